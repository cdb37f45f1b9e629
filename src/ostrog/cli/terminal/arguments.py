"""Arguments and options that several commands for developers share."""

from __future__ import annotations

from typing import Annotated

import typer

GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="An installed game, or `module:attribute` of a game in reach."
    ),
]
"""The argument that names a game."""

ScenarioOption = Annotated[
    str | None, typer.Option(help="The scenario; the game's first one if not given.")
]
"""The option `--scenario`."""

ExpansionOption = Annotated[
    list[str] | None, typer.Option(help="An expansion; give it once for each.")
]
"""The option `--expansion`, which may be repeated."""

SeedOption = Annotated[int, typer.Option(metavar="S", help="The same seed plays the same games.")]
"""The option `--seed`."""

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]
"""The option `--json`, with untranslated help."""
