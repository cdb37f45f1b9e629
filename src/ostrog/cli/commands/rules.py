"""`ostrog rules`: the rules of a game, their test coverage, and proof that tests notice faults."""

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
from rich.table import Column, Table

from ostrog.cli.commands.games import find_base
from ostrog.cli.terminal import messages
from ostrog.cli.terminal.arguments import GameArgument, JsonOption
from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble
from ostrog.cli.terminal.proofs import Choice, show_proofs, show_stale, write_entry
from ostrog.kernel import (
    Expansion,
    Game,
    Rulebook,
    State,
    Statement,
    find_expansions,
    rulebook_in,
)
from ostrog.testing.broken_rules.entries import BadEntries
from ostrog.testing.broken_rules.guards import NoGuards, find_guards
from ostrog.testing.broken_rules.proving import CannotProve
from ostrog.testing.rule_tests.citations import MOST_RULES, NoProject, collect_citations
from ostrog.testing.rule_tests.rule_coverage import Coverage, cover


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Show only the rules with all of these words."),
    ] = None,
    *,
    expansion: Annotated[
        str | None,
        typer.Option(
            "--expansion",
            "--with",
            help="Ask about the rules of this expansion of the game instead.",
        ),
    ] = None,
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
    prove: Annotated[
        str | None,
        typer.Option(
            metavar="N|all|RULE",
            help="Break N rules drawn by lot, or all, or one, each in a copy of the project; exit "
            "with 1 unless every time a test that cites the rule fails.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="S", help="With --prove N: draws the same rules again; otherwise by chance."
        ),
    ] = None,
    since: Annotated[
        str | None,
        typer.Option(
            metavar="COMMIT",
            help="With --prove N: also break the rules whose code, tests or entries have changed "
            "since this commit.",
        ),
    ] = None,
    most: Annotated[
        int | None,
        typer.Option(metavar="M", min=1, help="With --since: at most M of those."),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="With --prove: keeps what was proven, so that an interrupted run goes on there.",
        ),
    ] = None,
    stale: Annotated[
        bool,
        typer.Option(
            "--stale",
            help="List the broken rules that no longer fit the code, with proposals where they "
            "belong now; exit with 1 if there are any.",
        ),
    ] = False,
    write: Annotated[
        str | None,
        typer.Option(
            metavar="RULE",
            help="Write the entry that breaks this rule from a diff on standard input.",
        ),
    ] = None,
    tests: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the tests are; tests/games/<name> or tests/expansions/<name> if there is "
            "such a folder, else tests.",
        ),
    ] = None,
    entries: Annotated[
        Path | None,
        typer.Option(
            metavar="DIR",
            help="Where the broken rules are; <tests>/broken_rules if not given.",
        ),
    ] = None,
) -> None:
    """Show or search the rules of a game, or look how well its tests guard them.

    A test cites the rules it shows with @pytest.mark.rule("ID"), at most three of them. A rule
    marked as unbreakable in the rulebook needs no test, and one marked as open is a ruling of ours.
    """
    questions = [coverage, prove is not None, stale, write is not None]
    guarding = any(questions[1:])
    if sum(questions) > 1:
        raise UsageTrouble("--coverage, --prove, --stale and --write: ask one at a time.")
    if (words or only_open) and any(questions):
        raise UsageTrouble(
            "Words and --open search the rules; leave them out with other questions."
        )
    if tests is not None and not any(questions):
        raise UsageTrouble("--tests goes with --coverage, --prove, --stale or --write.")
    if fail_under is not None and not coverage:
        raise UsageTrouble("--fail-under goes with --coverage.")
    if entries is not None and not guarding:
        raise UsageTrouble("--entries goes with --prove, --stale or --write.")
    drawing = {"--seed": seed, "--since": since, "--most": most, "--results": results}
    if prove is None and any(value is not None for value in drawing.values()):
        raise UsageTrouble(f"{', '.join(drawing)} go with --prove.")
    messages.speak(language)
    found = _asked_about(find_base(game), expansion)
    if found.rulebook is None:
        raise UsageTrouble(f"{found.name} has no rulebook: give it one, `rulebook=...`.")
    try:
        if coverage:
            _coverage(found.rulebook, tests_folder(found.name, tests), as_json, fail_under or 0)
        elif guarding:
            guards = find_guards(found, tests_folder(found.name, tests), entries)
            if prove is not None:
                seed = secrets.randbelow(2**32) if seed is None else seed
                choice = Choice(prove, seed, since, most)
                show_proofs(guards, choice, results, as_json=as_json)
            elif write is not None:
                write_entry(guards, found.rulebook, write)
            else:
                show_stale(guards, as_json=as_json)
        else:
            read = rulebook_in(found, messages.language()) or found.rulebook
            searched = read.search(" ".join(words or ()))
            _index([each for each in searched if each.open or not only_open], as_json)
    except SyntaxError as error:
        raise UsageTrouble(f"Mend {error.filename}, line {error.lineno}: {error.msg}.") from error
    except BadEntries as error:
        raise UsageTrouble(f"Mend {error}.") from error
    except (NoProject, NoGuards, CannotProve) as error:
        raise UsageTrouble(f"Cannot look at the tests: {error}") from error


def _asked_about(game: Game[State], expansion: str | None) -> Game[State] | Expansion:
    """Return the game, or one of its expansions."""
    if expansion is None:
        return game
    known = (*game.expansions, *find_expansions(game).fitting)
    for each in known:
        if each.name == expansion:
            return each
    names = ", ".join(each.name for each in known) or "none"
    raise UsageTrouble(f"{game.name} has no expansion {expansion!r}: it has {names}.")


def tests_folder(game: str, tests: Path | None) -> Path:
    """Return the folder of the tests of a game or an expansion: the given one, else the usual."""
    own = [Path("tests", kind, game) for kind in ("games", "expansions")]
    folder = tests or next((each for each in own if each.is_dir()), Path("tests"))
    if not folder.is_dir():
        raise UsageTrouble(f"There is no folder {folder}: say with --tests where the tests are.")
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
    # Rounded down, so that 100 % means all.
    percent = math.floor(10 * found.percent) / 10
    console.print(f"{len(found.tested)} of {len(found.breakable)} breakable rules: {percent:g}%")
