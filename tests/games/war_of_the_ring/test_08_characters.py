"""Chapter 8: Companions, Nazgul and Minions on the map."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import dice_for, leadership_in_battle
from ostrog.games.war_of_the_ring.board.pieces import NATIONS_OF


@pytest.mark.rule("WOTR-8.1", "WOTR-15.30")
def test_a_companion_leaves_the_fellowship_for_good() -> None:
    table = RingTable().fellowship("folde", "gimli", "legolas")
    table.acting(FREE, free="character character", shadow="event event")
    table.free.chooses("act:character:separate-companions")
    table.free.chooses("separate:gimli", "to:edoras")
    assert table.state.characters["gimli"] == "edoras"
    assert table.state.company() == ("legolas",)
    table.shadow.chooses("skip:event")
    table.free.chooses("act:character:separate-companions")
    table.free.may_not("separate:gimli", because="WOTR-15.30")


@pytest.mark.rule("WOTR-8.2")
def test_aragorn_takes_striders_place_in_an_unconquered_city_of_gondor() -> None:
    table = RingTable().character("strider", "pelargir")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.may_not("enter:aragorn:minas-tirith", because="WOTR-8.2")
    table.free.chooses("act:will-of-the-west:bring-companion")
    assert table.state.characters["aragorn"] == "pelargir"
    assert table.state.characters["strider"] == "replaced"
    for place in ("edoras", "fellowship"):
        table = RingTable().character("strider", place)
        table.acting(FREE, free="will-of-the-west", shadow="event")
        table.free.may_not("act:will-of-the-west:bring-companion", because="WOTR-5.21")
    table = RingTable().character("strider", "pelargir").controls(SHADOW, "pelargir")
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.may_not("act:will-of-the-west:bring-companion", because="WOTR-5.21")


@pytest.mark.rule("WOTR-8.2")
def test_gandalf_the_white_enters_once_a_minion_was_seen_and_gandalf_the_grey_is_gone() -> None:
    table = RingTable().character("saruman", "orthanc")
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.may_not("enter:gandalf-white:fangorn", because="WOTR-8.2")  # Grey still guides
    table.character("gandalf-grey", "eliminated").controls(SHADOW, "lorien")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:bring-companion")
    table.free.may("enter:gandalf-white:fangorn", "enter:gandalf-white:rivendell")
    table.free.may_not("enter:gandalf-white:lorien", because="WOTR-8.2")
    table.free.chooses("enter:gandalf-white:fangorn")
    assert table.state.characters["gandalf-white"] == "fangorn"
    table = RingTable().character("gandalf-grey", "eliminated")
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.may_not("act:will-of-the-west:bring-companion", because="WOTR-5.21")  # no Minion


@pytest.mark.rule("WOTR-8.2", "WOTR-8.24")
def test_gandalf_the_white_stands_where_gandalf_the_grey_stood() -> None:
    table = RingTable().character("saruman", "eliminated").character("gandalf-grey", "edoras")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:bring-companion")
    assert table.state.characters["gandalf-white"] == "edoras"
    assert table.state.characters["gandalf-grey"] == "replaced"


@pytest.mark.rule("WOTR-8.3")
def test_minions_enter_as_their_cards_say() -> None:
    table = RingTable().acting(SHADOW, free="event", shadow="muster muster")
    table.shadow.may_not("act:muster:bring-minion", because="WOTR-5.17")  # nobody is At War
    table.at_war("isengard", "sauron").acting(SHADOW, free="event", shadow="muster muster")
    table.shadow.may_not("enter:witch-king:morannon", because="WOTR-8.3")  # no Free nation yet
    table.at_war("elves").acting(SHADOW, free="event", shadow="muster muster")
    table.shadow.chooses("act:muster:bring-minion")
    table.shadow.may("enter:saruman:orthanc", "enter:witch-king:morannon")
    table.shadow.may_not("enter:witch-king:orthanc", because="WOTR-8.3")  # no unit of Sauron
    table.shadow.may_not("enter:mouth-of-sauron:barad-dur", because="WOTR-8.3")
    table.at_war(*NATIONS_OF[FREE]).controls(FREE, "moria")
    table.acting(SHADOW, free="event", shadow="muster muster").shadow.chooses(
        "act:muster:bring-minion"
    )
    table.shadow.may("enter:mouth-of-sauron:barad-dur")
    table.shadow.may_not("enter:mouth-of-sauron:moria", because="WOTR-8.3")
    table.controls(FREE, "orthanc").shadow.may_not("enter:saruman:orthanc", because="WOTR-8.3")


@pytest.mark.rule("WOTR-8.3")
def test_the_mouth_of_sauron_enters_when_the_fellowship_is_in_mordor() -> None:
    table = RingTable().fellowship("morannon", "gimli").in_mordor()
    table.acting(SHADOW, free="event", shadow="muster muster").shadow.chooses(
        "act:muster:bring-minion"
    )
    table.shadow.chooses("enter:mouth-of-sauron:dol-guldur")
    assert table.state.characters["mouth-of-sauron"] == "dol-guldur"


@pytest.mark.rule("WOTR-8.4", "WOTR-8.13")
def test_saruman_never_moves_not_even_with_an_army() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", isengard_regular=2)
    table.acting(SHADOW, free="event event", shadow="army character")
    table.shadow.chooses("act:army:move-armies").chooses("march:orthanc:gap-of-rohan", "go")
    assert table.figures("gap-of-rohan") == {"isengard-regular": 2}
    assert table.state.characters["saruman"] == "orthanc"
    table = RingTable.empty().character("saruman", "orthanc")
    table.acting(SHADOW, free="event", shadow="character event")
    table.shadow.may_not("act:character:move-minions", because="WOTR-5.14")
    table.shadow.may_not("take:saruman", because="WOTR-8.4")


@pytest.mark.rule("WOTR-8.5", "WOTR-8.6")
def test_companions_move_up_to_their_level_alone_or_together() -> None:
    table = RingTable.empty().character("strider", "edoras").character("gimli", "edoras")
    table.uses(FREE, "character", "move-companions")
    table.free.chooses("take:gimli").may("to:druadan-forest")
    table.free.may_not("to:minas-tirith", because="WOTR-8.5")  # three regions away
    table.free.chooses("take:strider").may("to:minas-tirith").chooses("to:minas-tirith")
    assert table.state.characters["gimli"] == table.state.characters["strider"] == "minas-tirith"


@pytest.mark.rule("WOTR-8.5", "WOTR-8.6")
def test_each_companion_moves_once_and_several_groups_may_leave() -> None:
    table = RingTable.empty().character("strider", "edoras").character("gimli", "edoras")
    table.character("boromir", "pelargir").acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-companions")
    table.free.chooses("take:gimli", "to:folde").may("done").may_not(
        "take:gimli", because="WOTR-8.5"
    )
    table.free.chooses("take:strider").may_not("take:boromir", because="WOTR-8.6")
    table.free.chooses("to:westemnet")
    assert table.asked == [(FREE, "move-companions")]
    table.free.chooses("done")
    assert table.asked == [(SHADOW, "act")]
    assert table.state.characters["boromir"] == "pelargir"


@pytest.mark.rule("WOTR-8.6")
def test_gandalf_the_white_rides_alone_or_with_one_hobbit() -> None:
    table = RingTable.empty().character("gandalf-white", "edoras").character("gimli", "edoras")
    table.character("meriadoc", "edoras").character("peregrin", "edoras")
    table.uses(FREE, "character", "move-companions").free.chooses("take:gandalf-white")
    table.free.may("to:minas-tirith", "to:lossarnach")  # three and four regions away
    table.free.chooses("take:meriadoc").may("to:lossarnach").chooses("take:peregrin")
    table.free.may("to:minas-tirith").may_not("to:lossarnach", because="WOTR-8.5")
    table.uses(FREE, "character", "move-companions").free.chooses("take:gandalf-white")
    table.free.chooses("take:gimli").may_not("to:lossarnach", because="WOTR-8.5")


@pytest.mark.rule("WOTR-8.7")
def test_companions_pass_enemy_armies() -> None:
    table = RingTable.empty().character("strider", "edoras").army("folde", sauron_regular=4)
    table.army("druadan-forest", sauron_regular=4).uses(FREE, "character", "move-companions")
    table.free.chooses("take:strider").may("to:minas-tirith", "to:folde")


@pytest.mark.rule("WOTR-8.8")
def test_companions_stop_at_a_stronghold_of_the_shadow() -> None:
    table = RingTable.empty().character("strider", "fords-of-isen")
    table.uses(FREE, "character", "move-companions").free.chooses("take:strider")
    table.free.may("to:gap-of-rohan")
    table = RingTable.empty().character("strider", "hollin")
    table.uses(FREE, "character", "move-companions").free.chooses("take:strider")
    table.free.may("to:moria").may_not("to:dimrill-dale", because="WOTR-8.5")
    table = RingTable.empty().character("strider", "moria")
    table.uses(FREE, "character", "move-companions").free.chooses("take:strider")
    table.free.may("to:parth-celebrant")  # leaving one is no matter


@pytest.mark.rule("WOTR-8.9")
def test_companions_neither_enter_nor_leave_an_own_besieged_stronghold() -> None:
    table = RingTable.empty().character("strider", "minas-tirith").character("gimli", "osgiliath")
    table.army("minas-tirith", gondor_regular=1).army("minas-tirith", sauron_regular=1)
    table.siege("minas-tirith").uses(FREE, "character", "move-companions")
    table.free.may_not("take:strider", because="WOTR-8.9")
    table.free.chooses("take:gimli").may_not("to:minas-tirith", because="WOTR-8.5")


@pytest.mark.rule("WOTR-8.10")
def test_companions_do_not_cross_black_borders() -> None:
    table = (
        RingTable.empty().character("gimli", "edoras").uses(FREE, "character", "move-companions")
    )
    table.free.chooses("take:gimli").may_not("to:erech", because="WOTR-8.5")


@pytest.mark.rule("WOTR-8.11")
def test_nazgul_fly_anywhere_each_once() -> None:
    table = RingTable.empty().army("morannon", sauron_nazgul=2).character("witch-king", "moria")
    table.acting(SHADOW, free="event", shadow="character event")
    table.shadow.chooses("act:character:move-minions")
    table.shadow.chooses("take-nazgul:morannon", "to:the-shire")
    assert table.figures("the-shire") == {"sauron-nazgul": 1}
    table.shadow.may_not("take-nazgul:the-shire", because="WOTR-8.11")
    table.shadow.chooses("take:witch-king", "to:far-harad")
    table.shadow.may_not("take:witch-king", because="WOTR-8.14")
    table.shadow.chooses("done")
    assert table.figures("morannon") == {"sauron-nazgul": 1}


@pytest.mark.rule("WOTR-8.12", "WOTR-8.26")
def test_nazgul_avoid_free_strongholds_that_are_not_besieged() -> None:
    table = RingTable.empty().army("morannon", sauron_nazgul=1).army("dol-amroth", gondor_regular=1)
    table.army("dol-amroth", southrons_regular=1).siege("dol-amroth")
    table.army("orthanc", isengard_regular=1).army("orthanc", rohan_regular=3).siege("orthanc")
    table.controls(SHADOW, "helms-deep").uses(SHADOW, "character", "move-minions")
    table.shadow.chooses("take-nazgul:morannon").may_not("to:minas-tirith", because="WOTR-8.12")
    table.shadow.may("to:dol-amroth", "to:edoras", "to:helms-deep", "to:orthanc")


@pytest.mark.rule("WOTR-8.26")
def test_nazgul_leave_and_enter_a_besieged_shadow_stronghold() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=1, sauron_nazgul=1)
    table.army("orthanc", rohan_regular=3).siege("orthanc").army("moria", sauron_nazgul=1)
    table.acting(SHADOW, free="event", shadow="character event")
    table.shadow.chooses("act:character:move-minions")
    table.shadow.chooses("take-nazgul:orthanc", "to:moria").chooses(
        "take-nazgul:moria", "to:orthanc"
    )
    assert table.figures("orthanc", SHADOW) == {"isengard-regular": 1, "sauron-nazgul": 1}
    assert table.state.sieges == {"orthanc": SHADOW}  # he is inside


@pytest.mark.rule("WOTR-8.14")
def test_the_mouth_of_sauron_walks_three_regions() -> None:
    table = RingTable.empty().character("mouth-of-sauron", "morannon")
    table.army("dagorlad", gondor_regular=5).uses(SHADOW, "character", "move-minions")
    table.shadow.chooses("take:mouth-of-sauron").may("to:dagorlad", "to:noman-lands")
    table.shadow.may_not("to:morannon", because="WOTR-8.14")  # staying is no move
    table.shadow.may_not("to:edoras", because="WOTR-8.14")  # too far
    table = RingTable.empty().character("mouth-of-sauron", "osgiliath")
    table.uses(SHADOW, "character", "move-minions").shadow.chooses("take:mouth-of-sauron")
    table.shadow.may_not("to:minas-tirith", because="WOTR-8.14")  # a Free Stronghold
    table = (
        RingTable.empty().character("mouth-of-sauron", "orthanc").army("orthanc", rohan_regular=1)
    )
    table.army("orthanc", isengard_regular=1).siege("orthanc").acting(SHADOW, shadow="character")
    table.shadow.may_not("take:mouth-of-sauron", because="WOTR-8.14")  # he cannot leave it
    table = RingTable.empty().character("mouth-of-sauron", "osgiliath")
    table.army("minas-tirith", gondor_regular=1).army("minas-tirith", sauron_regular=1)
    table.siege("minas-tirith").uses(SHADOW, "character", "move-minions")
    table.shadow.chooses("take:mouth-of-sauron").may("to:minas-tirith")


@pytest.mark.rule("WOTR-8.15")
def test_characters_and_nazgul_need_not_go_with_their_army() -> None:
    table = RingTable.empty().army("morannon", sauron_regular=2, sauron_nazgul=2)
    table.character("witch-king", "morannon").uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:morannon:dagorlad")
    table.shadow.chooses("leave:sauron-nazgul", "leave-character:witch-king", "go")
    assert table.figures("dagorlad") == {"sauron-regular": 2, "sauron-nazgul": 1}
    assert table.figures("morannon") == {"sauron-nazgul": 1}
    assert table.state.characters["witch-king"] == "morannon"


@pytest.mark.rule("WOTR-8.16")
def test_characters_and_nazgul_fight_whatever_the_state_of_their_nation() -> None:
    table = RingTable.empty().at_peace("sauron", 1, active=True).at_peace("gondor", 2)
    table.army("osgiliath", gondor_regular=1).army("south-ithilien", southrons_regular=1)
    table.army("south-ithilien", southrons_regular=1, sauron_nazgul=1)
    table.uses(SHADOW, "character", "led-attack")
    table.shadow.chooses("attack:south-ithilien:osgiliath").may("go")


@pytest.mark.rule("WOTR-8.17")
def test_characters_without_an_army_take_no_part_in_a_battle() -> None:
    table = RingTable.empty().character("gimli", "edoras").army("folde", sauron_regular=1)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:folde:edoras", "go")
    assert table.state.characters["gimli"] == "edoras"
    assert table.state.control["edoras"] == SHADOW


@pytest.mark.rule("WOTR-8.18")
def test_a_companion_in_the_fellowship_uses_only_the_guides_ability() -> None:
    table = RingTable().fellowship("folde", "gandalf-grey", "strider", revealed=True)
    table.acting(FREE, free="event", shadow="event")
    table.free.may_not("act:event:hide-with-strider", because="WOTR-15.26")
    table.board(guide="strider").free.may("act:event:hide-with-strider")
    table = RingTable().at_peace("gondor", 2).fellowship("minas-tirith", "boromir")
    table.acting(FREE, free="event", shadow="event")
    table.free.may_not("act:event:speak-for-nation", because="WOTR-14.19")


@pytest.mark.rule("WOTR-8.19")
def test_a_captain_of_the_west_adds_a_die_up_to_five() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).character("gimli", "edoras")
    table.character("boromir", "edoras").character("meriadoc", "edoras")
    table.army("folde", sauron_regular=2).dice(1, 1, 1, 1, 1, 1).attack("folde", "edoras")
    assert dice_for(table.state, FREE) == 4  # the Hobbit is no captain
    assert dice_for(table.state, SHADOW) == 2
    table = RingTable.empty().army("edoras", rohan_regular=5).character("gimli", "edoras")
    table.character("gandalf-white", "edoras").army("folde", sauron_regular=2)
    table.attack("folde", "edoras")
    assert dice_for(table.state, FREE) == 5


@pytest.mark.rule("WOTR-8.20")
def test_entering_play_rouses_a_nation_like_the_end_of_a_move() -> None:
    table = RingTable().character("saruman", "orthanc").character("gandalf-grey", "eliminated")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:bring-companion").chooses("enter:gandalf-white:lorien")
    assert table.state.active_nations["elves"]
    assert not table.state.active_nations["gondor"]
    table.character("strider", "minas-tirith")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:bring-companion")
    assert table.state.active_nations["gondor"]


@pytest.mark.rule("WOTR-8.21")
def test_the_witch_kings_entry_rouses_all_free_nations() -> None:
    table = RingTable().at_war("sauron", "elves")
    table.acting(SHADOW, free="event", shadow="muster event").shadow.chooses(
        "act:muster:bring-minion"
    )
    table.shadow.chooses("enter:witch-king:dol-guldur")
    assert all(table.state.active_nations.values())


@pytest.mark.rule("WOTR-8.22")
def test_with_saruman_in_play_isengard_elites_lead() -> None:
    table = RingTable.empty().army("gap-of-rohan", isengard_elite=1, isengard_regular=1)
    table.army("fords-of-isen", rohan_regular=1)
    table.acting(SHADOW, free="event", shadow="character event")
    table.shadow.may_not("act:character:move-led-army", because="WOTR-5.10")
    table.character("saruman", "orthanc").uses(SHADOW, "character", "led-attack")
    table.shadow.chooses("attack:gap-of-rohan:fords-of-isen")
    table.shadow.may_not("leave:isengard-elite", because="WOTR-11.6")
    table.dice(1, 1, 1).shadow.chooses("go")
    assert leadership_in_battle(table.state, SHADOW) == 1
    assert table.asked == [(SHADOW, "leader-reroll")]


@pytest.mark.rule("WOTR-8.23")
def test_saruman_leads_an_attack_but_not_a_move() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=2).character("saruman", "orthanc")
    table.army("gap-of-rohan", rohan_regular=1).acting(SHADOW, shadow="character")
    table.shadow.may_not("act:character:move-led-army", because="WOTR-5.10")
    table.shadow.may("act:character:led-attack")


@pytest.mark.rule("WOTR-8.24")
def test_characters_eliminated_with_their_army_are_out_of_the_game() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1).character("gimli", "edoras")
    table.army("folde", sauron_regular=1).dice(6, 1, 1).attack("folde", "edoras")
    table.free.chooses("reroll:0")
    assert table.state.characters["gimli"] == "eliminated"


@pytest.mark.rule("WOTR-8.25")
def test_a_hobbit_lost_in_the_fellowship_enters_play() -> None:
    table = RingTable().fellowship("folde", "gimli", "meriadoc").tiles("std-3", "std-2")
    table.box(shadow=1).hunt_dice(6).draws("draw companion", 1)
    table.uses(FREE, "character", "move-fellowship").free.chooses("lose-at-random")
    assert table.asked == [(FREE, "separate")]
    table.free.chooses("to:edoras")
    assert table.state.characters["meriadoc"] == "edoras"
    assert table.state.corruption == 2


@pytest.mark.rule("WOTR-8.25")
def test_a_hobbit_lost_in_mordor_is_out_of_the_game() -> None:
    table = RingTable().fellowship("morannon", "meriadoc").in_mordor().tiles("std-3", "std-2")
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    table.free.chooses("spare-guide").chooses("lose-guide").chooses("spare-guide")
    assert table.state.characters["meriadoc"] == "eliminated"


@pytest.mark.rule("WOTR-8.27")
def test_a_character_belongs_to_the_army_that_arrives() -> None:
    table = RingTable.empty().character("gimli", "folde").army("edoras", rohan_regular=1)
    table.acting(FREE, free="muster-army character", shadow="event")
    table.free.chooses("act:muster-army:move-armies").chooses("march:edoras:folde", "go")
    table.shadow.chooses("skip:event")
    table.free.chooses("act:character:move-led-army").chooses("march:folde:druadan-forest", "go")
    assert table.state.characters["gimli"] == "druadan-forest"
