"""Chapters 10 and 13: the largest armies, and what becomes of units above the limit."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import (
    FIGURES_OF,
    SIDE_OF,
    SIDES,
    SLOT,
    UNIT_COUNTS,
    UNIT_SLOTS,
)
from ostrog.games.war_of_the_ring.board.seats import (
    is_apart,
    leading_seat,
    mate_of,
    parts_of,
    seat_of_army,
)
from ostrog.games.war_of_the_ring.board.state import (
    Counts,
    War,
    minus,
    names_of,
    single,
    stacking_limit,
)
from ostrog.games.war_of_the_ring.board.verbs import DISBAND, DONE
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def excess(war: War, side: int, region: str) -> int:
    """Number of units of a side above the limit of a region (WOTR-10.1, 10.2)."""
    units = war.units(side, region)
    return max(0, units - stacking_limit(war, side, region)) if units else 0


def is_full(war: War, side: int, region: str) -> bool:
    """Whether a region has no room for another unit of a side (WOTR-10.1, 10.2)."""
    return war.units(side, region) >= stacking_limit(war, side, region)


class KeepLimits(Procedure):
    """At the end of an action the units above the limit leave some regions (WOTR-10.3, 10.4)."""

    steps = ("look", "again")

    side: int
    regions: tuple[str, ...]

    def look(self, war: War) -> Flow:
        """Let the owner disband units in the next region that holds too many (WOTR-10.3)."""
        for region in self.regions:
            if excess(war, self.side, region):
                return Call(DisbandUnits(side=self.side, region=region))
        return Done()

    def again(self, war: War) -> Flow:
        """Look for another region."""
        return Goto("look")


class DisbandUnits(Procedure):
    """The owner chooses which units above the limit go back (WOTR-10.3, 13.6, 13.29).

    Team mates with separate armies remove one unit each in turn (WOTR-19.17).
    """

    steps = ("choose", "remove", "again")
    lasting = {"choose": ("last",)}

    side: int
    region: str
    last: int = -1
    """The mate who has just removed a unit of separate armies."""
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def owner(self, war: War) -> int:
        """The mate whose turn it is to remove a unit of separate armies; otherwise -1.

        The one who does not lead begins (WOTR-19.17).
        """
        if not is_apart(war, self.side, self.region):
            return -1
        return mate_of(war, leading_seat(war, self.side) if self.last < 0 else self.last)

    def chooser(self, war: War) -> int:
        """The seat that chooses: the mate in turn, or whoever commands the army (WOTR-19.17)."""
        owner = self.owner(war)
        return seat_of_army(war, self.side, self.region) if owner < 0 else owner

    def slots(self, war: War) -> tuple[int, ...]:
        """Positions of the units that can be chosen."""
        owner = self.owner(war)
        return UNIT_SLOTS[self.side] if owner < 0 else parts_of(war).holdings[owner].units

    def choose(self, war: War) -> Flow:
        """Ask for the units, unless all are of one kind (WOTR-10.3)."""
        counts, slots = war.counts(self.side, self.region), self.slots(war)
        if sum(counts[slot] > 0 for slot in slots) == 1:
            return None
        seat, figures = self.chooser(war), FIGURES_OF[self.side]
        left = self.left(war, self.draft)
        options = war.legal(seat, DONE)
        options += war.legal(seat, DISBAND, [figures[slot] for slot in slots if left[slot]])
        return Ask(
            seat,
            "disband",
            options,
            "picks",
            closes=("done",),
            default=(*self.weakest(war, left), DONE()),
            about=(self.region,),
        )

    def remove(self, war: War) -> Flow:
        """Put the units back into the reinforcements (WOTR-10.3)."""
        counts, owner = war.counts(self.side, self.region), self.owner(war)
        left = self.left(war, self.picks or self.weakest(war, counts))
        gone = minus(counts, left)
        war.take(self.side, self.region, gone)
        war.disband(self.side, gone)
        shown = names_of(self.side, gone)
        war.tell(events.FiguresDisbanded(SIDES[self.side], self.region, shown))
        self.last = owner
        return None

    def again(self, war: War) -> Flow:
        """Go on with the other mate while there are too many units (WOTR-19.17)."""
        self.picks = ()
        return Goto("choose") if excess(war, self.side, self.region) else Done()

    def left(self, war: War, picks: Sequence[Option]) -> Counts:
        """The figures that stay after some picks."""
        counts = war.counts(self.side, self.region)
        for figure in DISBAND.among(picks):
            counts = minus(counts, single(self.side, figure))
        return counts

    def over(self, war: War, counts: Counts) -> int:
        """Number of units that must still be chosen (WOTR-10.1, 10.2); one in turn (WOTR-19.17)."""
        units = sum(UNIT_COUNTS[self.side](counts))
        most = units - stacking_limit(war, self.side, self.region)
        if self.owner(war) < 0:
            return most
        return min(most, 1 - war.units(self.side, self.region) + units)

    def weakest(self, war: War, counts: Counts) -> list[Option]:
        """A sensible choice: Regulars before Elites."""
        slots = sorted(self.slots(war), key=lambda slot: FIGURES_OF[self.side][slot][-5:])
        regulars_first = sorted(
            slots, key=lambda slot: FIGURES_OF[self.side][slot].endswith("elite")
        )
        kinds = [slot for slot in regulars_first for _ in range(counts[slot])]
        return [DISBAND[FIGURES_OF[self.side][slot]] for slot in kinds[: self.over(war, counts)]]


def disbanding(war: War, seat: int) -> DisbandUnits | None:
    """The choice of units above a limit that a seat makes now, if any."""
    frame = war.frame(DisbandUnits)
    if frame is None or frame.step != "choose":
        return None
    return frame if frame.chooser(war) == seat else None


@DISBAND.rule
def disbands_only_the_excess(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse units that are not there, and more than the excess (WOTR-10.1, 10.3)."""
    frame = disbanding(war, seat)
    if frame is None or SIDE_OF[figure] != frame.side:
        return refuse("WOTR-10.3", figure)
    if SLOT[figure] not in frame.slots(war):
        return refuse("WOTR-19.17", figure)
    left = frame.left(war, frame.draft)
    if frame.over(war, left) <= 0:
        return refuse("WOTR-10.1", frame.region)
    return None if left[SLOT[figure]] else refuse("WOTR-10.3", figure)


@DONE.rule
def keeps_to_the_limit(war: War, seat: int) -> Refusal | None:
    """Refuse to keep units above the limit (WOTR-10.1, 10.2)."""
    frame = disbanding(war, seat)
    if frame is None or frame.over(war, frame.left(war, frame.draft)) <= 0:
        return None
    inside = war.sieges.get(frame.region) == frame.side
    return refuse("WOTR-10.2" if inside else "WOTR-10.1", frame.region)
