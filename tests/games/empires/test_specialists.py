"""Specialists (EMP-13)."""

import pytest

from caravela.games.empires.steps.round import StartRound
from caravela.games.empires.steps.specialists import ResolveSpecialists
from tests.games.empires.position import (
    RED,
    YELLOW,
    available,
    colony,
    exploring,
    new,
    on,
    play,
    put,
    run,
    set_available,
    set_stock,
    stock,
)
from tests.rules import rule


@rule("EMP-13.1")
@pytest.mark.parametrize("worker", ["missionary", "merchant", "soldier", "captain"])
def test_a_named_space_gives_a_specialist_of_its_type_for_the_next_round(worker: str) -> None:
    state = new()
    had = stock(state, RED, worker)
    on(state, f"specialists {worker}", "red colonist")
    run(state, ResolveSpecialists())

    play(state, f"take {worker}")

    assert available(state, RED) == {"colonist": 5, worker: 1}
    assert stock(state, RED, worker) == had - 1
    assert state.coins == [10, 11]


@rule("EMP-13.2")
def test_training_gives_a_specialist_of_any_type_for_five_dollars() -> None:
    state = new()
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())

    assert state.texts() == ["train captain", "train merchant", "train missionary", "train soldier", "pass"]
    play(state, "train soldier")

    assert state.coins[RED] == 5
    assert available(state, RED) == {"colonist": 5, "soldier": 1}


@rule("EMP-13.2")
def test_without_paying_training_gives_nothing() -> None:
    state = new()
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())

    play(state, "pass")

    assert state.coins[RED] == 10
    assert available(state, RED) == {"colonist": 5}
    assert stock(state, RED, "colonist") == 24


@rule("EMP-13.2")
def test_training_offers_the_builder_only_with_the_option_builders() -> None:
    state = new(builders=True)
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())

    play(state, "train builder")

    assert available(state, RED) == {"colonist": 5, "builder": 1}
    assert state.coins[RED] == 5


@rule("EMP-13.3")
def test_the_worker_on_the_space_returns_to_stock_whatever_its_type() -> None:
    state = new()
    on(state, "specialists captain", "red soldier")
    run(state, ResolveSpecialists())

    play(state, "take captain")

    assert available(state, RED) == {"colonist": 5, "captain": 1}
    assert stock(state, RED, "soldier") == 10
    assert state.school == [-1] * 6


@rule("EMP-13.4")
@pytest.mark.parametrize(("builders", "most"), [(False, 5), (True, 6)])
def test_at_most_five_specialists_enter_play_or_six_with_builders(builders: bool, most: int) -> None:
    state = new(builders=builders)
    set_available(state, RED, colonist=7)
    set_available(state, YELLOW)
    while any("specialists" in text for text in state.texts()):
        play(state, next(text for text in state.texts() if "specialists" in text))

    run(state, ResolveSpecialists())
    while not state.is_over:
        play(state, state.texts()[0])

    gained = available(state, RED)
    assert gained.pop("colonist") == 7 - most
    assert sum(gained.values()) == most


@rule("EMP-13.5")
def test_the_builder_space_exists_only_with_the_option_builders() -> None:
    without = new()
    with_builders = new(builders=True)

    assert "place colonist specialists builder" not in without.texts()
    play(with_builders, "place colonist specialists builder")

    on(with_builders, "specialists captain", "yellow colonist")
    run(with_builders, ResolveSpecialists())
    play(with_builders, "pass", "take builder")
    assert available(with_builders, RED) == {"colonist": 4, "builder": 1}


@rule("EMP-13.6")
def test_a_specialist_that_stock_has_not_may_be_exchanged() -> None:
    state = new()
    put(state, RED, "florida", merchant=1)
    set_stock(state, RED, "merchant", 0)
    on(state, "specialists merchant", "red colonist")
    run(state, ResolveSpecialists())

    assert state.texts() == ["exchange florida", "pass"]
    play(state, "exchange florida")

    assert available(state, RED) == {"colonist": 5, "merchant": 1}
    assert colony(state, RED, "florida") == {"colonist": 1}


@rule("EMP-13.7")
def test_spaces_are_resolved_missionary_merchant_soldier_captain_builder_training() -> None:
    state = new(builders=True)
    for space in ("training", "builder", "captain", "soldier", "merchant", "missionary"):
        on(state, f"specialists {space}", "red colonist")
    run(state, ResolveSpecialists())

    asked: list[str] = []
    while not state.is_over:
        asked.append(state.texts()[0])
        play(state, "pass")

    specialists = ["take missionary", "take merchant", "take soldier", "take captain", "take builder"]
    assert asked == [*specialists, "train captain"]


@rule("EMP-13.8", "EMP-X41")
def test_training_offers_only_types_that_can_really_be_taken() -> None:
    state = new()
    state.coins[RED] = 5
    set_stock(state, RED, "merchant", 0)
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())

    assert exploring(state, RED) == {"merchant": 5}
    assert state.texts() == ["train captain", "train missionary", "train soldier", "pass"]
    play(state, "train captain")

    assert state.coins[RED] == 0
    assert available(state, RED) == {"colonist": 5, "captain": 1}


@rule("EMP-13.8")
def test_training_pays_only_when_a_specialist_is_received() -> None:
    state = new()
    put(state, RED, "peru", captain=1)
    set_stock(state, RED, "captain", 0)
    on(state, "specialists training", "red colonist")
    run(state, ResolveSpecialists())
    declined = state.copy()

    play(state, "train captain", "exchange peru")
    play(declined, "train captain", "pass")

    assert state.coins[RED] == 5
    assert available(state, RED) == {"colonist": 5, "captain": 1}
    assert declined.coins[RED] == 10
    assert available(declined, RED) == {"colonist": 5}


@rule("EMP-13.9", "EMP-X40")
def test_a_captain_on_the_captain_space_may_be_the_captain_received() -> None:
    state = new()
    on(state, "specialists captain", "red captain")
    set_stock(state, RED, "captain", 0)
    run(state, ResolveSpecialists())

    assert exploring(state, RED) == {"captain": 4}
    play(state, "take captain")

    assert available(state, RED) == {"colonist": 5, "captain": 1}
    assert stock(state, RED, "captain") == 0


@rule("EMP-13.10")
def test_the_specialist_of_a_named_space_may_be_declined() -> None:
    state = new()
    on(state, "specialists soldier", "red missionary")
    run(state, ResolveSpecialists())

    assert state.texts() == ["take soldier", "pass"]
    play(state, "pass")

    assert available(state, RED) == {"colonist": 5}
    assert [stock(state, RED, "soldier"), stock(state, RED, "missionary")] == [10, 10]


@rule("EMP-X16")
def test_training_with_four_dollars_gives_no_specialist() -> None:
    state = new()
    state.coins[RED] = 4
    on(state, "specialists training", "red colonist")

    run(state, ResolveSpecialists())

    assert state.is_over
    assert state.coins[RED] == 4
    assert available(state, RED) == {"colonist": 5}
    assert stock(state, RED, "colonist") == 24


@rule("EMP-D59")
def test_workers_gained_in_round_8_are_gained_without_use() -> None:
    state = new()
    state.round = 7
    set_available(state, RED)
    set_available(state, YELLOW)
    on(state, "specialists captain", "red colonist")
    run(state, StartRound())

    play(state, "take captain")

    assert state.is_over
    assert available(state, RED) == {"captain": 1}
