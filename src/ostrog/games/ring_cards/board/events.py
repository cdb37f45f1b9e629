"""Typed events of the game for the log, the animations and the statistics."""

from __future__ import annotations

from ostrog.kernel import Event, Hidden


class RoundBegan(Event, frozen=True):
    """A round began (RCG-4.1)."""

    round: int
    seat: int
    """The starting player."""


class BattlegroundActivated(Event, frozen=True):
    """A battleground was activated (RCG-5.2)."""

    seat: int
    place: str


class BattlegroundReactivated(Event, frozen=True):
    """A battleground was reactivated from a scoring area (RCG-5.8)."""

    seat: int
    place: str
    team: str
    """The side in whose scoring area it was."""


class PathActivated(Event, frozen=True):
    """A path was activated (RCG-6.1)."""

    seat: int
    place: str


class CardPlayed(Event, frozen=True):
    """An army or character was played (RCG-8.4, 8.7)."""

    seat: int
    card: str
    place: str


class ItemPlayed(Event, frozen=True):
    """An item was played on a character (RCG-8.9)."""

    seat: int
    card: str
    wielder: str


class EventPlayed(Event, frozen=True):
    """An event card was played (RCG-8.21)."""

    seat: int
    card: str


class CardMoved(Event, frozen=True):
    """An army or character was moved from reserve to a location (RCG-9.2)."""

    seat: int
    card: str
    place: str


class ActionUsed(Event, frozen=True):
    """The action of a card in play was used (RCG-9.8)."""

    seat: int
    card: str


class TextUsed(Event, frozen=True):
    """A text was carried out (RCG-8.25); `effect` is empty for the text of a location."""

    thing: str
    effect: str


class TextWithoutEffect(Event, frozen=True):
    """An event card had no effect, because what its text needs is missing (RCG-8.21, 20.15)."""

    card: str


class RingUsed(Event, frozen=True):
    """A Ring token was used (RCG-9.14, 17.4)."""

    seat: int


class Winnowed(Event, frozen=True):
    """A player winnowed (RCG-9.12)."""

    seat: int


class Passed(Event, frozen=True):
    """A player passed (RCG-7.3)."""

    seat: int


class Drew(Event, frozen=True):
    """A player drew cards into hand (RCG-10.1)."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


class SetApart(Event, frozen=True):
    """Cards were drawn and set apart (RCG-8.27)."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


class Recycled(Event, frozen=True):
    """A cycle pile was shuffled into its draw deck (RCG-10.2, 10.4)."""

    seat: int
    count: int


class CardCycled(Event, frozen=True):
    """A card from hand or from those set apart was cycled (RCG-10.6)."""

    seat: int
    card: Hidden[str] = None


class RestCycled(Event, frozen=True):
    """The cards set apart and not played were cycled (RCG-8.27)."""

    seat: int
    count: int


class CardEliminated(Event, frozen=True):
    """A card that was not in play was eliminated (RCG-10.8, 10.10)."""

    seat: int
    card: Hidden[str] = None


class CardForsaken(Event, frozen=True):
    """A card was forsaken from hand or from the top of the draw deck (RCG-10.13)."""

    seat: int
    source: str
    card: Hidden[str] = None


class ReserveForsaken(Event, frozen=True):
    """A card was forsaken from reserve (RCG-10.13)."""

    seat: int
    card: str


class CycledFromPlay(Event, frozen=True):
    """A card in play was cycled; each item has an event of its own (RCG-12.8, 13.5)."""

    card: str


class EliminatedFromPlay(Event, frozen=True):
    """A card in play was eliminated (RCG-10.8)."""

    card: str


class Saved(Event, frozen=True):
    """A card was cycled instead of eliminated, by its own text or that of an item (RCG-10.22)."""

    card: str
    by: str


class RemovedFromGame(Event, frozen=True):
    """A card was removed from the game (RCG-10.18)."""

    card: str


class DeckSearched(Event, frozen=True):
    """A player searched a draw deck (RCG-10.19)."""

    seat: int


class NothingFound(Event, frozen=True):
    """A search found nothing (RCG-10.19)."""

    seat: int


class CardTaken(Event, frozen=True):
    """A card was taken into a hand and shown to everybody (RCG-10.19, 10.20)."""

    seat: int
    card: str
    source: str


class TokensPlaced(Event, frozen=True):
    """Combat tokens were put on a location or card (RCG-11.6)."""

    thing: str
    icon: str
    count: int


class CorruptionAdded(Event, frozen=True):
    """Corruption tokens were added (RCG-14.5)."""

    count: int
    total: int


class CorruptionRemoved(Event, frozen=True):
    """Corruption tokens were removed (RCG-14.5)."""

    count: int
    total: int


class CombatBegan(Event, frozen=True):
    """A combat began (RCG-11.1)."""

    place: str
    attack: int
    own: int
    defence: int
    """Number of defence icons of the defending cards."""
    attackers: tuple[str, ...] = ()
    attacks: tuple[int, ...] = ()
    """Number of icons of each attacker; empty in old records that do not say it."""
    defenders: tuple[str, ...] = ()
    defences: tuple[int, ...] = ()
    """Number of icons of each defender; empty in old records that do not say it."""


class Supported(Event, frozen=True):
    """The characters whose leadership icons count were chosen (RCG-13.7)."""

    cards: tuple[str, ...]


class CasualtiesChosen(Event, frozen=True):
    """The defenders to be lost were chosen (RCG-11.11)."""

    cards: tuple[str, ...]


class BattlegroundTaken(Event, frozen=True):
    """A side took a battleground (RCG-13.6)."""

    place: str
    team: str


class PathTaken(Event, frozen=True):
    """A side took a path (RCG-12.11, 12.12)."""

    place: str
    team: str


class PathLaidAside(Event, frozen=True):
    """A path was laid aside, because neither side took it (RCG-17.7)."""

    place: str


class Scored(Event, frozen=True):
    """The scores were compared in the victory check (RCG-14.7)."""

    free: int
    shadow: int
