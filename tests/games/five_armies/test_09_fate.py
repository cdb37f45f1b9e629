"""Chapter 9: fate tokens and the fate marker."""

from __future__ import annotations

from collections import Counter

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.decks import FATE_CARDS
from ostrog.games.five_armies.board.events import (
    CardDiscarded,
    FateAdvanced,
    FateCardDrawn,
    FateDrawn,
    FateSetAside,
)
from ostrog.games.five_armies.cards.fate_track import shift_on_track
from ostrog.kernel.runtime.events import Poured

GENERALS = ("bard", "dain", "gandalf")


def fate(*pool: str, generals: int = 0, marker: int = 0) -> Battlefield:
    """Begin phase 3 with these tokens, drawn in this order, and a number of active generals."""
    table = lay_tokens(Battlefield(), *pool)
    table.board(activated=list(GENERALS[:generals]), marker=marker)
    return table.phase("fate")


def lay_tokens(table: Battlefield, *pool: str) -> Battlefield:
    """Make these tokens the pool, to be drawn in this order."""
    left = Counter(pool)
    removed = list[str]()
    special = list[str]()
    for face, token in table.state.values.fate.items():
        others = [face] * (token.count - left[face])
        (special if token.special else removed).extend(others)
    table.lay("fate-removed", *removed).lay("fate-special", *special).lay("fate-pool", *pool)
    return table.draws("draw fate-pool", *(0,) * len(pool))


def drawn(table: Battlefield) -> list[str]:
    """Return the tokens drawn since the last choice."""
    return [event.token for event in table.events if isinstance(event, FateDrawn)]


# The tokens


@pytest.mark.rule("B5A-9.1")
def test_fate_tokens_have_numbers_and_some_the_fate_symbol() -> None:
    tokens = Battlefield().state.values.fate
    ordinary = {(t.value, t.symbol) for t in tokens.values() if not t.special}
    assert ordinary == {(1, False), (1, True), (2, False), (2, True), (3, False)}
    assert sum(token.count for token in tokens.values() if not token.special) == 12
    special = [(t.special, t.value, t.symbol, t.count) for t in tokens.values() if t.special]
    assert special == [("free", 3, True, 1), ("shadow", 0, False, 1)]


@pytest.mark.rule("B5A-9.2")
def test_the_special_tokens_are_not_in_the_pool_by_themselves() -> None:
    table = Battlefield()
    assert table.free.sees("fate-special") == ["fate-arkenstone", "fate-necromancer"]
    assert table.state.size("fate-pool") == 12
    table.phase("fate")  # a whole phase 3 leaves them where they lie
    assert table.asked == [(SHADOW, "split-leadership-bats")]
    assert table.free.sees("fate-special") == ["fate-arkenstone", "fate-necromancer"]
    assert table.state.size("fate-pool") == 11
    assert not {"fate-arkenstone", "fate-necromancer"} & set(table.state.faces("fate-pool"))


# Drawing


@pytest.mark.rule("B5A-9.3")
def test_with_no_or_one_active_general_exactly_one_token_is_drawn() -> None:
    for generals in (0, 1):
        table = fate("fate-3", "fate-1", generals=generals)
        assert drawn(table) == ["fate-3"]  # nobody was asked
        assert table.state.marker == 3
        assert table.asked == [(SHADOW, "split-leadership-bats")]


@pytest.mark.rule("B5A-9.3", "B5A-9.4")
def test_tokens_are_drawn_for_the_generals_that_were_activated() -> None:
    for generals, asked in ((1, "split-leadership-bats"), (2, "fate-draw")):
        table = Battlefield()
        table.free.chooses(*(f"activate:{who}" for who in GENERALS[:generals]), "done")
        table.free.accepts()
        assert len(drawn(table)) == 1
        assert table.asked == [(SHADOW, asked)]


@pytest.mark.rule("B5A-9.4")
def test_with_two_active_generals_up_to_two_tokens_are_drawn_one_at_a_time() -> None:
    table = fate("fate-3", "fate-2", "fate-1", generals=2)
    assert drawn(table) == ["fate-3"]
    table.shadow.may("apply", "set-aside").chooses("set-aside")
    assert drawn(table) == ["fate-2"]  # the second is the last and takes effect
    assert table.state.marker == 2
    table = fate("fate-3", "fate-2", "fate-1", generals=2)
    table.shadow.chooses("apply")
    assert drawn(table) == []
    assert table.state.marker == 3


