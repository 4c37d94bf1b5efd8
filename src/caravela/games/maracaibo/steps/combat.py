"""Combat (MAR-9)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import NATIONS
from caravela.games.maracaibo.gains import Gain
from caravela.games.maracaibo.state import BANNER, READY, TOKEN_LUCK, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.cards import CombatAction, CombatVillage
from caravela.games.maracaibo.steps.free import TurnDecision
from caravela.games.maracaibo.steps.influence import annex
from caravela.games.maracaibo.steps.legacy import add_claims, claim, has_come, why_no_claim
from caravela.games.maracaibo.steps.sailing import gate
from caravela.kernel.agenda import Step
from caravela.kernel.carry import carry_out
from caravela.kernel.phrases import Said, Value

NO_TOKEN: Final = -1
USED_INFLUENCE: Final = 1
USED_FLAG: Final = 2
BANNER_POINTS: Final = 2


class Combat(Gain):
    """MAR-12.1: a combat action."""

    verb = "combat"
    icon = "i-combat"
    least = 0
    unit = 4.0

    def apply(self, state: Maracaibo, seat: int, source: int) -> None:
        if max(state.piles):
            state.push(ChoosePile(seat))
        else:
            make_ready(state, seat)
            state.tell(say.NO_TOKENS, seat)
            state.push(ChooseNation(seat, NO_TOKEN))

    def value(self, state: Maracaibo, seat: int) -> float:
        return self.unit


def make_ready(state: Maracaibo, seat: int) -> None:
    """MAR-9.19, 23.6: combat points before every combat."""
    state.gain_combat(seat, state.traits[seat * TRAITS + READY])


class ChoosePile(TurnDecision):
    """MAR-9.1, 9.20: an empty pile cannot be chosen; the whole combat may be left out (MAR-5.8)."""

    offers = (say.REVEAL, say.DECLINE)

    def options(self, state: Maracaibo) -> list[int]:
        piles = [say.REVEAL.at(pile) for pile in range(len(state.piles)) if state.piles[pile]]
        return [*piles, say.DECLINE.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option == say.DECLINE.base:
            return
        make_ready(state, self.who)
        token = reveal(state, say.REVEAL.of(option))
        state.tell(say.REVEALED, self.who, token)
        state.show(say.TOKEN_REVEALED, self.who, token)
        state.push(ChooseNation(self.who, token))

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.NO_PILE.said()


def reveal(state: Maracaibo, pile: int) -> int:
    """MAR-9.1, 9.23: the top token of a pile."""
    state.piles[pile] -= 1
    place = state.draw(TOKEN_LUCK, len(state.token_bag))
    token = state.token_bag[place]
    state.token_bag = state.token_bag[:place] + state.token_bag[place + 1 :]
    return token


def token_value(state: Maracaibo, token: int, nation: int) -> int:
    """MAR-9.7, 9.21: what a nation fights with."""
    if token == NO_TOKEN:
        return state.catalog.tokenless_value
    return max(0, state.catalog.tokens[token].sides[nation].value + modifier(state, token, nation))


def modifier(state: Maracaibo, token: int, nation: int) -> int:
    """MAR-9.5, 9.6: with the markers on the chart now; who shares a place has no modifier."""
    catalog = state.catalog
    if token == NO_TOKEN:
        return 0
    shown = catalog.tokens[token]
    owned = state.owned()
    mine = owned[nation]
    if owned.count(mine) > 1:
        return 0
    if shown.strongest and mine == max(owned):
        return -catalog.strongest_less
    if shown.weakest and mine == min(owned):
        return catalog.weakest_more
    return 0


class ChooseNation(TurnDecision):
    """MAR-9.2, 9.4: the fighting nation; a cost must be payable in full."""

    offers = (say.FIGHT,)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token: Final = token

    def options(self, state: Maracaibo) -> list[int]:
        return [say.FIGHT.at(nation) for nation in range(len(NATIONS)) if self.cost(state, nation) <= self.purse(state)]

    def purse(self, state: Maracaibo) -> int:
        return state.doubloons[self.who]

    def cost(self, state: Maracaibo, nation: int) -> int:
        return 0 if self.token == NO_TOKEN else state.catalog.tokens[self.token].sides[nation].cost

    def choose(self, state: Maracaibo, option: int) -> None:
        nation = say.FIGHT.of(option)
        seat = self.who
        value = token_value(state, self.token, nation)
        state.fighting = (*state.fighting, nation)
        change = modifier(state, self.token, nation)
        if change < 0:
            state.tell(say.STRONGEST, nation, -change)
        elif change > 0:
            state.tell(say.WEAKEST, nation, change)
        state.tell(say.FOUGHT, seat, nation, value)
        state.push(Fight(seat, self.token, value, 0))
        state.push(Rally(seat))
        state.pay_doubloons(seat, self.cost(state, nation))
        if self.token != NO_TOKEN:
            carry_out(state, seat, state.catalog.tokens[self.token].sides[nation].bonus, self.token)

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"token": "none" if self.token == NO_TOKEN else state.catalog.token_ids[self.token]}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return say.TOO_DEAR.said(self.cost(state, say.FIGHT.of(option)), self.purse(state))


class Rally(Step[Maracaibo]):
    """MAR-9.19, 23.12: combat points for fighting under a banner."""

    def __init__(self, seat: int) -> None:
        self.who: Final = seat

    def run(self, state: Maracaibo) -> None:
        banners = state.traits[self.who * TRAITS + BANNER + state.fighting[-1]]
        state.gain_combat(self.who, BANNER_POINTS * banners)


class Fight(TurnDecision):
    """MAR-9.8 to 9.18: raise the value, spend it on combat actions, until the player ends the combat."""

    offers = (
        say.DONE,
        say.RAISE,
        say.RAISE_FIGURE,
        say.GAIN_ONE,
        say.GAIN_TWO,
        say.ANNEX,
        say.LAND,
        say.USE,
        say.CLAIM,
    )

    def __init__(self, seat: int, token: int, value: int, used: int) -> None:
        super().__init__(seat)
        self.token: Final = token
        self.value: Final = value
        self.used: Final = used
        """Which of the two basic actions are done, as bits (MAR-9.8)."""

    def options(self, state: Maracaibo) -> list[int]:
        seat, value = self.who, self.value
        catalog = state.catalog
        nation = state.fighting[-1]
        options: list[int] = [say.DONE.base]
        if state.combat[seat]:
            options.append(say.RAISE.base)
        if state.figures[seat]:
            options.append(say.RAISE_FIGURE.base)
        if not self.used & USED_INFLUENCE:
            if value >= catalog.influence_prices[0]:
                options.append(say.GAIN_ONE.base)
            if value >= catalog.influence_prices[1]:
                options.append(say.GAIN_TWO.base)
        if not self.used & USED_FLAG and value >= catalog.annex_price and state.stock[nation]:
            for place in state.sea.flags:
                if self.can_enter(state, place) and self.can_place(
                    state, place, catalog.annex_price, catalog.take_price
                ):
                    options.append(say.ANNEX.base + place)
        for number in state.combat_actions[seat]:
            if number not in state.used:
                effect = state.effects[number]
                if isinstance(effect, CombatVillage):
                    if state.stock[nation] and value >= effect.empty:
                        for place in state.sea.villages:
                            if self.can_place(state, place, effect.empty, effect.taken):
                                options.append(say.LAND.base + place)
                elif isinstance(effect, CombatAction) and value >= effect.amount:
                    options.append(effect.option)
        if state.tiles:
            add_claims(state, seat, value, options)
        return options

    def can_enter(self, state: Maracaibo, place: int) -> bool:
        """MAR-26.6, 26.10: where the own explorer must have come first."""
        return not state.tiles or has_come(state, self.who, state.sea.depth[place])

    def can_place(self, state: Maracaibo, place: int, empty: int, taken: int) -> bool:
        """MAR-9.14, 9.15"""
        marker = state.marker[place]
        if marker == state.fighting[-1]:
            return False
        return self.value >= (empty if marker < 0 else taken)

    def choose(self, state: Maracaibo, option: int) -> None:
        seat = self.who
        catalog = state.catalog
        nation = state.fighting[-1]
        if option == say.DONE.base:
            self.end(state)
        elif option == say.RAISE.base:
            state.combat[seat] -= 1
            state.tell(say.RAISED, seat, self.value + 1)
            self.go_on(state, -1, 0)
        elif option == say.RAISE_FIGURE.base:
            state.return_figures(seat, 1)
            state.tell(say.RAISED_FIGURE, seat, self.value + 1)
            self.go_on(state, -1, 0)
        elif option == say.GAIN_ONE.base or option == say.GAIN_TWO.base:
            much = 1 if option == say.GAIN_TWO.base else 0
            self.go_on(state, catalog.influence_prices[much], USED_INFLUENCE)
            state.gain_influence(seat, nation, catalog.influence_gains[much])
        elif option in say.ANNEX:
            place = say.ANNEX.of(option)
            self.go_on(state, self.price(state, place, catalog.annex_price, catalog.take_price), USED_FLAG)
            annex(state, seat, place, nation)
            state.gain_influence(seat, nation, catalog.marker_influence)
            carry_out(state, seat, state.sea.locations[place].bonus, place)
        elif option in say.LAND:
            self.land(state, say.LAND.of(option))
        elif option in say.CLAIM:
            self.go_on(state, catalog.slots[say.CLAIM.of(option)].value, 0)
            claim(state, seat, say.CLAIM.of(option))
        else:
            action = self.action_of(state, option)
            state.used = (*state.used, action.number)
            state.tell(say.ACTION_USED, seat, say.USE.of(option))
            self.go_on(state, action.amount, 0)
            carry_out(state, seat, action.gains, option)

    def go_on(self, state: Maracaibo, price: int, used: int) -> None:
        """The combat with what is left of its value comes after what is done now."""
        state.push(Fight(self.who, self.token, self.value - price, self.used | used))

    def end(self, state: Maracaibo) -> None:
        """MAR-9.17, 9.18: the token goes to the ship board."""
        state.fighting = state.fighting[:-1]
        if self.token != NO_TOKEN:
            state.tokens[self.who] += 1
        state.tell(say.COMBAT_ENDED, self.who)

    def price(self, state: Maracaibo, place: int, empty: int, taken: int) -> int:
        return empty if state.marker[place] < 0 else taken

    def land(self, state: Maracaibo, place: int) -> None:
        """MAR-21.11: a marker in a village."""
        for number in state.combat_actions[self.who]:
            effect = state.effects[number]
            if isinstance(effect, CombatVillage):
                state.used = (*state.used, number)
                self.go_on(state, self.price(state, place, effect.empty, effect.taken), 0)
                annex(state, self.who, place, state.fighting[-1])
                carry_out(state, self.who, effect.gains, place)
                return

    def action_of(self, state: Maracaibo, option: int) -> CombatAction:
        for number in state.combat_actions[self.who]:
            effect = state.effects[number]
            if isinstance(effect, CombatAction) and effect.option == option:
                return effect
        raise ValueError(f"no combat action for {state.text(option)!r}")

    # -- for people ---------------------------------------------------------------------------------------------------

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"value": self.value, "nation": NATIONS[state.fighting[-1]]}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        catalog = state.catalog
        nation = state.fighting[-1]
        if option == say.RAISE.base:
            return say.TOO_FEW_COMBAT.said(1, 0)
        if option == say.RAISE_FIGURE.base:
            return say.TOO_FEW_FIGURES.said(1, 0)
        if option == say.GAIN_ONE.base or option == say.GAIN_TWO.base:
            if self.used & USED_INFLUENCE:
                return say.USED_UP.said()
            much = 1 if option == say.GAIN_TWO.base else 0
            return say.LITTLE_VALUE.said(catalog.influence_prices[much], self.value)
        if option in say.ANNEX:
            if self.used & USED_FLAG:
                return say.USED_UP.said()
            place = say.ANNEX.of(option)
            if place not in state.sea.flags:
                return None
            if not self.can_enter(state, place):
                return say.NO_EXPLORER.said(gate(state, state.sea.depth[place]))
            return self.why_no_marker(state, place, nation, catalog.annex_price, catalog.take_price)
        if option in say.CLAIM:
            return why_no_claim(state, self.who, say.CLAIM.of(option), self.value)
        for number in state.combat_actions[self.who]:
            effect = state.effects[number]
            if isinstance(effect, CombatVillage) and option in say.LAND:
                if number in state.used:
                    return say.USED_UP.said()
                return self.why_no_marker(state, say.LAND.of(option), nation, effect.empty, effect.taken)
            if isinstance(effect, CombatAction) and effect.option == option:
                return say.USED_UP.said() if number in state.used else say.LITTLE_VALUE.said(effect.amount, self.value)
        return None

    def why_no_marker(self, state: Maracaibo, place: int, nation: int, empty: int, taken: int) -> Said:
        if not state.stock[nation]:
            return say.NO_STOCK.said(nation)
        if state.marker[place] == nation:
            return say.OWN_MARKER.said(nation)
        return say.LITTLE_VALUE.said(self.price(state, place, empty, taken), self.value)
