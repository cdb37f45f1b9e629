"""Chapters 21 and 29: a battle from its start to the advance, by one army or by several."""

from __future__ import annotations

from ostrog.games.five_armies.battle.beorn_in_battle import (
    BeornAdvances,
    BeornWithdraws,
    beorn_may_leave,
)
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.retreat import Advance, Withdrawal, may_leave
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.hands import DrawCards
from ostrog.games.five_armies.board.map import TERRAIN, TERRITORY
from ostrog.games.five_armies.board.pieces import SHADOW, UNITS
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import (
    FIGHT_WITH,
    PRESS_ON,
    RETREAT,
    ROUT,
    STAND,
    STOP_ATTACK,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


class Battle(Procedure):
    """A battle in the defender's region (B5A-21.3)."""

    steps = (
        "begin",
        "choose_army",
        "begin_round",
        "draw_for_terrain",
        "fight",
        "end_of_round",
        "stop_attack",
        "retreat_or_rout",
        "withdraw",
        "go_on",
        "aftermath",
        "end",
    )
    lasting = {"choose_army": ("stop", "leave")}

    attacker: int
    armies: tuple[str, ...]
    region: str
    won: bool = False
    army: Option | None = None
    stop: Option | None = None
    leave: Option | None = None

    def crumb(self) -> tuple[str]:
        """The battle region, for the breadcrumb."""
        return (self.region,)

    def begin(self, war: War) -> Flow:
        """Set up the battle, with or without Beorn and bats (B5A-21.1, 21.2, 33.7, 33.13, 34.5)."""
        war.battle = Fight(self.attacker, self.armies, self.region)
        free = self.region if self.attacker == SHADOW else self.armies[0]
        war.battle.beorn = war.characters["beorn"] == free
        war.battle.vampire = war.bats[TERRITORY[self.region]] > 0
        war.tell(events.BattleBegan(self.attacker, self.armies, self.region))
        return None

    def choose_army(self, war: War) -> Flow:
        """Ask the attacker which army fights this round (B5A-29.2)."""
        options = war.legal(self.attacker, FIGHT_WITH, self.armies)
        return Ask(self.attacker, "combined-round-army", options, "army", about=(self.region,))

    def begin_round(self, war: War) -> Flow:
        """Start a round with the chosen army (B5A-29.5, 29.6, 21.5)."""
        battle, place = fight_of(war), FIGHT_WITH.ref(self.army)
        battle.begin_round(place)
        war.tell(events.RoundBegan(battle.round, place, self.region))
        return None

    def draw_for_terrain(self, war: War) -> Flow:
        """In the first round, let the side with terrain advantage draw an Event card.

        The hand limit is applied at once (B5A-21.5, 21.6, 21.8, 29.5).
        """
        battle = fight_of(war)
        seat = -1 if battle.round > 1 or battle.beorn else terrain_advantage(war, battle)
        if seat < 0:
            return None
        war.tell(events.TerrainAdvantage(seat, TERRAIN[self.region]))
        return Call(DrawCards(seat=seat, kind="terrain-discard"))

    def fight(self, war: War) -> Flow:
        """Fight one combat round (B5A-21.14)."""
        return Call(CombatRound(number=fight_of(war).round))

    def end_of_round(self, war: War) -> Flow:
        """End the battle if a side has no army left (B5A-28.1, 29.8, 29.11)."""
        battle = fight_of(war)
        battle.fought.append(battle.place)
        if war.force(self.region) != battle.defender or not battle.attackers(war):
            return Goto("aftermath")
        if battle.fog:  # Dense Fog ends the battle (CR-23).
            war.tell(events.FogEndedBattle(self.region))
            return Goto("end")
        return None

    def stop_attack(self, war: War) -> Flow:
        """Ask the attacker whether to stop the attack (B5A-28.2)."""
        options = (STOP_ATTACK(), PRESS_ON())
        return Ask(self.attacker, "stop-attack", options, "stop", about=(self.region,))

    def retreat_or_rout(self, war: War) -> Flow:
        """End a stopped battle, or ask the defender to stand or leave (B5A-28.3 to 28.5)."""
        if self.stop == STOP_ATTACK():
            war.tell(events.AttackStopped(self.attacker, self.region))
            return Goto("end")
        defender = 1 - self.attacker
        options = [STAND(), *war.legal(defender, RETREAT), *war.legal(defender, ROUT)]
        return Ask(defender, "retreat-or-rout", options, "leave", about=(self.region,))

    def withdraw(self, war: War) -> Flow:
        """Start a new round, or let the defender retreat or rout (B5A-28.6, 28.10, 28.21)."""
        if STAND.chosen(self.leave):
            return Goto("choose_army")
        if fight_of(war).is_beorn(1 - self.attacker):
            return Call(BeornWithdraws(region=self.region))
        rout = ROUT.chosen(self.leave)
        return Call(Withdrawal(seat=1 - self.attacker, region=self.region, rout=rout))

    def go_on(self, war: War) -> Flow:
        """Continue to the aftermath: a defender that left has lost (B5A-28.7)."""
        return None

    def aftermath(self, war: War) -> Flow:
        """Let the winning attacker advance (B5A-28.7, 29.9, 29.10, 33.21)."""
        left = fight_of(war).attackers(war)
        if war.force(self.region) == 1 - self.attacker or not left:
            return Goto("end")
        self.won = True
        if fight_of(war).is_beorn(self.attacker):
            return Call(BeornAdvances(region=self.region))
        return Call(Advance(seat=self.attacker, armies=left, region=self.region))

    def end(self, war: War) -> Flow:
        """End the battle; the cards added for it are put away (B5A-21.13)."""
        defender = 1 - self.attacker
        lost = not fight_of(war).attackers(war) and war.force(self.region) == defender
        winner = self.attacker if self.won else defender if lost else -1
        war.tell(events.BattleEnded(self.region, winner))
        war.battle = None
        return Done()


@query
def terrain_advantage(war: War, battle: Fight) -> int:
    """The seat with more units on their preferred terrain, or -1 (B5A-21.5, 21.7, 21.15)."""
    at_home = [0, 0]
    terrain = TERRAIN[battle.region]
    for seat in battle.order:
        units = war.armies[battle.army_of(seat)].units
        for name, count in zip(UNITS, units, strict=True):
            unit = war.values.units[name]
            anywhere = seat == battle.attacker and unit.preferred_attacking == "any"
            if anywhere or terrain in unit.preferred:
                at_home[seat] += count
    if at_home[0] == at_home[1]:
        return -1
    return int(at_home[SHADOW] > at_home[1 - SHADOW])


@query
def is_free_to_retreat(war: War, battle: Fight) -> bool:
    """Whether no card prevents the defender from retreating in this round (B5A-28.4)."""
    return True


@FIGHT_WITH.rule
def fights_with_a_named_army(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse an army that was not named before the battle or is gone (B5A-29.2)."""
    battle = war.battle
    if battle is None or battle.attacker != seat:
        return None
    named = place in battle.armies and war.force(place) == seat
    return None if named else refuse("B5A-29.2", place)


@RETREAT.rule
def retreats_after_regroup(war: War, seat: int) -> Refusal | None:
    """Refuse a retreat without Regroup or without a region to go to.

    Beorn needs no Regroup, and the attacker cannot retreat (B5A-28.4, 28.9, 28.18, 33.19).
    """
    battle = war.battle
    if battle is None:
        return None
    if seat != battle.defender:
        return refuse("B5A-28.9")
    if battle.is_beorn(seat):
        return None if beorn_may_leave(war, battle.region) else refuse("B5A-28.18", battle.region)
    if not battle.regrouped:
        return refuse("B5A-28.4", battle.region)
    if not is_free_to_retreat(war, battle):
        return refuse("B5A-CR-45", battle.region)
    return None if may_leave(war, seat, battle.region) else refuse("B5A-28.18", battle.region)


@ROUT.rule
def routs_without_regroup(war: War, seat: int) -> Refusal | None:
    """Refuse a rout where the defender may retreat or has no region to go to.

    Beorn and the attacker cannot rout (B5A-28.5, 28.9, 28.25, 33.19, CR-45).
    """
    battle = war.battle
    if battle is None:
        return None
    if seat != battle.defender:
        return refuse("B5A-28.9")
    if battle.is_beorn(seat):
        return refuse("B5A-33.19")
    if battle.regrouped and is_free_to_retreat(war, battle):
        return refuse("B5A-28.5", battle.region)
    return None if may_leave(war, seat, battle.region) else refuse("B5A-28.25", battle.region)
