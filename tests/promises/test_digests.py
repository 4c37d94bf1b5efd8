"""The compiled and the pure engine play the same games: both must agree with the digests that are stored."""

import pytest

from tests.promises.digests import digests, expected
from tests.promises.tables import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_are_the_same_compiled_or_not(name: str) -> None:
    found, wanted = digests(name), expected().get(name, {})

    changed = [key for key in {**found, **wanted} if found.get(key) != wanted.get(key)]

    assert not changed, "if the rules have changed: python -m tests.promises.digests --write"


def test_there_are_digests_of_every_game_and_no_other() -> None:
    assert tuple(sorted(expected())) == GAMES
