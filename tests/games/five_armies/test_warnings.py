"""B5A-8.21: a card that would do nothing may be played, and its player is warned before."""

from __future__ import annotations

import pytest

from games.five_armies.tables import Battlefield
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.table.contract import table as game_table
from ostrog.kernel import TrialWorld, ask_of

CAMP, SPUR, GATE, SOUTH = "camp", "eastern-spur", "front-gate", "valley-southern-plains"
NOTHING = "B5A-8.21"


def warned(table: Battlefield, seat: int, card: str, **dice: str) -> str:
    """Return the warning about playing a card with an Event die, in its player's trial world."""
    own, foe = ("free", "shadow") if seat == FREE else ("shadow", "free")
    table.hand(seat, card).acting(seat, **({own: "event", foe: "event"} | dice))
    world = TrialWorld(table.state, seat).after()
    ask = ask_of(world, seat)
    assert ask is not None
    (option,) = [each for each in ask.options if each.id == f"play:event:{card}"]
    assert game_table.warning is not None
    return game_table.warning(world, seat, option)


def field() -> Battlefield:
    return Battlefield.empty().army(CAMP, lake_men=1).character("bard", CAMP)


@pytest.mark.rule("B5A-8.21", "B5A-CR-51")
def test_he_is_not_lost_warns_while_no_general_is_lost() -> None:
    assert warned(field(), FREE, "sf-he-is-not-lost") == NOTHING
    assert warned(field().character("dain", "eliminated"), FREE, "sf-he-is-not-lost") == ""


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_other_cards_for_nothing_warn_too() -> None:
    gone = field().character("beorn", "eliminated").board(marker=12)
    assert warned(gone, FREE, "sf-the-skin-changer") == NOTHING
    assert warned(field(), FREE, "sf-clad-in-hauberks-of-steel") == NOTHING
    assert warned(field(), FREE, "sf-last-stand") == NOTHING
    assert warned(Battlefield.empty().army(SPUR, orcs=1), FREE, "sf-hope-rekindled") == NOTHING


@pytest.mark.rule("B5A-8.16", "B5A-8.20")
def test_a_card_that_asks_draws_stays_or_changes_something_does_not_warn() -> None:
    assert warned(field().army(GATE, dwarf_veterans=1), FREE, "sf-clad-in-hauberks-of-steel") == ""
    assert warned(field(), FREE, "sf-hope-rekindled") == ""
    assert warned(field(), FREE, "sf-the-arkenstone-of-thrain") == ""
    assert warned(field().army(SPUR, orcs=1), SHADOW, "ss-howling-orcs") == ""


@pytest.mark.rule("B5A-8.21")
def test_the_last_die_of_the_turn_changes_nothing_about_the_warning() -> None:
    """The turn ends after it, and much happens that is not the card's doing."""
    assert warned(field(), FREE, "sf-he-is-not-lost", shadow="") == NOTHING


@pytest.mark.rule("B5A-8.21")
def test_nothing_but_cards_is_warned_of() -> None:
    table = field().hand(FREE, "sf-he-is-not-lost").acting(FREE, free="event", shadow="event")
    ask = ask_of(table.state, FREE)
    assert ask is not None
    assert game_table.warning is not None
    for option in ask.options:
        if option.verb != "play":
            assert game_table.warning(table.state.clone(), FREE, option) == ""
