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
    """Which cards a text means: those of which all holds that is said here (RCG-1.8)."""

    cards: tuple[str, ...] = ()
    """One of these."""
    side: Side | None = None
    factions: tuple[Faction, ...] = ()
    """Of one of these."""
    keyword: Keyword | None = None
    types: tuple[CardType, ...] = ()
    """Of one of these."""


class TextStep(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="op", forbid_unknown_fields=True
):
    """A building block of texts."""

    choice: Number = 0
    """Of steps that number their choices exactly one is carried out."""


# Drawing and taking


class Instead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Another number, if one of some cards lies there."""

    count: Number
    cards: tuple[str, ...]
    where: Literal["reserve", "in-play"]


class DrawText(TextStep, frozen=True, kw_only=True, tag="draw"):
    """RCG-10.1: draw cards into hand."""

    count: Number
    who: Who | None = None
    instead: Instead | None = None


class DrawStepBonus(TextStep, frozen=True, kw_only=True, tag="draw-step-bonus"):
    """RCG-15.2: draw more cards in each draw step, and cycle some of the hand afterwards (15.3)."""

    count: Number
    then_cycle: Number = 0


class TakeFromDrawDeck(TextStep, frozen=True, kw_only=True, tag="take-from-draw-deck"):
    """RCG-10.19: search the own draw deck and take a card of it into hand."""

    which: Filter
    optional: bool = False


class TakeFromCyclePile(TextStep, frozen=True, kw_only=True, tag="take-from-cycle-pile"):
    """RCG-10.20: take cards of the own cycle pile into hand."""

    which: Filter
    count: Number = 1
    up_to: bool = False
    """Whether fewer may be taken."""
    who: Faction | None = None
    optional: bool = False


class DrawSet(TextStep, frozen=True, kw_only=True, tag="draw-set-play-cycle-rest"):
    """RCG-8.27: set drawn cards apart, play some of them and cycle the rest."""

    count: Number
    eliminate_first: Number = 0
    """RCG-20.32: so many must be eliminated before any is played."""
    play_most: Number
    which: Filter
    to: Literal["anywhere", "reserve", "here"] = "anywhere"


class ExamineTop(TextStep, frozen=True, kw_only=True, tag="examine-top-and-distribute"):
    """RCG-20.23: look at the top cards of the own draw deck and distribute them."""

    count: Number
    eliminate: Number
    cycle: Number
    to_hand: Number


class PeekTop(TextStep, frozen=True, kw_only=True, tag="peek-top-of-deck"):
    """RCG-10.14: the top card of the own draw deck may be looked at at any time."""


class Recycle(TextStep, frozen=True, kw_only=True, tag="recycle"):
    """RCG-10.4: shuffle the cycle pile together with the draw deck."""


class CarryoverBonus(TextStep, frozen=True, kw_only=True, tag="carryover-bonus"):
    """RCG-7.7: a higher carryover limit."""

    count: Number


# Losing cards


class CycleFromHandText(TextStep, frozen=True, kw_only=True, tag="cycle-from-hand"):
    """RCG-10.6, 10.7: cycle cards of the hand, and forsake for those that are missing."""

    count: Number
    who: Who | None = None


class CycleSelf(TextStep, frozen=True, kw_only=True, tag="cycle-self"):
    """Cycle this card: a character with its items, an item alone."""

    with_wielder: bool = False
    """RCG-20.17: the item takes its wielder along, and so all items of that one."""


class EliminateSelf(TextStep, frozen=True, kw_only=True, tag="eliminate-self"):
    """Eliminate this card."""


class ForsakeText(TextStep, frozen=True, kw_only=True, tag="forsake"):
    """RCG-10.13: forsake cards."""

    count: Number
    who: Who | None = None


class EliminateCard(TextStep, frozen=True, kw_only=True, tag="eliminate-card"):
    """RCG-10.8: eliminate cards of one's choice."""

    which: Filter
    where: Literal["here", "in-play", "reserve"]
    count: Number = 1
    any_number: bool = False
    """RCG-20.24: as many as wanted, also none."""


class OpponentEliminates(TextStep, frozen=True, kw_only=True, tag="opponent-eliminates-cards"):
    """RCG-20.12, 20.24: a player of the other side must eliminate own cards of own choice."""

    who: Faction
    which: Filter
    where: Literal["here", "active-battlegrounds"]
    count: Number = 1
    same_number: bool = False
    """As many as were eliminated in the step before."""


class RemoveFromGame(TextStep, frozen=True, kw_only=True, tag="remove-from-game"):
    """RCG-10.18, 20.1: eliminate a card wherever it is."""

    card: str


class ReplaceEliminate(TextStep, frozen=True, kw_only=True, tag="replace-eliminate-with-cycle"):
    """RCG-10.22, 12.14: cycled instead of eliminated, with or without the items."""

    wielder: bool = False
    """Whether the wielder is saved, not only this card."""
    items: Literal["none", "cycled", "eliminated"]
    """What becomes of the items; none where the card cannot have any."""


# Going to places


class PlacementPermission(TextStep, frozen=True, kw_only=True, tag="placement-permission"):
    """RCG-8.5: cards may go to more battlegrounds."""

    which: Filter
    faction: Faction | None = None
    """To those of this faction; to all, if there is none."""