@pytest.mark.rule("B5A-9.4")
def test_with_three_active_generals_up_to_three_tokens_are_drawn() -> None:
    table = fate("fate-3", "fate-2", "fate-1", "fate-1", generals=3)
    table.shadow.may("apply", "set-aside").chooses("set-aside")
    assert drawn(table) == ["fate-2"]
    table.shadow.may("apply", "set-aside").chooses("set-aside")
    assert drawn(table) == ["fate-1"]
    assert table.state.marker == 1
    assert table.asked == [(SHADOW, "split-leadership-bats")]


@pytest.mark.rule("B5A-9.5")
def test_only_the_last_token_takes_effect_and_none_set_aside_can_be_chosen() -> None:
    table = fate("fate-3", "fate-1", "fate-2", generals=3, marker=4)
    table.shadow.chooses("set-aside")
    assert set(table.shadow.options) == {"apply", "set-aside"}
    table.shadow.chooses("set-aside")
    assert FateAdvanced(2, 6) in table.events
    assert table.state.marker == 6


@pytest.mark.rule("B5A-9.6")
def test_a_special_token_ends_the_drawing_and_takes_effect() -> None:
    table = fate("fate-1", "fate-arkenstone", "fate-2", generals=3)
    table.shadow.chooses("set-aside")
    assert drawn(table) == ["fate-arkenstone"]
    assert table.state.marker == 3
    assert table.asked == [(SHADOW, "split-leadership-bats")]
    table = fate("fate-necromancer", "fate-2", generals=2, marker=4)
    assert drawn(table) == ["fate-necromancer"]
    assert table.state.marker == 4
    assert table.asked == [(SHADOW, "split-leadership-bats")]


# The marker


@pytest.mark.rule("B5A-9.7")
def test_the_marker_moves_right_by_the_number_on_the_token() -> None:
    for token, marker in (("fate-1", 5), ("fate-2-symbol", 6), ("fate-3", 7)):
        table = fate(token, marker=4)
        assert FateAdvanced(marker - 4, marker) in table.events
        assert table.state.marker == marker


@pytest.mark.rule("B5A-9.9")
def test_the_applied_token_leaves_the_game_and_the_others_return_to_the_pool() -> None:
    table = fate("fate-3", "fate-2", "fate-1", generals=3)
    before = Counter(table.state.faces("fate-removed"))
    table.shadow.chooses("set-aside").chooses("apply")
    assert table.state.marker == 2
    assert Counter(table.state.faces("fate-removed")) - before == Counter(["fate-2"])
    assert Counter(table.state.faces("fate-pool")) == Counter(["fate-3", "fate-1"])
    assert table.state.size("fate-aside") == table.state.size("fate-drawn") == 0


@pytest.mark.rule("B5A-9.10")
def test_the_free_peoples_win_when_the_marker_reaches_15_or_would_pass_it() -> None:
    for before in (12, 13, 14):
        table = fate("fate-3", "fate-1", marker=before)
        assert table.state.outcome is not None
        assert table.state.outcome.teams == (("free",), ("shadow",))
        assert table.state.marker == 15
    table = fate("fate-3", "fate-1", marker=11)
    assert table.state.outcome is None
    assert table.state.marker == 14


@pytest.mark.rule("B5A-9.11")
def test_the_marker_moves_before_the_token_is_removed_and_the_others_return() -> None:
    table = fate("fate-3", "fate-2", "fate-1", generals=3)
    table.shadow.chooses("set-aside")
    assert FateSetAside("fate-3", 3) in table.events
    table.shadow.chooses("apply")
    assert table.events[:3] == [
        FateAdvanced(2, 2),
        Poured("fate-drawn", "fate-removed", 1),
        Poured("fate-aside", "fate-pool", 1),
    ]


@pytest.mark.rule("B5A-9.11")
def test_victory_at_15_comes_before_anything_else_in_the_phase() -> None:
    table = fate("fate-1", "fate-3", "fate-2", generals=3, marker=12)
    table.shadow.chooses("set-aside").chooses("apply")
    assert table.state.outcome is not None
    assert table.state.faces("fate-drawn") == ["fate-3"]
    assert table.state.faces("fate-aside") == ["fate-1"]


