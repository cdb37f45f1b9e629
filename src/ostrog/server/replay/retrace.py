"""Retracing: replays a stored match with newer rules, and compares every entry's result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from ostrog.kernel import Game, Match, Mismatched, MissingRules, Playback, State, encode
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import AnyEntry, Migrated, first_link, next_link
from ostrog.kernel.runtime.engine import encode_without_drafts
from ostrog.server.catalogue import rules, versions
from ostrog.server.db.storage import StoredEntry, StoredMatch
from ostrog.server.db.stored_events import decode_chunk, encode_events


class Retraced(msgspec.Struct, frozen=True):
    """A match rewritten as if it had been played by newer rules instead of its present ones."""

    entries: tuple[AnyEntry, ...]
    """The same entries with a new chain, since the first link contains the rules version."""
    snapshots: dict[int, bytes]
    """Encoded snapshots, by the number of entries before them."""


def retrace(
    stored: StoredMatch, log: Sequence[StoredEntry], kept: Mapping[int, bytes], newest: Game[State]
) -> Retraced:
    """Replay a match that has begun; raises `Mismatched` at the first entry that differs.

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
        raise Mismatched("missing-rules", 0) from error
    except Exception as error:  # newer rules may raise anything
        raise Mismatched("cannot-set-up", 0) from error
    beside = _Beside(stored)
    beside.compare_beginning(match, log)
    told, snapshots = 0, dict[int, bytes]()
    playback = _Relabelled(match, stored.version, newest.version)
    for index, each in enumerate(log):
        if each.at != index:
            raise Mismatched("missing-entry", index)
        playback.play(each.entry)
        beside.play(each.entry)
        beside.compare_told(match, index)
        if match.number in kept:
            if not _fits(match, kept[match.number], told):
                raise Mismatched("other-events", index)
            told = match.told_number
            snapshots[match.number] = msgspec.msgpack.encode(match.snapshot())
    return Retraced(tuple(match.entries), snapshots)


class _Relabelled(Playback[State]):
    """Plays a match by newer rules as if its present ones had never been used.

    The entries are compared with the chain that the present rules made.
    """

    def __init__(self, match: Match[State], present: int, newest: int) -> None:
        """Take the match at its beginning, and both versions."""
        super().__init__(match, versions(match.game.name))
        self._present, self._newest = present, newest
        self._chain = match.chain
        if match.header.version == newest:
            header = replace(match.header, version=present)
            self._chain = first_link(header, match.opening, encode(match.state))

    def applied(self, entry: AnyEntry) -> AnyEntry:
        """Return the entry; a migration to the present rules becomes one to the newer ones."""
        if isinstance(entry, Migrated) and entry.version == self._present:
            return replace(entry, version=self._newest)
        return entry

    def link(self, entry: AnyEntry) -> bytes:
        """Return the next link of the chain that the present rules made."""
        self._chain = next_link(self._chain, entry, encode_without_drafts(self.match.state))
        return self._chain


def _fits(match: Match[State], kept: bytes, told: int) -> bool:
    """Whether the events of a match since number `told` are those stored with a snapshot.

    The stored ones may begin earlier: a take-back loads a match from its beginning, and another
    process from an older snapshot, and then the next snapshot repeats events.
    """
    try:
        first = min([told, *(each.number for each in decode_chunk(kept)[:1])])
    except msgspec.DecodeError:
        return False
    return encode_events(match.told[first:], first) == kept


class _Beside:
    """The same match replayed with its own rules, if they are installed.

    It shows what the chain and the snapshots do not: the state before the first choice, and the
    events since the newest snapshot.
    """

    def __init__(self, stored: StoredMatch) -> None:
        """Set up the match, or none if its rules are not installed."""
        header, chance = stored.beginning()
        self._playback: Playback[State] | None = None
        self._told = 0
        try:
            rules(stored.game, stored.version, stored.expansions)
            match = begin(rules(header.game, header.version, header.expansions), header, chance)
        except MissingRules:
            return
        self._playback = Playback(match, versions(header.game))

    def compare_beginning(self, match: Match[State], log: Sequence[StoredEntry]) -> None:
        """Compare draws, state and events before the first choice."""
        if self.match is None:
            if not log:
                raise Mismatched("missing-rules", 0)
            return
        if match.opening != self.match.opening:
            raise Mismatched("other-draws", 0)
        if encode(match.state) != encode(self.match.state):
            raise Mismatched("other-state", 0)
        self.compare_told(match, 0)

    @property
    def match(self) -> Match[State] | None:
        """The match as far as it was played, or None if its rules are not installed."""
        return None if self._playback is None else self._playback.match

    def play(self, entry: AnyEntry) -> None:
        """Play an entry."""
        if self._playback is not None:
            self._playback.play(entry)

    def compare_told(self, match: Match[State], at: int) -> None:
        """Compare the events since the last comparison."""
        if self.match is None:
            return
        since, self._told = self._told, match.told_number
        if encode_events(match.told[since:], since) != encode_events(
            self.match.told[since:], since
        ):
            raise Mismatched("other-events", at)
