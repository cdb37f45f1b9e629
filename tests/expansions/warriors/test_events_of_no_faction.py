"""The faction cards without a faction, card by card."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import HuntDamage

FORESIGHT, SERVANTS = "fp-by-chance-or-by-foresight-1", "sa-servants-of-sauron-1"
UNION, MALICE = "fp-the-union-of-all-our-strength-1", "sa-his-will-and-his-malice-1"
TOP = ("fp-march-of-the-ents-1", "fp-the-dark-door", "fp-in-long-swift-lines")
DARK = ("sa-black-sails", "sa-evil-things", "sa-huge-and-horrible")


def only(table: FactionTable, side: str, *deck: str, hand: tuple[str, ...] = ()) -> FactionTable:
    """Let only these cards be in a faction deck; all others are used."""
    rest = [card for card in CARDS.decks[side] if card not in (*deck, *hand)]
    return table.lay(f"{side}-faction-used", *rest).lay(f"{side}-faction-deck", *deck)


def deck(table: FactionTable, side: str) -> list[str]:
    """The cards of a faction deck, the top first."""
    return list(table.state.faces(f"{side}-faction-deck"))


def held(table: FactionTable, seat: int) -> list[str]:
    """The faction cards in a hand."""
    return sorted(table.state.faces(f"hand-{seat}-faction"))


# By Chance or by Foresight


@pytest.mark.rule("WOME-17.9")
@pytest.mark.parametrize(
    ("choice", "place"),
    [("put-on-top", slice(0, 2)), ("put-at-bottom", slice(-2, None))],
)
def test_by_foresight_two_cards_go_to_one_end_of_the_deck(choice: str, place: slice) -> None:
    table = FactionTable.empty().lay("free-faction-deck", *TOP).plays_faction(FREE, FORESIGHT)
    before = len(deck(table, "free"))
    table.free.may(*[f"keep-card:{card}" for card in TOP])
    table.free.may_not("keep-card:fp-paths-of-the-dead", because="WOME-17.9")
    table.free.chooses(f"keep-card:{TOP[1]}")
    table.free.may_not(f"{choice}:{TOP[1]}", because="WOME-17.9")
    table.free.chooses(f"{choice}:{TOP[2]}")
    assert held(table, FREE) == [TOP[1]]
    assert deck(table, "free")[place] == [TOP[2], TOP[0]]
    assert len(deck(table, "free")) == before + 2
    assert FORESIGHT in table.state.faces("free-faction-used")


@pytest.mark.rule("WOME-17.9")
def test_the_enemy_learns_only_where_the_cards_go() -> None:
    table = FactionTable.empty().lay("free-faction-deck", *TOP).plays_faction(FREE, FORESIGHT)
    assert table.shadow.sees("seen-0-faction") == []
    assert sorted(table.free.sees("seen-0-faction")) == sorted(TOP)
    table.free.chooses(f"keep-card:{TOP[0]}")
    assert table.shadow.sees("hand-0-faction") == []
    table.free.chooses(f"put-at-bottom:{TOP[1]}")
    assert table.told(events.CardsPutBack) == [events.CardsPutBack(FREE, 2, on_top=False)]
    assert table.shadow.sees("free-faction-deck") == []


@pytest.mark.rule("WOME-4.6", "WOME-17.9")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_fewer_cards_he_looks_at_as_many_as_there_are(left: int) -> None:
    table = FactionTable.empty()
    hidden = [card for card in CARDS.decks["free"] if card not in (FORESIGHT, *TOP[:left])]
    table.lay("buried-0-faction").lay("free-faction-table", *hidden)
    table.plays_faction(FREE, FORESIGHT)
    if left:
        assert len(table.state.faces("seen-0-faction")) == left
        table.free.chooses(f"keep-card:{TOP[0]}")
    if left == 2:
        table.free.chooses(f"put-on-top:{TOP[1]}")
    assert held(table, FREE) == list(TOP[: min(1, left)])
    assert table.asked_kind == "act"


@pytest.mark.rule("WOME-4.6")
def test_a_deck_that_runs_out_meanwhile_is_refilled() -> None:
    table = only(FactionTable.empty(), "free", *TOP[:2], hand=(FORESIGHT,))
    table.plays_faction(FREE, FORESIGHT)
    assert len(table.state.faces("seen-0-faction")) == 3
    assert set(TOP[:2]) < set(table.state.faces("seen-0-faction"))
    assert len(deck(table, "free")) == 16
    assert table.state.size("free-faction-used") == 0


# Servants of Sauron


@pytest.mark.rule("WOME-17.9")
def test_servants_of_sauron_shuffles_everything_with_itself() -> None:
    table = FactionTable.empty().lay("shadow-faction-deck", *DARK)
    table.lay("shadow-faction-used", "sa-wild-hillmen-1").lay(
        "buried-1-faction", "sa-a-great-fleet-1"
    )
    table.plays_faction(SHADOW, SERVANTS)
    table.shadow.chooses(f"keep-card:{DARK[0]}")
    assert held(table, SHADOW) == [DARK[0]]
    assert set(deck(table, "shadow")) == {*CARDS.decks["shadow"]} - {DARK[0]}
    assert table.shadow.sees("shadow-faction-deck")[:1] != [DARK[1]]
    assert table.told(events.CardsShuffled) == [events.CardsShuffled(SHADOW, 19)]


@pytest.mark.rule("WOME-17.9")
def test_after_the_shuffle_nobody_knows_the_order() -> None:
    orders = set()
    for seed in range(3):
        table = FactionTable.empty(seed=seed).lay("shadow-faction-deck", *DARK)
        table.plays_faction(SHADOW, SERVANTS)
        table.shadow.chooses(f"keep-card:{DARK[0]}")
        orders.add(tuple(deck(table, "shadow")))
        assert not table.state.knows_top("shadow-faction-deck", SHADOW)
    assert len(orders) == 3


# The Union of All Our Strength


def unites(*hand: str, used: tuple[str, ...] = (), buried: tuple[str, ...] = ()) -> FactionTable:
    """Let the Free Peoples be about to play the card."""
    table = FactionTable.empty().lay("free-faction-used", *used).lay("buried-0-faction", *buried)
    return table.hand(FREE, UNION, *hand).acting(FREE, free="muster", shadow="character")


@pytest.mark.rule("WOME-4.12")
@pytest.mark.parametrize("hand", [(), ("fp-the-union-of-all-our-strength-2",), (FORESIGHT,)])
def test_the_union_needs_a_card_of_a_faction_in_hand(hand: tuple[str, ...]) -> None:
    unites(*hand).free.may_not(f"play:muster:{UNION}", because="WOTR-7.5")


def test_the_union_takes_a_card_of_another_faction() -> None:
    table = unites(
        "fp-the-dark-door",
        FORESIGHT,
        used=("fp-wraiths-of-fear-1", "fp-the-ents-awaken", "fp-by-chance-or-by-foresight-2"),
        buried=("fp-we-only-need-wings",),
    )
    table.free.chooses(f"play:muster:{UNION}")
    table.free.may_not(f"give-card:{FORESIGHT}", because="WOTR-7.5")
    if table.asked_kind == "give-card":
        table.free.chooses("give-card:fp-the-dark-door")
    assert "fp-the-dark-door" in table.state.faces("free-faction-used")
    for card in ("fp-the-dark-door", "fp-wraiths-of-fear-1", "fp-by-chance-or-by-foresight-2"):
        table.free.may_not(f"take-back:{card}", because="WOTR-7.6")
    table.free.may("take-back:fp-the-ents-awaken", "draw-from-any")
    table.free.chooses("take-back:fp-we-only-need-wings")
    assert held(table, FREE) == sorted([FORESIGHT, "fp-we-only-need-wings"])
    assert "fp-we-only-need-wings" in table.shadow.sees("hand-0-faction")


@pytest.mark.rule("WOME-4.13")
@pytest.mark.parametrize("drawn", ["character", "strategy", "faction"])
def test_the_union_draws_from_any_of_three_decks(drawn: str) -> None:
    table = unites("fp-the-dark-door")
    table.free.chooses(f"play:muster:{UNION}")
    if table.asked_kind == "give-card":
        table.free.chooses("give-card:fp-the-dark-door")
    table.free.chooses("draw-from-any").chooses(f"draw:{drawn}")
    assert table.state.size(f"hand-0-{drawn}") == 1


# His Will and His Malice


def test_his_will_takes_any_discarded_card_but_itself() -> None:
    table = FactionTable.empty().lay("shadow-faction-used", "sa-servants-of-sauron-2", DARK[0])
    table.lay("buried-1-faction", DARK[1]).plays_faction(SHADOW, MALICE)
    table.shadow.may("take-back:sa-servants-of-sauron-2", f"take-back:{DARK[0]}")
    table.shadow.may_not(f"take-back:{MALICE}", because="WOTR-7.6")
    table.shadow.may_not("take-back:sa-wild-hillmen-1", because="WOTR-7.6")
    table.shadow.chooses(f"take-back:{DARK[1]}")
    assert held(table, SHADOW) == [DARK[1]]
    assert table.free.sees("hand-1-faction") == [DARK[1]]
    assert MALICE in table.state.faces("shadow-faction-used")


def test_his_will_does_nothing_without_discards() -> None:
    table = FactionTable.empty().plays_faction(SHADOW, MALICE)
    assert held(table, SHADOW) == []
    assert table.asked_kind == "act"


# How faction cards are played


@pytest.mark.rule("WOME-4.8", "WOME-4.9")
@pytest.mark.parametrize(
    ("die", "able"),
    [("event", True), ("character", True), ("muster", False), ("will-of-the-west", True)],
)
def test_a_die_of_its_icon_or_an_event_result_plays_a_card(die: str, able: bool) -> None:
    table = FactionTable.empty().hand(FREE, FORESIGHT).acting(FREE, free=die, shadow="character")
    if able:
        table.free.may(f"play:{die}:{FORESIGHT}")
    else:
        table.free.may_not(f"play:{die}:{FORESIGHT}", because="WOTR-7.4")


@pytest.mark.rule("WOME-4.10")
def test_a_faction_card_is_no_combat_card() -> None:
    table = (
        FactionTable.empty().army("eastemnet", sauron_regular=2).army("westemnet", rohan_regular=2)
    )
    table.hand(SHADOW, MALICE).hand(FREE, FORESIGHT).attack("eastemnet", "westemnet")
    assert table.asked_kind not in ("combat-card",)


@pytest.mark.rule("WOME-4.3")
def test_what_names_a_deck_of_the_game_means_no_faction_card() -> None:
    table = FactionTable.empty().hand(SHADOW, "sa-ships-of-great-draught-1", "sh-char-08")
    table.lay("free-strategy-table", "fp-str-02")
    table.war.activate(table.war.setting.derived.cards.sources["fp-str-02"], FREE)
    table.acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not("dispel:character:fp-str-02", because="WOTR-7.9")


@pytest.mark.rule("WOME-4.3")
def test_sorrow_and_nazgul_discard_no_faction_card() -> None:
    table = FactionTable.empty().fellowship("hollin", "gimli", "boromir")
    table.hand(FREE, FORESIGHT).table_card("fp-the-dark-door")
    table.lay("shadow-character-table", "sh-char-15")
    table.war.activate(table.war.setting.derived.cards.sources["sh-char-15"], SHADOW)
    table.run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.asked != [(SHADOW, "sorrow-and-toil")]  # no Character card is there
    table = FactionTable.empty().fellowship("hollin", "gimli", progress=2).box(shadow=1)
    table.table_card("fp-the-dark-door", "fp-majesty-and-glory").army("hollin", sauron_nazgul=1)
    table.plays(SHADOW, "sh-char-11").shadow.chooses("done")
    table.shadow.may("discard-tabled:fp-majesty-and-glory")
    table.shadow.may_not("discard-tabled:fp-the-dark-door", because="WOTR-7.6")
