"""Positions of the game drawn at random, and their translation for the literal reading.

Half of the games begin as the rules say. In the others armies stand near their enemies, nations
are At War and Companions on the map, so that battles, sieges and captures come soon.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from games.war_of_the_ring import literal
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.map import NEIGHBOURS, OWNER, REGIONS, STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    COMPANIONS,
    FIGURES_OF,
    FREE,
    KIND_OF,
    MINIONS,
    NATION,
    NATIONS,
    SHADOW,
    SIDE_OF_NATION,
    SIDES,
    SLOT,
    UPGRADES,
)
from ostrog.games.war_of_the_ring.board.state import (
    ASIDE,
    ELIMINATED,
    OFF_THE_MAP,
    REPLACED,
    Counts,
    War,
    host_of,
)
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import Turn, WarOfTheRing
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.kernel import Mixer, Procedure, answer_at_random, asks, new
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

CHOICES = 280
"""Most decisions of a game that positions are taken from."""


def drawn(random: Random, number: int, hastened: float) -> Iterator[War]:
    """Yield positions of games played at random, in each of which a seat is to use a die.

    `hastened` is the share of games that do not begin as the rules say. Who takes positions draws
    from another random source, so that they do not depend on what is done with them.
    """
    left = number
    while left:
        war = new(game, "two-players", Mixer(random.getrandbits(64)))
        if random.random() < hastened:
            hasten(war, random)
        for _ in range(random.randint(CHOICES // 4, CHOICES)):
            if war.outcome is not None or not left:
                break
            ask = asks(war)[0]
            if ask.kind == "act" and random.random() < 0.15:
                left -= 1
                yield war.clone()
            answer_at_random(war, ask.seat, random)


def hasten(war: War, random: Random) -> None:
    """Let nations be near war, armies near each other, and some Companions on the map."""
    for nation in NATIONS:
        if random.random() < 0.7:
            war.steps_to_war[nation] = random.choice((0, 0, 0, 1, 2))
            war.active_nations[nation] = (
                not war.steps_to_war[nation]
                or SIDE_OF_NATION[nation] == SHADOW
                or random.random() < 0.5
            )
    middle = neighbourhood(random, random.choice((8, 16, 30)))
    for side in (SHADOW, FREE):
        places = [region for region in middle if war.is_open(side, region)]
        for region in sorted(war.hosts[side]):
            if places and random.random() < 0.5:
                to = random.choice(places)
                if war.units(side, to) + war.units(side, region) > 10:
                    continue
                host = war.hosts[side].pop(region)
                war.put(side, to, host.counts)
                if war.control.get(to, side) != side:
                    war.control[to] = side
    for who in COMPANIONS:
        if random.random() < 0.4:
            war.bring_in(who, random.choice(middle))
    war.guide = next(iter(possible_guides(war)), "gollum")
    if war.guide == "gollum":
        war.characters["gollum"] = "fellowship"
    for side in (FREE, SHADOW):
        pile = war.reinforcements[side]
        for slot, count in enumerate(pile):  # some kinds have run out
            if random.random() < 0.15 and side == FREE:
                war.casualties[slot] += count
                pile[slot] = 0
    war.ring_bearers = random.choice(REGIONS)
    war.progress, war.corruption = random.randint(0, 3), random.randint(0, 8)
    for region in STRONGHOLDS:
        if random.random() < 0.4:
            besiege(war, region, random)
    for who in MINIONS:
        if who == "saruman" and not war.at_war("isengard"):
            continue  # he never enters play before Isengard is At War
        if random.random() < 0.4:
            war.bring_in(who, "orthanc" if who == "saruman" else random.choice(middle))
    for who, before in UPGRADES.items():
        if war.characters[before] in REGIONS and random.random() < 0.8:
            war.bring_in(who, war.characters[before])
            war.put_away(before, REPLACED)
    war.scratch.asks = None


def besiege(war: War, region: str, random: Random) -> None:
    """Let an army from elsewhere besiege up to five units in a Stronghold."""
    inside = war.control[region]
    outside = 1 - inside
    far = [to for to in war.armies(outside) if to != region and to not in war.sieges]
    if not 0 < war.units(inside, region) <= 5 or region in war.sieges or not far:
        return
    host = war.hosts[outside].pop(random.choice(far))
    war.put(outside, region, host.counts)
    war.sieges[region] = inside


def neighbourhood(random: Random, size: int) -> list[str]:
    """Return a number of regions around one region."""
    found = [random.choice(REGIONS)]
    for region in found:
        near = [to for to in NEIGHBOURS[region] if to not in found]
        found += random.sample(near, len(near))
        if len(found) >= size:
            break
    return found[:size]


def running(war: War, *frames: Procedure) -> War:
    """Return a copy in which exactly these procedures run, in phase 5 when no die is left."""
    copy = war.clone()
    copy.dice = [{}, {}]
    turn = Turn(number=copy.turn, step="resolve_actions")
    outer = ResolveActions(actor=FREE, step="acted")
    copy.stack = Stack([WarOfTheRing(step="play_turn"), turn, outer, *frames])
    copy.scratch.asks = None
    settle(copy)
    return copy


def acting(war: War, seat: int, *faces: str) -> War:
    """Return a copy in which a seat is to use one of these dice, and nobody has others."""
    copy = war.clone()
    copy.dice = [{}, {}]
    copy.dice[seat] = dict.fromkeys(faces, 1)
    turn = Turn(number=copy.turn, step="resolve_actions")
    outer = ResolveActions(actor=seat, step="next_actor")
    copy.stack = Stack([WarOfTheRing(step="play_turn"), turn, outer])
    copy.scratch.asks = None
    settle(copy)
    return copy


# Translation


def kinds(side: int, counts: Counts, kind: str) -> literal.Counts:
    """Return the figures of a kind by nation."""
    return literal.counts(
        {
            NATION[figure]: count
            for figure, count in zip(FIGURES_OF[side], counts, strict=True)
            if KIND_OF[figure] == kind
        }
    )


def figures(side: int, counts: Counts, who: tuple[str, ...] = ()) -> literal.Figures:
    """Return some figures and characters as a stack."""
    nazgul = counts[SLOT["sauron-nazgul"]] if side == SHADOW else 0
    return literal.Figures(
        kinds(side, counts, "regular"),
        kinds(side, counts, "elite"),
        kinds(side, counts, "leader"),
        nazgul,
        tuple(sorted(who)),
    )


def counts_of(side: int, stack: literal.Figures) -> Counts:
    """Return the figures of a stack as counts of the game."""
    named = {f"{nation}-regular": n for nation, n in stack.regulars}
    named |= {f"{nation}-elite": n for nation, n in stack.elites}
    named |= {f"{nation}-leader": n for nation, n in stack.leaders}
    named |= {"sauron-nazgul": stack.nazgul}
    return tuple(named.get(figure, 0) for figure in FIGURES_OF[side])


def stack_at(war: War, side: int, region: str) -> literal.Figures:
    """Return all figures of a side in a region as a stack."""
    return figures(side, war.counts(side, region), war.characters_at(side, region))


def position_of(war: War) -> literal.Position:
    """Return the position as the literal reading has it."""
    outside: dict[str, dict[str, literal.Figures]] = {}
    inside: dict[str, literal.Figures] = {}
    for side, name in enumerate(SIDES):
        people = {war.characters[who] for who in CHARACTERS_OF[side]} - set(OFF_THE_MAP)
        for region in {*war.hosts[side], *people}:
            stack = stack_at(war, side, region)
            if war.sieges.get(region) == side:
                inside[region] = stack
            else:
                outside.setdefault(region, {})[name] = stack
    in_mordor = war.mordor >= 0
    return literal.Position(
        outside=outside,
        inside=inside,
        captured=frozenset(r for r, side in war.control.items() if side != OWNER[r]),
        boxes={nation: 4 - steps for nation, steps in war.steps_to_war.items()},
        active=frozenset(nation for nation, active in war.active_nations.items() if active),
        reinforcements=reserves(war),
        fellowship=literal.Fellowship(
            region=None if in_mordor else war.ring_bearers,
            step=war.mordor if in_mordor else None,
            progress=war.progress,
            revealed=war.revealed,
            corruption=war.corruption,
            companions=frozenset(war.company()),
            guide=war.guide,
        ),
        eliminated=frozenset(who for who, at in war.characters.items() if at == ELIMINATED),
        minions_seen=frozenset(who for who in MINIONS if war.characters[who] != ASIDE),
        shadow_hunt_dice=war.hunt_box[SHADOW],
        free_hunt_dice=war.hunt_box[FREE],
    )


def reserves(war: War) -> dict[str, dict[str, int]]:
    """Return the reinforcements by nation and kind."""
    found: dict[str, dict[str, int]] = {nation: {} for nation in NATIONS}
    for side in (FREE, SHADOW):
        for figure, count in zip(FIGURES_OF[side], war.reinforcements[side], strict=True):
            found[NATION[figure]][KIND_OF[figure]] = count
    return found


def board(position: literal.Position) -> tuple[object, ...]:
    """Return what lies on the map and on the Political Track, to be compared."""
    stacks = {
        (region, side): stack
        for region, both in position.outside.items()
        for side, stack in both.items()
        if stack != literal.NOTHING
    }
    return (
        stacks,
        dict(position.inside),
        position.captured,
        dict(position.boxes),
        position.active,
    )


def crowded(war: War, side: int, region: str, more: Counts) -> War:
    """Return a copy with more figures in a region; nothing is taken from the reinforcements."""
    copy = war.clone()
    there = copy.counts(side, region)
    copy.hosts[side][region] = host_of(side, tuple(a + b for a, b in zip(there, more, strict=True)))
    return copy