@pytest.mark.rule("B5A-9.11")
def test_readiness_is_updated_by_the_move_of_the_marker() -> None:
    table = fate("fate-2", marker=3).acting(FREE, free="character")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.3")
    table = fate("fate-3", marker=3).acting(FREE, free="character")
    table.free.chooses("act:character:enter-play").may("enter:thorin:front-gate")


@pytest.mark.rule("B5A-9.17")
def test_readiness_follows_the_positions_of_marker_and_waiting_figure() -> None:
    table = Battlefield().board(marker=5).acting(FREE, free="character")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.3")
    table.board(track=table.state.track | {"thorin": 5})  # his figure is one space further left
    table.free.chooses("act:character:enter-play").may("enter:thorin:front-gate")
    table.board(marker=4).acting(FREE, free="character")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.3")


# Fate cards


def fate_cards(table: Battlefield) -> list[str]:
    """Return the Fate cards drawn since the last choice."""
    return [event.card for event in table.events if isinstance(event, FateCardDrawn)]


def next_fate_card(table: Battlefield, card: str) -> Battlefield:
    """Leave only this Fate card in the deck."""
    return table.lay("fate-discard", *(each for each in FATE_CARDS if each != card))


def with_fate_card(card: str, **at: str) -> Battlefield:
    """Draw this Fate card in phase 3, with characters in the given places."""
    table = next_fate_card(lay_tokens(Battlefield(), "fate-1-symbol"), card)
    for who, place in at.items():
        table.character(who.replace("_", "-"), place)
    return table.phase("fate")


@pytest.mark.rule("B5A-9.8")
@pytest.mark.parametrize(
    ("token", "cards"),
    [
        ("fate-1", 0),
        ("fate-2", 0),
        ("fate-3", 0),
        ("fate-1-symbol", 1),
        ("fate-2-symbol", 1),
        ("fate-arkenstone", 1),
        ("fate-necromancer", 0),
    ],
)
def test_a_token_with_the_fate_symbol_brings_one_fate_card(token: str, cards: int) -> None:
    table = fate(token)
    assert len(fate_cards(table)) == cards
    assert table.state.size("fate-deck") == 9 - cards


@pytest.mark.rule("B5A-9.8")
def test_symbols_on_tokens_set_aside_are_ignored() -> None:
    table = fate("fate-1-symbol", "fate-2-symbol", "fate-3", generals=3)
    table.shadow.chooses("set-aside").chooses("set-aside")
    assert table.state.marker == 3
    assert table.state.size("fate-deck") == 9
    table = fate("fate-3", "fate-2-symbol", generals=2)
    table.shadow.chooses("set-aside")
    assert len(fate_cards(table)) == 1


@pytest.mark.rule("B5A-9.8", "B5A-9.11")
def test_the_fate_card_comes_after_the_marker_and_before_the_token_is_removed() -> None:
    table = fate("fate-3", "fate-2-symbol", "fate-1", generals=3)
    table.shadow.chooses("set-aside").chooses("apply")
    told = [e for e in table.events if isinstance(e, FateAdvanced | FateCardDrawn | Poured)]
    assert [type(event) for event in told] == [FateAdvanced, FateCardDrawn, Poured, Poured]


@pytest.mark.rule("B5A-9.8")
def test_no_fate_card_is_drawn_once_the_marker_has_reached_the_end() -> None:
    table = fate("fate-2-symbol", marker=13)
    assert table.state.outcome is not None
    assert table.state.size("fate-deck") == 9


@pytest.mark.rule("B5A-9.12")
def test_a_fate_card_takes_effect_the_moment_it_is_drawn() -> None:
    table = fate("fate-1-symbol", "fate-1", generals=2)
    next_fate_card(table, "fate-the-eagles-are-coming").shadow.chooses("apply")
    assert fate_cards(table) == ["fate-the-eagles-are-coming"]
    assert table.state.eagles["eagles-eyrie"] == 2
    assert table.asked == [(SHADOW, "split-leadership-bats")]  # nobody had to play it
    assert table.state.dice == [{}, {}]


