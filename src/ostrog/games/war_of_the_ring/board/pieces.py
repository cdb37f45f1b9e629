"""Chapter 1: sides, nations, kinds of figures and characters."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")
"""Names of the two sides (WOTR-1.1). A side is not a seat: in a team several seats share one."""

NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
SIDE_OF_NATION = {nation: FREE if number < 5 else SHADOW for number, nation in enumerate(NATIONS)}
NATIONS_OF: tuple[tuple[str, ...], tuple[str, ...]] = (NATIONS[:5], NATIONS[5:])

REGULAR, ELITE, LEADER, NAZGUL = "regular", "elite", "leader", "nazgul"

FIGURES_OF: tuple[tuple[str, ...], tuple[str, ...]] = (
    tuple(f"{nation}-{kind}" for nation in NATIONS_OF[FREE] for kind in (REGULAR, ELITE, LEADER)),
    (
        *(f"{nation}-{kind}" for nation in NATIONS_OF[SHADOW] for kind in (REGULAR, ELITE)),
        "sauron-nazgul",
    ),
)
"""Kinds of figures of each side; the counts of a host are in this order (WOTR-1.2, 1.3)."""
FIGURES = FIGURES_OF[FREE] + FIGURES_OF[SHADOW]
UNITS = tuple(figure for figure in FIGURES if figure.endswith((REGULAR, ELITE)))
"""Figures that are army units; Leaders and Nazgul are not (WOTR-1.2, 1.4)."""
ELITES = tuple(figure for figure in FIGURES if figure.endswith(ELITE))
LEADERS = tuple(figure for figure in FIGURES if figure not in UNITS)
"""Leaders and Nazgul (WOTR-11.11)."""

SLOT = {figure: slot for side in (FREE, SHADOW) for slot, figure in enumerate(FIGURES_OF[side])}
"""Position of each kind of figure among those of its side."""
SIDE_OF = {figure: side for side in (FREE, SHADOW) for figure in FIGURES_OF[side]}
NATION = {figure: figure.rpartition("-")[0] for figure in FIGURES}
KIND_OF = {figure: figure.rpartition("-")[2] for figure in FIGURES}
REGULAR_OF = {elite: f"{NATION[elite]}-{REGULAR}" for elite in ELITES}
"""The Regular that replaces an Elite (WOTR-11.27)."""

UNIT_SLOTS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(SLOT[figure] for figure in FIGURES_OF[FREE] if figure in UNITS),
    tuple(SLOT[figure] for figure in FIGURES_OF[SHADOW] if figure in UNITS),
)
"""Positions of the army units of each side (WOTR-1.2)."""
LEADER_SLOTS: tuple[tuple[int, ...], tuple[int, ...]] = (
    tuple(SLOT[figure] for figure in FIGURES_OF[FREE] if figure not in UNITS),
    tuple(SLOT[figure] for figure in FIGURES_OF[SHADOW] if figure not in UNITS),
)
"""Positions of Leaders and Nazgul (WOTR-11.11)."""
UNIT_COUNTS: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = (
    itemgetter(*UNIT_SLOTS[FREE]),
    itemgetter(*UNIT_SLOTS[SHADOW]),
)
"""For each side, a function from the counts of some figures to those of the army units."""
NATION_SLOTS: dict[str, tuple[int, ...]] = {
    nation: tuple(
        SLOT[figure] for figure in FIGURES if NATION[figure] == nation and KIND_OF[figure] != NAZGUL
    )
    for nation in NATIONS
}
"""Positions of the figures that the political state of a nation binds; Nazgul are free of it
(WOTR-8.16, 14.17)."""
NO_FIGURES: tuple[tuple[int, ...], tuple[int, ...]] = (
    (0,) * len(FIGURES_OF[FREE]),
    (0,) * len(FIGURES_OF[SHADOW]),
)
NAZGUL_SLOT = SLOT["sauron-nazgul"]

COMPANIONS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")
"""The Companions of the Fellowship (WOTR-3.2)."""
UPGRADES = {"aragorn": "strider", "gandalf-white": "gandalf-grey"}
"""Companions who enter play in place of another (WOTR-8.2)."""
WITCH_KING = "witch-king"
MINIONS = ("saruman", WITCH_KING, "mouth-of-sauron")
GOLLUM = "gollum"
FREE_CHARACTERS = (*COMPANIONS, *UPGRADES)
CHARACTERS = (*FREE_CHARACTERS, GOLLUM, *MINIONS)
CHARACTERS_OF: tuple[tuple[str, ...], tuple[str, ...]] = (FREE_CHARACTERS, MINIONS)
"""Characters of each side who can stand on the map; Gollum never does."""

FACES = ("character", "army", "muster", "muster-army", "event", "will-of-the-west", "eye")
"""Faces of the action dice of both sides (WOTR-5.1, 5.2)."""
SERVES: dict[str, tuple[str, ...]] = {
    "muster-army": ("muster", "army"),  # WOTR-5.18
    "will-of-the-west": ("character", "army", "muster", "event"),  # WOTR-5.20
}
"""Results for which a face can be used besides its own."""

DECKS = ("character", "strategy")
"""The two event decks of each side (WOTR-3.5)."""
