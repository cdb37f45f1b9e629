"""Chapter 2: the setup."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from games.war_of_the_ring.tables import RingTable
from ostrog.expansions.warriors.board.pieces import FACTIONS, WAITING
from ostrog.expansions.warriors.board.values import CARDS

LEFT_OUT = {
    "free-character": [f"fp-char-{number}" for number in (15, 18, 19, 20, 21, 22)],
    "free-strategy": [],
    "shadow-character": ["sh-char-01"],
    "shadow-strategy": ["sh-str-10", "sh-str-11"],
}
BROUGHT = {
    "free-character": [
        "fp-the-western-way",
        "fp-swift-boats",
        "fp-premonition-of-danger",
        "fp-majesty-and-glory",
        "fp-long-battle",
        "fp-take-someone-you-can-trust",
    ],
    "free-strategy": [],
    "shadow-character": ["sa-not-on-anybodys-side"],
    "shadow-strategy": ["sa-strongly-guarded", "sa-great-winged-creatures"],
}


def cards_of(table: FactionTable, pool: str) -> list[str]:
    """Return all cards of a deck, wherever they lie."""
    plan = next(each for each in table.state.setting.pools if each.name == pool)
    zones = [zone.name for zone in plan.zones if not zone.name.endswith("-calls")]
    return [card for zone in zones for card in table.state.faces(zone)]


@pytest.mark.rule("WOME-2.1")
def test_everything_else_is_set_up_as_in_the_game() -> None:
    war, usual = FactionTable().war, RingTable().state
    assert war.hosts == usual.hosts
    assert war.reinforcements == usual.reinforcements
    assert (war.control, war.steps_to_war) == (usual.control, usual.steps_to_war)
    assert (war.characters, war.ring_bearers) == (usual.characters, usual.ring_bearers)
    for zone in ("hunt-pool", "hunt-waiting"):
        assert sorted(war.faces(zone)) == sorted(usual.faces(zone))


@pytest.mark.rule("WOME-2.2", "WOME-2.3", "WOME-2.4")
@pytest.mark.parametrize("pool", LEFT_OUT)
def test_cards_of_the_decks_of_the_game_are_exchanged(pool: str) -> None:
    found = cards_of(FactionTable(), pool)
    assert len(found) == len(set(found)) == 24
    assert not set(LEFT_OUT[pool]) & set(found)
    assert set(BROUGHT[pool]) <= set(found)


@pytest.mark.rule("WOME-2.5")
def test_each_side_has_twenty_faction_cards_in_an_order_of_chance() -> None:
    orders = set()
    for seed in range(4):
        table = FactionTable(seed=seed)
        for side in ("free", "shadow"):
            found = cards_of(table, f"{side}-faction")
            assert sorted(found) == sorted(CARDS.decks[side])
            orders.add(tuple(table.state.faces(f"{side}-faction-deck")))
    assert len(orders) == 8


@pytest.mark.rule("WOME-2.6", "WOME-2.7")
def test_no_faction_is_in_play_at_the_start() -> None:
    war = FactionTable().war
    assert war.faction_states == dict.fromkeys(FACTIONS, WAITING)
    assert war.pool_of_figures == dict.fromkeys(FACTIONS, 8)
    assert war.figures == {faction: {} for faction in FACTIONS}


@pytest.mark.rule("WOME-2.7")
def test_nobody_rolls_a_faction_die_in_the_first_turn() -> None:
    table = FactionTable().phase("action_roll")
    assert table.war.faction_dice == ["", ""]
    assert [table.war.has_faction_die[side] for side in (FREE, SHADOW)] == [False, False]
