"""The twenty-six titles of Mordor, clause by clause."""

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

NEXT = [(ARAGORN, "turn")]
"""The Witch-king player is done."""

ATTACKED = ["lorien", "minas-tirith"]
DEFENDED = ["dol-guldur", "minas-morgul", "morannon"]
OWN = sorted(ATTACKED + DEFENDED)
"""The battlegrounds of Mordor."""

NOT_FOUR = [1, 2, 3, 5, 6, 7, 8, 9]
"""The paths of the Nazgûl."""

NAZGUL = [
    "the-beguiler",
    "the-black-easterling",
    "the-commander",
    "the-destroyer",
    "the-hunter",
    "the-messenger",
    "the-reaver",
    "the-warrior",
    "the-witch-king",
]
CAPTAINS = [
    "the-beguiler",
    "the-commander",
    "the-destroyer",
    "the-hunter",
    "the-messenger",
    "the-reaver",
    "the-warrior",
]
"""The Nazgûl that are cycled for their actions; all have the same icons."""

OTHERS = ("frodo", "aragorn", "saruman")


def hunting(*cards: str, at: str) -> int:
    """Return the path attack icons of cards on a path."""
    return CardTable().path(at, *cards).fights(at)[0]


def attacks(army: str) -> list[int]:
    """Return the attack icons of an army at Lórien and Minas Tirith."""
    return [attack(army, at=place) for place in ATTACKED]


def defences(army: str) -> list[int]:
    """Return the defence icons of an army at Dol Guldur, Minas Morgul and Morannon."""
    return [defence(army, at=place) for place in DEFENDED]


# Armies


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_black_uruks_have_two_attack_icons_and_one_of_defence() -> None:
    assert attacks("black-uruks") == [2, 2]
    assert defences("black-uruks") == [1, 1, 1]
    assert open_battlegrounds("black-uruks") == OWN
    assert open_paths("black-uruks") == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_grond_hammer_of_the_underworld_has_three_attack_icons_and_no_defence() -> None:
    grond = "grond-hammer-of-the-underworld"
    assert attacks(grond) == [3, 3]
    assert defences(grond) == [0, 0, 0]
    assert open_battlegrounds(grond) == OWN
    assert open_paths(grond) == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_mordor_orcs_are_five_armies_with_one_icon_of_each_kind() -> None:
    hordes = [f"mordor-orcs-{number}" for number in range(1, 6)]
    assert [attacks(orcs) for orcs in hordes] == [[1, 1]] * 5
    assert [defences(orcs) for orcs in hordes] == [[1, 1, 1]] * 5
    assert attack(*hordes, at="minas-tirith") == 5
    assert open_battlegrounds("mordor-orcs-5") == OWN
    assert open_paths("mordor-orcs-5") == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_olog_hai_have_two_icons_of_each_kind() -> None:
    assert attacks("olog-hai") == [2, 2]
    assert defences("olog-hai") == [2, 2, 2]
    assert open_battlegrounds("olog-hai") == OWN
    assert open_paths("olog-hai") == []


@pytest.mark.rule("RCG-13.2", "RCG-8.5", "RCG-8.6")
def test_trolls_of_udun_have_one_attack_and_two_defence_icons() -> None:
    assert attacks("trolls-of-udun") == [1, 1]
    assert defences("trolls-of-udun") == [2, 2, 2]
    assert open_battlegrounds("trolls-of-udun") == OWN
    assert open_paths("trolls-of-udun") == []


# Gorbag & Shagrat


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_gorbag_and_shagrat_lead_in_defence_only() -> None:
    orcs = "gorbag-and-shagrat"
    assert (attack(orcs, at="lorien"), defence(orcs, at="morannon")) == (0, 0)
    assert attack(orcs, "olog-hai", at="lorien") == 2
    assert defence(orcs, "olog-hai", at="morannon") == 1 + 2
    assert open_paths(orcs) == [8, 9]
    assert open_battlegrounds(orcs) == OWN


@pytest.mark.rule("RCG-20.29", "RCG-8.26", "RCG-11.8")
@pytest.mark.parametrize(
    ("path", "icons"), [("morgul-vale", 1), ("orodruin", 1), ("cirith-ungol", 2)]
)
def test_gorbag_and_shagrat_played_to_a_path_buy_their_icons(path: str, icons: int) -> None:
    table = CardTable().path(path)
    table.hand("witch-king", "gorbag-and-shagrat", "olog-hai", "fell-beast", "the-reaver")
    seat = table.plays(f"play:gorbag-and-shagrat:{path}", "olog-hai")
    assert table.asked == [(WITCH_KING, "text")]
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert seat.options == ["cycle:fell-beast", "cycle:the-reaver"]
    assert table.state.tokens == {}
    seat.chooses("cycle:fell-beast")
    assert table.state.tokens == {"gorbag-and-shagrat": [icons, 0]}
    assert table.in_zone("witch-king", "cycle") == ["fell-beast", "olog-hai"]
    assert table.in_zone("witch-king", "hand") == ["the-reaver"]
    assert table.asked == NEXT
    assert table.fights(path) == (icons, 0, 0)
    assert table.where("gorbag-and-shagrat") == "eliminated"
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-20.29", "RCG-9.4")
def test_gorbag_and_shagrat_moved_to_a_path_buy_their_icons_too() -> None:
    table = CardTable().path("cirith-ungol").reserve("gorbag-and-shagrat")
    table.hand("witch-king", "olog-hai", "fell-beast")
    seat = table.moves("gorbag-and-shagrat", "cirith-ungol").chooses("carry-out")
    assert seat.options == ["cycle:fell-beast", "cycle:olog-hai"]
    seat.chooses("cycle:olog-hai")
    assert table.state.tokens == {"gorbag-and-shagrat": [2, 0]}
    assert table.in_zone("witch-king", "hand") == ["fell-beast"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.29", "RCG-3.10")
def test_gorbag_and_shagrat_without_tokens_have_no_path_icons() -> None:
    table = CardTable().path("cirith-ungol").hand("witch-king", "gorbag-and-shagrat", "olog-hai")
    table.plays("play:gorbag-and-shagrat:cirith-ungol", "olog-hai").chooses("forgo")
    assert table.state.tokens == {}
    assert table.where("gorbag-and-shagrat") == "cirith-ungol"
    assert table.asked == NEXT
    assert table.fights("cirith-ungol") == (0, 0, 0)
    assert table.state.paths_won == [["cirith-ungol"], []]


@pytest.mark.rule("RCG-20.29", "RCG-10.7", "RCG-10.12")
def test_gorbag_and_shagrat_forsake_with_an_empty_hand_or_get_nothing() -> None:
    table = CardTable().path("orodruin").reserve("gorbag-and-shagrat", "grishnakh")
    seat = table.moves("gorbag-and-shagrat", "orodruin").chooses("carry-out")
    assert seat.options == ["forsake:grishnakh", "forsake-top"]
    seat.chooses("forsake:grishnakh")
    assert table.where("grishnakh") == "eliminated"
    assert table.state.tokens == {"gorbag-and-shagrat": [1, 0]}
    table = CardTable().path("orodruin").reserve("gorbag-and-shagrat").deck("witch-king")
    table.moves("gorbag-and-shagrat", "orodruin")
    assert table.state.tokens == {}
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.29", "RCG-9.4")
def test_gorbag_and_shagrat_buy_nothing_elsewhere() -> None:
    for place in ("morannon", "reserve"):
        table = CardTable().path("cirith-ungol").battleground("morannon")
        table.hand("witch-king", "gorbag-and-shagrat", "olog-hai", "fell-beast")
        table.plays(f"play:gorbag-and-shagrat:{place}", "olog-hai")
        assert table.where("gorbag-and-shagrat") == place
        assert table.state.tokens == {}
        assert table.asked == NEXT


# Grishnákh


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_grishnakh_leads_in_attack_only() -> None:
    assert (attack("grishnakh", at="lorien"), defence("grishnakh", at="morannon")) == (0, 0)
    assert attack("grishnakh", "mordor-orcs-1", at="lorien") == 1 + 1
    assert defence("grishnakh", "mordor-orcs-1", at="morannon") == 1
    assert hunting("grishnakh", at="osgiliath") == 1
    assert open_paths("grishnakh") == [6, 7]
    assert open_battlegrounds("grishnakh") == OWN


@pytest.mark.rule("RCG-20.34", "RCG-14.5", "RCG-9.15")
def test_grishnakh_is_eliminated_for_a_corruption_token_and_no_longer_fights() -> None:
    table = CardTable().path("amon-hen", "grishnakh", "the-hunter").board(corruption=2)
    table.acts("grishnakh")
    assert table.where("grishnakh") == "eliminated"
    assert table.state.corruption == 3
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 3)]
    assert table.asked == NEXT
    assert table.fights("amon-hen") == (1, 0, 0)
    assert table.state.corruption == 4


