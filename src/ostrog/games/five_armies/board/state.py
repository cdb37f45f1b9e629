"""The state of a match: everything on the board and on the table."""

from __future__ import annotations

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
from ostrog.kernel import Procedure, Source, State, query

WAITING = "waiting"
"""Position of a character that has not entered play."""
ELIMINATED = "eliminated"
UNSEEN = "unseen"
"""Position of Bilbo while he is in play but off the board (B5A-10.21)."""
APART = ("beorn", "lord-of-the-eagles")
"""Characters that never belong to an army (B5A-10.18)."""


class Army(msgspec.Struct, frozen=True, gc=False):
    """All units of one side in one place, with their damage and Leadership tokens (B5A-13.1).

    The characters in the place belong to the army too (B5A-10.9); `War.characters` holds their
    positions.
    """

    seat: int
    units: tuple[int, ...]
    """Number of units of each type, in the order of `UNITS`."""
    damage: int = 0
    tokens: int = 0

    @property
    def size(self) -> int:
        """Total number of units."""
        return sum(self.units)

    def without_tokens(self) -> Army:
        """The same army without Leadership tokens, as after the end of a turn (B5A-4.12)."""
        return Army(self.seat, self.units, self.damage)


class MovingGroup(msgspec.Struct, frozen=True, gc=False):
    """A group that moves together: a whole army or a part of one."""

    units: tuple[int, ...]
    damage: int = 0
    tokens: int = 0
    characters: tuple[str, ...] = ()


