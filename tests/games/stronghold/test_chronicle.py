"""The chronicle: its numbers agree with the state, and fights end as they were fought."""

from __future__ import annotations

from collections import Counter

import pytest

from games.stronghold.tables import Walls
from ostrog.games.stronghold import game
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import DEFENDERS, INVADERS, ROLES
from ostrog.games.stronghold.board.state import Counts, Siege
from ostrog.games.stronghold.board.traps import Walk
from ostrog.games.stronghold.table.chronicle import (
    ATTACKED,
    HOURGLASSES,
    LOST,
    WALLS,
    chronicle,
)
from ostrog.games.stronghold.table.layout import layout
from ostrog.kernel import Event
from ostrog.table import Chapter, Chronicle
from table.chronicles import chronicle_of, random_match, told, values

INVADER, DEFENDER = ROLES


def lost_units(chapter: Chapter) -> Counter[str]:
    """Units of both sides that a chapter counts as lost."""
    found = Counter[str]()
    for each in chapter.losses:
        if each.form == "unit":
            found[each.name] += each.count
    return found


def counts(chapter: Chapter) -> dict[tuple[str, str], int]:
    """What a chapter counts besides losses."""
    return {(each.label, each.team): each.count for each in chapter.counts}


@pytest.fixture
def died(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Every unit that dies is counted where it dies."""
    found = Counter[str]()
    kill, hospitalise, catch = Siege.kill_invaders, Siege.hospitalise, Walk._killed

    def killed(siege: Siege, place: str, units: Counts, cause: str) -> None:
        found.update(dict(zip(INVADERS, units, strict=True)))
        kill(siege, place, units, cause)

    def fallen(siege: Siege, place: str, kind: int, cause: str) -> None:
        found[DEFENDERS[kind]] += 1
        hospitalise(siege, place, kind, cause)

    def caught(walk: Walk) -> list[int]:
        units = catch(walk)
        found.update(dict(zip(INVADERS, units, strict=True)))
        return units

    monkeypatch.setattr(Siege, "kill_invaders", killed)
    monkeypatch.setattr(Siege, "hospitalise", fallen)
    monkeypatch.setattr(Walk, "_killed", caught)
    return found


@pytest.mark.rule("STR-2.8", "STR-5.2", "STR-16.12", "STR-16.15", "STR-16.29", "STR-20.5")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_the_chronicle_of_a_match_agrees_with_its_state(seed: int, died: Counter[str]) -> None:
    turn = 0
    for match in random_match(game, "standard", seed, most=2_000):
        siege: Siege = match.state
        if siege.turn == turn and match.outcome is None:
            continue
        turn = siege.turn
        found = chronicle_of(match)
        attacked = sum(any(siege.invaders[section]) for section in siege.walls)
        assert values(found, ATTACKED, INVADER)[-1] == attacked
        if turn:
            assert values(found, WALLS, DEFENDER)[-1] == sum(siege.walls.values())
    told_of = told(match)
    turned = [each.fields["troop"] for each in told_of if each.kind == "DefenderTurned"]
    assert lost_units(found.whole) == +(died + Counter(map(str, turned)))
    for team, units in ((INVADER, siege.values.invaders), (DEFENDER, siege.values.defenders)):
        strength = sum(units[unit].strength * died[unit] for unit in units)
        strength += sum(units[str(unit)].strength for unit in turned if unit in units)
        assert values(found, LOST, team)[-1] == strength
    given = sum(int(str(e.fields["count"])) for e in told_of if e.kind == "HourglassesGiven")
    assert values(found, HOURGLASSES, DEFENDER)[-1] == given > 0
    assert match.outcome is not None
    assert len(found.chapters) == turn


@pytest.mark.rule("STR-1.3", "STR-21.4")
def test_chapters_are_turns_and_a_breach_leaves_the_last_one_unfinished() -> None:
    endings = set[bool]()
    for seed in range(1, 5):
        *_, match = random_match(game, "standard", seed, most=2_000)
        kinds = [each.kind for each in told(match)]
        chapters = chronicle_of(match).chapters
        assert [chapter.number for chapter in chapters] == list(range(1, len(chapters) + 1))
        for chapter in chapters:
            assert kinds[chapter.first] == "TurnBegan"
            assert chapter.ended == (kinds[chapter.last] == "TurnEnded")
        assert all(chapter.ended for chapter in chapters[:-1])
        assert chapters[-1].ended == ("Breached" not in kinds)
        endings.add(chapters[-1].ended)
    assert False in endings, "no match of this test ends with a breach"


def test_what_was_taken_back_is_not_counted() -> None:
    *_, match = random_match(game, "standard", 6, most=40)
    *_, longer = random_match(game, "standard", 6, most=90)
    before = chronicle_of(match)
    assert chronicle_of(longer).series != before.series
    longer.take_back(match.number, (0, 1))
    after = chronicle_of(longer)
    assert after.series == before.series
    assert after.whole.losses == before.whole.losses
    assert after.whole.counts == before.whole.counts


# Fights


def read(table: Walls) -> Chronicle:
    """Return the chronicle of what was told since the last choice, as if it were turn 1."""
    told_of: list[Event] = [events.TurnBegan(1), *table.events]
    return chronicle(table.state.setting, list(enumerate(told_of)))


@pytest.mark.rule("STR-20.8", "STR-20.13")
def test_a_fight_names_its_winner_and_both_sums() -> None:
    table = Walls.empty().attackers("w2", orc=2).troops("w2", soldier=1).walls(w2=1)
    table.attackers("w4", goblin=1).troops("w4", soldier=1)
    table.attackers("w6", orc=1).troops("w6", soldier=1)
    table.attackers("w8", troll=3).at("melee")
    found = read(table)
    results = [(each.place, each.team) for each in found.chapters[0].results]
    assert results == [("w2", INVADER), ("w4", DEFENDER), ("w6", ""), ("w8", INVADER)]
    sums = [tuple(mark.value for mark in each.numbers) for each in found.chapters[0].results]
    assert sums == [(4, 3), (1, 2), (2, 2), (9, 0)]
    assert values(found, LOST, INVADER) == (0, 1)


@pytest.mark.rule("STR-20.5", "STR-20.16")
def test_every_fight_is_told_from_the_sums_to_its_end() -> None:
    """The layout names the events with which clients tell fights one by one."""
    fights = 0
    for seed in (1, 2, 3):
        *_, match = random_match(game, "standard", seed, most=2_000)
        found = layout(match.state.setting)
        section = ""
        for each in told(match):
            if each.kind == found.fight_begins:
                assert section == "", "a fight begins in another one"
                section = str(each.fields["section"])
            elif each.kind in found.fight_ends:
                assert section == each.fields["section"]
                section, fights = "", fights + 1
        assert section == ""
    assert fights > 10


@pytest.mark.rule("STR-16.15", "STR-12.7")
def test_units_that_a_trap_kills_attack_no_section() -> None:
    setting = Walls.empty().state.setting
    told_of: list[Event] = [
        events.TurnBegan(1),
        events.GroupMoved("l1-w1", 3, 0, 0),
        events.TrapSprung("l1-w1", "goblin-trap", 3, False),
        events.GroupMoved("l2-w2", 0, 0, 2),
        events.TrapSprung("l2-w2", "troll-trap", 1, False),
        events.GroupMoved("fl-l1", 5, 0, 0),
        events.TurnEnded(1),
    ]
    found = chronicle(setting, list(enumerate(told_of)))
    assert values(found, ATTACKED, INVADER) == (0, 1)
    assert lost_units(found.whole) == {"goblin": 3, "troll": 1}
    assert values(found, LOST, INVADER) == (0, 6)


@pytest.mark.rule("STR-16.1", "STR-5.5")
def test_what_the_sides_did_is_counted_turn_by_turn() -> None:
    setting = Walls.empty().state.setting
    found = chronicle(
        setting,
        list(
            enumerate(
                (
                    events.TurnBegan(1),
                    events.CardUsed("ballista", 2, 0, 0, 5, 2),
                    events.MachineBuilt("ballista", "l1"),
                    events.HourglassesGiven(2, 2),
                    events.WorkCompleted("reinforce-walls"),
                    events.WorkPlaced("reinforce-walls", "w1"),
                    events.RitualPerformed("gale", ("w1",)),
                    events.OrderGiven("w1", False),
                    events.HeroicOrderIssued("detail", "officer", True),
                    events.MachineFired("ballista", "l1", "w1", True),
                    events.MachineFired("ballista", "l1", "w1", False),
                    events.UnitsHealed(1, 1, 0),
                    events.TurnEnded(1),
                    events.TurnBegan(2),
                    events.WallDestroyed("w1", "wall-element", 2),
                    events.WallDestroyed("t1", "cannon"),
                    events.TokenRemoved("ballista", "l1"),
                    events.SaboteursFound(("forge", "guards")),
                    events.TurnEnded(2),
                )
            )
        ),
    )
    first, second = found.chapters
    assert counts(first) == {
        ("chronicle-paid", INVADER): 2,
        ("chronicle-machines", INVADER): 1,
        ("chronicle-works", DEFENDER): 1,
        ("chronicle-rituals", INVADER): 1,
        ("chronicle-orders", INVADER): 1,
        ("chronicle-orders", DEFENDER): 1,
        ("chronicle-shots", INVADER): 2,
        ("chronicle-hits", INVADER): 1,
        ("chronicle-healed", DEFENDER): 2,
    }
    assert values(found, HOURGLASSES, DEFENDER) == (0, 2, 2)
    assert values(found, WALLS, DEFENDER) == (18, 19, 17)
    assert {(each.name, each.team): each.count for each in second.losses} == {
        ("wall-element", DEFENDER): 2,
        ("cannon", DEFENDER): 1,
        ("ballista", INVADER): 1,
        ("saboteur", INVADER): 2,
    }
    assert not first.losses
