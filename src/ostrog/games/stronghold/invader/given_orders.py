"""Chapter 13: orders, which are given after the maneuvers and resolved in the melee."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.pieces import INVADER, ORDERS
from ostrog.games.stronghold.board.pools import order_at
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import (
    DONE,
    END_PHASE,
    MANEUVERS,
    MARCH,
    OPEN_ORDER,
    SECRET_ORDER,
)
from ostrog.games.stronghold.defender.window import Window, give
from ostrog.games.stronghold.invader.maneuvers import Maneuver
from ostrog.games.stronghold.invader.objectives import Tasks
from ostrog.kernel import EVERYONE, Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class ManeuversAndOrders(Procedure):
    """Phase 6: at least one maneuver, then orders, then a single window (STR-5.3, 12.1)."""

    steps = ("begin", "choose", "march", "again", "orders", "tasks", "give", "window")
    lasting = {"choose": ("marched",)}

    marched: tuple[str, ...] = ()
    choice: Option | None = None

    def begin(self, siege: Siege) -> Flow:
        """The phase begins."""
        siege.tell(events.PhaseBegan(6))
        return None

    def choose(self, siege: Siege) -> Flow:
        """Ask for a maneuver, each at most once, in any order (STR-12.2)."""
        options = siege.legal(INVADER, MARCH, MANEUVERS)
        if self.marched:
            options = [END_PHASE(), *options]
        return Ask(INVADER, "maneuver", options, "choice")

    def march(self, siege: Siege) -> Flow:
        """Carry it out completely (STR-12.2)."""
        if END_PHASE.chosen(self.choice):
            return Goto("orders")
        maneuver = MARCH.ref(self.choice)
        self.marched = (*self.marched, maneuver)
        return Call(Maneuver(maneuver=maneuver))

    def again(self, siege: Siege) -> Flow:
        """The other maneuver may follow."""
        return None if len(self.marched) == len(MANEUVERS) else Goto("choose")

    def orders(self, siege: Siege) -> Flow:
        """Orders are given after the last maneuver (STR-13.1, 13.20)."""
        return Call(GiveOrders())

    def tasks(self, siege: Siege) -> Flow:
        """Look at tasks of objectives, before hourglasses are handed over (STR-14.4)."""
        return Call(Tasks(when="end-of-phase-6"))

    def give(self, siege: Siege) -> Flow:
        """The hourglasses of the whole phase are handed over together (STR-5.3)."""
        owed, siege.owed = siege.owed, 0
        give(siege, owed)
        return None

    def window(self, siege: Siege) -> Flow:
        """This window opens in every turn (STR-5.11)."""
        return Call(Window())


@MARCH.rule
def marches_once(siege: Siege, seat: int, maneuver: str) -> Refusal | None:
    """Refuse the same maneuver twice in a turn (STR-12.2)."""
    frame = siege.frame(ManeuversAndOrders)
    done = frame is not None and maneuver in frame.marched
    return refuse("STR-12.2", maneuver) if done else None


class GiveOrders(Procedure):
    """One open order, any number of secret ones, or none (STR-13.1)."""

    steps = ("choose", "place")

    picks: tuple[Option, ...] = ()

    def choose(self, siege: Siege) -> Flow:
        """Ask for tokens and sections, if there is one to give an order at (STR-13.2 to 13.5)."""
        if not any(any(siege.invaders[section]) for section in SECTIONS):
            return Done()
        stock = siege.faces("orders-stock")
        picked = [SECRET_ORDER.refs(pick) for pick in self.draft]
        left = [
            order
            for order in ORDERS
            if stock.count(order) > sum(each == order for each, _ in picked)
        ]
        pairs = [(order, section) for section in SECTIONS for order in left]
        options = [DONE(), *siege.legal(INVADER, SECRET_ORDER, pairs)]
        if not picked:
            options += siege.legal(INVADER, OPEN_ORDER, pairs)
        return Ask(
            INVADER, "orders", options, "picks", closes=("done", "open-order"), default=(DONE(),)
        )

    def place(self, siege: Siege) -> Flow:
        """Lay the tokens: an open one is free, secret ones cost an hourglass in all (STR-13.4)."""
        last = self.picks[-1]
        if OPEN_ORDER.chosen(last):
            order, section = OPEN_ORDER.refs(last)
            siege.move(order, "orders-stock", "orders-shown")
            siege.face_up_orders[section] = order
            siege.tell(events.OrderGiven(section, True, order), EVERYONE)
            return Done()
        given = {section: order for order, section in map(SECRET_ORDER.refs, self.picks[:-1])}
        for section in SECTIONS:
            if section in given:
                siege.move(given[section], "orders-stock", order_at(section))
                siege.tell(events.OrderGiven(section, False, given[section]), (INVADER,))
        if given:
            siege.owed += siege.values.hourglasses.secret_orders
        return Done()


def _cannot_order(siege: Siege, order: str, section: str) -> Refusal | None:
    """Why an order cannot be placed at a section (STR-13.2)."""
    return None if any(siege.invaders[section]) else refuse("STR-13.2", section)


@OPEN_ORDER.rule
def orders_openly(siege: Siege, seat: int, order: str, section: str) -> Refusal | None:
    """Refuse sections without Invader units, and an open order beside secret ones (STR-13.1)."""
    frame = siege.frame(GiveOrders)
    if frame is not None and seat == INVADER and frame.draft:
        return refuse("STR-13.1", section)
    return _cannot_order(siege, order, section)


@SECRET_ORDER.rule
def orders_in_secret(siege: Siege, seat: int, order: str, section: str) -> Refusal | None:
    """Refuse sections without Invader units, and a second token at one (STR-13.2, 13.5)."""
    frame = siege.frame(GiveOrders)
    picks = frame.draft if frame is not None and seat == INVADER else []
    if any(SECRET_ORDER.refs(pick)[1] == section for pick in picks):
        return refuse("STR-13.5", section)
    return _cannot_order(siege, order, section)
