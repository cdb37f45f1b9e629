"""The faction cards of the Corsairs, Dunlendings and Spiders, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.games.war_of_the_ring.hunt.hunt_roll import hunt_rerolls
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

FLEET, SAILS, SHIPS = "sa-a-great-fleet-1", "sa-black-sails", "sa-ships-of-great-draught-1"
HILLMEN, ARMED = "sa-wild-hillmen-1", "sa-armed-by-saruman"
CRAFT, EVIL, CHILDREN = "sa-the-craft-of-shelob", "sa-evil-things", "sa-children-of-ungoliant"
HUGE, OFFSPRING = "sa-huge-and-horrible", "sa-her-own-offspring"


# A Great Fleet


@pytest.mark.rule("WOME-5.1")
def test_a_corsair_waits_and_enters_with_the_others() -> None:
    table = FactionTable.empty().at_peace("southrons").plays_faction(SHADOW, FLEET)
    assert table.war.added["corsairs"] == {"umbar": 1}
    assert table.at("corsairs") == {}
    table.at_war("southrons").acting(SHADOW, free="character", shadow="muster")
    table.shadow.chooses("act:muster:enter-faction")
    assert table.at("corsairs") == {"umbar": 4}


@pytest.mark.rule("WOME-14.11")
def test_in_play_a_corsair_comes_and_all_of_them_move() -> None:
    table = FactionTable.empty().faction("corsairs", umbar=1).plays_faction(SHADOW, FLEET)
    assert table.at("corsairs") == {"umbar": 2}
    table.shadow.chooses("take-figure:corsairs:umbar", "to:pelargir").chooses("done")
    assert table.at("corsairs") == {"umbar": 1, "pelargir": 1}


# Black Sails


@pytest.mark.rule("WOME-4.12", "WOME-4.11")
def test_black_sails_need_the_corsairs_in_play() -> None:
    table = FactionTable.empty().hand(SHADOW, SAILS)
    table.acts(SHADOW, "wild", free="character", shadow="character")
    table.shadow.may_not(f"play:character:{SAILS}", because="WOTR-7.5")
    table.shadow.may_not(f"faction-play:wild:{SAILS}", because="WOTR-7.5")
    table = FactionTable.empty().faction("corsairs", umbar=1).plays_faction(SHADOW, SAILS)
    assert lies_on_table(table.war, SAILS)
    table.controls(FREE, "umbar").acting(SHADOW, free="character", shadow="character")
    assert not lies_on_table(table.war, SAILS)


def sailing(face: str = "muster", **corsairs: int) -> FactionTable:
    """Let the Shadow be about to use a faction die, with Black Sails on the table."""
    table = FactionTable.empty().faction("corsairs", **corsairs).table_card(SAILS)
    return table.acts(SHADOW, face, free="character", shadow="character")


@pytest.mark.rule("WOME-17.10")
@pytest.mark.parametrize("face", ["muster", "play-draw", "wild"])
def test_any_result_brings_a_corsair_or_moves_the_fleet(face: str) -> None:
    table = sailing(face, umbar=1)
    table.shadow.chooses(f"faction-card:{face}:{SAILS}").chooses("fleet-comes")
    assert table.at("corsairs") == {"umbar": 2}
    table = sailing(face, umbar=1)
    table.shadow.chooses(f"faction-card:{face}:{SAILS}").chooses("fleet-moves")
    table.shadow.chooses("take-figure:corsairs:umbar", "to:pelargir")
    assert table.at("corsairs") == {"pelargir": 1}


@pytest.mark.rule("WOME-17.10")
@pytest.mark.parametrize("region", ["dol-amroth", "west-harondor", "osgiliath"])
def test_a_corsair_falls_to_hurt_a_revealed_fellowship(region: str) -> None:
    table = sailing(umbar=2).fellowship(region, revealed=True)
    table.shadow.chooses(f"faction-card:muster:{SAILS}").chooses("fleet-comes")
    table.shadow.chooses("pay-corsair:umbar")
    assert table.war.corruption == 1
    assert table.at("corsairs") == {"umbar": 2}


@pytest.mark.rule("WOME-17.10")
def test_the_price_may_be_saved_and_elsewhere_none_is_asked() -> None:
    table = sailing(umbar=2).fellowship("dol-amroth", revealed=True)
    table.shadow.chooses(f"faction-card:muster:{SAILS}").chooses("fleet-comes")
    table.shadow.chooses("do-no-more")
    assert table.war.corruption == 0
    for region, revealed in (("dol-amroth", False), ("edoras", True)):
        table = sailing(umbar=2).fellowship(region, revealed=revealed)
        table.shadow.chooses(f"faction-card:muster:{SAILS}").chooses("fleet-comes")
        assert table.asked_kind == "act"


@pytest.mark.rule("WOME-17.10", "WOME-17.32")
def test_at_sea_the_fellowship_is_hurt_too() -> None:
    table = sailing(umbar=2).table_card("fp-the-western-way").fellowship("grey-havens", progress=1)
    table.shadow.chooses(f"faction-card:muster:{SAILS}").chooses("fleet-comes")
    table.shadow.chooses("pay-corsair:umbar")
    if table.asked_kind == "guide-ability":
        table.free.chooses("spare-guide")
    assert table.war.corruption == 1


# Ships of Great Draught


@pytest.mark.rule("WOME-14.12", "WOME-14.14")
def test_ships_carry_armies() -> None:
    table = FactionTable.empty().faction("corsairs", umbar=2).army("umbar", southrons_regular=4)
    table.plays_faction(SHADOW, SHIPS).shadow.chooses("sail")
    assert table.asked_kind == "march"


@pytest.mark.rule("WOME-5.2", "WOME-5.3")
@pytest.mark.parametrize("card", [SHIPS, CRAFT, EVIL, CHILDREN])
def test_without_their_faction_cards_do_nothing(card: str) -> None:
    table = FactionTable.empty().fellowship("moria").plays_faction(SHADOW, card)
    assert table.asked_kind == "act"
    assert "sha-shelob" in table.state.faces("hunt-aside")


# Wild Hillmen


@pytest.mark.rule("WOME-5.1", "WOME-7.6")
def test_hillmen_wait_in_both_settlements() -> None:
    table = FactionTable.empty().plays_faction(SHADOW, HILLMEN)
    assert table.war.added["dunlendings"] == {"north-dunland": 1, "south-dunland": 1}


@pytest.mark.rule("WOME-15.5")
def test_hillmen_come_where_it_is_free_and_not_full_and_move() -> None:
    table = FactionTable.empty().faction("dunlendings", north_dunland=3, south_dunland=1)
    table.plays_faction(SHADOW, HILLMEN)
    assert table.at("dunlendings") == {"north-dunland": 3, "south-dunland": 2}
    table.shadow.chooses("take-figure:dunlendings:south-dunland", "to:fords-of-isen")
    table.shadow.chooses("done")
    assert table.at("dunlendings") == {
        "north-dunland": 3,
        "south-dunland": 1,
        "fords-of-isen": 1,
    }
    table = FactionTable.empty().controls(FREE, "south-dunland")
    table.plays_faction(SHADOW, HILLMEN)
    assert table.war.added["dunlendings"] == {"north-dunland": 1}
    table = FactionTable.empty().army("north-dunland", rohan_regular=1)
    table.plays_faction(SHADOW, HILLMEN)
    assert table.war.added["dunlendings"] == {"south-dunland": 1}


# Armed by Saruman, Huge and Horrible


@pytest.mark.rule("WOME-4.12")
@pytest.mark.parametrize(
    ("card", "die", "nation"), [(ARMED, "character", "isengard"), (HUGE, "army", "sauron")]
)
def test_the_nation_must_be_at_war(card: str, die: str, nation: str) -> None:
    table = FactionTable.empty().at_peace(nation).hand(SHADOW, card)
    table.acting(SHADOW, free="character", shadow=die)
    table.shadow.may_not(f"play:{die}:{card}", because="WOTR-7.5")
    table.at_war(nation).shadow.may(f"play:{die}:{card}")


@pytest.mark.rule("WOME-17.12")
@pytest.mark.parametrize(("card", "faction"), [(ARMED, "dunlendings"), (HUGE, "spiders")])
def test_figures_hunt_like_units(card: str, faction: str) -> None:
    table = FactionTable.empty().fellowship("hollin").faction(faction, hollin=2)
    assert hunt_rerolls(table.war) == 0
    table.table_card(card)
    assert hunt_rerolls(table.war) == 1
    table.army("hollin", sauron_regular=1)
    assert hunt_rerolls(table.war) == 1


@pytest.mark.rule("WOME-17.12")
def test_figures_of_both_factions_are_no_more_than_units() -> None:
    table = FactionTable.empty().fellowship("hollin").faction("dunlendings", hollin=2)
    table.faction("spiders", hollin=1).table_card(ARMED, HUGE)
    assert hunt_rerolls(table.war) == 1


# The Craft of Shelob


@pytest.mark.rule("WOME-17.14")
def test_the_lair_waits_for_mordor_and_comes_once() -> None:
    table = FactionTable.empty().faction("spiders", dol_guldur=1).plays_faction(SHADOW, CRAFT)
    table.shadow.chooses("done")
    assert "sha-shelob" in table.state.faces("hunt-waiting")
    table.plays_faction(SHADOW, CRAFT).shadow.chooses("done")
    assert list(table.state.faces("hunt-waiting")).count("sha-shelob") == 1
    table = FactionTable.empty().in_mordor().faction("spiders", dol_guldur=1)
    table.plays_faction(SHADOW, CRAFT).shadow.chooses("done")
    assert "sha-shelob" in table.state.faces("hunt-pool")


# Evil Things, Children of Ungoliant


def lurking(card: str, tile: str = "std-1", spiders: int = 2) -> FactionTable:
    """Let the Shadow have played a card while Spiders lurk where the Ring-bearers are."""
    table = FactionTable.empty().fellowship("hollin").faction("spiders", hollin=spiders)
    table.tiles(tile, "std-2").plays_faction(SHADOW, card).shadow.chooses("done")
    assert table.asked == [(SHADOW, "pay-spider")]
    return table


@pytest.mark.rule("WOME-17.17", "WOME-4.12")
@pytest.mark.parametrize("card", [EVIL, CHILDREN])
def test_in_a_free_settlement_they_do_not_lurk(card: str) -> None:
    table = FactionTable.empty().faction("spiders", moria=1).fellowship("dale")
    table.hand(SHADOW, card).acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not(f"play:character:{card}", because="WOTR-7.5")
    table.controls(SHADOW, "dale").shadow.may_not(f"play:character:{card}", because="WOTR-7.5")


@pytest.mark.rule("WOME-17.17")
@pytest.mark.parametrize("card", [EVIL, CHILDREN])
def test_a_spider_must_be_where_the_ring_bearers_are(card: str) -> None:
    table = FactionTable.empty().fellowship("hollin").faction("spiders", goblins_gate=1)
    table.plays_faction(SHADOW, card).shadow.chooses("done")
    assert table.asked_kind == "act"
    table = FactionTable.empty().in_mordor().faction("spiders", goblins_gate=1)
    table.plays_faction(SHADOW, card).shadow.chooses("done")
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-17.15")
def test_a_spider_falls_for_a_tile() -> None:
    table = lurking(EVIL, "std-1")
    table.shadow.chooses("pay-spider")
    if table.asked_kind == "guide-ability":
        table.free.chooses("spare-guide")
    assert table.war.corruption == 1
    assert table.at("spiders") == {"hollin": 1}


@pytest.mark.rule("WOME-17.15", "WOME-16.11", "WOME-8.10")
def test_an_eye_has_no_effect_and_the_last_spider_is_the_last() -> None:
    table = lurking(EVIL, "std-eye", spiders=1)
    table.shadow.chooses("pay-spider")
    assert table.war.corruption == 0
    assert not table.war.revealed
    assert "std-eye" in table.state.faces("hunt-used")
    assert table.war.faction_states["spiders"] == GONE


@pytest.mark.rule("WOME-17.15")
def test_the_spider_may_be_spared() -> None:
    table = lurking(EVIL)
    table.shadow.chooses("do-no-more")
    assert table.at("spiders") == {"hollin": 2}
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-17.16")
def test_children_hurt_without_a_tile() -> None:
    table = lurking(CHILDREN)
    table.shadow.chooses("pay-spider")
    assert table.asked == [(FREE, "show-yourself")]
    table.free.chooses("suffer-damage")
    if table.asked_kind == "guide-ability":
        table.free.chooses("spare-guide")
    assert table.war.corruption == 1
    assert sorted(table.state.faces("hunt-pool")) == ["std-1", "std-2"]
    assert not table.war.revealed


@pytest.mark.rule("WOME-17.16")
def test_or_a_hidden_fellowship_is_revealed() -> None:
    table = lurking(CHILDREN)
    table.war.progress = 1
    table.shadow.chooses("pay-spider")
    table.free.chooses("show-yourself")
    assert table.asked_kind == "reveal"
    table.free.chooses("step:north-dunland")
    if table.asked_kind == "reveal":
        table.free.chooses("stay-here")
    assert table.war.revealed
    assert table.war.ring_bearers == "north-dunland"
    assert table.war.corruption == 0


@pytest.mark.rule("WOME-17.16")
def test_a_revealed_fellowship_has_no_choice() -> None:
    table = FactionTable.empty().fellowship("hollin", revealed=True).faction("spiders", hollin=1)
    table.plays_faction(SHADOW, CHILDREN).shadow.chooses("done").chooses("pay-spider")
    assert table.war.corruption == 1


# Her Own Offspring


@pytest.mark.rule("WOME-5.1")
def test_two_spiders_come_or_wait_in_both_lairs() -> None:
    table = FactionTable.empty().plays_faction(SHADOW, OFFSPRING)
    assert table.war.added["spiders"] == {"dol-guldur": 1, "minas-morgul": 1}
    table = FactionTable.empty().faction("spiders", moria=1).plays_faction(SHADOW, OFFSPRING)
    assert table.at("spiders") == {"moria": 1, "dol-guldur": 1, "minas-morgul": 1}
    table.shadow.chooses("take-figure:spiders:moria", "to:dimrill-dale").chooses("done")
    assert table.asked_kind == "act"
