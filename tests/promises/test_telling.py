"""The engine tells: consequences, ledgers, reasons, sets, usual answers and moments, for every game."""

import re
from pathlib import Path

import pytest

import caravela
from caravela import State
from caravela.bots.playout import rollout
from caravela.course import Accounts, Course
from caravela.kernel.agenda import Decision
from caravela.kernel.chance import QuickChance
from caravela.kernel.ledger import difference
from caravela.kernel.phrases import Said
from caravela.kernel.picking import pick_all
from caravela.kernel.record import Record
from caravela.kernel.state import Unknown
from tests.promises.tables import GAMES, Table, games_for_this_run, positions, table

EVERY = 7
"""Every so many decisions somebody asks."""


def some_positions(name: str, games: int) -> list[tuple[Table, State]]:
    """Positions spread over random games, each a copy of its own."""
    found = []
    for number in range(games_for_this_run(games)):
        here = table(name, number)
        found += [(here, state.copy()) for state in positions(here) if not state.is_over and state.choices % EVERY == 0]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_consequences_of_an_option_are_what_comes_of_it(name: str) -> None:
    learnt = known = 0
    for here, state in some_positions(name, 20):
        game, seat = here.game, state.seat
        assert seat is not None
        eyes = game.eyes(state, seat)
        company = len(game.company(here.seats, here.settings))
        assert company == len(state.breakdown())
        before = [game.ledger(state, who, eyes) for who in range(company)]
        for found in game.consequences(state, seat, state.options()):
            copy = state.copy()
            copy.wary = found.is_known
            leads_further = False
            try:
                copy.choose(found.option)
            except Unknown:
                leads_further = True
            if not found.is_known:
                assert copy.committed == copy.choices, "what would be learnt can't be taken back"
                learnt += 1
                continue
            if leads_further or copy.taken:
                guess = game.imagine(state, seat, 0)
                guess.choose(found.option)
                if guess.taken != copy.taken:  # nobody knew that another would have no choice, or one
                    continue
            assert not leads_further
            known += 1
            end = as_usual(copy, seat)
            for who in range(company):
                after, open_before = game.ledger(end, who, eyes), before[who].points
                told = after.points
                if end.is_over and who != seat:  # what is open only now is told when it is
                    told = {reason: points for reason, points in told.items() if reason in open_before}
                assert found.changes[who].figures == difference(before[who].figures, after.figures)
                assert found.changes[who].points == difference(open_before, told)

    assert learnt
    assert known


def as_usual(state: State, seat: int) -> State:
    """After the usual answers that nothing is learnt by; what the round brings by itself then is no consequence."""
    while state.paused is None and state.seat == seat and (usual := state.decision.usual(state)) in state.options():
        ahead = state.copy()
        ahead.wary = True
        try:
            ahead.choose(usual)
        except Unknown:
            break
        state = ahead
    return state.paused or state


@pytest.mark.parametrize("name", GAMES)
def test_consequences_tell_others_nothing_that_was_not_open_before(name: str) -> None:
    ends = 0
    for number in range(games_for_this_run(30)):
        for state in positions(table(name, number)):
            if state.is_over:
                break
            game, seat = caravela.game(name), state.seat
            assert seat is not None
            last = state.copy()
            last.choose(state.options()[0])
            if not last.is_over:
                continue
            ends += 1
            eyes = game.eyes(state, seat)
            for found in game.consequences(state, seat, state.options()):
                for who, change in enumerate(found.changes):
                    known = game.ledger(state, who, eyes).points
                    assert who == seat or {*change.points} <= {*known}

    assert ends


@pytest.mark.parametrize("name", GAMES)
def test_the_ledger_of_a_finished_game_is_its_score_sheet(name: str) -> None:
    for number in range(games_for_this_run(20)):
        *_, state = positions(table(name, number))
        game = caravela.game(name)
        for who, reasons in enumerate(state.breakdown()):
            points = game.ledger(state, who, game.all_eyes(state)).points
            assert {reason: count for reason, count in points.items() if count} == {
                reason: count for reason, count in reasons.items() if count
            }


