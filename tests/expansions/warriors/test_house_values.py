"""Values about which sources differ: named in three languages, and set by a match."""

from __future__ import annotations

import msgspec
import pytest

from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import HERE, read_unconfirmed
from ostrog.expansions.warriors.table.house_values import LABELS, PREFIX
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.kernel import BadRuleset, Mixer, Ruleset, new
from ostrog.table import check_values, value_list
from ostrog.words import LANGUAGES, Words

PLAYED = msgspec.structs.replace(game, expansions=(expansion,))
LISTED = value_list(PLAYED, ["warriors"])
OWN = [each for each in LISTED.values if each.path.startswith(PREFIX)]
assert game.words is not None
FOLDERS = (HERE / "words", game.words)


def war_with(ruleset: Ruleset) -> FactionWar:
    war = new(PLAYED, "two-players", Mixer(1), ruleset=ruleset, expansions=("warriors",))
    assert isinstance(war, FactionWar)
    return war


def test_they_are_those_that_the_data_names() -> None:
    paths = [each.path for each in read_unconfirmed()]
    assert [each.path for each in OWN] == paths
    assert {path.removeprefix(PREFIX) for path in paths} == LABELS.keys()
    assert not [each for each in value_list(PLAYED).values if each.path.startswith(PREFIX)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_raw_key_is_shown(language: str) -> None:
    words = Words([language], FOLDERS)
    keys = {each.label for each in OWN} | {each.group for each in OWN}
    chosen = [LISTED.choices[each.choices] for each in OWN if each.choices]
    keys |= {choice.label for choices in chosen for choice in choices}
    said = {key: words.say(key) for key in keys}
    assert {key: text for key, text in said.items() if key in text or not text.strip()} == {}
    assert len(set(said.values())) == len(keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_chosen_has_a_name_besides_its_key(language: str) -> None:
    words = Words([language], FOLDERS)
    names = [words.say(choice.label) for choice in LISTED.choices["last-faces"]]
    assert all("-" not in name for name in names)


@pytest.mark.rule("WOME-6.10")
@pytest.mark.parametrize("face", ["muster-draw", "muster-play"])
def test_the_last_face_is_what_the_match_says(face: str) -> None:
    check_values(PLAYED, {"warriors/last_face": face}, ["warriors"])
    assert war_with({"warriors/last_face": face}).die_faces(FREE)[-1] == face


@pytest.mark.rule("WOME-14.2")
def test_two_corsairs_may_be_the_start() -> None:
    ruleset = {"warriors/factions.corsairs.start.umbar": 2}
    check_values(PLAYED, ruleset, ["warriors"])
    assert war_with(ruleset).faction_values.factions["corsairs"].start == {"umbar": 2}


@pytest.mark.parametrize(
    "ruleset", [{"warriors/last_face": "eye"}, {"warriors/factions.corsairs.start.umbar": 9}]
)
def test_what_does_not_fit_is_refused(ruleset: Ruleset) -> None:
    with pytest.raises(BadRuleset):
        check_values(PLAYED, ruleset, ["warriors"])
