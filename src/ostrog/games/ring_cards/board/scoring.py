"""Chapter 14: points, and how the game is won."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Cast
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.state import War
from ostrog.kernel import End, Flow, Outcome, Procedure


def points(
    cast: Cast, won: list[list[str]], paths_won: list[list[str]], corruption: int
) -> tuple[int, int]:
    """The points of both sides without Ring tokens (RCG-14.1 to 14.4)."""
    values = cast.values
    battlegrounds = [sum(values.battlegrounds[place].points for place in area) for area in won]
    paths = sum(values.paths[place].points for place in paths_won[FREE])
    return battlegrounds[FREE] + paths, battlegrounds[SHADOW] + corruption


def ring_points(war: War, side: int) -> int:
    """The points of a side's unused Ring tokens in the final scoring (RCG-14.6, 17.5)."""
    players = war.cast.players
    return sum(
        ring.points
        for seat in war.cast.teams[side]
        if (ring := players[seat].ring) is not None and war.rings[seat]
    )


def outcome(war: War, winner: int, reason: str) -> Outcome:
    """The outcome with the winning side first."""
    ranks = (winner, 1 - winner)
    return Outcome(
        tuple((SIDES[side],) for side in ranks),
        tuple(war.cast.teams[side] for side in ranks),
        reason,
    )


class VictoryCheck(Procedure):
    """The victory check after all combats of a round (RCG-14.7 to 14.10)."""

    steps = ("check_lead", "check_last_path")

    def check_lead(self, war: War) -> Flow:
        """End the game if a side leads by enough points (RCG-14.7)."""
        if self.is_last(war):
            return None
        free, shadow = points(war.cast, war.won, war.paths_won, war.corruption)
        war.tell(events.Scored(free, shadow))
        for side, lead in ((FREE, free - shadow), (SHADOW, shadow - free)):
            if lead >= war.values.lead_to_win:
                return End(outcome(war, side, "RCG-14.7"))
        return None

    def check_last_path(self, war: War) -> Flow:
        """After the last path, end the game: the side with more points wins (RCG-14.6, 14.9)."""
        if not self.is_last(war):
            return None
        free, shadow = points(war.cast, war.won, war.paths_won, war.corruption)
        free, shadow = free + ring_points(war, FREE), shadow + ring_points(war, SHADOW)
        war.tell(events.Scored(free, shadow))
        tied = SIDES.index(war.values.tie)
        winner = FREE if free > shadow else SHADOW if shadow > free else tied
        return End(outcome(war, winner, "RCG-14.9"))

    def is_last(self, war: War) -> bool:
        """Whether the last path of the scenario has been reached (RCG-14.9)."""
        return war.number >= war.cast.scene.last_path
