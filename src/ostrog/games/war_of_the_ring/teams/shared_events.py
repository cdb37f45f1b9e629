"""Chapter 19: the players of a team draw event cards, and may exchange one each."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pools import hand_zone
from ostrog.games.war_of_the_ring.board.seats import leading_seat, mate_of, parts_of
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import KEEP_CARDS, OFFER
from ostrog.games.war_of_the_ring.dice.event_hands import (
    DrawEvent,
    KeepHandLimit,
    deck_in_hand,
    decks_of_each_turn,
    hand,
    has_cards,
    holds_cards,
)
from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    Together,
    refuse,
)


def seats_in_order(war: War, side: int) -> tuple[int, ...]:
    """The seats of a side, the leading one first."""
    first = leading_seat(war, side)
    mate = mate_of(war, first)
    return (first,) if mate < 0 else (first, mate)


def draws_of_every_deck(war: War, seat: int) -> bool:
    """Whether a seat draws a card of each deck in phase 1 (WOTR-4.4, 19.4, 19.27).

    In a team only in the first turn; a player alone, in every turn.
    """
    return mate_of(war, seat) < 0 or war.turn == 1


def team_seats(war: War) -> list[int]:
    """All seats that have a team mate, in the order in which they draw."""
    sides = range(len(parts_of(war).seats))
    return [seat for side in sides for seat in seats_in_order(war, side) if mate_of(war, seat) >= 0]


class TeamDraws(Procedure):
    """Phase 1 of teams: each seat draws and discards, then mates may swap (WOTR-19.4, 19.5)."""

    steps = ("draw", "next_seat", "swap", "next_team")
    lasting = {"draw": ("number",), "swap": ("number", "side")}

    number: int = 0
    """Place of the seat that draws now."""
    side: int = 0
    """The side whose seats may swap now."""

    def draw(self, war: War) -> Flow:
        """Let the next seat draw from a deck of its choice, or only discard (WOTR-19.4, 19.6)."""
        seats = team_seats(war)
        if self.number >= len(seats):
            return Goto("swap")
        seat = seats[self.number]
        side = war.side(seat)
        able = any(has_cards(war, side, deck) for deck in decks_of_each_turn(war, side))
        if draws_of_every_deck(war, seat) or not able:
            return Call(KeepHandLimit(seat=seat))
        return Call(DrawEvent(seat=seat, each_turn=True))

    def next_seat(self, war: War) -> Flow:
        """Go on with the next seat."""
        self.number += 1
        return Goto("draw")

    def swap(self, war: War) -> Flow:
        """Let the mates of the next team swap, if both have cards (WOTR-19.5)."""
        sides = parts_of(war).seats
        if self.side >= len(sides):
            return Done()
        seats = sides[self.side]
        if len(seats) < 2 or not all(holds_cards(war, seat) for seat in seats):
            return None
        return Call(SwapEvents(side=self.side))

    def next_team(self, war: War) -> Flow:
        """Go on with the other team."""
        self.side += 1
        return Goto("swap")


class OfferEvent(Procedure):
    """A seat offers its mate a card, unseen, or keeps all its cards (WOTR-19.5)."""

    steps = ("choose", "deliver")

    seat: int
    offered: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a card; the mate cannot know it, or whether there is one (WOTR-H.7)."""
        options = [KEEP_CARDS(), *war.legal(self.seat, OFFER, hand(war, self.seat))]
        return Ask(self.seat, "swap-card", options, "offered", default=(KEEP_CARDS(),))

    def deliver(self, war: War) -> Flow:
        """Return what the seat has chosen."""
        return Done(self.offered)


class SwapEvents(Procedure):
    """Two team mates exchange a card each if both have offered one (WOTR-19.5)."""

    steps = ("offer", "exchange")

    side: int
    offers: dict[int, Option] = {}

    def offer(self, war: War) -> Flow:
        """Ask both in secret, so that nobody shows a card to agree (WOTR-19.5, H.7)."""
        seats = parts_of(war).seats[self.side]
        return Together({seat: OfferEvent(seat=seat) for seat in seats}, "offers")

    def exchange(self, war: War) -> Flow:
        """Exchange the cards; each sees only the card that he gets (WOTR-19.5, H.7)."""
        if not all(OFFER.chosen(each) for each in self.offers.values()):
            return None
        cards = [(seat, OFFER.ref(each)) for seat, each in sorted(self.offers.items())]
        ways = [(seat, card, deck_in_hand(war, seat, card)) for seat, card in cards]
        for seat, card, deck in ways:
            mate = mate_of(war, seat)
            war.move(card, hand_zone(seat, deck), hand_zone(mate, deck))
            war.tell(events.EventPassed(seat, deck, card), (seat, mate))
        return None


@OFFER.rule
def offers_a_card_of_his_hand(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that a seat does not hold, and an offer without a mate (WOTR-19.5)."""
    able = mate_of(war, seat) >= 0 and card in hand(war, seat)
    return None if able else refuse("WOTR-19.5", card)