class War(State):
    """The board. All fields are public; only the pools of tokens and cards hide information."""

    costs = ("dice", "activated")
    """Dice and activation tokens pay for actions (B5A-6.2, 11.2)."""

    turn: int = 0
    armies: dict[str, Army] = {}
    """Armies by place. A place without units has no army, so it holds no tokens and no damage."""
    characters: dict[str, str] = msgspec.field(
        default_factory=lambda: dict.fromkeys(CHARACTERS, WAITING)
    )
    """Position of each character: a place, `waiting`, `eliminated` or, for Bilbo, `unseen`."""
    marker: int = 0
    """Space of the fate marker (B5A-2.7)."""
    track: dict[str, int] = {}
    """Space of each character that waits on the fate track (B5A-2.7)."""
    control: dict[str, bool] = msgspec.field(
        default_factory=lambda: dict.fromkeys(CONTROLLABLE, False)
    )
    """Whether a Shadow control token lies in each settlement region (B5A-2.12)."""
    breaches: dict[str, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys(FORTIFICATIONS, 0)
    )
    """Damage tokens on each fortification (B5A-26.1)."""
    open_passes: dict[str, bool] = msgspec.field(
        default_factory=lambda: dict.fromkeys(POINTS, False)
    )
    """Whether the pass of each goblin mustering point is open (B5A-20.1)."""
    bats: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(TERRITORIES, 0))
    activated: list[str] = []
    """Generals with an activation token (B5A-4.5)."""
    pool: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Number of action dice of each side in this turn (B5A-4.2)."""
    dice: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    """Number of unused dice of each side by face (B5A-6.2)."""
    bodyguards: int = 0
    rings: int = 0
    wrath: int = 0
    """Wrath on Beorn's reference card (B5A-33.2), which can be there before he enters
    (B5A-CR-25)."""
    concentrated: bool = False
    """Whether Gandalf has the concentration token."""
    eagles: dict[str, int] = msgspec.field(
        default_factory=lambda: dict.fromkeys((EYRIE, *TERRITORIES), 0)
    )
    """Number of Eagles in the Eyrie and over each territory (B5A-32.4, 32.7). The Lord of the
    Eagles is listed in `characters` instead."""
    armour: int = 0
    """Damage tokens on the Fate card Shining Armour (B5A-CR-28)."""
    arrows: int = 0
    """Orcs units on the Story card Flying Arrows and Wild Spears (B5A-CR-48)."""
    troubled: str = ""
    """The general named by the Story card Troubled Mind, or an empty string (B5A-CR-40)."""
    battle: Fight | None = None
    """The battle in progress, if any."""

    @property
    def values(self) -> Values:
        """The values this match is played with."""
        return self.setting.data  # type: ignore[return-value]  # a cast is a call, and felt here

    # Armies

    def holder(self, place: str) -> int:
        """The seat whose army stands in a place, or -1 (B5A-13.1)."""
        army = self.armies.get(place)
        return -1 if army is None else army.seat

    def force(self, place: str) -> int:
        """The seat whose army, or Beorn, stands in a place, or -1 (B5A-33.11 to 33.13)."""
        army = self.armies.get(place)
        if army is not None:
            return army.seat
        return FREE if self.characters["beorn"] == place else -1

    def places(self, seat: int) -> list[str]:
        """The places where a side has an army, in the order of the map (B5A-13.1)."""
        found = [place for place, army in self.armies.items() if army.seat == seat]
        found.sort(key=RANK.__getitem__)
        return found

    def supply(self, unit: int) -> int:
        """Number of figures of a type that are not in use (B5A-1.7, CR-48)."""
        used = sum([army.units[unit] for army in self.armies.values()])
        if unit == ORCS:
            used += self.arrows
        return self.values.units[UNITS[unit]].figures - used

    def characters_at(self, place: str, seat: int) -> tuple[str, ...]:
        """The characters of a side that belong to the army in a place (B5A-10.9, 10.18)."""
        shadow = seat == SHADOW
        return tuple(
            [
                who
                for who, at in self.characters.items()
                if at == place and (who == "bolg") is shadow and who not in APART
            ]
        )

    def add(self, place: str, seat: int, group: MovingGroup) -> None:
        """Put a group into a place and merge it with the army there, if any (B5A-15.2)."""
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
        """Open the pass of a mustering point for good once it holds enough units (B5A-20.2)."""
        if units >= self.values.pass_opens_at:
            self.open_passes[point] = True
            self.tell(events.PassOpened(ROUTES[point].mountain_pass))

    def take(self, place: str, group: MovingGroup) -> None:
        """Take units, damage and tokens out of a place (B5A-14.7, 14.9).

        If no unit is left, the Leadership tokens left behind are lost (B5A-12.5).
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
        """Put a figure from the supply into a place; False if impossible (B5A-1.7, 33.10)."""
        if self.supply(unit) <= 0 or self.characters["beorn"] == place:
            return False
        one = tuple([int(number == unit) for number in range(len(UNITS))])
        self.add(place, seat, MovingGroup(one))
        self.tell(events.UnitPlaced(seat, place, UNITS[unit]))
        return True

    def give_token(self, place: str) -> bool:
        """Give an army a Leadership token; False if its side has none left (B5A-1.12)."""
        army = self.armies[place]
        placed = sum([a.tokens for a in self.armies.values() if a.seat == army.seat])
        if placed >= getattr(self.values.leadership_tokens, SIDES[army.seat]):
            return False
        self.armies[place] = msgspec.structs.replace(army, tokens=army.tokens + 1)
        self.tell(events.TokenPlaced(army.seat, place))
        return True

    def lose_tokens(self, place: str, count: int) -> None:
        """Take up to `count` Leadership tokens from an army (CR-16, CR-17, CR-49, CR-50)."""
        army = self.armies[place]
        lost = min(count, army.tokens)
        if lost:
            self.armies[place] = msgspec.structs.replace(army, tokens=army.tokens - lost)
            self.tell(events.TokensLost(army.seat, place, lost))

    def remove_damage(self, place: str, most: int) -> None:
        """Take damage off an army, never off a fortification (CR-21, B5A-10.21, 26.6)."""
        army = self.armies[place]
        removed = min(most, army.damage)
        if removed:
            self.armies[place] = msgspec.structs.replace(army, damage=army.damage - removed)
            self.tell(events.DamageRemoved(army.seat, place, removed))

    def bring_in(self, character: str, place: str) -> None:
        """Put a character into play; now its reference card has an effect (B5A-10.7)."""
        self.characters[character] = place
        self.begin_effect(character, self.owner(character))

    def owner(self, character: str) -> int:
        """The seat that a character belongs to (B5A-10.1)."""
        return SIDES.index(self.values.characters[character].side)

    def eliminate(self, character: str) -> None:
        """Eliminate a character (B5A-10.16); an unused activation token is lost (B5A-11.6)."""
        self.characters[character] = ELIMINATED
        self.end_effect(character, self.owner(character))
        if character in self.activated:
            self.activated.remove(character)
        self.tell(events.CharacterEliminated(character))
        self.put_away_tokens_of(character)
        self.put_away_cards_of(character)

    def put_away_tokens_of(self, character: str) -> None:
        """Take the tokens off the reference card of an eliminated character (B5A-10.16, CR-51)."""
        match character:
            case "gandalf":
                self.concentrated = False
            case "bilbo":
                self.rings = 0
            case "bolg":
                self.bodyguards = 0

    def put_away_cards_of(self, character: str) -> None:
        """Discard the cards that depend on an eliminated character (B5A-8.20, CR-25)."""
        for card in sorted(self.faces("fate-beside")):
            if DECKS.fate[card].character == character:
                self.move(card, "fate-beside", "fate-discard")
                self.end_effect(card, FREE)
                self.tell(events.CardDiscarded(FREE, card))
        if character == "thorin":
            self.armour = 0
        for card, needed in DECKS.story_characters.items():
            if needed == character and self.on_table(card):
                self.clear_from_table(card)

    # Cards on the table

    def on_table(self, card: str) -> bool:
        """Whether a Story card lies on the table (B5A-8.20)."""
        return self.lies_in(table_zone(card), card)

    def clear_from_table(self, card: str) -> None:
        """Discard a card from the table because its end condition is met (B5A-8.20, CR-41)."""
        seat = FREE if card.startswith("sf-") else SHADOW
        self.move(card, table_zone(card), f"story-{SIDES[seat]}-discard")
        self.end_effect(card, seat)
        self.tell(events.CardDiscarded(seat, card))

    def begin_effect(self, name: str, seat: int, within: Procedure | None = None) -> None:
        """Begin the lasting effect of a card or character, if it has one (B5A-8.20).

        Its source has the same name. With `within`, the effect ends with that procedure.
        """
        if name in self.setting.rules.order:
            self.activate(Source(name), seat, within)

    def end_effect(self, name: str, seat: int) -> None:
        """End the lasting effect of a card or character (B5A-8.20)."""
        self.deactivate(Source(name), seat)

    def destroy(self, place: str) -> None:
        """Remove an army without units and eliminate the characters in it (B5A-27.1)."""
        army = self.armies.pop(place)
        self.tell(events.ArmyDestroyed(army.seat, place))
        for who in self.characters_at(place, army.seat):
            self.eliminate(who)

    def in_play(self, character: str) -> bool:
        """Whether a character has entered play and is not eliminated (B5A-10.5)."""
        return self.characters[character] not in (WAITING, ELIMINATED)


