"""What is in a hand is for one pair of eyes: at two screens, and at one behind a curtain."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.hearing import Ear
from browser.people import Person, who_is_asked
from browser.scenes import sit_at_both_sides, sit_opposite, with_a_full_hand

SIZES = ((1280, 900), (390, 844))
CHOICES = 6
HELD = ".hand-pile .card-button[data-ref^='card:ev-'], .hand-pile .card-button[data-ref^='card:s']"
"""Event and Story cards, but none of a battle."""
TITLES = """cards => cards.map((card) => [
    card.dataset.ref,
    [...card.querySelectorAll('.face-title, .passage-title')].map((each) => each.textContent),
])"""


def held(person: Person) -> dict[str, tuple[str, ...]]:
    """The cards in the hand of somebody, by their ids, with what they are called."""
    found: list[tuple[str, list[str]]] = person.page.locator(HELD).evaluate_all(TITLES)
    return {
        ref.removeprefix("card:"): tuple(title.rstrip(", ") for title in titles)
        for ref, titles in found
    }


def named(titles: tuple[str, ...], page: str) -> bool:
    """Whether a page names a card, whose two halves stand on other cards too."""
    return " / ".join(titles) in page


def test_no_page_and_no_message_tells_what_the_other_holds(
    browser: Browser, server: Server
) -> None:
    ann, bob = Person.enter(browser), Person.enter(browser)
    ears = {ann: Ear(ann.page), bob: Ear(bob.page)}
    sit_opposite(ann, bob, server, with_a_full_hand)
    for person in (ann, bob):
        person.log()  # from its beginning, or a card drawn long ago is named nowhere
    random, looked = Random(4), 0
    for _ in range(CHOICES * 20):
        # A page that lags behind still holds a card which the other already sees played.
        asked = who_is_asked((ann, bob))
        pages = {person: person.page.content() for person in (ann, bob)}
        for one, other in ((ann, bob), (bob, ann)):
            secret, page, last = held(one), pages[other], ears[other].heard[-1:]
            for card, titles in secret.items():
                assert named(titles, pages[one])  # or its absence elsewhere would prove nothing
                assert card not in page
                assert not named(titles, page)
                assert not [message for message in last if card in message]
            looked += len(secret)
        asked.act_at_random(random)
        if looked > CHOICES * 8:
            break
    assert looked > CHOICES * 8
    ann.leave()
    bob.leave()


def test_at_one_screen_a_hand_is_seen_only_after_its_owner_says_so(
    browser: Browser, server: Server
) -> None:
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server, curtain=True, at=with_a_full_hand)
    curtain = ann.page.locator(".hand .curtain")
    for size in SIZES:
        ann.resize(size)
        ann.turn_to("hand")
        expect(curtain).to_be_visible()
        assert held(ann) == {}
        curtain.click()
        secret = held(ann)
        assert len(secret) >= 5
        ann.page.get_by_role("button", name="Hide my cards").click()
        ann.unfold()
        page = ann.page.content()
        assert not [card for card, titles in secret.items() if card in page or named(titles, page)]
    ann.leave()
