"""The panel of a wall section: both sums, what they are made of, and what would break in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ostrog.games.stronghold.assault.strength import Contribution, is_breach
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    HEROES,
    INVADER,
    INVADERS,
)
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.table.strengths import (
    Sums,
    breach_chance,
    is_attacked,
    most_added,
    sums,
)
from ostrog.kernel import View
from ostrog.table import Factor, Mark, Panel, PanelRow

Verdict = Literal["quiet", "holds", "no-loss", "loses", "breach"]
"""What becomes of a section as things are: nobody attacks, or how the fight ends."""
FIGHT = "SectionFight"
"""The procedure of the fight on a section."""


class SectionPanel(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="section"):
    """A wall section if strength were compared as things are (STR-20.5 to 20.15)."""

    number: int
    invader: int
    """The Invader's sum."""
    defender: int
    """The Defender's sum."""
    units: int
    """Strength of the Defender's units, which must fall before a breach (STR-20.13)."""
    more: int = 0
    """How much the Invader may still add, as far as the observer can know."""
    verdict: Verdict
    losses: int = 0
    """Defender units that fall, at most."""
    chance: float = 0
    """Chance of a breach with machines and poles, if all that reach the section are used there."""
    factors: tuple[Factor, ...] = ()
    """The parts of both sums, each with its rule."""

    @property
    def margin(self) -> int:
        """How much more strength breaks in; 0 or less is a breach."""
        return self.defender + self.units + 1 - self.invader

    def rows(self) -> tuple[PanelRow, ...]:
        """Return a row for each side."""
        more = (Mark("may-add", self.more),) if self.more else ()
        return (
            PanelRow(seat=INVADER, numbers=(Mark("strength", self.invader), *more)),
            PanelRow(seat=DEFENDER, numbers=(Mark("strength", self.defender),)),
        )


def section_panels(siege: Siege, view: View) -> tuple[SectionPanel, ...]:
    """Return the panels of all sections, as one observer can know them."""
    return tuple(section_panel(siege, view, section) for section in SECTIONS)


def section_panel(siege: Siege, view: View, section: str) -> SectionPanel:
    """Return the panel of a section."""
    found = sums(siege, section)
    return SectionPanel(
        at=f"section-{section}",
        number=SECTIONS.index(section) + 1,
        invader=found.attack,
        defender=found.defence,
        units=found.units,
        more=most_added(siege, view, section),
        verdict=verdict_on(siege, section, found),
        losses=found.losses,
        chance=breach_chance(siege, view, section),
        factors=tuple(factors(found)),
    )


def verdict_on(siege: Siege, section: str, found: Sums) -> Verdict:
    """Return what becomes of a section as things are (STR-20.8 to 20.15)."""
    advantage = found.attack - found.defence
    if not is_attacked(siege, section):
        return "quiet"
    if is_breach(advantage, found.units):
        return "breach"
    if advantage <= 0:
        return "holds"
    return "loses" if found.losses else "no-loss"


def factors(found: Sums) -> Iterator[Factor]:
    """Yield the parts of both sums; what happens before them is told with no number."""
    for side, parts in (("invader", found.invader), ("defender", found.defender)):
        for part in parts:
            yield Factor(side, label_of(part), part.strength, part.rule)
    for part in found.before:
        side = "defender" if part.what == "poison" else "invader"
        yield Factor(f"{side}-before", label_of(part), part.strength, part.rule)


LABELS = {
    **{unit: f"ref-unit-{unit}" for unit in INVADERS},
    **{troop: f"ref-troop-{troop}" for troop in DEFENDERS},
    **{hero: f"ref-hero-{hero}" for hero in HEROES},
    "banner": "ref-card-banner",
    "poison": "ref-card-poison",
    "objective": "ref-mark-objective",
    "wall-element": "ref-what-wall-element",
    "bay-window": "ref-work-bay-window",
    "cauldron": "ref-work-cauldron",
}
"""The key of the name of everything that adds to a sum."""


def label_of(part: Contribution) -> str:
    """Return the key of the name of a part of a sum."""
    return LABELS[part.what]


def fought_over(view: View, panels: tuple[SectionPanel, ...]) -> tuple[SectionPanel, ...]:
    """Return the panel of the section where strength is being compared, if any."""
    about = [crumb.about for crumb in view.breadcrumb if crumb.procedure == FIGHT]
    return tuple(panel for panel in panels if about and panel.at == f"section-{about[0][0]}")
