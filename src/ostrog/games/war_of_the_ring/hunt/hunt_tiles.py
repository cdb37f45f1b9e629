"""Chapters 15 to 17: hunt tiles are drawn, do their damage, and reveal the Fellowship."""

from __future__ import annotations

from typing import Literal, cast

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.map import OWNER, STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import FREE, GOLLUM, SHADOW
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILE_DRAWN, TILES_USED
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import ELIMINATED, War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import (
    LOSE_AT_RANDOM,
    LOSE_GUIDE,
    NO_CASUALTY,
    SPARE_CARD,
    SPARE_GUIDE,
    SPEND_CARD,
    STAY_HERE,
    STEP,
    USE_GUIDE,
)
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import Walking
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.played_events.table_cards import discard_from_table
from ostrog.games.war_of_the_ring.politics.nations import is_seat_of_free_nation
from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    State,
    query,
    refuse,
)

Cause = Literal["hunt", "mordor", "stronghold", "card"]
"""Why a tile is drawn: a hunt roll, a step in Mordor, a Shadow Stronghold, or a card."""
Toll = Literal["", "whole", "random"]
"""What a card says about the damage: it cannot be reduced, or a random casualty is taken."""


def returning_tiles(war: War) -> list[str]:
    """The used standard tiles, which return to an empty Hunt Pool (WOTR-16.17)."""
    return [tile for tile in sorted(war.faces(TILES_USED)) if not war.values.tiles[tile].special]


def refill_pool(war: War) -> None:
    """Return the used standard tiles to an empty Hunt Pool (WOTR-16.17)."""
    if war.size(HUNT_POOL):
        return
    back = returning_tiles(war)
    for tile in back:
        war.move(tile, TILES_USED, HUNT_POOL)
    if back:
        war.tell(events.HuntPoolRefilled(len(back)))


def has_tiles(war: War) -> bool:
    """Whether a tile can be drawn, after the pool is refilled if it is empty (WOTR-16.17)."""
    return war.size(HUNT_POOL) > 0 or bool(returning_tiles(war))


@query
def tile_reveals(war: War, tile: str) -> bool:
    """Whether a tile reveals the Fellowship (WOTR-16.15).

    With Gollum as Guide a standard numbered tile does not (WOTR-16.30).
    """
    facts = war.values.tiles[tile]
    if not facts.reveal:
        return False
    numbered = facts.worth == "number" and not facts.special
    return not (numbered and war.guide == GOLLUM)


def is_void(war: War, tile: str) -> bool:
    """Whether a tile that a card draws does nothing: an Eye, or one of the Free Peoples."""
    facts = war.values.tiles[tile]
    return facts.worth == "eye" or facts.special == "free"


class TakeTile(Procedure):
    """A tile is drawn from the Hunt Pool, and seen (WOTR-16.9, 17.15).

    The result is the tile that counts; empty if the draw is prevented.
    """

    steps = ("take", "see", "end")

    tile: str = ""

    def controller(self, state: State) -> int:
        """The seat that decides whether a card prevents the draw (WOTR-19.7)."""
        return leading_seat(cast("War", state), FREE)

    def take(self, war: War) -> Flow:
        """Draw the tile; an empty pool is refilled first (WOTR-16.17)."""
        refill_pool(war)
        self.tile = war.draw(HUNT_POOL, TILE_DRAWN)
        return None

    def see(self, war: War) -> Flow:
        """Let cards replace the tile (WOTR-17.15)."""
        return Call(TileSeen(tile=self.tile), "tile")

    def end(self, war: War) -> Flow:
        """Return the tile that counts."""
        return Done(self.tile)


class TileSeen(Procedure):
    """The moment after a tile is drawn and seen; the result is the tile that counts."""

    steps = ("count",)

    tile: str

    def count(self, war: War) -> Flow:
        """Let this tile count (WOTR-17.15)."""
        return Done(self.tile)


