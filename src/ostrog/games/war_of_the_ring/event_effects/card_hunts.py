"""Chapter 16: cards bring hunt tiles into play, draw them, and tempt the Companions."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.pieces import FREE, GOLLUM
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILES_ASIDE, TILES_WAITING
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import BEAR_LURE, GIVE_UP, PART
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import (
    CompanionFalls,
    DrawTile,
    TakeTile,
    Toll,
    is_void,
    put_tiles_away,
    random_companion,
)
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import is_free_settlement
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, refuse


def brings(tile: str) -> Part:
    """A part that brings a special tile into play (WOTR-16.18).

    It waits beside the board until the Fellowship enters Mordor, or goes into the pool at once if
    it is there already.
    """

    def bring(war: War, play: PlayEvent) -> Flow:
        inside = war.mordor >= 0
        war.move(tile, TILES_ASIDE, HUNT_POOL if inside else TILES_WAITING)
        war.tell(events.SpecialTileCame(tile, inside))
        return None

    return bring


def walks_in_the_wild(war: War) -> bool:
    """A requirement: the Ring-bearers are not in a region with a Settlement of the Free Peoples.

    Whoever controls it. On the Mordor Track they are in no region.
    """
    return war.mordor >= 0 or not is_free_settlement(war.ring_bearers)


def is_revealed(war: War) -> bool:
    """A requirement: the Fellowship is revealed."""
    return war.revealed


def draws_tile(toll: Toll = "") -> Part:
    """A part that draws a hunt tile and resolves it like one of a successful hunt.

    An Eye or a tile of the Free Peoples does nothing (WOTR-16.12). The card may say that the
    damage cannot be reduced, or that a random Companion is the casualty.
    """
    return lambda war, play: Call(DrawTile(cause="card", toll=toll))


# The Breaking of the Fellowship


def break_fellowship(war: War, play: PlayEvent) -> Flow:
    """Draw a tile and separate so many Companions; Gollum is just corrupted (sh-char-14)."""
    if war.guide == GOLLUM:
        change_corruption(war, 1)
        return None
    return Call(BreakFellowship())


class BreakFellowship(Procedure):
    """As many Companions as a hunt tile says leave the Fellowship (sh-char-14).

    They stay with the Ring-bearers. On the Mordor Track they leave the game (WOTR-17.6).
    """

    steps = ("draw", "weigh", "choose", "pick", "separate", "set_aside")
    lasting = {"choose": ("leaving",)}

    tile: str = ""
    number: int = 0
    """Number of Companions who leave."""
    leaving: tuple[str, ...] = ()
    choice: Option | None = None

    def draw(self, war: War) -> Flow:
        """Draw the tile."""
        return Call(TakeTile(), "tile")

    def weigh(self, war: War) -> Flow:
        """Find out how many Companions leave, all of them at most (WOTR-16.13)."""
        if not self.tile:
            return Goto("set_aside")
        war.tell(events.TileDrawn(self.tile, 0))
        if is_void(war, self.tile):
            return Goto("set_aside")
        facts, company = war.values.tiles[self.tile], war.company()
        said = facts.damage if facts.worth == "number" else war.roll(1, purpose="hunt")[0]
        self.number = min(said, len(company))
        if self.number == len(company):
            self.leaving = company
        return None

    def choose(self, war: War) -> Flow:
        """Ask for the next Companion; the Free Peoples choose (WOTR-19.7)."""
        if len(self.leaving) == self.number:
            return Goto("separate")
        seat, left = leading_seat(war, FREE), self.number - len(self.leaving)
        options = war.legal(seat, PART, war.company())
        return Ask(seat, "break-fellowship", options, "choice", about=(left,))

    def pick(self, war: War) -> Flow:
        """Note who leaves."""
        self.leaving = (*self.leaving, PART.ref(self.choice))
        self.choice = None
        return Goto("choose")

    def separate(self, war: War) -> Flow:
        """Let them leave together and stay with the Ring-bearers (WOTR-15.28, 15.29, 17.6)."""
        if not self.leaving:
            return None
        seat = leading_seat(war, FREE)
        return Call(SeparateCompanions(seat=seat, fixed=self.leaving, still=True))

    def set_aside(self, war: War) -> Flow:
        """Put the tile among the used ones (WOTR-16.16)."""
        put_tiles_away(war, self.tile)
        return None


@PART.rule
def leaves_a_broken_fellowship(war: War, seat: int, companion: str) -> Refusal | None:
    """Refuse a Companion who is not in the Fellowship or leaves anyway (WOTR-7.6, 19.7)."""
    frame = war.frame(BreakFellowship)
    if frame is None or war.side(seat) != FREE:
        return refuse("WOTR-7.6")
    if leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    able = companion in war.company() and companion not in frame.leaving
    return None if able else refuse("WOTR-7.6")


# The Lure of the Ring


def lure_companion(war: War, play: PlayEvent) -> Flow:
    """Tempt a Companion drawn at random; Gollum is just corrupted (sh-char-13)."""
    if war.guide == GOLLUM:
        change_corruption(war, 1)
        return None
    return Call(LureOfTheRing())


class LureOfTheRing(Procedure):
    """The Ring tempts a Companion: Corruption by his Level, or he is lost (sh-char-13)."""

    steps = ("draw", "choose", "carry_out")

    who: str = ""
    choice: Option | None = None

    def draw(self, war: War) -> Flow:
        """Draw the Companion at random (WOTR-H.4)."""
        self.who = random_companion(war)
        war.tell(events.CompanionLured(self.who))
        return None

    def choose(self, war: War) -> Flow:
        """Ask the Free Peoples whether he is eliminated (WOTR-19.7)."""
        level = war.values.characters[self.who].level
        options = (BEAR_LURE(), GIVE_UP[self.who])
        return Ask(leading_seat(war, FREE), "lure", options, "choice", about=(self.who, level))

    def carry_out(self, war: War) -> Flow:
        """Add Corruption, or eliminate him; a Hobbit escapes (WOTR-8.25)."""
        if GIVE_UP.chosen(self.choice):
            return Call(CompanionFalls(who=self.who))
        change_corruption(war, war.values.characters[self.who].level)
        return None


@GIVE_UP.rule
def gives_up_the_lured(war: War, seat: int, companion: str) -> Refusal | None:
    """Refuse a Companion whom the Ring does not tempt (WOTR-7.6)."""
    frame = war.frame(LureOfTheRing)
    return None if frame is not None and frame.who == companion else refuse("WOTR-7.6")
