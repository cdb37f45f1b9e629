"""The game on two pages: turn, dice and the road of the Ring; war, politics and characters.

A third page tells what is different in teams.
"""

from __future__ import annotations

from functools import partial

from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    FREE,
    MINIONS,
    SHADOW,
    SIDES,
)
from ostrog.games.war_of_the_ring.board.values import FLIES, Values
from ostrog.table import Mark, Sign, SummaryPage, SummaryRow, SummarySection, summary_row

row = partial(summary_row, "WOTR")

RULES_OF_CHARACTERS: dict[str, tuple[str, ...]] = {
    "gandalf-grey": ("5.23", "8.19", "14.8"),
    "strider": ("15.26", "8.19", "14.8"),
    "boromir": ("14.8", "14.19", "8.19"),
    "legolas": ("14.8", "14.19", "8.19"),
    "gimli": ("14.8", "14.19", "8.19"),
    "meriadoc": ("16.21", "8.25", "14.8"),
    "peregrin": ("16.21", "8.25", "14.8"),
    "aragorn": ("8.2", "5.4", "8.19"),
    "gandalf-white": ("8.2", "5.4", "8.6"),
    "gollum": ("15.7", "16.30", "16.31"),
    "saruman": ("8.3", "8.13", "8.22", "9.13"),
    "witch-king": ("8.3", "8.11", "8.21"),
    "mouth-of-sauron": ("8.3", "8.14"),
}
"""Numbers of the rules that describe each character."""


def summary(values: Values, players: int = 2) -> tuple[SummaryPage, ...]:
    """Return both pages with the numbers of the match, and a third one if there are teams."""
    more = (
        () if players == len(SIDES) else (SummaryPage("summary-teams", (teams(values, players),)),)
    )
    return (
        SummaryPage(
            "summary-play", (turn(values), dice(), road(values), damage(), victory(values))
        ),
        SummaryPage(
            "summary-war",
            (armies(values), battle(values), sieges(values), politics(), characters(values)),
        ),
        *more,
    )


def die(face: str, side: int = -1) -> Sign:
    """Return the picture of a face of the action dice."""
    return Sign("die", face, side)


def mark(name: str, side: int = -1) -> Sign:
    """Return the picture of a mark."""
    return Sign("mark", name, side)


# The first page: the turn, the dice and the road of the Ring


def turn(values: Values) -> SummarySection:
    """Return the six phases of a turn (WOTR-4.1)."""
    free, shadow = (values.dice[side] for side in SIDES)
    return SummarySection(
        id="turn",
        title="summary-turn",
        kind="steps",
        rows=(
            row("recover", "4.2", "4.3", "4.4", "7.1", sign=die("event"), hand=values.limits.hand),
            row("phase-fellowship", "4.5", "15.13", "17.1", sign=mark("progress", FREE)),
            row("allocation", "4.7", "4.9", "4.10", "4.11", sign=die("eye", SHADOW)),
            row(
                "roll",
                *("4.12", "5.3", "5.4"),
                sign=die("will-of-the-west", FREE),
                free=free.start,
                shadow=shadow.start,
            ),
            row("actions", "4.13", "5.7", "5.8", "5.9", sign=die("character")),
            row("check", "4.14", "18.6", sign=mark("stronghold")),
        ),
    )


def dice() -> SummarySection:
    """Return what each face of the action dice can do (WOTR-5.10 to 5.21, 6.1)."""
    return SummarySection(
        id="dice",
        title="summary-dice",
        kind="table",
        in_key=True,
        rows=(
            row("character", "5.10", "5.11", title="ref-die-character", sign=die("character")),
            row(
                "character-free",
                *("5.13", "15.9", "15.26", "15.27", "8.5"),
                sign=die("character", FREE),
            ),
            row("character-shadow", "5.14", "8.11", "8.12", sign=die("character", SHADOW)),
            row("army", "5.15", "10.8", title="ref-die-army", sign=die("army")),
            row("muster", "5.16", "9.1", title="ref-die-muster", sign=die("muster")),
            row("muster-shadow", "5.17", "8.3", sign=die("muster", SHADOW)),
            row("muster-army", "5.18", title="ref-die-muster-army", sign=die("muster-army")),
            row("event", "5.19", title="ref-die-event", sign=die("event")),
            row(
                "will",
                *("5.20", "5.21"),
                title="ref-die-will-of-the-west",
                sign=die("will-of-the-west", FREE),
            ),
            row("eye", "4.12", "16.2", title="ref-die-eye", sign=die("eye", SHADOW)),
            row(
                "rings",
                *("6.1", "6.2", "6.3", "6.4", "6.6", "6.7"),
                title="ref-mark-rings",
                sign=mark("ring", FREE),
            ),
        ),
    )


