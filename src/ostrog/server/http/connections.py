"""Connections of clients: what is sent only in part, or never, is not waited for."""

from __future__ import annotations

import asyncio

from h11 import CLOSED, DONE, ERROR, MUST_CLOSE, SWITCHED_PROTOCOL
from uvicorn.protocols.http.h11_impl import H11Protocol

SECONDS = 30.0
"""Seconds within which a client must have sent a request with its body."""
SENT = frozenset({DONE, MUST_CLOSE, CLOSED, ERROR, SWITCHED_PROTOCOL})
"""States of a connection in which nothing of a request is missing."""


class TimelyProtocol(H11Protocol):
    """The HTTP connections of uvicorn, closed where a request does not arrive in time."""

    _missing: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect the first request of a new connection."""
        super().connection_made(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        """Go on expecting a request of which only a part has arrived."""
        super().data_received(data)
        given_up = self.transport.is_closing() or self.transport.get_protocol() is not self
        if self.conn.their_state in SENT or given_up:
            self._expect_nothing()
        elif self._missing is None:
            self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget a connection that has ended."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._missing = self.loop.call_later(SECONDS, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._missing is not None:
            self._missing.cancel()
            self._missing = None
