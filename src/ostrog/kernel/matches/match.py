"""A match: one game being played, with its record, undo, take-backs and early endings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel.hidden.knowledge import EVERYONE
from ostrog.kernel.hidden.views import View, view
from ostrog.kernel.matches.migration import migrated
from ostrog.kernel.matches.records import (
    AnyEntry,
    Chose,
    Header,
    Migrated,
    Record,
    Resigned,
    Substituted,
    TimedOut,
    TookBack,
    Undid,
    first_link,
    next_link,
)
from ostrog.kernel.rules.game import Game
from ostrog.kernel.rules.options import Option, Refusal
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.rulesets import Ruleset
from ostrog.kernel.runtime import engine
from ostrog.kernel.runtime.chance import Chance, Draw, Keyed, commitment, match_key
from ostrog.kernel.runtime.engine import IllegalChoice
from ostrog.kernel.runtime.events import Event, ToldEvent, WentBack, redact
from ostrog.kernel.runtime.flow import Ask
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class UndoableChoice(msgspec.Struct):
    """A choice that can still be undone."""

    seat: int
    """The seat that made it."""
    before: State
    """The state before it."""
    told: int
    """Number of events before it."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A match at one moment: enough to resume it without its earlier entries and events."""

    version: int
    """Version of the rules that the state belongs to."""
    number: int
    """Number of earlier entries."""
    told: int
    """Number of earlier events."""
    chain: bytes
    """Newest link of the hash chain."""
    holders: tuple[str, ...]
    """Holder of each seat, by seat number."""
    state: bytes
    """The encoded state."""
    undoable: tuple[tuple[int, bytes, int], ...]
    """For each choice that can be undone: its seat, the state and the number of events before."""


class TooFarBack(LookupError):
    """Raised when a resumed match is asked for entries or events from before its snapshot."""


class MissingRules(LookupError):
    """Raised when the version of the rules that a match needs is not available."""

    def __init__(self, game: str, version: int) -> None:
        """Name the game and its missing version."""
        super().__init__(f"{game} of version {version}")


