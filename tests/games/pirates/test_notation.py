"""The content of the game says what the components say (PIR-21), and every component does it."""

from typing import Any

import pytest

from caravela.games.pirates import state as traits
from caravela.games.pirates.catalog import EACH, KINDS, MOMENTS, TREASURES, Bundle
from caravela.games.pirates.effects import ExploreTrade
from caravela.games.pirates.gains import Gain
from caravela.games.pirates.state import Pirates
from caravela.kernel.effects import Effect
from tests.games.pirates import notation
from tests.games.pirates.notation import Printed, happens, printed
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    Log,
    act,
    audited,
    black_market,
    carry,
    decision,
    explorer,
    figureheads,
    give,
    islands,
    land,
    lay,
    new,
    next_card,
    own,
    play,
    quests,
    stop,
    tableau,
    trait,
    treasures,
    upgrade,
    upgrades,
)
from tests.rules import rule

IMPROVEMENTS = printed(notation.IMPROVEMENTS)
LOCATIONS = printed(notation.LOCATIONS)
RESIDENCES = printed(notation.RESIDENCES)
QUESTS = printed(notation.QUESTS)
FIGUREHEADS = printed(notation.FIGUREHEADS)
SLOTS = printed(notation.SLOTS)
SPACES = printed(notation.SPACES)
ACTION_TABLE = printed(notation.RAID_ACTIONS)
BLACK_MARKETS = printed(notation.BLACK_MARKETS)
AREAS = printed(notation.AREAS, " | ")

# -- what the content says --------------------------------------------------------------------------------------------

PLAIN = {
    "doubloons": "dbl:{count}",
    "quests": "quest:{count}",
    "sell_quest": "quest_sell:{count}",
    "raid_fixed": "raid_fixed:{count}",
    "raid_die": "raid_die:{treasure}:+{count}",
    "explore": "explore:{count}",
    "space_again": "space_again",
    "bury": "bury:{count}",
    "upgrade": "upgrade:{count}",
    "acquire": "buy:{kind}:+{count}",
    "build": "build",
    "figurehead": "figurehead:pay{count}",
    "black_market": "market_place:pay{count}",
    "market_any": "market_any",
    "doubloon_income_now": "income_dbl_now",
    "points_income_now": "income_vp_now",
    "treasures": "treasure:{treasure}:{count}",
    "treasures_any": "treasure:any:{count}",
    "loot": "treasure:die:{count}",
    "cubes": "cube:{treasure}:{count}",
    "cubes_any": "cube:any:{count}",
    "cubes_same": "cube:same:{count}",
    "power": "power:+{count}",
    "die_power": "power:{treasure}:+{count}",
    "reroll": "reroll:+{count}",
    "raid_action": "raid_action:{action}",
    "swift_explorer": "explore_bonus:+{count}",
    "discount": "discount:{what}:{count}",
    "swift_ship": "move:+{count}",
    "quest_refresh": "quest_refresh",
    "bury_squares": "bury_squares",
    "doubloon_income": "income_dbl:{count}",
    "points_income": "income_vp:{count}",
    "quest_income": "income_dbl_per:quest:{count}",
}


def written(effect: Effect[Any]) -> str:
    """An effect of the content in the notation of the rules."""
    facts = effect.facts
    if effect.verb == "raid":
        return f"raid:+{effect.amount}" if effect.amount else "raid"
    if effect.verb == "points":
        most = f":max{facts['most']}" if facts["most"] else ""
        return f"vp:{effect.amount}" if facts["each"] == "none" else f"vp_per:{facts['each']}:{effect.amount}{most}"
    if effect.verb == "score":
        most = f":max{facts['most']}" if facts["most"] else ""
        return f"end_per:{facts['each']}:{facts['per']}:{effect.amount}{most}"
    if effect.verb == "treasures_same":
        return "/".join([f"treasure:{kind}:{effect.amount}" for kind in TREASURES])
    if isinstance(effect, ExploreTrade):
        return f"explore_trade:1>{'; '.join([written(gain) for gain in effect.gains.effects])}"
    return PLAIN[effect.verb].format(**facts)


def texts(bundle: Bundle) -> list[str]:
    return [written(effect) for effect in bundle.effects]


def timed(effects: list[Effect[Any]]) -> list[str]:
    """Effects with their moments, as the tables write them."""
    words = {"gain": "once", "immediate": "now", "permanent": "perm", "income": "income", "end": "end"}
    return [f"{words[MOMENTS[effect.when]]} {written(effect)}" for effect in effects]


