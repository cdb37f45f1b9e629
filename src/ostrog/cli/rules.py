"""`ostrog rules`: a game's rule index, its coverage by tests, and proof that the tests bite."""

from __future__ import annotations

import dataclasses
import json
import math
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Column, Table

from ostrog.cli import speaking
from ostrog.cli.arguments import GameArgument, JsonOption
from ostrog.cli.games import find_game
from ostrog.cli.speaking import LanguageOption, Trouble
from ostrog.kernel import Rulebook, Statement
from ostrog.testing.citations import MOST_RULES, NoProject, collect_citations
from ostrog.testing.coverage import Coverage, cover
from ostrog.testing.proving import CannotProve, Proof, Verdict, prove

COLOURS = {
    Verdict.BITES: "green",
    Verdict.DOES_NOT_BITE: "red",
    Verdict.NO_PATCH: "yellow",
    Verdict.ERROR: "red",
}


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Show only the rules with all of these words."),
    ] = None,
    *,
    as_json: JsonOption = False,
    language: LanguageOption = None,
    only_open: Annotated[
        bool,
        typer.Option("--open", help="Show only the rules that fill a gap in the game's sources."),
    ] = False,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Report which rules have a test that cites them.")
    ] = False,
    fail_under: Annotated[
        float | None,
        typer.Option(
            metavar="PERCENT",
            min=0,
            max=100,
            help="With --coverage: exit with 1 if fewer of the breakable rules have a test.",
        ),
    ] = None,
    prove_count: Annotated[
        int | None,
        typer.Option(
            "--prove",
            metavar="N",
            min=1,
            help="Break N rules drawn by lot, one at a time, each in a copy of the project; exit "
            "with 1 unless every time a test that cites the rule fails.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="S", help="With --prove: draws the same rules again; otherwise by chance."
        ),
    ] = None,
    tests: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the tests are; tests/games/<name> if there is such a folder, else tests.",
        ),
    ] = None,
    patches: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="With --prove: where <id>.patch breaks each rule; <tests>/broken_rules if not "
            "given.",
        ),
    ] = None,
) -> None:
    """Show or search the rules of a game, or look how well its tests guard them.

    A test cites the rules it shows with @pytest.mark.rule("ID"), at most three of them. A rule
    marked as unbreakable in the rulebook needs no test, and one marked as open is a ruling of ours.
    """
    proving = prove_count is not None
    if proving and coverage:
        raise Trouble("--coverage and --prove are two different questions: ask one at a time.")
    if words and (coverage or proving):
        raise Trouble("Words search the rules; leave them out with --coverage and --prove.")
    if only_open and (coverage or proving):
        raise Trouble("--open shows rules; leave it out with --coverage and --prove.")
    if tests is not None and not (coverage or proving):
        raise Trouble("--tests goes with --coverage or --prove.")
    if fail_under is not None and not coverage:
        raise Trouble("--fail-under goes with --coverage.")
    if (seed is not None or patches is not None) and not proving:
        raise Trouble("--seed and --patches go with --prove.")
    speaking.speak(language)
    found = find_game(game)
    if found.rulebook is None:
        raise Trouble(f"{found.name} has no rulebook: give its Game one, `rulebook=...`.")
    try:
        if coverage:
            _coverage(found.rulebook, tests_folder(found.name, tests), as_json, fail_under or 0)
        elif prove_count is not None:
            folder = tests_folder(found.name, tests)
            _prove(
                found.rulebook,
                folder,
                patches or folder / "broken_rules",
                count=prove_count,
                seed=secrets.randbelow(2**32) if seed is None else seed,
                as_json=as_json,
            )
        else:
            read = found.rulebook_in(speaking.language()) or found.rulebook
            searched = read.search(" ".join(words or ()))
            _index([each for each in searched if each.open or not only_open], as_json)
    except SyntaxError as error:
        raise Trouble(f"Mend {error.filename}, line {error.lineno}: {error.msg}.") from error
    except (NoProject, CannotProve) as error:
        raise Trouble(f"Cannot look at the tests: {error}") from error


def tests_folder(game: str, tests: Path | None) -> Path:
    """Where the tests of a game are: as told, else where such tests usually are."""
    own = Path("tests/games", game)
    folder = tests or (own if own.is_dir() else Path("tests"))
    if not folder.is_dir():
        raise Trouble(f"There is no folder {folder}: say with --tests where the tests are.")
    return folder


