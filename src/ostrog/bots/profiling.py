"""Profiling: how fast games are played, and which concepts take the time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import msgspec

from ostrog.bots.concepts import ConceptWatch, TimeShare
from ostrog.bots.players import Player, play_on
from ostrog.bots.search import Searching
from ostrog.bots.sight import Bot, Sight
from ostrog.kernel import (
    Game,
    Level,
    Mixer,
    Option,
    Refusal,
    Rules,
    Setting,
    State,
    View,
    answer_at_random,
    asks,
    new,
    open_match,
    view,
)

ENOUGH = 20
"""Number of moments of which a share says something; games are played again until it is reached."""


class BotProfile(msgspec.Struct, frozen=True):
    """The results of a measurement."""

    decisions: int
    simulations_per_second: float
    median_ms: float
    """Median time of the decisions with more than one option, in milliseconds."""
    p95_ms: float
    shares: dict[str, TimeShare]
    """The time that each concept takes."""


class PlayProfile(msgspec.Struct, frozen=True):
    """Where the time of random games goes."""

    decisions: int
    microseconds: float
    """Processor time of a decision."""
    options: float
    """Average number of options of a decision."""
    checks: float
    """Average number of checks of rules that were asked for a decision."""
    shares: dict[str, TimeShare]
    """The time that each concept takes."""

    @property
    def microseconds_per_check(self) -> float:
        """Processor time of one check, with everything that it computes."""
        return self.microseconds * self.shares["legality"].whole / max(1e-9, self.checks)


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
    with ConceptWatch(game.compose(expansions)) as watch:
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
    return BotProfile(
        decisions=len(times),
        simulations_per_second=sum(bot.simulated for bot in searching) / sum(times),
        median_ms=times[len(times) // 2] * 1e3,
        p95_ms=times[int(len(times) * 0.95)] * 1e3,
        shares=watch.shares,
    )


def profile_random_play(
    game: Game[State], scenario: str, seeds: Sequence[int], expansions: Sequence[str] = ()
) -> PlayProfile:
    """Play random games as experiments do, on bare states, and measure them."""
    play = partial(_random_game, game, scenario, expansions)
    return _profile(game.compose(expansions), play, seeds)


def view_only(setting: Setting, seen: View) -> View:
    """Make no scene, as for a game without a table."""
    return seen


def profile_served_play(
    game: Game[State],
    scenario: str,
    seeds: Sequence[int],
    expansions: Sequence[str] = (),
    scene: Callable[[Setting, View], object] = view_only,
) -> PlayProfile:
    """Play random matches as a server does, and measure them.

    Each choice is written into the record, and each observer gets a view and the scene made of it.
    What a server does besides, such as storing and sending, is not part of it.
    """
    play = partial(_served_match, game, scenario, expansions, scene)
    return _profile(game.compose(expansions), play, seeds)


def _profile(
    rules: Rules, play: Callable[[int], tuple[int, int]], seeds: Sequence[int]
) -> PlayProfile:
    decisions = options = rounds = 0
    with ConceptWatch(rules) as watch:
        start = time.process_time()
        while not rounds or watch.moments < ENOUGH:
            rounds += 1
            for seed in seeds:
                answered, offered = play(seed)
                decisions += answered
                options += offered
        seconds = time.process_time() - start
    # Counted in games of their own, so that counting is not measured.
    counted = 0
    asked = rules.checks.copy()

    def count(check: Callable[..., Refusal | None], *args: object) -> Refusal | None:
        nonlocal counted
        counted += 1
        return check(*args)

    for verb, checks in asked.items():
        rules.checks[verb] = tuple([partial(count, check) for check in checks])
    try:
        for seed in seeds:
            play(seed)
    finally:
        rules.checks.update(asked)
    return PlayProfile(
        decisions // rounds,
        seconds / decisions * 1e6,
        options / decisions,
        counted * rounds / decisions,
        watch.shares,
    )


def _random_game(
    game: Game[State], scenario: str, expansions: Sequence[str], seed: int
) -> tuple[int, int]:
    """Play one game; return the numbers of its decisions and of all options offered in them."""
    random, decisions, options = Random(seed), 0, 0
    state = new(game, scenario, Mixer(seed), expansions=expansions)
    while state.outcome is None:
        ask = random.choice(asks(state))
        options += len(ask.options)
        decisions += 1
        answer_at_random(state, ask.seat, random)
    return decisions, options


def _served_match(
    game: Game[State],
    scenario: str,
    expansions: Sequence[str],
    scene: Callable[[Setting, View], object],
    seed: int,
) -> tuple[int, int]:
    """Play one match; return the numbers of its decisions and of all options offered in them."""
    random, decisions, options = Random(seed), 0, 0
    names = ["random"] * len(game.scenario(scenario).seats)
    match = open_match(game, scenario, names, str(seed).encode(), expansions=expansions)
    setting = match.state.setting
    while match.outcome is None:
        ask = random.choice(match.asks())
        options += len(ask.options)
        if match.choose(ask.seat, random.choice(ask.options)):
            decisions += 1
        for observer in setting.observers:
            scene(setting, view(match.state, observer))
    return decisions, options
