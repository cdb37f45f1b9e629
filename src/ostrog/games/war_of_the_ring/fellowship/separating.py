"""Chapter 15: Companions separate from the Fellowship."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War, by_map
from ostrog.games.war_of_the_ring.board.verbs import SEPARATE, TO
from ostrog.games.war_of_the_ring.companions.journeys import Travelling, level_of
from ostrog.games.war_of_the_ring.companions.travel import reach_of_companions
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.kernel import Ask, Call, Flow, Option, Refusal, refuse


class SeparateCompanions(Travelling, kw_only=True):
    """One Companion or a group leaves the Fellowship and moves (WOTR-15.27, 15.28)."""

    steps = ("choose", "leave", "guide", "arrive")

    fixed: tuple[str, ...] = ()
    """Companions who have to leave; empty if the player chooses."""
    still: bool = False
    """Whether those who have to leave stay where the Ring-bearers are."""
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str, ...]:
        """Those who have to leave, for the breadcrumb."""
        return self.fixed

    def group(self, picks: tuple[Option, ...] | list[Option]) -> list[str]:
        """The Companions who leave."""
        return list(self.fixed) or SEPARATE.among(picks)

    def goals(self, war: War) -> dict[str, int]:
        """Where the group can go: Progress plus the highest Level (WOTR-15.27, 15.29)."""
        group = self.group(self.draft)
        if not group:
            return {}
        distance = war.progress + level_of(war, group)
        return reach_of_companions(war, war.ring_bearers, distance)

    def goal(self, war: War) -> str:
        """Where those who leave go."""
        return war.ring_bearers if self.still else TO.ref(self.picks[-1])

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-15.27"

    def choose(self, war: War) -> Flow:
        """Ask who leaves, and for the goal (WOTR-15.27)."""
        if self.still:
            return None
        options = [TO[region] for region in by_map(self.goals(war))]
        if not self.fixed:
            options += war.legal(self.seat, SEPARATE, war.company())
        about = self.fixed
        return Ask(self.seat, "separate", options, "picks", closes=("to",), about=about)

    def leave(self, war: War) -> Flow:
        """Put the Companions on the map; Progress stays as it is (WOTR-15.30, 15.32)."""
        group, to = tuple(self.group(self.picks)), self.goal(war)
        for who in group:
            war.bring_in(who, to)
        war.tell(events.CompanionsSeparated(group, to))
        return None

    def guide(self, war: War) -> Flow:
        """Name a Guide, since the Fellowship has changed (WOTR-15.5, 15.6)."""
        return Call(NameGuide())

    def arrive(self, war: War) -> Flow:
        """Let them rouse the nation where they end (WOTR-14.7, 14.21)."""
        group, to = tuple(self.group(self.picks)), self.goal(war)
        return Call(CompanionsArrive(companions=group, region=to))


@SEPARATE.rule
def separates_from_the_fellowship(war: War, seat: int, companion: str) -> Refusal | None:
    """Refuse a Companion who is not in the Fellowship, or in Mordor (WOTR-15.27, 17.6)."""
    if war.side(seat) != FREE:
        return refuse("WOTR-5.13", companion)
    if war.characters[companion] != FELLOWSHIP:
        return refuse("WOTR-15.30", companion)
    if war.mordor >= 0:
        return refuse("WOTR-17.6", companion)
    frame = war.frame(SeparateCompanions)
    if frame is not None and frame.seat == seat and companion in frame.group(frame.draft):
        return refuse("WOTR-15.28", companion)
    return None
