"""The twenty Story cards of the Free Peoples."""

from __future__ import annotations

from ostrog.games.five_armies.armies.levies import Muster, RaiseLevies
from ostrog.games.five_armies.armies.movement import DWARVES, ELVES, free_part, has
from ostrog.games.five_armies.armies.rally import Rally
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.battle.rolls import strength
from ostrog.games.five_armies.battle.whole_battle import is_free_to_retreat
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import controls
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.hands import DrawCards
from ostrog.games.five_armies.board.map import EYRIE, FORTIFICATIONS, NEIGHBOURS, SETTLEMENTS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import ELIMINATED, WAITING, War, leadership
from ostrog.games.five_armies.board.verbs import BRING_BACK, FORGO, THROW_AGAIN
from ostrog.games.five_armies.cards.card_play import EFFECTS, STAYS, PlayCard
from ostrog.games.five_armies.cards.fate_cards import DrawFateCard
from ostrog.games.five_armies.cards.fate_track import shift_on_track
from ostrog.games.five_armies.cards.orders import (
    EAGER_RALLY,
    choose_led_army,
    gain_ground,
    led_armies,
    muster_with_an_army,
)
from ostrog.games.five_armies.cards.targets import ChoosePlace, Reinforce
from ostrog.games.five_armies.characters.beorn import MoveBeorn, can_move_beorn
from ostrog.games.five_armies.characters.eagles import LORD, place_eagles
from ostrog.games.five_armies.characters.entry import EnterPlay, is_ready
from ostrog.games.five_armies.characters.generals import Archery
from ostrog.games.five_armies.turn.action_dice import RollActionDice, roll_again
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Option,
    Procedure,
    Refusal,
    Source,
    refuse,
)

ELVEN_CHARGE = Source("sf-elven-charge")
LUCKY_NUMBER = Source("sf-lucky-number")


@ELVEN_CHARGE.modifies(leadership)
def is_led_like_five(war: War, active: Active, value: int, place: str) -> int:
    """Elven Charge replaces leadership by 5, before bonuses are added (CR-12)."""
    battle = war.battle
    charging = battle is not None and battle.attacker == FREE and battle.place == place
    return 5 if charging else value


@ELVEN_CHARGE.modifies(is_free_to_retreat)
def is_pinned_down(war: War, active: Active, value: bool, battle: Fight) -> bool:
    """Elven Charge forbids a retreat after the first round, even with Regroup (CR-45)."""
    return value and battle.round > 1


class LuckyNumber(Procedure):
    """The Free Peoples may re-roll one of their dice (CR-42)."""

    steps = ("choose", "throw_again")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a die, once per turn before the first action (CR-42)."""
        faces = [face for face, count in war.dice[FREE].items() if count]
        options = [FORGO(), *war.legal(FREE, THROW_AGAIN, faces)]
        return Ask(FREE, "lucky-number", options, "choice")

    def throw_again(self, war: War) -> Flow:
        """Re-roll the chosen die; a Will of the West ends Lucky Number."""
        throw_lucky(war, self.choice)
        return Done()


def throw_lucky(war: War, choice: Option | None) -> None:
    """Re-roll the chosen die, if any; a Will of the West ends Lucky Number (CR-42)."""
    if not THROW_AGAIN.chosen(choice):
        return
    if roll_again(war, THROW_AGAIN.ref(choice)) == "will-of-the-west":
        war.clear_from_table(LUCKY_NUMBER.name)


@LUCKY_NUMBER.after(RollActionDice)
def has_a_lucky_number(war: War, active: Active, ended: RollActionDice) -> Procedure | None:
    """Lucky Number lets its owner re-roll a die after the roll (CR-42)."""
    return LuckyNumber()


# Parts that several cards share


def armies_with(war: War, seat: int, need: str) -> tuple[str, ...]:
    """The places of a side's armies that meet a requirement (CR-03)."""
    return tuple([p for p in war.places(seat) if has(war, free_part(war, p, None), need)])


def choose_any_army(war: War, play: PlayCard) -> Flow:
    """Choose an own army (B5A-8.16, CR-03)."""
    where = tuple(war.places(play.seat))
    return Call(ChoosePlace(seat=play.seat, where=where, card=play.card), "at")


def move_and_attack_with_it(war: War, play: PlayCard) -> Flow:
    """The chosen army may move, then attack (B5A-8.17)."""
    if war.holder(play.at) != play.seat:
        return None
    move = MoveArmies(seat=play.seat, attacks=True, where=(play.at,))
    return Call(move)


def draw_an_event(war: War, play: PlayCard) -> Flow:
    """Draw an Event card after the other parts, and apply the hand limit at once (CR-46)."""
    return Call(DrawCards(seat=play.seat, kind="draw-discard"))


# The Skin-changer, The King of All Birds


