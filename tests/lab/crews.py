"""Plans and crews for tests."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ostrog.lab.game_runs import Result, play_batch
from ostrog.lab.plans import Fixture, Plan
from ostrog.lab.storage import DECISIONS, GAMES
from ostrog.lab.workers import WorkerSetup, load

SKIRMISH = "proof.advised:skirmish"

PLAN = Plan(
    kind="duel",
    game="skirmish",
    spec=SKIRMISH,
    version=1,
    scenario="standard",
    bots=("random", "greedy"),
    games=12,
    seed=7,
    batch=2,
)


def plan(**changes: object) -> Plan:
    """Return a plan for a duel of skirmish, with changes."""
    return msgspec.structs.replace(PLAN, **changes)


def tables(run: Path) -> tuple[bytes, bytes]:
    """Return the bytes of the tables that do not depend on when and where a run was played."""
    return (run / GAMES).read_bytes(), (run / DECISIONS).read_bytes()


class AtOnce:
    """A crew of one worker in this process."""

    def __init__(self, plan: Plan) -> None:
        self._game = load(WorkerSetup(plan.spec, plan.scenario))
        self._scenario = plan.scenario
        self._done: list[tuple[int, list[Result]]] = []

    @property
    def idle(self) -> int:
        return 1 - len(self._done)

    def begin(self, batch: int, fixtures: Sequence[Fixture]) -> None:
        self._done.append((batch, play_batch(self._game, self._scenario, fixtures)))

    def finished(self, timeout: float | None) -> tuple[int, list[Result]] | None:
        return None if timeout == 0 else self._done.pop()

    def __enter__(self) -> AtOnce:
        return self

    def __exit__(self, *_: object) -> None:
        pass