@pytest.mark.rule("RCG-9.15", "RCG-9.10")
def test_grishnakh_acts_on_the_active_path_only() -> None:
    table = CardTable().path("amon-hen").reserve("grishnakh")
    table.turn("witch-king").may_not("act:grishnakh", because="RCG-9.15")
    table = CardTable().path("amon-hen").battleground("morannon", "grishnakh")
    table.turn("witch-king").may_not("act:grishnakh", because="RCG-9.15")
    table = CardTable().path("amon-hen", "grishnakh")
    table.turn("saruman").may_not("act:grishnakh", because="RCG-9.10")
    table.turn("witch-king").may("act:grishnakh")


# Mouth of Sauron


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_mouth_of_sauron_has_its_icons_and_paths() -> None:
    mouth = "mouth-of-sauron"
    assert (attack(mouth, at="lorien"), defence(mouth, at="morannon")) == (0, 0)
    assert attack(mouth, "mordor-orcs-1", at="lorien") == 1 + 1
    assert defence(mouth, "mordor-orcs-1", at="morannon") == 1 + 1
    assert hunting(mouth, at="osgiliath") == 1
    assert open_paths(mouth) == [7, 8, 9]
    assert open_battlegrounds(mouth) == OWN


@pytest.mark.rule("RCG-20.18", "RCG-1.7")
@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-lidless-eye"])
def test_mouth_of_sauron_and_the_lidless_eye_keep_off_paths_while_the_shadow_defends(
    card: str,
) -> None:
    for place in ("moria", "umbar", "morannon"):
        table = CardTable().path("orodruin").battleground("edoras").battleground(place)
        seat = table.hand("witch-king", card).turn("witch-king")
        seat.may_not(f"play:{card}:orodruin", because="RCG-20.18")
        assert f"play:{card}:orodruin" not in seat.options
        seat.may(f"play:{card}:reserve")
        table = CardTable().path("orodruin").battleground("edoras").battleground(place)
        seat = table.reserve(card).turn("witch-king")
        seat.may_not(f"move:{card}:orodruin", because="RCG-20.18")


@pytest.mark.rule("RCG-20.18", "RCG-1.7")
@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-lidless-eye"])
def test_mouth_of_sauron_and_the_lidless_eye_go_to_paths_otherwise(card: str) -> None:
    table = CardTable().path("orodruin").battleground("edoras").battleground("minas-tirith")
    table.won(FREE, "morannon").won(SHADOW, "umbar").reserve(card)
    table.moves(card, "orodruin")
    assert table.where(card) == "orodruin"
    table = CardTable().path("orodruin").battleground("lorien").hand("witch-king", card)
    table.turn("witch-king").may(f"play:{card}:orodruin")
    # Others are not kept off.
    table = CardTable().path("orodruin").battleground("moria").reserve("the-hunter")
    table.turn("witch-king").may("move:the-hunter:orodruin")


@pytest.mark.rule("RCG-20.18")
@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-lidless-eye"])
def test_mouth_of_sauron_and_the_lidless_eye_stay_on_a_path_where_they_are(card: str) -> None:
    table = CardTable().path("orodruin", card).reserve("corsairs-of-umbar")
    table.acts("corsairs-of-umbar")
    assert table.state.battlegrounds == ["umbar"]
    assert table.where(card) == "orodruin"
    assert table.fights("orodruin") == (1, 0, 0)


@pytest.mark.rule("RCG-15.2", "RCG-8.23")
def test_mouth_of_sauron_in_reserve_draws_one_card_more() -> None:
    for fresh in (False, True):
        table = CardTable().reserve("mouth-of-sauron", fresh=fresh).step("draws")
        assert table.drawn()[:4] == [(FRODO, 3), (WITCH_KING, 5), (ARAGORN, 3), (SARUMAN, 4)]
    table = CardTable().battleground("morannon", "mouth-of-sauron").step("draws")
    assert table.drawn()[1] == (WITCH_KING, 4)


# The Nazgûl


@pytest.mark.rule("RCG-13.7", "RCG-3.9", "RCG-8.8")
@pytest.mark.parametrize("card", CAPTAINS)
def test_a_nazgul_leads_in_attack_only_and_goes_to_all_paths_but_4(card: str) -> None:
    assert (attack(card, at="lorien"), defence(card, at="morannon")) == (0, 0)
    assert attack(card, "mordor-orcs-1", at="minas-tirith") == 1 + 1
    assert attack(card, "haradrim-mumakil", at="minas-tirith") == 2
    assert defence(card, "mordor-orcs-1", at="morannon") == 1
    assert [hunting(card, at=path) for path in ("bag-end", "orodruin")] == [1, 1]
    assert open_paths(card) == NOT_FOUR
    assert open_battlegrounds(card) == OWN


@pytest.mark.rule("RCG-9.15", "RCG-9.10", "RCG-9.8")
@pytest.mark.parametrize("card", CAPTAINS)
def test_a_nazgul_acts_in_reserve_only_and_for_its_own_player(card: str) -> None:
    option = f"act:{card}"
    table = CardTable().path("egladil", card).battleground("minas-tirith")
    table.turn("witch-king").may_not(option, because="RCG-9.15")
    table = CardTable().path("egladil").battleground("minas-tirith", card)
    table.turn("witch-king").may_not(option, because="RCG-9.15")
    table = CardTable().path("egladil").battleground("minas-tirith").hand("witch-king", card)
    table.turn("witch-king").may_not(option, because="RCG-9.8")
    table = CardTable().path("egladil").battleground("minas-tirith").reserve(card)
    table.turn("saruman").may_not(option, because="RCG-9.10")
    table.turn("frodo").may_not(option, because="RCG-9.10")
    table.turn("witch-king").may(option)


@pytest.mark.rule("RCG-8.16", "RCG-8.23", "RCG-9.15")
@pytest.mark.parametrize("card", CAPTAINS)
def test_a_nazgul_that_acts_is_cycled_with_its_items(card: str) -> None:
    items = ["black-breath", "fell-beast", "morgul-blade"]
    table = CardTable().path("egladil").battleground("minas-tirith")
    table.reserve(card, *(f"{item}@{card}" for item in items), fresh=True)
    table.acts(card)
    assert table.in_zone("witch-king", "eliminated") == []
    assert set(table.in_zone("witch-king", "cycle")) >= {card, *items}
    assert table.state.fresh == []


