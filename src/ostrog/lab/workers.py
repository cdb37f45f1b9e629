"""Workers: the processes that play the batches of a run, here or on a Ray cluster."""

from __future__ import annotations

import importlib
import logging
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec

from ostrog.kernel import Game, State, with_installed
from ostrog.lab.game_runs import Result, play_batch
from ostrog.lab.plans import Fixture

MOST_DEATHS = 3
"""Number of workers that may die on the same batch before the run fails."""
STARTS = 3
"""Number of attempts to start Ray."""
OBJECT_STORE = 128 * 2**20
"""Bytes of Ray's object store; small, because batches are small and no large data is shared."""
LOOPBACK = "127.0.0.1"
"""Ray on one machine listens on the loopback address only, because it asks for no password."""


class WorkerSetup(msgspec.Struct, frozen=True):
    """The data that a worker needs before its first batch."""

    spec: str
    scenario: str
    paths: tuple[str, ...] = ()
    """Extra module search paths; in a checkout, they contain the proof games."""


class WorkersDie(RuntimeError):
    """Several workers died on the same batch."""

    def __init__(self, batch: int, cause: str) -> None:
        """Remember the batch and the last error."""
        super().__init__(f"batch {batch}: {cause}")
        self.batch = batch
        self.cause = cause


class Crew(Protocol):
    """Workers that play batches, each worker one at a time."""

    @property
    def idle(self) -> int:
        """The number of idle workers."""
        ...

    def begin(self, batch: int, fixtures: Sequence[Fixture]) -> None:
        """Give a batch to an idle worker."""
        ...

    def finished(self, timeout: float | None) -> tuple[int, list[Result]] | None:
        """The next finished batch, or None after the timeout."""
        ...


class Worker:
    """Plays batches of whole games; it lives as long as the run."""

    def __init__(self, job: bytes) -> None:
        """Load the game."""
        self._job = msgspec.msgpack.decode(job, type=WorkerSetup)
        self._game = load(self._job)

    def pid(self) -> int:
        """The id of its process."""
        return os.getpid()

    def play(self, fixtures: bytes) -> bytes:
        """Play a batch; arguments and results are encoded as MessagePack."""
        batch = msgspec.msgpack.decode(fixtures, type=tuple[Fixture, ...])
        return msgspec.msgpack.encode(play_batch(self._game, self._job.scenario, batch))


def load(job: WorkerSetup) -> Game[State]:
    """The game that the workers play, with its installed expansions."""
    sys.path += [path for path in job.paths if path not in sys.path]
    module, _, attribute = job.spec.partition(":")
    game = getattr(importlib.import_module(module), attribute)
    assert isinstance(game, Game)
    return with_installed(game)


@contextmanager
def on_ray(workers: int, address: str | None = None) -> Iterator[None]:
    """Start Ray here for a number of workers, or join the cluster at an address."""
    ray = _ray()
    logging.getLogger("ray").setLevel(logging.ERROR)
    quiet = {"configure_logging": False, "log_to_driver": False}
    if address:
        ray.init(address=address, **quiet)
    else:
        _start(ray, num_cpus=workers, **quiet)
    try:
        yield
    finally:
        ray.shutdown()


def _start(ray: Any, **settings: object) -> None:
    """Start Ray here; retry, because a busy machine may exceed Ray's half-minute limit."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(
                address="local",
                object_store_memory=OBJECT_STORE,
                include_dashboard=False,
                _node_ip_address=LOOPBACK,
                **settings,
            )
        except Exception:
            ray.shutdown()
            if not left:
                raise
        else:
            return


class RayCrew:
    """Long-lived Ray actors. One that dies is replaced, and its batch is played again."""

    def __init__(self, job: WorkerSetup, workers: int) -> None:
        """Start the workers."""
        self._ray = _ray()
        self._hire = self._ray.remote(num_cpus=1, max_restarts=0)(Worker).remote
        self._job = msgspec.msgpack.encode(job)
        self._idle = [self._hire(self._job) for _ in range(workers)]
        self._busy: dict[Any, tuple[Any, int, bytes]] = {}
        self._deaths = Counter[int]()

    @property
    def idle(self) -> int:
        """The number of idle workers."""
        return len(self._idle)

    def pids(self) -> list[int]:
        """The process ids of the idle workers; waits until they have started."""
        found: list[int] = self._ray.get([worker.pid.remote() for worker in self._idle])
        return found

    def begin(self, batch: int, fixtures: Sequence[Fixture]) -> None:
        """Give a batch to an idle worker."""
        self._give(self._idle.pop(0), batch, msgspec.msgpack.encode(fixtures))

    def _give(self, worker: Any, batch: int, fixtures: bytes) -> None:
        self._busy[worker.play.remote(fixtures)] = (worker, batch, fixtures)

    def finished(self, timeout: float | None) -> tuple[int, list[Result]] | None:
        """The next finished batch, or None after the timeout."""
        while True:
            ready, _ = self._ray.wait(list(self._busy), num_returns=1, timeout=timeout)
            if not ready:
                return None
            worker, batch, fixtures = self._busy.pop(ready[0])
            try:
                results = self._ray.get(ready[0])
            except self._ray.exceptions.RayTaskError:
                raise
            except self._ray.exceptions.RayError as error:
                self._deaths[batch] += 1
                if self._deaths[batch] >= MOST_DEATHS:
                    raise WorkersDie(batch, str(error)) from error
                self._give(self._hire(self._job), batch, fixtures)
                continue
            self._idle.append(worker)
            return batch, msgspec.msgpack.decode(results, type=list[Result])

    def __enter__(self) -> RayCrew:
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the workers."""
        for worker in (*self._idle, *(worker for worker, _, _ in self._busy.values())):
            self._ray.kill(worker)


def _ray() -> Any:
    """Import Ray, with its environment handling and usage reports switched off.

    Ray reads these variables when it is imported. The workers run in the environment of this
    process, so Ray has nothing to package and install.
    """
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    return importlib.import_module("ray")
