"""A slow second implementation of moves, retreats and casualties, written only from the rules.

It reads the data files of the game and imports none of its code, so that the two can be compared.
Sides are "free" and "shadow". Eagles, Great Bats and cards are left out: no card is in force in the
compared positions.
"""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

FREE = "free"
SHADOW = "shadow"
GOBLINS = "goblins"
BEORN = "beorn"
DWARF_REGULARS = "dwarf-regulars"

Units = tuple[tuple[str, int], ...]
"""Unit types with positive counts, sorted."""

Army = tuple[Units, int]
"""The remains of an army: its units and its damage."""


def _data(name: str) -> dict[str, Any]:
    path = files("ostrog").joinpath("games", "five_armies", "data", name)
    return tomllib.loads(path.read_text(encoding="utf-8"))


_map = _data("map.toml")
_pieces = _data("pieces.toml")

REGIONS: frozenset[str] = frozenset(region["id"] for region in _map["region"])
TERRAIN: dict[str, str] = {region["id"]: region["terrain"] for region in _map["region"]}
BORDERS: dict[frozenset[str], str] = {
    frozenset((one, other)): border for one, other, border in _map["borders"]
}
WITH_CONTROLLER: frozenset[str] = frozenset(
    region["id"]
    for region in _map["region"]
    if region.get("settlement", False) or region.get("fortification", False)
)
ROUTES: frozenset[str] = frozenset(route["id"] for route in _map["route"])
ROUTE_OF_POINT: dict[str, str] = {route["point"]: route["id"] for route in _map["route"]}
PASS_OF_POINT: dict[str, str] = {route["point"]: route["mountain_pass"] for route in _map["route"]}
ARROW_OF_PASS: dict[str, str] = {
    route["mountain_pass"]: route["leads_to"] for route in _map["route"]
}
PLACES: frozenset[str] = REGIONS | set(PASS_OF_POINT) | set(ARROW_OF_PASS)

SIDE_OF_UNIT: dict[str, str] = {name: unit["side"] for name, unit in _pieces["units"].items()}
PREFERRED: dict[str, list[str]] = {
    name: unit["preferred"] for name, unit in _pieces["units"].items()
}
ANY_TERRAIN_ATTACKING: frozenset[str] = frozenset(
    name
    for name, unit in _pieces["units"].items()
    if unit.get("preferred_attacking", "none") == "any"
)

NEVER_IN_AN_ARMY = frozenset({BEORN, "lord-of-the-eagles"})
"""The two characters to whom the rules for characters do not apply (B5A-10.18)."""

SIDE_OF_CHARACTER: dict[str, str] = {
    name: character["side"] for name, character in _pieces["characters"].items()
}
LEADERSHIP: dict[str, int] = {
    name: character["leadership"] for name, character in _pieces["characters"].items()
}


@dataclass(frozen=True)
class Position:
    """The pieces on the board and their places."""

    units: Mapping[str, Mapping[str, int]]
    """Number of units of each type by place: a region, a goblin mustering point or a pass."""

    damage: Mapping[str, int] = field(default_factory=dict)
    """Damage on armies, by place."""

    tokens: Mapping[str, int] = field(default_factory=dict)
    """Number of Leadership tokens, by place."""

    characters: Mapping[str, str] = field(default_factory=dict)
    """The place of each character on the board."""

    shadow_control: frozenset[str] = frozenset()
    """Regions with a Shadow control token."""

    open_passes: frozenset[str] = frozenset()
    """Routes with an open pass."""

    values: Mapping[str, int] = field(default_factory=lambda: LEADERSHIP)
    """The leadership values of the characters."""

    def __post_init__(self) -> None:
        """Raise an error for names that are not in the data files, to detect typing errors."""
        unknown = {
            *{*self.units, *self.damage, *self.tokens} - PLACES,
            *{name for army in self.units.values() for name in army} - set(SIDE_OF_UNIT),
            *self.shadow_control - WITH_CONTROLLER,
            *self.open_passes - ROUTES,
        }
        if unknown:
            raise ValueError(f"not in the game: {sorted(unknown)}")


