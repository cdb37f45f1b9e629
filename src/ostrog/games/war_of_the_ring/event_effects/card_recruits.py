"""Chapter 9: cards recruit figures, also for nations at peace and into besieged Strongholds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITE,
    FREE,
    KIND_OF,
    LEADER,
    NATION,
    REGULAR,
    SIDE_OF,
    UNITS,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import War, by_map, stacking_limit
from ostrog.games.war_of_the_ring.board.verbs import CALL_UP, RAISE
from ostrog.games.war_of_the_ring.campaigns.arrival import CaptureSettlement
from ostrog.games.war_of_the_ring.campaigns.mustering import foreign_recruit, place_figure
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits, is_full
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.teams.alternation import is_used_again, use_on
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

Regions = Callable[[War], Iterable[str]]
"""Regions where a card recruits, as they are now."""
Group = tuple[str, ...]
"""Figures that come together to one region; `gondor-unit` is a Regular or an Elite."""


def kinds_of(figure: str) -> Group:
    """The kinds of figures among which the player chooses (WOTR-7.6)."""
    nation, _, kind = figure.rpartition("-")
    return (f"{nation}-{REGULAR}", f"{nation}-{ELITE}") if kind == "unit" else (figure,)


def can_raise_in(war: War, side: int, region: str) -> bool:
    """Whether a card can recruit in a region: free, or besieged and one's own (WOTR-9.10, 9.11)."""
    return war.sieges.get(region) == side or war.is_free(side, region)


