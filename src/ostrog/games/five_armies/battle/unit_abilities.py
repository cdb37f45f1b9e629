"""The manoeuvre abilities of the unit cards, with the rulings on them (B5A-23.5, 23.6, 25.4)."""

from __future__ import annotations

from ostrog.games.five_armies.armies.bilbo import Vanish
from ostrog.games.five_armies.armies.damage import Casualties, IncomingDamage, TakeCasualties, deal
from ostrog.games.five_armies.battle.manoeuvres import CARD_UNIT
from ostrog.games.five_armies.battle.rolls import hits
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import (
    FORGO_ABILITY,
    GIVE_CHARACTER,
    GIVE_TOKENS,
    TAKE_TWO,
    USE_ABILITY,
)
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, query, refuse

WALL_OF_SPEARS = "unit-wood-elf-spearmen"
REDOUBTABLE_CARD = "unit-dwarf-regulars"
EARLY = (
    "unit-dwarf-veterans",
    "unit-lake-men",
    "unit-wood-elf-archers",
    WALL_OF_SPEARS,
    "unit-great-orcs",
)
"""Abilities used in the damage step. Redoubtable is part of the casualties instead."""
LATE = ("unit-orcs", "unit-wargs", "unit-goblins")
"""Abilities used at the end of the round (B5A-28.30, CR-18)."""


def may_use(war: War, seat: int, card: str) -> bool:
    """Whether a side may use the ability of a unit card (B5A-23.5).

    It must have played the card in this round, hit with a black die and not used the ability yet.
    """
    battle = fight_of(war)
    side = battle.sides[seat]
    if side.card != card or side.ability_used or card not in CARD_UNIT:
        return False
    return hits(battle, seat, black_only=True) > 0 and is_unhindered(war, seat, card)


@query
def is_unhindered(war: War, seat: int, card: str) -> bool:
    """Whether no card prevents a side from using the ability of a unit card (CR-41)."""
    return True


def is_of_use(war: War, seat: int, card: str) -> bool:
    """Whether an ability would have an effect now; late ones need survivors (CR-18)."""
    battle = fight_of(war)
    own, enemy = battle.army_of(seat), battle.army_of(1 - seat)
    if card == WALL_OF_SPEARS:
        return battle.sides[seat].damage > 0
    if card in EARLY:
        return True
    if war.force(own) != seat:
        return False
    if card == "unit-orcs":
        return True
    if card == "unit-wargs" and battle.is_beorn(1 - seat):
        return False  # Wargs do not affect Beorn (B5A-33.20).
    return war.force(enemy) == 1 - seat


class UseAbility(Procedure):
    """A side may use the ability of its unit card (B5A-23.5)."""

    steps = ("choose", "use", "fell_race", "give_up")

    seat: int
    late: bool = False
    """Whether this is the end of the round."""
    choice: Option | None = None
    answer: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether to use the ability, if it can be used now (B5A-23.5)."""
        card = fight_of(war).sides[self.seat].card
        timely = card in (LATE if self.late else EARLY)
        if not timely or not may_use(war, self.seat, card) or not is_of_use(war, self.seat, card):
            return Done()
        options = (USE_ABILITY[card], FORGO_ABILITY[card])
        return Ask(self.seat, "use-unit-ability", options, "choice", about=(card,))

    def use(self, war: War) -> Flow:
        """Apply the ability of the unit card (CR-14 to CR-19)."""
        if FORGO_ABILITY.chosen(self.choice):
            return Done()
        battle, enemy = fight_of(war), 1 - self.seat
        side, opposite = battle.sides[self.seat], battle.sides[enemy]
        card = side.card
        side.ability_used = True
        war.tell(events.AbilityUsed(self.seat, card))
        match card:
            case "unit-lake-men" | "unit-wood-elf-archers":  # Hail of Darts
                opposite.dealt += 1
            case "unit-dwarf-veterans":  # Old Hatred (CR-17)
                opposite.dealt += 1
                war.lose_tokens(battle.army_of(enemy), 1)
            case "unit-wood-elf-spearmen":  # Wall of Spears (B5A-26.7)
                side.cancelled += 1
            case "unit-orcs":  # Wild Rage
                war.give_token(battle.army_of(self.seat))
            case "unit-wargs":  # Rearguard attack (CR-19)
                driven = TakeCasualties(
                    seat=enemy, place=battle.army_of(enemy), kind="forced-casualties", at_most=1
                )
                return Call(driven)
            case "unit-goblins":
                return Call(GoblinCharge(seat=self.seat))
        return None

    def fell_race(self, war: War) -> Flow:
        """Ask the opponent of the Great Orcs how to pay for Fell Race (CR-16)."""
        if fight_of(war).sides[self.seat].card != "unit-great-orcs":
            return Done()
        enemy = 1 - self.seat
        place = fight_of(war).army_of(enemy)
        options = [
            TAKE_TWO(),  # Beorn has nothing else to give (CR-05).
            *war.legal(enemy, GIVE_TOKENS),
            *war.legal(enemy, GIVE_CHARACTER, companions(war, enemy)),
        ]
        return Ask(enemy, "fell-race", options, "answer", about=(place,))

    def give_up(self, war: War) -> Flow:
        """Apply the opponent's choice: damage, Leadership tokens or a character (CR-16)."""
        enemy = 1 - self.seat
        place = fight_of(war).army_of(enemy)
        if TAKE_TWO.chosen(self.answer):
            fight_of(war).sides[enemy].dealt += 2
        elif GIVE_TOKENS.chosen(self.answer):
            war.lose_tokens(place, war.armies[place].tokens)
        else:
            war.eliminate(GIVE_CHARACTER.ref(self.answer))
        return Done()


