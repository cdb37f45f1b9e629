"""The pools of cards and face-down tokens, and who sees which zones of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from ostrog.games.stronghold.board.map import PATHS, SECTIONS
from ostrog.games.stronghold.board.pieces import (
    BLUFF,
    BUILDINGS,
    CARD_PHASES,
    DEFENDER,
    HEROIC_ORDERS,
    HIT,
    HIT_CARDS,
    INVADER,
    MISS,
    OBJECTIVES,
    PHASE_CARDS,
    PHASES,
    PLANS,
    RITUALS,
    SUCCESS,
    TRAPS,
)
from ostrog.games.stronghold.board.values import Values
from ostrog.games.stronghold.board.verbs import SLOTS
from ostrog.kernel import EVERYONE, Pool, Scenario, Zone

PLACES_OF_RITUAL: dict[str, tuple[str, ...]] = {
    "blood-stones": SLOTS,
    "possession": HEROIC_ORDERS,
    "demon": BUILDINGS,
    "specter": SECTIONS,
    "gale": SECTIONS,
}
"""Where the tokens of each ritual may lie (STR-11.8 to 11.12)."""


def pile(place: str) -> str:
    """The zone of the cards on a throwing machine (STR-8.2)."""
    return f"pile-{place}"


def token_at(ritual: str, place: str) -> str:
    """The zone of a ritual token that lies face down on a place (STR-11.2)."""
    return f"{ritual}-at-{place}"


def order_at(section: str) -> str:
    """The zone of an order token that lies face down at a section (STR-13.4)."""
    return f"order-{section}"


def trap_on(path: str) -> str:
    """The zone of a trap that lies face down on a path (STR-16.13)."""
    return f"trap-{path}"


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """All pools of cards and tokens (STR-2.4, 2.5)."""
    values = cast(Values, data)
    return (
        *phase_cards(),
        machine_cards(values),
        *rituals(),
        orders(values),
        traps(values),
        objectives(),
        plans(),
        Pool(
            "hits",
            HIT_CARDS,
            (Zone("hit-deck", ordered=True), Zone("hits-shown", EVERYONE, ordered=True)),
        ),
    )


def phase_cards() -> Iterator[Pool]:
    """The cards of each phase: in the box, in the Invader's deck, on the table (STR-4.2, 4.3)."""
    for phase in CARD_PHASES:
        yield Pool(
            f"phase-{phase}",
            tuple(card for card in PHASE_CARDS if PHASES[card] == phase),
            (
                Zone(f"phase-{phase}-box"),
                Zone(f"phase-{phase}-deck", (INVADER,)),
                Zone(f"phase-{phase}-table", EVERYONE),
            ),
        )


def machine_cards(values: Values) -> Pool:
    """Hits and misses: beside the board, in piles on machines, out of the game (STR-8.2, 8.5)."""
    cards = values.machine_cards
    return Pool(
        "machine-cards",
        (HIT,) * cards.hits + (MISS,) * cards.misses,
        (
            Zone("machine-stock", EVERYONE),
            *(Zone(pile(place), ordered=True) for place in SLOTS),
            Zone("machine-shown", EVERYONE),
            Zone("machine-out", EVERYONE),
        ),
    )


def rituals() -> Iterator[Pool]:
    """One Success and two Bluff tokens of each ritual, with a back of its own (STR-11.1)."""
    for ritual in RITUALS:
        yield Pool(
            ritual,
            (SUCCESS, BLUFF, BLUFF),
            (
                Zone(f"{ritual}-stock", (INVADER,)),
                *(Zone(token_at(ritual, place), (INVADER,)) for place in PLACES_OF_RITUAL[ritual]),
                Zone(f"{ritual}-shown", EVERYONE),
            ),
        )


def orders(values: Values) -> Pool:
    """The order tokens; those that were removed unseen stay so (STR-13.4, 13.7)."""
    return Pool(
        "orders",
        tuple(face for face, count in values.orders.items() for _ in range(count)),
        (
            Zone("orders-stock", (INVADER,)),
            *(Zone(order_at(section), (INVADER,)) for section in SECTIONS),
            Zone("orders-shown", EVERYONE),
            Zone("orders-used", (INVADER,)),
            Zone("orders-lost", (INVADER,)),
        ),
    )


def traps(values: Values) -> Pool:
    """The traps with equal backs; the Defender alone knows which lies where (STR-16.13)."""
    return Pool(
        "traps",
        tuple(trap for trap in TRAPS for _ in range(values.works["trap"].tokens)),
        (
            Zone("traps-stock", (DEFENDER,)),
            *(Zone(trap_on(path), (DEFENDER,)) for path in PATHS),
            Zone("traps-shown", EVERYONE),
        ),
    )


def objectives() -> Pool:
    """The Invader's objectives: he keeps some open and knows the one he put back (STR-4.7)."""
    return Pool(
        "objectives",
        OBJECTIVES,
        (
            Zone("objective-deck"),
            Zone("objectives-drawn", (INVADER,)),
            Zone("objectives", EVERYONE),
            Zone("objectives-lasting", EVERYONE),
            Zone("objectives-done", EVERYONE),
        ),
    )


def plans() -> Pool:
    """The Defender's plans, face down until they are used (STR-4.13, 18.1, 18.4)."""
    return Pool(
        "plans",
        PLANS,
        (
            Zone("plan-deck"),
            Zone("plans-drawn", (DEFENDER,)),
            Zone("plans", (DEFENDER,)),
            Zone("plans-lasting", EVERYONE),
            Zone("plans-done", EVERYONE),
        ),
    )
