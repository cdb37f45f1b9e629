"""Chapter 14: the Political Track, and what makes nations active and brings them to war."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import GREAT, NATION_OF, OWNER, SETTLEMENTS
from ostrog.games.war_of_the_ring.board.pieces import (
    FIGURES_OF,
    FREE,
    NATION,
    NATIONS_OF,
    SIDE_OF_NATION,
    UNIT_SLOTS,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import Counts, War
from ostrog.games.war_of_the_ring.board.verbs import NEGOTIATE
from ostrog.games.war_of_the_ring.teams.alternation import is_used_again, use_on
from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    query,
    refuse,
)

FIRST_BOX = 3
"""Steps to war of a nation in the first box of the Political Track (WOTR-3.8)."""


def can_advance(war: War, nation: str) -> bool:
    """Whether a nation can come one step nearer to war (WOTR-14.2, 14.3, 14.16)."""
    left = war.steps_to_war[nation]
    return left > 1 or (left == 1 and war.active_nations[nation])


@query
def can_be_roused(war: War, rousing: ActivateNation) -> bool:
    """Whether a cause makes a nation active (WOTR-14.4 to 14.8)."""
    return True


@query
def may_negotiate(war: War, side: int, nation: str) -> bool:
    """Whether a side may advance a nation of its own with a Muster result (WOTR-14.10)."""
    return True


class AdvanceNation(Procedure):
    """A nation comes one step nearer to war, if it can; `by` says what caused it.

    The causes are `muster`, `companion`, `attacked`, `captured` (WOTR-14.10 to 14.13, 14.19) and
    `card`.
    """

    steps = ("advance",)

    nation: str
    by: str
    advanced: bool = False
    """Whether the nation has come nearer to war."""

    def crumb(self) -> tuple[str]:
        """The nation, for the breadcrumb."""
        return (self.nation,)

    def advance(self, war: War) -> Flow:
        """Move the counter, but a passive nation never into the last box (WOTR-14.2, 14.16)."""
        if can_advance(war, self.nation):
            self.advanced = True
            war.steps_to_war[self.nation] -= 1
            war.tell(events.NationAdvanced(self.nation, war.steps_to_war[self.nation]))
        return None


class BringToWar(Procedure):
    """An active nation is At War at once, however far it was from it (WOTR-14.1, 14.2)."""

    steps = ("advance",)

    nation: str

    def crumb(self) -> tuple[str]:
        """The nation, for the breadcrumb."""
        return (self.nation,)

    def advance(self, war: War) -> Flow:
        """Move the counter into the last box (WOTR-14.2, 14.16)."""
        if war.active_nations[self.nation] and not war.at_war(self.nation):
            war.steps_to_war[self.nation] = 0
            war.tell(events.NationAdvanced(self.nation, 0))
        return None


class SetNationBack(Procedure):
    """A nation moves one step away from war; if active, it stays so (WOTR-14.20)."""

    steps = ("set_back",)

    nation: str

    def crumb(self) -> tuple[str]:
        """The nation, for the breadcrumb."""
        return (self.nation,)

    def set_back(self, war: War) -> Flow:
        """Move the counter back, but not above the first box (WOTR-14.20)."""
        if war.steps_to_war[self.nation] < FIRST_BOX:
            war.steps_to_war[self.nation] += 1
            war.tell(events.NationSetBack(self.nation, war.steps_to_war[self.nation]))
        return None


class ActivateNation(Procedure):
    """A nation becomes active and stays so (WOTR-14.9); `by` says what caused it.

    The causes are `entered`, `attacked`, `declared`, `companion`, `witch-king` (WOTR-14.4 to 14.7,
    8.21) and `card`.
    """

    steps = ("activate",)

    nation: str
    by: str
    region: str = ""
    """The region that was attacked, if an attack is the cause."""

    def crumb(self) -> tuple[str]:
        """The nation, for the breadcrumb."""
        return (self.nation,)

    def activate(self, war: War) -> Flow:
        """Turn the counter to its active side, if nothing forbids it (WOTR-14.9)."""
        if not war.active_nations[self.nation] and can_be_roused(war, self):
            war.active_nations[self.nation] = True
            war.tell(events.NationActivated(self.nation))
        return None


class NationsAttacked(Procedure):
    """The nations of an attacked army become active, then advance (WOTR-14.5, 14.11, 14.14)."""

    steps = ("activate", "advance", "next_nation")
    lasting = {"activate": ("number",)}

    nations: tuple[str, ...]
    region: str = ""
    """The region that was attacked."""
    number: int = 0

    def activate(self, war: War) -> Flow:
        """Activate the next nation, before it advances (WOTR-14.14)."""
        if self.number >= len(self.nations):
            return Done()
        nation = self.nations[self.number]
        return Call(ActivateNation(nation=nation, by="attacked", region=self.region))

    def advance(self, war: War) -> Flow:
        """Advance it by one step, also for a Shadow nation (WOTR-14.11, 14.13)."""
        return Call(AdvanceNation(nation=self.nations[self.number], by="attacked"))

    def next_nation(self, war: War) -> Flow:
        """Go on: each nation with units in the army is affected (WOTR-14.15)."""
        self.number += 1
        return Goto("activate")


def nations_with_units(side: int, counts: Counts) -> tuple[str, ...]:
    """The nations that have units among some figures (WOTR-14.5, 14.15)."""
    found = {NATION[FIGURES_OF[side][slot]] for slot in UNIT_SLOTS[side] if counts[slot]}
    return tuple(nation for nation in NATIONS_OF[side] if nation in found)


# Companions who rouse a nation


def is_free_settlement(region: str) -> bool:
    """Whether a region has a Settlement that first belonged to the Free Peoples (WOTR-2.5)."""
    return region in SETTLEMENTS and OWNER[region] == FREE


def is_seat_of_free_nation(war: War, region: str) -> bool:
    """Whether a region has a Free City or Stronghold that the enemy does not control.

    There a Companion or a declaration has a political effect (WOTR-14.6, 14.7, 13.25).
    """
    return region in GREAT and OWNER[region] == FREE and war.control[region] == FREE


class CompanionsArrive(Procedure):
    """Companions have ended a move, or entered play, in a region (WOTR-14.7, 14.21, 14.22)."""

    steps = ("rouse",)

    companions: tuple[str, ...]
    region: str

    def rouse(self, war: War) -> Flow:
        """Activate the nation of the region if one of them can (WOTR-14.7, 14.8)."""
        if not is_seat_of_free_nation(war, self.region):
            return None
        nation, sheets = NATION_OF[self.region], war.values.characters
        able = any(nation in sheets[who].activates for who in self.companions)
        if not able or war.active_nations[nation]:
            return None
        return Call(ActivateNation(nation=nation, by="companion"))


# Diplomacy


@NEGOTIATE.rule
def negotiates_for_an_own_nation(war: War, seat: int, nation: str) -> Refusal | None:
    """Refuse a nation of others, one At War, or the last step of a passive one (WOTR-14.10).

    The mate's nations are of others too, and nobody negotiates twice in a row for one (WOTR-19.13,
    19.24). A card on the table may forbid it (WOTR-7.8).
    """
    if seat_of_nation(war, nation) != seat:
        is_mates = SIDE_OF_NATION[nation] == war.side(seat)
        return refuse("WOTR-19.13" if is_mates else "WOTR-5.16", nation)
    if nation in war.last_subjects and is_used_again(war, seat, nation):
        return refuse("WOTR-19.24", nation)
    if war.at_war(nation):
        return refuse("WOTR-14.16", nation)
    if not may_negotiate(war, war.side(seat), nation):
        _, changes = may_negotiate.account(war, war.side(seat), nation)
        return refuse("WOTR-7.8", *[change.by.name for change in changes[-1:]])
    return None if can_advance(war, nation) else refuse("WOTR-14.2", nation)


def negotiable(war: War, seat: int) -> list[str]:
    """The nations that a seat can advance (WOTR-14.10)."""
    return [
        nation
        for nation in NATIONS_OF[war.side(seat)]
        if negotiates_for_an_own_nation(war, seat, nation) is None
    ]


def spoken_for(war: War, seat: int) -> list[str]:
    """The nations that Companions can advance with any die where they stand (WOTR-14.19).

    A Companion speaks for the nation of any player of his side (WOTR-19.13).
    """
    if war.side(seat) != FREE:
        return []
    found = dict[str, None]()
    for who, sheet in war.values.characters.items():
        at = war.characters[who]
        if at in sheet.speaks_in and war.is_unconquered(at) and can_advance(war, NATION_OF[at]):
            found[NATION_OF[at]] = None
    return [nation for nation in found if not is_used_again(war, seat, nation)]


class Negotiations(Procedure):
    """A seat advances one nation on the Political Track (WOTR-5.16, 14.10, 14.19)."""

    steps = ("choose", "advance")

    seat: int
    nations: tuple[str, ...]
    by: str
    chosen: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the nation (WOTR-14.10)."""
        return Ask(self.seat, "negotiate", options_for(self.nations), "chosen")

    def advance(self, war: War) -> Flow:
        """Advance the nation by one step (WOTR-14.10)."""
        nation = NEGOTIATE.ref(self.chosen)
        use_on(war, self.seat, nation)
        return Call(AdvanceNation(nation=nation, by=self.by))


def options_for(nations: Sequence[str]) -> list[Option]:
    """The options to advance one of some nations."""
    return [NEGOTIATE[nation] for nation in nations]
