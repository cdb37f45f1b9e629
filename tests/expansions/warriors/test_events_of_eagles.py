"""The faction cards of the Eagles, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.games.war_of_the_ring.board.map import NEIGHBOURS
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

LINES, SPEED = "fp-in-long-swift-lines", "fp-speed-greater-than-any-wind"
NAZGUL, WINGS = "fp-upon-the-nazgul-they-bore", "fp-we-only-need-wings"
LIFTED, FORESIGHT = "fp-lifted-up-and-borne-far-away", "fp-by-chance-or-by-foresight-1"


def eagles(**figures: int) -> FactionTable:
    """Return a table with Eagles in these regions."""
    return FactionTable.empty().faction("eagles", **figures)


# In Long Swift Lines


@pytest.mark.rule("WOME-4.12")
def test_the_lines_need_the_eagles_in_play() -> None:
    table = FactionTable.empty().hand(FREE, LINES).acting(FREE, free="muster-army")
    table.free.may_not(f"play:muster-army:{LINES}", because="WOTR-7.5")


@pytest.mark.rule("WOME-17.3", "WOME-5.4")
def test_three_eagles_come_onto_the_card_which_does_not_trigger_itself() -> None:
    table = eagles(eagles_eyrie=1).plays_faction(FREE, LINES)
    assert table.war.on_cards == {LINES: 3}
    assert lies_on_table(table.war, LINES)
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-17.3")
def test_after_a_faction_card_an_eagle_comes_from_the_card() -> None:
    table = eagles(eagles_eyrie=1).table_card_with(LINES, 3)
    table.plays_faction(FREE, "fp-the-stone-of-erech")
    assert table.war.on_cards["fp-the-stone-of-erech"] == 3
    table.free.chooses(f"from-card:{LINES}")
    assert table.at("eagles") == {"eagles-eyrie": 2}
    assert table.war.on_cards[LINES] == 2


@pytest.mark.rule("WOME-17.3", "WOME-12.5")
def test_or_all_eagles_move_or_nothing_happens() -> None:
    table = eagles(eagles_eyrie=2).table_card_with(LINES, 3)
    table.plays_faction(FREE, "fp-the-stone-of-erech").free.chooses("fly-all")
    table.free.chooses("take-figure:eagles:eagles-eyrie", "to:umbar").chooses("done")
    assert table.at("eagles") == {"eagles-eyrie": 1, "umbar": 1}
    table = eagles(eagles_eyrie=2).table_card_with(LINES, 3)
    table.plays_faction(FREE, "fp-the-stone-of-erech").free.chooses("do-no-more")
    assert table.war.on_cards[LINES] == 3


@pytest.mark.rule("WOME-17.3")
def test_a_card_played_by_a_card_counts_too() -> None:
    table = eagles(eagles_eyrie=1).table_card_with(LINES, 3)
    table.hand(FREE, SPEED, "fp-the-stone-of-erech")
    table.acting(FREE, free="muster", shadow="character").free.chooses(f"play:muster:{SPEED}")
    table.free.chooses("play-further:fp-the-stone-of-erech").chooses(f"from-card:{LINES}")
    table.free.chooses(f"from-card:{LINES}")
    assert table.war.on_cards[LINES] == 1
    assert table.at("eagles") == {"eagles-eyrie": 4}


@pytest.mark.rule("WOME-17.3", "WOME-17.21")
def test_cards_of_the_game_and_of_the_enemy_do_not_count_but_a_ban_does_not_matter() -> None:
    table = eagles(eagles_eyrie=1).table_card_with(LINES, 3)
    table.plays_faction(SHADOW, "sa-his-will-and-his-malice-1")
    assert table.asked_kind == "act"
    table = eagles(eagles_eyrie=1).table_card_with(LINES, 3)
    table.table_card("sa-not-on-anybodys-side").plays_faction(FREE, "fp-the-stone-of-erech")
    table.free.may(f"from-card:{LINES}")


@pytest.mark.rule("WOME-4.11", "WOME-5.4", "WOME-12.8")
def test_eagles_on_the_card_do_not_keep_the_faction_alive() -> None:
    table = eagles(eagles_eyrie=1).table_card_with(LINES, 2)
    table.war.take_figures("eagles", "eagles-eyrie", 1)
    table.acting(FREE, free="character", shadow="character")
    assert table.war.faction_states["eagles"] == GONE
    assert not lies_on_table(table.war, LINES)
    assert table.war.on_cards == {}


# Speed Greater than any Wind


@pytest.mark.rule("WOME-17.4", "WOME-5.1")
def test_an_eagle_comes_or_waits() -> None:
    table = eagles(umbar=1).lay("free-faction-used", WINGS, "fp-the-ents-awaken")
    table.plays_faction(FREE, SPEED)
    assert table.at("eagles") == {"umbar": 1, "eagles-eyrie": 1}
    assert {SPEED, WINGS} <= set(table.state.faces("free-faction-deck"))
    assert table.state.faces("free-faction-used") == ["fp-the-ents-awaken"]
    table = FactionTable.empty().plays_faction(FREE, SPEED)
    assert table.war.added["eagles"] == {"eagles-eyrie": 1}


# Upon the Nazgul They Bore


def duel(nazgul: int = 2, witch_king: bool = True, eagle_number: int = 3) -> FactionTable:
    """Let Eagles meet Nazgul in Moria."""
    table = eagles(moria=eagle_number).army("moria", sauron_regular=1, sauron_nazgul=nazgul)
    return table.character("witch-king", "moria") if witch_king else table


@pytest.mark.rule("WOME-17.5")
def test_eagles_fell_nazgul_and_drive_the_others_away() -> None:
    table = duel().dice(1).draws("card", 5, 3, 1).plays_faction(FREE, NAZGUL)
    table.free.chooses("done")
    assert table.at("eagles") == {"moria": 1}
    assert "sauron-nazgul" not in table.figures("moria")
    table.free.may_not("to:umbar", because="WOME-17.5").chooses("to:barad-dur")
    assert table.war.characters["witch-king"] == "barad-dur"
    assert table.waiting("sauron-nazgul") >= 2


@pytest.mark.rule("WOME-17.5")
def test_without_a_loss_nobody_flees() -> None:
    table = duel().draws("card", 2, 2, 2).plays_faction(FREE, NAZGUL)
    table.free.chooses("done")
    assert table.asked_kind == "act"
    assert table.war.characters["witch-king"] == "moria"
    assert table.at("eagles") == {"moria": 3}


@pytest.mark.rule("WOME-17.5")
def test_five_dice_at_most_and_no_more_eagles_fall_than_nazgul() -> None:
    table = duel(1, witch_king=True, eagle_number=7).draws("card", *[5] * 5)
    table.plays_faction(FREE, NAZGUL).free.chooses("done")
    assert table.at("eagles") == {"moria": 6}
    table.free.chooses("to:morannon")
    assert table.war.characters["witch-king"] == "morannon"


@pytest.mark.rule("WOME-17.5")
def test_the_witch_king_alone_is_not_harmed() -> None:
    table = eagles(moria=2).character("witch-king", "moria").draws("card", 5, 5)
    table.plays_faction(FREE, NAZGUL).free.chooses("done")
    assert table.at("eagles") == {"moria": 2}
    assert table.war.characters["witch-king"] == "moria"


@pytest.mark.rule("WOME-17.5")
def test_without_a_lair_they_stay() -> None:
    table = duel(3).draws("card", 5, 1, 1)
    lairs = ("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    table.controls(FREE, *lairs).plays_faction(FREE, NAZGUL).free.chooses("done")
    assert table.asked_kind == "act"
    assert table.figures("moria")["sauron-nazgul"] == 2


@pytest.mark.rule("WOME-17.5", "WOME-12.5")
def test_eagles_move_first_and_where_nobody_meets_the_card_ends() -> None:
    table = eagles(umbar=1).army("moria", sauron_nazgul=1).plays_faction(FREE, NAZGUL)
    table.free.chooses("done")
    assert table.asked_kind == "act"


# We Only Need Wings


@pytest.mark.rule("WOME-17.6", "WOME-8.10")
def test_an_eagle_carries_a_companion_into_a_siege() -> None:
    table = eagles(moria=1).character("gimli", "fangorn").fellowship("rivendell")
    table.army("minas-tirith", gondor_regular=1).siege("minas-tirith")
    table.state.put(SHADOW, "minas-tirith", (1, 0, 0, 0, 0, 0, 0))
    table.plays_faction(FREE, WINGS).free.chooses("done")
    if table.asked_kind == "which-eagle":
        table.free.chooses("pay-figure-at:moria")
    table.free.chooses("take:gimli", "to:minas-tirith")
    assert table.war.characters["gimli"] == "minas-tirith"
    assert table.war.faction_states["eagles"] == GONE


@pytest.mark.rule("WOME-17.6")
def test_or_a_group_leaves_the_fellowship_as_if_of_level_4() -> None:
    table = eagles(moria=2).fellowship("rivendell", "gimli", "meriadoc", "strider")
    table.plays_faction(FREE, WINGS).free.chooses("done").chooses("separate:meriadoc")
    assert "to:helms-deep" not in table.free.options
    table.free.chooses("to:moria")
    assert table.war.characters["meriadoc"] == "moria"
    assert table.at("eagles") == {"moria": 1}


@pytest.mark.rule("WOME-17.6")
def test_a_companion_is_carried_four_regions_and_no_farther() -> None:
    table = eagles(moria=2).character("meriadoc", "bree").fellowship("rivendell")
    table.plays_faction(FREE, WINGS).free.chooses("done").chooses("take:meriadoc")
    found, steps = {"bree": 0}, 0
    while steps < 6:
        steps += 1
        for region in [each for each, far in found.items() if far == steps - 1]:
            found |= {to: steps for to in NEIGHBOURS[region] if to not in found}
    goals = [option.partition(":")[2] for option in table.free.options if "to:" in option]
    assert max(found[region] for region in goals) == 4


@pytest.mark.rule("WOME-17.6")
def test_without_companions_no_eagle_falls() -> None:
    table = eagles(moria=2).fellowship("rivendell").plays_faction(FREE, WINGS)
    table.free.chooses("done")
    assert table.at("eagles") == {"moria": 2}


# Lifted Up and Borne Far Away


def test_an_eagle_carries_the_fellowship_which_is_hunted() -> None:
    table = eagles(moria=2).fellowship("hollin", "strider", progress=1).box(shadow=1).hunt_dice(1)
    table.plays_faction(FREE, LIFTED).free.chooses("done")
    if table.asked_kind == "which-eagle":
        table.free.chooses("pay-figure-at:moria")
    assert table.war.progress == 2
    assert table.war.hunt_box == [0, 1]
    assert table.at("eagles") == {"moria": 1}


def test_a_revealed_fellowship_is_not_carried() -> None:
    table = eagles(moria=2).fellowship("hollin", "strider", revealed=True)
    table.plays_faction(FREE, LIFTED).free.chooses("done")
    assert table.at("eagles") == {"moria": 2}


@pytest.mark.rule("WOME-4.12")
def test_in_mordor_it_cannot_be_lifted() -> None:
    table = eagles(moria=2).in_mordor().hand(FREE, LIFTED)
    table.acting(FREE, free="character", shadow="character")
    table.free.may_not(f"play:character:{LIFTED}", because="WOTR-7.5")


@pytest.mark.rule("WOME-5.2")
@pytest.mark.parametrize("card", [NAZGUL, WINGS, LIFTED])
def test_without_eagles_in_play_the_cards_do_nothing(card: str) -> None:
    table = FactionTable.empty().fellowship("hollin", "strider").plays_faction(FREE, card)
    assert table.asked_kind == "act"
    assert card in table.state.faces("free-faction-used")