def road(values: Values) -> SummarySection:
    """Return what the Fellowship does, and how it is hunted (chapters 15 to 17)."""
    limits = values.limits
    return SummarySection(
        id="road",
        title="summary-road",
        kind="table",
        rows=(
            row("move", "15.8", "15.9", "15.10", sign=mark("progress", FREE)),
            row(
                "hunt",
                *("16.2", "16.3", "16.4", "16.5", "16.6", "16.7"),
                sign=mark("hunt", SHADOW),
                most=limits.hunt_dice,
            ),
            row("tile", "16.9", "16.10", "16.11", "16.16", "16.17", sign=die("eye", SHADOW)),
            row("reveal", "15.21", "15.23", "15.25", "16.15", sign=mark("hunt", SHADOW)),
            row("hide", "15.26", "15.9", sign=mark("progress", FREE)),
            row("declare", "15.12", "15.13", "15.17", "15.18", sign=mark("progress", FREE)),
            row("separate", "15.27", "15.28", "15.30", sign=Sign("figure", "strider", FREE)),
            row(
                "mordor",
                *("17.1", "17.5", "17.6", "17.7", "17.8", "17.9", "17.10", "4.15"),
                sign=mark("ring", FREE),
                last=limits.mordor,
            ),
        ),
    )


def damage() -> SummarySection:
    """Return the steps in which the Fellowship suffers damage (WOTR-16.20 to 16.27)."""
    return SummarySection(
        id="damage",
        title="summary-damage",
        kind="steps",
        rows=(
            row("guide", "16.20", "16.21", "15.4", sign=Sign("figure", "gandalf-grey", FREE)),
            row("casualty", "16.22", "16.23", "16.24", "16.25", sign=Sign("figure", "gimli", FREE)),
            row("corruption", "16.26", "16.27", sign=mark("corruption", SHADOW)),
        ),
    )


def victory(values: Values) -> SummarySection:
    """Return the four ways to win, in the order in which they count (WOTR-18.1 to 18.5)."""
    limits, points = values.limits, values.points
    return SummarySection(
        id="victory",
        title="summary-victory",
        kind="tiles",
        rows=(
            row(
                "corrupted",
                *("18.1", "16.32"),
                title="ref-seat-shadow",
                sign=mark("corruption", SHADOW),
                corruption=limits.corruption,
            ),
            row(
                "destroyed",
                *("18.2", "17.12"),
                title="ref-seat-free",
                sign=mark("ring", FREE),
                last=limits.mordor,
                corruption=limits.corruption,
            ),
            row(
                "conquered",
                *("18.3", "2.8"),
                title="ref-seat-shadow",
                sign=mark("stronghold", SHADOW),
                goal=limits.shadow_victory,
                city=points.city,
                stronghold=points.stronghold,
            ),
            row(
                "freed",
                *("18.4", "2.8"),
                title="ref-seat-free",
                sign=mark("stronghold", FREE),
                goal=limits.free_victory,
            ),
        ),
    )


# The second page: the war


def armies(values: Values) -> SummarySection:
    """Return what armies are, how they move and how they grow (chapters 9 and 10)."""
    return SummarySection(
        id="armies",
        title="summary-armies",
        kind="table",
        rows=(
            row(
                "host",
                *("1.2", "1.3", "10.1", "10.3", "10.6"),
                sign=Sign("token", "gondor-regular", FREE),
                stack=values.limits.stack,
            ),
            row(
                "march",
                *("10.8", "10.10", "10.14", "10.15", "10.16"),
                sign=die("army"),
            ),
            row(
                "recruit",
                *("9.1", "9.2", "9.4", "9.5", "9.6", "9.7"),
                sign=die("muster"),
            ),
            row("losses", "1.15", "1.16", "8.24", sign=Sign("token", "sauron-regular", SHADOW)),
        ),
    )