# The Beguiler


@pytest.mark.rule("RCG-10.7", "RCG-10.21", "RCG-10.6")
def test_the_beguiler_makes_every_free_peoples_player_cycle_a_card() -> None:
    table = (
        CardTable().reserve("the-beguiler", "denethor", "elrond").hand("frodo", "gimli", "sting")
    )
    table.hand("saruman", "gollum")
    table.acts("the-beguiler")
    assert table.where("the-beguiler") == "cycle"
    assert table.asked == [(FRODO, "cycle")]
    assert table.player("frodo").options == ["cycle:gimli", "cycle:sting"]
    table.player("frodo").chooses("cycle:sting")
    # An empty hand: a card is forsaken instead.
    assert table.asked == [(ARAGORN, "forsake")]
    assert table.player("aragorn").options == [
        *("forsake:denethor", "forsake:elrond", "forsake-top"),
    ]
    table.player("aragorn").chooses("forsake:denethor")
    assert (table.where("sting"), table.where("gimli")) == ("cycle", "hand")
    assert (table.where("denethor"), table.where("elrond")) == ("eliminated", "reserve")
    assert table.in_zone("saruman", "hand") == ["gollum"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12", "RCG-10.7")
def test_the_beguiler_makes_gandalf_cycle_twice_in_a_duel() -> None:
    table = CardTable("duel-two-players").reserve("the-beguiler").hand("gandalf", "sting")
    table.on_top("gandalf", "lembas").acts("the-beguiler")
    gandalf = table.player("gandalf")
    gandalf.chooses("cycle:sting")
    assert table.asked == [(0, "forsake")]
    gandalf.chooses("forsake-top")
    assert (table.where("sting"), table.where("lembas")) == ("cycle", "eliminated")
    assert table.asked == [(0, "turn")]


# The Black Easterling


@pytest.mark.rule("RCG-3.10", "RCG-13.7", "RCG-8.8")
def test_the_black_easterling_has_one_more_defence_icon_at_dol_guldur() -> None:
    easterling = "the-black-easterling"
    assert defence(easterling, at="dol-guldur") == 1
    assert defence(easterling, "mordor-orcs-1", at="dol-guldur") == 1 + 1 + 1
    assert [defence(easterling, at=place) for place in ("minas-morgul", "morannon")] == [0, 0]
    assert defence(easterling, "mordor-orcs-1", at="morannon") == 1 + 1
    assert attacks(easterling) == [0, 0]
    assert attack(easterling, "mordor-orcs-1", at="lorien") == 1 + 1
    assert hunting(easterling, at="egladil") == 1
    assert open_paths(easterling) == NOT_FOUR
    assert open_battlegrounds(easterling) == OWN


@pytest.mark.rule("RCG-10.1", "RCG-8.25")
@pytest.mark.parametrize("place", ["egladil", "dol-guldur", "reserve"])
def test_the_black_easterling_draws_a_card_wherever_it_is_played(place: str) -> None:
    table = CardTable().path("egladil").battleground("dol-guldur")
    table.hand("witch-king", "the-black-easterling", "olog-hai", "the-reaver")
    table.on_top("witch-king", "grishnakh")
    table.plays(f"play:the-black-easterling:{place}", "olog-hai")
    assert table.where("the-black-easterling") == place
    assert table.drawn() == [(WITCH_KING, 1)]
    assert table.in_zone("witch-king", "hand") == ["grishnakh", "the-reaver"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4")
def test_the_black_easterling_draws_nothing_when_it_is_moved() -> None:
    table = CardTable().path("egladil").battleground("dol-guldur").reserve("the-black-easterling")
    table.moves("the-black-easterling", "dol-guldur")
    assert table.drawn() == []
    assert table.asked == NEXT


# The Commander


@pytest.mark.rule("RCG-10.21", "RCG-8.23")
def test_the_commander_has_every_shadow_player_draw_a_card() -> None:
    table = CardTable().reserve("the-commander", fresh=True)
    table.acts("the-commander")
    assert table.where("the-commander") == "cycle"
    assert table.drawn() == [(WITCH_KING, 1), (SARUMAN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12", "RCG-18.7")
def test_the_commander_has_one_shadow_player_draw_twice_but_two_once_each() -> None:
    table = CardTable("duel-two-players").reserve("the-commander")
    table.acts("the-commander")
    assert table.drawn() == [(1, 1), (1, 1)]
    table = CardTable("duel-three-players").reserve("the-commander")
    table.acts("the-commander")
    assert table.drawn() == [(table.number("witch-king"), 1), (table.number("saruman"), 1)]


# The Destroyer and The Warrior


@pytest.mark.rule("RCG-20.33", "RCG-11.9", "RCG-11.6")
def test_the_destroyer_adds_an_attack_icon_to_any_active_battleground() -> None:
    table = CardTable().battleground("edoras").battleground("minas-morgul").battleground("moria")
    table.path("egladil").reserve("the-destroyer")
    seat = table.acts("the-destroyer")
    assert table.where("the-destroyer") == "cycle"
    assert table.asked == [(WITCH_KING, "token")]
    assert seat.options == ["put-token:edoras", "put-token:minas-morgul", "put-token:moria"]
    seat.may_not("put-token:umbar", because="RCG-20.33")
    seat.chooses("put-token:edoras")
    assert table.state.tokens == {"edoras": [1, 0]}
    assert table.told(events.TokensPlaced) == [
        events.TokensPlaced("edoras", "battleground-attack", 1)
    ]
    assert table.asked == NEXT
    assert table.fights("edoras") == (1, 1, 0)


@pytest.mark.rule("RCG-20.33", "RCG-11.9")
def test_the_destroyer_may_help_those_who_attack_the_shadow() -> None:
    table = CardTable().battleground("minas-morgul", "soldiers-of-gondor").reserve("the-destroyer")
    table.acts("the-destroyer")
    assert table.asked == NEXT  # there is one battleground only
    assert table.fights("minas-morgul") == (1 + 1, 2, 0)


@pytest.mark.rule("RCG-20.33", "RCG-11.7", "RCG-11.6")
def test_the_warrior_adds_a_defence_icon_to_any_active_battleground() -> None:
    table = CardTable().battleground("morannon").battleground("edoras", "wolf-riders")
    table.path("egladil").reserve("the-warrior")
    seat = table.acts("the-warrior")
    assert table.where("the-warrior") == "cycle"
    assert seat.options == ["put-token:morannon", "put-token:edoras"]
    seat.chooses("put-token:edoras")
    assert table.state.tokens == {"edoras": [0, 1]}
    assert table.told(events.TokensPlaced) == [
        events.TokensPlaced("edoras", "battleground-defence", 1)
    ]
    assert table.asked == NEXT
    assert table.fights("edoras") == (2, 1 + 1, 0)
    assert table.state.won == [["edoras"], []]


@pytest.mark.rule("RCG-9.15", "RCG-20.33")
@pytest.mark.parametrize("card", ["the-destroyer", "the-warrior"])
def test_the_destroyer_and_the_warrior_need_an_active_battleground(card: str) -> None:
    table = CardTable().path("egladil").reserve(card).won(SHADOW, "umbar")
    table.turn("witch-king").may_not(f"act:{card}", because="RCG-9.15")
    table.battleground("rivendell").turn("witch-king").may(f"act:{card}")


# The Hunter


@pytest.mark.rule("RCG-11.6", "RCG-12.2", "RCG-9.15")
def test_the_hunter_adds_an_attack_icon_to_the_active_path() -> None:
    table = CardTable().path("khazad-dum").battleground("morannon").reserve("the-hunter")
    table.tokens("khazad-dum", attack=1, defence=1)
    table.acts("the-hunter")
    assert table.where("the-hunter") == "cycle"
    assert table.state.tokens == {"khazad-dum": [2, 1]}
    assert table.told(events.TokensPlaced) == [events.TokensPlaced("khazad-dum", "path-attack", 1)]
    assert table.asked == NEXT
    assert table.fights("khazad-dum") == (2, 1, 0)
    table = CardTable().battleground("morannon").reserve("the-hunter")
    table.turn("witch-king").may_not("act:the-hunter", because="RCG-9.15")


# The Lidless Eye


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_the_lidless_eye_has_one_path_icon_only() -> None:
    eye = "the-lidless-eye"
    assert (attack(eye, "mordor-orcs-1", at="lorien"), attack(eye, at="lorien")) == (1, 0)
    assert (defence(eye, "mordor-orcs-1", at="morannon"), defence(eye, at="morannon")) == (1, 0)
    assert hunting(eye, at="orodruin") == 1
    assert open_paths(eye) == [9]
    assert open_battlegrounds(eye) == OWN


@pytest.mark.rule("RCG-10.21", "RCG-9.4")
def test_the_lidless_eye_has_every_shadow_player_draw_when_it_is_played() -> None:
    for place in ("orodruin", "lorien", "reserve"):
        table = CardTable().path("orodruin").battleground("lorien")
        table.hand("witch-king", "the-lidless-eye", "olog-hai")
        table.plays(f"play:the-lidless-eye:{place}", "olog-hai")
        assert table.where("the-lidless-eye") == place
        assert table.drawn() == [(WITCH_KING, 1), (SARUMAN, 1)]
        assert table.asked == NEXT
    table = CardTable().path("orodruin").reserve("the-lidless-eye")
    table.moves("the-lidless-eye", "orodruin")
    assert table.drawn() == []


@pytest.mark.rule("RCG-7.7", "RCG-7.6", "RCG-7.3")
def test_the_lidless_eye_raises_the_limit_in_reserve_only() -> None:
    three = ("grishnakh", "olog-hai", "the-hunter")
    table = CardTable().path("orodruin").reserve("the-lidless-eye", fresh=True)
    table.hand("witch-king", *three).hand("saruman", "gollum", "ugluk", "shelob")
    table.turn("witch-king").may("pass")
    table.turn("saruman").may_not("pass", because="RCG-7.3")
    table.hand("witch-king", *three, "fell-beast")
    table.turn("witch-king").may_not("pass", because="RCG-7.3")
    table = CardTable().path("orodruin").reserve("the-lidless-eye").hand("witch-king", *three)
    table.turn("witch-king").may("pass")
    table.moves("the-lidless-eye", "orodruin")
    table.turn("witch-king").may_not("pass", because="RCG-7.3")


# The Messenger


@pytest.mark.rule("RCG-10.20", "RCG-9.15")
def test_the_messenger_brings_a_nazgul_back_from_the_cycle_pile() -> None:
    table = (
        CardTable()
        .reserve("the-messenger")
        .cycled(
            "witch-king", "the-witch-king", "the-reaver", "fell-beast", "grishnakh", "mordor-orcs-1"
        )
    )
    seat = table.acts("the-messenger")
    assert table.asked == [(WITCH_KING, "recover")]
    assert seat.options == ["take:the-messenger", "take:the-reaver", "take:the-witch-king"]
    seat.chooses("take:the-witch-king")
    assert table.in_zone("witch-king", "hand") == ["the-witch-king"]
    assert table.where("the-messenger") == "cycle"
    for other in OTHERS:
        assert table.player(other).sees("hand-witch-king") == ["the-witch-king"]
        assert (
            events.CardTaken(WITCH_KING, "the-witch-king", "cycle") in table.player(other).hears()
        )
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.29", "RCG-10.20")
def test_the_messenger_may_bring_itself_back_but_not_be_played_again_this_round() -> None:
    table = CardTable().hand("witch-king", "the-messenger", "olog-hai")
    table.plays("play:the-messenger:reserve", "olog-hai")
    seat = table.acts("the-messenger")
    assert seat.options == ["take:the-messenger"]
    seat.chooses("take:the-messenger")
    assert table.in_zone("witch-king", "hand") == ["the-messenger"]
    table.turn("witch-king").may_not("play:the-messenger:reserve", because="RCG-8.29")
    table.step("end").turn("witch-king").may("play:the-messenger:reserve")


# The Reaver


@pytest.mark.rule("RCG-8.23", "RCG-10.21", "RCG-10.13")
def test_the_reaver_makes_every_free_peoples_player_forsake_a_card() -> None:
    table = CardTable().hand("witch-king", "the-reaver", "olog-hai").reserve("gimli")
    table.hand("aragorn", "lembas").plays("play:the-reaver:reserve", "olog-hai")
    table.acts("the-reaver")
    assert table.where("the-reaver") == "cycle"
    assert table.asked == [(FRODO, "forsake")]
    assert table.player("frodo").options == ["forsake:gimli", "forsake-top"]
    table.player("frodo").chooses("forsake:gimli")
    assert table.asked == [(ARAGORN, "forsake")]
    assert table.player("aragorn").options == ["forsake:lembas", "forsake-top"]
    table.player("aragorn").chooses("forsake:lembas")
    assert (table.where("gimli"), table.where("lembas")) == ("eliminated", "eliminated")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.12", "RCG-17.10")
def test_the_reaver_is_cycled_once_and_gandalf_forsakes_twice() -> None:
    table = CardTable("duel-two-players").reserve("the-reaver")
    table.on_top("gandalf", "anduril", "lembas").acts("the-reaver")
    table.player("gandalf").chooses("forsake-top")
    assert table.asked == [(0, "forsake")]
    table.player("gandalf").chooses("forsake-top")
    assert table.in_zone("gandalf", "eliminated") == ["anduril", "lembas"]
    assert table.in_zone("witch-king", "cycle") == ["the-reaver"]
    assert table.asked == [(0, "turn")]


# The Witch-king


@pytest.mark.rule("RCG-13.11", "RCG-13.7", "RCG-8.8")
def test_the_witch_king_has_his_icons_and_paths() -> None:
    king = "the-witch-king"
    assert attacks(king) == [2, 2]
    assert defences(king) == [0, 0, 0]
    assert attack(king, "mordor-orcs-1", at="minas-tirith") == 2 + 1
    assert defence(king, "mordor-orcs-1", at="morannon") == 1
    assert hunting(king, at="weathertop") == 2
    assert open_paths(king) == NOT_FOUR
    assert open_battlegrounds(king) == OWN


@pytest.mark.rule("RCG-15.2", "RCG-8.23")
def test_the_witch_king_in_reserve_draws_one_card_more() -> None:
    for fresh in (False, True):
        table = CardTable().reserve("the-witch-king", fresh=fresh).step("draws")
        assert table.drawn()[:4] == [(FRODO, 3), (WITCH_KING, 5), (ARAGORN, 3), (SARUMAN, 4)]
    both = CardTable().reserve("the-witch-king", "mouth-of-sauron").step("draws")
    assert both.drawn()[1] == (WITCH_KING, 6)
    table = CardTable().path("weathertop", "the-witch-king").step("draws")
    assert table.drawn()[1] == (WITCH_KING, 4)


@pytest.mark.rule("RCG-20.3", "RCG-10.9", "RCG-10.14")
def test_the_witch_king_forsaken_from_the_top_of_the_deck_is_cycled_and_shown() -> None:
    table = CardTable().on_top("witch-king", "the-witch-king")
    table.forsakes("witch-king").chooses("forsake-top")
    assert table.where("the-witch-king") == "cycle"
    assert table.in_zone("witch-king", "eliminated") == []
    assert table.told(events.Saved) == [events.Saved("the-witch-king", "the-witch-king")]
    for other in OTHERS:
        assert table.player(other).sees("cycle-witch-king") == ["the-witch-king"]
        forsaken = events.CardForsaken(WITCH_KING, "deck", "the-witch-king")
        assert forsaken in table.player(other).hears()


@pytest.mark.rule("RCG-20.3", "RCG-10.10")
def test_the_witch_king_forsaken_from_hand_or_reserve_is_eliminated() -> None:
    table = CardTable().hand("witch-king", "the-witch-king")
    table.forsakes("witch-king").chooses("forsake:the-witch-king")
    assert table.where("the-witch-king") == "eliminated"
    for other in OTHERS:
        assert table.player(other).sees("eliminated-witch-king") == []
    table = CardTable().reserve("the-witch-king", "nazguls-mantle@the-witch-king")
    table.forsakes("witch-king").chooses("forsake:the-witch-king")
    assert table.in_zone("witch-king", "eliminated") == ["nazguls-mantle", "the-witch-king"]


@pytest.mark.rule("RCG-20.3", "RCG-9.12", "RCG-12.9")
def test_the_witch_king_is_winnowed_and_lost_in_combat_like_others() -> None:
    table = CardTable().hand("witch-king", "the-witch-king", "olog-hai")
    table.carries_out(Winnow(seat=WITCH_KING))
    table.player("witch-king").chooses("eliminate:the-witch-king", "eliminate:olog-hai", "done")
    assert table.where("the-witch-king") == "eliminated"
    table = CardTable().path("weathertop", "the-witch-king")
    assert table.fights("weathertop") == (2, 0, 0)
    assert table.where("the-witch-king") == "eliminated"


# Black Breath


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_black_breath_has_no_icons_and_belongs_to_a_nazgul() -> None:
    worn = ("the-witch-king", "black-breath@the-witch-king")
    assert attack(*worn, at="lorien") == 2
    assert defence(*worn, at="morannon") == 0
    assert hunting(*worn, at="egladil") == 2
    assert open_wielders("black-breath") == NAZGUL
    table = CardTable().reserve("mouth-of-sauron").hand("witch-king", "black-breath")
    table.turn("witch-king").may_not("equip:black-breath:mouth-of-sauron", because="RCG-8.9")


@pytest.mark.rule("RCG-20.17", "RCG-20.34", "RCG-14.5")
def test_black_breath_cycles_itself_its_wielder_and_all_other_items() -> None:
    items = ["black-breath", "black-riders-mount", "morgul-blade", "nazguls-mantle"]
    table = CardTable().path("egladil", "the-destroyer", "the-hunter", "fell-beast@the-hunter")
    table.path("egladil", *(f"{item}@the-destroyer" for item in items)).board(corruption=1)
    table.acts("black-breath")
    assert table.in_zone("witch-king", "cycle") == sorted(["the-destroyer", *items])
    assert table.in_zone("witch-king", "eliminated") == []
    assert (table.where("the-hunter"), table.where("fell-beast")) == ("egladil", "the-hunter")
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 2)]
    assert table.state.corruption == 2
    assert table.asked == NEXT
    assert table.fights("egladil") == (1, 1, 0)
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-20.17", "RCG-20.34")
def test_black_breath_works_on_a_battleground_too() -> None:
    table = CardTable().path("egladil").battleground("minas-tirith", "the-witch-king", "olog-hai")
    table.battleground("minas-tirith", "black-breath@the-witch-king").acts("black-breath")
    assert table.in_zone("witch-king", "cycle") == ["black-breath", "the-witch-king"]
    assert table.state.corruption == 1
    assert table.asked == NEXT
    assert table.fights("minas-tirith") == (2, 3, 0)


@pytest.mark.rule("RCG-9.15", "RCG-9.10", "RCG-9.8")
def test_black_breath_does_not_work_in_reserve() -> None:
    table = CardTable().path("egladil").reserve("the-hunter", "black-breath@the-hunter")
    table.turn("witch-king").may_not("act:black-breath", because="RCG-9.15")
    table = CardTable().path("egladil", "the-hunter").hand("witch-king", "black-breath")
    table.turn("witch-king").may_not("act:black-breath", because="RCG-9.8")
    table = CardTable().path("egladil", "the-hunter", "black-breath@the-hunter")
    table.turn("saruman").may_not("act:black-breath", because="RCG-9.10")
    table.turn("witch-king").may("act:black-breath")


# Black Rider's Mount


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_black_riders_mount_adds_a_path_icon_to_a_nazgul() -> None:
    mounted = ("the-destroyer", "black-riders-mount@the-destroyer")
    assert hunting(*mounted, at="egladil") == 1 + 1
    assert attack(*mounted, at="lorien") == 0
    assert defence(*mounted, at="morannon") == 0
    assert open_wielders("black-riders-mount") == NAZGUL


def mounts(table: CardTable, mount: str, wielder: str) -> CardTable:
    """The Witch-king player has played a mount on a wielder and paid for it."""
    table.hand("witch-king", mount, "grishnakh")
    table.plays(f"equip:{mount}:{wielder}", "grishnakh")
    assert table.where(mount) == wielder
    assert table.where("grishnakh") == "cycle"
    return table


@pytest.mark.rule("RCG-20.16", "RCG-8.12", "RCG-9.3")
def test_black_riders_mount_moves_its_wielder_at_once_from_reserve_to_the_path() -> None:
    table = CardTable().path("egladil").battleground("morannon")
    table.reserve("the-black-easterling", "nazguls-mantle@the-black-easterling", fresh=True)
    mounts(table, "black-riders-mount", "the-black-easterling")
    seat = table.player("witch-king")
    assert table.asked == [(WITCH_KING, "text")]
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert table.where("the-black-easterling") == "egladil"
    assert table.where("nazguls-mantle") == "the-black-easterling"
    assert table.state.fresh == []
    assert table.drawn() == []  # moving is not playing
    assert table.asked == NEXT
    assert table.fights("egladil") == (2, 1, 0)


@pytest.mark.rule("RCG-20.16", "RCG-8.24")
def test_black_riders_mount_may_leave_its_wielder_in_reserve() -> None:
    table = mounts(
        CardTable().path("egladil").reserve("the-hunter"), "black-riders-mount", "the-hunter"
    )
    table.player("witch-king").chooses("forgo")
    assert table.where("the-hunter") == "reserve"
    assert table.asked == NEXT
    table.turn("witch-king").may("move:the-hunter:egladil")


@pytest.mark.rule("RCG-20.16", "RCG-8.8")
@pytest.mark.parametrize("path", ["khazad-dum", "caradhras", ""])
def test_black_riders_mount_moves_nobody_to_a_path_4_or_to_none(path: str) -> None:
    table = CardTable().reserve("the-hunter").battleground("minas-tirith")
    if path:
        table.path(path)
    mounts(table, "black-riders-mount", "the-hunter")
    assert table.where("the-hunter") == "reserve"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.16", "RCG-9.6")
@pytest.mark.parametrize("mount", ["black-riders-mount", "fell-beast"])
@pytest.mark.parametrize("place", ["egladil", "minas-tirith"])
def test_black_riders_mount_and_fell_beast_move_nobody_who_is_not_in_reserve(
    mount: str, place: str
) -> None:
    table = CardTable().path("egladil").battleground("minas-tirith").battleground("lorien")
    if place == "egladil":
        table.path(place, "the-hunter")
    else:
        table.battleground(place, "the-hunter")
    mounts(table, mount, "the-hunter")
    assert table.where("the-hunter") == place
    assert table.asked == NEXT


# Fell Beast


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-13.11")
def test_fell_beast_adds_one_icon_of_each_kind_on_battlegrounds() -> None:
    mounted = ("the-witch-king", "fell-beast@the-witch-king")
    assert attack(*mounted, at="minas-tirith") == 2 + 1
    assert defence(*mounted, at="morannon") == 1
    assert hunting(*mounted, at="egladil") == 2
    assert open_wielders("fell-beast") == NAZGUL


@pytest.mark.rule("RCG-20.16", "RCG-9.7", "RCG-9.3")
def test_fell_beast_moves_its_wielder_at_once_to_a_battleground_that_admits_mordor() -> None:
    table = CardTable().path("egladil").battleground("edoras").battleground("minas-tirith")
    table.battleground("umbar").battleground("morannon").reserve("the-hunter", fresh=True)
    mounts(table, "fell-beast", "the-hunter")
    seat = table.player("witch-king")
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert table.asked == [(WITCH_KING, "move-at-once")]
    assert seat.options == ["move:the-hunter:minas-tirith", "move:the-hunter:morannon"]
    seat.may_not("move:the-hunter:umbar", because="RCG-8.5")
    seat.chooses("move:the-hunter:minas-tirith")
    assert table.where("the-hunter") == "minas-tirith"
    assert table.state.fresh == []
    assert table.asked == NEXT
    assert table.fights("minas-tirith") == (1, 3, 0)


@pytest.mark.rule("RCG-20.16")
def test_fell_beast_moves_its_wielder_to_the_only_battleground_or_not_at_all() -> None:
    for answer, place in (("carry-out", "lorien"), ("forgo", "reserve")):
        table = CardTable().battleground("lorien").battleground("moria").reserve("the-hunter")
        mounts(table, "fell-beast", "the-hunter").player("witch-king").chooses(answer)
        assert table.where("the-hunter") == place
        assert table.asked == NEXT


@pytest.mark.rule("RCG-20.16", "RCG-8.5")
def test_fell_beast_moves_nobody_where_no_battleground_admits_mordor() -> None:
    table = CardTable().path("egladil").battleground("moria").battleground("edoras")
    mounts(table.reserve("the-hunter"), "fell-beast", "the-hunter")
    assert table.where("the-hunter") == "reserve"
    assert table.asked == NEXT


# Morgul Blade


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_morgul_blade_has_no_icons_and_belongs_to_a_nazgul() -> None:
    armed = ("the-witch-king", "morgul-blade@the-witch-king")
    assert attack(*armed, at="lorien") == 2
    assert defence(*armed, at="morannon") == 0
    assert hunting(*armed, at="egladil") == 2
    assert open_wielders("morgul-blade") == NAZGUL


@pytest.mark.rule("RCG-20.34", "RCG-14.5", "RCG-10.12")
def test_morgul_blade_is_eliminated_for_a_corruption_token_and_its_wielder_stays() -> None:
    table = CardTable().path("weathertop", "the-witch-king", "morgul-blade@the-witch-king")
    table.path("weathertop", "fell-beast@the-witch-king")
    table.acts("morgul-blade")
    assert table.in_zone("witch-king", "eliminated") == ["morgul-blade"]
    assert table.where("the-witch-king") == "weathertop"
    assert table.where("fell-beast") == "the-witch-king"
    assert table.state.corruption == 1
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 1)]
    assert table.asked == NEXT
    assert table.fights("weathertop") == (2, 0, 0)
    assert table.state.corruption == 3


