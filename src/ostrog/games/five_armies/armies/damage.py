"""Chapters 25, 26, 27 and 30: damage, fortifications, casualties and destroyed armies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.games.five_armies.armies.bilbo import Vanish
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import FREE, GREAT_ORCS, UNIT, UNITS
from ostrog.games.five_armies.board.state import Army, War, unit_names
from ostrog.games.five_armies.board.verbs import DONE, LOSE, REDOUBTABLE
from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Flow,
    Option,
    Procedure,
    Refusal,
    State,
    Together,
    query,
    refuse,
)

REGULARS = UNIT["dwarf-regulars"]
WEAKEST_FIRST = tuple(
    UNIT[unit]
    for unit in (
        "goblins",
        "orcs",
        "wargs",
        "great-orcs",
        "lake-men",
        "wood-elf-archers",
        "wood-elf-spearmen",
        "dwarf-regulars",
        "dwarf-veterans",
    )
)
"""Order in which default choices give up units."""


@query
def damage_per_casualty(war: War) -> int:
    """Damage removed with each eliminated unit (B5A-25.5, B5A-25.8)."""
    return 2


def is_intact(war: War, region: str) -> bool:
    """Whether a region has a fortification that is not destroyed (B5A-26.1)."""
    return region in war.breaches and war.breaches[region] < war.values.defence[region]


def deal(war: War, place: str, damage: int, *, sheltered: bool) -> int:
    """Put damage into an intact fortification first, the rest on the army (B5A-25.1, 26.3, 26.4).

    Returns the damage put on the army. `sheltered` is false where the fortification does not help:
    for the attacker (B5A-26.9) and for damage an army inflicts on itself (B5A-26.10).
    """
    absorbed = 0
    if sheltered and is_intact(war, place):
        absorbed = min(damage, war.values.defence[place] - war.breaches[place])
        war.breaches[place] += absorbed
    army = war.armies.get(place)
    if army is None:  # Beorn is there without an army (B5A-26.10).
        hurt_beorn(war, place, damage - absorbed, absorbed)
    elif damage:
        war.armies[place] = msgspec.structs.replace(army, damage=army.damage + damage - absorbed)
        war.tell(events.DamageDealt(army.seat, place, damage - absorbed, absorbed))
    if absorbed and not is_intact(war, place):
        war.tell(events.FortificationDestroyed(place))
    return damage - absorbed


def hurt_beorn(war: War, place: str, damage: int, absorbed: int) -> None:
    """Remove one wrath for each damage; eliminate Beorn if none is left (B5A-33.18)."""
    if damage + absorbed:
        war.tell(events.DamageDealt(FREE, place, damage, absorbed))
    if damage:
        war.wrath = max(0, war.wrath - damage)
        war.tell(events.WrathLeft(war.wrath))
        if not war.wrath:
            war.eliminate("beorn")


# Casualties


class ChooseCasualties(Procedure):
    """The owner of an army chooses the units it loses (B5A-25.5 to 25.10)."""

    steps = ("choose", "deliver")

    seat: int
    place: str
    kind: str = "casualties"
    redoubtable: bool = False
    """Whether one Dwarf Regulars unit may be given up for three damage."""
    at_most: int = -1
    """Damage that may be left after forced casualties (B5A-28.21); -1 for ordinary casualties."""
    forced: bool = False
    """Whether only forced casualties are allowed, until the damage fits the units (B5A-15.6)."""
    losses: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The place of the army, for the breadcrumb."""
        return (self.place,)

    def choose(self, war: War) -> Flow:
        """Ask the owner which units to lose (B5A-25.7)."""
        army = war.armies[self.place]
        if not army.damage:
            return Done(())
        units, damage = after(war, army, self.draft)
        options = war.legal(self.seat, DONE)
        options += war.legal(self.seat, LOSE, [UNITS[n] for n, c in enumerate(units) if c])
        if self.redoubtable:
            options += war.legal(self.seat, REDOUBTABLE)
        needed = self.least(war, units, damage)
        return Ask(
            self.seat,
            self.kind,
            options,
            "losses",
            closes=("done",),
            default=(*needed, DONE()),
            about=(self.place, len(needed), self.at_stake(war, units, damage)),
        )

    def at_stake(self, war: War, units: tuple[int, ...], damage: int) -> int:
        """Number of characters that could fall with the last unit (B5A-27.1)."""
        may_lose_all = damage > damage_per_casualty(war) * (sum(units) - 1)
        return len(war.characters_at(self.place, self.seat)) if may_lose_all else 0

    def deliver(self, war: War) -> Flow:
        """Return the chosen casualties to the caller, which carries them out."""
        return Done(self.losses)

    def fits(self, units: Sequence[int], damage: int) -> bool:
        """Whether no further casualties are forced (B5A-25.8, 25.11, 28.21)."""
        standing = sum(units)
        return not standing or damage <= (standing if self.at_most < 0 else self.at_most)

    def least(self, war: War, units: tuple[int, ...], damage: int) -> list[Option]:
        """The fewest casualties that are enough, weakest units first (B5A-25.8, 28.21)."""
        left, lost = list(units), list[Option]()
        while not self.fits(left, damage):
            unit = next(number for number in WEAKEST_FIRST if left[number])
            left[unit] -= 1
            damage -= min(damage, damage_per_casualty(war))
            lost.append(LOSE[UNITS[unit]])
        return lost


