"""Chapter 11: one round of a battle, step by step."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits, take_losses
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_modifier,
    dice_for,
    fighters,
    ground_of,
    hits_on,
    is_hit,
    missed,
    most_rerolls,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import War, names_of
from ostrog.games.war_of_the_ring.board.verbs import REROLL
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, refuse


class BattleRound(Procedure):
    """One round: combat roll, Leader re-roll, casualties (WOTR-11.13)."""

    steps = (
        "combat_roll",
        "attacker_reroll",
        "defender_reroll",
        "leader_reroll",
        "attacker_casualties",
        "defender_casualties",
        "remove_casualties",
        "eliminate_characters",
        "next_character",
        "end_of_round",
    )
    lasting = {"eliminate_characters": ("doomed", "attacker_dice", "defender_dice")}

    number: int
    attacker_dice: Option | None = None
    defender_dice: Option | None = None
    attacker_losses: tuple[Option, ...] = ()
    defender_losses: tuple[Option, ...] = ()
    doomed: tuple[str, ...] = ()

    def crumb(self) -> tuple[int]:
        """The number of the round, for the breadcrumb."""
        return (self.number,)

    def combat_roll(self, war: War) -> Flow:
        """Let both sides roll a die for each point of Combat Strength (WOTR-11.10, 11.14)."""
        clash = clash_of(war)
        for side in clash.order:
            dice = clash.sides[side]
            dice.target, dice.added = hits_on(war, side), combat_modifier(war, side)
            dice.added_again = reroll_modifier(war, side)
            values = war.roll(dice_for(war, side))
            dice.values = list(values)
            dice.hits = len(values) - len(missed(dice))
            war.tell(events.CombatDiceRolled(SIDES[side], values, dice.target, dice.hits))
        return None

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
            values = war.roll(number)
            for place, value in zip(missed(dice), values, strict=False):
                dice.values[place] = value
                dice.again.append(place)
            hits = sum([is_hit(value, dice.target, dice.added_again) for value in values])
            dice.hits += hits
            war.tell(events.CombatDiceRerolled(SIDES[side], values, hits))
        return None

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
        hits = clash.sides[1 - side].hits
        if not hits:
            return None
        counts = fighters(war, clash, side).counts
        region = ground_of(clash, side)
        return Call(AssignHits(side=side, region=region, counts=counts, hits=hits), into)

    def remove_casualties(self, war: War) -> Flow:
        """Remove the casualties of both sides together (WOTR-11.24, 11.31).

        An army without units loses its Leaders and Nazgul, and its characters are doomed.
        """
        clash = clash_of(war)
        left = take_losses(war, clash.attacker, clash.source, clash.part, self.attacker_losses)
        clash.part = left
        defended = war.counts(clash.defender, clash.region)
        take_losses(war, clash.defender, clash.region, defended, self.defender_losses)
        doomed: tuple[str, ...] = ()
        for side in clash.order:
            doomed += self._destroy(war, side)
        self.doomed = doomed
        return None

    def _destroy(self, war: War, side: int) -> tuple[str, ...]:
        """Remove the Leaders of an army without units; return its characters (WOTR-11.31)."""
        clash = clash_of(war)
        counts, who = fighters(war, clash, side)
        if unit_number(side, counts):
            return ()
        region = ground_of(clash, side)
        if any(counts):
            war.take(side, region, counts)
            war.remove_for_good(side, counts)
        if side == clash.attacker:
            clash.part, clash.who = (0,) * len(counts), ()
        war.tell(events.HostDestroyed(SIDES[side], region, names_of(side, counts), who))
        return who

    def eliminate_characters(self, war: War) -> Flow:
        """Eliminate the characters of a destroyed army, one by one (WOTR-11.31)."""
        if not self.doomed:
            return Goto("end_of_round")
        return Call(EliminateCharacter(who=self.doomed[0]))

    def next_character(self, war: War) -> Flow:
        """Go on with the next of them."""
        self.doomed = self.doomed[1:]
        return Goto("eliminate_characters")

    def end_of_round(self, war: War) -> Flow:
        """End the round (WOTR-11.13)."""
        return None


@REROLL.rule
def rerolls_missed_dice_by_leadership(war: War, seat: int, dice: int) -> Refusal | None:
    """Refuse more dice than Leadership allows or than missed (WOTR-11.17)."""
    if war.battle is None:
        return refuse("WOTR-11.17", dice)
    return None if dice <= most_rerolls(war, war.side(seat)) else refuse("WOTR-11.17", dice)
