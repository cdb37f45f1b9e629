"""Matches being played: loaded from the log, changed one request at a time, told to listeners."""

from __future__ import annotations

import asyncio
import contextlib
import time
import uuid
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.bots import Memory
from ostrog.kernel import Game, IllegalChoice, Match, Option, Scenario, State
from ostrog.kernel.engine import drop_draft
from ostrog.kernel.match import begin, resume
from ostrog.server import agreements, presence, seeing, storage, talk, timekeeping
from ostrog.server.bots import Question, question
from ostrog.server.catalogue import games
from ostrog.server.clocks import Clock
from ostrog.server.fanout import Alone, Fanout
from ostrog.server.jobs import YOUR_TURN, Job, defer
from ostrog.server.messages import (
    ClockInfo,
    MatchInfo,
    Note,
    Present,
    ProposalInfo,
    Said,
    SeatInfo,
    ServerMessage,
    TalkLine,
    Told,
    Update,
    Welcome,
)
from ostrog.server.people.ratings import record_result
from ostrog.server.storage import Overtaken, StoredMatch
from ostrog.server.telling import keep, kept

SNAPSHOT_EVERY = 40
"""So many entries a match is played on at most after it was loaded from a snapshot."""
MOST_TABLES = 500
"""So many matches are kept in memory, besides those that somebody watches."""
FAREWELL = 1.0
"""So many seconds a server that ends waits for the database."""
LOOK_EVERY = 3.0
"""So often, in seconds, it is looked whether word of an entry was missed."""


class Listener:
    """A socket that wants to hear of a match, as a guest with some seats."""

    def __init__(self, guest: uuid.UUID, send: Callable[[ServerMessage], None]) -> None:
        """Send through `send`, which never blocks."""
        self.guest = guest
        self.send = send
        self.seen = 0
        """How many events it has been sent."""
        self.heard: int | None = None
        """The number of the last line that it was told or was not for it; none before `Join`."""
        self.heard_watchers = False
        """Whether it was told what those said who look on."""
        self.noted = 0
        """The version of the note that it was sent."""
        self.present: Present | None = None
        """Who is there, as it was last told."""


class NotBegun(Exception):
    """A match that waits for players."""


class Overruled(Exception):
    """A request that came too late: the match has gone on since."""


