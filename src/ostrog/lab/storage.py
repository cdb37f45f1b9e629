"""Storage: the folder of a run, with finished batches during the run and tables at its end."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from ostrog.lab.game_runs import Broken, Played, Result
from ostrog.lab.plans import Fixture, Plan

GAMES, DECISIONS, TIMINGS = "games.parquet", "decisions.parquet", "timings.parquet"
PLAN, ENDING, RECORDS, BROKEN, PARTS = "plan.json", "ending.json", "records", "broken", "parts"
ROWS = 50_000
"""Minimum number of decisions in a row group; written in groups, a table need not fit in memory."""

GAME_COLUMNS = pa.schema(
    [
        pa.field(name, kind, nullable=False)
        for name, kind in (
            ("number", pa.int32()),
            ("game", pa.string()),
            ("scenario", pa.string()),
            ("ruleset", pa.string()),
            ("variant", pa.string()),
            ("pair", pa.int32()),
            ("swapped", pa.bool_()),
            ("seed", pa.string()),
            ("first_team", pa.string()),
            ("second_team", pa.string()),
            ("first_bot", pa.string()),
            ("second_bot", pa.string()),
            ("winner", pa.int8()),
            ("reason", pa.string()),
            ("choices", pa.int32()),
            ("record", pa.string()),
        )
    ]
)
DECISION_COLUMNS = pa.schema(
    [
        pa.field(name, kind, nullable=False)
        for name, kind in (
            ("number", pa.int32()),
            ("index", pa.int32()),
            ("seat", pa.int8()),
            ("team", pa.int8()),
            ("bot", pa.string()),
            ("kind", pa.string()),
            ("verb", pa.string()),
            ("option", pa.string()),
            ("options", pa.int16()),
            ("faces", pa.list_(pa.string())),
        )
    ]
)
TIMING_COLUMNS = pa.schema(
    [
        pa.field(name, kind, nullable=False)
        for name, kind in (
            ("number", pa.int32()),
            ("index", pa.int32()),
            ("milliseconds", pa.float32()),
            ("simulated", pa.int32()),
        )
    ]
)

Row = tuple[object, ...]

Why = Literal["played", "decided", "broken", "time", "interrupted"]
"""Why a run ended: all played, test decided, too many broken; the others can be resumed."""


class BrokenGame(msgspec.Struct, frozen=True):
    """A game that stopped with an error, and the path of its record."""

    fixture: Fixture
    error: str
    record: str


class RunEnding(msgspec.Struct, frozen=True, kw_only=True):
    """How a run ended, the last time it was started."""

    why: Why
    games: int
    batches: int
    """Number of the plan's batches in the tables."""
    verdict: str = ""
    """Verdict of the sequential test, if there is one."""
    broken: tuple[BrokenGame, ...] = ()
    hash: str = ""
    """SHA-256 of the concatenated tables of games and decisions."""

    @property
    def final(self) -> bool:
        """Whether the run is over and cannot be resumed."""
        return self.why in ("played", "decided", "broken")


class RunExists(FileExistsError):
    """The folder contains a run, and resuming it was not requested."""


class OtherPlan(ValueError):
    """The run in the folder has a different plan."""

    def __init__(self, fields: Sequence[str]) -> None:
        """Remember the names of the fields that differ."""
        super().__init__(f"other {', '.join(fields)}")
        self.fields = tuple(fields)


