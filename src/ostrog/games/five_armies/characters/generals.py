"""Chapter 11: the generals' abilities and the range ruler."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.armies.levies import RaiseLevies, levies
from ostrog.games.five_armies.armies.movement import DWARVES, free_part, has
from ostrog.games.five_armies.armies.rally import Rally
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import DISTANCE, EYRIE, TERRAIN
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, UNIT
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import CONCENTRATE, SHOOT, STRIKE, USE_GENERAL
from ostrog.games.five_armies.characters.eagles import LORD, LordOfTheEagles
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

MEN = ("dwarves-and-men",)
"""Kind of recruitment tokens of Bard's ability."""


def is_in_range(source: str, target: str, reach: int) -> bool:
    """Whether the range ruler reaches a target; a region reaches itself (B5A-11.8 to 11.10)."""
    return DISTANCE.get((source, target), reach + 1) <= reach


@USE_GENERAL.rule
def uses_an_activated_general(war: War, seat: int, general: str) -> Refusal | None:
    """Refuse a general that is not activated, is troubled or has no effect.

    See B5A-11.2 to 11.5 and CR-40.
    """
    if seat != FREE or not war.values.characters[general].general:
        return refuse("B5A-11.1", general)
    if general not in war.activated:
        return refuse("B5A-11.2", general)
    if war.troubled == general:
        return refuse("B5A-CR-40", general)
    return None if can_use(war, general) else refuse("B5A-11.3", general)


def can_use(war: War, general: str) -> bool:
    """Whether a general's ability would have an effect now (B5A-11.3, 32.6)."""
    match general:
        case "bard":
            return bool(levies(war, FREE, MEN))
        case "dain":
            return any(
                army.damage and has(war, free_part(war, place, None), DWARVES)
                for place, army in war.armies.items()
                if army.seat == FREE
            )
        case "gandalf":
            return not war.concentrated or bool(struck(war))
        case "thranduil":
            return bool(war.legal(FREE, SHOOT, on_the_battlefield(war)))
    return war.characters[LORD] == EYRIE


def ability(general: str) -> Procedure:
    """The procedure of a general's ability (B5A-11.2, 11.7, 32.6)."""
    match general:
        case "bard":
            return RaiseLevies(seat=FREE, regions=1, backs=MEN)
        case "dain":
            return Rally(seat=FREE, armies=1, need=DWARVES)
        case "gandalf":
            return MagicBolt()
        case "thranduil":
            return Archery()
    return LordOfTheEagles()


# Gandalf


def struck(war: War) -> list[str]:
    """The regions of Shadow armies that Gandalf can strike (B5A-11.7, 11.8)."""
    return STRIKE.among(war.legal(FREE, STRIKE, on_the_battlefield(war)))


def on_the_battlefield(war: War) -> list[str]:
    """The regions with a Shadow army, without the goblin areas (B5A-20.14)."""
    return [place for place in war.places(SHADOW) if place in TERRAIN]


@STRIKE.rule
def strikes_in_range(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region out of Gandalf's range or without a Shadow army (B5A-11.7 to 11.9)."""
    if seat != FREE or war.holder(region) != SHADOW:
        return refuse("B5A-11.7", region)
    at, reach = war.characters["gandalf"], war.values.bolt.reach
    return None if is_in_range(at, region, reach) else refuse("B5A-11.8", region)


@CONCENTRATE.rule
def concentrates_once(war: War, seat: int) -> Refusal | None:
    """Refuse to concentrate while Gandalf has the only token (B5A-1.11, 1.13)."""
    return refuse("B5A-11.7") if seat != FREE or war.concentrated else None


class MagicBolt(Procedure):
    """Gandalf concentrates, or strikes an army in range (B5A-11.7)."""

    steps = ("choose", "strike")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whether to concentrate or which army to strike."""
        options = [*war.legal(FREE, CONCENTRATE), *war.legal(FREE, STRIKE, on_the_battlefield(war))]
        return Ask(FREE, "magic-bolt", options, "choice")

    def strike(self, war: War) -> Flow:
        """Roll and deal damage outside battle; the token gives more dice (B5A-11.12)."""
        bolt = war.values.bolt
        if CONCENTRATE.chosen(self.choice):
            war.concentrated = True
            war.tell(events.GandalfConcentrated())
            return Done()
        dice = bolt.concentrated if war.concentrated else bolt.dice
        war.concentrated = False
        region = STRIKE.ref(self.choice)
        values = war.roll(dice)
        damage = sum([value >= bolt.success for value in values])
        war.tell(events.Shot("gandalf", region, values, bolt.success, damage))
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))


# Thranduil


def shooters(war: War, region: str) -> int:
    """The number of units that can shoot at a region (B5A-11.8, 11.11)."""
    sheet = war.values.archery
    return sum(
        [
            army.units[UNIT[unit]]
            for place, army in war.armies.items()
            if army.seat == FREE
            and sheet.terrain.get(TERRAIN.get(place, ""), False)
            and is_in_range(place, region, sheet.reach)
            for unit in sheet.shooters
        ]
    )


@SHOOT.rule
def shoots_in_range(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region without a Shadow army or without shooters in range (B5A-11.8, 11.11)."""
    if seat != FREE or war.holder(region) != SHADOW or region not in TERRAIN:
        return refuse("B5A-11.7", region)
    return None if shooters(war, region) else refuse("B5A-11.11", region)


class Archery(Procedure):
    """All shooters in range shoot at one army (B5A-11.11)."""

    steps = ("choose", "shoot")

    success: int = 0
    """Value needed to hit, if a card sets it (CR-55); 0 to use the reference card."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which army to shoot at (B5A-11.11)."""
        options = war.legal(FREE, SHOOT, on_the_battlefield(war))
        return Ask(FREE, "archery", options, "choice") if options else Done()

    def shoot(self, war: War) -> Flow:
        """Roll and deal damage outside battle, without modifier or re-roll (B5A-11.12, CR-55)."""
        sheet, region = war.values.archery, SHOOT.ref(self.choice)
        values = war.roll(sheet.dice * shooters(war, region))
        success = self.success or sheet.success
        damage = sum([value >= success for value in values])
        war.tell(events.Shot("thranduil", region, values, success, damage))
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))
