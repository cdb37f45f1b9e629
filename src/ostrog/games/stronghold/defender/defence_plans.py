"""Chapter 18: defence plans, composed of a benefit and a drawback.

Which plan has which parts is data (`Values.plans`). A drawback that lasts makes the plan a source,
which changes rules while it lies open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import DefenderDies
from ostrog.games.stronghold.board.map import COURTYARD, FOREGROUNDS, PATHS, RAMPARTS, SECTIONS
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    HOSPITAL,
    INVADER,
    INVADERS,
    KIND,
    MARKSMAN,
    PLANS,
    RITUALS,
    SOLDIER,
    VETERAN,
)
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL, pile
from ostrog.games.stronghold.board.ritual_tokens import lies_hidden, return_all
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.values import DefencePlan
from ostrog.games.stronghold.board.verbs import (
    AT,
    BURN,
    CASUALTY_AT,
    DONE,
    GIVE_UP,
    NO_PLAN,
    PLAN,
    POSTS,
    RAISE,
    SLOTS,
    TEAR_BRIDGE,
    TEAR_DOWN,
    WRECK,
    WRECK_MANTELET,
)
from ostrog.games.stronghold.defender.costs import (
    heroic_limit,
    is_forbidden,
    opening_hourglasses,
    work_cost,
)
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    Source,
    query,
    refuse,
)

# Values that plans change


@query
def healed(siege: Siege) -> int:
    """How many units the hospital heals in a turn (STR-16.29)."""
    return siege.values.hospital_heals


@query
def fire_of_marksman(siege: Siege) -> int:
    """The fire strength of a marksman (STR-19.12)."""
    return 1


@query
def hero_strength(siege: Siege, hero: str) -> int:
    """The strength of a hero (STR-17.1)."""
    return siege.values.heroes[hero].strength


# Benefits


class Step(NamedTuple):
    """One part of a benefit that is chosen: what can be picked, and what a pick does."""

    options: Callable[[Siege, DefencePlan, tuple[Option, ...]], list[Option]]
    """What can still be picked, with what was picked before."""
    carry_out: Callable[[Siege, Option], None]


def _reserve(siege: Siege, plan: DefencePlan) -> None:
    """Soldiers come from the stock into the courtyard, as many as there are."""
    count = min(plan.amount, siege.unit_stock(SOLDIER))
    siege.defenders[COURTYARD][SOLDIER] += count
    siege.tell(events.DefendersArrived(COURTYARD, DEFENDERS[SOLDIER], count))


def _night_shift(siege: Siege, plan: DefencePlan) -> None:
    """The Defender takes hourglasses (STR-5.14)."""
    siege.hourglasses += plan.amount
    siege.tell(events.HourglassesGiven(plan.amount, siege.hourglasses))


def _relic(siege: Siege, plan: DefencePlan) -> None:
    """All ritual tokens go back, hidden ones unseen."""
    return_all(siege)
    siege.tell(events.RitualsReturned())


def _for_this_turn(siege: Siege, plan: DefencePlan) -> None:
    """The source is in force until the end of the turn; `UsePlan` sees to it."""


FOR_A_TURN = ("stronger-marksmen", "stronger-heroes")
"""Benefits that are in force until the end of the turn."""
TURN = 1
"""Position of the running turn on the stack, inside the whole game."""

AT_ONCE: dict[str, Callable[[Siege, DefencePlan], None]] = {
    "soldiers-to-courtyard": _reserve,
    "hourglasses": _night_shift,
    "rituals-returned": _relic,
    "stronger-marksmen": _for_this_turn,
    "stronger-heroes": _for_this_turn,
}
"""Benefits without a choice."""


def _burned(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Units of one foreground, up to the amount."""
    if len(picks) >= plan.amount:
        return []
    places = {BURN.refs(pick)[1] for pick in picks} or set(FOREGROUNDS)
    return [
        BURN[unit, place]
        for place in FOREGROUNDS
        if place in places
        for kind, unit in enumerate(INVADERS)
        if siege.invaders[place][kind] > picks.count(BURN[unit, place])
    ]


def _burn(siege: Siege, pick: Option) -> None:
    unit, place = BURN.refs(pick)
    siege.kill_invaders(place, one(KIND[unit]), "plan")


