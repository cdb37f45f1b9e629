"""Few presses: a person plays a match of each game by mouse, and every press is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError

from browser.card_scenes import DUEL
from browser.conftest import WHOLE, Server
from browser.people import THINKING, Person
from browser.ring_scenes import AT_WAR, before_a_battle
from browser.scenes import (
    NEAR,
    STRONGHOLD,
    TIMID,
    Kind,
    Moment,
    before_an_assault,
    sit_down,
    with_a_plan_for_a_stage,
)

ENTRIES = 600 if WHOLE else 70
"""So many entries a match has in the end, if it is not over before."""
BATTLES = 40
"""After so many entries there were some battles, where armies are at war from the beginning."""
SECONDS = 3_600 if WHOLE else 300
"""A match takes a fifth of this, unless others use the machine as well."""
ROUND = 3
"""Presses of one side for what each round of a battle asks."""
IN_A_ROUND = ("manoeuvre", "leader-reroll", "casualties")
"""What that is. Some rounds ask more: whether to go on, and for what units or cards can do."""
CARD = 2
"""Presses for a card that is played: for its place, and for the card that pays for it."""
IDLE = 0.1
"""The share of presses that may decide nothing."""
PATIENCE = 8_000
"""Milliseconds after which a press had no effect."""
WARLIKE = ("attack", "led-attack", "press-on", "press", "stand", "play", "equip")
"""What is chosen more often than other things: it leads to battles, and cards to the table."""
IDLY = tuple(verb for verb in TIMID if verb != "pass")
"""What is chosen only if there is nothing else."""
LIKING = 0.7
"""The probability of that."""

AFTERWARDS = ("advance",)
"""What is asked when a battle is over."""
PLAYED = ("play", "equip")
"""Verbs by which a card goes to a place."""
STEPS = ("use-card", "take", "lead", "lay", "finish", "train", "heroic")
"""Verbs by which a step of a siege begins: a card of the Invader, or what an hourglass buys."""
GOING_ON = (
    *("to", "swap", "pay", "pay-spy", "building-site", "equipment-site", "training-site"),
    *("work", "heroic-order"),
)
"""Verbs and kinds of decisions by which such a step goes on."""
STAGES = {
    "cannons": ("aim", "cannon-victim"),
    "machines": ("machine-target", "ballista-victim", "catapult-tower", "casualty"),
    "marksmen": ("middle-tower", "bless", "fire", "fire-victims"),
    "poles": ("poles",),
    "orders": ("order-sequence", "detonate", "troll-call"),
    "strength": ("strengthen", "fallen", "slain"),
    "hospital": ("heal",),
}
"""What each stage of an assault asks; before each of them it is asked for a plan."""
STAGE_OF = {kind: stage for stage, kinds in STAGES.items() for kind in kinds}
BEFORE = "stage-plan"
ANSWERED = "(kind) => (document.querySelector('.table')?.dataset.kind ?? kind) !== kind"
"""Whether a table asks something else than a question of this kind."""
SEED = 3
SPARED = 12
"""So many entries follow the question that is asked once."""

USUAL = 0.8
"""The probability of what one usually does, where a button offers that."""

LOOK = """(before) => {
    const all = (selector) => [...document.querySelectorAll(selector)]
    const {at, kind, over, ready} = document.querySelector('.table').dataset
    if (ready !== 'true') return null
    const offered = all('.choices [data-option], .confirm [data-option]')
    const options = offered.map((each) => [each.dataset.option, each.dataset.points ?? ''])
    const seen = {
        at: Number(at),
        over: over === 'true',
        kind: kind ?? '',
        side: document.querySelector('.prompt')?.dataset.colour ?? '',
        options,
        picks: all('.confirm .pick').map((each) => each.textContent),
        armed: all('.confirm.armed').length > 0,
        menu: all('.option-menu [role=menuitem], .card-detail .option').map(
            (each) => each.dataset.key ?? each.dataset.option),
        lit: all('[data-ref].may').map((each) => each.dataset.ref),
        round: all(':is(.b5a-battle, .ring-battle)[data-battle]').map(
            (each) => each.dataset.battle + each.querySelector('small')?.textContent).join(''),
        usual: all('.confirm .default').length > 0,
    }
    const isAsked = seen.over || options.length > 0 || seen.armed
    return isAsked && JSON.stringify(seen) !== before ? {seen, told: JSON.stringify(seen)} : null
}"""
"""Script that returns what can be chosen at the table now, once that is not as it was before."""
POINT = """([ref, isGoal]) => {
    const name = CSS.escape(ref)
    const things = `[data-ref="${name}"]` + (isGoal ? `, [data-drop="${name}"]` : '')
    for (const thing of document.querySelectorAll(things)) {
        thing.scrollIntoView({block: 'nearest', inline: 'nearest'})
        const {left, top, width, height} = thing.getBoundingClientRect()
        const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
        const points = shares.flatMap(
            (down) => shares.map((right) => [left + width * right, top + height * down]))
        const at = ([x, y]) => document.elementFromPoint(x, y)
        const point = points.find((each) =>
            isGoal ? thing.contains(at(each)) : at(each)?.closest('[data-ref]') === thing)
        if (point) return point
    }
    return null
}"""
"""Script that brings a thing in sight and returns a point of it that nothing covers."""


class Sight(NamedTuple):
    """What a person sees who is asked something."""

    at: int
    over: bool
    kind: str
    side: str
    """Who decides, by the colour of the side."""
    options: list[list[str]]
    """Each option with the things it is about."""
    picks: list[str]
    armed: bool
    """Whether a choice waits for a confirmation."""
    menu: list[str]
    lit: list[str]
    """The things that can be pressed to choose."""
    round: str
    """The round of the battle that is fought now, in words; empty without a battle."""
    usual: bool
    """Whether there is a button for what one usually does."""

    @property
    def answers(self) -> set[str]:
        return {option for option, _ in self.options}


class Press(NamedTuple):
    """A press, and what it was good for."""

    kind: str
    decides: bool
    deed: int
    """The number of the answer that was meant."""


class Deed(NamedTuple):
    """An answer that was given."""

    kind: str
    verb: str
    side: str
    battle: int
    """The number of the round of a battle; 0 without a battle."""


class Player:
    """Plays for both sides, in the shortest way that the table offers, and counts the presses."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)
        self.presses: list[Press] = []
        self.deeds: list[Deed] = []
        self.rounds = 0
        self.told = ""
        """What was seen last, as the page tells it."""

    def play(self, entries: int, until: str = "") -> None:
        """Answer until the match has so many entries, is over, or asks a question of a kind."""
        last = ""
        while not (seen := self.look()).over and seen.at < entries:
            if seen.kind == until:
                return
            self.rounds += bool(seen.round) and seen.round != last
            last = seen.round
            self.decide(seen)

    def look(self) -> Sight:
        """Wait until the table is ready, and look at it."""
        return self._seen("", THINKING)

    def _seen(self, before: str, patience: float) -> Sight:
        found = self.page.wait_for_function(LOOK, arg=before, timeout=patience).json_value()
        self.told = found["told"]
        return Sight(**found["seen"])

    def changed(self) -> Sight | None:
        """Look at the table once it is not as it was seen last; nothing if it stays so."""
        with suppress(TimeoutError):
            return self._seen(self.told, PATIENCE)
        return None

    def decide(self, seen: Sight) -> None:
        """Choose an option, and do what it takes."""
        if seen.usual and self.random.random() < USUAL:
            self.note_deed(seen, "usual")
            self.press(self.page.locator(".confirm .default"), "usual", decides=True)
            return
        option, points = self.wanted(seen)
        self.note_deed(seen, option.split(":")[0])
        for way in (self.by_word, self.by_drag, self.by_things, self.by_folded_word):
            now = way(seen, option, points.split())
            if now is not None:
                break
        else:
            raise AssertionError(f"{option} of {seen} cannot be chosen")
        if now.armed:
            self.press(self.page.locator(".confirm.armed .primary"), "confirm", decides=False)

    def note_deed(self, seen: Sight, verb: str) -> None:
        self.deeds.append(Deed(seen.kind, verb, seen.side, self.rounds if seen.round else 0))

    def wanted(self, seen: Sight) -> tuple[str, str]:
        """An option: rather one that does something, and rather a fight or a card."""
        options = [(option, points) for option, points in seen.options]
        bold = [each for each in options if each[0].split(":")[0] not in IDLY]
        eager = [each for each in bold if set(each[0].split(":")) & set(WARLIKE)]
        liked = eager if eager and self.random.random() < LIKING else bold or options
        return self.random.choice(liked)

    # Ways of choosing an option; each returns what is seen then, or nothing if it led nowhere

    def by_word(self, seen: Sight, option: str, points: list[str]) -> Sight | None:
        """Press its button, if that is in sight."""
        buttons = f'.choices [data-option="{option}"], .confirm [data-option="{option}"]'
        shown = self.page.locator(buttons).locator("visible=true")
        if not shown.count():
            return None
        only = len(seen.answers) == 1
        return self.press(shown.first, "done" if only else "word", decides=not only)

    def by_drag(self, seen: Sight, option: str, points: list[str]) -> Sight | None:
        """Drag a card to its place."""
        if len(points) < 2 or not self.page.locator(".card-table").count():
            return None
        end = self.page.evaluate(POINT, [points[-1], True])
        start = self.page.evaluate(POINT, [points[0], False])
        if not start or not end:
            return None
        drag(self.person, start, end)
        now = self.changed()
        self.note("drag", decides=now is not None)
        return now and self.from_menu(now, option)

    def by_things(self, seen: Sight, option: str, points: list[str]) -> Sight | None:
        """Press the things it is about, until it is chosen or stands in a menu."""
        now = seen
        for ref in points:
            point = self.page.evaluate(POINT, [ref, False])
            if not point or ref not in now.lit:
                continue
            about = [each for each, refs in seen.options if ref in refs.split()]
            self.page.mouse.click(*point)
            after = self.changed()
            if after is None:
                continue
            now = after
            if now.armed or (now.at, now.picks) != (seen.at, seen.picks):
                self.note("thing", decides=len(seen.answers) > 1)
                return now
            self.note("open", decides=1 < len(about) < len(seen.answers))
            if ref == points[-1] or len(about) == 1:
                break
        return self.from_menu(now, option) if now.menu else None

    def by_folded_word(self, seen: Sight, option: str, points: list[str]) -> Sight | None:
        """Unfold the choices and press its button."""
        for summary in self.page.locator(".choices details:not([open]) > summary").all():
            summary.click()
            self.note("unfold", decides=False)
        return self.by_word(seen, option, points)

    def from_menu(self, now: Sight, option: str) -> Sight | None:
        """Press it in a menu or at a card, if one is open."""
        if not now.menu:
            return now
        found = f'.option-menu [data-key="{option}"], .card-detail [data-option="{option}"]'
        return self.press(self.page.locator(found), "menu", decides=len(now.answers) > 1)

    def press(self, thing: Locator, kind: str, *, decides: bool) -> Sight | None:
        thing.click()
        self.note(kind, decides=decides)
        return self.changed()

    def note(self, kind: str, *, decides: bool) -> None:
        self.presses.append(Press(kind, decides, len(self.deeds) - 1))


