"""Chapter 8: hands of cards, drawing cards, and the hand limit."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.pieces import SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import DISCARD, DONE
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse

EVENT, STORY = "event", "story"
"""The two kinds of cards in a hand."""


def hand_zone(kind: str, seat: int) -> str:
    """The zone of a side's cards of a kind."""
    return f"event-hand-{SIDES[seat]}" if kind == EVENT else f"story-{SIDES[seat]}-hand"


def zone_of(seat: int, card: str, what: str) -> str:
    """The zone of a card in a side's hand, or among the cards it discarded face down."""
    return f"event-{what}-{SIDES[seat]}" if card in COMBAT_OF else f"story-{SIDES[seat]}-{what}"


def events_in_hand(war: War, seat: int) -> list[str]:
    """The Event cards in a side's hand."""
    return sorted(war.faces(hand_zone(EVENT, seat)))


def hand(war: War, seat: int) -> list[str]:
    """All cards in a side's hand, Event cards first."""
    return [*events_in_hand(war, seat), *sorted(war.faces(hand_zone(STORY, seat)))]


def hand_size(war: War, seat: int) -> int:
    """Number of Event and Story cards in a side's hand (B5A-8.6)."""
    return war.size(hand_zone(EVENT, seat)) + war.size(hand_zone(STORY, seat))


def holds(war: War, seat: int, card: str) -> bool:
    """Whether a side has a card in its hand (B5A-8.13, 22.2)."""
    zone = zone_of(seat, card, "hand")
    return zone in war.setting.places and card in war.faces(zone)


def draw_event(war: War, seat: int) -> bool:
    """Draw an Event card; False if there is none (B5A-8.1, 8.10).

    A new deck is formed as soon as the last card is drawn.
    """
    if not war.size("event-deck"):
        remake_event_deck(war)
        if not war.size("event-deck"):
            return False
    war.draw("event-deck", hand_zone(EVENT, seat))
    if not war.size("event-deck"):
        remake_event_deck(war)
    return True


def remake_event_deck(war: War) -> None:
    """Shuffle all played and discarded Event cards into a new deck (B5A-8.10)."""
    piles = [pile for pile in discarded_events() if war.size(pile)]
    for pile in piles:
        war.pour(pile, "event-deck")
    if piles:
        war.tell(events.EventDeckRemade(war.size("event-deck")))


def discarded_events() -> Iterator[str]:
    """The zones of played and discarded Event cards."""
    yield "event-discard"
    for side in SIDES:
        yield f"event-buried-{side}"


def draw_story(war: War, seat: int) -> bool:
    """Draw a Story card from the side's own deck; False if there is none (B5A-8.4, 8.11)."""
    deck = f"story-{SIDES[seat]}-deck"
    if not war.size(deck):
        return False
    war.draw(deck, hand_zone(STORY, seat))
    return True


class DrawCards(Procedure):
    """A side draws cards, then discards down to the hand limit.

    Used for phase 1 (B5A-4.3, 4.4), the Event result (B5A-7.9) and terrain advantage (B5A-21.6).
    The discarded cards are chosen by their owner and go face down (B5A-8.7, 8.8).
    """

    steps = ("draw", "discard", "bury")

    seat: int
    events: int = 1
    stories: int = 0
    kind: str = "discard-to-limit"
    picks: tuple[Option, ...] = ()

    def draw(self, war: War) -> Flow:
        """Draw all cards before the hand limit is checked (B5A-4.3, 8.7)."""
        event_cards = sum([draw_event(war, self.seat) for _ in range(self.events)])
        story_cards = sum([draw_story(war, self.seat) for _ in range(self.stories)])
        war.tell(events.CardsDrawn(self.seat, event_cards, story_cards))
        return None

    def excess(self, war: War) -> int:
        """Number of cards still to discard, not counting those already picked."""
        return hand_size(war, self.seat) - war.values.hand_limit - len(self.draft)

    def discard(self, war: War) -> Flow:
        """Ask the owner which cards to discard (B5A-8.7)."""
        if hand_size(war, self.seat) <= war.values.hand_limit:
            return Done()
        cards = [card for card in hand(war, self.seat) if DISCARD[card] not in self.draft]
        options = [*war.legal(self.seat, DONE), *war.legal(self.seat, DISCARD, cards)]
        rest = [DISCARD[card] for card in cards[: self.excess(war)]]
        return Ask(
            self.seat, self.kind, options, "picks", closes=("done",), default=(*rest, DONE())
        )

    def bury(self, war: War) -> Flow:
        """Discard the cards face down; only the number of each kind is public (B5A-8.8)."""
        cards = DISCARD.among(self.picks)
        for card in cards:
            war.move(card, zone_of(self.seat, card, "hand"), zone_of(self.seat, card, "buried"))
        event_cards = sum([card in COMBAT_OF for card in cards])
        war.tell(events.CardsBuried(self.seat, event_cards, len(cards) - event_cards))
        return Done()


@DISCARD.rule
def discards_the_excess(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse to discard a card that is not held, or more than the excess (B5A-8.6, 8.7)."""
    if not holds(war, seat, card):
        return refuse("B5A-8.7", card)
    frame = war.frame(DrawCards)
    if frame is None or frame.seat != seat:
        return refuse("B5A-8.6")
    if DISCARD[card] in frame.draft or frame.excess(war) <= 0:
        return refuse("B5A-8.7", card)
    return None


@DONE.rule
def keeps_the_hand_limit(war: War, seat: int) -> Refusal | None:
    """Refuse to finish while the hand is above the limit (B5A-8.6, 8.7)."""
    frame = war.frame(DrawCards)
    if frame is None or frame.seat != seat:
        return None
    return refuse("B5A-8.6") if frame.excess(war) > 0 else None


DRAW_CARDS = Action(
    "draw-cards",
    "event",
    "B5A-7.9",
    possible=lambda war, seat, die: True,
    start=lambda war, seat, die: DrawCards(seat=seat, stories=1, kind="draw-discard"),
)
