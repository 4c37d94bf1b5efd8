"""In recorded games of Empires, what was bought is owned and paid."""

from pathlib import Path
from typing import cast

import pytest

from caravela.games.empires.state import Empires
from tests.records.test_records import PATHS, read


@pytest.mark.parametrize("path", [path for path in PATHS if path.parent.name == "empires"], ids=lambda path: path.stem)
def test_what_was_bought_is_owned_and_paid(path: Path) -> None:
    record = read(path)
    state = cast(Empires, record.replay(0))
    for text in record.choices:
        verb, _, thing = text.partition(" ")
        seat, tiles, coins = state.seat, state.purchases[:], state.coins[:]
        state.choose_text(text)
        if verb == "buy":
            assert seat is not None
            tile = state.purchases[len(tiles)]
            assert state.catalog.tiles[tile].id == thing
            assert state.tile_owner[tile] == seat
            assert state.catalog.tiles[tile].free or state.coins != coins
