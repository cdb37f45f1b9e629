"""Forecasts: of a battle before it is fought or while it is, and of the Hunt before a move."""

from __future__ import annotations

from collections import defaultdict

import msgspec

from ostrog.games.war_of_the_ring.battles.assigned_hits import (
    AssignHits,
    Suffering,
    sensible_losses,
)
from ostrog.games.war_of_the_ring.battles.attacks import (
    AttackWithHost,
    able_to_attack,
    kind_of_battle,
)
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    most_rerolls,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.card_book import card_book
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.pieces import REGULAR_OF
from ostrog.games.war_of_the_ring.board.state import Counts, War, minus, plus, single
from ostrog.games.war_of_the_ring.board.verbs import (
    ACT,
    ALLOCATE,
    ATTACK,
    EXTEND,
    REROLL,
)
from ostrog.games.war_of_the_ring.campaigns.splitting import without
from ostrog.games.war_of_the_ring.table.battle_odds import (
    BattleLine,
    Chances,
    Standing,
    WarCourse,
    binomial,
    chance,
)
from ostrog.games.war_of_the_ring.table.card_odds import (
    Cards,
    cards_in_force,
    hits_by_cards,
    known_cards,
    notes_about,
    rounds_with_cards,
)
from ostrog.games.war_of_the_ring.table.hunt_odds import hunt_of_allocation, hunt_of_move
from ostrog.kernel import Option
from ostrog.table import Forecast, Prospect

ENDING = ("go-inside", "cease", "end-assault", "retreat-to")
"""Verbs of options after which no further round is fought."""
LAYING = ("attacker_card", "defender_card")
REROLLS = ("attacker_reroll", "defender_reroll")
CASUALTIES = ("attacker_casualties", "defender_casualties")
BEFORE_CASUALTIES = 6
"""The number of the last effects before casualties are chosen (WOTR-12.7)."""


def forecast(war: War, seat: int, option: Option | None) -> Forecast | None:
    """Return the odds of a battle or of the Hunt, now or after an option."""
    if option is not None and war.battle is None:
        hunt = None
        if ACT.chosen(option) and ACT.refs(option)[1] == "move-fellowship":
            hunt = hunt_of_move(war)
        elif ALLOCATE.chosen(option):
            hunt = hunt_of_allocation(war, ALLOCATE.ref(option))
        if hunt is not None:
            return Forecast((hunt,))
    found = declared(war, option) if war.battle is None else going_on(war, seat, option)
    return None if found is None else Forecast(prospects=(found,))


def declared(war: War, option: Option | None) -> Prospect | None:
    """Return the odds of a battle that is about to begin (WOTR-11.2, 11.4)."""
    frame = war.stack[-1] if war.stack else None
    if not isinstance(frame, AttackWithHost):
        return None
    picks = [*frame.draft, *([] if option is None else [option])]
    if not picks or not ATTACK.chosen(picks[0]):
        return None
    source, target = ATTACK.refs(picks[0])
    side = war.side(frame.seat)
    counts, who = without(able_to_attack(war, frame.seat, source), side, picks[1:])
    kind = kind_of_battle(war, side, source, target)
    war.battle = Clash(side, source, target, kind, counts, who, 1, terms=frame.terms)
    course = WarCourse(war)
    course.begin(course.begun, 1)
    return course.prospect()


def going_on(war: War, seat: int, option: Option | None) -> Prospect | None:
    """Return the odds of the battle in progress, unless an option ends it."""
    battle, fought = war.frame(ArmyBattle), war.frame(BattleRound)
    if battle is None:
        return None
    if option is not None and option.verb in ENDING:
        return None
    if fought is not None:
        return of_this_round(war, seat, fought, option)
    course, number = later_rounds(war), clash_of(war).round
    if battle.step == "stronghold_choice":
        course.begin(course.begun, number)
    elif battle.step in ("cease", "retreat"):
        course.begin(course.begun, number + 1)
    elif battle.step == "extend_siege" and EXTEND.chosen(option):
        figure, side = EXTEND.ref(option), course.own.side
        own = minus(course.begun[0], single(side, figure))
        own = plus(own, single(side, REGULAR_OF[figure]))
        course.begin((own, course.begun[1]), number + 1)
    else:
        return None
    return course.prospect()


# A round in progress


