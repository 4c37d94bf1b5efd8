"""Ship Upgrades (PIR-14) and Figureheads (PIR-15, PIR-22)."""

import pytest

from caravela.games.pirates.state import Pirates
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    YELLOW,
    Log,
    answers,
    audited,
    decision,
    end_round,
    explorer,
    figurehead,
    figureheads,
    give,
    new,
    offered,
    own,
    play,
    quests,
    space,
    stop,
    treasures,
    upgrade,
    upgrades,
    why_not,
)
from tests.rules import rule


def slots(*filled: str) -> list[str]:
    """The slots that are free and available on a board with these upgrades."""
    state = new()
    upgrade(state, BLACK, *filled)
    return [text.removeprefix("upgrade ") for text in offered(stop(state, BLACK, "trinidad"), "upgrade")]


def zone(number: int) -> list[str]:
    return [slot.id for slot in CATALOG.slots if slot.zone == number]


# -- upgrades ---------------------------------------------------------------------------------------------------------


@rule("PIR-14.1")
def test_a_slot_holds_one_cube_that_never_leaves() -> None:
    state = play(stop(new(), BLACK, "trinidad"), "upgrade u03")

    assert upgrades(state, BLACK) == ["u03"]
    stop(state, BLACK, "trinidad")
    assert "upgrade u03" not in state.texts()
    assert why_not(state, "upgrade u03").key == "filled"


@rule("PIR-14.2", "PIR-14.3", "PIR-X10")
def test_the_first_barrier_needs_two_upgrades() -> None:
    assert slots() == zone(1)
    assert slots("u01") == zone(1)[1:]
    assert slots("u01", "u02") == [*zone(1)[2:], *zone(2)]
    state = new()
    upgrade(state, BLACK, "u01", "u02")
    stop(state, BLACK, "trinidad")
    assert why_not(state, "upgrade u13") == ("barred", {"count": 5, "count2": 2})


@rule("PIR-14.2", "PIR-14.8", "PIR-14.3")
def test_the_other_barriers_need_five_and_nine_in_any_zone() -> None:
    five = ["u01", "u02", "u03", "u04", "u05"]
    assert set(zone(3)) <= set(slots(*five))
    assert not set(zone(4)) & set(slots(*five, "u06", "u07", "u08"))
    assert set(zone(4)) <= set(slots(*five, "u06", "u07", "u08", "u09"))  # no cube in zone 3


@rule("PIR-14.2")
def test_the_upgrade_that_is_placed_does_not_count_for_its_own_barrier() -> None:
    assert "u07" not in slots("u01")
    assert "u13" not in slots("u01", "u02", "u03", "u04")


@rule("PIR-14.4", "PIR-34.9")
def test_a_plain_gain_of_a_beige_scroll_comes_at_once() -> None:
    state = play(stop(new(), BLACK, "trinidad"), "upgrade u01")

    assert state.doubloons[BLACK] == 15
    assert decision(state) == "ChooseEffect"  # the Raid of Trinidad


@rule("PIR-14.4")
@pytest.mark.parametrize(("slot", "asks"), [("u02", "TakeQuest"), ("u05", "PlaceMarket"), ("u06", "BuryTreasure")])
def test_an_action_of_a_beige_scroll_may_be_declined_and_is_gone(slot: str, asks: str) -> None:
    state = new()
    treasures(state, BLACK, gold=1)
    play(stop(state, BLACK, "trinidad"), f"upgrade {slot}")

    assert decision(state) == asks
    play(state, "decline")
    assert (decision(state), state.upgrades(BLACK)) == ("ChooseEffect", 1)
    play(state, "done")

    assert f"upgrade {slot}" not in stop(state, BLACK, "trinidad").texts()


@rule("PIR-14.4", "PIR-21.35")
def test_a_red_scroll_holds_from_then_on() -> None:
    state = new()

    play(stop(state, BLACK, "bonaire"), "upgrade u04")

    assert state.decision.prompt(state)["count"] == 4


@rule("PIR-14.5", "PIR-D9")
def test_an_upgrade_counts_without_its_benefit() -> None:
    state = new()
    give(state, BLACK, doubloons=1)
    upgrade(state, BLACK, "u01")

    play(stop(state, BLACK, "trinidad"), "upgrade u05")

    assert decision(state) == "ChooseEffect"  # 2 doubloons were needed
    assert (state.upgrades(BLACK), state.doubloons[BLACK]) == (2, 1)
    play(state, "done")
    assert "upgrade u07" in stop(state, BLACK, "trinidad").texts()


@rule("PIR-14.6")
def test_a_full_board_takes_no_upgrade() -> None:
    state = new()
    upgrade(state, BLACK, *CATALOG.slot_ids)

    assert decision(stop(state, BLACK, "trinidad")) == "ChooseEffect"
    assert decision(play(stop(state, BLACK, "carpenter"), "acquire carpenter")) == "Sail"


@rule("PIR-14.7", "PIR-X37")
def test_the_cube_counts_for_an_upgrade_of_its_own_benefit() -> None:
    state = new()
    upgrade(state, BLACK, "u01", "u02", "u03", "u05")
    explorer(state, BLACK, "e05l")

    play(stop(state, BLACK, "trinidad"), "upgrade u11", "explore e07")

    assert (decision(state), space(state, BLACK)) == ("UpgradeShip", "e07")
    assert set(zone(3)) <= {text.removeprefix("upgrade ") for text in state.texts()}


