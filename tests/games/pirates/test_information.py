"""Open and hidden information (PIR-1.8 to 1.14), points and doubloons (PIR-17)."""

import json
import random
from typing import Any

import pytest

from caravela.games.pirates.state import Pirates
from tests.games.pirates.position import (
    BLACK,
    BLUE,
    CATALOG,
    GAME,
    act,
    audited,
    black_market,
    build,
    bury,
    decision,
    dice,
    end_game,
    explorer,
    figurehead,
    give,
    imagine,
    leftover,
    new,
    own,
    play,
    quests,
    ship,
    start,
    stop,
    treasures,
    turn_of,
    under_deck,
    upgrade,
)
from tests.rules import rule


def seen(state: Pirates, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(state, seat)
    return view


def seen_player(state: Pirates, eyes: int | None, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(state, eyes)["players"][seat]
    return found


def walked(seats: int, seed: int, choices: int, **settings: Any) -> Pirates:
    """A position in the midst of a random game."""
    luck = random.Random(seed)
    state = start(seats, seed, **settings)
    for _ in range(choices):
        if not state.is_over:
            state.choose(luck.choice(state.options()))
    return state


FOG = {"fog_locations": True, "fog_improvements": True}
POSITIONS: list[tuple[int, int, int, dict[str, Any]]] = [
    (1, 3, 50, {}),
    (2, 1, 1, {}),
    (2, 2, 30, {}),
    (2, 3, 120, FOG),
    (3, 4, 2, {"mission_hunt": True}),
    (3, 5, 150, {}),
    (4, 6, 250, {"rubies": True, "retirement": True}),
]

# -- open -------------------------------------------------------------------------------------------------------------


@rule("PIR-1.8", "PIR-1.14")
@pytest.mark.parametrize("eyes", [None, BLUE])
def test_boards_tableaus_coins_and_treasures_are_open_to_all(eyes: int | None) -> None:
    state = new()
    give(state, BLACK, doubloons=7, points=12)
    own(state, BLACK, "klabautermann", "first_mate")
    upgrade(state, BLACK, "u03")
    figurehead(state, BLACK, "poseidon")
    treasures(state, BLACK, gold=2, emerald_bonus=1)
    bury(state, BLACK, "pearl_3", "figurehead_1 gold")
    build(state, BLACK, "farmhouse")
    black_market(state, BLACK, "bm2a", "aruba")
    explorer(state, BLACK, "e14")
    ship(state, BLACK, "trinidad")
    quests(state, BLACK, "q05", "q06")

    black = seen_player(state, eyes, BLACK)

    assert (black["doubloons"], black["points"], black["quests"]) == (7, 12, 2)
    assert (black["tableau"], black["figurehead"]) == (["klabautermann", "first_mate"], "poseidon")
    assert [slot["id"] for slot in black["slots"] if slot["filled"]] == ["u03"]
    assert [area["total"] for area in black["areas"]] == [3, 1, 1]
    assert black["areas"][1]["bonus"] is True
    assert black["areas"][2]["buried"] == [False, False, True, False]
    assert (black["figurehead_squares"], black["buried"]) == (["gold", None, None, None], 2)
    assert (black["residences"], black["unplaced"]) == (["farmhouse"], ["bm1a", "bm3a", "bm4a", "bm5a"])
    assert (black["ship"], black["explorer"], black["rivers"]) == ("c1r1", "e14", 2)


@rule("PIR-1.8", "PIR-1.12")
@pytest.mark.parametrize("eyes", [None, BLACK, BLUE])
def test_the_caribbean_the_islands_and_both_markets_are_open_to_all(eyes: int | None) -> None:
    state = new()
    black_market(state, BLUE, "bm2a", "aruba")
    build(state, BLUE, "farmhouse")

    view = seen(state, eyes)
    cells = {cell["id"]: cell for cell in view["cells"]}

    assert len(cells) == 27
    assert [cells[place]["card"] for place in ("c1r1", "c1r2", "c2r3")] == ["trinidad", "klabautermann", "farmhouse"]
    assert cells["c1r1"]["tile"] == "pearl"
    assert cells["c2r4"]["market"] == {"seat": "blue", "side": "bm2a"}
    assert (cells["c2r3"]["tokens"], cells["c2r3"]["first_points"]) == (["blue"], 0)
    assert [(island["cubes"], island["value"]) for island in view["islands"]] == [(4, 3)] * 3
    assert view["quest_market"] == ["q01", "q02"]
    assert view["figureheads"] == ["mermaid", "dragon", "harpy", "whale"]
    assert (view["quest_deck"], view["level_two"]) == (23, 41)
    assert view["market_sides"] == ["bm1a", "bm2a", "bm3a", "bm4a", "bm5a"]


@rule("PIR-1.11")
@pytest.mark.parametrize("eyes", [None, BLUE])
def test_incomes_discounts_power_explore_bonuses_and_rivers_are_shown_as_totals(eyes: int | None) -> None:
    state = new()
    own(state, BLACK, "quartermaster", "cacao", "klabautermann", "boarding_planks", "gun_battery", "gold_scales")
    own(state, BLACK, "lookout", "map_maker", "grapnels")
    upgrade(state, BLACK, "u03", "u04", "u08", "u09", "u16")
    figurehead(state, BLACK, "whale")
    quests(state, BLACK, "q05", "q06", "q07")

    black = seen_player(state, eyes, BLACK)

    assert (black["doubloon_income"], black["points_income"]) == (3 + 3 + 3, 1)
    assert black["discounts"] == {"crew": 1, "equipment": 3 + 2 + 1, "vessel": 1, "residence": 4}
    assert (black["power"], black["die_power"]) == (3, {"gold": 2, "emerald": 0, "pearl": 0})
    assert (black["explore_bonus"], black["trades"], black["rivers"]) == (2, ["map_maker"], 0)
    assert {action["id"]: action["owned"] for action in black["actions"]}["loot3"] == 2
    assert black["prices"]["sugar"] == 1
    assert black["prices"]["farmhouse"] == 12
    assert black["kinds"] == {"crew": 4, "equipment": 5, "vessel": 0}


@rule("PIR-1.8", "PIR-8.17")
def test_a_raid_its_dice_and_the_power_left_are_open_to_all() -> None:
    state = new()
    dice(state, 3, 6, 2)
    play(act(state, BLACK, "trinidad"), "choose raid")
    view = seen(state, BLUE)
    assert [die["pips"] for die in view["raid"]["dice"]] == [3, 6, 2]
    assert (view["raid"]["stage"], view["raid"]["rerolls"]) == ("die", 1)

    play(state, "die emerald", "spend coin2")
    assert (seen(state, None)["raid"]["power"], seen(state, None)["raid"]["usable"]) == (4, ["glory1"])
    leftover(state, 2, "gold")

    assert seen(state, None)["leftover"] == [{"raid": 1, "treasure": "gold", "power": 2}]


# -- hidden -----------------------------------------------------------------------------------------------------------


@rule("PIR-1.9", "PIR-1.12", "PIR-1.14", "PIR-12.3")
def test_only_their_owner_sees_quests() -> None:
    state = new()
    quests(state, BLACK, "q05", "q17")
    own(state, BLACK, "fiddler")

    assert seen_player(state, BLACK, BLACK)["hand"] == ["q05", "q17"]
    assert seen_player(state, BLACK, BLACK)["progress"]["q05"]["needs"] == [
        {"what": "crew", "have": 1, "low": 3, "high": 5}
    ]
    for eyes in (BLUE, None):
        black = seen_player(state, eyes, BLACK)
        assert (black["hand"], black["quests"], black["progress"]) == (None, 2, {})
        assert '"q17"' not in json.dumps(seen(state, eyes))


@rule("PIR-1.9", "PIR-2.15")
def test_of_the_starting_quests_nobody_else_sees_any() -> None:
    state = start(3)
    drawn = [CATALOG.quest_ids[quest] for quest in state.hands[BLACK]]
    state.choose(state.options()[0])

    assert not {f'"{name}"' for name in drawn} & set(json.dumps(seen(state, BLUE)).replace(",", " ").split())
    assert seen_player(state, BLACK, BLACK)["hand"] == [drawn[1]]


@rule("PIR-1.9", "PIR-1.12")
@pytest.mark.parametrize(("seats", "seed", "choices", "settings"), POSITIONS)
def test_what_a_seat_sees_and_may_choose_does_not_depend_on_what_is_hidden(
    seats: int, seed: int, choices: int, settings: dict[str, Any]
) -> None:
    state = walked(seats, seed, choices, **settings)

    for seat in range(seats):
        for other in range(3):
            guess = audited(imagine(state, seat, other))
            assert seen(guess, seat) == seen(state, seat)
            if state.seat == seat:
                assert guess.texts() == state.texts()


@rule("PIR-1.9", "PIR-D81")
def test_for_another_seat_hands_and_decks_may_be_anything() -> None:
    state = new()
    quests(state, BLACK, "q05", "q17", "q20")
    quests(state, BLUE, "q06")
    guesses = [imagine(state, BLUE, seed) for seed in range(8)]

    assert len({tuple(guess.hands[BLACK]) for guess in guesses}) > 3
    assert len({guess.copy().draw_quest() for guess in guesses}) > 3
    assert len({guess.copy().draw_level_two() for guess in guesses}) > 3
    assert all(guess.hands[BLUE] == state.hands[BLUE] for guess in guesses)


@rule("PIR-D81", "PIR-1.13")
def test_a_quest_taken_from_the_market_counts_as_unknown_to_the_others() -> None:
    state = new()
    quests(state, BLACK, "q05")
    play(act(state, BLACK, "margarita"), "choose quests", "quest q01")

    assert '"q01"' not in json.dumps(seen(state, BLUE))
    taken = CATALOG.quest_ids.index("q01")
    assert not all(taken in imagine(state, BLUE, seed).hands[BLACK] for seed in range(10))


@rule("PIR-D81", "PIR-12.4")
def test_what_lies_under_the_deck_is_unknown_too() -> None:
    state = new()
    quests(state, BLACK, "q05")
    play(stop(state, BLACK, "fence"), "acquire fence", "sell q05")

    assert '"q05"' not in json.dumps(seen(state, BLUE))
    assert {under_deck(imagine(state, BLUE, seed))[0] for seed in range(10)} != {"q05"}


@rule("PIR-1.12", "PIR-D41")
def test_the_cards_of_the_box_and_of_the_decks_are_not_shown() -> None:
    text = json.dumps(seen(new(), BLACK)["cells"])

    for card in ("powder_monkey", "chronicler", "galleon", "saint_lucia"):
        assert f'"{card}"' not in text


@rule("PIR-1.12")
def test_face_down_cards_show_their_backs_alone() -> None:
    view = seen(new(**FOG), BLACK)

    backs = [cell["back"] for cell in view["cells"]]
    assert (backs.count("location"), backs.count("level_one"), backs.count(None)) == (8, 15, 4)
    assert [cell["kind"] for cell in view["cells"] if cell["card"]] == ["residence"] * 4
    assert view["top_up"] in (True, False)
    assert seen(new(), BLACK)["top_up"] is None


@rule("PIR-1.9", "PIR-20.8")
def test_at_the_end_all_quests_are_seen() -> None:
    state = new()
    quests(state, BLACK, "q05")

    end_game(state)

    assert seen_player(state, BLUE, BLACK)["hand"] == ["q05"]


@rule("PIR-1.14")
@pytest.mark.parametrize(("seats", "seed", "choices", "settings"), POSITIONS[2:])
def test_a_spectator_sees_what_an_opponent_of_everybody_would(
    seats: int, seed: int, choices: int, settings: dict[str, Any]
) -> None:
    state = walked(seats, seed, choices, **settings)

    view = seen(state, None)

    assert all(player["hand"] is None for player in view["players"])
    for seat in range(seats):
        other = seen(state, seat)
        assert {key: value for key, value in other.items() if key != "players"} == {
            key: value for key, value in view.items() if key != "players"
        }


# -- points, doubloons, undo ------------------------------------------------------------------------------------------


@rule("PIR-17.1", "PIR-D68")
@pytest.mark.parametrize(("before", "after"), [(48, 56), (42, 50), (97, 105)])
def test_points_are_marked_at_once_as_one_number(before: int, after: int) -> None:
    state = new()
    give(state, BLACK, points=before)
    upgrade(state, BLACK, *CATALOG.slot_ids[:9])

    play(stop(state, BLACK, "trinidad"), "upgrade u18")

    assert seen_player(state, BLUE, BLACK)["points"] == after


@rule("PIR-17.2", "PIR-17.4")
def test_what_costs_doubloons_is_not_offered_without_them() -> None:
    state = new()
    give(state, BLACK, doubloons=0)
    upgrade(state, BLACK, "u01", "u02")

    for slot in ("u05", "u07"):
        play(stop(state, BLACK, "trinidad"), f"upgrade {slot}")
        assert decision(state) == "ChooseEffect"  # the Raid of Trinidad
        assert state.doubloons[BLACK] == 0
    audited(state)


@rule("PIR-17.3")
def test_doubloons_and_cubes_never_run_out() -> None:
    state = new()
    give(state, BLACK, doubloons=500)
    treasures(state, BLACK, gold=60)

    play(stop(state, BLACK, "tobacco"), "ignore")
    play(act(state, BLUE, "grenada"), "choose bury")

    assert state.doubloons[BLACK] == 505
    audited(state)


@rule("PIR-17.4")
def test_nothing_is_ever_offered_to_or_taken_from_another() -> None:
    state = new(3)

    assert not [text for text in state.texts() if "blue" in text or "yellow" in text]
    stop(state, BLACK, "curacao")
    assert not [text for text in state.texts() if "blue" in text or "yellow" in text]


@rule("PIR-D64")
def test_dice_and_revealed_cards_make_choices_final() -> None:
    state = play(turn_of(new(), BLACK), "sail c1r1", "upgrade u03")
    assert state.choices - state.committed == 2

    play(state, "choose raid")

    assert state.choices == state.committed


@rule("PIR-D64")
def test_until_something_is_learnt_choices_may_be_taken_back() -> None:
    state = play(turn_of(new(), BLACK), "sail c1r3", "upgrade u01", "explore e01")

    assert state.choices - state.committed == 3


@rule("PIR-D67", "PIR-34.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_with_the_turns_and_points_of_a_table(seats: int) -> None:
    state = walked(seats, 11 + seats, 5000)

    assert state.is_over
    assert state.round == 3
    assert all(20 < score < 330 for score in state.scores())
    audited(state)
