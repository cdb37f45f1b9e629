"""The game on two pages: its course, its dice and battles, and everything that takes part."""

from __future__ import annotations

from functools import partial

from ostrog.games.five_armies.board.map import TERRAINS
from ostrog.games.five_armies.board.pieces import (
    FREE,
    SHADOW,
    SIDES,
    Character,
    Values,
)
from ostrog.table import NOBODY, Mark, Sign, SummaryPage, SummaryRow, SummarySection, summary_row

row = partial(summary_row, "B5A")


def summary(values: Values) -> tuple[SummaryPage, ...]:
    """Return both pages, with the numbers of the match."""
    return (
        SummaryPage(
            "summary-play",
            (turn(values), dice(), battle(values), hits(), victory(values)),
        ),
        SummaryPage("summary-pieces", (units(values), characters(values), signs(values))),
    )


def turn(values: Values) -> SummarySection:
    """Return the six phases of a turn (B5A-4.1)."""
    free, shadow = values.dice["free"].pool, values.dice["shadow"].pool
    return SummarySection(
        id="turn",
        title="summary-turn",
        kind="steps",
        rows=(
            row(
                "recovery",
                *("4.2", "4.3", "4.4", "5.3", "5.4", "5.5"),
                sign=Sign("tray", "event"),
                free=free,
                shadow=shadow,
                hand=values.hand_limit,
            ),
            row(
                "generals",
                *("4.5", "4.6", "11.2"),
                sign=Sign("figure", "bard", FREE),
                most=values.most_generals,
            ),
            row("fate", "4.7", "9.3", "9.4", "9.7", "9.8", sign=Sign("tray", "fate")),
            row(
                "shadow-leadership",
                *("4.8", "4.9", "4.10"),
                sign=(Sign("mark", "leadership", SHADOW), Sign("token", "great-bats", SHADOW)),
            ),
            row("actions", "6.1", "6.2", "6.3", sign=Sign("die", "character", FREE)),
            row("turn-end", "4.11", "4.12", "4.13", "4.14", "4.15", sign=Sign("mark", "points")),
        ),
    )


def dice() -> SummarySection:
    """Return what the faces of the action dice are good for (chapter 7)."""

    def face(name: str, owner: int, *rules: str) -> SummaryRow:
        sign = Sign("die", name, owner)
        return row(f"die-{name}", *rules, sign=sign, title=f"ref-die-{name}")

    return SummarySection(
        id="dice",
        title="summary-dice",
        kind="table",
        in_key=True,
        rows=(
            face("character", NOBODY, "7.5", "7.6", "7.7", "7.8", "10.5"),
            face("army", NOBODY, "7.1", "7.2", "7.3", "7.4"),
            face("muster", NOBODY, "7.11", "7.12", "7.13", "19.1"),
            face("event", NOBODY, "7.9", "7.10"),
            face("muster-army", NOBODY, "6.9"),
            face("will-of-the-west", FREE, "7.19"),
            face("eye", SHADOW, "7.14", "7.15", "7.16", "7.18"),
            row("no-action", "6.5", "6.6", "6.7"),
        ),
    )


def battle(values: Values) -> SummarySection:
    """Return the steps of a combat round (B5A-21.4, 21.14)."""
    return SummarySection(
        id="battle",
        title="summary-battle",
        kind="steps",
        rows=(
            row("advantage", "21.4", "21.5", "21.6", sign=Sign("mark", "hills")),
            row("manoeuvre", "22.1", "22.2", "22.4", "22.11", sign=Sign("passage", "combat")),
            row(
                "roll",
                *("23.1", "23.3"),
                sign=(Sign("combat-die", "white-5"), Sign("combat-die", "black-6")),
                most=values.most_dice,
            ),
            row("reroll", "24.1", "24.3", sign=Sign("mark", "leadership")),
            row("damage", "25.1", "23.5", "25.5", "25.8", sign=Sign("mark", "damage")),
            row(
                "round-end",
                *("28.2", "28.4", "28.5", "28.21", "28.26"),
                sign=Sign("mark", "movement"),
            ),
        ),
    )


def hits() -> SummarySection:
    """Return which dice hit (B5A-23.8 to 23.13)."""
    return SummarySection(
        id="hits",
        title="summary-hits",
        kind="table",
        rows=(
            row("hit-usual", "23.8", "23.14", sign=Sign("combat-die", "white-5")),
            row(
                "hit-fortification",
                *("23.9", "26.1", "26.3", "26.4"),
                sign=Sign("mark", "fortification"),
            ),
            row("hit-first", "23.10", "23.11", sign=Sign("spot", "ford")),
        ),
    )


def victory(values: Values) -> SummarySection:
    """Return how each side wins (B5A-31.1 to 31.8)."""
    points = values.points
    return SummarySection(
        id="victory",
        title="summary-victory",
        kind="tiles",
        rows=(
            row(
                "free-wins",
                *("31.4", "31.5", "31.6"),
                sign=Sign("kind", "fate", FREE),
                title="ref-seat-0",
                goal=values.fate_goal,
                points=values.beorn_wins_at,
            ),
            row(
                "shadow-wins",
                *("31.7", "31.8", "31.1", "31.2"),
                sign=Sign("mark", "fortification", SHADOW),
                title="ref-seat-1",
                points=values.victory_points,
                fortification=points.fortification,
                settlement=points.settlement,
            ),
        ),
    )


