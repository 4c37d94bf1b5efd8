"""Random play ends, offers are in order at every decision, and pieces add up after every step."""

import re
from typing import Any

import pytest
from hypothesis import given, settings

from caravela import State
from caravela.kernel.agenda import NONE, Decision
from caravela.kernel.phrases import Speech
from tests.promises.tables import GAMES, Table, any_table, games_for_this_run, positions, table, written

CHUNKS = 20
TEXT = re.compile(r"[a-z0-9_-]+( [a-z0-9_-]+)*")
CHOICES_LIMIT = 5_000


def choose_step_by_step(state: State, option: int, audit: Any) -> None:
    """What `State.choose` does, with an audit after every step."""
    seat = state.decision.seat(state)
    if seat != state.chooser:
        state.chooser, state.committed = seat, state.choices
    state.choices += 1
    state.take(state.decision, option)
    audit(state)
    while state.agenda:
        step = state.agenda[-1]
        if isinstance(step, Decision):
            options = state.options_of(step)
            if len(options) > 1:
                break
            state.take(step, options[0])
        else:
            state.agenda.pop()
            step.run(state)
        audit(state)
    if state.learnt:
        state.learnt, state.committed = False, state.choices


def check_offers(state: State, actions: Speech, checked: set[int]) -> list[int]:
    """What may be chosen, once it is sure that it is offered as promised."""
    options = state.options()
    decision = state.decision
    assert len(options) > 1, "a decision with one option is not asked"
    assert len(set(options)) == len(options), options
    assert state.options() == options, "the order is stable"
    beside = [offer for action in decision.beside for offer in action.offers]
    for option in options:
        text = state.text(option)
        if option not in checked:
            assert TEXT.fullmatch(text), text
            assert actions.text(option) == text, "an option means the same in every decision"
            assert actions.option(text) == option
            checked.add(option)
        is_free = any(option in offer for offer in beside)
        assert is_free or any(option in offer for offer in decision.offers), f"{text} is not declared by its decision"
        assert actions.is_free[option] == is_free
    assert decision.default(state) in options
    assert decision.usual(state) in (NONE, *options)
    return options


def check_scores(state: State) -> None:
    assert [sum(reasons.values()) for reasons in state.breakdown()] == state.scores()


def play(table: Table, checked: set[int]) -> State:
    """A whole random game, all promises of single positions checked."""
    game, state, whims = table.game, table.new(), table.whims()
    game.audit(state)
    while not state.is_over:
        assert state.seat in range(table.seats)
        options = check_offers(state, game.actions, checked)
        choose_step_by_step(state, options[whims.below(len(options))], game.audit)
        assert 0 <= state.committed <= state.choices < CHOICES_LIMIT
    check_scores(state)
    winners, scores = state.winners(), state.scores()
    assert winners or table.seats == 1
    assert {scores[winner] for winner in winners} <= {max(scores)}
    return state


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", GAMES)
def test_random_play_keeps_all_promises_at_every_step(name: str, chunk: int) -> None:
    games = games_for_this_run(1_200)
    checked: set[int] = set()
    for number in range(games * chunk // CHUNKS, games * (chunk + 1) // CHUNKS):
        play(table(name, number), checked)


@given(any_table())
@settings(max_examples=games_for_this_run(60))
def test_random_play_of_any_table_keeps_all_promises_at_every_step(table: Table) -> None:
    play(table, set())


@pytest.mark.parametrize("name", GAMES)
def test_steps_carried_out_one_by_one_are_what_a_choice_is(name: str) -> None:
    for number in range(games_for_this_run(60)):
        *_, last = positions(table(name, number))
        assert written(play(table(name, number), set())) == written(last)


@pytest.mark.parametrize("name", GAMES)
def test_points_by_reason_add_up_to_the_scores_at_every_decision(name: str) -> None:
    for number in range(games_for_this_run(60)):
        for state in positions(table(name, number)):
            check_scores(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_when_everybody_is_absent(name: str) -> None:
    for number in range(games_for_this_run(60)):
        state = table(name, number).new()
        while not state.is_over:
            state.choose(state.decision.default(state))
            assert state.choices < CHOICES_LIMIT