@dataclass(frozen=True, order=True)
class Part:
    """The part of an army that moves, which may be the whole army."""

    units: Units
    characters: tuple[str, ...] = ()
    tokens: int = 0
    damage: int = 0


# Basics


def enemy_of(side: str) -> str:
    """Return the other of the two sides (B5A-1.1)."""
    return {FREE: SHADOW, SHADOW: FREE}[side]


def sorted_units(units: Mapping[str, int]) -> Units:
    """Return units in their normal form: sorted, without zero counts."""
    return tuple(sorted((name, count) for name, count in units.items() if count > 0))


def number_of_units(units: Units) -> int:
    """Return the number of units, not their strength."""
    return sum(count for _, count in units)


def without_one(units: Units, name: str) -> Units:
    """Return the units without one of that type."""
    return sorted_units({each: count - (each == name) for each, count in units})


# Map


def adjacent(one: str, other: str) -> bool:
    """Whether two regions share a line, a ford or a slope (B5A-3.3, 3.5, 3.6).

    Regions separated by a river without a ford are not adjacent, and goblin fields are adjacent to
    nothing (B5A-3.4, 3.12).
    """
    return frozenset((one, other)) in BORDERS


def adjacent_regions(place: str) -> set[str]:
    """Return all regions adjacent to a region (B5A-3.3 to 3.6); none for a goblin field (3.12)."""
    return {region for region in REGIONS if adjacent(place, region)}


def ford_between(one: str, other: str) -> bool:
    """Whether the border between two regions is a ford (B5A-3.5)."""
    return BORDERS.get(frozenset((one, other))) == "ford"


# Armies


def units_of(position: Position, side: str, place: str) -> Units:
    """Return the army of a side in a place, which is all its units there (B5A-13.1)."""
    there = position.units.get(place, {})
    return sorted_units({name: n for name, n in there.items() if SIDE_OF_UNIT[name] == side})


def holds_army(position: Position, side: str, place: str) -> bool:
    """Whether a side has units in a place, not only characters (B5A-13.1, 10.10, 10.12)."""
    return number_of_units(units_of(position, side, place)) > 0


def characters_of(position: Position, side: str, place: str) -> tuple[str, ...]:
    """Return the characters that belong to the army of a side in the same place (B5A-10.9)."""
    if not holds_army(position, side, place):
        return ()
    return tuple(
        sorted(
            name
            for name, where in position.characters.items()
            if where == place and SIDE_OF_CHARACTER[name] == side and name not in NEVER_IN_AN_ARMY
        )
    )


def tokens_of(position: Position, side: str, place: str) -> int:
    """Return the number of Leadership tokens of the army, 0 without one (B5A-12.4, 12.5)."""
    return position.tokens.get(place, 0) if holds_army(position, side, place) else 0


def damage_of(position: Position, side: str, place: str) -> int:
    """Return the damage on the army in a place, 0 without an army (B5A-25.11)."""
    return position.damage.get(place, 0) if holds_army(position, side, place) else 0


def has_leadership(position: Position, characters: tuple[str, ...], tokens: int) -> bool:
    """Whether there is a Leadership token or a character with leadership above 0 (B5A-12.2)."""
    return tokens > 0 or any(position.values[name] > 0 for name in characters)


def has_goblins(units: Units) -> bool:
    """Whether there is at least one Goblins unit (B5A-7.15 to 7.17)."""
    return any(name == GOBLINS for name, _ in units)


def beorn_is_in(position: Position, region: str) -> bool:
    """Whether Beorn is in a region; he is in none before he enters play (B5A-33.10)."""
    return position.characters.get(BEORN) == region


def hinders(position: Position, side: str, region: str) -> bool:
    """Whether an enemy army prevents armies of a side from entering a region (B5A-14.1).

    For the Shadow, Beorn counts as an enemy army (B5A-33.11 to 33.13, 28.14).
    """
    if holds_army(position, enemy_of(side), region):
        return True
    return side == SHADOW and beorn_is_in(position, region)


