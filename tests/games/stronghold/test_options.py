"""What is offered is exactly what no rule refuses, though not every option is asked about."""

from __future__ import annotations

from random import Random

import pytest

from ostrog.games.stronghold import game
from ostrog.games.stronghold.board.verbs import VERBS
from ostrog.kernel import Mixer, asks, choose, draft_of, new

FOUND = {
    "window": ("lay", "finish", "train", "heroic", "close-window", "take", "lead"),
    "march-from-ramparts": ("send", "tow", "pass-through"),
    "march-from-foregrounds": ("send", "tow", "pass-through"),
    "new-units": ("bring",),
    "saps": ("sap",),
    "fire": ("fire",),
    "machine-target": ("target",),
    "aim": ("aim",),
}
"""Verbs by the decision in which each is offered, if nothing was picked yet or something was."""
VERB = {verb.name: verb for verb in VERBS}
MOVING = ("to", "swap")
"""Verbs that are offered when a unit was taken up, instead of the others of a window."""


@pytest.mark.parametrize("seed", range(6))
def test_everything_is_offered_that_no_rule_refuses(seed: int) -> None:
    random, siege = Random(seed), new(game, "standard", Mixer(seed))
    catalogue = siege.setting.rules.catalogue
    compared = 0
    while siege.outcome is None:
        ask = asks(siege)[0]
        drafted = draft_of(siege, ask.seat)
        moving = any(pick.verb in ("take", "lead") for pick in drafted)
        for verb in MOVING if moving else FOUND.get(ask.kind, ()):
            every = catalogue.options(VERB[verb])
            allowed = [option for option in every if siege.refusal(ask.seat, option) is None]
            offered = [option for option in ask.options if option.verb == verb]
            if ask.kind == "aim":
                allowed = [option for option in allowed if option.refs[0] == ask.about[0]]
            if ask.kind == "machine-target":
                places = {option.refs[0] for option in offered}
                allowed = [option for option in allowed if option.refs[0] in places]
            assert sorted(o.id for o in offered) == sorted(o.id for o in allowed), (ask, drafted)
            compared += 1
        choose(siege, ask.seat, random.choice(ask.options))
    assert compared > 100
