"""The lessons with factions come to all their steps, and what they say is true."""

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
from ostrog.expansions.warriors import expansion
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Match
from ostrog.server.catalogue import games

GAME: Any = games()["war_of_the_ring"]
LESSONS = {
    lesson.name: lesson for lesson in GAME.every_lesson() if expansion.name in lesson.expansions
}
NAMES = tuple(LESSONS)


def facts_at_steps(name: str, facts: Facts) -> None:
    """Check something of the match at steps of a lesson."""
    expect_facts(GAME, LESSONS[name], facts, as_written_down)


def units(match: Match[Any], side: int, region: str) -> int:
    found: int = match.state.units(side, region)
    return found


def figures(match: Match[Any], faction: str) -> dict[str, int]:
    """Return where the figures of a faction are."""
    return {region: count for region, count in match.state.figures[faction].items() if count}


def hand(match: Match[Any], seat: int, deck: str) -> set[str]:
    return set(match.state.faces(f"hand-{seat}-{deck}"))


def offered(match: Match[Any]) -> set[str]:
    """Return the ids of what the learner can choose."""
    return {option.id for ask in match.asks() for option in ask.options}


def last(match: Match[Any], kind: str) -> Any:
    return told_by(match, kind)[-1]


def test_each_side_has_a_lesson() -> None:
    assert {name: lesson.seats for name, lesson in LESSONS.items()} == {
        "free-factions": (FREE,),
        "shadow-factions": (SHADOW,),
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_comes_to_all_its_steps_and_its_advice_can_be_followed(name: str) -> None:
    _, guide = play(GAME, LESSONS[name], reply=as_written_down)
    assert guide.said == [step["key"] for step in guide.steps]
    assert guide.unmet == []
    assert 10 <= len(guide.steps) <= 16


@pytest.mark.parametrize("name", NAMES)
def test_what_a_lesson_points_at_lies_on_the_table(name: str) -> None:
    expect_things_pointed_at(GAME, LESSONS[name], REGIONS, as_written_down)


@pytest.mark.rule(
    "WOME-4.1", "WOME-6.1", "WOME-6.12", "WOME-7.1", "WOME-7.2", "WOME-9.2", "WOME-12.6"
)
def test_the_free_peoples_are_told_what_is_so() -> None:
    facts: Facts = {
        "goal": lambda match: not match.state.factions_in_play(FREE),
        "cards": lambda match: hand(match, FREE, "faction") == {"fp-march-of-the-ents-1"},
        "start": lambda match: match.state.ring_bearers == "rivendell",
        "move": lambda match: (
            match.state.dice[FREE] == {"character": 1, "muster": 1}
            and "act:muster:enter-faction" not in offered(match)
        ),
        "damage": lambda match: (
            last(match, "HuntRolled").values == (6, 3)
            and last(match, "HuntRolled").successes == 1
            and last(match, "TileDrawn").tile == "std-1r"
        ),
        "reveal": lambda match: (
            match.state.corruption == 1 and match.state.ring_bearers == "rivendell"
        ),
        "enter": lambda match: (
            match.state.ring_bearers == "fords-of-bruinen"
            and units(match, SHADOW, "dimrill-dale") == 5
            and units(match, SHADOW, "moria") == 0
        ),
        "entered": lambda match: (
            match.state.turn == 2
            and figures(match, "eagles") == {"eagles-eyrie": 2}
            and match.state.has_faction_die == [True, False]
        ),
        "die": lambda match: match.state.faction_dice[FREE] == "muster",
        "muster": lambda match: "faction:muster:recruit" in offered(match),
        "field": lambda match: (
            last(match, "BattleJoined").region == "lorien"
            and figures(match, "eagles") == {"eagles-eyrie": 3}
            and (units(match, SHADOW, "dimrill-dale"), units(match, FREE, "lorien")) == (5, 3)
        ),
        "call": lambda match: (
            set(match.state.called)
            == {"fp-ctb-speeding-on-a-gathering-wind", "fp-ctb-out-of-the-high-airs"}
        ),
        "gather": lambda match: figures(match, "eagles") == {"eagles-eyrie": 3},
        "reroll": lambda match: (
            [each.hits for each in told_by(match, "CombatDiceRolled")] == [0, 2]
            and [len(each.values) for each in told_by(match, "CombatDiceRolled")] == [5, 3]
            and figures(match, "eagles") == {"lorien": 3}
        ),
        "strike": lambda match: last(match, "CasualtiesTaken").removed == ("sauron-regular",) * 2,
        "end": lambda match: (
            last(match, "AdditionalDiceRolled").hits == 1
            and bool(told_by(match, "AttackCeased"))
            and units(match, SHADOW, "dimrill-dale") == 2
            and figures(match, "eagles") == {"lorien": 3}
        ),
    }
    facts_at_steps("free-factions", facts)


@pytest.mark.rule(
    "WOME-5.2", "WOME-6.11", "WOME-6.13", "WOME-7.3", "WOME-14.1", "WOME-14.6", "WOME-14.18"
)
def test_the_shadow_is_told_what_is_so() -> None:
    facts: Facts = {
        "goal": lambda match: match.state.at_war("southrons"),
        "cards": lambda match: hand(match, SHADOW, "faction") == {"sa-evil-things"},
        "enter": lambda match: (
            match.state.dice == [{"event": 0}, {"army": 1, "muster": 1}]
            and "act:muster:enter-faction" in offered(match)
        ),
        "entered": lambda match: (
            match.state.turn == 1 and figures(match, "corsairs") == {"umbar": 3}
        ),
        "move": lambda match: "act:army:move-armies" in offered(match),
        "march": lambda match: units(match, SHADOW, "umbar") == 3,
        "die": lambda match: (
            match.state.turn == 2
            and match.state.faction_dice[SHADOW] == "muster-play"
            and figures(match, "corsairs") == {"west-harondor": 3}
            and units(match, SHADOW, "west-harondor") == 3
        ),
        "fleet": lambda match: (
            hand(match, SHADOW, "faction") == {"sa-evil-things", "sa-a-great-fleet-2"}
            and "faction:muster-play:recruit" in offered(match)
        ),
        "sail": lambda match: figures(match, "corsairs") == {"umbar": 1, "west-harondor": 3},
        "attack": lambda match: figures(match, "corsairs") == {"west-harondor": 4},
        "target": lambda match: units(match, FREE, "pelargir") == 3,
        "call": lambda match: (
            set(match.state.called)
            == {"sa-ctb-borne-up-on-the-wind", "sa-ctb-the-last-stroke-of-doom"}
        ),
        "reinforce": lambda match: (
            [each.hits for each in told_by(match, "CombatDiceRolled")] == [1, 2]
            and told_by(match, "CombatDiceRolled")[0].target == 6
            and units(match, SHADOW, "west-harondor") == 1
        ),
        "press": lambda match: (
            units(match, SHADOW, "west-harondor") == 3
            and units(match, FREE, "pelargir") == 2
            and figures(match, "corsairs") == {"west-harondor": 3}
        ),
        "end": lambda match: (
            last(match, "BattleOver").winner == "shadow"
            and figures(match, "corsairs") == {"pelargir": 3}
            and last(match, "SettlementTaken").region == "pelargir"
        ),
    }
    facts_at_steps("shadow-factions", facts)
