"""Outlines: shapes of a board, as corners in units of its layout."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

Point = tuple[int, int]
"""Distance to the right and down, in units of the layout."""

Outline = tuple[Point, ...]
"""Corners of a shape; the last one is connected to the first."""


def edges(outline: Outline) -> Iterator[tuple[Point, Point]]:
    """Yield the sides of a shape; the last one closes it."""
    yield from pairwise((*outline, outline[0]))


def is_clockwise(outline: Outline) -> bool:
    """Whether an outline runs clockwise, so that its shape is on the right of its direction."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(outline)) > 0


def clockwise(outline: Outline) -> Outline:
    """Return the outline of the same shape, running clockwise."""
    return outline if is_clockwise(outline) else outline[::-1]


def is_inside(outline: Outline, point: Point) -> bool:
    """Whether a point is inside a shape."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def shared_lines(one: Outline, other: Outline) -> list[tuple[Point, ...]]:
    """Return the lines along which two shapes touch, in the direction of the first."""
    common = {frozenset(edge) for edge in edges(other)}
    own = list(edges(one))
    start = next((n for n, edge in enumerate(own) if frozenset(edge) not in common), 0)
    lines: list[list[Point]] = []
    for begin, end in own[start:] + own[:start]:
        if frozenset((begin, end)) not in common:
            continue
        if lines and lines[-1][-1] == begin:
            lines[-1].append(end)
        else:
            lines.append([begin, end])
    return [tuple(line) for line in lines]
