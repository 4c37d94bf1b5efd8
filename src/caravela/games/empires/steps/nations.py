"""National advantages at set-up: the auction, and Spain (EMP-22)."""

from typing import Final

from caravela.games.empires import phrases as say
from caravela.games.empires.catalog import SET_UP
from caravela.games.empires.state import OPENER_LUCK, Empires
from caravela.games.empires.steps.discovery import NO_TILE
from caravela.kernel.agenda import SeatDecision, Step
from caravela.kernel.carry import CarryOut
from caravela.kernel.phrases import Said, Value
from caravela.kernel.state import having

NOBODY: Final = -1


def give_board(state: Empires, seat: int, nation: int) -> None:
    state.nation = having(state.nation, seat, nation)
    state.nation_uses = having(state.nation_uses, seat, state.catalog.nations[nation].uses)
    state.tell(say.NATION_TAKEN, seat, nation)


class StartAuction(Step[Empires]):
    """EMP-22.2, 22.9: fifteen coins each; a random player opens."""

    def run(self, state: Empires) -> None:
        for seat in range(state.seats):
            state.coins[seat] = state.catalog.auction_coins
        state.push(Auction(state.draw(OPENER_LUCK, state.seats), 0))


def next_bidder(state: Empires, seat: int, out: int) -> int:
    """EMP-22.4, 22.32: the next seat clockwise without a board that has not passed."""
    for step in range(1, state.seats + 1):
        other = (seat + step) % state.seats
        if state.nation[other] < 0 and not out >> other & 1:
            return other
    return NOBODY


class Auction(Step[Empires]):
    """EMP-22.3: one auction per position; the last player is left over (EMP-22.8)."""

    def __init__(self, opener: int, last_bid: int) -> None:
        self.opener: Final = opener
        self.last_bid: Final = last_bid

    def run(self, state: Empires) -> None:
        if len(state.order) + 1 == state.seats:
            award(state, self.opener, (self.last_bid + 1) // 2)
            return
        state.push(Bid(self.opener, 0, NOBODY, 0))


def award(state: Empires, seat: int, coins: int) -> None:
    """EMP-22.6, 22.7: the winner pays, stands next in player order and chooses a board."""
    state.pay(seat, coins)
    state.order = (*state.order, seat)
    state.push(ChooseNation(seat))
    state.tell(say.AUCTION_WON, seat, coins, len(state.order))
    state.show(say.SEE_AUCTION, seat, len(state.order))


class Bid(SeatDecision[Empires]):
    """EMP-22.4: a higher bid, or pass; the opener must bid (EMP-22.9)."""

    offers = (say.BID, say.PASS)

    def __init__(self, seat: int, high: int, holder: int, out: int) -> None:
        super().__init__(seat)
        self.high: Final = high
        self.holder: Final = holder
        self.out: Final = out
        """Bit mask of the seats that have passed."""

    def options(self, state: Empires) -> list[int]:
        """EMP-22.5"""
        options = [say.BID.at(coins - say.BIDS.first) for coins in range(self.high + 1, state.coins[self.who] + 1)]
        if self.holder != NOBODY:
            options.append(say.PASS.base)
        return options

    def choose(self, state: Empires, option: int) -> None:
        high, holder, out = self.high, self.holder, self.out
        if option == say.PASS.base:
            out |= 1 << self.who
        else:
            high, holder = say.BIDS.first + say.BID.of(option), self.who
            state.tell(say.BID_MADE, self.who, high)
        bidder = next_bidder(state, self.who, out)
        while bidder != holder and state.coins[bidder] <= high:
            out |= 1 << bidder
            bidder = next_bidder(state, bidder, out)
        if bidder == holder:  # EMP-22.6
            opener = next_bidder(state, holder, 1 << holder)
            state.push(Auction(opener, high))
            award(state, holder, high)
        else:
            state.push(Bid(bidder, high, holder, out))

    def prompt(self, state: Empires) -> dict[str, Value]:
        return {"number": len(state.order) + 1, "coins": self.high}

    def why_not(self, state: Empires, option: int) -> Said | None:
        if option not in say.BID:
            return None
        coins = say.BIDS.first + say.BID.of(option)
        return say.TOO_LOW.said(self.high) if coins <= self.high else say.TOO_DEAR.said(coins, state.coins[self.who])


class ChooseNation(SeatDecision[Empires]):
    """EMP-22.7: any free board."""

    offers = (say.CHOOSE,)

    def options(self, state: Empires) -> list[int]:
        return [say.CHOOSE.at(nation) for nation in range(len(state.catalog.nations)) if nation not in state.nation]

    def choose(self, state: Empires, option: int) -> None:
        give_board(state, self.who, say.CHOOSE.of(option))

    def why_not(self, state: Empires, option: int) -> Said | None:
        nation = say.CHOOSE.of(option)
        return say.NATION_GONE.said(nation, state.nation.index(nation))


class Conquer(Step[Empires]):
    """EMP-22.22: Spain may discover a region before the first round."""

    def run(self, state: Empires) -> None:
        for seat in range(state.seats):
            nation = state.advantage(seat, SET_UP)
            if nation is not None:
                state.push(CarryOut(seat, nation.effect.number, NO_TILE))


def lose_missed_uses(state: Empires) -> None:
    """EMP-22.27: of an advantage for each Age no more uses are left than there are Ages, this one included."""
    most = len(state.catalog.ages) - state.age
    for seat in range(state.seats):
        if state.nation_uses[seat] > most and state.catalog.nations[state.nation[seat]].per_age:
            state.nation_uses = having(state.nation_uses, seat, most)
