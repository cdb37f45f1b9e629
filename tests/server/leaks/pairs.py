"""Pairs of worlds: two truths of one match that an observer cannot tell apart, and what is done.

The match is played to some point. The other world is one that the observer could imagine there: the
hidden things lie otherwise, and so do all traces that they have left in stored events and entries.
From there on both go on with the same dice. What is then done in them looks alike to the observer;
where chance or somebody's choice would show the difference, something else is done.
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
from ostrog.server.db.stored_events import keep
from ostrog.testing.conformance.noninterference import answer, answer_alike, compare, lying

TRIES = 12
"""So many choices are tried until one looks alike in both worlds."""
LEAST_DEEDS = 6
"""In a pair where less is done, too little would be compared: it is begun a choice later."""
MOST_ASKED = 5
"""So many hidden things, and as many other options, are asked about."""

_encode = msgspec.msgpack.Encoder().encode


class Case(msgspec.Struct, frozen=True):
    """What is played, and who looks on."""

    game: str
    scenario: str
    observer: tuple[int, ...]
    """The seats of the person who looks; none for a spectator."""
    moment: int
    """After so many choices the worlds part."""
    number: int = 0
    """Tells apart what is otherwise the same."""

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
        """What the dice follow from, in both worlds."""
        return hashlib.sha256(str(self).encode()).digest()

    def guest(self, person: tuple[int, ...]) -> uuid.UUID:
        """Who sits there, in both worlds; whoever holds no seat looks on."""
        return uuid.uuid5(uuid.NAMESPACE_URL, f"{self} {person}")


class World(msgspec.Struct, frozen=True):
    """One of the two truths, as it is stored."""

    snapshot: Snapshot
    told: bytes
    entries: list[AnyEntry]


class Deed(msgspec.Struct, frozen=True):
    """Something that is done in both worlds; without picks the last choice is undone."""

    seat: int
    picks: tuple[tuple[Option, ...], tuple[Option, ...]] = ((), ())
    """In the one world and in the other; they differ at most in faces that the observer misses."""
    back: int | None = None
    """The entry that everybody agrees to take back, with all after it."""
    calls: bool = False
    """Whether the observer is asked after it, and was not before."""


class Pair(msgspec.Struct, frozen=True):
    """Two worlds, and all that is done in them."""

    case: Case
    worlds: tuple[World, World]
    deeds: list[Deed]
    options: list[str]
    """Options to ask about, some of them with cards that lie elsewhere in the other world."""
    things: list[str]
    """Things to ask about, chosen in the same way."""
    dealt: bool = False
    """Whether the worlds parted when the cards were dealt, and not in the middle of a match."""


def make_pair(case: Case, most: int) -> Pair:
    """A pair in which at most so many choices are made."""
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
    """The pair that begins here; none if the worlds are soon seen to differ, or never do."""
    other = resample(match.state, case.observer, random)
    other.setting = match.state.setting  # the dice to come are the same
    if encode(other) == encode(match.state):
        return None
    assert _encode(view(other, case.observer)) == _encode(view(match.state, case.observer))
    worlds = (
        world_at(match, match.told, match.entries, match.state),
        _elsewhere(match, case, other),
    )
    header, chance = beginning_of(case)
    twins = [resume(case.rules, header, chance, world.snapshot) for world in worlds]
    deeds = list(deeds_in(twins[0], twins[1], case.observer, most, random))
    own = [deed for deed in deeds if deed.seat in case.observer]
    if len(deeds) < min(most, LEAST_DEEDS) or (case.observer and not own):
        return None
    return Pair(case, worlds, deeds, *questions_about(match.state, other, random))


def beginning_of(case: Case) -> tuple[Header, Keyed]:
    """As the server works it out from what is stored."""
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


# Another truth


def world_at(
    match: Match[State], told: Sequence[ToldEvent], entries: Sequence[AnyEntry], state: State
) -> World:
    """What is stored of a match that stands so."""
    snapshot = msgspec.structs.replace(match.snapshot(), state=encode(state), undoable=())
    return World(snapshot, keep(told, 0), list(entries))


def _elsewhere(match: Match[State], case: Case, state: State) -> World:
    """The other world, in which also the past differs wherever the observer did not look."""
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
    """Names other faces instead of those that the observer has not seen."""

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


# What is done


def deeds_in(
    one: Match[State], other: Match[State], observer: tuple[int, ...], most: int, random: Random
) -> Iterator[Deed]:
    """Choices of everybody; the first of each side that can be undone is undone and made again."""
    undone: set[bool] = set()
    for _ in range(most):
        picked = _alike(one, other, observer, random)
        if picked is None:
            return
        seat, picks = picked
        yield done_in(one, other, observer, Deed(seat, picks))
        own = seat in observer
        if own not in undone and one.can_undo(seat) and other.can_undo(seat):
            undone.add(own)
            yield done_in(one, other, observer, Deed(seat))
            yield done_in(one, other, observer, Deed(seat, picks))


def _alike(
    one: Match[State], other: Match[State], observer: tuple[int, ...], random: Random
) -> tuple[int, tuple[tuple[Option, ...], tuple[Option, ...]]] | None:
    """Something to do after which the observer still knows no difference, and nobody has won."""
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
    """Whether a choice has shown the observer a difference, as it may where something is shown."""
    who = here.setting.observer(observer)
    events = [[redact(each, who) for each in state.scratch.outbox] for state in (here, there)]
    found = compare(here, there, observer, [])
    if _encode(events[0]) != _encode(events[1]):
        found.append("hears different events")
    if found:
        marks = (state.scratch.learned if same else state.scratch.saw for state in (here, there))
        assert any(mark >> who & 1 for mark in marks), found
    return bool(found)


def done_in(one: Match[State], other: Match[State], observer: tuple[int, ...], deed: Deed) -> Deed:
    """Do something in both worlds; says whether it calls the observer."""
    before = {ask.seat for ask in one.asks()} & set(observer)
    for match, picks in zip((one, other), deed.picks, strict=True):
        if deed.back is not None:
            match.take_back(deed.back, match.state.setting.scenario.seats)
        elif picks:
            assert match.choose(deed.seat, *picks)
        else:
            match.undo(deed.seat)
    after = {ask.seat for ask in one.asks()} & set(observer)
    return msgspec.structs.replace(deed, calls=bool(after) and not before)


# What is asked


def questions_about(one: State, other: State, random: Random) -> tuple[list[str], list[str]]:
    """Options and things, most of them such as lie elsewhere in the other world."""
    here, there = lying(one), lying(other)
    moved = sorted(face for face in here if here[face] != there[face]) or sorted(here)
    faces = random.sample(moved, min(MOST_ASKED, len(moved)))
    catalogue = one.setting.rules.catalogue
    every = [option for verb in catalogue.verbs.values() for option in catalogue.options(verb)]
    about = [option for option in every if set(faces) & set(map(str, option.refs))]
    asked = random.sample(about, min(MOST_ASKED, len(about))) + random.sample(every, MOST_ASKED)
    zones = random.sample([zone.name for pool in one.setting.pools for zone in pool.zones], 2)
    return [option.id for option in asked], [*faces, *zones]
