"""`ostrog mutate`: measures how many small faults in the code of a game its tests notice."""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Column, Table

from ostrog.cli.commands.games import find_base
from ostrog.cli.commands.rules import tests_folder
from ostrog.cli.terminal.arguments import GameArgument, JsonOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.testing.mutation.mutation_runs import PRESENTATION, SECONDS, CannotMutate, Drawn, Tried
from ostrog.testing.mutation.mutation_runs import mutate as run
from ostrog.testing.rule_tests.citations import NoProject

INTERRUPTED = 130
"""Exit code of a command that Ctrl-C ended."""


def mutate(
    game: GameArgument,
    *,
    count: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many mutants to draw by lot.")
    ] = 300,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="Draws the same mutants again; otherwise by chance."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE", help="Change only this module; once for each."),
    ] = None,
    skip: Annotated[
        list[str] | None,
        typer.Option(
            metavar="MODULE",
            help="Leave out this module and what only it imports; once for each. If neither is "
            f"given, `{PRESENTATION}` is left out.",
        ),
    ] = None,
    only_citing: Annotated[
        bool,
        typer.Option(
            "--only-citing",
            help="Run only the tests that cite a rule named where the mutant lies, not those of "
            "its module's other rules.",
        ),
    ] = False,
    tests: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the tests are; tests/games/<name> if there is such a folder, else tests.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many mutants are tried at a time.")
    ] = 2,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.1, help="How long the tests of a mutant may take.")
    ] = SECONDS,
    fail_under: Annotated[
        float,
        typer.Option(
            metavar="PERCENT", min=0, max=100, help="Exit with 1 if fewer mutants are killed."
        ),
    ] = 0,
    as_json: JsonOption = False,
) -> None:
    """Write small faults into a copy of a game, one by one, and count how many a test notices.

    A fault is a mutant, and a test that fails, crashes or does not end kills it. Those that survive
    are listed: each is a mistake that nobody would notice. Ctrl-C keeps what was tried.
    """
    found = find_base(game)
    if found.rulebook is None:
        raise UsageTrouble(f"{found.name} has no rulebook: give its Game one, `rulebook=...`.")
    if seed is None:
        seed = secrets.randbelow(2**32)
    drawn: list[Drawn] = []
    killed = 0
    try:
        with Progress(transient=True, console=console(stderr=True)) as progress:
            task = progress.add_task("Getting ready", total=None)

            def draw(mutants: Sequence[Drawn]) -> None:
                drawn.extend(mutants)
                progress.update(task, total=len(mutants))

            def count_killed(tried: Tried) -> None:
                nonlocal killed
                killed += tried.killed
                progress.update(task, advance=1, description=f"Killed {killed}")

            results = run(
                found,
                tests_folder(found.name, tests),
                count,
                seed,
                only=only or (),
                skip=skip,
                only_citing=only_citing,
                workers=workers,
                seconds=seconds,
                on_draw=draw,
                on_tried=count_killed,
            )
    except SyntaxError as error:
        raise UsageTrouble(f"Mend {error.filename}, line {error.lineno}: {error.msg}.") from error
    except (NoProject, CannotMutate) as error:
        raise UsageTrouble(f"Cannot try the tests: {error}") from error
    percent = 100 * killed / max(1, len(results))
    if as_json:
        print(json.dumps(_described(seed, drawn, results, percent)))
    else:
        _show(seed, drawn, results, percent)
    if len(results) < len(drawn):
        raise typer.Exit(INTERRUPTED)
    if percent < fail_under:
        if not as_json:
            console(stderr=True).print(f"That is less than {fail_under:g}%.", style="red")
        raise typer.Exit(1)


def _described(
    seed: int, drawn: Sequence[Drawn], results: Sequence[Tried], percent: float
) -> dict[str, object]:
    return {
        "seed": seed,
        "drawn": len(drawn),
        "tried": len(results),
        "killed": sum(tried.killed for tried in results),
        "percent": percent,
        "mutants": [
            {
                "module": tried.drawn.module.name,
                "line": tried.drawn.mutant.line,
                "function": tried.drawn.mutant.function,
                "old": tried.drawn.mutant.old,
                "new": tried.drawn.mutant.new,
                "killed": tried.killed,
                "by": tried.by,
            }
            for tried in results
        ],
    }


def _show(seed: int, drawn: Sequence[Drawn], results: Sequence[Tried], percent: float) -> None:
    screen = console()
    survivors = [tried.drawn for tried in results if not tried.killed]
    if survivors:
        table = Table("survivor", "function", Column("old -> new", overflow="fold"))
        for each in survivors:
            mutant = each.mutant
            place = f"{each.module.name.rpartition('.')[2]}:{mutant.line}"
            context = f"\n  {each.line}" if each.line != mutant.new else ""
            table.add_row(place, mutant.function, f"{mutant.old} -> {mutant.new}{context}")
        screen.print(table)
    if len(results) < len(drawn):
        screen.print(f"Interrupted: {len(results)} of {len(drawn)} mutants were tried.")
    if not results:
        return
    # Rounded down, so that 100 % means all.
    shown = math.floor(10 * percent) / 10
    killed = len(results) - len(survivors)
    screen.print(f"{killed} of {len(results)} mutants are killed: {shown:g}% (--seed {seed}).")
