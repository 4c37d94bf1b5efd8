"""Phase C: refilling the hand (MAR-17)."""

from caravela.games.maracaibo.state import NONE, REFILL, Maracaibo
from tests.games.maracaibo.position import (
    BLUE,
    YELLOW,
    Log,
    answers,
    audited,
    cards,
    decision,
    give,
    hand,
    new,
    next_card,
    offered,
    play,
    row,
    turn_of,
    upgrade,
    why_not,
)
from tests.rules import rule


def refilling(state: Maracaibo, *held: str) -> Maracaibo:
    """Blue refills, with these cards in hand; a01 to a04 are face up."""
    row(state, "a01", "a02", "a03", "a04")
    hand(state, BLUE, *held)
    return turn_of(state, BLUE, phase=REFILL)


def exhaust(state: Maracaibo, *, discards: bool = False) -> Maracaibo:
    """The whole draw pile goes to the discard pile, or that one too to another hand."""
    while state.pile_size():
        state.discarded += (state.draw_project(),)
    if not discards:
        state.hands[YELLOW] += state.discarded
        state.discarded = ()
    return state


@rule("MAR-17.1")
def test_cards_are_drawn_up_to_the_limit_each_from_the_pile_or_for_a_doubloon_from_the_row() -> None:
    state = refilling(new(), "a10", "a11")
    next_card(state, "a20")

    assert answers(state) == ["draw", "take a01", "take a02", "take a03", "take a04"]
    play(state, "take a03", "draw")

    assert cards(state, state.hands[BLUE]) == ["a10", "a11", "a03", "a20"]
    assert state.doubloons[BLUE] == 9
    assert state.active == YELLOW
    audited(state)


@rule("MAR-17.1")
def test_with_the_larger_hold_the_limit_is_six() -> None:
    state = new()
    upgrade(state, BLUE, "u2")
    refilling(state, "a10", "a11")

    play(state, *["draw"] * 4)

    assert len(state.hands[BLUE]) == 6
    assert state.active == YELLOW


@rule("MAR-17.1")
def test_with_the_third_area_cards_of_the_row_cost_nothing() -> None:
    state = new()
    upgrade(state, BLUE, "u3")
    give(state, BLUE, doubloons=0)
    refilling(state)

    play(state, "take a01", "take a02", "take a03", "take a04")

    assert state.doubloons[BLUE] == 0
    assert cards(state, state.hands[BLUE]) == ["a01", "a02", "a03", "a04"]


@rule("MAR-17.2", "MAR-17.6", "MAR-D13")
def test_a_card_taken_leaves_a_gap_until_the_row_is_refilled_after_the_phase() -> None:
    state = refilling(new(), "a10", "a11")

    play(state, "take a02")
    assert cards(state, state.row) == ["a01", "", "a03", "a04"]
    assert offered(state, "take") == ["take a01", "take a03", "take a04"]
    next_card(state, "a30")
    play(state, "take a03")

    assert NONE not in state.row
    assert cards(state, state.row)[0::3] == ["a01", "a04"]
    assert cards(state, state.row)[1] == "a30"
    audited(state)


@rule("MAR-17.3")
def test_an_empty_draw_pile_is_made_of_the_discard_pile() -> None:
    state = exhaust(refilling(new(), "a10", "a11", "a12"), discards=True)
    log = Log(state)
    size = len(state.discarded)

    play(state, "draw")

    assert log.facts("reshuffled")["count"] == size
    assert state.discarded == ()
    assert state.pile_size() == size - 1
    audited(state)


@rule("MAR-17.3")
def test_the_discard_pile_is_shuffled() -> None:
    drawn = set()
    for seed in range(1, 12):
        state = exhaust(refilling(new(), "a10", "a11", "a12"), discards=True)
        state.chance = state.chance.reseeded(seed)
        play(state, "draw")
        drawn.add(state.hands[BLUE][-1])

    assert len(drawn) > 5


@rule("MAR-17.3", "MAR-17.5", "MAR-D95")
def test_with_both_piles_empty_nothing_is_drawn_and_cards_of_the_row_may_be_taken() -> None:
    state = exhaust(refilling(new(), "a10"))

    assert answers(state) == ["done", "take a01", "take a02", "take a03", "take a04"]
    play(state, "take a01", "done")

    assert cards(state, state.hands[BLUE]) == ["a10", "a01"]
    assert state.active == YELLOW


@rule("MAR-17.3")
def test_with_both_piles_and_the_purse_empty_the_phase_is_over() -> None:
    state = exhaust(new())
    give(state, BLUE, doubloons=0)

    refilling_done = turn_of(state, BLUE, phase=REFILL)

    assert refilling_done.active == YELLOW
    assert state.hands[BLUE] == ()


@rule("MAR-17.4", "MAR-D34")
def test_a_hand_above_the_limit_is_kept() -> None:
    state = refilling(new(), "a10", "a11", "a12", "a13", "a14", "a15")

    assert state.active == YELLOW
    assert len(state.hands[BLUE]) == 6


@rule("MAR-17.5")
def test_refilling_is_a_duty_and_taking_from_the_row_is_not() -> None:
    state = refilling(new())

    assert "done" not in state.texts()
    play(state, "draw", "draw", "draw", "draw")

    assert cards(state, state.row) == ["a01", "a02", "a03", "a04"]
    assert state.doubloons[BLUE] == 10


@rule("MAR-17.6")
def test_a_card_drawn_is_seen_before_the_next_decision() -> None:
    state = refilling(new())
    next_card(state, "b033")

    play(state, "draw")

    assert cards(state, state.hands[BLUE]) == ["b033"]
    assert decision(state) == "Refill"


@rule("MAR-17.7")
def test_without_a_doubloon_no_card_of_the_row_can_be_taken() -> None:
    state = refilling(new(), "a10", "a11")
    give(state, BLUE, doubloons=1)

    play(state, "take a04")

    assert state.doubloons[BLUE] == 0
    assert len(state.hands[BLUE]) == 4
    assert state.active == YELLOW


@rule("MAR-17.7")
def test_the_reason_names_the_doubloon_that_is_missing() -> None:
    state = refilling(new(), "a10", "a11")
    give(state, BLUE, doubloons=0)

    assert why_not(state, "take a01").facts == {"doubloons": 1, "doubloons2": 0}


@rule("MAR-17.8")
def test_when_the_pile_runs_out_while_the_row_is_refilled_the_discard_pile_is_shuffled() -> None:
    state = exhaust(refilling(new(), "a10", "a11"), discards=True)
    state.deck, state.discarded = state.discarded[:1], state.discarded[1:]
    log = Log(state)

    play(state, "take a01", "take a02")

    assert NONE not in state.row
    assert log.among("row-laid", "reshuffled") == ["row-laid", "reshuffled", "row-laid"]
    audited(state)


@rule("MAR-17.8")
def test_when_both_piles_are_empty_the_row_stays_short() -> None:
    state = exhaust(refilling(new(), "a10", "a11", "a12"))

    play(state, "take a02")

    assert cards(state, state.row) == ["a01", "", "a03", "a04"]
    audited(state)


@rule("MAR-X28")
def test_with_one_card_and_two_doubloons_two_row_cards_are_taken_and_one_is_drawn() -> None:
    state = refilling(new(), "a10")
    give(state, BLUE, doubloons=2)
    log = Log(state)

    play(state, "take a01", "take a02")

    assert state.doubloons[BLUE] == 0
    assert log.among("took", "drew", "row-laid") == ["took", "took", "drew", "row-laid", "row-laid"]
    assert len(state.hands[BLUE]) == 4
    audited(state)
