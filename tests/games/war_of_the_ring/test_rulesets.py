"""The rulesets that lead random games to what is rare are ones that a match can be played with."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.values import HuntTile
from ostrog.games.war_of_the_ring.effect_pairs import BROUGHT_BY, TITLES, effects
from ostrog.kernel import Mixer, asks, new

RULESETS = tomllib.loads((Path(__file__).parent / "rulesets.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("scenario", [scenario.name for scenario in game.scenarios])
@pytest.mark.parametrize("name", RULESETS)
def test_a_match_begins(name: str, scenario: str) -> None:
    war = new(game, scenario, Mixer(1), ruleset=RULESETS[name])
    assert asks(war)
    assert game.invariants is not None
    assert game.invariants(war) == []


def test_pairs_are_formed_of_all_cards_titles_characters_and_special_tiles() -> None:
    found = effects(game.scenarios[0])
    assert len(set(found)) == len(found)
    assert {*EVENT_CARDS.cards, *TITLES, *BROUGHT_BY} <= set(found)
    special = {tile for tile, facts in new_values().items() if facts.special}
    assert set(BROUGHT_BY) == special


def new_values() -> dict[str, HuntTile]:
    """The hunt tiles of the game."""
    return new(game, game.scenarios[0].name, Mixer(1)).values.tiles
