"""Chapter 8: the cards, their types and their decks."""

from __future__ import annotations

import msgspec

from ostrog.games.five_armies.board.map import HERE
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW

TYPES = ("army", "character", "muster")
"""Types of Event and Story cards (B5A-8.3, 8.5)."""


class EventCard(msgspec.Struct, frozen=True):
    """A card of the common deck: its order and its combat effect (B5A-8.2)."""

    order: str
    combat: str


class FateCard(msgspec.Struct, frozen=True):
    """A Fate card and the character it belongs to (B5A-9.13)."""

    character: str
    stays: bool
    """Whether the card stays beside the reference card."""


class Decks(msgspec.Struct, frozen=True, rename="kebab"):
    """The cards as stored in the data file."""

    orders: dict[str, str]
    event: dict[str, EventCard]
    story_free: dict[str, str]
    story_shadow: dict[str, str]
    story_characters: dict[str, str]
    """Story cards that leave the table when this character is eliminated (B5A-8.20)."""
    fate: dict[str, FateCard]


def faults(decks: Decks) -> list[str]:
    """All inconsistencies in the decks, as messages (B5A-8.2, 8.3, 8.5, 9.13)."""
    found = [
        f"{card}: no order {c.order}"
        for card, c in decks.event.items()
        if c.order not in decks.orders
    ]
    stories = decks.story_free | decks.story_shadow
    typed = decks.orders | stories
    found += [f"{card}: no type {kind}" for card, kind in typed.items() if kind not in TYPES]
    needed = {card: fate.character for card, fate in decks.fate.items()} | decks.story_characters
    found += [
        f"{card}: no character {character}"
        for card, character in needed.items()
        if character not in CHARACTERS
    ]
    found += [f"{card}: no Story card" for card in decks.story_characters if card not in stories]
    ids = [*decks.event, *decks.story_free, *decks.story_shadow, *decks.fate]
    if len(set(ids)) != len(ids):
        found.append("two cards have the same id")
    return found


def read_decks(text: str) -> Decks:
    """Read the decks from TOML; raise ValueError if they are inconsistent."""
    decks = msgspec.toml.decode(text, type=Decks)
    wrong = faults(decks)
    if wrong:
        raise ValueError("; ".join(wrong))
    return decks


DECKS = read_decks((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))

EVENTS = tuple(DECKS.event)
STORIES = {FREE: tuple(DECKS.story_free), SHADOW: tuple(DECKS.story_shadow)}
"""Story cards of each side (B5A-8.4)."""
FATE_CARDS = tuple(DECKS.fate)
COMBATS = tuple(dict.fromkeys(card.combat for card in DECKS.event.values()))

ORDER_OF = {card: event.order for card, event in DECKS.event.items()}
COMBAT_OF = {card: event.combat for card, event in DECKS.event.items()}
TYPE_OF: dict[str, str] = {
    **{card: DECKS.orders[order] for card, order in ORDER_OF.items()},
    **DECKS.story_free,
    **DECKS.story_shadow,
}
"""Type of every card that can be played as an action (B5A-8.3, 8.5)."""
