"""What can never lie on the table is noticed wherever it comes from."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import FREE, SHADOW, Ring
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.kernel import Violation
from ostrog.testing.soundness.leftovers import leftovers


def found(table: Ring) -> list[Violation]:
    return violations(table.state)


def full_table() -> Ring:
    """Return a valid table with pieces of all kinds."""
    table = Ring("trilogy").path("egladil", "legolas", "bow-of-the-galadhrim@legolas", "gimli")
    table.battleground("lorien", "high-elves-1", "galadriel", "mordor-orcs-1")
    table.battleground("umbar", bared=True).reserve("elrond", "vilya-ring-of-air@elrond", "eomer")
    table.won(FREE, "moria", "bag-end").won(SHADOW, "edoras", "weathertop")
    table.tokens("egladil", attack=1).tokens("lorien", defence=1).tokens("mordor-orcs-1", attack=1)
    return table.hand("frodo", "sting").cycled("frodo", "theoden").board(corruption=3)


def moved(card: str, place: str) -> Ring:
    """Return the same table with one card in another place."""
    table = full_table()
    table.state.places[card] = place
    return table


def test_the_game_has_them_and_a_table_as_it_may_be_has_none() -> None:
    assert game.invariants is violations
    assert found(full_table()) == []
    assert found(Ring("trilogy")) == []


# Cards


@pytest.mark.rule("RCG-3.3")
def test_every_card_in_play_has_a_place_and_no_other_card_has() -> None:
    table = full_table()
    del table.state.places["eomer"]
    assert found(table) == [Violation("RCG-3.3", ("eomer",))]
    table = full_table()
    table.state.places["sting"] = "reserve"
    assert Violation("RCG-3.3", ("sting",)) in found(table)


@pytest.mark.rule("RCG-3.3")
@pytest.mark.parametrize("card", ["gimli", "high-elves-1", "eomer"])
def test_armies_and_characters_are_in_reserve_or_at_an_active_location(card: str) -> None:
    assert found(moved(card, "minas-tirith")) == [Violation("RCG-3.3", (card, "minas-tirith"))]
    assert found(moved(card, "bag-end")) == [Violation("RCG-3.3", (card, "bag-end"))]
    assert found(moved(card, "galadriel")) == [Violation("RCG-3.3", (card, "galadriel"))]
    assert found(moved(card, "reserve")) == found(moved(card, "lorien")) == []


@pytest.mark.rule("RCG-8.9")
@pytest.mark.parametrize("place", ["reserve", "egladil", "galadriel", "aragorn", "eomer"])
def test_an_item_is_with_an_allowed_wielder_in_play(place: str) -> None:
    wrong = [Violation("RCG-8.9", ("vilya-ring-of-air", place))]
    assert found(moved("vilya-ring-of-air", place)) == wrong
    assert found(moved("bow-of-the-galadhrim", "elrond")) == []


@pytest.mark.rule("RCG-8.9")
def test_an_item_does_not_stay_when_its_wielder_has_left_play() -> None:
    table = Ring("trilogy").reserve("bow-of-the-galadhrim@legolas")
    assert found(table) == [Violation("RCG-8.9", ("bow-of-the-galadhrim", "legolas"))]


@pytest.mark.rule("RCG-8.9")
def test_an_army_wields_nothing() -> None:
    assert found(moved("vilya-ring-of-air", "high-elves-1")) == [
        Violation("RCG-8.9", ("high-elves-1",)),
        Violation("RCG-8.9", ("vilya-ring-of-air", "high-elves-1")),
    ]


@pytest.mark.rule("RCG-8.6", "RCG-8.8")
def test_only_characters_that_may_go_there_are_on_the_path() -> None:
    assert found(moved("high-elves-1", "egladil")) == [Violation("RCG-8.6", ("high-elves-1",))]
    assert found(moved("elrond", "egladil")) == [Violation("RCG-8.8", ("elrond", "egladil"))]
    assert found(moved("galadriel", "egladil")) == []


@pytest.mark.rule("RCG-8.21")
def test_an_event_is_never_in_play() -> None:
    table = Ring("trilogy").reserve("paths-of-the-dead")
    assert found(table) == [Violation("RCG-8.21", ("paths-of-the-dead",))]


# Locations


@pytest.mark.rule("RCG-5.11")
def test_a_battleground_lies_in_one_place_only() -> None:
    table = full_table()
    table.state.decks[FREE].append("lorien")
    assert found(table) == [Violation("RCG-5.11", ("lorien",))]
    table = full_table()
    table.state.won[SHADOW].append("moria")
    assert found(table) == [Violation("RCG-5.11", ("moria",))]
    table = full_table()
    table.state.decks[SHADOW].append("harad")
    assert found(table) == [Violation("RCG-5.11", ("harad",))]
    table = full_table()
    table.state.battlegrounds.append("umbar")
    assert found(table) == [Violation("RCG-5.11", ("umbar",))]


@pytest.mark.rule("RCG-6.7")
def test_no_path_is_active_twice_in_a_game() -> None:
    table = full_table()
    table.state.used_paths.append("bag-end")
    assert found(table) == [Violation("RCG-6.7", ("bag-end",))]


@pytest.mark.rule("RCG-6.3")
def test_the_active_path_is_used_and_lies_nowhere_else() -> None:
    wrong = [Violation("RCG-6.3", ("egladil",))]
    table = full_table()
    table.state.used_paths.remove("egladil")
    assert found(table) == wrong
    table = full_table()
    table.state.paths_won[FREE].append("egladil")
    assert found(table) == wrong
    table = full_table()
    table.state.paths_won[SHADOW].append("egladil")
    assert found(table) == wrong
    table = full_table()
    table.state.laid_aside.append("egladil")
    assert found(table) == wrong


@pytest.mark.rule("RCG-14.5")
def test_there_is_never_less_than_no_corruption() -> None:
    assert found(full_table().board(corruption=0)) == []
    assert found(full_table().board(corruption=-1)) == [Violation("RCG-14.5", (-1,))]


@pytest.mark.rule("RCG-11.12")
@pytest.mark.parametrize("thing", ["edoras", "bag-end", "theoden", "harad"])
def test_tokens_lie_on_active_locations_and_cards_in_play_only(thing: str) -> None:
    assert found(full_table().tokens(thing, attack=1)) == [Violation("RCG-11.12", (thing,))]


@pytest.mark.rule("RCG-13.15")
def test_only_an_active_battleground_is_without_its_own_defence() -> None:
    table = full_table()
    table.state.bared.append("moria")
    assert found(table) == [Violation("RCG-13.15", ("umbar", "moria"))]


# Out of play


@pytest.mark.rule("RCG-8.9")
def test_an_item_with_a_card_out_of_play_is_a_leftover() -> None:
    assert list(leftovers(full_table().state)) == []
    table = Ring("trilogy").reserve("bow-of-the-galadhrim@legolas")
    assert list(leftovers(table.state)) == [
        "bow-of-the-galadhrim is left on legolas, which is out of play",
        "places names legolas, which is out of play",
    ]


@pytest.mark.rule("RCG-11.12")
@pytest.mark.parametrize("thing", ["edoras", "bag-end", "theoden", "sting"])
def test_tokens_out_of_play_are_leftovers(thing: str) -> None:
    table = full_table().tokens(thing, attack=1)
    assert list(leftovers(table.state)) == [f"tokens names {thing}, which is out of play"]
