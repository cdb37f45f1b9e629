"""Chapters 5 to 7: the action dice, the order of actions, and the actions of each die."""

from __future__ import annotations

from ostrog.games.five_armies.armies.bilbo import (
    SlipAway,
    has_slipped_away,
    is_character_result,
    may_slip_away,
    slip_away,
)
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import TYPE_OF
from ostrog.games.five_armies.board.die_actions import Action, UsingDice, actions
from ostrog.games.five_armies.board.hands import hand
from ostrog.games.five_armies.board.map import CONTROLLABLE, REGIONS, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import (
    ACT,
    ANY,
    FACES,
    PASS,
    PLAY,
    SKIP,
    SLIP_AWAY,
    USE_GENERAL,
)
from ostrog.games.five_armies.cards.card_play import PlayCard, plays
from ostrog.games.five_armies.characters.generals import ability
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


@query
def pool_size(war: War, seat: int) -> int:
    """The number of dice a side rolls this turn (B5A-5.3 to 5.5)."""
    base = war.values.dice[SIDES[seat]].pool
    if seat == FREE:
        return base + (war.in_play("thorin") or war.in_play("beorn"))
    held = [TERRITORY[region] for region in CONTROLLABLE if war.control[region]]
    return base + (len(set(held)) < len(held))


# Using a die


@ACT.rule
def uses_a_die_for_its_action(war: War, seat: int, die: str, action: str) -> Refusal | None:
    """Refuse an action that the die does not give or that is impossible now.

    See B5A-6.3, 6.9, 7.18, 7.19 and the rule of the action.
    """
    if not war.dice[seat].get(die):
        return refuse("B5A-6.3", die)
    known = actions(war)
    found = known.by_name[action]
    if (die, action) not in known.pairs:
        return refuse("B5A-7.18" if die == "eye" else found.rule, die, action)
    if has_slipped_away(war, seat) and not may_be_character_result(war, die, found):
        return refuse("B5A-10.22", die)
    return None if found.possible(war, seat, die) else refuse(found.rule, die, action)


