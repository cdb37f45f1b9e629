"""The odds of the Hunt: whether a tile is drawn, what it reveals, and its damage.

Which tiles are in the Hunt Pool is public: all that do not lie elsewhere (WOTR-H.3).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from ostrog.games.war_of_the_ring.board.pieces import SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.pools import (
    TILE_DRAWN,
    TILES_ASIDE,
    TILES_REMOVED,
    TILES_USED,
    TILES_WAITING,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import BY_ROLL, REACTIONS
from ostrog.games.war_of_the_ring.hunt.hunt_roll import hunt_bonus, hunt_rerolls, succeeds
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import tile_reveals
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table
from ostrog.games.war_of_the_ring.table.battle_odds import DIGITS, binomial, hits_of
from ostrog.games.war_of_the_ring.table.layout import HUNT
from ostrog.table import Mark, Panel, PanelRow

ELSEWHERE = (TILE_DRAWN, TILES_USED, TILES_ASIDE, TILES_WAITING, TILES_REMOVED)
"""Zones of tiles that are not in the Hunt Pool; everybody sees them."""


class HuntOdds(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="hunt-odds"):
    """What a move of the Fellowship may bring: a hunt roll, or a tile in Mordor."""

    dice: int = 0
    """Hunt dice, as far as they are known; 0 on the Mordor Track, where a tile is drawn anyway."""
    more: int = 0
    """Action dice not yet rolled, each of which may become a hunt die (WOTR-4.12)."""
    added: int = 0
    """Number added to each die (WOTR-16.5)."""
    rerolls: int = 0
    """Number of failed dice that are rolled again (WOTR-16.7)."""
    tile: float
    """Probability that a tile is drawn."""
    reveals: float
    """Probability that a tile is drawn that reveals the Fellowship."""
    stops: float = 0
    """Probability that a tile is drawn that stops it on the Mordor Track."""
    corrupts: float = 0
    """Probability that a tile on the Mordor Track does damage."""
    damage: tuple[float, ...]
    """Probability of each number of damage by the tile, starting with 0."""
    mean: float
    """Mean damage, with moves at which no tile is drawn."""
    notes: tuple[str, ...] = ()
    """Labels of things that are not counted, such as cards that lie on the table."""

    def rows(self) -> tuple[PanelRow, ...]:
        """Return the probabilities in hundredths, for text-only clients."""
        shares = [("hunt-tile", self.tile), ("hunt-reveals", self.reveals)]
        if self.corrupts:
            shares.append(("hunt-corrupts", self.corrupts))
        numbers = tuple(Mark(name, round(100 * share)) for name, share in shares)
        return (PanelRow(label="ref-mark-hunt-odds", numbers=numbers),)


def pool_of_tiles(war: War) -> Counter[str]:
    """Return the tiles in the Hunt Pool, as everybody can count them (WOTR-3.6, 16.17, H.3)."""
    tiles = war.values.tiles
    found = Counter({tile: facts.count for tile, facts in tiles.items()})
    for zone in ELSEWHERE:
        found.subtract(war.faces(zone))
    found = +found
    if not found:
        found.update([tile for tile in war.faces(TILES_USED) if not tiles[tile].special])
    return found


def successes_of(war: War, level: int) -> tuple[float, ...]:
    """Return the probability of each number of successes of hunt dice (WOTR-16.3 to 16.8)."""
    added, dice = hunt_bonus(war), min(war.values.limits.hunt_dice, level)
    each = sum([succeeds(value, added) for value in range(1, 7)]) / 6
    return hits_of(dice, hunt_rerolls(war), each, each)


def damages_of(war: War, tile: str, eye: int) -> Iterator[tuple[int, float]]:
    """Yield the damage of a tile with its probability (WOTR-16.10 to 16.14)."""
    facts = war.values.tiles[tile]
    if facts.worth == "number":
        yield max(0, facts.damage), 1.0
    elif facts.worth == "eye":
        yield eye, 1.0
    else:
        for value in range(1, 7):
            yield value, 1 / 6


def hunt_of_move(war: War) -> HuntOdds:
    """Return the odds of a move of the Fellowship now (WOTR-16.1, 17.7)."""
    if war.mordor >= 0:
        return odds(war, {sum(war.hunt_box): 1.0})
    level = war.hunt_box[SHADOW]
    dice = min(war.values.limits.hunt_dice, level)
    return odds(war, dict(enumerate(successes_of(war, level))), dice=dice)


def hunt_of_allocation(war: War, dice: int) -> HuntOdds | None:
    """Return the odds of the first move in a turn with so many dice in the Hunt Box.

    The other dice of the Shadow are rolled first, and Eyes among them hunt too (WOTR-4.11, 4.12).
    On the Mordor Track a tile is drawn anyway, and an Eye counts the dice in the box (WOTR-17.7,
    17.8).
    """
    if war.revealed:
        return None
    faces = war.values.dice[SIDES[SHADOW]].faces
    rest = war.pool[SHADOW] - dice
    found: dict[int, float] = defaultdict(float)
    for eyes, share in enumerate(binomial(rest, faces.count("eye") / len(faces))):
        if war.mordor >= 0:
            found[sum(war.hunt_box) + dice + eyes] += share
            continue
        for successes, part in enumerate(successes_of(war, dice + eyes)):
            found[successes] += share * part
    return odds(war, found, dice=0 if war.mordor >= 0 else dice, more=rest)


def reactions(war: War) -> list[str]:
    """Return cards that lie open on the table and may change a hunt (WOTR-7.8, 16.19)."""
    idle = BY_ROLL if war.mordor >= 0 else ()
    able = [card.name for card in REACTIONS if card not in idle]
    return [card for card in able if lies_on_table(war, card)]


def odds(war: War, eyes: Mapping[int, float], *, dice: int = 0, more: int = 0) -> HuntOdds:
    """Return the odds if an Eye does as much damage as these numbers, each with its probability.

    On the Mordor Track a tile is drawn anyway; otherwise 0 successes draw none (WOTR-16.4, 17.7).
    """
    in_mordor = war.mordor >= 0
    pool = pool_of_tiles(war)
    damage: dict[int, float] = defaultdict(float)
    drawn = reveals = stops = 0.0
    for eye, share in eyes.items():
        if not eye and not in_mordor:
            damage[0] += share
            continue
        drawn += share
        for tile, count in pool.items():
            part = share * count / pool.total()
            reveals += part * tile_reveals(war, tile)
            stops += part * (in_mordor and war.values.tiles[tile].stop)
            for points, chance in damages_of(war, tile, eye):
                damage[points] += part * chance
    shares = [damage.get(points, 0.0) for points in range(max(damage) + 1)]
    notes = ["forecast-hunt-guide"]
    if war.progress and not in_mordor:
        notes.append("forecast-hunt-strongholds")
    if more:
        notes.append("forecast-hunt-eyes")
    notes += [f"forecast-hunt-{card}" for card in reactions(war)]
    return HuntOdds(
        at=HUNT,
        dice=dice,
        more=more,
        added=0 if in_mordor else hunt_bonus(war),
        rerolls=0 if in_mordor else hunt_rerolls(war),
        tile=round(drawn, DIGITS),
        reveals=round(reveals, DIGITS),
        stops=round(stops, DIGITS),
        corrupts=round(sum(shares[1:]), DIGITS) if in_mordor else 0,
        damage=tuple(round(share, DIGITS) for share in shares),
        mean=round(sum(points * share for points, share in enumerate(shares)), DIGITS),
        notes=tuple(notes),
    )
