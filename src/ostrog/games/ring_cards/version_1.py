"""Version 1 of the rules, in which matches go on that were begun with it.

Every seat agrees for itself, also with a partner of the same person; only the first of the
defenders proposes casualties; support is always assigned so that the total is largest; and texts
that save cards or add to the draw step are parts of general procedures. This module is frozen.
"""

from __future__ import annotations

import msgspec

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.icons import BATTLEGROUND_ICONS, own_defence, unit_icons, working
from ostrog.games.ring_cards.board.placement import defends
from ostrog.games.ring_cards.board.state import (
    ATTACK,
    Fighting,
    War,
    cards_at,
    controller,
    side_at,
    tokens_on,
)
from ostrog.games.ring_cards.board.texts import DrawStepBonus, ReplaceEliminate
from ostrog.games.ring_cards.board.verbs import DONE, LOSE, SAVE_WITH, SUPPORT
from ostrog.games.ring_cards.cards.draw import draw_cards
from ostrog.games.ring_cards.cards.elimination import (
    SAVES,
    SAVES_WIELDER,
    Cause,
    Eliminate,
    EliminateAll,
    leave_play,
)
from ostrog.games.ring_cards.cards.forsake import CycleFromHand
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat, defending_side
from ostrog.games.ring_cards.combat.common import Combat
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.games.ring_cards.combat.support import Support, is_useful, leadership, pairings
from ostrog.games.ring_cards.game import game as version_2
from ostrog.games.ring_cards.rounds.draw_step import DrawStep
from ostrog.kernel import Agree, Ask, Call, Flow, Goto, NewStep

# Texts that replace elimination


def savers(war: War, card: str, cause: Cause) -> dict[str, ReplaceEliminate]:
    """The cards whose texts replace the elimination of a card with cycling it (RCG-10.22)."""
    found: dict[str, ReplaceEliminate] = {}
    bearers = [(card, SAVES[cause])]
    if card in war.places:
        bearers += [(item, SAVES_WIELDER.get(cause, ())) for item in cards_at(war, card)]
    for bearer, timings in bearers:
        sheet = war.cast.sheets[bearer]
        for timing in timings:
            for name in sheet.effects.get(timing, ()):
                for step in sheet.effect(name).steps.values():
                    if isinstance(step, ReplaceEliminate):
                        found[bearer] = step
    return found


def choose_saver(elimination: Eliminate, war: War) -> Flow:
    """Let the controller choose between texts that save the card differently (RCG-10.22)."""
    card = elimination.card
    found = savers(war, card, elimination.cause)
    ways = {step.items for step in found.values() if cards_at(war, card)}
    if len(ways) < 2:
        return None
    options = [SAVE_WITH[bearer] for bearer in found]
    return Ask(controller(war, card), "replacement", options, "saver", about=(card,))


def eliminate_or_cycle(elimination: Eliminate, war: War) -> Flow:
    """Eliminate the card, or cycle it with or without its items (RCG-12.14, 20.4)."""
    card, saver = elimination.card, elimination.saver
    found = savers(war, card, elimination.cause)
    if not found:
        leave_play(war, card, "eliminated")
        return None
    by = SAVE_WITH.ref(saver) if saver is not None else next(iter(found))
    war.tell(events.Saved(card, by))
    if found[by].items == "eliminated":
        for item in cards_at(war, card):
            leave_play(war, item, "eliminated")
    leave_play(war, card, "cycle")
    return None


# Support


def best_support(war: War, place: str, side: int) -> list[Support]:
    """The assignments with the largest total that distribute icons differently (RCG-13.8, 13.9)."""
    defending = defends(war, place, side)
    icon = BATTLEGROUND_ICONS[defending]
    sheets, there = war.cast.sheets, side_at(war, place, side)
    armies = tuple(card for card in there if sheets[card].card.type == "army")
    characters = tuple(card for card in there if sheets[card].card.type == "character")
    plain = {card: unit_icons(war, card, icon) for card in there}
    useful = {
        (army, character)
        for army in armies
        for character in characters
        if is_useful(war, army, character, defending=defending)
    }
    best: dict[frozenset[tuple[str, int]], Support] = {}
    most = -1
    for pairs in pairings(war, characters, armies, useful):
        icons = dict(plain)
        led = []
        for army, character in pairs:
            gained = leadership(war, character, defending=defending)
            icons[character] += gained
            icons[army] = unit_icons(war, army, icon, character)
            if gained:
                led.append(character)
        total = sum(icons.values())
        if total > most:
            most, best = total, {}
        if total == most:
            paired = frozenset([character for _, character in pairs])
            best.setdefault(frozenset(icons.items()), Support(paired, frozenset(led), icons))
    return list(best.values())


def count_icons(war: War, place: str, defence: Support) -> Fighting:
    """Count the icons of both sides with a support of the defenders (RCG-13.1 to 13.3, 13.11)."""
    attack = best_support(war, place, 1 - defending_side(war, place))[0]
    total = sum(attack.icons.values()) + tokens_on(war, place)[ATTACK]
    supported = sorted(attack.supported | defence.supported)
    return Fighting(place, total, own_defence(war, place), attack.icons, defence.icons, supported)


