"""Procedures: the flow of the rules as a stack of resumable frames with named steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ostrog.kernel.rules.options import Option, Ref
from ostrog.kernel.rules.outcome import Outcome

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

Answer = Option | tuple[Option, ...] | int | str | None
"""The result that a branch of `Together` may return."""


class Procedure(msgspec.Struct, tag=True, kw_only=True, gc=False):
    """Base class of the parts of a game's flow: a turn, a phase, a battle, a card's effect.

    A subclass lists its steps in the order of the rulebook and has one method per step, which gets
    the state and returns a `Flow`. Its fields are its memory between steps. While it runs, an
    instance is a frame of the state's stack and is stored with it, so its fields are plain data.

    A step that asks must not change anything before it asks: the kernel calls it again at any time
    to find out what is being asked. Every procedure is listed in `Game.procedures`.
    """

    steps: ClassVar[tuple[str, ...]] = ()
    """Names of the steps in their order; each is a method `(self, state) -> Flow`."""
    lasting: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Fields that keep their values when the procedure goes round, by the step it goes back to.

    All others are reset before that, or are answers that are asked for anew; a check of
    `ostrog.testing` reports what is neither.
    """

    glances: ClassVar[Mapping[str, str]] = {}
    """Methods `(self, state) -> Ask | None` that tell at a glance who decides, by asking step.

    They return the decision of the step without its options, or None where the step itself must
    run. A bot often looks at a world without asking what could be done in it. Use them for steps
    with many options, and only where the decision is asked in any case: with two options or more,
    or after reading hidden faces. If the step is replaced, its glance is not used.
    """

    step: str = ""
    """Name of the step that runs now."""
    into: str = ""
    """Field of the caller that receives the result of this procedure; set by the kernel."""
    interrupts: bool = False
    """Whether the caller still has to run its current step afterwards (triggers and watchers)."""
    draft: list[Option] = []
    """Options that the asked seat has picked and not confirmed; visible to that seat only."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for step in cls.steps:
            if not callable(getattr(cls, step, None)):
                raise TypeError(f"{cls.__name__} lists the step {step!r} and has no such method")
        for glance in cls.glances.values():
            if not callable(getattr(cls, glance, None)):
                raise TypeError(f"{cls.__name__} has no method {glance!r}")

    def crumb(self) -> tuple[Ref, ...]:
        """Return what the breadcrumb shows about this frame besides its name.

        Override it to name the subject, such as the region of a battle. All observers see it.
        """
        return ()

    def controller(self, state: State) -> int:
        """Return the seat that chooses between replacements of this procedure.

        Override it in a procedure that sources can replace (see `Source.replaces`).
        """
        raise TypeError(f"{type(self).__name__} can be replaced and does not say who chooses")

    def same_as(self, other: Procedure) -> bool:
        """Whether this replacement leads to the same as another, so that nobody has to choose.

        Override it where fields differ that do not matter, such as the card that replaces.
        """
        return self == other


class Stack(list[Procedure]):
    """A list of frames that can be decoded again; the innermost procedure is last."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A decision that a step returns: one seat chooses an option before the next step runs.

    With `closes` the decision is composite: the seat picks options one by one into a draft until it
    picks an option of a closing verb. After each pick the step is called again and may offer other
    options; it finds the picks so far in `self.draft`.
    """

    seat: int
    """The seat that decides."""
    kind: str
    """Name of this sort of decision, from which clients make the prompt."""
    options: Sequence[Option]
    """All options that are legal now, at least one."""
    into: str
    """Field of the procedure that receives the option, or the whole draft if it is composite."""
    closes: tuple[str, ...] = ()
    """Verbs that confirm the draft; without them the decision is a single choice."""
    default: tuple[Option, ...] = ()
    """A sensible completion of the draft, including the closing option."""
    about: tuple[Ref, ...] = ()
    """References that the prompt mentions, such as the region of a battle."""


class Agree(msgspec.Struct, frozen=True, gc=False):
    """A decision of several seats, such as a team: they propose in turn until all others accept.

    Seats of one person (`Scenario.persons`) decide once, by the first of them. Proposals are
    public, so they must not contain what another seat may not know.
    """

    seats: tuple[int, ...]
    """The seats that have something at stake, in the order in which they propose."""
    kind: str
    """Name of this sort of decision; consent is asked as `<kind>-consent`."""
    options: Sequence[Option]
    """All options that are legal now."""
    into: str
    """Field that receives what an `Ask` would deliver, or None if no proposal was accepted."""
    closes: tuple[str, ...] = ()
    """Verbs that confirm a draft, as in `Ask`."""
    default: tuple[Option, ...] = ()
    """A sensible completion of the draft, as in `Ask`."""
    about: tuple[Ref, ...] = ()
    """References that the prompt mentions, as in `Ask`."""
    proposals: int = 0
    """Number of persons who may propose, in their order; 0 for all."""
    every_seat: bool = False
    """Whether each seat decides for itself, also where one person holds several; only for older
    versions of a game whose matches and records were made so."""


class Together(msgspec.Struct, frozen=True, gc=False):
    """Secret simultaneous decisions: each seat runs a procedure of its own, unseen by the others.

    Branches only ask and compute: the step after them acts on the answers, so that it cannot matter
    who answered first. Use it for bids, secret orders and the like.
    """

    branches: Mapping[int, Procedure]
    """The procedure of each seat, which asks this seat only."""
    into: str
    """Field that receives a dict from seat to result when all branches have ended."""


class Call(msgspec.Struct, frozen=True, gc=False):
    """Run a child procedure; the next step of this procedure runs after it."""

    child: Procedure
    """The procedure to run; sources in force may replace it."""
    into: str = ""
    """Field of this procedure that receives the child's result, if it is wanted."""


class Goto(msgspec.Struct, frozen=True, gc=False):
    """Continue with another step of this procedure instead of the next one, as in a loop."""

    step: str
    """Name of the step."""


class Done(msgspec.Struct, frozen=True, gc=False):
    """End this procedure now and return a result to the procedure that called it."""

    result: object = None
    """The result, which arrives in the field that the caller named in `Call.into`."""


class Unwind(msgspec.Struct, frozen=True):
    """Abandon all frames above the nearest frame of a class, which continues with `step`.

    Use it when something ends early, such as a battle whose attacker is gone.
    """

    to: type[Procedure]
    """Class of the frame that continues."""
    step: str
    """Name of the step with which it continues."""


class End(msgspec.Struct, frozen=True):
    """End the game with an outcome."""

    outcome: Outcome
    """The ranking and the rule that ended the game."""


Flow = Ask | Agree | Together | Call | Goto | Done | Unwind | End | None
"""Everything that a step may return; None continues with the next step."""

END = "."
"""Name of the step after the last one."""


class Branch(msgspec.Struct):
    """The part of one seat in a `Parallel` frame."""

    seat: int
    """The seat that runs the branch."""
    start: Stack
    """A copy of the branch as it began, so that a sampled world can answer it again."""
    stack: Stack
    """The frames of the branch; empty when it has ended."""
    answers: int = 0
    """Number of decisions that the seat has answered in this branch."""
    result: Answer = None
    """The result of the branch, when it has ended."""


class Parallel(Procedure):
    """The kernel's frame behind `Together`: each seat has its own stack; it ends when all have."""

    branches: list[Branch]
    """One branch per seat, in the order of the seats."""