def after(war: War, army: Army, losses: Sequence[Option]) -> tuple[tuple[int, ...], int]:
    """The units and the damage of an army after some casualties (B5A-25.4, 25.5, 25.8)."""
    units, damage = list(army.units), army.damage
    for option in losses:
        if option.verb == "lose":
            units[UNIT[str(option.refs[0])]] -= 1
            damage -= min(damage, damage_per_casualty(war))
        elif option.verb == "redoubtable":
            units[REGULARS] -= 1
            damage -= min(damage, 3)
    return tuple(units), damage


def choosing(war: War, seat: int) -> tuple[ChooseCasualties, tuple[int, ...], int] | None:
    """The casualties a seat is choosing, with units and damage left so far (B5A-25.7, 25.12)."""
    frame = war.frame(ChooseCasualties)
    if frame is None or frame.seat != seat or frame.place not in war.armies:
        return None
    units, damage = after(war, war.armies[frame.place], frame.draft)
    return frame, units, damage


def cannot_lose(place: str, unit: str, units: Sequence[int], damage: int) -> Refusal | None:
    """Refuse to lose a unit the army lacks, or any unit without damage (B5A-25.7, 25.10)."""
    if not units[UNIT[unit]]:
        return refuse("B5A-25.7", unit, place)
    return None if damage else refuse("B5A-25.10", place)


@LOSE.rule
def loses_units_for_damage(war: War, seat: int, unit: str) -> Refusal | None:
    """Refuse casualties without damage or beyond what is forced (B5A-25.7, 25.10, 28.21)."""
    found = choosing(war, seat)
    if found is None:
        return None
    frame, units, damage = found
    refusal = cannot_lose(frame.place, unit, units, damage)
    if refusal is not None:
        return refusal
    if (frame.forced or frame.at_most >= 0) and frame.fits(units, damage):
        return refuse("B5A-15.6" if frame.forced else "B5A-28.21", frame.place)
    return None


@REDOUBTABLE.rule
def gives_up_regulars(war: War, seat: int) -> Refusal | None:
    """Refuse Redoubtable unless a black die hit and it is still unused (B5A-25.4)."""
    found = choosing(war, seat)
    if found is None:
        return None
    frame, units, damage = found
    if not frame.redoubtable or REDOUBTABLE() in frame.draft:
        return refuse("B5A-23.5", "unit-dwarf-regulars")
    return cannot_lose(frame.place, "dwarf-regulars", units, damage)


@DONE.rule
def has_lost_enough(war: War, seat: int) -> Refusal | None:
    """Refuse to finish while more casualties are forced (B5A-25.8, 28.21)."""
    found = choosing(war, seat)
    if found is None:
        return None
    frame, units, damage = found
    if frame.fits(units, damage):
        return None
    return refuse("B5A-25.8" if frame.at_most < 0 else "B5A-28.21", frame.place)


