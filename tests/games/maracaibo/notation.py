"""
What the printed components say, in the notation of the rules (MAR-28), and what follows from it for who uses them.

The tests compare the game with this: nothing here is read from the content files.
"""

import re
from typing import NamedTuple

from caravela.games.maracaibo.catalog import NATIONS, OBJECTS, SYNERGIES
from caravela.games.maracaibo.state import (
    BANNER,
    CAPTURE,
    COMPASS,
    DISCOUNT,
    DRILL,
    HOST,
    OWN_OBJECT,
    READY,
    STEAL,
    SWIFT_EXPLORER,
    Maracaibo,
)

PROJECTS = """
a01 5 1 sugar spyglass : incd:2; if(syn:sword):incv:2
a02 5 1 cotton pistol : incd:3; if(syn:medal):incd:1
a03 5 1 cotton spyglass : incd:2; if(syn:anchor):incd:2
a04 5 1 cocoa pistol : incd:3; syn:anchor
a05 5 2 tobacco map : incv:1; if(syn:anchor):incd:2
a06 5 1 sugar spyglass : incd:3; if(syn:coin):incd:1
a07 4 1 cotton map : incd:2; syn:coin
a08 5 2 sugar herbs : incv:1; if(syn:book):incv:2
a09 6 2 cotton map : incv:2; syn:book
a10 7 2 cotton pistol : incd:4; syn:coin
a11 6 2 tobacco spyglass : incv:3
a12 5 1 tobacco herbs : incd:2; syn:sword; cp:1
a13 6 2 sugar pistol : incd:2; if(syn:anchor):incv:1; if(syn:coin):incd:1
a14 6 2 cocoa map : incd:3; if(syn:coin):incv:1
a15 4 2 cocoa spyglass : perm.compass:1
a16 4 1 cocoa pistol : if(syn:book):incv:1; perm.compass:1
a17 3 1 cocoa map : perm.object:map; syn:book
a18 3 1 indigo pistol : perm.object:herbs; syn:book
a19 3 1 cotton herbs : perm.object:pistol; syn:sword
a20 3 1 indigo pistol : if(syn:book):incv:1; perm.object:spyglass
a21 3 1 sugar map : perm.discount:1
a22 3 0 cotton herbs : if(syn:coin):incd:1; perm.discount:1
a23 3 1 sugar map : perm.explorer:1
a24 5 2 cocoa herbs : if(syn:anchor):incd:1; perm.explorer:1
a25 3 1 cocoa spyglass : if(syn:sword):incd:1; perm.combat_cp:1
a26 3 1 sugar herbs : perm.drill; syn:sword
a27 2 1 indigo spyglass : perm.banner:france
a28 2 1 indigo spyglass : perm.banner:england
a29 2 1 tobacco pistol : perm.banner:spain
a30 4 1 cocoa herbs : if(syn:medal):incd:1; perm.host
a31 5 1 sugar spyglass : if(syn:sword):incv:1; combat_new(2 -> inf:fight:1, v:1)
a32 4 1 tobacco map : combat_new(1 -> d:3, if(syn:coin):v:2)
a33 4 1 indigo herbs : last_va(pay(obj:map, obj:map -> v:2, exp:2))
a34 4 1 tobacco pistol : if(syn:book):incd:1; last_va(pay(obj:map, obj:map -> d:3, exp:2))
a35 4 1 tobacco pistol : va_new(v:1); syn:medal
a36 5 1 sugar map : va_new(pay(goods_same:2 -> d:4)); syn:coin
a37 4 2 sugar herbs : disc:1; syn:anchor
a38 4 1 tobacco herbs : if(syn:anchor):incd:1; disc:2
a39 4 1 cocoa pistol : inf:france:2
a40 4 1 indigo herbs : inf:england:2
a41 4 1 cocoa herbs : inf:spain:2
a42 4 1 indigo pistol : if(syn:sword):incd:1; fig:2; cp:1
a43 5 2 cotton pistol : if(syn:medal):incd:1; cp:3; syn:sword
a44 3 1 indigo spyglass : quest_on_card
a45 5 1 tobacco map @1 : fig:1; disc:1; va:1
a46 6 1 cotton map @2 : cp:1; disc:1; va:2
a47 5 1 indigo map @3 : inf:any:1; va:2
a48 7 1 tobacco spyglass @6 : d:2; disc:1; va:2
a49 6 2 cotton spyglass @7 : pay(goods_same:3 -> d:5, va:2)
a50 8 1 indigo map @8 : pay(goods_same:3 -> d:5, v:2, cp:2)
a51 6 1 cocoa map @9 : d:2; exp:3
a52 5 1 sugar pistol @10 : cp:2; sail:1-3
a53 8 2 tobacco herbs @12 : pay(cp:2 -> d:5, va:3)
a54 7 1 sugar pistol @15 : pay(goods_same:3 -> d:4, v:4)
a55 7 1 indigo herbs @18 : v:3; sail:1-3
a56 9 2 cotton spyglass @19 : pay(cp:2 -> d:7, va:2)
b001 12 4 sugar herbs : incv:2; if(syn:anchor):incv:2; if(syn:coin):incv:2
b002 11 3 indigo herbs : incd:5; if(syn:coin):incd:2
b003 12 4 cotton spyglass : incd:3; if(syn:coin):incv:2; syn:anchor; disc:1
b004 10 5 indigo spyglass : incv:3; syn:anchor
b005 11 4 sugar spyglass : incd:6
b006 9 3 tobacco map : incd:3; if(syn:book):incd:2; syn:coin
b007 12 5 sugar map : incd:4; if(syn:coin):incv:2
b008 9 3 sugar herbs : incv:2; if(syn:book):incd:3
b009 12 5 tobacco herbs : incv:3; if(syn:medal):incv:1; syn:book
b010 13 6 sugar map : incv:4; syn:book
b011 12 5 cotton herbs : incv:1; if(syn:book):incv:3; perm.compass:1
b012 10 3 tobacco map : incv:2; if(syn:sword):incv:2; syn:medal
b013 11 3 indigo map : incd:3; if(syn:medal):incd:2; syn:sword; annex
b014 10 3 cotton map : incd:3; if(syn:sword):incd:2; cp:2
b015 12 5 tobacco map : incd:4; if(syn:anchor):incd:2; if(syn:coin):incv:1
b016 13 6 sugar pistol : incv:3; if(syn:medal):incv:2
b017 14 6 sugar pistol : incd:5; if(syn:medal):incd:3
b018 9 5 cocoa pistol : incv:2; syn:medal
b019 9 4 indigo pistol : incv:2; if(syn:book):incv:1; syn:medal
b020 8 3 cotton spyglass : incd:3; if(syn:coin):incd:2
b021 10 3 cotton herbs : if(syn:anchor):incv:2; figs_on_card:incd:2
b022 11 3 tobacco herbs : incd:2; if(syn:coin):incd:1; figs_on_card:incd:2
b023 11 4 tobacco spyglass : if(syn:book):incv:2; perm.compass:2
b024 8 3 cocoa pistol : perm.compass:1; exp:2; syn:book
b025 7 3 tobacco pistol : perm.compass:1; syn:any
b026 8 2 cocoa map : perm.compass:1; v:1/quest
b027 7 3 tobacco spyglass : perm.explorer:1; exp:2
b028 6 2 sugar map : perm.explorer:1; perm.object:map
b029 6 2 sugar herbs : if(syn:anchor):incd:1; perm.explorer:1; perm.steal:1
b030 7 2 cocoa spyglass : if(syn:sword):incv:2; perm.steal:1; exp:2
b031 9 3 sugar spyglass : perm.discount:2; syn:coin
b032 6 3 indigo pistol : perm.discount:1; syn:coin
b033 11 4 sugar spyglass [pay fig:1] : incv:2; perm.discount:2
b034 7 3 cocoa pistol : perm.combat_cp:1; cp:2; syn:sword
b035 5 2 cocoa spyglass : perm.drill; fig:1; syn:sword
b036 8 3 tobacco herbs : if(syn:medal):incv:2; perm.banner:france; inf:france:1
b037 8 3 tobacco spyglass : if(syn:anchor):incv:2; perm.banner:england; inf:england:1
b038 8 3 indigo pistol : if(syn:sword):incv:2; perm.banner:spain; inf:spain:1
b039 6 2 cocoa spyglass : if(syn:sword):incd:2; perm.capture_vp:3
b040 9 4 cotton map : if(syn:medal):incv:1; perm.capture_vp:3; perm.combat_cp:1
b041 9 4 sugar herbs : perm.host; fig:1; syn:medal
b042 8 3 sugar map : incd:2; perm.host
b043 6 2 tobacco map : perm.object:map; perm.object:spyglass; syn:book
b044 8 3 indigo herbs : perm.object:spyglass; perm.compass:1; syn:anchor
b045 9 4 indigo spyglass : combat_new(2 -> inf:fight:1, v:2); syn:medal
b046 11 5 indigo map [pay cp:2] : if(syn:sword):incv:2; combat_new(2 -> inf:fight:1, v:3)
b047 7 3 tobacco pistol : combat_new(1 -> d:3, if(syn:sword):v:2); syn:coin
b048 9 4 indigo herbs : incd:2; combat_new(1 -> d:3, if(syn:medal):v:2)
b049 10 4 cotton pistol : if(syn:book):incv:2; last_va(pay(obj:map, obj:map -> v:2, exp:2)); perm.object:map
b050 9 3 cocoa pistol : incd:2; if(syn:coin):incd:1; last_va(pay(obj:map, obj:map -> d:3, exp:2))
b051 9 3 indigo spyglass : va_new(v:2); syn:medal
b052 10 5 cotton spyglass [fig_on_card:1] : if(syn:medal):incd:2; va_new(v:2)
b053 7 3 cotton pistol : if(syn:anchor):incv:1; va_new(pay(goods_same:2 -> d:4))
b054 11 4 cotton map : incd:3; va_new(pay(goods_same:2 -> d:4)); syn:coin
b055 9 3 cocoa herbs : incd:2; disc:2; syn:anchor
b056 10 5 cocoa spyglass : if(syn:coin):incv:1; disc:3
b057 6 3 tobacco herbs [need markers:france>=3] : inf:france:3
b058 6 3 tobacco map [need markers:england>=3] : inf:england:3
b059 6 3 cotton pistol [need markers:spain>=3] : inf:spain:3
b060 8 3 indigo spyglass : if(syn:medal):incd:2; inf:any:1; annex
b061 11 5 cocoa map : incv:2; if(syn:medal):incv:1; inf:any:1
b062 6 2 indigo spyglass : inf:any:2; syn:medal
b063 8 4 indigo map : if(syn:medal):incd:1; annex; inf:any:1
b064 8 5 tobacco pistol [pay fig:1] : annex_rank
b065 13 6 indigo herbs : incd:2; annex_rank
b066 8 3 tobacco pistol : v:1/combat_token; cp:2; syn:sword
b067 11 4 cotton spyglass : incv:2; if(syn:sword):incv:1; v:1/combat_token
b068 8 3 sugar pistol : v:2/assistant; syn:anchor
b069 12 5 cocoa map : incv:1; if(syn:book):incd:2; v:2/assistant
b070 11 4 cocoa map : incv:2; v:1/quest; syn:book
b071 8 3 indigo pistol : v:1/quest; quest_on_card
b072 10 4 cotton pistol : perm.compass:1; v:2/compass
b073 10 4 sugar pistol : v:2/synergy; syn:any
b074 10 4 cotton map : v:3/nation3; syn:medal
b075 12 6 sugar spyglass : v:3/nation3; inf:any:1
b076 7 2 cotton pistol : fig:2; syn:anchor; disc:1
b077 8 6 cocoa herbs [pay obj:herbs, obj:herbs, obj:herbs] : incv:3
b078 6 5 indigo herbs [pay obj:herbs, obj:herbs, obj:herbs] : inf:any:2; syn:book
b079 7 3 sugar herbs : perm.object:herbs; quest_on_card
b080 9 2 cocoa herbs @1 : v:4; exp:2
b081 10 2 cocoa map @2 : pay(goods_same:3 -> d:5, v:2, inf:any:1)
b082 11 3 cotton map @3 : v:1/combat_token; va:3
b083 12 3 cocoa pistol @4 : d:3; v:2/assistant
b084 11 2 cocoa herbs @5 : v:3; d:5
b085 6 2 cotton herbs @6 : fig:1; disc:1; va:1
b086 7 2 tobacco pistol @7 : cp:1; disc:1; va:2
b087 7 3 cocoa spyglass @8 : inf:any:1; va:2
b088 9 2 sugar map @9 : v:4; exp:2
b089 10 3 indigo pistol @10 : pay(goods_same:3 -> d:5, v:2, cp:2)
b090 12 3 cocoa herbs @11 : d:3; v:2/assistant
b091 7 2 indigo map @12 : d:2; exp:3
b092 11 3 cotton spyglass @13 : pay(cp:2 -> d:7, va:2)
b093 10 3 cotton herbs @14 : pay(cp:2 -> d:5, va:3)
b094 11 3 tobacco spyglass @15 : pay(goods_same:3 -> d:5, v:2, inf:any:1)
b095 11 2 indigo map @16 : v:3; d:5
b096 7 3 tobacco spyglass @17 : cp:2; sail:1-3
b097 9 2 cotton herbs @17 : d:2; disc:1; va:2
b098 7 2 sugar pistol @18 : pay(goods_same:3 -> d:5, va:2)
b099 10 3 sugar spyglass @18 : pay(goods_same:3 -> d:4, v:4)
b100 11 3 tobacco pistol @19 : v:1/combat_token; va:3
b101 9 2 tobacco herbs @16 : v:3; sail:1-3
c90 9 4 sugar map : perm.compass:1; exp:3
c91 10 4 tobacco herbs : incd:2; va_new(pay(goods_same:2 -> d:4)); syn:coin
c92 10 5 cotton pistol : incd:3; if(syn:book):incv:2
c93 12 3 cocoa spyglass @10 : d:3; v:2/assistant
c94 9 5 indigo map : incv:2; perm.object:herbs
c95 10 5 sugar herbs : va_new(v:2); syn:medal
c96 9 4 tobacco pistol : if(syn:sword):incv:1; perm.combat_cp:1; perm.capture_vp:3
c97 14 7 cotton spyglass : v:2/compass; v:1/quest; syn:book
"""
"""Id, cost, points at the end, good, object, [requirement], @location of the assistant: effects."""

