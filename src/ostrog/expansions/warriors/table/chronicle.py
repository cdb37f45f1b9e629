"""What the expansion adds to the chronicle of a match: factions, their figures, dice and fights."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import SIDE_OF_FACTION
from ostrog.expansions.warriors.board.values import FactionValues
from ostrog.expansions.warriors.table.layout import values_of
from ostrog.games.war_of_the_ring.board.events import TurnBegan, TurnEnded
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.table.layout import parts_of
from ostrog.kernel import Event, Setting
from ostrog.table import Chronicle, Chronicler, ChronicleWriter, Count

STRIKE = "chronicle-dice-strikes"
DIE_FACES = range(1, 7)


def count_factions(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count what factions did in a match, turn by turn."""
    return FactionReader(setting).read(told)


class FactionReader:
    """A match as it is read, event by event, with an eye on the factions."""

    def __init__(self, setting: Setting) -> None:
        """Begin before the first turn."""
        self.values: FactionValues = values_of(setting)
        self.sides = parts_of(setting).sides
        self.written = ChronicleWriter("chronicle-turn")

    def read(self, told: Sequence[tuple[int, Event]]) -> Chronicle:
        """Read all events."""
        for number, event in told:
            self.written.see(number)
            self.turn(number, event)
            self.faction(event)
            self.die(event)
        return self.written.chronicle()

    def turn(self, number: int, event: Event) -> None:
        """Turns are the chapters, as in the game (WOTR-4.1)."""
        match event:
            case TurnBegan(number=turn):
                self.written.begin(turn, number)
            case TurnEnded():
                self.written.end(number)

    def faction(self, event: Event) -> None:
        """Count factions, their figures, and where they fought (WOME-7.1, 8.9, 9.1, 11.16)."""
        match event:
            case events.FactionEntered(faction=faction):
                self.count("chronicle-factions-entered", SIDE_OF_FACTION[faction])
            case events.FactionLeft(faction=faction):
                self.count("chronicle-factions-lost", SIDE_OF_FACTION[faction])
            case events.FiguresPlaced(faction=faction, count=count):
                self.count("chronicle-faction-figures", SIDE_OF_FACTION[faction], count)
            case events.FiguresLost(faction=faction, count=count):
                side = SIDES[SIDE_OF_FACTION[faction]]
                label = f"ref-faction-{faction}"
                self.written.lose(Count(label, side, count, "faction", faction))
            case events.FactionCalled(seat=seat):
                self.count("chronicle-calls", self.sides[seat])
            case events.FactionStruck(faction=faction, values=values):
                self.strike(SIDE_OF_FACTION[faction], values)

    def strike(self, side: int, values: Sequence[int]) -> None:
        """Count an attack without a battle, and compare its dice (WOME-11.16, 13.12)."""
        target = self.values.limits.attack_target
        chance = sum([value >= target for value in DIE_FACES]) / len(DIE_FACES)
        self.count("chronicle-strikes", side)
        self.written.throw(SIDES[side], STRIKE, [value >= target for value in values], chance)

    def die(self, event: Event) -> None:
        """Count faction dice that were rolled, and those that were used (WOME-6.5, 6.20)."""
        match event:
            case events.FactionDieRolled(side=name):
                self.count("chronicle-faction-dice", SIDES.index(name))
            case (
                events.FactionDieUsed(seat=seat)
                | events.FactionDieOnCard(seat=seat)
                | events.FactionDiePlayed(seat=seat)
            ):
                self.count("chronicle-faction-dice-used", self.sides[seat])

    def count(self, label: str, side: int, number: int = 1) -> None:
        """Count things that a side has done."""
        self.written.count(Count(label, SIDES[side], number))


chronicler = Chronicler(
    kinds=(
        TurnBegan,
        TurnEnded,
        events.FactionEntered,
        events.FactionLeft,
        events.FiguresPlaced,
        events.FiguresLost,
        events.FactionCalled,
        events.FactionStruck,
        events.FactionDieRolled,
        events.FactionDieUsed,
        events.FactionDieOnCard,
        events.FactionDiePlayed,
    ),
    tell=count_factions,
)
