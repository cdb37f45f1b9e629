"""The events that let somebody travel, and those of politics, card by card."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from games.war_of_the_ring.test_events_of_characters import unmet
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS
from ostrog.games.war_of_the_ring.politics.nations import SetNationBack

WORM = "sh-char-22"
"""Wormtongue."""


def discarded(table: RingTable, zone: str, card: str) -> bool:
    """Return whether an event is over and its card among the used ones."""
    return table.asked_kind == "act" and card in table.state.faces(zone)


# The Fellowship and its Companions


@pytest.mark.rule("WOTR-15.10")
def test_gollum_finds_another_way_for_a_hidden_fellowship() -> None:
    table = RingTable.empty().fellowship("folde", corruption=2).box(free=1, shadow=1)
    table.hunt_dice(1).plays(FREE, "fp-char-10")
    assert table.state.corruption == 1
    table.free.may_not("hide", because="WOTR-15.26").chooses("move-on")
    assert table.state.progress == 1
    assert table.told(events.HuntRolled) == [events.HuntRolled((1,), (), 1, 0)]
    assert table.state.hunt_box == [1, 1]  # the die that paid for the card is not in it
    assert not any(table.state.dice[FREE].values())


def test_gollum_finds_another_way_for_a_revealed_fellowship() -> None:
    table = RingTable.empty().fellowship("folde", revealed=True, progress=2)
    table.plays(FREE, "fp-char-10")
    table.free.may_not("move-on", because="WOTR-15.9").chooses("hide")
    assert not table.state.revealed
    assert table.state.progress == 2
    assert table.state.hunt_box == [0, 0]


@pytest.mark.rule("WOTR-7.6")
def test_another_way_need_not_be_taken_and_only_gollum_knows_it() -> None:
    table = RingTable.empty().fellowship("folde", corruption=2)
    table.plays(FREE, "fp-char-10").free.chooses("do-no-more")
    assert (table.state.progress, table.state.corruption) == (0, 1)
    table = RingTable.empty().fellowship("folde", "gimli", corruption=2)
    table.plays(FREE, "fp-char-10")
    assert discarded(table, "free-character-used", "fp-char-10")
    table.free.may_not("move-on", because="WOTR-7.6").may_not("hide", because="WOTR-7.6")


def test_another_way_in_mordor_draws_a_tile() -> None:
    table = RingTable.empty().fellowship("folde").in_mordor(1).box(free=1, shadow=2)
    table.tiles("fel-elven-rope", "std-1").plays(FREE, "fp-char-10").free.chooses("move-on")
    assert table.state.mordor == 2
    assert table.state.hunt_box == [1, 2]


def test_i_will_go_alone_lets_companions_go_farther() -> None:
    table = RingTable.empty().fellowship("rivendell", "strider", "gimli", corruption=2)
    table.plays(FREE, "fp-char-11").free.chooses("separate:gimli")
    table.free.may("to:bree").may_not("to:the-shire", because="WOTR-15.27")  # 2 + 1
    table.free.chooses("separate:strider").may_not("separate:gimli", because="WOTR-15.28")
    table.free.may_not("to:lorien", because="WOTR-15.27").chooses("to:the-shire")  # 3 + 1
    assert table.state.characters["gimli"] == table.state.characters["strider"] == "the-shire"
    assert table.state.corruption == 1
    assert table.state.guide == "gollum"


def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    unmet("fp-char-11", FREE, RingTable.empty().fellowship("folde").character("gimli", "edoras"))


@pytest.mark.rule("WOTR-17.6")
def test_companions_whom_a_card_separates_in_mordor_leave_the_game() -> None:
    table = RingTable.empty().fellowship("folde", "strider", "gimli", "meriadoc", corruption=2)
    table.in_mordor(1).plays(FREE, "fp-char-11")
    table.free.chooses("separate:strider").may_not("to:gorgoroth", because="WOTR-15.27")
    table.free.chooses("separate:meriadoc", "done")
    assert table.state.characters["strider"] == "eliminated"
    assert table.state.characters["meriadoc"] == "eliminated"
    assert table.state.company() == ("gimli",)
    assert table.state.guide == "gimli"
    assert table.state.corruption == 1
    assert table.told(events.CharacterLost) == [
        events.CharacterLost("strider"),
        events.CharacterLost("meriadoc"),
    ]


@pytest.mark.rule("WOTR-8.9")
def test_gwaihir_carries_companions_of_the_fellowship_into_a_siege() -> None:
    table = besieged(RingTable.empty().fellowship("folde", "meriadoc", "peregrin"))
    table.at_peace("gondor").plays(FREE, "fp-char-15")
    table.free.chooses("separate:meriadoc").may("to:lamedon")  # Level 4 instead of 1
    table.free.may_not("to:dol-amroth", because="WOTR-15.27").chooses("to:minas-tirith")
    assert table.state.characters["meriadoc"] == "minas-tirith"
    assert table.state.active_nations["gondor"]
    assert table.state.company() == ("peregrin",)


def test_gwaihir_adds_his_level_to_the_progress() -> None:
    table = RingTable.empty().fellowship("folde", "meriadoc", progress=1)
    table.plays(FREE, "fp-char-15").free.chooses("separate:meriadoc")
    table.free.may("to:dol-amroth").may_not("to:grey-havens", because="WOTR-15.27")


def besieged(table: RingTable) -> RingTable:
    """Besiege Minas Tirith."""
    table.army("minas-tirith", gondor_regular=1).army("minas-tirith", sauron_regular=1)
    return table.siege("minas-tirith")


@pytest.mark.rule("WOTR-8.9")
def test_gwaihir_carries_one_group_of_the_map_into_a_siege() -> None:
    table = RingTable.empty().fellowship("rivendell", "boromir")
    table.character("gimli", "edoras").character("meriadoc", "edoras")
    besieged(table.character("legolas", "lorien")).plays(FREE, "fp-char-15")
    table.free.may("from-fellowship").chooses("from-map").chooses("take:gimli", "take:meriadoc")
    table.free.may_not("to:lamedon", because="WOTR-8.5")  # not on through the siege, nor so far
    table.free.may("to:west-harondor").chooses("to:minas-tirith")
    assert table.state.characters["meriadoc"] == "minas-tirith"
    assert table.state.characters["legolas"] == "lorien"
    assert discarded(table, "free-character-used", "fp-char-15")  # one group only


@pytest.mark.rule("WOTR-8.9")
def test_no_eagle_carries_anybody_out_of_a_siege_or_through_one() -> None:
    table = besieged(RingTable.empty().fellowship("rivendell").character("gimli", "minas-tirith"))
    table.character("legolas", "druadan-forest").plays(FREE, "fp-char-15")
    table.free.may_not("take:gimli", because="WOTR-8.9").chooses("take:legolas")
    table.army("osgiliath", sauron_regular=1)  # no matter, unlike the way through the City
    table.free.may("to:minas-tirith").may("to:lossarnach")
    table = besieged(RingTable.empty().fellowship("rivendell").character("gimli", "minas-tirith"))
    table.plays(FREE, "fp-char-15")
    assert discarded(table, "free-character-used", "fp-char-15")


def test_companions_prove_the_swifter() -> None:
    table = besieged(RingTable.empty().fellowship("rivendell", "boromir"))
    table.character("gimli", "edoras").plays(FREE, "fp-char-16")
    table.free.chooses("from-map").chooses("take:gimli").may("to:lossarnach")  # 2 + 2
    table.free.may_not("to:lamedon", because="WOTR-8.5").chooses("to:minas-tirith")
    assert table.state.characters["gimli"] == "minas-tirith"
    table = RingTable.empty().fellowship("rivendell", "boromir", progress=1)
    table.plays(FREE, "fp-char-16").free.chooses("separate:boromir").may("to:gap-of-rohan")
    table.free.may_not("to:fords-of-isen", because="WOTR-15.27")  # 1 + 2 + 2
    table.free.chooses("to:rivendell")
    assert table.state.characters["boromir"] == "rivendell"


@pytest.mark.rule("WOTR-7.17")
def test_a_card_may_be_played_without_any_effect() -> None:
    table = RingTable.empty().fellowship("rivendell").plays(FREE, "fp-char-16")
    assert discarded(table, "free-character-used", "fp-char-16")
    table = RingTable.empty().plays(FREE, "fp-str-08")  # all nations are At War
    assert discarded(table, "free-strategy-used", "fp-str-08")
    table = RingTable.empty().fellowship("rivendell").plays(FREE, "fp-char-17")
    assert discarded(table, "free-character-used", "fp-char-17")


def test_there_and_back_again_rouses_the_north() -> None:
    table = RingTable.empty().fellowship("rivendell", "gimli", "strider", progress=4)
    for nation in ("dwarves", "north", "gondor"):
        table.at_peace(nation)
    table.at_peace("elves", 1, active=True).plays(FREE, "fp-char-17")
    table.free.chooses("separate:gimli").chooses("to:woodland-realm")  # 4 + 2 + 1
    assert table.state.steps_to_war | {"gondor": 3} == table.state.steps_to_war
    assert [table.state.steps_to_war[each] for each in ("dwarves", "elves", "north")] == [2, 0, 2]
    assert table.state.active_nations["dwarves"]
    assert table.state.active_nations["north"]
    assert not table.state.active_nations["gondor"]


@pytest.mark.parametrize(("at", "steps"), [("dale", 0), ("iron-hills", 1)])
def test_there_and_back_again_looks_for_gimli_or_legolas(at: str, steps: int) -> None:
    table = RingTable.empty().fellowship("rivendell").character("legolas", at)
    table.at_peace("north", 1).plays(FREE, "fp-char-17")  # nobody separates now
    assert table.state.steps_to_war["north"] == steps  # active first, then At War
    assert discarded(table, "free-character-used", "fp-char-17")


@pytest.mark.rule("WOTR-13.25")
@pytest.mark.parametrize(
    ("card", "who", "at"),
    [
        ("fp-str-04", "boromir", "erebor"),
        ("fp-str-04", "boromir", "ered-luin"),
        ("fp-str-07", "boromir", "bree"),
        ("fp-char-17", "gimli", "dale"),
    ],
)
def test_nobody_rouses_a_nation_from_a_lost_settlement(card: str, who: str, at: str) -> None:
    table = RingTable.empty().fellowship("rivendell").character(who, at)
    for nation in ("dwarves", "north"):
        table.at_peace(nation)
    table.controls(SHADOW, at).plays(FREE, card)
    if table.asked_kind == "move-companions":
        table.free.chooses("done")
    assert table.asked_kind == "act"
    assert not table.state.active_nations["dwarves"]
    assert not table.state.active_nations["north"]
    assert {table.state.steps_to_war[nation] for nation in ("dwarves", "north")} == {3}


# Eagles and kings


def eagles(**nazgul: int) -> RingTable:
    """Return a table where a Companion's army stands in Edoras, with Nazgul in two armies."""
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1, sauron_nazgul=nazgul.get("folde", 2))
    return table.army("westemnet", isengard_regular=1, sauron_nazgul=1)


