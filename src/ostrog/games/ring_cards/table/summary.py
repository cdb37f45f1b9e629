"""The game on two pages: its round, its actions and combats, and its cards and icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Literal

from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Cast
from ostrog.games.ring_cards.board.factions import FACTIONS, SIDE_OF_FACTION, SIDES
from ostrog.games.ring_cards.board.scenarios import Ring
from ostrog.table import Sign, SummaryPage, SummaryRow, SummarySection, summary_row

Kind = Literal["steps", "table", "tiles"]


row = partial(summary_row, "RCG")


def summary(cast: Cast) -> tuple[SummaryPage, ...]:
    """Return both pages, for the scenario and the values of the match."""
    return (
        SummaryPage(
            "summary-play",
            (round_steps(cast), actions(cast), combat(), path_scoring(cast), victory(cast)),
        ),
        SummaryPage("summary-cards", (types(), icons(), factions(cast), terms(), seats(cast))),
    )


def section(id_: str, kind: Kind, *rows: SummaryRow) -> SummarySection:
    """Return a section whose heading is named after it."""
    return SummarySection(id=id_, title=f"summary-{id_}", kind=kind, rows=rows)


def round_steps(cast: Cast) -> SummarySection:
    """Return the five steps of a round (RCG-4.1)."""
    limit, lead = cast.values.carryover_limit, cast.values.lead_to_win
    return section(
        "round",
        "steps",
        row(
            "location-step",
            *("5.1", "5.3", "6.1", "6.2")
            if not cast.scene.battlegrounds
            else ("5.1", "19.5", "6.2"),
            sign=(Sign("kind", "battleground"), Sign("kind", "path")),
        ),
        row("action-step", "7.1", "7.3", "7.5", "7.6", sign=Sign("tray", "hand"), limit=limit),
        row(
            "combat-step",
            *("11.1", "11.2"),
            sign=(Sign("mark", "battleground-attack"), Sign("mark", "path-attack")),
        ),
        row("victory-check", "14.7", "14.9", sign=Sign("mark", "points"), lead=lead),
        SummaryRow(
            title="summary-draw-step",
            text="summary-draw-step-text",
            signs=(Sign("tray", "deck"),),
            rules=("RCG-15.1", "RCG-4.3", "RCG-10.2"),
        ),
    )


def actions(cast: Cast) -> SummarySection:
    """Return the six actions, and passing (RCG-7.2, 7.3)."""
    limit = cast.values.carryover_limit
    rows = [
        row(
            "play",
            *("8.1", "8.4", "8.7", "8.9", "8.21"),
            sign=Sign("action", "play"),
            title="summary-play-title",
        ),
        row("move", "9.2", "9.5", "8.22", sign=Sign("action", "move")),
        row("cycle", "9.1", sign=Sign("tray", "cycle")),
        row("winnow", "9.12", "9.13", sign=Sign("tray", "eliminated")),
        row("card-action", "9.8", "9.10", "9.15", sign=Sign("action", "card")),
    ]
    found = {player.ring for player in cast.players if player.ring is not None}
    rows += [ring(each) for each in sorted(found, key=lambda each: each.once_per)]
    rows.append(row("pass", "7.3", "7.4", sign=Sign("action", "pass"), limit=limit))
    return section("actions", "table", *rows)


def ring(token: Ring) -> SummaryRow:
    """Return what a Ring token does (RCG-9.14, 17.4)."""
    if token.once_per == "game":
        rules, numbers = ("9.14", "14.6"), {"draw": token.draw, "points": token.points}
    else:
        rules = ("17.4", "17.5")
        numbers = {"draw": token.draw, "eliminate": token.eliminate, "cycle": token.cycle}
    sign, title = Sign("token", "ring"), "ref-mark-ring"
    return row(f"ring-{token.once_per}", *rules, sign=sign, title=title, values=(), **numbers)


def combat() -> SummarySection:
    """Return the steps of a combat (RCG-12.2 to 12.9, 13.1 to 13.8)."""
    return section(
        "combat",
        "steps",
        row("sides", "12.1", "13.1", sign=(Sign("kind", "path"), Sign("kind", "battleground"))),
        row(
            "attack",
            *("12.2", "13.2", "11.9"),
            sign=(Sign("mark", "path-attack"), Sign("mark", "battleground-attack")),
        ),
        row("support", "13.7", "13.8", "13.12", sign=Sign("mark", "leadership-attack")),
        row("location-defence", "12.3", "13.3", "11.7", sign=Sign("mark", "defence")),
        row(
            "casualties",
            *("12.4", "12.5", "12.6", "12.7", "13.4"),
            sign=(Sign("mark", "path-defence"), Sign("mark", "battleground-defence")),
        ),
        row(
            "aftermath",
            *("12.8", "12.9", "13.5"),
            sign=(Sign("tray", "cycle"), Sign("tray", "eliminated")),
        ),
    )


def path_scoring(cast: Cast) -> SummarySection:
    """Return who takes a location after its combat (RCG-12.11, 12.12, 13.6, 17.6 to 17.8)."""
    duel = cast.scene.path_scoring == "duel"
    path, rules = ("path-duel", ("17.6", "17.7", "17.8")) if duel else ("path", ("12.11", "12.12"))
    return section(
        "scoring",
        "table",
        row("battleground-won", "13.6", "14.1", sign=Sign("kind", "battleground")),
        row(
            f"{path}-won",
            *rules,
            "14.2",
            "14.4",
            sign=Sign("kind", "path"),
            title="summary-path-won",
        ),
        row(
            "corruption",
            "12.12",
            "14.4",
            sign=Sign("token", "corruption"),
            title="ref-mark-corruption",
        ),
    )


def victory(cast: Cast) -> SummarySection:
    """Return how the game ends (RCG-14.7, 14.9)."""
    return section(
        "victory",
        "tiles",
        row(
            "lead-wins",
            *("14.7", "14.8"),
            sign=Sign("mark", "points"),
            lead=cast.values.lead_to_win,
        ),
        row(
            "last-path",
            *("14.9", "14.10"),
            sign=Sign("mark", "number"),
            last=cast.scene.last_path,
        ),
    )


def types() -> SummarySection:
    """Return the types of cards and where they go (RCG-3.5 to 3.8)."""

    def type_(name: str, *rules: str, form: str = "type") -> SummaryRow:
        return row(f"type-{name}", *rules, sign=Sign(form, name), title=f"ref-cardtype-{name}")

    return section(
        "types",
        "tiles",
        type_("army", "8.4", "8.5", "8.6", "13.8"),
        type_("character", "8.5", "8.7", "8.8", "3.9"),
        type_("item", "8.9", "8.12", "8.13", "8.15"),
        type_("event", "8.21"),
        type_("battleground", "3.5", "13.1", "8.5", form="kind"),
        type_("path", "3.6", "12.1", "6.3", form="kind"),
    )


def icons() -> SummarySection:
    """Return what the icons on cards mean (RCG-3.9 to 3.11, 11.6)."""

    def icon(name: str, *rules: str, title: str = "") -> SummaryRow:
        sign = Sign("mark", name)
        return row(f"icon-{name}", *rules, sign=sign, title=title or f"ref-mark-{name}")

    return section(
        "icons",
        "table",
        icon("battleground-attack", "13.2"),
        icon("battleground-defence", "13.4"),
        icon("path-attack", "12.2"),
        icon("path-defence", "12.4"),
        icon("leadership-attack", "3.11", "13.7", title="summary-icon-leadership"),
        icon("path-attack-from-text", "3.10", title="summary-icon-from-text"),
        icon("defence", "12.3", "13.3"),
        icon("number", "3.6", "8.8", "3.9"),
        icon("points", "14.1", "14.2"),
    )


def factions(cast: Cast) -> SummarySection:
    """Return the factions with the players who have them, and the number of cards (RCG-1.2)."""
    return section("factions", "tiles", *faction_rows(cast))


def faction_rows(cast: Cast) -> Iterator[SummaryRow]:
    """Yield the factions that are in a deck of the match."""
    for faction in FACTIONS:
        found = [sheet for sheet in cast.sheets.values() if sheet.card.faction == faction]
        if not found:
            continue
        kinds = Counter(sheet.card.type for sheet in found)
        side = FREE if SIDE_OF_FACTION[faction] == SIDES[FREE] else SHADOW
        yield SummaryRow(
            title=f"ref-faction-{faction}",
            text="summary-faction-text",
            signs=(Sign("kind", faction, cast.teams[side][0]),),
            numbers={
                "cards": len(found),
                "armies": kinds["army"],
                "characters": kinds["character"],
                "items": kinds["item"],
                "events": kinds["event"],
            },
            rules=("RCG-1.2", "RCG-1.5"),
        )


def terms() -> SummarySection:
    """Return what the words of the cards mean (chapter 10)."""
    return section(
        "terms",
        "table",
        row("term-cycle", "10.6", "10.2", sign=Sign("tray", "cycle")),
        row("term-eliminate", "10.8", sign=Sign("tray", "eliminated")),
        row("term-forsake", "10.13", "10.14", sign=Sign("tray", "deck")),
        row("term-reserve", "3.13", "8.22", "8.23", sign=Sign("action", "reserve")),
        row("term-hidden", "21.2", "21.3", "21.6", sign=Sign("tray", "hand")),
    )


def seats(cast: Cast) -> SummarySection:
    """Return the seats with their decks and draws (RCG-2.2, 2.6, 15.1)."""
    rows = [
        SummaryRow(
            title=f"ref-seat-{name}",
            text="summary-seat-text",
            signs=tuple(Sign("kind", faction, seat) for faction in player.factions),
            numbers={
                "cards": player.cards,
                "opening": player.opening,
                "cycle": player.opening_cycle,
                "draw": player.draw_step,
            },
            rules=("RCG-2.2", "RCG-15.1"),
        )
        for seat, (name, player) in enumerate(zip(cast.names, cast.players, strict=True))
    ]
    return section("seats", "table", *rows)