QUESTS = """
q01 fig:1 : d:2/compass; exp:3
q02 obj:map, obj:map : v:2/compass; exp:2
q03 obj:herbs, obj:herbs : v:2/compass; fig:1
q04 obj:pistol, obj:pistol : v:2/compass; cp:2
q05 obj:spyglass, obj:spyglass : v:2/compass; d:3
q06 obj:map, obj:herbs : d:2/compass; disc:1
q07 obj:map, obj:pistol : v:1/compass; combat
q08 obj:map, obj:spyglass : d:2/compass; exp:3
q09 obj:herbs, obj:pistol : v:2/compass; d:2
q10 obj:herbs, obj:spyglass : d:2/compass; inf:any:1
q11 obj:pistol, obj:spyglass : v:1/compass; inf:any:1; cp:1
q12 good:sugar, good:sugar : v:2/compass; d:3
q13 good:tobacco, good:tobacco : d:3/compass; v:1
q14 good:cotton, good:cotton : v:2/compass; disc:1
q15 good:cocoa, good:cocoa : d:2/compass; inf:any:1
q16 good:indigo, good:indigo : v:2/compass; fig:1
q17 good:sugar, good:tobacco : d:2/compass; cp:2
q18 good:cotton, good:cocoa : v:2/compass; d:2
q19 cp:1 : v:1/compass; d:4
q20 cp:2 : v:3/compass; d:2
q21 cp:2 : d:2/compass; disc:2
q22 fig:1 : v:2/compass; inf:any:1
q23 d:2 : v:2/compass; exp:2
q24 fig:1 : v:1/compass; combat
"""
"""Id, cost: rewards from left to right."""

