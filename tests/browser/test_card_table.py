"""The card game at four screens, at one behind a curtain, and with two seats for one person."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import permutations
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from browser.card_scenes import TRILOGY, with_a_card_for_a_place
from browser.conftest import CHOICES, Server
from browser.hearing import Ear
from browser.people import AT_ONCE, Person
from browser.scenes import sit_down

GAME = "ring_cards"
SEATS = 4
TURNS = 6
"""So often the people at one screen hand it over: first at a wide one, then at a phone."""
SIZES = ((1280, 900), (390, 844))
SHOWN = "CardTaken"
"""Cards that a text takes into a hand are shown to all (RCG-21.1)."""
LOOK = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const titleOf = (card) => card.querySelector('.face-title')?.textContent.replace(/,\\s*$/, '')
    const titles = (cards) =>
        Object.fromEntries(cards.map((card) => [card.dataset.ref, titleOf(card) ?? '']))
    return {
        held: titles(all('.hand .card-button[data-ref]')),
        shown: titles(all('.card-button[data-ref]')),
        offered: all('[data-option]').map((option) => option.dataset.option),
    }
}"""


class Onlooker:
    """Somebody at the table, with all that this pair of eyes may know of the cards so far."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.ear = Ear(person.page)
        self.held = dict[str, str]()
        """The cards in the hand that is seen now, with their titles."""
        self.shown = dict[str, str]()
        self.named = set[str]()
        """Cards that options or the last messages name."""
        self.public = set[str]()
        """Cards that once lay open before this person."""

    def look(self) -> None:
        """Look at the whole page, and hear what was said since."""
        look: dict[str, Any] = self.person.page.evaluate(LOOK)
        self.held, self.shown = look["held"], look["shown"]
        said = [json.loads(message) for message in self.ear.heard]
        self.ear.heard.clear()
        told = [event for message in said for event in message.get("events", ())]
        standings = [message["standing"] for message in said if message.get("standing")]
        words = [*look["offered"], *standings[-1:]]
        words += [event for event in told if event["kind"] != SHOWN]
        self.named = names_in([deaf_to_rules(each) for each in words])
        self.public |= names_in([event for event in told if event["kind"] == SHOWN])
        self.public |= {bare(ref) for ref in self.shown}


def deaf_to_rules(message: Any) -> Any:
    """What is said of a match, without what a text is about: it may name cards that nobody sees."""
    if isinstance(message, dict):
        return {key: deaf_to_rules(value) for key, value in message.items() if key != "about"}
    return [deaf_to_rules(each) for each in message] if isinstance(message, list) else message


def names_in(messages: object) -> set[str]:
    """All names in what is said."""
    return set(re.findall(r"[a-z0-9-]+", json.dumps(messages)))


def bare(ref: str) -> str:
    """A card without the sort of thing it is."""
    return ref.removeprefix("card:")


def compare(onlookers: Sequence[Onlooker]) -> int:
    """Nobody sees what others hold, unless it was open once; says how much was looked for."""
    entries = max(each.person.at for each in onlookers)
    for each in onlookers:
        each.person.wait_for_entries(entries)
        assert each.person.at == entries
        each.look()
    looked = 0
    for one, other in permutations(onlookers, 2):
        hidden = {ref: title for ref, title in one.held.items() if bare(ref) not in other.public}
        assert hidden.keys() <= one.shown.keys()  # or its absence elsewhere would prove nothing
        assert not hidden.keys() & other.shown.keys()
        assert not {bare(ref) for ref in hidden} & other.named, (one.held, other.person.at)
        # Of some cards there are several.
        open_titles = {title for ref, title in other.shown.items()}
        alike = {ref for ref, title in hidden.items() if title in open_titles}
        assert all(re.search(r"-\d$", ref) for ref in alike), alike
        looked += len(hidden)
    return looked


@contextmanager
def people(browser: Browser, server: Server, count: int) -> Iterator[list[Person]]:
    arrived = [Person.arrive(browser, server.url) for _ in range(count)]
    yield arrived
    for person in arrived:
        person.leave()


def test_four_people_play_the_trilogy_and_nobody_sees_what_another_holds(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, SEATS) as four:
        onlookers = [Onlooker(person) for person in four]
        ann, *friends = four
        address = ann.open_match(GAME, "trilogy", person=1)
        for friend in friends:
            friend.page.goto(address)
            friend.join()
        for person in four:
            person.table.wait_for()
        seats = {
            person.page.locator(".seat-row[data-row=own] .seat h2").inner_text() for person in four
        }
        assert len(seats) == SEATS

        random, looked = Random(5), compare(onlookers)
        assert looked == SEATS * (SEATS - 1) * 7
        end = CHOICES or 100_000
        while not ann.over and ann.at < end:
            before = ann.at
            decide_at_random(random.choice([each for each in four if each.asked]), random)
            ann.wait_for_entries(before + 1)
            looked += compare(onlookers)
            assert len({person.over for person in four}) == 1
        assert looked > 8 * min(end, 100)
        logs = [person.log().splitlines() for person in four]
        assert min(map(len, logs)) > min(end, 100) // 2
        if ann.over:
            ends = {person.page.locator(".prompt.end").inner_text() for person in four}
            assert len(ends) == 1
            print(f"{ann.at} entries: {ends.pop()}")


def test_a_card_is_picked_and_its_place_pressed(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, ())], server, TRILOGY, at=with_a_card_for_a_place)
    before = ann.at
    card, place = pick_for_a_place(ann)
    title = card.locator(".face-title").inner_text().strip(" ,\n")
    expect(card).to_have_class(re.compile(r"\bchosen\b"))
    expect(ann.page.locator(".picked-bar")).to_contain_text(title, ignore_case=True)
    ann.page.keyboard.press("Escape")  # what is read covers the places on a small screen
    expect(ann.page.locator(".card-detail")).to_have_count(0)
    place.click()
    ann.confirm()
    ann.wait_for_entries(before + 1)
    assert ann.kind == "cost"
    ann.leave()


def test_a_card_is_dragged_to_its_place_by_mouse_and_by_finger(
    browser: Browser, server: Server
) -> None:
    ann = Person.enter(browser)
    touching = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-GB"
    )
    touching.add_init_script(AT_ONCE)
    bob = Person(touching, touching.new_page())
    for person, drag in ((ann, drag_by_mouse), (bob, drag_by_finger)):
        sit_down([(person, ())], server, TRILOGY, at=with_a_card_for_a_place)
        person.settle()
        before = person.at
        way = a_way(person)
        person.turn_to("hand")
        for thing in way:
            person.page.locator(thing).wait_for()
        start, end = (person.page.evaluate(MIDDLE, thing) for thing in way)
        drag(person, start, end)
        person.wait_for_entries(before + 1)
        assert person.kind == "cost"
        person.leave()


MIDDLE = """(selector) => {
    const thing = document.querySelector(selector)
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'})
    const {left, top, width, height} = thing.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
}"""
"""Script that brings a thing in sight and returns its middle."""


def a_way(person: Person) -> tuple[str, str]:
    """A card in hand, and the place to which it can go."""
    plays = person.page.locator('.choices [data-option^="play:"][data-points*=" location:"]')
    card, place = (plays.first.get_attribute("data-points") or "").split()
    return f'.hand [data-ref="{card}"]', f'.place [data-ref="{place}"]'


def drag_by_mouse(person: Person, start: list[float], end: list[float]) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 40, steps=4)
    expect(person.page.locator(".dragged-card")).to_be_visible()
    mouse.move(*end, steps=4)
    mouse.up()


def drag_by_finger(person: Person, start: list[float], end: list[float]) -> None:
    """Draw a finger sideways, since up it would scroll the hand, and then to the place."""
    session = person.context.new_cdp_session(person.page)
    way = [start, *([start[0] + step, start[1]] for step in (20, 40, 60)), end]
    for number, (x, y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        touched = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        session.send("Input.dispatchTouchEvent", touched)
    expect(person.page.locator(".dragged-card")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def pick_for_a_place(person: Person) -> tuple[Locator, Locator]:
    """Press cards in hand until one lights a place."""
    cards = person.page.locator(".hand .card-button.may")
    for card in cards.all():
        ref = card.get_attribute("data-ref")
        card.click()
        places = person.page.locator(".zones [data-ref^='location:'].may")
        if places.count():
            picked = person.page.locator(f'.hand [data-ref="{ref}"]')
            return picked, person.page.locator(
                f'[data-ref="{places.first.get_attribute("data-ref")}"]'
            )
        person.let_go()
        person.page.keyboard.press("Escape")
        expect(person.page.locator(".picked-bar > *")).to_have_count(0)
    raise AssertionError("no card can go to a place")


def test_at_one_screen_each_side_sees_only_its_own_hand(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, server.url)
    onlooker = Onlooker(ann)
    ann.open_match(GAME, "duel-two-players", elsewhere=False)
    hands, held_before = dict[str, set[str]](), dict[str, set[str]]()
    random, turns = Random(6), 0
    curtain = ann.page.locator(".hand .curtain")
    while turns < TURNS:
        ann.resize(SIZES[turns >= TURNS // 2])
        ann.settle()
        ann.turn_to("hand")
        if curtain.count():
            onlooker.look()
            assert not onlooker.held
            hidden = set[str]().union(*hands.values()) - onlooker.public
            assert not hidden & {bare(ref) for ref in onlooker.shown}
            whose = curtain.inner_text()
            curtain.click()
            turns += 1
            onlooker.look()
            others = set[str]().union(*(cards for who, cards in hands.items() if who != whose))
            assert onlooker.held or whose in hands  # who held cards may have played them all
            assert not (others - onlooker.public) & {bare(ref) for ref in onlooker.shown}
            assert not (others - onlooker.public) & onlooker.named  # nor is it kept from sight only
        onlooker.look()
        hands[whose] = {bare(ref) for ref in onlooker.held}
        held_before[whose] = held_before.get(whose, set()) | hands[whose]
        decide_at_random(ann, random)
    assert len(hands) == 2
    assert all(held_before.values())  # in the end somebody may have played every card
    ann.leave()


def decide_at_random(person: Person, random: Random) -> None:
    """Click until the match has an entry more, on a phone in one tab or another."""
    before = person.at
    for _ in range(60):
        if not person.page.locator(".option-menu, .card-detail").count():
            person.turn_to(random.choice(("hand", "prompt")))
        person.act_at_random(random)
        person.settle()
        if person.at > before:
            return
    raise AssertionError(f"{person.kind} was never decided")


def test_one_with_two_seats_sees_both_hands_and_decides_for_both(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, 2) as (ann, bob):
        watching = Onlooker(bob)
        address = ann.open_match(GAME, "trilogy-2", person=0)
        bob.page.goto(address)
        expect(bob.page.locator(".seats button")).to_have_count(1)
        bob.join()
        for person in (ann, bob):
            person.table.wait_for()
            expect(person.page.locator(".seat-row[data-row=own] .seat")).to_have_count(2)
            expect(person.page.locator(".curtain")).to_have_count(0)
        hands = own_hands(ann)
        assert [len(hand) for hand in hands] == [7, 7]
        assert not hands[0].keys() & hands[1].keys()
        watching.look()
        mine = {bare(ref) for hand in hands for ref in hand}
        assert not mine & (watching.named | watching.public)
        random, decided = Random(7), set[str]()
        for _ in range(2):
            ann.settle()
            decided.add(ann.page.locator(".prompt .whose").inner_text())
            decide_at_random(ann, random)
        assert len(decided) == 2
        bob.wait_for_entries(2)
        # Which of the two decides first is for the person to say.
        first = bob.page.locator(".prompt .whose").inner_text()
        bob.page.locator(".whose-else button").click()
        expect(bob.page.locator(".prompt .whose")).not_to_have_text(first)
        for _ in range(2):
            decide_at_random(bob, random)
        ann.wait_for_entries(4)
        left = set[str]().union(*own_hands(ann))
        assert left
        assert all(hand.keys() & left < hand.keys() for hand in hands)


def own_hands(person: Person) -> list[dict[str, str]]:
    """The hands of all one's seats, each looked at in turn."""
    person.settle()
    hands = []
    for button in person.page.locator(".own-hands button").all():
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        look: dict[str, Any] = person.page.evaluate(LOOK)
        hands.append(look["held"])
    return hands
