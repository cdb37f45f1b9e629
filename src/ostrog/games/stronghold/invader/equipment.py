"""Chapter 9, phase 3: equipment on wall sections, and bridges on paths."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import PATHS, SECTIONS
from ostrog.games.stronghold.board.pieces import INVADER, ON_SECTIONS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.traps import has_trap
from ostrog.games.stronghold.board.verbs import AT, BRIDGE
from ostrog.games.stronghold.invader.card_phase import CardRules, register
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def places_for(siege: Siege, token: str) -> list[str]:
    """Sections or paths that can take a token (STR-3.10, 9.1, 9.6, 9.9)."""
    if token == "bridge":
        return [p for p in PATHS if p not in siege.bridges and not has_trap(siege, p)]
    most = siege.values.spaces.equipment
    return [
        s for s in SECTIONS if len(siege.equipment[s]) < most and token not in siege.equipment[s]
    ]


def cannot_equip(siege: Siege, token: str) -> Refusal | None:
    """Why a piece of equipment cannot be laid (STR-2.1, 2.5, 6.7)."""
    if siege.tokens_left(token) <= 0:
        return refuse("STR-2.1", token)
    return None if places_for(siege, token) else refuse("STR-6.7", token)


class LayEquipment(Procedure):
    """A piece of equipment is laid openly and stays (STR-9.2, 9.9)."""

    steps = ("choose", "lay")

    token: str
    place: Option | None = None

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses the section or path (STR-9.1, 9.10)."""
        verb = BRIDGE if self.token == "bridge" else AT
        options = [verb[place] for place in places_for(siege, self.token)]
        return Ask(INVADER, "equipment-site", options, "place", about=(self.token,))

    def lay(self, siege: Siege) -> Flow:
        """Lay it there."""
        if self.token == "bridge":
            place = BRIDGE.ref(self.place)
            siege.bridges.append(place)
        else:
            place = AT.ref(self.place)
            siege.equipment[place].append(self.token)
        siege.tell(events.TokenLaid(self.token, place))
        return Done()


register(
    (*ON_SECTIONS, "bridge"),
    lambda token: CardRules(
        lambda siege: cannot_equip(siege, token), lambda: LayEquipment(token=token)
    ),
)
