"""Chapter 10: drawing, recycling, cycling, eliminating, forsaking, taking and removing cards."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import War
from ostrog.kernel import asks
from ostrog.kernel.runtime.events import Shuffled
from ostrog.testing import SeatDriver
from ostrog.testing.soundness.watch import SoundWatch, Unsound

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario, in turn order."""

ORCS = tuple(f"mordor-orcs-{number}" for number in range(1, 6))


def acts(table: Ring, who: str) -> SeatDriver[War]:
    """Begin the action step with this player as the starting player."""
    table.starts(who).step("actions")
    return table.player(who)


def arrives(table: Ring, path: str) -> Ring:
    """Begin the location step, which activates this path and no battleground."""
    war = table.state
    number = war.values.paths[path].number
    unused = [each for each in war.cast.paths[number] if each not in war.used_paths]
    table.board(number=number - 1, decks=[[], []]).draws("paths", unused.index(path))
    return table.step("locations")


def brings_out(table: Ring, battleground: str, who: str) -> Ring:
    """Begin a starting player's location step, which activates this battleground and no path."""
    decks = [[], [battleground]]
    return table.board(number=9, decks=decks).starts(who).step("locations")


def next_turn(table: Ring, who: str) -> SeatDriver[War]:
    """Let the others pass until it is this player's turn again."""
    while table.asked != [(table.number(who), "turn")]:
        ((seat, kind),) = table.asked
        assert kind == "turn"
        table.seat(seat).chooses("pass")
    return table.player(who)


def order_seen(table: Ring, seat: int, who: str) -> list[str | None]:
    """Return what a seat knows of the order of a player's draw deck, from its top."""
    return list(table.view(seat).zones[f"deck-{who}"].order)


def reaver(**decks: tuple[str, ...]) -> Ring:
    """Put the Reaver into reserve; its action makes each Free Peoples player forsake a card."""
    table = Ring("trilogy").path("egladil").reserve("the-reaver")
    for who, cards in decks.items():
        table.deck(who, *cards)
    return table


# Drawing


@pytest.mark.rule("RCG-10.1")
def test_cards_are_drawn_from_the_top_into_hand() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli")
    table.on_top("frodo", "sting", "eomer", "theoden")
    acts(table, "frodo").chooses("ring")
    assert table.in_zone("frodo", "hand") == ["eomer", "gimli", "sting"]
    assert table.in_zone("frodo", "deck")[0] == "theoden"
    assert events.Drew(FRODO, 2, ("sting", "eomer")) in table.events
    assert events.Drew(FRODO, 2) in table.player("witch-king").hears()
    assert events.Drew(FRODO, 2) in table.player("aragorn").hears()


@pytest.mark.rule("RCG-10.1")
def test_cards_that_a_text_sets_apart_do_not_go_to_hand() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "eomer", "sting", "gimli")
    table.on_top("frodo", "theoden", "quickbeam", "treebeard", "village-militia", "shadowfax")
    frodo = acts(table, "frodo").chooses("play:eomer:reserve").chooses("cycle:sting")
    assert table.asked == [(FRODO, "play-from-set")]
    assert table.in_zone("frodo", "apart") == [
        "quickbeam",
        "shadowfax",
        "theoden",
        "treebeard",
        "village-militia",
    ]
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert frodo.options == ["play:village-militia:reserve", "done"]


@pytest.mark.rule("RCG-10.1")
@pytest.mark.parametrize(
    ("path", "drawn"),
    [
        ("bag-end", [2, 0, 0, 0]),
        ("bucklebury-ferry", [1, 1, 0, 0]),
        ("inn-of-the-prancing-pony", [0, 2, 0, 2]),
        ("weathertop", [0, 2, 0, 0]),
        ("imladris", [0, 0, 2, 0]),
        ("the-council-of-elrond", [1, 0, 1, 0]),
        ("khazad-dum", [0, 0, 0, 2]),
    ],
)
def test_texts_say_who_draws_and_how_many(path: str, drawn: list[int]) -> None:
    table = arrives(Ring("trilogy"), path)
    assert table.asked == [(FRODO, "turn")]
    assert [table.state.hand_size(seat) for seat in range(4)] == drawn


# Recycling


@pytest.mark.rule("RCG-10.2")
def test_a_draw_deck_that_runs_out_is_made_anew_at_once() -> None:
    table = Ring("trilogy").path("egladil").reserve("fatty-bolger")
    table.deck("frodo", "gimli", "sting", "eomer")
    pile = ("quickbeam", "shadowfax", "theoden", "treebeard", "village-militia")
    table.cycled("frodo", *pile)
    acts(table, "frodo").chooses("act:fatty-bolger")  # draws three
    assert table.in_zone("frodo", "hand") == ["eomer", "gimli", "sting"]
    assert sorted(table.in_zone("frodo", "deck")) == sorted(pile)
    assert table.in_zone("frodo", "cycle") == []
    assert table.told(events.Recycled) == [events.Recycled(FRODO, 5)]
    assert table.told(Shuffled) == [Shuffled("deck-frodo")]


@pytest.mark.rule("RCG-10.2")
def test_a_deck_with_a_card_left_is_not_made_anew() -> None:
    table = Ring("trilogy").path("egladil").reserve("fatty-bolger")
    table.deck("frodo", "gimli", "sting", "eomer", "theoden").cycled("frodo", "quickbeam")
    acts(table, "frodo").chooses("act:fatty-bolger")
    assert table.in_zone("frodo", "deck") == ["theoden"]
    assert table.in_zone("frodo", "cycle") == ["quickbeam"]
    assert table.told(events.Recycled) == []


@pytest.mark.rule("RCG-10.2")
def test_the_new_deck_lies_in_an_order_nobody_knows() -> None:
    pile = ("quickbeam", "shadowfax", "theoden", "treebeard", "village-militia")
    orders = set()
    for seed in range(6):
        table = Ring("trilogy", seed=seed).path("egladil").reserve("fatty-bolger")
        table.deck("frodo", "gimli", "sting", "eomer").cycled("frodo", *pile)
        acts(table, "frodo").chooses("act:fatty-bolger")
        orders.add(tuple(table.in_zone("frodo", "deck")))
        assert [card for card in order_seen(table, FRODO, "frodo") if card] == []
    assert len(orders) > 1


@pytest.mark.rule("RCG-10.2", "RCG-10.13")
def test_forsaking_the_last_card_of_the_deck_makes_it_anew() -> None:
    table = reaver(frodo=("gimli",)).cycled("frodo", "sting", "eomer")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake-top")
    assert table.where("gimli") == "eliminated"
    assert sorted(table.in_zone("frodo", "deck")) == ["eomer", "sting"]
    assert table.in_zone("frodo", "cycle") == []


@pytest.mark.rule("RCG-10.2", "RCG-10.19")
def test_taking_the_last_card_of_the_deck_makes_it_anew() -> None:
    table = Ring("trilogy").path("egladil").reserve("halbarad")
    table.deck("aragorn", "strider").cycled("aragorn", "lembas", "arwen")
    acts(table, "aragorn").chooses("act:halbarad").chooses("take:strider")
    assert table.in_zone("aragorn", "hand") == ["strider"]
    assert sorted(table.in_zone("aragorn", "deck")) == ["arwen", "halbarad", "lembas"]
    assert table.in_zone("aragorn", "cycle") == []


@pytest.mark.rule("RCG-10.2", "RCG-10.18")
def test_removing_the_last_card_of_the_deck_makes_it_anew() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "lembas")
    table.deck("aragorn", "strider").cycled("aragorn", "arwen")
    acts(table, "aragorn").chooses("play:aragorn:reserve").chooses("cycle:lembas")
    assert table.where("strider") == "eliminated"
    assert sorted(table.in_zone("aragorn", "deck")) == ["arwen", "lembas"]
    assert table.in_zone("aragorn", "cycle") == []
    made = [event for event in table.events if isinstance(event, Shuffled | events.Recycled)]
    assert made[-1] == events.Recycled(ARAGORN, 2)


