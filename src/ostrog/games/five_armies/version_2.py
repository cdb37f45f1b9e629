"""Version 2 of the rules, in which matches go on that were begun with it.

Its players decide the same things in the same order as in version 3. But single cards and
characters were parts of general procedures, so the states are others. This module is frozen.
"""

from __future__ import annotations

import msgspec

from ostrog.games.five_armies.armies.bolg import BOLG, Bodyguard, guards
from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.armies.thorin import (
    SHINING_ARMOUR,
    ShiningArmour,
    check_armour,
    is_with_thorin,
)
from ostrog.games.five_armies.battle.combat_effects import (
    DETERMINED_ATTACK,
    DeterminedAttack,
    take_effect,
)
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.unit_abilities import WALL_OF_SPEARS, GoblinCharge
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import FORGO, THROW_AGAIN
from ostrog.games.five_armies.cards.fate_cards import ARMOUR_OF_THORIN
from ostrog.games.five_armies.cards.story_free import LUCKY_NUMBER, throw_lucky
from ostrog.games.five_armies.game import SOURCES
from ostrog.games.five_armies.turn.action_dice import Actions, roll_dice
from ostrog.games.five_armies.version_3 import game as version_3
from ostrog.kernel import Ask, Call, Done, Flow, Goto, NewStep, Procedure

NEW_SOURCES = (LUCKY_NUMBER, ARMOUR_OF_THORIN, BOLG, DETERMINED_ATTACK)
"""Sources that version 2 does not have."""


def skip(procedure: Procedure, war: War) -> Flow:
    """Do nothing in a step that version 2 does not have."""
    return None


def wears_armour(war: War, place: str, damage: int) -> bool:
    """Whether damage to an army may be put on Shining Armour (CR-28)."""
    wears = SHINING_ARMOUR in war.faces("fate-beside")
    return bool(damage) and wears and is_with_thorin(war, place)


def roll(actions: Actions, war: War) -> Flow:
    """Roll all dice of both sides in the open (B5A-6.1)."""
    roll_dice(war)
    return None


def lucky_number(actions: Actions, war: War) -> Flow:
    """Ask for Lucky Number, once per turn before the first action (CR-42)."""
    if not war.on_table(LUCKY_NUMBER.name):
        return Goto("next_actor")
    faces = [face for face, count in war.dice[FREE].items() if count]
    options = [FORGO(), *war.legal(FREE, THROW_AGAIN, faces)]
    return Ask(FREE, "lucky-number", options, "choice")


def throw_again(actions: Actions, war: War) -> Flow:
    """Re-roll the chosen die; a Will of the West ends Lucky Number (CR-42)."""
    throw_lucky(war, actions.choice)
    return None


def defender_effect(combat: CombatRound, war: War) -> Flow:
    """Apply the defender's Event card, which comes first (B5A-22.6, 22.7)."""
    return _effect(combat, war, fight_of(war).defender)


def attacker_effect(combat: CombatRound, war: War) -> Flow:
    """Apply the attacker's Event card (B5A-22.6)."""
    return _effect(combat, war, fight_of(war).attacker)


def _effect(combat: CombatRound, war: War, seat: int) -> Flow:
    take_effect(war, combat, seat)
    if COMBAT_OF.get(fight_of(war).sides[seat].event) == "determined-attack":
        return Call(DeterminedAttack(seat=seat))
    return None


def bodyguards_in_battle(combat: CombatRound, war: War) -> Flow:
    """Let Bolg's bodyguards prevent the damage to his army (B5A-25.4, 35.4, 35.9)."""
    battle = fight_of(war)
    place, damage = battle.army_of(SHADOW), battle.sides[SHADOW].damage
    if guards(war, place, damage):
        return Call(Bodyguard(place=place, damage=damage), "against_shadow")
    combat.against_shadow = damage
    return None


def armour_in_battle(combat: CombatRound, war: War) -> Flow:
    """Put damage on Shining Armour, before the fortification (B5A-25.4, CR-28)."""
    battle = fight_of(war)
    place, damage = battle.army_of(FREE), battle.sides[FREE].damage
    if wears_armour(war, place, damage):
        return Call(ShiningArmour(place=place, damage=damage), "against_free")
    combat.against_free = damage
    return None


def put_away(combat: CombatRound, war: War) -> Flow:
    """Discard the Event cards, and Shining Armour if overfull (B5A-8.19, 22.6, CR-28)."""
    CombatRound.put_away(combat, war)
    check_armour(war)
    return None


def bodyguards_outside(hurt: OutsideDamage, war: War) -> Flow:
    """Let bodyguards prevent the damage, before casualties (B5A-30.1, 35.5)."""
    if not hurt.damage:
        return Done()
    if guards(war, hurt.place, hurt.damage):
        return Call(Bodyguard(place=hurt.place, damage=hurt.damage), "damage")
    return None


def armour_outside(hurt: OutsideDamage, war: War) -> Flow:
    """Let the Free Peoples put damage on Shining Armour (CR-07, CR-28)."""
    if wears_armour(war, hurt.place, hurt.damage):
        return Call(ShiningArmour(place=hurt.place, damage=hurt.damage), "left")
    hurt.left = hurt.damage
    return None


def armour_in_charge(charge: GoblinCharge, war: War) -> Flow:
    """Let the Free Peoples put the damage on Shining Armour (CR-28)."""
    battle, enemy = fight_of(war), 1 - charge.seat
    if charge.choice is not None and charge.choice.verb == "use-ability":
        battle.sides[enemy].ability_used = True
        war.tell(events.AbilityUsed(enemy, WALL_OF_SPEARS))
        return None
    place = battle.army_of(enemy)
    if wears_armour(war, place, 1):
        return Call(ShiningArmour(place=place, damage=1), "damage")
    charge.damage = 1
    return None


STEPS = (
    NewStep(Actions, "roll", roll),
    NewStep(Actions, "lucky_number", lucky_number, after="roll"),
    NewStep(Actions, "throw_again", throw_again, after="lucky_number"),
    NewStep(CombatRound, "defender_effect", defender_effect),
    NewStep(CombatRound, "attacker_effect", attacker_effect),
    NewStep(CombatRound, "bodyguards", bodyguards_in_battle, after="spend_bats"),
    NewStep(CombatRound, "shining_armour", armour_in_battle, after="bodyguards"),
    NewStep(CombatRound, "prevent_against_shadow", skip),
    NewStep(CombatRound, "prevent_against_free", skip),
    NewStep(CombatRound, "put_away", put_away),
    NewStep(OutsideDamage, "bodyguards", bodyguards_outside, before="prevent"),
    NewStep(OutsideDamage, "shining_armour", armour_outside, after="bodyguards"),
    NewStep(OutsideDamage, "prevent", skip),
    NewStep(GoblinCharge, "shining_armour", armour_in_charge, after="wall_of_spears"),
    NewStep(GoblinCharge, "prevent", skip),
)
"""Steps in which version 2 differs."""

game = msgspec.structs.replace(
    version_3,
    version=2,
    steps=(*version_3.steps, *STEPS),
    sources=tuple([source for source in SOURCES if source not in NEW_SOURCES]),
    migrations={},
)
