"""Shadow event cards about the Fellowship, in the literal reading of event cards."""

from __future__ import annotations

from games.war_of_the_ring.literal_events_armies import (
    fly_any,
    nazgul_with_ring,
    reveal_if_found,
)
from games.war_of_the_ring.literal_events_hunt import (
    draw_tile,
    eliminate_companion,
    is_blue,
    is_eye,
    refill,
    tile_number,
)
from games.war_of_the_ring.literal_events_position import (
    ADJACENT,
    FREE,
    GOLLUM,
    LEVEL,
    SHADOW,
    Option,
    Position,
    in_fellowship,
    sorted_groups,
)
from games.war_of_the_ring.literal_events_steps import (
    Script,
    ask,
    corrupt,
    discard,
    leave_fellowship,
    pick,
    successes,
)


def candles(position: Position) -> Script:
    """Roll three dice that corrupt (sh-char-08)."""
    points = yield from successes(3, 6 if position.guide == GOLLUM else 4)
    corrupt(position, points)


def nazgul_search(position: Position) -> Script:
    """Nazgûl fly, and reveal the Fellowship they find (sh-char-09)."""
    yield from fly_any(position)
    reveal_if_found(position)


def cruel_weather(position: Position) -> Script:
    """Move the Ring-bearers to an adjacent region (sh-char-10)."""
    options = {("ring-bearers", region) for region in ADJACENT[position.ring_bearers]}
    _, region = yield from ask(SHADOW, options)
    position.ring_bearers = str(region)


def nazgul_strike(position: Position) -> Script:
    """Nazgûl fly, then discard a table card or hunt (sh-char-11)."""
    yield from fly_any(position)
    if not nazgul_with_ring(position):
        return
    options: set[Option] = {("none",), ("hunt-roll",)}
    options |= {("discard", c) for c in position.table[FREE] if c.startswith("fp-char-")}
    choice = yield from ask(SHADOW, options)
    if choice[0] == "discard":
        discard(position, FREE, str(choice[1]))
    elif choice[0] == "hunt-roll":
        position.pending.append(("hunt-roll",))


def morgul_wound(position: Position) -> Script:
    """Two Corruption, or one from 4 on (sh-char-12)."""
    corrupt(position, 2 if position.corruption <= 3 else 1)
    return
    yield


def lure(position: Position) -> Script:
    """A random Companion, or Corruption of his Level (sh-char-13)."""
    present = in_fellowship(position)
    if position.guide == GOLLUM or not present:
        corrupt(position, 1)
        return
    who = yield from pick("companion", present)
    choice = yield from ask(FREE, {("corruption", LEVEL[who]), ("eliminate", who)})
    if choice[0] == "eliminate":
        yield from eliminate_companion(position, who)
    else:
        corrupt(position, LEVEL[who])


def breaking(position: Position) -> Script:
    """Draw a tile; that many Companions leave the Fellowship (sh-char-14)."""
    if position.guide == GOLLUM:
        corrupt(position, 1)
        return
    drawn = yield from draw_tile(position)
    if drawn and not is_eye(drawn) and not is_blue(drawn):
        wanted = yield from tile_number(drawn)
        present = in_fellowship(position)
        number = min(wanted, len(present))
        region = position.ring_bearers if position.mordor < 0 else ""
        if number:
            groups = {
                ("separate", group, region)
                for group in sorted_groups(present)
                if len(group) == number
            }
            _, chosen, _ = yield from ask(FREE, groups)
            if isinstance(chosen, tuple):
                yield from leave_fellowship(position, chosen, region)
    refill(position)
