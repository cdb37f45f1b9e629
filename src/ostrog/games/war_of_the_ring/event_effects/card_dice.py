"""Chapter 5: cards change or discard action dice that are not used yet."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import DONE, TURN_DIE
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse

LIDLESS = 3
"""Dice that The Lidless Eye turns at most."""


def turn_character_to_will(war: War, play: PlayEvent) -> Flow:
    """Turn an unused Character die into Will of the West, if there is one (fp-char-13)."""
    dice = war.dice[FREE]
    if dice.get("character"):
        dice["character"] -= 1
        dice["will-of-the-west"] = dice.get("will-of-the-west", 0) + 1
        war.tell(events.DieTurned(SIDES[FREE], "character", "will-of-the-west"))
    return None


def discard_wills(war: War, play: PlayEvent) -> Flow:
    """Discard all unused Free dice that show Will of the West (sh-str-04)."""
    number = war.dice[FREE].pop("will-of-the-west", 0)
    for _ in range(number):
        war.tell(events.UnusedDieLost(SIDES[FREE], "will-of-the-west"))
    return None


def turn_to_eyes(war: War, play: PlayEvent) -> Flow:
    """Let the Shadow turn up to three unused dice to Eyes, if it has any (sh-char-18)."""
    return Call(TurnToEyes(seat=play.seat)) if any(war.dice[SHADOW].values()) else None


class TurnToEyes(Procedure):
    """Unused dice of the Shadow become Eyes and go to the Hunt Box (WOTR-16.2)."""

    steps = ("choose", "turn")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask for up to three dice."""
        faces = [face for face, count in war.dice[SHADOW].items() if count]
        options = [DONE(), *war.legal(self.seat, TURN_DIE, faces)]
        return Ask(self.seat, "turn-dice", options, "picks", closes=("done",))

    def turn(self, war: War) -> Flow:
        """Put the dice into the Hunt Box."""
        for face in TURN_DIE.among(self.picks):
            war.dice[SHADOW][face] -= 1
            war.hunt_box[SHADOW] += 1
            war.tell(events.DieTurned(SIDES[SHADOW], face, "eye"))
        return None


def left_after(war: War, face: str, picks: Sequence[Option]) -> int:
    """Unused Shadow dice of a face that are not picked yet."""
    return war.dice[SHADOW].get(face, 0) - TURN_DIE.among(picks).count(face)


@TURN_DIE.rule
def turns_an_unused_die(war: War, seat: int, die: str) -> Refusal | None:
    """Refuse a fourth die, and one that is not unused (WOTR-7.6)."""
    frame = war.frame(TurnToEyes)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", die)
    full = len(TURN_DIE.among(frame.draft)) >= LIDLESS
    able = not full and left_after(war, die, frame.draft) > 0
    return None if able else refuse("WOTR-7.6", die)
