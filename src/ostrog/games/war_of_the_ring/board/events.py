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


class EventsBuried(Event, frozen=True):
    """A seat discarded cards face down for the hand limit."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...]] = None


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


class BattleOver(Event, frozen=True):
    """A battle ended; the winner is empty if both armies are left or both are gone."""

    region: str
    winner: str


# Nations


class NationAdvanced(Event, frozen=True):
    """A nation came one step nearer to war; 0 steps left means At War."""

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


class GuideNamed(Event, frozen=True):
    """The Fellowship has a Guide."""

    guide: str


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
