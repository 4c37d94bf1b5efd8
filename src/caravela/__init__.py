"""Caravela: a digital table and an engine for Age-of-Discovery board games."""

from caravela.campaign import Campaign, CampaignError
from caravela.kernel.errors import CaravelaError, ContentError, IllegalOption, RecordError
from caravela.kernel.game import Game, Setting
from caravela.kernel.record import Record
from caravela.kernel.shelf import game, games
from caravela.kernel.state import State

__all__ = [
    "Campaign",
    "CampaignError",
    "CaravelaError",
    "ContentError",
    "Game",
    "IllegalOption",
    "Record",
    "RecordError",
    "Setting",
    "State",
    "game",
    "games",
]
