"""What random matches should reach: every action, tile, character, kind of battle and ending."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pieces import CHARACTERS_OF, MINIONS, UPGRADES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import ACTIONS
from ostrog.kernel import Occurrences

STANDARD_TILES = ("std-eye", "std-3", "std-2", "std-2r", "std-1", "std-1r", "std-0r")
"""Tiles that are in the Hunt Pool without the help of a card (WOTR-3.6)."""
ENDINGS = ("WOTR-18.1", "WOTR-18.2", "WOTR-18.3", "WOTR-18.4")


def expected() -> Iterator[str]:
    """Yield the name of everything that random matches should reach."""
    yield from (f"action:{action}" for action in ACTIONS)
    yield from (f"tile:{tile}" for tile in STANDARD_TILES)
    yield from (f"enters:{who}" for who in (*MINIONS, *UPGRADES))
    yield from (f"battle:{kind}" for kind in ("field", "siege", "sortie"))
    yield from (f"lost:{who}" for side in CHARACTERS_OF for who in side)
    yield from (f"combat:{title}" for title in EVENT_CARDS.combats)
    yield from (f"ending:{rule}" for rule in ENDINGS)
    yield from ("capture", "siege", "siege-pressed", "retreat", "inside", "pool-refilled", "mordor")


def seen(war: War) -> Iterator[str]:
    """Yield what happened in the last choice."""
    for told in war.scratch.outbox:
        match told.event:
            case events.DieSpent(_, _, action):
                yield f"action:{action}"
            case events.TileDrawn(tile):
                yield f"tile:{tile}"
            case events.CharacterCame(who):
                yield f"enters:{who}"
            case events.BattleJoined(_, _, _, kind):
                yield f"battle:{kind}"
            case events.CombatCardActed(_, title):
                yield f"combat:{title}"
            case events.CharacterLost(who):
                yield f"lost:{who}"
            case events.SettlementTaken():
                yield "capture"
            case events.SiegeBegan():
                yield "siege"
            case events.SiegePressed():
                yield "siege-pressed"
            case events.HostRetreated():
                yield "retreat"
            case events.WentInside():
                yield "inside"
            case events.HuntPoolRefilled():
                yield "pool-refilled"
            case events.MordorEntered():
                yield "mordor"
    if war.outcome is not None:
        yield f"ending:{war.outcome.reason}"


OCCURRENCES = Occurrences(tuple(expected()), seen)
"""Everything that random matches should reach."""
