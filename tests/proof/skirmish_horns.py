"""Horns: an expansion of Skirmish that changes none of its files.

HRN-1  Each side owns a horn. Before a battle both take their horns into hand, openly.
HRN-2  Cards are laid face down one after the other, attacker first, and turned over together; a
       horn may be laid like any other card, and its back is the same.
HRN-3  A horn rolls nothing and calls one unit to its owner's army, last of all cards.
HRN-4  A laid horn returns to the hand after the round; after the battle horns are set aside.
HRN-5  Blow (a new action): a side with its captain in the field draws a card, once a game.
HRN-6  The keep holds eight units.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Ask,
    Call,
    Expansion,
    Flow,
    Goto,
    NewStep,
    Option,
    Pool,
    Procedure,
    Refusal,
    Scenario,
    Verb,
    Zone,
    refuse,
)
from proof import skirmish
from proof.skirmish import (
    CARD,
    FREE,
    INITIATIVE,
    LAY,
    REGIONS,
    SHADOW,
    Action,
    Battle,
    CardEffect,
    Field,
    LayCard,
    Round,
    Skirmish,
    battle_of,
)

HORNS = ("horn-0", "horn-1")

BLOW = Verb("blow")


class HornField(Field):
    """The board, with the state of the horns."""

    blown: list[bool] = msgspec.field(default_factory=lambda: [False, False])


@BLOW.rule
def blows_once_with_its_captain(field: HornField, seat: int) -> Refusal | None:
    if field.blown[seat] or not field.size("deck"):
        return refuse("HRN-5")
    captain = REGIONS[field.captains[seat]]
    return None if field.at(seat, captain) else refuse("HRN-5", captain)


def offer_blow(action: Action, field: HornField) -> Flow:
    ask = Action.choose_action(action, field)
    assert isinstance(ask, Ask)
    options = [*ask.options, *field.legal(action.seat, BLOW)]
    return msgspec.structs.replace(ask, options=options)


def carry_out_blow(action: Action, field: HornField) -> Flow:
    if action.action == BLOW():
        field.blown[action.seat] = True
        field.draw("deck", f"hand-{action.seat}")
        return None
    return Action.carry_out(action, field)


def set_horns_aside(game: Skirmish, field: HornField) -> Flow:
    for horn in HORNS:
        field.move(horn, "deck", "aside")
    return None


def call_to_battle(battle: Battle, field: HornField) -> Flow:
    """Give each side its horn before a battle (HRN-1)."""
    for seat in (FREE, SHADOW):
        if HORNS[seat] in field.faces("aside"):
            field.move(HORNS[seat], "aside", f"hand-{seat}")
    return None


class LayFaceDown(Procedure):
    """Lets a side lay a card face down (HRN-2)."""

    steps = ("choose", "lay")

    seat: int
    card: Option | None = None

    def choose(self, field: HornField) -> Flow:
        return LayCard.choose(cast(LayCard, self), field)

    def lay(self, field: HornField) -> Flow:
        if LAY.chosen(self.card):
            field.move(LAY.ref(self.card), f"hand-{self.seat}", f"laid-{self.seat}")
        return None


def attacker_lays(fight: Round, field: HornField) -> Flow:
    return Call(LayFaceDown(battle_of(field).attacker))


def defender_lays(fight: Round, field: HornField) -> Flow:
    return Call(LayFaceDown(battle_of(field).defender))


def turn_over(fight: Round, field: HornField) -> Flow:
    for seat in (FREE, SHADOW):
        if field.size(f"laid-{seat}"):
            fight.cards[seat] = field.draw(f"laid-{seat}", "discard")
    return None


def initiative_with_horns(field: Field, card: str) -> int:
    return INITIATIVE.get(card, 9)


def sound_the_horn(effect: CardEffect, field: HornField) -> Flow:
    """Add one unit to the army of a horn's owner (HRN-3)."""
    if effect.card in HORNS:
        field.add(effect.seat, battle_of(field).army(effect.seat), 1)
        return Goto("withdraw")
    return CardEffect.act(effect, field)


def take_horns_back(fight: Round, field: HornField) -> Flow:
    """Return laid horns to their owners' hands after a round (HRN-4)."""
    for seat, horn in enumerate(HORNS):
        if horn in field.faces("discard"):
            field.move(horn, "discard", f"hand-{seat}")
    return None


def aftermath(battle: Battle, field: HornField) -> Flow:
    for seat, horn in enumerate(HORNS):
        for zone in (f"hand-{seat}", "discard", f"laid-{seat}"):
            if horn in field.faces(zone):
                field.move(horn, zone, "aside")
    return Battle.aftermath(battle, field)


def keeps_within_stacking(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    """Refuse to exceed the stacking limit; HRN-6 replaces SKI-3 for the keep."""
    limit = 8 if to == "keep" else field.data.stacking
    return None if field.at(seat, to) + units <= limit else refuse("HRN-6", to, units)


def stacking(field: Field, seat: int, region: str) -> int:
    return 8 if region == "keep" else field.data.stacking


def pools(scenario: Scenario, data: msgspec.Struct | None, base: Sequence[Pool]) -> Sequence[Pool]:
    tokens, cards = base
    zones = (
        *cards.zones,
        Zone("aside", EVERYONE),
        *(Zone(f"laid-{seat}", (seat,)) for seat in scenario.seats),
    )
    return (tokens, Pool(cards.name, cards.faces + HORNS, zones))


horns = Expansion(
    name="horns",
    state=HornField,
    procedures=(LayFaceDown,),
    steps=(
        NewStep(Skirmish, "set_horns_aside", set_horns_aside, before="set_up"),
        NewStep(Action, "choose_action", offer_blow),
        NewStep(Action, "carry_out", carry_out_blow),
        NewStep(Battle, "call_to_battle", call_to_battle, before="fight"),
        NewStep(Round, "manoeuvres", attacker_lays),
        NewStep(Round, "defender_lays", defender_lays, after="manoeuvres"),
        NewStep(Round, "reveal", turn_over),
        NewStep(CardEffect, "act", sound_the_horn),
        NewStep(Round, "take_horns_back", take_horns_back),
        NewStep(Battle, "aftermath", aftermath),
    ),
    verbs=(BLOW,),
    members={CARD: HORNS},
    rules={skirmish.keeps_within_stacking: keeps_within_stacking},
    queries={skirmish.initiative: initiative_with_horns, skirmish.stacking: stacking},
    pools=pools,
)

game = msgspec.structs.replace(skirmish.game, expansions=(horns,))
