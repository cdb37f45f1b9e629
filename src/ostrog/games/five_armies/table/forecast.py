"""Forecasts: of the next combat round and the whole battle, and of dice outside battle.

The round is made by running the rules on a copy of the state.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import comb

from ostrog.games.five_armies.armies.damage import ChooseCasualties, deal, take_losses
from ostrog.games.five_armies.armies.thorin import SHINING_ARMOUR, is_with_thorin
from ostrog.games.five_armies.battle.attack import CombinedAttack, MoveArmies
from ostrog.games.five_armies.battle.combat_effects import take_effect
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.manoeuvres import lay_open
from ostrog.games.five_armies.battle.rolls import hits, is_hit, misses, most_rerolls, reroll_choices
from ostrog.games.five_armies.battle.whole_battle import Battle
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import DONE, EXTRA, FIGHT_WITH, MANOEUVRE, REROLL
from ostrog.games.five_armies.characters.beorn import MoveBeorn
from ostrog.games.five_armies.table.battle_panel import ClashPanel, Outlook
from ostrog.games.five_armies.table.odds.course_forecast import (
    order_of,
    rest_of_battle,
    whole_battle,
)
from ostrog.games.five_armies.table.odds.factors import BODYGUARDS, factors
from ostrog.games.five_armies.table.odds.volley_forecast import volleys
from ostrog.kernel import Call, Flow, Option
from ostrog.table import Forecast, Prospect

DIGITS = 6
"""Number of decimal places of probabilities."""
LEAVING = ("stop-attack", "retreat", "rout")
"""Verbs of options that end the battle, so that no other round follows."""
REROLLS = ("attacker_reroll", "defender_reroll")
Spread = Mapping[tuple[int, int], float]
"""Probability by the number of hits and the number of hits with black dice among them."""
Ends = tuple[float, float, float]
"""Mean number of units lost, probability of being destroyed, probability of winning the battle."""


class OnesOnly:
    """Chance that always draws the lowest number, so that all dice of the next roll show 1.

    A 1 always misses (B5A-23.18).
    """

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Return the lowest number."""
        return 0


def forecast(war: War, seat: int, option: Option | None) -> Forecast | None:
    """Return the odds of the next round and of the battle, now or after an option."""
    if war.battle is None:
        thrown = tuple(volleys(war, seat, option))
        if thrown:
            return Forecast(thrown)
    war.setting = war.setting.with_chance(OnesOnly())
    if have_fallen(war, seat):
        rest = rest_of_battle(war, seat, option)
        return None if rest is None else Forecast(prospects=(rest,))
    worlds = list(coming(war, seat, option))
    if not worlds:
        return None
    first = order_of(war)[0]
    panels, prospects = list[ClashPanel](), list[Prospect]()
    for world in worlds:
        spreads = roll(world, seat, option)
        panels.append(clash(world, seat, option, spreads))
        if len(worlds) == 1 or fight_of(world).place == first:
            prospects.append(whole_battle(world, spreads))
    return Forecast(tuple(panels), prospects=tuple(prospects))


def have_fallen(war: War, seat: int) -> bool:
    """Whether all dice of the round in progress lie on the table, re-rolls included (B5A-24.4)."""
    fought = war.frame(CombatRound)
    if fought is None or fought.step in REROLLS:
        return False
    return bool(fight_of(war).sides[seat].dice)


# The next round


def coming(war: War, seat: int, option: Option | None) -> Iterator[War]:
    """Yield states of the next round before its roll, one for each army that may fight it."""
    battle, fought = war.frame(Battle), war.frame(CombatRound)
    if battle is None:
        begun = declared(war, option)
        if begun is not None:
            war.stack.append(begun)
            begun.begin(war)
            yield from next_rounds(war, begun.armies)
    elif fought is not None:
        if fight_of(war).sides[seat].dice:
            if fought.step in REROLLS:
                yield war
        elif play(war, fought, seat, option):
            yield war
    elif battle.step == "draw_for_terrain":
        war.stack.append(CombatRound(number=fight_of(war).round))
        yield war
    elif battle.step in ("choose_army", "stop_attack", "retreat_or_rout"):
        if FIGHT_WITH.chosen(option):
            yield from next_rounds(war, (FIGHT_WITH.ref(option),))
        elif option is None or option.verb not in LEAVING:
            yield from next_rounds(war, fight_of(war).attackers(war))


