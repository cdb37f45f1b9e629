"""The ten titles of the Wizards and their friends, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
    EVERYWHERE,
    FRODO,
    SARUMAN,
    WITCH_KING,
    CardTable,
    attack,
    defence,
    open_battlegrounds,
    open_paths,
    open_wielders,
)
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.cards.limits import carryover_limit
from ostrog.games.ring_cards.rounds.activation import ActivateBattleground

NEXT = [(WITCH_KING, "turn")]
"""The Frodo player is done."""

GREY, WHITE = "gandalf-the-grey", "gandalf-the-white"
BOTH = [GREY, WHITE]


# Gandalf the Grey


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-13.11")
def test_gandalf_the_grey_has_his_icons_and_goes_everywhere() -> None:
    assert (attack(GREY, at="umbar"), defence(GREY, at="edoras")) == (2, 2)
    assert defence(GREY, at="egladil") == 3
    assert open_paths(GREY) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert open_battlegrounds(GREY) == sorted(EVERYWHERE)


@pytest.mark.rule("RCG-6.4", "RCG-6.9", "RCG-6.13")
def test_gandalf_the_grey_leads_on_to_a_path_of_the_next_number() -> None:
    table = CardTable().path("weathertop", GREY, f"glamdring@{GREY}", "the-witch-king")
    seat = table.acts(GREY)
    assert table.asked == [(FRODO, "path")]
    assert seat.options == [
        "activate:fords-of-bruinen",
        "activate:imladris",
        "activate:the-council-of-elrond",
    ]
    seat.chooses("activate:imladris")
    assert table.told(events.CombatBegan) == [events.CombatBegan("weathertop", 2, 0, 3 + 1)]
    for card in (GREY, "glamdring", "the-witch-king"):
        assert table.where(card) == "eliminated"
    assert table.state.paths_won == [["weathertop"], []]
    assert (table.state.path, table.state.number) == ("imladris", 3)
    assert table.drawn() == [(ARAGORN, 2)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-3.7")
def test_gandalf_the_grey_acts_on_the_active_path_only_and_not_beyond_path_9() -> None:
    table = CardTable().path("egladil").reserve(GREY)
    table.turn("frodo").may_not(f"act:{GREY}", because="RCG-9.15")
    table = CardTable().path("egladil").battleground("edoras", GREY)
    table.turn("frodo").may_not(f"act:{GREY}", because="RCG-9.15")
    table = CardTable().path("orodruin", GREY)
    table.turn("frodo").may_not(f"act:{GREY}", because="RCG-9.15")


@pytest.mark.rule("RCG-6.10", "RCG-9.10")
def test_gandalf_the_grey_keeps_to_the_paths_of_the_scenario_and_to_his_player() -> None:
    table = CardTable("fellowship-of-the-ring").path("amon-hen", GREY)
    table.turn("gandalf").may_not(f"act:{GREY}", because="RCG-9.15")
    table = CardTable().path("egladil", GREY)
    table.turn("aragorn").may_not(f"act:{GREY}", because="RCG-9.10")
    table.turn("frodo").may(f"act:{GREY}")


# Gandalf the White


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-13.11")
def test_gandalf_the_white_has_his_icons_and_goes_to_no_path() -> None:
    assert (attack(WHITE, at="umbar"), defence(WHITE, at="edoras")) == (2, 3)
    assert open_paths(WHITE) == []
    assert open_battlegrounds(WHITE) == sorted(EVERYWHERE)


@pytest.mark.rule("RCG-20.1", "RCG-10.18", "RCG-8.15")
def test_gandalf_the_white_removes_gandalf_the_grey_from_play_with_his_items() -> None:
    for table in (
        CardTable().path("egladil", GREY, f"glamdring@{GREY}"),
        CardTable().battleground("umbar", GREY, f"glamdring@{GREY}"),
        CardTable().reserve(GREY, f"glamdring@{GREY}"),
    ):
        table.hand("frodo", WHITE, "gimli").plays(f"play:{WHITE}:reserve", "gimli")
        assert (table.where(GREY), table.where("glamdring")) == ("eliminated", "eliminated")
        assert table.where(WHITE) == "reserve"
        assert table.told(events.RemovedFromGame) == [events.RemovedFromGame(GREY)]
        assert table.asked == NEXT


@pytest.mark.rule("RCG-20.1", "RCG-10.18")
def test_gandalf_the_white_removes_gandalf_the_grey_from_hand_pile_or_deck() -> None:
    table = CardTable().hand("frodo", WHITE, "gimli", GREY)
    table.plays(f"play:{WHITE}:reserve", "gimli")
    assert table.where(GREY) == "eliminated"
    assert table.shuffled() == []
    assert table.player("saruman").sees("eliminated-frodo") == [GREY]
    table = CardTable().cycled("frodo", GREY).hand("frodo", WHITE, "gimli")
    table.plays(f"play:{WHITE}:reserve", "gimli")
    assert table.where(GREY) == "eliminated"
    assert table.shuffled() == []
    table = CardTable().hand("frodo", WHITE, "gimli")
    table.plays(f"play:{WHITE}:reserve", "gimli")
    assert table.where(GREY) == "eliminated"
    assert table.shuffled() == ["deck-frodo"]
    assert table.player("saruman").sees("eliminated-frodo") == [GREY]


@pytest.mark.rule("RCG-20.1")
def test_gandalf_the_white_does_nothing_to_a_grey_one_who_is_gone() -> None:
    table = CardTable().eliminated("frodo", GREY).hand("frodo", WHITE, "gimli")
    table.plays(f"play:{WHITE}:reserve", "gimli")
    assert table.told(events.RemovedFromGame) == []
    assert table.in_zone("frodo", "eliminated") == [GREY]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.1", "RCG-8.27", "RCG-8.28")
def test_gandalf_the_white_played_at_helms_deep_removes_the_grey_one_of_the_same_five() -> None:
    table = CardTable().on_top("frodo", WHITE, GREY, "gimli", "sting", "smeagol")
    table.carries_out(ActivateBattleground(seat=FRODO, place="helms-deep"))
    table.player("frodo").chooses(f"play:{WHITE}:helms-deep")
    assert table.where(WHITE) == "helms-deep"
    assert table.in_zone("frodo", "eliminated") == [GREY]
    assert table.in_zone("frodo", "cycle") == ["gimli", "smeagol", "sting"]


@pytest.mark.rule("RCG-20.2", "RCG-9.4")
def test_gandalf_the_white_who_is_moved_leaves_the_grey_one_alone() -> None:
    table = CardTable().battleground("edoras").reserve(WHITE, GREY)
    table.moves(WHITE, "edoras")
    assert (table.where(WHITE), table.where(GREY)) == ("edoras", "reserve")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-15.2")
def test_gandalf_the_white_in_reserve_draws_one_card_more() -> None:
    table = CardTable().reserve(WHITE, fresh=True).step("draws")
    assert table.drawn()[:4] == [(0, 4), (1, 4), (2, 3), (3, 4)]
    table = CardTable().battleground("edoras", WHITE).step("draws")
    assert table.drawn()[0] == (FRODO, 3)


@pytest.mark.rule("RCG-20.3", "RCG-10.9")
def test_gandalf_the_white_forsaken_from_the_top_of_the_deck_is_cycled_and_shown() -> None:
    table = CardTable().on_top("frodo", WHITE)
    table.forsakes("frodo").chooses("forsake-top")
    assert table.where(WHITE) == "cycle"
    for other in ("witch-king", "aragorn", "saruman"):
        assert table.player(other).sees("cycle-frodo") == [WHITE]


@pytest.mark.rule("RCG-20.3")
def test_gandalf_the_white_forsaken_from_hand_or_reserve_is_eliminated() -> None:
    table = CardTable().hand("frodo", WHITE)
    table.forsakes("frodo").chooses(f"forsake:{WHITE}")
    assert table.where(WHITE) == "eliminated"
    table = CardTable().reserve(WHITE)
    table.forsakes("frodo").chooses(f"forsake:{WHITE}")
    assert table.where(WHITE) == "eliminated"
    table = CardTable().on_top("frodo", GREY)
    table.forsakes("frodo").chooses("forsake-top")
    assert table.where(GREY) == "eliminated"


# Gwaihir the Windlord


GWAIHIR = "gwaihir-the-windlord"


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-13.11")
def test_gwaihir_the_windlord_has_his_icons_and_one_path() -> None:
    assert (attack(GWAIHIR, at="umbar"), defence(GWAIHIR, at="edoras")) == (1, 1)
    assert defence(GWAIHIR, at="orodruin") == 1
    assert open_paths(GWAIHIR) == [9]
    assert open_battlegrounds(GWAIHIR) == sorted(EVERYWHERE)


@pytest.mark.rule("RCG-10.20", "RCG-9.15", "RCG-8.16")
def test_gwaihir_the_windlord_is_cycled_and_brings_a_gandalf_back() -> None:
    table = CardTable().reserve(GWAIHIR).cycled("frodo", GREY, WHITE, "gimli")
    seat = table.acts(GWAIHIR)
    assert table.where(GWAIHIR) == "cycle"
    assert table.asked == [(FRODO, "recover")]
    assert seat.options == [f"take:{GREY}", f"take:{WHITE}"]
    seat.chooses(f"take:{WHITE}")
    assert table.in_zone("frodo", "hand") == [WHITE]
    assert table.in_zone("frodo", "cycle") == [GREY, "gimli", GWAIHIR]
    assert table.player("witch-king").sees("hand-frodo") == [WHITE]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-10.20")
def test_gwaihir_the_windlord_may_fly_in_vain_but_must_bring_whom_he_finds() -> None:
    table = CardTable().reserve(GWAIHIR)
    seat = table.acts(GWAIHIR)
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.where(GWAIHIR) == "cycle"
    assert table.in_zone("frodo", "hand") == []
    assert table.asked == NEXT
    table = CardTable().reserve(GWAIHIR).cycled("frodo", GREY)
    assert table.acts(GWAIHIR).options == [f"take:{GREY}"]


@pytest.mark.rule("RCG-9.15")
def test_gwaihir_the_windlord_acts_in_reserve_only() -> None:
    table = CardTable().path("orodruin", GWAIHIR).cycled("frodo", GREY)
    table.turn("frodo").may_not(f"act:{GWAIHIR}", because="RCG-9.15")


# Quickbeam


ISENGARD = (
    "devilry-of-saruman",
    "fighting-uruk-hai",
    "wolf-riders",
    "white-hand-orcs-1",
    "saruman",
)
"""Five characters and armies of Isengard."""


@pytest.mark.rule("RCG-20.11", "RCG-3.10")
@pytest.mark.parametrize("number", range(6))
def test_quickbeam_has_an_icon_of_each_kind_for_every_two_cards_of_isengard(number: int) -> None:
    table = CardTable().battleground("orthanc", "quickbeam", *ISENGARD[:number])
    assert table.fights("orthanc")[0] == number // 2
    table = CardTable().battleground("edoras", "quickbeam", *ISENGARD[:number])
    assert table.fights("edoras")[2] == number // 2


@pytest.mark.rule("RCG-20.11")
def test_quickbeam_counts_no_items_no_others_and_no_other_place() -> None:
    table = CardTable().battleground("orthanc", "quickbeam", "saruman", "sarumans-staff@saruman")
    assert table.fights("orthanc") == (0, 2, 1 + 1)
    table = CardTable().battleground("edoras", "quickbeam", "mordor-orcs-1", "wolf-riders")
    table.battleground("orthanc", "fighting-uruk-hai").reserve("white-hand-orcs-1")
    assert table.fights("edoras") == (1 + 2, 1, 0)


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-20.11")
def test_quickbeam_has_one_icon_on_paths_5_and_6() -> None:
    table = CardTable().path("egladil", "quickbeam", "saruman", "ugluk")
    assert table.fights("egladil") == (3, 1, 1)
    assert open_paths("quickbeam") == [5, 6]
    assert open_battlegrounds("quickbeam") == sorted(EVERYWHERE)


# Sméagol


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-13.13")
def test_smeagol_has_one_icon_on_paths_6_to_9() -> None:
    assert (attack("smeagol", at="umbar"), defence("smeagol", at="edoras")) == (0, 0)
    assert defence("smeagol", at="amon-hen") == 1
    assert open_paths("smeagol") == [6, 7, 8, 9]
    assert open_battlegrounds("smeagol") == sorted(EVERYWHERE)


@pytest.mark.rule("RCG-14.5", "RCG-6.9", "RCG-6.13")
def test_smeagol_leads_on_for_one_corruption() -> None:
    table = CardTable().path("amon-hen", "smeagol", "gollum").board(corruption=2)
    seat = table.acts("smeagol")
    assert table.state.corruption == 3
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 3)]
    assert seat.options == [
        "activate:henneth-annun",
        "activate:osgiliath",
        "activate:the-cross-roads",
    ]
    seat.chooses("activate:henneth-annun")
    assert table.told(events.CombatBegan) == [events.CombatBegan("amon-hen", 1, 0, 1)]
    assert table.where("smeagol") == "cycle"
    assert table.state.paths_won == [["amon-hen"], []]
    assert (table.state.path, table.state.corruption) == ("henneth-annun", 3)
    assert table.drawn() == [(ARAGORN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-3.7")
def test_smeagol_acts_on_the_active_path_only_and_not_on_path_9() -> None:
    table = CardTable().path("orodruin", "smeagol")
    table.turn("frodo").may_not("act:smeagol", because="RCG-9.15")
    table = CardTable().path("amon-hen").reserve("smeagol")
    table.turn("frodo").may_not("act:smeagol", because="RCG-9.15")
    table = CardTable().path("amon-hen", "smeagol")
    table.used("henneth-annun", "osgiliath", "the-cross-roads")
    table.turn("frodo").may_not("act:smeagol", because="RCG-9.15")


@pytest.mark.rule("RCG-12.14", "RCG-20.4")
def test_smeagol_is_saved_in_path_combat_only() -> None:
    table = CardTable().path("amon-hen", "smeagol").tokens("amon-hen", attack=1)
    table.fights("amon-hen")
    assert table.where("smeagol") == "cycle"
    assert table.told(events.Saved) == [events.Saved("smeagol", "smeagol")]
    assert table.state.paths_won == [["amon-hen"], []]
    table = CardTable().battleground("edoras", "smeagol").tokens("edoras", attack=2)
    table.fights("edoras")
    assert table.where("smeagol") == "eliminated"
    table = CardTable().reserve("smeagol")
    table.forsakes("frodo").chooses("forsake:smeagol")
    assert table.where("smeagol") == "eliminated"


# Treebeard


@pytest.mark.rule("RCG-3.10", "RCG-8.8", "RCG-8.5")
def test_treebeard_has_one_more_attack_icon_on_orthanc() -> None:
    assert attack("treebeard", at="orthanc") == 2
    assert attack("treebeard", at="moria") == 1
    assert defence("treebeard", at="helms-deep") == 1
    assert defence("treebeard", at="egladil") == 1
    assert open_paths("treebeard") == [5, 6]
    assert open_battlegrounds("treebeard") == sorted(EVERYWHERE)


@pytest.mark.rule("RCG-20.12")
def test_treebeard_has_an_isengard_army_eliminated_that_its_player_picks() -> None:
    table = CardTable().battleground("orthanc", "fighting-uruk-hai", "wolf-riders", "saruman")
    table.battleground("edoras", "white-hand-orcs-1").reserve("white-hand-orcs-2")
    table.hand("frodo", "treebeard", "gimli").plays("play:treebeard:orthanc", "gimli")
    assert table.asked == [(SARUMAN, "lose-card")]
    seat = table.player("saruman")
    assert seat.options == ["eliminate:fighting-uruk-hai", "eliminate:wolf-riders"]
    seat.chooses("eliminate:wolf-riders")
    assert (table.where("wolf-riders"), table.where("fighting-uruk-hai")) == (
        "eliminated",
        "orthanc",
    )
    assert table.where("white-hand-orcs-1") == "edoras"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.12", "RCG-9.4")
def test_treebeard_does_the_same_when_he_is_moved() -> None:
    table = CardTable().battleground("edoras", "wolf-riders", "mordor-orcs-1").reserve("treebeard")
    table.moves("treebeard", "edoras")
    assert (table.where("wolf-riders"), table.where("mordor-orcs-1")) == ("eliminated", "edoras")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.12")
def test_treebeard_eliminates_nothing_where_no_isengard_army_stands() -> None:
    for place in ("moria", "reserve", "egladil"):
        table = CardTable().battleground("orthanc", "wolf-riders").battleground("moria", "saruman")
        table.path("egladil", "ugluk").hand("frodo", "treebeard", "gimli")
        table.plays(f"play:treebeard:{place}", "gimli")
        assert table.where("wolf-riders") == "orthanc"
        assert (table.where("saruman"), table.where("ugluk")) == ("moria", "egladil")
        assert table.asked == NEXT


@pytest.mark.rule("RCG-20.12", "RCG-17.11")
def test_treebeard_has_one_army_eliminated_in_the_duel_too() -> None:
    table = CardTable("duel-two-players").battleground(
        "orthanc", "fighting-uruk-hai", "wolf-riders"
    )
    table.battleground("orthanc", "white-hand-orcs-1").reserve("treebeard")
    table.moves("treebeard", "orthanc")
    assert table.asked == [(1, "lose-card")]
    table.player("witch-king").chooses("eliminate:white-hand-orcs-1")
    assert table.where("wolf-riders") == "orthanc"
    assert table.asked == [(1, "turn")]


# Ent-draught


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-1.9")
def test_ent_draught_adds_one_icon_on_paths_to_an_ent() -> None:
    assert defence("quickbeam", "ent-draught@quickbeam", at="egladil") == 1 + 1
    assert defence("treebeard", "ent-draught@treebeard", at="edoras") == 1
    assert attack("treebeard", "ent-draught@treebeard", at="moria") == 1
    assert open_wielders("ent-draught") == ["quickbeam", "treebeard"]


@pytest.mark.rule("RCG-10.20", "RCG-9.15")
def test_ent_draught_brings_up_to_two_hobbits_back() -> None:
    table = CardTable().reserve("treebeard", "ent-draught@treebeard")
    table.cycled("frodo", "sam-gamgee", "pippin-took", "merry-brandybuck", "gimli", "sting")
    seat = table.acts("ent-draught")
    assert table.where("ent-draught") == "eliminated"
    assert table.where("treebeard") == "reserve"
    hobbits = ["take:merry-brandybuck", "take:pippin-took", "take:sam-gamgee", "done"]
    assert seat.options == hobbits
    seat.chooses("take:pippin-took")
    assert seat.options == ["take:merry-brandybuck", "take:sam-gamgee", "done"]
    seat.chooses("take:merry-brandybuck")
    assert table.in_zone("frodo", "hand") == ["merry-brandybuck", "pippin-took"]
    assert table.player("saruman").sees("hand-frodo") == ["merry-brandybuck", "pippin-took"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.20")
def test_ent_draught_may_bring_one_hobbit_or_none() -> None:
    for taken in ([], ["pippin-took"]):
        table = CardTable().path("egladil", "treebeard", "ent-draught@treebeard")
        table.cycled("frodo", "pippin-took", "sam-gamgee")
        seat = table.acts("ent-draught")
        for card in taken:
            seat.chooses(f"take:{card}")
        seat.chooses("done")
        assert table.in_zone("frodo", "hand") == taken
        assert table.where("ent-draught") == "eliminated"
        assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-10.20")
def test_ent_draught_may_be_drunk_without_effect_on_a_battleground() -> None:
    table = CardTable().battleground("edoras", "quickbeam", "ent-draught@quickbeam")
    table.acts("ent-draught")
    assert table.where("ent-draught") == "eliminated"
    assert table.asked == NEXT


# Gandalf's Staff


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_gandalfs_staff_adds_its_icons_to_gandalf() -> None:
    for gandalf, icons in ((GREY, (2, 2)), (WHITE, (2, 3))):
        staff = f"gandalfs-staff@{gandalf}"
        assert attack(gandalf, staff, at="umbar") == icons[0] + 1
        assert defence(gandalf, staff, at="edoras") == icons[1] + 1
    assert defence(GREY, f"gandalfs-staff@{GREY}", at="egladil") == 3 + 1
    assert open_wielders("gandalfs-staff") == BOTH


@pytest.mark.rule("RCG-7.7", "RCG-7.3", "RCG-8.23")
def test_gandalfs_staff_raises_the_limit_while_it_is_in_play() -> None:
    staff = f"gandalfs-staff@{GREY}"
    for table in (
        CardTable().reserve(GREY, staff),
        CardTable().path("egladil", GREY, staff),
        CardTable().battleground("edoras", GREY, staff),
    ):
        table.hand("frodo", "gimli", "eomer", "eowyn").turn("frodo").may("pass")
        assert carryover_limit(table.state, FRODO) == 3
        assert carryover_limit(table.state, ARAGORN) == 2
    table = CardTable().reserve(GREY).hand("frodo", "gimli", "eomer", "gandalfs-staff")
    table.turn("frodo").may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.7")
def test_gandalfs_staff_lowers_the_limit_when_it_leaves_play() -> None:
    table = CardTable().reserve(GREY, f"gandalfs-staff@{GREY}")
    table.hand("frodo", "gimli", "eomer", "eowyn")
    table.forsakes("frodo").chooses("forsake:gandalfs-staff")
    assert carryover_limit(table.state, FRODO) == 2
    table.turn("frodo").may_not("pass", because="RCG-7.3")


# Glamdring


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-8.20")
def test_glamdring_adds_its_icons_to_gandalf_besides_his_other_weapon() -> None:
    for gandalf, icons in ((GREY, (2, 2)), (WHITE, (2, 3))):
        glamdring = f"glamdring@{gandalf}"
        assert attack(gandalf, glamdring, at="umbar") == icons[0] + 1
        assert defence(gandalf, glamdring, at="edoras") == icons[1] + 1
    assert defence(GREY, f"glamdring@{GREY}", at="egladil") == 3 + 1
    assert open_wielders("glamdring") == BOTH
    table = CardTable().reserve(GREY, f"gandalfs-staff@{GREY}", f"shadowfax@{GREY}")
    table.hand("frodo", "glamdring", "gimli").plays(f"equip:glamdring:{GREY}", "gimli")
    assert table.where("glamdring") == GREY
    assert table.asked == NEXT


# Narya, Ring of Fire


NARYA = "narya-ring-of-fire"


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_narya_ring_of_fire_adds_its_icons_to_gandalf() -> None:
    for gandalf, icons in ((GREY, (2, 2)), (WHITE, (2, 3))):
        assert attack(gandalf, f"{NARYA}@{gandalf}", at="umbar") == icons[0] + 1
        assert defence(gandalf, f"{NARYA}@{gandalf}", at="edoras") == icons[1] + 1
    assert defence(GREY, f"{NARYA}@{GREY}", at="egladil") == 3 + 1
    assert open_wielders(NARYA) == BOTH


@pytest.mark.rule("RCG-10.21", "RCG-10.6")
def test_narya_ring_of_fire_has_every_shadow_player_cycle_a_card() -> None:
    table = CardTable().reserve(GREY, f"{NARYA}@{GREY}").starts("saruman")
    table.hand("witch-king", "mordor-orcs-1", "olog-hai").hand("saruman", "wolf-riders", "ugluk")
    table.hand("aragorn", "arwen").acts(NARYA)
    assert (table.where(NARYA), table.where(GREY)) == ("cycle", "reserve")
    assert table.asked == [(SARUMAN, "cycle")]
    assert table.player("saruman").options == ["cycle:ugluk", "cycle:wolf-riders"]
    table.player("saruman").chooses("cycle:ugluk")
    assert table.asked == [(WITCH_KING, "cycle")]
    table.player("witch-king").chooses("cycle:olog-hai")
    assert (table.where("ugluk"), table.where("olog-hai")) == ("cycle", "cycle")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.player("frodo").sees("cycle-saruman") == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.7", "RCG-10.21")
def test_narya_ring_of_fire_makes_those_without_a_card_forsake() -> None:
    table = CardTable().reserve(GREY, f"{NARYA}@{GREY}", "the-reaver")
    table.hand("saruman", "ugluk").acts(NARYA)
    assert table.asked == [(WITCH_KING, "forsake")]
    assert table.player("witch-king").options == ["forsake:the-reaver", "forsake-top"]
    table.player("witch-king").chooses("forsake:the-reaver")
    assert table.where("the-reaver") == "eliminated"
    table.player("saruman").chooses("cycle:ugluk")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12")
def test_narya_ring_of_fire_costs_the_one_shadow_player_of_the_duel_two_cards() -> None:
    table = CardTable("duel-two-players").reserve(GREY, f"{NARYA}@{GREY}")
    table.hand("witch-king", "ugluk", "olog-hai", "shelob").acts(NARYA)
    table.player("witch-king").chooses("cycle:ugluk").chooses("cycle:shelob")
    assert table.in_zone("witch-king", "hand") == ["olog-hai"]
    assert table.in_zone("gandalf", "cycle") == [NARYA]
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-9.15")
def test_narya_ring_of_fire_works_with_gandalf_in_reserve_only() -> None:
    table = CardTable().path("egladil", GREY, f"{NARYA}@{GREY}")
    table.turn("frodo").may_not(f"act:{NARYA}", because="RCG-9.15")
