"""Phrases: what can be offered and what can be told, declared once per game over kinds of words."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, overload

Value = str | int
ABSENT: Final = -1
"""The value of a place in a phrase that stays empty."""


class Kind:
    """A kind of word: its name in the texts, and how many words it may have at most."""

    def __init__(self, name: str, most: int, first: int = ABSENT) -> None:
        self.name: Final = name
        self.most: Final = most
        self.first: Final = first
        """The first number, where the words are numbers."""


Known = tuple[Kind, ...]

# -- offers -----------------------------------------------------------------------------------------------------------


class Offer:
    """
    Something that can be offered: a pattern of words, and a range of numbers of its own.

    >>> say = Phrases()
    >>> land = say.offer("land", say.kind("region", 9))
    >>> ride = say.offer("ride", say.kind("region", 9), say.kind("region", 9))
    >>> land.at(3), ride.at(0, 2), ride.of(11)
    (3, 11, (0, 2))
    >>> 11 in land, 11 in ride
    (False, True)
    """

    def __init__(self, pattern: str, kinds: list[Kind], base: int, free: bool) -> None:
        words = pattern.split(" ")
        if "*" not in words:
            words += ["*"] * len(kinds)
        self.words: Final = words
        """The words, with a star for each one that varies."""
        self.kinds: Final = kinds
        self.base: Final = base
        self.free: Final = free
        """Whether it stands beside decisions: after it the same decision is asked again."""
        sizes = [kind.most for kind in kinds] + [1, 1, 1, 1]
        self.first: Final = sizes[0]
        self.second: Final = sizes[1]
        self.third: Final = sizes[2]
        self.fourth: Final = sizes[3]
        self.end: Final = base + sizes[0] * sizes[1] * sizes[2] * sizes[3]
        names = [kind.name for kind in kinds]
        self.key: Final = key_of("do", *[names.pop(0) if word == "*" else word for word in words])
        self.names: Final = arguments(kinds)

    def __contains__(self, option: int) -> bool:
        return self.base <= option < self.end

    def outside(self) -> ValueError:
        return ValueError(f"a word of {' '.join(self.words)!r} is outside its kind")

    def parts(self, option: int) -> list[int]:
        """What each varying word is."""
        rest = option - self.base
        values: list[int] = []
        for kind in reversed(self.kinds):
            values.append(rest % kind.most)
            rest //= kind.most
        values.reverse()
        return values


class Offer0(Offer):
    def at(self) -> int:
        return self.base


class Offer1(Offer):
    def at(self, one: int) -> int:
        if not 0 <= one < self.first:
            raise self.outside()
        return self.base + one

    def of(self, option: int) -> int:
        return option - self.base


class Offer2(Offer):
    def at(self, one: int, two: int) -> int:
        if not (0 <= one < self.first and 0 <= two < self.second):
            raise self.outside()
        return self.base + one * self.second + two

    def of(self, option: int) -> tuple[int, int]:
        rest = option - self.base
        return rest // self.second, rest % self.second


class Offer3(Offer):
    def at(self, one: int, two: int, three: int) -> int:
        if not (0 <= one < self.first and 0 <= two < self.second and 0 <= three < self.third):
            raise self.outside()
        return self.base + (one * self.second + two) * self.third + three

    def of(self, option: int) -> tuple[int, int, int]:
        rest = option - self.base
        pair = rest // self.third
        return pair // self.second, pair % self.second, rest % self.third


# -- what can be told -------------------------------------------------------------------------------------------------


class Phrase:
    """A sentence with places for words: what happened, why something can't be done, what is to be watched."""

    def __init__(self, key: str, kinds: list[Kind], known: list[Kind]) -> None:
        self.key: Final = key
        self.kinds: Final = kinds + known
        self.open: Final = len(kinds)
        """So many places everybody may know; the others only some seats."""
        self.names: Final = arguments(self.kinds)

    def said(self, *values: int) -> "Said":
        """The sentence with its words."""
        return Said(self, list(values), 0)


class Event(Phrase):
    """Something that happens; the number of its places is in its type, so that none can be forgotten."""


class Event0(Event):
    pass


class Event1(Event):
    pass


class Event2(Event):
    pass


class Event3(Event):
    pass


class Event4(Event):
    pass


class Event5(Event):
    pass


class Event6(Event):
    pass


class Event7(Event):
    pass


EVENTS: Final[list[type[Event]]] = [Event0, Event1, Event2, Event3, Event4, Event5, Event6, Event7]


