"""The seven titles of the Southrons, clause by clause."""

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
)
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events

NEXT = [(FRODO, "turn")]
"""The Saruman player is done."""

ATTACKED = ["dol-amroth", "minas-tirith", "pelargir"]
DEFENDED = ["harad", "morannon", "umbar"]
OWN = sorted(ATTACKED + DEFENDED)
"""The battlegrounds of the Southrons."""

NAMED = {
    "coastal-raiders": "dol-amroth",
    "corsairs-of-umbar": "umbar",
    "haradrim-regulars": "harad",
    "haradrim-cavalry": "minas-tirith",
    "the-black-fleet": "pelargir",
}
"""The armies that are eliminated to activate a battleground."""


def attacks(army: str) -> list[int]:
    """Return the attack icons of an army at Dol Amroth, Minas Tirith and Pelargir."""
    return [attack(army, at=place) for place in ATTACKED]


def defences(army: str) -> list[int]:
    """Return the defence icons of an army at Harad, Morannon and Umbar."""
    return [defence(army, at=place) for place in DEFENDED]


# Icons


@pytest.mark.rule("RCG-3.10", "RCG-8.5", "RCG-8.6")
def test_coastal_raiders_have_one_more_attack_icon_at_dol_amroth() -> None:
    assert attacks("coastal-raiders") == [1 + 1, 1, 1]
    assert defences("coastal-raiders") == [1, 1, 1]
    assert open_battlegrounds("coastal-raiders") == OWN
    assert open_paths("coastal-raiders") == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_corsairs_of_umbar_have_one_icon_of_each_kind_everywhere() -> None:
    assert attacks("corsairs-of-umbar") == [1, 1, 1]
    assert defences("corsairs-of-umbar") == [1, 1, 1]
    assert open_battlegrounds("corsairs-of-umbar") == OWN
    assert open_paths("corsairs-of-umbar") == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_haradrim_mumakil_have_two_attack_icons_and_one_of_defence() -> None:
    assert attacks("haradrim-mumakil") == [2, 2, 2]
    assert defences("haradrim-mumakil") == [1, 1, 1]
    assert open_battlegrounds("haradrim-mumakil") == OWN
    assert open_paths("haradrim-mumakil") == []
    table = CardTable().reserve("haradrim-mumakil").hand("saruman", "gollum")
    assert [o for o in table.turn("saruman").options if o.startswith("act")] == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_haradrim_regulars_have_one_icon_of_each_kind_everywhere() -> None:
    assert attacks("haradrim-regulars") == [1, 1, 1]
    assert defences("haradrim-regulars") == [1, 1, 1]
    assert open_battlegrounds("haradrim-regulars") == OWN
    assert open_paths("haradrim-regulars") == []


@pytest.mark.rule("RCG-3.10", "RCG-8.5", "RCG-8.6")
def test_haradrim_cavalry_has_one_more_attack_icon_at_minas_tirith() -> None:
    assert attacks("haradrim-cavalry") == [1, 1 + 1, 1]
    assert defences("haradrim-cavalry") == [1, 1, 1]
    assert open_battlegrounds("haradrim-cavalry") == OWN
    assert open_paths("haradrim-cavalry") == []


@pytest.mark.rule("RCG-3.10", "RCG-8.5", "RCG-8.6")
def test_the_black_fleet_has_one_more_attack_icon_at_pelargir() -> None:
    assert attacks("the-black-fleet") == [1, 1, 1 + 1]
    assert defences("the-black-fleet") == [1, 1, 1]
    assert open_battlegrounds("the-black-fleet") == OWN
    assert open_paths("the-black-fleet") == []


# Actions of the armies


@pytest.mark.rule("RCG-20.20", "RCG-5.13", "RCG-8.23")
@pytest.mark.parametrize("army", NAMED)
def test_a_southron_army_is_eliminated_to_activate_its_battleground(army: str) -> None:
    place = NAMED[army]
    table = CardTable().reserve(army, "haradrim-mumakil", fresh=True).battleground("morannon")
    left = [[each for each in deck if each != place] for deck in table.state.decks]
    table.acts(army)
    assert table.where(army) == "eliminated"
    assert table.where("haradrim-mumakil") == "reserve"
    assert table.state.battlegrounds == ["morannon", place]
    assert table.state.decks == left
    assert table.state.bared == []
    assert table.told(events.BattlegroundActivated) == [
        events.BattlegroundActivated(SARUMAN, place)
    ]


