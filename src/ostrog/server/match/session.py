"""A running match: loaded from the log, changed one request at a time, sent to listeners."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.bots import Memory
from ostrog.kernel import Game, IllegalChoice, Match, Option, Refusal, Scenario, State, TrialWorld
from ostrog.kernel.hidden.views import plain_board
from ostrog.kernel.matches.records import TookBack, Undid
from ostrog.kernel.runtime.engine import drop_draft
from ostrog.server.accounts.ratings import record_result
from ostrog.server.catalogue import changed_values, find_scenario, games, rules
from ostrog.server.db import clock_storage, presence, preset_storage, proposals, storage
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.jobs import YOUR_TURN, Job, defer
from ostrog.server.db.preset_storage import FittingPreset
from ostrog.server.db.proposals import Proposal
from ostrog.server.db.storage import Overtaken, StoredMatch, Written
from ostrog.server.db.stored_events import encode_events
from ostrog.server.db.time_controls import Clock
from ostrog.server.match import past, view
from ostrog.server.match.bot_players import BotDecision, bot_decision
from ostrog.server.match.lesson_matches import lesson_of, thoughts
from ostrog.server.match.listeners import Listener
from ostrog.server.match.participants import Company
from ostrog.server.protocol.clocks import ClockInfo
from ostrog.server.protocol.matches import MatchInfo, ProposalInfo, SeatInfo
from ostrog.server.protocol.presets import Preset, PresetsInfo
from ostrog.server.protocol.replies import Presets, Trouble, Update, Welcome
from ostrog.server.protocol.standings import EventInfo

SNAPSHOT_EVERY = 40
"""Number of entries between snapshots; it limits how many are replayed to load a match."""
MOST_EVENTS = 300
"""Maximum events that a client is sent at once."""
MOST_BEFORE_UNDO = 5_000
"""Maximum entries of a match in which choices are undone and taken back; most have a tenth."""
MOST_ENTRIES = 20_000
"""Maximum entries of a match, after which it can only be given up; games end long before."""
LONGEST_PAUSE = timedelta(days=7)
"""Time after which one person alone may end a pause to which all agreed."""
MOST_OVERRULED = 100
"""Number of overruled requests of a match that are remembered."""
MISSING_RULES = "trouble-missing-rules"
"""Message key sent when the rules of a match are not installed."""


Asked = tuple[bytes, int, tuple[int, ...]]
"""What a trial world was made for: a link of the chain, the seat and its person's seats."""


class NotBegun(Exception):
    """Raised when a match still waits for players."""


class Overruled(Exception):
    """Raised for a request that came too late: the match has gone on since."""


class RequestedChange(NamedTuple):
    """A change of a match that somebody wants, with what is written together with it."""

    request: str
    at: int
    """Number of entries before it, as far as whoever wants it knows."""
    change: Callable[[Match[State]], None]
    also: Callable[[AsyncConnection], Awaitable[None]] | None
    calls_bots: bool
    in_a_pause: bool
    """Whether it can be made while the match is paused."""


class CarriedOut(NamedTuple):
    """A change that is on disk."""

    at: int
    """Number of entries after it."""
    is_new: bool = False
    """Whether it was written now, and not when it was requested before."""
    rules: int = 0
    """Version of the rules by which other processes can play the entry; 0 if more has changed."""


