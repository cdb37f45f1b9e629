"""Events of the game, as typed facts for the log, the animation and the statistics."""

from __future__ import annotations

from ostrog.kernel import Event, Hidden

# The turn


class TurnBegan(Event, frozen=True):
    """A turn began (STR-1.2)."""

    turn: int


class TurnEnded(Event, frozen=True):
    """A turn ended without a breach (STR-21.4)."""

    turn: int


class PhaseBegan(Event, frozen=True):
    """A phase of the Invader began (STR-5.1)."""

    phase: int


class HourglassesGiven(Event, frozen=True):
    """The Defender received hourglasses (STR-5.2)."""

    count: int
    held: int


class HourglassesLost(Event, frozen=True):
    """Hourglasses could not be spent in a window and are lost (STR-5.10)."""

    count: int


class WindowClosed(Event, frozen=True):
    """The Defender is done with a window (STR-5.12)."""


# The Invader's cards


class UnitsDrawn(Event, frozen=True):
    """The Invader drew units from the bag (STR-7.1)."""

    goblins: int
    orcs: int
    trolls: int


class WoodTaken(Event, frozen=True):
    """The Invader took wood (STR-7.1, 7.6)."""

    count: int
    held: int


class ObjectivesKept(Event, frozen=True):
    """The Invader chose his objectives (STR-4.7)."""

    objectives: tuple[str, ...]


class PlansKept(Event, frozen=True):
    """The Defender chose his plans (STR-4.13)."""

    count: int
    plans: Hidden[tuple[str, ...]] = None


class RowArranged(Event, frozen=True):
    """The Invader put the phase cards on the table into an order (STR-4.4, 7.5)."""

    cards: tuple[str, ...]


class CardsExchanged(Event, frozen=True):
    """The Invader exchanged phase cards (STR-7.3)."""

    out: tuple[str, ...]
    come: tuple[str, ...]


class CardUsed(Event, frozen=True):
    """The Invader paid for a phase card (STR-6.5)."""

    card: str
    goblins: int
    orcs: int
    trolls: int
    wood: int
    hourglasses: int


class UnitDiscarded(Event, frozen=True):
    """The Invader discarded a unit for wood (STR-7.6)."""

    unit: str
    wood: int


class MachineBuilt(Event, frozen=True):
    """A machine was put on a place (STR-8.1)."""

    machine: str
    place: str


class TokenLaid(Event, frozen=True):
    """Equipment, a training token or a saboteur was laid on a place or path (STR-9.1, 10.1)."""

    token: str
    place: str


class MissRemoved(Event, frozen=True):
    """A Miss left the pile of a machine (STR-10.2)."""

    machine: str
    place: str
    misses: int
    """Misses that are left in it."""


class UnitsPlaced(Event, frozen=True):
    """Units came to a place without using a path (STR-10.6, 11.11, 12.8)."""

    place: str
    goblins: int
    orcs: int
    trolls: int
    cause: str


class RitualPerformed(Event, frozen=True):
    """Tokens of a ritual were laid face down (STR-11.2)."""

    ritual: str
    places: tuple[str, ...]


class RitualRevealed(Event, frozen=True):
    """A ritual token was turned over (STR-11.4)."""

    ritual: str
    place: str
    token: str


class TokensExchanged(Event, frozen=True):
    """A revealed Bluff and the hidden Success of its ritual changed places (STR-14.1)."""

    ritual: str
    place: str


class RitualsReturned(Event, frozen=True):
    """All ritual tokens went back to the Invader (STR-11.7)."""


# Maneuvers and orders


class ManeuverBegan(Event, frozen=True):
    """A maneuver began (STR-12.2)."""

    maneuver: str


class GroupMoved(Event, frozen=True):
    """A group took a path (STR-12.15)."""

    path: str
    goblins: int
    orcs: int
    trolls: int
    siege_tower: bool = False


class UnitSapped(Event, frozen=True):
    """A unit came out of a sap (STR-9.5)."""

    unit: str
    section: str


class UnitsBrought(Event, frozen=True):
    """New units arrived on a foreground (STR-12.3)."""

    foreground: str
    goblins: int
    orcs: int
    trolls: int


class TrapSprung(Event, frozen=True):
    """A trap was turned over (STR-16.14)."""

    path: str
    trap: str
    killed: int
    stopped: bool


class OrderGiven(Event, frozen=True):
    """An order token was placed at a section (STR-13.2)."""

    section: str
    open: bool
    order: Hidden[str] = None


class OrderRevealed(Event, frozen=True):
    """A face-down order was turned over (STR-13.6)."""

    section: str
    order: str


class OrderRemoved(Event, frozen=True):
    """An order token was removed before it was resolved (STR-13.7, 16.24)."""

    section: str
    order: Hidden[str] = None


class OrderResolved(Event, frozen=True):
    """An order was resolved (STR-13.16)."""

    section: str
    order: str
    works: bool


