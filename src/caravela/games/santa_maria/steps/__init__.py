"""The steps of a game, one file per rulebook chapter; a verb stands in the chapter that it belongs to."""

from typing import Final

DECISIONS: Final = (
    "ChooseColony",
    "ChooseSet",
    "PlaceHall",
    "ChooseAction",
    "PayExpansion",
    "PlaceTile",
    "OrderEffects",
    "Gain",
    "Trade",
    "Ship",
    "PayShipment",
    "Conquer",
    "ConquerFurther",
    "Pray",
    "PrayFurther",
    "RecruitMonk",
    "PlaceRoad",
    "DoubleDock",
    "EndTurn",
)
"""All decisions: the place of a name is its number, and a new one goes to the end."""
