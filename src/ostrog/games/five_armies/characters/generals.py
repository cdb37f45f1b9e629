"""Chapter 11: the generals' own abilities and the range ruler."""

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
"""Bard raises Dwarves and Men."""


def is_in_range(source: str, target: str, reach: int) -> bool:
    """B5A-11.8 to 11.10: what the ruler reaches; a region always reaches itself."""
    return DISTANCE.get((source, target), reach + 1) <= reach


@USE_GENERAL.rule
def uses_an_activated_general(war: War, seat: int, general: str) -> Refusal | None:
    """B5A-11.2 to 11.5, CR-40."""
    if seat != FREE or not war.values.characters[general].general:
        return refuse("B5A-11.1", general)
    if general not in war.activated:
        return refuse("B5A-11.2", general)
    if war.troubled == general:
        return refuse("B5A-CR-40", general)
    return None if can_use(war, general) else refuse("B5A-11.3", general)


def can_use(war: War, general: str) -> bool:
    """B5A-11.3, 32.6: whether a general's ability can do anything now."""
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
    """B5A-11.2, 11.7, 32.6: what a general does."""
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
    """B5A-11.7, 11.8: the Shadow armies that Gandalf can strike."""
    return [str(option.refs[0]) for option in war.legal(FREE, STRIKE, on_the_battlefield(war))]


def on_the_battlefield(war: War) -> list[str]:
    """B5A-20.14: the regions with a Shadow army; no goblin area can be a target."""
    return [place for place in war.places(SHADOW) if place in TERRAIN]


@STRIKE.rule
def strikes_in_range(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-11.7 to 11.9."""
    if seat != FREE or war.holder(region) != SHADOW:
        return refuse("B5A-11.7", region)
    at, reach = war.characters["gandalf"], war.values.bolt.reach
    return None if is_in_range(at, region, reach) else refuse("B5A-11.8", region)


@CONCENTRATE.rule
def concentrates_once(war: War, seat: int) -> Refusal | None:
    """B5A-1.11, 1.13: there is one concentration token."""
    return refuse("B5A-11.7") if seat != FREE or war.concentrated else None


class MagicBolt(Procedure):
    """B5A-11.7: Gandalf concentrates, or strikes an army in range."""

    steps = ("choose", "strike")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """The sheet leaves the choice."""
        options = [*war.legal(FREE, CONCENTRATE), *war.legal(FREE, STRIKE, on_the_battlefield(war))]
        return Ask(FREE, "magic-bolt", options, "choice")

    def strike(self, war: War) -> Flow:
        """B5A-11.12: damage outside battle; the token gives more dice."""
        assert self.choice is not None
        bolt = war.values.bolt
        if self.choice.verb == "concentrate":
            war.concentrated = True
            war.tell(events.GandalfConcentrated())
            return Done()
        dice = bolt.concentrated if war.concentrated else bolt.dice
        war.concentrated = False
        region = str(self.choice.refs[0])
        values = war.roll(dice)
        war.tell(events.Shot("gandalf", region, values))
        damage = sum([value >= bolt.success for value in values])
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))


# Thranduil


def shooters(war: War, region: str) -> int:
    """B5A-11.8, 11.11: how many units can shoot at a region."""
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
    """B5A-11.8, 11.11."""
    if seat != FREE or war.holder(region) != SHADOW or region not in TERRAIN:
        return refuse("B5A-11.7", region)
    return None if shooters(war, region) else refuse("B5A-11.11", region)


class Archery(Procedure):
    """B5A-11.11: all shooters in range shoot at one army."""

    steps = ("choose", "shoot")

    success: int = 0
    """CR-55: what a card makes of it; 0 for what the reference card says."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """B5A-11.11."""
        options = war.legal(FREE, SHOOT, on_the_battlefield(war))
        return Ask(FREE, "archery", options, "choice") if options else Done()

    def shoot(self, war: War) -> Flow:
        """B5A-11.12, CR-55: damage outside battle, no re-roll and no modifier."""
        assert self.choice is not None
        sheet, region = war.values.archery, str(self.choice.refs[0])
        values = war.roll(sheet.dice * shooters(war, region))
        war.tell(events.Shot("thranduil", region, values))
        success = self.success or sheet.success
        damage = sum([value >= success for value in values])
        return Call(OutsideDamage(seat=SHADOW, place=region, damage=damage))
