"""Compares the server of this checkout with that of another one, and with the bare pipeline.

All three get the same choices in turns, a few seconds each, and the processor time that their
processes take for a choice is compared. `uv run python -m load.comparing FOLDER` in the folder of
the tests does it; the folder is another checkout with its own virtual environment. With `--profile`
in its place it is told where the time of this server goes. PostgreSQL and NATS must be running,
since both servers use the same ones.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import msgspec

from faults.house import UNLIMITED
from faults.surroundings import answers, free_port
from load import bare
from load.driving import Drive, Lane
from load.measuring import GAMES, LANES, MOST, SCRIPTS, rate, run_driver, with_tests
from load.scripts import Script
from load.tables import Opening, bare_lanes
from ostrog.server.db.database import connect, create, drop, migrate

ROUNDS = 5
SECONDS = 6.0
POSTGRES = os.environ.get("OSTROG_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")
NATS = os.environ.get("OSTROG_TEST_NATS", "nats://127.0.0.1:4222")
WRITING = """
import sys, msgspec
from load.scripts import write
from ostrog.server.catalogue import games

games_of, many = msgspec.json.decode(sys.argv[1]), int(sys.argv[2])
scripts = [write(*game, seed) for seed in range(many) for game in games_of]
versions = {name: game.version for name, game in games().items()}
sys.stdout.buffer.write(msgspec.msgpack.encode((scripts, versions)))
"""
"""Program that writes random matches by the rules of the checkout in which it runs."""
LIMITS = ("GUESTS", "MATCHES", "REQUESTS", "MESSAGES", "UNDOS", "LINES")


class Played(msgspec.Struct, frozen=True, array_like=True):
    """Matches by the rules of a checkout, with the versions of these rules."""

    scripts: list[Script]
    versions: dict[str, int]


class Compared:
    """One process that is measured, with what it has taken in each round."""

    def __init__(self, name: str, port: int, process: int, database: str, played: Played) -> None:
        """Take a process that answers, and the matches that it plays."""
        self.name, self.port, self.process, self.database = name, port, process, database
        self.played = played
        self.milliseconds: list[float] = []
        """Processor time for a choice, in each round."""
        self.per_second: list[float] = []

    async def play(self, *, is_profiled: bool = False) -> None:
        """Make as many choices as possible for a while."""
        drive = Drive(await self._lanes(), SECONDS, process=self.process, is_profiled=is_profiled)
        driven = await run_driver(drive)
        self.per_second.append(rate(driven))
        self.milliseconds.append(1_000 * driven.spent / len(driven.latencies))

    async def _lanes(self) -> list[Lane]:
        address, choices = f"127.0.0.1:{self.port}", int(MOST * SECONDS / LANES)
        scripts, versions = self.played.scripts, self.played.versions
        if self.name == "bare":
            return list(bare_lanes([address], scripts, LANES, 2 * choices))
        engine = connect(self.database)
        try:
            return await Opening(engine, [address], versions=versions).lanes(
                scripts, LANES, choices
            )
        finally:
            await engine.dispose()


def main(other: str) -> None:
    """Compare with another checkout, or profile this one."""
    if other == "--profile":
        profile()
    else:
        compare(Path(other).resolve())


def profile() -> None:
    """Let a server print which parts of a choice its processor time goes to."""
    here = Path(__file__).resolve().parents[2]
    python = [str(here / ".venv" / "bin" / "python"), "-m", "load.profiled_server"]
    with _server("profiled", python, _written(here), with_tests()) as server:
        asyncio.run(server.play(is_profiled=True))
        time.sleep(1)  # it is printing
    print(f"{server.milliseconds[0]:.3f} ms of processor time for a choice")


def compare(there: Path) -> None:
    """Print the processor time for a choice of each, and the ratios."""
    here = Path(__file__).resolve().parents[2]
    played = _written(here)
    with ExitStack() as stack:
        all_three = [
            stack.enter_context(_server("before", served_by(there), _written(there))),
            stack.enter_context(_server("after", served_by(here), played)),
            stack.enter_context(_bare(played)),
        ]
        for _ in range(ROUNDS):
            for each in all_three:
                asyncio.run(each.play())
    for each in all_three:
        print(
            f"{each.name:8} {median(each.milliseconds):6.3f} ms of processor time for a choice,",
            f"{median(each.per_second):7.1f} choices per second",
            f"  ({', '.join(f'{spent:.3f}' for spent in each.milliseconds)})",
        )
    before, after, plain = all_three
    for name, of, to in (("after / before", after, before), ("bare / after", plain, after)):
        spent = [one / two for one, two in zip(of.milliseconds, to.milliseconds, strict=True)]
        print(f"{name:16} {median(spent):.3f} of the processor time")
    for each in (before, after):
        share = median(each.per_second) / median(plain.per_second)
        print(f"{each.name} / bare    {share:.3f} of the choices per second")


def _written(checkout: Path) -> Played:
    """Return random matches by the rules of a checkout."""
    command = [str(checkout / ".venv" / "bin" / "python"), "-c", WRITING]
    done = subprocess.run(
        [*command, msgspec.json.encode(GAMES).decode(), str(SCRIPTS)],
        cwd=checkout / "tests",
        env=_clean(),
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.msgpack.decode(done.stdout, type=Played)


def _clean() -> dict[str, str]:
    """Return the environment without what belongs to this checkout."""
    ours = ("VIRTUAL_ENV", "PYTHONPATH")
    return {name: value for name, value in os.environ.items() if name not in ours}


@contextmanager
def _database() -> Iterator[str]:
    address = f"{POSTGRES}/ostrog_load_{free_port()}"
    asyncio.run(create(address))
    try:
        yield address
    finally:
        asyncio.run(drop(address))


def served_by(checkout: Path) -> list[str]:
    """Return the command by which a checkout serves."""
    return [str(checkout / ".venv" / "bin" / "ostrog"), "serve"]


@contextmanager
def _server(
    name: str, program: list[str], played: Played, more: Mapping[str, str] | None = None
) -> Iterator[Compared]:
    with _database() as database:
        migrate(database)
        environment = {
            **(more or _clean()),
            "OSTROG_DATABASE": database,
            "OSTROG_NATS": NATS,
            "OSTROG_WORKER": "apart",
            "OSTROG_CLIENT": "no-such-folder",
            **{f"OSTROG_MOST_{what}": UNLIMITED for what in LIMITS},
        }
        port = free_port()
        command, quiet = [*program, "--port", str(port)], name != "profiled"
        with _running(command, environment, port, quiet=quiet) as process:
            yield Compared(name, port, process, database, played)


@contextmanager
def _bare(played: Played) -> Iterator[Compared]:
    with _database() as database, TemporaryDirectory(prefix="ostrog-load-") as folder:
        written = Path(folder) / "scripts"
        written.write_bytes(msgspec.msgpack.encode(played.scripts))
        plain = database.replace("+asyncpg", "")
        asyncio.run(bare.make_table(plain))
        port = free_port()
        command = [sys.executable, "-m", "load.bare", str(port), plain, NATS, str(written)]
        with _running(command, with_tests(), port) as process:
            yield Compared("bare", port, process, database, played)


@contextmanager
def _running(
    command: list[str], environment: dict[str, str], port: int, *, quiet: bool = True
) -> Iterator[int]:
    nowhere = subprocess.DEVNULL
    process = subprocess.Popen(
        command, env=environment, stdout=nowhere, stderr=nowhere if quiet else None
    )
    try:
        answers(port)
        yield process.pid
    finally:
        process.kill()
        process.wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
