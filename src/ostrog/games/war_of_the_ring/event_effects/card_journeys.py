"""Chapters 8, 15 and 16: cards let Companions, Nazgul and the Fellowship travel."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import FACTS, SETTLEMENTS_OF
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    FREE_CHARACTERS,
    GOLLUM,
    NAZGUL_SLOT,
    SHADOW,
    SIDES,
)
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILE_DRAWN, TILES_REMOVED
from ostrog.games.war_of_the_ring.board.state import War, adjacent, by_map, single
from ostrog.games.war_of_the_ring.board.verbs import (
    DISCARD_TABLED,
    DO_NO_MORE,
    FROM_FELLOWSHIP,
    FROM_MAP,
    HIDE,
    HUNT_NOW,
    MOVE_ON,
    TO,
)
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.companions.journeys import (
    MoveCompanions,
    MoveMinions,
    Travelling,
    can_move_companions,
    can_move_minions,
)
from ostrog.games.war_of_the_ring.companions.travel import nazgul_is_at
from ostrog.games.war_of_the_ring.event_effects.card_hits import MOST_DICE
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_roll import HideFellowship, HuntRoll, MoveFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import (
    RevealFellowship,
    TilesOfPath,
    refill_pool,
)
from ostrog.games.war_of_the_ring.played_events.event_parts import roll_for
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.played_events.table_cards import discard_from_table, discardable
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse

TRIED_TILES = 3
"""Tiles that Challenge of the King takes."""
HEIRS = ("strider", "aragorn")
"""The heir of Isildur, before and after he is revealed."""


# Companions


def has_companions(war: War) -> bool:
    """A requirement: a Companion is in the Fellowship."""
    return bool(war.company())


def separates(farther: int) -> Part:
    """A part that separates Companions, who go farther than usual (WOTR-15.27, 17.6)."""

    def separate(war: War, play: PlayEvent) -> Flow:
        if not war.company():
            return None
        return Call(SeparateCompanions(seat=play.seat, farther=farther))

    return separate


def move_companions(war: War, play: PlayEvent) -> Flow:
    """Let any number of Companions on the map make a normal move (WOTR-8.5)."""
    if not can_move_companions(war):
        return None
    return Call(MoveCompanions(seat=play.seat, may_stay=True))


def carries(level: int = 0, farther: int = 0) -> Part:
    """A part that takes one Companion or group away, in the Fellowship or on the map.

    They may end in a besieged Stronghold (WOTR-8.9).
    """

    def carry(war: War, play: PlayEvent) -> Flow:
        if not war.company() and not can_move_companions(war):
            return None
        return Call(CarryCompanions(seat=play.seat, level=level, farther=farther))

    return carry


class CarryCompanions(Procedure):
    """A Companion or a group separates or moves by a card, also into a siege (WOTR-8.9)."""

    steps = ("choose", "carry")

    seat: int
    level: int
    farther: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether they come from the Fellowship or from the map, if both can be."""
        if not war.company() or not can_move_companions(war):
            return None
        options = (FROM_FELLOWSHIP(), FROM_MAP())
        return Ask(self.seat, "which-companions", options, "choice")

    def carry(self, war: War) -> Flow:
        """Separate them, or move them on the map (WOTR-8.9, 15.27)."""
        if not war.company() or FROM_MAP.chosen(self.choice):
            return Call(
                MoveCompanions(
                    seat=self.seat,
                    level=self.level,
                    farther=self.farther,
                    into_sieges=True,
                    once=True,
                )
            )
        return Call(
            SeparateCompanions(
                seat=self.seat, level=self.level, farther=self.farther, into_sieges=True
            )
        )


# Nazgul


def fly_nazgul(war: War, play: PlayEvent) -> Flow:
    """Let any number of Nazgul fly, also none (WOTR-8.11, 8.12)."""
    move = MoveMinions(seat=play.seat, nazgul_only=True)
    return Call(move) if can_move_minions(war, move) else None


def flies_to(who: str, region: str) -> Part:
    """A part in which a Minion comes to a region, wherever he is."""

    def fly(war: War, play: PlayEvent) -> Flow:
        start = war.characters[who]
        if start != region:
            war.characters[who] = region
            war.tell(events.CharactersMoved((who,), start, region))
        return None

    return fly


def nazgul_find_the_fellowship(war: War) -> bool:
    """Whether a Nazgul is where the Ring-bearers are."""
    return nazgul_is_at(war, war.ring_bearers)


def has_progress(war: War) -> bool:
    """A requirement: the Progress of the Fellowship is 1 or more."""
    return war.progress > 0


def reveal_where_nazgul_are(war: War, play: PlayEvent) -> Flow:
    """Reveal the Fellowship if a Nazgul has found it (WOTR-15.20, 15.21)."""
    if war.revealed or not nazgul_find_the_fellowship(war):
        return None
    return Call(RevealFellowship(), "path")


