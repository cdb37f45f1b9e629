"""Chapter 4: the setup, with the cards that both players draw and keep."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, MARAUDERS, SECTIONS
from ostrog.games.stronghold.board.pieces import (
    CARD_PHASES,
    DEFENDER,
    DEFENDERS,
    HEROES,
    INVADER,
    INVADERS,
    PHASE_CARDS,
    PHASES,
)
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.values import DRAWN
from ostrog.games.stronghold.board.verbs import DONE, KEEP_OBJECTIVE, KEEP_PLAN
from ostrog.games.stronghold.invader.supplies import ArrangeRow
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure

STARTER = "starter"
"""Scenario with the set of phase cards for beginners (STR-4.5)."""


class SetUp(Procedure):
    """The setup in the order of the rulebook's steps (STR-4.15)."""

    steps = (
        "place_invaders",
        "deal_phase_cards",
        "arrange_row",
        "draw_objectives",
        "choose_objectives",
        "keep_objectives",
        "place_defenders",
        "draw_plans",
        "choose_plans",
        "keep_plans",
    )

    picks: tuple[Option, ...] = ()

    def place_invaders(self, siege: Siege) -> Flow:
        """Units go into the bag, on the foregrounds and the marauders' field (STR-4.1, 4.6)."""
        siege.bag = [siege.values.invaders[unit].count for unit in INVADERS]
        start = siege.values.start
        for place in (*FOREGROUNDS, MARAUDERS):
            units = start.marauders if place == MARAUDERS else start.foreground
            for kind, unit in enumerate(INVADERS):
                siege.invaders[place][kind] = getattr(units, unit)
                siege.bag[kind] -= getattr(units, unit)
        siege.take_wood(siege.values.wood.start)
        return None

    def deal_phase_cards(self, siege: Siege) -> Flow:
        """Three cards of each phase; those of phases 2 and 3 lie on the table (STR-4.2, 4.3)."""
        for phase in CARD_PHASES:
            target = f"phase-{phase}-table" if phase <= 3 else f"phase-{phase}-deck"
            box = f"phase-{phase}-box"
            if siege.setting.scenario.name == STARTER:
                for card in PHASE_CARDS:
                    if PHASES[card] == phase and siege.values.starter[card]:
                        siege.move(card, box, target)
            else:
                for _ in range(DRAWN):
                    siege.draw(box, target)
            if phase <= 3:
                siege.row += sorted(siege.faces(target), key=PHASE_CARDS.index)
        return None

    def arrange_row(self, siege: Siege) -> Flow:
        """The Invader orders cards of the same phase (STR-4.4)."""
        return Call(ArrangeRow())

    def draw_objectives(self, siege: Siege) -> Flow:
        """The Invader draws objectives (STR-4.7)."""
        for _ in range(siege.values.objective_cards.drawn):
            siege.draw("objective-deck", "objectives-drawn")
        return None

    def choose_objectives(self, siege: Siege) -> Flow:
        """He keeps two of three (STR-4.7)."""
        kept = KEEP_OBJECTIVE.among(self.draft)
        drawn = sorted(siege.faces("objectives-drawn"))
        options = [KEEP_OBJECTIVE[card] for card in drawn if card not in kept]
        most = siege.values.objective_cards.kept
        if len(kept) == most:
            options = [DONE()]
        return Ask(INVADER, "objectives", options, "picks", closes=("done",), about=(most,))

    def keep_objectives(self, siege: Siege) -> Flow:
        """They lie face up (STR-4.7)."""
        kept = tuple(KEEP_OBJECTIVE.among(self.picks))
        for card in kept:
            siege.move(card, "objectives-drawn", "objectives")
        siege.tell(events.ObjectivesKept(kept))
        return None

    def place_defenders(self, siege: Siege) -> Flow:
        """Units, wall elements, heroes and the hit deck are set up (STR-4.9, 4.11, 4.12, 4.14)."""
        for section in SECTIONS:
            siege.walls[section] = siege.values.walls.start
            start = siege.values.sections[section].start
            siege.defenders[section] = [getattr(start, unit) for unit in DEFENDERS]
        for building in ("guards", "barracks"):
            units = getattr(siege.values.start, building)
            siege.defenders[building] = [getattr(units, unit) for unit in DEFENDERS]
        for hero in HEROES:
            siege.heroes[hero] = siege.values.heroes[hero].start
        siege.shuffle("hit-deck")
        return None

    def draw_plans(self, siege: Siege) -> Flow:
        """The Defender draws plans (STR-4.13)."""
        for _ in range(siege.values.plan_cards.drawn):
            siege.draw("plan-deck", "plans-drawn")
        return None

    def choose_plans(self, siege: Siege) -> Flow:
        """He keeps two of three, face down (STR-4.13)."""
        kept = KEEP_PLAN.among(self.draft)
        drawn = sorted(siege.faces("plans-drawn"))
        options = [KEEP_PLAN[card] for card in drawn if card not in kept]
        most = siege.values.plan_cards.kept
        if len(kept) == most:
            options = [DONE()]
        return Ask(DEFENDER, "plans", options, "picks", closes=("done",), about=(most,))

    def keep_plans(self, siege: Siege) -> Flow:
        """They lie face down until they are used (STR-4.13)."""
        kept = tuple(sorted(KEEP_PLAN.among(self.picks)))
        for card in kept:
            siege.move(card, "plans-drawn", "plans")
        siege.tell(events.PlansKept(len(kept), kept), (DEFENDER,))
        return Done()
