"""Chapter 14: nations become active and go to war."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.moves_after_battle import RetreatHost
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
    CompanionsArrive,
)


def steps(table: RingTable, nation: str) -> int:
    """Return how far a nation is from war."""
    return table.state.steps_to_war[nation]


@pytest.mark.rule("WOTR-14.1")
def test_a_nation_is_at_war_in_the_last_box() -> None:
    table = RingTable().at_peace("elves", 1, active=True)
    assert not table.state.at_war("elves")
    table.run(AdvanceNation(nation="elves", by="muster"))
    assert table.state.at_war("elves")


@pytest.mark.rule("WOTR-14.2", "WOTR-14.3")
def test_a_passive_nation_stops_before_the_last_box() -> None:
    table = RingTable().at_peace("rohan", 2).acting(FREE, free="muster muster", shadow="event")
    table.free.chooses("act:muster:negotiate").chooses("negotiate:rohan")
    assert steps(table, "rohan") == 1
    table.acting(FREE, free="muster muster", shadow="event").free.chooses("act:muster:negotiate")
    table.free.may_not("negotiate:rohan", because="WOTR-14.2")
    table.run(AdvanceNation(nation="rohan", by="attacked"))
    assert steps(table, "rohan") == 1


@pytest.mark.rule("WOTR-14.4")
def test_a_nation_becomes_active_when_an_enemy_army_enters() -> None:
    table = RingTable.empty().at_peace("rohan").army("gap-of-rohan", isengard_regular=2)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:gap-of-rohan:fords-of-isen", "go")
    assert table.state.active_nations["rohan"]
    assert steps(table, "rohan") == 3
    table = RingTable.empty().at_peace("rohan").army("morannon", sauron_nazgul=1)
    table.uses(SHADOW, "character", "move-minions")
    table.shadow.chooses("take-nazgul:morannon", "to:folde")
    assert not table.state.active_nations["rohan"]  # that is no army


@pytest.mark.rule("WOTR-14.5", "WOTR-14.11")
def test_a_nation_whose_units_are_attacked_becomes_active_and_advances() -> None:
    table = RingTable.empty().at_peace("gondor", 2).army("osgiliath", gondor_regular=2)
    table.army("south-ithilien", sauron_regular=1).dice(*(1,) * 6)
    table.attack("south-ithilien", "osgiliath")
    assert table.state.active_nations["gondor"]
    assert steps(table, "gondor") == 1
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert steps(table, "gondor") == 1  # once a battle


@pytest.mark.rule("WOTR-14.6", "WOTR-15.17")
def test_a_declaration_in_a_city_or_stronghold_rouses_its_nation() -> None:
    for region, active in (("edoras", True), ("helms-deep", True), ("folde", False)):
        table = RingTable.empty().at_peace("rohan").fellowship(region, "gimli")
        table.phase("fellowship").free.chooses("declare")
        assert table.state.active_nations["rohan"] == active


@pytest.mark.rule("WOTR-14.7")
def test_a_companion_rouses_a_nation_in_its_city_or_stronghold() -> None:
    def after(who: str, region: str, nation: str) -> bool:
        table = RingTable().at_peace(nation)
        table.run(CompanionsArrive(companions=(who,), region=region))
        return table.state.active_nations[nation]

    assert after("gimli", "erebor", "dwarves")
    assert not after("gimli", "iron-hills", "dwarves")
    assert after("meriadoc", "dale", "north")


@pytest.mark.rule("WOTR-14.8")
def test_which_companions_rouse_which_nations() -> None:
    sheets = RingTable().state.values.characters
    every = ("dwarves", "elves", "gondor", "north", "rohan")
    assert {who: sheet.activates for who, sheet in sheets.items() if sheet.activates} == {
        **dict.fromkeys(("gandalf-grey", "gandalf-white", "aragorn"), every),
        **dict.fromkeys(("meriadoc", "peregrin"), every),
        "strider": ("north",),
        "boromir": ("gondor",),
        "legolas": ("elves",),
        "gimli": ("dwarves",),
    }
    table = RingTable().at_peace("rohan")
    table.run(CompanionsArrive(companions=("gimli", "boromir"), region="edoras"))
    assert not table.state.active_nations["rohan"]


@pytest.mark.rule("WOTR-14.9")
def test_an_active_nation_stays_active() -> None:
    table = RingTable().at_peace("rohan").run(ActivateNation(nation="rohan", by="entered"))
    assert table.state.active_nations["rohan"]
    table.run(ActivateNation(nation="rohan", by="entered"))
    assert table.state.active_nations["rohan"]


@pytest.mark.rule("WOTR-14.10")
def test_a_muster_result_advances_an_active_nation_to_war() -> None:
    table = RingTable().acting(SHADOW, free="event", shadow="muster event")
    table.shadow.chooses("act:muster:negotiate").may("negotiate:southrons")
    table.shadow.chooses("negotiate:sauron")
    assert table.state.at_war("sauron")


@pytest.mark.rule("WOTR-14.12", "WOTR-14.14")
def test_an_attack_and_a_capture_advance_the_north_by_two() -> None:
    table = RingTable.empty().at_peace("north").army("dale", north_regular=2)
    table.army("vale-of-the-carnen", southrons_regular=3).dice(*(1,) * 5)
    table.attack("vale-of-the-carnen", "dale").shadow.chooses("press")
    table.free.chooses("retreat-to:erebor")
    table.shadow.chooses("advance")
    assert table.state.control["dale"] == SHADOW
    assert table.state.active_nations["north"]
    assert steps(table, "north") == 1


@pytest.mark.rule("WOTR-14.14")
def test_activation_comes_before_the_advance() -> None:
    table = RingTable.empty().at_peace("gondor", 1).army("osgiliath", gondor_regular=2)
    table.army("south-ithilien", sauron_regular=1).attack("south-ithilien", "osgiliath")
    assert table.state.at_war("gondor")  # it could not take the last step while passive


@pytest.mark.rule("WOTR-14.13")
def test_shadow_nations_advance_by_attacks_and_captures_too() -> None:
    table = (
        RingTable.empty().at_peace("southrons", 2, active=True).army("umbar", southrons_regular=1)
    )
    table.army("west-harondor", gondor_regular=2).dice(6, 1, 1).attack("west-harondor", "umbar")
    assert steps(table, "southrons") == 1
    table.shadow.chooses("field")
    table.free.chooses("advance")
    assert table.state.control["umbar"] == FREE
    assert steps(table, "southrons") == 0


@pytest.mark.rule("WOTR-14.15")
def test_all_nations_of_an_attacked_army_are_affected() -> None:
    table = RingTable.empty().at_peace("gondor", 2).at_peace("rohan").at_peace("elves", active=True)
    table.army("osgiliath", gondor_regular=1, rohan_elite=1, elves_leader=1)
    table.army("south-ithilien", sauron_regular=1).attack("south-ithilien", "osgiliath")
    assert (steps(table, "gondor"), steps(table, "rohan")) == (1, 2)
    assert steps(table, "elves") == 3  # a Leader is no unit


@pytest.mark.rule("WOTR-14.16")
def test_a_nation_at_war_does_not_move() -> None:
    table = RingTable().at_war("sauron").run(AdvanceNation(nation="sauron", by="muster"))
    assert steps(table, "sauron") == 0
    table.acting(SHADOW, free="event", shadow="muster").shadow.chooses("act:muster:negotiate")
    table.shadow.may_not("negotiate:sauron", because="WOTR-14.16")


@pytest.mark.rule("WOTR-14.17")
def test_a_nation_not_at_war_defends_but_neither_attacks_nor_recruits() -> None:
    table = RingTable.empty().at_peace("rohan").army("westemnet", rohan_regular=2)
    table.army("eastemnet", sauron_regular=2).acting(
        FREE, free="muster-army muster", shadow="event"
    )
    table.free.may_not("attack:westemnet:eastemnet", because="WOTR-11.3")
    table.free.may_not("recruit:rohan-regular:edoras", because="WOTR-9.4")
    table.dice(1, 1, 6, 6).attack("eastemnet", "westemnet")
    assert table.figures("eastemnet") == {}


@pytest.mark.rule("WOTR-14.19")
def test_boromir_legolas_and_gimli_speak_for_their_nations_with_any_die() -> None:
    table = RingTable().character("boromir", "pelargir").character("gimli", "erebor")
    table.character("legolas", "lorien").acting(FREE, free="event event", shadow="event")
    table.free.chooses("act:event:speak-for-nation")
    assert table.free.options == ["negotiate:gondor", "negotiate:elves", "negotiate:dwarves"]
    table.free.chooses("negotiate:elves")
    assert steps(table, "elves") == 2


@pytest.mark.rule("WOTR-14.19")
def test_they_speak_only_where_their_nation_holds_out() -> None:
    for who, region, nation in (
        *(("boromir", "edoras", "gondor"), ("gimli", "iron-hills", "dwarves")),
        *(("legolas", "erebor", "elves"), ("boromir", "dol-amroth", "gondor")),
    ):
        table = RingTable().character(who, region).controls(SHADOW, "dol-amroth")
        table.acting(FREE, free="event", shadow="event")
        table.free.may_not("act:event:speak-for-nation", because="WOTR-14.19")
        assert steps(table, nation) > 0
    table = RingTable().at_peace("gondor", 1).character("boromir", "pelargir")
    table.acting(FREE, free="event", shadow="event")
    table.free.may_not("act:event:speak-for-nation", because="WOTR-14.19")  # passive


@pytest.mark.rule("WOTR-14.21")
def test_a_companion_rouses_nobody_on_the_way() -> None:
    table = RingTable.empty().at_peace("rohan").character("gandalf-grey", "westemnet")
    table.uses(FREE, "character", "move-companions")
    table.free.chooses("take:gandalf-grey", "to:druadan-forest")  # through Edoras and Folde
    assert not table.state.active_nations["rohan"]


@pytest.mark.rule("WOTR-14.22")
def test_a_companion_with_an_army_rouses_a_nation_too() -> None:
    table = RingTable.empty().at_peace("rohan").army("westemnet", gondor_regular=1)
    table.character("gandalf-grey", "westemnet").uses(FREE, "muster-army", "move-armies")
    table.free.chooses("march:westemnet:edoras", "go")
    assert table.state.active_nations["rohan"]


@pytest.mark.rule("WOTR-14.22")
def test_a_companion_to_whom_a_retreat_comes_rouses_nobody() -> None:
    table = RingTable.empty().at_peace("north").army("evendim", gondor_regular=1)
    table.character("peregrin", "the-shire")  # he came while the Shadow held the Shire
    table.run(RetreatHost(side=FREE, region="evendim", to="the-shire"))
    assert not table.state.active_nations["north"]
    table.character("meriadoc", "evendim").army("evendim", gondor_regular=1)
    table.run(RetreatHost(side=FREE, region="evendim", to="the-shire"))
    assert table.state.active_nations["north"]
