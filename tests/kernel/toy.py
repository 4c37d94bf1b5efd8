"""A game of a few lines, for tests of the kernel: seats pick fruit from a basket, and may eat or look beside."""

from typing import Any, ClassVar, Final

from caravela.kernel.agenda import FreeAction, Piece, SeatDecision, Selection, Step
from caravela.kernel.chance import Chance
from caravela.kernel.ledger import Ledger
from caravela.kernel.phrases import Offer, Phrases, Said, Speech
from caravela.kernel.state import State

SAY: Final = Phrases()
FRUIT: Final = SAY.kind("fruit", 4)
SEAT: Final = SAY.kind("seat", 2)
COUNT: Final = SAY.number("count")
PICK: Final = SAY.offer("pick", FRUIT)
DONE: Final = SAY.offer("done")
EAT: Final = SAY.offer("eat * now", FRUIT, free=True)
GUESS: Final = SAY.offer("guess", FRUIT, FRUIT)
PICKED: Final = SAY.event("picked", SEAT, FRUIT)
PEEKED: Final = SAY.event("peeked", SEAT, known=(FRUIT, COUNT))
EMPTY: Final = SAY.reason("empty", FRUIT)
FEAST: Final = SAY.moment("feast", SEAT, COUNT)
FRUITS: Final = ["apple", "pear", "fig"]
SPEECH: Final = Speech(SAY, {"fruit": FRUITS, "seat": ["red", "blue"]})


class Toy(State):
    def __init__(self, agenda: list[Step[Any]], basket: list[int], origin: "Toy | None" = None) -> None:
        super().__init__(agenda, Chance.from_seed(1, ["luck"]), SPEECH, [], origin)
        self.seats: Final = 2
        self.basket: list[int] = basket[:]
        self.eaten: list[int] = [0, 0] if origin is None else origin.eaten[:]
        self.picked: list[int] = [] if origin is None else origin.picked[:]

    def copy(self) -> "Toy":
        return Toy(self.agenda[:], self.basket, self)

    def breakdown(self) -> list[dict[str, int]]:
        return [{"eaten": count} for count in self.eaten]


class Eat(FreeAction[Toy]):
    offers: ClassVar[tuple[Offer, ...]] = (EAT,)

    def add(self, state: Toy, seat: int, options: list[int]) -> None:
        for fruit in range(len(FRUITS)):
            if state.basket[fruit] and not state.eaten[seat]:
                options.append(EAT.at(fruit))

    def choose(self, state: Toy, seat: int, option: int) -> None:
        state.basket[EAT.of(option)] -= 1
        state.eaten[seat] += 1
        state.show(FEAST, seat, state.eaten[seat])


EATING: Final = Eat()


class PickFruit(SeatDecision[Toy]):
    """Up to so many fruits, in ascending order."""

    offers: ClassVar[tuple[Offer, ...]] = (PICK, DONE)

    def __init__(self, seat: int, count: int, first: int) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.first: Final = first

    def options(self, state: Toy) -> list[int]:
        fruits = [PICK.at(fruit) for fruit in range(self.first, len(FRUITS)) if state.basket[fruit]]
        return [*fruits, DONE.at()]

    def choose(self, state: Toy, option: int) -> None:
        if option in PICK:
            fruit = PICK.of(option)
            state.basket[fruit] -= 1
            state.picked.append(fruit)
            state.tell(PICKED, self.who, fruit)
            if self.count > 1:
                state.push(PickFruit(self.who, self.count - 1, fruit))

    def selection(self, state: Toy) -> Selection | None:
        pieces = [Piece(PICK.at(fruit), state.basket[fruit]) for fruit in range(self.first, len(FRUITS))]
        return Selection(0, self.count, [piece for piece in pieces if piece.count])

    def why_not(self, state: Toy, option: int) -> Said | None:
        return EMPTY.said(PICK.of(option)) if option in PICK else None


class PickAndEat(PickFruit):
    beside = (EATING,)


class Draw(Step[Toy]):
    """A fruit at random falls out of the basket."""

    def run(self, state: Toy) -> None:
        state.basket[state.draw(0, len(FRUITS))] -= 1


class Harvest(Step[Toy]):
    """What every round brings: a fruit of each kind."""

    def run(self, state: Toy) -> None:
        state.pause()
        for fruit in range(len(FRUITS)):
            state.basket[fruit] += 1


def ledger(state: Toy, who: int, eyes: int) -> Ledger:
    return Ledger({"fruits": sum(state.basket)}, {"eaten": state.eaten[who]})