def put_tiles_away(war: War, tile: str) -> None:
    """Put the tile that counts among the used ones, and one it replaced back into the pool.

    An empty pool is refilled (WOTR-16.16, 16.17).
    """
    if tile:
        war.move(tile, TILE_DRAWN, TILES_USED)
    for other in war.faces(TILE_DRAWN):
        war.move(other, TILE_DRAWN, HUNT_POOL)
    refill_pool(war)


class DrawTile(Procedure):
    """One hunt tile is drawn and resolved completely (WOTR-16.9 to 16.17, 17.15)."""

    steps = (
        "draw",
        "weigh",
        "damage",
        "step_forward",
        "reveal",
        "set_aside",
        "path_tiles",
    )

    cause: Cause
    successes: int = 0
    """Successes of the hunt roll, for an Eye (WOTR-16.11)."""
    toll: Toll = ""
    """What the card that draws the tile says about its damage."""
    reveals: bool = True
    """Whether a Reveal icon counts (WOTR-16.29)."""
    tile: str = ""
    """The tile that counts; empty if the draw is prevented."""
    points: int = 0
    betrayed: int = 0
    """Whether Gollum gives the place away, as 0 or 1 (WOTR-16.31)."""
    path: tuple[str, ...] = ()
    """The path of a reveal, which may draw further tiles (WOTR-15.23)."""

    def draw(self, war: War) -> Flow:
        """Draw the tile, unless a card prevents it (WOTR-16.9, 17.7)."""
        return Call(TakeTile(), "tile")

    def weigh(self, war: War) -> Flow:
        """Find the damage of the tile (WOTR-16.10 to 16.14, 17.8)."""
        if not self.tile:
            return None
        facts = war.values.tiles[self.tile]
        if self.is_idle(war):
            self.points = 0
        elif facts.worth == "number":
            self.points = facts.damage
        elif facts.worth == "die":
            self.points = war.roll(1, purpose="hunt")[0]
        elif self.cause == "hunt":
            self.points = self.successes
        else:  # A Stronghold's Eye does nothing; Mordor's counts all dice in the box.
            self.points = sum(war.hunt_box) if self.cause == "mordor" else 0
        war.tell(events.TileDrawn(self.tile, self.points))
        return None

    def is_idle(self, war: War) -> bool:
        """Whether nothing happens by the tile, because a card has drawn it (WOTR-16.12)."""
        return self.cause == "card" and is_void(war, self.tile)

    def shows(self, war: War) -> bool:
        """Whether the tile reveals the Fellowship (WOTR-16.15, 16.29)."""
        able = self.reveals and self.tile != "" and not self.is_idle(war)
        return able and tile_reveals(war, self.tile)

    def damage(self, war: War) -> Flow:
        """Suffer the damage, or heal by a negative tile (WOTR-16.14, 16.19 to 16.26)."""
        if self.points > 0:
            tile = self.tile if self.reveals else ""
            damage = HuntDamage(points=self.points, tile=tile, toll=self.toll)
            return Call(damage, "betrayed")
        change_corruption(war, self.points)
        return None

    def step_forward(self, war: War) -> Flow:
        """Advance on the Mordor Track, unless the tile stops it (WOTR-17.9, 17.15).

        If the draw is prevented, nothing stops the Fellowship.
        """
        stopped = self.tile != "" and war.values.tiles[self.tile].stop
        if self.cause == "mordor" and not stopped:
            war.mordor += 1
            war.tell(events.MordorStepped(war.mordor))
        return None

    def reveal(self, war: War) -> Flow:
        """Reveal the Fellowship after all other effects (WOTR-16.15, 16.27, 15.20)."""
        if war.revealed or not (self.betrayed or self.shows(war)):
            return None
        return Call(RevealFellowship(), "path")

    def set_aside(self, war: War) -> Flow:
        """Put the tile among the used ones; an empty pool is refilled (WOTR-16.16, 16.17)."""
        put_tiles_away(war, self.tile)
        return None

    def path_tiles(self, war: War) -> Flow:
        """Draw the tiles of the path last (WOTR-15.23, 16.28)."""
        return Call(TilesOfPath(path=self.path)) if self.path else None


