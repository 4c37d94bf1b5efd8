"""What a position is worth to a seat, by hand: points, what will become points, and what is about to be done."""

from collections.abc import Mapping
from typing import Any, Final

from caravela.games.maracaibo import scoring
from caravela.games.maracaibo.catalog import HOME, NATIONS, ROUNDS, TASKS, VILLAGE
from caravela.games.maracaibo.gains import Further, Gain
from caravela.games.maracaibo.payment import Cost
from caravela.games.maracaibo.state import ACTION, DISCOUNT, SAILING, SWIFT_EXPLORER, TRAITS, Maracaibo
from caravela.games.maracaibo.steps import quests as quest_steps
from caravela.games.maracaibo.steps.action import AskPay, MainAction, Paid, Pay, SailOn, Visit
from caravela.games.maracaibo.steps.cards import (
    ChooseSynergy,
    CombatAction,
    CombatVillage,
    ComeIntoForce,
    LayFigures,
    can_buy,
    price,
)
from caravela.games.maracaibo.steps.combat import (
    USED_FLAG,
    USED_INFLUENCE,
    ChooseNation,
    ChoosePile,
    Fight,
    token_value,
)
from caravela.games.maracaibo.steps.explorer import ArriveAt, CrossBarrier, MoveExplorer
from caravela.games.maracaibo.steps.free import ALL_TASKS, progress
from caravela.games.maracaibo.steps.influence import ChooseAnnexation, ChooseInfluence, ChooseRank
from caravela.games.maracaibo.steps.legacy import AskHarbour, Heal, Works, WorksDisc, WorksReward, can_claim, can_work
from caravela.games.maracaibo.steps.paying import can_pay
from caravela.games.maracaibo.steps.refill import Refill
from caravela.games.maracaibo.steps.ship import (
    ChooseWay,
    DeliverDisc,
    MoreDiscs,
    RemoveDisc,
    Way,
    can_remove,
    is_unlocked,
)
from caravela.games.maracaibo.steps.story import ForAll
from caravela.games.maracaibo.steps.village import GainFrom, Village, allowed_actions
from caravela.kernel.agenda import Step
from caravela.kernel.carry import CarryOut
from caravela.kernel.effects import Effect

DOUBLOON: Final = [0.7, 0.7, 0.7, 0.6, 0.4]
"""What a doubloon is worth, by round."""
COMBAT_POINT: Final = 0.7
FIGURE: Final = 1.1
CARD: Final = 0.35
VILLAGE_ACTION: Final = 1.1
STEP: Final = 0.5
"""What a space further on the explorer track is worth."""
POINT_AHEAD: Final = 0.3
"""What a movement point still to sail is worth."""
PLAGUE: Final = 0.3
"""What a location is worth whose actions are banned."""
PARTS: Final = ("points", "supply", "nations", "ship", "cards", "course", "rivalry", "pending")
"""What the parts of a worth are called."""
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "builder": {"cards": 1.7},
    "courtier": {"nations": 3.0},
    "explorer": {"course": 2.5},
    "newcomer": {"nations": 0.5, "course": 0.5, "ship": 0.7},
}
"""Ways to play, by what counts more or less than usual."""


def worth(state: Maracaibo, seat: int) -> float:
    """In points, at the end of the game."""
    return sum(parts(state, seat))


def parts(state: Maracaibo, seat: int) -> list[float]:
    """The same part by part."""
    if state.is_over:
        return [float(sum(state.score_pad(seat).values()))]
    return [
        float(state.points_of(seat)),
        supply_worth(state, seat),
        nation_worth(state, seat),
        ship_worth(state, seat),
        card_worth(state, seat),
        course_worth(state, seat),
        rivalry_worth(state, seat),
        pending_worth(state, seat) + vote_worth(state, seat),
    ]


def worths(state: Maracaibo) -> list[float]:
    return [worth(state, seat) for seat in range(state.seats)]


def left_after(state: Maracaibo) -> int:
    """How many interim scorings are still to come."""
    return ROUNDS - max(1, state.round)


# -- what a seat has --------------------------------------------------------------------------------------------------