@rule("PIR-21.35", "PIR-21.45")
@pytest.mark.parametrize("card", IMPROVEMENTS, ids=lambda card: card.name)
def test_every_improvement_is_as_printed(card: Printed) -> None:
    found = CATALOG.improvements[CATALOG.improvement_ids.index(card.name)]

    head = ["I" * found.level, KINDS[found.kind], str(found.cost), str(found.points)]
    assert head == card.head
    assert timed(found.effects) == card.effects
    assert found.lightning == bool(card.at("now"))


@rule("PIR-7.8", "PIR-21.49", "PIR-D94")
def test_every_location_is_as_printed() -> None:
    found = [
        Printed(location.id, ["I" * location.level], [texts(side) for side in location.sides])
        for location in CATALOG.locations
    ]

    assert found == LOCATIONS
    tiled = [location.id for location in CATALOG.locations if location.value_tile]
    assert tiled == ["aruba", "margarita", "trinidad", "grenada", "curacao", "barbados"]


@rule("PIR-6.1", "PIR-21.48")
def test_every_residence_is_as_printed() -> None:
    found = [Printed(one.id, [str(one.cost)], [[written(one.effects[0])]]) for one in CATALOG.residences]

    assert found == RESIDENCES


@rule("PIR-12.5", "PIR-24.18")
def test_every_quest_is_as_printed() -> None:
    found = [
        Printed(
            quest.id,
            [str(quest.low), str(quest.high)],
            [[f"{EACH[need.what]} {need.low} {need.high}" for need in quest.needs]],
        )
        for quest in CATALOG.quests
    ]

    assert found == QUESTS


@rule("PIR-15.1", "PIR-21.46", "PIR-21.47")
def test_every_figurehead_is_as_printed() -> None:
    found = [Printed(one.id, [str(one.price)], [timed(one.effects)]) for one in CATALOG.figureheads]

    assert found == FIGUREHEADS
    squares = [texts(square)[0] for square in CATALOG.figurehead_squares]
    assert " | ".join(squares) == notation.POSEIDON


@rule("PIR-16.5")
def test_every_side_of_the_black_markets_is_as_printed() -> None:
    found = [Printed(CATALOG.market_ids[place], [], [texts(side)]) for place, side in enumerate(CATALOG.markets)]

    assert found == BLACK_MARKETS


@rule("PIR-14.3", "PIR-14.4")
def test_every_slot_of_the_ship_board_is_as_printed() -> None:
    found = [
        Printed(slot.id, [str(slot.zone), str(slot.column), str(slot.row)], [timed(slot.effects)])
        for slot in CATALOG.slots
    ]

    assert found == SLOTS
    assert [sum(slot.zone == zone for slot in CATALOG.slots) for zone in (1, 2, 3, 4)] == [6, 6, 5, 3]
    assert CATALOG.barriers == [0, 2, 5, 9]


@rule("PIR-8.7", "PIR-8.8", "PIR-21.42")
def test_every_raid_action_is_as_printed() -> None:
    found = [Printed(action.id, [str(action.power)], [texts(action.gains)]) for action in CATALOG.actions]

    assert found == ACTION_TABLE
    assert [action.id for action in CATALOG.actions if action.printed] == ["glory1", "coin2", "loot5"]
    assert [action.id for action in CATALOG.actions if action.once_per_raid] == ["mermaid2", "kraken3", "skull2"]


@rule("PIR-9.3", "PIR-11.2")
def test_every_square_of_the_hideout_is_as_printed() -> None:
    found = [
        Printed(kind, [], [texts(CATALOG.above[place]), *[texts(square) for square in CATALOG.below[place]]])
        for place, kind in enumerate(TREASURES)
    ]

    assert found == AREAS


@rule("PIR-10.4", "PIR-10.8")
def test_every_space_of_the_explorer_track_is_as_printed() -> None:
    spaces = [space for space in CATALOG.spaces if space.id != "rt"]
    found = [
        Printed(
            space.id,
            [str(space.rivers), ",".join(CATALOG.space_ids[end] for end in space.next) or "-"],
            [texts(space.gains)],
        )
        for space in spaces
    ]

    assert found == SPACES


# -- and does it ------------------------------------------------------------------------------------------------------


