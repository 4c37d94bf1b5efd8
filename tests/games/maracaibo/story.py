"""
What the story cards and the legacy tiles say, in the notation of the rules (MAR-28).

The tests compare the game with this: nothing here is read from the content files.
"""

import re
from typing import NamedTuple

STORY = """
1 1 @15 [cp:1 : d:5; v:1/compass] | 16 19*4 | | > 2
2 1 @7 [obj:map, obj:spyglass : v:2/compass; fig:1] | 9 2*34 | | > 3
3 1 @18 [good:sugar, good:tobacco : d:4; v:1/compass] | 6 12*4 | | > 4 or 5(d:2)
4 1 @12 [move>=4 : inf:any:1; v:2/compass] | 8 16*34 | | > 6
5 1 @10 [d:2 : d:1/compass; inf:any:1] | 3 19*34 | | > 6
6 1 @3 [obj:pistol, obj:herbs : d:3; v:2/compass] | 15 9*34 | | +l5 > 8
8 2 @17 [good:cotton, good:cocoa : v:2/compass; d:2] | 2 12*34 | c90 | > 9
9 2 @6 [obj:map, obj:map : inf:any:1; v:1/compass] | 10 18*4 | | > 10 or 11(inf:any:1)
10 2 @16 [cp:2 : d:6; v:1/compass] | 7 19*34 | | > 12
11 2 @19 [obj:herbs, obj:spyglass : d:2/compass; fig:1] | 8 15*34 | | > 12
12 2 @17 [move>=4 : v:2/compass; cp:2] | 3 9*4 | c91 | +l1 > 14
14 3 @8 [obj:pistol, obj:spyglass : d:3; v:1/compass] | 1 15*34 | +l2 | > 15
15 3 full:l10 | 6 18*34 | +l10 | -l10 > 16 or 17
16 3 @1 [d:2 : v:2/compass; inf:any:1] | 10 16*34 | | > 18
17 3 @9 [cp:1 : exp:2; v:1/compass] | 2 19*34 | | > 18
18 3 @15 [obj:map, obj:pistol : d:4; v:2/compass] | 7 12*4 | | -l2 > 20
20 4 @9 [obj:herbs, obj:map : exp:2; v:1/compass] | 3 17*34 | c92 | > 21
21 4 full:l11 | 8 16*34 | +l11 | -l11 > 22 or 23
22 4 @6 [fig:1 : disc:2; v:1/compass] | 12 18*34 | | > 24
23 4 @12 [good:cocoa, good:indigo : d:2/compass; inf:any:1] | 2 15*34 | | > 24
24 4 @8 [move>=4 : d:3; v:2/compass] | 1 10*34 | c93 | +l4 > 26
26 5 @15 [obj:spyglass, obj:spyglass : v:2/compass; d:2] | 2 18*34 | | > 27
27 5 @19 [obj:pistol, obj:pistol : combat; v:1/compass] | 7 12*34 | +l6 | > 28 or 29
28 5 @3 [fig:1 : inf:spain:2; v:1/compass] | 9 16*34 | | > 30
29 5 @15 [good:sugar, good:sugar : d:2/compass; fig:1] | 6 18*34 | | > 30
30 5 @18 [cp:2 : d:5; v:2/compass] | 1 10*34 | | > 32
32 6 @13 [obj:herbs, obj:herbs : v:2/compass; inf:any:1] | 4 17*34 | +l3 +l20 | > 33
33 6 @11 [obj:herbs, obj:pistol : d:3; v:1/compass] | 5 2*34 | +l21 | > 34 or 35
34 6 @6 [good:cocoa, good:sugar : v:2/compass; fig:1] | 8 18*34 | +l22 | > 36
35 6 @7 [move>=4 : d:2/compass; inf:any:1] | 3 19*34 | +l23 | > 36
36 6 @9 [fig:1 : remove_skull; v:2/compass] | 1 6*34 | c94 | > 38
38 7 full:l12 | 2 19*34 | +l12 | > 39
39 7 @8 [move>=4 : remove_skull; v:1/compass] | 4 18*34 | | > 40 or 41(d:2)
40 7 @4 [good:cotton, good:cotton : v:3/compass] | 7 16*34 | | > 42
41 7 @5 [cp:1 : disc:2; v:1/compass] | 1 17*34 | | > 42
42 7 @14 [obj:herbs, obj:map : d:4; v:2/compass] | 6 10*34 | | -l3 -l12 -l20 -l21 -l22 -l23 > 44
44 8 @16 [obj:map, obj:spyglass : exp:2; v:1/compass] | 3 9*34 | | > 45
45 8 full:l13 | 8 15*34 | +l13 | -l13 > 46 or 47
46 8 @8 [d:2 : inf:any:1; v:2/compass] | 2 18*34 | | > 48
47 8 @15 [obj:pistol, obj:herbs : cp:2; v:2/compass] | 7 19*34 | | > 48
48 8 @17 [fig:1 : exp:2; v:2/compass] | 1 12*34 | c95 | +l7 > 50
50 9 @13 [cp:1 : d:4; v:1/compass] | 4 9*34 | +l24 | > 51
51 9 full:l14 | 6 18*34 | +l14 | -l14 > 52 or 53
52 9 @10 [obj:pistol, obj:map : d:3; v:2/compass] | 3 16*34 | +l8 | > 54
53 9 full:l15 | 7 19*34 | +l15 | -l15 > 54
54 9 @3 [good:tobacco, good:tobacco : d:2/compass; v:2] | 8 17*34 | c96 | -l24 > 56
56 10 @18 [obj:spyglass, obj:map : cp:2; v:1/compass] | 2 12*34 | +l25 | > 57
57 10 full:l16 | 7 15*34 | +l16 | -l16 > 58 or 59
58 10 @19 [cp:2 : disc:2; v:1/compass] | 6 16*34 | | > 60
59 10 @18 [move>=4 : fig:1; v:2/compass] | 1 9*34 | | > 60
60 10 @16 [obj:map, obj:herbs : v:3/compass] | 3 10*34 | c97 | -l25 +l9 > 62
62 11 @19 [obj:map, obj:map : inf:any:1; v:2/compass] | 4 17*34 | | > 63
63 11 full:l17 | 2 12*34 | +l17 | -l17 > 64 or 65
64 11 @1 [good:cocoa, good:sugar : v:2/compass; disc:2] | 8 15*34 | | > 66
65 11 @3 [obj:pistol, obj:pistol : combat; v:2/compass] | 7 18*34 | | > 66
66 11 @19 [move>=4 : d:5; v:3/compass] | 2 10*34 | | > 0
"""
"""
Id, chapter, @location of the story tile [cost : rewards] or the tile that must be full | quest tiles, *with the player
counts that have them | C cards for the discard pile and tiles on the front | tiles after reading > next card, or the
options of the vote (what everybody gets).
"""

