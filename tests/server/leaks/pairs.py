"""Pairs of worlds: two states of one match that an observer cannot tell apart, and entries in them.

The match is played to some point. The other world is one that the observer considers possible
there: the hidden things are elsewhere, and their traces in stored events and entries differ too.
The future differs too: from there on other cards are drawn and other dice fall. Entries are chosen
so that they look alike to the observer; if chance or a choice would reveal the difference, another
entry is chosen.
"""

from __future__ import annotations

import hashlib
import uuid
from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from ostrog.kernel import Game, IllegalChoice, Match, Option, State, choose, resample, view
from ostrog.kernel.matches.match import Snapshot, begin, resume
from ostrog.kernel.matches.records import AnyEntry, Chose, Header
from ostrog.kernel.runtime.chance import Keyed, commitment, match_key
from ostrog.kernel.runtime.engine import encode
from ostrog.kernel.runtime.events import ToldEvent, hidden_fields, redact
from ostrog.server.catalogue import games
from ostrog.server.db.stored_events import encode_events
from ostrog.testing.conformance.noninterference import answer, answer_alike, compare, lying

TRIES = 12
"""Maximum number of choices tried to find one that looks alike in both worlds."""
LEAST_ENTRIES = 6
"""Minimum number of entries in a pair; with fewer, the worlds part one choice later."""
MOST_ASKED = 5
"""Number of hidden things, and of other options, that are asked about."""

_encode = msgspec.msgpack.Encoder().encode


