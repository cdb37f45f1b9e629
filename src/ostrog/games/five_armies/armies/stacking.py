"""Chapters 13 and 15: the stacking limit, and armies that exceed it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.games.five_armies.armies.damage import (
    WEAKEST_FIRST,
    TakeCasualties,
    after,
    cannot_lose,
    quieten_howling,
    take_losses,
)
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import UNIT, UNITS
from ostrog.games.five_armies.board.state import War, stacking_limit, unit_names
from ostrog.games.five_armies.board.verbs import DONE, LOSE, REMOVE
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


def exceeds(war: War, place: str) -> int:
    """The number of units by which an army exceeds the stacking limit (B5A-13.2, 13.4)."""
    army = war.armies.get(place)
    if army is None or army.size <= war.values.stacking:
        return 0
    return max(0, army.size - stacking_limit(war, place, army.seat))


def overfull(war: War, places: Sequence[str]) -> str:
    """The first of some places whose army exceeds the limit, or an empty string (B5A-13.2)."""
    return next((place for place in places if exceeds(war, place)), "")


class Overstack(Procedure):
    """Excess units are removed from an army, after voluntary casualties.

    Used after moving (B5A-15.3 to 15.6) and after recruiting (B5A-18.17, 18.18).
    """

    steps = ("choose", "carry_out", "forced_casualties")

    seat: int
    place: str
    chosen: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The place of the army, for the breadcrumb."""
        return (self.place,)

    def choose(self, war: War) -> Flow:
        """Ask for casualties and units to remove (B5A-15.3, 15.4)."""
        army = war.armies[self.place]
        if not army.damage and army.size in army.units:
            return None  # One unit type and no damage: there is no choice.
        units, _ = remaining(war, self.place, self.draft)
        left = [UNITS[number] for number, count in enumerate(units) if count]
        options = war.legal(self.seat, DONE)
        options += war.legal(self.seat, REMOVE, left)
        options += war.legal(self.seat, LOSE, left)
        default = (*removal(war, self.place, units), DONE())
        return Ask(
            self.seat,
            "overstack",
            options,
            "chosen",
            closes=("done",),
            default=default,
            about=(self.place,),
        )

    def carry_out(self, war: War) -> Flow:
        """Eliminate and remove units; removing takes no damage off (B5A-15.3, 15.5, CR-41)."""
        casualties = [option for option in self.chosen if option.verb == "lose"]
        removed = [option for option in self.chosen if option.verb == "remove"]
        if not self.chosen:
            removed = list(removal(war, self.place, war.armies[self.place].units))
        take_losses(war, self.place, casualties)
        if removed:
            army = war.armies[self.place]
            units = list(army.units)
            for unit in REMOVE.among(removed):
                units[UNIT[unit]] -= 1
            gone = tuple([a - b for a, b in zip(army.units, units, strict=True)])
            war.armies[self.place] = msgspec.structs.replace(army, units=tuple(units))
            war.tell(events.UnitsRemoved(self.seat, self.place, unit_names(gone)))
            quieten_howling(war, gone)
        return None

    def forced_casualties(self, war: War) -> Flow:
        """Take forced casualties if the damage still exceeds the units (B5A-15.6)."""
        army = war.armies.get(self.place)
        if army is None or army.damage <= army.size:
            return Done()
        return Call(TakeCasualties(seat=self.seat, place=self.place, forced=True))


def remaining(war: War, place: str, draft: Sequence[Option]) -> tuple[tuple[int, ...], int]:
    """The units and damage left after the picks so far (B5A-15.3, 15.4)."""
    units, damage = after(war, war.armies[place], draft)
    left = list(units)
    for option in draft:
        if option.verb == "remove":
            left[UNIT[str(option.refs[0])]] -= 1
    return tuple(left), damage


def removal(war: War, place: str, units: Sequence[int]) -> list[Option]:
    """The options that remove the excess, weakest units first (B5A-15.3)."""
    left, gone = list(units), list[Option]()
    while sum(left) > stacking_limit(war, place, war.armies[place].seat):
        unit = next(number for number in WEAKEST_FIRST if left[number])
        left[unit] -= 1
        gone.append(REMOVE[UNITS[unit]])
    return gone


def thinning(war: War, seat: int) -> tuple[Overstack, tuple[int, ...], int] | None:
    """The army from which a seat is removing excess, with units and damage left (B5A-15.3)."""
    frame = war.frame(Overstack)
    if frame is None or frame.seat != seat or frame.step != "choose":
        return None
    if frame.place not in war.armies:
        return None
    units, damage = remaining(war, frame.place, frame.draft)
    return frame, units, damage


@REMOVE.rule
def removes_only_the_excess(war: War, seat: int, unit: str) -> Refusal | None:
    """Refuse to remove more units than the excess (B5A-15.3, 13.2)."""
    found = thinning(war, seat)
    if found is None:
        return None
    frame, units, _ = found
    if sum(units) <= stacking_limit(war, frame.place, seat):
        return refuse("B5A-13.2", frame.place)
    return None if units[UNIT[unit]] else refuse("B5A-15.3", unit, frame.place)


@LOSE.rule
def takes_casualties_before_removing(war: War, seat: int, unit: str) -> Refusal | None:
    """Refuse voluntary casualties after a unit was removed as excess (B5A-15.4)."""
    found = thinning(war, seat)
    if found is None:
        return None
    frame, units, damage = found
    if any(option.verb == "remove" for option in frame.draft):
        return refuse("B5A-15.4", frame.place)
    return cannot_lose(frame.place, unit, units, damage)


@DONE.rule
def keeps_the_stacking_limit(war: War, seat: int) -> Refusal | None:
    """Refuse to finish while the army exceeds the limit (B5A-13.2, 15.3)."""
    found = thinning(war, seat)
    if found is None:
        return None
    frame, units, _ = found
    if sum(units) > stacking_limit(war, frame.place, seat):
        return refuse("B5A-13.2", frame.place)
    return None
