"""Procedures: the rules' flow as a stack of resumable frames with named steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from ostrog.kernel.rules.options import Option, Ref
from ostrog.kernel.rules.outcome import Outcome

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

Answer = Option | tuple[Option, ...] | int | str | None
"""What a parallel branch may bring back."""


class Procedure(msgspec.Struct, tag=True, kw_only=True, gc=False):
    """One frame of the rules' flow.

    A subclass lists its steps in the rulebook's order and has one method per step, called with the
    state. A step that asks changes nothing before it asks: it may be called again at any time to
    learn what is being asked.
    """

    steps: ClassVar[tuple[str, ...]] = ()

    step: str = ""
    """The step being carried out, by name."""
    into: str = ""
    """The field of the caller that receives this procedure's result."""
    interrupts: bool = False
    """Whether the caller goes on with the step it was about to begin (triggers and watchers)."""
    draft: list[Option] = []
    """What the asked seat has picked so far and not confirmed; known to that seat only."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for step in cls.steps:
            if not callable(getattr(cls, step, None)):
                raise TypeError(f"{cls.__name__} lists the step {step!r} and has no such method")

    def crumb(self) -> tuple[Ref, ...]:
        """What the breadcrumb says about this frame besides its name; public."""
        return ()

    def controller(self, state: State) -> int:
        """The seat that chooses when two replacements want to take this procedure's place."""
        raise TypeError(f"{type(self).__name__} can be replaced and does not say who chooses")


class Stack(list[Procedure]):
    """A list of frames that the codec can read back: the innermost procedure is last."""


class Ask(msgspec.Struct, frozen=True, gc=False):
    """A decision: one seat chooses one option, or builds a draft that a closing verb confirms."""

    seat: int
    kind: str
    options: Sequence[Option]
    into: str
    """The field that receives the option, or the whole draft when the decision is composite."""
    closes: tuple[str, ...] = ()
    """Verbs that confirm the draft; a decision without them is a single choice."""
    default: tuple[Option, ...] = ()
    """A sensible rest of the draft, closing option included."""
    about: tuple[Ref, ...] = ()
    """What the prompt is about."""


class Agree(msgspec.Struct, frozen=True, gc=False):
    """A decision of several seats: they propose in turn until all the others consent.

    `into` receives what an `Ask` would deliver, or None when no proposal found consent.
    """

    seats: tuple[int, ...]
    kind: str
    options: Sequence[Option]
    into: str
    closes: tuple[str, ...] = ()
    default: tuple[Option, ...] = ()
    about: tuple[Ref, ...] = ()
    proposals: int = 0
    """How many of the seats get to propose, in their order; 0 for all."""


class Together(msgspec.Struct, frozen=True, gc=False):
    """Each seat goes through a procedure of its own, unseen; `into` receives seat -> result.

    Branches only ask and compute: what follows from the answers is done by the step after them,
    so it cannot matter who answered first.
    """

    branches: Mapping[int, Procedure]
    into: str


class Call(msgspec.Struct, frozen=True, gc=False):
    """Carry out a child procedure; its result arrives in the field `into`."""

    child: Procedure
    into: str = ""


class Goto(msgspec.Struct, frozen=True, gc=False):
    """Go on with another step of this procedure."""

    step: str


class Done(msgspec.Struct, frozen=True, gc=False):
    """End this procedure with a result."""

    result: object = None


class Unwind(msgspec.Struct, frozen=True):
    """Abandon everything above the nearest frame of that class, which goes on with `step`."""

    to: type[Procedure]
    step: str


class End(msgspec.Struct, frozen=True):
    """The game is over."""

    outcome: Outcome


Flow = Ask | Agree | Together | Call | Goto | Done | Unwind | End | None
"""What a step may return; None goes on with the next step."""

END = "."
"""The step after the last one."""


class Branch(msgspec.Struct):
    """One seat's part of a parallel frame."""

    seat: int
    start: Stack
    """The branch as it began, so that a sampled world can answer it anew."""
    stack: Stack
    answers: int = 0
    result: Answer = None


class Parallel(Procedure):
    """The frame under which each seat has a stack of its own; it ends when all branches have."""

    branches: list[Branch]
