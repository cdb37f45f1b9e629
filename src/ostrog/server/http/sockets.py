"""The socket of a match: reads messages, refuses what makes no sense, and answers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ostrog.kernel import IllegalChoice, MissingRules, Option, foresee
from ostrog.server import metrics
from ostrog.server.accounts.guests import Guest, recognise
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.http.rate_limits import Limits
from ostrog.server.http.revocation import Farewells
from ostrog.server.http.security import TOO_FAST_SOCKET
from ostrog.server.match import chat, negotiation, view
from ostrog.server.match.listeners import Listener
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MISSING_RULES, MatchSession, NotBegun, Overruled
from ostrog.server.protocol.replies import (
    Accepted,
    Because,
    Drafted,
    Noted,
    Odds,
    Reason,
    Refused,
    ServerMessage,
    Trouble,
)
from ostrog.server.protocol.requests import (
    AnswerBeforehand,
    AskOdds,
    Choose,
    Claim,
    ClientMessage,
    Decline,
    Draft,
    Join,
    NoteDown,
    Propose,
    Resign,
    Say,
    Undo,
    Why,
)

NOT_LET_IN = 4404
"""How a socket is closed that brought no session, or named no match: it need not come again."""
SESSION_ENDED = 4401
"""How a socket is closed whose session has ended: the browser may have begun another."""
MOST_BYTES = 16_384
"""A longer message is refused unread."""
MOST_WAITING = 200
"""So many messages may wait for a slow client before it is dropped."""
MOST_HURRIED = 20
"""So many messages in a row may come too fast before the client is let go."""
PAUSE = 0.05
"""So many seconds nothing is read after a message that came too fast."""

_decode: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder()


@websocket("/api/matches/{match:str}/socket")
async def play(socket: WebSocket[object, object, State], match: FromPath[str]) -> None:
    """Play a match, or watch it."""
    tables: MatchRegistry = socket.app.state.tables
    token = socket.cookies.get(COOKIE, "")
    guest = await recognise(tables.engine, token)
    table = await tables.find(match)
    await socket.accept()
    if guest is None or table is None:
        key = "trouble-no-session" if guest is None else "trouble-no-match"
        await socket.send_data(_encode.encode(Trouble(key)), mode="text")
        await socket.close(code=NOT_LET_IN)
        return
    conversation = Conversation(socket, tables, table, guest)
    farewells: Farewells = socket.app.state.farewells
    try:
        with farewells.awaited(token, conversation.end):
            await conversation.go_on()
    finally:
        await conversation.table.let_go(conversation.listener)


class Conversation:
    """One socket: what it says, one message after the other, and what it is told."""

    def __init__(
        self,
        socket: WebSocket[object, object, State],
        tables: MatchRegistry,
        table: MatchSession,
        guest: Guest,
    ) -> None:
        """Begin to talk with a guest about a match."""
        self.socket = socket
        self.tables = tables
        self.table = table
        self.outbox: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.listener = Listener(guest.id, self.say)
        self.limits: Limits = socket.app.state.limits
        self.overflow = False
        self.hurried = 0
        self.ended = False
        self._receiving: asyncio.Task[str | bytes] | None = None

    def say(self, message: ServerMessage) -> None:
        """Put a message on its way; a client that does not read is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.overflow = True

    def end(self) -> None:
        """Hear nothing more; what was heard already is still done."""
        self.ended = True
        if self._receiving is not None:
            self._receiving.cancel()

    async def go_on(self) -> None:
        """Read and write until the client leaves, or the session ends."""
        writing = asyncio.create_task(self._write())
        try:
            while not self.overflow and (data := await self._receive()) is not None:
                if self.limits.messages.take(str(self.listener.guest)):
                    self.hurried = 0
                    await self.hear(data)
                elif self.hurried < MOST_HURRIED:
                    self.hurried += 1
                    self.say(Trouble("trouble-too-fast"))
                    await asyncio.sleep(PAUSE)
                else:
                    await self.socket.close(code=TOO_FAST_SOCKET)
                    return
        except WebSocketDisconnect:
            return
        finally:
            writing.cancel()
            # Whoever has left is not told the rest, which is no failure.
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writing
        if self.ended:
            await self.socket.close(code=SESSION_ENDED)

    async def _receive(self) -> str | bytes | None:
        """What the client says next; nothing once the session has ended."""
        if self.ended:
            return None
        self._receiving = asyncio.create_task(self.socket.receive_data(mode="text"))
        try:
            data = await self._receiving
        except asyncio.CancelledError:
            if not self.ended:
                raise
        finally:
            self._receiving = None
        return None if self.ended else data

    async def _write(self) -> None:
        while True:
            message = await self.outbox.get()
            await self.socket.send_data(_encode.encode(message), mode="text")

    # What is heard

    async def hear(self, data: str | bytes) -> None:
        """Answer one message."""
        if len(data) > MOST_BYTES:
            self.say(Trouble("trouble-too-long"))
            return
        try:
            message = _decode.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self.say(Trouble("trouble-not-understood"))
            return
        try:
            await self._answer(message)
        except NotBegun:
            self.say(Trouble("trouble-not-begun"))
        except MissingRules:
            self.say(Trouble(MISSING_RULES))
        except IllegalChoice as error:
            self._refuse(message, view.reason(error.refusal))
        except Overruled:
            self._refuse(message, Reason("overruled", []))

    def _refuse(self, message: ClientMessage, reason: Reason) -> None:
        request = ""
        if isinstance(message, Choose | Undo | Resign | Propose | Decline | Claim):
            request = message.request
            metrics.choices.labels("refused").inc()
        elif isinstance(message, Say | NoteDown | AnswerBeforehand):
            request = message.request
        self.say(Refused(request, reason))

    def _accept(self, request: str, at: int) -> None:
        metrics.choices.labels("written").inc()
        self.say(Accepted(request, at))

    async def _answer(self, message: ClientMessage) -> None:
        match message:
            case Join(seen=seen):
                await self.join(seen)
            case Draft():
                await self.draft(message)
            case Choose():
                picks = self.options(message.picks)
                self._must_hold(message.seat)
                at = await self.table.choose(message.request, message.seat, message.at, picks)
                self._accept(message.request, at)
            case Undo():
                self._must_hold(message.seat)
                at = await self.table.undo(message.request, message.seat, message.at)
                self._accept(message.request, at)
            case Why():
                await self.why(message)
            case AskOdds():
                await self.odds(message)
            case Resign() | Propose() | Decline() | Claim():
                self._must_hold(message.seat)
                self._accept(message.request, await self._deal(message))
            case Say():
                await self.speak(message)
            case NoteDown():
                await self.note_down(message)
            case AnswerBeforehand():
                await self.answer_beforehand(message)

    async def _deal(self, message: Resign | Propose | Decline | Claim) -> int:
        match message:
            case Resign():
                return await negotiation.resign(self.table, message)
            case Propose():
                held = self.table.person_of(message.seat)
                return await negotiation.propose(self.table, held, message)
            case Decline():
                return await negotiation.decline(self.table, message)
            case Claim():
                return await negotiation.claim(self.table, message)

    async def join(self, seen: int) -> None:
        """Say where the match stands, and begin to listen."""
        found = await self.tables.find(self.table.stored.id)
        assert found is not None
        self.table = found
        await found.join(self.listener, seen)

    async def draft(self, message: Draft) -> None:
        """Say what can be picked next."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        async with self.table.lock:
            match = await self.table.match()
            if message.at != match.number:
                raise Overruled
            held = self.table.stored.held_by(self.listener.guest)
            decision = view.drafted(match.state, held, message.seat, picks)
        self.say(Drafted(message.at, decision))

    async def why(self, message: Why) -> None:
        """Say why a thing cannot be chosen."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        async with self.table.lock:
            match = await self.table.match()
            held = self.table.stored.held_by(self.listener.guest)
            reasons = view.why(match.state, held, message.seat, message.ref, picks)
        self.say(Because(message.ref, reasons))

    async def odds(self, message: AskOdds) -> None:
        """Say what a fight would be like."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        async with self.table.lock:
            match = await self.table.match()
            if message.at != match.number:
                raise Overruled
            forecast = foresee(match.state, message.seat, picks)
        self.say(Odds(message.at, message.seat, message.picks, forecast))

    async def speak(self, message: Say) -> None:
        """Say something at the table; who holds no seat is marked as looking on."""
        text = chat.clean(message.text)
        if self.table.game.talk == "none" or not text:
            raise IllegalChoice("nothing can be said")
        match, guest = self.table.stored.id, self.listener.guest
        seat = min(self.table.stored.held_by(guest), default=None)
        await chat.say(
            self.tables.engine, match, guest, seat=seat, request=message.request, text=text
        )
        self.say(Noted(message.request))
        await self.table.talked()

    async def note_down(self, message: NoteDown) -> None:
        """Keep a note, and show it at the other screens of whoever wrote it."""
        match, guest = self.table.stored.id, self.listener.guest
        await chat.note_down(self.tables.engine, match, guest, chat.clean(message.text))
        self.say(Noted(message.request))
        await self.table.talked()

    async def answer_beforehand(self, message: AnswerBeforehand) -> None:
        """Keep what a seat answers beforehand."""
        self._must_hold(message.seat)
        for each in message.answers:
            self.options(each.picks)
        await self.table.preset(self.listener.guest, message.seat, message.answers)
        self.say(Noted(message.request))

    # What is trusted: nothing

    def _must_hold(self, seat: int) -> None:
        if seat not in self.table.stored.held_by(self.listener.guest):
            raise IllegalChoice("this is not your seat")

    def options(self, ids: Sequence[str]) -> list[Option]:
        """Options by their ids; what the game does not have is refused."""
        catalogue = self.table.game.compose().catalogue
        try:
            return [catalogue.parse(each) for each in ids]
        except ValueError as error:
            raise IllegalChoice("no such option") from error
