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
from ostrog.games.five_armies.board.verbs import BRING_BACK
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


@ELVEN_CHARGE.modifies(leadership)
def is_led_like_five(war: War, active: Active, value: int, place: str) -> int:
    """CR-12: what characters and tokens come to is replaced; bonuses are added afterwards."""
    battle = war.battle
    charging = battle is not None and battle.attacker == FREE and battle.place == place
    return 5 if charging else value


@ELVEN_CHARGE.modifies(is_free_to_retreat)
def is_pinned_down(war: War, active: Active, value: bool, battle: Fight) -> bool:
    """CR-45: no retreat at the end of the first round, even after Regroup."""
    return value and battle.round > 1


# Parts that several cards share


def armies_with(war: War, seat: int, need: str) -> tuple[str, ...]:
    """CR-03: where the armies of a side stand that contain something."""
    return tuple([p for p in war.places(seat) if has(war, free_part(war, p, None), need)])


def choose_any_army(war: War, play: PlayCard) -> Flow:
    """B5A-8.16, CR-03: an army of one's own."""
    where = tuple(war.places(play.seat))
    return Call(ChoosePlace(seat=play.seat, where=where, card=play.card), "at")


def move_and_attack_with_it(war: War, play: PlayCard) -> Flow:
    """B5A-8.17: the army that was chosen may move, and may attack."""
    if war.holder(play.at) != play.seat:
        return None
    move = MoveArmies(seat=play.seat, attacks=True, where=(play.at,))
    return Call(move)


def draw_an_event(war: War, play: PlayCard) -> Flow:
    """CR-46: after the other parts, and the hand limit is kept at once."""
    return Call(DrawCards(seat=play.seat, kind="draw-discard"))


# The Skin-changer, The King of All Birds


def wake_beorn(war: War, play: PlayCard) -> Flow:
    """CR-30: he comes nearer, and enters if that makes him ready."""
    if war.characters["beorn"] == WAITING:
        shift_on_track(war, "beorn")
        if is_ready(war, "beorn"):
            return Call(EnterPlay(seat=FREE, who=("beorn",), must=True))
    elif can_move_beorn(war, price=0):
        return Call(MoveBeorn())
    return None


def call_the_lord(war: War, play: PlayCard) -> Flow:
    """CR-30: he comes nearer, and enters if that makes him ready; or else an Eagle comes."""
    if war.characters[LORD] == WAITING:
        shift_on_track(war, LORD)
        if is_ready(war, LORD):
            return Call(EnterPlay(seat=FREE, who=(LORD,), must=True))
    else:
        place_eagles(war, 1)
    return None


# Reinforcements


def choose_dwarves(war: War, play: PlayCard) -> Flow:
    """CR-03: an army with Dwarves."""
    where = armies_with(war, FREE, DWARVES)
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card), "at")


def clad_in_steel(war: War, play: PlayCard) -> Flow:
    """Clad in Hauberks of Steel: B5A-8.18, CR-38."""
    if not play.at:
        return None
    return Call(Reinforce(seat=FREE, at=play.at, units={"dwarf-veterans": 1}, tokens=1))


def elf_lords(war: War, play: PlayCard) -> Flow:
    """Elf-lords, CR-38: also where no army was."""
    units = {"wood-elf-spearmen": 2, "wood-elf-archers": 1}
    return Call(Reinforce(seat=FREE, at="ravenhill", units=units, tokens=1))


def men_with_long_swords(war: War, play: PlayCard) -> Flow:
    """Men of the Lake with Long Swords: B5A-8.18, CR-38."""
    if not play.at:
        return None
    return Call(Reinforce(seat=FREE, at=play.at, units={"lake-men": 2}, tokens=1))


def flying_banners(war: War, play: PlayCard) -> Flow:
    """Flying Banners: up to two settlements of one's own (CR-33)."""
    where = tuple([r for r in SETTLEMENTS if controls(war, FREE, r)])
    return Call(Muster(seat=FREE, where=where, most=2))


def ringing_trumpets(war: War, play: PlayCard) -> Flow:
    """Ringing Trumpets, CR-33: up to three settlements."""
    return Call(RaiseLevies(seat=FREE, regions=3))


def rally_the_rescued(war: War, play: PlayCard) -> Flow:
    """Rescue, B5A-8.16, 8.18: an optional rally with that army, or with any if there is none."""
    war.activate(EAGER_RALLY, FREE, within=play)
    return Call(Rally(seat=FREE, armies=1, where=(play.at,) if play.at else ()))


# Moves and attacks


def elven_charge(war: War, play: PlayCard) -> Flow:
    """Elven Charge: B5A-8.17, CR-03, CR-12, CR-45."""
    war.activate(ELVEN_CHARGE, FREE, within=play)
    return Call(MoveArmies(seat=FREE, attacks=True, need=ELVES))