def test_the_eagles_strike_the_nazgul_of_an_army() -> None:
    table = eagles().character("witch-king", "folde").controls(FREE, "moria")
    table.army("fords-of-isen", isengard_regular=1, sauron_nazgul=1)
    table.draws("card", 3, 4).plays(FREE, "fp-char-18")
    table.free.may_not("choose-army:fords-of-isen", because="WOTR-7.6")
    table.free.may("choose-army:westemnet").chooses("choose-army:folde")
    assert table.told(events.CardDiceRolled) == [
        events.CardDiceRolled("fp-char-18", (4, 5), 5, 1)  # the Witch-king is not counted
    ]
    table.free.may_not("to:moria", because="WOTR-7.6").may_not("to:nurn", because="WOTR-7.6")
    table.free.chooses("to:barad-dur")
    assert table.figures("folde") == {"sauron-regular": 1}
    assert table.figures("barad-dur") == {"sauron-nazgul": 1}
    assert table.state.characters["witch-king"] == "folde"
    assert table.told(events.NazgulFlew) == [events.NazgulFlew("folde", "barad-dur", 1)]


def test_the_eagles_roll_five_dice_and_fallen_nazgul_may_return() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1, sauron_nazgul=7)
    table.reinforcements(SHADOW, sauron_nazgul=1).draws("card", 5, 5, 5, 4, 4)
    table.plays(FREE, "fp-char-18").free.chooses("to:morannon")
    assert table.figures("morannon") == {"sauron-nazgul": 2}
    assert table.waiting("sauron-nazgul") == 6


