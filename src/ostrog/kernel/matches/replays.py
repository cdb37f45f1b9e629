"""Replays: plays records again, audits them, and compares them under newer rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, TypeVar

import msgspec

from ostrog.kernel.matches.match import Match, MissingRules, begin
from ostrog.kernel.matches.records import (
    AnyEntry,
    Chose,
    Header,
    Record,
)
from ostrog.kernel.rules.game import Game
from ostrog.kernel.runtime import engine
from ostrog.kernel.runtime.chance import Chance, Keyed, commitment, match_key
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

Mismatch = Literal[
    "unknown-game",
    "other-game",
    "not-over",
    "other-seed",
    "missing-rules",
    "cannot-set-up",
    "other-opening",
    "unreadable-entry",
    "missing-entry",
    "cannot-be-done",
    "other-draws",
    "other-state",
    "other-events",
    "other-ending",
    "other-snapshot",
]
"""The ways in which a stored match can fail; clients translate these keys into sentences."""


class Mismatched(Exception):
    """Raised when a stored match does not play as it was stored."""

    def __init__(self, reason: Mismatch, at: int, detail: str = "") -> None:
        """Name the reason and the number of the entry; `detail` is for developers."""
        super().__init__(reason)
        self.reason: Mismatch = reason
        self.at = at
        self.detail = detail

    @property
    def error_type(self) -> str:
        """Name of the type of the error behind it, if any; unlike its text it reveals no hand."""
        return "" if self.__cause__ is None else type(self.__cause__).__name__


class Playback(Generic[S]):
    """Plays the stored entries of a match again, and compares each with what was stored.

    Replays, audits and upgrades all play through it, one entry at a time.
    """

    def __init__(self, match: Match[S], newer: Sequence[Game[S]] = ()) -> None:
        """Begin at a match that is already set up or resumed.

        `newer` are later versions of the game that the match may have migrated to.
        """
        self.match = match
        """The match as far as it was played; it changes in place."""
        self._newer = newer

    @classmethod
    def begin(
        cls, game: Game[S], header: Header, chance: Chance, newer: Sequence[Game[S]] = ()
    ) -> Playback[S]:
        """Set a match up; raise `Mismatched` if that is not possible with these rules."""
        try:
            return cls(begin(game, header, chance), newer)
        except Exception as error:  # the rules may have changed, or the header come from anywhere
            raise Mismatched("cannot-set-up", 0, repr(error)) from error

    def play(self, entry: AnyEntry) -> None:
        """Play the next entry; raise `Mismatched` if it cannot be done or leads elsewhere."""
        match, at = self.match, self.match.number
        try:
            match.apply(self.applied(entry), self._newer)
        except MissingRules as error:
            raise Mismatched("missing-rules", at, repr(error)) from error
        except Exception as error:  # an entry may come from anywhere, and may run into any bug
            raise Mismatched("cannot-be-done", at, repr(error)) from error
        done = match.entries[-1]
        if isinstance(entry, Chose) and isinstance(done, Chose) and done.draws != entry.draws:
            raise Mismatched("other-draws", at)
        if self.link(entry) != entry.chain:
            raise Mismatched("other-state", at)

    def applied(self, entry: AnyEntry) -> AnyEntry:
        """Return what is played for a stored entry."""
        return entry

    def link(self, entry: AnyEntry) -> bytes:
        """Return the link of the hash chain that the stored entry must have, now it is played."""
        return self.match.chain


class Replay(Generic[S]):
    """The result of playing a record again: the match as far as it got, and why it stopped."""

    def __init__(
        self, match: Match[S] | None, at: int, error: Mismatch | None = None, detail: str = ""
    ) -> None:
        """Take the result; without an error all entries led to the recorded states."""
        self.match = match
        """The match as far as it was played; None if it could not be set up."""
        self.at = at
        """Number of entries played."""
        self.error = error
        """The reason why the replay stopped, or None if it reached the end."""
        self.detail = detail
        """More about the error, for developers."""

    @property
    def identical(self) -> bool:
        """Whether every entry led to the recorded state."""
        return self.error is None

    def __repr__(self) -> str:
        return f"Replay(at={self.at}, error={self.error!r}, detail={self.detail!r})"


def replay(
    record: Record, game: Game[S], chance: Chance, newer: Sequence[Game[S]] = ()
) -> Replay[S]:
    """Play a record again and compare every link of its hash chain.

    `chance` draws the numbers again: `Keyed` if the seed is known, else `RecordedChance`. `newer`
    are later versions of the game that the match may have migrated to.
    """
    match: Match[S] | None = None
    try:
        playback = Playback.begin(game, record.header, chance, newer)
        match = playback.match
        if match.opening != tuple(record.opening):
            raise Mismatched("other-opening", 0)
        for entry in record.entries:
            playback.play(entry)
    except Mismatched as found:
        return Replay(match, found.at, found.reason, found.detail)
    return Replay(match, len(record.entries))


def verify(record: Record, game: Game[S], newer: Sequence[Game[S]] = ()) -> Replay[S]:
    """Audit the record of a finished match with its revealed seed.

    The seed must be the committed one, and must lead to all recorded dice, shuffles and states. A
    match that is not over has not revealed its seed, and cannot be audited yet.
    """
    if record.header.game != game.name or record.header.version != game.version:
        return Replay(None, 0, "other-game")
    if not record.seed:
        played = replay(record, game, RecordedChance(record), newer)
        if played.error is not None:
            return played
        if played.match is not None and played.match.outcome is None:
            return Replay(played.match, played.at, "not-over")
    if commitment(record.seed) != record.header.commitment:
        return Replay(None, 0, "other-seed")
    key = match_key(record.seed, record.header.contributions)
    return replay(record, game, Keyed(key), newer)


class RecordedChance:
    """Chance that draws the numbers stored in a record, for a match whose seed is still secret."""

    def __init__(self, record: Record) -> None:
        """Index the random numbers of the record."""
        self._values = {
            (epoch, d.purpose, d.index): (d.bound, d.value) for epoch, d in record.draws()
        }

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Return the recorded number; raise `LookupError` if there is none or it is impossible."""
        told, value = self._values[epoch, purpose, index]
        if told != bound or not 0 <= value < bound:
            raise LookupError(purpose)
        return value


class Verdict(msgspec.Struct, frozen=True):
    """Whether an open match can move to newer rules; returned by `judge`."""

    moves_on: bool
    """Whether the newer rules lead to the same states, so that `move_on` can be used."""
    reason: Mismatch | None = None
    """First difference under the newer rules, if there is one."""


def judge(match: Match[S], game: Game[S]) -> Verdict:
    """Replay an open match under newer rules; return whether it reaches the same states."""
    replayed = replay(match.record(), game, match.state.setting.chance)
    if not replayed.identical:
        return Verdict(moves_on=False, reason=replayed.error)
    assert replayed.match is not None
    if engine.encode(replayed.match.state) != engine.encode(match.state):
        return Verdict(moves_on=False, reason="other-state")
    return Verdict(moves_on=True)


def move_on(match: Match[S], game: Game[S]) -> Match[S]:
    """Return the same match under newer rules, as if they had been used from the start.

    Use it only if `judge` says that the match moves on.
    """
    header = msgspec.structs.replace(match.header, version=game.version)
    moved = begin(game, header, match.state.setting.chance)
    for entry in match.entries:
        moved.apply(entry)
    return moved