@pytest.mark.rule("RCG-9.15", "RCG-9.10")
def test_morgul_blade_works_on_the_active_path_only() -> None:
    armed = ("the-hunter", "morgul-blade@the-hunter")
    table = CardTable().path("weathertop").reserve(*armed)
    table.turn("witch-king").may_not("act:morgul-blade", because="RCG-9.15")
    table = CardTable().path("weathertop").battleground("lorien", *armed)
    table.turn("witch-king").may_not("act:morgul-blade", because="RCG-9.15")
    table = CardTable().path("weathertop", *armed)
    table.turn("saruman").may_not("act:morgul-blade", because="RCG-9.10")
    table.turn("witch-king").may("act:morgul-blade")


# Nazgûl's Mantle

CLAD = ("the-witch-king", "nazguls-mantle@the-witch-king", "fell-beast@the-witch-king")
CLAD_CARDS = ["fell-beast", "nazguls-mantle", "the-witch-king"]


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_nazguls_mantle_has_no_icons_and_belongs_to_a_nazgul() -> None:
    clad = ("the-witch-king", "nazguls-mantle@the-witch-king")
    assert attack(*clad, at="lorien") == 2
    assert defence(*clad, at="morannon") == 0
    assert hunting(*clad, at="egladil") == 2
    assert open_wielders("nazguls-mantle") == NAZGUL