def test_all_nazgul_may_fall_and_survivors_without_a_lair_stay() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1, sauron_nazgul=1).draws("card", 5)
    table.plays(FREE, "fp-char-18")
    assert table.figures("folde") == {"sauron-regular": 1}
    assert discarded(table, "free-character-used", "fp-char-18")
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1, sauron_nazgul=1).draws("card", 0)
    homes = ("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    table.controls(FREE, *homes).plays(FREE, "fp-char-18")
    assert table.figures("folde") == {"sauron-regular": 1, "sauron-nazgul": 1}


def test_the_eagles_need_an_army_with_a_companion_near_nazgul() -> None:
    unmet("fp-char-18", FREE, eagles().character("gimli", "lorien"))  # alone
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1).character("witch-king", "folde")
    unmet("fp-char-18", FREE, table.army("moria", sauron_regular=1, sauron_nazgul=1))
    siege = RingTable.empty().army("edoras", sauron_nazgul=1)
    siege = siege.army("helms-deep", rohan_regular=1).character("gimli", "helms-deep")
    siege.army("helms-deep", sauron_regular=1, sauron_nazgul=1).siege("helms-deep")
    siege.draws("card", 0).plays(FREE, "fp-char-18").free.chooses("to:moria")
    assert siege.figures("helms-deep", SHADOW) == {"sauron-regular": 1}