class Case(msgspec.Struct, frozen=True):
    """The match that is played, and the observer."""

    game: str
    scenario: str
    observer: tuple[int, ...]
    """The seats of the observer; empty for a spectator."""
    moment: int
    """Number of choices after which the worlds part."""
    number: int = 0
    """A number to distinguish cases that are otherwise the same."""

    def __str__(self) -> str:
        who = "-".join(map(str, self.observer)) or "spectator"
        return f"{self.scenario}-{who}-at-{self.moment}-{self.number}"

    @property
    def rules(self) -> Game[State]:
        """The game."""
        return games()[self.game]

    @property
    def persons(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each person."""
        return self.rules.scenario(self.scenario).persons

    @property
    def seed(self) -> bytes:
        """The seed of chance in both worlds."""
        return hashlib.sha256(str(self).encode()).digest()

    def guest(self, person: tuple[int, ...]) -> uuid.UUID:
        """Return the guest who holds these seats in both worlds; without seats, a spectator."""
        return uuid.uuid5(uuid.NAMESPACE_URL, f"{self} {person}")


class World(msgspec.Struct, frozen=True):
    """One of the two worlds, as it is stored."""

    snapshot: Snapshot
    told: bytes
    entries: list[AnyEntry]


class TwinEntry(msgspec.Struct, frozen=True):
    """An action in both worlds; without picks, the last choice is undone."""

    seat: int
    picks: tuple[tuple[Option, ...], tuple[Option, ...]] = ((), ())
    """The picks in each world; they differ at most in faces that the observer does not see."""
    back: int | None = None
    """The entry that everybody agrees to take back, with all later ones."""
    calls: bool = False
    """Whether the observer must decide after it and did not have to before."""


class Pair(msgspec.Struct, frozen=True):
    """Two worlds, and all entries in them."""

    case: Case
    worlds: tuple[World, World]
    entries: list[TwinEntry]
    options: list[str]
    """Options to ask about; some of them use cards that are elsewhere in the other world."""
    things: list[str]
    """Things to ask about, chosen in the same way."""
    dealt: bool = False
    """Whether the worlds parted when the cards were dealt, not during the match."""


def make_pair(case: Case, most: int) -> Pair:
    """Make a pair with at most `most` choices."""
    random = Random(str(case))
    header, chance = beginning_of(case)
    match = begin(case.rules, header, chance)
    while True:
        assert match.outcome is None, f"{case} was over before the worlds could part"
        if match.number >= case.moment and (pair := _part(case, match, most, random)):
            return pair
        seat = random.choice(match.asks()).seat
        match.choose(seat, *answer(match.state.clone(), seat, random))


def _part(case: Case, match: Match[State], most: int, random: Random) -> Pair | None:
    """Return a pair that parts here, or None if the worlds are equal or soon visibly differ."""
    other = resample(match.state, case.observer, random)
    other.setting = match.state.setting
    other.epoch += 1  # chance of another epoch: the same seed, other cards and dice from here on
    if encode(other) == encode(match.state):
        return None
    assert _encode(view(other, case.observer)) == _encode(view(match.state, case.observer))
    worlds = (
        world_at(match, match.told, match.entries, match.state),
        _elsewhere(match, case, other),
    )
    header, chance = beginning_of(case)
    twins = [resume(case.rules, header, chance, world.snapshot) for world in worlds]
    entries = list(entries_in(twins[0], twins[1], case.observer, most, random))
    own = [entry for entry in entries if entry.seat in case.observer]
    if len(entries) < min(most, LEAST_ENTRIES) or (case.observer and not own):
        return None
    return Pair(case, worlds, entries, *questions_about(match.state, other, random))


def beginning_of(case: Case) -> tuple[Header, Keyed]:
    """Return the header and chance as the server derives them from stored data."""
    holders = {seat: str(case.guest(person)) for person in case.persons for seat in person}
    header = Header(
        game=case.game,
        version=case.rules.version,
        scenario=case.scenario,
        seats=tuple(holders[seat] for seat in sorted(holders)),
        commitment=commitment(case.seed),
        contributions=tuple(b"" for _ in holders),
    )
    return header, Keyed(match_key(case.seed, header.contributions))


# The other world


def world_at(
    match: Match[State], told: Sequence[ToldEvent], entries: Sequence[AnyEntry], state: State
) -> World:
    """Return the stored form of a match in this state."""
    snapshot = msgspec.structs.replace(match.snapshot(), state=encode(state), undoable=())
    return World(snapshot, encode_events(told, 0), list(entries))


def _elsewhere(match: Match[State], case: Case, state: State) -> World:
    """Return the other world, in which the past also differs where the observer did not see it."""
    who = state.setting.observer(case.observer)
    turned = _Turned(state)
    told = [each if each.seen_by >> who & 1 else turned.told(each) for each in match.told]
    assert [redact(each, who) for each in told] == [redact(each, who) for each in match.told]
    entries = [
        turned.entry(each) if isinstance(each, Chose) and each.seat not in case.observer else each
        for each in match.entries
    ]
    return world_at(match, told, entries, state)


class _Turned:
    """Replaces faces that the observer has not seen by others."""

    def __init__(self, state: State) -> None:
        self._next = {
            face: plan.names[(index + 1) % len(plan.names)]
            for plan in state.setting.plans
            for index, face in enumerate(plan.names)
        }

    def told(self, told: ToldEvent) -> ToldEvent:
        names = hidden_fields(type(told.event))
        values = {name: self._value(getattr(told.event, name)) for name in names}
        return ToldEvent(msgspec.structs.replace(told.event, **values), told.seen_by)

    def entry(self, entry: Chose) -> Chose:
        options = tuple(
            Option(each.verb, tuple(self._next.get(str(ref), ref) for ref in each.refs))
            for each in entry.options
        )
        return msgspec.structs.replace(entry, options=options)

    def _value(self, value: object) -> object:
        if isinstance(value, tuple):
            return tuple(self._value(each) for each in value)
        return self._next.get(value, value) if isinstance(value, str) else value


# Entries


def entries_in(
    one: Match[State], other: Match[State], observer: tuple[int, ...], most: int, random: Random
) -> Iterator[TwinEntry]:
    """Yield choices; the first undoable one of the observer and of the others is also undone."""
    undone: set[bool] = set()
    for _ in range(most):
        picked = _alike(one, other, observer, random)
        if picked is None:
            return
        seat, picks = picked
        yield done_in(one, other, observer, TwinEntry(seat, picks))
        own = seat in observer
        if own not in undone and one.can_undo(seat) and other.can_undo(seat):
            undone.add(own)
            yield done_in(one, other, observer, TwinEntry(seat))
            yield done_in(one, other, observer, TwinEntry(seat, picks))


def _alike(
    one: Match[State], other: Match[State], observer: tuple[int, ...], random: Random
) -> tuple[int, tuple[tuple[Option, ...], tuple[Option, ...]]] | None:
    """Return a choice after which the worlds still look alike and the match is not over."""
    for _ in range(TRIES if one.outcome is None else 0):
        here, there = one.state.clone(), other.state.clone()
        seat, before = random.choice(one.asks()).seat, lying(here)
        picks = answer(here, seat, random)
        try:
            choose(there, seat, *picks)
        except IllegalChoice:
            assert seat not in observer, f"only in one world seat {seat} may do {picks}"
            there = other.state.clone()
            if not answer_alike(there, seat, picks, before, random):
                continue
        same = picks == there.scratch.chosen
        if here.outcome is None and not _tells(here, there, observer, same=same):
            return seat, (picks, there.scratch.chosen)
    return None


def _tells(here: State, there: State, observer: tuple[int, ...], *, same: bool) -> bool:
    """Whether a choice showed the observer a difference, which is allowed only if it reveals."""
    who = here.setting.observer(observer)
    events = [[redact(each, who) for each in state.scratch.outbox] for state in (here, there)]
    found = compare(here, there, observer, [])
    if _encode(events[0]) != _encode(events[1]):
        found.append("hears different events")
    if found:
        marks = (state.scratch.learned if same else state.scratch.saw for state in (here, there))
        assert any(mark >> who & 1 for mark in marks), found
    return bool(found)


def done_in(
    one: Match[State], other: Match[State], observer: tuple[int, ...], entry: TwinEntry
) -> TwinEntry:
    """Make an entry in both worlds; return it with `calls` set if the observer must now decide."""
    before = {ask.seat for ask in one.asks()} & set(observer)
    for match, picks in zip((one, other), entry.picks, strict=True):
        if entry.back is not None:
            match.take_back(entry.back, match.state.setting.scenario.seats)
        elif picks:
            assert match.choose(entry.seat, *picks)
        else:
            match.undo(entry.seat)
    after = {ask.seat for ask in one.asks()} & set(observer)
    return msgspec.structs.replace(entry, calls=bool(after) and not before)


# Questions


def questions_about(one: State, other: State, random: Random) -> tuple[list[str], list[str]]:
    """Return options and things to ask about, mostly ones that are elsewhere in the other world."""
    here, there = lying(one), lying(other)
    moved = sorted(face for face in here if here[face] != there[face]) or sorted(here)
    faces = random.sample(moved, min(MOST_ASKED, len(moved)))
    catalogue = one.setting.rules.catalogue
    every = [option for verb in catalogue.verbs.values() for option in catalogue.options(verb)]
    about = [option for option in every if set(faces) & set(map(str, option.refs))]
    asked = random.sample(about, min(MOST_ASKED, len(about))) + random.sample(every, MOST_ASKED)
    zones = random.sample([zone.name for pool in one.setting.pools for zone in pool.zones], 2)
    return [option.id for option in asked], [*faces, *zones]
