"""Game runs: plays one game of a run and collects everything that is stored about it."""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence

import msgspec

from ostrog.bots import Bot, Player, Sight, make_bot, play_on
from ostrog.kernel import Game, Match, Option, State, open_match, write_record
from ostrog.lab.plans import Fixture, bot_seed

SHARED = -1
"""Value of `winner` when both teams share the victory."""


class BotPick(msgspec.Struct, array_like=True):
    """A bot's choice in a decision, and the time it took."""

    seat: int
    team: int
    kind: str
    verb: str
    option: str
    options: int
    faces: list[str]
    milliseconds: float
    simulated: int


class Played(msgspec.Struct, array_like=True, tag=True):
    """A game that was played to its end."""

    fixture: Fixture
    teams: tuple[str, str]
    winner: int
    reason: str
    choices: int
    picks: list[BotPick]
    record: bytes


class Broken(msgspec.Struct, array_like=True, tag=True):
    """A game that stopped with an error in the game or in a bot."""

    fixture: Fixture
    error: str
    trace: str
    record: bytes
    """The record up to the error; empty if the game could not begin."""


Result = Played | Broken


class Watched:
    """A bot whose choices are recorded."""

    def __init__(self, bot: Bot, team: int, faces: frozenset[str], picks: list[BotPick]) -> None:
        """Wrap a bot that plays for this team."""
        self._bot = bot
        self._team = team
        self._faces = faces
        self._picks = picks

    def choose(self, sight: Sight) -> Option:
        """Let the bot choose, and record its choice."""
        before = self._simulated()
        start = time.perf_counter()
        option = self._bot.choose(sight)
        milliseconds = (time.perf_counter() - start) * 1000
        decision = sight.decision
        self._picks.append(
            BotPick(
                decision.seat,
                self._team,
                decision.kind,
                option.verb,
                option.id,
                len(decision.options),
                [ref for ref in option.refs if isinstance(ref, str) and ref in self._faces],
                milliseconds,
                self._simulated() - before,
            )
        )
        return option

    def _simulated(self) -> int:
        return getattr(self._bot, "simulated", 0)


def play(game: Game[State], scenario: str, fixture: Fixture) -> Result:
    """Play a game to its end; an error gives a broken result."""
    match: Match[State] | None = None
    seed = fixture.seed.encode()
    try:
        match = _open(game, scenario, fixture)
        picks: list[BotPick] = []
        play_on(match, _players(match, fixture, picks))
        return _played(match, fixture, picks, write_record(match.record(seed)))
    except Exception as error:
        record = b"" if match is None else write_record(match.record(seed))
        said = f"{type(error).__name__}: {error}"
        return Broken(fixture, said, traceback.format_exc(), record)


def play_batch(game: Game[State], scenario: str, fixtures: Sequence[Fixture]) -> list[Result]:
    """Play games one after another."""
    return [play(game, scenario, fixture) for fixture in fixtures]


def _open(game: Game[State], scenario: str, fixture: Fixture) -> Match[State]:
    chosen = game.scenario(scenario)
    teams = list(chosen.teams)
    holders = [f"bot {fixture.bots[teams.index(chosen.team(seat))]}" for seat in chosen.seats]
    seed, variant = fixture.seed.encode(), fixture.variant
    return open_match(
        game, scenario, holders, seed, ruleset=variant.ruleset, expansions=variant.expansions
    )


def _players(match: Match[State], fixture: Fixture, picks: list[BotPick]) -> list[Player]:
    setting = match.state.setting
    game, scenario = setting.rules.game, setting.scenario
    teams = list(scenario.teams)
    faces = frozenset(face for pool in setting.pools for face in pool.faces)
    players = []
    for held in scenario.persons:
        team = teams.index(scenario.team(held[0]))
        bot = make_bot(fixture.bots[team], game, bot_seed(fixture, held[0]))
        players.append(Player(Watched(bot, team, faces, picks), held))
    return players


def _played(match: Match[State], fixture: Fixture, picks: list[BotPick], record: bytes) -> Played:
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError("the game waits for somebody who is not there")
    first, second = match.state.setting.scenario.teams
    best = outcome.teams[0]
    winner = (first, second).index(best[0]) if len(best) == 1 else SHARED
    choices = len(match.entries)
    return Played(fixture, (first, second), winner, outcome.reason, choices, picks, record)
