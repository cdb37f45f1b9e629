"""What the texts of cards and locations do, as building blocks with their numbers.

A text is carried out in the order of its steps (RCG-8.25), after its costs have been paid in full
(RCG-9.15). Costs and steps are numbered from 1, so that a ruleset can name each of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from ostrog.games.ring_cards.board.factions import (
    CardType,
    Faction,
    Icon,
    Keyword,
    Number,
    Side,
    Who,
)


class Filter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A filter on cards; a card matches if it meets all conditions given here (RCG-1.8)."""

    cards: tuple[str, ...] = ()
    """The card has one of these titles."""
    side: Side | None = None
    factions: tuple[Faction, ...] = ()
    """The card is of one of these factions."""
    keyword: Keyword | None = None
    types: tuple[CardType, ...] = ()
    """The card is of one of these types."""


class TextStep(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="op", forbid_unknown_fields=True
):
    """A building block of texts."""

    choice: Number = 0
    """Number of this choice, or 0; exactly one of the numbered steps is carried out."""


# Drawing and taking

Whereabouts = Literal["reserve", "in-play"]
"""Where a card is looked for."""


class Instead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another count, used if one of these cards is in that place."""

    count: Number
    cards: tuple[str, ...]
    where: Whereabouts


class DrawText(TextStep, frozen=True, kw_only=True, tag="draw"):
    """Draw cards into hand (RCG-10.1)."""

    count: Number
    who: Who | None = None
    instead: Instead | None = None


class DrawStepBonus(TextStep, frozen=True, kw_only=True, tag="draw-step-bonus"):
    """Draw more cards in each draw step (RCG-15.2), then cycle some cards of the hand (15.3)."""

    count: Number
    then_cycle: Number = 0


class TakeFromDrawDeck(TextStep, frozen=True, kw_only=True, tag="take-from-draw-deck"):
    """Search the player's draw deck and take a card from it into hand (RCG-10.19)."""

    which: Filter
    optional: bool = False


class TakeFromCyclePile(TextStep, frozen=True, kw_only=True, tag="take-from-cycle-pile"):
    """Take cards from the player's cycle pile into hand (RCG-10.20)."""

    which: Filter
    count: Number = 1
    up_to: bool = False
    """Whether fewer may be taken."""
    who: Faction | None = None
    optional: bool = False


class DrawSet(TextStep, frozen=True, kw_only=True, tag="draw-set-play-cycle-rest"):
    """Set drawn cards apart, play some of them and cycle the rest (RCG-8.27)."""

    count: Number
    eliminate_first: Number = 0
    """Number of cards that must be eliminated before any is played (RCG-20.32)."""
    play_most: Number
    which: Filter
    to: Literal["anywhere", "reserve", "here"] = "anywhere"


class ExamineTop(TextStep, frozen=True, kw_only=True, tag="examine-top-and-distribute"):
    """Look at the top cards of the player's draw deck and distribute them (RCG-20.23)."""

    count: Number
    eliminate: Number
    cycle: Number
    to_hand: Number


class PeekTop(TextStep, frozen=True, kw_only=True, tag="peek-top-of-deck"):
    """Allow looking at the top card of the player's draw deck at any time (RCG-10.14)."""


class Recycle(TextStep, frozen=True, kw_only=True, tag="recycle"):
    """Shuffle the cycle pile together with the draw deck (RCG-10.4)."""


class CarryoverBonus(TextStep, frozen=True, kw_only=True, tag="carryover-bonus"):
    """Raise the carryover limit (RCG-7.7)."""

    count: Number


# Losing cards


class CycleFromHandText(TextStep, frozen=True, kw_only=True, tag="cycle-from-hand"):
    """Cycle cards from hand, and forsake one for each missing card (RCG-10.6, 10.7)."""

    count: Number
    who: Who | None = None


class CycleSelf(TextStep, frozen=True, kw_only=True, tag="cycle-self"):
    """Cycle this card: a character with its items, an item alone."""

    with_wielder: bool = False
    """Whether the item's wielder is cycled too, and so all items of the wielder (RCG-20.17)."""


class EliminateSelf(TextStep, frozen=True, kw_only=True, tag="eliminate-self"):
    """Eliminate this card."""


class ForsakeText(TextStep, frozen=True, kw_only=True, tag="forsake"):
    """Forsake cards (RCG-10.13)."""

    count: Number
    who: Who | None = None


