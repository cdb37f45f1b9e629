"""Retracing: replays a stored match with newer rules, and compares every entry's result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from ostrog.kernel import Game, Match, MissingRules, State, encode
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import AnyEntry, Chose, Migrated, first_link, next_link
from ostrog.server.catalogue import rules, versions
from ostrog.server.db.storage import StoredEntry, StoredMatch
from ostrog.server.db.stored_events import keep

Why = Literal[
    "cannot-set-up",
    "missing-rules",
    "unreadable-entry",
    "missing-entry",
    "cannot-be-done",
    "other-draws",
    "other-state",
    "other-events",
]
"""Reason why a match stays with its rules."""


class Stays(Exception):
    """Raised when newer rules would not have led to the same match."""

    def __init__(self, why: Why, at: int, detail: str = "") -> None:
        """Name the entry that differs; `detail` is only an error type, which reveals no hand."""
        super().__init__(why)
        self.why: Why = why
        self.at = at
        self.detail = detail


class Retraced(msgspec.Struct, frozen=True):
    """A match rewritten as if it had been played by newer rules instead of its present ones."""

    entries: tuple[AnyEntry, ...]
    """The same entries with a new chain, since the first link contains the rules version."""
    snapshots: dict[int, bytes]
    """Encoded snapshots, by the number of entries before them."""


def retrace(
    stored: StoredMatch, log: Sequence[StoredEntry], kept: Mapping[int, bytes], newest: Game[State]
) -> Retraced:
    """Replay a match that has begun; raises `Stays` at the first entry with a different result.

    `kept` contains the events stored with each snapshot, by the number of entries before it.
    """
    header, chance = stored.beginning()
    try:
        first = (
            newest
            if header.version == stored.version
            else rules(header.game, header.version, header.expansions)
        )
        match = begin(first, replace(header, version=first.version), chance)
    except MissingRules as error:
        raise Stays("missing-rules", 0) from error
    except Exception as error:  # newer rules may raise anything
        raise Stays("cannot-set-up", 0, type(error).__name__) from error
    beside = _Beside(stored)
    beside.compare_beginning(match, log)
    told, snapshots = 0, dict[int, bytes]()
    # Each link is recomputed from the entry in the log and the state under the newer rules.
    link = first_link(header, match.opening, encode(match.state))
    for index, each in enumerate(log):
        if each.seq != index:
            raise Stays("missing-entry", index)
        entry = _relabelled(each.entry, stored.version, newest.version)
        try:
            match.apply(entry, versions(stored.game))
            beside.apply(each.entry)
        except MissingRules as error:
            raise Stays("missing-rules", index) from error
        except Exception as error:  # newer rules may raise anything
            raise Stays("cannot-be-done", index, type(error).__name__) from error
        link = next_link(link, each.entry, encode(match.state))
        if _draws(match.entries[-1]) != _draws(entry):
            raise Stays("other-draws", index)
        if link != each.entry.chain:
            raise Stays("other-state", index)
        beside.compare_told(match, index)
        if match.number in kept:
            if keep(match.told[told:], told) != kept[match.number]:
                raise Stays("other-events", index)
            told = match.told_number
            snapshots[match.number] = msgspec.msgpack.encode(match.snapshot())
    return Retraced(tuple(match.entries), snapshots)


def _relabelled(entry: AnyEntry, old: int, new: int) -> AnyEntry:
    """Return an entry; one that migrated the match to the old version now names the new one."""
    if isinstance(entry, Migrated) and entry.version == old:
        return replace(entry, version=new)
    return entry


def _draws(entry: AnyEntry) -> object:
    return entry.draws if isinstance(entry, Chose) else ()


class _Beside:
    """The same match replayed with its own rules, if they are installed.

    It shows what the chain and the snapshots do not: the state before the first choice, and the
    events since the newest snapshot.
    """

    def __init__(self, stored: StoredMatch) -> None:
        """Set up the match, or none if its rules are not installed."""
        header, chance = stored.beginning()
        self.match: Match[State] | None = None
        self._told = 0
        try:
            rules(stored.game, stored.version, stored.expansions)
            self.match = begin(
                rules(header.game, header.version, header.expansions), header, chance
            )
        except MissingRules:
            pass

    def compare_beginning(self, match: Match[State], log: Sequence[StoredEntry]) -> None:
        """Compare draws, state and events before the first choice."""
        if self.match is None:
            if not log:
                raise Stays("missing-rules", 0)
            return
        if match.opening != self.match.opening:
            raise Stays("other-draws", 0)
        if encode(match.state) != encode(self.match.state):
            raise Stays("other-state", 0)
        self.compare_told(match, 0)

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry."""
        if self.match is not None:
            self.match.apply(entry, versions(self.match.game.name))

    def compare_told(self, match: Match[State], at: int) -> None:
        """Compare the events since the last comparison."""
        if self.match is None:
            return
        since, self._told = self._told, match.told_number
        if keep(match.told[since:], since) != keep(self.match.told[since:], since):
            raise Stays("other-events", at)
