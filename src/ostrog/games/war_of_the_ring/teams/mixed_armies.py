"""Chapter 19: the units of two team mates in one region stay apart, or form a mixed army."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.seats import count, is_apart, mate_of, parts_of
from ostrog.games.war_of_the_ring.board.state import Counts, War, by_map
from ostrog.games.war_of_the_ring.board.verbs import JOIN_ARMIES, KEEP_APART, MIX
from ostrog.kernel import Ask, Flow, Option, Procedure, Refusal, refuse


def mix_armies(war: War, side: int, region: str) -> None:
    """Let separate armies in a region become one; nothing changes where there are none.

    Team mates agree to it, or an attack on their armies does it (WOTR-19.16).
    """
    if is_apart(war, side, region):
        war.mixed[side].append(region)
        war.tell(events.ArmiesMixed(SIDES[side], region))


def stay_mixed(war: War, side: int, region: str, counts: Counts) -> None:
    """Let figures of both mates who have come from a mixed army form one again (WOTR-19.16)."""
    parts = parts_of(war)
    both = all(count(counts, parts.holdings[seat].units) for seat in parts.seats[side])
    if both and region not in war.mixed[side]:
        war.mixed[side].append(region)


def mixable(war: War, seat: int) -> Sequence[str]:
    """The regions where a seat and its mate have separate armies (WOTR-19.16)."""
    if mate_of(war, seat) < 0:
        return ()
    side = war.side(seat)
    return by_map([region for region in war.hosts[side] if is_apart(war, side, region)])


class MixArmies(Procedure):
    """A seat has proposed to mix armies; its mate agrees or not (WOTR-19.16)."""

    steps = ("consent", "mix")

    seat: int
    """The seat that proposed it."""
    region: str
    answer: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def consent(self, war: War) -> Flow:
        """Ask the mate (WOTR-19.16)."""
        options = (JOIN_ARMIES(), KEEP_APART())
        mate = mate_of(war, self.seat)
        return Ask(mate, "mix-armies", options, "answer", about=(self.region,))

    def mix(self, war: War) -> Flow:
        """Mix the armies, or leave them as they are (WOTR-19.16)."""
        if JOIN_ARMIES.chosen(self.answer):
            mix_armies(war, war.side(self.seat), self.region)
        else:
            war.tell(events.ArmiesKeptApart(mate_of(war, self.seat), self.region))
        return None


@MIX.rule
def mixes_separate_armies(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse where a seat and its mate do not have separate armies (WOTR-19.16)."""
    able = is_apart(war, war.side(seat), region)
    return None if able else refuse("WOTR-19.16", region)
