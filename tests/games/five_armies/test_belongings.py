"""Nothing is left on a character who is out of play, and it is noticed if something is."""

from __future__ import annotations

import pytest

from games.five_armies.tables import Battlefield
from ostrog.games.five_armies.belongings import left_on
from ostrog.games.five_armies.board.state import ELIMINATED
from ostrog.testing.soundness.leftovers import leftovers

TOKENS: dict[str, dict[str, int]] = {
    "gandalf": {"concentrated": True},
    "bilbo": {"rings": 1},
    "bolg": {"bodyguards": 1},
    "beorn": {"wrath": 1},
    "thorin": {"armour": 1},
}


def gone(character: str) -> Battlefield:
    table = Battlefield.empty()
    table.state.characters[character] = ELIMINATED
    table.state.track.pop(character, None)
    return table


@pytest.mark.rule("B5A-10.16")
@pytest.mark.parametrize("character", TOKENS)
def test_a_token_on_an_eliminated_character_is_noticed(character: str) -> None:
    table = gone(character)
    assert list(leftovers(table.state)) == []
    (token,) = TOKENS[character]
    table.board(**TOKENS[character])
    told = f"{token} is left on {character}, which is out of play"
    assert list(leftovers(table.state)) == [told]
    assert list(left_on(table.state, "bard")) == []


@pytest.mark.rule("B5A-10.16")
def test_tokens_of_a_character_in_play_are_no_leftovers() -> None:
    table = Battlefield.empty().board(rings=3, wrath=8, concentrated=True, bodyguards=1, armour=2)
    assert list(leftovers(table.state)) == []


@pytest.mark.rule("B5A-10.16", "B5A-CR-25")
def test_a_card_beside_an_eliminated_character_is_noticed() -> None:
    table = gone("beorn").lay("fate-beside", "fate-giant-size")
    found = ["fate-giant-size is left on beorn, which is out of play"]
    assert list(leftovers(table.state)) == found
    assert list(leftovers(gone("thorin").lay("fate-beside", "fate-giant-size").state)) == []


@pytest.mark.rule("B5A-11.6")
def test_an_activation_of_an_eliminated_general_is_noticed() -> None:
    table = gone("bard").board(activated=["bard", "dain"])
    assert list(leftovers(table.state)) == ["activated names bard, which is out of play"]
