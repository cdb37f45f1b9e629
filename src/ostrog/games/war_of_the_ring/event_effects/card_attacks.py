"""Chapter 11: cards let armies attack, or march instead."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost, can_attack
from ostrog.games.war_of_the_ring.board.clash import BattleTerms
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SLOT, WITCH_KING
from ostrog.games.war_of_the_ring.board.state import War, adjacent, by_map
from ostrog.games.war_of_the_ring.board.verbs import DONE, TO_ATTACK, TO_MARCH
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts, can_march
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure

Pairs = tuple[tuple[str, str], ...]
"""Regions of armies, each with a region where they may go or attack."""

LONG_ASSAULT = BattleTerms(rounds=3, cards_by_companion=True)
"""An assault of three rounds; at first only a Companion helps the besieged to use a card."""
RELIEF = BattleTerms(outflanked=True)
"""The besieged keep some of the besiegers busy."""
LANDING = BattleTerms(may_cease=False)
"""Those who have landed cannot go back."""


def attack(war: War, seat: int, pairs: Pairs, terms: BattleTerms) -> Flow:
    """Let an army attack as the card says, if one can (WOTR-7.6, 7.14)."""
    fight = AttackWithHost(seat=seat, pairs=pairs, terms=terms)
    return Call(fight) if pairs and can_attack(war, fight) else None


def attacks(pairs: Callable[[War], Pairs], terms: BattleTerms) -> Part:
    """A part that lets an army attack (WOTR-7.14)."""
    return lambda war, play: attack(war, play.seat, pairs(war), terms)


# Sieges


def assaults_by_the_witch_king(war: War) -> Pairs:
    """The Stronghold that an army with the Witch-king besieges (sh-char-20)."""
    at = war.characters[WITCH_KING]
    return ((at, at),) if war.sieges.get(at) == FREE else ()


def assaults_by_isengard(war: War) -> Pairs:
    """Strongholds that armies with a unit of Isengard besiege (sh-str-02)."""
    kinds = [SLOT["isengard-regular"], SLOT["isengard-elite"]]
    return tuple(
        [
            (region, region)
            for region in by_map(war.sieges)
            if war.sieges[region] == FREE
            and any(war.counts(SHADOW, region)[slot] for slot in kinds)
        ]
    )


def attacks_on_besiegers(war: War) -> Pairs:
    """Attacks of Free armies on besiegers beside them (fp-str-10)."""
    return tuple(
        [
            (near, region)
            for region in by_map(war.sieges)
            if war.sieges[region] == FREE
            for near in adjacent(war, region, "army")
            if war.units(FREE, near)
        ]
    )


# Either march or attack


class MarchOrAttack(Procedure):
    """A card lets armies either march or attack (WOTR-7.6); the result is where they marched."""

    steps = ("choose", "carry_out", "end")

    seat: int
    armies: int = 1
    """The most armies that march."""
    leaders: tuple[str, ...] = ()
    """Those one of whom must lead each of them; empty if nobody need."""
    pairs: Pairs = ()
    """Ways and attacks that the card gives, however far; empty for those to neighbours."""
    terms: BattleTerms = BattleTerms()
    may_decline: bool = False
    choice: Option | None = None
    region: str = ""

    def march(self) -> MoveHosts:
        """The march that the card gives."""
        return MoveHosts(
            seat=self.seat,
            armies=self.armies,
            led=bool(self.leaders),
            leaders=self.leaders,
            given=self.pairs,
        )

    def attack(self) -> AttackWithHost:
        """The attack that the card gives."""
        return AttackWithHost(
            seat=self.seat,
            led=bool(self.leaders),
            leaders=self.leaders,
            pairs=self.pairs,
            terms=self.terms,
        )

    def choose(self, war: War) -> Flow:
        """Ask which of the two, as far as they are possible (WOTR-7.6)."""
        options = []
        if can_march(war, self.march()):
            options.append(TO_MARCH())
        if can_attack(war, self.attack()):
            options.append(TO_ATTACK())
        if not options:
            return Goto("end")
        if self.may_decline:
            options.append(DONE())
        return Ask(self.seat, "march-or-attack", options, "choice")

    def carry_out(self, war: War) -> Flow:
        """March, attack or do nothing (WOTR-7.14, 10.17)."""
        if TO_MARCH.chosen(self.choice):
            return Call(self.march(), "region")
        return Call(self.attack()) if TO_ATTACK.chosen(self.choice) else None

    def end(self, war: War) -> Flow:
        """Return to the card."""
        return Done(self.region)


def marches_or_attacks(armies: int, leaders: tuple[str, ...]) -> Part:
    """A part that lets armies with some leader march, or one of them attack (WOTR-7.6)."""

    def part(war: War, play: PlayEvent) -> Flow:
        either = MarchOrAttack(seat=play.seat, armies=armies, leaders=leaders, may_decline=True)
        return Call(either, "region")

    return part


def coasts_of_gondor(war: War) -> list[str]:
    """Coastal regions of Gondor (sh-str-10)."""
    return [
        region
        for region, coastal in war.values.coastal.items()
        if coastal and NATION_OF[region] == "gondor"
    ]


def lands_in_gondor(war: War, play: PlayEvent) -> Flow:
    """Move an army from Umbar to a coast of Gondor, or attack one there (sh-str-10)."""
    pairs = tuple([("umbar", coast) for coast in coasts_of_gondor(war)])
    return Call(MarchOrAttack(seat=play.seat, pairs=pairs, terms=LANDING), "region")


def assaults_after_landing(war: War, play: PlayEvent) -> Flow:
    """Let besiegers whom the army has joined attack the besieged (sh-str-10)."""
    joined = war.sieges.get(play.region) == FREE
    pairs: Pairs = ((play.region, play.region),) if joined else ()
    return attack(war, play.seat, pairs, BattleTerms())
