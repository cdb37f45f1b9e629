"""The values of the game, and what a ruleset can and cannot make of them."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS, read_event_cards
from ostrog.games.war_of_the_ring.board.map import MAP, REGIONS, MiddleEarth, map_faults
from ostrog.games.war_of_the_ring.board.values import faults, read_unconfirmed, read_values
from ostrog.kernel import Mixer, new
from ostrog.kernel.rules.rulesets import BadRuleset


def test_the_values_are_consistent() -> None:
    assert faults(read_values()) == []


def test_every_unconfirmed_value_can_be_overridden() -> None:
    for each in read_unconfirmed():
        part, _, name = each.path.partition(".")
        other = False if part == "coastal" else ""
        war = new(game, "two-players", Mixer(1), ruleset={each.path: other})
        assert getattr(war.values, part)[name] == other != getattr(read_values(), part)[name]


def test_fifteen_regions_are_on_the_coast() -> None:
    values = read_values()
    assert len(values.coastal) == 15
    assert set(values.coastal) <= set(REGIONS)


def test_the_decks_have_96_cards() -> None:
    cards = [
        card for side in read_values().cards.values() for deck in side.values() for card in deck
    ]
    assert len(cards) == len(set(cards)) == 96


def test_every_card_has_a_die_and_a_title_in_combat() -> None:
    values = read_values()
    dice = Counter[tuple[str, str, str]]()
    for side, decks in values.cards.items():
        for deck, cards in decks.items():
            dice.update((side, deck, EVENT_CARDS.cards[card].die) for card in cards)
    assert dice == {
        ("free", "character", "character"): 24,
        ("free", "strategy", "army"): 8,
        ("free", "strategy", "muster"): 16,
        ("shadow", "character", "character"): 24,
        ("shadow", "strategy", "army"): 11,
        ("shadow", "strategy", "muster"): 13,
    }
    assert len(EVENT_CARDS.combats) == 38
    assert EVENT_CARDS.combats["mumakil"] == (3, 5)


def test_a_combat_card_without_a_number_is_refused() -> None:
    text = '[cards.a]\ndie = "army"\ncombat = "charge"\n[combats]\n'
    with pytest.raises(ValueError, match="charge"):
        read_event_cards(text)


@pytest.mark.parametrize(
    ("ruleset", "fault"),
    [
        (
            {"armies.edoras.rohan-regular": 9},
            "figures.rohan-regular: 12 and 6 are more than there are",
        ),
        ({"figures.sauron-nazgul": 7}, "figures.sauron-nazgul: 4 and 4 are more"),
        ({"dice.free.start": -1}, "dice.free.start"),
    ],
)
def test_values_that_do_not_fit_together_are_refused(
    ruleset: dict[str, bool | int | str], fault: str
) -> None:
    with pytest.raises(BadRuleset, match=fault):
        new(game, "two-players", Mixer(1), ruleset=ruleset)


def changed(**parts: object) -> MiddleEarth:
    return msgspec.structs.replace(MAP, **parts)


def test_faults_of_a_map_are_found() -> None:
    first = MAP.region[0]
    no_nation = msgspec.structs.replace(first, nation="mirkwood")
    assert map_faults(changed(region=(no_nation, *MAP.region[1:]))) == [
        "erebor: no nation mirkwood"
    ]
    bare = msgspec.structs.replace(first, nation="")
    assert map_faults(changed(region=(bare, *MAP.region[1:]))) == [
        "erebor: a settlement without a nation"
    ]
    assert "two regions have the same id" in map_faults(changed(region=(first, *MAP.region)))
    twice = (*MAP.borders, MAP.borders[0][::-1])
    assert map_faults(changed(borders=twice)) == ["border dale erebor: listed twice"]
    nowhere = (*MAP.borders, ("erebor", "valinor"))
    assert map_faults(changed(borders=nowhere)) == ["border erebor valinor: no such regions"]
    lonely = tuple(pair for pair in MAP.borders if "umbar" not in pair)
    assert map_faults(changed(borders=lonely)) == ["umbar: has no neighbour"]
