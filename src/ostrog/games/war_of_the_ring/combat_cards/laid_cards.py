"""Chapter 12: both sides lay combat cards face down, reveal them together and discard them."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, fighters, ground_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import barred_by, card_book, deck_of, title_of
from ostrog.games.war_of_the_ring.board.pieces import DECKS, FREE_CHARACTERS, SIDES
from ostrog.games.war_of_the_ring.board.pools import (
    hand_zone,
    laid_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import LAY, LAY_NOTHING
from ostrog.games.war_of_the_ring.dice.event_hands import hand, holds_combat_cards
from ostrog.games.war_of_the_ring.played_events.table_cards import end_table_card
from ostrog.kernel import Ask, Flow, Option, Procedure, Refusal, query, refuse

LAID_FROM_TABLE = ("sh-char-17",)
"""Cards that may also be laid while their event is on the table: the Balrog of Moria."""


@query
def may_lay(war: War, side: int) -> bool:
    """Whether a side may use combat cards in this round (WOTR-12.1).

    Where a battle has such terms, the defender needs a Companion for it in the first round.
    """
    clash = clash_of(war)
    if side != clash.defender or clash.round > 1 or not clash.terms.cards_by_companion:
        return True
    return any(who in FREE_CHARACTERS for who in fighters(war, clash, side).who)


@query
def layable_from_table(war: War, side: int) -> tuple[str, ...]:
    """Cards on the table that a side may lay as if from hand (WOTR-7.8)."""
    lying = war.faces(table_zone(side, "character"))
    return tuple([card for card in LAID_FROM_TABLE if card in lying])


def is_met(war: War, card: str) -> bool:
    """Whether a card has a combat text, and the battle is as it requires (WOTR-12.5)."""
    requires = card_book(war).requirements.get(title_of(war, card))
    return requires is not None and requires(war)


def commander(war: War, side: int) -> int:
    """The seat that commands the army of a side in the battle, and lays its card (WOTR-19.19)."""
    return seat_of_army(war, side, ground_of(clash_of(war), side))


class LayCombatCard(Procedure):
    """A side lays a combat card face down, or none (WOTR-12.1, 12.2)."""

    steps = ("choose", "lay")

    side: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a card of the hand, or one on the table that can be laid (WOTR-12.1, 12.5).

        Whoever has cards in hand is asked, even if none of them can be laid: otherwise the
        opponent would learn something about them (WOTR-H.1).
        """
        seat, table = commander(war, self.side), layable_from_table(war, self.side)
        shown = [card for card in table if is_met(war, card)]
        if not may_lay(war, self.side) or not (holds_combat_cards(war, seat) or shown):
            return None
        options = [LAY_NOTHING(), *war.legal(seat, LAY, [*hand(war, seat), *shown])]
        about = (clash_of(war).region,)
        return Ask(seat, "combat-card", options, "choice", about=about)

    def lay(self, war: War) -> Flow:
        """Put the card face down; its back tells the deck (WOTR-12.2, 12.4)."""
        choice, self.choice = self.choice, None  # from now on the zone keeps the secret
        if not LAY.chosen(choice):
            return None
        card, seat = LAY.ref(choice), commander(war, self.side)
        side, deck = deck_of(war, card)
        own = card in war.faces(hand_zone(seat, deck))
        source = hand_zone(seat, deck) if own else table_zone(side, deck)
        war.move(card, source, laid_zone(seat, deck))
        if not own:
            end_table_card(war, card)
        war.tell(events.CombatCardLaid(seat, deck, card), (seat,))
        return None


@LAY.rule
def lays_one_of_the_own_cards(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not at hand, or that does not fit the battle (WOTR-12.1, 12.5)."""
    frame = war.frame(LayCombatCard)
    if frame is None or war.battle is None or commander(war, frame.side) != seat:
        return refuse("WOTR-12.1", card)
    if not may_lay(war, frame.side):
        _, changes = may_lay.account(war, frame.side)
        return refuse("WOTR-7.8", changes[-1].by.name) if changes else refuse("WOTR-12.1", card)
    if card not in (*hand(war, seat), *layable_from_table(war, frame.side)):
        return refuse("WOTR-12.1", card)
    by = barred_by(war, card)
    if by:
        return refuse("WOTR-7.8", by)
    return None if is_met(war, card) else refuse("WOTR-12.5", card)


def reveal_cards(war: War) -> None:
    """Turn the laid cards of both sides face up, together (WOTR-12.2, H.2)."""
    clash = clash_of(war)
    for side in clash.order:
        seat = commander(war, side)
        for deck in DECKS:
            for card in war.faces(laid_zone(seat, deck)):
                war.move(card, laid_zone(seat, deck), open_zone(side, deck))
                clash.cards[side].card, clash.cards[side].seat = card, seat
    for side in clash.order:
        card = clash.cards[side].card
        if card:
            war.tell(events.CombatCardRevealed(SIDES[side], card, title_of(war, card)))


def discard_cards(war: War) -> None:
    """Put the used cards of both sides away, where everybody sees them (WOTR-12.6, H.6)."""
    for use in clash_of(war).cards:
        if use.card:
            rest = resting_place(war, use.card, use.seat)
            war.move(use.card, open_zone(*deck_of(war, use.card)), rest)


@query
def resting_place(war: War, card: str, seat: int) -> str:
    """The zone of a combat card that a seat has used, after its round (WOTR-12.6)."""
    return used_zone(*deck_of(war, card))
