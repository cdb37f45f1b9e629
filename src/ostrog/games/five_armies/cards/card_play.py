"""Chapter 8: playing a card as an action."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import controls
from ostrog.games.five_armies.board.decks import COMBAT_OF, ORDER_OF, TYPE_OF
from ostrog.games.five_armies.board.hands import holds, zone_of
from ostrog.games.five_armies.board.map import SETTLEMENTS, TERRAIN
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War, table_zone
from ostrog.games.five_armies.board.verbs import PLAY, SERVES
from ostrog.kernel import Done, Flow, Goto, Option, Procedure, Refusal, refuse


class PlayCard(Procedure):
    """A card is played, one part of its effect after the other (B5A-8.12 to 8.20)."""

    steps = ("lay_open", "next_part", "go_on", "put_away")
    lasting = {"next_part": ("done", "at", "count", "picks")}

    seat: int
    die: str
    card: str
    done: int = 0
    """Number of parts already started."""
    at: str = ""
    """The place chosen for the card."""
    count: int = 0
    """A number that an earlier part passes to a later one."""
    picks: tuple[Option, ...] = ()
    """Options chosen in an earlier part."""

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def lay_open(self, war: War) -> Flow:
        """Move the card from the hand to a public zone before its effect (B5A-8.20)."""
        war.move(self.card, zone_of(self.seat, self.card, "hand"), open_zone(self.card))
        war.tell(events.CardPlayed(self.seat, self.die, self.card))
        return None

    def next_part(self, war: War) -> Flow:
        """Carry out the next part of the effect, as far as possible (B5A-8.16 to 8.18)."""
        parts = EFFECTS[effect_of(self.card)]
        if self.done == len(parts):
            return Goto("put_away")
        self.done += 1
        return parts[self.done - 1](war, self)

    def go_on(self, war: War) -> Flow:
        """Continue with the next part."""
        return Goto("next_part")

    def put_away(self, war: War) -> Flow:
        """Discard the card, or place it on the table (B5A-8.19, 8.20)."""
        if self.card in STAYS and STAYS[self.card](war):
            war.move(self.card, open_zone(self.card), table_zone(self.card))
            war.tell(events.CardLaid(self.seat, self.card))
            war.begin_effect(self.card, self.seat)
        else:
            war.move(self.card, open_zone(self.card), discard_zone(self.card))
        return Done()


Part = Callable[[War, PlayCard], Flow]
"""A part of a card's effect."""
EFFECTS: dict[str, tuple[Part, ...]] = {}
"""Parts of each order and Story card. The modules that define them add the entries."""
STAYS: dict[str, Callable[[War], bool]] = {}
"""Cards that stay on the table, with a condition for staying (B5A-8.20)."""


def effect_of(card: str) -> str:
    """The order of an Event card, or the Story card itself."""
    return ORDER_OF.get(card, card)


def open_zone(card: str) -> str:
    """The zone of a card while it takes effect."""
    return "event-open" if card in COMBAT_OF else f"story-{side_of(card)}-open"


def discard_zone(card: str) -> str:
    """The zone of a played card after it is discarded."""
    return "event-discard" if card in COMBAT_OF else f"story-{side_of(card)}-discard"


def side_of(card: str) -> str:
    """The side of a Story card."""
    return SIDES[FREE if card.startswith("sf-") else SHADOW]


# Requirements


def _bilbo_is_in_play(war: War) -> bool:
    return war.in_play("bilbo")


def _bilbo_is_on_the_board(war: War) -> bool:
    return war.characters["bilbo"] in TERRAIN


def _two_settlements(war: War) -> bool:
    # The Front Gate has no settlement icon and does not count (CR-35).
    return sum([war.control[region] for region in SETTLEMENTS]) >= 2


REQUIRES: dict[str, Callable[[War], bool]] = {
    "sf-lucky-number": _bilbo_is_in_play,
    "sf-elf-lords": lambda war: controls(war, FREE, "ravenhill"),
    "sf-ring-of-invisibility": _bilbo_is_on_the_board,
    "ss-great-dread": _two_settlements,
    "ss-the-swiftest-wolf-riders": lambda war: controls(war, SHADOW, "ruins-of-dale"),
}
"""Requirements of cards (B5A-8.15)."""


def plays(die: str, card: str) -> bool:
    """Whether a die can play a card (B5A-7.4, 7.8, 7.10, 7.13, 7.18, 8.12, 8.13)."""
    results = (die, *SERVES.get(die, ()))
    return "event" in results or TYPE_OF[card] in results


def die_for(card: str) -> str:
    """The id of the rule that says which die plays a card."""
    return {"army": "B5A-7.4", "character": "B5A-7.8", "muster": "B5A-7.13"}[TYPE_OF[card]]


@PLAY.rule
def plays_a_card_with_a_die(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a card that is not held, does not fit the die or its requirement.

    See B5A-6.3, 7.18, 8.12, 8.13, 8.15.
    """
    if not holds(war, seat, card):
        return refuse("B5A-8.13", card)
    if not war.dice[seat].get(die):
        return refuse("B5A-6.3", die)
    if not plays(die, card):
        return refuse("B5A-7.18" if die == "eye" else die_for(card), die, card)
    requires = REQUIRES.get(card)
    return None if requires is None or requires(war) else refuse("B5A-8.15", card)
