"""A change that somebody made by hand becomes an entry, as small as it can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrog.testing.broken_rules.capture import capture
from ostrog.testing.broken_rules.edits import break_rule
from ostrog.testing.broken_rules.entries import Edit, read_entries, to_toml
from ostrog.testing.broken_rules.source_files import Sources, read_sources

GAME = '''
"""A game."""

import math

FIRST = math.inf
LIMIT = 5


class Army:
    """Units."""

    steps = ("move", "fight")
    units: int = 0

    def move(self, war, place):
        """Move."""
        if place in war.closed:
            return "closed"
        self.at = place
        war.tell(place)
        return None


def strength(war, place, seat):
    """How strong an army is."""
    army = war.armies[place]
    if army.seat != seat:
        return 0
    return min(5, army.units) + army.leaders
'''

DATA = """
[units.orcs]
figures = 36
colour = "red"
"""


@pytest.fixture
def sources(tmp_path: Path) -> Sources:
    (tmp_path / "game.py").write_text(GAME)
    (tmp_path / "pieces.toml").write_text(DATA)
    return read_sources([tmp_path], tmp_path)


def captured(sources: Sources, old: str, new: str, file: str = "game.py") -> tuple[Edit, ...]:
    (path,) = [
        each for each in (*sources.data, *(m.path for m in sources.modules)) if each.name == file
    ]
    text = path.read_text()
    assert text.count(old) == 1
    entry = capture("TOY-1", sources, {path: text.replace(old, new)})
    assert break_rule(entry, sources)
    return entry.edits


@pytest.mark.parametrize(
    ("old", "new", "edit"),
    [
        ("min(5,", "min(6,", Edit("strength", "min(5, army.units)", "min(6, army.units)")),
        ("LIMIT = 5", "LIMIT = 6", Edit("LIMIT", "LIMIT = 5", "LIMIT = 6")),
        (
            "units: int = 0",
            "units: int = 1",
            Edit("Army.units", "units: int = 0", "units: int = 1"),
        ),
        ("        war.tell(place)\n", "", Edit("Army.move", "war.tell(place)")),
        (
            'if place in war.closed:\n            return "closed"\n        self',
            'if place not in war.closed:\n            return "closed"\n        self',
            Edit("Army.move", "place in war.closed", "place not in war.closed"),
        ),
        # The new piece names a parameter that the old one does not, so the entry says which.
        (
            "+ army.leaders",
            "+ war.leaders[place]",
            Edit("strength(war, place, seat)", "army.leaders", "war.leaders[place]"),
        ),
        # What is added stands beside what was there.
        (
            "        self.at = place\n",
            "        self.at = place\n        war.enter(place)\n",
            Edit("Army.move(war, place)", "self.at = place", "self.at = place\nwar.enter(place)"),
        ),
    ],
)
def test_the_smallest_piece_that_says_it(sources: Sources, old: str, new: str, edit: Edit) -> None:
    (found,) = captured(sources, old, new)
    assert found == edit


def test_a_docstring_is_never_part_of_a_piece(sources: Sources) -> None:
    (found,) = captured(
        sources,
        '"""How strong an army is."""\n',
        '"""How strong an army is."""\n    seat = 1 - seat\n',
    )
    assert "How strong" not in found.old
    assert found.new.startswith("seat = 1 - seat")


def test_imports_are_left_to_what_uses_them(sources: Sources) -> None:
    (path,) = [module.path for module in sources.modules]
    text = GAME.replace("LIMIT = 5", "LIMIT = cmath.pi").replace(
        "import math", "import cmath, math"
    )
    (found,) = capture("TOY-1", sources, {path: text}).edits
    assert found == Edit("LIMIT", "LIMIT = 5", "LIMIT = cmath.pi")


@pytest.mark.parametrize(
    ("old", "new", "edits"),
    [
        ("figures = 36", "figures = 35", [Edit("pieces.toml:units.orcs.figures", "36", "35")]),
        ('colour = "red"\n', "", [Edit("pieces.toml:units.orcs.colour", '"red"')]),
        (
            "figures = 36",
            "figures = 36\nstrength = 1",
            [Edit("pieces.toml:units.orcs", "", "strength = 1")],
        ),
    ],
)
def test_data_is_named_by_its_keys(sources: Sources, old: str, new: str, edits: list[Edit]) -> None:
    assert [*captured(sources, old, new, "pieces.toml")] == edits


def test_entries_are_read_as_they_were_written(sources: Sources, tmp_path: Path) -> None:
    (path,) = [module.path for module in sources.modules]
    text = GAME.replace('"closed"', "'it\\'s \"closed\"'").replace("self.at = place", "pass")
    entry = capture("TOY-1", sources, {path: text})
    (tmp_path / "entries").mkdir()
    (tmp_path / "entries/rules.toml").write_text(to_toml([entry]))
    assert read_entries(tmp_path / "entries") == {"TOY-1": entry}