def raise_refused(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse a figure that a card does not recruit in a region, though it names both.

    It is of the mate's nation or of one that was just used, its nation has lost the region, it is
    missing, would stand alone or be too many (WOTR-9.8, 9.11, 9.12, 10.1, 13.25, 19.12, 19.24).
    """
    side, nation = SIDE_OF[figure], NATION[figure]
    if not can_raise_in(war, side, region):
        return refuse("WOTR-9.11", region)
    if seat_of_nation(war, nation) != seat:
        return refuse(foreign_recruit(war, seat, figure), figure)
    if NATION_OF[region] == nation and war.control.get(region) == 1 - side:
        return refuse("WOTR-13.25", region)
    if not war.available(side, figure):
        return refuse("WOTR-9.8", figure)
    if is_used_again(war, seat, nation):
        return refuse("WOTR-19.24", nation)
    if side == FREE and KIND_OF[figure] == LEADER and not war.units(side, region):
        return refuse("WOTR-9.12", region)
    inside = war.sieges.get(region) == side  # There the excess goes at once (WOTR-13.29).
    full = figure in UNITS and not inside and is_full(war, side, region)
    return refuse("WOTR-10.1", region) if full else None


class RaiseByCard(Procedure):
    """A card recruits groups of figures, each in another region (WOTR-9.10, 9.11).

    The result is the last region in which somebody was recruited, or an empty text.
    """

    steps = ("choose", "place", "keep_inside", "next_figure", "end")
    lasting = {"choose": ("group", "figure", "region", "taken")}

    seat: int
    groups: tuple[Group, ...]
    """Groups of figures still to be recruited, in order."""
    regions: tuple[str, ...]
    """Where the card recruits, free or not."""
    group: int = 0
    figure: int = 0
    region: str = ""
    """The region of the current group; empty before its first figure."""
    taken: tuple[str, ...] = ()
    """Regions in which groups were recruited."""
    choice: Option | None = None

    def ways(self, war: War) -> list[Option]:
        """The figures that can be recruited now, with their regions (WOTR-9.8, 9.11, 19.12)."""
        wanted = kinds_of(self.groups[self.group][self.figure])
        regions = (self.region,) if self.region else self.regions
        return [
            RAISE[figure, region]
            for region in regions
            if region not in self.taken
            for figure in wanted
            if raise_refused(war, self.seat, figure, region) is None
        ]

    def choose(self, war: War) -> Flow:
        """Ask for a figure and its region; what is missing is skipped (WOTR-7.6, 9.8)."""
        if self.group == len(self.groups):
            return Goto("end")
        options = self.ways(war)
        if not options:
            return Goto("next_figure")
        return Ask(self.seat, "raise", options, "choice", default=(options[0],))

    def place(self, war: War) -> Flow:
        """Put the figure into the region (WOTR-9.10)."""
        figure, self.region = RAISE.refs(self.choice)
        use_on(war, self.seat, NATION[figure])
        place_figure(war, figure, self.region)
        return None

    def keep_inside(self, war: War) -> Flow:
        """Disband at once what a besieged Stronghold cannot hold (WOTR-13.29)."""
        side = war.side(self.seat)
        if war.sieges.get(self.region) != side:
            return None
        return Call(KeepLimits(side=side, regions=(self.region,)))

    def next_figure(self, war: War) -> Flow:
        """Go on with the next figure, or with the next group in another region."""
        self.figure += 1
        self.choice = None
        if self.figure == len(self.groups[self.group]):
            self.group, self.figure = self.group + 1, 0
            if self.region:
                self.taken, self.region = (*self.taken, self.region), ""
        return Goto("choose")

    def end(self, war: War) -> Flow:
        """Return the region of the last group."""
        return Done(self.taken[-1] if self.taken else "")


@RAISE.rule
def raises_what_the_card_gives(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse figures and regions that the card does not name, and those where it cannot recruit.

    See WOTR-7.6, 9.8, 9.11, 9.12, 10.1, 13.25, 19.12 and 19.24.
    """
    frame = war.frame(RaiseByCard)
    if frame is None or frame.seat != seat or region not in frame.regions:
        return refuse("WOTR-7.6", figure, region)
    if figure not in kinds_of(frame.groups[frame.group][frame.figure]):
        return refuse("WOTR-7.6", figure, region)
    refusal = raise_refused(war, seat, figure, region)
    if refusal is not None:
        return refusal
    return None if RAISE[figure, region] in frame.ways(war) else refuse("WOTR-7.6", figure, region)


def raises(figures: str, *regions: str | Regions, times: int = 1) -> Part:
    """A part that recruits figures together in one of some regions.

    `raises("gondor-unit gondor-leader", "dol-amroth")`; with `times` so many groups of them, each
    in another region.
    """
    group = tuple(figures.split())

    def part(war: War, play: PlayEvent) -> Flow:
        found = dict[str, None]()
        for each in regions:
            found |= dict.fromkeys((each,) if isinstance(each, str) else each(war))
        places = tuple(by_map(found))
        return Call(RaiseByCard(seat=play.seat, groups=(group,) * times, regions=places), "region")

    return part


class CallUp(Procedure):
    """A card may recruit up to some figures in one region, whoever holds its Settlement.

    With the first of them the side takes the Settlement back (WOTR-9.10, 13.26).
    """

    steps = ("choose", "place", "retake")

    seat: int
    figure: str
    region: str
    most: int
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def able(self, war: War) -> int:
        """How many can come: not without figures or room, nor where an enemy army is.

        Nor do those of the mate's nation, or of one that was just used (WOTR-9.8, 9.11, 10.1,
        19.12, 19.24).
        """
        side, nation = war.side(self.seat), NATION[self.figure]
        barred = seat_of_nation(war, nation) != self.seat or is_used_again(war, self.seat, nation)
        if barred or not war.is_open(side, self.region):
            return 0
        room = stacking_limit(war, side, self.region) - war.units(side, self.region)
        return max(0, min(self.most, war.available(side, self.figure), room))

    def choose(self, war: War) -> Flow:
        """Ask how many come; also none may."""
        able = self.able(war)
        if not able:
            return Done()
        options = war.legal(self.seat, CALL_UP, tuple(range(able, -1, -1)))
        about = (self.region, self.figure)
        return Ask(self.seat, "call-up", options, "choice", default=(options[0],), about=about)

    def place(self, war: War) -> Flow:
        """Put the figures into the region (WOTR-9.10)."""
        number = CALL_UP.ref(self.choice)
        if not number:
            return Done()
        use_on(war, self.seat, NATION[self.figure])
        for _ in range(number):
            place_figure(war, self.figure, self.region)
        return None

    def retake(self, war: War) -> Flow:
        """Take a Settlement back that the enemy holds (WOTR-13.26)."""
        side = war.side(self.seat)
        if war.control.get(self.region) != 1 - side:
            return None
        return Call(CaptureSettlement(side=side, region=self.region))


@CALL_UP.rule
def calls_up_no_more_than_can_come(war: War, seat: int, number: int) -> Refusal | None:
    """Refuse more figures than the card gives, and than there are (WOTR-7.6, 9.8)."""
    frame = war.frame(CallUp)
    if frame is None or frame.seat != seat or number > frame.most:
        return refuse("WOTR-7.6", number)
    return None if number <= frame.able(war) else refuse("WOTR-9.8", frame.figure)
