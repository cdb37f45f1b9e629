"""Chapter 20: the strength of both sides on a wall section, and when it is breached."""

from __future__ import annotations

from typing import NamedTuple

from ostrog.games.stronghold.board.map import TOWERS_OF
from ostrog.games.stronghold.board.pieces import DEFENDERS, GOBLIN, INVADERS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.defender.defence_plans import hero_strength
from ostrog.games.stronghold.invader.objectives import strength_at
from ostrog.kernel import query


class Contribution(NamedTuple):
    """What something adds to a sum, with the rule that says so."""

    what: str
    number: int
    strength: int
    rule: str


def unit_strength(siege: Siege, section: str, kind: int) -> int:
    """The strength of an Invader unit on a section, with goblins in fury (STR-13.9)."""
    furious = kind == GOBLIN and section in siege.furious
    return siege.values.fury_strength if furious else siege.strong(kind)


def invader_parts(siege: Siege, section: str) -> list[Contribution]:
    """Everything that adds to the Invader's strength on a section (STR-20.6, 20.20)."""
    here = siege.invaders[section]
    found = [
        Contribution(unit, here[kind], here[kind] * unit_strength(siege, section, kind), "STR-20.6")
        for kind, unit in enumerate(INVADERS)
        if here[kind]
    ]
    if any(here) and "banner" in siege.equipment[section]:
        found.append(Contribution("banner", 1, 1, "STR-9.3"))
    bonus = strength_at(siege, section)
    if bonus:
        found.append(Contribution("objective", 1, bonus, "STR-20.20"))
    return found


def defender_parts(siege: Siege, section: str) -> list[Contribution]:
    """Everything that adds to the Defender's strength on a section (STR-20.7)."""
    here = siege.defenders[section]
    found = [
        Contribution(
            unit, here[kind], here[kind] * siege.values.defenders[unit].strength, "STR-20.7"
        )
        for kind, unit in enumerate(DEFENDERS)
        if here[kind]
    ]
    if siege.walls[section] and not siege.siege_towers[section]:
        elements = siege.walls[section]
        found.append(Contribution("wall-element", elements, elements, "STR-20.7"))
    windows = bay_windows(siege, section)
    if windows:
        found.append(Contribution("bay-window", windows, windows, "STR-16.10"))
    found += [
        Contribution(hero, 1, hero_strength(siege, hero), "STR-17.1")
        for hero in siege.heroes_on(section)
    ]
    return found


def bay_windows(siege: Siege, section: str) -> int:
    """Manned bay windows in the towers beside a section (STR-16.10, 20.19)."""
    return sum(
        [
            siege.tower_works[tower] == "bay-window" and siege.manned(tower)
            for tower in TOWERS_OF[section]
        ]
    )


@query
def invader_strength(siege: Siege, section: str) -> int:
    """The Invader's sum on a section (STR-20.6)."""
    return sum([part.strength for part in invader_parts(siege, section)])


@query
def defender_strength(siege: Siege, section: str) -> int:
    """The Defender's sum on a section; a siege tower voids wall elements (STR-8.14, 20.7)."""
    return sum([part.strength for part in defender_parts(siege, section)])


def garrison(siege: Siege, section: str) -> int:
    """The strength of the Defender's units alone (STR-20.13)."""
    here = siege.defenders[section]
    return sum(
        [here[kind] * siege.values.defenders[unit].strength for kind, unit in enumerate(DEFENDERS)]
    )


def is_breach(advantage: int, units: int) -> bool:
    """Whether an advantage breaks in: it is more than the units absorb (STR-20.13 to 20.15)."""
    return advantage > 0 and advantage > units