def supply_worth(state: Maracaibo, seat: int) -> float:
    doubloon = DOUBLOON[state.round]
    interims = left_after(state)
    value = doubloon * state.doubloons[seat]
    value += COMBAT_POINT * state.combat[seat] + FIGURE * state.figures[seat]
    value += state.points_income[seat] * (interims + 1)
    value += state.doubloon_income[seat] * 0.6 * interims + state.track_points(seat)
    value += 1.3 * state.synergies[seat].bit_count()
    value += 0.5 * min(state.quests[seat], 3) + 0.3 * state.tokens[seat]
    return value


def nation_worth(state: Maracaibo, seat: int) -> float:
    """MAR-19.4 to 19.6, with what the multipliers may still become."""
    catalog = state.catalog
    bonus = scoring.majority_bonus(state.owned())
    members = state.setup.members
    growth = 0.7 * (ROUNDS + 1 - max(1, state.round))
    value = 0.0
    for nation in range(len(NATIONS)):
        space = state.influence[nation * members + seat]
        value += rank_between(catalog.rank_spaces, space) * (state.emptied(nation) + bonus[nation] + growth)
    return value + 0.6 * state.lead_points(seat)


def rank_between(spaces: list[int], space: int) -> float:
    """The noble rank, with a share of the next one."""
    below = 0
    for rank in range(len(spaces)):
        if space < spaces[rank]:
            return rank + 0.8 * (space - below) / (spaces[rank] - below)
        below = spaces[rank]
    return float(len(spaces))


def ship_worth(state: Maracaibo, seat: int) -> float:
    """Completed areas by what they do from now on, begun ones by a part of it."""
    catalog = state.catalog
    count = len(catalog.areas)
    value = 0.6 * state.completed[seat]
    for area in range(count):
        left = state.discs[seat * count + area]
        if left == catalog.discs:
            continue
        entry = catalog.areas[area]
        if not left:
            for effect in entry.permanent:
                value += effect.worth(state, seat)
        elif is_unlocked(state, seat, area):
            value += 0.45 * effects_value(state, seat, entry.effects)
    return value


def effects_value(state: Maracaibo, seat: int, effects: list[Effect[Any]]) -> float:
    """What carrying out effects would bring."""
    value = 0.0
    for effect in effects:
        if isinstance(effect, Gain):
            value += effect.value(state, seat)
    return value


def card_worth(state: Maracaibo, seat: int) -> float:
    """The tableau, and what might come of hand and planning area."""
    catalog = state.catalog
    value = 0.0
    for card in state.tableau[seat]:
        project = catalog.projects[card]
        value += project.points
        for effect in project.permanent:
            value += effect.worth(state, seat)
    for number in range(len(state.assistants[seat])):
        is_open = not state.done[seat] >> number & 1
        value += 2.6 * (left_after(state) + (0.8 if is_open else 0.0))
    for building in range(len(state.investors)):
        if state.investors[building] >> seat & 1:
            value += state.prestige_points(seat, building) + 1.0 * left_after(state)
    for card in state.hands[seat]:
        value += CARD + 0.2 * max(0.0, profit(state, seat, card))
    for card in state.planning[seat]:
        value += CARD + 0.35 * max(0.0, profit(state, seat, card))
    return value + career_worth(state, seat)


def card_value(state: Maracaibo, seat: int, card: int) -> float:
    """What having bought a card would bring."""
    project = state.catalog.projects[card]
    value = project.points + effects_value(state, seat, project.effects)
    if project.location >= 0:
        value += 1.5 * left_after(state) - effects_value(state, seat, project.assistant)
        value += 0.8 * effects_value(state, seat, project.assistant) * (left_after(state) + 0.3)
    return value


def profit(state: Maracaibo, seat: int, card: int) -> float:
    project = state.catalog.projects[card]
    cost = max(0, project.cost - state.traits[seat * TRAITS + DISCOUNT])
    spent = DOUBLOON[state.round] * cost + FIGURE * project.figures + COMBAT_POINT * project.pay_combat_points
    return card_value(state, seat, card) - spent


