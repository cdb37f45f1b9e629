"""Chapter 17: the Fellowship on the Mordor Track."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile


def stepping(
    *companions: str, tile: str, step: int = 1, corruption: int = 0, box: tuple[int, int] = (0, 0)
) -> RingTable:
    """Return a table where the Fellowship has moved in Mordor and this tile has come."""
    table = RingTable.empty().fellowship("morannon", *companions, corruption=corruption)
    table.in_mordor(step).tiles(tile, "std-3").box(*box)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    return table


@pytest.mark.rule("WOTR-17.1")
def test_mordor_is_entered_from_its_gates() -> None:
    for region in ("morannon", "minas-morgul"):
        table = RingTable().fellowship(region, "gimli").phase("fellowship")
        table.free.chooses("say-nothing").may("enter-mordor", "stay-out")
    table = RingTable().fellowship("dagorlad", "gimli").phase("fellowship")
    table.free.may_not("enter-mordor", because="WOTR-17.1").chooses("say-nothing")
    assert table.asked == [(SHADOW, "hunt-allocation")]


@pytest.mark.rule("WOTR-17.2")
def test_declaring_and_entering_in_one_phase_or_entering_revealed() -> None:
    table = RingTable().fellowship("dagorlad", "gimli", progress=1).phase("fellowship")
    table.free.chooses("step:morannon", "declare").chooses("enter-mordor")
    assert table.state.mordor == 0
    table = RingTable().fellowship("morannon", "gimli", revealed=True).phase("fellowship")
    table.free.chooses("enter-mordor")
    assert table.state.mordor == 0


@pytest.mark.rule("WOTR-17.3", "WOTR-17.4")
def test_the_figure_is_on_step_zero_and_progress_is_zero() -> None:
    table = RingTable().fellowship("morannon", "gimli", progress=3).phase("fellowship")
    table.free.chooses("say-nothing").chooses("enter-mordor")
    war = table.state
    assert (war.mordor, war.ring_bearers, war.progress) == (0, "", 0)
    table.tiles("std-1", "std-2").acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship").chooses("no-casualty")
    assert (war.mordor, war.progress) == (1, 0)


@pytest.mark.rule("WOTR-17.5")
def test_the_new_pool_has_the_used_eyes_and_not_the_used_numbers() -> None:
    table = RingTable().fellowship("morannon", "gimli")
    table.tiles("std-3", used=("std-eye", "std-2", "std-1r")).phase("fellowship")
    table.free.chooses("say-nothing").chooses("enter-mordor")
    assert sorted(table.state.faces("hunt-pool")) == ["std-3", "std-eye"]
    assert sorted(table.state.faces("hunt-used")) == ["std-1r", "std-2"]


@pytest.mark.rule("WOTR-17.6")
def test_nobody_separates_in_mordor() -> None:
    table = RingTable().fellowship("morannon", "gimli", "meriadoc").in_mordor()
    table.acting(FREE, free="character", shadow="event")
    table.free.may_not("act:character:separate-companions", because="WOTR-15.27")
    table.free.may_not("separate:gimli", because="WOTR-17.6")


@pytest.mark.rule("WOTR-17.6")
def test_a_hobbit_who_would_leave_is_out_of_the_game() -> None:
    table = stepping("meriadoc", "peregrin", tile="std-2")
    table.board(guide="meriadoc").free.chooses("use-guide")
    assert table.state.characters["meriadoc"] == "eliminated"
    assert table.state.guide == "peregrin"
    table.free.chooses("use-guide")
    assert table.state.characters["peregrin"] == "eliminated"
    assert table.state.corruption == 0


@pytest.mark.rule("WOTR-17.7")
def test_a_move_in_mordor_draws_a_tile_without_a_roll() -> None:
    table = stepping("gimli", tile="std-1", box=(0, 3))
    assert table.told(events.HuntRolled) == []
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-1", 1)]


@pytest.mark.rule("WOTR-17.8")
def test_an_eye_in_mordor_counts_all_dice_in_the_box() -> None:
    table = stepping("gimli", tile="std-eye", box=(1, 2))
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-eye", 3)]
    table.free.chooses("lose-guide")
    assert table.state.hunt_box == [2, 2]  # the die of this move came afterwards
    table = stepping("gimli", tile="std-eye", box=(1, 6))
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-eye", 7)]


@pytest.mark.rule("WOTR-17.9")
def test_a_stop_icon_holds_the_fellowship() -> None:
    table = stepping("gimli", tile="std-1")
    table.free.chooses("no-casualty")
    assert table.state.mordor == 2
    table = stepping("gimli", tile="sha-on-on")
    table.free.chooses("no-casualty")
    assert table.state.mordor == 1


@pytest.mark.rule("WOTR-17.10")
def test_a_revealed_fellowship_hides_before_it_moves_in_mordor() -> None:
    table = RingTable().fellowship("morannon", "gimli", revealed=True).in_mordor(2)
    table.acting(FREE, free="character character", shadow="event")
    table.free.may_not("act:character:move-fellowship", because="WOTR-15.9")
    table.free.may("act:character:hide-fellowship")


@pytest.mark.rule("WOTR-17.11")
def test_a_reveal_in_mordor_only_turns_the_counter() -> None:
    table = stepping("gimli", tile="std-0r")
    assert table.state.revealed
    assert table.state.mordor == 2
    assert len(table.told(events.TileDrawn)) == 1


@pytest.mark.rule("WOTR-17.12", "WOTR-18.2")
def test_step_five_wins_below_twelve_corruption() -> None:
    table = stepping("gimli", tile="std-1", step=4, corruption=10)
    table.free.chooses("no-casualty")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "WOTR-18.2"
    assert table.state.outcome.teams == (("free",), ("shadow",))
    table = stepping("gimli", tile="std-1", step=4, corruption=11)
    table.free.chooses("no-casualty")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "WOTR-18.1"


@pytest.mark.rule("WOTR-17.13")
def test_nothing_is_declared_in_mordor_but_hiding_works() -> None:
    table = RingTable().fellowship("morannon", "gimli", corruption=3).in_mordor(2)
    table.phase("fellowship")
    assert table.asked == [(SHADOW, "hunt-allocation")]
    table.free.may_not("declare", because="WOTR-17.13")
    table.board(revealed=True).acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:hide-fellowship")
    assert not table.state.revealed


@pytest.mark.rule("WOTR-17.14")
def test_the_entry_costs_no_die_and_causes_no_hunt() -> None:
    table = RingTable().fellowship("morannon", "gimli", revealed=True).box(shadow=4)
    table.phase("fellowship").free.chooses("enter-mordor")
    assert table.told(events.TileDrawn) == table.told(events.HuntRolled) == []
    assert table.state.revealed
    assert table.state.hunt_box == [0, 4]


@pytest.mark.rule("WOTR-17.15")
def test_damage_comes_before_the_step() -> None:
    assert DrawTile.steps.index("damage") < DrawTile.steps.index("step_forward")
    assert DrawTile.steps.index("step_forward") < DrawTile.steps.index("reveal")
    table = stepping("gimli", tile="std-3", step=4, corruption=10)
    table.free.chooses("no-casualty")
    assert table.state.corruption == 13
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "WOTR-18.1"
    assert table.state.mordor == 4
