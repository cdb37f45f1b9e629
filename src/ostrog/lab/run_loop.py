"""Running: plays a plan with a crew, batch by batch, and can be broken off at any time."""

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
"""After so many broken games a run is not gone on with."""

Progress = Callable[[int], None]
"""Told how many games are finished."""


class Judge:
    """Looks at batches in their order and says when the run is over.

    Which batches are finished first depends on the workers; what is judged does not.
    """

    def __init__(self, plan: Plan, store: Store) -> None:
        """Nothing has been looked at."""
        self.store = store
        self._sprt = None if plan.test is None else Sprt(plan.test.p0, plan.test.p1)
        self._batches = len(plan.batches())
        self._wins = 0.0
        self._games = 0
        self._broken = 0
        self.seen = 0
        """So many batches, from the first one on, have been looked at."""

    def look(self, finished: set[int]) -> Why | None:
        """Look at what is finished without a gap; why the run is over, if it is."""
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
        """What the sequential test says about what was looked at."""
        return "" if self._sprt is None else self._sprt.verdict(self._wins, self._games)


def score(played: Played) -> float:
    """What the first bot of a meeting got: it holds the second team when sides are swapped."""
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
    """Play what the plan has and the folder has not; keep whatever is finished.

    An interruption and the end of the time end it too; it can be gone on with later. A run that is
    over is not touched, and nobody is hired.
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
            give()  # nobody waits while results are kept
            batch, results = done
            judge.store.keep(batch, results)
            finished.add(batch)
            games += len(results)
            why = judge.look(finished)
            if why is not None:
                return why
    except KeyboardInterrupt:
        return "interrupted"
