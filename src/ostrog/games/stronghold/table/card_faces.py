"""The contents of cards, works and heroic orders, as message keys and numbers of the match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
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
            yield Face(order, f"ref-order-{order}", (text,), *kind("order"), INVADER)
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
        sheet = values.cards[card]
        price = [Mark("wood", sheet.wood)] if sheet.wood else []
        price += [Mark(unit, n) for unit in INVADERS if (n := getattr(sheet.units, unit))]
        price += [Mark("hourglass", sheet.hourglasses)] if sheet.hourglasses else []
        text = Passage(f"text-card-{card}")
        yield Face(
            card,
            f"ref-card-{card}",
            (text,),
            *kind(f"phase-{PHASES[card]}"),
            INVADER,
            tuple(price),
        )


def objectives(values: Values) -> Iterator[Face]:
    """Yield the objectives: when a task is looked at, what it counts, what it brings."""
    for card in OBJECTIVES:
        sheet = values.objectives[card]
        task = Passage(f"text-measure-{sheet.measure}", f"ref-moment-{sheet.when}", "task")
        bonus = Passage(f"text-bonus-{sheet.bonus}", "ref-part-bonus", "bonus")
        marks = (Mark("target", sheet.target), Mark("amount", sheet.amount))
        yield Face(card, f"ref-objective-{card}", (task, bonus), *kind("objective"), INVADER, marks)


def plans(values: Values) -> Iterator[Face]:
    """Yield the defence plans: what they bring, and what they cost (STR-18.2)."""
    for card in PLANS:
        sheet = values.plans[card]
        title = f"ref-timing-{sheet.timing}"
        benefit = Passage(f"text-benefit-{sheet.benefit}", title, "benefit")
        drawback = Passage(f"text-drawback-{sheet.drawback}", "ref-part-drawback", "drawback")
        marks = [Mark("amount", sheet.amount), Mark("loss", sheet.loss)]
        if sheet.on:
            marks.append(Mark(sheet.on))
        yield Face(
            card, f"ref-plan-{card}", (benefit, drawback), *kind("plan"), DEFENDER, tuple(marks)
        )


def fields(values: Values, card: str) -> Iterator[Mark]:
    """Yield the kinds of units in the two fields of a hit card (STR-19.3, 20.3)."""
    sheet = values.hit_cards[card]
    for name, shown in (("cannon", sheet.cannon), ("poles", sheet.poles)):
        for unit in INVADERS:
            if getattr(shown, unit):
                yield Mark(f"{name}-{unit}")
