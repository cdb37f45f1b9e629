"""Chapter 9: recruiting with a Muster result, and the Voice of Saruman."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import (
    FACTS,
    NATION_OF,
    ORTHANC,
    SETTLEMENTS_OF,
)
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITE,
    FIGURES,
    KIND_OF,
    LEADER,
    NATION,
    NATIONS,
    NATIONS_OF,
    NAZGUL,
    REGULAR,
    REGULAR_OF,
    SHADOW,
    SIDE_OF,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import War, single
from ostrog.games.war_of_the_ring.board.verbs import DONE, RAISE_ISENGARD, RECRUIT, UPGRADE
from ostrog.games.war_of_the_ring.campaigns.stack_limits import is_full
from ostrog.games.war_of_the_ring.teams.alternation import is_used_again, use_on
from ostrog.kernel import Ask, Flow, Option, Procedure, Refusal, refuse

RECRUITS: dict[str, tuple[str, ...]] = {
    nation: tuple(figure for figure in FIGURES if NATION[figure] == nation) for nation in NATIONS
}
"""Kinds of figures of each nation."""

UPGRADED = 2
"""Regulars that the Voice of Saruman replaces by Elites (WOTR-9.13)."""


def place_figure(war: War, figure: str, region: str) -> None:
    """Put a figure from the reinforcements into a region (WOTR-9.8)."""
    side = SIDE_OF[figure]
    war.reinforcements[side][SLOT[figure]] -= 1
    war.put(side, region, single(side, figure))
    war.tell(events.FiguresRecruited(region, (figure,)))


def upgrade_units(war: War, region: str, elite: str, number: int = 1) -> None:
    """Eliminate Regulars in a region and put Elites in their place (WOTR-1.15, 1.16, 9.8).

    The Elites come first, so that the army is never without a unit.
    """
    side, regulars = SIDE_OF[elite], single(SIDE_OF[elite], REGULAR_OF[elite], number)
    war.put(side, region, single(side, elite, number))
    war.take(side, region, regulars)
    war.reinforcements[side][SLOT[elite]] -= number
    war.remove_for_good(side, regulars)
    war.tell(events.UnitsUpgraded(region, (elite,) * number))


def recruit_refused(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse a figure that cannot be recruited in a region by a Muster result.

    See WOTR-9.4 to 9.8, 9.12, 13.25, 19.12, 19.15 and 19.24.
    """
    nation = NATION[figure]
    if seat_of_nation(war, nation) != seat:
        return refuse(foreign_recruit(war, seat, figure), figure)
    if is_used_again(war, seat, nation):
        return refuse("WOTR-19.24", nation)
    if not war.at_war(nation):
        return refuse("WOTR-9.4", nation)
    if NATION_OF[region] != nation:
        return refuse("WOTR-9.5", region)
    return site_refused(war, SIDE_OF[figure], region) or figure_refused(war, figure, region)


def foreign_recruit(war: War, seat: int, figure: str) -> str:
    """Id of the rule by which a seat does not recruit a figure of somebody else."""
    if war.side(seat) != SIDE_OF[figure]:
        return "WOTR-9.5"
    return "WOTR-19.15" if KIND_OF[figure] == NAZGUL else "WOTR-19.12"


def site_refused(war: War, side: int, region: str) -> Refusal | None:
    """Refuse a Settlement where nobody can be recruited (WOTR-9.5, 9.7, 13.25)."""
    if war.control[region] != side:
        return refuse("WOTR-13.25", region)
    if war.sieges.get(region) == side:
        return refuse("WOTR-9.7", region)
    return None if war.is_free(side, region) else refuse("WOTR-9.5", region)


def figure_refused(war: War, figure: str, region: str) -> Refusal | None:
    """Refuse a figure that is missing, or not recruited in such a place.

    See WOTR-9.6, 9.8, 9.12 and 10.1.
    """
    side, kind = SIDE_OF[figure], KIND_OF[figure]
    if not war.available(side, figure):
        return refuse("WOTR-9.8", figure)
    if kind == NAZGUL and FACTS[region].settlement != "stronghold":
        return refuse("WOTR-9.6", region)
    if kind == LEADER and not war.units(side, region):
        return refuse("WOTR-9.12", region)
    if kind in (REGULAR, ELITE) and is_full(war, side, region):
        return refuse("WOTR-10.1", region)
    return None


def musters(war: War, seat: int) -> Iterator[tuple[str, str]]:
    """All figures that a seat can recruit, with the Settlements (WOTR-9.4 to 9.8)."""
    side = war.side(seat)
    for nation in NATIONS_OF[side]:
        if not war.at_war(nation) or seat_of_nation(war, nation) != seat:
            continue
        if nation in war.last_subjects and is_used_again(war, seat, nation):
            continue
        waiting = [figure for figure in RECRUITS[nation] if war.available(side, figure)]
        for region in SETTLEMENTS_OF[nation]:
            if waiting and site_refused(war, side, region) is None:
                for figure in waiting:
                    if figure_refused(war, figure, region) is None:
                        yield figure, region


