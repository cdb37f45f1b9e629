"""Chapters 3 and 4: the setup, and the six phases of a turn."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.map import RIVENDELL
from ostrog.games.war_of_the_ring.board.pieces import (
    COMPANIONS,
    DECKS,
    FACES,
    FIGURES,
    FIGURES_OF,
    FREE,
    MINIONS,
    SHADOW,
    SIDE_OF,
    SIDES,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILES_ASIDE, deck_zone
from ostrog.games.war_of_the_ring.board.seats import (
    begin_actions,
    leading_seat,
    parts_of,
    pass_the_lead,
)
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War, victory_points
from ostrog.games.war_of_the_ring.board.verbs import ALLOCATE
from ostrog.games.war_of_the_ring.dice.event_hands import (
    KeepHandLimit,
    decks_of,
    draw_event,
)
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.winning import military_victory
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import FellowshipPhase
from ostrog.games.war_of_the_ring.teams.shared_events import (
    TeamDraws,
    draws_of_every_deck,
    seats_in_order,
)
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, query, refuse


class WarOfTheRing(Procedure):
    """The whole game: the setup, then turns until a side has won."""

    steps = ("set_up", "next_turn", "play_turn", "go_on")

    def set_up(self, war: War) -> Flow:
        """Set up figures, Fellowship, nations, rings, tiles and decks (WOTR-3.1 to 3.10)."""
        values = war.values
        for region, there in values.armies.items():
            side = SIDE_OF[next(iter(there))]
            war.put(side, region, tuple([there.get(each, 0) for each in FIGURES_OF[side]]))
        for figure in FIGURES:
            waiting = values.reinforcements.get(figure, 0)
            war.reinforcements[SIDE_OF[figure]][SLOT[figure]] = waiting
        war.ring_bearers, war.guide = RIVENDELL, COMPANIONS[0]
        for who in COMPANIONS:
            war.characters[who] = FELLOWSHIP
        war.rings[FREE] = values.rings
        for nation, start in values.politics.items():
            war.steps_to_war[nation] = start.steps
            war.active_nations[nation] = start.active
        for tile, facts in values.tiles.items():
            for _ in range(facts.count if facts.special else 0):
                war.move(tile, HUNT_POOL, TILES_ASIDE)
        for side in (FREE, SHADOW):
            for deck in DECKS:
                war.shuffle(deck_zone(side, deck))
        return None

    def next_turn(self, war: War) -> Flow:
        """Count the new turn; in teams another player leads from now on (WOTR-4.1, 19.3)."""
        war.turn += 1
        war.tell(events.TurnBegan(war.turn))
        for seat in pass_the_lead(war) if war.turn > 1 else ():
            war.tell(events.LeadPassed(seat))
        return None

    def play_turn(self, war: War) -> Flow:
        """Play one turn (WOTR-4.1)."""
        return Call(Turn(number=war.turn))

    def go_on(self, war: War) -> Flow:
        """Continue with the next turn; only a victory ends the game (WOTR-4.1)."""
        return Goto("next_turn")


@query
def pool_size(war: War, side: int) -> int:
    """Number of action dice of a side, with those of characters in play (WOTR-5.3, 5.4)."""
    own = war.values.dice[SIDES[side]]
    gained = sum(
        [
            sheet.dice
            for who, sheet in war.values.characters.items()
            if sheet.dice and war.in_play(who) and (who in MINIONS) == (side == SHADOW)
        ]
    )
    return min(own.most, own.start + gained)


class Turn(Procedure):
    """One turn with its six phases (WOTR-4.1)."""

    steps = (
        "recover",
        "draw_events",
        "hand_limit_free",
        "hand_limit_shadow",
        "team_draws",
        "fellowship",
        "hunt_allocation",
        "action_roll",
        "resolve_actions",
        "idle_in_mordor",
        "victory_check",
    )

    number: int

    def crumb(self) -> tuple[int]:
        """The number of the turn, for the breadcrumb."""
        return (self.number,)

    def recover(self, war: War) -> Flow:
        """Take all dice back and count the pools anew (WOTR-4.2, 4.3, 5.5)."""
        war.taken_back = war.hunt_box[FREE]
        war.hunt_box = [0, 0]
        war.dice = [{}, {}]
        war.pool = [pool_size(war, FREE), pool_size(war, SHADOW)]
        war.ring_used = [False, False]
        war.lent_used = [False, False]
        war.strove = False
        return None

    def draw_events(self, war: War) -> Flow:
        """Let each player draw a card from each deck of his side (WOTR-4.4, 7.3, 19.4, 19.27)."""
        for side in (FREE, SHADOW):
            for seat in seats_in_order(war, side):
                if draws_of_every_deck(war, seat):
                    for deck in decks_of(war, side):
                        if deck.each_turn:
                            draw_event(war, seat, deck.name)
        return None

    def hand_limit_free(self, war: War) -> Flow:
        """Let the Free Peoples discard down to the limit (WOTR-4.17, 7.2)."""
        return Call(KeepHandLimit(seat=leading_seat(war, FREE)))

    def hand_limit_shadow(self, war: War) -> Flow:
        """Let the Shadow discard down to the limit (WOTR-4.17, 7.2)."""
        return Call(KeepHandLimit(seat=leading_seat(war, SHADOW)))

    def team_draws(self, war: War) -> Flow:
        """Let the players of teams draw, discard and swap (WOTR-19.4 to 19.6)."""
        return Call(TeamDraws()) if parts_of(war).has_teams else None

    def fellowship(self, war: War) -> Flow:
        """Play phase 2 (WOTR-4.5)."""
        return Call(FellowshipPhase())

    def hunt_allocation(self, war: War) -> Flow:
        """Play phase 3 (WOTR-4.7)."""
        return Call(AllocateHuntDice())

    def action_roll(self, war: War) -> Flow:
        """Play phase 4 (WOTR-4.12)."""
        return Call(RollPools())

    def resolve_actions(self, war: War) -> Flow:
        """Play phase 5 (WOTR-4.13)."""
        return Call(ResolveActions(actor=begin_actions(war)))

    def idle_in_mordor(self, war: War) -> Flow:
        """Add Corruption if the Fellowship did nothing on the Mordor Track (WOTR-4.15, 4.16)."""
        if war.mordor >= 0 and not war.strove:
            change_corruption(war, 1)
        return None

    def victory_check(self, war: War) -> Flow:
        """Play phase 6: check the military victories (WOTR-4.14, 18.6)."""
        free, shadow = victory_points(war, FREE), victory_points(war, SHADOW)
        war.tell(events.TurnEnded(self.number, free, shadow))
        return military_victory(war)


class AllocateHuntDice(Procedure):
    """Phase 3: the Shadow puts dice into the Hunt Box (WOTR-4.7 to 4.11)."""

    steps = ("choose", "allocate")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the number of dice (WOTR-4.7)."""
        seat = leading_seat(war, SHADOW)
        options = war.legal(seat, ALLOCATE, tuple(range(war.pool[SHADOW] + 1)))
        return Ask(seat, "hunt-allocation", options, "choice")

    def allocate(self, war: War) -> Flow:
        """Put the dice into the box; they are not rolled this turn (WOTR-4.11)."""
        number = ALLOCATE.ref(self.choice)
        war.hunt_box[SHADOW] += number
        war.tell(events.HuntDiceAllocated(number))
        return None


