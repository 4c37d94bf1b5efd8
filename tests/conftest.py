"""What all tests share: the report of rules without a test."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.rules import cited_ids, rule_ids, untested

settings.register_profile("project", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("project")

LONG = os.environ.get("CARAVELA_LONG") == "1"
"""Whether this is `make test-all`."""

only_long = pytest.mark.skipif(not LONG, reason="only in make test-all")
"""What is more of the same, and slow."""


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules that the test is about")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    ids, cited = rule_ids(), cited_ids()
    left = [name for name in ids if name not in cited]
    terminalreporter.write_line(f"rules: {len(ids) - len(left)} of {len(ids)} ids are cited by tests")
    for name in left:
        terminalreporter.write_line(f"  not cited: {name}  {untested().get(name, '(no reason given)')}")
