"""Events that hit armies outside a battle, and events that replace Regulars by Elites."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.played_events.event_play import pays_as_event
from ostrog.kernel import asks
from ostrog.testing.soundness.idle_options import does_nothing

SARUMAN, ROHAN = 2, 3
ENTS = ("fp-char-19", "fp-char-20", "fp-char-21")


def unmet(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


def ents(table: RingTable, *dice: int, gandalf: str = "fangorn") -> RingTable:
    """Let the Ents awake, with dice that show these values."""
    table.character("gandalf-white", gandalf).draws("card", *(value - 1 for value in dice))
    if gandalf != "fangorn":
        table.character("meriadoc", "fangorn")
    return table.plays(FREE, "fp-char-19")


# Hits and their owner


@pytest.mark.rule("WOTR-7.12")
def test_the_owner_of_an_army_assigns_the_hits() -> None:
    table = RingTable.empty().army("nurn", sauron_regular=2, southrons_elite=2)
    table.draws("card", 4, 5, 0, 1, 2).plays(FREE, "fp-str-05")  # 5 and 6
    assert table.asked == [(SHADOW, "casualties")]
    table.shadow.may_not("done", because="WOTR-11.25")
    table.shadow.chooses("reduce:southrons-elite")
    table.shadow.may_not("remove:southrons-elite", because="WOTR-11.28")
    table.shadow.chooses("remove:southrons-regular", "done")
    assert table.figures("nurn") == {"sauron-regular": 2, "southrons-elite": 1}


@pytest.mark.rule("WOTR-7.11")
def test_nazgul_and_minions_outlive_their_army_and_free_leaders_do_not() -> None:
    table = RingTable.empty().army("nurn", sauron_regular=1, southrons_regular=1, sauron_nazgul=2)
    table.character("witch-king", "nurn").draws("card", 4, 5, 5, 0, 0).plays(FREE, "fp-str-05")
    assert table.figures("nurn") == {"sauron-nazgul": 2}
    assert table.state.characters["witch-king"] == "nurn"
    table = RingTable.empty().army("folde", rohan_regular=1, rohan_leader=2)
    table.character("gimli", "folde").army("eastemnet", sauron_regular=1, sauron_nazgul=1)
    table.draws("card", 4).plays(SHADOW, "sh-char-19")
    assert table.figures("folde") == {}
    assert table.lost("rohan-leader") == 2
    assert table.state.characters["gimli"] == "folde"


def besieged(**figures: int) -> RingTable:
    """Return a table on which Dreadful Spells can hit the besieged in Helm's Deep."""
    table = RingTable.empty().army("helms-deep", **figures).siege("helms-deep")
    table.army("helms-deep", isengard_regular=1).army("westemnet", sauron_regular=1)
    return table.army("westemnet", sauron_regular=1, sauron_nazgul=1)


@pytest.mark.rule("WOTR-7.13", "WOTR-13.31")
def test_a_besieged_army_is_hit_and_its_stronghold_falls_to_the_besiegers() -> None:
    table = besieged(rohan_regular=1, rohan_leader=1).character("strider", "helms-deep")
    table.at_peace("rohan", 2, active=True).draws("card", 5).plays(SHADOW, "sh-char-19")
    assert table.figures("helms-deep") == {"isengard-regular": 1}
    assert table.state.control["helms-deep"] == SHADOW
    assert "helms-deep" not in table.state.sieges
    assert table.state.characters["strider"] == "helms-deep"  # no battle, so he stays
    assert table.state.steps_to_war["rohan"] == 1  # by the capture only
    table = besieged(rohan_regular=2).draws("card", 5).plays(SHADOW, "sh-char-19")
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 1}
    assert table.state.sieges == {"helms-deep": FREE}


