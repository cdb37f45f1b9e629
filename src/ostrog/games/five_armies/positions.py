"""Named positions, from which legal sequences of choices are counted."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.board.map import TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, UNITS
from ostrog.games.five_armies.board.state import Army, War
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

Arranged = Callable[[War], None]
"""A function that turns a new match into a position."""


def army(war: War, place: str, *, damage: int = 0, tokens: int = 0, **units: int) -> None:
    """Put an army into a place; it replaces an army that is there."""
    counts = tuple([units.get(name.replace("-", "_"), 0) for name in UNITS])
    seat = SHADOW if any(counts[5:]) else FREE
    war.armies[place] = Army(seat, counts, damage, tokens)


def act(war: War, seat: int, free: str, shadow: str) -> None:
    """Go to phase 5 with one side to act and the given unused dice."""
    for side, faces in ((FREE, free.split()), (SHADOW, shadow.split())):
        war.dice[side] = {face: faces.count(face) for face in faces}
    war.pool = [5, 6]
    actions = Actions(actor=seat, step="next_actor")
    war.stack = Stack([FiveArmies(step="play_turn"), Turn(number=1, step="actions"), actions])
    war.scratch.asks = None
    settle(war)


def start(war: War) -> None:
    """The first decision of the game."""


def siege_of_the_front_gate(war: War) -> None:
    """The Shadow is about to attack the Front Gate with Great Bats there; Thorin is inside."""
    army(war, "front-gate", dwarf_veterans=2, dwarf_regulars=1, damage=1, tokens=1)
    army(war, "eastern-bank-gate-plains", great_orcs=2, orcs=3, damage=2, tokens=1)
    war.bring_in("thorin", "front-gate")
    war.track.pop("thorin", None)
    war.breaches["front-gate"] = 4
    war.bats["eastern-bank"] = 2
    act(war, SHADOW, "character muster", "army character event")


def combined_attack(war: War) -> None:
    """The Shadow can attack the Ruins of Dale with three armies, and Bolg is in one of them."""
    army(war, "ruins-of-dale", lake_men=3, wood_elf_spearmen=2, damage=1)
    army(war, "valley-central-plains", wargs=4, tokens=1)
    army(war, "valley-north-marsh", orcs=5, damage=3)
    army(war, "valley-south-plains", orcs=2, great_orcs=1)
    war.bring_in("bolg", "valley-south-plains")
    war.bodyguards = 1
    act(war, SHADOW, "character", "army")


def entry_of_beorn(war: War) -> None:
    """Beorn can enter; the Shadow has six points, so his entry does not win the game."""
    war.marker = 11
    war.control["ravenhill"] = war.control["camp"] = True
    for place in [place for place in war.armies if TERRITORY.get(place) == "southern-spur"]:
        del war.armies[place]
    act(war, FREE, "will-of-the-west", "army muster")


def opening_of_a_pass(war: War) -> None:
    """One more Goblins unit opens the northern pass."""
    army(war, "goblin-mustering-point-north", goblins=4)
    army(war, "goblin-mustering-point-west", goblins=3)
    act(war, SHADOW, "character", "eye eye")


POSITIONS: dict[str, Arranged] = {
    "start": start,
    "siege-of-the-front-gate": siege_of_the_front_gate,
    "combined-attack": combined_attack,
    "entry-of-beorn": entry_of_beorn,
    "opening-of-a-pass": opening_of_a_pass,
}
