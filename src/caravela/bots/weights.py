"""Weights: a learned value as a small file, and how bots get hold of it."""

import json
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from caravela.bots.ahead import Worth
from caravela.bots.learned import Learned
from caravela.bots.net import Net
from caravela.kernel.errors import CaravelaError
from caravela.kernel.game import Game

FILE = "value.net"
"""In the folder of a game."""
MARK = "caravela net 1"


class WeightsError(CaravelaError):
    """A file of weights that can't be used."""


class Weights(NamedTuple):
    """A net as it lies on disk: a line of facts, then its four layers as floats of 32 bits."""

    facts: dict[str, Any]
    """Its game, the names of its inputs, how its value is blended, and how it came about."""
    layers: list[list[float]]

    def write(self, path: Path) -> None:
        facts = {"file": MARK, **self.facts, "sizes": [len(layer) for layer in self.layers]}
        body = b"".join(in_file_order(array("f", layer)).tobytes() for layer in self.layers)
        path.write_bytes(json.dumps(facts).encode() + b"\n" + body)

    def net(self, names: tuple[str, ...]) -> Net:
        """The net for rows with these names."""
        return Net([len(names), *self.facts["hidden"]], *self.layers_for(names))

    def layers_for(self, names: tuple[str, ...]) -> list[list[float]]:
        """The layers for rows with these names: what the net does not know it leaves aside."""
        known: list[str] = self.facts["inputs"]
        if missing := [name for name in known if name not in names]:
            raise WeightsError(f"the net knows an input {missing[0]!r} that the game has no more; train it again")
        places = {name: place for place, name in enumerate(known)}
        columns = [places.get(name, -1) for name in names] + [len(known)]
        first, second, last, direct = self.layers
        return [rearranged(first, columns, len(known)), second, last, rearranged(direct, columns, len(known))]


def rearranged(layer: list[float], columns: list[int], known: int) -> list[float]:
    """The same rows with other columns; what is new counts nothing."""
    found: list[float] = []
    for start in range(0, len(layer), known + 1):
        found += [layer[start + column] if column >= 0 else 0.0 for column in columns]
    return found


def read_weights(path: Path) -> Weights:
    try:
        return weights_from(path.read_bytes())
    except (OSError, WeightsError) as error:
        raise WeightsError(f"{path}: {error}") from None


def weights_from(content: bytes) -> Weights:
    """The weights that a file holds."""
    heading, _, body = content.partition(b"\n")
    try:
        facts = json.loads(heading)
        sizes = facts.pop("sizes") if facts.pop("file") == MARK else []
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise WeightsError(f"no weights: {error}") from None
    numbers = array("f")
    if len(sizes) != 4 or len(body) != sum(sizes) * numbers.itemsize:
        raise WeightsError("no weights, or not all of them")
    numbers.frombytes(body)
    values = in_file_order(numbers).tolist()
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return Weights(facts, [values[start : start + size] for start, size in zip(starts, sizes, strict=True)])


def in_file_order(numbers: "array[float]") -> "array[float]":
    """The low byte comes first."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


@cache
def weights_in(folder: Path, names: tuple[str, ...]) -> tuple[Weights, Net] | None:
    """What was learnt of a game, if anything was; read once."""
    path = folder / FILE
    if not path.exists():
        return None
    weights = read_weights(path)
    return weights, weights.net(names)


def learned_value(game: Game, by_hand: Worth) -> Worth:
    """What a position is worth at the horizon of a search: blended, or by hand where nothing was learnt."""
    found = weights_in(game.folder, game.input_names)
    if found is None:
        return by_hand
    weights, net = found
    return blended(game, weights, net, by_hand).value


def blended(game: Game, weights: Weights, net: Net, by_hand: Worth) -> Learned:
    facts = weights.facts
    rivals = facts["rivals"]
    return Learned(game.inputs, net, by_hand, facts["blend"], rivals, facts.get("only_rival", rivals))
