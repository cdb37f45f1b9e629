"""States that were stored under earlier rules go on under these, and under the present ones.

The files in `old_states` were written by version 1 of the rules, and are never made anew. Their
names say what was asked, and the scenario.
"""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path
from random import Random

import pytest

from games.ring_cards.combat_tables import ARAGORN, FRODO, WITCH_KING
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.cards.card_sources import SOURCES
from ostrog.games.ring_cards.version_1 import game as version_1
from ostrog.kernel import Mixer, answer_at_random, asks, choose, decode, encode, new
from ostrog.kernel.matches.migration import carried_over
from ostrog.kernel.runtime.engine import make_setting

FOLDER = Path(__file__).parent / "old_states"
COURSES: dict[str, str] = tomllib.loads((FOLDER / "courses.toml").read_text())
"""Hashes of all states that version 1 came to from there, when it was the present version."""
STATES = sorted(file.stem for file in FOLDER.glob("*.state"))


def taken_over(name: str) -> War:
    """Return an old state under the present rules."""
    scenario = name.partition("--")[2]
    setting = make_setting(game.compose(), scenario, Mixer(1), {})
    return carried_over((FOLDER / f"{name}.state").read_bytes(), 1, game, setting)


def as_it_was(name: str) -> War:
    """Return an old state under its own rules."""
    like = new(version_1, name.partition("--")[2], Mixer(1))
    return decode((FOLDER / f"{name}.state").read_bytes(), like)


def asked(war: War) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in asks(war)]


def chooses(war: War, seat: int, *options: str) -> None:
    choose(war, seat, *(war.setting.rules.catalogue.parse(option) for option in options))


def where(war: War, card: str) -> str:
    zones = war.zones(war.owner(card))
    return next(zone for zone in zones if card in war.faces(zone))


@pytest.mark.parametrize("name", STATES)
def test_an_old_state_is_sound_and_can_be_played_to_the_end(name: str) -> None:
    war = taken_over(name)
    assert violations(war) == []
    assert [each.name for each in war.active] == [card for card in SOURCES if card in war.places]
    assert encode(decode(encode(war), war)) == encode(war)
    random = Random(name)
    while war.outcome is None:
        answer_at_random(war, asks(war)[0].seat, random)
        assert violations(war) == []


@pytest.mark.parametrize("name", STATES)
def test_an_old_state_goes_on_by_its_own_rules_as_it_did_then(name: str) -> None:
    war = as_it_was(name)
    assert encode(war) == (FOLDER / f"{name}.state").read_bytes()
    random, states = Random(name), blake2b(digest_size=16)
    while war.outcome is None:
        ask = asks(war)[0]
        choose(war, ask.seat, random.choice(list(ask.options)))
        assert violations(war) == []
        assert war.active == []
        states.update(encode(war))
    assert states.hexdigest() == COURSES[name]


OLD_QUESTIONS = {
    "consent--trilogy": (ARAGORN, "casualties-consent"),
    "consent-to-oneself--trilogy-2": (ARAGORN, "casualties-consent"),
    "no-choice--trilogy": (FRODO, "casualties"),
    "overruled--trilogy": (WITCH_KING, "casualties"),
    "replacement--trilogy": (FRODO, "replacement"),
    "support-of-partners--trilogy": (FRODO, "support"),
}


@pytest.mark.parametrize("name", OLD_QUESTIONS)
def test_version_1_asks_what_it_asked_then(name: str) -> None:
    assert asked(as_it_was(name)) == [OLD_QUESTIONS[name]]


def test_in_version_1_a_declined_proposal_is_decided_by_the_attackers() -> None:
    war = as_it_was("consent--trilogy")
    chooses(war, ARAGORN, "decline")
    assert asked(war) == [(WITCH_KING, "casualties")]


def test_in_version_1_one_partner_decides_on_support() -> None:
    war = as_it_was("support-of-partners--trilogy")
    chooses(war, FRODO, "support:denethor")
    assert "support-consent" not in [kind for _, kind in asked(war)]


def test_an_open_proposal_is_made_again() -> None:
    war = taken_over("consent--trilogy")
    assert asked(war) == [(FRODO, "casualties")]
    chooses(war, FRODO, "lose:legolas", "done")
    assert asked(war) == [(ARAGORN, "casualties-consent")]
    chooses(war, ARAGORN, "decline")
    assert asked(war) == [(ARAGORN, "casualties")]


def test_who_was_to_agree_with_himself_decides() -> None:
    war = taken_over("consent-to-oneself--trilogy-2")
    chooses(war, FRODO, "lose:legolas", "done")
    assert asked(war) == [(WITCH_KING, "turn")]
    assert where(war, "legolas") == "eliminated-aragorn"


def test_where_there_is_nothing_to_choose_the_match_goes_on() -> None:
    war = taken_over("no-choice--trilogy")
    assert asked(war) == [(WITCH_KING, "turn")]
    assert where(war, "aragorn") == "eliminated-aragorn"


def test_the_choice_between_two_texts_is_still_open() -> None:
    war = taken_over("replacement--trilogy")
    assert asked(war) == [(FRODO, "replacement")]
    (ask,) = asks(war)
    assert [option.id for option in ask.options] == [
        "save-with:frodo-baggins",
        "save-with:elven-cloak",
    ]
    chooses(war, FRODO, "save-with:elven-cloak")
    assert where(war, "mithril-coat") == "cycle-frodo"


def test_support_that_was_asked_of_one_partner_is_asked_of_both() -> None:
    war = taken_over("support-of-partners--trilogy")
    chooses(war, FRODO, "support:denethor")
    assert asked(war) == [(ARAGORN, "support-consent")]
