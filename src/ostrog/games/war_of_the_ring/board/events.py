"""What can happen in a match, as facts without sentences."""

from __future__ import annotations

from ostrog.kernel import Event, Hidden

# The turn


class TurnBegan(Event, frozen=True):
    """A turn began."""

    number: int


class TurnEnded(Event, frozen=True):
    """A turn ended with these victory points."""

    number: int
    free: int
    shadow: int


class EventsDrawn(Event, frozen=True):
    """A seat drew event cards from a deck."""

    seat: int
    deck: str
    count: int
    cards: Hidden[tuple[str, ...]] = None


class EventDeckRefilled(Event, frozen=True):
    """The discards of an event deck were shuffled into it."""

    side: str
    deck: str
    cards: int


class EventsBuried(Event, frozen=True):
    """A seat discarded cards face down for the hand limit."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


class EventCardPlayed(Event, frozen=True):
    """A seat played a card for its event."""

    seat: int
    card: str
    die: str
    """The die that paid for it; empty if none did."""


class CardStays(Event, frozen=True):
    """A played card stays on the table."""

    seat: int
    card: str


class TableCardFought(Event, frozen=True):
    """A seat spends a die to discard a card of the enemy from the table."""

    seat: int
    die: str
    card: str


class CardPaid(Event, frozen=True):
    """A seat discarded a card from its hand as a price."""

    seat: int
    card: str


class ElvenRingPaid(Event, frozen=True):
    """A seat spent an Elven Ring as a price."""

    seat: int


class TableCardDiscarded(Event, frozen=True):
    """A card on the table was used up, or its time was over."""

    card: str


class HandCardDiscarded(Event, frozen=True):
    """A card drawn at random from a hand was discarded, and shown."""

    seat: int
    card: str


class CardDieRolled(Event, frozen=True):
    """A die was rolled for a card; it counts as many as it shows."""

    card: str
    value: int


class CardDiceRolled(Event, frozen=True):
    """Dice were rolled for a card."""

    card: str
    values: tuple[int, ...]
    target: int
    """Smallest value that counts."""
    count: int
    """How many dice counted."""


class SpecialTileCame(Event, frozen=True):
    """A card brought a special hunt tile into play."""

    tile: str
    in_pool: bool
    """Whether it went into the Hunt Pool at once; otherwise it waits for Mordor."""


class DieTurned(Event, frozen=True):
    """A card turned an unused die to another face."""

    side: str
    die: str
    result: str


class UnusedDieLost(Event, frozen=True):
    """A card made a side discard an unused die."""

    side: str
    die: str


class HuntDiceAllocated(Event, frozen=True):
    """The Shadow put dice into the Hunt Box before the roll."""

    dice: int


class ActionDiceRolled(Event, frozen=True):
    """A side rolled its action dice."""

    side: str
    faces: tuple[str, ...]


class DieSpent(Event, frozen=True):
    """A seat spent a die for an action."""

    seat: int
    die: str
    action: str


class DieDiscarded(Event, frozen=True):
    """A seat discarded a die without effect."""

    seat: int
    die: str


class Passed(Event, frozen=True):
    """A seat passed."""

    seat: int


class ElvenRingUsed(Event, frozen=True):
    """A seat changed a die with an Elven Ring."""

    seat: int
    die: str
    result: str


# Teams


class LeadPassed(Event, frozen=True):
    """A seat leads its team from now on."""

    seat: int


class EventPassed(Event, frozen=True):
    """A seat gave an event card to its team mate, in exchange for another."""

    seat: int
    deck: str
    card: Hidden[str] = None


class ArmiesMixed(Event, frozen=True):
    """The units of two team mates in a region form one army from now on."""

    side: str
    region: str


class ArmiesKeptApart(Event, frozen=True):
    """A seat did not agree to mix its units in a region with those of its mate."""

    seat: int
    region: str


# Armies


class HostMoved(Event, frozen=True):
    """An army, or a part of one, moved to another region."""

    side: str
    source: str
    to: str
    figures: tuple[str, ...]
    characters: tuple[str, ...]


class FiguresRecruited(Event, frozen=True):
    """Figures came from the reinforcements to a region."""

    region: str
    figures: tuple[str, ...]


class UnitsUpgraded(Event, frozen=True):
    """Regulars in a region were replaced by Elites."""

    region: str
    figures: tuple[str, ...]


class FiguresDisbanded(Event, frozen=True):
    """Figures above a limit went back to the reinforcements."""

    side: str
    region: str
    figures: tuple[str, ...]


class SettlementTaken(Event, frozen=True):
    """A side took control of a Settlement."""

    side: str
    region: str


class SiegeBegan(Event, frozen=True):
    """A Stronghold came under siege."""

    side: str
    region: str


class SiegeEnded(Event, frozen=True):
    """A siege ended."""

    region: str


# Battles


class BattleJoined(Event, frozen=True):
    """An army attacked."""

    side: str
    source: str
    region: str
    kind: str


class RoundBegan(Event, frozen=True):
    """A round of a battle began."""

    number: int
    region: str


class CombatDiceRolled(Event, frozen=True):
    """A side made its combat roll; `hits` are those of this roll."""

    side: str
    values: tuple[int, ...]
    target: int
    hits: int


class CombatDiceRerolled(Event, frozen=True):
    """A side re-rolled missed dice; `hits` are those of this re-roll."""

    side: str
    values: tuple[int, ...]
    hits: int


class CasualtiesTaken(Event, frozen=True):
    """A side removed units, and replaced Elites by Regulars."""

    side: str
    region: str
    removed: tuple[str, ...]
    reduced: tuple[str, ...]


class HostDestroyed(Event, frozen=True):
    """All units of a side in a battle are gone, with these figures and characters."""

    side: str
    region: str
    figures: tuple[str, ...]
    characters: tuple[str, ...]


class AttackCeased(Event, frozen=True):
    """The attacker ended a battle."""

    side: str
    region: str


class SiegePressed(Event, frozen=True):
    """An attacker reduced an Elite to fight another round of a siege."""

    side: str
    region: str
    figure: str


class WentInside(Event, frozen=True):
    """A defending army withdrew into its Stronghold."""

    side: str
    region: str


class HostRetreated(Event, frozen=True):
    """A defending army retreated."""

    side: str
    region: str
    to: str


class CombatCardLaid(Event, frozen=True):
    """A seat laid a combat card face down; everybody sees its deck."""

    seat: int
    deck: str
    card: Hidden[str] = None


class CombatCardRevealed(Event, frozen=True):
    """The combat card of a side was turned face up."""

    side: str
    card: str
    combat: str
    """Its title in combat."""


class CombatCardActed(Event, frozen=True):
    """An effect of a side's combat card came."""

    side: str
    combat: str


