"""Chapters 15 to 17: hunt tiles are drawn, do their damage, and reveal the Fellowship."""

from __future__ import annotations

from typing import Literal

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import OWNER, STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import FREE, GOLLUM, SHADOW
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILE_DRAWN, TILES_USED
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import ELIMINATED, War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import (
    LOSE_AT_RANDOM,
    LOSE_GUIDE,
    NO_CASUALTY,
    SPARE_GUIDE,
    STAY_HERE,
    STEP,
    USE_GUIDE,
)
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import Walking
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
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
    query,
    refuse,
)

Cause = Literal["hunt", "mordor", "stronghold"]
"""Why a tile is drawn: a hunt roll, a step in Mordor, or a Shadow Stronghold on the path."""


def refill_pool(war: War) -> None:
    """Return the used standard tiles to an empty Hunt Pool (WOTR-16.17)."""
    if war.size(HUNT_POOL):
        return
    back = [tile for tile in sorted(war.faces(TILES_USED)) if not war.values.tiles[tile].special]
    for tile in back:
        war.move(tile, TILES_USED, HUNT_POOL)
    if back:
        war.tell(events.HuntPoolRefilled(len(back)))


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


class DrawTile(Procedure):
    """One hunt tile is drawn and resolved completely (WOTR-16.9 to 16.17, 17.15)."""

    steps = (
        "draw",
        "damage",
        "step_forward",
        "reveal",
        "set_aside",
        "stronghold_tiles",
    )

    cause: Cause
    successes: int = 0
    """Successes of the hunt roll, for an Eye (WOTR-16.11)."""
    tile: str = ""
    points: int = 0
    betrayed: int = 0
    """Whether Gollum gives the place away, as 0 or 1 (WOTR-16.31)."""
    owed: int = 0
    """Tiles to draw for Shadow Strongholds on the path of a reveal (WOTR-15.23)."""

    def draw(self, war: War) -> Flow:
        """Draw the tile and find its damage (WOTR-16.9 to 16.14, 17.7, 17.8)."""
        refill_pool(war)
        self.tile = war.draw(HUNT_POOL, TILE_DRAWN)
        facts = war.values.tiles[self.tile]
        if facts.worth == "number":
            self.points = facts.damage
        elif facts.worth == "die":
            self.points = war.roll(1, purpose="hunt")[0]
        elif self.cause == "hunt":
            self.points = self.successes
        else:  # A Stronghold's Eye does nothing; Mordor's counts all dice in the box.
            self.points = sum(war.hunt_box) if self.cause == "mordor" else 0
        war.tell(events.TileDrawn(self.tile, self.points))
        return None

    def damage(self, war: War) -> Flow:
        """Suffer the damage, or heal by a negative tile (WOTR-16.14, 16.19 to 16.26)."""
        if self.points > 0:
            return Call(HuntDamage(points=self.points, tile=self.tile), "betrayed")
        healed = min(-self.points, war.corruption)
        if healed:
            war.corruption -= healed
            war.tell(events.CorruptionChanged(-healed, war.corruption))
        return None

    def step_forward(self, war: War) -> Flow:
        """Advance on the Mordor Track, unless the tile stops it (WOTR-17.9, 17.15)."""
        if self.cause == "mordor" and not war.values.tiles[self.tile].stop:
            war.mordor += 1
            war.tell(events.MordorStepped(war.mordor))
        return None

    def reveal(self, war: War) -> Flow:
        """Reveal the Fellowship after all other effects (WOTR-16.15, 16.27, 15.20)."""
        if war.revealed or not (self.betrayed or tile_reveals(war, self.tile)):
            return None
        return Call(RevealFellowship(), "owed")

    def set_aside(self, war: War) -> Flow:
        """Put the tile among the used ones; an empty pool is refilled (WOTR-16.16, 16.17)."""
        war.move(self.tile, TILE_DRAWN, TILES_USED)
        refill_pool(war)
        return None

    def stronghold_tiles(self, war: War) -> Flow:
        """Draw the tiles of Shadow Strongholds last (WOTR-15.23, 16.28)."""
        return Call(StrongholdTiles(count=self.owed)) if self.owed else None


