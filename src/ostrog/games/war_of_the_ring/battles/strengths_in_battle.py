"""Chapter 11: Combat Strength, Leadership, and which dice hit."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.clash import Clash, RolledDice
from ostrog.games.war_of_the_ring.board.map import DEFENSIBLE
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.campaigns.splitting import Party, leader_number, unit_number
from ostrog.kernel import query


def clash_of(war: War) -> Clash:
    """The battle in progress; there must be one."""
    assert war.battle is not None
    return war.battle


def fighters(war: War, clash: Clash, side: int) -> Party:
    """The figures and characters of a side in a battle (WOTR-11.4, 11.7, 11.8)."""
    if side == clash.attacker:
        return Party(clash.part, clash.who)
    return Party(war.counts(side, clash.region), war.characters_at(side, clash.region))


def ground_of(clash: Clash, side: int) -> str:
    """The region where the army of a side stands during a battle (WOTR-11.9)."""
    return clash.source if side == clash.attacker else clash.region


@query
def combat_strength(war: War, side: int) -> int:
    """Army units of a side in the battle, plus bonuses (WOTR-11.10)."""
    return unit_number(side, fighters(war, clash_of(war), side).counts)


@query
def leadership_in_battle(war: War, side: int) -> int:
    """Leaders or Nazgul, and the Leadership of the characters in the battle (WOTR-11.11)."""
    party, sheets = fighters(war, clash_of(war), side), war.values.characters
    led = sum([sheets[who].leadership for who in party.who])
    return leader_number(war, side, party.counts) + led


@query
def hits_on(war: War, side: int) -> int:
    """The smallest value of a die that hits (WOTR-11.14, 11.20, 11.23).

    The attacker needs a 6 in the first round against a City or Fortification, and in every round
    of a siege; whoever controls the City, it helps the defender (WOTR-11.21).
    """
    clash = clash_of(war)
    if side != clash.attacker or clash.kind == "sortie":
        return 5
    if clash.kind == "siege":
        return 6
    return 6 if clash.round == 1 and clash.region in DEFENSIBLE else 5


@query
def combat_modifier(war: War, side: int) -> int:
    """Number added to each die of a side's combat roll (WOTR-11.16)."""
    return 0


@query
def reroll_modifier(war: War, side: int) -> int:
    """Number added to each die of a side's Leader re-roll (WOTR-11.19)."""
    return 0


def dice_for(war: War, side: int) -> int:
    """Number of dice in a side's combat roll, never more than five (WOTR-11.10, 11.12)."""
    return min(war.values.limits.combat_dice, combat_strength(war, side))


def is_hit(value: int, target: int, added: int = 0) -> bool:
    """Whether a die hits: a natural 1 never does, a natural 6 always (WOTR-11.15, 11.16)."""
    if value in (1, 6):
        return value == 6
    return value + added >= target


def missed(dice: RolledDice) -> list[int]:
    """Positions of the dice that missed in the combat roll (WOTR-11.17)."""
    return [
        place
        for place, value in enumerate(dice.values)
        if not is_hit(value, dice.target, dice.added)
    ]


def most_rerolls(war: War, side: int) -> int:
    """How many missed dice a side may re-roll: at most five (WOTR-11.12, 11.17)."""
    able = min(war.values.limits.combat_dice, leadership_in_battle(war, side))
    return min(able, len(missed(clash_of(war).sides[side])))
