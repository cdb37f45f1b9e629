"""What lies on the board of the expansion: factions, their figures and their dice."""

from __future__ import annotations

import msgspec

from ostrog.expansions.warriors.board.pieces import (
    DEAD,
    DUNLENDINGS,
    FACTIONS,
    FACTIONS_OF,
    HILLMEN_AS,
    IN_PLAY,
    SIDE_OF_FACTION,
    WAITING,
)
from ostrog.expansions.warriors.board.values import FactionFacts, FactionValues
from ostrog.games.war_of_the_ring.board.pieces import FREE, SIDES, SLOT
from ostrog.games.war_of_the_ring.board.state import REPLACED, War


def by_faction() -> dict[str, dict[str, int]]:
    """No figures of any faction."""
    return {faction: {} for faction in FACTIONS}


class FactionWar(War):
    """The board with the factions on it. All fields are public."""

    faction_states: dict[str, str] = msgspec.field(
        default_factory=lambda: dict.fromkeys(FACTIONS, WAITING)
    )
    """Whether each faction is not in play, in play or eliminated (WOME-3.4)."""
    figures: dict[str, dict[str, int]] = msgspec.field(default_factory=by_faction)
    """Figures of each faction on the board, by region; a region without any has no entry."""
    pool_of_figures: dict[str, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys(FACTIONS, 0)
    )
    """Figures of each faction that can be recruited (WOME-5.6)."""
    lost_figures: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(FACTIONS, 0))
    """Figures out of the game (WOME-8.8)."""
    added: dict[str, dict[str, int]] = msgspec.field(default_factory=by_faction)
    """Figures on the faction cards, by the region where they will enter (WOME-5.1)."""
    on_cards: dict[str, int] = {}
    """Figures on cards that lie on the table; they are not in play (WOME-5.4)."""
    has_faction_die: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether the pool of each side contains its faction die in this turn (WOME-6.1, 6.2)."""
    faction_dice: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """The face of the unused faction die of each side; empty for none (WOME-6.20)."""
    shown_faction_dice: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    """What the faction die of each side has shown in this turn, also after its use (WOME-6.22)."""
    with_the_dead: tuple[str, ...] = ()
    """Companions in the Army of the Dead, with Strider or Aragorn (WOME-11.2)."""
    along: dict[str, int] = {}
    """Figures that accompany the army on the move, by faction (WOME-14.6, 15.7, 16.5)."""
    moved_along: dict[str, dict[str, int]] = {}
    """Figures that have gone with armies in this action: by faction, then by region."""
    fighting: dict[str, int] = {}
    """Figures that go with the attacking Shadow army, not with its rearguard (WOME-15.13)."""

    second_entwood: bool = False
    """Whether the Old Forest is an Entwood too (WOME-13.17)."""

    called: dict[str, int] = {}
    """Cards of factions called to the battle in progress, each with its seat (WOME-9.2)."""

    withdrawing: bool = False
    """Whether the Free Peoples leave the battle at the end of this round (WOME-17.30)."""
    hillmen: int = 0
    """Dunlendings who stand among the Regulars of Isengard in this battle (WOME-17.11)."""
    regulars: int = 0
    """Regulars of Isengard who began this battle beside them."""
    reduced: int = 0
    """Elites of Isengard that have become Regulars in this battle."""

    @property
    def faction_values(self) -> FactionValues:
        """The values of the expansion in this match."""
        found: FactionValues = self.setting.extra["warriors"]  # type: ignore[assignment]  # its data
        return found

    def facts_of(self, faction: str) -> FactionFacts:
        """A faction as its card describes it."""
        return self.faction_values.factions[faction]

    # Factions

    def has_entered(self, faction: str) -> bool:
        """Whether a faction is in play (WOME-3.4)."""
        return self.faction_states[faction] == IN_PLAY

    def factions_in_play(self, side: int) -> list[str]:
        """The factions of a side that are in play (WOME-3.4)."""
        return [faction for faction in FACTIONS_OF[side] if self.faction_states[faction] == IN_PLAY]

    # Figures

    def number_at(self, faction: str, region: str) -> int:
        """Number of figures of a faction in a region."""
        return self.figures[faction].get(region, 0)

    def number_in_battle(self, faction: str, region: str) -> int:
        """Number of figures of a faction in the region of an army that fights.

        Dunlendings who stand among the Regulars of Isengard still are Dunlendings (WOME-17.11).
        """
        found, clash = self.number_at(faction, region), self.battle
        if faction != DUNLENDINGS or clash is None or clash.source != region:
            return found
        return found + min(self.hillmen, clash.part[SLOT[HILLMEN_AS]])

    def figures_on_board(self, faction: str) -> int:
        """Number of figures of a faction on the board."""
        return sum(self.figures[faction].values())

    def place_figures(self, faction: str, region: str, number: int) -> None:
        """Put figures of a faction into a region; they come from where the caller took them."""
        if number:
            there = self.figures[faction]
            there[region] = there.get(region, 0) + number

    def take_figures(self, faction: str, region: str, number: int) -> None:
        """Take figures of a faction out of a region; the caller puts them elsewhere."""
        there = self.figures[faction]
        left = there[region] - number
        if left:
            there[region] = left
        else:
            del there[region]

    def put_out(self, faction: str, number: int) -> None:
        """Put eliminated figures away: Free ones out of the game (WOME-8.8, 8.9)."""
        pile = self.lost_figures if SIDE_OF_FACTION[faction] == FREE else self.pool_of_figures
        pile[faction] += number

    def room_for(self, faction: str, region: str) -> int:
        """How many more figures of a faction a region can hold (WOME-14.4, 15.5)."""
        facts = self.facts_of(faction)
        if not facts.limit:
            return facts.figures
        return max(0, facts.limit - self.number_at(faction, region))

    # The Army of the Dead

    @property
    def heir(self) -> str:
        """Strider, or Aragorn once he has taken his place (WOTR-8.2)."""
        return "aragorn" if self.characters["strider"] == REPLACED else "strider"

    @property
    def region_of_the_dead(self) -> str:
        """Where the Army of the Dead stands; empty if it is nowhere (WOME-11.7)."""
        return next(iter(self.figures[DEAD]), "")

    def in_the_army_of_the_dead(self) -> tuple[str, ...]:
        """Strider or Aragorn and his Companions in the Army of the Dead (WOME-11.2)."""
        if not self.has_entered(DEAD):
            return ()
        at, region = self.characters, self.region_of_the_dead
        return tuple([who for who in (self.heir, *self.with_the_dead) if at[who] == region])

    def characters_at(self, side: int, region: str) -> tuple[str, ...]:
        """The characters who are with the armies of a side in a region (WOTR-1.3).

        Those in the Army of the Dead are with no other (WOME-11.8, 11.29).
        """
        found = War.characters_at(self, side, region)
        if side != FREE or not found or not self.figures[DEAD].get(region):
            return found
        gone = self.in_the_army_of_the_dead()
        return tuple([who for who in found if who not in gone])

    def die_faces(self, side: int) -> tuple[str, ...]:
        """The faces of the faction die of a side (WOME-6.10, 6.11)."""
        return self.faction_values.faces(SIDES[side])
