"""Empires: Age of Discovery."""

from caravela.games.empires.catalog import SEATS
from caravela.kernel.shelf import game_in

GAME = game_in(__name__, "Empires: Age of Discovery", range(2, 7), chapter="round", seat_names=tuple(SEATS))
