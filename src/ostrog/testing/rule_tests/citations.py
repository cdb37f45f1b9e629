"""Citations: finds which tests cite which rules, from the source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MOST_RULES = 3
"""Maximum number of rules that a test may cite and still count as a test of each."""


class NoProject(LookupError):
    """A folder does not belong to a project."""


@dataclass(frozen=True)
class Citation:
    """A test and the rules its marker names: `@pytest.mark.rule("SKI-2", "SKI-3")`."""

    file: str
    """Path of the test's file from the project's root."""
    test: str
    """The test's node id as pytest writes it, without parameters."""
    rules: tuple[str, ...]

    @property
    def cites_too_many(self) -> bool:
        """Whether the test cites too many rules to count for any of them."""
        return len(self.rules) > MOST_RULES


def project_root(folder: Path) -> Path:
    """Return the project of a folder: the nearest folder upwards with a pyproject.toml."""
    folder = folder.resolve()
    for candidate in (folder, *folder.parents):
        if (candidate / "pyproject.toml").is_file():
            return candidate
    raise NoProject(f"no folder from {folder} upwards has a pyproject.toml")


def collect_citations(tests: Path) -> list[Citation]:
    """Return the citations of all tests in a folder of a project, by file and line.

    Markers of a test and of its classes count; their ids must be string literals.
    """
    root = project_root(tests)
    files = {*tests.resolve().rglob("test_*.py"), *tests.resolve().rglob("*_test.py")}
    citations = []
    for path in sorted(files):
        file = path.relative_to(root).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=file)
        citations += [Citation(file, test, rules) for test, rules in _cited(tree.body, file, ())]
    return citations


def _cited(
    body: list[ast.stmt], place: str, inherited: tuple[str, ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the node ids and rules of the tests in a module or class that cite rules."""
    for node in body:
        match node:
            case ast.ClassDef() if node.name.startswith("Test"):
                rules = (*inherited, *_marked(node.decorator_list))
                yield from _cited(node.body, f"{place}::{node.name}", rules)
            case ast.FunctionDef() | ast.AsyncFunctionDef() if node.name.startswith("test"):
                rules = (*inherited, *_marked(node.decorator_list))
                if rules:
                    yield f"{place}::{node.name}", tuple(dict.fromkeys(rules))


def _marked(decorators: list[ast.expr]) -> Iterator[str]:
    """Yield the ids in `pytest.mark.rule(...)` or `mark.rule(...)`, top marker first."""
    for decorator in decorators:
        match decorator:
            case ast.Call(
                func=ast.Attribute(
                    attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark")
                )
            ):
                for argument in decorator.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value
