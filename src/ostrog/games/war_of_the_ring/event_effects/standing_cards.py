"""Chapter 7: how cards on the table change movement, politics, battles and draws of others."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.fallen_hosts import eliminate_figure
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board.pieces import (
    FIGURES_OF,
    FREE,
    LEADER_SLOTS,
    SIDE_OF,
    SIDE_OF_NATION,
)
from ostrog.games.war_of_the_ring.board.pools import DECK_OF
from ostrog.games.war_of_the_ring.board.state import War, closed_regions
from ostrog.games.war_of_the_ring.board.verbs import FELL_FIGURE
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import may_lay
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent
from ostrog.games.war_of_the_ring.played_events.event_play import (
    EventResultUsed,
    Part,
    PlayEvent,
)
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS, RemoveTableCard
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
    can_be_roused,
    may_negotiate,
)
from ostrog.kernel import Active, Ask, Call, Flow, Option, Procedure

MINAS_TIRITH = "minas-tirith"
SEATS_OF_ROHAN = ("edoras", "helms-deep")
CLOSED = {
    "fp-str-02": ("lorien", "rivendell", "grey-havens"),
    "fp-str-03": ("old-forest", "the-shire", "buckland"),
}
"""The regions that a card on the table closes to armies of the enemy."""

POWER_TOO_GREAT, TOM_BOMBADIL = TABLE_CARDS["fp-str-02"], TABLE_CARDS["fp-str-03"]
PALANTIR = TABLE_CARDS["sh-char-21"]
WORMTONGUE = TABLE_CARDS["sh-char-22"]
DENETHORS_FOLLY = TABLE_CARDS["sh-str-03"]
THREATS_AND_PROMISES = TABLE_CARDS["sh-str-05"]


def is_enemy(active: Active, side: int) -> bool:
    """Whether a side is the enemy of the one whose card lies on the table."""
    return DECK_OF[active.name][0] != side


@POWER_TOO_GREAT.modifies(closed_regions)
@TOM_BOMBADIL.modifies(closed_regions)
def closes_regions(war: War, active: Active, value: dict[str, str], side: int) -> dict[str, str]:
    """No enemy army moves into these regions, or attacks there (fp-str-02, fp-str-03)."""
    if not is_enemy(active, side):
        return value
    return {**value, **dict.fromkeys(CLOSED[active.name], active.name)}


@PALANTIR.after(EventResultUsed)
def looks_into_the_stone(war: War, active: Active, ended: EventResultUsed) -> Procedure | None:
    """Each Event result that plays another card of the side draws a card (sh-char-21, WOTR-7.18).

    The card on the table was not there yet when the result was spent that played it.
    """
    if is_enemy(active, war.side(ended.seat)) or ended.card == active.name:
        return None
    return DrawEvent(seat=ended.seat)


@WORMTONGUE.modifies(can_be_roused)
def lulls_rohan(war: War, active: Active, value: bool, rousing: ActivateNation) -> bool:
    """Only Companions, declarations and attacks on its seats make Rohan active (sh-char-22).

    A declaration makes a nation active in its Cities and Strongholds only: in Edoras or in Helm's
    Deep (WOTR-14.6).
    """
    if rousing.nation != "rohan" or rousing.by in ("companion", "declared"):
        return value
    return value and rousing.by == "attacked" and rousing.region in SEATS_OF_ROHAN


@DENETHORS_FOLLY.modifies(may_lay)
def leaves_the_walls_to_fate(war: War, active: Active, value: bool, side: int) -> bool:
    """The Free Peoples use no combat cards in battles in Minas Tirith (sh-str-03)."""
    return value and not (is_enemy(active, side) and clash_of(war).region == MINAS_TIRITH)


@THREATS_AND_PROMISES.modifies(may_negotiate)
def keeps_passive_nations_back(
    war: War, active: Active, value: bool, side: int, nation: str
) -> bool:
    """No Muster result of the enemy advances a passive nation (sh-str-05)."""
    return value and not (is_enemy(active, side) and not war.active_nations[nation])


@THREATS_AND_PROMISES.after(AdvanceNation)
def is_seen_through(war: War, active: Active, ended: AdvanceNation) -> Procedure | None:
    """An attack, or a Companion who speaks for a Free nation, ends the card (sh-str-05)."""
    caused = ended.advanced and ended.by in ("attacked", "companion")
    if not caused or SIDE_OF_NATION[ended.nation] != FREE:
        return None
    return RemoveTableCard(card=active.name)


def is_besieged_by_the_shadow(war: War) -> bool:
    """A requirement: a Shadow army besieges Minas Tirith."""
    return war.sieges.get(MINAS_TIRITH) == FREE


class LoseLeader(Procedure):
    """A seat eliminates one Leader of the enemy in a region, if there is any (WOTR-7.6)."""

    steps = ("choose", "fall")

    seat: int
    region: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def choose(self, war: War) -> Flow:
        """Ask which Leader falls; those of different nations are not the same."""
        enemy = 1 - war.side(self.seat)
        counts = war.counts(enemy, self.region)
        leaders = [FIGURES_OF[enemy][slot] for slot in LEADER_SLOTS[enemy] if counts[slot]]
        if not leaders:
            return None
        options = [FELL_FIGURE[leader] for leader in leaders]
        return Ask(self.seat, "lose-leader", options, "choice", about=(self.region,))

    def fall(self, war: War) -> Flow:
        """Eliminate the Leader (WOTR-1.15)."""
        if FELL_FIGURE.chosen(self.choice):
            figure = FELL_FIGURE.ref(self.choice)
            eliminate_figure(war, SIDE_OF[figure], self.region, figure)
        return None


def fells_a_leader(region: str) -> Part:
    """A part that eliminates an enemy Leader in a region."""

    def fell(war: War, play: PlayEvent) -> Flow:
        return Call(LoseLeader(seat=play.seat, region=region))

    return fell
