"""Chapter 10: armies move by the results Army and Character, and by cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ostrog.games.war_of_the_ring.board.map import NATION_OF, WALLED
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import (
    Counts,
    War,
    adjacent,
    closed_regions,
    minus,
    plus,
)
from ostrog.games.war_of_the_ring.board.verbs import DONE, GO, MARCH
from ostrog.games.war_of_the_ring.campaigns.arrival import (
    ArmyArrives,
    CaptureSettlement,
    move_party,
)
from ostrog.games.war_of_the_ring.campaigns.splitting import (
    Party,
    Splitting,
    act_refused,
    can_spare,
    command_refused,
    figures_at_peace,
    figures_of,
    has_own_unit,
    is_led,
    nations_at_peace,
    party_of,
    travellers,
    unit_number,
    without,
)
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.games.war_of_the_ring.teams.alternation import none_can_act, use_army
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Refusal, refuse


class Departure(NamedTuple):
    """Those of an army who have not moved in this action, and what keeps them from going."""

    side: int
    whole: Party
    at_peace: tuple[str, ...]
    """Their nations that are not At War."""
    unfit: Refusal | None
    """Why they cannot go anywhere together."""
    closed: dict[str, str]
    """The regions that their side cannot enter, each with the card that says so (WOTR-7.8)."""

    def bound_for(self, to: str) -> Party:
        """The part that can enter a region (WOTR-10.15, 14.17, 14.18).

        Figures of a nation not At War enter regions of their own nation and of none.
        """
        if not self.at_peace or may_cross(self.at_peace, to):
            return self.whole
        home = NATION_OF[to]
        kept = [nation for nation in self.at_peace if nation != home]
        counts, who = self.whole
        return Party(minus(counts, figures_of(self.side, counts, kept)), who)


class MoveHosts(Splitting, kw_only=True):
    """Some armies move, one region each unless a card says otherwise (WOTR-10.8, 10.9, 10.17).

    The result is the region where the last of them has arrived.
    """

    steps = (
        "choose",
        "set_out",
        "enter",
        "forsake",
        "go_on",
        "walk_on",
        "rouse",
        "arrived",
        "limits",
        "end",
    )
    lasting = {
        "choose": ("made", "ways", "moved", "moved_who", "touched"),
        "enter": ("made", "ways", "moved", "moved_who", "touched", "path", "going", "going_who"),
    }

    armies: int = 1
    """The most armies that may move."""
    least: int = 1
    """The number of armies that must move, as far as they can (WOTR-7.6)."""
    regions: int = 1
    """How many regions each of them may go."""
    joins: bool = False
    """Whether they must end where another own army stands that is not besieged."""
    given: tuple[tuple[str, str], ...] = ()
    """Ways that a card gives, each with its goal, however far; empty for those to neighbours."""
    from_inside: bool = False
    """Whether besieged armies move too (WOTR-10.20)."""
    made: int = 0
    ways: tuple[tuple[str, str], ...] = ()
    """Regions that armies have left in this action, each with their goal (WOTR-10.11)."""
    moved: dict[str, Counts] = {}
    """Figures that have moved in this action, by the region where they are (WOTR-10.8)."""
    moved_who: tuple[str, ...] = ()
    """Characters who have moved in this action."""
    touched: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    """Regions of the army on the march: where it set out, and all that it enters (WOTR-10.17)."""
    going: Counts = ()
    """Its figures; it picks up and drops nobody on the way (WOTR-10.17)."""
    going_who: tuple[str, ...] = ()
    onward: Option | None = None

    def source_of(self) -> str:
        """The region of the chosen army."""
        return MARCH.refs(self.draft[0])[0]

    def standing(self, war: War) -> Party:
        """Everybody in the region of the chosen army."""
        source = self.source_of()
        side = war.side(self.seat)
        return Party(war.counts(side, source), war.characters_at(side, source))

    def whole(self, war: War) -> Party | None:
        """Everybody who can make the chosen move."""
        if not self.draft:
            return None
        return self.able(war, *MARCH.refs(self.draft[0]))

    def able(self, war: War, source: str, to: str) -> Party:
        """The part of an army that can move to a region (WOTR-10.8, 10.15, 8.4)."""
        closed = closed_regions(war, war.side(self.seat))
        return self.departing(war, source, closed).bound_for(to)

    def departing(self, war: War, source: str, closed: dict[str, str]) -> Departure:
        """What can leave a region in this action, and what holds it back."""
        side = war.side(self.seat)
        counts, who = self.unmoved(war, source)
        whole = Party(counts, travellers(war, who) if who else who)
        at_peace = nations_at_peace(war, side, counts)
        unfit = party_refused(war, self, source, whole)
        return Departure(side, whole, at_peace, unfit, closed)

    def unmoved(self, war: War, source: str) -> Party:
        """The part of an army that has not moved in this action (WOTR-10.8)."""
        party = party_of(war, self.seat, source, True)
        if source not in self.moved:
            return party
        held = self.moved[source]
        counts = [max(0, n - moved) for n, moved in zip(party.counts, held, strict=True)]
        who = [each for each in party.who if each not in self.moved_who]
        return Party(tuple(counts), tuple(who))

    def goals_from(self, war: War, source: str) -> tuple[str, ...]:
        """The regions to which an army might go at once (WOTR-2.1, 10.16)."""
        if self.given:
            return tuple([to for start, to in self.given if start == source])
        return adjacent(war, source, "army")

    # Marches through several regions

    def may_end(self, war: War, start: str, region: str) -> bool:
        """Whether a march can end in a region (WOTR-10.11, 10.17)."""
        if (start, region) in self.ways:
            return False
        if not self.joins:
            return True
        side = war.side(self.seat)
        units = war.units(side, region)
        if self.path and region == self.path[-1]:
            units -= unit_number(side, self.going)
        return region != start and units > 0 and war.sieges.get(region) != side

    def reaches(
        self, war: War, start: str, region: str, at_peace: tuple[str, ...], more: int
    ) -> bool:
        """Whether a march that has come to a region can end, after so many regions more."""
        if self.may_end(war, start, region):
            return True
        return more > 0 and any(
            self.enters(war, to, at_peace) and self.reaches(war, start, to, at_peace, more - 1)
            for to in adjacent(war, region, "army")
        )

    def enters(self, war: War, to: str, at_peace: tuple[str, ...]) -> bool:
        """Whether an army with some nations at peace may enter a region.

        See WOTR-7.8, 10.14 and 10.15.
        """
        side = war.side(self.seat)
        able = war.is_open(side, to) and may_cross(at_peace, to)
        return able and to not in closed_regions(war, side)

    def arrives(self, war: War, source: str, to: str, party: Party) -> bool:
        """Whether a party that sets out to a region can end its march (WOTR-10.17)."""
        if not self.joins:
            return True
        at_peace = nations_at_peace(war, war.side(self.seat), party.counts)
        return self.reaches(war, source, to, at_peace, self.regions - 1)

    def some_arrive(self, war: War, source: str, to: str, party: Party) -> bool:
        """Whether a part of a party can end its march if the others stay (WOTR-10.17)."""
        if not self.joins:
            return True
        side = war.side(self.seat)
        fit = minus(party.counts, figures_at_peace(war, side, party.counts))
        parts = [fit] + [
            figures_of(side, party.counts, (nation,))
            for nation in nations_at_peace(war, side, party.counts)
        ]
        return any(
            unit_number(side, counts) > 0
            and act_refused(war, self.seat, source, Party(counts, party.who)) is None
            and self.arrives(war, source, to, Party(counts, party.who))
            for counts in parts
        )

    def may_not_act(self, war: War, party: Party) -> Refusal | None:
        """Refuse also a part that cannot end its march where it must (WOTR-10.17)."""
        refusal = super().may_not_act(war, party)
        source, to = MARCH.refs(self.draft[0])
        able = refusal is not None or self.arrives(war, source, to, party)
        return refusal if able else refuse("WOTR-10.17", to)

    def cannot_do_with(self, war: War, party: Party) -> Refusal | None:
        """Refuse also a part of which nobody can end the march where it must (WOTR-10.17)."""
        refusal = super().cannot_do_with(war, party)
        source, to = MARCH.refs(self.draft[0])
        able = refusal is not None or self.some_arrive(war, source, to, party)
        return refusal if able else refuse("WOTR-10.17", to)

    def onward_refused(self, war: War, source: str, to: str) -> Refusal | None:
        """Refuse to march on to a region (WOTR-7.8, 10.14 to 10.17)."""
        start, here, side = self.path[0], self.path[-1], war.side(self.seat)
        more = self.regions - len(self.path)
        if source != here or self.given or more < 0:
            return refuse("WOTR-10.17", to)
        if to not in adjacent(war, source, "army"):
            return refuse("WOTR-10.16" if to in WALLED[source] else "WOTR-2.1", source, to)
        if not war.is_open(side, to):
            return refuse("WOTR-10.14", to)
        at_peace = nations_at_peace(war, side, self.going)
        if not may_cross(at_peace, to):
            return refuse("WOTR-10.15", source, to)
        closed = closed_regions(war, side)
        if to in closed:
            return refuse("WOTR-7.8", closed[to])
        able = self.reaches(war, start, to, at_peace, more)
        return None if able else refuse("WOTR-10.17", to)

    # Steps

    def choose(self, war: War) -> Flow:
        """Ask for an army and its goal, then for those who stay (WOTR-10.8, 10.10)."""
        if self.draft:
            options = self.dividing(war, GO)
        else:
            options = [MARCH[way] for way in marches(war, self, war.armies(war.side(self.seat)))]
            if self.made >= self.least:
                options.append(DONE())
        closing = options[0] if self.draft else options[-1]
        default = (closing,) if closing.verb in ("go", "done") else ()
        return Ask(self.seat, "march", options, "picks", closes=("go", "done"), default=default)

    def set_out(self, war: War) -> Flow:
        """Let the part that goes set out; from now on it is fixed (WOTR-10.10, 10.17)."""
        if DONE.chosen(self.picks[-1]):
            return Goto("limits")
        source, to = MARCH.refs(self.picks[0])
        whole = self.able(war, source, to)
        self.going, self.going_who = without(whole, war.side(self.seat), self.picks[1:-1])
        self.path = (source, to)
        return None

    def enter(self, war: War) -> Flow:
        """Move it to the next region, with what the arrival causes (WOTR-8.15, 10.18)."""
        side = war.side(self.seat)
        *_, source, to = self.path
        move_party(war, side, source, to, Party(self.going, self.going_who))
        return Call(ArmyArrives(side=side, region=to))

    def forsake(self, war: War) -> Flow:
        """Let the besiegers take a Stronghold whose defenders have left it (WOTR-13.22)."""
        side = war.side(self.seat)
        *_, source, _ = self.path
        if not war.units(1 - side, source) or war.units(side, source):
            return None
        held = war.control.get(source) == side
        return Call(CaptureSettlement(side=1 - side, region=source)) if held else None

    def go_on(self, war: War) -> Flow:
        """Ask for the next region, if the army may go on (WOTR-10.17)."""
        here = self.path[-1]
        ways = [
            MARCH[here, to]
            for to in adjacent(war, here, "army")
            if self.onward_refused(war, here, to) is None
        ]
        if not ways:
            return Goto("rouse")
        if self.may_end(war, self.path[0], here):
            ways.append(DONE())
        return Ask(self.seat, "march-on", ways, "onward", about=(here,))

    def walk_on(self, war: War) -> Flow:
        """March on, or stay (WOTR-10.17)."""
        if not MARCH.chosen(self.onward):
            return None
        self.path = (*self.path, MARCH.refs(self.onward)[1])
        self.onward = None
        return Goto("enter")

    def rouse(self, war: War) -> Flow:
        """Let Companions who came along rouse the nation where they end (WOTR-14.21, 14.22)."""
        if war.side(self.seat) != FREE or not self.going_who:
            return None
        return Call(CompanionsArrive(companions=self.going_who, region=self.path[-1]))

    def arrived(self, war: War) -> Flow:
        """Note who has moved; go on with the next army that can (WOTR-10.8)."""
        start, to = self.path[0], self.path[-1]
        use_army(war, self.seat, to, self.going)
        self.ways = (*self.ways, (start, to))
        here = self.moved.get(to)
        self.moved[to] = self.going if here is None else plus(here, self.going)
        self.moved_who = (*self.moved_who, *self.going_who)
        self.touched = (*self.touched, to)
        self.made += 1
        self.path, self.going, self.going_who, self.onward = (), (), (), None
        if self.made < self.armies and can_march(war, self):
            return Goto("choose")
        return None

    def limits(self, war: War) -> Flow:
        """Disband what is above the stacking limit, after all moves (WOTR-10.3, 10.4)."""
        return Call(KeepLimits(side=war.side(self.seat), regions=self.touched))

    def end(self, war: War) -> Flow:
        """End the action."""
        return Done(self.touched[-1] if self.touched else "")


def may_cross(at_peace: tuple[str, ...], to: str) -> bool:
    """Whether nations at peace may enter a region: their own, or one of none (WOTR-10.15)."""
    home = NATION_OF[to]
    return not home or not at_peace or at_peace == (home,)


def marches(war: War, move: MoveHosts, sources: Iterable[str]) -> Iterator[tuple[str, str]]:
    """All moves that armies in some regions can make, each with its goal (WOTR-10.8)."""
    closed = closed_regions(war, war.side(move.seat))
    for source in sources:
        if source_refused(war, move, source) is not None:
            continue
        leaving = move.departing(war, source, closed)
        if leaving.unfit is not None:
            continue
        for to in move.goals_from(war, source):
            if goal_refused(war, move, source, to, leaving) is None:
                yield source, to


def source_refused(war: War, move: MoveHosts, source: str) -> Refusal | None:
    """Refuse a region without an own army, or with a besieged one (WOTR-1.4, 10.20)."""
    side = war.side(move.seat)
    if not war.units(side, source):
        return refuse("WOTR-1.4", source)
    if war.sieges.get(source) == side and not move.from_inside:
        return refuse("WOTR-10.20", source)
    has_teams: bool = war.setting.derived.has_teams
    return command_refused(war, move.seat, source, True) if has_teams else None


def goal_refused(
    war: War, move: MoveHosts, source: str, to: str, leaving: Departure
) -> Refusal | None:
    """Refuse a region that no part of an army can enter (WOTR-7.8, 10.11, 10.14, 10.15)."""
    if move.regions == 1 and (source, to) in move.ways:
        return refuse("WOTR-10.11", source, to)
    if not war.is_open(leaving.side, to):
        return refuse("WOTR-10.14", to)
    if to in leaving.closed:
        return refuse("WOTR-7.8", leaving.closed[to])
    if leaving.unfit is not None:
        return leaving.unfit
    party = leaving.bound_for(to)
    if party is not leaving.whole:
        if not unit_number(leaving.side, party.counts):
            return refuse("WOTR-10.15", source, to)
        refusal = party_refused(war, move, source, party)
        if refusal is not None:
            return refusal
    if not move.joins or move.some_arrive(war, source, to, party):
        return None
    return refuse("WOTR-10.17", to)


def party_refused(war: War, move: MoveHosts, source: str, party: Party) -> Refusal | None:
    """Refuse a party without units or a needed leader, or one that strands Leaders.

    See WOTR-10.8, 10.9, 10.12, 19.20 and 19.24.
    """
    side = war.side(move.seat)
    units = unit_number(side, party.counts)
    if not units:
        return refuse("WOTR-10.8", source)
    if move.led and not is_led(war, side, party, move.leaders):
        return refuse("WOTR-10.9", source)
    can_spare_one = units > 1
    if war.setting.derived.has_teams:
        if not has_own_unit(war, move.seat, party.counts):
            return refuse("WOTR-19.20", source)
        if none_can_act(war, move.seat, source, party.counts):
            return refuse("WOTR-19.24", source)
        can_spare_one = can_spare(war, move.seat, source, party, move.led)
    if not can_spare_one and strands_leaders(war, side, source, party):
        return refuse("WOTR-10.12", source)
    return None


def strands_leaders(war: War, side: int, source: str, party: Party) -> bool:
    """Whether figures that cannot go along would stay without a unit (WOTR-10.12)."""
    if side != FREE:
        return False
    rest = minus(war.counts(side, source), party.counts)
    return any(rest) and not unit_number(side, rest)


def can_march(war: War, move: MoveHosts) -> bool:
    """Whether any army can make a move (WOTR-10.8)."""
    return any(True for _ in marches(war, move, war.hosts[war.side(move.seat)]))


@MARCH.rule
def marches_to_an_open_region(war: War, seat: int, source: str, to: str) -> Refusal | None:
    """Refuse a move against the rules of movement (WOTR-10.8 to 10.20)."""
    move = war.frame(MoveHosts)
    if move is None or move.seat != seat:
        move = MoveHosts(seat=seat)
    if move.step == "go_on":
        return move.onward_refused(war, source, to)
    refusal = source_refused(war, move, source)
    if refusal is not None:
        return refusal
    if to not in move.goals_from(war, source):
        if move.given:
            return refuse("WOTR-10.17", to)
        return refuse("WOTR-10.16" if to in WALLED[source] else "WOTR-2.1", source, to)
    closed = closed_regions(war, war.side(seat))
    return goal_refused(war, move, source, to, move.departing(war, source, closed))