def king(*tiles: str, used: tuple[str, ...] = ()) -> RingTable:
    """Return a table where Strider has challenged Sauron, with these tiles in the pool."""
    table = RingTable.empty().army("lamedon", gondor_regular=1).character("strider", "lamedon")
    return table.tiles(*tiles, used=used).plays(FREE, "fp-char-14")


def test_the_challenge_of_the_king_removes_eyes() -> None:
    table = king("std-eye", "std-3", "sha-ring-is-mine", "std-1")
    assert sorted(table.state.faces("hunt-pool")) == ["std-1", "std-3"]
    assert "sha-ring-is-mine" in table.state.faces("hunt-removed")
    assert table.state.characters["strider"] == "lamedon"
    assert not table.state.revealed
    assert table.told(events.TilesTried) == [
        events.TilesTried(("std-eye", "std-3", "sha-ring-is-mine"), ("std-eye", "sha-ring-is-mine"))
    ]


def test_three_eyes_fell_the_king() -> None:
    table = king("std-eye", "std-eye", "sha-ring-is-mine", "std-1")
    assert table.state.characters["strider"] == "eliminated"
    pool = ["sha-ring-is-mine", "std-1", "std-eye", "std-eye"]
    assert sorted(table.state.faces("hunt-pool")) == pool


def test_used_tiles_return_while_three_are_taken() -> None:
    table = RingTable.empty().army("lamedon", gondor_regular=1).character("aragorn", "lamedon")
    table.tiles("std-eye", "std-3", used=("std-2", "fel-phial")).plays(FREE, "fp-char-14")
    assert sorted(table.state.faces("hunt-pool")) == ["std-2", "std-3"]
    assert table.state.faces("hunt-used") == ["fel-phial"]
    assert table.state.characters["aragorn"] == "lamedon"


def test_the_king_needs_an_army_in_gondor_or_rohan() -> None:
    table = RingTable.empty().character("strider", "edoras")
    unmet("fp-char-14", FREE, table)  # without an army
    table = RingTable.empty().army("osgiliath", gondor_regular=1).character("strider", "osgiliath")
    unmet("fp-char-14", FREE, table)  # of no nation
    table = RingTable.empty().army("dale", north_regular=1).character("aragorn", "dale")
    unmet("fp-char-14", FREE, table)
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    unmet("fp-char-14", FREE, table)


# Nations


@pytest.mark.parametrize(
    ("card", "nation", "home", "elsewhere"),
    [
        ("fp-str-04", "dwarves", "ered-luin", "iron-hills"),
        ("fp-str-04", "dwarves", "erebor", "dale"),
        ("fp-str-07", "north", "the-shire", "buckland"),
        ("fp-str-07", "north", "bree", "dale"),
    ],
)
def test_a_companion_at_home_brings_a_nation_to_war(
    card: str, nation: str, home: str, elsewhere: str
) -> None:
    table = RingTable.empty().character("legolas", home).at_peace(nation)
    table.plays(FREE, card).free.chooses("done")  # nobody has to move
    assert table.state.at_war(nation)
    assert table.state.active_nations[nation]
    assert table.told(events.NationAdvanced) == [events.NationAdvanced(nation, 0)]
    table = RingTable.empty().character("legolas", elsewhere).at_peace(nation)
    table.plays(FREE, card).free.chooses("done")
    assert not table.state.at_war(nation)
    assert not table.state.active_nations[nation]


