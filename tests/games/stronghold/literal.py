"""A second, literal reading of melee and marksmen's fire, written from the statements alone.

It imports none of the code of the game, so that the two can be compared. Sets of units are counts
of the three kinds of one side, weakest kind first: goblins, orcs and trolls, or marksmen, soldiers
and veterans.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Literal

Counts = tuple[int, int, int]
"""Numbers of units of one side by kind, weakest kind first."""

Kind = Literal["goblin", "orc", "troll"]
Winner = Literal["invader", "defender", "nobody"]

STRENGTHS: Counts = (1, 2, 3)
"""Strength of the kinds of either side, weakest kind first (STR-2.3)."""

FURY_STRENGTH = 3
"""Strength of a goblin in fury (STR-13.9)."""

NOTHING: Counts = (0, 0, 0)


@dataclass(frozen=True)
class Section:
    """A wall section, with all that counts in its melee."""

    goblins: int = 0
    orcs: int = 0
    trolls: int = 0
    marksmen: int = 0
    soldiers: int = 0
    veterans: int = 0
    wall_elements: int = 0

    banner: bool = False
    siege_tower: bool = False

    manned_bay_windows: int = 0
    """Bay windows with a marksman, in the towers beside the section (STR-20.7, STR-20.19)."""

    officer: bool = False
    warrior: bool = False

    fury: bool = False
    """Whether the order goblin fury is in force there."""

    invader_bonus: int = 0
    """What objectives add to the sum of the Invader (STR-20.20)."""

    officer_strength: int = 3
    warrior_strength: int = 2


@dataclass(frozen=True)
class Result:
    """The result of melee stage 4 on a section."""

    breach: bool
    winner: Winner
    advantage: int

    loss_sets: frozenset[Counts]
    """Sets of the loser's units among which the winner chooses.

    Goblins in fury that die because of their order are not part of a set.
    """

    after: dict[Counts, Section]
    """The section after each choice, when goblins in fury are removed too (STR-20.17)."""


# Strength


def invader_units(section: Section) -> int:
    """Return the number of Invader units; a siege tower is none (STR-8.16)."""
    return section.goblins + section.orcs + section.trolls


def invader_sum(section: Section) -> int:
    """Return the strength of the Invader (STR-20.6, STR-13.9, STR-20.20).

    A banner counts only while an Invader unit is there (STR-9.3). Strength is added up only on
    sections with Invader units (STR-20.5), so without them there is no bonus either.
    """
    if invader_units(section) == 0:
        return 0
    total = 0
    for _ in range(section.goblins):
        total += FURY_STRENGTH if section.fury else 1
    for _ in range(section.orcs):
        total += 2
    for _ in range(section.trolls):
        total += 3
    if section.banner:
        total += 1
    return total + section.invader_bonus


def unit_strength(section: Section) -> int:
    """Return the strength of the Defender's units alone (STR-20.13)."""
    return section.marksmen * 1 + section.soldiers * 2 + section.veterans * 3


def defender_sum(section: Section) -> int:
    """Return the strength of the Defender (STR-20.7, STR-17.1).

    Wall elements give no strength where a siege tower stands (STR-8.14).
    """
    total = unit_strength(section)
    if not section.siege_tower:
        total += section.wall_elements
    total += section.manned_bay_windows
    if section.officer:
        total += section.officer_strength
    if section.warrior:
        total += section.warrior_strength
    return total


# Melee, stage 4


def strength_of(units: Counts) -> int:
    """Return the total strength of units that are not in fury (STR-2.3)."""
    return sum(count * strength for count, strength in zip(units, STRENGTHS, strict=True))


def all_sets(present: Counts) -> list[Counts]:
    """Return all sets of units that can be taken from those present, the empty one included."""
    weak, middle, strong = present
    return list(itertools.product(range(weak + 1), range(middle + 1), range(strong + 1)))


def largest_losses(present: Counts, advantage: int) -> frozenset[Counts]:
    """Return the sets as strong as possible, but not stronger than the advantage.

    See STR-20.10 and STR-20.11.
    """
    allowed = [units for units in all_sets(present) if strength_of(units) <= advantage]
    most = max(strength_of(units) for units in allowed)
    return frozenset(units for units in allowed if strength_of(units) == most)


def without_fury(section: Section) -> Section:
    """Return the section without its goblins if they are in fury (STR-13.10)."""
    return replace(section, goblins=0) if section.fury else section


