"""Draws the packages and their imports: `python docs/house.py` writes docs/pictures/house.svg.

A test compares the arrows with the real imports, and the picture with this script.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

PICTURE = Path(__file__).parent / "pictures" / "house.svg"
WIDTH, HEIGHT = 920, 806


class Box(NamedTuple):
    """A package: its name, what it holds, and its left, top, right and bottom."""

    name: str
    holds: str
    left: int
    top: int
    right: int
    bottom: int


class Arrow(NamedTuple):
    """A vertical arrow from one package to another."""

    source: str
    target: str
    x: int
    kind: Literal["imports", "other"] = "imports"
    label: str = ""


BOXES = (
    Box("client", "web/: the browser, in TypeScript", 40, 30, 330, 96),
    Box("cli", "the ostrog command", 370, 30, 880, 96),
    Box("", "", 24, 156, 600, 262),
    Box("server", "matches over HTTP and sockets", 40, 176, 330, 242),
    Box("lab", "bots play by the thousand", 350, 176, 584, 242),
    Box("bots", "opponents for any game", 150, 322, 350, 388),
    Box("expansions", "more for a game", 480, 322, 670, 388),
    Box("games", "one package for each game", 440, 448, 650, 514),
    Box("testing", "proves a game", 690, 448, 880, 514),
    Box("table", "layouts, scenes, panels, forecasts", 370, 564, 880, 630),
    Box("words", "Fluent messages", 40, 680, 200, 746),
    Box("kernel", "what any game is; names none", 230, 680, 880, 746),
)
"""The box without a name holds packages of one layer, which share their arrows."""

TOGETHER = {"": ("server", "lab")}

ARROWS = (
    Arrow("client", "server", 185, "other", "socket, HTTP"),
    Arrow("cli", "", 480),
    Arrow("cli", "testing", 785),
    Arrow("", "words", 100),
    Arrow("", "bots", 250),
    Arrow("", "table", 400),
    Arrow("", "games", 460, "other", "entry points"),
    Arrow("", "expansions", 572, "other"),
    Arrow("expansions", "games", 575),
    Arrow("bots", "kernel", 290),
    Arrow("games", "table", 545),
    Arrow("testing", "table", 785),
    Arrow("table", "kernel", 625),
)

STYLE = """
  .paper { fill: #fbf8f1; stroke: #cfc6b2; }
  .box { fill: #ffffff; stroke: #4c5a67; stroke-width: 1.5; }
  .layer { fill: #efe9db; stroke: none; }
  .name, .holds { text-anchor: middle; }
  .name { font: 600 17px sans-serif; fill: #1d2730; }
  .holds, .label { font: 13px sans-serif; fill: #45525d; }
  .arrow { stroke: #2f6d9a; stroke-width: 2; fill: none; }
  .head { fill: #2f6d9a; }
  .other { stroke: #8a6a1f; stroke-dasharray: 2 4; }
  .other-head { fill: #8a6a1f; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #171c21; stroke: #3a444d; }
    .box { fill: #222a31; stroke: #8b9aa7; }
    .layer { fill: #2b343c; }
    .name { fill: #eef2f5; }
    .holds, .label { fill: #b4c0ca; }
    .arrow { stroke: #7cb7e2; }
    .head { fill: #7cb7e2; }
    .other { stroke: #d9b45f; }
    .other-head { fill: #d9b45f; }
  }
"""


def drawing() -> str:
    """The whole picture as SVG."""
    boxes = {box.name: box for box in BOXES}
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' aria-labelledby="title">',
        '<title id="title">The packages of Ostrog and their imports</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="10"/>',
        *(_box(box) for box in BOXES),
        *(_arrow(each, boxes[each.source], boxes[each.target]) for each in ARROWS),
        *_legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _box(box: Box) -> str:
    size = f'width="{box.right - box.left}" height="{box.bottom - box.top}"'
    look = "box" if box.name else "layer"
    rect = f'<rect class="{look}" x="{box.left}" y="{box.top}" {size} rx="6"/>'
    middle = (box.left + box.right) // 2
    down = (box.top + box.bottom) // 2
    if not box.name:
        return rect
    return "\n".join(
        (
            rect,
            f'<text class="name" x="{middle}" y="{down - 3}">{box.name}</text>',
            f'<text class="holds" x="{middle}" y="{down + 17}">{box.holds}</text>',
        )
    )


def _arrow(arrow: Arrow, source: Box, target: Box) -> str:
    looks = {"imports": "arrow", "other": "arrow other"}
    head = "other-head" if arrow.kind == "other" else "head"
    x, top, bottom = arrow.x, source.bottom, target.top
    lines = [
        f'<path class="{looks[arrow.kind]}" d="M{x} {top}V{bottom - 9}"/>',
        f'<path class="{head}" d="M{x - 6} {bottom - 10}h12l-6 10z"/>',
    ]
    if arrow.label:
        y = min((top + bottom) // 2 + 4, top + 34)
        lines.append(f'<text class="label" x="{x + 12}" y="{y}">{arrow.label}</text>')
    return "\n".join(lines)


def _legend() -> tuple[str, ...]:
    y = HEIGHT - 28
    return (
        f'<path class="arrow" d="M40 {y}H80"/>',
        f'<text class="label" x="90" y="{y + 4}">imports; what follows from other arrows '
        "is left out</text>",
        f'<path class="arrow other" d="M480 {y}H520"/>',
        f'<text class="label" x="530" y="{y + 4}">no import: met at run time</text>',
    )


if __name__ == "__main__":
    PICTURE.write_text(drawing(), encoding="utf-8")
