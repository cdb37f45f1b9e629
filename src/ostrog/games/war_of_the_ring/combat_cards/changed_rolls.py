"""Chapter 12: combat cards that change dice: their number, what is added to them, who re-rolls."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_modifier,
    dice_for,
    leadership_in_battle,
    most_rerolls,
    nazgul_leadership,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import company_in_battle
from ostrog.kernel import Active, Flow, Source


def card_source(title: str) -> Source:
    """The source of the combat cards of a title, in force for a round (WOTR-12.6)."""
    return Source(title, "WOTR-12.6")


IT_IS_A_GIFT = card_source("it-is-a-gift")
SERVANT = card_source("servant-of-the-secret-fire")
BRAVE_STAND = card_source("brave-stand")
ENTS_RAGE = card_source("ents-rage")
HUORN_DARK = card_source("huorn-dark")
DAYLIGHT = card_source("daylight")
ADVANTAGEOUS_POSITION = card_source("advantageous-position")
VALOUR = card_source("valour")
ONE_FOR_THE_DARK_LORD = card_source("one-for-the-dark-lord")
CRUEL_AS_DEATH = card_source("cruel-as-death")
THEY_ARE_TERRIBLE = card_source("they-are-terrible")
DREAD_AND_DESPAIR = card_source("dread-and-despair")
FOUL_STENCH = card_source("foul-stench")
DEVILRY_OF_ORTHANC = card_source("devilry-of-orthanc")
DEADLY_STRIFE = card_source("deadly-strife")
RELENTLESS_ASSAULT = card_source("relentless-assault")
MUMAKIL = card_source("mumakil")
SWARM_OF_BATS = card_source("swarm-of-bats")
DESPERATE_BATTLE = card_source("desperate-battle")

ROLL_SOURCES = (
    HUORN_DARK,
    DAYLIGHT,
    BRAVE_STAND,
    DREAD_AND_DESPAIR,
    IT_IS_A_GIFT,
    SERVANT,
    ENTS_RAGE,
    ADVANTAGEOUS_POSITION,
    VALOUR,
    ONE_FOR_THE_DARK_LORD,
    CRUEL_AS_DEATH,
    THEY_ARE_TERRIBLE,
    DEVILRY_OF_ORTHANC,
    DEADLY_STRIFE,
    RELENTLESS_ASSAULT,
    MUMAKIL,
    SWARM_OF_BATS,
    DESPERATE_BATTLE,
    FOUL_STENCH,
)
"""All titles that change values of a round."""


def is_own(war: War, active: Active, side: int) -> bool:
    """Whether a side uses the card in force."""
    return war.side(active.owner) == side


# Numbers added to dice


@SERVANT.modifies(combat_modifier)
@VALOUR.modifies(combat_modifier)
@CRUEL_AS_DEATH.modifies(combat_modifier)
@DEVILRY_OF_ORTHANC.modifies(combat_modifier)
@MUMAKIL.modifies(combat_modifier)
@IT_IS_A_GIFT.modifies(combat_modifier)
@ONE_FOR_THE_DARK_LORD.modifies(combat_modifier)
@IT_IS_A_GIFT.modifies(reroll_modifier)
@ONE_FOR_THE_DARK_LORD.modifies(reroll_modifier)
@THEY_ARE_TERRIBLE.modifies(reroll_modifier)
@SWARM_OF_BATS.modifies(reroll_modifier)
def adds_one_to_own_dice(war: War, active: Active, value: int, side: int) -> int:
    """The card adds 1 to each die of its owner, in the roll that its text names (WOTR-11.16)."""
    return value + 1 if is_own(war, active, side) else value


@ENTS_RAGE.modifies(combat_modifier)
def rages_with_the_ents(war: War, active: Active, value: int, side: int) -> int:
    """Ents' Rage adds 2 to each die of the own combat roll (WOTR-11.16)."""
    return value + 2 if is_own(war, active, side) else value


@ADVANTAGEOUS_POSITION.modifies(combat_modifier)
def stands_on_high_ground(war: War, active: Active, value: int, side: int) -> int:
    """Advantageous Position takes 1 from each die of the enemy's combat roll (WOTR-11.16)."""
    return value if is_own(war, active, side) else value - 1


@DESPERATE_BATTLE.modifies(combat_modifier)
@DESPERATE_BATTLE.modifies(reroll_modifier)
def fights_desperately(war: War, active: Active, value: int, side: int) -> int:
    """Desperate Battle adds 1 to all dice of both sides, in both rolls (WOTR-11.19)."""
    return value + 1


@DEADLY_STRIFE.modifies(combat_modifier)
@DEADLY_STRIFE.modifies(reroll_modifier)
def strives_to_the_death(war: War, active: Active, value: int, side: int) -> int:
    """Deadly Strife adds 2 to all dice of both sides, in both rolls (WOTR-11.19)."""
    return value + 2


@RELENTLESS_ASSAULT.modifies(combat_modifier)
def assaults_relentlessly(war: War, active: Active, value: int, side: int) -> int:
    """Relentless Assault adds 1 for each hit that its owner has taken for it (WOTR-11.16)."""
    return value + clash_of(war).cards[side].paid if is_own(war, active, side) else value


# Numbers of dice


@BRAVE_STAND.modifies(dice_for)
def stands_bravely(war: War, active: Active, value: int, side: int) -> int:
    """Brave Stand takes a die of the enemy for each Companion in the battle, but leaves one."""
    return value if is_own(war, active, side) else max(1, value - len(company_in_battle(war)))


@DREAD_AND_DESPAIR.modifies(dice_for)
def spreads_dread(war: War, active: Active, value: int, side: int) -> int:
    """Dread and Despair takes a die for each forfeited point of Leadership, but leaves one."""
    return value if is_own(war, active, side) else max(1, value - clash_of(war).given)


@DAYLIGHT.modifies(dice_for)
def blinds_by_day(war: War, active: Active, value: int, side: int) -> int:
    """Daylight leaves the enemy at most three dice in the combat roll."""
    return value if is_own(war, active, side) else min(3, value)


@HUORN_DARK.modifies(dice_for)
def darkens_the_wood(war: War, active: Active, value: int, side: int) -> int:
    """Huorn-dark leaves the enemy at most two dice in the combat roll."""
    return value if is_own(war, active, side) else min(2, value)


# Re-rolls


@FOUL_STENCH.modifies(most_rerolls)
def keeps_leaders_away(war: War, active: Active, value: int, side: int) -> int:
    """Foul Stench cancels the Leader re-roll of the enemy."""
    return value if is_own(war, active, side) else 0


class FoulStench(CardEffect):
    """The Free Peoples make no re-roll if Nazgul lead as well as their own leaders or better."""

    steps = ("compare",)

    def compare(self, war: War) -> Flow:
        """Compare what counts at this moment, also above five points (WOTR-12.10, 12.16)."""
        if nazgul_leadership(war) >= leadership_in_battle(war, FREE):
            self.put_in_force(war)
        return None