class StrongholdTiles(Procedure):
    """A tile is drawn for each Shadow Stronghold on the path, one by one (WOTR-15.23, 16.28)."""

    steps = ("draw", "again")
    lasting = {"draw": ("count",)}

    count: int

    def draw(self, war: War) -> Flow:
        """Draw the next tile and resolve it completely (WOTR-16.28)."""
        if not self.count:
            return Done()
        return Call(DrawTile(cause="stronghold"))

    def again(self, war: War) -> Flow:
        """Go on with the next one."""
        self.count -= 1
        return Goto("draw")


# Damage


class HuntDamage(Procedure):
    """The Fellowship suffers damage: Guide, casualty, Corruption (WOTR-16.19 to 16.26).

    The result is 1 if Gollum gives the place away, otherwise 0.
    """

    steps = (
        "guide_ability",
        "use_guide",
        "name_guide",
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
    """The tile that does the damage; empty if none does."""
    betrayed: int = 0
    lost: bool = False
    """Whether a casualty was taken; one is allowed (WOTR-16.24)."""
    guided_by: str = ""
    """The Guide before a casualty."""
    use: Option | None = None
    loss: Option | None = None

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

        On the Mordor Track a Companion who would separate leaves the game (WOTR-17.6).
        """
        if not USE_GUIDE.chosen(self.use):
            return Goto("casualty")
        self.points -= 1
        guide = war.guide
        if war.values.characters[guide].guide == "betrays":
            self.betrayed = 1
            return Goto("guide_ability")
        if war.mordor >= 0:
            return Call(EliminateCharacter(who=guide))
        return Call(SeparateCompanions(seat=leading_seat(war, FREE), fixed=(guide,)))

    def name_guide(self, war: War) -> Flow:
        """Name a Guide in Mordor; a separation has done so already (WOTR-15.6)."""
        return Call(NameGuide()) if war.mordor >= 0 else None

    def new_guide(self, war: War) -> Flow:
        """Go on with the ability of the new Guide (WOTR-16.21)."""
        return Goto("guide_ability")

    def casualty(self, war: War) -> Flow:
        """Ask for a casualty: the Guide, a random Companion or none (WOTR-16.22, 16.23)."""
        company = war.company()
        if self.points <= 0 or self.lost or not company:
            return Goto("corruption")
        seat = leading_seat(war, FREE)
        options = [NO_CASUALTY(), *war.legal(seat, LOSE_GUIDE), *war.legal(seat, LOSE_AT_RANDOM)]
        return Ask(seat, "hunt-casualty", options, "loss", about=(self.points,))

    def take_casualty(self, war: War) -> Flow:
        """Take the casualty; the damage drops by his Level (WOTR-16.22, 16.25)."""
        if NO_CASUALTY.chosen(self.loss):
            return Goto("corruption")
        who, company = war.guide, war.company()
        if LOSE_AT_RANDOM.chosen(self.loss):
            drawn = war.draw_open((1,) * len(company), 1, "companion")
            who = company[drawn.index(1)]
        self.lost, self.guided_by = True, war.guide
        self.points -= war.values.characters[who].level
        return Call(CompanionFalls(who=who))

    def after_casualty(self, war: War) -> Flow:
        """Let a new Guide use his ability at once (WOTR-16.21)."""
        return Goto("guide_ability") if war.guide != self.guided_by else None

    def corruption(self, war: War) -> Flow:
        """Add what is left to the Corruption (WOTR-16.26)."""
        if self.points > 0:
            war.corruption += self.points
            war.tell(events.CorruptionChanged(self.points, war.corruption))
        return None

    def end(self, war: War) -> Flow:
        """Tell the caller whether the Fellowship gives itself away (WOTR-16.31)."""
        return Done(self.betrayed)


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

    The result is the number of Shadow Strongholds on the path, each of which draws a tile.
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
        """Move the figure and turn the counter (WOTR-15.21, 15.23)."""
        path = () if war.mordor >= 0 else (war.ring_bearers, *STEP.among(self.picks))
        war.revealed, war.progress = True, 0
        if path:
            war.ring_bearers = path[-1]
        war.tell(events.FellowshipRevealed(path))
        return Done(len(dark_strongholds(war, path)))


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
