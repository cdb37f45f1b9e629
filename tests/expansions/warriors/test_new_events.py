"""The nine cards that the expansion shuffles into the decks of the game, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

BOATS, DANGER = "fp-swift-boats", "fp-premonition-of-danger"
TRUST, MAJESTY = "fp-take-someone-you-can-trust", "fp-majesty-and-glory"
BATTLE, CREATURES = "fp-long-battle", "sa-great-winged-creatures"
NOBODY, GUARDED = "sa-not-on-anybodys-side", "sa-strongly-guarded"
HUGE, ARMED = "sa-huge-and-horrible", "sa-armed-by-saruman"


# Swift Boats


def test_swift_boats_move_the_fellowship_without_a_hunt() -> None:
    table = FactionTable.empty().fellowship("rivendell", "strider", progress=1).box(shadow=3)
    table.plays_faction(FREE, BOATS)
    assert table.war.progress == 2
    assert table.told(events.HuntRolled) == []
    assert table.war.hunt_box == [0, 3]


@pytest.mark.rule("WOME-4.12")
@pytest.mark.parametrize(("region", "able"), [("dale", True), ("hollin", False), ("moria", False)])
def test_swift_boats_need_a_free_settlement(region: str, able: bool) -> None:
    table = FactionTable.empty().fellowship(region, "strider").hand(FREE, BOATS)
    table.acting(FREE, free="character", shadow="character")
    if able:
        table.free.may(f"play:character:{BOATS}")
        table.controls(SHADOW, region)
    table.free.may_not(f"play:character:{BOATS}", because="WOTR-7.5")


def test_swift_boats_cannot_be_had_in_mordor_and_carry_no_revealed_fellowship() -> None:
    table = FactionTable.empty().fellowship("dale", "strider", revealed=True)
    table.plays_faction(FREE, BOATS)
    assert table.war.progress == 0
    table.in_mordor().hand(FREE, BOATS).acting(FREE, free="character", shadow="character")
    table.free.may_not(f"play:character:{BOATS}", because="WOTR-7.5")


# Premonition of Danger


def test_one_of_three_tiles_leaves_the_game() -> None:
    table = FactionTable.empty().tiles("std-eye", "std-3", "std-1", "std-2")
    table.plays_faction(FREE, DANGER)
    table.free.may("remove-tile:std-eye", "remove-tile:std-3")
    table.free.may_not("remove-tile:std-2", because="WOTR-7.6")
    table.free.chooses("remove-tile:std-3")
    assert sorted(table.state.faces("hunt-pool")) == ["std-1", "std-2", "std-eye"]
    assert "std-3" in table.state.faces("hunt-removed")
    assert table.state.size("hunt-drawn") == 0
    assert table.war.corruption == 0


def test_with_fewer_tiles_as_many_as_there_are_are_drawn() -> None:
    table = FactionTable.empty().tiles("std-eye", "std-1").plays_faction(FREE, DANGER)
    table.free.chooses("remove-tile:std-eye")
    assert list(table.state.faces("hunt-pool")) == ["std-1"]


# Take Someone You Can Trust


def walks(*companions: str) -> FactionTable:
    """Return a table with these Companions in a hidden Fellowship, on its way."""
    return FactionTable.empty().fellowship("hollin", *companions, progress=1)


@pytest.mark.rule("WOME-4.12")
def test_both_hobbits_must_walk_along() -> None:
    table = walks("meriadoc", "gimli").hand(FREE, TRUST).acting(FREE, free="character")
    table.free.may_not(f"play:character:{TRUST}", because="WOTR-7.5")
    table = walks("meriadoc", "peregrin").plays_faction(FREE, TRUST)
    assert lies_on_table(table.war, TRUST)
    table.character("peregrin", "hollin").acting(FREE, free="character", shadow="character")
    assert not lies_on_table(table.war, TRUST)


def test_the_reveal_of_a_tile_is_ignored_and_nothing_else() -> None:
    table = walks("meriadoc", "peregrin").table_card(TRUST).tiles("std-1r", "std-2")
    table.run(DrawTile(cause="hunt", successes=1))
    assert table.asked == [(FREE, "use-table-card")]
    table.free.chooses(f"spend-card:{TRUST}")
    assert not lies_on_table(table.war, TRUST)
    answers = {"guide-ability": "spare-guide", "hunt-casualty": "no-casualty"}
    while table.asked_kind in answers:
        table.free.chooses(answers[table.asked_kind])
    assert not table.war.revealed
    assert table.war.corruption == 1


def test_the_card_may_be_kept() -> None:
    table = walks("meriadoc", "peregrin").table_card(TRUST).tiles("std-0r", "std-2")
    table.run(DrawTile(cause="hunt", successes=1)).free.chooses("spare-card")
    assert lies_on_table(table.war, TRUST)
    assert table.asked_kind == "reveal"


@pytest.mark.parametrize(("tile", "revealed"), [("std-1", False), ("std-1r", True)])
def test_without_a_reveal_nobody_is_asked(tile: str, revealed: bool) -> None:
    table = walks("meriadoc", "peregrin").table_card(TRUST).tiles(tile, "std-2")
    table.war.revealed = revealed
    table.run(DrawTile(cause="hunt", successes=1))
    assert table.asked_kind != "use-table-card"


# Majesty and Glory


def battle(companion: str = "gimli", *, die: str = "army") -> FactionTable:
    """Let the Shadow attack an army of Rohan, with cards in both hands."""
    table = FactionTable.empty().army("eastemnet", sauron_regular=2)
    table.army("westemnet", rohan_regular=2).table_card(MAJESTY)
    if companion:
        table.character(companion, "westemnet")
    return table.hand(SHADOW, "sh-str-01", "sh-str-02").hand(FREE, "fp-str-20")


@pytest.mark.rule("WOME-17.19")
def test_before_majesty_the_shadow_uses_no_card_in_the_whole_battle() -> None:
    table = battle().dice(*[1] * 20).attack("eastemnet", "westemnet")
    assert table.asked == [(FREE, "use-table-card")]
    table.free.chooses(f"spend-card:{MAJESTY}")
    assert not lies_on_table(table.war, MAJESTY)
    for _ in range(2):
        assert table.asked == [(FREE, "combat-card")]
        table.shadow.may_not("lay:sh-str-01", because="WOTR-12.1")
        table.free.chooses("lay-nothing")
        while table.asked_kind == "leader-reroll":
            table.seat(table.asked[0][0]).chooses("reroll:0")
        table.shadow.chooses("press")
        table.free.chooses("stand")
    assert table.asked == [(FREE, "combat-card")]


@pytest.mark.rule("WOME-17.19")
def test_in_the_next_battle_the_shadow_uses_cards_again() -> None:
    table = battle().dice(*[1] * 20).attack("eastemnet", "westemnet")
    table.free.chooses(f"spend-card:{MAJESTY}").chooses("lay-nothing")
    while table.asked_kind == "leader-reroll":
        table.seat(table.asked[0][0]).chooses("reroll:0")
    table.shadow.chooses("cease")
    assert [active.name for active in table.war.active if active.name == MAJESTY] == []
    table.attack("eastemnet", "westemnet")
    assert table.asked == [(SHADOW, "combat-card")]


@pytest.mark.rule("WOME-17.19")
def test_majesty_may_wait_and_needs_a_companion() -> None:
    table = battle().attack("eastemnet", "westemnet")
    table.free.chooses("spare-card")
    assert table.asked == [(SHADOW, "combat-card")]
    assert lies_on_table(table.war, MAJESTY)
    table = battle("").attack("eastemnet", "westemnet")
    assert table.asked == [(SHADOW, "combat-card")]


def test_the_shadow_pays_a_character_die_and_two_cards_to_end_majesty() -> None:
    table = FactionTable.empty().table_card(MAJESTY).hand(SHADOW, "sh-str-01", "sa-black-sails")
    table.acting(SHADOW, free="character", shadow="character muster")
    table.shadow.may_not(f"dispel:muster:{MAJESTY}", because="WOTR-7.9")
    table.shadow.chooses(f"dispel:character:{MAJESTY}").chooses("pay-card:sa-black-sails")
    if table.asked_kind == "pay-card":
        table.shadow.chooses("pay-card:sh-str-01")
    assert not lies_on_table(table.war, MAJESTY)
    assert table.state.faces("shadow-faction-used") == ["sa-black-sails"]
    assert table.state.faces("shadow-strategy-used") == ["sh-str-01"]


def test_one_card_is_not_enough_to_end_majesty() -> None:
    table = FactionTable.empty().table_card(MAJESTY).hand(SHADOW, "sh-str-01")
    table.acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not(f"dispel:character:{MAJESTY}", because="WOTR-7.9")


# Long Battle


@pytest.mark.rule("WOME-17.20", "WOME-4.13")
@pytest.mark.parametrize("deck", ["character", "strategy", "faction"])
def test_a_led_army_wears_down_the_figures_of_a_region(deck: str) -> None:
    table = FactionTable.empty().army("edoras", rohan_regular=1, rohan_leader=1)
    table.faction("dunlendings", edoras=3, fords_of_isen=1).faction("spiders", edoras=1, moria=1)
    table.plays_faction(FREE, BATTLE).free.chooses(f"draw:{deck}")
    assert table.at("dunlendings") == {"fords-of-isen": 1}
    assert table.at("spiders") == {"moria": 1}
    assert table.war.pool_of_figures["dunlendings"] == 7
    assert table.state.size(f"hand-0-{deck}") == 1


@pytest.mark.rule("WOME-17.20")
@pytest.mark.parametrize("companion", ["", "gimli"])
def test_the_army_needs_leadership(companion: str) -> None:
    table = FactionTable.empty().army("edoras", rohan_regular=1).faction("dunlendings", edoras=2)
    if companion:
        table.character(companion, "edoras")
    table.plays_faction(FREE, BATTLE)
    assert table.at("dunlendings") == ({} if companion else {"edoras": 2})
    assert table.asked_kind == "draw-event"


@pytest.mark.rule("WOME-17.20")
def test_of_two_regions_the_player_chooses_one() -> None:
    table = FactionTable.empty().army("edoras", rohan_regular=1, rohan_leader=1)
    table.army("westemnet", rohan_regular=1, rohan_leader=1)
    table.faction("dunlendings", edoras=2, westemnet=1).plays_faction(FREE, BATTLE)
    table.free.chooses("choose-army:westemnet")
    assert table.at("dunlendings") == {"edoras": 2}


# Great Winged Creatures


@pytest.mark.rule("WOME-17.23")
def test_a_nazgul_comes_to_each_army_with_one() -> None:
    table = FactionTable.empty().army("morannon", sauron_regular=1, sauron_nazgul=1)
    table.army("dol-guldur", sauron_regular=1, sauron_nazgul=2).army("moria", sauron_regular=1)
    table.army("gorgoroth", sauron_nazgul=1).character("witch-king", "moria")
    table.plays_faction(SHADOW, CREATURES)
    assert table.figures("morannon")["sauron-nazgul"] == 2
    assert table.figures("dol-guldur")["sauron-nazgul"] == 3
    assert "sauron-nazgul" not in table.figures("moria")
    assert table.figures("gorgoroth") == {"sauron-nazgul": 1}


@pytest.mark.rule("WOME-17.23")
def test_if_too_few_are_left_the_shadow_chooses_where() -> None:
    table = FactionTable.empty().army("morannon", sauron_regular=1, sauron_nazgul=1)
    table.army("dol-guldur", sauron_regular=1, sauron_nazgul=1)
    table.reinforcements(SHADOW, sauron_nazgul=1).plays_faction(SHADOW, CREATURES)
    table.shadow.chooses("raise:sauron-nazgul:dol-guldur")
    assert table.figures("dol-guldur")["sauron-nazgul"] == 2
    assert table.figures("morannon")["sauron-nazgul"] == 1


@pytest.mark.rule("WOME-17.23")
@pytest.mark.parametrize("nation", ["sauron", "isengard", "southrons"])
def test_all_nations_of_the_shadow_must_be_at_war(nation: str) -> None:
    table = FactionTable.empty().at_peace(nation).hand(SHADOW, CREATURES)
    table.acting(SHADOW, free="character", shadow="muster")
    table.shadow.may_not(f"play:muster:{CREATURES}", because="WOTR-7.5")


# Not on Anybody's Side


@pytest.mark.rule("WOME-17.21")
def test_cards_of_ents_and_eagles_cannot_be_played() -> None:
    table = FactionTable.empty().character("gimli", "fangorn").character("saruman", "orthanc")
    table.faction("ents", fangorn=2).table_card(NOBODY)
    ents, eagles, dead = (
        "fp-the-ents-awaken",
        "fp-speed-greater-than-any-wind",
        "fp-paths-of-the-dead",
    )
    table.hand(FREE, ents, eagles, dead).acts(FREE, "wild", free="muster", shadow="character")
    for card in (ents, eagles):
        table.free.may_not(f"play:muster:{card}", because="WOTR-7.8")
    table.free.may(f"play:muster:{dead}", "faction:wild:recruit")


@pytest.mark.rule("WOME-4.11", "WOME-4.12")
def test_it_needs_a_free_faction_in_play() -> None:
    table = FactionTable.empty().hand(SHADOW, NOBODY)
    table.acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not(f"play:character:{NOBODY}", because="WOTR-7.5")
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1).plays_faction(SHADOW, NOBODY)
    assert lies_on_table(table.war, NOBODY)
    table.faction("eagles").acting(SHADOW, free="character", shadow="character")
    assert not lies_on_table(table.war, NOBODY)


@pytest.mark.rule("WOME-6.7")
@pytest.mark.parametrize("white", [False, True])
def test_it_is_discarded_for_a_will_or_with_gandalf_for_any_die(white: bool) -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1).table_card(NOBODY)
    if white:
        table.character("gandalf-grey", "eliminated").character("gandalf-white", "fangorn")
    table.acts(FREE, "wild", free="muster will-of-the-west", shadow="character")
    if white:
        table.free.may(f"dispel:muster:{NOBODY}")
    else:
        table.free.may_not(f"dispel:muster:{NOBODY}", because="WOTR-7.9")
    table.free.chooses(f"dispel:will-of-the-west:{NOBODY}")
    assert not lies_on_table(table.war, NOBODY)


# Strongly Guarded, and other cards that a die discards


def test_strongly_guarded_is_discarded_for_a_die_and_a_ring() -> None:
    table = FactionTable.empty().table_card(GUARDED)
    table.acting(FREE, free="muster will-of-the-west", shadow="character")
    table.free.may(f"dispel:will-of-the-west:{GUARDED}").chooses(f"dispel:muster:{GUARDED}")
    assert not lies_on_table(table.war, GUARDED)
    assert table.war.rings == [2, 1]
    assert table.war.ring_used[FREE]


@pytest.mark.rule("WOME-17.22")
@pytest.mark.parametrize("guarded", [False, True])
def test_ents_neither_attack_nor_enter_a_guarded_orthanc(guarded: bool) -> None:
    table = FactionTable.empty().character("gimli", "fangorn").character("saruman", "orthanc")
    table.faction("ents", fangorn=3, fords_of_isen=1).army("orthanc", isengard_regular=2)
    if guarded:
        table.table_card(GUARDED)
    table.plays_faction(FREE, "fp-march-of-the-ents-1")
    if not guarded:
        table.free.may("strike:orthanc")
        return
    table.free.may_not("strike:orthanc", because="WOME-17.22")
    table.state.hosts[SHADOW].clear()
    table.free.may_not("place-ent:orthanc", because="WOME-17.22")
    table.controls(FREE, "orthanc").free.may("place-ent:orthanc")


@pytest.mark.rule("WOME-17.22", "WOME-12.5")
def test_eagles_do_not_fly_to_guarded_strongholds() -> None:
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1).table_card(GUARDED)
    table.run(MoveFigures(seat=FREE, faction="eagles"))
    table.free.chooses("take-figure:eagles:eagles-eyrie")
    table.free.may_not("to:barad-dur", because="WOME-12.5").may("to:minas-tirith")


@pytest.mark.rule("WOME-17.22")
def test_the_dead_neither_attack_nor_enter_guarded_strongholds() -> None:
    table = FactionTable.empty().the_dead("south-ithilien", 3).table_card(GUARDED)
    table.plays_faction(FREE, "fp-wraiths-of-fear-1")
    table.free.may_not("lead-dead:minas-morgul", because="WOME-17.22")
    table.army("minas-morgul", sauron_regular=1)
    table.free.may_not("strike:minas-morgul", because="WOME-17.22").may("lead-dead:osgiliath")


@pytest.mark.parametrize("card", [HUGE, ARMED])
def test_only_a_will_of_the_west_discards_these(card: str) -> None:
    table = FactionTable.empty().faction("spiders", dol_guldur=1)
    table.character("saruman", "orthanc").faction("dunlendings", north_dunland=1)
    table.table_card(card).acting(FREE, free="muster will-of-the-west", shadow="character")
    table.free.may_not(f"dispel:muster:{card}", because="WOTR-7.9")
    table.free.chooses(f"dispel:will-of-the-west:{card}")
    assert not lies_on_table(table.war, card)