def take_losses(war: War, place: str, losses: Sequence[Option]) -> None:
    """Carry out casualties; the units return to the supply (B5A-25.6, 27.1)."""
    army = war.armies[place]
    units, damage = after(war, army, losses)
    lost = tuple([a - b for a, b in zip(army.units, units, strict=True)])
    if not any(lost):
        return
    war.tell(events.UnitsLost(army.seat, place, unit_names(lost)))
    quieten_howling(war, lost)
    if any(units):
        war.armies[place] = msgspec.structs.replace(army, units=units, damage=damage)
    else:
        war.destroy(place)


def quieten_howling(war: War, lost: Sequence[int]) -> None:
    """Discard Howling Orcs if a Great Orcs unit returned to the supply (CR-41)."""
    if lost[GREAT_ORCS] and war.on_table("ss-howling-orcs"):
        war.clear_from_table("ss-howling-orcs")


class TakeCasualties(Procedure):
    """The owner of one army chooses its casualties, and they are carried out (B5A-30.2)."""

    steps = ("choose", "carry_out")

    seat: int
    place: str
    kind: str = "casualties"
    at_most: int = -1
    forced: bool = False
    losses: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask the owner which units to lose, if the army is still there (B5A-25.7)."""
        if war.holder(self.place) != self.seat:
            return Done()
        choice = ChooseCasualties(
            seat=self.seat,
            place=self.place,
            kind=self.kind,
            at_most=self.at_most,
            forced=self.forced,
        )
        return Call(choice, "losses")

    def carry_out(self, war: War) -> Flow:
        """Eliminate the chosen units (B5A-25.6)."""
        take_losses(war, self.place, self.losses)
        return Done()


class Casualties(Procedure):
    """Both sides choose their casualties in secret and take them together (B5A-25.2, 25.12)."""

    steps = ("choose", "take")

    places: dict[int, str]
    """Place of each seat's fighting army."""
    redoubtable: bool = False
    chosen: dict[int, tuple[Option, ...]] = {}

    def choose(self, war: War) -> Flow:
        """Ask each side with damage; only too much damage forces casualties (B5A-25.5, 25.9)."""
        branches: dict[int, Procedure] = {}
        for seat, place in self.places.items():
            army = war.armies.get(place)
            if army is not None and army.seat == seat and army.damage:
                branches[seat] = ChooseCasualties(
                    seat=seat, place=place, redoubtable=self.redoubtable and seat == FREE
                )
        return Together(branches, "chosen") if branches else Done()

    def take(self, war: War) -> Flow:
        """Carry out the casualties of both sides together (B5A-25.2)."""
        for seat, losses in sorted(self.chosen.items()):
            if REDOUBTABLE() in losses:
                war.tell(events.AbilityUsed(seat, "unit-dwarf-regulars"))
            take_losses(war, self.places[seat], losses)
        return Done()


class IncomingDamage(Procedure):
    """Damage that an army is about to take; cards and characters may prevent it (B5A-25.4).

    The result is the damage that is left.
    """

    steps = ("pass_on",)

    place: str
    damage: int

    def pass_on(self, war: War) -> Flow:
        """Leave the damage as it is."""
        return Done(self.damage)

    def controller(self, war: State) -> int:
        """The owner of the army, who chooses if there are several ways to prevent it."""
        assert isinstance(war, War)
        return war.holder(self.place)


class OutsideDamage(Procedure):
    """Chapter 30: an army takes damage outside battle."""

    steps = ("prevent", "place_damage", "bilbo", "casualties")

    seat: int
    place: str
    damage: int
    left: int = 0

    def prevent(self, war: War) -> Flow:
        """Let damage be prevented, before casualties (B5A-30.1, 35.5, CR-07)."""
        if not self.damage:
            return Done()
        return Call(IncomingDamage(place=self.place, damage=self.damage), "left")

    def place_damage(self, war: War) -> Flow:
        """Put the damage on the fortification first, then on the army (B5A-30.1)."""
        self.left = deal(war, self.place, self.left, sheltered=True)
        return None

    def bilbo(self, war: War) -> Flow:
        """Let Bilbo remove damage from his army (B5A-10.21, CR-07)."""
        return Call(Vanish(place=self.place)) if self.left else None

    def casualties(self, war: War) -> Flow:
        """Let the owner of the army take casualties (B5A-30.1, 30.2)."""
        return Call(TakeCasualties(seat=self.seat, place=self.place, kind="outside-damage"))
