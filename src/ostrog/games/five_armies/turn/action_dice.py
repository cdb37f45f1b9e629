"""Chapters 5 to 7: the action dice, the order of actions, and the actions of each die."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.armies.bilbo import SlipAway, may_slip_away, slip_away
from ostrog.games.five_armies.armies.movement import GOBLIN, LEADERSHIP
from ostrog.games.five_armies.armies.rally import Rally
from ostrog.games.five_armies.armies.recruitment import Recruit, RecruitGoblins
from ostrog.games.five_armies.battle.attack import CombinedAttack, MoveArmies, attackers, targets
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import GROUNDS_OF, TOKENS_OF, tokens_at
from ostrog.games.five_armies.board.decks import TYPE_OF
from ostrog.games.five_armies.board.hands import DrawCards, hand
from ostrog.games.five_armies.board.map import CONTROLLABLE, REGIONS, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, GOBLINS, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.board.verbs import (
    ACT,
    ACTIONS,
    ANY,
    FACES,
    FORGO,
    PASS,
    PLAY,
    SKIP,
    SLIP_AWAY,
    THROW_AGAIN,
    USE_GENERAL,
)
from ostrog.games.five_armies.cards.card_play import PlayCard, plays
from ostrog.games.five_armies.cards.story_shadow import ClearMind, OrcsFromCard
from ostrog.games.five_armies.characters.beorn import MoveBeorn, can_move_beorn
from ostrog.games.five_armies.characters.eagles import (
    MASS_ATTACK,
    FallUpon,
    StrongAndNoble,
    mountain_prey,
    prey,
)
from ostrog.games.five_armies.characters.entry import (
    EnterPlay,
    MoveCharacters,
    entries,
    movable,
    results_of,
    who_enters_with,
)
from ostrog.games.five_armies.characters.generals import ability
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse

LUCKY_NUMBER = "sf-lucky-number"


@query
def pool_size(war: War, seat: int) -> int:
    """The number of dice a side rolls this turn (B5A-5.3 to 5.5)."""
    base = war.values.dice[SIDES[seat]].pool
    if seat == FREE:
        return base + (war.in_play("thorin") or war.in_play("beorn"))
    held = [TERRITORY[region] for region in CONTROLLABLE if war.control[region]]
    return base + (len(set(held)) < len(held))


# Which actions a die gives

GIVES: dict[str, tuple[tuple[str, str], ...]] = {
    face: tuple(
        (face, action)
        for action, result in ACTIONS.items()
        if result in results_of(face) or result == ANY
    )
    for face in FACES
}
"""Candidate options of each face: the face with each action it can be used for."""

STATEMENT = {
    "strategic-move": "B5A-7.1",
    "attack": "B5A-7.2",
    "combined-attack": "B5A-7.3",
    "fast-move": "B5A-7.5",
    "led-attack": "B5A-7.6",
    "move-characters": "B5A-7.7",
    "enter-play": "B5A-10.5",
    "move-beorn": "B5A-33.6",
    "draw-cards": "B5A-7.9",
    "recruit": "B5A-7.11",
    "rally": "B5A-7.12",
    "strong-and-noble": "B5A-32.8",
    "mass-attack": "B5A-CR-29",
    "cloud-of-bats": "B5A-34.3",
    "recruit-goblins": "B5A-7.14",
    "goblin-attack": "B5A-7.15",
    "goblin-move": "B5A-7.16",
    "orcs-from-card": "B5A-CR-39",
    "clear-mind": "B5A-CR-39",
    "clear-mind-at-a-price": "B5A-CR-31",
}
"""Id of the rule that defines each action."""


def _has_an_army(war: War, seat: int) -> bool:
    return any(army.seat == seat for army in war.armies.values())


def _has_leadership(war: War, seat: int) -> bool:
    return any(
        army.tokens or leadership(war, place)
        for place, army in war.armies.items()
        if army.seat == seat
    )


def _besets_an_army(war: War, seat: int) -> bool:
    return any(len(attackers(war, seat, place)) > 1 for place in targets(war, seat))


def _has_tokens(war: War, seat: int) -> bool:
    # An enemy that enters removes the tokens (B5A-18.15), so any token here can be used.
    return any(
        tokens_at(war, back, region) for back in TOKENS_OF[seat] for region in GROUNDS_OF[seat]
    )


def _has_damage(war: War, seat: int) -> bool:
    return any(army.damage and army.seat == seat for army in war.armies.values())


def _has_goblins(war: War, seat: int) -> bool:
    # Goblins behind a closed pass cannot move (B5A-20.1).
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


def _can_move_beorn(war: War, seat: int, die: str) -> bool:
    return seat == FREE and can_move_beorn(war, price=beorn_price(die))


def beorn_price(die: str) -> int:
    """The wrath that a move of Beorn costs with a die (B5A-33.5, 33.6)."""
    return 0 if die == "will-of-the-west" else 1


def _can_fall_upon(war: War, seat: int, die: str) -> bool:
    beside = seat == FREE and MASS_ATTACK in war.faces("fate-beside")
    return beside and bool(mountain_prey(war))


def _has_orcs_on_card(war: War, seat: int, die: str) -> bool:
    return seat == SHADOW and war.arrows > 0 and bool(war.places(SHADOW))


POSSIBLE: dict[str, Callable[[War, int, str], bool]] = {
    "strategic-move": lambda war, seat, die: _has_an_army(war, seat),
    "attack": lambda war, seat, die: _has_an_army(war, seat),
    "combined-attack": lambda war, seat, die: _besets_an_army(war, seat),
    "fast-move": lambda war, seat, die: _has_leadership(war, seat),
    "led-attack": lambda war, seat, die: _has_leadership(war, seat),
    "move-characters": lambda war, seat, die: bool(movable(war, seat)),
    "move-beorn": _can_move_beorn,
    "enter-play": lambda war, seat, die: bool(entries(war, seat, who_enters_with(war, seat, die))),
    "draw-cards": lambda war, seat, die: True,
    "recruit": lambda war, seat, die: _has_tokens(war, seat),
    "rally": lambda war, seat, die: _has_damage(war, seat),
    "strong-and-noble": lambda war, seat, die: seat == FREE and bool(prey(war)),
    "mass-attack": _can_fall_upon,
    "cloud-of-bats": lambda war, seat, die: _is_under_bats(war, seat),
    "recruit-goblins": lambda war, seat, die: war.supply(GOBLINS) > 0,
    "goblin-attack": lambda war, seat, die: _has_goblins(war, seat),
    "goblin-move": lambda war, seat, die: _has_goblins(war, seat),
    "orcs-from-card": _has_orcs_on_card,
    "clear-mind": lambda war, seat, die: seat == FREE and bool(war.troubled),
    "clear-mind-at-a-price": lambda war, seat, die: (
        seat == FREE and bool(war.troubled) and war.marker > 0
    ),
}
"""Whether an action can have an effect now."""


@ACT.rule
def uses_a_die_for_its_action(war: War, seat: int, die: str, action: str) -> Refusal | None:
    """Refuse an action that the die does not give or that is impossible now.

    See B5A-6.3, 6.9, 7.18, 7.19 and the rule of the action.
    """
    if not war.dice[seat].get(die):
        return refuse("B5A-6.3", die)
    if (die, action) not in GIVES[die]:
        return refuse("B5A-7.18" if die == "eye" else STATEMENT[action], die, action)
    if has_slipped_away(war, seat) and not may_be_character_result(war, die, action):
        return refuse("B5A-10.22", die)
    return None if POSSIBLE[action](war, seat, die) else refuse(STATEMENT[action], die, action)


@PLAY.rule
def plays_after_bilbo(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a card if Bilbo moved and the die is not a Character result (B5A-10.22)."""
    fits = not has_slipped_away(war, seat) or is_character_result(die, TYPE_OF[card])
    return None if fits else refuse("B5A-10.22", die)


