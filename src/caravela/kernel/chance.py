"""Chance: streams of numbers inside the state, the same on every machine, compiled or not."""

import hashlib
from typing import Final

from mypy_extensions import i64

WORDS: Final = 16


class Chance:
    """
    Independent streams of numbers, one per source of luck, out of one secret key.

    Block after block of a stream is the hash of its name and number under the key: nobody who sees numbers can
    compute the next ones, and what is drawn from one stream does not shift another.

    >>> luck = Chance.from_seed(7, ["deck", "dice"])
    >>> [luck.below(0, 6) for _ in range(5)]
    [0, 1, 2, 3, 0]
    """

    def __init__(self, key: bytes, names: list[str], positions: list[int], blocks: list[bytes]) -> None:
        self.key: Final = key
        self.names: Final = names
        self.positions: Final = positions
        self.blocks = blocks
        """The current block of each stream; shared between copies, replaced and never changed in place."""

    @staticmethod
    def from_seed(seed: int, names: list[str]) -> "Chance":
        """The streams that a seed stands for."""
        return Chance(key_of(seed), names, [0] * len(names), [b""] * len(names))

    @staticmethod
    def restored(key: bytes, names: list[str], positions: list[int]) -> "Chance":
        """The streams as they were after so many numbers of each."""
        chance = Chance(key, names, list(positions), [b""] * len(names))
        for stream, position in enumerate(positions):
            if position % WORDS:
                chance.blocks[stream] = chance.block(stream, position // WORDS)
        return chance

    def reseeded(self, seed: int) -> "Chance":
        """The luck of another seed from here on: the streams go on where they are, under its key."""
        return Chance.restored(key_of(seed), self.names, self.positions)

    def copy(self) -> "Chance":
        """The same luck, to be used up on its own."""
        return Chance(self.key, self.names, self.positions[:], self.blocks)

    def block(self, stream: int, number: int) -> bytes:
        """The 64 bytes that make sixteen numbers."""
        text = f"{self.names[stream]} {number}"
        return hashlib.blake2b(text.encode(), key=self.key).digest()

    def word(self, stream: int) -> int:
        """The next 32-bit number of a stream."""
        position = self.positions[stream]
        offset = position % WORDS
        if offset == 0:
            self.blocks = self.blocks[:]
            self.blocks[stream] = self.block(stream, position // WORDS)
        self.positions[stream] = position + 1
        return int.from_bytes(self.blocks[stream][4 * offset : 4 * offset + 4], "little")

    def below(self, stream: int, count: int) -> int:
        """A number from 0 to count - 1, each equally likely."""
        limit = (1 << 32) - (1 << 32) % count
        word = self.word(stream)
        while word >= limit:
            word = self.word(stream)
        return word % count


def key_of(seed: int) -> bytes:
    return hashlib.sha256(b"caravela " + str(seed).encode()).digest()


MULTIPLIER: Final = 1073740155


class QuickChance:
    """
    A quick generator for players' whims and playouts, never for the luck of a game.

    Multiply-with-carry in 62 bits: the same numbers interpreted and compiled.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"quick " + str(seed).encode()).digest()
        self.state: i64 = int.from_bytes(digest[:7], "little") % (MULTIPLIER * (1 << 24)) + 1

    def below(self, count: int) -> int:
        """A number from 0 to count - 1; the bias is below one in a million for small counts."""
        state: i64 = self.state
        state = MULTIPLIER * (state & 0xFFFFFFFF) + (state >> 32)
        self.state = state
        size: i64 = count
        low: i64 = (state & 0xFFFFFFFF) >> 1
        return (low * size) >> 31
