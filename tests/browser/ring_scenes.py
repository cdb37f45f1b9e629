"""War of the Ring at the table: its moments, and a player who knows what he wants."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from playwright.sync_api import expect

from browser.people import Person
from browser.scenes import Kind, Position
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.table.scene import army_id
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

EAGER = ("attack", "reroll")
RING_WAR = Kind("war_of_the_ring", "two-players", 2, EAGER)
AT_WAR = RING_WAR._replace(
    ruleset=(
        ("politics.isengard.steps", 0),
        ("politics.rohan.steps", 0),
        ("politics.rohan.active", True),
        ("armies.orthanc.isengard-regular", 6),
        ("armies.orthanc.isengard-elite", 3),
        ("reinforcements.isengard-regular", 0),
        ("reinforcements.isengard-elite", 0),
        ("dice.free.start", 2),
        ("dice.shadow.start", 4),
    )
)
"""A setup with few dice, in which Isengard and Rohan are at war, and Isengard is strong."""
EVENTFUL = Position(Random(20).randbytes(32), (), 0)
"""A new match in which much happens in three turns, with that setup and the wishes below."""
FREE_WISHES = (
    "step:fords-of-bruinen",
    "step:hollin",
    "declare",
    "go-inside",
    "act:character:move-fellowship",
    "act:will-of-the-west:move-fellowship",
    "skip",
    "stand",
    "no-casualty",
    "reroll",
    "stay-here",
    "done",
)
SHADOW_WISHES = (
    "allocate:2",
    "attack:orthanc:fords-of-isen",
    "attack:fords-of-isen:helms-deep",
    "attack:helms-deep",
    "act:army:attack",
    "act:muster-army:attack",
    "act:character:led-attack",
    "skip",
    "advance",
    "press",
    "end-assault",
    "reroll",
    "go",
    "done",
)
MANY_DICE = 8
"""Minimum number of dice that lie before both sides in a battle with much to see."""
OFFERS = ".choices .option:not([disabled]), .confirm [data-option]:not([disabled])"
GOALS = ".board .may-target, .board .may-attack"


# Moments


def war_of(match: Match[State]) -> War:
    """Return the state of a match of this game."""
    assert isinstance(match.state, War)
    return match.state


def in_a_battle_with_many_dice(match: Match[State], ask: Ask) -> bool:
    """Whether dice are re-rolled in a battle with many dice."""
    battle = war_of(match).battle
    if battle is None or ask.kind != "leader-reroll":
        return False
    return sum(len(side.values) for side in battle.sides) >= MANY_DICE


def loses_of_many(battle: Clash, ask: Ask) -> bool:
    """Whether there is a choice of casualties after the dice have fallen."""
    have_fallen = any(side.values for side in battle.sides)
    return have_fallen and ask.kind == "casualties" and len(ask.options) > 1


def with_losses_in_the_field(match: Match[State], ask: Ask) -> bool:
    """Whether casualties are chosen in a field battle."""
    battle = war_of(match).battle
    return battle is not None and battle.kind == "field" and loses_of_many(battle, ask)


def with_losses_in_an_assault(match: Match[State], ask: Ask) -> bool:
    """Whether casualties are chosen in an assault on a Stronghold."""
    battle = war_of(match).battle
    return battle is not None and battle.kind == "siege" and loses_of_many(battle, ask)


def before_a_battle(match: Match[State], ask: Ask) -> bool:
    """Whether one of several attacks is chosen."""
    return ask.kind == "attack" and len({option.refs for option in ask.options}) > 1


def with_corruption_for_some_turns(match: Match[State], ask: Ask) -> bool:
    """Whether a die is used some turns after the Hunt has succeeded, so that there is a curve."""
    war = war_of(match)
    return ask.kind == "act" and war.turn > 6 and war.corruption > 0


def with_dice_to_use(match: Match[State], ask: Ask) -> bool:
    """Whether a die is used in the third turn or later."""
    return ask.kind == "act" and war_of(match).turn > 2


# Players


class Commander:
    """A person who answers by a list of wishes, and presses pieces wherever an answer has one."""

    def __init__(self, person: Person, side: int, wishes: Sequence[str]) -> None:
        self.person = person
        self.page = person.page
        self.side = SIDES[side]
        self._wishes = wishes
        self.on_pieces = 0
        """Number of answers that were given on the table, not in words."""

    def answer(self) -> str:
        """Answer what is asked, and return the chosen option."""
        person = self.person
        person.settle()
        offered: list[str] = self.page.locator(OFFERS).evaluate_all(
            "all => all.map(({dataset}) => dataset.option ?? '')"
        )
        wished = (each for wish in self._wishes for each in offered if each.startswith(wish))
        chosen = next(wished, offered[0])
        self._press(chosen)
        person.confirm()
        person.settle()
        return chosen

    def _press(self, option: str) -> None:
        """Press the things that an option is about, or its words where it is about nothing."""
        verb, *refs = option.split(":")
        fighter = self.page.locator(f'.ring-fighter-button[data-option="{option}"]')
        if fighter.count():
            self.person.click(fighter.first)
            self.on_pieces += 1
        elif verb in ("act", "skip"):
            die = f'.ring-dice [data-ref="die:{self.side}:{refs[0]}"].may'
            self.person.click(self.page.locator(die).first)
            self._choose_from_menu(option)
            self.on_pieces += 1
        elif verb in ("march", "attack"):
            self._touch(army_id(SIDES.index(self.side), refs[0]))
            goals = self.page.locator(GOALS)
            goals.first.wait_for()
            names = goals.evaluate_all("all => all.map(({dataset}) => dataset.ref ?? '')")
            self._touch(next(each for each in names if refs[1] in each))
            self._choose_from_menu(option)
            self.on_pieces += 1
        elif verb == "step":
            self._touch(refs[0])
            self.on_pieces += 1
        else:
            self.person.unfold()
            words = f'[data-option="{option}"]'
            self.person.click(self.page.locator(f".choices {words}, .confirm {words}").first)

    def _touch(self, ref: str) -> None:
        """Press an army or a region of the map."""
        self.person.clicks += 1
        self.page.locator(f'.board [data-ref="{ref}"].may').first.dispatch_event("click")

    def _choose_from_menu(self, option: str) -> None:
        """Choose from the menu, if one opens."""
        menu = self.page.locator(".option-menu")
        if menu.count():
            self.person.click(menu.locator(f'[data-key="{option}"]'))
            expect(menu).to_have_count(0)
