"""The package: all of it and nothing else is in it, and it runs where nothing else of the project is."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import caravela
from tests.rules import ROOT

PATIENCE = 300
"""Seconds that a command may take: a build without objects at hand compiles everything."""
PINS = str(ROOT / "requirements" / "constraints.txt")
MADE = re.compile(r"(^|/)__pycache__/|\.(so|pyd|pyc)$")
BESIDE = {
    "CHANGELOG.md",
    "CREDITS.md",
    "LICENSE",
    "MANIFEST.in",
    "PKG-INFO",
    "README.md",
    "pyproject.toml",
    "setup.cfg",
    "setup.py",
}
GAMES = caravela.games()


def environment(**extra: str) -> dict[str, str]:
    """Of commands that know nothing of this test run."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CARAVELA_"))}
    return {**kept, "PIP_CONSTRAINT": PINS, "UV_CONSTRAINT": PINS, **extra}


def run(*command: str | Path, lines: str = "", at: Path = ROOT, fails: bool = False, **extra: str) -> str:
    """What a command says."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=at,
        env=environment(**extra),
        input=lines,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    assert (done.returncode != 0) == fails, f"{command}: status {done.returncode}\n{done.stdout[-4000:]}"
    return done.stdout


def build(what: str, source: Path, into: Path, *options: str) -> Path:
    """`python -m build`; what it made."""
    run(sys.executable, "-m", "build", "--installer", "uv", what, "--outdir", into, *options, source)
    [made] = into.iterdir()
    return made


def files_under(folder: Path) -> set[str]:
    """What people wrote there, not what machines made of it."""
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {name for name in names if not MADE.search(name)}


@dataclass(frozen=True)
class Installed:
    """A virtual environment with nothing but Caravela in it, and an empty folder to use it in."""

    engine: str
    place: Path
    empty: Path

    def program(self, name: str) -> Path:
        return self.place / "bin" / name

    @property
    def packages(self) -> Path:
        [found] = self.place.glob("lib/python*/site-packages")
        return found

    def python(self, *words: str) -> str:
        return run(self.program("python"), "-I", *words, at=self.empty)

    def caravela(self, *words: str, lines: str = "") -> str:
        home = str(self.empty.parent / "home")
        return run(self.program("caravela"), *words, lines=lines, at=self.empty, HOME=home, XDG_DATA_HOME=home)


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@pytest.fixture(scope="module")
def sdist(folder: Path) -> Path:
    return build("--sdist", ROOT, folder / "sdist")


@pytest.fixture(scope="module")
def unpacked(folder: Path, sdist: Path) -> Path:
    shutil.unpack_archive(sdist, folder / "unpacked")
    [found] = (folder / "unpacked").iterdir()
    return found


@pytest.fixture(scope="module", params=["compiled", "pure"])
def installed(request: pytest.FixtureRequest, folder: Path, sdist: Path, unpacked: Path) -> Installed:
    """Compiled: a wheel out of the sdist, installed by uv. Pure: the sdist, installed by pip."""
    engine: str = request.param
    made = Installed(engine, folder / engine / "place", folder / engine / "empty")
    made.empty.mkdir(parents=True)
    if engine == "compiled":
        for objects in (ROOT / "build").glob("temp.*"):  # those that still fit need not be compiled again
            shutil.copytree(objects, unpacked / "build" / objects.name)
        wheel = build("--wheel", unpacked, folder / "wheel")
        run(sys.executable, "-m", "venv", "--without-pip", made.place)
        run(sys.executable, "-m", "uv", "pip", "install", "--python", made.program("python"), wheel)
    else:
        run(sys.executable, "-m", "venv", made.place)
        run(made.program("pip"), "install", sdist, CARAVELA_PURE="1")
    return made


# -- what is in it ----------------------------------------------------------------------------------------------------


def test_the_sdist_has_all_of_the_package_and_nothing_else(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {member.name.partition("/")[2] for member in archive if member.isfile()}

    code = {name.removeprefix("src/caravela/") for name in names if name.startswith("src/caravela/")}
    assert code == files_under(ROOT / "src" / "caravela")
    assert {name for name in names if not name.startswith(("src/caravela/", "src/caravela.egg-info/"))} == BESIDE


def test_all_of_the_package_is_installed_and_nothing_else(installed: Installed) -> None:
    [record] = installed.packages.glob("caravela-*.dist-info/RECORD")
    names = [line.split(",")[0] for line in record.read_text(encoding="utf-8").splitlines()]

    beside = {name for name in names if not name.startswith(("caravela/", record.parent.name))}
    assert {name.partition(".cpython")[0] for name in beside} == {"../../../bin/caravela"} | (
        {"caravela__mypyc"} if installed.engine == "compiled" else set()
    )
    assert files_under(installed.packages / "caravela") == files_under(ROOT / "src" / "caravela")


def test_the_engine_installed_is_the_one_asked_for(installed: Installed) -> None:
    path = installed.python("-c", "import caravela.kernel.state as state; print(state.__file__)")

    assert path.strip().endswith(".py") == (installed.engine == "pure")


def test_a_type_error_in_a_hot_module_stops_the_build(unpacked: Path, folder: Path) -> None:
    wrong = folder / "wrong"
    shutil.copytree(unpacked, wrong, ignore=shutil.ignore_patterns("build"))
    with (wrong / "src/caravela/kernel/chance.py").open("a", encoding="utf-8") as module:
        module.write('\nWRONG: int = "a word"\n')

    said = run(sys.executable, "-m", "build", "--wheel", "--no-isolation", wrong, fails=True)

    assert "kernel/chance.py" in said
    assert "Incompatible types in assignment" in said


# -- what it does -----------------------------------------------------------------------------------------------------


def test_the_session_of_the_readme_runs(installed: Installed) -> None:
    installed.python("-m", "doctest", "-o", "ELLIPSIS", str(ROOT / "README.md"))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_in_the_terminal(installed: Installed, game: str) -> None:
    said = installed.caravela(
        "play",
        game,
        "--text",
        "--language",
        "en",
        "--seats",
        "2",
        "--seed",
        "5",
        "--bots",
        "uniform",
        lines="1\n" * 400,
    )

    assert "The game is over" in said


@pytest.mark.parametrize("game", GAMES)
def test_games_are_simulated(installed: Installed, game: str) -> None:
    said = installed.caravela(
        "simulate", game, "--seats", "2", "--bots", "uniform,greedy", "--games", "2", "--jobs", "2", "--json"
    )

    assert json.loads(said)["games"] == 2


@pytest.fixture(scope="module")
def address(installed: Installed) -> Iterator[str]:
    """Of the table in the browser, started from the installed package."""
    command = [str(installed.program("caravela")), "play", "--no-browser", "--port", "0", "--data", "../data"]
    log = installed.empty.parent / "server.txt"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, cwd=installed.empty, env=environment(), stdout=subprocess.PIPE, stderr=errors, encoding="utf-8"
        ) as server,
    ):
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said.startswith("Caravela is open: "), said + log.read_text()
        yield said.split()[-1].rstrip("/")
        server.terminate()


def fetched(address: str, body: object = None) -> str:
    """What the server answers; an error status is an error here."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=60) as answer:
        return str(answer.read().decode(errors="replace"))


def test_the_start_page_is_served_with_all_it_needs(address: str) -> None:
    page = fetched(address + "/")

    needed = re.findall(r'(?:href|src)="(/[^"]+)"', page)
    assert "/web/start.js" in needed
    for path in needed:
        assert fetched(address + path)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_each_game_is_served_with_all_it_needs(address: str, game: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    table = json.loads(fetched(f"{address}/api/tables", {"game": game, "seats": seats}))["table"]

    page = fetched(f"{address}/t/{table}")

    assert "/web/table.js" in page
    for path in re.findall(r'(?:href|src)="(/[^"]+)"', page):
        assert fetched(address + path)
    for file in files_under(ROOT / "src" / "caravela" / "games" / game / "web"):
        assert fetched(f"{address}/games/{game}/web/{file}")
    for language in ("en", "pt", "fr"):
        assert "game-title" in fetched(f"{address}/text/{game}/{language}.ftl")
        assert '"paragraphs"' in fetched(f"{address}/api/games/{game}/learn/{language}")
