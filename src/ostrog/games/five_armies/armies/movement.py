"""Chapters 14 and 16: how armies move and split."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import enter
from ostrog.games.five_armies.board.map import NEIGHBOURS, PASSES, POINTS, RIVER, ROUTES, WAYS
from ostrog.games.five_armies.board.pieces import GOBLINS, SHADOW, UNIT, UNITS
from ostrog.games.five_armies.board.state import MovingGroup, War, leadership_of, unit_names
from ostrog.games.five_armies.board.verbs import (
    ARMY,
    LEAVE,
    LEAVE_CHARACTER,
    LEAVE_DAMAGE,
    LEAVE_TOKEN,
    TO,
)
from ostrog.kernel import Option, Procedure, Refusal, refuse

LEADERSHIP, GOBLIN, ELVES, DWARVES = "leadership", "goblins", "elves", "dwarves"
"""What the moving part of an army may be required to contain (B5A-14.8, 7.17, CR-03)."""
KINSHIP = {
    GOBLIN: (GOBLINS,),
    ELVES: (UNIT["wood-elf-archers"], UNIT["wood-elf-spearmen"]),
    DWARVES: (UNIT["dwarf-regulars"], UNIT["dwarf-veterans"]),
}
"""Unit types that meet each requirement."""


# The group that moves


class Moving(Procedure):
    """Base of procedures that move armies: a player picks an army and the pieces left behind."""

    seat: int
    need: str = ""
    """Requirement for the moving part; empty if there is none."""
    where: tuple[str, ...] = ()
    """Places whose armies a card names; empty if any army may move."""
    at: str = ""
    """Current place of the moving group."""
    group: MovingGroup | None = None
    """The group that is moving."""
    held: dict[str, MovingGroup] = {}
    """Pieces that have already moved in this action, by the place where they stopped
    (B5A-14.10)."""
    picks: tuple[Option, ...] = ()

    def standing(self) -> str:
        """The place of the picked or moving army, or an empty string."""
        if self.at:
            return self.at
        return str(self.draft[0].refs[0]) if self.draft else ""

    def picked(self, war: War) -> MovingGroup:
        """The group that moves, according to the picks so far (B5A-14.5, 16.2)."""
        if self.group is not None:
            return self.group
        place = self.standing()
        return part(war, place, self.left_behind(), self.held.get(place))

    def left_behind(self) -> list[Option]:
        """The picks of pieces that stay; the first pick is the army itself."""
        return self.draft[1:]

    def can_go(self, war: War, place: str) -> bool:
        """Whether an army can move anywhere from a place (B5A-14.1)."""
        return any(
            blocked(war, self.seat, place, to) is None or self.may_pass(war, to)
            for to in WAYS[place]
        )

    def may_pass(self, war: War, place: str) -> bool:
        """Whether it may pass through Beorn's region; most moves would end there (B5A-33.10)."""
        return False

    def missing(self) -> str:
        """The id of the rule broken by an army that does not meet the requirement."""
        if self.need == LEADERSHIP:
            return "B5A-12.2"
        return "B5A-7.16" if self.need == GOBLIN else "B5A-CR-03"

    def can_begin(self, war: War) -> bool:
        """Whether an army of the side can make this move (B5A-14.1)."""
        return any(
            army.seat == self.seat and self.cannot_take(war, place) is None
            for place, army in war.armies.items()
        )

    def cannot_take(self, war: War, place: str) -> Refusal | None:
        """Refuse an own army that has moved, does not meet the requirement, or cannot move.

        See B5A-14.10, 12.2, 7.15, 7.16.
        """
        held = self.held.get(place)
        if held is not None and held.units == war.armies[place].units:
            return refuse("B5A-14.10", place)
        if self.where and place not in self.where:
            return refuse("B5A-CR-03", place)
        if self.need and not has(war, free_part(war, place, held), self.need):
            return refuse(self.missing(), place)
        return self.may_pick(war, place)

    def may_pick(self, war: War, place: str) -> Refusal | None:
        """Refuse to pick an own army that cannot move."""
        if self.can_go(war, place):
            return None
        return blocked(war, self.seat, place, WAYS[place][0]) or refuse("B5A-14.1", place)

    def leaving(self, war: War) -> list[Option]:
        """The options to leave pieces behind (B5A-14.5, 14.7, 14.9, 10.15)."""
        seat, group = self.seat, self.picked(war)
        options = []
        if sum(group.units) > 1:
            left = [UNITS[number] for number, count in enumerate(group.units) if count]
            options += war.legal(seat, LEAVE, left)
        if group.characters:
            options += war.legal(seat, LEAVE_CHARACTER, group.characters)
        if group.tokens:
            options += war.legal(seat, LEAVE_TOKEN)
        if group.damage:
            options += war.legal(seat, LEAVE_DAMAGE)
        return options