def draw_for_path(war: War, play: PlayEvent) -> Flow:
    """Draw the tiles for the path of the reveal (WOTR-15.23, 16.28)."""
    return Call(TilesOfPath(path=play.path)) if play.path else None


def strike_where_nazgul_are(war: War, play: PlayEvent) -> Flow:
    """Let the Shadow discard a card or hunt if a Nazgul has found the Fellowship."""
    able = discardable(war, FREE, "character") or war.hunt_box[SHADOW]
    if not able or not nazgul_find_the_fellowship(war):
        return None
    return Call(StrikeByNazgul(seat=play.seat))


class StrikeByNazgul(Procedure):
    """The Shadow may discard a Free Character card from the table, or hunt (WOTR-7.8, 16.1)."""

    steps = ("choose", "discard", "hunt")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a card, a hunt roll or nothing; without dice there is no roll (WOTR-16.4)."""
        cards = [DISCARD_TABLED[card] for card in discardable(war, FREE, "character")]
        options = [*cards, *war.legal(self.seat, HUNT_NOW), DO_NO_MORE()]
        return Ask(self.seat, "nazgul-strike", options, "choice", about=(war.ring_bearers,))

    def discard(self, war: War) -> Flow:
        """Discard the card (WOTR-7.8)."""
        if DISCARD_TABLED.chosen(self.choice):
            discard_from_table(war, DISCARD_TABLED.ref(self.choice))
        return None

    def hunt(self, war: War) -> Flow:
        """Make a hunt roll as after a move of the Fellowship (WOTR-16.1)."""
        return Call(HuntRoll()) if HUNT_NOW.chosen(self.choice) else None


@HUNT_NOW.rule
def hunts_with_dice_in_the_box(war: War, seat: int) -> Refusal | None:
    """Refuse to hunt without a card that lets the Shadow do so, or without a die (WOTR-16.4)."""
    frame = war.frame(StrikeByNazgul)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6")
    return None if war.hunt_box[SHADOW] else refuse("WOTR-16.4")


@DISCARD_TABLED.rule
def discards_a_free_character_card(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is no Character card of the Free Peoples on the table (WOTR-7.6)."""
    frame = war.frame(StrikeByNazgul)
    able = frame is not None and frame.seat == seat and card in discardable(war, FREE, "character")
    return None if able else refuse("WOTR-7.6", card)


# Eagles


def hunted_armies(war: War) -> list[str]:
    """Regions of Shadow armies with Nazgul, beside or in that of a Free army with a Companion."""
    near = set[str]()
    for who in FREE_CHARACTERS:
        at = war.characters[who]
        if war.units(FREE, at):
            near |= {at, *adjacent(war, at, "army")}
    return [each for each in war.armies(SHADOW) if each in near and nazgul_in(war, each)]


def nazgul_in(war: War, region: str) -> int:
    """Number of Nazgul figures in a region, without the Witch-king."""
    return war.counts(SHADOW, region)[NAZGUL_SLOT]


def strike_nazgul(war: War, play: PlayEvent) -> Flow:
    """Roll a die for each Nazgul of the army, five at most; each 5 or 6 eliminates one."""
    if not play.region:
        return None
    dice = min(MOST_DICE, nazgul_in(war, play.region))
    fallen = single(SHADOW, "sauron-nazgul", roll_for(war, play, dice, 5))
    if any(fallen):
        war.take(SHADOW, play.region, fallen)
        war.remove_for_good(SHADOW, fallen)
        for _ in range(sum(fallen)):
            war.tell(events.FigureFell(SIDES[SHADOW], play.region, "sauron-nazgul"))
    return None


def drive_nazgul_home(war: War, play: PlayEvent) -> Flow:
    """Let the survivors fly away together, if there are any and they have a lair."""
    if not play.region or not nazgul_in(war, play.region) or not lairs(war, play.region):
        return None
    return Call(NazgulFlee(seat=play.seat, source=play.region))


def lairs(war: War, source: str) -> list[str]:
    """The unconquered Strongholds of Sauron, except in the region that is left (WOTR-1.10)."""
    return [
        region
        for region in SETTLEMENTS_OF["sauron"]
        if FACTS[region].settlement == "stronghold"
        and war.is_unconquered(region)
        and region != source
    ]


class NazgulFlee(Travelling, kw_only=True):
    """All Nazgul of a region fly to one Stronghold of Sauron, which the enemy chooses."""

    steps = ("choose", "fly")

    source: str
    choice: Option | None = None

    def goals(self, war: War) -> dict[str, int]:
        """The unconquered Strongholds of Sauron."""
        return dict.fromkeys(lairs(war, self.source), 1)

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-7.6"

    def choose(self, war: War) -> Flow:
        """Ask for the Stronghold."""
        options = [TO[region] for region in by_map(self.goals(war))]
        return Ask(self.seat, "nazgul-flee", options, "choice", about=(self.source,))

    def fly(self, war: War) -> Flow:
        """Move the Nazgul, but not the Witch-king (WOTR-8.26)."""
        to, number = TO.ref(self.choice), nazgul_in(war, self.source)
        flock = single(SHADOW, "sauron-nazgul", number)
        war.take(SHADOW, self.source, flock)
        war.put(SHADOW, to, flock)
        war.tell(events.NazgulFlew(self.source, to, number))
        return None


