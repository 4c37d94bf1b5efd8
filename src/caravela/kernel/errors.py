"""What can go wrong, each with one clear line."""

from difflib import get_close_matches


class CaravelaError(ValueError):
    """Input that can't be used; its message names the offender and the remedy."""


class IllegalOption(CaravelaError):
    """A choice that the pending decision does not offer; nothing has changed."""


class ContentError(CaravelaError):
    """A content file that does not say what its game needs."""


class RecordError(CaravelaError):
    """A record that can't be read or does not replay."""


class SaveError(CaravelaError):
    """Saved data that can't be loaded."""


def check(is_right: bool, complaint: str) -> None:
    """Complain about a position in which something does not add up."""
    if not is_right:
        raise AssertionError(complaint)


def nearest(word: str, known: list[str]) -> str:
    """
    The remedy for a misspelt word.

    >>> nearest("land_extr", ["land_extra", "money"])
    "; did you mean 'land_extra'?"
    >>> nearest("zzz", ["money", "ship"])
    "; known are 'money', 'ship'"
    """
    if not known:
        return ""
    return meant(word, known) or "; known are " + ", ".join(repr(name) for name in known)


def meant(word: str, known: list[str]) -> str:
    """The nearest spelling of a word, if there is one."""
    close = get_close_matches(word, known, 1)
    return f"; did you mean {close[0]!r}?" if close else ""
