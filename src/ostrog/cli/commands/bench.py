"""`ostrog bench`: measures speed, as ratios within one run."""

from __future__ import annotations

import copy
import importlib
import json
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ostrog.bots.concepts import CONCEPTS, TimeShare
from ostrog.bots.profiling import (
    PlayProfile,
    profile,
    profile_random_play,
    profile_served_play,
    view_only,
)
from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.arguments import ExpansionOption, JsonOption
from ostrog.kernel import (
    Game,
    Mixer,
    State,
    answer_at_random,
    asks,
    choose,
    decode,
    encode,
    new,
)
from ostrog.table import table_of

PLIES = 300
"""Number of half-moves after which a random game of chess is stopped."""


def bench(
    what: Annotated[
        str,
        typer.Argument(
            metavar="WHAT", help="`kernel`, `server`, or a game as other commands name it."
        ),
    ],
    *,
    as_json: JsonOption = False,
    quick: Annotated[bool, typer.Option("--quick", help="Measure for a moment only.")] = False,
    bot: Annotated[
        str | None,
        typer.Option("--bot", help="Measure how this level of bot thinks, by the clock."),
    ] = None,
    by_concept: Annotated[
        bool,
        typer.Option(
            "--profile",
            help="Tell which concepts the time goes to, in random play, for bots and at a table.",
        ),
    ] = False,
    scenario: Annotated[
        str | None,
        typer.Option("--scenario", help="The scenario that a bot or a profile plays."),
    ] = None,
    expansion: ExpansionOption = None,
) -> None:
    """Measure speed, as ratios in one run.

    `kernel` compares decisions and cloning with moves of chess and a msgpack round trip; `server`
    compares choices over sockets with a bare pipeline that commits, publishes and sends the same.
    Both run in a checkout, since the games and pipelines they need are not shipped. A game is
    compared with whole random games of chess. With `--bot` it is measured how many simulations a
    second the bot makes, how long its decisions take, and which share of the time goes where. With
    `--profile` it is told which concepts take the time of a decision in random play, in matches as
    a server plays them, and in the games of a bot: the one of `--bot`, otherwise the weakest.
    """
    expansions = tuple(expansion or ())
    if by_concept:
        _tell_concepts(
            _concepts(_found(what), bot, scenario, expansions, 1 if quick else 4), as_json=as_json
        )
        return
    if bot is not None:
        _tell(
            _thinking(find_game(what), bot, scenario, expansions, 1 if quick else 4),
            as_json=as_json,
        )
        return
    try:
        importlib.import_module("chess")
        if what == "kernel":
            figures = _kernel(*((5, 0.05) if quick else (60, 0.15)))
        elif what == "server":
            sys.path.insert(0, str(Path("tests").resolve()))
            figures = _server(*((3, 1) if quick else (10, 3)))
        else:
            figures = _game(find_game(what), expansions, 3 if quick else 40)
    except ImportError as error:
        Console(stderr=True).print(
            f"[red]{error.name} is missing:[/red] run this in a checkout, with `uv run`."
        )
        raise typer.Exit(2) from error
    _tell(figures, as_json=as_json)


def _tell(figures: dict[str, float], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("figure", "value")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.4g}")
    Console().print(table)


# Concepts


def _found(what: str) -> Game[State]:
    """Return the game that is measured; for `kernel` it is the game that proves its speed."""
    if what != "kernel":
        return find_game(what)
    sys.path.insert(0, str(Path("tests").resolve()))
    proof: Game[State] = importlib.import_module("proof.parade").game
    return proof


