"""Chapter 10: characters, how they enter play and how they move."""

from __future__ import annotations

from functools import cache

from ostrog.games.five_armies import bolg, log
from ostrog.games.five_armies.battlefield import NEIGHBOURS, RANK, REGIONS, TERRITORY
from ostrog.games.five_armies.components import CHARACTERS, FREE, SHADOW, SIDES, UNIT
from ostrog.games.five_armies.control import is_enemy_ground
from ostrog.games.five_armies.stacking import Overstack, overfull
from ostrog.games.five_armies.vocabulary import DONE, ENTER, GO
from ostrog.games.five_armies.war import ELIMINATED, WAITING, War
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

ENTERING = ("bilbo", "thorin", "bolg")
"""Characters that enter as their reference cards say with a Character result (B5A-10.5)."""

RINGS = 5
"""B5A-10.20."""


def is_ready(war: War, character: str) -> bool:
    """B5A-10.2 to 10.4, 10.8: whether a character that waits may enter."""
    if war.characters[character] != WAITING:
        return False
    if character == "bolg":
        return bolg.is_ready(war)
    return war.marker >= war.track[character]


def entry_regions(war: War, character: str) -> list[str]:
    """Where a reference card lets a character enter, whoever is there."""
    if character == "thorin":
        return ["front-gate"]
    if character == "bolg":
        return [place for place in war.places(SHADOW) if place in TERRITORY]
    # B5A-10.20: Bilbo joins a Free Peoples character or Leadership token.
    found = {at for who, at in war.characters.items() if who != "bolg" and at in TERRITORY}
    found |= {at for at, army in war.armies.items() if army.seat == FREE and army.tokens}
    return sorted(found, key=RANK.__getitem__)


@ENTER.rule
def enters_when_ready(war: War, seat: int, character: str, region: str) -> Refusal | None:
    """B5A-10.2, 10.5, 10.6."""
    if war.values.characters[character].side != SIDES[seat]:
        return refuse("B5A-10.5", character)
    if war.in_play(character):
        return refuse("B5A-10.7", character)
    if war.characters[character] == ELIMINATED:
        return refuse("B5A-10.16", character)
    if not is_ready(war, character):
        return refuse("B5A-10.4" if character == "bolg" else "B5A-10.3", character)
    if region not in entry_regions(war, character):
        return refuse("B5A-10.5", character, region)
    return refuse("B5A-10.6", region) if is_enemy_ground(war, seat, region) else None


def entries(war: War, seat: int) -> list[Option]:
    """Every way in which a character of a side can enter play now."""
    return [
        option
        for who in ENTERING
        if war.values.characters[who].side == SIDES[seat] and is_ready(war, who)
        for option in war.legal(seat, ENTER, [(who, r) for r in entry_regions(war, who)])
    ]


class EnterPlay(Procedure):
    """B5A-10.5, 10.7: a ready character enters by the action of a die."""

    steps = ("choose", "enter", "stack")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """B5A-10.5."""
        return Ask(self.seat, "enter-character", [*entries(war, self.seat), DONE()], "choice")

    def enter(self, war: War) -> Flow:
        """B5A-10.7, and what the reference card adds."""
        assert self.choice is not None
        if self.choice.verb == "done":
            return Done()
        character, region = (str(ref) for ref in self.choice.refs)
        war.characters[character] = region
        war.track.pop(character, None)
        war.tell(log.CharacterEntered(character, region))
        if character == "bolg":
            bolg.gather_bodyguards(war)
        elif character == "bilbo":
            war.rings = RINGS
        else:
            war.place_unit(region, FREE, UNIT["dwarf-veterans"])
        return None

    def stack(self, war: War) -> Flow:
        """B5A-18.17: a unit that came with the character may be one too many."""
        assert self.choice is not None
        place = overfull(war, (str(self.choice.refs[1]),))
        return Call(Overstack(seat=self.seat, place=place)) if place else Done()


# Moving


def movable(war: War, seat: int) -> list[str]:
    """B5A-7.7: the characters of a side that can be moved."""
    return [
        who
        for who in CHARACTERS
        if war.characters[who] in NEIGHBOURS
        and war.values.characters[who].side == SIDES[seat]
        and NEIGHBOURS[war.characters[who]]
    ]


@cache
def within(place: str, distance: int) -> tuple[str, ...]:
    """B5A-10.13, 10.23: where a character can go, region by region, past friend and foe."""
    reached = {place}
    for _ in range(distance):
        reached |= {region for at in reached for region in NEIGHBOURS[at]}
    return tuple(region for region in REGIONS if region in reached and region != place)


@GO.rule
def goes_within_its_movement(war: War, seat: int, character: str, region: str) -> Refusal | None:
    """B5A-7.7, 10.13."""
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
    """B5A-7.7, 10.13, 10.14: any number of characters, each within its movement value."""

    steps = ("choose", "go")

    seat: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """B5A-7.7."""
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
        """B5A-10.14: those that end with an army belong to it."""
        for option in self.picks[:-1]:
            character, region = (str(ref) for ref in option.refs)
            war.characters[character] = region
            war.tell(log.CharacterMoved(character, region))
        return Done()
