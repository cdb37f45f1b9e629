"""Version 3 of the rules, in which matches go on that were begun with it.

Some actions of dice are offered that can do nothing, the second army that a card moves cannot go
past Beorn, and tokens stay on characters that are eliminated. This module is frozen.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.games.five_armies.armies.damage import Casualties, TakeCasualties
from ostrog.games.five_armies.armies.stacking import Overstack
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.battle.combat_effects import CaptainOfWar
from ostrog.games.five_armies.battle.unit_abilities import UseAbility
from ostrog.games.five_armies.board.die_actions import repertoire, results_of
from ostrog.games.five_armies.board.pieces import SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.characters.entry import ENTER_PLAY, entries, is_ready
from ostrog.games.five_armies.from_version_2 import to_version_3
from ostrog.games.five_armies.game import game as version_4
from ostrog.games.five_armies.game import violations
from ostrog.games.five_armies.turn.action_list import ALL_ACTIONS
from ostrog.kernel import Flow, NewStep, Procedure

# When actions are offered


def anybody_can_enter(war: War, seat: int, die: str) -> bool:
    """Whether a character can enter with any result of a die, also after Bilbo has moved for it."""
    who = [
        name
        for name, sheet in war.values.characters.items()
        if sheet.side == SIDES[seat]
        and sheet.enters_with in results_of(die)
        and is_ready(war, name)
    ]
    return bool(entries(war, seat, who))


CHANGED = {
    action.name: action
    for action in (msgspec.structs.replace(ENTER_PLAY, possible=anybody_can_enter),)
}
"""Actions in which version 3 differs."""
ACTIONS = repertoire(*[CHANGED.get(name, action) for name, action in ALL_ACTIONS.by_name.items()])

# Steps


def arrive(move: MoveArmies, war: War) -> Flow:
    """Keep the moved group separate, and count the next army's regions from there on."""
    walked = move.walked
    flow = MoveArmies.arrive(move, war)
    move.walked = walked
    return flow


def leaving_tokens(procedure: type[Procedure], name: str) -> NewStep:
    """Make a step in which characters can fall, and the tokens on their cards stay."""
    run: Callable[[Procedure, War], Flow] = getattr(procedure, name)

    def step(frame: Procedure, war: War) -> Flow:
        concentrated, rings, bodyguards = war.concentrated, war.rings, war.bodyguards
        flow = run(frame, war)
        war.concentrated, war.rings, war.bodyguards = concentrated, rings, bodyguards
        return flow

    return NewStep(procedure, name, step)


STEPS = (
    NewStep(MoveArmies, "arrive", arrive),
    leaving_tokens(Casualties, "take"),
    leaving_tokens(TakeCasualties, "carry_out"),
    leaving_tokens(Overstack, "carry_out"),
    leaving_tokens(UseAbility, "give_up"),
    leaving_tokens(CaptainOfWar, "give_up"),
)
"""Steps in which version 3 differs."""

game = msgspec.structs.replace(
    version_4,
    version=3,
    steps=STEPS,
    derive=lambda scenario, data: ACTIONS,
    invariants=lambda war: [each for each in violations(war) if each.rule != "B5A-10.16"],
    migrations={3: to_version_3},
)
