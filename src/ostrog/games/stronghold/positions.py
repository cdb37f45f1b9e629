"""Named positions, from which legal sequences of choices are counted."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.stronghold.board.pieces import DEFENDERS, INVADERS, PHASES
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.course.turns import Stronghold, Turn
from ostrog.games.stronghold.defender.window import Window
from ostrog.games.stronghold.invader.card_phase import CardPhase
from ostrog.kernel import Procedure
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

Arrangement = Callable[[Siege], None]
"""A function that turns a new match into a position."""


def attackers(siege: Siege, place: str, **units: int) -> None:
    """Put Invader units on a place; others there leave."""
    siege.invaders[place] = [units.get(unit, 0) for unit in INVADERS]


def troops(siege: Siege, place: str, **units: int) -> None:
    """Put Defender units into a place; others there leave."""
    siege.defenders[place] = [units.get(unit, 0) for unit in DEFENDERS]


def manned(siege: Siege, turn: int) -> None:
    """The wall as it is set up, in some turn."""
    siege.turn = turn
    for section, sheet in siege.values.sections.items():
        troops(siege, section, marksman=sheet.start.marksman, soldier=sheet.start.soldier)
        siege.walls[section] = siege.values.walls.start
    for hero, sheet_of in siege.values.heroes.items():
        siege.heroes[hero] = sheet_of.start


def go(siege: Siege, *frames: Procedure) -> None:
    """Let exactly these procedures run, inside the whole game."""
    siege.stack = Stack([Stronghold(step="play_turn"), *frames])
    siege.scratch.asks = None
    settle(siege)


def start(siege: Siege) -> None:
    """The first decision of the game."""


def building(siege: Siege) -> None:
    """Phase 2 with wood for one machine, and a spy on one of the cards."""
    manned(siege, 2)
    siege.supply, siege.wood = [4, 3, 2], 7
    siege.spies = [siege.row[0]]
    go(siege, Turn(number=2, step="machines"))


def march(siege: Siege) -> None:
    """A small maneuver with units on two ramparts and a foreground."""
    manned(siege, 2)
    attackers(siege, "l1", goblin=1, orc=1)
    attackers(siege, "r3", troll=1)
    attackers(siege, "fl", orc=1)
    attackers(siege, "fr")
    siege.closed = len([card for card in siege.row if PHASES[card] < 6])
    go(siege, Turn(number=2, step="maneuvers"))


def window(siege: Siege) -> None:
    """A window with two hourglasses and few units to move."""
    siege.turn = 3
    troops(siege, "w4", soldier=1)
    troops(siege, "courtyard", marksman=1)
    siege.walls["w4"], siege.hourglasses = 2, 2
    siege.laid["glare"] = 5
    turn = Turn(number=3, step="machines")
    go(siege, turn, CardPhase(phase=2, step="window"), Window(step="act"))


def assault(siege: Siege) -> None:
    """An assault with marksmen who choose between ramparts, and losses to choose on the wall."""
    siege.turn = 4
    troops(siege, "w2", marksman=2)
    troops(siege, "w4", marksman=2, soldier=1)
    troops(siege, "t2", marksman=1)
    siege.walls["w4"] = 2
    attackers(siege, "l1", goblin=2, orc=1)
    attackers(siege, "l2", orc=1, troll=1)
    attackers(siege, "w4", orc=2, troll=1)
    go(siege, Turn(number=4, step="cannons"))


ARRANGEMENTS: dict[str, Arrangement] = {
    "start": start,
    "building": building,
    "march": march,
    "window": window,
    "assault": assault,
}
