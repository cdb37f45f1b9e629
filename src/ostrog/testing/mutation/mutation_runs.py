"""Mutation runs: put small faults into a game, one at a time, and check that its tests fail."""

from __future__ import annotations

import ast
import os
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from random import Random
from typing import Any, TypeVar

from ostrog.kernel import Expansion, Game, Rulebook, State
from ostrog.testing.mutation.copies import COPIED, Copy, first_failure, last_lines
from ostrog.testing.mutation.forks import Forks, Ran, Stopped, forked_copies
from ostrog.testing.mutation.mutants import Mutant, MutantKind, mutated, possible_mutants
from ostrog.testing.mutation.suites import NoSuite, Suite, suite_files, try_out
from ostrog.testing.mutation.vocabulary import NO_VOCABULARY, Vocabulary, learn
from ostrog.testing.rule_tests.citations import collect_citations, project_root
from ostrog.testing.rule_tests.rule_coverage import Coverage, cover, prefix

S = TypeVar("S", bound=State)

SECONDS = 120.0
"""Time limit in seconds for the tests of one mutant."""

NO_RULES = ("table", "bots")
"""Modules that describe a game's table and that advise bots; they carry out no rules, and neither
does code that only they import."""

PASSED, NOTHING_RAN = 0, 5
"""Exit codes of pytest that mean that a mutant survived."""


class CannotMutate(RuntimeError):
    """The tests cannot show anything about a mutant because something else is wrong."""


@dataclass(frozen=True)
class Module:
    """A module of a game."""

    name: str
    file: Path
    source: str

    def is_called(self, name: str) -> bool:
        """Whether this is the module's name, or the end of it."""
        return f".{self.name}".endswith(f".{name}")


@dataclass(frozen=True)
class Drawn:
    """A mutant that has been drawn to be tried."""

    module: Module
    mutant: Mutant
    source: str
    """The module's source with the mutant in it."""

    @property
    def line(self) -> str:
        """The line of the source that contains the mutant."""
        lines = self.source.encode().splitlines()
        return lines[self.mutant.line - 1].decode().strip()

    @property
    def text(self) -> bytes:
        """The bytes that stand in place of those that the mutant replaces."""
        start, end = self.mutant.span
        after = len(self.module.source.encode()) - end
        whole = self.source.encode()
        return whole[start : len(whole) - after]


@dataclass(frozen=True)
class Tried:
    """A mutant and the result of the tests."""

    drawn: Drawn
    killed: bool
    """Whether a test that cites a rule noticed it."""
    by: str = ""
    """The test that failed first, or another reason why it was killed."""
    by_suite: bool = False
    """Whether only another test of the game's suite noticed it."""

    @property
    def survived(self) -> bool:
        """Whether no test that was run noticed it."""
        return not self.killed and not self.by_suite


@dataclass(frozen=True)
class ReportedMutant:
    """A mutant as a report of an earlier run describes it."""

    module: str
    line: int
    function: str
    old: str
    new: str
    kind: str


def modules_of(game: Game[S] | Expansion) -> list[Module]:
    """Return the modules of a game or of an expansion, sorted by name.

    All modules of a package that exports the game belong to it. Of other packages, only the modules
    with a procedure of the game belong to it.
    """
    expansions = (game,) if isinstance(game, Expansion) else game.expansions
    steps: list[Callable[..., object]] = []
    if isinstance(game, Game):
        steps += [game.start, *game.procedures]
    steps += [procedure for each in expansions for procedure in each.procedures]
    if isinstance(game, Expansion):
        steps += [step.run for step in game.steps]
    files: dict[str, Path] = {}
    for name in sorted({procedure.__module__ for procedure in steps}):
        packages = accumulate(name.split(".")[:-1], lambda above, part: f"{above}.{part}")
        package = next((each for each in packages if _exports(each, game)), "")
        if package:
            folder = _file(package).parent
            for file in folder.rglob("*.py"):
                parts = file.relative_to(folder).with_suffix("").parts
                files[".".join((package, *parts)).removesuffix(".__init__")] = file
        else:
            files[name] = _file(name)
    return [Module(name, file, file.read_text("utf-8")) for name, file in sorted(files.items())]


