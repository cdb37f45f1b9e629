"""The event cards of a match: what is printed on each, where it belongs, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ostrog.games.war_of_the_ring.board.event_cards import PrintedCard
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Procedure, Source, query


class CardBook(msgspec.Struct, frozen=True, eq=False):
    """All event cards of a match (chapters 7 and 12).

    An expansion that brings cards returns a book with more of them (`Expansion.derive`).
    """

    printed: Mapping[str, PrintedCard]
    """What is printed on each card besides its texts."""
    deck_of: Mapping[str, tuple[int, str]]
    """Side and deck of each card (WOTR-3.5)."""
    events: Mapping[str, object]
    """What each card does as an event."""
    sources: Mapping[str, Source]
    """The source of each card that stays on the table (WOTR-7.8)."""
    prices: Mapping[str, object]
    """The prices of the cards that an enemy may discard from the table (WOTR-7.9)."""
    moments: Mapping[str, tuple[int, ...]]
    """When each title acts in a round: a number for each of its effects (WOTR-12.7, 12.8)."""
    effects: Mapping[str, tuple[type[Procedure], ...]]
    """The effects of each title, in the order of its numbers (WOTR-12.8)."""
    requirements: Mapping[str, Callable[..., bool]]
    """What the battle must be like for each title (WOTR-12.5)."""


@query
def barred_by(war: War, card: str) -> str:
    """The card on the table because of which another cannot be used; empty for none (WOTR-7.8)."""
    return ""


def card_book(war: War) -> CardBook:
    """The event cards of this match."""
    found: CardBook = war.setting.derived.cards
    return found


def deck_of(war: War, card: str) -> tuple[int, str]:
    """Side and deck of an event card (WOTR-3.5)."""
    found: tuple[int, str] = war.setting.derived.cards.deck_of[card]
    return found


def printed_on(war: War, card: str) -> PrintedCard:
    """What is printed on an event card besides its texts (WOTR-7.4, 7.8, 7.16)."""
    found: PrintedCard = war.setting.derived.cards.printed[card]
    return found


def title_of(war: War, card: str) -> str:
    """The title of a card in combat (WOTR-7.16); empty if it is none."""
    return printed_on(war, card).combat
