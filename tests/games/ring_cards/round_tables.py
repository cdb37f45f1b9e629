"""Words for tests of rounds and scenarios: whole rounds, activations, what lies on the table."""

from __future__ import annotations

from typing import Self

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.events import CombatBegan, Drew
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.games.ring_cards.rounds.activation import ActivateBattleground, ActivatePath
from ostrog.kernel import Marker, Scene
from ostrog.testing import ScriptedTable


class RoundTable(Ring):
    """A table at which rounds are played."""

    def without_locations(self) -> Self:
        """All battlegrounds and paths are used up: the next rounds begin with the action step."""
        war = self.state
        war.decks = [[], []]
        paths = [path for each in war.cast.paths.values() for path in each]
        return self.used(*(path for path in paths if path not in war.used_paths))

    def activates(self, who: str, place: str) -> Self:
        """Somebody activates a location."""
        seat = self.number(who)
        if place in self.state.values.paths:
            return self.carries_out(ActivatePath(seat=seat, place=place))
        return self.carries_out(ActivateBattleground(seat=seat, place=place))

    def fights(self, place: str) -> tuple[int, int, int]:
        """Combat begins: attack icons, defence icons of the location, those of its defenders."""
        kind = PathCombat if place in self.state.values.paths else BattlegroundCombat
        self.carries_out(kind(place=place))
        began = next(event for event in self.events if isinstance(event, CombatBegan))
        assert began.place == place
        return began.attack, began.own, began.defence

    def hands(self) -> dict[str, int]:
        """How many cards everybody holds."""
        return {name: len(self.in_zone(name, "hand")) for name in self.state.cast.names}

    def drawn(self) -> list[tuple[str, int]]:
        """Who has drawn how many cards since the last choice."""
        drew = [event for event in self.events if isinstance(event, Drew)]
        return [(self.state.cast.names[event.seat], event.count) for event in drew]

    def winners(self) -> tuple[str, str] | None:
        """The side that has won, and by which rule."""
        outcome = self.state.outcome
        return None if outcome is None else (outcome.teams[0][0], outcome.reason)


def scene(table: ScriptedTable[War], *seats: int) -> Scene:
    """What the holder of these seats sees lying on the table."""
    assert game.table is not None
    return game.table.scene(table.state.setting, table.view(*seats))


def markers(table: ScriptedTable[War], name: str, *seats: int) -> list[Marker]:
    """What of a name they see there."""
    return [marker for marker in scene(table, *seats).markers if marker.name == name]