def test_a_siege_ends_with_a_besieging_army_that_is_hit() -> None:
    table = RingTable.empty().army("minas-tirith", gondor_regular=1).siege("minas-tirith")
    table.army("minas-tirith", sauron_regular=1, southrons_regular=1)
    table.draws("card", 5, 5, 0, 0, 0).plays(FREE, "fp-str-05")
    assert table.figures("minas-tirith") == {"gondor-regular": 1}
    assert table.state.sieges == {}
    assert table.state.control["minas-tirith"] == FREE


@pytest.mark.rule("WOTR-7.12")
def test_in_a_team_whoever_commands_an_army_assigns_its_hits() -> None:
    table = RingTable.empty("four-players").army("nurn", sauron_regular=2, southrons_elite=1)
    table.army("moria", sauron_regular=1, isengard_elite=2).hand(ROHAN, "fp-str-05")
    table.draws("card", 5, 0, 0, 0, 0).acting(ROHAN, free="event", shadow="event")
    table.seat(ROHAN).chooses("play:event:fp-str-05").chooses("choose-army:moria")
    assert table.asked == [(SARUMAN, "casualties")]


# The Spirit of Mordor, Faramir's Rangers


def test_the_spirit_of_mordor_hits_an_army_of_two_nations() -> None:
    table = RingTable.empty().army("nurn", sauron_regular=3, southrons_regular=1)
    table.army("moria", sauron_regular=3).army("umbar", isengard_regular=1, southrons_elite=1)
    table.at_peace("southrons", 2, active=True).draws("card", 3, 3, 3, 3, 4)
    table.plays(FREE, "fp-str-05")
    table.free.may_not("choose-army:moria", because="WOTR-7.6").may("choose-army:umbar")
    table.free.chooses("choose-army:nurn")
    table.shadow.chooses("remove:sauron-regular", "done")
    assert table.figures("nurn") == {"sauron-regular": 2, "southrons-regular": 1}
    assert table.state.steps_to_war["southrons"] == 2  # no attack


@pytest.mark.rule("WOTR-7.17")
def test_a_card_may_be_played_in_vain() -> None:
    """The Spirit of Mordor with no army of two nations on the board."""
    table = RingTable.empty().army("moria", sauron_regular=3).plays(FREE, "fp-str-05")
    assert table.told(events.CardDiceRolled) == []
    assert table.figures("moria") == {"sauron-regular": 3}
    assert table.state.faces("free-strategy-used") == ["fp-str-05"]
    assert table.asked == [(SHADOW, "act")]


def test_faramirs_rangers_strike_in_ithilien_and_gather_in_osgiliath() -> None:
    table = RingTable.empty().army("south-ithilien", southrons_regular=3)
    table.army("north-ithilien", sauron_regular=3).army("minas-morgul", sauron_regular=3)
    table.army("osgiliath", gondor_regular=1).draws("card", 4, 5, 3).plays(FREE, "fp-str-06")
    table.free.may_not("choose-army:minas-morgul", because="WOTR-7.6")
    table.free.chooses("choose-army:south-ithilien")
    assert table.figures("south-ithilien") == {"southrons-regular": 1}
    table.free.chooses("raise:gondor-elite:osgiliath")
    assert table.figures("osgiliath") == {
        "gondor-regular": 1,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }


def test_faramirs_rangers_come_only_to_a_free_army_in_osgiliath() -> None:
    table = RingTable.empty().army("osgiliath", sauron_regular=2).draws("card", 4, 0, 0)
    table.plays(FREE, "fp-str-06")
    assert table.figures("osgiliath") == {"sauron-regular": 1}
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().army("osgiliath", gondor_regular=1).plays(FREE, "fp-str-06")
    table.free.chooses("raise:gondor-regular:osgiliath")  # nobody is hit
    assert table.figures("osgiliath") == {"gondor-regular": 2, "gondor-leader": 1}


# Dreadful Spells, Return to Valinor


