"""Edits find their place by name and syntax, and refuse to guess."""

from __future__ import annotations

import ast
from pathlib import Path
from textwrap import dedent

import pytest

from ostrog.testing.broken_rules.edits import DoesNotFit, break_rule
from ostrog.testing.broken_rules.entries import BrokenRule, Edit
from ostrog.testing.broken_rules.source_files import Sources, read_sources

ARMY = '''
"""Armies."""

from game.dice import roll

LIMIT = 5


class Army:
    """Units of one side."""

    limit: int = LIMIT
    """How many units an army may have."""
    units: int = 0

    def enter(self, war, place):
        """Enter a place."""
        if place in war.closed:
            return "closed"
        for unit in self.units:
            war.add(place, unit)
        return roll(war, sides=6)


def strength(war, place):
    """The strength of an army."""
    found = war.armies[place]
    return min(5, found.units) + found.leaders


def is_ready(war):
    return war.marker >= 3
'''

DICE = """
from enum import Enum


def roll(war, sides):
    return war.chance.die(sides)


def is_ready(war):
    return war.dice > 0
"""


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    return written(tmp_path, {"game/army.py": ARMY, "game/dice.py": DICE, "game/pieces.toml": DATA})


def written(folder: Path, files: dict[str, str]) -> Sources:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return read_sources([folder / "game"], folder)


DATA = """
stacking = 5

[units.orcs]
figures = 36
preferred = ["swamps", "hills"]
"""


def changed(sources: Sources, *edits: Edit) -> dict[str, str]:
    found = break_rule(BrokenRule("TOY-1", edits), sources)
    return {path.name: text for path, text in found.items()}


def code(text: str) -> str:
    """Code without its layout."""
    return ast.unparse(ast.parse(dedent(text)))


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (Edit("strength", "min(5, found.units)", "found.units"), "found.units + found.leaders"),
        (Edit("army.strength", "min(\n  5,  found.units)", "6"), "6 + found.leaders"),
        (Edit("LIMIT", "LIMIT = 5", "LIMIT = 6"), "LIMIT = 6"),
        (Edit("Army.limit", "limit: int = LIMIT", "limit: int = 9"), "limit: int = 9"),
        (Edit("Army.enter", "if place in war.closed: ...", "if not war: ..."), "if not war:"),
        (Edit("Army.enter", "if place in war.closed: ...", "..."), "        return 'closed'\n"),
        (
            Edit("Army.enter", "if place in war.closed: ...", "war.begin()\n..."),
            "war.begin()\n        return 'closed'",
        ),
        # A gap: whatever stands between, and it stays there.
        (
            Edit(
                "Army.enter",
                "if place in war.closed: ...\n...\nreturn roll(war, sides=6)",
                "...\n...\nreturn war.closed",
            ),
            "return 'closed'\n        for unit in self.units:\n            war.add(place, unit)\n"
            "        return war.closed",
        ),
    ],
)
def test_a_piece_is_replaced(sources: Sources, edit: Edit, expected: str) -> None:
    assert expected in changed(sources, edit)["army.py"]


def test_statements_can_be_removed(sources: Sources) -> None:
    edit = Edit("Army.enter", "if place in war.closed:\n    return 'closed'")
    assert "closed" not in changed(sources, edit)["army.py"]


def test_a_body_that_loses_all_its_statements_does_nothing(sources: Sources) -> None:
    text = changed(sources, Edit("Army.enter", "war.add(place, unit)\n"))["army.py"]
    assert "for unit in self.units:\n            pass" in text


def test_an_edit_without_a_piece_replaces_the_whole_body(sources: Sources) -> None:
    edit = Edit("strength(state, at)", "", "return state.armies[at].units")
    assert "return war.armies[place].units" in changed(sources, edit)["army.py"]


def test_docstrings_between_statements_do_not_count(sources: Sources) -> None:
    edit = Edit("Army", "limit: int = LIMIT\nunits: int = 0", "limit: int = 1\nunits: int = 2")
    text = changed(sources, edit)["army.py"]
    assert "limit: int = 1" in text
    assert "units: int = 2" in text


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # The piece says how its names belong together; what they are called is not the point.
        ("min(5, army.units)", "min(6, army.units)", "min(6, found.units)"),
        ("state.armies[where]", "state.armies.get(where)", "war.armies.get(place)"),
    ],
)
def test_variables_may_have_other_names_by_now(
    sources: Sources, old: str, new: str, expected: str
) -> None:
    assert expected in changed(sources, Edit("strength", old, new))["army.py"]


