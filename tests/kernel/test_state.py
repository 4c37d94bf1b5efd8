"""The state: what is not offered changes nothing, and commit points say how far choices can be taken back (law 8)."""

from typing import Any, cast

import pytest

import caravela
from caravela import IllegalOption, State
from caravela.games.empires.state import Empires
from tests.games.empires.position import BLUE, YELLOW, new, on, play, run

GAME = caravela.game("empires")


# -- what is not offered --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "pass", "place colonist", "place colonist dock ", "Place colonist dock", "0", "place soldier dock"]
)
def test_what_is_not_offered_changes_nothing_and_the_offers_are_listed(text: str) -> None:
    state = GAME.new(3, 7)
    before = state.save()

    with pytest.raises(IllegalOption) as caught:
        state.choose_text(text)

    assert state.save() == before
    offers = ", ".join(repr(offered) for offered in state.texts())
    assert str(caught.value) == f"{text!r} is not offered by PlaceWorker; it offers {offers}"


def test_nothing_is_offered_when_the_game_is_over() -> None:
    state = finished()
    before = state.save()

    with pytest.raises(IllegalOption, match=r"^'pass' is not offered: the game is over$"):
        state.choose_text("pass")

    assert state.save() == before
    assert state.options() == []
    assert state.texts() == []
    assert state.seat is None


def finished() -> State:
    state = GAME.new(2, 7)
    while not state.is_over:
        state.choose(state.options()[0])
    return state


def test_a_choice_is_made_by_its_text_as_by_its_number() -> None:
    by_text, by_number = GAME.new(2, 7), GAME.new(2, 7)
    option = by_number.options()[3]

    by_text.choose_text(by_number.text(option))
    by_number.choose(option)

    assert by_text.save() == by_number.save()


# -- commit points --------------------------------------------------------------------------------------------------


def exploring(**settings: Any) -> Empires:
    """Yellow with two Captains and two Soldiers in Discovery, about to launch an expedition."""
    from caravela.games.empires.steps.discovery import NO_TARGET, LaunchExpedition, SendWorkers

    state = new(3, **settings)
    on(state, "discovery", "yellow captain", "yellow captain", "yellow soldier", "yellow soldier")
    launch = LaunchExpedition(YELLOW) if settings.get("recon") == "advanced" else SendWorkers(YELLOW, NO_TARGET, 0)
    return run(state, launch, launch)


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    state = GAME.new(2, 7)

    assert (state.choices, state.committed, state.chooser) == (0, 0, -1)


def test_own_choices_without_luck_can_be_taken_back() -> None:
    state = play(exploring(), "send captain", "send captain", "send soldier", "done")

    assert state.choices == 4
    assert state.committed == 0
    assert state.chooser == YELLOW


def test_a_choice_that_consults_chance_stands_with_all_before_it() -> None:
    state = play(exploring(), "send captain", "done")
    drawn = state.chance.positions[:]

    play(state, "explore florida")

    assert state.chance.positions != drawn
    assert state.committed == state.choices == 3


def test_what_follows_a_commit_point_can_be_taken_back_to_it() -> None:
    state = play(exploring(), "send captain", "done", "explore florida", "send captain", "send soldier")

    assert state.choices == 5
    assert state.committed == 3


def test_a_look_at_something_hidden_stands() -> None:
    state = play(exploring(recon="basic"), "look florida")

    assert state.committed == state.choices == 1


def test_a_look_at_something_hidden_stands_also_without_luck() -> None:
    state = exploring(recon="basic")
    florida = state.catalog.regions.index("florida")
    state.reveal_token(florida, 1 << BLUE)
    state.learnt = False
    drawn = state.chance.positions[:]

    play(state, "look florida")

    assert state.chance.positions == drawn
    assert state.committed == state.choices == 1


def test_a_region_that_all_have_seen_is_discovered_without_learning() -> None:
    state = exploring(recon="advanced")
    target = next(text for text in state.texts() if text.startswith("explore"))

    play(state, target)
    while "done" not in state.texts():
        state.choose(state.options()[0])
    play(state, "done")

    assert state.committed == 0


def test_choices_of_one_seat_can_be_taken_back_until_another_has_chosen() -> None:
    state = GAME.new(2, 7)
    first = state.seat

    state.choose_text("place colonist dock")
    assert (state.committed, state.chooser) == (0, first)

    state.choose_text("place colonist dock")
    assert (state.choices, state.committed) == (2, 1)
    assert state.chooser not in (first, -1)


def test_commit_points_are_kept_by_copies_and_saved_games() -> None:
    state = play(exploring(), "send captain", "done", "explore florida", "send captain")

    for same in (state.copy(), GAME.load(state.save())):
        assert (same.choices, same.committed, same.chooser) == (4, 3, YELLOW)


def test_what_was_learnt_at_set_up_is_no_choice() -> None:
    assert not GAME.new(2, 7).learnt


# -- bags -----------------------------------------------------------------------------------------------------------


def test_a_thing_drawn_from_a_bag_is_no_longer_in_it() -> None:
    state = cast(Empires, GAME.new(2, 7))
    bag = list(range(10))

    drawn = [state.draw_from(0, bag) for _ in range(10)]

    assert sorted(drawn) == list(range(10))
    assert bag == []
    assert state.learnt
