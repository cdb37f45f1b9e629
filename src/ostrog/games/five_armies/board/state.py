"""The state of the game: what stands and lies on the board."""

from __future__ import annotations

from typing import cast

import msgspec

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import DECKS
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.map import (
    CONTROLLABLE,
    EYRIE,
    FORTIFICATIONS,
    MUSTERING,
    POINTS,
    RANK,
    ROUTES,
    TERRITORIES,
)
from ostrog.games.five_armies.board.pieces import (
    CHARACTERS,
    FREE,
    NO_UNITS,
    ORCS,
    SHADOW,
    SIDES,
    UNITS,
    Values,
)
from ostrog.kernel import Source, State, query

WAITING = "waiting"
"""Where a character is that has not entered play."""
ELIMINATED = "eliminated"
UNSEEN = "unseen"
"""B5A-10.21: where Bilbo is while he is in play and off the board."""
APART = ("beorn", "lord-of-the-eagles")
"""B5A-10.18: characters that never belong to an army."""


class Army(msgspec.Struct, frozen=True, gc=False):
    """B5A-13.1: all units of one side in one place, with its damage and Leadership tokens.

    The characters there belong to it too (B5A-10.9); where they stand is in `War.characters`.
    """

    seat: int
    units: tuple[int, ...]
    """How many there are of each type, in the order of `UNITS`."""
    damage: int = 0
    tokens: int = 0

    @property
    def size(self) -> int:
        """How many units there are."""
        return sum(self.units)

    def without_tokens(self) -> Army:
        """B5A-4.12: the army at the end of a turn."""
        return Army(self.seat, self.units, self.damage)


class MovingGroup(msgspec.Struct, frozen=True, gc=False):
    """What moves together: an army, or a part of one."""

    units: tuple[int, ...]
    damage: int = 0
    tokens: int = 0
    characters: tuple[str, ...] = ()


