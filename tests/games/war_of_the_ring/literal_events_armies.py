"""Armies, Nazgûl and Companions that event cards move, in the literal reading of event cards.

Battles are left to others: an attack ends with ("battle", kind, source, target, part, extras) in
`pending`, before its political effects.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterable

from games.war_of_the_ring.literal_events_hunt import reveal
from games.war_of_the_ring.literal_events_position import (
    ADJACENT,
    FREE,
    LEVEL,
    NATION_OF,
    NAZGUL,
    SHADOW,
    SIDE_OF_NATION,
    WITCH_KING,
    Option,
    Part,
    Position,
    Troops,
    armies,
    at_war,
    besieged,
    besieging,
    companion_ends,
    companions_on_map,
    control,
    enemy,
    figures,
    flights,
    has_army,
    is_free_for_movement,
    is_unit,
    kind,
    level,
    nation,
    nazgul,
    on_map,
    sorted_groups,
    where,
)
from games.war_of_the_ring.literal_events_steps import (
    Answer,
    Ask,
    Chance,
    Script,
    activate,
    add,
    arrived,
    ask,
    capture,
    settle_siege,
    take,
    upkeep,
    whole,
)

CLOSED = {
    "fp-str-02": ("lorien", "rivendell", "grey-havens"),
    "fp-str-03": ("old-forest", "the-shire", "buckland"),
}
"""Regions that the Shadow neither enters nor attacks while the card lies on the table."""


def closed(position: Position, side: int) -> set[str]:
    """Return the regions that table cards close to armies of a side."""
    if side == FREE:
        return set()
    return {r for card, places in CLOSED.items() if card in position.table[FREE] for r in places}


# Parts of an army


def minus(here: Part, part: Part) -> Part:
    """Return what stays when a part goes."""
    gone = dict(part[0])
    troops = tuple((name, n - gone.get(name, 0)) for name, n in here[0] if n > gone.get(name, 0))
    return troops, tuple(who for who in here[1] if who not in part[1])


def has_units(part: Part) -> bool:
    """Whether a part has an army unit."""
    return any(is_unit(name) for name, _ in part[0])


def parts(here: Part) -> list[Part]:
    """Return every part with at least one unit (WOTR-10.10, 8.15)."""
    names = [name for name, _ in here[0]]
    found: list[Part] = []
    groups: list[tuple[str, ...]] = [(), *sorted_groups(here[1])]
    for numbers in itertools.product(*(range(n + 1) for _, n in here[0])):
        troops: Troops = tuple((f, n) for f, n in zip(names, numbers, strict=True) if n)
        if any(is_unit(name) for name in (f for f, _ in troops)):
            found += [(troops, group) for group in groups]
    return found


def moving_parts(position: Position, side: int, region: str, came: Part = ((), ())) -> list[Part]:
    """Return the parts of an army that can move (WOTR-8.4, 10.8, 10.12).

    `came` are figures that moved into the region by the same card and stay.
    """
    here = whole(position, side, region)
    found = []
    for part in parts(minus(here, came)):
        stays = minus(here, part)
        alone = not has_units(stays) and any(kind(name) == "leader" for name, _ in stays[0])
        if not alone and all(LEVEL[who] != 0 for who in part[1]):
            found.append(part)
    return found


def may_cross(position: Position, part: Part, target: str) -> bool:
    """Whether the nations of a part allow it to enter a region (WOTR-10.15, 14.18, 8.16)."""
    home = NATION_OF[target]
    return all(
        home in (None, nation(name)) or at_war(position, nation(name))
        for name, _ in part[0]
        if name != NAZGUL
    )


def paths(position: Position, side: int, start: str, steps: int) -> list[tuple[str, ...]]:
    """Return every walk of at most some regions that an army can make, the start left out.

    Every region entered is free for army movement (WOTR-10.14, 10.17) and not closed by a card;
    no region is entered twice, nor the start again.
    """
    shut = closed(position, side)
    found: list[tuple[str, ...]] = []
    edge: list[tuple[str, ...]] = [()]
    for _ in range(steps):
        following = []
        for path in edge:
            last = path[-1] if path else start
            for target in sorted(ADJACENT[last]):
                if target == start or target in path or target in shut:
                    continue
                if is_free_for_movement(position, side, target):
                    following.append((*path, target))
        found += following
        edge = following
    return found


def walk_allowed(position: Position, part: Part, path: tuple[str, ...]) -> bool:
    """Whether a part may enter every region of a walk (WOTR-10.15)."""
    return all(may_cross(position, part, region) for region in path)


# Moves


def leave(position: Position, side: int, part: Part, region: str) -> None:
    """Take a part out of a region; what that means for a siege comes after the move."""
    for name, number in part[0]:
        take(position, side, region, name, number)


def enter(position: Position, side: int, part: Part, region: str) -> None:
    """Let a part into a region: it wakes the enemy's nation and captures (WOTR-14.4, 13.22, 10.18).

    Beside a besieged enemy nothing is captured (WOTR-10.19).
    """
    for name, number in part[0]:
        add(position, side, region, name, number)
    for who in part[1]:
        position.characters[who] = region
    home = NATION_OF[region]
    if home is not None and SIDE_OF_NATION[home] != side:
        activate(position, home)
    if control(position, region) == enemy(side) and not besieging(position, side, region):
        capture(position, side, region)


def march(position: Position, side: int, source: str, part: Part, path: tuple[str, ...]) -> None:
    """Move a part along a walk (WOTR-10.17, 10.18, 14.22)."""
    leave(position, side, part, source)
    settle_siege(position, source)
    for i, region in enumerate(path):
        if i:
            leave(position, side, part, path[i - 1])
        enter(position, side, part, region)
    if side == FREE:
        arrived(position, part[1], path[-1])
    upkeep(position)


Wanted = Callable[[Part], bool]
"""What the moving part must have."""


def anything(part: Part) -> bool:
    """Ask nothing of a part."""
    return True


def march_options(
    position: Position,
    side: int,
    source: str,
    ends: set[str] | None,
    steps: int,
    *,
    wanted: Wanted = anything,
    came: Part = ((), ()),
) -> set[Option]:
    """Return ("march", source, end) for the ends that some part of an army can reach."""
    if besieged(position, side, source):
        return set()
    able = [part for part in moving_parts(position, side, source, came) if wanted(part)]
    if not able:
        return set()
    walks = [
        path for path in paths(position, side, source, steps) if ends is None or path[-1] in ends
    ]
    nations = {
        frozenset(nation(name) for name, _ in part[0] if name != NAZGUL): part for part in able
    }
    return {
        ("march", source, path[-1])
        for path in walks
        if any(walk_allowed(position, part, path) for part in nations.values())
    }


def chosen_march(
    position: Position,
    side: int,
    source: str,
    end: str,
    steps: int,
    *,
    wanted: Wanted = anything,
    came: Part = ((), ()),
) -> Generator[Ask | Chance, Answer, Part]:
    """Ask for the part and the walk of a march, and make it; return the part.

    ("part", troops, characters), then ("path", regions) if there are several.
    """
    walks = [path for path in paths(position, side, source, steps) if path[-1] == end]
    able = [
        part
        for part in moving_parts(position, side, source, came)
        if wanted(part) and any(walk_allowed(position, part, path) for path in walks)
    ]
    choice = yield from ask(side, {("part", *part) for part in able})
    part = next(each for each in able if ("part", *each) == choice)
    ways = [path for path in walks if walk_allowed(position, part, path)]
    way = yield from ask(side, {("path", path) for path in ways})
    march(position, side, source, part, next(path for path in ways if ("path", path) == way))
    return part


# Attacks


def attacking_parts(position: Position, side: int, region: str) -> list[Part]:
    """Return the parts that can attack (WOTR-11.3 to 11.5): all, or with a rearguard of units."""
    here = whole(position, side, region)
    found = []
    for part in parts(here):
        if not all(at_war(position, nation(f)) for f, _ in part[0] if f != NAZGUL):
            continue
        rearguard = minus(here, part)
        if rearguard == ((), ()) or has_units(rearguard):
            found.append(part)
    return found


def attack_options(
    position: Position, side: int, source: str, wanted: Wanted = anything
) -> set[Option]:
    """Return ("attack", source, target) for every attack of the army in a region.

    A target that is the source is a siege battle or a sortie (WOTR-11.2, 13.9, 13.13).
    """
    if not any(wanted(part) for part in attacking_parts(position, side, source)):
        return set()
    shut = closed(position, side)
    foe = enemy(side)
    targets = {source} if source in position.sieges else set()
    if not besieged(position, side, source):
        targets |= {
            region
            for region in ADJACENT[source]
            if has_army(position, foe, region) and not besieged(position, foe, region)
        }
    return {("attack", source, target) for target in targets - shut}


def battle(
    position: Position,
    side: int,
    source: str,
    target: str,
    wanted: Wanted = anything,
    *,
    extras: tuple[str, ...] = (),
) -> Script:
    """Ask for the attacking part, and leave the battle to others."""
    able = [part for part in attacking_parts(position, side, source) if wanted(part)]
    choice = yield from ask(side, {("part", *part) for part in able})
    what = "field"
    if source == target:
        what = "sortie" if besieged(position, side, source) else "siege"
    elif besieging(position, enemy(side), target):
        what = "relief"
    position.pending.append(("battle", what, source, target, choice[1], choice[2], extras))


# Nazgûl


def fly(position: Position, figure: str, source: str, target: str) -> None:
    """Move a Nazgûl or the Witch-king."""
    if figure == WITCH_KING:
        position.characters[WITCH_KING] = target
    elif source != target:
        take(position, SHADOW, source, NAZGUL)
        add(position, SHADOW, target, NAZGUL)


def flight_options(position: Position, left: dict[str, int], witch_king: bool) -> set[Option]:
    """Return ("fly", figure, source, target) for Nazgûl that did not fly yet."""
    ends = flights(position)
    found: set[Option] = {
        ("fly", NAZGUL, source, end)
        for source, number in left.items()
        if number
        for end in ends - {source}
    }
    if witch_king and on_map(position, WITCH_KING):
        source = where(position, WITCH_KING)
        found |= {("fly", WITCH_KING, source, end) for end in ends - {source}}
    return found


def nazgul_by_region(position: Position) -> dict[str, int]:
    """Return the Nazgûl figures on the map."""
    found = {r: figures(position, SHADOW, r).get(NAZGUL, 0) for r in position.armies[SHADOW]}
    return {region: number for region, number in sorted(found.items()) if number}


def fly_any(position: Position, first: Option | None = None) -> Script:
    """Let any Nazgûl fly, one after another, until the player is ("done",) (WOTR-8.11).

    `first` is a flight that was already chosen.
    """
    left = nazgul_by_region(position)
    witch_king = True
    choice = first
    while True:
        if choice is None:
            options = flight_options(position, left, witch_king)
            if not options:
                return
            choice = yield from ask(SHADOW, {("done",), *options})
        if choice[0] == "done":
            return
        _, figure, source, target = (str(each) for each in choice)
        fly(position, figure, source, target)
        if figure == WITCH_KING:
            witch_king = False
        else:
            left[source] -= 1
        choice = None


def nazgul_with_ring(position: Position) -> bool:
    """Whether a Nazgûl stands in the region of the Ring-bearers."""
    return bool(position.ring_bearers) and nazgul(position, position.ring_bearers) > 0


def reveal_if_found(position: Position) -> None:
    """Reveal the Fellowship if a Nazgûl is in its region (sh-char-09)."""
    if nazgul_with_ring(position):
        reveal(position)


# Companions


def companion_moves(
    position: Position,
    free_to_go: Iterable[str],
    more: int = 0,
    flat: int | None = None,
    into_siege: bool = False,
) -> set[Option]:
    """Return ("move", group, region) for Companions on the map (WOTR-8.5, 8.6)."""
    found: set[Option] = set()
    able = set(free_to_go)
    for region in {where(position, who) for who in able}:
        for group in sorted_groups(who for who in able if where(position, who) == region):
            steps = level(group) + more if flat is None else flat
            ends = companion_ends(position, region, steps, into_siege) - {region}
            found |= {("move", group, end) for end in ends}
    return found


def move_companions(position: Position, group: Iterable[str], region: str) -> None:
    """Move Companions; they wake a nation at the end (WOTR-14.7, 14.21)."""
    members = tuple(group)
    for who in members:
        position.characters[who] = region
    arrived(position, members, region)
    upkeep(position)


def move_any_companions(position: Position) -> Script:
    """Let any Companions on the map move, each at most once, until ("done",) (WOTR-8.5)."""
    left = set(companions_on_map(position))
    while left:
        options = companion_moves(position, left)
        if not options:
            return
        choice = yield from ask(FREE, {("done",), *options})
        if choice[0] == "done":
            return
        group = choice[1]
        if isinstance(group, tuple):
            left -= set(group)
            move_companions(position, group, str(choice[2]))


def armies_that_march(
    position: Position,
    ends: Callable[[str], set[str] | None],
    steps: int,
    came: dict[str, Part] | None = None,
) -> set[Option]:
    """Return every ("march", source, end) of Shadow armies."""
    found: set[Option] = set()
    for source in armies(position, SHADOW):
        arrived_here = (came or {}).get(source, ((), ()))
        found |= march_options(position, SHADOW, source, ends(source), steps, came=arrived_here)
    return found


def together(one: Part, other: Part) -> Part:
    """Return two parts as one."""
    troops = dict(one[0])
    for name, number in other[0]:
        troops[name] = troops.get(name, 0) + number
    return tuple(sorted(troops.items())), tuple(sorted({*one[1], *other[1]}))