class Store:
    """The folder of one run."""

    def __init__(self, folder: Path) -> None:
        """Remember the folder; nothing is written yet."""
        self.folder = folder
        self._parts = folder / PARTS

    # The plan

    def open(self, plan: Plan, *, resume: bool) -> None:
        """Begin a run, or check that the run in the folder has the same plan."""
        there = self.folder / PLAN
        if there.exists():
            if not resume:
                raise RunExists(self.folder)
            found = read_plan(self.folder)
            names = plan.__struct_fields__
            other = [name for name in names if getattr(found, name) != getattr(plan, name)]
            if other:
                raise OtherPlan(other)
        for folder in (self._parts, self.folder / RECORDS):
            folder.mkdir(parents=True, exist_ok=True)
        _write(there, msgspec.json.format(msgspec.json.encode(plan)))

    # Batches

    def finished(self) -> set[int]:
        """The numbers of the batches that are stored."""
        return {int(file.stem) for file in self._parts.glob("*.part")}

    def keep(self, batch: int, results: Sequence[Result]) -> None:
        """Store a batch: its records first, so that every finished batch has its records."""
        kept = []
        for result in results:
            folder = self.folder / (RECORDS if isinstance(result, Played) else BROKEN)
            folder.mkdir(exist_ok=True)
            (folder / result.fixture.record).write_bytes(result.record)
            if isinstance(result, Broken):
                trace = (folder / result.fixture.record).with_suffix(".txt")
                trace.write_text(result.trace, encoding="utf-8")
            kept.append(msgspec.structs.replace(result, record=b""))
        _write(self._part(batch), msgspec.msgpack.encode(kept))

    def batch(self, batch: int) -> list[Result]:
        """The results of a stored batch, without the records."""
        return msgspec.msgpack.decode(self._part(batch).read_bytes(), type=list[Result])

    def _part(self, batch: int) -> Path:
        return self._parts / f"{batch:06}.part"

    # Tables

    def end(self, plan: Plan, why: Why, batches: int, verdict: str) -> RunEnding:
        """Write the tables of the first batches; after a final end, remove games beyond them."""
        games, broken = self._tables(plan, batches)
        ending = RunEnding(
            why=why,
            games=games,
            batches=batches,
            verdict=verdict,
            broken=tuple(broken),
            hash=table_hash(self.folder),
        )
        _write(self.folder / ENDING, msgspec.json.format(msgspec.json.encode(ending)))
        if ending.final:
            self._drop_beyond(batches)
            shutil.rmtree(self._parts)
        return ending

    def _tables(self, plan: Plan, batches: int) -> tuple[int, list[BrokenGame]]:
        """Write the tables; return the number of games in them, and the broken games."""
        writers = [
            _TableWriter(self.folder / GAMES, GAME_COLUMNS),
            _TableWriter(self.folder / DECISIONS, DECISION_COLUMNS),
            _TableWriter(self.folder / TIMINGS, TIMING_COLUMNS),
        ]
        games, broken = 0, []
        for batch in range(batches):
            for result in self.batch(batch):
                if isinstance(result, Broken):
                    record = f"{BROKEN}/{result.fixture.record}"
                    broken.append(BrokenGame(result.fixture, result.error, record))
                    continue
                games += 1
                for writer, rows in zip(writers, _rows(plan, result), strict=True):
                    writer.rows += rows
            if len(writers[1].rows) >= ROWS:
                for writer in writers:
                    writer.write_group()
        for writer in writers:
            writer.close()
        return games, broken

    def _drop_beyond(self, batches: int) -> None:
        """Remove the records of games that were played after the end."""
        for batch in self.finished() - set(range(batches)):
            for result in self.batch(batch):
                folder = self.folder / (RECORDS if isinstance(result, Played) else BROKEN)
                file = folder / result.fixture.record
                file.unlink(missing_ok=True)
                file.with_suffix(".txt").unlink(missing_ok=True)


def read_plan(run: Path) -> Plan:
    """The plan of a run."""
    return msgspec.json.decode((run / PLAN).read_bytes(), type=Plan)


def read_ending(run: Path) -> RunEnding | None:
    """How a run ended; None if it has not ended or was killed."""
    file = run / ENDING
    return msgspec.json.decode(file.read_bytes(), type=RunEnding) if file.exists() else None


def table_hash(run: Path) -> str:
    """The hash printed by `cat games.parquet decisions.parquet | sha256sum`."""
    digest = hashlib.sha256()
    for name in (GAMES, DECISIONS):
        with (run / name).open("rb") as file:
            while block := file.read(2**20):
                digest.update(block)
    return digest.hexdigest()


class _TableWriter:
    """Writes a table in row groups, and moves it into place when it is complete."""

    def __init__(self, file: Path, columns: pa.Schema) -> None:
        self.rows: list[Row] = []
        self._file = file
        self._new = file.with_suffix(".new")
        self._columns = columns
        self._writer = pq.ParquetWriter(self._new, columns, compression="zstd")

    def write_group(self) -> None:
        columns: Iterable[Sequence[object]] = zip(*self.rows, strict=True)
        arrays = [
            pa.array(values, field.type)
            for field, values in zip(self._columns, columns, strict=True)
        ]
        self._writer.write_table(pa.Table.from_arrays(arrays, schema=self._columns))
        self.rows = []

    def close(self) -> None:
        if self.rows:
            self.write_group()
        self._writer.close()
        self._new.replace(self._file)


def _rows(plan: Plan, played: Played) -> Iterator[list[Row]]:
    """Yield the rows of one game for each of the tables."""
    fixture = played.fixture
    ruleset = json.dumps(fixture.variant.ruleset, sort_keys=True)
    yield [
        (
            fixture.number,
            plan.game,
            plan.scenario,
            ruleset,
            fixture.variant.name,
            fixture.pair,
            fixture.swapped,
            fixture.seed,
            *played.teams,
            *fixture.bots,
            played.winner,
            played.reason,
            played.choices,
            fixture.record,
        )
    ]
    yield [
        (
            fixture.number,
            index,
            pick.seat,
            pick.team,
            fixture.bots[pick.team],
            pick.kind,
            pick.verb,
            pick.option,
            pick.options,
            pick.faces,
        )
        for index, pick in enumerate(played.picks)
    ]
    yield [
        (fixture.number, index, pick.milliseconds, pick.simulated)
        for index, pick in enumerate(played.picks)
    ]


def _write(file: Path, data: bytes) -> None:
    """Write a file atomically: readers see the complete file or none."""
    new = file.with_name(f"{file.name}.new")
    new.write_bytes(data)
    new.replace(file)
