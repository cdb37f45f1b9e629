"""Chapters 11 and 13: a battle from the attack to the advance, in the field or at a Stronghold."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.assigned_hits import regulars_left, replace_elite
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.moves_after_battle import (
    AdvanceHost,
    RetreatHost,
)
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, is_over
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.clash import BattleKind, BattleTerms, Clash
from ostrog.games.war_of_the_ring.board.pieces import ELITES, REGULAR_OF, SIDE_OF, SIDES, SLOT
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import (
    Counts,
    War,
    adjacent,
    minus,
    plus,
    single,
)
from ostrog.games.war_of_the_ring.board.verbs import (
    CEASE,
    END_ASSAULT,
    EXTEND,
    FIELD,
    GO_INSIDE,
    PRESS,
    RETREAT_TO,
    STAND,
)
from ostrog.games.war_of_the_ring.campaigns.arrival import CaptureSettlement, end_broken_siege
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.politics.nations import NationsAttacked, nations_with_units
from ostrog.games.war_of_the_ring.teams.mixed_armies import mix_armies
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class BattleOpens(Procedure):
    """The moment before the first round of a battle (WOTR-11.13, 11.46)."""


class ArmyBattle(Procedure):
    """A battle: rounds until the attacker ceases, the defender leaves, or an army is gone.

    See WOTR-11.13 and 11.38; for sieges and sorties WOTR-13.10, 13.13.
    """

    steps = (
        "begin",
        "opening",
        "next_round",
        "stronghold_choice",
        "withdraw",
        "fight",
        "armies_left",
        "extend_siege",
        "press_siege",
        "cease",
        "retreat",
        "leave",
        "aftermath",
        "settle_source",
        "advance",
        "limits_of_attacker",
        "limits_of_defender",
        "end",
    )
    lasting = {"next_round": ("pressed", "ceased", "left", "terms")}

    attacker: int
    source: str
    region: str
    kind: BattleKind
    part: Counts
    who: tuple[str, ...] = ()
    terms: BattleTerms = BattleTerms()
    stronghold: Option | None = None
    pressed: Option | None = None
    ceased: Option | None = None
    left: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region of the defender, for the breadcrumb."""
        return (self.region,)

    def seats(self, war: War) -> tuple[int, int]:
        """The seats that command the attacker and the defender (WOTR-19.19)."""
        return (
            seat_of_army(war, self.attacker, self.source),
            seat_of_army(war, 1 - self.attacker, self.region),
        )

    def begin(self, war: War) -> Flow:
        """Begin the battle; the nations attacked become active and advance (WOTR-11.45).

        Separate armies of team mates who are attacked become one (WOTR-19.16).
        """
        side = SIDES[self.attacker]
        war.battle = Clash(
            self.attacker,
            self.source,
            self.region,
            self.kind,
            self.part,
            self.who,
            terms=self.terms,
        )
        war.tell(events.BattleJoined(side, self.source, self.region, self.kind))
        defender = 1 - self.attacker
        mix_armies(war, defender, self.region)
        nations = nations_with_units(defender, war.counts(defender, self.region))
        return Call(NationsAttacked(nations=nations, region=self.region))

    def opening(self, war: War) -> Flow:
        """Let those act who wait for the beginning of a battle."""
        return Call(BattleOpens())

    def next_round(self, war: War) -> Flow:
        """Begin a round (WOTR-11.13)."""
        clash = clash_of(war)
        clash.begin_round()
        self.stronghold = None
        war.tell(events.RoundBegan(clash.round, self.region))
        return None

    def stronghold_choice(self, war: War) -> Flow:
        """Ask a defender in his Stronghold's region: field or siege (WOTR-13.1, 13.2, 11.46)."""
        defender = 1 - self.attacker
        if self.kind != "field" or not war.controls_stronghold(defender, self.region):
            return Goto("fight")
        _, seat = self.seats(war)
        options = (FIELD(), GO_INSIDE())
        return Ask(seat, "stronghold-choice", options, "stronghold", about=(self.region,))

    def withdraw(self, war: War) -> Flow:
        """Let the attacker advance if the defender has gone inside (WOTR-13.3 to 13.5)."""
        if not GO_INSIDE.chosen(self.stronghold):
            return None
        clash_of(war).inside = True
        war.tell(events.WentInside(SIDES[1 - self.attacker], self.region))
        return Goto("advance")

    def fight(self, war: War) -> Flow:
        """Fight the round (WOTR-11.13)."""
        return Call(BattleRound(number=clash_of(war).round))

    def armies_left(self, war: War) -> Flow:
        """End the battle when an army has no units left, or the defender has left (WOTR-11.38)."""
        clash = clash_of(war)
        if is_over(war, clash):
            return Goto("advance" if clash.inside else "aftermath")
        return None if self.kind == "siege" else Goto("cease")

    def extend_siege(self, war: War) -> Flow:
        """Ask whether the attacker reduces an Elite for another round (WOTR-13.10).

        Where the battle lasts more rounds by its terms, nobody pays for them.
        """
        if clash_of(war).round < self.terms.rounds:
            return Goto("next_round")
        seat, _ = self.seats(war)
        part = clash_of(war).part
        able = [each for each in ELITES if SIDE_OF[each] == self.attacker and part[SLOT[each]]]
        options = [END_ASSAULT(), *war.legal(seat, EXTEND, able)]
        return Ask(seat, "extend-siege", options, "pressed", about=(self.region,))

    def press_siege(self, war: War) -> Flow:
        """Fight on with a reduced Elite, or end the assault (WOTR-13.10)."""
        if not EXTEND.chosen(self.pressed):
            return Goto("aftermath")
        figure, clash = EXTEND.ref(self.pressed), clash_of(war)
        replace_elite(war, self.attacker, self.source, figure)
        clash.part = plus(
            minus(clash.part, single(self.attacker, figure)),
            single(self.attacker, REGULAR_OF[figure]),
        )
        war.tell(events.SiegePressed(SIDES[self.attacker], self.region, figure))
        return Goto("next_round")

    def cease(self, war: War) -> Flow:
        """Ask the attacker whether he ceases, if he may (WOTR-11.32)."""
        if not self.terms.may_cease:
            return None
        seat, _ = self.seats(war)
        return Ask(seat, "cease", (CEASE(), PRESS()), "ceased", about=(self.region,))

    def retreat(self, war: War) -> Flow:
        """End the battle, or ask the defender whether he retreats (WOTR-11.32 to 11.35)."""
        if CEASE.chosen(self.ceased):
            war.tell(events.AttackCeased(SIDES[self.attacker], self.region))
            return Goto("aftermath")
        _, seat = self.seats(war)
        ways = war.legal(seat, RETREAT_TO, adjacent(war, self.region, "army"))
        return Ask(seat, "retreat", [STAND(), *ways], "left", about=(self.region,))

    def leave(self, war: War) -> Flow:
        """Let the defender retreat, or begin a new round (WOTR-11.33, 11.34)."""
        if not RETREAT_TO.chosen(self.left):
            return Goto("next_round")
        to = clash_of(war).refuge = RETREAT_TO.ref(self.left)
        return Call(RetreatHost(side=1 - self.attacker, region=self.region, to=to))

    def aftermath(self, war: War) -> Flow:
        """Let the besieger capture a Stronghold without defenders (WOTR-13.12, 13.18, 13.23)."""
        captor = end_broken_siege(war, self.region)
        if captor < 0:
            return None
        return Call(CaptureSettlement(side=captor, region=self.region))

    def settle_source(self, war: War) -> Flow:
        """End a siege that the attackers kept up until they fell (WOTR-13.28)."""
        end_broken_siege(war, self.source)
        return None

    def advance(self, war: War) -> Flow:
        """Let the attacker advance if the defender is gone or inside (WOTR-11.39, 13.4, 13.17)."""
        clash = clash_of(war)
        gone = not war.units(1 - self.attacker, self.region)
        if not unit_number(self.attacker, clash.part) or self.kind != "field":
            return None
        if not gone and not clash.inside:
            return None
        seat, _ = self.seats(war)
        return Call(AdvanceHost(seat=seat, source=self.source, region=self.region))

    def limits_of_attacker(self, war: War) -> Flow:
        """Disband what is above the stacking limit (WOTR-10.3, 13.30)."""
        return Call(KeepLimits(side=self.attacker, regions=(self.source, self.region)))

    def limits_of_defender(self, war: War) -> Flow:
        """Disband what a retreat has brought above the limit (WOTR-11.44)."""
        refuge = clash_of(war).refuge
        return Call(KeepLimits(side=1 - self.attacker, regions=(refuge,))) if refuge else None

    def end(self, war: War) -> Flow:
        """End the battle (WOTR-11.38)."""
        clash = clash_of(war)
        standing = bool(unit_number(self.attacker, clash.part))
        defended = bool(war.units(1 - self.attacker, self.region))
        winner = (
            "" if standing == defended else SIDES[self.attacker if standing else 1 - self.attacker]
        )
        war.tell(events.BattleOver(self.region, winner))
        war.battle = None
        return Done()


@EXTEND.rule
def presses_with_an_elite_of_the_attack(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse an Elite that does not take part, or has no Regular (WOTR-13.10, 13.11)."""
    clash = war.battle
    if clash is None or clash.kind != "siege" or clash.attacker != war.side(seat):
        return refuse("WOTR-13.10", figure)
    if SIDE_OF[figure] != clash.attacker or not clash.part[SLOT[figure]]:
        return refuse("WOTR-13.10", figure)
    able = regulars_left(war, clash.attacker, figure)
    return None if able else refuse("WOTR-13.11", figure)


@GO_INSIDE.rule
def goes_into_an_own_stronghold(war: War, seat: int) -> Refusal | None:
    """Refuse to go inside without an own Stronghold in the region (WOTR-13.1, 13.2)."""
    clash = war.battle
    if clash is None or clash.kind != "field" or war.side(seat) != clash.defender:
        return refuse("WOTR-13.2")
    held = war.controls_stronghold(clash.defender, clash.region)
    return None if held else refuse("WOTR-13.1", clash.region)
