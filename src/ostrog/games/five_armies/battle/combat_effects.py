"""The combat effects of the Event cards, with the rulings on them (B5A-22.6).

Most of them change a value for one round: they are sources active until the round's frame ends.
"""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import deal
from ostrog.games.five_armies.battle.manoeuvres import extras
from ostrog.games.five_armies.battle.rolls import (
    bonus,
    dice_number,
    most_rerolls,
    strength,
    target_value,
)
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.state import War, fight_of, leadership
from ostrog.games.five_armies.board.verbs import EXTRA, FORGO, GIVE_CHARACTER, GIVE_TOKEN, STROKES
from ostrog.kernel import (
    Active,
    Ask,
    Done,
    Flow,
    Option,
    Procedure,
    Refusal,
    Source,
    refuse,
)

BATTLE_FURY = Source("battle-fury")
COMMANDING_VOICE = Source("commanding-voice")
DETERMINED_ATTACK = Source("determined-attack")
FIERCE_DEFENCE = Source("fierce-defence")
GREAT_CONFUSION = Source("great-confusion")
MIGHTY_STROKES = Source(STROKES)
NO_QUARTER = Source("no-quarter")
OVERMASTERED = Source("overmastered")
STAND_AND_FIGHT = Source("stand-and-fight")

ROUND_SOURCES = (
    STAND_AND_FIGHT,
    GREAT_CONFUSION,
    FIERCE_DEFENCE,
    BATTLE_FURY,
    NO_QUARTER,
    MIGHTY_STROKES,
    COMMANDING_VOICE,
    OVERMASTERED,
    DETERMINED_ATTACK,
)
"""Sources that are active for one round."""


def is_of(war: War, place: str, seat: int) -> bool:
    """Whether a place holds the army with which a side fights this round (B5A-22.3)."""
    return war.battle is not None and war.battle.army_of(seat) == place


@BATTLE_FURY.modifies(bonus)
def adds_to_the_combat_roll(war: War, active: Active, value: int, seat: int, again: bool) -> int:
    """Battle-fury adds 1 to the first roll only (CR-10)."""
    return value + 1 if seat == active.owner and not again else value


@COMMANDING_VOICE.modifies(leadership)
def leads_louder(war: War, active: Active, value: int, place: str) -> int:
    """Commanding Voice adds 2 to leadership, even if it was 0 (B5A-24.1)."""
    return value + 2 if is_of(war, place, active.owner) else value


@FIERCE_DEFENCE.modifies(target_value)
def is_hard_to_hit(war: War, active: Active, value: int, battle: Fight, seat: int) -> int:
    """Fierce Defence raises the opponent's target value to 6 in both rolls (B5A-23.15, CR-10)."""
    return value if seat == active.owner else 6


@GREAT_CONFUSION.modifies(dice_number)
def confuses_the_enemy(war: War, active: Active, value: int, place: str) -> int:
    """Great Confusion takes two dice from the opponent, but leaves at least one (CR-11)."""
    return max(1, value - 2) if is_of(war, place, 1 - active.owner) else value


@MIGHTY_STROKES.modifies(bonus)
@NO_QUARTER.modifies(bonus)
def adds_to_both_rolls(war: War, active: Active, value: int, seat: int, again: bool) -> int:
    """No Quarter and Mighty Strokes add 1 to both rolls (B5A-23.16)."""
    return value + 1 if seat == active.owner else value


@OVERMASTERED.modifies(most_rerolls)
def keeps_leaders_from_helping(
    war: War, active: Active, value: int, battle: Fight, seat: int
) -> int:
    """Overmastered cancels the opponent's leader re-roll (CR-12)."""
    return value if seat == active.owner else 0


@STAND_AND_FIGHT.modifies(strength)
def stands_and_fights(war: War, active: Active, value: int, place: str) -> int:
    """Stand and Fight gives every unit a strength of 2 (CR-11)."""
    return 2 * war.armies[place].size if is_of(war, place, active.owner) else value


def take_effect(war: War, battle_round: Procedure, seat: int) -> None:
    """Apply the part of a side's Event card that comes before the roll (B5A-22.6)."""
    battle = fight_of(war)
    combat = COMBAT_OF.get(battle.sides[seat].event, "")
    war.begin_effect(combat, seat, within=battle_round)
    if combat == "no-quarter":
        # Nothing prevents this damage; its casualties come in the damage step (CR-08, CR-09).
        deal(war, battle.army_of(seat), 1, sheltered=False)
    if combat == "dense-fog":
        battle.fog = True


class EventTookEffect(Procedure):
    """The moment after a side's Event card has taken effect in a round (B5A-22.6)."""

    seat: int


class DeterminedAttack(Procedure):
    """A side adds a manoeuvre card to its Event card, even one already used (CR-22)."""

    steps = ("choose", "add")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the card after both cards of the round are revealed (CR-22)."""
        options = extras(war, self.seat)
        return Ask(self.seat, "determined-attack", options, "choice") if options else Done()

    def add(self, war: War) -> Flow:
        """Make the card the manoeuvre of the round; its used state does not change."""
        card = EXTRA.ref(self.choice)
        fight_of(war).sides[self.seat].card = card
        war.tell(events.ManoeuvreShown(self.seat, card))
        return Done()


@DETERMINED_ATTACK.after(EventTookEffect)
def is_determined(war: War, active: Active, ended: EventTookEffect) -> Procedure | None:
    """The side that played Determined Attack adds a card, when its effect comes (CR-22)."""
    return DeterminedAttack(seat=ended.seat) if ended.seat == active.owner else None


class CaptainOfWar(Procedure):
    """A side may give up a character or Leadership token to remove two damage (CR-20, CR-21)."""

    steps = ("choose", "give_up")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether and what to give up, if there is damage to remove (CR-20)."""
        battle = fight_of(war)
        place = battle.army_of(self.seat)
        army = war.armies.get(place)
        played = COMBAT_OF.get(battle.sides[self.seat].event) == "captain-of-war"
        if not played or army is None or not army.damage:
            return Done()
        options = [
            *war.legal(self.seat, GIVE_TOKEN),
            *war.legal(self.seat, GIVE_CHARACTER, war.characters_at(place, self.seat)),
        ]
        if not options:
            return Done()
        return Ask(self.seat, "captain-of-war", [*options, FORGO()], "choice", about=(place,))

    def give_up(self, war: War) -> Flow:
        """Remove damage from the army, never from the fortification (CR-21)."""
        if FORGO.chosen(self.choice):
            return Done()
        place = fight_of(war).army_of(self.seat)
        if GIVE_TOKEN.chosen(self.choice):
            war.lose_tokens(place, 1)
        else:
            war.eliminate(GIVE_CHARACTER.ref(self.choice))
        war.remove_damage(place, 2)
        return Done()


@GIVE_TOKEN.rule
def has_a_token_to_give(war: War, seat: int) -> Refusal | None:
    """Refuse if the army of this round has no Leadership token (CR-21)."""
    if war.battle is None:
        return None
    place = war.battle.army_of(seat)
    army = war.armies.get(place)
    return None if army is not None and army.tokens else refuse("B5A-CR-21", place)
