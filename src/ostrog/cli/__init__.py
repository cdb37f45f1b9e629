"""The `ostrog` command: one loader function for each of its subcommands."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

import typer

from ostrog.cli.lazy import HomeCommand, LabCommand, Lazy, Loaded, ServerCommand
from ostrog.cli.terminal.messages import say

app = typer.Typer(help=say("help-app"), no_args_is_help=True, add_completion=False)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ostrog {version('ostrog')}")
        raise typer.Exit


@app.callback()
def _options(
    _: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_tell_version, help=say("help-version")),
    ] = False,
) -> None:
    pass


@app.command("games", cls=Lazy, help=say("help-games"))
def _games() -> Loaded:
    from ostrog.cli.commands.games import games

    return games


@app.command("new-game", cls=Lazy, help=say("help-new-game"))
def _new_game() -> Loaded:
    from ostrog.cli.new_game.project_files import new_game

    return new_game


@app.command("play", cls=Lazy, help=say("help-play"))
def _play() -> Loaded:
    from ostrog.cli.commands.play import play

    return play


@app.command("home", cls=HomeCommand, help=say("help-home"))
def _home() -> Loaded:
    from ostrog.cli.home.own_server import home

    return home


@app.command("replay", cls=Lazy, help=say("help-replay"))
def _replay() -> Loaded:
    from ostrog.cli.commands.records import replay

    return replay


@app.command("verify", cls=Lazy, help=say("help-verify"))
def _verify() -> Loaded:
    from ostrog.cli.commands.records import verify

    return verify


@app.command("values", cls=Lazy, help=say("help-values"))
def _values() -> Loaded:
    from ostrog.cli.commands.values import values

    return values


@app.command("rules", cls=Lazy)
def _rules() -> Loaded:
    """Show or search the rules of a game, or look how well its tests guard them."""
    from ostrog.cli.commands.rules import rules

    return rules


@app.command("mutate", cls=Lazy)
def _mutate() -> Loaded:
    """Write small faults into a copy of a game, one by one, and count how many a test notices."""
    from ostrog.cli.commands.mutate import mutate

    return mutate


@app.command("conform", cls=Lazy)
def _conform() -> Loaded:
    """Check what every game must keep: nothing leaks, nothing drifts, undo is safe, games end."""
    from ostrog.cli.commands.conform import conform

    return conform


@app.command("fuzz", cls=Lazy)
def _fuzz() -> Loaded:
    """Look for crashes, dead ends, endless games, broken invariants and accepted nonsense."""
    from ostrog.cli.commands.fuzz import fuzz

    return fuzz


@app.command("pairs", cls=Lazy)
def _pairs() -> Loaded:
    """Play games in which two effects are at hand, and look for what goes wrong together."""
    from ostrog.cli.commands.trials.pairs import pairs

    return pairs


@app.command("playthrough", cls=Lazy)
def _playthrough() -> Loaded:
    """Play a game at random and print every observer's view after every choice."""
    from ostrog.cli.commands.playthrough import playthrough

    return playthrough


@app.command("count", cls=Lazy)
def _count() -> Loaded:
    """Count the legal sequences of choices from each named position of a game."""
    from ostrog.cli.commands.trials.count import count

    return count


@app.command("tally", cls=Lazy)
def _tally() -> Loaded:
    """Play random games that seek what was seldom tried, and count what occurred."""
    from ostrog.cli.commands.trials.tally import tally

    return tally


@app.command("bench", cls=Lazy)
def _bench() -> Loaded:
    """Measure speed, as ratios in one run."""
    from ostrog.cli.commands.bench import bench

    return bench


@app.command("schema", cls=Lazy)
def _schema() -> Loaded:
    """Print the JSON schema of all messages between client and server."""
    from ostrog.cli.commands.schema import schema

    return schema


@app.command("migrate", cls=ServerCommand)
def _migrate() -> Loaded:
    """Create the database if it is not there, and bring it up to date."""
    from ostrog.cli.commands.serve import migrate

    return migrate


@app.command("serve", cls=ServerCommand)
def _serve() -> Loaded:
    """Serve matches to browsers."""
    from ostrog.cli.commands.serve import serve

    return serve


@app.command("worker", cls=ServerCommand)
def _worker() -> Loaded:
    """Do the jobs of a server that leaves them to others: OSTROG_WORKER=apart."""
    from ostrog.cli.commands.serve import worker

    return worker


@app.command("lab", cls=LabCommand)
def _lab() -> Loaded:
    """Let bots play each other by the thousand, and see what comes of it."""
    from ostrog.cli.commands.lab import app

    return app


@app.command("admin", cls=ServerCommand)
def _admin() -> Loaded:
    """Look after a server and its matches."""
    from ostrog.cli.commands.admin import app

    return app
