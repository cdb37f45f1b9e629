"""Chapters 16 and 17: a player says how many of some figures fall or leave."""

from __future__ import annotations

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import SPEND_FIGURES
from ostrog.kernel import Procedure, Refusal, refuse


class SpendsFigures(Procedure):
    """Base of procedures in which a player chooses a number of figures."""

    def spender(self, war: FactionWar) -> int:
        """The seat that chooses."""
        raise NotImplementedError

    def most(self, war: FactionWar) -> int:
        """The largest number."""
        raise NotImplementedError


@SPEND_FIGURES.rule
def spends_what_is_there(war: FactionWar, seat: int, number: int) -> Refusal | None:
    """Refuse more figures than there are, or than are of use (WOME-16.4, 17.13, 17.29)."""
    frame = war.frame(SpendsFigures)
    able = frame is not None and frame.spender(war) == seat and number <= frame.most(war)
    return None if able else refuse("WOME-17.29", number)