def _raised(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Wall elements on one section, up to the amount, the maximum and the stock."""
    if len(picks) >= min(plan.amount, siege.wall_stock()):
        return []
    sections = {AT.ref(pick) for pick in picks} or set(SECTIONS)
    most = siege.values.walls.most - len(picks)
    return [AT[s] for s in SECTIONS if s in sections and siege.walls[s] < most]


def _raise_wall(siege: Siege, pick: Option) -> None:
    section = AT.ref(pick)
    siege.walls[section] += 1
    siege.tell(events.WallRaised(section, 1))


def _torn_down(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Equipment of the Invader on sections and paths."""
    if len(picks) >= plan.amount:
        return []
    options = [TEAR_DOWN[token, s] for s in SECTIONS for token in siege.equipment[s]]
    options += [TEAR_BRIDGE[path] for path in PATHS if path in siege.bridges]
    return [option for option in options if option not in picks]


def _tear_down(siege: Siege, pick: Option) -> None:
    if TEAR_BRIDGE.chosen(pick):
        path = TEAR_BRIDGE.ref(pick)
        siege.bridges.remove(path)
        siege.tell(events.TokenRemoved("bridge", path))
        return
    token, section = TEAR_DOWN.refs(pick)
    siege.equipment[section].remove(token)
    siege.tell(events.TokenRemoved(token, section))


def _wrecked(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Throwing machines and mantelets on the board."""
    if len(picks) >= plan.amount:
        return []
    options = [WRECK[place] for place in SLOTS if siege.throwing[place]]
    options += [WRECK_MANTELET[rampart] for rampart in RAMPARTS if siege.mantelets[rampart]]
    return [option for option in options if option not in picks]


def _wreck(siege: Siege, pick: Option) -> None:
    if WRECK_MANTELET.chosen(pick):
        rampart = WRECK_MANTELET.ref(pick)
        siege.mantelets[rampart] -= 1
        siege.tell(events.TokenRemoved("mantelet", rampart))
    else:
        dismantle(siege, WRECK.ref(pick))


def dismantle(siege: Siege, place: str) -> None:
    """A machine goes back to the Invader's stock, its pile to the card stock (STR-2.7)."""
    machine, siege.throwing[place] = siege.throwing[place], ""
    siege.pour(pile(place), "machine-stock")
    if siege.malfunction == place:
        siege.malfunction = ""
    stock = "blood-stones-stock"
    if lies_hidden(siege, "blood-stones", place):
        siege.pour(f"blood-stones-at-{place}", stock)
    siege.tell(events.TokenRemoved(machine, place))


def _promoted(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Marksmen in the barracks or the courtyard, while there are soldiers in stock."""
    if len(picks) >= min(plan.amount, siege.unit_stock(SOLDIER)):
        return []
    places = ("barracks", COURTYARD)
    return [
        RAISE[place]
        for place in places
        if siege.defenders[place][MARKSMAN] > picks.count(RAISE[place])
    ]


def _promote(siege: Siege, pick: Option) -> None:
    place = RAISE.ref(pick)
    siege.defenders[place][MARKSMAN] -= 1
    siege.defenders[place][SOLDIER] += 1
    siege.tell(events.UnitTrained(place, DEFENDERS[MARKSMAN], DEFENDERS[SOLDIER]))


CHOSEN: dict[str, Step] = {
    "burned-foreground": Step(_burned, _burn),
    "wall-elements": Step(_raised, _raise_wall),
    "equipment-removed": Step(_torn_down, _tear_down),
    "machine-removed": Step(_wrecked, _wreck),
    "marksmen-replaced": Step(_promoted, _promote),
}
"""Benefits whose parts the Defender chooses."""


def can_benefit(siege: Siege, plan: DefencePlan) -> bool:
    """Whether the benefit of a plan can happen at all (STR-18.5)."""
    match plan.benefit:
        case "soldiers-to-courtyard":
            return siege.unit_stock(SOLDIER) > 0
        case "rituals-returned":
            return any(
                siege.successes[ritual] or lies_hidden(siege, ritual, place)
                for ritual in RITUALS
                for place in PLACES_OF_RITUAL[ritual]
            )
    step = CHOSEN.get(plan.benefit)
    return step is None or bool(step.options(siege, plan, ()))


# Drawbacks that are a price


def given_up(siege: Siege, plan: DefencePlan, picks: tuple[Option, ...]) -> list[Option]:
    """Soldiers and veterans on the board that can be given up for a plan."""
    return [
        GIVE_UP[DEFENDERS[kind], place]
        for place in POSTS
        if place != HOSPITAL
        for kind in (SOLDIER, VETERAN)
        if siege.defenders[place][kind] > picks.count(GIVE_UP[DEFENDERS[kind], place])
    ]


def can_pay(siege: Siege, plan: DefencePlan) -> bool:
    """Whether a drawback that is a price can be paid (STR-18.5)."""
    if plan.drawback != "soldiers-paid":
        return True
    here = [siege.defenders[place] for place in POSTS if place != HOSPITAL]
    return sum([each[SOLDIER] + each[VETERAN] for each in here]) >= plan.loss


@PLAN.rule
def uses_a_plan_of_his_own(siege: Siege, seat: int, plan: str) -> Refusal | None:
    """Refuse a plan that he does not hold, or that can do nothing (STR-18.1, 18.5)."""
    if seat != DEFENDER or plan not in siege.faces("plans"):
        return refuse("STR-18.1", plan)
    card = siege.values.plans[plan]
    if siege.frame(StagePlans) is not None and card.timing != "stage":
        return refuse("STR-18.1", plan)
    if not can_benefit(siege, card) or not can_pay(siege, card):
        return refuse("STR-18.5", plan)
    return None


class UsePlan(Procedure):
    """A plan is turned up: its price, its benefit, its drawback (STR-18.2, 18.4)."""

    steps = ("show", "pay", "give_up", "choose", "benefit", "drawback", "die", "put_away")

    plan: str
    price: tuple[Option, ...] = ()
    picks: tuple[Option, ...] = ()
    victim: Option | None = None

    def crumb(self) -> tuple[str]:
        """The plan."""
        return (self.plan,)

    def card(self, siege: Siege) -> DefencePlan:
        """The parts of the plan in this match."""
        return siege.values.plans[self.plan]

    def show(self, siege: Siege) -> Flow:
        """A used plan is shown (STR-18.4)."""
        siege.move(self.plan, "plans", "plans-lasting")
        siege.tell(events.PlanUsed(self.plan))
        return None

    def pay(self, siege: Siege) -> Flow:
        """Ask what is given up, where the drawback is a price (STR-18.5)."""
        card = self.card(siege)
        if card.drawback != "soldiers-paid":
            return None
        left = card.loss - len(self.draft)
        options = given_up(siege, card, tuple(self.draft)) if left else [DONE()]
        return Ask(DEFENDER, "plan-price", options, "price", closes=("done",), about=(self.plan,))

    def give_up(self, siege: Siege) -> Flow:
        """The units go to the unit stock, not to the hospital."""
        for pick in self.price[:-1]:
            troop, place = GIVE_UP.refs(pick)
            siege.defenders[place][KIND[troop]] -= 1
            siege.tell(events.DefenderLeft(place, troop))
        return None

    def choose(self, siege: Siege) -> Flow:
        """Ask for the parts of the benefit (STR-18.1)."""
        card = self.card(siege)
        step = CHOSEN.get(card.benefit)
        if step is None:
            return None
        options = step.options(siege, card, tuple(self.draft))
        if self.draft or not options:
            options = [DONE(), *options]
        return Ask(DEFENDER, "plan-benefit", options, "picks", closes=("done",), about=(self.plan,))

    def benefit(self, siege: Siege) -> Flow:
        """The benefit happens; one for this turn is in force until its end (STR-21.1)."""
        card = self.card(siege)
        step = CHOSEN.get(card.benefit)
        if step is None:
            AT_ONCE[card.benefit](siege, card)
        else:
            for pick in self.picks[:-1]:
                step.carry_out(siege, pick)
        if card.stays:
            siege.since[self.plan] = siege.turn
            siege.activate(SOURCES[self.plan], DEFENDER)
        elif card.benefit in FOR_A_TURN:
            siege.since[self.plan] = siege.turn
            siege.activate(SOURCES[self.plan], DEFENDER, within=siege.stack[TURN])
        return None

    def drawback(self, siege: Siege) -> Flow:
        """Ask the Invader which unit dies, where the drawback says so (STR-18.2)."""
        card = self.card(siege)
        options = [CASUALTY_AT[troop, s] for s in SECTIONS for troop in siege.troops(s)]
        if card.drawback != "unit-to-hospital" or not options:
            return None
        return Ask(INVADER, "plan-casualty", options, "victim", about=(self.plan,))

    def die(self, siege: Siege) -> Flow:
        """That unit goes to the hospital (STR-18.2)."""
        if self.victim is None:
            return None
        troop, section = CASUALTY_AT.refs(self.victim)
        return Call(DefenderDies(place=section, kind=KIND[troop], cause="plan"))

    def put_away(self, siege: Siege) -> Flow:
        """It stays face up while its drawback lasts, otherwise it goes to the box (STR-18.4)."""
        if not self.card(siege).stays:
            siege.move(self.plan, "plans-lasting", "plans-done")
        return Done()


class StagePlans(Procedure):
    """The start of an assault stage, at which some plans may be used (STR-18.1)."""

    steps = ("ask", "carry_out", "again")

    stage: str
    answer: Option | None = None

    def crumb(self) -> tuple[str]:
        """The stage."""
        return (self.stage,)

    def ask(self, siege: Siege) -> Flow:
        """Ask as long as a plan lies face down, whatever it is (STR-18.1, 18.3)."""
        if not siege.size("plans"):
            return Done()
        options = [NO_PLAN(), *siege.legal(DEFENDER, PLAN, sorted(siege.faces("plans")))]
        return Ask(DEFENDER, "stage-plan", options, "answer", about=(self.stage,))

    def carry_out(self, siege: Siege) -> Flow:
        """Use the plan."""
        if NO_PLAN.chosen(self.answer):
            return Done()
        return Call(UsePlan(plan=PLAN.ref(self.answer)))

    def again(self, siege: Siege) -> Flow:
        """Both plans may be used at the same time (STR-18.4)."""
        return Goto("ask")


# Plans as sources


def this_turn(siege: Siege, plan: str) -> bool:
    """Whether a plan was used in the current turn."""
    return siege.since.get(plan) == siege.turn


def _source(plan: str) -> Source:
    """A plan that changes rules by its parts, whatever they are in a match."""
    source = Source(plan)

    @source.modifies(work_cost)
    def makes_work_dearer(siege: Siege, active: Active, value: int, work: str) -> int:
        """Some works cost more hourglasses."""
        card = siege.values.plans[plan]
        dearer = (card.drawback == "dearer-work" and card.on == work) or (
            card.drawback == "dearer-building" and card.on == siege.values.works[work].building
        )
        return value + card.loss if dearer else value

    @source.modifies(is_forbidden)
    def forbids_work(siege: Siege, active: Active, value: bool, work: str) -> bool:
        """An action can no longer be completed."""
        card = siege.values.plans[plan]
        return value or (card.drawback == "forbidden-work" and card.on == work)

    @source.modifies(healed)
    def burdens_the_hospital(siege: Siege, active: Active, value: int) -> int:
        """The hospital heals only so many units."""
        card = siege.values.plans[plan]
        return min(value, card.loss) if card.drawback == "worse-hospital" else value

    @source.modifies(opening_hourglasses)
    def costs_time(siege: Siege, active: Active, value: int) -> int:
        """The Defender receives fewer hourglasses at the start of later turns."""
        card = siege.values.plans[plan]
        fewer = card.drawback == "fewer-opening-hourglasses" and not this_turn(siege, plan)
        return max(0, value - card.loss) if fewer else value

    @source.modifies(heroic_limit)
    def wearies_heroes(siege: Siege, active: Active, value: int) -> int:
        """The heroes issue fewer orders in later turns."""
        card = siege.values.plans[plan]
        fewer = card.drawback == "fewer-heroic-orders" and not this_turn(siege, plan)
        return max(0, value - card.loss) if fewer else value

    @source.modifies(fire_of_marksman)
    def strengthens_marksmen(siege: Siege, active: Active, value: int) -> int:
        """Marksmen fire with more strength in this turn."""
        card = siege.values.plans[plan]
        more = card.benefit == "stronger-marksmen" and this_turn(siege, plan)
        return value + card.amount if more else value

    @source.modifies(hero_strength)
    def strengthens_heroes(siege: Siege, active: Active, value: int, hero: str) -> int:
        """Heroes are so many times as strong in this turn."""
        card = siege.values.plans[plan]
        more = card.benefit == "stronger-heroes" and this_turn(siege, plan)
        return value * card.amount if more else value

    return source


SOURCES: dict[str, Source] = {plan: _source(plan) for plan in PLANS}
"""Sources of the plans, which are in force while a drawback or benefit lasts."""
