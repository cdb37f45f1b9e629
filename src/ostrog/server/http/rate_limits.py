"""Rate limits for persons and for addresses.

The counts live in the memory of one process and are lost when it ends: they protect against floods,
and are not a quota.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import TooManyRequestsException
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.accounts.tokens import hashed
from ostrog.server.settings import Settings

MOST_KEYS = 20_000
"""Maximum keys remembered for each limit; the least recently seen are forgotten."""
PEOPLE_AT_AN_ADDRESS = 10
"""Factor between the limits of an address and a person; families and clubs share an address."""
MINUTE, HOUR = 60.0, 60.0 * 60.0
ATTEMPTS = frozenset(
    {
        ("POST", "/api/people/account"),
        ("POST", "/api/people/account/deletion"),
        ("POST", "/api/people/account/verification"),
        ("POST", "/api/people/forgotten"),
        ("POST", "/api/people/reset"),
        ("POST", "/api/people/session"),
        ("POST", "/api/people/verify"),
        ("PUT", "/api/people/account/password"),
    }
)
"""Routes with a stricter limit.

They allow guessing a password or token, or make the server send mail; hashing is also expensive.
"""


AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Limit:
    """A token bucket for each key: it holds `most` tokens, and refills within `seconds`."""

    def __init__(
        self, most: int, seconds: float, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start with all buckets full."""
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """Return the number of remembered keys."""
        return len(self._buckets)

    def take(self, key: str, cost: int = 1) -> bool:
        """Take so many tokens, at most a bucket full; return False if some are missing."""
        cost = min(cost, self._most)
        now = self._clock()
        left, since = self._buckets.pop(key, (float(self._most), now))
        left = min(self._most, left + (now - since) * self._rate)
        allowed = left >= cost
        self._buckets[key] = (left - cost if allowed else left, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def must_take(self, key: str) -> None:
        """Take a token, or raise so that the request is answered with 429."""
        if not self.take(key):
            raise TooManyRequestsException("too many requests", headers={"retry-after": "10"})


class Guesses:
    """Limit of password attempts on one account, from all addresses together.

    Attempts are counted by the email address that was typed, so that addresses with and without an
    account behave alike. An address from which the right password was given once has a count of its
    own, so that strangers elsewhere cannot lock the owner out there.
    """

    def __init__(self, most: int) -> None:
        """Allow `most` attempts per hour, and as many from each address that knows the password."""
        self._limit = Limit(most, HOUR)
        self._known: OrderedDict[str, None] = OrderedDict()

    def must_take(self, email: str, address: str) -> None:
        """Count an attempt, or raise so that the request is answered with 429."""
        account, place = _account(email), _place(email, address)
        self._limit.must_take(place if place in self._known else account)

    def right(self, email: str, address: str) -> None:
        """Remember that a person at this address knows the password, or has just set it."""
        place = _place(email, address)
        self._known[place] = None
        self._known.move_to_end(place)
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)


def _account(email: str) -> str:
    return hashed(email.lower()).hex()


def _place(email: str, address: str) -> str:
    return f"{_account(email)} {address}"


class Limits:
    """All rate limits of a server."""

    def __init__(self, settings: Settings) -> None:
        """Create the limits from the operator's settings."""
        self._proxies = settings.proxies
        self._requests = Limit(settings.most_requests, MINUTE)
        self._addresses = Limit(settings.most_requests * PEOPLE_AT_AN_ADDRESS, MINUTE)
        self.matches = Limit(settings.most_matches, HOUR)
        """Matches opened, per guest."""
        self.guests = Limit(settings.most_guests, HOUR)
        """New guests, per address."""
        self.attempts = Limit(settings.most_attempts, HOUR)
        """Requests to the routes in `ATTEMPTS`, per address."""
        self.guesses = Guesses(settings.most_guesses)
        """Attempts to sign in, per account."""
        self.confirmations = Limit(settings.most_guesses, HOUR)
        """Passwords entered by a signed-in person to confirm an action, per guest."""
        self.messages = Limit(settings.most_messages, MINUTE)
        """Messages over all sockets, per guest; one that costs more counts as several."""
        self.undos = Limit(settings.most_undos, MINUTE)
        """Choices undone or taken back, per guest."""
        self.chat = Limit(settings.most_lines, MINUTE)
        """Chat lines, per guest."""

    def take_request(self, scope: Scope) -> bool:
        """Count a request for its session and its address; return False if it is over a limit."""
        address = self.address(scope)
        connection: AnyConnection = ASGIConnection(scope)
        token = connection.cookies.get(COOKIE)
        # Clients can invent session tokens, so the address is limited as well.
        if not self._addresses.take(address):
            return False
        return self._requests.take(hashed(token).hex() if token else address)

    def address(self, scope: Scope) -> str:
        """Return the network address from which a request comes, as far as it can be trusted."""
        client = scope["client"]
        found = client[0] if client else ""
        if self._proxies:
            given = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            hops = b",".join(given).decode("latin-1").split(",")
            # Each proxy appends the address it saw; clients can forge any entry before these.
            if len(hops) >= self._proxies:
                found = hops[-self._proxies].strip() or found
        return _network(found)


def few_attempts(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Apply the stricter limit to the routes in `ATTEMPTS`."""
    scope = connection.scope
    if (scope.get("method"), scope["path_template"]) in ATTEMPTS:
        limits: Limits = connection.app.state.limits
        limits.attempts.must_take(limits.address(scope))


def _network(address: str) -> str:
    """Return an IPv4 address, or the /64 network of an IPv6 address, which one household shares."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{int(parsed) >> 64:x}"
    return str(parsed)
