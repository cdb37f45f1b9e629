"""Chapter 12: what must be true of a battle before a combat card may be laid in it."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    fighters,
    nazgul_leadership,
)
from ostrog.games.war_of_the_ring.board.map import NATION_OF, NEIGHBOURS, ORTHANC, OWNER
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITES,
    FREE,
    LEADER_SLOTS,
    NATION,
    NAZGUL_SLOT,
    SHADOW,
    SIDE_OF,
    SLOT,
    UNITS,
    WITCH_KING,
)
from ostrog.games.war_of_the_ring.board.state import Counts, War

Requirement = Callable[[War], bool]
"""Whether the battle in progress is one for a combat card of a title."""

MORIA, FANGORN = "moria", "fangorn"
NEAR = 2
"""How many regions from Moria the Balrog of Moria fights."""


def regions_within(steps: int, *regions: str) -> frozenset[str]:
    """Some regions, and all that are at most so many steps away (WOTR-2.1)."""
    found = frozenset(regions)
    for _ in range(steps):
        found |= {near for region in found for near in NEIGHBOURS[region]}
    return found


NEAR_MORIA = regions_within(NEAR, MORIA)


def own_figures(war: War, side: int) -> Counts:
    """The figures of a side in the battle."""
    return fighters(war, clash_of(war), side).counts


def company_in_battle(war: War) -> tuple[str, ...]:
    """The Companions in the battle (WOTR-8.17)."""
    return fighters(war, clash_of(war), FREE).who


def elite_number(war: War, side: int) -> int:
    """The number of Elites of a side in the battle."""
    counts = own_figures(war, side)
    return sum([counts[SLOT[elite]] for elite in ELITES if SIDE_OF[elite] == side])


def always(war: War) -> bool:
    """A card that asks for nothing."""
    return True


def is_where_the_ring_is(war: War) -> bool:
    """The defender is in the region of the Ring-bearers (WOTR-1.17)."""
    return clash_of(war).region == war.ring_bearers


def has_a_hobbit(war: War) -> bool:
    """Meriadoc or Peregrin is in the battle."""
    return any(who in ("meriadoc", "peregrin") for who in company_in_battle(war))


def has_gandalf(war: War) -> bool:
    """Gandalf the Grey or Gandalf the White is in the battle."""
    return any(who in ("gandalf-grey", "gandalf-white") for who in company_in_battle(war))


def has_the_heir(war: War) -> bool:
    """Strider or Aragorn is in the battle."""
    return any(who in ("strider", "aragorn") for who in company_in_battle(war))


def has_a_companion(war: War) -> bool:
    """A Companion is in the battle."""
    return bool(company_in_battle(war))


def has_a_free_leader(war: War) -> bool:
    """A Leader or a Companion of the Free Peoples is in the battle."""
    counts = own_figures(war, FREE)
    return has_a_companion(war) or any(counts[slot] for slot in LEADER_SLOTS[FREE])


def is_near_fangorn(war: War) -> bool:
    """The defender is in a region of Rohan, in Fangorn or in Orthanc."""
    region = clash_of(war).region
    return NATION_OF[region] == "rohan" or region in (FANGORN, ORTHANC)


def is_in_free_lands(war: War) -> bool:
    """The defender is in a region of a nation of the Free Peoples (WOTR-1.12)."""
    return OWNER[clash_of(war).region] == FREE


def is_the_free_in_the_field(war: War) -> bool:
    """The Free Peoples defend, and not inside a Stronghold; a sortie is a field battle
    (WOTR-13.13).
    """
    clash = clash_of(war)
    return clash.defender == FREE and clash.kind != "siege"


def has_a_free_elite(war: War) -> bool:
    """An Elite of the Free Peoples is in the battle."""
    return elite_number(war, FREE) > 0


def has_a_shadow_elite(war: War) -> bool:
    """An Elite of the Shadow is in the battle."""
    return elite_number(war, SHADOW) > 0


def has_a_mumak(war: War) -> bool:
    """An Elite of the Southrons and Easterlings is in the battle."""
    return own_figures(war, SHADOW)[SLOT["southrons-elite"]] > 0


def has_a_nazgul(war: War) -> bool:
    """A Nazgul or the Witch-king is in the battle (WOTR-1.13)."""
    party = fighters(war, clash_of(war), SHADOW)
    return party.counts[NAZGUL_SLOT] > 0 or WITCH_KING in party.who


def is_led_by_nazgul(war: War) -> bool:
    """Nazgul Leadership is 1 or more (WOTR-12.16)."""
    return nazgul_leadership(war) >= 1


def is_well_led_by_nazgul(war: War) -> bool:
    """Nazgul Leadership is 2 or more (WOTR-12.16)."""
    return nazgul_leadership(war) >= 2


def is_near_moria(war: War) -> bool:
    """The defender is in Moria or at most two regions away."""
    return clash_of(war).region in NEAR_MORIA


def is_a_siege_by_isengard(war: War) -> bool:
    """Units of Isengard attack a Stronghold whose defenders are besieged inside."""
    clash, counts = clash_of(war), own_figures(war, SHADOW)
    if clash.kind != "siege" or clash.attacker != SHADOW:
        return False
    return any(counts[SLOT[unit]] for unit in UNITS if NATION[unit] == "isengard")


REQUIREMENTS: dict[str, Requirement] = {
    "it-is-a-gift": is_where_the_ring_is,
    "blade-of-westernesse": has_a_hobbit,
    "mighty-attack": has_a_companion,
    "servant-of-the-secret-fire": has_gandalf,
    "anduril": has_the_heir,
    "heroic-death": has_a_free_leader,
    "daring-defiance": has_a_companion,
    "fateful-strike": has_a_free_leader,
    "sudden-strike": has_a_free_leader,
    "brave-stand": has_a_companion,
    "ents-rage": is_near_fangorn,
    "huorn-dark": is_near_fangorn,
    "nameless-wood": is_near_fangorn,
    "daylight": always,
    "no-quarter": always,
    "advantageous-position": is_in_free_lands,
    "scouts": is_the_free_in_the_field,
    "shield-wall": always,
    "confusion": always,
    "charge": has_a_free_elite,
    "valour": has_a_free_elite,
    "one-for-the-dark-lord": is_where_the_ring_is,
    "cruel-as-death": is_well_led_by_nazgul,
    "they-are-terrible": is_led_by_nazgul,
    "dread-and-despair": is_led_by_nazgul,
    "foul-stench": is_led_by_nazgul,
    "black-breath": has_a_nazgul,
    "words-of-power": has_a_nazgul,
    "durins-bane": is_near_moria,
    "devilry-of-orthanc": is_a_siege_by_isengard,
    "deadly-strife": always,
    "onslaught": always,
    "relentless-assault": always,
    "great-host": always,
    "mumakil": has_a_mumak,
    "swarm-of-bats": always,
    "we-come-to-kill": has_a_shadow_elite,
    "desperate-battle": always,
}
"""The requirement of each title (WOTR-12.5)."""