@pytest.mark.rule("RCG-10.3")
def test_a_draw_goes_on_after_a_recycle() -> None:
    table = Ring("trilogy").path("egladil").reserve("fatty-bolger").deck("frodo", "gimli")
    pile = ["eomer", "quickbeam", "sting", "theoden"]
    table.cycled("frodo", *pile)
    acts(table, "frodo").chooses("act:fatty-bolger")
    hand = table.in_zone("frodo", "hand")
    assert len(hand) == 3
    assert "gimli" in hand
    deck = table.in_zone("frodo", "deck")
    assert len(deck) == 2
    assert sorted([*hand, *deck]) == sorted(["gimli", *pile])
    assert table.in_zone("frodo", "cycle") == []
    assert table.told(events.Recycled) == [events.Recycled(FRODO, 4)]
    (drew,) = table.told(events.Drew)
    assert isinstance(drew, events.Drew)
    assert drew.count == 3


@pytest.mark.rule("RCG-10.3")
def test_cards_set_apart_go_on_after_a_recycle() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "eomer", "sting")
    table.deck("frodo", "gimli", "quickbeam").cycled("frodo", "theoden", "treebeard", "shadowfax")
    acts(table, "frodo").chooses("play:eomer:reserve").chooses("cycle:sting")
    apart = table.in_zone("frodo", "apart")
    assert len(apart) == 5
    assert {"gimli", "quickbeam"} < set(apart)
    assert len(table.in_zone("frodo", "deck")) == 1
    assert table.in_zone("frodo", "cycle") == []


@pytest.mark.rule("RCG-10.4")
def test_a_recycle_by_a_text_takes_in_what_is_left_of_the_deck() -> None:
    table = Ring("trilogy").deck("saruman", "gollum", "shelob", "saruman")
    table.cycled("saruman", "ugluk", "wolf-riders")
    brings_out(table, "orthanc", "witch-king")
    assert table.asked == [(SARUMAN, "alternative")]
    saruman = table.player("saruman")
    assert saruman.options == ["choose:1", "choose:2", "forgo"]
    saruman.chooses("forgo")
    assert sorted(table.in_zone("saruman", "deck")) == [
        "gollum",
        "saruman",
        "shelob",
        "ugluk",
        "wolf-riders",
    ]
    assert table.in_zone("saruman", "cycle") == []
    assert table.told(events.Recycled) == [events.Recycled(SARUMAN, 2)]
    assert table.told(Shuffled) == [Shuffled("deck-saruman")]


@pytest.mark.rule("RCG-10.4")
def test_what_a_text_shuffles_is_mixed() -> None:
    orders = set()
    for seed in range(6):
        table = Ring("trilogy", seed=seed).deck("saruman", "gollum", "shelob", "cave-troll")
        table.cycled("saruman", "ugluk", "wolf-riders")
        brings_out(table, "orthanc", "saruman")
        table.player("saruman").chooses("forgo")
        orders.add(tuple(table.in_zone("saruman", "deck")))
    assert len(orders) > 2


@pytest.mark.rule("RCG-10.5")
def test_without_deck_and_pile_nothing_is_drawn() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli").deck("frodo")
    acts(table, "frodo").chooses("ring")
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert table.state.rings[FRODO] is False
    assert table.told(events.Drew) == table.told(events.Recycled) == []
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.5")
def test_a_player_draws_as_many_cards_as_there_are() -> None:
    table = Ring("trilogy").path("egladil").reserve("fatty-bolger").deck("frodo", "gimli")
    table.cycled("frodo", "sting")
    acts(table, "frodo").chooses("act:fatty-bolger")
    assert table.in_zone("frodo", "hand") == ["gimli", "sting"]
    assert table.in_zone("frodo", "deck") == table.in_zone("frodo", "cycle") == []
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.5")
def test_an_empty_deck_waits_until_a_card_of_it_is_needed() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting").deck("frodo")
    frodo = acts(table, "frodo").chooses("discard:gimli")
    assert table.in_zone("frodo", "cycle") == ["gimli"]
    assert table.in_zone("frodo", "deck") == []
    frodo = next_turn(table, "frodo").chooses("discard:sting")
    assert table.in_zone("frodo", "cycle") == ["gimli", "sting"]
    frodo = next_turn(table, "frodo").chooses("ring")
    assert frodo.sees("hand-frodo") == ["gimli", "sting"]
    assert events.Recycled(FRODO, 2) in table.events
    assert table.in_zone("frodo", "cycle") == []


@pytest.mark.rule("RCG-10.5", "RCG-10.13", "RCG-10.14")
def test_an_empty_deck_is_made_anew_to_forsake_its_top() -> None:
    table = reaver(frodo=()).cycled("frodo", "sting")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    frodo = table.player("frodo")
    assert frodo.options == ["forsake-top"]
    frodo.chooses("forsake-top")
    assert table.where("sting") == "eliminated"
    assert table.in_zone("frodo", "deck") == table.in_zone("frodo", "cycle") == []


@pytest.mark.rule("RCG-10.5", "RCG-10.19")
def test_an_empty_deck_is_made_anew_to_be_searched() -> None:
    table = Ring("trilogy").path("egladil").reserve("halbarad").deck("aragorn")
    table.cycled("aragorn", "aragorn", "lembas")
    aragorn = acts(table, "aragorn").chooses("act:halbarad")
    assert aragorn.options == ["take:aragorn"]
    aragorn.chooses("take:aragorn")
    assert table.in_zone("aragorn", "hand") == ["aragorn"]
    assert sorted(table.in_zone("aragorn", "deck")) == ["halbarad", "lembas"]


@pytest.mark.rule("RCG-10.5", "RCG-10.9")
def test_the_card_that_emptied_the_deck_is_among_those_shuffled() -> None:
    table = arrives(Ring("trilogy").deck("saruman", "saruman"), "the-doors-of-durin")
    saruman = table.player("saruman").chooses("carry-out")
    saruman.chooses("forsake-top")
    assert table.in_zone("saruman", "deck") == ["saruman"]
    assert table.in_zone("saruman", "cycle") == []
    assert events.Saved("saruman", "saruman") in table.events
    assert events.Recycled(SARUMAN, 1) in table.events


# Cycling


@pytest.mark.rule("RCG-10.6")
def test_cycled_cards_lie_face_down_in_the_own_pile() -> None:
    table = Ring("trilogy").hand("witch-king", "black-uruks", "olog-hai", "the-hunter")
    table.hand("saruman", "gollum", "shelob", "ugluk")
    arrives(table, "dimrill-dale")
    witch_king = table.player("witch-king")
    assert table.asked == [(WITCH_KING, "cycle")]
    assert witch_king.options == ["cycle:black-uruks", "cycle:olog-hai", "cycle:the-hunter"]
    witch_king.may_not("cycle:gollum", "cycle:grishnakh", because="RCG-10.6")
    witch_king.chooses("cycle:olog-hai")
    assert events.CardCycled(WITCH_KING) in table.player("saruman").hears()
    assert events.CardCycled(WITCH_KING, "olog-hai") in witch_king.hears()
    assert witch_king.options == ["cycle:black-uruks", "cycle:the-hunter"]
    witch_king.chooses("cycle:the-hunter")
    assert table.in_zone("witch-king", "cycle") == ["olog-hai", "the-hunter"]
    assert witch_king.sees("cycle-witch-king") == ["olog-hai", "the-hunter"]
    for seat in (FRODO, ARAGORN, SARUMAN):
        assert table.seat(seat).sees("cycle-witch-king") == []
    table.player("saruman").chooses("cycle:gollum").chooses("cycle:ugluk")
    assert table.in_zone("saruman", "cycle") == ["gollum", "ugluk"]
    assert table.in_zone("saruman", "hand") == ["shelob"]
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-10.7")
def test_for_each_missing_card_a_card_is_forsaken() -> None:
    table = Ring("trilogy").hand("witch-king", "black-uruks").reserve("the-hunter", "gollum")
    table.on_top("witch-king", "olog-hai").on_top("saruman", "shelob", "ugluk")
    arrives(table, "dimrill-dale")
    witch_king, saruman = table.player("witch-king"), table.player("saruman")
    witch_king.chooses("cycle:black-uruks")
    assert table.asked == [(WITCH_KING, "forsake")]
    assert witch_king.ask.about == (1,)
    assert witch_king.options == ["forsake:the-hunter", "forsake-top"]
    witch_king.chooses("forsake-top")
    assert table.in_zone("witch-king", "cycle") == ["black-uruks"]
    assert table.in_zone("witch-king", "eliminated") == ["olog-hai"]
    assert table.asked == [(SARUMAN, "forsake")]
    assert saruman.ask.about == (2,)
    saruman.chooses("forsake-top")
    assert saruman.ask.about == (1,)
    assert saruman.options == ["forsake:gollum", "forsake-top"]
    saruman.chooses("forsake:gollum")
    assert table.in_zone("saruman", "eliminated") == ["gollum", "shelob"]
    assert table.in_zone("saruman", "cycle") == []
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-10.7")
def test_a_card_in_hand_cannot_be_kept_by_forsaking() -> None:
    table = Ring("trilogy").hand("witch-king", "black-uruks", "olog-hai").reserve("the-hunter")
    arrives(table, "dimrill-dale")
    witch_king = table.player("witch-king")
    witch_king.may_not("forsake-top", "forsake:the-hunter", because="not-now")
    witch_king.chooses("cycle:black-uruks").chooses("cycle:olog-hai")
    assert table.asked == [(SARUMAN, "forsake")]