def rich() -> Pirates:
    """A position in which every effect can be used."""
    state = new()
    give(state, BLACK, doubloons=60)
    treasures(state, BLACK, gold=2, emerald=2, pearl=2)
    quests(state, BLACK, "q05", "q06")
    explorer(state, BLACK, "e08")
    own(state, BLACK, "first_mate", "cacao")
    upgrade(state, BLACK, "u01", "u02")
    figureheads(state, "dragon")
    black_market(state, BLUE, "bm3a", "margarita")
    return state


def use_all(state: Pirates) -> None:
    """The first of everything that is offered, until the turn is over."""
    seat = state.seat
    while state.seat == seat and decision(state) != "Sail":
        wanted = [text for text in state.texts() if text not in ("done", "decline", "reroll")]
        play(state, (wanted or state.texts())[0])
        audited(state)


def assert_used(log: Log, effects: list[str]) -> None:
    """Each of the effects has happened."""
    events = log.events
    for effect in effects:
        key, facts = happens(effect.partition("/")[0])
        assert any(event.key == key and facts.items() <= event.facts.items() for event in events), effect


@rule("PIR-5.2", "PIR-5.3", "PIR-5.4")
@pytest.mark.parametrize("card", IMPROVEMENTS, ids=lambda card: card.name)
def test_every_improvement_can_be_acquired_and_its_lightning_used(card: Printed) -> None:
    state = rich()
    if card.name in tableau(state, BLACK):
        state = new()
        give(state, BLACK, doubloons=60)
    stop(state, BLACK, card.name)
    log = Log(state)

    play(state, f"acquire {card.name}")
    assert state.doubloons[BLACK] >= 60 - int(card.head[2])
    assert log.facts("acquired") == {"seat": "black", "improvement": card.name, "doubloons": int(card.head[2])}
    use_all(state)

    assert card.name in tableau(state, BLACK)
    assert log.among("laid", "laid-location")
    assert_used(log, card.at("now"))


def lasting(effect: str) -> tuple[int, int]:
    """What a lasting effect raises, and by how much."""
    verb, *words = effect.replace("+", "").split(":")
    if verb == "power" and len(words) == 2:
        return traits.DIE_POWER + TREASURES.index(words[0]), int(words[1])
    if verb == "raid_action":
        return traits.ACTIONS + CATALOG.action_ids.index(words[0]), 1
    if verb == "discount":
        place = [*KINDS, "residence"].index(words[0].replace("improvement", "crew").replace("all", "residence"))
        return traits.DISCOUNT + place, int(words[1])
    which = {
        "power": traits.POWER,
        "reroll": traits.REROLLS,
        "explore_bonus": traits.SWIFT_EXPLORER,
        "move": traits.SWIFT_SHIP,
        "quest_refresh": traits.REFRESH,
        "bury_squares": traits.FIGUREHEAD_SQUARES,
        "income_dbl": traits.DOUBLOON_INCOME,
        "income_vp": traits.POINTS_INCOME,
        "income_dbl_per": traits.QUEST_INCOME,
    }[verb]
    return which, int(words[-1]) if words else 1


