"""Words: what components do, made from their entries."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from caravela.games.pirates.catalog import (
    CELLS,
    EACH,
    END,
    EXTRAS,
    GULF,
    IMMEDIATE,
    INCOME,
    KINDS,
    MOMENTS,
    ORDERS,
    PERMANENT,
    Bundle,
    Catalog,
    Need,
    Order,
)
from caravela.games.pirates.effects import ExploreTrade
from caravela.kernel.effects import Effect
from caravela.kernel.phrases import key_of
from caravela.kernel.text import Texts, sentences, wording


def describe(catalog: Catalog, kind: str, word: str, texts: Texts) -> str:
    """What a card, a tile, a slot, a square or a place does; nothing for other things."""
    if kind not in TELLERS:
        return ""
    return TELLERS[kind](catalog, catalog.speech.words[kind].index(word), texts)


# -- effects ----------------------------------------------------------------------------------------------------------


def sentence(effects: Sequence[Effect[Any]], texts: Texts) -> str:
    """'2 doubloons, a Raid'."""
    return ", ".join([worded(effect, texts) for effect in effects])


def worded(effect: Effect[Any], texts: Texts) -> str:
    """The same for one effect, with those that it leads to."""
    if isinstance(effect, ExploreTrade):
        return wording(effect, texts, gains=sentence(effect.gains.effects, texts))
    return wording(effect, texts)


def gains(bundle: Bundle, texts: Texts) -> str:
    """All effects of a list, or that there are none."""
    return sentence(bundle.effects, texts) if bundle.effects else texts.say("effect-nothing")


def either(sides: list[Bundle], texts: Texts) -> str:
    """'a Raid; or bury 1 Treasure, 4 doubloons'."""
    text = gains(sides[0], texts)
    for side in sides[1:]:
        text = texts.say("effect-choose", {"first": text, "second": gains(side, texts)})
    return text


def clause(when: int, effects: Sequence[Effect[Any]], texts: Texts) -> str:
    """'At once: 3 VP.'; nothing where nothing happens then."""
    told = sentence([effect for effect in effects if effect.when == when], texts)
    if not told:
        return ""
    return told + "." if when == INCOME else texts.say("clause", {"when": MOMENTS[when], "effect": told})


def clauses(effects: Sequence[Effect[Any]], texts: Texts) -> str:
    return sentences(*[clause(when, effects, texts) for when in (INCOME, PERMANENT, IMMEDIATE, END)])


# -- cards ------------------------------------------------------------------------------------------------------------


def improvement(catalog: Catalog, number: int, texts: Texts) -> str:
    card = catalog.improvements[number]
    points = texts.say("worth-points", {"points": card.points}) if card.points else ""
    return sentences(clauses(card.effects, texts), points)


def location(catalog: Catalog, number: int, texts: Texts) -> str:
    card = catalog.locations[number]
    return texts.say("location-text", {"effects": either(card.sides, texts), "tile": int(card.value_tile)})


def residence(catalog: Catalog, number: int, texts: Texts) -> str:
    card = catalog.residences[number]
    return texts.say("residence-text", {"doubloons": card.cost, "effect": sentence(card.effects, texts)})


def quest(catalog: Catalog, number: int, texts: Texts) -> str:
    """Both conditions, and what each scores."""
    card = catalog.quests[number]
    facts = {
        "low": needed([(need, need.low) for need in card.needs], texts),
        "points": card.low,
        "high": needed([(need, need.high) for need in card.needs], texts),
        "points2": card.high,
    }
    return texts.say("quest-text", facts)


def needed(needs: list[tuple[Need, int]], texts: Texts) -> str:
    """'2 Crew cards and 1 river crossed'."""
    told = [texts.say(key_of("need", EACH[need.what]), {"count": count}) for need, count in needs]
    text = told[0]
    for more in told[1:]:
        text = texts.say("needs-and", {"first": text, "second": more})
    return text


def figurehead(catalog: Catalog, number: int, texts: Texts) -> str:
    tile = catalog.figureheads[number]
    squares = ""
    if tile.squares:
        told = " · ".join([gains(square, texts) for square in tile.squares])
        squares = texts.say("squares-text", {"effects": told})
    return sentences(clauses(tile.effects, texts), squares)


def solo(catalog: Catalog, number: int, texts: Texts) -> str:
    """The extra action of a B card, and what is tried in which order."""
    card = catalog.solo[number]
    extra = ""
    if card.extra >= 0:
        told = texts.say(key_of("extra", EXTRAS[card.extra]), {"count": card.spaces})
        extra = texts.say("solo-extra", {"effects": told}) + " "
    orders = " · ".join([order_words(catalog, order, texts) for order in card.orders])
    return texts.say("solo-text", {"extra": extra, "effects": orders})


def order_words(catalog: Catalog, order: Order, texts: Texts) -> str:
    if order.kinds:
        names = [texts.name("kind", KINDS[kind]) for kind in order.kinds]
    else:
        names = [texts.name("location", catalog.location_ids[place]) for place in catalog.acquire_at]
    return texts.say(key_of("order", ORDERS[order.what]), {"list": ", ".join(names)})


# -- tiles and boards -------------------------------------------------------------------------------------------------


def black_market(catalog: Catalog, number: int, texts: Texts) -> str:
    return gains(catalog.markets[number], texts)


def slot(catalog: Catalog, number: int, texts: Texts) -> str:
    """What a slot gives, and how many upgrades its barrier asks for."""
    entry = catalog.slots[number]
    barrier = catalog.barriers[entry.zone - 1]
    needs = texts.say("barrier-text", {"count": barrier}) if barrier else ""
    when = entry.effects[0].when
    return sentences(texts.say("clause", {"when": MOMENTS[when], "effect": sentence(entry.effects, texts)}), needs)


def action(catalog: Catalog, number: int, texts: Texts) -> str:
    entry = catalog.actions[number]
    often = "raid" if entry.once_per_raid else "turn"
    return texts.say("action-text", {"price": entry.power, "effects": gains(entry.gains, texts), "often": often})


def trade(catalog: Catalog, number: int, texts: Texts) -> str:
    effect = catalog.trades[number]
    assert isinstance(effect, ExploreTrade)
    return texts.say("trade-text", {"effects": gains(effect.gains, texts)})


def square(catalog: Catalog, number: int, texts: Texts) -> str:
    """What burying a Treasure there brings."""
    squares = [bundle for area in catalog.below for bundle in area] + catalog.figurehead_squares
    return gains(squares[number], texts)


def ruby_square(catalog: Catalog, number: int, texts: Texts) -> str:
    return gains(catalog.ruby_squares[number], texts)


# -- places -----------------------------------------------------------------------------------------------------------


def space(catalog: Catalog, number: int, texts: Texts) -> str:
    if number == catalog.tile_space:
        return texts.say("tile-space-text")
    return gains(catalog.spaces[number].gains, texts)


def place(catalog: Catalog, number: int, texts: Texts) -> str:
    """The Gulf and Maracaibo; on the others lies a card."""
    if number < CELLS:
        return ""
    if number == GULF:
        return texts.say("gulf-text", {"effects": either(catalog.gulf, texts)})
    return texts.say("maracaibo-text", {"points": catalog.maracaibo_points})


TELLERS: Final[dict[str, Callable[[Catalog, int, Texts], str]]] = {
    "improvement": improvement,
    "location": location,
    "residence": residence,
    "quest": quest,
    "figurehead": figurehead,
    "black_market": black_market,
    "slot": slot,
    "action": action,
    "trade": trade,
    "square": square,
    "ruby_square": ruby_square,
    "solo": solo,
    "space": space,
    "place": place,
}
"""Who tells what a thing of each kind does."""
