"""Chapters 3, 11 and 20: the number of icons that a card has at its place."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board.faction_cards import Bonus, Effect, Timing
from ostrog.games.ring_cards.board.factions import Icon
from ostrog.games.ring_cards.board.state import (
    ATTACK,
    DEFENCE,
    RESERVE,
    Tabletop,
    cards_at,
    location_of,
    tokens_on,
)
from ostrog.games.ring_cards.board.texts import IconAura, LocationDefence

PATH_ICONS: tuple[Icon, Icon] = ("path-attack", "path-defence")
BATTLEGROUND_ICONS: tuple[Icon, Icon] = ("battleground-attack", "battleground-defence")

IN_RESERVE: Timing = "while-in-reserve"
IN_PLAY: Timing = "while-in-play"
ON_PATH: Timing = "while-on-path"


def icons_at(table: Tabletop, place: str) -> tuple[Icon, Icon]:
    """The kinds of attack and defence icon that count at a location."""
    return PATH_ICONS if place in table.cast.values.paths else BATTLEGROUND_ICONS


def working(table: Tabletop) -> Iterator[tuple[str, Effect]]:
    """Cards and their texts that work now because the cards are in place (RCG-8.23)."""
    cast = table.cast
    for card in table.places:
        if card not in cast.continuous:
            continue
        effects = cast.sheets[card].effects
        place = location_of(table, card)
        names = effects.get(IN_PLAY, ())
        if place == RESERVE:
            names += effects.get(IN_RESERVE, ())
        if place == table.path:
            names += effects.get(ON_PATH, ())
        for name in names:
            yield card, cast.sheets[card].effect(name)


def unit_icons(table: Tabletop, card: str, icon: Icon, supports: str = "") -> int:
    """The icons of an army or character with its items and tokens (RCG-8.13, 11.8, 12.6).

    Texts of other cards may add to them (RCG-20.9). `supports` is the character that an army
    supports.
    """
    total = _icons_of(table, card, icon, supports)
    for item in cards_at(table, card):
        total += _icons_of(table, item, icon, "")
    kind = ATTACK if icon.endswith("attack") else DEFENCE
    total += tokens_on(table, card)[kind]
    for _, effect in working(table):
        for step in effect.steps.values():
            if isinstance(step, IconAura) and table.cast.means(step.which, card):
                total += step.icons.get(icon, 0)
    return total


def _icons_of(table: Tabletop, card: str, icon: Icon, supports: str) -> int:
    """The icons printed on one card and those given by its text."""
    sheet = table.cast.sheets[card]
    bonus = sheet.card.bonus.get(icon)
    if bonus is None:
        return sheet.icons[icon]
    return sheet.icons[icon] + bonus_icons(table, card, bonus, supports)


def bonus_icons(table: Tabletop, card: str, bonus: Bonus, supports: str = "") -> int:
    """The icons that the text of a card gives it at its place (RCG-3.10)."""
    return bonus.count * _times(table, card, bonus, supports)


def _times(table: Tabletop, card: str, bonus: Bonus, supports: str) -> int:
    """How many times the additional icons count (RCG-3.10)."""
    sheets, place = table.cast.sheets, location_of(table, card)
    if bonus.at:
        return int(place == bonus.at)
    if bonus.supporting:
        return int(bool(supports) and sheets[supports].title in bonus.supporting)
    if bonus.in_play:
        return int(any(sheets[other].title in bonus.in_play for other in table.places))
    which = bonus.same_path or bonus.same_battleground
    assert which is not None
    there = sum(table.cast.means(which, other) for other in cards_at(table, place))
    if bonus.same_path:
        return int(place == table.path and there > 0)
    return there // bonus.for_each if place in table.battlegrounds else 0


def own_defence(table: Tabletop, place: str) -> int:
    """The defence icons of a location, with its tokens (RCG-12.3, 12.15, 13.3, 13.15)."""
    values = table.cast.values
    total = tokens_on(table, place)[DEFENCE]
    if place in values.paths:
        total += values.paths[place].defence
        for _, effect in working(table):
            for step in effect.steps.values():
                if isinstance(step, LocationDefence) and place == table.path:
                    total += step.count
    elif place not in table.bared:
        total += values.battlegrounds[place].defence
    return total
