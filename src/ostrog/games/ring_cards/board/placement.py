"""Chapter 8: where armies, characters and items may go."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.state import RESERVE, Tabletop, cards_at
from ostrog.games.ring_cards.board.texts import (
    ItemExclusivity,
    PlacementPermission,
    PlacementRestriction,
    SupportPermission,
)
from ostrog.kernel import Refusal, refuse

Permission = PlacementPermission | PlacementRestriction | SupportPermission


def permissions(table: Tabletop, card: str) -> Iterator[Permission]:
    """What a card's own text and the events of this round say about its places (RCG-8.5)."""
    sheet = table.cast.sheets[card]
    for name in sheet.effects.get("placement", ()):
        for step in sheet.effect(name).steps.values():
            if isinstance(step, Permission):
                yield step
    for event in table.lasting:
        for effect in table.cast.values.cards[event].effects.values():
            for step in effect.steps.values():
                if isinstance(step, Permission):
                    yield step


def cannot_go(table: Tabletop, card: str, place: str) -> Refusal | None:
    """Why an army or character may not be played or moved to a location (RCG-8.4 to 8.8, 9.2)."""
    if place == table.path:
        return _cannot_go_to_path(table, card, place)
    if place in table.battlegrounds:
        return _cannot_go_to_battleground(table, card, place)
    return refuse("RCG-8.4", place)


def _cannot_go_to_path(table: Tabletop, card: str, path: str) -> Refusal | None:
    sheet = table.cast.sheets[card]
    if sheet.card.type == "army":
        return refuse("RCG-8.6", card)
    if table.cast.values.paths[path].number not in sheet.paths:
        return refuse("RCG-8.8", card, path)
    for step in permissions(table, card):
        if isinstance(step, PlacementRestriction) and step.path_while_active is not None:
            closed = table.cast.values.battlegrounds
            if any(closed[each].side == step.path_while_active for each in table.battlegrounds):
                return refuse("RCG-20.18", card)
    return None


def _cannot_go_to_battleground(table: Tabletop, card: str, place: str) -> Refusal | None:
    sheet, battleground = table.cast.sheets[card], table.cast.values.battlegrounds[place]
    shown = (*battleground.defenders, *battleground.attackers)
    is_open = sheet.card.faction in shown
    for step in permissions(table, card):
        if isinstance(step, PlacementRestriction) and step.battlegrounds_of == battleground.side:
            return refuse("RCG-20.7", card)
        if isinstance(step, PlacementPermission) and table.cast.means(step.which, card):
            is_open = is_open or step.faction is None or step.faction in shown
    return None if is_open else refuse("RCG-8.5", card, place)


def destinations(table: Tabletop) -> tuple[str, ...]:
    """The active locations (RCG-8.4, 8.7)."""
    return (table.path, *table.battlegrounds) if table.path else tuple(table.battlegrounds)


def cannot_wield(table: Tabletop, item: str, wielder: str) -> Refusal | None:
    """Why an item may not be played on a character (RCG-8.9, 8.10, 8.20)."""
    if wielder not in table.places or wielder not in table.cast.wielders[item]:
        return refuse("RCG-8.9", item, wielder)
    borne = cards_at(table, wielder)
    for one, others in ((item, borne), *((each, [item]) for each in borne)):
        keyword = _exclusive(table, one)
        if keyword and any(keyword in table.cast.sheets[o].card.keywords for o in others):
            return refuse("RCG-8.20", item, wielder)
    return None


def _exclusive(table: Tabletop, item: str) -> str:
    """The keyword that the wielder's other items may not have, or an empty string."""
    sheet = table.cast.sheets[item]
    for name in sheet.effects.get("placement", ()):
        for step in sheet.effect(name).steps.values():
            if isinstance(step, ItemExclusivity):
                return step.keyword
    return ""


def defends(table: Tabletop, place: str, side: int) -> bool:
    """Whether a side defends a location (RCG-12.1, 13.1)."""
    battlegrounds = table.cast.values.battlegrounds
    defender = battlegrounds[place].side if place in battlegrounds else SIDES[0]
    return SIDES[side] == defender


def is_in_reserve(table: Tabletop, card: str) -> bool:
    """Whether an army or character is in a reserve."""
    return table.places.get(card) == RESERVE
