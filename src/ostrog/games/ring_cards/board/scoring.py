"""Chapter 14: points, and who wins."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Cast
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.state import War
from ostrog.kernel import End, Flow, Outcome, Procedure


def points(
    cast: Cast, won: list[list[str]], paths_won: list[list[str]], corruption: int
) -> tuple[int, int]:
    """RCG-14.1 to 14.4: what both sides have, Ring tokens left out."""
    values = cast.values
    battlegrounds = [sum(values.battlegrounds[place].points for place in area) for area in won]
    paths = sum(values.paths[place].points for place in paths_won[FREE])
    return battlegrounds[FREE] + paths, battlegrounds[SHADOW] + corruption


def ring_points(war: War, side: int) -> int:
    """RCG-14.6, 17.5: what unused Ring tokens are worth in the final scoring."""
    players = war.cast.players
    return sum(
        ring.points
        for seat in war.cast.teams[side]
        if (ring := players[seat].ring) is not None and war.rings[seat]
    )


def outcome(war: War, winner: int, reason: str) -> Outcome:
    """The winning side first."""
    ranks = (winner, 1 - winner)
    return Outcome(
        tuple((SIDES[side],) for side in ranks),
        tuple(war.cast.teams[side] for side in ranks),
        reason,
    )


class VictoryCheck(Procedure):
    """RCG-14.7 to 14.10: after all combats of the round."""

    steps = ("check_lead", "check_last_path")

    def check_lead(self, war: War) -> Flow:
        """RCG-14.7."""
        if self.is_last(war):
            return None
        free, shadow = points(war.cast, war.won, war.paths_won, war.corruption)
        war.tell(events.Scored(free, shadow))
        if abs(free - shadow) >= war.values.lead_to_win:
            return End(outcome(war, FREE if free > shadow else SHADOW, "RCG-14.7"))
        return None

    def check_last_path(self, war: War) -> Flow:
        """RCG-14.6, 14.9: after the last path the side with more points wins."""
        if not self.is_last(war):
            return None
        free, shadow = points(war.cast, war.won, war.paths_won, war.corruption)
        free, shadow = free + ring_points(war, FREE), shadow + ring_points(war, SHADOW)
        war.tell(events.Scored(free, shadow))
        tied = SIDES.index(war.values.tie)
        winner = tied if free == shadow else FREE if free > shadow else SHADOW
        return End(outcome(war, winner, "RCG-14.9"))

    def is_last(self, war: War) -> bool:
        """RCG-14.9: whether the last path of the scenario was fought for."""
        return war.number >= war.cast.scene.last_path
