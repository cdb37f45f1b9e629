"""The eleven titles of Isengard, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
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
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.rounds.action_step import Winnow

NEXT = [(FRODO, "turn")]
"""The Saruman player is done."""

OWN = ["edoras", "helms-deep", "orthanc"]
"""The battlegrounds of Isengard; it attacks the first two."""

OTHERS = ("frodo", "witch-king", "aragorn")


def hunting(*cards: str, at: str) -> int:
    """Return the path attack icons of cards on a path."""
    return CardTable().path(at, *cards).fights(at)[0]


# Armies


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_devilry_of_saruman_has_three_attack_icons_and_no_defence() -> None:
    devilry = "devilry-of-saruman"
    assert [attack(devilry, at=place) for place in ("edoras", "helms-deep")] == [3, 3]
    assert defence(devilry, at="orthanc") == 0
    assert open_battlegrounds(devilry) == OWN
    assert open_paths(devilry) == []


@pytest.mark.rule("RCG-12.7", "RCG-13.4", "RCG-13.5")
def test_devilry_of_saruman_covers_nothing_at_orthanc() -> None:
    table = CardTable().battleground("orthanc", "devilry-of-saruman", "white-hand-orcs-1")
    assert table.tokens("orthanc", attack=3).fights("orthanc") == (3, 2, 1)
    assert table.where("white-hand-orcs-1") == "eliminated"
    assert table.where("devilry-of-saruman") == "cycle"
    assert table.state.won == [[], ["orthanc"]]


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_fighting_uruk_hai_have_one_attack_and_two_defence_icons() -> None:
    uruks = "fighting-uruk-hai"
    assert [attack(uruks, at=place) for place in ("edoras", "helms-deep")] == [1, 1]
    assert defence(uruks, at="orthanc") == 2
    assert open_battlegrounds(uruks) == OWN
    assert open_paths(uruks) == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_wolf_riders_have_two_attack_icons_and_one_of_defence() -> None:
    riders = "wolf-riders"
    assert [attack(riders, at=place) for place in ("edoras", "helms-deep")] == [2, 2]
    assert defence(riders, at="orthanc") == 1
    assert open_battlegrounds(riders) == OWN
    assert open_paths(riders) == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_white_hand_orcs_are_two_armies_with_one_icon_of_each_kind() -> None:
    both = ("white-hand-orcs-1", "white-hand-orcs-2")
    for orcs in both:
        assert [attack(orcs, at=place) for place in ("edoras", "helms-deep")] == [1, 1]
        assert defence(orcs, at="orthanc") == 1
        assert open_battlegrounds(orcs) == OWN
    assert attack(*both, at="edoras") == 2
    assert open_paths(both[0]) == []


@pytest.mark.rule("RCG-8.4", "RCG-8.5", "RCG-8.6")
def test_white_hand_orcs_are_refused_elsewhere() -> None:
    table = CardTable().path("egladil").battleground("moria").hand("saruman", "white-hand-orcs-1")
    seat = table.turn("saruman")
    seat.may_not("play:white-hand-orcs-1:moria", because="RCG-8.5")
    seat.may_not("play:white-hand-orcs-1:egladil", because="RCG-8.6")
    seat.may_not("play:white-hand-orcs-1:edoras", because="RCG-8.4")
    assert [o for o in seat.options if o.startswith("play")] == ["play:white-hand-orcs-1:reserve"]


# Gríma Wormtongue


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_grima_wormtongue_has_one_path_icon_only() -> None:
    grima = "grima-wormtongue"
    assert (attack(grima, at="edoras"), defence(grima, at="orthanc")) == (0, 0)
    assert attack(grima, "wolf-riders", at="edoras") == 2
    assert defence(grima, "wolf-riders", at="orthanc") == 1
    assert hunting(grima, at="bag-end") == 1
    assert open_paths(grima) == [1, 2, 5, 6]
    assert open_battlegrounds(grima) == OWN


@pytest.mark.rule("RCG-9.15", "RCG-10.19", "RCG-8.23")
def test_grima_wormtongue_is_eliminated_to_take_saruman_from_the_draw_deck() -> None:
    table = CardTable().reserve("grima-wormtongue", fresh=True).hand("saruman", "gollum")
    before = len(table.in_zone("saruman", "deck"))
    seat = table.acts("grima-wormtongue")
    assert table.where("grima-wormtongue") == "eliminated"
    assert table.asked == [(SARUMAN, "alternative")]
    assert seat.options == ["choose:1", "choose:2"]
    seat.chooses("choose:1")
    assert table.asked == [(SARUMAN, "search")]
    assert seat.options == ["take:saruman"]
    seat.chooses("take:saruman")
    assert table.in_zone("saruman", "hand") == ["gollum", "saruman"]
    assert len(table.in_zone("saruman", "deck")) == before - 1
    assert table.shuffled() == ["deck-saruman"]
    for other in OTHERS:
        assert table.player(other).sees("hand-saruman") == ["saruman"]
        assert events.CardTaken(SARUMAN, "saruman", "deck") in table.player(other).hears()
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.19", "RCG-9.15")
@pytest.mark.parametrize("zone", ["hand", "cycled", "eliminated"])
def test_grima_wormtongue_looks_for_saruman_in_vain_outside_the_deck(zone: str) -> None:
    table = CardTable().reserve("grima-wormtongue")
    getattr(table, zone)("saruman", "saruman")
    before = table.where("saruman")
    seat = table.acts("grima-wormtongue").chooses("choose:1")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.where("saruman") == before
    assert table.where("grima-wormtongue") == "eliminated"
    assert table.shuffled() == ["deck-saruman"]
    assert table.told(events.NothingFound) == [events.NothingFound(SARUMAN)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.22", "RCG-10.8", "RCG-9.15")
def test_grima_wormtongue_has_any_rohan_character_in_play_eliminated() -> None:
    table = CardTable().reserve("grima-wormtongue", "eomer", "gimli", "riders-of-rohan-1")
    table.battleground("helms-deep", "eowyn", "merry-brandybuck", "village-militia")
    table.battleground("orthanc", "theoden").hand("frodo", "glamdring")
    seat = table.acts("grima-wormtongue").chooses("choose:2")
    assert table.asked == [(SARUMAN, "lose-card")]
    assert seat.options == ["eliminate:eomer", "eliminate:eowyn", "eliminate:theoden"]
    seat.chooses("eliminate:eomer")
    assert table.where("eomer") == "eliminated"
    assert (table.where("eowyn"), table.where("theoden")) == ("helms-deep", "orthanc")
    assert table.where("grima-wormtongue") == "eliminated"
    assert table.shuffled() == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.22")
@pytest.mark.parametrize(
    ("victim", "place"), [("eowyn", "helms-deep"), ("theoden", "orthanc"), ("eomer", "reserve")]
)
def test_grima_wormtongue_reaches_reserves_and_battlegrounds(victim: str, place: str) -> None:
    table = CardTable().reserve("grima-wormtongue").battleground("helms-deep")
    table.battleground("orthanc")
    if place == "reserve":
        table.reserve(victim)
    else:
        table.battleground(place, victim)
    table.acts("grima-wormtongue").chooses("choose:2")
    assert table.where(victim) == "eliminated"
    assert table.told(events.EliminatedFromPlay) == [events.EliminatedFromPlay(victim)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.22", "RCG-9.15")
def test_grima_wormtongue_may_be_used_up_for_nothing() -> None:
    table = CardTable().reserve("grima-wormtongue", "gimli").hand("frodo", "eomer", "theoden")
    table.battleground("edoras", "riders-of-rohan-1")
    table.acts("grima-wormtongue").chooses("choose:2")
    assert table.in_zone("saruman", "eliminated") == ["grima-wormtongue"]
    assert table.in_zone("frodo", "eliminated") == []
    assert table.where("riders-of-rohan-1") == "edoras"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-9.10", "RCG-9.8")
def test_grima_wormtongue_acts_in_reserve_only_and_for_his_own_player() -> None:
    table = CardTable().path("egladil", "grima-wormtongue")
    table.turn("saruman").may_not("act:grima-wormtongue", because="RCG-9.15")
    table = CardTable().battleground("edoras", "grima-wormtongue")
    table.turn("saruman").may_not("act:grima-wormtongue", because="RCG-9.15")
    table = CardTable().hand("saruman", "grima-wormtongue")
    table.turn("saruman").may_not("act:grima-wormtongue", because="RCG-9.8")
    table = CardTable().reserve("grima-wormtongue")
    table.turn("witch-king").may_not("act:grima-wormtongue", because="RCG-9.10")
    table.turn("frodo").may_not("act:grima-wormtongue", because="RCG-9.10")
    table.turn("saruman").may("act:grima-wormtongue")


# Saruman


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_saruman_has_his_icons_and_paths() -> None:
    assert (attack("saruman", at="edoras"), defence("saruman", at="orthanc")) == (1, 1)
    assert attack("saruman", "wolf-riders", at="helms-deep") == 1 + 1 + 2
    assert defence("saruman", "fighting-uruk-hai", at="orthanc") == 1 + 1 + 2
    assert attack("saruman", "mordor-orcs-1", at="edoras") == 1 + 1
    assert hunting("saruman", at="egladil") == 2
    assert open_paths("saruman") == [5, 6]
    assert open_battlegrounds("saruman") == OWN


@pytest.mark.rule("RCG-15.2", "RCG-8.23")
def test_saruman_in_reserve_draws_one_card_more() -> None:
    for fresh in (False, True):
        table = CardTable().reserve("saruman", fresh=fresh).step("draws")
        assert table.drawn()[:4] == [(FRODO, 3), (WITCH_KING, 4), (ARAGORN, 3), (SARUMAN, 5)]
    assert CardTable().path("egladil", "saruman").step("draws").drawn()[3] == (SARUMAN, 4)
    assert CardTable().battleground("orthanc", "saruman").step("draws").drawn()[3] == (SARUMAN, 4)


@pytest.mark.rule("RCG-20.3", "RCG-10.9", "RCG-10.14")
def test_saruman_forsaken_from_the_top_of_the_deck_is_cycled_and_shown() -> None:
    table = CardTable().on_top("saruman", "saruman")
    table.forsakes("saruman").chooses("forsake-top")
    assert table.where("saruman") == "cycle"
    assert table.in_zone("saruman", "eliminated") == []
    assert table.told(events.Saved) == [events.Saved("saruman", "saruman")]
    for other in OTHERS:
        assert table.player(other).sees("cycle-saruman") == ["saruman"]
        assert events.CardForsaken(SARUMAN, "deck", "saruman") in table.player(other).hears()


@pytest.mark.rule("RCG-20.3", "RCG-10.5", "RCG-10.2")
def test_saruman_forsaken_as_the_last_card_of_the_deck_is_shuffled_back_in() -> None:
    table = CardTable().cycled("saruman", "gollum").deck("saruman", "saruman")
    table.forsakes("saruman").chooses("forsake-top")
    assert sorted(table.in_zone("saruman", "deck")) == ["gollum", "saruman"]
    assert table.in_zone("saruman", "cycle") == []


@pytest.mark.rule("RCG-20.3", "RCG-10.10")
def test_saruman_forsaken_from_hand_is_eliminated_unseen() -> None:
    table = CardTable().hand("saruman", "saruman")
    table.forsakes("saruman").chooses("forsake:saruman")
    assert table.where("saruman") == "eliminated"
    assert table.told(events.Saved) == []
    for other in OTHERS:
        assert table.player(other).sees("eliminated-saruman") == []
        assert events.CardForsaken(SARUMAN, "hand", None) in table.player(other).hears()


@pytest.mark.rule("RCG-20.3", "RCG-10.16", "RCG-8.15")
def test_saruman_forsaken_from_reserve_is_eliminated_with_his_items() -> None:
    items = ("palantir-of-orthanc", "sarumans-staff", "woven-of-all-colours")
    table = CardTable().reserve("saruman", *(f"{item}@saruman" for item in items))
    table.forsakes("saruman").chooses("forsake:saruman")
    assert table.in_zone("saruman", "eliminated") == sorted(["saruman", *items])
    assert table.in_zone("saruman", "cycle") == []


@pytest.mark.rule("RCG-20.3", "RCG-9.12")
def test_saruman_is_winnowed_like_others() -> None:
    table = CardTable().hand("saruman", "saruman", "gollum").carries_out(Winnow(seat=SARUMAN))
    table.player("saruman").chooses("eliminate:saruman", "eliminate:gollum", "done")
    assert table.in_zone("saruman", "eliminated") == ["gollum", "saruman"]


@pytest.mark.rule("RCG-20.3", "RCG-12.9", "RCG-13.5")
def test_saruman_is_lost_in_combat_like_others() -> None:
    table = CardTable().path("egladil", "saruman")
    assert table.fights("egladil") == (2, 1, 0)
    assert table.where("saruman") == "eliminated"
    table = CardTable().battleground("edoras", "saruman")
    assert table.fights("edoras") == (1, 1, 0)
    assert table.where("saruman") == "eliminated"
    table = CardTable().battleground("orthanc", "saruman").tokens("orthanc", attack=3)
    assert table.fights("orthanc") == (3, 2, 1)
    assert table.where("saruman") == "eliminated"


# Uglúk


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_ugluk_has_his_icons_and_paths() -> None:
    assert (attack("ugluk", at="edoras"), defence("ugluk", at="orthanc")) == (0, 0)
    assert attack("ugluk", "white-hand-orcs-1", at="edoras") == 1 + 1
    assert defence("ugluk", "white-hand-orcs-1", at="orthanc") == 1 + 1
    assert hunting("ugluk", at="amon-hen") == 1
    assert open_paths("ugluk") == [5, 6]
    assert open_battlegrounds("ugluk") == OWN


@pytest.mark.rule("RCG-6.4", "RCG-6.6", "RCG-6.13")
def test_ugluk_has_the_path_replaced_by_another_of_its_number() -> None:
    table = CardTable().path("dimrill-dale", "ugluk", "gimli").hand("aragorn", "arwen")
    seat = table.acts("ugluk")
    assert table.asked == [(SARUMAN, "path")]
    assert seat.options == ["activate:egladil", "activate:lothlorien"]
    assert table.where("ugluk") == "dimrill-dale"
    seat.chooses("activate:lothlorien")
    assert table.told(events.CombatBegan) == [events.CombatBegan("dimrill-dale", 1, 0, 1)]
    assert (table.where("ugluk"), table.where("gimli")) == ("eliminated", "eliminated")
    assert table.state.paths_won == [["dimrill-dale"], []]
    assert table.state.corruption == 0
    assert (table.state.path, table.state.number) == ("lothlorien", 5)
    assert table.drawn() == [(ARAGORN, 1)]
    assert table.asked == [(ARAGORN, "cycle")]
    table.player("aragorn").chooses("cycle:arwen")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-6.4", "RCG-12.12", "RCG-6.7")
def test_ugluk_corrupts_on_a_path_that_nobody_defends_and_takes_the_last_one() -> None:
    table = CardTable().used("dead-marshes").path("amon-hen", "ugluk")
    table.acts("ugluk")
    assert table.state.path == "emyn-muil"
    assert table.state.corruption == 1
    assert table.state.paths_won == [[], ["amon-hen"]]
    assert table.state.used_paths == ["dead-marshes", "amon-hen", "emyn-muil"]
    assert table.asked == [(FRODO, "forsake")]


@pytest.mark.rule("RCG-9.15", "RCG-6.8", "RCG-9.10")
def test_ugluk_acts_on_the_active_path_only_if_another_one_is_left() -> None:
    table = CardTable().used("dimrill-dale", "lothlorien").path("egladil", "ugluk")
    table.turn("saruman").may_not("act:ugluk", because="RCG-9.15")
    table = CardTable().used("dimrill-dale").path("egladil", "ugluk")
    table.turn("saruman").may("act:ugluk")
    table.turn("witch-king").may_not("act:ugluk", because="RCG-9.10")
    table = CardTable().path("egladil").reserve("ugluk")
    table.turn("saruman").may_not("act:ugluk", because="RCG-9.15")
    table = CardTable().path("egladil").battleground("edoras", "ugluk")
    table.turn("saruman").may_not("act:ugluk", because="RCG-9.15")


@pytest.mark.rule("RCG-6.10", "RCG-9.15")
def test_ugluk_cannot_leave_the_only_path_6_of_the_fellowship() -> None:
    table = CardTable("fellowship-of-the-ring").path("amon-hen", "ugluk")
    table.turn("balrog-of-moria").may_not("act:ugluk", because="RCG-9.15")
    table = CardTable("fellowship-of-the-ring").path("egladil", "ugluk")
    seat = table.acts("ugluk")
    assert seat.options == ["activate:dimrill-dale", "activate:lothlorien"]


# Palantír of Orthanc

PALANTIR = ("saruman", "palantir-of-orthanc@saruman")


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_palantir_of_orthanc_has_no_icons_and_belongs_to_saruman() -> None:
    assert attack(*PALANTIR, at="edoras") == 1
    assert defence(*PALANTIR, at="orthanc") == 1
    assert hunting(*PALANTIR, at="egladil") == 2
    assert open_wielders("palantir-of-orthanc") == ["saruman"]
    table = CardTable().reserve("ugluk").hand("saruman", "palantir-of-orthanc", "saruman")
    table.turn("saruman").may_not("equip:palantir-of-orthanc:ugluk", because="RCG-8.9")
    table.turn("saruman").may_not("equip:palantir-of-orthanc:saruman", because="RCG-8.9")


@pytest.mark.rule("RCG-20.23", "RCG-8.23")
def test_palantir_of_orthanc_eliminates_cycles_and_takes_one_of_three_cards() -> None:
    table = CardTable().reserve("saruman", fresh=True)
    table.hand("saruman", "palantir-of-orthanc", "shelob").cycled("saruman", "cave-troll")
    table.on_top("saruman", "gollum", "ugluk", "wolf-riders", "hill-troll")
    table.plays("equip:palantir-of-orthanc:saruman", "shelob")
    below = table.in_zone("saruman", "deck")[3:]
    seat = table.acts("palantir-of-orthanc")
    assert table.asked == [(SARUMAN, "examine-eliminate")]
    assert seat.options == ["eliminate:gollum", "eliminate:ugluk", "eliminate:wolf-riders"]
    seat.chooses("eliminate:ugluk")
    assert table.asked == [(SARUMAN, "examine-cycle")]
    assert seat.options == ["cycle:gollum", "cycle:wolf-riders"]
    seat.chooses("cycle:wolf-riders")
    assert table.asked == [(SARUMAN, "examine-take")]
    assert seat.options == ["take:gollum"]
    seat.chooses("take:gollum")
    assert table.in_zone("saruman", "eliminated") == ["ugluk"]
    assert table.in_zone("saruman", "cycle") == ["cave-troll", "shelob", "wolf-riders"]
    assert table.in_zone("saruman", "hand") == ["gollum"]
    assert table.in_zone("saruman", "apart") == []
    assert table.in_zone("saruman", "deck") == below
    assert table.where("palantir-of-orthanc") == "saruman"
    assert table.where("saruman") == "reserve"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.23", "RCG-9.11", "RCG-15.6")
def test_palantir_of_orthanc_is_used_once_in_a_round() -> None:
    table = CardTable().reserve(*PALANTIR).on_top("saruman", "gollum", "ugluk", "shelob")
    seat = table.acts("palantir-of-orthanc")
    seat.chooses("eliminate:gollum").chooses("cycle:ugluk").chooses("take:shelob")
    seat = table.turn("saruman")
    seat.may_not("act:palantir-of-orthanc", because="RCG-9.11")
    assert "act:palantir-of-orthanc" not in seat.options
    table.step("end").turn("saruman").may("act:palantir-of-orthanc")


@pytest.mark.rule("RCG-20.23", "RCG-9.15", "RCG-9.10")
def test_palantir_of_orthanc_works_only_with_saruman_in_reserve() -> None:
    table = CardTable().path("egladil", *PALANTIR)
    table.turn("saruman").may_not("act:palantir-of-orthanc", because="RCG-9.15")
    table = CardTable().battleground("orthanc", *PALANTIR)
    table.turn("saruman").may_not("act:palantir-of-orthanc", because="RCG-9.15")
    table = CardTable().reserve(*PALANTIR)
    table.turn("witch-king").may_not("act:palantir-of-orthanc", because="RCG-9.10")
    table.turn("saruman").may("act:palantir-of-orthanc")


@pytest.mark.rule("RCG-20.23", "RCG-10.3")
def test_palantir_of_orthanc_looks_on_after_a_recycle() -> None:
    table = CardTable().reserve(*PALANTIR).cycled("saruman", "shelob", "cave-troll")
    table.deck("saruman", "gollum", "ugluk")
    seat = table.acts("palantir-of-orthanc")
    assert table.told(events.Recycled) == [events.Recycled(SARUMAN, 2)]
    apart, deck = table.in_zone("saruman", "apart"), table.in_zone("saruman", "deck")
    assert len(apart) == 3
    assert {"gollum", "ugluk"} < set(apart)
    assert sorted([*apart, *deck]) == ["cave-troll", "gollum", "shelob", "ugluk"]
    (third,) = set(apart) - {"gollum", "ugluk"}
    seat.chooses("eliminate:gollum").chooses("cycle:ugluk").chooses(f"take:{third}")
    assert table.in_zone("saruman", "hand") == [third]
    assert table.in_zone("saruman", "cycle") == ["ugluk"]
    assert table.in_zone("saruman", "deck") == deck
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.23", "RCG-10.2", "RCG-10.5")
def test_palantir_of_orthanc_looks_at_the_last_three_cards() -> None:
    table = CardTable().reserve(*PALANTIR).cycled("saruman", "shelob")
    table.deck("saruman", "gollum", "ugluk", "cave-troll")
    seat = table.acts("palantir-of-orthanc")
    assert table.told(events.Recycled) == []
    seat.chooses("eliminate:gollum").chooses("cycle:ugluk").chooses("take:cave-troll")
    assert table.told(events.Recycled) == [events.Recycled(SARUMAN, 2)]
    assert sorted(table.in_zone("saruman", "deck")) == ["shelob", "ugluk"]
    assert table.in_zone("saruman", "cycle") == []


@pytest.mark.rule("RCG-20.23", "RCG-10.5", "RCG-9.15")
def test_palantir_of_orthanc_does_what_it_can_with_few_cards() -> None:
    table = CardTable().reserve(*PALANTIR).deck("saruman", "gollum", "ugluk")
    seat = table.acts("palantir-of-orthanc")
    assert seat.options == ["eliminate:gollum", "eliminate:ugluk"]
    seat.chooses("eliminate:ugluk").chooses("cycle:gollum")
    # The deck has run out when all cards have reached their places, and is made anew at once.
    assert (table.where("ugluk"), table.where("gollum")) == ("eliminated", "deck")
    assert table.in_zone("saruman", "hand") == []
    assert table.asked == NEXT
    table = CardTable().reserve(*PALANTIR).deck("saruman", "gollum")
    table.acts("palantir-of-orthanc").chooses("eliminate:gollum")
    assert table.where("gollum") == "eliminated"
    assert table.asked == NEXT
    table = CardTable().reserve(*PALANTIR).deck("saruman")
    table.acts("palantir-of-orthanc")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.23", "RCG-20.3", "RCG-17.11")
def test_palantir_of_orthanc_eliminates_the_witch_king_whom_nobody_forsakes() -> None:
    table = CardTable("duel-two-players").reserve(*PALANTIR)
    table.on_top("witch-king", "the-witch-king", "gollum", "ugluk")
    seat = table.acts("palantir-of-orthanc")
    seat.chooses("eliminate:the-witch-king").chooses("cycle:gollum").chooses("take:ugluk")
    assert table.in_zone("witch-king", "eliminated") == ["the-witch-king"]
    assert table.told(events.Saved) == []
    assert table.in_zone("witch-king", "hand") == ["ugluk"]


# Saruman's Staff

STAFF = ("saruman", "sarumans-staff@saruman")


@pytest.mark.rule("RCG-8.13", "RCG-8.9", "RCG-13.11")
def test_sarumans_staff_adds_one_icon_of_each_kind() -> None:
    assert attack(*STAFF, at="edoras") == 1 + 1
    assert attack(*STAFF, "wolf-riders", at="edoras") == 1 + 1 + 1 + 2
    assert defence(*STAFF, at="orthanc") == 1 + 1
    assert hunting(*STAFF, at="amon-hen") == 2 + 1
    assert open_wielders("sarumans-staff") == ["saruman"]


@pytest.mark.rule("RCG-7.7", "RCG-7.6", "RCG-7.3")
@pytest.mark.parametrize("place", ["reserve", "egladil", "orthanc"])
def test_sarumans_staff_raises_the_limit_wherever_saruman_is(place: str) -> None:
    table = CardTable().path("egladil").battleground("orthanc")
    if place == "reserve":
        table.reserve(*STAFF)
    elif place == "egladil":
        table.path(place, *STAFF)
    else:
        table.battleground(place, *STAFF)
    three = ("gollum", "ugluk", "shelob")
    table.hand("saruman", *three).turn("saruman").may("pass")
    table.hand("witch-king", "grishnakh", "olog-hai", "the-hunter")
    table.turn("witch-king").may_not("pass", because="RCG-7.3")
    table.hand("saruman", *three, "cave-troll").turn("saruman").may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.7", "RCG-7.3", "RCG-10.13")
def test_sarumans_staff_raises_the_limit_from_its_playing_to_its_loss() -> None:
    three = ("gollum", "ugluk", "shelob")
    table = CardTable().reserve("saruman").hand("saruman", *three)
    table.turn("saruman").may_not("pass", because="RCG-7.3")
    table.hand("saruman", *three, "cave-troll", "sarumans-staff")
    table.plays("equip:sarumans-staff:saruman", "cave-troll")
    table.turn("saruman").may("pass")
    table.forsakes("saruman").chooses("forsake:sarumans-staff")
    assert (table.where("sarumans-staff"), table.where("saruman")) == ("eliminated", "reserve")
    table.turn("saruman").may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.8", "RCG-7.7")
def test_sarumans_staff_and_the_lidless_eye_add_up_in_the_duel() -> None:
    table = CardTable("duel-two-players").reserve(*STAFF, "the-lidless-eye")
    four = ("gollum", "ugluk", "shelob", "olog-hai")
    table.hand("witch-king", *four).turn("witch-king").may("pass")
    table.hand("witch-king", *four, "grishnakh")
    table.turn("witch-king").may_not("pass", because="RCG-7.3")


# Woven of All Colours

WOVEN = ("saruman", "woven-of-all-colours@saruman", "sarumans-staff@saruman")
WOVEN_CARDS = ["saruman", "sarumans-staff", "woven-of-all-colours"]


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_woven_of_all_colours_has_no_icons_and_belongs_to_saruman() -> None:
    assert attack("saruman", "woven-of-all-colours@saruman", at="edoras") == 1
    assert defence("saruman", "woven-of-all-colours@saruman", at="orthanc") == 1
    assert hunting("saruman", "woven-of-all-colours@saruman", at="egladil") == 2
    assert open_wielders("woven-of-all-colours") == ["saruman"]


@pytest.mark.rule("RCG-12.10", "RCG-12.9", "RCG-8.16")
def test_woven_of_all_colours_saves_saruman_after_path_combat() -> None:
    table = CardTable().path("egladil", *WOVEN, "ugluk")
    assert table.fights("egladil") == (4, 1, 0)
    assert table.in_zone("saruman", "cycle") == WOVEN_CARDS
    assert table.in_zone("saruman", "eliminated") == ["ugluk"]
    assert table.told(events.Saved) == [events.Saved("saruman", "woven-of-all-colours")]
    assert table.state.corruption == 3


@pytest.mark.rule("RCG-12.10", "RCG-13.5", "RCG-8.16")
def test_woven_of_all_colours_saves_saruman_as_attacker_of_a_battleground() -> None:
    table = CardTable().battleground("helms-deep", *WOVEN, "wolf-riders")
    assert table.fights("helms-deep") == (1 + 1 + 1 + 2, 2, 0)
    assert table.in_zone("saruman", "cycle") == WOVEN_CARDS
    assert table.in_zone("saruman", "eliminated") == ["wolf-riders"]
    assert table.state.won == [[], ["helms-deep"]]


@pytest.mark.rule("RCG-12.14", "RCG-12.10", "RCG-13.4")
def test_woven_of_all_colours_saves_saruman_as_defender_and_his_icons_cancel() -> None:
    table = CardTable().battleground("orthanc", *WOVEN, "white-hand-orcs-1")
    assert table.tokens("orthanc", attack=4).fights("orthanc") == (4, 2, 1 + 1 + 1 + 1)
    table.player("saruman").chooses("lose:saruman", "done")
    assert table.in_zone("saruman", "cycle") == sorted([*WOVEN_CARDS, "white-hand-orcs-1"])
    assert table.in_zone("saruman", "eliminated") == []
    assert table.told(events.Saved) == [events.Saved("saruman", "woven-of-all-colours")]
    assert table.state.won == [[], ["orthanc"]]


@pytest.mark.rule("RCG-12.10", "RCG-10.16")
def test_woven_of_all_colours_does_not_help_outside_combat() -> None:
    table = CardTable().reserve(*WOVEN)
    table.forsakes("saruman").chooses("forsake:saruman")
    assert table.in_zone("saruman", "eliminated") == WOVEN_CARDS
    assert table.told(events.Saved) == []


# Threats and Promises


def threatens(table: CardTable) -> CardTable:
    """The Saruman player has played the event and paid for it."""
    table.hand("saruman", "threats-and-promises", "gollum")
    table.plays("event:threats-and-promises", "gollum")
    return table


@pytest.mark.rule("RCG-20.15", "RCG-5.12", "RCG-5.5")
def test_threats_and_promises_brings_out_a_battleground_and_saruman_may_go_there() -> None:
    table = CardTable().reserve("saruman", "sarumans-staff@saruman", fresh=True)
    table.won(SHADOW, "edoras", "moria").won(FREE, "orthanc", "umbar")
    threatens(table)
    seat = table.player("saruman")
    assert table.asked == [(SARUMAN, "battleground")]
    assert seat.options == ["activate:helms-deep", "activate:orthanc", "activate:edoras"]
    seat.chooses("activate:orthanc")
    assert table.state.battlegrounds == ["orthanc"]
    assert table.state.won == [["umbar"], ["edoras", "moria"]]
    assert table.state.bared == ["orthanc"]
    assert table.asked == [(SARUMAN, "alternative")]  # the text of Orthanc comes first
    seat.chooses("forgo")
    assert table.asked == [(SARUMAN, "move-at-once")]
    assert seat.options == ["move:saruman:orthanc", "stay"]
    seat.chooses("move:saruman:orthanc")
    assert (table.where("saruman"), table.where("sarumans-staff")) == ("orthanc", "saruman")
    assert table.state.fresh == []
    assert table.where("threats-and-promises") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.15")
def test_threats_and_promises_moves_saruman_and_nobody_else_in_reserve() -> None:
    table = threatens(CardTable().reserve("ugluk", "white-hand-orcs-1", "saruman"))
    seat = table.player("saruman").chooses("activate:orthanc").chooses("forgo")
    assert seat.options == ["move:saruman:orthanc", "stay"]
    seat.chooses("move:saruman:orthanc")
    assert (table.where("saruman"), table.where("ugluk")) == ("orthanc", "reserve")


@pytest.mark.rule("RCG-20.15", "RCG-8.21")
def test_threats_and_promises_may_leave_saruman_in_reserve() -> None:
    table = threatens(CardTable().reserve("saruman").cycled("saruman", "shelob"))
    table.player("saruman").chooses("activate:orthanc").chooses("forgo").chooses("stay")
    assert table.where("saruman") == "reserve"
    assert table.state.battlegrounds == ["orthanc"]
    assert table.state.bared == []
    assert table.where("threats-and-promises") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.26", "RCG-20.15", "RCG-10.4")
@pytest.mark.parametrize("answers", [["forgo"], ["choose:1", "find-nothing"]])
def test_threats_and_promises_recycles_at_orthanc_in_any_case(answers: list[str]) -> None:
    table = threatens(CardTable().reserve("saruman").cycled("saruman", "shelob"))
    seat = table.player("saruman").chooses("activate:orthanc")
    assert table.in_zone("saruman", "cycle") == ["gollum", "shelob"]
    assert seat.options == ["choose:1", "choose:2", "forgo"]
    for answer in answers:
        seat.chooses(answer)
    assert table.told(events.Recycled) == [events.Recycled(SARUMAN, 2)]
    assert table.in_zone("saruman", "cycle") == []
    assert {"gollum", "shelob"} < set(table.in_zone("saruman", "deck"))
    assert table.in_zone("saruman", "hand") == []
    assert table.asked == [(SARUMAN, "move-at-once")]


@pytest.mark.rule("RCG-20.15", "RCG-20.27", "RCG-5.14")
def test_threats_and_promises_moves_saruman_to_edoras_not_to_helms_deep_behind_it() -> None:
    table = CardTable().reserve("saruman")
    table.on_top("frodo", "eowyn", "village-militia", "sam-gamgee", "glamdring", "sting")
    threatens(table).player("saruman").chooses("activate:edoras")
    assert table.state.battlegrounds == ["edoras", "helms-deep"]
    assert table.asked == [(FRODO, "play-from-set")]
    assert table.player("frodo").options == [
        *("play:eowyn:helms-deep", "play:village-militia:helms-deep", "done"),
    ]
    table.player("frodo").chooses("play:eowyn:helms-deep")
    assert table.where("eowyn") == "helms-deep"
    assert table.in_zone("frodo", "cycle") == [
        "glamdring",
        "sam-gamgee",
        "sting",
        "village-militia",
    ]
    assert table.asked == [(SARUMAN, "move-at-once")]
    assert table.player("saruman").options == ["move:saruman:edoras", "stay"]


@pytest.mark.rule("RCG-20.15", "RCG-8.21")
@pytest.mark.parametrize("place", ["egladil", "helms-deep", "hand", "deck"])
def test_threats_and_promises_does_nothing_without_saruman_in_reserve(place: str) -> None:
    table = CardTable().path("egladil").battleground("helms-deep").reserve("ugluk")
    if place == "egladil":
        table.path(place, "saruman")
    elif place == "helms-deep":
        table.battleground(place, "saruman")
    held = ["saruman"] if place == "hand" else []
    table.hand("saruman", "threats-and-promises", "gollum", *held)
    table.plays("event:threats-and-promises", "gollum")
    assert table.told(events.TextWithoutEffect) == [
        events.TextWithoutEffect("threats-and-promises")
    ]
    assert table.state.battlegrounds == ["helms-deep"]
    assert table.where("saruman") == place
    assert (table.where("threats-and-promises"), table.where("gollum")) == ("eliminated", "cycle")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.15", "RCG-8.2")
def test_threats_and_promises_does_nothing_if_saruman_was_forsaken_for_it() -> None:
    table = CardTable().reserve("saruman").hand("saruman", "threats-and-promises")
    seat = table.turn("saruman").chooses("event:threats-and-promises")
    assert seat.options == ["forsake:saruman", "forsake-top"]
    seat.chooses("forsake:saruman")
    assert (table.where("saruman"), table.where("threats-and-promises")) == (
        *("eliminated", "eliminated"),
    )
    assert table.state.battlegrounds == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.15", "RCG-5.11")
def test_threats_and_promises_does_nothing_if_all_battlegrounds_of_isengard_are_active() -> None:
    table = CardTable().reserve("saruman")
    for place in OWN:
        table.battleground(place)
    threatens(table)
    assert table.state.battlegrounds == OWN
    assert table.where("saruman") == "reserve"
    assert table.where("threats-and-promises") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.15", "RCG-5.9", "RCG-5.11")
def test_threats_and_promises_takes_the_only_battleground_that_is_left() -> None:
    table = CardTable().reserve("saruman").battleground("edoras").battleground("orthanc")
    threatens(table.won(FREE, "helms-deep").deck("frodo"))
    assert table.state.battlegrounds == ["edoras", "orthanc", "helms-deep"]
    assert table.state.bared == []
    assert table.player("saruman").options == ["move:saruman:helms-deep", "stay"]
    table.player("saruman").chooses("move:saruman:helms-deep")
    assert table.fights("helms-deep") == (1, 2, 0)
    assert table.state.won == [["helms-deep"], []]
