"""Chapters 2, 4 and 10: the faction decks are shuffled, drawn from, and shared in teams."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import FACTION_DECK, FACTIONS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.pools import deck_zone
from ostrog.games.war_of_the_ring.board.seats import leading_seat, mate_of, parts_of
from ostrog.games.war_of_the_ring.dice.event_hands import EventDeck, draw_event
from ostrog.games.war_of_the_ring.dice.war_turn import Turn, WarOfTheRing
from ostrog.kernel import Flow


def third_deck(war: FactionWar, decks: tuple[EventDeck, ...], side: int) -> tuple[EventDeck, ...]:
    """The faction deck beside the decks of the game (WOME-4.2 to 4.6, 4.10, 10.1)."""
    limits = war.faction_values.limits
    alone = mate_of(war, parts_of(war).seats[side][0]) < 0
    own = EventDeck(
        FACTION_DECK,
        limit=limits.hand if alone else limits.team_hand,
        refilled=True,
        each_turn=False,
        in_battle=False,
    )
    return (*decks, own)


def set_up_factions(game: WarOfTheRing, war: FactionWar) -> Flow:
    """Put all figures into the pools, and shuffle the faction decks (WOME-1.2, 2.5 to 2.7)."""
    for faction in FACTIONS:
        war.pool_of_figures[faction] = war.facts_of(faction).figures
    for side in (FREE, SHADOW):
        war.shuffle(deck_zone(side, FACTION_DECK))
    return None


def draw_faction_events(turn: Turn, war: FactionWar) -> Flow:
    """Let each player draw a faction card; in a team the one who leads (WOME-4.1, 10.2)."""
    for side in (FREE, SHADOW):
        draw_event(war, leading_seat(war, side), FACTION_DECK)
    return None
