"""Chapter 1: what the expansion consists of."""

from __future__ import annotations

from collections import Counter

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import FACTIONS_OF
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL
from ostrog.expansions.warriors.board.values import CARDS, PRINTED
from ostrog.expansions.warriors.board.verbs import MEMBERS
from ostrog.games.war_of_the_ring.board.pieces import CHARACTERS
from ostrog.games.war_of_the_ring.board.verbs import CARD


@pytest.mark.rule("WOME-1.1")
def test_each_side_has_three_factions() -> None:
    assert FACTIONS_OF == (("dead", "eagles", "ents"), ("corsairs", "dunlendings", "spiders"))
    table = FactionTable.empty().at_peace("southrons")
    table.free.may_not("enter-faction:spiders", because="WOME-1.1")
    table.shadow.may_not("enter-faction:eagles", because="WOME-1.1")


@pytest.mark.rule("WOME-1.2")
def test_each_faction_has_eight_figures() -> None:
    war = FactionTable().war
    assert sum(war.pool_of_figures.values()) == 48
    assert set(war.pool_of_figures.values()) == {8}


@pytest.mark.rule("WOME-1.3")
def test_the_cards_of_the_expansion() -> None:
    decks = {side: len(cards) for side, cards in CARDS.decks.items()}
    brought = {
        side: sum(len(cards) for cards in decks.values()) for side, decks in CARDS.brought.items()
    }
    assert decks == {"free": 20, "shadow": 20}
    assert brought == {"free": 6, "shadow": 3}
    assert Counter(DECK_OF_CALL[card][0] for card in CARDS.calls) == {FREE: 6, SHADOW: 6}
    assert len({*CARDS.cards, *CARDS.calls}) == 62 - 1  # all but Treebeard
    war = FactionTable().war
    factions = Counter(
        printed.faction for card, printed in CARDS.cards.items() if card in CARDS.decks["free"]
    )
    assert factions == {"ents": 5, "eagles": 5, "dead": 5, "": 5}
    factions = Counter(
        printed.faction for card, printed in CARDS.cards.items() if card in CARDS.decks["shadow"]
    )
    assert factions == {"corsairs": 5, "dunlendings": 5, "spiders": 5, "": 5}
    assert [len(war.die_faces(side)) for side in (FREE, SHADOW)] == [6, 6]


@pytest.mark.rule("WOME-1.5")
def test_treebeard_is_not_used() -> None:
    assert not [card for card in (*PRINTED, *MEMBERS[CARD]) if "treebeard" in str(card)]
    assert "treebeard" not in CHARACTERS