@pytest.mark.parametrize("name", GAMES)
def test_looking_at_ledgers_and_consequences_changes_nothing(name: str) -> None:
    for here, state in some_positions(name, 4):
        before = state.save()
        assert state.seat is not None
        here.game.consequences(state, state.seat, state.options())

        assert state.save() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_ledger_tells_nothing_that_its_eyes_may_not_know(name: str) -> None:
    for here, state in some_positions(name, 6):
        for seat in range(here.seats):
            eyes = here.game.eyes(state, seat)
            imagined = here.game.imagine(state, seat, 5)
            for who in range(len(state.breakdown())):
                real, other = (here.game.ledger(one, who, eyes) for one in (state, imagined))
                assert (real.figures, real.points) == (other.figures, other.points)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_has_no_reason_against_it_and_reasons_can_be_said(name: str) -> None:
    reasons = 0
    for _, state in some_positions(name, 12):
        decision, speech, offered = state.decision, state.speech, set(state.options())
        for offer in decision.offers:
            for option in range(offer.base, offer.end):
                if speech.has(option) and option not in offered:
                    reasons += is_said(decision.why_not(state, option), state)
        for option in offered:
            if not speech.is_free[option]:
                is_said(decision.warning(state, option), state)
                odds = decision.odds(state, option)
                assert odds is None or 0 <= odds.good <= odds.all > 0

    assert reasons


def is_said(said: Said | None, state: State) -> bool:
    if said is None:
        return False
    key, facts = said.as_seen(state.speech, 1)
    assert key.startswith("why-")
    assert len(facts) <= len(said.phrase.kinds)
    return True


@pytest.mark.parametrize("name", GAMES)
def test_the_pieces_of_a_set_can_be_named_in_any_order(name: str) -> None:
    whims, picked = QuickChance(3), 0
    for number in range(games_for_this_run(60)):
        for state in positions(table(name, number)):
            found = None if state.is_over else state.decision.selection(state)
            if found is None:
                continue
            assert 0 <= found.least <= found.most
            assert found.pieces
            pile = [piece.option for piece in found.pieces for _ in range(piece.count)]
            wanted = [pile.pop(whims.below(len(pile))) for _ in range(min(found.most, len(pile)))]
            amounts = {piece.option: piece.amount for piece in found.pieces}
            assert found.total + sum(amounts[option] for option in wanted) >= found.needed
            texts = [state.text(option) for option in wanted]
            one, other = state.copy(), state.copy()
            chosen = pick_all(one, texts)
            assert pick_all(other, texts[::-1]) == chosen
            assert one.save() == other.save()
            picked += 1

    offers_sets = any("selection" in vars(kind) for kind in caravela.game(name).steps.values())
    assert bool(picked) == offers_sets


class Watcher:
    """Sees every moment, and takes a view right there."""

    def __init__(self) -> None:
        self.moments: list[str] = []
        self.game = caravela.game(GAMES[0])

    def hear(self, said: Said) -> None:
        assert said.phrase.key.startswith("log-")

    def watch(self, state: State, said: Said) -> None:
        key, _ = said.as_seen(state.speech, 0)
        assert key.startswith("moment-")
        assert not state.is_over or key in ("moment-end", "moment-score"), "only the end opens everything"
        assert self.game.view(state.copy(), None)
        self.moments.append(key)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_moments_to_watch_and_all_that_are_declared_happen(name: str) -> None:
    watcher = Watcher()
    watcher.game = caravela.game(name)
    declared = {phrase.key for phrase in watcher.game.actions.phrases.phrases if phrase.key.startswith("moment-")}
    for number in range(150):
        if {*watcher.moments} == declared:
            break
        state = table(name, number).new()
        state.listener = watcher
        whims = QuickChance(number)
        while not state.is_over:
            options = state.options()
            state.choose(options[whims.below(len(options))])

    assert len(declared) > 3
    assert {*watcher.moments} == declared


