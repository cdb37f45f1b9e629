"""Warnings before something is chosen that the rules allow although it would do nothing."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.stronghold.assault.marksmen import Marksmen
from ostrog.games.stronghold.assault.order_effects import calls
from ostrog.games.stronghold.board.map import TOWERS_OF
from ostrog.games.stronghold.board.pieces import (
    BLUFF,
    CALL,
    DETONATION,
    FURY,
    GOBLIN,
    HOSPITAL,
    INVADER,
    ORC,
    TROLL,
)
from ostrog.games.stronghold.board.ritual_tokens import lies_hidden
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import (
    DONE,
    LAY_TOKEN,
    MARCH,
    OPEN_ORDER,
    SWAP,
    TAKE,
    TARGET,
    counted,
)
from ostrog.games.stronghold.defender.defence_plans import fire_of_marksman
from ostrog.games.stronghold.defender.moving import moved
from ostrog.games.stronghold.defender.window import Window
from ostrog.games.stronghold.invader.given_orders import ManeuversAndOrders
from ostrog.games.stronghold.invader.maneuvers import Maneuver
from ostrog.kernel import Option, choose

MATCHING = {FURY: GOBLIN, DETONATION: ORC, CALL: TROLL}
"""The kind of unit without which an order has no effect (STR-13.16)."""


def warning(siege: Siege, seat: int, option: Option) -> str:
    """Return the rule by which an option may be chosen although it would do nothing, or nothing."""
    check = CHECKS.get(option.verb)
    return check(siege, option) if check is not None else ""


def swaps_equals(siege: Siege, option: Option) -> str:
    """Two units of the same kind may change places, to spend an hourglass (STR-15.14)."""
    window = siege.frame(Window)
    taken = moved(window.draft) if window is not None else None
    if not TAKE.chosen(taken):
        return ""
    return "STR-15.14" if TAKE.refs(taken)[0] == SWAP.refs(option)[0] else ""


def orders_nobody(siege: Siege, option: Option) -> str:
    """An open order deceives nobody, so it should have an effect (STR-13.16, 13.18, 13.19)."""
    order, section = OPEN_ORDER.refs(option)
    if order == BLUFF or not siege.invaders[section][MATCHING[order]]:
        return "STR-13.16"
    if order == DETONATION and not siege.walls[section]:
        return "STR-13.18"
    return "STR-13.19" if order == CALL and not calls(siege, section) else ""


def lies_in_the_hospital(siege: Siege, option: Option) -> str:
    """Nothing in the hospital triggers a token there (STR-11.19)."""
    _, place = LAY_TOKEN.refs(option)
    return "STR-11.19" if place == HOSPITAL else ""


def hits_nothing(siege: Siege, option: Option) -> str:
    """A hit finds nothing on the section, or the Invader's own units only (STR-8.17, 8.21)."""
    place, section = TARGET.refs(option)
    if siege.throwing[place] == "ballista":
        if any(siege.defenders[section]):
            return ""
        return "STR-8.21" if any(siege.invaders[section]) else "STR-8.17"
    in_towers = any(siege.tower_works[tower] for tower in TOWERS_OF[section])
    bloody = lies_hidden(siege, "blood-stones", place) or siege.successes["blood-stones"] == place
    kills = bloody and any(siege.defenders[section])
    found = siege.walls[section] or siege.cauldrons[section] or in_towers or kills
    return "" if found else "STR-8.17"


def marches_nobody(siege: Siege, option: Option) -> str:
    """A second maneuver gives hourglasses even if nobody can move (STR-12.1)."""
    phase = siege.frame(ManeuversAndOrders)
    if phase is None or not phase.marched:
        return ""
    choose(siege, INVADER, option)
    asks_nothing = siege.frame(Maneuver) is None
    return "STR-12.1" if asks_nothing else ""


def fires_too_weakly(siege: Siege, option: Option) -> str:
    """Fire at a rampart is weaker than the weakest unit there (STR-19.13)."""
    stage = siege.frame(Marksmen)
    shots = [counted(shot) for shot in stage.draft] if stage is not None else []
    for rampart in {to for _, to, _ in shots}:
        marksmen = sum([number for _, to, number in shots if to == rampart])
        fire = marksmen * fire_of_marksman(siege) + (stage.fire_at(siege, rampart) if stage else 0)
        here = siege.invaders[rampart]
        if fire < min(siege.strong(kind) for kind in range(len(here)) if here[kind]):
            return "STR-19.13"
    return ""


CHECKS: dict[str, Callable[[Siege, Option], str]] = {
    SWAP.name: swaps_equals,
    OPEN_ORDER.name: orders_nobody,
    LAY_TOKEN.name: lies_in_the_hospital,
    TARGET.name: hits_nothing,
    MARCH.name: marches_nobody,
    DONE.name: fires_too_weakly,
}
"""What is looked at before an option of each verb is chosen."""
