"""Chapter 18: the four ways to win."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.state import victory_points


def reason(table: RingTable) -> str:
    """Return the rule that ended the game, or an empty string."""
    return "" if table.state.outcome is None else table.state.outcome.reason


@pytest.mark.rule("WOTR-18.1")
def test_twelve_corruption_lose_at_once() -> None:
    table = RingTable().fellowship("morannon", "gimli", corruption=11).in_mordor()
    table.uses(FREE, "event", "draw-event").free.chooses("draw:character")
    assert reason(table) == "WOTR-18.1"
    assert table.state.outcome is not None
    assert table.state.outcome.seats == ((SHADOW,), (FREE,))


@pytest.mark.rule("WOTR-18.2")
def test_the_crack_of_doom_wins_at_once() -> None:
    table = RingTable().fellowship("morannon", "gimli").in_mordor(4).tiles("fel-phial", "std-3")
    table.acting(FREE, free="character event", shadow="event event")
    table.free.chooses("act:character:move-fellowship")
    assert reason(table) == "WOTR-18.2"


@pytest.mark.rule("WOTR-18.3")
def test_ten_points_win_for_the_shadow() -> None:
    taken = ("edoras", "dale", "minas-tirith", "helms-deep", "lorien")
    table = RingTable().controls(SHADOW, *taken).phase("victory_check")
    assert reason(table) == ""  # eight points
    table.controls(SHADOW, "rivendell").phase("victory_check")
    assert reason(table) == "WOTR-18.3"
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("shadow",), ("free",))


@pytest.mark.rule("WOTR-18.4")
def test_four_points_win_for_the_free_peoples() -> None:
    table = RingTable().controls(FREE, "orthanc", "angmar").phase("victory_check")
    assert reason(table) == ""
    table.controls(FREE, "far-harad").phase("victory_check")
    assert reason(table) == "WOTR-18.4"
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("free",), ("shadow",))


@pytest.mark.rule("WOTR-18.5")
def test_the_lower_number_wins() -> None:
    table = RingTable().controls(FREE, "orthanc", "moria")
    table.controls(SHADOW, "lorien", "rivendell", "minas-tirith", "helms-deep", "erebor")
    table.phase("victory_check")
    assert reason(table) == "WOTR-18.3"
    table = RingTable().fellowship("morannon", "gimli", corruption=11).in_mordor()
    table.controls(FREE, "orthanc", "moria").phase("idle_in_mordor")
    assert reason(table) == "WOTR-18.1"


@pytest.mark.rule("WOTR-18.6")
def test_a_capture_in_phase_5_does_not_win_yet() -> None:
    table = RingTable.empty().controls(FREE, "orthanc").army("hollin", elves_regular=1)
    table.acting(FREE, free="muster-army event", shadow="event")
    table.free.chooses("act:muster-army:move-armies").chooses("march:hollin:moria", "go")
    assert victory_points(table.state, FREE) == 4
    assert reason(table) == ""


@pytest.mark.rule("WOTR-18.6")
def test_points_can_be_taken_back_before_the_check() -> None:
    table = RingTable.empty().controls(FREE, "orthanc", "north-dunland", "angmar")
    table.controls(FREE, "far-harad").army("gap-of-rohan", isengard_regular=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:move-armies")
    table.shadow.chooses("march:gap-of-rohan:orthanc", "go")
    assert reason(table) == ""
    assert table.state.turn == 2
