"""The WebSocket of a match: reads messages, refuses invalid ones, and answers."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import time
from collections.abc import Sequence

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ostrog.kernel import IllegalChoice, MissingRules, Option, Refusal, TrialWorld
from ostrog.kernel import State as GameState
from ostrog.server import metrics
from ostrog.server.accounts.guests import Guest, recognise
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.http.rate_limits import Limits
from ostrog.server.http.revocation import OpenSockets
from ostrog.server.http.security import TOO_FAST_SOCKET
from ostrog.server.match import chat, negotiation, view
from ostrog.server.match.listeners import Listener
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MISSING_RULES, MatchSession, NotBegun, Overruled
from ostrog.server.protocol.presets import USUAL
from ostrog.server.protocol.replies import (
    Accepted,
    Drafted,
    ForecastInfo,
    Noted,
    RefusalInfo,
    Refusals,
    Refused,
    ServerMessage,
    Trouble,
    WayInfo,
    Ways,
)
from ostrog.server.protocol.requests import (
    AskForecast,
    AskWays,
    Choose,
    Claim,
    ClientMessage,
    Decline,
    Draft,
    Join,
    NoteDown,
    Propose,
    Resign,
    SendChat,
    SetPresets,
    Undo,
    Why,
)
from ostrog.table import foresee

NOT_LET_IN = 4404
"""Close code of a socket without a session or a match; the client should not reconnect."""
TOO_SLOW = 4408
"""Close code of a socket whose client does not read what it is sent; it may come back."""
FAREWELL = 1.0
"""Seconds to say goodbye to a client."""
SESSION_ENDED = 4401
"""Close code of a socket whose session has ended; the browser may already have a new one."""
MOST_BYTES = 16_384
"""Maximum length of a message; longer ones are refused without decoding."""
MOST_WAITING = 60
"""Maximum messages that may wait for a slow client before it is disconnected."""
MOST_SOCKETS = 30
"""Maximum sockets that one login session may have open in this process."""
MOST_HURRIED = 20
"""Maximum messages in a row over the rate limit before the client is disconnected."""
SMALL = 1_200
"""Length in bytes up to which a message is not packed, since it fits into one network packet."""
PACKING = 1
"""Level of compression: 3 would take a third longer, and gain a twentieth."""
COSTS: dict[type[ClientMessage], int] = {Join: 10, AskForecast: 5, AskWays: 5, Draft: 3, Why: 3}
"""For how many messages one counts that keeps the server longer than a choice does."""
FRESH = 1.0
"""Seconds after which a match that was read for a new socket is read again."""
PAUSE = 0.05
"""Seconds to stop reading from a client that exceeded its rate limit."""

_decode: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encode = msgspec.json.Encoder()
_written = metrics.choices.labels("written")


class Parcel:
    """A message on its way to clients, encoded and packed once for all who get it."""

    def __init__(self, message: ServerMessage) -> None:
        """Encode a message as JSON."""
        self.message = message
        self.plain = _encode.encode(message)
        self._packed = b""

    @property
    def packed(self) -> bytes:
        """The JSON compressed by gzip; empty for a message that is too small for that."""
        if not self._packed and len(self.plain) > SMALL:
            self._packed = gzip.compress(self.plain, PACKING, mtime=0)
        return self._packed


_newest: list[Parcel] = []


def parcel(message: ServerMessage) -> Parcel:
    """Return a message encoded; the newest one is kept, since many spectators get the same."""
    if not _newest or _newest[0].message is not message:
        _newest[:] = [Parcel(message)]
    return _newest[0]


@websocket("/api/matches/{match:str}/socket")
async def play(
    socket: WebSocket[object, object, State], match: FromPath[str], packed: FromQuery[bool] = False
) -> None:
    """Serve a socket through which a guest plays or watches a match.

    To clients that ask for it, larger messages are sent as gzip in binary frames. The compression
    of WebSocket itself would pack the same message anew for every spectator.
    """
    matches: MatchRegistry = socket.app.state.matches
    token = socket.cookies.get(COOKIE, "")
    guest = await recognise(matches.engine, token)
    session = await matches.find(match)
    await socket.accept()
    if guest is None or session is None:
        key = "trouble-no-session" if guest is None else "trouble-no-match"
        await socket.send_data(_encode.encode(Trouble(key)), mode="text")
        await socket.close(code=NOT_LET_IN)
        return
    open_sockets: OpenSockets = socket.app.state.open_sockets
    if open_sockets.count(token) >= MOST_SOCKETS:
        await socket.send_data(_encode.encode(Trouble("trouble-too-fast")), mode="text")
        await socket.close(code=TOO_FAST_SOCKET)
        return
    match_socket = MatchSocket(socket, matches, session, guest, packed=packed)
    try:
        with open_sockets.awaited(token, match_socket.end):
            await match_socket.go_on()
    finally:
        await match_socket.session.let_go(match_socket.listener)


class MatchSocket:
    """One open socket: handles its messages one after the other, and sends messages to it."""

    def __init__(
        self,
        socket: WebSocket[object, object, State],
        matches: MatchRegistry,
        session: MatchSession,
        guest: Guest,
        *,
        packed: bool = False,
    ) -> None:
        """Create the socket of a guest for a match."""
        self.packed = packed
        self.socket = socket
        self.matches = matches
        self.session = session
        self.outbox: asyncio.Queue[ServerMessage] = asyncio.Queue(MOST_WAITING)
        self.listener = Listener(guest.id, self.say)
        self.limits: Limits = socket.app.state.limits
        self.overflow = False
        self.hurried = 0
        self.ended = False
        self._found_at = time.monotonic()
        """When the match was read for this socket; 0 once that was used."""
        self._waiting: asyncio.Task[object] | None = None
        """The task of this socket while it waits for a message of the client."""

    def say(self, message: ServerMessage) -> None:
        """Queue a message for the client; a client whose queue is full is disconnected at once."""
        if self.overflow:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.overflow = True
            self.outbox = asyncio.Queue(MOST_WAITING)  # what was not read is not kept
            self._stop_reading()

    def end(self) -> None:
        """Stop reading; a message that was already read is still handled."""
        self.ended = True
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()

    async def go_on(self) -> None:
        """Read and write until the client leaves, or the session ends."""
        writing = asyncio.create_task(self._write())
        try:
            while not self.overflow and (data := await self._receive()) is not None:
                message = self._decoded(data)
                cost = 1 if isinstance(message, Trouble) else COSTS.get(type(message), 1)
                if self.limits.messages.take(str(self.listener.guest), cost):
                    self.hurried = 0
                    await self.hear(message)
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
            # The client may have left before all messages were sent, which is not a failure.
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await writing
        # A client that does not read cannot be told so: its connection ends with this task.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.socket.close(code=SESSION_ENDED if self.ended else TOO_SLOW)

    async def _receive(self) -> str | bytes | None:
        """Return the next message of the client, or None once nothing more is to be read."""
        if self.ended or self.overflow:
            return None
        if not self.outbox.empty():
            await asyncio.sleep(0)  # a client that sends without a pause is answered meanwhile
        self._waiting = task = asyncio.current_task()
        try:
            data = await self.socket.receive_data(mode="text")
        except asyncio.CancelledError:
            if task is None or not (self.ended or self.overflow) or task.uncancel():
                raise
            return None
        finally:
            self._waiting = None
        return None if self.ended or self.overflow else data

    async def _write(self) -> None:
        while True:
            message = parcel(await self.outbox.get())
            if self.packed and message.packed:
                await self.socket.send_data(message.packed, mode="binary")
            else:
                await self.socket.send_data(message.plain, mode="text")

    # Incoming messages

    def _decoded(self, data: str | bytes) -> ClientMessage | Trouble:
        """Return a message, or why it is not understood."""
        if len(data) > MOST_BYTES:
            return Trouble("trouble-too-long")
        try:
            return _decode.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            return Trouble("trouble-not-understood")

    async def hear(self, message: ClientMessage | Trouble) -> None:
        """Answer one message."""
        if isinstance(message, Trouble):
            self.say(message)
            return
        try:
            await self._answer(message)
        except NotBegun:
            self.say(Trouble("trouble-not-begun"))
        except MissingRules:
            self.say(Trouble(MISSING_RULES))
        except IllegalChoice as error:
            self._refuse(message, view.refusal_info(error.refusal))
        except Overruled:
            self._refuse(message, RefusalInfo("overruled", []))

    def _refuse(self, message: ClientMessage, refusal: RefusalInfo) -> None:
        request = ""
        if isinstance(message, Choose | Undo | Resign | Propose | Decline | Claim):
            request = message.request
            metrics.choices.labels("refused").inc()
        elif isinstance(message, SendChat | NoteDown | SetPresets):
            request = message.request
        self.say(Refused(request, refusal))

    def _accept(self, request: str, at: int) -> None:
        _written.inc()
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
                at = await self.session.choose(message.request, message.seat, message.at, picks)
                self._accept(message.request, at)
            case Undo():
                self._must_hold(message.seat)
                self._must_not_hurry_back()
                at = await self.session.undo(message.request, message.seat, message.at)
                self._accept(message.request, at)
            case Why():
                await self.why(message)
            case AskForecast():
                await self.forecast(message)
            case AskWays():
                await self.ways(message)
            case Resign() | Propose() | Decline() | Claim():
                self._must_hold(message.seat)
                self._accept(message.request, await self._negotiate(message))
            case SendChat():
                await self.send_chat(message)
            case NoteDown():
                await self.note_down(message)
            case SetPresets():
                await self.set_presets(message)

    async def _negotiate(self, message: Resign | Propose | Decline | Claim) -> int:
        match message:
            case Resign():
                return await negotiation.resign(self.session, message)
            case Propose():
                if message.kind == "take-back":
                    self._must_not_hurry_back()
                held = self.session.person_of(message.seat)
                return await negotiation.propose(self.session, held, message)
            case Decline():
                return await negotiation.decline(self.session, message)
            case Claim():
                return await negotiation.claim(self.session, message)

    async def join(self, seen: int) -> None:
        """Send the current state of the match, and subscribe to its updates.

        A browser joins as soon as its socket is open; then the match need not be read again.
        """
        if time.monotonic() - self._found_at > FRESH:
            found = await self.matches.find(self.session.stored.id)
            assert found is not None
            self.session = found
        self._found_at = 0.0
        await self.session.join(self.listener, seen)

    async def draft(self, message: Draft) -> None:
        """Send the options that can be picked after those of a draft."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        async with self.session.lock:
            decision = view.drafted(await self._trial(message), picks)
        self.say(Drafted(message.at, decision))

    async def why(self, message: Why) -> None:
        """Send the refusals that say why a thing cannot be chosen."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        async with self.session.lock:
            refusals = view.why(await self._trial(message), message.ref, picks)
        self.say(Refusals(message.ref, refusals))

    async def forecast(self, message: AskForecast) -> None:
        """Send the forecast for a seat that considers these picks."""
        self._must_hold(message.seat)
        picks = self.options(message.picks)
        before = [self.options(each) for each in message.before]
        async with self.session.lock:
            trial = await self._trial(message)
            forecast = foresee(trial.further(before) if before else trial, picks)
        self.say(ForecastInfo(message.at, message.seat, message.picks, forecast, message.before))

    async def ways(self, message: AskWays) -> None:
        """Send what can be done with a thing by several choices in a row."""
        self._must_hold(message.seat)
        async with self.session.lock:
            trial = await self._trial(message)
        found: list[WayInfo] = []
        for some in view.ways_from(trial, message.ref):
            found += some
            await asyncio.sleep(0)  # it takes long, and others want to be answered as well
        self.say(Ways(message.at, message.seat, message.ref, found))

    async def _trial(self, message: Draft | Why | AskForecast | AskWays) -> TrialWorld[GameState]:
        """Return the world in which a question is answered; the lock must be held."""
        held = self.session.stored.held_by(self.listener.guest)
        at = None if isinstance(message, Why) else message.at
        return await self.session.trial(message.seat, held, at)

    async def send_chat(self, message: SendChat) -> None:
        """Send a chat line to all at the match; the line of a spectator has no seat."""
        text = chat.clean(message.text)
        if not self.limits.chat.take(str(self.listener.guest)):
            self.say(Trouble("trouble-too-fast"))
            return
        if self.session.game.talk == "none" or not text:
            raise IllegalChoice("nothing can be said")
        match, guest = self.session.stored.id, self.listener.guest
        seat = min(self.session.stored.held_by(guest), default=None)
        await chat.store_line(
            self.matches.engine, match, guest, seat=seat, request=message.request, text=text
        )
        self.say(Noted(message.request))
        await self.session.chat_changed()

    async def note_down(self, message: NoteDown) -> None:
        """Store a private note, and show it on the other screens of its writer."""
        match, guest = self.session.stored.id, self.listener.guest
        await chat.note_down(self.matches.engine, match, guest, chat.clean(message.text))
        self.say(Noted(message.request))
        await self.session.chat_changed()

    async def set_presets(self, message: SetPresets) -> None:
        """Store the presets of a seat."""
        self._must_hold(message.seat)
        for each in message.answers:
            if each.picks != (USUAL,):
                self.options(each.picks)
        await self.session.set_presets(self.listener.guest, message.seat, message.answers)
        self.say(Noted(message.request))

    # Checks of what clients send

    def _must_hold(self, seat: int) -> None:
        if seat not in self.session.stored.held_by(self.listener.guest):
            raise IllegalChoice("this is not your seat")

    def _must_not_hurry_back(self) -> None:
        if not self.limits.undos.take(str(self.listener.guest)):
            raise IllegalChoice("too many undos", Refusal("too-many-undos-now"))

    def options(self, ids: Sequence[str]) -> list[Option]:
        """Return the options with these ids; raises `IllegalChoice` for an unknown id."""
        catalogue = self.session.game.compose(self.session.stored.expansions).catalogue
        try:
            return [catalogue.parse(each) for each in ids]
        except ValueError as error:
            raise IllegalChoice("no such option") from error
