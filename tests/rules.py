"""Which rule a test is about: `@rule("EMP-6.3")` above it; the run reports the ids that no test cites."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UNTESTED = Path(__file__).parent / "untested.toml"
ID = re.compile(r"\b[A-Z]{2,4}-(?:\d+\.(?:\d+[a-z]?|[A-Z])|[A-Z]\d+)\b")


def rule(*ids: str) -> pytest.MarkDecorator:
    """Cite the rules that a test would catch a breach of."""
    return pytest.mark.rule(*ids)


def rule_ids() -> list[str]:
    """All ids of the numbered rules, decisions and worked examples."""
    found: dict[str, None] = {}
    for path in sorted((ROOT / "docs" / "rules").glob("*.md")):
        found.update(dict.fromkeys(ID.findall(path.read_text(encoding="utf-8"))))
    return list(found)


@cache
def cited_ids() -> dict[str, list[str]]:
    """Per cited id the tests that cite it, read from the tests' sources."""
    cited: dict[str, list[str]] = {}
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "rule":
                        for argument in decorator.args:
                            if isinstance(argument, ast.Constant):
                                cited.setdefault(str(argument.value), []).append(f"{path.stem}.{node.name}")
    return cited


def untested() -> dict[str, str]:
    """Statements that can't be tested alone, with the reason."""
    reasons: dict[str, str] = tomllib.loads(UNTESTED.read_text(encoding="utf-8"))["alone"]
    return reasons