@pytest.mark.rule("RCG-20.20", "RCG-10.12")
def test_coastal_raiders_give_the_dunedain_player_the_text_of_dol_amroth() -> None:
    table = CardTable().reserve("coastal-raiders", "denethor").hand("aragorn", "lembas")
    table.on_top("aragorn", "arwen", "elrond").acts("coastal-raiders")
    seat = table.player("aragorn")
    assert table.asked == [(ARAGORN, "text")]
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert seat.options == ["forsake:lembas", "forsake:denethor", "forsake-top"]
    seat.chooses("forsake:lembas")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.20", "RCG-5.2")
def test_the_black_fleet_gives_the_dunedain_player_the_text_of_pelargir() -> None:
    table = CardTable().reserve("the-black-fleet")
    table.acts("the-black-fleet")
    assert table.asked == [(ARAGORN, "text")]
    table.player("aragorn").chooses("forgo")
    assert table.drawn() == []
    assert table.in_zone("aragorn", "eliminated") == []
    assert table.state.battlegrounds == ["pelargir"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.20", "RCG-5.2")
def test_haradrim_cavalry_gives_the_dunedain_player_the_text_of_minas_tirith() -> None:
    table = CardTable().reserve("haradrim-cavalry").on_top("aragorn", "lembas")
    table.acts("haradrim-cavalry")
    table.player("aragorn").chooses("carry-out").chooses("forsake-top")
    assert table.where("lembas") == "eliminated"
    assert table.drawn() == [(ARAGORN, 3)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.20", "RCG-10.21")
@pytest.mark.parametrize("army", ["corsairs-of-umbar", "haradrim-regulars"])
def test_corsairs_of_umbar_and_haradrim_regulars_have_the_shadow_draw(army: str) -> None:
    table = CardTable().reserve(army)
    table.acts(army)
    assert table.drawn() == [(WITCH_KING, 1), (SARUMAN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.20", "RCG-9.15", "RCG-5.12")
@pytest.mark.parametrize("army", NAMED)
def test_a_southron_army_activates_nothing_that_has_left_its_deck(army: str) -> None:
    place, option = NAMED[army], f"act:{army}"
    table = CardTable().reserve(army).battleground(place)
    table.turn("saruman").may_not(option, because="RCG-9.15")
    for side in (FREE, SHADOW):
        table = CardTable().reserve(army).won(side, place)
        seat = table.turn("saruman").may_not(option, because="RCG-9.15")
        assert option not in seat.options
    table = CardTable().reserve(army)
    for other in OWN:
        if other != place:
            table.battleground(other)
    table.turn("saruman").may(option)


@pytest.mark.rule("RCG-9.15", "RCG-9.10", "RCG-9.8")
@pytest.mark.parametrize("army", NAMED)
def test_a_southron_army_acts_in_reserve_only_and_for_its_own_player(army: str) -> None:
    option = f"act:{army}"
    table = CardTable().battleground("morannon", army)
    table.turn("saruman").may_not(option, because="RCG-9.15")
    table = CardTable().hand("saruman", army)
    table.turn("saruman").may_not(option, because="RCG-9.8")
    table = CardTable().reserve(army)
    table.turn("witch-king").may_not(option, because="RCG-9.10")
    table.turn("frodo").may_not(option, because="RCG-9.10")
    table.turn("saruman").may(option)


# The Black Serpent


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_the_black_serpent_leads_southrons_and_goes_to_no_path() -> None:
    serpent = "the-black-serpent"
    assert (attack(serpent, at="pelargir"), defence(serpent, at="harad")) == (0, 0)
    assert attack(serpent, "haradrim-mumakil", at="pelargir") == 1 + 2
    assert defence(serpent, "haradrim-mumakil", at="harad") == 1 + 1
    assert attack(serpent, "mordor-orcs-1", at="minas-tirith") == 1
    assert open_paths(serpent) == []
    assert open_battlegrounds(serpent) == OWN


@pytest.mark.rule("RCG-20.21", "RCG-5.8", "RCG-5.5")
def test_the_black_serpent_reactivates_a_battleground_from_either_scoring_area() -> None:
    table = CardTable().reserve("the-black-serpent", fresh=True).battleground("harad")
    table.won(FREE, "minas-tirith", "minas-morgul", "umbar", "orthanc")
    table.won(SHADOW, "dol-amroth", "lorien", "morannon", "dol-guldur")
    decks = [list(deck) for deck in table.state.decks]
    assert "pelargir" in decks[FREE]
    seat = table.acts("the-black-serpent")
    assert table.where("the-black-serpent") == "eliminated"
    assert table.asked == [(SARUMAN, "battleground")]
    assert seat.options == [
        "activate:minas-tirith",
        "activate:umbar",
        "activate:dol-amroth",
        "activate:morannon",
    ]
    seat.chooses("activate:umbar")
    assert table.state.battlegrounds == ["harad", "umbar"]
    assert table.state.won == [
        ["minas-tirith", "minas-morgul", "orthanc"],
        ["dol-amroth", "lorien", "morannon", "dol-guldur"],
    ]
    assert table.state.decks == decks
    assert table.told(events.BattlegroundReactivated) == [
        events.BattlegroundReactivated(SARUMAN, "umbar", "free-peoples")
    ]
    assert table.drawn() == [(WITCH_KING, 1), (SARUMAN, 1)]
    assert table.state.bared == ["umbar"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.21", "RCG-13.16")
def test_the_black_serpent_finds_minas_tirith_strong_if_the_free_peoples_hold_it() -> None:
    table = CardTable().reserve("the-black-serpent", "haradrim-mumakil").won(FREE, "minas-tirith")
    table.acts("the-black-serpent")
    table.player("aragorn").chooses("forgo")
    table.moves("haradrim-mumakil", "minas-tirith")
    assert table.fights("minas-tirith") == (2, 3, 0)
    assert table.state.won == [["minas-tirith"], []]


@pytest.mark.rule("RCG-20.21", "RCG-13.15")
def test_the_black_serpent_finds_minas_tirith_bare_if_the_shadow_holds_it() -> None:
    table = CardTable().reserve("the-black-serpent", "haradrim-mumakil").won(SHADOW, "minas-tirith")
    table.acts("the-black-serpent")
    table.player("aragorn").chooses("forgo")
    assert table.state.won == [[], []]
    table.moves("haradrim-mumakil", "minas-tirith")
    assert table.fights("minas-tirith") == (2, 0, 0)
    assert table.state.won == [[], ["minas-tirith"]]


@pytest.mark.rule("RCG-20.21", "RCG-17.10")
def test_the_black_serpent_has_the_text_of_harad_carried_out_again() -> None:
    table = CardTable("duel-two-players").reserve("the-black-serpent").won(SHADOW, "harad")
    table.acts("the-black-serpent")
    assert table.state.battlegrounds == ["harad"]
    assert table.state.bared == []
    assert table.drawn() == [(1, 1), (1, 1)]


@pytest.mark.rule("RCG-20.21", "RCG-9.15", "RCG-9.10")
def test_the_black_serpent_cannot_be_used_without_a_southron_battleground_in_scoring() -> None:
    table = CardTable().reserve("the-black-serpent").won(FREE, "orthanc").won(SHADOW, "lorien")
    table.battleground("umbar").turn("saruman").may_not("act:the-black-serpent", because="RCG-9.15")
    table = CardTable().reserve("the-black-serpent").won(FREE, "pelargir")
    table.turn("saruman").may("act:the-black-serpent")
    table.turn("witch-king").may_not("act:the-black-serpent", because="RCG-9.10")
    table = CardTable().battleground("harad", "the-black-serpent").won(FREE, "pelargir")
    table.turn("saruman").may_not("act:the-black-serpent", because="RCG-9.15")