SINGLE = """
75 | | | 15 18*34 19*4 | 6 12 16*34 | 2 10 18*34 | 8 16 3*34
76 | l1 l4 l5 l6 | C | 15 18*4 | 6 12*34 | 2 10*34 | 8 16*34
77 | l1 l4 l5 l6 l7 l8 l9 | C | 18 | 12 6*34 | 10 2*4 | 1 15*34
"""
"""Id | tiles | whether the C cards come in | quest tiles at the set-up | after round I | after II | after III."""

CHAPTERS = """
80 2 | l5 | > 8
81 3 | l1 l5 | c90 c91 > 14
82 4 | l1 l5 | c90 c91 > 20
83 5 | l1 l4 l5 | c90 c91 c92 c93 > 26
84 6 | l1 l4 l5 l6 | c90 c91 c92 c93 > 32
85 7 | l1 l3 l4 l5 l6 l20 l21 l22 | c90 c91 c92 c93 c94 > 38
86 8 | l1 l4 l5 l6 | c90 c91 c92 c93 c94 > 44
87 9 | l1 l4 l5 l6 l7 | c90 c91 c92 c93 c94 c95 > 50
88 10 | l1 l4 l5 l6 l7 l8 | c90 c91 c92 c93 c94 c95 c96 > 56
89 11 | l1 l4 l5 l6 l7 l8 l9 | c90 c91 c92 c93 c94 c95 c96 c97 > 62
"""
"""Id, chapter | tiles | C cards > card to be read."""

WORKS = """
l10 10 3 1000 : d:1
l11 2 4 2100 d:2 : v:3
l12 6 4 2100 obj:herbs : v:3
l13 18 4 2100 good:cotton : d:3
l14 12 3 2100 fig:1 : v:4
l15 9 4 2100 cp:1 : d:4
l16 1 4 2100 good:sugar : v:2; cp:1
l17 19 4 2100 d:3 : v:4
"""
"""Id, location, spaces, discs at the start with 1 to 4 players, cost : reward."""