def test_an_entry_can_say_what_it_calls_the_parameters(sources: Sources) -> None:
    edit = Edit("strength(state, at)", "found.leaders", "state.leaders[at]")
    assert "war.leaders[place]" in changed(sources, edit)["army.py"]


def test_arguments_of_calls_may_have_other_names_by_now(sources: Sources) -> None:
    edit = Edit("Army.enter", "roll(war, faces=6)", "roll(war, faces=8)")
    assert "roll(war, sides=8)" in changed(sources, edit)["army.py"]


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (Edit("nobody", "1", "2"), "there is no nobody"),
        (Edit("strength", "max(5, found.units)", "1"), "no place"),
        # A name of the module is never taken for a variable.
        (Edit("strength", "LIMIT.armies[place]", "1"), "no place"),
        (Edit("strength", "found.units", "found.units"), "nothing changes"),
        (Edit("strength", "found.units", ""), "no place"),
        (Edit("strength", "found +", "1"), "not Python"),
        (Edit("strength", "found.units", "unheard_of"), "knows no unheard_of"),
        (Edit("is_ready", "", "return True"), "2 places"),
        (Edit("two words", "1", "2"), "names no symbol"),
        (Edit("pieces.toml:units.orcs.figures", "35", "36"), "is 36"),
        (Edit("pieces.toml:units.elves.figures", "35", "36"), "there is no"),
        (Edit("other.toml:stacking", "5", "6"), "0 files"),
    ],
)
def test_an_edit_that_does_not_fit_is_refused(sources: Sources, edit: Edit, why: str) -> None:
    with pytest.raises(DoesNotFit, match=why):
        changed(sources, edit)


def test_of_two_functions_of_one_name_the_piece_tells_which(sources: Sources) -> None:
    assert [*changed(sources, Edit("is_ready", "war.dice > 0", "True"))] == ["dice.py"]


def test_two_places_in_one_function_are_one_too_many(tmp_path: Path) -> None:
    twice = "def score(a, b):\n    return a.points + b.points\n"
    sources = written(tmp_path, {"game/score.py": twice})
    with pytest.raises(DoesNotFit, match="2 places"):
        changed(sources, Edit("score", "x.points", "0"))


def test_edits_of_one_rule_are_placed_before_any_is_carried_out(sources: Sources) -> None:
    edits = (
        Edit("strength", "found = war.armies[place]", "found = war.armies[place]\nfound = 1"),
        Edit("strength", "min(5, found.units) + found.leaders", "found"),
    )
    text = changed(sources, *edits)["army.py"]
    assert "found = 1\n    return found" in text


def test_names_that_the_new_piece_needs_are_imported(sources: Sources) -> None:
    text = changed(sources, Edit("strength", "found.leaders", "roll(war, 6) or Enum"))["army.py"]
    assert "from enum import Enum" in text
    there = changed(sources, Edit("roll", "war.chance.die(sides)", "strength(war, LIMIT)"))
    assert "from game.army import LIMIT\n    from game.army import strength" in there["dice.py"]


@pytest.mark.parametrize(
    ("edit", "line"),
    [
        (Edit("pieces.toml:units.orcs.figures", "36", "35"), '"figures" = 35'),
        (Edit("pieces.toml:stacking", "5"), ""),
        (Edit("pieces.toml:units.orcs", "", "strength = 2"), "strength = 2"),
        (Edit("pieces.toml:units.orcs.preferred", '["swamps", "hills"]', '["hills"]'), '["hills"]'),
    ],
)
def test_data_is_changed_key_by_key(sources: Sources, edit: Edit, line: str) -> None:
    text = changed(sources, edit)["pieces.toml"]
    assert line.replace('"figures"', "figures") in text
    assert ("stacking" in text) == (edit.place != "pieces.toml:stacking")


def test_a_message_is_changed_inside_its_own_lines(tmp_path: Path) -> None:
    words = "one = Ork\n    .many = Orki\ntwo = Ork\n"
    sources = written(tmp_path, {"game/words/pl.ftl": words})
    text = changed(sources, Edit("pl.ftl:two", "Ork", "Troll"))["pl.ftl"]
    assert text == "one = Ork\n    .many = Orki\ntwo = Troll\n"
    with pytest.raises(DoesNotFit, match="2 places"):
        changed(sources, Edit("pl.ftl:one", "Ork", "Troll"))
