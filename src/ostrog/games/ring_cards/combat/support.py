"""Chapter 13: which army supports which character, and whose leadership icons count."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import NamedTuple

from ostrog.games.ring_cards.board.icons import BATTLEGROUND_ICONS, unit_icons
from ostrog.games.ring_cards.board.placement import defends, permissions
from ostrog.games.ring_cards.board.state import Tabletop, side_at
from ostrog.games.ring_cards.board.texts import SupportPermission


class Support(NamedTuple):
    """An assignment of armies to characters, and the resulting icons (RCG-13.9)."""

    paired: frozenset[str]
    """The characters that have an army."""
    supported: frozenset[str]
    """Those of them whose leadership icons count."""
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
    """The ways in which armies can support characters, largest total first (RCG-13.8, 13.9).

    No army is idle that could support a character without support. There is one way for each set of
    characters: armies are given to them so that the total is largest. Among equal totals,
    characters that came to the place earlier are supported first.
    """
    defending = defends(table, place, side)
    icon = BATTLEGROUND_ICONS[defending]
    sheets, there = table.cast.sheets, side_at(table, place, side)
    armies = tuple(card for card in there if sheets[card].card.type == "army")
    characters = tuple(card for card in there if sheets[card].card.type == "character")
    plain = {card: unit_icons(table, card, icon) for card in there}
    useful = {
        (army, character)
        for army in armies
        for character in characters
        if is_useful(table, army, character, defending=defending)
    }
    best: dict[frozenset[str], tuple[int, Support]] = {}
    for pairs in pairings(table, characters, armies, useful):
        serving = {army for army, _ in pairs}
        paired = frozenset([character for _, character in pairs])
        if any(army not in serving and served not in paired for army, served in useful):
            continue
        icons = dict(plain)
        led = []
        for army, character in pairs:
            gained = leadership(table, character, defending=defending)
            icons[character] += gained
            icons[army] = unit_icons(table, army, icon, character)
            if gained:
                led.append(character)
        total = sum(icons.values())
        if paired not in best or total > best[paired][0]:
            best[paired] = total, Support(paired, frozenset(led), icons)
    return [support for _, support in sorted(best.values(), key=lambda way: -way[0])]


def is_useful(table: Tabletop, army: str, character: str, *, defending: bool) -> bool:
    """Whether an army may support a character, and one of them gains icons by it (RCG-13.7)."""
    leads = leadership(table, character, defending=defending) > 0
    gains = table.cast.sheets[character].title in _gains_with(table, army)
    return (leads or gains) and may_support(table, army, character)


Pairs = tuple[tuple[str, str], ...]
"""Armies with the characters they support."""


def pairings(
    table: Tabletop,
    characters: tuple[str, ...],
    armies: tuple[str, ...],
    useful: Container[tuple[str, str]],
) -> Iterator[Pairs]:
    """Yield every way to give each character at most one army, except useless pairs."""
    if not characters or not armies:
        yield ()
        return
    character, others = characters[0], characters[1:]
    alike = set()
    for army in armies:
        kind = table.cast.sheets[army].card.faction, _gains_with(table, army)
        if kind in alike or (army, character) not in useful:
            continue
        alike.add(kind)
        rest = tuple(each for each in armies if each != army)
        for pairs in pairings(table, others, rest, useful):
            yield ((army, character), *pairs)
    yield from pairings(table, others, armies, useful)


def _gains_with(table: Tabletop, army: str) -> tuple[str, ...]:
    """The titles of characters that give an army more icons when it supports them (RCG-20.8)."""
    bonuses = table.cast.sheets[army].card.bonus.values()
    return tuple(title for bonus in bonuses for title in bonus.supporting)
