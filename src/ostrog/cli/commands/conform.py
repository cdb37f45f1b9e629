"""`ostrog conform`: runs the conformance checks on a game and prints what each examined."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from ostrog.cli.commands.games import GROUP, find_game
from ostrog.cli.terminal.arguments import GameArgument, JsonOption, SeedOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.testing.conformance.check_reports import CheckReport
from ostrog.testing.conformance.checks import CHECKS, run_check
from ostrog.testing.conformance.subjects import Subject, subjects_of


def conform(
    game: GameArgument,
    *,
    scenario: Annotated[
        list[str] | None, typer.Option(help="A scenario; all of them if not given.")
    ] = None,
    expansion: Annotated[
        list[str] | None,
        typer.Option(help="An expansion; with and without all of them if not given."),
    ] = None,
    check: Annotated[
        list[str] | None, typer.Option(help=f"One of {', '.join(CHECKS)}; all if not given.")
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Random games a check.")] = 20,
    seed: SeedOption = 0,
    as_json: JsonOption = False,
) -> None:
    """Check what every game must keep: nothing leaks, nothing drifts, undo is safe, games end.

    Exits with 1 if a check fails.
    """
    subjects = _subjects(game, scenario, expansion)
    unknown = set(check or ()) - set(CHECKS)
    if unknown:
        raise UsageTrouble(
            f"There is no check {', '.join(sorted(unknown))}: try {', '.join(CHECKS)}."
        )
    reports = []
    names = check or list(CHECKS)
    with Progress(transient=True, console=console(stderr=True)) as progress:
        whole = progress.add_task("", total=len(subjects) * len(names) * games)
        for number, subject in enumerate(subjects):
            for place, name in enumerate(names):
                before = (number * len(names) + place) * games
                progress.update(whole, description=f"{subject}: {name}", completed=before)

                def advance(done: int, _: int, before: int = before) -> None:
                    progress.update(whole, completed=before + done)

                reports.append(run_check(name, subject, games, seed, advance))
    if as_json:
        for report in reports:
            print(json.dumps({**msgspec.to_builtins(report), "passed": report.passed}))
    else:
        _show(reports)
    if not all(report.passed for report in reports):
        raise typer.Exit(1)


def _subjects(
    name: str, scenarios: list[str] | None, expansions: list[str] | None
) -> list[Subject]:
    game = find_game(name)
    for scenario in scenarios or ():
        try:
            game.scenario(scenario)
        except LookupError as error:
            known = ", ".join(each.name for each in game.scenarios)
            raise UsageTrouble(f"{name} has no scenario {scenario!r}: try {known}.") from error
    places = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    spec = places.get(name, name)
    if expansions is not None:
        missing = set(expansions) - {expansion.name for expansion in game.expansions}
        if missing:
            raise UsageTrouble(f"{name} has no expansion {', '.join(sorted(missing))}.")
        wanted = scenarios or [scenario.name for scenario in game.scenarios]
        return [Subject(spec, scenario, tuple(expansions)) for scenario in wanted]
    return [s for s in subjects_of(spec) if not scenarios or s.scenario in scenarios]


def _show(reports: list[CheckReport]) -> None:
    table = Table("game", "check", "", "examined", show_lines=False)
    for report in reports:
        examined = [f"{count:,} {what}" for what, count in report.examined.items()]
        examined += [f"{kind} differed in {share:.0%}" for kind, share in report.shares.items()]
        mark = "passed" if report.passed else "FAILED"
        table.add_row(report.subject, report.check, mark, "\n".join(examined))
        for problem in report.problems:
            table.add_row("", "", "", f"! {problem}")
        for hint in report.hints:
            table.add_row("", "", "", f"? {hint}")
    console().print(table)
