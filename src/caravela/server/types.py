"""The page's types, written from the messages and the games' views: `make types`; `--check` compares.

It reads the sources as they are (`PYTHONPATH=src`): compiled modules do not tell the types of their fields.
"""

import ast
import importlib
import inspect
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

import caravela
from caravela.kernel.seen import Seen
from caravela.server import messages

HEAD = "/* Written by `make types` from {source}; a test compares them. */\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def files() -> dict[Path, str]:
    """All files of types with what should stand in them."""
    web = Path(caravela.__file__).parent / "web"
    found = {web / "messages.d.ts": HEAD.format(source="server/messages.py") + "".join(message_types())}
    for name in caravela.games():
        game = caravela.game(name)
        view = importlib.import_module(f"caravela.games.{name}.view").View
        text = HEAD.format(source=f"games/{name}/view.py") + "".join(view_types(view))
        found[game.folder / "web" / "view.d.ts"] = text
    return found


def written(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(inner[0])
    if origin is Literal:
        return " | ".join(f'"{word}"' if isinstance(word, str) else str(word).lower() for word in inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in inner))
    if origin is tuple:
        if inner[-1] is Ellipsis:
            return f"{closed(inner[0])}[]"
        return f"[{', '.join(written(one) for one in inner)}]"
    if origin is dict:
        return f"Record<string, {written(inner[1])}>"
    if origin in (list, set):
        return f"{closed(inner[0])}[]"
    if isinstance(kind, type) and issubclass(kind, (Seen, msgspec.Struct)):
        return kind.__name__
    raise TypeError(f"{kind!r} has no form in TypeScript")


def closed(kind: Any) -> str:
    """A type as it may stand before brackets."""
    text = written(kind)
    return f"({text})" if " | " in text else text


# -- messages ---------------------------------------------------------------------------------------------------------


def message_types() -> Iterator[str]:
    """All structs of the messages in their order, and one name for all that comes down the live line."""
    live: list[str] = []
    for struct in vars(messages).values():
        if not isinstance(struct, type) or not issubclass(struct, messages.Message):
            continue
        tagged = struct.__struct_config__.tag is not None
        if tagged or struct.__struct_fields__:
            yield struct_type(struct)
        if tagged:
            live.append(struct.__name__)
    yield f"\nexport type Live = {' | '.join(live)};\n"


def struct_type(struct: type[messages.Message]) -> str:
    """A struct; what it may leave out has a question mark, and what its base says is not repeated."""
    config = struct.__struct_config__
    base = next((one for one in struct.__mro__[1:] if issubclass(one, msgspec.Struct) and one.__struct_fields__), None)
    known = base.__struct_fields__ if base else ()
    hints = get_type_hints(struct, include_extras=True)
    lines = [f'  {config.tag_field}: "{config.tag}";\n'] if config.tag is not None else []
    for field in msgspec.structs.fields(struct):
        if field.name in known:
            continue
        leaves_out = config.omit_defaults or issubclass(struct, messages.Request)
        mark = "?" if leaves_out and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {written(hints[field.name])};\n")
    extends = f" extends {base.__name__}" if base else ""
    return f"\n{remark(struct)}export interface {struct.__name__}{extends} {{\n{''.join(lines)}}}\n"


def remark(thing: type) -> str:
    """The docstring, where a class has one of its own."""
    text = thing.__dict__.get("__doc__")
    return f"/** {' '.join(text.split())} */\n" if text else ""


# -- views ------------------------------------------------------------------------------------------------------------


def view_types(view: type) -> Iterator[str]:
    """A view and all that it is made of, each before the one that needs it."""
    done: list[Any] = []

    def visit(kind: Any) -> Iterator[str]:
        for inner in get_args(kind):
            yield from visit(inner)
        if not isinstance(kind, type) or not issubclass(kind, Seen) or kind in done:
            return
        done.append(kind)
        declared = fields(kind)
        for inner in declared.values():
            yield from visit(inner)
        lines = [f"  {name}: {written(inner)};\n" for name, inner in declared.items()]
        yield f"\n{remark(kind)}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"

    yield from visit(view)


def fields(kind: type[Seen]) -> dict[str, Any]:
    """What a part of a view shows, by the types that its constructor declares."""
    constructor = ast.parse(dedent(inspect.getsource(kind.__init__)))
    lines = [line for line in ast.walk(constructor) if isinstance(line, ast.AnnAssign)]
    names = vars(sys.modules[kind.__module__])
    return {
        line.target.attr: eval(ast.unparse(line.annotation), names)
        for line in lines
        if isinstance(line.target, ast.Attribute)
    }


def main(words: list[str]) -> None:
    found = files()
    if words == ["--check"]:
        old = [str(path) for path, text in found.items() if path.read_text() != text]
        sys.exit(f"make types would write {', '.join(old)} anew" if old else 0)
    for path, text in found.items():
        path.write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
