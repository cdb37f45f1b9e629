"""The nine Fate cards, with the rulings on them (B5A-9.12 to 9.14)."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.armies.damage import IncomingDamage
from ostrog.games.five_armies.armies.thorin import (
    FURY,
    SHINING_ARMOUR,
    ShiningArmour,
    check_armour,
    is_with_thorin,
)
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.rolls import beorn_dice, beorn_success, strength
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import DECKS
from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import ELIMINATED, WAITING, War, leadership
from ostrog.games.five_armies.characters.eagles import LORD, place_eagles
from ostrog.kernel import Active, Done, Flow, Procedure, Source

GIANT_SIZE = Source("fate-giant-size")
ROARING_VOICE = Source("fate-roaring-voice")
FURY_OF_THE_DWARVES = Source(FURY)
ARMOUR_OF_THORIN = Source(SHINING_ARMOUR)
FATE_SOURCES = (GIANT_SIZE, ROARING_VOICE, FURY_OF_THE_DWARVES, ARMOUR_OF_THORIN)
"""Fate cards that change rules while they lie beside a reference card."""


def add_wrath(war: War, count: int) -> None:
    """Add wrath to Beorn's card, also before he enters (B5A-33.3, CR-25)."""
    war.wrath = min(war.values.beorn.most_wrath, war.wrath + count)
    war.tell(events.WrathLeft(war.wrath))


def where_are_the_eagles(war: War) -> None:
    """Shift a waiting Lord on the track without entry, and place Eagles (B5A-9.17, CR-30)."""
    waits = war.characters[LORD] == WAITING
    if waits:
        war.track[LORD] = max(0, war.track[LORD] - 1)
        war.tell(events.CharacterShifted(LORD, war.track[LORD]))
    place_eagles(war, 1 if waits else 2)


AT_ONCE: dict[str, Callable[[War], None]] = {
    "fate-giant-size": lambda war: add_wrath(war, 2),
    "fate-redoubled-in-wrath": lambda war: add_wrath(war, 4),
    "fate-roaring-voice": lambda war: add_wrath(war, 2),
    "fate-the-eagles-are-coming": lambda war: place_eagles(war, 2),
    "fate-where-are-the-eagles": where_are_the_eagles,
}
"""Immediate effects of Fate cards. The other cards only have a lasting effect."""


@GIANT_SIZE.modifies(beorn_dice)
def rolls_one_die_more(war: War, active: Active, value: int) -> int:
    """Giant-size gives Beorn one more die (B5A-33.16)."""
    return value + 1


@ROARING_VOICE.modifies(beorn_success)
def hits_on_four(war: War, active: Active, value: int) -> int:
    """Roaring Voice lowers Beorn's target value if no obstacle raises it (CR-27)."""
    return value - 1


@FURY_OF_THE_DWARVES.modifies(strength)
def is_stronger_with_thorin(war: War, active: Active, value: int, place: str) -> int:
    """Fury of the Dwarves adds 2 to strength; the limit of five dice stays (CR-11)."""
    return value + 2 if is_with_thorin(war, place) else value


@FURY_OF_THE_DWARVES.modifies(leadership)
def is_better_led_with_thorin(war: War, active: Active, value: int, place: str) -> int:
    """Fury of the Dwarves adds 2 to leadership (CR-12)."""
    return value + 2 if is_with_thorin(war, place) else value


@ARMOUR_OF_THORIN.replaces(IncomingDamage)
def is_worn(war: War, active: Active, hurt: IncomingDamage) -> Procedure | None:
    """Damage to Thorin's army may be put on Shining Armour, each time there is any (CR-28)."""
    if not hurt.damage or not is_with_thorin(war, hurt.place):
        return None
    return ShiningArmour(place=hurt.place, damage=hurt.damage)


@ARMOUR_OF_THORIN.after(CombatRound)
def wears_out(war: War, active: Active, ended: CombatRound) -> Procedure | None:
    """Shining Armour is discarded after a round if it holds too much damage (CR-28)."""
    check_armour(war)
    return None


class DrawFateCard(Procedure):
    """The Free Peoples draw a Fate card, which takes effect at once (B5A-9.8, 9.12)."""

    steps = ("draw",)

    def draw(self, war: War) -> Flow:
        """Draw the card, if there is one, and apply it (B5A-9.13, 9.14, 9.15, CR-26).

        A card for an eliminated character has no effect.
        """
        if not war.size("fate-deck"):
            return Done()
        card = war.draw("fate-deck", "fate-beside")
        fate = DECKS.fate[card]
        war.tell(events.FateCardDrawn(card))
        if war.characters[fate.character] == ELIMINATED:
            war.move(card, "fate-beside", "fate-discard")
            war.tell(events.CardDiscarded(FREE, card))
            return Done()
        if not fate.stays:
            war.move(card, "fate-beside", "fate-discard")
        war.begin_effect(card, FREE)
        if card in AT_ONCE:
            AT_ONCE[card](war)
        return Done()
