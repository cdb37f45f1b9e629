"""The strength of both sides on a section as one observer can know it, and the odds of a breach.

Everything is computed from a view, so that two positions which look the same to an observer give
the same numbers, whatever lies face down.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ostrog.games.stronghold.assault.order_effects import calls
from ostrog.games.stronghold.assault.siege_machines import targets_of
from ostrog.games.stronghold.assault.strength import (
    Contribution,
    defender_parts,
    garrison,
    invader_parts,
    is_breach,
)
from ostrog.games.stronghold.board.casualties import loss_sets
from ostrog.games.stronghold.board.map import RAMPARTS_OF, SECTIONS, TOWERS_OF
from ostrog.games.stronghold.board.pieces import (
    CALL,
    DEFENDER,
    DEFENDERS,
    FURY,
    GOBLIN,
    HIT_CARDS,
    INVADER,
    INVADERS,
    KIND,
    MARKSMAN,
    OBJECTIVES,
    TROLL,
)
from ostrog.games.stronghold.board.pools import order_at, pile
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import SLOTS
from ostrog.kernel import Active, Setting, View

DIGITS = 4
"""Number of decimal places of probabilities."""
ASSAULT = ("cannons", "siege_machines", "marksmen", "melee")
"""Steps of a turn in which nobody marches any more (STR-1.3)."""


class Sums(NamedTuple):
    """Both sums on a section if strength were compared as things are (STR-20.6, 20.7)."""

    invader: tuple[Contribution, ...]
    defender: tuple[Contribution, ...]
    before: tuple[Contribution, ...]
    """What surely happens before strength is compared: poison and the cauldron."""
    units: int
    """Strength of the Defender's units, which must fall before a breach (STR-20.13)."""
    losses: int
    """Most Defender units that fall as things are (STR-20.10)."""

    @property
    def attack(self) -> int:
        """The Invader's sum."""
        return sum([part.strength for part in self.invader])

    @property
    def defence(self) -> int:
        """The Defender's sum."""
        return sum([part.strength for part in self.defender])


def open_board(setting: Setting, view: View) -> Siege:
    """Return a state with everything that lies open in a view, and nothing else.

    What is tried out on a section may be changed in it; the view stays as it is.
    """
    siege = Siege(setting=setting, **view.board)  # type: ignore[arg-type]  # its own fields
    siege.invaders, siege.defenders = dict(siege.invaders), dict(siege.defenders)
    siege.walls, siege.cauldrons = dict(siege.walls), dict(siege.cauldrons)
    siege.active = [
        Active(name, INVADER if name in OBJECTIVES else DEFENDER)
        for name in sorted(siege.since, key=lambda name: setting.rules.order[name])
    ]
    return siege


def is_attacked(siege: Siege, section: str) -> bool:
    """Whether there will be a fight on a section (STR-16.22, 20.5)."""
    return any(siege.invaders[section]) and section != siege.glare


def sums(siege: Siege, section: str) -> Sums:
    """Return both sums after what surely comes before them (STR-9.7, 20.2)."""
    here, there = siege.invaders[section], siege.defenders[section]
    attackers, garrisoned = list(here), list(there)
    before = list[Contribution]()
    if is_attacked(siege, section):
        if "poison" in siege.equipment[section] and garrisoned[MARKSMAN]:
            garrisoned[MARKSMAN] -= 1
            lost = -siege.values.defenders[DEFENDERS[MARKSMAN]].strength
            before.append(Contribution("poison", 1, lost, "STR-9.7"))
        cauldron = siege.cauldrons[section]
        if cauldron and not siege.siege_towers[section]:
            kind = KIND[cauldron]
            dead = attackers[kind] if kind == GOBLIN else min(1, attackers[kind])
            attackers[kind] -= dead
            if dead:
                lost = -dead * siege.strong(kind)
                before.append(Contribution("cauldron", dead, lost, "STR-16.8"))
    siege.invaders[section], siege.defenders[section] = attackers, garrisoned
    try:
        return counted(siege, section, tuple(before))
    finally:
        siege.invaders[section], siege.defenders[section] = here, there