@pytest.mark.rule("RCG-10.7")
def test_an_optional_cost_can_be_paid_by_forsaking() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "prince-imrahil")
    table.on_top("aragorn", "lembas", "arwen", "knights-of-dol-amroth")
    aragorn = acts(table, "aragorn").chooses("play:prince-imrahil:reserve")
    assert aragorn.options == ["forsake-top"]  # never the card that is paid for
    aragorn.chooses("forsake-top")
    assert table.asked == [(ARAGORN, "text")]
    aragorn.chooses("carry-out")
    assert aragorn.options == ["forsake:prince-imrahil", "forsake-top"]
    aragorn.chooses("forsake-top").chooses("take:knights-of-dol-amroth")
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "lembas"]
    assert table.in_zone("aragorn", "hand") == ["knights-of-dol-amroth"]
    assert table.where("prince-imrahil") == "reserve"


@pytest.mark.rule("RCG-10.7", "RCG-10.17")
def test_with_nothing_to_cycle_or_forsake_nothing_happens() -> None:
    table = Ring("trilogy").deck("witch-king").hand("witch-king", "black-uruks").deck("saruman")
    arrives(table, "dimrill-dale")
    table.player("witch-king").chooses("cycle:black-uruks")
    # The card just cycled makes a new deck, if it is to be forsaken.
    assert table.player("witch-king").options == ["forsake-top"]
    table.player("witch-king").chooses("forsake-top")
    assert table.where("black-uruks") == "eliminated"
    assert table.asked == [(FRODO, "turn")]


# Eliminating


@pytest.mark.rule("RCG-10.8")
def test_an_eliminated_card_never_comes_back() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting")
    table.deck("frodo", "eomer").cycled("frodo", "theoden").reserve("frodo-baggins")
    table.reserve("bilbo-baggins")
    frodo = acts(table, "frodo").chooses("winnow")
    frodo.chooses("eliminate:gimli", "eliminate:sting", "done")
    assert table.where("gimli") == table.where("sting") == "eliminated"
    assert table.in_zone("frodo", "hand") == ["eomer"]
    assert table.in_zone("frodo", "deck") == ["theoden"]  # made anew, without them
    frodo.may_not("discard:gimli", because="RCG-9.1")
    frodo.may_not("play:gimli:egladil", because="RCG-8.1")


@pytest.mark.rule("RCG-10.8")
def test_only_cards_that_are_meant_can_be_eliminated() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting")
    table.hand("aragorn", "lembas").cycled("frodo", "eomer")
    frodo = acts(table, "frodo").chooses("winnow").may("eliminate:gimli")
    frodo.may_not("eliminate:lembas", "eliminate:eomer", "eliminate:theoden", because="RCG-10.8")


@pytest.mark.rule("RCG-10.8")
def test_a_card_in_play_is_eliminated_to_the_pile_of_its_owner() -> None:
    table = Ring("trilogy").path("egladil").battleground("orthanc", "wolf-riders")
    table.reserve("treebeard")
    acts(table, "frodo").chooses("move:treebeard:orthanc")
    assert table.in_zone("saruman", "eliminated") == ["wolf-riders"]
    assert events.EliminatedFromPlay("wolf-riders") in table.events
    assert table.player("saruman").sees("eliminated-saruman") == ["wolf-riders"]
    assert "wolf-riders" not in table.state.places


@pytest.mark.rule("RCG-10.9", "RCG-10.10")
def test_a_card_with_a_text_about_it_is_shown_and_saved() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "frodo-baggins", "sting", "gimli")
    table.on_top("frodo", "eomer")
    frodo = acts(table, "frodo").chooses("winnow")
    frodo.chooses("eliminate:frodo-baggins", "eliminate:sting", "done")
    assert table.where("frodo-baggins") == "cycle"
    assert table.where("sting") == "eliminated"
    assert events.Saved("frodo-baggins", "frodo-baggins") in table.player("witch-king").hears()
    for seat in (WITCH_KING, ARAGORN, SARUMAN):
        assert table.seat(seat).sees("cycle-frodo") == ["frodo-baggins"]
        assert table.seat(seat).sees("eliminated-frodo") == []
    assert table.player("frodo").sees("eliminated-frodo") == ["sting"]


@pytest.mark.rule("RCG-10.9", "RCG-10.14")
def test_a_card_saved_from_the_top_of_the_deck_is_shown() -> None:
    table = reaver().on_top("aragorn", "aragorn", "lembas")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    assert table.where("aragorn") == "cycle"
    assert table.in_zone("aragorn", "eliminated") == []
    assert table.in_zone("aragorn", "deck")[0] == "lembas"
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert table.seat(seat).sees("cycle-aragorn") == ["aragorn"]
    assert events.CardForsaken(ARAGORN, "deck", "aragorn") in table.player("saruman").hears()


@pytest.mark.rule("RCG-10.9")
def test_a_text_about_the_deck_is_none_about_the_hand() -> None:
    table = reaver().hand("aragorn", "aragorn", "lembas")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake:aragorn")
    assert table.where("aragorn") == "eliminated"
    assert table.player("frodo").sees("eliminated-aragorn") == []
    assert events.CardForsaken(ARAGORN, "hand") in table.player("frodo").hears()
    assert events.CardForsaken(ARAGORN, "hand", "aragorn") in table.player("aragorn").hears()


@pytest.mark.rule("RCG-10.9")
@pytest.mark.parametrize(
    ("place", "pile"), [("reserve", "cycle"), ("hand", "eliminated"), ("deck", "eliminated")]
)
def test_fatty_bolger_is_saved_in_reserve_only(place: str, pile: str) -> None:
    table = reaver()
    if place == "reserve":
        table.reserve("fatty-bolger")
    elif place == "hand":
        table.hand("frodo", "fatty-bolger")
    else:
        table.on_top("frodo", "fatty-bolger")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake-top" if place == "deck" else "forsake:fatty-bolger")
    assert table.where("fatty-bolger") == pile


@pytest.mark.rule("RCG-10.9")
def test_a_text_that_saves_from_everything_saves_from_a_text_too() -> None:
    table = reaver().reserve("bilbo-baggins")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake:bilbo-baggins")
    assert table.where("bilbo-baggins") == "cycle"
    assert events.Saved("bilbo-baggins", "bilbo-baggins") in table.events


@pytest.mark.rule("RCG-10.9")
@pytest.mark.parametrize(
    ("place", "attackers", "card", "pile"),
    [
        ("bag-end", ("the-hunter",), "merry-brandybuck", "cycle"),
        ("bag-end", ("the-hunter",), "sam-gamgee", "eliminated"),
        ("edoras", ("devilry-of-saruman",), "merry-brandybuck", "eliminated"),
        ("edoras", ("devilry-of-saruman",), "eowyn", "eliminated"),
    ],
)
def test_a_text_about_path_combat_is_none_about_a_battleground(
    place: str, attackers: tuple[str, ...], card: str, pile: str
) -> None:
    table = Ring("trilogy").board(decks=[[], []])
    if place == "bag-end":
        table.path(place, card, *attackers)
    else:
        table.path("egladil").battleground(place, card, *attackers)
    table.starts("frodo").combat()
    if table.asked == [(FRODO, "combat")]:
        table.player("frodo").chooses(f"fight:{place}")
    assert table.where(card) == pile


