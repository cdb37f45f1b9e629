"""Any two effects are brought into one match with factions, and are used there."""

from __future__ import annotations

from random import Random

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board.events import FactionDieUsed
from ostrog.expansions.warriors.board.pieces import FACTIONS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.expansions.warriors.effect_pairs import (
    BROUGHT_TITLES,
    FACTION_DICE,
    HER_CARD,
    HOLDERS,
    OWN,
    SHELOB,
    bring,
    bring_faction,
    lost_now,
    own_effects_at_work,
    pairs,
)
from ostrog.expansions.warriors.occurrences import LEFT_OUT
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.effect_pairs import PAIRS
from ostrog.kernel import Mixer, Scenario, asks, new, with_installed
from ostrog.testing.conformance.subjects import Subject
from ostrog.testing.soundness.pairing import pairs_of, play_pairs

SUBJECT = Subject("ostrog.games.war_of_the_ring:game", "two-players", ("warriors",))
RULES = with_installed(game)
DECLARED = pairs(PAIRS)
EFFECTS = DECLARED.effects(game.scenarios[0])
TRIES = 12
"""Games in which a pair is tried: some end before, or have lost what is needed."""
OTHER = "sh-str-13"
"""A card of the game without which nothing would be a pair."""


def brought(one: str, other: str, first: int = 0) -> FactionWar | None:
    """Return a game into which two effects are brought; nothing if that cannot be."""
    for seed in range(first, first + TRIES):
        war = new(RULES, "two-players", Mixer(seed), expansions=("warriors",))
        assert isinstance(war, FactionWar)
        if bring(war, one, other, Random(seed)):
            war.scratch.asks = None
            return war
    return None


def test_the_match_declares_the_pairs_with_the_expansion() -> None:
    assert set(pairs_of(SUBJECT).effects(game.scenarios[0])) == set(EFFECTS)


def test_every_card_call_faction_and_die_is_an_effect() -> None:
    """WOME-2.2 to 2.5: cards that stay in the box are none."""
    assert {*CARDS.cards, *CARDS.calls, *FACTIONS, *FACTION_DICE, *BROUGHT_TITLES} == set(OWN)
    assert set(OWN) <= set(EFFECTS)
    assert len(EFFECTS) == len(set(EFFECTS))
    assert not LEFT_OUT & set(EFFECTS)


@pytest.mark.parametrize("effect", OWN)
def test_each_effect_is_brought_in_and_the_position_is_sound(effect: str) -> None:
    """WOME-1.2, 3.4: no figure is made or lost, and a faction in play is not lost at once."""
    war = brought(effect, OTHER)
    assert war is not None
    assert expansion.invariants is not None
    assert game.invariants is not None
    assert [*game.invariants(war), *expansion.invariants(war)] == []
    assert asks(war)
    if effect in FACTIONS:
        assert not lost_now(war, effect)
    if effect in FACTION_DICE:
        assert war.faction_dice[FACTION_DICE.index(effect)] not in ("", "eye")


def test_a_tile_and_the_card_that_brings_it_never_meet() -> None:
    """WOME-17.14."""
    assert brought(SHELOB, HER_CARD) is None


@pytest.mark.parametrize("card", HOLDERS)
def test_a_card_on_the_table_has_figures_on_it(card: str) -> None:
    """WOME-5.4."""
    found = [brought(card, OTHER, first) for first in range(0, 6 * TRIES, TRIES)]
    laid = [war for war in found if war and any(each.name == card for each in war.active)]
    assert laid
    assert all(war.on_cards[card] > 0 for war in laid)


def test_a_faction_whose_places_are_lost_does_not_come() -> None:
    """WOME-7.7."""
    table = FactionTable.empty().controls(FREE, "umbar")
    assert not bring_faction(table.war, "corsairs", Random(0))
    assert bring_faction(table.war, "spiders", Random(0))


def test_what_a_faction_does_is_at_work() -> None:
    war = FactionTable.empty().war
    war.scratch.outbox.clear()
    war.tell(FactionDieUsed(SHADOW, "wild", "draw"))
    assert list(own_effects_at_work(war)) == ["shadow-faction-die"]


@pytest.mark.parametrize("scenario", game.scenarios, ids=lambda each: each.name)
def test_pairs_with_the_expansion_find_nothing(scenario: Scenario) -> None:
    subject = Subject(SUBJECT.spec, scenario.name, ("warriors",))
    report = play_pairs(subject, count=12, seed=1)
    assert report.faults == {}
    assert report.used
