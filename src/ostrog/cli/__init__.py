"""The `ostrog` command."""

from __future__ import annotations

import typer

from ostrog.cli import bench

app = typer.Typer(
    help="Plays asymmetric war board games in full, by the rules.",
    no_args_is_help=True,
    add_completion=False,
)
app.add_typer(bench.app, name="bench")
