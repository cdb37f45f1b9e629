"""Rate limits: how much one person, or one address, may ask for in a while.

They are counted in this process and forgotten with it: they keep a flood away from the others, and
are no quota.
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
"""So many people or addresses are remembered for each limit; those unseen longest are forgotten."""
PEOPLE_AT_AN_ADDRESS = 10
"""An address may ask for as much as so many people: a family and a club share one."""
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
"""Where somebody could guess a password or a token, or have mail sent; and hashing is dear."""


AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Limit:
    """A token bucket for each key: it holds `most`, and fills up again within `seconds`."""

    def __init__(
        self, most: int, seconds: float, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """All buckets are full at first."""
        self._most = most
        self._rate = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        """How many keys are remembered."""
        return len(self._buckets)

    def take(self, key: str) -> bool:
        """Take one out; False if there is none."""
        now = self._clock()
        left, since = self._buckets.pop(key, (float(self._most), now))
        left = min(self._most, left + (now - since) * self._rate)
        allowed = left >= 1
        self._buckets[key] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return allowed

    def must_take(self, key: str) -> None:
        """Take one out, or answer 429."""
        if not self.take(key):
            raise TooManyRequestsException("too many requests", headers={"retry-after": "10"})


class Guesses:
    """How often the password of an account is tried, from wherever.

    Counted by what somebody typed, so that an address without an account is no different from one
    that has one. Where the right password was given once, strangers elsewhere use nothing up: they
    cannot lock the owner out there.
    """

    def __init__(self, most: int) -> None:
        """So many in an hour, and as many from each place that knows the password."""
        self._limit = Limit(most, HOUR)
        self._known: OrderedDict[str, None] = OrderedDict()

    def must_take(self, email: str, address: str) -> None:
        """Count an attempt, or answer 429."""
        account, place = _account(email), _place(email, address)
        self._limit.must_take(place if place in self._known else account)

    def right(self, email: str, address: str) -> None:
        """Whoever is at this address knows the password, or has just set it."""
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
    """All limits of a server."""

    def __init__(self, settings: Settings) -> None:
        """As the operator sets them."""
        self._proxies = settings.proxies
        self._requests = Limit(settings.most_requests, MINUTE)
        self._addresses = Limit(settings.most_requests * PEOPLE_AT_AN_ADDRESS, MINUTE)
        self.matches = Limit(settings.most_matches, HOUR)
        """Matches that a guest opens."""
        self.guests = Limit(settings.most_guests, HOUR)
        """New guests from an address."""
        self.attempts = Limit(settings.most_attempts, HOUR)
        """Attempts from an address to get into an account."""
        self.guesses = Guesses(settings.most_guesses)
        """Attempts to sign in to an account, from all addresses."""
        self.confirmations = Limit(settings.most_guesses, HOUR)
        """Passwords by which somebody who is signed in confirms that it is they."""
        self.messages = Limit(settings.most_messages, MINUTE)
        """Messages of a guest over all sockets."""

    def take_request(self, scope: Scope) -> bool:
        """Count a request, for the session that it brings, and for the address."""
        address = self.address(scope)
        connection: AnyConnection = ASGIConnection(scope)
        token = connection.cookies.get(COOKIE)
        # Anybody can make up tokens, so the address counts as well.
        if not self._addresses.take(address):
            return False
        return self._requests.take(hashed(token).hex() if token else address)

    def address(self, scope: Scope) -> str:
        """Where a request comes from, as far as that can be trusted."""
        client = scope["client"]
        found = client[0] if client else ""
        if self._proxies:
            given = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            hops = b",".join(given).decode("latin-1").split(",")
            # Each proxy appends whom it heard; what stands before was written by anybody.
            if len(hops) >= self._proxies:
                found = hops[-self._proxies].strip() or found
        return _network(found)


def few_attempts(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Guards the routes at which guessing would pay."""
    scope = connection.scope
    if (scope.get("method"), scope["path_template"]) in ATTEMPTS:
        limits: Limits = connection.app.state.limits
        limits.attempts.must_take(limits.address(scope))


def _network(address: str) -> str:
    """The address, or of a long one the network that one household is given."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return f"{int(parsed) >> 64:x}"
    return str(parsed)
