"""Chapter 10: drawing cards, and recycling the cycle pile."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import War


def recycle(war: War, seat: int) -> None:
    """Shuffle the cycle pile into the draw deck with its remaining cards (RCG-10.2, 10.4)."""
    zones = war.zones(seat)
    count = war.size(zones.cycle)
    if count:
        war.pour(zones.cycle, zones.deck)
        war.shuffle(zones.deck)
        war.tell(events.Recycled(seat, count))


def need_deck(war: War, seat: int) -> bool:
    """Recycle if the draw deck is empty; return whether it has a card now (RCG-10.5)."""
    deck = war.zones(seat).deck
    if not war.size(deck):
        recycle(war, seat)
    return war.size(deck) > 0


def keep_deck(war: War, seat: int) -> None:
    """Recycle at once if the draw deck has run out (RCG-10.2)."""
    if not war.size(war.zones(seat).deck):
        recycle(war, seat)


def take_from_deck(war: War, seat: int, count: int, target: str) -> list[str]:
    """Take up to `count` cards from the top of the deck (RCG-10.1, 10.3, 10.5)."""
    deck = war.zones(seat).deck
    cards: list[str] = []
    while len(cards) < count and need_deck(war, seat):
        cards.append(war.draw(deck, target))
        keep_deck(war, seat)
    return cards


def draw_cards(war: War, seat: int, count: int) -> None:
    """Draw cards into hand (RCG-10.1)."""
    cards = take_from_deck(war, seat, count, war.zones(seat).hand)
    if cards:
        war.tell(events.Drew(seat, len(cards), tuple(cards)), (seat,))


def set_apart(war: War, seat: int, count: int) -> None:
    """Draw cards and set them apart instead of into hand (RCG-8.27)."""
    cards = take_from_deck(war, seat, count, war.zones(seat).apart)
    _tell_apart(war, seat, cards)


def lay_open(war: War, seat: int, count: int) -> None:
    """Let a player look at the top cards; this does not yet empty the deck (RCG-20.23)."""
    zones = war.zones(seat)
    cards: list[str] = []
    while len(cards) < count and need_deck(war, seat):
        cards.append(war.draw(zones.deck, zones.apart))
    _tell_apart(war, seat, cards)


def _tell_apart(war: War, seat: int, cards: list[str]) -> None:
    if cards:
        war.tell(events.SetApart(seat, len(cards), tuple(cards)), (seat,))
