"""The state of a game: plain data, and the verbs in which rules are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self, TypeVar, cast

import msgspec

from ostrog.kernel.hidden.knowledge import EVERYONE, PoolPlan, PoolState
from ostrog.kernel.rules.effects import Active, Source
from ostrog.kernel.rules.options import Option, Ref, Refusal, Verb
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.setting import Setting
from ostrog.kernel.runtime.chance import Draw
from ostrog.kernel.runtime.events import Event, Looked, Moved, Poured, Rolled, Shuffled, ToldEvent
from ostrog.kernel.runtime.flow import Ask, Procedure, Stack

F = TypeVar("F", bound=Procedure)


class Scratch:
    """What belongs to the choice being carried out and to nothing else; never stored."""

    __slots__ = (
        "actor",
        "asks",
        "branch",
        "chosen",
        "draws",
        "learned",
        "outbox",
        "saw",
        "tainted",
    )

    def __init__(self) -> None:
        """Begin with nothing asked and nothing told."""
        self.asks: tuple[Ask, ...] | None = None
        self.outbox: list[ToldEvent] = []
        self.draws: list[Draw] = []
        self.actor = -1
        """The seat whose choice is being carried out."""
        self.chosen: tuple[Option, ...] = ()
        self.learned = 0
        """The observers (as bits) who learned what the choice itself did not tell."""
        self.saw = 0
        """The observers (as bits) who learned anything, by the choice or otherwise."""
        self.tainted = False
        self.branch: Stack | None = None


class State(msgspec.Struct, kw_only=True):
    """The base of every game's state.

    A game's own fields are what lies open on the table: every observer sees all of them. What is
    hidden lies in the zones of pools and in drafts, and nowhere else. The kernel changes a state
    in place; whoever needs the earlier one clones it first.
    """

    setting: Setting
    """What the match is played with: composed rules, data, scenario, chance. Not stored."""
    scratch: Scratch = msgspec.field(default_factory=Scratch)
    """Not stored."""
    stack: Stack = msgspec.field(default_factory=Stack)
    pools: list[PoolState] = []
    draws: dict[str, int] = {}
    """How often each stream of chance was drawn from."""
    epoch: int = 0
    """Raised by a take-back across chance, so that nobody knows the next roll."""
    active: list[Active] = []
    """The sources in force, in their fixed order."""
    outcome: Outcome | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        clone = self.setting.rules.copiers.clone(self)
        assert isinstance(clone, type(self))
        clone.scratch.asks = self.scratch.asks
        return clone

    # The flow

    def frame(self, procedure: type[F]) -> F | None:
        """The innermost frame of that class, or None."""
        for stack in (self.scratch.branch or (), self.stack):
            for frame in reversed(stack):
                if isinstance(frame, procedure):
                    return frame
        return None

    # Options

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        """The first rule that forbids this option, wherever in the game it may be asked for."""
        for rule in self.setting.rules.checks[option.verb]:
            refusal = rule(self, seat, *option.refs)
            if refusal is not None:
                return refusal
        return None

    def legal(
        self, seat: int, verb: Verb, candidates: Iterable[Ref | tuple[Ref, ...]] = ((),)
    ) -> list[Option]:
        """The options of a verb that no rule forbids, out of these candidates, in their order."""
        # The most frequent call of all, so the frequent shapes are spelled out.
        rules, roles = self.setting.rules.checks[verb.name], len(verb.roles)
        if len(rules) == 1 and type(candidates) is tuple:
            (rule,) = rules
            if roles == 1:
                ones = cast("Sequence[tuple[Ref, Option]]", verb.rows(candidates))
                return [option for a, option in ones if rule(self, seat, a) is None]
            if roles == 2:
                twos = cast("Sequence[tuple[Ref, Ref, Option]]", verb.rows(candidates))
                return [option for a, b, option in twos if rule(self, seat, a, b) is None]
        if roles == 1:
            refs = cast("Iterable[Ref]", candidates)
            for rule in rules:
                refs = [ref for ref in refs if rule(self, seat, ref) is None]
            return [verb[ref] for ref in refs]
        tuples = cast("Iterable[tuple[Ref, ...]]", candidates)
        for rule in rules:
            tuples = [refs for refs in tuples if rule(self, seat, *refs) is None]
        return [verb[refs] for refs in tuples]

    # Chance

    def draw_number(self, purpose: str, bound: int) -> int:
        """Draw from a stream without telling anybody; rules want `roll` or `draw`."""
        self._must_not_be_a_branch()
        index = self.draws.get(purpose, 0)
        self.draws[purpose] = index + 1
        value = self.setting.chance.draw(self.epoch, purpose, index, bound)
        self.scratch.draws.append(Draw(purpose, index, bound, value))
        return value

    def roll(self, dice: int, sides: int = 6, purpose: str = "dice") -> tuple[int, ...]:
        """Roll dice in the open."""
        values = tuple([self.draw_number(purpose, sides) + 1 for _ in range(dice)])
        if dice:
            self.everyone_learns()
            self.tell(Rolled(purpose, values, sides))
        return values

    # Hidden things

    def size(self, zone: str) -> int:
        """How many things lie in a zone; public."""
        pool, index = self.setting.places[zone]
        return len(self.pools[pool].contents[index])

    def faces(self, zone: str) -> list[str]:
        """The faces that really lie in a zone, top first.

        A decision made with faces that not everybody sees is always asked, even when there is
        only one option.
        """
        pool, index = self.setting.places[zone]
        plan = self.setting.plans[pool]
        if not plan.public[index]:
            self.scratch.tainted = True
        return [plan.names[code] for code in self.pools[pool].contents[index]]

    def move(
        self,
        face: str,
        source: str,
        target: str,
        *,
        bottom: bool = False,
        shown_to: tuple[int, ...] = (),
    ) -> None:
        """Move a thing with this face; whoever sees either zone sees which one it was.

        `shown_to` are seats, or `EVERYONE`, to whom it is shown on the way.
        """
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        shown = self.setting.observers_with(shown_to) if shown_to else 0
        saw, learned = plan.move(now, plan.codes[face], a, b, bottom=bottom, shown=shown)
        self._note(learned, face)
        self.scratch.outbox.append(ToldEvent(Moved(source, target, face), saw))

    def draw(self, source: str, target: str, *, bottom: bool = False) -> str:
        """Move the top thing of an ordered zone, or any one of another zone by chance."""
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        position = 0
        if not plan.zones[a].ordered:
            position = self.draw_number(f"draw {source}", len(now.contents[a]))
        code, saw, learned = plan.draw(now, position, a, b, bottom=bottom)
        self._learn(learned)
        face = plan.names[code]
        self.scratch.outbox.append(ToldEvent(Moved(source, target, face), saw))
        return face

    def pour(self, source: str, target: str) -> None:
        """Put everything that lies in a zone on top of another one."""
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        count = len(now.contents[a])
        self._learn(plan.pour(now, a, b))
        self.tell(Poured(source, target, count))

    def shuffle(self, zone: str) -> None:
        """Put a zone into an order nobody knows."""
        plan, now, index = self._at(zone)
        order = list(range(len(now.contents[index])))
        purpose = f"shuffle {zone}"
        for last in range(len(order) - 1, 0, -1):
            other = self.draw_number(purpose, last + 1)
            order[last], order[other] = order[other], order[last]
        plan.shuffle(now, index, order)
        self.tell(Shuffled(zone))

    def look(
        self, zone: str, seats: tuple[int, ...] = EVERYONE, count: int | None = None
    ) -> list[str]:
        """Let seats see the faces in a zone, or its `count` top ones; returns those faces."""
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        self._learn(plan.look(now, index, who, count))
        faces = [plan.names[code] for code in now.contents[index][:count]]
        self.scratch.tainted = True
        self.scratch.outbox.append(ToldEvent(Looked(zone, seats, len(faces), tuple(faces)), who))
        return faces

    def show(self, face: str, zone: str, seats: tuple[int, ...] = EVERYONE) -> None:
        """Let seats see that a thing with this face lies in a zone."""
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        self._note(plan.show(now, index, plan.codes[face], who), face)
        self.scratch.outbox.append(ToldEvent(Looked(zone, seats, 1, (face,)), who))

    def rule_out(self, face: str, zone: str, seats: tuple[int, ...] = EVERYONE) -> None:
        """Let seats know that no thing with this face lies in a zone, as a vain search does."""
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        self._learn(plan.rule_out(now, index, plan.codes[face], who))

    def knows_top(self, zone: str, seat: int) -> bool:
        """Whether a seat knows the top of an ordered zone; public, since looking is.

        In an imagined world, where no knowledge is kept, there is nothing left to look at.
        """
        plan, now, index = self._at(zone)
        if not now.beliefs:
            return True
        order = plan.order(now, self.setting.observer((seat,)), index)
        return bool(order) and order[0] is not None

    # Effects

    def activate(self, source: Source, owner: int = -1, within: Procedure | None = None) -> None:
        """Put a source in force, for good or while a frame of the stack lives."""
        self._must_not_be_a_branch()
        if source.name not in self.setting.rules.order:
            raise ValueError(f"{source.name!r} is not among the game's sources")
        depth = 0 if within is None else self._depth(within)
        self.active.append(Active(source.name, owner, depth))
        self.active.sort(key=lambda active: self.setting.rules.order[active.name])

    def deactivate(self, source: Source, owner: int = -1) -> None:
        """Take a source of that owner out of force, one of them if there are several."""
        self._must_not_be_a_branch()
        for active in self.active:
            if active.name == source.name and active.owner == owner:
                self.active.remove(active)
                return

    # Events

    def tell(self, event: Event, seats: tuple[int, ...] = EVERYONE) -> None:
        """Say what happened; only `seats` see the event's hidden fields."""
        self._must_not_be_a_branch()
        self.scratch.outbox.append(ToldEvent(event, self.setting.observers_with(seats)))

    # Inside

    def _at(self, zone: str) -> tuple[PoolPlan, PoolState, int]:
        pool, index = self.setting.places[zone]
        return self.setting.plans[pool], self.pools[pool], index

    def _between(self, source: str, target: str) -> tuple[PoolPlan, PoolState, int, int]:
        pool, a = self.setting.places[source]
        other, b = self.setting.places[target]
        if pool != other:
            raise ValueError(f"{source!r} and {target!r} are zones of different pools")
        return self.setting.plans[pool], self.pools[pool], a, b

    def _depth(self, frame: Procedure) -> int:
        for depth, found in enumerate(self.stack, start=1):
            if found is frame:
                return depth
        raise ValueError(f"{type(frame).__name__} is not on the stack")

    def everyone_learns(self) -> None:
        """Note that something came out that nobody could have worked out before."""
        self._learn(self.setting.observers_with(EVERYONE))

    def _learn(self, learned: int) -> None:
        self.scratch.learned |= learned
        self.scratch.saw |= learned

    def _note(self, learned: int, face: str) -> None:
        """What the chooser knew and named in the choice tells nobody more than the choice does."""
        if learned:
            scratch = self.scratch
            scratch.saw |= learned
            choosers = self.setting.observers_with((scratch.actor,))
            named = any(face in option.refs for option in scratch.chosen)
            if not named or learned & choosers:
                scratch.learned |= learned

    def _must_not_be_a_branch(self) -> None:
        if self.scratch.branch is not None:
            raise RuntimeError(
                "a branch of a parallel frame only asks; act after all have answered"
            )