@pytest.mark.rule("RCG-10.10")
def test_other_eliminated_cards_are_not_shown() -> None:
    table = reaver().hand("frodo", "gimli").on_top("aragorn", "lembas")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    assert table.player("aragorn").sees("eliminated-aragorn") == ["lembas"]
    assert events.CardForsaken(ARAGORN, "deck", "lembas") in table.player("aragorn").hears()
    assert events.CardForsaken(ARAGORN, "deck") in table.player("frodo").hears()
    table.player("frodo").chooses("forsake:gimli")
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert table.seat(seat).sees("eliminated-aragorn") == []
    for seat in (WITCH_KING, ARAGORN, SARUMAN):
        assert table.seat(seat).sees("eliminated-frodo") == []
    assert table.player("frodo").sees("eliminated-frodo") == ["gimli"]


@pytest.mark.rule("RCG-10.10", "RCG-10.8")
def test_nobody_learns_what_was_winnowed() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting", "eomer")
    frodo = acts(table, "frodo").chooses("winnow")
    frodo.chooses("eliminate:gimli", "eliminate:eomer", "done")
    told = [each for each in frodo.hears() if isinstance(each, events.CardEliminated)]
    assert told == [events.CardEliminated(FRODO, "gimli"), events.CardEliminated(FRODO, "eomer")]
    for seat in (WITCH_KING, ARAGORN, SARUMAN):
        heard = [e for e in table.seat(seat).hears() if isinstance(e, events.CardEliminated)]
        assert heard == [events.CardEliminated(FRODO)] * 2
        assert table.seat(seat).sees("eliminated-frodo") == []


@pytest.mark.rule("RCG-10.11")
def test_a_forced_elimination_that_cannot_be_carried_out_has_no_penalty() -> None:
    table = Ring("trilogy").path("egladil").battleground("minas-tirith", "black-uruks")
    table.reserve("village-militia", "eowyn", "eomer").hand("frodo", "death-ride-ride-to-ruin")
    table.hand("witch-king", "olog-hai").reserve("the-hunter")
    table.on_top("frodo", "sting")
    frodo = acts(table, "frodo").chooses("event:death-ride-ride-to-ruin").chooses("forsake-top")
    frodo.chooses("eliminate:village-militia").chooses("eliminate:eowyn").chooses("done")
    # Two cards are due, and only one is on a battleground.
    assert table.where("black-uruks") == "eliminated"
    assert table.where("olog-hai") == "hand"
    assert table.where("the-hunter") == "reserve"
    assert table.in_zone("witch-king", "eliminated") == ["black-uruks"]
    assert table.where("eomer") == "reserve"
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.11")
def test_a_duel_ring_token_without_a_card_to_eliminate() -> None:
    table = Ring("duel-two-players").path("egladil").deck("gandalf")
    acts(table, "gandalf").chooses("ring")
    assert table.asked == [(1, "turn")]
    table = Ring("duel-two-players").path("egladil").deck("gandalf", "gimli").reserve("arwen")
    gandalf = acts(table, "gandalf").chooses("ring")
    assert table.asked == [(0, "eliminate")]
    gandalf.chooses("eliminate:gimli", "done")
    assert table.where("gimli") == "eliminated"
    assert gandalf.options == ["forsake:arwen"]  # instead of cycling a card


@pytest.mark.rule("RCG-10.12")
def test_a_benefit_is_not_offered_to_who_cannot_pay_for_it() -> None:
    table = arrives(Ring("trilogy").deck("saruman"), "the-doors-of-durin")
    assert table.asked == [(FRODO, "turn")]
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-10.12")
@pytest.mark.parametrize("where", ["hand", "reserve", "deck", "cycle"])
def test_whoever_can_pay_gets_the_benefit(where: str) -> None:
    table = Ring("trilogy").deck("saruman")
    if where == "hand":
        table.hand("saruman", "gollum")
    elif where == "reserve":
        table.reserve("gollum")
    elif where == "deck":
        table.deck("saruman", "gollum")
    else:
        table.cycled("saruman", "gollum")
    arrives(table, "the-doors-of-durin")
    assert table.asked == [(SARUMAN, "text")]
    saruman = table.player("saruman").chooses("carry-out")
    saruman.chooses("forsake:gollum" if where in ("hand", "reserve") else "forsake-top")
    assert table.where("gollum") == "eliminated"
    assert table.state.tokens == {"the-doors-of-durin": [1, 0]}


@pytest.mark.rule("RCG-10.12")
def test_who_forgoes_a_benefit_pays_nothing() -> None:
    table = arrives(Ring("trilogy").hand("saruman", "gollum"), "the-doors-of-durin")
    table.player("saruman").chooses("forgo")
    assert table.in_zone("saruman", "hand") == ["gollum"]
    assert table.state.tokens == {}
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-10.12")
def test_a_cost_is_paid_with_a_card_that_is_cycled_instead() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "frodo-baggins", "bilbo-baggins")
    table.on_top("frodo", "eomer")
    frodo = acts(table, "frodo").chooses("winnow")
    frodo.chooses("eliminate:frodo-baggins", "eliminate:bilbo-baggins", "done")
    assert table.in_zone("frodo", "cycle") == ["bilbo-baggins", "frodo-baggins"]
    assert table.in_zone("frodo", "eliminated") == []
    assert table.in_zone("frodo", "hand") == ["eomer"]


@pytest.mark.rule("RCG-10.12")
def test_a_forsaken_saruman_who_is_cycled_pays_for_the_doors_of_durin() -> None:
    table = arrives(Ring("trilogy").on_top("saruman", "saruman"), "the-doors-of-durin")
    table.player("saruman").chooses("carry-out").chooses("forsake-top")
    assert table.where("saruman") == "cycle"
    assert table.state.tokens == {"the-doors-of-durin": [1, 0]}


@pytest.mark.rule("RCG-10.6", "RCG-10.8", "RCG-10.13")
def test_what_a_player_holds_could_be_lost_if_it_were_asked_for() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting").reserve("sam-gamgee")
    table.hand("aragorn", "lembas").cycled("frodo", "eomer")
    frodo = acts(table, "frodo")
    frodo.may_not("cycle:gimli", "eliminate:gimli", "forsake:gimli", because="not-now")
    frodo.may_not("forsake:sam-gamgee", "eliminate:sam-gamgee", "forsake-top", because="not-now")
    frodo.may_not("take:eomer", because="not-now")
    for card in ("lembas", "eomer", "theoden"):
        frodo.may_not(f"cycle:{card}", because="RCG-10.6")
        frodo.may_not(f"eliminate:{card}", because="RCG-10.8")
        frodo.may_not(f"forsake:{card}", because="RCG-10.13")


@pytest.mark.rule("RCG-10.6", "RCG-10.8", "RCG-10.13")
def test_a_card_that_is_not_in_the_match_cannot_be_lost() -> None:
    table = Ring("fellowship-of-the-ring").path("egladil").hand("gandalf", "gimli")
    gandalf = acts(table, "gandalf")
    gandalf.may_not("cycle:eomer", because="RCG-10.6")
    gandalf.may_not("eliminate:eomer", because="RCG-10.8")
    gandalf.may_not("forsake:eomer", because="RCG-10.13")
    gandalf.may_not("take:eomer", because="RCG-10.20")
    gandalf.may_not("discard:eomer", because="RCG-9.1")


@pytest.mark.rule("RCG-10.6", "RCG-10.8", "RCG-10.20")
def test_cards_that_are_set_apart_can_be_lost_and_taken() -> None:
    table = Ring("trilogy").path("egladil").reserve("saruman", "palantir-of-orthanc@saruman")
    table.hand("saruman", "wolf-riders").on_top("saruman", "gollum", "shelob", "ugluk")
    saruman = acts(table, "saruman").chooses("act:palantir-of-orthanc")
    assert saruman.options == ["eliminate:gollum", "eliminate:shelob", "eliminate:ugluk"]
    saruman.may_not("cycle:gollum", "take:gollum", "eliminate:wolf-riders", because="not-now")
    saruman.may_not("take:wolf-riders", "take:cave-troll", because="RCG-10.20")
    saruman.may_not("cycle:cave-troll", because="RCG-10.6")
    saruman.may_not("eliminate:cave-troll", because="RCG-10.8")


def all_but(table: Ring, who: str, *hidden: str) -> Ring:
    """Put all cards of a player into reserve, except these."""
    deck = table.state.cast.decks[table.number(who)]
    return table.reserve(*(card for card in deck if card not in hidden))


