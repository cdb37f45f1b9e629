"""The Western Way: a card that is a region, and the Fellowship At Sea."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.new_events.the_western_way import COASTS
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, HuntDamage
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

WAY, HERE = "fp-the-western-way", "western-way"


def way(region: str = "grey-havens", *companions: str, progress: int = 0) -> FactionTable:
    """Return a table with the card on it and the Ring-bearers in a region."""
    return FactionTable.empty().table_card(WAY).fellowship(region, *companions, progress=progress)


@pytest.mark.rule("WOME-17.31")
def test_the_coasts_are_those_of_gondor_and_the_havens() -> None:
    war = FactionTable.empty().war
    gondor = [
        each for each, near in war.values.coastal.items() if near and NATION_OF[each] == "gondor"
    ]
    assert {*COASTS} == {"grey-havens", *gondor}


@pytest.mark.rule("WOME-17.31")
def test_the_card_is_a_region_for_the_fellowship_alone() -> None:
    war = way().war
    for coast in COASTS:
        assert HERE in adjacent(war, coast, "fellowship")
        for mover in ("army", "companion", "minion"):
            assert HERE not in adjacent(war, coast, mover)
    assert set(adjacent(war, HERE, "fellowship")) == {*COASTS}
    assert adjacent(war, HERE, "army") == ()
    assert HERE not in adjacent(FactionTable.empty().war, "grey-havens", "fellowship")


@pytest.mark.rule("WOME-17.31")
def test_the_fellowship_declares_itself_on_the_card_and_beyond() -> None:
    table = way(progress=2).phase("fellowship")
    table.free.chooses(f"step:{HERE}", "step:pelargir", "declare")
    assert table.war.ring_bearers == "pelargir"
    table = way(progress=2).phase("fellowship")
    table.free.chooses(f"step:{HERE}", "declare")
    assert table.war.ring_bearers == HERE
    assert table.war.corruption == 0


@pytest.mark.rule("WOME-17.31")
def test_companions_pass_over_it_and_do_not_stay() -> None:
    table = way("grey-havens", "legolas", "gimli").run(SeparateCompanions(seat=FREE))
    table.free.chooses("separate:legolas")
    assert "to:dol-amroth" in table.free.options
    assert f"to:{HERE}" not in table.free.options
    table.free.chooses("to:dol-amroth")
    assert table.war.characters["legolas"] == "dol-amroth"


@pytest.mark.rule("WOME-17.31")
def test_those_who_would_stay_on_the_card_go_ashore() -> None:
    table = way(HERE, "legolas", "gimli", progress=1)
    table.run(SeparateCompanions(seat=FREE, fixed=("gimli",), still=True))
    assert {*table.free.options} == {f"to:{coast}" for coast in COASTS}
    table.free.chooses("to:anfalas")
    assert table.war.characters["gimli"] == "anfalas"


@pytest.mark.rule("WOME-17.18")
@pytest.mark.parametrize(("progress", "drawn"), [(0, False), (1, True)])
def test_with_little_progress_no_tile_is_drawn(progress: int, drawn: bool) -> None:
    table = way(progress=progress).tiles("std-2", "std-1").box(shadow=1).hunt_dice(6)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert bool(table.told(events.TileDrawn)) == drawn
    assert table.war.progress == progress + 1
    assert bool(table.told(events.TilePrevented)) != drawn


@pytest.mark.rule("WOME-17.18", "WOME-17.32")
@pytest.mark.parametrize("region", ["grey-havens", HERE])
def test_no_card_draws_a_tile_at_sea(region: str) -> None:
    table = way(region).tiles("std-2", "std-1").run(DrawTile(cause="card"))
    assert table.told(events.TileDrawn) == []
    assert table.war.corruption == 0
    assert sorted(table.state.faces("hunt-pool")) == ["std-1", "std-2"]


@pytest.mark.rule("WOME-17.18")
def test_elsewhere_or_without_the_card_tiles_are_drawn() -> None:
    for table in (way("dol-amroth"), FactionTable.empty().fellowship("grey-havens")):
        table.tiles("std-2", "std-1").run(DrawTile(cause="card"))
        assert table.told(events.TileDrawn)


@pytest.mark.rule("WOME-4.11", "WOME-17.18")
def test_nothing_discards_the_card() -> None:
    table = way().acting(SHADOW, free="character", shadow="character event muster")
    for face in ("character", "event", "muster"):
        table.shadow.may_not(f"dispel:{face}:{WAY}", because="WOTR-7.9")
    table.in_mordor().acting(SHADOW, free="character", shadow="character")
    assert lies_on_table(table.war, WAY)


@pytest.mark.rule("WOME-4.11", "WOME-17.18")
@pytest.mark.parametrize("other", [False, True])
def test_no_event_of_the_shadow_discards_the_card(other: bool) -> None:
    table = FactionTable.empty().table_card(WAY).fellowship("hollin", "gimli", progress=2)
    if other:
        table.table_card("fp-majesty-and-glory")
    table.army("hollin", sauron_nazgul=1).plays(SHADOW, "sh-char-11").shadow.chooses("done")
    if not other:
        assert table.asked_kind == "act"  # there is nothing that the Nazgul could do
        return
    table.shadow.may_not(f"discard-tabled:{WAY}", because="WOTR-7.6")
    table.shadow.chooses("discard-tabled:fp-majesty-and-glory")


@pytest.mark.rule("WOME-17.18")
def test_sorrow_and_toil_do_not_end_the_way() -> None:
    table = FactionTable.empty().table_card(WAY).fellowship("hollin", "gimli", "boromir")
    table.lay("shadow-character-table", "sh-char-15")
    table.war.activate(table.war.setting.derived.cards.sources["sh-char-15"], SHADOW)
    table.hand(FREE, "fp-char-01").run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.shadow.options == ["strip-nothing", "strip-hand"]
    table.shadow.may_not(f"strip-card:{WAY}", because="WOTR-7.6")


@pytest.mark.rule("WOME-17.32")
def test_orc_patrol_and_nazgul_search_at_sea() -> None:
    table = way(HERE, "gimli", progress=1).tiles("std-2", "std-1").plays(SHADOW, "sh-char-05")
    assert table.told(events.TileDrawn) == []
    assert table.war.corruption == 0
    assert "sh-char-05" in table.state.faces("shadow-character-used")
    table = way("grey-havens", "gimli", progress=1).tiles("std-2", "std-1")
    table.army("nurn", sauron_nazgul=1).plays(SHADOW, "sh-char-09")
    table.shadow.chooses("take-nazgul:nurn", "to:umbar")
    if table.asked_kind == "move-minions":
        table.shadow.chooses("done")
    assert table.figures("umbar") == {"sauron-nazgul": 1}
    assert not table.war.revealed


@pytest.mark.rule("WOME-17.31")
def test_cruel_weather_drives_nobody_onto_the_card() -> None:
    table = way("grey-havens", "gimli", progress=2).plays(SHADOW, "sh-char-10")
    assert f"to:{HERE}" not in table.shadow.options
    table = way(HERE, "gimli", progress=2).plays(SHADOW, "sh-char-10")
    assert {*table.shadow.options} == {f"to:{coast}" for coast in COASTS}
