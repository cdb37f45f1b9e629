"""Measures a server under load, alternating with the bare pipeline."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from faults.house import SERVERS, WORD, House, a_house
from faults.surroundings import answers, free_port
from load import bare
from load.crowds import Crowding
from load.driving import Drive, Driven, Lane
from load.scripts import Script, Step, write
from load.tables import Opening, bare_lanes
from ostrog.server.db import schema, storage
from ostrog.server.db.database import connect
from ostrog.server.match.registry import MatchRegistry

GAMES = (("five_armies", "standard"), ("ring_cards", "duel-two-players"))
SCRIPTS = 3
"""Number of scripts of each game."""
DRIVERS = 2
LANES = 24
MOST = 1_500
"""Assumed maximum of choices per second; matches are prepared for twice as many."""
LONG = 1_000
"""Number of entries of the match whose loading time is measured."""
LIVE = 40
"""Number of matches over which the memory of one match is averaged."""


class Figures(msgspec.Struct):
    """The results of the measurements."""

    server_per_second: list[float]
    bare_per_second: list[float]
    server_p99: list[float]
    bare_p99: list[float]
    """99th percentile latency of each round at half of the maximum load, in milliseconds."""
    server_p50: list[float]
    bare_p50: list[float]
    apart_per_second: float
    """Choices per second with the two sides of every match at different servers."""
    kilobytes_per_match: float
    long_match_entries: int
    load_with_snapshot: float
    load_without_snapshot: float
    """Time to load the long match, in milliseconds."""
    join: float = 0
    watcher: float = 0
    """Processor time of a join, and of each watcher of a choice, in milliseconds."""

    def summary(self) -> dict[str, float]:
        """Return the figures by name, as medians of the rounds."""
        return {
            "choices_per_second": median(self.server_per_second),
            "bare_choices_per_second": median(self.bare_per_second),
            "share": self.share,
            "p50_ms": median(self.server_p50),
            "bare_p50_ms": median(self.bare_p50),
            "p99_ms": median(self.server_p99),
            "bare_p99_ms": median(self.bare_p99),
            "times_the_bare_p99": self.slower,
            "choices_per_second_at_different_servers": self.apart_per_second,
            "kilobytes_per_match": self.kilobytes_per_match,
            "long_match_entries": self.long_match_entries,
            "load_with_snapshot_ms": self.load_with_snapshot,
            "load_without_snapshot_ms": self.load_without_snapshot,
            "cpu_of_a_join_ms": self.join,
            "cpu_of_a_watcher_and_choice_ms": self.watcher,
        }

    @property
    def share(self) -> float:
        """Ratio of the server's choices per second to those of the bare pipeline."""
        return median(self.server_per_second) / median(self.bare_per_second)

    @property
    def slower(self) -> float:
        """Ratio of the server's 99th percentile latency to that of the bare pipeline."""
        return median(self.server_p99) / median(self.bare_p99)


def measure(seconds: float, rounds: int, note: Callable[[str], None]) -> Figures:
    """Measure a server and the bare pipeline in turn, each for some seconds per round."""
    note("writing matches")
    scripts = [write(*game, seed) for seed in range(SCRIPTS) for game in GAMES]
    with TemporaryDirectory(prefix="ostrog-load-") as folder, TemporaryDirectory() as home:
        written = Path(folder) / "scripts"
        written.write_bytes(msgspec.msgpack.encode(scripts))
        with (
            a_house(Path(home), breakable=False) as house,
            _bare_servers(house, written) as plain,
        ):
            load = _Load(house, plain, scripts, seconds)
            return asyncio.run(load.measure(rounds, note))