@PLAY.rule
def plays_after_bilbo(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a card if Bilbo moved and the die is not a Character result (B5A-10.22)."""
    fits = not has_slipped_away(war, seat) or is_character_result(die, TYPE_OF[card])
    return None if fits else refuse("B5A-10.22", die)


def may_be_character_result(war: War, die: str, action: Action) -> bool:
    """Whether an action can use a die as a Character result (B5A-10.22).

    For entering play, the reference card must name that result.
    """
    return any(is_character_result(die, result) for result in action.results(war, FREE, die))


def character_die(war: War, seat: int) -> bool:
    """Whether a side has a die that can be a Character result (B5A-10.22)."""
    dice = war.dice[seat]
    return bool(dice.get("character") or dice.get("will-of-the-west"))


@SLIP_AWAY.rule
def goes_with_a_character_result(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse to move Bilbo twice for a die or without a Character die (B5A-10.22)."""
    frame = war.frame(Actions)
    if frame is None or frame.step != "act":
        return None
    if frame.slipped or not character_die(war, seat):
        return refuse("B5A-10.22", region)
    return None


@USE_GENERAL.rule
def uses_one_general_for_a_die(war: War, seat: int, general: str) -> Refusal | None:
    """Refuse a second general before the same die, or any without unused dice.

    See B5A-11.3, 11.4.
    """
    frame = war.frame(Actions)
    if frame is None or frame.step != "act":
        return None
    if frame.led:
        return refuse("B5A-11.4", general)
    return None if unused(war, seat) else refuse("B5A-11.5", general)


@SKIP.rule
def skips_a_die_it_has(war: War, seat: int, die: str) -> Refusal | None:
    """Refuse to skip a die the side lacks, or after Bilbo moved for it (B5A-6.6, 6.3)."""
    if not war.dice[seat].get(die):
        return refuse("B5A-6.3", die)
    return refuse("B5A-10.22", die) if has_slipped_away(war, seat) else None


@PASS.rule
def passes_with_fewer_dice(war: War, seat: int) -> Refusal | None:
    """Refuse to pass without fewer dice than the opponent (B5A-6.5).

    Also refuse it after a general or Bilbo has acted for the next die (B5A-11.5, 10.22).
    """
    if unused(war, seat) >= unused(war, 1 - seat):
        return refuse("B5A-6.5")
    frame = war.frame(Actions)
    if frame is not None and seat == FREE and frame.led:
        return refuse("B5A-11.5")
    return refuse("B5A-10.22") if has_slipped_away(war, seat) else None


def unused(war: War, seat: int) -> int:
    """The number of unused dice of a side (B5A-6.5, 6.7)."""
    return sum(war.dice[seat].values())


class RollActionDice(Procedure):
    """Both sides roll all their dice (B5A-6.1)."""

    steps = ("roll",)

    def roll(self, war: War) -> Flow:
        """Roll the dice in the open (B5A-6.1)."""
        roll_dice(war)
        return None


def roll_dice(war: War) -> None:
    """Roll all dice of both sides (B5A-6.1)."""
    for seat in (FREE, SHADOW):
        faces = war.values.dice[SIDES[seat]].faces
        rolled = [faces[v - 1] for v in war.roll(war.pool[seat], purpose="action dice")]
        war.dice[seat] = {face: rolled.count(face) for face in FACES if face in rolled}
        war.tell(events.DiceRolled(seat, tuple(rolled)))


def roll_again(war: War, die: str) -> str:
    """Re-roll a die of the Free Peoples and return the new face (CR-42)."""
    war.dice[FREE][die] -= 1
    (value,) = war.roll(1, purpose="action dice")
    face = war.values.dice["free"].faces[value - 1]
    war.dice[FREE][face] = war.dice[FREE].get(face, 0) + 1
    war.tell(events.DieRerolled(FREE, die, face))
    return face


class Actions(UsingDice):
    """Phase 5: both sides roll and use their action dice (B5A-6.1 to 6.8)."""

    steps = (
        "roll",
        "next_actor",
        "act",
        "carry_out",
        "slip_away",
        "acted",
    )
    glances = {"act": "choosing"}
    lasting = {
        "next_actor": ("actor", "could_slip", "waited"),
        "act": ("led", "slipped", "could_slip", "waited"),
    }

    def roll(self, war: War) -> Flow:
        """Let both sides roll all their dice (B5A-6.1)."""
        return Call(RollActionDice())

    def next_actor(self, war: War) -> Flow:
        """Find the side that acts next, or end the phase (B5A-6.2, 6.7, 6.8)."""
        self.led = self.slipped = False
        if not unused(war, self.actor):
            self.actor = 1 - self.actor
            if not unused(war, self.actor):
                return Done()
        return None

    def act(self, war: War) -> Flow:
        """Ask the side to use or skip a die, or to pass (B5A-6.2, 6.5, 6.6)."""
        seat = self.actor
        faces = [face for face, count in war.dice[seat].items() if count]
        held, given = hand(war, seat), actions(war).given
        options = list[Option]()
        for face in faces:
            options += war.legal(seat, ACT, given[face])
        for face in faces:
            options += war.legal(seat, PLAY, [(face, card) for card in held if plays(face, card)])
        options += war.legal(seat, SKIP, faces)
        options += war.legal(seat, PASS)
        if seat == FREE:
            if war.activated and not self.led:
                options += war.legal(FREE, USE_GENERAL, war.activated)
            if may_slip_away(war) and not self.slipped and character_die(war, FREE):
                options += war.legal(FREE, SLIP_AWAY, REGIONS)
        return Ask(seat, "act", options, "choice")

    def choosing(self, war: War) -> Ask | None:
        """The side that acts, if it can skip one of several dice (B5A-6.6)."""
        faces = [face for face, count in war.dice[self.actor].items() if count]
        several = len(faces) > 1 and len(war.legal(self.actor, SKIP, faces)) > 1
        return Ask(self.actor, "act", (), "choice") if several else None

    def carry_out(self, war: War) -> Flow:
        """Carry out the chosen action (B5A-6.2, 6.3, 10.22, 11.3)."""
        seat, choice = self.actor, self.choice
        if PASS.chosen(choice):
            war.tell(events.Passed(seat))
            return Goto("acted")
        if USE_GENERAL.chosen(choice):
            general = USE_GENERAL.ref(choice)
            self.led = True
            war.activated.remove(general)  # Using the ability costs the token (B5A-11.2).
            war.tell(events.GeneralUsed(general))
            return Call(ability(general))
        if SLIP_AWAY.chosen(choice):
            self.slipped = True
            slip_away(war, SLIP_AWAY.ref(choice))
            return Goto("act")
        die = SKIP.ref(choice) if SKIP.chosen(choice) else self.spent()[0]
        war.dice[seat][die] -= 1
        self.could_slip, self.waited = may_slip_away(war), tuple(war.track)
        if SKIP.chosen(choice):
            war.tell(events.DieSkipped(seat, die))
            return Goto("acted")
        _, what = self.spent()
        if PLAY.chosen(choice):
            return Call(PlayCard(seat=seat, die=die, card=what))
        war.tell(events.DieUsed(seat, die, what))
        return Call(actions(war)[what].start(war, seat, die))

    def spent(self) -> tuple[str, ...]:
        """The die that was used, and the action or card that it was used for."""
        return (PLAY if PLAY.chosen(self.choice) else ACT).refs(self.choice)

    def slip_away(self, war: War) -> Flow:
        """Let Bilbo move after a Character result, if he did not move before (B5A-10.22)."""
        if self.choice is None:
            return None
        if USE_GENERAL.chosen(self.choice):
            return Goto("act")
        die, _ = self.spent()
        fits = self.actor == FREE and self.could_slip and not self.slipped
        if not fits or not is_character_result(die, self.used_as(war)):
            return None
        return Call(SlipAway())

    def used_as(self, war: War) -> str:
        """The result as which the die was used (B5A-6.9, 7.19).

        If a character entered play, its reference card names the result.
        """
        _, what = self.spent()
        if PLAY.chosen(self.choice):
            return TYPE_OF[what]
        result = actions(war)[what].result
        if result != ANY:
            return result
        entered = [who for who in self.waited if who not in war.track]
        return war.values.characters[entered[0]].enters_with if entered else ""

    def acted(self, war: War) -> Flow:
        """Give the turn to the other side (B5A-6.2)."""
        self.actor = 1 - self.actor
        return Goto("next_actor")