class Match(Generic[S]):
    """A game being played, with its record; made by `open_match`.

    Each method that changes the match adds an entry to its record. Servers and tools play through
    a match; rules work on its `state`.
    """

    def __init__(
        self, game: Game[S], header: Header, state: S, opening: Sequence[Draw] = ()
    ) -> None:
        """Begin with a state; `open_match` sets one up, `replay` plays a record."""
        self.game = game
        self.header = header
        self.state = state
        """The current state, which choices change."""
        self.opening = tuple(opening)
        """Random numbers drawn while the game was set up."""
        self.holders = list(header.seats)
        """Holder of each seat now, by seat number."""
        self.first = 0
        """Number of entries before those in memory."""
        self.first_told = 0
        """Number of events before those in memory."""
        self.entries: list[AnyEntry] = []
        """The entries of the record in memory, oldest first."""
        self.told: list[ToldEvent] = []
        """The events in memory with their audiences, oldest first."""
        self._told_before: list[int] = []
        self._undoable: list[UndoableChoice] = []
        self.chain = first_link(header, self.opening, engine.encode(state))
        """The newest link of the hash chain."""

    # What can be seen

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the match, or None while it is open."""
        return self.state.outcome

    @property
    def number(self) -> int:
        """Number of entries since the beginning of the match."""
        return self.first + len(self.entries)

    @property
    def told_number(self) -> int:
        """Number of events since the beginning of the match."""
        return self.first_told + len(self.told)

    def asks(self) -> tuple[Ask, ...]:
        """Return the pending decisions, at most one for each seat."""
        return engine.asks(self.state)

    def view(self, observer: Sequence[int], board: dict[str, object] | None = None) -> View:
        """Return the view of the observer who holds these seats; a spectator holds none.

        Views that are made together may share a `board`.
        """
        return view(self.state, observer, board)

    def events(self, observer: Sequence[int], since: int = 0) -> list[Event]:
        """Return the events from number `since` on, as the holder of these seats sees them.

        All observers get the same number of events, with the same numbers.
        """
        if since < self.first_told:
            raise TooFarBack(f"events before number {self.first_told} are not in memory")
        who = self.state.setting.observer(observer)
        return [redact(told, who) for told in self.told[since - self.first_told :]]

    def told_before(self, entry: int) -> int | None:
        """Return the number of events before an entry; None if the entry is not in memory."""
        index = entry - self.first
        return self._told_before[index] if 0 <= index < len(self._told_before) else None

    def explain(self, seat: int, option: Option) -> Refusal | None:
        """Return why a seat may not choose an option now, or None if it may."""
        return engine.explain(self.state, seat, option)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last choice and nobody has learned anything from it."""
        open_ = self.state.outcome is None and bool(self._undoable)
        return open_ and self._undoable[-1].seat == seat

    # What can be done

    def choose(self, seat: int, *options: Option) -> bool:
        """Choose for a seat; return whether the decision is answered now.

        It returns False while a composite decision is still a draft. Raises `IllegalChoice` for
        anything that is not among the options, and then changes nothing.
        """
        self._must_be_open()
        before = self.state.clone()
        picked = engine.draft_of(self.state, seat)
        try:
            answered = engine.choose(self.state, seat, *options)
        except IllegalChoice:
            raise
        except Exception:
            self.state = before
            raise
        if not answered:
            return False
        # A draft is private and not part of the history: undo restores the decision without picks.
        engine.drop_draft(before, seat)
        scratch, told = self.state.scratch, self.told_number
        if scratch.learned:
            self._undoable.clear()
        else:
            self._undoable.append(UndoableChoice(seat, before, told))
        self.told += scratch.outbox
        self._enter(Chose(seat, (*picked, *options), tuple(scratch.draws)), told)
        return True

    def unpick(self, seat: int) -> None:
        """Remove the last pick from the draft of a seat."""
        engine.unpick(self.state, seat)

    def undo(self, seat: int) -> None:
        """Undo the seat's last choice; raise `IllegalChoice` unless `can_undo` allows it."""
        if not self.can_undo(seat):
            raise IllegalChoice(f"seat {seat} has no choice that can be undone")
        step = self._undoable.pop()
        assert isinstance(step.before, self.game.state)
        engine.keep_drafts(self.state, step.before, except_of=seat)
        self.state = step.before
        self._go_back(step.told, Undid(seat))

    def take_back(self, to: int, agreed: Sequence[int], earlier: Match[S] | None = None) -> None:
        """Go back to the state before the entry number `to`; every seat must have agreed.

        Future dice and draws are different from then on, so that nobody knows the next roll.
        `earlier` is the same match with `to` entries, whose state is used from now on; without it,
        the match is played again from its beginning.
        """
        if set(agreed) != set(self.state.setting.scenario.seats):
            raise IllegalChoice("a take-back needs the agreement of every seat")
        if not 0 <= to < self.number:
            raise IllegalChoice(f"there is no entry {to}")
        if earlier is None and self.first:
            raise TooFarBack("a take-back needs the record from its beginning")
        if earlier is not None and earlier.number != to:
            raise ValueError(f"the earlier match has {earlier.number} entries, not {to}")
        if self._changed_rules_since(to, earlier):
            raise IllegalChoice("a take-back cannot go behind a change of rules")
        epoch = self.state.epoch + 1
        if earlier is None:
            self.state, told = self._state_before(to), self._told_before[to]
        else:
            self.state, told = earlier.state, earlier.told_number
        self.state.epoch = epoch
        self._undoable.clear()
        self._go_back(told, TookBack(to, tuple(sorted(agreed))))

    def resign(self, seat: int) -> None:
        """End the match because a seat gives up."""
        self._concede(seat, "resigned")
        self._enter(Resigned(seat))

    def time_out(self, seat: int) -> None:
        """End the match because a seat ran out of time."""
        self._concede(seat, "timed-out")
        self._enter(TimedOut(seat))

    def substitute(self, seat: int, holder: str) -> None:
        """Give a seat to another person or bot."""
        self._must_be_open()
        self.holders[seat] = holder
        self._enter(Substituted(seat, holder))

    def migrate(self, game: Game[S]) -> None:
        """Continue under another version of the game from the current state.

        Raises `CannotMigrate` if the state does not fit the other rules.
        """
        self._must_be_open()
        told = self.told_number
        self.state = migrated(self.state, game)
        self.game = game
        self._undoable.clear()
        self.told += self.state.scratch.outbox
        self._enter(Migrated(game.version, engine.encode_without_drafts(self.state)), told)

    def apply(
        self, entry: AnyEntry, newer: Sequence[Game[S]] = (), earlier: Match[S] | None = None
    ) -> None:
        """Apply a recorded entry to the match again.

        `newer` are versions of the game that the match may have migrated to, `earlier` is what
        `take_back` needs in a match that was resumed from a snapshot.
        """
        match entry:
            case Chose(seat=seat, options=options):
                if not self.choose(seat, *options):
                    raise IllegalChoice("the recorded choice does not answer the decision")
            case Undid(seat=seat):
                self.undo(seat)
            case TookBack(to=to, agreed=agreed):
                self.take_back(to, agreed, earlier)
            case Resigned(seat=seat):
                self.resign(seat)
            case TimedOut(seat=seat):
                self.time_out(seat)
            case Substituted(seat=seat, holder=holder):
                self.substitute(seat, holder)
            case Migrated(version=version):
                game = next((each for each in newer if each.version == version), None)
                if game is None:
                    raise MissingRules(self.game.name, version)
                self.migrate(game)

    def snapshot(self) -> Snapshot:
        """Return a snapshot of the match; drafts are private and not part of it."""
        return Snapshot(
            version=self.game.version,
            number=self.number,
            told=self.told_number,
            chain=self.chain,
            holders=tuple(self.holders),
            state=engine.encode_without_drafts(self.state),
            undoable=tuple(
                (step.seat, engine.encode_without_drafts(step.before), step.told)
                for step in self._undoable
            ),
        )

    def record(self, seed: bytes = b"") -> Record:
        """Return the record so far; pass the seed, which reveals it, only after the match ended."""
        if self.first:
            raise TooFarBack("the entries before the snapshot are not in memory")
        return Record(
            header=self.header, opening=self.opening, entries=list(self.entries), seed=seed
        )

    # Inside

    def _must_be_open(self) -> None:
        if self.state.outcome is not None:
            raise IllegalChoice("the match is over")

    def _concede(self, seat: int, reason: str) -> None:
        self._must_be_open()
        if self.game.concede is not None:
            self.state.outcome = self.game.concede(self.state, seat, reason)
        else:
            self.state.outcome = last_rank(self.state, seat, reason)
        self.state.stack.clear()
        self.state.scratch.asks = ()
        self._undoable.clear()

    def _changed_rules_since(self, to: int, earlier: Match[S] | None) -> bool:
        """Whether the match has moved on to another version of the rules since `to` entries."""
        if earlier is not None:
            return earlier.game.version != self.game.version
        return any(isinstance(entry, Migrated) for entry in self.entries[to:])

    def _state_before(self, to: int) -> S:
        """Return the state before an entry, played again from the start or the last migration."""
        start = 0
        for index, entry in enumerate(self.entries[:to]):
            if isinstance(entry, Migrated):
                start, stored = index + 1, entry.state
        if start:
            state = engine.decode(stored, like=self.state)
        else:
            state = begin(self.game, self.header, self.state.setting.chance).state
        earlier = Match(self.game, self.header, state)
        for index, entry in enumerate(self.entries[:to]):
            if index < start:  # the entries must keep their numbers
                earlier.entries.append(entry)
                earlier._told_before.append(0)
            else:
                earlier.apply(entry)
        return earlier.state

    def _go_back(self, told: int, entry: AnyEntry) -> None:
        now = self.told_number
        everyone = self.state.setting.observers_with(EVERYONE)
        self.told.append(ToldEvent(WentBack(told), everyone))
        self._enter(entry, now)

    def _enter(self, entry: AnyEntry, told_before: int | None = None) -> None:
        self._told_before.append(self.told_number if told_before is None else told_before)
        self.chain = next_link(self.chain, entry, engine.encode_without_drafts(self.state))
        self.entries.append(msgspec.structs.replace(entry, chain=self.chain))


