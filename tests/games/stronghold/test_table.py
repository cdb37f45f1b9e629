"""The table: everything lies once, in its place, and options point at things that are there."""

from __future__ import annotations

from random import Random

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold import game
from ostrog.games.stronghold.table.contract import table
from ostrog.kernel import Mixer, answer_at_random, asks, new, view
from ostrog.table import table_faults
from ostrog.table.layouts import places
from ostrog.table.scenes import pieces

OBSERVERS = ((), (INVADER,), (DEFENDER,))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_wrong_with_the_tables_of_a_random_game(seed: int) -> None:
    random, siege = Random(seed), new(game, "standard", Mixer(seed))
    layout = table.layout(siege.setting)
    while siege.outcome is None:
        for observer in OBSERVERS:
            seen = view(siege, observer)
            scene = table.scene(siege.setting, seen)
            assert table_faults(layout, scene) == []
            known = {*pieces(scene), *places(layout)}
            for decision in seen.decisions:
                for option in decision.options:
                    for highlight in table.points_at(scene, decision, option):
                        assert highlight.ref in known, (option, highlight)
        answer_at_random(siege, asks(siege)[0].seat, random)


def marks(walls: Walls, seat: int, marker: str) -> tuple[str, tuple[str, ...]]:
    """Return the name and the marks of a marker, as a seat sees it."""
    scene = table.scene(walls.state.setting, walls.view(seat))
    (found,) = [each for each in scene.markers if each.id == marker]
    return found.name, found.marks


def test_only_the_defender_sees_the_kind_of_a_trap() -> None:
    walls = Walls.empty().trap("fl-l1", "troll-trap").window(1)
    assert marks(walls, DEFENDER, "trap:fl-l1") == ("troll-trap", ())
    assert marks(walls, INVADER, "trap:fl-l1") == ("trap", ())


def test_only_the_invader_sees_orders_and_ritual_tokens() -> None:
    walls = Walls.empty().attackers("w3", orc=1).order("w3", "troll-call")
    walls.token("gale", "w3", "success").window(1)
    assert marks(walls, INVADER, "order:w3") == ("troll-call", ())
    assert marks(walls, DEFENDER, "order:w3") == ("order", ())
    assert marks(walls, INVADER, "gale:w3") == ("gale", ("success",))
    assert marks(walls, DEFENDER, "gale:w3") == ("gale", ())