class Eavesdropper:
    """Notes whether the game seemed to be over when something was told."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told_at_the_end = False

    def hear(self, said: Said) -> None:
        self.told_at_the_end |= self.state.is_over

    def watch(self, state: State, said: Said) -> None:
        self.told_at_the_end |= state.is_over


@pytest.mark.parametrize("name", GAMES)
def test_only_the_end_is_told_when_everything_is_open(name: str) -> None:
    """What each event has changed is counted right then: without an agenda, hidden points would be too."""
    for number in range(games_for_this_run(20)):
        state = table(name, number).new()
        state.listener = listener = Eavesdropper(state)
        whims = QuickChance(number)
        while not state.is_over:
            options = state.options()
            state.choose(options[whims.below(len(options))])
            assert state.is_over or not listener.told_at_the_end


@pytest.mark.parametrize("name", GAMES)
def test_what_the_log_says_was_gained_adds_up_to_what_everybody_has(name: str) -> None:
    here = table(name, 1)
    game, whims = here.game, QuickChance(5)
    course = Course(Record(name, here.seats, here.settings, 7))
    accounts = Accounts(game, course.state)
    while not course.state.is_over and course.number < 150:
        texts = course.state.texts()
        course.take(course.step(texts[whims.below(len(texts))]))

    whole = accounts.gains(course.state)
    again = Course(course.record)

    for made, rebuilt in zip(course.choices, again.choices, strict=True):
        assert len(made.gains) == max(1, len(made.events))
        assert made.gains == rebuilt.gains
    for who, gained in enumerate(whole):
        for figure, count in gained.items():
            assert count == sum(told[who].get(figure, 0) for choice in course.choices for told in choice.gains), figure


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_has_its_number(name: str) -> None:
    game = caravela.game(name)
    decisions = {step for step, kind in game.steps.items() if issubclass(kind, Decision)}

    assert {*game.decisions} == decisions
    assert len(game.decisions) == len(decisions)


@pytest.mark.parametrize("name", GAMES)
def test_all_that_can_be_offered_has_a_number_and_a_text_of_its_own(name: str) -> None:
    actions = caravela.game(name).actions
    texts = [actions.text(option) for option in range(len(actions)) if actions.has(option)]

    assert len(actions) < 4_000
    assert len(set(texts)) == len(texts)
    assert [actions.option(text) for text in texts] == [option for option in range(len(actions)) if actions.has(option)]


@pytest.mark.parametrize("name", GAMES)
def test_the_worth_of_all_seats_is_that_of_each(name: str) -> None:
    for here, state in some_positions(name, 6):
        one_by_one = [here.game.worth(state, seat) for seat in range(here.seats)]

        assert here.game.worths(state) == pytest.approx(one_by_one)


@pytest.mark.parametrize("name", GAMES)
def test_a_rollout_ends_with_the_chapter(name: str) -> None:
    game = caravela.game(name)
    state = game.new(game.seats[-1], 5)
    first = state.chapter()

    choices = rollout(state, 0, game.worth, game.worth, QuickChance(1), first)

    assert choices > 5
    assert state.choices == choices
    assert state.chapter() == first + 1


@pytest.mark.parametrize("name", GAMES)
def test_rules_pack_no_numbers_and_ask_no_listener(name: str) -> None:
    """An utterance is declared once: nothing is taken apart by hand, and telling needs no question first."""
    folder = caravela.game(name).folder
    for path in sorted(Path(folder).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        for forbidden in (r"divmod\(option", r"(self|state)\.listener", r"\b999\b", r"def text\("):
            assert not re.search(forbidden, source), f"{path.name}: {forbidden}"
