"""Chapters 8 and 14 to 16: figures go along with a Shadow army, and fall with it."""

from __future__ import annotations

from collections.abc import Mapping

from ostrog.expansions.warriors.board.pieces import CORSAIRS, ESCORTS, FOLLOWERS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import GO_ALONG, STAY_BEHIND
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.figure_movement.moving_figures import move_figures
from ostrog.expansions.warriors.figure_movement.ways_of_figures import is_water
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.fallen_hosts import LoseHost, SufferHits
from ostrog.games.war_of_the_ring.battles.moves_after_battle import AdvanceHost, RetreatHost
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import has_army
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import minus
from ostrog.games.war_of_the_ring.board.verbs import HOLD
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

ALONG = {CORSAIRS: "WOME-14.6", "dunlendings": "WOME-15.7", "spiders": "WOME-16.5"}
"""Id of the rule by which figures of a faction go along with an army."""


class TakeAlong(Procedure):
    """The player of a Shadow army says which figures do not come along.

    See WOME-14.6, 15.7 and 16.5. The result stands in `FactionWar.along`.
    """

    steps = ("choose", "settle")

    seat: int
    region: str
    most: dict[str, int]
    """Figures that can come along, by faction."""
    least: dict[str, int] = {}
    """Figures that must, by faction."""
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The region that they leave, for the breadcrumb."""
        return (self.region,)

    def coming(self, picks: tuple[Option, ...] | list[Option]) -> dict[str, int]:
        """Those who come along after some picks."""
        left = list(STAY_BEHIND.among(picks))
        return {faction: most - left.count(faction) for faction, most in self.most.items()}

    def choose(self, war: FactionWar) -> Flow:
        """Ask who stays behind, if anybody may."""
        coming = self.coming(self.draft)
        options = [GO_ALONG()]
        options += [STAY_BEHIND[each] for each in coming if self.may_stay(each, coming)]
        if len(options) == 1 and not self.draft:
            return None
        return Ask(
            self.seat,
            "take-along",
            options,
            "picks",
            closes=("go-along",),
            default=(GO_ALONG(),),
            about=(self.region,),
        )

    def may_stay(self, faction: str, coming: Mapping[str, int]) -> bool:
        """Whether one more figure of a faction may stay behind."""
        return coming.get(faction, 0) > self.least.get(faction, 0)

    def settle(self, war: FactionWar) -> Flow:
        """Note who comes along."""
        coming = self.coming(self.picks)
        war.along = {faction: number for faction, number in coming.items() if number}
        return Done()


@STAY_BEHIND.rule
def stays_where_it_is(war: FactionWar, seat: int, faction: str) -> Refusal | None:
    """Refuse to leave a figure that is not there, or that must come (WOME-14.12, 15.13)."""
    frame = war.frame(TakeAlong)
    able = frame is not None and frame.seat == seat
    able = able and frame is not None and frame.may_stay(faction, frame.coming(frame.draft))
    return None if able else refuse(ALONG.get(faction, "WOME-8.5"), faction)


# Going along


def able_to_follow(war: FactionWar, faction: str, source: str, to: str) -> int:
    """Number of figures that can go from a region to another with an army.

    Those who have gone with an army in this action stay (WOTR-10.8). Corsairs keep to the waters
    (WOME-14.7, 14.8).
    """
    if faction == CORSAIRS and not is_water(war, to):
        return 0
    rested = war.moved_along.get(faction, {}).get(source, 0)
    return max(0, war.number_at(faction, source) - rested)


def bring_along(war: FactionWar, source: str, to: str) -> None:
    """Move those who accompany an army to its next region; Corsairs stop where waters end.

    See WOME-14.8, 14.9, 15.7, 15.13, 16.5 and 16.9.
    """
    for faction, number in list(war.along.items()):
        if faction == CORSAIRS and not is_water(war, to):
            del war.along[faction]
            continue
        move_figures(war, faction, source, to, number)


def end_company(war: FactionWar, to: str) -> None:
    """Part those who came along from their army; eliminate what a region cannot hold.

    See WOME-14.4 and 15.5.
    """
    war.along = {}
    for faction in ESCORTS:
        limit = war.facts_of(faction).limit
        above = war.number_at(faction, to) - limit if limit else 0
        if above > 0:
            lose_figures(war, faction, to, above)


def has_escort(war: FactionWar, region: str) -> bool:
    """Whether figures that go along with armies are in a region."""
    return any(region in war.figures[faction] for faction in ESCORTS)


def take_along_on_march(move: MoveHosts, war: FactionWar) -> Flow:
    """Ask who comes along on a march (WOME-14.6, 15.7, 16.5)."""
    source, to = move.path
    if war.side(move.seat) != SHADOW or not has_escort(war, source):
        return None
    most = {faction: able_to_follow(war, faction, source, to) for faction in ESCORTS}
    if move.regions == 1:  # Farther marches only pass through the region.
        most = {each: min(number, war.room_for(each, to)) for each, number in most.items()}
    return Call(TakeAlong(seat=move.seat, region=source, most=most))


def enter_with_figures(move: MoveHosts, war: FactionWar) -> Flow:
    """Let those who came along enter with the army (WOME-14.6, 14.8)."""
    if war.along:
        bring_along(war, move.path[-2], move.path[-1])
    return MoveHosts.enter(move, war)


def arrive_with_figures(move: MoveHosts, war: FactionWar) -> Flow:
    """Note who has come along, so that nobody moves twice in an action (WOTR-10.8)."""
    if war.along:
        note_moved_along(war, move.path[-1])
        end_company(war, move.path[-1])
    return MoveHosts.arrived(move, war)


def note_moved_along(war: FactionWar, to: str) -> None:
    """Note those who have come to a region with an army (WOTR-10.8)."""
    for faction, number in war.along.items():
        there = war.moved_along.setdefault(faction, {})
        there[to] = there.get(to, 0) + number


def forget_moved_figures(move: MoveHosts, war: FactionWar) -> Flow:
    """Forget who has moved at the end of the action."""
    war.moved_along = {}
    return MoveHosts.limits(move, war)


# Battles


def followers_at(war: FactionWar, region: str) -> dict[str, int]:
    """The Dunlendings and Spiders in a region."""
    return {each: war.number_at(each, region) for each in FOLLOWERS if war.number_at(each, region)}


def choose_who_attacks(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Ask who attacks with a Shadow army and who stays with its rearguard (WOME-15.12, 16.9)."""
    war.fighting = {}
    if battle.attacker != SHADOW:
        return None
    most = followers_at(war, battle.source)
    rest = minus(war.counts(SHADOW, battle.source), battle.part)
    if not most or not unit_number(SHADOW, rest):
        war.along = most
        return None
    seat = seat_of_army(war, SHADOW, battle.source)
    return Call(TakeAlong(seat=seat, region=battle.source, most=most))


