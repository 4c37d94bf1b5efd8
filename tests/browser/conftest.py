"""Debian's browser, a real server, and visitors that must leave without having seen an error."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import Server
from tests.browser.visitor import ASKED, BROWSER, FLAGS, LANGUAGES, PATIENCE, PHONE, WIDE, Visitor

Meet = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not BROWSER.exists():
        pytest.fail(f"no {BROWSER}: make browser installs it (as root, on Debian)", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=BROWSER, headless=True, args=FLAGS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share; each has its own tables and visitors."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server to be stopped and started again."""
    server = Server(tmp_path / "server").start()
    yield server
    server.kill()


@pytest.fixture
def meet(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Visitors on demand, each with a browser context of its own; none may have met an error at the end."""
    met: list[Visitor] = []

    def meet(
        server: Server,
        language: str = "en",
        phone: bool = False,
        dark: bool = False,
        asked: bool = True,
        **more: Any,
    ) -> Visitor:
        """A visitor who is asked even what every sensible player answers the same, unless told otherwise."""
        context = browser.new_context(
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            locale=LANGUAGES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion=more.pop("motion", "reduce"),
            **more,
        )
        if asked:
            context.add_init_script(ASKED)
        visitor = Visitor(context, server.address)
        met.append(visitor)
        return visitor

    yield meet
    problems = [problem for visitor in met for problem in visitor.problems]
    if problems or getattr(request.node, "failed", False):
        for number, visitor in enumerate(met):
            visitor.keep(f"failed-{request.node.name}-{number}")
    for visitor in met:
        visitor.context.close()
    assert not problems, "the page met errors:\n" + "\n".join(dict.fromkeys(problems))


@pytest.fixture
def visitor(meet: Meet, server: Server) -> Visitor:
    return meet(server)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if call.when == "call" and report.failed:
        item.failed = True  # type: ignore[attr-defined]
    return report
