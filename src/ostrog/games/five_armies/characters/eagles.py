"""Chapter 32: the Lord of the Eagles and the Eagles of the Misty Mountains."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.map import EYRIE, TERRAIN, TERRITORIES, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import (
    CALL_EAGLE,
    DONE,
    SEND_EAGLE,
    SEND_LORD,
    SWARM,
    SWOOP,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

LORD = "lord-of-the-eagles"
MASS_ATTACK = "fate-eagles-are-not-kindly-birds"
MASS_DICE = 4


def place_eagles(war: War, count: int) -> None:
    """Place new Eagles in the Eyrie, as far as figures are left (B5A-32.4, 1.7)."""
    left = war.values.figures["eagles"] - sum(war.eagles.values())
    placed = min(count, left)
    if placed:
        war.eagles[EYRIE] += placed
        war.tell(events.EaglesPlaced(placed))


def over(war: War, territory: str) -> int:
    """The number of Eagles in a territory, including the Lord (B5A-32.7, 32.8)."""
    return war.eagles[territory] + (war.characters[LORD] == territory)


def return_from(war: War, territory: str, count: int) -> None:
    """Return Eagles from a territory to the Eyrie, the Lord last (B5A-32.8)."""
    eagles = min(count, war.eagles[territory])
    war.eagles[territory] -= eagles
    war.eagles[EYRIE] += eagles
    if count > eagles:
        war.characters[LORD] = EYRIE
    war.tell(events.EaglesReturned(territory, count))


def return_all(war: War) -> None:
    """Return all Eagles to the Eyrie at the end of the turn (B5A-4.13)."""
    for territory in TERRITORIES:
        if over(war, territory):
            return_from(war, territory, over(war, territory))


def prey(war: War) -> list[str]:
    """The regions with a Shadow army in a territory with Eagles (B5A-32.8)."""
    return [
        place for place in war.places(SHADOW) if place in TERRITORY and over(war, TERRITORY[place])
    ]


def mountain_prey(war: War) -> list[str]:
    """The mountain regions where Eagles can attack an army together (CR-29)."""
    return [region for region in prey(war) if TERRAIN[region] == "mountains"]


# The general's ability


class LordOfTheEagles(Procedure):
    """The Lord's ability: place one Eagle, or move all Eagles and the Lord out (B5A-32.6)."""

    steps = ("choose", "carry_out")

    picks: tuple[Option, ...] = ()

    def waiting(self, war: War) -> int:
        """The number of Eagles in the Eyrie without a territory yet (B5A-32.6)."""
        return war.eagles[EYRIE] - sum(option.verb == "send-eagle" for option in self.draft)

    def choose(self, war: War) -> Flow:
        """Ask for a new Eagle, or for a territory for each Eagle (B5A-32.6, 32.7)."""
        options = list[Option]()
        if not self.draft:
            options += war.legal(FREE, CALL_EAGLE)
        options += war.legal(FREE, SEND_LORD, TERRITORIES)
        options += war.legal(FREE, SEND_EAGLE, TERRITORIES)
        options += war.legal(FREE, DONE)
        if not self.draft and CALL_EAGLE() in options:
            default: tuple[Option, ...] = (CALL_EAGLE(),)
        else:
            territory = sent_to(self.draft[0]) if self.draft else TERRITORIES[0]
            rest = [SEND_EAGLE[territory]] * self.waiting(war)
            lord = [] if self.lord_is_sent(war) else [SEND_LORD[territory]]
            default = (*lord, *rest, DONE())
        return Ask(
            FREE,
            "lord-ability",
            options,
            "picks",
            closes=("call-eagle", "done"),
            default=default,
        )

    def lord_is_sent(self, war: War) -> bool:
        """Whether a territory was picked for the Lord."""
        return any(option.verb == "send-lord" for option in self.draft)

    def carry_out(self, war: War) -> Flow:
        """Place the new Eagle, or move the Lord and the Eagles out (B5A-32.6)."""
        if self.picks[0].verb == "call-eagle":
            place_eagles(war, 1)
            return Done()
        for option in self.picks[:-1]:
            territory = sent_to(option)
            if option.verb == "send-lord":
                war.characters[LORD] = territory
            else:
                war.eagles[EYRIE] -= 1
                war.eagles[territory] += 1
        for territory in TERRITORIES:
            if over(war, territory):
                war.tell(events.EaglesSent(territory, over(war, territory)))
        return Done()


def sent_to(option: Option) -> str:
    """The territory to which a pick sends the Lord or an Eagle (B5A-32.6)."""
    return (SEND_LORD if SEND_LORD.chosen(option) else SEND_EAGLE).ref(option)


def sending(war: War, seat: int) -> LordOfTheEagles | None:
    """The Lord's ability, if it is being used (B5A-32.6)."""
    return war.frame(LordOfTheEagles) if seat == FREE else None


@CALL_EAGLE.rule
def has_an_eagle_left(war: War, seat: int) -> Refusal | None:
    """Refuse a new Eagle if no figure is left (B5A-32.6, 1.7)."""
    left = war.values.figures["eagles"] - sum(war.eagles.values())
    if seat != FREE or not left:
        return refuse("B5A-1.7", "eagles")
    return None


@SEND_EAGLE.rule
def sends_eagles_of_the_eyrie(war: War, seat: int, territory: str) -> Refusal | None:
    """Refuse to send more Eagles than are in the Eyrie (B5A-32.6)."""
    frame = sending(war, seat)
    waiting = war.eagles[EYRIE] if frame is None else frame.waiting(war)
    return None if seat == FREE and waiting > 0 else refuse("B5A-32.6")


