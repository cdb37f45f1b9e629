"""The numbers of the game as values of a match, and the parts that cards are composed of.

All of them are in `Game.data`, so a match can be played with other values. The file
data/unconfirmed.toml lists the values that no source confirms.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Literal

import msgspec

from ostrog.games.stronghold.board.map import HERE, SECTIONS
from ostrog.games.stronghold.board.pieces import (
    CARD_PHASES,
    HIT_CARDS,
    OBJECTIVES,
    ORDERS,
    PHASE_CARDS,
    PHASES,
    PLANS,
    WORKING,
    WORKS,
)

Number = Annotated[int, msgspec.Meta(ge=0, le=200)]
AtMostOne = Annotated[int, msgspec.Meta(ge=0, le=1)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=200)]

Moment = Literal[
    "end-of-phase-2",
    "end-of-phase-5",
    "tower-arrives",
    "end-of-phase-6",
    "machine-hit",
    "before-the-hospital",
    "end-of-turn",
]
"""When tasks of objectives are looked at (STR-14.4)."""
Measure = Literal[
    "rituals-performed",
    "bare-sections",
    "successes-revealed",
    "elements-destroyed",
    "throwing-machines",
    "sections-held",
    "towers-at-the-wall",
    "units-in-hospital",
    "tower-machines-destroyed",
    "units-before-the-wall",
]
"""What a task counts."""
Bonus = Literal[
    "cheaper-rituals",
    "strength-at-bare-walls",
    "swapped-bluff",
    "wood",
    "fewer-misses",
    "strength-once",
    "units",
    "worse-hospital",
    "saboteur",
    "fewer-hourglasses",
]
"""What the Invader gains by an objective."""
Benefit = Literal[
    "soldiers-to-courtyard",
    "burned-foreground",
    "hourglasses",
    "wall-elements",
    "stronger-marksmen",
    "stronger-heroes",
    "equipment-removed",
    "machine-removed",
    "rituals-returned",
    "marksmen-replaced",
]
"""What the Defender gains by a plan."""
Drawback = Literal[
    "worse-hospital",
    "forbidden-work",
    "fewer-opening-hourglasses",
    "dearer-work",
    "dearer-building",
    "fewer-heroic-orders",
    "unit-to-hospital",
    "soldiers-paid",
]
"""What a plan costs the Defender."""

Timing = Literal["window", "stage"]
"""In a window only, or at the start of an assault stage as well (STR-18.1)."""


class UnitKind(msgspec.Struct, frozen=True):
    """A kind of unit: its strength, and how many are in the box (STR-2.2, 2.3)."""

    strength: Positive
    count: Number


class Hero(msgspec.Struct, frozen=True):
    """A hero of the Defender, and the section where he starts (STR-4.12, 17.1)."""

    strength: Number
    start: str


class Invaders(msgspec.Struct, frozen=True):
    """A number for each kind of Invader unit."""

    goblin: Number
    orc: Number
    troll: Number


class Defenders(msgspec.Struct, frozen=True):
    """A number for each kind of Defender unit."""

    marksman: Number
    soldier: Number
    veteran: Number


class Kinds(msgspec.Struct, frozen=True):
    """Some kinds of Invader units."""

    goblin: bool
    orc: bool
    troll: bool


class Wood(msgspec.Struct, frozen=True):
    """How much wood there is, and how the Invader gets it (STR-2.4, 7.1, 7.6, 7.7)."""

    in_box: Number
    start: Number
    income: Number
    most_in_a_turn: Number
    gained: Invaders
    """Wood for a discarded unit."""


class Hourglasses(msgspec.Struct, frozen=True):
    """What the Defender receives besides one hourglass for each unit paid (STR-5.5, 5.8)."""

    first_turn: Number
    later_turns: Number
    exchange: Number
    secret_orders: Number


class Room(msgspec.Struct, frozen=True):
    """How many units some places hold (STR-3.2, 3.7)."""

    foreground: Positive
    rampart: Positive
    tower: Number
    barracks: Number
    guards: Number


class Spaces(msgspec.Struct, frozen=True):
    """How many tokens of a kind some places hold (STR-2.6)."""

    rampart_machines: AtMostOne
    trebuchets: AtMostOne
    mantelets: Number
    training: Number
    equipment: Number
    cauldrons: AtMostOne
    platforms: Number


class Walls(msgspec.Struct, frozen=True):
    """Wall elements in the box, and on a section (STR-2.4, 4.9)."""

    in_box: Number
    start: Number
    most: Number


class SectionValues(msgspec.Struct, frozen=True):
    """The printed spaces of a section, and the units that start there (STR-3.6, 4.9)."""

    invaders: Positive
    defenders: Positive
    start: Defenders


class StartingUnits(msgspec.Struct, frozen=True):
    """Units at the start besides those on the wall (STR-4.6, 4.11)."""

    foreground: Invaders
    marauders: Invaders
    guards: Defenders
    barracks: Defenders


class MachineCards(msgspec.Struct, frozen=True):
    """Cards that decide whether machines hit (STR-2.4, 8.2)."""

    hits: Number
    misses: Number
    pile_hits: Number
    pile_misses: Number


class PhaseCard(msgspec.Struct, frozen=True):
    """The price of a phase card, and how many tokens of it there are (STR-2.5, 6.3, 6.4)."""

    phase: Positive
    wood: Number
    units: Invaders
    """Alternatives: so many units of one kind; 0 is no alternative."""
    hourglasses: Number
    """Hourglasses besides those for units (STR-5.6)."""
    tokens: Number


class ManeuverValues(msgspec.Struct, frozen=True):
    """The limits of a maneuver, and its hourglasses (STR-12.4, 12.5)."""

    per_rampart: Number
    per_foreground: Number
    new_per_foreground: Number
    new_in_all: Number
    hourglasses: Number


class Work(msgspec.Struct, frozen=True):
    """An action of a building (STR-16.1)."""

    building: str
    hourglasses: Positive
    tokens: Number
    """Tokens of a kind in the box; 0 is without limit."""


class Deal(msgspec.Struct, frozen=True):
    """How many cards a player draws at the setup, and keeps (STR-4.7, 4.13)."""

    drawn: Positive
    kept: Positive


class Objective(msgspec.Struct, frozen=True):
    """A task with its bonus: at a moment a measure must reach a target (STR-14.1, 14.4)."""

    when: Moment
    measure: Measure
    target: Number
    bonus: Bonus
    amount: Number
    stays: bool
    """Whether it stays in play after it is fulfilled (STR-14.2)."""


class DefencePlan(msgspec.Struct, frozen=True):
    """A benefit for the Defender, and what it costs him (STR-18.2)."""

    timing: Timing
    benefit: Benefit
    amount: Number
    drawback: Drawback
    on: str
    """The work or building that the drawback is about; empty for none."""
    loss: Number
    stays: bool
    """Whether its drawback lasts to the end of the game (STR-18.4)."""


class HitCard(msgspec.Struct, frozen=True):
    """The kinds of units that die in each field; none is a miss (STR-19.3, 20.3)."""

    cannon: Kinds
    poles: Kinds


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """The values that a match is played with."""

    turns: Positive
    draw: Number
    """Units drawn from the bag at the start of a turn (STR-7.1)."""
    throwing_limit: Number
    """Throwing machines on the board at any time (STR-8.3)."""
    fury_strength: Number
    """Strength of a goblin in fury (STR-13.9)."""
    hospital_heals: Number
    move_cost: Positive
    """A window ends because every move spends an hourglass (STR-5.4)."""
    swap_cost: Number
    invaders: dict[str, UnitKind]
    defenders: dict[str, UnitKind]
    heroes: dict[str, Hero]
    wood: Wood
    hourglasses: Hourglasses
    room: Room
    spaces: Spaces
    walls: Walls
    sections: dict[str, SectionValues]
    start: StartingUnits
    machine_cards: MachineCards
    cards: dict[str, PhaseCard]
    sap: Kinds
    """Units that a sap lets through (STR-9.5)."""
    trainer: Invaders
    """Units that a trainer brings (STR-10.6)."""
    starter: dict[str, bool]
    """Whether each phase card belongs to the set for beginners (STR-4.5)."""
    maneuvers: dict[str, ManeuverValues]
    orders: dict[str, Number]
    works: dict[str, Work]
    objective_cards: Deal
    objectives: dict[str, Objective]
    plan_cards: Deal
    plans: dict[str, DefencePlan]
    hit_cards: dict[str, HitCard]


class Unconfirmed(msgspec.Struct, frozen=True):
    """A value that no source confirms."""

    path: str
    note: str


def faults(values: Values) -> list[str]:
    """Every inconsistency in the values of a match."""
    return [
        *_fixed_faults(values),
        *_supply_faults(values),
        *_starter_faults(values),
        *_card_faults(values),
    ]


def _fixed_faults(values: Values) -> list[str]:
    """Names that no ruleset may change, because the board is drawn from them."""
    found = []
    names: dict[str, tuple[set[str], tuple[str, ...]]] = {
        "sections": (set(values.sections), SECTIONS),
        "cards": (set(values.cards), PHASE_CARDS),
        "works": (set(values.works), WORKS),
        "objectives": (set(values.objectives), OBJECTIVES),
        "plans": (set(values.plans), PLANS),
        "hit_cards": (set(values.hit_cards), HIT_CARDS),
        "orders": (set(values.orders), ORDERS),
        "starter": (set(values.starter), PHASE_CARDS),
    }
    for name, (given, printed) in names.items():
        if given != set(printed):
            found.append(f"{name}: exactly the printed names")
    for card, sheet in values.cards.items():
        if sheet.phase != PHASES.get(card):
            found.append(f"cards.{card}.phase: stays as printed")
        if sheet.phase in CARD_PHASES and not any(msgspec.structs.astuple(sheet.units)):
            found.append(f"cards.{card}.units: at least one alternative")
    for work, action in values.works.items():
        if action.building not in WORKING:
            found.append(f"works.{work}.building: no such building")
    for name, hero in values.heroes.items():
        if hero.start not in SECTIONS:
            found.append(f"heroes.{name}.start: no such section")
    return found


def _supply_faults(values: Values) -> list[str]:
    """More pieces at the start than are in the box, or than there is room for (STR-2.2, 2.4)."""
    found = []
    start = values.start
    for kind, unit in values.defenders.items():
        on_wall = sum(getattr(section.start, kind) for section in values.sections.values())
        if on_wall + getattr(start.guards, kind) + getattr(start.barracks, kind) > unit.count:
            found.append(f"sections: too many units of the kind {kind} at the start")
    for name, section in values.sections.items():
        if sum(msgspec.structs.astuple(section.start)) > section.defenders:
            found.append(f"sections.{name}.start: more than there is room for")
    for kind, unit in values.invaders.items():
        if 2 * getattr(start.foreground, kind) + getattr(start.marauders, kind) > unit.count:
            found.append(f"start: too many units of the kind {kind}")
    walls = values.walls
    if walls.start > walls.most or len(values.sections) * walls.start > walls.in_box:
        found.append("walls.start: more elements than there are")
    if values.wood.start > values.wood.in_box:
        found.append("wood.start: more than there is")
    cards = values.machine_cards
    if values.throwing_limit * cards.pile_hits > cards.hits:
        found.append("machine_cards.hits: too few for all machines")
    if values.throwing_limit * cards.pile_misses > cards.misses:
        found.append("machine_cards.misses: too few for all machines")
    return found


def _starter_faults(values: Values) -> list[str]:
    """A set for beginners has three cards of each phase (STR-4.3, 4.16)."""
    found = []
    for phase in CARD_PHASES:
        chosen = [card for card in PHASE_CARDS if PHASES[card] == phase and values.starter[card]]
        if len(chosen) != DRAWN:
            found.append(f"starter: {DRAWN} cards of phase {phase}, not {len(chosen)}")
    return found


DRAWN = 3
"""Phase cards of each phase in a match (STR-4.3)."""


def _card_faults(values: Values) -> list[str]:
    """Objectives and plans whose parts do not fit together."""
    found = []
    for name, deal in (("objective", values.objective_cards), ("plan", values.plan_cards)):
        if not deal.kept <= deal.drawn <= len(OBJECTIVES):
            found.append(f"{name}_cards: kept at most as many as drawn")
    for card, objective in values.objectives.items():
        if objective.stays != (objective.bonus in LASTING_BONUSES):
            found.append(f"objectives.{card}.stays: only with a bonus that lasts, and then always")
    for card, plan in values.plans.items():
        wanted = {"forbidden-work": WORKS, "dearer-work": WORKS, "dearer-building": WORKING}
        if plan.on not in wanted.get(plan.drawback, ("",)):
            found.append(f"plans.{card}.on: what the drawback is about")
        if plan.stays != (plan.drawback in LASTING_DRAWBACKS):
            found.append(f"plans.{card}.stays: only with a drawback that lasts, and then always")
        if plan.timing == "stage" and plan.benefit not in STAGE_BENEFITS:
            found.append(f"plans.{card}.timing: this benefit is for a window")
    return found


LASTING_BONUSES = ("cheaper-rituals", "strength-at-bare-walls", "swapped-bluff")
"""Bonuses that are in force for the rest of the game (STR-14.2)."""
LASTING_DRAWBACKS = (
    "worse-hospital",
    "forbidden-work",
    "fewer-opening-hourglasses",
    "dearer-work",
    "dearer-building",
    "fewer-heroic-orders",
)
"""Drawbacks that are in force for the rest of the game (STR-18.2)."""
STAGE_BENEFITS = ("stronger-marksmen", "stronger-heroes", "rituals-returned")
"""Benefits that help in an assault as well."""


def read_values() -> Values:
    """Read the values of the game; raise ValueError if they are inconsistent."""
    text = (HERE / "data" / "values.toml").read_text(encoding="utf-8")
    values = msgspec.convert(tomllib.loads(text), Values)
    wrong = faults(values)
    if wrong:
        raise ValueError("; ".join(wrong))
    return values


@cache
def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """Read the list of unconfirmed values, with notes about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    groups = tomllib.loads(text)["group"]
    return tuple(Unconfirmed(path, each["note"]) for each in groups for path in each["paths"])
