"""Tables: shapes, and what does not fit together in a description."""

from __future__ import annotations

import msgspec

from ostrog.table import (
    Area,
    Counter,
    Die,
    Figure,
    Layout,
    Line,
    Marker,
    Panel,
    Part,
    Scene,
    Space,
    Texture,
    Track,
    Tray,
    clockwise,
    is_clockwise,
    is_inside,
    pieces,
    places,
    shared_lines,
    table_faults,
)

WEST = ((0, 0), (5, 0), (4, 5), (5, 10), (0, 10))
EAST = ((5, 10), (10, 10), (10, 0), (5, 0), (4, 5))

LAYOUT = Layout(
    width=10,
    height=10,
    backdrop="",
    sides=(),
    groups=(),
    textures=(Texture("grass", "ref-ground-grass"),),
    areas=(
        Area("west", "region", "ref-region-west", (2, 5), WEST, texture="grass"),
        Area("east", "region", "ref-region-east", (7, 5), clockwise(EAST)),
    ),
    lines=(Line("border", ((5, 0), (4, 5), (5, 10)), ("west", "east"), "open"),),
    spots=(),
    tracks=(Track("time", "ref-track-time", (Space("time-0", (1, 1)),), 0),),
    trays=(Tray("bag", "tokens"),),
)
SCENE = Scene(
    counters=(Counter("army", "west", 0, (Part("army:foot", "foot", "ref-unit-foot", 2),)),),
    figures=(Figure("king", "army", "king", "ref-hero-king", 0),),
    markers=(Marker("ring", "token", "king", "ring"), Marker("lot", "pile", "bag", count=3)),
)


# Shapes


def test_a_shape_that_runs_the_other_way_is_turned() -> None:
    assert is_clockwise(WEST)
    assert not is_clockwise(EAST)
    assert clockwise(EAST) == EAST[::-1]
    assert clockwise(WEST) == WEST


def test_a_point_lies_in_one_of_two_neighbours() -> None:
    for point in ((1, 1), (3, 5), (6, 5), (9, 9)):
        assert is_inside(WEST, point) != is_inside(EAST, point)
    assert not is_inside(WEST, (20, 5))


def test_two_shapes_share_a_line_in_the_direction_of_the_first() -> None:
    assert shared_lines(WEST, EAST) == [((5, 0), (4, 5), (5, 10))]
    assert shared_lines(clockwise(EAST), WEST) == [((5, 10), (4, 5), (5, 0))]


def test_a_shared_line_may_run_past_the_end_of_an_outline() -> None:
    turned = WEST[2:] + WEST[:2]
    assert shared_lines(turned, EAST) == [((5, 0), (4, 5), (5, 10))]


def test_two_shapes_may_share_several_lines_or_none() -> None:
    ring = ((0, 0), (9, 0), (9, 9), (0, 9), (0, 6), (3, 6), (3, 3), (0, 3))
    gap = ((0, 3), (3, 3), (3, 6), (0, 6))
    assert shared_lines(ring, gap) == [((0, 6), (3, 6), (3, 3), (0, 3))]
    teeth = ((0, 0), (0, 2), (-1, 2), (-1, 4), (0, 4), (0, 6), (-9, 6), (-9, 0))
    wall = ((0, 0), (1, 0), (1, 6), (0, 6), (0, 4), (0, 2))
    assert shared_lines(wall, teeth) == [((0, 6), (0, 4)), ((0, 2), (0, 0))]
    assert shared_lines(WEST, ((50, 50), (60, 50), (60, 60))) == []


# Descriptions


def test_a_description_that_fits_has_no_faults() -> None:
    assert table_faults(LAYOUT, SCENE) == []
    assert set(places(LAYOUT)) == {"west", "east", "time", "time-0", "bag"}
    assert set(pieces(SCENE)) == {"army", "army:foot", "king", "ring", "lot"}


def test_every_fault_is_named() -> None:
    west, east = LAYOUT.areas
    replace = msgspec.structs.replace
    areas = (
        replace(west, texture="lava", centre=(9, 9)),
        replace(east, id="bag", outline=east.outline[::-1]),
    )
    lost = Marker("lost", "token", "nowhere")
    found = table_faults(replace(LAYOUT, areas=areas), replace(SCENE, markers=(lost,)))
    assert found == [
        "two things are called 'bag'",
        "west: no such group or texture",
        "west: the centre lies outside",
        "bag: the outline does not run clockwise",
        "no area 'east' to lie between",
        "lost: lies nowhere",
    ]


class Duel(Panel, frozen=True, kw_only=True, tag="duel"):
    """A panel that this test declares, as a game would."""

    cards: tuple[str, ...] = ()
    dice: tuple[Die, ...] = ()

    def things(self) -> tuple[str, ...]:
        return tuple(die.id for die in self.dice)

    def refs(self) -> tuple[str, ...]:
        return (*super().refs(), *self.cards)


def test_a_panel_of_a_game_names_what_is_there() -> None:
    duel = Duel(at="east", sources=("west",), cards=("ring",), dice=(Die("die", "white", 6),))
    scene = msgspec.structs.replace(SCENE, panels=(duel,))
    assert table_faults(LAYOUT, scene) == []
    assert set(pieces(scene)) - set(pieces(SCENE)) == {"die"}
    assert scene.panel(Duel) is duel
    assert SCENE.panel(Duel) is None
    lost = Duel(at="south", sources=("west",), cards=("sword",))
    assert table_faults(LAYOUT, msgspec.structs.replace(SCENE, panels=(lost,))) == [
        "no 'south' for a panel",
        "no 'sword' for a panel",
    ]


def test_a_panel_is_sent_with_its_name_and_what_the_game_puts_into_it() -> None:
    duel = Duel(at="east", cards=("ring",))
    scene = msgspec.structs.replace(SCENE, panels=(duel,))
    (sent,) = msgspec.json.decode(msgspec.json.encode(scene))["panels"]
    assert sent == {"panel": "duel", "at": "east", "cards": ["ring"]}
    assert Duel.name() == "duel"


def test_descriptions_are_plain_data() -> None:
    for described in (LAYOUT, SCENE):
        text = msgspec.json.encode(described)
        assert msgspec.json.decode(text, type=type(described)) == described
