"""
What the printed components say, in the notation of the rules (PIR-21).

The tests compare the game with this: nothing here is read from the content files.
"""

from typing import NamedTuple

LOCATIONS = """
aruba I : quest:1; dbl:2
margarita I : quest:1 / bury:2
bonaire I : explore:3
tobago I : explore:2; bury:1
trinidad I : raid
grenada I : raid / bury:1; dbl:4
curacao I : buy:crew:+3 / dbl:6
barbados I : buy:equipment:+3 / dbl:6
saint_lucia II : raid; vp_per:buried:1
martinique II : explore:3; vp_per:river:2
dominica II : quest:1; vp_per:crew:1
guadeloupe II : bury:2; vp_per:equipment:1
"""
"""Level, then the sides of the slash."""

RESIDENCES = """
farmhouse 16 : end_per:income_dbl:1:2:max24
bell_tower 15 : end_per:income_vp:1:3:max24
harbour_lodge 15 : end_per:vessel:1:5:max25
loft 16 : end_per:equipment:1:4:max24
tavern 16 : end_per:crew:1:4:max24
sea_cave 17 : end_per:buried:1:3:max24
cliff_villa 15 : end_per:quest_scored:1:4:max24
green_terrace 14 : end_per:emerald:1:4:max24
gilded_manor 14 : end_per:gold:1:4:max24
lagoon_pavilion 14 : end_per:pearl:1:4:max24
three_courts 16 : end_per:set:1:8:max24
stilt_house 17 : end_per:river:1:6:max24
"""
"""Cost and scoring."""

IMPROVEMENTS = """
klabautermann I crew 4 4 : perm discount:equipment:3
lookout I crew 7 5 : now explore:2; perm explore_bonus:+1
powder_monkey I crew 4 2 : now raid_fixed:4; perm power:+1
quartermaster I crew 5 4 : income income_dbl:3
carpenter I crew 6 3 : now upgrade:1; perm discount:vessel:3
gravedigger I crew 7 3 : now bury:1; end end_per:buried:1:2
map_maker I crew 4 2 : now explore:3; perm explore_trade:1>dbl:3
chronicler I crew 4 0 : now quest:1; end end_per:quest_scored:3:6
fiddler I crew 4 4 : income income_vp:2
tobacco I equipment 8 5 : income income_dbl:4
sugar I equipment 7 4 : now dbl:4; income income_dbl:2
spyglass I equipment 4 2 : now space_again; perm explore_bonus:+1
spades I equipment 3 2 : now bury:2
gold_scales I equipment 5 3 : now treasure:gold:1; perm power:gold:+2
loupe I equipment 6 4 : now treasure:emerald:1; perm power:emerald:+2
diving_bell I equipment 4 2 : now treasure:pearl:1; perm power:pearl:+2
false_chest I equipment 7 7 : now market_place:pay0
gun_battery I equipment 3 2 : perm power:+2
sloop I vessel 6 4 : now raid_fixed:3; income income_dbl:2
pinnace I vessel 7 8 : now explore:3
schooner I vessel 8 8 : income income_vp:2
merchant_brig I vessel 7 6 : now dbl:6
first_mate II crew 8 6 : perm power:+1; income income_vp:2
master_gunner II crew 9 5 : now raid; perm raid_action:renown4
boarding_captain II crew 9 6 : perm raid_action:glory2; perm power:+1
navigator II crew 9 6 : perm explore_bonus:+2
jungle_guide II crew 8 5 : now explore:4; perm explore_trade:1>bury:1
botanist II crew 6 5 : now explore:2; perm explore_trade:1>vp:2
treasurer II crew 8 4 : now income_dbl_now; income income_dbl:3
chaplain II crew 6 2 : now income_vp_now; income income_vp:3
master_builder II crew 8 6 : now build; perm discount:residence:5
fence II crew 5 2 : now market_any; now quest_sell:8
spy II crew 6 3 : now quest:2
tomb_keeper II crew 8 4 : now bury:2; now vp_per:buried:1
recruiter II crew 5 5 : now buy:crew:+3; perm discount:crew:2
goldsmith II crew 8 4 : now treasure:gold:1; end end_per:gold:3:7
emerald_casket II equipment 7 3 : now treasure:emerald:1; end end_per:emerald:3:7
pearl_net II equipment 6 2 : now treasure:pearl:1; end end_per:pearl:3:7
rum II equipment 9 5 : now dbl:3; income income_dbl:4
cacao II equipment 8 6 : income income_dbl:3; income income_vp:1
indigo II equipment 6 5 : income income_vp:3
grapnels II equipment 6 4 : perm raid_action:loot3
chain_shot II equipment 9 2 : now raid_die:gold:+3; perm power:+2
muskets II equipment 8 3 : now raid_die:emerald:+3; perm power:+1
boarding_planks II equipment 7 2 : now raid_die:pearl:+3; perm discount:equipment:2
sea_chart II equipment 8 5 : now explore:3; perm explore_bonus:+1
sealed_letters II equipment 8 3 : now quest:1; end end_per:quest_scored:3:7
burial_map II equipment 8 4 : now bury:1; end end_per:buried:1:2
forged_ledgers II equipment 5 2 : now cube:same:2; now market_place:pay0
shipwright_tools II equipment 8 5 : now upgrade:2
frigate II vessel 9 8 : perm power:+2
galleon II vessel 12 11 : income income_dbl:4
man_of_war II vessel 11 9 : now raid:+2
caravel II vessel 11 8 : now explore:4; perm explore_trade:1>cube:any:1
treasure_ship II vessel 13 6 : now treasure:gold:1; now treasure:emerald:1; now treasure:pearl:1
corvette II vessel 8 7 : now upgrade:1; now buy:vessel:+0
xebec II vessel 9 8 : now bury:2
fluyt II vessel 9 8 : income income_vp:3
fireship II vessel 9 6 : now cube:any:2; perm raid_action:glory2
"""
"""Level, kind, cost, points, and what they do when."""

