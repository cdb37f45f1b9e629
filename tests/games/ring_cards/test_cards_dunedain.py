"""The seventeen titles of the Dúnedain, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
    DUNEDAIN,
    DUNEDAIN_ATTACKS,
    EVERYWHERE,
    FRODO,
    SARUMAN,
    CardTable,
    attack,
    defence,
    open_battlegrounds,
    open_paths,
    open_wielders,
)
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events

NEXT = [(SARUMAN, "turn")]
"""The Aragorn player is done."""

OWN = sorted(DUNEDAIN + DUNEDAIN_ATTACKS)
"""The battlegrounds of the Dúnedain."""


# Dead Men of Dunharrow


@pytest.mark.rule("RCG-20.8", "RCG-13.7")
def test_dead_men_of_dunharrow_have_icons_while_they_support_strider_or_aragorn() -> None:
    dead = "dead-men-of-dunharrow"
    assert defence("aragorn", dead, at="pelargir") == 1 + 1 + 2
    assert attack("aragorn", dead, at="umbar") == 1 + 1 + 2
    assert defence("strider", dead, at="pelargir") == 1 + 2
    assert attack("strider", dead, at="umbar") == 1 + 2


@pytest.mark.rule("RCG-20.8", "RCG-13.7")
def test_dead_men_of_dunharrow_have_no_icons_otherwise() -> None:
    dead = "dead-men-of-dunharrow"
    assert defence(dead, at="pelargir") == 0
    assert attack(dead, at="umbar") == 0
    assert defence("denethor", dead, at="pelargir") == 1
    assert attack("boromir", dead, at="umbar") == 1
    table = CardTable().battleground("dol-amroth", "aragorn").battleground("pelargir", dead)
    assert table.fights("pelargir") == (0, 1, 0)


@pytest.mark.rule("RCG-20.8", "RCG-13.8")
def test_dead_men_of_dunharrow_support_one_character_only() -> None:
    dead = "dead-men-of-dunharrow"
    assert defence("denethor", "aragorn", dead, at="pelargir") == 1 + 1 + 2
    assert defence("denethor", "aragorn", "soldiers-of-gondor", dead, at="pelargir") == 2 + 3 + 1
    assert attack("strider", "boromir", dead, at="umbar") == 1 + 2
    assert attack("strider", "boromir", dead, "soldiers-of-gondor", at="umbar") == 3 + 1 + 1


@pytest.mark.rule("RCG-20.8", "RCG-13.10")
def test_dead_men_of_dunharrow_are_lost_apart_from_aragorn() -> None:
    table = CardTable().battleground("pelargir", "aragorn", "dead-men-of-dunharrow")
    assert table.tokens("pelargir", attack=3).fights("pelargir") == (3, 1, 4)
    table.player("aragorn").chooses("lose:dead-men-of-dunharrow", "done")
    assert table.where("dead-men-of-dunharrow") == "eliminated"
    assert table.where("aragorn") == "cycle"
    assert table.state.won == [["pelargir"], []]


@pytest.mark.rule("RCG-8.5", "RCG-8.6")
def test_dead_men_of_dunharrow_go_to_battlegrounds_of_the_dunedain() -> None:
    assert open_battlegrounds("dead-men-of-dunharrow") == OWN
    assert open_paths("dead-men-of-dunharrow") == []


# Knights of Dol Amroth, Guards of the Citadel, Soldiers of Gondor


@pytest.mark.rule("RCG-3.10", "RCG-8.5", "RCG-8.6")
def test_knights_of_dol_amroth_have_one_more_defence_icon_at_home() -> None:
    knights = "knights-of-dol-amroth"
    assert defence(knights, at="dol-amroth") == 2
    assert defence(knights, at="minas-tirith") == 1
    assert defence(knights, at="pelargir") == 1
    assert attack(knights, at="minas-morgul") == 1
    assert open_battlegrounds(knights) == OWN
    assert open_paths(knights) == []


@pytest.mark.rule("RCG-3.10", "RCG-8.5", "RCG-8.6")
def test_guards_of_the_citadel_have_one_more_defence_icon_at_home() -> None:
    guards = "guards-of-the-citadel"
    assert defence(guards, at="minas-tirith") == 2
    assert defence(guards, at="dol-amroth") == 1
    assert defence(guards, at="pelargir") == 1
    assert attack(guards, at="umbar") == 1
    assert open_battlegrounds(guards) == OWN
    assert open_paths(guards) == []


@pytest.mark.rule("RCG-8.5", "RCG-8.6", "RCG-13.2")
def test_soldiers_of_gondor_have_one_icon_of_each_kind_everywhere() -> None:
    soldiers = "soldiers-of-gondor"
    assert [defence(soldiers, at=place) for place in DUNEDAIN] == [1, 1, 1]
    assert [attack(soldiers, at=place) for place in DUNEDAIN_ATTACKS] == [1, 1, 1, 1]
    assert open_battlegrounds(soldiers) == OWN
    assert open_paths(soldiers) == []


@pytest.mark.rule("RCG-8.4", "RCG-8.5", "RCG-8.6")
def test_soldiers_of_gondor_are_refused_elsewhere() -> None:
    table = (
        CardTable().path("imladris").battleground("edoras").hand("aragorn", "soldiers-of-gondor")
    )
    seat = table.turn("aragorn")
    seat.may_not("play:soldiers-of-gondor:edoras", because="RCG-8.5")
    seat.may_not("play:soldiers-of-gondor:imladris", because="RCG-8.6")
    seat.may_not("play:soldiers-of-gondor:pelargir", because="RCG-8.4")


# The Great Gate


@pytest.mark.rule("RCG-20.7", "RCG-3.10")
def test_the_great_gate_defends_minas_tirith_only() -> None:
    assert defence("the-great-gate", at="minas-tirith") == 3
    assert defence("the-great-gate", at="dol-amroth") == 0
    assert defence("the-great-gate", at="pelargir") == 0


@pytest.mark.rule("RCG-20.7")
def test_the_great_gate_never_goes_to_a_shadow_battleground() -> None:
    assert open_battlegrounds("the-great-gate") == DUNEDAIN
    assert open_paths("the-great-gate") == []
    for place in DUNEDAIN_ATTACKS:
        table = CardTable().battleground(place).hand("aragorn", "the-great-gate")
        table.turn("aragorn").may_not(f"play:the-great-gate:{place}", because="RCG-20.7")
        table = CardTable().battleground(place).reserve("the-great-gate")
        table.turn("aragorn").may_not(f"move:the-great-gate:{place}", because="RCG-20.7")


@pytest.mark.rule("RCG-13.7", "RCG-20.7")
def test_the_great_gate_supports_without_icons() -> None:
    assert defence("denethor", "the-great-gate", at="dol-amroth") == 1
    assert defence("denethor", "the-great-gate", at="minas-tirith") == 1 + 3


# Aragorn


@pytest.mark.rule("RCG-13.7", "RCG-8.5", "RCG-8.8")
def test_aragorn_has_one_icon_of_each_kind_and_goes_to_no_path() -> None:
    assert (attack("aragorn", at="umbar"), defence("aragorn", at="pelargir")) == (1, 1)
    assert attack("aragorn", "soldiers-of-gondor", at="umbar") == 1 + 1 + 1
    assert defence("aragorn", "soldiers-of-gondor", at="pelargir") == 1 + 1 + 1
    assert attack("aragorn", "high-elves-1", at="umbar") == 1 + 2
    assert open_battlegrounds("aragorn") == OWN
    assert open_paths("aragorn") == []


@pytest.mark.rule("RCG-20.1", "RCG-10.18", "RCG-8.15")
def test_aragorn_removes_strider_from_a_path_with_anduril() -> None:
    table = CardTable().path("egladil", "strider", "anduril@strider")
    table.hand("aragorn", "aragorn", "arwen").plays("play:aragorn:reserve", "arwen")
    assert (table.where("strider"), table.where("anduril")) == ("eliminated", "eliminated")
    assert table.where("aragorn") == "reserve"
    assert table.told(events.RemovedFromGame) == [events.RemovedFromGame("strider")]
    assert table.shuffled() == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.1", "RCG-10.18")
def test_aragorn_removes_strider_from_the_hand() -> None:
    table = CardTable().hand("aragorn", "aragorn", "arwen", "strider")
    table.plays("play:aragorn:reserve", "arwen")
    assert table.where("strider") == "eliminated"
    assert table.in_zone("aragorn", "hand") == []
    for other in ("frodo", "witch-king", "saruman"):
        assert table.player(other).sees("eliminated-aragorn") == ["strider"]
    assert table.shuffled() == []


@pytest.mark.rule("RCG-20.1", "RCG-10.18", "RCG-8.1")
def test_aragorn_removes_strider_who_was_cycled_to_pay_for_him() -> None:
    table = CardTable().hand("aragorn", "aragorn", "strider")
    table.plays("play:aragorn:reserve", "strider")
    assert table.where("strider") == "eliminated"
    assert table.in_zone("aragorn", "cycle") == []
    assert table.player("saruman").sees("eliminated-aragorn") == ["strider"]


@pytest.mark.rule("RCG-20.1", "RCG-10.18")
def test_aragorn_removes_strider_from_the_draw_deck_which_is_shuffled() -> None:
    table = CardTable().hand("aragorn", "aragorn", "arwen")
    before = len(table.in_zone("aragorn", "deck"))
    table.plays("play:aragorn:reserve", "arwen")
    assert table.where("strider") == "eliminated"
    assert len(table.in_zone("aragorn", "deck")) == before - 1
    assert table.shuffled() == ["deck-aragorn"]
    assert table.player("frodo").sees("eliminated-aragorn") == ["strider"]


@pytest.mark.rule("RCG-20.1")
def test_aragorn_does_nothing_to_a_strider_who_is_gone() -> None:
    table = CardTable().hand("aragorn", "aragorn", "arwen").eliminated("aragorn", "strider")
    table.plays("play:aragorn:reserve", "arwen")
    assert table.in_zone("aragorn", "eliminated") == ["strider"]
    assert table.told(events.RemovedFromGame) == []
    assert table.shuffled() == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.1")
def test_aragorn_played_to_a_battleground_removes_strider_too() -> None:
    table = (
        CardTable().battleground("pelargir").reserve("strider").hand("aragorn", "aragorn", "arwen")
    )
    table.plays("play:aragorn:pelargir", "arwen")
    assert (table.where("aragorn"), table.where("strider")) == ("pelargir", "eliminated")


@pytest.mark.rule("RCG-20.2", "RCG-9.4")
def test_aragorn_who_is_moved_leaves_strider_alone() -> None:
    table = CardTable().battleground("pelargir").reserve("aragorn", "strider")
    table.moves("aragorn", "pelargir")
    assert (table.where("aragorn"), table.where("strider")) == ("pelargir", "reserve")
    assert table.asked == NEXT
    table = CardTable().battleground("pelargir").reserve("aragorn").hand("aragorn", "strider")
    table.moves("aragorn", "pelargir")
    assert table.where("strider") == "hand"


@pytest.mark.rule("RCG-15.2", "RCG-8.23")
def test_aragorn_in_reserve_draws_one_card_more() -> None:
    assert CardTable().reserve("aragorn").step("draws").drawn()[:4] == [
        (0, 3),
        (1, 4),
        (2, 4),
        (3, 4),
    ]
    fresh = CardTable().reserve("aragorn", fresh=True).step("draws")
    assert fresh.drawn()[2] == (ARAGORN, 4)
    fighting = CardTable().battleground("pelargir", "aragorn").step("draws")
    assert fighting.drawn()[2] == (ARAGORN, 3)


@pytest.mark.rule("RCG-20.3", "RCG-10.9", "RCG-10.14")
def test_aragorn_forsaken_from_the_top_of_the_deck_is_cycled_and_shown() -> None:
    table = CardTable().on_top("aragorn", "aragorn")
    table.forsakes("aragorn").chooses("forsake-top")
    assert table.where("aragorn") == "cycle"
    assert table.told(events.Saved) == [events.Saved("aragorn", "aragorn")]
    for other in ("frodo", "witch-king", "saruman"):
        assert table.player(other).sees("cycle-aragorn") == ["aragorn"]
        assert events.CardForsaken(ARAGORN, "deck", "aragorn") in table.player(other).hears()


@pytest.mark.rule("RCG-20.3", "RCG-10.5", "RCG-10.2")
def test_aragorn_forsaken_as_the_last_card_of_the_deck_is_shuffled_back_in() -> None:
    table = CardTable().cycled("aragorn", "lembas").deck("aragorn", "aragorn")
    table.forsakes("aragorn").chooses("forsake-top")
    assert sorted(table.in_zone("aragorn", "deck")) == ["aragorn", "lembas"]
    assert table.in_zone("aragorn", "cycle") == []


@pytest.mark.rule("RCG-20.3", "RCG-10.10")
def test_aragorn_forsaken_from_hand_or_reserve_is_eliminated() -> None:
    table = CardTable().hand("aragorn", "aragorn")
    table.forsakes("aragorn").chooses("forsake:aragorn")
    assert table.where("aragorn") == "eliminated"
    assert table.player("frodo").sees("eliminated-aragorn") == []
    assert events.CardForsaken(ARAGORN, "hand", None) in table.player("frodo").hears()
    table = CardTable().reserve("aragorn")
    table.forsakes("aragorn").chooses("forsake:aragorn")
    assert table.where("aragorn") == "eliminated"


@pytest.mark.rule("RCG-20.3")
def test_aragorn_is_lost_in_combat_like_others() -> None:
    table = CardTable().battleground("pelargir", "aragorn").tokens("pelargir", attack=2)
    assert table.fights("pelargir") == (2, 1, 1)
    assert table.where("aragorn") == "eliminated"


# Boromir


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_boromir_has_his_icons_and_paths() -> None:
    assert (attack("boromir", at="umbar"), defence("boromir", at="pelargir")) == (0, 1)
    assert attack("boromir", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("boromir", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert defence("boromir", at="imladris") == 1
    assert open_paths("boromir") == [3, 4, 5, 6]
    assert open_battlegrounds("boromir") == OWN


@pytest.mark.rule("RCG-20.30", "RCG-8.25")
def test_boromir_played_to_a_path_draws_and_then_forsakes() -> None:
    table = (
        CardTable().path("imladris").hand("aragorn", "boromir", "arwen").on_top("aragorn", "lembas")
    )
    seat = table.plays("play:boromir:imladris", "arwen")
    assert table.drawn() == [(ARAGORN, 1)]
    assert table.asked == [(ARAGORN, "forsake")]
    assert seat.options == ["forsake:lembas", "forsake-top"]
    seat.chooses("forsake:lembas")
    assert table.where("lembas") == "eliminated"
    assert table.where("boromir") == "imladris"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.30", "RCG-9.4")
def test_boromir_moved_to_a_path_forsakes_only() -> None:
    table = CardTable().path("khazad-dum").reserve("boromir", "denethor").hand("aragorn", "arwen")
    seat = table.moves("boromir", "khazad-dum")
    assert table.drawn() == []
    assert seat.options == ["forsake:arwen", "forsake:denethor", "forsake-top"]
    seat.chooses("forsake:denethor")
    assert table.where("denethor") == "eliminated"
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.30")
@pytest.mark.parametrize("place", ["pelargir", "umbar", "reserve"])
def test_boromir_played_elsewhere_draws_only(place: str) -> None:
    table = CardTable().battleground("pelargir").battleground("umbar")
    table.hand("aragorn", "boromir", "arwen").on_top("aragorn", "lembas")
    table.plays(f"play:boromir:{place}", "arwen")
    assert table.in_zone("aragorn", "hand") == ["lembas"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.30", "RCG-9.4")
def test_boromir_moved_to_a_battleground_does_nothing() -> None:
    table = CardTable().battleground("pelargir").reserve("boromir").hand("aragorn", "arwen")
    table.moves("boromir", "pelargir")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.30", "RCG-10.17")
def test_boromir_costs_nothing_where_nothing_can_be_forsaken() -> None:
    table = CardTable().path("imladris").reserve("boromir").deck("aragorn")
    table.moves("boromir", "imladris")
    assert table.where("boromir") == "imladris"
    assert table.asked == NEXT


# Denethor


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_denethor_has_leadership_icons_only() -> None:
    assert (attack("denethor", at="umbar"), defence("denethor", at="pelargir")) == (0, 0)
    assert attack("denethor", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("denethor", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert open_battlegrounds("denethor") == OWN
    assert open_paths("denethor") == []


@pytest.mark.rule("RCG-10.19", "RCG-9.15")
def test_denethor_forsakes_a_card_and_takes_boromir_or_faramir_from_the_deck() -> None:
    table = CardTable().reserve("denethor").hand("aragorn", "arwen")
    seat = table.acts("denethor")
    assert seat.options == ["forsake:arwen", "forsake:denethor", "forsake-top"]
    seat.chooses("forsake:arwen")
    assert table.asked == [(ARAGORN, "search")]
    assert seat.options == ["take:boromir", "take:faramir"]
    seat.chooses("take:faramir")
    assert table.in_zone("aragorn", "hand") == ["faramir"]
    assert (table.where("arwen"), table.where("denethor")) == ("eliminated", "reserve")
    assert table.player("witch-king").sees("hand-aragorn") == ["faramir"]
    assert events.CardTaken(ARAGORN, "faramir", "deck") in table.player("witch-king").hears()
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.13", "RCG-10.19")
def test_denethor_may_be_the_card_that_is_forsaken() -> None:
    table = CardTable().reserve("denethor")
    table.acts("denethor").chooses("forsake:denethor").chooses("take:boromir")
    assert (table.where("denethor"), table.where("boromir")) == ("eliminated", "hand")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.19", "RCG-9.15")
def test_denethor_finds_neither_outside_the_deck_and_shuffles_all_the_same() -> None:
    table = CardTable().reserve("denethor", "boromir").cycled("aragorn", "faramir")
    seat = table.hand("aragorn", "arwen").acts("denethor").chooses("forsake:arwen")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.in_zone("aragorn", "hand") == []
    assert table.where("arwen") == "eliminated"
    assert table.told(events.NothingFound) == [events.NothingFound(ARAGORN)]
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-10.19")
def test_denethor_must_take_the_one_who_is_there() -> None:
    table = CardTable().reserve("denethor", "boromir").hand("aragorn", "arwen")
    seat = table.acts("denethor").chooses("forsake:arwen")
    assert seat.options == ["take:faramir"]


@pytest.mark.rule("RCG-9.15", "RCG-9.10")
def test_denethor_acts_in_reserve_only_and_for_his_own_player() -> None:
    table = CardTable().battleground("pelargir", "denethor").hand("aragorn", "arwen")
    table.turn("aragorn").may_not("act:denethor", because="RCG-9.15")
    table = CardTable().reserve("denethor")
    table.turn("frodo").may_not("act:denethor", because="RCG-9.10")
    table.turn("aragorn").may("act:denethor")


@pytest.mark.rule("RCG-9.11")
def test_denethor_may_act_twice_in_a_round() -> None:
    table = CardTable().reserve("denethor", fresh=True).hand("aragorn", "arwen", "elrond")
    table.acts("denethor").chooses("forsake:arwen").chooses("take:boromir")
    table.acts("denethor").chooses("forsake:elrond").chooses("take:faramir")
    assert table.in_zone("aragorn", "hand") == ["boromir", "faramir"]


# Faramir


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_faramir_has_his_icons_and_paths() -> None:
    assert (attack("faramir", at="umbar"), defence("faramir", at="pelargir")) == (0, 1)
    assert attack("faramir", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("faramir", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert defence("faramir", at="osgiliath") == 1
    assert open_paths("faramir") == [7, 8]
    assert open_battlegrounds("faramir") == OWN


@pytest.mark.rule("RCG-6.13", "RCG-6.6", "RCG-6.4")
def test_faramir_played_to_a_path_7_may_activate_another_one() -> None:
    table = CardTable().path("osgiliath", "gollum").hand("aragorn", "faramir", "arwen")
    seat = table.plays("play:faramir:osgiliath", "arwen")
    assert table.asked == [(ARAGORN, "text")]
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert seat.options == ["activate:henneth-annun", "activate:the-cross-roads"]
    assert table.where("faramir") == "osgiliath"
    seat.chooses("activate:the-cross-roads")
    assert events.CombatBegan("osgiliath", 1, 0, 1) in table.events
    assert table.where("faramir") == "eliminated"
    assert table.state.paths_won == [["osgiliath"], []]
    assert table.state.path == "the-cross-roads"
    assert table.drawn() == [(FRODO, 1), (ARAGORN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4", "RCG-6.13")
def test_faramir_moved_to_a_path_7_may_activate_the_last_one() -> None:
    table = CardTable().used("henneth-annun").path("the-cross-roads").reserve("faramir")
    seat = table.moves("faramir", "the-cross-roads")
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert table.state.path == "osgiliath"
    assert table.where("faramir") == "cycle"
    assert table.asked == [(ARAGORN, "text")]  # that of Osgiliath


@pytest.mark.rule("RCG-6.13", "RCG-9.15")
def test_faramir_need_not_activate_another_path() -> None:
    table = CardTable().path("osgiliath").hand("aragorn", "faramir", "arwen")
    table.plays("play:faramir:osgiliath", "arwen").chooses("forgo")
    assert (table.state.path, table.where("faramir")) == ("osgiliath", "osgiliath")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-6.8")
def test_faramir_activates_nothing_if_all_paths_7_are_used() -> None:
    table = CardTable().used("henneth-annun", "the-cross-roads").path("osgiliath")
    table.hand("aragorn", "faramir", "arwen").plays("play:faramir:osgiliath", "arwen")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-6.8", "RCG-9.4")
def test_faramir_activates_nothing_from_elsewhere() -> None:
    for place in ("morgul-vale", "pelargir", "reserve"):
        table = CardTable().path("morgul-vale").battleground("pelargir")
        table.hand("aragorn", "faramir", "arwen").plays(f"play:faramir:{place}", "arwen")
        assert table.state.path == "morgul-vale"
        assert table.asked == NEXT
    table = CardTable().path("osgiliath").battleground("pelargir")
    table.hand("aragorn", "faramir", "arwen").plays("play:faramir:pelargir", "arwen")
    assert table.asked == NEXT


# Halbarad


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_halbarad_has_his_icons_and_paths() -> None:
    assert (attack("halbarad", at="umbar"), defence("halbarad", at="pelargir")) == (0, 1)
    assert attack("halbarad", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("halbarad", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert defence("halbarad", at="imladris") == 1
    assert open_paths("halbarad") == [2, 3]
    assert open_battlegrounds("halbarad") == OWN


@pytest.mark.rule("RCG-10.19", "RCG-8.16")
def test_halbarad_is_cycled_and_fetches_strider_or_aragorn() -> None:
    table = CardTable().reserve("halbarad")
    seat = table.acts("halbarad")
    assert table.where("halbarad") == "cycle"
    assert seat.options == ["take:aragorn", "take:strider"]
    seat.chooses("take:strider")
    assert table.where("strider") == "hand"
    assert table.player("saruman").sees("hand-aragorn") == ["strider"]
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.19", "RCG-9.15")
def test_halbarad_is_cycled_even_if_neither_is_in_the_deck() -> None:
    table = CardTable().reserve("halbarad", "aragorn").eliminated("aragorn", "strider")
    seat = table.acts("halbarad")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.where("halbarad") == "cycle"
    assert table.in_zone("aragorn", "hand") == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.5", "RCG-10.19")
def test_halbarad_searches_a_deck_that_is_made_anew() -> None:
    table = CardTable().reserve("halbarad").cycled("aragorn", "strider", "lembas").deck("aragorn")
    seat = table.acts("halbarad")
    assert seat.options == ["take:strider"]
    seat.chooses("take:strider")
    assert sorted(table.in_zone("aragorn", "deck")) == ["halbarad", "lembas"]


@pytest.mark.rule("RCG-9.15")
def test_halbarad_acts_in_reserve_only() -> None:
    table = CardTable().path("imladris", "halbarad")
    table.turn("aragorn").may_not("act:halbarad", because="RCG-9.15")
    table = CardTable().battleground("pelargir", "halbarad")
    table.turn("aragorn").may_not("act:halbarad", because="RCG-9.15")


# Prince Imrahil


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_prince_imrahil_has_his_icons_and_goes_to_no_path() -> None:
    assert (attack("prince-imrahil", at="umbar"), defence("prince-imrahil", at="pelargir")) == (
        0,
        1,
    )
    assert attack("prince-imrahil", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("prince-imrahil", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert open_battlegrounds("prince-imrahil") == OWN
    assert open_paths("prince-imrahil") == []


@pytest.mark.rule("RCG-8.26", "RCG-10.19")
def test_prince_imrahil_cycles_a_further_card_to_fetch_his_knights() -> None:
    table = CardTable().hand("aragorn", "prince-imrahil", "arwen", "elrond", "lembas")
    seat = table.plays("play:prince-imrahil:reserve", "arwen")
    assert table.in_zone("aragorn", "hand") == ["elrond", "lembas"]
    assert table.asked == [(ARAGORN, "text")]
    seat.chooses("carry-out")
    assert seat.options == ["cycle:elrond", "cycle:lembas"]
    seat.chooses("cycle:elrond")
    assert seat.options == ["take:knights-of-dol-amroth"]
    seat.chooses("take:knights-of-dol-amroth")
    assert table.in_zone("aragorn", "hand") == ["knights-of-dol-amroth", "lembas"]
    assert table.in_zone("aragorn", "cycle") == ["arwen", "elrond"]
    assert table.player("frodo").sees("hand-aragorn") == ["knights-of-dol-amroth"]
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.26")
def test_prince_imrahil_may_go_without_his_knights() -> None:
    table = CardTable().hand("aragorn", "prince-imrahil", "arwen", "elrond")
    table.plays("play:prince-imrahil:reserve", "arwen").chooses("forgo")
    assert table.in_zone("aragorn", "hand") == ["elrond"]
    assert table.in_zone("aragorn", "cycle") == ["arwen"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.7", "RCG-8.26")
def test_prince_imrahil_with_an_empty_hand_forsakes_for_his_knights() -> None:
    table = CardTable().reserve("denethor").hand("aragorn", "prince-imrahil", "arwen")
    seat = table.plays("play:prince-imrahil:reserve", "arwen").chooses("carry-out")
    assert seat.options == ["forsake:denethor", "forsake:prince-imrahil", "forsake-top"]
    seat.chooses("forsake:denethor").chooses("take:knights-of-dol-amroth")
    assert table.where("denethor") == "eliminated"
    assert table.in_zone("aragorn", "hand") == ["knights-of-dol-amroth"]


@pytest.mark.rule("RCG-10.19")
def test_prince_imrahil_may_pay_for_knights_who_are_not_there() -> None:
    table = CardTable().cycled("aragorn", "knights-of-dol-amroth")
    table.hand("aragorn", "prince-imrahil", "arwen", "elrond")
    seat = table.plays("play:prince-imrahil:reserve", "arwen")
    seat.chooses("carry-out").chooses("cycle:elrond").chooses("find-nothing")
    assert table.where("knights-of-dol-amroth") == "cycle"
    assert table.in_zone("aragorn", "hand") == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4")
def test_prince_imrahil_who_is_moved_fetches_nobody() -> None:
    table = (
        CardTable().battleground("dol-amroth").reserve("prince-imrahil").hand("aragorn", "arwen")
    )
    table.moves("prince-imrahil", "dol-amroth")
    assert table.where("prince-imrahil") == "dol-amroth"
    assert table.asked == NEXT


# Strider


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_strider_has_his_icons_and_paths() -> None:
    assert (attack("strider", at="umbar"), defence("strider", at="pelargir")) == (1, 1)
    assert attack("strider", "soldiers-of-gondor", at="umbar") == 1 + 1
    assert defence("strider", "soldiers-of-gondor", at="pelargir") == 1 + 1
    assert defence("strider", at="imladris") == 2
    assert open_paths("strider") == [2, 3, 4, 5, 6]
    assert open_battlegrounds("strider") == OWN


@pytest.mark.rule("RCG-6.4", "RCG-6.9", "RCG-6.13")
def test_strider_leads_on_to_a_path_of_the_next_number() -> None:
    table = CardTable().path("caradhras", "strider", "cave-troll").used("egladil")
    seat = table.acts("strider")
    assert table.asked == [(ARAGORN, "path")]
    assert seat.options == ["activate:dimrill-dale", "activate:lothlorien"]
    assert table.where("strider") == "caradhras"
    seat.chooses("activate:lothlorien")
    assert table.told(events.CombatBegan) == [events.CombatBegan("caradhras", 1, 0, 2)]
    assert table.where("strider") == "eliminated"
    assert table.where("cave-troll") == "eliminated"
    assert table.state.path == "lothlorien"
    assert table.state.number == 5


@pytest.mark.rule("RCG-6.4", "RCG-6.9")
def test_strider_whom_nobody_attacks_is_cycled_when_he_leads_on() -> None:
    table = CardTable().path("amon-hen", "strider", "anduril@strider")
    table.acts("strider").chooses("activate:the-cross-roads")
    assert (table.where("strider"), table.where("anduril")) == ("cycle", "cycle")
    assert table.state.paths_won == [["amon-hen"], []]
    assert table.state.path == "the-cross-roads"
    assert table.drawn() == [(FRODO, 1), (ARAGORN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-9.10")
def test_strider_acts_on_the_active_path_only_and_for_his_own_player() -> None:
    table = CardTable().path("egladil").reserve("strider")
    table.turn("aragorn").may_not("act:strider", because="RCG-9.15")
    table = CardTable().path("egladil").battleground("pelargir", "strider")
    table.turn("aragorn").may_not("act:strider", because="RCG-9.15")
    table = CardTable().path("egladil", "strider")
    table.turn("frodo").may_not("act:strider", because="RCG-9.10")
    table.turn("aragorn").may("act:strider")


@pytest.mark.rule("RCG-6.10", "RCG-9.15")
def test_strider_cannot_lead_on_where_no_path_is_left() -> None:
    table = CardTable("fellowship-of-the-ring").path("amon-hen", "strider")
    table.turn("gandalf").may_not("act:strider", because="RCG-9.15")
    table = CardTable().used("dimrill-dale", "egladil", "lothlorien").path("caradhras", "strider")
    table.turn("aragorn").may_not("act:strider", because="RCG-9.15")


# Andúril


@pytest.mark.rule("RCG-8.13", "RCG-8.9")
def test_anduril_adds_its_icons_to_strider_or_aragorn() -> None:
    assert attack("aragorn", "anduril@aragorn", at="umbar") == 2
    assert defence("aragorn", "anduril@aragorn", at="pelargir") == 2
    assert defence("strider", "anduril@strider", at="imladris") == 2 + 1
    assert open_wielders("anduril") == ["aragorn", "strider"]
    table = CardTable().reserve("boromir").hand("aragorn", "anduril")
    table.turn("aragorn").may_not("equip:anduril:boromir", because="RCG-8.9")


@pytest.mark.rule("RCG-20.14", "RCG-5.12", "RCG-5.5")
def test_anduril_activates_a_dunedain_battleground_and_its_wielder_goes_there() -> None:
    table = CardTable().reserve("aragorn", "anduril@aragorn").won(SHADOW, "pelargir", "edoras")
    table.won(FREE, "umbar").battleground("harad")
    seat = table.acts("anduril")
    assert table.asked == [(ARAGORN, "battleground")]
    assert seat.options == [
        "activate:dol-amroth",
        "activate:minas-tirith",
        "activate:minas-morgul",
        "activate:morannon",
        "activate:umbar",
        "activate:pelargir",
    ]
    seat.chooses("activate:umbar")
    assert table.where("aragorn") == "umbar"
    assert table.where("anduril") == "aragorn"
    assert table.state.battlegrounds == ["harad", "umbar"]
    assert table.state.won == [[], ["pelargir", "edoras"]]
    assert table.state.bared == ["umbar"]
    assert table.drawn() == [(1, 1), (3, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.14", "RCG-8.22")
def test_anduril_moves_a_wielder_who_was_played_this_round() -> None:
    table = CardTable().reserve("strider", "anduril@strider", fresh=True).battleground("umbar")
    table.turn("aragorn").may_not("move:strider:umbar", because="RCG-8.22")
    seat = table.acts("anduril").chooses("activate:dol-amroth")
    assert table.asked == [(ARAGORN, "text")]  # that of Dol Amroth comes first
    assert table.where("strider") == "reserve"
    seat.chooses("forgo")
    assert table.where("strider") == "dol-amroth"
    assert table.state.fresh == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.14")
def test_anduril_moves_nobody_who_was_forsaken_for_the_battleground() -> None:
    table = CardTable().reserve("strider", "anduril@strider").on_top("aragorn", "arwen", "elrond")
    seat = table.acts("anduril").chooses("activate:dol-amroth").chooses("carry-out")
    assert seat.options == ["forsake:strider", "forsake:anduril", "forsake-top"]
    seat.chooses("forsake:strider")
    assert (table.where("strider"), table.where("anduril")) == ("eliminated", "eliminated")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.state.battlegrounds == ["dol-amroth"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.14", "RCG-9.15")
def test_anduril_works_only_with_its_wielder_in_reserve() -> None:
    table = CardTable().path("egladil", "strider", "anduril@strider")
    table.turn("aragorn").may_not("act:anduril", because="RCG-9.15")
    table = CardTable().battleground("pelargir", "aragorn", "anduril@aragorn")
    table.turn("aragorn").may_not("act:anduril", because="RCG-9.15")


@pytest.mark.rule("RCG-5.11", "RCG-9.15")
def test_anduril_cannot_be_used_if_all_dunedain_battlegrounds_are_active() -> None:
    table = CardTable().reserve("aragorn", "anduril@aragorn")
    for place in OWN[:-1]:
        table.battleground(place)
    table.turn("aragorn").may("act:anduril")
    table.battleground(OWN[-1])
    table.turn("aragorn").may_not("act:anduril", because="RCG-9.15")


# Blade of Westernesse


@pytest.mark.rule("RCG-8.9", "RCG-8.10", "RCG-8.13")
def test_blade_of_westernesse_adds_its_icons_to_a_hobbit() -> None:
    blade = "blade-of-westernesse@merry-brandybuck"
    assert attack("merry-brandybuck", blade, at="orthanc") == 1
    assert defence("merry-brandybuck", blade, at="helms-deep") == 1
    assert defence("merry-brandybuck", blade, at="imladris") == 1 + 1
    assert open_wielders("blade-of-westernesse") == [
        "bilbo-baggins",
        "fatty-bolger",
        "frodo-baggins",
        "merry-brandybuck",
        "pippin-took",
        "sam-gamgee",
    ]


@pytest.mark.rule("RCG-8.18", "RCG-8.10", "RCG-8.1")
def test_blade_of_westernesse_goes_back_to_the_player_who_played_it() -> None:
    table = CardTable().path("imladris", "sam-gamgee")
    table.hand("aragorn", "blade-of-westernesse", "arwen")
    table.plays("equip:blade-of-westernesse:sam-gamgee", "arwen")
    assert table.where("blade-of-westernesse") == "sam-gamgee"
    assert table.asked == NEXT
    assert table.fights("imladris") == (0, 1, 2)
    assert table.in_zone("frodo", "cycle") == ["sam-gamgee"]
    assert table.in_zone("aragorn", "cycle") == ["arwen", "blade-of-westernesse"]


# Paths of the Dead


def paths_of_the_dead(*reserve: str) -> CardTable:
    """The Aragorn player has played the event, with these cards in reserve."""
    table = CardTable().reserve(*reserve).hand("aragorn", "paths-of-the-dead", "arwen", "elrond")
    table.plays("event:paths-of-the-dead", "arwen")
    return table


@pytest.mark.rule("RCG-20.25", "RCG-8.21", "RCG-8.26")
def test_paths_of_the_dead_forsakes_two_cards_and_draws_four() -> None:
    table = paths_of_the_dead("denethor")
    seat = table.player("aragorn")
    assert table.drawn() == []
    assert seat.options == ["forsake:elrond", "forsake:denethor", "forsake-top"]
    seat.chooses("forsake:elrond")
    assert seat.options == ["forsake:denethor", "forsake-top"]
    seat.chooses("forsake:denethor")
    assert table.drawn() == [(ARAGORN, 4)]
    assert len(table.in_zone("aragorn", "hand")) == 4
    assert table.in_zone("aragorn", "eliminated") == ["denethor", "elrond", "paths-of-the-dead"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.25")
@pytest.mark.parametrize("leader", ["strider", "aragorn"])
def test_paths_of_the_dead_draws_five_with_strider_or_aragorn_in_reserve(leader: str) -> None:
    table = paths_of_the_dead(leader)
    table.player("aragorn").chooses("forsake:elrond").chooses("forsake-top")
    assert table.drawn() == [(ARAGORN, 5)]
    assert len(table.in_zone("aragorn", "hand")) == 5


@pytest.mark.rule("RCG-20.25")
def test_paths_of_the_dead_draws_four_if_the_leader_was_forsaken_for_it() -> None:
    table = paths_of_the_dead("strider")
    table.player("aragorn").chooses("forsake:elrond").chooses("forsake:strider")
    assert table.drawn() == [(ARAGORN, 4)]


@pytest.mark.rule("RCG-20.25")
def test_paths_of_the_dead_draws_four_with_the_leader_at_a_location() -> None:
    table = CardTable().battleground("pelargir", "aragorn").path("egladil", "strider")
    table.hand("aragorn", "paths-of-the-dead", "arwen", "elrond")
    seat = table.plays("event:paths-of-the-dead", "arwen")
    seat.chooses("forsake:elrond").chooses("forsake-top")
    assert table.drawn() == [(ARAGORN, 4)]


@pytest.mark.rule("RCG-10.17", "RCG-10.5", "RCG-20.25")
def test_paths_of_the_dead_does_what_it_can() -> None:
    table = CardTable().hand("aragorn", "paths-of-the-dead", "arwen").deck("aragorn", "lembas")
    seat = table.plays("event:paths-of-the-dead", "arwen")
    seat.chooses("forsake-top")
    assert table.in_zone("aragorn", "deck") == ["arwen"]  # made anew at once
    assert seat.options == ["forsake-top"]
    seat.chooses("forsake-top")
    assert table.drawn() == []
    assert table.in_zone("aragorn", "hand") == []
    assert table.where("arwen") == "eliminated"
    assert table.asked == NEXT


# The Red Arrow


@pytest.mark.rule("RCG-20.31", "RCG-8.5")
def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan() -> None:
    for card in ("riders-of-rohan-1", "village-militia", "eomer", "eowyn", "theoden"):
        assert open_battlegrounds(card) == sorted({"edoras", "helms-deep", "morannon", "orthanc"})
        assert open_battlegrounds(card, "the-red-arrow") == sorted(
            {*OWN, "edoras", "helms-deep", "orthanc"}
        )
        assert open_paths(card) == []


@pytest.mark.rule("RCG-20.31", "RCG-8.5", "RCG-8.21")
def test_the_red_arrow_calls_the_riders_of_another_player() -> None:
    table = CardTable().battleground("minas-tirith").hand("aragorn", "the-red-arrow", "arwen")
    table.reserve("riders-of-rohan-1")
    table.turn("frodo").may_not("move:riders-of-rohan-1:minas-tirith", because="RCG-8.5")
    table.plays("event:the-red-arrow", "arwen")
    assert table.asked == NEXT
    assert table.where("the-red-arrow") == "eliminated"
    table.moves("riders-of-rohan-1", "minas-tirith")
    assert table.where("riders-of-rohan-1") == "minas-tirith"
    assert table.fights("minas-tirith") == (0, 3, 1)


@pytest.mark.rule("RCG-20.31")
def test_the_red_arrow_lets_rohan_attack_where_the_free_peoples_attack() -> None:
    table = CardTable().battleground("umbar").board(lasting=["the-red-arrow"])
    table.hand("frodo", "riders-of-rohan-1", "gimli").plays("play:riders-of-rohan-1:umbar", "gimli")
    assert table.fights("umbar") == (2, 2, 0)


@pytest.mark.rule("RCG-20.31", "RCG-8.5")
def test_the_red_arrow_makes_no_rohan_battlegrounds() -> None:
    hobbit = open_battlegrounds("merry-brandybuck")
    assert open_battlegrounds("merry-brandybuck", "the-red-arrow") == hobbit
    assert open_battlegrounds("soldiers-of-gondor", "the-red-arrow") == OWN
    assert open_battlegrounds("gimli", "the-red-arrow") == ["moria"]
    table = CardTable().battleground("minas-tirith").board(lasting=["the-red-arrow"])
    seat = table.hand("frodo", "merry-brandybuck").turn("frodo")
    seat.may_not("play:merry-brandybuck:minas-tirith", because="RCG-8.5")


@pytest.mark.rule("RCG-20.31", "RCG-8.22")
def test_the_red_arrow_leaves_other_limits_of_moving() -> None:
    table = CardTable().battleground("minas-tirith").board(lasting=["the-red-arrow"])
    seat = table.reserve("eomer", fresh=True).turn("frodo")
    seat.may_not("move:eomer:minas-tirith", because="RCG-8.22")


@pytest.mark.rule("RCG-15.5", "RCG-20.31")
def test_the_red_arrow_ends_with_the_round() -> None:
    table = CardTable().battleground("pelargir").reserve("riders-of-rohan-1")
    table.hand("aragorn", "the-red-arrow", "arwen").plays("event:the-red-arrow", "arwen")
    table.turn("frodo").may("move:riders-of-rohan-1:pelargir")
    table.step("end").turn("frodo").may_not("move:riders-of-rohan-1:pelargir", because="RCG-8.5")


# The Three Hunters


@pytest.mark.rule("RCG-8.5", "RCG-8.8")
def test_the_three_hunters_may_go_to_every_battleground() -> None:
    for card in ("legolas", "gimli", "strider", "aragorn"):
        assert open_battlegrounds(card, "the-three-hunters") == sorted(EVERYWHERE)
    assert open_battlegrounds("boromir", "the-three-hunters") == OWN
    assert open_battlegrounds("elrond", "the-three-hunters") == sorted(
        {"lorien", "rivendell", "dol-guldur", "moria"}
    )
    table = CardTable().path("egladil").board(lasting=["the-three-hunters"])
    table.hand("aragorn", "aragorn").turn("aragorn")
    table.player("aragorn").may_not("play:aragorn:egladil", because="RCG-8.8")


@pytest.mark.rule("RCG-13.12", "RCG-13.7")
def test_the_three_hunters_are_supported_by_any_army_of_the_free_peoples() -> None:
    for army, icons in (("high-elves-1", 2), ("riders-of-rohan-1", 1), ("village-militia", 1)):
        table = CardTable().battleground("rivendell", "aragorn", army)
        assert table.fights("rivendell") == (0, 2, 1 + icons)
        table = CardTable().battleground("rivendell", "aragorn", army)
        table.board(lasting=["the-three-hunters"])
        assert table.fights("rivendell") == (0, 2, 1 + 1 + icons)


@pytest.mark.rule("RCG-13.12")
def test_the_three_hunters_alone_are_supported_by_any_army() -> None:
    table = CardTable().battleground("rivendell", "arwen", "denethor", "riders-of-rohan-1")
    table.board(lasting=["the-three-hunters"])
    assert table.fights("rivendell") == (0, 2, 1)


@pytest.mark.rule("RCG-8.5", "RCG-8.21", "RCG-15.5")
def test_the_three_hunters_hunt_for_a_round_in_either_deck() -> None:
    table = CardTable().battleground("helms-deep").reserve("legolas", "gimli")
    table.turn("frodo").may_not("move:gimli:helms-deep", because="RCG-8.5")
    table.hand("aragorn", "the-three-hunters", "arwen")
    table.plays("event:the-three-hunters", "arwen")
    assert table.where("the-three-hunters") == "eliminated"
    assert table.asked == NEXT
    table.moves("legolas", "helms-deep")
    table.turn("frodo").may("move:gimli:helms-deep")
    table.step("end").turn("frodo").may_not("move:gimli:helms-deep", because="RCG-8.5")


@pytest.mark.rule("RCG-20.14", "RCG-8.19")
def test_anduril_forsaken_for_the_text_still_moves_its_wielder() -> None:
    table = CardTable().path("egladil").reserve("aragorn", "anduril@aragorn")
    seat = table.turn("aragorn").chooses("act:anduril").chooses("activate:minas-tirith")
    seat.chooses("carry-out").chooses("forsake:anduril")
    assert table.where("anduril") == "eliminated"
    assert table.where("aragorn") == "minas-tirith"
