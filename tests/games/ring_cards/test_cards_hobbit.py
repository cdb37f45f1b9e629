"""The ten titles of the Hobbits, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
    DUNEDAIN,
    DUNEDAIN_ATTACKS,
    FRODO,
    ROHAN,
    ROHAN_ATTACKS,
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
from ostrog.games.ring_cards.cards.elimination import EliminateAll

NEXT = [(WITCH_KING, "turn")]
"""The Frodo player is done."""

EVERY_PATH = [1, 2, 3, 4, 5, 6, 7, 8, 9]


# Bilbo Baggins


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-12.2")
def test_bilbo_baggins_has_one_icon_on_path_3_and_goes_nowhere_else() -> None:
    assert defence("bilbo-baggins", at="imladris") == 1
    assert open_paths("bilbo-baggins") == [3]
    assert open_battlegrounds("bilbo-baggins") == []


@pytest.mark.rule("RCG-20.4", "RCG-8.16", "RCG-12.14")
def test_bilbo_baggins_lost_on_a_path_is_cycled_with_his_items() -> None:
    table = CardTable().path("imladris", "bilbo-baggins", "lembas@bilbo-baggins")
    assert table.tokens("imladris", attack=3).fights("imladris") == (3, 1, 1)
    assert table.in_zone("frodo", "cycle") == ["bilbo-baggins"]
    assert table.in_zone("aragorn", "cycle") == ["lembas"]
    assert table.state.corruption == 1


@pytest.mark.rule("RCG-20.4", "RCG-10.9")
def test_bilbo_baggins_is_cycled_wherever_he_is_forsaken() -> None:
    table = CardTable().hand("frodo", "bilbo-baggins")
    table.forsakes("frodo").chooses("forsake:bilbo-baggins")
    assert table.where("bilbo-baggins") == "cycle"
    assert table.player("saruman").sees("cycle-frodo") == ["bilbo-baggins"]
    table = CardTable().reserve("bilbo-baggins", "elven-cloak@bilbo-baggins")
    table.forsakes("frodo").chooses("forsake:bilbo-baggins")
    assert (table.where("bilbo-baggins"), table.where("elven-cloak")) == ("cycle", "cycle")
    table = CardTable().on_top("frodo", "bilbo-baggins")
    table.forsakes("frodo").chooses("forsake-top")
    assert table.where("bilbo-baggins") == "cycle"
    assert table.player("saruman").sees("cycle-frodo") == ["bilbo-baggins"]


@pytest.mark.rule("RCG-20.4", "RCG-10.12", "RCG-9.12")
def test_bilbo_baggins_and_frodo_are_cycled_by_winnowing_which_draws_all_the_same() -> None:
    table = CardTable().hand("frodo", "bilbo-baggins", "frodo-baggins").on_top("frodo", "gimli")
    seat = table.turn("frodo").chooses("winnow")
    seat.chooses("eliminate:bilbo-baggins", "eliminate:frodo-baggins", "done")
    assert table.in_zone("frodo", "cycle") == ["bilbo-baggins", "frodo-baggins"]
    assert table.in_zone("frodo", "eliminated") == []
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert table.player("witch-king").sees("cycle-frodo") == ["bilbo-baggins", "frodo-baggins"]


@pytest.mark.rule("RCG-10.1", "RCG-8.16")
def test_bilbo_baggins_is_cycled_to_draw_two_cards() -> None:
    table = CardTable().reserve("bilbo-baggins", "lembas@bilbo-baggins")
    table.on_top("frodo", "gimli", "eomer", "eowyn").acts("bilbo-baggins")
    assert (table.where("bilbo-baggins"), table.where("lembas")) == ("cycle", "cycle")
    assert table.in_zone("frodo", "hand") == ["eomer", "gimli"]
    assert table.drawn() == [(FRODO, 2)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.3", "RCG-10.5")
def test_bilbo_baggins_may_be_drawn_again_by_his_own_action() -> None:
    table = CardTable().reserve("bilbo-baggins").deck("frodo")
    table.acts("bilbo-baggins")
    assert table.in_zone("frodo", "hand") == ["bilbo-baggins"]
    assert table.in_zone("frodo", "deck") == []
    table = CardTable().reserve("bilbo-baggins").deck("frodo", "gimli")
    table.acts("bilbo-baggins")
    assert table.in_zone("frodo", "hand") == ["bilbo-baggins", "gimli"]


@pytest.mark.rule("RCG-9.15", "RCG-9.10")
def test_bilbo_baggins_acts_in_reserve_only_and_for_his_own_player() -> None:
    table = CardTable().path("imladris", "bilbo-baggins")
    table.turn("frodo").may_not("act:bilbo-baggins", because="RCG-9.15")
    table = CardTable().reserve("bilbo-baggins")
    table.turn("aragorn").may_not("act:bilbo-baggins", because="RCG-9.10")
    table.turn("frodo").may("act:bilbo-baggins")


# Fatty Bolger


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-12.2")
def test_fatty_bolger_has_one_icon_on_paths_1_and_2_and_goes_nowhere_else() -> None:
    assert defence("fatty-bolger", at="bag-end") == 1
    assert open_paths("fatty-bolger") == [1, 2]
    assert open_battlegrounds("fatty-bolger") == []


@pytest.mark.rule("RCG-20.5", "RCG-10.1")
def test_fatty_bolger_is_eliminated_to_draw_three_cards() -> None:
    table = CardTable().reserve("fatty-bolger", "elven-cloak@fatty-bolger")
    table.on_top("frodo", "gimli", "eomer", "eowyn", "theoden").acts("fatty-bolger")
    assert (table.where("fatty-bolger"), table.where("elven-cloak")) == ("eliminated", "eliminated")
    assert table.in_zone("frodo", "hand") == ["eomer", "eowyn", "gimli"]
    assert table.drawn() == [(FRODO, 3)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.5", "RCG-8.16")
def test_fatty_bolger_forsaken_from_reserve_is_cycled_with_his_items() -> None:
    table = CardTable().reserve("fatty-bolger", "elven-cloak@fatty-bolger")
    table.forsakes("frodo").chooses("forsake:fatty-bolger")
    assert (table.where("fatty-bolger"), table.where("elven-cloak")) == ("cycle", "cycle")
    assert table.told(events.Saved) == [events.Saved("fatty-bolger", "fatty-bolger")]


@pytest.mark.rule("RCG-20.5")
def test_fatty_bolger_is_not_saved_elsewhere() -> None:
    table = CardTable().hand("frodo", "fatty-bolger")
    table.forsakes("frodo").chooses("forsake:fatty-bolger")
    assert table.where("fatty-bolger") == "eliminated"
    table = CardTable().on_top("frodo", "fatty-bolger")
    table.forsakes("frodo").chooses("forsake-top")
    assert table.where("fatty-bolger") == "eliminated"
    table = CardTable().path("bag-end", "fatty-bolger").tokens("bag-end", attack=1)
    table.fights("bag-end")
    assert table.where("fatty-bolger") == "eliminated"
    table = CardTable().hand("frodo", "fatty-bolger", "gimli")
    table.turn("frodo").chooses("winnow")
    table.player("frodo").chooses("eliminate:fatty-bolger", "eliminate:gimli", "done")
    assert table.where("fatty-bolger") == "eliminated"


@pytest.mark.rule("RCG-9.15")
def test_fatty_bolger_acts_in_reserve_only() -> None:
    table = CardTable().path("bag-end", "fatty-bolger")
    table.turn("frodo").may_not("act:fatty-bolger", because="RCG-9.15")


# Frodo Baggins


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-12.2")
def test_frodo_baggins_has_one_icon_on_every_path() -> None:
    assert defence("frodo-baggins", at="orodruin") == 1
    assert open_paths("frodo-baggins") == EVERY_PATH
    assert open_battlegrounds("frodo-baggins") == []


@pytest.mark.rule("RCG-20.4", "RCG-12.14")
def test_frodo_baggins_lost_on_a_path_is_cycled_and_his_items_eliminated() -> None:
    table = CardTable().path("khazad-dum", "frodo-baggins", "mithril-coat@frodo-baggins")
    assert table.tokens("khazad-dum", attack=3).fights("khazad-dum") == (3, 0, 3)
    assert (table.where("frodo-baggins"), table.where("mithril-coat")) == ("cycle", "eliminated")
    assert table.told(events.Saved) == [events.Saved("frodo-baggins", "frodo-baggins")]
    assert table.state.paths_won == [["khazad-dum"], []]
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-20.4", "RCG-12.8")
def test_frodo_baggins_who_is_not_lost_keeps_his_items() -> None:
    table = CardTable().path("egladil", "frodo-baggins", "mithril-coat@frodo-baggins")
    assert table.tokens("egladil", attack=1).fights("egladil") == (1, 1, 3)
    assert (table.where("frodo-baggins"), table.where("mithril-coat")) == ("cycle", "cycle")
    assert table.told(events.Saved) == []


@pytest.mark.rule("RCG-20.4", "RCG-10.9")
def test_frodo_baggins_is_cycled_wherever_he_is_forsaken() -> None:
    table = CardTable().hand("frodo", "frodo-baggins")
    table.forsakes("frodo").chooses("forsake:frodo-baggins")
    assert table.where("frodo-baggins") == "cycle"
    assert table.player("aragorn").sees("cycle-frodo") == ["frodo-baggins"]
    table = CardTable().reserve("frodo-baggins", "sting@frodo-baggins")
    table.forsakes("frodo").chooses("forsake:frodo-baggins")
    assert (table.where("frodo-baggins"), table.where("sting")) == ("cycle", "eliminated")
    table = CardTable().on_top("frodo", "frodo-baggins")
    table.forsakes("frodo").chooses("forsake-top")
    assert table.where("frodo-baggins") == "cycle"


@pytest.mark.rule("RCG-20.4", "RCG-10.8")
def test_frodo_baggins_is_cycled_when_a_text_would_eliminate_him() -> None:
    table = CardTable().reserve("frodo-baggins", "sting@frodo-baggins")
    table.carries_out(EliminateAll(cards=["frodo-baggins"], cause="text"))
    assert (table.where("frodo-baggins"), table.where("sting")) == ("cycle", "eliminated")


@pytest.mark.rule("RCG-20.4", "RCG-10.13")
def test_frodo_baggins_does_not_save_an_item_that_is_forsaken_alone() -> None:
    table = CardTable().reserve("frodo-baggins", "sting@frodo-baggins")
    table.forsakes("frodo").chooses("forsake:sting")
    assert (table.where("frodo-baggins"), table.where("sting")) == ("reserve", "eliminated")


# Merry Brandybuck


@pytest.mark.rule("RCG-20.6", "RCG-8.5", "RCG-8.8")
def test_merry_brandybuck_goes_to_every_path_and_to_rohan_battlegrounds() -> None:
    assert defence("merry-brandybuck", at="imladris") == 1
    assert open_paths("merry-brandybuck") == EVERY_PATH
    assert open_battlegrounds("merry-brandybuck") == sorted(ROHAN + ROHAN_ATTACKS)
    table = CardTable().battleground("pelargir").hand("frodo", "merry-brandybuck")
    table.turn("frodo").may_not("play:merry-brandybuck:pelargir", because="RCG-8.5")


@pytest.mark.rule("RCG-20.6", "RCG-13.12", "RCG-13.7")
def test_merry_brandybuck_has_a_defence_icon_with_an_army_of_rohan() -> None:
    merry = "merry-brandybuck"
    assert defence(merry, at="helms-deep") == 0
    assert defence(merry, "riders-of-rohan-1", at="helms-deep") == 1 + 1
    assert defence(merry, "village-militia", at="edoras") == 1 + 1
    assert attack(merry, "riders-of-rohan-1", at="orthanc") == 2
    assert defence(merry, "soldiers-of-gondor", at="helms-deep") == 1
    assert defence(merry, "high-elves-1", at="helms-deep") == 2


@pytest.mark.rule("RCG-13.12", "RCG-13.8", "RCG-13.9")
def test_merry_brandybuck_shares_no_army_with_eomer() -> None:
    table = CardTable().battleground("edoras", "merry-brandybuck", "eomer", "riders-of-rohan-1")
    table.tokens("edoras", attack=2).combat()
    assert table.asked == [(FRODO, "support")]
    assert table.player("frodo").options == ["support:eomer", "support:merry-brandybuck"]
    table.player("frodo").chooses("support:merry-brandybuck")
    assert table.told(events.CombatBegan) == [events.CombatBegan("edoras", 2, 1, 1 + 1)]
    assert table.player("frodo").options == ["lose:merry-brandybuck", "lose:riders-of-rohan-1"]
    riders = ("riders-of-rohan-1", "riders-of-rohan-2")
    assert defence("merry-brandybuck", "eomer", *riders, at="edoras") == 1 + 1 + 2


@pytest.mark.rule("RCG-12.14", "RCG-8.16", "RCG-8.18")
def test_merry_brandybuck_lost_on_a_path_is_cycled_with_all_items() -> None:
    table = CardTable().path(
        "imladris", "merry-brandybuck", "blade-of-westernesse@merry-brandybuck"
    )
    assert table.tokens("imladris", attack=3).fights("imladris") == (3, 1, 2)
    assert table.in_zone("frodo", "cycle") == ["merry-brandybuck"]
    assert table.in_zone("aragorn", "cycle") == ["blade-of-westernesse"]
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-20.4", "RCG-8.15")
def test_merry_brandybuck_lost_otherwise_is_eliminated() -> None:
    merry, blade = "merry-brandybuck", "blade-of-westernesse"
    table = CardTable().battleground("edoras", merry, f"{blade}@{merry}").tokens("edoras", attack=2)
    assert table.fights("edoras") == (2, 1, 1)
    assert (table.where(merry), table.where(blade)) == ("eliminated", "eliminated")
    table = CardTable().reserve(merry)
    table.forsakes("frodo").chooses(f"forsake:{merry}")
    assert table.where(merry) == "eliminated"


# Pippin Took


@pytest.mark.rule("RCG-20.6", "RCG-8.5", "RCG-8.8")
def test_pippin_took_goes_to_every_path_and_to_dunedain_battlegrounds() -> None:
    assert defence("pippin-took", at="imladris") == 1
    assert open_paths("pippin-took") == EVERY_PATH
    assert open_battlegrounds("pippin-took") == sorted(DUNEDAIN + DUNEDAIN_ATTACKS)
    table = CardTable().battleground("edoras").hand("frodo", "pippin-took")
    table.turn("frodo").may_not("play:pippin-took:edoras", because="RCG-8.5")


@pytest.mark.rule("RCG-20.6", "RCG-13.12", "RCG-13.7")
def test_pippin_took_has_a_defence_icon_with_an_army_of_the_dunedain() -> None:
    assert defence("pippin-took", at="minas-tirith") == 0
    assert defence("pippin-took", "soldiers-of-gondor", at="minas-tirith") == 1 + 1
    assert defence("pippin-took", "the-great-gate", at="minas-tirith") == 1 + 3
    assert defence("pippin-took", "dead-men-of-dunharrow", at="pelargir") == 1
    assert attack("pippin-took", "soldiers-of-gondor", at="umbar") == 1
    assert defence("pippin-took", "riders-of-rohan-1", at="minas-tirith") == 1


@pytest.mark.rule("RCG-12.14", "RCG-8.16", "RCG-8.18")
def test_pippin_took_lost_on_a_path_is_cycled_with_all_items() -> None:
    table = CardTable().path("imladris", "pippin-took", "blade-of-westernesse@pippin-took")
    assert table.tokens("imladris", attack=4).fights("imladris") == (4, 1, 2)
    assert table.in_zone("frodo", "cycle") == ["pippin-took"]
    assert table.in_zone("aragorn", "cycle") == ["blade-of-westernesse"]
    assert table.state.corruption == 1


@pytest.mark.rule("RCG-20.4", "RCG-8.15")
def test_pippin_took_lost_otherwise_is_eliminated() -> None:
    pippin, blade = "pippin-took", "blade-of-westernesse"
    table = CardTable().battleground("pelargir", pippin, f"{blade}@{pippin}")
    assert table.tokens("pelargir", attack=2).fights("pelargir") == (2, 1, 1)
    assert (table.where(pippin), table.where(blade)) == ("eliminated", "eliminated")
    table = CardTable().hand("frodo", pippin)
    table.forsakes("frodo").chooses(f"forsake:{pippin}")
    assert table.where(pippin) == "eliminated"


# Sam Gamgee


@pytest.mark.rule("RCG-8.8", "RCG-8.5", "RCG-12.2")
def test_sam_gamgee_has_one_icon_on_every_path() -> None:
    assert defence("sam-gamgee", at="orodruin") == 1
    assert open_paths("sam-gamgee") == EVERY_PATH
    assert open_battlegrounds("sam-gamgee") == []


@pytest.mark.rule("RCG-11.6", "RCG-8.16", "RCG-12.3")
def test_sam_gamgee_is_cycled_with_his_items_for_a_token_on_the_path() -> None:
    table = (
        CardTable().path("egladil").reserve("sam-gamgee", "sting@sam-gamgee", "lembas@sam-gamgee")
    )
    table.acts("sam-gamgee")
    assert table.in_zone("frodo", "cycle") == ["sam-gamgee", "sting"]
    assert table.in_zone("aragorn", "cycle") == ["lembas"]
    assert table.state.tokens == {"egladil": [0, 1]}
    assert table.told(events.TokensPlaced) == [events.TokensPlaced("egladil", "path-defence", 1)]
    assert table.asked == NEXT
    assert table.fights("egladil") == (0, 2, 0)


@pytest.mark.rule("RCG-9.15")
def test_sam_gamgee_acts_in_reserve_only_and_needs_an_active_path() -> None:
    table = CardTable().path("egladil", "sam-gamgee")
    table.turn("frodo").may_not("act:sam-gamgee", because="RCG-9.15")
    table = CardTable().reserve("sam-gamgee").battleground("edoras")
    table.turn("frodo").may_not("act:sam-gamgee", because="RCG-9.15")


@pytest.mark.rule("RCG-20.4")
def test_sam_gamgee_is_lost_like_others() -> None:
    table = CardTable().path("egladil", "sam-gamgee", "sting@sam-gamgee")
    table.tokens("egladil", attack=3).fights("egladil")
    assert (table.where("sam-gamgee"), table.where("sting")) == ("eliminated", "eliminated")


# Herbs and Stewed Rabbit


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_herbs_and_stewed_rabbit_are_for_frodo_and_sam_and_have_no_icons() -> None:
    herbs = "herbs-and-stewed-rabbit"
    assert open_wielders(herbs) == ["frodo-baggins", "sam-gamgee"]
    assert defence("sam-gamgee", f"{herbs}@sam-gamgee", at="egladil") == 1


@pytest.mark.rule("RCG-10.20", "RCG-9.15")
def test_herbs_and_stewed_rabbit_bring_a_hobbit_back_and_draw_a_card() -> None:
    herbs = "herbs-and-stewed-rabbit"
    table = CardTable().reserve("sam-gamgee", f"{herbs}@sam-gamgee")
    table.cycled("frodo", "frodo-baggins", "merry-brandybuck", "gimli", "sting")
    seat = table.on_top("frodo", "eomer").acts(herbs)
    assert table.where(herbs) == "eliminated"
    assert table.drawn() == []
    assert seat.options == ["take:frodo-baggins", "take:merry-brandybuck"]
    seat.chooses("take:merry-brandybuck")
    assert table.in_zone("frodo", "hand") == ["eomer", "merry-brandybuck"]
    assert table.player("saruman").sees("hand-frodo") == ["merry-brandybuck"]
    assert table.drawn() == [(FRODO, 1)]
    assert table.where("sam-gamgee") == "reserve"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.20", "RCG-10.1")
def test_herbs_and_stewed_rabbit_draw_even_if_no_hobbit_comes_back() -> None:
    herbs = "herbs-and-stewed-rabbit"
    table = CardTable().reserve("sam-gamgee", f"{herbs}@sam-gamgee").cycled("frodo", "gimli")
    seat = table.on_top("frodo", "eomer").acts(herbs)
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.in_zone("frodo", "hand") == ["eomer"]
    table = CardTable().reserve("sam-gamgee", f"{herbs}@sam-gamgee").on_top("frodo", "eomer")
    table.acts(herbs)
    assert table.in_zone("frodo", "hand") == ["eomer"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15")
def test_herbs_and_stewed_rabbit_are_eaten_anywhere_in_play() -> None:
    herbs = "herbs-and-stewed-rabbit"
    table = CardTable().path("egladil", "frodo-baggins", f"{herbs}@frodo-baggins")
    table.acts(herbs)
    assert table.where(herbs) == "eliminated"
    assert table.where("frodo-baggins") == "egladil"
    assert len(table.in_zone("frodo", "hand")) == 1


# Mithril Coat


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-12.6")
def test_mithril_coat_adds_two_icons_on_paths_to_frodo_or_sam() -> None:
    assert defence("sam-gamgee", "mithril-coat@sam-gamgee", at="egladil") == 1 + 2
    assert open_wielders("mithril-coat") == ["frodo-baggins", "sam-gamgee"]
    table = CardTable().path("egladil", "sam-gamgee", "mithril-coat@sam-gamgee")
    table.tokens("egladil", attack=4).fights("egladil")
    assert (table.where("sam-gamgee"), table.where("mithril-coat")) == ("eliminated", "eliminated")
    assert table.state.paths_won == [["egladil"], []]


# Sting


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-3.10")
def test_sting_adds_one_icon_and_another_one_against_monsters_on_the_path() -> None:
    sting = "sting@frodo-baggins"
    assert defence("frodo-baggins", sting, at="orodruin") == 1 + 1
    assert open_wielders("sting") == ["frodo-baggins", "sam-gamgee"]
    table = CardTable().path("orodruin", "frodo-baggins", sting, "shelob")
    assert table.fights("orodruin") == (1, 0, 1 + 1 + 1)
    table = CardTable().path("orodruin", "frodo-baggins", sting, "shelob", "gollum")
    assert table.fights("orodruin") == (2, 0, 1 + 1 + 1)
    table = CardTable().path("orodruin", "frodo-baggins", sting, "the-hunter")
    assert table.fights("orodruin") == (1, 0, 1 + 1)


@pytest.mark.rule("RCG-3.10")
def test_sting_does_not_glow_for_monsters_elsewhere() -> None:
    table = CardTable().path("orodruin", "frodo-baggins", "sting@frodo-baggins").reserve("shelob")
    assert table.battleground("moria", "cave-troll").fights("orodruin") == (0, 0, 2)


@pytest.mark.rule("RCG-11.8", "RCG-12.6", "RCG-20.4")
def test_sting_gives_icons_that_are_part_of_its_wielder() -> None:
    table = CardTable().path("orodruin", "frodo-baggins", "sting@frodo-baggins", "shelob")
    assert table.tokens("orodruin", attack=2).fights("orodruin") == (3, 0, 3)
    assert (table.where("frodo-baggins"), table.where("sting")) == ("cycle", "eliminated")
    assert table.state.corruption == 0


# There is Another Way


@pytest.mark.rule("RCG-6.13", "RCG-6.6", "RCG-8.21")
def test_there_is_another_way_replaces_the_path_and_adds_a_token() -> None:
    table = CardTable().path("caradhras", "sam-gamgee", "hill-troll")
    table.hand("frodo", "there-is-another-way", "gimli")
    seat = table.plays("event:there-is-another-way", "gimli")
    assert table.asked == [(FRODO, "path")]
    assert seat.options == ["activate:khazad-dum", "activate:the-doors-of-durin"]
    assert table.state.path == "caradhras"
    seat.chooses("activate:khazad-dum")
    assert table.told(events.CombatBegan) == [events.CombatBegan("caradhras", 1, 0, 1)]
    assert (table.where("sam-gamgee"), table.where("hill-troll")) == ("eliminated", "eliminated")
    assert table.state.paths_won == [["caradhras"], []]
    assert table.state.path == "khazad-dum"
    assert table.drawn() == [(SARUMAN, 2)]
    assert table.state.tokens == {"khazad-dum": [0, 1]}
    order = [type(event) for event in table.events]
    assert order.index(events.CombatBegan) < order.index(events.PathActivated)
    assert (
        order.index(events.PathActivated)
        < order.index(events.Drew)
        < order.index(events.TokensPlaced)
    )
    assert table.where("there-is-another-way") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-6.8")
def test_there_is_another_way_cannot_be_played_without_an_unused_path_of_the_number() -> None:
    table = CardTable().path("caradhras").used("khazad-dum", "the-doors-of-durin")
    seat = table.hand("frodo", "there-is-another-way", "gimli").turn("frodo")
    seat.may_not("event:there-is-another-way", because="RCG-6.8")
    table = CardTable().battleground("edoras").hand("frodo", "there-is-another-way", "gimli")
    table.turn("frodo").may_not("event:there-is-another-way", because="RCG-6.8")


@pytest.mark.rule("RCG-6.13", "RCG-6.12")
def test_there_is_another_way_takes_no_tokens_along() -> None:
    table = CardTable().path("bag-end").tokens("bag-end", defence=2).used("gildors-encampment")
    table.hand("frodo", "there-is-another-way", "gimli")
    table.plays("event:there-is-another-way", "gimli")
    assert table.state.path == "bucklebury-ferry"
    assert table.state.tokens == {"bucklebury-ferry": [0, 1]}
    assert table.drawn() == [(WITCH_KING, 1), (FRODO, 1)]
    assert (ARAGORN, 1) not in table.drawn()
