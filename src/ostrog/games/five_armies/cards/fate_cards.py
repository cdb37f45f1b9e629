"""The nine Fate cards: B5A-9.12 to 9.14 and the rulings on them."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.armies.thorin import FURY, is_with_thorin
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
FATE_SOURCES = {source.name: source for source in (GIANT_SIZE, ROARING_VOICE, FURY_OF_THE_DWARVES)}
"""What changes values as long as it lies beside a reference card."""


def add_wrath(war: War, count: int) -> None:
    """B5A-33.3, CR-25: also before he enters."""
    war.wrath = min(war.values.beorn.most_wrath, war.wrath + count)
    war.tell(events.WrathLeft(war.wrath))


def where_are_the_eagles(war: War) -> None:
    """B5A-9.17, CR-30: the Lord only comes nearer; he does not enter by it."""
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
"""What the cards do when they are drawn; the others only by lying there."""


@GIANT_SIZE.modifies(beorn_dice)
def rolls_one_die_more(war: War, active: Active, value: int) -> int:
    """B5A-33.16."""
    return value + 1


@ROARING_VOICE.modifies(beorn_success)
def hits_on_four(war: War, active: Active, value: int) -> int:
    """CR-27: where nothing raises it."""
    return value - 1


@FURY_OF_THE_DWARVES.modifies(strength)
def is_stronger_with_thorin(war: War, active: Active, value: int, place: str) -> int:
    """CR-11: the limit of five dice stays."""
    return value + 2 if is_with_thorin(war, place) else value


@FURY_OF_THE_DWARVES.modifies(leadership)
def is_better_led_with_thorin(war: War, active: Active, value: int, place: str) -> int:
    """CR-12."""
    return value + 2 if is_with_thorin(war, place) else value


class DrawFateCard(Procedure):
    """B5A-9.8, 9.12: a Fate card takes effect the moment it is drawn."""

    steps = ("draw",)

    def draw(self, war: War) -> Flow:
        """B5A-9.13, 9.14, 9.15, CR-26."""
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
        if card in FATE_SOURCES:
            war.activate(FATE_SOURCES[card], FREE)
        if card in AT_ONCE:
            AT_ONCE[card](war)
        return Done()
