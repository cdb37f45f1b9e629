"""Charts: drawn by Altair and converted to SVG, so that pages need no scripts."""

from __future__ import annotations

import io
import json
import re
import textwrap
from collections.abc import Callable, Sequence
from typing import Literal

import altair as alt
import msgspec

Side = Literal["left", "top"]

Chart = alt.Chart | alt.LayerChart | alt.FacetChart

FIRST, SECOND, SHARED, PLAIN = "#2f6ea5", "#b0432f", "#8d8a7c", "#3f5a4c"
"""Colours of the two teams, of a shared victory, and of values that belong to no team."""

INK, MUTED, LINE = "#2b2113", "#5c4f35", "#ddd5bd"

ROW = 24
"""Height in pixels of a row with one line of text."""
LINE_HEIGHT = 14


class Width(msgspec.Struct, frozen=True):
    """The width of a drawing, and the maximum number of characters in a line of its labels."""

    pixels: int
    signs: int
    ticks: int


WIDE, NARROW = Width(820, 40, 9), Width(330, 21, 4)
"""Widths for a page and for a phone."""


class ChartImage(msgspec.Struct, frozen=True):
    """A chart as SVG, for a page and for a phone."""

    wide: str
    narrow: str


class Range(msgspec.Struct, frozen=True):
    """A value with its interval, and the colour of its owner."""

    label: str
    value: float
    low: float
    high: float
    colour: str = PLAIN


class StackedCounts(msgspec.Struct, frozen=True):
    """Stacked counts of games: won by the first team, by the second, and shared."""

    label: str
    counts: tuple[int, int, int]


class Cell(msgspec.Struct, frozen=True):
    """A cell of a matrix."""

    row: int
    column: int
    value: float
    text: str


def ranges(
    rows: Sequence[Range],
    *,
    axis: str,
    middle: float | None = None,
    percent: bool = True,
    whole: bool = False,
) -> ChartImage:
    """Values with their intervals, one row each, and a line at the middle.

    `whole` shows the axis from 0 to 1; otherwise it is as long as the rows need.
    """
    ends = [end for row in rows for end in (row.low, row.high)]
    if middle is not None:
        ends.append(middle)
    lowest, highest = (0.0, 1.0) if whole else (min(ends), max(ends))

    def chart(width: Width) -> Chart:
        labels = _Labels([row.label for row in rows], width)
        values = [
            {"row": labels.keys[number], "value": row.value, "low": row.low, "high": row.high}
            | {"colour": row.colour}
            for number, row in enumerate(rows)
        ]
        scale = alt.Scale(domain=[lowest, highest], nice=not whole, zero=False)
        along = alt.Axis(
            format=".0%" if percent else "d", tickCount=width.ticks, title=_wrapped(axis, width, 2)
        )
        base = alt.Chart(alt.InlineData(values=values)).encode(
            y=labels.axis("row"),
            color=alt.Color("colour:N", scale=None),
        )
        bars = base.mark_rule(strokeWidth=3, opacity=0.5).encode(
            x=alt.X("low:Q", scale=scale, axis=along), x2="high:Q"
        )
        dots = base.mark_circle(size=80, opacity=1).encode(
            x=alt.X("value:Q", scale=scale, axis=along)
        )
        layers: list[alt.Chart] = [bars, dots]
        if middle is not None:
            line = alt.Chart(alt.InlineData(values=[{"at": middle}]))
            layers.insert(0, line.mark_rule(color=MUTED, strokeDash=[4, 3]).encode(x=alt.X("at:Q")))
        return alt.layer(*layers).properties(height=labels.height)

    return _drawing(chart)


def stacked_bars(rows: Sequence[StackedCounts], *, axis: str, names: Sequence[str]) -> ChartImage:
    """Counts of games, one bar per row, coloured by winner."""

    def chart(width: Width) -> Chart:
        labels = _Labels([row.label for row in rows], width)
        values = [
            {"row": labels.keys[number], "games": count, "won": names[won], "order": won}
            for number, row in enumerate(rows)
            for won, count in enumerate(row.counts)
            if count
        ]
        drawn: alt.Chart = (
            alt.Chart(alt.InlineData(values=values))
            .mark_bar(size=15)
            .encode(
                y=labels.axis("row"),
                x=alt.X(
                    "games:Q",
                    axis=alt.Axis(title=axis, tickCount=width.ticks, tickMinStep=1, format="d"),
                ),
                color=_by_winner(names, [row.counts for row in rows]),
                order="order:O",
            )
            .properties(height=labels.height)
        )
        return drawn

    return _drawing(chart)


def columns(
    bins: Sequence[tuple[int, int, tuple[int, int, int]]],
    *,
    across: str,
    up: str,
    names: Sequence[str],
) -> ChartImage:
    """A distribution, coloured by winner."""

    def chart(width: Width) -> Chart:
        values = []
        for low, high, counts in bins:
            foot = 0
            for won, count in enumerate(counts):
                if count:
                    ends = {"low": low, "high": high, "foot": foot, "top": foot + count}
                    values.append(ends | {"won": names[won], "order": won})
                foot += count
        drawn: alt.Chart = (
            alt.Chart(alt.InlineData(values=values))
            .mark_bar(stroke="#fffdf6", strokeWidth=1)
            .encode(
                x=alt.X(
                    "low:Q",
                    scale=alt.Scale(zero=False, domain=[bins[0][0], bins[-1][1]]),
                    axis=alt.Axis(title=across, format="d", tickCount=width.ticks, grid=False),
                ),
                x2="high:Q",
                y=alt.Y("foot:Q", axis=alt.Axis(title=up, format="d", tickMinStep=1, tickCount=5)),
                y2="top:Q",
                color=_by_winner(names, [counts for _, _, counts in bins]),
            )
            .properties(height=220)
        )
        return drawn

    return _drawing(chart)