def table_zone(card: str) -> str:
    """The zone of a Story card that stays on the table."""
    return f"story-{SIDES[FREE if card.startswith('sf-') else SHADOW]}-table"


def unit_names(units: tuple[int, ...]) -> tuple[str, ...]:
    """The type names of the units, one entry for each unit."""
    return tuple([unit for unit, count in zip(UNITS, units, strict=True) for _ in range(count)])


@query
def leadership(war: War, place: str) -> int:
    """The leadership value of the army in a place (B5A-12.1)."""
    army = war.armies.get(place)
    if army is None:
        return 0
    return army.tokens + leadership_of(war, war.characters_at(place, army.seat))


def leadership_of(war: War, characters: tuple[str, ...]) -> int:
    """The sum of the leadership values of some characters (B5A-12.1)."""
    sheets = war.values.characters
    return sum([sheets[who].leadership for who in characters])


@query
def stacking_limit(war: War, place: str, seat: int) -> int:
    """The largest number of units a side may have in a place (B5A-13.2, 13.4, 13.5)."""
    if seat == SHADOW and (place in MUSTERING or place in ROUTES):
        return 1_000
    return war.values.stacking


def fight_of(war: War) -> Fight:
    """The battle in progress; there must be one."""
    assert war.battle is not None
    return war.battle
