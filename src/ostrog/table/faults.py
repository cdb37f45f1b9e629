"""Faults: inconsistencies in the description of a table."""

from __future__ import annotations

from collections import Counter

from ostrog.table.layouts import Layout, places
from ostrog.table.outlines import is_clockwise, is_inside
from ostrog.table.scenes import Counter as Pieces
from ostrog.table.scenes import Figure, Marker, Scene, pieces


def table_faults(layout: Layout, scene: Scene) -> list[str]:
    """Return all inconsistencies in the description of a table."""
    ids = Counter([*places(layout), *pieces(scene)])
    found = [f"two things are called {id!r}" for id, count in ids.items() if count > 1]
    groups = {"", *(group.id for group in layout.groups)}
    textures = {"", *(texture.id for texture in layout.textures)}
    for area in layout.areas:
        if area.group not in groups or area.texture not in textures:
            found.append(f"{area.id}: no such group or texture")
        if not is_inside(area.outline, area.centre):
            found.append(f"{area.id}: the centre lies outside")
        if not is_clockwise(area.outline):
            found.append(f"{area.id}: the outline does not run clockwise")
    areas = {area.id for area in layout.areas}
    between = [line.between for line in layout.lines] + [spot.between for spot in layout.spots]
    found += [
        f"no area {id!r} to lie between" for pair in between for id in pair if id not in areas
    ]
    lying: list[Pieces | Figure | Marker] = [*scene.counters, *scene.figures, *scene.markers]
    found += [f"{piece.id}: lies nowhere" for piece in lying if piece.at not in ids]
    for panel in (*scene.panels, *scene.plates):
        found += [f"no {ref!r} for a panel" for ref in panel.refs() if ref not in ids]
    return found