@pytest.mark.rule("WOTR-7.6")
def test_companions_move_before_their_card_rouses_a_nation() -> None:
    table = RingTable.empty().character("strider", "dale").character("gimli", "edoras")
    table.at_peace("dwarves", 2).plays(FREE, "fp-str-04")
    table.free.chooses("take:strider", "to:erebor")  # a normal move
    table.free.may_not("take:strider", because="WOTR-8.5").chooses("take:gimli")
    table.free.may_not("to:minas-tirith", because="WOTR-8.5").chooses("to:helms-deep")
    assert table.state.at_war("dwarves")
    table = RingTable.empty().fellowship("rivendell", "gimli").at_peace("dwarves")
    table.plays(FREE, "fp-str-04")  # no Companion is on the map
    assert discarded(table, "free-strategy-used", "fp-str-04")


def test_the_wisdom_of_elrond_rouses_a_nation() -> None:
    table = RingTable.empty().at_peace("rohan", 1).at_peace("gondor", 2, active=True)
    table.at_peace("north", 3).at_peace("sauron", 1).plays(FREE, "fp-str-08")
    table.free.may_not("choose-nation:elves", because="WOTR-7.6")  # At War already
    table.free.may_not("choose-nation:sauron", because="WOTR-7.6")
    table.free.may("choose-nation:gondor").chooses("choose-nation:rohan")
    assert table.state.at_war("rohan")  # active first
    assert not table.state.active_nations["north"]
    assert table.state.steps_to_war["gondor"] == 2


@pytest.mark.rule("WOTR-19.13")
def test_in_a_team_the_wisdom_of_elrond_rouses_an_own_nation() -> None:
    table = RingTable.empty("four-players").at_peace("rohan").at_peace("elves", active=True)
    table.at_peace("gondor").hand(0, "fp-str-08").acting(0, free="event", shadow="event")
    table.seat(0).chooses("play:event:fp-str-08")
    table.seat(0).may("choose-nation:elves").may_not("choose-nation:rohan", because="WOTR-7.6")


@pytest.mark.rule("WOTR-19.24")
def test_one_against_two_does_not_rouse_the_same_nation_twice() -> None:
    table = RingTable.empty("three-players").at_peace("rohan").at_peace("gondor")
    table.hand(0, "fp-str-08").acting(0, free="event", shadow="event")
    table.state.last_subjects = ("rohan",)
    table.seat(0).chooses("play:event:fp-str-08")
    assert table.state.active_nations["gondor"]  # there was nothing to choose
    assert not table.state.active_nations["rohan"]


@pytest.mark.rule("WOTR-14.20")
def test_a_nation_falls_back_but_not_above_the_first_box_and_stays_active() -> None:
    table = RingTable().at_peace("gondor", 2, active=True).run(SetNationBack(nation="gondor"))
    assert table.state.steps_to_war["gondor"] == 3
    assert table.state.active_nations["gondor"]
    assert table.told(events.NationSetBack) == [events.NationSetBack("gondor", 3)]
    table.run(SetNationBack(nation="gondor"))
    assert table.state.steps_to_war["gondor"] == 3


def stormcrow(**figures: int) -> RingTable:
    """Return a table where Gimli is in Rohan, the Fellowship in Gondor, and a storm crow comes."""
    table = RingTable.empty().fellowship("lamedon", "strider").character("gimli", "edoras")
    table.at_peace("rohan", 1, active=True).at_peace("gondor", 3).at_peace("north")
    table.character("boromir", "dale").at_war("north")
    if figures:
        table.army("helms-deep", **figures)
    return table


@pytest.mark.rule("WOTR-14.20")
def test_stormcrow_sets_a_nation_back() -> None:
    table = stormcrow(rohan_regular=1, rohan_leader=1).army("edoras", rohan_elite=1)
    table.army("folde", gondor_regular=1).plays(SHADOW, "sh-str-06")
    table.shadow.may_not("choose-nation:north", because="WOTR-7.6")  # At War
    table.shadow.may_not("choose-nation:elves", because="WOTR-7.6")
    table.shadow.may("choose-nation:gondor").chooses("choose-nation:rohan")
    assert table.state.steps_to_war["rohan"] == 2
    assert table.state.active_nations["rohan"]
    table.free.may_not("lose-figure:gondor-regular:folde", because="WOTR-7.6")
    table.free.may("lose-figure:rohan-elite:edoras")
    table.free.may("lose-figure:rohan-leader:helms-deep")
    table.free.chooses("lose-figure:rohan-regular:helms-deep")
    assert table.figures("helms-deep") == {}  # a Leader does not stand alone (WOTR-7.11)
    assert (table.lost("rohan-regular"), table.lost("rohan-leader")) == (1, 1)
    assert table.state.characters["gimli"] == "edoras"


