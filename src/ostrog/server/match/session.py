"""A match being played: loaded from the log, changed one request at a time, told to listeners."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.bots import Memory
from ostrog.kernel import Game, IllegalChoice, Match, Option, Scenario, State
from ostrog.kernel.matches.match import begin, resume
from ostrog.kernel.matches.records import TookBack, Undid
from ostrog.kernel.runtime.engine import drop_draft
from ostrog.server.accounts.ratings import record_result
from ostrog.server.catalogue import find_scenario, games, rules, versions
from ostrog.server.db import clock_storage, conditional_answers, presence, proposals, storage
from ostrog.server.db.conditional_answers import Found
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.jobs import YOUR_TURN, Job, defer
from ostrog.server.db.storage import Overtaken, StoredMatch, Written
from ostrog.server.db.stored_events import keep, kept
from ostrog.server.db.time_controls import Clock
from ostrog.server.match import view
from ostrog.server.match.bot_players import Question, question
from ostrog.server.match.lesson_matches import lesson_of, thoughts
from ostrog.server.match.listeners import Listener
from ostrog.server.match.participants import Company
from ostrog.server.protocol.clocks import ClockInfo
from ostrog.server.protocol.matches import MatchInfo, ProposalInfo, SeatInfo
from ostrog.server.protocol.presets import Preset, PresetsInfo
from ostrog.server.protocol.replies import Presets, Trouble, Update, Welcome
from ostrog.server.protocol.standings import Told

SNAPSHOT_EVERY = 40
"""So many entries a match is played on at most after it was loaded from a snapshot."""
MISSING_RULES = "trouble-missing-rules"
"""What those are told whose match is played by rules that are not installed."""


class NotBegun(Exception):
    """A match that waits for players."""


class Overruled(Exception):
    """A request that came too late: the match has gone on since."""


class MatchSession:
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
        self.coming = asyncio.Lock()
        """Held while somebody comes or leaves."""
        self.fanout = fanout
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.company = Company(engine, self.listeners, lambda: self.stored)
        self._match: Match[State] | None = None
        self._requests: dict[str, int] = {}
        """Requests that were carried out lately, with the number of entries after them."""
        self._memories: dict[int, Memory] = {}
        """What bots have seen, by seat."""
        self._kept = 0
        """Of so many events it is known that they are kept beside a snapshot."""

    @property
    def game(self) -> Game[State]:
        """The game by the rules that the match is played by; raises `MissingRules`."""
        return rules(self.stored.game, self.stored.version)

    @property
    def newer_version(self) -> int | None:
        """The version of the newest rules, if a match that is open could go over to them."""
        newest = games()[self.stored.game].version
        open_ = self.stored.full and not self.stored.ended
        return newest if open_ and newest > self.stored.version else None

    def must_have_rules(self) -> None:
        """Raise `MissingRules` if nobody can play this match here."""
        rules(self.stored.game, self.stored.version)

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        stored = self.stored
        found = find_scenario(stored.game, stored.version, stored.scenario)
        assert found is not None  # or the match would not have been found
        return found

    def person_of(self, seat: int) -> tuple[int, ...]:
        """All the seats of the person who holds this one; none if there is no such seat."""
        return next((held for held in self.scenario.persons if seat in held), ())

    async def match(self) -> Match[State]:
        """The match as the log says it stands."""
        if not self.stored.full:
            raise NotBegun
        if self._match is not None and self._match.game.version != self.stored.version:
            self._match = None  # it was moved on to newer rules
        if self._match is None:
            self._match = await self._load()
            self._requests = {}
            self._kept = self._match.first_told
        return await self._read_on(self._match)

    async def _read_on(self, match: Match[State]) -> Match[State]:
        """Do what has been written to the log since."""
        entries = await storage.read_entries(self.engine, self.stored.id, match.number)
        if match.first and any(isinstance(each.entry, TookBack) for each in entries):
            return await self.reload()  # going back needs what came before the snapshot
        for each in entries:
            match.apply(each.entry, versions(self.stored.game))
            self._requests[each.request] = each.seq + 1
        if match.game.version != self.stored.version:
            self.stored = await self._stored()
        return match

    async def _load(self) -> Match[State]:
        """The match as it stood at its newest snapshot, or at its beginning."""
        header, chance = self.stored.beginning()
        snapshot = await storage.last_snapshot(self.engine, self.stored.id)
        if snapshot is None or snapshot.version != self.game.version:
            return begin(rules(header.game, header.version), header, chance)
        return resume(self.game, header, chance, snapshot)

    async def told(self, match: Match[State], held: Sequence[int], since: int) -> list[Told]:
        """What happened from a number on, as the holder of these seats may know it."""
        found: list[Told] = []
        if since < match.first_told:
            who = match.state.setting.observer(view.watcher(match.state, held))
            chunks = await storage.told_before(self.engine, self.stored.id, match.first)
            older = [each for each in kept(chunks) if each.number < match.first_told]
            found = [each.told(who) for each in older[since:]]
        return found + view.told(match, held, max(since, match.first_told))

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
            match = await self._as_known(at)
            if request in self._requests:
                return self._requests[request]
            if at != match.number:
                return await self._done_before(request)
            if self.stored.ended or self.stored.paused:
                raise IllegalChoice("nothing can be done in a match that is over or paused")
            waited_for, version = self._awaited(match), match.game.version
            deed(match)
            what = Written(self.stored.id, version, at, request, match.entries[-1])
            jobs = self._jobs_after(match, calls_bots=calls_bots)
            jobs += self._notices(self._awaited(match) - waited_for)
            stored = self.stored
            alone = also is None and not jobs and not self._brings_more(match)
            try:
                if alone:
                    await storage.write(self.engine, what)
                else:
                    async with storage.writing(self.engine, what) as connection:
                        if also is not None:
                            await also(connection)
                        stored = await self._settle(connection, match)
                        await defer(connection, jobs)
            except BaseException as error:
                self._match = None  # what is in memory is not what is on disk
                if isinstance(error, Overtaken):
                    self.stored = await self._stored()
                    return await self._done_before(request)
                raise
            self._requests[request] = at + 1
            self.stored = stored if also is None else await self._stored()
            await self.tell(match)
        if self.stored.ended:
            await self.company.tell_talk()
        await self.fanout.tell(self.stored.id, rules=version if alone else 0)
        if (at + 1) % SNAPSHOT_EVERY == 0:
            await self.keep_snapshot()
        return at + 1

    async def _as_known(self, at: int) -> Match[State]:
        """The match in memory, if it is no older than what somebody knows who asks for something.

        That somebody knows as little as this process does turns out when the entry is written.
        """
        match, version = self._match, self.stored.version
        if match is None or match.number < at or match.game.version != version:
            return await self.match()
        return match

    async def _done_before(self, request: str) -> int:
        """How many entries there were after a request that is sent again; else it comes too late.

        It may be older than what is in memory, or have been carried out by another process.
        """
        done = await storage.find_request(self.engine, self.stored.id, request)
        if done is None:
            raise Overruled
        return done

    def _brings_more(self, match: Match[State]) -> bool:
        """Whether there is something to settle after the last entry."""
        return bool(self.stored.proposals or self.stored.control or match.outcome)

    async def _settle(self, connection: AsyncConnection, match: Match[State]) -> StoredMatch:
        """What every entry brings with it: clocks, the end of proposals, the result."""
        stored, outcome = self.stored, match.outcome
        if stored.proposals:
            await proposals.drop(connection, stored.id)
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
            await clock_storage.wind_up(connection, self.stored.id, control, people)
        asked = {ask.seat for ask in match.asks()}
        running = {min(held) for held in persons if asked & set(held)}
        return await clock_storage.press(connection, self.stored.id, control, running)

    async def start_clocks(self) -> None:
        """Let the clocks run from the beginning of the match."""
        async with self.lock:
            match = await self.match()
            async with self.engine.begin() as connection:
                await self.press_clocks(connection, match)
                await defer(connection, self._notices(self._awaited(match)))
            self.stored = await self._stored()

    async def _stored(self) -> StoredMatch:
        found = await storage.find_match(self.engine, self.stored.id)
        assert found is not None
        return found

    async def reload(self) -> Match[State]:
        """The match with all its entries, whatever snapshots there are; for who holds the lock."""
        header, chance = self.stored.beginning()
        self._match = begin(rules(header.game, header.version), header, chance)
        self._requests, self._kept = {}, 0
        return await self._read_on(self._match)

    def _awaited(self, match: Match[State]) -> set[uuid.UUID]:
        """The people who have something to decide, and have not answered it beforehand."""
        asked = {ask.seat for ask in match.asks()}
        if found := self._answered_beforehand(match):
            asked -= set(self.person_of(found.seat))
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
            return guest in self._awaited(await self.match())

    async def asked(self) -> list[int]:
        """The seats that are asked something now, as everybody at the table sees it."""
        if not self.stored.full or self.stored.ended:
            return []
        async with self.lock:
            return sorted({ask.seat for ask in (await self.match()).asks()})

    def _asks_bots(self, match: Match[State]) -> bool:
        return any(self.stored.level_of(ask.seat) for ask in match.asks())

    def _jobs_after(self, match: Match[State], *, calls_bots: bool) -> list[Job]:
        """What is to be done once somebody has chosen."""
        calls = calls_bots and self._asks_bots(match)
        jobs = [storage.bot_turn(self.stored.id)] if calls else []
        if self._answered_beforehand(match):
            jobs.append(storage.preset_answer(self.stored.id))
        return jobs

    async def keep_snapshot(self) -> None:
        """Keep the match as it stands, so that it need not be played again from its beginning."""
        async with self.lock:
            match = await self.match()
            told = keep(match.told[self._kept - match.first_told :], self._kept)
            kept = await storage.write_snapshot(self.engine, self.stored.id, match.snapshot(), told)
            if kept:
                self._kept = match.told_number
            else:
                self._match = None  # it was moved on to newer rules

    # What people do beforehand

    def _answered_beforehand(self, match: Match[State]) -> Found | None:
        """A question that waits and was answered beforehand; whoever takes back wants to think."""
        took_back = match.entries and isinstance(match.entries[-1], Undid | TookBack)
        if not self.stored.presets or took_back:
            return None
        return conditional_answers.find(match.state, match.asks(), self.stored.presets)

    async def preset(self, guest: uuid.UUID, seat: int, answers: Sequence[Preset]) -> None:
        """Keep what somebody answers beforehand; it holds for what they are asked now, too."""
        async with self.engine.begin() as connection:
            await conditional_answers.keep(connection, self.stored.id, seat, guest, answers)
        async with self.lock:
            self.stored = await self._stored()
            waits = self._answered_beforehand(await self.match()) if self.stored.full else None
        if waits is not None:
            async with self.engine.begin() as connection:
                await defer(connection, [storage.preset_answer(self.stored.id)])
        await self.presets_changed()

    async def presets_changed(self) -> None:
        """Tell the other screens of those whose answers have changed, and no others."""
        self.tell_presets()
        await self.fanout.tell(self.stored.id)

    def tell_presets(self) -> None:
        """Tell people of their own answers what they have not been told."""
        for listener in self.listeners:
            found = self._presets_of(listener.guest)
            if listener.presets is not None and listener.presets != found:
                listener.presets = found
                listener.send(Presets(found))

    def _presets_of(self, guest: uuid.UUID) -> list[PresetsInfo]:
        return [PresetsInfo(each.seat, each.answers) for each in self.stored.presets_of(guest)]

    async def answer_beforehand(self) -> None:
        """Answer as somebody said beforehand, unless the match has gone on meanwhile."""
        if not self.stored.full or self.stored.ended or self.stored.paused:
            return
        async with self.lock:
            match = await self.match()
            found, number = self._answered_beforehand(match), match.number
        if found is None:
            return
        seat, picks = found.seat, found.picks

        async def use_up(connection: AsyncConnection) -> None:
            (given,) = (each for each in self.stored.presets if each.seat == seat)
            left = [each for each in given.answers if each != found.preset]
            await conditional_answers.keep(connection, self.stored.id, seat, given.guest, left)

        with contextlib.suppress(Overruled):
            await self.do(
                str(uuid.uuid4()),
                number,
                lambda match: _answer(match, seat, picks),
                use_up if found.preset.once else None,
            )
        if found.preset.once:
            await self.presets_changed()

    # What bots do

    async def asked_of_bots(self) -> Question | None:
        """The first decision that waits for a bot."""
        if not self.stored.full or self.stored.ended or self.stored.paused:
            return None
        async with self.lock:
            match = await self.match()
            taught = lesson_of(self.stored) is not None
            if taught and not all(self.stored.level_of(ask.seat) for ask in match.asks()):
                return None  # a learner goes first, or it would not go the same way every time
            for ask in match.asks():
                if level := self.stored.level_of(ask.seat):
                    memory = self._memories.setdefault(ask.seat, Memory())
                    seed = thoughts(self.stored, match.number, ask.seat) if taught else b""
                    return question(match, ask.seat, level, memory, seed)
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
            listener.seen, listener.at = match.told_number, match.number
            listener.send(
                Update(
                    match=self.info(listener.guest, over=match.outcome is not None),
                    standing=view.standing(match, held),
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
            match = await self.match()
            if self.lacks_entries(match.number) or not self.stored.looks_like(before):
                await self.tell(match)
        await self.rules_seen()

    def lacks_entries(self, number: int) -> bool:
        """Whether somebody was told of fewer entries than these.

        They may all be in memory: whoever asks for something reads them, too.
        """
        return any(each.at is not None and each.at < number for each in self.listeners)

    async def told_anew(self) -> None:
        """Something about the match has changed that is no entry."""
        async with self.lock:
            self.stored = await self._stored()
            await self.tell(await self.match())
        if self.stored.ended:
            await self.company.tell_talk()
        await self.fanout.tell(self.stored.id)

    async def rules_seen(self) -> None:
        """Tell those who came under other rules how the match lies by those of now."""
        for listener in list(self.listeners):
            if listener.version not in (None, self.stored.version):
                await self.welcome(listener, listener.seen)

    def rules_missed(self) -> None:
        """Tell those who came under other rules that those of now are not installed."""
        for listener in self.listeners:
            if listener.version not in (None, self.stored.version):
                listener.version = self.stored.version
                listener.send(Trouble(MISSING_RULES))

    async def join(self, listener: Listener, seen: int) -> None:
        """Somebody comes to the table, or asks again how it stands."""
        self.must_have_rules()
        async with self.coming:
            comes = all(each.guest != listener.guest for each in self.listeners)
            self.listeners.add(listener)
            await self.fanout.follow(self.stored.id)
            if comes:
                here = (self.stored.id, listener.guest)
                await presence.arrive(self.engine, self.process, [here])
        await self.welcome(listener, seen)
        if comes:
            await self.company.tell_presence()
            await self.fanout.tell(self.stored.id)

    async def welcome(self, listener: Listener, seen: int) -> None:
        """Say where the match stands; from now on the listener hears how it goes on."""
        async with self.company.talking:
            around = (self.game.talk == "open", *await self.company.around(listener))
            if not self.stored.full:
                listener.send(Welcome(self.info(listener.guest), None, None, [], *around))
                return
            async with self.lock:
                match = await self.match()
                held = self.stored.held_by(listener.guest)
                # A client can have seen more than there is, before a crash: it is sent everything.
                since = seen if seen <= match.told_number else 0
                events = await self.told(match, held, since)
                listener.seen, listener.version = match.told_number, match.game.version
                listener.at = match.number
                listener.presets = self._presets_of(listener.guest)
                listener.send(
                    Welcome(
                        self.info(listener.guest, over=match.outcome is not None),
                        view.layout(match.state),
                        view.standing(match, held),
                        events,
                        *around,
                        presets=listener.presets,
                    )
                )
                waits_for_bot = self._asks_bots(match)
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
                    await self.company.tell_presence()
        if leaves:
            await self.fanout.tell(self.stored.id)

    async def talked(self) -> None:
        """Somebody has said something, or noted it down."""
        await self.company.tell_talk()
        await self.fanout.tell(self.stored.id)

    # Who sits where

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
            version=self.stored.version,
            newer=self.newer_version or 0,
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
            lesson=lesson.name if (lesson := lesson_of(self.stored)) else "",
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
