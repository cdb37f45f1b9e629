"""A slow second reading of War of the Ring, written from its statements alone.

It imports none of the code of the game, so that the two can be compared. Facts of the map and the
pieces come from `literal_facts.json` beside this file. Sides are "free" and "shadow". Event cards,
combat cards and the game of three or four players are left out, except where a function says so: no
card is in force in the compared positions. Where the statements are silent, `literal_rulings.md`
says what was read.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

FREE = "free"
SHADOW = "shadow"
SAURON = "sauron"
ISENGARD = "isengard"
SARUMAN = "saruman"
WITCH_KING = "witch-king"
MOUTH = "mouth-of-sauron"
GANDALF_GREY = "gandalf-grey"
GANDALF_WHITE = "gandalf-white"
STRIDER = "strider"
ARAGORN = "aragorn"
GOLLUM = "gollum"
ORTHANC = "orthanc"

AT_WAR = 4
"""The last box of the Political Track (WOTR-14.1)."""

STACKING_LIMIT = 10
"""Army units of a side in a region (WOTR-10.1)."""

SIEGE_LIMIT = 5
"""Army units in a besieged Stronghold (WOTR-10.2)."""

MOST_DICE = 5
"""Dice of a combat roll, of a re-roll and of a hunt roll (WOTR-11.12, 16.3)."""

LAST_PROGRESS = 12
"""The last step of the Fellowship track (WOTR-15.11)."""

FATAL_CORRUPTION = 12
"""Corruption with which the Shadow wins (WOTR-18.1)."""

CRACK_OF_DOOM = 5
"""The last step of the Mordor Track (WOTR-2.10)."""

Counts = tuple[tuple[str, int], ...]
"""Nations with positive counts, sorted."""


def _facts() -> dict[str, Any]:
    path = Path(__file__).with_name("literal_facts.json")
    facts: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return facts


_FACTS = _facts()

REGIONS: frozenset[str] = frozenset(_FACTS["regions"])
NATION_OF: dict[str, str | None] = {
    name: each["nation"] for name, each in _FACTS["regions"].items()
}
SETTLEMENT: dict[str, str | None] = {
    name: each["settlement"] for name, each in _FACTS["regions"].items()
}
FORTIFICATIONS: frozenset[str] = frozenset(
    name for name, each in _FACTS["regions"].items() if each["fortification"]
)
ADJACENT: dict[str, frozenset[str]] = {
    name: frozenset(each["adjacent"]) for name, each in _FACTS["regions"].items()
}
SIDE_OF_NATION: dict[str, str] = dict(_FACTS["nations"])
NATIONS: dict[str, tuple[str, ...]] = {
    side: tuple(sorted(name for name, whose in SIDE_OF_NATION.items() if whose == side))
    for side in (FREE, SHADOW)
}
SIDE_OF_CHARACTER: dict[str, str] = {
    name: each["side"] for name, each in _FACTS["characters"].items()
}
LEVEL: dict[str, int] = {name: each["level"] for name, each in _FACTS["characters"].items()}
"""Levels; -1 is the unlimited level of the Witch-king."""

LEADERSHIP: dict[str, int] = {
    name: each["leadership"] for name, each in _FACTS["characters"].items()
}
ACTIVATES: dict[str, str | None] = {
    name: each["activates"] for name, each in _FACTS["characters"].items()
}
DICE_OF: dict[str, int] = {name: each["dice"] for name, each in _FACTS["characters"].items()}
CAPTAINS: frozenset[str] = frozenset(
    name for name, each in _FACTS["characters"].items() if each["captain"]
)
HOBBITS: frozenset[str] = frozenset(
    name for name, each in _FACTS["characters"].items() if each["hobbit"]
)
MINIONS = frozenset({SARUMAN, WITCH_KING, MOUTH})


@dataclass(frozen=True)
class Tile:
    """A hunt tile as printed (pieces.yaml)."""

    name: str
    damage: int | str
    """A number, "eye" or "die"; a negative number removes Corruption."""

    reveal: bool
    stop: bool
    standard: bool


TILES: dict[str, Tile] = {
    name: Tile(name, each["damage"], each["reveal"], each["stop"], each["kind"] == "standard")
    for name, each in _FACTS["tiles"].items()
}
STANDARD_POOL: tuple[str, ...] = tuple(
    sorted(
        name
        for name, each in _FACTS["tiles"].items()
        if each["kind"] == "standard"
        for _ in range(each["count"])
    )
)


@dataclass(frozen=True, order=True)
class Figures:
    """Figures of one side that stand together."""

    regulars: Counts = ()
    elites: Counts = ()
    leaders: Counts = ()
    nazgul: int = 0
    characters: tuple[str, ...] = ()
    """Companions or Minions, sorted; the Witch-king is here and not among the Nazgûl."""


NOTHING = Figures()


@dataclass(frozen=True)
class Fellowship:
    """The Ring-bearers and those with them."""

    region: str | None = "rivendell"
    """The region of the Ring-bearers figure (WOTR-1.17); None on the Mordor Track (17.3)."""

    step: int | None = None
    """The step of the Mordor Track; None outside Mordor."""

    progress: int = 0
    revealed: bool = False
    corruption: int = 0
    companions: frozenset[str] = frozenset()
    guide: str = GOLLUM


@dataclass(frozen=True)
class Position:
    """All that lies on the table, without cards."""

    outside: Mapping[str, Mapping[str, Figures]] = field(default_factory=dict)
    """Figures by region and side, except those inside a besieged Stronghold."""

    inside: Mapping[str, Figures] = field(default_factory=dict)
    """Figures inside besieged Strongholds, by region; they are of the controlling side."""

    captured: frozenset[str] = frozenset()
    """Settlements that are not controlled by the side which had them at the start."""

    boxes: Mapping[str, int] = field(default_factory=dict)
    """The box of each nation on the Political Track, 1 to 4; 4 is At War."""

    active: frozenset[str] = frozenset()
    """Nations that are active; Shadow nations always are."""

    reinforcements: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By nation, then "regular", "elite", "leader" or "nazgul"."""

    fellowship: Fellowship = field(default_factory=Fellowship)

    eliminated: frozenset[str] = frozenset()
    """Characters out of the game for good, Gandalf the Grey included (WOTR-1.15)."""

    minions_seen: frozenset[str] = frozenset()
    """Minions that are or have been in play."""

    shadow_hunt_dice: int = 0
    free_hunt_dice: int = 0
    """Dice of the two sides in the Hunt Box."""

    players: int = 2

    def __post_init__(self) -> None:
        """Raise an error for names that are not in the facts, to detect typing errors."""
        stacks = [*(one for both in self.outside.values() for one in both.values())]
        stacks += self.inside.values()
        unknown = {
            *{*self.outside, *self.inside, *self.captured} - REGIONS,
            *{*self.boxes, *self.active, *self.reinforcements} - set(SIDE_OF_NATION),
            *{who for stack in stacks for who in stack.characters} - set(LEVEL),
            *(
                nation
                for stack in stacks
                for nation, _ in (*stack.regulars, *stack.elites, *stack.leaders)
                if nation not in SIDE_OF_NATION
            ),
        }
        if unknown:
            raise ValueError(f"not in the game: {sorted(unknown)}")


# Counting figures


def enemy_of(side: str) -> str:
    """Return the other of the two sides (WOTR-1.1)."""
    return {FREE: SHADOW, SHADOW: FREE}[side]


def counts(numbers: Mapping[str, int]) -> Counts:
    """Return counts in their normal form: sorted, without zeros."""
    return tuple(sorted((name, number) for name, number in numbers.items() if number > 0))


def total(numbers: Counts) -> int:
    """Return the sum of counts."""
    return sum(number for _, number in numbers)


def added(one: Counts, other: Counts) -> Counts:
    """Return the sum of two counts."""
    both = dict(one)
    for name, number in other:
        both[name] = both.get(name, 0) + number
    return counts(both)


def taken_off(one: Counts, other: Counts) -> Counts:
    """Return what is left of the first counts without the second."""
    left = dict(one)
    for name, number in other:
        left[name] = left.get(name, 0) - number
        if left[name] < 0:
            raise ValueError(f"too many of {name}")
    return counts(left)


