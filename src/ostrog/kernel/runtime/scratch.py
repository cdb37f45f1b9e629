"""Scratch: what a state keeps while a choice is applied, and what observers are still to learn."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.kernel.rules.options import Option
from ostrog.kernel.runtime.chance import Draw
from ostrog.kernel.runtime.events import ToldEvent
from ostrog.kernel.runtime.flow import Ask, Stack

Learning = Callable[[], "tuple[int, int] | int | None"]
"""A change of beliefs that waits: it returns who learned, after who saw where that differs."""


class Scratch:
    """Temporary data of the choice that is being applied; never stored and empty in every copy.

    What observers learn is worked out when somebody wants to know it: random games and experiments
    never ask. Until then the changes of beliefs wait here, in their order.
    """

    __slots__ = (
        "_learned",
        "_outbox",
        "_saw",
        "_waiting",
        "_waiting_before",
        "actor",
        "asks",
        "branch",
        "chosen",
        "draws",
        "tainted",
    )

    def __init__(self) -> None:
        """Begin without decisions, events and draws."""
        self.asks: tuple[Ask, ...] | None = None
        """The pending decisions; None if they have to be worked out."""
        self.draws: list[Draw] = []
        """Random numbers drawn while the choice is applied."""
        self.actor = -1
        """The seat whose choice is being applied."""
        self.chosen: tuple[Option, ...] = ()
        """The options of the choice."""
        self.tainted = False
        """Whether the current step has read hidden faces, so that its decision must be asked."""
        self.branch: Stack | None = None
        """The branch of a `Parallel` frame that runs now, if any."""
        self._outbox: list[ToldEvent] = []
        self._learned = 0
        self._saw = 0
        self._waiting: list[tuple[Learning, int, str, int]] = []
        self._waiting_before = 0

    def begin(self, actor: int) -> None:
        """Begin to apply a choice of this seat."""
        self.actor = actor
        self.draws = []
        self._outbox = []
        self._learned = self._saw = 0
        self._waiting_before = len(self._waiting)

    @property
    def outbox(self) -> list[ToldEvent]:
        """Events told while the choice is applied."""
        if self._waiting:
            self.catch_up()
        return self._outbox

    @property
    def learned(self) -> int:
        """Observers, as bits, who learned something that the choice itself did not tell."""
        if self._waiting:
            self.catch_up()
        return self._learned

    @learned.setter
    def learned(self, observers: int) -> None:
        if self._waiting:
            self.catch_up()
        self._learned = observers

    @property
    def saw(self) -> int:
        """Observers, as bits, who learned something, from the choice or otherwise."""
        if self._waiting:
            self.catch_up()
        return self._saw

    def tell(self, told: ToldEvent) -> None:
        """Add an event whose audience is known."""
        self._outbox.append(told)

    def learn(self, observers: int) -> None:
        """Note observers who learned something."""
        self._learned |= observers
        self._saw |= observers

    def wait(self, learning: Learning, face: str = "", choosers: int = 0) -> None:
        """Let a change of beliefs wait until somebody wants to know what follows from it.

        If it returns who saw, that is the audience of the event told last. A `face` that the choice
        named reveals no more than the choice did, except to the `choosers`.
        """
        self._waiting.append((learning, len(self._outbox) - 1, face, choosers))

    def catch_up(self) -> None:
        """Work out what observers have learned so far."""
        waiting, before = self._waiting, self._waiting_before
        self._waiting, self._waiting_before = [], 0
        for number, (learning, at, face, choosers) in enumerate(waiting):
            found = learning()
            if number < before or found is None:
                continue  # of earlier choices only the beliefs are left
            if isinstance(found, tuple):
                saw, learned = found
                self._outbox[at] = ToldEvent(self._outbox[at].event, saw)
            else:
                learned = found
            self._saw |= learned
            named = face and any(face in option.refs for option in self.chosen)
            if learned and (not named or learned & choosers):
                self._learned |= learned
