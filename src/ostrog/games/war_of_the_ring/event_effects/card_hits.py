"""Chapter 7: cards that hit armies outside a battle, and the Dead whom an heir leads."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.fallen_hosts import HitHost
from ostrog.games.war_of_the_ring.battles.moves_after_battle import ForcedRetreat
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import ORTHANC
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    NAZGUL_SLOT,
    SHADOW,
    WITCH_KING,
)
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import BRING_ALONG, TO
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.companions.journeys import Travelling
from ostrog.games.war_of_the_ring.played_events.event_parts import roll_for
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import (
    CompanionsArrive,
    NationsAttacked,
    nations_with_units,
)
from ostrog.kernel import Ask, Call, Done, Flow, Option, Refusal, refuse

MOST_DICE = 5
"""The most dice that a card rolls for figures."""


def aims_at(region: str) -> Part:
    """A part by which the next ones are about a region."""

    def aim(war: War, play: PlayEvent) -> Flow:
        play.region = region
        return None

    return aim


def hits(
    side: int,
    dice: int | Callable[[War, PlayEvent], int],
    least: int,
    *,
    all_fall: bool = False,
) -> Part:
    """A part that rolls dice against the army of a side; each from a number on hits (WOTR-7.12)."""

    def hit(war: War, play: PlayEvent) -> Flow:
        if not war.units(side, play.region):
            return None
        number = dice if isinstance(dice, int) else min(MOST_DICE, dice(war, play))
        found = roll_for(war, play, number, least) if number else 0
        if not found:
            return None
        return Call(HitHost(side=side, region=play.region, hits=found, all_fall=all_fall))

    return hit


def count_as_attack(war: War, play: PlayEvent) -> Flow:
    """Activate and advance the nations of the Shadow army that is hit (WOTR-7.15)."""
    counts = war.counts(SHADOW, play.region)
    return Call(NationsAttacked(nations=nations_with_units(SHADOW, counts)))


# Nazgul


def nazgul_at(war: War, region: str) -> int:
    """Number of Nazgul in a region; the Witch-king is one of them (WOTR-1.13)."""
    chief = war.characters[WITCH_KING] == region
    return war.counts(SHADOW, region)[NAZGUL_SLOT] + chief


def with_nazgul_near(war: War, region: str) -> list[str]:
    """Shadow armies with a Nazgul in a region or beside it, besieged or not (WOTR-7.13)."""
    near = (region, *adjacent(war, region, "army"))
    return [each for each in near if war.units(SHADOW, each) and nazgul_at(war, each)]


def in_reach_of_nazgul(war: War) -> list[str]:
    """Free armies with such a Shadow army near."""
    return [region for region in war.armies(FREE) if with_nazgul_near(war, region)]


def dice_of_nazgul(war: War, play: PlayEvent) -> int:
    """One die for each Nazgul in the army that acts."""
    return nazgul_at(war, play.source)


# Orthanc


def fell_lone_saruman(war: War, play: PlayEvent) -> Flow:
    """Eliminate Saruman if he stands in Orthanc without a Shadow unit."""
    alone = war.characters["saruman"] == ORTHANC and not war.units(SHADOW, ORTHANC)
    return Call(EliminateCharacter(who="saruman")) if alone else None


# The Dead


class LeadAway(Travelling):
    """A Companion goes to one of some regions, with any others from where he is (WOTR-8.6).

    No siege and no enemy hinders them. The result is the region.
    """

    steps = ("choose", "move", "end")

    who: str
    regions: tuple[str, ...]
    picks: tuple[Option, ...] = ()

    def goals(self, war: War) -> dict[str, int]:
        """The regions to which the card leads."""
        return dict.fromkeys(self.regions, 1)

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-7.6"

    def choose(self, war: War) -> Flow:
        """Ask who comes along, and where they go."""
        here = war.characters_at(FREE, war.characters[self.who])
        options = war.legal(self.seat, TO, self.regions)
        options += war.legal(self.seat, BRING_ALONG, here)
        return Ask(self.seat, "lead-away", options, "picks", closes=("to",))

    def move(self, war: War) -> Flow:
        """Move them; they rouse a nation where they come (WOTR-14.7)."""
        group, to = (self.who, *BRING_ALONG.among(self.picks)), TO.ref(self.picks[-1])
        war.tell(events.CharactersMoved(group, war.characters[self.who], to))
        for each in group:
            war.characters[each] = to
        return Call(CompanionsArrive(companions=group, region=to))

    def end(self, war: War) -> Flow:
        """Return the region."""
        return Done(TO.ref(self.picks[-1]))


@BRING_ALONG.rule
def comes_along(war: War, seat: int, character: str) -> Refusal | None:
    """Refuse a Companion who is elsewhere, or comes along already (WOTR-7.6)."""
    frame = war.frame(LeadAway)
    if frame is None or frame.seat != seat or character == frame.who:
        return refuse("WOTR-7.6", character)
    here = character in war.characters_at(FREE, war.characters[frame.who])
    able = here and character not in BRING_ALONG.among(frame.draft)
    return None if able else refuse("WOTR-7.6", character)


def hit_by_die(war: War, play: PlayEvent) -> Flow:
    """Roll a die if a Shadow army is there: it takes as many hits as the die shows."""
    if not war.units(SHADOW, play.region):
        return None
    (value,) = war.roll(1, purpose="card")
    war.tell(events.CardDieRolled(play.card, value))
    return Call(HitHost(side=SHADOW, region=play.region, hits=value, all_fall=True))


def drive_away(war: War, play: PlayEvent) -> Flow:
    """Force what is left of the Shadow army to retreat."""
    if not war.units(SHADOW, play.region):
        return None
    return Call(ForcedRetreat(side=SHADOW, region=play.region))
