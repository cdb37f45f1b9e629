"""The expansion on one page: factions, their dice and cards, and calls to battle."""

from __future__ import annotations

from functools import partial

from ostrog.expansions.warriors.board.pieces import FACTIONS, SIDE_OF_FACTION
from ostrog.expansions.warriors.board.values import FactionValues
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.table import Sign, SummaryPage, SummaryRow, SummarySection, summary_row

row = partial(summary_row, "WOME")

ENTRY_RULES = {
    "dead": ("11.1", "11.2", "11.4", "11.25", "11.26"),
    "eagles": ("12.1", "12.2", "12.8"),
    "ents": ("13.1", "13.2", "13.21", "13.22"),
    "corsairs": ("14.1", "14.2", "14.21"),
    "dunlendings": ("15.1", "15.2", "15.16"),
    "spiders": ("16.1", "16.2"),
}
"""Numbers of the rules by which each faction enters, and leaves."""
USE_RULES = {
    "dead": ("11.10", "11.11", "11.14", "11.24"),
    "eagles": ("12.5", "12.6", "12.7"),
    "ents": ("13.6", "13.8", "13.11"),
    "corsairs": ("14.4", "14.7", "14.11", "14.12", "14.18"),
    "dunlendings": ("15.5", "15.7", "15.10", "15.15"),
    "spiders": ("16.5", "16.7"),
}
"""Numbers of the rules that tell what each faction does."""


def summary(values: FactionValues) -> SummaryPage:
    """Return the page with the numbers of the match."""
    return SummaryPage("summary-factions", (course(values), dice(), entries(), uses()))


def die(face: str, side: int = -1) -> Sign:
    """Return the picture of a face of the faction dice."""
    return Sign("die", f"faction-{face}", side)


def course(values: FactionValues) -> SummarySection:
    """Return what factions change in the course of the game (chapters 4 to 9)."""
    return SummarySection(
        id="faction-course",
        title="summary-faction-course",
        kind="table",
        rows=(
            row("faction-entering", "7.1", "7.2", "7.3", "6.19", sign=die("muster")),
            row("faction-die", "6.1", "6.2", "6.4", "6.5", "6.6", "6.7", sign=die("wild", SHADOW)),
            row(
                "faction-cards",
                *("4.1", "4.4", "4.5", "4.6", "4.8", "4.9", "4.10"),
                sign=Sign("kind", "faction"),
                hand=values.limits.hand,
            ),
            row("faction-figures", "8.1", "8.3", "8.4", "8.8", "8.9", sign=faction("eagles")),
            row("faction-calls", "9.1", "9.4", "9.5", "9.6", sign=Sign("kind", "call")),
        ),
    )


def dice() -> SummarySection:
    """Return what a faction die can do (WOME-6.12 to 6.17)."""
    return SummarySection(
        id="faction-dice",
        title="summary-faction-dice",
        kind="table",
        in_key=True,
        rows=(
            row("faction-die-muster", "6.12", "7.5", sign=die("muster")),
            row("faction-die-play", "6.13", "6.15", sign=die("play-draw")),
            row("faction-die-draw", "6.14", "6.15", sign=die("muster-draw")),
            row("faction-die-eye", "6.16", "6.22", sign=die("eye", SHADOW)),
            row("faction-die-wild", "6.17", sign=die("wild", SHADOW)),
        ),
    )


def faction(name: str) -> Sign:
    """Return the picture of a faction, in the colour of its side."""
    return Sign("faction", name, SIDE_OF_FACTION[name])


def entries() -> SummarySection:
    """Return when each faction enters play (WOME-7.1)."""
    return SummarySection(
        id="faction-entry",
        title="summary-faction-entry",
        kind="tiles",
        rows=tuple(tile(name, "entry", ENTRY_RULES[name]) for name in FACTIONS),
    )


def uses() -> SummarySection:
    """Return what the figures of each faction do (chapters 11 to 16)."""
    return SummarySection(
        id="faction-use",
        title="summary-faction-use",
        kind="tiles",
        rows=tuple(tile(name, "use", USE_RULES[name]) for name in FACTIONS),
    )


def tile(name: str, part: str, rules: tuple[str, ...]) -> SummaryRow:
    """Return a faction with a part of the text of its card."""
    return SummaryRow(
        title=f"ref-faction-{name}",
        text=f"text-faction-{name}-{part}",
        signs=(faction(name),),
        rules=tuple(f"WOME-{number}" for number in rules),
    )
