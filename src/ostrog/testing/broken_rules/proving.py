"""Proving: breaks rules one at a time in a copy of a project and expects their tests to fail."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from random import Random

import msgspec

from ostrog.testing.broken_rules.edits import DoesNotFit, break_rule
from ostrog.testing.broken_rules.guards import Guards
from ostrog.testing.mutation.copies import first_failure, last_lines
from ostrog.testing.mutation.forks import Forks, Stopped, forked_copies

PASSED, FAILED = 0, 1
"""Exit codes of pytest."""

SECONDS = 120.0
"""Time limit in seconds for the tests of one broken rule, which may make a game endless."""


class ProofVerdict(StrEnum):
    """The result of breaking a rule: `BITES` means that a test failed, as it should."""

    BITES = "bites"
    DOES_NOT_BITE = "does not bite"
    NO_ENTRY = "no entry"
    ERROR = "error"


class Proof(msgspec.Struct, frozen=True):
    """A rule that was broken, and the result of its tests."""

    rule: str
    verdict: ProofVerdict
    tests: tuple[str, ...]
    """The tests that cite the rule."""
    detail: str = ""
    """The test that failed first, or what went wrong."""
    fingerprint: str = ""
    """A hash of the entry, the code and the tests for which the verdict holds."""


class CannotProve(RuntimeError):
    """The tests cannot show anything about a broken rule because something else is wrong."""


def draw_rules(guards: Guards, count: int, seed: int) -> list[str]:
    """Draw `count` tested rules at random, or all of them if there are fewer."""
    tested = guards.coverage.tested
    return Random(seed).sample(tested, min(count, len(tested)))


def prove(
    guards: Guards,
    rules: Sequence[str],
    *,
    results: Path | None = None,
    workers: int = 2,
    seconds: float = SECONDS,
    on_proof: Callable[[Proof], None] = lambda proof: None,
) -> list[Proof]:
    """Break each rule by its entry in a copy of the project and check that its tests then fail.

    If `results` names a file, each proof is appended to it. Proofs it already holds for the same
    entry, code and tests are reused, so an interrupted run can be resumed.
    """
    log = _Log(guards, results)
    proofs: dict[str, Proof] = {}
    open_rules = []
    for rule in rules:
        known = log.known(rule)
        if rule not in guards.entries:
            detail = f"write an entry in {guards.folder}"
            known = Proof(rule, ProofVerdict.NO_ENTRY, guards.coverage.tests[rule], detail)
        if known is None:
            open_rules.append(rule)
        else:
            proofs[rule] = known
            on_proof(known)
    if open_rules:
        for proof in _prove_in_copies(guards, open_rules, workers, seconds):
            proofs[proof.rule] = log.keep(proof)
            on_proof(proof)
    return [proofs[rule] for rule in rules]


def _prove_in_copies(
    guards: Guards, rules: Sequence[str], workers: int, seconds: float
) -> Iterable[Proof]:
    needed = list(dict.fromkeys(test for rule in rules for test in guards.coverage.tests[rule]))
    count = min(workers, len(rules))
    with forked_copies(guards.root, count) as forks, ThreadPoolExecutor(count) as pool:
        try:
            _must_pass(forks, pool, needed)
            free: SimpleQueue[Forks] = SimpleQueue()
            for each in forks:
                free.put(each)
            waiting = [pool.submit(_prove_in_any, free, guards, rule, seconds) for rule in rules]
            try:
                for finished in as_completed(waiting):
                    yield finished.result()
            finally:
                for future in waiting:
                    future.cancel()
        except Stopped as error:
            said = last_lines(str(error))
            raise CannotProve(f"the tests can no longer be run:\n{said}") from error


def _must_pass(forks: Sequence[Forks], pool: ThreadPoolExecutor, tests: Sequence[str]) -> None:
    """Raise an error if a test already fails with intact rules, since it would seem to bite."""
    for ran in (*pool.map(lambda each: each.load(tests), forks), forks[0].run(tests)):
        if ran.code != PASSED:
            said = last_lines(ran.output)
            raise CannotProve(f"the tests must pass before any rule is broken:\n{said}")


def _prove_in_any(free: SimpleQueue[Forks], guards: Guards, rule: str, seconds: float) -> Proof:
    forks = free.get()
    try:
        return _prove_in(forks, guards, rule, seconds)
    finally:
        free.put(forks)


def _prove_in(forks: Forks, guards: Guards, rule: str, seconds: float) -> Proof:
    tests = guards.coverage.tests[rule]
    try:
        changed = break_rule(guards.entries[rule], guards.sources)
    except DoesNotFit as error:
        return Proof(rule, ProofVerdict.ERROR, tests, f"the entry does not fit: {error}")
    if {guards.root / test.partition("::")[0] for test in tests} & {*changed}:
        return Proof(
            rule, ProofVerdict.ERROR, tests, "the entry changes a test that should notice it"
        )
    copies = {
        forks.copy.root / path.relative_to(guards.root): text for path, text in changed.items()
    }
    with forks.copy.changed(copies):
        ran = forks.run(tests, seconds)
    if ran.took_too_long:
        return Proof(rule, ProofVerdict.ERROR, tests, f"not finished after {seconds:g} s")
    if ran.code == FAILED:
        return Proof(rule, ProofVerdict.BITES, tests, first_failure(ran.output))
    if ran.code == PASSED:
        return Proof(rule, ProofVerdict.DOES_NOT_BITE, tests)
    said = last_lines(ran.output)
    return Proof(rule, ProofVerdict.ERROR, tests, f"pytest ended with {ran.code}:\n{said}")


class _Log:
    """A file with one proof per line; fingerprints tell which proofs are still valid."""

    def __init__(self, guards: Guards, path: Path | None) -> None:
        self._guards = guards
        self._path = path
        self._known: dict[str, Proof] = {}
        if path is not None:
            self._code = _hash(path for path in (guards.root / "src").rglob("*.py"))
            if path.is_file():
                lines = path.read_bytes().splitlines()
                proofs = [msgspec.json.decode(line, type=Proof) for line in lines]
                self._known = {proof.rule: proof for proof in proofs}

    def known(self, rule: str) -> Proof | None:
        proof = self._known.get(rule)
        fits = proof is not None and proof.fingerprint == self._fingerprint(rule)
        return proof if fits else None

    def keep(self, proof: Proof) -> Proof:
        if self._path is not None:
            proof = msgspec.structs.replace(proof, fingerprint=self._fingerprint(proof.rule))
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(proof) + b"\n")
        return proof

    def _fingerprint(self, rule: str) -> str:
        guards = self._guards
        if rule not in guards.entries:
            return ""
        files = {test.partition("::")[0] for test in guards.coverage.tests[rule]}
        tests = _hash(guards.root / file for file in files)
        entry = msgspec.json.encode(guards.entries[rule].edits)
        return hashlib.blake2b(f"{self._code}{tests}".encode() + entry, digest_size=8).hexdigest()


def _hash(files: Iterable[Path]) -> str:
    found = hashlib.blake2b()
    for path in sorted(files):
        found.update(str(path).encode())
        found.update(path.read_bytes())
    return found.hexdigest()
