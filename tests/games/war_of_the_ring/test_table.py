"""The table: everything lies once, in its place, and options point at things that are there."""

from __future__ import annotations

from random import Random

import pytest

from games.war_of_the_ring.tables import RingTable
from games.war_of_the_ring.walked_tables import walk_tables
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.map import SETTLEMENTS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.positions import place
from ostrog.games.war_of_the_ring.table.combat_panel import WarBattle
from ostrog.games.war_of_the_ring.table.contract import table
from ostrog.games.war_of_the_ring.table.drawing import drawing, drawing_faults
from ostrog.kernel import Mixer, answer_at_random, asks, new, view
from ostrog.kernel.hidden.knowledge import ZoneView
from ostrog.table import Highlight, Layout, Marker, Scene
from ostrog.words.files import sources

OBSERVERS = ((), (FREE,), (SHADOW,))


def begun(seed: int = 1) -> War:
    return new(game, "two-players", Mixer(seed))


def labels(layout: Layout, scene: Scene) -> set[str]:
    """Return the keys of everything that is named on the table."""
    things = (*scene.counters, *scene.figures, *scene.markers)
    values = [mark for thing in things for mark in getattr(thing, "values", ())]
    marks = [mark for thing in things for mark in getattr(thing, "marks", ())]
    return {
        *(area.label for area in layout.areas),
        *(group.label for group in layout.groups),
        *(texture.label for texture in layout.textures),
        *(tray.label for tray in layout.trays),
        *(track.label for track in layout.tracks),
        *(side.label for side in layout.sides),
        *(face.title for face in layout.faces),
        *(part.label for counter in scene.counters for part in counter.parts),
        *(getattr(thing, "label", "") for thing in things),
        *(f"ref-mark-{mark.name}" for mark in values),
        *(f"ref-mark-{mark}" for mark in marks),
        *(f"ref-mark-{mark.name}" for area in layout.areas for mark in area.marks),
        *(f"ref-{spot.name}" for spot in layout.spots if spot.name.startswith("water-")),
        *(f"ref-mark-{panel.name()}" for panel in table.panels),
    } - {""}


def test_the_drawing_is_that_of_the_map() -> None:
    assert drawing_faults(drawing()) == []


@pytest.mark.parametrize(
    ("scenario", "seed"),
    [("two-players", 0), ("two-players", 1), ("three-players", 0), ("four-players", 0)],
)
def test_nothing_is_wrong_with_the_tables_of_a_random_game(scenario: str, seed: int) -> None:
    said = set(sources(game.words, "en")) if game.words else set()
    war = new(game, scenario, Mixer(seed))
    named = walk_tables(war, table, Random(seed), labels, every=3, most=1_200)
    assert sorted(named - said) == []


def scene_of(war: War, *observer: int) -> Scene:
    return table.scene(war.setting, view(war, observer))


def test_an_army_that_goes_points_at_whom_it_attacks() -> None:
    ring = RingTable.empty().army("orthanc", isengard_regular=3)
    ring.army("fords-of-isen", rohan_regular=1).uses(SHADOW, "army", "attack")
    ring.shadow.chooses("attack:orthanc:fords-of-isen")
    scene = scene_of(ring.state, SHADOW)
    (decision,) = view(ring.state, (SHADOW,)).decisions
    go = next(option for option in decision.options if option.verb == "go")
    army = "army:free:fords-of-isen"
    assert Highlight("attack", army) in table.points_at(scene, decision, go)


def test_a_siege_shows_both_armies() -> None:
    war = begun()
    place(war, "minas-tirith", sauron_regular=3)
    war.sieges["minas-tirith"] = FREE
    there = [each for each in scene_of(war).counters if each.at == "minas-tirith"]
    assert [(each.owner, each.value("besieged")) for each in there] == [(FREE, 1), (SHADOW, 0)]
    assert [each.value("besieging") for each in there] == [0, 1]


def test_a_settlement_in_the_hands_of_the_enemy_flies_his_flag() -> None:
    war = begun()
    region = SETTLEMENTS[0]
    war.control[region] = 1 - war.control[region]
    flags = [each for each in scene_of(war).markers if each.form == "flag"]
    assert [(each.at, each.owner) for each in flags] == [(region, war.control[region])]


def test_only_whoever_holds_cards_sees_them() -> None:
    war, random = begun(), Random(1)
    while not any(zone.size for zone in hands(war, FREE)):
        answer_at_random(war, asks(war)[0].seat, random)
    held = cards(scene_of(war, FREE))
    assert held
    assert all(each.owner == FREE for each in held)
    assert cards(scene_of(war)) == []
    assert all(each.owner == SHADOW for each in cards(scene_of(war, SHADOW)))


def hands(war: War, seat: int) -> list[ZoneView]:
    zones = view(war, (seat,)).zones
    return [zone for name, zone in zones.items() if name.startswith(f"hand-{seat}")]


def cards(scene: Scene) -> list[Marker]:
    return [each for each in scene.markers if each.form == "card"]


def test_a_battle_shows_the_dice_of_both_sides_to_all() -> None:
    war = game.positions["battle"]()
    random = Random(3)
    while war.battle is None or not all(side.values for side in war.battle.sides):
        answer_at_random(war, asks(war)[0].seat, random)
    shown = [scene_of(war, *observer).panel(WarBattle) for observer in OBSERVERS]
    assert shown[0] is not None
    assert shown[0] == shown[1] == shown[2]
    assert all(side.dice and side.target for side in shown[0].fighters)