ROUTES = {"l2": ("8", "9"), "l24": ("12", "13"), "l25": ("18", "19")}
"""Where a route costs 3 points."""
PLAGUES = {"l3": "14", "l20": "12", "l21": "15", "l22": "10", "l23": "18"}
OTHERS = {"l1": "17", "l4": "9a", "l5": "3", "l6": "", "l7": "16a", "l8": "", "l9": "16"}
"""Cities, crews, fleet, mine and shrine, and where they lie."""
C_CARDS = [f"c{number}" for number in range(90, 98)]


class Branch(NamedTuple):
    """An option of a vote."""

    id: str
    next: str
    all: list[str]


class Card(NamedTuple):
    """A story card as it is printed."""

    id: str
    chapter: int
    at: str
    full: str
    cost: list[str]
    rewards: list[str]
    quests: str
    cards: list[str]
    adds: list[str]
    then_removes: list[str]
    then_adds: list[str]
    next: str
    branches: list[Branch]


def split(text: str, by: str) -> list[str]:
    return [part.strip() for part in text.split(by) if part.strip()]


def places(quests: str, players: int) -> list[str]:
    """Where quest tiles are laid with so many players (MAR-25.4)."""
    entries = [entry.partition("*") for entry in quests.split()]
    return [at for at, _, counts in entries if not counts or str(players) in counts]


def read_card(line: str) -> Card:
    line, _, following = line.partition(" > ")
    head, quests, front, back = [part.strip() for part in line.split("|")]
    name, chapter, goal = head.split()[:3]
    quest = re.search(r"\[(.*) : (.*)\]", head)
    ways = [re.fullmatch(r"(\d+)(?:\((.*)\))?", way) for way in following.split(" or ")]
    branches = [Branch(f"{name}-{place}", way[1], split(way[2] or "", ",")) for place, way in enumerate(ways, 1) if way]
    return Card(
        name,
        int(chapter),
        goal.removeprefix("@") if goal[0] == "@" else "",
        goal.removeprefix("full:") if goal[0] == "f" else "",
        split(quest[1], ",") if quest else [],
        split(quest[2], ";") if quest else [],
        quests,
        [word for word in front.split() if word[0] == "c"],
        [word[1:] for word in front.split() if word[0] == "+"],
        [word[1:] for word in back.split() if word[0] == "-"],
        [word[1:] for word in back.split() if word[0] == "+"],
        branches[0].next if len(branches) == 1 else "",
        branches if len(branches) > 1 else [],
    )


CARDS = {card.id: card for card in [read_card(line) for line in split(STORY, "\n")]}
BRANCHES = {branch.id: (card, branch) for card in CARDS.values() for branch in card.branches}


class Single(NamedTuple):
    """A card for a single game."""

    id: str
    tiles: list[str]
    has_cards: bool
    quests: list[str]
    """At the set-up, after rounds I, II and III."""


def read_single(line: str) -> Single:
    name, tiles, cards, *quests = [part.strip() for part in line.split("|")]
    return Single(name, tiles.split(), cards == "C", quests)


SINGLES = {card.id: card for card in [read_single(line) for line in split(SINGLE, "\n")]}


class Chapter(NamedTuple):
    """A card that begins a chapter."""

    id: str
    chapter: int
    tiles: list[str]
    cards: list[str]
    read: str


def read_chapter(line: str) -> Chapter:
    front, _, read = line.partition(" > ")
    head, tiles, cards = [part.strip() for part in front.split("|")]
    name, chapter = head.split()
    return Chapter(name, int(chapter), tiles.split(), cards.split(), read)


STARTS = {card.id: card for card in [read_chapter(line) for line in split(CHAPTERS, "\n")]}


class Work(NamedTuple):
    """A works tile as it is printed."""

    id: str
    at: str
    spaces: int
    start: list[int]
    cost: list[str]
    rewards: list[str]


def read_work(line: str) -> Work:
    front, _, rewards = line.partition(" : ")
    name, at, spaces, start, *cost = front.split()
    return Work(name, at, int(spaces), [int(digit) for digit in start], cost, split(rewards, ";"))


TILES = {tile.id: tile for tile in [read_work(line) for line in split(WORKS, "\n")]}
ALL_TILES = [f"l{number}" for number in (*range(1, 18), *range(20, 26))]
