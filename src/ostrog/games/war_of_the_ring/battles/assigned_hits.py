"""Chapter 11: how an army takes its casualties."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITE,
    ELITES,
    FIGURES_OF,
    FREE,
    KIND_OF,
    REGULAR_OF,
    SIDE_OF,
    SIDES,
    SLOT,
    UNIT_SLOTS,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import Counts, War, minus, plus, single
from ostrog.games.war_of_the_ring.board.verbs import DONE, REDUCE, REMOVE, REMOVE_FOR_TWO
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def regulars_left(war: War, side: int, elite: str) -> int:
    """Regulars that can replace an Elite: casualties and reinforcements (WOTR-11.29)."""
    slot = SLOT[REGULAR_OF[elite]]
    spare = war.casualties[slot] if side == FREE else 0
    return spare + war.reinforcements[side][slot]


def endurance(side: int, counts: Counts) -> int:
    """The most hits that some figures can take: two for each Elite (WOTR-11.27, 11.28)."""
    figures = FIGURES_OF[side]
    return sum(
        [counts[slot] * (1 + (KIND_OF[figures[slot]] == ELITE)) for slot in UNIT_SLOTS[side]]
    )


class Suffering:
    """An army while hits are assigned to it: what is left of units, hits and Regulars."""

    def __init__(self, war: War, side: int, counts: Counts, hits: int) -> None:
        """Begin before any hit is assigned."""
        self.war, self.side = war, side
        self.counts, self.hits = counts, hits
        self.used: dict[str, int] = {}

    def can_reduce(self, elite: str) -> bool:
        """Whether a Regular of the nation is there to replace an Elite (WOTR-11.29)."""
        return regulars_left(self.war, self.side, elite) > self.used.get(elite, 0)

    def price(self, figure: str) -> int:
        """Hits that it takes to remove a unit (WOTR-11.27 to 11.29)."""
        return 2 if KIND_OF[figure] == ELITE and self.can_reduce(figure) else 1

    def suffer(self, picks: Sequence[Option]) -> Suffering:
        """Assign the hits of some picks."""
        for option in picks:
            figure = str(option.refs[0]) if option.refs else ""
            if option.verb in ("remove", "remove-for-two"):
                self.hits -= self.price(figure) if option.verb == "remove" else 2
                self.counts = minus(self.counts, single(self.side, figure))
            elif option.verb == "reduce":
                self.hits -= 1
                self.used[figure] = self.used.get(figure, 0) + 1
                left = minus(self.counts, single(self.side, figure))
                self.counts = plus(left, single(self.side, REGULAR_OF[figure]))
        return self

    @property
    def is_over(self) -> bool:
        """Whether all hits are assigned, or no unit is left to take them (WOTR-11.26)."""
        return self.hits <= 0 or not unit_number(self.side, self.counts)

    def kinds(self) -> list[str]:
        """The kinds of units that are left."""
        figures = FIGURES_OF[self.side]
        return [figures[slot] for slot in UNIT_SLOTS[self.side] if self.counts[slot]]


class AssignHits(Procedure):
    """The owner of an army chooses what each hit does (WOTR-11.25 to 11.29).

    The result is the tuple of picks; nothing is removed yet, since both sides suffer together
    (WOTR-11.24).
    """

    steps = ("choose", "deliver")

    side: int
    region: str
    counts: Counts
    """The figures that can be hit; those of a rearguard cannot (WOTR-11.7)."""
    hits: int
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def suffering(self, war: War) -> Suffering:
        """The army after the picks so far."""
        return Suffering(war, self.side, self.counts, self.hits).suffer(self.draft)

    def choose(self, war: War) -> Flow:
        """Ask the owner, where there is a choice (WOTR-11.25)."""
        if forced_losses(war, self.side, self.counts, self.hits) is not None:
            return None
        seat, now = seat_of_army(war, self.side, self.region), self.suffering(war)
        options = war.legal(seat, DONE)
        kinds = now.kinds()
        options += war.legal(seat, REMOVE, kinds)
        elites = [kind for kind in kinds if kind in ELITES]
        options += war.legal(seat, REMOVE_FOR_TWO, elites)
        options += war.legal(seat, REDUCE, elites)
        default = (*sensible_losses(war, self.side, now.counts, now.hits, now.used), DONE())
        return Ask(
            seat,
            "casualties",
            options,
            "picks",
            closes=("done",),
            default=default,
            about=(self.region, self.hits),
        )

    def deliver(self, war: War) -> Flow:
        """Return the picks; where there is no choice, those that are forced."""
        if self.picks:
            return Done(self.picks[:-1])
        return Done(tuple(forced_losses(war, self.side, self.counts, self.hits) or ()))


def forced_losses(war: War, side: int, counts: Counts, hits: int) -> list[Option] | None:
    """The losses of an army that has no choice; None if it has one (WOTR-11.25, 11.26)."""
    now = Suffering(war, side, counts, hits)
    if now.is_over:
        return []
    kinds = now.kinds()
    if hits >= endurance(side, counts):
        return [REMOVE[kind] for kind in kinds for _ in range(counts[SLOT[kind]])]
    if len(kinds) == 1 and KIND_OF[kinds[0]] != ELITE:
        return [REMOVE[kinds[0]]] * hits
    return None


def sensible_losses(
    war: War, side: int, counts: Counts, hits: int, used: dict[str, int]
) -> list[Option]:
    """A sensible way to take hits: Regulars first, then Elites are reduced.

    An Elite that cannot be reduced takes two hits if there are two (WOTR-11.28).
    """
    now, found = Suffering(war, side, counts, hits), list[Option]()
    now.used = dict(used)
    while not now.is_over:
        kinds = now.kinds()
        regulars = [kind for kind in kinds if KIND_OF[kind] != ELITE]
        pick = REMOVE[regulars[0]] if regulars else REDUCE[kinds[0]]
        if not regulars and not now.can_reduce(kinds[0]):
            pick = (REMOVE_FOR_TWO if now.hits > 1 else REMOVE)[kinds[0]]
        now.suffer((pick,))
        found.append(pick)
    return found


def assigning(war: War, seat: int) -> AssignHits | None:
    """The casualties that a seat chooses now, if any."""
    frame = war.frame(AssignHits)
    if frame is None or frame.step != "choose":
        return None
    return frame if seat_of_army(war, frame.side, frame.region) == seat else None


@REMOVE.rule
def removes_a_unit_for_its_hits(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse a unit that is not there, and an Elite for a single hit (WOTR-11.25 to 11.29)."""
    frame = assigning(war, seat)
    if frame is None:
        return refuse("WOTR-11.25", figure)
    now = frame.suffering(war)
    if SIDE_OF[figure] != frame.side or not now.counts[SLOT[figure]]:
        return refuse("WOTR-11.25", figure)
    if now.hits <= 0:
        return refuse("WOTR-11.26", figure)
    return None if now.price(figure) <= now.hits else refuse("WOTR-11.28", figure)


