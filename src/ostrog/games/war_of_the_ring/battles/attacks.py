"""Chapter 11: armies attack by the results Army and Character, and by cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.clash import BattleKind, BattleTerms
from ostrog.games.war_of_the_ring.board.map import WALLED
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import War, adjacent, closed_regions, minus
from ostrog.games.war_of_the_ring.board.verbs import ATTACK, GO
from ostrog.games.war_of_the_ring.campaigns.splitting import (
    Party,
    Splitting,
    can_spare,
    command_refused,
    figures_at_peace,
    has_own_unit,
    is_led,
    party_of,
    unit_number,
    without,
)
from ostrog.games.war_of_the_ring.teams.alternation import none_can_act, use_army
from ostrog.kernel import Ask, Call, Done, Flow, Refusal, refuse


class AttackWithHost(Splitting, kw_only=True):
    """One army attacks a neighbour, besiegers assault, or the besieged sortie (WOTR-11.2)."""

    steps = ("choose", "fight", "end")

    pairs: tuple[tuple[str, str], ...] = ()
    """Attacks that a card gives, each with its target, however far; empty for all usual ones."""
    terms: BattleTerms = BattleTerms()

    def source_of(self) -> str:
        """The region of the chosen army."""
        return ATTACK.refs(self.draft[0])[0]

    def standing(self, war: War) -> Party:
        """Everybody in the region of the chosen army."""
        source = self.source_of()
        side = war.side(self.seat)
        return Party(war.counts(side, source), war.characters_at(side, source))

    def whole(self, war: War) -> Party | None:
        """Everybody of the chosen army who can attack."""
        if not self.draft:
            return None
        return able_to_attack(war, self.seat, self.source_of())

    def rule_of_split(self) -> str:
        """Id of the rule about the part that attacks."""
        return "WOTR-11.4"

    def rule_of_leader(self) -> str:
        """Id of the rule that the part which attacks must be led."""
        return "WOTR-11.6"

    def rule_of_rest(self) -> str:
        """Id of the rule about the rearguard."""
        return "WOTR-11.4"

    def needs_unit(self, war: War, rest: Party) -> bool:
        """Whether anybody stays: a rearguard has at least one unit (WOTR-11.4)."""
        return bool(rest.who) or any(rest.counts)

    def choose(self, war: War) -> Flow:
        """Ask for an army and its target, then for the rearguard (WOTR-11.2, 11.4)."""
        if self.draft:
            options = self.dividing(war, GO)
        else:
            sources = war.armies(war.side(self.seat))
            options = [ATTACK[pair] for pair in targets_of(war, self, sources)]
        return Ask(self.seat, "attack", options, "picks", closes=("go",))

    def fight(self, war: War) -> Flow:
        """Fight the battle (WOTR-11.2)."""
        source, target = ATTACK.refs(self.picks[0])
        side = war.side(self.seat)
        counts, who = without(able_to_attack(war, self.seat, source), side, self.picks[1:-1])
        use_army(war, self.seat, source, counts)
        battle = ArmyBattle(
            attacker=side,
            source=source,
            region=target,
            kind=kind_of_battle(war, side, source, target),
            part=counts,
            who=who,
            terms=self.terms,
        )
        return Call(battle)

    def end(self, war: War) -> Flow:
        """End the action."""
        return Done()


def kind_of_battle(war: War, side: int, source: str, target: str) -> BattleKind:
    """The kind of battle that an attack leads to (WOTR-11.2, 13.9, 13.13)."""
    if source != target:
        return "field"
    return "sortie" if war.sieges.get(source) == side else "siege"


def able_to_attack(war: War, seat: int, source: str) -> Party:
    """The part of a seat's army whose nations are At War, with all characters (WOTR-11.3, 8.16)."""
    counts, who = party_of(war, seat, source, False)
    at_peace = figures_at_peace(war, war.side(seat), counts)
    return Party(minus(counts, at_peace), who)


def targets_of(
    war: War, attack: AttackWithHost, sources: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """All attacks that armies in some regions can make, each with its target (WOTR-11.2)."""
    side = war.side(attack.seat)
    enemies = war.hosts[1 - side]
    for source in sources:
        if attack.pairs:
            near = [to for start, to in attack.pairs if start == source]
        else:
            around = adjacent(war, source, "army")
            is_alone = enemies.keys().isdisjoint(around)
            near = [] if is_alone else [to for to in around if to in enemies]
            if source in war.sieges:
                near.append(source)
        if not near or army_refused(war, attack.seat, source, attack.led, attack.leaders):
            continue
        for target in near:
            if target_refused(war, side, source, target, attack.pairs) is None:
                yield source, target


def army_refused(
    war: War, seat: int, source: str, led: bool, leaders: Collection[str] = ()
) -> Refusal | None:
    """Refuse an army of which no part can attack.

    See WOTR-1.4, 11.3, 11.5, 11.6, 19.12, 19.19, 19.20 and 19.24.
    """
    side = war.side(seat)
    if not war.units(side, source):
        return refuse("WOTR-1.4", source)
    has_teams: bool = war.setting.derived.has_teams
    refusal = command_refused(war, seat, source, False) if has_teams else None
    if refusal is not None:
        return refusal
    party = able_to_attack(war, seat, source)
    units = unit_number(side, party.counts)
    if not units:
        return refuse("WOTR-11.3", source)
    if has_teams and not has_own_unit(war, seat, party.counts):
        return refuse("WOTR-19.20", source)
    if has_teams and none_can_act(war, seat, source, party.counts):
        return refuse("WOTR-19.24", source)
    if led and not is_led(war, side, party, leaders):
        return refuse("WOTR-11.6", source)
    rest = minus(war.counts(side, source), party.counts)
    if side == FREE and any(rest) and not unit_number(side, rest):
        return None if can_spare(war, seat, source, party, led) else refuse("WOTR-11.5", source)
    return None


def target_refused(
    war: War, side: int, source: str, target: str, given: Collection[tuple[str, str]] = ()
) -> Refusal | None:
    """Refuse a region where an army cannot attack (WOTR-7.8, 11.2, 13.9, 10.20).

    A card that gives some attacks allows no others, and these however far (WOTR-7.7).
    """
    closed = closed_regions(war, side)
    if target in closed:
        return refuse("WOTR-7.8", closed[target])
    besieged = war.sieges.get(source, -1)
    if given and (source, target) not in given:
        return refuse("WOTR-7.6", source, target)
    if source == target:
        return None if besieged >= 0 else refuse("WOTR-11.2", target)
    if besieged == side:
        return refuse("WOTR-10.20", source)
    if not given and target not in adjacent(war, source, "army"):
        return refuse("WOTR-10.16" if target in WALLED[source] else "WOTR-11.2", source, target)
    if not war.units(1 - side, target):
        return refuse("WOTR-11.2", target)
    return refuse("WOTR-13.9", target) if war.sieges.get(target) == 1 - side else None


def can_attack(war: War, attack: AttackWithHost) -> bool:
    """Whether any army can make an attack (WOTR-11.1)."""
    side = war.side(attack.seat)
    return any(True for _ in targets_of(war, attack, war.hosts[side]))


@ATTACK.rule
def attacks_an_enemy_army(war: War, seat: int, source: str, target: str) -> Refusal | None:
    """Refuse an attack against the rules (WOTR-11.2 to 11.6)."""
    attack = war.frame(AttackWithHost)
    if attack is None or attack.seat != seat:
        attack = AttackWithHost(seat=seat)
    return army_refused(war, seat, source, attack.led, attack.leaders) or target_refused(
        war, war.side(seat), source, target, attack.pairs
    )
