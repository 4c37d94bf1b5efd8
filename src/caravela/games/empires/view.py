"""What a seat may see (EMP-3), and copies in which what it can't know is redrawn."""

from typing import Any

from caravela.games.empires.catalog import DISCOVERY, EVENTS, SEATS, SHIPPING, TYPES, WORKERS
from caravela.games.empires.crew import members
from caravela.games.empires.facts import discovery_facts
from caravela.games.empires.scoring import best_sets, region_points
from caravela.games.empires.state import CARD_LUCK, FIGURE, ON_SHIP, ON_X, ON_Y, SPACE, STREAMS, Empires
from caravela.games.empires.steps.discovery import (
    NO_TARGET,
    ChooseTarget,
    SendWorkers,
    party_text,
    strength,
    strength_of_all,
)
from caravela.games.empires.steps.events import BeforeEvent, shipping_strength
from caravela.games.empires.steps.layout import LAST_TILES
from caravela.games.empires.steps.nations import NOBODY, Bid
from caravela.games.empires.steps.placement import PlaceWorkers
from caravela.games.empires.steps.round import ROUND
from caravela.games.empires.steps.warfare import VICTIMS, Eliminate, kills
from caravela.kernel.agenda import Decision
from caravela.kernel.chance import Chance
from caravela.kernel.hidden import NOTHING, UNDRAWN

SPACES = {0: "number", ON_X: "x", ON_Y: "y", ON_SHIP: "ship"}


def view(state: Empires, seat: int | None) -> dict[str, Any]:
    """The position as a seat may see it; seat None is a spectator."""
    catalog = state.catalog
    return {
        "game": "empires",
        "seats": state.seats,
        "settings": {
            name: list(value) if isinstance(value, tuple) else value for name, value in state.setup.settings.items()
        },
        "round": state.round,
        "age": catalog.ages[state.age],
        "phase": phase(state),
        "order": [SEATS[other] for other in state.order],
        "waiting": None if state.is_over else waiting(state),
        "choices": state.choices,
        "over": state.is_over,
        "winners": [SEATS[winner] for winner in state.winners()] if state.is_over else [],
        "regions": [region_view(state, seat, region) for region in range(len(catalog.regions))],
        "events": events_view(state),
        "goods_offered": [catalog.goods[good] for good in state.goods_offered],
        "ship_offered": bool(state.ship_offered),
        "buildings_offered": [catalog.tiles[tile].id for tile in state.offer],
        "left": {
            "goods": sum(state.pool),
            "ships": state.ship_supply,
            "cards": state.cards_left(),
            "tokens_in_box": state.token_box,
            "buildings": [len(stack) for stack in state.stacks],
        },
        "goods_pool": by_name(catalog.goods, state.pool),
        "tokens_unseen": tokens_unseen(state, seat),
        "tokens_gone": [catalog.tokens[token].id for token in state.tokens_gone],
        "deck": deck_view(state, seat),
        "last_buildings": last_buildings(state),
        "players": [player_view(state, other) for other in range(state.seats)],
    }


def waiting(state: Empires) -> dict[str, Any]:
    """Who decides what; the options themselves go to the one who decides."""
    decision = state.decision
    return {
        "seat": SEATS[decision.seat(state)],
        "decision": type(decision).__name__,
        "prompt": decision.prompt(state),
        "auction": auction_view(state, decision),
        "expedition": expedition_view(state, decision),
        "battle": battle_view(state, decision),
    }


def phase(state: Empires) -> str:
    """Where the round is: set_up, placement, the event being resolved or about to be, end of the round, or over."""
    if state.is_over:
        return "over"
    if not state.round:
        return "set_up"
    pending = {(type(step), *step.facts()) for step in state.agenda}
    steps = [(type(step), *step.facts()) for step in ROUND]
    place = next((place for place, step in enumerate(steps) if step in pending), len(steps))
    if place == steps.index((PlaceWorkers,)) or place == steps.index((BeforeEvent, 0)):
        return "placement"
    event = sum(1 for step in steps[:place] if step[0] is BeforeEvent) - 1
    return EVENTS[event] if steps.index((BeforeEvent, event)) + 2 >= place else "reset"


def auction_view(state: Empires, decision: Decision[Empires]) -> dict[str, Any] | None:
    """The highest bid, whose it is, and who has passed (EMP-22.4)."""
    if not isinstance(decision, Bid):
        return None
    return {
        "bid": decision.high,
        "holder": SEATS[decision.holder] if decision.holder != NOBODY else None,
        "passed": [SEATS[seat] for seat in range(state.seats) if decision.out >> seat & 1],
    }


