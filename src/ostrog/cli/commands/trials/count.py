"""`ostrog count`: counts the legal sequences of choices from the named positions of a game."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.arguments import GameArgument, JsonOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.testing.random_play.counting import count_sequences


def count(
    game: GameArgument,
    depth: Annotated[
        int, typer.Option(metavar="N", min=1, help="The longest sequences to count.")
    ] = 3,
    as_json: JsonOption = False,
) -> None:
    """Count the legal sequences of choices from each named position of a game.

    Two versions of the rules that allow the same give the same numbers.
    """
    found = find_game(game)
    if not found.positions:
        raise UsageTrouble(f"{found.name} names no positions: give its Game some `positions`.")
    counts = {
        name: count_sequences(make(), depth)
        for name, make in track(
            found.positions.items(),
            "Counting",
            total=len(found.positions),
            console=console(stderr=True),
            transient=True,
        )
    }
    if as_json:
        print(json.dumps(counts))
        return
    table = Table("position", *(str(length) for length in range(1, depth + 1)))
    for name, numbers in counts.items():
        table.add_row(name, *(f"{number:,}" for number in numbers))
    console().print(table)
