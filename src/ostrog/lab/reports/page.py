"""Pages: a report as one self-contained HTML file without scripts or network access."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import msgspec

from ostrog.lab.reports.charts import ChartImage

STYLE = Path(__file__).parent / "report.css"


class NumberTable(msgspec.Struct, frozen=True):
    """Numbers in rows; the first columns are text."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    texts: int = 1


class ChartFigure(msgspec.Struct, frozen=True, kw_only=True):
    """A chart with its title, an explanation, a text alternative, and its numbers."""

    title: str
    reading: Sequence[str]
    told: str
    """Text alternative for readers who cannot see the chart."""
    drawing: ChartImage
    legend: Sequence[tuple[str, str]] = ()
    """Colours and their meanings."""
    table: NumberTable
    summary: str
    """Label that opens the table of numbers."""


def page(*, title: str, game: str, lede: str, language: str, body: Sequence[str]) -> str:
    """The complete HTML file."""
    parts = [
        "<!doctype html>",
        f'<html lang="{escape(language)}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(game)}: {escape(title)}</title>",
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>",
        "</head>",
        "<body>",
        "<header>",
        f'<p class="game">{escape(game)}</p>',
        f"<h1>{escape(title)}</h1>",
        f'<p class="lede">{escape(lede)}</p>',
        "</header>",
        "<main>",
        *body,
        "</main>",
        "</body>",
        "</html>",
    ]
    return "\n".join(parts) + "\n"


def section(title: str, *parts: str) -> str:
    """A part of the page under a heading."""
    return "\n".join(["<section>", f"<h2>{escape(title)}</h2>", *parts, "</section>"])


def paragraph(text: str, *, note: bool = False) -> str:
    """A paragraph; a note is less important."""
    return f'<p class="note">{escape(text)}</p>' if note else f"<p>{escape(text)}</p>"


def bullets(texts: Sequence[str]) -> str:
    """A bulleted list of sentences."""
    return "\n".join(["<ul>", *(f"<li>{escape(text)}</li>" for text in texts), "</ul>"])


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """A list of names and their values."""
    lines = [f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in pairs]
    return "\n".join(["<dl>", *lines, "</dl>"])


def table(numbers: NumberTable) -> str:
    """A table of numbers."""
    head = "".join(
        f'<th scope="col"{_kind(place, numbers)}>{escape(text)}</th>'
        for place, text in enumerate(numbers.head)
    )
    rows = [
        "".join(f"<td{_kind(place, numbers)}>{escape(text)}</td>" for place, text in enumerate(row))
        for row in numbers.rows
    ]
    lines = [f"<tr>{row}</tr>" for row in rows]
    opening = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>'
    return "\n".join([opening, *lines, "</tbody></table></div>"])


def figure(shown: ChartFigure) -> str:
    """A chart with its title, text, legend and numbers."""
    keys = [
        f'<li><i style="background:{escape(colour)}"></i>{escape(name)}</li>'
        for colour, name in shown.legend
    ]
    legend = ['<ul class="legend">', *keys, "</ul>"] if keys else []
    parts = [
        "<figure>",
        f"<h2>{escape(shown.title)}</h2>",
        *map(paragraph, shown.reading),
        '<div class="chart">',
        *legend,
        f'<div role="img" aria-label="{escape(shown.told)}">',
        f'<div class="wide">{shown.drawing.wide}</div>',
        f'<div class="narrow">{shown.drawing.narrow}</div>',
        "</div>",
        "</div>",
        f"<details><summary>{escape(shown.summary)}</summary>",
        table(shown.table),
        "</details>",
        "</figure>",
    ]
    return "\n".join(parts)


def _kind(place: int, numbers: NumberTable) -> str:
    return ' class="text"' if place < numbers.texts else ""
