"""The run loop: plays a plan with a crew of workers, batch by batch; it can stop at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from ostrog.lab.game_runs import SHARED, Broken, Played
from ostrog.lab.plans import Fixture, Plan
from ostrog.lab.statistics import Sprt
from ostrog.lab.storage import RunEnding, Store, Why, read_ending
from ostrog.lab.workers import Crew

MOST_BROKEN = 20
"""Number of broken games after which a run stops."""

Progress = Callable[[int], None]
"""A callback that receives the number of finished games."""


class Judge:
    """Examines batches in their order and decides when the run is over.

    The order in which batches finish depends on the workers; the decision does not.
    """

    def __init__(self, plan: Plan, store: Store) -> None:
        """Begin with no batch examined."""
        self.store = store
        self._sprt = None if plan.test is None else Sprt(plan.test.p0, plan.test.p1)
        self._batches = len(plan.batches())
        self._wins = 0.0
        self._games = 0
        self._broken = 0
        self.seen = 0
        """Number of batches examined, counted from the first."""

    def look(self, finished: set[int]) -> Why | None:
        """Examine the batches finished without a gap; return why the run is over, or None."""
        while True:
            if self._broken >= MOST_BROKEN:
                return "broken"
            if self.verdict not in ("", "undecided"):
                return "decided"
            if self.seen == self._batches:
                return "played"
            if self.seen not in finished:
                return None
            for result in self.store.batch(self.seen):
                if isinstance(result, Broken):
                    self._broken += 1
                else:
                    self._games += 1
                    self._wins += score(result)
            self.seen += 1

    @property
    def verdict(self) -> str:
        """The verdict of the sequential test on the games examined so far."""
        return "" if self._sprt is None else self._sprt.verdict(self._wins, self._games)


def score(played: Played) -> float:
    """The score of the first bot of a meeting, which has the second team when sides are swapped."""
    if played.winner == SHARED:
        return 0.5
    return float(played.winner == int(played.fixture.swapped))


def run(
    plan: Plan,
    folder: Path,
    hire: Callable[[], AbstractContextManager[Crew]],
    *,
    resume: bool = False,
    seconds: float | None = None,
    progress: Progress = lambda games: None,
) -> RunEnding:
    """Play the games of the plan that are not in the folder yet, and keep every finished batch.

    The run also stops when interrupted or out of time, and can be resumed later. A run that is over
    is not changed, and no workers are hired for it.
    """
    store = Store(folder)
    store.open(plan, resume=resume)
    before = read_ending(folder)
    if before is not None and before.final:
        return before
    judge = Judge(plan, store)
    why = judge.look(store.finished())
    if why is None:
        end = None if seconds is None else time.monotonic() + seconds
        with hire() as crew:
            why = _play(plan.batches(), judge, crew, end, progress)
    return store.end(plan, why, judge.seen, judge.verdict)


def _play(
    batches: Sequence[Sequence[Fixture]],
    judge: Judge,
    crew: Crew,
    end: float | None,
    progress: Progress,
) -> Why:
    finished = judge.store.finished()
    todo = [batch for batch in range(len(batches)) if batch not in finished][::-1]
    games = sum(len(batches[batch]) for batch in finished)

    def give() -> None:
        while crew.idle and todo:
            batch = todo.pop()
            crew.begin(batch, batches[batch])

    try:
        give()
        while True:
            progress(games)
            left = None if end is None else max(0.0, end - time.monotonic())
            done = crew.finished(left)
            if done is None:
                return "time"
            give()  # give out work first, so that workers do not wait while results are saved
            batch, results = done
            judge.store.keep(batch, results)
            finished.add(batch)
            games += len(results)
            why = judge.look(finished)
            if why is not None:
                return why
    except KeyboardInterrupt:
        return "interrupted"
