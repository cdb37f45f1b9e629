"""`ostrog fuzz`: plays random games with legal and illegal inputs and reports faults."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress

from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.arguments import (
    ExpansionOption,
    GameArgument,
    JsonOption,
    ScenarioOption,
    SeedOption,
)
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.kernel import Game, State, read_record, write_record
from ostrog.kernel.matches.records import Chose
from ostrog.testing.random_play.findings import CAP, Finding, replay_finding
from ostrog.testing.random_play.fuzzing import FuzzReport
from ostrog.testing.random_play.fuzzing import fuzz as run
from ostrog.testing.random_play.shrinking import MOST_REPLAYS, shrink

MOST_CHOICES = 30
"""Largest number of choices shown for a finding; of longer games the last ones are shown."""


def fuzz(
    game: GameArgument,
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to play.")] = 100,
    seed: SeedOption = 0,
    cap: Annotated[
        int,
        typer.Option(metavar="N", min=1, help="So many choices without an outcome are too many."),
    ] = CAP,
    save: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Write the record of each finding, made short, here."),
    ] = None,
    again: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play a written record again and say what goes wrong."),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Look for crashes, dead ends, endless games, broken invariants and accepted nonsense.

    Each fault is shown once, in the shortest game that could be made of it. Exit with 1 if there
    is any.
    """
    found = find_game(game)
    if again is not None:
        _play_again(found, again)
        return
    chosen = scenario or found.scenarios[0].name
    expansions = tuple(expansion or ())
    try:
        found.scenario(chosen)
        found.compose(expansions)
    except (LookupError, ValueError) as error:
        raise UsageTrouble(f"This game cannot be set up: {error.args[0]}.") from error
    with Progress(transient=True, console=console(stderr=True)) as progress:
        task = progress.add_task("Playing", total=games)
        report = run(
            found,
            chosen,
            expansions,
            games=games,
            seed=seed,
            cap=cap,
            progress=lambda done: progress.update(task, completed=done),
        )
        for finding in report.findings:  # told at once, since shortening may take an hour
            _save(save, found.name, finding)
            progress.console.print(f"{finding.kind}: {finding.message}", style="bold red")
        findings = [_shrunk(found, finding, progress) for finding in report.findings]
    files = [_save(save, found.name, finding) for finding in findings]
    if as_json:
        print(json.dumps(_described(report, findings, files)))
    else:
        _show(report, findings, files)
    if findings:
        raise typer.Exit(1)


def _play_again(game: Game[State], file: Path) -> None:
    try:
        finding = replay_finding(game, read_record(file.read_bytes()))
    except OSError as error:
        raise UsageTrouble(f"Cannot read {file}: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageTrouble(f"{file} is not a record: {error}.") from error
    if finding is None:
        console().print("Nothing goes wrong in this game any more.", style="bold green")
        return
    _show_finding(finding)
    raise typer.Exit(1)


def _shrunk(game: Game[State], finding: Finding, progress: Progress) -> Finding:
    task = progress.add_task(f"Shortening game {finding.number}", total=MOST_REPLAYS)
    return shrink(game, finding, lambda done: progress.update(task, completed=done))


def _save(folder: Path | None, game: str, finding: Finding) -> Path | None:
    if folder is None:
        return None
    file = folder / f"{game}-{finding.kind}-{finding.number}.record"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(write_record(finding.record))
    except OSError as error:
        raise UsageTrouble(f"Cannot write {file}: {error.strerror}.") from error
    return file


def _choices(finding: Finding) -> list[str]:
    return [
        " ".join((str(entry.seat), *(option.id for option in entry.options)))
        for entry in finding.record.entries
        if isinstance(entry, Chose)
    ]


def _described(
    report: FuzzReport, findings: list[Finding], files: list[Path | None]
) -> dict[str, object]:
    return {
        "games": report.games,
        "choices": report.choices,
        "undone": report.undone,
        "drafts": report.drafts,
        "refused": report.refused,
        "explained": report.explained,
        "outcomes": dict(report.outcomes),
        "findings": [
            {
                "kind": finding.kind,
                "cause": finding.cause,
                "message": finding.message,
                "games": report.faults[f"{finding.kind} {finding.cause}"],
                "number": finding.number,
                "seed": finding.seed.hex(),
                "choices": _choices(finding),
                "file": None if file is None else str(file),
            }
            for finding, file in zip(findings, files, strict=True)
        ],
    }


def _show_finding(finding: Finding) -> None:
    screen = console()
    screen.print(f"{finding.kind}: {finding.message}", style="bold red")
    screen.print(f"  after {finding.choices} choices:")
    for number, choice in list(enumerate(_choices(finding), start=1))[-MOST_CHOICES:]:
        screen.print(f"  {number:>4} {choice}")


def _show(report: FuzzReport, findings: list[Finding], files: list[Path | None]) -> None:
    screen = console()
    for finding, file in zip(findings, files, strict=True):
        _show_finding(finding)
        times = report.faults[f"{finding.kind} {finding.cause}"]
        screen.print(f"  met in {times} games, of which this is the shortest")
        if file is not None:
            screen.print(f"  written to {file}")
    outcomes = ", ".join(f"{rule} {times}" for rule, times in sorted(report.outcomes.items()))
    screen.print(
        f"{report.games} games, {report.choices} choices ({report.undone} undone), "
        f"{report.refused} illegal inputs, {report.explained} questions; ended by: "
        f"{outcomes or 'nothing'}"
    )
    if not findings:
        screen.print("Nothing was found.", style="bold green")
