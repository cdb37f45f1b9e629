"""The expansion: its parts combined for the kernel."""

from __future__ import annotations

from typing import cast

import msgspec

from ostrog.expansions.warriors.board.invariants import violations
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL, DECK_OF_CARD, pools
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.values import (
    CARDS,
    HERE,
    PRINTED,
    FactionValues,
    faults,
    read_faction_values,
)
from ostrog.expansions.warriors.board.verbs import MEMBERS, VERBS
from ostrog.expansions.warriors.bots import advice
from ostrog.expansions.warriors.calls.called_cards import (
    REQUIREMENTS,
    after_rerolls,
    before_the_end,
    call_factions,
    calls_beside_hand,
    dismiss_factions,
    rests_in_hand,
    set_calls_aside,
)
from ostrog.expansions.warriors.calls.called_effects import CALL_EFFECTS, CALL_SOURCES, EFFECTS
from ostrog.expansions.warriors.calls.orderly_withdrawals import (
    cease_in_order,
    leave_in_order,
    retreat_in_order,
)
from ostrog.expansions.warriors.calls.reinforced_armies import BorneUp, bring_reinforcements
from ostrog.expansions.warriors.effect_pairs import pairs
from ostrog.expansions.warriors.faction_dice.faction_die import (
    act_after_dispersal,
    carry_out_faction_die,
    count_faction_die,
    offer_faction_die,
    recover_faction_dice,
    roll_faction_dice,
    with_faction_actions,
)
from ostrog.expansions.warriors.faction_dice.faction_draws import (
    draw_faction_events,
    set_up_factions,
    third_deck,
)
from ostrog.expansions.warriors.faction_dice.handed_cards import HandOverEvents, hand_over_events
from ostrog.expansions.warriors.faction_events.all_events import (
    EVENT_PROCEDURES,
    EVENT_SOURCES,
    EVENTS,
    PRICES,
)
from ostrog.expansions.warriors.faction_events.armed_figures import (
    enough_have_gone,
    spiders_first,
)
from ostrog.expansions.warriors.faction_events.death_to_the_forgoil import (
    advance_afterwards,
    arm_hillmen,
    lends_figures,
    note_casualties,
    note_extension,
    note_hits,
    stand_down,
)
from ostrog.expansions.warriors.factions.coming_figures import FiguresCome
from ostrog.expansions.warriors.factions.dispersed_dead import (
    leaves_only_with_the_heir,
    outside_with_the_dead,
)
from ostrog.expansions.warriors.factions.entering_factions import EnterFaction, FactionEnters
from ostrog.expansions.warriors.factions.lost_factions import (
    EliminateFaction,
    ReturnFigures,
    figures_of_a_lost_card,
    lost_faction,
)
from ostrog.expansions.warriors.factions.mustering_factions import MusterFaction
from ostrog.expansions.warriors.factions.the_dead import GatherToTheDead
from ostrog.expansions.warriors.factions.the_dunlendings import MusterDunlendings
from ostrog.expansions.warriors.factions.the_ents import ChooseEntwood, EntsCome
from ostrog.expansions.warriors.figure_movement.figures_with_armies import (
    TakeAlong,
    advance_with_figures,
    arrive_with_figures,
    choose_who_attacks,
    come_with_figures,
    destroy_with_figures,
    enter_with_figures,
    flee_with_figures,
    forget_moved_figures,
    forget_who_attacked,
    lose_host_with_figures,
    note_who_attacks,
    retreat_with_figures,
    suffer_with_figures,
    take_along_on_march,
)
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.figure_movement.ships import SailHosts, ShipsSail
from ostrog.expansions.warriors.lessons import LESSONS
from ostrog.expansions.warriors.new_events.events_of_the_road import trust_someone
from ostrog.expansions.warriors.new_events.the_western_way import come_ashore
from ostrog.expansions.warriors.occurrences import OCCURRENCES
from ostrog.expansions.warriors.strikes.army_of_the_dead import WraithsMarch
from ostrog.expansions.warriors.strikes.fleeing_armies import (
    FleeTheDead,
    LeaveTheField,
    flees_from_the_dead,
)
from ostrog.expansions.warriors.strikes.march_of_the_ents import MarchOfTheEnts
from ostrog.expansions.warriors.strikes.struck_armies import StrikeArmy
from ostrog.expansions.warriors.table.call_odds import notes_on_calls, with_calls
from ostrog.expansions.warriors.table.contract import with_factions
from ostrog.expansions.warriors.table.prompt_rules import ASKED
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.fallen_hosts import LoseHost, SufferHits
from ostrog.games.war_of_the_ring.battles.moves_after_battle import AdvanceHost, RetreatHost
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.seats import MatchParts
from ostrog.games.war_of_the_ring.board.state import lent_figures
from ostrog.games.war_of_the_ring.board.verbs import RETREAT_TO, TAKE
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.campaigns.stack_limits import DisbandUnits
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import resting_place
from ostrog.games.war_of_the_ring.companions.travel import is_shut_in
from ostrog.games.war_of_the_ring.dice.die_uses import ActionBook
from ostrog.games.war_of_the_ring.dice.event_hands import decks_of, held_beside
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions, unused_dice
from ostrog.games.war_of_the_ring.dice.war_turn import RollPools, Turn, WarOfTheRing
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.games.war_of_the_ring.table.battle_odds import notes_on_battle
from ostrog.games.war_of_the_ring.table.card_odds import odds_of_effects
from ostrog.kernel import Expansion, NewStep, Scenario, find_translations, read_rulebook