def test_dreadful_spells_roll_a_die_for_each_nazgul() -> None:
    table = RingTable.empty().army("eastemnet", sauron_regular=1, sauron_nazgul=5)
    table.character("witch-king", "eastemnet").army("folde", rohan_regular=4)
    table.draws("card", 4, 5, 3, 0, 1).plays(SHADOW, "sh-char-19")  # five dice, not six
    assert table.figures("folde") == {"rohan-regular": 2}


def test_dreadful_spells_are_for_one_pair() -> None:
    table = RingTable.empty().army("folde", rohan_regular=2).army("dale", north_regular=1)
    table.army("eastemnet", sauron_regular=1, sauron_nazgul=1).army("moria", sauron_nazgul=1)
    table.army("westemnet", isengard_regular=1).character("witch-king", "westemnet")
    table.army("dimrill-dale", sauron_regular=1).army("lorien", elves_regular=1)
    table.army("edoras", rohan_regular=1).plays(SHADOW, "sh-char-19")
    table.shadow.may_not("choose-army:dale", because="WOTR-7.6")  # nobody near
    table.shadow.may_not("choose-army:lorien", because="WOTR-7.6")  # only an army without Nazgul
    table.shadow.may("choose-army:edoras")
    target = next(each for each in asks(table.state)[0].options if each.refs == ("folde",))
    assert not does_nothing(table.state.clone(), SHADOW, (target,))  # another question follows
    table.draws("card", 5).shadow.chooses("choose-army:folde")
    table.shadow.may_not("choose-army:dimrill-dale", because="WOTR-7.6")
    table.shadow.chooses("choose-army:westemnet")
    assert table.figures("folde") == {"rohan-regular": 1}


def test_dreadful_spells_need_a_nazgul_near_a_free_army() -> None:
    far = RingTable.empty().army("folde", rohan_regular=1).army("moria", sauron_regular=1)
    unmet("sh-char-19", SHADOW, far.army("moria", sauron_regular=1, sauron_nazgul=1))
    table = RingTable.empty().army("folde", rohan_regular=1).army("eastemnet", sauron_nazgul=1)
    unmet("sh-char-19", SHADOW, table)  # a Nazgul alone is no army


def test_return_to_valinor_thins_the_elves() -> None:
    table = RingTable.empty().controls(SHADOW, "rivendell")
    table.army("grey-havens", elves_regular=2, elves_elite=1, gondor_regular=1)
    table.army("lorien", elves_regular=3).siege("lorien").army("lorien", sauron_regular=1)
    table.army("woodland-realm", north_regular=2).army("dale", elves_regular=2)
    table.draws("card", 5, 4, 5).plays(SHADOW, "sh-str-01")  # three dice, in the Grey Havens
    table.free.chooses("remove:gondor-regular", "remove:elves-regular", "done")
    assert table.figures("grey-havens") == {"elves-regular": 1, "elves-elite": 1}
    assert table.figures("lorien", FREE) == {"elves-regular": 3}
    assert table.asked == [(FREE, "act")]
    unmet("sh-str-01", SHADOW, RingTable.empty().army("lorien", elves_regular=1))


# The Ents


@pytest.mark.parametrize("card", ENTS)
def test_the_ents_march_on_orthanc(card: str) -> None:
    table = RingTable.empty().character("gandalf-white", "fangorn")
    table.army("orthanc", isengard_regular=5).draws("card", 3, 5, 2).plays(FREE, card)
    assert table.figures("orthanc") == {"isengard-regular": 3}
    unmet(card, FREE, RingTable.empty().character("gandalf-white", "folde"))
    unmet(card, FREE, RingTable.empty().character("gimli", "fangorn"))


@pytest.mark.rule("WOTR-7.15")
def test_the_ents_count_as_an_attack_on_the_nations_they_hit() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=5, southrons_regular=1)
    table.at_peace("isengard", 1, active=True).at_peace("southrons", 2, active=True)
    table.at_peace("sauron", 1, active=True)
    table = ents(table, 1, 1, 1)
    assert [table.state.steps_to_war[n] for n in ("isengard", "southrons", "sauron")] == [0, 1, 1]


