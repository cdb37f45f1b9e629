"""A scripted table with methods for this game: units, phases, windows and the assault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ostrog.games.stronghold import game
from ostrog.games.stronghold.board.map import MARAUDERS
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    HIT,
    INVADER,
    INVADERS,
    KIND,
    MISS,
    PHASES,
)
from ostrog.games.stronghold.board.pools import order_at, pile, token_at, trap_on
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.course.turns import Stronghold, Turn
from ostrog.games.stronghold.defender import defence_plans
from ostrog.games.stronghold.defender.window import Window
from ostrog.games.stronghold.invader import objectives
from ostrog.games.stronghold.invader.card_phase import CardPhase
from ostrog.kernel import Event, Procedure, Ruleset
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle
from ostrog.testing import ScriptedTable, SeatDriver

__all__ = ["DEFENDER", "INVADER", "Walls"]


class Walls(ScriptedTable[Siege]):
    """A scripted table of the game, set up and in turn 1, before anything was done.

    `Walls.empty()` has no units, heroes, wall elements, hourglasses, objectives or plans: a test
    puts there what it needs. No plans means that stages ask nobody about plans.
    """

    def __init__(
        self, scenario: str = "standard", *, ruleset: Ruleset | None = None, seed: int = 0
    ) -> None:
        super().__init__(game, scenario, ruleset=ruleset, seed=seed)

    @classmethod
    def set_up(cls, *, ruleset: Ruleset | None = None, seed: int = 0) -> Self:
        """Return a table after the setup, with the first cards kept, in phase 1 of turn 1."""
        table = cls(ruleset=ruleset, seed=seed)
        table.invader.chooses("done")
        for seat in (INVADER, DEFENDER):
            for _ in range(2):
                table.seat(seat).chooses(table.seat(seat).options[0])
            table.seat(seat).chooses("done")
        return table

    @classmethod
    def empty(cls, *, ruleset: Ruleset | None = None, turn: int = 1, seed: int = 0) -> Self:
        """Return a table with an empty board, and nothing in supply, hand or hospital."""
        table = cls.set_up(ruleset=ruleset, seed=seed)
        siege = table.state
        for here in (*siege.invaders.values(), *siege.defenders.values()):
            here[:] = [0, 0, 0]
        siege.heroes = dict.fromkeys(siege.heroes, "courtyard")
        siege.walls = dict.fromkeys(siege.walls, 0)
        siege.supply, siege.wood, siege.hourglasses = [0, 0, 0], 0, 0
        siege.bag, siege.gone, siege.turn = [60, 100, 40], [0, 0, 0], turn
        return table.lay("objectives").lay("plans").lay("plans-drawn").lay("objectives-drawn")

    @property
    def invader(self) -> SeatDriver[Siege]:
        """The Invader."""
        return self.seat(INVADER)

    @property
    def defender(self) -> SeatDriver[Siege]:
        """The Defender."""
        return self.seat(DEFENDER)

    # Setting up

    def attackers(self, place: str, **units: int) -> Self:
        """Put Invader units on a place: `attackers("w3", orc=2, troll=1)`; others there leave."""
        self.state.invaders[place] = [units.get(unit, 0) for unit in INVADERS]
        return self._changed()

    def troops(self, place: str, **units: int) -> Self:
        """Put Defender units into a place: `troops("w3", soldier=2)`; others there leave."""
        self.state.defenders[place] = [units.get(unit, 0) for unit in DEFENDERS]
        return self._changed()

    def supply(self, *, wood: int = 0, **units: int) -> Self:
        """Give the Invader exactly these units and this wood."""
        self.state.supply = [units.get(unit, 0) for unit in INVADERS]
        self.state.wood = wood
        return self._changed()

    def walls(self, **elements: int) -> Self:
        """Put wall elements on sections: `walls(w3=2)`."""
        self.state.walls |= elements
        return self._changed()

    def hero(self, who: str, place: str) -> Self:
        """Put a hero on a section or into the courtyard."""
        self.state.heroes[who] = place
        return self._changed()

    def machine(self, place: str, machine: str, *, hits: int = 2, misses: int = 4) -> Self:
        """Put a throwing machine on a place, with a pile in which the hits lie on top."""
        self.state.throwing[place] = machine
        return self.lay(pile(place), *(HIT,) * hits, *(MISS,) * misses)

    def pile(self, place: str, *cards: str) -> Self:
        """Order the pile of a machine, top first: `pile("l2", "miss", "hit")`."""
        return self.lay(pile(place), *cards)

    def token(self, ritual: str, place: str, face: str) -> Self:
        """Lay a ritual token face down on a place."""
        return self.lay(token_at(ritual, place), face)

    def success(self, ritual: str, place: str) -> Self:
        """Let the Success of a ritual lie face up on a place."""
        self.state.successes[ritual] = place
        return self.lay(f"{ritual}-shown", "success")

    def trap(self, path: str, trap: str) -> Self:
        """Lay a trap face down on a path."""
        return self.lay(trap_on(path), trap)

    def order(self, section: str, order: str, *, is_open: bool = False) -> Self:
        """Lay an order at a section, face down unless it is open."""
        if is_open:
            self.state.face_up_orders[section] = order
            return self.lay("orders-shown", order)
        return self.lay(order_at(section), order)

    def row(self, *cards: str) -> Self:
        """Lay exactly these phase cards on the table, in this order; the others are in the box."""
        for phase in (2, 3, 4, 5):
            self.lay(f"phase-{phase}-table", *[card for card in cards if PHASES[card] == phase])
            self.lay(f"phase-{phase}-deck")
        self.state.row = list(cards)
        return self._changed()

    def deck(self, *cards: str) -> Self:
        """Put these phase cards into the Invader's deck."""
        for phase in (2, 3, 4, 5):
            self.lay(f"phase-{phase}-deck", *[card for card in cards if PHASES[card] == phase])
        return self

    def objectives(self, *cards: str) -> Self:
        """Give the Invader exactly these open objectives."""
        return self.lay("objectives", *cards)

    def lasting(self, *cards: str, since: int = 0) -> Self:
        """Bring lasting objectives and plans into force, as taken in an earlier turn."""
        for card in cards:
            owner = INVADER if card in objectives.SOURCES else DEFENDER
            sources = objectives.SOURCES if owner == INVADER else defence_plans.SOURCES
            zone = "objectives-lasting" if owner == INVADER else "plans-lasting"
            self.lay(zone, *self._wanted.get(zone, ()), card)
            self.state.since[card] = since
            self.state.activate(sources[card], owner)
        return self._changed()

    def plans(self, *cards: str) -> Self:
        """Give the Defender exactly these plans, face down."""
        return self.lay("plans", *cards)

    def hit_cards(self, *cards: str) -> Self:
        """Order the hit deck, top first."""
        others = [card for card in self.state.faces("hit-deck") if card not in cards]
        return self.lay("hit-deck", *cards, *others)

    def put(self, field: str, **entries: object) -> Self:
        """Change entries of a field by place or name: `put("tower_works", t1="cannon")`."""
        return self.board(**{field: getattr(self.state, field) | entries})

    # Going to a moment

    def phase(self, number: int) -> Self:
        """Begin one of the phases 2 to 6."""
        steps = {2: "machines", 3: "equipment", 4: "training", 5: "rituals", 6: "maneuvers"}
        self.state.closed = sum(PHASES[card] < number for card in self.state.row)
        return self.at(steps[number])

    def at(self, step: str) -> Self:
        """Begin with a step of the turn, such as `supplies`, `melee` or `clear`."""
        return self.frames(Turn(number=self.state.turn, step=step))

    def window(self, hourglasses: int, *, phase: int = 2) -> Self:
        """Open a window of the Defender after an action of a phase, with these hourglasses."""
        self.state.hourglasses = hourglasses
        turn = Turn(number=self.state.turn, step="machines")
        return self.frames(turn, CardPhase(phase=phase, step="window"), Window(step="act"))

    def march(self, maneuver: str = "small") -> Self:
        """Begin phase 6 with a maneuver; saps are asked for first, if there are any."""
        self.phase(6)
        self.invader.chooses(f"march:{maneuver}")
        return self

    def frames(self, *frames: Procedure) -> Self:
        """Let exactly these procedures run, inside the whole game."""
        self.state.stack = Stack([Stronghold(step="play_turn"), *frames])
        self._changed()
        settle(self.state)
        return self

    def _changed(self) -> Self:
        self.state.scratch.asks = None
        return self

    # Reading

    def units(self, place: str) -> dict[str, int]:
        """Return the units of a place by kind, without zeros: Invader's and Defender's."""
        own = self.state.invaders.get(place, [0, 0, 0])
        theirs = self.state.defenders.get(place, [0, 0, 0])
        found = {unit: own[KIND[unit]] for unit in INVADERS}
        found |= {unit: theirs[KIND[unit]] for unit in DEFENDERS}
        return {unit: count for unit, count in found.items() if count}

    def count(self, place: str) -> int:
        """Return the number of units in a place."""
        return sum(self.units(place).values())

    @property
    def marauders(self) -> dict[str, int]:
        """The units on the marauders' field."""
        return self.units(MARAUDERS)

    @property
    def asked_kind(self) -> str:
        """The kind of the only pending decision."""
        ((_, kind),) = self.asked
        return kind

    def told(self, event: type[Event]) -> Sequence[Event]:
        """Return the events of a class since the last choice."""
        return [each for each in self.events if isinstance(each, event)]
