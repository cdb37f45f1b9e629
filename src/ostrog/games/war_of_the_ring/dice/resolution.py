"""Chapter 5: the players use their action dice."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.seats import acts_after, end_action
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import ACT, DISPEL, MIX, PASS, PLAY, RING, SKIP
from ostrog.games.war_of_the_ring.dice.die_uses import actions, lent_results, note_loan
from ostrog.games.war_of_the_ring.dice.elven_rings import change_refused, use_ring
from ostrog.games.war_of_the_ring.played_events.event_play import (
    PlayEvent,
    plays_with,
    results_for,
)
from ostrog.games.war_of_the_ring.played_events.table_prices import PayPrice, dispels_with
from ostrog.games.war_of_the_ring.teams.mixed_armies import MixArmies, mixable
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


@query
def unused_dice(war: War, side: int) -> int:
    """Number of unused dice of a side; those in the Hunt Box are none (WOTR-5.7)."""
    return sum(war.dice[side].values())


class ResolveActions(Procedure):
    """Phase 5: the seats use dice in turn, the Free Peoples first (WOTR-4.13)."""

    steps = ("next_actor", "act", "carry_out", "acted")
    lasting = {"next_actor": ("actor",), "act": ("actor", "proposed")}

    actor: int
    """The seat whose opportunity it is."""
    proposed: tuple[str, ...] = ()
    """Regions where the actor has proposed to mix armies at this opportunity (WOTR-19.16)."""
    choice: Option | None = None

    def next_actor(self, war: War) -> Flow:
        """Find who acts, or end the phase when no die is unused (WOTR-5.9, 5.25)."""
        if not unused_dice(war, FREE) and not unused_dice(war, SHADOW):
            return Done()
        if not unused_dice(war, war.side(self.actor)):
            self.actor = acts_after(war, self.actor)
        return None

    def act(self, war: War) -> Flow:
        """Ask the seat to use, change or discard a die, or to pass (WOTR-4.13, 5.7, 5.8, 6.1)."""
        seat = self.actor
        side = war.side(seat)
        faces = [face for face, count in war.dice[side].items() if count]
        options = usable(war, seat, faces)
        if war.rings[side] and not war.ring_used[side]:
            results = dict.fromkeys(war.values.dice[SIDES[side]].faces)
            options += [
                RING[face, result]
                for face in faces
                for result in results
                if change_refused(war, side, face, result) is None
            ]
        options += plays_with(war, seat, faces)
        options += dispels_with(war, seat, faces)
        options += [MIX[region] for region in mixable(war, seat) if region not in self.proposed]
        options += war.legal(seat, SKIP, faces)
        options += war.legal(seat, PASS)
        return Ask(seat, "act", options, "choice")

    def carry_out(self, war: War) -> Flow:
        """Carry out the choice; a spent die is set aside (WOTR-5.6)."""
        seat, choice = self.actor, self.choice
        side = war.side(seat)
        if PASS.chosen(choice):
            war.tell(events.Passed(seat))
            return None
        if RING.chosen(choice):
            use_ring(war, seat, *RING.refs(choice))
            return Goto("act") if unused_dice(war, side) else None
        if MIX.chosen(choice):
            self.proposed = (*self.proposed, MIX.ref(choice))
            return Call(MixArmies(seat=seat, region=MIX.ref(choice)))
        if SKIP.chosen(choice):
            die = SKIP.ref(choice)
            war.dice[side][die] -= 1
            war.tell(events.DieDiscarded(seat, die))
            return None
        if PLAY.chosen(choice):
            die, card = PLAY.refs(choice)
            war.dice[side][die] -= 1
            note_loan(war, side, die, *results_for(war, card))
            return Call(PlayEvent(seat=seat, card=card, die=die))
        if DISPEL.chosen(choice):
            die, card = DISPEL.refs(choice)
            war.dice[side][die] -= 1
            war.tell(events.TableCardFought(seat, die, card))
            return Call(PayPrice(seat=seat, card=card, die=die))
        die, what = ACT.refs(choice)
        action = actions(war).by_name[what]
        war.dice[side][die] -= 1
        war.tell(events.DieSpent(seat, die, what))
        note_loan(war, side, die, action.result)
        return Call(action.start(war, seat))

    def acted(self, war: War) -> Flow:
        """Give the opportunity to the next seat (WOTR-4.13, 5.25, 19.9, 19.11).

        A proposal to mix armies is no action (WOTR-19.16).
        """
        if MIX.chosen(self.choice):
            return Goto("act")
        end_action(war, self.actor, passed=PASS.chosen(self.choice))
        self.proposed = ()
        self.actor = acts_after(war, self.actor)
        return Goto("next_actor")


def usable(war: War, seat: int, faces: list[str]) -> list[Option]:
    """The options to use dice of some faces for actions that are possible (WOTR-5.10 to 5.22)."""
    book = actions(war)
    given, known = book.given[war.side(seat)], dict[str, bool]()
    found = list[Option]()
    for face in faces:
        pairs = given[face]
        for lent in lent_results(war, seat, face):
            more = [(face, name) for _, name in given[lent]]
            pairs += tuple([pair for pair in more if pair not in pairs])
        for pair in pairs:
            name = pair[1]
            if name not in known:
                known[name] = book.by_name[name].possible(war, seat)
            if known[name]:
                found.append(ACT[pair])
    return found


@ACT.rule
def uses_a_die_for_its_action(war: War, seat: int, die: str, action: str) -> Refusal | None:
    """Refuse an action that the die does not give or that is impossible now.

    See WOTR-5.6 and the rule of the action (WOTR-5.10 to 5.21).
    """
    side, book = war.side(seat), actions(war)
    if not war.dice[side].get(die):
        return refuse("WOTR-5.6", die)
    found = book.by_name[action]
    serving = (die, *lent_results(war, seat, die))
    if not any((result, action) in book.pairs[side] for result in serving):
        return refuse(found.rule, die, action)
    return None if found.possible(war, seat) else refuse(found.rule, die, action)


@SKIP.rule
def skips_a_die_of_his(war: War, seat: int, die: str) -> Refusal | None:
    """Refuse to discard a die that the side does not have (WOTR-5.8)."""
    return None if war.dice[war.side(seat)].get(die) else refuse("WOTR-5.8", die)


@PASS.rule
def passes_with_fewer_dice(war: War, seat: int) -> Refusal | None:
    """Refuse to pass without fewer unused dice than the enemy (WOTR-5.7)."""
    side = war.side(seat)
    return None if unused_dice(war, side) < unused_dice(war, 1 - side) else refuse("WOTR-5.7")
