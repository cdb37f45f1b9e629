"""What random matches should reach: every text, every icon given by a text, every location."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.faction_cards import CARDS, Timing
from ostrog.games.ring_cards.board.icons import bonus_icons, working
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.placement import permissions
from ostrog.games.ring_cards.board.state import RESERVE, War, cards_at, location_of
from ostrog.games.ring_cards.board.texts import (
    ItemExclusivity,
    PlacementPermission,
    PlacementRestriction,
)
from ostrog.kernel import Occurrences

REPLACEMENTS: tuple[Timing, ...] = tuple(
    dict.fromkeys(
        effect.timing
        for sheet in CARDS.values()
        for effect in sheet.effects.values()
        if effect.timing.startswith("replace-")
    )
)


def expected() -> Iterator[str]:
    """Yield the name of everything that random matches should reach."""
    for title, sheet in CARDS.items():
        yield f"played:{title}"
        yield from (f"text:{title}:{effect}" for effect in sheet.effects)
        yield from (f"icons:{title}:{icon}" for icon in sheet.bonus)
    for place in (*LOCATIONS.battlegrounds, *LOCATIONS.paths):
        yield f"active:{place}"
        yield f"text:{place}"


def seen(war: War) -> Iterator[str]:
    """Yield the effects of the last choice and everything in force now."""
    sheets = war.cast.sheets
    for told in war.scratch.outbox:
        match told.event:
            case events.TextUsed(thing, effect):
                yield f"text:{sheets[thing].title}:{effect}" if effect else f"text:{thing}"
            case events.Saved(_, by):
                for timing in REPLACEMENTS:
                    for effect in sheets[by].effects.get(timing, ()):
                        yield f"text:{sheets[by].title}:{effect}"
            case (
                events.CardPlayed(_, card, _)
                | events.ItemPlayed(_, card, _)
                | events.EventPlayed(_, card)
            ):
                yield f"played:{sheets[card].title}"
            case events.PathActivated(_, place) | events.BattlegroundActivated(_, place):
                yield f"active:{place}"
    for card, works in working(war):
        for name, text in sheets[card].card.effects.items():
            if text is works:
                yield f"text:{sheets[card].title}:{name}"
    yield from _icons(war)
    yield from _placements(war)


def _icons(war: War) -> Iterator[str]:
    """Yield the icons that cards at locations have because of their text."""
    for card, place in war.places.items():
        sheet = war.cast.sheets[card]
        if not sheet.card.bonus or location_of(war, card) == RESERVE:
            continue
        there = cards_at(war, place)
        for icon, bonus in sheet.card.bonus.items():
            led = next((c for c in there if war.cast.sheets[c].title in bonus.supporting), "")
            if bonus_icons(war, card, bonus, led):
                yield f"icons:{sheet.title}:{icon}"


def _placements(war: War) -> Iterator[str]:
    """Yield texts that allow a card its present place or keep it from a place."""
    for card, sheet in war.cast.sheets.items():
        names = sheet.effects.get("placement", ())
        if not names:
            continue
        place = location_of(war, card) if card in war.places else ""
        steps = list(permissions(war, card))
        for name in names:
            own = sheet.effect(name).steps.values()
            if any(isinstance(step, ItemExclusivity) for step in own) and place:
                yield f"text:{sheet.title}:{name}"
            if any(isinstance(step, PlacementPermission) for step in own):
                if place in war.battlegrounds and not _is_shown(war, card, place):
                    yield f"text:{sheet.title}:{name}"
            elif any(isinstance(step, PlacementRestriction) for step in steps) and (
                place == RESERVE or card in war.faces(war.zones(sheet.owner).hand)
            ):
                sides = {war.values.battlegrounds[each].side for each in war.battlegrounds}
                if "shadow" in sides:
                    yield f"text:{sheet.title}:{name}"


def _is_shown(war: War, card: str, place: str) -> bool:
    battleground = war.values.battlegrounds[place]
    shown = (*battleground.defenders, *battleground.attackers)
    return war.cast.sheets[card].card.faction in shown


occurrences = Occurrences(tuple(expected()), seen)