class PathRevealed(Procedure):
    """The moment after a reveal, when cards may draw tiles for its path (WOTR-16.28)."""

    path: tuple[str, ...]


class TilesOfPath(Procedure):
    """Tiles are drawn for the path of a reveal, one by one (WOTR-15.23, 16.28)."""

    steps = ("card_tiles", "draw", "again")
    lasting = {"draw": ("count",)}

    path: tuple[str, ...]
    count: int = 0
    """Shadow Strongholds on the path that have not drawn their tile."""

    def card_tiles(self, war: War) -> Flow:
        """Let cards draw their tiles first (WOTR-16.28)."""
        self.count = len(dark_strongholds(war, self.path))
        return Call(PathRevealed(path=self.path))

    def draw(self, war: War) -> Flow:
        """Draw the tile of the next Shadow Stronghold and resolve it (WOTR-15.23, 16.28)."""
        if not self.count:
            return Done()
        return Call(DrawTile(cause="stronghold"))

    def again(self, war: War) -> Flow:
        """Go on with the next one."""
        self.count -= 1
        return Goto("draw")


# Damage


@query
def damage_cards(war: War) -> tuple[str, ...]:
    """Cards on the table, one of which can reduce the damage of a tile by 1 (WOTR-16.19)."""
    return ()


class HuntDamage(Procedure):
    """The Fellowship suffers damage: card, Guide, casualty, Corruption (WOTR-16.19 to 16.26).

    The result is 1 if Gollum gives the place away, otherwise 0.
    """

    steps = (
        "table_card",
        "spend_card",
        "guide_ability",
        "use_guide",
        "new_guide",
        "casualty",
        "take_casualty",
        "after_casualty",
        "corruption",
        "end",
    )
    lasting = {
        "guide_ability": ("points", "betrayed", "lost", "loss", "guided_by", "use"),
        "casualty": ("points", "betrayed", "lost", "guided_by"),
    }

    points: int
    tile: str = ""
    """The tile that does the damage and may reveal the Fellowship; empty if there is none."""
    toll: Toll = ""
    """What a card says about the damage."""
    betrayed: int = 0
    lost: bool = False
    """Whether a casualty was taken; one is allowed (WOTR-16.24)."""
    guided_by: str = ""
    """The Guide before a casualty."""
    spent: Option | None = None
    use: Option | None = None
    loss: Option | None = None

    def table_card(self, war: War) -> Flow:
        """Ask whether a card on the table reduces the damage, if it may (WOTR-16.19)."""
        if self.toll == "whole":
            return Goto("corruption")
        cards = damage_cards(war) if self.points > 0 else ()
        if not cards:
            return Goto("guide_ability")
        seat = leading_seat(war, FREE)
        options = [SPARE_CARD(), *war.legal(seat, SPEND_CARD, cards)]
        return Ask(seat, "reduce-damage", options, "spent", about=(self.points,))

    def spend_card(self, war: War) -> Flow:
        """Discard the card; the damage drops by 1 (WOTR-16.19)."""
        if SPEND_CARD.chosen(self.spent):
            self.points -= 1
            discard_from_table(war, SPEND_CARD.ref(self.spent))
        return None

    def guide_ability(self, war: War) -> Flow:
        """Ask whether the Guide's ability is used, if it applies (WOTR-16.20, 16.21, 16.31)."""
        if not self.can_be_guided(war):
            return Goto("casualty")
        seat = leading_seat(war, FREE)
        options = (USE_GUIDE(), SPARE_GUIDE())
        return Ask(seat, "guide-ability", options, "use", about=(war.guide, self.points))

    def can_be_guided(self, war: War) -> bool:
        """Whether the Guide can reduce the damage (WOTR-16.21, 16.31)."""
        if self.points <= 0:
            return False
        match war.values.characters[war.guide].guide:
            case "leaves":
                return True
            case "betrays":
                shown = war.revealed or bool(self.tile and tile_reveals(war, self.tile))
                return not shown and not self.betrayed
        return False

    def use_guide(self, war: War) -> Flow:
        """Let the Guide leave, or give the place away; the damage drops by 1 (WOTR-16.21, 16.31).

        A Companion separates; on the Mordor Track he leaves the game by it (WOTR-17.6).
        """
        if not USE_GUIDE.chosen(self.use):
            return Goto("casualty")
        self.points -= 1
        guide = war.guide
        if war.values.characters[guide].guide == "betrays":
            self.betrayed = 1
            return Goto("guide_ability")
        return Call(SeparateCompanions(seat=leading_seat(war, FREE), fixed=(guide,)))

    def new_guide(self, war: War) -> Flow:
        """Go on with the ability of the new Guide (WOTR-16.21)."""
        return Goto("guide_ability")

    def casualty(self, war: War) -> Flow:
        """Ask for a casualty: the Guide, a random Companion or none (WOTR-16.22, 16.23).

        A card may leave no choice.
        """
        company = war.company()
        if self.points <= 0 or self.lost or not company:
            return Goto("corruption")
        if self.toll == "random":
            return None
        seat = leading_seat(war, FREE)
        options = [NO_CASUALTY(), *war.legal(seat, LOSE_GUIDE), *war.legal(seat, LOSE_AT_RANDOM)]
        return Ask(seat, "hunt-casualty", options, "loss", about=(self.points,))

    def take_casualty(self, war: War) -> Flow:
        """Take the casualty; the damage drops by his Level (WOTR-16.22, 16.25)."""
        if NO_CASUALTY.chosen(self.loss):
            return Goto("corruption")
        at_random = self.toll == "random" or LOSE_AT_RANDOM.chosen(self.loss)
        who = random_companion(war) if at_random else war.guide
        self.lost, self.guided_by = True, war.guide
        self.points -= war.values.characters[who].level
        return Call(TakeCasualty(who=who))

    def after_casualty(self, war: War) -> Flow:
        """Let a new Guide use his ability at once (WOTR-16.21)."""
        return Goto("guide_ability") if war.guide != self.guided_by else None

    def corruption(self, war: War) -> Flow:
        """Add what is left to the Corruption (WOTR-16.26)."""
        if self.points > 0:
            change_corruption(war, self.points)
        return None

    def end(self, war: War) -> Flow:
        """Tell the caller whether the Fellowship gives itself away (WOTR-16.31)."""
        return Done(self.betrayed)


