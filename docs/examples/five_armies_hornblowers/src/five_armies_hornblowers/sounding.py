"""Chapter 2: drawing horn calls, sounding them, and silence at the end of the turn."""

from __future__ import annotations

import msgspec

from five_armies_hornblowers.effects import SOURCES
from five_armies_hornblowers.horns import (
    CALL_OF,
    HEAR,
    OWNER_OF,
    SOUND,
    HornSounded,
    HornsSilenced,
    HornWar,
    horn_zone,
)
from ostrog.games.five_armies.board.map import NEIGHBOURS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import Turn
from ostrog.kernel import Ask, Call, Done, Flow, Goto, NewStep, Option, Procedure, Refusal, refuse


def draw_horns(turn: Turn, war: HornWar) -> Flow:
    """Let each side that holds too few horn calls draw one (HBL-2, 3)."""
    for seat in (FREE, SHADOW):
        if war.size(horn_zone(seat, "hand")) >= war.horn_values.hand:
            continue
        if not war.size(horn_zone(seat, "deck")):
            war.pour(horn_zone(seat, "discard"), horn_zone(seat, "deck"))
        if war.size(horn_zone(seat, "deck")):
            war.draw(horn_zone(seat, "deck"), horn_zone(seat, "hand"))
    return None


@SOUND.rule
def sounds_a_horn_once_a_turn(war: HornWar, seat: int, horn: str, place: str) -> Refusal | None:
    """Refuse a second horn in one turn (HBL-4)."""
    return refuse("HBL-4", horn) if war.sounded[seat] else None


@SOUND.rule
def sounds_a_horn_it_holds(war: HornWar, seat: int, horn: str, place: str) -> Refusal | None:
    """Refuse a horn call that the side does not hold (HBL-1)."""
    held = OWNER_OF[horn] == seat and horn in war.faces(horn_zone(seat, "hand"))
    return None if held else refuse("HBL-1", horn)


@SOUND.rule
def sounds_it_at_an_army(war: HornWar, seat: int, horn: str, place: str) -> Refusal | None:
    """Refuse a place without an army of the side (HBL-4)."""
    return None if war.holder(place) == seat else refuse("HBL-4", place)


@SOUND.rule
def somebody_hears_a_far_call(war: HornWar, seat: int, horn: str, place: str) -> Refusal | None:
    """Refuse a Far Call that no army can answer (HBL-10)."""
    if CALL_OF[horn] != "far-call":
        return None
    near = any(war.holder(other) == seat for other in NEIGHBOURS[place])
    return None if near and _has_tokens(war, seat) else refuse("HBL-10", place)


@HEAR.rule
def hears_it_beside_the_horn(war: HornWar, seat: int, place: str) -> Refusal | None:
    """Refuse an army that is not beside the sounding horn (HBL-10)."""
    frame = war.frame(FarCall)
    if frame is None or frame.seat != seat:
        return refuse("HBL-10", place)
    near = war.holder(place) == seat and place in NEIGHBOURS[frame.place]
    return None if near else refuse("HBL-10", place)


def _has_tokens(war: HornWar, seat: int) -> bool:
    placed = sum(army.tokens for army in war.armies.values() if army.seat == seat)
    most: int = getattr(war.values.leadership_tokens, SIDES[seat])
    return placed < most


class FarCall(Procedure):
    """A neighbouring army answers the horn with a Leadership token (HBL-10)."""

    steps = ("choose", "answer")

    seat: int
    place: str
    chosen: Option | None = None

    def crumb(self) -> tuple[str]:
        """The place of the horn, for the breadcrumb."""
        return (self.place,)

    def choose(self, war: HornWar) -> Flow:
        """Ask which neighbouring army answers (HBL-10)."""
        options = war.legal(self.seat, HEAR, NEIGHBOURS[self.place])
        return Ask(self.seat, "hear-horn", options, "chosen", about=(self.place,))

    def answer(self, war: HornWar) -> Flow:
        """Give that army a Leadership token (HBL-10)."""
        war.give_token(HEAR.ref(self.chosen))
        return Done()


def offer_horns(actions: Actions, war: HornWar) -> Flow:
    """Offer horn calls beside the dice (HBL-4); everything else is the game's own step."""
    ask = Actions.act(actions, war)
    assert isinstance(ask, Ask)
    seat = actions.actor
    held = sorted(war.faces(horn_zone(seat, "hand")))
    places = war.places(seat)
    calls = war.legal(seat, SOUND, [(horn, place) for horn in held for place in places])
    return msgspec.structs.replace(ask, options=[*ask.options, *calls])


def carry_out_horns(actions: Actions, war: HornWar) -> Flow:
    """Lead a chosen horn call to its own step (HBL-4)."""
    if SOUND.chosen(actions.choice):
        return Goto("sound_horn")
    return Actions.carry_out(actions, war)


def sound_horn(actions: Actions, war: HornWar) -> Flow:
    """Lay the horn call open; it is heard from now on, or answered at once (HBL-4, 5, 10)."""
    horn, place = SOUND.refs(actions.choice)
    seat = actions.actor
    war.sounded[seat] = True
    war.sounding[horn] = place
    war.move(horn, horn_zone(seat, "hand"), horn_zone(seat, "open"))
    war.tell(HornSounded(seat, horn, place))
    if CALL_OF[horn] == "far-call":
        return Call(FarCall(seat=seat, place=place))
    war.activate(SOURCES[horn], seat)
    return None


def horn_sounded(actions: Actions, war: HornWar) -> Flow:
    """Go on with the same side, which still has to use a die (HBL-4)."""
    return Goto("act")


def silence_horns(turn: Turn, war: HornWar) -> Flow:
    """Discard the horn calls of this turn and end their effects (HBL-5)."""
    for horn in sorted(war.sounding):
        seat = OWNER_OF[horn]
        war.move(horn, horn_zone(seat, "open"), horn_zone(seat, "discard"))
        war.deactivate(SOURCES[horn], seat)
    if war.sounding:
        war.tell(HornsSilenced(len(war.sounding)))
    war.sounding = {}
    war.sounded = [False, False]
    return None


STEPS = (
    NewStep(Turn, "draw_horns", draw_horns, after="shadow_cards"),
    NewStep(Turn, "silence_horns", silence_horns, after="end_of_turn"),
    NewStep(Actions, "act", offer_horns),
    NewStep(Actions, "carry_out", carry_out_horns),
    NewStep(Actions, "sound_horn", sound_horn),
    NewStep(Actions, "horn_sounded", horn_sounded),
)
"""Two steps of the game are replaced, each by itself and more; the others are new."""
