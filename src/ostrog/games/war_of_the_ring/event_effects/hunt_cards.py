"""Chapter 16: cards on the table that change hunts, and what their owners do with them."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, NATIONS_OF
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILE_DRAWN, hand_zone, used_zone
from ostrog.games.war_of_the_ring.board.seats import leading_seat
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, War
from ostrog.games.war_of_the_ring.board.verbs import (
    SPARE_CARD,
    SPEND_CARD,
    STRIP_CARD,
    STRIP_HAND,
    STRIP_NOTHING,
)
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import DeclareFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_roll import (
    HuntBegins,
    HuntRoll,
    dice_for_box,
    hunt_bonus,
)
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import (
    DrawTile,
    PathRevealed,
    RevealFellowship,
    TakeCasualty,
    TakeTile,
    TileSeen,
    damage_cards,
    has_tiles,
    refill_pool,
)
from ostrog.games.war_of_the_ring.played_events.table_cards import (
    TABLE_CARDS,
    discard_from_table,
    discardable,
)
from ostrog.games.war_of_the_ring.politics.nations import is_seat_of_free_nation
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    Source,
    refuse,
)

MITHRIL_COAT = TABLE_CARDS["fp-char-05"]
DAMAGE_CARDS = (TABLE_CARDS["fp-char-06"], TABLE_CARDS["fp-char-07"])
"""Axe and Bow, and the Horn of Gondor."""
WIZARDS_STAFF = TABLE_CARDS["fp-char-08"]
LAST_BATTLE = TABLE_CARDS["fp-str-01"]
SORROW_AND_TOIL = TABLE_CARDS["sh-char-15"]
CREBAIN = TABLE_CARDS["sh-char-16"]
BALROG = TABLE_CARDS["sh-char-17"]
CREBAIN_FLY = Source("flocks-of-crebain", "WOTR-7.8")
"""What the Flocks of Crebain do in the hunt roll for which they are discarded."""

HUNT_SOURCES = (CREBAIN_FLY,)
REACTIONS = (MITHRIL_COAT, *DAMAGE_CARDS, WIZARDS_STAFF, CREBAIN)
"""Cards on the table that may be discarded to change a hunt."""
BY_ROLL = (CREBAIN,)
"""Those of them that change the hunt roll, which is not made on the Mordor Track (WOTR-17.7)."""


def walks_with(*companions: str) -> Callable[[War], bool]:
    """A requirement: one of some Companions is in the Fellowship."""
    return lambda war: any(war.characters[who] == FELLOWSHIP for who in companions)


def aragorn_leads_abroad(war: War) -> bool:
    """A requirement: Aragorn is with a Free army outside the nations of the Free Peoples."""
    at = war.characters["aragorn"]
    return war.units(FREE, at) > 0 and NATION_OF.get(at) not in NATIONS_OF[FREE]


class UseTableCard(Procedure):
    """Base of cards on the table that their player may discard to use them (WOTR-7.8)."""

    steps = ("choose", "spend", "act", "end")

    seat: int
    card: str
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether the card is discarded and used."""
        options = (SPARE_CARD(), SPEND_CARD[self.card])
        return Ask(self.seat, "use-table-card", options, "choice", about=(self.card,))

    def spend(self, war: War) -> Flow:
        """Discard the card (WOTR-7.8)."""
        if not SPEND_CARD.chosen(self.choice):
            return Goto("end")
        discard_from_table(war, self.card)
        return None

    def act(self, war: War) -> Flow:
        """Carry out what the card does."""
        raise NotImplementedError

    def end(self, war: War) -> Flow:
        """Go on."""
        return Done()


# Tiles


class MithrilCoat(UseTableCard, kw_only=True):
    """A second tile may be drawn, and then only that one counts (fp-char-05).

    The first tile waits, and returns to the Hunt Pool when the second is put away.
    """

    tile: str
    """The tile that counts."""

    def choose(self, war: War) -> Flow:
        """Ask whether the card is discarded for a second tile."""
        options = (SPARE_CARD(), SPEND_CARD[self.card])
        return Ask(self.seat, "redraw-tile", options, "choice", about=(self.card,))

    def act(self, war: War) -> Flow:
        """Draw the second tile; an empty pool is refilled first (WOTR-16.17)."""
        refill_pool(war)
        war.tell(events.TileReplaced(self.tile))
        self.tile = war.draw(HUNT_POOL, TILE_DRAWN)
        return None

    def end(self, war: War) -> Flow:
        """Return the tile that counts."""
        return Done(self.tile)


@MITHRIL_COAT.replaces(TileSeen)
def may_be_drawn_again(war: War, active: Active, seen: TileSeen) -> Procedure | None:
    """Let the Free Peoples draw another tile, if there is one (fp-char-05, WOTR-19.7)."""
    if not has_tiles(war):
        return None
    return MithrilCoat(seat=leading_seat(war, FREE), card=active.name, tile=seen.tile)


class PreventTile(Procedure):
    """A card is discarded, and a tile is not drawn (fp-char-08)."""

    steps = ("discard", "prevent")

    card: str

    def discard(self, war: War) -> Flow:
        """Discard the card (WOTR-7.8)."""
        discard_from_table(war, self.card)
        return None

    def prevent(self, war: War) -> Flow:
        """Return no tile."""
        war.tell(events.TilePrevented())
        return Done("")


@WIZARDS_STAFF.replaces(TakeTile, optional=True)
def may_not_be_drawn(war: War, active: Active, draw: TakeTile) -> Procedure:
    """Let the Free Peoples prevent that a tile is drawn (fp-char-08)."""
    return PreventTile(card=active.name)


def reduces_damage(war: War, active: Active, value: tuple[str, ...]) -> tuple[str, ...]:
    """The card can be discarded to reduce the damage of a tile by 1 (fp-char-06, fp-char-07)."""
    return (*value, active.name)


