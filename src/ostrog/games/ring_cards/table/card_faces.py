"""The contents of cards and locations, as message keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ostrog.games.ring_cards.board.cast import Cast
from ostrog.games.ring_cards.board.faction_cards import (
    Card,
    Timing,
    path_numbers,
    printed_icons,
)
from ostrog.games.ring_cards.board.texts import Filter, RemoveFromGame, Whereabouts
from ostrog.games.ring_cards.board.values import Values, read_unconfirmed
from ostrog.table import NOBODY, Face, HouseValue, Mark, Passage, choice_list, house_value


def faces(cast_: Cast) -> Iterator[Face]:
    """Yield the faces of all cards and locations of the match (RCG-3.5, 3.6, 3.8)."""
    values = cast_.values
    for name, sheet in cast_.sheets.items():
        card = sheet.card
        yield Face(
            name,
            f"ref-card-{name}",
            tuple(passages(sheet.title, values.cards)),
            card.faction,
            f"ref-faction-{card.faction}",
            sheet.owner,
            tuple(marks(card)),
        )
    for place, battleground in values.battlegrounds.items():
        shown = (
            Mark("defence", battleground.defence),
            Mark("points", battleground.points),
            *(Mark(f"defender-{faction}") for faction in battleground.defenders),
            *(Mark(f"attacker-{faction}") for faction in battleground.attackers),
        )
        yield _location(place, "battleground", shown)
    for place, path in values.paths.items():
        printed = (
            Mark("defence", path.defence),
            Mark("points", path.points),
            Mark("number", path.number),
        )
        yield _location(place, "path", printed)


def _location(place: str, kind: str, shown: tuple[Mark, ...]) -> Face:
    text = Passage(f"text-place-{place}", name="activation")
    return Face(place, f"ref-place-{place}", (text,), kind, f"ref-cardtype-{kind}", NOBODY, shown)


def passages(title: str, cards: dict[str, Card]) -> Iterator[Passage]:
    """Yield the texts of a card, each with a heading that says when it applies.

    An item names its possible wielders (RCG-8.9). A card that another card removes from the game
    says so too, although its data do not repeat it (RCG-20.1).
    """
    card = cards[title]
    if card.wielders:
        yield Passage(wielders_key(card.wielders), "ref-timing-wielders", "wielders")
    if card.bonus:
        yield Passage(f"text-{title}-bonus", "ref-timing-bonus", "bonus")
    for name, effect in card.effects.items():
        yield Passage(f"text-{title}-{name}", f"ref-timing-{effect.timing}", effect.timing)
    if any(title in removed_by(other) for other in cards.values()):
        timing = "when-other-card-played"
        yield Passage(f"text-{title}-removed", f"ref-timing-{timing}", timing)


def wielders_key(which: Filter) -> str:
    """The key of the sentence that names the possible wielders of an item."""
    return "-".join(("text-wielders", *which.cards, *which.factions, which.keyword or "")).strip(
        "-"
    )


def removed_by(card: Card) -> tuple[str, ...]:
    """The titles that a card removes from the game when it is played (RCG-20.1)."""
    steps = (step for effect in card.effects.values() for step in effect.steps.values())
    return tuple(step.card for step in steps if isinstance(step, RemoveFromGame))


def marks(card: Card) -> Iterator[Mark]:
    """Yield the type, keywords, icons and allowed paths of a card (RCG-3.8 to 3.11)."""
    yield Mark(f"type-{card.type}")
    for keyword in card.keywords:
        yield Mark(f"keyword-{keyword}")
    for icon, count in printed_icons(card).items():
        if icon in card.from_text:
            yield Mark(f"{icon}-from-text")
        elif count:
            yield Mark(icon, count)
    if card.leadership.attack:
        yield Mark("leadership-attack", card.leadership.attack)
    if card.leadership.defence:
        yield Mark("leadership-defence", card.leadership.defence)
    for number in path_numbers(card.allowed_paths):
        yield Mark("allowed-path", number)


def house_values(values: Values) -> Iterator[HouseValue]:
    """Yield the values that no source confirms, as set in this match."""
    for each in read_unconfirmed():
        label = "value-" + each.path.replace(".", "-").replace("_", "-")
        last = each.path.rpartition(".")[2]
        yield house_value(
            values,
            each.path,
            label,
            group=f"value-group-{_group(each.path)}",
            choices=last if last in VALUE_CHOICES else "",
        )


def _group(path: str) -> str:
    """Return the heading under which a value that no source confirms is listed."""
    if path.startswith("scenarios."):
        return "duel"
    return "texts" if ".effects." in path else "icons"


VALUE_CHOICES = {
    "where": choice_list(get_args(Whereabouts), "value-where-{}".format),
    "timing": choice_list(get_args(Timing), "ref-timing-{}".format),
}
"""Texts that house values can be, by the last steps of their paths."""
