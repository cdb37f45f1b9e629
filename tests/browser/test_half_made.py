"""A choice that is half made is there again after a reload, an outage, and in another language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import WHOLE, Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person, who_is_asked
from browser.scenes import may, sit_at_both_sides
from browser.tables import BY_LETTER, LIVE, open_for_two

PRESSES = 400
"""So often people press before it is clear that nothing is ever half made."""


@pytest.fixture
def tables(browser: Browser, server: Server) -> Iterator[list[tuple[Person, Person]]]:
    """Two people at a live match and, where there is time, two at one by correspondence."""
    controls = (LIVE, BY_LETTER) if WHOLE else (LIVE,)
    tables = [open_for_two(browser, server, control) for control in controls]
    yield tables
    for person in chain.from_iterable(tables):
        person.leave()


def picked(person: Person) -> list[str]:
    """What has been picked, as this screen says it."""
    return person.page.locator(".confirm .pick").all_inner_texts()


def play_until_half_made(hands: list[Hand]) -> Hand:
    """Let people press until one of them has picked something and may still think again."""
    for _ in range(PRESSES):
        half = next((hand for hand in hands if picked(hand.person)), None)
        if half is not None:
            half.person.settle()
            if picked(half.person):
                return half
        asked = who_is_asked([hand.person for hand in hands])
        next(hand for hand in hands if hand.person is asked).press()
    raise AssertionError("nobody picks anything")


def answer(hand: Hand) -> None:
    """Press until the match has an entry more."""
    before = hand.person.at
    for _ in range(PRESSES):
        hand.press()
        hand.person.settle()
        if hand.person.at > before:
            return
    raise AssertionError("it was never answered")


def test_picks_outlast_a_reload_an_outage_and_a_second_tab(
    tables: list[tuple[Person, Person]], server: Server
) -> None:
    hands = [[Hand(person, seed) for seed, person in enumerate(table, 11)] for table in tables]
    halves = [play_until_half_made(each).person for each in hands]
    known = {person: (picked(person), person.at) for person in halves}

    for person, (picks, _) in known.items():
        person.page.reload()
        person.settle()
        expect(person.page.locator(".confirm .pick")).to_have_text(picks)

    for person in halves:
        person.context.set_offline(offline=True)
    server.kill()
    for person, (picks, _) in known.items():
        lost = person.page.locator('.connection[data-state="lost"]')
        expect(lost).to_be_attached(timeout=PATIENCE)
        expect(person.page.locator(".confirm .pick")).to_have_text(picks)
    server.start()
    for person, (picks, at) in known.items():
        person.context.set_offline(offline=False)
        person.settle()
        assert picked(person) == picks
        assert person.at == at

    for table, own, person in zip(tables, hands, halves, strict=True):
        other = next(each for each in table if each is not person)
        decide_in_another_tab(person, other)
        asked = who_is_asked(table)
        answer(next(hand for hand in own if hand.person is asked))


def decide_in_another_tab(person: Person, other: Person) -> None:
    """Another tab knows nothing of the picks, and may decide; the first one follows."""
    tab = Person(person.context, person.context.new_page())
    tab.sit_down(person.page.url)
    tab.settle()
    assert picked(tab) == []
    answer(Hand(tab, 5))
    for each in (person, other):
        each.wait_for_entries(tab.at)
    expect(person.page.locator(".notice")).to_be_visible()
    tab.page.close()


def test_another_language_in_the_midst_of_a_decision_loses_nothing(
    browser: Browser, server: Server
) -> None:
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server, at=may("act", "strategic-move"))
    before = ann.at
    ann.click(ann.page.locator('.option[data-option*=":strategic-move"]').first)
    ann.wait_for_entries(before + 1)
    army = ann.page.locator('.may[data-ref^="army:"]').first
    ann.click_on(army.get_attribute("data-ref") or "")
    ann.settle()
    at, kind, chosen = ann.at, ann.kind, ann.page.locator("[data-ref].chosen")
    refs = [each.get_attribute("data-ref") for each in chosen.all()]
    targets = ann.page.locator("[data-ref].may").count()
    assert refs
    said = set[str]()
    for language in ("pl", "ru", "en"):
        ann.change_language(language)
        assert (ann.at, ann.kind) == (at, kind)
        assert [each.get_attribute("data-ref") for each in chosen.all()] == refs
        assert ann.page.locator("[data-ref].may").count() == targets
        said.add(ann.page.locator("#prompt").inner_text() + "".join(picked(ann)))
    assert len(said) == 3
    ann.click_on(ann.page.locator("[data-ref].may-target").first.get_attribute("data-ref") or "")
    ann.confirm()
    ann.wait_for_entries(at + 1)
    ann.leave()
