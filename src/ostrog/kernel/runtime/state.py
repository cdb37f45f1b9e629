"""The state of a game: plain data, and the methods with which rules read and change it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import ClassVar, Self, TypeVar, cast

import msgspec

from ostrog.kernel.hidden.knowledge import EVERYONE, PoolPlan, PoolState
from ostrog.kernel.rules.effects import Active, Source
from ostrog.kernel.rules.options import Option, Ref, Refusal, Verb
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.setting import Setting
from ostrog.kernel.runtime.chance import Draw
from ostrog.kernel.runtime.events import Event, Looked, Moved, Poured, Rolled, Shuffled, ToldEvent
from ostrog.kernel.runtime.flow import Procedure, Stack
from ostrog.kernel.runtime.scratch import Scratch

F = TypeVar("F", bound=Procedure)


class State(msgspec.Struct, kw_only=True):
    """Base class of the state of every game.

    A game adds fields of plain data with defaults: everything that lies open on the table. Every
    observer sees all of these fields. Hidden information is only in the zones of pools and in
    drafts. The methods below are for the rules: they move hidden things, draw random numbers, put
    sources in force and tell events. The kernel changes a state in place, so clone it first if the
    earlier one is needed.
    """

    costs: ClassVar[tuple[str, ...]] = ()
    """Fields and zones with which actions are paid, such as dice or a hand. A change of these alone
    does not count as an effect when a check asks whether an option does anything."""

    setting: Setting
    """Constants of the match: composed rules, data, scenario, chance. Not stored."""
    scratch: Scratch = msgspec.field(default_factory=Scratch)
    """Temporary data of the choice that is being applied. Not stored."""
    stack: Stack = msgspec.field(default_factory=Stack)
    """The running procedures, the innermost last; empty when the game is over."""
    pools: list[PoolState] = []
    """Hidden things and what observers know of them, by pool; change them with the methods only."""
    draws: dict[str, int] = {}
    """Number of draws from each stream of chance."""
    epoch: int = 0
    """Number of agreed take-backs; it changes all further draws, so nobody knows the next roll."""
    active: list[Active] = []
    """The sources in force, in the order in which the game lists them."""
    outcome: Outcome | None = None
    """The outcome, when the game is over."""

    def clone(self) -> Self:
        """Return a copy that shares no mutable data with this state."""
        self.scratch.catch_up()
        clone = self.setting.rules.copiers.clone(self)
        assert isinstance(clone, type(self))
        clone.scratch.asks = self.scratch.asks
        return clone

    # The flow

    def frame(self, procedure: type[F]) -> F | None:
        """Return the innermost running procedure of a class, or None if there is none."""
        branch = self.scratch.branch
        if branch:
            for frame in reversed(branch):
                if isinstance(frame, procedure):
                    return frame
        for frame in reversed(self.stack):
            if isinstance(frame, procedure):
                return frame
        return None

    # Options

    def refusal(self, seat: int, option: Option) -> Refusal | None:
        """Return the refusal of the first rule that forbids an option, or None if none does.

        Only the rules of its verb are asked, not whether the option is offered now (see `explain`).
        """
        for rule in self.setting.rules.checks[option.verb]:
            refusal = rule(self, seat, *option.refs)
            if refusal is not None:
                return refusal
        return None

    def legal(
        self, seat: int, verb: Verb[Ref], candidates: Iterable[Ref | tuple[Ref, ...]] = ((),)
    ) -> list[Option]:
        """Return the options of a verb that no rule forbids, for these candidates in their order.

        A step calls it to make the options of an `Ask`. A candidate is a reference, or a tuple of
        references if the verb has several roles; leave candidates out for a verb without roles.
        """
        # This is the most frequent call of all, so the frequent cases have code of their own.
        if not candidates:
            return []
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

    def allows(
        self, seat: int, verb: Verb[Ref], candidates: Iterable[Ref | tuple[Ref, ...]] = ((),)
    ) -> bool:
        """Whether `legal` would return any option; it stops at the first one that is legal.

        Use it to find out whether an action is possible, if nobody wants its options yet.
        """
        rules = self.setting.rules.checks[verb.name]
        for candidate in candidates:
            refs = candidate if isinstance(candidate, tuple) else (candidate,)
            for rule in rules:
                if rule(self, seat, *refs) is not None:
                    break
            else:
                return True
        return False

    # Chance

    def draw_number(self, purpose: str, bound: int) -> int:
        """Draw a number from 0 to `bound` - 1 without an event; rules use `roll` or `draw`."""
        self._must_not_be_a_branch()
        index = self.draws.get(purpose, 0)
        self.draws[purpose] = index + 1
        value = self.setting.chance.draw(self.epoch, purpose, index, bound)
        self.scratch.draws.append(Draw(purpose, index, bound, value))
        return value

    def roll(self, dice: int, sides: int = 6, purpose: str = "dice") -> tuple[int, ...]:
        """Roll dice in the open and return their results, each from 1 to `sides`.

        All observers get a `Rolled` event. `purpose` names the stream of chance to draw from.
        """
        values = tuple([self.draw_number(purpose, sides) + 1 for _ in range(dice)])
        if dice:
            self.everyone_learns()
            self.tell(Rolled(purpose, values, sides))
        return values

    def draw_open(self, contents: Sequence[int], number: int, purpose: str) -> list[int]:
        """Draw things by chance from a bag whose contents all know; return how many of each kind.

        `contents` says how many things of each kind are in the bag; the rules take them out. If it
        holds fewer than `number`, all of them are drawn. The order is unknown to everybody, so what
        is drawn is news to all. For a bag that somebody may look into, use a pool.
        """
        left, drawn = list(contents), [0] * len(contents)
        for _ in range(min(number, sum(left))):
            place = self.draw_number(f"draw {purpose}", sum(left))
            for kind, count in enumerate(left):
                if place < count:
                    left[kind] -= 1
                    drawn[kind] += 1
                    break
                place -= count
        if any(drawn):
            self.everyone_learns()
        return drawn

    # Hidden things

    def size(self, zone: str) -> int:
        """Return the number of things in a zone, which every observer knows."""
        pool, index = self.setting.places[zone]
        return len(self.pools[pool].contents[index])

    def faces(self, zone: str) -> list[str]:
        """Return the real faces of the things in a zone, top first.

        If the zone is not open to everyone, a decision that this step asks is never skipped, even
        with one option only, since skipping it would reveal something.
        """
        pool, index = self.setting.places[zone]
        plan = self.setting.plans[pool]
        if not plan.public[index]:
            self.scratch.tainted = True
        return [plan.names[code] for code in self.pools[pool].contents[index]]

    def lies_in(self, zone: str, face: str) -> bool:
        """Whether a thing with this face lies in a zone; it counts as reading the faces there."""
        pool, index = self.setting.places[zone]
        plan = self.setting.plans[pool]
        if not plan.public[index]:
            self.scratch.tainted = True
        code = plan.codes.get(face)
        return code is not None and code in self.pools[pool].contents[index]

    def move(
        self,
        face: str,
        source: str,
        target: str,
        *,
        bottom: bool = False,
        shown_to: tuple[int, ...] = (),
    ) -> None:
        """Move a thing with this face from one zone to another zone of the same pool.

        Observers who see either zone see the face. `shown_to` are seats, or `EVERYONE`, to whom
        it is shown in addition. It is put on top of an ordered zone, or below it with `bottom`.
        """
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        code, scratch = plan.codes[face], self.scratch
        position = now.contents[a].index(code)
        plan.carry(now, position, a, b, bottom=bottom)
        scratch.tell(ToldEvent(Moved(source, target, face), 0))
        if plan.observers:
            shown = self.setting.observers_with(shown_to) if shown_to else 0
            scratch.wait(
                partial(plan.learn_move, now, code, position, a, b, bottom=bottom, shown=shown),
                face,
                self.setting.observers_with((scratch.actor,)),
            )

    def draw(self, source: str, target: str, *, bottom: bool = False) -> str:
        """Move the top thing of an ordered zone, or a random thing of another; return its face.

        Observers who see either zone, or who knew the thing, see the face. It is put on top of an
        ordered zone, or below it with `bottom`.
        """
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        position = 0
        if not plan.zones[a].ordered:
            position = self.draw_number(f"draw {source}", len(now.contents[a]))
        code = plan.carry(now, position, a, b, bottom=bottom)
        face = plan.names[code]
        self.scratch.tell(ToldEvent(Moved(source, target, face), 0))
        if plan.observers:
            self.scratch.wait(partial(plan.learn_draw, now, code, position, a, b, bottom=bottom))
        return face

    def pour(self, source: str, target: str) -> None:
        """Move all things of a zone on top of another zone of the same pool."""
        self._must_not_be_a_branch()
        plan, now, a, b = self._between(source, target)
        count = len(now.contents[a])
        plan.carry_all(now, a, b)
        if plan.observers:
            self.scratch.wait(partial(plan.learn_pour, now, a, b, now.contents[b]))
        self.tell(Poured(source, target, count))

    def shuffle(self, zone: str) -> None:
        """Put the things of a zone into a random order that nobody knows."""
        plan, now, index = self._at(zone)
        order = list(range(len(now.contents[index])))
        purpose = f"shuffle {zone}"
        for last in range(len(order) - 1, 0, -1):
            other = self.draw_number(purpose, last + 1)
            order[last], order[other] = order[other], order[last]
        plan.reorder(now, index, order)
        if plan.observers:
            self.scratch.wait(partial(plan.learn_shuffle, now, index))
        self.tell(Shuffled(zone))

    def look(
        self, zone: str, seats: tuple[int, ...] = EVERYONE, count: int | None = None
    ) -> list[str]:
        """Let seats see the faces in a zone, or its `count` top ones; return these faces.

        All observers get a `Looked` event; only these seats see the faces in it.
        """
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        if count is not None and not plan.ordered[index]:
            raise ValueError(f"{zone!r} has no top to look at")
        codes = now.contents[index][:count]
        if plan.observers:
            self.scratch.wait(partial(plan.learn_look, now, index, who, codes))
        faces = [plan.names[code] for code in codes]
        self.scratch.tainted = True
        self.scratch.tell(ToldEvent(Looked(zone, seats, len(faces), tuple(faces)), who))
        return faces

    def show(self, face: str, zone: str, seats: tuple[int, ...] = EVERYONE) -> None:
        """Let seats see that a thing with this face lies in an unordered zone."""
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        if plan.ordered[index]:
            raise ValueError(f"look at the top of {zone!r} instead")
        scratch = self.scratch
        if plan.observers:
            scratch.wait(
                partial(plan.show, now, index, plan.codes[face], who),
                face,
                self.setting.observers_with((scratch.actor,)),
            )
        scratch.tell(ToldEvent(Looked(zone, seats, 1, (face,)), who))

    def rule_out(self, face: str, zone: str, seats: tuple[int, ...] = EVERYONE) -> None:
        """Let seats know that no thing with this face lies in a zone, as after a failed search.

        The kernel tells no event of this: a game tells its own if one is needed.
        """
        self._must_not_be_a_branch()
        plan, now, index = self._at(zone)
        who = self.setting.observers_with(seats)
        if plan.observers:
            self.scratch.wait(partial(plan.rule_out, now, index, plan.codes[face], who))

    def knows_top(self, zone: str, seat: int) -> bool:
        """Whether a seat knows the top of an ordered zone.

        Every observer knows this, since looking is public. In an imagined world, in which no
        knowledge is kept, it is always true.
        """
        plan, now, index = self._at(zone)
        if not plan.observers:
            return True
        self.scratch.catch_up()
        order = plan.order(now, self.setting.observer((seat,)), index)
        return bool(order) and order[0] is not None

    # Effects

    def activate(self, source: Source, owner: int = -1, within: Procedure | None = None) -> None:
        """Put a source in force for an owner.

        It stays in force until `deactivate`, or, with `within`, until that procedure ends.
        """
        self._must_not_be_a_branch()
        if source.name not in self.setting.rules.order:
            raise ValueError(f"{source.name!r} is not among the game's sources")
        depth = 0 if within is None else self._depth(within)
        self.active.append(Active(source.name, owner, depth))
        self.active.sort(key=partial(_position, self.setting.rules.order))

    def deactivate(self, source: Source, owner: int = -1) -> None:
        """Take a source of this owner out of force; if it is in force several times, only once."""
        self._must_not_be_a_branch()
        for active in self.active:
            if active.name == source.name and active.owner == owner:
                self.active.remove(active)
                return

    # Events

    def tell(self, event: Event, seats: tuple[int, ...] = EVERYONE) -> None:
        """Tell all observers an event; only `seats` see its `Hidden` fields."""
        scratch, setting = self.scratch, self.setting
        if scratch.branch is not None:
            self._must_not_be_a_branch()
        seen_by = setting.everyone if seats is EVERYONE else setting.observers_with(seats)
        scratch.tell(ToldEvent(event, seen_by))

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
        """Note that all observers learned something new, so that the choice cannot be undone."""
        self.scratch.learn(self.setting.everyone)

    def known_pools(self) -> list[PoolState]:
        """Return the pools with all that observers have learned so far.

        Whoever reads beliefs reads them here, since they are worked out only when they are needed.
        """
        self.scratch.catch_up()
        return self.pools

    def _must_not_be_a_branch(self) -> None:
        if self.scratch.branch is not None:
            raise RuntimeError(
                "a branch of a parallel frame only asks; act after all have answered"
            )


def _position(order: Mapping[str, int], active: Active) -> int:
    return order[active.name]
