"""The frames in which sources act: in place of a procedure, or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrog.kernel.rules.effects import Active
from ostrog.kernel.rules.options import Kind, Option, Ref, Verb
from ostrog.kernel.runtime.flow import Ask, Call, Done, Flow, Goto, Procedure, Stack

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

SOURCE = Kind("source", ())
"""All sources of a game; a composed game adds its own."""

USE = Verb("use", source=SOURCE, owner=Kind("owner", range(-1, 8)))
KEEP = Verb("keep")


def replacements(state: State, procedure: Procedure) -> list[tuple[Active, Procedure, bool]]:
    """The sources that want to take a procedure's place: with what, and whether they must."""
    found = []
    makers = state.setting.rules.replacements.get(type(procedure), {})
    for active in state.active:
        maker = makers.get(active.name)
        if maker is not None:
            other = maker.make(state, active, procedure)
            if other is not None:
                found.append((active, other, maker.optional))
    return found


class Replaced(Procedure):
    """A procedure whose place several sources, or an optional one, could take."""

    steps = ("choose", "carry_out", "deliver")

    original: Stack
    choice: Option | None = None
    result: Option | int | str | None = None

    def crumb(self) -> tuple[Ref, ...]:
        """Which procedure is at stake."""
        return (type(self.original[0]).__name__, *self.original[0].crumb())

    def choose(self, state: State) -> Flow:
        """The controller of what is affected chooses one replacement, or none if it may."""
        found = replacements(state, self.original[0])
        options = list(dict.fromkeys(USE[active.name, active.owner] for active, _, _ in found))
        if all(optional for _, _, optional in found):
            options.append(KEEP())
        return Ask(
            seat=self.original[0].controller(state),
            kind="replacement",
            options=options,
            into="choice",
            about=self.crumb(),
        )

    def carry_out(self, state: State) -> Flow:
        """Carry out what was chosen."""
        for active, other, _ in replacements(state, self.original[0]):
            if self.choice == USE[active.name, active.owner]:
                return Call(other, into="result")
        return Call(self.original[0], into="result")

    def deliver(self, state: State) -> Flow:
        """Pass the result on."""
        return Done(self.result)


class Aftermath(Procedure):
    """The triggers of a procedure that has ended, one after the other."""

    steps = ("next_trigger", "go_on")

    ended: Stack
    waiting: list[Active]

    def crumb(self) -> tuple[Ref, ...]:
        """After which procedure."""
        return (type(self.ended[0]).__name__,)

    def next_trigger(self, state: State) -> Flow:
        """Carry out the next trigger whose source is still in force."""
        while self.waiting:
            active = self.waiting.pop(0)
            if active in state.active:
                make = state.setting.rules.triggers[type(self.ended[0])][active.name]
                procedure = make(state, active, self.ended[0])
                if procedure is not None:
                    return Call(procedure)
        return Done(None)

    def go_on(self, state: State) -> Flow:
        """Until all have been looked at."""
        return Goto("next_trigger")
