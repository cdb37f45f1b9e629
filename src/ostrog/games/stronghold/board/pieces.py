"""Chapter 2: the names of units, heroes, cards, works and tokens, and who owns them."""

from __future__ import annotations

INVADER, DEFENDER = 0, 1
ROLES = ("invader", "defender")
"""Names of the players by seat (STR-1.1)."""

INVADERS = ("goblin", "orc", "troll")
"""Kinds of Invader units, the weakest first; counts of units are in this order (STR-2.3)."""
DEFENDERS = ("marksman", "soldier", "veteran")
"""Kinds of Defender units, the weakest first; counts of units are in this order (STR-2.3)."""
KIND = {unit: number for units in (INVADERS, DEFENDERS) for number, unit in enumerate(units)}
"""Position of each kind of unit in the counts of its side."""
GOBLIN, ORC, TROLL = range(3)
MARKSMAN, SOLDIER, VETERAN = range(3)
HEROES = ("officer", "warrior")

MACHINES = ("ballista", "catapult", "trebuchet", "mantelet", "siege-tower")
THROWING = ("ballista", "catapult", "trebuchet")
"""Machines that fire in the assault (STR-8.2)."""
EQUIPMENT = ("banner", "ladders", "sap", "bridge", "poison")
ON_SECTIONS = ("banner", "ladders", "sap", "poison")
"""Equipment that lies on a wall section; a bridge lies on a path (STR-9.1, 9.6)."""
TRAINING = ("artilleryman", "quartermaster", "trench-master", "saboteur", "trainer")
ON_RAMPARTS = ("quartermaster", "trench-master")
"""Training tokens that lie on a rampart (STR-10.1)."""
RITUALS = ("blood-stones", "possession", "demon", "specter", "gale")
PHASE_CARDS = (*MACHINES, *EQUIPMENT, *TRAINING, *RITUALS)
"""Cards of phases 2 to 5 (STR-2.4)."""
PHASES = {
    **dict.fromkeys(MACHINES, 2),
    **dict.fromkeys(EQUIPMENT, 3),
    **dict.fromkeys(TRAINING, 4),
    **dict.fromkeys(RITUALS, 5),
}
"""Phase of each card (STR-5.1)."""
CARD_PHASES = (2, 3, 4, 5)
SUCCESS, BLUFF = "success", "bluff"
HIT, MISS = "hit", "miss"

FURY, DETONATION, CALL = "goblin-fury", "orc-detonation", "troll-call"
ORDERS = (FURY, DETONATION, CALL, BLUFF)
"""Faces of order tokens (STR-13.9 to 13.16)."""

BUILDINGS = ("forge", "workshop", "scouts", "cathedral", "barracks", "guards", "hospital")
OPEN_BUILDINGS = ("barracks", "guards")
"""Buildings that units may enter by a move (STR-15.6)."""
CLOSED_BUILDINGS = ("forge", "workshop", "scouts", "cathedral")
"""Buildings that units enter by the heroic order Detail only (STR-15.6, 17.6)."""
HOSPITAL = "hospital"
WORKING = ("forge", "workshop", "scouts", "cathedral", "barracks", "guards")
"""Buildings with actions (STR-10.8)."""
TOWER_WORKS = ("cannon", "poles", "bay-window")
"""Works that stand in a tower (STR-3.7)."""
WORKS = (
    "cannon",
    "cauldron",
    "poles",
    "bay-window",
    "platform",
    "reinforce-walls",
    "trap",
    "malfunction",
    "spy",
    "blessing",
    "glare",
    "sniper",
    "confuse-orders",
    "train-soldier",
    "train-veteran",
    "track-saboteurs",
)
"""Actions of buildings; hourglasses are laid on them (STR-16.1)."""
TRAININGS = {"train-soldier": MARKSMAN, "train-veteran": SOLDIER}
"""Works that are paid at once, with the kind of unit that they replace (STR-16.25 to 16.27)."""
LAID = tuple(work for work in WORKS if work not in TRAININGS)
"""Works on which hourglasses may lie (STR-16.2)."""
TRAPS = ("goblin-trap", "troll-trap", "siege-tower-trap")
HEROIC_ORDERS = ("call-up", "detail", "fall-back")

OBJECTIVES = (
    "bloody-rituals",
    "stone-upon-stone",
    "faithful-shamans",
    "first-crack",
    "grand-battery",
    "ring-of-iron",
    "tower-at-the-wall",
    "red-harvest",
    "silenced-tower",
    "great-horde",
)
PLANS = (
    "last-reserve",
    "burning-field",
    "night-shift",
    "hasty-masonry",
    "hail-of-arrows",
    "heroes-oath",
    "torn-down",
    "night-sortie",
    "holy-relic",
    "militia",
)
HIT_CARDS = ("hit-1", "hit-2", "hit-3", "hit-4", "hit-5", "hit-6")
