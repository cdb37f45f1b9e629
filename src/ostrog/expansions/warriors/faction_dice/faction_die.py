"""Chapter 6: the faction dice enter the pools, are rolled and used."""

from __future__ import annotations

import msgspec

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DEAD
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import (
    CARD_BY_FACTION_DIE,
    LEAVE_DEAD,
    PLAY_BY_FACTION_DIE,
    SKIP_FACTION_DIE,
    USE_FACTION_DIE,
)
from ostrog.expansions.warriors.faction_dice.faction_uses import FACTION_USES, uses_of_faction_die
from ostrog.expansions.warriors.faction_events.all_events import CARD_USES
from ostrog.expansions.warriors.factions.entering_factions import (
    EnterFaction,
    factions_that_may_enter,
)
from ostrog.expansions.warriors.factions.lost_factions import EliminateFaction, has_faction_in_play
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.dice.die_uses import ActionBook, DieAction, action_book
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import RollPools, Turn
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Ask, Call, Flow, Goto

ENTERING = DieAction(
    "enter-faction",
    -1,
    "muster",
    "WOME-7.2",
    possible=lambda war, seat: bool(factions_that_may_enter(war, seat)),  # type: ignore[arg-type]  # a war with factions
    start=lambda war, seat: EnterFaction(seat=seat),
)
"""A Muster result of an action die brings a faction into play (WOME-6.19, 7.2)."""


def with_faction_actions(book: ActionBook) -> ActionBook:
    """The actions of the dice with those of the expansion (WOME-6.19)."""
    return action_book(*book.by_name.values(), ENTERING)


def recover_faction_dice(turn: Turn, war: FactionWar) -> Flow:
    """Add the faction die to the pool of a side with a faction in play, or remove it.

    See WOME-6.1 to 6.4.
    """
    war.faction_dice = ["", ""]
    war.shown_faction_dice = ["", ""]
    war.has_faction_die = [has_faction_in_play(war, side) for side in (FREE, SHADOW)]
    return None


def roll_faction_dice(rolling: RollPools, war: FactionWar) -> Flow:
    """Roll the faction dice; an Eye goes to the Hunt Box (WOME-6.16, 6.20)."""
    for side, name in enumerate(SIDES):
        if war.has_faction_die[side]:
            (value,) = war.roll(1, purpose=f"{name} faction die")
            face = war.die_faces(side)[value - 1]
            war.shown_faction_dice[side] = face
            war.tell(events.FactionDieRolled(name, face))
            if face == "eye":
                war.hunt_box[side] += 1
            else:
                war.faction_dice[side] = face
    return None


def count_faction_die(war: FactionWar, value: int, side: int) -> int:
    """The faction die counts for passing, and to go on with the phase (WOME-6.6)."""
    return value + (war.faction_dice[side] != "")


def offer_faction_die(resolving: ResolveActions, war: FactionWar) -> Flow:
    """Offer the uses of the faction die beside those of the action dice (WOME-6.5)."""
    ask = ResolveActions.act(resolving, war)
    assert isinstance(ask, Ask)
    own = tuple(uses_of_faction_die(war, resolving.actor))
    own += tuple(war.legal(resolving.actor, LEAVE_DEAD))
    return msgspec.structs.replace(ask, options=[*ask.options, *own]) if own else ask


def carry_out_faction_die(resolving: ResolveActions, war: FactionWar) -> Flow:
    """Carry out what the faction die is used for (WOME-6.5); everything else is as usual."""
    seat, choice = resolving.actor, resolving.choice
    side = war.side(seat)
    if USE_FACTION_DIE.chosen(choice):
        die, use = USE_FACTION_DIE.refs(choice)
        war.faction_dice[side] = ""
        war.tell(events.FactionDieUsed(seat, die, use))
        return Call(FACTION_USES[use].start(war, seat))
    if PLAY_BY_FACTION_DIE.chosen(choice):
        die, card = PLAY_BY_FACTION_DIE.refs(choice)
        war.faction_dice[side] = ""
        war.tell(events.FactionDiePlayed(seat, die))
        return Call(PlayEvent(seat=seat, card=card))
    if CARD_BY_FACTION_DIE.chosen(choice):
        die, card = CARD_BY_FACTION_DIE.refs(choice)
        war.faction_dice[side] = ""
        war.tell(events.FactionDieOnCard(seat, die, card))
        return Call(CARD_USES[card].start(war, seat))
    if SKIP_FACTION_DIE.chosen(choice):
        war.faction_dice[side] = ""
        war.tell(events.FactionDieSkipped(seat, SKIP_FACTION_DIE.ref(choice)))
        return None
    if LEAVE_DEAD.chosen(choice):
        return Call(EliminateFaction(faction=DEAD))
    return ResolveActions.carry_out(resolving, war)


def act_after_dispersal(resolving: ResolveActions, war: FactionWar) -> Flow:
    """Let a seat act that has only declared that the Companions leave the Dead (WOME-11.26)."""
    if LEAVE_DEAD.chosen(resolving.choice):
        return Goto("act")
    return ResolveActions.acted(resolving, war)