@pytest.mark.rule("B5A-9.12")
def test_a_fate_card_never_goes_to_hand() -> None:
    table = fate("fate-1-symbol").hand(FREE)
    held = table.state.size("event-hand-free") + table.state.size("story-free-hand")
    assert held == 0
    assert table.state.size("fate-beside") + table.state.size("fate-discard") == 1
    table.acting(FREE, free="event will-of-the-west")
    assert not [option for option in table.free.options if option.startswith("play:")]


@pytest.mark.rule("B5A-9.13")
@pytest.mark.parametrize(
    ("card", "who", "place"),
    [
        ("fate-giant-size", "beorn", "valley-east-plains"),
        ("fate-roaring-voice", "beorn", "valley-east-plains"),
        ("fate-eagles-are-not-kindly-birds", "lord_of_the_eagles", "eagles-eyrie"),
        ("fate-fury-of-the-dwarves", "thorin", "front-gate"),
        ("fate-mighty-strokes", "thorin", "front-gate"),
        ("fate-shining-armour", "thorin", "front-gate"),
    ],
)
def test_a_fate_card_lies_beside_its_character_in_play_or_not(
    card: str, who: str, place: str
) -> None:
    for at in ("waiting", place):
        table = with_fate_card(card, **{who: at})
        assert table.free.sees("fate-beside") == table.shadow.sees("fate-beside") == [card]
        assert table.view().zones["fate-beside"].known == (card,)


@pytest.mark.rule("B5A-9.14")
@pytest.mark.parametrize("card", FATE_CARDS)
def test_the_fate_card_of_an_eliminated_character_is_discarded_without_effect(card: str) -> None:
    gone = {"beorn": "eliminated", "thorin": "eliminated", "lord_of_the_eagles": "eliminated"}
    table = with_fate_card(card, **gone)
    assert FateCardDrawn(card) in table.events
    assert CardDiscarded(FREE, card) in table.events
    assert table.state.size("fate-beside") == 0
    assert card in table.free.sees("fate-discard")
    assert (table.state.wrath, table.state.eagles["eagles-eyrie"]) == (0, 0)
    assert table.state.active == []
    assert table.state.track["lord-of-the-eagles"] == 8


@pytest.mark.rule("B5A-9.14")
def test_only_the_character_of_the_card_matters() -> None:
    table = with_fate_card("fate-giant-size", thorin="eliminated", lord_of_the_eagles="eliminated")
    assert table.free.sees("fate-beside") == ["fate-giant-size"]
    assert table.state.wrath == 2


# A pool that runs out, and what is seen of it


@pytest.mark.rule("B5A-9.15")
def test_no_more_tokens_are_drawn_than_there_are() -> None:
    table = fate("fate-3", "fate-2", generals=3)
    table.shadow.may("set-aside").chooses("set-aside")
    assert drawn(table) == ["fate-2"]
    assert table.state.marker == 2
    assert table.asked == [(SHADOW, "split-leadership-bats")]
    table = fate("fate-3", generals=3)
    assert table.state.marker == 3
    assert table.asked == [(SHADOW, "split-leadership-bats")]


@pytest.mark.rule("B5A-9.15")
def test_with_an_empty_pool_the_phase_has_no_effect() -> None:
    table = fate(generals=3, marker=6)
    assert drawn(table) == []
    assert table.state.marker == 6
    assert table.asked == [(SHADOW, "split-leadership-bats")]


@pytest.mark.rule("B5A-9.16")
def test_tokens_set_aside_are_seen_by_both_players_until_they_return() -> None:
    table = fate("fate-3", "fate-2", "fate-1", generals=3)
    table.shadow.chooses("set-aside")
    for seat in (table.free, table.shadow):
        assert seat.sees("fate-aside") == ["fate-3"]
        assert seat.sees("fate-drawn") == ["fate-2"]
        assert FateSetAside("fate-3", 3) in seat.hears()
    assert table.view().zones["fate-aside"].known == ("fate-3",)
    table.shadow.chooses("apply")
    assert table.free.sees("fate-aside") == table.shadow.sees("fate-aside") == []


@pytest.mark.rule("B5A-9.17")
def test_a_waiting_figure_goes_to_the_left_as_far_as_the_track_does() -> None:
    table = Battlefield()
    table.state.track["beorn"] = 2
    for space in (1, 0, 0):
        shift_on_track(table.state, "beorn")
        assert table.state.track["beorn"] == space
