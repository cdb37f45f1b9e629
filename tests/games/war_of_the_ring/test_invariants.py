"""Positions that the rules never allow are found."""

from __future__ import annotations

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.invariants import violations
from ostrog.games.war_of_the_ring.board.pools import open_zone
from ostrog.games.war_of_the_ring.board.state import Host
from ostrog.kernel import Outcome


def found(table: RingTable) -> set[str]:
    """Return the rules that a position breaks."""
    return {each.rule for each in violations(table.state)}


def acting() -> RingTable:
    """Return the starting position in phase 5."""
    return RingTable().acting(FREE, free="event", shadow="event")


def test_the_start_breaks_no_rule() -> None:
    assert found(acting()) == set()


def test_figures_are_neither_lost_nor_made() -> None:
    table = acting()
    table.state.reinforcements[FREE][0] += 1
    assert found(table) == {"WOTR-1.14"}
    table = acting()
    table.state.casualties[0], table.state.reinforcements[FREE][0] = 3, -1
    assert found(table) == {"WOTR-1.14"}


def test_hosts_have_figures_and_leaders_have_units() -> None:
    table = acting()
    table.state.hosts[FREE]["edoras"] = Host((0,) * 15, 0, 0)
    assert "WOTR-1.3" in found(table)
    assert "WOTR-10.6" in found(acting().army("edoras", rohan_leader=1))
    assert "WOTR-10.1" in found(acting().army("edoras", rohan_regular=11))


def test_enemies_meet_only_in_sieges_of_own_strongholds() -> None:
    assert "WOTR-13.12" in found(acting().army("edoras", isengard_regular=1))
    assert "WOTR-13.12" in found(acting().siege("helms-deep"))
    table = acting().army("helms-deep", isengard_regular=1).siege("helms-deep")
    assert not {"WOTR-13.12", "WOTR-13.7"} & found(table)
    assert "WOTR-13.7" in found(table.controls(SHADOW, "helms-deep"))


def test_the_fellowship_is_in_order() -> None:
    assert found(acting().board(guide="boromir")) == {"WOTR-15.4"}
    assert found(acting().character("gollum", "fellowship")) == {"WOTR-15.7"}
    assert found(acting().board(progress=13)) == {"WOTR-15.3"}
    assert found(acting().board(corruption=-1)) == {"WOTR-15.3"}
    assert found(acting().board(ring_bearers="")) == {"WOTR-17.3"}
    assert found(acting().board(mordor=2)) == {"WOTR-17.3"}


def test_nations_rings_and_saruman_are_where_they_can_be() -> None:
    assert found(acting().at_peace("rohan", 0)) == {"WOTR-14.2"}
    assert found(acting().board(rings=[3, 1])) == {"WOTR-6.3"}
    assert found(acting().board(rings=[-1, 0])) == {"WOTR-6.3"}
    assert found(acting().character("saruman", "edoras")) == {"WOTR-8.13"}
    assert found(acting().character("saruman", "orthanc")) == set()


def test_a_card_lies_open_while_it_is_carried_out_or_if_it_has_ended_the_game() -> None:
    """WOTR-12.6."""
    table = acting().lay(open_zone(SHADOW, "character"), "sh-char-07")
    assert found(table) == {"WOTR-12.6"}
    table.state.stack.clear()
    table.state.outcome = Outcome((("shadow",), ("free",)), ((SHADOW,), (FREE,)), "WOTR-18.1")
    assert found(table) == set()