class Said:
    """A phrase with its words, as ints; and which seats may know all of them."""

    def __init__(self, phrase: Phrase, values: list[int], seats: int) -> None:
        self.phrase: Final = phrase
        self.values: Final = values
        self.seats: Final = seats
        """Bit mask of the seats that may know what not all may know."""

    @property
    def about(self) -> int | None:
        """The word of the one whom it is about, if it is about one."""
        names = self.phrase.names
        return self.values[names.index("seat")] if "seat" in names and "seat3" not in names else None

    def is_told(self, eyes: int) -> bool:
        """Whether whoever looks with these eyes, a bit mask of seats, may know all of it."""
        return self.phrase.open == len(self.phrase.kinds) or self.seats & eyes != 0

    def as_seen(self, speech: "Speech", eyes: int) -> tuple[str, dict[str, Value]]:
        """Key and arguments of the sentence as whoever looks with these eyes, a bit mask of seats, may know it."""
        phrase = self.phrase
        if phrase.open == len(phrase.kinds):
            return phrase.key, speech.facts(phrase.kinds, phrase.names, self.values)
        if self.seats & eyes:
            return phrase.key + "-known", speech.facts(phrase.kinds, phrase.names, self.values)
        return phrase.key, speech.facts(phrase.kinds[: phrase.open], phrase.names, self.values)


# -- a game's book of phrases -----------------------------------------------------------------------------------------


class Phrases:
    """All that a game can offer and tell, in the order of its lines: a new offer goes to the end."""

    def __init__(self) -> None:
        self.kinds: Final[list[Kind]] = []
        self.offers: Final[list[Offer]] = []
        self.phrases: Final[list[Phrase]] = []
        self.total = 0
        """How many numbers the offers have together."""

    def kind(self, name: str, most: int) -> Kind:
        """A kind of word whose words the catalogue brings."""
        return self.added(Kind(name, most))

    def number(self, name: str, most: int = 1000, first: int = 0) -> Kind:
        """A kind of word whose words are numbers, so many from the first one on."""
        return self.added(Kind(name, most, first))

    def added(self, kind: Kind) -> Kind:
        self.kinds.append(kind)
        return kind

    @overload
    def offer(self, pattern: str, *, free: bool = False) -> Offer0: ...
    @overload
    def offer(self, pattern: str, one: Kind, /, *, free: bool = False) -> Offer1: ...
    @overload
    def offer(self, pattern: str, one: Kind, two: Kind, /, *, free: bool = False) -> Offer2: ...
    @overload
    def offer(self, pattern: str, one: Kind, two: Kind, three: Kind, /, *, free: bool = False) -> Offer3: ...
    def offer(self, pattern: str, *kinds: Kind, free: bool = False) -> Any:
        """Something that can be offered: 'land' over regions is 'land florida'; a star says where a word stands."""
        made: list[type[Offer]] = [Offer0, Offer1, Offer2, Offer3]
        offer = made[len(kinds)](pattern, list(kinds), self.total, free)
        self.offers.append(offer)
        self.total = offer.end
        return offer

    @overload
    def event(self, key: str, *, known: Known = ()) -> Event0: ...
    @overload
    def event(self, key: str, a: Kind, /, *, known: Known = ()) -> Event1: ...
    @overload
    def event(self, key: str, a: Kind, b: Kind, /, *, known: Known = ()) -> Event2: ...
    @overload
    def event(self, key: str, a: Kind, b: Kind, c: Kind, /, *, known: Known = ()) -> Event3: ...
    @overload
    def event(self, key: str, a: Kind, b: Kind, c: Kind, d: Kind, /, *, known: Known = ()) -> Event4: ...
    @overload
    def event(self, key: str, a: Kind, b: Kind, c: Kind, d: Kind, e: Kind, /, *, known: Known = ()) -> Event5: ...
    @overload
    def event(
        self, key: str, a: Kind, b: Kind, c: Kind, d: Kind, e: Kind, f: Kind, /, *, known: Known = ()
    ) -> Event6: ...
    @overload
    def event(
        self, key: str, a: Kind, b: Kind, c: Kind, d: Kind, e: Kind, f: Kind, g: Kind, /, *, known: Known = ()
    ) -> Event7: ...
    def event(self, key: str, *kinds: Kind, known: Known = ()) -> Any:
        """Something that happens; what only some seats may know of it comes after what all may know."""
        event = EVENTS[len(kinds)](key_of("log", key), list(kinds), list(known))
        self.phrases.append(event)
        return event

    def reason(self, key: str, *kinds: Kind) -> Phrase:
        """Why something is not offered, or what speaks against it."""
        return self.phrase("why", key, kinds)

    def moment(self, key: str, *kinds: Kind) -> Phrase:
        """Something that people would watch together."""
        return self.phrase("moment", key, kinds)

    def phrase(self, sort: str, key: str, kinds: Sequence[Kind]) -> Phrase:
        phrase = Phrase(key_of(sort, key), list(kinds), [])
        self.phrases.append(phrase)
        return phrase