def career_worth(state: Maracaibo, seat: int) -> float:
    done = state.tasks[seat]
    if done == ALL_TASKS or state.career[seat] < 0:
        return 0.0
    value = 0.0
    tasks = state.catalog.careers[state.career[seat]].tasks
    for place in range(len(tasks)):
        if not done >> place & 1:
            task = tasks[place]
            so_far = progress(state, seat, task)
            value += 2.5 * min(1.0, so_far / task.low) + 0.6 * task.points * min(1.0, so_far / task.high)
            if TASKS[task.kind] == "barrier":
                value += 0.1 * so_far
    return value


def course_worth(state: Maracaibo, seat: int) -> float:
    """How far the explorer has come, and what is left to sail in this round."""
    catalog = state.catalog
    value = STEP * (catalog.distance[0] - catalog.distance[state.explorer[seat]])
    value += 0.5 * state.traits[seat * TRAITS + SWIFT_EXPLORER] * left_after(state)
    value -= PLAGUE * (state.tiles & catalog.skulls).bit_count()
    if state.round and (state.phase == SAILING or state.phase == ACTION):
        mine = state.sea.way_home[state.ship[seat]]
        least = mine
        for who in range(state.setup.members):
            least = min(least, state.sea.way_home[state.ship[who]])
        value += POINT_AHEAD * min(mine, 3 * least + 4)
    return value


def rivalry_worth(state: Maracaibo, seat: int) -> float:
    """MAR-27.18: alone, what keeps the solo opponent's leads small; they are counted smoothly."""
    if not state.setup.solo:
        return 0.0
    ana = 1
    catalog = state.catalog
    quests = state.quests[ana] - state.quests[seat]
    upgrades = state.ana_discs // catalog.ana_upgrade - state.completed[seat]
    steps = catalog.distance[state.explorer[seat]] - catalog.distance[state.explorer[ana]]
    begun = sum([left == 1 for left in state.discs])
    return (
        -4.0 * min(5, max(-1, quests)) - 4.5 * min(5, max(-1, upgrades)) - 1.2 * min(12, max(-3, steps)) + 1.2 * begun
    )


def vote_worth(state: Maracaibo, seat: int) -> float:
    """What the branch that a seat has voted for would give."""
    vote = state.votes[seat]
    return 0.6 * effects_value(state, seat, state.catalog.branches[vote].effects) if vote >= 0 else 0.0


# -- what is about to be done -----------------------------------------------------------------------------------------


def pending_worth(state: Maracaibo, seat: int) -> float:
    """What lies on the agenda for this seat, down to the end of its action."""
    value = 0.0
    agenda = state.agenda
    for place in range(len(agenda) - 1, -1, -1):
        step = agenda[place]
        if isinstance(step, MainAction):
            if step.who == seat:
                value += main_worth(state, seat)
            return value
        value += step_worth(state, seat, step)
    return value


