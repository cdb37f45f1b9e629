"""The values that no source confirms, in the order of the components, with their names.

A value is named by what it belongs to, such as a card, and by what it says about that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, get_args

from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.pieces import PHASES, WORKING, WORKS
from ostrog.games.stronghold.board.values import (
    Benefit,
    Bonus,
    Drawback,
    Measure,
    Moment,
    Timing,
    Values,
    read_unconfirmed,
)
from ostrog.table import HouseValue, choice_list, house_value


class Named(NamedTuple):
    """The message keys of a value: its heading, the thing it belongs to, and its label."""

    group: str
    of: str
    label: str


def house_values(values: Values) -> Iterator[HouseValue]:
    """Yield the values that no source confirms, as set in this match."""
    for each in read_unconfirmed():
        kind, *rest = each.path.split(".")
        group, of, label = NAMES[kind](values, *rest)
        choices = CHOICES.get(f"{kind}.{rest[-1]}", "")
        yield house_value(
            values, each.path, label, group=f"value-group-{group}", of=of, choices=choices
        )


def _card(_: Values, card: str, field: str, unit: str = "") -> Named:
    label = f"value-pays-{unit}" if unit else f"value-card-{field}"
    return Named(f"phase-{PHASES[card]}", f"ref-card-{card}", label)


def _sap(_: Values, unit: str) -> Named:
    return Named("arrivals", "ref-card-sap", f"value-lets-{unit}")


def _trainer(_: Values, unit: str) -> Named:
    return Named("arrivals", "ref-card-trainer", f"value-brings-{unit}")


def _starter(_: Values, card: str) -> Named:
    return Named("starter", f"value-phase-{PHASES[card]}", f"ref-card-{card}")


def _order(_: Values, order: str) -> Named:
    return Named("orders", "", f"ref-order-{order}")


def _work(values: Values, work: str, _: str) -> Named:
    return Named("works", f"ref-place-{values.works[work].building}", f"ref-work-{work}")


def _room(_: Values, field: str) -> Named:
    return Named("spaces", "", f"value-room-{field}")


def _space(_: Values, field: str) -> Named:
    return Named("spaces", "", f"value-space-{field.replace('_', '-')}")


def _wall(_: Values, field: str) -> Named:
    return Named("spaces", "", f"value-wall-{field}")


def _section(_: Values, section: str, field: str, troop: str = "") -> Named:
    label = f"value-start-{troop}" if troop else f"value-section-{field}"
    return Named("wall", f"ref-place-{section}", label)


def _hero(_: Values, hero: str, field: str) -> Named:
    return Named("heroes", f"ref-hero-{hero}", f"value-hero-{field}")


def _objective(_: Values, card: str, field: str) -> Named:
    return Named("objectives", f"ref-objective-{card}", f"value-objective-{field}")


def _plan(_: Values, card: str, field: str) -> Named:
    return Named("plans", f"ref-plan-{card}", f"value-plan-{field}")


def _hit_card(_: Values, card: str, field: str, unit: str) -> Named:
    return Named("hit-cards", f"ref-face-{card}", f"ref-mark-{field}-{unit}")


NAMES: dict[str, Callable[..., Named]] = {
    "cards": _card,
    "sap": _sap,
    "trainer": _trainer,
    "starter": _starter,
    "orders": _order,
    "works": _work,
    "room": _room,
    "spaces": _space,
    "walls": _wall,
    "sections": _section,
    "heroes": _hero,
    "objectives": _objective,
    "plans": _plan,
    "hit_cards": _hit_card,
}
"""How values are named, by the first step of their paths."""


def _about(name: str) -> str:
    """Return the name of what a drawback is about: an action, a building or nothing."""
    if not name:
        return "value-none"
    return f"ref-work-{name}" if name in WORKS else f"ref-place-{name}"


CHOICES = {
    "heroes.start": "sections",
    "objectives.when": "moments",
    "objectives.measure": "measures",
    "objectives.bonus": "bonuses",
    "plans.timing": "timings",
    "plans.benefit": "benefits",
    "plans.drawback": "drawbacks",
    "plans.on": "subjects",
}
"""Names of the lists of texts that values can be, by the first and last step of their paths."""
VALUE_CHOICES = {
    "sections": choice_list(SECTIONS, "ref-place-{}".format),
    "moments": choice_list(get_args(Moment), "ref-moment-{}".format),
    "measures": choice_list(get_args(Measure), "text-measure-{}".format),
    "bonuses": choice_list(get_args(Bonus), "text-bonus-{}".format),
    "timings": choice_list(get_args(Timing), "ref-timing-{}".format),
    "benefits": choice_list(get_args(Benefit), "text-benefit-{}".format),
    "drawbacks": choice_list(get_args(Drawback), "text-drawback-{}".format),
    "subjects": choice_list(("", *WORKS, *WORKING), _about),
}
"""Texts that values can be, by the names of the lists."""