def matrix(names: Sequence[str], cells: Sequence[Cell], *, across: str, down: str) -> ChartImage:
    """A matrix of shares between 0 and 1, with all names as rows and as columns."""

    def chart(width: Width) -> Chart:
        room = width.pixels // (len(names) + 2)
        tops = _Labels(names, msgspec.structs.replace(width, signs=max(6, room // 7)))
        lefts = _Labels(names, msgspec.structs.replace(width, signs=min(width.signs, 24)))
        values = [
            {"row": lefts.keys[cell.row], "column": tops.keys[cell.column]}
            | {"value": cell.value, "text": cell.text, "strong": abs(cell.value - 0.5) > 0.4}
            for cell in cells
        ]
        base = alt.Chart(alt.InlineData(values=values)).encode(
            x=alt.X(
                "column:N",
                sort=tops.keys,
                axis=tops.look(across, orient="top"),
            ),
            y=alt.Y("row:N", sort=lefts.keys, axis=lefts.look(down)),
        )
        fields = base.mark_rect(stroke="#fffdf6", strokeWidth=2).encode(
            color=alt.Color(
                "value:Q",
                scale=alt.Scale(
                    domain=[0, 0.5, 1], range=["#a8552f", "#f1ead6", "#35705a"], type="linear"
                ),
                legend=None,
            )
        )
        texts = base.mark_text(fontSize=13).encode(
            text="text:N",
            color=alt.condition("datum.strong", alt.value("#ffffff"), alt.value(INK)),
        )
        return alt.layer(fields, texts).properties(height=44 * len(names))

    return _drawing(chart)


class _Labels:
    """Labels of rows, wrapped into lines; two rows may have the same name."""

    def __init__(self, names: Sequence[str], width: Width) -> None:
        self.keys = [f"{number:04}" for number in range(len(names))]
        self._lines = [_wrapped(name, width) for name in names]

    @property
    def height(self) -> int:
        """The height of all rows, each as high as the row with the most lines."""
        most = max(map(len, self._lines), default=1)
        return len(self.keys) * (ROW + (most - 1) * LINE_HEIGHT)

    def axis(self, field: str) -> alt.Y:
        return alt.Y(f"{field}:N", sort=self.keys, axis=self.look(grid=True))

    def look(
        self, title: str | None = None, *, grid: bool = False, orient: Side = "left"
    ) -> alt.Axis:
        lines = json.dumps(self._lines, ensure_ascii=False)
        return alt.Axis(
            labelExpr=f"{lines}[toNumber(datum.value)]",
            labelLimit=0,
            labelLineHeight=LINE_HEIGHT,
            labelPadding=8,
            labelOffset=self._centred() if orient == "left" else 0,
            ticks=False,
            domain=False,
            labelAngle=0,
            title=title,
            grid=grid,
            orient=orient,
        )

    def _centred(self) -> dict[str, object]:
        """Offsets that centre labels of several lines on their row."""
        counts = json.dumps([len(lines) for lines in self._lines])
        most = max(map(len, self._lines), default=1)
        conditions = [
            {
                "test": f"{counts}[toNumber(datum.value)] === {count}",
                "value": -(count - 1) * LINE_HEIGHT / 2,
            }
            for count in range(2, most + 1)
        ]
        return {"condition": conditions, "value": 0}


def _wrapped(text: str, width: Width, times: int = 1) -> list[str]:
    """The wrapped lines of a text; `times` makes the lines longer, as for a title."""
    return textwrap.wrap(text, times * width.signs, break_long_words=False) or [text]


def _by_winner(names: Sequence[str], counts: Sequence[Sequence[int]]) -> alt.Color:
    """The colours of the winners, with a legend above the chart; it omits winners without games."""
    shown = [won for won in range(len(names)) if any(count[won] for count in counts)]
    return alt.Color(
        "won:N",
        scale=alt.Scale(
            domain=[names[won] for won in shown],
            range=[(FIRST, SECOND, SHARED)[won] for won in shown],
        ),
        legend=alt.Legend(title=None, orient="top", direction="horizontal", labelLimit=0),
    )


def _drawing(chart: Callable[[Width], Chart]) -> ChartImage:
    return ChartImage(*(_svg(chart(width), width) for width in (WIDE, NARROW)))


def _svg(chart: Chart, width: Width) -> str:
    """The chart as SVG that scales to the width of the page and is hidden from screen readers.

    The figure around it has the text alternative, so the marks need no names.
    """
    dressed = chart.properties(
        width=width.pixels, autosize=alt.AutoSizeParams(type="fit-x", contains="padding")
    ).configure(
        aria=False,
        background="transparent",
        padding=4,
        font="sans-serif",
        view=alt.ViewConfig(stroke=None),
        axis=alt.AxisConfig(
            labelColor=INK,
            titleColor=MUTED,
            gridColor=LINE,
            domainColor=LINE,
            tickColor=LINE,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelOverlap=False,
            labelFlush=False,
        ),
        legend=alt.LegendConfig(labelColor=INK, labelFontSize=12, symbolType="square"),
    )
    file = io.StringIO()
    dressed.save(file, format="svg")
    text = file.getvalue()
    text = text[text.index("<svg") :]
    opening = text[: text.index(">")]
    view = re.search(r'viewBox="[^"]*"', opening)
    bare = f'<svg xmlns="http://www.w3.org/2000/svg" {view[0] if view else ""} aria-hidden="true"'
    return bare + text[len(opening) :]
