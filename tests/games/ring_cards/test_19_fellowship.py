"""Chapter 19: The Fellowship of the Ring."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ring_cards.round_tables import RoundTable, markers
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.state import War
from ostrog.testing import ScriptedTable

FELLOWSHIP = "fellowship-of-the-ring"

BALROGS = {
    "balrog-of-moria": 1,
    "barrow-wights": 1,
    "caradhras-the-cruel": 1,
    "cave-troll": 1,
    "flocks-of-crebain": 1,
    "hill-troll": 1,
    "goblins-of-the-misty-mountains": 2,
    "black-breath": 1,
    "black-riders-mount": 1,
    "grishnakh": 1,
    "mordor-orcs": 3,
    "morgul-blade": 1,
    "nazguls-mantle": 1,
    "the-ringwraiths-are-abroad": 1,
    "the-beguiler": 1,
    "the-black-easterling": 1,
    "the-commander": 1,
    "the-destroyer": 1,
    "the-hunter": 1,
    "the-messenger": 1,
    "the-reaver": 1,
    "the-warrior": 1,
    "the-witch-king": 1,
    "palantir-of-orthanc": 1,
    "saruman": 1,
    "sarumans-staff": 1,
    "ugluk": 1,
}
GANDALFS = {
    "blade-of-westernesse": 1,
    "boromir": 1,
    "strider": 1,
    "dwarven-axe": 1,
    "gimli": 1,
    "arwen": 1,
    "bow-of-the-galadhrim": 1,
    "elrond": 1,
    "elven-cloak": 1,
    "galadriel": 1,
    "high-elves": 2,
    "legolas": 1,
    "lembas": 1,
    "mirror-of-galadriel": 1,
    "nenya-ring-of-adamant": 1,
    "phial-of-galadriel": 1,
    "vilya-ring-of-air": 1,
    "bilbo-baggins": 1,
    "fatty-bolger": 1,
    "frodo-baggins": 1,
    "merry-brandybuck": 1,
    "mithril-coat": 1,
    "pippin-took": 1,
    "sam-gamgee": 1,
    "sting": 1,
    "gandalf-the-grey": 1,
    "narya-ring-of-fire": 1,
    "gandalfs-staff": 1,
    "glamdring": 1,
}


def activated(table: RoundTable) -> list[tuple[int, str]]:
    """Return the activated battlegrounds, with the players who activated them."""
    return [(e.seat, e.place) for e in table.events if isinstance(e, events.BattlegroundActivated)]


# Decks, hands and draws


@pytest.mark.rule("RCG-19.1")
def test_both_play_the_thirty_cards_of_their_lists() -> None:
    cast = RoundTable(FELLOWSHIP).state.cast
    assert cast.names == ("balrog-of-moria", "gandalf")
    assert cast.sides == (SHADOW, FREE)
    balrogs, gandalfs = (Counter(TITLE_OF[card] for card in deck) for deck in cast.decks)
    assert balrogs == BALROGS
    assert gandalfs == GANDALFS
    assert balrogs.total() == gandalfs.total() == 30


@pytest.mark.rule("RCG-19.2")
def test_the_balrog_player_begins_and_gandalf_follows() -> None:
    table = RoundTable(FELLOWSHIP).path("bucklebury-ferry").battleground("minas-morgul")
    table.hand("balrog-of-moria", "ugluk").hand("gandalf", "gimli").step("actions")
    (token,) = markers(table, "starting-player")
    assert token.at == "tokens-0"
    assert table.asked == [(0, "turn")]
    table.player("balrog-of-moria").chooses("discard:ugluk")
    assert table.asked == [(1, "turn")]
    table.player("gandalf").chooses("discard:gimli")
    assert table.asked == [(0, "turn")]
    table.player("balrog-of-moria").chooses("pass")
    table.player("gandalf").chooses("pass")
    assert table.asked == [(0, "combat")]


@pytest.mark.rule("RCG-19.3")
def test_both_draw_seven_cards_and_cycle_two() -> None:
    table: ScriptedTable[War] = ScriptedTable(game, FELLOWSHIP)
    assert table.asked == [(0, "opening"), (1, "opening")]
    war = table.state
    assert [war.hand_size(seat) for seat in (0, 1)] == [7, 7]
    assert [table.seat(seat).ask.about for seat in (0, 1)] == [(2,), (2,)]
    table.seat(1).accepts()
    table.seat(0).accepts()
    assert [war.size(war.zones(seat).cycle) for seat in (0, 1)] == [2, 2]
    assert [war.hand_size(seat) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("RCG-19.3")
def test_the_draw_step_gives_gandalf_three_cards_and_the_balrog_four() -> None:
    table = RoundTable(FELLOWSHIP).without_locations().step("draws")
    assert table.drawn() == [("balrog-of-moria", 4), ("gandalf", 3)]
    assert table.hands() == {"balrog-of-moria": 4, "gandalf": 3}


@pytest.mark.rule("RCG-19.4")
@pytest.mark.parametrize("who", ["balrog-of-moria", "gandalf"])
def test_there_are_no_ring_tokens(who: str) -> None:
    table = RoundTable(FELLOWSHIP).hand(who, "ugluk" if who != "gandalf" else "gimli")
    seat = table.turn(who).may_not("ring", because="RCG-19.4")
    assert "ring" not in seat.options
    assert markers(table, "ring") == []
    assert table.state.rings == [False, False]


@pytest.mark.rule("RCG-19.4")
def test_nothing_is_scored_for_ring_tokens() -> None:
    table = RoundTable(FELLOWSHIP).won(FREE, "amon-hen").board(number=6).step("victory")
    assert events.Scored(2, 0) in table.events


# Battlegrounds


@pytest.mark.rule("RCG-19.5")
@pytest.mark.parametrize(
    ("number", "starting", "places"),
    [
        (1, "balrog-of-moria", ["minas-morgul"]),
        (2, "gandalf", ["rivendell"]),
        (3, "balrog-of-moria", ["moria"]),
        (3, "gandalf", ["moria"]),
        (4, "gandalf", ["lorien", "dol-guldur"]),
        (5, "balrog-of-moria", ["orthanc"]),
        (6, "gandalf", ["morannon"]),
    ],
)
def test_every_round_has_its_battleground(number: int, starting: str, places: list[str]) -> None:
    table = RoundTable(FELLOWSHIP).starts(starting).board(round=number)
    table.step("locations")
    seat = table.number(starting)
    assert activated(table) == [(seat, place) for place in places]
    assert table.state.battlegrounds == places
    assert not any(purpose.startswith("battlegrounds") for purpose in table.state.draws)


@pytest.mark.rule("RCG-19.5")
def test_the_battleground_follows_the_round_and_not_the_path() -> None:
    table = RoundTable(FELLOWSHIP).board(round=3, number=4).step("locations")
    assert table.state.battlegrounds == ["moria"]
    assert table.state.values.paths[table.state.path].number == 5


@pytest.mark.rule("RCG-19.5")
def test_only_these_battlegrounds_exist() -> None:
    war = RoundTable(FELLOWSHIP).state
    assert war.decks == [
        ["lorien", "rivendell"],
        ["dol-guldur", "minas-morgul", "morannon", "moria", "orthanc"],
    ]


@pytest.mark.rule("RCG-19.5")
def test_a_battleground_that_is_gone_from_its_deck_is_not_activated_again() -> None:
    table = RoundTable(FELLOWSHIP).won(FREE, "moria").board(round=3).step("locations")
    assert activated(table) == []
    assert table.state.won == [["moria"], []]
    table = RoundTable(FELLOWSHIP).won(FREE, "lorien").board(round=4).step("locations")
    # Dol Guldur is left, and its text brings Lórien back.
    assert table.state.battlegrounds == ["dol-guldur", "lorien"]


# Paths


@pytest.mark.rule("RCG-19.6")
def test_only_thirteen_paths_exist() -> None:
    assert RoundTable(FELLOWSHIP).state.cast.paths == {
        1: ("bucklebury-ferry", "gildors-encampment"),
        2: ("inn-of-the-prancing-pony", "the-old-forest"),
        3: ("fords-of-bruinen", "imladris"),
        4: ("caradhras", "khazad-dum", "the-doors-of-durin"),
        5: ("egladil", "dimrill-dale", "lothlorien"),
        6: ("amon-hen",),
    }


@pytest.mark.rule("RCG-19.6")
def test_an_effect_that_needs_another_path_cannot_be_used() -> None:
    table = RoundTable(FELLOWSHIP).path("amon-hen", "gandalf-the-grey", "ugluk")
    table.turn("gandalf").may_not("act:gandalf-the-grey", because="RCG-9.15")
    table.turn("balrog-of-moria").may_not("act:ugluk", because="RCG-9.15")
    table = RoundTable(FELLOWSHIP).path("bucklebury-ferry", "gandalf-the-grey")
    gandalf = table.turn("gandalf").chooses("act:gandalf-the-grey")
    assert gandalf.options == ["activate:inn-of-the-prancing-pony", "activate:the-old-forest"]


@pytest.mark.rule("RCG-19.7")
@pytest.mark.parametrize("index", [0, 1])
def test_the_first_path_is_a_path_1(index: int) -> None:
    table = RoundTable(FELLOWSHIP).draws("paths", index).step("locations")
    # Minas Morgul comes first, and its player may play a Nazgûl.
    assert table.asked == [(0, "play-from-set")]
    table.player("balrog-of-moria").chooses("done")
    assert table.state.used_paths == [["bucklebury-ferry", "gildors-encampment"][index]]


@pytest.mark.rule("RCG-19.7")
def test_the_game_ends_with_amon_hen() -> None:
    table = RoundTable(FELLOWSHIP).path("amon-hen").board(round=6).combat()
    assert table.winners() == ("free-peoples", "RCG-14.9")
    table = RoundTable(FELLOWSHIP).path("egladil").board(round=6).combat()
    assert table.winners() is None
    assert table.state.round == 7


@pytest.mark.rule("RCG-19.7")
def test_with_two_paths_skipped_there_are_four_rounds() -> None:
    """Gandalf the Grey has led from path 1 to 2, and Strider leads from path 5 to 6."""
    table = RoundTable(FELLOWSHIP).path("egladil", "strider").board(round=4)
    table.turn("gandalf").chooses("act:strider")
    assert table.state.path == "amon-hen"
    for _ in range(20):
        if table.state.outcome is None:
            seat = table.seat(table.asked[0][0])
            options = [o for o in seat.options if o == "pass" or o.split(":")[0] != "discard"]
            seat.chooses("pass" if "pass" in options else options[0])
    assert table.state.round == 4
    assert table.winners() == ("free-peoples", "RCG-14.9")


# The standard rules


@pytest.mark.rule("RCG-19.8")
def test_equal_totals_are_enough_for_the_free_peoples() -> None:
    table = RoundTable(FELLOWSHIP).path("caradhras")
    assert table.fights("caradhras") == (0, 0, 0)
    assert table.state.paths_won == [["caradhras"], []]
    table = RoundTable(FELLOWSHIP).path("imladris", "the-commander")
    assert table.fights("imladris") == (1, 1, 0)
    assert table.state.paths_won == [["imladris"], []]
    assert table.state.laid_aside == []


@pytest.mark.rule("RCG-19.8")
def test_the_shadow_scores_what_is_not_cancelled() -> None:
    table = RoundTable(FELLOWSHIP).path("imladris", "the-commander", "hill-troll")
    table.fights("imladris")
    assert table.state.paths_won == [[], ["imladris"]]
    assert table.state.corruption == 1


@pytest.mark.rule("RCG-19.8")
def test_an_instruction_to_each_player_is_carried_out_once() -> None:
    table = RoundTable(FELLOWSHIP).activates("gandalf", "inn-of-the-prancing-pony")
    assert table.drawn() == [("balrog-of-moria", 2)]
    table = RoundTable(FELLOWSHIP).hand("gandalf", "gimli").activates("gandalf", "the-old-forest")
    table.player("gandalf").chooses("forsake:gimli")
    assert table.asked == [(1, "turn")]
    assert table.in_zone("gandalf", "eliminated") == ["gimli"]


# Players who are not there


@pytest.mark.rule("RCG-19.9")
def test_nobody_plays_rohan_so_the_text_of_helms_deep_is_ignored() -> None:
    table = RoundTable(FELLOWSHIP).board(decks=[["helms-deep"], []])
    table.activates("gandalf", "helms-deep")
    assert table.state.battlegrounds == ["helms-deep"]
    assert table.state.cast.player_of("rohan") is None
    assert table.state.cast.player_of("southron") is None
    assert activated(table) == [(1, "helms-deep")]
    assert table.asked == [(1, "turn")]
    for name in table.state.cast.names:
        assert table.in_zone(name, "apart") == table.in_zone(name, "cycle") == []


@pytest.mark.rule("RCG-19.9")
def test_what_a_text_tells_others_is_done_all_the_same() -> None:
    """Bucklebury Ferry gives a card to the Mordor player and one to the Hobbit player."""
    nobody = {"paths.bucklebury-ferry.activation.steps.1.who": "southron"}
    table = RoundTable(FELLOWSHIP, ruleset=nobody).activates("gandalf", "bucklebury-ferry")
    assert table.drawn() == [("gandalf", 1)]
    table = RoundTable(FELLOWSHIP).activates("gandalf", "bucklebury-ferry")
    assert table.drawn() == [("balrog-of-moria", 1), ("gandalf", 1)]


@pytest.mark.rule("RCG-19.9")
def test_an_action_of_a_player_who_is_not_there_is_not_offered() -> None:
    nobody = {"cards.lembas.effects.action.actor": "rohan"}
    table = RoundTable(FELLOWSHIP, ruleset=nobody).path(
        "egladil", "sam-gamgee", "lembas@sam-gamgee"
    )
    table.turn("gandalf").may_not("act:lembas", because="RCG-9.10")
    table = RoundTable(FELLOWSHIP).path("egladil", "sam-gamgee", "lembas@sam-gamgee")
    table.turn("gandalf").may("act:lembas")


@pytest.mark.rule("RCG-8.1", "RCG-9.1", "RCG-9.2")
def test_a_card_that_no_player_of_the_scenario_has_is_not_played_or_moved() -> None:
    gandalf = RoundTable(FELLOWSHIP).path("egladil").turn("gandalf")
    gandalf.may_not("play:theoden:reserve", because="RCG-8.1")
    gandalf.may_not("discard:theoden", because="RCG-9.1")
    gandalf.may_not("move:theoden:egladil", because="RCG-9.2")


@pytest.mark.rule("RCG-10.6", "RCG-10.8", "RCG-10.20")
def test_a_card_that_no_player_of_the_scenario_has_is_not_lost_or_taken() -> None:
    gandalf = RoundTable(FELLOWSHIP).path("egladil").turn("gandalf")
    gandalf.may_not("cycle:theoden", because="RCG-10.6")
    gandalf.may_not("eliminate:theoden", because="RCG-10.8")
    gandalf.may_not("take:theoden", because="RCG-10.20")