class EliminateCard(TextStep, frozen=True, kw_only=True, tag="eliminate-card"):
    """Eliminate cards chosen by the player (RCG-10.8)."""

    which: Filter
    where: Literal["here", "in-play", "reserve"]
    count: Number = 1
    any_number: bool = False
    """Whether the player may eliminate any number, including none (RCG-20.24)."""


class OpponentEliminates(TextStep, frozen=True, kw_only=True, tag="opponent-eliminates-cards"):
    """Make an opposing player eliminate cards of that player's choice (RCG-20.12, 20.24)."""

    who: Faction
    which: Filter
    where: Literal["here", "active-battlegrounds"]
    count: Number = 1
    same_number: bool = False
    """Whether the count is the number of cards eliminated in the step before."""


class RemoveFromGame(TextStep, frozen=True, kw_only=True, tag="remove-from-game"):
    """Eliminate a card wherever it is (RCG-10.18, 20.1)."""

    card: str


class ReplaceEliminate(TextStep, frozen=True, kw_only=True, tag="replace-eliminate-with-cycle"):
    """Cycle a card that would be eliminated, with or without its items (RCG-10.22, 12.14)."""

    wielder: bool = False
    """Whether the wielder is saved, not only this card."""
    items: Literal["none", "cycled", "eliminated"]
    """What happens to its items; `none` if the card cannot have any."""


# Going to places


class PlacementPermission(TextStep, frozen=True, kw_only=True, tag="placement-permission"):
    """Allow cards to go to more battlegrounds (RCG-8.5)."""

    which: Filter
    faction: Faction | None = None
    """Faction shown on these battlegrounds; None means all battlegrounds."""


class PlacementRestriction(TextStep, frozen=True, kw_only=True, tag="placement-restriction"):
    """Forbid playing or moving this card to some places."""

    battlegrounds_of: Side | None = None
    """Side whose battlegrounds are forbidden (RCG-20.7)."""
    path_while_active: Side | None = None
    """Side whose active battlegrounds make the path forbidden (RCG-20.18)."""


class SupportPermission(TextStep, frozen=True, kw_only=True, tag="support-permission"):
    """Allow armies of another faction to support cards (RCG-13.12)."""

    which: Filter
    by: Filter


class ItemExclusivity(TextStep, frozen=True, kw_only=True, tag="item-exclusivity"):
    """Forbid the wielder any other item with this keyword (RCG-8.20)."""

    keyword: Keyword


class MoveAtOnceText(
    TextStep, frozen=True, kw_only=True, tag="move-card-ignoring-played-this-round"
):
    """Move a card from reserve, even if it was played there this round (RCG-9.3)."""

    card: str = ""
    """Title of the card; if empty, the wielder of the item moves."""
    to: Literal["that-battleground", "active-path", "active-battleground"]
    mandatory: bool = False


# Icons and tokens


class IconAura(TextStep, frozen=True, kw_only=True, tag="icon-aura-on-other-card"):
    """Add icons to another card (RCG-20.9)."""

    which: Filter
    icons: dict[Icon, Number]


class LocationDefence(TextStep, frozen=True, kw_only=True, tag="location-defence-bonus"):
    """Add icons that belong to the path (RCG-12.15)."""

    icon: Literal["path-defence"]
    count: Number


class TokenOnPath(TextStep, frozen=True, kw_only=True, tag="token-on-path"):
    """Put combat tokens on the active path (RCG-11.6)."""

    icon: Literal["path-attack", "path-defence"]
    count: Number


class TokenOnBattleground(TextStep, frozen=True, kw_only=True, tag="token-on-battleground"):
    """Put combat tokens on an active battleground (RCG-11.6, 20.33)."""

    icon: Literal["battleground-attack", "battleground-defence"]
    count: Number


class TokenOnCard(TextStep, frozen=True, kw_only=True, tag="token-on-card"):
    """Put combat tokens on this card (RCG-11.8, 20.29)."""

    icon: Icon
    count: Number
    at: str = ""
    count_there: Number = 0
    """Number of tokens at the location `at`, instead of `count`."""


class AddCorruption(TextStep, frozen=True, kw_only=True, tag="add-corruption"):
    """Add corruption tokens for the Shadow (RCG-14.5)."""

    count: Number


