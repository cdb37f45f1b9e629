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


# Cards


class CardsDrawn(Event, frozen=True):
    """B5A-4.3, 7.9: how many cards of each back a side drew."""

    seat: int
    events: int
    stories: int


class CardsBuried(Event, frozen=True):
    """B5A-8.8: how many cards of each back a side discarded face down."""

    seat: int
    events: int
    stories: int


class EventDeckRemade(Event, frozen=True):
    """B5A-8.10."""

    count: int


class CardPlayed(Event, frozen=True):
    """B5A-8.12, 8.13."""

    seat: int
    die: str
    card: str


class CardLaid(Event, frozen=True):
    """B5A-8.20: a card stays on the table."""

    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    """B5A-8.20: a card that lay on the table or beside a character goes."""

    seat: int
    card: str


class FateCardDrawn(Event, frozen=True):
    """B5A-9.8."""

    card: str


class FateTokenAdded(Event, frozen=True):
    """B5A-9.2."""

    token: str


class DreadRolled(Event, frozen=True):
    """The dice of Great Dread."""

    dice: tuple[int, ...]


class DieLost(Event, frozen=True):
    """CR-50: a die was discarded unused."""

    seat: int
    die: str


class DieRerolled(Event, frozen=True):
    """CR-42: Lucky Number gave a die another face."""

    seat: int
    die: str
    face: str


class OrcsOnCard(Event, frozen=True):
    """CR-48: how many Orcs lie on Flying Arrows and Wild Spears."""

    count: int


class MindTroubled(Event, frozen=True):
    """CR-40."""

    character: str


class MindCleared(Event, frozen=True):
    """CR-39."""

    character: str


class FortificationMended(Event, frozen=True):
    """CR-44."""

    region: str
    count: int


class BodyguardJoined(Event, frozen=True):
    """Orcs of Huge Size: how many bodyguards Bolg has now."""

    place: str
    count: int


class FogEndedBattle(Event, frozen=True):
    """CR-23."""

    region: str


# Characters


class GeneralUsed(Event, frozen=True):
    """B5A-11.2."""

    character: str


class GandalfConcentrated(Event, frozen=True):
    """The concentration token lies on his reference card."""


class Shot(Event, frozen=True):
    """B5A-11.7: the dice of a ranged ability."""

    character: str
    region: str
    dice: tuple[int, ...]


class TokenLaid(Event, frozen=True):
    """A new recruitment token lies face down in a settlement."""

    seat: int
    region: str
    back: str


class CharacterShifted(Event, frozen=True):
    """B5A-9.17: a waiting figure went left on the fate track."""

    character: str
    space: int


class DamageRemoved(Event, frozen=True):
    """Damage was taken off an army."""

    seat: int
    place: str
    count: int


class BilboVanished(Event, frozen=True):
    """B5A-10.21: how many Ring tokens are left."""

    place: str
    rings: int


class ArmourTook(Event, frozen=True):
    """CR-28: damage went on Shining Armour; how much lies there now."""

    count: int
    total: int


class WrathLeft(Event, frozen=True):
    """B5A-33.2, 33.6, 33.18: how much wrath Beorn has now."""

    wrath: int


class EaglesPlaced(Event, frozen=True):
    """B5A-32.4."""

    count: int


class EaglesSent(Event, frozen=True):
    """B5A-32.6: how many are over a territory now."""

    territory: str
    count: int


class EaglesReturned(Event, frozen=True):
    """B5A-32.8, 4.13."""

    territory: str
    count: int


class EagleRolled(Event, frozen=True):
    """B5A-32.11: one Eagle's dice, and its misses rolled again."""

    region: str
    dice: tuple[int, ...]
    again: tuple[int, ...]
