"""What the game asks an expansion: a small one answers each question, and the game follows it."""

from __future__ import annotations

import msgspec
import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.card_book import barred_by
from ostrog.games.war_of_the_ring.board.invariants import violations
from ostrog.games.war_of_the_ring.board.map import RANK, REGIONS
from ostrog.games.war_of_the_ring.board.pools import hand_zone, used_zone
from ostrog.games.war_of_the_ring.board.seats import MatchParts
from ostrog.games.war_of_the_ring.board.state import (
    War,
    adjacent,
    by_map,
    lent_figures,
    single,
)
from ostrog.games.war_of_the_ring.board.verbs import PLACE
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import resting_place
from ostrog.games.war_of_the_ring.companions.journeys import MoveCompanions
from ostrog.games.war_of_the_ring.companions.travel import is_shut_in
from ostrog.games.war_of_the_ring.dice.event_hands import (
    KeepHandLimit,
    hand_size,
    held_beside,
)
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS, discardable
from ostrog.games.war_of_the_ring.played_events.table_prices import Price
from ostrog.kernel import Expansion, Scenario, explain

BARRED, BY = "fp-str-14", "sh-char-15"
BESIDE, RETURNING = "fp-char-01", "fp-str-20"
COAT, AXE, PRICED = "fp-char-05", "fp-char-06", "fp-str-02"
BEYOND = "beyond"
"""A place that is no region of the map, beside Dale."""


def priced(scenario: Scenario, own: object, parts: MatchParts) -> MatchParts:
    """Let a card on the table cost a Character result and any card."""
    prices = {**parts.cards.prices, PRICED: Price(die="character", cards=("",))}
    cards = msgspec.structs.replace(parts.cards, prices=prices)
    return msgspec.structs.replace(parts, cards=cards)


def beside_dale(war: War, value: tuple[str, ...], region: str, mover: str) -> tuple[str, ...]:
    """The place is a neighbour of Dale for the Fellowship."""
    if mover != "fellowship":
        return value
    return {"dale": (*value, BEYOND), BEYOND: ("dale",)}.get(region, value)


small = Expansion(
    name="small",
    members={PLACE: (BEYOND,)},
    changes={
        barred_by: lambda war, value, card: BY if card == BARRED else value,
        held_beside: lambda war, value, seat: (*value, BESIDE) if seat == FREE else value,
        resting_place: lambda war, value, card, seat: (
            hand_zone(seat, "strategy") if card == RETURNING else value
        ),
        lent_figures: lambda war, value, figure: value + (figure == "isengard-regular"),
        is_shut_in: lambda war, value, who, region: value and who != "gimli",
        discardable: lambda war, value, side, deck: [card for card in value if card != COAT],
        adjacent: beside_dale,
    },
    derive=priced,
)


class SmallTable(RingTable):
    """A table of the game with the small expansion."""

    rules = msgspec.structs.replace(game, expansions=(small,))
    expansions = ("small",)


TABLES = [(RingTable, False), (SmallTable, True)]
both = pytest.mark.parametrize(("tables", "answered"), TABLES)


def why_not(table: RingTable, seat: int, option: str) -> str:
    """Return the rule that forbids an option, or an empty text."""
    refusal = explain(table.state, seat, table.option(option))
    return "" if refusal is None else refusal.rule


@both
def test_a_card_that_another_bars_is_neither_played_nor_laid(
    tables: type[RingTable], answered: bool
) -> None:
    table = tables.empty().hand(FREE, BARRED, RETURNING).acting(FREE, free="event", shadow="army")
    assert why_not(table, FREE, f"play:event:{BARRED}") == ("WOTR-7.8" if answered else "")
    table.army("eastemnet", sauron_regular=2).army("westemnet", rohan_regular=1, rohan_elite=1)
    table.attack("eastemnet", "westemnet")
    assert why_not(table, FREE, f"lay:{BARRED}") == ("WOTR-7.8" if answered else "")


@both
def test_a_card_beside_the_hand_counts_for_no_limit_and_is_not_put_away(
    tables: type[RingTable], answered: bool
) -> None:
    held = [BESIDE, *[f"fp-char-{number:02}" for number in range(2, 8)]]
    table = tables.empty().hand(FREE, *held)
    assert hand_size(table.state, FREE) == (6 if answered else 7)
    table.hand(FREE, *held, "fp-char-08").run(KeepHandLimit(seat=FREE))
    table.free.may("bury:fp-char-02")
    assert why_not(table, FREE, f"bury:{BESIDE}") == ("WOTR-7.1" if answered else "")


