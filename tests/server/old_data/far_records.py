"""Records of whole games that together reach as much of the rules as possible."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import msgspec

from ostrog.kernel import Game, Match, Option, Ruleset, State, ask_of, open_match
from ostrog.kernel.runtime.flow import Parallel, Procedure, Stack
from ostrog.server.catalogue import games
from server.old_data.stored import PROOF_GAMES

RULESETS = Path(__file__).parents[2] / "games" / "five_armies" / "rulesets.toml"
TRIES = 150
"""So many games are played of each game, of which the telling ones are kept."""
LONGEST = 450
"""Longer games are too large to be kept."""
MOST = 7
"""So many records are kept of a game."""
Reached = set[tuple[str, str]]
"""Procedures with their steps that were stored in states, and kinds of events."""
Seek = Callable[[tuple[Option, ...], str], Option]
"""Picks one of the options of a decision of a kind."""


def far_records() -> Iterator[tuple[str, Match[State], bytes]]:
    """Names of files, matches and their seeds."""
    for name in ("five_armies", "ring_cards"):
        yield from _most_telling(games()[name])
    for name, game in PROOF_GAMES.items():
        yield from _of_proof_game(name, game)
    for name in ("five_armies", "ring_cards"):
        yield _migrated(games()[name])


def _most_telling(game: Game[State]) -> Iterator[tuple[str, Match[State], bytes]]:
    """The games that reach most, each with what those before it have not reached."""
    rulesets: list[Ruleset] = [{}]
    if game.name == "five_armies":
        rulesets = list(tomllib.loads(RULESETS.read_text()).values())
    tried: dict[str, Counter[Option]] = {}
    every = [_played(game, number, rulesets, tried) for number in range(TRIES)]
    played = [each for each in every if each[0].number <= LONGEST]
    known: Reached = set()
    for _ in range(MOST):
        match, seed, reached = max(played, key=lambda each: len(each[2] - known))
        if not reached - known:
            return
        known |= reached
        yield f"{game.name}--{match.header.scenario}-{seed.decode()}", match, seed


def _played(
    game: Game[State], number: int, rulesets: list[Ruleset], tried: dict[str, Counter[Option]]
) -> tuple[Match[State], bytes, Reached]:
    scenario = game.scenarios[number % len(game.scenarios)]
    seed, random = f"game-{number}".encode(), Random(number)
    match = open_match(
        game,
        scenario.name,
        [f"person {seat}" for seat in scenario.seats],
        seed,
        ruleset=rulesets[number % len(rulesets)],
    )
    reached: Reached = set()

    def seek(options: tuple[Option, ...], kind: str) -> Option:
        answers = tried.setdefault(kind, Counter())
        (found,) = random.choices(options, [1 / (1 + answers[each]) for each in options])
        answers[found] += 1
        return found

    while match.outcome is None:
        reached |= {(type(each).__name__, each.step) for each in _frames(match.state.stack)}
        _answer(match, random, seek)
    return match, seed, reached | {(type(each.event).__name__, "") for each in match.told}


def _frames(stack: Stack) -> Iterator[Procedure]:
    for frame in stack:
        yield frame
        if isinstance(frame, Parallel):
            for branch in frame.branches:
                yield from _frames(branch.stack)


def _answer(match: Match[State], random: Random, seek: Seek) -> None:
    """Answer one decision, with all picks of a composite one."""
    ask = random.choice(match.asks())
    kind, seat = ask.kind, ask.seat
    while not match.choose(seat, seek(tuple(ask.options), kind)):
        found = ask_of(match.state, seat)
        assert found is not None
        ask = found


def _any_of(random: Random) -> Seek:
    def seek(options: tuple[Option, ...], _: str) -> Option:
        return random.choice(options)

    return seek


def _of_proof_game(name: str, game: Game[State]) -> Iterator[tuple[str, Match[State], bytes]]:
    for scenario in game.scenarios:
        seed, random = f"{name}-{scenario.name}".encode(), Random(name)
        seats = [f"person {seat}" for seat in scenario.seats]
        expansions = [each.name for each in game.expansions]
        match = open_match(game, scenario.name, seats, seed, expansions=expansions)
        while match.outcome is None:
            _answer(match, random, _any_of(random))
        yield f"{name}--{scenario.name}", match, seed


def _migrated(game: Game[State]) -> tuple[str, Match[State], bytes]:
    """A match that went over to other rules in its middle, with everything else in it, too."""
    seed, random = b"migrated", Random(5)
    scenario = game.scenarios[0]
    match = open_match(game, scenario.name, [f"person {seat}" for seat in scenario.seats], seed)

    def play(choices: int) -> None:
        until = match.number + choices
        while match.number < until:
            _answer(match, random, _any_of(random))

    play(30)
    match.take_back(20, scenario.seats)
    play(30)
    match.migrate(msgspec.structs.replace(game, version=game.version + 1))
    play(10)
    match.substitute(1, "bot novice")
    while not (able := [seat for seat in scenario.seats if match.can_undo(seat)]):
        play(1)
    match.undo(able[0])
    play(10)
    match.time_out(0)
    return f"{game.name}--migrated", match, seed
