"""Santa Maria."""

from caravela.games.santa_maria.catalog import SEATS
from caravela.kernel.shelf import game_in

GAME = game_in(__name__, "Santa Maria", range(1, len(SEATS) + 1), chapter="year", seat_names=tuple(SEATS))
