"""Chapter 18: the Three-Player Duel."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable, markers
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.state import War
from ostrog.testing import ScriptedTable

DUEL = "duel-three-players"


def order_of_turns(table: RoundTable) -> list[str]:
    """Return the order of turns in this round, if all players can act."""
    names = table.state.cast.names
    order = table.state.cast.order
    return [names[order[(table.state.first + step) % len(order)]] for step in range(len(order))]


@pytest.mark.rule("RCG-18.1")
def test_gandalf_has_sixty_cards_and_each_shadow_player_thirty() -> None:
    cast = RoundTable(DUEL).state.cast
    factions = {
        name: {CARDS[TITLE_OF[card]].faction for card in deck}
        for name, deck in zip(cast.names, cast.decks, strict=True)
    }
    assert factions == {
        "gandalf": {"dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard"},
        "witch-king": {"mordor"},
        "saruman": {"isengard", "monstrous", "southron"},
    }
    assert [len(deck) for deck in cast.decks] == [60, 30, 30]
    assert cast.sides == (FREE, SHADOW, SHADOW)
    assert cast.opponents(0) == (1, 2)
    assert cast.opponents(1) == cast.opponents(2) == (0,)


@pytest.mark.rule("RCG-18.2")
def test_gandalf_has_every_second_turn() -> None:
    table = RoundTable(DUEL).hand("gandalf", "gimli", "arwen", "eomer", "sting")
    table.hand("witch-king", "olog-hai", "black-uruks")
    table.hand("saruman", "gollum", "shelob").step("actions")
    turns = []
    for _ in range(5):
        (seat,) = (each for each, _ in table.asked)
        turns.append(table.state.cast.names[seat])
        player = table.seat(seat)
        player.chooses(next(o for o in player.options if o.startswith("discard:")))
    assert turns == ["gandalf", "witch-king", "gandalf", "saruman", "gandalf"]


@pytest.mark.rule("RCG-18.2")
def test_gandalf_begins_with_the_token() -> None:
    table = RoundTable(DUEL).step("actions")
    (token,) = markers(table, "starting-player")
    assert token.at == "tokens-0"
    assert table.state.starting() == 0


@pytest.mark.rule("RCG-18.2")
def test_three_passes_in_a_row_end_the_action_step() -> None:
    table = RoundTable(DUEL).path("bag-end").battleground("edoras").starts("witch-king")
    table.turn("witch-king").chooses("pass")
    table.player("gandalf").chooses("pass")
    assert table.asked == [(2, "turn")]
    table.player("saruman").chooses("pass")
    assert table.asked == [(1, "combat")]


@pytest.mark.rule("RCG-18.3")
def test_the_token_moves_over_four_places() -> None:
    table = RoundTable(DUEL).without_locations()
    orders = [order_of_turns(table)]
    for number in (2, 3, 4, 5):
        table.step("end")
        orders.append(order_of_turns(table))
        assert (table.state.round, table.state.first) == (number, (number - 1) % 4)
        assert table.asked == [(table.state.starting(), "turn")]
    assert orders == [
        ["gandalf", "witch-king", "gandalf", "saruman"],
        ["witch-king", "gandalf", "saruman", "gandalf"],
        ["gandalf", "saruman", "gandalf", "witch-king"],
        ["saruman", "gandalf", "witch-king", "gandalf"],
        ["gandalf", "witch-king", "gandalf", "saruman"],
    ]


@pytest.mark.rule("RCG-18.3")
def test_in_the_third_round_saruman_comes_after_gandalf() -> None:
    table = RoundTable(DUEL).without_locations().board(first=2, turn=2)
    table.hand("gandalf", "gimli").hand("saruman", "gollum").step("actions")
    assert table.asked == [(0, "turn")]
    table.player("gandalf").chooses("discard:gimli")
    assert table.asked == [(2, "turn")]
    table.player("saruman").chooses("discard:gollum")
    assert table.asked == [(0, "turn")]
    assert table.state.turn == 0
    assert table.state.in_order() == (0, 2, 1)


@pytest.mark.rule("RCG-18.4")
def test_only_the_shadow_players_cycle_two_of_seven_cards() -> None:
    table: ScriptedTable[War] = ScriptedTable(game, DUEL)
    drawn = [(e.seat, e.count) for e in table.events if isinstance(e, events.Drew)]
    assert drawn == [(0, 6), (1, 7), (2, 7)]
    assert table.asked == [(1, "opening"), (2, "opening")]
    table.draws("battlegrounds-free-peoples", 3).draws("paths", 1)
    table.seat(1).accepts()
    assert table.asked == [(2, "opening")]
    table.seat(2).accepts()
    war = table.state
    assert [war.size(war.zones(seat).cycle) for seat in range(3)] == [0, 2, 2]
    # Bucklebury Ferry has given one card to the Mordor player and one to the Hobbit player.
    assert war.path == "bucklebury-ferry"
    assert [war.hand_size(seat) for seat in range(3)] == [7, 6, 5]


@pytest.mark.rule("RCG-18.5")
def test_the_draw_step_gives_gandalf_six_cards_and_the_others_four() -> None:
    table = RoundTable(DUEL).without_locations().starts("witch-king").step("draws")
    assert table.drawn() == [("witch-king", 4), ("gandalf", 6), ("saruman", 4)]
    assert table.hands() == {"gandalf": 6, "witch-king": 4, "saruman": 4}


@pytest.mark.rule("RCG-18.5")
def test_gandalf_draws_once_though_he_has_two_places() -> None:
    table = RoundTable(DUEL).without_locations().step("draws")
    assert table.drawn() == [("gandalf", 6), ("witch-king", 4), ("saruman", 4)]


# Ring tokens


@pytest.mark.rule("RCG-18.6")
def test_gandalfs_ring_token_works_once_per_round() -> None:
    table = RoundTable(DUEL).without_locations().hand("gandalf", "gimli")
    table.on_top("gandalf", "arwen", "eomer", "sting").turn("gandalf").chooses("ring")
    assert table.drawn() == [("gandalf", 3)]
    gandalf = table.player("gandalf").chooses("eliminate:eomer", "done").chooses("cycle:gimli")
    assert table.in_zone("gandalf", "hand") == ["arwen", "sting"]
    table.turn("gandalf").may_not("ring", because="RCG-17.4")
    table.step("end").turn("gandalf")
    gandalf.may("ring")


@pytest.mark.rule("RCG-18.6")
@pytest.mark.parametrize("who", ["witch-king", "saruman"])
def test_a_shadow_ring_token_works_once_per_game(who: str) -> None:
    table = RoundTable(DUEL).without_locations()
    seat = table.turn(who).chooses("ring")
    assert table.drawn() == [(who, 2)]
    assert table.hands()[who] == 2
    table.turn(who).may_not("ring", because="RCG-9.14")
    table.step("end").turn(who)
    seat.may_not("ring", because="RCG-9.14")


@pytest.mark.rule("RCG-18.6")
@pytest.mark.parametrize(
    ("rings", "shadow"),
    [([True, True, True], 2), ([True, False, True], 1), ([True, False, False], 0)],
)
def test_only_the_shadows_unused_ring_tokens_count(rings: list[bool], shadow: int) -> None:
    table = RoundTable(DUEL).won(FREE, "orodruin").board(number=9, rings=rings).step("victory")
    assert events.Scored(3, shadow) in table.events


# The rules of the Duels


@pytest.mark.rule("RCG-18.7")
def test_each_shadow_player_carries_an_instruction_out_once() -> None:
    table = RoundTable(DUEL).activates("gandalf", "inn-of-the-prancing-pony")
    assert table.drawn() == [("witch-king", 2), ("saruman", 2)]
    assert table.hands() == {"gandalf": 0, "witch-king": 2, "saruman": 2}


@pytest.mark.rule("RCG-18.7")
def test_gandalf_carries_an_instruction_to_his_side_out_twice() -> None:
    table = RoundTable(DUEL).activates("witch-king", "the-council-of-elrond")
    assert table.drawn() == [("gandalf", 1), ("gandalf", 1)]
    assert table.hands() == {"gandalf": 2, "witch-king": 0, "saruman": 0}


@pytest.mark.rule("RCG-18.7")
def test_equal_totals_give_the_path_to_nobody() -> None:
    table = RoundTable(DUEL).path("bag-end")
    table.fights("bag-end")
    assert table.state.laid_aside == ["bag-end"]
    table = RoundTable(DUEL).path("imladris")
    table.fights("imladris")
    assert table.state.paths_won == [["imladris"], []]
    table = RoundTable(DUEL).path("weathertop", "the-commander", "hill-troll")
    table.fights("weathertop")
    assert table.state.paths_won == [[], ["weathertop"]]
    assert table.state.corruption == 2
