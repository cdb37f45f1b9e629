"""`ostrog bench`: speed as ratios measured in one run."""

from __future__ import annotations

import importlib
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ostrog.kernel import Game, Mixer, State, asks, choose, decode, encode, new

app = typer.Typer(help="Measure speed, as ratios in one run.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure speed, as ratios in one run."""


@app.command()
def kernel(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Measure for a moment only.")] = False,
) -> None:
    """Compare the kernel with python-chess, and cloning with a msgpack round trip.

    Runs in a checkout, since the proof games it plays are not shipped.
    """
    rounds, seconds = (5, 0.05) if quick else (60, 0.15)
    try:
        sys.path.insert(0, str(Path("tests").resolve()))
        parade: Game[State] = importlib.import_module("proof.parade").game
        middle_earth: Game[State] = importlib.import_module("proof.middle_earth").game
        chess_moves = _chess_moves
        importlib.import_module("chess")
    except ImportError as error:
        Console(stderr=True).print(
            f"[red]{error.name} is missing:[/red] run this in a checkout, with `uv run`."
        )
        raise typer.Exit(2) from error
    figures = _measure(parade, middle_earth, chess_moves, rounds, seconds)
    if as_json:
        print(json.dumps(figures))
        return
    table = Table("figure", "value")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.2f}")
    Console().print(table)


def _measure(
    parade: Game[State],
    middle_earth: Game[State],
    chess_moves: Callable[[float], float],
    rounds: int,
    seconds: float,
) -> dict[str, float]:
    """Alternate between the two sides, so that a slow moment of the machine hits both."""
    decisions, moves = [], []
    state = new(middle_earth, "four", Mixer(1))
    with Progress(transient=True, console=Console(stderr=True)) as progress:
        task = progress.add_task("Measuring", total=rounds)
        for number in range(rounds):
            decisions.append(_decisions(parade, seconds, number))
            moves.append(chess_moves(seconds))
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
    """Random decisions a second."""
    random, count = Random(seed), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = new(game, game.scenarios[0].name, Mixer(random.getrandbits(64)))
        while state.outcome is None:
            ask = asks(state)[0]
            choose(state, ask.seat, random.choice(ask.options))
            count += 1
    return count / (time.perf_counter() - start)


def _chess_moves(seconds: float) -> float:
    """Random chess moves a second, in games of at most 300 plies."""
    chess = importlib.import_module("chess")
    random, count = Random(1), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        board = chess.Board()
        for _ in range(300):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(random.choice(legal))
            count += 1
    return count / (time.perf_counter() - start)


def _compare(
    one: Callable[[], object], other: Callable[[], object], seconds: float
) -> tuple[float, float]:
    """The best time of each, taken in turns."""
    best = [float("inf"), float("inf")]
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for index, action in enumerate((one, other)):
            begin = time.perf_counter()
            for _ in range(20):
                action()
            best[index] = min(best[index], (time.perf_counter() - begin) / 20)
    return best[0], best[1]
