"""The plain position of the literal reading of event cards, and what can be read off it.

Sides are the numbers `FREE` (0) and `SHADOW` (1). Nothing here changes a position. Map, levels and
tiles come from `literal.py`, which was written from the statements as well.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, field, fields

from games.war_of_the_ring import literal

ADJACENT = literal.ADJACENT
NATION_OF = literal.NATION_OF
SETTLEMENT = literal.SETTLEMENT
REGIONS = literal.REGIONS
LEVEL = literal.LEVEL
HOBBITS = literal.HOBBITS
ACTIVATES = literal.ACTIVATES
TILES = literal.TILES

FREE = 0
SHADOW = 1
SIDES = (FREE, SHADOW)

STACKING_LIMIT = 10
SIEGE_LIMIT = 5
MOST_DICE = 5
FATAL_CORRUPTION = 12
LAST_PROGRESS = 12
TOP_BOX = 3
"""Steps to At War of a counter in the top box (WOTR-14.20)."""

NATIONS: dict[int, tuple[str, ...]] = {
    FREE: literal.NATIONS[literal.FREE],
    SHADOW: literal.NATIONS[literal.SHADOW],
}
SIDE_OF_NATION: dict[str, int] = {name: side for side in SIDES for name in NATIONS[side]}

FELLOWSHIP = "fellowship"
ASIDE = "aside"
ELIMINATED = "eliminated"
REPLACED = "replaced"
NOT_ON_MAP = frozenset({FELLOWSHIP, ASIDE, ELIMINATED, REPLACED})

NAZGUL = "sauron-nazgul"
WITCH_KING = "witch-king"
SARUMAN = "saruman"
MOUTH = "mouth-of-sauron"
GOLLUM = "gollum"
STRIDER = "strider"
ARAGORN = "aragorn"
GANDALF_GREY = "gandalf-grey"
GANDALF_WHITE = "gandalf-white"
MINIONS = (MOUTH, SARUMAN, WITCH_KING)
COMPANIONS = (
    ARAGORN,
    "boromir",
    GANDALF_GREY,
    GANDALF_WHITE,
    "gimli",
    "legolas",
    "meriadoc",
    "peregrin",
    STRIDER,
)

COASTAL = frozenset(
    {
        "andrast",
        "anfalas",
        "dol-amroth",
        "druwaith-iaur",
        "enedwaith",
        "forlindon",
        "grey-havens",
        "harlindon",
        "lamedon",
        "minhiriath",
        "north-ered-luin",
        "pelargir",
        "south-ered-luin",
        "umbar",
        "west-harondor",
    }
)
"""Regions at the western sea (map.yaml)."""

EAST_EDGE = ("east-rhun", "far-harad", "khand", "south-rhun")
"""Southron regions at the eastern edge of the map (map.yaml)."""

Troops = tuple[tuple[str, int], ...]
"""Figures with their numbers, sorted."""

Part = tuple[Troops, tuple[str, ...]]
"""A part of an army: its figures and its Characters."""

Option = tuple[object, ...]
"""A choice: its name, then what it is about."""


@dataclass
class Position:
    """All that lies on the table when a card is played, after the die is paid for."""

    armies: dict[int, dict[str, dict[str, int]]] = field(default_factory=lambda: {0: {}, 1: {}})
    """By side and region: figures with numbers, as `gondor-regular`, `elves-leader` or
    `sauron-nazgul`. Besieged figures stand in the region of their Stronghold."""

    characters: dict[str, str] = field(default_factory=dict)
    """The region of each Character, or one of `NOT_ON_MAP`; who is missing is aside."""

    sieges: dict[str, int] = field(default_factory=dict)
    """For each besieged Stronghold the side inside."""

    control: dict[str, int] = field(default_factory=dict)
    """The side that controls each Settlement; what is missing belongs to its first owner."""

    steps_to_war: dict[str, int] = field(default_factory=dict)
    """The steps of each nation left to At War; 0 is At War."""

    active: dict[str, bool] = field(default_factory=dict)
    reinforcements: dict[int, dict[str, int]] = field(default_factory=lambda: {0: {}, 1: {}})
    casualties: dict[str, int] = field(default_factory=dict)
    """Free figures that are out of the game (WOTR-1.15)."""

    corruption: int = 0
    progress: int = 0
    revealed: bool = False
    ring_bearers: str = "rivendell"
    """The region of the Ring-bearers; empty on the Mordor Track."""

    mordor: int = -1
    """The step on the Mordor Track, -1 outside."""

    guide: str = GANDALF_GREY
    dice: dict[int, dict[str, int]] = field(default_factory=lambda: {0: {}, 1: {}})
    """Unused action dice of each side by face."""

    hunt_box: list[int] = field(default_factory=lambda: [0, 0])
    rings: list[int] = field(default_factory=lambda: [3, 0])
    hands: dict[int, set[str]] = field(default_factory=lambda: {0: set(), 1: set()})
    table: dict[int, set[str]] = field(default_factory=lambda: {0: set(), 1: set()})
    discards: dict[int, set[str]] = field(default_factory=lambda: {0: set(), 1: set()})
    pool: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    waiting: list[str] = field(default_factory=list)
    """Special tiles in play that wait for Mordor (WOTR-16.18)."""

    removed: list[str] = field(default_factory=list)
    """Hunt tiles out of the game for good."""

    pending: list[Option] = field(default_factory=list)
    """What the card still starts and this reading leaves to others: battles, draws, reveals."""


def start() -> Position:
    """Return the starting position, without dice and cards (WOTR-3.1 to 3.10)."""
    first = literal.start()
    position = Position(pool=list(literal.STANDARD_POOL))
    for region, stacks in first.outside.items():
        for side, name in ((FREE, literal.FREE), (SHADOW, literal.SHADOW)):
            stack = stacks.get(name, literal.NOTHING)
            here: dict[str, int] = {}
            for what, numbers in (
                ("regular", stack.regulars),
                ("elite", stack.elites),
                ("leader", stack.leaders),
            ):
                here.update({f"{home}-{what}": number for home, number in numbers})
            if stack.nazgul:
                here[NAZGUL] = stack.nazgul
            if here:
                position.armies[side][region] = here
    for home, stock in first.reinforcements.items():
        side = SIDE_OF_NATION[home]
        position.reinforcements[side] |= {f"{home}-{what}": n for what, n in stock.items()}
    position.steps_to_war = {home: literal.AT_WAR - box for home, box in first.boxes.items()}
    position.active = {home: home in first.active for home in first.boxes}
    position.characters = dict.fromkeys((*COMPANIONS, *MINIONS, GOLLUM), ASIDE)
    position.characters |= dict.fromkeys(first.fellowship.companions, FELLOWSHIP)
    return position


def _plain(value: object) -> object:
    if isinstance(value, dict):
        found = {name: _plain(each) for name, each in value.items()}
        return tuple(sorted(((str(k), v) for k, v in found.items() if v not in (0, ())), key=str))
    if isinstance(value, set):
        return tuple(sorted(value))
    if isinstance(value, list):
        return tuple(value)
    return value


def key(position: Position) -> tuple[tuple[str, object], ...]:
    """Return a position as something to compare: no zeros, tiles sorted, defaults filled in."""
    found: dict[str, object] = {}
    for each in fields(position):
        value: object = getattr(position, each.name)
        if each.name in ("pool", "used", "waiting", "removed"):
            value = sorted(getattr(position, each.name))
        elif each.name == "characters":
            value = {who: where(position, who) for who in (*COMPANIONS, *MINIONS, GOLLUM)}
        elif each.name == "control":
            value = {place: str(control(position, place)) for place in REGIONS}
            value = {place: who for place, who in value.items() if who != "None"}
        elif each.name in ("sieges", "active"):
            value = {name: str(what) for name, what in getattr(position, each.name).items()}
            value = {name: what for name, what in value.items() if what != "False"}
        found[each.name] = _plain(value)
    return tuple(sorted(found.items()))


def enemy(side: int) -> int:
    """Return the other side (WOTR-1.1)."""
    return 1 - side


def nation(figure: str) -> str:
    """Return the nation of a figure."""
    return figure.rsplit("-", 1)[0]


def kind(figure: str) -> str:
    """Return what a figure is: regular, elite, leader or nazgul."""
    return figure.rsplit("-", 1)[1]


def is_unit(figure: str) -> bool:
    """Whether a figure is an army unit (WOTR-1.2)."""
    return kind(figure) in ("regular", "elite")


def first_owner(region: str) -> int | None:
    """Return the side that controls a Settlement at the start (WOTR-2.7)."""
    home = NATION_OF[region]
    if SETTLEMENT[region] is None or home is None:
        return None
    return SIDE_OF_NATION[home]


def control(position: Position, region: str) -> int | None:
    """Return who controls the Settlement of a region, None where there is none."""
    owner = first_owner(region)
    return None if owner is None else position.control.get(region, owner)


def unconquered(position: Position, region: str) -> bool:
    """Whether a Settlement is held by its first owner (WOTR-1.10, 1.11)."""
    return first_owner(region) is not None and control(position, region) == first_owner(region)


def figures(position: Position, side: int, region: str) -> dict[str, int]:
    """Return the figures of a side in a region, besieged ones included (WOTR-7.13)."""
    return {
        name: number for name, number in position.armies[side].get(region, {}).items() if number > 0
    }


def units(position: Position, side: int, region: str) -> int:
    """Return the army units of a side in a region (WOTR-1.2)."""
    return sum(n for name, n in figures(position, side, region).items() if is_unit(name))


def has_army(position: Position, side: int, region: str) -> bool:
    """Whether a side has an army in a region (WOTR-1.4)."""
    return units(position, side, region) > 0


def armies(position: Position, side: int) -> list[str]:
    """Return the regions with an army of a side."""
    return [region for region in sorted(REGIONS) if has_army(position, side, region)]


def nations_with_units(position: Position, side: int, region: str) -> list[str]:
    """Return the nations with units in an army (WOTR-14.5)."""
    return sorted({nation(name) for name in figures(position, side, region) if is_unit(name)})


def where(position: Position, character: str) -> str:
    """Return the region or the state of a Character."""
    return position.characters.get(character, ASIDE)


def on_map(position: Position, character: str) -> bool:
    """Whether a Character stands in a region: he is in play."""
    return where(position, character) not in NOT_ON_MAP


def side_of_character(character: str) -> int:
    """Return the side of a Character."""
    return SHADOW if character in MINIONS else FREE


def characters_in(position: Position, side: int, region: str) -> list[str]:
    """Return the Companions or Minions in a region."""
    names = MINIONS if side == SHADOW else COMPANIONS
    return [who for who in names if where(position, who) == region]


def companions_on_map(position: Position) -> list[str]:
    """Return the Companions that stand in a region."""
    return [who for who in COMPANIONS if on_map(position, who)]


def in_fellowship(position: Position) -> list[str]:
    """Return the Companions in the Fellowship; Gollum is none."""
    return [who for who in COMPANIONS if where(position, who) == FELLOWSHIP]


def nazgul(position: Position, region: str, with_witch_king: bool = True) -> int:
    """Return the Nazgûl in a region (WOTR-1.13)."""
    number = figures(position, SHADOW, region).get(NAZGUL, 0)
    if with_witch_king and where(position, WITCH_KING) == region:
        number += 1
    return number


def at_war(position: Position, name: str) -> bool:
    """Whether a nation is At War (WOTR-14.1)."""
    return position.steps_to_war[name] == 0


def besieged(position: Position, side: int, region: str) -> bool:
    """Whether a side is inside a besieged Stronghold in a region."""
    return position.sieges.get(region) == side


def besieging(position: Position, side: int, region: str) -> bool:
    """Whether a side besieges the Stronghold of a region."""
    return position.sieges.get(region) == enemy(side)


def is_free(position: Position, side: int, region: str) -> bool:
    """Whether a region is free for a side (WOTR-1.6, 1.7, 13.7)."""
    if besieging(position, side, region):
        return True
    if besieged(position, side, region) or has_army(position, enemy(side), region):
        return False
    return control(position, region) != enemy(side)


def is_free_for_movement(position: Position, side: int, region: str) -> bool:
    """Whether an army of a side can enter a region (WOTR-1.8)."""
    if is_free(position, side, region):
        return True
    return not has_army(position, enemy(side), region)


def may_recruit(position: Position, side: int, region: str) -> bool:
    """Whether a card can recruit into a region (WOTR-9.10, 9.11)."""
    return besieged(position, side, region) or is_free(position, side, region)


def strongholds(position: Position, side: int) -> set[str]:
    """Return the Strongholds that a side controls now."""
    return {
        place
        for place, what in SETTLEMENT.items()
        if what == "stronghold" and control(position, place) == side
    }


def sorted_groups(names: Iterable[str]) -> list[tuple[str, ...]]:
    """Return every group of at least one of these Characters."""
    members = sorted(names)
    return [
        group
        for size in range(1, len(members) + 1)
        for group in itertools.combinations(members, size)
    ]


def level(group: Iterable[str]) -> int:
    """Return how far a group of Companions moves (WOTR-8.6; Gandalf the White with one hobbit)."""
    members = set(group)
    rest = members - {GANDALF_WHITE}
    if GANDALF_WHITE in members and len(rest) <= 1 and rest <= HOBBITS:
        return 4
    return max(LEVEL[who] for who in members)


def companion_ends(
    position: Position, start: str, steps: int, into_siege: bool = False
) -> set[str]:
    """Return where Companions come within some steps, the start included (WOTR-8.7 to 8.10).

    They stop where the Shadow controls a Stronghold. They neither leave nor enter a besieged
    Stronghold of theirs; with `into_siege` their move may end in one.
    """
    if besieged(position, FREE, start):
        return {start}
    stops = strongholds(position, SHADOW)
    ends, edge = {start}, {start}
    for _ in range(steps):
        following: set[str] = set()
        for place in edge:
            if place != start and (place in stops or besieged(position, FREE, place)):
                continue
            for target in ADJACENT[place]:
                if target not in ends and (into_siege or not besieged(position, FREE, target)):
                    following.add(target)
        ends |= following
        edge = following
    return ends


def flights(position: Position) -> set[str]:
    """Return the regions that Nazgûl can fly to (WOTR-8.11, 8.12, 8.26)."""
    closed = {place for place in strongholds(position, FREE) if place not in position.sieges}
    return set(REGIONS) - closed


def guides(position: Position) -> list[str]:
    """Return who can be the Guide (WOTR-15.4, 15.7)."""
    present = in_fellowship(position)
    if not present:
        return [GOLLUM]
    highest = max(LEVEL[who] for who in present)
    return [who for who in present if LEVEL[who] == highest]
