"""A choice that is half made is there again after a reload, an outage, and in another language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person
from browser.scenes import play_until, sit_at_both_sides
from browser.tables import BY_LETTER, LIVE, Control, open_for_two

PRESSES = 400
"""So often people press before it is clear that nothing is ever half made."""


@pytest.fixture(params=[LIVE, BY_LETTER], ids=["live", "by correspondence"])
def two_people(
    request: pytest.FixtureRequest, browser: Browser, server: Server
) -> Iterator[tuple[Person, Person]]:
    control: Control = request.param
    ann, bob = open_for_two(browser, server, control)
    yield ann, bob
    ann.leave()
    bob.leave()


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
        asked = next((hand for hand in hands if hand.person.asked), None)
        if asked is None:
            hands[0].page.wait_for_timeout(30)
        else:
            asked.press()
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
    two_people: tuple[Person, Person], server: Server
) -> None:
    hands = [Hand(person, seed) for seed, person in enumerate(two_people, 11)]
    half = play_until_half_made(hands)
    person, other = half.person, next(each for each in two_people if each is not half.person)
    picks, at = picked(person), person.at

    person.page.reload()
    person.settle()
    expect(person.page.locator(".confirm .pick")).to_have_text(picks)

    person.context.set_offline(offline=True)
    server.kill()
    expect(person.page.locator('.connection[data-state="lost"]')).to_be_attached(timeout=PATIENCE)
    expect(person.page.locator(".confirm .pick")).to_have_text(picks)
    server.start()
    person.context.set_offline(offline=False)
    person.settle()
    assert picked(person) == picks
    assert person.at == at

    # Another tab knows nothing of the picks, and may decide; the first one follows.
    tab = Person(person.context, person.context.new_page())
    tab.sit_down(person.page.url)
    tab.settle()
    assert picked(tab) == []
    answer(Hand(tab, 5))
    for each in (person, other):
        each.wait_for_entries(tab.at)
    expect(person.page.locator(".notice")).to_be_visible()
    tab.page.close()

    for _ in range(6):
        reached = max(each.at for each in two_people)
        for each in two_people:
            each.wait_for_entries(reached)
        answer(next(hand for hand in hands if hand.person.asked))


def test_another_language_in_the_midst_of_a_decision_loses_nothing(
    browser: Browser, server: Server
) -> None:
    ann = Person.arrive(browser, server.url)
    sit_at_both_sides(ann, server)
    play_until(ann, Random(1), "act", ":strategic-move")
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
        ann.page.locator(".tools button.icon").last.click()
        ann.choose(".settings .choice:first-of-type", language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator(".settings")).to_have_count(0)
        assert (ann.at, ann.kind) == (at, kind)
        assert [each.get_attribute("data-ref") for each in chosen.all()] == refs
        assert ann.page.locator("[data-ref].may").count() == targets
        said.add(ann.page.locator("#prompt").inner_text() + "".join(picked(ann)))
    assert len(said) == 3
    ann.click_on(ann.page.locator("[data-ref].may-target").first.get_attribute("data-ref") or "")
    ann.confirm()
    ann.wait_for_entries(at + 1)
    ann.leave()