# The Fellowship


def move_or_hide(war: War, play: PlayEvent) -> Flow:
    """Let the Fellowship move or hide if Gollum guides it (WOTR-15.8, 15.26)."""
    return Call(MoveOrHide(seat=play.seat)) if war.guide == GOLLUM else None


class MoveOrHide(Procedure):
    """The Fellowship may move if hidden, or hide if revealed, without a die (WOTR-15.10)."""

    steps = ("choose", "go")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether it does so."""
        options = [*war.legal(self.seat, MOVE_ON), *war.legal(self.seat, HIDE), DO_NO_MORE()]
        return Ask(self.seat, "move-or-hide", options, "choice")

    def go(self, war: War) -> Flow:
        """Move or hide; the die that paid for the card does not go to the box (WOTR-15.10)."""
        if MOVE_ON.chosen(self.choice):
            return Call(MoveFellowship(by_die=False))
        return Call(HideFellowship()) if HIDE.chosen(self.choice) else None


@MOVE_ON.rule
def moves_on_while_hidden(war: War, seat: int) -> Refusal | None:
    """Refuse to move a revealed Fellowship, or to move it without a card (WOTR-7.6, 15.9)."""
    frame = war.frame(MoveOrHide)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6")
    return refuse("WOTR-15.9") if war.revealed else None


@HIDE.rule
def hides_while_revealed(war: War, seat: int) -> Refusal | None:
    """Refuse to hide a hidden Fellowship, or to hide it without a card (WOTR-7.6, 15.26)."""
    frame = war.frame(MoveOrHide)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6")
    return None if war.revealed else refuse("WOTR-15.26")


def displace(war: War, play: PlayEvent) -> Flow:
    """Let the Shadow move the Ring-bearers to a neighbouring region (WOTR-15.15)."""
    return Call(DisplaceFellowship(seat=play.seat))


class DisplaceFellowship(Travelling):
    """The Ring-bearers are moved one region; they are neither declared nor revealed."""

    steps = ("choose", "move")

    choice: Option | None = None

    def goals(self, war: War) -> dict[str, int]:
        """The neighbouring regions of the map (WOTR-2.1, 15.15)."""
        near = adjacent(war, war.ring_bearers, "fellowship")
        return {region: 1 for region in near if region in FACTS}

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-7.6"

    def choose(self, war: War) -> Flow:
        """Ask for the region."""
        options = [TO[region] for region in by_map(self.goals(war))]
        return Ask(self.seat, "displace", options, "choice", about=(war.ring_bearers,))

    def move(self, war: War) -> Flow:
        """Move the figure; Progress stays as it is."""
        source, war.ring_bearers = war.ring_bearers, TO.ref(self.choice)
        war.tell(events.FellowshipDisplaced(source, war.ring_bearers))
        return None


# The challenge of a king


def heir_with_army(*nations: str) -> Callable[[War], bool]:
    """A requirement: Strider or Aragorn is with an army in a region of one of some nations."""
    return lambda war: bool(heirs(war, nations))


def heirs(war: War, nations: tuple[str, ...]) -> list[str]:
    """Strider or Aragorn, if he is with an army in a region of one of some nations."""
    found = []
    for who in HEIRS:
        at = war.characters[who]
        if at in FACTS and FACTS[at].nation in nations and war.units(FREE, at):
            found.append(who)
    return found


def try_tiles(war: War, play: PlayEvent) -> Flow:
    """Take three tiles; all Eyes fell the king, else those among them leave the game.

    The rest returns to the Hunt Pool (WOTR-16.16, 16.17).
    """
    tiles = draw_aside(war)
    eyes = [tile for tile in tiles if war.values.tiles[tile].worth == "eye"]
    doomed = len(eyes) == TRIED_TILES
    removed = () if doomed else tuple(eyes)
    for tile in tiles:
        war.move(tile, TILE_DRAWN, TILES_REMOVED if tile in removed else HUNT_POOL)
    refill_pool(war)
    war.tell(events.TilesTried(tuple(tiles), removed))
    if not doomed:
        return None
    heir = next(who for who in HEIRS if war.in_play(who))
    return Call(EliminateCharacter(who=heir))


def draw_aside(war: War) -> list[str]:
    """Draw three tiles without effect; used ones return to an empty pool first (WOTR-16.17)."""
    found = []
    for _ in range(TRIED_TILES):
        refill_pool(war)
        if war.size(HUNT_POOL):
            found.append(war.draw(HUNT_POOL, TILE_DRAWN))
    return found
