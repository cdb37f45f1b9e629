"""The chronicle of a match: hourglasses, walls and losses by turns, and the fights on sections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import BOARD, SECTIONS
from ostrog.games.stronghold.board.pieces import DEFENDER, INVADER, INVADERS, ROLES
from ostrog.games.stronghold.board.traps import GOBLIN_TRAP, TROLL_TRAP
from ostrog.games.stronghold.board.values import Values
from ostrog.kernel import Event, Setting
from ostrog.table import Chronicle, Chronicler, ChronicleWriter, Count, FightResult, Mark, Series

HOURGLASSES, LOST = "chronicle-hourglasses", "chronicle-lost"
ATTACKED, WALLS = "chronicle-attacked", "chronicle-walls"
TRAPPED = {GOBLIN_TRAP: "goblin", TROLL_TRAP: "troll"}
"""The kind of unit that a trap kills (STR-16.15)."""
COUNTED: dict[type[Event], tuple[str, int]] = {
    events.WorkCompleted: ("chronicle-works", DEFENDER),
    events.UnitTrained: ("chronicle-trained", DEFENDER),
    events.HeroicOrderIssued: ("chronicle-orders", DEFENDER),
    events.PlanUsed: ("chronicle-plans", DEFENDER),
    events.MachineBuilt: ("chronicle-machines", INVADER),
    events.TokenLaid: ("chronicle-tokens", INVADER),
    events.RitualPerformed: ("chronicle-rituals", INVADER),
    events.OrderGiven: ("chronicle-orders", INVADER),
    events.MachineFired: ("chronicle-shots", INVADER),
    events.CannonFired: ("chronicle-shots", DEFENDER),
}
"""Events of which each counts as one thing that a side has done."""


def chronicle(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count a match from its events."""
    return SiegeReader(cast("Values", setting.data)).read(told)