@both
def test_a_used_combat_card_rests_where_the_answer_says(
    tables: type[RingTable], answered: bool
) -> None:
    table = tables.empty().hand(FREE, RETURNING).army("eastemnet", sauron_regular=2)
    table.army("westemnet", rohan_regular=2, rohan_elite=1).attack("eastemnet", "westemnet")
    table.dice(*[1] * 9).free.chooses(f"lay:{RETURNING}")
    while table.asked_kind != "cease":
        table.seat(table.asked[0][0]).chooses(table.seat(table.asked[0][0]).options[0])
    zone = hand_zone(FREE, "strategy") if answered else used_zone(FREE, "strategy")
    assert RETURNING in table.state.faces(zone)


@both
def test_figures_that_are_lent_are_not_made_of_nothing(
    tables: type[RingTable], answered: bool
) -> None:
    table = tables()
    table.state.put(SHADOW, "orthanc", single(SHADOW, "isengard-regular"))
    found = {(each.rule, each.about) for each in violations(table.state)}
    assert (("WOTR-1.14", ("isengard-regular",)) in found) is not answered


@both
def test_who_is_not_shut_in_leaves_a_siege(tables: type[RingTable], answered: bool) -> None:
    table = tables.empty().army("helms-deep", rohan_regular=1).siege("helms-deep")
    table.state.put(SHADOW, "helms-deep", (3, 0, 0, 0, 0, 0, 0))
    for who in ("gimli", "legolas"):
        table.character(who, "helms-deep")
    table.character("boromir", "edoras").run(MoveCompanions(seat=FREE))
    assert why_not(table, FREE, "take:gimli") == ("" if answered else "WOTR-8.9")
    assert why_not(table, FREE, "take:legolas") == "WOTR-8.9"
    if answered:
        table.free.chooses("take:gimli", "to:westemnet")
        assert table.state.characters["gimli"] == "westemnet"


@both
def test_a_card_that_no_event_discards_stays(tables: type[RingTable], answered: bool) -> None:
    table = tables.empty().fellowship("hollin", "gimli", progress=1)
    table.lay("free-character-table", COAT, AXE)
    for card in (COAT, AXE):
        table.state.activate(TABLE_CARDS[card], FREE)
    table.army("hollin", sauron_nazgul=1).plays(SHADOW, "sh-char-11").shadow.chooses("done")
    table.shadow.may(f"discard-tabled:{AXE}")
    assert why_not(table, SHADOW, f"discard-tabled:{COAT}") == ("WOTR-7.6" if answered else "")


def test_a_price_may_name_the_die_that_pays_it() -> None:
    table = SmallTable.empty().hand(SHADOW, "sh-str-04").lay("free-strategy-table", PRICED)
    table.state.activate(TABLE_CARDS[PRICED], FREE)
    table.acting(SHADOW, free="army", shadow="character muster")
    assert why_not(table, SHADOW, f"dispel:muster:{PRICED}") == "WOTR-7.9"
    table.shadow.chooses(f"dispel:character:{PRICED}")
    if table.asked_kind == "pay-card":
        table.shadow.chooses("pay-card:sh-str-04")
    assert table.state.faces("free-strategy-table") == []
    assert table.state.faces("shadow-strategy-used") == ["sh-str-04"]


def test_a_place_that_is_no_region_comes_last_and_leads_back() -> None:
    assert by_map([BEYOND, REGIONS[-1], REGIONS[0]]) == [REGIONS[0], REGIONS[-1], BEYOND]
    assert RANK[BEYOND] == len(REGIONS)
    table = SmallTable.empty().fellowship("dale", "gimli", progress=2).phase("fellowship")
    table.free.chooses(f"step:{BEYOND}", "declare")
    war = table.state
    assert (war.ring_bearers, war.corruption) == (BEYOND, 0)
    assert adjacent(war, BEYOND, "army") == ()
    usual = RingTable.empty().fellowship("dale", "gimli", progress=2).phase("fellowship")
    assert f"step:{BEYOND}" not in usual.free.options