@pytest.mark.rule("RCG-10.9", "RCG-10.14")
def test_a_top_card_that_is_not_shown_is_none_that_would_have_been_saved() -> None:
    table = all_but(reaver(), "aragorn", "aragorn", "lembas").hand("aragorn", "aragorn")
    acts(table, "witch-king").chooses("act:the-reaver")
    assert table.player("frodo").sees("hand-aragorn") == []
    table.player("aragorn").chooses("forsake-top")
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert table.seat(seat).sees("eliminated-aragorn") == ["lembas"]
        assert table.seat(seat).sees("hand-aragorn") == ["aragorn"]


@pytest.mark.rule("RCG-10.9", "RCG-10.10")
def test_a_card_of_the_hand_that_is_not_shown_is_none_that_would_have_been_saved() -> None:
    table = all_but(reaver(), "frodo", "frodo-baggins", "gimli", "sting")
    table.hand("frodo", "frodo-baggins", "gimli", "sting")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake:sting")
    for seat in (WITCH_KING, ARAGORN, SARUMAN):
        assert table.seat(seat).sees("eliminated-frodo") == []
        assert table.seat(seat).sees("hand-frodo") == ["frodo-baggins"]


# Forsaking


@pytest.mark.rule("RCG-10.13")
def test_a_card_is_forsaken_from_hand_reserve_or_the_top_of_the_deck() -> None:
    table = reaver().hand("frodo", "gimli", "sting").reserve("the-hunter")
    table.path("egladil", "merry-brandybuck")
    table.reserve("sam-gamgee", "mithril-coat@sam-gamgee", "village-militia", "elrond")
    table.cycled("frodo", "eomer")
    acts(table, "witch-king").chooses("act:the-reaver")
    aragorn, frodo = table.player("aragorn"), table.player("frodo")
    assert aragorn.options == ["forsake:elrond", "forsake-top"]
    aragorn.may_not("forsake:sam-gamgee", "forsake:the-hunter", because="RCG-8.19")
    aragorn.chooses("forsake:elrond")
    assert frodo.options == [
        "forsake:gimli",
        "forsake:sting",
        "forsake:sam-gamgee",
        "forsake:mithril-coat",
        "forsake:village-militia",
        "forsake-top",
    ]
    frodo.may_not("forsake:eomer", "forsake:theoden", "forsake:legolas", because="RCG-10.13")
    frodo.chooses("forsake:gimli")
    assert table.in_zone("frodo", "eliminated") == ["gimli"]
    assert table.in_zone("frodo", "hand") == ["sting"]
    assert table.asked == [(ARAGORN, "turn")]


@pytest.mark.rule("RCG-10.13")
def test_an_item_may_be_forsaken_apart_from_its_wielder() -> None:
    table = reaver().reserve("sam-gamgee", "mithril-coat@sam-gamgee", "lembas@sam-gamgee")
    acts(table, "witch-king").chooses("act:the-reaver")
    # The wielder's player decides about a borrowed item.
    aragorn, frodo = table.player("aragorn"), table.player("frodo")
    assert aragorn.options == ["forsake-top"]
    aragorn.may_not("forsake:lembas", because="RCG-8.19").chooses("forsake-top")
    assert frodo.options == [
        "forsake:sam-gamgee",
        "forsake:mithril-coat",
        "forsake:lembas",
        "forsake-top",
    ]
    frodo.chooses("forsake:lembas")
    assert table.told(events.ReserveForsaken) == [events.ReserveForsaken(FRODO, "lembas")]
    assert table.in_zone("frodo", "eliminated") == []
    assert "lembas" in table.in_zone("aragorn", "eliminated")
    assert table.where("sam-gamgee") == "reserve"
    assert table.where("mithril-coat") == "sam-gamgee"


@pytest.mark.rule("RCG-10.13")
def test_the_top_card_of_the_deck_may_be_forsaken() -> None:
    table = reaver().hand("frodo", "gimli").on_top("frodo", "sting", "eomer")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake-top")
    assert table.in_zone("frodo", "eliminated") == ["sting"]
    assert table.in_zone("frodo", "deck")[0] == "eomer"
    assert table.in_zone("frodo", "hand") == ["gimli"]


@pytest.mark.rule("RCG-10.13")
def test_several_cards_are_forsaken_one_after_the_other() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "paths-of-the-dead", "lembas", "arwen")
    table.on_top("aragorn", "boromir", "legolas", "faramir", "denethor", "elrond", "galadriel")
    aragorn = acts(table, "aragorn").chooses("event:paths-of-the-dead").chooses("cycle:arwen")
    assert aragorn.ask.about == (2,)
    assert aragorn.options == ["forsake:lembas", "forsake-top"]
    aragorn.chooses("forsake-top")
    assert aragorn.ask.about == (1,)
    aragorn.chooses("forsake:lembas")
    assert table.in_zone("aragorn", "hand") == ["denethor", "elrond", "faramir", "legolas"]
    assert table.in_zone("aragorn", "eliminated") == ["boromir", "lembas", "paths-of-the-dead"]
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-10.14")
def test_the_top_card_is_looked_at_after_the_choice_only() -> None:
    table = reaver().on_top("aragorn", "lembas", "arwen")
    acts(table, "witch-king").chooses("act:the-reaver")
    assert table.asked == [(ARAGORN, "forsake")]
    assert order_seen(table, ARAGORN, "aragorn") == []
    table.player("aragorn").chooses("forsake-top")
    assert table.player("aragorn").sees("eliminated-aragorn") == ["lembas"]
    assert order_seen(table, ARAGORN, "aragorn") == []


@pytest.mark.rule("RCG-10.14")
@pytest.mark.parametrize("place", ["reserve", "egladil", "lorien"])
def test_with_the_mirror_of_galadriel_the_top_card_is_seen_first(place: str) -> None:
    unit = ("galadriel", "mirror-of-galadriel@galadriel")
    table = reaver().path("egladil", *(unit if place == "egladil" else ()))
    table.battleground("lorien", *(unit if place == "lorien" else ()))
    table.reserve(*(unit if place == "reserve" else ()))
    table.on_top("aragorn", "lembas", "arwen", "legolas")
    acts(table, "witch-king").chooses("act:the-reaver")
    assert order_seen(table, ARAGORN, "aragorn")[:2] == ["lembas", None]
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert order_seen(table, seat, "aragorn") == []
    table.player("aragorn").chooses("forsake-top")
    assert order_seen(table, ARAGORN, "aragorn")[:2] == ["arwen", None]


@pytest.mark.rule("RCG-10.14")
def test_the_mirror_of_galadriel_shows_the_deck_of_its_controller_only() -> None:
    table = reaver().reserve("galadriel", "mirror-of-galadriel@galadriel")
    acts(table, "frodo")
    for who in ("frodo", "witch-king", "saruman"):
        assert order_seen(table, ARAGORN, who) == []
        assert order_seen(table, table.number(who), who) == []


@pytest.mark.rule("RCG-10.14")
def test_the_mirror_of_galadriel_shows_nothing_of_an_empty_deck() -> None:
    table = reaver(aragorn=()).reserve("galadriel", "mirror-of-galadriel@galadriel")
    acts(table, "witch-king").chooses("act:the-reaver")
    aragorn = table.player("aragorn")
    assert aragorn.options == ["forsake:galadriel", "forsake:mirror-of-galadriel"]
    aragorn.chooses("forsake:mirror-of-galadriel")
    assert table.asked == [(FRODO, "forsake")]


@pytest.mark.rule("RCG-10.15")
def test_cards_on_paths_and_battlegrounds_cannot_be_forsaken() -> None:
    table = reaver().path("egladil", "gimli", "dwarven-axe@gimli").hand("frodo", "sting")
    table.battleground("orthanc", "riders-of-rohan-1").battleground("lorien", "legolas")
    acts(table, "witch-king").chooses("act:the-reaver")
    aragorn, frodo = table.player("aragorn"), table.player("frodo")
    assert aragorn.options == ["forsake-top"]
    aragorn.may_not("forsake:legolas", because="RCG-10.15").chooses("forsake-top")
    assert frodo.options == ["forsake:sting", "forsake-top"]
    frodo.may_not("forsake:gimli", "forsake:dwarven-axe", because="RCG-10.15")
    frodo.may_not("forsake:riders-of-rohan-1", because="RCG-10.15")


