"""Findings: faults of a game that show while a match is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Generic, Literal, TypeVar

import msgspec

from ostrog.kernel import (
    Ask,
    BrokenRules,
    Game,
    IllegalChoice,
    Keyed,
    Match,
    Option,
    Record,
    State,
    ask_of,
    choose,
    draft_of,
    encode,
)
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import AnyEntry, Chose, Header, Undid
from ostrog.kernel.runtime.chance import match_key
from ostrog.testing.soundness.watch import SoundWatch, UnsoundKind

S = TypeVar("S", bound=State)

FaultKind = (
    Literal["crash", "dead-end", "endless", "invariant", "accepted", "changed", "default"]
    | UnsoundKind
)
"""The kinds of faults, besides those of `UnsoundKind`.

- `crash`: the rules raised an exception;
- `dead-end`: a seat must choose and has no option, or all procedures ended without an outcome;
- `endless`: there were very many choices and no outcome;
- `invariant`: the state breaks a rule according to `Game.invariants`;
- `accepted`: a choice that was not offered was accepted;
- `changed`: a refused choice, a query or a draft taken back changed the state;
- `default`: the default of a decision does not answer it.
"""

DEAD_ENDS = ("offers no option", "has no outcome")
"""Texts by which a `BrokenRules` error is recognised as a dead end."""

CAP = 5000
"""Default number of choices after which a game counts as endless."""


LONGEST_DRAFT = 1000
"""Number of picks after which a draft counts as endless."""


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """One fault of a game, with the record that leads to it."""

    kind: FaultKind
    cause: str
    """What all findings of a fault share: type and place of the exception, or ids of rules."""
    message: str
    record: Record
    """The match up to the fault; its last entry causes it, without a chain if not completed."""
    number: int = 0
    """Number of the game in its fuzzing run."""

    @property
    def seed(self) -> bytes:
        """The seed of the game's chance."""
        return self.record.seed

    @property
    def choices(self) -> int:
        """Number of choices that lead to the fault, including the faulty one."""
        return sum(isinstance(entry, Chose) for entry in self.record.entries)

    def same_fault(self, other: Finding) -> bool:
        """Whether the other finding shows the same fault."""
        return (self.kind, self.cause) == (other.kind, other.cause)


class Fault(Exception):
    """Raised by a watched match when something is wrong with the game."""

    def __init__(self, finding: Finding) -> None:
        """Carry the finding to the caller."""
        super().__init__(finding.message)
        self.finding = finding