def test_the_ents_spare_nobody_in_a_destroyed_army() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=3, sauron_nazgul=2)
    table.character("saruman", "orthanc").character("witch-king", "orthanc")
    waiting = table.waiting("sauron-nazgul")
    table = ents(table, 4, 5, 6)
    assert table.figures("orthanc") == {}
    assert table.waiting("sauron-nazgul") == waiting + 2
    assert table.state.characters["saruman"] == table.state.characters["witch-king"] == "eliminated"
    assert table.state.control["orthanc"] == SHADOW  # nobody is there to take it


def test_the_ents_find_saruman_alone() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", sauron_nazgul=1)
    table = ents(table)
    assert table.state.characters["saruman"] == "eliminated"
    assert table.figures("orthanc") == {"sauron-nazgul": 1}
    assert table.told(events.CardDiceRolled) == []
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", isengard_regular=4)
    assert ents(table, 6, 6, 6).state.characters["saruman"] == "orthanc"


def test_the_ents_help_besiegers_to_take_orthanc() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=1).siege("orthanc")
    table.army("orthanc", rohan_regular=1).at_peace("isengard", 1, active=True)
    table = ents(table, 4, 1, 1)
    assert table.state.control["orthanc"] == FREE
    assert table.state.sieges == {}


@pytest.mark.rule("WOTR-7.18")
def test_a_further_card_needs_no_die_and_is_no_event_result() -> None:
    table = RingTable.empty().character("gandalf-white", "fangorn")
    table.army("orthanc", isengard_regular=5).fellowship("rivendell", "gimli", corruption=3)
    table.hand(FREE, "fp-char-19", "fp-char-12", "fp-char-23", "fp-str-14")
    table.draws("card", 0, 0, 0).acting(FREE, free="event event", shadow="event")
    table.free.chooses("play:event:fp-char-19")
    assert table.asked == [(FREE, "further-card")]
    table.free.may_not("play-further:fp-str-14", because="WOTR-7.18")
    table.free.may_not("play-further:fp-char-23", because="WOTR-7.5")
    table.free.may_not("play-further:fp-char-20", because="WOTR-7.4").may("play-no-more")
    table.free.chooses("play-further:fp-char-12")
    assert table.state.corruption == 2
    (played,) = table.told(events.EventCardPlayed)
    assert played == events.EventCardPlayed(FREE, "fp-char-12", "")
    assert not pays_as_event("")
    assert table.state.dice[FREE] == {"event": 1}
    assert table.asked == [(SHADOW, "act")]
    assert sorted(table.state.faces("free-character-used")) == ["fp-char-12", "fp-char-19"]


def test_the_ents_awake_one_after_the_other() -> None:
    table = RingTable.empty().character("gandalf-white", "edoras").character("gimli", "fangorn")
    table.army("orthanc", isengard_regular=5).hand(FREE, *ENTS)
    table.draws("card", 5, 5, 0, 5, 0, 0).acting(FREE, free="character", shadow="event")
    table.free.chooses("play:character:fp-char-19").chooses("play-further:fp-char-21")
    assert table.figures("orthanc") == {"isengard-regular": 2}
    table.free.chooses("play-no-more")
    assert table.state.faces("hand-0-character") == ["fp-char-20"]


def test_a_further_card_needs_gandalf_near() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=5)
    table.character("gandalf-white", "lorien").character("gimli", "fangorn")
    table.draws("card", 0, 0, 0).hand(FREE, *ENTS)
    table.acting(FREE, free="character", shadow="event").free.chooses("play:character:fp-char-19")
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().army("orthanc", isengard_regular=5).character("gimli", "fangorn")
    table.character("gandalf-white", "folde").draws("card", 0, 0, 0).plays(FREE, "fp-char-19")
    assert table.asked == [(SHADOW, "act")]  # and with no card of the deck nothing is asked