def note_who_attacks(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Keep in mind who attacks with the army (WOME-15.13, 15.14)."""
    if battle.attacker == SHADOW:
        war.fighting, war.along = war.along, {}
    return None


def forget_who_attacked(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Forget it at the end of the battle."""
    war.fighting = {}
    return ArmyBattle.end(battle, war)


def attacking_with(war: FactionWar, source: str) -> dict[str, int]:
    """Those of the figures that attack who are left."""
    now = followers_at(war, source)
    return {faction: min(number, now.get(faction, 0)) for faction, number in war.fighting.items()}


def advance_with_figures(advance: AdvanceHost, war: FactionWar) -> Flow:
    """Let Dunlendings and Spiders advance with the army, and ask about Corsairs.

    See WOME-14.9, 15.13 and 16.9.
    """
    if HOLD.chosen(advance.picks[-1]) or war.side(advance.seat) != SHADOW:
        return None
    if not has_escort(war, advance.source):
        return None
    most = attacking_with(war, advance.source)
    corsairs = able_to_follow(war, CORSAIRS, advance.source, advance.region)
    most[CORSAIRS] = min(corsairs, war.room_for(CORSAIRS, advance.region))
    least = {**most, CORSAIRS: 0}
    return Call(TakeAlong(seat=advance.seat, region=advance.source, most=most, least=least))


def come_with_figures(advance: AdvanceHost, war: FactionWar) -> Flow:
    """Let them come into the region (WOME-14.9, 15.5, 15.13, 16.9)."""
    if war.along:
        bring_along(war, advance.source, advance.region)
        end_company(war, advance.region)
    return AdvanceHost.enter(advance, war)


def retreat_with_figures(retreat: RetreatHost, war: FactionWar) -> Flow:
    """Let Dunlendings and Spiders retreat with their army, and ask about Corsairs.

    See WOME-14.9, 15.13 and 16.9.
    """
    if retreat.side != SHADOW or not has_escort(war, retreat.region):
        return None
    return Call(who_flees(war, retreat.region, retreat.to))


def who_flees(war: FactionWar, region: str, to: str) -> TakeAlong:
    """The question which Corsairs retreat with an army; the others must (WOME-14.9, 15.13)."""
    most = followers_at(war, region)
    corsairs = able_to_follow(war, CORSAIRS, region, to)
    most[CORSAIRS] = min(corsairs, war.room_for(CORSAIRS, to))
    seat = seat_of_army(war, SHADOW, region)
    return TakeAlong(seat=seat, region=region, most=most, least={**most, CORSAIRS: 0})


def flee_with_figures(retreat: RetreatHost, war: FactionWar) -> Flow:
    """Let them leave with the army (WOME-14.9, 15.5, 15.13, 16.9)."""
    if war.along:
        bring_along(war, retreat.region, retreat.to)
        end_company(war, retreat.to)
    return RetreatHost.go(retreat, war)


# Falling


def fall_with_army(war: FactionWar, region: str, figures: Mapping[str, int]) -> None:
    """Eliminate those who accompanied an army that is gone (WOME-15.14, 16.9)."""
    for faction, number in figures.items():
        if number:
            lose_figures(war, faction, region, number)


def fall_in_battle(war: FactionWar) -> None:
    """Eliminate those who fought with a Shadow army that has no units left (WOME-15.14, 16.9)."""
    clash = war.battle
    if clash is None or has_army(war, clash, SHADOW):
        return
    if clash.attacker == SHADOW:
        fall_with_army(war, clash.source, attacking_with(war, clash.source))
        war.fighting = {}
    elif not clash.inside and not clash.refuge:
        fall_with_army(war, clash.region, followers_at(war, clash.region))


def destroy_with_figures(battle: BattleRound, war: FactionWar) -> Flow:
    """Let figures fall with their army at the end of a round (WOME-15.14, 16.9)."""
    fall_in_battle(war)
    return BattleRound.destroy_armies(battle, war)


def suffer_with_figures(hits: SufferHits, war: FactionWar) -> Flow:
    """Let figures fall with their army by other hits in a battle (WOME-15.14, 16.9)."""
    flow = SufferHits.remove(hits, war)
    fall_in_battle(war)
    return flow


def lose_host_with_figures(loss: LoseHost, war: FactionWar) -> Flow:
    """Let figures fall with their army outside a battle (WOME-15.14, 16.9)."""
    if loss.side == SHADOW:
        fall_with_army(war, loss.region, followers_at(war, loss.region))
    return LoseHost.remove(loss, war)
