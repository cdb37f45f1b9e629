"""Chapter 10: how characters enter play and how they move."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ostrog.games.five_armies.armies import bolg
from ostrog.games.five_armies.armies.bilbo import has_slipped_away, is_character_result
from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import is_enemy_ground
from ostrog.games.five_armies.board.die_actions import Action, results_of
from ostrog.games.five_armies.board.map import NEIGHBOURS, RANK, REGIONS, TERRITORY
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW, SIDES, UNIT
from ostrog.games.five_armies.board.state import APART, ELIMINATED, WAITING, War
from ostrog.games.five_armies.board.verbs import ANY, DONE, ENTER, GO
from ostrog.games.five_armies.board.victory import victory_points, won
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


def is_ready(war: War, character: str) -> bool:
    """Whether a waiting character may enter (B5A-10.2 to 10.4, 10.8)."""
    if war.characters[character] != WAITING:
        return False
    if character == "bolg":
        return bolg.is_ready(war)
    return war.marker >= war.track[character]


def entry_places(war: War, character: str) -> list[str]:
    """The places where a character may enter by its card, without regard to enemies."""
    fixed = war.values.characters[character].enters_at
    if fixed:
        return [fixed]
    if character == "bolg":
        return [place for place in war.places(SHADOW) if place in TERRITORY]
    if character == "beorn":  # Never in a region with an army (B5A-33.10).
        return [region for region in REGIONS if region not in war.armies]
    # Bilbo joins a Free Peoples character or Leadership token (B5A-10.20).
    found = {at for who, at in war.characters.items() if who != "bolg" and at in TERRITORY}
    found |= {at for at, army in war.armies.items() if army.seat == FREE and army.tokens}
    return sorted(found, key=RANK.__getitem__)


@ENTER.rule
def enters_when_ready(war: War, seat: int, character: str, place: str) -> Refusal | None:
    """Refuse a character that is not ready or cannot enter at a place (B5A-10.2, 10.5, 10.6)."""
    if war.values.characters[character].side != SIDES[seat]:
        return refuse("B5A-10.5", character)
    if war.in_play(character):
        return refuse("B5A-10.7", character)
    if war.characters[character] == ELIMINATED:
        return refuse("B5A-10.16", character)
    if not is_ready(war, character):
        return refuse("B5A-10.4" if character == "bolg" else "B5A-10.3", character)
    if place not in entry_places(war, character):
        return refuse("B5A-10.5", character, place)
    return refuse("B5A-10.6", place) if is_enemy_ground(war, seat, place) else None


def who_enters_with(war: War, seat: int, die: str) -> list[str]:
    """The ready characters of a side that can enter with a die (B5A-10.5).

    If Bilbo has moved for the die, it is used as a Character result (B5A-10.22).
    """
    results, sheets = results_of(die), war.values.characters
    found = [
        who
        for who, sheet in sheets.items()
        if sheet.side == SIDES[seat] and sheet.enters_with in results and is_ready(war, who)
    ]
    if has_slipped_away(war, seat):
        found = [who for who in found if is_character_result(die, sheets[who].enters_with)]
    return found


def entries(war: War, seat: int, who: Sequence[str]) -> list[Option]:
    """All options to bring one of these characters into play now (B5A-10.5)."""
    return [
        option
        for character in who
        for option in war.legal(
            seat, ENTER, [(character, place) for place in entry_places(war, character)]
        )
    ]


class EnterPlay(Procedure):
    """A ready character enters play, by a die or by a card (B5A-10.5, 10.7)."""

    steps = ("choose", "enter", "stack")

    seat: int
    who: tuple[str, ...]
    must: bool = False
    """Whether entering is mandatory, because a card made the character ready (CR-30)."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which character enters and where (B5A-10.5)."""
        options = entries(war, self.seat, self.who)
        if not self.must:
            options.append(DONE())
        return Ask(self.seat, "enter-character", options, "choice") if options else Done()

    def enter(self, war: War) -> Flow:
        """Place the character with its tokens and units (B5A-10.7, 33.2, 35.2).

        Beorn's entry can win the game (B5A-31.5).
        """
        if DONE.chosen(self.choice):
            return Done()
        character, place = ENTER.refs(self.choice)
        war.bring_in(character, place)
        war.track.pop(character, None)
        war.tell(events.CharacterEntered(character, place))
        if character == "bolg":
            bolg.gather_bodyguards(war)
        elif character == "bilbo":
            war.rings = war.values.rings
        elif character == "beorn":  # Beorn adds wrath up to the maximum (B5A-33.2, 33.3).
            war.wrath = min(war.values.beorn.most_wrath, war.wrath + war.values.beorn.wrath)
            if victory_points(war) <= war.values.beorn_wins_at:
                return won(FREE, "B5A-31.5")
        for unit, count in war.values.characters[character].brings.items():
            for _ in range(count):
                war.place_unit(place, self.seat, UNIT[unit])
        return None

    def stack(self, war: War) -> Flow:
        """Remove units above the limit, if units came with the character (B5A-18.17)."""
        place = overfull(war, (ENTER.refs(self.choice)[1],))
        return Call(Overstack(seat=self.seat, place=place)) if place else Done()


