"""Counts of positions at depth 1 to 3 agree with `counts.toml`."""

from typing import Any

import pytest

import caravela
from caravela.cli.count import count_positions
from tests.counts import breakdown, expected, position
from tests.records.make import decisions_of


@pytest.mark.parametrize(("name", "entry"), expected().items(), ids=list(expected()))
def test_there_are_as_many_sequences_of_choices_as_counted_before(name: str, entry: dict[str, Any]) -> None:
    state = position(entry)
    for depth, wanted in enumerate(entry["counts"], 1):
        found = count_positions(state, depth)
        assert found == wanted, f"{name}, depth {depth}: {found} instead of {wanted}\n{breakdown(state, depth)}"


@pytest.mark.parametrize("game", caravela.games())
def test_every_kind_of_decision_is_counted(game: str) -> None:
    assert {f"{game}.{name}" for name in decisions_of(game)} <= set(expected())
