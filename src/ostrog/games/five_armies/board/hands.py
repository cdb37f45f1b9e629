"""Chapter 8: hands of cards, drawing cards, and the hand limit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.pieces import SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import DISCARD, DONE, DRAW_EVENT, DRAW_STORY
from ostrog.kernel import Ask, Done, Flow, Goto, Option, Procedure, Refusal, refuse

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
    return zone in war.setting.places and war.lies_in(zone, card)


def events_left(war: War) -> bool:
    """Whether an Event card can be drawn, from the deck or from a new one (B5A-8.10)."""
    return bool(war.size("event-deck")) or any(war.size(pile) for pile in discarded_events())


def stories_left(war: War, seat: int) -> bool:
    """Whether a card is left in a side's Story deck (B5A-8.11)."""
    return bool(war.size(f"story-{SIDES[seat]}-deck"))


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

    Used for phase 1 (B5A-4.3, 4.4), for cards (CR-46) and for terrain advantage (B5A-21.6).
    The discarded cards are chosen by their owner and go face down (B5A-8.7, 8.8).
    """

    steps: ClassVar[tuple[str, ...]] = ("draw", "discard", "bury")

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
        excess = self.excess(war)
        rest = [DISCARD[card] for card in cards[:excess]]
        return Ask(
            self.seat,
            self.kind,
            options,
            "picks",
            closes=("done",),
            default=(*rest, DONE()),
            about=(excess,),
        )

    def bury(self, war: War) -> Flow:
        """Discard the cards face down; only the number of each kind is public (B5A-8.8)."""
        cards = DISCARD.among(self.picks)
        for card in cards:
            war.move(card, zone_of(self.seat, card, "hand"), zone_of(self.seat, card, "buried"))
        event_cards = sum([card in COMBAT_OF for card in cards])
        war.tell(events.CardsBuried(self.seat, event_cards, len(cards) - event_cards))
        return Done()


class DrawByDie(DrawCards):
    """A side draws an Event card and a Story card, each if it wants to (B5A-6.4, 7.9).

    It sees the first card before it decides about the other.
    """

    steps = ("choose", "draw", "discard", "bury")
    lasting = {"choose": ("events", "stories", "choice")}  # what is left to draw

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a card that is not drawn yet, or to stop (B5A-6.4)."""
        options = [*war.legal(self.seat, DRAW_EVENT), *war.legal(self.seat, DRAW_STORY)]
        if not options:
            return Goto("discard")
        default = (options[0],)
        return Ask(self.seat, "draw-cards", [*options, DONE()], "choice", default=default)

    def draw(self, war: War) -> Flow:
        """Draw the chosen card; the hand limit is checked after the last one (B5A-7.9, 8.7)."""
        if DRAW_EVENT.chosen(self.choice):
            self.events -= 1
            draw_event(war, self.seat)
            war.tell(events.CardsDrawn(self.seat, 1, 0))
        elif DRAW_STORY.chosen(self.choice):
            self.stories -= 1
            draw_story(war, self.seat)
            war.tell(events.CardsDrawn(self.seat, 0, 1))
        else:
            return None
        return Goto("choose")


@DRAW_EVENT.rule
def draws_an_event(war: War, seat: int) -> Refusal | None:
    """Refuse a second Event card, or one where none is left (B5A-7.9, 8.10)."""
    frame = war.frame(DrawByDie)
    if frame is not None and frame.seat == seat and not frame.events:
        return refuse("B5A-7.9")
    return None if events_left(war) else refuse("B5A-8.10")


@DRAW_STORY.rule
def draws_a_story(war: War, seat: int) -> Refusal | None:
    """Refuse a second Story card, or one where none is left (B5A-7.9, 8.11)."""
    frame = war.frame(DrawByDie)
    if frame is not None and frame.seat == seat and not frame.stories:
        return refuse("B5A-7.9")
    return None if stories_left(war, seat) else refuse("B5A-8.11")


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
    if frame is None or frame.seat != seat or frame.step != "discard":
        return None
    return refuse("B5A-8.6") if frame.excess(war) > 0 else None


DRAW_CARDS = Action(
    "draw-cards",
    "event",
    "B5A-7.9",
    possible=lambda war, seat, die: events_left(war) or stories_left(war, seat),
    start=lambda war, seat, die: DrawByDie(seat=seat, stories=1, kind="draw-discard"),
)
