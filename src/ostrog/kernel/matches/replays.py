"""Replays: records played again, audited, and compared under new rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Literal, TypeVar

import msgspec

from ostrog.kernel.matches.match import Match, begin
from ostrog.kernel.matches.records import Chose, Record
from ostrog.kernel.rules.game import Game
from ostrog.kernel.runtime import engine
from ostrog.kernel.runtime.chance import Chance, Keyed, commitment, match_key
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

Mismatch = Literal[
    "cannot-set-up",
    "other-opening",
    "cannot-be-done",
    "other-draws",
    "other-state",
    "other-game",
    "other-seed",
]
"""What is wrong with a record: keys for words, made at the edge."""


class Replay(Generic[S]):
    """A record played again: the match as far as it went, and what stopped it."""

    def __init__(
        self, match: Match[S] | None, at: int, error: Mismatch | None = None, detail: str = ""
    ) -> None:
        """`at` entries were played; without an error all of them were, bit for bit."""
        self.match = match
        self.at = at
        self.error = error
        self.detail = detail
        """For developers: what exactly went wrong."""

    @property
    def identical(self) -> bool:
        """Whether every entry led to the recorded state."""
        return self.error is None

    def __repr__(self) -> str:
        return f"Replay(at={self.at}, error={self.error!r}, detail={self.detail!r})"


def replay(
    record: Record, game: Game[S], chance: Chance, newer: Sequence[Game[S]] = ()
) -> Replay[S]:
    """Play a record again and compare every link of its chain.

    `newer` are later versions of the game that the match may have migrated to.
    """
    try:
        match = begin(game, record.header, chance)
    except (LookupError, ValueError) as error:
        return Replay(None, 0, "cannot-set-up", str(error))
    if match.opening != tuple(record.opening):
        return Replay(match, 0, "other-opening")
    for index, entry in enumerate(record.entries):
        try:
            match.apply(entry, newer)
        except Exception as error:  # a record may come from anywhere, and hit any mistake
            return Replay(match, index, "cannot-be-done", repr(error))
        done = match.entries[index]
        if isinstance(entry, Chose) and isinstance(done, Chose) and done.draws != entry.draws:
            return Replay(match, index, "other-draws")
        if done.chain != entry.chain:
            return Replay(match, index, "other-state")
    return Replay(match, len(record.entries))


def verify(record: Record, game: Game[S], newer: Sequence[Game[S]] = ()) -> Replay[S]:
    """Audit a finished match: the seed is the committed one and explains every die and shuffle."""
    if record.header.game != game.name or record.header.version != game.version:
        return Replay(None, 0, "other-game")
    if commitment(record.seed) != record.header.commitment:
        return Replay(None, 0, "other-seed")
    key = match_key(record.seed, record.header.contributions)
    return replay(record, game, Keyed(key), newer)


class RecordedChance:
    """Chance that answers what a record says it answered: for a match whose seed is secret."""

    def __init__(self, record: Record) -> None:
        """Index the answers of the record."""
        self._values = {
            (epoch, d.purpose, d.index): (d.bound, d.value) for epoch, d in record.draws()
        }

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """What was drawn; raises `LookupError` for what was not, or cannot have been."""
        told, value = self._values[epoch, purpose, index]
        if told != bound or not 0 <= value < bound:
            raise LookupError(purpose)
        return value


class Verdict(msgspec.Struct, frozen=True):
    """What a release means for one open match."""

    moves_on: bool
    """The newer rules lead to the same states: the match simply goes over."""
    reason: Mismatch | None = None
    """Where the newer rules would have gone another way."""


def judge(match: Match[S], game: Game[S]) -> Verdict:
    """Would this match have gone the same way under newer rules, up to now?"""
    replayed = replay(match.record(), game, match.state.setting.chance)
    if not replayed.identical:
        return Verdict(moves_on=False, reason=replayed.error)
    assert replayed.match is not None
    if engine.encode(replayed.match.state) != engine.encode(match.state):
        return Verdict(moves_on=False, reason="other-state")
    return Verdict(moves_on=True)


def move_on(match: Match[S], game: Game[S]) -> Match[S]:
    """The same match under newer rules, as if it had been played by them from the start."""
    header = msgspec.structs.replace(match.header, version=game.version)
    moved = begin(game, header, match.state.setting.chance)
    for entry in match.entries:
        moved.apply(entry)
    return moved
