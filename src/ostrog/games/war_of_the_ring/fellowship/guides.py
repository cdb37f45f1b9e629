"""Chapter 15: who guides the Fellowship."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, GOLLUM
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War
from ostrog.games.war_of_the_ring.board.verbs import GUIDE
from ostrog.kernel import Ask, Flow, Option, Procedure, Refusal, refuse


def possible_guides(war: War) -> tuple[str, ...]:
    """The Companions of the highest Level in the Fellowship (WOTR-15.4)."""
    company, sheets = war.company(), war.values.characters
    if not company:
        return ()
    highest = max([sheets[who].level for who in company])
    return tuple([who for who in company if sheets[who].level == highest])


@GUIDE.rule
def has_the_highest_level(war: War, seat: int, companion: str) -> Refusal | None:
    """Refuse a Guide who is not of the highest Level, and another choice than the leader's.

    See WOTR-15.4 and 19.7.
    """
    if war.side(seat) != FREE:
        return refuse("WOTR-15.5", companion)
    if leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    return None if companion in possible_guides(war) else refuse("WOTR-15.4", companion)


class NameGuide(Procedure):
    """The Fellowship gets a Guide, or keeps the one it has (WOTR-15.4 to 15.7)."""

    steps = ("relieve", "choose", "name")

    relieved: bool = False
    """Whether the Guide has left the Fellowship, so that there must be another."""
    choice: Option | None = None

    def relieve(self, war: War) -> Flow:
        """Let one of those who may guide take over at once from a Guide who is gone (WOTR-15.6)."""
        able = possible_guides(war)
        if able and war.guide not in able:
            self.relieved, war.guide = True, able[0]
        return None

    def choose(self, war: War) -> Flow:
        """Ask for the Guide among equals (WOTR-15.4, 15.5)."""
        able = possible_guides(war)
        if len(able) < 2:
            return None
        seat = leading_seat(war, FREE)
        return Ask(seat, "guide", war.legal(seat, GUIDE, able), "choice")

    def name(self, war: War) -> Flow:
        """Name the Guide; with no Companion left Gollum joins (WOTR-15.6, 15.7)."""
        if self.choice is not None:
            guide = GUIDE.ref(self.choice)
        else:
            guide = next(iter(possible_guides(war)), GOLLUM)
        if guide == GOLLUM:
            war.characters[GOLLUM] = FELLOWSHIP
        if guide != war.guide or self.relieved:
            war.guide = guide
            war.tell(events.GuideNamed(guide))
        return None