def expedition_view(state: Empires, decision: Decision[Empires]) -> dict[str, Any] | None:
    """The party that is being sent, its strength, and the region where it goes if that is known (EMP-23.16)."""
    if not isinstance(decision, (SendWorkers, ChooseTarget)):
        return None
    target = decision.target if isinstance(decision, SendWorkers) else NO_TARGET
    return {
        "party": crew_view(decision.party),
        "strength": strength(state, decision.who, decision.party),
        "target": None if target == NO_TARGET else party_text(state, decision.who, target).split(" ")[1],
    }


def battle_view(state: Empires, decision: Decision[Empires]) -> dict[str, Any] | None:
    """Both sides of a battle: how many each eliminates, and what has been chosen so far (EMP-14.13)."""
    if not isinstance(decision, Eliminate):
        return None
    chosen = [decision.chosen, 0] if decision.side == 0 else [decision.earlier, decision.chosen]
    sides = [(decision.attacker, decision.defender), (decision.defender, decision.attacker)]
    return {
        "region": state.region_name(decision.region),
        "sides": [
            {
                "seat": SEATS[own],
                "against": SEATS[enemy],
                "kills": kills(state, decision.attacker, decision.defender, decision.region, side),
                "chosen": crew_view(chosen[side]),
            }
            for side, (own, enemy) in enumerate(sides)
        ],
    }


def crew_view(crew: int) -> dict[str, int]:
    return by_name(VICTIMS, [members(crew, worker) for worker in range(len(VICTIMS))])


def by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def figures(state: Empires, piles: list[int], seat: int) -> dict[str, int]:
    return by_name(WORKERS, piles[seat * TYPES : (seat + 1) * TYPES])


def region_view(state: Empires, seat: int | None, region: int) -> dict[str, Any]:
    workers = [state.colony(region, other) for other in range(state.seats)]
    builders = sum(state.settled(region, other, WORKERS.index("builder")) for other in range(state.seats))
    value = state.tokens.values[region]
    seen = value >= 0 and knows(state, seat, state.tokens.seen[region])
    return {
        "id": state.catalog.regions[region],
        "discovered": value == NOTHING,
        "token": discovery_facts(state.catalog.tokens[value]) if seen else None,
        "looked": [SEATS[other] for other in range(state.seats) if state.tokens.knows(region, other)],
        "good": state.catalog.goods[state.catalog.region_good[region]] if state.goods_lying[region] else None,
        "workers": {
            SEATS[other]: by_name(WORKERS, [state.settled(region, other, worker) for worker in range(TYPES)])
            for other in range(state.seats)
            if workers[other]
        },
        "colonised": max(workers) >= 3,
        "points": {SEATS[other]: points for other, points in enumerate(region_points(workers, builders)) if points},
    }


def knows(state: Empires, seat: int | None, seen: int) -> bool:
    """Whether a seat, or the spectators (seat None), are among those who have seen something."""
    return seen >> (state.seats if seat is None else seat) & 1 == 1


