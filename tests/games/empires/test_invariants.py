"""Invariants (EMP-25): the audit complains about every damage, and never about a game that was played."""

import itertools
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from caravela.games.empires.audit import audit
from caravela.games.empires.catalog import COLONIST, SOLDIER
from caravela.games.empires.state import AFTER_EVENTS, Empires
from caravela.games.empires.steps.reset import SellPoints
from caravela.kernel.agenda import Decision
from caravela.kernel.state import having
from tests.games.empires.position import (
    GAME,
    RED,
    YELLOW,
    figure,
    give_card,
    give_goods,
    give_ships,
    give_token,
    good_of,
    new,
    on,
    own,
    put,
    region_of,
    run,
)
from tests.rules import rule

Damage = Callable[[Empires], Any]


def middle() -> Empires:
    """A position in which everything has been moved about a little; it adds up."""
    state = new(3)
    put(state, RED, "florida", colonist=2, soldier=1)
    put(state, YELLOW, "caribbean", merchant=1)
    on(state, "initiative", "yellow colonist")
    on(state, "dock", "red missionary")
    on(state, "x", "yellow colonist")
    on(state, "trade", "red colonist")
    on(state, "shipping", "yellow captain")
    on(state, "buildings", "red colonist")
    on(state, "discovery", "red captain")
    on(state, "specialists training", "yellow soldier")
    on(state, "warfare", "red colonist")
    give_goods(state, RED, sugar=2, fur=1)
    give_ships(state, YELLOW, 2)
    own(state, RED, "monastery", "taxation")
    give_token(state, YELLOW, "dt03")
    give_card(state, RED, "siam")
    audit(state)
    return state


def complains(state: Empires, rule_id: str) -> None:
    with pytest.raises(AssertionError, match=rule_id):
        audit(state)


def write(state: Empires, field: str, place: int, value: int) -> None:
    """Another value in a tuple of the state."""
    setattr(state, field, having(getattr(state, field), place, value))


def cut(state: Empires, field: str) -> None:
    """A tuple of the state without its last value."""
    setattr(state, field, getattr(state, field)[:-1])


def add(piles: list[int], place: int, count: int) -> None:
    piles[place] += count


def move(pile: list[int], other: list[int], place: int, count: int) -> None:
    """So many figures or goods from one pile to another, even more than there are."""
    pile[place] -= count
    other[place] += count


@rule("EMP-25.1")
@pytest.mark.parametrize(
    "damage",
    [
        lambda state: add(state.stock, figure("red colonist"), 1),
        lambda state: add(state.stock, figure("yellow captain"), -1),
        lambda state: add(state.stock, figure("red builder"), 1),
        lambda state: add(state.available, figure("blue colonist"), 1),
        lambda state: add(state.exploring, figure("red soldier"), 1),
        lambda state: add(state.trading, figure("red merchant"), 1),
        lambda state: move(state.stock, state.available, figure("red soldier"), 20),
        lambda state: state.initiative.append(figure("red colonist")),
        lambda state: state.dock.pop(),
        lambda state: state.trade.clear(),
        lambda state: state.sites.append(figure("red colonist")),
        lambda state: state.warfare.append(figure("red colonist")),
        lambda state: state.school.__setitem__(0, figure("red colonist")),
        lambda state: state.join(region_of("florida"), RED, SOLDIER, 1),
        lambda state: state.join(region_of("florida"), RED, COLONIST, -1),
    ],
)
def test_the_figures_of_a_type_must_add_up_for_each_player(damage: Damage) -> None:
    state = middle()

    damage(state)

    complains(state, "EMP-25.1")


@rule("EMP-25.2")
@pytest.mark.parametrize(
    "damage",
    [
        lambda state: add(state.pool, good_of("rice"), 1),
        lambda state: write(state, "goods_gone", good_of("rice"), 1),
        lambda state: add(state.goods, good_of("sugar"), 1),
        lambda state: state.goods_offered.pop(),
        lambda state: write(state, "goods_lying", region_of("peru"), 0),
        lambda state: move(state.goods, state.pool, good_of("sugar"), 3),
        lambda state: state.goods_offered.__setitem__(0, (state.goods_offered[0] + 1) % 11),
    ],
)
def test_the_goods_of_each_type_must_add_up(damage: Damage) -> None:
    state = middle()

    damage(state)

    complains(state, "EMP-25.2")


@rule("EMP-25.3")
@pytest.mark.parametrize(
    "damage",
    [
        lambda state: add(state.ships, RED, 1),
        lambda state: setattr(state, "ship_supply", state.ship_supply + 1),
        lambda state: setattr(state, "ship_offered", 0),
        lambda state: give_ships(state, RED, 6),
        lambda state: add(state.sailing, YELLOW, 3),
    ],
)
def test_ships_must_add_up_to_ten(damage: Damage) -> None:
    state = middle()

    damage(state)

    complains(state, "EMP-25.3")


@rule("EMP-25.4")
@pytest.mark.parametrize(
    "damage",
    [
        lambda state: cut(state, "token_bag"),
        lambda state: setattr(state, "token_bag", (*state.token_bag, state.tokens_gone[0])),
        lambda state: setattr(state, "token_box", state.token_box + 1),
        lambda state: cut(state, "tokens_gone"),
        lambda state: write(state, "token_owner", state.token_bag[0], RED),
        lambda state: state.tokens.lay(region_of("peru"), state.token_bag[0]),
        lambda state: cut(state, "deck"),
        lambda state: state.deck_top.lay(0, state.deck[0]),
        lambda state: write(state, "card_owner", state.deck[0], RED),
        lambda state: write(state, "card_owner", state.card_owner.index(RED), -1),
        lambda state: state.deck_bottom.add(state.deck[0], 0),
    ],
)
def test_tokens_and_cards_must_add_up_to_sixteen_each(damage: Damage) -> None:
    state = middle()

    damage(state)

    complains(state, "EMP-25.4")


