"""Chance: answers draws from outside the state, one indexed stream per purpose."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

MASK = (1 << 64) - 1


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One answer of chance: the `index`-th draw of a purpose gave `value` out of `bound`."""

    purpose: str
    index: int
    bound: int
    value: int


class Chance(Protocol):
    """A provider of draws. It keeps no count: the state does, so a copy draws the same again."""

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """A whole number from 0 up to and without `bound`."""
        ...


class Keyed:
    """Chance of a served match: a keyed hash, so that whoever learns the key can audit it."""

    def __init__(self, key: bytes) -> None:
        """Draw from this key; `match_key` makes one from a seed and the seats' bytes."""
        self._key = hashlib.blake2b(key).digest()

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Hash the draw's name; numbers that would favour some value are thrown away."""
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
    """Cheap chance for self-play: a 64-bit mixer, well spread and nothing to keep a secret with."""

    def __init__(self, seed: int) -> None:
        """Draw from this seed."""
        self._seed = seed & MASK
        self._streams: dict[tuple[int, str], int] = {}

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Mix seed, stream and index."""
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
    """A scripted draw was asked for that the script does not hold."""

    def __init__(self, purpose: str, index: int, bound: int) -> None:
        """Say which draw, and between how many values."""
        super().__init__(f"draw {index} of {purpose!r} (0 to {bound - 1}) is not scripted")
        self.purpose, self.index, self.bound = purpose, index, bound


class Scripted:
    """Chance from a list, for tests and for explicit chance nodes.

    Where the script ends, `otherwise` answers; without one, `Undrawn` says which draw is missing.
    A bridge chooses on a copy, catches `Undrawn`, offers its values as a chance node, adds the
    chosen one to the script and chooses again.
    """

    def __init__(
        self, script: Mapping[str, Sequence[int]], otherwise: Chance | None = None
    ) -> None:
        """Answer each purpose's draws from its list, the first draw from the first value."""
        self.script = script
        self._otherwise = otherwise

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Read the script."""
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
    """What a served match publishes before the first choice, to be held to its seed later."""
    return hashlib.sha256(b"ostrog seed" + seed).digest()


def match_key(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of a match: the committed seed mixed with the bytes of every seat."""
    mixed = hashlib.sha256()
    for part in contributions:
        mixed.update(len(part).to_bytes(4, "big") + part)
    return hmac.digest(seed, mixed.digest(), "sha256")
