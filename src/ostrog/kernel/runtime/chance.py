"""Chance: providers of random numbers outside the state, with one indexed stream per purpose."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

MASK = (1 << 64) - 1
"""Bit mask that cuts a number to 64 bits."""


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One random number that a provider of chance gave, as a record stores it."""

    purpose: str
    """Name of the stream, such as `dice` or `shuffle deck`."""
    index: int
    """Position of the draw in its stream, counted from 0."""
    bound: int
    """Number of possible values: the value is below it."""
    value: int
    """The number drawn, from 0 to `bound` - 1."""


class Chance(Protocol):
    """The interface of a provider of random numbers: `Keyed`, `Mixer`, `Scripted` and others.

    Rules do not call it; they use `State.roll`, `State.draw` and `State.shuffle`. A provider keeps
    no count of draws: the state does, so a copy of the state draws the same numbers again.
    """

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Return an integer from 0 to `bound` - 1, always the same one for the same arguments."""
        ...


class Keyed:
    """Chance for served matches: a keyed hash.

    Nobody can predict draws without the key. Once the key is revealed, anybody can check them all.
    """

    def __init__(self, key: bytes) -> None:
        """Draw from this key; `match_key` makes one from a seed and the seats' contributions."""
        self._key = hashlib.blake2b(key).digest()

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Hash the name of the draw; numbers that would favour some values are discarded."""
        limit = (1 << 64) - (1 << 64) % bound
        name = f"{epoch}/{purpose}/{index}".encode()
        attempt = 0
        while True:
            digest = hashlib.blake2b(
                name, key=self._key, salt=attempt.to_bytes(16, "big"), digest_size=64
            ).digest()
            for start in range(0, 64, 8):
                number = int.from_bytes(digest[start : start + 8], "big")
                if number < limit:
                    return number % bound
            attempt += 1


class Mixer:
    """Fast chance for self-play, experiments and tests: a 64-bit mixing function.

    Its numbers are evenly spread, but predictable, so it must not serve matches between people.
    """

    def __init__(self, seed: int) -> None:
        """Draw numbers that follow from this seed."""
        self._seed = seed & MASK
        self._streams: dict[tuple[int, str], int] = {}

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Mix the seed, the stream and the index into a number."""
        stream = self._streams.get((epoch, purpose))
        if stream is None:
            name = f"{self._seed}/{epoch}/{purpose}".encode()
            stream = int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "big")
            self._streams[epoch, purpose] = stream
        x = (stream + index * 0x9E3779B97F4A7C15) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        return ((x ^ (x >> 31)) * bound) >> 64


class Undrawn(LookupError):
    """Raised by `Scripted` for a draw that its script does not contain.

    Its attributes `purpose`, `index` and `bound` name the missing draw.
    """

    def __init__(self, purpose: str, index: int, bound: int) -> None:
        """Name the missing draw and its number of possible values."""
        super().__init__(f"draw {index} of {purpose!r} (0 to {bound - 1}) is not scripted")
        self.purpose, self.index, self.bound = purpose, index, bound


class Scripted:
    """Chance from given lists of numbers, for tests and for search with explicit chance nodes.

    After the end of the script `otherwise` draws; without one, `Undrawn` names the missing draw.
    A search chooses on a copy of the state, catches `Undrawn`, treats its values as a chance node,
    adds one of them to the script and chooses again on a new copy.
    """

    def __init__(
        self, script: Mapping[str, Sequence[int]], otherwise: Chance | None = None
    ) -> None:
        """Draw the numbers of each purpose from its list, in order."""
        self.script = script
        self._otherwise = otherwise

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Return the scripted number, or that of `otherwise` after the end of the script."""
        values = self.script.get(purpose, ())
        if index < len(values):
            value = values[index]
            if not 0 <= value < bound:
                raise ValueError(f"{purpose!r} is scripted as {value}, which is not below {bound}")
            return value
        if self._otherwise is None:
            raise Undrawn(purpose, index, bound)
        return self._otherwise.draw(epoch, purpose, index, bound)


def commitment(seed: bytes) -> bytes:
    """Return the hash of a seed that a served match publishes before the first choice.

    When the seed is revealed after the match, the hash proves that the seed was not changed.
    """
    return hashlib.sha256(b"ostrog seed" + seed).digest()


def match_key(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """Return the key of a match: its committed seed mixed with the bytes of every seat."""
    mixed = hashlib.sha256()
    for part in contributions:
        mixed.update(len(part).to_bytes(4, "big") + part)
    return hmac.digest(seed, mixed.digest(), "sha256")
