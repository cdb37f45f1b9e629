"""Chapter 16: the Trilogy."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS

ALL_THREE = ("trilogy", "trilogy-3", "trilogy-2")


def final_scoring(*rings: bool) -> RoundTable:
    """Begin the victory check after path 9, with these Ring tokens unused."""
    table = RoundTable("trilogy").won(FREE, "orodruin").board(number=9, rings=list(rings))
    return table.step("victory")


# Seats and decks


@pytest.mark.rule("RCG-16.1")
@pytest.mark.parametrize("scenario", ALL_THREE)
def test_four_decks_of_thirty_cards_are_played(scenario: str) -> None:
    cast = RoundTable(scenario).state.cast
    factions = {
        name: {CARDS[TITLE_OF[card]].faction for card in deck}
        for name, deck in zip(cast.names, cast.decks, strict=True)
    }
    assert factions == {
        "frodo": {"dwarf", "hobbit", "rohan", "wizard"},
        "witch-king": {"mordor"},
        "aragorn": {"dunedain", "elf"},
        "saruman": {"isengard", "monstrous", "southron"},
    }
    assert [len(deck) for deck in cast.decks] == [30, 30, 30, 30]
    assert cast.sides == (FREE, SHADOW, FREE, SHADOW)
    assert cast.teams == ((0, 2), (1, 3))


@pytest.mark.rule("RCG-16.2")
@pytest.mark.parametrize("scenario", ALL_THREE)
def test_frodo_begins_and_the_sides_take_turns(scenario: str) -> None:
    table = RoundTable(scenario).without_locations().step("actions")
    turns = []
    for _ in range(5):
        turns.append(table.state.cast.names[table.asked[0][0]])
        table.player(turns[-1]).chooses("ring" if len(turns) < 5 else "pass")
    assert turns == ["frodo", "witch-king", "aragorn", "saruman", "frodo"]


@pytest.mark.rule("RCG-16.3")
@pytest.mark.parametrize("scenario", ALL_THREE)
def test_the_draw_step_gives_three_cards_to_the_free_peoples_and_four_to_the_shadow(
    scenario: str,
) -> None:
    table = RoundTable(scenario).without_locations().step("draws")
    assert table.hands() == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}


@pytest.mark.rule("RCG-16.3")
def test_opening_hands_are_seven_cards_of_which_two_are_cycled() -> None:
    players = RoundTable("trilogy").state.cast.players
    assert [(player.opening, player.opening_cycle) for player in players] == [(7, 2)] * 4


# Ring tokens


@pytest.mark.rule("RCG-16.4")
def test_a_ring_token_draws_two_cards_and_is_gone_for_good() -> None:
    table = RoundTable("trilogy").without_locations().hand("aragorn", "arwen")
    aragorn = table.turn("aragorn").chooses("ring")
    assert table.drawn() == [("aragorn", 2)]
    assert events.RingUsed(2) in table.events
    assert table.hands()["aragorn"] == 3
    assert table.state.rings == [True, True, False, True]
    # Nothing is eliminated or cycled for it.
    assert table.asked == [(3, "turn")]
    table.turn("aragorn").may_not("ring", because="RCG-9.14")
    table.step("end").turn("aragorn")
    assert table.state.round == 2
    aragorn.may_not("ring", because="RCG-9.14")
    assert "ring" not in aragorn.options


@pytest.mark.rule("RCG-16.4")
def test_a_ring_token_takes_the_turn() -> None:
    table = RoundTable("trilogy").without_locations().board(passed=[3])
    table.turn("frodo").chooses("ring")
    assert table.asked == [(1, "turn")]
    assert table.state.passed == []


@pytest.mark.rule("RCG-16.4")
@pytest.mark.parametrize(
    ("rings", "free", "shadow"),
    [
        ((True, True, True, True), 5, 2),
        ((True, False, False, True), 4, 1),
        ((False, True, True, False), 4, 1),
        ((False, False, False, False), 3, 0),
        ((False, True, False, True), 3, 2),
    ],
)
def test_each_unused_ring_token_is_worth_a_point_at_the_end(
    rings: tuple[bool, ...], free: int, shadow: int
) -> None:
    assert events.Scored(free, shadow) in final_scoring(*rings).events


@pytest.mark.rule("RCG-16.4")
def test_ring_tokens_can_decide_the_game() -> None:
    table = RoundTable("trilogy").won(FREE, "bag-end").board(number=9, corruption=1)
    table.board(rings=[True, False, False, False]).step("victory")
    assert table.winners() == ("free-peoples", "RCG-14.9")
    table = RoundTable("trilogy").won(FREE, "bag-end").board(number=9, corruption=1)
    table.board(rings=[False, False, False, False]).step("victory")
    assert table.winners() == ("shadow", "RCG-14.9")


# Fewer persons


@pytest.mark.rule("RCG-16.5")
def test_three_persons_share_the_seats_so_that_one_plays_the_shadow() -> None:
    scenarios = {scenario.name: scenario for scenario in game.scenarios}
    assert sorted(scenarios["trilogy"].persons) == [(0,), (1,), (2,), (3,)]
    assert sorted(scenarios["trilogy-3"].persons) == [(0,), (1, 3), (2,)]
    assert sorted(scenarios["trilogy-2"].persons) == [(0, 2), (1, 3)]
    for name in ALL_THREE:
        assert scenarios[name].teams == {"free-peoples": (0, 2), "shadow": (1, 3)}
    assert scenarios["trilogy-3"].holdings == ((1, 3),)
    assert scenarios["trilogy-2"].holdings == ((0, 2), (1, 3))


@pytest.mark.rule("RCG-16.5")
@pytest.mark.parametrize("scenario", ALL_THREE)
def test_fewer_persons_play_the_same_seats_sides_and_locations(scenario: str) -> None:
    cast = RoundTable(scenario).state.cast
    assert cast.scene == RoundTable("trilogy").state.cast.scene
    assert (cast.names, cast.order) == (
        ("frodo", "witch-king", "aragorn", "saruman"),
        (0, 1, 2, 3),
    )
    assert (cast.sides, cast.teams) == ((0, 1, 0, 1), ((0, 2), (1, 3)))
    assert [cast.opponents(seat) for seat in range(4)] == [(1, 3), (0, 2), (1, 3), (0, 2)]
    assert [len(paths) for paths in cast.paths.values()] == [3] * 9
    orcs = [card for card in cast.decks[1] if card.startswith("mordor-orcs")]
    assert orcs == [f"mordor-orcs-{number}" for number in range(1, 6)]


@pytest.mark.rule("RCG-16.5")
def test_the_most_persons_come_first() -> None:
    names = [scenario.name for scenario in game.scenarios]
    assert [name for name in names if name in ALL_THREE] == ["trilogy", "trilogy-3", "trilogy-2"]


@pytest.mark.rule("RCG-16.5")
def test_in_other_scenarios_everybody_has_one_seat() -> None:
    shared = {scenario.name for scenario in game.scenarios if scenario.holdings}
    assert shared == {"trilogy-3", "trilogy-2"}


@pytest.mark.rule("RCG-16.6")
def test_two_seats_of_one_person_have_their_own_cards() -> None:
    table = RoundTable("trilogy-2").path("egladil").hand("frodo", "gimli", "eomer")
    table.hand("aragorn", "legolas", "strider", "arwen").reserve("treebeard", "elrond")
    table.reserve("sam-gamgee", "fatty-bolger").turn("frodo")
    frodo = table.player("frodo").may("play:gimli:egladil", "discard:gimli", "act:sam-gamgee")
    frodo.may_not("play:legolas:egladil", because="RCG-8.1")
    frodo.may_not("discard:legolas", because="RCG-9.1")
    frodo.may_not("move:elrond:egladil", because="RCG-9.2")
    table.turn("aragorn").may_not("act:fatty-bolger", because="RCG-9.10")
    assert table.zones("frodo").hand != table.zones("aragorn").hand


@pytest.mark.rule("RCG-16.6")
def test_two_seats_of_one_person_have_their_own_ring_tokens() -> None:
    table = RoundTable("trilogy-2")
    table.turn("frodo").chooses("ring")
    assert table.hands() == {"frodo": 2, "witch-king": 0, "aragorn": 0, "saruman": 0}
    assert table.state.rings == [False, True, True, True]
    table.turn("aragorn").may("ring")


@pytest.mark.rule("RCG-16.6")
def test_two_seats_of_one_person_pass_for_themselves() -> None:
    table = RoundTable("trilogy-2").hand("frodo", "gimli", "eomer")
    table.hand("aragorn", "legolas", "strider", "arwen").hand("witch-king", "olog-hai")
    table.turn("frodo").may("pass")
    table.turn("aragorn").may_not("pass", because="RCG-7.3")
    table.hand("witch-king", *(f"mordor-orcs-{number}" for number in range(1, 5)))
    table.turn("aragorn").may_not("pass", because="RCG-7.3")
    table.hand("saruman", "saruman", "gollum", "shelob", "ugluk")
    table.turn("aragorn").may("pass")


@pytest.mark.rule("RCG-16.6")
def test_a_text_for_each_player_is_carried_out_by_both_seats_of_one_person() -> None:
    table = RoundTable("trilogy-2").activates("frodo", "inn-of-the-prancing-pony")
    assert table.drawn() == [("witch-king", 2), ("saruman", 2)]


@pytest.mark.rule("RCG-16.6")
def test_the_same_person_answers_for_each_seat_in_turn() -> None:
    table = RoundTable("trilogy-2").hand("frodo", "gimli").hand("aragorn", "arwen")
    table.activates("frodo", "the-old-forest")
    assert table.asked == [(0, "forsake")]
    assert table.player("frodo").options == ["forsake:gimli", "forsake-top"]
    table.player("frodo").chooses("forsake:gimli")
    assert table.asked == [(2, "forsake")]
    assert table.player("aragorn").options == ["forsake:arwen", "forsake-top"]


# Locations and names


@pytest.mark.rule("RCG-16.7")
@pytest.mark.parametrize("scenario", ALL_THREE)
def test_all_fourteen_battlegrounds_and_27_paths_are_used(scenario: str) -> None:
    war = RoundTable(scenario).state
    assert [len(deck) for deck in war.decks] == [7, 7]
    assert sorted(war.decks[FREE] + war.decks[SHADOW]) == sorted(war.values.battlegrounds)
    assert {number: len(paths) for number, paths in war.cast.paths.items()} == dict.fromkeys(
        range(1, 10), 3
    )
    paths = [path for each in war.cast.paths.values() for path in each]
    assert sorted(paths) == sorted(war.values.paths)


@pytest.mark.rule("RCG-16.8")
def test_a_seat_does_not_depend_on_the_character_it_is_named_after() -> None:
    """Frodo, Aragorn, Saruman and the Witch-king are gone, and all seats play on."""
    table = RoundTable("trilogy").without_locations().eliminated("frodo", "frodo-baggins")
    table.eliminated("aragorn", "aragorn").eliminated("saruman", "saruman")
    table.eliminated("witch-king", "the-witch-king").step("draws")
    assert table.hands() == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}
    for name in ("frodo", "witch-king", "aragorn", "saruman"):
        table.turn(name).may("ring")


@pytest.mark.rule("RCG-16.8")
def test_a_text_works_for_the_player_of_the_card_whatever_the_seat_is_called() -> None:
    table = RoundTable("trilogy").without_locations().reserve("gandalf-the-white")
    table.reserve("mouth-of-sauron").step("draws")
    assert table.hands() == {"frodo": 4, "witch-king": 5, "aragorn": 3, "saruman": 4}
    duel = RoundTable("duel-two-players").without_locations().reserve("saruman", "aragorn")
    assert duel.step("draws").hands() == {"gandalf": 5, "witch-king": 7}


@pytest.mark.rule("RCG-16.8")
def test_a_card_named_like_a_seat_is_used_by_its_player() -> None:
    table = (
        RoundTable("duel-two-players")
        .reserve("saruman")
        .hand("witch-king", "threats-and-promises", "gollum")
    )
    table.turn("witch-king").chooses("event:threats-and-promises").chooses("cycle:gollum")
    assert sorted(table.player("witch-king").options) == [
        "activate:edoras",
        "activate:helms-deep",
        "activate:orthanc",
    ]
