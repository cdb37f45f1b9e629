"""The way of a stored state from version 2 of the rules to version 3.

In version 3, cards and characters that change general procedures are sources in force, and the
procedures have other steps. What players are asked is the same.
"""

from __future__ import annotations

from typing import Any

from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.pools import decks
from ostrog.games.five_armies.board.state import ELIMINATED, WAITING

Plain = dict[str, Any]
"""A state or a frame as plain data."""

STEPS = {
    ("Actions", "lucky_number"): "roll",
    ("CombatRound", "bodyguards"): "prevent_against_shadow",
    ("CombatRound", "shining_armour"): "prevent_against_free",
    ("OutsideDamage", "bodyguards"): "prevent",
    ("OutsideDamage", "shining_armour"): "prevent",
    ("GoblinCharge", "shining_armour"): "prevent",
}
"""Steps that version 3 does not have, each with the step that does the same."""


def to_version_3(war: Plain) -> Plain:
    """Bring the cards and characters of a state into force, and rename its steps."""
    stack: list[Plain] = war["stack"]
    war["active"] += [*determined(war), *lasting(war)]
    if stack and (stack[-1]["type"], stack[-1]["step"]) == ("Actions", "lucky_number"):
        stack.append({"type": "LuckyNumber", "step": "choose"})
    for frame in stack:
        if frame["type"] == "Bodyguard" and frame["into"] == "damage":
            frame["into"] = "left"
        frame["step"] = STEPS.get((frame["type"], frame["step"]), frame["step"])
    return war


def determined(war: Plain) -> list[Plain]:
    """Determined Attack is in force in the round in which it took effect (CR-22)."""
    found = list[Plain]()
    for depth, frame in enumerate(war["stack"], start=1):
        if frame["type"] == "CombatRound":
            for seat, side in enumerate(war["battle"]["sides"]):
                if COMBAT_OF.get(side["event"]) == "determined-attack":
                    found.append({"name": "determined-attack", "owner": seat, "depth": depth})
    return found


def lasting(war: Plain) -> list[Plain]:
    """The cards that lie there, and Bolg while he is in play (CR-28, CR-42, B5A-35.3)."""
    found = list[Plain]()
    if "sf-lucky-number" in faces(war, "story-free-table"):
        found.append({"name": "sf-lucky-number", "owner": FREE})
    if "fate-shining-armour" in faces(war, "fate-beside"):
        found.append({"name": "fate-shining-armour", "owner": FREE})
    if war["characters"]["bolg"] not in (WAITING, ELIMINATED):
        found.append({"name": "bolg", "owner": SHADOW})
    return found


def faces(war: Plain, zone: str) -> list[str]:
    """The faces of the cards in a zone of the decks, which are the last pools."""
    pools = list(decks())
    for pool, stored in zip(pools, war["pools"][-len(pools) :], strict=True):
        names = sorted(set(pool.faces))  # Faces are stored as numbers in this order.
        for each, lying in zip(pool.zones, stored["contents"], strict=True):
            if each.name == zone:
                return [names[code] for code in lying]
    raise LookupError(zone)
