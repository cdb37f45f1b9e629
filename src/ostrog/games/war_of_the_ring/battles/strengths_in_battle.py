"""Chapter 11: Combat Strength, Leadership, and which dice hit."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.clash import Clash, RolledDice
from ostrog.games.war_of_the_ring.board.map import DEFENSIBLE
from ostrog.games.war_of_the_ring.board.pieces import NAZGUL_SLOT, SHADOW, WITCH_KING
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


def nazgul_points(war: War) -> int:
    """The sum of 1 for each Nazgul and 2 for the Witch-king in the battle (WOTR-12.16)."""
    clash = clash_of(war)
    party = fighters(war, clash, SHADOW)
    chief = WITCH_KING in party.who and clash.leads(WITCH_KING)
    return party.counts[NAZGUL_SLOT] + chief * war.values.characters[WITCH_KING].leadership


@query
def nazgul_leadership(war: War) -> int:
    """Nazgul Leadership without the points that are forfeited or cancelled (WOTR-12.10, 12.16)."""
    clash = clash_of(war)
    return 0 if clash.no_nazgul else max(0, nazgul_points(war) - clash.given)


@query
def leadership_in_battle(war: War, side: int) -> int:
    """Leaders or Nazgul, and the Leadership of the characters in the battle (WOTR-11.11).

    What is forfeited or cancelled does not count (WOTR-12.10).
    """
    clash, sheets = clash_of(war), war.values.characters
    party = fighters(war, clash, side)
    led = sum([sheets[who].leadership for who in party.who if clash.leads(who)])
    found = leader_number(war, side, party.counts) + led
    return found - nazgul_points(war) + nazgul_leadership(war) if side == SHADOW else found


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


@query
def dice_for(war: War, side: int) -> int:
    """Number of dice in a side's combat roll, never more than five (WOTR-11.10, 11.12).

    A card can give a die less for each besieged enemy unit in the region, but leaves one.
    """
    dice: int = min(war.values.limits.combat_dice, combat_strength(war, side))
    clash = clash_of(war)
    if side != clash.defender or not clash.terms.outflanked:
        return dice
    return max(1, dice - war.units(clash.attacker, clash.region))


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


def rerollable(dice: RolledDice) -> list[int]:
    """Positions of missed dice that no combat card has turned or barred (WOTR-11.17)."""
    return [place for place in missed(dice) if place not in dice.turned + dice.barred]


@query
def most_rerolls(war: War, side: int) -> int:
    """How many missed dice a side may re-roll: at most five (WOTR-11.12, 11.17)."""
    able = min(war.values.limits.combat_dice, leadership_in_battle(war, side))
    return min(able, len(rerollable(clash_of(war).sides[side])))


def has_army(war: War, clash: Clash, side: int) -> bool:
    """Whether a side has units left in the battle (WOTR-11.38)."""
    return bool(unit_number(side, fighters(war, clash, side).counts))


def is_over(war: War, clash: Clash) -> bool:
    """Whether an army is gone, or the defender has left (WOTR-11.38)."""
    return clash.inside or not all(has_army(war, clash, side) for side in clash.order)
