"""Chapter 10: cards move armies, units and Nazgul."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board.pieces import NATION, SHADOW, WITCH_KING
from ostrog.games.war_of_the_ring.board.state import Counts, War, adjacent, by_map, plus, single
from ostrog.games.war_of_the_ring.board.verbs import DONE, FLY, GATHER, TO, TRANSFER
from ostrog.games.war_of_the_ring.campaigns.arrival import ArmyArrives, move_party
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts, can_march
from ostrog.games.war_of_the_ring.campaigns.splitting import Party
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.companions.journeys import (
    MoveMinions,
    Travelling,
    can_move_minions,
)
from ostrog.games.war_of_the_ring.event_effects.card_recruits import (
    RaiseByCard,
    can_raise,
    can_raise_in,
)
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

NAZGUL = "sauron-nazgul"
RINGWRAITHS = (NAZGUL, WITCH_KING)
"""Those who count as Nazgul (WOTR-1.13)."""
DUNLAND = ("north-dunland", "south-dunland")
TRANSFERRED = 4
"""Units that come out of Dunland at most (sh-str-11)."""


def march(war: War, move: MoveHosts) -> Flow:
    """Let armies march, if any can; the region of the last is kept for later parts (WOTR-7.6)."""
    return Call(move, "region") if can_march(war, move) else None


def marches(
    armies: int = 1,
    *,
    least: int = 1,
    regions: int = 1,
    joins: bool = False,
    leaders: tuple[str, ...] = (),
) -> Part:
    """A part that moves armies by all rules of movement (WOTR-10.17)."""

    def part(war: War, play: PlayEvent) -> Flow:
        move = MoveHosts(
            seat=play.seat,
            armies=armies,
            least=least,
            regions=regions,
            joins=joins,
            led=bool(leaders),
            leaders=leaders,
        )
        return march(war, move)

    return part


# Nazgul


def flies_nazgul(war: War, play: PlayEvent) -> Flow:
    """Let any Nazgul fly, the Witch-king among them (sh-char-23)."""
    flight = MoveMinions(seat=play.seat, nazgul_only=True)
    return Call(flight) if can_move_minions(war, flight) else None


def gathers_nazgul(war: War, play: PlayEvent) -> Flow:
    """Let new Nazgul come to the Witch-king, or those on the map fly (sh-char-24)."""
    return Call(GatherNazgul(seat=play.seat))


class GatherNazgul(Procedure):
    """Two Nazgul come from the reinforcements to the Witch-king, or Nazgul fly (WOTR-7.6)."""

    steps = ("choose", "carry_out", "end")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which of the two, as far as they are possible (WOTR-8.11, 9.8, 9.11)."""
        options = []
        at = war.characters[WITCH_KING]
        if can_raise_in(war, SHADOW, at) and can_raise(war, NAZGUL, at):
            options.append(GATHER())
        if can_move_minions(war, MoveMinions(seat=self.seat, nazgul_only=True)):
            options.append(FLY())
        return Ask(self.seat, "gather-or-fly", options, "choice") if options else Done()

    def carry_out(self, war: War) -> Flow:
        """Bring them, or let them fly (WOTR-8.11, 9.10)."""
        if FLY.chosen(self.choice):
            return Call(MoveMinions(seat=self.seat, nazgul_only=True))
        regions = (war.characters[WITCH_KING],)
        return Call(RaiseByCard(seat=self.seat, groups=((NAZGUL, NAZGUL),), regions=regions))

    def end(self, war: War) -> Flow:
        """Return to the card."""
        return Done()


# Units of Dunland


def beside_dunland(war: War) -> list[str]:
    """Free regions beside one of the two of Dunland (WOTR-1.6, 1.7)."""
    near = {to for region in DUNLAND for to in adjacent(war, region, "army")}
    return by_map([region for region in near if war.is_free(SHADOW, region)])


def transfers_from_dunland(war: War, play: PlayEvent) -> Flow:
    """Let units of Dunland go to the region where the card recruited (sh-str-11)."""
    return Call(TransferUnits(seat=play.seat, region=play.region))


class TransferUnits(Travelling, kw_only=True):
    """Units of Isengard go from Dunland straight to one region (WOTR-10.17)."""

    steps = ("where", "choose", "move", "limits", "end")

    region: str
    """Where they go; empty if nobody was recruited there, so that it is still to be chosen."""
    goal: Option | None = None
    picks: tuple[Option, ...] = ()

    def to(self) -> str:
        """The region where they go; empty before it is chosen."""
        return TO.ref(self.goal) if self.goal is not None else self.region

    def goals(self, war: War) -> dict[str, int]:
        """The regions that can be chosen."""
        return dict.fromkeys(beside_dunland(war), 1)

    def beyond(self) -> str:
        """Id of the rule that excludes other regions."""
        return "WOTR-7.6"

    def where(self, war: War) -> Flow:
        """Ask for the region, if the recruits have not settled it."""
        ways = [TO[region] for region in self.goals(war)]
        if self.region or not ways or not any(war.units(SHADOW, each) for each in DUNLAND):
            return None
        return Ask(self.seat, "transfer-to", ways, "goal")

    def choose(self, war: War) -> Flow:
        """Ask who goes (WOTR-7.6)."""
        ways = [
            TRANSFER[figure, source]
            for source in DUNLAND
            for figure in ("isengard-regular", "isengard-elite")
            if self.refused(war, figure, source, self.draft) is None
        ]
        if not ways and not self.draft:
            return Done()
        about = (self.to(),)
        return Ask(self.seat, "transfer", [DONE(), *ways], "picks", closes=("done",), about=about)

    def refused(
        self, war: War, figure: str, source: str, picks: Sequence[Option]
    ) -> Refusal | None:
        """Refuse a fifth unit, one of elsewhere, and one that is not there (WOTR-7.6)."""
        names = [TRANSFER.refs(each) for each in picks if TRANSFER.chosen(each)]
        able = NATION[figure] == "isengard" and source in DUNLAND and self.to() not in ("", source)
        able = able and len(names) < TRANSFERRED
        there = single(SHADOW, figure, names.count((figure, source)) + 1)
        here = war.counts(SHADOW, source)
        able = able and all(n <= has for n, has in zip(there, here, strict=True))
        return None if able else refuse("WOTR-7.6", figure, source)

    def move(self, war: War) -> Flow:
        """Move them, with what the arrival causes (WOTR-10.17, 14.4)."""
        names = [TRANSFER.refs(each) for each in self.picks if TRANSFER.chosen(each)]
        if not names:
            return Goto("end")
        for source in DUNLAND:
            going: Counts = single(SHADOW, NAZGUL, 0)
            for figure in [figure for figure, start in names if start == source]:
                going = plus(going, single(SHADOW, figure))
            if any(going):
                move_party(war, SHADOW, source, self.to(), Party(going, ()))
        return Call(ArmyArrives(side=SHADOW, region=self.to()))

    def limits(self, war: War) -> Flow:
        """Disband what is above the stacking limit (WOTR-10.3)."""
        return Call(KeepLimits(side=SHADOW, regions=(self.to(),)))

    def end(self, war: War) -> Flow:
        """Return to the card."""
        return Done()


@TRANSFER.rule
def transfers_a_unit_of_dunland(war: War, seat: int, figure: str, source: str) -> Refusal | None:
    """Refuse units that the card does not move (WOTR-7.6)."""
    frame = war.frame(TransferUnits)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", figure, source)
    return frame.refused(war, figure, source, frame.draft)
