"""The chronicle of a match: points and fate by turns, losses, battles, and luck with dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ostrog.games.five_armies.battle.rolls import is_hit
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import FORTIFICATIONS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES, Values
from ostrog.kernel import Event, Setting
from ostrog.kernel.runtime.events import Rolled
from ostrog.table import Chronicle, Chronicler, ChronicleWriter, Count, FightResult, Series

POINTS, FATE = "chronicle-points", "chronicle-fate"
BATTLE, RALLY, SHOTS = "chronicle-dice-battle", "chronicle-dice-rally", "chronicle-dice-shots"
EAGLES, DREAD = "chronicle-dice-eagles", "chronicle-dice-dread"
DREADS_ON = 4
"""The lowest value with which a die of Great Dread counts (CR-34)."""
FACES = range(1, 7)


def chronicle(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count a match from its events."""
    return TurnReader(cast("Values", setting.data)).read(told)


class TurnReader:
    """A match as it is read, event by event."""

    def __init__(self, values: Values) -> None:
        """Begin before the first turn: the Shadow has no points, and fate is at 0."""
        self.values = values
        self.taken: set[str] = set()
        self.targets = [0, 0]
        self.fresh: tuple[int, ...] = ()
        """The values that were rolled last."""
        self.written = ChronicleWriter(
            "chronicle-turn",
            Series(POINTS, SIDES[SHADOW], (0,), values.victory_points, "B5A-31.7"),
            Series(FATE, SIDES[FREE], (0,), values.fate_goal, "B5A-31.6"),
        )

    def read(self, told: Sequence[tuple[int, Event]]) -> Chronicle:
        """Read all events."""
        for number, event in told:
            self.written.see(number)
            self.turn(number, event)
            self.war(event)
            self.loss(event)
            self.dice(event)
        return self.written.chronicle()

    def turn(self, number: int, event: Event) -> None:
        """Turns are the chapters (B5A-4.1)."""
        match event:
            case events.TurnBegan(turn=turn):
                self.written.begin(turn, number)
            case events.TurnEnded():
                self.written.end(number)

    def war(self, event: Event) -> None:
        """Count points, fate, battles and cards (B5A-9.7, 31.1 to 31.3)."""
        match event:
            case events.ControlGained(seat=seat, region=region):
                (self.taken.add if seat == SHADOW else self.taken.discard)(region)
                self.written.value(POINTS, SIDES[SHADOW], self.points())
            case events.FateAdvanced(marker=marker):
                self.written.value(FATE, SIDES[FREE], marker)
            case events.BattleEnded(region=region, owner=owner):
                team = SIDES[owner] if owner in (FREE, SHADOW) else ""
                self.written.decide(FightResult(region, f"ref-place-{region}", team))
            case events.CardsDrawn(seat=seat, events=drawn, stories=stories):
                self.written.count(Count("chronicle-cards", SIDES[seat], drawn + stories))

    def points(self) -> int:
        """The victory points of the Shadow (B5A-31.1, 31.2)."""
        worth = self.values.points
        return sum(
            worth.fortification if region in FORTIFICATIONS else worth.settlement
            for region in self.taken
        )

    def loss(self, event: Event) -> None:
        """Count units, characters and fortifications that were lost (B5A-25.5, 26.1, 27.1)."""
        match event:
            case events.UnitsLost(seat=seat, units=units):
                for unit in units:
                    self.lose(SIDES[seat], f"ref-unit-{unit}", "unit", unit)
            case events.CharacterEliminated(character=who):
                side = self.values.characters[who].side
                self.lose(side, f"ref-character-{who}", "figure", who)
            case events.FortificationDestroyed(region=region):
                self.lose(SIDES[FREE], f"ref-place-{region}", "mark", "fortification")

    def lose(self, team: str, label: str, form: str, name: str) -> None:
        """Count one thing that a side has lost."""
        self.written.lose(Count(label, team, 1, form, name))

    def dice(self, event: Event) -> None:
        """Compare dice with their targets (B5A-11.7, 19.1, 23.7, 24.1, 32.11)."""
        match event:
            case Rolled(values=values):
                self.fresh = values
            case events.CombatRolled(seat, black, white, target, bonus):
                self.targets[seat] = target
                self.throw(seat, BATTLE, black + white, lambda value: is_hit(value, target, bonus))
            case events.DiceRerolled(seat=seat, bonus=bonus):
                target = self.targets[seat]
                self.throw(seat, BATTLE, self.fresh, lambda value: is_hit(value, target, bonus))
            case events.RallyRolled(seat=seat, dice=dice, target=target) if target:
                self.throw(seat, RALLY, dice, lambda value: value >= target)
            case events.Shot(dice=dice, target=target) if target:
                self.throw(FREE, SHOTS, dice, lambda value: value >= target)
            case events.EagleRolled(dice=dice, again=again):
                success = self.values.eagles.success
                self.throw(FREE, EAGLES, (*dice, *again), lambda value: value >= success)
            case events.DreadRolled(dice=dice):
                self.throw(SHADOW, DREAD, dice, lambda value: value >= DREADS_ON)

    def throw(
        self, seat: int, label: str, dice: Sequence[int], is_good: Callable[[int], bool]
    ) -> None:
        """Note dice of a side."""
        chance = sum(map(is_good, FACES)) / len(FACES)
        self.written.throw(SIDES[seat], label, [is_good(value) for value in dice], chance)


chronicler = Chronicler(
    kinds=(
        Rolled,
        events.TurnBegan,
        events.TurnEnded,
        events.ControlGained,
        events.FateAdvanced,
        events.BattleEnded,
        events.CardsDrawn,
        events.UnitsLost,
        events.CharacterEliminated,
        events.FortificationDestroyed,
        events.CombatRolled,
        events.DiceRerolled,
        events.RallyRolled,
        events.Shot,
        events.EagleRolled,
        events.DreadRolled,
    ),
    tell=chronicle,
)


def die_faces(setting: Setting, purpose: str, seat: int) -> tuple[str, ...]:
    """The faces of action dice; all other dice show numbers (B5A-5.1)."""
    if purpose != "action dice" or seat not in (FREE, SHADOW):
        return ()
    faces = cast("Values", setting.data).dice[SIDES[seat]].faces
    return tuple(f"ref-die-{face}" for face in faces)