@pytest.mark.rule("RCG-10.16")
def test_items_are_eliminated_with_a_forsaken_wielder() -> None:
    table = reaver().reserve("sam-gamgee", "mithril-coat@sam-gamgee", "lembas@sam-gamgee")
    table.on_top("aragorn", "arwen").reserve("gimli", "dwarven-axe@gimli")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake:sam-gamgee")
    assert table.in_zone("frodo", "eliminated") == ["mithril-coat", "sam-gamgee"]
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "lembas"]
    assert table.state.places == {"gimli": "reserve", "dwarven-axe": "gimli"}
    assert set(table.told(events.EliminatedFromPlay)) == {
        events.EliminatedFromPlay("sam-gamgee"),
        events.EliminatedFromPlay("mithril-coat"),
        events.EliminatedFromPlay("lembas"),
    }


@pytest.mark.rule("RCG-10.16")
def test_frodo_forsaken_with_his_items_is_cycled_and_they_are_eliminated() -> None:
    table = reaver().reserve("frodo-baggins", "mithril-coat@frodo-baggins")
    table.reserve("elven-cloak@frodo-baggins")
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake:frodo-baggins")
    assert table.where("frodo-baggins") == "cycle"
    assert table.where("mithril-coat") == "eliminated"
    assert table.where("elven-cloak") == "eliminated"
    assert table.asked == [(ARAGORN, "turn")]


@pytest.mark.rule("RCG-10.17")
def test_a_player_with_nothing_to_forsake_suffers_nothing() -> None:
    table = reaver(aragorn=(), frodo=())
    acts(table, "witch-king").chooses("act:the-reaver")
    assert table.asked == [(ARAGORN, "turn")]
    assert table.where("the-reaver") == "cycle"
    assert (table.state.corruption, table.state.tokens) == (0, {})
    assert table.in_zone("aragorn", "hand") == table.in_zone("frodo", "hand") == []
    table.player("aragorn").may_not("forsake-top", because="RCG-10.17")


@pytest.mark.rule("RCG-10.17")
def test_a_card_at_a_location_is_nothing_to_forsake() -> None:
    table = reaver(aragorn=(), frodo=()).path("egladil", "gimli").battleground("lorien", "legolas")
    acts(table, "witch-king").chooses("act:the-reaver")
    assert table.asked == [(ARAGORN, "turn")]
    assert table.where("gimli") == "egladil"
    assert table.where("legolas") == "lorien"


@pytest.mark.rule("RCG-10.17")
def test_what_is_left_is_forsaken_and_no_more() -> None:
    table = Ring("trilogy").path("egladil").deck("aragorn").reserve("arwen")
    table.hand("aragorn", "paths-of-the-dead")
    aragorn = acts(table, "aragorn").chooses("event:paths-of-the-dead")
    assert aragorn.options == ["forsake:arwen"]  # the cost of the event
    aragorn.chooses("forsake:arwen")
    assert table.where("paths-of-the-dead") == "eliminated"
    assert table.in_zone("aragorn", "hand") == []
    assert table.asked == [(SARUMAN, "turn")]


# Removing from the game


def plays_aragorn(table: Ring) -> Ring:
    """Play Aragorn to reserve, which removes Strider from the game."""
    acts(table, "aragorn").chooses("play:aragorn:reserve").chooses("cycle:lembas")
    assert table.asked == [(SARUMAN, "turn")]
    assert table.where("aragorn") == "reserve"
    return table


@pytest.mark.rule("RCG-10.18")
def test_a_card_in_play_is_removed_with_its_items() -> None:
    table = Ring("trilogy").path("egladil", "strider", "anduril@strider")
    plays_aragorn(table.hand("aragorn", "aragorn", "lembas"))
    assert table.in_zone("aragorn", "eliminated") == ["anduril", "strider"]
    assert events.RemovedFromGame("strider") in table.events


@pytest.mark.rule("RCG-10.18")
def test_a_card_in_hand_is_removed() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "arwen", "lembas", "strider")
    plays_aragorn(table)
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.in_zone("aragorn", "eliminated") == ["strider"]
    assert table.told(Shuffled) == []
    assert events.RemovedFromGame("strider") in table.events
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert table.seat(seat).sees("eliminated-aragorn") == ["strider"]
        assert table.seat(seat).sees("hand-aragorn") == []


@pytest.mark.rule("RCG-10.18")
def test_a_card_in_the_cycle_pile_is_removed() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "lembas")
    plays_aragorn(table.cycled("aragorn", "arwen", "strider"))
    assert table.in_zone("aragorn", "cycle") == ["arwen", "lembas"]
    assert table.in_zone("aragorn", "eliminated") == ["strider"]
    assert table.told(Shuffled) == []
    assert table.player("witch-king").sees("eliminated-aragorn") == ["strider"]


@pytest.mark.rule("RCG-10.18")
def test_a_card_in_the_deck_is_removed_and_the_deck_shuffled() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "lembas")
    plays_aragorn(table)
    assert table.in_zone("aragorn", "eliminated") == ["strider"]
    assert len(table.in_zone("aragorn", "deck")) == 27
    assert table.told(Shuffled) == [Shuffled("deck-aragorn")]
    assert events.RemovedFromGame("strider") in table.events
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert table.seat(seat).sees("eliminated-aragorn") == ["strider"]


@pytest.mark.rule("RCG-10.18")
def test_the_card_that_paid_may_be_the_card_that_is_removed() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "strider")
    acts(table, "aragorn").chooses("play:aragorn:reserve").chooses("cycle:strider")
    assert table.where("strider") == "eliminated"
    assert table.in_zone("aragorn", "cycle") == []


@pytest.mark.rule("RCG-10.18")
def test_a_card_that_is_out_of_the_game_is_not_found() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "aragorn", "lembas")
    plays_aragorn(table.eliminated("aragorn", "strider", "arwen"))
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "strider"]
    assert table.told(events.RemovedFromGame) == []
    assert table.told(Shuffled) == []
    # Where else could it be?
    assert table.player("witch-king").sees("eliminated-aragorn") == ["strider"]


@pytest.mark.rule("RCG-10.18")
def test_gandalf_the_white_removes_gandalf_the_grey() -> None:
    table = Ring("trilogy").path("egladil", "gandalf-the-grey", "glamdring@gandalf-the-grey")
    table.hand("frodo", "gandalf-the-white", "sting")
    acts(table, "frodo").chooses("play:gandalf-the-white:reserve").chooses("cycle:sting")
    assert table.in_zone("frodo", "eliminated") == ["gandalf-the-grey", "glamdring"]
    assert table.where("gandalf-the-white") == "reserve"


# Taking cards


@pytest.mark.rule("RCG-10.19")
def test_a_search_is_secret_and_its_card_is_shown() -> None:
    table = Ring("trilogy").path("egladil").reserve("halbarad", "elrond")
    table.on_top("aragorn", "lembas", "arwen")
    deck = table.in_zone("aragorn", "deck")
    aragorn = acts(table, "aragorn").chooses("act:halbarad")
    assert table.told(events.DeckSearched) == [events.DeckSearched(ARAGORN)]
    assert table.asked == [(ARAGORN, "search")]
    assert order_seen(table, ARAGORN, "aragorn") == deck
    for seat in (FRODO, WITCH_KING, SARUMAN):
        assert order_seen(table, seat, "aragorn") == []
    assert aragorn.options == ["take:aragorn", "take:strider"]
    aragorn.may_not("take:gimli", "take:elrond", because="RCG-10.20")
    aragorn.chooses("take:aragorn")
    assert table.told(events.CardTaken) == [events.CardTaken(ARAGORN, "aragorn", "deck")]
    assert table.told(Shuffled) == [Shuffled("deck-aragorn")]
    assert table.in_zone("aragorn", "hand") == ["aragorn"]
    for seat in range(4):
        assert table.seat(seat).sees("hand-aragorn") == ["aragorn"]
        assert order_seen(table, seat, "aragorn") == []
    assert len(table.in_zone("aragorn", "deck")) == len(deck) - 1


