"""The event cards: what is printed on each besides its texts (chapters 7 and 12)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

DATA = Path(__file__).parents[1] / "data" / "event_cards.toml"


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One event card: played for its event, or once in a battle as a combat card."""

    die: Literal["character", "army", "muster"]
    """The die result that plays it, besides an Event result (WOTR-7.4)."""
    combat: str
    """Its title in combat, which several cards share; empty for none (WOTR-7.16)."""
    stays: bool = False
    """Whether its event stays on the table (WOTR-7.8)."""


class EventCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All event cards as stored in the data file."""

    cards: dict[str, PrintedCard]
    combats: dict[str, tuple[int, ...]]
    """When each combat card acts in a round: a number for each of its effects (WOTR-12.7, 12.8)."""


def read_event_cards(text: str) -> EventCards:
    """Read the cards from TOML; raise ValueError if one has a title that no combat card has."""
    found = msgspec.toml.decode(text, type=EventCards)
    wrong = {card.combat for card in found.cards.values()} ^ set(found.combats)
    if wrong:
        raise ValueError(f"combat cards without a number or without a card: {sorted(wrong)}")
    return found


EVENT_CARDS = read_event_cards(DATA.read_text(encoding="utf-8"))
