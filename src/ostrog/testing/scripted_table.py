"""Scripted tables: tests set up a situation, script the dice, and check what is allowed.

    table = Table(game)
    table.board(units=[[0, 0, 2, 0, 1], [2, 2, 0, 0, 0]])
    table.lay("hand-0", "scouts").lay("hand-1", "ambush")
    table.dice(5, 6)
    table.seat(0).chooses("pass")
    table.seat(1).may_not("attack:ford:keep", because="SKI-6")
    table.seat(1).chooses("attack:ford:dale")

The tests of a game can subclass it and add their own methods: `table.army("camp", lake_men=2)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Generic, Self, TypeVar

import msgspec

from ostrog.kernel import (
    Ask,
    Event,
    Game,
    Mixer,
    Option,
    RecordedChance,
    Ruleset,
    Scripted,
    State,
    View,
    ask_of,
    asks,
    choose,
    explain,
    new,
    read_record,
    replay,
    view,
)
from ostrog.kernel.runtime.events import redact

S = TypeVar("S", bound=State)


class ScriptedTable(Generic[S]):
    """A game that a test sets up and plays, from its first decision on."""

    def __init__(
        self,
        game: Game[S],
        scenario: str | None = None,
        *,
        expansions: Sequence[str] = (),
        ruleset: Ruleset | None = None,
        seed: int = 0,
    ) -> None:
        """Set up the game; chance that is not scripted comes from the seed."""
        chosen = scenario or game.scenarios[0].name
        self._begin(new(game, chosen, Mixer(seed), expansions=expansions, ruleset=ruleset))

    def _begin(self, state: S) -> None:
        self.state = state
        self._wanted: dict[str, tuple[str, ...]] = {}
        self._script: dict[str, list[int]] = {}

    @classmethod
    def from_record(
        cls, file: Path, game: Game[S], *, until: int | None = None, seed: int = 0
    ) -> Self:
        """Return a table at a moment of a recorded match, such as one that somebody reported.

        The first `until` entries are played as recorded, or all of them; afterwards the table is
        like any other. Raise `ValueError` if they cannot be played by these rules.
        """
        record = read_record(file.read_bytes())
        wanted = msgspec.structs.replace(record, entries=record.entries[:until])
        played = replay(wanted, game, RecordedChance(record))
        if played.match is None or played.error is not None:
            raise ValueError(f"the record stops at entry {played.at}: {played.error}")
        table = cls.__new__(cls)
        state = played.match.state
        state.setting = state.setting.with_chance(Mixer(seed))
        table._begin(state)
        return table

    # Setting up

    def board(self, **fields: object) -> Self:
        """Set fields of the game's state: `table.board(corruption=7)`."""
        for name, value in fields.items():
            if name not in self.state.setting.rules.board:
                raise AttributeError(f"the board has no {name!r}")
            setattr(self.state, name, value)
        self.state.scratch.asks = None
        return self

    def lay(self, zone: str, *faces: str) -> Self:
        """Put things with these faces into a zone, top first.

        Things of the same pool that no call has named go to the pool's first zone. Afterwards
        every observer knows only what it sees now.
        """
        self._wanted[zone] = faces
        state = self.state
        for index, plan in enumerate(state.setting.plans):
            names = [each.name for each in plan.zones]
            if zone in names:
                wanted = {name: self._wanted[name] for name in names if name in self._wanted}
                state.pools[index] = plan.lay_out(wanted)
                state.scratch.asks = None
                return self
        raise LookupError(f"there is no zone {zone!r}")

    def dice(self, *values: int) -> Self:
        """Script the next dice by the values they show."""
        return self.draws("dice", *(value - 1 for value in values))

    def draws(self, purpose: str, *values: int) -> Self:
        """Script the next draws of a stream: `table.draws("draw bag", 0)` takes the first thing."""
        script = self._script.setdefault(purpose, [])
        script += [0] * (self.state.draws.get(purpose, 0) - len(script))
        script += values
        setting = self.state.setting
        fallback = setting.chance if not isinstance(setting.chance, Scripted) else Mixer(0)
        self.state.setting = setting.with_chance(Scripted(self._script, fallback))
        return self

    # Playing

    def seat(self, number: int) -> SeatDriver[S]:
        """Return a driver for the seat with this number."""
        return SeatDriver(self, number)

    def option(self, text: str) -> Option:
        """Return the option with this id."""
        return self.state.setting.rules.catalogue.parse(text)

    @property
    def asked(self) -> list[tuple[int, str]]:
        """The seats that must decide and the kind of decision: `[(0, "action")]`."""
        return [(ask.seat, ask.kind) for ask in asks(self.state)]

    @property
    def events(self) -> list[Event]:
        """The events since the last choice, hidden information included."""
        return [told.event for told in self.state.scratch.outbox]

    def view(self, *seats: int) -> View:
        """Return the view of the player who holds these seats; a spectator holds none."""
        return view(self.state, seats)


class SeatDriver(Generic[S]):
    """Acts for one seat of a scripted table and checks what the seat may do and sees."""

    def __init__(self, table: ScriptedTable[S], number: int) -> None:
        """Act for this seat of the table."""
        self.table = table
        self.number = number

    @property
    def ask(self) -> Ask:
        """The decision that this seat must make."""
        ask = ask_of(self.table.state, self.number)
        if ask is None:
            raise AssertionError(f"seat {self.number} is not asked: {self.table.asked}")
        return ask

    @property
    def options(self) -> list[str]:
        """The ids of the options this seat may choose."""
        return [option.id for option in self.ask.options]

    def chooses(self, *texts: str) -> Self:
        """Choose the options with these ids; a composite decision takes several."""
        choose(self.table.state, self.number, *(self.table.option(text) for text in texts))
        return self

    def accepts(self) -> Self:
        """Choose the default answer of a composite decision."""
        choose(self.table.state, self.number, *self.ask.default)
        return self

    def may(self, *texts: str) -> Self:
        """Assert that each of these options is allowed."""
        for text in texts:
            refusal = explain(self.table.state, self.number, self.table.option(text))
            assert refusal is None, f"{text} is refused by {refusal}"
        return self

    def may_not(self, *texts: str, because: str) -> Self:
        """Assert that each of these options is refused by the rule `because`."""
        for text in texts:
            refusal = explain(self.table.state, self.number, self.table.option(text))
            assert refusal is not None, f"{text} is allowed"
            assert refusal.rule == because, f"{text} is refused by {refusal.rule}, not {because}"
        return self

    def sees(self, zone: str) -> list[str]:
        """Return the faces that this seat knows to be in a zone, sorted."""
        return list(view(self.table.state, (self.number,)).zones[zone].known)

    def hears(self) -> list[Event]:
        """Return the events since the last choice as this seat was told them."""
        who = self.table.state.setting.observer((self.number,))
        return [redact(told, who) for told in self.table.state.scratch.outbox]