@pytest.mark.rule("RCG-10.19")
def test_a_vain_search_shuffles_too() -> None:
    table = Ring("trilogy").path("egladil").reserve("halbarad")
    table.hand("aragorn", "aragorn").cycled("aragorn", "strider")
    size = len(table.in_zone("aragorn", "deck"))
    aragorn = acts(table, "aragorn").chooses("act:halbarad")
    assert aragorn.options == ["find-nothing"]
    aragorn.chooses("find-nothing")
    assert table.in_zone("aragorn", "hand") == ["aragorn"]
    assert table.in_zone("aragorn", "cycle") == ["halbarad", "strider"]
    assert len(table.in_zone("aragorn", "deck")) == size
    assert table.told(Shuffled) == [Shuffled("deck-aragorn")]
    assert table.told(events.NothingFound) == [events.NothingFound(ARAGORN)]
    assert order_seen(table, ARAGORN, "aragorn") == []


@pytest.mark.rule("RCG-10.19")
def test_an_optional_search_may_be_forgone() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "legolas", "lembas")
    aragorn = acts(table, "aragorn").chooses("play:legolas:egladil").chooses("cycle:lembas")
    assert table.asked == [(ARAGORN, "text")]
    aragorn.chooses("forgo")
    assert table.in_zone("aragorn", "hand") == []
    assert table.told(Shuffled) == []
    table = Ring("trilogy").path("egladil").hand("aragorn", "legolas", "lembas")
    aragorn = acts(table, "aragorn").chooses("play:legolas:egladil").chooses("cycle:lembas")
    aragorn.chooses("carry-out").chooses("take:bow-of-the-galadhrim")
    assert table.in_zone("aragorn", "hand") == ["bow-of-the-galadhrim"]


@pytest.mark.rule("RCG-10.19", "RCG-10.5")
def test_an_optional_search_is_not_offered_without_a_deck() -> None:
    table = Ring("trilogy").path("egladil").deck("aragorn").hand("aragorn", "legolas")
    acts(table, "aragorn").chooses("play:legolas:egladil")
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-10.19", "RCG-10.20")
def test_a_card_can_be_taken_only_while_the_deck_is_searched() -> None:
    table = Ring("trilogy").path("egladil").hand("aragorn", "lembas").cycled("frodo", "sting")
    acts(table, "aragorn").may_not("take:arwen", "take:lembas", "take:sting", because="RCG-10.20")


@pytest.mark.rule("RCG-10.20")
def test_a_card_taken_from_the_cycle_pile_is_shown() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "dwarven-axe")
    table.cycled("frodo", "sting")
    frodo = acts(table, "frodo").chooses("play:gimli:egladil").chooses("cycle:dwarven-axe")
    frodo.chooses("carry-out")
    assert table.asked == [(FRODO, "recover")]
    assert frodo.options == ["take:dwarven-axe"]
    frodo.may_not("take:glamdring", "take:lembas", because="RCG-10.20")
    frodo.may_not("take:sting", because="not-now")  # it is in the pile, but the text means another
    frodo.chooses("take:dwarven-axe")
    assert table.told(events.CardTaken) == [events.CardTaken(FRODO, "dwarven-axe", "cycle")]
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert table.in_zone("frodo", "cycle") == ["sting"]
    for seat in (WITCH_KING, ARAGORN, SARUMAN):
        assert table.seat(seat).sees("hand-frodo") == ["dwarven-axe"]
        assert table.seat(seat).sees("cycle-frodo") == []
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.20")
def test_a_card_in_the_hand_is_none_of_the_pile() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "dwarven-axe", "sting")
    frodo = acts(table, "frodo").chooses("play:gimli:egladil").chooses("cycle:sting")
    frodo.chooses("carry-out")
    assert frodo.options == ["find-nothing"]
    frodo.chooses("find-nothing")
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert table.in_zone("frodo", "cycle") == ["sting"]
    assert table.asked == [(WITCH_KING, "turn")]


def watched(table: Ring, who: str, *choices: str) -> list[Unsound]:
    """Make choices one by one, and return what the checks of soundness find."""
    watch, found = SoundWatch(table.state), list[Unsound]()
    for choice in choices:
        (ask,) = asks(table.state)
        before, option = watch.before(table.state), table.option(choice)
        table.player(who).chooses(choice)
        found += watch.after(table.state, before, ask.seat, ask.kind, (option,))
    return found


@pytest.mark.rule("RCG-10.20")
def test_a_vain_search_is_a_pass_and_nothing_of_it_lasts() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "dwarven-axe", "sting")
    frodo = acts(table, "frodo").chooses("play:gimli:egladil").chooses("cycle:sting")
    frodo.chooses("carry-out")
    assert watched(table, "frodo", "find-nothing") == []


@pytest.mark.rule("RCG-20.23")
def test_of_cards_that_are_looked_at_each_choice_is_made_anew() -> None:
    table = Ring("trilogy").reserve("saruman", "palantir-of-orthanc@saruman")
    table.on_top("saruman", "gollum", "ugluk", "wolf-riders", "hill-troll")
    acts(table, "saruman").chooses("act:palantir-of-orthanc")
    choices = ("eliminate:gollum", "cycle:ugluk", "take:wolf-riders")
    assert watched(table, "saruman", *choices) == []


@pytest.mark.rule("RCG-10.20")
def test_after_a_vain_search_all_know_what_the_pile_does_not_hold() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting").deck("frodo")
    table.eliminated("frodo")
    frodo = acts(table, "frodo").chooses("play:gimli:egladil").chooses("cycle:sting")
    frodo.chooses("carry-out").chooses("find-nothing")
    # Neither in hand, of which nothing is left, nor in the pile: it must be eliminated.
    assert table.player("witch-king").sees("eliminated-frodo") == ["dwarven-axe"]


@pytest.mark.rule("RCG-10.20")
def test_no_card_is_looked_for_in_an_empty_pile() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli").on_top("frodo", "sting")
    acts(table, "frodo").chooses("play:gimli:egladil").chooses("forsake-top")
    assert table.in_zone("frodo", "cycle") == []
    assert table.asked == [(WITCH_KING, "turn")]


def drinks(*pile: str) -> Ring:
    """Play Ent-draught: the Hobbit player takes up to two Hobbits from these cards."""
    table = Ring("trilogy").path("egladil").reserve("treebeard", "ent-draught@treebeard")
    table.cycled("frodo", *pile)
    acts(table, "frodo").chooses("act:ent-draught")
    assert table.where("ent-draught") == "eliminated"
    return table


@pytest.mark.rule("RCG-10.20")
def test_up_to_two_cards_are_taken_from_the_pile() -> None:
    table = drinks("merry-brandybuck", "pippin-took", "sam-gamgee", "sting", "gimli")
    frodo = table.player("frodo")
    assert frodo.options == [
        "take:merry-brandybuck",
        "take:pippin-took",
        "take:sam-gamgee",
        "done",
    ]
    frodo.chooses("take:pippin-took")
    assert frodo.options == ["take:merry-brandybuck", "take:sam-gamgee", "done"]
    frodo.chooses("take:sam-gamgee")
    assert table.in_zone("frodo", "hand") == ["pippin-took", "sam-gamgee"]
    assert table.in_zone("frodo", "cycle") == ["gimli", "merry-brandybuck", "sting"]
    assert table.player("saruman").sees("hand-frodo") == ["pippin-took", "sam-gamgee"]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.20")
@pytest.mark.parametrize("taken", [[], ["merry-brandybuck"]])
def test_fewer_cards_may_be_taken_where_the_text_says_up_to(taken: list[str]) -> None:
    table = drinks("merry-brandybuck", "pippin-took", "sting")
    for card in taken:
        table.player("frodo").chooses(f"take:{card}")
    table.player("frodo").chooses("done")
    assert table.in_zone("frodo", "hand") == taken
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.20")
def test_the_last_card_of_the_pile_ends_the_taking() -> None:
    table = drinks("merry-brandybuck")
    table.player("frodo").chooses("take:merry-brandybuck")
    assert table.in_zone("frodo", "hand") == ["merry-brandybuck"]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.20", "RCG-10.19")
