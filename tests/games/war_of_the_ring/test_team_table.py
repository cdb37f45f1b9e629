"""The table of three and four players: who leads, whose armies are mixed, and closed hands."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, RingTable
from ostrog.cli.terminal.wording import Wording
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.table.combat_panel import WarBattle
from ostrog.games.war_of_the_ring.table.contract import table as drawn
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene
from ostrog.words import Words

GONDOR, WITCH_KING, SARUMAN, ROHAN = 0, 1, 2, 3


def scene_of(table: RingTable, *observer: int) -> Scene:
    """Return the table as an observer sees it."""
    return drawn.scene(table.state.setting, table.view(*observer))


def test_the_leading_player_has_the_token() -> None:
    table = RingTable("four-players").board(leading=[1, 0])
    signs = {
        each.id: each.name for each in scene_of(table).markers if each.id.startswith("player:")
    }
    assert signs == {
        "player:gondor": "following",
        "player:rohan": "leading",
        "player:witch-king": "leading",
        "player:saruman": "following",
    }
    alone = scene_of(RingTable("three-players"))
    owners = [each.owner for each in alone.markers if each.id.startswith("player:")]
    assert owners == [WITCH_KING, SARUMAN]


def test_a_counter_tells_separate_armies_from_a_mixed_one() -> None:
    table = RingTable.empty("four-players").army("folde", gondor_regular=1, rohan_regular=1)
    (apart,) = scene_of(table).counters
    assert (apart.value("apart"), apart.value("mixed")) == (1, 0)
    table.board(mixed=[["folde"], []])
    (mixed,) = scene_of(table).counters
    assert (mixed.value("apart"), mixed.value("mixed")) == (0, 1)


def test_a_battle_names_those_who_command() -> None:
    table = RingTable.empty("four-players").army("folde", gondor_regular=1, rohan_regular=3)
    table.army("eastemnet", isengard_regular=2).dice(1, 1, 1, 1, 1, 1)
    table.uses(SARUMAN, "army", "attack").seat(SARUMAN).chooses("attack:eastemnet:folde", "go")
    panel = scene_of(table).panel(WarBattle)
    assert panel is not None
    assert [side.seat for side in panel.fighters] == [SARUMAN, ROHAN]


@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_both_mates_see_where_their_options_point(seat: int) -> None:
    table = RingTable.empty("four-players").army("folde", gondor_regular=1, rohan_regular=1)
    table.acting(seat, free="event", shadow="army")
    seen = table.view(seat)
    scene = drawn.scene(table.state.setting, seen)
    (decision,) = [each for each in seen.decisions if isinstance(each, DecisionView)]
    points = {option.id: drawn.points_at(scene, decision, option) for option in decision.options}
    assert points["skip:event"] == (Highlight("choice", "die:free:event"),)
    assert points["mix:folde"] == (Highlight("target", "folde"),)


def test_nobody_sees_the_cards_of_his_mate() -> None:
    table = RingTable.empty("four-players").hand(GONDOR, "fp-char-01").hand(ROHAN, "fp-str-02")
    for seat, card in ((GONDOR, "fp-char-01"), (ROHAN, "fp-str-02")):
        shown = [each.name for each in scene_of(table, seat).markers if each.form == "card"]
        assert shown == [card]
    assert [each for each in scene_of(table).markers if each.form == "card"] == []


def test_hands_and_seats_are_named_after_their_players() -> None:
    table = RingTable("four-players")
    layout = drawn.layout(table.state.setting)
    assert [side.label for side in layout.sides] == [
        *("ref-seat-gondor", "ref-seat-witch-king", "ref-seat-saruman", "ref-seat-rohan"),
    ]
    labels = {tray.id: tray.label for tray in layout.trays}
    assert labels["hand-3-strategy"] == "zone-hand-rohan-strategy"
    assert game.words is not None
    said = Wording(Words(["en"], [game.words]), table.state.setting)
    assert said.zone("hand-0-character") == "Character cards of the Gondor player"
    assert said.zone("hand-3-character") == "Character cards of the Rohan player"
    two = Wording(Words(["en"], [game.words]), RingTable().state.setting)
    assert two.zone("hand-0-character") == "Character cards of the Free Peoples"


def test_the_third_page_of_the_summary_is_for_teams() -> None:
    pages = {
        scenario.name: drawn.layout(RingTable(scenario.name).state.setting).summary
        for scenario in game.scenarios
    }
    assert [len(each) for each in pages.values()] == [2, 3, 3]
    rows = [len(each[-1].sections[0].rows) for each in pages.values()]
    assert rows[1:] == [7, 6]  # alone against two


def test_counters_belong_to_their_side() -> None:
    table = RingTable("four-players")
    owners = {each.owner for each in scene_of(table).counters}
    assert owners == {GONDOR, WITCH_KING}
    assert table.state.side(GONDOR) == FREE
