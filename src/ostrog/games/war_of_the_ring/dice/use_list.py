"""Chapter 5: all actions of the dice, in the order in which players are offered them."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost, can_attack
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    SHADOW,
    UPGRADES,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts, can_march
from ostrog.games.war_of_the_ring.campaigns.mustering import (
    RecruitFigures,
    VoiceOfSaruman,
    can_recruit,
    raises_isengard_by_voice,
    upgrades_by_voice,
)
from ostrog.games.war_of_the_ring.companions.entering import (
    BringCharacter,
    entering,
    own_minions,
)
from ostrog.games.war_of_the_ring.companions.journeys import (
    MoveCompanions,
    MoveMinions,
    can_move_companions,
    can_move_minions,
)
from ostrog.games.war_of_the_ring.dice.die_uses import ANY_DIE, DieAction, action_book
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent, can_draw
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_roll import HideFellowship, MoveFellowship
from ostrog.games.war_of_the_ring.politics.nations import Negotiations, negotiable, spoken_for


def is_hidden(war: War, seat: int) -> bool:
    """Whether the Fellowship can be moved: only while hidden (WOTR-15.9, 17.10)."""
    return not war.revealed


def is_revealed(war: War, seat: int) -> bool:
    """Whether the Fellowship can hide (WOTR-15.26)."""
    return war.revealed


def hides_with_any_die(war: War, seat: int) -> bool:
    """Whether the Guide lets another die than a Character result hide it (WOTR-15.26)."""
    return war.revealed and war.values.characters[war.guide].guide == "hides"


def can_separate(war: War, seat: int) -> bool:
    """Whether a Companion can leave the Fellowship, outside Mordor (WOTR-15.27, 17.6)."""
    return war.mordor < 0 and bool(war.company())


ALL_ACTIONS = action_book(
    DieAction(
        "move-led-army",
        -1,
        "character",
        "WOTR-5.10",
        possible=lambda war, seat: can_march(war, MoveHosts(seat=seat, led=True)),
        start=lambda war, seat: MoveHosts(seat=seat, led=True),
    ),
    DieAction(
        "led-attack",
        -1,
        "character",
        "WOTR-5.11",
        possible=lambda war, seat: can_attack(war, AttackWithHost(seat=seat, led=True)),
        start=lambda war, seat: AttackWithHost(seat=seat, led=True),
    ),
    DieAction(
        "move-fellowship",
        FREE,
        "character",
        "WOTR-15.9",
        possible=is_hidden,
        start=lambda war, seat: MoveFellowship(),
    ),
    DieAction(
        "hide-fellowship",
        FREE,
        "character",
        "WOTR-15.26",
        possible=is_revealed,
        start=lambda war, seat: HideFellowship(),
    ),
    DieAction(
        "hide-with-strider",
        FREE,
        ANY_DIE,
        "WOTR-15.26",
        possible=hides_with_any_die,
        start=lambda war, seat: HideFellowship(),
        beside="character",
    ),
    DieAction(
        "separate-companions",
        FREE,
        "character",
        "WOTR-15.27",
        possible=can_separate,
        start=lambda war, seat: SeparateCompanions(seat=seat),
    ),
    DieAction(
        "move-companions",
        FREE,
        "character",
        "WOTR-5.13",
        possible=lambda war, seat: can_move_companions(war),
        start=lambda war, seat: MoveCompanions(seat=seat),
    ),
    DieAction(
        "move-minions",
        SHADOW,
        "character",
        "WOTR-5.14",
        possible=lambda war, seat: can_move_minions(war, MoveMinions(seat=seat)),
        start=lambda war, seat: MoveMinions(seat=seat),
    ),
    DieAction(
        "move-armies",
        -1,
        "army",
        "WOTR-5.15",
        possible=lambda war, seat: can_march(war, MoveHosts(seat=seat)),
        start=lambda war, seat: MoveHosts(seat=seat, armies=2),
    ),
    DieAction(
        "attack",
        -1,
        "army",
        "WOTR-5.15",
        possible=lambda war, seat: can_attack(war, AttackWithHost(seat=seat)),
        start=lambda war, seat: AttackWithHost(seat=seat),
    ),
    DieAction(
        "negotiate",
        -1,
        "muster",
        "WOTR-5.16",
        possible=lambda war, seat: bool(negotiable(war, seat)),
        start=lambda war, seat: Negotiations(
            seat=seat, nations=tuple(negotiable(war, seat)), by="muster"
        ),
    ),
    DieAction(
        "recruit",
        -1,
        "muster",
        "WOTR-5.16",
        possible=can_recruit,
        start=lambda war, seat: RecruitFigures(seat=seat),
    ),
    DieAction(
        "bring-minion",
        SHADOW,
        "muster",
        "WOTR-5.17",
        possible=lambda war, seat: bool(entering(war, own_minions(war, seat))),
        start=lambda war, seat: BringCharacter(seat=seat, candidates=own_minions(war, seat)),
    ),
    DieAction(
        "voice-of-saruman",
        SHADOW,
        "muster",
        "WOTR-9.13",
        possible=lambda war, seat: (
            raises_isengard_by_voice(war, seat) is None or upgrades_by_voice(war, seat) is None
        ),
        start=lambda war, seat: VoiceOfSaruman(seat=seat),
    ),
    DieAction(
        "draw-event",
        -1,
        "event",
        "WOTR-5.19",
        possible=can_draw,
        start=lambda war, seat: DrawEvent(seat=seat),
    ),
    DieAction(
        "bring-companion",
        FREE,
        "will-of-the-west",
        "WOTR-5.21",
        possible=lambda war, seat: bool(entering(war, tuple(UPGRADES))),
        start=lambda war, seat: BringCharacter(seat=seat, candidates=tuple(UPGRADES)),
    ),
    DieAction(
        "speak-for-nation",
        FREE,
        ANY_DIE,
        "WOTR-14.19",
        possible=lambda war, seat: bool(spoken_for(war, seat)),
        start=lambda war, seat: Negotiations(
            seat=seat, nations=tuple(spoken_for(war, seat)), by="companion"
        ),
    ),
)
"""The actions of the game without expansions."""
