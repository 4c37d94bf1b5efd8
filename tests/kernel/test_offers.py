"""Decisions and what stands beside them: one option is not asked, free actions ask again, sets in any order."""

import pytest

from caravela import IllegalOption
from caravela.kernel.ledger import consequences
from caravela.kernel.phrases import Said
from caravela.kernel.picking import pick_all
from caravela.kernel.state import State, Unknown
from tests.kernel.test_engine import is_compiled

if is_compiled():
    pytest.skip("a game of the tests' own can't build on the compiled kernel", allow_module_level=True)

from tests.kernel.toy import (
    DONE,
    EAT,
    FEAST,
    GUESS,
    PEEKED,
    PICK,
    PICKED,
    SPEECH,
    Draw,
    Harvest,
    PickAndEat,
    PickFruit,
    Toy,
    ledger,
)


def asked(*steps: PickFruit | Draw | Harvest, basket: tuple[int, ...] = (2, 1, 3)) -> Toy:
    state = Toy([*reversed(steps)], list(basket))
    state.advance()
    return state


def test_a_decision_with_one_option_is_taken_and_not_asked() -> None:
    state = asked(PickFruit(0, 2, 0), PickFruit(1, 1, 0), basket=(1, 0, 0))
    assert state.texts() == ["pick apple", "done"]

    state.choose_text("pick apple")

    assert state.is_over
    assert state.choices == 1
    assert [state.text(option) for option in state.taken] == ["done", "done"]


def test_what_was_taken_by_itself_is_forgotten_with_the_next_choice() -> None:
    state = asked(PickFruit(0, 1, 0), PickFruit(1, 1, 2), PickFruit(0, 1, 0), basket=(2, 0, 0))

    state.choose_text("pick apple")
    assert len(state.taken) == 1
    state.choose_text("done")

    assert len(state.taken) == 0


def test_free_actions_stand_beside_the_answers_and_the_same_is_asked_again() -> None:
    state = asked(PickAndEat(1, 1, 0))
    before = state.decision
    assert state.texts() == [
        "pick apple",
        "pick pear",
        "pick fig",
        "done",
        "eat apple now",
        "eat pear now",
        "eat fig now",
    ]

    state.choose_text("eat pear now")

    assert state.decision is before
    assert state.eaten == [0, 1]
    assert state.texts() == ["pick apple", "pick fig", "done"]


def test_a_free_action_alone_beside_the_only_answer_is_asked() -> None:
    state = asked(PickAndEat(0, 1, 2), basket=(1, 0, 0))

    assert state.texts() == ["done", "eat apple now"]


def test_whether_an_option_is_a_free_action_is_known_by_its_number() -> None:
    assert [SPEECH.is_free[option] for option in (PICK.at(0), DONE.at(), EAT.at(2))] == [False, False, True]


def test_the_pieces_of_a_set_are_picked_in_any_order() -> None:
    one, other = asked(PickFruit(0, 3, 0)), asked(PickFruit(0, 3, 0))

    chosen = pick_all(one, ["pick fig", "pick apple"])

    assert chosen == ["pick apple", "pick fig", "done"]
    assert pick_all(other, ["pick apple", "pick fig"]) == chosen
    assert one.picked == other.picked == [0, 2]
    assert one.is_over


def test_a_whole_set_needs_no_last_word() -> None:
    state = asked(PickFruit(0, 2, 0), PickFruit(1, 1, 0))

    assert pick_all(state, ["pick fig", "pick fig"]) == ["pick fig", "pick fig"]
    assert state.seat == 1


def test_a_piece_that_is_taken_by_itself_counts_as_picked() -> None:
    state = asked(PickFruit(0, 2, 0), basket=(0, 0, 1))

    assert pick_all(state, ["pick fig"]) == ["pick fig"]
    assert state.is_over


@pytest.mark.parametrize("pieces", [["pick pear", "pick pear"], ["pick plum"], ["done", "pick fig"]])
def test_what_can_not_be_picked_is_refused(pieces: list[str]) -> None:
    with pytest.raises(IllegalOption, match="can't be picked"):
        pick_all(asked(PickFruit(0, 3, 0)), pieces)


@pytest.mark.parametrize("pieces", [[], ["pick fig"] * 4])
def test_a_set_outside_its_limits_is_refused(pieces: list[str]) -> None:
    state = asked(PickFruit(0, 3, 0), basket=(2, 1, 9))

    with pytest.raises(IllegalOption, match=r"no set that can be picked|no piece is named"):
        pick_all(state, pieces)


