"""Chapter 3: what the horn calls do. Each card is a source that changes rules of the game."""

from __future__ import annotations

import msgspec

from five_armies_hornblowers.horns import CALL_OF, CARDS, HornWar
from ostrog.games.five_armies.armies.rally import RallyArmy, rallies_on
from ostrog.games.five_armies.battle.rolls import dice_number
from ostrog.games.five_armies.board import events
from ostrog.kernel import Active, Done, Flow, Procedure, Source

RULE_OF = {
    "deep-horn": "HBL-6",
    "rally-call": "HBL-7",
    "clear-note": "HBL-8",
    "unbroken-note": "HBL-9",
    "far-call": "HBL-10",
}
SOURCES = {card: Source(card, RULE_OF[CALL_OF[card]]) for card in CARDS}
"""The source of each card (HBL-5)."""


def hears(war: HornWar, active: Active, place: str) -> bool:
    """Whether the owner of a sounding horn has an army where it is heard (HBL-5)."""
    return war.sounding.get(active.name) == place and war.holder(place) == active.owner


def add_a_die(war: HornWar, active: Active, value: int, place: str) -> int:
    """Deep Horn: an army there rolls one more die in battle (HBL-6)."""
    return min(value + 1, war.values.most_dice) if hears(war, active, place) else value


def rally_sooner(war: HornWar, active: Active, value: int) -> int:
    """Rally Call: an army there rallies on a 4 (HBL-7)."""
    rally = war.frame(RallyArmy)
    return min(value, 4) if rally is not None and hears(war, active, rally.place) else value


def take_heart(war: HornWar, active: Active, rally: RallyArmy) -> Procedure | None:
    """Clear Note: an army there takes heart after a rally (HBL-8)."""
    return TakeHeart(place=rally.place) if hears(war, active, rally.place) else None


def rally_steadily(war: HornWar, active: Active, rally: RallyArmy) -> Procedure | None:
    """Unbroken Note: an army there rallies without dice (HBL-9)."""
    if not hears(war, active, rally.place):
        return None
    return SteadyRally(seat=rally.seat, place=rally.place)


for _card, _source in SOURCES.items():
    match CALL_OF[_card]:
        case "deep-horn":
            _source.modifies(dice_number)(add_a_die)
        case "rally-call":
            _source.modifies(rallies_on)(rally_sooner)
        case "clear-note":
            _source.after(RallyArmy)(take_heart)
        case "unbroken-note":
            _source.replaces(RallyArmy)(rally_steadily)


class TakeHeart(Procedure):
    """An army gets a Leadership token, if its side has one left (HBL-8)."""

    steps = ("give",)

    place: str

    def give(self, war: HornWar) -> Flow:
        """Give the token (HBL-8)."""
        if self.place in war.armies:
            war.give_token(self.place)
        return Done()


class SteadyRally(Procedure):
    """An army is rallied without dice (HBL-9)."""

    steps = ("recover",)

    seat: int
    place: str

    def recover(self, war: HornWar) -> Flow:
        """Remove one damage for every two units, rounded up (HBL-9)."""
        army = war.armies[self.place]
        removed = min(army.damage, (army.size + 1) // 2)
        war.armies[self.place] = msgspec.structs.replace(army, damage=army.damage - removed)
        war.tell(events.Rallied(self.seat, self.place, removed))
        return Done()
