"""Why not: refusals name the right rule, and say it in three languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.cli.terminal.wording import Wording
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


def beorn_sets_out() -> Battlefield:
    table = Battlefield.empty().beorn("ruins-of-dale").army("valley-central-hills", orcs=1)
    table.army("valley-north-marsh", lake_men=1)
    table.acting(FREE, free="will-of-the-west")
    table.free.chooses("act:will-of-the-west:move-beorn")
    return table


def beorn_among_friends() -> Battlefield:
    table = beorn_sets_out()
    table.free.chooses("beorn-to:valley-north-marsh")
    return table


def beorn_without_wrath() -> Battlefield:
    return Battlefield.empty().beorn("camp", wrath=1).acting(FREE, free="character")


def beside_beorn() -> Battlefield:
    table = Battlefield.empty().beorn("ruins-of-dale").army("valley-central-plains", orcs=2)
    table.acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:strategic-move").chooses("army:valley-central-plains")
    return table


def beorn_fights() -> Battlefield:
    table = Battlefield.empty().beorn("ruins-of-dale").army("valley-central-plains", orcs=2)
    table.army("valley-southwest-plains", lake_men=1)
    return table.attack("valley-central-plains", "ruins-of-dale")


def beorn_attacked() -> Battlefield:
    table = beorn_fights().dice(1, 1, 1, 1, 1, 1)
    table.shadow.chooses("manoeuvre:regroup")
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("press-on")
    return table


def beorn_retreating() -> Battlefield:
    table = beorn_attacked()
    table.free.chooses("retreat")
    return table


def orcs_retreating() -> Battlefield:
    table = Battlefield.empty().army("valley-central-hills", orcs=1).controls("ruins-of-dale")
    table.army("valley-east-marsh", lake_men=1).army("valley-central-plains", orcs=1)
    table.beorn("valley-north-marsh").attack("valley-east-marsh", "valley-central-hills")
    table.dice(1, 1).manoeuvres()
    table.free.chooses("press-on")
    table.shadow.chooses("retreat")
    return table


def holding(*cards: str) -> Callable[[], Battlefield]:
    def set_up() -> Battlefield:
        table = Battlefield.empty().hand(FREE, *cards).army("camp", lake_men=1)
        return table.acting(FREE, free="character event", shadow="army")

    return set_up


def hopeful() -> Battlefield:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=1)
    return table.beorn("ruins-of-dale").plays(SHADOW, "ss-victory-vanishes-from-hope")


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
    ("B5A-28.14", orcs_retreating, SHADOW, "retreat-to:valley-north-marsh"),
    ("B5A-33.5", free_acts, FREE, "beorn-to:camp"),
    ("B5A-33.6", beorn_without_wrath, FREE, "act:character:move-beorn"),
    ("B5A-33.8", beorn_sets_out, FREE, "beorn-to:valley-central-hills"),
    ("B5A-33.10", beorn_among_friends, FREE, "halt"),
    ("B5A-33.11", beside_beorn, SHADOW, "to:ruins-of-dale"),
    ("B5A-33.15", beorn_fights, FREE, "manoeuvre:regroup"),
    ("B5A-33.19", beorn_attacked, FREE, "rout"),
    ("B5A-33.19", beorn_retreating, FREE, "retreat-to:valley-southwest-plains"),
    ("B5A-7.13", holding("sf-elf-lords"), FREE, "play:character:sf-elf-lords"),
    ("B5A-8.13", holding(), FREE, "play:event:sf-elf-lords"),
    ("B5A-8.15", holding("sf-lucky-number"), FREE, "play:event:sf-lucky-number"),
    ("B5A-8.6", holding("sf-elf-lords"), FREE, "discard:sf-elf-lords"),
    ("B5A-CR-03", hopeful, SHADOW, "choose:ruins-of-dale"),
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