@pytest.mark.rule("RCG-12.10", "RCG-12.9", "RCG-8.16")
def test_nazguls_mantle_saves_its_wielder_and_all_items_after_path_combat() -> None:
    table = CardTable().path("weathertop", *CLAD, "the-hunter")
    assert table.fights("weathertop") == (3, 0, 0)
    assert table.in_zone("witch-king", "cycle") == CLAD_CARDS
    assert table.in_zone("witch-king", "eliminated") == ["the-hunter"]
    assert table.told(events.Saved) == [events.Saved("the-witch-king", "nazguls-mantle")]


@pytest.mark.rule("RCG-12.10", "RCG-13.5", "RCG-12.14")
def test_nazguls_mantle_saves_its_wielder_on_battlegrounds_in_attack_and_defence() -> None:
    table = CardTable().battleground("minas-tirith", *CLAD, "mordor-orcs-1")
    assert table.fights("minas-tirith") == (2 + 1 + 1, 3, 0)
    assert table.in_zone("witch-king", "cycle") == CLAD_CARDS
    assert table.in_zone("witch-king", "eliminated") == ["mordor-orcs-1"]
    assert table.state.won == [[], ["minas-tirith"]]
    table = CardTable().battleground("morannon", *CLAD, "mordor-orcs-1")
    assert table.tokens("morannon", attack=3).fights("morannon") == (3, 2, 1 + 1)
    table.player("witch-king").chooses("lose:the-witch-king", "done")
    assert table.told(events.Saved) == [events.Saved("the-witch-king", "nazguls-mantle")]
    assert table.in_zone("witch-king", "cycle") == sorted([*CLAD_CARDS, "mordor-orcs-1"])
    assert table.state.won == [[], ["morannon"]]