@rule("EMP-25.5")
@pytest.mark.parametrize(
    "damage",
    [
        lambda state: state.offer.pop(),
        lambda state: state.set_stack(1, list(state.stacks[1][1:])),
        lambda state: state.set_stack(0, [*state.stacks[0], state.offer[0]]),
        lambda state: state.set_stack(0, [state.offer[0], *state.stacks[0][1:]]),
        lambda state: cut(state, "purchases"),
        lambda state: setattr(state, "tiles_gone", 1),
        lambda state: write(state, "tile_owner", state.offer[0], RED),
        lambda state: write(state, "tile_owner", state.purchases[0], -1),
        lambda state: state.offer.__setitem__(0, state.catalog.building_ids.index("magellan")),
    ],
)
def test_the_tiles_in_play_must_add_up(damage: Damage) -> None:
    state = middle()

    damage(state)

    complains(state, "EMP-25.5")


@rule("EMP-25.6")
def test_no_worker_may_stand_in_an_undiscovered_region() -> None:
    state = middle()

    state.stock[figure("red soldier")] -= 1
    state.join(region_of("peru"), RED, SOLDIER, 1)

    complains(state, "EMP-25.6: a worker stands in an undiscovered region")


@rule("EMP-25.6")
def test_no_money_may_be_negative() -> None:
    state = middle()

    state.coins[YELLOW] = -1

    complains(state, "EMP-25.6: -1 coins")


def after_events() -> Empires:
    """Phase 5 of round 3, while points are bought."""
    state = new(vp_purchase=True)
    state.round = 3
    state.phase = AFTER_EVENTS
    run(state, SellPoints())
    assert not state.is_over
    return state


@rule("EMP-25.6")
@pytest.mark.parametrize("event", ["dock", "ship", "trade", "shipping", "buildings", "specialists captain", "warfare"])
def test_outside_phases_1_and_2_an_event_must_be_empty(event: str) -> None:
    state = after_events()
    give_ships(state, RED, 1)

    on(state, event, "red soldier")

    complains(state, "EMP-25.6")


@rule("EMP-25.6")
@pytest.mark.parametrize("event", ["discovery", "initiative", "x", "y"])
def test_outside_phases_1_and_2_workers_may_stand_in_discovery_initiative_x_and_y(event: str) -> None:
    state = after_events()

    on(state, event, "red colonist")

    audit(state)


@rule("EMP-25.7")
@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (0, 1, 2, 2), (1, 2, 3)])
def test_the_player_order_must_be_a_permutation_of_the_players(order: tuple[int, ...]) -> None:
    state = middle()

    state.order = order

    complains(state, "EMP-25.7")


# -- games at random --------------------------------------------------------------------------------------------------


VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"nations": "auction", "vp_purchase": True, "no_survivors": True}),
    (4, {"builders": True, "building_set": "all", "nations": "random", "recon": "basic"}),
    (5, {"builders": True, "building_set": "all", "nations": "random", "less_luck": True, "recon": "advanced"}),
    (6, {"building_set": "all", "nations": "auction", "no_survivors": True, "recon": "basic", "vp_purchase": True}),
]


def take_step(state: Empires, rng: random.Random) -> None:
    """One single step: a choice at random, or something automatic."""
    step = state.agenda.pop()
    if isinstance(step, Decision):
        step.choose(state, rng.choice(step.options(state)))
    else:
        step.run(state)


@rule("EMP-25.1", "EMP-25.2", "EMP-25.3", "EMP-25.4", "EMP-25.5", "EMP-25.6", "EMP-25.7")
@pytest.mark.parametrize(("seats", "settings"), VARIANTS)
def test_the_invariants_hold_after_every_step_of_a_game(seats: int, settings: dict[str, Any]) -> None:
    rng = random.Random(seats)
    state = cast(Empires, GAME.start(GAME.catalog(), seats, seats, GAME.full_settings(settings)))

    while state.agenda:
        take_step(state, rng)
        audit(state)

    assert state.round == 8


@rule("EMP-25.7")
@pytest.mark.parametrize(("seats", "settings"), VARIANTS)
def test_points_never_decrease(seats: int, settings: dict[str, Any]) -> None:
    rng = random.Random(7)
    state = cast(Empires, GAME.new(seats, 7, **settings))
    scores = [state.scores()]

    while not state.is_over:
        state.choose(rng.choice(state.options()))
        scores.append(state.scores())

    for earlier, later in itertools.pairwise(scores):
        assert [max(pair) for pair in zip(earlier, later, strict=True)] == later
    assert max(scores[-1]) > 0


@rule("EMP-25.8")
@pytest.mark.parametrize(("seats", "settings"), VARIANTS)
def test_from_the_same_seed_and_choices_the_game_is_the_same(seats: int, settings: dict[str, Any]) -> None:
    state = cast(Empires, GAME.new(seats, 11, **settings))
    twin = cast(Empires, GAME.new(seats, 11, **settings))
    rng = random.Random(11)

    while not state.is_over:
        option = rng.choice(state.options())
        assert (state.options(), state.seat) == (twin.options(), twin.seat)
        state.choose(option)
        twin.choose(option)

    assert (state.save(), state.scores()) == (twin.save(), twin.scores())


@rule("EMP-25.8")
def test_another_seed_gives_another_game() -> None:
    layouts = {tuple(cast(Empires, GAME.new(4, seed)).offer) for seed in range(10)}

    assert len(layouts) > 5