class SiegeReader:
    """A match as it is read, event by event."""

    def __init__(self, values: Values) -> None:
        """Begin before the first turn: the walls are whole, and nobody stands before them."""
        self.values = values
        self.given = 0
        self.walls = values.walls.start * len(SECTIONS)
        self.lost = [0, 0]
        """Strength of the units that each side has lost."""
        self.standing: Counter[str] = Counter()
        """Invader units on each section."""
        self.strengths: tuple[Mark, ...] = ()
        """The sums of the fight that is going on."""
        self.written = ChronicleWriter(
            "chronicle-turn",
            *(Series(LOST, role, (0,)) for role in ROLES),
            Series(HOURGLASSES, ROLES[DEFENDER], (0,)),
            Series(ATTACKED, ROLES[INVADER], (0,)),
            Series(WALLS, ROLES[DEFENDER], (self.walls,)),
        )

    def read(self, told: Sequence[tuple[int, Event]]) -> Chronicle:
        """Read all events."""
        for number, event in told:
            self.written.see(number)
            self.deed(event)
            self.march(event)
            self.loss(event)
            self.wall(event)
            self.fight(event)
            self.turn(number, event)
        return self.written.chronicle()

    def turn(self, number: int, event: Event) -> None:
        """Turns are the chapters (STR-1.2); a breach leaves the last one unfinished (STR-1.4)."""
        match event:
            case events.TurnBegan(turn=turn):
                self.written.begin(turn, number)
            case events.TurnEnded():
                self.written.end(number)

    def deed(self, event: Event) -> None:
        """Count hourglasses, and what the sides built, performed, ordered and fired."""
        if type(event) in COUNTED:
            label, seat = COUNTED[type(event)]
            self.count(label, seat)
        match event:
            case events.HourglassesGiven(count=count):
                self.given += count
                self.written.value(HOURGLASSES, ROLES[DEFENDER], self.given)
            case events.CardUsed(goblins=goblins, orcs=orcs, trolls=trolls):
                self.count("chronicle-paid", INVADER, goblins + orcs + trolls)
            case events.UnitDiscarded():
                self.count("chronicle-paid", INVADER)
            case events.MachineFired(hit=True):
                self.count("chronicle-hits", INVADER)
            case events.CannonFired(hit=True):
                self.count("chronicle-hits", DEFENDER)
            case events.UnitsHealed(marksmen=marksmen, soldiers=soldiers, veterans=veterans):
                self.count("chronicle-healed", DEFENDER, marksmen + soldiers + veterans)

    def count(self, label: str, seat: int, number: int = 1) -> None:
        """Count things that a side has done."""
        self.written.count(Count(label, ROLES[seat], number))

    def march(self, event: Event) -> None:
        """Follow Invader units to the sections and off them (STR-12.7, 16.15)."""
        match event:
            case events.GroupMoved(path=path, goblins=goblins, orcs=orcs, trolls=trolls):
                self.come(BOARD.paths[path].to, goblins + orcs + trolls)
            case events.UnitSapped(section=section):
                self.come(section, 1)
            case events.TrapSprung(path=path, killed=killed):
                self.come(BOARD.paths[path].to, -killed)
            case events.InvadersDied(place=place, goblins=goblins, orcs=orcs, trolls=trolls):
                self.come(place, -goblins - orcs - trolls)

    def come(self, place: str, number: int) -> None:
        """Note units that came to a place; elsewhere than on sections nobody is counted."""
        if place in SECTIONS:
            self.standing[place] += number
            attacked = sum([self.standing[section] > 0 for section in SECTIONS])
            self.written.value(ATTACKED, ROLES[INVADER], attacked)

    def loss(self, event: Event) -> None:
        """Count units that died, with their strength, and what was wrecked (STR-2.8)."""
        match event:
            case events.InvadersDied(goblins=goblins, orcs=orcs, trolls=trolls):
                for unit, number in zip(INVADERS, (goblins, orcs, trolls), strict=True):
                    self.lose_units(INVADER, f"ref-unit-{unit}", unit, number)
            case events.TrapSprung(trap=trap, killed=killed) if killed:
                unit = TRAPPED[trap]
                self.lose_units(INVADER, f"ref-unit-{unit}", unit, killed)
            case events.DefenderDied(troop=troop) | events.DefenderTurned(troop=troop):
                self.lose_units(DEFENDER, f"ref-troop-{troop}", troop, 1)
            case events.TokenRemoved(token=token):
                self.lose_tokens(INVADER, f"ref-card-{token}", token, 1)
            case events.SaboteursFound(buildings=buildings):
                self.lose_tokens(INVADER, "ref-card-saboteur", "saboteur", len(buildings))
            case events.WallDestroyed(what=what, count=count):
                self.lose_tokens(DEFENDER, f"ref-what-{what}", what, count)

    def lose_units(self, seat: int, label: str, name: str, number: int) -> None:
        """Count units that a side has lost, and their strength (STR-2.3)."""
        kinds = self.values.invaders if seat == INVADER else self.values.defenders
        self.written.lose(Count(label, ROLES[seat], number, "unit", name))
        self.lost[seat] += number * kinds[name].strength
        self.written.value(LOST, ROLES[seat], self.lost[seat])

    def lose_tokens(self, seat: int, label: str, name: str, number: int) -> None:
        """Count tokens of a side that were destroyed or removed (STR-2.7)."""
        self.written.lose(Count(label, ROLES[seat], number, "token", name))

    def wall(self, event: Event) -> None:
        """Count the wall elements that stand (STR-8.8, 13.13, 16.12)."""
        match event:
            case events.WallRaised(count=count):
                self.walls += count
            case events.WorkPlaced(work="reinforce-walls"):
                self.walls += 1
            case events.WallDestroyed(what="wall-element", count=count):
                self.walls -= count
        self.written.value(WALLS, ROLES[DEFENDER], self.walls)

    def fight(self, event: Event) -> None:
        """Note who had the advantage on a section (STR-20.8)."""
        match event:
            case events.StrengthCompared(invader=invader, defender=defender):
                self.strengths = (
                    Mark("invader-strength", invader),
                    Mark("defender-strength", defender),
                )
            case events.SectionHeld(section=section, advantage=advantage):
                self.decide(section, advantage)
            case events.Breached(section=section, advantage=advantage):
                self.decide(section, advantage)

    def decide(self, section: str, advantage: int) -> None:
        """Note how the fight on a section ended."""
        team = ROLES[INVADER if advantage > 0 else DEFENDER] if advantage else ""
        label = f"ref-place-{section}"
        self.written.decide(FightResult(section, label, team, self.strengths))


chronicler = Chronicler(
    kinds=(
        *COUNTED,
        events.TurnBegan,
        events.TurnEnded,
        events.HourglassesGiven,
        events.CardUsed,
        events.UnitDiscarded,
        events.UnitsHealed,
        events.GroupMoved,
        events.UnitSapped,
        events.TrapSprung,
        events.InvadersDied,
        events.DefenderDied,
        events.DefenderTurned,
        events.TokenRemoved,
        events.SaboteursFound,
        events.WallDestroyed,
        events.WallRaised,
        events.WorkPlaced,
        events.StrengthCompared,
        events.SectionHeld,
        events.Breached,
    ),
    tell=chronicle,
)