def derive(scenario: Scenario, own: FactionValues, parts: MatchParts) -> MatchParts:
    """Add the cards and actions of the expansion to what is worked out once for a match."""
    book = parts.cards
    cards = msgspec.structs.replace(
        book,
        printed={**book.printed, **PRINTED},
        deck_of={**book.deck_of, **DECK_OF_CARD, **DECK_OF_CALL},
        events={**book.events, **EVENTS},
        sources={**book.sources, **TABLED},
        prices={**book.prices, **PRICES},
        effects={**book.effects, **EFFECTS},
        requirements={**book.requirements, **REQUIREMENTS},
        moments={**book.moments, **CARDS.combats},
    )
    actions = with_faction_actions(cast("ActionBook", parts.actions))
    return msgspec.structs.replace(parts, cards=cards, actions=actions)


expansion = Expansion(
    name="warriors",
    state=FactionWar,
    procedures=(
        EnterFaction,
        FactionEnters,
        MusterFaction,
        FiguresCome,
        MusterDunlendings,
        GatherToTheDead,
        EliminateFaction,
        ReturnFigures,
        ChooseEntwood,
        MoveFigures,
        TakeAlong,
        SailHosts,
        ShipsSail,
        StrikeArmy,
        WraithsMarch,
        FleeTheDead,
        LeaveTheField,
        MarchOfTheEnts,
        HandOverEvents,
        EntsCome,
        *EVENT_PROCEDURES,
        *CALL_EFFECTS,
        BorneUp,
    ),
    steps=(
        NewStep(WarOfTheRing, "set_calls_aside", set_calls_aside, before="set_up"),
        NewStep(WarOfTheRing, "set_up_factions", set_up_factions, after="set_up"),
        NewStep(Turn, "recover_faction_dice", recover_faction_dice, after="recover"),
        NewStep(Turn, "draw_faction_events", draw_faction_events, after="draw_events"),
        NewStep(Turn, "hand_over_events", hand_over_events, after="draw_faction_events"),
        NewStep(RollPools, "roll_faction_dice", roll_faction_dice, after="roll"),
        NewStep(DrawTile, "trust_someone", trust_someone, after="weigh"),
        NewStep(ResolveActions, "act", offer_faction_die),
        NewStep(ResolveActions, "carry_out", carry_out_faction_die),
        NewStep(ResolveActions, "acted", act_after_dispersal),
        NewStep(MoveHosts, "take_along", take_along_on_march, after="set_out"),
        NewStep(MoveHosts, "enter", enter_with_figures),
        NewStep(MoveHosts, "arrived", arrive_with_figures),
        NewStep(MoveHosts, "limits", forget_moved_figures),
        NewStep(ArmyBattle, "choose_who_attacks", choose_who_attacks, before="opening"),
        NewStep(ArmyBattle, "note_who_attacks", note_who_attacks, before="opening"),
        NewStep(ArmyBattle, "end", forget_who_attacked),
        NewStep(AdvanceHost, "take_along", advance_with_figures, before="enter"),
        NewStep(AdvanceHost, "enter", come_with_figures),
        NewStep(RetreatHost, "take_along", retreat_with_figures, before="go"),
        NewStep(RetreatHost, "go", flee_with_figures),
        NewStep(BattleRound, "call_factions", call_factions, before="attacker_card"),
        NewStep(BattleRound, "after_rerolls", after_rerolls, before="before_casualties"),
        NewStep(BattleRound, "bring_reinforcements", bring_reinforcements, before="destroy_armies"),
        NewStep(BattleRound, "before_the_end", before_the_end, before="end_of_round"),
        NewStep(ArmyBattle, "dismiss_factions", dismiss_factions, before="end"),
        NewStep(ArmyBattle, "arm_hillmen", arm_hillmen, before="opening"),
        NewStep(ArmyBattle, "note_extension", note_extension, before="press_siege"),
        NewStep(ArmyBattle, "cease", cease_in_order),
        NewStep(ArmyBattle, "retreat", retreat_in_order),
        NewStep(ArmyBattle, "leave", leave_in_order),
        NewStep(ArmyBattle, "stand_down", stand_down, before="aftermath"),
        NewStep(ArmyBattle, "advance", advance_afterwards),
        NewStep(BattleRound, "note_casualties", note_casualties, before="remove_casualties"),
        NewStep(SufferHits, "note_hits", note_hits, before="remove"),
        NewStep(DisbandUnits, "spiders_first", spiders_first, before="choose"),
        NewStep(DisbandUnits, "enough_have_gone", enough_have_gone, before="choose"),
        NewStep(SeparateCompanions, "come_ashore", come_ashore, before="choose"),
        NewStep(BattleRound, "destroy_armies", destroy_with_figures),
        NewStep(SufferHits, "remove", suffer_with_figures),
        NewStep(LoseHost, "remove", lose_host_with_figures),
    ),
    verbs=VERBS,
    members=MEMBERS,
    more_rules={TAKE: (leaves_only_with_the_heir,), RETREAT_TO: (flees_from_the_dead,)},
    sources=(*TABLED.values(), *EVENT_SOURCES, *CALL_SOURCES),
    watchers=(lost_faction, figures_of_a_lost_card),
    changes={
        decks_of: third_deck,
        unused_dice: count_faction_die,
        resting_place: rests_in_hand,
        held_beside: calls_beside_hand,
        lent_figures: lends_figures,
        is_shut_in: outside_with_the_dead,
        odds_of_effects: with_calls,
        notes_on_battle: notes_on_calls,
    },
    pools=pools,
    data=read_faction_values(),
    data_faults=faults,
    derive=derive,
    invariants=violations,
    occurrences=OCCURRENCES,
    pairs=pairs,
    advice=advice,
    asked_by_rule=ASKED,
    table=with_factions,
    lessons=LESSONS,
    words=HERE / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
)
"""Warriors of Middle-earth."""