TRAITS = {
    "perm.discount": DISCOUNT,
    "perm.combat_cp": READY,
    "perm.compass": COMPASS,
    "perm.explorer": SWIFT_EXPLORER,
    "perm.steal": STEAL,
    "perm.host": HOST,
    "perm.drill": DRILL,
    "perm.capture_vp": CAPTURE,
    **{f"perm.banner:{nation}": BANNER + place for place, nation in enumerate(NATIONS)},
    **{f"perm.object:{thing}": OWN_OBJECT + place for place, thing in enumerate(OBJECTS)},
}
"""Where the game keeps a permanent effect; what each of them does is tested one by one."""

TRAIL = ["", "d:2", "cp:1", "v:2", "d:3"]
"""What the first spaces of the explorer track give."""


class Printed(NamedTuple):
    """A project card as it is printed."""

    id: str
    cost: int
    points: int
    good: str
    object: str
    requirement: str
    location: str
    effects: list[str]

    @property
    def income(self) -> list[str]:
        return [atom for atom in self.effects if atom.startswith(("incd", "incv", "if("))]

    @property
    def permanent(self) -> list[str]:
        return [atom for atom in self.effects if atom.startswith(("perm.", "va_new", "last_va", "combat_new"))]

    @property
    def immediate(self) -> list[str]:
        return [atom for atom in self.effects if atom not in self.income + self.permanent] if not self.location else []

    @property
    def assistant(self) -> list[str]:
        return self.effects if self.location else []