def _exports(package: str, game: Game[S] | Expansion) -> bool:
    loaded = sys.modules.get(package)
    return loaded is not None and any(value is game for value in vars(loaded).values())


def _file(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).resolve()


def without(modules: Sequence[Module], skipped: Iterable[str]) -> list[Module]:
    """Return the modules without the skipped ones and those that only the skipped ones import.

    A package is skipped with all modules in it.
    """
    skipped = [module.name for module in named(modules, skipped)]
    names = {
        module.name
        for module in modules
        if any(f"{module.name}.".startswith(f"{name}.") for name in skipped)
    }
    imports = {module.name: _imports(module, modules) for module in modules}
    behind = _reached(names, imports, frozenset())
    needed = _reached(set(imports) - behind, imports, names)
    return [module for module in modules if module.name in needed]


def in_force(modules: Sequence[Module], game: Game[S]) -> list[Module]:
    """Return the modules that the game needs; others may be the rules of an earlier version."""
    imports = {module.name: _imports(module, modules) for module in modules}
    procedures = [game.start, *game.procedures]
    start = {procedure.__module__ for procedure in procedures if procedure.__module__ in imports}
    start |= {module.name for module in modules if _exports(module.name, game)}
    needed = _reached(start, imports, frozenset())
    return [module for module in modules if module.name in needed]


def with_rules(modules: Sequence[Module], rulebook: Rulebook) -> list[Module]:
    """Return the modules that name a rule, since others implement none; all if none does."""
    found = [module for module in modules if rules_named(module.source, rulebook)]
    return found or list(modules)


def named(modules: Sequence[Module], names: Iterable[str]) -> list[Module]:
    """Return the modules with these names; the end of a name is enough."""
    found = []
    for name in names:
        called = [module for module in modules if module.is_called(name)]
        if not called:
            known = ", ".join(module.name for module in modules)
            raise CannotMutate(f"there is no module {name} among {known}")
        found += called
    return found