QUESTS = """
q01 3 7 : treasure 8 11
q02 4 8 : treasure 10 14
q03 3 7 : buried 4 7
q04 4 8 : buried 6 9
q05 3 7 : crew 3 5
q06 3 7 : equipment 3 5
q07 3 7 : improvement 6 9
q08 4 8 : improvement 8 11
q09 3 7 : income_dbl 6 10
q10 4 8 : income_dbl 8 13
q11 3 7 : income_vp 3 6
q12 4 8 : income_vp 4 8
q13 3 7 : river 2 4
q14 4 8 : river 3 4
q15 3 8 : crew 1 2; equipment 1 2; vessel 1 2
q16 3 7 : vessel 2 3
q17 4 8 : vessel 3 4
q18 3 8 : buried 2 4; income_vp 2 4
q19 3 7 : lightning 4 6
q20 3 7 : upgrade 12 16
q21 3 8 : crew 2 4; river 1 3
q22 3 8 : equipment 2 4; river 1 3
q23 3 8 : equipment 2 4; crew 2 4
q24 4 9 : vessel 1 2; residence 1 2
q25 3 8 : buried 2 4; river 2 3
"""
"""Points of the lower and the higher condition, then what they ask for."""

FIGUREHEADS = """
mermaid 3 : perm raid_action:mermaid2
dragon 3 : perm explore_bonus:+2
harpy 3 : perm move:+1; income income_dbl:4
whale 3 : perm quest_refresh; income income_dbl_per:quest:1
lion 3 : perm power:+2; perm reroll:+1
sea_serpent 3 : income income_dbl:2; income income_vp:2
poseidon 3 : perm bury_squares
kraken 3 : perm raid_action:kraken3
hawk 3 : now treasure:gold:3/treasure:emerald:3/treasure:pearl:3
nautilus 3 : perm explore_trade:1>treasure:gold:1
skull 3 : perm raid_action:skull2
unicorn 3 : perm discount:all:2
"""
"""Price, and what they do when."""

POSEIDON = "dbl:5 | vp:4 | upgrade:1 | treasure:any:1"
"""Its burial squares."""

BLACK_MARKETS = """
bm1a : bury:1
bm1b : vp:2; cube:any:1
bm2a : vp_per:buried:1:max6
bm2b : vp_per:quest:1:max6
bm3a : vp_per:river:2:max6
bm3b : vp_per:gold:1:max6
bm4a : vp_per:equipment:1:max6
bm4b : vp_per:emerald:1:max6
bm5a : vp_per:crew:1:max6
bm5b : vp_per:pearl:1:max6
"""

SLOTS = """
u01 1 1 1 : once dbl:5
u02 1 1 2 : once quest:1
u03 1 2 1 : perm power:+1
u04 1 2 2 : perm explore_bonus:+1
u05 1 3 1 : once market_place:pay2
u06 1 3 2 : once bury:1
u07 2 4 1 : once figurehead:pay3
u08 2 4 2 : perm raid_action:loot3
u09 2 5 1 : perm discount:improvement:1
u10 2 5 2 : once market_place:pay0
u11 2 6 1 : once explore:3
u12 2 6 2 : once cube:same:2
u13 3 7 1 : perm raid_action:glory2
u14 3 7 2 : perm explore_bonus:+1
u15 3 8 1 : once market_place:pay0
u16 3 8 2 : perm discount:residence:4
u17 3 9 1 : once bury:2
u18 4 10 1 : once vp:8
u19 4 10 2 : perm raid_action:renown4
u20 4 11 1 : once build
"""
"""Zone, column, row, and what it gives once or for good."""

RAID_ACTIONS = """
glory1 1 : vp:1
coin2 2 : dbl:3
loot5 5 : treasure:die:1
loot3 3 : treasure:die:1
glory2 2 : vp:3
renown4 4 : vp:3; cube:any:1
mermaid2 2 : vp:2; dbl:2
kraken3 3 : dbl:6
skull2 2 : bury:1
"""
"""The power it takes, and what it gives."""

