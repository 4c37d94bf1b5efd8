"""Learned values: the weights of every game, and what a position is worth by them."""

from pathlib import Path

import pytest

import caravela
from caravela.bots.learned import Learned
from caravela.bots.levels import LEARNED
from caravela.bots.net import Net
from caravela.bots.player import make_bot
from caravela.bots.weights import FILE, Weights, WeightsError, blended, learned_value, read_weights
from tests.bots.test_search import midst
from tests.promises.tables import finish

GAMES = caravela.games()
LARGEST = 5_000_000
SMALL = Weights(
    {"inputs": ["coins", "goods"], "hidden": [2, 1], "blend": 1.0, "rivals": 0.5},
    [[1.0, 1.0, 0.0, -1.0, 0.0, 0.5], [1.0, 2.0, 0.0], [3.0, 1.0], [0.0, 10.0, 0.0]],
)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_small_weights_that_fit_it_and_a_card(name: str) -> None:
    game = caravela.game(name)
    path = game.folder / FILE

    facts = read_weights(path).facts

    assert path.stat().st_size < LARGEST
    assert facts["game"] == name
    assert 0 < facts["blend"] <= 1
    assert set(facts["inputs"]) <= set(game.input_names)
    card = (Path(__file__).parents[2] / "docs" / "models" / f"{name}.md").read_text(encoding="utf-8")
    assert f"{facts['games']:,} games" in card
    assert f"{facts['positions']:,} positions" in card
    assert facts["date"] in card
    assert f"blend {facts['blend']}" in card


@pytest.mark.parametrize("name", GAMES)
def test_a_value_does_not_depend_on_what_the_seat_can_not_know(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)

    learned = learned_of(name)

    values = [learned.expected(game.imagine(state, 0, seed), 0) for seed in range(4)]
    assert values == [learned.expected(state, 0)] * 4


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_a_value_is_how_it_ended(name: str) -> None:
    game = caravela.game(name)
    state = finish(game.new(seed=3), 3)
    scores = state.scores()

    value = learned_of(name).expected(state, 0)

    facts = read_weights(game.folder / FILE).facts
    rivals = facts.get("only_rival", facts["rivals"]) if len(scores) == 2 else facts["rivals"]
    assert value == pytest.approx(scores[0] - rivals * max(scores[1:], default=0))


def test_an_only_rival_may_count_more_than_the_best_of_several() -> None:
    game = caravela.game("maracaibo")
    weights = read_weights(game.folder / FILE)
    facts = {**weights.facts, "rivals": 0.25, "only_rival": 1.0}
    learned = blended(game, weights._replace(facts=facts), weights.net(game.input_names), game.worth)

    two, three = (finish(game.new(seats, 3), 3) for seats in (2, 3))

    assert learned.expected(two, 0) == two.scores()[0] - two.scores()[1]
    assert learned.expected(three, 0) == three.scores()[0] - 0.25 * max(three.scores()[1:])


@pytest.mark.parametrize("name", GAMES)
def test_the_upper_levels_go_by_what_was_learnt_and_the_yardstick_does_not(name: str) -> None:
    game = caravela.game(name)
    state = midst(game)

    by_hand, *learned = (make_bot(bot, game, 1).search.value for bot in ("planner", *LEARNED))  # type: ignore[attr-defined]

    assert {value(state, 0) for value in learned} == {learned_value(game, by_hand)(state, 0)}
    assert by_hand(state, 0) not in {value(state, 0) for value in learned}


def test_weights_come_back_from_disk_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "value.net"

    SMALL.write(path)

    assert read_weights(path) == SMALL


def test_what_is_new_in_a_game_counts_nothing_and_what_is_gone_is_complained_about() -> None:
    assert SMALL.net(("coins", "goods")).scores([2.0, 1.0]) == [20.0]
    assert SMALL.net(("ships", "goods", "coins")).scores([9.0, 1.0, 2.0]) == [20.0]
    with pytest.raises(WeightsError, match="'goods'"):
        SMALL.net(("coins",))


@pytest.mark.parametrize("content", [b"", b"{}\n", b"[]\n", b'{"file": "caravela net 1", "sizes": [1, 1, 1, 1]}\n1234'])
def test_a_file_that_is_no_weights_is_told_by_its_name(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.net"
    path.write_bytes(content)

    with pytest.raises(WeightsError, match=r"broken\.net"):
        read_weights(path)


def test_layers_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="fit together"):
        Net([3, 2, 1], *SMALL.layers)


def test_a_blend_is_partly_the_nets_and_partly_by_hand() -> None:
    game = caravela.game("empires")
    state = midst(game)
    net = read_weights(game.folder / FILE).net(game.input_names)

    def value_at(blend: float) -> float:
        return Learned(game.inputs, net, lambda state, seat: 100.0, blend, 0.3, 0.3).value(state, 0)

    parts = [value_at(blend) for blend in (0, 0.25, 1)]

    assert parts[0] == 100
    assert parts[1] == pytest.approx(75 + 0.25 * parts[2])


def learned_of(name: str) -> Learned:
    game = caravela.game(name)
    weights = read_weights(game.folder / FILE)
    facts = {**weights.facts, "blend": 1.0}
    return blended(game, weights._replace(facts=facts), weights.net(game.input_names), game.worth)
