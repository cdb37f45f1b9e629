"""Strength, losses, breaches and fire agree with a second reading of the statements."""

from __future__ import annotations

from random import Random

import pytest

from games.stronghold import literal
from games.stronghold.tables import Walls
from ostrog.games.stronghold.assault.marksmen import kill_sets
from ostrog.games.stronghold.assault.melee import Melee, StrengthStage
from ostrog.games.stronghold.assault.strength import (
    defender_strength,
    garrison,
    invader_strength,
)
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.course.turns import Turn

SECTION, TOWER = "w4", "t3"
GAMES = 400


def drawn(random: Random) -> literal.Section:
    """Return a section with anything on it."""
    return literal.Section(
        goblins=random.randint(0, 3),
        orcs=random.randint(0, 3),
        trolls=random.randint(0, 2),
        marksmen=random.randint(0, 2),
        soldiers=random.randint(0, 2),
        veterans=random.randint(0, 1),
        wall_elements=random.randint(0, 4),
        banner=random.random() < 0.3,
        siege_tower=random.random() < 0.2,
        manned_bay_windows=random.randint(0, 1),
        officer=random.random() < 0.3,
        warrior=random.random() < 0.2,
        fury=random.random() < 0.3,
        invader_bonus=random.choice((0, 0, 1, 2)),
    )


def set_up(section: literal.Section) -> Walls:
    """Return a table with this section before strength is compared."""
    walls = Walls.empty()
    walls.attackers(SECTION, goblin=section.goblins, orc=section.orcs, troll=section.trolls)
    walls.troops(
        SECTION, marksman=section.marksmen, soldier=section.soldiers, veteran=section.veterans
    )
    siege = walls.walls(**{SECTION: section.wall_elements}).state
    siege.equipment[SECTION] = ["banner"] if section.banner else []
    siege.siege_towers[SECTION] = int(section.siege_tower)
    if section.manned_bay_windows:
        siege.tower_works[TOWER] = "bay-window"
        walls.troops(TOWER, marksman=1)
    for hero, stands in (("officer", section.officer), ("warrior", section.warrior)):
        if stands:
            walls.hero(hero, SECTION)
    siege.furious = [SECTION] if section.fury else []
    siege.strengthened = {SECTION: section.invader_bonus} if section.invader_bonus else {}
    return walls


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_fight_ends_as_the_statements_say(seed: int) -> None:
    section = drawn(Random(seed))
    if not section.goblins + section.orcs + section.trolls:
        return
    walls, result = set_up(section), literal.resolve(section)
    siege = walls.state
    assert invader_strength(siege, SECTION) == literal.invader_sum(section)
    assert defender_strength(siege, SECTION) == literal.defender_sum(section)
    assert garrison(siege, SECTION) == literal.unit_strength(section)
    walls.frames(*stage())
    compared = events.StrengthCompared(
        SECTION, literal.invader_sum(section), literal.defender_sum(section)
    )
    assert compared in walls.events
    assert (siege.outcome is not None) == result.breach
    if result.breach:
        return
    verb = {"invader": "fell", "defender": "slay"}.get(result.winner, "")
    offered = {
        tuple(int(each) for each in option.split(":")[1:])
        for seat, kind in walls.asked
        if kind in ("fallen", "slain")
        for option in walls.seat(seat).options
        if option.startswith(verb)
    }
    if len(result.loss_sets) > 1:
        assert offered == set(result.loss_sets)
    chosen = min(result.loss_sets)
    if offered:
        ((seat, _),) = walls.asked
        walls.seat(seat).chooses(f"{verb}:{chosen[0]}:{chosen[1]}:{chosen[2]}")
    left = result.after[chosen]
    assert siege.invaders[SECTION] == [left.goblins, left.orcs, left.trolls]
    assert siege.defenders[SECTION] == [left.marksmen, left.soldiers, left.veterans]


def stage() -> list[Turn | Melee | StrengthStage]:
    """Return the procedures of the stage in which strength is compared."""
    return [
        Turn(number=1, step="melee"),
        Melee(step="strength"),
        StrengthStage(step="next_section"),
    ]


@pytest.mark.parametrize("seed", range(60))
def test_fire_kills_what_the_statements_say(seed: int) -> None:
    random = Random(seed)
    goblins, orcs, trolls, fire = (random.randint(0, most) for most in (3, 3, 2, 8))
    walls = Walls.empty().attackers("l1", goblin=goblins, orc=orcs, troll=trolls)
    wanted = {each for each in literal.fire_sets(goblins, orcs, trolls, fire) if any(each)}
    assert set(kill_sets(walls.state, "l1", fire)) == wanted
