"""Why not: refusals name the right rule, and say it in three languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.cli.wording import Wording
from ostrog.games import five_armies
from ostrog.kernel import explain
from ostrog.words import LANGUAGES, Words

Case = tuple[str, Callable[[], Battlefield], int, str]

WORDS = Path(five_armies.__file__).parent / "words"


def start() -> Battlefield:
    return Battlefield()


def three_generals_activated() -> Battlefield:
    table = Battlefield()
    table.free.chooses("activate:bard", "activate:dain", "activate:gandalf")
    return table


def placing_tokens() -> Battlefield:
    table = Battlefield()
    table.free.chooses("activate:bard", "activate:dain", "done")
    table.free.chooses("place-token:camp")
    return table


def shadow_leadership() -> Battlefield:
    return Battlefield().phase("shadow_leadership")


def free_acts() -> Battlefield:
    return Battlefield().acting(FREE, free="character muster", shadow="army eye")


def shadow_acts() -> Battlefield:
    return Battlefield().acting(SHADOW, free="character", shadow="army eye")


def strategic_move() -> Battlefield:
    table = shadow_acts()
    table.shadow.chooses("act:army:strategic-move")
    return table


def picked(place: str) -> Callable[[], Battlefield]:
    def set_up() -> Battlefield:
        table = strategic_move()
        table.shadow.chooses(f"army:{place}")
        return table

    return set_up


def led(**army: int) -> Battlefield:
    table = Battlefield.empty().army("camp", **army).acting(FREE, free="character")
    table.free.chooses("act:character:fast-move")
    return table


def led_army_picked() -> Battlefield:
    table = led(lake_men=2, damage=2, tokens=1)
    table.free.chooses("army:camp", "leave:lake-men")
    return table


def recruiting() -> Battlefield:
    table = free_acts()
    table.free.chooses("act:muster:recruit")
    table.free.chooses("recruit:ravenhill:elves")
    return table


def overfull() -> Battlefield:
    table = Battlefield.empty().army("camp", lake_men=3, wood_elf_archers=1)
    table.army("eastern-bank-north-plains", lake_men=2, damage=1)
    table.acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:eastern-bank-north-plains", "to:camp").chooses("done")
    return table


def battle() -> Battlefield:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=2, tokens=1)
    table.army("valley-central-plains", orcs=2)
    return table.attack("valley-central-plains", "ruins-of-dale")


def after_the_roll() -> Battlefield:
    table = battle().dice(1, 1, 1, 1)
    return table.manoeuvres()


def too_much_damage() -> Battlefield:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=2, damage=2)
    table.army("valley-central-plains", orcs=2).attack("valley-central-plains", "ruins-of-dale")
    return table.dice(6, 6, 1, 1).manoeuvres()


def end_of_a_round() -> Battlefield:
    table = battle().dice(1, 1, 1, 1).manoeuvres()
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("press-on")
    return table


def retreating() -> Battlefield:
    table = Battlefield.empty().army("valley-central-hills", lake_men=1)
    table.army("valley-east-marsh", orcs=1).attack("valley-east-marsh", "valley-central-hills")
    table.dice(1, 1).manoeuvres()
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    return table


CASES: list[Case] = [
    ("B5A-11.1", start, FREE, "activate:bilbo"),
    ("B5A-4.5", three_generals_activated, FREE, "activate:thranduil"),
    ("B5A-4.6", placing_tokens, FREE, "place-token:camp"),
    ("B5A-13.1", placing_tokens, FREE, "place-token:fallen-bridge"),
    ("B5A-4.8", shadow_leadership, SHADOW, "split:5:2"),
    ("B5A-6.3", free_acts, FREE, "act:event:recruit"),
    ("B5A-7.1", free_acts, FREE, "act:muster:strategic-move"),
    ("B5A-7.3", shadow_acts, SHADOW, "act:army:combined-attack"),
    ("B5A-7.18", shadow_acts, SHADOW, "act:eye:recruit"),
    ("B5A-6.5", shadow_acts, SHADOW, "pass"),
    ("B5A-34.3", shadow_acts, SHADOW, "act:army:cloud-of-bats"),
    ("B5A-10.3", free_acts, FREE, "enter:thorin:front-gate"),
    ("B5A-10.4", shadow_acts, SHADOW, "enter:bolg:broken-lands-north-plains"),
    ("B5A-10.13", free_acts, FREE, "go:bard:ravenhill"),
    ("B5A-7.7", free_acts, FREE, "go:bilbo:camp"),
    ("B5A-19.1", free_acts, FREE, "rally:camp"),
    ("B5A-18.10", free_acts, FREE, "recruit:camp:elves"),
    ("B5A-21.1", shadow_acts, SHADOW, "attack:eastern-bank-gate-plains"),
    ("B5A-20.1", strategic_move, SHADOW, "army:goblin-mustering-point-north"),
    ("B5A-3.3", picked("broken-lands-north-plains"), SHADOW, "to:camp"),
    ("B5A-20.10", picked("broken-lands-north-plains"), SHADOW, "to:mountain-pass-north"),
    ("B5A-14.5", picked("broken-lands-north-plains"), SHADOW, "leave:wargs"),
    ("B5A-10.15", picked("broken-lands-north-plains"), SHADOW, "leave-character:bolg"),
    ("B5A-12.4", picked("broken-lands-north-plains"), SHADOW, "leave-token"),
    (
        "B5A-12.2",
        lambda: led(lake_men=1, tokens=1).army("ravenhill", lake_men=1),
        FREE,
        "army:ravenhill",
    ),
    ("B5A-14.8", led_army_picked, FREE, "leave-token"),
    ("B5A-14.9", led_army_picked, FREE, "leave-damage"),
    ("B5A-18.2", recruiting, FREE, "recruit:ravenhill:elves"),
    ("B5A-13.2", overfull, FREE, "done"),
    ("B5A-15.3", overfull, FREE, "remove:dwarf-regulars"),
    ("B5A-34.5", battle, SHADOW, "manoeuvre:vampire-like"),
    ("B5A-21.10", battle, SHADOW, "manoeuvre:unit-wargs"),
    ("B5A-24.1", after_the_roll, FREE, "reroll:2:0"),
    ("B5A-25.8", too_much_damage, FREE, "done"),
    ("B5A-25.7", too_much_damage, FREE, "lose:dwarf-veterans"),
    ("B5A-28.5", end_of_a_round, FREE, "rout"),
    ("B5A-28.9", end_of_a_round, SHADOW, "retreat"),
    ("B5A-28.12", retreating, FREE, "retreat-to:valley-east-marsh"),
    ("B5A-28.13", retreating, FREE, "retreat-to:valley-northeast-plains"),
    ("not-your-decision", start, SHADOW, "done"),
    ("not-now", free_acts, FREE, "done"),
]


@pytest.mark.parametrize(("rule", "set_up", "seat", "option"), CASES, ids=[c[0] for c in CASES])
def test_a_refusal_names_its_rule_and_says_it_in_three_languages(
    rule: str, set_up: Callable[[], Battlefield], seat: int, option: str
) -> None:
    table = set_up()
    refusal = explain(table.state, seat, table.option(option))
    assert refusal is not None
    assert refusal.rule == rule
    said = {
        Wording(Words([language], [WORDS]), table.state.setting).refusal(refusal)
        for language in LANGUAGES
    }
    if rule.startswith("B5A"):
        assert len(said) == len(LANGUAGES), "a language is missing or says it in English"
        assert all(text.startswith(f"{rule}: ") and "{" not in text for text in said)


def test_there_are_at_least_thirty_different_refusals() -> None:
    assert len({rule for rule, *_ in CASES}) >= 30
