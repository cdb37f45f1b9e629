"""Chapter 12: path combat; chapter 17: its scoring in the Duels."""

from __future__ import annotations

from typing import ClassVar

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import FREE, SHADOW
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.icons import own_defence, unit_icons
from ostrog.games.ring_cards.board.state import ATTACK, Fighting, Tabletop, War, side_at, tokens_on
from ostrog.games.ring_cards.cards.elimination import Cause
from ostrog.games.ring_cards.combat.common import Combat
from ostrog.games.ring_cards.effects.text_steps import add_corruption
from ostrog.kernel import Flow


def count_path(table: Tabletop, path: str) -> Fighting:
    """Count the icons of the Shadow, the Free Peoples and the path (RCG-12.1 to 12.3, 12.6)."""
    attackers = {
        card: unit_icons(table, card, "path-attack") for card in side_at(table, path, SHADOW)
    }
    defenders = {
        card: unit_icons(table, card, "path-defence") for card in side_at(table, path, FREE)
    }
    attack = sum(attackers.values()) + tokens_on(table, path)[ATTACK]
    return Fighting(path, attack, own_defence(table, path), attackers, defenders, [])


class PathCombat(Combat):
    """Combat on a path (RCG-11.11, 12.2 to 12.12)."""

    steps = (
        "count",
        "agree",
        "overrule",
        "lose",
        "cycle_survivors",
        "lose_attackers",
        "score",
    )
    cause: ClassVar[Cause] = "path-combat"

    def count(self, war: War) -> Flow:
        """Fix the icons for this combat (RCG-11.10)."""
        self.begin(war, count_path(war, self.place))
        return None

    def score(self, war: War) -> Flow:
        """Award the path, deactivate it and discard its tokens (RCG-11.5, 11.12)."""
        fighting = self.fighting(war)
        war.path = ""
        war.tokens.pop(self.place, None)
        war.fighting = None
        if fighting.uncancelled:
            add_corruption(war, fighting.uncancelled)
            war.paths_won[SHADOW].append(self.place)
            war.tell(events.PathTaken(self.place, SIDES[SHADOW]))
        elif war.cast.scene.path_scoring == "duel" and not self.defence_prevails(fighting):
            war.laid_aside.append(self.place)
            war.tell(events.PathLaidAside(self.place))
        else:
            war.paths_won[FREE].append(self.place)
            war.tell(events.PathTaken(self.place, SIDES[FREE]))
        return None

    def defence_prevails(self, fighting: Fighting) -> bool:
        """Whether there are more defence than attack icons, as Duels require (RCG-17.6, 17.7)."""
        return fighting.own + sum(fighting.defenders.values()) > fighting.attack
