"""What happens in the game, as typed facts for the log, the animation and the statistics."""

from __future__ import annotations

from ostrog.kernel import Event


class TurnBegan(Event, frozen=True):
    """B5A-4.1."""

    turn: int


class DiceRolled(Event, frozen=True):
    """B5A-6.1: a side's action dice."""

    seat: int
    faces: tuple[str, ...]


class GeneralActivated(Event, frozen=True):
    """B5A-4.5."""

    character: str


class TokenPlaced(Event, frozen=True):
    """A Leadership token was placed with an army."""

    seat: int
    place: str


class TokensLost(Event, frozen=True):
    """An army lost Leadership tokens."""

    seat: int
    place: str
    count: int


class FateDrawn(Event, frozen=True):
    """B5A-9.4: the Shadow drew a fate token."""

    token: str
    value: int


class FateSetAside(Event, frozen=True):
    """B5A-9.4."""

    token: str
    value: int


class FateAdvanced(Event, frozen=True):
    """B5A-9.7."""

    spaces: int
    marker: int


class BatsSent(Event, frozen=True):
    """B5A-4.10."""

    territory: str
    count: int


class BatsSpent(Event, frozen=True):
    """B5A-34.3, B5A-34.6: a Great Bats figure left a territory."""

    territory: str


class DieUsed(Event, frozen=True):
    """B5A-6.2."""

    seat: int
    die: str
    action: str


class DieSkipped(Event, frozen=True):
    """B5A-6.6."""

    seat: int
    die: str


class Passed(Event, frozen=True):
    """B5A-6.5."""

    seat: int


class ArmyMoved(Event, frozen=True):
    """An army or a part of one went to another place."""

    seat: int
    source: str
    to: str
    units: tuple[str, ...]
    """A unit type for each unit."""
    characters: tuple[str, ...]


class CharacterMoved(Event, frozen=True):
    """B5A-10.13."""

    character: str
    to: str


class CharacterEntered(Event, frozen=True):
    """B5A-10.5."""

    character: str
    region: str


class CharacterEliminated(Event, frozen=True):
    """B5A-27.1."""

    character: str


class ControlGained(Event, frozen=True):
    """B5A-17.1, B5A-17.2."""

    seat: int
    region: str


class TokensRemoved(Event, frozen=True):
    """B5A-18.15: recruitment tokens went back to their pile unseen."""

    region: str
    back: str
    count: int


class TokenFlipped(Event, frozen=True):
    """B5A-18.10."""

    seat: int
    region: str
    token: str


class UnitPlaced(Event, frozen=True):
    """A figure came from the supply."""

    seat: int
    place: str
    unit: str


class UnitsRemoved(Event, frozen=True):
    """B5A-15.3: units above the stacking limit went back to the supply."""

    seat: int
    place: str
    units: tuple[str, ...]


class PassOpened(Event, frozen=True):
    """B5A-20.2."""

    place: str


class RallyRolled(Event, frozen=True):
    """B5A-19.1, 19.2: the dice of a rally, or those of them that are rolled again."""

    seat: int
    place: str
    dice: tuple[int, ...]
    again: bool


class Rallied(Event, frozen=True):
    """B5A-19.1: how much damage was removed."""

    seat: int
    place: str
    removed: int


class BattleBegan(Event, frozen=True):
    """B5A-21.1."""

    seat: int
    places: tuple[str, ...]
    region: str


class RoundBegan(Event, frozen=True):
    """B5A-21.14."""

    round: int
    place: str
    region: str


class TerrainAdvantage(Event, frozen=True):
    """B5A-21.5."""

    seat: int
    terrain: str


class ManoeuvreShown(Event, frozen=True):
    """B5A-22.1."""

    seat: int
    card: str


class CombatRolled(Event, frozen=True):
    """B5A-23.1: the black dice come first."""

    seat: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    target: int


class DiceRerolled(Event, frozen=True):
    """B5A-24.1: a side's dice after the leader re-roll; the black ones come first."""

    seat: int
    black: tuple[int, ...]
    white: tuple[int, ...]


class AbilityUsed(Event, frozen=True):
    """B5A-23.5."""

    seat: int
    card: str


class DamageDealt(Event, frozen=True):
    """B5A-25.1: damage that came upon an army and its fortification."""

    seat: int
    place: str
    damage: int
    fortification: int


class DamagePrevented(Event, frozen=True):
    """B5A-35.3."""

    seat: int
    damage: int


class FortificationDestroyed(Event, frozen=True):
    """B5A-26.1."""

    region: str


class UnitsLost(Event, frozen=True):
    """B5A-25.5, B5A-25.8: casualties."""

    seat: int
    place: str
    units: tuple[str, ...]


class ArmyDestroyed(Event, frozen=True):
    """B5A-27.1."""

    seat: int
    place: str


class AttackStopped(Event, frozen=True):
    """B5A-28.3."""

    seat: int
    region: str


class Withdrew(Event, frozen=True):
    """B5A-28.10, B5A-28.21: an army retreated or routed."""

    seat: int
    region: str
    to: str
    rout: bool


class Advanced(Event, frozen=True):
    """B5A-28.26."""

    seat: int
    source: str
    region: str


class BattleEnded(Event, frozen=True):
    """The battle is over; who won, or nobody."""

    region: str
    owner: int
    """The seat that won, or -1."""


class TurnEnded(Event, frozen=True):
    """B5A-4.11: the Shadow's victory points at the end of a turn."""

    turn: int
    points: int
