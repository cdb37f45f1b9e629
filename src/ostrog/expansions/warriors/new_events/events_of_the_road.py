"""New cards about the Fellowship and the Hunt: Swift Boats, Premonition of Danger, and trust."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.verbs import REMOVE_TILE
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILE_DRAWN, TILES_REMOVED
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War
from ostrog.games.war_of_the_ring.event_effects.card_journeys import draw_aside
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import UseTableCard
from ostrog.games.war_of_the_ring.hunt.hunt_roll import MoveFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, refill_pool, tile_reveals
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent, event
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table
from ostrog.games.war_of_the_ring.politics.nations import is_free_settlement
from ostrog.kernel import Active, Ask, Call, Flow, Option, Procedure, Refusal, Source, refuse

# Swift Boats


def is_in_a_free_settlement(war: War) -> bool:
    """A requirement: the Ring-bearers are in an unconquered Settlement of the Free Peoples."""
    at = war.ring_bearers
    return war.mordor < 0 and is_free_settlement(at) and war.is_unconquered(at)


def sails_on(war: War, play: PlayEvent) -> Flow:
    """Move the Fellowship without a hunt roll; a revealed one does not move (WOTR-15.9)."""
    if not war.revealed:
        MoveFellowship(by_die=False).advance(war)
    return None


# Premonition of Danger


class RemoveTile(Procedure):
    """Three tiles are drawn; one leaves the game, the others return (fp-premonition-of-danger)."""

    steps = ("draw", "choose", "remove")

    seat: int
    choice: Option | None = None

    def draw(self, war: FactionWar) -> Flow:
        """Draw the tiles before everybody, as many as there are."""
        war.tell(events.TilesForeseen(tuple(draw_aside(war))))
        return None

    def choose(self, war: FactionWar) -> Flow:
        """Ask which of them leaves the game."""
        tiles = sorted(set(war.faces(TILE_DRAWN)))
        if not tiles:
            return None
        options = war.legal(self.seat, REMOVE_TILE, tiles)
        return Ask(self.seat, "remove-tile", options, "choice")

    def remove(self, war: FactionWar) -> Flow:
        """Remove it, and put the others back."""
        if REMOVE_TILE.chosen(self.choice):
            tile = REMOVE_TILE.ref(self.choice)
            war.move(tile, TILE_DRAWN, TILES_REMOVED)
            war.tell(events.TileRemoved(tile))
        for other in war.faces(TILE_DRAWN):
            war.move(other, TILE_DRAWN, HUNT_POOL)
        refill_pool(war)
        return None


@REMOVE_TILE.rule
def removes_a_foreseen_tile(war: FactionWar, seat: int, tile: str) -> Refusal | None:
    """Refuse a tile that was not drawn for this (WOTR-7.6)."""
    frame = war.frame(RemoveTile)
    able = frame is not None and frame.seat == seat and tile in war.faces(TILE_DRAWN)
    return None if able else refuse("WOTR-7.6")


def foresees_danger(war: War, play: PlayEvent) -> Flow:
    """Let the player remove one of three tiles."""
    return Call(RemoveTile(seat=play.seat))


# Take Someone You Can Trust

TRUST = TABLED["fp-take-someone-you-can-trust"]
TRUSTED = Source("someone-to-trust", "WOTR-7.8")
"""What the card does to the tile for which it was discarded."""


def hobbits_walk_along(war: War) -> bool:
    """A requirement: Meriadoc and Peregrin are both in the Fellowship."""
    return all(war.characters[who] == FELLOWSHIP for who in ("meriadoc", "peregrin"))


class TrustSomeone(UseTableCard):
    """The Reveal icon of a tile is ignored for the card (fp-take-someone-you-can-trust)."""

    def act(self, war: War) -> Flow:
        """Let the icon not count; everything else on the tile does."""
        war.activate(TRUSTED, self.seat, within=war.frame(DrawTile))
        return None


@TRUSTED.modifies(tile_reveals)
def keeps_the_secret(war: War, active: Active, value: bool, tile: str) -> bool:
    """The tile does not reveal the Fellowship."""
    return False


def trust_someone(drawing: DrawTile, war: FactionWar) -> Flow:
    """Ask about the card when a drawn tile would reveal a hidden Fellowship (WOTR-16.15)."""
    if war.revealed or not drawing.shows(war) or not lies_on_table(war, TRUST.name):
        return None
    return Call(TrustSomeone(seat=leading_seat(war, FREE), card=TRUST.name))


ROAD_EVENTS: dict[str, CardEvent] = {
    "fp-swift-boats": event(sails_on, requires=is_in_a_free_settlement),
    "fp-premonition-of-danger": event(foresees_danger),
    TRUST.name: event(requires=hobbits_walk_along),
}
"""Events of these cards, by card."""
