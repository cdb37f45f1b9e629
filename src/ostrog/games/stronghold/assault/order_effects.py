"""Chapter 13: what orders do when they are turned over in the melee."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import (
    BOARD,
    FOREGROUNDS,
    PATHS_FROM,
    RAMPARTS,
    SECTIONS,
    leads_to,
)
from ostrog.games.stronghold.board.pieces import (
    CALL,
    DETONATION,
    FURY,
    GOBLIN,
    INVADER,
    ORC,
    TROLL,
)
from ostrog.games.stronghold.board.pools import order_at
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.traps import Walk
from ostrog.games.stronghold.board.verbs import CALL_TROLL, DETONATE, RESOLVE
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure


def section_orders(siege: Siege) -> list[str]:
    """Sections with an order token that no glare protects (STR-13.6, 16.22)."""
    return [
        section
        for section in SECTIONS
        if section != siege.glare
        and (section in siege.face_up_orders or siege.size(order_at(section)))
    ]


class ResolveOrders(Procedure):
    """Orders without units are removed, the others turned over and resolved (STR-13.6, 13.7)."""

    steps = ("remove_lost", "turn_over", "choose", "resolve", "next_order")
    lasting = {"choose": ("left",)}

    left: tuple[str, ...] = ()
    """Sections whose orders wait to be resolved."""
    answer: Option | None = None

    def remove_lost(self, siege: Siege) -> Flow:
        """An order whose section has no Invader unit leaves the game, unseen (STR-13.7)."""
        for section in section_orders(siege):
            if any(siege.invaders[section]):
                continue
            face = siege.face_up_orders.pop(section, "")
            if face:
                siege.move(face, "orders-shown", "orders-lost")
                siege.tell(events.OrderRemoved(section, face))
            else:
                (hidden,) = siege.faces(order_at(section))
                siege.pour(order_at(section), "orders-lost")
                siege.tell(events.OrderRemoved(section, hidden), (INVADER,))
        return None

    def turn_over(self, siege: Siege) -> Flow:
        """All face-down orders are turned over (STR-13.6)."""
        for section in section_orders(siege):
            if section not in siege.face_up_orders:
                (face,) = siege.faces(order_at(section))
                siege.draw(order_at(section), "orders-shown")
                siege.face_up_orders[section] = face
                siege.tell(events.OrderRevealed(section, face))
        self.left = tuple(section_orders(siege))
        return None

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses the sequence (STR-13.17)."""
        if not self.left:
            return Done()
        options = [RESOLVE[section] for section in self.left]
        return Ask(INVADER, "order-sequence", options, "answer")

    def resolve(self, siege: Siege) -> Flow:
        """Resolve the order of that section."""
        section, self.answer = RESOLVE.ref(self.answer), None
        self.left = tuple(each for each in self.left if each != section)
        match siege.face_up_orders[section]:
            case "goblin-fury":
                return Call(GoblinFury(section=section))
            case "orc-detonation":
                return Call(OrcDetonation(section=section))
            case "troll-call":
                return Call(TrollCall(section=section))
        siege.tell(events.OrderResolved(section, siege.face_up_orders[section], False))
        return None

    def next_order(self, siege: Siege) -> Flow:
        """Go on with the next order."""
        return Goto("choose")


class GoblinFury(Procedure):
    """Every goblin on the section is as strong as a troll in this assault (STR-13.9)."""

    steps = ("rage",)

    section: str

    def rage(self, siege: Siege) -> Flow:
        """Without goblins it has no effect (STR-13.16)."""
        works = siege.invaders[self.section][GOBLIN] > 0
        if works:
            siege.furious.append(self.section)
        siege.tell(events.OrderResolved(self.section, FURY, works))
        return Done()


class OrcDetonation(Procedure):
    """Orcs blow themselves up, and each destroys a wall element (STR-13.13)."""

    steps = ("choose", "detonate")

    section: str
    answer: Option | None = None

    def crumb(self) -> tuple[str]:
        """The section."""
        return (self.section,)

    def choose(self, siege: Siege) -> Flow:
        """At least one orc, if there is any; the Invader chooses the number (STR-13.18)."""
        orcs = siege.invaders[self.section][ORC]
        if not orcs:
            return None
        options = [DETONATE[count] for count in range(1, orcs + 1)]
        return Ask(INVADER, "detonate", options, "answer", about=(self.section,))

    def detonate(self, siege: Siege) -> Flow:
        """They are removed before strength is resolved (STR-13.13)."""
        count = 0 if self.answer is None else DETONATE.ref(self.answer)
        siege.tell(events.OrderResolved(self.section, DETONATION, count > 0))
        if count:
            siege.kill_invaders(self.section, (0, count, 0), "detonation")
            destroyed = min(count, siege.walls[self.section])
            siege.walls[self.section] -= destroyed
            if destroyed:
                siege.tell(events.WallDestroyed(self.section, "wall-element", destroyed))
        return Done()


def calls(siege: Siege, section: str) -> list[str]:
    """Paths on which a called troll can make its move towards a section (STR-13.14, 13.15).

    They are all on its side, since no path leads to the other one (STR-3.4).
    """
    if not siege.invaders[section][TROLL]:
        return []
    return [
        path
        for place in (*FOREGROUNDS, *RAMPARTS)
        if siege.invaders[place][TROLL]
        for path in PATHS_FROM[place]
        if leads_to(BOARD.paths[path].to, section) and siege.room_on(BOARD.paths[path].to) > 0
    ]


class TrollCall(Procedure):
    """Another troll of the same side makes one move towards the section (STR-13.14)."""

    steps = ("choose", "walk")

    section: str
    answer: Option | None = None

    def crumb(self) -> tuple[str]:
        """The section."""
        return (self.section,)

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses the troll and its move (STR-13.15)."""
        options = [CALL_TROLL[path] for path in calls(siege, self.section)]
        if not options:
            return None
        return Ask(INVADER, "troll-call", options, "answer", about=(self.section,))

    def walk(self, siege: Siege) -> Flow:
        """It is subject to traps; on the section it fights at once (STR-13.15, 13.19)."""
        siege.tell(events.OrderResolved(self.section, CALL, self.answer is not None))
        if self.answer is None:
            return Done()
        return Call(Walk(path=CALL_TROLL.ref(self.answer), units=(0, 0, 1)))