def random_companion(war: War) -> str:
    """A Companion in the Fellowship, drawn at random before everybody (WOTR-16.23, H.4)."""
    company = war.company()
    drawn = war.draw_open((1,) * len(company), 1, "companion")
    return company[drawn.index(1)]


class CompanionFalls(Procedure):
    """A Companion in the Fellowship is eliminated (WOTR-16.25); a Hobbit escapes (WOTR-8.25)."""

    steps = ("fall", "guide")

    who: str

    def crumb(self) -> tuple[str]:
        """The Companion, for the breadcrumb."""
        return (self.who,)

    def fall(self, war: War) -> Flow:
        """Eliminate him, or let him enter play as if separated (WOTR-8.25)."""
        if war.values.characters[self.who].escapes and war.mordor < 0:
            seat = leading_seat(war, FREE)
            return Call(SeparateCompanions(seat=seat, fixed=(self.who,)))
        return Call(EliminateCharacter(who=self.who))

    def guide(self, war: War) -> Flow:
        """Name a Guide, since the Fellowship has changed (WOTR-15.5, 15.6)."""
        if war.characters[self.who] == ELIMINATED:
            return Call(NameGuide())
        return None


class TakeCasualty(CompanionFalls):
    """A Companion in the Fellowship is lost as a casualty of the Hunt (WOTR-16.22)."""


