"""Chapters 5 and 17: cards bring figures onto the board, or hold some until something happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import GONE, WAITING
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import FACTION_OF
from ostrog.expansions.warriors.faction_events.played_faction_cards import FactionPart
from ostrog.expansions.warriors.factions.coming_figures import add_to_start, recruit_figures
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Flow, Procedure

STASH = 3
"""Figures that a card takes along onto the table."""

Regions = Callable[[FactionWar], Iterable[str]]
"""Regions where a card recruits, as things are now."""


def recruits_or_adds(faction: str, regions: Regions) -> FactionPart:
    """A part that recruits a figure in some regions, or adds it to the starting force.

    Nothing comes to a faction that has left the game (WOME-5.1, 5.3).
    """

    def recruit(war: FactionWar, play: PlayEvent) -> Flow:
        state = war.faction_states[faction]
        come = add_to_start if state == WAITING else recruit_figures
        for region in () if state == GONE else tuple(regions(war)):
            come(war, faction, region)
        return None

    return recruit


def recruits(faction: str, region: str) -> FactionPart:
    """A part that recruits a figure in a region (WOME-5.6)."""

    def recruit(war: FactionWar, play: PlayEvent) -> Flow:
        recruit_figures(war, faction, region)
        return None

    return recruit


# Figures on a card


def takes_figures_along(war: FactionWar, play: PlayEvent) -> Flow:
    """Put three figures on the card, or as many as there are (WOME-5.4, 5.6).

    Nobody comes for a faction that has left the game (WOME-5.3).
    """
    faction = FACTION_OF[play.card]
    able = min(STASH, war.pool_of_figures[faction])
    if war.faction_states[faction] == GONE or not able:
        return None
    war.pool_of_figures[faction] -= able
    war.on_cards[play.card] = able
    war.tell(events.FiguresOnCard(faction, play.card, able))
    return None


def has_no_figures(card: str) -> Callable[[FactionWar], bool]:
    """What removes a card from the table: no figure is left on it (WOME-4.11)."""
    return lambda war: not war.on_cards.get(card)


class FigureFromCard(Procedure):
    """A figure comes from a card onto the board, or to the starting force (WOME-5.1, 17.1)."""

    steps = ("come",)

    card: str
    region: str

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def come(self, war: FactionWar) -> Flow:
        """Put it there."""
        faction = FACTION_OF[self.card]
        war.on_cards[self.card] -= 1
        war.pool_of_figures[faction] += 1
        come = recruit_figures if war.has_entered(faction) else add_to_start
        come(war, faction, self.region)
        return None
