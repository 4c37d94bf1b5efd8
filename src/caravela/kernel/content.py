"""Content: component files read strictly, so that a mistake is named with file, entry and remedy."""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from caravela.kernel.errors import ContentError, meant, nearest


class Entry:
    """
    One table of a content file: every key must be asked for, and what is left over is an error.

    >>> entry = Entry("goods.toml", "sugar", {"copies": 6, "colour": "white"})
    >>> entry.number("copies")
    6
    >>> entry.close()
    Traceback (most recent call last):
        ...
    caravela.kernel.errors.ContentError: goods.toml, 'sugar': unknown key 'colour'; known are 'copies'
    """

    def __init__(self, file: str, name: str, table: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self.table = table
        self.asked: list[str] = []
        self.parts: list[Entry] = []

    def error(self, what: str) -> ContentError:
        """A complaint about this entry."""
        return ContentError(f"{self.file}, {self.name!r}: {what}")

    def value(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of a key, of the right type; a missing key without default is an error."""
        self.asked.append(key)
        if key not in self.table:
            if default is None:
                raise self.error(f"{key!r} is missing{meant(key, self.leftover())}")
            return default
        value = self.table[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"{key!r} must be {KINDS[kind]}, not {value!r}")
        return value

    def leftover(self) -> list[str]:
        return [key for key in self.table if key not in self.asked]

    def text(self, key: str, default: str | None = None) -> str:
        return str(self.value(key, str, default))

    def number(self, key: str, default: int | None = None, least: int = 0, most: int = 999) -> int:
        """A whole number within limits."""
        number = int(self.value(key, int, default))
        if not least <= number <= most:
            raise self.error(f"{key!r} must be from {least} to {most}, not {number}")
        return number

    def flag(self, key: str, default: bool | None = None) -> bool:
        return bool(self.value(key, bool, default))

    def numbers(self, key: str, count: int | None = None) -> list[int]:
        """A list of whole numbers, none below 0; of so many, where a count is given."""
        numbers = list(self.value(key, list))
        for number in numbers:
            if not isinstance(number, int) or isinstance(number, bool):
                raise self.error(f"{key!r} must be a list of numbers, not of {number!r}")
            if number < 0:
                raise self.error(f"{key!r} must not have {number}")
        if count is not None and len(numbers) != count:
            raise self.error(f"{key!r} must have {count} numbers, not {len(numbers)}")
        return numbers

    def one_of(self, key: str, names: list[str], default: str | None = None) -> int:
        """The place of a word in a vocabulary."""
        return self.place(self.text(key, default), key, names)

    def several_of(self, key: str, names: list[str]) -> list[int]:
        """The places of several words in a vocabulary."""
        return [self.place(word, key, names) for word in self.value(key, list)]

    def place(self, word: str, key: str, names: list[str]) -> int:
        if word not in names:
            raise self.error(f"unknown {key} {word!r}{nearest(str(word), names)}")
        return names.index(word)

    def entries(self, key: str) -> list["Entry"]:
        """The tables of a list of tables; none where the key is missing."""
        tables = self.value(key, list, [])
        for table in tables:
            if not isinstance(table, dict):
                raise self.error(f"{key!r} must be a list of tables, not of {table!r}")
        parts = [Entry(self.file, self.name, table) for table in tables]
        self.parts += parts
        return parts

    def entry(self, key: str) -> "Entry":
        """The table of a key."""
        part = Entry(self.file, self.name, self.value(key, dict))
        self.parts.append(part)
        return part

    def expect(self, key: str, wanted: int) -> None:
        """Complain about a number that the rules know otherwise."""
        found = self.number(key)
        if found != wanted:
            raise self.error(f"{key!r} is {wanted} in the rules, not {found}")

    def close(self) -> None:
        """Complain about the first key that nobody asked for."""
        for key in self.leftover():
            raise self.error(f"unknown key {key!r}{nearest(key, self.asked)}")
        for part in self.parts:
            part.close()


KINDS: dict[type, str] = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}

SOURCES = ["rulebook", "public", "memory", "reconstructed"]


class Content:
    """The content files of a game: its own, or those of the same name in another folder in their place."""

    def __init__(self, own: Path, other: Path | None = None) -> None:
        self.own = own
        self.other = other
        self.digest = ""
        """What tells other content from a game's own: nothing for that."""
        self.files: list[ContentFile] = []
        if other is not None:
            self.check(other)

    def check(self, other: Path) -> None:
        """Complain about files that the game does not know."""
        if not other.is_dir():
            raise ContentError(f"no folder {str(other)!r}")
        known = sorted(path.name for path in self.own.glob("*.toml"))
        whole = hashlib.sha256()
        for path in sorted(other.iterdir()):
            if path.name not in known:
                raise ContentError(f"{path.name}: unknown content file{nearest(path.name, known)}")
            whole.update(path.name.encode() + b"\n" + path.read_bytes())
            self.digest = whole.hexdigest()[:16]

    def file(self, name: str) -> "ContentFile":
        """A content file by its name."""
        folder = self.other if self.other is not None and (self.other / name).exists() else self.own
        file = ContentFile(folder / name)
        self.files.append(file)
        return file

    def close(self) -> None:
        """Complain about the first thing in the files that nobody asked for."""
        for file in self.files:
            file.close()


class ContentFile:
    """A file of entries under headings: `[[building]]` with an id each, or a single `[bank]`."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self.tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise ContentError(f"{self.name}: no such file in {path.parent.name!r}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ContentError(f"{self.name}: {error}") from None
        self.asked: list[str] = []
        self.entries: list[Entry] = []

    def section(self, heading: str) -> Any:
        self.asked.append(heading)
        if heading not in self.tables:
            raise ContentError(f"{self.name}: no [{heading}]{nearest(heading, list(self.tables))}")
        return self.tables[heading]

    def all(self, heading: str, count: int | None = None) -> list[Entry]:
        """The entries under a heading, ids unique, each with the mark of its source."""
        tables = self.section(heading)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            raise ContentError(f"{self.name}: [{heading}] must be written [[{heading}]]")
        entries = []
        ids: list[str] = []
        for number, table in enumerate(tables, 1):
            entry = Entry(self.name, f"{heading} {number}", table)
            entry.name = entry.text("id")
            if entry.name in ids:
                raise entry.error("stands twice")
            ids.append(entry.name)
            entry.one_of("source", SOURCES)
            entries.append(entry)
        if count is not None and len(entries) != count:
            raise ContentError(f"{self.name}: {len(entries)} entries of [[{heading}]], but there must be {count}")
        self.entries += entries
        return entries

    def named(self, heading: str, names: list[str]) -> list[Entry]:
        """The entries under a heading, which must be these in this order."""
        entries = self.all(heading, len(names))
        for name, entry in zip(names, entries, strict=True):
            if entry.name != name:
                raise entry.error(f"{name!r} must stand here; the order is {', '.join(names)}")
        return entries

    def one(self, heading: str) -> Entry:
        """The single entry under a heading."""
        table = self.section(heading)
        if not isinstance(table, dict):
            raise ContentError(f"{self.name}: [[{heading}]] must be written [{heading}]")
        entry = Entry(self.name, heading, table)
        entry.one_of("source", SOURCES)
        self.entries.append(entry)
        return entry

    def expect(self, what: str, found: int, wanted: int) -> None:
        """Complain about a wrong count."""
        if found != wanted:
            raise ContentError(f"{self.name}: {found} {what}, but there must be {wanted}")

    def close(self) -> None:
        for entry in self.entries:
            entry.close()
        for heading in self.tables:
            if heading not in self.asked:
                raise ContentError(f"{self.name}: unknown heading [{heading}]{nearest(heading, self.asked)}")