def joined(one: Figures, other: Figures) -> Figures:
    """Return two stacks as one (WOTR-1.3, 8.27)."""
    return Figures(
        added(one.regulars, other.regulars),
        added(one.elites, other.elites),
        added(one.leaders, other.leaders),
        one.nazgul + other.nazgul,
        tuple(sorted({*one.characters, *other.characters})),
    )


def without(one: Figures, other: Figures) -> Figures:
    """Return a stack without some of its figures."""
    if one.nazgul < other.nazgul or not set(other.characters) <= set(one.characters):
        raise ValueError("figures that are not there")
    return Figures(
        taken_off(one.regulars, other.regulars),
        taken_off(one.elites, other.elites),
        taken_off(one.leaders, other.leaders),
        one.nazgul - other.nazgul,
        tuple(sorted(set(one.characters) - set(other.characters))),
    )


def units(stack: Figures) -> int:
    """Return the number of army units: Regulars and Elites (WOTR-1.2)."""
    return total(stack.regulars) + total(stack.elites)


def is_army(stack: Figures) -> bool:
    """Whether the stack has an army unit (WOTR-1.4)."""
    return units(stack) > 0


def nations_of_units(stack: Figures) -> frozenset[str]:
    """Return the nations that have army units in a stack (WOTR-14.5, 14.11)."""
    return frozenset(nation for nation, _ in (*stack.regulars, *stack.elites))


def nations_of(stack: Figures) -> frozenset[str]:
    """Return the nations that have units or Leaders in a stack (WOTR-10.15)."""
    return nations_of_units(stack) | frozenset(nation for nation, _ in stack.leaders)


# The map and who holds it


def original_side(region: str) -> str | None:
    """Return the side that controls the Settlement of a region at the start (WOTR-2.7)."""
    nation = NATION_OF[region]
    if SETTLEMENT[region] is None or nation is None:
        return None
    return SIDE_OF_NATION[nation]


def controller(position: Position, region: str) -> str | None:
    """Return the side that controls the Settlement of a region, None without one (WOTR-13.24)."""
    first = original_side(region)
    if first is None:
        return None
    return enemy_of(first) if region in position.captured else first


def unconquered(position: Position, region: str) -> bool:
    """Whether the Settlement is held by the side that had it at the start (WOTR-1.10, 1.11)."""
    return SETTLEMENT[region] is not None and region not in position.captured


def outside(position: Position, side: str, region: str) -> Figures:
    """Return the figures of a side in a region that are not besieged there."""
    return position.outside.get(region, {}).get(side, NOTHING)


def besieged(position: Position, region: str) -> bool:
    """Whether the Stronghold of a region is besieged."""
    return region in position.inside


def besieger(position: Position, region: str) -> str | None:
    """Return the side that besieges the Stronghold of a region, None without a siege."""
    holder = controller(position, region)
    if not besieged(position, region) or holder is None:
        return None
    return enemy_of(holder)


def besieged_army(position: Position, side: str, region: str) -> Figures:
    """Return the figures of a side inside its besieged Stronghold."""
    if besieged(position, region) and controller(position, region) == side:
        return position.inside[region]
    return NOTHING


def all_of(position: Position, side: str, region: str) -> Figures:
    """Return all figures of a side in a region; a besieged army is in it too (WOTR-7.13)."""
    return joined(outside(position, side, region), besieged_army(position, side, region))


def is_free(position: Position, side: str, region: str) -> bool:
    """Whether a region is free for a side (WOTR-1.6, 1.7, 13.7).

    A besieged enemy does not count for his besieger, and neither does his Stronghold.
    """
    enemy = enemy_of(side)
    if is_army(outside(position, enemy, region)):
        return False
    if besieger(position, region) == side:
        return True
    return controller(position, region) != enemy


def is_free_for_movement(position: Position, side: str, region: str) -> bool:
    """Whether an army of a side can enter a region (WOTR-1.8, 1.9, 10.14)."""
    if is_free(position, side, region):
        return True
    return not is_army(all_of(position, enemy_of(side), region))


def at_war(position: Position, nation: str) -> bool:
    """Whether a nation is At War (WOTR-14.1)."""
    return position.boxes[nation] == AT_WAR


def where_is(position: Position, character: str) -> str | None:
    """Return the region of a Character on the map, None if he is not on it."""
    side = SIDE_OF_CHARACTER[character]
    for region, stacks in position.outside.items():
        if character in stacks.get(side, NOTHING).characters:
            return region
    for region, stack in position.inside.items():
        if character in stack.characters:
            return region
    return None


def in_play(position: Position, character: str) -> bool:
    """Whether a Character is on the map."""
    return where_is(position, character) is not None


def leading_nations(position: Position) -> frozenset[str]:
    """Return the nations whose Elites count as Leaders (WOTR-8.22, 19.23)."""
    if not in_play(position, SARUMAN):
        return frozenset()
    return frozenset({ISENGARD, "southrons"} if position.players > 2 else {ISENGARD})


def elites_that_lead(position: Position, stack: Figures) -> int:
    """Return the number of Elites in a stack that count as Leaders (WOTR-8.22, 19.23)."""
    nations = leading_nations(position)
    return sum(number for nation, number in stack.elites if nation in nations)


# Positions with a change


def put(position: Position, side: str, region: str, stack: Figures) -> Position:
    """Return the position with this stack as the figures of a side outside in a region."""
    there = {**position.outside.get(region, {}), side: stack}
    return replace(position, outside={**position.outside, region: there})


def siege_lifted(position: Position, region: str) -> Position:
    """Return the position with the besieged back in the region (WOTR-13.12)."""
    holder = controller(position, region)
    if not besieged(position, region) or holder is None:
        return position
    back = joined(outside(position, holder, region), position.inside[region])
    rest = {place: stack for place, stack in position.inside.items() if place != region}
    return put(replace(position, inside=rest), holder, region, back)


def taken_away(position: Position, side: str, region: str, stack: Figures) -> Position:
    """Return the position without some figures outside in a region.

    A siege ends when no besieging unit is left (WOTR-13.12, 13.28).
    """
    left = without(outside(position, side, region), stack)
    after = put(position, side, region, left)
    if besieger(after, region) == side and not is_army(left):
        return siege_lifted(after, region)
    return after


# Action dice


FACES: dict[str, tuple[str, ...]] = {
    FREE: ("character", "character", "muster", "muster-army", "event", "will-of-the-west"),
    SHADOW: ("character", "army", "muster", "muster-army", "event", "eye"),
}
"""The faces of the dice (WOTR-5.1, 5.2)."""


def usable_as(die: str, messenger: bool = False) -> frozenset[str]:
    """Return the plain results a die can be used as (WOTR-5.10 to 5.21).

    Plain results are "character", "army", "muster", "event" and "will". With the ability of the
    Mouth of Sauron, not yet used this turn, a Muster result can be an Army result.
    """
    table = {
        "character": {"character"},
        "army": {"army"},
        "muster": {"muster"},
        "muster-army": {"muster", "army"},
        "event": {"event"},
        "will-of-the-west": {"character", "army", "muster", "event", "will"},
        "eye": set(),
    }
    found = set(table[die])
    if messenger and "muster" in found:
        found.add("army")
    return frozenset(found)


def pays_for_card(die: str, kind: str) -> bool:
    """Whether a die can play an event card of a type (WOTR-7.4, 5.20)."""
    return bool(usable_as(die) & {kind, "event"})


def pool(position: Position, side: str) -> int:
    """Return the action dice of a side in the next phase 1 (WOTR-5.3 to 5.5, 4.3)."""
    dice = {FREE: 4, SHADOW: 7}[side]
    for who, more in DICE_OF.items():
        if SIDE_OF_CHARACTER[who] == side and in_play(position, who):
            dice += more
    return min(dice, {FREE: 6, SHADOW: 10}[side])


def may_pass(own_unused: int, enemy_unused: int) -> bool:
    """Whether a player may pass: he has fewer unused dice (WOTR-5.7, 5.24)."""
    return own_unused < enemy_unused