def drag(person: Person, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one point to another with the mouse."""
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=3)
    mouse.move(*end)
    mouse.up()


class Figures(NamedTuple):
    """What was counted in a match."""

    entries: int
    presses: Counter[str]
    idle: Counter[str]
    vain: Counter[str]
    """Kinds of decisions in which presses decided nothing."""
    rounds: list[int]
    """Presses of each side in each round of a battle, for what every round asks."""
    whole_rounds: list[int]
    """The same, with whatever else was asked."""
    vain_in_battle: int
    cards: list[int]
    """Presses for each card that was played to a place, and paid for."""
    steps: list[int]
    """Presses for each step of a siege, with all that follows from it."""
    stages: list[int]
    """Presses of each side in each stage of an assault."""

    @property
    def share(self) -> float:
        """The share of presses that decided nothing."""
        return self.idle.total() / self.presses.total()

    def told(self, game: str) -> str:
        """All of it as a table."""
        lines = [f"{game}: {self.entries} entries, {self.presses.total()} presses"]
        for kind, count in self.presses.most_common():
            lines.append(f"  {kind:<10} {count:>4}, of which {self.idle[kind]:>3} decide nothing")
        vain = ", ".join(f"{kind} {count}" for kind, count in self.vain.most_common())
        lines.append(f"  decide nothing: {self.share:.1%} ({vain})")
        if self.rounds:
            lines.append(f"  presses of a side in a round of battle: {tallied(self.rounds)}")
            lines.append(f"  with all that was asked in it: {tallied(self.whole_rounds)}")
        if self.cards:
            lines.append(f"  presses for a card that is played: {tallied(self.cards)}")
        if self.steps:
            lines.append(f"  presses for a step: {tallied(self.steps)}")
        if self.stages:
            lines.append(f"  presses of a side in a stage of an assault: {tallied(self.stages)}")
        return "\n".join(lines)


def mean(counts: list[int]) -> float:
    return sum(counts) / len(counts)


def tallied(counts: list[int]) -> str:
    """The mean of these counts, and how often each comes."""
    often = ", ".join(f"{count}: {times}" for count, times in sorted(Counter(counts).items()))
    return f"{mean(counts):.2f} on average of {len(counts)} ({often})"


def counted(player: Player) -> Figures:
    """Sort all presses by what they were for."""
    presses, deeds = player.presses, player.deeds
    needed = Counter(press.deed for press in presses)
    rounds, whole_rounds = Counter[tuple[int, str]](), Counter[tuple[int, str]]()
    for number, deed in enumerate(deeds):
        if deed.battle and deed.kind not in AFTERWARDS:
            whole_rounds[deed.battle, deed.side] += needed[number]
            rounds[deed.battle, deed.side] += needed[number] if deed.kind in IN_A_ROUND else 0
    cards = []
    for number, deed in enumerate(deeds[:-1]):
        if deed.verb in PLAYED and deed.kind == "turn":
            paid = deeds[number + 1].kind == "cost"
            cards.append(needed[number] + (needed[number + 1] if paid else 0))
    steps = list[int]()
    stages, stage, last = Counter[tuple[int, str]](), 0, ""
    for number, deed in enumerate(deeds):
        if deed.verb in STEPS:
            steps.append(needed[number])
        elif steps and (deed.verb in GOING_ON or deed.kind in GOING_ON):
            steps[-1] += needed[number]
        here = BEFORE if deed.kind == BEFORE else STAGE_OF.get(deed.kind, "")
        stage += last not in (here, BEFORE)
        last = here
        if here:
            stages[stage, deed.side] += needed[number]
    return Figures(
        player.person.at,
        Counter(press.kind for press in presses),
        Counter(press.kind for press in presses if not press.decides),
        Counter(f"{deeds[p.deed].verb} in {deeds[p.deed].kind}" for p in presses if not p.decides),
        list(rounds.values()),
        list(whole_rounds.values()),
        sum(not press.decides and deeds[press.deed].battle > 0 for press in presses),
        cards,
        steps,
        list(stages.values()),
    )


@pytest.fixture
def ann(browser: Browser) -> Iterator[Person]:
    ann = Person.enter(browser)
    yield ann
    ann.leave()


def played(
    ann: Person, server: Server, kind: Kind, at: Moment | None = None, entries: int = ENTRIES
) -> Figures:
    """Play a match of a kind, from its beginning or a moment on, and count."""
    sit_down([(ann, (0, 1))], server, kind, at=at)
    ann.play_with_open_cards()
    player, end = Player(ann, seed=SEED), ann.at + entries
    player.play(end)
    figures = counted(player)
    print(f"\n{figures.told(kind.game)}")
    assert figures.entries >= end or ann.over
    return figures


@pytest.mark.timeout(SECONDS)
def test_presses_in_the_battle_of_five_armies(ann: Person, server: Server) -> None:
    figures = played(ann, server, NEAR)
    assert len(figures.rounds) >= 4
    assert mean(figures.rounds) <= ROUND
    assert figures.vain_in_battle == 0
    assert figures.share <= IDLE


@pytest.mark.timeout(SECONDS)
def test_presses_in_war_of_the_ring(ann: Person, server: Server) -> None:
    figures = played(ann, server, AT_WAR, before_a_battle, ENTRIES if WHOLE else BATTLES)
    assert len(figures.whole_rounds) >= 4
    assert max(figures.whole_rounds) <= ROUND
    assert figures.vain_in_battle == 0


@pytest.mark.timeout(SECONDS)
def test_presses_in_the_card_game(ann: Person, server: Server) -> None:
    figures = played(ann, server, DUEL)
    assert len(figures.cards) >= 8
    assert mean(figures.cards) <= CARD
    assert figures.share <= IDLE


@pytest.mark.timeout(SECONDS)
def test_presses_in_a_siege(ann: Person, server: Server) -> None:
    figures = played(ann, server, STRONGHOLD, None if WHOLE else before_an_assault)
    assert len(figures.steps) >= 8
    assert mean(figures.steps) <= ROUND
    assert len(figures.stages) >= 2
    assert mean(figures.stages) <= ROUND
    assert figures.share <= IDLE


def test_whoever_saves_a_plan_is_asked_once(ann: Person, server: Server) -> None:
    """The first question before a stage offers to answer all others, too."""
    sit_down([(ann, (0, 1))], server, STRONGHOLD, at=with_a_plan_for_a_stage)
    ann.play_with_open_cards()
    assert ann.kind == "stage-plan"
    ann.page.locator(".prompt .always").click()
    ann.page.locator(".beforehand .button.primary").click()
    ann.page.locator(".window-head .button").click()
    ann.page.locator(".window").wait_for(state="detached")
    player = Player(ann, seed=SEED)
    for entries in range(ann.at + 1, ann.at + SPARED):
        player.play(entries, until=BEFORE)
        ann.page.wait_for_function(ANSWERED, arg=BEFORE)  # by the server, which may take a moment
    assert BEFORE not in {deed.kind for deed in player.deeds}