class _Load:
    """A house, a bare pipeline, and the load for both."""

    def __init__(
        self, house: House, plain: list[str], scripts: list[Script], seconds: float
    ) -> None:
        self.house, self.plain, self.scripts, self.seconds = house, plain, scripts, seconds
        self.engine = connect(house.database)
        self.opening = Opening(self.engine, [house.address(server) for server in SERVERS])

    async def measure(self, rounds: int, note: Callable[[str], None]) -> Figures:
        """Perform all measurements one after the other."""
        found = Figures([], [], [], [], [], [], 0, 0, 0, 0, 0)
        for number in range(rounds):
            note(f"full load, round {number + 1} of {rounds}")
            found.bare_per_second.append(rate(await self.bare(0)))
            found.server_per_second.append(rate(await self.server(0)))
        for number in range(rounds):
            note(f"half load, round {number + 1} of {rounds}")
            slow, slowest = _latency(await self.bare(median(found.bare_per_second) / 2))
            found.bare_p50.append(slow)
            found.bare_p99.append(slowest)
            slow, slowest = _latency(await self.server(median(found.server_per_second) / 2))
            found.server_p50.append(slow)
            found.server_p99.append(slowest)
        note("both sides of a match at different servers")
        self.opening.apart = True
        found.apart_per_second = rate(await self.server(0))
        self.opening.apart = False
        note("people who come and watch")
        crowd = await Crowding(self.house, self.engine).measure(self.scripts[0])
        found.join, found.watcher = crowd.join, crowd.watcher
        note("memory")
        found.kilobytes_per_match = await self.memory()
        note("a long match")
        await _load_long_match(self.engine, self.opening, found)
        await self.engine.dispose()
        return found

    async def server(self, rate: float) -> Driven:
        """Drive the servers, at a rate or as fast as possible."""
        choices = int(2 * (rate or MOST / 2) * self.seconds / LANES)
        lanes = await self.opening.lanes(self.scripts, LANES, choices)
        return await _drive(lanes, self.seconds, rate)

    async def bare(self, rate: float) -> Driven:
        """Drive the bare pipeline."""
        choices = int(2 * (rate or MOST) * self.seconds / LANES)
        lanes = list(bare_lanes(self.plain, self.scripts, LANES, choices))
        return await _drive(lanes, self.seconds, rate)

    async def memory(self) -> float:
        """Return the memory of a match that two people play, in kilobytes."""
        before = _resident(self.house)
        steps = min(len(script.steps) for script in self.scripts) // 2
        await _drive(await self.opening.lanes(self.scripts, LIVE, 1), 60, most=steps)
        return (_resident(self.house) - before) / LIVE


@contextmanager
def _bare_servers(house: House, scripts: Path) -> Iterator[list[str]]:
    """Run as many bare servers as there are servers; yield their addresses."""
    database = house.database.replace("+asyncpg", "")
    asyncio.run(bare.make_table(database))
    word = f"nats://127.0.0.1:{house.ports[WORD]}"
    ports = [free_port() for _ in SERVERS]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "load.bare", str(port), database, word, str(scripts)],
            env=with_tests(),
        )
        for port in ports
    ]
    try:
        for port in ports:
            answers(port)
        yield [f"127.0.0.1:{port}" for port in ports]
    finally:
        for each in running:
            each.kill()
            each.wait()


def with_tests() -> dict[str, str]:
    """Return an environment in which the packages of the tests are found."""
    paths = [str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


# Driving


async def _drive(lanes: list[Lane], seconds: float, rate: float = 0, most: int = 0) -> Driven:
    """Drive from separate processes that share the lanes."""
    shares = [lanes[number::DRIVERS] for number in range(DRIVERS)]
    told = [Drive(share, seconds, rate / DRIVERS, most) for share in shares]
    parts = await asyncio.gather(*(run_driver(each) for each in told))
    return Driven(
        max(part.seconds for part in parts),
        sorted(latency for part in parts for latency in part.latencies),
        sum(part.starved for part in parts),
    )


async def run_driver(drive: Drive) -> Driven:
    """Drive from one separate process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "load.driving",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=with_tests(),
    )
    said, _ = await process.communicate(msgspec.json.encode(drive))
    return msgspec.json.decode(said, type=Driven)


def rate(driven: Driven) -> float:
    """Return the choices per second of a drive."""
    if driven.starved:
        raise RuntimeError("there were too few matches for the load")
    return len(driven.latencies) / driven.seconds


def _latency(driven: Driven) -> tuple[float, float]:
    """Return the median and the 99th percentile of latencies, in milliseconds."""
    latencies = driven.latencies
    return 1_000 * median(latencies), 1_000 * latencies[len(latencies) * 99 // 100]


# Cost of a match


def _resident(house: House) -> float:
    """Return the memory of all servers, in kilobytes."""
    found = 0
    for server in SERVERS:
        status = Path(f"/proc/{house.running[server].pid}/status").read_text()
        found += int(status.split("VmRSS:")[1].split()[0])
    return found


async def _load_long_match(engine: AsyncEngine, opening: Opening, found: Figures) -> None:
    script = write("ring_cards", "duel-two-players", 7, LONG)
    places = await opening.match(script)
    await _drive([Lane([(places, [*script.steps, Step(0, [])])])], 600, most=len(script.steps))
    match = places[0].address.split("/")[-2]
    found.long_match_entries = len(await storage.read_entries(engine, match))
    found.load_with_snapshot = await _loading(engine, match)
    async with engine.begin() as connection:
        snapshots = schema.snapshots
        await connection.execute(delete(snapshots).where(snapshots.c.match == match))
    found.load_without_snapshot = await _loading(engine, match)


async def _loading(engine: AsyncEngine, match: str) -> float:
    """Return the time to load a match into memory, in milliseconds; the best of five runs."""
    times = []
    for _ in range(5):
        began = time.perf_counter()
        table = await MatchRegistry(engine).find(match)
        assert table is not None
        await table.match()
        times.append(time.perf_counter() - began)
    return 1_000 * min(times)
