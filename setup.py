"""Compiles the hot modules where a C compiler is there; without one the same files are installed as plain Python.

`CARAVELA_PURE=1` asks for plain Python. A type error in a hot module stops the installation: it would be one in both.
"""

import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HOT = (
    "src/caravela/kernel/{phrases,agenda,state,chance,effects,carry,hidden,ledger,seen,features,inputs}.py",
    "src/caravela/games/*/*.py",
    "src/caravela/games/*/steps/*.py",
    "src/caravela/bots/{ahead,learned,net,playout,search,value}.py",
)
COMPILER_ERRORS = (BaseError, CCompilerError, OSError)
ONLY_METADATA = {"dist_info", "egg_info", "sdist", "clean", "--version", "--name"}


def hot_modules() -> list[str]:
    """The files that `HOT` names and that exist, packages' `__init__` excepted."""
    found: set[str] = set()
    for pattern in HOT:
        before, brace, rest = pattern.partition("{")
        names, _, after = rest.partition("}")
        for name in names.split(",") if brace else [""]:
            found.update(path.as_posix() for path in Path().glob(before + name + after))
    return sorted(path for path in found if not path.endswith("/__init__.py"))


def say_pure(reason: str) -> None:
    """Tells it on stderr, and in a file, because installers keep a build's output to themselves."""
    line = f"caravela: installing the pure Python engine, several times slower: {reason}"
    print(line, file=sys.stderr, flush=True)
    Path("build").mkdir(exist_ok=True)
    Path("build/pure.txt").write_text(line + "\n")


def compiler_problem() -> str:
    """Why C extensions can't be built here, or nothing."""
    from distutils.ccompiler import new_compiler  # setuptools' own copy
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler: Any = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except COMPILER_ERRORS:
            return "no working C compiler with Python's headers"
    return ""


def extensions() -> list[Extension]:
    if ONLY_METADATA.intersection(sys.argv):
        return []
    if os.environ.get("CARAVELA_PURE", "0") not in ("", "0"):
        say_pure("CARAVELA_PURE is set")
        return []
    modules = hot_modules()
    if not modules:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        say_pure("mypyc is not installed")
        return []
    if problem := compiler_problem():
        say_pure(problem)
        return []
    # What other modules import is not there while a package is built, so only the hot ones can be judged.
    words = ["--follow-imports=silent", *modules]
    return mypycify(words, opt_level="3", debug_level="0", multi_file=True, group_name="caravela")


class BuildExtensions(build_ext):
    """Compiles on all cores and only what changed, and does without the compiled engine when the C compiler fails."""

    def run(self) -> None:
        try:
            super().run()
        except COMPILER_ERRORS as error:
            # All or nothing: compiled modules of one group can't be mixed with plain ones.
            print(error, file=sys.stderr)
            say_pure("the C compiler failed")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []

    def build_extensions(self) -> None:
        compile_now = self.compiler.compile
        headers = b"".join(path.read_bytes() for path in sorted(Path("build").glob("__native*.h")))

        def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
            [target] = self.compiler.object_filenames([source], output_dir=output_dir)
            text = Path(source).read_bytes()
            # Where the headers lie is left out: each isolated build has them elsewhere, their versions tell enough.
            flags = sorted((name, value) for name, value in options.items() if name != "include_dirs")
            recipe = repr((sys.version, version("mypy"), flags)).encode()
            digest = hashlib.sha256(recipe + text + (headers if b"__native" in text else b"")).hexdigest()
            note = Path(target + ".digest")
            if not (Path(target).exists() and note.exists() and note.read_text() == digest):
                compile_now([source], output_dir=output_dir, **options)
                note.write_text(digest)
            return [target]

        def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one(source, output_dir, options), sources)
                return [target for targets in made for target in targets]

        self.compiler.compile = compile_all
        super().build_extensions()


if not ONLY_METADATA.intersection(sys.argv):
    # What an earlier build left here would be installed again, even when its source is gone.
    for leftover in Path("build").glob("lib*"):
        shutil.rmtree(leftover)
    Path("build/pure.txt").unlink(missing_ok=True)

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExtensions})
