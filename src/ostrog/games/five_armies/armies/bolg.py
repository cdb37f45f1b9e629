"""Chapter 35: Bolg and his bodyguards."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import IncomingDamage
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import TERRITORY
from ostrog.games.five_armies.board.pieces import SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import KEEP_BODYGUARD, SPEND_BODYGUARD
from ostrog.kernel import Active, Ask, Done, Flow, Option, Procedure, Source

BOLG = Source("bolg")
"""Bolg's reference card, which has an effect while he is in play."""


def is_ready(war: War) -> bool:
    """Whether a Shadow army is in the Valley, so that Bolg may enter (B5A-10.4)."""
    return any(
        army.seat == SHADOW and TERRITORY.get(place) == "valley"
        for place, army in war.armies.items()
    )


def gather_bodyguards(war: War) -> None:
    """Give Bolg his bodyguard tokens on entry (B5A-35.2)."""
    war.bodyguards = 3 if war.control["ruins-of-dale"] else 1


class Bodyguard(Procedure):
    """The Shadow may spend a token to prevent all damage of a round or effect (B5A-35.3 to 35.5).

    The result is the damage that is left.
    """

    steps = ("choose", "spend")

    place: str
    damage: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask after the damage is known (B5A-35.4)."""
        options = (SPEND_BODYGUARD(), KEEP_BODYGUARD())
        return Ask(SHADOW, "use-bodyguard", options, "choice", about=(self.place,))

    def spend(self, war: War) -> Flow:
        """Spend the token and prevent the damage, if the Shadow chose to (B5A-35.3)."""
        if self.choice == KEEP_BODYGUARD():
            return Done(self.damage)
        war.bodyguards -= 1
        war.tell(events.DamagePrevented(SHADOW, self.damage))
        return Done(0)


def guards(war: War, place: str, damage: int) -> bool:
    """Whether Bolg is in the army that takes damage and has a token (B5A-35.4, 35.7)."""
    return bool(damage and war.bodyguards and war.characters["bolg"] == place)


@BOLG.replaces(IncomingDamage)
def is_guarded(war: War, active: Active, hurt: IncomingDamage) -> Procedure | None:
    """Bodyguards may prevent the damage to the army Bolg is in (B5A-35.3)."""
    if not guards(war, hurt.place, hurt.damage):
        return None
    return Bodyguard(place=hurt.place, damage=hurt.damage)
