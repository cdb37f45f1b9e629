"""Records: a match as it is stored, replayed, audited and moved to new rules."""

from __future__ import annotations

import hashlib

import msgspec

from ostrog.kernel.rules.options import Option
from ostrog.kernel.rules.rulesets import Ruleset
from ostrog.kernel.runtime.chance import Draw


class Entry(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """One thing that was done to a match."""

    chain: bytes = b""
    """Hash over everything before, this entry and the state after it."""


class Chose(Entry, frozen=True):
    """A seat answered its decision."""

    seat: int
    options: tuple[Option, ...]
    draws: tuple[Draw, ...] = ()
    """What chance answered while the choice was carried out."""


class Undid(Entry, frozen=True):
    """A seat took its last choice back; nobody had learned anything from it."""

    seat: int


class TookBack(Entry, frozen=True):
    """All seats agreed to go back to before an entry; chance begins a new epoch."""

    to: int
    agreed: tuple[int, ...]


class Resigned(Entry, frozen=True):
    """A seat gave up."""

    seat: int


class TimedOut(Entry, frozen=True):
    """A seat lost on time."""

    seat: int


class Substituted(Entry, frozen=True):
    """Another person or bot took a seat."""

    seat: int
    holder: str


class Migrated(Entry, frozen=True):
    """The match went over to another version of the rules, with this state."""

    version: int
    state: bytes


AnyEntry = Chose | Undid | TookBack | Resigned | TimedOut | Substituted | Migrated


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What was settled before the first choice."""

    game: str
    version: int
    scenario: str
    expansions: tuple[str, ...] = ()
    ruleset: Ruleset = {}
    seats: tuple[str, ...]
    """Who holds each seat, by seat number."""
    commitment: bytes = b""
    contributions: tuple[bytes, ...] = ()
    """Bytes from every seat, mixed into the seed."""


class Record(msgspec.Struct, kw_only=True):
    """A match from beginning to end."""

    header: Header
    opening: tuple[Draw, ...] = ()
    """What chance answered while the game was set up."""
    entries: list[AnyEntry]
    seed: bytes = b""
    """Revealed when the match is over."""

    def draws(self) -> list[tuple[int, Draw]]:
        """Every answer of chance with its epoch; each agreed take-back begins a new one."""
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
    """The record as bytes."""
    return _encoder.encode(record)


def read_record(data: bytes) -> Record:
    """A record from its bytes; raises `msgspec.ValidationError` for what is none."""
    return _decoder.decode(data)


def first_link(header: Header, opening: tuple[Draw, ...], state: bytes) -> bytes:
    """The beginning of the hash chain."""
    return _digest(_encoder.encode((header, opening)), state)


def next_link(chain: bytes, entry: AnyEntry, state: bytes) -> bytes:
    """The next link of the hash chain."""
    bare = msgspec.structs.replace(entry, chain=b"")
    return _digest(chain, _encoder.encode(bare), state)


def _digest(*parts: bytes) -> bytes:
    digest = hashlib.blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.digest()