def declared(war: War, option: Option | None) -> Battle | None:
    """Return the battle that an option would begin after the picks (B5A-7.2, 7.3, 21.1, 33.7)."""
    frame = war.stack[-1] if war.stack else None
    flow: Flow = None
    if option is None:
        return None
    if isinstance(frame, CombinedAttack):
        picks = [pick for pick in (*frame.draft, option) if pick.verb != "done"]
        if any(pick.verb == "join" for pick in picks):
            frame.picks = (*picks, DONE())
            flow = frame.battle(war)
    elif option.verb == "attack" and isinstance(frame, MoveArmies | MoveBeorn):
        if isinstance(frame, MoveArmies) and frame.draft:
            frame.picks = (*frame.draft, option)
            frame.enter(war)
        else:
            frame.target = option
        flow = frame.battle(war)
    return flow.child if isinstance(flow, Call) and isinstance(flow.child, Battle) else None


def next_rounds(war: War, places: tuple[str, ...]) -> Iterator[War]:
    """Yield a state of the next round for each of these armies (B5A-29.2)."""
    for place in places:
        world = war.clone()
        battle = world.frame(Battle)
        assert battle is not None
        battle.army = FIGHT_WITH[place]
        battle.begin_round(world)
        world.stack.append(CombatRound(number=fight_of(world).round))
        yield world


def play(war: War, fought: CombatRound, seat: int, option: Option | None) -> bool:
    """Play an option's card, before or after the other side's is known (B5A-22.1, 22.6, CR-22).

    Return whether there is a roll to forecast.
    """
    fight = fight_of(war)
    if fought.step == "manoeuvres":
        if MANOEUVRE.chosen(option):
            lay_open(fight, seat, MANOEUVRE.ref(option))
            take_effect(war, fought, seat)
        return True
    if fought.step not in ("defender_effect", "attacker_effect"):
        return False
    if EXTRA.chosen(option):
        fight.sides[seat].card = EXTRA.ref(option)
    if fought.step == "defender_effect":
        take_effect(war, fought, fight.attacker)
    return True


# Its results


def roll(war: War, seat: int, option: Option | None) -> list[Spread]:
    """Return the hits of both sides, attacker first; the dice that have not fallen show 1."""
    fight, fought = fight_of(war), war.frame(CombatRound)
    assert fought is not None
    rolled = fought.step in REROLLS
    if not rolled:
        fought.combat_roll(war)
    spreads = []
    for side in fight.order:
        chosen = fought.attacker_dice if side == fight.attacker else None
        if side == seat and option is not None:
            chosen = option
        wish = REROLL.refs(chosen) if REROLL.chosen(chosen) else None
        again = None if wish is None else (wish[0], wish[1])
        spreads.append(spread(war, fight, side, rolled=rolled, again=again))
    return spreads


def clash(war: War, seat: int, option: Option | None, spreads: Sequence[Spread]) -> ClashPanel:
    """Return the forecast of both sides before the roll, or before the leader re-roll."""
    fight, fought = fight_of(war), war.frame(CombatRound)
    assert fought is not None
    rolled = fought.step in REROLLS
    ends = [
        suffering(war, fight, side, spreads[1 - index]) for index, side in enumerate(fight.order)
    ]
    attacking, defending = ends[0][1], ends[1][1]
    alone = len(fight.attackers(war)) == 1
    wins = (
        defending * (1 - attacking if alone else 1),
        attacking * (1 - defending) if alone else 0.0,
    )
    first, second = (
        outlook(war, fight, side, spreads[index], (*ends[index], wins[index]), rolled=rolled)
        for index, side in enumerate(fight.order)
    )
    found = tuple(notes(war, fight, fought, option))
    return ClashPanel(at=fight.region, sides=(first, second), notes=found)