def of_this_round(
    war: War, seat: int, fought: BattleRound, option: Option | None
) -> Prospect | None:
    """Return the odds in the middle of a round.

    Of combat cards those count that the seat knows and that ask nobody; others are not counted.
    """
    clash, assigning = clash_of(war), war.frame(AssignHits)
    number, shares = clash.round, defaultdict[Standing, float](float)
    if fought.step in LAYING:
        cards = known_cards(war, seat, option)
        ways = rounds_with_cards(war, cards)
        course = later_rounds(war, cards)
        for way in ways:
            changed = msgspec.structs.replace(cards, struck=way.struck)
            left = after_rerolls(course, way.hits, changed, way.standing) if way.hits else {}
            for standing, share in (left or {way.standing: 1.0}).items():
                shares[standing] += way.share * share
    elif fought.step in REROLLS:
        cards = cards_in_force(war)
        rolled = hits_with_rerolls(war, fought, option)
        course = later_rounds(war, cards)
        shares.update(after_rerolls(course, rolled, cards, course.begun))
    elif fought.step in CASUALTIES and assigning is not None:
        cards = msgspec.structs.replace(cards_in_force(war), done=BEFORE_CASUALTIES)
        made = clash.suffers(clash.defender), clash.suffers(clash.attacker)
        course = later_rounds(war, cards)
        shares[after_casualties(course, fought, assigning, option, made)] = 1.0
    else:
        return None
    is_last = any(odds.is_last for _, odds in cards.added())
    course.go_on(shares, number, is_last=is_last)
    return course.prospect(*notes_about(cards))


def later_rounds(war: War, cards: Cards | None = None) -> WarCourse:
    """Return the course of a battle after a round, whose cards count no more (WOTR-12.6).

    A card may give the battle another round.
    """
    clash, titles = clash_of(war), card_book(war).moments
    if cards is not None and any(odds.extends for _, odds in cards.added()):
        rounds = max(clash.terms.rounds, clash.round) + 1
        clash.terms = msgspec.structs.replace(clash.terms, rounds=rounds)
    war.active = [active for active in war.active if active.name not in titles]
    clash.forget()
    return WarCourse(war)


def hits_with_rerolls(war: War, fought: BattleRound, option: Option | None) -> list[Chances]:
    """Return the hits of both sides in this round before its re-rolls (WOTR-11.17, 11.18)."""
    clash = clash_of(war)
    chosen = {clash.attacker: fought.attacker_dice, clash.defender: fought.defender_dice}
    asked = clash.attacker if fought.step == REROLLS[0] else clash.defender
    if REROLL.chosen(option):
        chosen[asked] = option
    hits = list[Chances]()
    for side in clash.order:
        choice, dice = chosen[side], clash.sides[side]
        again = REROLL.ref(choice) if choice is not None else most_rerolls(war, side)
        more = binomial(again, chance(dice.target, reroll_modifier(war, side)))
        hits.append([0.0] * dice.hits + list(more))
    return hits


def after_rerolls(
    course: WarCourse, hits: list[Chances], cards: Cards, standing: Standing
) -> dict[Standing, float]:
    """Return what this round leaves, with the hits of the attacker and of the defender.

    Cards change their numbers (WOTR-12.6).
    """
    found = defaultdict[Standing, float](float)
    own, enemy = standing
    for first, one in enumerate(hits[0]):
        for second, two in enumerate(hits[1]):
            if one and two:
                struck, suffered = hits_by_cards(course.world, cards, (first, second))
                left = course.own.after(own, suffered), course.enemy.after(enemy, struck)
                found[left] += one * two
    return found


def after_casualties(
    course: WarCourse,
    fought: BattleRound,
    frame: AssignHits,
    option: Option | None,
    hits: tuple[int, int],
) -> Standing:
    """Return what the round leaves if a side goes on choosing casualties sensibly (WOTR-11.25).

    The hits are those of the attacker and of the defender.
    """
    struck, suffered = hits
    picks = [*frame.draft, *([] if option is None else [option])]
    if frame.side == course.own.side:
        own = suffering(course.own, course.begun[0], frame.hits, picks)
        enemy = course.enemy.after(course.begun[1], struck)
    else:
        own = suffering(course.own, course.begun[0], suffered, list(fought.attacker_losses))
        enemy = suffering(course.enemy, course.begun[1], frame.hits, picks)
    return own, enemy


def suffering(line: BattleLine, counts: Counts, hits: int, picks: list[Option]) -> Counts:
    """Return what some picks leave of a side, and then a sensible choice for the other hits."""
    line.wait(counts)
    now = Suffering(line.world, line.side, counts, hits).suffer(picks)
    rest = sensible_losses(line.world, line.side, now.counts, now.hits, now.used)
    return line.standing(now.suffer(rest).counts)
