"""The twenty Story cards of the Shadow."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import TakeCasualties, quieten_howling
from ostrog.games.five_armies.armies.movement import GOBLIN, LEADERSHIP
from ostrog.games.five_armies.armies.recruitment import Recruit
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.battle.unit_abilities import is_unhindered
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.map import MUSTERING, NEIGHBOURS, PASSES, POINTS, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, GREAT_ORCS, ORCS, SHADOW, UNITS
from ostrog.games.five_armies.board.state import MovingGroup, War, fight_of
from ostrog.games.five_armies.board.verbs import ANY, CHOOSE, TROUBLE
from ostrog.games.five_armies.cards.card_play import EFFECTS, STAYS, Part, PlayCard
from ostrog.games.five_armies.cards.fate_track import move_marker_back
from ostrog.games.five_armies.cards.removal import TakeBats, TakeLeadership, TakeTokens
from ostrog.games.five_armies.cards.story_free import (
    armies_with,
    choose_any_army,
    draw_an_event,
    march_two_armies,
)
from ostrog.games.five_armies.cards.targets import ChooseArmies, ChoosePlace, HurtArmies, Reinforce
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

HOWLING_ORCS = Source("ss-howling-orcs")
ARROWS = "ss-flying-arrows-and-wild-spears"
TROUBLED_MIND = "ss-troubled-mind"
MOST_BODYGUARDS = 3
ON_ARROWS = 6

SILENCED = ("unit-dwarf-regulars", "unit-dwarf-veterans", "unit-lake-men")


@HOWLING_ORCS.modifies(is_unhindered)
def is_silenced(war: War, active: Active, value: bool, seat: int, card: str) -> bool:
    """Howling Orcs disables some unit abilities against an army with Great Orcs (CR-41)."""
    enemy = war.armies.get(fight_of(war).army_of(1 - seat))
    howls = enemy is not None and enemy.seat == SHADOW and enemy.units[GREAT_ORCS] > 0
    return value and not (howls and card in SILENCED)


# Parts that several cards share


def in_broken_lands(war: War) -> tuple[str, ...]:
    """The places of the Shadow armies in the Broken Lands (CR-03)."""
    return tuple([p for p in war.places(SHADOW) if TERRITORY.get(p) == "broken-lands"])


def choose_in_broken_lands(war: War, play: PlayCard) -> Flow:
    """Choose a Shadow army in the Broken Lands (B5A-8.16, CR-03)."""
    return Call(ChoosePlace(seat=SHADOW, where=in_broken_lands(war), card=play.card), "at")


def move_or_attack_with_it(need: str = "") -> Part:
    """Make a part in which the reinforced army moves or attacks (CR-01, CR-03)."""

    def move(war: War, play: PlayCard) -> Flow:
        if war.holder(play.at) != SHADOW:
            return None
        return Call(
            MoveArmies(
                seat=SHADOW,
                attacks=True,
                either=True,
                need=need,
                where=(play.at,),
            )
        )

    return move


def take_bats(war: War, play: PlayCard) -> Flow:
    """Remove up to two Great Bats from any territories (CR-49)."""
    return Call(TakeBats(card=play.card), "count")


def take_tokens(war: War, play: PlayCard) -> Flow:
    """Remove as many recruitment tokens as an earlier part says (CR-34)."""
    return Call(TakeTokens(count=play.count, card=play.card))


# Reinforcements


def war_band(war: War, play: PlayCard) -> Flow:
    """War-band: place Orcs and Leadership tokens (B5A-8.18, CR-38)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"orcs": 2}, tokens=2))


def choose_goblins(war: War, play: PlayCard) -> Flow:
    """Great Goblin: choose an army with Goblins (CR-03)."""
    where = armies_with(war, SHADOW, GOBLIN)
    return Call(ChoosePlace(seat=SHADOW, where=where, card=play.card), "at")


