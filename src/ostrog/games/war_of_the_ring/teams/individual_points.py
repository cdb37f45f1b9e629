"""Chapter 19: the points that each player of a team has won, and who of them is the winner."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import FACTS, NATION_OF, OWNER
from ostrog.games.war_of_the_ring.board.pieces import SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.seats import PLAYERS, parts_of, seat_of_army
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Outcome


def note_captor(war: War, side: int, region: str) -> None:
    """Note whose army has captured a Settlement; who retakes his own captures nothing (WOTR-19.25).

    A player alone shares his points with nobody, so nothing is noted for him.
    """
    if OWNER[region] == side:
        war.captors.pop(region, None)
    elif len(parts_of(war).seats[side]) > 1:
        war.captors[region] = seat_of_army(war, side, region)


def outcome(war: War, winner: int, rule: str) -> Outcome:
    """The outcome of a game that a side has won by a rule (WOTR-18.1 to 18.4).

    In a winning team the better player comes first (WOTR-19.25, 19.26).
    """
    seats = parts_of(war).seats
    teams = (SIDES[winner],), (SIDES[1 - winner],)
    scores = {seat: individual_points(war, seat) for seat in seats[winner]}
    ranks = [
        tuple([seat for seat in seats[winner] if scores[seat] == score])
        for score in sorted(set(scores.values()), reverse=True)
    ]
    return Outcome(teams, (*ranks, seats[1 - winner]), rule)


def individual_points(war: War, seat: int) -> int:
    """What a player of a team has won: points captured, minus points lost (WOTR-19.25).

    Of the Free Peoples only what their nations have lost counts (WOTR-19.26).
    """
    nations, found = PLAYERS[parts_of(war).players[seat]], 0
    for region, holder in war.control.items():
        if holder == OWNER[region]:
            continue
        points: int = getattr(war.values.points, FACTS[region].settlement)
        if NATION_OF[region] in nations:
            found -= points
        elif holder == SHADOW and war.captors.get(region) == seat:
            found += points
    return found
