"""The vocabulary of the content files: each verb stands in the chapter that it belongs to."""

from typing import Final

from caravela.games.santa_maria.bishops import Score
from caravela.games.santa_maria.steps.activate import DiscountActivation, EarnOnTerrain, GivePips
from caravela.games.santa_maria.steps.conquistador import MarchFurther, SendConquistador
from caravela.games.santa_maria.steps.expand import DiscountExpansion, ScoreTiles
from caravela.games.santa_maria.steps.free import RaiseSale
from caravela.games.santa_maria.steps.production import GainCoins, GainPoints, GainResource, ReceiveResource
from caravela.games.santa_maria.steps.religion import PayStep, PrayForMonks
from caravela.games.santa_maria.steps.retire import BuildRoad, DoubleIncome
from caravela.games.santa_maria.steps.shipping import DiscountShipment, ShipGoods
from caravela.games.santa_maria.steps.trade import Exchange
from caravela.kernel.effects import verbs_of

VERBS: Final = verbs_of(
    [
        GainResource,
        ReceiveResource,
        GainCoins,
        GainPoints,
        Exchange,
        ShipGoods,
        SendConquistador,
        PrayForMonks,
        BuildRoad,
        DiscountShipment,
        GivePips,
        DiscountExpansion,
        RaiseSale,
        PayStep,
        MarchFurther,
        EarnOnTerrain,
        DiscountActivation,
        ScoreTiles,
        DoubleIncome,
        Score,
    ]
)
