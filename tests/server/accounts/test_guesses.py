"""Guesses at a password: few for each account, and the owner is not locked out by them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from ostrog.server.http import rate_limits
from ostrog.server.http.app import make_app
from ostrog.server.http.rate_limits import Guesses
from ostrog.server.settings import Settings
from server.accounts.helping import PASSWORD, Browser, Postbox, address, sign_up
from server.conftest import another_browser

MOST = 3


@pytest.fixture
def strict(settings: Settings, postbox: Postbox) -> Iterator[Browser]:
    """A browser at a server behind a proxy, which lets few passwords be tried."""
    few = replace(settings, most_guesses=MOST, proxies=1, worker="apart")
    with TestClient(make_app(few)) as client:
        client.get("/api/me")
        yield client


def tried(browser: Browser, email: str, password: str, place: str) -> tuple[int, object, str]:
    """Try to sign in from somewhere; returns all that the answer says."""
    answer = browser.post(
        "/api/people/session",
        json={"email": email, "password": password},
        headers={"x-forwarded-for": place},
    )
    detail = answer.json().get("detail")
    return answer.status_code, detail, answer.headers.get("retry-after", "")


def guess_from_everywhere(browser: Browser, email: str, times: int) -> list[tuple[object, ...]]:
    """Guess a password, each time from another address."""
    return [tried(browser, email, f"guess {n}", f"192.0.2.{n}") for n in range(times)]


def test_an_account_is_guessed_at_a_few_times_from_all_addresses_together(
    strict: Browser, postbox: Postbox
) -> None:
    email, eve = sign_up(strict, postbox), another_browser(strict)
    statuses = [answer[0] for answer in guess_from_everywhere(eve, email, MOST + 2)]
    assert statuses == [403] * MOST + [429] * 2
    # However the address is written, and even with the right password.
    assert tried(eve, email.upper(), PASSWORD, "192.0.2.99")[0] == 429
    assert tried(eve, address(), PASSWORD, "192.0.2.99")[0] == 403


def test_an_address_without_an_account_is_answered_the_same(
    strict: Browser, postbox: Postbox
) -> None:
    known, unknown, eve = sign_up(strict, postbox), address(), another_browser(strict)
    answers = [guess_from_everywhere(eve, email, MOST + 2) for email in (known, unknown)]
    assert answers[0] == answers[1]
    assert len(set(answers[0])) == 2


def test_strangers_do_not_lock_the_owner_out_at_home(strict: Browser, postbox: Postbox) -> None:
    email, eve, home = sign_up(strict, postbox), another_browser(strict), "198.51.100.7"
    assert tried(another_browser(strict), email, PASSWORD, home)[0] == 201
    assert guess_from_everywhere(eve, email, MOST + 2)[-1][0] == 429
    assert tried(another_browser(strict), email, PASSWORD, home)[0] == 201
    # A guesser at the same address, or a neighbour, gets no further than the others.
    left = [tried(eve, email, "a guess", home)[0] for _ in range(MOST)]
    assert left == [403] * (MOST - 1) + [429]


def test_away_from_home_a_new_password_opens_the_door(strict: Browser, postbox: Postbox) -> None:
    email, eve, away = sign_up(strict, postbox), another_browser(strict), "203.0.113.5"
    guess_from_everywhere(eve, email, MOST + 2)
    owner = another_browser(strict)
    assert tried(owner, email, PASSWORD, away)[0] == 429
    assert owner.post("/api/people/forgotten", json={"email": email}).status_code == 202
    body = {"token": postbox.token(email, "reset"), "password": "a new password"}
    there = {"x-forwarded-for": away}
    assert owner.post("/api/people/reset", json=body, headers=there).status_code == 204
    assert tried(owner, email, "a new password", away)[0] == 201


def test_a_password_is_not_guessed_with_a_stolen_session(strict: Browser, postbox: Postbox) -> None:
    email = sign_up(strict, postbox)
    wrong = {"old": "not the password", "new": "another long walk"}
    changing = [
        strict.put("/api/people/account/password", json=wrong).status_code for _ in range(MOST)
    ]
    assert changing == [403] * MOST
    deleting = strict.post("/api/people/account/deletion", json={"password": PASSWORD})
    assert deleting.status_code == 429
    # That uses up nothing of the attempts to sign in.
    assert tried(another_browser(strict), email, PASSWORD, "192.0.2.1")[0] == 201


def test_only_so_many_places_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 10)
    guesses = Guesses(MOST)
    for number in range(100):
        guesses.right("ann@example.org", f"192.0.2.{number}")
    assert len(guesses._known) == 10