def test_stormcrow_in_the_first_box_still_costs_a_figure() -> None:
    table = stormcrow().army("pelargir", gondor_regular=1).army("dale", north_regular=1)
    table.plays(SHADOW, "sh-str-06").shadow.chooses("choose-nation:gondor")
    assert table.state.steps_to_war["gondor"] == 3
    assert table.lost("gondor-regular") == 1  # the only one
    table = stormcrow().plays(SHADOW, "sh-str-06")
    table.shadow.chooses("choose-nation:rohan")  # without any figure on the map
    assert table.state.steps_to_war["rohan"] == 2
    assert discarded(table, "shadow-strategy-used", "sh-str-06")


def test_in_a_team_the_player_of_the_nation_loses_the_figure() -> None:
    table = RingTable.empty("four-players").fellowship("lamedon", "strider").at_peace("rohan")
    table.character("gimli", "edoras").army("folde", rohan_regular=1, rohan_elite=1)
    table.hand(1, "sh-str-06").acting(1, free="event", shadow="event")
    table.seat(1).chooses("play:event:sh-str-06")
    assert table.asked == [(3, "lose-figure")]
    table.seat(3).chooses("lose-figure:rohan-elite:folde")
    assert table.figures("folde") == {"rohan-regular": 1}


def test_stormcrow_can_end_a_siege() -> None:
    table = stormcrow(rohan_regular=1).army("helms-deep", isengard_regular=1).siege("helms-deep")
    table.plays(SHADOW, "sh-str-06").shadow.chooses("choose-nation:rohan")
    assert table.state.sieges == {}
    assert table.state.control["helms-deep"] == SHADOW


def test_stormcrow_needs_visitors_in_a_nation_at_peace() -> None:
    table = RingTable.empty().fellowship("osgiliath", "strider").at_peace("gondor")
    unmet("sh-str-06", SHADOW, table.character("gimli", "edoras"))  # Rohan is At War
    unmet("sh-str-06", SHADOW, RingTable.empty().at_peace("elves").in_mordor(1))


# Nazgul


@pytest.mark.parametrize("card", ["sh-char-09", "sh-char-10", "sh-char-11"])
def test_the_search_needs_progress(card: str) -> None:
    unmet(card, SHADOW, RingTable.empty().fellowship("folde", "gimli"))


def searched(card: str, progress: int = 1) -> RingTable:
    """Return a table with Nazgul on which the Shadow has played its only card."""
    table = RingTable.empty().fellowship("hollin", "gimli", progress=progress)
    table.army("nurn", sauron_nazgul=2).character("witch-king", "angmar")
    return table.character("mouth-of-sauron", "morannon").plays(SHADOW, card)


def test_nazgul_search_and_reveal_the_fellowship() -> None:
    table = searched("sh-char-09")
    table.shadow.may_not("take:mouth-of-sauron", because="WOTR-7.6").chooses("take-nazgul:nurn")
    table.shadow.may_not("to:lorien", because="WOTR-8.12").chooses("to:hollin").chooses("done")
    table.tiles("std-1")
    table.free.may_not("move-on", because="WOTR-7.6")
    table.free.chooses("step:moria", "stay-here")  # into a Stronghold: one tile is drawn
    assert table.state.revealed
    assert (table.state.ring_bearers, table.state.progress) == ("moria", 0)
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-1", 1)]
    table.free.chooses("no-casualty")
    assert table.state.corruption == 1
    assert discarded(table, "shadow-character-used", "sh-char-09")


def test_the_witch_king_searches_too() -> None:
    table = searched("sh-char-09")
    table.shadow.chooses("take:witch-king", "to:hollin").chooses("done")
    assert table.asked_kind == "reveal"


@pytest.mark.rule("WOTR-7.6")
def test_nazgul_that_find_nobody_reveal_nobody() -> None:
    table = searched("sh-char-09")
    table.shadow.chooses("done")  # any number may fly, also none
    assert not table.state.revealed
    assert discarded(table, "shadow-character-used", "sh-char-09")
    table = RingTable.empty().fellowship("hollin", "gimli", progress=1)
    table.plays(SHADOW, "sh-char-09")  # there is no Nazgul
    assert discarded(table, "shadow-character-used", "sh-char-09")


