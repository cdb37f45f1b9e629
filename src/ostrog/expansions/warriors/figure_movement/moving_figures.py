"""Chapters 12 and 14 to 16: a card moves all figures of a faction."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import SIDE_OF_FACTION
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import TAKE_FIGURE
from ostrog.expansions.warriors.figure_movement.ways_of_figures import MOVED_BY, ways_of_figures
from ostrog.games.war_of_the_ring.board.state import by_map
from ostrog.games.war_of_the_ring.board.verbs import DONE, TO
from ostrog.games.war_of_the_ring.companions.journeys import Travelling
from ostrog.kernel import Ask, Done, Flow, Goto, Option, Refusal, refuse


def move_figures(war: FactionWar, faction: str, source: str, to: str, number: int = 1) -> None:
    """Move figures of a faction from a region to another."""
    if number:
        war.take_figures(faction, source, number)
        war.place_figures(faction, to, number)
        war.tell(events.FiguresMoved(faction, source, to, number))


class MoveFigures(Travelling, kw_only=True):
    """Any figures of a faction move, together or separately, each once.

    See WOME-12.5, 14.11, 15.10 and 16.7.
    """

    steps = ("choose", "move")
    lasting = {"choose": ("landed",)}

    faction: str
    landed: dict[str, int] = {}
    """Figures that have moved, by the region where they are."""
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The faction, for the breadcrumb."""
        return (self.faction,)

    def waiting(self, war: FactionWar) -> list[str]:
        """The regions with figures that have not moved and can."""
        there = war.figures[self.faction]
        left = [region for region in there if there[region] > self.landed.get(region, 0)]
        return by_map([region for region in left if ways_of_figures(war, self.faction, region)])

    def goals(self, war: FactionWar) -> dict[str, int]:  # type: ignore[override]  # a war with factions
        """Where the picked figure can go."""
        if not self.draft:
            return {}
        return ways_of_figures(war, *TAKE_FIGURE.refs(self.draft[0]))

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return MOVED_BY[self.faction]

    def choose(self, war: FactionWar) -> Flow:
        """Ask for a figure and its goal, or whether that is enough."""
        if self.draft:
            options = [TO[region] for region in by_map(self.goals(war))]
        else:
            options = [TAKE_FIGURE[self.faction, region] for region in self.waiting(war)]
            if not options:
                return Done()
            options.append(DONE())
        about = (self.faction,)
        closes = ("to", "done")
        return Ask(self.seat, "move-figures", options, "picks", closes=closes, about=about)

    def move(self, war: FactionWar) -> Flow:
        """Move the figure."""
        if DONE.chosen(self.picks[-1]):
            return Done()
        (faction, source), to = TAKE_FIGURE.refs(self.picks[0]), TO.ref(self.picks[-1])
        move_figures(war, faction, source, to)
        self.landed[to] = self.landed.get(to, 0) + 1
        return Goto("choose")


def can_move_figures(war: FactionWar, faction: str) -> bool:
    """Whether any figure of a faction can move by a card."""
    return any(ways_of_figures(war, faction, region) for region in war.figures[faction])


@TAKE_FIGURE.rule
def takes_a_figure_once(war: FactionWar, seat: int, faction: str, region: str) -> Refusal | None:
    """Refuse figures of others, those that have moved, and those that cannot leave.

    See WOME-6.18, 15.11 and 16.8.
    """
    frame = war.frame(MoveFigures)
    if frame is None or frame.seat != seat or frame.faction != faction:
        return refuse("WOME-6.18" if faction in MOVED_BY else "WOME-8.2", faction)
    if SIDE_OF_FACTION[faction] != war.side(seat):
        return refuse("WOME-1.1", faction)
    return None if region in frame.waiting(war) else refuse(MOVED_BY[faction], region)
