"""Profiling: how fast a bot thinks, and what it spends its time on."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from random import Random
from types import FrameType

import msgspec

from ostrog.bots.ismcts import Searching
from ostrog.bots.players import Player, play_on
from ostrog.bots.sight import Bot, Sight
from ostrog.kernel import Game, Level, Option, State, open_match

TICK = 0.002
"""So often, in seconds of work, it is looked what is being done."""

CLONING, SAMPLING, JUDGING, RULES, SEARCH = "cloning", "sampling", "judging", "rules", "search"
PARTS = (RULES, CLONING, SAMPLING, JUDGING, SEARCH)

_MADE_BY = {
    ("kernel", "copying.py"): CLONING,
    ("kernel", "imagining.py"): SAMPLING,
    ("kernel", "worlds.py"): SAMPLING,
    ("kernel", "advice.py"): JUDGING,
    ("kernel", "engine.py"): RULES,
    ("bots", "ismcts.py"): SEARCH,
    ("bots", "simulation.py"): SEARCH,
    ("bots", "greedy.py"): SEARCH,
}


class BotProfile(msgspec.Struct, frozen=True):
    """What was measured."""

    decisions: int
    simulations_per_second: float
    median_ms: float
    """The time of a decision, of those with more than one option."""
    p95_ms: float
    shares: dict[str, float]


class _Watch:
    """Notes now and then which part of the work is being done."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def __enter__(self) -> _Watch:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)

    def _look(self, _: int, frame: FrameType | None) -> None:
        """Ask from the innermost call outwards who it works for."""
        while frame is not None:
            file = PurePath(frame.f_code.co_filename)
            if file.name == "<string>":  # copiers are written from declared types
                self.seen[CLONING] += 1
                return
            if "games" in file.parts and file.name == "advice.py":
                self.seen[JUDGING] += 1
                return
            part = _MADE_BY.get((file.parent.name, file.name))
            if part is not None:
                self.seen[part] += 1
                return
            frame = frame.f_back


class _Timed:
    """A bot with a stop-watch."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot, self._times = bot, times

    def choose(self, sight: Sight) -> Option:
        start = time.perf_counter()
        option = self._bot.choose(sight)
        if len(sight.decision.options) > 1:
            self._times.append(time.perf_counter() - start)
        return option


def profile(game: Game[State], scenario: str, level: Level, seeds: Sequence[int]) -> BotProfile:
    """Let a searching bot play whole games against itself, and watch."""
    assert game.advice is not None
    times: list[float] = []
    searching: list[Searching] = []
    with _Watch() as watch:
        for seed in seeds:
            persons = game.scenario(scenario).persons
            bots = [Searching(game.advice, level, Random(f"{seed}/{held}")) for held in persons]
            names = ["bot"] * len(game.scenario(scenario).seats)
            match = open_match(game, scenario, names, str(seed).encode())
            searching += bots
            play_on(
                match,
                [Player(_Timed(bot, times), held) for bot, held in zip(bots, persons, strict=True)],
            )
    times.sort()
    looks = max(1, watch.seen.total())
    return BotProfile(
        decisions=len(times),
        simulations_per_second=sum(bot.simulated for bot in searching) / sum(times),
        median_ms=times[len(times) // 2] * 1e3,
        p95_ms=times[int(len(times) * 0.95)] * 1e3,
        shares={part: watch.seen[part] / looks for part in PARTS},
    )
