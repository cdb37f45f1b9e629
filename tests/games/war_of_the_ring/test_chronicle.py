"""The chronicle: its numbers agree with the state, and battles end as they were fought."""

from __future__ import annotations

from collections import Counter

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import CHARACTERS, FIGURES_OF, SIDES
from ostrog.games.war_of_the_ring.board.state import ELIMINATED, War, victory_points
from ostrog.games.war_of_the_ring.table.chronicle import (
    BATTLE,
    CORRUPTION,
    HUNT,
    MORDOR,
    POINTS,
    chronicle,
    die_faces,
)
from ostrog.kernel import Event
from ostrog.table import Chapter, Chronicle
from ostrog.words import LANGUAGES
from ostrog.words.files import sources
from table.chronicles import chronicle_of, random_match, told, values

FREE_NAME, SHADOW_NAME = SIDES


def counts(chapter: Chapter) -> dict[tuple[str, str], int]:
    return {(each.label, each.team): each.count for each in chapter.counts}


@pytest.mark.rule("WOTR-2.8", "WOTR-11.30", "WOTR-16.26", "WOTR-17.9", "WOTR-4.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_chronicle_of_a_match_agrees_with_its_state(seed: int) -> None:
    turn = 0
    for match in random_match(game, "two-players", seed, most=1_500):
        war: War = match.state
        if war.turn == turn and match.outcome is None:
            continue
        turn = war.turn
        found = chronicle_of(match)
        for side in (FREE, SHADOW):
            assert values(found, POINTS, SIDES[side])[-1] == victory_points(war, side)
        assert values(found, CORRUPTION, SHADOW_NAME)[-1] == war.corruption
        assert values(found, MORDOR, FREE_NAME)[-1] == max(0, war.mordor)
    lost = Counter[str]()
    for each in found.whole.losses:
        lost[each.name] += each.count
    for who in CHARACTERS:
        assert lost[who] == (war.characters[who] == ELIMINATED)
    # Free figures that are lost lie apart, but Regulars of them may return in place of Elites.
    replaced = counts(found.whole).get(("chronicle-reduced", FREE_NAME), 0)
    apart = dict(zip(FIGURES_OF[FREE], war.casualties, strict=True))
    fallen = sum(lost[figure] for figure in FIGURES_OF[FREE])
    assert fallen <= sum(apart.values()) <= fallen + replaced
    assert len(found.chapters) == turn
    assert turn > 1


@pytest.mark.rule("WOTR-4.1", "WOTR-18.5")
def test_chapters_are_turns() -> None:
    *_, match = random_match(game, "two-players", 2, most=900)
    kinds = [each.kind for each in told(match)]
    chapters = chronicle_of(match).chapters
    assert [chapter.number for chapter in chapters] == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        assert kinds[chapter.first] == "TurnBegan"
        assert chapter.ended == (kinds[chapter.last] == "TurnEnded")
    assert all(chapter.ended for chapter in chapters[:-1])


def test_what_was_taken_back_is_not_counted() -> None:
    *_, match = random_match(game, "two-players", 6, most=60)
    *_, longer = random_match(game, "two-players", 6, most=160)
    before = chronicle_of(match)
    assert chronicle_of(longer).whole.counts != before.whole.counts
    longer.take_back(match.number, (0, 1))
    after = chronicle_of(longer)
    assert after.series == before.series
    assert after.whole.counts == before.whole.counts


def read(*told_of: Event) -> Chronicle:
    setting = RingTable.empty().state.setting
    return chronicle(setting, list(enumerate((events.TurnBegan(1), *told_of))))


@pytest.mark.rule("WOTR-18.1", "WOTR-18.2", "WOTR-18.3", "WOTR-18.4")
def test_every_way_to_win_has_its_number_and_its_goal() -> None:
    goals = {(each.label, each.team): (each.goal, each.rule) for each in read().series}
    assert goals == {
        (POINTS, SHADOW_NAME): (10, "WOTR-18.3"),
        (POINTS, FREE_NAME): (4, "WOTR-18.4"),
        (CORRUPTION, SHADOW_NAME): (12, "WOTR-18.1"),
        (MORDOR, FREE_NAME): (5, "WOTR-18.2"),
    }


@pytest.mark.rule("WOTR-2.8", "WOTR-13.24")
def test_a_settlement_that_is_taken_back_counts_no_more() -> None:
    taken = (
        events.SettlementTaken("shadow", "edoras"),
        events.SettlementTaken("shadow", "helms-deep"),
    )
    assert values(read(*taken), POINTS, SHADOW_NAME)[-1] == 3
    back = read(*taken, events.SettlementTaken("free", "helms-deep"))
    assert values(back, POINTS, SHADOW_NAME)[-1] == 1
    assert values(back, POINTS, FREE_NAME)[-1] == 0


@pytest.mark.rule("WOTR-11.38", "WOTR-11.31")
def test_a_battle_names_its_winner_and_what_it_cost() -> None:
    found = read(
        events.BattleJoined("shadow", "folde", "westemnet", "field"),
        events.CombatDiceRolled("shadow", (6, 5, 1), 5, 2),
        events.CombatDiceRolled("free", (2, 3), 5, 0),
        events.CombatDiceRerolled("free", (6,), 1),
        events.CasualtiesTaken("shadow", "folde", (), ("isengard-elite",)),
        events.CasualtiesTaken("free", "westemnet", ("rohan-regular", "rohan-regular"), ()),
        events.HostDestroyed("free", "westemnet", ("rohan-leader",), ("boromir",)),
        events.CharacterLost("boromir"),
        events.BattleOver("westemnet", "shadow"),
    )
    (result,) = found.chapters[0].results
    assert (result.place, result.team) == ("westemnet", "shadow")
    assert {mark.name: mark.value for mark in result.numbers} == {"lost-free": 2, "lost-shadow": 0}
    lost = {(each.name, each.count, each.team) for each in found.whole.losses}
    assert lost == {
        ("rohan-regular", 2, "free"),
        ("rohan-leader", 1, "free"),
        ("boromir", 1, "free"),
    }
    luck = {(each.label, each.team): each for each in found.whole.luck}
    assert (luck[BATTLE, "shadow"].good, luck[BATTLE, "shadow"].expected) == (2, 1)
    assert (luck[BATTLE, "free"].dice, luck[BATTLE, "free"].good) == (3, 1)


@pytest.mark.rule("WOTR-16.3", "WOTR-16.5")
def test_the_luck_of_the_hunt_is_counted_with_what_is_added() -> None:
    found = read(events.HuntRolled((4, 1), (5,), 2, 2), events.TileDrawn("std-2", 2))
    (luck,) = found.whole.luck
    assert (luck.label, luck.dice, luck.good, luck.expected) == (HUNT, 3, 2, 1.5)
    assert counts(found.whole) == {("chronicle-tiles", "shadow"): 1}


def test_all_that_is_counted_has_a_name() -> None:
    named = set[str]()
    for seed in (1, 2):
        *_, match = random_match(game, "two-players", seed, most=900)
        found = chronicle_of(match)
        named |= {found.label, *(each.label for each in found.series)}
        named |= {each.label for each in (*found.whole.losses, *found.whole.counts)}
        named |= {each.label for each in found.whole.luck}
        for fight in found.whole.results:
            named |= {fight.label, *(f"ref-mark-{mark.name}" for mark in fight.numbers)}
    assert game.words is not None
    for language in LANGUAGES:
        assert sorted(named - set(sources(game.words, language))) == []


@pytest.mark.rule("WOTR-5.1", "WOTR-5.2")
def test_action_dice_show_their_faces() -> None:
    setting = RingTable.empty().state.setting
    assert die_faces(setting, "shadow dice", SHADOW)[-1] == "ref-die-eye"
    assert "ref-die-will-of-the-west" in die_faces(setting, "free dice", FREE)
    assert die_faces(setting, "hunt", SHADOW) == ()
