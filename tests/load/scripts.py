"""Scripted matches, prepared in advance so that drivers of a server need no rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from ostrog.kernel import Match, Option, State, ask_of, choose
from ostrog.kernel.matches.match import open_match
from ostrog.server.catalogue import games
from ostrog.server.match import view
from ostrog.server.protocol.matches import MatchInfo, SeatInfo
from ostrog.server.protocol.replies import Update

SEATS = (0, 1)
AGAIN = 3
"""Number of times a choice is undone and repeated in a match that must be long."""


class Step(msgspec.Struct, frozen=True):
    """One choice or undo of a script."""

    seat: int
    picks: list[str]
    """The picks of a choice; empty for an undo."""


class Script(msgspec.Struct, frozen=True):
    """A match for two players, from beginning to end."""

    game: str
    scenario: str
    seed: bytes
    steps: list[Step]
    frames: list[tuple[bytes, ...]]
    """The messages sent to each seat after each step."""


def write(game: str, scenario: str, seed: int, entries: int | None = None) -> Script:
    """Write a random match; with `entries`, choices are also undone, to reach that length."""
    random = Random(seed)
    secret = random.randbytes(32)
    names = [str(seat) for seat in SEATS]
    match = open_match(games()[game], scenario, names, secret, [b"" for _ in SEATS])
    info = _info(match, game, scenario)
    steps: list[Step] = []
    frames: list[tuple[bytes, ...]] = []
    told = match.told_number
    for step in _steps(match, random, entries):
        steps.append(step)
        frames.append(tuple(_frame(match, info, seat, told) for seat in SEATS))
        told = match.told_number
    return Script(game, scenario, secret, steps, frames)


def _steps(match: Match[State], random: Random, entries: int | None) -> Iterator[Step]:
    """Play the match and yield each step after it is done."""
    enough = 10**6 if entries is None else entries
    while match.outcome is None and match.number < enough:
        seat = match.asks()[0].seat
        picks = _picks(match.state, seat, random)
        match.choose(seat, *picks)
        yield Step(seat, [option.id for option in picks])
        for _ in range(AGAIN if entries is not None else 0):
            if match.outcome is None and match.can_undo(seat) and match.number + 2 <= enough:
                match.undo(seat)
                yield Step(seat, [])
                match.choose(seat, *picks)
                yield Step(seat, [option.id for option in picks])


def _picks(state: State, seat: int, random: Random) -> list[Option]:
    trial, picks, done = state.clone(), list[Option](), False
    while not done:
        ask = ask_of(trial, seat)
        assert ask is not None
        picks.append(random.choice(ask.options))
        done = choose(trial, seat, picks[-1])
    return picks


def _info(match: Match[State], game: str, scenario: str) -> MatchInfo:
    teams = match.state.setting.scenario
    seats = [SeatInfo(seat, teams.team(seat), True, "", False) for seat in SEATS]
    persons = [list(held) for held in teams.persons]
    return MatchInfo("a-match-id", game, scenario, seats, True, False, persons)


def _frame(match: Match[State], info: MatchInfo, seat: int, told: int) -> bytes:
    standing, events = view.standing(match, [seat]), view.events(match, [seat], told)
    return msgspec.json.encode(Update(info, standing, events))
