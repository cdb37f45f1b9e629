"""The orders of the Event cards, with the rulings on them (B5A-8.2)."""

from __future__ import annotations

from ostrog.games.five_armies.armies.levies import Muster
from ostrog.games.five_armies.armies.movement import LEADERSHIP
from ostrog.games.five_armies.armies.rally import Rally, rallies_on
from ostrog.games.five_armies.armies.recruitment import Recruit
from ostrog.games.five_armies.battle.attack import CombinedAttack, MoveArmies, attackers, targets
from ostrog.games.five_armies.battle.whole_battle import terrain_advantage
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.cards.card_play import EFFECTS, PlayCard
from ostrog.games.five_armies.cards.targets import ChoosePlace
from ostrog.kernel import Active, Call, Flow, Source

EAGER_RALLY = Source("eager-rally")
"""A rally that succeeds on 4 or more."""
CHOSEN_GROUND = Source("chosen-ground")
"""Terrain advantage for the attacking side without counting units (CR-52)."""


@EAGER_RALLY.modifies(rallies_on)
def rallies_on_four(war: War, active: Active, value: int) -> int:
    """Blow the Horns and Rescue lower the value needed in a rally to 4 (B5A-8.2, 8.16)."""
    return 4


@CHOSEN_GROUND.modifies(terrain_advantage)
def has_the_advantage(war: War, active: Active, value: int, battle: Fight) -> int:
    """Give terrain advantage to the card's player if that side attacks (CR-52)."""
    return active.owner if battle.attacker == active.owner else value


# Parts that several cards share


def led_armies(war: War, seat: int) -> tuple[str, ...]:
    """The places of a side's armies with leadership (B5A-12.2)."""
    return tuple([place for place in war.places(seat) if leadership(war, place)])


def gain_ground(war: War, play: PlayCard) -> Flow:
    """Sudden Assault and Moria! Dáin! Dáin!: gain terrain advantage in a battle (CR-52)."""
    war.activate(CHOSEN_GROUND, play.seat, within=play)
    return None


def choose_led_army(war: War, play: PlayCard) -> Flow:
    """Choose an own army with leadership (B5A-8.16, CR-03)."""
    where = led_armies(war, play.seat)
    return Call(ChoosePlace(seat=play.seat, where=where, card=play.card), "at")


# The orders


def rally_eagerly(war: War, play: PlayCard) -> Flow:
    """Blow the Horns: rally one or two armies (B5A-8.16)."""
    war.activate(EAGER_RALLY, play.seat, within=play)
    return Call(Rally(seat=play.seat, must=True))


def march_led_armies(war: War, play: PlayCard) -> Flow:
    """Call to Arms: move up to two armies with leadership two regions each (CR-02)."""
    march = MoveArmies(seat=play.seat, armies=2, distance=2, need=LEADERSHIP)
    return Call(march)


def move_one_army(war: War, play: PlayCard) -> Flow:
    """Encirclement: an army may move (CR-01, CR-02)."""
    return Call(MoveArmies(seat=play.seat))


def attack_from_all_sides(war: War, play: PlayCard) -> Flow:
    """Encirclement: a combined attack may follow, if possible (CR-01, CR-02)."""
    if any(len(attackers(war, play.seat, region)) > 1 for region in targets(war, play.seat)):
        return Call(CombinedAttack(seat=play.seat))
    return None


def muster_with_an_army(war: War, play: PlayCard) -> Flow:
    """Gather and Marshall, Rescue: place and flip a token with an army (B5A-18.19).

    Armies in goblin areas are allowed too.
    """
    return Call(Muster(seat=play.seat, where=tuple(war.places(play.seat))), "at")


def move_three_armies(war: War, play: PlayCard) -> Flow:
    """Marching Companies: up to three armies may move (CR-02)."""
    return Call(MoveArmies(seat=play.seat, armies=3))


def strike_from_afar(war: War, play: PlayCard) -> Flow:
    """Move to Strike: move a led army two regions, then attack (CR-01)."""
    strike = MoveArmies(seat=play.seat, distance=2, attacks=True, need=LEADERSHIP)
    return Call(strike)


def flip_three_tokens(war: War, play: PlayCard) -> Flow:
    """Mustering for Battle: flip one token in each of up to three regions (B5A-8.16)."""
    return Call(Recruit(seat=play.seat, regions=3, must=True))


def move_and_attack(war: War, play: PlayCard) -> Flow:
    """Sudden Assault: move an army, then attack (CR-01)."""
    return Call(MoveArmies(seat=play.seat, attacks=True))


def take_heart(war: War, play: PlayCard) -> Flow:
    """Troop-leader: remove up to two damage from the chosen army (B5A-8.2, 8.16)."""
    if play.at:
        war.remove_damage(play.at, 2)
    return None


EFFECTS |= {
    "blow-the-horns": (rally_eagerly,),
    "call-to-arms": (march_led_armies,),
    "encirclement": (move_one_army, attack_from_all_sides),
    "gather-and-marshall": (muster_with_an_army,),
    "marching-companies": (move_three_armies,),
    "move-to-strike": (strike_from_afar,),
    "mustering-for-battle": (flip_three_tokens,),
    "sudden-assault": (gain_ground, move_and_attack),
    "troop-leader": (choose_led_army, take_heart),
}