@pytest.mark.rule("RCG-12.10", "RCG-10.16")
def test_nazguls_mantle_does_not_help_outside_combat() -> None:
    table = CardTable().reserve(*CLAD)
    table.forsakes("witch-king").chooses("forsake:the-witch-king")
    assert table.in_zone("witch-king", "eliminated") == CLAD_CARDS
    table = CardTable().reserve(*CLAD)
    table.forsakes("witch-king").chooses("forsake:nazguls-mantle")
    assert table.in_zone("witch-king", "eliminated") == ["nazguls-mantle"]
    assert table.where("the-witch-king") == "reserve"


# The Black Captain


def commands(table: CardTable) -> CardTable:
    """The Witch-king player has played the event and paid for it."""
    table.hand("witch-king", "the-black-captain", "grishnakh")
    table.plays("event:the-black-captain", "grishnakh")
    return table


@pytest.mark.rule("RCG-20.15", "RCG-5.12", "RCG-5.5")
def test_the_black_captain_brings_out_a_battleground_and_the_witch_king_may_go_there() -> None:
    table = CardTable().reserve("the-witch-king", "fell-beast@the-witch-king", fresh=True)
    table.won(SHADOW, "minas-tirith", "moria").won(FREE, "morannon", "umbar")
    commands(table)
    seat = table.player("witch-king")
    assert table.asked == [(WITCH_KING, "battleground")]
    assert seat.options == [
        "activate:lorien",
        "activate:dol-guldur",
        "activate:minas-morgul",
        "activate:morannon",
        "activate:minas-tirith",
    ]
    seat.chooses("activate:minas-tirith")
    assert table.state.battlegrounds == ["minas-tirith"]
    assert table.state.won == [["morannon", "umbar"], ["moria"]]
    assert table.state.bared == ["minas-tirith"]
    assert table.asked == [(ARAGORN, "text")]  # that of Minas Tirith comes first
    table.player("aragorn").chooses("forgo")
    assert table.asked == [(WITCH_KING, "move-at-once")]
    assert seat.options == ["move:the-witch-king:minas-tirith", "stay"]
    seat.chooses("move:the-witch-king:minas-tirith")
    assert table.where("the-witch-king") == "minas-tirith"
    assert table.where("fell-beast") == "the-witch-king"
    assert table.state.fresh == []
    assert table.where("the-black-captain") == "eliminated"
    assert table.asked == NEXT
    assert table.fights("minas-tirith") == (3, 0, 0)


