"""Chapter 7: the player of a card chooses an army."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ostrog.games.war_of_the_ring.board.state import War, by_map
from ostrog.games.war_of_the_ring.board.verbs import CHOOSE_ARMY
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

Armies = Callable[[War, PlayEvent], Sequence[str]]
"""Regions of the armies among which a player chooses."""


class ChooseArmy(Procedure):
    """The player of a card chooses an army; the result is its region (WOTR-7.6)."""

    steps = ("choose", "end")

    seat: int
    regions: tuple[str, ...]
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the army that is hit."""
        return Ask(self.seat, "target-army", self.armies(war), "choice")

    def armies(self, war: War) -> list[Option]:
        """The armies that the card means."""
        return war.legal(self.seat, CHOOSE_ARMY, self.regions)

    def end(self, war: War) -> Flow:
        """Return the region."""
        return Done(CHOOSE_ARMY.ref(self.choice))


class ChooseActingArmy(ChooseArmy):
    """The player of a card chooses the army of his that acts (WOTR-7.6)."""

    def choose(self, war: War) -> Flow:
        """Ask for the army that acts."""
        return Ask(self.seat, "acting-army", self.armies(war), "choice")


@CHOOSE_ARMY.rule
def chooses_an_army_of_the_card(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region without an army that the card means (WOTR-7.6)."""
    frame = war.frame(ChooseArmy)
    able = frame is not None and frame.seat == seat and region in frame.regions
    return None if able else refuse("WOTR-7.6", region)


def chooses_army(find: Armies, into: str = "region", *, acts: bool = False) -> Part:
    """A part that lets the player choose an army, if there is one that the card means."""

    def choose(war: War, play: PlayEvent) -> Flow:
        regions = tuple(by_map(find(war, play)))
        if not regions:
            return None
        asking = ChooseActingArmy if acts else ChooseArmy
        return Call(asking(seat=play.seat, regions=regions), into)

    return choose