def moria_dain_dain(war: War, play: PlayCard) -> Flow:
    """Moria! Dáin! Dáin!, CR-03, CR-52: Dwarves go two regions and attack."""
    charge = MoveArmies(seat=FREE, distance=2, attacks=True, need=DWARVES)
    return Call(charge)


def march_two_armies(war: War, play: PlayCard) -> Flow:
    """On the March, Hurrying Multitude, CR-02, B5A-8.14: two regions each, without leadership."""
    return Call(MoveArmies(seat=play.seat, armies=2, distance=2))


def kindle_hope(war: War, play: PlayCard) -> Flow:
    """Hope Rekindled, CR-43: two tokens only for a die that shows Will of the West."""
    if not play.at:
        return None
    tokens = 2 if play.die == "will-of-the-west" else 1
    return Call(Reinforce(seat=FREE, at=play.at, tokens=tokens))


def redouble_force(war: War, play: PlayCard) -> Flow:
    """Redoubled Force, B5A-8.17, 26.6, CR-03: up to three damage goes."""
    if play.at:
        war.remove_damage(play.at, 3)
    return None


# The others


def choose_the_dismayed(war: War, play: PlayCard) -> Flow:
    """Dismay, CR-50: a Shadow army beside an army with leadership."""
    near = {region for place in led_armies(war, FREE) for region in NEIGHBOURS[place]}
    where = tuple([place for place in war.places(SHADOW) if place in near])
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card, kind="card-enemy"), "at")


def dismay(war: War, play: PlayCard) -> Flow:
    """Dismay, CR-50: its tokens go."""
    if play.at:
        war.lose_tokens(play.at, war.armies[play.at].tokens)
    return None


def waste_a_die(war: War, play: PlayCard) -> Flow:
    """Dismay, CR-50: a die that shows Character exactly."""
    if war.dice[SHADOW].get("character"):
        war.dice[SHADOW]["character"] -= 1
        war.tell(events.DieLost(SHADOW, "character"))
    return None


def he_is_not_lost(war: War, play: PlayCard) -> Flow:
    """He is not lost!: CR-51."""
    return Call(ReturnGeneral())


class ReturnGeneral(Procedure):
    """CR-51: an eliminated general comes back, without an activation token."""

    steps = ("choose", "come_back")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """B5A-8.18: if there is one."""
        lost = [who for who, at in war.characters.items() if at == ELIMINATED]
        candidates = [(who, place) for who in lost for place in war.places(FREE)]
        options = war.legal(FREE, BRING_BACK, candidates)
        return Ask(FREE, "return-general", options, "choice") if options else Done()

    def come_back(self, war: War) -> Flow:
        """CR-51."""
        assert self.choice is not None
        general, place = (str(ref) for ref in self.choice.refs)
        if general == LORD:
            place = EYRIE  # B5A-32.1: he never stands with an army
        war.characters[general] = place
        war.tell(events.CharacterEntered(general, place))
        return Done()


@BRING_BACK.rule
def brings_back_a_general(war: War, seat: int, general: str, place: str) -> Refusal | None:
    """CR-51: generals only, into a region with a Free Peoples army."""
    sheet = war.values.characters[general]
    if seat != FREE or not sheet.general or war.characters[general] != ELIMINATED:
        return refuse("B5A-CR-51", general)
    return None if war.holder(place) == FREE else refuse("B5A-CR-51", general)


def choose_fortification(war: War, play: PlayCard) -> Flow:
    """Last Stand, CR-44: with a Free Peoples army inside."""
    where = tuple([region for region in FORTIFICATIONS if war.holder(region) == FREE])
    return Call(ChoosePlace(seat=FREE, where=where, card=play.card), "at")


def last_stand(war: War, play: PlayCard) -> Flow:
    """Last Stand, CR-44: the exception to damage that stays; strength has no limit here."""
    if play.at:
        mended = min(war.breaches[play.at], strength(war, play.at))
        if mended:
            war.breaches[play.at] -= mended
            war.tell(events.FortificationMended(play.at, mended))
    return None


def move_bilbo(war: War, play: PlayCard) -> Flow:
    """Ring of Invisibility, B5A-8.16, CR-03: at any distance, for no Ring token."""
    if play.at:
        war.characters["bilbo"] = play.at
        war.tell(events.CharacterMoved("bilbo", play.at))
    return None


def meet_gandalf(war: War, play: PlayCard) -> Flow:
    """Ring of Invisibility, B5A-9.12: a Fate card, if Gandalf is there."""
    return Call(DrawFateCard()) if play.at and war.characters["gandalf"] == play.at else None


def shower_of_arrows(war: War, play: PlayCard) -> Flow:
    """Shower of Arrows, CR-55: Archery without Thranduil, with 4."""
    return Call(Archery(success=4))


def add_the_arkenstone(war: War, play: PlayCard) -> Flow:
    """The Arkenstone of Thráin: B5A-9.2, CR-32."""
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
"""B5A-8.20, CR-42: until the new face is Will of the West, or Bilbo is eliminated."""
