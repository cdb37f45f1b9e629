"""Chapter 7: the actions that move armies and attack with them."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.armies.movement import (
    GOBLIN,
    LEADERSHIP,
    Moving,
    blocked,
    must_stop,
    not_adjacent,
    part,
    together,
    walk,
)
from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.battle.whole_battle import Battle
from ostrog.games.five_armies.board.bats import spend_bats
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.map import NEIGHBOURS, PASSES, TERRITORY, WAYS
from ostrog.games.five_armies.board.pieces import SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import (
    ARMY,
    ATTACK,
    DONE,
    HALT,
    JOIN,
    NO_ATTACK,
    TARGET,
    TO,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class MoveArmies(Moving, kw_only=True):
    """Moves of armies, with or without an attack: by dice, by cards and by Cloud of Bats."""

    steps = (
        "choose",
        "enter",
        "go_on",
        "enter_next",
        "arrive",
        "stack",
        "stack_next",
        "attack",
        "battle",
    )
    lasting = {"choose": ("made", "held", "touched"), "go_on": ("at", "walked")}

    action: str = ""
    """The die action, for the breadcrumb; empty if a card grants the move."""
    armies: int = 1
    """Number of moves (B5A-7.1)."""
    distance: int = 1
    """Number of regions each move may cover (B5A-7.5)."""
    attacks: bool = False
    """Whether the army may attack after the move (B5A-7.2)."""
    either: bool = False
    """Whether the army may move or attack, but not both (CR-01)."""
    bats: bool = False
    """Whether the move costs a Great Bats figure (B5A-34.3)."""
    made: int = 0
    walked: int = 0
    touched: list[str] = []
    """Places where groups have stopped."""
    further: Option | None = None
    target: Option | None = None

    def missing(self) -> str:
        """The id of the rule broken; a goblin attack has its own rule (B5A-7.15)."""
        return "B5A-7.15" if self.attacks and self.need == GOBLIN else super().missing()

    def may_pass(self, war: War, place: str) -> bool:
        """Whether it may pass through Beorn's region, because it can go on (B5A-33.10)."""
        if self.seat == SHADOW or war.characters["beorn"] != place:
            return False
        if self.distance - self.walked < 2 or must_stop(war, self.seat, place):
            return False
        return any(blocked(war, self.seat, place, to) is None for to in WAYS[place])

    def crumb(self) -> tuple[str]:
        """The die action, or the most similar one for a card, for the breadcrumb."""
        like = "attack" if self.attacks else "fast-move" if self.distance > 1 else "strategic-move"
        return (self.action or like,)

    def can_begin(self, war: War) -> bool:
        """Whether an army of the side can make this move, and pay for it (B5A-14.1, 34.3)."""
        return (not self.bats or any(war.bats.values())) and super().can_begin(war)

    def may_pick(self, war: War, place: str) -> Refusal | None:
        """Refuse an army that cannot move or attack, or lacks the bats to pay (B5A-34.3, 21.1)."""
        if self.bats and not (self.seat == SHADOW and war.bats.get(TERRITORY.get(place, ""), 0)):
            return refuse("B5A-34.3", place)
        if self.attacks and can_attack(war, self.seat, place):
            return None
        return super().may_pick(war, place)

    def choose(self, war: War) -> Flow:
        """Ask for an army, the pieces left behind, and its destination (B5A-14.2, 14.5)."""
        seat = self.seat
        if not self.draft:
            options = [DONE(), *war.legal(seat, ARMY, war.places(seat))]
            default: tuple[Option, ...] = (DONE(),)
        else:
            place = self.standing()
            options = war.legal(seat, TO, WAYS[place])
            if self.attacks:
                options += war.legal(seat, ATTACK, NEIGHBOURS[place] or WAYS[place])
            default = (options[0],)
            options += self.leaving(war)
        return Ask(
            seat,
            "select-move",
            options,
            "picks",
            closes=("to", "attack", "done"),
            default=default,
        )

    def enter(self, war: War) -> Flow:
        """Make the first step, or go to the battle (B5A-14.1, 14.9).

        Each region entered is a separate step, so that victory is checked in between (B5A-31.10).
        """
        last = self.picks[-1]
        if last.verb == "done":
            return Goto("stack")
        place = ARMY.ref(self.picks[0])
        if last.verb == "attack":
            self.touched = [place]
            self.target = last
            return Goto("battle")
        if self.bats:
            spend_bats(war, TERRITORY[place])
        self.group = part(war, place, self.picks[1:-1], self.held.get(place))
        self.at = TO.ref(last)
        self.walked = 1
        walk(war, self.seat, self.group, place, self.at)
        return None

    def go_on(self, war: War) -> Flow:
        """Ask whether to go on to another region or stop (B5A-16.1, 16.4)."""
        if self.walked >= self.distance:
            return None
        options = [*war.legal(self.seat, HALT), *war.legal(self.seat, TO, WAYS[self.at])]
        return Ask(self.seat, "continue-step", options, "further", about=(self.at,))

    def enter_next(self, war: War) -> Flow:
        """Move the same group to the next region (B5A-16.2, 16.3)."""
        if self.further is None or self.further.verb == "halt":
            return None
        assert self.group is not None
        source, self.at = self.at, TO.ref(self.further)
        self.further = None
        self.walked += 1
        walk(war, self.seat, self.group, source, self.at)
        return Goto("go_on")

    def arrive(self, war: War) -> Flow:
        """Keep the moved group separate until all moves are made (B5A-14.10, 15.8).

        The next army has its whole movement (B5A-16.1).
        """
        assert self.group is not None
        self.held[self.at] = together(self.held.get(self.at), self.group)
        self.touched.append(self.at)
        self.group, self.at, self.walked, self.further = None, "", 0, None
        self.made += 1
        return Goto("choose") if self.made < self.armies else None

    def stack(self, war: War) -> Flow:
        """Check the stacking limit after all moves (B5A-15.1, 15.7, 15.8, 16.5)."""
        place = overfull(war, self.touched)
        if not place:
            return Goto("attack")
        return Call(Overstack(seat=self.seat, place=place))

    def stack_next(self, war: War) -> Flow:
        """Continue with the next army above the limit (B5A-15.3)."""
        return Goto("stack")

    def attack(self, war: War) -> Flow:
        """Ask whether the army attacks from where it stopped (B5A-7.2, 14.12)."""
        if not self.attacks or not self.touched or war.holder(self.touched[0]) != self.seat:
            return Done()
        if self.either:
            return Done()
        place = self.touched[0]
        options = war.legal(self.seat, ATTACK, NEIGHBOURS[place] or WAYS[place])
        return Ask(
            self.seat, "attack-after-move", [NO_ATTACK(), *options], "target", about=(place,)
        )

    def battle(self, war: War) -> Flow:
        """Fight the battle, if an attack was chosen (B5A-21.1)."""
        if self.target is None or self.target.verb == "no-attack":
            return Done()
        region = ATTACK.ref(self.target)
        return Call(Battle(attacker=self.seat, armies=(self.touched[0],), region=region))


