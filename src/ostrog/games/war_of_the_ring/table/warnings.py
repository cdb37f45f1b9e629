"""Warnings before a choice that the rules allow, although it gives something away for nothing."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.attacks import able_to_attack
from ostrog.games.war_of_the_ring.battles.moves_after_battle import AdvanceHost
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, most_rerolls
from ostrog.games.war_of_the_ring.board.map import GATES_OF_MORDOR, GREAT, NATION_OF
from ostrog.games.war_of_the_ring.board.seats import parts_of
from ostrog.games.war_of_the_ring.board.state import War, adjacent, stacking_limit
from ostrog.games.war_of_the_ring.board.verbs import (
    ACT,
    ADVANCE,
    ALLOCATE,
    DECLARE,
    DONE,
    GO,
    GO_INSIDE,
    HOLD,
    LOSE_GUIDE,
    MARCH,
    PASS,
    PLAY,
    RECRUIT,
    REROLL,
    SKIP,
)
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.campaigns.mustering import RecruitFigures
from ostrog.games.war_of_the_ring.campaigns.splitting import Splitting, unit_number
from ostrog.games.war_of_the_ring.dice.event_hands import hand_limit, hand_size
from ostrog.games.war_of_the_ring.dice.resolution import usable
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import FellowshipPhase
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import HuntDamage
from ostrog.games.war_of_the_ring.played_events.event_play import event_of
from ostrog.games.war_of_the_ring.politics.nations import is_seat_of_free_nation
from ostrog.kernel import Option, ask_of


def warning(war: War, seat: int, option: Option) -> str:
    """Return the rule by which an option gives something away for nothing, or an empty string."""
    check = CHECKS.get(option.verb)
    return check(war, seat, option) if check is not None else ""


# Dice


def skips_a_useful_die(war: War, seat: int, option: Option) -> str:
    """A die is discarded that could be used, or kept by passing (WOTR-5.7, 5.8)."""
    could_pass = bool(war.legal(seat, PASS))
    return "WOTR-5.8" if could_pass or usable(war, seat, [SKIP.ref(option)]) else ""


def acts_in_vain(war: War, seat: int, option: Option) -> str:
    """A card is drawn into a full hand, or the Fellowship moves at the end of its counter.

    See WOTR-7.1 and 15.11.
    """
    _, action = ACT.refs(option)
    if action == "draw-event" and hand_size(war, seat) >= hand_limit(war, seat):
        return "WOTR-7.1"
    at_end = war.mordor < 0 and war.progress >= war.values.limits.progress
    return "WOTR-15.11" if action == "move-fellowship" and at_end else ""


def plays_in_vain(war: War, seat: int, option: Option) -> str:
    """The event of a card would have no effect as things are (WOTR-7.17)."""
    vain = event_of(war, PLAY.refs(option)[1]).vain
    return "WOTR-7.17" if vain is not None and vain(war) else ""


def hunts_with_no_die_or_too_many(war: War, seat: int, option: Option) -> str:
    """Without a die there is no hunt, and dice beyond the limit are not rolled (WOTR-16.3, 16.4).

    On the Mordor Track all of them count for an Eye (WOTR-17.8).
    """
    dice = ALLOCATE.ref(option)
    if war.mordor >= 0:
        return ""
    if not dice and not war.revealed:
        return "WOTR-16.4"
    return "WOTR-16.3" if dice > war.values.limits.hunt_dice else ""


def recruits_too_few(war: War, seat: int, option: Option) -> str:
    """Fewer figures are recruited than the die allows (WOTR-9.9)."""
    ask = ask_of(war, seat)
    if war.frame(RecruitFigures) is None or ask is None:
        return ""
    return "WOTR-9.9" if any(RECRUIT.chosen(each) for each in ask.options) else ""


# The Fellowship


def declares_for_nothing(war: War, seat: int, option: Option) -> str:
    """Nothing changes by a declaration, or steps are given up (WOTR-15.13, 15.14)."""
    phase = war.frame(FellowshipPhase)
    if phase is None:
        return ""
    at = phase.at(war)
    haven = is_seat_of_free_nation(war, at)
    useful = haven and (war.corruption > 0 or not war.active_nations[NATION_OF[at]])
    if not war.progress:
        return "" if useful else "WOTR-15.14"
    gives_up = phase.left(war) > 0 and not haven and at not in GATES_OF_MORDOR
    return "WOTR-15.13" if gives_up else ""


def loses_more_than_needed(war: War, seat: int, option: Option) -> str:
    """The Level of the Guide exceeds the damage (WOTR-16.25)."""
    hunted = war.frame(HuntDamage)
    if hunted is None:
        return ""
    return "WOTR-16.25" if war.values.characters[war.guide].level > hunted.points else ""


# Armies


def leaves_a_settlement(war: War, seat: int, option: Option) -> str:
    """Too many units come together, or a City or Stronghold is left open to an enemy nearby.

    See WOTR-10.3 and 13.22.
    """
    frame = war.stack[-1] if war.stack else None
    if not isinstance(frame, MoveHosts | AdvanceHost):
        return ""
    side, party = war.side(seat), frame.party(war)
    if party is None:
        return ""
    source, to = way_of(frame)
    if war.units(side, to) + unit_number(side, party.counts) > stacking_limit(war, side, to):
        return "WOTR-10.3"
    stays = unit_number(side, frame.rest(war, party).counts)
    is_own = source in GREAT and war.control[source] == side
    return "WOTR-13.22" if is_own and not stays and is_threatened(war, side, source) else ""


def way_of(frame: Splitting) -> tuple[str, str]:
    """Return the region that an army leaves, and the one to which it goes."""
    if isinstance(frame, AdvanceHost):
        return frame.source, frame.region
    source, to = MARCH.refs(frame.draft[0])
    return source, to


def is_threatened(war: War, side: int, region: str) -> bool:
    """Whether an enemy army of a nation At War stands beside a region (WOTR-10.15)."""
    enemy = 1 - side
    return any(
        unit_number(enemy, able_to_attack(war, seat, beside).counts)
        for seat in parts_of(war).seats[enemy]
        for beside in adjacent(war, region, "army")
        if war.units(enemy, beside) and war.sieges.get(beside) != enemy
    )


def goes_inside_with_too_many(war: War, seat: int, option: Option) -> str:
    """Units above the limit of a besieged Stronghold are removed (WOTR-13.6)."""
    units = war.units(war.side(seat), clash_of(war).region)
    return "WOTR-13.6" if units > war.values.limits.besieged else ""


def rerolls_too_few(war: War, seat: int, option: Option) -> str:
    """A re-roll costs nothing, so nothing is gained by less (WOTR-11.17)."""
    return "WOTR-11.17" if REROLL.ref(option) < most_rerolls(war, war.side(seat)) else ""


def captures_nothing(war: War, seat: int, option: Option) -> str:
    """Without an advance nothing is captured, and nobody besieged (WOTR-11.41, 13.5)."""
    frame = war.stack[-1] if war.stack else None
    if not isinstance(frame, AdvanceHost):
        return ""
    enemy = 1 - war.side(seat)
    if war.units(enemy, frame.region):
        return "WOTR-13.5"
    return "WOTR-11.41" if war.control.get(frame.region) == enemy else ""


CHECKS: dict[str, Callable[[War, int, Option], str]] = {
    SKIP.name: skips_a_useful_die,
    ACT.name: acts_in_vain,
    PLAY.name: plays_in_vain,
    ALLOCATE.name: hunts_with_no_die_or_too_many,
    DONE.name: recruits_too_few,
    DECLARE.name: declares_for_nothing,
    LOSE_GUIDE.name: loses_more_than_needed,
    GO.name: leaves_a_settlement,
    ADVANCE.name: leaves_a_settlement,
    GO_INSIDE.name: goes_inside_with_too_many,
    REROLL.name: rerolls_too_few,
    HOLD.name: captures_nothing,
}
"""What is looked at before an option of each verb is chosen."""
