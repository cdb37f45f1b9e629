"""Retracing: a stored match played again by newer rules, and compared with where it went."""

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
"""Why a match stays with its rules."""


class Stays(Exception):
    """Newer rules do not lead a match where it went."""

    def __init__(self, why: Why, at: int, detail: str = "") -> None:
        """Name the entry that differs; `detail` is the kind of error, which shows nobody's hand."""
        super().__init__(why)
        self.why: Why = why
        self.at = at
        self.detail = detail


class Retraced(msgspec.Struct, frozen=True):
    """A match as if newer rules had held wherever those held that it is played by."""

    entries: tuple[AnyEntry, ...]
    """What was done, in another chain, since its first link names the version."""
    snapshots: dict[int, bytes]
    """By the number of entries before them."""


def retrace(
    stored: StoredMatch, log: Sequence[StoredEntry], kept: Mapping[int, bytes], newest: Game[State]
) -> Retraced:
    """Play a match again that has begun; raises `Stays` at the first entry that leads elsewhere.

    `kept` is what happened, as it lies beside the snapshots, by the number of entries before them.
    """
    header, chance = stored.beginning()
    try:
        first = newest if header.version == stored.version else rules(header.game, header.version)
        match = begin(first, replace(header, version=first.version), chance)
    except MissingRules as error:
        raise Stays("missing-rules", 0) from error
    except Exception as error:  # rules may have become anything since
        raise Stays("cannot-set-up", 0, type(error).__name__) from error
    beside = _Beside(stored)
    beside.compare_beginning(match, log)
    told, snapshots = 0, dict[int, bytes]()
    # Each link is made anew, from what the log says and where the newer rules lead.
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
        except Exception as error:  # rules may have become anything since
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
    """People agreed to go over to the rules that are left now: they go on to the newer ones."""
    if isinstance(entry, Migrated) and entry.version == old:
        return replace(entry, version=new)
    return entry


def _draws(entry: AnyEntry) -> object:
    return entry.draws if isinstance(entry, Chose) else ()


class _Beside:
    """The match by its own rules, as long as they are installed.

    They tell what no link of the chain does: how it began before anybody chose, and what people
    were told since the newest snapshot.
    """

    def __init__(self, stored: StoredMatch) -> None:
        """Set it up."""
        header, chance = stored.beginning()
        self.match: Match[State] | None = None
        self._told = 0
        try:
            rules(stored.game, stored.version)
            self.match = begin(rules(header.game, header.version), header, chance)
        except MissingRules:
            pass

    def compare_beginning(self, match: Match[State], log: Sequence[StoredEntry]) -> None:
        """Compare what people saw before the first choice."""
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
        """Do what was done."""
        if self.match is not None:
            self.match.apply(entry, versions(self.match.game.name))

    def compare_told(self, match: Match[State], at: int) -> None:
        """Compare what people were told since it was last compared."""
        if self.match is None:
            return
        since, self._told = self._told, match.told_number
        if keep(match.told[since:], since) != keep(self.match.told[since:], since):
            raise Stays("other-events", at)
