"""The contents of cards, works and heroic orders, as message keys and numbers of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    FURY,
    HEROIC_ORDERS,
    HIT_CARDS,
    INVADER,
    INVADERS,
    OBJECTIVES,
    ORDERS,
    PHASE_CARDS,
    PHASES,
    PLANS,
    WORKS,
)
from ostrog.games.stronghold.board.values import Values
from ostrog.kernel import Setting
from ostrog.table import Face, Mark, Passage


def faces(setting: Setting) -> Iterator[Face]:
    """Yield the faces of all cards, works, orders and tokens that can be read."""
    values = cast(Values, setting.data)
    yield from phase_cards(values)
    yield from objectives(values)
    yield from plans(values)
    for work in WORKS:
        cost = Mark("hourglass", values.works[work].hourglasses)
        yield Face(
            work,
            f"ref-work-{work}",
            (Passage(f"text-work-{work}"),),
            *kind("work"),
            DEFENDER,
            (cost,),
        )
    for order in HEROIC_ORDERS:
        text = Passage(f"text-heroic-{order}")
        yield Face(order, f"ref-heroic-{order}", (text,), *kind("heroic"), DEFENDER)
    for order in ORDERS:
        if order != "bluff":
            text = Passage(f"text-order-{order}")
            marks = (Mark("strength", values.fury_strength),) if order == FURY else ()
            yield Face(order, f"ref-order-{order}", (text,), *kind("order"), INVADER, marks)
    for card in HIT_CARDS:
        yield Face(
            card, f"ref-face-{card}", (), *kind("hit"), DEFENDER, tuple(fields(values, card))
        )


def kind(name: str) -> tuple[str, str]:
    """Return a kind of card and the message key of its name."""
    return name, f"ref-cardtype-{name}"


def phase_cards(values: Values) -> Iterator[Face]:
    """Yield the phase cards with their prices (STR-6.3, 6.4)."""
    for card in PHASE_CARDS:
        text = Passage(f"text-card-{card}", numbers=numbers_of(values, card))
        yield Face(
            card,
            f"ref-card-{card}",
            (text,),
            *kind(f"phase-{PHASES[card]}"),
            INVADER,
            tuple(price(values, card)),
        )


def numbers_of(values: Values, card: str) -> dict[str, int]:
    """Return the numbers that the text of a phase card names (STR-9.5, 10.6)."""
    named = {"sap": values.sap, "trainer": values.trainer}.get(card)
    return {} if named is None else {unit: int(getattr(named, unit)) for unit in INVADERS}


def price(values: Values, card: str) -> Iterator[Mark]:
    """Yield the wood of a phase card, its alternatives of units, and its own hourglasses."""
    sheet = values.cards[card]
    if sheet.wood:
        yield Mark("wood", sheet.wood)
    for unit in INVADERS:
        if number := getattr(sheet.units, unit):
            yield Mark(unit, number)
    if sheet.hourglasses:
        yield Mark("hourglass", sheet.hourglasses)


def objectives(values: Values) -> Iterator[Face]:
    """Yield the objectives: when a task is looked at, what it counts, what it brings."""
    for card in OBJECTIVES:
        sheet = values.objectives[card]
        moment = f"ref-moment-{sheet.when}"
        target, amount = {"target": sheet.target}, {"amount": sheet.amount}
        task = Passage(f"card-measure-{sheet.measure}", moment, "task", target)
        bonus = Passage(f"card-bonus-{sheet.bonus}", "ref-part-bonus", "bonus", amount)
        yield Face(card, f"ref-objective-{card}", (task, bonus), *kind("objective"), INVADER)


def plans(values: Values) -> Iterator[Face]:
    """Yield the defence plans: what they bring, and what they cost (STR-18.2)."""
    for card in PLANS:
        sheet = values.plans[card]
        title = f"ref-timing-{sheet.timing}"
        amount, loss = {"amount": sheet.amount}, {"loss": sheet.loss}
        benefit = Passage(f"card-benefit-{sheet.benefit}", title, "benefit", amount)
        drawback = Passage(f"card-drawback-{sheet.drawback}", "ref-part-drawback", "drawback", loss)
        marks = (Mark(sheet.on),) if sheet.on else ()
        yield Face(card, f"ref-plan-{card}", (benefit, drawback), *kind("plan"), DEFENDER, marks)


def fields(values: Values, card: str) -> Iterator[Mark]:
    """Yield the kinds of units in the two fields of a hit card (STR-19.3, 20.3)."""
    sheet = values.hit_cards[card]
    for name, shown in (("cannon", sheet.cannon), ("poles", sheet.poles)):
        for unit in INVADERS:
            if getattr(shown, unit):
                yield Mark(f"{name}-{unit}")
