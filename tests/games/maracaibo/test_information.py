"""Hidden and open information (MAR-1.5 to 1.12)."""

import json
import random
from typing import Any, cast

import pytest

from caravela.games.maracaibo.payment import NO_ICON, OBJECT_ICONS
from caravela.games.maracaibo.state import REFILL, Maracaibo
from caravela.games.maracaibo.steps.opening import FirstDiscard
from caravela.games.maracaibo.steps.paying import PayCards, PaySame
from caravela.kernel.agenda import Step
from tests.games.maracaibo.position import (
    BLUE,
    CATALOG,
    GAME,
    YELLOW,
    Log,
    answers,
    audited,
    cards,
    combat_tokens,
    decision,
    end_round,
    give,
    hand,
    imagine,
    influence,
    invested,
    new,
    next_card,
    next_token,
    own,
    plan,
    play,
    prestige,
    quest,
    quest_tiles,
    row,
    start,
    synergies,
    top_quest,
    turn_of,
)
from tests.rules import rule


def seen(state: Maracaibo, seat: int | None) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(state, seat)
    return view


def seen_player(state: Maracaibo, eyes: int | None, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = seen(state, eyes)["players"][seat]
    return found


def walked(seats: int, seed: int, choices: int) -> Maracaibo:
    """A position in the midst of a random game."""
    luck = random.Random(seed)
    state = cast(Maracaibo, GAME.new(seats, seed))
    for _ in range(choices):
        if not state.is_over:
            state.choose(luck.choice(state.options()))
    return state


POSITIONS = [(1, 3, 50), (2, 1, 2), (2, 2, 9), (2, 3, 60), (3, 4, 13), (3, 5, 150), (4, 6, 200)]

# -- open -------------------------------------------------------------------------------------------------------------


@rule("MAR-1.5")
@pytest.mark.parametrize("eyes", [None, YELLOW])
def test_board_tracks_ships_tableaus_planning_areas_and_supplies_are_open_to_all(eyes: int | None) -> None:
    state = new()
    give(state, BLUE, doubloons=7, combat=3, figures=1, points=12, doubloon_income=11, points_income=4)
    influence(state, BLUE, spain=5)
    plan(state, BLUE, "a02")
    own(state, BLUE, "a45", "b043")
    synergies(state, BLUE, "book")
    quest(state, "q05", "6")
    hand(state, BLUE, "a01", "a10")

    view, blue = seen(state, eyes), seen_player(state, eyes, BLUE)

    assert (blue["doubloons"], blue["combat_points"], blue["figures"], blue["points"]) == (7, 3, 1, 12)
    assert (blue["doubloon_income"], blue["points_income"]) == (11, 4)
    assert (blue["planning"], blue["synergies"], blue["cards"]) == (["a02"], ["book"], 2)
    assert [card["id"] for card in blue["tableau"]] == ["a45", "b043"]
    assert view["nations"][2]["influence"]["blue"] == 5
    places = {place["id"]: place for place in view["locations"]}
    assert places["6"]["quests"] == ["q05"]
    assert places["1"]["assistants"] == [{"seat": "blue", "project": "a45", "done": False}]
    assert places["0"]["ships"] == ["blue", "yellow"]


@rule("MAR-1.5")
@pytest.mark.parametrize("eyes", [None, BLUE, YELLOW])
def test_the_tops_of_open_piles_and_the_sizes_of_all_are_open_to_all(eyes: int | None) -> None:
    state = new()
    row(state, "a10", "a11", "b012", "a13")
    top_quest(state, "q07")
    prestige(state, "b3")
    invested(state, YELLOW, "b3")
    hand(state, BLUE, "a01")
    play(turn_of(state, BLUE, "6"), "discard hand")

    view = seen(state, eyes)

    assert view["row"] == ["a10", "a11", "b012", "a13"]
    assert (view["quest_top"], view["discard_top"]) == ("q07", "a01")
    assert view["deck"] == state.pile_size()
    assert view["discarded"] == len(state.discarded)
    assert view["piles"] == [13, 12]
    assert (view["prestige"][0]["id"], view["prestige"][0]["investors"]) == ("b3", ["yellow"])
    assert list(view["explorers"]["quests"].values()) == [CATALOG.quest_ids[tile] for tile in state.trail]


@rule("MAR-1.5")
def test_careers_are_open_to_all_once_they_are_chosen() -> None:
    state = new()

    assert seen_player(state, YELLOW, BLUE)["career"] == "p1"
    assert [task["progress"] for task in seen_player(state, None, BLUE)["tasks"]] == [0, 0, 0]


# -- hidden -----------------------------------------------------------------------------------------------------------


@rule("MAR-1.6")
def test_only_the_owner_sees_a_hand() -> None:
    state = new()
    hand(state, BLUE, "a33", "b077")
    row(state, "a10", "a11", "a12", "a13")

    assert seen_player(state, BLUE, BLUE)["hand"] == ["a33", "b077"]
    for eyes in (YELLOW, None):
        assert seen_player(state, eyes, BLUE)["hand"] is None
        text = json.dumps(seen(state, eyes))
        assert '"a33"' not in text
        assert '"b077"' not in text


@rule("MAR-1.6")
def test_unrevealed_prestige_buildings_are_not_known() -> None:
    state = new()
    prestige(state, "b3")

    assert [building["id"] for building in seen(state, BLUE)["prestige"]] == ["b3", None, None, None]


@rule("MAR-1.6", "MAR-1.10")
@pytest.mark.parametrize(("seats", "seed", "choices"), POSITIONS)
def test_what_a_seat_sees_and_may_choose_does_not_depend_on_what_is_hidden(seats: int, seed: int, choices: int) -> None:
    state = walked(seats, seed, choices)

    for seat in range(seats):
        for other in range(3):
            guess = audited(imagine(state, seat, other))
            assert seen(guess, seat) == seen(state, seat)
            if state.seat == seat:
                assert guess.texts() == state.texts()


@rule("MAR-1.6")
def test_for_another_seat_hands_the_draw_pile_and_the_tokens_may_be_anything() -> None:
    state = walked(2, 3, 60)
    guesses = [imagine(state, YELLOW, seed) for seed in range(6)]

    assert len({tuple(sorted(guess.hands[BLUE])) for guess in guesses}) > 3
    assert len({guess.copy().draw_project() for guess in guesses}) > 3
    assert all(guess.hands[YELLOW] == state.hands[YELLOW] for guess in guesses)


@rule("MAR-1.6", "MAR-14.4")
@pytest.mark.parametrize(
    "pending",
    [
        PayCards(BLUE, OBJECT_ICONS, OBJECT_ICONS + 1, OBJECT_ICONS + 2, NO_ICON),
        PaySame(BLUE, 3, NO_ICON, NO_ICON),
        FirstDiscard(BLUE, 3, 40),
    ],
)
def test_a_hand_that_another_seat_may_have_can_answer_what_is_asked(pending: Step[Any]) -> None:
    state = turn_of(new(), BLUE, "6")
    hand(state, BLUE, "a36", "a52", "a54", "b001")  # three objects, and all with the same good
    state.push(pending)
    assert state.options()

    guesses = [audited(imagine(state, YELLOW, seed)) for seed in range(30)]

    assert all(guess.options() for guess in guesses)
    assert len({guess.hands[BLUE] for guess in guesses}) > 20


@rule("MAR-1.7", "MAR-1.8")
def test_of_combat_tokens_and_quest_tiles_on_a_ship_the_number_is_open_and_no_face() -> None:
    state = turn_of(new(), BLUE, "11")
    quest_tiles(state, BLUE, 2)
    next_token(state, "k05")
    play(state, "city", "reveal 1", "fight france", "done")

    blue = seen_player(state, YELLOW, BLUE)

    assert (blue["tokens"], blue["quests"]) == (1, 2)
    assert "k05" not in json.dumps(seen(state, None))


@rule("MAR-1.10", "MAR-3.8")
def test_in_the_opening_nobody_sees_what_another_has_chosen() -> None:
    state = start()
    dealt = cards(state, state.hands[BLUE])
    while state.seat == BLUE:
        state.choose(state.options()[0])

    blue = seen_player(state, YELLOW, BLUE)

    assert (blue["hand"], blue["planning"], blue["career"]) == (None, [], None)
    assert not {f'"{name}"' for name in dealt} & set(json.dumps(seen(state, YELLOW)).replace(",", " ").split())
    assert seen_player(state, BLUE, BLUE)["planning"] != []


@rule("MAR-1.10", "MAR-3.9")
def test_in_the_opening_nobody_sees_the_careers_of_another() -> None:
    state = start()
    while decision(state) != "KeepCareer" or state.seat == BLUE:
        state.choose(state.options()[0])

    blue = seen_player(state, YELLOW, BLUE)

    assert (blue["career"], blue["careers"]) == (None, [])
    assert len(seen_player(state, YELLOW, YELLOW)["careers"]) == 2


@rule("MAR-1.11")
def test_a_quest_tile_on_a_bought_card_is_open() -> None:
    state = turn_of(new(), BLUE, "6")
    top_quest(state, "q19")
    hand(state, BLUE, "a44")

    play(state, "buy a44")

    assert seen_player(state, YELLOW, BLUE)["tableau"] == [{"id": "a44", "figures": 0, "quest": "q19"}]


@rule("MAR-1.11")
def test_the_cards_that_ana_took_are_known_by_number_only() -> None:
    state = new(1)
    taken = state.row[0]
    state.ana_cards = (taken,)
    state.row = (state.deck[0], *state.row[1:])
    state.deck = state.deck[1:]
    audited(state)

    view = seen(state, BLUE)

    assert view["ana"]["cards"] == 1
    assert f'"{CATALOG.project_ids[taken]}"' not in json.dumps(view)


@rule("MAR-1.12")
def test_a_card_taken_from_the_row_is_shown_to_all_and_one_drawn_is_not() -> None:
    state = new()
    row(state, "a10", "a11", "b012", "a13")
    next_card(state, "b033")
    log = Log(state)

    play(turn_of(state, BLUE, phase=REFILL), "draw", "take b012")

    assert seen_player(state, YELLOW, BLUE)["shown"] == ["b012"]
    for seed in range(5):
        assert CATALOG.project_ids.index("b012") in imagine(state, YELLOW, seed).hands[BLUE]
    for seat, names in ((BLUE, ["b033", "b012"]), (YELLOW, [None, "b012"]), (None, [None, "b012"])):
        told = [said.as_seen(CATALOG.speech, 1 << seat if seat is not None else 0)[1] for said in log.said]
        assert [facts.get("project") for facts in told] == names
    assert 'b033"' not in json.dumps(seen(state, YELLOW))


@rule("MAR-1.12")
def test_a_card_that_was_shown_once_is_hidden_again_when_it_is_drawn_from_the_pile() -> None:
    state = new()
    row(state, "a10", "a11", "b012", "a13")
    play(turn_of(state, BLUE, phase=REFILL), "take b012")
    assert seen_player(state, YELLOW, BLUE)["shown"] == ["b012"]
    play(turn_of(state, BLUE, "6"), "discard hand")
    while state.pile_size():
        state.discarded += (state.draw_project(),)

    play(turn_of(state, BLUE, phase=REFILL), "draw")
    next_card(state, "b012")
    play(state, "draw")

    assert "b012" in cards(state, state.hands[BLUE])
    assert seen_player(state, YELLOW, BLUE)["shown"] == []
    audited(state)


@rule("MAR-1.10")
def test_in_step_1_of_a_scoring_one_decides_after_the_other_with_everything_shown() -> None:
    state = new()
    hand(state, BLUE, "a11")
    hand(state, YELLOW, "a02")
    combat_tokens(state, BLUE, 1)

    play(end_round(state), "buy a11", *["draw"] * 4)

    assert (state.seat, answers(state)[:2]) == (YELLOW, ["score", "buy a02"])
    assert [card["id"] for card in seen_player(state, YELLOW, BLUE)["tableau"]] == ["a11"]


@rule("MAR-27.22")
def test_in_a_solo_game_ana_is_shown_as_the_one_who_begins_after_the_human_has_ended_the_round() -> None:
    state = new(1)
    assert seen(state, BLUE)["order"] == ["blue", "ana"]

    play(end_round(state), "score")

    assert (seen(state, BLUE)["opener"], seen(state, BLUE)["order"]) == ("ana", ["ana", "blue"])
