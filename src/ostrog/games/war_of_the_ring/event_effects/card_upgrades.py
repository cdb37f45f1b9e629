"""Chapters 7 and 9: cards replace Regulars on the map by Elites."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import NATION, REGULAR_OF, SLOT
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import PROMOTE
from ostrog.games.war_of_the_ring.campaigns.mustering import upgrade_units
from ostrog.games.war_of_the_ring.teams.alternation import is_used_again, use_on
from ostrog.kernel import Ask, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def can_upgrade(war: War, side: int, elite: str, region: str) -> bool:
    """Whether a Regular is there and an Elite of its nation in the reinforcements (WOTR-9.8)."""
    regulars = war.counts(side, region)[SLOT[REGULAR_OF[elite]]]
    return regulars > 0 and war.available(side, elite) > 0


class UpgradeUnits(Procedure):
    """Regulars in some regions are replaced by Elites, as far as possible (WOTR-7.6)."""

    steps = ("choose", "replace", "again")
    lasting = {"choose": ("left",)}

    seat: int
    elites: tuple[str, ...]
    """Kinds of Elites that can come."""
    regions: tuple[str, ...]
    left: int = 1
    """Number of Regulars still to be replaced."""
    choice: Option | None = None

    def ways(self, war: War) -> list[Option]:
        """The Elites that can come now, with their regions (WOTR-9.8, 19.12, 19.24)."""
        side = war.side(self.seat)
        return [
            PROMOTE[elite, region]
            for region in self.regions
            for elite in self.elites
            if can_upgrade(war, side, elite, region)
            and seat_of_nation(war, NATION[elite]) == self.seat
            and not is_used_again(war, self.seat, NATION[elite])
        ]

    def choose(self, war: War) -> Flow:
        """Ask which Regular is replaced, if there is any (WOTR-7.6)."""
        options = self.ways(war) if self.left else []
        return Ask(self.seat, "promote", options, "choice") if options else Done()

    def replace(self, war: War) -> Flow:
        """Eliminate the Regular and put an Elite in its place (WOTR-1.15, 1.16)."""
        elite, region = PROMOTE.refs(self.choice)
        use_on(war, self.seat, NATION[elite])
        upgrade_units(war, region, elite)
        self.left -= 1
        return None

    def again(self, war: War) -> Flow:
        """Go on with the next one."""
        return Goto("choose")


@PROMOTE.rule
def upgrades_what_the_card_gives(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse other nations and regions, missing Regulars and missing Elites.

    See WOTR-7.6, 9.8 and 19.12.
    """
    frame = war.frame(UpgradeUnits)
    if frame is None or frame.seat != seat or region not in frame.regions:
        return refuse("WOTR-7.6", figure, region)
    if figure in frame.elites and seat_of_nation(war, NATION[figure]) != seat:
        return refuse("WOTR-19.12", figure)
    if figure in frame.elites and not war.available(war.side(seat), figure):
        return refuse("WOTR-9.8", figure)
    return None if PROMOTE[figure, region] in frame.ways(war) else refuse("WOTR-7.6", figure)
