"""`ostrog pairs`: plays games in which two effects are at hand, and reports what goes wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.metadata import entry_points
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from ostrog.cli.commands.games import GROUP, find_game
from ostrog.cli.terminal.arguments import (
    ExpansionOption,
    GameArgument,
    JsonOption,
    ScenarioOption,
    SeedOption,
)
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.testing.conformance.subjects import Subject
from ostrog.testing.soundness.pairing import NoPairs, PairReport, pairs_of, play_pairs

MOST_CHOICES = 30
"""Largest number of choices shown for a finding; of longer games the last ones are shown."""


def pairs(
    game: GameArgument,
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    count: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many pairs to play, in a random order.")
    ] = 1000,
    only: Annotated[
        str | None,
        typer.Option(metavar="ONE,OTHER", help="Play only this pair, as often as `--count` says."),
    ] = None,
    seed: SeedOption = 0,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games are played at a time.")
    ] = 1,
    as_json: JsonOption = False,
) -> None:
    """Play games in which two effects are at hand, and look for what goes wrong together.

    The two are brought in as the game declares it, and choices that use them are preferred. Every
    fault is shown once. Exits with 1 if there is any.
    """
    found = find_game(game)
    chosen, expansions = scenario or found.scenarios[0].name, tuple(expansion or ())
    spec = {entry.name: entry.value for entry in entry_points(group=GROUP)}.get(game, game)
    subject = Subject(spec, chosen, expansions)
    try:
        found.compose(expansions)
        names = pairs_of(subject).effects(found.scenario(chosen))
    except NoPairs as error:
        raise UsageTrouble(f"{error.args[0]}: give its Game `pairs=...`.") from error
    except (LookupError, ValueError) as error:
        raise UsageTrouble(f"This game cannot be set up: {error.args[0]}.") from error
    with Progress(transient=True, console=console(stderr=True)) as progress:
        task = progress.add_task("Playing pairs", total=count)
        report = play_pairs(
            subject,
            count=count,
            seed=seed,
            workers=workers,
            only=None if only is None else _two(only, names),
            progress=lambda done: progress.update(task, completed=done),
        )
    if as_json:
        print(json.dumps(msgspec.to_builtins(report)))
    else:
        _show(report, seed)
    if report.findings:
        raise typer.Exit(1)


def _two(only: str, names: Sequence[str]) -> tuple[str, str]:
    two = tuple(name.strip() for name in only.split(","))
    missing = [name for name in two if name not in names]
    if len(two) != 2 or missing:
        raise UsageTrouble(f"Name two effects, such as {','.join(names[:2])}: not {only}.")
    return two[0], two[1]


def _show(report: PairReport, seed: int) -> None:
    screen = console()
    for finding in report.findings:
        screen.print(f"{finding.kind}: {finding.message}", style="bold red")
        times = report.faults[f"{finding.kind} {finding.cause}"]
        screen.print(f"  with {' and '.join(finding.pair)}, pair {finding.number} of seed {seed}")
        for number, choice in list(enumerate(finding.choices, start=1))[-MOST_CHOICES:]:
            screen.print(f"  {number:>4} {choice}")
        screen.print(f"  met in {times} games, of which this is the shortest")
    screen.print(
        f"{report.pairs} pairs, {report.decisions} decisions: {report.used} pairs used, "
        f"{report.together} of them in force together; {report.impossible} cannot meet. "
        f"{report.different} of {report.possible} different pairs have met."
    )
    if not report.findings:
        screen.print("Nothing was found.", style="bold green")