def _imports(module: Module, modules: Sequence[Module]) -> set[str]:
    """Return which of these modules a module imports; their parent packages do not count."""
    names = {each.name for each in modules}
    found = set()
    for node in ast.walk(ast.parse(module.source, filename=str(module.file))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = module.name.split(".")
            if module.file.stem == "__init__":
                parts.append("")  # relative imports of a package start inside it
            above = parts[: -node.level] if node.level else []
            source = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                inside = f"{source}.{alias.name}"
                found.add(inside if inside in names else source)
    return found & names - {module.name}


def _reached(
    start: set[str], imports: Mapping[str, set[str]], never: set[str] | frozenset[str]
) -> set[str]:
    reached: set[str] = set()
    waiting = start - never
    while waiting:
        reached |= waiting
        waiting = {name for each in waiting for name in imports[each]} - reached - never
    return reached


def draw_mutants(
    modules: Sequence[Module],
    count: int,
    seed: int,
    *,
    kinds: Iterable[MutantKind] = tuple(MutantKind),
    vocabulary: Vocabulary = NO_VOCABULARY,
) -> list[Drawn]:
    """Draw mutants at random, as many of each kind; in proportion from each module."""
    possible = {
        (kind, module): [mutant for mutant in found if mutant.kind == kind]
        for module in modules
        for found in (possible_mutants(module.source, vocabulary),)
        for kind in dict.fromkeys(kinds)
    }
    sizes = Counter[MutantKind]()
    for (kind, _), mutants in possible.items():
        sizes[kind] += len(mutants)
    drawn: dict[tuple[Module, str], Drawn] = {}
    for kind, part in _even(sizes, count).items():
        shares = _shares({module: len(possible[kind, module]) for module in modules}, part)
        for module, share in shares.items():
            shuffled = possible[kind, module]
            Random(f"{seed} {kind} {module.name}").shuffle(shuffled)
            fitting = (
                Drawn(module, mutant, source)
                for mutant in shuffled
                if (source := mutated(module.source, mutant)) is not None
                and (module, source) not in drawn
            )
            for each, _ in zip(fitting, range(share), strict=False):
                drawn[module, each.source] = each
    order = {module: place for place, module in enumerate(modules)}
    return sorted(
        drawn.values(),
        key=lambda each: (order[each.module], each.mutant.span, each.mutant.kind, each.mutant.new),
    )


def find_again(
    modules: Sequence[Module], seen: Iterable[ReportedMutant], vocabulary: Vocabulary
) -> list[Drawn]:
    """Return those mutants of an earlier report that the code still allows."""
    wanted = set(seen)
    found = []
    for module in modules:
        for mutant in possible_mutants(module.source, vocabulary):
            name, kind = module.name, mutant.kind.value
            each = ReportedMutant(name, mutant.line, mutant.function, mutant.old, mutant.new, kind)
            if each in wanted:
                source = mutated(module.source, mutant)
                found += [Drawn(module, mutant, source)] if source is not None else []
                wanted.remove(each)
    return found


def _even(sizes: Mapping[MutantKind, int], count: int) -> dict[MutantKind, int]:
    """Divide the count evenly among kinds; what a kind lacks is divided among the others."""
    shares: dict[MutantKind, int] = {}
    left = count
    by_size = sorted(sizes, key=lambda kind: (sizes[kind], list(MutantKind).index(kind)))
    for place, kind in enumerate(by_size):
        shares[kind] = min(sizes[kind], left // (len(by_size) - place))
        left -= shares[kind]
    return shares


def _shares(sizes: Mapping[Module, int], count: int) -> dict[Module, int]:
    """Divide the count among modules by size; the rest goes to the largest remainders."""
    total = sum(sizes.values())
    count = min(count, total)
    exact = {module: Fraction(size * count, max(1, total)) for module, size in sizes.items()}
    shares = {module: int(share) for module, share in exact.items()}
    by_remainder = sorted(exact, key=lambda each: (shares[each] - exact[each], each.name))
    for module in by_remainder[: count - sum(shares.values())]:
        shares[module] += 1
    return shares


def rules_named(text: str, rulebook: Rulebook) -> list[str]:
    """Return the rules of a rulebook that a text names, in the order of the text.

    The common prefix of the ids may be left out: "B5A-14.8, 7.17" names two rules, "CR-16" one, and
    "B5A-15.3 to 15.6" four.
    """
    order = [statement.id for statement in rulebook]
    prefixes = list(dict.fromkeys(prefix(rule) for rule in order))
    pattern = rf"(?<![\w.-])(?:({'|'.join(prefixes)})-)?((?:[A-Z]+-)?\d+(?:\.\d+)*)(?!\w|\.\d)"
    found: list[str] = []
    before, end = "", 0
    for match in re.finditer(pattern, text):
        own, number = match.groups()
        link = text[end : match.start()].strip() if before else ""
        likely = [own] if own else [prefix(before), *prefixes]
        rules = [f"{each}-{number}" for each in likely if f"{each}-{number}" in rulebook]
        # A bare number is not a rule, unless it continues a list.
        if not rules or not (own or not number.isdecimal() or link in (",", "and", "or", "to")):
            continue
        if link == "to":
            found += order[order.index(before) : order.index(rules[0])]
        found.append(rules[0])
        before, end = rules[0], match.end()
    return list(dict.fromkeys(found))


def stages(drawn: Drawn, rulebook: Rulebook, coverage: Coverage) -> list[list[str]]:
    """Return the tests that should detect a mutant, the most likely ones first.

    The first are those that cite a rule named near the mutant, then those that cite another rule
    named in its module. If the module names no rule, all tests that cite a rule are used.
    """

    def citing(rules: Iterable[str]) -> list[str]:
        return [test for rule in rules for test in coverage.tests[rule]]

    first = dict.fromkeys(citing(rules_named(drawn.mutant.about, rulebook)))
    module = dict.fromkeys(citing(rules_named(drawn.module.source, rulebook)))
    others = module or dict.fromkeys(citing(coverage.tests))
    found = [[*first], [test for test in others if test not in first]]
    return [tests for tests in found if tests]


def mutate(
    game: Game[State],
    tests: Path,
    count: int,
    seed: int,
    *,
    only: Sequence[str] = (),
    skip: Sequence[str] | None = None,
    kinds: Iterable[MutantKind] = tuple(MutantKind),
    again: Sequence[ReportedMutant] | None = None,
    only_citing: bool = False,
    then_all: bool = False,
    workers: int = 2,
    seconds: float = SECONDS,
    on_draw: Callable[[Sequence[Drawn]], None] = lambda drawn: None,
    on_tried: Callable[[Tried], None] = lambda tried: None,
) -> list[Tried]:
    """Draw mutants at random and try each in a copy of the project, where a test should fail.

    Errors and time-outs count as failures too. An interrupted run returns the results so far.
    `only` names the modules to change, by default those that name a rule. `skip` names modules to
    leave out together with those that only they import; without either, those that carry out no
    rules. `again` lists the mutants to try instead of drawing any. With `then_all`, mutants that
    the citing tests miss meet the whole suite of the game.
    """
    if not hasattr(os, "fork"):
        raise CannotMutate("this system cannot fork processes")
    root = project_root(tests)
    rulebook = game.rulebook or Rulebook(())
    coverage = cover(rulebook, collect_citations(tests))
    modules = modules_of(game)
    for path in (tests.resolve(), *(module.file for module in modules)):
        if not any(path.is_relative_to(root / folder) for folder in COPIED):
            raise CannotMutate(f"{path} must be in the src or tests folder of {root}")
    if skip is None:
        unruly = [each.name for each in modules if any(map(each.is_called, NO_RULES))]
        skip = [] if only else unruly
    wanted = without(modules, skip)
    chosen = named(wanted, only) if only else with_rules(in_force(wanted, game), rulebook)
    several = any(len(scenario.seats) > 2 for scenario in game.scenarios)
    vocabulary = learn({each.name: each.source for each in modules}, several=several)
    if again is None:
        drawn = draw_mutants(chosen, count, seed, kinds=kinds, vocabulary=vocabulary)
    else:
        drawn = find_again(modules, again, vocabulary)
    if not drawn:
        raise CannotMutate(f"there is nothing to change in {', '.join(m.name for m in chosen)}")
    on_draw(drawn)
    planned = {each: stages(each, rulebook, coverage) for each in drawn}
    if only_citing:
        planned = {each: found[:1] for each, found in planned.items()}
    needed = [test for found in planned.values() for stage in found for test in stage]
    if not needed:
        raise CannotMutate(f"no test in {tests} cites a rule of the game")
    files = suite_files(tests, root) if then_all else []
    tried: dict[Drawn, Tried] = {}
    count = min(workers, len(drawn))
    with forked_copies(root, count) as forks, ThreadPoolExecutor(count) as pool:
        waiting: list[Future[Any]] = []
        try:
            _must_pass(forks, pool, list(dict.fromkeys(needed)), files)
            suite = try_out(forks[0], files) if files else None
            free: SimpleQueue[Forks] = SimpleQueue()
            for each in forks:
                free.put(each)
            missed: list[Tried] = []
            waiting += [pool.submit(_try, free, *plan, seconds) for plan in planned.items()]
            for finished in as_completed(waiting):
                result = finished.result()
                tried[result.drawn] = result
                if suite is not None and result.survived:
                    missed.append(result)
                else:
                    on_tried(result)
            if suite is not None:
                run = partial(_meet_suite, free, suite, planned, seconds=seconds)
                waiting = [pool.submit(run, group) for group in apart(missed, count)]
                for met in as_completed(waiting):
                    for result in met.result():
                        tried[result.drawn] = result
                        on_tried(result)
        except KeyboardInterrupt:
            pass
        except (Stopped, NoSuite) as error:
            raise CannotMutate(
                f"the tests can no longer be run:\n{last_lines(str(error))}"
            ) from error
        finally:
            for future in waiting:
                future.cancel()
            for each in forks:
                each.stop()
    return [tried[each] for each in drawn if each in tried]


def _must_pass(
    forks: Sequence[Forks], pool: ThreadPoolExecutor, tests: Sequence[str], files: Sequence[str]
) -> None:
    """Load the tests; raise an error if one already fails, since it would seem to kill mutants."""
    for ran in (*pool.map(lambda each: each.load([*tests, *files]), forks), forks[0].run(tests)):
        if ran.code != PASSED:
            said = last_lines(ran.output)
            raise CannotMutate(f"the tests must pass before anything is changed:\n{said}")


def _try(free: SimpleQueue[Forks], drawn: Drawn, plan: list[list[str]], seconds: float) -> Tried:
    forks = free.get()
    try:
        with forks.copy.changed(combined(forks.copy, [drawn])):
            return _try_stages(forks, drawn, plan, seconds)
    finally:
        free.put(forks)


def combined(copy: Copy, group: Iterable[Drawn]) -> dict[Path, str]:
    """Return the changed files of a copy with several mutants that do not overlap."""
    sources: dict[Module, bytes] = {}
    for drawn in sorted(group, key=lambda each: each.mutant.span, reverse=True):
        start, end = drawn.mutant.span
        before = sources.get(drawn.module, drawn.module.source.encode())
        sources[drawn.module] = before[:start] + drawn.text + before[end:]
    return {
        copy.root / module.file.relative_to(copy.original): source.decode()
        for module, source in sources.items()
    }


def apart(survivors: Sequence[Tried], least: int) -> list[list[Tried]]:
    """Divide mutants into groups, at least so many, in which no two touch the same place."""
    groups: list[list[Tried]] = [[] for _ in range(least)]
    for tried in survivors:
        by_size = sorted(groups, key=len)
        found = [group for group in by_size if not any(_overlap(tried, each) for each in group)]
        if found:
            found[0].append(tried)
        else:
            groups.append([tried])
    return [group for group in groups if group]


def _overlap(one: Tried, other: Tried) -> bool:
    spans = sorted((one.drawn.mutant.span, other.drawn.mutant.span))
    return one.drawn.module == other.drawn.module and spans[1][0] <= spans[0][1]


def _meet_suite(
    free: SimpleQueue[Forks],
    suite: Suite,
    planned: Mapping[Drawn, list[list[str]]],
    group: list[Tried],
    *,
    seconds: float,
) -> list[Tried]:
    """Run the whole suite with several mutants together.

    If it passes, all survive; otherwise each half is tried, down to single mutants. So the many
    that make no difference cost one run.
    """
    ran_before = [{test for tests in planned[each.drawn] for test in tests} for each in group]
    done = set.intersection(*ran_before)
    forks = free.get()
    try:
        with forks.copy.changed(combined(forks.copy, [each.drawn for each in group])):
            ran = suite.run(forks, done, seconds)
    finally:
        free.put(forks)
    if ran is None or ran.code in (PASSED, NOTHING_RAN):
        return group
    by = _killer(ran, "the suite was not finished in time")
    suite.kills[by.partition(" ")[0]] += 1
    if len(group) == 1:
        return [replace(group[0], by=by, by_suite=True)]
    middle = len(group) // 2
    halves = (group[:middle], group[middle:])
    return [
        tried
        for half in halves
        for tried in _meet_suite(free, suite, planned, half, seconds=seconds)
    ]


def _try_stages(forks: Forks, drawn: Drawn, plan: list[list[str]], seconds: float) -> Tried:
    end = time.monotonic() + seconds
    for tests in plan:
        left = end - time.monotonic()
        ran = forks.run(tests, left) if left > 0 else None
        if ran is None or ran.code not in (PASSED, NOTHING_RAN):
            return Tried(drawn, killed=True, by=_killer(ran, f"not finished after {seconds:g} s"))
    return Tried(drawn, killed=False)


def _killer(ran: Ran | None, too_long: str) -> str:
    if ran is None or ran.took_too_long:
        return too_long
    return first_failure(ran.output) or f"pytest ended with {ran.code}"
