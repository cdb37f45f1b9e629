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
    """Refuse a Guide who is not of the highest Level (WOTR-15.4)."""
    if war.side(seat) != FREE:
        return refuse("WOTR-15.5", companion)
    return None if companion in possible_guides(war) else refuse("WOTR-15.4", companion)


class NameGuide(Procedure):
    """The Fellowship gets a Guide, or keeps the one it has (WOTR-15.4 to 15.7)."""

    steps = ("choose", "name")

    choice: Option | None = None

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
        if guide != war.guide:
            war.guide = guide
            war.tell(events.GuideNamed(guide))
        return None
