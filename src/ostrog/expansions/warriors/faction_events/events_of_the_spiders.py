"""What the faction cards of the Spiders do (chapters 16 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import SPIDERS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import PAY_SPIDER, SHOW_YOURSELF, SUFFER_DAMAGE
from ostrog.expansions.warriors.faction_events.figures_on_cards import recruits_or_adds
from ostrog.expansions.warriors.faction_events.moved_figures import moves_figures
from ostrog.expansions.warriors.faction_events.played_faction_cards import faction_event
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.lost_factions import PaidEffect
from ostrog.expansions.warriors.factions.the_spiders import LAIRS
from ostrog.expansions.warriors.new_events.the_western_way import is_at_sea
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.pools import TILES_ASIDE
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.verbs import DO_NO_MORE
from ostrog.games.war_of_the_ring.event_effects.card_hunts import brings, walks_in_the_wild
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import (
    DrawTile,
    HuntDamage,
    RevealFellowship,
    TilesOfPath,
)
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Refusal, refuse

LAIR_TILE = "sha-shelob"


def brings_the_lair(war: FactionWar, play: PlayEvent) -> Flow:
    """Bring Shelob's Lair into play, unless it came before (WOME-17.14)."""
    return brings(LAIR_TILE)(war, play) if LAIR_TILE in war.faces(TILES_ASIDE) else None


class SpiderBites(PaidEffect, kw_only=True):
    """Base of harm to the Fellowship for which a Spider of its region falls (WOME-17.17)."""

    steps = ("choose", "pay", "harm", "draw_or_hurt", "reveal", "path_tiles")

    seat: int
    choice: Option | None = None
    answer: Option | None = None
    betrayed: int = 0
    path: tuple[str, ...] = ()

    def able(self, war: FactionWar) -> bool:
        """Whether a Spider is where the Ring-bearers are, who are not on the Mordor Track."""
        return war.mordor < 0 and war.number_at(SPIDERS, war.ring_bearers) > 0

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether the Spider falls."""
        if not self.able(war):
            return Done()
        options = (PAY_SPIDER(), DO_NO_MORE())
        return Ask(self.seat, "pay-spider", options, "choice", about=(war.ring_bearers,))

    def pay(self, war: FactionWar) -> Flow:
        """Eliminate it first (WOME-8.10)."""
        if not PAY_SPIDER.chosen(self.choice):
            return Done()
        lose_figures(war, SPIDERS, war.ring_bearers)
        return None

    def harm(self, war: FactionWar) -> Flow:
        """Let the Free Peoples answer, if they can."""
        return None

    def draw_or_hurt(self, war: FactionWar) -> Flow:
        """Harm the Fellowship."""
        raise NotImplementedError

    def reveal(self, war: FactionWar) -> Flow:
        """Reveal the Fellowship if it gives itself away (WOTR-15.20)."""
        if war.revealed or not self.betrayed:
            return Done()
        return Call(RevealFellowship(), "path")

    def path_tiles(self, war: FactionWar) -> Flow:
        """Draw the tiles of the path (WOTR-15.23, 16.28)."""
        return Call(TilesOfPath(path=self.path)) if self.path else None


class EvilThings(SpiderBites):
    """A hunt tile is drawn; an Eye has no effect (WOME-17.15)."""

    def able(self, war: FactionWar) -> bool:
        """A tile cannot be drawn while the Fellowship is At Sea (WOME-17.18)."""
        return super().able(war) and not is_at_sea(war)

    def draw_or_hurt(self, war: FactionWar) -> Flow:
        """Draw the tile, as by other cards (WOTR-16.12)."""
        return Call(DrawTile(cause="card"))


class ChildrenOfUngoliant(SpiderBites):
    """One damage without a tile; a hidden Fellowship may be revealed instead (WOME-17.16)."""

    def harm(self, war: FactionWar) -> Flow:
        """Ask the Free Peoples whether they reveal it, if it is hidden (WOTR-19.7)."""
        if war.revealed:
            return None
        options = (SUFFER_DAMAGE(), SHOW_YOURSELF())
        return Ask(leading_seat(war, FREE), "show-yourself", options, "answer")

    def draw_or_hurt(self, war: FactionWar) -> Flow:
        """Inflict the damage, or reveal the Fellowship."""
        if SHOW_YOURSELF.chosen(self.answer):
            self.betrayed = 1
            return Goto("reveal")
        return Call(HuntDamage(points=1), "betrayed")


@PAY_SPIDER.rule
def pays_with_a_spider(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse without a card, or without a Spider where the Ring-bearers are (WOME-17.17)."""
    frame = war.frame(SpiderBites)
    able = frame is not None and frame.seat == seat and frame.able(war)
    return None if able else refuse("WOME-17.17")


def draws_for_a_spider(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the Shadow draw a tile for a Spider (sa-evil-things)."""
    return Call(EvilThings(seat=play.seat))


def hurts_for_a_spider(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the Shadow hurt the Fellowship for a Spider (sa-children-of-ungoliant)."""
    return Call(ChildrenOfUngoliant(seat=play.seat))


SPIDER_EVENTS: dict[str, CardEvent] = {
    "sa-the-craft-of-shelob": faction_event(SPIDERS, moves_figures(SPIDERS), brings_the_lair),
    "sa-evil-things": faction_event(
        SPIDERS, moves_figures(SPIDERS), draws_for_a_spider, requires=walks_in_the_wild
    ),
    "sa-children-of-ungoliant": faction_event(
        SPIDERS, moves_figures(SPIDERS), hurts_for_a_spider, requires=walks_in_the_wild
    ),
    "sa-her-own-offspring": faction_event(
        SPIDERS,
        moves_figures(SPIDERS),
        before=(recruits_or_adds(SPIDERS, lambda war: LAIRS),),
    ),
}
"""Events of their cards, by card."""
