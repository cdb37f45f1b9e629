"""Guards: a game's rules, the tests that cite them, and the entries that break them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from ostrog.kernel import Expansion, Game, Rulebook, State
from ostrog.testing.broken_rules.edits import DoesNotFit, break_rule
from ostrog.testing.broken_rules.entries import BrokenRule, read_entries
from ostrog.testing.broken_rules.source_files import Sources, read_sources
from ostrog.testing.mutation.copies import COPIED
from ostrog.testing.mutation.mutation_runs import modules_of
from ostrog.testing.rule_tests.citations import collect_citations, project_root
from ostrog.testing.rule_tests.rule_coverage import Coverage, cover

S = TypeVar("S", bound=State)

FOLDER = "broken_rules"
"""The folder beside the tests of a game that holds its entries."""


class NoGuards(RuntimeError):
    """A game whose rules cannot be broken in a copy of its project."""


@dataclass(frozen=True)
class Guards:
    """The tests and broken-rule entries that guard the rules of a game."""

    root: Path
    """The project's folder."""
    tests: Path
    folder: Path
    coverage: Coverage
    entries: dict[str, BrokenRule]
    sources: Sources

    @property
    def missing(self) -> list[str]:
        """The rules that a test cites but no entry breaks."""
        return [rule for rule in self.coverage.tested if rule not in self.entries]

    @property
    def superfluous(self) -> list[str]:
        """The entries of rules that no test cites."""
        return [rule for rule in self.entries if rule not in self.coverage.tested]

    def stale(self) -> dict[str, str]:
        """Return the entries that no longer fit the code, each with the reason."""
        found = {}
        for rule, entry in self.entries.items():
            try:
                break_rule(entry, self.sources)
            except DoesNotFit as error:
                found[rule] = str(error)
        return found


def find_guards(game: Game[S] | Expansion, tests: Path, folder: Path | None = None) -> Guards:
    """Find the tests and entries of a game or an expansion, and its modules and data files."""
    root = project_root(tests)
    modules = [module.file for module in modules_of(game)]
    for path in (tests.resolve(), *modules):
        if not any(path.is_relative_to(root / copied) for copied in COPIED):
            raise NoGuards(f"{path} must be in the src or tests folder of {root}")
    folder = folder or tests / FOLDER
    return Guards(
        root,
        tests,
        folder,
        cover(game.rulebook or Rulebook(()), collect_citations(tests)),
        read_entries(folder),
        read_sources(_packages(modules), _import_root(modules, root)),
    )


def _packages(modules: list[Path]) -> list[Path]:
    """Return the folders of packages that belong entirely to a game, else its single modules."""
    folders = [path.parent for path in modules if path.name == "__init__.py"]
    outermost = [
        each for each in folders if not any(each != o and each.is_relative_to(o) for o in folders)
    ]
    return outermost or modules


def _import_root(modules: list[Path], root: Path) -> Path:
    """Return the folder that Python imports the modules from."""
    folder = next(root / name for name in COPIED if modules[0].is_relative_to(root / name))
    return folder if folder.is_dir() else root
