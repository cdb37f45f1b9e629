"""Chapter 4: the faction decks are drawn from, and faction cards have a limit of their own."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.values import CARDS

OWN = CARDS.decks["free"]


@pytest.mark.rule("WOME-4.1")
def test_each_player_draws_a_faction_card_in_phase_1() -> None:
    war = FactionTable().war  # in phase 2 of the first turn
    for seat in (FREE, SHADOW):
        held = [war.size(f"hand-{seat}-{deck}") for deck in ("character", "strategy", "faction")]
        assert held == [1, 1, 1]


@pytest.mark.rule("WOME-4.2", "WOME-4.7")
def test_the_faction_deck_is_an_event_deck() -> None:
    card = "fp-by-chance-or-by-foresight-1"
    table = FactionTable().hand(FREE, card).acting(FREE, free="event event", shadow="army")
    table.free.chooses("act:event:draw-event").may("draw:faction").chooses("draw:faction")
    assert table.war.size("hand-0-faction") == 2
    table = FactionTable().hand(FREE, card).acting(FREE, free="event character", shadow="army")
    table.free.chooses(f"play:event:{card}")
    while table.asked[0][1] in ("keep-card", "put-back"):
        table.free.chooses(table.free.options[0])
    assert table.asked == [(FREE, "draw-or-not")]  # the Guide is Gandalf the Grey
    table.free.may_not("draw:strategy", because="WOTR-7.6").chooses("draw:faction")
    table = FactionTable().hand(FREE, card).acting(FREE, free="character", shadow="army army")
    table.free.chooses(f"play:character:{card}")
    while table.asked[0][1] in ("keep-card", "put-back"):
        table.free.chooses(table.free.options[0])
    assert table.asked == [(SHADOW, "act")]


def holding(others: int, *cards: str) -> FactionTable:
    """Return a table whose Free player holds some faction cards, and others of the game."""
    usual = [f"fp-{deck}-{number:02}" for deck in ("char", "str") for number in (1, 2, 3)]
    return FactionTable().hand(FREE, *usual[:others], *cards)


@pytest.mark.rule("WOME-4.4", "WOME-4.5")
def test_four_faction_cards_beside_six_others_fit_into_a_hand() -> None:
    table = holding(6, *OWN[:4]).acting(FREE, free="muster", shadow="army")
    table.acts(FREE, "play-draw", free="army", shadow="army").free.chooses("faction:play-draw:draw")
    kinds = {each.partition(":")[2] for each in table.free.options if each.startswith("bury:")}
    assert len(kinds) == 5
    assert kinds <= set(OWN)
    table.free.chooses(f"bury:{OWN[0]}", "done")
    assert table.war.size("hand-0-faction") == 4
    assert table.war.size("hand-0-character") + table.war.size("hand-0-strategy") == 6
    table = holding(6, *OWN[:3]).acts(FREE, "play-draw", free="army", shadow="army")
    table.free.chooses("faction:play-draw:draw")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("WOME-4.14")
def test_all_three_draws_come_before_the_limits() -> None:
    table = holding(6, *OWN[:4]).phase("draw_events")
    assert table.asked[0][0] == FREE
    buried = {each.partition(":")[2] for each in table.free.options if each.startswith("bury:")}
    assert buried & set(OWN)
    assert buried - set(OWN)
    assert table.war.size("hand-0-faction") == 5


@pytest.mark.rule("WOME-4.2", "WOME-6.8")
def test_a_card_played_by_the_faction_die_uses_no_event_result() -> None:
    card = "fp-by-chance-or-by-foresight-1"
    table = FactionTable().hand(FREE, card).acts(FREE, "play-draw", free="event", shadow="army")
    table.free.chooses(f"faction-play:play-draw:{card}")
    while table.asked_kind in ("keep-card", "put-back"):
        table.free.chooses(table.free.options[0])
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("WOME-4.6")
def test_the_discards_return_when_the_last_card_is_drawn() -> None:
    table = FactionTable.empty().lay("free-faction-used", *OWN[1:4])
    table.lay("buried-0-faction", *OWN[4:6]).lay("free-faction-table", *OWN[6:])
    table.lay("free-faction-deck", OWN[0]).acts(FREE, "play-draw", free="army", shadow="army")
    table.free.chooses("faction:play-draw:draw")
    assert list(table.state.faces("hand-0-faction")) == [OWN[0]]
    assert table.war.size("free-faction-deck") == 5
    assert table.war.size("free-faction-used") == table.war.size("buried-0-faction") == 0


@pytest.mark.rule("WOME-4.6")
def test_without_cards_nothing_is_drawn() -> None:
    table = FactionTable.empty().lay("free-faction-table", *OWN)
    table.acts(FREE, "play-draw", free="event", shadow="army")
    table.free.may_not("faction:play-draw:draw", because="WOME-6.14")
    table.free.chooses("act:event:draw-event").may_not("draw:faction", because="WOTR-7.3")


@pytest.mark.rule("WOME-4.9")
def test_army_and_muster_results_play_cards_of_their_icons() -> None:
    ships = "sa-ships-of-great-draught-1"
    table = FactionTable.empty().hand(SHADOW, ships)
    table.acting(SHADOW, free="army", shadow="army character muster-army muster")
    table.shadow.may(f"play:army:{ships}", f"play:muster-army:{ships}")
    for die in ("character", "muster"):
        table.shadow.may_not(f"play:{die}:{ships}", because="WOTR-7.4")
    table = FactionTable.empty().hand(FREE, "fp-the-dark-door", "fp-the-stone-of-erech")
    table.acting(FREE, free="muster-army muster", shadow="army")
    table.free.may("play:muster-army:fp-the-dark-door", "play:muster-army:fp-the-stone-of-erech")
    table.free.may_not("play:muster:fp-the-dark-door", because="WOTR-7.4")


@pytest.mark.rule("WOME-4.12")
def test_a_further_card_of_a_faction_that_is_not_in_play_needs_it() -> None:
    lines, awaken = "fp-in-long-swift-lines", "fp-the-ents-awaken"
    for able in (False, True):
        table = FactionTable.empty().character("gimli", "fangorn").faction("ents", fangorn=2)
        table.character("saruman", "orthanc")
        if able:
            table.faction("eagles", eagles_eyrie=1)
        table.hand(FREE, awaken, lines, "fp-the-stone-of-erech")
        table.acting(FREE, free="muster", shadow="army").free.chooses(f"play:muster:{awaken}")
        table.free.may("play-further:fp-the-stone-of-erech")
        if able:
            table.free.may(f"play-further:{lines}")
        else:
            table.free.may_not(f"play-further:{lines}", because="WOTR-7.5")


@pytest.mark.rule("WOME-4.13")
def test_the_palantir_draws_from_any_deck_and_the_stewards_from_theirs() -> None:
    palantir, card = "sh-char-21", "sa-a-great-fleet-1"
    for drawn in ("character", "strategy", "faction"):
        table = (
            FactionTable.empty()
            .character("saruman", "orthanc")
            .lay("shadow-character-table", palantir)
        )
        table.war.activate(table.war.setting.derived.cards.sources[palantir], SHADOW)
        table.hand(SHADOW, card).acting(SHADOW, free="army", shadow="event")
        table.shadow.chooses(f"play:event:{card}").chooses(f"draw:{drawn}")
        assert table.war.size(f"hand-1-{drawn}") == 1
    table = FactionTable.empty().character("boromir", "lamedon").plays(FREE, "fp-char-23")
    table.free.chooses("raise:gondor-elite:lamedon")
    held = [table.war.size(f"hand-0-{deck}") for deck in ("character", "strategy", "faction")]
    assert held == [0, 2, 0]
