"""A scripted table for tests of rounds and scenarios: activations, combats, and the scene."""

from __future__ import annotations

from typing import Self

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board.events import CombatBegan, Drew
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.games.ring_cards.rounds.activation import ActivateBattleground, ActivatePath
from ostrog.games.ring_cards.table.contract import table as drawing
from ostrog.table import Marker, Scene
from ostrog.testing import ScriptedTable


class RoundTable(Ring):
    """A scripted table for tests of rounds."""

    def without_locations(self) -> Self:
        """Use up all battlegrounds and paths: the next rounds begin with the action step."""
        war = self.state
        war.decks = [[], []]
        paths = [path for each in war.cast.paths.values() for path in each]
        return self.used(*(path for path in paths if path not in war.used_paths))

    def activates(self, who: str, place: str) -> Self:
        """Let a player activate a location."""
        seat = self.number(who)
        if place in self.state.values.paths:
            return self.carries_out(ActivatePath(seat=seat, place=place))
        return self.carries_out(ActivateBattleground(seat=seat, place=place))

    def fights(self, place: str) -> tuple[int, int, int]:
        """Begin a combat; return the icons of attack, of the location, and of its defenders."""
        kind = PathCombat if place in self.state.values.paths else BattlegroundCombat
        self.carries_out(kind(place=place))
        began = next(event for event in self.events if isinstance(event, CombatBegan))
        assert began.place == place
        return began.attack, began.own, began.defence

    def hands(self) -> dict[str, int]:
        """Return the number of cards in each player's hand."""
        return {name: len(self.in_zone(name, "hand")) for name in self.state.cast.names}

    def drawn(self) -> list[tuple[str, int]]:
        """Return players and numbers of cards drawn since the last choice."""
        drew = [event for event in self.events if isinstance(event, Drew)]
        return [(self.state.cast.names[event.seat], event.count) for event in drew]

    def winners(self) -> tuple[str, str] | None:
        """Return the side that has won and the rule by which it won, or None."""
        outcome = self.state.outcome
        return None if outcome is None else (outcome.teams[0][0], outcome.reason)


def scene(table: ScriptedTable[War], *seats: int) -> Scene:
    """What the holder of these seats sees lying on the table."""
    return drawing.scene(table.state.setting, table.view(*seats))


def markers(table: ScriptedTable[War], name: str, *seats: int) -> list[Marker]:
    """Return the markers with a name that the holder of these seats sees."""
    return [marker for marker in scene(table, *seats).markers if marker.name == name]
