"""Chapter 11: the combat step."""

from __future__ import annotations

from ostrog.games.ring_cards.board.placement import destinations
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import FIGHT
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure


class CombatStep(Procedure):
    """Combat at every active location, one at a time (RCG-11.1, 11.2, 11.13)."""

    steps = ("choose", "fight", "go_on")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """The starting player chooses the next location (RCG-11.2)."""
        places = destinations(war)
        if not places:
            return Done()
        options = war.legal(war.starting(), FIGHT, places)
        return Ask(war.starting(), "combat", options, "choice")

    def fight(self, war: War) -> Flow:
        """Resolve the combat at the chosen location (RCG-11.3)."""
        place = FIGHT.ref(self.choice)
        if place == war.path:
            return Call(PathCombat(place=place))
        return Call(BattlegroundCombat(place=place))

    def go_on(self, war: War) -> Flow:
        """Repeat until all combats are resolved (RCG-11.1)."""
        return Goto("choose")