def is_character_result(die: str, used_as: str) -> bool:
    """Whether a die is used as a Character result (B5A-10.22)."""
    return die == "character" or (die == "will-of-the-west" and used_as == "character")


def may_be_character_result(war: War, die: str, action: str) -> bool:
    """Whether an action can use a die as a Character result (B5A-10.22).

    For entering play, the reference card must name that result.
    """
    if action != "enter-play":
        return is_character_result(die, ACTIONS[action])
    sheets = war.values.characters
    return any(
        is_character_result(die, sheets[who].enters_with) for who in who_enters_with(war, FREE, die)
    )


def has_slipped_away(war: War, seat: int) -> bool:
    """Whether Bilbo has moved before the die that is used next (B5A-10.22)."""
    frame = war.frame(Actions)
    return frame is not None and seat == FREE and frame.slipped


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


def procedure(war: War, action: str, seat: int, die: str) -> Procedure:
    """The procedure of an action of chapter 7, or of one added by a card (B5A-6.10)."""
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
        case "move-beorn":
            return MoveBeorn(price=beorn_price(die))
        case "enter-play":
            who = who_enters_with(war, seat, die)
            if has_slipped_away(war, seat):
                sheets = war.values.characters
                who = [each for each in who if is_character_result(die, sheets[each].enters_with)]
            return EnterPlay(seat=seat, who=tuple(who))
        case "draw-cards":
            return DrawCards(seat=seat, stories=1, kind="draw-discard")
        case "recruit":
            return Recruit(seat=seat)
        case "rally":
            return Rally(seat=seat)
        case "strong-and-noble":
            return StrongAndNoble()
        case "mass-attack":
            return FallUpon()
        case "cloud-of-bats":
            return MoveArmies(seat=seat, action=action, bats=True)
        case "recruit-goblins":
            return RecruitGoblins()
        case "goblin-attack":
            return MoveArmies(seat=seat, action=action, attacks=True, need=GOBLIN)
        case "goblin-move":
            return MoveArmies(seat=seat, action=action, armies=2, need=GOBLIN)
        case "orcs-from-card":
            return OrcsFromCard()
        case "clear-mind":
            return ClearMind()
        case "clear-mind-at-a-price":
            return ClearMind(price=True)
    raise LookupError(action)