def can_attack(war: War, seat: int, place: str) -> bool:
    """Whether a side can attack an enemy army or Beorn from a place (B5A-21.1, 20.6)."""
    for region in WAYS[place]:
        army = war.armies.get(region)
        if army is not None and army.seat != seat:
            return True
    # Shadow armies may attack Beorn (B5A-33.13).
    return seat == SHADOW and war.characters["beorn"] in WAYS[place]


@HALT.rule
def stops_away_from_beorn(war: War, seat: int) -> Refusal | None:
    """Refuse to stop a friendly army in Beorn's region (B5A-33.10)."""
    frame = war.frame(MoveArmies)
    if frame is None or frame.seat != seat or not frame.at:
        return None
    return refuse("B5A-33.10", frame.at) if war.characters["beorn"] == frame.at else None


@ATTACK.rule
def attacks_an_adjacent_enemy(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse to attack a region that is not adjacent or holds no enemy.

    Also refuse it where no attack is allowed or the army was split (B5A-21.1, 3.4, 14.11, 20.4).
    """
    frame = war.frame(MoveArmies)
    if frame is None or frame.seat != seat:
        return refuse("B5A-21.1", region) if war.force(region) != 1 - seat else None
    place = frame.touched[0] if frame.touched else frame.standing()
    if not place:
        return None
    if not frame.attacks:
        return refuse("B5A-34.4" if frame.bats else "B5A-7.1")
    if region not in WAYS[place]:
        return not_adjacent(place, region)
    if war.force(region) != 1 - seat:
        return refuse("B5A-17.5" if region in war.control else "B5A-21.1", region)
    if not frame.touched and len(frame.draft) > 1:
        return refuse("B5A-14.11", place)
    return None


# Combined attack


def can_join(war: War, seat: int, place: str, region: str) -> Refusal | None:
    """Refuse an army that cannot join a combined attack on a region (B5A-29.1, 29.12)."""
    if war.holder(place) != seat:
        return refuse("B5A-13.1", place)
    if place in PASSES:
        return refuse("B5A-20.9", place)
    return None if place in NEIGHBOURS[region] else not_adjacent(place, region)


def attackers(war: War, seat: int, region: str) -> list[str]:
    """The places of armies that can join a combined attack on a region (B5A-29.1)."""
    return [place for place in NEIGHBOURS[region] if war.holder(place) == seat]


def targets(war: War, seat: int) -> list[str]:
    """The regions where a side can attack an enemy (B5A-21.1, 29.13)."""
    found = [place for place in war.places(1 - seat) if place in TERRITORY]
    if seat == SHADOW and war.characters["beorn"] in TERRITORY:
        found.append(war.characters["beorn"])
    return found


@TARGET.rule
def is_beset_by_two_armies(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region that two armies cannot attack together (B5A-7.3, 29.1, 29.13)."""
    if war.force(region) != 1 - seat:
        return refuse("B5A-21.1", region)
    return None if len(attackers(war, seat, region)) > 1 else refuse("B5A-7.3", region)


@JOIN.rule
def joins_a_combined_attack(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse an army that cannot join or has already joined (B5A-29.1)."""
    frame = war.frame(CombinedAttack)
    if frame is None or frame.seat != seat or not frame.draft:
        return None
    if JOIN[place] in frame.draft:
        return refuse("B5A-29.1", place)
    return can_join(war, seat, place, TARGET.ref(frame.draft[0]))


@DONE.rule
def names_two_armies(war: War, seat: int) -> Refusal | None:
    """Refuse a combined attack with a single army; none at all cancels it (B5A-29.1)."""
    frame = war.frame(CombinedAttack)
    if frame is None or frame.seat != seat or frame.step != "choose":
        return None
    return None if not frame.draft or len(frame.draft) > 2 else refuse("B5A-29.1")


class CombinedAttack(Procedure):
    """Chapter 29: several armies attack one enemy army (B5A-7.3)."""

    steps = ("choose", "battle")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask for the target, then for the armies that take part (B5A-29.1)."""
        seat = self.seat
        options = war.legal(seat, DONE)
        if not self.draft:
            options += war.legal(seat, TARGET, targets(war, seat))
            default: tuple[Option, ...] = (DONE(),)
        else:
            region = TARGET.ref(self.draft[0])
            joining = war.legal(seat, JOIN, attackers(war, seat, region))
            options += joining
            default = (*joining, DONE())
        return Ask(seat, "combined-armies", options, "picks", closes=("done",), default=default)

    def battle(self, war: War) -> Flow:
        """Fight the battle with the armies named (B5A-29.1)."""
        if len(self.picks) == 1:
            return Done()
        region, places = TARGET.ref(self.picks[0]), JOIN.among(self.picks)
        return Call(Battle(attacker=self.seat, armies=tuple(places), region=region))


# Actions


def besets_an_army(war: War, seat: int, die: str) -> bool:
    """Whether two armies of a side can attack the same region (B5A-7.3)."""
    return any(len(attackers(war, seat, place)) > 1 for place in targets(war, seat))


def moving(name: str, result: str, rule: str, move: Callable[[int], MoveArmies]) -> Action:
    """An action that moves armies of a side; it is possible if one of them can make its move."""
    return Action(
        name,
        result,
        rule,
        possible=lambda war, seat, die: move(seat).can_begin(war),
        start=lambda war, seat, die: move(seat),
    )


STRATEGIC_MOVE = moving(
    "strategic-move",
    "army",
    "B5A-7.1",
    lambda seat: MoveArmies(seat=seat, action="strategic-move", armies=2),
)
MOVE_AND_ATTACK = moving(
    "attack",
    "army",
    "B5A-7.2",
    lambda seat: MoveArmies(seat=seat, action="attack", attacks=True),
)
ATTACK_TOGETHER = Action(
    "combined-attack",
    "army",
    "B5A-7.3",
    possible=besets_an_army,
    start=lambda war, seat, die: CombinedAttack(seat=seat),
)
FAST_MOVE = moving(
    "fast-move",
    "character",
    "B5A-7.5",
    lambda seat: MoveArmies(seat=seat, action="fast-move", distance=2, need=LEADERSHIP),
)
LED_ATTACK = moving(
    "led-attack",
    "character",
    "B5A-7.6",
    lambda seat: MoveArmies(seat=seat, action="led-attack", attacks=True, need=LEADERSHIP),
)
CLOUD_OF_BATS = moving(
    "cloud-of-bats",
    "muster",
    "B5A-34.3",
    lambda seat: MoveArmies(seat=seat, action="cloud-of-bats", bats=True),
)
GOBLIN_ATTACK = moving(
    "goblin-attack",
    "eye",
    "B5A-7.15",
    lambda seat: MoveArmies(seat=seat, action="goblin-attack", attacks=True, need=GOBLIN),
)
GOBLIN_MOVE = moving(
    "goblin-move",
    "eye",
    "B5A-7.16",
    lambda seat: MoveArmies(seat=seat, action="goblin-move", armies=2, need=GOBLIN),
)
