"""The kernel's procedures in which sources act: instead of a procedure, or after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrog.kernel.rules.effects import Active
from ostrog.kernel.rules.options import Kind, Option, Ref, Verb
from ostrog.kernel.runtime.flow import Ask, Call, Done, Flow, Goto, Procedure, Stack

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

SOURCE: Kind[str] = Kind("source", ())
"""The kind of all sources without an option of their own, added when a game is composed."""

USE = Verb("use", source=SOURCE, owner=Kind("owner", range(-1, 8)))
"""Verb of the option to let a source replace a procedure: `USE[source, owner]`."""
KEEP = Verb("keep", passes=True)
"""Verb of the option to run the original procedure although sources could replace it."""


def replacements(state: State, procedure: Procedure) -> list[tuple[Active, Procedure, bool]]:
    """Return the sources in force that replace a procedure.

    Each comes with the procedure to run instead, and whether the replacement is optional.
    """
    found = list[tuple[Active, Procedure, bool]]()
    makers = state.setting.rules.replacements.get(type(procedure))
    if makers is None:
        return found
    for active in state.active:
        maker = makers.get(active.name)
        if maker is not None:
            other = maker.make(state, active, procedure)
            if other is not None:
                found.append((active, other, maker.optional))
    return found


def option_of(state: State, active: Active) -> Option:
    """Return the option that lets a source in force replace a procedure."""
    own = state.setting.rules.own_options.get(active.name)
    return USE[active.name, active.owner] if own is None else own


class Replaced(Procedure):
    """The choice between replacements of a procedure: different ones, or an optional one."""

    steps = ("choose", "carry_out", "deliver")

    original: Stack
    """The procedure that was called, as the only frame."""
    choice: Option | None = None
    """The chosen replacement, or `KEEP`."""
    result: Option | int | str | None = None
    """Result of the procedure that was run."""

    def crumb(self) -> tuple[Ref, ...]:
        """Return the name and the crumb of the procedure that may be replaced."""
        return (type(self.original[0]).__name__, *self.original[0].crumb())

    def choose(self, state: State) -> Flow:
        """Ask the controller of the procedure for a replacement, or none if all are optional."""
        found = replacements(state, self.original[0])
        options = list(dict.fromkeys(option_of(state, active) for active, _, _ in found))
        if all(optional for _, _, optional in found):
            options.append(KEEP())
        return Ask(
            seat=self.original[0].controller(state),
            kind="replacement",
            options=options,
            into="choice",
            about=self.original[0].crumb(),
        )

    def carry_out(self, state: State) -> Flow:
        """Run the chosen replacement, or the original."""
        for active, other, _ in replacements(state, self.original[0]):
            if self.choice == option_of(state, active):
                return Call(other, into="result")
        return Call(self.original[0], into="result")

    def deliver(self, state: State) -> Flow:
        """Pass the result on to the caller."""
        return Done(self.result)


class Aftermath(Procedure):
    """Runs the triggers of a procedure that has ended, one after the other."""

    steps = ("next_trigger", "go_on")
    lasting = {"next_trigger": ("waiting",)}

    ended: Stack
    """The procedure that ended, as the only frame."""
    waiting: list[Active]
    """Sources whose triggers have not run yet."""

    def crumb(self) -> tuple[Ref, ...]:
        """Return the name of the procedure that ended."""
        return (type(self.ended[0]).__name__,)

    def next_trigger(self, state: State) -> Flow:
        """Run the next trigger whose source is still in force; end when there is none."""
        while self.waiting:
            active = self.waiting.pop(0)
            if active in state.active:
                make = state.setting.rules.triggers[type(self.ended[0])][active.name]
                procedure = make(state, active, self.ended[0])
                if procedure is not None:
                    return Call(procedure)
        return Done(None)

    def go_on(self, state: State) -> Flow:
        """Continue with the next trigger."""
        return Goto("next_trigger")