class Table:
    """One match in memory: never trusted over the log, and dropped when in doubt."""

    def __init__(
        self,
        engine: AsyncEngine,
        stored: StoredMatch,
        fanout: Fanout,
        process: uuid.UUID | None = None,
    ) -> None:
        """Begin with what is stored; the game itself is loaded when it is needed."""
        self.engine = engine
        self.process = process or uuid.uuid4()
        self.talking = asyncio.Lock()
        """Held while it is told who is there and what they say; taken before the other lock."""
        self.coming = asyncio.Lock()
        """Held while somebody comes or leaves."""
        self.fanout = fanout
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._match: Match[State] | None = None
        self._requests: dict[str, int] = {}
        """Requests that were carried out lately, with the number of entries after them."""
        self._memories: dict[int, Memory] = {}
        """What bots have seen, by seat."""
        self._kept = 0
        """Of so many events it is known that they are kept beside a snapshot."""

    @property
    def game(self) -> Game[State]:
        """The game that is played."""
        return games()[self.stored.game]

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        return self.game.scenario(self.stored.scenario)

    def person_of(self, seat: int) -> tuple[int, ...]:
        """All the seats of the person who holds this one; none if there is no such seat."""
        return next((held for held in self.scenario.persons if seat in held), ())

    async def match(self) -> Match[State]:
        """The match as the log says it stands."""
        if not self.stored.full:
            raise NotBegun
        if self._match is None:
            self._match = await self._load()
            self._requests = {}
            self._kept = self._match.first_told
        match = self._match
        for each in await storage.read_entries(self.engine, self.stored.id, match.number):
            match.apply(each.entry)
            self._requests[each.request] = each.seq + 1
        return match

    async def _load(self) -> Match[State]:
        """The match as it stood at its newest snapshot, or at its beginning."""
        header, chance = self.stored.beginning()
        snapshot = await storage.last_snapshot(self.engine, self.stored.id)
        if snapshot is None or snapshot.version != self.game.version:
            return begin(self.game, header, chance)
        return resume(self.game, header, chance, snapshot)

    @property
    def number(self) -> int:
        """How many entries are known here; none if the match is not in memory."""
        return 0 if self._match is None else self._match.number

    async def told(self, match: Match[State], held: Sequence[int], since: int) -> list[Told]:
        """What happened from a number on, as the holder of these seats may know it."""
        found: list[Told] = []
        if since < match.first_told:
            who = match.state.setting.observer(seeing.watcher(match.state, held))
            chunks = await storage.told_before(self.engine, self.stored.id, match.first)
            older = [each for each in kept(chunks) if each.number < match.first_told]
            found = [each.told(who) for each in older[since:]]
        return found + seeing.told(match, held, max(since, match.first_told))

    # What can be done

    async def choose(self, request: str, seat: int, at: int, picks: Sequence[Option]) -> int:
        """Answer a decision and write it down; returns how many entries there are then."""
        return await self.do(request, at, lambda match: _answer(match, seat, picks))

    async def undo(self, request: str, seat: int, at: int) -> int:
        """Take a seat's last choice back."""
        return await self.do(request, at, lambda match: match.undo(seat))

    async def do(
        self,
        request: str,
        at: int,
        deed: Callable[[Match[State]], None],
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
        *,
        calls_bots: bool = True,
    ) -> int:
        """Do something to the match, and what belongs to it in the database, all or nothing."""
        async with self.lock:
            match = await self.match()
            if request in self._requests:
                return self._requests[request]
            if at != match.number:
                # A request that is sent again may be older than what is in memory.
                done = await storage.find_request(self.engine, self.stored.id, request)
                if done is None:
                    raise Overruled
                return done
            if self.stored.ended or self.stored.paused:
                raise IllegalChoice("nothing can be done in a match that is over or paused")
            waited_for = self._asked(match)
            deed(match)
            try:
                async with storage.writing(
                    self.engine, self.stored.id, at, request, match.entries[-1]
                ) as connection:
                    if also is not None:
                        await also(connection)
                    stored = await self._settle(connection, match)
                    await defer(connection, self._jobs_after(match) if calls_bots else ())
                    await defer(connection, self._notices(self._asked(match) - waited_for))
            except BaseException as error:
                self._match = None  # what is in memory is not what is on disk
                if isinstance(error, Overtaken):
                    raise Overruled from error
                raise
            self._requests[request] = at + 1
            self.stored = stored if also is None else await self._stored()
            await self.tell(match)
        if self.stored.ended:
            await self.tell_talk()
        await self.fanout.tell(self.stored.id)
        if (at + 1) % SNAPSHOT_EVERY == 0:
            await self.keep_snapshot()
        return at + 1

    async def _settle(self, connection: AsyncConnection, match: Match[State]) -> StoredMatch:
        """What every entry brings with it: clocks, the end of proposals, the result."""
        stored, outcome = self.stored, match.outcome
        if stored.proposals:
            await agreements.drop(connection, stored.id)
            stored = replace(stored, proposals=())
        if stored.control is not None:
            clocks = await self.press_clocks(connection, match)
            stored = replace(stored, clocks=tuple(clocks))
        if outcome is not None:
            await storage.end(connection, stored.id, outcome.reason)
            await record_result(connection, stored.id, outcome)
            stored = replace(stored, ended=outcome.reason)
        return stored

    async def press_clocks(self, connection: AsyncConnection, match: Match[State]) -> list[Clock]:
        """Let the clocks run of the people who are asked."""
        control = self.stored.control
        assert control is not None
        persons = self.scenario.persons
        if not self.stored.clocks:
            people = [held for held in persons if not self.stored.level_of(min(held))]
            await timekeeping.wind_up(connection, self.stored.id, control, people)
        asked = {ask.seat for ask in match.asks()}
        running = {min(held) for held in persons if asked & set(held)}
        return await timekeeping.press(connection, self.stored.id, control, running)

    async def start_clocks(self) -> None:
        """Let the clocks run from the beginning of the match."""
        async with self.lock:
            match = await self.match()
            async with self.engine.begin() as connection:
                await self.press_clocks(connection, match)
                await defer(connection, self._notices(self._asked(match)))
            self.stored = await self._stored()

    async def _stored(self) -> StoredMatch:
        found = await storage.find_match(self.engine, self.stored.id)
        assert found is not None
        return found

    async def reload(self) -> Match[State]:
        """The match with all its entries, whatever snapshots there are; for who holds the lock."""
        self._match = begin(self.game, *self.stored.beginning())
        self._requests, self._kept = {}, 0
        return await self.match()

    def _asked(self, match: Match[State]) -> set[uuid.UUID]:
        """The people who have something to decide."""
        asked = {ask.seat for ask in match.asks()}
        return {each.guest for each in self.stored.seats if each.seat in asked and each.guest}

    def _notices(self, guests: set[uuid.UUID]) -> list[Job]:
        """Mails to those whose turn it is; where people play by correspondence, they are away."""
        control = self.stored.control
        if control is None or control.kind != "correspondence":
            return []
        args = [{"match": self.stored.id, "guest": str(guest)} for guest in sorted(guests)]
        return [Job(YOUR_TURN, each) for each in args]

    async def waits_for(self, guest: uuid.UUID) -> bool:
        """Whether this person has something to decide."""
        if not self.stored.full or self.stored.ended:
            return False
        async with self.lock:
            return guest in self._asked(await self.match())

    def _jobs_after(self, match: Match[State]) -> list[Job]:
        """What is to be done once somebody has chosen."""
        asked = any(self.stored.level_of(ask.seat) for ask in match.asks())
        return [storage.bot_turn(self.stored.id)] if asked else []

    async def keep_snapshot(self) -> None:
        """Keep the match as it stands, so that it need not be played again from its beginning."""
        async with self.lock:
            match = await self.match()
            told = keep(match.told[self._kept - match.first_told :], self._kept)
            await storage.write_snapshot(self.engine, self.stored.id, match.snapshot(), told)
            self._kept = match.told_number

    # What bots do

    async def asked_of_bots(self) -> Question | None:
        """The first decision that waits for a bot."""
        if not self.stored.full:
            return None
        async with self.lock:
            match = await self.match()
            for ask in match.asks():
                if level := self.stored.level_of(ask.seat):
                    memory = self._memories.setdefault(ask.seat, Memory())
                    return question(match, ask.seat, level, memory)
        return None

    async def answer_for_bot(self, asked: Question, picks: Sequence[Option]) -> None:
        """Answer as a person does, unless the match has gone on while the bot was thinking."""
        with contextlib.suppress(Overruled):
            await self.do(
                str(uuid.uuid4()),
                asked.number,
                lambda match: _answer(match, asked.seat, picks),
                calls_bots=False,  # whoever answers for one bot goes on with the next
            )

    # Who hears of it

    async def tell(self, match: Match[State]) -> None:
        """Send every listener what it may know of what happened, and has not heard yet."""
        for listener in list(self.listeners):
            held = self.stored.held_by(listener.guest)
            try:
                # It may have heard less than is in memory, if the match was loaded again.
                events = await self.told(match, held, listener.seen)
            except (OSError, SQLAlchemyError):
                continue  # it hears of it the next time
            listener.seen = match.told_number
            listener.send(
                Update(
                    match=self.info(listener.guest, over=match.outcome is not None),
                    standing=seeing.standing(match, held),
                    events=events,
                )
            )

    async def catch_up(self, before: StoredMatch) -> None:
        """Read what other processes have written, and tell it; this is how it stood before."""
        if not before.full:
            if self.stored != before:
                await self.seats_seen()
            return
        async with self.lock:
            known = self.number
            match = await self.match()
            if match.number != known or self.stored != before:
                await self.tell(match)

    async def told_anew(self) -> None:
        """Something about the match has changed that is no entry."""
        async with self.lock:
            self.stored = await self._stored()
            await self.tell(await self.match())
        if self.stored.ended:
            await self.tell_talk()
        await self.fanout.tell(self.stored.id)

    async def join(self, listener: Listener, seen: int) -> None:
        """Somebody comes to the table, or asks again how it stands."""
        async with self.coming:
            comes = all(each.guest != listener.guest for each in self.listeners)
            self.listeners.add(listener)
            await self.fanout.follow(self.stored.id)
            if comes:
                here = (self.stored.id, listener.guest)
                await presence.arrive(self.engine, self.process, [here])
        await self.welcome(listener, seen)
        if comes:
            await self.tell_presence()
            await self.fanout.tell(self.stored.id)

    async def welcome(self, listener: Listener, seen: int) -> None:
        """Say where the match stands; from now on the listener hears how it goes on."""
        async with self.talking:
            around = await self._around(listener)
            if not self.stored.full:
                listener.send(Welcome(self.info(listener.guest), None, None, [], *around))
                return
            async with self.lock:
                match = await self.match()
                held = self.stored.held_by(listener.guest)
                # A client can have seen more than there is, before a crash: it is sent everything.
                since = seen if seen <= match.told_number else 0
                events = await self.told(match, held, since)
                listener.seen = match.told_number
                listener.send(
                    Welcome(
                        self.info(listener.guest, over=match.outcome is not None),
                        seeing.layout(match.state),
                        seeing.standing(match, held),
                        events,
                        *around,
                    )
                )
                waits_for_bot = bool(self._jobs_after(match))
        if waits_for_bot:
            await storage.call_bots(self.engine, self.stored.id)

    async def let_go(self, listener: Listener) -> None:
        """A listener has left."""
        async with self.coming:
            came = listener in self.listeners
            self.listeners.discard(listener)
            if not self.listeners:
                await self.fanout.leave(self.stored.id)
            leaves = came and all(each.guest != listener.guest for each in self.listeners)
            with contextlib.suppress(OSError, SQLAlchemyError):  # it is found out a little later
                if leaves:
                    await presence.leave(self.engine, self.process, self.stored.id, listener.guest)
                    await self.tell_presence()
        if leaves:
            await self.fanout.tell(self.stored.id)

    # Who is there, and what they say

    async def talked(self) -> None:
        """Somebody has said something, or noted it down."""
        await self.tell_talk()
        await self.fanout.tell(self.stored.id)

    async def tell_talk(self) -> None:
        """Tell everybody what was said that they may hear, and what they noted down elsewhere."""
        match = self.stored.id
        async with self.talking:
            listening = [each for each in self.listeners if each.heard is not None]
            if not listening:
                return
            async with self.engine.connect() as connection:
                people = {each.guest for each in listening}
                blocked = await talk.blocked_by(connection, people)
                notes = await talk.notes_of(connection, match, people)
                oldest = min(each.heard or 0 for each in listening)
                spoken = await talk.since(connection, match, oldest)
                for listener in listening:
                    ear = self._ear(listener, blocked[listener.guest])
                    if ear.hears_watchers and not listener.heard_watchers:
                        lines = await talk.last(connection, match, ear)
                    else:
                        known = listener.heard or 0
                        lines = [each for each in spoken if each.number > known and ear.hears(each)]
                    if lines:
                        listener.send(Said([each.to(ear.guest) for each in lines]))
                    numbers = (each.number for each in spoken)
                    listener.heard = max(numbers, default=listener.heard)
                    listener.heard_watchers = ear.hears_watchers
                    note = notes.get(listener.guest, talk.Note())
                    if note.version > listener.noted:
                        listener.send(Note(note.text))
                        listener.noted = note.version

    async def tell_presence(self) -> None:
        """Tell everybody who is there, if that has changed."""
        async with self.talking:
            listening = [each for each in self.listeners if each.present is not None]
            if not listening:
                return
            async with self.engine.connect() as connection:
                here = (await presence.who(connection, [self.stored.id]))[self.stored.id]
            found = presence.present(self.stored, here)
            for listener in listening:
                if listener.present != found:
                    listener.present = found
                    listener.send(found)

    async def _around(self, listener: Listener) -> tuple[bool, list[TalkLine], str, Present]:
        """What a listener is told who comes: whether there is talk, the last of it, and so on."""
        match, guest = self.stored.id, listener.guest
        async with self.engine.connect() as connection:
            ear = self._ear(listener, (await talk.blocked_by(connection, [guest]))[guest])
            lines = await talk.last(connection, match, ear)
            note = (await talk.notes_of(connection, match, [guest])).get(guest, talk.Note())
            here = (await presence.who(connection, [match]))[match]
        listener.heard = lines[-1].number if lines else 0
        listener.heard_watchers = ear.hears_watchers
        listener.noted = note.version
        listener.present = presence.present(self.stored, here)
        said = [each.to(guest) for each in lines]
        return self.game.talk == "open", said, note.text, listener.present

    def lacks(self, number: int) -> bool:
        """Whether somebody has not been told of a line."""
        return any(each.heard is not None and each.heard < number for each in self.listeners)

    def sees_others_than(self, here: frozenset[uuid.UUID]) -> bool:
        """Whether somebody was told of others than these."""
        found = presence.present(self.stored, here)
        return any(each.present not in (None, found) for each in self.listeners)

    def _ear(self, listener: Listener, blocked: frozenset[uuid.UUID]) -> talk.Ear:
        sits = bool(self.stored.held_by(listener.guest))
        return talk.Ear(listener.guest, sits, bool(self.stored.ended), blocked)

    async def seats_changed(self) -> None:
        """Somebody sat down: tell those who wait, and begin when all are there."""
        if self.stored.full and self.stored.control is not None:
            await self.start_clocks()
        if self.stored.full and self.stored.has_bots:
            await storage.call_bots(self.engine, self.stored.id)
        await self.seats_seen()
        await self.fanout.tell(self.stored.id)

    async def seats_seen(self) -> None:
        """Tell those who wait who sits where."""
        for listener in list(self.listeners):
            await self.welcome(listener, 0)

    def info(self, guest: uuid.UUID, *, over: bool = False) -> MatchInfo:
        """The match as this guest may know it."""
        scenario = self.scenario
        return MatchInfo(
            id=self.stored.id,
            game=self.stored.game,
            scenario=self.stored.scenario,
            seats=[
                SeatInfo(
                    each.seat,
                    scenario.team(each.seat),
                    each.taken,
                    each.name,
                    each.guest == guest,
                    scenario.called(each.seat),
                    each.bot,
                )
                for each in self.stored.seats
            ],
            begun=self.stored.full,
            over=over or bool(self.stored.ended),
            persons=[list(seats) for seats in scenario.persons],
            ended=self.stored.ended,
            paused=self.stored.paused,
            control=self.stored.control,
            clocks=[_clock(clock) for clock in self.stored.clocks],
            proposals=[
                ProposalInfo(each.kind, each.entry, list(each.agreed))
                for each in self.stored.proposals
            ],
            rematch=self.stored.rematch,
        )


