"""Chapter 13: which army supports which character, and whose leadership icons count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ostrog.games.ring_cards.board.icons import BATTLEGROUND_ICONS, unit_icons
from ostrog.games.ring_cards.board.placement import defends, permissions
from ostrog.games.ring_cards.board.state import Tabletop, side_at
from ostrog.games.ring_cards.board.texts import SupportPermission


class Support(NamedTuple):
    """An assignment of armies to characters, and the resulting icons (RCG-13.9)."""

    supported: frozenset[str]
    """The characters whose leadership icons count."""
    icons: dict[str, int]
    """Number of icons of each army and character of the side."""


def may_support(table: Tabletop, army: str, character: str) -> bool:
    """Whether an army may support a character, by faction or by a text (RCG-13.7, 13.12)."""
    sheets = table.cast.sheets
    if sheets[army].card.faction == sheets[character].card.faction:
        return True
    return any(
        isinstance(step, SupportPermission)
        and table.cast.means(step.which, character)
        and table.cast.means(step.by, army)
        for step in permissions(table, character)
    )


def leadership(table: Tabletop, character: str, *, defending: bool) -> int:
    """The leadership icons of a character, which count only with support (RCG-13.7)."""
    printed = table.cast.sheets[character].card.leadership
    return printed.defence if defending else printed.attack


def assignments(table: Tabletop, place: str, side: int) -> list[Support]:
    """The assignments with the largest total that distribute icons differently (RCG-13.8, 13.9)."""
    defending = defends(table, place, side)
    icon = BATTLEGROUND_ICONS[defending]
    sheets, there = table.cast.sheets, side_at(table, place, side)
    armies = tuple(card for card in there if sheets[card].card.type == "army")
    characters = tuple(card for card in there if sheets[card].card.type == "character")
    plain = {card: unit_icons(table, card, icon) for card in there}
    best: dict[frozenset[tuple[str, int]], Support] = {}
    most = -1
    for pairs in _pairings(table, characters, armies, defending=defending):
        icons = dict(plain)
        led = []
        for army, character in pairs:
            gained = leadership(table, character, defending=defending)
            icons[character] += gained
            icons[army] = unit_icons(table, army, icon, character)
            if gained:
                led.append(character)
        total = sum(icons.values())
        if total > most:
            most, best = total, {}
        if total == most:
            best.setdefault(frozenset(icons.items()), Support(frozenset(led), icons))
    return list(best.values())


Pairs = tuple[tuple[str, str], ...]
"""Armies with the characters they support."""


def _pairings(
    table: Tabletop, characters: tuple[str, ...], armies: tuple[str, ...], *, defending: bool
) -> Iterator[Pairs]:
    """Yield every way to give each character at most one army, except useless pairs."""
    if not characters or not armies:
        yield ()
        return
    character, others = characters[0], characters[1:]
    leads = leadership(table, character, defending=defending) > 0
    alike = set()
    for army in armies:
        named = _gains_with(table, army)
        kind = table.cast.sheets[army].card.faction, named
        gains = table.cast.sheets[character].title in named
        if kind in alike or not (leads or gains) or not may_support(table, army, character):
            continue
        alike.add(kind)
        rest = tuple(each for each in armies if each != army)
        for pairs in _pairings(table, others, rest, defending=defending):
            yield ((army, character), *pairs)
    yield from _pairings(table, others, armies, defending=defending)


def _gains_with(table: Tabletop, army: str) -> tuple[str, ...]:
    """The titles of characters that give an army more icons when it supports them (RCG-20.8)."""
    bonuses = table.cast.sheets[army].card.bonus.values()
    return tuple(title for bonus in bonuses for title in bonus.supporting)