def spread(
    war: War, fight: Fight, seat: int, *, rolled: bool, again: tuple[int, int] | None
) -> Spread:
    """Return the probabilities of a side's hits after re-rolls (B5A-23.4, 23.7, 24.1, 24.3).

    `again` is the number of white and black dice to re-roll. Without it, the side re-rolls as many
    misses as it may, black ones first.
    """
    side, most = fight.sides[seat], most_rerolls(war, fight, seat)
    first, later = (chance(side.target, added) for added in side.added)
    white, black = misses(fight, seat)
    begun = hits(fight, seat), hits(fight, seat, black_only=True)
    found: dict[tuple[int, int], float] = defaultdict(float)
    for white_hits, one in enumerate([1.0] if rolled else binomial(white, first)):
        for black_hits, other in enumerate([1.0] if rolled else binomial(black, first)):
            left = white - white_hits, black - black_hits
            tries = again if again is not None else reroll_choices(*left, most)[0]
            for more, third in enumerate(binomial(tries[0], later)):
                for more_black, fourth in enumerate(binomial(tries[1], later)):
                    every_black = begun[1] + black_hits + more_black
                    every = begun[0] + white_hits + more + black_hits + more_black
                    found[every, every_black] += one * other * third * fourth
    return found


def chance(target: int, added: int) -> float:
    """Return the probability that one die hits (B5A-23.7)."""
    return sum(is_hit(value, target, added) for value in range(1, 7)) / 6


def binomial(dice: int, each: float) -> list[float]:
    """Return the probability of each number of hits, starting with 0."""
    return [comb(dice, n) * each**n * (1 - each) ** (dice - n) for n in range(dice + 1)]


def by_hits(spread: Spread) -> list[float]:
    """Return the probability of each number of hits of any colour."""
    found = [0.0] * (1 + max(every for every, _ in spread))
    for (every, _), share in spread.items():
        found[every] += share
    return found


def suffering(war: War, fight: Fight, seat: int, enemy: Spread) -> tuple[float, float]:
    """Return a side's mean loss of units and probability of destruction (B5A-25.1, 25.8, 27.1)."""
    place, lost, gone = fight.army_of(seat), 0.0, 0.0
    for damage, share in enumerate(by_hits(enemy)):
        world = war.clone()
        deal(world, place, damage, sheltered=seat == fight.defender)
        army = world.armies.get(place)
        if army is not None:
            choice = ChooseCasualties(seat=seat, place=place)
            losses = choice.least(world, army.units, army.damage)
            take_losses(world, place, losses)
            lost += share * len(losses)
        gone += share * (world.force(place) != seat)
    return lost, gone


def outlook(
    war: War,
    fight: Fight,
    seat: int,
    spread: Spread,
    ends: Ends,
    *,
    rolled: bool,
) -> Outlook:
    """Return the forecast of one side."""
    side, chances = fight.sides[seat], by_hits(spread)
    return Outlook(
        seat=seat,
        at=fight.army_of(seat),
        dice=len(side.dice),
        black=side.black,
        target=side.target,
        added=side.added[0],
        added_again=side.added[1],
        rerolls=min(len(side.dice), most_rerolls(war, fight, seat)),
        rolled=rolled,
        factors=tuple(factors(war, fight, seat)),
        hits=tuple(round(share, DIGITS) for share in chances),
        mean=round(sum(n * share for n, share in enumerate(chances)), DIGITS),
        black_hits=round(sum(share for (_, black), share in spread.items() if black), DIGITS),
        losses=round(ends[0], DIGITS),
        destroyed=round(ends[1], DIGITS),
        wins=round(ends[2], DIGITS),
    )


def notes(war: War, fight: Fight, fought: CombatRound, option: Option | None) -> Iterator[str]:
    """Yield notes on assumptions, and on things that could still change the numbers."""
    sides = fight.sides
    if any(most_rerolls(war, fight, seat) for seat in fight.order):
        yield "forecast-rerolls"
    if fought.step in ("", "manoeuvres"):
        yield "forecast-other-card" if option is not None and fought.step else "forecast-cards"
    if any(side.black for side in sides):
        yield "forecast-abilities"
    shadow, free = fight.army_of(SHADOW), fight.army_of(FREE)
    if war.bodyguards and war.characters["bolg"] == shadow:
        yield BODYGUARDS
    if SHINING_ARMOUR in war.faces("fate-beside") and is_with_thorin(war, free):
        yield "forecast-armour"
    if war.rings and war.characters["bilbo"] == free:
        yield "forecast-ring"
