"""The contents of cards and reference cards, as message keys."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.five_armies.board.decks import DECKS, STORIES, TYPE_OF
from ostrog.games.five_armies.board.map import PLACES, REGIONS
from ostrog.games.five_armies.board.pieces import (
    CHARACTERS,
    FREE,
    RESULTS,
    SHADOW,
    SIDES,
    UNITS,
    Values,
    read_unconfirmed,
)
from ostrog.games.five_armies.board.verbs import REGROUP, STROKES, VAMPIRE
from ostrog.table import (
    NOBODY,
    Face,
    HouseValue,
    Mark,
    Passage,
    Sheet,
    choice_list,
    house_value,
)

ABILITIES: dict[str, tuple[str, ...]] = {
    "bard": ("bard-levies",),
    "dain": ("dain-rally",),
    "gandalf": ("gandalf-bolt",),
    "thranduil": ("thranduil-archery",),
    "bilbo": ("bilbo-vanish", "bilbo-slip-away"),
    "thorin": ("thorin-die",),
    "lord-of-the-eagles": ("lord-of-the-eagles-general", "lord-of-the-eagles-eagle"),
    "beorn": ("beorn-move", "beorn-battle", "beorn-blocks", "beorn-die"),
    "bolg": ("bolg-bodyguards", "bolg-death"),
    "eagles": ("eagles-strong-and-noble",),
    "great-bats": ("great-bats-cloud", "great-bats-vampire"),
}
"""The abilities on each of the eleven reference cards (B5A-1.10)."""


def faces(values: Values) -> Iterator[Face]:
    """Yield the faces of all cards of the game (B5A-1.8)."""
    for card, event in DECKS.event.items():
        order = Passage(f"text-order-{event.order}", f"ref-order-{event.order}", "order")
        combat = Passage(f"text-combat-{event.combat}", f"ref-combat-{event.combat}", "combat")
        yield Face(card, f"ref-card-{card}", (order, combat), *type_of(TYPE_OF[card]))
    for seat, cards in STORIES.items():
        for card in cards:
            text = Passage(f"text-card-{card}")
            yield Face(card, f"ref-card-{card}", (text,), *type_of(TYPE_OF[card]), seat)
    for card in DECKS.fate:
        yield Face(
            card, f"ref-card-{card}", (Passage(f"text-card-{card}"),), *type_of("fate"), FREE
        )
    for name in UNITS:
        unit, card = values.units[name], f"unit-{name}"
        marks = (Mark("strength", unit.strength), *(Mark(terrain) for terrain in unit.preferred))
        seat = SIDES.index(unit.side)
        text = Passage(f"text-card-{card}")
        yield Face(card, f"ref-card-{card}", (text,), *type_of("unit"), seat, marks)
    for card, seat in ((REGROUP, NOBODY), (VAMPIRE, SHADOW), (STROKES, FREE)):
        text = Passage(f"text-card-{card}")
        yield Face(card, f"ref-card-{card}", (text,), *type_of("special"), seat)


def type_of(name: str) -> tuple[str, str]:
    """Return a card type and the message key of its name."""
    return name, f"ref-cardtype-{name}"


def sheet_id(name: str) -> str:
    """Return the id of the reference card of a character or special unit."""
    return f"sheet:{name}"


def sheets(values: Values) -> Iterator[Sheet]:
    """Yield the reference cards of characters and special units (B5A-1.10, 10.1)."""
    for name, abilities in ABILITIES.items():
        passages = [
            Passage(f"text-sheet-{ability}", f"ref-ability-{ability}", "ability")
            for ability in abilities
        ]
        if name not in CHARACTERS:
            owner = SHADOW if name == "great-bats" else FREE
            title = f"ref-figure-{name}"
            yield Sheet(sheet_id(name), name, title, owner, tuple(passages))
            continue
        sheet = values.characters[name]
        if sheet.enters_with:
            passages.insert(0, Passage(f"text-sheet-{name}-entry", name="entry"))
        marks = (Mark("movement", sheet.movement), Mark("leadership", sheet.leadership))
        owner = SIDES.index(sheet.side)
        title = f"ref-character-{name}"
        yield Sheet(sheet_id(name), name, title, owner, tuple(passages), marks)


def house_values(values: Values) -> Iterator[HouseValue]:
    """Yield the values that no source confirms, as set in this match."""
    for each in read_unconfirmed():
        label = "value-" + each.path.replace(".", "-").replace("_", "-")
        group = f"value-group-{_group(each.path)}"
        choices = _choices(values, *each.path.split("."))
        yield house_value(values, each.path, label, group=group, choices=choices)


def _group(path: str) -> str:
    """Return the heading under which a value that no source confirms is listed."""
    first, *rest = path.split(".")
    if first in ("archery", "bolt"):
        return "abilities"
    return "entering" if first == "characters" and rest[1] not in STATS else first


STATS = ("movement", "leadership")
"""Numbers of a character."""


def _choices(values: Values, _: str, name: str, field: str = "", *__: str) -> str:
    """Return the name of the list of texts that a value can be."""
    if field == "enters_with":
        return f"results-{values.characters[name].side}"
    return {"at": "places", "enters_at": "regions"}.get(field, "")


def _place(name: str) -> str:
    return f"ref-place-{name}" if name else "value-none"


def _result(name: str) -> str:
    return f"ref-die-{name}" if name else "value-none"


VALUE_CHOICES = {
    "places": choice_list(PLACES, _place),
    "regions": choice_list(("", *REGIONS), _place),
    **{f"results-{side}": choice_list(("", *RESULTS[side]), _result) for side in RESULTS},
}
"""Texts that house values can be, by the names of the lists."""
