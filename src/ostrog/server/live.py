"""Matches being played: loaded from the log, changed one request at a time, told to listeners."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from collections.abc import Callable, Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Game, IllegalChoice, Match, Option, Scenario, State
from ostrog.kernel.chance import Keyed, commitment, match_key
from ostrog.kernel.engine import drop_draft
from ostrog.kernel.match import begin
from ostrog.kernel.records import Header
from ostrog.server import seeing, storage
from ostrog.server.bots import Bots, Question, question
from ostrog.server.catalogue import games
from ostrog.server.messages import MatchInfo, SeatInfo, ServerMessage, Update, Welcome
from ostrog.server.storage import Overtaken, StoredMatch

MOST_TRIES = 3
"""How often a choice is tried again after another process was faster."""


class Listener:
    """A socket that wants to hear of a match, as a guest with some seats."""

    def __init__(self, guest: uuid.UUID, send: Callable[[ServerMessage], None]) -> None:
        """Send through `send`, which never blocks."""
        self.guest = guest
        self.send = send
        self.seen = 0
        """How many events it has been sent."""


class NotBegun(Exception):
    """A match that waits for players."""


class Overruled(Exception):
    """A request that came too late: the match has gone on since."""


class Table:
    """One match in memory: never trusted over the log, and dropped when in doubt."""

    def __init__(self, engine: AsyncEngine, stored: StoredMatch, bots: Bots) -> None:
        """Begin with what is stored; the game itself is loaded when it is needed."""
        self.engine = engine
        self.bots = bots
        self.stored = stored
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self._match: Match[State] | None = None
        self._requests: dict[str, int] = {}
        """Requests that were carried out, with the number of entries after them."""

    @property
    def game(self) -> Game[State]:
        """The game that is played."""
        return games()[self.stored.game]

    @property
    def scenario(self) -> Scenario:
        """The scenario that is played."""
        return self.game.scenario(self.stored.scenario)

    async def match(self) -> Match[State]:
        """The match as the log says it stands."""
        if not self.stored.full:
            raise NotBegun
        if self._match is None:
            self._match = self._begin()
            self._requests = {}
        match = self._match
        for each in await storage.read_entries(self.engine, self.stored.id, len(match.entries)):
            match.apply(each.entry)
            self._requests[each.request] = each.seq + 1
        return match

    def _begin(self) -> Match[State]:
        stored = self.stored
        header = Header(
            game=stored.game,
            version=stored.version,
            scenario=stored.scenario,
            ruleset=stored.ruleset,
            seats=tuple(
                f"bot {seat.bot}" if seat.bot else str(seat.guest) for seat in stored.seats
            ),
            commitment=commitment(stored.seed),
            contributions=tuple(seat.contribution for seat in stored.seats),
        )
        chance = Keyed(match_key(stored.seed, header.contributions))
        return begin(self.game, header, chance)

    # What can be done

    async def choose(self, request: str, seat: int, at: int, picks: Sequence[Option]) -> int:
        """Answer a decision and write it down; returns how many entries there are then."""
        return await self._do(request, at, lambda match: _answer(match, seat, picks))

    async def undo(self, request: str, seat: int, at: int) -> int:
        """Take a seat's last choice back."""
        return await self._do(request, at, lambda match: match.undo(seat))

    async def _do(self, request: str, at: int, deed: Callable[[Match[State]], None]) -> int:
        async with self.lock:
            match = await self.match()
            if request in self._requests:
                return self._requests[request]
            if at != len(match.entries):
                raise Overruled
            deed(match)
            try:
                await storage.write_entry(
                    self.engine, self.stored.id, at, request, match.entries[at]
                )
            except BaseException as error:
                self._match = None  # what is in memory is not what is on disk
                if isinstance(error, Overtaken):
                    raise Overruled from error
                raise
            self._requests[request] = at + 1
            self.tell(match)
            self.bots.wake(self)
            return at + 1

    # What bots do

    async def asked_of_bots(self) -> Question | None:
        """The first decision that waits for a bot."""
        async with self.lock:
            match = await self.match()
            for ask in match.asks():
                if level := self.stored.level_of(ask.seat):
                    return question(match, ask.seat, level)
        return None

    async def answer_for_bot(
        self, request: str, seat: int, at: int, picks: Sequence[Option]
    ) -> None:
        """Answer as a person does, unless the match has gone on while the bot was thinking."""
        with contextlib.suppress(Overruled):
            await self.choose(request, seat, at, picks)

    # Who hears of it

    def tell(self, match: Match[State]) -> None:
        """Send every listener what it may know of what happened."""
        for listener in list(self.listeners):
            listener.send(self.update(match, listener))

    def update(self, match: Match[State], listener: Listener) -> Update:
        """What a listener has not heard yet."""
        held = self.stored.held_by(listener.guest)
        since, listener.seen = listener.seen, len(match.told)
        return Update(
            match=self.info(listener.guest, over=match.outcome is not None),
            standing=seeing.standing(match, held),
            events=seeing.told(match, held, since),
        )

    async def welcome(self, listener: Listener, seen: int) -> None:
        """Say where the match stands; from now on the listener hears how it goes on."""
        self.listeners.add(listener)
        if not self.stored.full:
            listener.send(Welcome(self.info(listener.guest), None, None, []))
            return
        async with self.lock:
            match = await self.match()
            held = self.stored.held_by(listener.guest)
            # A client can have seen more than there is, before a crash: it is sent everything.
            since = seen if seen <= len(match.told) else 0
            listener.seen = len(match.told)
            listener.send(
                Welcome(
                    self.info(listener.guest, over=match.outcome is not None),
                    seeing.layout(match.state),
                    seeing.standing(match, held),
                    seeing.told(match, held, since),
                )
            )
        self.bots.wake(self)

    async def seats_changed(self) -> None:
        """Somebody sat down: tell those who wait, and begin when all are there."""
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
            over=over,
            persons=[list(seats) for seats in scenario.persons],
        )


def _answer(match: Match[State], seat: int, picks: Sequence[Option]) -> None:
    if not match.choose(seat, *picks):
        # The picks only began a draft: a draft lives in the client, so forget it here.
        drop_draft(match.state, seat)
        raise IllegalChoice("these picks do not answer the decision")


class Tables:
    """The matches in memory."""

    def __init__(self, engine: AsyncEngine, bots: Bots) -> None:
        """Nothing is loaded yet."""
        self.engine = engine
        self.bots = bots
        self._tables: dict[str, Table] = {}

    async def find(self, match: str) -> Table | None:
        """A match by its id, with its seats as they are now."""
        stored = await storage.find_match(self.engine, match)
        if stored is None or stored.game not in games():
            return None
        table = self._tables.get(match)
        if table is None:
            table = self._tables[match] = Table(self.engine, stored, self.bots)
        elif table.stored != stored:
            table.stored = stored
        return table
