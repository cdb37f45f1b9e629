"""Events of the game, as typed facts for the log, the animation and the statistics."""

from __future__ import annotations

from ostrog.kernel import Event


class TurnBegan(Event, frozen=True):
    """A turn began (B5A-4.1)."""

    turn: int


class DiceRolled(Event, frozen=True):
    """A side rolled its action dice (B5A-6.1)."""

    seat: int
    faces: tuple[str, ...]


class GeneralActivated(Event, frozen=True):
    """A general received an activation token (B5A-4.5)."""

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
    """The Shadow drew a fate token (B5A-9.4)."""

    token: str
    value: int


class FateSetAside(Event, frozen=True):
    """The Shadow set a fate token aside to draw another (B5A-9.4)."""

    token: str
    value: int


class FateAdvanced(Event, frozen=True):
    """The fate marker moved; `spaces` is negative if it moved to the left (B5A-9.7)."""

    spaces: int
    marker: int


class BatsSent(Event, frozen=True):
    """Great Bats were placed in a territory (B5A-4.10)."""

    territory: str
    count: int


class BatsSpent(Event, frozen=True):
    """A Great Bats figure left a territory (B5A-34.3, B5A-34.6)."""

    territory: str


class DieUsed(Event, frozen=True):
    """A side used a die for an action (B5A-6.2)."""

    seat: int
    die: str
    action: str


class DieSkipped(Event, frozen=True):
    """A side discarded a die without effect (B5A-6.6)."""

    seat: int
    die: str


class Passed(Event, frozen=True):
    """A side passed (B5A-6.5)."""

    seat: int


class ArmyMoved(Event, frozen=True):
    """An army or a part of one moved to another place."""

    seat: int
    source: str
    to: str
    units: tuple[str, ...]
    """The type of each unit."""
    characters: tuple[str, ...]


class CharacterMoved(Event, frozen=True):
    """A character moved to a region (B5A-10.13)."""

    character: str
    to: str


class CharacterEntered(Event, frozen=True):
    """A character entered play (B5A-10.5)."""

    character: str
    region: str


class CharacterEliminated(Event, frozen=True):
    """A character was eliminated (B5A-27.1)."""

    character: str


class ControlGained(Event, frozen=True):
    """A side gained control of a region (B5A-17.1, B5A-17.2)."""

    seat: int
    region: str


class TokensRemoved(Event, frozen=True):
    """Recruitment tokens returned to their pile unseen (B5A-18.15)."""

    region: str
    back: str
    count: int


class TokenFlipped(Event, frozen=True):
    """A side flipped a recruitment token (B5A-18.10)."""

    seat: int
    region: str
    token: str


class UnitPlaced(Event, frozen=True):
    """A unit from the supply was placed on the board."""

    seat: int
    place: str
    unit: str


class UnitsRemoved(Event, frozen=True):
    """Units above the stacking limit returned to the supply (B5A-15.3)."""

    seat: int
    place: str
    units: tuple[str, ...]


class PassOpened(Event, frozen=True):
    """A mountain pass opened (B5A-20.2)."""

    place: str


