"""Chapter 6: a Muster result of the faction die places figures of one faction."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import SIDE_OF_FACTION
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import RECRUIT_FACTION
from ostrog.expansions.warriors.factions.six_factions import RULES_OF
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse


@RECRUIT_FACTION.rule
def musters_a_faction_in_play(war: FactionWar, seat: int, faction: str) -> Refusal | None:
    """Refuse a faction of the enemy or not in play, and a muster that places nothing.

    See WOME-6.12, 6.8 and the rule of the faction.
    """
    if SIDE_OF_FACTION[faction] != war.side(seat):
        return refuse("WOME-1.1", faction)
    if not war.has_entered(faction):
        return refuse("WOME-6.12", faction)
    rules = RULES_OF[faction]
    return None if rules.can_muster(war) else refuse(rules.muster_rule, faction)


def factions_that_muster(war: FactionWar, seat: int) -> list[str]:
    """The factions of a seat that can muster now (WOME-6.9)."""
    return [
        faction
        for faction in war.factions_in_play(war.side(seat))
        if musters_a_faction_in_play(war, seat, faction) is None
    ]


class MusterFaction(Procedure):
    """A seat musters one of its factions in play (WOME-6.12)."""

    steps = ("choose", "muster")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the faction (WOME-6.9)."""
        options = [RECRUIT_FACTION[faction] for faction in factions_that_muster(war, self.seat)]
        return Ask(self.seat, "recruit-faction", options, "choice")

    def muster(self, war: FactionWar) -> Flow:
        """Let it muster by its own rule."""
        faction = RECRUIT_FACTION.ref(self.choice)
        return Call(RULES_OF[faction].muster(war, self.seat))
