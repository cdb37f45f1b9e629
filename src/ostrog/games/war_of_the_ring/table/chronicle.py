"""The chronicle of a match: points, Corruption and the road by turns, losses, battles and luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import is_hit
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import FACTS, OWNER
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    MINIONS,
    SHADOW,
    SIDE_OF,
    SIDE_OF_NATION,
    SIDES,
    UNITS,
)
from ostrog.games.war_of_the_ring.board.values import Values
from ostrog.games.war_of_the_ring.hunt.hunt_roll import succeeds
from ostrog.games.war_of_the_ring.table.layout import parts_of
from ostrog.kernel import Event, Setting
from ostrog.table import (
    Chronicle,
    Chronicler,
    ChronicleWriter,
    Count,
    FightResult,
    Mark,
    Series,
)

POINTS, CORRUPTION, MORDOR = "chronicle-points", "chronicle-corruption", "chronicle-mordor"
BATTLE, HUNT = "chronicle-dice-battle", "chronicle-dice-hunt"
DIE_FACES = range(1, 7)


def chronicle(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count a match from its events."""
    return WarReader(setting).read(told)


class WarReader:
    """A match as it is read, event by event."""

    def __init__(self, setting: Setting) -> None:
        """Begin before the first turn: nothing is taken, and the Ring is in Rivendell."""
        self.values = values = cast("Values", setting.data)
        self.sides = parts_of(setting).sides
        self.taken: tuple[set[str], set[str]] = set(), set()
        """Settlements of the enemy that each side holds."""
        self.targets = [0, 0]
        """What the dice of each side need in this round."""
        self.fallen = [0, 0]
        """Units that each side has lost in the battle in progress."""
        limits = values.limits
        free, shadow = SIDES
        self.written = ChronicleWriter(
            "chronicle-turn",
            Series(POINTS, shadow, (0,), limits.shadow_victory, "WOTR-18.3"),
            Series(POINTS, free, (0,), limits.free_victory, "WOTR-18.4"),
            Series(CORRUPTION, shadow, (0,), limits.corruption, "WOTR-18.1"),
            Series(MORDOR, free, (0,), limits.mordor, "WOTR-18.2"),
        )

    def read(self, told: Sequence[tuple[int, Event]]) -> Chronicle:
        """Read all events."""
        for number, event in told:
            self.written.see(number)
            self.war(event)
            self.road(event)
            self.deed(event)
            self.loss(event)
            self.battle(event)
            self.dice(event)
            self.turn(number, event)
        return self.written.chronicle()

    def turn(self, number: int, event: Event) -> None:
        """Turns are the chapters (WOTR-4.1); the Ring may end the last one early (WOTR-18.5)."""
        match event:
            case events.TurnBegan(number=turn):
                self.written.begin(turn, number)
            case events.TurnEnded():
                self.written.end(number)

    def war(self, event: Event) -> None:
        """Count points, and what changed hands (WOTR-2.8, 13.24)."""
        match event:
            case events.SettlementTaken(side=name, region=region):
                side = SIDES.index(name)
                self.taken[1 - side].discard(region)
                if OWNER[region] != side:
                    self.taken[side].add(region)
                for each in (FREE, SHADOW):
                    self.written.value(POINTS, SIDES[each], self.points(each))
                self.count("chronicle-taken", side)
            case events.NationAdvanced(nation=nation, left=0):
                self.count("chronicle-at-war", SIDE_OF_NATION[nation])

    def points(self, side: int) -> int:
        """The victory points of a side (WOTR-2.8)."""
        worth = self.values.points
        return sum(int(getattr(worth, FACTS[region].settlement)) for region in self.taken[side])

    def road(self, event: Event) -> None:
        """Count the way of the Fellowship (WOTR-15.8, 16.26, 17.9)."""
        match event:
            case events.CorruptionChanged(corruption=corruption):
                self.written.value(CORRUPTION, SIDES[SHADOW], corruption)
            case events.MordorStepped(step=step):
                self.written.value(MORDOR, SIDES[FREE], step)
            case events.FellowshipMoved():
                self.count("chronicle-moves", FREE)
            case events.FellowshipRevealed():
                self.count("chronicle-revealed", SHADOW)
            case events.TileDrawn():
                self.count("chronicle-tiles", SHADOW)

    def deed(self, event: Event) -> None:
        """Count what the sides did besides: recruiting, rings, cards (WOTR-6.1, 7.3, 9.1)."""
        match event:
            case events.FiguresRecruited(figures=figures):
                for figure in figures:
                    self.count("chronicle-recruited", SIDE_OF[figure])
            case events.ElvenRingUsed(seat=seat):
                self.count("chronicle-rings", self.sides[seat])
            case events.EventsDrawn(seat=seat, count=count):
                self.count("chronicle-cards", self.sides[seat], count)
            case events.BattleJoined(side=side):
                self.count("chronicle-attacks", SIDES.index(side))
                self.fallen = [0, 0]

    def count(self, label: str, side: int, number: int = 1) -> None:
        """Count things that a side has done."""
        self.written.count(Count(label, SIDES[side], number))

    def loss(self, event: Event) -> None:
        """Count figures and characters that were lost (WOTR-11.30, 11.31, 8.24)."""
        match event:
            case events.CasualtiesTaken(side=side, removed=removed, reduced=reduced):
                self.lose(side, removed)
                self.count("chronicle-reduced", SIDES.index(side), len(reduced))
            case events.HostDestroyed(side=side, figures=figures):
                self.lose(side, figures)
            case events.FigureFell(side=side, figure=figure):
                self.lose(side, (figure,))
            case events.CharacterLost(character=who):
                side = SIDES[SHADOW if who in MINIONS else FREE]
                self.written.lose(Count(f"ref-character-{who}", side, 1, "figure", who))

    def lose(self, side: str, figures: Sequence[str]) -> None:
        """Count figures that a side has lost."""
        for figure in figures:
            self.written.lose(Count(f"ref-figure-{figure}", side, 1, "token", figure))
            self.fallen[SIDES.index(side)] += figure in UNITS

    def battle(self, event: Event) -> None:
        """Note who won a battle, and the units it cost (WOTR-11.38)."""
        match event:
            case events.BattleOver(region=region, winner=winner):
                numbers = tuple(
                    Mark(f"lost-{name}", lost)
                    for name, lost in zip(SIDES, self.fallen, strict=True)
                )
                self.written.decide(FightResult(region, f"ref-region-{region}", winner, numbers))

    def dice(self, event: Event) -> None:
        """Compare dice with what they needed (WOTR-11.14, 11.17, 16.3)."""
        match event:
            case events.AdditionalDiceRolled(side=side, values=values, target=target):
                self.throw(side, BATTLE, values, lambda value: is_hit(value, target))
            case events.CombatDiceRolled(side=side, values=values, target=target):
                self.targets[SIDES.index(side)] = target
                self.throw(side, BATTLE, values, lambda value: is_hit(value, target))
            case events.CombatDiceRerolled(side=side, values=values):
                needed = self.targets[SIDES.index(side)]
                self.throw(side, BATTLE, values, lambda value: is_hit(value, needed))
            case events.HuntRolled(values=values, again=again, added=added):
                thrown = (*values, *again)
                self.throw(SIDES[SHADOW], HUNT, thrown, lambda value: succeeds(value, added))

    def throw(
        self, side: str, label: str, values: Sequence[int], is_good: Callable[[int], bool]
    ) -> None:
        """Note dice of a side."""
        chance = sum(map(is_good, DIE_FACES)) / len(DIE_FACES)
        self.written.throw(side, label, [is_good(value) for value in values], chance)


chronicler = Chronicler(
    kinds=(
        events.TurnBegan,
        events.TurnEnded,
        events.SettlementTaken,
        events.NationAdvanced,
        events.CorruptionChanged,
        events.MordorStepped,
        events.FellowshipMoved,
        events.FellowshipRevealed,
        events.TileDrawn,
        events.FiguresRecruited,
        events.ElvenRingUsed,
        events.EventsDrawn,
        events.BattleJoined,
        events.CasualtiesTaken,
        events.HostDestroyed,
        events.CharacterLost,
        events.BattleOver,
        events.CombatDiceRolled,
        events.CombatDiceRerolled,
        events.AdditionalDiceRolled,
        events.FigureFell,
        events.HuntRolled,
    ),
    tell=chronicle,
)


def die_faces(setting: Setting, purpose: str, seat: int) -> tuple[str, ...]:
    """The faces of action dice; all other dice show numbers (WOTR-5.1, 5.2)."""
    for side in SIDES:
        if purpose == f"{side} dice":
            faces = cast("Values", setting.data).dice[side].faces
            return tuple(f"ref-die-{face}" for face in faces)
    return ()
