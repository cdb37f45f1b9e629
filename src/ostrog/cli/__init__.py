"""The `ostrog` command."""

from __future__ import annotations

import typer

from ostrog.cli import (
    admin,
    bench,
    conform,
    count,
    fuzz,
    games,
    lab,
    mutate,
    play,
    playthrough,
    records,
    rules,
    schema,
    serve,
    tally,
)
from ostrog.cli.speaking import say

app = typer.Typer(help=say("help-app"), no_args_is_help=True, add_completion=False)
app.command(help=say("help-games"))(games.games)
app.command(help=say("help-play"))(play.play)
app.command(help=say("help-replay"))(records.replay)
app.command(help=say("help-verify"))(records.verify)
app.command()(rules.rules)
app.command()(mutate.mutate)
app.command()(conform.conform)
app.command()(fuzz.fuzz)
app.command()(playthrough.playthrough)
app.command()(count.count)
app.command()(tally.tally)
app.command()(bench.bench)
app.command()(schema.schema)
app.command()(serve.migrate)
app.command()(serve.serve)
app.command()(serve.worker)
app.add_typer(lab.app, name="lab")
app.add_typer(admin.app, name="admin")
