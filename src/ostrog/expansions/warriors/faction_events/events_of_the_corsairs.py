"""What the faction cards of the Corsairs do (chapters 14 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import CORSAIRS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.verbs import FLEET_COMES, FLEET_MOVES, PAY_CORSAIR
from ostrog.expansions.warriors.faction_events.figures_on_cards import recruits_or_adds
from ostrog.expansions.warriors.faction_events.moved_figures import moves_figures
from ostrog.expansions.warriors.faction_events.played_faction_cards import (
    CardUse,
    faction_event,
)
from ostrog.expansions.warriors.factions.coming_figures import (
    can_come,
    lose_figures,
    recruit_figures,
)
from ostrog.expansions.warriors.factions.lost_factions import PaidEffect
from ostrog.expansions.warriors.factions.the_corsairs import UMBAR
from ostrog.expansions.warriors.figure_movement.moving_figures import (
    MoveFigures,
    can_move_figures,
)
from ostrog.expansions.warriors.figure_movement.ships import ShipsSail
from ostrog.expansions.warriors.new_events.the_western_way import is_at_sea
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.state import by_map
from ostrog.games.war_of_the_ring.board.verbs import DO_NO_MORE
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import HuntDamage, RevealFellowship, TilesOfPath
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Refusal, refuse

SAILS = TABLED["sa-black-sails"]
COASTS = ("west-harondor", "osgiliath")
"""Regions outside Gondor where Black Sails find a revealed Fellowship."""


def sails_find_the_fellowship(war: FactionWar) -> bool:
    """Whether it is At Sea, or revealed in Gondor or in one of two other regions (WOME-17.10)."""
    at = war.ring_bearers
    ashore = NATION_OF.get(at) == "gondor" or at in COASTS
    return is_at_sea(war) or (war.revealed and ashore)


class BlackSails(PaidEffect, kw_only=True):
    """A Corsair comes or all move; then one may fall to hurt the Fellowship (WOME-17.10)."""

    steps = ("choose", "sail", "choose_price", "pay", "damage", "reveal", "path_tiles")

    seat: int
    choice: Option | None = None
    price: Option | None = None
    betrayed: int = 0
    path: tuple[str, ...] = ()

    def choose(self, war: FactionWar) -> Flow:
        """Ask which of the two; if neither is possible, go on."""
        options = war.legal(self.seat, FLEET_COMES) + war.legal(self.seat, FLEET_MOVES)
        return Ask(self.seat, "black-sails", options, "choice") if options else Goto("choose_price")

    def sail(self, war: FactionWar) -> Flow:
        """Recruit the Corsair, or let all of them move."""
        if FLEET_MOVES.chosen(self.choice):
            return Call(MoveFigures(seat=self.seat, faction=CORSAIRS))
        recruit_figures(war, CORSAIRS, UMBAR)
        return None

    def choose_price(self, war: FactionWar) -> Flow:
        """Ask whether a Corsair falls for it, and which."""
        options = war.legal(self.seat, PAY_CORSAIR, by_map(war.figures[CORSAIRS]))
        if not options:
            return Done()
        return Ask(self.seat, "pay-corsair", [*options, DO_NO_MORE()], "price")

    def pay(self, war: FactionWar) -> Flow:
        """Eliminate it first (WOME-8.10)."""
        if not PAY_CORSAIR.chosen(self.price):
            return Done()
        lose_figures(war, CORSAIRS, PAY_CORSAIR.ref(self.price))
        return None

    def damage(self, war: FactionWar) -> Flow:
        """Inflict the damage without a tile, as in a successful hunt (WOTR-16.19 to 16.26)."""
        return Call(HuntDamage(points=1), "betrayed")

    def reveal(self, war: FactionWar) -> Flow:
        """Reveal the Fellowship if Gollum has given it away (WOTR-16.31)."""
        if war.revealed or not self.betrayed:
            return Done()
        return Call(RevealFellowship(), "path")

    def path_tiles(self, war: FactionWar) -> Flow:
        """Draw the tiles of the path (WOTR-15.23, 16.28)."""
        return Call(TilesOfPath(path=self.path)) if self.path else None


@FLEET_COMES.rule
def comes_to_umbar(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse without the card, and where no Corsair can come (WOME-14.4, 17.10)."""
    if not sails_for(war, seat):
        return refuse("WOME-17.10")
    return None if can_come(war, CORSAIRS, UMBAR) else refuse("WOME-14.4", CORSAIRS)


@FLEET_MOVES.rule
def moves_the_fleet(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse without the card, and if no Corsair can move (WOME-14.11, 17.10)."""
    able = sails_for(war, seat) and can_move_figures(war, CORSAIRS)
    return None if able else refuse("WOME-17.10")


@PAY_CORSAIR.rule
def pays_with_a_corsair(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse if the Fellowship is out of reach, or where no Corsair is (WOME-17.10)."""
    able = sails_for(war, seat) and sails_find_the_fellowship(war)
    return None if able and war.number_at(CORSAIRS, region) else refuse("WOME-17.10")


def sails_for(war: FactionWar, seat: int) -> bool:
    """Whether the card is being used by a seat."""
    frame = war.frame(BlackSails)
    return frame is not None and frame.seat == seat


def sails_are_of_use(war: FactionWar, seat: int) -> bool:
    """Whether a faction die would do anything by the card."""
    able = can_come(war, CORSAIRS, UMBAR) or can_move_figures(war, CORSAIRS)
    return able or (bool(war.figures[CORSAIRS]) and sails_find_the_fellowship(war))


def carries_armies(war: FactionWar, play: PlayEvent) -> Flow:
    """Let Corsairs carry armies (WOME-14.12 to 14.17)."""
    return Call(ShipsSail(seat=play.seat))


FLEET = faction_event(
    CORSAIRS,
    moves_figures(CORSAIRS),
    before=(recruits_or_adds(CORSAIRS, lambda war: (UMBAR,)),),
)
SHIPS = faction_event(CORSAIRS, carries_armies)
CORSAIR_EVENTS: dict[str, CardEvent] = {
    "sa-a-great-fleet-1": FLEET,
    "sa-a-great-fleet-2": FLEET,
    SAILS.name: faction_event(CORSAIRS, requires=lambda war: war.has_entered(CORSAIRS)),
    "sa-ships-of-great-draught-1": SHIPS,
    "sa-ships-of-great-draught-2": SHIPS,
}
"""Events of their cards, by card."""
CORSAIR_CARD_USES: dict[str, CardUse] = {
    SAILS.name: CardUse(possible=sails_are_of_use, start=lambda war, seat: BlackSails(seat=seat)),
}
"""What a faction die of any result does by their cards on the table (WOME-17.10)."""
