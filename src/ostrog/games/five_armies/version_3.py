"""Version 3 of the rules, in which matches go on that were begun with it.

Some actions of dice are offered that can do nothing, both parts of drawing cards and of recruiting
goblins are forced, the second army that a card moves cannot go past Beorn, and tokens stay on
characters that are eliminated. This module is frozen.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.games.five_armies.armies.damage import Casualties, TakeCasualties
from ostrog.games.five_armies.armies.recruitment import RecruitGoblins
from ostrog.games.five_armies.armies.stacking import Overstack
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.battle.combat_effects import CaptainOfWar
from ostrog.games.five_armies.battle.unit_abilities import UseAbility
from ostrog.games.five_armies.board.control import GROUNDS_OF, TOKENS_OF, tokens_at
from ostrog.games.five_armies.board.die_actions import repertoire, results_of
from ostrog.games.five_armies.board.hands import DrawCards
from ostrog.games.five_armies.board.map import POINTS, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, GOBLINS, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.board.verbs import GOBLIN_AT
from ostrog.games.five_armies.characters.beorn import beorn_price
from ostrog.games.five_armies.characters.entry import entries, is_ready
from ostrog.games.five_armies.from_version_2 import to_version_3
from ostrog.games.five_armies.game import game as version_4
from ostrog.games.five_armies.game import violations
from ostrog.games.five_armies.turn.action_list import ALL_ACTIONS
from ostrog.kernel import Ask, Done, Flow, NewStep, Procedure

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


def has_an_army(war: War, seat: int, die: str) -> bool:
    """Whether a side has an army (B5A-7.1, 7.2)."""
    return any(army.seat == seat for army in war.armies.values())


def has_leadership(war: War, seat: int, die: str) -> bool:
    """Whether a side has an army with leadership (B5A-7.5, 7.6)."""
    return any(
        army.tokens or leadership(war, place)
        for place, army in war.armies.items()
        if army.seat == seat
    )


def has_goblins(war: War, seat: int, die: str) -> bool:
    """Whether an army with Goblins is not behind a closed pass (B5A-7.15, 7.16, 20.1)."""
    return any(
        army.units[GOBLINS] and war.open_passes.get(place, True)
        for place, army in war.armies.items()
    )


def is_under_bats(war: War, seat: int, die: str) -> bool:
    """Whether Great Bats are over an army of the Shadow (B5A-34.3)."""
    return seat == SHADOW and any(
        war.bats[TERRITORY[place]]
        for place, army in war.armies.items()
        if army.seat == SHADOW and place in TERRITORY
    )


def has_tokens(war: War, seat: int, die: str) -> bool:
    """Whether a side has a recruitment token on the board (B5A-7.11)."""
    return any(
        tokens_at(war, back, region) for back in TOKENS_OF[seat] for region in GROUNDS_OF[seat]
    )


def has_wrath(war: War, seat: int, die: str) -> bool:
    """Whether Beorn is in play and has more wrath than a move costs (B5A-33.5, 33.6)."""
    return seat == FREE and war.in_play("beorn") and war.wrath > beorn_price(die)


POSSIBLE: dict[str, Callable[[War, int, str], bool]] = {
    "strategic-move": has_an_army,
    "attack": has_an_army,
    "fast-move": has_leadership,
    "led-attack": has_leadership,
    "cloud-of-bats": is_under_bats,
    "goblin-attack": has_goblins,
    "goblin-move": has_goblins,
    "recruit": has_tokens,
    "move-beorn": has_wrath,
    "draw-cards": lambda war, seat, die: True,
    "enter-play": anybody_can_enter,
}
"""When the actions are offered in which version 3 differs."""
START: dict[str, Callable[[War, int, str], Procedure]] = {
    "draw-cards": lambda war, seat, die: DrawCards(seat=seat, stories=1, kind="draw-discard"),
}
"""What the actions begin in which version 3 differs."""
ACTIONS = repertoire(
    *[
        msgspec.structs.replace(
            action,
            possible=POSSIBLE.get(name, action.possible),
            start=START.get(name, action.start),
        )
        for name, action in ALL_ACTIONS.by_name.items()
    ]
)


# Steps


def arrive(move: MoveArmies, war: War) -> Flow:
    """Keep the moved group separate, and count the next army's regions from there on."""
    walked = move.walked
    flow = MoveArmies.arrive(move, war)
    move.walked = walked
    return flow


def choose_the_point(recruit: RecruitGoblins, war: War) -> Flow:
    """Ask for the mustering point if only one figure is left."""
    if war.supply(GOBLINS) != 1:
        return None
    return Ask(SHADOW, "goblin-recruit", [GOBLIN_AT[point] for point in POINTS], "choice")


def place_goblins(recruit: RecruitGoblins, war: War) -> Flow:
    """Place the Goblins units (B5A-7.14)."""
    points = POINTS if recruit.choice is None else (GOBLIN_AT.ref(recruit.choice),)
    for point in points:
        war.place_unit(point, SHADOW, GOBLINS)
    return Done()


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
    NewStep(RecruitGoblins, "choose", choose_the_point),
    NewStep(RecruitGoblins, "place", place_goblins),
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
