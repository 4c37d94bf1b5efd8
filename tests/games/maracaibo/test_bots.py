"""How well greedy plays Maracaibo, and how the solo opponent's levels compare."""

from statistics import fmean
from typing import Any

import pytest

import caravela
from caravela.bots.measure import engine
from caravela.bots.player import ask, make_bot, play
from caravela.games.maracaibo.catalog import LEVELS
from caravela.games.maracaibo.state import SAILING, Maracaibo
from caravela.games.maracaibo.worth import fight_worth
from tests.conftest import LONG, only_long
from tests.games.maracaibo import position
from tests.games.maracaibo.position import BLUE, ENGLAND, end_round, explorer, new, turn_of
from tests.rules import rule

GAME = caravela.game("maracaibo")
GAMES = (100 if LONG else 16) if engine() == "compiled" else 4
SOLO_GAMES = 200


def finished(number: int, seats: int, **settings: Any) -> list[int]:
    state = GAME.new(seats, seed=number, **settings)
    play(GAME, state, [make_bot("greedy", GAME, 10 * number + seat) for seat in range(seats)], number)
    return state.scores()


def test_the_winner_of_four_greedy_bots_has_between_80_and_200_points_on_average() -> None:
    assert 80 <= fmean(max(finished(number, 4)) for number in range(GAMES)) <= 200


def test_the_solo_opponent_has_more_points_on_a_harder_level() -> None:
    """The middle levels lie close together: with few games only the ends are compared."""
    ends = [fmean(finished(number, 1, solo_level=level)[1] for number in range(GAMES)) for level in LEVELS[::4]]

    assert ends[0] + 10 < ends[1]


@only_long
@pytest.mark.skipif(engine() != "compiled", reason="the pure engine plays alike")
def test_the_levels_of_the_solo_opponent_are_in_order() -> None:
    shares = []
    for level in LEVELS:
        ends = [finished(number, 1, solo_level=level) for number in range(SOLO_GAMES)]
        shares.append(sum(ana > mine for mine, ana in ends) / SOLO_GAMES)

    assert shares == sorted(shares), shares


# -- in a campaign ----------------------------------------------------------------------------------------------------


def choice(state: Maracaibo) -> str:
    """What greedy does."""
    return state.text(ask(GAME, state, make_bot("greedy", GAME, 1), 1))


def with_tiles(*tiles: str) -> Maracaibo:
    """The first game of a campaign, but with these tiles."""
    return new(2, legacy=("1", *tiles))


@rule("MAR-25.9", "MAR-25.18")
@pytest.mark.parametrize("name", ["3", "9", "39"])
def test_greedy_votes_for_what_gives_something(name: str) -> None:
    state = new(2, legacy=(name,))
    position.taken(state, name, BLUE)
    end_round(state)
    position.play(state, "score", "score")

    assert (state.seat, choice(state)) == (position.YELLOW, f"vote {name}-2")


@rule("MAR-25.8", "MAR-14.12")
def test_greedy_fulfils_story_quests_and_heals() -> None:
    state = turn_of(new(2, legacy=("36", "l23")), BLUE, "9")
    assert choice(state) == "story 36"

    position.play(state, "story 36")
    assert choice(state) == "heal l23"


@rule("MAR-26.6", "MAR-26.10", "MAR-26.12")
@pytest.mark.parametrize(("name", "start", "end"), [("l4", "9", "9a"), ("l7", "15", "16a"), ("l9", "15", "16")])
def test_greedy_sails_to_new_cities_and_to_the_shrine(name: str, start: str, end: str) -> None:
    state = with_tiles(name)
    explorer(state, BLUE, "e11")
    turn_of(state, BLUE, start, phase=SAILING)

    assert choice(state) == f"sail {end}"


@rule("MAR-26.13")
@pytest.mark.parametrize(("name", "start", "at"), [("l10", "9", "10"), ("l11", "1", "2"), ("l15", "8", "9")])
def test_greedy_works_at_works_tiles(name: str, start: str, at: str) -> None:
    state = with_tiles(name)
    turn_of(state, BLUE, start, phase=SAILING)
    position.play(state, f"sail {at}")

    assert choice(state) == f"work {name}"


@rule("MAR-26.8", "MAR-26.22")
def test_greedy_escorts_the_silver_fleet_and_counts_on_one_escort() -> None:
    state = with_tiles("l6")
    position.next_token(state, "k11")
    position.give(state, BLUE, combat=8)
    turn_of(state, BLUE, "11")
    position.play(state, "city", "reveal 1", "fight france", *["raise combat_point"] * 6)
    assert choice(state) == "claim l6-10"

    position.markers(state, england="2")
    both = fight_worth(state, BLUE, 30, 0)
    position.markers(state, england="")
    state.claims = (-1, ENGLAND, -1)
    assert fight_worth(state, BLUE, 30, 0) == both