# The Dead


def test_the_dead_drive_an_army_out_of_pelargir() -> None:
    table = RingTable.empty().character("strider", "edoras").character("gimli", "edoras")
    table.character("legolas", "edoras").character("boromir", "folde")
    table.army("pelargir", southrons_regular=3, southrons_elite=1, sauron_nazgul=1)
    table.controls(SHADOW, "pelargir").at_peace("southrons", 2, active=True)
    table.draws("card", 1).plays(FREE, "fp-char-22")
    table.free.may_not("to:dol-amroth", because="WOTR-7.6")
    table.free.may_not("bring-along:boromir", because="WOTR-7.6")
    table.free.may_not("bring-along:strider", because="WOTR-7.6")
    table.free.chooses("bring-along:gimli").may_not("bring-along:gimli", because="WOTR-7.6")
    table.free.chooses("to:pelargir")
    at = table.state.characters
    assert (at["strider"], at["gimli"], at["legolas"]) == ("pelargir", "pelargir", "edoras")
    assert table.state.steps_to_war["southrons"] == 1
    table.shadow.chooses("remove:southrons-regular", "remove:southrons-regular", "done")
    assert table.asked == [(SHADOW, "forced-retreat")]
    table.shadow.may_not("retreat-to:lossarnach", because="WOTR-11.34")
    table.shadow.chooses("retreat-to:osgiliath")
    remnant = {"southrons-regular": 1, "southrons-elite": 1, "sauron-nazgul": 1}
    assert table.figures("osgiliath") == remnant
    table.free.may_not("call-up:4", because="WOTR-7.6").chooses("call-up:3")
    assert table.figures("pelargir") == {"gondor-regular": 3}
    assert table.state.control["pelargir"] == FREE
    assert table.asked == [(SHADOW, "act")]


def test_an_army_that_cannot_flee_the_dead_is_destroyed() -> None:
    table = RingTable.empty().character("aragorn", "helms-deep").army("lamedon", sauron_elite=5)
    table.army("helms-deep", rohan_regular=1).siege("helms-deep")
    table.army("helms-deep", isengard_regular=1).army("dol-amroth", gondor_regular=1)
    table.army("erech", gondor_regular=1).army("pelargir", gondor_regular=1)
    table.character("mouth-of-sauron", "lamedon").draws("card", 0).plays(FREE, "fp-char-22")
    table.free.chooses("to:lamedon")  # also out of a siege
    table.shadow.chooses("reduce:sauron-elite", "done")
    assert table.figures("lamedon") == {}
    assert table.state.characters["mouth-of-sauron"] == "eliminated"
    table.free.chooses("call-up:0")
    assert table.figures("lamedon") == {}


def test_the_dead_leave_nobody_with_a_destroyed_army() -> None:
    table = RingTable.empty().character("strider", "folde").army("erech", southrons_regular=2)
    table.army("erech", southrons_regular=2, sauron_nazgul=1).character("witch-king", "erech")
    table.draws("card", 2).plays(FREE, "fp-char-22").free.chooses("to:erech")
    assert table.figures("erech") == {}
    assert table.state.characters["witch-king"] == "eliminated"
    assert table.asked == [(FREE, "call-up")]


def test_the_dead_may_find_nobody_and_nobody_need_come() -> None:
    table = RingTable.empty().character("strider", "folde").controls(SHADOW, "pelargir")
    table.reinforcements(FREE, gondor_regular=2).plays(FREE, "fp-char-22")
    table.free.chooses("to:pelargir")
    table.free.may_not("call-up:3", because="WOTR-9.8").chooses("call-up:0")
    assert table.state.control["pelargir"] == SHADOW
    table = RingTable.empty().character("strider", "folde").reinforcements(FREE)
    table.plays(FREE, "fp-char-22").free.chooses("to:erech")
    assert table.asked == [(SHADOW, "act")]
    unmet("fp-char-22", FREE, RingTable.empty().character("strider", "fangorn"))
    unmet("fp-char-22", FREE, RingTable.empty().character("gimli", "edoras"))