def test_cruel_weather_drives_the_ring_bearers_off() -> None:
    table = RingTable.empty().fellowship("hollin", "gimli", progress=3, corruption=1)
    table.plays(SHADOW, "sh-char-10")
    table.shadow.may_not("to:hollin", because="WOTR-7.6").may_not("to:lorien", because="WOTR-7.6")
    table.shadow.chooses("to:moria")
    state = table.state
    assert (state.ring_bearers, state.progress, state.revealed) == ("moria", 3, False)
    assert state.corruption == 1
    assert table.told(events.TileDrawn) == []
    assert table.told(events.FellowshipDisplaced) == [events.FellowshipDisplaced("hollin", "moria")]


def strikers(*, dice: int = 1) -> RingTable:
    """Return a table with a Nazgul beside the Fellowship, and Shadow dice in the box."""
    table = RingTable.empty().fellowship("hollin", "gimli", progress=2).box(shadow=dice)
    return table.army("hollin", sauron_nazgul=1)


def test_the_nazgul_strike_by_a_hunt() -> None:
    table = strikers().hunt_dice(5, 6).tiles("std-1").plays(SHADOW, "sh-char-11")
    table.shadow.chooses("done").chooses("hunt-now")
    assert table.told(events.HuntRolled) == [events.HuntRolled((5,), (6,), 0, 1)]
    table.free.chooses("no-casualty")
    assert (table.state.progress, table.state.corruption) == (2, 1)
    assert table.state.hunt_box == [0, 1]


def test_the_nazgul_strike_at_a_card_on_the_table() -> None:
    table = strikers(dice=0).lay("free-character-table", "fp-char-05", "fp-char-06")
    table.plays(SHADOW, "sh-char-11").shadow.chooses("done")
    table.shadow.may_not("hunt-now", because="WOTR-16.4")
    table.shadow.may_not("discard-tabled:fp-char-07", because="WOTR-7.6")
    table.shadow.may("do-no-more").chooses("discard-tabled:fp-char-06")
    assert table.state.faces("free-character-table") == ["fp-char-05"]
    assert table.state.faces("free-character-used") == ["fp-char-06"]
    assert table.told(events.HuntRolled) == []


def test_the_nazgul_may_let_a_chance_pass() -> None:
    table = strikers().plays(SHADOW, "sh-char-11")
    table.shadow.chooses("done")
    table.shadow.may_not("discard-tabled:fp-char-05", because="WOTR-7.6").chooses("do-no-more")
    assert discarded(table, "shadow-character-used", "sh-char-11")
    table = strikers(dice=0).plays(SHADOW, "sh-char-11")
    table.shadow.chooses("done").may_not("hunt-now", because="WOTR-7.6")
    assert discarded(table, "shadow-character-used", "sh-char-11")
    table = strikers().plays(SHADOW, "sh-char-11")
    table.shadow.chooses("take-nazgul:hollin", "to:moria")
    assert discarded(table, "shadow-character-used", "sh-char-11")  # nobody is there


def test_the_witch_king_returns_to_angmar() -> None:
    table = RingTable.empty().character("witch-king", "nurn").at_peace("sauron", 1, active=True)
    table.plays(SHADOW, "sh-str-12")
    assert table.state.characters["witch-king"] == "angmar"
    assert table.figures("angmar") == {"sauron-regular": 2, "sauron-elite": 1}
    assert table.told(events.CharactersMoved) == [
        events.CharactersMoved(("witch-king",), "nurn", "angmar")
    ]
    table = RingTable.empty().character("witch-king", "angmar").army("angmar", north_regular=1)
    table.plays(SHADOW, "sh-str-12")  # he is there, and the region is not free
    assert table.figures("angmar") == {"north-regular": 1}
    unmet("sh-str-12", SHADOW, RingTable.empty())


@pytest.mark.rule("WOTR-7.6")
def test_nobody_chooses_a_nation_for_which_elrond_can_do_nothing() -> None:
    table = RingTable.empty().character("saruman", "orthanc").lay("shadow-character-table", WORM)
    table.state.activate(TABLE_CARDS[WORM], SHADOW)
    table.at_peace("rohan", 1).at_peace("north", 2).plays(FREE, "fp-str-08")
    assert table.state.active_nations["north"]  # Rohan stays passive, so it cannot come to war
    assert table.state.steps_to_war["north"] == 1
