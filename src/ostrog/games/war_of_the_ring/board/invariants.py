"""What must hold in every position of a match, for tests."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import ground_of
from ostrog.games.war_of_the_ring.board.map import ORTHANC, REGIONS
from ostrog.games.war_of_the_ring.board.pieces import (
    DECKS,
    FIGURES,
    FREE,
    GOLLUM,
    NATIONS,
    SHADOW,
    SIDE_OF,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.pools import laid_zone, open_zone
from ostrog.games.war_of_the_ring.board.seats import parts_of, units_of
from ostrog.games.war_of_the_ring.board.state import (
    FELLOWSHIP,
    OFF_THE_MAP,
    War,
    lent_figures,
    stacking_limit,
)
from ostrog.kernel import Violation

BETWEEN_ACTIONS = 3
"""Procedures that run between two actions: the game, its turn and a phase of it."""


def violations(war: War) -> list[Violation]:
    """All conditions of a state that the rules never allow."""
    if not war.turn:
        return []
    return [
        *_figures(war),
        *_hosts(war),
        *_fellowship(war),
        *_cards_in_use(war),
        *_rest(war),
        *_teams(war),
    ]


def _figures(war: War) -> Iterator[Violation]:
    """No figure is lost or made: map, reinforcements and casualties together (WOTR-1.14)."""
    for figure in FIGURES:
        side, slot = SIDE_OF[figure], SLOT[figure]
        waiting = war.reinforcements[side][slot]
        gone = war.casualties[slot] if side == FREE else 0
        on_map = sum(host.counts[slot] for host in war.hosts[side].values())
        begun = sum(there.get(figure, 0) for there in war.values.armies.values())
        begun += war.values.reinforcements.get(figure, 0)
        begun += lent_figures(war, figure)
        if min(waiting, gone) < 0 or on_map + waiting + gone != begun:
            yield Violation("WOTR-1.14", (figure,))


def is_just_beaten(war: War, region: str) -> bool:
    """Whether the Free army that fights in a region may have just lost its last unit.

    Its Leaders fall at once (WOTR-11.31), unless an expansion asks something in between.
    """
    clash, fought = war.battle, war.frame(BattleRound)
    if clash is None or fought is None or fought.step in BattleRound.steps:
        return False
    return region == ground_of(clash, FREE)


def _hosts(war: War) -> Iterator[Violation]:
    """Hosts have figures, Leaders have units, enemies meet only in sieges."""
    between = war.stack and not "".join(war.stack[-1].steps[:1]).startswith("choose")
    for side in (FREE, SHADOW):
        for region, host in war.hosts[side].items():
            if min(host.counts) < 0 or not any(host.counts):
                yield Violation("WOTR-1.3", (region,))
            if side == FREE and host.leaders and not host.units and not is_just_beaten(war, region):
                yield Violation("WOTR-10.6", (region,))
            if between and war.battle is None and host.units > stacking_limit(war, side, region):
                yield Violation("WOTR-10.1", (region,))
    for region in REGIONS:
        both = war.units(FREE, region) and war.units(SHADOW, region)
        if bool(both) != (region in war.sieges) and war.battle is None:
            yield Violation("WOTR-13.12", (region,))
    for region, inside in war.sieges.items():
        if not war.controls_stronghold(inside, region):
            yield Violation("WOTR-13.7", (region,))


def _fellowship(war: War) -> Iterator[Violation]:
    """The Guide is of the highest Level, and the counters are on their tracks."""
    sheets, company = war.values.characters, war.company()
    settled = war.stack and war.stack[-1].steps[:1] != ("choose",)
    if company and settled:
        highest = max(sheets[who].level for who in company)
        if war.guide not in company or sheets[war.guide].level < highest:
            yield Violation("WOTR-15.4", (war.guide,))
    if (war.characters[GOLLUM] == FELLOWSHIP) != (war.guide == GOLLUM):
        yield Violation("WOTR-15.7", (GOLLUM,))
    if war.corruption < 0 or not 0 <= war.progress <= war.values.limits.progress:
        yield Violation("WOTR-15.3", (war.corruption, war.progress))
    if (war.mordor < 0) != bool(war.ring_bearers):
        yield Violation("WOTR-17.3")


def _cards_in_use(war: War) -> Iterator[Violation]:
    """Cards are laid only in battles, and lie open only while something is carried out.

    A card that ends the game lies open for good.
    """
    between_actions = war.outcome is None and len(war.stack) <= BETWEEN_ACTIONS
    for seat, side in enumerate(war.setting.derived.sides):
        for deck in DECKS:
            if war.battle is None and war.size(laid_zone(seat, deck)):
                yield Violation("WOTR-12.2", (deck,))
            if between_actions and war.size(open_zone(side, deck)):
                yield Violation("WOTR-12.6", (deck,))


def _rest(war: War) -> Iterator[Violation]:
    """Nations, rings and Saruman are where they can be."""
    for nation in NATIONS:
        if war.at_war(nation) and not war.active_nations[nation]:
            yield Violation("WOTR-14.2", (nation,))
    if min(war.rings) < 0 or sum(war.rings) > war.values.rings:
        yield Violation("WOTR-6.3")
    if war.characters["saruman"] not in (ORTHANC, *OFF_THE_MAP):
        yield Violation("WOTR-8.13", ("saruman",))


def _teams(war: War) -> Iterator[Violation]:
    """A mixed army has units of both team mates, and only teams have tokens to pass."""
    for side, seats in enumerate(parts_of(war).seats):
        for region in war.mixed[side]:
            if len(seats) < 2 or not all(units_of(war, seat, region) for seat in seats):
                yield Violation("WOTR-19.16", (region,))
        if not 0 <= max(war.leading[side], war.up_next[side]) < len(seats):
            yield Violation("WOTR-19.3", (side,))