# Elites for Regulars


def test_the_grey_company_joins_strider() -> None:
    table = RingTable.empty().character("strider", "dale")
    table.army("dale", north_regular=2, dwarves_regular=1, elves_elite=1)
    table.army("edoras", rohan_regular=1).plays(FREE, "fp-char-24")
    table.free.may_not("promote:elves-elite:dale", because="WOTR-7.6")
    table.free.may_not("promote:rohan-elite:edoras", because="WOTR-7.6")
    table.free.may("promote:dwarves-elite:dale").chooses("promote:north-elite:dale")
    assert table.figures("dale") == {
        "north-regular": 1,
        "north-elite": 1,
        "dwarves-regular": 1,
        "elves-elite": 1,
    }
    assert table.lost("north-regular") == 1
    assert table.state.size("hand-0-strategy") == 2


@pytest.mark.rule("WOTR-19.24")
def test_a_lone_player_upgrades_no_nation_twice_in_a_row() -> None:
    table = RingTable.empty("three-players").character("strider", "dale")
    table.army("dale", north_regular=1, dwarves_regular=1).board(last_subjects=("north",))
    table.plays(FREE, "fp-char-24")
    assert table.figures("dale") == {"north-regular": 1, "dwarves-elite": 1}


def test_the_grey_company_brings_cards_at_least() -> None:
    table = RingTable.empty().character("aragorn", "dale").army("dale", north_elite=1)
    table.plays(FREE, "fp-char-24")
    assert table.figures("dale") == {"north-elite": 1}
    assert table.state.size("hand-0-strategy") == 2
    unmet("fp-char-24", FREE, RingTable.empty().character("strider", "dale"))


def test_hill_trolls_come_for_two_regulars() -> None:
    table = RingTable.empty().army("angmar", sauron_regular=1).army("moria", sauron_regular=3)
    table.army("nurn", southrons_regular=1).plays(SHADOW, "sh-str-15")
    table.shadow.may_not("promote:sauron-elite:nurn", because="WOTR-7.6")
    table.shadow.may_not("promote:southrons-elite:nurn", because="WOTR-7.6")
    table.shadow.chooses("promote:sauron-elite:angmar")
    table.shadow.may_not("promote:sauron-elite:angmar", because="WOTR-7.6")
    assert table.figures("angmar") == {"sauron-elite": 1}
    assert table.figures("moria") == {"sauron-regular": 2, "sauron-elite": 1}
    unmet("sh-str-15", SHADOW, RingTable.empty().at_peace("sauron", 1, active=True))


def test_only_as_many_trolls_come_as_there_are() -> None:
    table = RingTable.empty().army("moria", sauron_regular=3).reinforcements(SHADOW, sauron_elite=1)
    table.plays(SHADOW, "sh-str-15")
    assert table.figures("moria") == {"sauron-regular": 2, "sauron-elite": 1}
    assert table.waiting("sauron-regular") == 1


# Recruits in a siege


@pytest.mark.rule("WOTR-13.29")
def test_recruits_obey_the_limit_of_a_besieged_stronghold_at_once() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=5).siege("helms-deep")
    table.army("helms-deep", isengard_regular=1).plays(FREE, "fp-str-23")
    table.free.chooses("raise:rohan-elite:helms-deep")
    assert table.asked == [(FREE, "disband")]
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 5, "rohan-elite": 1}
    table.free.may_not("done", because="WOTR-10.2").chooses("disband:rohan-regular", "done")
    assert table.figures("helms-deep", FREE) == {
        "rohan-regular": 4,
        "rohan-elite": 1,
        "rohan-leader": 1,
    }
