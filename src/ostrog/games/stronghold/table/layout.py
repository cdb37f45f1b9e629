"""The layout, which never changes in a match: wall, ground, paths and trays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from ostrog.games.stronghold.board.map import (
    BOARD,
    FOREGROUNDS,
    MARAUDERS,
    PATHS,
    RAMPARTS,
    SECTIONS,
    SIDES,
    TOWERS,
)
from ostrog.games.stronghold.board.pieces import BUILDINGS, DEFENDER, INVADER, ROLES
from ostrog.games.stronghold.board.values import Values
from ostrog.games.stronghold.table.card_faces import faces
from ostrog.games.stronghold.table.house_values import VALUE_CHOICES, house_values
from ostrog.games.stronghold.table.summary import summary
from ostrog.games.stronghold.table.wall_outlines import (
    HEIGHT,
    WIDTH,
    attack,
    middle,
    outlines,
    scaled,
)
from ostrog.kernel import Setting
from ostrog.table import Area, Group, Layout, Line, Side, Texture, Tray

COLOURS = ("red", "blue")
"""The colours of the sides by seat."""
TEXTURES = ("field", "wall", "tower", "ground", "rampart", "foreground", "court")
BUILT = ("tower", "court")
"""Textures of areas that are drawn as boxes."""


def layout(setting: Setting) -> Layout:
    """Return the board with the numbers of the match, and the trays beside it."""
    return Layout(
        width=WIDTH,
        height=HEIGHT,
        backdrop="field",
        sides=tuple(Side(s, f"ref-seat-{ROLES[s]}", COLOURS[s]) for s in (INVADER, DEFENDER)),
        groups=tuple(groups()),
        textures=tuple(Texture(name, f"ref-texture-{name}") for name in TEXTURES),
        areas=tuple(areas()),
        lines=tuple(lines()),
        spots=(),
        tracks=(),
        trays=tuple(trays()),
        faces=tuple(faces(setting)),
        summary=summary(cast(Values, setting.data)),
        house_values=tuple(house_values(cast(Values, setting.data))),
        value_choices=VALUE_CHOICES,
        chapter_ends="TurnEnded",
        fight_begins="StrengthCompared",
        fight_ends=("SectionHeld", "Breached"),
    )


def areas() -> Iterator[Area]:
    """Yield every place where pieces stand."""
    shapes = outlines()

    def area(id: str, place: str, texture: str, group: str = "") -> Area:
        outline = shapes[id]
        label = f"ref-place-{place}"
        kind: Literal["region", "box"] = "box" if texture in BUILT else "region"
        return Area(id, kind, label, middle(outline), outline, group, texture)

    for foreground in FOREGROUNDS:
        yield area(foreground, foreground, "foreground")
    for rampart in RAMPARTS:
        yield area(rampart, rampart, "rampart")
    yield area(MARAUDERS, MARAUDERS, "foreground")
    for section in SECTIONS:
        yield area(attack(section), section, "ground", f"section-{section}")
        yield area(section, section, "wall", f"section-{section}")
    for tower in TOWERS:
        yield area(tower, tower, "tower")
    for building in BUILDINGS:
        yield area(building, building, "court")
    yield area("courtyard", "courtyard", "court")


def groups() -> Iterator[Group]:
    """Yield sections with both their sides, paths, and the two sides of the board."""
    for section in SECTIONS:
        plate = scaled(BOARD.sections[section].plate)
        yield Group(f"section-{section}", f"ref-place-{section}", plate)
    for path in PATHS:
        (x, y), (to_x, to_y) = ends(path)
        yield Group(f"path-{path}", f"ref-path-{path}", ((x + to_x) // 2, (y + to_y) // 2))
    for side, at in zip(SIDES, ((60, HEIGHT - 30), (WIDTH - 60, HEIGHT - 30)), strict=True):
        yield Group(f"side-{side}", f"ref-side-{side}", at)


def ends(path: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where the line of a path begins and ends."""
    source, to = BOARD.paths[path].source, BOARD.paths[path].to
    shapes = outlines()
    goal = attack(to) if to in SECTIONS else to
    return middle(shapes[source]), middle(shapes[goal])


def lines() -> Iterator[Line]:
    """Yield the paths, as arrows towards the wall (STR-3.3)."""
    for path in PATHS:
        source, to = BOARD.paths[path].source, BOARD.paths[path].to
        yield Line("arrow", ends(path), (source, attack(to) if to in SECTIONS else to))


def trays() -> Iterator[Tray]:
    """Yield the trays beside the board."""
    yield Tray("row", "row", INVADER, "ref-tray-row")
    yield Tray("phase-deck", "hand", INVADER, "ref-tray-phase-deck")
    yield Tray("supply", "stock", INVADER, "board-supply")
    yield Tray("bag", "stock", INVADER, "board-bag")
    yield Tray("objectives", "objectives", INVADER, "zone-objectives")
    yield Tray("objectives-drawn", "hand", INVADER, "zone-objectives-drawn")
    yield Tray("orders", "tokens", INVADER, "zone-orders-stock")
    yield Tray("hourglasses", "tokens", DEFENDER, "board-hourglasses")
    yield Tray("works", "works", DEFENDER, "ref-tray-works")
    yield Tray("plans", "hand", DEFENDER, "zone-plans")
    yield Tray("plans-drawn", "hand", DEFENDER, "zone-plans-drawn")
    yield Tray("plans-open", "plans", DEFENDER, "zone-plans-lasting")
    yield Tray("heroic", "tokens", DEFENDER, "ref-tray-heroic")
    yield Tray("unit-stock", "supply", DEFENDER, "ref-tray-unit-stock")
