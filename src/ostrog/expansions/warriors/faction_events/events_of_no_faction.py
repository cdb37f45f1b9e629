"""What the faction cards without a faction do (chapter 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.faction_events.discarded_cards import (
    holds_a_price_for,
    takes_a_card_back,
    unites_strength,
)
from ostrog.expansions.warriors.faction_events.played_faction_cards import (
    FactionPart,
    plain_event,
)
from ostrog.expansions.warriors.faction_events.seen_cards import (
    keeps_one_by_foresight,
    keeps_one_of_servants,
)
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent


def copies(card: str, number: int, part: FactionPart) -> dict[str, CardEvent]:
    """The events of the copies of a card that does a single thing."""
    return {f"{card}-{copy}": plain_event(part) for copy in range(1, number + 1)}


PLAIN_EVENTS: dict[str, CardEvent] = {
    **{
        card: plain_event(unites_strength, requires=holds_a_price_for(card))
        for card in (
            "fp-the-union-of-all-our-strength-1",
            "fp-the-union-of-all-our-strength-2",
        )
    },
    **copies("fp-by-chance-or-by-foresight", 3, keeps_one_by_foresight),
    **copies("sa-his-will-and-his-malice", 2, takes_a_card_back),
    **copies("sa-servants-of-sauron", 3, keeps_one_of_servants),
}
"""Events of these cards, by card."""