class PlacementRestriction(TextStep, frozen=True, kw_only=True, tag="placement-restriction"):
    """Places where this card may not be played or moved to."""

    battlegrounds_of: Side | None = None
    """RCG-20.7: no battleground of this side."""
    path_while_active: Side | None = None
    """RCG-20.18: no path while a battleground of this side is active."""


class SupportPermission(TextStep, frozen=True, kw_only=True, tag="support-permission"):
    """RCG-13.12: armies of another faction may support cards."""

    which: Filter
    by: Filter


class ItemExclusivity(TextStep, frozen=True, kw_only=True, tag="item-exclusivity"):
    """RCG-8.20: the wielder may have no other item with this keyword."""

    keyword: Keyword


class MoveAtOnceText(
    TextStep, frozen=True, kw_only=True, tag="move-card-ignoring-played-this-round"
):
    """RCG-9.3: move from reserve, even if the card was played there in this round."""

    card: str = ""
    """The wielder, if no card is named."""
    to: Literal["that-battleground", "active-path", "active-battleground"]
    mandatory: bool = False


# Icons and tokens


class IconAura(TextStep, frozen=True, kw_only=True, tag="icon-aura-on-other-card"):
    """RCG-20.9: icons added to another card."""

    which: Filter
    icons: dict[Icon, Number]


class LocationDefence(TextStep, frozen=True, kw_only=True, tag="location-defence-bonus"):
    """RCG-12.15: icons that belong to the path."""

    icon: Literal["path-defence"]
    count: Number


class TokenOnPath(TextStep, frozen=True, kw_only=True, tag="token-on-path"):
    """RCG-11.6: combat tokens on the active path."""

    icon: Literal["path-attack", "path-defence"]
    count: Number


class TokenOnBattleground(TextStep, frozen=True, kw_only=True, tag="token-on-battleground"):
    """RCG-11.6, 20.33: combat tokens on an active battleground."""

    icon: Literal["battleground-attack", "battleground-defence"]
    count: Number


class TokenOnCard(TextStep, frozen=True, kw_only=True, tag="token-on-card"):
    """RCG-11.8, 20.29: combat tokens on this card."""

    icon: Icon
    count: Number
    at: str = ""
    count_there: Number = 0
    """A location where the number is another one."""


class AddCorruption(TextStep, frozen=True, kw_only=True, tag="add-corruption"):
    """RCG-14.5: corruption tokens for the Shadow."""

    count: Number


class RemoveCorruption(TextStep, frozen=True, kw_only=True, tag="remove-corruption"):
    """RCG-14.5: one corruption token less for each such card on the path."""

    for_each: Filter


# Locations


class ActivatePathSameNumber(TextStep, frozen=True, kw_only=True, tag="activate-path-same-number"):
    """RCG-6.8, 6.13: another unused path of the same number takes the place of the active one."""

    only_number: Number = 0
    """Only if the active path has this number."""
    only_path: str = ""
    """Only if this is the active path."""


class ActivatePathNextNumber(TextStep, frozen=True, kw_only=True, tag="activate-path-next-number"):
    """RCG-6.9, 6.13: an unused path of the next number takes the place of the active one."""


class ActivateBattlegroundText(
    TextStep, frozen=True, kw_only=True, tag="activate-named-battleground"
):
    """RCG-5.12: bring a battleground out of its deck."""

    battleground: str


class ActivateOrReactivate(
    TextStep, frozen=True, kw_only=True, tag="activate-or-reactivate-battleground"
):
    """RCG-5.12: bring a battleground out of a deck or of a scoring area."""

    battleground: str = ""
    faction: Faction | None = None
    """One of this faction; any, if neither is named."""


class ReactivateBattleground(TextStep, frozen=True, kw_only=True, tag="reactivate-battleground"):
    """RCG-5.8: bring a battleground of a faction out of a scoring area."""

    faction: Faction


Cost = AddCorruption | CycleFromHandText | CycleSelf | EliminateSelf | ForsakeText
"""What a text may ask for before it gives anything."""

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
    """A text: who carries it out, what it costs and what it does."""

    optional: bool = False
    actor: Faction | None = None
    """The player of this faction; the activating player or the controller, if there is none."""
    costs: dict[str, Cost] = {}
    steps: dict[str, AnyStep]
    by_stages: bool = False
    """RCG-10.21: all players of a side carry out a step before anybody begins the next one."""


def faults(text: Text) -> list[str]:
    """Everything that does not fit together within a text."""
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
    """The cards that are named on a card or location."""
    return sorted(set(_named(msgspec.to_builtins(sheet), CARD_FIELDS)))


def places_named(sheet: msgspec.Struct) -> list[str]:
    """The locations that are named on a card or location."""
    return sorted(set(_named(msgspec.to_builtins(sheet), PLACE_FIELDS)))


def _named(plain: dict[str, Any], fields: tuple[str, ...]) -> Iterator[str]:
    for field, value in plain.items():
        if isinstance(value, dict):
            yield from _named(value, fields)
        elif field in fields and value:
            yield from (value,) if isinstance(value, str) else value