def battle(values: Values) -> SummarySection:
    """Return the course of a battle (WOTR-11.2 to 11.43)."""
    most = values.limits.combat_dice
    return SummarySection(
        id="battle",
        title="summary-battle",
        kind="steps",
        rows=(
            row("attack", "11.1", "11.2", "11.3", "11.4", sign=die("army")),
            row(
                "combat-roll",
                *("11.10", "11.14", "11.15", "11.20", "11.22"),
                sign=mark("fortification"),
                most=most,
            ),
            row("reroll", "11.11", "11.17", "11.18", sign=mark("leader"), most=most),
            row(
                "hits",
                *("11.24", "11.25", "11.27", "11.28", "11.29", "11.31"),
                sign=Sign("token", "rohan-elite", FREE),
            ),
            row("cease", "11.32", "11.33", "11.34", sign=mark("nazgul")),
            row("advance", "11.39", "11.41", "11.42", sign=mark("city")),
        ),
    )


def sieges(values: Values) -> SummarySection:
    """Return what a Stronghold changes, and how Settlements fall (chapter 13)."""
    return SummarySection(
        id="sieges",
        title="summary-sieges",
        kind="table",
        rows=(
            row(
                "inside",
                *("13.1", "13.2", "13.3", "13.4", "13.6", "11.35"),
                sign=mark("stronghold"),
                besieged=values.limits.besieged,
            ),
            row("assault", "11.23", "13.9", "13.10", sign=mark("stronghold", SHADOW)),
            row("sortie", "13.13", "13.15", "13.17", sign=mark("stronghold", FREE)),
            row("relief", "13.19", "13.20", "13.21", sign=die("army")),
            row("capture", "13.22", "13.23", "13.25", "13.26", sign=mark("city")),
        ),
    )


def politics() -> SummarySection:
    """Return how nations come to war (chapter 14)."""
    return SummarySection(
        id="politics",
        title="summary-politics",
        kind="table",
        rows=(
            row("passive", "14.2", "14.3", "14.4", "14.5", "14.6", "14.7", sign=mark("town")),
            row("nearer", "14.10", "14.11", "14.12", sign=die("muster")),
            row("at-peace", "14.17", "14.18", "8.16", sign=mark("city")),
        ),
    )


def characters(values: Values) -> SummarySection:
    """Return all characters, with their numbers (chapter 8)."""
    return SummarySection(
        id="characters",
        title="summary-characters",
        kind="tiles",
        rows=tuple(character(values, who) for who in CHARACTERS),
    )


def character(values: Values, who: str) -> SummaryRow:
    """Return a character with Level, Leadership and the die that he adds."""
    sheet, side = values.characters[who], SHADOW if who in MINIONS else FREE
    level = 0 if sheet.level == FLIES else sheet.level
    numbers = (
        Mark("level", level),
        Mark("leadership", sheet.leadership),
        Mark("more-dice", sheet.dice),
    )
    return row(
        f"character-{who}",
        *RULES_OF_CHARACTERS[who],
        title=f"ref-character-{who}",
        sign=Sign("figure", who, side),
        values=tuple(each for each in numbers if each.value),
        **({"rides": sheet.rides} if sheet.rides else {}),
    )


# The third page: teams


def teams(values: Values, players: int) -> SummarySection:
    """Return what is different in a game of three or four (chapter 19)."""
    rows = [
        row("team-lead", "19.3", "19.7", "19.8", sign=mark("progress", FREE)),
        row(
            "team-cards",
            *("19.4", "19.5", "19.6", "19.22"),
            sign=die("event"),
            hand=values.limits.team_hand,
        ),
        row("team-order", "19.9", "19.10", "19.11", sign=die("character")),
        row("team-nations", "19.12", "19.13", "19.14", "19.15", sign=die("muster")),
        row(
            "team-mixed",
            *("19.16", "19.17", "19.18", "19.19", "19.20", "19.21"),
            sign=Sign("token", "gondor-regular", FREE),
        ),
        row("team-winner", "19.25", "19.26", sign=mark("stronghold")),
    ]
    if players == 3:
        hand = values.limits.hand
        rows.append(row("team-alone", "19.24", "19.27", sign=mark("ring", FREE), hand=hand))
    return SummarySection(id="teams", title="summary-teams", kind="table", rows=tuple(rows))
