"""The access log: gives every request an id, measures it, and logs it."""

from __future__ import annotations

import secrets
import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostrog.server import logs, metrics

METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
"""Methods counted separately; all others are counted together, since clients can invent any."""


class Watch:
    """The outermost ASGI middleware, which therefore also logs what the gate refuses."""

    def __init__(self, within: ASGIApp) -> None:
        """Wrap the application `within`."""
        self._within = within

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or socket on, and log its result."""
        request = secrets.token_hex(8)
        token = logs.request_id.set(request)
        began = time.perf_counter()
        status = 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            elif message["type"] == "websocket.accept":
                metrics.sockets.inc()
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
            await send(message)

        try:
            await self._within(scope, receive, noted)
        finally:
            _note(scope, status, time.perf_counter() - began)
            logs.request_id.reset(token)


def _note(scope: Scope, status: int, seconds: float) -> None:
    route = scope.get("path_template", "")
    fields: dict[str, object] = {
        "route": route,
        "status": status,
        "milliseconds": round(1000 * seconds, 1),
    }
    if "match" in scope.get("path_params", {}):
        fields["match"] = logs.short(str(scope["path_params"]["match"]))
    if scope["type"] == ScopeType.WEBSOCKET:
        if status == 101:
            metrics.sockets.dec()
        logs.note("socket", **fields)
        return
    method = scope["method"] if scope["method"] in METHODS else "other"
    metrics.requests.labels(method, route, str(status)).inc()
    metrics.latency.labels(route).observe(seconds)
    logs.note("request", method=method, **fields)
