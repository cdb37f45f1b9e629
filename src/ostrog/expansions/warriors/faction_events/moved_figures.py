"""Chapters 12 and 14 to 16: parts of cards that move all figures of a faction."""

from __future__ import annotations

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.faction_events.played_faction_cards import FactionPart
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Call, Flow


def moves_figures(faction: str) -> FactionPart:
    """A part that lets all figures of a faction move, as far as each can."""

    def move(war: FactionWar, play: PlayEvent) -> Flow:
        return Call(MoveFigures(seat=play.seat, faction=faction))

    return move