def test_an_option_is_read_back_from_its_text() -> None:
    state = asked(PickFruit(0, 1, 0))

    assert state.option_of("pick fig") == PICK.at(2)
    assert SPEECH.text(GUESS.at(1, 2)) == "guess pear fig"
    assert SPEECH.label(GUESS.at(1, 2)) == ("do-guess-fruit-fruit", {"fruit": "pear", "fruit2": "fig"})
    assert SPEECH.label(EAT.at(0)) == ("do-eat-fruit-now", {"fruit": "apple"})
    assert not SPEECH.has(PICK.at(3))
    with pytest.raises(IllegalOption, match="'eat fig now' is not offered by PickFruit; it offers 'pick apple'"):
        state.option_of("eat fig now")


def test_a_word_outside_its_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="a word of 'pick \\*' is outside its kind"):
        PICK.at(4)


def test_consequences_are_compared_ledgers_and_stop_where_something_would_be_learnt() -> None:
    state = asked(PickFruit(0, 1, 0), Draw(), PickFruit(1, 1, 0))

    pick, *_, done = consequences(state, state.options(), ledger, 2, 1)

    assert (pick.is_known, done.is_known) == (False, False)
    assert pick.changes[0].figures == {"fruits": -1}
    assert done.changes[0].figures == {}
    assert not state.wary


def test_consequences_tell_of_everybody() -> None:
    state = asked(PickAndEat(1, 1, 0), PickFruit(0, 1, 0))

    found = {SPEECH.text(one.option): one for one in consequences(state, state.options(), ledger, 2, 1)}

    assert found["eat fig now"].is_known
    assert [change.points for change in found["eat fig now"].changes] == [{}, {"eaten": 1}]


def test_consequences_end_where_the_round_goes_on_by_itself() -> None:
    state = asked(PickFruit(0, 1, 0), Harvest(), PickFruit(1, 1, 0))

    pick, *_, done = consequences(state, state.options(), ledger, 2, 1)

    assert (pick.is_known, done.is_known) == (True, True)
    assert pick.changes[0].figures == {"fruits": -1}
    assert done.changes[0].figures == {}
    assert state.paused is None


def test_a_wary_state_does_not_consult_chance() -> None:
    state = asked(PickFruit(0, 1, 0))
    state.wary = True

    with pytest.raises(Unknown):
        state.draw(0, 6)
    assert state.chance.positions == [0]


class Ears:
    def __init__(self) -> None:
        self.heard: list[Said] = []
        self.seen: list[tuple[Said, list[int]]] = []

    def hear(self, said: Said) -> None:
        self.heard.append(said)

    def watch(self, state: State, said: Said) -> None:
        assert isinstance(state, Toy)
        self.seen.append((said, state.eaten[:]))


def test_whoever_listens_hears_what_happens_and_sees_moments_as_they_are() -> None:
    ears, state = Ears(), asked(PickAndEat(0, 1, 0))
    state.listener = ears

    state.choose_text("eat fig now")
    state.choose_text("pick pear")

    assert [said.as_seen(SPEECH, 0) for said in ears.heard] == [("log-picked", {"seat": "red", "fruit": "pear"})]
    [(said, eaten)] = ears.seen
    assert (said.phrase, eaten) == (FEAST, [1, 0])
    assert said.as_seen(SPEECH, 0) == ("moment-feast", {"seat": "red", "count": 1})


def test_an_event_tells_its_secret_to_those_who_may_know_it() -> None:
    ears, state = Ears(), asked(PickFruit(0, 1, 0))
    state.listener = ears

    state.tell_some(0b01, PEEKED, 0, 2, 3)

    [said] = ears.heard
    assert said.as_seen(SPEECH, 0b01) == ("log-peeked-known", {"seat": "red", "fruit": "fig", "count": 3})
    assert said.as_seen(SPEECH, 0b11) == said.as_seen(SPEECH, 0b01)
    assert said.as_seen(SPEECH, 0b10) == ("log-peeked", {"seat": "red"})
    assert [said.is_told(eyes) for eyes in (0b00, 0b01, 0b10, 0b11)] == [False, True, False, True]


def test_what_is_absent_is_left_out() -> None:
    assert PICKED.said(-1, 1).as_seen(SPEECH, 0) == ("log-picked", {"fruit": "pear"})


def test_a_reason_says_why_something_is_not_offered() -> None:
    state = asked(PickFruit(0, 1, 0), basket=(0, 1, 1))

    said = state.decision.why_not(state, PICK.at(0))

    assert said is not None
    assert said.as_seen(SPEECH, 0) == ("why-empty", {"fruit": "apple"})