def controller(position: Position, region: str) -> str | None:
    """Return the side that controls a region with a settlement or fortification (B5A-17.8).

    Other regions have no controller. Without a Shadow control token, the Free Peoples player
    controls the region (B5A-2.12).
    """
    if region not in WITH_CONTROLLER:
        return None
    return SHADOW if region in position.shadow_control else FREE


# Moves


def where_the_map_leads(position: Position, place: str) -> set[str]:
    """Return the places to which the map connects a place in one step (B5A-14.1).

    A region leads to adjacent regions, never to a pass or mustering point (20.10). A mustering
    point leads only to its own pass, and only if that is open (B5A-20.1, 20.4). A pass leads only
    to the region its arrow points to (B5A-20.5).
    """
    if place in PASS_OF_POINT:
        is_open = ROUTE_OF_POINT[place] in position.open_passes
        return {PASS_OF_POINT[place]} if is_open else set()
    if place in ARROW_OF_PASS:
        return {ARROW_OF_PASS[place]}
    return adjacent_regions(place)


def ways_on(position: Position, side: str, place: str) -> set[str]:
    """Return where an army can go in one step, never to an enemy's place (B5A-14.1, 33.11)."""
    return {
        target
        for target in where_the_map_leads(position, place)
        if not hinders(position, side, target)
    }


def may_stay(position: Position, side: str, place: str) -> bool:
    """Whether an army may end a move in a place, which must not be Beorn's region.

    A Free Peoples army may not end there (B5A-33.10), and a Shadow army cannot enter it at all
    (B5A-33.11).
    """
    return not beorn_is_in(position, place)


def steps(position: Position, side: str, place: str) -> set[str]:
    """Return where an army can end a move of one step (B5A-14.1, 33.10, 33.11)."""
    return {target for target in ways_on(position, side, place) if may_stay(position, side, target)}


def first_steps(position: Position, side: str, kind: str, place: str) -> set[str]:
    """Return where an army can go in the first step of a move.

    A fast move of the Free Peoples may pass through Beorn's region, if the army need not stop there
    (16.4) and can continue, at least back to where it came from (B5A-33.10).
    """
    found = steps(position, side, place)
    if kind == "fast":
        found |= {
            target
            for target in ways_on(position, side, place)
            if not must_stop(position, side, target) and steps(position, side, target)
        }
    return found


def choices_of_units(units: Units) -> Iterator[Units]:
    """Yield every selection of at least one unit (B5A-14.5)."""
    names = [name for name, _ in units]
    for counts in itertools.product(*(range(count + 1) for _, count in units)):
        chosen = sorted_units(dict(zip(names, counts, strict=True)))
        if chosen:
            yield chosen


