"""War of the Ring with factions at the table: its moments."""

from __future__ import annotations

from browser.ring_scenes import RING_WAR
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

FACTION_WAR = RING_WAR._replace(
    eager=("enter-faction", "faction", "take-figure", "attack", "reroll", "lay"),
    expansions=("warriors",),
    ruleset=(
        ("politics.isengard.steps", 0),
        ("politics.sauron.steps", 0),
        ("politics.southrons.steps", 0),
        ("politics.rohan.steps", 0),
        ("politics.rohan.active", True),
    ),
)
"""A match with the expansion in which much can happen soon."""


def war_of(match: Match[State]) -> FactionWar:
    """Return the state of a match with factions."""
    assert isinstance(match.state, FactionWar)
    return match.state


def with_several_factions(match: Match[State], ask: Ask) -> bool:
    """Whether a faction die can be used, with four factions in play, some of each side."""
    war = war_of(match)
    sides = [len(war.factions_in_play(side)) for side in (FREE, SHADOW)]
    verbs = {option.verb for option in ask.options}
    return ask.kind == "act" and "faction" in verbs and sum(sides) >= 4 and min(sides) > 0


def in_a_battle_with_calls(match: Match[State], ask: Ask) -> bool:
    """Whether a card is laid in a battle to which both sides could call a faction."""
    war = war_of(match)
    return war.battle is not None and len(war.called) >= 2 and ask.kind == "combat-card"
