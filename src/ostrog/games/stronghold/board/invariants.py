"""Conditions of a state that the rules never allow, for checks after every choice."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.stronghold.board.map import FOREGROUNDS, RAMPARTS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import (
    DEFENDERS,
    INVADERS,
    MARKSMAN,
    OPEN_BUILDINGS,
    PHASE_CARDS,
    PHASES,
    RITUALS,
)
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL
from ostrog.games.stronghold.board.ritual_tokens import lies_hidden
from ostrog.games.stronghold.board.state import Siege, invader_room
from ostrog.games.stronghold.board.traps import has_trap
from ostrog.kernel import Violation


def violations(siege: Siege) -> list[Violation]:
    """All conditions of a state that the rules never allow."""
    if not siege.turn:
        return []
    return [
        *_invaders(siege),
        *_defenders(siege),
        *_tokens(siege),
        *_cards(siege),
    ]


def _invaders(siege: Siege) -> Iterator[Violation]:
    """Units are never made or lost, and no place holds more than it can (STR-2.2, 3.2)."""
    for kind, unit in enumerate(INVADERS):
        paid = sum([here[kind] for here in siege.paid.values()])
        on_board = sum([here[kind] for here in siege.invaders.values()])
        known = siege.bag[kind] + siege.supply[kind] + siege.gone[kind] + paid + on_board
        if known != siege.values.invaders[unit].count:
            yield Violation("STR-2.2", (unit,))
        if min(here[kind] for here in siege.invaders.values()) < 0 or siege.supply[kind] < 0:
            yield Violation("STR-6.3", (unit,))
    for place in (*FOREGROUNDS, *RAMPARTS):
        if sum(siege.invaders[place]) > invader_room(siege, place):
            yield Violation("STR-3.2", (place,))
    if not 0 <= siege.wood <= siege.values.wood.in_box or siege.wood_stock() < 0:
        yield Violation("STR-2.4", ("wood",))


def _defenders(siege: Siege) -> Iterator[Violation]:
    """Units are limited, and stand only where they may (STR-2.1, 3.8, 15.15)."""
    for kind, unit in enumerate(DEFENDERS):
        if siege.unit_stock(kind) < 0 or min(h[kind] for h in siege.defenders.values()) < 0:
            yield Violation("STR-2.1", (unit,))
    for place in (*SECTIONS, *TOWERS, *OPEN_BUILDINGS):
        if siege.room_in(place) < 0:
            yield Violation("STR-15.15", (place,))
    for tower in TOWERS:
        if any(count for kind, count in enumerate(siege.defenders[tower]) if kind != MARKSMAN):
            yield Violation("STR-3.8", (tower,))
    if siege.hourglasses < 0:
        yield Violation("STR-5.4", (siege.hourglasses,))


def _tokens(siege: Siege) -> Iterator[Violation]:
    """Tokens are limited, and lie only where there is a space for them (STR-2.1, 2.6, 3.10)."""
    for card in PHASE_CARDS:
        if siege.values.cards[card].tokens and card not in RITUALS and siege.tokens_left(card) < 0:
            yield Violation("STR-2.1", (card,))
    if sum([bool(here) for here in siege.throwing.values()]) > siege.values.throwing_limit:
        yield Violation("STR-8.3", ())
    for section in SECTIONS:
        tokens = siege.equipment[section]
        if len(set(tokens)) < len(tokens) or len(tokens) > siege.values.spaces.equipment:
            yield Violation("STR-9.1", (section,))
        if not 0 <= siege.walls[section] <= siege.values.walls.most:
            yield Violation("STR-2.4", (section,))
        if siege.siege_towers[section] > 1:
            yield Violation("STR-8.15", (section,))
    for rampart, tokens in siege.training.items():
        if len(set(tokens)) < len(tokens):
            yield Violation("STR-10.1", (rampart,))
    for path in siege.bridges:
        if has_trap(siege, path):
            yield Violation("STR-3.10", (path,))
    if siege.wall_stock() < 0:
        yield Violation("STR-2.4", ("wall",))
    for ritual in RITUALS:
        for place in PLACES_OF_RITUAL[ritual]:
            if siege.size(f"{ritual}-at-{place}") > 1:
                yield Violation("STR-11.17", (place,))


def _cards(siege: Siege) -> Iterator[Violation]:
    """The row is in rising phase order and lies on the table (STR-4.4)."""
    phases = [PHASES[card] for card in siege.row]
    if phases != sorted(phases) or len(set(siege.row)) < len(siege.row):
        yield Violation("STR-4.4", tuple(siege.row))
    for spied in siege.spies:
        if spied not in siege.row:
            yield Violation("STR-7.8", (spied,))
    for place, machine in siege.throwing.items():
        if lies_hidden(siege, "blood-stones", place) and not machine:
            yield Violation("STR-11.8", (place,))
