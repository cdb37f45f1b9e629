"""Parade: a long game to measure speed, with five nested procedures and many options.

PAR-1  Two sides, eight companies each, on a ring of twelve places.
PAR-2  In turn a side orders a company one to four places onward; the first one has the wagons,
       which never go where eight companies stand.
PAR-3  Every order is told; after twelve the side draws a card and lays one off.
PAR-4  After three hundred orders the side whose companies went farther wins.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Ask,
    Call,
    Done,
    End,
    Event,
    Flow,
    Game,
    Goto,
    Kind,
    Option,
    Outcome,
    Pool,
    Procedure,
    Refusal,
    Scenario,
    State,
    Verb,
    Zone,
    refuse,
)

COMPANIES = 8
PLACES = 12
ORDERS = 300

COMPANY = Kind("company", range(COMPANIES))
PACES = Kind("paces", range(1, 5))

MARCH = Verb("march", company=COMPANY, paces=PACES)
CANDIDATES = tuple((company, paces) for company in range(COMPANIES) for paces in range(1, 5))


class Ring(State):
    """The board: a ring of places."""

    at: list[list[int]] = msgspec.field(default_factory=lambda: [[0] * COMPANIES, [0] * COMPANIES])
    crowd: list[int] = msgspec.field(default_factory=lambda: [2 * COMPANIES] + [0] * (PLACES - 1))
    went: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    orders: int = 0


class Marched(Event, frozen=True):
    seat: int
    company: int
    to: int


@MARCH.rule
def wagons_find_room(ring: Ring, seat: int, company: int, paces: int) -> Refusal | None:
    if company:
        return None
    to = (ring.at[seat][company] + paces) % PLACES
    return refuse("PAR-2", company, paces) if ring.crowd[to] >= 8 else None


class Parade(Procedure):
    """The whole game."""

    steps = ("set_up", "day", "next_day")

    def set_up(self, ring: Ring) -> Flow:
        ring.shuffle("deck")
        for seat in (0, 1):
            for _ in range(3):
                ring.draw("deck", f"hand-{seat}")
        return None

    def day(self, ring: Ring) -> Flow:
        return Call(Day())

    def next_day(self, ring: Ring) -> Flow:
        if ring.orders < ORDERS:
            return Goto("day")
        best = 0 if ring.went[0] >= ring.went[1] else 1
        teams = (("red",), ("blue",))
        return End(Outcome((teams[best], teams[1 - best]), ((best,), (1 - best,)), "PAR-4"))


class Day(Procedure):
    """A day, in which both sides march."""

    steps = ("march", "next_side")

    seat: int = 0

    def march(self, ring: Ring) -> Flow:
        return Call(March(self.seat))

    def next_side(self, ring: Ring) -> Flow:
        self.seat += 1
        return Goto("march") if self.seat < 2 else Done()


class March(Procedure):
    """Twelve orders of one side, then a card drawn and one discarded."""

    steps = ("column", "go_on", "cards")

    seat: int
    columns: int = 0

    def column(self, ring: Ring) -> Flow:
        return Call(Column(self.seat))

    def go_on(self, ring: Ring) -> Flow:
        self.columns += 1
        return Goto("column") if self.columns < 4 else None

    def cards(self, ring: Ring) -> Flow:
        hand = f"hand-{self.seat}"
        if not ring.size("deck"):
            ring.pour("discard", "deck")
            ring.shuffle("deck")
        ring.draw("deck", hand)
        ring.move(ring.faces(hand)[-1], hand, "discard")
        return None


class Column(Procedure):
    """Three orders in a row."""

    steps = ("order", "go_on")

    seat: int
    orders: int = 0

    def order(self, ring: Ring) -> Flow:
        return Call(Order(self.seat))

    def go_on(self, ring: Ring) -> Flow:
        self.orders += 1
        return Goto("order") if self.orders < 3 else Done()


class Order(Procedure):
    """One order."""

    steps = ("choose", "carry_out")

    seat: int
    chosen: Option | None = None

    def choose(self, ring: Ring) -> Flow:
        return Ask(self.seat, "order", ring.legal(self.seat, MARCH, CANDIDATES), "chosen")

    def carry_out(self, ring: Ring) -> Flow:
        company, paces = MARCH.refs(self.chosen)
        at = ring.at[self.seat]
        ring.crowd[at[company]] -= 1
        at[company] = to = (at[company] + paces) % PLACES
        ring.crowd[to] += 1
        ring.went[self.seat] += paces
        ring.orders += 1
        ring.tell(Marched(self.seat, company, to))
        return None


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    zones = (
        Zone("deck", ordered=True),
        Zone("hand-0", (0,)),
        Zone("hand-1", (1,)),
        Zone("discard", EVERYONE),
    )
    return (Pool("cards", tuple(f"card-{number:02}" for number in range(24)), zones),)


game = Game(
    name="parade",
    version=1,
    state=Ring,
    start=Parade,
    scenarios=(Scenario("standard", {"red": (0,), "blue": (1,)}),),
    procedures=(Day, March, Column, Order),
    verbs=(MARCH,),
    pools=pools,
)