def _clock(clock: Clock) -> ClockInfo:
    left = clock.remaining(datetime.now(UTC))
    return ClockInfo(
        clock.seat,
        int(left.total_seconds() * 1000),
        clock.deadline is not None,
        clock.flagged is not None,
    )


def _answer(match: Match[State], seat: int, picks: Sequence[Option]) -> None:
    if not match.choose(seat, *picks):
        # The picks only began a draft: a draft lives in the client, so forget it here.
        drop_draft(match.state, seat)
        raise IllegalChoice("these picks do not answer the decision")


class Tables:
    """The matches in memory."""

    def __init__(self, engine: AsyncEngine, fanout: Fanout | None = None) -> None:
        """Nothing is loaded yet."""
        self.engine = engine
        self.fanout: Fanout = Alone() if fanout is None else fanout
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._look_now = asyncio.Event()
        self._process = uuid.uuid4()
        self._said_who = 0.0
        """When it was last said who is there."""

    def __len__(self) -> int:
        """How many there are."""
        return len(self._tables)

    async def find(self, match: str) -> Table | None:
        """A match by its id, with its seats as they are now."""
        stored = await storage.find_match(self.engine, match)
        if stored is None or stored.game not in games():
            return None
        table = self._tables.get(match)
        if table is None:
            table = self._tables[match] = Table(self.engine, stored, self.fanout, self._process)
            self._make_room()
        elif table.stored != stored:
            table.stored = stored
        self._tables.move_to_end(match)
        return table

    def _make_room(self) -> None:
        """Forget the matches that nobody has asked for in the longest time."""
        surplus = len(self._tables) - MOST_TABLES
        if surplus <= 0:
            return
        idle = [
            match
            for match, table in self._tables.items()
            if not table.listeners and not table.lock.locked()
        ]
        # The newest one is about to be used by whoever asked for it.
        for match in idle[: min(surplus, len(idle) - 1)]:
            del self._tables[match]

    async def heard(self, match: str) -> None:
        """Another process has something to tell about a match."""
        known = self._tables.get(match)
        if known is None or not known.listeners:
            return
        before = known.stored
        table = await self.find(match)
        assert table is not None
        await table.catch_up(before)
        await table.tell_talk()
        await table.tell_presence()

    @asynccontextmanager
    async def looking_around(self) -> AsyncIterator[None]:
        """Look now and then whether word of an entry was missed."""
        task = asyncio.create_task(self._look_around())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # If the database does not answer, others find out a little later who has left.
            with contextlib.suppress(OSError, SQLAlchemyError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await presence.end(self.engine, self._process)

    async def _look_around(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), LOOK_EVERY)
            self._look_now.clear()
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self.look()
                await self._say_who_is_there()

    def look_soon(self) -> None:
        """Word was certainly missed."""
        self._look_now.set()

    async def look(self) -> None:
        """Catch up with all matches that somebody watches."""
        watched = {match: table for match, table in self._tables.items() if table.listeners}
        if not watched:
            return
        waiting = [match for match, table in watched.items() if not table.stored.full]
        written = await storage.count_entries(self.engine, list(watched))
        behind = [match for match, count in written.items() if count > watched[match].number]
        said = await talk.newest(self.engine, list(watched))
        unheard = [match for match, number in said.items() if watched[match].lacks(number)]
        for match in {*waiting, *behind, *unheard}:
            await self.heard(match)
        async with self.engine.connect() as connection:
            here = await presence.who(connection, list(watched))
        for match, table in watched.items():
            if table.sees_others_than(here[match]):
                await table.tell_presence()

    async def _say_who_is_there(self) -> None:
        if time.monotonic() - self._said_who < presence.SAID_EVERY:
            return
        people = [
            (match, listener.guest)
            for match, table in self._tables.items()
            for listener in table.listeners
        ]
        await presence.go_on(self.engine, self._process, people)
        self._said_who = time.monotonic()