for _card in DAMAGE_CARDS:
    _card.modifies(damage_cards)(reduces_damage)


# The hunt roll and the Hunt Box


class FlocksOfCrebain(UseTableCard):
    """The Shadow may discard the card to add 1 to all dice of a hunt roll (sh-char-16)."""

    def act(self, war: War) -> Flow:
        """Add 1 to the dice of this roll and to those that are re-rolled."""
        war.activate(CREBAIN_FLY, self.seat, within=war.frame(HuntRoll))
        return None


@CREBAIN.after(HuntBegins)
def may_spy(war: War, active: Active, ended: HuntBegins) -> Procedure:
    """Let the Shadow use the card before a hunt roll (sh-char-16)."""
    return FlocksOfCrebain(seat=active.owner, card=active.name)


@CREBAIN_FLY.modifies(hunt_bonus)
def is_spied(war: War, active: Active, value: int) -> int:
    """Each hunt die is one higher; a natural 1 still fails (sh-char-16, WOTR-16.6)."""
    return value + 1


@LAST_BATTLE.modifies(dice_for_box)
def keeps_dice_away(war: War, active: Active, value: int) -> int:
    """The die that moves the Fellowship does not enter the Hunt Box (fp-str-01)."""
    return 0


# Declarations and reveals


@LAST_BATTLE.after(DeclareFellowship)
def ends_with_a_declaration(war: War, active: Active, ended: DeclareFellowship) -> None:
    """Discard the card after a declaration (fp-str-01)."""
    discard_from_table(war, active.name)


@LAST_BATTLE.after(RevealFellowship)
def ends_with_a_reveal(war: War, active: Active, ended: RevealFellowship) -> None:
    """Discard the card after a reveal (fp-str-01)."""
    discard_from_table(war, active.name)


def ends_in_a_haven(war: War, active: Active, ended: DeclareFellowship) -> None:
    """Discard the card when the Fellowship declares itself in an unconquered haven.

    That is a City or Stronghold of the Free Peoples (sh-char-15, sh-char-16).
    """
    if is_seat_of_free_nation(war, ended.region):
        discard_from_table(war, active.name)


for _card in (SORROW_AND_TOIL, CREBAIN):
    _card.after(DeclareFellowship)(ends_in_a_haven)


# The Balrog


class BalrogOfMoria(UseTableCard):
    """The Shadow may discard the card to draw a tile, when the path touches Moria (sh-char-17)."""

    reveals: bool = True
    """Whether a Reveal icon counts (WOTR-16.29)."""

    def act(self, war: War) -> Flow:
        """Draw the tile (WOTR-16.28)."""
        return Call(DrawTile(cause="card", reveals=self.reveals))


@BALROG.after(DeclareFellowship)
def wakes_by_a_declaration(war: War, active: Active, ended: DeclareFellowship) -> Procedure | None:
    """Let the Shadow use the card if the declared path touches Moria (sh-char-17, WOTR-16.29)."""
    if "moria" not in ended.path:
        return None
    reveals = not is_seat_of_free_nation(war, ended.region)
    return BalrogOfMoria(seat=active.owner, card=active.name, reveals=reveals)


@BALROG.after(PathRevealed)
def wakes_by_a_reveal(war: War, active: Active, ended: PathRevealed) -> Procedure | None:
    """Let the Shadow use the card if the revealed path touches Moria (sh-char-17)."""
    if "moria" not in ended.path:
        return None
    return BalrogOfMoria(seat=active.owner, card=active.name)


# Sorrow and toil


class SorrowAndToil(Procedure):
    """After a casualty the Shadow may make the Free Peoples discard a card (sh-char-15)."""

    steps = ("choose", "carry_out")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a card on the table, or one in hand at random; skip if there is none."""
        options = [
            *war.legal(self.seat, STRIP_HAND),
            *war.legal(self.seat, STRIP_CARD, discardable(war, FREE, "character")),
        ]
        if not options:
            return Done()
        return Ask(self.seat, "sorrow-and-toil", [STRIP_NOTHING(), *options], "choice")

    def carry_out(self, war: War) -> Flow:
        """Discard the card; one of the hand is drawn at random and shown (WOTR-H.6)."""
        if STRIP_CARD.chosen(self.choice):
            discard_from_table(war, STRIP_CARD.ref(self.choice))
        elif STRIP_HAND.chosen(self.choice):
            seat = leading_seat(war, FREE)
            card = war.draw(hand_zone(seat, "character"), used_zone(FREE, "character"))
            war.tell(events.HandCardDiscarded(seat, card))
        return None


@SORROW_AND_TOIL.after(TakeCasualty)
def brings_sorrow(war: War, active: Active, ended: TakeCasualty) -> Procedure:
    """Let the Shadow act after a casualty of the Hunt (sh-char-15)."""
    return SorrowAndToil(seat=active.owner)


@STRIP_HAND.rule
def finds_a_card_in_hand(war: War, seat: int) -> Refusal | None:
    """Refuse if there is no Character card in the hand (WOTR-7.6)."""
    able = war.side(seat) != FREE and war.size(hand_zone(leading_seat(war, FREE), "character"))
    return None if able else refuse("WOTR-7.6")


@STRIP_CARD.rule
def finds_a_card_on_the_table(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse what is no Character card of the Free Peoples on the table (WOTR-7.6)."""
    able = war.side(seat) != FREE and card in discardable(war, FREE, "character")
    return None if able else refuse("WOTR-7.6")


HUNT_CARD_PROCEDURES = (
    MithrilCoat,
    PreventTile,
    FlocksOfCrebain,
    BalrogOfMoria,
    SorrowAndToil,
)
"""Procedures of cards on the table."""
