"""Things lying face down: what they are, and which seats have seen them."""

from typing import Final

from caravela.kernel.state import State, having

NOTHING: Final = -1
UNDRAWN: Final = -2
"""Something lies there that nobody has seen: it is drawn from its bag when somebody looks."""


class FaceDown:
    """Places for face-down things; looking is what the kernel notes as learning."""

    def __init__(self, values: tuple[int, ...], seen: tuple[int, ...]) -> None:
        self.values = values
        self.seen = seen

    def copy(self) -> "FaceDown":
        return FaceDown(self.values, self.seen)

    def saved(self) -> list[list[int]]:
        return [list(self.values), list(self.seen)]

    def knows(self, place: int, seat: int) -> bool:
        """Whether a seat has seen what lies there."""
        return self.seen[place] >> seat & 1 == 1

    def look(self, state: State, place: int, seats: int) -> None:
        """The seats in the bit mask see what lies there."""
        if seats & ~self.seen[place]:
            state.learn()
            self.seen = having(self.seen, place, self.seen[place] | seats)

    def lay(self, place: int, value: int) -> None:
        """Lay something down that nobody has seen."""
        self.turn_into(place, value)
        self.seen = having(self.seen, place, 0)

    def turn_into(self, place: int, value: int) -> None:
        """Something else lies there, known to the same seats."""
        self.values = having(self.values, place, value)

    def add(self, value: int, seen: int) -> None:
        """A further place at the end."""
        self.values = (*self.values, value)
        self.seen = (*self.seen, seen)

    def drop_first(self) -> None:
        """The first place goes."""
        self.values = self.values[1:]
        self.seen = self.seen[1:]
