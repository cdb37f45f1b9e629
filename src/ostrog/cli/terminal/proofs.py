"""Proofs: the part of `ostrog rules` that breaks rules and checks whether tests notice it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Column, Table

from ostrog.cli.terminal.messages import UsageTrouble
from ostrog.kernel import Rulebook
from ostrog.testing.broken_rules.capture import CannotCapture, capture
from ostrog.testing.broken_rules.edits import DoesNotFit
from ostrog.testing.broken_rules.entries import BrokenRule, to_toml, write_entries
from ostrog.testing.broken_rules.guards import Guards
from ostrog.testing.broken_rules.proving import Proof, ProofVerdict, draw_rules, prove
from ostrog.testing.broken_rules.suggestions import propose
from ostrog.testing.broken_rules.touched import NoHistory, touched_rules
from ostrog.testing.mutation.diffs import BadDiff, apply_diff

COLOURS = {
    ProofVerdict.BITES: "green",
    ProofVerdict.DOES_NOT_BITE: "red",
    ProofVerdict.NO_ENTRY: "yellow",
    ProofVerdict.ERROR: "red",
}
"""Colour of each verdict in the printed table."""


class Choice(msgspec.Struct, frozen=True):
    """The user's choice of rules to break."""

    which: str
    """Number of rules to draw at random, or `all`, or the id of a rule."""
    seed: int
    """Seed of the random draw."""
    since: str | None = None
    """A commit: rules changed since then are broken in addition."""
    most: int | None = None
    """Largest number of changed rules to break; None for all."""

    @property
    def draws(self) -> bool:
        """Whether rules are drawn at random."""
        return self.which.isdecimal()

    def rules(self, guards: Guards) -> list[str]:
        """Return the ids of the rules to break, without duplicates."""
        tested = guards.coverage.tested
        if self.draws:
            drawn = draw_rules(guards, int(self.which), self.seed)
            return list(dict.fromkeys([*self._touched(guards), *drawn]))
        if self.which != "all" and self.which not in tested:
            raise UsageTrouble(
                f"--prove takes a number, `all`, or a rule with tests: {self.which}?"
            )
        return [rule for rule in tested if self.which in ("all", rule)]

    def _touched(self, guards: Guards) -> list[str]:
        if self.since is None:
            return []
        try:
            found = touched_rules(guards, self.since)
        except NoHistory as error:
            raise UsageTrouble(f"git does not know {self.since}: {error}") from error
        order = draw_rules(guards, len(guards.coverage.tested), self.seed)
        return sorted(found, key=order.index)[: self.most]


def show_proofs(guards: Guards, choice: Choice, results: Path | None, *, as_json: bool) -> None:
    """Break rules, print the results, and exit with 1 unless tests notice every broken rule."""
    rules = choice.rules(guards)
    if not rules:
        raise UsageTrouble(
            f"No test in {guards.tests} cites a breakable rule: there is nothing to prove."
        )
    errors = Console(stderr=True, highlight=False)
    if choice.draws:
        errors.print(f"Seed {choice.seed} draws {', '.join(rules)}.")
    with Progress(transient=True, console=errors) as progress:
        task = progress.add_task("Breaking rules", total=len(rules))
        proofs = prove(
            guards, rules, results=results, on_proof=lambda proof: progress.advance(task)
        )
    if as_json:
        print(json.dumps({"seed": choice.seed, "proofs": msgspec.to_builtins(proofs)}))
    else:
        _show(proofs, choice)
    if any(proof.verdict != ProofVerdict.BITES for proof in proofs):
        raise typer.Exit(1)


def _show(proofs: Sequence[Proof], choice: Choice) -> None:
    table = Table("rule", "its tests", Column("detail", overflow="fold"))
    # Of all rules, show only those that need attention.
    shown = [
        proof for proof in proofs if choice.which != "all" or proof.verdict != ProofVerdict.BITES
    ]
    for proof in shown:
        colour = COLOURS[proof.verdict]
        detail = proof.detail or "\n".join(proof.tests)
        table.add_row(proof.rule, f"[{colour}]{proof.verdict}[/{colour}]", escape(detail))
    console = Console(highlight=False)
    if shown:
        console.print(table)
    biting = sum(proof.verdict == ProofVerdict.BITES for proof in proofs)
    again = f" (--seed {choice.seed})" if choice.draws else ""
    console.print(f"{biting} of {len(proofs)} broken rules are noticed{again}.")


def show_stale(guards: Guards, *, as_json: bool) -> None:
    """Print the entries that no longer fit the code, with proposals; exit with 1 if any exist."""
    stale = guards.stale()
    proposals = {rule: propose(guards.entries[rule], guards.sources) for rule in stale}
    if as_json:
        found = {
            rule: {
                "why": why,
                "proposals": msgspec.to_builtins([each[1] for each in proposals[rule]]),
            }
            for rule, why in stale.items()
        }
        print(json.dumps({"stale": found, "missing": guards.missing, "unused": guards.superfluous}))
    else:
        console = Console(highlight=False)
        for rule, why in stale.items():
            console.print(f"[red]{rule}[/red] {escape(why)}")
            for _, edits in proposals[rule]:
                for edit in edits:
                    text = to_toml([BrokenRule(rule, (edit,))])
                    console.print("[dim]perhaps:[/dim]\n" + escape(text))
                if not edits:
                    console.print("[dim]nothing like it was found[/dim]\n")
        for rule in guards.missing:
            console.print(f"[yellow]{rule}[/yellow] has tests and no entry")
        for rule in guards.superfluous:
            console.print(f"[yellow]{rule}[/yellow] has an entry and no tests")
        console.print(f"{len(guards.entries) - len(stale)} of {len(guards.entries)} entries fit.")
    if stale or guards.missing or guards.superfluous:
        raise typer.Exit(1)


def write_entry(guards: Guards, rulebook: Rulebook, rule: str) -> None:
    """Write the entry of a rule from a diff on standard input, which breaks the rule."""
    if rule not in rulebook:
        raise UsageTrouble(f"There is no rule {rule}.")
    try:
        entry = capture(rule, guards.sources, apply_diff(sys.stdin.read(), guards.root))
    except (BadDiff, CannotCapture, DoesNotFit) as error:
        raise UsageTrouble(f"This diff cannot be written as an entry: {error}") from error
    write_entries(guards.folder, rulebook, {**guards.entries, rule: entry})
    Console(highlight=False).print(escape(to_toml([entry])))
