"""`ostrog home` in Chromium: against a bot, and with a friend in the same network.

A page that a friend opens over plain HTTP is no secure context: browsers withhold some of what
they offer to pages of this machine, and to pages over HTTPS.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from browser.people import PATIENCE, Person
from browser.tables import propose
from installs.environments import Installed
from installs.homes import Home

FRIENDLY = "table.example"
"""A name that browsers do not trust, which leads to this machine in the tests."""
CHOICES = 4


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    flags = [*FLAGS, f"--host-resolver-rules=MAP {FRIENDLY} 127.0.0.1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield browser
        browser.close()


def test_somebody_plays_against_a_bot(browser: Browser, with_home: Installed, data: Path) -> None:
    home = Home(with_home, data)
    ann = Person.arrive(browser, f"{home.address}/new")
    for value in ("bots", "novice"):
        ann.page.locator(".card", has=ann.page.locator(f'input[value="{value}"]')).click()
    ann.page.locator(".new-match button[type=submit]").click()
    ann.table.wait_for()
    play(ann, entries=2 * CHOICES)
    assert ann.log()
    ann.leave()
    assert home.end() == 0


def test_friends_play_undo_and_audit_where_a_page_is_no_secure_context(
    browser: Browser, with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data, "--lan")
    told = re.search(r"Friends in your network open (http://([\d.]+):\d+)/", home.told())
    assert told is not None
    shared = told[1]
    assert "nothing is encrypted" in home.told()
    assert "▀" in home.told()  # the picture for phones
    friendly = f"http://{FRIENDLY}:{home.port}"
    ann = Person.arrive(browser, friendly)
    bob = Person.enter(browser)
    assert ann.page.evaluate("isSecureContext") is False

    # The link is the one for friends, wherever the host's own page is; without a clipboard, too.
    link = ann.open_match("five_armies")
    expect(ann.page.locator(".link-picture svg")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator(".invitation input")).to_have_value(re.compile(re.escape(shared)))
    ann.page.get_by_role("button", name="Copy").click()
    expect(ann.page.locator(".invitation .hint")).to_contain_text("Copied")
    path = link.removeprefix(friendly).removeprefix(shared)
    bob.page.goto(f"{friendly}{path}")
    bob.join()
    for person in (ann, bob):
        person.table.wait_for()
        person.settle()

    both = (ann, bob)
    random, end = Random(3), time.monotonic() + 120
    undone = False
    while ann.at < 3 * CHOICES or not undone:
        assert time.monotonic() < end
        for person in both:
            person.settle()
            undo = person.page.get_by_role("button", name=re.compile("^Undo"))
            if not undone and undo.count() and undo.first.is_enabled():
                before = person.at
                undo.first.click()
                expect(person.table).not_to_have_attribute("data-at", str(before))
                undone = True
            elif person.asked and not person.over:
                person.act_at_random(random)
    propose(bob, "resign")
    bob.page.locator("[role=alertdialog] .button.primary").click()
    expect(ann.page.locator(".prompt.end")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Fair play").click()
    window = ann.page.get_by_role("dialog")
    expect(window).to_contain_text("Your browser noted the fingerprint", timeout=PATIENCE)
    expect(window).to_contain_text("Your browser has worked out the fingerprint")
    expect(window.get_by_role("alert")).to_have_count(0)
    cookies = {each["name"]: each for each in ann.context.cookies()}
    (cookie,) = cookies.values()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] == "Lax"
    ann.leave()
    bob.leave()

    # Pages of other sites cannot act here, by whatever name they call this server.
    for host in (f"127.0.0.1:{home.port}", f"{FRIENDLY}:{home.port}"):
        assert status_of(home, host=host, origin=f"http://{host}") == 200
        assert status_of(home, host=host, origin="http://elsewhere.example") == 403
    assert home.end() == 0


def play(person: Person, entries: int) -> None:
    """Play at random until a match has this many entries."""
    random, end = Random(5), time.monotonic() + 120
    while person.at < entries and not person.over:
        assert time.monotonic() < end
        person.wait_until_asked()
        person.act_at_random(random)
        person.settle()


def status_of(home: Home, host: str, origin: str) -> int:
    """The status of a guest's renaming that a page of this origin asks for."""
    with urlopen(f"{home.address}/api/me") as answer:
        cookie = answer.headers["set-cookie"].partition(";")[0]
    body = json.dumps({"name": "Somebody"}).encode()
    headers = {"host": host, "origin": origin, "cookie": cookie, "content-type": "application/json"}
    try:
        request = Request(f"{home.address}/api/me", body, headers, method="PUT")
        with urlopen(request) as answer:
            status: int = answer.status
            return status
    except HTTPError as error:
        return error.code