def step_worth(state: Maracaibo, seat: int, step: Step[Any]) -> float:
    if isinstance(step, CarryOut):
        effect = state.effects[step.effect]
        return effect.value(state, seat) if step.who == seat and isinstance(effect, Gain) else 0.0
    if isinstance(step, Village):
        return VILLAGE_ACTION * step.left if step.who == seat else 0.0
    if isinstance(step, Fight):
        return fight_worth(state, seat, step.value, step.used) if step.who == seat else 0.0
    if isinstance(step, MoveExplorer):
        return 0.9 * (step.count + state.traits[seat * TRAITS + SWIFT_EXPLORER]) if step.who == seat else 0.0
    if isinstance(step, (RemoveDisc, MoreDiscs)):
        return 1.8 * step.left if step.who == seat else 0.0
    if isinstance(step, (ChooseInfluence, ChooseRank, ChooseAnnexation, ChooseSynergy)):
        if step.who != seat:
            return 0.0
        return 1.8 * step.count if isinstance(step, ChooseInfluence) else 2.0
    if isinstance(step, (ChooseWay, AskPay)):
        if step.who != seat:
            return 0.0
        effect = state.effects[step.effect]
        return effect.value(state, seat) if isinstance(effect, (Way, Pay)) else 0.0
    if isinstance(step, Paid):
        effect = state.effects[step.effect]
        return effects_value(state, seat, effect.gains) if step.who == seat and isinstance(effect, Pay) else 0.0
    if isinstance(step, GainFrom):
        effect = state.effects[step.effect]
        return effects_value(state, seat, effect.gains) if step.who == seat and isinstance(effect, Further) else 0.0
    if isinstance(step, ChooseNation):
        return nation_choice_worth(state, seat, step.token) if step.who == seat else 0.0
    if isinstance(step, ChoosePile):
        return 5.0 if step.who == seat else 0.0
    if isinstance(step, quest_steps.RewardQuest):
        return effects_value(state, seat, state.catalog.quests[step.quest].effects) if step.who == seat else 0.0
    if isinstance(step, quest_steps.KeepQuest):
        return 1.5 if step.who == seat else 0.0
    if isinstance(step, quest_steps.TrailQuest):
        return 2.5 if step.who == seat else 0.0
    if isinstance(step, (quest_steps.RewardStory, quest_steps.KeepStory, Works, WorksReward, WorksDisc, ForAll)):
        return story_worth(state, seat, step) if step.who == seat else 0.0
    if isinstance(step, (AskHarbour, Heal)):
        return 1.5 if step.who == seat else 0.0
    if isinstance(step, Visit):
        return effects_value(state, seat, state.city_action(state.ship[seat])) if step.who == seat else 0.0
    if isinstance(step, DeliverDisc):
        return 1.8 if step.who == seat else 0.0
    if isinstance(step, ComeIntoForce):
        if step.who != seat:
            return 0.0
        project = state.catalog.projects[step.card]
        return effects_value(state, seat, project.income) + effects_value(state, seat, project.immediate)
    if isinstance(step, (CrossBarrier, ArriveAt, LayFigures, SailOn)):
        return 2.0 if step.who == seat else 0.0
    if isinstance(step, Refill):
        return CARD if step.who == seat else 0.0
    return 0.0


def story_worth(state: Maracaibo, seat: int, step: Step[Any]) -> float:
    """What story quests and works tiles are about to give."""
    catalog = state.catalog
    if isinstance(step, quest_steps.RewardStory):
        return effects_value(state, seat, catalog.stories[step.card].effects)
    if isinstance(step, ForAll):
        return effects_value(state, seat, catalog.branches[step.branch].effects)
    if isinstance(step, WorksReward):
        return effects_value(state, seat, catalog.tiles[step.tile].effects)
    if isinstance(step, Works):
        tile = catalog.tiles[step.tile]
        cost = cost_worth(state, tile.cost)
        return max(0.0, effects_value(state, seat, tile.effects) + 1.8 - cost) if can_work(state, seat, tile) else 0.0
    return 1.8 if isinstance(step, WorksDisc) else 1.5


def cost_worth(state: Maracaibo, cost: Cost) -> float:
    """What paying a cost takes away."""
    value = DOUBLOON[state.round] * cost.doubloons + COMBAT_POINT * cost.combat_points + FIGURE * cost.figures
    return value + (CARD + 0.4) * (len(cost.icons) + cost.same)


def nation_choice_worth(state: Maracaibo, seat: int, token: int) -> float:
    best = 0.0
    for nation in range(len(NATIONS)):
        best = max(best, 0.8 * token_value(state, token, nation) + 1.0)
    return best