def without_invaders(section: Section, lost: Counts) -> Section:
    """Return the section without some Invader units."""
    goblins, orcs, trolls = lost
    return replace(
        section,
        goblins=section.goblins - goblins,
        orcs=section.orcs - orcs,
        trolls=section.trolls - trolls,
    )


def without_defenders(section: Section, lost: Counts) -> Section:
    """Return the section without some Defender units."""
    marksmen, soldiers, veterans = lost
    return replace(
        section,
        marksmen=section.marksmen - marksmen,
        soldiers=section.soldiers - soldiers,
        veterans=section.veterans - veterans,
    )


def resolve(section: Section) -> Result:
    """Resolve strength on a section (STR-20.5 to STR-20.18, STR-13.10 to STR-13.12).

    On a breach all Defender units there are the only loss set, because the advantage exceeds their
    strength.
    """
    if invader_units(section) == 0:
        # No fight (STR-20.18)
        return Result(False, "nobody", 0, frozenset({NOTHING}), {NOTHING: section})

    invader = invader_sum(section)
    defender = defender_sum(section)

    if invader == defender:
        # No losses, but goblins in fury still die (STR-20.9)
        after = {NOTHING: without_fury(section)}
        return Result(False, "nobody", 0, frozenset({NOTHING}), after)

    if invader > defender:
        # Goblins in fury are removed only after losses (STR-13.11)
        advantage = invader - defender
        breach = advantage > unit_strength(section)
        present = (section.marksmen, section.soldiers, section.veterans)
        losses = largest_losses(present, advantage)
        after = {lost: without_fury(without_defenders(section, lost)) for lost in losses}
        return Result(breach, "invader", advantage, losses, after)

    # Goblins in fury are removed before losses and do not reduce the advantage (STR-13.12)
    advantage = defender - invader
    left = without_fury(section)
    losses = largest_losses((left.goblins, left.orcs, left.trolls), advantage)
    after = {lost: without_invaders(left, lost) for lost in losses}
    return Result(False, "defender", advantage, losses, after)


# Before stage 4


def cauldron(section: Section, kind: Kind) -> Section:
    """Return the section after a cauldron of a kind worked there in stage 1 (STR-20.2).

    It kills one unit of its kind, the goblin cauldron all goblins (STR-16.8); it has no effect
    where a siege tower stands (STR-8.14).
    """
    if section.siege_tower:
        return section
    if kind == "goblin":
        return replace(section, goblins=0)
    if kind == "orc" and section.orcs > 0:
        return replace(section, orcs=section.orcs - 1)
    if kind == "troll" and section.trolls > 0:
        return replace(section, trolls=section.trolls - 1)
    return section


def poison(section: Section) -> Section:
    """Return the section after poison worked there, before stage 1 (STR-9.7, STR-20.1)."""
    if invader_units(section) > 0 and section.marksmen > 0:
        return replace(section, marksmen=section.marksmen - 1)
    return section


def poles(section: Section, kinds: Collection[Kind]) -> Section:
    """Return the section after poles with a card showing these kinds (STR-20.3).

    The weakest kind that is both shown and present loses one unit. An empty field is a miss.
    """
    if "goblin" in kinds and section.goblins > 0:
        return replace(section, goblins=section.goblins - 1)
    if "orc" in kinds and section.orcs > 0:
        return replace(section, orcs=section.orcs - 1)
    if "troll" in kinds and section.trolls > 0:
        return replace(section, trolls=section.trolls - 1)
    return section


# Ranged combat, stage 3


def fire_sets(goblins: int, orcs: int, trolls: int, strength: int) -> frozenset[Counts]:
    """Return the sets of units on a rampart that fire of a strength can kill (STR-19.12).

    No unit is spared that the remaining strength could still kill; surplus that is less than the
    strength of every unit left is lost (STR-19.13). If nobody can be killed, the only set is the
    empty one.
    """
    present = (goblins, orcs, trolls)
    result = set()
    for killed in all_sets(present):
        remaining = strength - strength_of(killed)
        if remaining < 0:
            continue
        spared = [
            unit_kind
            for unit_kind in range(3)
            if killed[unit_kind] < present[unit_kind] and STRENGTHS[unit_kind] <= remaining
        ]
        if not spared:
            result.add(killed)
    return frozenset(result)
