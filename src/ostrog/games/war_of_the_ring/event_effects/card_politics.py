"""Chapter 14: cards rouse nations, bring them to war, and set them back."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.fallen_hosts import LoseHost, eliminate_figure
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import (
    FIGURES_OF,
    FREE,
    FREE_CHARACTERS,
    NATION,
    NATIONS_OF,
    SIDE_OF,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import War, by_map
from ostrog.games.war_of_the_ring.board.verbs import CHOOSE_NATION, LOSE_FIGURE
from ostrog.games.war_of_the_ring.played_events.event_parts import CARD
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
    BringToWar,
    SetNationBack,
    can_advance,
    can_be_roused,
)
from ostrog.games.war_of_the_ring.teams.alternation import is_used_again, use_on
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


class ChooseNation(Procedure):
    """A player chooses one of some nations for a card; the result is the nation (WOTR-7.6)."""

    steps = ("choose", "end")

    seat: int
    card: str
    nations: tuple[str, ...]
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the nation."""
        options = [CHOOSE_NATION[nation] for nation in self.nations]
        return Ask(self.seat, "card-nation", options, "choice", about=(self.card,))

    def end(self, war: War) -> Flow:
        """Return the nation."""
        return Done(CHOOSE_NATION.ref(self.choice))


@CHOOSE_NATION.rule
def chooses_a_nation_of_the_card(war: War, seat: int, nation: str) -> Refusal | None:
    """Refuse a nation that the card does not allow, or on which no action may be used now.

    See WOTR-7.6 and 19.24.
    """
    frame = war.frame(ChooseNation)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", nation)
    if is_used_again(war, seat, nation):
        return refuse("WOTR-19.24", nation)
    return None if nation in frame.nations else refuse("WOTR-7.6", nation)


def chooses_nation(found: Callable[[War, int], list[str]]) -> Part:
    """A part in which the player chooses a nation for the later ones, if there is any."""

    def part(war: War, play: PlayEvent) -> Flow:
        nations = tuple(found(war, play.seat))
        if not nations:
            return None
        return Call(ChooseNation(seat=play.seat, card=play.card, nations=nations), "nation")

    return part


def nations_to_rouse(war: War, seat: int) -> list[str]:
    """The own Free nations that can become active or come nearer to war (WOTR-14.16, 19.13)."""
    return [
        nation
        for nation in NATIONS_OF[FREE]
        if (can_advance(war, nation) or can_wake(war, nation))
        and seat_of_nation(war, nation) == seat
        and not is_used_again(war, seat, nation)
    ]


def can_wake(war: War, nation: str) -> bool:
    """Whether a card makes a nation active that is not yet (WOTR-14.9)."""
    rousing = ActivateNation(nation=nation, by=CARD)
    return not war.active_nations[nation] and can_be_roused(war, rousing)


def activate_chosen(war: War, play: PlayEvent) -> Flow:
    """Make the chosen nation active (WOTR-14.9)."""
    if not play.nation:
        return None
    use_on(war, play.seat, play.nation)
    return Call(ActivateNation(nation=play.nation, by=CARD))


def advance_chosen(war: War, play: PlayEvent) -> Flow:
    """Bring the chosen nation a step nearer to war (WOTR-14.2)."""
    return Call(AdvanceNation(nation=play.nation, by=CARD)) if play.nation else None


def brings_to_war(nation: str) -> Part:
    """A part that puts an own nation At War at once, if it is active (WOTR-14.2, 19.13)."""
    return lambda war, play: (
        Call(BringToWar(nation=nation)) if seat_of_nation(war, nation) == play.seat else None
    )


def companion_stands_in(
    *regions: str, who: tuple[str, ...] = FREE_CHARACTERS
) -> Callable[[War], bool]:
    """A condition: one of some Companions is in a Settlement that its side has not lost.

    Where the enemy controls it he has no political effect (WOTR-13.25).
    """
    return lambda war: any(
        war.characters[each] in regions and war.is_unconquered(war.characters[each]) for each in who
    )


# A nation is set back


def nations_with_visitors(war: War) -> list[str]:
    """The Free nations short of war with the Ring-bearers or a Companion in their regions."""
    visited = {NATION_OF.get(war.characters[who]) for who in FREE_CHARACTERS}
    visited.add(NATION_OF.get(war.ring_bearers))
    return [each for each in NATIONS_OF[FREE] if each in visited and not war.at_war(each)]


def set_chosen_back(war: War, play: PlayEvent) -> Flow:
    """Move the counter of the chosen nation back (WOTR-14.20)."""
    return Call(SetNationBack(nation=play.nation)) if play.nation else None


def lose_figure_of_chosen(war: War, play: PlayEvent) -> Flow:
    """Let its player lose a figure of the chosen nation, if there is one on the map."""
    if not play.nation or not figures_on_map(war, play.nation):
        return None
    return Call(LoseFigure(seat=seat_of_nation(war, play.nation), nation=play.nation))


def figures_on_map(war: War, nation: str) -> list[Option]:
    """The options to lose a unit or Leader of a Free nation, wherever it stands."""
    return [
        LOSE_FIGURE[figure, region]
        for region in by_map(war.hosts[FREE])
        for figure in FIGURES_OF[FREE]
        if NATION[figure] == nation and war.counts(FREE, region)[SLOT[figure]]
    ]


class LoseFigure(Procedure):
    """A player loses a unit or Leader of a nation to an event, and chooses which (WOTR-7.12)."""

    steps = ("choose", "lose", "destroy")

    seat: int
    nation: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The nation, for the breadcrumb."""
        return (self.nation,)

    def choose(self, war: War) -> Flow:
        """Ask for the figure."""
        options = figures_on_map(war, self.nation)
        return Ask(self.seat, "lose-figure", options, "choice", about=(self.nation,))

    def lose(self, war: War) -> Flow:
        """Eliminate the figure (WOTR-1.15)."""
        figure, region = LOSE_FIGURE.refs(self.choice)
        eliminate_figure(war, SIDE_OF[figure], region, figure)
        return None

    def destroy(self, war: War) -> Flow:
        """Destroy an army that has no unit left (WOTR-7.11, 7.13)."""
        figure, region = LOSE_FIGURE.refs(self.choice)
        side = SIDE_OF[figure]
        return None if war.units(side, region) else Call(LoseHost(side=side, region=region))


@LOSE_FIGURE.rule
def loses_a_figure_of_the_nation(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse a figure of another nation, and one that is not there (WOTR-7.6)."""
    frame = war.frame(LoseFigure)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", figure, region)
    able = LOSE_FIGURE[figure, region] in figures_on_map(war, frame.nation)
    return None if able else refuse("WOTR-7.6", figure, region)