def _index(statements: Sequence[Statement], as_json: bool) -> None:
    if as_json:
        print(msgspec.json.encode(statements).decode())
    elif statements:
        table = Table("rule", "chapter", "says")
        for each in statements:
            marks = {"unbreakable": each.unbreakable, "open": each.open}
            notes = [f"\n[dim]{mark}: {escape(why)}[/dim]" for mark, why in marks.items() if why]
            table.add_row(each.id, escape(each.chapter), escape(each.text) + "".join(notes))
        Console().print(table)
    else:
        Console(stderr=True).print("No rule fits: ask for less.")
    if not statements:
        raise typer.Exit(1)


def _coverage(rulebook: Rulebook, tests: Path, as_json: bool, fail_under: float) -> None:
    found = cover(rulebook, collect_citations(tests))
    if as_json:
        figures = {"percent": found.percent, "untested": found.untested}
        print(json.dumps(figures | dataclasses.asdict(found)))
    else:
        _show_coverage(rulebook, found)
    if found.percent < fail_under:
        if not as_json:
            Console(stderr=True).print(f"[red]That is less than {fail_under:g}%.[/red]")
        raise typer.Exit(1)


def _show_coverage(rulebook: Rulebook, found: Coverage) -> None:
    console = Console(highlight=False)
    table = Table("rule", Column("tests", overflow="fold"))
    for rule, citing in found.tests.items():
        if citing:
            shown = escape("\n".join(citing))
        elif rule in found.unbreakable:
            shown = f"[dim]unbreakable: {escape(found.unbreakable[rule])}[/dim]"
        else:
            shown = f"[red]no test[/red] [dim]{escape(rulebook[rule].text)}[/dim]"
        table.add_row(rule, shown)
    console.print(table)
    for rule, citing in found.unknown.items():
        console.print(f"[yellow]{escape(rule)} is not in the rulebook:[/yellow]")
        console.print(escape("\n".join(f"  {test}" for test in citing)))
    for each in found.too_many:
        console.print(
            f"[yellow]Cites more than {MOST_RULES} rules and counts for none:[/yellow]\n"
            f"  {escape(each.test)} ({escape(', '.join(each.rules))})"
        )
    # Rounded down, so that a hundred means all.
    percent = math.floor(10 * found.percent) / 10
    console.print(f"{len(found.tested)} of {len(found.breakable)} breakable rules: {percent:g}%")


def _prove(
    rulebook: Rulebook,
    tests: Path,
    patches: Path,
    *,
    count: int,
    seed: int,
    as_json: bool,
) -> None:
    errors = Console(stderr=True, highlight=False)
    with Progress(transient=True, console=errors) as progress:
        task = progress.add_task("Breaking rules", total=None)

        def drawn(rules: Sequence[str]) -> None:
            errors.print(f"Seed {seed} draws {', '.join(rules) or 'nothing'}.")
            progress.update(task, total=len(rules))

        proofs = prove(
            rulebook,
            tests,
            patches,
            count,
            seed,
            on_draw=drawn,
            on_proof=lambda proof: progress.advance(task),
        )
    if not proofs:
        raise Trouble(f"No test in {tests} cites a breakable rule: there is nothing to prove.")
    if as_json:
        print(json.dumps({"seed": seed, "proofs": [dataclasses.asdict(each) for each in proofs]}))
    else:
        _show_proofs(proofs, seed)
    if any(proof.verdict != Verdict.BITES for proof in proofs):
        raise typer.Exit(1)


def _show_proofs(proofs: Sequence[Proof], seed: int) -> None:
    table = Table("rule", "its tests", Column("detail", overflow="fold"))
    for proof in proofs:
        colour = COLOURS[proof.verdict]
        detail = proof.detail or "\n".join(proof.tests)
        table.add_row(proof.rule, f"[{colour}]{proof.verdict}[/{colour}]", escape(detail))
    console = Console(highlight=False)
    console.print(table)
    biting = sum(proof.verdict == Verdict.BITES for proof in proofs)
    console.print(f"{biting} of {len(proofs)} broken rules are noticed (--seed {seed}).")