class CombatCardCancelled(Event, frozen=True):
    """The combat card of a side has no effect any more."""

    side: str
    card: str


class LeadershipForfeited(Event, frozen=True):
    """A side gave up the Leadership of a character for the round."""

    side: str
    character: str


class NazgulQuelled(Event, frozen=True):
    """A character gave up his Leadership for a battle, and that of the Nazgul does not count."""

    character: str


class PointsForfeited(Event, frozen=True):
    """A side gave up points of Nazgul Leadership for the round."""

    side: str
    points: int


class CompanionSilenced(Event, frozen=True):
    """Leadership and abilities of a Companion do not count in the round."""

    character: str


class MissesTurned(Event, frozen=True):
    """Missed dice of a side count as hits."""

    side: str
    hits: int


class AdditionalDiceRolled(Event, frozen=True):
    """A side made an additional attack by a combat card."""

    side: str
    values: tuple[int, ...]
    target: int
    hits: int


class HitsAdded(Event, frozen=True):
    """A combat card gave a side more hits."""

    side: str
    hits: int


class HitsIgnored(Event, frozen=True):
    """A combat card lets a side ignore hits."""

    side: str
    hits: int


class DiceBackfired(Event, frozen=True):
    """Dice of a side hit its own army."""

    side: str
    hits: int


class OwnUnitsHurt(Event, frozen=True):
    """A side inflicted hits on its own units for a combat card."""

    side: str
    hits: int


class FigureFell(Event, frozen=True):
    """A figure was eliminated by a card, in a battle or outside."""

    side: str
    region: str
    figure: str


class BattleOver(Event, frozen=True):
    """A battle ended; the winner is empty if both armies are left or both are gone."""

    region: str
    winner: str


# Nations


class NationAdvanced(Event, frozen=True):
    """A nation came one step nearer to war; 0 steps left means At War."""

    nation: str
    left: int


class NationSetBack(Event, frozen=True):
    """A nation moved one step away from war."""

    nation: str
    left: int


class NationActivated(Event, frozen=True):
    """A nation became active."""

    nation: str


# Characters


class CharactersMoved(Event, frozen=True):
    """Characters moved to a region."""

    characters: tuple[str, ...]
    source: str
    to: str


class NazgulFlew(Event, frozen=True):
    """Nazgul flew to a region."""

    source: str
    to: str
    count: int


class CharacterCame(Event, frozen=True):
    """A character entered play."""

    character: str
    region: str


class CharacterLost(Event, frozen=True):
    """A character was eliminated."""

    character: str


# The Fellowship and the Hunt


class FellowshipMoved(Event, frozen=True):
    """The Progress counter advanced."""

    progress: int


class FellowshipDeclared(Event, frozen=True):
    """The Fellowship declared its position."""

    region: str


class FellowshipRevealed(Event, frozen=True):
    """The Fellowship was revealed; the path begins where the figure stood."""

    path: tuple[str, ...]


class FellowshipHidden(Event, frozen=True):
    """The Fellowship hid itself."""


class FellowshipDisplaced(Event, frozen=True):
    """A card moved the Ring-bearers to another region; their Progress is the same."""

    source: str
    to: str


class GuideNamed(Event, frozen=True):
    """The Fellowship has a Guide."""

    guide: str


class CompanionLured(Event, frozen=True):
    """A Companion in the Fellowship was drawn at random for a card."""

    character: str


class CompanionsSeparated(Event, frozen=True):
    """Companions left the Fellowship for a region."""

    companions: tuple[str, ...]
    region: str


class HuntRolled(Event, frozen=True):
    """The Shadow hunted; the re-rolled dice come last."""

    values: tuple[int, ...]
    again: tuple[int, ...]
    added: int
    successes: int


class TileDrawn(Event, frozen=True):
    """A hunt tile was drawn, with this damage."""

    tile: str
    damage: int


class TilePrevented(Event, frozen=True):
    """A hunt tile was not drawn."""


class TileReplaced(Event, frozen=True):
    """A drawn hunt tile does not count, because another was drawn."""

    tile: str


class TilesTried(Event, frozen=True):
    """Tiles were taken from the Hunt Pool without effect; some left the game, the rest returned."""

    tiles: tuple[str, ...]
    removed: tuple[str, ...]


class HuntPoolRefilled(Event, frozen=True):
    """The used standard tiles returned to the Hunt Pool."""

    tiles: int


class CorruptionChanged(Event, frozen=True):
    """The Ring-bearers gained or lost Corruption."""

    by: int
    corruption: int


class MordorEntered(Event, frozen=True):
    """The Fellowship entered Mordor."""


class MordorStepped(Event, frozen=True):
    """The Fellowship came to a step of the Mordor Track."""

    step: int
