"""The Battle of Five Armies, put together for the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from ostrog.games.five_armies.actions import CombinedAttack, MoveArmies
from ostrog.games.five_armies.battle import Battle
from ostrog.games.five_armies.battlefield import HERE
from ostrog.games.five_armies.bolg import Bodyguard
from ostrog.games.five_armies.characters import EnterPlay, MoveCharacters
from ostrog.games.five_armies.combat import CombatRound
from ostrog.games.five_armies.components import (
    BACKS,
    FREE,
    SHADOW,
    UNITS,
    Values,
    faults,
    read_values,
)
from ostrog.games.five_armies.control import GROUNDS_OF, token_zone
from ostrog.games.five_armies.damage import (
    Casualties,
    ChooseCasualties,
    OutsideDamage,
    TakeCasualties,
)
from ostrog.games.five_armies.dice import Actions
from ostrog.games.five_armies.fate import Fate
from ostrog.games.five_armies.leadership import ActivateGenerals, PlaceTokens, ShadowLeadership
from ostrog.games.five_armies.manoeuvres import ChooseManoeuvre
from ostrog.games.five_armies.rally import Rally, RallyArmy
from ostrog.games.five_armies.recruitment import FlipToken, Recruit, RecruitGoblins
from ostrog.games.five_armies.retreat import Advance, Withdrawal
from ostrog.games.five_armies.stacking import Overstack
from ostrog.games.five_armies.table import table
from ostrog.games.five_armies.turn import FiveArmies, Turn
from ostrog.games.five_armies.unit_abilities import GoblinCharge, UseAbility
from ostrog.games.five_armies.victory import free_peoples_win, shadow_wins_at_the_gate
from ostrog.games.five_armies.vocabulary import VERBS
from ostrog.games.five_armies.war import War
from ostrog.kernel import (
    EVERYONE,
    Game,
    Pool,
    Scenario,
    Violation,
    Zone,
    read_rulebook,
)


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """B5A-2.1, 2.4, 2.8: what lies face down, and whose faces nobody knows."""
    values = cast(Values, data)
    found = []
    for back in BACKS:
        grounds = GROUNDS_OF[SHADOW if back == "shadow" else FREE]
        faces = [face for face, count in values.recruitment[back].items() for _ in range(count)]
        zones = (
            Zone(f"{back}-pile"),
            *(Zone(token_zone(back, region)) for region in grounds),
            Zone(f"{back}-flipped", EVERYONE),
        )
        found.append(Pool(back, tuple(faces), zones))
    tokens = [face for face, token in values.fate.items() for _ in range(token.count)]
    fate = (
        Zone("fate-pool"),
        Zone("fate-drawn", EVERYONE),
        Zone("fate-aside", EVERYONE),
        Zone("fate-removed", EVERYONE),
        Zone("fate-special", EVERYONE),
    )
    return (*found, Pool("fate", tuple(tokens), fate))


def violations(war: War) -> list[Violation]:
    """Everything about a state that the rules forbid at any time."""
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
    for region, breaches in war.breaches.items():
        if not 0 <= breaches <= war.values.defence[region]:
            found.append(Violation("B5A-26.1", (region,)))
    supply = war.values.leadership_tokens
    for seat, most in ((FREE, supply.free), (SHADOW, supply.shadow)):
        placed = sum(army.tokens for army in war.armies.values() if army.seat == seat)
        if placed > most:
            found.append(Violation("B5A-1.12", (seat,)))
    return found


game = Game(
    name="five_armies",
    version=1,
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
    ),
    verbs=VERBS,
    watchers=(free_peoples_win, shadow_wins_at_the_gate),
    pools=pools,
    data=read_values(),
    data_faults=faults,
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    invariants=violations,
    table=table,
)
