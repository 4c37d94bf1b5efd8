"""The steps of a game, one file per rulebook chapter; a verb stands in the chapter that it belongs to."""

from typing import Final

DECISIONS: Final = (
    "ReturnQuest",
    "Sail",
    "SailOn",
    "PayFee",
    "StopAtImprovement",
    "StopAtResidence",
    "TakeRuby",
    "ActivateMarket",
    "StopUpgrade",
    "ChooseSide",
    "ChooseEffect",
    "UpgradeShip",
    "ChooseDie",
    "NameColour",
    "SpendPower",
    "StoreTreasure",
    "TakeTreasure",
    "AddCubes",
    "BuryTreasure",
    "MoveExplorer",
    "TakeQuest",
    "SellOne",
    "AcquireAfar",
    "BuildAnywhere",
    "TakeFigurehead",
    "PlaceMarket",
    "ChooseMarket",
    "Retire",
    "EndTurn",
)
"""All decisions: the place of a name is its number, and a new one goes to the end."""