AREAS = """
gold : dbl:3 | dbl:5 | upgrade:1 | cube:gold:1 | -
emerald : vp:2 | cube:emerald:1 | quest:1 | vp:3 | -
pearl : explore:1 | explore:2 | dbl:4 | cube:pearl:1 | -
"""
"""The bonus square above the shovel line, then the squares below it."""

SPACES = """
e00 0 e01 : -
e01 0 e02 : dbl:2
e02 0 e03u,e03l : vp:1
e03u 0 e04u : bury:1
e04u 0 e05u : dbl:4
e05u 0 e06u : quest:1
e06u 0 e07 : cube:any:1; vp:1
e03l 0 e04l : dbl:2
e04l 0 e05l : vp:2
e05l 0 e07 : dbl:3
e07 0 e08 : upgrade:1
e08 1 e09 : vp:2
e09 1 e10u,e10l : dbl:4
e10u 1 e11u : raid_fixed:4
e11u 1 e12u : bury:1; vp:1
e12u 1 e13 : quest:1
e10l 1 e11l : vp:3
e11l 1 e13 : dbl:5
e13 1 e14 : upgrade:1
e14 2 e15 : vp:3
e15 2 e16u,e16l : market_any; dbl:1
e16u 2 e17u : treasure:pearl:1
e17u 2 e18u : cube:same:2
e18u 2 e19 : bury:2
e16l 2 e17l : dbl:6
e17l 2 e19 : vp:4
e19 3 e20 : upgrade:1
e20 3 e21u,e21l : vp:4
e21u 3 e22u : treasure:emerald:1
e22u 3 e23u : quest:1; vp:1
e23u 3 e24 : income_dbl_now
e21l 3 e24 : vp:4; dbl:2
e24 3 e25 : upgrade:1; dbl:2
e25 4 e26 : treasure:gold:1; vp:2
e26 4 e27 : income_vp_now; vp:3
e27 4 - : vp:10
"""
"""Rivers crossed, the next spaces, and what it gives."""

LAYOUTS = """
trade_winds CCCCECCC. CCGCECCCC CCGCCCPCC .CCCCCPC. : c1r1 c1r2 c1r3 > c9r2 c9r3
narrows CCGCCCPCC CCGCCCPCC CCCCECCC. .CCCECCC. : c1r1 c1r2 c1r3 > c9r1 c9r2
two_lanes CCCCCCCCC CCGCECPC. .CGCECPCC CCCCCCCC. : c1r1 c1r2 c1r4 > c9r1 c9r3
long_archipelago .CCECCCC.. CCCECGCCCC CCCCCGCPCC ..CCCCCP.. : c1r2 c1r3 > c10r2 c10r3
wide_bay .CCCCPC. CCGCCPCC CCGCCCCC CCCCECCC ...CEC.. : c1r2 c1r3 c1r4 > c8r2 c8r3 c8r4
hourglass CCCCECCCC CGCCECCPC CGCCCCCPC CCC...CCC : c1r1 c1r2 c1r3 c1r4 > c9r1 c9r2 c9r3 c9r4
"""
"""The rows of the map; which cards touch the starting zone, and which the Gulf."""


class Printed(NamedTuple):
    """A component: its name, what else its head says, and its effects, in lists where a slash or line parts them."""

    name: str
    head: list[str]
    lists: list[list[str]]

    @property
    def effects(self) -> list[str]:
        return self.lists[0]

    def at(self, moment: str) -> list[str]:
        """The effects of a moment: now, perm, income, end, once."""
        return [text.removeprefix(f"{moment} ") for text in self.effects if text.startswith(f"{moment} ")]


def listed(text: str) -> list[str]:
    return [] if text.strip() == "-" else [effect.strip() for effect in text.split(";")]


def printed(table: str, parted: str = " / ") -> list[Printed]:
    """The lines of a table."""
    found = []
    for line in table.strip().split("\n"):
        head, _, effects = line.partition(" : ")
        name, *more = head.split()
        found.append(Printed(name, more, [listed(part) for part in effects.split(parted)]))
    return found


def happens(effect: str) -> tuple[str, dict[str, int | str]]:
    """The event that tells that an effect was used, with what is fixed of its facts."""
    verb, *words = effect.split(":")
    last = words[-1] if words else ""
    if verb in ("dbl", "vp"):
        key = "doubloons" if verb == "dbl" else "points"
        return key, {key: int(last)}
    if verb in ("treasure", "cube"):
        return verb, {"treasure": words[0]} if words[0] not in ("any", "same", "die") else {}
    return {
        "quest": "quest-took",
        "quest_sell": "quest-sold",
        "raid": "rolled",
        "raid_fixed": "raided",
        "raid_die": "rolled-one",
        "explore": "explored",
        "space_again": "points",
        "bury": "buried",
        "upgrade": "upgraded",
        "buy": "acquired",
        "build": "built",
        "figurehead": "figurehead",
        "market_place": "market-placed",
        "market_any": "market-used",
        "income_dbl_now": "doubloons",
        "income_vp_now": "points",
        "vp_per": "points",
    }[verb], {}