@query
def most_hunt_dice(war: War) -> int:
    """How many dice may be put into the Hunt Box: one for each Companion (WOTR-4.7 to 4.9)."""
    return max(1, len(war.company()))


@query
def least_hunt_dice(war: War) -> int:
    """How many dice must be put there: one if Free dice were taken back (WOTR-4.10)."""
    return int(war.taken_back > 0)


@ALLOCATE.rule
def allocates_within_the_limits(war: War, seat: int, dice: int) -> Refusal | None:
    """Refuse too few or too many dice, and dice of a mate who does not lead.

    See WOTR-4.7, 4.9, 4.10 and 19.8.
    """
    if war.side(seat) != SHADOW or dice > war.pool[SHADOW]:
        return refuse("WOTR-4.7", dice)
    if leading_seat(war, SHADOW) != seat:
        return refuse("WOTR-19.8")
    if dice > most_hunt_dice(war):
        return refuse("WOTR-4.7" if war.company() else "WOTR-4.9", dice)
    return refuse("WOTR-4.10", dice) if dice < least_hunt_dice(war) else None


class RollPools(Procedure):
    """Phase 4: both sides roll their dice; Eyes go to the Hunt Box (WOTR-4.12)."""

    steps = ("roll",)

    def roll(self, war: War) -> Flow:
        """Roll all dice that are not in the Hunt Box (WOTR-4.11, 4.12)."""
        for side, name in enumerate(SIDES):
            faces = war.values.dice[name].faces
            number = war.pool[side] - war.hunt_box[side]
            rolled = [faces[value - 1] for value in war.roll(number, purpose=f"{name} dice")]
            war.tell(events.ActionDiceRolled(name, tuple(rolled)))
            war.hunt_box[side] += rolled.count("eye")
            war.dice[side] = {
                face: rolled.count(face) for face in FACES if face in rolled and face != "eye"
            }
        return None
