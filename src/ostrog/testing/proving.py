"""Proving: breaks rules one at a time in a copy of a project and expects their tests to fail."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from random import Random

from ostrog.kernel import Rulebook
from ostrog.testing.citations import collect_citations, project_root
from ostrog.testing.copies import COPIED, Copy, copies, first_failure, last_lines
from ostrog.testing.coverage import Coverage, cover
from ostrog.testing.diffs import BadDiff, apply_diff

PASSED, FAILED = 0, 1
"""Exit codes of pytest."""

SECONDS = 120.0
"""How long the tests of one broken rule may take; a broken rule may well make a game endless."""


class Verdict(StrEnum):
    """What came of breaking a rule."""

    BITES = "bites"
    DOES_NOT_BITE = "does not bite"
    NO_PATCH = "no patch"
    ERROR = "error"


@dataclass(frozen=True)
class Proof:
    """A rule that was broken and what its tests said."""

    rule: str
    verdict: Verdict
    tests: tuple[str, ...]
    """The tests that cite the rule."""
    detail: str = ""
    """The test that failed first, or what went wrong."""


class CannotProve(RuntimeError):
    """The tests say nothing about a broken rule, since something else is wrong already."""


def draw_rules(coverage: Coverage, count: int, seed: int) -> tuple[str, ...]:
    """Rules with a test, drawn by lot: `count` of them, or all if there are fewer."""
    return tuple(Random(seed).sample(coverage.tested, min(count, len(coverage.tested))))


def prove(
    rulebook: Rulebook,
    tests: Path,
    patches: Path,
    count: int,
    seed: int,
    *,
    workers: int = 2,
    on_draw: Callable[[Sequence[str]], None] = lambda rules: None,
    on_proof: Callable[[Proof], None] = lambda proof: None,
) -> list[Proof]:
    """Draw rules by lot and break each with the patch that carries its id, in the order drawn.

    A patch is a unified diff against the project's root, `<patches>/<id>.patch`. It is applied to
    a copy of the project, where at least one of the tests that cite the rule must then fail.
    """
    root = project_root(tests)
    if not any(tests.resolve().is_relative_to(root / folder) for folder in COPIED):
        raise CannotProve(f"{tests} must be in the src or tests folder of {root}")
    coverage = cover(rulebook, collect_citations(tests))
    drawn = draw_rules(coverage, count, seed)
    on_draw(drawn)
    proofs: dict[str, Proof] = {}
    diffs: dict[str, str] = {}
    for rule in drawn:
        path = patches / f"{rule}.patch"
        if path.is_file():
            diffs[rule] = path.read_text(encoding="utf-8")
        else:
            proofs[rule] = Proof(rule, Verdict.NO_PATCH, coverage.tests[rule], f"write {path}")
            on_proof(proofs[rule])
    if diffs:
        with copies(root, min(workers, len(diffs))) as made:
            _must_pass(made[0], [test for rule in diffs for test in coverage.tests[rule]])
            free: SimpleQueue[Copy] = SimpleQueue()
            for copy in made:
                free.put(copy)
            with ThreadPoolExecutor(len(made)) as pool:
                waiting = [
                    pool.submit(_prove_in_any, free, rule, coverage.tests[rule], diff)
                    for rule, diff in diffs.items()
                ]
                for finished in as_completed(waiting):
                    proof = finished.result()
                    proofs[proof.rule] = proof
                    on_proof(proof)
    return [proofs[rule] for rule in drawn]


def _must_pass(copy: Copy, tests: Sequence[str]) -> None:
    """Refuse tests that fail anyway: they would seem to bite."""
    try:
        code, output = copy.run(tests, SECONDS)
    except subprocess.TimeoutExpired as error:
        raise CannotProve(f"the tests take longer than {SECONDS:g} s") from error
    if code != PASSED:
        raise CannotProve(f"the tests must pass before any rule is broken:\n{last_lines(output)}")


def _prove_in_any(free: SimpleQueue[Copy], rule: str, tests: tuple[str, ...], diff: str) -> Proof:
    copy = free.get()
    try:
        return _prove_in(copy, rule, tests, diff)
    finally:
        free.put(copy)


def _prove_in(copy: Copy, rule: str, tests: tuple[str, ...], diff: str) -> Proof:
    try:
        changed = apply_diff(diff, copy.root)
        files = {(copy.root / test.partition("::")[0]).resolve() for test in tests}
        if files & set(changed):
            raise BadDiff("the patch changes a test that should notice it")
        with copy.changed(changed):
            code, output = copy.run(tests, SECONDS)
    except BadDiff as error:
        return Proof(rule, Verdict.ERROR, tests, f"{rule}.patch: {error}")
    except subprocess.TimeoutExpired:
        return Proof(rule, Verdict.ERROR, tests, f"not finished after {SECONDS:g} s")
    if code == FAILED:
        return Proof(rule, Verdict.BITES, tests, first_failure(output))
    if code == PASSED:
        return Proof(rule, Verdict.DOES_NOT_BITE, tests)
    return Proof(rule, Verdict.ERROR, tests, f"pytest ended with {code}:\n{last_lines(output)}")
