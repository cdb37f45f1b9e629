"""Chapter 13: battleground combat, with leadership and support."""

from __future__ import annotations

from typing import ClassVar

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.icons import own_defence
from ostrog.games.ring_cards.board.state import ATTACK, Fighting, Tabletop, War, tokens_on
from ostrog.games.ring_cards.board.verbs import DONE, SUPPORT
from ostrog.games.ring_cards.cards.elimination import Cause
from ostrog.games.ring_cards.combat.common import Combat, casualties
from ostrog.games.ring_cards.combat.support import Support, assignments
from ostrog.kernel import Agree, Flow, Goto, Option, Refusal, refuse


def count_battleground(table: Tabletop, place: str, defence: Support) -> Fighting:
    """Count the icons of both sides with a support of the defenders (RCG-13.1 to 13.3, 13.11)."""
    attack = assignments(table, place, 1 - defending_side(table, place))[0]
    total = sum(attack.icons.values()) + tokens_on(table, place)[ATTACK]
    supported = sorted(attack.supported | defence.supported)
    return Fighting(place, total, own_defence(table, place), attack.icons, defence.icons, supported)


def outcomes(table: Tabletop, place: str, defence: Support) -> frozenset[frozenset[str]]:
    """The sets of defenders that can be lost with this support; whoever is there if all (RCG-13.4).

    A defence that fails is told from one in which all are lost and the battleground is held.
    """
    fighting = count_battleground(table, place, defence)
    if sum(fighting.defenders.values()) < fighting.remaining:
        return frozenset()
    return frozenset(map(frozenset, casualties(fighting)))


def defending_side(table: Tabletop, place: str) -> int:
    """The side of the battleground, which always defends it (RCG-13.1)."""
    return SIDES.index(table.cast.values.battlegrounds[place].side)


@SUPPORT.rule
def supports_what_stands_there(war: War, seat: int, card: str) -> Refusal | None:
    """Only a character on the battleground of this combat can be supported (RCG-13.7)."""
    frame = war.frame(BattlegroundCombat)
    there = frame is not None and war.places.get(card) == frame.place
    return None if there else refuse("RCG-13.7", card)


class BattlegroundCombat(Combat):
    """Combat on a battleground (RCG-11.11, 13.2 to 13.6)."""

    steps = (
        "support",
        "supported",
        "count",
        "agree",
        "overrule",
        "lose",
        "cycle_survivors",
        "lose_attackers",
        "score",
    )
    lasting = {"support": ("chosen",)}
    cause: ClassVar[Cause] = "battleground-combat"

    chosen: list[str] = []
    """Characters chosen to be supported."""
    choice: Option | None = None
    """The last answer; `DONE` if no other character is to be supported than must be."""

    def ways(self, war: War) -> list[Support]:
        """The assignments of the defenders that agree with the choices so far (RCG-13.9)."""
        found = assignments(war, self.place, defending_side(war, self.place))
        left = [way for way in found if way.paired.issuperset(self.chosen)]
        if self.choice != DONE():
            return left
        always = frozenset.intersection(*(way.paired for way in left))
        return [way for way in left if way.paired == always]

    def support(self, war: War) -> Flow:
        """The owners of the characters choose whom to support, if that matters (RCG-13.9)."""
        ways = self.ways(war)
        if len(ways) == 1 or len({outcomes(war, self.place, way) for way in ways}) == 1:
            return Goto("count")
        everybody = frozenset[str]().union(*(way.paired for way in ways))
        always = everybody.intersection(*(way.paired for way in ways))
        doubtful = sorted(everybody - always)
        options = [SUPPORT[card] for card in doubtful]
        if any(way.paired == always for way in ways):
            options.append(DONE())
        seats = self.controllers(war, doubtful)
        return Agree(seats, "support", options, "choice", about=(self.place,))

    def supported(self, war: War) -> Flow:
        """Note the choice and repeat; without agreement the total is made largest (RCG-13.9)."""
        if self.choice is None or self.choice == DONE():
            return None
        self.chosen.append(SUPPORT.ref(self.choice))
        self.choice = None
        return Goto("support")

    def count(self, war: War) -> Flow:
        """Fix the icons for this combat (RCG-11.10)."""
        self.begin(war, count_battleground(war, self.place, self.ways(war)[0]))
        return None

    def score(self, war: War) -> Flow:
        """Give the battleground to the winner and discard its tokens (RCG-11.5, 11.12, 13.6)."""
        fighting, side = self.fighting(war), defending_side(war, self.place)
        winner = 1 - side if fighting.uncancelled else side
        war.battlegrounds.remove(self.place)
        if self.place in war.bared:
            war.bared.remove(self.place)
        war.tokens.pop(self.place, None)
        war.fighting = None
        war.won[winner].append(self.place)
        war.tell(events.BattlegroundTaken(self.place, SIDES[winner]))
        return None
