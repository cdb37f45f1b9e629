"""Chapter 14: the Invader's objectives, composed of a moment, a measure and a bonus.

Which objective has which parts is data (`Values.objectives`). A bonus that lasts makes the
objective a source, which changes rules while it lies open.
"""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, RAMPARTS, SECTIONS
from ostrog.games.stronghold.board.pieces import HOSPITAL, INVADER, MISS, OBJECTIVES, WORKING
from ostrog.games.stronghold.board.pools import pile
from ostrog.games.stronghold.board.ritual_tokens import exchanges
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import AT, DECLINE_BONUS, SLOTS, TAKE_BONUS
from ostrog.games.stronghold.defender.defence_plans import TURN, healed
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Source,
    query,
)


@query
def ritual_discount(siege: Siege) -> int:
    """How many goblins fewer a ritual costs (STR-14.1)."""
    return 0


@query
def strength_at(siege: Siege, section: str) -> int:
    """What objectives add to the Invader's strength on a section (STR-20.20)."""
    return siege.strengthened.get(section, 0)


# Measures


def _this_turn(what: str) -> Callable[[Siege], int]:
    return lambda siege: siege.counted.get(what, 0)


MEASURES: dict[str, Callable[[Siege], int]] = {
    "rituals-performed": _this_turn("rituals-performed"),
    "successes-revealed": _this_turn("successes-revealed"),
    "elements-destroyed": _this_turn("elements-destroyed"),
    "tower-machines-destroyed": _this_turn("tower-machines-destroyed"),
    "towers-at-the-wall": _this_turn("towers-at-the-wall"),
    "bare-sections": lambda siege: sum([not count for count in siege.walls.values()]),
    "throwing-machines": lambda siege: sum([bool(here) for here in siege.throwing.values()]),
    "sections-held": lambda siege: sum([any(siege.invaders[s]) for s in SECTIONS]),
    "units-in-hospital": lambda siege: sum(siege.defenders[HOSPITAL]),
    "units-before-the-wall": lambda siege: sum(
        [sum(siege.invaders[place]) for place in (*FOREGROUNDS, *RAMPARTS)]
    ),
}
"""What the tasks of objectives count (STR-14.4)."""


def fulfilled(siege: Siege, objective: str) -> bool:
    """Whether the task of an objective is fulfilled at this moment (STR-14.4)."""
    card = siege.values.objectives[objective]
    return MEASURES[card.measure](siege) >= card.target


# Bonuses


def _wood(siege: Siege, amount: int) -> None:
    taken = siege.take_wood(amount)
    siege.tell(events.WoodTaken(taken, siege.wood))


def _fewer_misses(siege: Siege, amount: int) -> None:
    for place in SLOTS:
        if siege.throwing[place]:
            remove_misses(siege, place, amount)


def remove_misses(siege: Siege, place: str, amount: int) -> None:
    """Take Misses out of the pile of a machine and shuffle it (STR-10.2, 10.11)."""
    zone = pile(place)
    found = min(amount, siege.faces(zone).count(MISS))
    for _ in range(found):
        siege.move(MISS, zone, "machine-out")
    if found:
        siege.shuffle(zone)
        left = siege.faces(zone).count(MISS)
        siege.tell(events.MissRemoved(siege.throwing[place], place, left))


def _strength(siege: Siege, amount: int) -> None:
    siege.reserve += amount


def _units(siege: Siege, amount: int) -> None:
    drawn = siege.draw_units(amount)
    for kind, count in enumerate(drawn):
        siege.supply[kind] += count
    siege.tell(events.UnitsDrawn(*drawn))


def _fewer_hourglasses(siege: Siege, amount: int) -> None:
    siege.owed = max(0, siege.owed - amount)


def _lasts(siege: Siege, amount: int) -> None:
    """The source is in force; `Fulfil` sees to it."""


BONUSES: dict[str, Callable[[Siege, int], None]] = {
    "wood": _wood,
    "fewer-misses": _fewer_misses,
    "strength-once": _strength,
    "units": _units,
    "fewer-hourglasses": _fewer_hourglasses,
    "worse-hospital": _lasts,
    "cheaper-rituals": _lasts,
    "strength-at-bare-walls": _lasts,
    "swapped-bluff": _lasts,
    "saboteur": _lasts,
}
"""What happens at once by each bonus."""


