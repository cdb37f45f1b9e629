"""Named positions, from which legal sequences of choices are counted."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDE_OF
from ostrog.games.war_of_the_ring.board.state import War, plus, single
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import Turn, WarOfTheRing
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import RevealFellowship
from ostrog.kernel import Procedure
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

SetPosition = Callable[[War], None]
"""A function that turns a new match into a position."""


def place(war: War, region: str, **figures: int) -> None:
    """Put figures of one side into a region: `place(war, "edoras", rohan_regular=2)`."""
    for name, count in figures.items():
        figure = name.replace("_", "-")
        war.put(SIDE_OF[figure], region, single(SIDE_OF[figure], figure, count))


def clear(war: War) -> None:
    """Take all figures off the map, and let every nation be At War."""
    war.hosts = [{}, {}]
    war.steps_to_war = dict.fromkeys(war.steps_to_war, 0)
    war.active_nations = dict.fromkeys(war.active_nations, True)


def go(war: War, *frames: Procedure) -> None:
    """Let exactly these procedures run, inside the actions of a turn."""
    turn = Turn(number=war.turn, step="resolve_actions")
    war.stack = Stack([WarOfTheRing(step="play_turn"), turn, *frames])
    war.scratch.asks = None
    settle(war)


def act(war: War, seat: int, free: str, shadow: str) -> None:
    """Let a seat act with these unused dice."""
    for side, faces in enumerate((free.split(), shadow.split())):
        war.dice[side] = {face: faces.count(face) for face in faces}
    go(war, ResolveActions(actor=seat, step="next_actor"))


def start(war: War) -> None:
    """The first decision of the game."""


def marching(war: War) -> None:
    """Two small armies of Rohan, one of them with a Leader, and one die to move them."""
    clear(war)
    place(war, "edoras", rohan_regular=2, rohan_leader=1)
    place(war, "westemnet", rohan_elite=1)
    place(war, "folde", isengard_regular=1)
    act(war, FREE, "muster-army", "event event")


def recruiting(war: War) -> None:
    """A Muster result for the Shadow, with few figures left."""
    clear(war)
    left = plus(single(SHADOW, "isengard-elite"), single(SHADOW, "sauron-nazgul", 2))
    war.reinforcements[SHADOW] = list(left)
    war.characters["saruman"] = "orthanc"
    act(war, SHADOW, "event", "muster muster")


def battle(war: War) -> None:
    """A battle at Helm's Deep, before the choice of the Stronghold."""
    clear(war)
    place(war, "helms-deep", rohan_regular=2, rohan_elite=1)
    place(war, "fords-of-isen", isengard_regular=2, isengard_elite=1)
    part = war.counts(SHADOW, "fords-of-isen")
    fight = ArmyBattle(
        attacker=SHADOW, source="fords-of-isen", region="helms-deep", kind="field", part=part
    )
    go(war, ResolveActions(actor=SHADOW, step="acted"), fight)


def revealed(war: War) -> None:
    """The Fellowship is revealed in Hollin with two steps to go."""
    war.ring_bearers, war.progress = "hollin", 2
    war.dice = [{"event": 1}, {"event": 1}]
    go(war, ResolveActions(actor=FREE, step="acted"), RevealFellowship())


SITUATIONS: dict[str, SetPosition] = {
    "start": start,
    "marching": marching,
    "recruiting": recruiting,
    "battle": battle,
    "revealed": revealed,
}
