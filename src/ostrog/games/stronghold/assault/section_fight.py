"""Chapter 20, stage 4: strength is compared on one section, with losses or a breach."""

from __future__ import annotations

from ostrog.games.stronghold.assault.strength import (
    defender_strength,
    garrison,
    invader_strength,
    is_breach,
)
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import DefenderDies, loss_sets
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    GOBLIN,
    INVADER,
    INVADERS,
)
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import FELL, SLAY, SPARE, STRENGTHEN
from ostrog.kernel import Ask, Call, Done, End, Flow, Goto, Option, Outcome, Procedure

BREACH, HELD = "STR-1.4", "STR-1.5"


def invader_wins() -> Outcome:
    """The Invader has breached the wall (STR-1.4)."""
    return Outcome((("invader",), ("defender",)), ((INVADER,), (DEFENDER,)), BREACH)


def defender_wins() -> Outcome:
    """The wall has held to the end (STR-1.5)."""
    return Outcome((("defender",), ("invader",)), ((DEFENDER,), (INVADER,)), HELD)


class SectionFight(Procedure):
    """The melee on one section (STR-20.5 to 20.15)."""

    steps = (
        "strengthen",
        "compare",
        "choose_fallen",
        "note_fallen",
        "next_fallen",
        "fallen",
        "calm_down",
        "choose_slain",
        "slay",
    )
    lasting = {"next_fallen": ("fallen_units", "advantage")}

    section: str
    bonus: Option | None = None
    advantage: int = 0
    """The Invader's sum without the Defender's."""
    answer: Option | None = None
    fallen_units: tuple[int, ...] = (0, 0, 0)
    """Defender units that still have to die, by kind."""

    def crumb(self) -> tuple[str]:
        """The section."""
        return (self.section,)

    def strengthen(self, siege: Siege) -> Flow:
        """A bonus may be named when strength is resolved on a section (STR-20.20)."""
        if not siege.reserve:
            return None
        options = [STRENGTHEN[self.section], SPARE()]
        return Ask(INVADER, "strengthen", options, "bonus", about=(self.section,))

    def compare(self, siege: Siege) -> Flow:
        """Both add up their strength; a breach ends the game (STR-20.5, 20.8, 20.13)."""
        if STRENGTHEN.chosen(self.bonus):
            siege.strengthened[self.section] = siege.reserve
            siege.tell(events.SectionStrengthened(self.section, siege.reserve))
            siege.reserve = 0
        invader, defender = (
            invader_strength(siege, self.section),
            defender_strength(siege, self.section),
        )
        siege.tell(events.StrengthCompared(self.section, invader, defender))
        self.advantage = invader - defender
        units = garrison(siege, self.section)
        if is_breach(self.advantage, units):
            siege.tell(events.Breached(self.section, self.advantage, units))
            return End(invader_wins())
        return Goto("calm_down") if self.advantage <= 0 else None

    # The Invader has the advantage

    def choose_fallen(self, siege: Siege) -> Flow:
        """The winner chooses among the largest possible losses (STR-20.10, 20.11)."""
        strengths = [siege.values.defenders[unit].strength for unit in DEFENDERS]
        sets = loss_sets(siege.defenders[self.section], strengths, self.advantage)
        options = [FELL[counts] for counts in sets]
        return Ask(INVADER, "fallen", options, "answer", about=(self.section,))

    def note_fallen(self, siege: Siege) -> Flow:
        """These units die, one after the other."""
        self.fallen_units = FELL.refs(self.answer)
        return None

    def next_fallen(self, siege: Siege) -> Flow:
        """The next of them dies (STR-20.12)."""
        for kind, count in enumerate(self.fallen_units):
            if count:
                left = list(self.fallen_units)
                left[kind] -= 1
                self.fallen_units = tuple(left)
                return Call(DefenderDies(place=self.section, kind=kind, cause="melee"))
        return Goto("calm_down")

    def fallen(self, siege: Siege) -> Flow:
        """Go on with the next one."""
        return Goto("next_fallen")

    # Goblins in fury, and the Defender's advantage

    def calm_down(self, siege: Siege) -> Flow:
        """Goblins in fury die: after the Defender's losses, before the Invader's (STR-13.10)."""
        if self.section in siege.furious:
            goblins = siege.invaders[self.section][GOBLIN]
            siege.kill_invaders(self.section, (goblins, 0, 0), "fury")
        return self._hold(siege) if self.advantage >= 0 else None

    def choose_slain(self, siege: Siege) -> Flow:
        """The Defender chooses among the largest possible losses (STR-20.10, 20.11)."""
        strengths = [siege.strong(kind) for kind in range(len(INVADERS))]
        sets = loss_sets(siege.invaders[self.section], strengths, -self.advantage)
        options = [SLAY[counts] for counts in sets]
        return Ask(DEFENDER, "slain", options, "answer", about=(self.section,))

    def slay(self, siege: Siege) -> Flow:
        """They die."""
        goblins, orcs, trolls = SLAY.refs(self.answer)
        siege.kill_invaders(self.section, (goblins, orcs, trolls), "melee")
        return self._hold(siege)

    def _hold(self, siege: Siege) -> Flow:
        """The section has held; who survives there stays (STR-20.18)."""
        siege.tell(events.SectionHeld(self.section, self.advantage))
        return Done()
