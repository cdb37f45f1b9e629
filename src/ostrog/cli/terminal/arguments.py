"""Arguments that several of the developers' commands share."""

from __future__ import annotations

from typing import Annotated

import typer

GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="An installed game, or `module:attribute` of a game in reach."
    ),
]

ScenarioOption = Annotated[
    str | None, typer.Option(help="The scenario; the game's first one if not given.")
]

ExpansionOption = Annotated[
    list[str] | None, typer.Option(help="An expansion; give it once for each.")
]

SeedOption = Annotated[int, typer.Option(metavar="S", help="The same seed plays the same games.")]

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]