# -- the words of one catalogue ---------------------------------------------------------------------------------------


class Speech:
    """
    The phrases of a game with the words of a catalogue: from numbers to texts and back.

    >>> say = Phrases()
    >>> land = say.offer("land", say.kind("region", 9))
    >>> speech = Speech(say, {"region": ["caribbean", "florida"]})
    >>> speech.text(land.at(1)), speech.option("land florida"), speech.option("land peru")
    ('land florida', 1, -1)
    >>> speech.label(land.at(1))
    ('do-land-region', {'region': 'florida'})
    """

    def __init__(self, phrases: Phrases, words: Mapping[str, Sequence[str]]) -> None:
        self.phrases: Final = phrases
        self.words: Final[dict[str, list[str]]] = {name: list(there) for name, there in words.items()}
        """Per kind its words."""
        self.owner: Final[list[Offer]] = []
        """Per number the offer that it belongs to."""
        self.is_free: Final[list[bool]] = []
        """Per number whether it stands beside decisions."""
        self.numbers: Final[dict[str, int]] = {}
        """Per text its number; made when the first text is read."""
        for kind in phrases.kinds:
            if kind.first == ABSENT and len(self.words[kind.name]) > kind.most:
                raise ValueError(f"{len(self.words[kind.name])} words of the kind {kind.name!r}, at most {kind.most}")
        for offer in phrases.offers:
            count = offer.end - offer.base
            self.owner.extend([offer] * count)
            self.is_free.extend([offer.free] * count)

    def __len__(self) -> int:
        return self.phrases.total

    def has(self, option: int) -> bool:
        """Whether the catalogue has all words of an option."""
        offer = self.owner[option]
        values = offer.parts(option)
        for place in range(len(values)):
            kind = offer.kinds[place]
            if kind.first == ABSENT and values[place] >= len(self.words[kind.name]):
                return False
        return True

    def text(self, option: int) -> str:
        """How an option is written."""
        offer = self.owner[option]
        if not offer.kinds:
            return " ".join(offer.words)
        values = offer.parts(option)
        words: list[str] = []
        place = 0
        for word in offer.words:
            if word == "*":
                words.append(self.word(offer.kinds[place], values[place]))
                place += 1
            else:
                words.append(word)
        return " ".join(words)

    def word(self, kind: Kind, value: int) -> str:
        return self.words[kind.name][value] if kind.first == ABSENT else str(kind.first + value)

    def option(self, text: str) -> int:
        """The number of an option, or -1."""
        if not self.numbers:
            for option in range(self.phrases.total):
                if self.has(option):
                    written = self.text(option)
                    if written in self.numbers:
                        raise ValueError(f"two options are written {written!r}")
                    self.numbers[written] = option
        return self.numbers.get(text, -1)

    def label(self, option: int) -> tuple[str, dict[str, Value]]:
        """Key and arguments of the sentence in which a player reads an option."""
        offer = self.owner[option]
        return offer.key, self.facts(offer.kinds, offer.names, offer.parts(option))

    def facts(self, kinds: list[Kind], names: list[str], values: list[int]) -> dict[str, Value]:
        """The arguments of a sentence: the word for each value, numbers as they are; what is absent is left out."""
        facts: dict[str, Value] = {}
        for place in range(len(kinds)):
            kind = kinds[place]
            if kind.first != ABSENT:
                facts[names[place]] = kind.first + values[place]
            elif values[place] != ABSENT:
                facts[names[place]] = self.words[kind.name][values[place]]
        return facts

    def kinds_by_word(self) -> dict[str, list[str]]:
        """Per word the kinds of things that have it for a name: 'captain' is a worker and a space of Specialists."""
        kinds: dict[str, list[str]] = {}
        for name, words in self.words.items():
            for word in words:
                kinds.setdefault(word, []).append(name)
        return kinds


def key_of(*words: str) -> str:
    """
    The key of a text.

    >>> key_of("do", "place", "merchant_ship")
    'do-place-merchant-ship'
    """
    return "-".join(words).replace("_", "-")


def arguments(kinds: Sequence[Kind]) -> list[str]:
    """
    The names of the arguments of a sentence: the kinds, a second of the same kind with its number.

    >>> seat = Kind("seat", 4)
    >>> arguments([seat, Kind("good", 9), seat])
    ['seat', 'good', 'seat2']
    """
    names: list[str] = []
    seen: list[str] = []
    for kind in kinds:
        seen.append(kind.name)
        count = seen.count(kind.name)
        names.append(kind.name if count == 1 else f"{kind.name}{count}")
    return names
