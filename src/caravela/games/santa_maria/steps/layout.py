"""Set-up of the shared board (SMA-2), and what is drawn and rolled anew every year."""

from caravela.games.santa_maria.catalog import BISHOPS_UP, DOCKS, SCHOLARS_UP, SEATS
from caravela.games.santa_maria.state import (
    BISHOP_LUCK,
    BLUE_LUCK,
    DIE_PLACES,
    DOCK_LUCK,
    DOUBLE_LUCK,
    SCHOLAR_LUCK,
    SET_LUCK,
    START_LUCK,
    TRIPLE_LUCK,
    WHITE_LUCK,
    SantaMaria,
)
from caravela.kernel.agenda import Step


class LayOut(Step[SantaMaria]):
    """SMA-2.3 to 2.11, 14.3: everything on the shared board is open before anybody chooses (SMA-2.16)."""

    def run(self, state: SantaMaria) -> None:
        catalog = state.catalog
        shipments = catalog.starting[:]
        for dock in range(DOCKS):
            state.docks[dock] = state.draw_from(DOCK_LUCK, shipments)
        roll_white(state)
        scholars = list(range(len(catalog.scholars)))
        state.scholars = [state.draw_from(SCHOLAR_LUCK, scholars) for _ in range(SCHOLARS_UP)]
        bishops = list(range(len(catalog.bishops)))
        state.bishops = [state.draw_from(BISHOP_LUCK, bishops) for _ in range(BISHOPS_UP)]
        lay_out_expansions(state)
        state.opener = state.draw(START_LUCK, state.seats)
        state.first = state.opener
        state.ranking = [(state.opener + place) % state.seats for place in range(state.seats)]
        if state.setup.advanced:
            scholars.sort()
            state.sets = [state.draw_from(SET_LUCK, scholars) for _ in range(catalog.halls)]
            state.set_owner = [-1] * catalog.halls


def lay_out_expansions(state: SantaMaria) -> None:
    """SMA-2.8, 12.8: five doubles and five triples, face up."""
    state.double_bag = state.double_bag[:]
    state.triple_bag = state.triple_bag[:]
    doubles = [state.draw_from(DOUBLE_LUCK, state.double_bag) for _ in range(state.catalog.offered[0])]
    triples = [state.draw_from(TRIPLE_LUCK, state.triple_bag) for _ in range(state.catalog.offered[1])]
    state.offer = sorted(doubles) + sorted(triples)
    if state.listener is not None:
        state.tell("expansions", {})


def roll_white(state: SantaMaria) -> None:
    """SMA-2.5, 12.9"""
    for value in range(DIE_PLACES):
        state.white[value] = 0
    for _ in range(state.catalog.dice_per_player[0] * state.seats):
        state.white[state.draw(WHITE_LUCK, DIE_PLACES)] += 1
    if state.listener is not None:
        state.tell("white-rolled", {"dice": dice_text(state.white, 0)})


def roll_blue(state: SantaMaria) -> None:
    """SMA-12.10, 12.14, 15.5: all blue dice in play, seat after seat; none is on a territory now."""
    if state.setup.blue_offer:
        roll_row(state, 0)
        if state.listener is not None:
            state.tell("blue-offer-rolled", {"dice": dice_text(state.blue, 0)})
        return
    for distance in range(state.seats):
        seat = (state.opener + distance) % state.seats
        roll_row(state, seat)
        if state.listener is not None:
            state.tell("blue-rolled", {"seat": SEATS[seat], "dice": dice_text(state.blue, seat * DIE_PLACES)})


def roll_row(state: SantaMaria, seat: int) -> None:
    """Roll the dice in one row of blue places."""
    at = seat * DIE_PLACES
    dice = 0
    for value in range(DIE_PLACES):
        dice += state.blue[at + value]
        state.blue[at + value] = 0
    for _ in range(dice):
        state.blue[at + state.draw(BLUE_LUCK + seat, DIE_PLACES)] += 1


def dice_text(dice: list[int], at: int) -> str:
    """Dice in the order of their values: '1 2 2 5'."""
    values: list[str] = []
    for value in range(DIE_PLACES):
        values += [str(value + 1)] * dice[at + value]
    return " ".join(values)
