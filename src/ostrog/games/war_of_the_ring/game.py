"""War of the Ring: its parts combined into a game for the kernel."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits
from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound, CardsRevealed
from ostrog.games.war_of_the_ring.battles.fallen_hosts import (
    CharactersFall,
    HitHost,
    LoseHost,
    SufferHits,
)
from ostrog.games.war_of_the_ring.battles.moves_after_battle import (
    AdvanceHost,
    ForcedRetreat,
    RetreatHost,
)
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle, BattleOpens
from ostrog.games.war_of_the_ring.belongings import OUT_OF_PLAY
from ostrog.games.war_of_the_ring.board.card_book import CardBook
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.invariants import violations
from ostrog.games.war_of_the_ring.board.map import HERE
from ostrog.games.war_of_the_ring.board.pools import DECK_OF, pools
from ostrog.games.war_of_the_ring.board.seats import SCENARIOS, MatchParts, match_parts
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.values import faults, read_values
from ostrog.games.war_of_the_ring.board.verbs import VERBS
from ostrog.games.war_of_the_ring.bots import advice
from ostrog.games.war_of_the_ring.campaigns.arrival import ArmyArrives, CaptureSettlement
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.campaigns.mustering import RecruitFigures, VoiceOfSaruman
from ostrog.games.war_of_the_ring.campaigns.stack_limits import DisbandUnits, KeepLimits
from ostrog.games.war_of_the_ring.card_events.free_character_events import FREE_CHARACTER_EVENTS
from ostrog.games.war_of_the_ring.card_events.free_strategy_events import FREE_STRATEGY_EVENTS
from ostrog.games.war_of_the_ring.card_events.shadow_character_events import SHADOW_CHARACTER_EVENTS
from ostrog.games.war_of_the_ring.card_events.shadow_strategy_events import SHADOW_STRATEGY_EVENTS
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import REQUIREMENTS
from ostrog.games.war_of_the_ring.combat_cards.changed_rolls import ROLL_SOURCES
from ostrog.games.war_of_the_ring.combat_cards.initiative import CARD_PROCEDURES, EFFECTS
from ostrog.games.war_of_the_ring.companions.abilities import SOURCES, WhiteRider
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.companions.entering import BringCharacter
from ostrog.games.war_of_the_ring.companions.journeys import MoveCompanions, MoveMinions
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent, KeepHandLimit
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.use_list import ALL_ACTIONS
from ostrog.games.war_of_the_ring.dice.war_turn import (
    AllocateHuntDice,
    RollPools,
    Turn,
    WarOfTheRing,
)
from ostrog.games.war_of_the_ring.dice.winning import ring_bearers_fall, ring_is_destroyed
from ostrog.games.war_of_the_ring.effect_pairs import PAIRS
from ostrog.games.war_of_the_ring.event_effects.card_attacks import MarchOrAttack
from ostrog.games.war_of_the_ring.event_effects.card_dice import TurnToEyes
from ostrog.games.war_of_the_ring.event_effects.card_hits import LeadAway
from ostrog.games.war_of_the_ring.event_effects.card_hunts import BreakFellowship, LureOfTheRing
from ostrog.games.war_of_the_ring.event_effects.card_journeys import (
    CarryCompanions,
    DisplaceFellowship,
    MoveOrHide,
    NazgulFlee,
    StrikeByNazgul,
)
from ostrog.games.war_of_the_ring.event_effects.card_marches import GatherNazgul, TransferUnits
from ostrog.games.war_of_the_ring.event_effects.card_politics import ChooseNation, LoseFigure
from ostrog.games.war_of_the_ring.event_effects.card_recruits import CallUp, RaiseByCard
from ostrog.games.war_of_the_ring.event_effects.card_upgrades import UpgradeUnits
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import (
    ChooseActingArmy,
    ChooseArmy,
)
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import (
    HUNT_CARD_PROCEDURES,
    HUNT_SOURCES,
)
from ostrog.games.war_of_the_ring.event_effects.standing_cards import LoseLeader
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import (
    DeclareFellowship,
    FellowshipPhase,
)
from ostrog.games.war_of_the_ring.fellowship.guides import NameGuide
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_roll import (
    HideFellowship,
    HuntBegins,
    HuntRoll,
    MoveFellowship,
)
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import (
    CompanionFalls,
    DrawTile,
    HuntDamage,
    PathRevealed,
    RevealFellowship,
    TakeCasualty,
    TakeTile,
    TileSeen,
    TilesOfPath,
)
from ostrog.games.war_of_the_ring.lessons import LESSONS
from ostrog.games.war_of_the_ring.occurrences import OCCURRENCES
from ostrog.games.war_of_the_ring.played_events.event_play import (
    EventResultUsed,
    PlayEvent,
    PlayFurther,
    ended_table_card,
)
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS, RemoveTableCard
from ostrog.games.war_of_the_ring.played_events.table_prices import PRICES, PayPrice
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
    BringToWar,
    CompanionsArrive,
    NationsAttacked,
    Negotiations,
    SetNationBack,
)
from ostrog.games.war_of_the_ring.positions import SITUATIONS, SetPosition
from ostrog.games.war_of_the_ring.table.contract import table
from ostrog.games.war_of_the_ring.table.prompt_rules import ASKED
from ostrog.games.war_of_the_ring.teams.mixed_armies import MixArmies
from ostrog.games.war_of_the_ring.teams.shared_events import OfferEvent, SwapEvents, TeamDraws
from ostrog.kernel import Game, Mixer, Scenario, find_translations, new, read_rulebook

CARDS = CardBook(
    printed=EVENT_CARDS.cards,
    deck_of=DECK_OF,
    events={
        **FREE_CHARACTER_EVENTS,
        **FREE_STRATEGY_EVENTS,
        **SHADOW_CHARACTER_EVENTS,
        **SHADOW_STRATEGY_EVENTS,
    },
    sources=TABLE_CARDS,
    prices=PRICES,
    moments=EVENT_CARDS.combats,
    effects=EFFECTS,
    requirements=REQUIREMENTS,
)
"""The cards of the game without expansions."""


def derive(scenario: Scenario, data: msgspec.Struct | None) -> MatchParts:
    """What is worked out once for a match: who sits where, all actions and cards."""
    return match_parts(scenario, ALL_ACTIONS, CARDS)


def position(arrange: SetPosition) -> Callable[[], War]:
    """A function that creates a named position from a new match."""

    def make() -> War:
        war = new(game, "two-players", Mixer(1))
        arrange(war)
        return war

    return make


game = Game(
    name="war_of_the_ring",
    version=1,
    state=War,
    start=WarOfTheRing,
    scenarios=SCENARIOS,
    procedures=(
        Turn,
        FellowshipPhase,
        DeclareFellowship,
        NameGuide,
        AllocateHuntDice,
        RollPools,
        ResolveActions,
        KeepHandLimit,
        DrawEvent,
        PlayEvent,
        PlayFurther,
        EventResultUsed,
        RemoveTableCard,
        PayPrice,
        LoseLeader,
        RaiseByCard,
        CallUp,
        UpgradeUnits,
        ChooseArmy,
        ChooseActingArmy,
        LeadAway,
        TurnToEyes,
        MarchOrAttack,
        GatherNazgul,
        TransferUnits,
        CarryCompanions,
        StrikeByNazgul,
        NazgulFlee,
        MoveOrHide,
        DisplaceFellowship,
        ChooseNation,
        LoseFigure,
        TeamDraws,
        SwapEvents,
        OfferEvent,
        MixArmies,
        MoveHosts,
        ArmyArrives,
        CaptureSettlement,
        KeepLimits,
        DisbandUnits,
        AttackWithHost,
        ArmyBattle,
        BattleOpens,
        WhiteRider,
        BattleRound,
        CardsRevealed,
        AssignHits,
        CharactersFall,
        SufferHits,
        HitHost,
        LoseHost,
        ForcedRetreat,
        *CARD_PROCEDURES,
        RetreatHost,
        AdvanceHost,
        RecruitFigures,
        VoiceOfSaruman,
        Negotiations,
        AdvanceNation,
        BringToWar,
        SetNationBack,
        ActivateNation,
        NationsAttacked,
        CompanionsArrive,
        BringCharacter,
        EliminateCharacter,
        MoveCompanions,
        MoveMinions,
        SeparateCompanions,
        MoveFellowship,
        HideFellowship,
        HuntBegins,
        HuntRoll,
        DrawTile,
        TakeTile,
        TileSeen,
        PathRevealed,
        TilesOfPath,
        HuntDamage,
        CompanionFalls,
        TakeCasualty,
        RevealFellowship,
        BreakFellowship,
        LureOfTheRing,
        *HUNT_CARD_PROCEDURES,
    ),
    sources=(*SOURCES, *ROLL_SOURCES, *TABLE_CARDS.values(), *HUNT_SOURCES),
    verbs=VERBS,
    watchers=(ring_bearers_fall, ring_is_destroyed, ended_table_card),
    pools=pools,
    data=read_values(),
    data_faults=faults,
    derive=derive,
    invariants=violations,
    out_of_play=OUT_OF_PLAY,
    occurrences=OCCURRENCES,
    pairs=PAIRS,
    positions={name: position(arrange) for name, arrange in SITUATIONS.items()},
    asked_by_rule=ASKED,
    advice=advice,
    table=table,
    lessons=LESSONS,
    words=HERE / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
)