def _concepts(
    base: Game[State],
    bot: str | None,
    scenario: str | None,
    expansions: tuple[str, ...],
    games: int,
) -> dict[str, dict[str, float]]:
    """Measure where the time of a decision goes; return the figures of each way to play."""
    game = base.compose(expansions).game
    chosen = scenario or game.scenarios[0].name
    table = table_of(game)
    scene = view_only if table is None else table.scene
    alone = profile_random_play(game, chosen, range(8 * games), expansions)
    served = profile_served_play(game, chosen, range(games), expansions, scene)
    figures = {"random": _play_figures(alone), "table": _play_figures(served)}
    levels = {} if game.advice is None else game.advice.levels
    if bot is not None or levels:
        level = bot or next(iter(levels))
        thinking = _thinking(base, level, scenario, expansions, max(1, games // 4))
        figures[level] = {name: thinking[name] for name in ("decisions", *_shares({}))}
        figures[level]["simulations_per_second"] = thinking["simulations_per_second"]
    return figures


def _play_figures(found: PlayProfile) -> dict[str, float]:
    return {
        "decisions": found.decisions,
        **_shares(found.shares),
        "us_per_decision": found.microseconds,
        "options_per_decision": found.options,
        "checks_per_decision": found.checks,
        "us_per_check": found.microseconds_per_check,
    }


def _shares(shares: Mapping[str, TimeShare]) -> dict[str, float]:
    """Return figures for all concepts: the own share of each, and that with what it called."""
    none = TimeShare(0.0, 0.0)
    own = {f"share_{concept}": shares.get(concept, none).own for concept in CONCEPTS}
    return own | {f"within_{concept}": shares.get(concept, none).whole for concept in CONCEPTS}


def _tell_concepts(figures: dict[str, dict[str, float]], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("concept", *figures, "what belongs to it")
    for concept, meaning in CONCEPTS.items():
        own, within = f"share_{concept}", f"within_{concept}"
        if any(each[within] for each in figures.values()):
            cells = [f"{each[own]:.1%} ({each[within]:.1%})" for each in figures.values()]
            table.add_row(concept, *cells, meaning)
    table.add_section()
    rest = dict.fromkeys(name for each in figures.values() for name in each)
    for name in [name for name in rest if not name.startswith(("share_", "within_"))]:
        cells = [f"{each[name]:,.4g}" if name in each else "" for each in figures.values()]
        table.add_row(name, *cells, "")
    Console().print(table)


# A bot


def _thinking(
    base: Game[State], bot: str, scenario: str | None, expansions: tuple[str, ...], games: int
) -> dict[str, float]:
    """Measure how fast a bot of this level thinks, in games against itself."""
    game = base.compose(expansions).game
    levels = {} if game.advice is None else game.advice.levels
    if bot not in levels:
        Console(stderr=True).print(
            f"[red]{game.name} has no bot {bot!r} that searches.[/red] "
            f"It has: {', '.join(levels) or 'none'}."
        )
        raise typer.Exit(2)
    chosen = scenario or game.scenarios[0].name
    found = profile(game, chosen, levels[bot], range(games), expansions)
    return {
        "simulations": levels[bot].simulations,
        "horizon": levels[bot].horizon,
        "decisions": found.decisions,
        "simulations_per_second": found.simulations_per_second,
        "median_ms": found.median_ms,
        "p95_ms": found.p95_ms,
        **_shares(found.shares),
    }


# A game


def _game(game: Game[State], expansions: tuple[str, ...], rounds: int) -> dict[str, float]:
    """Measure whole random games alternating with random games of chess; return medians."""
    ours, theirs, decisions = [], [], []
    state = _middle(game, expansions)
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=rounds)
        for number in range(rounds):
            games, chess_games = range(5), range(5)
            start = time.perf_counter()
            count = sum(_random_game(game, number * 5 + each, expansions) for each in games)
            between = time.perf_counter()
            for each in chess_games:
                _chess_game(Random(number * 5 + each))
            end = time.perf_counter()
            ours.append((between - start) / len(games))
            theirs.append((end - between) / len(chess_games))
            decisions.append(count / len(games))
            progress.advance(task)
    clone, deep = _compare(state.clone, lambda: _deep_copy(state), 0.05 * rounds)
    ratios = sorted(one / other for one, other in zip(ours, theirs, strict=True))
    return {
        "seconds_per_game": sorted(ours)[rounds // 2],
        "python_chess_seconds_per_game": sorted(theirs)[rounds // 2],
        "chess_games_per_game": ratios[rounds // 2],
        "decisions_per_second": sum(decisions) / sum(ours),
        "decisions_per_game": sum(decisions) / rounds,
        "clone_us": clone * 1e6,
        "clone_share_of_deepcopy": clone / deep,
    }


def _deep_copy(state: State) -> State:
    """Return a copy by the standard library; as with a clone, both have the same setting."""
    return copy.deepcopy(state, {id(state.setting): state.setting})


def _random_game(game: Game[State], seed: int, expansions: tuple[str, ...]) -> int:
    """Play one game at random; return its number of decisions."""
    random, count = Random(seed), 0
    state = new(game, game.scenarios[0].name, Mixer(seed), expansions=expansions)
    while state.outcome is None:
        answer_at_random(state, random.choice(asks(state)).seat, random)
        count += 1
    return count


def _middle(game: Game[State], expansions: tuple[str, ...] = ()) -> State:
    """Return a state from the middle of a random game."""
    half, random = _random_game(game, 0, expansions) // 2, Random(0)
    state = new(game, game.scenarios[0].name, Mixer(0), expansions=expansions)
    for _ in range(half):
        answer_at_random(state, random.choice(asks(state)).seat, random)
    return state


# The server


def _server(seconds: float, rounds: int) -> dict[str, float]:
    """Measure servers started for this purpose, alternating with the bare pipeline."""
    measuring = importlib.import_module("load.measuring")
    with Console(stderr=True).status("Measuring") as status:
        found = measuring.measure(seconds, rounds, status.update)
    figures: dict[str, float] = found.summary()
    return figures


# The kernel


def _kernel(rounds: int, seconds: float) -> dict[str, float]:
    """Measure decisions alternating with chess moves, so that a slow moment affects both."""
    parade = _found("kernel")
    middle_earth: Game[State] = importlib.import_module("proof.middle_earth").game
    decisions, moves = [], []
    state = new(middle_earth, "four", Mixer(1))
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=rounds)
        for number in range(rounds):
            decisions.append(_decisions(parade, seconds, number))
            moves.append(_chess_moves(seconds))
            progress.advance(task)
    clone, round_trip = _compare(
        state.clone, lambda: decode(encode(state), state), seconds * rounds / 8
    )
    ratios = sorted(ours / theirs for ours, theirs in zip(decisions, moves, strict=True))
    return {
        "decisions_per_second": sorted(decisions)[rounds // 2],
        "python_chess_moves_per_second": sorted(moves)[rounds // 2],
        "ratio": ratios[rounds // 2],
        "clone_us": clone * 1e6,
        "msgpack_round_trip_us": round_trip * 1e6,
        "clone_share": clone / round_trip,
    }


def _decisions(game: Game[State], seconds: float, seed: int) -> float:
    """Return the number of random decisions per second."""
    random, count = Random(seed), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = new(game, game.scenarios[0].name, Mixer(random.getrandbits(64)))
        while state.outcome is None:
            ask = asks(state)[0]
            choose(state, ask.seat, random.choice(ask.options))
            count += 1
    return count / (time.perf_counter() - start)


# Chess


def _chess_game(random: Random) -> int:
    """Play one random game of chess; return its number of moves."""
    chess = importlib.import_module("chess")
    board = chess.Board()
    for ply in range(PLIES):
        legal = list(board.legal_moves)
        if not legal:
            return ply
        board.push(random.choice(legal))
    return PLIES


def _chess_moves(seconds: float) -> float:
    """Return the number of random chess moves per second."""
    random, count = Random(1), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        count += _chess_game(random)
    return count / (time.perf_counter() - start)


def _compare(
    one: Callable[[], object], other: Callable[[], object], seconds: float
) -> tuple[float, float]:
    """Run two functions alternately; return the best time of each in seconds per call."""
    best = [float("inf"), float("inf")]
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for index, action in enumerate((one, other)):
            begin = time.perf_counter()
            for _ in range(20):
                action()
            best[index] = min(best[index], (time.perf_counter() - begin) / 20)
    return best[0], best[1]