class Tasks(Procedure):
    """A moment at which tasks are looked at (STR-14.4)."""

    steps = ("look", "go_on")
    lasting = {"look": ("seen",)}

    when: str
    seen: tuple[str, ...] = ()
    """Objectives that were looked at already."""

    def look(self, siege: Siege) -> Flow:
        """The next objective whose task is fulfilled now (STR-14.1, 14.3)."""
        for objective in OBJECTIVES:
            card = siege.values.objectives[objective]
            if objective in self.seen or card.when != self.when:
                continue
            if objective in siege.faces("objectives") and fulfilled(siege, objective):
                self.seen = (*self.seen, objective)
                return Call(Fulfil(objective=objective))
        return Done()

    def go_on(self, siege: Siege) -> Flow:
        """Look for another one."""
        return Goto("look")


class Fulfil(Procedure):
    """A task is fulfilled: the bonus is taken or declined (STR-14.5)."""

    steps = ("ask", "settle", "choose_building", "lay_saboteur")

    objective: str
    answer: Option | None = None
    building: Option | None = None

    def crumb(self) -> tuple[str]:
        """The objective."""
        return (self.objective,)

    def ask(self, siege: Siege) -> Flow:
        """Lasting bonuses apply by themselves; others are taken or declined (STR-14.5)."""
        if siege.values.objectives[self.objective].stays:
            return None
        options = [TAKE_BONUS(), DECLINE_BONUS()]
        return Ask(INVADER, "bonus", options, "answer", about=(self.objective,))

    def settle(self, siege: Siege) -> Flow:
        """The objective stays in play or is discarded (STR-14.2, 14.5)."""
        card = siege.values.objectives[self.objective]
        taken = not DECLINE_BONUS.chosen(self.answer)
        target = "objectives-lasting" if card.stays else "objectives-done"
        siege.move(self.objective, "objectives", target)
        siege.tell(events.ObjectiveFulfilled(self.objective, taken))
        if not taken:
            return Done()
        BONUSES[card.bonus](siege, card.amount)
        if card.stays:
            siege.since[self.objective] = siege.turn
            siege.activate(SOURCES[self.objective], INVADER)
        elif card.bonus == "worse-hospital":
            siege.since[self.objective] = siege.turn
            siege.activate(SOURCES[self.objective], INVADER, within=siege.stack[TURN])
        return None if card.bonus == "saboteur" else Done()

    def choose_building(self, siege: Siege) -> Flow:
        """Ask for a building without a saboteur, while there is a token."""
        free = [AT[building] for building in WORKING if building not in siege.saboteurs]
        if not free or siege.tokens_left("saboteur") <= 0:
            return Done()
        return Ask(INVADER, "saboteur", free, "building", about=(self.objective,))

    def lay_saboteur(self, siege: Siege) -> Flow:
        """The saboteur is laid free of charge."""
        place = AT.ref(self.building)
        siege.saboteurs.append(place)
        siege.tell(events.TokenLaid("saboteur", place))
        return None


def _source(objective: str) -> Source:
    """An objective that changes rules by its bonus, whatever that is in a match."""
    source = Source(objective)

    def amount(siege: Siege, bonus: str, *, later: bool = False) -> int:
        """The amount of the bonus, if it is this one and in force; `later` is from next turn on."""
        card = siege.values.objectives[objective]
        waits = later and siege.since.get(objective) == siege.turn
        return 0 if card.bonus != bonus or waits else card.amount

    @source.modifies(ritual_discount)
    def makes_rituals_cheaper(siege: Siege, active: Active, value: int) -> int:
        """Rituals cost fewer goblins from the next turn on."""
        return value + amount(siege, "cheaper-rituals", later=True)

    @source.modifies(strength_at)
    def breaks_bare_walls(siege: Siege, active: Active, value: int, section: str) -> int:
        """The Invader is stronger where he stands at a section without a wall element."""
        if siege.walls[section] or not any(siege.invaders[section]):
            return value
        return value + amount(siege, "strength-at-bare-walls")

    @source.modifies(exchanges)
    def turns_bluffs(siege: Siege, active: Active, value: int) -> int:
        """Revealed Bluffs may be exchanged from the next turn on."""
        return value + amount(siege, "swapped-bluff", later=True)

    @source.modifies(healed)
    def fills_the_hospital(siege: Siege, active: Active, value: int) -> int:
        """The hospital heals only so many units in this turn."""
        only = amount(siege, "worse-hospital")
        return min(value, only) if only and siege.since.get(objective) == siege.turn else value

    return source


SOURCES: dict[str, Source] = {objective: _source(objective) for objective in OBJECTIVES}
"""Sources of the objectives, which are in force while a bonus lasts."""
