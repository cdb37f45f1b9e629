"""Overhead: the cost of the lab's machinery, measured against bare processes in the same run."""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from multiprocessing.queues import SimpleQueue
from pathlib import Path

import msgspec

from ostrog.lab.game_runs import play_batch
from ostrog.lab.plans import Fixture, Plan
from ostrog.lab.run_loop import run
from ostrog.lab.workers import Crew, WorkerSetup, load

Work = SimpleQueue[tuple[Fixture, ...] | None]
Done = SimpleQueue[int]


class Overhead(msgspec.Struct, frozen=True, kw_only=True):
    """Games per hour with the whole lab and in bare processes."""

    workers: int
    games: int
    rounds: int
    lab: float
    bare: float
    ratio: float
    ratios: tuple[float, ...]
    """Ratio of each round."""


def measure(
    plan: Plan,
    crew: Crew,
    *,
    workers: int,
    rounds: int,
    progress: Callable[[int], None] = lambda games: None,
) -> Overhead:
    """Play the same games on Ray and in bare processes alternately, so that noise affects both.

    The lab collects results, stores them and writes the tables; the bare processes play and discard
    the results. The start of either is not counted.
    """
    seconds: list[tuple[float, float]] = []
    games = 0
    job = WorkerSetup(plan.spec, plan.scenario, tuple(sys.path))
    with _bare(job, workers) as (work, done):
        warm_up = msgspec.structs.replace(plan, seed=-1, games=workers * plan.batch)
        _play_bare(warm_up.batches(), work, done)
        _play_lab(warm_up, crew)
        for number in range(rounds):
            part = msgspec.structs.replace(plan, seed=plan.seed + number)
            batches = part.batches()
            if number % 2:
                bare = _play_bare(batches, work, done)
                lab = _play_lab(part, crew)
            else:
                lab = _play_lab(part, crew)
                bare = _play_bare(batches, work, done)
            seconds.append((lab, bare))
            games += sum(map(len, batches))
            progress(games)
    lab, bare = (games * 3600 / sum(side) for side in zip(*seconds, strict=True))
    return Overhead(
        workers=workers,
        games=games,
        rounds=rounds,
        lab=lab,
        bare=bare,
        ratio=lab / bare,
        ratios=tuple(bare / lab for lab, bare in seconds),
    )


def _play_lab(plan: Plan, crew: Crew) -> float:
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        run(plan, Path(folder) / "run", lambda: nullcontext(crew))
        return time.perf_counter() - start


def _play_bare(batches: Sequence[tuple[Fixture, ...]], work: Work, done: Done) -> float:
    start = time.perf_counter()
    for batch in batches:
        work.put(batch)
    for _ in batches:
        done.get()
    return time.perf_counter() - start


@contextmanager
def _bare(job: WorkerSetup, workers: int) -> Iterator[tuple[Work, Done]]:
    context = multiprocessing.get_context("spawn")
    work: Work = context.SimpleQueue()
    done: Done = context.SimpleQueue()
    processes = [
        context.Process(target=_play_all, args=(job, work, done), daemon=True)
        for _ in range(workers)
    ]
    for process in processes:
        process.start()
    try:
        yield work, done
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _play_all(job: WorkerSetup, work: Work, done: Done) -> None:
    game = load(job)
    while (batch := work.get()) is not None:
        done.put(len(play_batch(game, job.scenario, batch)))
