"""What happens in the game, as typed facts for the log, the animation and the statistics."""

from __future__ import annotations

from ostrog.kernel import Event, Hidden


class RoundBegan(Event, frozen=True):
    """RCG-4.1."""

    round: int
    seat: int
    """The starting player."""


class BattlegroundActivated(Event, frozen=True):
    """RCG-5.2."""

    seat: int
    place: str


class BattlegroundReactivated(Event, frozen=True):
    """RCG-5.8."""

    seat: int
    place: str
    team: str
    """In whose scoring area it was."""


class PathActivated(Event, frozen=True):
    """RCG-6.1."""

    seat: int
    place: str


class CardPlayed(Event, frozen=True):
    """RCG-8.4, 8.7: an army or character."""

    seat: int
    card: str
    place: str


class ItemPlayed(Event, frozen=True):
    """RCG-8.9."""

    seat: int
    card: str
    wielder: str


class EventPlayed(Event, frozen=True):
    """RCG-8.21."""

    seat: int
    card: str


class CardMoved(Event, frozen=True):
    """RCG-9.2."""

    seat: int
    card: str
    place: str


class ActionUsed(Event, frozen=True):
    """RCG-9.8."""

    seat: int
    card: str


class TextUsed(Event, frozen=True):
    """RCG-8.25: a text is carried out; locations have one without a name."""

    thing: str
    effect: str


class TextWithoutEffect(Event, frozen=True):
    """RCG-8.21, 20.15: what an event asks for is not there."""

    card: str


class RingUsed(Event, frozen=True):
    """RCG-9.14, 17.4."""

    seat: int


class Winnowed(Event, frozen=True):
    """RCG-9.12."""

    seat: int


class Passed(Event, frozen=True):
    """RCG-7.3."""

    seat: int


class Drew(Event, frozen=True):
    """RCG-10.1."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


class SetApart(Event, frozen=True):
    """RCG-8.27: cards were drawn and set apart."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


class Recycled(Event, frozen=True):
    """RCG-10.2, 10.4."""

    seat: int
    count: int


class CardCycled(Event, frozen=True):
    """RCG-10.6: a card of the hand or of those set apart."""

    seat: int
    card: Hidden[str] = None


class RestCycled(Event, frozen=True):
    """RCG-8.27: what was set apart and not played."""

    seat: int
    count: int


class CardEliminated(Event, frozen=True):
    """RCG-10.8, 10.10: a card that was not in play."""

    seat: int
    card: Hidden[str] = None


class CardForsaken(Event, frozen=True):
    """RCG-10.13: from hand, or the top of the draw deck."""

    seat: int
    source: str
    card: Hidden[str] = None


class ReserveForsaken(Event, frozen=True):
    """RCG-10.13: from reserve."""

    seat: int
    card: str


class CycledFromPlay(Event, frozen=True):
    """RCG-12.8, 13.5: a card in play, items apart."""

    card: str


class EliminatedFromPlay(Event, frozen=True):
    """RCG-10.8."""

    card: str


class Saved(Event, frozen=True):
    """RCG-10.22: cycled instead of eliminated, by a text of its own or of an item."""

    card: str
    by: str


class RemovedFromGame(Event, frozen=True):
    """RCG-10.18."""

    card: str


class DeckSearched(Event, frozen=True):
    """RCG-10.19."""

    seat: int


class NothingFound(Event, frozen=True):
    """RCG-10.19: a search that found nothing."""

    seat: int


class CardTaken(Event, frozen=True):
    """RCG-10.19, 10.20: a card that everybody sees goes to a hand."""

    seat: int
    card: str
    source: str


class TokensPlaced(Event, frozen=True):
    """RCG-11.6."""

    thing: str
    icon: str
    count: int


class CorruptionAdded(Event, frozen=True):
    """RCG-14.5."""

    count: int
    total: int


class CorruptionRemoved(Event, frozen=True):
    """RCG-14.5."""

    count: int
    total: int


class CombatBegan(Event, frozen=True):
    """RCG-11.1."""

    place: str
    attack: int
    own: int
    defence: int
    """Of the defending cards."""


class Supported(Event, frozen=True):
    """RCG-13.7: characters whose leadership icons count."""

    cards: tuple[str, ...]


class CasualtiesChosen(Event, frozen=True):
    """RCG-11.11."""

    cards: tuple[str, ...]


class BattlegroundTaken(Event, frozen=True):
    """RCG-13.6."""

    place: str
    team: str


class PathTaken(Event, frozen=True):
    """RCG-12.11, 12.12."""

    place: str
    team: str


class PathLaidAside(Event, frozen=True):
    """RCG-17.7."""

    place: str


class Scored(Event, frozen=True):
    """RCG-14.7: the scores in the victory check."""

    free: int
    shadow: int
