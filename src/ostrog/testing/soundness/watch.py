"""The watch: all checks of soundness on one game while it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ostrog.kernel import Option, State
from ostrog.testing.soundness.consents import consent_to_oneself
from ostrog.testing.soundness.idle_options import Still, declares_passes
from ostrog.testing.soundness.leftovers import leftovers
from ostrog.testing.soundness.stale_fields import RoundWatch, declares_lasting

UnsoundKind = Literal["idle", "leftover", "round", "consent"]
"""The kinds of what the watch finds.

- `idle`: an option that is no declared pass did nothing;
- `leftover`: something lies on a thing that is out of play;
- `round`: a procedure went round and kept a field that is not declared to last;
- `consent`: somebody is asked to accept his own proposal.
"""


class Unsound(NamedTuple):
    """Something that the watch has found."""

    kind: UnsoundKind
    cause: str
    """What all such findings share: the first pick and the decision, or the whole message."""
    message: str


def idle(kind: str, picks: Sequence[Option]) -> Unsound:
    """Return the finding of a choice that did nothing."""
    said = " ".join(pick.id for pick in picks)
    return Unsound("idle", f"{picks[0].id} of {kind}", f"{said} of {kind} does nothing")


class SoundWatch:
    """Watches one game; what a game does not declare is not judged."""

    def __init__(self, state: State) -> None:
        """Watch this state and its copies from now on."""
        rules = state.setting.rules
        self._judges_options = declares_passes(rules)
        self._rounds = RoundWatch(state) if declares_lasting(rules) else None

    def before(self, state: State) -> Still | None:
        """Take down a state before a choice."""
        return Still(state) if self._judges_options else None

    def after(
        self, state: State, before: Still | None, seat: int, kind: str, picks: Sequence[Option]
    ) -> Iterator[Unsound]:
        """Yield what is wrong after a seat's choice answered a decision of this kind."""
        if before is not None and before.is_idle(state, seat, picks):
            yield idle(kind, picks)
        yield from self.now(state)

    def now(self, state: State) -> Iterator[Unsound]:
        """Yield what is wrong with a state, however it came about."""
        yield from (Unsound("leftover", found, found) for found in leftovers(state))
        own = consent_to_oneself(state)
        if own is not None:
            yield Unsound("consent", own, own)
        if self._rounds is not None and self._rounds.found:
            found = list(self._rounds.found)
            self._rounds.found.clear()
            yield from (Unsound("round", each, each) for each in found)
