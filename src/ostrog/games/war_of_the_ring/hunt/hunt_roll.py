"""Chapters 15 and 16: the Fellowship moves or hides, and the Shadow hunts."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.companions.travel import nazgul_is_at
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.kernel import Call, Flow, Procedure, query


@query
def hunt_bonus(war: War) -> int:
    """Number added to every hunt die: Free dice in the Hunt Box (WOTR-16.5)."""
    return war.hunt_box[FREE]


@query
def hunt_rerolls(war: War) -> int:
    """Number of failed hunt dice that are re-rolled (WOTR-16.7).

    One each for a Stronghold of the Shadow, its units and its Nazgul where the Ring-bearers are.
    """
    region = war.ring_bearers
    units = war.units(SHADOW, region) > 0
    return war.controls_stronghold(SHADOW, region) + units + nazgul_is_at(war, region)


def succeeds(value: int, added: int) -> bool:
    """Whether a hunt die succeeds: 6 or more, but a natural 1 never (WOTR-16.3, 16.6)."""
    return value > 1 and value + added >= 6


def hunt_dice(war: War) -> int:
    """Number of dice of a hunt roll: the Shadow dice in the Hunt Box (WOTR-16.2, 16.3)."""
    return min(war.values.limits.hunt_dice, war.hunt_box[SHADOW])


class HuntBegins(Procedure):
    """The moment before a hunt roll (WOTR-16.1)."""


class HuntRoll(Procedure):
    """The Shadow rolls for the Hunt and draws a tile after a success (WOTR-16.1 to 16.9)."""

    steps = ("begin", "roll", "draw")

    successes: int = 0

    def begin(self, war: War) -> Flow:
        """Let cards change the roll, if there is one (WOTR-16.4)."""
        return Call(HuntBegins()) if hunt_dice(war) else None

    def roll(self, war: War) -> Flow:
        """Roll a die for each Shadow die in the box, and failed ones again (WOTR-16.2 to 16.8)."""
        level = hunt_dice(war)
        if not level:
            return None
        added = hunt_bonus(war)
        values = war.roll(level, purpose="hunt")
        won = sum([succeeds(value, added) for value in values])
        again = war.roll(min(hunt_rerolls(war), level - won), purpose="hunt")
        self.successes = won + sum([succeeds(value, added) for value in again])
        war.tell(events.HuntRolled(values, again, added, self.successes))
        return None

    def draw(self, war: War) -> Flow:
        """Draw one tile after at least one success (WOTR-16.4, 16.9)."""
        if not self.successes:
            return None
        return Call(DrawTile(cause="hunt", successes=self.successes))


@query
def dice_for_box(war: War) -> int:
    """Number of dice that a move of the Fellowship brings into the Hunt Box (WOTR-15.10)."""
    return 1


class MoveFellowship(Procedure):
    """The Fellowship moves one step and is hunted (WOTR-15.8, 17.7)."""

    steps = ("advance", "hunt", "put_die")

    by_die: bool = True
    """Whether a die of the Free Peoples goes to the Hunt Box afterwards (WOTR-15.10)."""

    def advance(self, war: War) -> Flow:
        """Advance the Progress counter, outside Mordor and up to its end (WOTR-15.8, 15.11)."""
        war.strove = True
        if war.mordor < 0:
            war.progress = min(war.values.limits.progress, war.progress + 1)
            war.tell(events.FellowshipMoved(war.progress))
        return None

    def hunt(self, war: War) -> Flow:
        """Hunt by a roll, or draw a tile on the Mordor Track (WOTR-16.1, 17.7)."""
        return Call(HuntRoll() if war.mordor < 0 else DrawTile(cause="mordor"))

    def put_die(self, war: War) -> Flow:
        """Put the die into the Hunt Box after the hunt (WOTR-5.6, 15.10)."""
        war.hunt_box[FREE] += self.by_die * dice_for_box(war)
        return None


class HideFellowship(Procedure):
    """A revealed Fellowship hides (WOTR-15.26)."""

    steps = ("hide",)

    def hide(self, war: War) -> Flow:
        """Turn the counter; nothing moves (WOTR-15.26, 17.13)."""
        war.revealed, war.strove = False, True
        war.tell(events.FellowshipHidden())
        return None
