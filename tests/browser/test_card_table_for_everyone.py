"""Everyone can play cards: no serious finding of axe, a turn by keyboard, and names for all."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.axe import THEMES, findings
from browser.card_scenes import DUEL, TRILOGY, before_all_pass, in_a_full_turn, in_combat
from browser.conftest import WHOLE, Server
from browser.keys import IS_AMONG_CHOICES
from browser.people import Person
from browser.scenes import Moment, sit_down, the_end

SIZES = ((1280, 900), (390, 844))
LANGUAGES = ("en", "pl", "ru")


@pytest.mark.parametrize("moment", [in_a_full_turn, in_combat, the_end])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, moment: Moment) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, ())], server, TRILOGY, at=moment)
    found = list[str]()
    for number, (language, size) in enumerate(product(LANGUAGES, SIZES)):
        themes = THEMES if WHOLE else (THEMES[number % len(THEMES)],)
        ann.resize(size)
        ann.change_language(language)
        found += findings(ann.page, themes)
        if moment is in_combat:
            ann.turn_to("battle")
            expect(ann.page.locator(".contest")).to_be_visible()
            found += findings(ann.page, themes, board_passed=True)
        if moment is in_a_full_turn:
            ann.turn_to("hand")
            ann.page.locator(".hand .card-button.may").first.click()
            expect(ann.page.locator(".card-detail")).to_be_visible()
            found += findings(ann.page, themes, board_passed=True)
            ann.let_go()
            ann.page.keyboard.press("Escape")
            expect(ann.page.locator(".picked-bar > *")).to_have_count(0)
    assert found == []
    ann.leave()


def test_a_turn_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser, asked=True)
    sit_down([(ann, (0, 1))], server, DUEL, at=before_all_pass)
    ann.play_with_open_cards()
    page, keys = ann.page, ann.page.keyboard
    before = ann.at

    # A card is picked and put to a place; others, such as events, have no place to go to.
    places = page.locator(".zones [data-ref^='location:'].may")
    cards = page.locator(".hand .card-button.may")
    refs = [cards.nth(number).get_attribute("data-ref") for number in range(cards.count())]
    for ref in refs:
        card = page.locator(f".hand .card-button[data-ref='{ref}']")
        tab_to(ann, card)
        keys.press("Enter")
        expect(page.locator(".card-detail .option").first).to_be_focused()
        keys.press("Escape")
        expect(page.locator(".card-detail")).to_have_count(0)
        expect(card).to_be_focused()
        if places.count():
            break
        keys.press("Escape")
        expect(page.locator(".picked-bar > *")).to_have_count(0)
    title = page.locator(".hand .card-button.chosen .face-title").inner_text().strip(" ,\n")
    tab_to(ann, places.first)
    keys.press("Enter")
    if page.locator(".confirm.armed").count():
        keys.press("Enter")
    ann.wait_for_entries(before + 1)
    assert title.casefold() in page.locator(".zones").inner_text().casefold()

    # Another is cycled for it; then the other side passes, after what texts may ask of both.
    passing = page.locator('.choices .option[data-option*="pass"]')
    asked = [ann.kind]
    while not passing.count() and len(asked) < 30:
        decide_by_keyboard(ann)
        asked.append(ann.kind)
    assert "cost" in asked
    now = ann.at
    tab_to(ann, passing)
    keys.press("Enter")
    ann.wait_for_entries(now + 1)
    ann.leave()


def decide_by_keyboard(person: Person) -> None:
    """Choose the first of what is offered, be it words or a card."""
    words = ".choices .option:visible, .confirm .primary:not([disabled]):visible"
    thing = person.page.locator(f"{words}, [data-ref].may:visible").first
    is_card = thing.get_attribute("data-ref") is not None
    tab_to(person, thing)
    before = person.at
    person.page.keyboard.press("Enter")
    detail, armed = person.page.locator(".card-detail"), person.page.locator(".confirm.armed")
    if is_card:
        gone_on = person.page.locator(f'.table:not([data-at="{before}"])')
        expect(detail.or_(armed).or_(gone_on).first).to_be_visible()
    if is_card and detail.count():
        expect(detail.locator(".option").first).to_be_focused()
        person.page.keyboard.press("Enter")
        expect(detail).to_have_count(0)
    elif is_card and armed.count():  # there was one thing to do, which cannot be undone
        person.page.keyboard.press("Enter")
    person.settle()


def test_a_match_of_the_game_is_opened_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, f"{server.url}/new")
    page, keys = ann.page, ann.page.keyboard
    for choice, name in (
        ("section > .choice button", "War of the Ring: The Card Game"),
        (".new-match .choice button", "Two-Player Duel"),
    ):
        tab_to(ann, page.locator(choice))
        keys.press("Enter")
        chosen = page.get_by_role("option", name=name, exact=True)
        expect(chosen).to_be_visible()
        for _ in range(10):
            if chosen.evaluate("each => each === document.activeElement"):
                break
            keys.press("ArrowDown")
        keys.press("Enter")
        expect(page.locator(choice)).to_contain_text(name)
    radio = page.locator('input[value="here"]')
    tab_to(ann, radio)
    keys.press("ArrowDown")
    expect(page.locator('input[value="elsewhere"]')).to_be_checked()
    tab_to(ann, page.locator(".new-match button[type=submit]"))
    keys.press("Enter")
    expect(page.locator(".invitation input")).to_be_visible()
    ann.leave()


def test_places_cards_and_numbers_have_roles_and_names(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, ())], server, TRILOGY, at=in_a_full_turn)
    page = ann.page
    for zone in ("Active path", "Active battlegrounds"):
        expect(page.get_by_role("region", name=zone, exact=True)).to_be_visible()
    expect(page.get_by_role("region", name=re.compile("^Hand: "))).to_be_visible()
    expect(page.get_by_role("region", name="Score")).to_contain_text("points")
    assert page.locator(".seat").count() == TRILOGY.seats
    for seat in page.locator(".seat h2 > span:last-of-type").all_inner_texts():
        assert page.get_by_role("region", name=re.compile(re.escape(seat))).count()
    places = page.get_by_role("article").all()
    assert len(places) >= 2
    for place in places:
        name = place.get_attribute("aria-label") or ""
        assert place.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).count() == 1
        assert re.search(r"Attack \d+ against \d+ of the place", place.inner_text())
        assert place.get_by_role("list", name=re.compile("^(Attackers|Defenders)")).count() or (
            not place.locator(".stack").count()
        )
    cards = page.locator(".card-table .stack .card-button, .hand .card-button").all()
    assert len(cards) >= 8
    for card in cards:
        spoken = spoken_name(card)
        title = card.locator(".face-title").inner_text().strip(" ,\n")
        assert spoken.casefold().startswith(title.casefold())
        for number in card.locator(".number").all():
            count, *_ = [*number.locator("b").all_inner_texts(), ""]
            assert re.search(rf"\b{count} ?[a-z]+ [a-z]+", spoken), spoken
    lit = page.locator(".hand .card-button.may").first
    assert spoken_name(lit).endswith("can be chosen")
    for button in page.get_by_role("button").all():
        assert spoken_name(button), button.evaluate("each => each.outerHTML")
    ann.leave()


def spoken_name(thing: Locator) -> str:
    """What a screen reader calls it."""
    snapshot = thing.aria_snapshot().splitlines()[0]
    found = re.match(r'- \'?\w+ (?:"(.*)"|/(.*)/)', snapshot)
    return next((each for each in found.groups() if each), "") if found else ""


def tab_to(person: Person, thing: Locator) -> None:
    """Press Tab until something has the focus, and arrows among the choices, which are one stop."""
    thing.wait_for(state="attached")
    is_choice = thing.evaluate("each => each.closest('.choices') !== null")
    for _ in range(250):
        if thing.evaluate("each => each === document.activeElement"):
            return
        is_among = is_choice and person.page.evaluate(IS_AMONG_CHOICES)
        person.page.keyboard.press("ArrowDown" if is_among else "Tab")
    raise AssertionError("it cannot be reached by keyboard")
