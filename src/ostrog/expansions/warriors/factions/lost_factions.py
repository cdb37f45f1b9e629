"""Chapters 3, 5 and 8: factions are eliminated, and figures return from cards that are gone."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DEAD, GONE, IN_PLAY, SIDE_OF_FACTION
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS, FACTION_OF
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.six_factions import RULES_OF
from ostrog.games.war_of_the_ring.board.card_book import deck_of
from ostrog.games.war_of_the_ring.board.pools import open_zone
from ostrog.games.war_of_the_ring.played_events.table_cards import RemoveTableCard, lies_on_table
from ostrog.kernel import Call, Done, Flow, Goto, Procedure


class PaidEffect(Procedure):
    """Base of effects that a figure pays for; they are carried out to the end.

    If the payment eliminates the faction, that comes afterwards (WOME-8.10).
    """


def lost_faction(war: FactionWar) -> Call | None:
    """Eliminate a faction as soon as its condition for that holds (WOME-3.4)."""
    for faction, state in war.faction_states.items():
        if state == IN_PLAY and RULES_OF[faction].lost_by(war):
            if war.frame(PaidEffect) is not None:
                return None
            return Call(EliminateFaction(faction=faction))
    return None


class EliminateFaction(Procedure):
    """A faction leaves the game for good, with all its figures (WOME-3.4)."""

    steps = ("leave", "discard", "go_on")

    faction: str

    def crumb(self) -> tuple[str]:
        """The faction, for the breadcrumb."""
        return (self.faction,)

    def leave(self, war: FactionWar) -> Flow:
        """Take its figures off the board and off its card (WOME-3.4)."""
        for region, number in list(war.figures[self.faction].items()):
            lose_figures(war, self.faction, region, number)
        war.faction_states[self.faction] = GONE
        if self.faction == DEAD:
            war.with_the_dead = ()
        war.tell(events.FactionLeft(self.faction))
        return None

    def discard(self, war: FactionWar) -> Flow:
        """Discard its cards from the table, unless they work without it (WOME-3.4, 4.11)."""
        for active in war.active:
            mine = FACTION_OF.get(active.name) == self.faction
            if mine and not CARDS.cards[active.name].outlives and lies_on_table(war, active.name):
                return Call(RemoveTableCard(card=active.name))
        return Done()

    def go_on(self, war: FactionWar) -> Flow:
        """Go on with the next card."""
        return Goto("discard")


def figures_of_a_lost_card(war: FactionWar) -> Call | None:
    """Return the figures of a card that has left the table (WOME-5.5)."""
    for card in war.on_cards:
        if not lies_on_table(war, card) and card not in war.faces(open_zone(*deck_of(war, card))):
            return Call(ReturnFigures(card=card))
    return None


class ReturnFigures(Procedure):
    """The figures on a card go back to the reinforcements (WOME-5.5)."""

    steps = ("give_back",)

    card: str

    def give_back(self, war: FactionWar) -> Flow:
        """Put them back (WOME-5.5)."""
        number, faction = war.on_cards.pop(self.card), FACTION_OF[self.card]
        war.pool_of_figures[faction] += number
        if number:
            war.tell(events.FiguresReturned(faction, number))
        return None


def has_faction_in_play(war: FactionWar, side: int) -> bool:
    """Whether a side has a faction in play (WOME-6.1, 6.2)."""
    return any(
        state == IN_PLAY and SIDE_OF_FACTION[faction] == side
        for faction, state in war.faction_states.items()
    )