def can_recruit(war: War, seat: int) -> bool:
    """Whether a seat can recruit any figure (WOTR-9.1)."""
    return any(True for _ in musters(war, seat))


class RecruitFigures(Procedure):
    """A Muster result recruits one Elite, or up to two other figures (WOTR-9.1)."""

    steps = ("choose", "place")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask for figures and Settlements; fewer than allowed will do (WOTR-9.1, 9.9)."""
        options = [
            RECRUIT[place]
            for place in musters(war, self.seat)
            if muster_refused(war, self.draft, *place) is None
        ]
        if self.draft:
            options.append(DONE())
        default = (DONE(),) if self.draft else (options[0], DONE())
        return Ask(self.seat, "recruit", options, "picks", closes=("done",), default=default)

    def place(self, war: War) -> Flow:
        """Put the figures on the map (WOTR-9.5)."""
        for option in self.picks[:-1]:
            figure, region = RECRUIT.refs(option)
            use_on(war, self.seat, NATION[figure])
            place_figure(war, figure, region)
        return None


def muster_refused(war: War, picks: Sequence[Option], figure: str, region: str) -> Refusal | None:
    """Refuse what goes beyond one Muster result, after some picks (WOTR-9.1, 9.2, 9.8)."""
    if not picks:
        return None
    before, taken = RECRUIT.refs(picks[0])
    if len(picks) > 1 or ELITE in (KIND_OF[before], KIND_OF[figure]):
        return refuse("WOTR-9.1", figure)
    if region == taken:
        return refuse("WOTR-9.2", region)
    if figure == before and war.available(SIDE_OF[figure], figure) < 2:
        return refuse("WOTR-9.8", figure)
    return None


@RECRUIT.rule
def recruits_for_a_muster_result(war: War, seat: int, figure: str, region: str) -> Refusal | None:
    """Refuse more than the result gives, and what cannot be recruited (WOTR-9.1 to 9.12)."""
    frame = war.frame(RecruitFigures)
    picks = frame.draft if frame is not None and frame.seat == seat else []
    return muster_refused(war, picks, figure, region) or recruit_refused(war, seat, figure, region)


# The Voice of Saruman


def speaks(war: War) -> bool:
    """Whether Saruman is in play in an Orthanc that is neither lost nor besieged (WOTR-9.13)."""
    return war.in_play("saruman") and war.control[ORTHANC] == SHADOW and ORTHANC not in war.sieges


def raised_by_voice(war: War) -> list[str]:
    """The Isengard Settlements that can recruit, as far as Regulars last (WOTR-9.13, 9.8)."""
    figure = "isengard-regular"
    able = [
        region
        for region in SETTLEMENTS_OF["isengard"]
        if site_refused(war, SHADOW, region) is None and figure_refused(war, figure, region) is None
    ]
    return able[: war.available(SHADOW, figure)]


@RAISE_ISENGARD.rule
def raises_isengard_by_voice(war: War, seat: int) -> Refusal | None:
    """Refuse the Voice where Saruman cannot speak or nobody can be recruited (WOTR-9.13).

    In a team only his own player uses it (WOTR-19.12).
    """
    able = war.side(seat) == SHADOW and speaks(war) and raised_by_voice(war)
    if able and seat_of_nation(war, "isengard") != seat:
        return refuse("WOTR-19.12", "isengard")
    return None if able else refuse("WOTR-9.13")


@UPGRADE.rule
def upgrades_by_voice(war: War, seat: int) -> Refusal | None:
    """Refuse without two Regulars in Orthanc and two Elites to replace them (WOTR-9.13)."""
    if war.side(seat) != SHADOW or not speaks(war):
        return refuse("WOTR-9.13")
    if seat_of_nation(war, "isengard") != seat:
        return refuse("WOTR-19.12", "isengard")
    here = war.counts(SHADOW, ORTHANC)[SLOT["isengard-regular"]]
    able = min(here, war.available(SHADOW, "isengard-elite")) >= UPGRADED
    return None if able else refuse("WOTR-9.13", "isengard-elite")


class VoiceOfSaruman(Procedure):
    """Saruman raises Regulars in all of Isengard, or Elites in Orthanc (WOTR-9.13)."""

    steps = ("choose", "carry_out")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which of the two he does (WOTR-9.13)."""
        options = [*war.legal(self.seat, RAISE_ISENGARD), *war.legal(self.seat, UPGRADE)]
        return Ask(self.seat, "voice-of-saruman", options, "choice")

    def carry_out(self, war: War) -> Flow:
        """Place Regulars, or replace two in Orthanc by Elites (WOTR-9.13)."""
        if RAISE_ISENGARD.chosen(self.choice):
            for region in raised_by_voice(war):
                place_figure(war, "isengard-regular", region)
            return None
        upgrade_units(war, ORTHANC, "isengard-elite", UPGRADED)
        return None