def counted(siege: Siege, section: str, before: tuple[Contribution, ...]) -> Sums:
    """Return both sums as the units stand now."""
    invader = tuple(invader_parts(siege, section))
    defender = tuple(defender_parts(siege, section))
    units = garrison(siege, section)
    advantage = sum([part.strength for part in invader]) - sum([p.strength for p in defender])
    losses = 0
    if 0 < advantage <= units and is_attacked(siege, section):
        strengths = [siege.values.defenders[unit].strength for unit in DEFENDERS]
        sets = loss_sets(siege.defenders[section], strengths, advantage)
        losses = max([sum(counts) for counts in sets])
    return Sums(invader, defender, before, units, losses)


# What may still be added


def possible_orders(siege: Siege, view: View, section: str) -> set[str]:
    """Return the faces that the order at a section may have, for this observer (STR-13.4)."""
    if section in siege.face_up_orders:
        return {siege.face_up_orders[section]}
    zone = view.zones[order_at(section)]
    if not zone.size:
        return set()
    if zone.known:
        return set(zone.known)
    known = [face for name, each in view.zones.items() if is_of_orders(name) for face in each.known]
    return {face for face, count in siege.values.orders.items() if count > known.count(face)}


def is_of_orders(zone: str) -> bool:
    """Whether order tokens lie in a zone."""
    return zone.startswith("orders-") or zone in map(order_at, SECTIONS)


def most_by_orders(siege: Siege, view: View, section: str) -> int:
    """Return how much the order at a section may add at most (STR-13.9, 13.14)."""
    orders = possible_orders(siege, view, section) if section != siege.glare else set()
    most = 0
    if FURY in orders and section not in siege.furious:
        more = siege.values.fury_strength - siege.strong(GOBLIN)
        most = max(most, siege.invaders[section][GOBLIN] * more)
    if CALL in orders and calls(siege, section):
        most = max(most, siege.strong(TROLL))
    return most


def most_by_march(siege: Siege, section: str) -> int:
    """Return the strength that can still march to a section in this turn (STR-12.4)."""
    limit = max([each.per_rampart for each in siege.values.maneuvers.values()])
    ready = [
        siege.strong(kind)
        for rampart in RAMPARTS_OF[section]
        for kind in sorted(range(len(INVADERS)), key=lambda kind: -siege.strong(kind))
        for _ in range(siege.invaders[rampart][kind])
    ]
    room = max(0, min(siege.room_on(section), limit * len(RAMPARTS_OF[section])))
    return sum(sorted(ready, reverse=True)[:room])


def in_assault(view: View) -> bool:
    """Whether the assault of a turn has begun (STR-1.3)."""
    return any(crumb.procedure == "Turn" and crumb.step in ASSAULT for crumb in view.breadcrumb)


def most_added(siege: Siege, view: View, section: str) -> int:
    """Return how much strength the Invader may still add to a section before it is compared."""
    more = most_by_orders(siege, view, section)
    if INVADER in view.observer and not in_assault(view):
        more += most_by_march(siege, section)
    return more


# The odds of a breach


class Holding(NamedTuple):
    """What counts on a section while machines fire and poles push."""

    invaders: tuple[int, ...]
    defenders: tuple[int, ...]
    walls: int
    cauldron: str


def breach_chance(siege: Siege, view: View, section: str) -> float:
    """Return the chance of a breach if every machine that reaches the section fires at it.

    Poles beside it push there. What lies face down is not counted.
    """
    if not is_attacked(siege, section):
        return 0.0
    saved = Holding(
        tuple(siege.invaders[section]),
        tuple(siege.defenders[section]),
        siege.walls[section],
        siege.cauldrons[section],
    )
    chance = 0.0
    try:
        for share, holding in after_machines(siege, view, section, saved):
            chance += share * after_poles(siege, section, holding)
    finally:
        put(siege, section, saved)
    return round(chance, DIGITS)


