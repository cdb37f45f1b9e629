"""Hunt tiles that event cards draw, and their damage, in the literal reading of event cards.

A reveal outside Mordor is left to others: it is noted as ("reveal",) in `pending`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

from games.war_of_the_ring.literal_events_position import (
    ELIMINATED,
    FREE,
    GOLLUM,
    HOBBITS,
    LEVEL,
    SHADOW,
    TILES,
    Option,
    Position,
    companion_ends,
    in_fellowship,
    sorted_groups,
)
from games.war_of_the_ring.literal_events_steps import (
    Answer,
    Ask,
    Chance,
    Script,
    ask,
    corrupt,
    die,
    discard,
    leave_fellowship,
    new_guide,
    pick,
    upkeep,
)


def is_eye(tile: str) -> bool:
    """Whether a tile is an Eye, the special one included."""
    return TILES[tile].damage == "eye"


def is_blue(tile: str) -> bool:
    """Whether a tile is a special tile of the Fellowship."""
    return tile.startswith("fel-")


def refill(position: Position) -> None:
    """Return all used standard tiles to an empty pool (WOTR-16.17)."""
    if position.pool:
        return
    position.pool = [tile for tile in position.used if TILES[tile].standard]
    position.used = [tile for tile in position.used if not TILES[tile].standard]


def special_tile(position: Position, tile: str) -> None:
    """Bring a special tile into play (WOTR-16.18)."""
    if position.mordor >= 0:
        position.pool.append(tile)
    else:
        position.waiting.append(tile)


def take_tile(position: Position) -> Generator[Ask | Chance, Answer, str]:
    """Take a random tile out of the pool; it is not yet used. "" if there is none at all."""
    refill(position)
    if not position.pool:
        return ""
    tile = yield from pick("tile", set(position.pool))
    position.pool.remove(tile)
    return tile


def draw_tile(position: Position) -> Generator[Ask | Chance, Answer, str]:
    """Draw the tile of a card; "" if it was prevented (WOTR-16.16, 16.17).

    The free player may prevent the draw (fp-char-08) or have it replaced (fp-char-05). The tile
    that counts is among the used ones afterwards.
    """
    if "fp-char-08" in position.table[FREE]:
        choice = yield from ask(FREE, {("none",), ("prevent", "fp-char-08")})
        if choice[0] == "prevent":
            discard(position, FREE, "fp-char-08")
            return ""
    tile = yield from take_tile(position)
    if tile and "fp-char-05" in position.table[FREE]:
        choice = yield from ask(FREE, {("none",), ("redraw", "fp-char-05")})
        if choice[0] == "redraw":
            discard(position, FREE, "fp-char-05")
            second = yield from take_tile(position)
            if second:
                position.pool.append(tile)
                tile = second
    if tile:
        position.used.append(tile)
    return tile


def tile_number(tile: str) -> Generator[Ask | Chance, Answer, int]:
    """Return the number of a numbered tile, with a roll for the one that says so (WOTR-16.13)."""
    damage = TILES[tile].damage
    if isinstance(damage, int):
        return damage
    value = yield from die()
    return value


def tile_reveals(position: Position, tile: str) -> bool:
    """Whether the tile reveals; with Gollum as Guide no standard numbered one (WOTR-16.30)."""
    printed = TILES[tile]
    if position.guide == GOLLUM and printed.standard and not is_eye(tile):
        return False
    return printed.reveal


def reveal(position: Position) -> None:
    """Reveal the Fellowship if it is hidden (WOTR-15.20, 17.11); the walk is left to others."""
    if position.revealed:
        return
    if position.mordor >= 0:
        position.revealed = True
    else:
        position.pending.append(("reveal",))
    discard_last_battle(position)


def discard_last_battle(position: Position) -> None:
    """Discard The Last Battle when the Fellowship is revealed (fp-str-01)."""
    if "fp-str-01" in position.table[FREE]:
        discard(position, FREE, "fp-str-01")


def steps_from_fellowship(position: Position, group: Iterable[str], more: int = 0) -> int:
    """Return how far a separated group moves (WOTR-15.27)."""
    return position.progress + max(LEVEL[who] for who in group) + more


def separations(
    position: Position, more: int = 0, flat: int | None = None, into_siege: bool = False
) -> set[Option]:
    """Return ("separate", group, region) for each separation; "" takes out of the game (17.6)."""
    found: set[Option] = set()
    for group in sorted_groups(in_fellowship(position)):
        if position.mordor >= 0:
            found.add(("separate", group, ""))
            continue
        steps = steps_from_fellowship(position, group, more)
        if flat is not None:
            steps = position.progress + flat
        for end in companion_ends(position, position.ring_bearers, steps, into_siege):
            found.add(("separate", group, end))
    return found


def separate_one(position: Position, who: str) -> Script:
    """Separate one Companion in a hunt, or a hobbit taken alive (WOTR-8.25, 15.27, 17.6)."""
    if position.mordor >= 0:
        yield from leave_fellowship(position, (who,), "")
        return
    steps = steps_from_fellowship(position, (who,))
    ends = companion_ends(position, position.ring_bearers, steps)
    _, _, end = yield from ask(FREE, {("separate", (who,), each) for each in ends})
    yield from leave_fellowship(position, (who,), str(end))


def eliminate_companion(position: Position, who: str) -> Script:
    """Eliminate a Companion of the Fellowship; a hobbit comes onto the map (WOTR-8.25)."""
    if who in HOBBITS and position.mordor < 0:
        yield from separate_one(position, who)
        return
    position.characters[who] = ELIMINATED
    upkeep(position)
    yield from new_guide(position)


def sorrow_and_toil(position: Position) -> Script:
    """Let the shadow player make the other discard a character event card (sh-char-15)."""
    if "sh-char-15" not in position.table[SHADOW]:
        return
    held = [card for card in position.hands[FREE] if card.startswith("fp-char-")]
    options: set[Option] = {("none",)}
    options |= {("table", c) for c in position.table[FREE] if c.startswith("fp-char-")}
    if held:
        options.add(("hand",))
    if len(options) == 1:
        return
    choice = yield from ask(SHADOW, options)
    if choice[0] == "table":
        discard(position, FREE, str(choice[1]))
    elif choice[0] == "hand":
        card = yield from pick("card", held)
        discard(position, FREE, card)


@dataclass
class _Hunt:
    """The tile being resolved."""

    tile: str
    damage: int
    fresh: bool = True
    betrayed: bool = False


def by_guide(position: Position, hunt: _Hunt) -> Script:
    """Let the free player use the ability of a Guide, and of each new one (WOTR-16.20, 16.21)."""
    while hunt.fresh and hunt.damage > 0:
        hunt.fresh = False
        guide = position.guide
        if guide in HOBBITS:
            choice = yield from ask(FREE, {("none",), ("guide-separates", guide)})
            if choice[0] == "guide-separates":
                hunt.damage -= 1
                yield from separate_one(position, guide)
                hunt.fresh = position.guide != guide
        elif guide == GOLLUM and not position.revealed and not hunt.betrayed:
            if tile_reveals(position, hunt.tile):
                return
            choice = yield from ask(FREE, {("none",), ("betray", GOLLUM)})
            if choice[0] == "betray":
                hunt.damage -= 1
                hunt.betrayed = True


def casualty(position: Position, hunt: _Hunt, forced: bool) -> Script:
    """Let the free player take a casualty, or make him take a random one (WOTR-16.22 to 16.25)."""
    present = in_fellowship(position)
    if hunt.damage < 1 or not present:
        return
    options: set[Option] = {("casualty", "random")}
    if not forced:
        options |= {("none",), ("casualty", "guide")}
    choice = yield from ask(FREE, options)
    if choice[0] == "none":
        return
    who = position.guide
    if choice[1] == "random":
        who = yield from pick("companion", present)
    hunt.damage = max(0, hunt.damage - LEVEL[who])
    guide = position.guide
    yield from eliminate_companion(position, who)
    yield from sorrow_and_toil(position)
    hunt.fresh = position.guide != guide
    yield from by_guide(position, hunt)


def hunt_tile(
    position: Position, tile: str, reducible: bool = True, forced: bool = False
) -> Script:
    """Resolve a numbered tile like that of a successful hunt (WOTR-16.19 to 16.27).

    Without `reducible` no card, ability or casualty lowers the damage (sh-char-06); `forced` makes
    the free player take a random casualty (sh-char-07).
    """
    damage = yield from tile_number(tile)
    hunt = _Hunt(tile, damage)
    if reducible:
        held = {card for card in ("fp-char-06", "fp-char-07") if card in position.table[FREE]}
        if hunt.damage > 0 and held:
            reductions: set[Option] = {("reduce", card) for card in held}
            choice = yield from ask(FREE, {("none",), *reductions})
            if choice[0] == "reduce":
                discard(position, FREE, str(choice[1]))
                hunt.damage -= 1
        yield from by_guide(position, hunt)
        yield from casualty(position, hunt, forced)
    corrupt(position, max(0, hunt.damage))
    if hunt.betrayed or tile_reveals(position, tile):
        reveal(position)


def drawn_by_card(position: Position, reducible: bool = True, forced: bool = False) -> Script:
    """Draw a tile by a card: an Eye or a blue tile does nothing (sh-char-05 to sh-char-07)."""
    tile = yield from draw_tile(position)
    if tile and not is_eye(tile) and not is_blue(tile):
        yield from hunt_tile(position, tile, reducible, forced)
    refill(position)