@pytest.mark.parametrize("where", [1, 2])
def test_saruman_is_taken_from_deck_or_pile_as_orthanc_says(where: int) -> None:
    table = Ring("trilogy")
    if where == 2:
        table.cycled("saruman", "saruman", "gollum")
    brings_out(table, "orthanc", "saruman")
    saruman = table.player("saruman").chooses(f"choose:{where}")
    assert saruman.options == ["take:saruman"]
    saruman.chooses("take:saruman")
    assert table.in_zone("saruman", "hand") == ["saruman"]
    assert table.in_zone("saruman", "cycle") == []
    assert len(table.in_zone("saruman", "deck")) == 29
    assert table.player("frodo").sees("hand-saruman") == ["saruman"]


# Instructions to a group


@pytest.mark.rule("RCG-10.21")
@pytest.mark.parametrize(
    ("starting", "order"),
    [
        ("frodo", (FRODO, ARAGORN)),
        ("witch-king", (ARAGORN, FRODO)),
        ("aragorn", (ARAGORN, FRODO)),
        ("saruman", (FRODO, ARAGORN)),
    ],
)
def test_each_player_of_a_side_carries_out_an_instruction_to_the_end(
    starting: str, order: tuple[int, int]
) -> None:
    table = arrives(Ring("trilogy").starts(starting), "egladil")  # draw 2, then cycle 1
    first, second = order
    assert table.asked == [(first, "cycle")]
    assert [table.state.hand_size(seat) for seat in order] == [2, 0]
    table.seat(first).chooses(table.seat(first).options[0])
    assert table.asked == [(second, "cycle")]
    assert [table.state.hand_size(seat) for seat in order] == [1, 2]
    table.seat(second).chooses(table.seat(second).options[0])
    assert [table.state.hand_size(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert table.asked == [(table.number(starting), "turn")]


@pytest.mark.rule("RCG-10.21")
def test_each_player_of_the_shadow_chooses_for_themselves() -> None:
    table = Ring("trilogy").path("egladil")
    table.reserve("gandalf-the-grey", "narya-ring-of-fire@gandalf-the-grey")
    table.hand("witch-king", "black-uruks", "olog-hai").hand("saruman", "gollum", "shelob")
    table.hand("frodo", "sting").hand("aragorn", "lembas")
    acts(table, "frodo").chooses("act:narya-ring-of-fire")
    assert table.asked == [(WITCH_KING, "cycle")]
    table.player("witch-king").chooses("cycle:olog-hai")
    assert table.asked == [(SARUMAN, "cycle")]
    table.player("saruman").chooses("cycle:gollum")
    assert table.in_zone("witch-king", "cycle") == ["olog-hai"]
    assert table.in_zone("saruman", "cycle") == ["gollum"]
    assert table.in_zone("frodo", "hand") == ["sting"]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.21")
def test_at_the_fords_of_bruinen_all_forsake_before_anybody_draws() -> None:
    table = Ring("trilogy").starts("witch-king").hand("frodo", "gimli").hand("aragorn", "lembas")
    arrives(table, "fords-of-bruinen")
    assert table.asked == [(ARAGORN, "forsake")]
    table.player("aragorn").chooses("forsake:lembas")
    assert table.asked == [(FRODO, "forsake")]
    assert table.state.hand_size(ARAGORN) == 0
    table.player("frodo").chooses("forsake:gimli")
    assert [table.state.hand_size(seat) for seat in range(4)] == [3, 0, 3, 0]
    drawn = [event.seat for event in table.told(events.Drew) if isinstance(event, events.Drew)]
    assert drawn == [ARAGORN, FRODO]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-10.21", "RCG-17.10")
def test_a_single_player_goes_through_both_stages_twice() -> None:
    table = Ring("duel-two-players").hand("gandalf", "gimli", "lembas")
    arrives(table, "fords-of-bruinen")
    gandalf = table.player("gandalf").chooses("forsake:gimli")
    assert table.asked == [(0, "forsake")]
    assert table.state.hand_size(0) == 4
    gandalf.chooses("forsake:lembas")
    assert table.state.hand_size(0) == 6
    assert table.asked == [(0, "turn")]


@pytest.mark.rule("RCG-10.21")
def test_instructions_to_different_players_are_carried_out_in_their_order() -> None:
    table = arrives(Ring("trilogy").starts("frodo"), "bucklebury-ferry")
    drawn = [event.seat for event in table.told(events.Drew) if isinstance(event, events.Drew)]
    assert drawn == [WITCH_KING, FRODO]


# Two texts that save a card


def frodo_falls(*items: str) -> Ring:
    """Frodo is alone on a path with these items and falls in path combat."""
    table = Ring("trilogy").path("bag-end", "frodo-baggins", "the-hunter")
    table.path("bag-end", *(f"{item}@frodo-baggins" for item in items))
    table.board(decks=[[], []]).starts("witch-king").combat()
    return table


@pytest.mark.rule("RCG-10.22")
def test_the_controller_chooses_which_text_saves_a_card() -> None:
    table = frodo_falls("elven-cloak", "mithril-coat")
    assert table.asked == [(FRODO, "replacement")]
    frodo = table.player("frodo")
    assert frodo.options == ["save-with:frodo-baggins", "save-with:elven-cloak"]
    frodo.chooses("save-with:elven-cloak")
    assert table.in_zone("frodo", "cycle") == ["frodo-baggins", "mithril-coat"]
    assert table.in_zone("aragorn", "cycle") == ["elven-cloak"]
    assert table.where("the-hunter") == "eliminated"
    assert table.in_zone("frodo", "eliminated") == table.in_zone("aragorn", "eliminated") == []
    assert events.Saved("frodo-baggins", "elven-cloak") in table.events


@pytest.mark.rule("RCG-10.22")
def test_the_own_text_of_frodo_does_not_save_his_items() -> None:
    table = frodo_falls("elven-cloak", "mithril-coat")
    table.player("frodo").chooses("save-with:frodo-baggins")
    assert table.in_zone("frodo", "cycle") == ["frodo-baggins"]
    assert table.in_zone("frodo", "eliminated") == ["mithril-coat"]
    assert table.in_zone("aragorn", "eliminated") == ["elven-cloak"]
    assert events.Saved("frodo-baggins", "frodo-baggins") in table.events


@pytest.mark.rule("RCG-10.22")
def test_a_single_text_saves_without_a_question() -> None:
    table = frodo_falls("mithril-coat")
    assert (FRODO, "replacement") not in table.asked
    assert table.where("frodo-baggins") == "cycle"
    assert table.where("mithril-coat") == "eliminated"


@pytest.mark.rule("RCG-10.22")
def test_two_texts_that_do_the_same_are_no_choice() -> None:
    table = Ring("trilogy").path("bag-end", "merry-brandybuck", "the-hunter")
    table.path("bag-end", "elven-cloak@merry-brandybuck", "blade-of-westernesse@merry-brandybuck")
    table.board(decks=[[], []]).starts("witch-king").combat()
    assert (FRODO, "replacement") not in table.asked
    assert table.where("merry-brandybuck") == "cycle"
    assert table.in_zone("aragorn", "cycle") == ["blade-of-westernesse", "elven-cloak"]


@pytest.mark.rule("RCG-10.22")
def test_a_mantle_saves_its_wielder_in_combat_and_not_from_a_text() -> None:
    table = Ring("trilogy").path("bag-end", "the-hunter", "nazguls-mantle@the-hunter")
    table.path("bag-end", "fell-beast@the-hunter").board(decks=[[], []])
    table.starts("frodo").combat()
    cycled = ["fell-beast", "nazguls-mantle", "the-hunter"]
    assert table.in_zone("witch-king", "cycle") == cycled
    table = Ring("trilogy").path("egladil").hand("frodo", "eowyn", "sting")
    table.battleground("morannon", "the-hunter", "nazguls-mantle@the-hunter")
    frodo = acts(table, "frodo").chooses("play:eowyn:morannon").chooses("cycle:sting")
    frodo.chooses("carry-out")
    assert table.in_zone("witch-king", "eliminated") == ["nazguls-mantle", "the-hunter"]
    assert table.in_zone("witch-king", "cycle") == []


@pytest.mark.rule("RCG-10.19", "RCG-10.20")
def test_only_whoever_searches_is_told_what_lies_in_a_deck() -> None:
    table = Ring().path("egladil").reserve("denethor").hand("aragorn", "arwen")
    table.turn("aragorn").chooses("act:denethor").chooses("forsake:arwen")
    assert table.where("gimli") == table.where("boromir") == "deck"
    table.player("aragorn").may("take:boromir")
    table.player("frodo").may_not("take:gimli", because="RCG-10.20")
