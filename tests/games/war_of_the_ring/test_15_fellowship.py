"""Chapter 15: the Fellowship moves, declares, is revealed, hides and separates."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.games.war_of_the_ring.hunt.hunt_roll import MoveFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, RevealFellowship


def test_figure_progress_and_state_are_open_to_all() -> None:
    table = RingTable().fellowship("folde", "gimli", progress=3, revealed=True)
    table.acting(FREE, free="event", shadow="event")
    board = table.view(SHADOW).board
    assert (board["ring_bearers"], board["progress"], board["revealed"]) == ("folde", 3, True)
    assert table.view(SHADOW).board == table.view(FREE).board == table.view().board


@pytest.mark.rule("WOTR-15.2")
def test_the_ring_bearers_are_no_companion() -> None:
    table = RingTable().fellowship("folde")
    assert table.state.company() == ()
    table.tiles("std-3", "std-2").box(shadow=1).hunt_dice(6)
    table.uses(FREE, "character", "move-fellowship").free.chooses("spare-guide")
    assert table.state.corruption == 3  # nobody to lose


@pytest.mark.rule("WOTR-15.3")
def test_corruption_begins_at_zero_and_ends_at_twelve() -> None:
    table = RingTable()
    assert table.state.corruption == 0
    assert table.state.values.limits.corruption == 12


@pytest.mark.rule("WOTR-15.4")
def test_the_guide_has_the_highest_level() -> None:
    table = RingTable().phase("fellowship")
    table.free.chooses("say-nothing")
    table.free.may("guide:gandalf-grey", "guide:strider")
    table.free.may_not("guide:boromir", because="WOTR-15.4")


@pytest.mark.rule("WOTR-15.5")
def test_the_guide_may_be_changed_when_the_fellowship_changes() -> None:
    table = RingTable().fellowship("folde", "boromir", "legolas", "meriadoc")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:separate-companions").chooses("separate:meriadoc", "to:folde")
    assert table.asked == [(FREE, "guide")]
    table.free.chooses("guide:legolas")
    assert table.state.guide == "legolas"


@pytest.mark.rule("WOTR-15.6")
def test_a_new_guide_is_named_when_the_guide_leaves() -> None:
    table = RingTable().fellowship("folde", "strider", "gimli", "meriadoc")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:separate-companions").chooses("separate:strider", "to:folde")
    assert table.state.guide == "gimli"


@pytest.mark.rule("WOTR-15.7")
def test_gollum_joins_when_no_companion_is_left() -> None:
    table = RingTable().fellowship("folde", "gimli")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:separate-companions").chooses("separate:gimli", "to:edoras")
    assert table.state.guide == "gollum"
    assert table.state.characters["gollum"] == "fellowship"
    assert possible_guides(table.state) == ()


@pytest.mark.rule("WOTR-15.1", "WOTR-15.8", "WOTR-16.1")
def test_a_move_advances_the_counter_and_is_hunted() -> None:
    table = (
        RingTable().box(shadow=1).hunt_dice(2).acting(FREE, free="character event", shadow="event")
    )
    table.free.chooses("act:character:move-fellowship")
    assert table.state.progress == 1
    assert table.told(events.HuntRolled) == [events.HuntRolled((2,), (), 0, 0)]
    assert table.state.ring_bearers == "rivendell"


@pytest.mark.rule("WOTR-15.9")
def test_a_revealed_fellowship_does_not_move() -> None:
    table = RingTable().board(revealed=True).acting(FREE, free="character", shadow="event")
    table.free.may_not("act:character:move-fellowship", because="WOTR-15.9")


@pytest.mark.rule("WOTR-15.10", "WOTR-16.5")
def test_each_die_that_moved_the_fellowship_helps_the_hunt() -> None:
    table = RingTable().box(shadow=3).hunt_dice(5, 5, 5, 5, 4, 4).tiles("std-0r", "std-3")
    table.acting(FREE, free="character character", shadow="event event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((5, 5, 5), (), 0, 0)]
    assert table.state.hunt_box == [1, 3]
    table.shadow.chooses("skip:event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((5, 4, 4), (), 1, 1)]


@pytest.mark.rule("WOTR-15.10")
def test_a_move_that_no_die_pays_for_puts_none_into_the_box() -> None:
    table = RingTable().fellowship("folde", "gimli").run(MoveFellowship(by_die=False))
    assert table.told(events.FellowshipMoved) == [events.FellowshipMoved(1)]
    assert table.state.taken_back == 0  # the turn has ended, and no die came back


@pytest.mark.rule("WOTR-15.11")
def test_the_counter_stops_at_twelve_but_the_hunt_goes_on() -> None:
    table = RingTable().fellowship("folde", "gimli", progress=12).box(shadow=1).hunt_dice(2)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.state.progress == 12
    assert len(table.told(events.HuntRolled)) == 1


@pytest.mark.rule("WOTR-15.12")
def test_only_a_hidden_fellowship_declares_and_only_in_its_phase() -> None:
    table = RingTable().fellowship("folde", "gimli", progress=2, revealed=True)
    table.phase("fellowship")
    assert table.asked == [(SHADOW, "hunt-allocation")]
    table.free.may_not("declare", because="WOTR-15.12")
    table = RingTable().fellowship("folde", "gimli", progress=2)
    table.acting(FREE, free="event", shadow="event").free.may_not("declare", because="not-now")


@pytest.mark.rule("WOTR-15.13")
def test_a_declaration_from_rivendell_to_lorien() -> None:
    table = RingTable().fellowship("rivendell", "gimli", progress=5, corruption=2)
    table.phase("fellowship")
    path = ("fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")
    table.free.chooses(*(f"step:{region}" for region in path))
    table.free.may_not("step:parth-celebrant", because="WOTR-15.13").chooses("declare")
    assert table.state.ring_bearers == "lorien"
    assert (table.state.progress, table.state.revealed) == (0, False)
    assert table.state.corruption == 1
    assert table.told(events.TileDrawn) == []  # passing Moria draws no tile


@pytest.mark.rule("WOTR-15.24")
def test_a_declaration_in_a_shadow_stronghold_draws_no_tile() -> None:
    table = RingTable().fellowship("moria", "gimli").phase("fellowship")
    table.free.chooses("declare")
    assert table.told(events.TileDrawn) == []
    assert table.state.corruption == 0


@pytest.mark.rule("WOTR-15.14")
def test_without_progress_the_figure_stays() -> None:
    table = RingTable().fellowship("folde", "gimli").phase("fellowship")
    table.free.may_not("step:edoras", because="WOTR-15.13").chooses("declare")
    assert table.state.ring_bearers == "folde"
    table = RingTable().fellowship("folde", "gimli").run(RevealFellowship())
    assert (table.state.ring_bearers, table.state.revealed) == ("folde", True)


@pytest.mark.rule("WOTR-15.15", "WOTR-15.16")
def test_black_borders_stop_the_figure_and_enemies_do_not() -> None:
    table = RingTable().fellowship("rivendell", "gimli", progress=3)
    table.army("trollshaws", sauron_regular=5).phase("fellowship")
    table.free.may_not("step:high-pass", because="WOTR-15.15").may("step:trollshaws")
    table = RingTable.empty().fellowship("westemnet", "gimli", progress=1)
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").phase("fellowship").free.chooses("step:helms-deep", "declare")
    assert table.state.ring_bearers == "helms-deep"


@pytest.mark.rule("WOTR-15.18", "WOTR-15.19")
def test_a_declaration_in_a_free_city_heals_again_and_again() -> None:
    table = RingTable().fellowship("edoras", "gimli", corruption=2)
    for left in (1, 0, 0):
        table.phase("fellowship").free.chooses("declare")
        assert table.state.corruption == left
    table.fellowship("folde", "gimli", corruption=2).phase("fellowship").free.chooses("declare")
    assert table.state.corruption == 2
    table.fellowship("moria", "gimli", corruption=2).controls(FREE, "moria")
    table.phase("fellowship").free.chooses("declare")
    assert table.state.corruption == 2  # not a Stronghold of a Free nation


@pytest.mark.rule("WOTR-15.20")
def test_a_revealed_fellowship_is_not_revealed_again() -> None:
    table = RingTable().fellowship("moria", "gimli", revealed=True).tiles("std-0r", "std-3")
    table.run(DrawTile(cause="stronghold"))
    assert table.told(events.FellowshipRevealed) == []
    table.fellowship("folde", "gimli").tiles("std-0r", "std-3").run(DrawTile(cause="stronghold"))
    assert table.state.revealed


@pytest.mark.rule("WOTR-15.21")
def test_a_revealed_fellowship_does_not_end_in_a_haven() -> None:
    table = RingTable().fellowship("rivendell", "gimli", progress=3).tiles("std-3", "std-2")
    table.run(RevealFellowship())
    table.free.may_not("stay-here", because="WOTR-15.21")
    table.free.chooses("step:fords-of-bruinen", "step:high-pass", "step:goblins-gate")
    table.free.may_not("step:old-ford", because="WOTR-15.13").chooses("stay-here")
    assert table.state.ring_bearers == "goblins-gate"
    assert (table.state.progress, table.state.revealed) == (0, True)
    assert table.told(events.TileDrawn) == []


@pytest.mark.rule("WOTR-15.21")
def test_the_last_step_never_leads_into_a_haven() -> None:
    table = RingTable().fellowship("folde", "gimli", progress=1).run(RevealFellowship())
    table.free.may_not("step:edoras", because="WOTR-15.21")
    table = RingTable().fellowship("folde", "gimli", progress=2).run(RevealFellowship())
    table.free.chooses("step:edoras").may_not("stay-here", because="WOTR-15.21")
    table = RingTable().fellowship("folde", "gimli", progress=1).controls(SHADOW, "edoras")
    table.run(RevealFellowship()).free.chooses("step:edoras", "stay-here")
    assert table.state.ring_bearers == "edoras"


@pytest.mark.rule("WOTR-15.22")
def test_without_progress_it_is_revealed_in_a_haven() -> None:
    table = RingTable().fellowship("rivendell", "gimli").run(RevealFellowship())
    assert (table.state.ring_bearers, table.state.revealed) == ("rivendell", True)


@pytest.mark.rule("WOTR-15.23", "WOTR-15.24")
def test_each_shadow_stronghold_on_the_path_draws_a_tile() -> None:
    def revealed(*path: str) -> list[str]:
        table = RingTable().fellowship("hollin", "gimli", progress=4)
        table.controls(SHADOW, "lorien").controls(FREE, "dol-guldur")
        table.tiles("std-0r", "std-1", "std-1", "std-2", "std-2").run(DrawTile(cause="stronghold"))
        drawn = table.told(events.TileDrawn)
        table.free.chooses(*(f"step:{region}" for region in path), "stay-here")
        return [each.tile for each in (*drawn, *table.told(events.TileDrawn))]  # type: ignore[attr-defined]

    assert revealed("moria") == ["std-0r", "std-1"]
    assert revealed("moria", "dimrill-dale") == ["std-0r", "std-1"]  # passing it
    assert revealed("moria", "hollin", "moria") == ["std-0r", "std-1"]  # one for each Stronghold
    assert revealed("north-dunland") == ["std-0r"]
    assert revealed("moria", "dimrill-dale", "lorien") == ["std-0r", "std-1"]  # once Free: no


@pytest.mark.rule("WOTR-15.23")
def test_a_path_that_starts_in_a_shadow_stronghold_draws_a_tile() -> None:
    table = RingTable().fellowship("moria", "gimli", progress=1).tiles("std-0r", "std-1", "std-2")
    table.run(DrawTile(cause="stronghold")).free.chooses("step:hollin", "stay-here")
    assert len(table.told(events.TileDrawn)) == 1
    table = RingTable().fellowship("moria", "gimli").tiles("std-0r", "std-1", "std-2")
    table.run(DrawTile(cause="stronghold"))  # it stays there
    assert len(table.told(events.TileDrawn)) == 2


@pytest.mark.rule("WOTR-15.25")
def test_the_free_player_announces_the_path() -> None:
    table = RingTable().fellowship("hollin", "gimli", progress=3).run(RevealFellowship())
    table.free.chooses("step:fords-of-bruinen", "step:trollshaws", "step:hollin", "stay-here")
    path = ("hollin", "fords-of-bruinen", "trollshaws", "hollin")
    assert table.told(events.FellowshipRevealed) == [events.FellowshipRevealed(path)]


@pytest.mark.rule("WOTR-15.26")
def test_hiding_needs_a_character_result_or_strider() -> None:
    table = RingTable().fellowship("folde", "gimli", progress=0, revealed=True)
    table.acting(FREE, free="character event", shadow="event")
    table.free.may_not("act:event:hide-with-strider", because="WOTR-15.26")
    table.free.chooses("act:character:hide-fellowship")
    assert not table.state.revealed
    assert table.state.hunt_box == [0, 0]
    assert table.state.ring_bearers == "folde"
    table = RingTable().fellowship("folde", "strider", revealed=True)
    table.acting(FREE, free="event muster", shadow="event")
    table.free.chooses("act:event:hide-with-strider")
    assert not table.state.revealed


@pytest.mark.rule("WOTR-15.27")
def test_separated_companions_move_progress_and_the_highest_level() -> None:
    table = RingTable().fellowship("rivendell", "legolas", "meriadoc", progress=5)
    table.uses(FREE, "character", "separate-companions")
    table.free.chooses("separate:meriadoc", "separate:legolas").may("to:woodland-realm")
    table.free.may("to:rivendell").chooses("to:woodland-realm")
    assert (
        table.state.characters["legolas"] == table.state.characters["meriadoc"] == "woodland-realm"
    )
    table = RingTable().fellowship("rivendell", "legolas", "meriadoc", progress=0)
    table.uses(FREE, "character", "separate-companions").free.chooses("separate:meriadoc")
    table.free.may("to:trollshaws").may_not("to:hollin", because="WOTR-15.27")
    table.free.may_not("separate:meriadoc", because="WOTR-15.28")


@pytest.mark.rule("WOTR-15.28")
def test_a_group_goes_together_by_the_rules_of_companions() -> None:
    table = RingTable().fellowship("hollin", "gimli", "legolas", progress=2)
    table.uses(FREE, "character", "separate-companions")
    table.free.chooses("separate:gimli", "separate:legolas")
    table.free.may("to:moria").may_not("to:dimrill-dale", because="WOTR-15.27")  # they stop there
    table.free.chooses("to:moria")
    assert table.state.characters["gimli"] == table.state.characters["legolas"] == "moria"


@pytest.mark.rule("WOTR-15.29")
def test_companions_separated_in_a_siege_are_inside() -> None:
    table = RingTable.empty().fellowship("helms-deep", "gimli", "legolas", progress=3)
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").uses(FREE, "character", "separate-companions")
    table.free.chooses("separate:gimli").may("to:helms-deep")
    table.free.may_not("to:westemnet", because="WOTR-15.27")


@pytest.mark.rule("WOTR-15.32")
def test_a_separation_changes_neither_progress_nor_state() -> None:
    table = RingTable().fellowship("folde", "gimli", "legolas", progress=3)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:separate-companions").chooses("separate:gimli", "to:folde")
    assert (table.state.progress, table.state.revealed) == (3, False)