def ways_left(combat: BattlegroundCombat, war: War) -> list[Support]:
    """The best assignments of the defenders that agree with the choices so far (RCG-13.9)."""
    found = best_support(war, combat.place, defending_side(war, combat.place))
    return [way for way in found if way.supported.issuperset(combat.chosen)]


def choose_support(combat: BattlegroundCombat, war: War) -> Flow:
    """Choose the characters to support, if that can affect casualties (RCG-13.9).

    Where partners want the same army, the one next in turn order decides.
    """
    ways = ways_left(combat, war)
    if len(ways) == 1 or not count_icons(war, combat.place, ways[0]).remaining:
        return Goto("count")
    everybody = frozenset[str]().union(*(way.supported for way in ways))
    always = everybody.intersection(*(way.supported for way in ways))
    doubtful = sorted(everybody - always)
    options = [SUPPORT[card] for card in doubtful]
    first = combat.controllers(war, doubtful)[0]
    return Ask(first, "support", options, "choice", about=(combat.place,))


def note_support(combat: BattlegroundCombat, war: War) -> Flow:
    """Note the choice and repeat until only one assignment is left."""
    combat.chosen.append(SUPPORT.ref(combat.choice))
    combat.choice = None
    return Goto("support")


def begin_combat(combat: BattlegroundCombat, war: War) -> Flow:
    """Fix the icons for this combat (RCG-11.10)."""
    fighting = war.fighting = count_icons(war, combat.place, ways_left(combat, war)[0])
    defence = sum(fighting.defenders.values())
    if fighting.supported:
        war.tell(events.Supported(tuple(fighting.supported)))
    war.tell(events.CombatBegan(combat.place, fighting.attack, fighting.own, defence))
    return None


# Casualties


def forced(combat: Combat, war: War) -> list[str] | None:
    """The casualties if there is no choice, or None (RCG-12.7)."""
    fighting = combat.fighting(war)
    remaining, total = fighting.remaining, sum(fighting.defenders.values())
    worth = [card for card, icons in fighting.defenders.items() if icons]
    if not remaining:
        return []
    if total < remaining:
        return list(fighting.defenders)
    return worth if total == remaining or len(worth) == 1 else None


def agree(combat: Combat, war: War) -> Flow:
    """The controllers of the defending cards decide together (RCG-11.11)."""
    if forced(combat, war) is not None:
        return None
    options, default = combat.choices(war)
    return Agree(
        combat.controllers(war, list(combat.fighting(war).defenders)),
        "casualties",
        options,
        "losses",
        closes=(DONE.name,),
        default=default,
        about=(combat.place, combat.fighting(war).remaining),
        proposals=1,
        every_seat=True,
    )


def overrule(combat: Combat, war: War) -> Flow:
    """If they do not agree, an attacking player decides (RCG-11.11)."""
    if forced(combat, war) is not None or combat.losses is not None:
        return None
    options, default = combat.choices(war)
    fighting = combat.fighting(war)
    attackers = combat.controllers(war, list(fighting.attackers))
    if not attackers:  # only tokens attack
        defending = war.cast.side_of(next(iter(fighting.defenders)))
        attackers = tuple(seat for seat in war.in_order() if war.cast.sides[seat] != defending)
    return Ask(
        attackers[0],
        "casualties",
        options,
        "losses",
        closes=(DONE.name,),
        default=default,
        about=(combat.place, fighting.remaining),
    )


def lose(combat: Combat, war: War) -> Flow:
    """Eliminate the chosen cards with their items (RCG-12.5, 12.14, 13.10)."""
    lost = forced(combat, war)
    if lost is None:
        lost = LOSE.among(combat.losses or ())
    combat.fighting(war).lost = lost
    if lost:
        war.tell(events.CasualtiesChosen(tuple(lost)))
    return Call(EliminateAll(cards=list(lost), cause=combat.cause))


# The draw step


def draw(step: DrawStep, war: War) -> Flow:
    """Draw with bonuses, then cycle the cards they require (RCG-15.2, 15.3)."""
    seat = step.waiting.pop(0)
    bonuses = [
        each
        for card, effect in working(war)
        for each in effect.steps.values()
        if isinstance(each, DrawStepBonus) and controller(war, card) == seat
    ]
    draw_cards(war, seat, war.cast.players[seat].draw_step + sum(each.count for each in bonuses))
    cycled = sum(each.then_cycle for each in bonuses)
    return Call(CycleFromHand(seat=seat, count=cycled)) if cycled else None


STEPS = (
    NewStep(Eliminate, "replace", choose_saver, before="carry_out"),
    NewStep(Eliminate, "carry_out", eliminate_or_cycle),
    NewStep(BattlegroundCombat, "support", choose_support),
    NewStep(BattlegroundCombat, "supported", note_support),
    NewStep(BattlegroundCombat, "count", begin_combat),
    NewStep(BattlegroundCombat, "agree", agree),
    NewStep(BattlegroundCombat, "overrule", overrule),
    NewStep(BattlegroundCombat, "lose", lose),
    NewStep(PathCombat, "agree", agree),
    NewStep(PathCombat, "overrule", overrule),
    NewStep(PathCombat, "lose", lose),
    NewStep(DrawStep, "draw", draw),
)
"""Steps in which version 1 differs."""

game = msgspec.structs.replace(
    version_2, version=1, steps=STEPS, sources=(), migrations={}, positions={}
)