class War(State):
    """The board. Everything here is public; what is hidden lies in the pools of tokens."""

    turn: int = 0
    armies: dict[str, Army] = {}
    """By place; a place without units has no army, so no token or damage stays there alone."""
    characters: dict[str, str] = msgspec.field(
        default_factory=lambda: dict.fromkeys(CHARACTERS, WAITING)
    )
    """Where each character stands: a place, `waiting` or `eliminated`."""
    marker: int = 0
    """B5A-2.7: the fate marker."""
    track: dict[str, int] = {}
    """B5A-2.7: the spaces of the characters that wait on the fate track."""
    control: dict[str, bool] = msgspec.field(
        default_factory=lambda: dict.fromkeys(CONTROLLABLE, False)
    )
    """B5A-2.12: whether a Shadow control token lies in a settlement region."""
    breaches: dict[str, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys(FORTIFICATIONS, 0)
    )
    """B5A-26.1: damage on the fortifications."""
    open_passes: dict[str, bool] = msgspec.field(
        default_factory=lambda: dict.fromkeys(POINTS, False)
    )
    """B5A-20.1: by mustering point."""
    bats: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(TERRITORIES, 0))
    activated: list[str] = []
    """B5A-4.5: generals with an activation token."""
    pool: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """B5A-4.2: how many action dice each side has this turn."""
    dice: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    """B5A-6.2: each side's unused dice by face."""
    bodyguards: int = 0
    rings: int = 0
    wrath: int = 0
    """B5A-33.2: on Beorn's reference card, also before he enters (B5A-CR-25)."""
    concentrated: bool = False
    """Whether Gandalf has the concentration token."""
    eagles: dict[str, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys((EYRIE, *TERRITORIES), 0)
    )
    """B5A-32.4, 32.7: Eagles in the Eyrie and over each territory; the Lord is among the
    characters."""
    armour: int = 0
    """B5A-CR-28: damage on the Fate card Shining Armour."""
    arrows: int = 0
    """B5A-CR-48: Orcs on the Story card Flying Arrows and Wild Spears."""
    troubled: str = ""
    """B5A-CR-40: the general named by the Story card Troubled Mind."""
    battle: Fight | None = None
    """The battle being fought."""

    @property
    def values(self) -> Values:
        """The numbers this match is played with."""
        return cast(Values, self.setting.data)

    # Armies

    def holder(self, place: str) -> int:
        """B5A-13.1: the seat whose army stands there, or -1."""
        army = self.armies.get(place)
        return -1 if army is None else army.seat

    def force(self, place: str) -> int:
        """B5A-33.11 to 33.13: the seat whose army stands there, or Beorn, or -1."""
        army = self.armies.get(place)
        if army is not None:
            return army.seat
        return FREE if self.characters["beorn"] == place else -1

    def places(self, seat: int) -> list[str]:
        """B5A-13.1: where the armies of a side stand, in the order of the map."""
        found = [place for place, army in self.armies.items() if army.seat == seat]
        found.sort(key=RANK.__getitem__)
        return found

    def supply(self, unit: int) -> int:
        """B5A-1.7, CR-48: how many figures of a type are not in use."""
        used = sum([army.units[unit] for army in self.armies.values()])
        if unit == ORCS:
            used += self.arrows
        return self.values.units[UNITS[unit]].figures - used

    def characters_at(self, place: str, seat: int) -> tuple[str, ...]:
        """B5A-10.9, 10.18: the characters of a side in a place."""
        shadow = seat == SHADOW
        return tuple(
            [
                who
                for who, at in self.characters.items()
                if at == place and (who == "bolg") is shadow and who not in APART
            ]
        )

    def add(self, place: str, seat: int, group: MovingGroup) -> None:
        """Put units, damage and tokens into a place, with the army that is there (B5A-15.2)."""
        there = self.armies.get(place)
        if there is None:
            if not any(group.units):
                return
            there = Army(seat, NO_UNITS)
        units = tuple([a + b for a, b in zip(there.units, group.units, strict=True)])
        self.armies[place] = Army(
            seat, units, there.damage + group.damage, there.tokens + group.tokens
        )
        for who in group.characters:
            self.characters[who] = place
        if place in ROUTES and not self.open_passes[place]:
            self._open_pass(place, sum(units))

    def _open_pass(self, point: str, units: int) -> None:
        """B5A-20.2: enough units in a mustering point open its pass for good."""
        if units >= self.values.pass_opens_at:
            self.open_passes[point] = True
            self.tell(events.PassOpened(ROUTES[point].mountain_pass))

    def take(self, place: str, group: MovingGroup) -> None:
        """Take units, damage and tokens out of a place (B5A-14.7, 14.9).

        B5A-12.5: with the last unit the tokens left behind go too.
        """
        there = self.armies[place]
        units = tuple([a - b for a, b in zip(there.units, group.units, strict=True)])
        if any(units):
            self.armies[place] = Army(
                there.seat, units, there.damage - group.damage, there.tokens - group.tokens
            )
        else:
            del self.armies[place]
            if there.tokens > group.tokens:
                self.tell(events.TokensLost(there.seat, place, there.tokens - group.tokens))

    def place_unit(self, place: str, seat: int, unit: int) -> bool:
        """B5A-1.7, 33.10: put a figure from the supply on the board, if there is one."""
        if self.supply(unit) <= 0 or self.characters["beorn"] == place:
            return False
        one = tuple([int(number == unit) for number in range(len(UNITS))])
        self.add(place, seat, MovingGroup(one))
        self.tell(events.UnitPlaced(seat, place, UNITS[unit]))
        return True

    def give_token(self, place: str) -> bool:
        """B5A-1.12: give an army a Leadership token, if the supply of its side has one."""
        army = self.armies[place]
        placed = sum([a.tokens for a in self.armies.values() if a.seat == army.seat])
        if placed >= getattr(self.values.leadership_tokens, SIDES[army.seat]):
            return False
        self.armies[place] = msgspec.structs.replace(army, tokens=army.tokens + 1)
        self.tell(events.TokenPlaced(army.seat, place))
        return True

    def lose_tokens(self, place: str, count: int) -> None:
        """CR-16, CR-17, CR-49, CR-50: take Leadership tokens from an army."""
        army = self.armies[place]
        lost = min(count, army.tokens)
        if lost:
            self.armies[place] = msgspec.structs.replace(army, tokens=army.tokens - lost)
            self.tell(events.TokensLost(army.seat, place, lost))

    def remove_damage(self, place: str, most: int) -> None:
        """CR-21, B5A-10.21, 26.6: damage is taken off an army, never off a fortification."""
        army = self.armies[place]
        removed = min(most, army.damage)
        if removed:
            self.armies[place] = msgspec.structs.replace(army, damage=army.damage - removed)
            self.tell(events.DamageRemoved(army.seat, place, removed))

    def eliminate(self, character: str) -> None:
        """B5A-10.16: a character leaves the game; an unused activation goes too (B5A-11.6)."""
        self.characters[character] = ELIMINATED
        if character in self.activated:
            self.activated.remove(character)
        self.tell(events.CharacterEliminated(character))
        self.put_away_cards_of(character)

    def put_away_cards_of(self, character: str) -> None:
        """B5A-CR-25: the Fate cards beside an eliminated character go; Lucky Number with Bilbo."""
        for card in sorted(self.faces("fate-beside")):
            if DECKS.fate[card].character == character:
                self.move(card, "fate-beside", "fate-discard")
                self.end_effect(card, FREE)
                self.tell(events.CardDiscarded(FREE, card))
        if character == "thorin":
            self.armour = 0
        if character == "bilbo" and self.on_table("sf-lucky-number"):
            self.clear_from_table("sf-lucky-number")

    # Cards on the table

    def on_table(self, card: str) -> bool:
        """B5A-8.20: whether a Story card lies on the table."""
        return card in self.faces(table_zone(card))

    def clear_from_table(self, card: str) -> None:
        """B5A-8.20, CR-41: its condition is met."""
        seat = FREE if card.startswith("sf-") else SHADOW
        self.move(card, table_zone(card), f"story-{SIDES[seat]}-discard")
        self.end_effect(card, seat)
        self.tell(events.CardDiscarded(seat, card))

    def end_effect(self, card: str, seat: int) -> None:
        """B5A-8.20: what a card did by lying there is over; a source is known by its name."""
        self.deactivate(Source(card), seat)

    def destroy(self, place: str) -> None:
        """B5A-27.1: the last unit is gone, and with it the characters and tokens there."""
        army = self.armies.pop(place)
        self.tell(events.ArmyDestroyed(army.seat, place))
        for who in self.characters_at(place, army.seat):
            self.eliminate(who)

    def in_play(self, character: str) -> bool:
        """B5A-10.5: whether a character has entered and is not eliminated."""
        return self.characters[character] not in (WAITING, ELIMINATED)


def table_zone(card: str) -> str:
    """Where a Story card lies that stays on the table."""
    return f"story-{SIDES[FREE if card.startswith('sf-') else SHADOW]}-table"


def unit_names(units: tuple[int, ...]) -> tuple[str, ...]:
    """A name for each unit."""
    return tuple([unit for unit, count in zip(UNITS, units, strict=True) for _ in range(count)])


@query
def leadership(war: War, place: str) -> int:
    """B5A-12.1: the leadership value of the army in a place."""
    army = war.armies.get(place)
    if army is None:
        return 0
    return army.tokens + leadership_of(war, war.characters_at(place, army.seat))


def leadership_of(war: War, characters: tuple[str, ...]) -> int:
    """B5A-12.1: what characters bring."""
    sheets = war.values.characters
    return sum([sheets[who].leadership for who in characters])


@query
def stacking_limit(war: War, place: str, seat: int) -> int:
    """B5A-13.2, 13.4, 13.5: how many units of a side may stay in a place."""
    if seat == SHADOW and (place in MUSTERING or place in ROUTES):
        return 1_000
    return war.values.stacking


def fight_of(war: War) -> Fight:
    """The battle being fought."""
    assert war.battle is not None
    return war.battle