@SPEND_CARD.rule
def reduces_the_damage(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that does not reduce the damage, when this is asked (WOTR-16.19, 19.7)."""
    frame = war.frame(HuntDamage)
    if frame is None or frame.step != "table_card":
        return None
    if war.side(seat) == FREE and leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    return None if card in damage_cards(war) else refuse("WOTR-16.19", card)


@LOSE_GUIDE.rule
def loses_a_companion_who_guides(war: War, seat: int) -> Refusal | None:
    """Refuse if no Companion guides; Gollum is no casualty (WOTR-16.23, 19.7)."""
    if war.side(seat) == FREE and leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    able = war.side(seat) == FREE and war.guide in war.company()
    return None if able else refuse("WOTR-16.23")


@LOSE_AT_RANDOM.rule
def loses_one_of_several(war: War, seat: int) -> Refusal | None:
    """Refuse to draw among fewer than two Companions (WOTR-16.23, 19.7)."""
    if war.side(seat) == FREE and leading_seat(war, FREE) != seat:
        return refuse("WOTR-19.7")
    able = war.side(seat) == FREE and len(war.company()) > 1
    return None if able else refuse("WOTR-16.23")


# Revealing


class RevealFellowship(Walking):
    """A hidden Fellowship is revealed, and the Ring-bearers move (WOTR-15.20 to 15.25).

    The result is the path, from where the figure stood; empty on the Mordor Track.
    """

    steps = ("choose", "carry_out")

    def can_end(self, war: War, region: str, left: int) -> bool:
        """Whether the path can end in a region, or after one more step (WOTR-15.21)."""
        if not is_seat_of_free_nation(war, region):
            return True
        return left > 0 and any(
            not is_seat_of_free_nation(war, to) for to in adjacent(war, region, "fellowship")
        )

    def may_enter(self, war: War, region: str) -> Refusal | None:
        """Refuse a last step to a Free City or Stronghold (WOTR-15.21)."""
        able = self.can_end(war, region, self.left(war) - 1)
        return None if able else refuse("WOTR-15.21", region)

    def choose(self, war: War) -> Flow:
        """Ask for the path, if there is one to choose (WOTR-15.14, 15.22, 15.25, 17.11)."""
        if war.mordor >= 0 or not war.progress:
            return None
        seat, at = leading_seat(war, FREE), self.at(war)
        options = war.legal(seat, STAY_HERE)
        options += war.legal(seat, STEP, adjacent(war, at, "fellowship"))
        about = (war.ring_bearers, war.progress)
        return Ask(seat, "reveal", options, "picks", closes=("stay-here",), about=about)

    def carry_out(self, war: War) -> Flow:
        """Move the figure and turn the counter (WOTR-15.21)."""
        path = () if war.mordor >= 0 else (war.ring_bearers, *STEP.among(self.picks))
        war.revealed, war.progress = True, 0
        if path:
            war.ring_bearers = path[-1]
        war.tell(events.FellowshipRevealed(path))
        return Done(path)


def dark_strongholds(war: War, path: tuple[str, ...]) -> list[str]:
    """Shadow Strongholds on a path that the Shadow still controls (WOTR-15.23)."""
    return [
        region
        for region in STRONGHOLDS
        if region in path and OWNER[region] == SHADOW and war.control[region] == SHADOW
    ]


@STAY_HERE.rule
def ends_outside_havens(war: War, seat: int) -> Refusal | None:
    """Refuse to end in a Free City or Stronghold (WOTR-15.21)."""
    walk = war.frame(RevealFellowship)
    if walk is None or war.side(seat) != FREE:
        return refuse("WOTR-15.21")
    at = walk.at(war)
    return refuse("WOTR-15.21", at) if at and is_seat_of_free_nation(war, at) else None