# Moving


def movable(war: War, seat: int) -> list[str]:
    """The characters of a side that can be moved (B5A-7.7)."""
    return [
        who
        for who in CHARACTERS
        if war.characters[who] in NEIGHBOURS
        and war.values.characters[who].side == SIDES[seat]
        and NEIGHBOURS[war.characters[who]]
        and who not in APART  # Exempt from this action (B5A-33.4, 32.1).
    ]


@cache
def within(place: str, distance: int) -> tuple[str, ...]:
    """The regions a character can reach, past friends and enemies (B5A-10.13, 10.23)."""
    reached = {place}
    for _ in range(distance):
        reached |= {region for at in reached for region in NEIGHBOURS[at]}
    return tuple(region for region in REGIONS if region in reached and region != place)


@GO.rule
def goes_within_its_movement(war: War, seat: int, character: str, region: str) -> Refusal | None:
    """Refuse a region beyond the movement value, or a second move (B5A-7.7, 10.13)."""
    if character not in movable(war, seat):
        return refuse("B5A-7.7", character)
    frame = war.frame(MoveCharacters)
    picks = frame.draft if frame is not None and frame.seat == seat else []
    if any(option.refs[0] == character for option in picks):
        return refuse("B5A-7.7", character)
    distance = war.values.characters[character].movement
    if region in within(war.characters[character], distance):
        return None
    return refuse("B5A-10.13", character, region)


class MoveCharacters(Procedure):
    """A side moves any number of characters within their movement (B5A-7.7, 10.13, 10.14)."""

    steps = ("choose", "go")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask for characters and their destinations (B5A-7.7)."""
        moved = {option.refs[0] for option in self.draft}
        sheets = war.values.characters
        options = [DONE()]
        for who in movable(war, self.seat):
            if who not in moved:
                reach = within(war.characters[who], sheets[who].movement)
                options += war.legal(self.seat, GO, [(who, region) for region in reach])
        return Ask(
            self.seat, "move-characters", options, "picks", closes=("done",), default=(DONE(),)
        )

    def go(self, war: War) -> Flow:
        """Move the characters; those that reach an army belong to it (B5A-10.14)."""
        for option in self.picks[:-1]:
            character, region = GO.refs(option)
            war.characters[character] = region
            war.tell(events.CharacterMoved(character, region))
        return Done()


# Actions


def can_enter(war: War, seat: int, die: str) -> bool:
    """Whether a character can enter play with a die (B5A-10.5)."""
    return any(
        war.allows(seat, ENTER, [(who, place) for place in entry_places(war, who)])
        for who in who_enters_with(war, seat, die)
    )


def enter_play(war: War, seat: int, die: str) -> EnterPlay:
    """Bring one of those into play who can enter with a die (B5A-10.5)."""
    return EnterPlay(seat=seat, who=tuple(who_enters_with(war, seat, die)))


def entry_results(war: War, seat: int, die: str) -> tuple[str, ...]:
    """The results by which the ready characters enter, from their reference cards (B5A-10.5)."""
    sheets = war.values.characters
    return tuple([sheets[who].enters_with for who in who_enters_with(war, seat, die)])


ENTER_PLAY = Action(
    "enter-play",
    ANY,
    "B5A-10.5",
    possible=can_enter,
    start=enter_play,
    may_be=entry_results,
)
MOVE_CHARACTERS = Action(
    "move-characters",
    "character",
    "B5A-7.7",
    possible=lambda war, seat, die: bool(movable(war, seat)),
    start=lambda war, seat, die: MoveCharacters(seat=seat),
)
