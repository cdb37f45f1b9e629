"""Chapter 12, phase 6: maneuvers bring units from the supply to the wall."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import (
    BOARD,
    FOREGROUNDS,
    MARAUDERS,
    OUTERMOST,
    PATHS_FROM,
    RAMPARTS,
    SECTIONS,
    SECTIONS_OF,
)
from ostrog.games.stronghold.board.pieces import INVADER, INVADERS, KIND
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.traps import TOWER_TRAP, Walk
from ostrog.games.stronghold.board.values import ManeuverValues
from ostrog.games.stronghold.board.verbs import (
    BRING,
    DONE,
    JOIN,
    PASS_THROUGH,
    SAP,
    SEND,
    TOW,
    counted,
)
from ostrog.games.stronghold.invader.objectives import Tasks
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

MARCHING: dict[str, tuple[str, ...]] = {
    "ramparts": (OUTERMOST, *(rampart for rampart in RAMPARTS if rampart != OUTERMOST)),
    "foregrounds": FOREGROUNDS,
}
"""Places that units leave in each step; the outermost rampart moves first (STR-12.3, 12.6)."""


class Announced:
    """What was announced so far in a step, so that limits and room are known (STR-12.17)."""

    def __init__(self, picks: Iterable[Option]) -> None:
        self.leaving: dict[str, list[int]] = {}
        """Units that leave each place, by kind."""
        self.moves: dict[str, int] = {}
        """Units and siege towers that leave each place, against its limit."""
        self.coming: dict[str, int] = {}
        """Units that come to each place."""
        self.sent: set[tuple[str, str]] = set()
        """Kinds of units and the paths they take."""
        self.towed: list[str] = []
        """Paths that siege towers take."""
        self.passing: dict[str, tuple[str, str]] = {}
        """Units that pass a rampart, with the section they go to."""
        for pick in picks:
            if pick.verb == "send":
                unit, path, count = counted(pick)
                self._leave(unit, BOARD.paths[path].source, count)
                self._come(BOARD.paths[path].to, count)
                self.sent.add((unit, path))
            elif pick.verb == "tow":
                path = TOW.ref(pick)
                self.towed.append(path)
                source = BOARD.paths[path].source
                self.moves[source] = self.moves.get(source, 0) + 1
            elif pick.verb == "pass-through":
                unit, rampart, section = PASS_THROUGH.refs(pick)
                self._leave(unit, origin_of(rampart), 1)
                self._come(section, 1)
                self.passing[rampart] = (unit, section)

    def _leave(self, unit: str, place: str, count: int) -> None:
        self.leaving.setdefault(place, [0, 0, 0])[KIND[unit]] += count
        self.moves[place] = self.moves.get(place, 0) + count

    def _come(self, place: str, count: int) -> None:
        self.coming[place] = self.coming.get(place, 0) + count

    def left(self, siege: Siege, place: str, unit: str) -> int:
        """Units of a kind that still stand in a place."""
        leaving = self.leaving.get(place)
        return siege.invaders[place][KIND[unit]] - (leaving[KIND[unit]] if leaving else 0)

    def room(self, siege: Siege, place: str) -> int:
        """Room in a place, with what leaves it in the same step (STR-12.17, 12.18)."""
        leaving = sum(self.leaving.get(place, ()))
        return siege.room_on(place) + leaving - self.coming.get(place, 0)


def origin_of(rampart: str) -> str:
    """The place from which units come to a rampart (STR-3.4, 10.7)."""
    return next(path.source for path in BOARD.paths.values() if path.to == rampart)


def path_between(source: str, to: str) -> str:
    """The path from one place to another."""
    return next(p for p in PATHS_FROM[source] if BOARD.paths[p].to == to)


class Maneuver(Procedure):
    """A small or large maneuver, in four steps (STR-12.3)."""

    steps = (
        "begin",
        "saps",
        "sap",
        "ramparts",
        "march_from_ramparts",
        "foregrounds",
        "march_from_foregrounds",
        "supply",
        "bring",
    )

    maneuver: str
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """Which maneuver."""
        return (self.maneuver,)

    def limits(self, siege: Siege) -> ManeuverValues:
        """The limits of this maneuver (STR-12.4, 12.5)."""
        return siege.values.maneuvers[self.maneuver]

    def begin(self, siege: Siege) -> Flow:
        """The maneuver begins; its hourglasses are given at the end of the phase (STR-5.3)."""
        siege.tell(events.ManeuverBegan(self.maneuver))
        siege.owed += self.limits(siege).hourglasses
        return None

    def saps(self, siege: Siege) -> Flow:
        """Ask for units that come out of saps (STR-9.5)."""
        candidates = [(unit, section) for section in SECTIONS for unit in INVADERS]
        options = [DONE(), *siege.legal(INVADER, SAP, candidates)]
        return Ask(INVADER, "saps", options, "picks", closes=("done",), default=(DONE(),))

    def sap(self, siege: Siege) -> Flow:
        """They stand on the section at once, without a path (STR-9.8)."""
        for pick in self.picks[:-1]:
            unit, section = SAP.refs(pick)
            siege.supply[KIND[unit]] -= 1
            siege.invaders[section][KIND[unit]] += 1
            siege.tell(events.UnitSapped(unit, section))
        return None

    def ramparts(self, siege: Siege) -> Flow:
        """Ask what leaves the ramparts (STR-12.3, 12.6)."""
        return self._ask(siege, "ramparts")

    def march_from_ramparts(self, siege: Siege) -> Flow:
        """All groups take their paths (STR-12.15)."""
        return Call(March(sources="ramparts", picks=self.picks[:-1]))

    def foregrounds(self, siege: Siege) -> Flow:
        """Ask what leaves the foregrounds (STR-12.3)."""
        return self._ask(siege, "foregrounds")

    def march_from_foregrounds(self, siege: Siege) -> Flow:
        """All groups take their paths (STR-12.15)."""
        return Call(March(sources="foregrounds", picks=self.picks[:-1]))

    def _ask(self, siege: Siege, sources: str) -> Flow:
        options = [DONE(), *marches(siege, self.limits(siege), sources, self.draft)]
        return Ask(
            INVADER,
            f"march-from-{sources}",
            options,
            "picks",
            closes=("done",),
            default=(DONE(),),
            about=(self.maneuver,),
        )

    def supply(self, siege: Siege) -> Flow:
        """Ask for new units on the foregrounds (STR-12.3)."""
        options = [DONE(), *arrivals(siege, self.limits(siege), self.draft)]
        return Ask(INVADER, "new-units", options, "picks", closes=("done",), default=(DONE(),))

    def bring(self, siege: Siege) -> Flow:
        """They arrive (STR-12.4)."""
        for place in FOREGROUNDS:
            come = [0, 0, 0]
            for pick in self.picks[:-1]:
                unit, foreground, count = counted(pick)
                if foreground == place:
                    come[KIND[unit]] += count
            if any(come):
                for kind, count in enumerate(come):
                    siege.supply[kind] -= count
                    siege.invaders[place][kind] += count
                siege.tell(events.UnitsBrought(place, come[0], come[1], come[2]))
        return Done()


def limit_of(limits: ManeuverValues, sources: str) -> int:
    """How many units and siege towers may leave one place in a step (STR-12.4, 12.5)."""
    return limits.per_rampart if sources == "ramparts" else limits.per_foreground


def marches(
    siege: Siege, limits: ManeuverValues, sources: str, picks: Sequence[Option]
) -> list[Option]:
    """Everything that can still be announced in a step (STR-12.4 to 12.6, 12.17, 12.18)."""
    said, found = Announced(picks), list[Option]()
    for source in MARCHING[sources]:
        free = limit_of(limits, sources) - said.moves.get(source, 0)
        if free <= 0 or not (any(siege.invaders[source]) or siege.siege_towers[source]):
            continue
        for path in PATHS_FROM[source]:
            to = BOARD.paths[path].to
            room = said.room(siege, to)
            for unit in INVADERS:
                if room > 0 and (unit, path) not in said.sent:
                    most = min(free, room, said.left(siege, source, unit))
                    found += [SEND[unit, path, count] for count in range(1, most + 1)]
            if can_tow(siege, said, path):
                found.append(TOW[path])
            found += passages(siege, said, path)
    return found


def can_tow(siege: Siege, said: Announced, path: str) -> bool:
    """Whether a siege tower can take a path (STR-8.13, 8.15, 16.16)."""
    source, to = BOARD.paths[path].source, BOARD.paths[path].to
    gone = sum([BOARD.paths[each].source == source for each in said.towed])
    if siege.siege_towers[source] - siege.stuck.get(source, 0) - gone <= 0:
        return False
    if siege.face_up_traps.get(path) == TOWER_TRAP:
        return False
    taken = siege.siege_towers[to] + sum([BOARD.paths[each].to == to for each in said.towed])
    return to not in SECTIONS or not taken


def passages(siege: Siege, said: Announced, path: str) -> list[Option]:
    """Units that can pass a rampart with a quartermaster, one in each maneuver (STR-10.3, 10.7)."""
    source, rampart = BOARD.paths[path].source, BOARD.paths[path].to
    if rampart not in RAMPARTS or "quartermaster" not in siege.training[rampart]:
        return []
    if rampart in said.passing:
        return []
    goals = [section for section in SECTIONS_OF[rampart] if said.room(siege, section) > 0]
    return [
        PASS_THROUGH[unit, rampart, section]
        for unit in INVADERS
        if said.left(siege, source, unit) > 0
        for section in goals
    ]


def arrivals(siege: Siege, limits: ManeuverValues, picks: Sequence[Option]) -> list[Option]:
    """New units that can still be announced (STR-12.4, 12.5)."""
    said: dict[tuple[str, str], int] = {}
    for pick in picks:
        unit, place, count = counted(pick)
        said[unit, place] = count
    found = list[Option]()
    in_all = limits.new_in_all - sum(said.values())
    for place in FOREGROUNDS:
        here = sum([count for (_, at), count in said.items() if at == place])
        most = min(in_all, limits.new_per_foreground - here, siege.room_on(place) - here)
        for kind, unit in enumerate(INVADERS):
            if (unit, place) in said:
                continue
            used = sum([count for (each, _), count in said.items() if each == unit])
            few = min(most, siege.supply[kind] - used)
            found += [BRING[unit, place, count] for count in range(1, few + 1)]
    return found


def _step(siege: Siege, seat: int) -> tuple[Maneuver, str] | None:
    """The maneuver of the Invader and the places that units leave in its current step."""
    frame = siege.frame(Maneuver)
    if frame is None or seat != INVADER or frame.step not in MARCHING:
        return None
    return frame, frame.step


@SAP.rule
def comes_out_of_a_sap(siege: Siege, seat: int, unit: str, section: str) -> Refusal | None:
    """Refuse sections without a sap or room, other kinds, and a second unit (STR-9.5)."""
    if "sap" not in siege.equipment[section] or not getattr(siege.values.sap, unit):
        return refuse("STR-9.5", unit, section)
    frame = siege.frame(Maneuver)
    picks = frame.draft if frame is not None and seat == INVADER and frame.step == "saps" else []
    if any(SAP.refs(pick)[1] == section for pick in picks):
        return refuse("STR-9.5", unit, section)
    used = sum([SAP.refs(pick)[0] == unit for pick in picks])
    if siege.supply[KIND[unit]] <= used:
        return refuse("STR-6.3", unit)
    return None if siege.room_on(section) > 0 else refuse("STR-3.6", section)


@SEND.rule
def sends_a_group(siege: Siege, seat: int, unit: str, path: str, count: int) -> Refusal | None:
    """Refuse more than stand there, than the limit allows, or than there is room for."""
    step = _step(siege, seat)
    source, to = BOARD.paths[path].source, BOARD.paths[path].to
    if step is None:
        return None
    frame, sources = step
    if source not in MARCHING[sources]:
        return refuse("STR-12.3", source)
    said = Announced(frame.draft)
    if said.left(siege, source, unit) < count or (unit, path) in said.sent:
        return refuse("STR-12.17", unit, source)
    limit = limit_of(frame.limits(siege), sources)
    if said.moves.get(source, 0) + count > limit:
        return refuse("STR-12.4" if frame.maneuver == "small" else "STR-12.5", source, limit)
    if said.room(siege, to) < count:
        return refuse("STR-3.6" if to in SECTIONS else "STR-3.2", to)
    return None


@PASS_THROUGH.rule
def passes_a_rampart(
    siege: Siege, seat: int, unit: str, rampart: str, section: str
) -> Refusal | None:
    """Refuse ramparts without a quartermaster, a second unit, and sections without room."""
    if "quartermaster" not in siege.training[rampart]:
        return refuse("STR-10.3", rampart)
    if section not in SECTIONS_OF[rampart]:
        return refuse("STR-3.5", rampart, section)
    step, source = _step(siege, seat), origin_of(rampart)
    if step is None:
        return None
    frame, sources = step
    if source not in MARCHING[sources]:
        return refuse("STR-12.3", source)
    said = Announced(frame.draft)
    if rampart in said.passing:
        return refuse("STR-10.3", rampart)
    if said.left(siege, source, unit) < 1:
        return refuse("STR-12.17", unit, source)
    limit = limit_of(frame.limits(siege), sources)
    if said.moves.get(source, 0) >= limit:
        return refuse("STR-10.7", source, limit)
    return None if said.room(siege, section) > 0 else refuse("STR-3.6", section)


@TOW.rule
def tows_a_siege_tower(siege: Siege, seat: int, path: str) -> Refusal | None:
    """Refuse a path without a tower, a second tower, and one that a trap has stopped."""
    step = _step(siege, seat)
    source = BOARD.paths[path].source
    if not siege.siege_towers[source]:
        return refuse("STR-8.13", source)
    stuck = siege.stuck.get(source, 0) >= siege.siege_towers[source]
    if siege.face_up_traps.get(path) == TOWER_TRAP or stuck:
        return refuse("STR-16.16", path)
    if step is None:
        return None
    frame, sources = step
    if source not in MARCHING[sources]:
        return refuse("STR-12.3", source)
    said = Announced(frame.draft)
    limit = limit_of(frame.limits(siege), sources)
    if said.moves.get(source, 0) >= limit:
        return refuse("STR-8.15", source, limit)
    return None if can_tow(siege, said, path) else refuse("STR-8.15", BOARD.paths[path].to)


@BRING.rule
def brings_new_units(siege: Siege, seat: int, unit: str, place: str, count: int) -> Refusal | None:
    """Refuse more than are in the supply, than the limits allow, or than there is room for."""
    frame = siege.frame(Maneuver)
    if frame is None or seat != INVADER or frame.step != "supply":
        return None
    if siege.supply[KIND[unit]] < count:
        return refuse("STR-6.3", unit)
    if BRING[unit, place, count] in arrivals(siege, frame.limits(siege), frame.draft):
        return None
    if siege.room_on(place) < count:
        return refuse("STR-3.2", place)
    return refuse("STR-12.4" if frame.maneuver == "small" else "STR-12.5", place)


class March(Procedure):
    """All groups that were announced in a step take their paths (STR-12.15)."""

    steps = (
        "next_group",
        "arrived",
        "tower_task",
        "marauders",
        "choose_marauder",
        "join",
        "refill",
    )
    lasting = {"next_group": ("walked", "reached"), "marauders": ("walked", "reached")}

    sources: str
    picks: tuple[Option, ...]
    walked: int = 0
    """How many groups have set out."""
    arrived_here: int = 0
    reached: bool = False
    """Whether a unit was moved to the outermost rampart (STR-12.8, 12.10)."""
    joining: Option | None = None

    def groups(self) -> list[Walk]:
        """The groups in the order in which they move (STR-12.6)."""
        said = Announced(self.picks)
        found = list[Walk]()
        for source in MARCHING[self.sources]:
            for path in PATHS_FROM[source]:
                to = BOARD.paths[path].to
                units = [0, 0, 0]
                for pick in self.picks:
                    if pick.verb == "send" and pick.refs[1] == path:
                        unit, _, count = counted(pick)
                        units[KIND[unit]] += count
                walk = Walk(path=path, units=tuple(units), towers=said.towed.count(path))
                if to in said.passing:
                    unit, section = said.passing[to]
                    walk.passing, walk.onward = KIND[unit], path_between(to, section)
                if any(units) or walk.towers or walk.passing >= 0:
                    found.append(walk)
        return found

    def next_group(self, siege: Siege) -> Flow:
        """The next group sets out (STR-12.6)."""
        groups = self.groups()
        if self.walked == len(groups):
            return Goto("marauders")
        self.walked += 1
        return Call(groups[self.walked - 1], "arrived_here")

    def arrived(self, siege: Siege) -> Flow:
        """Note whether it reached the outermost rampart, or a siege tower the wall (STR-14.4)."""
        walk = self.groups()[self.walked - 1]
        to = BOARD.paths[walk.path].to
        self.reached = self.reached or (to == OUTERMOST and self.arrived_here > 0)
        self.arrived_here = 0
        if not (walk.towers and to in SECTIONS and siege.siege_towers[to]):
            return Goto("next_group")
        siege.count("towers-at-the-wall")
        return Call(Tasks(when="tower-arrives"))

    def tower_task(self, siege: Siege) -> Flow:
        """Go on with the next group."""
        return Goto("next_group")

    def marauders(self, siege: Siege) -> Flow:
        """Marauders join units that were moved to the outermost rampart (STR-12.8)."""
        waiting, room = siege.invaders[MARAUDERS], siege.room_on(OUTERMOST)
        if not self.reached or not any(waiting) or room <= 0:
            return Goto("refill")
        if room >= sum(waiting):
            self._join(siege, list(waiting))
            return Goto("refill")
        return None

    def choose_marauder(self, siege: Siege) -> Flow:
        """If not all fit, the Invader chooses who joins (STR-12.10)."""
        waiting = siege.invaders[MARAUDERS]
        options = [JOIN[unit] for kind, unit in enumerate(INVADERS) if waiting[kind]]
        return Ask(INVADER, "marauders", options, "joining")

    def join(self, siege: Siege) -> Flow:
        """That one joins, and others as long as there is room."""
        self._join(siege, one(KIND[JOIN.ref(self.joining)]))
        self.joining = None
        return Goto("marauders")

    def refill(self, siege: Siege) -> Flow:
        """The field is refilled, so that marauders can join in the next maneuver (STR-12.9)."""
        if self.reached:
            refill(siege)
        return Done()

    def _join(self, siege: Siege, units: Sequence[int]) -> None:
        """They stand on the rampart; no path, so no trap (STR-12.10)."""
        for kind, count in enumerate(units):
            siege.invaders[MARAUDERS][kind] -= count
            siege.invaders[OUTERMOST][kind] += count
        siege.tell(events.UnitsPlaced(OUTERMOST, units[0], units[1], units[2], "marauders"))


def refill(siege: Siege) -> None:
    """Put marauders from the bag on their field, as far as there are any (STR-12.9, 12.10)."""
    here = siege.invaders[MARAUDERS]
    for kind, unit in enumerate(INVADERS):
        wanted = getattr(siege.values.start.marauders, unit)
        come = min(wanted - here[kind], siege.bag[kind])
        here[kind] += come
        siege.bag[kind] -= come