@rule("PIR-21.13")
def test_a_space_of_the_track_gives_an_upgrade() -> None:
    state = new()
    explorer(state, BLACK, "e05l")

    play(stop(state, BLACK, "bonaire"), "decline", "explore e07")

    assert answers(state) == [*[f"upgrade {slot}" for slot in zone(1)], "decline"]
    play(state, "upgrade u01")
    assert state.doubloons[BLACK] == 15


# -- taking a Figurehead ----------------------------------------------------------------------------------------------


def carving(state: Pirates) -> Pirates:
    """Black has filled the slot of the Figurehead."""
    upgrade(state, BLACK, "u01", "u02")
    return play(stop(state, BLACK, "trinidad"), "upgrade u07")


@rule("PIR-15.1", "PIR-21.16")
def test_a_figurehead_of_the_market_costs_three_doubloons_and_is_not_replaced() -> None:
    state = carving(new())

    assert answers(state) == [
        "figurehead mermaid",
        "figurehead dragon",
        "figurehead harpy",
        "figurehead whale",
        "decline",
    ]
    play(state, "figurehead harpy")

    assert state.doubloons[BLACK] == 7
    assert [CATALOG.figurehead_ids[tile] for tile in state.figureheads] == ["mermaid", "dragon", "whale"]
    audited(state)


@rule("PIR-15.1")
def test_no_discount_lowers_the_price_of_a_figurehead() -> None:
    state = new()
    own(state, BLACK, "klabautermann", "master_builder")
    upgrade(state, BLACK, "u09", "u16")

    play(carving(state), "figurehead harpy")

    assert state.doubloons[BLACK] == 7


@rule("PIR-15.2", "PIR-15.4")
def test_a_player_has_one_figurehead_in_the_whole_game() -> None:
    state = new()
    figurehead(state, BLACK, "harpy")

    assert decision(carving(state)) == "ChooseEffect"
    assert state.doubloons[BLACK] == 10


@rule("PIR-15.4", "PIR-D9")
def test_who_lacks_three_doubloons_gets_none_and_pays_nothing() -> None:
    state = new()
    give(state, BLACK, doubloons=2)

    assert decision(carving(state)) == "ChooseEffect"
    assert (state.doubloons[BLACK], state.figurehead[BLACK]) == (2, -1)
    assert state.upgrades(BLACK) == 3


@rule("PIR-15.1", "PIR-35.3")
def test_a_figurehead_may_be_declined() -> None:
    state = play(carving(new()), "decline")

    assert (state.doubloons[BLACK], len(state.figureheads)) == (10, 4)


@rule("PIR-15.1")
def test_what_one_has_taken_is_gone_for_the_others() -> None:
    state = play(carving(new(3)), "figurehead dragon", "done")
    upgrade(state, BLUE, "u01", "u02")

    play(stop(state, BLUE, "bonaire"), "upgrade u07")

    assert "figurehead dragon" not in state.texts()
    play(state, "figurehead harpy")
    assert CATALOG.figurehead_ids[state.figurehead[BLUE]] == "harpy"
    assert state.figurehead[YELLOW] == -1
    audited(state)


# -- their effects ----------------------------------------------------------------------------------------------------


@rule("PIR-22.C", "PIR-22.F", "PIR-21.40")
@pytest.mark.parametrize(("name", "doubloons", "points"), [("harpy", 4, 0), ("sea_serpent", 2, 2)])
def test_a_figurehead_brings_income(name: str, doubloons: int, points: int) -> None:
    state = new()
    figurehead(state, BLACK, name)

    end_round(state)

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (10 + doubloons, points)


@rule("PIR-22.F", "PIR-21.22", "PIR-21.23")
def test_income_paid_now_counts_the_figurehead() -> None:
    state = new()
    figurehead(state, BLACK, "sea_serpent")

    play(stop(state, BLACK, "chaplain"), "acquire chaplain", "choose points_income_now")

    assert state.points_of(BLACK) == 5


@rule("PIR-22.L")
def test_the_unicorn_makes_every_improvement_and_residence_two_doubloons_cheaper() -> None:
    state = new()
    figurehead(state, BLACK, "unicorn")
    give(state, BLACK, doubloons=40)
    log = Log(state)

    for name in ("fiddler", "tobacco", "sloop"):
        play(stop(state, BLACK, name), f"acquire {name}")
        if decision(state) == "ChooseEffect":
            play(state, "done")
    play(stop(state, BLACK, "farmhouse"), "build farmhouse")

    prices = [event.facts["doubloons"] for event in log.events if event.key in ("acquired", "built")]
    assert prices == [2, 6, 4, 14]


@rule("PIR-22.J", "PIR-10.7")
def test_the_nautilus_trades_a_movement_for_a_gold_bar() -> None:
    state = new()
    figurehead(state, BLACK, "nautilus")

    play(stop(state, BLACK, "bonaire"), "decline", "trade nautilus", "store bonus")

    assert (state.islands[0], state.doubloons[BLACK]) == (3, 13)


@rule("PIR-15.3", "PIR-X40")
def test_the_whales_income_is_that_of_the_quests_of_the_moment() -> None:
    state = new()
    figureheads(state, "whale")
    quests(state, BLACK, "q03", "q04", "q05", "q06")
    own(state, BLACK, "quartermaster")
    play(carving(state), "figurehead whale")

    assert state.doubloon_income(BLACK) == 7
    end_round(state)

    assert state.doubloons[BLACK] == 7 + 7


@rule("PIR-X11", "PIR-19.2", "PIR-21.40")
def test_incomes_add_up_at_the_end_of_a_round() -> None:
    state = new()
    own(state, BLACK, "quartermaster", "sloop", "fiddler")

    end_round(state)

    assert (state.doubloons[BLACK], state.points_of(BLACK)) == (15, 2)