class RemoveCorruption(TextStep, frozen=True, kw_only=True, tag="remove-corruption"):
    """Remove one corruption token for each matching card on the path (RCG-14.5)."""

    for_each: Filter


# Locations


class ActivatePathSameNumber(TextStep, frozen=True, kw_only=True, tag="activate-path-same-number"):
    """Replace the active path with another unused path of the same number (RCG-6.8, 6.13)."""

    only_number: Number = 0
    """Number that the active path must have; 0 means any."""
    only_path: str = ""
    """Path that must be the active one; empty means any."""


class ActivatePathNextNumber(TextStep, frozen=True, kw_only=True, tag="activate-path-next-number"):
    """Replace the active path with an unused path of the next number (RCG-6.9, 6.13)."""


class ActivateBattlegroundText(
    TextStep, frozen=True, kw_only=True, tag="activate-named-battleground"
):
    """Activate a battleground from its deck (RCG-5.12)."""

    battleground: str


class ActivateOrReactivate(
    TextStep, frozen=True, kw_only=True, tag="activate-or-reactivate-battleground"
):
    """Activate a battleground from a deck or a scoring area (RCG-5.12)."""

    battleground: str = ""
    faction: Faction | None = None
    """Faction shown on the battleground; any battleground if neither field is set."""


class ReactivateBattleground(TextStep, frozen=True, kw_only=True, tag="reactivate-battleground"):
    """Reactivate a battleground of a faction from a scoring area (RCG-5.8)."""

    faction: Faction


Cost = AddCorruption | CycleFromHandText | CycleSelf | EliminateSelf | ForsakeText
"""The steps that can be the cost of a text."""

AnyStep = (
    ActivateBattlegroundText
    | ActivateOrReactivate
    | ActivatePathNextNumber
    | ActivatePathSameNumber
    | AddCorruption
    | CarryoverBonus
    | CycleFromHandText
    | DrawText
    | DrawSet
    | DrawStepBonus
    | EliminateCard
    | ExamineTop
    | ForsakeText
    | IconAura
    | ItemExclusivity
    | LocationDefence
    | MoveAtOnceText
    | OpponentEliminates
    | PeekTop
    | PlacementPermission
    | PlacementRestriction
    | ReactivateBattleground
    | Recycle
    | RemoveCorruption
    | RemoveFromGame
    | ReplaceEliminate
    | SupportPermission
    | TakeFromCyclePile
    | TakeFromDrawDeck
    | TokenOnBattleground
    | TokenOnCard
    | TokenOnPath
)


class Text(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text: its actor, its costs and its steps."""

    optional: bool = False
    actor: Faction | None = None
    """Faction whose player carries it out; None means the activating player or the controller."""
    costs: dict[str, Cost] = {}
    steps: dict[str, AnyStep]
    by_stages: bool = False
    """Whether all players of a side complete a step before anyone begins the next (RCG-10.21)."""


def faults(text: Text) -> list[str]:
    """Every inconsistency within a text."""
    found = []
    if not text.steps:
        found.append("does nothing")
    for name, numbered in (("costs", list(text.costs)), ("steps", list(text.steps))):
        if numbered != [str(number) for number in range(1, len(numbered) + 1)]:
            found.append(f"its {name} are not numbered in order")
    choices = [step.choice for step in text.steps.values() if step.choice]
    if any(cost.choice for cost in text.costs.values()):
        found.append("a cost is no choice")
    if choices and choices != list(range(1, max(2, len(choices)) + 1)):
        found.append("its choices are not numbered in order")
    return found


CARD_FIELDS = ("card", "cards", "if_in_reserve", "in_play", "supporting")
PLACE_FIELDS = ("at", "battleground", "only_path")


def cards_named(sheet: msgspec.Struct) -> list[str]:
    """The titles of cards named on a card or location."""
    return sorted(set(_named(msgspec.to_builtins(sheet), CARD_FIELDS)))


def places_named(sheet: msgspec.Struct) -> list[str]:
    """The locations named on a card or location."""
    return sorted(set(_named(msgspec.to_builtins(sheet), PLACE_FIELDS)))


def _named(plain: dict[str, Any], fields: tuple[str, ...]) -> Iterator[str]:
    for field, value in plain.items():
        if isinstance(value, dict):
            yield from _named(value, fields)
        elif field in fields and value:
            yield from (value,) if isinstance(value, str) else value