def figure_view(figure: int) -> dict[str, str]:
    return {"seat": SEATS[(figure & FIGURE) // TYPES], "worker": WORKERS[(figure & FIGURE) % TYPES]}


def events_view(state: Empires) -> dict[str, Any]:
    rows = [state.initiative, state.dock, state.trade, [], state.sites, [], [], state.warfare]
    events: dict[str, Any] = {
        name: {"workers": [figure_view(figure) for figure in rows[event]]} for event, name in enumerate(EVENTS)
    }
    for place, figure in enumerate(state.dock):
        events["dock"]["workers"][place]["space"] = SPACES[figure & SPACE]
    events["dock"]["open"] = state.catalog.dock_spaces[state.seats]
    events["specialists"] = {
        "spaces": {
            space: figure_view(figure) if figure >= 0 else None
            for space, figure, worker in zip(
                state.catalog.school, state.school, state.catalog.school_types, strict=True
            )
            if worker < state.setup.types
        }
    }
    events[EVENTS[SHIPPING]] = {
        "workers": {SEATS[seat]: figures(state, state.trading, seat) for seat in range(state.seats)},
        "strength": {SEATS[seat]: shipping_strength(state, seat) for seat in range(state.seats)},
    }
    events[EVENTS[DISCOVERY]] = {
        "workers": {SEATS[seat]: figures(state, state.exploring, seat) for seat in range(state.seats)},
        "strength": {SEATS[seat]: strength_of_all(state, seat, 0) for seat in range(state.seats)},
    }
    return events


def last_buildings(state: Empires) -> list[str] | None:
    """EMP-23.6: the tiles of Age III that lie face up; during the auction the ten are not drawn yet (EMP-22.33)."""
    last = state.stacks[-1]
    if not state.setup.less_luck or len(last) > LAST_TILES:
        return None
    return [state.catalog.tiles[tile].id for tile in last]


def tokens_unseen(state: Empires, seat: int | None) -> list[str]:
    """The tokens whose place the seat does not know: in the box or face down."""
    unseen = state.token_bag[:]
    for region, value in enumerate(state.tokens.values):
        if value >= 0 and not knows(state, seat, state.tokens.seen[region]):
            unseen.append(value)
    return [state.catalog.tokens[token].id for token in sorted(unseen)]


def deck_view(state: Empires, seat: int | None) -> dict[str, Any]:
    """EMP-3.13: the ends of the deck as far as the seat knows them."""
    top = state.deck_top
    known = top.values[0] != NOTHING and knows(state, seat, top.seen[0])
    return {
        "cards": state.cards_left(),
        "top": state.catalog.cards[top.values[0]].id if known else None,
        "bottom": [
            state.catalog.cards[card].id if knows(state, seat, seen) else None
            for card, seen in zip(state.deck_bottom.values, state.deck_bottom.seen, strict=True)
        ],
    }


def player_view(state: Empires, seat: int) -> dict[str, Any]:
    catalog = state.catalog
    kinds = len(catalog.goods)
    counts = state.goods[seat * kinds : (seat + 1) * kinds]
    income, sets = best_sets(counts, state.ships[seat] - state.sailing[seat])
    nation = state.nation[seat]
    pad = state.score_pad(seat)
    return {
        "seat": SEATS[seat],
        "coins": state.coins[seat],
        "points": sum(pad.values()),
        "breakdown": pad,
        "available": figures(state, state.available, seat),
        "stock": figures(state, state.stock, seat),
        "goods": by_name(catalog.goods, counts),
        "ships": state.ships[seat],
        "ships_sailing": state.sailing[seat],
        "income": income,
        "sets": [
            {"good": catalog.goods[kind] if kind >= 0 else None, "goods": n, "ships": ships} for kind, n, ships in sets
        ],
        "buildings": [
            {"id": catalog.tiles[tile].id, "face_up": not state.spent >> tile & 1}
            for tile in state.purchases
            if state.tile_owner[tile] == seat
        ],
        "tokens": [discovery_facts(catalog.tokens[t]) for t, owner in enumerate(state.token_owner) if owner == seat],
        "cards": [discovery_facts(catalog.cards[c]) for c, owner in enumerate(state.card_owner) if owner == seat],
        "nation": catalog.nations[nation].id if nation >= 0 else None,
        "nation_uses": state.nation_uses[seat],
    }


def imagine(state: Empires, seat: int, seed: int) -> Empires:
    """A copy in which all luck to come, and all that the seat has not seen, is redrawn."""
    copy = state.copy()
    copy.chance = Chance.from_seed(seed, STREAMS)
    redraw_tokens(copy, seat)
    redraw_cards(copy, seat)
    copy.learnt = False
    return copy


def redraw_tokens(state: Empires, seat: int) -> None:
    """Tokens that only others have looked at go back to the bag and are drawn anew, still seen by those others."""
    hidden = [
        region
        for region, value in enumerate(state.tokens.values)
        if value >= 0 and not state.tokens.knows(region, seat)
    ]
    for region in hidden:
        state.token_bag = [*state.token_bag, state.tokens.values[region]]
        state.tokens.turn_into(region, UNDRAWN)
    state.token_bag = sorted(state.token_bag)
    for region in hidden:
        state.reveal_token(region, 0)


def redraw_cards(state: Empires, seat: int) -> None:
    top, bottom = state.deck_top, state.deck_bottom
    top_hidden = top.values[0] != NOTHING and not top.knows(0, seat)
    hidden = [place for place in range(len(bottom.values)) if not bottom.knows(place, seat)]
    deck = state.deck + [bottom.values[place] for place in hidden]
    if top_hidden:
        deck.append(top.values[0])
    state.deck = sorted(deck)
    if top_hidden:
        top.turn_into(0, state.draw_from(CARD_LUCK, state.deck))
    for place in hidden:
        bottom.turn_into(place, state.draw_from(CARD_LUCK, state.deck))