def hunt_allocation(companions: int, took_back: int, dice: int) -> range:
    """Return the numbers of dice the Shadow may put into the Hunt Box (WOTR-4.7 to 4.10).

    Companions are those in the Fellowship, without Ring-bearers and Gollum. `took_back` is the
    number of dice the free player took back from the box this turn.
    """
    least = 1 if took_back > 0 else 0
    most = min(dice, max(1, companions))
    return range(least, most + 1)


# Choosing a part of an army


def choices_of_counts(numbers: Counts) -> Iterator[Counts]:
    """Yield every selection from counts, the empty one included."""
    names = [name for name, _ in numbers]
    for chosen in itertools.product(*(range(number + 1) for _, number in numbers)):
        yield counts(dict(zip(names, chosen, strict=True)))


def choices_of_characters(characters: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every selection of Characters."""
    for size in range(len(characters) + 1):
        yield from itertools.combinations(characters, size)


def parts(stack: Figures) -> Iterator[Figures]:
    """Yield every part of a stack with at least one army unit (WOTR-10.10, 8.15, 1.4)."""
    for regulars in choices_of_counts(stack.regulars):
        for elites in choices_of_counts(stack.elites):
            if not regulars and not elites:
                continue
            for leaders in choices_of_counts(stack.leaders):
                for nazgul in range(stack.nazgul + 1):
                    for characters in choices_of_characters(stack.characters):
                        yield Figures(regulars, elites, leaders, nazgul, characters)


def leads_a_move(position: Position, part: Figures) -> bool:
    """Whether a part has a Leader, Nazgûl or Character who moves along (WOTR-10.9, 10.13, 8.22)."""
    return (
        total(part.leaders) > 0
        or part.nazgul > 0
        or any(LEVEL[who] != 0 for who in part.characters)
        or elites_that_lead(position, part) > 0
    )


def leads_an_attack(position: Position, part: Figures) -> bool:
    """Whether a part has somebody to lead, Saruman included (WOTR-11.6, 8.22, 8.23)."""
    return leads_a_move(position, part) or bool(part.characters)


# 1. Movement of armies


def may_cross(position: Position, part: Figures, target: str) -> bool:
    """Whether the nations of a part allow it to enter a region (WOTR-10.15, 14.17, 14.18).

    Every unit and Leader of a nation not At War needs a region of its own nation or of none.
    Characters and Nazgûl do not matter (WOTR-8.16).
    """
    home = NATION_OF[target]
    return all(
        at_war(position, nation) or home is None or home == nation for nation in nations_of(part)
    )


def leaves_no_leader_alone(here: Figures, part: Figures) -> bool:
    """Whether all Free Leaders go along if all units go (WOTR-10.12)."""
    staying = without(here, part)
    return is_army(staying) or not staying.leaders


def moving_parts(
    position: Position, side: str, region: str, result: str, came: Figures = NOTHING
) -> set[Figures]:
    """Return the parts of the army in a region that a plain result can move.

    `came` are figures that entered the region in the same action; they do not move again
    (WOTR-10.8). A besieged army does not move (WOTR-10.20), a Level 0 Character never does
    (WOTR-8.4), and a Character result needs somebody who leads (WOTR-10.9, 10.13).
    """
    if result not in ("army", "character"):
        return set()
    here = outside(position, side, region)
    return {
        part
        for part in parts(without(here, came))
        if all(LEVEL[who] != 0 for who in part.characters)
        and leaves_no_leader_alone(here, part)
        and (result == "army" or leads_a_move(position, part))
    }


def moves(
    position: Position, side: str, region: str, result: str, came: Figures = NOTHING
) -> set[tuple[Figures, str]]:
    """Return every move of the army in a region, or of a part of it, by one plain result.

    See WOTR-10.14 to 10.16 and 10.19. The result is "army" or "character"; with an Army result
    this is one of the two moves. Stacking never forbids a move (WOTR-10.3).
    """
    return {
        (part, target)
        for part in moving_parts(position, side, region, result, came)
        for target in ADJACENT[region]
        if is_free_for_movement(position, side, target) and may_cross(position, part, target)
    }


def entered(position: Position, side: str, stack: Figures, target: str) -> Position:
    """Return the position after an army came into a region, before units in excess go.

    The enemy nation of the region becomes active (WOTR-14.4); a Town, a City or an unoccupied
    Stronghold changes hands (13.22, 13.26) and its nation advances when lost (14.12); Companions
    with the army wake nations where they end (14.22). Entering beside a besieged enemy captures
    nothing (10.19).
    """
    enemy = enemy_of(side)
    nation = NATION_OF[target]
    after = put(position, side, target, joined(outside(position, side, target), stack))
    if nation is not None and SIDE_OF_NATION[nation] == enemy:
        after = activated(after, nation)
    if controller(after, target) == enemy and not besieged(after, target):
        after = seized(after, side, target)
    return companions_arrived(after, stack.characters, target)


def seized(position: Position, side: str, region: str) -> Position:
    """Return the position after a side took the Settlement of a region (WOTR-13.24, 13.26, 14.12).

    The nation advances only when its enemy takes the Settlement, not when its own side retakes it.
    """
    nation = NATION_OF[region]
    if nation is None:
        raise ValueError(f"no Settlement in {region}")
    if original_side(region) == side:
        return replace(position, captured=position.captured - {region})
    return advanced(replace(position, captured=position.captured | {region}), nation)


def moved(position: Position, side: str, region: str, part: Figures, target: str) -> Position:
    """Return the position after a move, before units in excess go (WOTR-10.4)."""
    return entered(taken_away(position, side, region, part), side, part, target)


def second_moves(
    position: Position, side: str, region: str, part: Figures, target: str
) -> set[tuple[str, Figures, str]]:
    """Return the second moves of an Army result after a first one: region, part and target.

    No figure moves twice (WOTR-10.8). Two parts of one army go to different regions (10.11).
    """
    after = moved(position, side, region, part, target)
    found = set()
    for start in sorted(REGIONS):
        came = part if start == target else NOTHING
        for other, end in moves(after, side, start, "army", came):
            if (start, end) != (region, target):
                found.add((start, other, end))
    return found


def after_excess(stack: Figures, limit: int) -> set[Figures]:
    """Return what may be left when the owner removes units above a limit (WOTR-10.3, 13.6).

    Removed units return to the reinforcements of either side.
    """
    if units(stack) <= limit:
        return {stack}
    return {
        replace(stack, regulars=regulars, elites=elites)
        for regulars in choices_of_counts(stack.regulars)
        for elites in choices_of_counts(stack.elites)
        if total(regulars) + total(elites) == limit
    }


# Movement of Characters and Nazgûl


def reach(start: str, steps: int, closed: frozenset[str], stops: frozenset[str]) -> frozenset[str]:
    """Return the regions within some steps, not entering closed ones nor passing through stops."""
    reached = {start}
    edge = {start}
    for _ in range(steps):
        edge = {
            region
            for place in edge
            if place == start or place not in stops
            for region in ADJACENT[place]
            if region not in closed and region not in reached
        }
        reached |= edge
    return frozenset(reached)


def strongholds_of(position: Position, side: str) -> frozenset[str]:
    """Return the regions with a Stronghold that a side controls now."""
    return frozenset(
        region
        for region in REGIONS
        if SETTLEMENT[region] == "stronghold" and controller(position, region) == side
    )


def besieged_of(position: Position, side: str) -> frozenset[str]:
    """Return the regions with a besieged Stronghold of a side."""
    return frozenset(region for region in position.inside if controller(position, region) == side)


def group_level(group: Iterable[str]) -> int:
    """Return how far a group of Companions moves (WOTR-8.6, characters.yaml).

    Gandalf the White counts 4 alone or with exactly one hobbit and nobody else.
    """
    members = set(group)
    others = members - {GANDALF_WHITE}
    if GANDALF_WHITE in members and len(others) <= 1 and others <= HOBBITS:
        return 4
    return max(LEVEL[who] for who in members)


def companion_reach(position: Position, start: str, steps: int) -> frozenset[str]:
    """Return where Companions reach in some steps, the start included (WOTR-8.7 to 8.10).

    They stop where the Shadow controls a Stronghold and neither enter nor leave a besieged
    Stronghold of their own.
    """
    closed = besieged_of(position, FREE)
    if start in closed:
        return frozenset({start})
    return reach(start, steps, closed, strongholds_of(position, SHADOW))


def companion_moves(position: Position, group: Iterable[str]) -> frozenset[str]:
    """Return where a group of Companions on the map can go with a Character result (WOTR-8.5).

    All must start in the same region. Their own region is left out.
    """
    members = sorted(set(group))
    places = {where_is(position, who) for who in members}
    if len(places) != 1 or any(SIDE_OF_CHARACTER[who] != FREE for who in members):
        return frozenset()
    (start,) = places
    if start is None:
        return frozenset()
    return companion_reach(position, start, group_level(members)) - {start}


def separations(position: Position, group: Iterable[str]) -> frozenset[str]:
    """Return where a group separated from the Fellowship can end (WOTR-15.27 to 15.29).

    It may stay with the Ring-bearers. On the Mordor Track there is no separation (17.6).
    """
    members = set(group)
    fellowship = position.fellowship
    if fellowship.region is None or not members or not members <= fellowship.companions:
        return frozenset()
    steps = fellowship.progress + max(LEVEL[who] for who in members)
    return companion_reach(position, fellowship.region, steps)


def nazgul_moves(position: Position) -> frozenset[str]:
    """Return the regions that Nazgûl and the Witch-king can fly to (WOTR-8.11, 8.12, 8.26)."""
    guarded = strongholds_of(position, FREE)
    return frozenset(
        region for region in REGIONS if region not in guarded or besieged(position, region)
    )


def mouth_moves(position: Position) -> frozenset[str]:
    """Return where the Mouth of Sauron can go alone, his own region left out (WOTR-8.14)."""
    start = where_is(position, MOUTH)
    own_besieged = besieged_of(position, SHADOW)
    if start is None or start in own_besieged:
        return frozenset()
    enemy = frozenset(
        region for region in strongholds_of(position, FREE) if not besieged(position, region)
    )
    return reach(start, LEVEL[MOUTH], own_besieged | enemy, frozenset()) - {start}


# 2. Attacks


@dataclass(frozen=True, order=True)
class Attack:
    """An attack that can be declared."""

    kind: str
    """One of "field", "relief", "siege" and "sortie" (WOTR-11.2, 13.9, 13.13, 13.19)."""

    target: str
    """The region of the defenders."""

    attackers: Figures
    """The attacking part; all other figures there are the rearguard."""


def attacking_parts(position: Position, here: Figures) -> set[Figures]:
    """Return the parts of an army that can attack (WOTR-11.3 to 11.5).

    Either everybody attacks, or a rearguard with at least one unit stays. Units and Leaders of
    nations not At War stay.
    """
    found = set()
    for part in parts(here):
        if not all(at_war(position, nation) for nation in nations_of(part)):
            continue
        rearguard = without(here, part)
        if rearguard == NOTHING or is_army(rearguard):
            found.add(part)
    return found


def targets(position: Position, side: str, region: str) -> set[tuple[str, str]]:
    """Return the kinds and targets of attacks out of a region (WOTR-11.2, 13.9, 13.28).

    An enemy inside a besieged Stronghold is attacked only from its own region.
    """
    enemy = enemy_of(side)
    if is_army(besieged_army(position, side, region)):
        return {("sortie", region)} if is_army(outside(position, enemy, region)) else set()
    if not is_army(outside(position, side, region)):
        return set()
    found = set()
    for target in ADJACENT[region]:
        if is_army(outside(position, enemy, target)):
            relief = besieger(position, target) == enemy
            found.add(("relief" if relief else "field", target))
    if is_army(besieged_army(position, enemy, region)):
        found.add(("siege", region))
    return found


def attacks(position: Position, side: str, region: str, result: str) -> set[Attack]:
    """Return every attack out of a region by a plain result, "army" or "character" (WOTR-11.1).

    With a Character result the attacking part needs a leader (WOTR-11.6).
    """
    if result not in ("army", "character"):
        return set()
    sortie = is_army(besieged_army(position, side, region))
    here = besieged_army(position, side, region) if sortie else outside(position, side, region)
    able = {
        part
        for part in attacking_parts(position, here)
        if result == "army" or leads_an_attack(position, part)
    }
    return {
        Attack(kind, target, part)
        for kind, target in targets(position, side, region)
        for part in able
    }


def defenders(position: Position, side: str, attack: Attack) -> Figures:
    """Return all figures of the side that is attacked (WOTR-11.8); the side is the attacker's."""
    enemy = enemy_of(side)
    if attack.kind == "siege":
        return besieged_army(position, enemy, attack.target)
    return outside(position, enemy, attack.target)


def combat_dice(stack: Figures) -> int:
    """Return the dice of a combat roll (WOTR-11.10, 8.19), at most five."""
    captains = sum(1 for who in stack.characters if who in CAPTAINS)
    return min(MOST_DICE, units(stack) + captains)


def nazgul_leadership(stack: Figures) -> int:
    """Return the Nazgûl Leadership of a stack (WOTR-12.16)."""
    return stack.nazgul + (LEADERSHIP[WITCH_KING] if WITCH_KING in stack.characters else 0)


def leadership(position: Position, stack: Figures, white_rider: bool = False) -> int:
    """Return the Leadership of a stack in a battle, before the limit of five (WOTR-11.11).

    With `white_rider`, Gandalf the White forfeited his Leadership in this battle, which cancels
    all Nazgûl Leadership.
    """
    value = total(stack.leaders) + elites_that_lead(position, stack)
    for who in stack.characters:
        if who == WITCH_KING or (who == GANDALF_WHITE and white_rider):
            continue
        value += LEADERSHIP[who]
    if not white_rider:
        value += nazgul_leadership(stack)
    return value


def reroll_dice(value: int, missed: int) -> int:
    """Return the most dice of a Leader re-roll (WOTR-11.17, 11.12)."""
    return min(value, missed, MOST_DICE)


def attacker_needs(attack: Attack, number: int) -> int:
    """Return what the attacker needs to hit in a round, rounds counted from 1 (WOTR-11.14).

    6 in a siege battle (11.23), and in round 1 against a City or Fortification, whoever holds it
    (11.20, 11.21); else 5. A Stronghold gives nothing in the field (11.22), nor in a relief
    (13.21) or sortie (13.13). The defender always needs 5.
    """
    if attack.kind == "siege":
        return 6
    fortified = SETTLEMENT[attack.target] == "city" or attack.target in FORTIFICATIONS
    if attack.kind == "field" and fortified and number == 1:
        return 6
    return 5


DEFENDER_NEEDS = 5
"""What the defender needs to hit (WOTR-11.14, 11.20, 11.23)."""


def is_hit(value: int, modifier: int, needed: int) -> bool:
    """Whether a die hits; a 1 never does and a 6 always does (WOTR-11.14 to 11.16)."""
    if value in (1, 6):
        return value == 6
    return value + modifier >= needed


def combat_hits(
    first: tuple[int, ...], again: tuple[int, ...], needed: int, first_mod: int, again_mod: int
) -> int:
    """Return the hits of a roll and its re-roll, which have their own modifiers (WOTR-11.19)."""
    scored = sum(is_hit(value, first_mod, needed) for value in first)
    if len(again) > len(first) - scored:
        raise ValueError("only missed dice are re-rolled")
    return scored + sum(is_hit(value, again_mod, needed) for value in again)


# 3. Casualties


@dataclass(frozen=True, order=True)
class Losses:
    """One way to suffer hits."""

    removed: Counts
    """Regulars removed, of those present before."""

    reduced: Counts
    """Elites that are Regulars afterwards."""

    killed: Counts
    """Elites that are gone, by two hits or for want of a Regular."""

    left: Figures
    """The army afterwards; Leaders, Nazgûl and Characters are those from before."""

    in_casualties: Counts
    """Regulars in the casualties afterwards; always none for the Shadow (WOTR-11.30)."""

    in_reinforcements: Counts
    """Regulars in the reinforcements afterwards."""


@dataclass(frozen=True, order=True)
class _Suffering:
    """Hits partly assigned; `made` are Regulars that were Elites before."""

    hits: int
    regulars: Counts
    made: Counts
    elites: Counts
    dead: Counts
    reserve: Counts
    removed: Counts
    killed: Counts


def _one(nation: str) -> Counts:
    return ((nation, 1),)


def _next_hits(side: str, now: _Suffering) -> set[_Suffering]:
    """Return what can come of the next hit, or of the next two together (WOTR-11.27 to 11.29)."""
    found = set()
    for nation in sorted({name for name, _ in (*now.regulars, *now.made)}):
        # Remove one Regular
        if side == FREE:
            after = replace(now, hits=now.hits - 1, dead=added(now.dead, _one(nation)))
        else:
            after = replace(now, hits=now.hits - 1, reserve=added(now.reserve, _one(nation)))
        if dict(now.regulars).get(nation, 0) > 0:
            found.add(
                replace(
                    after,
                    regulars=taken_off(now.regulars, _one(nation)),
                    removed=added(now.removed, _one(nation)),
                )
            )
        else:
            found.add(
                replace(
                    after,
                    made=taken_off(now.made, _one(nation)),
                    killed=added(now.killed, _one(nation)),
                )
            )
    for nation, _ in now.elites:
        fewer = taken_off(now.elites, _one(nation))
        gone = replace(now, elites=fewer, killed=added(now.killed, _one(nation)))
        made = replace(now, hits=now.hits - 1, elites=fewer, made=added(now.made, _one(nation)))
        # One hit: replaced by a Regular, first from the casualties; gone if there is none
        if dict(now.dead).get(nation, 0) > 0:
            found.add(replace(made, dead=taken_off(now.dead, _one(nation))))
        elif dict(now.reserve).get(nation, 0) > 0:
            found.add(replace(made, reserve=taken_off(now.reserve, _one(nation))))
        else:
            found.add(replace(gone, hits=now.hits - 1))
        # Two hits: gone
        if now.hits >= 2:
            found.add(replace(gone, hits=now.hits - 2))
    return found


def casualties(
    side: str,
    stack: Figures,
    hits: int,
    regulars_in_casualties: Mapping[str, int],
    regulars_in_reinforcements: Mapping[str, int],
) -> set[Losses]:
    """Return every way an army can suffer hits (WOTR-11.25 to 11.30).

    Hits are assigned one after another, so a Regular removed by an earlier hit can replace an
    Elite. Hits above the units are lost. A removed Free unit goes to the casualties, a Shadow unit
    to the reinforcements.
    """
    start = _Suffering(
        hits,
        stack.regulars,
        (),
        stack.elites,
        counts(regulars_in_casualties) if side == FREE else (),
        counts(regulars_in_reinforcements),
        (),
        (),
    )
    open_, ended = {start}, set()
    while open_:
        following = set()
        for now in open_:
            if now.hits == 0 or not (now.regulars or now.made or now.elites):
                ended.add(now)
            else:
                following |= _next_hits(side, now)
        open_ = following
    return {
        Losses(
            now.removed,
            now.made,
            now.killed,
            replace(stack, regulars=added(now.regulars, now.made), elites=now.elites),
            now.dead,
            now.reserve,
        )
        for now in ended
    }


def casualty_choices(found: Iterable[Losses]) -> set[tuple[Counts, Counts, Counts]]:
    """Return the choices alone: Regulars removed, Elites reduced, Elites killed (WOTR-11.28)."""
    return {(each.removed, each.reduced, each.killed) for each in found}


def armies_left(found: Iterable[Losses]) -> set[Figures]:
    """Return the armies that can be left."""
    return {each.left for each in found}


def lost_with_army(stack: Figures, in_battle: bool) -> tuple[Figures, Figures]:
    """Return which figures of an army without units are lost and which stay (WOTR-11.31, 7.11).

    In a battle all are lost, the Nazgûl to the reinforcements; by an event only Free Leaders are.
    """
    if is_army(stack):
        return NOTHING, stack
    if in_battle:
        return stack, NOTHING
    return Figures(leaders=stack.leaders), replace(stack, leaders=())


def siege_extensions(
    side: str,
    attackers: Figures,
    regulars_in_casualties: Mapping[str, int],
    regulars_in_reinforcements: Mapping[str, int],
) -> frozenset[str]:
    """Return whose Elite can be reduced for a further siege round (WOTR-13.10, 13.11)."""
    return frozenset(
        nation
        for nation, _ in attackers.elites
        if regulars_in_reinforcements.get(nation, 0) > 0
        or (side == FREE and regulars_in_casualties.get(nation, 0) > 0)
    )


def most_siege_rounds(
    side: str,
    attackers: Figures,
    regulars_in_casualties: Mapping[str, int],
    regulars_in_reinforcements: Mapping[str, int],
) -> int:
    """Return the most rounds of a siege battle without losses (WOTR-13.10, 13.11)."""
    rounds = 1
    for nation, elites in attackers.elites:
        spare = regulars_in_reinforcements.get(nation, 0)
        if side == FREE:
            spare += regulars_in_casualties.get(nation, 0)
        rounds += min(elites, spare)
    return rounds


# Retreat and advance


def retreat_regions(position: Position, side: str, attack: Attack) -> frozenset[str]:
    """Return where the defending side can retreat after a round (WOTR-11.34, 11.35, 11.44, 13.16).

    The region must be free, so an empty enemy Settlement is no goal. Being At War does not matter
    (WOTR-11.37). A besieged army cannot retreat.
    """
    if attack.kind == "siege":
        return frozenset()
    return frozenset(
        target for target in ADJACENT[attack.target] if is_free(position, side, target)
    )


def may_withdraw(position: Position, side: str, attack: Attack) -> bool:
    """Whether the defending side can retreat into a siege before a round (WOTR-13.1, 13.2)."""
    return attack.kind == "field" and (
        SETTLEMENT[attack.target] == "stronghold" and controller(position, attack.target) == side
    )


def retreating(stack: Figures) -> Figures:
    """Return who retreats of an army: all but Level 0 Characters (WOTR-11.34, 11.36)."""
    goers = tuple(who for who in stack.characters if LEVEL[who] != 0)
    return replace(stack, characters=goers)


def retreated(position: Position, side: str, region: str, target: str) -> Position:
    """Return the position after a retreat, before units in excess go (WOTR-11.34, 11.36, 13.16)."""
    goers = retreating(outside(position, side, region))
    return moved(position, side, region, goers, target)


def withdrawn(position: Position, side: str, region: str) -> list[Position]:
    """Return the positions after a retreat into a siege that the attacker follows.

    All defenders go inside (WOTR-13.3); those above five go back to the reinforcements at the
    owner's choice (13.6). The attacker's advance is not made here.
    """
    stack = outside(position, side, region)
    empty = put(position, side, region, NOTHING)
    return [
        replace(empty, inside={**position.inside, region: left})
        for left in sorted(after_excess(stack, SIEGE_LIMIT))
    ]


def siege_decided(position: Position, region: str, in_battle: bool) -> Position:
    """Return the position after losses in a besieged region, with what follows for the siege.

    Without units inside, Characters there are lost with them in a battle and else stay in the
    region (WOTR-11.31, 13.31, 7.11), and the besieger captures the Stronghold if he has a unit
    left (13.18, 13.23, 7.13); if both are gone, nothing is captured (11.42). Without besiegers the
    siege ends (13.12).
    """
    attacker = besieger(position, region)
    if attacker is None:
        return position
    besiegers = is_army(outside(position, attacker, region))
    if is_army(position.inside[region]):
        return position if besiegers else siege_lifted(position, region)
    _, staying = lost_with_army(position.inside[region], in_battle)
    after = siege_lifted(replace(position, inside={**position.inside, region: staying}), region)
    if not besiegers:
        return after
    return seized(after, attacker, region)


def advances(position: Position, side: str, region: str, attack: Attack) -> set[Figures]:
    """Return the parts of the attackers that can advance after the battle (WOTR-11.39, 11.43).

    `attack.attackers` are those left in the attacking army, and the position has the rearguard and
    them in their region. To stay is always possible and not listed. There is no advance after a
    sortie or a siege battle (WOTR-13.17), and Level 0 Characters never move (8.4).
    """
    if attack.kind in ("sortie", "siege"):
        return set()
    here = outside(position, side, region)
    return {
        part
        for part in parts(attack.attackers)
        if all(LEVEL[who] != 0 for who in part.characters) and leaves_no_leader_alone(here, part)
    }


# 4. Politics


def activated(position: Position, nation: str) -> Position:
    """Return the position with an active nation; it never becomes passive again (WOTR-14.9)."""
    return replace(position, active=position.active | {nation})


def can_advance(position: Position, nation: str) -> bool:
    """Whether a nation can advance a step (WOTR-14.2, 14.3, 14.16)."""
    box = position.boxes[nation]
    if box == AT_WAR:
        return False
    return box + 1 < AT_WAR or nation in position.active


def advanced(position: Position, nation: str) -> Position:
    """Return the position after a nation advances a step, if it can (WOTR-14.10 to 14.16)."""
    if not can_advance(position, nation):
        return position
    return replace(position, boxes={**position.boxes, nation: position.boxes[nation] + 1})


def set_back(position: Position, nation: str) -> Position:
    """Return the position after a counter moves back, not above the first box (WOTR-14.20)."""
    box = max(1, position.boxes[nation] - 1)
    return replace(position, boxes={**position.boxes, nation: box})


def after_attack(position: Position, attacked: Figures) -> Position:
    """Return the position after an attack on an army is declared (WOTR-11.45).

    Each nation with units there is activated, then advances one step (WOTR-14.5, 14.11, 14.13 to
    14.15).
    """
    for nation in sorted(nations_of_units(attacked)):
        position = advanced(activated(position, nation), nation)
    return position


def wakes(position: Position, region: str) -> str | None:
    """Return the Free nation that can be woken in a region (WOTR-14.6, 14.7, 13.25).

    That needs a City or Stronghold of the nation that the enemy does not control.
    """
    nation = NATION_OF[region]
    if nation is None or SIDE_OF_NATION[nation] != FREE:
        return None
    if SETTLEMENT[region] not in ("city", "stronghold") or not unconquered(position, region):
        return None
    return nation


def companions_arrived(position: Position, who: Iterable[str], region: str) -> Position:
    """Return the position after Characters ended a move or entered play (WOTR-14.7, 14.8, 8.20)."""
    nation = wakes(position, region)
    if nation is None:
        return position
    if any(ACTIVATES[one] in ("any", nation) for one in who):
        return activated(position, nation)
    return position


def muster_advances(position: Position, side: str) -> frozenset[str]:
    """Return the nations that a Muster result can advance (WOTR-14.10, 5.16)."""
    return frozenset(nation for nation in NATIONS[side] if can_advance(position, nation))


ABILITIES: dict[str, tuple[str, frozenset[str]]] = {
    "boromir": ("gondor", frozenset({"minas-tirith", "dol-amroth", "pelargir"})),
    "legolas": ("elves", frozenset({"grey-havens", "lorien", "rivendell", "woodland-realm"})),
    "gimli": ("dwarves", frozenset({"erebor"})),
}
"""Companions who advance a nation, and where (WOTR-14.19, characters.yaml)."""


def ability_advances(position: Position) -> frozenset[str]:
    """Return the nations that a Companion can advance with any die result (WOTR-14.19)."""
    found = set()
    for who, (nation, places) in ABILITIES.items():
        where = where_is(position, who)
        if where in places and where is not None and unconquered(position, where):
            found.add(nation)
    return frozenset(nation for nation in found if can_advance(position, nation))


# The Fellowship


def guides(companions: frozenset[str]) -> frozenset[str]:
    """Return who can be the Guide (WOTR-15.4, 15.7)."""
    if not companions:
        return frozenset({GOLLUM})
    highest = max(LEVEL[who] for who in companions)
    return frozenset(who for who in companions if LEVEL[who] == highest)


def can_declare(position: Position) -> bool:
    """Whether the Fellowship can be declared in the Fellowship phase (WOTR-15.12, 17.13)."""
    fellowship = position.fellowship
    return fellowship.region is not None and not fellowship.revealed


def declaration_ends(position: Position) -> frozenset[str]:
    """Return where the Fellowship can be declared (WOTR-15.13 to 15.16)."""
    fellowship = position.fellowship
    if fellowship.region is None or not can_declare(position):
        return frozenset()
    return reach(fellowship.region, fellowship.progress, frozenset(), frozenset())


def declared(position: Position, region: str) -> Position:
    """Return the position after a declaration (WOTR-15.13, 15.17, 15.18, 14.6)."""
    fellowship = replace(position.fellowship, region=region, progress=0)
    nation = wakes(position, region)
    if nation is not None:
        fellowship = replace(fellowship, corruption=max(0, fellowship.corruption - 1))
        position = activated(position, nation)
    return replace(position, fellowship=fellowship)


def reveal_ends(position: Position) -> frozenset[tuple[str, frozenset[str]]]:
    """Return where the revealed Ring-bearers can end, each with the Strongholds that cost a tile.

    The walk has at most Progress steps (WOTR-15.21, 15.25) and may not end in a Free City or
    Stronghold that the free player controls, unless Progress is 0 (15.22). Each Shadow Stronghold
    that the Shadow still controls, on the walk or at its start, costs one tile (15.23).
    """
    fellowship = position.fellowship
    if fellowship.region is None:
        return frozenset()
    dangerous = frozenset(
        region for region in strongholds_of(position, SHADOW) if original_side(region) == SHADOW
    )
    start = (fellowship.region, frozenset({fellowship.region}) & dangerous)
    walked = {start}
    edge = {start}
    for _ in range(fellowship.progress):
        edge = {
            (region, touched | (frozenset({region}) & dangerous))
            for place, touched in edge
            for region in ADJACENT[place]
        } - walked
        walked |= edge
    if fellowship.progress == 0:
        return frozenset(walked)
    allowed = frozenset(each for each in walked if wakes(position, each[0]) is None)
    return allowed or frozenset({start})


def may_enter_mordor(position: Position) -> bool:
    """Whether the Fellowship can enter Mordor in the Fellowship phase (WOTR-17.1, 17.2)."""
    return position.fellowship.region in ("morannon", "minas-morgul")


def in_mordor(fellowship: Fellowship) -> Fellowship:
    """Return the Fellowship on the first step of the Mordor Track (WOTR-17.3, 17.4, 17.14)."""
    return replace(fellowship, region=None, step=0, progress=0)


def may_move(fellowship: Fellowship) -> bool:
    """Whether the Fellowship can move: only while hidden (WOTR-15.9, 17.10)."""
    return not fellowship.revealed


def progressed(fellowship: Fellowship) -> Fellowship:
    """Return the Fellowship after the counter advanced, before the hunt (WOTR-15.8, 15.11)."""
    if fellowship.step is not None:
        return fellowship
    return replace(fellowship, progress=min(LAST_PROGRESS, fellowship.progress + 1))


def hiding_dice(fellowship: Fellowship) -> frozenset[str]:
    """Return the plain results that hide a revealed Fellowship (WOTR-15.26)."""
    if not fellowship.revealed:
        return frozenset()
    if fellowship.guide == STRIDER:
        return frozenset({"character", "army", "muster", "event", "will"})
    return frozenset({"character"})


def idle_corruption(fellowship: Fellowship, tried_or_hidden: bool) -> int:
    """Return the Corruption added at the end of phase 5 (WOTR-4.15, 4.16)."""
    return 1 if fellowship.step is not None and not tried_or_hidden else 0


# 5. The hunt


def hunt_dice(position: Position) -> int:
    """Return the dice of a hunt roll; with none the hunt fails (WOTR-16.2 to 16.4)."""
    return min(MOST_DICE, position.shadow_hunt_dice)


def hunt_success(value: int, free_dice: int) -> bool:
    """Whether a hunt die succeeds (WOTR-16.3, 16.5, 16.6)."""
    return value != 1 and value + free_dice >= 6


def hunt_rerolls(position: Position) -> int:
    """Return how many failed hunt dice are rolled again (WOTR-16.7, 1.13)."""
    region = position.fellowship.region
    if region is None:
        return 0
    there = all_of(position, SHADOW, region)
    stronghold = region in strongholds_of(position, SHADOW)
    nazgul = there.nazgul > 0 or WITCH_KING in there.characters
    return int(stronghold) + int(is_army(there)) + int(nazgul)


def hunt_successes(position: Position, first: tuple[int, ...], again: tuple[int, ...]) -> int:
    """Return the successes of a hunt roll and its re-rolls (WOTR-16.7, 16.8).

    As many failed dice are rolled again as there are re-rolls.
    """
    if len(first) != hunt_dice(position):
        raise ValueError("wrong number of hunt dice")
    free_dice = position.free_hunt_dice
    scored = sum(hunt_success(value, free_dice) for value in first)
    if len(again) != min(len(first) - scored, hunt_rerolls(position)):
        raise ValueError("wrong number of re-rolls")
    return scored + sum(hunt_success(value, free_dice) for value in again)


def tile_damage(
    position: Position, tile: Tile, source: str, successes: int = 0, die: int = 0
) -> int:
    """Return the damage of a tile, negative if it heals (WOTR-16.10 to 16.14, 17.8).

    The source is "roll" for a hunt roll, "mordor" for a move on the Mordor Track, "stronghold" or
    "card". An Eye counts the successes, or all dice in the Hunt Box without limit, or nothing.
    """
    if tile.damage == "die":
        return die
    if tile.damage == "eye":
        if source == "roll":
            return successes
        if source == "mordor":
            return position.shadow_hunt_dice + position.free_hunt_dice
        return 0
    return int(tile.damage)


def tile_reveals(tile: Tile, guide: str) -> bool:
    """Whether a tile reveals the Fellowship (WOTR-16.15, 16.30)."""
    numbered = tile.standard and tile.damage != "eye"
    return tile.reveal and not (guide == GOLLUM and numbered)


@dataclass(frozen=True)
class Course:
    """One course of the effects of a hunt tile."""

    steps: tuple[tuple[str, str], ...]
    """What happened, in order: "separate", "casualty-guide" and "casualty-random" with the
    Companion; "guide" with the new Guide; "betray" when Gollum reveals for one point."""

    fellowship: Fellowship
    """Afterwards. If it is revealed outside Mordor, the figure has not moved yet."""

    entering: frozenset[str] = frozenset()
    """Companions that came onto the map, to be moved like separated ones."""

    eliminated: frozenset[str] = frozenset()

    winner: str | None = None


@dataclass(frozen=True)
class _Damage:
    """The state of damage steps 2 to 4; `fresh` says that the Guide may use his ability now."""

    fellowship: Fellowship
    damage: int
    fresh: bool = True
    casualty: bool = False
    betrayed: bool = False
    steps: tuple[tuple[str, str], ...] = ()
    entering: frozenset[str] = frozenset()
    eliminated: frozenset[str] = frozenset()


def _left_by(now: _Damage, who: str, separated: bool) -> set[_Damage]:
    """Return what can follow when a Companion leaves, with each possible Guide.

    A hobbit taken as casualty comes onto the map like a separated one (WOTR-8.25); on the Mordor
    Track everybody is removed (17.6). The free player may change the Guide (15.5, 15.6); a new
    Guide may use his ability at once (16.21).
    """
    fellowship = now.fellowship
    companions = fellowship.companions - {who}
    on_map = (separated or who in HOBBITS) and fellowship.step is None
    if on_map:
        now = replace(now, entering=now.entering | {who})
    else:
        now = replace(now, eliminated=now.eliminated | {who})
    found = set()
    for guide in guides(companions):
        changed = guide != fellowship.guide
        found.add(
            replace(
                now,
                fellowship=replace(fellowship, companions=companions, guide=guide),
                fresh=changed,
                steps=(*now.steps, ("guide", guide)) if changed else now.steps,
            )
        )
    return found


def _by_guide(now: _Damage, tile: Tile) -> set[_Damage]:
    """Return what the Guide's ability can make of the damage, unused included (WOTR-16.20)."""
    found = {replace(now, fresh=False)}
    guide = now.fellowship.guide
    if not now.fresh or now.damage < 1:
        return found
    if guide in HOBBITS:
        less = replace(now, damage=now.damage - 1, steps=(*now.steps, ("separate", guide)))
        for after in _left_by(less, guide, separated=True):
            found |= _by_guide(after, tile)
    hidden = not now.fellowship.revealed and not now.betrayed
    if guide == GOLLUM and hidden and not tile_reveals(tile, guide):
        found.add(
            replace(
                now,
                damage=now.damage - 1,
                betrayed=True,
                fresh=False,
                steps=(*now.steps, ("betray", GOLLUM)),
            )
        )
    return found


def _by_casualty(now: _Damage) -> set[_Damage]:
    """Return what a casualty can make of the damage, taking none included (WOTR-16.22 to 16.25)."""
    found = {now}
    if now.damage < 1:
        return found
    fellowship = now.fellowship
    choices = [("casualty-random", who) for who in sorted(fellowship.companions)]
    if fellowship.guide in fellowship.companions:
        choices.append(("casualty-guide", fellowship.guide))
    for how, who in choices:
        less = replace(
            now,
            damage=max(0, now.damage - LEVEL[who]),
            casualty=True,
            steps=(*now.steps, (how, who)),
        )
        found |= _left_by(less, who, separated=False)
    return found


def courses(
    fellowship: Fellowship, tile: Tile, damage: int, moving: bool, may_reveal: bool = True
) -> set[Course]:
    """Return every course of damage steps 2 to 5 (WOTR-16.19 to 16.32, 17.15).

    The damage is what is left after table cards. `moving` is true for the tile of a move, which
    takes a step on the Mordor Track unless the tile has a Stop icon (17.9). Without `may_reveal` a
    tile drawn on a declaration does not reveal (16.29). Random casualties appear once for each
    Companion that can be drawn.
    """
    if damage < 0:
        healed = replace(fellowship, corruption=max(0, fellowship.corruption + damage))
        ended = {_Damage(healed, 0, fresh=False)}
    else:
        before = _by_guide(_Damage(fellowship, damage), tile)
        ended = {
            last
            for now in before
            for hit in _by_casualty(now)
            for last in (_by_guide(hit, tile) if hit.casualty else {hit})
        }
    return {_ended(now, tile, moving, may_reveal) for now in ended}


def _ended(now: _Damage, tile: Tile, moving: bool, may_reveal: bool) -> Course:
    """Return the end of a course: Corruption, the step in Mordor, the reveal (WOTR-17.15)."""
    after = now.fellowship
    after = replace(after, corruption=after.corruption + now.damage)
    lost = after.corruption >= FATAL_CORRUPTION
    if moving and after.step is not None and not tile.stop and not lost:
        after = replace(after, step=after.step + 1)
    reveals = now.betrayed or (may_reveal and tile_reveals(tile, after.guide))
    if reveals and not lost:
        after = replace(after, revealed=True)
    return Course(now.steps, after, now.entering, now.eliminated, ring_winner(after))


def tile_order(
    by_hunt: Iterable[str], by_cards: Iterable[str], by_strongholds: Iterable[str]
) -> tuple[str, ...]:
    """Return in which order several tiles are resolved (WOTR-16.28)."""
    return (*by_hunt, *by_cards, *by_strongholds)


# The Hunt Pool: tuples of tile names, sorted


def drawn(
    pool_: tuple[str, ...], used: tuple[str, ...], tile: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the pool and the used tiles after a tile was drawn and resolved (WOTR-16.16, 16.17).

    With the last tile of the pool all used standard tiles return, that one included.
    """
    left = list(pool_)
    left.remove(tile)
    gone = sorted([*used, tile])
    if left:
        return tuple(left), tuple(gone)
    back = tuple(each for each in gone if TILES[each].standard)
    return back, tuple(each for each in gone if not TILES[each].standard)


def mordor_pool(
    pool_: tuple[str, ...], used: tuple[str, ...], special: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the pool and the used tiles after the Fellowship entered Mordor (WOTR-17.5, 16.18)."""
    eyes = tuple(each for each in used if TILES[each].damage == "eye")
    rest = tuple(sorted(each for each in used if TILES[each].damage != "eye"))
    return tuple(sorted((*pool_, *eyes, *special))), rest


# 6. Recruiting


Recruit = tuple[str, str, str]
"""A recruited figure: nation, kind ("regular", "elite", "leader" or "nazgul") and region."""


def in_reserve(position: Position, nation: str, kind: str) -> int:
    """Return the figures of a kind in the reinforcements of a nation (WOTR-9.8)."""
    return position.reinforcements.get(nation, {}).get(kind, 0)


def muster_places(position: Position, nation: str, kind: str) -> frozenset[str]:
    """Return where a Muster result can recruit a figure of a nation (WOTR-9.4 to 9.8, 9.12, 13.25).

    A Leader is not recruited where he would stand alone.
    """
    side = SIDE_OF_NATION[nation]
    if not at_war(position, nation) or in_reserve(position, nation, kind) == 0:
        return frozenset()
    found = set()
    for region in REGIONS:
        if NATION_OF[region] != nation or SETTLEMENT[region] is None:
            continue
        if not unconquered(position, region) or not is_free(position, side, region):
            continue
        if besieged(position, region):
            continue
        if kind == "nazgul" and (nation != SAURON or SETTLEMENT[region] != "stronghold"):
            continue
        if kind == "leader" and not is_army(outside(position, side, region)):
            continue
        found.add(region)
    return frozenset(found)


def musters(position: Position, side: str) -> set[tuple[Recruit, ...]]:
    """Return everything that one Muster result can recruit (WOTR-9.1 to 9.3, 9.8, 9.9).

    One Elite; or one or two of Regulars, Leaders and Nazgûl in different Settlements.
    """
    singles: set[Recruit] = {
        (nation, kind, region)
        for nation in NATIONS[side]
        for kind in ("regular", "elite", "leader", "nazgul")
        for region in muster_places(position, nation, kind)
    }
    found: set[tuple[Recruit, ...]] = {(one,) for one in singles}
    for one, other in itertools.combinations(sorted(singles), 2):
        if "elite" in (one[1], other[1]) or one[2] == other[2]:
            continue
        if one[:2] == other[:2] and in_reserve(position, one[0], one[1]) < 2:
            continue
        found.add((one, other))
    return found


def card_may_recruit(position: Position, side: str, region: str) -> bool:
    """Whether a card can recruit into a region, as far as the map says (WOTR-9.10, 9.11)."""
    if besieged(position, region) and controller(position, region) == side:
        return True
    return is_free(position, side, region)


def voice_of_saruman(position: Position) -> set[tuple[str, tuple[str, ...]]]:
    """Return what Saruman's Voice can do with a Muster result (WOTR-9.13, characters.yaml).

    ("recruit", regions) puts a Regular into each of these regions; ("upgrade", ("orthanc",))
    replaces two Regulars there by Elites.
    """
    holds = controller(position, ORTHANC) == SHADOW and not besieged(position, ORTHANC)
    if not in_play(position, SARUMAN) or not holds:
        return set()
    found: set[tuple[str, tuple[str, ...]]] = set()
    places = sorted(muster_places(position, ISENGARD, "regular"))
    number = min(len(places), in_reserve(position, ISENGARD, "regular"))
    if number > 0:
        found |= {("recruit", chosen) for chosen in itertools.combinations(places, number)}
    here = dict(outside(position, SHADOW, ORTHANC).regulars).get(ISENGARD, 0)
    if here >= 2 and in_reserve(position, ISENGARD, "elite") >= 2:
        found.add(("upgrade", (ORTHANC,)))
    return found


def minion_entries(position: Position) -> set[tuple[str, str]]:
    """Return which Minion a Muster result can bring, and where (WOTR-8.3, characters.yaml)."""
    found = set()
    if at_war(position, ISENGARD) and unconquered(position, ORTHANC):
        found.add((SARUMAN, ORTHANC))
    free_at_war = [at_war(position, nation) for nation in NATIONS[FREE]]
    if at_war(position, SAURON) and any(free_at_war):
        for region in REGIONS:
            if SAURON in nations_of_units(all_of(position, SHADOW, region)):
                found.add((WITCH_KING, region))
    if position.fellowship.step is not None or all(free_at_war):
        for region in REGIONS:
            mine = NATION_OF[region] == SAURON and SETTLEMENT[region] == "stronghold"
            if mine and unconquered(position, region):
                found.add((MOUTH, region))
    return {
        (who, region)
        for who, region in found
        if who not in position.minions_seen and who not in position.eliminated
    }


def minion_arrived(position: Position, who: str, region: str) -> Position:
    """Return the position after a Minion entered play (WOTR-8.21, 8.26)."""
    new = Figures(characters=(who,))
    if besieged(position, region) and controller(position, region) == SHADOW:
        inside = joined(position.inside[region], new)
        after = replace(position, inside={**position.inside, region: inside})
    else:
        after = put(position, SHADOW, region, joined(outside(position, SHADOW, region), new))
    after = replace(after, minions_seen=after.minions_seen | {who})
    if who == WITCH_KING:
        for nation in NATIONS[FREE]:
            after = activated(after, nation)
    return after


def will_entries(position: Position) -> set[tuple[str, str]]:
    """Return whom a Will of the West can bring, and where (WOTR-8.2, characters.yaml)."""
    found = set()
    gone = position.eliminated
    strider = where_is(position, STRIDER)
    if strider in ("minas-tirith", "dol-amroth", "pelargir") and unconquered(position, strider):
        found.add((ARAGORN, strider))
    left = GANDALF_GREY not in position.fellowship.companions
    fresh = not in_play(position, GANDALF_WHITE) and GANDALF_WHITE not in gone
    if left and fresh and position.minions_seen:
        where = where_is(position, GANDALF_GREY)
        if where is not None:
            found.add((GANDALF_WHITE, where))
        elif GANDALF_GREY in gone:
            found.add((GANDALF_WHITE, "fangorn"))
            for region in REGIONS:
                elven = NATION_OF[region] == "elves" and SETTLEMENT[region] == "stronghold"
                if elven and unconquered(position, region):
                    found.add((GANDALF_WHITE, region))
    return found


# Victory


def points(position: Position, side: str) -> int:
    """Return the victory points of a side: enemy Settlements it controls (WOTR-2.8, 13.24)."""
    worth = {"city": 1, "stronghold": 2, "town": 0}
    scored = 0
    for region in position.captured:
        kind = SETTLEMENT[region]
        if kind is not None and controller(position, region) == side:
            scored += worth[kind]
    return scored


def ring_winner(fellowship: Fellowship) -> str | None:
    """Return who wins at once by the Ring (WOTR-18.1, 18.2, 17.12)."""
    if fellowship.corruption >= FATAL_CORRUPTION:
        return SHADOW
    if fellowship.step == CRACK_OF_DOOM:
        return FREE
    return None


def military_winner(position: Position) -> str | None:
    """Return who wins in phase 6 (WOTR-18.3 to 18.5)."""
    if points(position, SHADOW) >= 10:
        return SHADOW
    if points(position, FREE) >= 4:
        return FREE
    return None


def winner(position: Position, phase: int) -> str | None:
    """Return who has won; military victory only counts in phase 6 (WOTR-18.5, 18.6)."""
    by_ring = ring_winner(position.fellowship)
    if by_ring is not None:
        return by_ring
    return military_winner(position) if phase == 6 else None


# Setup


def start() -> Position:
    """Return the starting position (WOTR-3.1 to 3.10, setup.yaml)."""
    stacks: dict[str, dict[str, Figures]] = {}
    for nation, armies in _FACTS["armies"].items():
        side = SIDE_OF_NATION[nation]
        for army in armies:
            new = Figures(
                counts({nation: army.get("regular", 0)}),
                counts({nation: army.get("elite", 0)}),
                counts({nation: army.get("leader", 0)}),
                army.get("nazgul", 0),
            )
            there = stacks.setdefault(army["region"], {})
            there[side] = joined(there.get(side, NOTHING), new)
    politics: dict[str, list[Any]] = _FACTS["politics"]
    fellowship = _FACTS["fellowship"]
    return Position(
        outside=stacks,
        boxes={nation: box for nation, (box, _) in politics.items()},
        active=frozenset(nation for nation, (_, state) in politics.items() if state == "active"),
        reinforcements=_FACTS["reinforcements"],
        fellowship=Fellowship(
            region=fellowship["ring_bearers"],
            companions=frozenset(fellowship["companions"]),
            guide=fellowship["guide"],
        ),
    )
