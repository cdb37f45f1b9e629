"""War of the Ring: The Card Game, put together for the kernel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ostrog.games.ring_cards.actions import ActionStep, Turn, UseRing, Winnow
from ostrog.games.ring_cards.activating import (
    ActivateBattleground,
    ActivateChosen,
    ActivatePath,
    ChooseLocation,
)
from ostrog.games.ring_cards.advice import advice
from ostrog.games.ring_cards.asked import ASKED
from ostrog.games.ring_cards.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.card_actions import UseAction
from ostrog.games.ring_cards.cards import HERE
from ostrog.games.ring_cards.carrying_out import CarryOut
from ostrog.games.ring_cards.cast import derive, scenarios
from ostrog.games.ring_cards.combat_step import CombatStep
from ostrog.games.ring_cards.forecast import forecast
from ostrog.games.ring_cards.forsaking import CycleFromHand, EliminateFromHand, Forsake
from ostrog.games.ring_cards.invariants import violations
from ostrog.games.ring_cards.leaving import Eliminate, EliminateAll
from ostrog.games.ring_cards.lessons import LESSONS
from ostrog.games.ring_cards.location_step import LocationStep
from ostrog.games.ring_cards.losing import EliminateChosen
from ostrog.games.ring_cards.mirror import Peek, peeks
from ostrog.games.ring_cards.moving import Arrive, MoveAtOnce, MoveCard
from ostrog.games.ring_cards.occurrences import occurrences
from ostrog.games.ring_cards.path_combat import PathCombat
from ostrog.games.ring_cards.playing import Play, Resolve, WithoutEffect
from ostrog.games.ring_cards.positions import to_first_turn
from ostrog.games.ring_cards.rounds import DrawStep, OpeningHand, RingCards, Round
from ostrog.games.ring_cards.scoring import VictoryCheck
from ostrog.games.ring_cards.sets import Examine, PlayFromSet
from ostrog.games.ring_cards.table import table
from ostrog.games.ring_cards.taking import Recover, Search
from ostrog.games.ring_cards.text_steps import PutToken
from ostrog.games.ring_cards.values import faults, read_values
from ostrog.games.ring_cards.vocabulary import VERBS
from ostrog.games.ring_cards.war import War
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
    """RCG-3.1, 21.1 to 21.3: the cards of each player, and who sees them where."""
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
    """The first turn of a game of this scenario."""

    def make() -> War:
        war = new(game, scenario.name, Mixer(1))
        to_first_turn(war)
        return war

    return make


game = Game(
    name="ring_cards",
    version=1,
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
    ),
    verbs=VERBS,
    watchers=(peeks,),
    pools=pools,
    data=read_values(),
    data_faults=faults,
    derive=derive,
    invariants=violations,
    positions={f"first-turn-{each.name}": first_turn(each) for each in scenarios()},
    occurrences=occurrences,
    table=table,
    forecast=forecast,
    advice=advice,
    words=Path(__file__).parent / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
    lessons=LESSONS,
    asked_by_rule=ASKED,
)
