"""Chapter 17: the Two-Player Duel."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable, markers
from games.ring_cards.tables import FREE
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.state import War
from ostrog.testing import ScriptedTable

DUEL = "duel-two-players"


def fought(path: str, *cards: str, attack: int = 0, defence: int = 0) -> RoundTable:
    """Fight on a path with these cards and tokens, up to the first decision."""
    table = RoundTable(DUEL).path(path, *cards)
    if attack or defence:
        table.tokens(path, attack=attack, defence=defence)
    table.fights(path)
    return table


def result(table: RoundTable) -> tuple[list[str], list[str], list[str], int]:
    """Return the paths of the Free Peoples, of the Shadow and of neither, and the corruption."""
    war = table.state
    return war.paths_won[0], war.paths_won[1], war.laid_aside, war.corruption


# Decks, hands and draws


@pytest.mark.rule("RCG-17.1")
def test_gandalf_plays_all_cards_of_the_free_peoples_and_the_witch_king_the_others() -> None:
    war = RoundTable(DUEL).state
    cast = war.cast
    assert cast.names == ("gandalf", "witch-king")
    assert [len(deck) for deck in cast.decks] == [60, 60]
    for deck, side in zip(cast.decks, ("free-peoples", "shadow"), strict=True):
        assert {CARDS[TITLE_OF[card]].side for card in deck} == {side}
    assert cast.order == (0, 1)
    assert war.starting() == 0


@pytest.mark.rule("RCG-17.1")
def test_gandalf_begins_with_the_token() -> None:
    table = RoundTable(DUEL).step("actions")
    (token,) = markers(table, "starting-player")
    assert token.at == "tokens-0"
    assert table.asked == [(0, "turn")]
    table.player("gandalf").chooses("pass")
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-17.2")
def test_opening_hands_are_four_and_six_cards_and_nobody_cycles() -> None:
    table: ScriptedTable[War] = ScriptedTable(game, DUEL)
    drawn = [(e.seat, e.count) for e in table.events if isinstance(e, events.Drew)]
    assert drawn[:2] == [(0, 4), (1, 6)]
    assert all(kind != "opening" for _, kind in table.asked)
    assert not any(isinstance(event, events.CardCycled) for event in table.events)


@pytest.mark.rule("RCG-17.3")
def test_the_draw_step_gives_gandalf_four_cards_and_the_witch_king_six() -> None:
    table = RoundTable(DUEL).without_locations().step("draws")
    assert table.drawn() == [("gandalf", 4), ("witch-king", 6)]
    assert table.hands() == {"gandalf": 4, "witch-king": 6}


# The Ring token


@pytest.mark.rule("RCG-17.4")
@pytest.mark.parametrize(("who", "held"), [("gandalf", "gimli"), ("witch-king", "olog-hai")])
def test_the_ring_token_draws_three_cards_eliminates_one_and_cycles_one(
    who: str, held: str
) -> None:
    table = RoundTable(DUEL).without_locations().hand(who, held)
    top = ("strider", "arwen", "boromir") if who == "gandalf" else ("gollum", "shelob", "ugluk")
    seat = table.on_top(who, *top).turn(who).chooses("ring")
    assert table.drawn() == [(who, 3)]
    assert events.RingUsed(seat.number) in table.events
    assert table.asked == [(seat.number, "eliminate")]
    hand = sorted([held, *top])
    assert seat.options == [f"eliminate:{card}" for card in hand]
    seat.chooses(f"eliminate:{held}", "done")
    assert table.where(held) == "eliminated"
    assert table.asked == [(seat.number, "cycle")]
    assert seat.options == [f"cycle:{card}" for card in hand if card != held]
    seat.chooses(f"cycle:{top[1]}")
    assert table.where(top[1]) == "cycle"
    assert table.in_zone(who, "hand") == sorted([top[0], top[2]])
    assert table.asked == [(1 - seat.number, "turn")]


@pytest.mark.rule("RCG-17.4")
def test_the_ring_token_works_once_per_round() -> None:
    table = RoundTable(DUEL).without_locations()
    gandalf = table.turn("gandalf").chooses("ring")
    gandalf.accepts().chooses(gandalf.options[0])
    assert table.state.rings == [False, True]
    table.turn("gandalf").may_not("ring", because="RCG-17.4")
    assert "ring" not in gandalf.options
    table.turn("witch-king").may("ring")
    table.step("end")
    assert table.state.rings == [True, True]
    table.turn("gandalf").may("ring")


@pytest.mark.rule("RCG-17.4")
def test_the_last_card_is_eliminated_and_another_one_forsaken_for_the_missing_one() -> None:
    table = RoundTable(DUEL).deck("gandalf", "gimli").reserve("arwen")
    gandalf = table.turn("gandalf").chooses("ring")
    assert table.drawn() == [("gandalf", 1)]
    gandalf.chooses("eliminate:gimli", "done")
    assert table.asked == [(0, "forsake")]
    assert gandalf.options == ["forsake:arwen"]
    gandalf.chooses("forsake:arwen")
    assert table.where("arwen") == "eliminated"
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-17.4")
def test_without_any_card_nothing_is_eliminated_and_one_is_forsaken() -> None:
    table = RoundTable(DUEL).deck("gandalf").reserve("arwen", "elrond")
    gandalf = table.turn("gandalf").chooses("ring")
    assert table.drawn() == []
    assert table.asked == [(0, "forsake")]
    assert gandalf.options == ["forsake:arwen", "forsake:elrond"]


@pytest.mark.rule("RCG-17.4")
def test_without_any_card_at_all_nothing_happens() -> None:
    table = RoundTable(DUEL).deck("gandalf")
    table.turn("gandalf").chooses("ring")
    assert table.asked == [(1, "turn")]
    assert table.state.rings == [False, True]


@pytest.mark.rule("RCG-17.4")
def test_others_do_not_see_what_was_eliminated_and_cycled() -> None:
    table = RoundTable(DUEL).hand("gandalf", "gimli", "strider").on_top("gandalf", "arwen", "eomer")
    gandalf = table.turn("gandalf").chooses("ring").chooses("eliminate:gimli", "done")
    assert events.CardEliminated(0) in table.player("witch-king").hears()
    gandalf.chooses("cycle:strider")
    witch_king = table.player("witch-king")
    assert witch_king.sees("eliminated-gandalf") == witch_king.sees("cycle-gandalf") == []
    assert gandalf.sees("eliminated-gandalf") == ["gimli"]
    assert gandalf.sees("cycle-gandalf") == ["strider"]


@pytest.mark.rule("RCG-17.4")
def test_a_hobbit_who_cannot_be_eliminated_is_cycled_for_it() -> None:
    table = RoundTable(DUEL).hand("gandalf", "frodo-baggins")
    table.on_top("gandalf", "gimli", "arwen", "eomer").turn("gandalf").chooses("ring")
    gandalf = table.player("gandalf").chooses("eliminate:frodo-baggins", "done")
    assert table.where("frodo-baggins") == "cycle"
    assert table.asked == [(0, "cycle")]
    assert gandalf.options == ["cycle:arwen", "cycle:eomer", "cycle:gimli"]


@pytest.mark.rule("RCG-17.5")
def test_an_unused_ring_token_is_worth_nothing() -> None:
    table = RoundTable(DUEL).won(FREE, "orodruin").board(number=9, corruption=2).step("victory")
    assert events.Scored(3, 2) in table.events
    tied = RoundTable(DUEL).won(FREE, "orodruin").board(number=9, corruption=3)
    tied.board(rings=[True, False]).step("victory")
    assert tied.winners() == ("shadow", "RCG-14.9")


# Who takes a path


@pytest.mark.rule("RCG-17.6")
@pytest.mark.parametrize(
    ("path", "cards"),
    [
        ("imladris", ()),
        ("bag-end", ("frodo-baggins",)),
        ("egladil", ("the-commander", "gimli")),
        ("weathertop", ("the-commander", "strider")),
    ],
)
def test_the_free_peoples_take_a_path_with_more_defence_than_attack(
    path: str, cards: tuple[str, ...]
) -> None:
    assert result(fought(path, *cards)) == ([path], [], [], 0)


@pytest.mark.rule("RCG-17.6")
def test_tokens_count_for_both_totals() -> None:
    assert result(fought("bag-end", defence=1)) == (["bag-end"], [], [], 0)
    assert result(fought("bag-end", attack=1, defence=2)) == (["bag-end"], [], [], 0)
    assert result(fought("imladris", attack=1)) == ([], [], ["imladris"], 0)


@pytest.mark.rule("RCG-17.6")
def test_cards_that_are_cycled_count_as_they_stood_at_the_start() -> None:
    """Egladil 1, Gimli 1 and Legolas 1 against 2: one is lost, the other one counts as well."""
    table = fought("egladil", "the-commander", "the-destroyer", "gimli", "legolas")
    assert table.asked == [(0, "casualties")]
    table.player("gandalf").chooses("lose:gimli", "done")
    assert result(table) == (["egladil"], [], [], 0)
    assert (table.where("gimli"), table.where("legolas")) == ("eliminated", "cycle")


@pytest.mark.rule("RCG-17.7")
def test_with_equal_totals_nobody_gets_the_path() -> None:
    table = fought("bag-end")
    assert result(table) == ([], [], ["bag-end"], 0)
    assert events.PathLaidAside("bag-end") in table.events
    assert result(fought("imladris")) == (["imladris"], [], [], 0)
    (laid,) = markers(table, "bag-end")
    assert laid.at == "aside"


@pytest.mark.rule("RCG-17.7")
def test_a_path_that_was_laid_aside_gives_no_points() -> None:
    table = RoundTable(DUEL).without_locations().path("weathertop", "the-commander", "sam-gamgee")
    table.combat()
    assert result(table) == ([], [], ["weathertop"], 0)
    assert events.Scored(0, 0) in table.events
    assert table.state.path == ""


@pytest.mark.rule("RCG-17.7")
def test_in_the_trilogy_equal_totals_are_enough() -> None:
    table = RoundTable("trilogy").path("bag-end")
    table.fights("bag-end")
    assert result(table) == (["bag-end"], [], [], 0)


@pytest.mark.rule("RCG-17.8")
@pytest.mark.parametrize(
    ("cards", "attack", "corruption"),
    [
        (("the-commander",), 0, 1),
        (("the-commander", "the-destroyer"), 1, 3),
        (("the-commander", "the-destroyer", "sam-gamgee"), 0, 1),
    ],
)
def test_with_more_attack_the_shadow_scores_the_icons_that_nothing_cancelled(
    cards: tuple[str, ...], attack: int, corruption: int
) -> None:
    table = fought("weathertop", *cards, attack=attack)
    assert result(table) == ([], ["weathertop"], [], corruption)


@pytest.mark.rule("RCG-17.9")
def test_defenders_are_lost_also_with_equal_totals() -> None:
    table = fought("egladil", "the-commander", "the-destroyer", "gimli")
    assert result(table) == ([], [], ["egladil"], 0)
    assert table.where("gimli") == "eliminated"
    assert table.where("the-commander") == table.where("the-destroyer") == "eliminated"


@pytest.mark.rule("RCG-17.9")
def test_defenders_that_are_not_needed_are_cycled() -> None:
    table = fought("egladil", "the-commander", "gimli")
    assert table.where("gimli") == "cycle"
    assert table.where("the-commander") == "eliminated"


# What each player of a side does


@pytest.mark.rule("RCG-17.10")
def test_an_instruction_to_each_player_is_carried_out_twice_as_a_whole() -> None:
    table = RoundTable(DUEL).on_top("gandalf", "gimli", "eomer", "arwen", "strider", "sting")
    table.activates("gandalf", "egladil")
    gandalf = table.player("gandalf")
    assert table.drawn() == [("gandalf", 2)]
    assert gandalf.options == ["cycle:eomer", "cycle:gimli"]
    gandalf.chooses("cycle:gimli")
    assert table.drawn() == [("gandalf", 2)]
    assert gandalf.options == ["cycle:arwen", "cycle:eomer", "cycle:strider"]
    gandalf.chooses("cycle:arwen")
    assert table.in_zone("gandalf", "hand") == ["eomer", "strider"]
    assert table.in_zone("gandalf", "cycle") == ["arwen", "gimli"]
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-17.10")
def test_an_instruction_in_stages_is_carried_out_twice_as_a_whole() -> None:
    table = (
        RoundTable(DUEL)
        .hand("gandalf", "gimli")
        .on_top("gandalf", "eomer", "arwen", "strider", "sting")
    )
    table.activates("gandalf", "fords-of-bruinen")
    gandalf = table.player("gandalf").chooses("forsake:gimli")
    assert table.drawn() == [("gandalf", 3)]
    assert table.asked == [(0, "forsake")]
    gandalf.chooses("forsake-top")
    assert table.drawn() == [("gandalf", 3)]
    assert table.where("sting") == "eliminated"
    assert table.hands()["gandalf"] == 6
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-17.10")
@pytest.mark.parametrize("path", ["the-old-forest", "caradhras", "emyn-muil"])
def test_who_must_forsake_a_card_forsakes_two(path: str) -> None:
    table = RoundTable(DUEL).hand("gandalf", "gimli", "arwen", "strider")
    table.activates("witch-king", path)
    gandalf = table.player("gandalf").chooses("forsake:gimli")
    assert table.asked == [(0, "forsake")]
    gandalf.chooses("forsake:arwen")
    assert table.in_zone("gandalf", "hand") == ["strider"]
    assert table.in_zone("gandalf", "eliminated") == ["arwen", "gimli"]
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-17.11")
@pytest.mark.parametrize(
    ("place", "hands"),
    [
        ("bag-end", {"gandalf": 2, "witch-king": 0}),
        ("bucklebury-ferry", {"gandalf": 1, "witch-king": 1}),
        ("weathertop", {"gandalf": 0, "witch-king": 2}),
        ("moria", {"gandalf": 0, "witch-king": 2}),
    ],
)
def test_what_the_player_of_a_faction_does_is_done_once(place: str, hands: dict[str, int]) -> None:
    assert RoundTable(DUEL).activates("gandalf", place).hands() == hands


@pytest.mark.rule("RCG-17.11")
def test_what_a_player_does_alone_is_done_once() -> None:
    table = RoundTable(DUEL).path("imladris").hand("gandalf", "boromir", "arwen", "gimli")
    gandalf = table.turn("gandalf").chooses("play:boromir:imladris").chooses("cycle:arwen")
    assert table.drawn() == [("gandalf", 1)]
    gandalf.chooses("forsake:gimli")
    assert table.asked == [(1, "turn")]
    assert table.in_zone("gandalf", "eliminated") == ["gimli"]


@pytest.mark.rule("RCG-17.12")
def test_the_reaver_is_cycled_once_and_gandalf_forsakes_twice() -> None:
    table = RoundTable(DUEL).hand("gandalf", "gimli", "arwen", "strider").reserve("the-reaver")
    table.turn("witch-king").chooses("act:the-reaver")
    assert table.in_zone("witch-king", "cycle") == ["the-reaver"]
    assert table.asked == [(0, "forsake")]
    table.player("gandalf").chooses("forsake:gimli")
    assert table.asked == [(0, "forsake")]
    table.player("gandalf").chooses("forsake:arwen")
    assert table.in_zone("witch-king", "cycle") == ["the-reaver"]
    assert table.in_zone("gandalf", "hand") == ["strider"]
    assert table.asked == [(0, "turn")]


@pytest.mark.rule("RCG-17.12")
def test_vilya_is_cycled_once_and_gandalf_draws_two_cards() -> None:
    table = RoundTable(DUEL).reserve("elrond", "vilya-ring-of-air@elrond")
    table.turn("gandalf").chooses("act:vilya-ring-of-air")
    assert table.drawn() == [("gandalf", 1), ("gandalf", 1)]
    assert table.in_zone("gandalf", "cycle") == ["vilya-ring-of-air"]
    assert table.hands() == {"gandalf": 2, "witch-king": 0}
    assert table.where("elrond") == "reserve"


@pytest.mark.rule("RCG-17.12")
def test_the_inn_of_the_prancing_pony_gives_the_witch_king_four_cards() -> None:
    table = RoundTable(DUEL).activates("gandalf", "inn-of-the-prancing-pony")
    assert table.drawn() == [("witch-king", 2), ("witch-king", 2)]
    assert table.hands() == {"gandalf": 0, "witch-king": 4}


@pytest.mark.rule("RCG-17.12")
def test_a_card_eliminated_as_a_cost_is_eliminated_once() -> None:
    table = RoundTable(DUEL).reserve("barrow-wights").hand("gandalf", "gimli", "arwen")
    table.turn("witch-king").chooses("act:barrow-wights")
    assert table.in_zone("witch-king", "eliminated") == ["barrow-wights"]
    table.player("gandalf").chooses("forsake:gimli").chooses("forsake:arwen")
    assert table.asked == [(0, "turn")]
