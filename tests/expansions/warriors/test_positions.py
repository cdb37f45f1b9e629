"""Positions that the rules never allow are found, and those on the way to others are not."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight
from expansions.warriors.faction_tables import FactionTable
from ostrog.expansions.warriors.board.invariants import violations
from ostrog.games.war_of_the_ring.board.invariants import violations as of_the_game
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts


def found(table: FactionTable) -> set[str]:
    """Return the rules of the expansion that a position breaks."""
    return {each.rule for each in violations(table.war)}


@pytest.mark.rule("WOME-14.4", "WOME-15.5")
@pytest.mark.parametrize(
    ("faction", "limit", "rule"), [("corsairs", 5, "WOME-14.4"), ("dunlendings", 3, "WOME-15.5")]
)
def test_a_region_holds_its_limit_unless_an_army_passes(
    faction: str, limit: int, rule: str
) -> None:
    table = FactionTable.empty().faction(faction, umbar=limit, pelargir=1)
    assert found(table) == set()
    table.faction(faction, umbar=limit + 1)
    assert found(table) == {rule}
    table.board(along={faction: 1})
    assert found(table) == {rule}  # nobody marches
    march = MoveHosts(seat=SHADOW, regions=2, path=("pelargir", "umbar"))
    table.war.stack.append(march)
    assert found(table) == set()
    march.path = ("umbar", "pelargir")
    assert found(table) == {rule}


@pytest.mark.rule("WOME-3.4", "WOME-1.2")
def test_no_figure_is_lost_made_or_out_of_play() -> None:
    table = FactionTable.empty().faction("eagles", moria=2)
    assert found(table) == set()
    table.war.faction_states["eagles"] = "waiting"
    assert found(table) == {"WOME-3.4"}
    table.war.faction_states["eagles"] = "in-play"
    table.war.pool_of_figures["eagles"] -= 1
    assert found(table) == {"WOME-1.2"}


@pytest.mark.rule("WOME-14.20")
def test_leaders_without_units_stand_only_until_reinforcements_have_come() -> None:
    table = armies({"southrons_regular": 3}, {"rohan_regular": 1, "rohan_leader": 1})
    table.army("folde", southrons_regular=2).faction("corsairs", eastemnet=1)
    fight(table, "sa-ctb-borne-up-on-the-wind", dice=(5, 5, 5, 1, 1, 1))
    while table.asked_kind == "leader-reroll":
        table.free.chooses("reroll:0")
    assert table.asked == [(SHADOW, "borne-up")]
    assert table.figures(TO) == {"rohan-leader": 1}
    assert not {"WOTR-10.6"} & {each.rule for each in of_the_game(table.war)}
    table.army(FROM, rohan_leader=1)
    table.war.hosts[FREE]["gap-of-rohan"] = table.war.hosts[FREE][FROM]
    assert "WOTR-10.6" in {each.rule for each in of_the_game(table.war)}
    del table.war.hosts[FREE]["gap-of-rohan"], table.war.hosts[FREE][FROM]
    table.shadow.chooses("forgo")
    assert table.figures(TO, FREE) == {}
