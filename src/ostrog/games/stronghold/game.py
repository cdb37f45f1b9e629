"""Stronghold: its parts combined into a game for the kernel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ostrog.games.stronghold.assault.cannons import Cannons
from ostrog.games.stronghold.assault.marksmen import Marksmen
from ostrog.games.stronghold.assault.melee import (
    Cauldrons,
    Hospital,
    Melee,
    OrderStage,
    Poison,
    Poles,
    StrengthStage,
)
from ostrog.games.stronghold.assault.order_effects import (
    GoblinFury,
    OrcDetonation,
    ResolveOrders,
    TrollCall,
)
from ostrog.games.stronghold.assault.section_fight import SectionFight
from ostrog.games.stronghold.assault.siege_machines import MachineShot, SiegeMachines
from ostrog.games.stronghold.belongings import OUT_OF_PLAY
from ostrog.games.stronghold.board.casualties import DefenderDies, InvaderKills
from ostrog.games.stronghold.board.invariants import violations
from ostrog.games.stronghold.board.map import HERE
from ostrog.games.stronghold.board.pieces import DEFENDER, INVADER, ROLES
from ostrog.games.stronghold.board.pools import pools
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.traps import Walk
from ostrog.games.stronghold.board.values import faults, read_values
from ostrog.games.stronghold.board.verbs import VERBS
from ostrog.games.stronghold.bots import advice
from ostrog.games.stronghold.course.setup import STARTER, SetUp
from ostrog.games.stronghold.course.turns import Stronghold, Turn
from ostrog.games.stronghold.defender import defence_plans
from ostrog.games.stronghold.defender.defence_plans import StagePlans, UsePlan
from ostrog.games.stronghold.defender.heroes import IssueOrder
from ostrog.games.stronghold.defender.moving import MoveUnit, SwapUnits
from ostrog.games.stronghold.defender.window import Window
from ostrog.games.stronghold.defender.works import Complete, Train, WakeDemon
from ostrog.games.stronghold.effect_pairs import PAIRS
from ostrog.games.stronghold.invader import objectives
from ostrog.games.stronghold.invader.card_phase import CardPhase, UseCard
from ostrog.games.stronghold.invader.equipment import LayEquipment
from ostrog.games.stronghold.invader.given_orders import GiveOrders, ManeuversAndOrders
from ostrog.games.stronghold.invader.machines import BuildMachine
from ostrog.games.stronghold.invader.maneuvers import Maneuver, March
from ostrog.games.stronghold.invader.objectives import Fulfil, Tasks
from ostrog.games.stronghold.invader.rituals import PerformRitual
from ostrog.games.stronghold.invader.supplies import (
    ArrangeRow,
    ExchangeCards,
    GainResources,
    Supplies,
)
from ostrog.games.stronghold.invader.training import TrainSpecialist
from ostrog.games.stronghold.lessons import LESSONS
from ostrog.games.stronghold.occurrences import OCCURRENCES
from ostrog.games.stronghold.positions import ARRANGEMENTS, Arrangement
from ostrog.games.stronghold.table.contract import table
from ostrog.games.stronghold.table.prompt_rules import ASKED
from ostrog.kernel import Game, Mixer, Scenario, find_translations, new, read_rulebook


def position(arrange: Arrangement) -> Callable[[], Siege]:
    """A function that creates a named position from a new match."""

    def make() -> Siege:
        siege = new(game, "standard", Mixer(1))
        arrange(siege)
        return siege

    return make


TEAMS = {"invader": (INVADER,), "defender": (DEFENDER,)}

game = Game(
    name="stronghold",
    version=1,
    state=Siege,
    start=Stronghold,
    scenarios=(Scenario("standard", TEAMS, names=ROLES), Scenario(STARTER, TEAMS, names=ROLES)),
    procedures=(
        SetUp,
        ArrangeRow,
        Turn,
        Supplies,
        ExchangeCards,
        GainResources,
        CardPhase,
        UseCard,
        BuildMachine,
        LayEquipment,
        TrainSpecialist,
        PerformRitual,
        ManeuversAndOrders,
        Maneuver,
        March,
        Walk,
        GiveOrders,
        Tasks,
        Fulfil,
        Window,
        MoveUnit,
        SwapUnits,
        Complete,
        Train,
        WakeDemon,
        IssueOrder,
        UsePlan,
        StagePlans,
        TurnOver,
        DefenderDies,
        InvaderKills,
        Cannons,
        SiegeMachines,
        MachineShot,
        Marksmen,
        Melee,
        Poison,
        Cauldrons,
        Poles,
        OrderStage,
        ResolveOrders,
        GoblinFury,
        OrcDetonation,
        TrollCall,
        StrengthStage,
        SectionFight,
        Hospital,
    ),
    sources=(*objectives.SOURCES.values(), *defence_plans.SOURCES.values()),
    verbs=VERBS,
    pools=pools,
    data=read_values(),
    data_faults=faults,
    invariants=violations,
    out_of_play=OUT_OF_PLAY,
    occurrences=OCCURRENCES,
    pairs=PAIRS,
    positions={name: position(arrange) for name, arrange in ARRANGEMENTS.items()},
    table=table,
    advice=advice,
    lessons=LESSONS,
    words=Path(__file__).parent / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
    asked_by_rule=ASKED,
)
