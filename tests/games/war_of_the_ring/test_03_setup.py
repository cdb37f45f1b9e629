"""Chapter 3: how the game begins."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.pieces import COMPANIONS, FIGURES, MINIONS, SIDE_OF, SLOT
from ostrog.kernel import Mixer, new


@pytest.mark.rule("WOTR-3.1")
def test_the_fellowship_begins_hidden_in_rivendell() -> None:
    war = RingTable().state
    assert (war.ring_bearers, war.progress, war.revealed) == ("rivendell", 0, False)
    assert (war.corruption, war.mordor) == (0, -1)


@pytest.mark.rule("WOTR-3.2")
def test_seven_companions_begin_with_gandalf_as_guide() -> None:
    war = RingTable().state
    assert war.company() == COMPANIONS
    assert len(COMPANIONS) == 7
    assert war.guide == "gandalf-grey"
    assert {war.characters[who] for who in ("aragorn", "gandalf-white", "gollum")} == {"aside"}


@pytest.mark.rule("WOTR-3.3")
def test_the_free_peoples_begin_with_three_rings() -> None:
    assert RingTable().state.rings == [3, 0]


@pytest.mark.rule("WOTR-3.4")
def test_the_minions_are_set_aside() -> None:
    war = RingTable().state
    assert {war.characters[who] for who in MINIONS} == {"aside"}
    assert len(MINIONS) == 3


@pytest.mark.rule("WOTR-3.5")
def test_each_side_has_two_shuffled_decks_of_24() -> None:
    war, other = new(game, "two-players", Mixer(1)), new(game, "two-players", Mixer(2))
    for side in ("free", "shadow"):
        for deck in ("character", "strategy"):
            zone = f"{side}-{deck}-deck"
            assert war.size(zone) == 23  # one was drawn in phase 1
            assert len(war.values.cards[side][deck]) == 24
            assert war.faces(zone) != other.faces(zone)


@pytest.mark.rule("WOTR-3.6")
def test_sixteen_standard_tiles_are_in_the_pool() -> None:
    table = RingTable()
    pool = sorted(table.state.faces("hunt-pool"))
    assert len(pool) == 16
    assert [pool.count(tile) for tile in sorted(set(pool))] == [2, 2, 2, 2, 1, 3, 4]
    assert all(tile.startswith("std-") for tile in pool)
    assert table.state.size("hunt-aside") == 8


@pytest.mark.rule("WOTR-3.7")
def test_the_free_peoples_begin_with_four_dice_and_the_shadow_with_seven() -> None:
    assert RingTable().state.pool == [4, 7]


@pytest.mark.rule("WOTR-3.8")
def test_the_political_track_at_the_start() -> None:
    assert RingTable().state.steps_to_war == {
        "dwarves": 3,
        "elves": 3,
        "north": 3,
        "rohan": 3,
        "gondor": 2,
        "southrons": 2,
        "sauron": 1,
        "isengard": 1,
    }


@pytest.mark.rule("WOTR-3.9")
def test_elves_and_shadow_nations_begin_active() -> None:
    active = RingTable().state.active_nations
    assert {nation for nation in active if active[nation]} == {
        *("elves", "isengard", "sauron", "southrons"),
    }


@pytest.mark.rule("WOTR-3.10")
def test_saurons_figures_at_the_start() -> None:
    table = RingTable()
    counts = [host.counts for host in table.state.hosts[SHADOW].values()]
    on_map = {
        kind: sum(each[SLOT[f"sauron-{kind}"]] for each in counts)
        for kind in ("regular", "elite", "nazgul")
    }
    assert on_map == {"regular": 28, "elite": 2, "nazgul": 4}
    waiting = [table.waiting(f"sauron-{kind}") for kind in ("regular", "elite", "nazgul")]
    assert waiting == [8, 4, 4]
    assert table.figures("minas-tirith") == {
        "gondor-regular": 3,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }


@pytest.mark.rule("WOTR-3.10")
def test_starting_figures_and_reinforcements_are_all_figures_of_the_box() -> None:
    table = RingTable()
    for figure in FIGURES:
        hosts = table.state.hosts[SIDE_OF[figure]].values()
        on_map = sum(host.counts[SLOT[figure]] for host in hosts)
        assert on_map + table.waiting(figure) == table.state.values.figures[figure], figure
    assert sum(table.state.values.figures.values()) == 193
    assert sum(host.units for host in table.state.hosts[FREE].values()) == 34
