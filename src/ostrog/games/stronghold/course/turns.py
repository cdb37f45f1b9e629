"""Chapters 1, 5 and 21: the whole game, and the course of a turn."""

from __future__ import annotations

from ostrog.games.stronghold.assault.cannons import Cannons
from ostrog.games.stronghold.assault.marksmen import Marksmen
from ostrog.games.stronghold.assault.melee import Melee
from ostrog.games.stronghold.assault.section_fight import defender_wins
from ostrog.games.stronghold.assault.siege_machines import SiegeMachines
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.pools import order_at
from ostrog.games.stronghold.board.ritual_tokens import return_all
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.course.setup import SetUp
from ostrog.games.stronghold.defender.costs import opening_hourglasses
from ostrog.games.stronghold.defender.window import give
from ostrog.games.stronghold.invader.card_phase import CardPhase
from ostrog.games.stronghold.invader.given_orders import ManeuversAndOrders
from ostrog.games.stronghold.invader.objectives import Tasks
from ostrog.games.stronghold.invader.supplies import Supplies
from ostrog.kernel import Call, Done, End, Flow, Goto, Procedure


class Stronghold(Procedure):
    """The whole game: the setup, then at most seven turns (STR-1.2)."""

    steps = ("set_up", "next_turn", "play_turn", "go_on")

    def set_up(self, siege: Siege) -> Flow:
        """Set the game up (STR-4.15)."""
        return Call(SetUp())

    def next_turn(self, siege: Siege) -> Flow:
        """The turn marker advances; the Defender receives hourglasses (STR-5.8, 21.4, 21.5)."""
        siege.turn += 1
        siege.tell(events.TurnBegan(siege.turn))
        give(siege, opening_hourglasses(siege))
        return None

    def play_turn(self, siege: Siege) -> Flow:
        """Play the turn (STR-1.3)."""
        return Call(Turn(number=siege.turn))

    def go_on(self, siege: Siege) -> Flow:
        """Only a breach or the last turn ends the game (STR-1.4, 1.5)."""
        return Goto("next_turn")


class Turn(Procedure):
    """One turn: six phases, the assault, the end of the turn (STR-1.3)."""

    steps = (
        "supplies",
        "machines",
        "equipment",
        "training",
        "rituals",
        "maneuvers",
        "cannons",
        "siege_machines",
        "marksmen",
        "melee",
        "last_turn",
        "tasks",
        "clear",
    )

    number: int

    def crumb(self) -> tuple[int]:
        """The number of the turn."""
        return (self.number,)

    def supplies(self, siege: Siege) -> Flow:
        """Phase 1 (STR-5.1)."""
        return Call(Supplies())

    def machines(self, siege: Siege) -> Flow:
        """Phase 2 (STR-5.1)."""
        return Call(CardPhase(phase=2))

    def equipment(self, siege: Siege) -> Flow:
        """Phase 3 (STR-5.1)."""
        return Call(CardPhase(phase=3))

    def training(self, siege: Siege) -> Flow:
        """Phase 4 (STR-5.1)."""
        return Call(CardPhase(phase=4))

    def rituals(self, siege: Siege) -> Flow:
        """Phase 5 (STR-5.1)."""
        return Call(CardPhase(phase=5))

    def maneuvers(self, siege: Siege) -> Flow:
        """Phase 6 (STR-5.1)."""
        return Call(ManeuversAndOrders())

    def cannons(self, siege: Siege) -> Flow:
        """Ranged combat, stage 1 (STR-19.1)."""
        return Call(Cannons())

    def siege_machines(self, siege: Siege) -> Flow:
        """Ranged combat, stage 2 (STR-19.1)."""
        return Call(SiegeMachines())

    def marksmen(self, siege: Siege) -> Flow:
        """Ranged combat, stage 3 (STR-19.1)."""
        return Call(Marksmen())

    def melee(self, siege: Siege) -> Flow:
        """Poison and the five stages of melee (STR-20.1)."""
        return Call(Melee())

    def last_turn(self, siege: Siege) -> Flow:
        """After the last turn the Defender has won (STR-1.5, 21.7)."""
        siege.tell(events.TurnEnded(self.number))
        return End(defender_wins()) if self.number >= siege.values.turns else None

    def tasks(self, siege: Siege) -> Flow:
        """Look at tasks of objectives (STR-14.4)."""
        return Call(Tasks(when="end-of-turn"))

    def clear(self, siege: Siege) -> Flow:
        """Remove what lasts until the end of the turn (STR-21.1 to 21.3, 21.6)."""
        return_all(siege)
        self._orders_back(siege)
        for kind in range(3):
            siege.gone[kind] += sum([paid[kind] for paid in siege.paid.values()])
        siege.paid = {}
        siege.closed = 0
        siege.finished = []
        siege.malfunction = siege.blessing = siege.glare = ""
        siege.issued = {}
        siege.stuck = {}
        siege.reserve, siege.strengthened = 0, {}
        siege.counted = {}
        lasting = (*siege.faces("objectives-lasting"), *siege.faces("plans-lasting"))
        siege.since = {card: turn for card, turn in siege.since.items() if card in lasting}
        return Done()

    def _orders_back(self, siege: Siege) -> None:
        """Orders return to the Invader, those under a glare unseen (STR-13.8, 21.1)."""
        for zone in (*map(order_at, SECTIONS), "orders-shown", "orders-used"):
            if siege.size(zone):
                siege.pour(zone, "orders-stock")
        siege.face_up_orders = {}
