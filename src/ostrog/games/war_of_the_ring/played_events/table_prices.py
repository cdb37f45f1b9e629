"""Chapter 7: the enemy of a card on the table discards it for a die and a further price."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import msgspec

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import card_book, deck_of, printed_on
from ostrog.games.war_of_the_ring.board.pieces import DECKS
from ostrog.games.war_of_the_ring.board.pools import hand_zone, used_zone
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import DISPEL, PAY_CARD
from ostrog.games.war_of_the_ring.dice.die_uses import results_of
from ostrog.games.war_of_the_ring.dice.elven_rings import spend_ring
from ostrog.games.war_of_the_ring.dice.event_hands import hand
from ostrog.games.war_of_the_ring.played_events.table_cards import (
    discard_from_table,
    lies_on_table,
)
from ostrog.kernel import Ask, Done, Flow, Goto, Option, Procedure, Refusal, refuse

WILL = "will-of-the-west"


class Price(msgspec.Struct, frozen=True, eq=False):
    """What an enemy pays besides a die, of whatever result, to discard a card (WOTR-7.9)."""

    die: str = ""
    """The result that the die must give; empty for any."""
    cards: tuple[str, ...] = ()
    """For each card that he discards from his hand, the die result printed on it; empty for any."""
    ring: bool = False
    """Whether he spends an Elven Ring (WOTR-6.9)."""
    requires: Callable[[War], bool] | None = None
    """What must be true for it."""
    alone: str = ""
    """The die result that is enough without anything else; empty for none (WOTR-5.22)."""


def has_a_leader_in_minas_tirith(war: War) -> bool:
    """Whether Gandalf or Aragorn is in Minas Tirith; Strider is not Aragorn (sh-str-03)."""
    able = ("gandalf-grey", "gandalf-white", "aragorn")
    return any(war.characters[who] == "minas-tirith" for who in able)


TWO_CARDS = Price(cards=("army", "character"))
PRICES = {
    "fp-str-02": TWO_CARDS,
    "fp-str-03": TWO_CARDS,
    "sh-char-21": Price(ring=True, alone=WILL),
    "sh-str-03": Price(requires=has_a_leader_in_minas_tirith, alone=WILL),
}
"""The prices of the cards that an enemy may discard from the table."""


def price_of(war: War, card: str) -> Price | None:
    """The price of a card on the table; None if an enemy cannot discard it (WOTR-7.9)."""
    return cast("Price | None", card_book(war).prices.get(card))


def printed(war: War, seat: int, result: str) -> list[str]:
    """The cards in a hand that a die result plays, besides an Event result (WOTR-7.4).

    With an empty result, all of them. A deck of an expansion has other cards (WOTR-3.5).
    """
    held = hand(war, seat)
    if not result:
        return held
    own = [card for card in held if deck_of(war, card)[1] in DECKS]
    return [card for card in own if printed_on(war, card).die == result]


def price_refused(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a card that is not to be had, or whose price a seat cannot pay.

    See WOTR-6.4, 6.9 and 7.9.
    """
    side, price = war.side(seat), price_of(war, card)
    if price is None or deck_of(war, card)[0] == side or not lies_on_table(war, card):
        return refuse("WOTR-7.9", card)
    if die == price.alone:
        return None
    if price.die and price.die not in results_of(die):
        return refuse("WOTR-7.9", card)
    if price.requires is not None and not price.requires(war):
        return refuse("WOTR-7.9", card)
    if price.ring and not war.rings[side]:
        return refuse("WOTR-6.9", card)
    if price.ring and war.ring_used[side]:
        return refuse("WOTR-6.4")
    able = all(len(printed(war, seat, each)) >= price.cards.count(each) for each in price.cards)
    return None if able else refuse("WOTR-7.9", card)


def dispels_with(war: War, seat: int, faces: list[str]) -> Iterator[Option]:
    """The options to discard a card of the enemy from the table with a die (WOTR-7.9)."""
    for card in card_book(war).prices:
        if not lies_on_table(war, card):
            continue
        for face in faces:
            if price_refused(war, seat, face, card) is None:
                yield DISPEL[face, card]


@DISPEL.rule
def dispels_what_lies_on_the_table(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a die that is not there, and a price that cannot be paid (WOTR-5.6, 7.9)."""
    if not war.dice[war.side(seat)].get(die):
        return refuse("WOTR-5.6", die)
    return price_refused(war, seat, die, card)


class PayPrice(Procedure):
    """The rest of a price is paid, and a card of the enemy leaves the table (WOTR-7.9)."""

    steps = ("choose", "give", "spend_ring", "discard")
    lasting = {"choose": ("paid",)}

    seat: int
    card: str
    """The card on the table."""
    die: str
    """The die that has been spent."""
    paid: int = 0
    """Number of cards discarded so far."""
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def owes(self, war: War) -> Price:
        """What is to be paid besides the die."""
        price = price_of(war, self.card)
        return Price() if price is None or self.die == price.alone else price

    def choose(self, war: War) -> Flow:
        """Ask for the next card of the hand (WOTR-7.9)."""
        owed = self.owes(war).cards
        if self.paid == len(owed):
            return Goto("spend_ring")
        options = war.legal(self.seat, PAY_CARD, hand(war, self.seat))
        return Ask(self.seat, "pay-card", options, "choice", about=(self.card, owed[self.paid]))

    def give(self, war: War) -> Flow:
        """Discard it where everybody sees it (WOTR-H.6)."""
        card, self.choice = PAY_CARD.ref(self.choice), None
        side, deck = deck_of(war, card)
        war.move(card, hand_zone(self.seat, deck), used_zone(side, deck))
        war.tell(events.CardPaid(self.seat, card))
        self.paid += 1
        return Goto("choose")

    def spend_ring(self, war: War) -> Flow:
        """Spend an Elven Ring if that is the price; it counts for this turn (WOTR-6.9)."""
        if self.owes(war).ring:
            spend_ring(war, war.side(self.seat))
            war.tell(events.ElvenRingPaid(self.seat))
        return None

    def discard(self, war: War) -> Flow:
        """Discard the card of the enemy (WOTR-7.8)."""
        discard_from_table(war, self.card)
        return Done()


@PAY_CARD.rule
def pays_with_a_card_of_the_kind(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not in hand, or not of the kind that is asked for (WOTR-7.9)."""
    frame = war.frame(PayPrice)
    if frame is None or frame.seat != seat or frame.paid == len(frame.owes(war).cards):
        return refuse("WOTR-7.9", card)
    able = card in printed(war, seat, frame.owes(war).cards[frame.paid])
    return None if able else refuse("WOTR-7.9", card)
