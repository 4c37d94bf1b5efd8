"""Set-up of the shared board (SMA-2), and what is drawn and rolled anew every year."""

from caravela.games.santa_maria import phrases as say
from caravela.games.santa_maria.catalog import BISHOPS_UP, DOCKS, SCHOLARS_UP
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
        state.scholars = drawn(state, SCHOLAR_LUCK, scholars, SCHOLARS_UP)
        bishops = list(range(len(catalog.bishops)))
        state.bishops = drawn(state, BISHOP_LUCK, bishops, BISHOPS_UP)
        lay_out_expansions(state)
        state.opener = state.draw(START_LUCK, state.seats)
        state.first = state.opener
        state.ranking = [(state.opener + place) % state.seats for place in range(state.seats)]
        if state.setup.advanced:
            scholars.sort()
            state.sets = drawn(state, SET_LUCK, scholars, catalog.halls)
            state.set_owner = (-1,) * catalog.halls


def drawn(state: SantaMaria, stream: int, bag: list[int], count: int) -> tuple[int, ...]:
    """So many things out of a bag."""
    return tuple([state.draw_from(stream, bag) for number in range(count)])


def lay_out_expansions(state: SantaMaria) -> None:
    """SMA-2.8, 12.8: five doubles and five triples, face up."""
    doubles, triples = list(state.double_bag), list(state.triple_bag)
    double, triple = state.catalog.offered
    offer = sorted(drawn(state, DOUBLE_LUCK, doubles, double)) + sorted(drawn(state, TRIPLE_LUCK, triples, triple))
    state.double_bag, state.triple_bag, state.offer = tuple(doubles), tuple(triples), tuple(offer)
    state.tell(say.LAID_OUT)


def roll_white(state: SantaMaria) -> None:
    """SMA-2.5, 12.9"""
    white = state.white
    for value in range(DIE_PLACES):
        white[value] = 0
    for _number in range(state.catalog.dice_per_player[0] * state.seats):
        white[state.draw(WHITE_LUCK, DIE_PLACES)] += 1
    state.tell(say.WHITE_ROLLED, white[0], white[1], white[2], white[3], white[4], white[5])


def roll_blue(state: SantaMaria) -> None:
    """SMA-12.10, 12.14, 15.5: all blue dice in play, seat after seat; none is on a territory now."""
    if state.setup.blue_offer:
        row = roll_row(state, 0)
        state.tell(say.OFFER_ROLLED, row[0], row[1], row[2], row[3], row[4], row[5])
        return
    for distance in range(state.seats):
        seat = (state.opener + distance) % state.seats
        row = roll_row(state, seat)
        state.tell(say.BLUE_ROLLED, seat, row[0], row[1], row[2], row[3], row[4], row[5])


def roll_row(state: SantaMaria, seat: int) -> list[int]:
    """Roll the dice in one row of blue places: how many of each value there are now."""
    at = seat * DIE_PLACES
    dice = 0
    for value in range(DIE_PLACES):
        dice += state.blue[at + value]
        state.blue[at + value] = 0
    for _number in range(dice):
        state.blue[at + state.draw(BLUE_LUCK + seat, DIE_PLACES)] += 1
    return state.blue[at : at + DIE_PLACES]