class RallyRolled(Event, frozen=True):
    """A side rolled the dice of a rally, or re-rolled some of them (B5A-19.1, 19.2)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    again: bool
    target: int = 0
    """Value the dice needed; 0 in old records that do not say it."""
    hits: int = 0


class Rallied(Event, frozen=True):
    """A rally removed damage from an army (B5A-19.1)."""

    seat: int
    place: str
    removed: int


class BattleBegan(Event, frozen=True):
    """A battle began (B5A-21.1)."""

    seat: int
    places: tuple[str, ...]
    region: str


class RoundBegan(Event, frozen=True):
    """A combat round began (B5A-21.14)."""

    round: int
    place: str
    region: str


class TerrainAdvantage(Event, frozen=True):
    """A side has terrain advantage (B5A-21.5)."""

    seat: int
    terrain: str


class ManoeuvreShown(Event, frozen=True):
    """A side revealed the card it chose for this round (B5A-22.1)."""

    seat: int
    card: str


class CombatRolled(Event, frozen=True):
    """A side made its combat roll (B5A-23.1)."""

    seat: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    target: int
    bonus: int = 0
    """Added to each die, except that a 1 always misses (B5A-23.16, 23.18)."""


class DiceRerolled(Event, frozen=True):
    """A side re-rolled dice; all its dice are given, as they are now (B5A-24.1)."""

    seat: int
    black: tuple[int, ...]
    white: tuple[int, ...]
    bonus: int = 0
    """Added to each re-rolled die (B5A-23.16)."""


class AbilityUsed(Event, frozen=True):
    """A side used the manoeuvre ability of a unit card (B5A-23.5)."""

    seat: int
    card: str


class DamageDealt(Event, frozen=True):
    """An army and its fortification received damage (B5A-25.1)."""

    seat: int
    place: str
    damage: int
    fortification: int


class DamagePrevented(Event, frozen=True):
    """A bodyguard token prevented damage (B5A-35.3)."""

    seat: int
    damage: int


class FortificationDestroyed(Event, frozen=True):
    """A fortification was destroyed (B5A-26.1)."""

    region: str


class UnitsLost(Event, frozen=True):
    """An army lost units as casualties (B5A-25.5, B5A-25.8)."""

    seat: int
    place: str
    units: tuple[str, ...]


class ArmyDestroyed(Event, frozen=True):
    """An army was destroyed (B5A-27.1)."""

    seat: int
    place: str


class AttackStopped(Event, frozen=True):
    """The attacker stopped the attack (B5A-28.3)."""

    seat: int
    region: str


class Withdrew(Event, frozen=True):
    """An army retreated or routed (B5A-28.10, B5A-28.21)."""

    seat: int
    region: str
    to: str
    rout: bool


class Advanced(Event, frozen=True):
    """The winning attacker advanced into the battle region (B5A-28.26)."""

    seat: int
    source: str
    region: str


class BattleEnded(Event, frozen=True):
    """The battle ended."""

    region: str
    owner: int
    """The seat that won, or -1."""


class TurnEnded(Event, frozen=True):
    """A turn ended with this number of victory points for the Shadow (B5A-4.11)."""

    turn: int
    points: int


# Cards


class CardsDrawn(Event, frozen=True):
    """A side drew cards; only the number from each deck is public (B5A-4.3, 7.9)."""

    seat: int
    events: int
    stories: int


class CardsBuried(Event, frozen=True):
    """A side discarded cards face down; only the number of each kind is public (B5A-8.8)."""

    seat: int
    events: int
    stories: int


class EventDeckRemade(Event, frozen=True):
    """The discarded Event cards were shuffled to form a new deck (B5A-8.10)."""

    count: int


class CardPlayed(Event, frozen=True):
    """A side played a card with a die (B5A-8.12, 8.13)."""

    seat: int
    die: str
    card: str


class CardLaid(Event, frozen=True):
    """A card was placed on the table, where it stays (B5A-8.20)."""

    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    """A card on the table or beside a character was discarded (B5A-8.20)."""

    seat: int
    card: str


class FateCardDrawn(Event, frozen=True):
    """A Fate card was drawn (B5A-9.8)."""

    card: str


class FateTokenAdded(Event, frozen=True):
    """A Story card added a special token to the fate pool (B5A-9.2)."""

    token: str


class DreadRolled(Event, frozen=True):
    """The dice of the Story card Great Dread were rolled."""

    dice: tuple[int, ...]
    target: int = 0
    """Value the dice needed; 0 in old records that do not say it."""
    hits: int = 0


class DieLost(Event, frozen=True):
    """A die was discarded unused because of a card (CR-50)."""

    seat: int
    die: str


class DieRerolled(Event, frozen=True):
    """Lucky Number re-rolled a die (CR-42)."""

    seat: int
    die: str
    face: str


class OrcsOnCard(Event, frozen=True):
    """The number of Orcs units on Flying Arrows and Wild Spears changed (CR-48)."""

    count: int


class MindTroubled(Event, frozen=True):
    """The Story card Troubled Mind named a general (CR-40)."""

    character: str


class MindCleared(Event, frozen=True):
    """The Free Peoples removed Troubled Mind from a general (CR-39)."""

    character: str


class FortificationMended(Event, frozen=True):
    """Damage was removed from a fortification by Last Stand (CR-44)."""

    region: str
    count: int


class BodyguardJoined(Event, frozen=True):
    """Orcs of Huge Size gave Bolg a bodyguard token; `count` is how many he has now."""

    place: str
    count: int


class FogEndedBattle(Event, frozen=True):
    """The Event card Dense Fog ended the battle (CR-23)."""

    region: str


# Characters


class GeneralUsed(Event, frozen=True):
    """A general's ability was used (B5A-11.2)."""

    character: str


class GandalfConcentrated(Event, frozen=True):
    """Gandalf received the concentration token."""


class Shot(Event, frozen=True):
    """The dice of a ranged ability were rolled (B5A-11.7)."""

    character: str
    region: str
    dice: tuple[int, ...]
    target: int = 0
    """Value its dice needed; 0 in old records that do not say it."""
    hits: int = 0


class TokenLaid(Event, frozen=True):
    """A recruitment token was placed face down in a settlement."""

    seat: int
    region: str
    back: str


class CharacterShifted(Event, frozen=True):
    """A waiting character moved to the left on the fate track (B5A-9.17)."""

    character: str
    space: int


class DamageRemoved(Event, frozen=True):
    """Damage was removed from an army."""

    seat: int
    place: str
    count: int


class BilboVanished(Event, frozen=True):
    """Bilbo left the board; `rings` is the number of Ring tokens left (B5A-10.21)."""

    place: str
    rings: int


class ArmourTook(Event, frozen=True):
    """Damage was put on Shining Armour; `total` is the damage on it now (CR-28)."""

    count: int
    total: int


class WrathLeft(Event, frozen=True):
    """Beorn's wrath changed to this number (B5A-33.2, 33.6, 33.18)."""

    wrath: int


class EaglesPlaced(Event, frozen=True):
    """New Eagles were placed in the Eyrie (B5A-32.4)."""

    count: int


class EaglesSent(Event, frozen=True):
    """Eagles moved to a territory; `count` is the number there now (B5A-32.6)."""

    territory: str
    count: int


class EaglesReturned(Event, frozen=True):
    """Eagles returned from a territory to the Eyrie (B5A-32.8, 4.13)."""

    territory: str
    count: int


class EagleRolled(Event, frozen=True):
    """An Eagle attacked: its dice, and the re-roll of its misses (B5A-32.11)."""

    region: str
    dice: tuple[int, ...]
    again: tuple[int, ...]
    target: int = 0
    """Value its dice needed; 0 in old records that do not say it."""
    hits: int = 0
