"""Phase A: sailing, and what happens where a ship passes or ends (MAR-6, MAR-15)."""

from typing import Final

from caravela.games.maracaibo import phrases as say
from caravela.games.maracaibo.catalog import PLAY, ROUNDS, Route
from caravela.games.maracaibo.state import HOST, TRAITS, Maracaibo
from caravela.games.maracaibo.steps.free import OwnerDecision, TurnDecision
from caravela.kernel.phrases import Said, Value

HOST_POINTS: Final = 1
HOST_PAY: Final = 2


def routes_of(state: Maracaibo, who: int) -> list[Route]:
    """All ways that a ship can take in this round (MAR-6.9, 26.6, 26.15)."""
    routes = state.sea.routes[state.ship[who]][1 if state.round == ROUNDS else 0]
    return [route for route in routes if is_open(state, who, route)] if state.tiles else routes


def is_open(state: Maracaibo, who: int, route: Route) -> bool:
    """MAR-26.6, 26.10, 26.15: the explorer has come far enough, and tolls can be paid."""
    return state.catalog.spaces[state.explorer[who]].depth >= route.depth and state.doubloons[who] >= route.toll


def route_for(state: Maracaibo, seat: int, option: int) -> Route:
    for route in routes_of(state, seat):
        if route.option == option:
            return route
    raise ValueError(f"no route for {state.text(option)!r}")


def sail(state: Maracaibo, seat: int, route: Route) -> None:
    """MAR-6.10: the ship sails, assistants passed give points, hosts are asked."""
    state.ship[seat] = route.end
    state.spent += route.cost
    state.sailed = route.cost
    state.tell(say.SAILED, seat, route.end, route.cost)
    if route.toll:
        state.doubloons[seat] -= route.toll
        state.tell(say.TOLL, seat, route.toll)
    if state.assistants[seat]:
        state.score_assistants(seat, passed_by(state, seat, route), say.PASSED)
    state.show(say.VOYAGE, seat, route.end, route.cost)
    ask_hosts(state, seat, route.end)


def passed_by(state: Maracaibo, seat: int, route: Route) -> int:
    """MAR-6.7: the own assistants on the way that are still open, as bits."""
    passed = 0
    for place in route.passed:
        passed |= state.assistants_in(seat, place)
    return passed & ~state.done[seat]


def ask_hosts(state: Maracaibo, who: int, place: int) -> None:
    """MAR-23.10, 23.15, D80: every host with an assistant there, from the active player on."""
    members = state.setup.members
    for distance in range(members - 1, -1, -1):
        seat = (who + distance) % members
        if seat < state.seats:
            hosts = state.traits[seat * TRAITS + HOST]
            if hosts and state.assistants_at(seat, place):
                for _ in range(hosts):
                    state.push(HostReward(seat))


def why_no_route(state: Maracaibo, seat: int, option: int, points: int) -> Said | None:
    end = say.SAIL.of(option) if option in say.SAIL else say.SAIL_BY.of(option)[0]
    sea = state.sea
    here = state.ship[seat]
    if not sea.ahead[here] >> end & 1:
        return say.BEHIND.said()
    routes = [route for route in sea.routes[here][1 if state.round == ROUNDS else 0] if route.end == end]
    if routes:
        nearest = min(routes, key=length)
        if nearest.cost > points:
            return say.TOO_FAR.said(nearest.cost, points)
        if state.doubloons[seat] < nearest.toll:
            return say.TOO_DEAR.said(nearest.toll, state.doubloons[seat])
        return None if is_open(state, seat, nearest) else say.NO_EXPLORER.said(gate(state, nearest.depth))
    for location in sea.locations:
        is_ahead = sea.ahead[here] >> location.number & 1
        if location.hand and is_ahead and sea.ahead[location.number] >> end & 1:
            return say.MUST_STOP.said(location.number)
    return say.OUT_OF_REACH.said()


def length(route: Route) -> int:
    return route.cost


def gate(state: Maracaibo, depth: int) -> int:
    """The first space of the track that is so far on."""
    for space in state.catalog.spaces:
        if space.depth >= depth:
            return space.number
    return 0


class Sail(OwnerDecision):
    """MAR-6.1, 6.9: at least one location, by a path of at most seven points."""

    offers = (say.SAIL, say.SAIL_BY)

    def options(self, state: Maracaibo) -> list[int]:
        return [route.option for route in routes_of(state, self.who)]

    def choose(self, state: Maracaibo, option: int) -> None:
        sail(state, self.who, route_for(state, self.who, option))

    def prompt(self, state: Maracaibo) -> dict[str, Value]:
        return {"count": state.catalog.movement}

    def why_not(self, state: Maracaibo, option: int) -> Said | None:
        return why_no_route(state, self.who, option, state.catalog.movement)


def leave(state: Maracaibo, seat: int) -> None:
    """MAR-15.5, 15.6, 15.11: open assistants at the location that were not used."""
    if state.assistants[seat]:
        state.score_assistants(seat, state.assistants_in(seat, state.ship[seat]), say.UNUSED)


class HostReward(TurnDecision):
    """MAR-23.10, D52: a point or two doubloons, as the owner likes."""

    offers = (say.HOST_POINT, say.HOST_DOUBLOONS)

    def options(self, state: Maracaibo) -> list[int]:
        return [say.HOST_POINT.base, say.HOST_DOUBLOONS.base]

    def choose(self, state: Maracaibo, option: int) -> None:
        if option == say.HOST_POINT.base:
            state.score(self.who, HOST_POINTS, PLAY)
            state.tell(say.HOSTED_POINT, self.who, HOST_POINTS)
        else:
            state.doubloons[self.who] += HOST_PAY
            state.tell(say.HOSTED_DOUBLOONS, self.who, HOST_PAY)

    def default(self, state: Maracaibo) -> int:
        """MAR-D81"""
        return say.HOST_POINT.base if state.round == ROUNDS else say.HOST_DOUBLOONS.base