@pytest.mark.rule("RCG-20.15", "RCG-5.14")
def test_the_black_captain_goes_to_dol_guldur_not_to_lorien_behind_it_or_stays() -> None:
    table = commands(CardTable().reserve("the-witch-king"))
    seat = table.player("witch-king").chooses("activate:dol-guldur")
    assert table.state.battlegrounds == ["dol-guldur", "lorien"]
    assert seat.options == ["move:the-witch-king:dol-guldur", "stay"]
    seat.chooses("stay")
    assert table.where("the-witch-king") == "reserve"
    assert table.where("the-black-captain") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.28", "RCG-20.15", "RCG-8.27")
def test_the_black_captain_at_minas_morgul_calls_a_nazgul_to_reserve() -> None:
    five = ("the-hunter", "olog-hai", "fell-beast", "mouth-of-sauron", "black-breath")
    table = CardTable().path("egladil").battleground("minas-tirith").reserve("the-witch-king")
    table.hand("witch-king", "the-black-captain", "grishnakh").on_top("witch-king", *five)
    seat = table.plays("event:the-black-captain", "grishnakh").chooses("activate:minas-morgul")
    assert table.asked == [(WITCH_KING, "play-from-set")]
    assert seat.options == ["play:the-hunter:reserve", "done"]
    for place in ("egladil", "minas-tirith", "minas-morgul"):
        seat.may_not(f"play:the-hunter:{place}", because="not-now")
    seat.chooses("play:the-hunter:reserve")
    assert table.where("the-hunter") == "reserve"
    assert table.in_zone("witch-king", "cycle") == sorted([*five[1:], "grishnakh"])
    assert seat.options == ["move:the-witch-king:minas-morgul", "stay"]


@pytest.mark.rule("RCG-20.15", "RCG-8.21")
@pytest.mark.parametrize("place", ["egladil", "minas-tirith", "hand", "cycle"])
def test_the_black_captain_does_nothing_without_the_witch_king_in_reserve(place: str) -> None:
    table = CardTable().path("egladil").battleground("minas-tirith").reserve("the-hunter")
    held = ["the-black-captain", "grishnakh"]
    if place == "egladil":
        table.path(place, "the-witch-king")
    elif place == "minas-tirith":
        table.battleground(place, "the-witch-king")
    elif place == "hand":
        held.append("the-witch-king")
    else:
        table.cycled("witch-king", "the-witch-king")
    table.hand("witch-king", *held).plays("event:the-black-captain", "grishnakh")
    assert table.told(events.TextWithoutEffect) == [events.TextWithoutEffect("the-black-captain")]
    assert table.state.battlegrounds == ["minas-tirith"]
    assert table.where("the-witch-king") == place
    assert (table.where("the-black-captain"), table.where("grishnakh")) == ("eliminated", "cycle")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.15", "RCG-5.11")
def test_the_black_captain_does_nothing_if_all_battlegrounds_of_mordor_are_active() -> None:
    table = CardTable().reserve("the-witch-king")
    for place in OWN:
        table.battleground(place)
    commands(table)
    assert table.state.battlegrounds == OWN
    assert table.where("the-witch-king") == "reserve"
    assert table.where("the-black-captain") == "eliminated"
    assert table.asked == NEXT


# The Day Without Dawn

SEVEN = (
    "mordor-orcs-1",
    "mordor-orcs-2",
    "olog-hai",
    "black-uruks",
    "the-black-easterling",
    "the-hunter",
    "fell-beast",
)


@pytest.mark.rule("RCG-20.32", "RCG-8.27", "RCG-8.21")
def test_the_day_without_dawn_eliminates_one_of_seven_and_plays_two_armies() -> None:
    table = CardTable().path("egladil").battleground("minas-tirith").battleground("moria")
    table.hand("witch-king", "the-day-without-dawn", "grishnakh", "the-reaver")
    table.on_top("witch-king", *SEVEN)
    before = len(table.in_zone("witch-king", "deck"))
    seat = table.plays("event:the-day-without-dawn", "grishnakh")
    assert table.asked == [(WITCH_KING, "eliminate-from-set")]
    assert seat.options == [f"eliminate:{card}" for card in sorted(SEVEN)]
    assert table.in_zone("witch-king", "apart") == sorted(SEVEN)
    assert len(table.in_zone("witch-king", "deck")) == before - 7
    seat.chooses("eliminate:olog-hai")
    assert table.where("olog-hai") == "eliminated"
    for other in OTHERS:
        assert table.player(other).sees("eliminated-witch-king") == []
    assert table.asked == [(WITCH_KING, "play-from-set")]
    places = ("reserve", "minas-tirith")
    assert seat.options == [
        *(f"play:black-uruks:{place}" for place in places),
        *(f"play:mordor-orcs-1:{place}" for place in places),
        *(f"play:mordor-orcs-2:{place}" for place in places),
        "done",
    ]
    seat.chooses("play:black-uruks:minas-tirith").chooses("play:mordor-orcs-2:reserve")
    assert table.where("black-uruks") == "minas-tirith"
    assert table.where("mordor-orcs-2") == "reserve"
    assert table.in_zone("witch-king", "cycle") == sorted(
        ["grishnakh", "mordor-orcs-1", "the-black-easterling", "the-hunter", "fell-beast"]
    )
    assert table.told(events.RestCycled) == [events.RestCycled(WITCH_KING, 4)]
    assert table.in_zone("witch-king", "hand") == ["the-reaver"]
    assert table.in_zone("witch-king", "eliminated") == ["olog-hai", "the-day-without-dawn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-8.27")
