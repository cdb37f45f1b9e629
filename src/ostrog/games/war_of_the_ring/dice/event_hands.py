"""Chapters 4, 5 and 7: drawing event cards, and the hand limit."""

from __future__ import annotations

import msgspec

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import DECKS
from ostrog.games.war_of_the_ring.board.pools import buried_zone, deck_zone, hand_zone
from ostrog.games.war_of_the_ring.board.seats import mate_of
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import BURY, DONE, DRAW, DRAW_NOTHING
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, query, refuse


class EventDeck(msgspec.Struct, frozen=True):
    """An event deck of a side; an empty one is not refilled (WOTR-7.3)."""

    name: str


BOTH_DECKS = tuple(EventDeck(name) for name in DECKS)


@query
def decks_of(war: War, side: int) -> tuple[EventDeck, ...]:
    """The event decks of a side (WOTR-3.5)."""
    return BOTH_DECKS


@query
def hand_limit(war: War, seat: int) -> int:
    """The largest number of cards in a hand; lower in a team (WOTR-7.1, 19.6, 19.27)."""
    limits = war.values.limits
    return limits.hand if mate_of(war, seat) < 0 else limits.team_hand


def draw_event(war: War, seat: int, deck: str) -> None:
    """Let a seat draw a card, if the deck has one (WOTR-4.4, 7.3)."""
    source = deck_zone(war.side(seat), deck)
    if war.size(source):
        card = war.draw(source, hand_zone(seat, deck))
        war.tell(events.EventsDrawn(seat, deck, 1, (card,)), (seat,))


def hand_size(war: War, seat: int) -> int:
    """Number of cards in a hand (WOTR-7.1)."""
    return sum([war.size(hand_zone(seat, deck.name)) for deck in decks_of(war, war.side(seat))])


def hand(war: War, seat: int) -> list[str]:
    """The cards in a hand, sorted."""
    found = [
        card
        for deck in decks_of(war, war.side(seat))
        for card in war.faces(hand_zone(seat, deck.name))
    ]
    return sorted(found)


def deck_in_hand(war: War, seat: int, card: str) -> str:
    """The deck of a card in a hand: where its back shows that it belongs (WOTR-H.1)."""
    return next(
        deck.name
        for deck in decks_of(war, war.side(seat))
        if card in war.faces(hand_zone(seat, deck.name))
    )


class KeepHandLimit(Procedure):
    """A seat with too many cards discards some, face down (WOTR-7.1, 7.2)."""

    steps = ("choose", "bury")

    seat: int
    picks: tuple[Option, ...] = ()

    def over(self, war: War) -> int:
        """Number of cards that are still too many (WOTR-7.1)."""
        return hand_size(war, self.seat) - len(self.draft) - hand_limit(war, self.seat)

    def choose(self, war: War) -> Flow:
        """Ask for the cards; the draws are complete (WOTR-7.2)."""
        if not self.draft and self.over(war) <= 0:
            return None
        options = [*war.legal(self.seat, DONE), *war.legal(self.seat, BURY, hand(war, self.seat))]
        return Ask(self.seat, "hand-limit", options, "picks", closes=("done",))

    def bury(self, war: War) -> Flow:
        """Put the cards away unseen (WOTR-7.1)."""
        cards = tuple(BURY.among(self.picks))
        for card in cards:
            deck = deck_in_hand(war, self.seat, card)
            war.move(card, hand_zone(self.seat, deck), buried_zone(self.seat, deck))
        if cards:
            war.tell(events.EventsBuried(self.seat, len(cards), cards), (self.seat,))
        return None


def burying(war: War, seat: int) -> KeepHandLimit | None:
    """The discard that a seat chooses now, if any."""
    frame = war.frame(KeepHandLimit)
    return frame if frame is not None and frame.seat == seat and frame.step == "choose" else None


@BURY.rule
def buries_only_the_excess(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse cards that are not in hand, and more than the excess (WOTR-7.1)."""
    frame = burying(war, seat)
    if frame is None or frame.over(war) <= 0 or BURY[card] in frame.draft:
        return refuse("WOTR-7.1", card)
    return None if card in hand(war, seat) else refuse("WOTR-7.1", card)


@DONE.rule
def keeps_the_hand_limit(war: War, seat: int) -> Refusal | None:
    """Refuse to keep more cards than the limit (WOTR-7.1)."""
    frame = burying(war, seat)
    if frame is None or frame.over(war) <= 0:
        return None
    return refuse("WOTR-7.1", frame.over(war))


class DrawEvent(Procedure):
    """A seat draws a card from a deck, by an Event result or an ability (WOTR-5.19)."""

    steps = ("choose", "draw", "limit")

    seat: int
    deck: str = ""
    """The only deck from which the card may come; empty for any of the side's decks."""
    optional: bool = False
    """Whether the seat may draw nothing."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the deck, or whether to draw; nothing comes of empty decks (WOTR-5.19, 7.3)."""
        names = [deck.name for deck in decks_of(war, war.side(self.seat))]
        options = war.legal(self.seat, DRAW, names)
        if not options:
            return Done()
        if self.optional:
            return Ask(self.seat, "draw-or-not", [*options, DRAW_NOTHING()], "choice")
        return Ask(self.seat, "draw-event", options, "choice")

    def draw(self, war: War) -> Flow:
        """Draw the card (WOTR-5.19)."""
        if DRAW_NOTHING.chosen(self.choice):
            return Done()
        draw_event(war, self.seat, DRAW.ref(self.choice))
        return None

    def limit(self, war: War) -> Flow:
        """Apply the hand limit (WOTR-7.1)."""
        return Call(KeepHandLimit(seat=self.seat))


@DRAW.rule
def draws_from_a_deck_with_cards(war: War, seat: int, deck: str) -> Refusal | None:
    """Refuse an empty deck, and another than the one from which a card is drawn (WOTR-7.3, 7.6)."""
    frame = war.frame(DrawEvent)
    if frame is not None and frame.seat == seat and frame.deck not in ("", deck):
        return refuse("WOTR-7.6", deck)
    return None if war.size(deck_zone(war.side(seat), deck)) else refuse("WOTR-7.3", deck)


def can_draw(war: War, seat: int) -> bool:
    """Whether a seat can draw a card (WOTR-5.19, 7.3)."""
    side = war.side(seat)
    return any(war.size(deck_zone(side, deck.name)) for deck in decks_of(war, side))
