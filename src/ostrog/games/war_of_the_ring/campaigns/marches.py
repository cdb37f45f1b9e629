"""Chapter 10: armies move by the results Army and Character."""

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
)
from ostrog.games.war_of_the_ring.board.verbs import DONE, GO, MARCH
from ostrog.games.war_of_the_ring.campaigns.arrival import ArmyArrives, move_party
from ostrog.games.war_of_the_ring.campaigns.splitting import (
    Party,
    Splitting,
    can_spare,
    command_refused,
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
from ostrog.games.war_of_the_ring.teams.alternation import none_can_act, use_army
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Refusal, refuse


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
        home = NATION_OF[to]
        if not home or not self.at_peace or self.at_peace == (home,):
            return self.whole
        kept = [nation for nation in self.at_peace if nation != home]
        counts, who = self.whole
        return Party(minus(counts, figures_of(self.side, counts, kept)), who)


class MoveHosts(Splitting, kw_only=True):
    """Up to `armies` armies move one region each (WOTR-10.8, 10.9)."""

    steps = ("choose", "move", "arrived", "limits", "end")
    lasting = {"choose": ("made", "left_from", "held_at", "held", "held_who", "touched")}

    armies: int = 1
    made: int = 0
    left_from: str = ""
    """Region that the army which moved first has left (WOTR-10.11)."""
    held_at: str = ""
    """Region where the army that moved first has arrived (WOTR-10.8)."""
    held: Counts = ()
    """Figures that have moved in this action."""
    held_who: tuple[str, ...] = ()
    """Characters who have moved in this action."""
    touched: tuple[str, ...] = ()

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
        return self.departing(war, source).bound_for(to)

    def departing(self, war: War, source: str) -> Departure:
        """What can leave a region in this action, and what holds it back."""
        side = war.side(self.seat)
        counts, who = self.unmoved(war, source)
        whole = Party(counts, travellers(war, who) if who else who)
        at_peace = nations_at_peace(war, side, counts)
        unfit, closed = party_refused(war, self, source, whole), closed_regions(war, side)
        return Departure(side, whole, at_peace, unfit, closed)

    def unmoved(self, war: War, source: str) -> Party:
        """The part of an army that has not moved in this action (WOTR-10.8)."""
        party = party_of(war, self.seat, source, True)
        if source != self.held_at:
            return party
        counts = [max(0, n - moved) for n, moved in zip(party.counts, self.held, strict=True)]
        who = [each for each in party.who if each not in self.held_who]
        return Party(tuple(counts), tuple(who))

    def choose(self, war: War) -> Flow:
        """Ask for an army and its goal, then for those who stay (WOTR-10.8, 10.10)."""
        if self.draft:
            options = self.dividing(war, GO)
        else:
            options = [MARCH[way] for way in marches(war, self, war.armies(war.side(self.seat)))]
            if self.made:
                options.append(DONE())
        closing = options[0] if self.draft else options[-1]
        default = (closing,) if closing.verb in ("go", "done") else ()
        return Ask(self.seat, "march", options, "picks", closes=("go", "done"), default=default)

    def move(self, war: War) -> Flow:
        """Move the part that goes (WOTR-10.10, 8.15)."""
        if DONE.chosen(self.picks[-1]):
            return Goto("limits")
        source, to = MARCH.refs(self.picks[0])
        side = war.side(self.seat)
        counts, who = without(self.able(war, source, to), side, self.picks[1:-1])
        move_party(war, side, source, to, Party(counts, who))
        use_army(war, self.seat, to, counts)
        self.left_from, self.held_at = source, to
        self.held, self.held_who = counts, who
        self.touched = (*self.touched, to)
        self.made += 1
        return Call(ArmyArrives(side=side, region=to, who=who))

    def arrived(self, war: War) -> Flow:
        """Go on with the second army, if there is one that can move (WOTR-10.8)."""
        if self.made < self.armies and can_march(war, self):
            return Goto("choose")
        return None

    def limits(self, war: War) -> Flow:
        """Disband what is above the stacking limit, after all moves (WOTR-10.3, 10.4)."""
        return Call(KeepLimits(side=war.side(self.seat), regions=self.touched))

    def end(self, war: War) -> Flow:
        """End the action."""
        return Done()


def marches(war: War, move: MoveHosts, sources: Iterable[str]) -> Iterator[tuple[str, str]]:
    """All moves that armies in some regions can make, each with its goal (WOTR-10.8)."""
    for source in sources:
        if source_refused(war, move, source) is not None:
            continue
        leaving = move.departing(war, source)
        if leaving.unfit is not None:
            continue
        for to in adjacent(war, source, "army"):
            if goal_refused(war, move, source, to, leaving) is None:
                yield source, to


def source_refused(war: War, move: MoveHosts, source: str) -> Refusal | None:
    """Refuse a region without an own army, or with a besieged one (WOTR-1.4, 10.20)."""
    side = war.side(move.seat)
    if not war.units(side, source):
        return refuse("WOTR-1.4", source)
    if war.sieges.get(source) == side:
        return refuse("WOTR-10.20", source)
    has_teams: bool = war.setting.derived.has_teams
    return command_refused(war, move.seat, source, True) if has_teams else None


def goal_refused(
    war: War, move: MoveHosts, source: str, to: str, leaving: Departure
) -> Refusal | None:
    """Refuse a region that no part of an army can enter (WOTR-7.8, 10.11, 10.14, 10.15)."""
    if (source, to) == (move.left_from, move.held_at):
        return refuse("WOTR-10.11", source, to)
    if not war.is_open(leaving.side, to):
        return refuse("WOTR-10.14", to)
    if to in leaving.closed:
        return refuse("WOTR-7.8", leaving.closed[to])
    party = leaving.bound_for(to)
    if party is leaving.whole or leaving.unfit is not None:
        return leaving.unfit
    if not unit_number(leaving.side, party.counts):
        return refuse("WOTR-10.15", source, to)
    return party_refused(war, move, source, party)


def party_refused(war: War, move: MoveHosts, source: str, party: Party) -> Refusal | None:
    """Refuse a party without units or a needed leader, or one that strands Leaders.

    See WOTR-10.8, 10.9, 10.12, 19.20 and 19.24.
    """
    side = war.side(move.seat)
    units = unit_number(side, party.counts)
    if not units:
        return refuse("WOTR-10.8", source)
    if move.led and not is_led(war, side, party):
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
    refusal = source_refused(war, move, source)
    if refusal is not None:
        return refusal
    if to not in adjacent(war, source, "army"):
        return refuse("WOTR-10.16" if to in WALLED[source] else "WOTR-2.1", source, to)
    return goal_refused(war, move, source, to, move.departing(war, source))
