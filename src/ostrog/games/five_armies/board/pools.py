"""The pools of face-down tokens and cards, and who sees which zones of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from ostrog.games.five_armies.board.control import GROUNDS_OF, token_zone
from ostrog.games.five_armies.board.decks import EVENTS, FATE_CARDS, STORIES
from ostrog.games.five_armies.board.pieces import BACKS, FREE, SHADOW, SIDES, Values
from ostrog.kernel import EVERYONE, Pool, Scenario, Zone


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """The pools of face-down tokens and cards (B5A-2.1, 2.4, 2.8)."""
    values = cast(Values, data)
    found = []
    for back in BACKS:
        grounds = GROUNDS_OF[SHADOW if back == "shadow" else FREE]
        faces = [face for face, count in values.recruitment[back].items() for _ in range(count)]
        zones = (
            Zone(f"{back}-pile"),
            *(Zone(token_zone(back, region)) for region in grounds),
            Zone(f"{back}-flipped", EVERYONE),
        )
        found.append(Pool(back, tuple(faces), zones))
    tokens = [face for face, token in values.fate.items() for _ in range(token.count)]
    fate = (
        Zone("fate-pool"),
        Zone("fate-drawn", EVERYONE),
        Zone("fate-aside", EVERYONE),
        Zone("fate-removed", EVERYONE),
        Zone("fate-special", EVERYONE),
    )
    return (*found, Pool("fate", tuple(tokens), fate), *decks())


def decks() -> Iterator[Pool]:
    """The pools of cards, and who sees which zones (B5A-8.1, 8.4, 8.8, 8.20, 9.12)."""
    yield Pool(
        "event",
        EVENTS,
        (
            Zone("event-deck"),
            Zone("event-hand-free", (FREE,)),
            Zone("event-hand-shadow", (SHADOW,)),
            Zone("event-buried-free", (FREE,)),
            Zone("event-buried-shadow", (SHADOW,)),
            Zone("event-open", EVERYONE),
            Zone("event-in-battle", EVERYONE),
            Zone("event-discard", EVERYONE),
        ),
    )
    for seat, side in enumerate(SIDES):
        yield Pool(
            f"story-{side}",
            STORIES[seat],
            (
                Zone(f"story-{side}-deck"),
                Zone(f"story-{side}-hand", (seat,)),
                Zone(f"story-{side}-buried", (seat,)),
                Zone(f"story-{side}-open", EVERYONE),
                Zone(f"story-{side}-table", EVERYONE),
                Zone(f"story-{side}-discard", EVERYONE),
            ),
        )
    yield Pool(
        "fate-cards",
        FATE_CARDS,
        (Zone("fate-deck"), Zone("fate-beside", EVERYONE), Zone("fate-discard", EVERYONE)),
    )