class MatchSession:
    """One match in memory. The log in the database has precedence; in doubt it is loaded again."""

    def __init__(
        self,
        engine: AsyncEngine,
        stored: StoredMatch,
        fanout: Fanout,
        process: uuid.UUID | None = None,
    ) -> None:
        """Start from the stored match; its entries are loaded when they are needed."""
        self.engine = engine
        self.process = process or uuid.uuid4()
        self.coming = asyncio.Lock()
        """Lock held while a listener joins or leaves."""
        self.fanout = fanout
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.company = Company(engine, self.listeners, lambda: self.stored)
        self._match: Match[State] | None = None
        self._requests: dict[str, int] = {}
        self._overruled: dict[str, None] = {}
        """The last requests that were overruled, in their order."""
        """Ids of recent requests, with the number of entries after each."""
        self._memories: dict[int, Memory] = {}
        """Views that bots have seen, by seat."""
        self._trial: tuple[Asked, TrialWorld[State]] | None = None
        """The world of the last question, which most often gets the next one too."""
        self._saved = 0
        """Number of events known to be stored with snapshots."""

    @property
    def game(self) -> Game[State]:
        """The game in the rules version of this match; raises `MissingRules`."""
        return rules(self.stored.game, self.stored.version, self.stored.expansions)

    @property
    def newer_version(self) -> int | None:
        """Version of the newest rules, if the match is running with older ones; otherwise None."""
        newest = games()[self.stored.game].version
        open_ = self.stored.full and not self.stored.ended
        return newest if open_ and newest > self.stored.version else None

    def must_have_rules(self) -> None:
        """Raise `MissingRules` if the rules of this match are not installed."""
        rules(self.stored.game, self.stored.version, self.stored.expansions)

    @property
    def scenario(self) -> Scenario:
        """The scenario of this match."""
        stored = self.stored
        found = find_scenario(stored.game, stored.version, stored.scenario)
        assert found is not None  # the registry checks it
        return found

    def person_of(self, seat: int) -> tuple[int, ...]:
        """Return all seats of the person who holds this one; empty if there is no such seat."""
        return next((held for held in self.scenario.persons if seat in held), ())

    async def match(self) -> Match[State]:
        """Return the match with all entries of the log applied; raises `NotBegun`."""
        if not self.stored.full:
            raise NotBegun
        if self._match is not None and self._match.game.version != self.stored.version:
            self._match = None  # it was migrated to newer rules
        if self._match is None:
            self._match = await past.snapshot_at(self.engine, self.stored)
            self._requests = {}
            self._saved = self._match.first_told
        return await self._read_on(self._match)

    async def trial(
        self, seat: int, held: Sequence[int], at: int | None = None
    ) -> TrialWorld[State]:
        """Return the world in which a question of a seat is answered; the caller holds the lock.

        `held` are all seats of who asks. Raises `Overruled` if the match is not `at` this number.
        """
        match = await self.match()
        if at is not None and at != match.number:
            raise Overruled
        observer = view.observer_of(match.state, held, seat)
        asked = (match.chain, seat, observer)
        if self._trial is None or self._trial[0] != asked:
            self._trial = asked, TrialWorld(match.state, seat, observer)
        return self._trial[1]

    async def _read_on(self, match: Match[State]) -> Match[State]:
        """Apply the entries written to the log since."""
        for each in await storage.read_entries(self.engine, self.stored.id, match.number):
            await past.play_on(self.engine, self.stored, match, each.entry)
            self._requests[each.request] = each.at + 1
        if match.game.version != self.stored.version:
            self.stored = await self._stored()
        return match

    async def events(self, match: Match[State], held: Sequence[int], since: int) -> list[EventInfo]:
        """Return the events from this number on, as the holder of these seats may see them.

        Of many, only the newest are told; a client reads the others when somebody wants them.
        """
        since = max(since, match.told_number - MOST_EVENTS)
        return await past.events(self.engine, match, self.stored.id, held, since)

    # Changing the match

    async def choose(self, request: str, seat: int, at: int, picks: Sequence[Option]) -> int:
        """Answer a decision and write it to the log; return the number of entries after it."""
        return await self.do(request, at, lambda match: _answer(match, seat, picks))

    async def undo(self, request: str, seat: int, at: int) -> int:
        """Undo the last choice of a seat."""

        def back(match: Match[State]) -> None:
            must_be_allowed_back(match)
            match.undo(seat)

        return await self.do(request, at, back)

    async def do(
        self,
        request: str,
        at: int,
        change: Callable[[Match[State]], None],
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
        *,
        calls_bots: bool = True,
        in_a_pause: bool = False,
    ) -> int:
        """Apply a change to the match, write it to the log, and send it to all listeners.

        The entry, the writes of `also`, clocks, results and jobs are one transaction. A repeated
        request is not carried out again. Returns the number of entries after the change.
        """
        step = RequestedChange(request, at, change, also, calls_bots, in_a_pause)
        async with self.lock:
            done = await self._carry_out(step)
        if not done.is_new:
            return done.at
        if self.stored.ended:
            await self.company.tell_chat()
        await self.fanout.tell(self.stored.id, rules=done.rules)
        if done.at % SNAPSHOT_EVERY == 0:
            await self.keep_snapshot()
        return done.at

    async def _carry_out(self, step: RequestedChange) -> CarriedOut:
        """Write a change to the log, unless that was done before or the match has changed."""
        request, at = step.request, step.at
        match = await self._as_known(at)
        if request in self._requests:
            return CarriedOut(self._requests[request])
        if at != match.number or request in self._overruled:
            return CarriedOut(await self.done_before(request))
        if self._is_closed(step):
            self.stored = await self._stored()  # it may have been resumed elsewhere
            if self._is_closed(step):
                done = await storage.find_request(self.engine, self.stored.id, request)
                if done is not None:  # another process has written it, which ended the match
                    return CarriedOut(done)
                raise IllegalChoice("nothing can be done in a match that is over or paused")
        waited_for, version = self._awaited(match), match.game.version
        step.change(match)
        what = Written(self.stored.id, version, at, request, match.entries[-1], step.in_a_pause)
        jobs = self._jobs_after(match, calls_bots=step.calls_bots)
        jobs += self._notices(self._awaited(match) - waited_for)
        stored = self.stored
        alone = step.also is None and not jobs and not self._brings_more(match)
        try:
            if alone:
                await storage.write(self.engine, what)
            else:
                async with storage.writing(self.engine, what) as connection:
                    if step.also is not None:
                        await step.also(connection)
                    stored = await self._settle(connection, match)
                    await defer(connection, jobs)
        except BaseException as error:
            self._match = None  # memory and log differ now
            if isinstance(error, Overtaken):
                self.stored = await self._stored()
                return CarriedOut(await self._overrule(request))
            raise
        self._requests[request] = at + 1
        self.stored = stored if step.also is None else await self._stored()
        await self.tell(match)
        return CarriedOut(at + 1, is_new=True, rules=version if alone else 0)

    async def _overrule(self, request: str) -> int:
        """Return the number of entries after a request that was done elsewhere, or overrule it.

        It stays overruled when it is sent again, even if it were allowed then: a client that was
        told so must be able to rely on it.
        """
        self._overruled[request] = None
        while len(self._overruled) > MOST_OVERRULED:
            del self._overruled[next(iter(self._overruled))]
        return await self.done_before(request)

    def _is_closed(self, step: RequestedChange) -> bool:
        return bool(self.stored.ended or (self.stored.paused and not step.in_a_pause))

    async def _as_known(self, at: int) -> Match[State]:
        """Return the match in memory, after reading the log if the requester knows more entries.

        If both miss an entry of another process, writing the new entry fails with `Overtaken`.
        """
        match, version = self._match, self.stored.version
        if match is None or match.number < at or match.game.version != version:
            return await self.match()
        return match

    async def done_before(self, request: str) -> int:
        """Return the number of entries after a repeated request; raises `Overruled` for a new one.

        The request may be older than those in memory, or carried out by another process.
        """
        done = await storage.find_request(self.engine, self.stored.id, request)
        if done is None:
            raise Overruled
        return done

    def _brings_more(self, match: Match[State]) -> bool:
        """Whether the last entry affects proposals, clocks or the result."""
        return bool(self.stored.proposals or self.stored.control or match.outcome)

    async def _settle(self, connection: AsyncConnection, match: Match[State]) -> StoredMatch:
        """Write what follows from an entry: dropped proposals, clocks, the result."""
        stored, outcome = self.stored, match.outcome
        if stored.proposals:
            await proposals.drop(connection, stored.id)
            stored = replace(stored, proposals=())
        if stored.control is not None:
            back = isinstance(match.entries[-1], Undid | TookBack)
            clocks = await self.press_clocks(connection, match, back=back)
            stored = replace(stored, clocks=tuple(clocks))
        if outcome is not None:
            await storage.end(connection, stored.id, outcome.reason)
            await record_result(connection, stored.id, outcome)
            stored = replace(stored, ended=outcome.reason)
        return stored

    async def press_clocks(
        self, connection: AsyncConnection, match: Match[State], *, back: bool = False
    ) -> list[Clock]:
        """Run the clocks of the people who are asked, and stop all others.

        `back` says that the match has just gone back by an undo or a take-back.
        """
        control = self.stored.control
        assert control is not None
        persons = self.scenario.persons
        if not self.stored.clocks:
            people = [held for held in persons if not self.stored.level_of(min(held))]
            await clock_storage.wind_up(connection, self.stored.id, control, people)
        asked = {ask.seat for ask in match.asks()}
        running = {min(held) for held in persons if asked & set(held)}
        return await clock_storage.press(connection, self.stored.id, control, running, back=back)

    async def start_clocks(self) -> None:
        """Start the clocks at the beginning of the match."""
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

    def _awaited(self, match: Match[State]) -> set[uuid.UUID]:
        """Return the guests who have a decision to make and have no preset for it."""
        asked = {ask.seat for ask in match.asks()}
        if found := self._fitting_preset(match):
            asked -= set(self.person_of(found.seat))
        return {each.guest for each in self.stored.seats if each.seat in asked and each.guest}

    def _notices(self, guests: set[uuid.UUID]) -> list[Job]:
        """Return jobs that mail these guests about their turn, in correspondence matches only."""
        control = self.stored.control
        if control is None or control.kind != "correspondence":
            return []
        args = [{"match": self.stored.id, "guest": str(guest)} for guest in sorted(guests)]
        return [Job(YOUR_TURN, each) for each in args]

    async def waits_for(self, guest: uuid.UUID) -> bool:
        """Whether this guest has a decision to make."""
        if not self.stored.full or self.stored.ended:
            return False
        async with self.lock:
            return guest in self._awaited(await self.match())

    async def pending(self) -> list[int]:
        """Return the seats that have a decision to make; this is public."""
        if not self.stored.full or self.stored.ended:
            return []
        async with self.lock:
            return sorted({ask.seat for ask in (await self.match()).asks()})

    def _asks_bots(self, match: Match[State]) -> bool:
        return any(self.stored.level_of(ask.seat) for ask in match.asks())

    def _jobs_after(self, match: Match[State], *, calls_bots: bool) -> list[Job]:
        """Return the jobs that follow an entry: turns of bots, and presets."""
        calls = calls_bots and self._asks_bots(match)
        jobs = [storage.bot_turn(self.stored.id, self.stored.opener)] if calls else []
        if self._fitting_preset(match):
            jobs.append(storage.preset_answer(self.stored.id))
        return jobs

    async def keep_snapshot(self) -> None:
        """Store a snapshot, so that loading the match need not replay it from its beginning."""
        async with self.lock:
            match = await self.match()
            events = encode_events(match.told[self._saved - match.first_told :], self._saved)
            kept = await storage.write_snapshot(
                self.engine, self.stored.id, match.snapshot(), events
            )
            if kept:
                self._saved = match.told_number
            else:
                self._match = None  # it was migrated to newer rules

    # Presets

    def _fitting_preset(self, match: Match[State]) -> FittingPreset | None:
        """Return a preset that fits a waiting decision, with its picks.

        After an undo or a take-back there is none, since the player wants to think again.
        """
        took_back = match.entries and isinstance(match.entries[-1], Undid | TookBack)
        if not self.stored.presets or took_back:
            return None
        return preset_storage.find(match.state, match.asks(), self.stored.presets)

    async def set_presets(self, guest: uuid.UUID, seat: int, answers: Sequence[Preset]) -> None:
        """Store the presets of a guest for a seat, also for a decision that waits now."""
        async with self.engine.begin() as connection:
            await preset_storage.keep(connection, self.stored.id, seat, guest, answers)
        async with self.lock:
            self.stored = await self._stored()
            waits = self._fitting_preset(await self.match()) if self.stored.full else None
        if waits is not None:
            async with self.engine.begin() as connection:
                await defer(connection, [storage.preset_answer(self.stored.id)])
        await self.presets_changed()

    async def presets_changed(self) -> None:
        """Send changed presets to all screens of their owner, in all processes."""
        self.tell_presets()
        await self.fanout.tell(self.stored.id)

    def tell_presets(self) -> None:
        """Send listeners their own presets, if these have changed."""
        for listener in self.listeners:
            found = self._presets_of(listener.guest)
            if listener.presets is not None and listener.presets != found:
                listener.presets = found
                listener.send(Presets(found))

    def _presets_of(self, guest: uuid.UUID) -> list[PresetsInfo]:
        return [PresetsInfo(each.seat, each.answers) for each in self.stored.presets_of(guest)]

    async def answer_by_preset(self) -> None:
        """Apply a preset, unless the match has gone on meanwhile."""
        if not self.stored.full or self.stored.ended or self.stored.paused:
            return
        async with self.lock:
            match = await self.match()
            found, at = self._fitting_preset(match), match.number
        if found is None:
            return
        seat, picks = found.seat, found.picks

        async def use_up(connection: AsyncConnection) -> None:
            await preset_storage.use_up(connection, self.stored.id, seat, found.preset)

        with contextlib.suppress(Overruled):
            await self.do(
                str(uuid.uuid4()),
                at,
                lambda match: _answer(match, seat, picks),
                use_up if found.preset.once else None,
            )
        if found.preset.once:
            await self.presets_changed()

    # Bots

    async def decision_for_bot(self) -> BotDecision | None:
        """Return the first decision that waits for a bot, or None."""
        if not self.stored.full or self.stored.ended or self.stored.paused:
            return None
        async with self.lock:
            match = await self.match()
            lesson = lesson_of(self.stored)
            taught = lesson is not None
            if taught and not all(self.stored.level_of(ask.seat) for ask in match.asks()):
                return None  # the learner goes first, so that a lesson always runs alike
            for ask in match.asks():
                if level := self.stored.level_of(ask.seat):
                    memory = self._memories.setdefault(ask.seat, Memory())
                    seed = thoughts(self.stored, match.number, ask.seat) if taught else b""
                    replies = lesson.replies if lesson is not None else None
                    return bot_decision(match, ask.seat, level, memory, seed=seed, replies=replies)
        return None

    async def answer_for_bot(self, decision: BotDecision, picks: Sequence[Option]) -> None:
        """Apply the picks of a bot, unless the match has gone on while it was thinking."""
        with contextlib.suppress(Overruled):
            await self.do(
                str(uuid.uuid4()),
                decision.at,
                lambda match: _answer(match, decision.seat, picks),
                calls_bots=False,  # the calling job goes on with the next bot
            )

    # Listeners

    async def tell(self, match: Match[State]) -> None:
        """Send every listener the new events, as far as it may see them, and the current view.

        Those who see the same get the same message, which is made once: a match may have hundreds
        of spectators.
        """
        made: dict[tuple[tuple[int, ...], int], Update] = {}
        board = plain_board(match.state)
        for listener in list(self.listeners):
            held = self.stored.held_by(listener.guest)
            update = made.get((held, listener.seen))
            if update is None:
                try:
                    # After a reload, the listener may lack events that are no longer in memory.
                    events = await self.events(match, held, listener.seen)
                except (OSError, SQLAlchemyError):
                    continue  # it gets these events with the next update
                update = made[held, listener.seen] = Update(
                    match=self.info(listener.guest, over=match.outcome is not None),
                    standing=view.standing(match, held, board),
                    events=events,
                )
            listener.seen, listener.at = match.told_number, match.number
            listener.send(update)

    async def catch_up(self, before: StoredMatch) -> None:
        """Read and send what other processes have written; `before` is the match known so far."""
        if not before.full:
            if self.stored != before:
                await self.seats_seen()
            return
        async with self.lock:
            match = await self.match()
            if self.lacks_entries(match.number) or not self.stored.looks_like(before):
                await self.tell(match)
        await self.rules_seen()

    def lacks_entries(self, at: int) -> bool:
        """Whether a listener was last sent fewer than this number of entries.

        The entries may be in memory already, since other requests read them, too.
        """
        return any(each.at is not None and each.at < at for each in self.listeners)

    async def told_anew(self) -> None:
        """Send a change of the match that is not an entry, in all processes."""
        async with self.lock:
            self.stored = await self._stored()
            await self.tell(await self.match())
        if self.stored.ended:
            await self.company.tell_chat()
        await self.fanout.tell(self.stored.id)

    async def rules_seen(self) -> None:
        """Send a new welcome to listeners that joined under another version of the rules."""
        for listener in list(self.listeners):
            if listener.version not in (None, self.stored.version):
                await self.welcome(listener, listener.seen)

    def rules_missed(self) -> None:
        """Tell listeners that joined under another version that the rules are not installed."""
        for listener in self.listeners:
            if listener.version not in (None, self.stored.version):
                listener.version = self.stored.version
                listener.send(Trouble(MISSING_RULES))

    async def join(self, listener: Listener, seen: int) -> None:
        """Add a listener, or send a listener the current state again."""
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
            if len(self.listeners) > 1:  # the one who joined has just been told
                await self.company.tell_presence()
            await self.fanout.tell(self.stored.id)

    async def welcome(self, listener: Listener, seen: int) -> None:
        """Send a listener the current state of the match; from now on it gets updates."""
        async with self.company.sending:
            around = (self.game.talk == "open", *await self.company.around(listener))
            if not self.stored.full:
                listener.send(Welcome(self.info(listener.guest), None, None, [], *around))
                return
            async with self.lock:
                match = await self.match()
                held = self.stored.held_by(listener.guest)
                # After a crash, a client may have seen more events than exist; it is sent all.
                since = seen if seen <= match.told_number else 0
                events = await self.events(match, held, since)
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
            await storage.call_bots(self.engine, self.stored)

    async def call_bots_again(self) -> None:
        """Schedule the bots of this match behind those of the opener's other matches."""
        async with self.engine.begin() as connection:
            await defer(connection, [storage.bot_turn(self.stored.id, self.stored.opener)])

    async def let_go(self, listener: Listener) -> None:
        """Remove a listener."""
        async with self.coming:
            came = listener in self.listeners
            self.listeners.discard(listener)
            if not self.listeners:
                await self.fanout.leave(self.stored.id)
            leaves = came and all(each.guest != listener.guest for each in self.listeners)
            with contextlib.suppress(OSError, SQLAlchemyError):  # others notice it a little later
                if leaves:
                    await presence.leave(self.engine, self.process, self.stored.id, listener.guest)
                    await self.company.tell_presence()
        if leaves:
            await self.fanout.tell(self.stored.id)

    async def chat_changed(self) -> None:
        """Send new chat lines and notes, in all processes."""
        await self.company.tell_chat()
        await self.fanout.tell(self.stored.id)

    # Seats

    async def seats_changed(self) -> None:
        """Send changed seats to all listeners; when all seats are taken, start the match."""
        if self.stored.full and self.stored.control is not None:
            await self.start_clocks()
        if self.stored.full and self.stored.has_bots:
            await storage.call_bots(self.engine, self.stored)
        await self.seats_seen()
        await self.fanout.tell(self.stored.id)

    async def seats_seen(self) -> None:
        """Send the current seats to all listeners."""
        for listener in list(self.listeners):
            await self.welcome(listener, 0)

    def _first_event(self, proposal: Proposal) -> int | None:
        """Return the number of the first event that a proposal would take back, if known."""
        if proposal.kind != "take-back" or self._match is None:
            return None
        return self._match.told_before(proposal.entry)

    def changed_values(self) -> dict[str, bool | int | float | str | None]:
        """Return the values of the match that differ from the game's own."""
        stored = self.stored
        if lesson_of(stored):
            return {}
        return changed_values(stored.game, stored.version, stored.expansions, stored.ruleset)

    def info(self, guest: uuid.UUID, *, over: bool = False) -> MatchInfo:
        """Return the description of the match for this guest."""
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
            pause_ends=self.stored.paused_at and self.stored.paused_at + LONGEST_PAUSE,
            control=self.stored.control,
            clocks=[_clock(clock) for clock in self.stored.clocks],
            proposals=[
                ProposalInfo(each.kind, each.entry, list(each.agreed), self._first_event(each))
                for each in self.stored.proposals
            ],
            rematch=self.stored.rematch,
            expansions=list(self.stored.expansions),
            changed=len(self.changed_values()),
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


def must_be_allowed_back(match: Match[State]) -> None:
    """Raise `IllegalChoice` if a match has so many entries that nothing is undone any more.

    Without a bound, a match could grow for ever: a choice and its undo are two entries.
    """
    if match.number >= MOST_BEFORE_UNDO:
        raise IllegalChoice("gone back too often", Refusal("too-many-undos"))


def _answer(match: Match[State], seat: int, picks: Sequence[Option]) -> None:
    if match.number >= MOST_ENTRIES:
        raise IllegalChoice("the match is too long", Refusal("match-too-long"))
    if not match.choose(seat, *picks):
        # The picks are only a partial answer; drafts are kept in the client, so drop it here.
        drop_draft(match.state, seat)
        raise IllegalChoice("these picks do not answer the decision")