def wake_beorn(war: War, play: PlayCard) -> Flow:
    """The Skin-changer: shift Beorn, who enters if he is ready, or move him (CR-30)."""
    if war.characters["beorn"] == WAITING:
        shift_on_track(war, "beorn")
        if is_ready(war, "beorn"):
            return Call(EnterPlay(seat=FREE, who=("beorn",), must=True))
    elif can_move_beorn(war, price=0):
        return Call(MoveBeorn())
    return None


def call_the_lord(war: War, play: PlayCard) -> Flow:
    """The King of All Birds: shift the Lord, who enters if ready, or place an Eagle (CR-30)."""
    if war.characters[LORD] == WAITING:
        shift_on_track(war, LORD)
        if is_ready(war, LORD):
            return Call(EnterPlay(seat=FREE, who=(LORD,), must=True))
    else:
        place_eagles(war, 1)
    return None


# Reinforcements


def choose_dwarves(war: War, play: PlayCard) -> Flow:
    """Choose an army with Dwarves (CR-03)."""
    where = armies_with(war, FREE, DWARVES)
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card), "at")


def clad_in_steel(war: War, play: PlayCard) -> Flow:
    """Clad in Hauberks of Steel: place a unit and a Leadership token (B5A-8.18, CR-38)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=FREE, at=play.at, units={"dwarf-veterans": 1}, tokens=1))


def elf_lords(war: War, play: PlayCard) -> Flow:
    """Elf-lords: place units and a Leadership token, even without an army there (CR-38)."""
    units = {"wood-elf-spearmen": 2, "wood-elf-archers": 1}
    return Call(Reinforce(seat=FREE, at="ravenhill", units=units, tokens=1))


def men_with_long_swords(war: War, play: PlayCard) -> Flow:
    """Men of the Lake with Long Swords: place units and a token (B5A-8.18, CR-38)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=FREE, at=play.at, units={"lake-men": 2}, tokens=1))


def flying_banners(war: War, play: PlayCard) -> Flow:
    """Flying Banners: place and flip a token in up to two own settlements (CR-33)."""
    where = tuple([r for r in SETTLEMENTS if controls(war, FREE, r)])
    return Call(Muster(seat=FREE, where=where, most=2))


def ringing_trumpets(war: War, play: PlayCard) -> Flow:
    """Ringing Trumpets: flip or place a token in up to three settlements (CR-33)."""
    return Call(RaiseLevies(seat=FREE, regions=3))


def rally_the_rescued(war: War, play: PlayCard) -> Flow:
    """Rescue: that army, or any if there is none, may rally (B5A-8.16, 8.18)."""
    war.activate(EAGER_RALLY, FREE, within=play)
    return Call(Rally(seat=FREE, armies=1, where=(play.at,) if play.at else ()))


# Moves and attacks


def elven_charge(war: War, play: PlayCard) -> Flow:
    """Elven Charge: move and attack with Elves (B5A-8.17, CR-03, CR-12, CR-45)."""
    war.activate(ELVEN_CHARGE, FREE, within=play)
    return Call(MoveArmies(seat=FREE, attacks=True, need=ELVES))


def moria_dain_dain(war: War, play: PlayCard) -> Flow:
    """Moria! Dáin! Dáin!: move Dwarves two regions, then attack (CR-03, CR-52)."""
    charge = MoveArmies(seat=FREE, distance=2, attacks=True, need=DWARVES)
    return Call(charge)


def march_two_armies(war: War, play: PlayCard) -> Flow:
    """On the March, Hurrying Multitude: move two armies two regions each (CR-02, B5A-8.14).

    They need no leadership.
    """
    return Call(MoveArmies(seat=play.seat, armies=2, distance=2))


def kindle_hope(war: War, play: PlayCard) -> Flow:
    """Hope Rekindled: place a Leadership token, or two for a Will of the West (CR-43)."""
    if not play.at:
        return None
    tokens = 2 if play.die == "will-of-the-west" else 1
    return Call(Reinforce(seat=FREE, at=play.at, tokens=tokens))


def redouble_force(war: War, play: PlayCard) -> Flow:
    """Redoubled Force: remove up to three damage (B5A-8.17, 26.6, CR-03)."""
    if play.at:
        war.remove_damage(play.at, 3)
    return None


# The others


def choose_the_dismayed(war: War, play: PlayCard) -> Flow:
    """Dismay: choose a Shadow army next to an army with leadership (CR-50)."""
    near = {region for place in led_armies(war, FREE) for region in NEIGHBOURS[place]}
    where = tuple([place for place in war.places(SHADOW) if place in near])
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card, kind="card-enemy"), "at")


def dismay(war: War, play: PlayCard) -> Flow:
    """Dismay: remove all Leadership tokens of the chosen army (CR-50)."""
    if play.at:
        war.lose_tokens(play.at, war.armies[play.at].tokens)
    return None


def waste_a_die(war: War, play: PlayCard) -> Flow:
    """Dismay: discard a Shadow die that shows exactly Character (CR-50)."""
    if war.dice[SHADOW].get("character"):
        war.dice[SHADOW]["character"] -= 1
        war.tell(events.DieLost(SHADOW, "character"))
    return None


