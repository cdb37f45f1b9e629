"""Chapter 15: the draw step, and what begins anew with the next round."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable
from games.ring_cards.tables import FREE


def draw_step(*reserve: str, scenario: str = "trilogy") -> RoundTable:
    """Begin the draw step with these cards in reserve; no location is activated after it."""
    return RoundTable(scenario).without_locations().reserve(*reserve).step("draws")


# Drawing


@pytest.mark.rule("RCG-15.1")
def test_the_free_peoples_draw_three_cards_each_and_the_shadow_four() -> None:
    table = draw_step()
    assert table.drawn() == [("frodo", 3), ("witch-king", 4), ("aragorn", 3), ("saruman", 4)]
    assert table.hands() == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}


@pytest.mark.rule("RCG-15.1")
def test_the_number_does_not_depend_on_the_cards_in_hand() -> None:
    table = RoundTable("trilogy").without_locations().hand("frodo", "gimli", "eomer")
    table.hand("saruman", "saruman", "gollum", "shelob", "ugluk").step("draws")
    assert table.hands() == {"frodo": 5, "witch-king": 4, "aragorn": 3, "saruman": 8}


@pytest.mark.rule("RCG-15.1")
def test_the_draw_begins_with_the_starting_player() -> None:
    table = RoundTable("trilogy").without_locations().starts("saruman").step("draws")
    assert table.drawn() == [("saruman", 4), ("frodo", 3), ("witch-king", 4), ("aragorn", 3)]


@pytest.mark.rule("RCG-15.1")
def test_a_deck_that_runs_out_is_made_anew_in_the_draw_step() -> None:
    table = RoundTable("trilogy").without_locations().deck("witch-king", "olog-hai")
    table.cycled("witch-king", *(f"mordor-orcs-{number}" for number in range(1, 6)))
    table.step("draws")
    assert table.hands()["witch-king"] == 4
    assert len(table.in_zone("witch-king", "deck")) == 2
    assert "olog-hai" in table.in_zone("witch-king", "hand")


# More cards


@pytest.mark.rule("RCG-15.2")
@pytest.mark.parametrize(
    ("card", "who", "count"),
    [
        ("saruman", "saruman", 5),
        ("the-witch-king", "witch-king", 5),
        ("mouth-of-sauron", "witch-king", 5),
        ("aragorn", "aragorn", 4),
        ("gandalf-the-white", "frodo", 4),
    ],
)
def test_a_text_gives_its_player_one_card_more(card: str, who: str, count: int) -> None:
    usual = {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}
    assert draw_step(card).hands() == usual | {who: count}


@pytest.mark.rule("RCG-15.2")
def test_the_text_does_not_work_at_a_location() -> None:
    table = RoundTable("trilogy").without_locations().battleground("orthanc", "saruman")
    assert table.step("draws").drawn()[-1] == ("saruman", 4)


@pytest.mark.rule("RCG-15.2")
def test_several_texts_add_up() -> None:
    table = draw_step("the-witch-king", "mouth-of-sauron")
    assert table.hands() == {"frodo": 3, "witch-king": 6, "aragorn": 3, "saruman": 4}


@pytest.mark.rule("RCG-15.2")
def test_the_cards_are_drawn_as_long_as_there_are_any() -> None:
    table = RoundTable("trilogy").without_locations().reserve("saruman")
    table.deck("saruman", "gollum", "shelob").step("draws")
    assert table.hands()["saruman"] == 2


@pytest.mark.rule("RCG-15.3")
def test_galadriel_has_one_card_cycled_after_the_draw() -> None:
    table = RoundTable("trilogy").without_locations().reserve("galadriel", "aragorn")
    table.on_top("aragorn", "anduril", "arwen", "boromir", "denethor", "elrond", "faramir")
    table.step("draws")
    assert table.drawn() == [("frodo", 3), ("witch-king", 4), ("aragorn", 5)]
    assert table.asked == [(2, "cycle")]
    aragorn = table.player("aragorn")
    assert aragorn.options == [
        "cycle:anduril",
        "cycle:arwen",
        "cycle:boromir",
        "cycle:denethor",
        "cycle:elrond",
    ]
    aragorn.chooses("cycle:boromir")
    assert table.where("boromir") == "cycle"
    assert table.hands()["aragorn"] == 4
    assert table.drawn() == [("saruman", 4)]


@pytest.mark.rule("RCG-15.3")
def test_any_card_of_the_hand_may_be_cycled() -> None:
    table = RoundTable("trilogy").without_locations().reserve("galadriel")
    table.hand("aragorn", "strider").on_top("aragorn", "anduril", "arwen", "boromir", "denethor")
    table.step("draws").player("aragorn").chooses("cycle:strider")
    assert table.in_zone("aragorn", "cycle") == ["strider"]
    assert table.in_zone("aragorn", "hand") == ["anduril", "arwen", "boromir", "denethor"]


@pytest.mark.rule("RCG-15.3")
def test_without_any_card_one_is_forsaken_instead() -> None:
    table = RoundTable("trilogy").without_locations().reserve("galadriel", "arwen")
    table.deck("aragorn").step("draws")
    assert table.asked == [(2, "forsake")]
    assert table.player("aragorn").options == ["forsake:galadriel", "forsake:arwen"]
    table.player("aragorn").chooses("forsake:arwen")
    assert table.where("arwen") == "eliminated"


@pytest.mark.rule("RCG-15.3")
def test_texts_without_it_have_nothing_cycled() -> None:
    table = draw_step("aragorn", "gandalf-the-white", "saruman")
    assert table.asked == [(1, "turn")]
    assert all(table.in_zone(name, "cycle") == [] for name in table.state.cast.names)


# The end of the round


@pytest.mark.rule("RCG-15.5")
def test_the_red_arrow_works_for_its_round_only() -> None:
    table = RoundTable("trilogy").without_locations().battleground("minas-tirith")
    table.reserve("riders-of-rohan-1").hand("aragorn", "the-red-arrow", "arwen")
    table.turn("frodo").may_not("move:riders-of-rohan-1:minas-tirith", because="RCG-8.5")
    table.turn("aragorn").chooses("event:the-red-arrow").chooses("cycle:arwen")
    assert table.state.lasting == ["the-red-arrow"]
    table.turn("frodo").may("move:riders-of-rohan-1:minas-tirith")
    table.step("end")
    assert table.state.round == 2
    assert table.state.lasting == []
    table.turn("frodo").may_not("move:riders-of-rohan-1:minas-tirith", because="RCG-8.5")


@pytest.mark.rule("RCG-15.5")
def test_the_three_hunters_work_for_their_round_only() -> None:
    table = RoundTable("trilogy").without_locations().battleground("umbar")
    table.reserve("gimli").board(lasting=["the-three-hunters"])
    table.turn("frodo").may("move:gimli:umbar")
    table.step("end").turn("frodo").may_not("move:gimli:umbar", because="RCG-8.5")


@pytest.mark.rule("RCG-15.6")
def test_a_card_played_to_reserve_moves_in_the_next_round() -> None:
    table = (
        RoundTable("trilogy").without_locations().path("egladil").hand("frodo", "gimli", "eomer")
    )
    table.turn("frodo").chooses("play:gimli:reserve").chooses("cycle:eomer").chooses("forgo")
    assert table.state.fresh == ["gimli"]
    table.turn("frodo").may_not("move:gimli:egladil", because="RCG-8.22")
    table.step("end")
    assert table.state.fresh == []
    table.turn("frodo").may("move:gimli:egladil")


@pytest.mark.rule("RCG-15.6")
def test_an_action_once_per_round_can_be_used_again_in_the_next() -> None:
    table = (
        RoundTable("trilogy").without_locations().reserve("saruman", "palantir-of-orthanc@saruman")
    )
    table.on_top("saruman", "gollum", "shelob", "ugluk").turn("saruman")
    saruman = table.player("saruman").chooses("act:palantir-of-orthanc")
    saruman.chooses("eliminate:gollum").chooses("cycle:shelob").chooses("take:ugluk")
    table.turn("saruman").may_not("act:palantir-of-orthanc", because="RCG-9.11")
    table.step("end")
    assert table.state.used == []
    table.turn("saruman").may("act:palantir-of-orthanc")


@pytest.mark.rule("RCG-15.6")
def test_a_character_can_be_played_again_in_the_next_round() -> None:
    table = (
        RoundTable("trilogy").without_locations().hand("witch-king", "the-messenger", "olog-hai")
    )
    table.turn("witch-king").chooses("play:the-messenger:reserve").chooses("cycle:olog-hai")
    table.turn("witch-king").chooses("act:the-messenger").chooses("take:the-messenger")
    assert table.where("the-messenger") == "hand"
    table.turn("witch-king").may_not("play:the-messenger:reserve", because="RCG-8.29")
    table.step("end")
    assert table.state.played == []
    table.turn("witch-king").may("play:the-messenger:reserve")


@pytest.mark.rule("RCG-15.6")
def test_a_ring_token_of_the_duel_is_turned_back_and_no_other() -> None:
    table = RoundTable("duel-three-players").without_locations()
    table.board(rings=[False, False, False]).step("end")
    assert table.state.rings == [True, False, False]
    table.turn("gandalf").may("ring")
    table.turn("witch-king").may_not("ring", because="RCG-9.14")


@pytest.mark.rule("RCG-15.6")
def test_until_the_round_ends_nothing_begins_anew() -> None:
    table = RoundTable("duel-two-players").without_locations().reserve("galadriel")
    table.board(rings=[False, True], fresh=["galadriel"], played=["galadriel"], used=["lembas"])
    table.step("draws")
    assert table.asked == [(0, "cycle")]
    war = table.state
    assert (war.rings, war.fresh, war.played, war.used) == (
        [False, True],
        ["galadriel"],
        ["galadriel"],
        ["lembas"],
    )


@pytest.mark.rule("RCG-15.7")
def test_nobody_draws_after_the_game_has_ended() -> None:
    table = RoundTable("trilogy").won(FREE, "minas-tirith", "helms-deep", "lorien", "rivendell")
    table.path("bag-end").combat()
    assert table.winners() == ("free-peoples", "RCG-14.7")
    assert table.drawn() == []
    assert set(table.hands().values()) == {0}
    assert table.asked == []


@pytest.mark.rule("RCG-15.7")
def test_nobody_draws_after_the_last_path() -> None:
    table = RoundTable("trilogy").path("orodruin").combat()
    assert table.winners() == ("free-peoples", "RCG-14.9")
    assert table.drawn() == []
    assert set(table.hands().values()) == {0}