@SEND_LORD.rule
def sends_the_lord(war: War, seat: int, territory: str) -> Refusal | None:
    """Refuse to send the Lord twice or from outside the Eyrie (B5A-32.6)."""
    frame = sending(war, seat)
    sent = war.characters[LORD] != EYRIE or (frame is not None and frame.lord_is_sent(war))
    return refuse("B5A-32.6") if seat != FREE or sent else None


@DONE.rule
def sends_all_of_them(war: War, seat: int) -> Refusal | None:
    """Refuse to finish before the Lord and all Eagles have a territory (B5A-32.6)."""
    frame = sending(war, seat)
    if frame is None:
        return None
    return refuse("B5A-32.6") if frame.waiting(war) or not frame.lord_is_sent(war) else None


# Attacks


def throw_at(war: War, region: str, dice: int) -> int:
    """Roll the dice of one Eagle and re-roll its misses; return the hits (B5A-32.11, 32.12)."""
    success = war.values.eagles.success
    first = war.roll(dice)
    missed = sum([value < success for value in first])
    second = war.roll(missed) if missed else ()
    hits = sum([value >= success for value in (*first, *second)])
    war.tell(events.EagleRolled(region, first, second, success, hits))
    return hits


class StrongAndNoble(Procedure):
    """Eagles attack, each of them a different army (B5A-32.8 to 32.13)."""

    steps = ("choose", "return_eagles", "attack", "go_on")
    lasting = {"attack": ("attacked",)}

    picks: tuple[Option, ...] = ()
    attacked: int = 0

    def choose(self, war: War) -> Flow:
        """Ask for all targets before any die is rolled (B5A-32.10)."""
        options = [DONE(), *war.legal(FREE, SWOOP, prey(war))]
        default = (*options[1:2], DONE()) if not self.draft else (DONE(),)
        return Ask(FREE, "eagle-attack", options, "picks", closes=("done",), default=default)

    def targets(self) -> list[str]:
        """The chosen regions."""
        return SWOOP.among(self.picks)

    def return_eagles(self, war: War) -> Flow:
        """Return the attacking Eagles to the Eyrie (B5A-32.10)."""
        for territory in TERRITORIES:
            count = sum([TERRITORY[region] == territory for region in self.targets()])
            if count:
                return_from(war, territory, count)
        return None

    def attack(self, war: War) -> Flow:
        """Roll for the next Eagle and deal its damage (B5A-32.11, 32.13)."""
        if self.attacked == len(self.targets()):
            return Done()
        region = self.targets()[self.attacked]
        self.attacked += 1
        damage = throw_at(war, region, war.values.eagles.dice)
        if war.holder(region) != SHADOW:
            return None
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))

    def go_on(self, war: War) -> Flow:
        """Continue with the next Eagle."""
        return Goto("attack")


@SWOOP.rule
def swoops_on_an_army_below(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region without a Shadow army or a free Eagle, or one chosen before.

    See B5A-32.8, 32.9.
    """
    if war.holder(region) != SHADOW:
        return refuse("B5A-32.8", region)
    frame = war.frame(StrongAndNoble)
    draft = frame.draft if frame is not None and seat == FREE else []
    if SWOOP[region] in draft:
        return refuse("B5A-32.9", region)
    territory = TERRITORY[region]
    busy = sum([TERRITORY[other] == territory for other in SWOOP.among(draft)])
    return None if over(war, territory) > busy else refuse("B5A-32.8", region)


class FallUpon(Procedure):
    """Several Eagles attack one army in the mountains together (CR-29)."""

    steps = ("choose", "attack")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the army and the number of Eagles (CR-29)."""
        candidates = [
            (region, count)
            for region in mountain_prey(war)
            for count in range(over(war, TERRITORY[region]), 0, -1)
        ]
        options = [*war.legal(FREE, SWARM, candidates), DONE()]
        return Ask(FREE, "mass-attack", options, "choice")

    def attack(self, war: War) -> Flow:
        """Return the Eagles, then roll; all hits are one damage event (CR-29)."""
        if DONE.chosen(self.choice):
            return Done()
        where, eagles = SWARM.refs(self.choice)
        region, count = str(where), int(eagles)
        return_from(war, TERRITORY[region], count)
        damage = sum([throw_at(war, region, MASS_DICE) for _ in range(count)])
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))


@SWARM.rule
def falls_upon_an_army_in_the_mountains(
    war: War, seat: int, region: str, count: int
) -> Refusal | None:
    """Refuse a mass attack without its Fate card, target or Eagles (CR-29)."""
    if seat != FREE or not war.lies_in("fate-beside", MASS_ATTACK):
        return refuse("B5A-CR-29")
    if region not in mountain_prey(war):
        return refuse("B5A-CR-29", region)
    return None if 0 < count <= over(war, TERRITORY[region]) else refuse("B5A-CR-29", region)


# Actions


def can_fall_upon(war: War, seat: int, die: str) -> bool:
    """Whether the Fate card is drawn and Eagles can attack in the mountains (CR-29)."""
    beside = seat == FREE and war.lies_in("fate-beside", MASS_ATTACK)
    return beside and bool(mountain_prey(war))


SEND_EAGLES = Action(
    "strong-and-noble",
    "muster",
    "B5A-32.8",
    possible=lambda war, seat, die: seat == FREE and bool(prey(war)),
    start=lambda war, seat, die: StrongAndNoble(),
)
SEND_ALL_EAGLES = Action(
    "mass-attack",
    "muster",
    "B5A-CR-29",
    possible=can_fall_upon,
    start=lambda war, seat, die: FallUpon(),
)
