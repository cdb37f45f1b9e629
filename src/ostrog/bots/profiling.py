"""Profiling: how fast a bot decides, and which parts of the code take the time."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from random import Random
from types import FrameType

import msgspec

from ostrog.bots import greedy, ismcts, simulation
from ostrog.bots.ismcts import Searching
from ostrog.bots.players import Player, play_on
from ostrog.bots.sight import Bot, Sight
from ostrog.kernel import Game, Level, Option, State, open_match
from ostrog.kernel.hidden import imagining, worlds
from ostrog.kernel.rules import advice
from ostrog.kernel.runtime import copying, engine

TICK = 0.002
"""Sampling interval in seconds of processor time."""

CLONING, SAMPLING, JUDGING, RULES, SEARCH = "cloning", "sampling", "judging", "rules", "search"
PARTS = (RULES, CLONING, SAMPLING, JUDGING, SEARCH)

_MODULES = {
    copying: CLONING,
    imagining: SAMPLING,
    worlds: SAMPLING,
    advice: JUDGING,
    engine: RULES,
    ismcts: SEARCH,
    simulation: SEARCH,
    greedy: SEARCH,
}
_MADE_BY = {str(module.__file__): part for module, part in _MODULES.items()}
"""Parts of the work by the files that do it."""


class BotProfile(msgspec.Struct, frozen=True):
    """The results of a measurement."""

    decisions: int
    simulations_per_second: float
    median_ms: float
    """Median time of the decisions with more than one option, in milliseconds."""
    p95_ms: float
    shares: dict[str, float]


class _Watch:
    """A sampling profiler that counts which part of the code is running."""

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
        """Count the part to which the innermost known function on the call stack belongs."""
        while frame is not None:
            file = PurePath(frame.f_code.co_filename)
            if file.name == "<string>":  # generated code that copies states
                self.seen[CLONING] += 1
                return
            if "games" in file.parts and file.name == "bots.py":  # what a game tells bots
                self.seen[JUDGING] += 1
                return
            part = _MADE_BY.get(frame.f_code.co_filename)
            if part is not None:
                self.seen[part] += 1
                return
            frame = frame.f_back


class _Timed:
    """A bot whose decision times are measured."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot, self._times = bot, times

    def choose(self, sight: Sight) -> Option:
        start = time.perf_counter()
        option = self._bot.choose(sight)
        if len(sight.decision.options) > 1:
            self._times.append(time.perf_counter() - start)
        return option


def profile(
    game: Game[State],
    scenario: str,
    level: Level,
    seeds: Sequence[int],
    expansions: Sequence[str] = (),
) -> BotProfile:
    """Let a searching bot play whole matches against itself, and measure it."""
    assert game.advice is not None
    times: list[float] = []
    searching: list[Searching] = []
    with _Watch() as watch:
        for seed in seeds:
            persons = game.scenario(scenario).persons
            bots = [Searching(game.advice, level, Random(f"{seed}/{held}")) for held in persons]
            names = ["bot"] * len(game.scenario(scenario).seats)
            secret = str(seed).encode()
            match = open_match(game, scenario, names, secret, expansions=expansions)
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
