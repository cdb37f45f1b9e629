"""What every table of a random game keeps: it is whole, and options point at what lies there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import answer_at_random, asks, view
from ostrog.table import Layout, Scene, Table, table_faults
from ostrog.table.layouts import places
from ostrog.table.scenes import pieces


def walk_tables(
    war: War,
    table: Table,
    random: Random,
    labels: Callable[[Layout, Scene], set[str]],
    *,
    every: int,
    most: int,
) -> set[str]:
    """Play at random and look at each observer's table; return the labels that were there.

    Every so many choices are looked at, and all in a battle; the game is left after `most` choices.
    """
    layout = table.layout(war.setting)
    named, number = set[str](), 0
    while war.outcome is None and number < most:
        number += 1
        if number % every == 0 or war.battle is not None:
            for observer in ((), *((seat,) for seat in war.setting.scenario.seats)):
                seen = view(war, observer)
                scene = table.scene(war.setting, seen)
                assert table_faults(layout, scene) == []
                known = {*pieces(scene), *places(layout)}
                for decision in seen.decisions:
                    for option in decision.options:
                        for highlight in table.points_at(scene, decision, option):
                            assert highlight.ref in known, (option, highlight)
                named |= labels(layout, scene)
        answer_at_random(war, asks(war)[0].seat, random)
    return named