def units(values: Values) -> SummarySection:
    """Return the unit types with strength, preferred terrain and manoeuvre ability (B5A-13.6)."""
    rows = []
    for name, unit in values.units.items():
        marks = [Mark("strength", unit.strength), *(Mark(terrain) for terrain in unit.preferred)]
        rules = ["B5A-13.6", "B5A-13.7", "B5A-23.5"]
        if unit.preferred_attacking:
            marks += [Mark("any-terrain")]
            rules.append("B5A-21.15")
        rows.append(
            SummaryRow(
                title=f"ref-unit-{name}",
                text=f"text-card-unit-{name}",
                signs=(Sign("unit", name, SIDES.index(unit.side)),),
                values=tuple(marks),
                rules=tuple(rules),
            )
        )
    return SummarySection(
        id="units", title="summary-units", kind="tiles", rows=tuple(rows), in_key=True
    )


CHARACTER_RULES: dict[str, tuple[str, ...]] = {
    "bard": ("11.1", "11.2"),
    "dain": ("11.1", "19.1"),
    "gandalf": ("11.7", "11.8"),
    "thranduil": ("11.7", "11.11"),
    "bilbo": ("10.3", "10.20", "10.21", "10.22"),
    "thorin": ("10.3", "5.4"),
    "lord-of-the-eagles": ("10.3", "32.6"),
    "beorn": ("10.3", "33.5", "33.16", "33.18", "31.5"),
    "bolg": ("10.4", "31.4"),
}
"""The rules that the row of each character sums up."""


def characters(values: Values) -> SummarySection:
    """Return the characters and special units with their abilities (chapters 10, 11, 32 to 34)."""
    rows = [character(name, sheet, values) for name, sheet in values.characters.items()]
    eagles, bats = values.eagles, values.figures["great-bats"]
    return SummarySection(
        id="characters",
        title="summary-characters",
        kind="tiles",
        in_key=True,
        rows=(
            *rows,
            row(
                "eagles",
                *("32.7", "32.8", "32.11"),
                sign=Sign("token", "eagles", FREE),
                title="ref-figure-eagles",
                dice=eagles.dice,
                success=eagles.success,
            ),
            row(
                "great-bats",
                *("34.2", "34.3", "34.5", "34.6"),
                sign=Sign("token", "great-bats", SHADOW),
                title="ref-figure-great-bats",
                count=bats,
            ),
        ),
    )


def character(name: str, sheet: Character, values: Values) -> SummaryRow:
    """Return the row of a character with its printed values."""
    marks = (Mark("movement", sheet.movement), Mark("leadership", sheet.leadership))
    numbers = {"space": sheet.fate_space} if sheet.fate_space else {}
    match name:
        case "gandalf":
            bolt = values.bolt
            numbers |= {
                "dice": bolt.dice,
                "concentrated": bolt.concentrated,
                "success": bolt.success,
            }
        case "thranduil":
            numbers |= {"dice": values.archery.dice, "success": values.archery.success}
        case "bilbo":
            numbers |= {"rings": values.rings}
        case "beorn":
            beorn = values.beorn
            numbers |= {"dice": beorn.dice, "success": beorn.success, "wrath": beorn.wrath}
    return row(
        f"character-{name}",
        *CHARACTER_RULES[name],
        sign=Sign("figure", name, SIDES.index(sheet.side)),
        title=f"ref-character-{name}",
        values=tuple(mark for mark in marks if mark.value),
        **numbers,
    )


def signs(values: Values) -> SummarySection:
    """Return what the signs on the map and on cards mean (chapters 3, 12, 13, 17, 18 and 20)."""

    def sign(name: str, icon: Sign | tuple[Sign, ...], *rules: str, **numbers: int) -> SummaryRow:
        return row(f"sign-{name}", *rules, sign=icon, title="", values=(), **numbers)

    points = values.points
    terrains = tuple(Sign("mark", terrain) for terrain in TERRAINS)
    return SummarySection(
        id="signs",
        title="summary-signs",
        kind="table",
        rows=(
            sign(
                "strength",
                Sign("mark", "strength"),
                *("13.2", "13.7", "23.1"),
                most=values.most_dice,
                stacking=values.stacking,
            ),
            sign("terrain", terrains, "3.1", "21.5", "21.6"),
            sign("leadership", Sign("mark", "leadership"), "12.1", "7.5", "24.1", "12.5"),
            sign("movement", Sign("mark", "movement"), "10.13"),
            sign("damage", Sign("mark", "damage"), "25.1", "25.8", "19.1"),
            sign(
                "settlement",
                Sign("mark", "settlement"),
                *("3.8", "17.1", "17.2", "31.2"),
                points=points.settlement,
            ),
            sign(
                "fortification",
                Sign("mark", "fortification"),
                *("3.9", "26.1", "26.3", "31.1"),
                points=points.fortification,
            ),
            sign("mustering", Sign("mark", "mustering"), "3.10", "13.4", "18.6"),
            sign(
                "passes",
                Sign("barrier", "closed"),
                *("20.1", "20.2", "20.4", "20.5"),
                opens=values.pass_opens_at,
            ),
            sign("recruits", Sign("token", "orcs", SHADOW), "18.2", "18.10", "18.11", "18.15"),
            sign(
                "cards", Sign("tray", "event"), "8.2", "8.5", "8.13", "8.6", hand=values.hand_limit
            ),
        ),
    )
