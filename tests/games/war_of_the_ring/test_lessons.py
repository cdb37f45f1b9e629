"""The lessons: whoever does as they say comes to all their steps, and what they say is true."""

from __future__ import annotations

from typing import Any

import pytest

from games.test_lessons import (
    Facts,
    as_written_down,
    expect_facts,
    expect_things_pointed_at,
    play,
    told_by,
)
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.kernel import Match

GAME: Any = game
LESSONS = {lesson.name: lesson for lesson in game.lessons}


@pytest.mark.parametrize("name", SIDES)
def test_a_lesson_comes_to_all_its_steps_and_its_advice_can_be_followed(name: str) -> None:
    _, guide = play(GAME, LESSONS[name], reply=as_written_down)
    assert guide.said == [step["key"] for step in guide.steps]
    assert guide.unmet == []
    assert 10 <= len(guide.steps) <= 16


def test_each_side_has_a_lesson() -> None:
    assert {name: lesson.seats for name, lesson in LESSONS.items()} == {
        "free": (FREE,),
        "shadow": (SHADOW,),
    }


@pytest.mark.parametrize("name", SIDES)
def test_what_a_lesson_points_at_lies_on_the_table(name: str) -> None:
    expect_things_pointed_at(GAME, LESSONS[name], REGIONS, as_written_down)


def facts_at_steps(name: str, facts: Facts) -> None:
    """Check something of the match at steps of a lesson."""
    expect_facts(GAME, LESSONS[name], facts, as_written_down)


def units(match: Match[Any], side: int, region: str) -> int:
    found: int = match.state.units(side, region)
    return found


def last(match: Match[Any], kind: str) -> Any:
    return told_by(match, kind)[-1]


@pytest.mark.rule(
    "WOTR-4.7", "WOTR-15.4", "WOTR-16.3", "WOTR-11.20", "WOTR-11.34", "WOTR-9.1", "WOTR-13.6"
)
def test_the_free_peoples_are_told_what_is_so() -> None:
    facts: Facts = {
        "goal": lambda match: match.state.at_war("rohan") and match.state.at_war("isengard"),
        "declare": lambda match: match.state.ring_bearers == "rivendell",
        "dice": lambda match: (
            match.state.hunt_box[SHADOW] == 3
            and match.state.dice[FREE] == {"character": 1, "muster-army": 1, "will-of-the-west": 2}
        ),
        "tile": lambda match: (
            last(match, "HuntRolled").values == (4, 5, 6)
            and last(match, "TileDrawn").tile == "std-3"
        ),
        "battle": lambda match: (
            match.state.corruption == 3
            and [each.hits for each in told_by(match, "CombatDiceRolled")] == [1, 0]
            and last(match, "BattleJoined").source == "orthanc"
        ),
        "retreat": lambda match: (
            units(match, SHADOW, "orthanc") == 4 and units(match, FREE, "fords-of-isen") == 1
        ),
        "muster": lambda match: (
            units(match, SHADOW, "fords-of-isen") == 4 and units(match, FREE, "helms-deep") == 2
        ),
        "inside": lambda match: last(match, "BattleJoined").region == "helms-deep",
        "siege": lambda match: match.state.sieges == {"helms-deep": FREE},
    }
    facts_at_steps("free", facts)


@pytest.mark.rule("WOTR-4.12", "WOTR-16.3", "WOTR-5.11", "WOTR-11.20", "WOTR-14.5", "WOTR-14.11")
def test_the_shadow_is_told_what_is_so() -> None:
    facts: Facts = {
        "goal": lambda match: match.state.at_war("sauron"),
        "dice": lambda match: (
            match.state.hunt_box[SHADOW] == 3
            and match.state.dice[SHADOW]
            == {"character": 1, "muster": 1, "muster-army": 1, "event": 1}
        ),
        "hunted": lambda match: (
            last(match, "HuntRolled").values == (4, 6, 2) and match.state.corruption == 2
        ),
        "attack": lambda match: (
            match.state.corruption == 3
            and units(match, SHADOW, "south-ithilien") == 5
            and units(match, SHADOW, "minas-morgul") == 3
        ),
        "target": lambda match: units(match, FREE, "osgiliath") == 2,
        "reroll": lambda match: told_by(match, "CombatDiceRolled")[0].target == 6,
        "press": lambda match: (
            units(match, SHADOW, "south-ithilien") == 4 and units(match, FREE, "osgiliath") == 1
        ),
        "advance": lambda match: units(match, FREE, "osgiliath") == 0,
        "gondor": lambda match: (
            match.state.active_nations["gondor"]
            and match.state.steps_to_war["gondor"] == 1
            and units(match, SHADOW, "osgiliath") == 4
        ),
    }
    facts_at_steps("shadow", facts)