def great_goblin(war: War, play: PlayCard) -> Flow:
    """Great Goblin: place a unit, and a token even if no figure is left (CR-38, B5A-8.18)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"great-orcs": 1}, tokens=1))


def orcs_from_gundabad(war: War, play: PlayCard) -> Flow:
    """Orcs from Gundabad: place two Orcs units (B5A-8.16, 18.19)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"orcs": 2}))


def choose_in_goblin_areas(war: War, play: PlayCard) -> Flow:
    """Climbing Goblins: choose an army in a mustering point or pass (B5A-8.16, 8.18)."""
    where = tuple([place for place in war.places(SHADOW) if place in POINTS or place in PASSES])
    return Call(ChoosePlace(seat=SHADOW, where=where, card=play.card), "at")


def climbing_goblins(war: War, play: PlayCard) -> Flow:
    """Climbing Goblins: place units and a token; a pass may open (CR-38, B5A-20.2)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"goblins": 2}, tokens=1))


def choose_mustering_region(war: War, play: PlayCard) -> Flow:
    """Orc Army: choose a mustering region not held by the Free Peoples (CR-36)."""
    where = tuple([region for region in MUSTERING if war.force(region) != FREE])
    return Call(ChoosePlace(seat=SHADOW, where=where, card=play.card, kind="card-region"), "at")


def orc_army(war: War, play: PlayCard) -> Flow:
    """Orc Army: place five Orcs units (B5A-8.18, CR-36)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"orcs": 5}))


def choose_around_dale(war: War, play: PlayCard) -> Flow:
    """The Swiftest Wolf-riders: choose Dale or an adjacent region (CR-04, CR-36).

    It must be without a Free Peoples army and without Beorn.
    """
    dale = "ruins-of-dale"
    where = tuple([r for r in (dale, *NEIGHBOURS[dale]) if war.force(r) != FREE])
    return Call(ChoosePlace(seat=SHADOW, where=where, card=play.card, kind="card-region"), "at")


def wolf_riders(war: War, play: PlayCard) -> Flow:
    """The Swiftest Wolf-riders: place Wargs and a token, even without an army (CR-36, CR-38)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"wargs": 3}, tokens=1))


def choose_led(war: War, play: PlayCard) -> Flow:
    """Chieftains and Champions: choose up to four armies (CR-38)."""
    where = tuple(war.places(SHADOW))
    return Call(ChooseArmies(seat=SHADOW, where=where, card=play.card, most=4), "picks")


def give_chieftains(war: War, play: PlayCard) -> Flow:
    """Chieftains and Champions: give each army a token, even a second one (CR-38)."""
    for place in CHOOSE.among(play.picks):
        war.give_token(place)
    return None


# Moves


def move_from_broken_lands(distance: int) -> Part:
    """Make a part in which a Shadow army of the Broken Lands may move (CR-02, CR-03)."""

    def move(war: War, play: PlayCard) -> Flow:
        where = in_broken_lands(war)
        if not where:
            return None
        return Call(MoveArmies(seat=SHADOW, distance=distance, where=where))

    return move


def black_tide(war: War, play: PlayCard) -> Flow:
    """Black Tide: move all armies with leadership, or parts of them (CR-02, CR-03)."""
    return Call(MoveArmies(seat=SHADOW, armies=100, need=LEADERSHIP))


def flip_in_broken_lands(war: War, play: PlayCard) -> Flow:
    """Returning to the Assault: flip up to five tokens, also in one region (B5A-8.16, CR-02)."""
    return Call(Recruit(seat=SHADOW, regions=5, again=True))


# Cards that stay on the table


def place_first_orcs(war: War, play: PlayCard) -> Flow:
    """Flying Arrows and Wild Spears: place one Orcs unit at once (CR-48)."""
    if not play.at:
        return None
    return Call(Reinforce(seat=SHADOW, at=play.at, units={"orcs": 1}))


def stock_the_card(war: War, play: PlayCard) -> Flow:
    """Flying Arrows and Wild Spears: put up to six Orcs units on the card (CR-48)."""
    war.arrows = min(ON_ARROWS, war.supply(ORCS))
    war.tell(events.OrcsOnCard(war.arrows))
    return None


class OrcsFromCard(Procedure):
    """The action that places one Orcs unit from the card (CR-39)."""

    steps = ("choose", "place", "check")

    at: str = ""

    def choose(self, war: War) -> Flow:
        """Ask for any Shadow army."""
        where = tuple(war.places(SHADOW))
        return Call(ChoosePlace(seat=SHADOW, where=where, card=ARROWS), "at")

    def place(self, war: War) -> Flow:
        """Place one unit from the card (CR-48)."""
        if not self.at:
            return None
        war.arrows -= 1
        war.tell(events.OrcsOnCard(war.arrows))
        return Call(Reinforce(seat=SHADOW, at=self.at, units={"orcs": 1}))

    def check(self, war: War) -> Flow:
        """Discard the card if no Orcs are left on it (B5A-8.20)."""
        if not war.arrows:
            war.clear_from_table(ARROWS)
        return Done()


PLACE_ORCS = Action(
    "orcs-from-card",
    ANY,
    "B5A-CR-39",
    possible=lambda war, seat, die: seat == SHADOW and war.arrows > 0 and bool(war.places(SHADOW)),
    start=lambda war, seat, die: OrcsFromCard(),
)


def trouble_a_mind(war: War, play: PlayCard) -> Flow:
    """Troubled Mind: name a general (CR-40)."""
    return Call(NameGeneral())


class NameGeneral(Procedure):
    """The Shadow names one of the five generals (CR-40)."""

    steps = ("choose", "trouble")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a general, in play or not (CR-40)."""
        options = war.legal(SHADOW, TROUBLE, war.values.characters)
        return Ask(SHADOW, "name-general", options, "choice")

    def trouble(self, war: War) -> Flow:
        """Record the named general (CR-40)."""
        war.troubled = TROUBLE.ref(self.choice)
        war.tell(events.MindTroubled(war.troubled))
        return Done()


