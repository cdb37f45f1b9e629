"""What may be used for nothing (RCG-8.21, 9.15): its player is warned before."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.table.contract import table as game_table
from ostrog.kernel import TrialWorld, ask_of

NOTHING = "RCG-8.21"


def warnings(table: Ring, name: str) -> dict[str, str]:
    """Return the warnings about the options of a player's turn."""
    table.turn(name)
    seat = table.state.cast.names.index(name)
    world = TrialWorld(table.state, seat).after()
    ask = ask_of(world, seat)
    assert ask is not None
    assert game_table.warning is not None
    return {each.id: game_table.warning(world.clone(), seat, each) for each in ask.options}


@pytest.mark.rule("RCG-8.21", "RCG-20.15")
def test_an_event_warns_while_its_condition_is_not_met() -> None:
    table = Ring().hand("saruman", "threats-and-promises", "ugluk", "wolf-riders")
    found = warnings(table, "saruman")
    assert found["event:threats-and-promises"] == NOTHING
    assert {rule for option, rule in found.items() if not option.startswith("event:")} == {""}


@pytest.mark.rule("RCG-8.21", "RCG-20.15")
def test_an_event_whose_condition_is_met_does_not_warn() -> None:
    table = Ring().reserve("saruman").hand("saruman", "threats-and-promises", "ugluk")
    assert warnings(table, "saruman")["event:threats-and-promises"] == ""
    table = Ring().hand("aragorn", "paths-of-the-dead", "lembas", "arwen")
    assert warnings(table, "aragorn")["event:paths-of-the-dead"] == ""


@pytest.mark.rule("RCG-9.15")
@pytest.mark.parametrize(("deck", "rule"), [((), "RCG-9.15"), (("ugluk",), "")])
def test_an_action_that_finds_no_cards_may_be_used_and_warns(
    deck: tuple[str, ...], rule: str
) -> None:
    table = Ring().reserve("saruman", "palantir-of-orthanc@saruman").hand("saruman")
    table.cycled("saruman").deck("saruman", *deck)
    assert warnings(table, "saruman")["act:palantir-of-orthanc"] == rule


@pytest.mark.rule("RCG-9.14")
@pytest.mark.parametrize(("deck", "rule"), [((), "RCG-9.15"), (("ugluk",), "")])
def test_a_ring_token_that_draws_no_cards_warns(deck: tuple[str, ...], rule: str) -> None:
    table = Ring().hand("saruman").cycled("saruman").deck("saruman", *deck)
    assert warnings(table, "saruman")["ring"] == rule