class Actions(Procedure):
    """Phase 5: both sides roll and use their action dice (B5A-6.1 to 6.8)."""

    steps = (
        "roll",
        "lucky_number",
        "throw_again",
        "next_actor",
        "act",
        "carry_out",
        "slip_away",
        "acted",
    )

    actor: int = FREE
    led: bool = False
    """Whether a general was used before the next die (B5A-11.4)."""
    slipped: bool = False
    """Whether Bilbo has moved for the next die (B5A-10.22)."""
    could_slip: bool = False
    """Whether Bilbo could have moved before the action (B5A-10.22)."""
    waited: tuple[str, ...] = ()
    """Characters that waited on the fate track before the action."""
    choice: Option | None = None

    def roll(self, war: War) -> Flow:
        """Roll all dice of both sides in the open (B5A-6.1)."""
        for seat in (FREE, SHADOW):
            faces = war.values.dice[SIDES[seat]].faces
            rolled = [faces[v - 1] for v in war.roll(war.pool[seat], purpose="action dice")]
            war.dice[seat] = {face: rolled.count(face) for face in FACES if face in rolled}
            war.tell(events.DiceRolled(seat, tuple(rolled)))
        return None

    def lucky_number(self, war: War) -> Flow:
        """Ask for Lucky Number, once per turn before the first action (CR-42)."""
        if not war.on_table(LUCKY_NUMBER):
            return Goto("next_actor")
        faces = [face for face, count in war.dice[FREE].items() if count]
        options = [FORGO(), *war.legal(FREE, THROW_AGAIN, faces)]
        return Ask(FREE, "lucky-number", options, "choice")

    def throw_again(self, war: War) -> Flow:
        """Re-roll the chosen die; a Will of the West ends Lucky Number."""
        if self.choice is None or self.choice.verb == "forgo":
            return None
        die = str(self.choice.refs[0])
        war.dice[FREE][die] -= 1
        (value,) = war.roll(1, purpose="action dice")
        face = war.values.dice["free"].faces[value - 1]
        war.dice[FREE][face] = war.dice[FREE].get(face, 0) + 1
        war.tell(events.DieRerolled(FREE, die, face))
        if face == "will-of-the-west":
            war.clear_from_table(LUCKY_NUMBER)
        return None

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
        held = hand(war, seat)
        options = list[Option]()
        for face in faces:
            options += war.legal(seat, ACT, GIVES[face])
        for face in faces:
            options += war.legal(seat, PLAY, [(face, card) for card in held if plays(face, card)])
        options += war.legal(seat, SKIP, faces)
        options += war.legal(seat, PASS)
        if seat == FREE:
            if war.activated and not self.led:
                options += war.legal(FREE, USE_GENERAL, war.activated)
            if may_slip_away(war) and not self.slipped:
                options += war.legal(FREE, SLIP_AWAY, REGIONS)
        return Ask(seat, "act", options, "choice")

    def carry_out(self, war: War) -> Flow:
        """Carry out the chosen action (B5A-6.2, 6.3, 10.22, 11.3)."""
        assert self.choice is not None
        seat, first = self.actor, str(self.choice.refs[0]) if self.choice.refs else ""
        match self.choice.verb:
            case "pass":
                war.tell(events.Passed(seat))
                return Goto("acted")
            case "use-general":
                self.led = True
                war.activated.remove(first)  # Using the ability costs the token (B5A-11.2).
                war.tell(events.GeneralUsed(first))
                return Call(ability(first))
            case "slip-away":
                self.slipped = True
                slip_away(war, first)
                return Goto("act")
        war.dice[seat][first] -= 1
        self.could_slip, self.waited = may_slip_away(war), tuple(war.track)
        if self.choice.verb == "skip":
            war.tell(events.DieSkipped(seat, first))
            return Goto("acted")
        if self.choice.verb == "play":
            return Call(PlayCard(seat=seat, die=first, card=str(self.choice.refs[1])))
        action = str(self.choice.refs[1])
        war.tell(events.DieUsed(seat, first, action))
        return Call(procedure(war, action, seat, first))

    def slip_away(self, war: War) -> Flow:
        """Let Bilbo move after a Character result, if he did not move before (B5A-10.22)."""
        if self.choice is None:
            return None
        if self.choice.verb == "use-general":
            return Goto("act")
        die = str(self.choice.refs[0])
        fits = self.actor == FREE and self.could_slip and not self.slipped
        if not fits or not is_character_result(die, self.used_as(war)):
            return None
        return Call(SlipAway())

    def used_as(self, war: War) -> str:
        """The result as which the die was used (B5A-6.9, 7.19).

        If a character entered play, its reference card names the result.
        """
        assert self.choice is not None
        what = str(self.choice.refs[1])
        if self.choice.verb == "play":
            return TYPE_OF[what]
        if what != "enter-play":
            return ACTIONS[what]
        entered = [who for who in self.waited if who not in war.track]
        return war.values.characters[entered[0]].enters_with if entered else ""

    def acted(self, war: War) -> Flow:
        """Give the turn to the other side (B5A-6.2)."""
        self.actor = 1 - self.actor
        return Goto("next_actor")
