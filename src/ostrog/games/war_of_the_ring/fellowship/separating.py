"""Chapter 15: Companions separate from the Fellowship."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.fallen_hosts import CharactersFall
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import FACTS
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War, by_map
from ostrog.games.war_of_the_ring.board.verbs import DONE, SEPARATE, TO
from ostrog.games.war_of_the_ring.companions.journeys import CompanionsTravel
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.kernel import Ask, Call, Flow, Option, Refusal, refuse


class SeparateCompanions(CompanionsTravel, kw_only=True):
    """One Companion or a group leaves the Fellowship and moves (WOTR-15.27, 15.28).

    On the Mordor Track, where only a card or the Guide does this, they leave the game (WOTR-17.6).
    """

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
        """Where the group can go: Progress plus the highest Level (WOTR-15.27, 15.29).

        Through a place that is no region of the map they only pass.
        """
        group = self.group(self.draft)
        if not group or war.mordor >= 0:
            return {}
        found = self.reach(war, war.ring_bearers, group, war.progress)
        return {region: steps for region, steps in found.items() if region in FACTS}

    def goal(self, war: War) -> str:
        """Where those who leave go."""
        return war.ring_bearers if self.still else TO.ref(self.picks[-1])

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-15.27"

    def choose(self, war: War) -> Flow:
        """Ask who leaves, and for the goal (WOTR-15.27); in Mordor there is none (WOTR-17.6)."""
        if self.still or (self.fixed and war.mordor >= 0):
            return None
        options = [TO[region] for region in by_map(self.goals(war))]
        if war.mordor >= 0 and self.group(self.draft):
            options.append(DONE())
        if not self.fixed:
            options += war.legal(self.seat, SEPARATE, war.company())
        about = self.fixed
        return Ask(self.seat, "separate", options, "picks", closes=("to", "done"), about=about)

    def leave(self, war: War) -> Flow:
        """Put the Companions on the map; Progress stays as it is (WOTR-15.30, 15.32, 17.6)."""
        group = tuple(self.group(self.picks))
        if war.mordor >= 0:
            return Call(CharactersFall(doomed=group))
        to = self.goal(war)
        for who in group:
            war.bring_in(who, to)
        war.tell(events.CompanionsSeparated(group, to))
        return None

    def guide(self, war: War) -> Flow:
        """Name a Guide, since the Fellowship has changed (WOTR-15.5, 15.6)."""
        return Call(NameGuide())

    def arrive(self, war: War) -> Flow:
        """Let them rouse the nation where they end (WOTR-14.7, 14.21)."""
        if war.mordor >= 0:
            return None
        group, to = tuple(self.group(self.picks)), self.goal(war)
        return Call(CompanionsArrive(companions=group, region=to))


@SEPARATE.rule
def separates_from_the_fellowship(war: War, seat: int, companion: str) -> Refusal | None:
    """Refuse a Companion who is not in the Fellowship, or in Mordor without a card.

    See WOTR-15.27 and 17.6.
    """
    if war.side(seat) != FREE:
        return refuse("WOTR-5.13", companion)
    if war.characters[companion] != FELLOWSHIP:
        return refuse("WOTR-15.30", companion)
    frame = war.frame(SeparateCompanions)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-17.6", companion) if war.mordor >= 0 else None
    return refuse("WOTR-15.28", companion) if companion in frame.group(frame.draft) else None
