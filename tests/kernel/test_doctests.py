"""Every example in a docstring or in the README is true; read from the sources, since compiled modules carry none."""

import ast
import doctest
from pathlib import Path

import pytest

from tests.rules import ROOT

SOURCES = sorted((ROOT / "src" / "caravela").rglob("*.py"))
PAGES = [path for path in sorted(ROOT.glob("*.md")) if ">>>" in path.read_text(encoding="utf-8")]
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def examples(path: Path) -> list[doctest.DocTest]:
    """The examples of one source, each to be run with the names of its module."""
    names: dict[str, object] = {}
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        text = ast.get_docstring(node) if isinstance(node, DOCUMENTED) else None
        if text and ">>>" in text:
            if not names:
                exec(f"from {module_name(path)} import *", names)
            line = getattr(node, "lineno", 0)
            title = getattr(node, "name", path.stem)
            found.append(doctest.DocTestParser().get_doctest(text, dict(names), title, str(path), line))
    return found


EXAMPLES = [
    pytest.param(test, id=f"{Path(str(test.filename)).stem}-{test.name}") for p in SOURCES for test in examples(p)
]


def run(test: doctest.DocTest) -> None:
    report: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert not report, "".join(report)


@pytest.mark.parametrize("test", EXAMPLES)
def test_the_examples_of_a_docstring_are_true(test: doctest.DocTest) -> None:
    run(test)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    text = page.read_text(encoding="utf-8")

    run(doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4
