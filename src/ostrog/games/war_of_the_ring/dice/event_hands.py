"""Chapters 4, 5 and 7: drawing event cards, and the hand limit."""

from __future__ import annotations

import msgspec

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import deck_of
from ostrog.games.war_of_the_ring.board.pieces import DECKS, SIDES
from ostrog.games.war_of_the_ring.board.pools import (
    buried_zone,
    deck_zone,
    hand_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.seats import mate_of
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import BURY, DONE, DRAW, DRAW_NOTHING
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, query, refuse


class EventDeck(msgspec.Struct, frozen=True):
    """An event deck of a side.

    The decks of the game are alike; those that an expansion adds may differ.
    """

    name: str
    limit: int = 0
    """The most cards of it in a hand; 0 if they count for the limit of the whole hand."""
    refilled: bool = False
    """Whether its discards are shuffled into it when it runs out; otherwise it stays empty
    (WOTR-7.3)."""
    each_turn: bool = True
    """Whether the draws of phase 1 come from it (WOTR-4.4)."""
    in_battle: bool = True
    """Whether its cards can be combat cards (WOTR-12.1)."""


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


@query
def held_beside(war: War, seat: int) -> tuple[str, ...]:
    """Cards that lie in a hand and do not belong to it: they count for no limit and no price.

    Everybody knows which they are.
    """
    return ()


def draw_event(war: War, seat: int, deck: str) -> None:
    """Let a seat draw a card, if the deck has one (WOTR-4.4, 7.3)."""
    side = war.side(seat)
    source = deck_zone(side, deck)
    refill_deck(war, side, deck)
    if war.size(source):
        card = war.draw(source, hand_zone(seat, deck))
        war.tell(events.EventsDrawn(seat, deck, 1, (card,)), (seat,))
        refill_deck(war, side, deck)


def refill_deck(war: War, side: int, deck: str) -> None:
    """Shuffle the discards of a deck that has run out into it, if it is such a deck (WOTR-7.3)."""
    source = deck_zone(side, deck)
    if war.size(source) or not is_refilled(war, side, deck):
        return
    zones = discards_of(war, side, deck)
    number = sum([war.size(zone) for zone in zones])
    for zone in zones:
        war.pour(zone, source)
    if number:
        war.shuffle(source)
        war.tell(events.EventDeckRefilled(SIDES[side], deck, number))


def is_refilled(war: War, side: int, deck: str) -> bool:
    """Whether the discards of a deck return to it when it runs out (WOTR-7.3)."""
    return any(each.refilled for each in decks_of(war, side) if each.name == deck)


def discards_of(war: War, side: int, deck: str) -> list[str]:
    """The zones of the discards of a deck: used, or put away unseen by the seats of its side."""
    seats: tuple[int, ...] = war.setting.derived.seats[side]
    return [used_zone(side, deck), *[buried_zone(seat, deck) for seat in seats]]


def has_cards(war: War, side: int, deck: str) -> bool:
    """Whether a card can be drawn from a deck, after it is refilled if that may be (WOTR-7.3)."""
    if war.size(deck_zone(side, deck)):
        return True
    return is_refilled(war, side, deck) and any(
        war.size(zone) for zone in discards_of(war, side, deck)
    )


def hand_size(war: War, seat: int) -> int:
    """Number of cards in a hand that count for its limit (WOTR-7.1)."""
    decks = decks_of(war, war.side(seat))
    held = sum([war.size(hand_zone(seat, deck.name)) for deck in decks if not deck.limit])
    return held - len(held_beside(war, seat))


def holds_cards(war: War, seat: int) -> bool:
    """Whether a seat has any event card in hand; its number is public (WOTR-H.1)."""
    return any(war.size(hand_zone(seat, deck.name)) for deck in decks_of(war, war.side(seat)))


def holds_combat_cards(war: War, seat: int) -> bool:
    """Whether a seat has cards in hand of which some might be laid in a battle (WOTR-12.1)."""
    decks = decks_of(war, war.side(seat))
    return any(war.size(hand_zone(seat, deck.name)) for deck in decks if deck.in_battle)


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

    def over(self, war: War, deck: EventDeck | None = None) -> int:
        """Number of cards that are still too many in the hand, or of a deck with its own limit.

        See WOTR-7.1.
        """
        if deck is None or not deck.limit:
            size, limit = hand_size(war, self.seat), hand_limit(war, self.seat)
        else:
            size, limit = war.size(hand_zone(self.seat, deck.name)), deck.limit
        return size - self.put_away(war, deck) - limit

    def put_away(self, war: War, deck: EventDeck | None) -> int:
        """Number of cards chosen so far that count for the same limit."""
        own = [each.name for each in decks_of(war, war.side(self.seat)) if each.limit]
        chosen = [deck_of(war, card)[1] for card in BURY.among(self.draft)]
        if deck is None or not deck.limit:
            return sum([name not in own for name in chosen])
        return chosen.count(deck.name)

    def excess(self, war: War) -> int:
        """Number of cards that are still too many, by all limits (WOTR-7.1)."""
        own = [deck for deck in decks_of(war, war.side(self.seat)) if deck.limit]
        return max(0, self.over(war)) + sum([max(0, self.over(war, deck)) for deck in own])

    def choose(self, war: War) -> Flow:
        """Ask for the cards; the draws are complete (WOTR-7.2)."""
        if not self.draft and not self.excess(war):
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
    beside = held_beside(war, seat)
    if frame is None or BURY[card] in frame.draft or card not in hand(war, seat) or card in beside:
        return refuse("WOTR-7.1", card)
    deck = next(
        each for each in decks_of(war, war.side(seat)) if each.name == deck_of(war, card)[1]
    )
    return None if frame.over(war, deck) > 0 else refuse("WOTR-7.1", card)


@DONE.rule
def keeps_the_hand_limit(war: War, seat: int) -> Refusal | None:
    """Refuse to keep more cards than the limit (WOTR-7.1)."""
    frame = burying(war, seat)
    excess = 0 if frame is None else frame.excess(war)
    return refuse("WOTR-7.1", excess) if excess else None


class DrawEvent(Procedure):
    """A seat draws a card from a deck, by an Event result or an ability (WOTR-5.19)."""

    steps = ("choose", "draw", "limit")

    seat: int
    deck: str = ""
    """The only deck from which the card may come; empty for any of the side's decks."""
    optional: bool = False
    """Whether the seat may draw nothing."""
    each_turn: bool = False
    """Whether it is a draw of phase 1, which comes from certain decks (WOTR-4.4, 19.4)."""
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
    if frame is not None and frame.seat == seat:
        if frame.deck not in ("", deck):
            return refuse("WOTR-7.6", deck)
        if frame.each_turn and deck not in decks_of_each_turn(war, war.side(seat)):
            return refuse("WOTR-19.4", deck)
    return None if has_cards(war, war.side(seat), deck) else refuse("WOTR-7.3", deck)


def decks_of_each_turn(war: War, side: int) -> list[str]:
    """The decks from which the draws of phase 1 come (WOTR-4.4)."""
    return [deck.name for deck in decks_of(war, side) if deck.each_turn]


def can_draw(war: War, seat: int) -> bool:
    """Whether a seat can draw a card (WOTR-5.19, 7.3)."""
    side = war.side(seat)
    return any(has_cards(war, side, deck.name) for deck in decks_of(war, side))
