"""Forecasts: which wall sections an option changes, and how they would stand then."""

from __future__ import annotations

from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.table.section_panel import SectionPanel, section_panels
from ostrog.games.stronghold.table.strengths import open_board
from ostrog.kernel import Option, choose, view
from ostrog.table import Forecast


def forecast(siege: Siege, seat: int, option: Option | None) -> Forecast | None:
    """Return the sections that an option changes, as they would stand after it.

    Nothing is foreseen if the option turns something over or lets chance decide, because nobody
    knows what comes.
    """
    if option is None or siege.outcome is not None:
        return None
    before = panels(siege, seat)
    choose(siege, seat, option)
    if siege.scratch.tainted or siege.scratch.learned or siege.scratch.draws:
        siege.scratch.tainted = False
        return None
    pairs = zip(panels(siege, seat), before, strict=True)
    changed = tuple(now for now, earlier in pairs if now != earlier)
    return Forecast(changed) if changed else None


def panels(siege: Siege, seat: int) -> tuple[SectionPanel, ...]:
    """Return the panels of all sections, as a seat can know them."""
    seen = view(siege, (seat,))
    return section_panels(open_board(siege.setting, seen), seen)
