"""Chapter 33: Beorn's move, and the attack that may follow it."""

from __future__ import annotations

from ostrog.games.five_armies.armies.movement import not_adjacent
from ostrog.games.five_armies.battle.beorn_in_battle import step_to
from ostrog.games.five_armies.battle.whole_battle import Battle
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.map import NEIGHBOURS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ATTACK, BEORN_TO, HALT, NO_ATTACK
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def can_move_beorn(war: War, *, price: int) -> bool:
    """Whether Beorn has more wrath than the move costs, and can go or attack (B5A-33.5, 33.6)."""
    if not war.in_play("beorn") or war.wrath <= price:
        return False
    around = NEIGHBOURS[war.characters["beorn"]]
    return any(
        war.holder(region) == SHADOW or beorn_goes(war, FREE, region) is None for region in around
    )


def can_stop_within(war: War, region: str, steps: int) -> bool:
    """Whether Beorn can reach a region where he may stop in `steps` steps (B5A-33.8, 33.10)."""
    if war.holder(region) < 0:
        return True
    if not steps or war.holder(region) == SHADOW:
        return False
    return any(can_stop_within(war, to, steps - 1) for to in NEIGHBOURS[region])


class MoveBeorn(Procedure):
    """Beorn moves up to three regions, then he may attack (B5A-33.5 to 33.7, CR-30)."""

    steps = ("pay", "choose", "go", "attack", "battle")
    lasting = {"choose": ("walked",)}

    price: int = 0
    walked: int = 0
    further: Option | None = None
    target: Option | None = None

    def pay(self, war: War) -> Flow:
        """Remove one wrath if the die is not a Will of the West (B5A-33.6)."""
        if self.price:
            war.wrath -= self.price
            war.tell(events.WrathLeft(war.wrath))
        return None

    def left(self, war: War) -> int:
        """The number of regions he may still move."""
        return war.values.characters["beorn"].movement - self.walked

    def choose(self, war: War) -> Flow:
        """Ask for the next region; he need not stop next to an enemy (B5A-33.8)."""
        at = war.characters["beorn"]
        if not self.left(war):
            return Goto("attack")
        options = [*war.legal(FREE, HALT), *war.legal(FREE, BEORN_TO, NEIGHBOURS[at])]
        return Ask(FREE, "beorn-move", options, "further", about=(at,))

    def go(self, war: War) -> Flow:
        """Move to the chosen region, as a separate step (B5A-33.9)."""
        if HALT.chosen(self.further):
            return None
        step_to(war, BEORN_TO.ref(self.further))
        self.further = None
        self.walked += 1
        return Goto("choose")

    def attack(self, war: War) -> Flow:
        """Ask whether he attacks, even if he did not move (B5A-33.7)."""
        at = war.characters["beorn"]
        enemies = [region for region in NEIGHBOURS[at] if war.holder(region) == SHADOW]
        if not enemies:
            return Done()
        options = [NO_ATTACK(), *war.legal(FREE, ATTACK, enemies)]
        return Ask(FREE, "beorn-attack", options, "target", about=(at,))

    def battle(self, war: War) -> Flow:
        """Fight the battle, if an attack was chosen (B5A-33.7)."""
        if NO_ATTACK.chosen(self.target):
            return Done()
        armies, region = (war.characters["beorn"],), ATTACK.ref(self.target)
        return Call(Battle(attacker=FREE, armies=armies, region=region))


@BEORN_TO.rule
def beorn_goes(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region that Beorn cannot enter or from which he cannot go on (B5A-33.8, 33.10)."""
    at = war.characters["beorn"]
    if seat != FREE or at not in NEIGHBOURS:
        return refuse("B5A-33.5")
    if region not in NEIGHBOURS[at]:
        return not_adjacent(at, region)
    if war.holder(region) == SHADOW:
        return refuse("B5A-33.8", region)
    frame = war.frame(MoveBeorn)
    steps = frame.left(war) if frame is not None else war.values.characters["beorn"].movement
    if steps < 1:
        return refuse("B5A-33.5")
    return None if can_stop_within(war, region, steps - 1) else refuse("B5A-33.10", region)


@HALT.rule
def beorn_stops_alone(war: War, seat: int) -> Refusal | None:
    """Refuse to stop Beorn in a region with a friendly army (B5A-33.10)."""
    frame = war.frame(MoveBeorn)
    if frame is None or seat != FREE or war.frame(Battle) is not None:
        return None
    at = war.characters["beorn"]
    return refuse("B5A-33.10", at) if war.holder(at) == FREE else None


@ATTACK.rule
def beorn_attacks_a_neighbour(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse an attack by Beorn on a region that is not adjacent (B5A-21.1, 33.7)."""
    frame = war.frame(MoveBeorn)
    if frame is None or seat != FREE or war.frame(Battle) is not None:
        return None
    at = war.characters["beorn"]
    return None if region in NEIGHBOURS[at] else not_adjacent(at, region)


def beorn_price(die: str) -> int:
    """The wrath that a move of Beorn costs with a die (B5A-33.5, 33.6)."""
    return 0 if die == "will-of-the-west" else 1


LET_BEORN_MOVE = Action(
    "move-beorn",
    "character",
    "B5A-33.6",
    possible=lambda war, seat, die: seat == FREE and can_move_beorn(war, price=beorn_price(die)),
    start=lambda war, seat, die: MoveBeorn(price=beorn_price(die)),
)