def he_is_not_lost(war: War, play: PlayCard) -> Flow:
    """He is not lost!: bring back an eliminated general (CR-51)."""
    return Call(ReturnGeneral())


class ReturnGeneral(Procedure):
    """An eliminated general returns, without an activation token (CR-51)."""

    steps = ("choose", "come_back")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the general and the place, if a general was eliminated (B5A-8.18)."""
        lost = [who for who, at in war.characters.items() if at == ELIMINATED]
        candidates = [(who, place) for who in lost for place in war.places(FREE)]
        options = war.legal(FREE, BRING_BACK, candidates)
        return Ask(FREE, "return-general", options, "choice") if options else Done()

    def come_back(self, war: War) -> Flow:
        """Place the general (CR-51)."""
        general, place = BRING_BACK.refs(self.choice)
        if general == LORD:
            place = EYRIE  # The Lord is never with an army (B5A-32.1).
        war.bring_in(general, place)
        war.tell(events.CharacterEntered(general, place))
        return Done()


@BRING_BACK.rule
def brings_back_a_general(war: War, seat: int, general: str, place: str) -> Refusal | None:
    """Refuse anyone but an eliminated general, or a place without an own army (CR-51)."""
    sheet = war.values.characters[general]
    if seat != FREE or not sheet.general or war.characters[general] != ELIMINATED:
        return refuse("B5A-CR-51", general)
    return None if war.holder(place) == FREE else refuse("B5A-CR-51", general)


def choose_fortification(war: War, play: PlayCard) -> Flow:
    """Last Stand: choose a fortification with a Free Peoples army (CR-44)."""
    where = tuple([region for region in FORTIFICATIONS if war.holder(region) == FREE])
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card), "at")


def last_stand(war: War, play: PlayCard) -> Flow:
    """Last Stand: repair damage up to the army's unlimited strength (CR-44).

    This is the only exception to the rule that such damage is permanent.
    """
    if play.at:
        mended = min(war.breaches[play.at], strength(war, play.at))
        if mended:
            war.breaches[play.at] -= mended
            war.tell(events.FortificationMended(play.at, mended))
    return None


def move_bilbo(war: War, play: PlayCard) -> Flow:
    """Ring of Invisibility: move Bilbo any distance without a Ring token (B5A-8.16, CR-03)."""
    if play.at:
        war.characters["bilbo"] = play.at
        war.tell(events.CharacterMoved("bilbo", play.at))
    return None


def meet_gandalf(war: War, play: PlayCard) -> Flow:
    """Ring of Invisibility: draw a Fate card if Gandalf is there (B5A-9.12)."""
    return Call(DrawFateCard()) if play.at and war.characters["gandalf"] == play.at else None


def shower_of_arrows(war: War, play: PlayCard) -> Flow:
    """Shower of Arrows: use Archery without Thranduil, hitting on 4 (CR-55)."""
    return Call(Archery(success=4))


def add_the_arkenstone(war: War, play: PlayCard) -> Flow:
    """The Arkenstone of Thráin: add its special fate token to the pool (B5A-9.2, CR-32)."""
    war.move("fate-arkenstone", "fate-special", "fate-pool")
    war.tell(events.FateTokenAdded("fate-arkenstone"))
    return None


EFFECTS |= {
    "sf-the-skin-changer": (wake_beorn,),
    "sf-lucky-number": (),
    "sf-clad-in-hauberks-of-steel": (choose_dwarves, clad_in_steel),
    "sf-dismay": (choose_the_dismayed, dismay, waste_a_die),
    "sf-elf-lords": (elf_lords,),
    "sf-elven-charge": (elven_charge,),
    "sf-flying-banners": (flying_banners,),
    "sf-he-is-not-lost": (he_is_not_lost,),
    "sf-hope-rekindled": (choose_any_army, kindle_hope, move_and_attack_with_it),
    "sf-last-stand": (choose_fortification, last_stand),
    "sf-ring-of-invisibility": (choose_led_army, move_bilbo, meet_gandalf),
    "sf-men-of-the-lake-with-long-swords": (choose_led_army, men_with_long_swords),
    "sf-moria-dain-dain": (gain_ground, moria_dain_dain),
    "sf-on-the-march": (march_two_armies,),
    "sf-redoubled-force": (choose_any_army, redouble_force, move_and_attack_with_it),
    "sf-rescue": (muster_with_an_army, rally_the_rescued),
    "sf-ringing-trumpets": (ringing_trumpets,),
    "sf-shower-of-arrows": (shower_of_arrows, draw_an_event),
    "sf-the-arkenstone-of-thrain": (add_the_arkenstone,),
    "sf-the-king-of-all-birds": (call_the_lord,),
}
STAYS["sf-lucky-number"] = lambda war: True
"""Lucky Number stays until it rolls Will of the West or Bilbo is eliminated (B5A-8.20, CR-42)."""
