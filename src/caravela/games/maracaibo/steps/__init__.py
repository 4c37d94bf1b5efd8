"""The steps of a game, one file per rulebook chapter; a verb stands in the chapter that it belongs to."""

from typing import Final

DECISIONS: Final = (
    "FirstPlan",
    "FirstDiscard",
    "KeepCareer",
    "Sail",
    "HostReward",
    "MainAction",
    "Village",
    "DeliverDisc",
    "RemoveDisc",
    "PayCards",
    "PaySame",
    "AskPay",
    "ChooseInfluence",
    "ChooseRank",
    "ChooseAnnexation",
    "ChooseSynergy",
    "ChooseWay",
    "LayFigures",
    "TrailQuest",
    "MoveExplorer",
    "Retire",
    "ChoosePile",
    "ChooseNation",
    "Fight",
    "SailOn",
    "EndTurn",
    "Refill",
    "StepOne",
    "EndStep",
)
"""All decisions: the place of a name is its number, and a new one goes to the end."""
