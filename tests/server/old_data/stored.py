"""The stored data beside this module, and what is expected of it: read, written and restored."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import psycopg
from sqlalchemy.engine import make_url

from ostrog.kernel import Game, Keyed, Match, Record, State, encode, read_record
from ostrog.kernel.matches.match import begin
from ostrog.kernel.runtime.chance import match_key
from ostrog.kernel.runtime.events import ToldEvent
from ostrog.server.catalogue import find_rules, versions
from ostrog.server.db.stored_events import StoredEvent, decode_chunk, encode_events
from proof import council, council_version_1, parade, skirmish, skirmish_horns

FOLDER = Path(__file__).parent / "data"
DUMP = FOLDER / "database.sql.xz"
IN_DATABASE = FOLDER / "database.json"
"""What is expected of the dump."""
RECORDS = FOLDER / "records"
IN_RECORDS = FOLDER / "records.json"
"""What is expected of the records."""

PROOF_GAMES: dict[str, Game[Any]] = {
    "skirmish": skirmish.game,
    "skirmish-horns": skirmish_horns.game,
    "council": council.game,
    "parade": parade.game,
}
"""Games of which there are records, though no server plays them, by what their files begin with."""
OLDER_PROOF_GAMES: dict[str, tuple[Game[Any], ...]] = {"council": (council_version_1.game,)}
"""Older versions of them, of which there are records, too."""


LATER_FIELDS: dict[str, tuple[str, ...]] = {
    "CombatBegan": ("attackers", "attacks", "defenders", "defences"),
    "CombatRolled": ("bonus",),
    "DiceRerolled": ("bonus",),
    "DreadRolled": ("target", "hits"),
    "EagleRolled": ("target", "hits"),
    "RallyRolled": ("target", "hits"),
    "Shot": ("target", "hits"),
}
"""Fields that events have gained since the data was made, by kind of event; each has a default."""


class Position(msgspec.Struct, frozen=True):
    """Where a match has come to; none of this may change as long as its rules are the same."""

    entries: int
    chain: str
    """The last link of the hash chain, which covers every entry and every state."""
    state: str
    """A hash of the encoded state."""
    told: str
    """A hash of all that happened, as it is stored beside snapshots."""
    ended: str
    """The reason of the outcome; empty while the match is open."""
    ranks: tuple[tuple[str, ...], ...]
    """The teams, the winners first."""


class ExpectedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match in the dump."""

    title: str
    """What it is an example of."""
    game: str
    version: int
    scenario: str
    ended: str
    position: Position | None
    """Nothing for a match that waits for people."""
    snapshots: tuple[int, ...] = ()
    """After how many entries a snapshot was stored."""
    people: dict[str, tuple[int, ...]] = {}
    """The seats of people, by their names."""
    bots: dict[int, str] = {}
    """The levels of bots, by seat."""
    paused: bool = False
    control: str = ""
    lesson: str = ""
    proposals: tuple[str, ...] = ()
    talk: tuple[str, ...] = ()
    notes: dict[str, str] = {}
    """By the names of people."""
    presets: dict[int, list[object]] = {}
    """The presets, by seat."""
    record: str = ""
    """The file of its record, if one was written."""


class ExpectedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A record in a file of its own."""

    game: str
    version: int
    scenario: str
    audited: bool
    """Whether it reveals the seed."""
    position: Position


class ExpectedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who is known in the dump."""

    guest: str
    session: str
    """What the cookie of their browser says."""
    email: str = ""
    """Of those who have an account."""
    results: int = 0
    """How many matches they have finished that count."""


class ExpectedDatabase(msgspec.Struct, frozen=True):
    """All that is expected of the dump."""

    people: dict[str, ExpectedPerson]
    matches: dict[str, ExpectedMatch]


def read_expected() -> tuple[ExpectedDatabase, dict[str, ExpectedRecord]]:
    """What is expected of the dump, and of the records by their names."""
    return (
        msgspec.json.decode(IN_DATABASE.read_bytes(), type=ExpectedDatabase),
        msgspec.json.decode(IN_RECORDS.read_bytes(), type=dict[str, ExpectedRecord]),
    )


def write_expected(file: Path, expected: object) -> None:
    """Keep what is expected, in lines that can be compared."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n")


def restore(url: str) -> None:
    """Read the dump into an empty database."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(lzma.decompress(DUMP.read_bytes()))


def write_dump(sql: str) -> None:
    """Keep a dump, without the lines that only `psql` understands."""
    lines = [line for line in sql.splitlines() if not line.startswith("\\")]
    DUMP.write_bytes(_packed("\n".join(lines).encode()))


def read_file(name: str) -> bytes:
    """The bytes of a record, as they were exported."""
    return lzma.decompress((RECORDS / f"{name}.ostrog.xz").read_bytes())


def write_file(name: str, data: bytes) -> None:
    """Keep an exported record."""
    (RECORDS / f"{name}.ostrog.xz").write_bytes(_packed(data))


def _packed(data: bytes) -> bytes:
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def rules_of(name: str) -> tuple[Game[State], tuple[Game[State], ...]]:
    """The rules that the record of a file began with, and newer ones that it went over to.

    What is called "migrated" went over to a version that differs in its number alone.
    """
    header = read_record(read_file(name)).header
    proof = [
        game
        for begins, newest in PROOF_GAMES.items()
        for game in (newest, *OLDER_PROOF_GAMES.get(begins, ()))
        if name.startswith(f"{begins}--") and game.version == header.version
    ]
    game = proof[0] if proof else find_rules(header.game, header.version)
    assert game is not None, f"{header.game} is not installed with rules {header.version}"
    newer = msgspec.structs.replace(game, version=game.version + 1)
    return game, (newer,) if "migrated" in name else (() if proof else versions(game.name))


def chance_of(record: Record) -> Keyed:
    """Chance as the seed of a record gives it."""
    return Keyed(match_key(record.seed, record.header.contributions))


def play_again(name: str) -> Match[State]:
    """The match of a record, as far as it went."""
    record, (game, newer) = read_record(read_file(name)), rules_of(name)
    match = begin(game, record.header, chance_of(record))
    for entry in record.entries:
        match.apply(entry, newer)
    return match


def position(match: Match[State]) -> Position:
    """Where a match that was played from its beginning has come to."""
    outcome = match.outcome
    return Position(
        entries=match.number,
        chain=match.chain.hex(),
        state=_hash(encode(match.state)),
        told=_hash(msgspec.msgpack.encode(told_then(match.told, 0))),
        ended="" if outcome is None else outcome.reason,
        ranks=() if outcome is None else outcome.teams,
    )


def told_then(told: Sequence[ToldEvent], first: int) -> list[StoredEvent]:
    """Events as they were stored when the data was made, numbered from `first` on."""
    found = decode_chunk(encode_events(told, first))
    for each in found:
        for name in LATER_FIELDS.get(each.kind, ()):
            del each.fields[name]
    return found


def _hash(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()
