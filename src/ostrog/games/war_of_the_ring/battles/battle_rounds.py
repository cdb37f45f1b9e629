"""Chapter 11: one round of a battle, step by step."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits
from ostrog.games.war_of_the_ring.battles.fallen_hosts import (
    CharactersFall,
    destroy_without_units,
    lose_units,
)
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_modifier,
    dice_for,
    fighters,
    ground_of,
    hits_on,
    is_hit,
    is_over,
    missed,
    most_rerolls,
    reroll_modifier,
    rerollable,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import REROLL
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardRound
from ostrog.games.war_of_the_ring.combat_cards.initiative import CombatMoment
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import (
    LayCombatCard,
    discard_cards,
    reveal_cards,
)
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, refuse


class CardsRevealed(Procedure):
    """The moment after the combat cards of a round were revealed (WOTR-12.2)."""


class BattleRound(CardRound):
    """One round: combat cards, combat roll, Leader re-roll, casualties (WOTR-11.13).

    The effects of combat cards come between these steps, by their initiative (WOTR-12.7).
    """

    steps = (
        "attacker_card",
        "defender_card",
        "reveal",
        "revealed",
        "cancelling",
        "leaving",
        "striking_first",
        "before_roll",
        "go_on",
        "combat_roll",
        "before_reroll",
        "attacker_reroll",
        "defender_reroll",
        "leader_reroll",
        "after_reroll",
        "before_casualties",
        "attacker_casualties",
        "defender_casualties",
        "remove_casualties",
        "destroy_armies",
        "after_casualties",
        "end_of_round",
    )

    number: int
    attacker_dice: Option | None = None
    defender_dice: Option | None = None
    attacker_losses: tuple[Option, ...] = ()
    defender_losses: tuple[Option, ...] = ()

    def crumb(self) -> tuple[int]:
        """The number of the round, for the breadcrumb."""
        return (self.number,)

    def attacker_card(self, war: War) -> Flow:
        """Let the attacker lay a card first (WOTR-12.2)."""
        return Call(LayCombatCard(side=clash_of(war).attacker))

    def defender_card(self, war: War) -> Flow:
        """Let the defender lay a card, whether the attacker did or not (WOTR-12.2, 12.3)."""
        return Call(LayCombatCard(side=clash_of(war).defender))

    def reveal(self, war: War) -> Flow:
        """Turn both cards face up (WOTR-12.2)."""
        reveal_cards(war)
        return None

    def revealed(self, war: War) -> Flow:
        """Let those act who wait for the use of a combat card."""
        return Call(CardsRevealed())

    def cancelling(self, war: War) -> Flow:
        """Carry out effects that cancel cards (WOTR-12.7, 12.9)."""
        return Call(CombatMoment(number=0))

    def leaving(self, war: War) -> Flow:
        """Carry out effects of initiative 1: retreats and words (WOTR-12.7)."""
        return Call(CombatMoment(number=1))

    def striking_first(self, war: War) -> Flow:
        """Carry out effects of initiative 2: attacks before the combat roll (WOTR-12.7)."""
        return Call(CombatMoment(number=2))

    def before_roll(self, war: War) -> Flow:
        """Carry out effects of initiative 3: they change the combat roll (WOTR-12.7)."""
        return Call(CombatMoment(number=3))

    def go_on(self, war: War) -> Flow:
        """End the round if the battle is over before the combat roll (WOTR-11.38, 12.15)."""
        return Goto("end_of_round") if is_over(war, clash_of(war)) else None

    def combat_roll(self, war: War) -> Flow:
        """Let both sides roll a die for each point of Combat Strength (WOTR-11.10, 11.14)."""
        clash = clash_of(war)
        for side in clash.order:
            dice = clash.sides[side]
            dice.target, dice.added = hits_on(war, side), combat_modifier(war, side)
            values = war.roll(dice_for(war, side))
            dice.values = list(values)
            dice.hits = len(values) - len(missed(dice))
            war.tell(events.CombatDiceRolled(SIDES[side], values, dice.target, dice.hits))
        return None

    def before_reroll(self, war: War) -> Flow:
        """Carry out effects of initiative 4: they change the re-roll (WOTR-12.7)."""
        return Call(CombatMoment(number=4))

    def attacker_reroll(self, war: War) -> Flow:
        """Ask the attacker how many dice to re-roll (WOTR-11.17, 11.18)."""
        return self._ask(war, clash_of(war).attacker, "attacker_dice")

    def defender_reroll(self, war: War) -> Flow:
        """Ask the defender how many dice to re-roll (WOTR-11.17, 11.18)."""
        return self._ask(war, clash_of(war).defender, "defender_dice")

    def _ask(self, war: War, side: int, into: str) -> Flow:
        most = most_rerolls(war, side)
        if not most:
            return None
        seat = seat_of_army(war, side, ground_of(clash_of(war), side))
        options = war.legal(seat, REROLL, tuple(range(most, -1, -1)))
        return Ask(seat, "leader-reroll", options, into, default=(options[0],))

    def leader_reroll(self, war: War) -> Flow:
        """Throw the chosen numbers of missed dice again, once each (WOTR-11.17 to 11.19)."""
        clash = clash_of(war)
        for side in clash.order:
            choice = self.attacker_dice if side == clash.attacker else self.defender_dice
            number = 0 if choice is None else REROLL.ref(choice)
            if not number:
                continue
            dice = clash.sides[side]
            dice.added_again = reroll_modifier(war, side)
            values = war.roll(number)
            for place, value in zip(rerollable(dice), values, strict=False):
                dice.values[place] = value
                dice.again.append(place)
            hits = sum([is_hit(value, dice.target, dice.added_again) for value in values])
            dice.hits += hits
            dice.hits_again = hits
            war.tell(events.CombatDiceRerolled(SIDES[side], values, hits))
        return None

    def after_reroll(self, war: War) -> Flow:
        """Carry out effects of initiative 5: they add hits (WOTR-12.7)."""
        return Call(CombatMoment(number=5))

    def before_casualties(self, war: War) -> Flow:
        """Carry out effects of initiative 6, before casualties are chosen (WOTR-12.7)."""
        return Call(CombatMoment(number=6))

    def attacker_casualties(self, war: War) -> Flow:
        """Let the attacker choose his casualties first (WOTR-11.24)."""
        clash = clash_of(war)
        return self._suffer(war, clash.attacker, "attacker_losses")

    def defender_casualties(self, war: War) -> Flow:
        """Let the defender choose his casualties (WOTR-11.24)."""
        clash = clash_of(war)
        return self._suffer(war, clash.defender, "defender_losses")

    def _suffer(self, war: War, side: int, into: str) -> Flow:
        clash = clash_of(war)
        hits = clash.suffers(side)
        if not hits:
            return None
        counts = fighters(war, clash, side).counts
        region = ground_of(clash, side)
        return Call(AssignHits(side=side, region=region, counts=counts, hits=hits), into)

    def remove_casualties(self, war: War) -> Flow:
        """Remove the casualties of both sides together (WOTR-11.24)."""
        order = clash_of(war).order
        for side, losses in zip(order, (self.attacker_losses, self.defender_losses), strict=True):
            lose_units(war, side, losses)
        return None

    def destroy_armies(self, war: War) -> Flow:
        """Remove the Leaders and Nazgul of an army without units, and doom its characters.

        See WOTR-11.31.
        """
        doomed: tuple[str, ...] = ()
        for side in clash_of(war).order:
            doomed += destroy_without_units(war, side)
        return Call(CharactersFall(doomed=doomed))

    def after_casualties(self, war: War) -> Flow:
        """Carry out effects of initiative 7 (WOTR-12.7)."""
        return Call(CombatMoment(number=7))

    def end_of_round(self, war: War) -> Flow:
        """Discard the cards, whose effects end with the round (WOTR-11.13, 12.6)."""
        discard_cards(war)
        return None


@REROLL.rule
def rerolls_missed_dice_by_leadership(war: War, seat: int, dice: int) -> Refusal | None:
    """Refuse more dice than Leadership allows or than missed (WOTR-11.17)."""
    if war.battle is None:
        return refuse("WOTR-11.17", dice)
    return None if dice <= most_rerolls(war, war.side(seat)) else refuse("WOTR-11.17", dice)
