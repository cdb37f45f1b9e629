"""Chapter 7: the actions that move armies and send them into battle."""

from __future__ import annotations

from ostrog.games.five_armies.armies.movement import (
    GOBLIN,
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
    """Strategic, fast and goblin moves, the move of an attack, and a Cloud of Bats."""

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

    action: str = ""
    """The action of a die, for the breadcrumb; a card names its own."""
    armies: int = 1
    """B5A-7.1: how many moves there are."""
    distance: int = 1
    """B5A-7.5: how many regions a move may go."""
    attacks: bool = False
    """B5A-7.2: whether the army may attack afterwards."""
    either: bool = False
    """CR-01: whether the army moves or attacks, and not both."""
    bats: bool = False
    """B5A-34.3: whether a figure of Great Bats is spent for it."""
    made: int = 0
    walked: int = 0
    touched: list[str] = []
    """Where groups have stopped."""
    further: Option | None = None
    target: Option | None = None

    def missing(self) -> str:
        """B5A-7.15: an attack has a rule of its own."""
        return "B5A-7.15" if self.attacks and self.need == GOBLIN else super().missing()

    def may_pass(self, war: War, place: str) -> bool:
        """B5A-33.10: through Beorn's region, if it can go on from there."""
        if self.seat == SHADOW or war.characters["beorn"] != place:
            return False
        if self.distance - self.walked < 2 or must_stop(war, self.seat, place):
            return False
        return any(blocked(war, self.seat, place, to) is None for to in WAYS[place])

    def crumb(self) -> tuple[str]:
        """The action, or the one that is most like what a card grants."""
        like = "attack" if self.attacks else "fast-move" if self.distance > 1 else "strategic-move"
        return (self.action or like,)

    def may_pick(self, war: War, place: str) -> Refusal | None:
        """B5A-34.3, 21.1."""
        if self.bats and not war.bats.get(TERRITORY.get(place, ""), 0):
            return refuse("B5A-34.3", place)
        if self.attacks and can_attack(war, self.seat, place):
            return None
        return super().may_pick(war, place)

    def choose(self, war: War) -> Flow:
        """B5A-14.2, 14.5: an army and its destination; what stays behind may be picked between."""
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
        """B5A-14.1, 14.9: the first step; each region entered is one of its own (B5A-31.10)."""
        last = self.picks[-1]
        if last.verb == "done":
            return Goto("stack")
        place = str(self.picks[0].refs[0])
        if last.verb == "attack":
            self.touched = [place]
            self.target = last
            return Goto("battle")
        if self.bats:
            spend_bats(war, TERRITORY[place])
        self.group = part(war, place, self.picks[1:-1], self.held.get(place))
        self.at = str(last.refs[0])
        self.walked = 1
        walk(war, self.seat, self.group, place, self.at)
        return None

    def go_on(self, war: War) -> Flow:
        """B5A-16.1, 16.4: on to the next region, or stop."""
        if self.walked >= self.distance:
            return None
        options = [*war.legal(self.seat, HALT), *war.legal(self.seat, TO, WAYS[self.at])]
        return Ask(self.seat, "continue-step", options, "further", about=(self.at,))

    def enter_next(self, war: War) -> Flow:
        """B5A-16.2, 16.3: the same group goes on."""
        if self.further is None or self.further.verb == "halt":
            return None
        assert self.group is not None
        source, self.at = self.at, str(self.further.refs[0])
        self.further = None
        self.walked += 1
        walk(war, self.seat, self.group, source, self.at)
        return Goto("go_on")

    def arrive(self, war: War) -> Flow:
        """B5A-14.10, 15.8: what has moved stays apart until all moves are made."""
        assert self.group is not None
        self.held[self.at] = together(self.held.get(self.at), self.group)
        self.touched.append(self.at)
        self.group, self.at, self.further = None, "", None
        self.made += 1
        return Goto("choose") if self.made < self.armies else None

    def stack(self, war: War) -> Flow:
        """B5A-15.1, 15.7, 15.8, 16.5: the limit counts when all moves are finished."""
        place = overfull(war, self.touched)
        if not place:
            return Goto("attack")
        return Call(Overstack(seat=self.seat, place=place))

    def stack_next(self, war: War) -> Flow:
        """B5A-15.3: wherever too many stand."""
        return Goto("stack")

    def attack(self, war: War) -> Flow:
        """B5A-7.2, 14.12: the army that moved may attack from where it ended."""
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
        """B5A-21.1."""
        if self.target is None or self.target.verb == "no-attack":
            return Done()
        region = str(self.target.refs[0])
        return Call(Battle(attacker=self.seat, armies=(self.touched[0],), region=region))


def can_attack(war: War, seat: int, place: str) -> bool:
    """Whether an enemy army can be attacked from a place: B5A-21.1, 20.6."""
    for region in WAYS[place]:
        army = war.armies.get(region)
        if army is not None and army.seat != seat:
            return True
    return seat == SHADOW and war.characters["beorn"] in WAYS[place]  # B5A-33.13


@HALT.rule
def stops_away_from_beorn(war: War, seat: int) -> Refusal | None:
    """B5A-33.10: a friendly army may pass Beorn, not stay with him."""
    frame = war.frame(MoveArmies)
    if frame is None or frame.seat != seat or not frame.at:
        return None
    return refuse("B5A-33.10", frame.at) if war.characters["beorn"] == frame.at else None


@ATTACK.rule
def attacks_an_adjacent_enemy(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-21.1, 3.4, 14.11, 20.4."""
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
    """B5A-29.1, 29.12: why an army cannot take part in a combined attack on a region."""
    if war.holder(place) != seat:
        return refuse("B5A-13.1", place)
    if place in PASSES:
        return refuse("B5A-20.9", place)
    return None if place in NEIGHBOURS[region] else not_adjacent(place, region)


def attackers(war: War, seat: int, region: str) -> list[str]:
    """B5A-29.1: the armies that can take part in a combined attack on a region."""
    return [place for place in NEIGHBOURS[region] if war.holder(place) == seat]


def targets(war: War, seat: int) -> list[str]:
    """B5A-21.1, 29.13: the regions in which an enemy of a side can be attacked."""
    found = [place for place in war.places(1 - seat) if place in TERRITORY]
    if seat == SHADOW and war.characters["beorn"] in TERRITORY:
        found.append(war.characters["beorn"])
    return found


@TARGET.rule
def is_beset_by_two_armies(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-7.3, 29.1, 29.13."""
    if war.force(region) != 1 - seat:
        return refuse("B5A-21.1", region)
    return None if len(attackers(war, seat, region)) > 1 else refuse("B5A-7.3", region)


@JOIN.rule
def joins_a_combined_attack(war: War, seat: int, place: str) -> Refusal | None:
    """B5A-29.1."""
    frame = war.frame(CombinedAttack)
    if frame is None or frame.seat != seat or not frame.draft:
        return None
    if JOIN[place] in frame.draft:
        return refuse("B5A-29.1", place)
    return can_join(war, seat, place, str(frame.draft[0].refs[0]))


@DONE.rule
def names_two_armies(war: War, seat: int) -> Refusal | None:
    """B5A-29.1: none at all, or at least two."""
    frame = war.frame(CombinedAttack)
    if frame is None or frame.seat != seat or frame.step != "choose":
        return None
    return None if len(frame.draft) in (0, *range(3, 10)) else refuse("B5A-29.1")


class CombinedAttack(Procedure):
    """B5A-7.3, chapter 29: several armies attack one."""

    steps = ("choose", "battle")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """B5A-29.1: the target, then the armies that take part."""
        seat = self.seat
        options = war.legal(seat, DONE)
        if not self.draft:
            options += war.legal(seat, TARGET, targets(war, seat))
            default: tuple[Option, ...] = (DONE(),)
        else:
            region = str(self.draft[0].refs[0])
            joining = war.legal(seat, JOIN, attackers(war, seat, region))
            options += joining
            default = (*joining, DONE())
        return Ask(seat, "combined-armies", options, "picks", closes=("done",), default=default)

    def battle(self, war: War) -> Flow:
        """B5A-29.1."""
        if len(self.picks) == 1:
            return Done()
        region, *places = [str(option.refs[0]) for option in self.picks[:-1]]
        return Call(Battle(attacker=self.seat, armies=tuple(places), region=region))
