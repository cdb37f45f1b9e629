"""Chapter 12: combat cards that strike besides the combat roll, and hits on the own army."""

from __future__ import annotations

from typing import ClassVar

from ostrog.games.war_of_the_ring.battles.assigned_hits import endurance
from ostrog.games.war_of_the_ring.battles.fallen_hosts import SufferHits
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    fighters,
    has_army,
    hits_on,
    is_hit,
    leadership_in_battle,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import HURT_OWN
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import elite_number
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse


class AdditionalAttack(Procedure):
    """Dice of a combat card, whose casualties are removed at once (WOTR-12.11 to 12.14).

    Nothing is added to them, and nobody re-rolls them.
    """

    steps = ("strike", "suffer")

    side: int
    dice: int
    target: int
    """The smallest value that hits (WOTR-12.11)."""
    hits: int = 0

    def strike(self, war: War) -> Flow:
        """Roll the dice; modifiers of the enemy's card do not count (WOTR-12.11, 12.13)."""
        values = war.roll(self.dice)
        self.hits = sum([is_hit(value, self.target) for value in values])
        clash_of(war).cards[self.side].struck += self.hits
        told = events.AdditionalDiceRolled(SIDES[self.side], values, self.target, self.hits)
        war.tell(told)
        return None

    def suffer(self, war: War) -> Flow:
        """Let the enemy remove casualties now; no card prevents them (WOTR-12.14)."""
        return Call(SufferHits(side=1 - self.side, hits=self.hits)) if self.hits else None


def additional_attack(war: War, side: int, dice: int, target: int) -> Flow:
    """An attack with some dice, at most five and at least one (WOTR-11.12, 12.11)."""
    dice = min(war.values.limits.combat_dice, dice)
    return Call(AdditionalAttack(side=side, dice=dice, target=target)) if dice else None


class SuddenStrike(CardEffect):
    """An additional attack with a die for each point of Leadership."""

    steps = ("attack",)

    def attack(self, war: War) -> Flow:
        """Attack before the combat roll (WOTR-12.11)."""
        points = leadership_in_battle(war, self.side)
        return additional_attack(war, self.side, points, hits_on(war, self.side))


class EliteCharge(CardEffect):
    """An additional attack with a die for each Elite."""

    steps = ("attack",)

    def attack(self, war: War) -> Flow:
        """Attack before the combat roll (WOTR-12.11)."""
        elites = elite_number(war, self.side)
        return additional_attack(war, self.side, elites, hits_on(war, self.side))


class DurinsBane(CardEffect):
    """An additional attack with three dice that hit on 4 or more."""

    steps = ("attack",)

    def attack(self, war: War) -> Flow:
        """Attack before the combat roll (WOTR-12.11)."""
        return additional_attack(war, self.side, 3, 4)


class WeComeToKill(CardEffect):
    """An additional attack with a die for each Elite that is left; they hit on 5 or more."""

    steps = ("attack",)

    def attack(self, war: War) -> Flow:
        """Attack after the casualties (WOTR-12.11)."""
        return additional_attack(war, self.side, elite_number(war, self.side), 5)


class GreatHost(CardEffect):
    """One hit if the own units in the battle are at least twice as many as those of the enemy."""

    steps = ("overwhelm",)

    def overwhelm(self, war: War) -> Flow:
        """Count the units after the casualties."""
        clash = clash_of(war)
        own, enemy = [
            unit_number(side, fighters(war, clash, side).counts)
            for side in (self.side, 1 - self.side)
        ]
        if own < 2 * enemy:
            return None
        war.tell(events.HitsAdded(SIDES[self.side], 1))
        return Call(SufferHits(side=1 - self.side, hits=1))


class HurtingItself(CardEffect):
    """Base of cards for which a side may inflict hits on its own units."""

    steps = ("choose", "hurt", "go_on")
    most: ClassVar[int]
    """The most hits that it may inflict."""

    choice: Option | None = None

    def limit(self, war: War) -> int:
        """The most hits: not more than the own units can take (WOTR-11.26)."""
        counts = fighters(war, clash_of(war), self.side).counts
        return min(self.most, endurance(self.side, counts))

    def choose(self, war: War) -> Flow:
        """Ask for the number of hits."""
        seat = self.seat(war)
        options = war.legal(seat, HURT_OWN, range(self.limit(war) + 1))
        return Ask(seat, "hurt-own", options, "choice", about=(clash_of(war).region,))

    def hurt(self, war: War) -> Flow:
        """Remove the casualties now (WOTR-11.25)."""
        hits = HURT_OWN.ref(self.choice)
        clash_of(war).cards[self.side].paid = hits
        if not hits:
            return None
        war.tell(events.OwnUnitsHurt(SIDES[self.side], hits))
        return Call(SufferHits(side=self.side, hits=hits))

    def go_on(self, war: War) -> Flow:
        """Do what the hits have paid for."""
        raise NotImplementedError


@HURT_OWN.rule
def hurts_what_is_there(war: War, seat: int, hits: int) -> Refusal | None:
    """Refuse more hits than the card allows, or than the own units can take (WOTR-12.6)."""
    frame = war.frame(HurtingItself)
    if frame is None or frame.seat(war) != seat or hits > frame.limit(war):
        return refuse("WOTR-12.6", hits)
    return None


class RelentlessAssault(HurtingItself):
    """Each hit on the own units, at most two, adds 1 to the own combat roll."""

    most = 2

    def go_on(self, war: War) -> Flow:
        """Put the card in force for the combat roll."""
        self.put_in_force(war)
        return None


class FierceOnslaught(HurtingItself):
    """Each hit on the own units, at most four, is a die against the enemy that hits on 4."""

    most = 4

    def go_on(self, war: War) -> Flow:
        """Roll a die for each hit, if there is an enemy left (WOTR-12.11)."""
        clash = clash_of(war)
        if not has_army(war, clash, 1 - self.side):
            return None
        return additional_attack(war, self.side, clash.cards[self.side].paid, 4)