def choices_of_characters(characters: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every selection of characters: each one moves along or stays (B5A-10.15, 14.7)."""
    for size in range(len(characters) + 1):
        yield from itertools.combinations(characters, size)


def choices_of_tokens(tokens: int) -> Iterator[int]:
    """Yield every number of Leadership tokens that can move along (B5A-12.4, 14.7).

    This also applies if no unit stays with the other tokens, which are then removed (B5A-12.5).
    """
    yield from range(tokens + 1)


def damage_may_be_divided(going: int, goes_along: int, staying: int, stays: int) -> bool:
    """Whether neither the moving nor the staying part has more damage than units (B5A-14.9).

    So if no unit stays, all damage moves along (14.3).
    """
    return goes_along <= going and stays <= staying


def parts(position: Position, side: str, place: str) -> Iterator[Part]:
    """Yield every part of the army in a place, including the whole army (B5A-14.5, 14.7, 14.9)."""
    units = units_of(position, side, place)
    characters = characters_of(position, side, place)
    tokens = tokens_of(position, side, place)
    damage = damage_of(position, side, place)
    for going in choices_of_units(units):
        staying = number_of_units(units) - number_of_units(going)
        for led in choices_of_characters(characters):
            for carried in choices_of_tokens(tokens):
                for hurt in range(damage + 1):
                    if damage_may_be_divided(number_of_units(going), hurt, staying, damage - hurt):
                        yield Part(going, led, carried, hurt)


def any_army_may_move(position: Position, side: str, place: str, part: Part) -> bool:
    """Allow every part: a strategic move and an Army attack move any army (B5A-7.1, 7.2)."""
    return True


def moved_by_character(position: Position, side: str, place: str, part: Part) -> bool:
    """Whether the part has leadership, as for a Character die (B5A-7.5, 7.6, 14.8)."""
    return has_leadership(position, part.characters, part.tokens)


def moved_by_eye(position: Position, side: str, place: str, part: Part) -> bool:
    """Whether the part contains Goblins, as for an Eye (B5A-7.15 to 7.17)."""
    return has_goblins(part.units)


def moved_by_bats(position: Position, side: str, place: str, part: Part) -> bool:
    """Whether bats can move it: a Shadow army (B5A-34.3), not in a goblin field (20.14)."""
    return side == SHADOW and place in REGIONS


MAY_MOVE = {
    "strategic": any_army_may_move,
    "attack": any_army_may_move,
    "fast": moved_by_character,
    "character-attack": moved_by_character,
    "goblin-strategic": moved_by_eye,
    "goblin-attack": moved_by_eye,
    "cloud-of-bats": moved_by_bats,
}


def moves(position: Position, side: str, kind: str, place: str) -> set[tuple[Part, str]]:
    """Return every move of the army in a place, or of a part of it, by one kind of action.

    For a fast move, these are the first steps.
    """
    may_move = MAY_MOVE[kind]
    targets = first_steps(position, side, kind, place)
    return {
        (part, target)
        for part in parts(position, side, place)
        if may_move(position, side, place, part)
        for target in targets
    }


def must_stop(position: Position, side: str, at: str) -> bool:
    """Whether an army must stop, because a region adjacent to `at` has an enemy army (B5A-16.4).

    A Shadow army also stops beside Beorn (B5A-33.12). A pass is adjacent to nothing here, so no
    army must stop in it or because of it (B5A-20.11).
    """
    return any(hinders(position, side, region) for region in adjacent_regions(at))


def second_steps(position: Position, side: str, part: Part, at: str) -> set[str]:
    """Return where a fast move can continue after its first step (B5A-16.1, 16.4, 20.12).

    The position is the one after that step. The part is fixed for the whole move (16.2, 16.3), and
    it may go back to where it came from.
    """
    there = dict(units_of(position, side, at))
    if any(count > there.get(name, 0) for name, count in part.units):
        raise ValueError(f"the moving part is not in {at}")
    if must_stop(position, side, at):
        return set()
    return steps(position, side, at)


def character_moves(position: Position, character: str, movement: int) -> set[str]:
    """Return the regions a character reaches in `movement` steps between regions (B5A-10.13).

    Armies do not hinder it (B5A-10.11, 10.23). It cannot enter a goblin field, nor leave one, since
    no region is adjacent to it (B5A-10.19, 3.12). Its own region is left out.
    """
    if character not in position.characters or character in NEVER_IN_AN_ARMY:
        return set()
    start = position.characters[character]
    reached = {start}
    for _ in range(movement):
        reached = reached | {region for place in reached for region in adjacent_regions(place)}
    return reached - {start}


def beorn_paths(position: Position, most: int) -> set[tuple[str, ...]]:
    """Return the paths of up to `most` regions that Beorn can take (B5A-33.8, 33.10).

    He never enters a region with a Shadow army and need not stop beside one. He may pass through
    regions with friendly armies, but not stop there.
    """
    if position.characters.get(BEORN) not in REGIONS:
        return set()
    paths: set[tuple[str, ...]] = {(position.characters[BEORN],)}
    for _ in range(most):
        paths |= {
            (*path, region)
            for path in paths
            for region in adjacent_regions(path[-1])
            if not holds_army(position, SHADOW, region)
        }
    return {path for path in paths if not holds_army(position, FREE, path[-1])}


# Attacks


def where_attacks_lead(place: str) -> set[str]:
    """Return the regions an army in a place could attack, which are adjacent (B5A-21.1).

    From a pass it attacks the region its arrow points to (B5A-20.6). From a mustering point it can
    attack nothing, and a pass or mustering point cannot be attacked (B5A-3.12, 20.10).
    """
    if place in ARROW_OF_PASS:
        return {ARROW_OF_PASS[place]}
    return adjacent_regions(place)


def any_army_may_attack(position: Position, side: str, place: str) -> bool:
    """Allow every army to make an Army attack (B5A-7.2)."""
    return True


def may_attack_by_character(position: Position, side: str, place: str) -> bool:
    """Whether it has leadership, needed for a Character attack even without a move (B5A-14.13)."""
    return has_leadership(
        position, characters_of(position, side, place), tokens_of(position, side, place)
    )


def may_attack_by_eye(position: Position, side: str, place: str) -> bool:
    """Whether the army contains Goblins, as a Goblin attack requires (B5A-7.15)."""
    return has_goblins(units_of(position, side, place))


MAY_ATTACK = {
    "attack": any_army_may_attack,
    "character-attack": may_attack_by_character,
    "goblin-attack": may_attack_by_eye,
}


def attack_targets(position: Position, side: str, place: str, kind: str) -> set[str]:
    """Return the regions that the whole army in a place can attack from there (B5A-21.1, 14.11).

    The Shadow can attack Beorn too (B5A-33.13).
    """
    may_attack = MAY_ATTACK[kind]
    if not holds_army(position, side, place) or not may_attack(position, side, place):
        return set()
    return {target for target in where_attacks_lead(place) if hinders(position, side, target)}


def beorn_targets(position: Position, region: str) -> set[str]:
    """Return the regions that Beorn can attack from the region where he stopped (B5A-33.7)."""
    return {target for target in adjacent_regions(region) if holds_army(position, SHADOW, target)}


def combined_targets(position: Position, side: str) -> dict[str, set[str]]:
    """Return regions of enemies with two or more armies of the side in adjacent regions (B5A-29.1).

    Any two or more of the adjacent places given may attack together. Passes and Beorn cannot take
    part (B5A-20.9, 29.12), but Beorn can be attacked in this way (B5A-29.13).
    """
    attackers = {
        target: {place for place in adjacent_regions(target) if holds_army(position, side, place)}
        for target in REGIONS
        if hinders(position, side, target)
    }
    return {target: places for target, places in attackers.items() if len(places) >= 2}


def intact(fort_damage: int, defence: int | None) -> bool:
    """Whether a fortification is intact: it has less damage than its defence value (B5A-26.1)."""
    return defence is not None and fort_damage < defence


def uphill(attacker_place: str, region: str) -> bool:
    """Whether a mountain region is attacked from another terrain (B5A-23.11, 23.12).

    An attack from a pass is never uphill (B5A-20.7).
    """
    return (
        attacker_place in REGIONS
        and TERRAIN[region] == "mountains"
        and TERRAIN[attacker_place] != "mountains"
    )


def target_value(
    position: Position,
    attacker_place: str,
    region: str,
    fort_damage: int,
    defence: int | None,
    *,
    first_round: bool,
) -> int:
    """Return the attacker's target value, at most 6 (B5A-23.8 to 23.13, 20.8).

    It depends on the two places and on the fortification, not on the units there (26.2). In a
    combined attack the first round is the first in which this army fights (29.8).
    """
    if intact(fort_damage, defence):
        return 6
    if first_round and (ford_between(attacker_place, region) or uphill(attacker_place, region)):
        return 6
    return 5


def units_at_home(units: Mapping[str, int], terrain: str, attacking: bool) -> int:
    """Return the number of units that prefer the terrain (B5A-21.5).

    Great Orcs prefer every terrain when they attack and none when they defend (B5A-21.15).
    """
    return sum(
        count
        for name, count in units.items()
        if terrain in PREFERRED[name] or (attacking and name in ANY_TERRAIN_ATTACKING)
    )


def terrain_advantage(
    attacker_units: Mapping[str, int], defender_units: Mapping[str, int], terrain: str
) -> str | None:
    """Return who has more units that prefer the terrain; None if equal (B5A-21.5, 21.7).

    The result is "attacker" or "defender".
    """
    attacker = units_at_home(attacker_units, terrain, attacking=True)
    defender = units_at_home(defender_units, terrain, attacking=False)
    if attacker == defender:
        return None
    return "attacker" if attacker > defender else "defender"


# Retreats


def free_of_the_enemy(position: Position, defender_side: str, region: str) -> bool:
    """Whether a region has no enemy army, Beorn or enemy control (B5A-28.12, 28.14)."""
    enemy = enemy_of(defender_side)
    return not hinders(position, defender_side, region) and controller(position, region) != enemy


def away_from_the_enemy(position: Position, defender_side: str, region: str) -> bool:
    """Whether no adjacent region has an enemy (B5A-28.13, 28.14); passes do not count (20.11)."""
    return not any(hinders(position, defender_side, other) for other in adjacent_regions(region))


def held_by_the_defender(position: Position, defender_side: str, region: str) -> bool:
    """Whether the defender controls a region or has an army there (B5A-28.16)."""
    return controller(position, region) == defender_side or holds_army(
        position, defender_side, region
    )


def open_to_retreat(position: Position, defender_side: str, region: str, target: str) -> bool:
    """Whether a region meets the ordinary conditions for a retreat (B5A-28.12 to 28.15)."""
    return (
        free_of_the_enemy(position, defender_side, target)
        and away_from_the_enemy(position, defender_side, target)
        and not ford_between(region, target)  # B5A-28.15
    )


def retreat_regions(position: Position, defender_side: str, region: str) -> set[str]:
    """Return where the army in the battle region may retreat (B5A-28.12 to 28.16).

    B5A-14.1 overrides the exception of 28.16: no army moves into a region with an enemy army. So
    does B5A-33.10: an army of the Free Peoples never ends a retreat in Beorn's region.
    """
    return {
        target
        for target in steps(position, defender_side, region) & adjacent_regions(region)
        if held_by_the_defender(position, defender_side, target)
        or open_to_retreat(position, defender_side, region, target)
    }


def forced_regions(position: Position, defender_side: str, region: str) -> set[str]:
    """Return the regions the attacker chooses from if the defender has none (B5A-28.17).

    No army can be driven into Beorn's region: he counts as an army for the Shadow, and an army of
    the Free Peoples may not end there (33.10).
    """
    return {
        target
        for target in adjacent_regions(region)
        if free_of_the_enemy(position, defender_side, target)
        and may_stay(position, defender_side, target)
    }


def may_leave(position: Position, side: str, region: str) -> bool:
    """Whether the army in the battle region can retreat or rout at all (B5A-28.18, 28.25)."""
    return bool(retreat_regions(position, side, region) or forced_regions(position, side, region))


def without_friends(position: Position, targets: set[str]) -> set[str]:
    """Return the regions without a Free Peoples army, where Beorn may end (B5A-33.10, 33.19)."""
    return {target for target in targets if not holds_army(position, FREE, target)}


def beorn_retreat_regions(position: Position, region: str) -> set[str]:
    """Return where Beorn may retreat: as armies do, but not to a friendly army (B5A-33.19)."""
    return without_friends(
        position,
        {
            target
            for target in adjacent_regions(region)
            if controller(position, target) == FREE
            or open_to_retreat(position, FREE, region, target)
        }
        & ways_on(position, FREE, region),
    )


def beorn_forced_regions(position: Position, region: str) -> set[str]:
    """Return where the Shadow can drive Beorn, if he has no allowed region (B5A-33.19, 28.17)."""
    return without_friends(
        position,
        {
            target
            for target in adjacent_regions(region)
            if free_of_the_enemy(position, FREE, target)
        },
    )


def beorn_may_leave(position: Position, region: str) -> bool:
    """Whether Beorn can retreat at all (B5A-33.19, 28.18)."""
    return bool(beorn_retreat_regions(position, region) or beorn_forced_regions(position, region))


# Dice


def is_hit(value: int, added: int, target: int) -> bool:
    """Whether a die hits; a 1 always misses and a 6 always hits (B5A-23.7, 23.16 to 23.18)."""
    if value in (1, 6):
        return value == 6
    return max(1, min(6, value + added)) >= target


# Casualties


def after_casualty(army: Army, name: str, removes: int = 2) -> Army:
    """Return the army with one unit less and up to 2 damage less (B5A-25.5, 25.8).

    A destroyed army has no damage (B5A-25.11).
    """
    units, damage = army
    left = without_one(units, name)
    return (left, max(0, damage - removes)) if left else ((), 0)


def casualties(army: Army) -> set[Army]:
    """Return the possible armies after one casualty of the owner's choice (B5A-25.7)."""
    return {after_casualty(army, name) for name, _ in army[0]}


def too_much_damage(army: Army) -> bool:
    """Whether an army has more damage than units (B5A-25.8)."""
    units, damage = army
    return damage > number_of_units(units)


def after_voluntary(army: Army) -> set[Army]:
    """Return the possible armies after casualties while it has damage (B5A-25.5, 25.10)."""
    left = {army}
    if army[1] > 0:
        for one_less in casualties(army):
            left |= after_voluntary(one_less)
    return left


def after_forced(army: Army) -> set[Army]:
    """Return the possible armies after casualties until damage is at most the units (B5A-25.8)."""
    if not too_much_damage(army):
        return {army}
    return {left for one_less in casualties(army) for left in after_forced(one_less)}


def after_excess(units: Units, limit: int) -> set[Units]:
    """Return the possible units after the owner removes those above the limit (B5A-15.3)."""
    if number_of_units(units) <= limit:
        return {units}
    return {kept for kept in choices_of_units(units) if number_of_units(kept) == limit}


def as_army(units: Mapping[str, int], damage: int) -> Army:
    """Return units and damage as an army; without units it has no damage (B5A-25.11)."""
    sorted_ = sorted_units(units)
    return (sorted_, damage) if sorted_ else ((), 0)


def casualty_results(units: Mapping[str, int], damage: int, redoubtable: bool = False) -> set[Army]:
    """Return the possible armies after the casualties of a round (B5A-25.5 to 25.10).

    With Redoubtable, one Dwarf Regulars unit removes up to 3 damage instead of 2; it may be removed
    at any point among the others (B5A-25.4).
    """

    def left_of(army: Army, may_be_redoubtable: bool) -> set[Army]:
        results = set() if too_much_damage(army) else {army}
        if army[1] == 0:
            return results
        for one_less in casualties(army):
            results |= left_of(one_less, may_be_redoubtable)
        if may_be_redoubtable and DWARF_REGULARS in dict(army[0]):
            results |= left_of(after_casualty(army, DWARF_REGULARS, removes=3), False)
        return results

    return left_of(as_army(units, damage), redoubtable)


def rout_results(units: Mapping[str, int], damage: int) -> set[Army]:
    """Return the possible armies after casualties until damage is at most 1 (B5A-28.21, 28.22)."""

    def routed(army: Army) -> set[Army]:
        if army[1] <= 1:
            return {army}
        return {left for one_less in casualties(army) for left in routed(one_less)}

    return routed(as_army(units, damage))


def overstack_results(units: Mapping[str, int], damage: int, limit: int = 5) -> set[Army]:
    """Return the possible remains of an army above the limit (B5A-15.3 to 15.6, 18.17, 18.18).

    First come voluntary casualties (15.4), then the excess units are removed without any damage
    (15.3, 15.5), then forced casualties (15.6). An army within the limit has nothing to decide.
    """
    army = as_army(units, damage)
    if number_of_units(army[0]) <= limit:
        return after_forced(army)
    return {
        left
        for hurt, still in after_voluntary(army)
        for kept in after_excess(hurt, limit)
        for left in after_forced((kept, still))
    }