@REMOVE_FOR_TWO.rule
def spends_two_hits_on_an_elite(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse two hits on an Elite that is not there, and where it takes two anyway.

    Without a Regular to replace it one hit would do, but the owner may spend two (WOTR-11.28).
    """
    frame = assigning(war, seat)
    if frame is None:
        return refuse("WOTR-11.27", figure)
    now = frame.suffering(war)
    if SIDE_OF[figure] != frame.side or not now.counts[SLOT[figure]]:
        return refuse("WOTR-11.27", figure)
    if now.hits <= 0:
        return refuse("WOTR-11.26", figure)
    able = now.hits > 1 and not now.can_reduce(figure)
    return None if able else refuse("WOTR-11.28", figure)


@REDUCE.rule
def reduces_an_elite_for_a_hit(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse to reduce an Elite that is not there or has no Regular (WOTR-11.27, 11.29)."""
    frame = assigning(war, seat)
    if frame is None:
        return refuse("WOTR-11.27", figure)
    now = frame.suffering(war)
    if SIDE_OF[figure] != frame.side or not now.counts[SLOT[figure]]:
        return refuse("WOTR-11.27", figure)
    if now.hits <= 0:
        return refuse("WOTR-11.26", figure)
    return None if now.can_reduce(figure) else refuse("WOTR-11.29", figure)


@DONE.rule
def assigns_every_hit(war: War, seat: int) -> Refusal | None:
    """Refuse to stop before all hits are assigned (WOTR-11.25)."""
    frame = assigning(war, seat)
    if frame is None or frame.suffering(war).is_over:
        return None
    return refuse("WOTR-11.25", frame.suffering(war).hits)


def replace_elite(war: War, side: int, region: str, elite: str) -> None:
    """Put a Regular in the place of an Elite: from casualties first (WOTR-11.27, 11.29, 11.30)."""
    regular = REGULAR_OF[elite]
    slot = SLOT[regular]
    if side == FREE and war.casualties[slot]:
        war.casualties[slot] -= 1
    else:
        war.reinforcements[side][slot] -= 1
    war.put(side, region, single(side, regular))
    war.take(side, region, single(side, elite))
    war.remove_for_good(side, single(side, elite))


def take_losses(
    war: War, side: int, region: str, counts: Counts, picks: Sequence[Option]
) -> Counts:
    """Remove and reduce units as picked; return what is left of some figures (WOTR-11.27, 11.30).

    Reductions come first, since a picked Regular may be one that replaced an Elite.
    """
    for figure in REDUCE.among(picks):
        replace_elite(war, side, region, figure)
        counts = plus(minus(counts, single(side, figure)), single(side, REGULAR_OF[figure]))
    gone = (*REMOVE.among(picks), *REMOVE_FOR_TWO.among(picks))
    for figure in gone:
        war.take(side, region, single(side, figure))
        war.remove_for_good(side, single(side, figure))
        counts = minus(counts, single(side, figure))
    if picks:
        reduced = tuple(REDUCE.among(picks))
        war.tell(events.CasualtiesTaken(SIDES[side], region, gone, reduced))
    return counts