@pytest.mark.parametrize("count", [0, 1])
def test_the_day_without_dawn_need_not_bring_two_armies(count: int) -> None:
    table = CardTable().hand("witch-king", "the-day-without-dawn", "grishnakh")
    table.on_top("witch-king", *SEVEN)
    seat = table.plays("event:the-day-without-dawn", "grishnakh").chooses("eliminate:fell-beast")
    if count:
        seat.chooses("play:olog-hai:reserve")
    seat.chooses("done")
    assert table.told(events.RestCycled) == [events.RestCycled(WITCH_KING, 6 - count)]
    assert len(table.in_zone("witch-king", "cycle")) == 1 + 6 - count
    assert table.where("olog-hai") == ("reserve" if count else "cycle")
    assert table.in_zone("witch-king", "hand") == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-10.5", "RCG-8.27")
def test_the_day_without_dawn_eliminates_first_of_a_short_deck() -> None:
    table = CardTable().hand("witch-king", "the-day-without-dawn", "grishnakh", "the-reaver")
    table.deck("witch-king", "olog-hai", "mordor-orcs-1")
    seat = table.plays("event:the-day-without-dawn", "grishnakh")
    # The cycle pile is recycled on the way.
    assert seat.options == ["eliminate:grishnakh", "eliminate:mordor-orcs-1", "eliminate:olog-hai"]
    seat.chooses("eliminate:grishnakh").chooses("play:olog-hai:reserve")
    seat.chooses("play:mordor-orcs-1:reserve")
    # Nothing of the set is left to pay for the two: the hand does, and then a forsaken card.
    assert seat.options == ["cycle:the-reaver"]
    seat.chooses("cycle:the-reaver")
    assert seat.options == ["forsake:olog-hai", "forsake-top"]
    seat.chooses("forsake-top")
    assert (table.where("olog-hai"), table.where("mordor-orcs-1")) == ("reserve", "reserve")
    assert table.where("the-reaver") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-10.5")
def test_the_day_without_dawn_may_find_one_card_only() -> None:
    table = CardTable().hand("witch-king", "the-day-without-dawn", "grishnakh").deck("witch-king")
    seat = table.plays("event:the-day-without-dawn", "grishnakh")
    assert seat.options == ["eliminate:grishnakh"]
    seat.chooses("eliminate:grishnakh")
    assert table.where("grishnakh") == "eliminated"
    assert table.where("the-day-without-dawn") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-20.3")
def test_the_day_without_dawn_may_eliminate_the_witch_king() -> None:
    table = CardTable().hand("witch-king", "the-day-without-dawn", "grishnakh")
    table.on_top("witch-king", "the-witch-king", *SEVEN[:6])
    seat = table.plays("event:the-day-without-dawn", "grishnakh")
    seat.chooses("eliminate:the-witch-king").chooses("done")
    assert table.where("the-witch-king") == "eliminated"
    assert table.told(events.Saved) == []


@pytest.mark.rule("RCG-20.32", "RCG-17.11")
def test_the_day_without_dawn_brings_armies_of_any_faction_in_a_duel() -> None:
    seven = ("haradrim-mumakil", "wolf-riders", "gollum", "olog-hai", "shelob", "ugluk", "saruman")
    table = CardTable("duel-two-players").battleground("minas-tirith")
    table.hand("witch-king", "the-day-without-dawn", "grishnakh").on_top("witch-king", *seven)
    seat = table.plays("event:the-day-without-dawn", "grishnakh").chooses("eliminate:ugluk")
    assert seat.options == [
        *("play:haradrim-mumakil:reserve", "play:haradrim-mumakil:minas-tirith"),
        *("play:olog-hai:reserve", "play:olog-hai:minas-tirith"),
        *("play:wolf-riders:reserve", "done"),
    ]


# The Ringwraiths Are Abroad


@pytest.mark.rule("RCG-20.32", "RCG-8.28", "RCG-8.27")
def test_the_ringwraiths_are_abroad_eliminates_one_of_seven_and_plays_two_nazgul() -> None:
    seven = (
        "the-black-easterling",
        "the-hunter",
        "the-witch-king",
        "mouth-of-sauron",
        "olog-hai",
        "fell-beast",
        "black-breath",
    )
    table = CardTable().path("egladil").battleground("minas-tirith").battleground("moria")
    table.hand("witch-king", "the-ringwraiths-are-abroad", "grishnakh")
    table.on_top("witch-king", *seven, "the-reaver")
    seat = table.plays("event:the-ringwraiths-are-abroad", "grishnakh")
    assert seat.options == [f"eliminate:{card}" for card in sorted(seven)]
    seat.chooses("eliminate:black-breath")
    places = ("reserve", "egladil", "minas-tirith")
    assert seat.options == [
        *(f"play:the-black-easterling:{place}" for place in places),
        *(f"play:the-hunter:{place}" for place in places),
        *(f"play:the-witch-king:{place}" for place in places),
        "done",
    ]
    seat.chooses("play:the-black-easterling:egladil")
    assert table.drawn() == []  # its text comes after the rest is cycled
    assert seat.options == [
        *(f"play:the-hunter:{place}" for place in places),
        *(f"play:the-witch-king:{place}" for place in places),
        "done",
    ]
    seat.chooses("play:the-witch-king:reserve")
    assert table.where("the-black-easterling") == "egladil"
    assert table.where("the-witch-king") == "reserve"
    assert table.in_zone("witch-king", "cycle") == sorted(
        ["grishnakh", "the-hunter", "mouth-of-sauron", "olog-hai", "fell-beast"]
    )
    assert table.drawn() == [(WITCH_KING, 1)]
    assert table.in_zone("witch-king", "hand") == ["the-reaver"]
    assert table.in_zone("witch-king", "eliminated") == [
        "black-breath",
        "the-ringwraiths-are-abroad",
    ]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-8.8")
def test_the_ringwraiths_are_abroad_respects_paths_and_may_play_none() -> None:
    table = CardTable().path("khazad-dum").battleground("moria")
    table.hand("witch-king", "the-ringwraiths-are-abroad", "grishnakh")
    table.on_top("witch-king", *SEVEN)
    seat = table.plays("event:the-ringwraiths-are-abroad", "grishnakh")
    seat.chooses("eliminate:the-hunter")
    assert seat.options == ["play:the-black-easterling:reserve", "done"]
    seat.may_not("play:the-black-easterling:khazad-dum", because="RCG-8.8")
    seat.chooses("done")
    assert table.told(events.RestCycled) == [events.RestCycled(WITCH_KING, 6)]
    assert table.drawn() == []
    assert table.in_zone("witch-king", "hand") == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.32", "RCG-10.5")
def test_the_ringwraiths_are_abroad_eliminates_even_the_only_nazgul_of_a_short_deck() -> None:
    table = CardTable().hand("witch-king", "the-ringwraiths-are-abroad", "the-hunter")
    table.deck("witch-king")
    seat = table.plays("event:the-ringwraiths-are-abroad", "the-hunter")
    seat.chooses("eliminate:the-hunter")
    assert table.where("the-hunter") == "eliminated"
    assert table.asked == NEXT