def free_part(war: War, place: str, held: MovingGroup | None) -> MovingGroup:
    """The part of an army that has not moved in this action (B5A-14.10)."""
    army = war.armies[place]
    characters = war.characters_at(place, army.seat)
    if held is None:
        return MovingGroup(army.units, army.damage, army.tokens, characters)
    return MovingGroup(
        tuple([a - b for a, b in zip(army.units, held.units, strict=True)]),
        army.damage - held.damage,
        army.tokens - held.tokens,
        tuple([who for who in characters if who not in held.characters]),
    )


def part(
    war: War, place: str, leaving: Sequence[Option], held: MovingGroup | None = None
) -> MovingGroup:
    """An army without the pieces that are left behind (B5A-14.5, 14.7, 14.9)."""
    whole = free_part(war, place, held)
    if not leaving:
        return whole
    units, tokens, spared = list(whole.units), whole.tokens, 0
    characters = list(whole.characters)
    for option in leaving:
        if option.verb == "leave":
            units[UNIT[str(option.refs[0])]] -= 1
        elif option.verb == "leave-character":
            characters.remove(str(option.refs[0]))
        elif option.verb == "leave-token":
            tokens -= 1
        else:
            spared += 1
    least, most = damage_range(whole, sum(units))
    return MovingGroup(tuple(units), max(least, most - spared), tokens, tuple(characters))


def damage_range(whole: MovingGroup, moving: int) -> tuple[int, int]:
    """The least and the most damage that `moving` units of an army can take along (B5A-14.9)."""
    staying = sum(whole.units) - moving
    return max(0, whole.damage - staying), min(whole.damage, moving)


def has(war: War, group: MovingGroup, need: str) -> bool:
    """Whether a group meets the requirement for a moving part (B5A-14.8, 7.17)."""
    if need == LEADERSHIP:
        return group.tokens + leadership_of(war, group.characters) > 0
    return not need or any(group.units[unit] for unit in KINSHIP[need])


def moving_of(war: War, seat: int) -> Moving | None:
    """The move for which a seat has picked an army, if any (B5A-14.5)."""
    frame = war.frame(Moving)
    if frame is None or frame.seat != seat or frame.standing() not in war.armies:
        return None
    return frame


@LEAVE.rule
def leaves_a_unit(war: War, seat: int, unit: str) -> Refusal | None:
    """Refuse to leave behind the last unit, or the last required one (B5A-14.5, 7.17)."""
    frame = moving_of(war, seat)
    if frame is None:
        return None
    group = frame.picked(war)
    if not group.units[UNIT[unit]] or sum(group.units) == 1:
        return refuse("B5A-14.5", unit)
    kin = KINSHIP.get(frame.need, ())
    if UNIT[unit] in kin and sum([group.units[each] for each in kin]) == 1:
        return refuse("B5A-7.17" if frame.need == GOBLIN else "B5A-CR-03")
    return None if frame.can_go(war, frame.standing()) else refuse("B5A-14.11", frame.standing())


@LEAVE_CHARACTER.rule
def leaves_a_character(war: War, seat: int, character: str) -> Refusal | None:
    """Refuse to leave behind a character that must provide leadership (B5A-10.15, 14.8)."""
    frame = moving_of(war, seat)
    if frame is None:
        return None
    group = frame.picked(war)
    if character not in group.characters:
        return refuse("B5A-10.15", character)
    if frame.need == LEADERSHIP:
        rest = tuple(who for who in group.characters if who != character)
        if not group.tokens + leadership_of(war, rest):
            return refuse("B5A-14.8")
    return None if frame.can_go(war, frame.standing()) else refuse("B5A-14.11", frame.standing())


