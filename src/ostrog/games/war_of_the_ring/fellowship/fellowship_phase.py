"""Chapters 4 and 15: the Fellowship phase, with declaration, entry into Mordor and Guide."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.map import GATES_OF_MORDOR, NATION_OF, WALLED
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.pools import (
    HUNT_POOL,
    TILES_USED,
    TILES_WAITING,
)
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import (
    DECLARE,
    ENTER_MORDOR,
    SAY_NOTHING,
    STAY_OUT,
    STEP,
)
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.politics.nations import ActivateNation, is_seat_of_free_nation
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, refuse


class Walking(Procedure):
    """Base of procedures in which the Ring-bearers walk region by region (WOTR-15.25)."""

    picks: tuple[Option, ...] = ()

    def at(self, war: War) -> str:
        """Where the picked path ends so far."""
        path = STEP.among(self.draft)
        return path[-1] if path else war.ring_bearers

    def left(self, war: War) -> int:
        """Number of steps that are left (WOTR-15.13)."""
        return war.progress - len(self.draft)

    def may_enter(self, war: War, region: str) -> Refusal | None:
        """Refuse a region that this walk may not enter."""
        return None


@STEP.rule
def walks_to_a_neighbour(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a step beyond the Progress, or across a black border (WOTR-15.13, 15.15).

    In a team the leading player decides on the way of the Fellowship (WOTR-19.7).
    """
    walk = war.frame(Walking)
    if walk is None or war.side(seat) != FREE:
        return refuse("WOTR-15.12", region)
    if leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    if walk.left(war) <= 0:
        return refuse("WOTR-15.13", region)
    at = walk.at(war)
    if region not in adjacent(war, at, "fellowship"):
        return refuse("WOTR-15.15" if region in WALLED[at] else "WOTR-2.1", region)
    return walk.may_enter(war, region)


class DeclareFellowship(Procedure):
    """The Fellowship has declared its position in a region (WOTR-15.13, 15.17, 15.18)."""

    steps = ("move", "activate", "heal")

    path: tuple[str, ...]
    """The regions from where the figure stood to where it ends (WOTR-15.25)."""

    @property
    def region(self) -> str:
        """Where the Fellowship is declared."""
        return self.path[-1]

    def move(self, war: War) -> Flow:
        """Move the figure and put Progress back to 0; it stays hidden (WOTR-15.13)."""
        war.ring_bearers, war.progress = self.region, 0
        war.tell(events.FellowshipDeclared(self.region))
        return None

    def activate(self, war: War) -> Flow:
        """Activate the nation of a Free City or Stronghold (WOTR-15.17, 14.6, 13.25)."""
        if not is_seat_of_free_nation(war, self.region):
            return None
        nation = NATION_OF[self.region]
        if war.active_nations[nation]:
            return None
        return Call(ActivateNation(nation=nation, by="declared"))

    def heal(self, war: War) -> Flow:
        """Remove one Corruption in a Free City or Stronghold (WOTR-15.18, 15.19)."""
        if is_seat_of_free_nation(war, self.region):
            change_corruption(war, -1)
        return None


class FellowshipPhase(Walking):
    """Phase 2: declare, enter Mordor, name a Guide, in this order (WOTR-4.5)."""

    steps = ("declare", "carry_out", "enter_mordor", "enter", "guide")

    entry: Option | None = None

    def declare(self, war: War) -> Flow:
        """Ask whether and where the Fellowship declares its position (WOTR-15.12, 15.13)."""
        if war.revealed or war.mordor >= 0:
            return Goto("enter_mordor")
        seat = leading_seat(war, FREE)
        options = [DECLARE(), *war.legal(seat, STEP, adjacent(war, self.at(war), "fellowship"))]
        if not self.draft:
            options.insert(0, SAY_NOTHING())
        return Ask(
            seat,
            "declare",
            options,
            "picks",
            closes=("declare", "say-nothing"),
            default=(options[0],),
            about=(war.ring_bearers, war.progress),
        )

    def carry_out(self, war: War) -> Flow:
        """Declare the position, once in a turn (WOTR-4.6, 15.13)."""
        if SAY_NOTHING.chosen(self.picks[-1]):
            return None
        return Call(DeclareFellowship(path=(war.ring_bearers, *STEP.among(self.picks))))

    def enter_mordor(self, war: War) -> Flow:
        """Ask at the gates of Mordor whether the Fellowship enters (WOTR-17.1, 17.2)."""
        if war.ring_bearers not in GATES_OF_MORDOR:
            return Goto("guide")
        seat = leading_seat(war, FREE)
        options = (ENTER_MORDOR(), STAY_OUT())
        return Ask(seat, "enter-mordor", options, "entry", about=(war.ring_bearers,))

    def enter(self, war: War) -> Flow:
        """Put the Ring-bearers on the Mordor Track and fill the Hunt Pool (WOTR-17.3 to 17.5)."""
        if not ENTER_MORDOR.chosen(self.entry):
            return None
        war.ring_bearers, war.mordor, war.progress = "", 0, 0
        war.tell(events.MordorEntered())
        for tile in sorted(war.faces(TILES_USED)):
            if war.values.tiles[tile].worth == "eye" and not war.values.tiles[tile].special:
                war.move(tile, TILES_USED, HUNT_POOL)
        if war.size(TILES_WAITING):
            war.pour(TILES_WAITING, HUNT_POOL)
        return None

    def guide(self, war: War) -> Flow:
        """Let the Guide be changed at the end of the phase (WOTR-15.5)."""
        return Call(NameGuide()) if war.company() else None


@DECLARE.rule
def declares_while_hidden(war: War, seat: int) -> Refusal | None:
    """Refuse to declare a revealed Fellowship or one in Mordor (WOTR-15.12, 17.13, 19.7)."""
    if war.side(seat) != FREE:
        return refuse("WOTR-4.5")
    if leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    if war.mordor >= 0:
        return refuse("WOTR-17.13")
    return refuse("WOTR-15.12") if war.revealed else None


@ENTER_MORDOR.rule
def enters_at_the_gates(war: War, seat: int) -> Refusal | None:
    """Refuse to enter Mordor from elsewhere, and for a mate who does not lead (WOTR-17.1, 19.7)."""
    if war.side(seat) != FREE or war.ring_bearers not in GATES_OF_MORDOR:
        return refuse("WOTR-17.1")
    return None if leading_seat(war, FREE) == seat else refuse("WOTR-19.7")