@GIVE_TOKENS.rule
def has_tokens_to_give(war: War, seat: int) -> Refusal | None:
    """Refuse if the army has no Leadership token (CR-16)."""
    if war.frame(UseAbility) is None:
        return None
    place = fight_of(war).army_of(seat)
    army = war.armies.get(place)
    return None if army is not None and army.tokens else refuse("B5A-CR-16", place)


@GIVE_CHARACTER.rule
def has_a_character_to_give(war: War, seat: int, character: str) -> Refusal | None:
    """Refuse a character that is not in the army of this round (CR-16, CR-21)."""
    if war.battle is None:
        return None
    if character in companions(war, seat):
        return None
    rule = "B5A-CR-16" if war.frame(UseAbility) is not None else "B5A-CR-21"
    return refuse(rule, war.battle.army_of(seat))


def companions(war: War, seat: int) -> tuple[str, ...]:
    """The characters in a side's army of this round; none with Beorn (CR-05, CR-16, CR-21)."""
    battle = fight_of(war)
    return () if battle.is_beorn(seat) else war.characters_at(battle.army_of(seat), seat)


class GoblinCharge(Procedure):
    """The ability of the Goblins: both armies take one damage, then casualties at once."""

    steps = ("wall_of_spears", "prevent", "deal", "bilbo", "casualties")

    seat: int
    choice: Option | None = None
    damage: int = 0

    def wall_of_spears(self, war: War) -> Flow:
        """Ask the enemy whether an unused Wall of Spears cancels its damage (CR-14)."""
        enemy = 1 - self.seat
        if not may_use(war, enemy, WALL_OF_SPEARS):
            return None
        options = (USE_ABILITY[WALL_OF_SPEARS], FORGO_ABILITY[WALL_OF_SPEARS])
        return Ask(enemy, "wall-of-spears", options, "choice")

    def prevent(self, war: War) -> Flow:
        """Let the damage to the enemy be prevented, first by Wall of Spears (CR-14, CR-28)."""
        battle, enemy = fight_of(war), 1 - self.seat
        if self.choice is not None and self.choice.verb == "use-ability":
            battle.sides[enemy].ability_used = True
            war.tell(events.AbilityUsed(enemy, WALL_OF_SPEARS))
            return None
        return Call(IncomingDamage(place=battle.army_of(enemy), damage=1), "damage")

    def deal(self, war: War) -> Flow:
        """Deal the damage; nothing prevents or absorbs the side's own damage (CR-08)."""
        battle, enemy = fight_of(war), 1 - self.seat
        deal(war, battle.army_of(self.seat), 1, sheltered=False)
        place, sheltered = battle.army_of(enemy), enemy == battle.defender
        self.damage = deal(war, place, self.damage, sheltered=sheltered)
        return None

    def bilbo(self, war: War) -> Flow:
        """Let Bilbo remove damage from his army (B5A-10.21)."""
        place = fight_of(war).army_of(1 - self.seat)
        return Call(Vanish(place=place)) if self.damage else None

    def casualties(self, war: War) -> Flow:
        """Let both sides take casualties (CR-18)."""
        battle = fight_of(war)
        return Call(Casualties(places={seat: battle.army_of(seat) for seat in (0, 1)}))
