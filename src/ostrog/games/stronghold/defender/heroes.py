"""Chapter 17: the heroic orders of the officer and the warrior."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import COURTYARD, SECTIONS, SIDE_OF
from ostrog.games.stronghold.board.pieces import (
    CLOSED_BUILDINGS,
    DEFENDER,
    DEFENDERS,
    HOSPITAL,
    LAID,
)
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import CALL_UP, DETAIL, FALL_BACK, HEROIC, POSTS
from ostrog.games.stronghold.defender.costs import heroic_limit, is_forbidden, missing
from ostrog.games.stronghold.defender.moving import MoveUnit
from ostrog.games.stronghold.defender.works import can_complete
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


class HeroicRules(NamedTuple):
    """Whom a heroic order can be about, and what happens then."""

    options: Callable[[Siege, str], Iterable[Option]]
    carry_out: Callable[[Siege, str, Option], MoveUnit]
    rule: str


def _called_up(siege: Siege, hero: str) -> list[Option]:
    """Units in the courtyard, if the hero's section has room (STR-17.5)."""
    section = siege.heroes[hero]
    if section not in SECTIONS or siege.room_in(section) <= 0:
        return []
    return [CALL_UP[troop] for troop in siege.troops(COURTYARD)]


def _call_up(siege: Siege, hero: str, choice: Option) -> MoveUnit:
    troop = CALL_UP.ref(choice)
    return MoveUnit(troop=troop, source=COURTYARD, to=siege.heroes[hero], free=True)


def _detailed(siege: Siege, hero: str) -> Iterator[Option]:
    """Any unit, to a closed building with an action that can take the hourglass (STR-17.11)."""
    goals = [building for building in CLOSED_BUILDINGS if _takes_one(siege, building)]
    return (
        DETAIL[troop, place, building]
        for place in POSTS
        if place != HOSPITAL
        for kind, troop in enumerate(DEFENDERS)
        if siege.defenders[place][kind]
        for building in goals
        if building != place
    )


def _takes_one(siege: Siege, building: str) -> bool:
    """Whether one more hourglass can be laid on an action of a building (STR-17.11)."""
    for work in LAID:
        if siege.values.works[work].building != building:
            continue
        left = missing(siege, work)
        if not left or work in siege.finished:
            continue
        if left > 1 or (can_complete(siege, work) and not is_forbidden(siege, work)):
            return True
    return False


def _detail(siege: Siege, hero: str, choice: Option) -> MoveUnit:
    troop, place, building = DETAIL.refs(choice)
    siege.bound = building
    return MoveUnit(troop=troop, source=place, to=building, free=True)


def _fallen_back(siege: Siege, hero: str) -> list[Option]:
    """Units on sections of the hero's side (STR-17.8)."""
    side = SIDE_OF.get(siege.heroes[hero], "")
    return [
        FALL_BACK[troop, section]
        for section in SECTIONS
        if SIDE_OF[section] == side
        for troop in siege.troops(section)
    ]


def _fall_back(siege: Siege, hero: str, choice: Option) -> MoveUnit:
    troop, section = FALL_BACK.refs(choice)
    return MoveUnit(troop=troop, source=section, to=COURTYARD, free=True)


HEROIC_RULES: dict[str, HeroicRules] = {
    "call-up": HeroicRules(_called_up, _call_up, "STR-17.5"),
    "detail": HeroicRules(_detailed, _detail, "STR-17.11"),
    "fall-back": HeroicRules(_fallen_back, _fall_back, "STR-17.8"),
}


@HEROIC.rule
def issues_an_order_once(siege: Siege, seat: int, order: str, hero: str) -> Refusal | None:
    """Refuse orders beyond one of each hero, and the same order twice (STR-17.3, 11.9)."""
    if order in siege.lost_orders:
        return refuse("STR-11.9", order)
    if order in siege.issued or hero in siege.issued.values():
        return refuse("STR-17.3", order, hero)
    if len(siege.issued) >= heroic_limit(siege):
        return refuse("STR-17.3", order, hero, heroic_limit(siege))
    if siege.bound and order == "detail":
        return refuse("STR-17.7", order)
    return None


@HEROIC.rule
def has_somebody_to_order(siege: Siege, seat: int, order: str, hero: str) -> Refusal | None:
    """Refuse an order that nobody can follow (STR-17.5, 17.8, 17.9, 17.11)."""
    if siege.heroes[hero] == COURTYARD and order != "detail":
        return refuse("STR-17.9", order, hero)
    rules = HEROIC_RULES[order]
    return None if any(rules.options(siege, hero)) else refuse(rules.rule, order, hero)


class IssueOrder(Procedure):
    """A hero issues an order (STR-17.3)."""

    steps = ("possession", "choose", "carry_out")

    order: str
    hero: str
    possessed: int = 0
    choice: Option | None = None

    def crumb(self) -> tuple[str, str]:
        """The order and the hero."""
        return (self.order, self.hero)

    def possession(self, siege: Siege) -> Flow:
        """A token of Possession on the order is turned over (STR-11.9)."""
        return Call(TurnOver(ritual="possession", place=self.order), "possessed")

    def choose(self, siege: Siege) -> Flow:
        """Ask whom it is about, unless it is possessed."""
        if self.possessed:
            return None
        options = list(HEROIC_RULES[self.order].options(siege, self.hero))
        return Ask(DEFENDER, "heroic-order", options, "choice", about=(self.order, self.hero))

    def carry_out(self, siege: Siege) -> Flow:
        """The unit moves without a cost, or the order leaves the game (STR-11.9, 17.4)."""
        siege.issued[self.order] = self.hero
        siege.tell(events.HeroicOrderIssued(self.order, self.hero, not self.possessed))
        if self.choice is None:
            siege.lost_orders.append(self.order)
            return Done()
        return Call(HEROIC_RULES[self.order].carry_out(siege, self.hero, self.choice))