def put(siege: Siege, section: str, holding: Holding) -> None:
    """Put units, wall and cauldron of a section in place."""
    siege.invaders[section] = list(holding.invaders)
    siege.defenders[section] = list(holding.defenders)
    siege.walls[section] = holding.walls
    siege.cauldrons[section] = holding.cauldron


def after_machines(
    siege: Siege, view: View, section: str, holding: Holding
) -> Iterator[tuple[float, Holding]]:
    """Yield what may be left after all machines that reach a section have fired (STR-8.5)."""
    found = [(1.0, holding)]
    for place in SLOTS:
        size = view.zones[pile(place)].size
        fires = siege.throwing[place] and place != siege.malfunction and size
        if not fires or section not in targets_of(siege, place):
            continue
        hits = min(1.0, siege.values.machine_cards.pile_hits / size)
        shoot = struck if siege.throwing[place] == "ballista" else battered
        found = [
            (share * chance, each)
            for share, before in found
            for chance, each in ((hits, shoot(before)), (1 - hits, before))
            if chance
        ]
    yield from found


def struck(holding: Holding) -> Holding:
    """A ballista kills the strongest defender, and costs the Invader his weakest unit (STR-8.7)."""
    defenders, invaders = list(holding.defenders), list(holding.invaders)
    if any(defenders):
        defenders[max(kind for kind, count in enumerate(defenders) if count)] -= 1
    if any(invaders):
        invaders[min(kind for kind, count in enumerate(invaders) if count)] -= 1
    return holding._replace(defenders=tuple(defenders), invaders=tuple(invaders))


def battered(holding: Holding) -> Holding:
    """A catapult destroys a wall element, or else the cauldron (STR-8.8, 8.9)."""
    if holding.walls:
        return holding._replace(walls=holding.walls - 1)
    return holding._replace(cauldron="")


def boiled(siege: Siege, section: str, holding: Holding) -> Holding:
    """Return what the cauldron leaves, which works before poles do (STR-20.2)."""
    if not holding.cauldron or siege.siege_towers[section]:
        return holding._replace(cauldron="")
    invaders, kind = list(holding.invaders), KIND[holding.cauldron]
    invaders[kind] = 0 if kind == GOBLIN else max(0, invaders[kind] - 1)
    return holding._replace(invaders=tuple(invaders), cauldron="")


def after_poles(siege: Siege, section: str, holding: Holding) -> float:
    """Return the chance of a breach when the poles beside a section have pushed (STR-20.3)."""
    holding = boiled(siege, section, holding)
    put(siege, section, holding)
    poles = sum([siege.tower_works[tower] == "poles" for tower in TOWERS_OF[section]])
    if not poles:
        return float(falls(siege, section))
    found: list[tuple[float, Sequence[int], tuple[str, ...]]] = [(1.0, holding.invaders, ())]
    for _ in range(poles):
        found = [
            (share / (len(HIT_CARDS) - len(drawn)), pushed(siege, card, here), (*drawn, card))
            for share, here, drawn in found
            for card in HIT_CARDS
            if card not in drawn
        ]
    chance, known = 0.0, dict[tuple[int, ...], bool]()
    for share, here, _ in found:
        left = tuple(here)
        if left not in known:
            put(siege, section, holding._replace(invaders=left))
            known[left] = falls(siege, section)
        chance += share * known[left]
    return chance


def pushed(siege: Siege, card: str, here: Sequence[int]) -> Sequence[int]:
    """Return the attackers that are left when poles draw a card (STR-20.3)."""
    field = siege.values.hit_cards[card].poles
    for kind, unit in enumerate(INVADERS):
        if getattr(field, unit) and here[kind]:
            return [count - (kind == each) for each, count in enumerate(here)]
    return here


def falls(siege: Siege, section: str) -> bool:
    """Whether a section is breached as things are (STR-20.13)."""
    found = sums(siege, section)
    return is_attacked(siege, section) and is_breach(found.attack - found.defence, found.units)
