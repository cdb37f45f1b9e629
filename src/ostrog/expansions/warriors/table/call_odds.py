"""What calls to battle change in the odds of a round (chapters 9 and 17).

Where a player may choose, the odds assume that a figure pays for what its faction can do. What the
game does not count for its own cards is not counted here either: what moves figures, brings units
in, or fells somebody.
"""

from __future__ import annotations

from collections.abc import Mapping

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.calls.called_effects import (
    HIGH_AIRS,
    DriveNazgulOff,
    EndBattle,
    FierceFolk,
    LastStroke,
    OldHatred,
    StrikeForFigure,
    WebsOfShadow,
)
from ostrog.expansions.warriors.factions.six_factions import factions_called
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, ground_of
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.table.battle_odds import Chances, binomial, chance
from ostrog.games.war_of_the_ring.table.card_odds import EffectOdds
from ostrog.kernel import Procedure

AFTER_REROLLS = 5.5
"""Webs of Shadow act when the dice are re-rolled, before all that acts with casualties."""
SIX = 6


def three_dice(war: FactionWar, side: int) -> Chances:
    """The hits of Ents or of the Dead before the combat roll (WOME-17.24)."""
    limits = war.faction_values.limits
    dice = min(war.values.limits.combat_dice, limits.attack_dice)
    return binomial(dice, chance(limits.attack_target, 0))


def dice_of_hillmen(war: FactionWar, side: int) -> Chances:
    """The hits of Dunlendings before the combat roll, with a die for each (WOME-17.24)."""
    return binomial(hillmen_in_battle(war), chance(SIX, 0))


def hillmen_in_battle(war: FactionWar) -> int:
    """How many Dunlendings stand with the Shadow army of the battle (WOME-17.11)."""
    return war.number_in_battle(DUNLENDINGS, ground_of(clash_of(war), SHADOW))


def hit_in_the_webs(
    war: FactionWar, scored: tuple[int, int], struck: tuple[int, int]
) -> tuple[int, int]:
    """A hit more for the Shadow if it has hit more often (WOME-17.28)."""
    own, enemy = [sum(each) for each in zip(scored, struck, strict=True)]
    return int(own > enemy), 0


def hits_on_hillmen(
    war: FactionWar, scored: tuple[int, int], struck: tuple[int, int]
) -> tuple[int, int]:
    """As many hits less on the Shadow as Dunlendings can fall instead (WOME-17.29)."""
    return 0, -min(scored[1], hillmen_in_battle(war))


ODDS: Mapping[type[Procedure], EffectOdds] = {
    StrikeForFigure: EffectOdds(strikes=three_dice),
    OldHatred: EffectOdds(strikes=dice_of_hillmen),
    DriveNazgulOff: EffectOdds(source=HIGH_AIRS),
    WebsOfShadow: EffectOdds(hits=hit_in_the_webs, moment=AFTER_REROLLS),
    FierceFolk: EffectOdds(hits=hits_on_hillmen),
    EndBattle: EffectOdds(is_last=True),
    LastStroke: EffectOdds(extends=True),
}
"""How the effects of calls count that the odds can tell."""


def with_calls(
    war: FactionWar, value: Mapping[type[Procedure], EffectOdds]
) -> Mapping[type[Procedure], EffectOdds]:
    """Count calls to battle in the odds, as far as they can be told (WOME-9.10)."""
    return {**value, **ODDS}


def notes_on_calls(war: FactionWar, value: tuple[str, ...]) -> tuple[str, ...]:
    """Say that calls are not counted which nobody has seen yet, if a faction comes (WOME-9.1)."""
    comes = any(factions_called(war, side) for side in clash_of(war).order)
    return (*value, "forecast-calls") if comes else value