@TROUBLE.rule
def names_a_general(war: War, seat: int, general: str) -> Refusal | None:
    """Refuse a character that is not a general (CR-40)."""
    fits = seat == SHADOW and war.values.characters[general].general
    return None if fits else refuse("B5A-CR-40", general)


class ClearMind(Procedure):
    """The Free Peoples remove Troubled Mind with a die (CR-39)."""

    steps = ("pay", "clear")

    price: bool = False

    def pay(self, war: War) -> Flow:
        """Move the fate marker back if the die is not used as Will of the West (CR-31)."""
        if self.price:
            move_marker_back(war)
        return None

    def clear(self, war: War) -> Flow:
        """Discard the card (B5A-8.20)."""
        war.tell(events.MindCleared(war.troubled))
        war.troubled = ""
        war.clear_from_table(TROUBLED_MIND)
        return Done()


CLEAR_MIND = Action(
    "clear-mind",
    "will-of-the-west",
    "B5A-CR-39",
    possible=lambda war, seat, die: seat == FREE and bool(war.troubled),
    start=lambda war, seat, die: ClearMind(),
)
CLEAR_MIND_AT_A_PRICE = Action(
    "clear-mind-at-a-price",
    ANY,
    "B5A-CR-31",
    possible=lambda war, seat, die: seat == FREE and bool(war.troubled) and war.marker > 0,
    start=lambda war, seat, die: ClearMind(price=True),
)


# The others


DREAD_DICE, DREAD_ON = 4, 4
"""Dice of Great Dread, and the value that removes a recruitment token."""


def roll_for_dread(war: War, play: PlayCard) -> Flow:
    """Great Dread: roll four dice; each 4 or more removes a token (CR-34)."""
    values = war.roll(DREAD_DICE)
    play.count = sum([value >= DREAD_ON for value in values])
    war.tell(events.DreadRolled(values, DREAD_ON, play.count))
    return None


def take_leadership(war: War, play: PlayCard) -> Flow:
    """Whirling Bats: remove Leadership tokens (CR-49)."""
    return Call(TakeLeadership(count=play.count, card=play.card))


