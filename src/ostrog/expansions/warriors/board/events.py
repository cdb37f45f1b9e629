"""What is told about factions: facts without sentences."""

from __future__ import annotations

from ostrog.kernel import Event


class FactionDieRolled(Event, frozen=True):
    """The faction die of a side was rolled with its action dice."""

    side: str
    faction_die: str


class FactionDieUsed(Event, frozen=True):
    """A seat used the faction die of its side."""

    seat: int
    faction_die: str
    faction_use: str


class FactionDiePlayed(Event, frozen=True):
    """A seat used the faction die of its side to play a card from its hand."""

    seat: int
    faction_die: str


class FactionDieSkipped(Event, frozen=True):
    """A seat put the faction die of its side aside without effect."""

    seat: int
    faction_die: str


class FactionEntered(Event, frozen=True):
    """A faction came into play."""

    faction: str


class FactionLeft(Event, frozen=True):
    """A faction left the game for good."""

    faction: str


class FiguresPlaced(Event, frozen=True):
    """Figures of a faction came into a region."""

    faction: str
    region: str
    count: int


class FiguresAdded(Event, frozen=True):
    """Figures were added to the starting force of a faction that is not in play."""

    faction: str
    region: str
    count: int


class FiguresLost(Event, frozen=True):
    """Figures of a faction in a region were eliminated."""

    faction: str
    region: str
    count: int


class FiguresReturned(Event, frozen=True):
    """Figures of a faction went back to its reinforcements."""

    faction: str
    count: int


class FactionDieOnCard(Event, frozen=True):
    """A seat used the faction die of its side for a card on the table."""

    seat: int
    faction_die: str
    card: str


class FiguresOnCard(Event, frozen=True):
    """Figures of a faction came onto a card on the table, which is not in play."""

    faction: str
    card: str
    count: int


class CardsLookedAt(Event, frozen=True):
    """A seat looked at the top cards of its faction deck."""

    seat: int
    count: int


class CardsPutBack(Event, frozen=True):
    """A seat put the cards that it had looked at on top of its faction deck, or at its bottom."""

    seat: int
    count: int
    on_top: bool


class CardsShuffled(Event, frozen=True):
    """Cards of a faction deck were shuffled into it; it has so many cards now."""

    seat: int
    count: int


class CardTakenBack(Event, frozen=True):
    """A seat took one of its discarded faction cards into its hand."""

    seat: int
    card: str


class FactionCardGiven(Event, frozen=True):
    """A seat discarded a faction card as the price of another one."""

    seat: int
    card: str


class EntwoodFounded(Event, frozen=True):
    """An Ent came to a region, which is a second Entwood from now on."""

    region: str


class FiguresMoved(Event, frozen=True):
    """Figures of a faction went from a region to another one."""

    faction: str
    source: str
    to: str
    count: int


class TilesForeseen(Event, frozen=True):
    """Hunt tiles were drawn for all to see, without effect."""

    tiles: tuple[str, ...]


class TileRemoved(Event, frozen=True):
    """A hunt tile left the game."""

    tile: str


class FactionCalled(Event, frozen=True):
    """A seat took the cards of a faction that comes to a battle."""

    seat: int
    faction: str


class UnitBroughtUp(Event, frozen=True):
    """A unit came into a battle from a neighbouring region."""

    figure: str
    source: str
    to: str


class FactionStruck(Event, frozen=True):
    """A faction attacked a Shadow army without a battle."""

    faction: str
    region: str
    values: tuple[int, ...]
    hits: int
