"""`ostrog mutate`: measures how many small faults in the code of a game its tests notice."""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress
from rich.table import Column, Table

from ostrog.cli.commands.games import find_base
from ostrog.cli.commands.rules import tests_folder
from ostrog.cli.terminal.arguments import GameArgument, JsonOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.testing.mutation.mutants import MutantKind
from ostrog.testing.mutation.mutation_runs import (
    NO_RULES,
    SECONDS,
    CannotMutate,
    Drawn,
    ReportedMutant,
    Tried,
)
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
            f"given, {' and '.join(NO_RULES)} are left out.",
        ),
    ] = None,
    kinds: Annotated[
        list[MutantKind] | None,
        typer.Option(help="Draw only mutants of this kind; once for each. Otherwise of all."),
    ] = None,
    again: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Draw nothing, but try the mutants that survived in this report (--json).",
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
    then_all: Annotated[
        bool,
        typer.Option(
            "--then-all",
            help="Let the mutants that survive meet all tests of the game, with citations or not.",
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
    seen = None if again is None else _survivors(again)
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
                kinds=kinds or tuple(MutantKind),
                again=seen,
                only_citing=only_citing,
                then_all=then_all,
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
        _show(f"--again {again}" if again else f"--seed {seed}", drawn, results, percent)
        if then_all:
            _show_suite(results)
        if seen is not None and len(drawn) < len(seen):
            gone = f"{len(seen) - len(drawn)} of {len(seen)} mutants of {again} no longer fit."
            console(stderr=True).print(gone, style="yellow")
    if len(results) < len(drawn):
        raise typer.Exit(INTERRUPTED)
    if percent < fail_under:
        if not as_json:
            console(stderr=True).print(f"That is less than {fail_under:g}%.", style="red")
        raise typer.Exit(1)


def _survivors(report: Path) -> list[ReportedMutant]:
    """Return the mutants that no citing test killed in an earlier run, from its report."""
    try:
        found = msgspec.json.decode(report.read_bytes(), type=_Report)
    except msgspec.DecodeError as error:
        raise UsageTrouble(f"{report} is no report of `ostrog mutate --json`: {error}.") from error
    return [
        ReportedMutant(each.module, each.line, each.function, each.old, each.new, each.kind)
        for each in found.mutants
        if not each.killed
    ]


class _Reported(msgspec.Struct):
    module: str
    line: int
    function: str
    old: str
    new: str
    kind: str
    killed: bool


class _Report(msgspec.Struct):
    mutants: list[_Reported]


def _by_kind(results: Sequence[Tried]) -> dict[MutantKind, list[Tried]]:
    found = {
        kind: [each for each in results if each.drawn.mutant.kind == kind] for kind in MutantKind
    }
    return {kind: tried for kind, tried in found.items() if tried}


def _described(
    seed: int, drawn: Sequence[Drawn], results: Sequence[Tried], percent: float
) -> dict[str, object]:
    return {
        "seed": seed,
        "drawn": len(drawn),
        "tried": len(results),
        "killed": sum(tried.killed for tried in results),
        "killed_by_suite": sum(tried.by_suite for tried in results),
        "percent": percent,
        "kinds": {
            kind: {
                "tried": len(tried),
                "killed": sum(each.killed for each in tried),
                "killed_by_suite": sum(each.by_suite for each in tried),
            }
            for kind, tried in _by_kind(results).items()
        },
        "mutants": [
            {
                "module": tried.drawn.module.name,
                "line": tried.drawn.mutant.line,
                "function": tried.drawn.mutant.function,
                "old": tried.drawn.mutant.old,
                "new": tried.drawn.mutant.new,
                "kind": tried.drawn.mutant.kind,
                "killed": tried.killed,
                "killed_by_suite": tried.by_suite,
                "by": tried.by,
            }
            for tried in results
        ],
    }


def _show(again: str, drawn: Sequence[Drawn], results: Sequence[Tried], percent: float) -> None:
    screen = console()
    survivors = [tried.drawn for tried in results if tried.survived]
    if survivors:
        table = Table("survivor", "function", "kind", Column("old -> new", overflow="fold"))
        for each in survivors:
            mutant = each.mutant
            place = f"{each.module.name.rpartition('.')[2]}:{mutant.line}"
            shown = mutant.text or each.line == mutant.new
            context = "" if shown else f"\n  {each.line}"
            change = f"{mutant.old} -> {mutant.new}{context}"
            table.add_row(place, mutant.function, mutant.kind, change)
        screen.print(table)
    if len(results) < len(drawn):
        screen.print(f"Interrupted: {len(results)} of {len(drawn)} mutants were tried.")
    if not results:
        return
    kinds = Table("kind", Column("killed", justify="right"), Column("of", justify="right"))
    for kind, tried in _by_kind(results).items():
        kinds.add_row(kind, str(sum(each.killed for each in tried)), str(len(tried)))
    screen.print(kinds)
    # Rounded down, so that 100 % means all.
    shown_percent = math.floor(10 * percent) / 10
    killed = sum(tried.killed for tried in results)
    screen.print(f"{killed} of {len(results)} mutants are killed: {shown_percent:g}% ({again}).")


def _show_suite(results: Sequence[Tried]) -> None:
    """Say how many of the others the whole suite kills."""
    others = [tried for tried in results if not tried.killed]
    killed = sum(tried.by_suite for tried in others)
    console().print(f"The whole suite kills {killed} of the other {len(others)}.")