def read_project(line: str) -> Printed:
    front, _, effects = line.partition(" : ")
    requirement = re.search(r"\[(.*)\]", front)
    location = re.search(r"@(\S+)", front)
    name, cost, points, good, thing = front.split()[:5]
    return Printed(
        name,
        int(cost),
        int(points),
        good,
        thing,
        requirement[1] if requirement else "",
        location[1] if location else "",
        effects.split("; "),
    )


CARDS = [read_project(line) for line in PROJECTS.split("\n") if line]


class Tile(NamedTuple):
    """A quest tile as it is printed."""

    id: str
    cost: list[str]
    rewards: list[str]


def read_quest(line: str) -> Tile:
    front, _, rewards = line.partition(" : ")
    name, _, cost = front.partition(" ")
    return Tile(name, cost.split(", "), rewards.split("; "))


TILES = [read_quest(line) for line in QUESTS.split("\n") if line]


# -- what a player has, and what an effect makes of it ----------------------------------------------------------------


class Account:
    """What a seat has, in numbers; `gain` changes it as the notation says, by the rules alone."""

    def __init__(self, state: Maracaibo, seat: int) -> None:
        members = state.setup.members
        self.numbers: dict[str, int] = {
            "d": state.doubloons[seat],
            "v": state.points_of(seat),
            "cp": state.combat[seat],
            "fig": state.figures[seat],
            "general": state.general[seat],
            "incd": state.doubloon_income[seat],
            "incv": state.points_income[seat],
            "disc": sum(state.discs[seat * 12 : (seat + 1) * 12]),
            "explorer": state.explorer[seat],
            "hand": len(state.hands[seat]),
            "planning": len(state.planning[seat]),
            "tableau": len(state.tableau[seat]),
            "discarded": len(state.discarded),
            "assistant": len(state.assistants[seat]),
            "combat_token": state.tokens[seat],
            "quest": state.quests[seat],
            "laid": len(state.laid),
            "card_quests": len(state.card_quests),
            "markers": sum(state.owned()),
            "stock": sum(state.stock),
            "actions": len(state.village_actions[seat]) + len(state.combat_actions[seat]),
            **{nation: state.influence[place * members + seat] for place, nation in enumerate(NATIONS)},
            **{name: state.synergies[seat] >> place & 1 for place, name in enumerate(SYNERGIES)},
            **{name: state.trait(seat, trait) for name, trait in TRAITS.items()},
        }
        self.waiting: list[str] = []
        """Income that waits for a synergy token."""

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def add(self, name: str, amount: int = 1) -> None:
        self.numbers[name] += amount

    def count(self, each: str) -> int:
        """MAR-28.18"""
        if each == "compass":
            return self["perm.compass"]
        if each == "synergy":
            return sum(self[name] for name in SYNERGIES)
        if each == "nation3":
            return sum(self[nation] >= 3 for nation in NATIONS)
        return self[each]

    def gain(self, *atoms: str) -> None:
        """
        Effects one after the other. Who is asked answers: France; a village; one figure; the first synergy not
        owned; a doubloon for each village action; the longest way on the explorer track.
        """
        for atom in atoms:
            self.gain_one(atom)

    def gain_one(self, atom: str) -> None:
        if atom.startswith("if("):
            synergy, _, gain = atom.removeprefix("if(syn:").partition("):")
            if self[synergy]:
                self.gain(gain)
            elif gain.startswith("inc"):
                self.waiting.append(atom)
        elif atom.startswith("pay("):
            costs, _, gains = atom.removeprefix("pay(").removesuffix(")").partition(" -> ")
            self.pay(*costs.split(", "))
            self.gain(*gains.split(", "))
        elif atom.startswith(("va_new", "last_va", "combat_new")):
            self.add("actions")
        elif atom.startswith(("perm.object", "perm.banner")):
            self.add(atom)
        elif atom.startswith("syn:"):
            self.gain_synergy(atom.removeprefix("syn:"))
        elif atom.startswith("annex"):
            self.add("markers")
            self.add("stock", -1)
            if atom == "annex_rank":
                bands = [2, 4, 7, 10, 13, 16]
                self.numbers["france"] = min(band for band in bands if band > self["france"])
        elif atom == "quest_on_card":
            self.add("card_quests")
        elif atom.startswith("figs_on_card"):
            self.add("fig", -1)
            self.add("laid")
            self.add("incd", 2)
        elif "/" in atom:
            name, _, rest = atom.partition(":")
            amount, _, each = rest.partition("/")
            self.gain(f"{name}:{int(amount) * self.count(each)}")
        else:
            self.gain_amount(atom)

    def gain_amount(self, atom: str) -> None:
        name, _, rest = atom.partition(":")
        if name == "inf":
            nation, _, amount = rest.partition(":")
            self.add("france" if nation in ("any", "fight") else nation, int(amount))
        elif name == "sail":
            pass
        elif name == "va":
            self.add("d", int(rest))
        elif name == "fig":
            figures = min(int(rest), self["general"])
            self.add("fig", figures)
            self.add("general", -figures)
        elif name == "disc":
            self.add("disc", -int(rest))
        elif name == "cp":
            self.add("cp", min(int(rest), 8 - self["cp"]))
        elif name == "exp":
            space = self["explorer"] + int(rest) + self["perm.explorer"]
            self.numbers["explorer"] = space
            self.gain(TRAIL[space])
        else:
            self.add(name, int(rest or 1))

    def gain_synergy(self, name: str) -> None:
        if name == "any":
            free = [synergy for synergy in SYNERGIES if not self[synergy]]
            if free:
                self.gain_synergy(free[0])
        elif not self[name]:
            self.add(name)
            came = [atom for atom in self.waiting if atom.startswith(f"if(syn:{name})")]
            self.waiting = [atom for atom in self.waiting if atom not in came]
            self.gain(*came)

    def pay(self, *costs: str) -> None:
        for cost in costs:
            name, _, rest = cost.partition(":")
            if name in ("obj", "good"):
                self.add("hand", -1)
                self.add("discarded")
            elif name == "goods_same":
                self.add("hand", -int(rest))
                self.add("discarded", int(rest))
            elif name == "fig":
                self.add("fig", -int(rest))
                self.add("general", int(rest))
            else:
                self.add(name, -int(rest))

    def buy(self, card: Printed, discount: int = 0) -> None:
        """MAR-22.4, 28.14: pay, then income and permanent effects, then what is gained at once."""
        self.add("d", -max(0, card.cost - discount))
        self.add("hand", -1)
        self.add("tableau")
        if card.location:
            self.add("fig", -1)
            self.add("assistant")
        if card.requirement.startswith("pay "):
            self.pay(*card.requirement.removeprefix("pay ").split(", "))
        if card.requirement == "fig_on_card:1":
            self.add("fig", -1)
            self.add("laid")
        self.gain(*card.income)
        self.gain(*card.permanent)
        self.gain(*card.immediate)
