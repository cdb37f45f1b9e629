"""Chapters 7 and 8: what is different from faction to faction, as one record for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.kernel import Procedure

Start = Mapping[str, int]
"""Figures by region."""


def printed_start(faction: str) -> Callable[[FactionWar], Start]:
    """The starting force as the faction card has it (WOME-7.3)."""
    return lambda war: war.facts_of(faction).start


class FactionRules(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How a faction enters play, musters and is lost."""

    entry_rule: str
    """Id of the rule about its entry."""
    can_enter: Callable[[FactionWar], bool]
    """Its entry condition, checked only at that moment (WOME-7.1)."""
    barred: Callable[[FactionWar], bool] = lambda war: False
    """Whether its places are lost, so that it would be eliminated at once (WOME-7.7)."""
    start: Callable[[FactionWar], Start]
    """Its starting force, as things are now (WOME-7.3)."""
    gathers: Callable[[FactionWar, int], Procedure | None] = lambda war, seat: None
    """What a seat does at the moment of entry, before the figures are placed."""
    muster_rule: str
    """Id of the rule about its muster."""
    can_muster: Callable[[FactionWar], bool]
    """Whether its muster would place a figure now."""
    muster: Callable[[FactionWar, int], Procedure]
    """The procedure in which a seat musters it (WOME-6.12)."""
    called: Callable[[FactionWar], bool]
    """Whether it can be called to the battle in progress (WOME-9.1)."""
    lost_by: Callable[[FactionWar], str]
    """Id of the rule by which it is eliminated as things are now; empty if it is not."""
