"""How cards, calls, factions and their dice are brought into a match with any other effect.

The game brings in what is its own, and all event cards. Here the factions come that they need.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import (
    CORSAIRS,
    DEAD,
    EAGLES,
    ENTS,
    FACTION_DECK,
    FACTIONS,
    FACTIONS_OF,
    GONE,
    IN_PLAY,
    SIDE_OF_FACTION,
)
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS, FACTION_OF
from ostrog.expansions.warriors.factions.six_factions import RULES_OF
from ostrog.expansions.warriors.factions.the_eagles import eagles_in_range
from ostrog.expansions.warriors.factions.the_ents import FANGORN, entwoods, somebody_is_in_fangorn
from ostrog.expansions.warriors.figure_movement.ways_of_figures import (
    figures_may_enter,
    guarded_regions,
    is_shut_in,
)
from ostrog.expansions.warriors.occurrences import LEFT_OUT, gone_titles
from ostrog.games.war_of_the_ring import effect_pairs as of_the_game
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.events import CombatCardActed
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import COMPANIONS, FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.pools import TILES_ASIDE, used_zone
from ostrog.games.war_of_the_ring.board.state import FELLOWSHIP, OFF_THE_MAP, War, adjacent
from ostrog.kernel import Pairs, Scenario

FACTION_DICE = tuple([f"{side}-faction-die" for side in SIDES])
"""The faction die of each side, as an effect."""
CALL_OF_TITLE = {call.combat: card for card, call in CARDS.calls.items()}
BROUGHT_TITLES = tuple([title for title in CARDS.combats if title not in CALL_OF_TITLE])
"""Titles in combat of the cards that are shuffled into the decks of the game."""
OWN = (*CARDS.cards, *BROUGHT_TITLES, *CARDS.calls, *FACTIONS, *FACTION_DICE)
"""The effects of the expansion."""
SHELOB, HER_CARD = "sha-shelob", "sa-the-craft-of-shelob"
"""A special tile, and the card that brings it into play here (WOME-17.14)."""
HOLDERS = {
    "fp-saruman-is-a-neighbour": ENTS,
    "fp-in-long-swift-lines": EAGLES,
    "fp-the-stone-of-erech": DEAD,
}
"""Cards that lie on the table with figures of a faction on them (WOME-5.4)."""

MOST_FIGURES = 4
"""Largest number of figures that a faction receives."""
WITH_ARMIES = 0.6
"""How many of the figures are placed in regions with armies of their side."""
OTHERS = 0.3
"""How likely each other faction is in play too."""
ROLLED = 0.8
"""How likely a side with a faction in play has its faction die left."""
UNREADY = 0.1
"""How likely a card of a faction comes without it (WOME-5.1, 5.2)."""
ESCORT = 3
"""Largest number of figures that join a battle to which their faction is called."""


def pairs(base: Pairs[War]) -> Pairs[FactionWar]:
    """Return the pairs of the game with the effects of the expansion (WOME-2.2 to 2.5)."""

    def effects(scenario: Scenario) -> tuple[str, ...]:
        gone = {*LEFT_OUT, *gone_titles()}
        return (*[each for each in base.effects(scenario) if each not in gone], *OWN)

    def at_work(war: FactionWar) -> Iterator[str]:
        yield from base.at_work(war)
        yield from own_effects_at_work(war)

    return Pairs(effects, bring, at_work)


def bring(war: FactionWar, one: str, other: str, random: Random) -> bool:
    """Play to an action; then bring in the factions of both effects, the effects, and dice."""
    pair = sorted((one, other), key=lambda each: of_the_game.is_event(war, each))
    if {SHELOB, HER_CARD} == set(pair) or not of_the_game.play_to_an_action(war, random):
        return False
    wanted = [faction for each in pair for faction in factions_for(war, each, random)]
    for faction in dict.fromkeys(wanted):
        if not bring_faction(war, faction, random):
            return False
    for faction in FACTIONS:
        if faction not in wanted and random.random() < OTHERS:
            bring_faction(war, faction, random)
    titles = [CARDS.calls[each].combat if each in CARDS.calls else each for each in pair]
    rest = [each for each in titles if each not in (*FACTIONS, *FACTION_DICE)]
    if not all(_bring_in(war, each, random) for each in rest):
        return False
    for side, die in enumerate(FACTION_DICE):
        _roll(war, side, 1.0 if die in pair else ROLLED, random)
    return of_the_game.begin(war, titles, random, _send_factions) and not any(
        lost_now(war, faction) for faction in wanted
    )


def factions_for(war: FactionWar, effect: str, random: Random) -> tuple[str, ...]:
    """The factions that an effect needs."""
    if effect in FACTIONS:
        return (effect,)
    if effect in FACTION_DICE:
        side = FACTION_DICE.index(effect)
        return () if war.factions_in_play(side) else (random.choice(FACTIONS_OF[side]),)
    faction = FACTION_OF.get(effect, "")
    return (faction,) if faction and random.random() >= UNREADY else ()


def lost_now(war: FactionWar, faction: str) -> bool:
    """Whether a faction is not in play, or will be eliminated at once (WOME-3.4)."""
    return not war.has_entered(faction) or bool(RULES_OF[faction].lost_by(war))


def _bring_in(war: FactionWar, effect: str, random: Random) -> bool:
    """Bring in a card, a character, a tile or a title, with what belongs to it here."""
    if effect == HER_CARD:
        of_the_game.fetch(war, SHELOB, TILES_ASIDE)
    if effect == SHELOB:
        of_the_game.fetch(war, HER_CARD, used_zone(SHADOW, FACTION_DECK))
    if not of_the_game.bring_in(war, effect, random):
        return False
    if effect in HOLDERS and any(active.name == effect for active in war.active):
        _stash(war, effect, random)
    return True


def _stash(war: FactionWar, card: str, random: Random) -> None:
    """Put figures on a card on the table, as if it had been played earlier (WOME-5.4)."""
    faction = HOLDERS[card]
    if not war.on_cards.get(card) and war.pool_of_figures[faction]:
        number = random.randint(1, min(3, war.pool_of_figures[faction]))
        war.pool_of_figures[faction] -= number
        war.on_cards[card] = number


def _roll(war: FactionWar, side: int, chance: float, random: Random) -> None:
    """Let the faction die of a side with a faction in play lie unused (WOME-6.1, 6.20)."""
    if war.factions_in_play(side) and not war.faction_dice[side] and random.random() < chance:
        faces = [face for face in war.die_faces(side) if face != "eye"]
        if war.shown_faction_dice[side] == "eye":
            war.hunt_box[side] -= 1
        war.has_faction_die[side] = True
        war.faction_dice[side] = war.shown_faction_dice[side] = random.choice(faces)


# Factions


def bring_faction(war: FactionWar, faction: str, random: Random) -> bool:
    """Let a faction be in play, with some figures where they can be; return whether it is.

    See WOME-3.4 and chapters 11 to 16.
    """
    rules = RULES_OF[faction]
    if war.faction_states[faction] == GONE or rules.barred(war):
        return False
    if faction == DEAD and not _send_the_heir(war, random):
        return False
    if faction == ENTS and not _send_to_fangorn(war, random):
        return False
    if not war.has_entered(faction):
        war.pool_of_figures[faction] += sum(war.added[faction].values())
        war.added[faction] = {}
        war.faction_states[faction] = IN_PLAY
    for region in _first_places(war, faction, random):
        _place(war, faction, region)
    places = _places(war, faction)
    for _ in range(random.randint(0, MOST_FIGURES)):
        ours = [region for region in places if region in war.hosts[SIDE_OF_FACTION[faction]]]
        if places:
            _place(war, faction, random.choice(ours * (random.random() < WITH_ARMIES) or places))
    return not rules.lost_by(war)


def _place(war: FactionWar, faction: str, region: str) -> None:
    """Place a figure from the pool, if there is one and it has room (WOME-5.6)."""
    if war.pool_of_figures[faction] and war.room_for(faction, region):
        war.pool_of_figures[faction] -= 1
        war.place_figures(faction, region, 1)


def _first_places(war: FactionWar, faction: str, random: Random) -> tuple[str, ...]:
    """Where a faction stands at least, as its rules need it."""
    if faction == DEAD:
        return (war.characters[war.heir],)
    if faction == ENTS:
        return entwoods(war)
    return tuple(RULES_OF[faction].start(war))


def _places(war: FactionWar, faction: str) -> list[str]:
    """Where more figures of a faction can be."""
    if faction == DEAD:
        return [war.region_of_the_dead]
    if faction == ENTS:
        near = adjacent(war, FANGORN, ENTS)
        return [FANGORN, FANGORN, *[each for each in near if not war.units(SHADOW, each)]]
    if faction == EAGLES:
        guarded = guarded_regions(war)
        return [region for region in REGIONS if region not in guarded]
    return [
        region
        for region in REGIONS
        if figures_may_enter(war, faction, region) and not is_shut_in(war, faction, region)
    ]


def _send_the_heir(war: FactionWar, random: Random) -> bool:
    """Let Strider or Aragorn be on the map, where the Dead follow him (WOME-11.2, 11.26)."""
    if war.region_of_the_dead:
        return True
    heir = war.heir
    if war.characters[heir] in (*OFF_THE_MAP, FELLOWSHIP) and not of_the_game.place_character(
        war, heir, random
    ):
        return False
    return war.characters[heir] not in (*OFF_THE_MAP, FELLOWSHIP)


def _send_to_fangorn(war: FactionWar, random: Random) -> bool:
    """Let a Companion or the Fellowship be in Fangorn (WOME-13.5)."""
    if somebody_is_in_fangorn(war):
        return True
    dead = war.in_the_army_of_the_dead()
    able = [who for who in COMPANIONS if war.in_play(who) and who not in dead]
    random.shuffle(able)
    for who in able:
        if of_the_game.place_character(war, who, random):
            war.characters[who] = FANGORN
            return True
    return False


# Battles


def _send_factions(war: War, battle: ArmyBattle, random: Random) -> None:
    """Let figures of factions in play be where they can be called to a battle (WOME-9.1)."""
    assert isinstance(war, FactionWar)
    _gather_again(war, random)
    ground = battle.source if battle.attacker == SHADOW else battle.region
    besieged = war.sieges.get(ground) == SHADOW
    for faction in FACTIONS:
        if not war.has_entered(faction) or random.random() < OTHERS:
            continue
        if faction == ENTS and FANGORN not in adjacent(war, battle.region, ENTS):
            continue
        if faction == EAGLES and eagles_in_range(war, battle.region):
            continue
        if faction == DEAD:
            _lead_the_dead(war, battle, random)
        elif SIDE_OF_FACTION[faction] == FREE:
            _place(war, faction, FANGORN if faction == ENTS else battle.region)
        elif faction != CORSAIRS or (figures_may_enter(war, faction, ground) and not besieged):
            for _ in range(random.randint(1, ESCORT)):
                _move_up(war, faction, ground)
    gone = war.in_the_army_of_the_dead()
    battle.who = tuple([who for who in battle.who if who not in gone])


def _move_up(war: FactionWar, faction: str, region: str) -> None:
    """Place a figure in a region: from the pool, or else from another region."""
    if not war.pool_of_figures[faction]:
        others = [each for each in war.figures[faction] if each != region]
        if not others or not war.room_for(faction, region):
            return
        war.take_figures(faction, others[0], 1)
        war.pool_of_figures[faction] += 1
    _place(war, faction, region)


def _lead_the_dead(war: FactionWar, battle: ArmyBattle, random: Random) -> None:
    """Let the Army of the Dead stand beside the defender (WOME-11.24)."""
    to = random.choice((battle.region, *adjacent(war, battle.region, DEAD)))
    for who in war.in_the_army_of_the_dead():
        war.characters[who] = to
    _follow(war, to)


def _follow(war: FactionWar, to: str) -> None:
    """Move all Dead to a region (WOME-11.7)."""
    source = war.region_of_the_dead
    if source and source != to:
        number = war.number_at(DEAD, source)
        war.take_figures(DEAD, source, number)
        war.place_figures(DEAD, to, number)


def _gather_again(war: FactionWar, random: Random) -> None:
    """Let the Dead and the Ents have those with them whom a battle has called away."""
    if war.has_entered(DEAD) and war.characters[war.heir] not in (*OFF_THE_MAP, FELLOWSHIP):
        _follow(war, war.characters[war.heir])
        at = war.characters
        war.with_the_dead = tuple([who for who in war.with_the_dead if at[who] == at[war.heir]])
    if war.has_entered(ENTS):
        _send_to_fangorn(war, random)


# What is at work


def own_effects_at_work(war: FactionWar) -> Iterator[str]:
    """Yield what factions, their dice and called cards did in the last choice."""
    for told in war.scratch.outbox:
        match told.event:
            case (
                events.FactionEntered(faction)
                | events.FiguresPlaced(faction)
                | events.FiguresMoved(faction)
                | events.FiguresLost(faction)
                | events.FactionStruck(faction)
            ):
                yield faction
            case (
                events.FactionDieUsed(seat)
                | events.FactionDiePlayed(seat)
                | events.FactionDieOnCard(seat)
            ):
                yield FACTION_DICE[war.side(seat)]
            case CombatCardActed(_, title) if title in CALL_OF_TITLE:
                yield CALL_OF_TITLE[title]
                yield CARDS.calls[CALL_OF_TITLE[title]].faction
    if war.battle is not None:
        for use in war.battle.cards:
            if use.card in CARDS.calls and not use.cancelled:
                yield use.card