def begin(game: Game[S], header: Header, chance: Chance) -> Match[S]:
    """Return a new match, set up and run to its first decision."""
    state = engine.new(
        game,
        header.scenario,
        chance,
        expansions=header.expansions,
        ruleset=header.ruleset,
    )
    match = Match(game, header, state, state.scratch.draws)
    match.told += state.scratch.outbox
    return match


def resume(game: Game[S], header: Header, chance: Chance, snapshot: Snapshot) -> Match[S]:
    """Return a match that continues from a snapshot, under the rules of the snapshot."""
    if game.version != snapshot.version:
        raise ValueError(f"a snapshot of version {snapshot.version}, rules {game.version}")
    match = begin(game, header, chance)
    begun = match.state
    match.state = engine.decode(snapshot.state, like=begun)
    match.holders = list(snapshot.holders)
    match.first, match.first_told = snapshot.number, snapshot.told
    match.told.clear()
    match.chain = snapshot.chain
    match._undoable = [
        UndoableChoice(seat, engine.decode(before, like=begun), told)
        for seat, before, told in snapshot.undoable
    ]
    return match


def open_match(
    game: Game[S],
    scenario: str,
    seats: Sequence[str],
    seed: bytes,
    contributions: Sequence[bytes] = (),
    *,
    expansions: Sequence[str] = (),
    ruleset: Ruleset | None = None,
) -> Match[S]:
    """Return a new match, set up and run to its first decision.

    `seats` names who holds each seat. The record contains a hash of `seed`, so that anybody can
    check all dice once the seed is revealed; `contributions` are bytes from every seat, mixed into
    the seed so that no single party decides the dice. `ruleset` overrides values of `Game.data`.
    """
    header = Header(
        game=game.name,
        version=game.version,
        scenario=scenario,
        expansions=tuple(expansions),
        ruleset=dict(ruleset or {}),
        seats=tuple(seats),
        commitment=commitment(seed),
        contributions=tuple(contributions),
    )
    return begin(game, header, Keyed(match_key(seed, header.contributions)))


def last_rank(state: State, seat: int, reason: str) -> Outcome:
    """Return the default outcome when a seat gives up or runs out of time: its team comes last."""
    scenario = state.setting.scenario
    loser = scenario.team(seat)
    winners = tuple(team for team in scenario.teams if team != loser)
    return Outcome(
        teams=(winners, (loser,)),
        seats=(
            tuple(s for s in scenario.seats if scenario.team(s) != loser),
            tuple(s for s in scenario.seats if scenario.team(s) == loser),
        ),
        reason=reason,
        about=(seat,),
    )
