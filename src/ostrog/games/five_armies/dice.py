"""Chapters 5 to 7: the action dice, whose turn it is to act, and which actions a die gives."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies import log
from ostrog.games.five_armies.actions import CombinedAttack, MoveArmies, attackers
from ostrog.games.five_armies.battlefield import CONTROLLABLE, TERRITORY
from ostrog.games.five_armies.characters import EnterPlay, MoveCharacters, entries, movable
from ostrog.games.five_armies.components import FREE, GOBLINS, SHADOW, SIDES
from ostrog.games.five_armies.control import GROUNDS_OF, TOKENS_OF, tokens_at
from ostrog.games.five_armies.movement import GOBLIN, LEADERSHIP
from ostrog.games.five_armies.rally import Rally
from ostrog.games.five_armies.recruitment import Recruit, RecruitGoblins
from ostrog.games.five_armies.vocabulary import ACT, ACTIONS, FACES, PASS, SERVES, SKIP
from ostrog.games.five_armies.war import War, leadership
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


@query
def pool_size(war: War, seat: int) -> int:
    """B5A-5.3 to 5.5: how many dice a side rolls this turn."""
    base = war.values.dice[SIDES[seat]].pool
    if seat == FREE:
        return base + (war.in_play("thorin") or war.in_play("beorn"))
    held = [TERRITORY[region] for region in CONTROLLABLE if war.control[region]]
    return base + (len(set(held)) < len(held))


# Which actions a die gives

GIVES: dict[str, tuple[tuple[str, str], ...]] = {
    face: tuple(
        (face, action) for action, result in ACTIONS.items() if result in SERVES.get(face, (face,))
    )
    for face in FACES
}
"""The actions of each face, as candidates."""

STATEMENT = {
    "strategic-move": "B5A-7.1",
    "attack": "B5A-7.2",
    "combined-attack": "B5A-7.3",
    "fast-move": "B5A-7.5",
    "led-attack": "B5A-7.6",
    "move-characters": "B5A-7.7",
    "enter-play": "B5A-10.5",
    "recruit": "B5A-7.11",
    "rally": "B5A-7.12",
    "cloud-of-bats": "B5A-34.3",
    "recruit-goblins": "B5A-7.14",
    "goblin-attack": "B5A-7.15",
    "goblin-move": "B5A-7.16",
}
"""The rule that gives each action."""


def _has_an_army(war: War, seat: int) -> bool:
    return any(army.seat == seat for army in war.armies.values())


def _has_leadership(war: War, seat: int) -> bool:
    return any(
        army.tokens or leadership(war, place)
        for place, army in war.armies.items()
        if army.seat == seat
    )


def _besets_an_army(war: War, seat: int) -> bool:
    return any(
        len(attackers(war, seat, place)) > 1
        for place, army in war.armies.items()
        if army.seat != seat and place in TERRITORY
    )


def _has_tokens(war: War, seat: int) -> bool:
    # B5A-18.15: an enemy that comes there takes them away, so what lies there can be used.
    return any(
        tokens_at(war, back, region) for back in TOKENS_OF[seat] for region in GROUNDS_OF[seat]
    )


def _has_damage(war: War, seat: int) -> bool:
    return any(army.damage and army.seat == seat for army in war.armies.values())


def _has_goblins(war: War, seat: int) -> bool:
    # B5A-20.1: behind a closed pass Goblins can only wait.
    return any(
        army.units[GOBLINS] and war.open_passes.get(place, True)
        for place, army in war.armies.items()
    )


def _is_under_bats(war: War, seat: int) -> bool:
    return seat == SHADOW and any(
        war.bats[TERRITORY[place]]
        for place, army in war.armies.items()
        if army.seat == SHADOW and place in TERRITORY
    )


POSSIBLE: dict[str, Callable[[War, int], bool]] = {
    "strategic-move": _has_an_army,
    "attack": _has_an_army,
    "combined-attack": _besets_an_army,
    "fast-move": _has_leadership,
    "led-attack": _has_leadership,
    "move-characters": lambda war, seat: bool(movable(war, seat)),
    "enter-play": lambda war, seat: bool(entries(war, seat)),
    "recruit": _has_tokens,
    "rally": _has_damage,
    "cloud-of-bats": _is_under_bats,
    "recruit-goblins": lambda war, seat: war.supply(GOBLINS) > 0,
    "goblin-attack": _has_goblins,
    "goblin-move": _has_goblins,
}
"""What must be there for an action to do anything."""


@ACT.rule
def uses_a_die_for_its_action(war: War, seat: int, die: str, action: str) -> Refusal | None:
    """B5A-6.3, 6.9, 7.18, 7.19 and the statement of the action."""
    if not war.dice[seat].get(die):
        return refuse("B5A-6.3", die)
    if (die, action) not in GIVES[die]:
        return refuse("B5A-7.18" if die == "eye" else STATEMENT[action], die, action)
    return None if POSSIBLE[action](war, seat) else refuse(STATEMENT[action], die, action)


@SKIP.rule
def skips_a_die_it_has(war: War, seat: int, die: str) -> Refusal | None:
    """B5A-6.6, 6.3."""
    return None if war.dice[seat].get(die) else refuse("B5A-6.3", die)


@PASS.rule
def passes_with_fewer_dice(war: War, seat: int) -> Refusal | None:
    """B5A-6.5."""
    fewer = unused(war, seat) < unused(war, 1 - seat)
    return None if fewer else refuse("B5A-6.5")


def unused(war: War, seat: int) -> int:
    """How many dice a side has left."""
    return sum(war.dice[seat].values())


def procedure(action: str, seat: int) -> Procedure:
    """The procedure of an action."""
    match action:
        case "strategic-move":
            return MoveArmies(seat=seat, action=action, armies=2)
        case "attack":
            return MoveArmies(seat=seat, action=action, attacks=True)
        case "combined-attack":
            return CombinedAttack(seat=seat)
        case "fast-move":
            return MoveArmies(seat=seat, action=action, distance=2, need=LEADERSHIP)
        case "led-attack":
            return MoveArmies(seat=seat, action=action, attacks=True, need=LEADERSHIP)
        case "move-characters":
            return MoveCharacters(seat=seat)
        case "enter-play":
            return EnterPlay(seat=seat)
        case "recruit":
            return Recruit(seat=seat)
        case "rally":
            return Rally(seat=seat)
        case "cloud-of-bats":
            return MoveArmies(seat=seat, action=action, bats=True)
        case "recruit-goblins":
            return RecruitGoblins()
        case "goblin-attack":
            return MoveArmies(seat=seat, action=action, attacks=True, need=GOBLIN)
        case "goblin-move":
            return MoveArmies(seat=seat, action=action, armies=2, need=GOBLIN)
    raise LookupError(action)


class Actions(Procedure):
    """B5A-6.1 to 6.8: phase 5."""

    steps = ("roll", "next_actor", "act", "carry_out", "acted")

    actor: int = FREE
    choice: Option | None = None

    def roll(self, war: War) -> Flow:
        """B5A-6.1: all dice of both sides, in the open."""
        for seat in (FREE, SHADOW):
            faces = war.values.dice[SIDES[seat]].faces
            rolled = [faces[v - 1] for v in war.roll(war.pool[seat], purpose="action dice")]
            war.dice[seat] = {face: rolled.count(face) for face in FACES if face in rolled}
            war.tell(log.DiceRolled(seat, tuple(rolled)))
        return None

    def next_actor(self, war: War) -> Flow:
        """B5A-6.2, 6.7, 6.8."""
        if not unused(war, self.actor):
            self.actor = 1 - self.actor
            if not unused(war, self.actor):
                return Done()
        return None

    def act(self, war: War) -> Flow:
        """B5A-6.2, 6.5, 6.6."""
        seat = self.actor
        faces = [face for face, count in war.dice[seat].items() if count]
        options = []
        for face in faces:
            options += war.legal(seat, ACT, GIVES[face])
        options += war.legal(seat, SKIP, faces)
        options += war.legal(seat, PASS)
        return Ask(seat, "act", options, "choice")

    def carry_out(self, war: War) -> Flow:
        """B5A-6.2, 6.3."""
        assert self.choice is not None
        seat = self.actor
        if self.choice.verb == "pass":
            war.tell(log.Passed(seat))
            return None
        die = str(self.choice.refs[0])
        war.dice[seat][die] -= 1
        if self.choice.verb == "skip":
            war.tell(log.DieSkipped(seat, die))
            return None
        action = str(self.choice.refs[1])
        war.tell(log.DieUsed(seat, die, action))
        return Call(procedure(action, seat))

    def acted(self, war: War) -> Flow:
        """B5A-6.2: the players alternate."""
        self.actor = 1 - self.actor
        return Goto("next_actor")
