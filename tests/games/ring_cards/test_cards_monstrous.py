"""The ten titles of the Monstrous, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
    FRODO,
    SARUMAN,
    CardTable,
    attack,
    defence,
    open_battlegrounds,
    open_paths,
)
from ostrog.games.ring_cards.board import events

NEXT = [(FRODO, "turn")]
"""The Saruman player is done."""

OWN = ["lorien", "moria", "rivendell"]
"""The battlegrounds of the Monstrous; they defend Moria."""


def hunting(*cards: str, at: str) -> int:
    """Return the path attack icons of cards on a path."""
    return CardTable().path(at, *cards).fights(at)[0]


def both_forsake(table: CardTable) -> None:
    """Both players of the Free Peoples must forsake one card each, then the next turn comes."""
    assert table.asked == [(FRODO, "forsake")]
    assert table.player("frodo").options == ["forsake:sting", "forsake:gimli", "forsake-top"]
    table.player("frodo").chooses("forsake:sting")
    assert table.asked == [(ARAGORN, "forsake")]
    assert table.player("aragorn").options == ["forsake:lembas", "forsake-top"]
    table.player("aragorn").chooses("forsake-top")
    assert table.in_zone("frodo", "eliminated") == ["sting"]
    assert table.in_zone("aragorn", "eliminated") == ["denethor"]
    assert (table.where("gimli"), table.where("lembas")) == ("reserve", "hand")
    assert table.asked == NEXT


def with_cards_to_forsake() -> CardTable:
    """Give all players cards that they can forsake."""
    table = CardTable().reserve("gimli", "grishnakh").hand("frodo", "sting")
    return (
        table.hand("aragorn", "lembas").on_top("aragorn", "denethor").hand("witch-king", "olog-hai")
    )


# Goblins of the Misty Mountains


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_goblins_of_the_misty_mountains_are_two_armies_with_one_icon_of_each_kind() -> None:
    both = ("goblins-of-the-misty-mountains-1", "goblins-of-the-misty-mountains-2")
    for goblins in both:
        assert [attack(goblins, at=place) for place in ("lorien", "rivendell")] == [1, 1]
        assert defence(goblins, at="moria") == 1
        assert open_battlegrounds(goblins) == OWN
    assert defence(*both, at="moria") == 2
    assert open_paths(both[0]) == []


# Balrog of Moria


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_balrog_of_moria_has_its_icons_and_paths() -> None:
    balrog, goblins = "balrog-of-moria", "goblins-of-the-misty-mountains-1"
    assert (attack(balrog, at="lorien"), defence(balrog, at="moria")) == (2, 2)
    assert (attack(balrog, goblins, at="rivendell"), defence(balrog, goblins, at="moria")) == (3, 3)
    assert open_paths(balrog) == [4, 5]
    assert open_battlegrounds(balrog) == OWN


@pytest.mark.rule("RCG-3.10", "RCG-3.12")
def test_balrog_of_moria_has_one_more_path_icon_on_khazad_dum() -> None:
    balrog = "balrog-of-moria"
    assert hunting(balrog, at="khazad-dum") == 2 + 1
    assert [hunting(balrog, at=path) for path in ("caradhras", "the-doors-of-durin")] == [2, 2]
    assert hunting(balrog, at="egladil") == 2
    assert defence(balrog, at="moria") == 2


@pytest.mark.rule("RCG-10.21", "RCG-10.13", "RCG-8.25")
@pytest.mark.parametrize("place", ["khazad-dum", "moria", "lorien"])
def test_balrog_of_moria_played_to_a_location_makes_others_forsake(place: str) -> None:
    table = with_cards_to_forsake().path("khazad-dum").battleground("moria").battleground("lorien")
    table.hand("saruman", "balrog-of-moria", "gollum")
    table.plays(f"play:balrog-of-moria:{place}", "gollum")
    assert table.where("balrog-of-moria") == place
    assert table.where("gollum") == "cycle"
    both_forsake(table)


@pytest.mark.rule("RCG-9.4", "RCG-10.21")
@pytest.mark.parametrize("place", ["khazad-dum", "moria"])
def test_balrog_of_moria_moved_to_a_location_makes_others_forsake(place: str) -> None:
    table = with_cards_to_forsake().reserve("balrog-of-moria").path("khazad-dum")
    table.battleground("moria").moves("balrog-of-moria", place)
    assert table.where("balrog-of-moria") == place
    both_forsake(table)


@pytest.mark.rule("RCG-9.4", "RCG-8.22")
def test_balrog_of_moria_played_to_reserve_harms_nobody_yet() -> None:
    table = with_cards_to_forsake().path("khazad-dum").hand("saruman", "balrog-of-moria", "gollum")
    table.plays("play:balrog-of-moria:reserve", "gollum")
    assert table.where("balrog-of-moria") == "reserve"
    assert table.asked == NEXT
    table.turn("saruman").may_not("move:balrog-of-moria:khazad-dum", because="RCG-8.22")


@pytest.mark.rule("RCG-10.17", "RCG-10.21")
def test_balrog_of_moria_does_nothing_to_those_who_have_nothing() -> None:
    table = CardTable().reserve("balrog-of-moria").path("khazad-dum").deck("frodo")
    table.moves("balrog-of-moria", "khazad-dum")
    assert table.asked == [(ARAGORN, "forsake")]
    table = CardTable().reserve("balrog-of-moria").path("khazad-dum").deck("frodo").deck("aragorn")
    table.moves("balrog-of-moria", "khazad-dum")
    assert table.where("balrog-of-moria") == "khazad-dum"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12")
def test_balrog_of_moria_makes_the_one_player_of_a_duel_forsake_twice() -> None:
    table = CardTable("duel-two-players").reserve("balrog-of-moria").path("khazad-dum")
    table.on_top("gandalf", "anduril", "lembas").moves("balrog-of-moria", "khazad-dum")
    gandalf = table.player("gandalf")
    gandalf.chooses("forsake-top")
    assert table.asked == [(0, "forsake")]
    gandalf.chooses("forsake-top")
    assert table.in_zone("gandalf", "eliminated") == ["anduril", "lembas"]
    assert table.asked == [(0, "turn")]


# Barrow-wights, Candles of Corpses, Caradhras the Cruel, Cave-troll, Hill-troll

IN_RESERVE = {
    "barrow-wights": "bag-end",
    "candles-of-corpses": "dead-marshes",
    "caradhras-the-cruel": "khazad-dum",
    "cave-troll": "khazad-dum",
    "hill-troll": "weathertop",
}
"""Cards that are eliminated to make others forsake, each with a path it may enter."""


@pytest.mark.rule("RCG-10.21", "RCG-10.12", "RCG-8.23")
@pytest.mark.parametrize("card", IN_RESERVE)
def test_a_monster_is_eliminated_from_reserve_and_others_forsake(card: str) -> None:
    table = with_cards_to_forsake().reserve(card, fresh=True).path("khazad-dum")
    table.acts(card)
    assert table.where(card) == "eliminated"
    assert table.told(events.EliminatedFromPlay) == [events.EliminatedFromPlay(card)]
    assert table.in_zone("saruman", "eliminated") == [card]
    both_forsake(table)
    assert table.in_zone("saruman", "eliminated") == [card]


@pytest.mark.rule("RCG-9.15", "RCG-9.10", "RCG-9.8")
@pytest.mark.parametrize("card", IN_RESERVE)
def test_a_monster_acts_in_reserve_only_and_for_its_own_player(card: str) -> None:
    option = f"act:{card}"
    table = CardTable().path(IN_RESERVE[card], card)
    table.turn("saruman").may_not(option, because="RCG-9.15")
    table = CardTable().battleground("moria", card)
    table.turn("saruman").may_not(option, because="RCG-9.15")
    table = CardTable().hand("saruman", card)
    table.turn("saruman").may_not(option, because="RCG-9.8")
    table = CardTable().reserve(card)
    table.turn("witch-king").may_not(option, because="RCG-9.10")
    table.turn("aragorn").may_not(option, because="RCG-9.10")
    table.turn("saruman").may(option)


@pytest.mark.rule("RCG-10.21")
def test_barrow_wights_have_the_players_forsake_beginning_with_the_starting_player() -> None:
    table = CardTable().starts("aragorn").reserve("barrow-wights")
    table.acts("barrow-wights")
    assert table.asked == [(ARAGORN, "forsake")]
    table.player("aragorn").chooses("forsake-top")
    assert table.asked == [(FRODO, "forsake")]
    table.player("frodo").chooses("forsake-top")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-10.17")
def test_barrow_wights_may_be_used_up_for_nothing() -> None:
    table = CardTable().deck("frodo").deck("aragorn").deck("saruman").reserve("barrow-wights")
    table.acts("barrow-wights")
    assert table.where("barrow-wights") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12", "RCG-18.7")
@pytest.mark.parametrize("scenario", ["duel-two-players", "duel-three-players"])
def test_barrow_wights_are_eliminated_once_and_gandalf_forsakes_twice(scenario: str) -> None:
    table = CardTable(scenario).reserve("barrow-wights")
    table.on_top("gandalf", "anduril", "lembas").acts("barrow-wights")
    table.player("gandalf").chooses("forsake-top").chooses("forsake-top")
    assert table.in_zone("gandalf", "eliminated") == ["anduril", "lembas"]
    assert table.where("barrow-wights") == "eliminated"
    assert [kind for _, kind in table.asked] == ["turn"]


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_barrow_wights_have_one_path_icon_only() -> None:
    wights, goblins = "barrow-wights", "goblins-of-the-misty-mountains-1"
    assert (attack(wights, at="lorien"), defence(wights, at="moria")) == (0, 0)
    assert (attack(wights, goblins, at="lorien"), defence(wights, goblins, at="moria")) == (1, 1)
    assert hunting(wights, at="weathertop") == 1
    assert open_paths(wights) == [1, 2, 3]
    assert open_battlegrounds(wights) == OWN


@pytest.mark.rule("RCG-3.10", "RCG-8.8", "RCG-8.5")
def test_candles_of_corpses_have_one_more_path_icon_on_the_dead_marshes() -> None:
    candles, goblins = "candles-of-corpses", "goblins-of-the-misty-mountains-1"
    assert hunting(candles, at="dead-marshes") == 1 + 1
    assert [hunting(candles, at=path) for path in ("amon-hen", "emyn-muil")] == [1, 1]
    assert hunting(candles, at="osgiliath") == 1
    assert (attack(candles, at="lorien"), defence(candles, at="moria")) == (0, 0)
    assert (attack(candles, goblins, at="lorien"), defence(candles, goblins, at="moria")) == (1, 1)
    assert open_paths(candles) == [6, 7]
    assert open_battlegrounds(candles) == OWN


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_caradhras_the_cruel_has_one_path_icon_only() -> None:
    cruel, goblins = "caradhras-the-cruel", "goblins-of-the-misty-mountains-1"
    assert (attack(cruel, at="lorien"), defence(cruel, at="moria")) == (0, 0)
    assert (attack(cruel, goblins, at="lorien"), defence(cruel, goblins, at="moria")) == (1, 1)
    assert hunting(cruel, at="caradhras") == 1
    assert open_paths(cruel) == [4, 5]
    assert open_battlegrounds(cruel) == OWN


@pytest.mark.rule("RCG-20.19", "RCG-6.13", "RCG-6.4")
def test_caradhras_the_cruel_drives_the_company_from_caradhras() -> None:
    table = CardTable().path("caradhras", "gimli", "boromir").hand("aragorn", "lembas")
    table.hand("saruman", "caradhras-the-cruel", "shelob")
    seat = table.plays("play:caradhras-the-cruel:caradhras", "shelob")
    assert table.asked == [(SARUMAN, "path")]
    assert seat.options == ["activate:khazad-dum", "activate:the-doors-of-durin"]
    assert table.where("caradhras-the-cruel") == "caradhras"
    seat.chooses("activate:khazad-dum")
    assert table.told(events.CombatBegan) == [events.CombatBegan("caradhras", 1, 0, 2)]
    table.player("frodo").chooses("lose:gimli", "done")
    table.player("aragorn").chooses("accept")
    assert (table.where("gimli"), table.where("boromir")) == ("eliminated", "cycle")
    assert table.where("caradhras-the-cruel") == "eliminated"
    assert table.state.paths_won == [["caradhras"], []]
    assert (table.state.path, table.state.number) == ("khazad-dum", 4)
    assert table.drawn() == [(SARUMAN, 2)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.19", "RCG-12.12")
def test_caradhras_the_cruel_fights_alone_and_the_last_path_4_follows() -> None:
    table = CardTable().used("the-doors-of-durin").path("caradhras")
    table.hand("saruman", "caradhras-the-cruel", "shelob")
    table.plays("play:caradhras-the-cruel:caradhras", "shelob")
    assert table.state.corruption == 1
    assert table.state.paths_won == [[], ["caradhras"]]
    assert table.where("caradhras-the-cruel") == "eliminated"
    assert table.state.path == "khazad-dum"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.19", "RCG-6.7")
def test_caradhras_the_cruel_stays_on_caradhras_if_no_other_path_4_is_left() -> None:
    table = CardTable().used("the-doors-of-durin", "khazad-dum").path("caradhras")
    table.hand("saruman", "caradhras-the-cruel", "shelob")
    table.plays("play:caradhras-the-cruel:caradhras", "shelob")
    assert table.where("caradhras-the-cruel") == "caradhras"
    assert table.state.path == "caradhras"
    assert table.told(events.CombatBegan) == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.19", "RCG-3.12")
@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("khazad-dum", "khazad-dum"),
        ("the-doors-of-durin", "the-doors-of-durin"),
        ("egladil", "egladil"),
        ("caradhras", "reserve"),
        ("caradhras", "moria"),
    ],
)
def test_caradhras_the_cruel_replaces_no_path_elsewhere(path: str, place: str) -> None:
    table = CardTable().path(path).battleground("moria")
    table.hand("saruman", "caradhras-the-cruel", "shelob")
    table.plays(f"play:caradhras-the-cruel:{place}", "shelob")
    assert table.where("caradhras-the-cruel") == place
    assert table.state.path == path
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.19", "RCG-9.4")
def test_caradhras_the_cruel_moved_to_caradhras_stays_there() -> None:
    table = CardTable().path("caradhras").reserve("caradhras-the-cruel")
    table.moves("caradhras-the-cruel", "caradhras")
    assert table.where("caradhras-the-cruel") == "caradhras"
    assert table.state.path == "caradhras"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-13.11", "RCG-8.8", "RCG-8.5")
def test_cave_troll_has_one_icon_of_each_kind() -> None:
    troll, goblins = "cave-troll", "goblins-of-the-misty-mountains-1"
    assert (attack(troll, at="rivendell"), defence(troll, at="moria")) == (1, 1)
    assert (attack(troll, goblins, at="lorien"), defence(troll, goblins, at="moria")) == (2, 2)
    assert [hunting(troll, at=path) for path in ("khazad-dum", "orodruin")] == [1, 1]
    assert open_paths(troll) == [4, 8, 9]
    assert open_battlegrounds(troll) == OWN


@pytest.mark.rule("RCG-13.11", "RCG-8.8", "RCG-8.5")
def test_hill_troll_has_one_icon_of_each_kind() -> None:
    troll, goblins = "hill-troll", "goblins-of-the-misty-mountains-1"
    assert (attack(troll, at="rivendell"), defence(troll, at="moria")) == (1, 1)
    assert (attack(troll, goblins, at="lorien"), defence(troll, goblins, at="moria")) == (2, 2)
    assert [hunting(troll, at=path) for path in ("weathertop", "orodruin")] == [1, 1]
    assert open_paths(troll) == [2, 3, 4, 5, 6, 7, 8, 9]
    assert open_battlegrounds(troll) == OWN


# Flocks of Crebain


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_flocks_of_crebain_have_one_path_icon_only() -> None:
    flocks, goblins = "flocks-of-crebain", "goblins-of-the-misty-mountains-1"
    assert (attack(flocks, at="lorien"), defence(flocks, at="moria")) == (0, 0)
    assert (attack(flocks, goblins, at="lorien"), defence(flocks, goblins, at="moria")) == (1, 1)
    assert hunting(flocks, at="bag-end") == 1
    assert open_paths(flocks) == [1, 2, 3, 4, 5, 6, 7]
    assert open_battlegrounds(flocks) == OWN


@pytest.mark.rule("RCG-6.4", "RCG-6.6", "RCG-6.13")
def test_flocks_of_crebain_have_the_path_replaced_by_another_of_its_number() -> None:
    table = CardTable().path("the-council-of-elrond", "flocks-of-crebain", "hill-troll", "strider")
    seat = table.acts("flocks-of-crebain")
    assert table.asked == [(SARUMAN, "path")]
    assert seat.options == ["activate:fords-of-bruinen", "activate:imladris"]
    seat.chooses("activate:imladris")
    assert table.told(events.CombatBegan) == [events.CombatBegan("the-council-of-elrond", 2, 1, 2)]
    for card in ("flocks-of-crebain", "hill-troll", "strider"):
        assert table.where(card) == "eliminated"
    assert table.state.paths_won == [["the-council-of-elrond"], []]
    assert (table.state.path, table.state.number) == ("imladris", 3)
    assert table.drawn() == [(ARAGORN, 2)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-6.8", "RCG-9.10")
def test_flocks_of_crebain_act_on_the_active_path_only_if_another_one_is_left() -> None:
    flocks = "flocks-of-crebain"
    table = CardTable().used("bucklebury-ferry", "gildors-encampment").path("bag-end", flocks)
    table.turn("saruman").may_not("act:flocks-of-crebain", because="RCG-9.15")
    table = CardTable().used("bucklebury-ferry").path("bag-end", flocks)
    table.turn("saruman").may("act:flocks-of-crebain")
    table.turn("witch-king").may_not("act:flocks-of-crebain", because="RCG-9.10")
    table = CardTable().path("bag-end").reserve(flocks)
    table.turn("saruman").may_not("act:flocks-of-crebain", because="RCG-9.15")
    table = CardTable().path("bag-end").battleground("moria", flocks)
    table.turn("saruman").may_not("act:flocks-of-crebain", because="RCG-9.15")


# Gollum


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_gollum_has_one_path_icon_only() -> None:
    goblins = "goblins-of-the-misty-mountains-1"
    assert (attack("gollum", at="lorien"), defence("gollum", at="moria")) == (0, 0)
    assert (attack("gollum", goblins, at="lorien"), defence("gollum", goblins, at="moria")) == (
        1,
        1,
    )
    assert hunting("gollum", at="orodruin") == 1
    assert open_paths("gollum") == [6, 7, 8, 9]
    assert open_battlegrounds("gollum") == OWN


@pytest.mark.rule("RCG-12.10", "RCG-12.9")
def test_gollum_is_cycled_after_path_combat() -> None:
    table = CardTable().path("osgiliath", "gollum", "shelob")
    assert table.fights("osgiliath") == (2, 0, 0)
    assert (table.where("gollum"), table.where("shelob")) == ("cycle", "eliminated")
    assert table.told(events.Saved) == [events.Saved("gollum", "gollum")]
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-12.10", "RCG-13.5", "RCG-10.16")
def test_gollum_is_eliminated_anywhere_else() -> None:
    table = CardTable().battleground("lorien", "gollum")
    assert table.fights("lorien") == (0, 2, 0)
    assert table.where("gollum") == "eliminated"
    table = CardTable().reserve("gollum")
    table.forsakes("saruman").chooses("forsake:gollum")
    assert table.where("gollum") == "eliminated"
    table = CardTable().hand("saruman", "gollum")
    table.forsakes("saruman").chooses("forsake:gollum")
    assert table.where("gollum") == "eliminated"
    table = CardTable().on_top("saruman", "gollum")
    table.forsakes("saruman").chooses("forsake-top")
    assert table.where("gollum") == "eliminated"


@pytest.mark.rule("RCG-6.4", "RCG-6.13", "RCG-12.10")
def test_gollum_leads_to_another_path_of_the_number_and_comes_back_later() -> None:
    table = CardTable().path("the-cross-roads", "gollum", "frodo-baggins")
    seat = table.acts("gollum")
    assert table.asked == [(SARUMAN, "path")]
    assert seat.options == ["activate:henneth-annun", "activate:osgiliath"]
    seat.chooses("activate:henneth-annun")
    assert table.told(events.CombatBegan) == [events.CombatBegan("the-cross-roads", 1, 0, 1)]
    assert (table.where("gollum"), table.where("frodo-baggins")) == ("cycle", "cycle")
    assert table.state.paths_won == [["the-cross-roads"], []]
    assert (table.state.path, table.state.number) == ("henneth-annun", 7)
    assert table.drawn() == [(ARAGORN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-6.8", "RCG-9.10")
def test_gollum_acts_on_the_active_path_only_if_another_one_is_left() -> None:
    table = CardTable().used("henneth-annun", "osgiliath").path("the-cross-roads", "gollum")
    table.turn("saruman").may_not("act:gollum", because="RCG-9.15")
    table = CardTable().used("henneth-annun").path("the-cross-roads", "gollum")
    table.turn("saruman").may("act:gollum")
    table.turn("frodo").may_not("act:gollum", because="RCG-9.10")
    table = CardTable().path("the-cross-roads").reserve("gollum")
    table.turn("saruman").may_not("act:gollum", because="RCG-9.15")
    table = CardTable().path("the-cross-roads").battleground("moria", "gollum")
    table.turn("saruman").may_not("act:gollum", because="RCG-9.15")


# Shelob


@pytest.mark.rule("RCG-3.10", "RCG-8.8", "RCG-8.5")
def test_shelob_has_one_more_path_icon_in_her_lair() -> None:
    goblins = "goblins-of-the-misty-mountains-1"
    assert hunting("shelob", at="shelobs-lair") == 1 + 1
    assert [hunting("shelob", at=path) for path in ("cirith-ungol", "morgul-vale")] == [1, 1]
    assert [hunting("shelob", at=path) for path in ("osgiliath", "orodruin")] == [1, 1]
    assert (attack("shelob", at="lorien"), defence("shelob", at="moria")) == (0, 0)
    assert (attack("shelob", goblins, at="lorien"), defence("shelob", goblins, at="moria")) == (
        1,
        1,
    )
    assert open_paths("shelob") == [7, 8, 9]
    assert open_battlegrounds("shelob") == OWN


@pytest.mark.rule("RCG-10.21", "RCG-10.13", "RCG-8.25")
def test_shelob_played_to_a_path_makes_others_forsake() -> None:
    table = with_cards_to_forsake().path("shelobs-lair").hand("saruman", "shelob", "gollum")
    table.plays("play:shelob:shelobs-lair", "gollum")
    assert (table.where("shelob"), table.where("gollum")) == ("shelobs-lair", "cycle")
    both_forsake(table)


@pytest.mark.rule("RCG-9.4", "RCG-10.21")
def test_shelob_moved_to_a_path_makes_others_forsake() -> None:
    table = with_cards_to_forsake().path("orodruin").reserve("shelob")
    table.moves("shelob", "orodruin")
    assert table.where("shelob") == "orodruin"
    both_forsake(table)


@pytest.mark.rule("RCG-9.4")
def test_shelob_harms_nobody_on_battlegrounds_or_in_reserve() -> None:
    table = with_cards_to_forsake().battleground("moria").reserve("shelob")
    table.moves("shelob", "moria")
    assert table.where("shelob") == "moria"
    assert table.asked == NEXT
    for place in ("moria", "reserve"):
        table = with_cards_to_forsake().battleground("moria").path("shelobs-lair")
        table.hand("saruman", "shelob", "gollum").plays(f"play:shelob:{place}", "gollum")
        assert table.where("shelob") == place
        assert table.asked == NEXT