@rule("PIR-5.5", "PIR-21.40")
@pytest.mark.parametrize(
    "card", [card for card in IMPROVEMENTS if card.at("perm") or card.at("income")], ids=lambda card: card.name
)
def test_what_an_improvement_changes_holds_from_its_purchase_on(card: Printed) -> None:
    state = new()
    give(state, BLACK, doubloons=60)
    stop(state, BLACK, card.name)
    before = state.traits

    play(state, f"acquire {card.name}")

    for effect in [*card.at("perm"), *card.at("income")]:
        if effect.startswith("explore_trade"):
            assert [CATALOG.trade_ids[trade] for trade in state.trades[BLACK]] == [card.name]
        else:
            which, count = lasting(effect)
            assert trait(state, BLACK, which) == before[which] + count
    assert state.traits[len(state.traits) // 2 :] == before[len(before) // 2 :]


@rule("PIR-7.5", "PIR-7.6")
@pytest.mark.parametrize(
    ("name", "side"), [(card.name, side) for card in LOCATIONS for side in card.lists], ids=lambda one: str(one)
)
def test_every_action_of_every_location_can_be_used(name: str, side: list[str]) -> None:
    state = rich()
    treasures(state, BLACK, gold=3, emerald=3, pearl=3)
    state.below[BLACK] = 1
    own(state, BLACK, "grapnels")
    act(state, BLACK, name)
    log = Log(state)

    if decision(state) == "ChooseSide":
        first = CATALOG.locations[CATALOG.location_ids.index(name)]
        effect = next(bundle.effects[0] for bundle in first.sides if texts(bundle) == side)
        assert isinstance(effect, Gain)
        play(state, f"choose {CATALOG.speech.words['boon'][effect.boon]}")
    use_all(state)

    assert_used(log, side)


@rule("PIR-10.5", "PIR-21.12")
@pytest.mark.parametrize("space", SPACES[1:], ids=lambda space: space.name)
def test_every_space_of_the_track_gives_what_it_shows(space: Printed) -> None:
    state = rich()
    log = Log(state)

    land(state, BLACK, space.name)
    use_all(state)

    assert_used(log, space.effects)
    assert state.rivers(BLACK) == int(space.head[0])


@rule("PIR-14.1", "PIR-14.4", "PIR-14.5")
@pytest.mark.parametrize("slot", SLOTS, ids=lambda slot: slot.name)
def test_every_slot_gives_its_benefit(slot: Printed) -> None:
    state = rich()
    others = [one.name for one in SLOTS if one.name not in (slot.name, "u01", "u02")]
    upgrade(state, BLACK, *others[:7])
    if slot.name in ("u01", "u02"):
        state.slots[BLACK] &= ~(1 << SLOTS.index(slot))
    before, count = state.traits, state.upgrades(BLACK)
    stop(state, BLACK, "trinidad")
    log = Log(state)

    play(state, f"upgrade {slot.name}")
    assert state.upgrades(BLACK) == count + 1
    assert slot.name in upgrades(state, BLACK)
    for effect in slot.at("perm"):
        which, more = lasting(effect)
        assert trait(state, BLACK, which) == before[which] + more
    use_all(state)

    assert_used(log, slot.at("once"))


@rule("PIR-16.5")
@pytest.mark.parametrize("side", BLACK_MARKETS, ids=lambda side: side.name)
def test_every_side_of_a_black_market_gives_its_effects(side: Printed) -> None:
    state = rich()
    state.below[BLACK] = 1
    log = Log(state)

    carry(state, BLACK, CATALOG.markets[CATALOG.market_ids.index(side.name)])
    use_all(state)

    assert_used(log, side.effects)


@rule("PIR-11.2", "PIR-22.G")
@pytest.mark.parametrize("kind", TREASURES)
@pytest.mark.parametrize("square", [0, 1, 2, 3])
def test_every_burial_square_gives_what_it_covers(kind: str, square: int) -> None:
    state = rich()
    act(state, BLACK, "tobago")
    log = Log(state)

    play(state, "choose bury", f"bury {kind} {kind}_{square + 1}")
    use_all(state)

    assert log.among("buried")
    assert_used(log, AREAS[TREASURES.index(kind)].lists[1 + square])


@rule("PIR-15.1", "PIR-15.3")
@pytest.mark.parametrize("tile", FIGUREHEADS, ids=lambda tile: tile.name)
def test_every_figurehead_can_be_taken(tile: Printed) -> None:
    state = rich()
    figureheads(state, tile.name)
    before = state.traits
    stop(state, BLACK, "trinidad")
    log = Log(state)

    play(state, "upgrade u07", f"figurehead {tile.name}")

    assert log.facts("figurehead") == {"seat": "black", "figurehead": tile.name, "doubloons": 3}
    assert CATALOG.figurehead_ids[state.figurehead[BLACK]] == tile.name
    for effect in [*tile.at("perm"), *tile.at("income")]:
        if not effect.startswith("explore_trade"):
            which, more = lasting(effect)
            assert trait(state, BLACK, which) == before[which] + more
    use_all(state)
    assert_used(log, tile.at("now"))


@rule("PIR-8.6", "PIR-21.42")
@pytest.mark.parametrize("action", ACTION_TABLE, ids=lambda action: action.name)
def test_every_raid_action_gives_what_it_says(action: Printed) -> None:
    state = rich()
    state.raise_trait(BLACK, traits.ACTIONS + CATALOG.action_ids.index(action.name), 1)
    lay(state, "c5r3", "powder_monkey")
    islands(state, gold=4, emerald=4, pearl=4)
    stop(state, BLACK, "powder_monkey")
    next_card(state, "frigate")
    play(state, "acquire powder_monkey", "choose raid", "name emerald")
    log = Log(state)

    play(state, f"spend {action.name}")

    assert log.facts("spent") == {"seat": "black", "action": action.name, "power": int(action.head[0])}
    use_all(state)
    assert_used(log, action.effects)
