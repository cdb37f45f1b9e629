"""The gate: refuses requests from other sites, and adds security headers to all answers."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.http.rate_limits import Limits
from ostrog.server.settings import Settings

UNSAFE = frozenset({"POST", "PUT", "PATCH", "DELETE"})
"""HTTP methods that change something."""
SECONDS_OF_HTTPS = 365 * 24 * 60 * 60
"""Seconds for which a browser that used HTTPS must not use plain HTTP."""
REFUSED_SOCKET = 4403
"""Close code of a socket that the gate refuses."""
TOO_FAST_SOCKET = 4429
"""Close code of a socket that exceeded a rate limit."""

Header = tuple[bytes, bytes]


class RefusedRequest(msgspec.Struct, frozen=True):
    """The answer to a request that the gate refuses."""

    status_code: int
    detail: str


class Gate:
    """ASGI middleware that refuses forbidden requests and adds security headers to answers."""

    def __init__(self, within: ASGIApp, settings: Settings, limits: Limits) -> None:
        """Wrap the application `within`."""
        self._within = within
        self._settings = settings
        self._limits = limits
        self._origins = _listed(settings.origins)
        self._seals = seals(secure=settings.secure_cookies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket to the application, or refuse it."""

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._sealed(scope, message["headers"])
            await send(message)

        if self._settings.secure_cookies:
            scope["headers"] = plain_cookies(scope["headers"])
        refusal = self.refusal(scope)
        if refusal is None:
            await self._within(scope, receive, sealed)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            too_fast = refusal.status_code == 429
            code = TOO_FAST_SOCKET if too_fast else REFUSED_SOCKET
            await send({"type": "websocket.close", "code": code, "reason": refusal.detail})
        else:
            await _answer(sealed, refusal)

    def refusal(self, scope: Scope) -> RefusedRequest | None:
        """Return why a request is refused, or None if it is allowed."""
        if any(ord(character) < 32 for character in scope["path"]):
            return RefusedRequest(404, "no such address")
        if not self._limits.take_request(scope):
            return RefusedRequest(429, "too many requests")
        headers = _headers(scope)
        unsafe = scope["type"] == ScopeType.WEBSOCKET or scope["method"] in UNSAFE
        if unsafe and not self._from_our_page(headers):
            return RefusedRequest(403, "another site's page may not do this")
        if unsafe and _has_body(headers) and not _is_json(headers):
            return RefusedRequest(415, "a body must be application/json")
        return None

    def _from_our_page(self, headers: dict[bytes, str]) -> bool:
        origin = headers.get(b"origin")
        if origin is None:
            # Browsers send at least one of the two headers; other programs may send neither.
            return headers.get(b"sec-fetch-site", "same-origin") == "same-origin"
        origin = origin.lower()
        # The scheme may differ: a proxy accepts HTTPS and forwards plain HTTP.
        host = headers.get(b"host", "").lower()
        return origin in self._origins or (bool(host) and _host_of(origin) == host)

    def _sealed(self, scope: Scope, headers: Iterable[Header]) -> list[Header]:
        kept = bound_cookies(headers) if self._settings.secure_cookies else list(headers)
        given = {name.lower() for name, _ in kept}
        wanted = dict(self._seals)
        if scope["path"].startswith("/api/"):
            wanted[b"cache-control"] = b"no-store"
        return kept + [(name, value) for name, value in wanted.items() if name not in given]


# Security headers


def policy(nonce: str = "") -> str:
    """Return the Content-Security-Policy: only our own files may be loaded, no inline code.

    The nonce allows the style elements that the client's components add.
    """
    styles = f"'self' 'nonce-{nonce}'" if nonce else "'self'"
    return "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            f"style-src {styles}",
            "font-src 'self'",
            # Icons of the page's styles are data URLs; the client renders the map into a blob.
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


def seals(*, secure: bool) -> dict[bytes, bytes]:
    """Return the headers that are added to every answer whose handler has not set them."""
    found = {
        "content-security-policy": policy(),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "referrer-policy": "same-origin",  # the URL of a match gives access to it
        "x-content-type-options": "nosniff",
    }
    if secure:
        found["strict-transport-security"] = f"max-age={SECONDS_OF_HTTPS}"
    return {name.encode(): value.encode() for name, value in found.items()}


# The cookie: browsers accept the prefix __Host- only from the host itself, over HTTPS and for every
# path, so that no sibling domain can plant a session. Handlers use the cookie's plain name.

PLAIN, BOUND = COOKIE.encode(), f"__Host-{COOKIE}".encode()


def plain_cookies(headers: Iterable[Header]) -> list[Header]:
    """Return request headers with the session cookie under its plain name.

    A cookie sent under the plain name is dropped, since another domain may have planted it.
    """
    return [
        (name, _plain(value)) if name.lower() == b"cookie" else (name, value)
        for name, value in headers
    ]


def _plain(cookies: bytes) -> bytes:
    found = []
    for cookie in cookies.split(b";"):
        name, _, value = cookie.partition(b"=")
        if name.strip() != PLAIN:
            found.append((PLAIN if name.strip() == BOUND else name.strip()) + b"=" + value)
    return b"; ".join(found)


def bound_cookies(headers: Iterable[Header]) -> list[Header]:
    """Return response headers with the session cookie under its name bound to the host."""
    return [
        (name, BOUND + value.removeprefix(PLAIN))
        if name.lower() == b"set-cookie" and value.startswith(PLAIN + b"=")
        else (name, value)
        for name, value in headers
    ]


# Request headers


def _headers(scope: HTTPScope | WebSocketScope) -> dict[bytes, str]:
    return {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _has_body(headers: dict[bytes, str]) -> bool:
    return b"transfer-encoding" in headers or headers.get(b"content-length", "0") != "0"


def _is_json(headers: dict[bytes, str]) -> bool:
    kind = headers.get(b"content-type", "").partition(";")[0]
    return kind.strip().lower() == "application/json"


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _listed(origins: str) -> frozenset[str]:
    each = (origin.strip().rstrip("/").lower() for origin in origins.split(","))
    return frozenset(origin for origin in each if origin)


async def _answer(send: Send, refusal: RefusedRequest) -> None:
    body = msgspec.json.encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    if refusal.status_code == 429:
        headers.append((b"retry-after", b"10"))
    await send({"type": "http.response.start", "status": refusal.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