# Objectives and plans


class ObjectiveFulfilled(Event, frozen=True):
    """A task was fulfilled, and its bonus taken or declined (STR-14.5)."""

    objective: str
    taken: bool


class SectionStrengthened(Event, frozen=True):
    """The Invader is stronger on a section in this assault, by an objective."""

    section: str
    strength: int


class PlanUsed(Event, frozen=True):
    """The Defender used a plan (STR-18.4)."""

    plan: str


# The Defender


class DefenderMoved(Event, frozen=True):
    """A unit or hero of the Defender moved (STR-15.2)."""

    who: str
    source: str
    to: str


class MoveFailed(Event, frozen=True):
    """A Gale made a move too dear (STR-11.15)."""

    who: str
    source: str
    to: str


class DefendersSwapped(Event, frozen=True):
    """Two units of the Defender changed places (STR-15.9)."""

    first: str
    first_place: str
    second: str
    second_place: str


class HourglassesLaid(Event, frozen=True):
    """The Defender laid hourglasses on an action (STR-16.1)."""

    work: str
    count: int
    missing: int
    """Spaces that are still free."""


class WorkCompleted(Event, frozen=True):
    """An action of a building was completed (STR-16.1)."""

    work: str


class WorkPlaced(Event, frozen=True):
    """The token of an action was put on a place, path, card or side (STR-16.32)."""

    work: str
    place: str


class CauldronPlaced(Event, frozen=True):
    """A cauldron against a kind of unit was put on a section (STR-16.8)."""

    unit: str
    section: str


class UnitTrained(Event, frozen=True):
    """A unit was replaced by a better one, by training or by a plan (STR-16.25, 16.26)."""

    place: str
    first: str
    then: str


class HeroicOrderIssued(Event, frozen=True):
    """A hero issued an order (STR-17.3)."""

    heroic: str
    hero: str
    works: bool


class SaboteursFound(Event, frozen=True):
    """All saboteurs left the fortress (STR-16.28)."""

    buildings: tuple[str, ...]


class DefendersArrived(Event, frozen=True):
    """Units came from the stock into a place (STR-2.10)."""

    place: str
    troop: str
    count: int


class DefenderLeft(Event, frozen=True):
    """A unit went to the unit stock without dying (STR-16.28)."""

    place: str
    troop: str


class TokenRemoved(Event, frozen=True):
    """A token or machine of the Invader went back to his stock (STR-2.7)."""

    token: str
    place: str


class WallRaised(Event, frozen=True):
    """Wall elements were added to a section (STR-16.12)."""

    section: str
    count: int


# The assault


class StageBegan(Event, frozen=True):
    """A stage of the assault began (STR-19.1, 20.1)."""

    stage: str


class CannonFired(Event, frozen=True):
    """A cannon fired at a place (STR-19.3)."""

    tower: str
    place: str
    hit_card: str
    hit: bool


class MachineFired(Event, frozen=True):
    """A throwing machine fired at a section (STR-19.5)."""

    machine: str
    place: str
    section: str
    hit: bool


class WallDestroyed(Event, frozen=True):
    """Wall elements, a cauldron or what stood in a tower were destroyed (STR-8.8 to 8.10)."""

    place: str
    what: str
    count: int = 1


class MarksmenFired(Event, frozen=True):
    """Marksmen fired at a rampart (STR-19.12)."""

    rampart: str
    strength: int


class PolesUsed(Event, frozen=True):
    """Poles were used against a section (STR-20.3)."""

    tower: str
    section: str
    hit_card: str
    hit: bool


class InvadersDied(Event, frozen=True):
    """Invader units died (STR-2.8)."""

    place: str
    goblins: int
    orcs: int
    trolls: int
    cause: str


class DefenderDied(Event, frozen=True):
    """A Defender unit died and lies in the hospital (STR-16.29)."""

    place: str
    troop: str
    cause: str


class DefenderTurned(Event, frozen=True):
    """A killed unit became an Invader unit, by a Specter (STR-11.11)."""

    section: str
    troop: str
    unit: str
    appears: bool
    """Whether there was room for it on a foreground (STR-11.14)."""


class StrengthCompared(Event, frozen=True):
    """Both sides added up their strength on a section (STR-20.5)."""

    section: str
    invader: int
    defender: int


class SectionHeld(Event, frozen=True):
    """The fight on a section is over without a breach (STR-20.14, 20.18)."""

    section: str
    advantage: int
    """The Invader's sum without the Defender's."""


class Breached(Event, frozen=True):
    """The Invader breached a section (STR-20.13)."""

    section: str
    advantage: int
    units: int
    """Strength of the Defender's units there."""


class UnitsHealed(Event, frozen=True):
    """Units came back from the hospital into the courtyard (STR-16.29)."""

    marksmen: int
    soldiers: int
    veterans: int