def fight_worth(state: Maracaibo, seat: int, value: int, used: int) -> float:
    """The best that can be bought with the value, and what would be paid on top of it."""
    catalog = state.catalog
    nation = state.fighting[-1]
    members = state.setup.members
    growth = 0.7 * (ROUNDS + 1 - max(1, state.round))
    multiplier = state.emptied(nation) + scoring.majority_bonus(state.owned())[nation] + growth
    space = state.influence[nation * members + seat]
    last = catalog.influence_last
    here = rank_between(catalog.rank_spaces, space)
    steps = [multiplier * (rank_between(catalog.rank_spaces, min(last, space + more)) - here) for more in range(5)]
    marker = 0.5 * here
    prices: list[list[int]] = []
    gains: list[list[float]] = []
    if not used & USED_INFLUENCE:
        prices.append([0, *catalog.influence_prices])
        gains.append([0.0, steps[1], steps[2]])
    if not used & USED_FLAG and state.stock[nation]:
        found, worths_found = [0], [0.0]
        for place in state.sea.flags:
            owner = state.marker[place]
            if owner != nation:
                found.append(catalog.annex_price if owner < 0 else catalog.take_price)
                worths_found.append(marker + steps[1] + effects_value(state, seat, state.sea.locations[place].bonus))
        prices.append(found)
        gains.append(worths_found)
    for number in state.combat_actions[seat]:
        if number in state.used:
            continue
        effect = state.effects[number]
        if isinstance(effect, CombatAction):
            prices.append([0, effect.amount])
            gains.append([0.0, effects_value(state, seat, effect.gains)])
        elif isinstance(effect, CombatVillage) and state.stock[nation]:
            prices.append([0, effect.empty])
            gains.append([0.0, marker + steps[1]])
    for tile in catalog.tiles if state.tiles else []:
        found = [slot.value for slot in catalog.slots if slot.tile == tile.number and can_claim(state, seat, slot)]
        if found:  # MAR-26.22: one of them in a turn
            prices.append([0, min(found)])
            gains.append([0.0, marker + effects_value(state, seat, tile.effects)])
    spare = state.combat[seat] + state.figures[seat]
    return best_package(prices, gains, 0, value, spare)


def best_package(prices: list[list[int]], gains: list[list[float]], first: int, value: int, spare: int) -> float:
    """One price of each list, at most the value and what can be paid on top."""
    if first == len(prices):
        return -(COMBAT_POINT + 0.05) * max(0, -value)
    best = -1000.0
    for place in range(len(prices[first])):
        cost = prices[first][place]
        if cost <= value + spare:
            best = max(best, gains[first][place] + best_package(prices, gains, first + 1, value - cost, spare))
    return best


def main_worth(state: Maracaibo, seat: int) -> float:
    """What the best main action at the ship's location might bring."""
    catalog = state.catalog
    place = state.ship[seat]
    location = state.sea.locations[place]
    if state.sea.banned[place]:
        best = 0.0
    elif location.kind == VILLAGE:
        best = village_worth(state, seat, allowed_actions(state, seat))
    else:
        best = effects_value(state, seat, state.city_action(place))
        if location.kind != HOME and state.market_free(place):
            good = state.market_good(place)
            for card in state.hands[seat]:
                if catalog.projects[card].good == good and can_remove(state, seat):
                    best += 2.2
                    break
    for number in range(len(state.story)):
        story = catalog.stories[state.story[number]]
        if story.place == place and state.takers[number] < 0 and can_pay(state, seat, story.cost):
            best = max(best, effects_value(state, seat, story.effects) + 2.0)
    for quest in state.quests_at(place):
        if quest < len(catalog.quests) and can_pay(state, seat, catalog.quests[quest].cost):
            best = max(best, effects_value(state, seat, catalog.quests[quest].effects) + 1.0)
    for card in state.assistants[seat]:
        project = catalog.projects[card]
        if project.location == place:
            effect = project.assistant[0]
            if not isinstance(effect, Pay) or can_pay(state, seat, effect.cost):
                best = max(best, effects_value(state, seat, project.assistant) - 2.0)
    return best


def village_worth(state: Maracaibo, seat: int, actions: int) -> float:
    """Purchases as long as doubloons last, then plain actions."""
    doubloons = state.doubloons[seat]
    profits: list[float] = []
    for card in (*state.hands[seat], *state.planning[seat]):
        if can_buy(state, seat, card):
            profits.append(profit(state, seat, card) * 0.8)
    for building in state.prestige:
        if building >= 0 and state.figures[seat] and not state.investors[building] >> seat & 1:
            cost = price(state, seat, state.catalog.prestige[building].cost)
            if cost <= doubloons:
                points = state.prestige_points(seat, building) + 1.0 * left_after(state) + 2.5
                profits.append(points - DOUBLOON[state.round] * cost - FIGURE)
    profits.sort(reverse=True)
    value = 0.0
    for number in range(actions):
        share = 1.0 if number == 0 else 0.4
        value += max(VILLAGE_ACTION, share * profits[number]) if number < len(profits) else VILLAGE_ACTION
    return value
