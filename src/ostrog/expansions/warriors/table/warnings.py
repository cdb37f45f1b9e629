"""Warnings before a choice of the expansion that gives something away for nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ostrog.expansions.warriors.board.pieces import FACTION_DECK
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import (
    PLAY_BY_FACTION_DIE,
    SKIP_FACTION_DIE,
    USE_FACTION_DIE,
)
from ostrog.expansions.warriors.faction_dice.faction_uses import uses_of_faction_die
from ostrog.games.war_of_the_ring.board.card_book import deck_of
from ostrog.games.war_of_the_ring.board.pools import hand_zone
from ostrog.games.war_of_the_ring.board.seats import mate_of
from ostrog.games.war_of_the_ring.board.verbs import PLAY, PLAY_FURTHER
from ostrog.games.war_of_the_ring.played_events.event_play import event_of
from ostrog.kernel import Option

Warning = Callable[[Any, int, Option], str]


def warning(others: Warning | None) -> Warning:
    """Return the function that warns of an option, also of one of the expansion."""

    def found(war: FactionWar, seat: int, option: Option) -> str:
        check = CHECKS.get(option.verb)
        rule = "" if check is None else check(war, seat, option)
        return rule or ("" if others is None else others(war, seat, option))

    return found


def plays_in_vain(war: FactionWar, seat: int, option: Option) -> str:
    """A card of a faction that is not in play would do nothing (WOME-5.2, 5.3)."""
    card = str(option.refs[-1])
    if deck_of(war, card)[1] != FACTION_DECK:
        return ""
    vain = event_of(war, card).vain
    return "WOME-5.2" if vain is not None and vain(war) else ""


def draws_into_a_full_hand(war: FactionWar, seat: int) -> str:
    """Above the limit a faction card must be discarded (WOME-4.5, 10.1)."""
    limits = war.faction_values.limits
    most = limits.hand if mate_of(war, seat) < 0 else limits.team_hand
    return "WOME-4.5" if war.size(hand_zone(seat, FACTION_DECK)) >= most else ""


def skips_a_useful_die(war: FactionWar, seat: int, option: Option) -> str:
    """The faction die is put aside although it could be used (WOME-6.20)."""
    useful = any(not SKIP_FACTION_DIE.chosen(each) for each in uses_of_faction_die(war, seat))
    return "WOME-6.20" if useful else ""


def uses_die_in_vain(war: FactionWar, seat: int, option: Option) -> str:
    """The faction die draws a card into a full hand."""
    _, use = USE_FACTION_DIE.refs(option)
    return draws_into_a_full_hand(war, seat) if use == "draw" else ""


CHECKS: dict[str, Warning] = {
    PLAY.name: plays_in_vain,
    PLAY_FURTHER.name: plays_in_vain,
    PLAY_BY_FACTION_DIE.name: plays_in_vain,
    SKIP_FACTION_DIE.name: skips_a_useful_die,
    USE_FACTION_DIE.name: uses_die_in_vain,
}
"""What is looked at before an option of each verb is chosen."""
