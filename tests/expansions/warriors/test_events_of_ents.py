"""The faction cards of the Ents, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table

NEIGHBOUR, AWAKEN = "fp-saruman-is-a-neighbour", "fp-the-ents-awaken"
FATHERS = "fp-fathers-of-trees"


def forest(**ents: int) -> FactionTable:
    """Return a table with Saruman in Orthanc, Gimli in Fangorn and Ents in these regions."""
    table = FactionTable.empty().character("saruman", "orthanc").character("gimli", "fangorn")
    return table.faction("ents", **ents) if ents else table


# Saruman is a Neighbour


@pytest.mark.rule("WOME-5.4", "WOME-5.6")
@pytest.mark.parametrize(("left", "taken"), [(8, 3), (2, 2)])
def test_three_ents_come_onto_the_card_or_as_many_as_there_are(left: int, taken: int) -> None:
    table = forest(fangorn=2)
    table.war.pool_of_figures["ents"] = left
    table.plays_faction(FREE, NEIGHBOUR)
    assert table.war.on_cards == {NEIGHBOUR: taken}
    assert table.war.pool_of_figures["ents"] == left - taken
    assert table.at("ents") == {"fangorn": 2}


@pytest.mark.rule("WOME-4.12")
def test_saruman_must_be_in_play() -> None:
    table = FactionTable.empty().hand(FREE, NEIGHBOUR).acting(FREE, free="muster")
    table.free.may_not(f"play:muster:{NEIGHBOUR}", because="WOTR-7.5")


def voice(table: FactionTable) -> FactionTable:
    """Let the Shadow use the Voice of Saruman."""
    table.uses(SHADOW, "muster", "voice-of-saruman")
    if table.asked and table.asked_kind == "voice-of-saruman":
        table.shadow.chooses("raise-isengard")
    return table


@pytest.mark.rule("WOME-17.1")
def test_the_voice_of_saruman_brings_an_ent_to_fangorn() -> None:
    table = voice(forest(fangorn=2).table_card_with(NEIGHBOUR, 3))
    assert table.at("ents") == {"fangorn": 3}
    assert table.war.on_cards == {NEIGHBOUR: 2}


@pytest.mark.rule("WOME-5.1", "WOME-17.1")
def test_before_the_ents_enter_they_wait_for_it() -> None:
    table = voice(forest().table_card_with(NEIGHBOUR, 3))
    assert table.war.added["ents"] == {"fangorn": 1}
    assert table.at("ents") == {}
    table.acting(FREE, free="muster", shadow="character")
    table.free.chooses("act:muster:enter-faction")
    assert table.at("ents") == {"fangorn": 3}


@pytest.mark.rule("WOME-4.11")
def test_without_a_figure_the_card_is_discarded() -> None:
    table = voice(forest(fangorn=2).table_card_with(NEIGHBOUR, 1))
    assert not lies_on_table(table.war, NEIGHBOUR)
    assert table.war.on_cards == {}


@pytest.mark.rule("WOME-4.11", "WOME-5.5")
def test_without_saruman_the_card_is_discarded_and_its_ents_return() -> None:
    table = forest(fangorn=2).table_card_with(NEIGHBOUR, 3)
    assert table.war.pool_of_figures["ents"] == 3
    table.war.put_away("saruman")
    table.acting(FREE, free="character", shadow="character")
    assert not lies_on_table(table.war, NEIGHBOUR)
    assert table.war.pool_of_figures["ents"] == 6


@pytest.mark.rule("WOME-17.1")
@pytest.mark.parametrize("face", ["muster", "play-draw", "muster-draw"])
def test_a_faction_die_of_any_result_brings_an_ent_from_the_card(face: str) -> None:
    table = forest(fangorn=2).table_card_with(NEIGHBOUR, 3)
    table.acts(FREE, face, shadow="character")
    table.free.chooses(f"faction-card:{face}:{NEIGHBOUR}")
    assert table.at("ents") == {"fangorn": 3}
    assert table.war.on_cards == {NEIGHBOUR: 2}


@pytest.mark.rule("WOME-17.1")
def test_the_die_needs_the_ents_in_play() -> None:
    table = forest().table_card_with(NEIGHBOUR, 3)
    table.acts(FREE, "play-draw", shadow="character")
    table.free.may_not(f"faction-card:play-draw:{NEIGHBOUR}", because="WOME-17.1")


@pytest.mark.rule("WOME-5.3")
def test_for_eliminated_ents_the_card_does_nothing() -> None:
    table = forest()
    table.war.faction_states["ents"] = GONE
    table.plays_faction(FREE, NEIGHBOUR)
    assert not lies_on_table(table.war, NEIGHBOUR)
    assert table.war.pool_of_figures["ents"] == 8


# The Ents Awaken


@pytest.mark.rule("WOME-17.4")
def test_an_ent_awakes_and_a_further_card_is_played_without_a_die() -> None:
    table = forest(fangorn=2).hand(FREE, AWAKEN, FATHERS)
    table.acting(FREE, free="muster army", shadow="character character")
    table.free.chooses(f"play:muster:{AWAKEN}")
    assert table.at("ents") == {"fangorn": 3}
    table.free.chooses(f"play-further:{FATHERS}").chooses("do-no-more")
    assert table.at("ents") == {"fangorn": 4}
    assert set(table.state.faces("free-faction-used")) == {AWAKEN, FATHERS}


@pytest.mark.rule("WOME-17.4")
def test_instead_discarded_ent_cards_return_with_the_card_itself() -> None:
    table = forest(fangorn=2).lay("free-faction-used", "fp-march-of-the-ents-1", "fp-the-dark-door")
    table.lay("buried-0-faction", "fp-march-of-the-ents-2", "fp-in-long-swift-lines")
    table.hand(FREE, AWAKEN, FATHERS).acting(FREE, free="muster", shadow="character")
    table.free.chooses(f"play:muster:{AWAKEN}").chooses("shuffle-cards:ents")
    deck = set(table.state.faces("free-faction-deck"))
    assert {AWAKEN, "fp-march-of-the-ents-1", "fp-march-of-the-ents-2"} <= deck
    assert list(table.state.faces("free-faction-used")) == ["fp-the-dark-door"]
    assert list(table.state.faces("buried-0-faction")) == ["fp-in-long-swift-lines"]
    assert table.at("ents") == {"fangorn": 3}


@pytest.mark.rule("WOME-17.4")
def test_without_a_further_card_he_has_to_shuffle() -> None:
    table = forest(fangorn=2).plays_faction(FREE, AWAKEN)
    assert AWAKEN in table.state.faces("free-faction-deck")
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-4.12")
def test_the_further_card_needs_what_it_requires() -> None:
    table = forest(fangorn=2).controls(SHADOW, "helms-deep", "edoras")
    table.hand(FREE, AWAKEN, "fp-the-dark-door", FATHERS)
    table.acting(FREE, free="muster", shadow="character").free.chooses(f"play:muster:{AWAKEN}")
    table.free.may(f"play-further:{FATHERS}")
    table.free.may_not("play-further:fp-the-dark-door", because="WOTR-7.5")


@pytest.mark.rule("WOME-5.1")
def test_an_ent_waits_if_the_ents_are_not_in_play() -> None:
    table = forest().plays_faction(FREE, AWAKEN)
    assert table.war.added["ents"] == {"fangorn": 1}


@pytest.mark.rule("WOME-5.3")
def test_no_ent_awakes_when_they_are_eliminated() -> None:
    table = forest()
    table.war.faction_states["ents"] = GONE
    table.plays_faction(FREE, AWAKEN)
    assert table.war.added["ents"] == {}
    assert table.at("ents") == {}


# Fathers of Trees


@pytest.mark.rule("WOME-13.17")
def test_all_ents_come_home_and_one_founds_a_second_entwood() -> None:
    table = forest(fangorn=1, fords_of_isen=2, westemnet=1).plays_faction(FREE, FATHERS)
    assert table.at("ents") == {"fangorn": 5}
    table.free.chooses("found-entwood:old-forest")
    assert table.at("ents") == {"fangorn": 4, "old-forest": 1}
    table.acts(FREE, "muster", shadow="character")
    table.free.chooses("faction:muster:recruit").chooses("entwood:old-forest")
    assert table.at("ents") == {"fangorn": 4, "old-forest": 2}


@pytest.mark.rule("WOME-13.17")
def test_the_second_entwood_may_be_left_alone() -> None:
    table = forest(fangorn=2).plays_faction(FREE, FATHERS)
    table.free.chooses("do-no-more")
    assert table.at("ents") == {"fangorn": 3}
    assert not table.war.second_entwood
    table.acts(FREE, "muster", shadow="character").free.may_not(
        "entwood:old-forest", because="WOME-13.17"
    )


@pytest.mark.rule("WOME-13.9")
def test_enemy_units_keep_ents_out_of_the_old_forest() -> None:
    table = forest(fangorn=2).army("old-forest", sauron_regular=1).plays_faction(FREE, FATHERS)
    assert table.at("ents") == {"fangorn": 3}
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-13.5")
def test_the_last_ent_stays_in_fangorn() -> None:
    table = forest(fangorn=1)
    table.war.lost_figures["ents"], table.war.pool_of_figures["ents"] = 7, 0
    table.plays_faction(FREE, FATHERS)
    assert table.at("ents") == {"fangorn": 1}
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-13.17", "WOME-13.21")
def test_ents_in_either_entwood_keep_the_faction_alive() -> None:
    table = forest(fangorn=1, old_forest=1)
    table.war.second_entwood = True
    table.faction("ents", old_forest=1).acting(FREE, free="character", shadow="character")
    assert table.war.has_entered("ents")
    table.faction("ents", westemnet=1).acting(FREE, free="character", shadow="character")
    assert table.war.faction_states["ents"] == GONE


@pytest.mark.rule("WOME-5.2")
def test_without_ents_fathers_of_trees_do_nothing() -> None:
    table = forest().plays_faction(FREE, FATHERS)
    assert table.at("ents") == {}
    assert table.war.added["ents"] == {}
    assert FATHERS in table.state.faces("free-faction-used")
