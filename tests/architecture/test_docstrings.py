"""Docstrings are sentences: rule ids support a sentence, but never replace it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ostrog"
RULEBOOKS = sorted(SOURCE.glob("games/*/rules.toml"))
AMOUNTS = ("So many", "So often")
"""Words to replace by a noun with a unit, such as "Maximum number of" or "Seconds between"."""


def prefixes() -> frozenset[str]:
    """Return the words that rule ids begin with, such as `B5A`, `RCG` and `CR`."""
    found = set[str]()
    for path in RULEBOOKS:
        for rule in tomllib.loads(path.read_text(encoding="utf-8"))["rule"]:
            found.update(rule["id"].split("-")[:-1])
    return frozenset(found)


RULE_ID = re.compile(rf"(?:(?:{'|'.join(sorted(prefixes()))})-)+\d+(?:\.\d+)*\b")


def fault(docstring: str) -> str:
    """Return what is wrong with a docstring, or an empty string."""
    text = docstring.strip()
    words = re.findall(r"[^\W\d]+", RULE_ID.sub(" ", text))
    if set(words) <= {"to", "and"}:
        return "has no sentence"
    if RULE_ID.match(text):
        return "begins with a rule id"
    return next((f"begins with {each!r}" for each in AMOUNTS if text.startswith(each)), "")


def docstrings(module: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield all strings that are statements, with their lines: also those below attributes."""
    for node in ast.walk(module):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text


def test_docstrings_are_sentences() -> None:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for line, text in docstrings(ast.parse(path.read_text(encoding="utf-8"))):
            wrong = fault(text)
            if wrong:
                found.append(f"{path.relative_to(SOURCE)}:{line}: {wrong}: {text}")
    assert found == []


def test_rule_ids_are_known_by_the_prefixes_of_the_rulebooks() -> None:
    assert prefixes() >= {"B5A", "RCG", "CR"}


@pytest.mark.parametrize(
    ("docstring", "wrong"),
    [
        ("", "has no sentence"),
        ("B5A-28.2.", "has no sentence"),
        ("RCG-10.1", "has no sentence"),
        ("(CR-13)", "has no sentence"),
        ("B5A-CR-11, 23.1 and CR-12.", "has no sentence"),
        ("B5A-23.8 to 23.15, 33.16, 33.17.", "has no sentence"),
        ("B5A-10.22: whether Bilbo is in play.", "begins with a rule id"),
        ("\n    CR-28, CR-48: what lies on cards.\n    ", "begins with a rule id"),
        ("B5A-CR-14 is optional.", "begins with a rule id"),
        ("So many options of a verb are asked about.", "begins with 'So many'"),
        ("So often, in seconds, nothing is read.", "begins with 'So often'"),
    ],
)
def test_a_bad_docstring_is_found(docstring: str, wrong: str) -> None:
    assert fault(docstring) == wrong


@pytest.mark.parametrize(
    "docstring",
    [
        "The attacker may stop after any round (B5A-28.2).",
        "Chapter 21: how a battle starts.",
        "SHA-256 of the concatenated tables.",
        "Seconds between two attempts.",
        "Yield Beorn's dice (B5A-33.16).\n\n    So many dice are rolled at once.\n    ",
    ],
)
def test_a_good_docstring_is_not_found(docstring: str) -> None:
    assert fault(docstring) == ""


def test_docstrings_of_attributes_and_functions_are_found() -> None:
    module = ast.parse(
        '"""Module."""\n'
        'LIMIT = 1\n"""Constant."""\n'
        'class Piece:\n    """Class."""\n    at: str\n    """Field."""\n'
        '    def move(self):\n        """Method."""\n        return """no docstring"""\n'
    )
    assert sorted(docstrings(module)) == [
        *((1, "Module."), (3, "Constant."), (5, "Class."), (7, "Field."), (9, "Method.")),
    ]