class WatchedMatch(Generic[S]):
    """A match under observation: anything that goes wrong in it raises a `Fault`."""

    match: Match[S]

    def __init__(self, game: Game[S], header: Header, seed: bytes, *, looks: bool = False) -> None:
        """Set up the game with the chance of this seed; `looks` makes all views at every step."""
        self.game = game
        self.header = header
        self.seed = seed
        self.looks = looks
        self.choices = 0
        """Number of choices made, including those undone."""
        self._begun = False
        with self._watch():
            self.match = begin(game, header, Keyed(match_key(seed, header.contributions)))
        self._begun = True
        self._sound = SoundWatch(self.match.state)
        self._inspect()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.outcome is not None

    def ask_of(self, seat: int) -> Ask | None:
        """Return the decision that a seat must make, or None."""
        return ask_of(self.match.state, seat)

    def legal(self, seat: int, options: Sequence[Option]) -> bool:
        """Whether these picks are offered one after the other; tests them on a copy."""
        state = self.match.state
        for number, option in enumerate(options):
            ask = ask_of(state, seat)
            if ask is None or option not in ask.options:
                return False
            if number == len(options) - 1:
                return True
            if not ask.closes or option.verb in ask.closes:
                return False
            state = state.clone()
            try:
                choose(state, seat, option)
            except Exception:  # the real choice will report it
                return True
        return False

    # Actions on the match

    def choose(self, seat: int, *options: Option) -> bool:
        """Choose offered options; return whether the decision was answered."""
        entry, asked = self._entry(seat, options), self.ask_of(seat)
        before = self._sound.before(self.match.state)
        with self._watch(entry):
            answered = self.match.choose(seat, *options)
            ask = None if answered else self.ask_of(seat)
        if answered:
            self.choices += 1
            kind = "" if asked is None else asked.kind
            state, picks = self.match.state, entry.options
            for found in self._sound.after(state, before, entry.seat, kind, picks):
                raise self.fault(*found)
            self._inspect()
        elif ask is not None:
            self._inspect_draft(ask, entry)
        return answered

    def choose_default(self, seat: int) -> None:
        """Answer a decision with its default."""
        ask = self.ask_of(seat)
        assert ask is not None
        entry = self._entry(seat, ask.default)
        if not self.legal(seat, ask.default) or not self.choose(seat, *ask.default):
            raise self._bad_default(ask.kind, entry)

    def draft(self, seat: int, *options: Option) -> None:
        """Make offered picks without closing the decision, and take them back."""
        before = self._position()
        for option in options:
            self.choose(seat, option)
        if self.looks:
            self.look()
        entry = self._entry(seat, ())
        with self._watch(entry):
            for _ in options:
                self.match.unpick(seat)
        if self._position() != before:
            raise self.fault("changed", "unpick", "picks taken back changed the state", entry)

    def refuse(self, seat: int, *options: Option) -> None:
        """Submit options that are not offered: they must be refused and change nothing."""
        entry, before = self._entry(seat, options), self._position()
        said = " ".join(option.id for option in options)
        rule = ""
        with self._watch(entry):
            try:
                self.match.choose(seat, *options)
            except IllegalChoice as error:
                rule = error.refusal.rule if error.refusal else ""
            else:
                raise self.fault("accepted", "", f"seat {seat} could choose {said!r}", entry)
        if self._position() != before:
            raise self.fault("changed", rule, f"refusing {said!r} changed the state", entry)

    def explain(self, seat: int, option: Option) -> None:
        """Ask why a seat may not choose this option: the query must change nothing."""
        entry, before = self._entry(seat, (option,)), self._position()
        with self._watch(entry):
            refusal = self.match.explain(seat, option)
        if self._position() != before:
            rule = refusal.rule if refusal else ""
            raise self.fault("changed", rule, f"explaining {option.id!r} changed the state", entry)

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice."""
        with self._watch(Undid(seat)):
            self.match.undo(seat)
        self._inspect()

    def look(self) -> None:
        """Make the views of all observers."""
        drafts = [
            Chose(ask.seat, draft_of(self.match.state, ask.seat)) for ask in self.match.asks()
        ]
        with self._watch(*[draft for draft in drafts if draft.options][:1]):
            for observer in self.match.state.setting.observers:
                self.match.view(observer)

    # Replaying records

    def follow(self, entry: AnyEntry) -> bool:
        """Repeat an entry of a record if that is possible now; return whether it was."""
        match entry:
            case Chose(seat=seat, options=options):
                if self.over or not self.legal(seat, options):
                    return False
                if not self.choose(seat, *options):
                    for _ in options:
                        self.match.unpick(seat)
                    return False
            case Undid(seat=seat):
                if not self.match.can_undo(seat):
                    return False
                self.undo(seat)
            case _:
                with self._watch(entry):
                    try:
                        self.match.apply(entry)
                    except IllegalChoice:
                        return False
                self._inspect()
        return True

    def attempt(self, entry: AnyEntry) -> None:
        """Try the last entry of a finding's record: a choice, a draft, or a refused input."""
        if not isinstance(entry, Chose) or self.over:
            self.follow(entry)
            return
        seat, options = entry.seat, entry.options
        kind = self._completed(seat, options)
        if not self.legal(seat, options):
            if kind is not None:
                raise self._bad_default(kind, entry)
            self.refuse(seat, *options)
            for option in options:
                self.explain(seat, option)
        elif self._closes(seat, options):
            self.follow(entry)
        else:
            self.draft(seat, *options)
            if kind is not None:
                raise self._bad_default(kind, entry)

    def endless(self) -> Fault:
        """Return the fault of a game that does not end."""
        return self.fault("endless", "", f"{self.choices} choices and no outcome")

    def fault(self, kind: FaultKind, cause: str, message: str, *entries: AnyEntry) -> Fault:
        """Return a fault whose record is the match so far plus these entries."""
        record = Record(header=self.header, entries=list(entries), seed=self.seed)
        if self._begun:
            record = self.match.record(self.seed)
            record.entries += entries
        return Fault(Finding(kind=kind, cause=cause, message=message, record=record))

    # Internals

    def _entry(self, seat: int, options: Sequence[Option]) -> Chose:
        return Chose(seat, (*draft_of(self.match.state, seat), *options))

    def _position(self) -> tuple[bytes, tuple[Ask, ...]]:
        return encode(self.match.state), self.match.asks()

    def _inspect(self) -> None:
        """Check the state after a change: views and invariants."""
        if self.looks:
            self.look()
        for found in self._sound.now(self.match.state):
            raise self.fault(*found)
        invariants = self.match.state.setting.rules.game.invariants
        if invariants is None:
            return
        with self._watch():
            violations = invariants(self.match.state)
        if violations:
            rules = ", ".join(sorted({violation.rule for violation in violations}))
            listed = [":".join((each.rule, *map(str, each.about))) for each in violations]
            raise self.fault("invariant", rules, f"violated: {', '.join(listed)}")

    def _inspect_draft(self, ask: Ask, entry: Chose) -> None:
        """Check that a draft can be continued and is not endless."""
        if not ask.options:
            picks = " ".join(option.id for option in entry.options)
            message = f"{ask.kind} offers no option after {picks}"
            raise self.fault("dead-end", ask.kind, message, entry)
        if len(entry.options) >= LONGEST_DRAFT:
            message = f"{len(entry.options)} picks do not answer {ask.kind}"
            raise self.fault("endless", ask.kind, message, entry)

    def _bad_default(self, kind: str, entry: Chose) -> Fault:
        return self.fault("default", kind, f"the default of {kind} does not answer it", entry)

    def _completed(self, seat: int, options: Sequence[Option]) -> str | None:
        """Return the kind of the decision whose default these options end with, or None."""
        state = self.match.state
        for number, option in enumerate(options):
            ask = ask_of(state, seat)
            if ask is None:
                return None
            if ask.default == tuple(options[number:]):
                return ask.kind
            if option not in ask.options or not ask.closes or option.verb in ask.closes:
                return None
            state = state.clone()
            try:
                choose(state, seat, option)
            except Exception:  # the real choice will report it
                return None
        return None

    def _closes(self, seat: int, options: Sequence[Option]) -> bool:
        ask = self.ask_of(seat)
        return ask is None or not ask.closes or options[-1].verb in ask.closes

    @contextmanager
    def _watch(self, *entries: AnyEntry) -> Iterator[None]:
        try:
            yield
        except Fault:
            raise
        except Exception as error:
            raise self.fault(*classified(error), *entries) from error