def bring_ill_chance(war: War, play: PlayCard) -> Flow:
    """Ill-chance: move the fate marker back (CR-31)."""
    move_marker_back(war)
    return None


def add_the_necromancer(war: War, play: PlayCard) -> Flow:
    """The Shadow of the Necromancer: add its special fate token (B5A-9.2, CR-32)."""
    war.move("fate-necromancer", "fate-special", "fate-pool")
    war.tell(events.FateTokenAdded("fate-necromancer"))
    return None


def orcs_of_huge_size(war: War, play: PlayCard) -> Flow:
    """Orcs of Huge Size: turn a Great Orcs unit into a bodyguard (B5A-8.16, 8.18, CR-41)."""
    place = war.characters["bolg"]
    army = war.armies.get(place)
    if army is None or army.seat != SHADOW or not army.units[GREAT_ORCS]:
        return None
    if war.bodyguards >= MOST_BODYGUARDS:
        return None
    one = tuple([int(number == GREAT_ORCS) for number in range(len(UNITS))])
    war.take(place, MovingGroup(one))
    war.bodyguards += 1
    war.tell(events.BodyguardJoined(place, war.bodyguards))
    quieten_howling(war, one)
    # The damage may now exceed the units that are left (B5A-15.6).
    return Call(TakeCasualties(seat=SHADOW, place=place, forced=True))


def choose_the_hopeful(war: War, play: PlayCard) -> Flow:
    """Victory vanishes from Hope: choose up to three undamaged armies (CR-04, CR-07)."""
    where = tuple([place for place in war.places(FREE) if not war.armies[place].damage])
    return Call(ChooseArmies(seat=SHADOW, where=where, card=play.card, most=3), "picks")


def hurt_the_hopeful(war: War, play: PlayCard) -> Flow:
    """Victory vanishes from Hope: deal one damage to each (CR-07)."""
    places = tuple(CHOOSE.among(play.picks))
    return Call(HurtArmies(seat=FREE, places=places))


EFFECTS |= {
    "ss-great-dread": (roll_for_dread, take_tokens),
    "ss-war-band": (choose_in_broken_lands, war_band, move_or_attack_with_it()),
    "ss-chieftains-and-champions": (choose_led, give_chieftains),
    "ss-whirling-bats": (take_bats, take_leadership),
    "ss-flying-arrows-and-wild-spears": (choose_any_army, place_first_orcs, stock_the_card),
    "ss-troubled-mind": (trouble_a_mind,),
    "ss-orc-army": (choose_mustering_region, orc_army, move_from_broken_lands(2)),
    "ss-black-tide": (black_tide,),
    "ss-great-goblin": (choose_goblins, great_goblin, move_or_attack_with_it(GOBLIN)),
    "ss-howling-orcs": (),
    "ss-hurrying-multitude": (march_two_armies,),
    "ss-ill-chance": (bring_ill_chance, draw_an_event),
    "ss-returning-to-the-assault": (flip_in_broken_lands, move_from_broken_lands(1)),
    "ss-orcs-from-gundabad": (choose_any_army, orcs_from_gundabad, move_or_attack_with_it()),
    "ss-climbing-goblins": (choose_in_goblin_areas, climbing_goblins, move_or_attack_with_it()),
    "ss-orcs-of-huge-size": (orcs_of_huge_size,),
    "ss-the-shadow-of-the-necromancer": (add_the_necromancer,),
    "ss-the-swiftest-wolf-riders": (choose_around_dale, wolf_riders),
    "ss-like-a-sea-of-locusts": (take_bats, take_tokens),
    "ss-victory-vanishes-from-hope": (choose_the_hopeful, hurt_the_hopeful, draw_an_event),
}
STAYS |= {
    ARROWS: lambda war: war.arrows > 0,
    TROUBLED_MIND: lambda war: True,
    "ss-howling-orcs": lambda war: True,
}
"""Cards of the Shadow that stay on the table (B5A-8.20, CR-40, CR-41, CR-48). Flying Arrows and
Wild Spears is discarded at once if no Orcs are on it."""
