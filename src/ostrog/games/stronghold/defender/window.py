"""Chapters 5 and 15: the Defender's window, in which he spends the hourglasses he holds."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import DEFENDER, HEROES, HEROIC_ORDERS, LAID, TRAININGS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import (
    CLOSE_WINDOW,
    FINISH,
    HEROIC,
    LAY,
    LEAD,
    PLAN,
    SWAP,
    TAKE,
    TO,
    TRAIN,
)
from ostrog.games.stronghold.defender.costs import held_for, missing
from ostrog.games.stronghold.defender.defence_plans import UsePlan
from ostrog.games.stronghold.defender.heroes import IssueOrder
from ostrog.games.stronghold.defender.moving import (
    MoveUnit,
    SwapUnits,
    cannot_go,
    cannot_lead,
    cannot_swap,
    cannot_take,
    goals,
    lead,
    moved,
    takes,
)
from ostrog.games.stronghold.defender.works import (
    Complete,
    Train,
    cannot_finish,
    cannot_lay,
    cannot_train,
    lay,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

CLOSING = ("to", "swap", "lay", "finish", "train", "heroic", "plan", "close-window")
ORDERS = tuple((order, hero) for hero in HEROES for order in HEROIC_ORDERS)


def give(siege: Siege, count: int) -> None:
    """Hand hourglasses to the Defender (STR-5.2)."""
    if count:
        siege.hourglasses += count
        siege.tell(events.HourglassesGiven(count, siege.hourglasses))


class Window(Procedure):
    """The Defender acts step by step until he declares that he is done (STR-5.12)."""

    steps = ("act", "carry_out", "again")

    picks: tuple[Option, ...] = ()

    def act(self, siege: Siege) -> Flow:
        """Ask for the next step, and see each result before it (STR-5.12, 15.1)."""
        taken = moved(self.draft)
        options = self.steps_to_take(siege) if taken is None else goals(siege, taken)
        bound = (siege.bound,) if siege.bound else ()
        about = (siege.hourglasses, *bound)
        return Ask(DEFENDER, "window", options, "picks", closes=CLOSING, about=about)

    def steps_to_take(self, siege: Siege) -> list[Option]:
        """Everything that the Defender can do next, besides the second half of a move."""
        found = takes(siege)
        for work in LAID:
            found += works(siege, work)
        found += [TRAIN[work] for work in TRAININGS if cannot_train(siege, work) is None]
        found += siege.legal(DEFENDER, HEROIC, ORDERS)
        if siege.size("plans"):
            found += siege.legal(DEFENDER, PLAN, sorted(siege.faces("plans")))
        return found + siege.legal(DEFENDER, CLOSE_WINDOW)

    def carry_out(self, siege: Siege) -> Flow:
        """Carry out the step (STR-5.12)."""
        choice = self.picks[-1]
        match choice.verb:
            case "to":
                return self._move(siege, TO.ref(choice))
            case "swap":
                troop, source = TAKE.refs(self.picks[0])
                other, place = SWAP.refs(choice)
                return Call(SwapUnits(troop=troop, source=source, other=other, to=place))
            case "lay":
                return self._lay(siege, choice)
            case "finish":
                return Call(Complete(work=FINISH.ref(choice)))
            case "train":
                return Call(Train(work=TRAIN.ref(choice)))
            case "heroic":
                order, hero = HEROIC.refs(choice)
                return Call(IssueOrder(order=order, hero=hero))
            case "plan":
                return Call(UsePlan(plan=PLAN.ref(choice)))
        return self._close(siege)

    def _move(self, siege: Siege, to: str) -> Flow:
        taken = self.picks[0]
        if LEAD.chosen(taken):
            lead(siege, LEAD.ref(taken), to)
            return None
        troop, source = TAKE.refs(taken)
        return Call(MoveUnit(troop=troop, source=source, to=to))

    def _lay(self, siege: Siege, choice: Option) -> Flow:
        work, count = str(choice.refs[0]), int(choice.refs[1])
        lay(siege, work, count)
        return None if missing(siege, work) else Call(Complete(work=work))

    def _close(self, siege: Siege) -> Flow:
        """What cannot be spent is lost (STR-5.10)."""
        lost = siege.hourglasses + bool(siege.bound)
        siege.hourglasses, siege.bound = 0, ""
        if lost:
            siege.tell(events.HourglassesLost(lost))
        siege.tell(events.WindowClosed())
        return Done()

    def again(self, siege: Siege) -> Flow:
        """Go on with the next step."""
        return Goto("act")


def works(siege: Siege, work: str) -> list[Option]:
    """Hourglasses that can be laid on an action, or its completion if no space is free."""
    held = held_for(siege, work)
    if work in siege.finished or not (held or siege.laid[work]):
        return []
    left = missing(siege, work)
    if not left:
        return [FINISH[work]] if siege.laid[work] and cannot_finish(siege, work) is None else []
    most = min(left, held)
    if most == left and cannot_lay(siege, work, left) is not None:  # only the last may be refused
        most -= 1
    return [LAY[work, count] for count in range(1, most + 1)]


def _window(siege: Siege, seat: int) -> Window | None:
    """The window of the Defender, if he is the one who asks."""
    return siege.frame(Window) if seat == DEFENDER else None


@TAKE.rule
def takes_a_unit(siege: Siege, seat: int, troop: str, place: str) -> Refusal | None:
    """Refuse a unit that is not there or cannot be moved (STR-15.2)."""
    return cannot_take(siege, troop, place)


@LEAD.rule
def leads_a_hero(siege: Siege, seat: int, hero: str) -> Refusal | None:
    """Refuse to move a hero without an hourglass (STR-15.2)."""
    cost = siege.values.move_cost
    return None if siege.hourglasses >= cost else refuse("STR-15.2", cost)


@TO.rule
def goes_where_it_may(siege: Siege, seat: int, place: str) -> Refusal | None:
    """Refuse places that the unit or hero cannot move to (STR-15.3 to 15.7, 15.15)."""
    window = _window(siege, seat)
    taken = moved(window.draft) if window is not None else None
    if taken is None:
        return None
    if LEAD.chosen(taken):
        return cannot_lead(siege, LEAD.ref(taken), place)
    unit, source = TAKE.refs(taken)
    return cannot_go(siege, unit, source, place)


@SWAP.rule
def swaps_with_another(siege: Siege, seat: int, troop: str, place: str) -> Refusal | None:
    """Refuse units that cannot change places (STR-15.9 to 15.13)."""
    window = _window(siege, seat)
    taken = moved(window.draft) if window is not None else None
    if taken is None:
        return None
    if LEAD.chosen(taken):
        return refuse("STR-15.10", LEAD.ref(taken))
    unit, source = TAKE.refs(taken)
    return cannot_swap(siege, unit, source, troop, place)


@LAY.rule
def lays_hourglasses(siege: Siege, seat: int, work: str, count: int) -> Refusal | None:
    """Refuse more hourglasses than there are or than fit (STR-16.1 to 16.5)."""
    return cannot_lay(siege, work, count)


@FINISH.rule
def finishes_a_full_work(siege: Siege, seat: int, work: str) -> Refusal | None:
    """Refuse to complete an action with free spaces (STR-16.31)."""
    if not siege.laid[work]:
        return refuse("STR-16.31", work)
    return cannot_finish(siege, work)


@TRAIN.rule
def trains_a_unit(siege: Siege, seat: int, work: str) -> Refusal | None:
    """Refuse a training without a unit, a better one or the price (STR-16.25 to 16.27)."""
    return cannot_train(siege, work)


@CLOSE_WINDOW.rule
def spends_every_hourglass(siege: Siege, seat: int) -> Refusal | None:
    """Refuse to be done while an hourglass can be spent (STR-5.4, 5.10)."""
    if siege.hourglasses >= siege.values.move_cost:  # a hero can always move
        return refuse("STR-5.4", siege.hourglasses)
    if not siege.hourglasses and not siege.bound:
        return None
    if any(missing(siege, w) and cannot_lay(siege, w, 1) is None for w in LAID):
        return refuse("STR-5.4", siege.hourglasses + bool(siege.bound))
    return None
