"""The definition of War of the Ring: The Card Game for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ostrog.games.ring_cards.board.cast import derive, scenarios
from ostrog.games.ring_cards.board.faction_cards import HERE
from ostrog.games.ring_cards.board.invariants import OUT_OF_PLAY, violations
from ostrog.games.ring_cards.board.scoring import VictoryCheck
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.values import faults, read_values
from ostrog.games.ring_cards.board.verbs import VERBS
from ostrog.games.ring_cards.bots import advice
from ostrog.games.ring_cards.cards.card_sources import SOURCES
from ostrog.games.ring_cards.cards.elimination import CycleInstead, Eliminate, EliminateAll
from ostrog.games.ring_cards.cards.forsake import CycleFromHand, EliminateFromHand, Forsake
from ostrog.games.ring_cards.cards.moves import Arrive, MoveAtOnce, MoveCard
from ostrog.games.ring_cards.cards.playing import Play, Resolve, WithoutEffect
from ostrog.games.ring_cards.cards.text_execution import CarryOut
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.combat_step import CombatStep
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.games.ring_cards.effect_pairs import PAIRS
from ostrog.games.ring_cards.effects.card_actions import UseAction
from ostrog.games.ring_cards.effects.drawn_sets import Examine, PlayFromSet
from ostrog.games.ring_cards.effects.losses import EliminateChosen
from ostrog.games.ring_cards.effects.mirror import Peek, peeks
from ostrog.games.ring_cards.effects.retrieval import Recover, Search
from ostrog.games.ring_cards.effects.text_steps import PutToken
from ostrog.games.ring_cards.lessons import LESSONS
from ostrog.games.ring_cards.migrations import to_version_2
from ostrog.games.ring_cards.occurrences import occurrences
from ostrog.games.ring_cards.positions import to_first_turn
from ostrog.games.ring_cards.rounds.action_step import ActionStep, Turn, UseRing, Winnow
from ostrog.games.ring_cards.rounds.activation import (
    ActivateBattleground,
    ActivateChosen,
    ActivatePath,
    ChooseLocation,
)
from ostrog.games.ring_cards.rounds.draw_step import DrawShare, DrawStep
from ostrog.games.ring_cards.rounds.location_step import LocationStep
from ostrog.games.ring_cards.rounds.round import OpeningHand, RingCards, Round
from ostrog.games.ring_cards.table.contract import table
from ostrog.games.ring_cards.table.prompt_rules import ASKED
from ostrog.kernel import (
    EVERYONE,
    Game,
    Mixer,
    Pool,
    Scenario,
    Zone,
    find_translations,
    new,
    read_rulebook,
)


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """The cards of each player and who sees them in each zone (RCG-3.1, 21.1 to 21.3)."""
    cast_ = derive(scenario, data)
    return [
        Pool(
            f"cards-{cast_.names[seat]}",
            cast_.decks[seat],
            (
                Zone(zones.deck, ordered=True),
                Zone(zones.hand, (seat,)),
                Zone(zones.cycle, (seat,)),
                Zone(zones.eliminated, (seat,)),
                Zone(zones.apart, (seat,)),
                Zone(zones.event, EVERYONE),
                Zone(zones.play, EVERYONE),
            ),
        )
        for seat, zones in enumerate(cast_.zones)
    ]


def first_turn(scenario: Scenario) -> Callable[[], War]:
    """Return a function that creates a match of this scenario at its first turn."""

    def make() -> War:
        war = new(game, scenario.name, Mixer(1))
        to_first_turn(war)
        return war

    return make


game = Game(
    name="ring_cards",
    version=2,
    state=War,
    start=RingCards,
    scenarios=scenarios(),
    procedures=(
        OpeningHand,
        Round,
        LocationStep,
        ActivateBattleground,
        ActivatePath,
        ActivateChosen,
        ChooseLocation,
        ActionStep,
        Turn,
        Play,
        Resolve,
        WithoutEffect,
        Arrive,
        MoveCard,
        MoveAtOnce,
        UseAction,
        Winnow,
        UseRing,
        CarryOut,
        CycleFromHand,
        Forsake,
        EliminateFromHand,
        Eliminate,
        CycleInstead,
        EliminateAll,
        EliminateChosen,
        Search,
        Recover,
        PlayFromSet,
        Examine,
        PutToken,
        Peek,
        CombatStep,
        PathCombat,
        BattlegroundCombat,
        VictoryCheck,
        DrawStep,
        DrawShare,
    ),
    verbs=VERBS,
    sources=tuple(SOURCES.values()),
    watchers=(peeks,),
    pools=pools,
    data=read_values(),
    data_faults=faults,
    derive=derive,
    migrations={2: to_version_2},
    invariants=violations,
    out_of_play=OUT_OF_PLAY,
    pairs=PAIRS,
    positions={f"first-turn-{each.name}": first_turn(each) for each in scenarios()},
    occurrences=occurrences,
    table=table,
    advice=advice,
    words=Path(__file__).parent / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
    lessons=LESSONS,
    asked_by_rule=ASKED,
)
