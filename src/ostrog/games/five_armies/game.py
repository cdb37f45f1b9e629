"""The Battle of Five Armies: its parts combined into a game for the kernel."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ostrog.games.five_armies.armies.bilbo import SlipAway, Vanish
from ostrog.games.five_armies.armies.bolg import BOLG, Bodyguard
from ostrog.games.five_armies.armies.damage import (
    Casualties,
    ChooseCasualties,
    IncomingDamage,
    OutsideDamage,
    TakeCasualties,
)
from ostrog.games.five_armies.armies.levies import Muster, RaiseLevies
from ostrog.games.five_armies.armies.rally import Rally, RallyArmy
from ostrog.games.five_armies.armies.recruitment import FlipToken, Recruit, RecruitGoblins
from ostrog.games.five_armies.armies.stacking import Overstack
from ostrog.games.five_armies.armies.thorin import ShiningArmour
from ostrog.games.five_armies.battle.attack import CombinedAttack, MoveArmies
from ostrog.games.five_armies.battle.beorn_in_battle import BeornAdvances, BeornWithdraws
from ostrog.games.five_armies.battle.combat_effects import (
    ROUND_SOURCES,
    STAND_AND_FIGHT,
    CaptainOfWar,
    DeterminedAttack,
    EventTookEffect,
)
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.manoeuvres import ChooseManoeuvre
from ostrog.games.five_armies.battle.retreat import Advance, Withdrawal
from ostrog.games.five_armies.battle.unit_abilities import GoblinCharge, UseAbility
from ostrog.games.five_armies.battle.whole_battle import Battle
from ostrog.games.five_armies.belongings import OUT_OF_PLAY
from ostrog.games.five_armies.board.hands import DrawByDie, DrawCards
from ostrog.games.five_armies.board.map import HERE
from ostrog.games.five_armies.board.pieces import (
    FREE,
    SHADOW,
    UNITS,
    faults,
    read_values,
)
from ostrog.games.five_armies.board.pools import pools
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import VERBS
from ostrog.games.five_armies.board.victory import free_peoples_win, shadow_wins_at_the_gate
from ostrog.games.five_armies.bots import advice
from ostrog.games.five_armies.cards.card_play import PlayCard
from ostrog.games.five_armies.cards.fate_cards import (
    ARMOUR_OF_THORIN,
    FURY_OF_THE_DWARVES,
    GIANT_SIZE,
    ROARING_VOICE,
    DrawFateCard,
)
from ostrog.games.five_armies.cards.fate_track import Fate
from ostrog.games.five_armies.cards.orders import CHOSEN_GROUND, EAGER_RALLY
from ostrog.games.five_armies.cards.removal import TakeBats, TakeLeadership, TakeTokens
from ostrog.games.five_armies.cards.story_free import (
    ELVEN_CHARGE,
    LUCKY_NUMBER,
    LuckyNumber,
    ReturnGeneral,
)
from ostrog.games.five_armies.cards.story_shadow import (
    HOWLING_ORCS,
    ClearMind,
    NameGeneral,
    OrcsFromCard,
)
from ostrog.games.five_armies.cards.targets import ChooseArmies, ChoosePlace, HurtArmies, Reinforce
from ostrog.games.five_armies.characters.beorn import MoveBeorn
from ostrog.games.five_armies.characters.eagles import FallUpon, LordOfTheEagles, StrongAndNoble
from ostrog.games.five_armies.characters.entry import EnterPlay, MoveCharacters
from ostrog.games.five_armies.characters.generals import Archery, MagicBolt
from ostrog.games.five_armies.characters.leadership import (
    ActivateGenerals,
    PlaceTokens,
    ShadowLeadership,
)
from ostrog.games.five_armies.effect_pairs import PAIRS
from ostrog.games.five_armies.from_version_2 import to_version_3
from ostrog.games.five_armies.from_version_3 import to_version_4
from ostrog.games.five_armies.lessons import LESSONS
from ostrog.games.five_armies.positions import POSITIONS, Arranged
from ostrog.games.five_armies.table.contract import table
from ostrog.games.five_armies.table.prompt_rules import ASKED
from ostrog.games.five_armies.turn.action_dice import Actions, RollActionDice
from ostrog.games.five_armies.turn.action_list import ALL_ACTIONS
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.kernel import (
    Game,
    Mixer,
    Scenario,
    Violation,
    find_translations,
    new,
    read_rulebook,
)


def violations(war: War) -> list[Violation]:
    """All conditions of a state that the rules never allow."""
    found = []
    for place, army in war.armies.items():
        if not any(army.units) or min(army.units) < 0 or army.damage < 0 or army.tokens < 0:
            found.append(Violation("B5A-13.1", (place,)))
        own = (army.units[:5], army.units[5:])
        if any(own[1 - army.seat]):
            found.append(Violation("B5A-13.1", (place,)))
    for number, unit in enumerate(UNITS):
        if war.supply(number) < 0:
            found.append(Violation("B5A-1.7", (unit,)))
    if not 0 <= sum(war.bats.values()) <= war.values.figures["great-bats"]:
        found.append(Violation("B5A-1.7", ("great-bats",)))
    if not 0 <= sum(war.eagles.values()) <= war.values.figures["eagles"]:
        found.append(Violation("B5A-1.7", ("eagles",)))
    if not 0 <= war.wrath <= war.values.beorn.most_wrath:
        found.append(Violation("B5A-33.3", ("beorn",)))
    on_cards = {"gandalf": war.concentrated, "bilbo": war.rings, "bolg": war.bodyguards}
    for who, tokens in on_cards.items():
        if tokens and not war.in_play(who):
            found.append(Violation("B5A-10.16", (who,)))
    moving = war.frame(MoveBeorn) or war.frame(MoveArmies)  # they may pass each other
    if war.characters["beorn"] in war.armies and moving is None:
        found.append(Violation("B5A-33.10", (war.characters["beorn"],)))
    for region, breaches in war.breaches.items():
        if not 0 <= breaches <= war.values.defence[region]:
            found.append(Violation("B5A-26.1", (region,)))
    supply = war.values.leadership_tokens
    for seat, most in ((FREE, supply.free), (SHADOW, supply.shadow)):
        placed = sum(army.tokens for army in war.armies.values() if army.seat == seat)
        if placed > most:
            found.append(Violation("B5A-1.12", (seat,)))
    return found


def position(arrange: Arranged) -> Callable[[], War]:
    """A function that creates a named position from a new match."""

    def make() -> War:
        war = new(game, "standard", Mixer(1))
        arrange(war)
        return war

    return make


SOURCES = (
    EAGER_RALLY,
    CHOSEN_GROUND,
    GIANT_SIZE,
    ROARING_VOICE,
    HOWLING_ORCS,
    ELVEN_CHARGE,
    STAND_AND_FIGHT,
    FURY_OF_THE_DWARVES,
    *(source for source in ROUND_SOURCES if source is not STAND_AND_FIGHT),
    LUCKY_NUMBER,
    ARMOUR_OF_THORIN,
    BOLG,
)
"""Sources in the order they apply: those that replace a value come before bonuses (CR-11,
CR-12)."""

game = Game(
    name="five_armies",
    version=4,
    state=War,
    start=FiveArmies,
    scenarios=(Scenario("standard", {"free": (FREE,), "shadow": (SHADOW,)}),),
    procedures=(
        Turn,
        ActivateGenerals,
        PlaceTokens,
        Fate,
        ShadowLeadership,
        Actions,
        MoveArmies,
        CombinedAttack,
        MoveCharacters,
        EnterPlay,
        Recruit,
        FlipToken,
        RecruitGoblins,
        Rally,
        RallyArmy,
        Overstack,
        Battle,
        CombatRound,
        ChooseManoeuvre,
        UseAbility,
        GoblinCharge,
        Bodyguard,
        Casualties,
        ChooseCasualties,
        TakeCasualties,
        OutsideDamage,
        Withdrawal,
        Advance,
        DrawCards,
        PlayCard,
        ChoosePlace,
        ChooseArmies,
        Reinforce,
        HurtArmies,
        TakeTokens,
        TakeLeadership,
        TakeBats,
        Muster,
        RaiseLevies,
        ReturnGeneral,
        NameGeneral,
        OrcsFromCard,
        ClearMind,
        DrawFateCard,
        MagicBolt,
        Archery,
        LordOfTheEagles,
        StrongAndNoble,
        FallUpon,
        MoveBeorn,
        BeornWithdraws,
        BeornAdvances,
        Vanish,
        SlipAway,
        ShiningArmour,
        DeterminedAttack,
        CaptainOfWar,
        RollActionDice,
        LuckyNumber,
        EventTookEffect,
        IncomingDamage,
        DrawByDie,
    ),
    sources=SOURCES,
    verbs=VERBS,
    watchers=(free_peoples_win, shadow_wins_at_the_gate),
    pools=pools,
    migrations={3: to_version_3, 4: to_version_4},
    data=read_values(),
    data_faults=faults,
    derive=lambda scenario, data: ALL_ACTIONS,
    words=Path(__file__).parent / "words",
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
    lessons=LESSONS,
    asked_by_rule=ASKED,
    invariants=violations,
    out_of_play=OUT_OF_PLAY,
    pairs=PAIRS,
    positions={name: position(arrange) for name, arrange in POSITIONS.items()},
    table=table,
    advice=advice,
)
