"""Records: the stored form of a match, for replays, audits and moves to newer rules."""

from __future__ import annotations

import hashlib

import msgspec

from ostrog.kernel.rules.options import Option
from ostrog.kernel.rules.rulesets import Ruleset
from ostrog.kernel.runtime.chance import Draw


class Entry(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Base class of the entries of a record: one change of a match."""

    chain: bytes = b""
    """Hash of everything before, this entry and the state after it."""


class Chose(Entry, frozen=True):
    """A seat answered a decision."""

    seat: int
    """The seat that chose."""
    options: tuple[Option, ...]
    """The chosen option, or all picks of a draft with the closing option last."""
    draws: tuple[Draw, ...] = ()
    """Random numbers drawn while the choice was applied."""


class Undid(Entry, frozen=True):
    """A seat undid its last choice; nobody had learned anything from it."""

    seat: int
    """The seat whose choice was undone."""


class TookBack(Entry, frozen=True):
    """All seats agreed to go back to the state before an entry; a new epoch of chance begins."""

    to: int
    """Number of the first entry that was taken back."""
    agreed: tuple[int, ...]
    """The seats that agreed."""


class Resigned(Entry, frozen=True):
    """A seat gave up, which ended the match."""

    seat: int
    """The seat that gave up."""


class TimedOut(Entry, frozen=True):
    """A seat ran out of time, which ended the match."""

    seat: int
    """The seat whose time ran out."""


class Substituted(Entry, frozen=True):
    """A seat was given to another person or bot."""

    seat: int
    """The seat that changed hands."""
    holder: str
    """Name of the new holder."""


class Migrated(Entry, frozen=True):
    """The match migrated to another version of the rules."""

    version: int
    """The version under which the match continues."""
    state: bytes
    """The encoded state with which it continues."""


AnyEntry = Chose | Undid | TookBack | Resigned | TimedOut | Substituted | Migrated
"""An entry of a record."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The facts about a match that are fixed before the first choice."""

    game: str
    """Name of the game."""
    version: int
    """Version of its rules at the beginning."""
    scenario: str
    """Name of the scenario."""
    expansions: tuple[str, ...] = ()
    """Names of the expansions in play."""
    ruleset: Ruleset = {}
    """Values of the game that the match overrides."""
    seats: tuple[str, ...]
    """Holder of each seat at the beginning, by seat number."""
    commitment: bytes = b""
    """Hash of the seed, published before the first choice; empty without a committed seed."""
    contributions: tuple[bytes, ...] = ()
    """Bytes from every seat, mixed into the seed."""


class Record(msgspec.Struct, kw_only=True):
    """A whole match, from which `replay` can play it again."""

    header: Header
    """The facts fixed before the first choice."""
    opening: tuple[Draw, ...] = ()
    """Random numbers drawn while the game was set up."""
    entries: list[AnyEntry]
    """Everything done to the match, in order."""
    seed: bytes = b""
    """The seed of all dice; empty until it is revealed when the match is over."""

    def draws(self) -> list[tuple[int, Draw]]:
        """Return all random numbers of the match, each with its epoch of chance.

        The epoch begins at 0 and grows by one with each agreed take-back.
        """
        epoch, draws = 0, [(0, draw) for draw in self.opening]
        for entry in self.entries:
            if isinstance(entry, TookBack):
                epoch += 1
            elif isinstance(entry, Chose):
                draws += [(epoch, draw) for draw in entry.draws]
        return draws


_encoder = msgspec.msgpack.Encoder(order="deterministic")
_decoder = msgspec.msgpack.Decoder(Record)


def write_record(record: Record) -> bytes:
    """Return a record as bytes, for a file or a database."""
    return _encoder.encode(record)


def read_record(data: bytes) -> Record:
    """Return a record from its bytes; raise `msgspec.DecodeError` if they are not a record."""
    return _decoder.decode(data)


def first_link(header: Header, opening: tuple[Draw, ...], state: bytes) -> bytes:
    """Return the first link of the hash chain, before any entry."""
    return _digest(_encoder.encode((header, opening)), state)


def next_link(chain: bytes, entry: AnyEntry, state: bytes) -> bytes:
    """Return the link of the hash chain after an entry."""
    bare = msgspec.structs.replace(entry, chain=b"")
    return _digest(chain, _encoder.encode(bare), state)


def _digest(*parts: bytes) -> bytes:
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.digest()