@LEAVE_TOKEN.rule
def leaves_a_token(war: War, seat: int) -> Refusal | None:
    """Refuse to leave behind a token that must provide leadership (B5A-12.4, 14.8)."""
    frame = moving_of(war, seat)
    if frame is None:
        return None
    group = frame.picked(war)
    if not group.tokens:
        return refuse("B5A-12.4", frame.standing())
    if frame.need == LEADERSHIP and group.tokens == 1 and not leadership_of(war, group.characters):
        return refuse("B5A-14.8")
    return None if frame.can_go(war, frame.standing()) else refuse("B5A-14.11", frame.standing())


@LEAVE_DAMAGE.rule
def leaves_damage(war: War, seat: int) -> Refusal | None:
    """Refuse to leave more damage behind than the units there can take (B5A-14.9)."""
    frame = moving_of(war, seat)
    if frame is None:
        return None
    place, group = frame.standing(), frame.picked(war)
    least, _ = damage_range(free_part(war, place, frame.held.get(place)), sum(group.units))
    return None if group.damage > least else refuse("B5A-14.9", place)


# Destinations


def blocked(war: War, seat: int, place: str, to: str) -> Refusal | None:
    """Refuse a step into a closed pass, an enemy army or Beorn's region (B5A-14.1, 20.1)."""
    if place in ROUTES and not war.open_passes[place]:
        return refuse("B5A-20.1", ROUTES[place].mountain_pass)
    army = war.armies.get(to)
    if army is not None and army.seat != seat:
        return refuse("B5A-14.1", to)
    if war.characters["beorn"] == to:
        return refuse("B5A-33.11" if seat == SHADOW else "B5A-33.10", to)
    return None


def not_adjacent(place: str, to: str) -> Refusal:
    """The refusal for two places between which there is no way."""
    if place in POINTS:
        return refuse("B5A-20.4", place, to)
    if place in PASSES:
        return refuse("B5A-20.5", place, to)
    if to in POINTS or to in PASSES:
        return refuse("B5A-20.10", to)
    if (place, to) in RIVER:
        return refuse("B5A-3.4", place, to)
    return refuse("B5A-3.3", place, to)


@TO.rule
def steps_to_an_adjacent_place(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse a step that is not adjacent, is blocked, or comes after a stop (B5A-14.1, 16.4)."""
    frame = moving_of(war, seat)
    if frame is None:
        return None
    at = frame.standing()
    if place not in WAYS[at]:
        return not_adjacent(at, place)
    if frame.group is not None and must_stop(war, seat, at):
        return refuse("B5A-16.4", at)
    refusal = blocked(war, seat, at, place)
    return None if refusal is None or frame.may_pass(war, place) else refusal


def must_stop(war: War, seat: int, place: str) -> bool:
    """Whether a moving army must stop in a place next to an enemy (B5A-16.4, 20.11, 33.12)."""
    armies = war.armies
    if seat == SHADOW and war.characters["beorn"] in NEIGHBOURS[place]:
        return True
    for region in NEIGHBOURS[place]:
        army = armies.get(region)
        if army is not None and army.seat != seat:
            return True
    return False


def walk(war: War, seat: int, group: MovingGroup, source: str, to: str) -> None:
    """Move a group one step and apply the effects of entering (B5A-14.3, 15.2, 17.1, 18.15)."""
    war.take(source, group)
    war.add(to, seat, group)
    war.tell(events.ArmyMoved(seat, source, to, unit_names(group.units), group.characters))
    enter(war, seat, to)


def together(one: MovingGroup | None, two: MovingGroup) -> MovingGroup:
    """The sum of two groups that stopped in the same place (B5A-14.10)."""
    if one is None:
        return two
    return MovingGroup(
        tuple([a + b for a, b in zip(one.units, two.units, strict=True)]),
        one.damage + two.damage,
        one.tokens + two.tokens,
        one.characters + two.characters,
    )


@ARMY.rule
def picks_an_army_that_can_act(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse an army that is not the side's own or cannot make this move (B5A-13.1)."""
    if war.holder(place) != seat:
        return refuse("B5A-13.1", place)
    frame = war.frame(Moving)
    return None if frame is None or frame.seat != seat else frame.cannot_take(war, place)
