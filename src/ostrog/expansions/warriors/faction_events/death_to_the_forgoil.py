"""Chapter 17: Death to the Forgoil, a battle in which Dunlendings are Regulars of Isengard.

During the battle they stand among the Regulars. Afterwards the player says how many of those who
fell were Dunlendings, as far as that is not certain: until then nothing tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DUNLENDINGS, HILLMEN_AS
from ostrog.expansions.warriors.board.pools import hand_zone_of_factions
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import SPEND_FIGURES
from ostrog.expansions.warriors.faction_events.played_faction_cards import faction_event
from ostrog.expansions.warriors.factions.spent_figures import SpendsFigures
from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost, can_attack
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.fallen_hosts import SufferHits
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.pieces import FREE, NATION, SHADOW, SLOT, UNITS
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import adjacent, minus, plus, single
from ostrog.games.war_of_the_ring.board.verbs import EXTEND, REDUCE
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import Ask, Call, Flow, Goto, Option

REGULAR, ELITE = HILLMEN_AS, "isengard-elite"
FORGOIL = ("rohan", "gondor")
"""Nations whose units are attacked."""


class AttackOfHillmen(AttackWithHost, kw_only=True):
    """An army with Dunlendings attacks one with units of Rohan or Gondor (WOME-17.11)."""


def attacks_of_hillmen(war: FactionWar) -> tuple[tuple[str, str], ...]:
    """All attacks of armies that share a region with a Dunlending (WOME-17.11)."""
    found = []
    for source in war.figures[DUNLENDINGS]:
        near = [source] if source in war.sieges else []
        for target in (*near, *adjacent(war, source, "army")):
            counts = war.counts(FREE, target)
            if any(counts[SLOT[unit]] for unit in UNITS if NATION[unit] in FORGOIL):
                found.append((source, target))
    return tuple(found)


def attack_for(war: FactionWar, seat: int) -> AttackOfHillmen | None:
    """The attack that a seat can make, if there is any (WOME-10.8)."""
    pairs = attacks_of_hillmen(war)
    attack = AttackOfHillmen(seat=seat, pairs=pairs)
    return attack if pairs and can_attack(war, attack) else None


def hillmen_can_attack(card: str) -> Callable[[FactionWar], bool]:
    """A requirement: whoever holds the card can attack so."""

    def able(war: FactionWar) -> bool:
        seats: Sequence[int] = war.setting.derived.seats[SHADOW]
        holders = [seat for seat in seats if card in war.faces(hand_zone_of_factions(seat))]
        return any(attack_for(war, seat) is not None for seat in holders or seats)

    return able


def attack_the_forgoil(war: FactionWar, play: PlayEvent) -> Flow:
    """Attack with one of these armies (WOME-17.11)."""
    attack = attack_for(war, play.seat)
    return None if attack is None else Call(attack)


# The battle


def arm_hillmen(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Let Dunlendings who attack stand among the Regulars until the battle ends (WOME-17.11)."""
    number = war.fighting.get(DUNLENDINGS, 0)
    if war.frame(AttackOfHillmen) is None or not number:
        return None
    clash = clash_of(war)
    war.hillmen, war.regulars, war.reduced = number, clash.part[SLOT[REGULAR]], 0
    lent = single(SHADOW, REGULAR, number)
    war.take_figures(DUNLENDINGS, battle.source, number)
    war.put(SHADOW, battle.source, lent)
    clash.part = plus(clash.part, lent)
    return None


def count_reduced(war: FactionWar, picks: Sequence[Option]) -> None:
    """Count Elites of Isengard that became Regulars in such a battle."""
    if war.hillmen:
        war.reduced += REDUCE.among(picks).count(ELITE)


def note_casualties(battle: BattleRound, war: FactionWar) -> Flow:
    """Note what the casualties of the attacker make of Elites."""
    count_reduced(war, battle.attacker_losses)
    return None


def note_hits(hits: SufferHits, war: FactionWar) -> Flow:
    """Note what other hits make of Elites."""
    if hits.side == SHADOW:
        count_reduced(war, hits.losses)
    return None


def note_extension(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Note an Elite that is reduced for another round of a siege."""
    if war.hillmen and EXTEND.chosen(battle.pressed):
        war.reduced += EXTEND.ref(battle.pressed) == ELITE
    return None


def stand_down(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Let them be Dunlendings again (WOME-17.11)."""
    return Call(StandDown(region=battle.source)) if war.hillmen else None


def advance_afterwards(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Advance only when they are Dunlendings again, who follow the army (WOME-15.13)."""
    return Goto("stand_down") if war.hillmen else ArmyBattle.advance(battle, war)


class StandDown(SpendsFigures):
    """Dunlendings who stood among Regulars are Dunlendings again (WOME-17.11)."""

    steps = ("choose", "part")

    region: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def fallen(self, war: FactionWar) -> tuple[int, int]:
        """The least and the greatest number of Dunlendings who can have fallen."""
        left = clash_of(war).part[SLOT[REGULAR]]
        own = war.regulars + war.reduced
        lost = own + war.hillmen - left
        return max(0, lost - own), min(war.hillmen, lost)

    def spender(self, war: FactionWar) -> int:
        """The seat that commanded the army."""
        return seat_of_army(war, SHADOW, self.region)

    def most(self, war: FactionWar) -> int:
        """The greatest number of them who can have fallen."""
        return self.fallen(war)[1]

    def choose(self, war: FactionWar) -> Flow:
        """Ask how many of the fallen were Dunlendings, if that is not certain."""
        least, most = self.fallen(war)
        if least == most:
            return None
        options = [SPEND_FIGURES[number] for number in range(least, most + 1)]
        return Ask(self.spender(war), "fallen-hillmen", options, "choice", about=(self.region,))

    def part(self, war: FactionWar) -> Flow:
        """Take them out from among the Regulars; those who fell return to their own."""
        fallen = SPEND_FIGURES.ref(self.choice) if self.choice is not None else self.fallen(war)[0]
        stand, clash = war.hillmen - fallen, clash_of(war)
        lent = single(SHADOW, REGULAR, stand)
        if stand:
            war.take(SHADOW, self.region, lent)
            clash.part = minus(clash.part, lent)
            war.place_figures(DUNLENDINGS, self.region, stand)
        if fallen:
            war.reinforcements[SHADOW][SLOT[REGULAR]] -= fallen
            war.put_out(DUNLENDINGS, fallen)
            war.tell(events.FiguresLost(DUNLENDINGS, self.region, fallen))
        war.hillmen, war.fighting = 0, {**war.fighting, DUNLENDINGS: stand}
        return None


def lends_figures(war: FactionWar, value: int, figure: str) -> int:
    """Dunlendings among the Regulars of Isengard are not figures of that nation."""
    return value + (war.hillmen if figure == REGULAR else 0)


FORGOIL_EVENTS: dict[str, CardEvent] = {
    card: faction_event(DUNLENDINGS, attack_the_forgoil, requires=hillmen_can_attack(card))
    for card in ("sa-death-to-the-forgoil-1", "sa-death-to-the-forgoil-2")
}
"""Events of these cards, by card."""
