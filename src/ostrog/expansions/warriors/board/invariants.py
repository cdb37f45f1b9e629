"""What must hold in every position of a match with factions, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS, FACTIONS, IN_PLAY
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import FACTION_OF
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.kernel import Violation


def violations(war: FactionWar) -> list[Violation]:
    """All conditions of a state that the rules of the expansion never allow."""
    return [*_figures(war)] if war.turn else []


def _figures(war: FactionWar) -> Iterator[Violation]:
    """No figure is lost or made, and none stands for a faction that is not in play (WOME-1.2)."""
    for faction in FACTIONS:
        on_board = war.figures_on_board(faction)
        stashed = sum(
            number for card, number in war.on_cards.items() if FACTION_OF[card] == faction
        )
        waiting = sum(war.added[faction].values())
        known = on_board + stashed + waiting + war.pool_of_figures[faction]
        known += war.hillmen if faction == DUNLENDINGS else 0
        if known + war.lost_figures[faction] != war.facts_of(faction).figures:
            yield Violation("WOME-1.2", (faction,))
        if on_board and war.faction_states[faction] != IN_PLAY:
            yield Violation("WOME-3.4", (faction,))
        limit = war.facts_of(faction).limit
        for region, number in war.figures[faction].items() if limit else ():
            passing = war.along.get(faction, 0) if region == on_the_march(war) else 0
            if number > limit + passing:
                yield Violation("WOME-14.4" if faction == "corsairs" else "WOME-15.5", (faction,))


def on_the_march(war: FactionWar) -> str:
    """The region through which an army goes now; whoever goes with it stops later."""
    march = war.frame(MoveHosts)
    return march.path[-1] if march is not None and march.path else ""
