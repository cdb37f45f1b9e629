"""Chapters 12 and 16: groups of Invader units on paths, and the traps that wait for them."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import BOARD
from ostrog.games.stronghold.board.pieces import DEFENDER, TROLL
from ostrog.games.stronghold.board.pools import trap_on
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.verbs import CATCH_OTHER, CATCH_PASSING
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure

GOBLIN_TRAP, TROLL_TRAP, TOWER_TRAP = "goblin-trap", "troll-trap", "siege-tower-trap"


def has_trap(siege: Siege, path: str) -> bool:
    """Whether a trap lies on a path, face down or armed (STR-3.10)."""
    return path in siege.face_up_traps or siege.size(trap_on(path)) > 0


class Walk(Procedure):
    """A group takes a path, and a trap there hits it; returns how many units arrive (STR-16.14)."""

    steps = ("set_out", "turn_over", "choose_caught", "spring", "arrive", "go_on", "deliver")

    path: str
    units: tuple[int, ...]
    """Units that go to the end of the path, by kind."""
    passing: int = -1
    """Kind of the unit that goes on from there by a quartermaster, or -1 for none (STR-10.3)."""
    onward: str = ""
    """The path that it takes then."""
    towers: int = 0
    """How many siege towers are with them."""
    transit: bool = False
    """Whether they come from another path and stand nowhere (STR-10.10)."""
    trap: str = ""
    caught: Option | None = None

    def crumb(self) -> tuple[str]:
        """The path."""
        return (self.path,)

    def group(self) -> list[int]:
        """All units on the path, by kind (STR-12.15)."""
        return [count + (kind == self.passing) for kind, count in enumerate(self.units)]

    def set_out(self, siege: Siege) -> Flow:
        """The whole group sets out (STR-12.15)."""
        group = self.group()
        siege.tell(events.GroupMoved(self.path, group[0], group[1], group[2], self.towers > 0))
        return None

    def turn_over(self, siege: Siege) -> Flow:
        """A trap on the path is turned over once for the group (STR-12.19, 16.14)."""
        zone = trap_on(self.path)
        if self.path in siege.face_up_traps:
            self.trap = siege.face_up_traps[self.path]
        elif siege.size(zone):
            (self.trap,) = siege.faces(zone)
            siege.draw(zone, "traps-shown")
            siege.face_up_traps[self.path] = self.trap
        return None

    def choose_caught(self, siege: Siege) -> Flow:
        """Of several trolls the Defender chooses which one his trap kills (STR-2.9)."""
        if self.trap != TROLL_TRAP or self.passing != TROLL or not self.units[TROLL]:
            return None
        options = [CATCH_PASSING(), CATCH_OTHER()]
        return Ask(DEFENDER, "caught", options, "caught", about=(self.path,))

    def spring(self, siege: Siege) -> Flow:
        """Goblins, a troll or towers are hit; one that killed is used up (STR-16.15 to 16.17)."""
        if not self.transit:
            here = siege.invaders[BOARD.paths[self.path].source]
            for kind, count in enumerate(self.group()):
                here[kind] -= count
        if not self.trap:
            return None
        killed = self._killed()
        stopped = self.trap == TOWER_TRAP and self.towers > 0
        for kind, count in enumerate(killed):
            siege.gone[kind] += count
        if any(killed):
            siege.move(self.trap, "traps-shown", "traps-stock")
            del siege.face_up_traps[self.path]
        if stopped:
            source = BOARD.paths[self.path].source
            siege.stuck[source] = siege.stuck.get(source, 0) + self.towers
            self.towers = 0
        siege.tell(events.TrapSprung(self.path, self.trap, sum(killed), stopped))
        return None

    def _killed(self) -> list[int]:
        """Take out the units that the trap kills: all goblins, or one troll (STR-16.15)."""
        goblins, _, trolls = self.group()
        killed = [
            goblins if self.trap == GOBLIN_TRAP else 0,
            0,
            min(1, trolls) if self.trap == TROLL_TRAP else 0,
        ]
        units = list(self.units)
        for kind, count in enumerate(killed):
            left = count
            if left and self.passing == kind and not CATCH_OTHER.chosen(self.caught):
                self.passing = -1
                left -= 1
            units[kind] -= left
        self.units = tuple(units)
        return killed

    def arrive(self, siege: Siege) -> Flow:
        """The survivors arrive (STR-3.3)."""
        path = BOARD.paths[self.path]
        there = siege.invaders[path.to]
        for kind, count in enumerate(self.units):
            there[kind] += count
        siege.siege_towers[path.source] -= self.towers
        siege.siege_towers[path.to] += self.towers
        return None

    def go_on(self, siege: Siege) -> Flow:
        """The unit that uses a quartermaster passes straight on (STR-10.3, 10.7)."""
        if self.passing < 0:
            return None
        return Call(Walk(path=self.onward, units=one(self.passing), transit=True))

    def deliver(self, siege: Siege) -> Flow:
        """Return the number of units that arrived at the end of the path."""
        return Done(sum(self.units))
