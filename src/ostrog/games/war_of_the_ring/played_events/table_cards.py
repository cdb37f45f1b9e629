"""Chapter 7: cards whose events stay on the table, and how they leave it."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import card_book, deck_of
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pools import table_zone, used_zone
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import SPEND_CARD
from ostrog.kernel import Done, Flow, Procedure, Refusal, Source, query, refuse

TABLE_CARDS = {
    name: Source(name, "WOTR-7.8", option=SPEND_CARD[name])
    for name, card in EVENT_CARDS.cards.items()
    if card.stays
}
"""The source of each card that stays on the table, in force while it lies there (WOTR-7.8).

A player who uses a card instead of something else chooses to spend it.
"""


def on_table(war: War, side: int, deck: str) -> list[str]:
    """The cards of a deck that lie on the table; they do not count for a hand (WOTR-7.10)."""
    return sorted(war.faces(table_zone(side, deck)))


@query
def discardable(war: War, side: int, deck: str) -> list[str]:
    """The cards of a deck on the table that an event of the enemy can discard (WOTR-7.8)."""
    return on_table(war, side, deck)


def lies_on_table(war: War, card: str) -> bool:
    """Whether a card lies on the table."""
    side, deck = deck_of(war, card)
    return war.lies_in(table_zone(side, deck), card)


def end_table_card(war: War, card: str) -> None:
    """End what a card does from the table, because it leaves it (WOTR-7.8)."""
    for active in [each for each in war.active if each.name == card]:
        war.deactivate(card_book(war).sources[card], active.owner)


def discard_from_table(war: War, card: str) -> None:
    """Discard a card from the table; its effect ends (WOTR-7.8)."""
    side, deck = deck_of(war, card)
    war.move(card, table_zone(side, deck), used_zone(side, deck))
    end_table_card(war, card)
    war.tell(events.TableCardDiscarded(card))


@SPEND_CARD.rule
def lies_before_its_player(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that does not lie on the table on one's own side (WOTR-7.6)."""
    own = deck_of(war, card)[0] == war.side(seat)
    return None if own and lies_on_table(war, card) else refuse("WOTR-7.6", card)


class RemoveTableCard(Procedure):
    """A card on the table is discarded because its time is over (WOTR-7.8)."""

    steps = ("remove",)

    card: str

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def remove(self, war: War) -> Flow:
        """Discard the card (WOTR-7.8)."""
        discard_from_table(war, self.card)
        return Done()
