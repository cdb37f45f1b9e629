"""Every value that no source confirms can be named, bounded and chosen."""

from __future__ import annotations

import re

import pytest

from ostrog.games.stronghold import game
from ostrog.games.stronghold.board.values import read_unconfirmed
from ostrog.kernel import BadRuleset, bounds_of
from ostrog.table import HouseValue, check_values, value_list
from ostrog.words import LANGUAGES, Words

LISTED, CHOICES = value_list(game)
BY_PATH = {each.path: each for each in LISTED}


def keys(value: HouseValue) -> list[str]:
    offered = CHOICES.get(value.choices, ())
    named = [value.label, value.group, *(choice.label for choice in offered)]
    return [*named, value.of] if value.of else named


def test_every_unconfirmed_value_is_listed_once_in_the_order_of_the_components() -> None:
    assert [each.path for each in LISTED] == [each.path for each in read_unconfirmed()]


@pytest.mark.parametrize("value", LISTED, ids=lambda value: value.path)
def test_a_value_has_bounds_or_choices_that_allow_it(value: HouseValue) -> None:
    assert game.data is not None
    match value.value:
        case bool():
            assert (value.least, value.most, value.choices) == (None, None, "")
        case int(now):
            assert value.least is not None
            assert value.most is not None
            assert value.least <= now <= value.most
        case str(now):
            offered = [choice.value for choice in CHOICES[value.choices]]
            assert now in offered
            printed = bounds_of(game.data, value.path).choices
            assert not printed or sorted(printed) == sorted(offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_value_has_a_message(language: str) -> None:
    assert game.words is not None
    words = Words([language], [game.words])
    missing = {key for value in LISTED for key in keys(value) if words.find(key) is None}
    assert missing == set()
    foreign = Words(["en"], [game.words])
    hints = {f"{value.group}-more" for value in LISTED}
    for hint in hints:
        assert (words.find(hint) is None) == (foreign.find(hint) is None)


def test_values_are_told_apart_by_what_they_belong_to_and_their_labels() -> None:
    named = [(each.group, each.of, each.label) for each in LISTED]
    assert len(set(named)) == len(named)


def test_values_of_a_group_and_of_a_thing_stand_together() -> None:
    for runs in (
        [each.group for each in LISTED],
        [(each.group, each.of) for each in LISTED if each.of],
    ):
        changes = [one for one, before in zip(runs, [None, *runs], strict=False) if one != before]
        assert len(set(changes)) == len(changes)


def test_names_say_what_is_meant() -> None:
    assert game.words is not None
    words = Words(["en"], [game.words])

    def told(path: str) -> list[str]:
        value = BY_PATH[path]
        return [words.say(key) for key in (value.group, value.of, value.label) if key]

    assert told("cards.banner.wood") == ["Phase 3: equipment", "Banner", "wood"]
    assert told("works.cannon.hourglasses")[1:] == ["forge", "Cannon"]
    assert told("starter.gale") == ["Starter set", "Phase 5", "Gale"]
    choices = CHOICES[BY_PATH["plans.militia.on"].choices]
    about = {choice.value: words.say(choice.label) for choice in choices}
    assert (about[""], about["trap"], about["forge"]) == ("nothing", "Trap", "forge")


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        ({"cards.banner.wood": 201}, "cards.banner.wood: at most 200"),
        ({"sections.w1.invaders": 0}, "sections.w1.invaders: at least 1"),
        ({"spaces.cauldrons": 2}, "spaces.cauldrons: at most 1"),
        ({"cards.banner.wood": True}, "cards.banner.wood: number"),
        ({"sap.orc": 1}, "sap.orc: yes or no"),
        ({"objectives.first-crack.bonus": "gold"}, "objectives.first-crack.bonus: choice"),
        ({"heroes.officer.start": "t1"}, "heroes.officer.start: choice"),
        ({"turns": 8}, "turns: unknown"),
        ({"starter.ballista": False}, "starter: 3 cards of phase 2, not 2"),
    ],
)
def test_a_refusal_names_path_and_bound(ruleset: dict[str, bool | int | str], said: str) -> None:
    with pytest.raises(BadRuleset, match=f"^{re.escape(said)}$"):
        check_values(game, ruleset)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadRuleset) as caught:
        check_values(game, {"sap.orc": 1, "cards.banner.wood": 999, "wings": 2})
    assert {fault.path: (fault.reason, fault.bound) for fault in caught.value.faults} == {
        "wings": ("unknown", None),
        "sap.orc": ("yes-or-no", None),
        "cards.banner.wood": ("at-most", 200),
    }
