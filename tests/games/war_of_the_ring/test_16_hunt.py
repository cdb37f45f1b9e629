"""Chapter 16: the Hunt for the Ring."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.hunt.hunt_roll import hunt_rerolls, succeeds
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, HuntDamage


def hunted(
    *companions: str,
    tiles: Sequence[str],
    rolled: Sequence[int] = (6,),
    region: str = "folde",
    corruption: int = 0,
) -> RingTable:
    """Return a table where the Fellowship has moved and these dice and tiles have come."""
    table = RingTable.empty().fellowship(region, *companions, corruption=corruption)
    table.tiles(*tiles).box(shadow=len(rolled)).hunt_dice(*rolled)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    return table


@pytest.mark.rule("WOTR-16.2", "WOTR-16.3")
def test_a_die_for_each_shadow_die_in_the_box_and_five_at_most() -> None:
    table = hunted("gimli", tiles=("std-3", "std-2"), rolled=(1, 2, 3))
    assert table.told(events.HuntRolled) == [events.HuntRolled((1, 2, 3), (), 0, 0)]
    table = RingTable().fellowship("folde", "gimli").box(shadow=7).hunt_dice(*(2,) * 7)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((2,) * 5, (), 0, 0)]
    assert [succeeds(value, 0) for value in range(1, 7)] == [False] * 5 + [True]


@pytest.mark.rule("WOTR-16.4")
def test_without_a_shadow_die_there_is_no_hunt() -> None:
    table = RingTable().fellowship("folde", "gimli").box(free=2)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == []
    assert table.told(events.TileDrawn) == []


@pytest.mark.rule("WOTR-16.5", "WOTR-16.6")
def test_free_dice_in_the_box_add_to_the_roll_but_a_one_fails() -> None:
    assert succeeds(4, 2)
    assert not succeeds(3, 2)
    assert not succeeds(1, 6)


@pytest.mark.rule("WOTR-16.7")
def test_rerolls_by_stronghold_units_and_nazgul() -> None:
    table = RingTable.empty().fellowship("folde", "gimli")
    table.army("folde", sauron_regular=3, sauron_nazgul=2)
    assert hunt_rerolls(table.state) == 2
    table.army("moria", sauron_regular=4, sauron_nazgul=1).fellowship("moria", "gimli")
    assert hunt_rerolls(table.state) == 3
    table.controls(FREE, "moria")
    assert hunt_rerolls(table.state) == 2
    table.controls(SHADOW, "edoras").fellowship("edoras", "gimli")
    assert hunt_rerolls(table.state) == 0  # a City is no Stronghold


@pytest.mark.rule("WOTR-16.7", "WOTR-16.8")
def test_failed_dice_are_rerolled_once_with_the_same_modifier() -> None:
    table = RingTable.empty().fellowship("folde", "gimli").army("folde", sauron_regular=1)
    table.box(free=1, shadow=3).hunt_dice(5, 2, 3, 5).tiles("std-eye", "std-3")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((5, 2, 3), (5,), 1, 2)]
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-eye", 2)]


@pytest.mark.rule("WOTR-16.9")
def test_one_success_draws_one_tile() -> None:
    table = hunted("gimli", tiles=("std-0r", "std-3"), rolled=(6, 6))
    table.free.chooses("stay-here")
    assert table.state.size("hunt-pool") == 1
    assert table.state.faces("hunt-used") == ["std-0r"]


@pytest.mark.rule("WOTR-16.10")
def test_a_numbered_tile_does_its_number() -> None:
    table = hunted("gimli", tiles=("std-3", "std-2"), rolled=(6, 6))
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-3", 3)]
    table.free.chooses("no-casualty")
    assert table.state.corruption == 3


@pytest.mark.rule("WOTR-16.11", "WOTR-16.12")
def test_an_eye_counts_successes_after_a_roll_and_nothing_otherwise() -> None:
    table = hunted("gimli", tiles=("std-eye", "std-2"), rolled=(6, 6, 2))
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-eye", 2)]
    table = RingTable().fellowship("moria", "gimli").tiles("std-eye", "std-2")
    table.run(DrawTile(cause="stronghold"))
    assert events.TileDrawn("std-eye", 0) in table.events
    assert table.state.corruption == 0


@pytest.mark.rule("WOTR-16.13")
def test_a_die_tile_is_rolled_after_it_is_seen() -> None:
    table = RingTable().fellowship("morannon", "gimli").in_mordor().tiles("sha-shelob", "std-2")
    table.hunt_dice(4).acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.TileDrawn) == [events.TileDrawn("sha-shelob", 4)]


@pytest.mark.rule("WOTR-16.14")
def test_a_negative_tile_heals() -> None:
    for before, after in ((5, 3), (1, 0)):
        table = RingTable().fellowship("morannon", "gimli", corruption=before).in_mordor()
        table.tiles("fel-phial", "std-2").acting(FREE, free="character event", shadow="event")
        table.free.chooses("act:character:move-fellowship")
        assert table.state.corruption == after
        assert table.state.mordor == 1


@pytest.mark.rule("WOTR-16.15", "WOTR-16.27")
def test_a_reveal_icon_comes_after_all_other_effects() -> None:
    table = hunted("gimli", tiles=("std-2r", "std-2"))
    assert table.asked == [(FREE, "hunt-casualty")]
    assert not table.state.revealed
    table.free.chooses("no-casualty")
    assert table.asked == [(FREE, "reveal")]
    assert table.state.corruption == 2
    table.free.chooses("stay-here")
    assert table.state.revealed


@pytest.mark.rule("WOTR-16.16")
def test_a_drawn_tile_is_used() -> None:
    table = hunted("gimli", tiles=("std-3", "std-2", "std-1"))
    table.free.chooses("no-casualty")
    assert table.state.faces("hunt-used") == ["std-3"]
    assert table.shadow.sees("hunt-used") == ["std-3"]


@pytest.mark.rule("WOTR-16.17")
def test_the_last_tile_brings_all_used_standard_tiles_back() -> None:
    used = [
        *("std-eye",) * 4,
        *("std-3",) * 3,
        *("std-2", "std-2r", "std-1", "std-1", "std-1r", "std-1r", "std-0r", "std-0r"),
    ]
    table = RingTable.empty().fellowship("folde", "gimli").tiles("std-2", used=(*used, "fel-phial"))
    table.box(shadow=1).hunt_dice(6).acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship").chooses("no-casualty")
    assert table.state.size("hunt-pool") == 16
    assert table.state.faces("hunt-used") == ["fel-phial"]


@pytest.mark.rule("WOTR-16.17")
def test_the_pool_is_refilled_before_a_further_tile_is_drawn() -> None:
    table = RingTable.empty().fellowship("moria", "gimli").tiles("std-0r", used=("std-0r",))
    table.run(DrawTile(cause="stronghold"))  # revealed in Moria: another tile is due
    assert len(table.told(events.TileDrawn)) == 2


@pytest.mark.rule("WOTR-16.18", "WOTR-17.5")
def test_special_tiles_wait_for_mordor() -> None:
    table = RingTable().fellowship("morannon", "gimli")
    pool = ("std-3", "std-3", "std-2", "std-1", "std-1r", "std-0r")
    table.tiles(*pool, used=("std-eye",) * 3 + ("std-2",), waiting=("fel-phial", "sha-shelob"))
    assert table.state.size("hunt-pool") == 6
    table.phase("fellowship").free.chooses("say-nothing").chooses("enter-mordor")
    assert sorted(table.state.faces("hunt-pool")) == sorted(
        [*pool, *("std-eye",) * 3, "fel-phial", "sha-shelob"]
    )
    assert table.state.size("hunt-pool") == 11
    assert table.state.faces("hunt-used") == ["std-2"]


@pytest.mark.rule("WOTR-16.20", "WOTR-16.21")
def test_merry_and_pippin_leave_and_gollum_reveals() -> None:
    table = hunted("meriadoc", "peregrin", tiles=("std-3", "std-2"))
    table.board(guide="meriadoc")
    assert table.asked == [(FREE, "guide-ability")]
    table.free.chooses("use-guide").chooses("to:edoras")
    assert table.state.guide == "peregrin"
    table.free.chooses("use-guide").chooses("to:folde")
    assert table.state.guide == "gollum"
    assert table.asked == [(FREE, "guide-ability")]
    table.free.chooses("use-guide")
    assert table.asked == [(FREE, "reveal")]
    table.free.chooses("stay-here")
    assert table.state.corruption == 0
    assert table.state.revealed


@pytest.mark.rule("WOTR-16.21", "WOTR-16.22")
def test_a_guide_named_after_a_casualty_helps_at_once() -> None:
    table = RingTable.empty().fellowship("folde", "boromir", "meriadoc")
    table.run(HuntDamage(points=4))
    table.free.chooses("lose-guide")
    assert table.state.guide == "meriadoc"
    table.free.chooses("use-guide").chooses("to:edoras")
    assert table.asked == [(FREE, "guide-ability")]  # Gollum
    table.free.chooses("spare-guide")
    assert table.state.corruption == 1


@pytest.mark.rule("WOTR-16.22")
def test_a_casualty_reduces_the_damage_by_his_level() -> None:
    table = hunted("gimli", "strider", tiles=("std-3", "std-2"))
    table.board(guide="strider").free.chooses("lose-guide")
    assert table.state.characters["strider"] == "eliminated"
    assert table.state.corruption == 0
    table = hunted("gimli", tiles=("std-0r", "std-2"))
    assert table.asked == [(FREE, "reveal")]  # without damage there is no casualty


@pytest.mark.rule("WOTR-16.23")
def test_the_casualty_is_the_guide_or_one_at_random() -> None:
    table = hunted("gimli", "strider", "meriadoc", tiles=("std-3", "std-2"))
    table.draws("draw companion", 1).free.may("lose-guide", "no-casualty").chooses("lose-at-random")
    assert table.state.characters["gimli"] == "eliminated"  # the second of three
    table = hunted("gimli", tiles=("std-3", "std-2"))
    table.free.may_not("lose-at-random", because="WOTR-16.23")
    table = hunted(tiles=("std-3", "std-2"))
    table.free.may_not("lose-guide", because="WOTR-16.23")


@pytest.mark.rule("WOTR-16.23")
def test_the_guide_can_be_drawn_at_random_too() -> None:
    table = hunted("strider", "gimli", tiles=("std-3", "std-2")).draws("draw companion", 0)
    table.free.chooses("lose-at-random")
    assert table.state.characters["strider"] == "eliminated"


@pytest.mark.rule("WOTR-16.24")
def test_one_casualty_for_each_tile() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", "legolas").run(HuntDamage(points=4))
    table.free.chooses("lose-guide")
    assert table.state.corruption == 2
    assert len(table.state.company()) == 1


@pytest.mark.rule("WOTR-16.25")
def test_a_casualty_is_eliminated_even_if_his_level_exceeds_the_damage() -> None:
    table = hunted("strider", "gimli", tiles=("std-1", "std-2"))
    table.free.chooses("lose-guide")
    assert table.state.characters["strider"] == "eliminated"
    assert table.state.corruption == 0


@pytest.mark.rule("WOTR-16.26")
def test_the_example_at_goblins_gate() -> None:
    table = RingTable.empty().fellowship("goblins-gate", "gandalf-grey", "gimli", "legolas")
    table.box(free=1, shadow=3).hunt_dice(2, 5, 6).tiles("std-3", "std-2")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((2, 5, 6), (), 1, 2)]
    table.draws("draw companion", 2).free.chooses("lose-at-random")
    assert table.state.characters["gimli"] == "eliminated"
    assert table.state.corruption == 1
    assert not table.state.revealed


@pytest.mark.rule("WOTR-16.28")
def test_each_tile_is_resolved_before_the_next() -> None:
    table = hunted("gimli", tiles=("std-1r", "std-3", "std-2"), region="moria")
    table.free.chooses("no-casualty")
    assert table.state.corruption == 1
    table.free.chooses("step:hollin", "stay-here")  # it started in Moria
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-3", 3)]
    assert table.state.faces("hunt-used") == ["std-1r"]
    table.free.chooses("no-casualty")
    assert table.state.corruption == 4


@pytest.mark.rule("WOTR-16.30")
def test_gollum_hides_the_tracks_from_numbered_tiles() -> None:
    table = hunted(tiles=("std-1r", "std-3"))
    table.free.chooses("spare-guide")
    assert not table.state.revealed
    table = hunted(tiles=("std-eye", "std-3"))
    assert table.asked == [(FREE, "reveal")]  # an Eye still reveals, so he has nothing to betray
    table = RingTable().fellowship("morannon").in_mordor().tiles("sha-give-it", "std-3")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.state.revealed


@pytest.mark.rule("WOTR-16.30")
def test_gollum_hides_the_tracks_as_soon_as_he_guides() -> None:
    table = hunted("gimli", tiles=("std-2r", "std-3"))
    table.free.chooses("lose-guide")  # no damage is left, and Gollum joins
    assert table.state.guide == "gollum"
    assert not table.state.revealed


@pytest.mark.rule("WOTR-16.31")
def test_gollum_betrays_the_place_for_one_point() -> None:
    table = hunted(tiles=("std-2", "std-3"))
    table.free.chooses("use-guide")
    assert table.state.corruption == 1
    assert table.asked == [(FREE, "reveal")]
    table = hunted("gimli", tiles=("std-2", "std-3"))
    assert table.asked == [(FREE, "hunt-casualty")]  # Gimli cannot do that


@pytest.mark.rule("WOTR-16.31")
def test_gollum_betrays_no_place_that_is_known() -> None:
    table = RingTable().fellowship("moria", revealed=True).tiles("std-2", "std-3")
    table.run(DrawTile(cause="stronghold"))
    assert table.state.corruption == 2


@pytest.mark.rule("WOTR-16.32", "WOTR-18.1")
def test_twelve_corruption_end_the_game_before_later_effects() -> None:
    table = hunted("gimli", tiles=("std-2r", "std-3"), corruption=10)
    table.free.chooses("no-casualty")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "WOTR-18.1"
    assert table.state.outcome.teams == (("shadow",), ("free",))
    assert not table.state.revealed


@pytest.mark.rule("WOTR-16.33")
def test_shadow_dice_stay_in_the_box_until_the_next_turn() -> None:
    table = hunted("gimli", tiles=("std-3", "std-2"), rolled=(2, 2))
    assert table.state.hunt_box[SHADOW] == 2