def replay_finding(game: Game[S], record: Record, cap: int = CAP) -> Finding | None:
    """Replay the record of a finding; return the fault it leads to, or None."""
    try:
        trial = WatchedMatch(game, record.header, record.seed, looks=True)
        for entry in record.entries[:-1]:
            if not trial.follow(entry):
                return None
        if record.entries:
            trial.attempt(record.entries[-1])
        if trial.choices >= cap and not trial.over:
            raise trial.endless()
    except Fault as fault:
        return fault.finding
    return None


def classified(error: Exception) -> tuple[FaultKind, str, str]:
    """Return the kind, the cause and the message of the fault that raised an exception."""
    name, text = type(error).__name__, str(error)
    if isinstance(error, BrokenRules) and any(words in text for words in DEAD_ENDS):
        return "dead-end", text, f"{name}: {text}"
    return "crash", f"{name} in {_place(error)}", f"{name}: {text}"


def _place(error: Exception) -> str:
    """Return the innermost function of the game that the exception passed through."""
    place, step = "", error.__traceback__
    inner = ""
    while step is not None:
        inner = step.tb_frame.f_code.co_qualname
        if not step.tb_frame.f_globals.get("__name__", "").startswith(
            ("ostrog.kernel", "ostrog.testing")
        ):
            place = inner
        step = step.tb_next
    return place or inner
