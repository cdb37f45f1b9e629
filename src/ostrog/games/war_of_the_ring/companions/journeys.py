"""Chapter 8: Companions, Nazgul and Minions move on the map by a Character result."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import REGIONS, STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    FREE_CHARACTERS,
    MINIONS,
    NAZGUL_SLOT,
    SHADOW,
)
from ostrog.games.war_of_the_ring.board.seats import seat_of_minion
from ostrog.games.war_of_the_ring.board.state import (
    OFF_THE_MAP,
    War,
    by_map,
    single,
)
from ostrog.games.war_of_the_ring.board.values import FLIES
from ostrog.games.war_of_the_ring.board.verbs import DONE, TAKE, TAKE_NAZGUL, TO
from ostrog.games.war_of_the_ring.companions.travel import (
    nazgul_may_enter,
    reach_of_companions,
    reach_of_minion,
)
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Travelling(Procedure):
    """Base of procedures in which somebody goes to a region: it says where he can go."""

    seat: int

    def goals(self, war: War) -> dict[str, int]:
        """The regions that can be reached, with the steps needed; empty before a pick."""
        raise NotImplementedError

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOTR-8.5"


@TO.rule
def goes_where_he_can(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region that is out of reach (WOTR-8.5 to 8.14, 15.27)."""
    frame = war.frame(Travelling)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-8.5", region)
    return None if region in frame.goals(war) else refuse(frame.beyond(), region)


# Companions


def level_of(war: War, who: list[str]) -> int:
    """The highest Level in a group, which is how far it moves (WOTR-8.6).

    A rider moves farther, alone or with exactly one whom he carries.
    """
    sheets = war.values.characters
    for rider in who:
        others = [each for each in who if each != rider]
        if sheets[rider].rides and len(others) <= 1 and set(others) <= {*sheets[rider].carries}:
            return sheets[rider].rides
    return max(sheets[each].level for each in who)


class CompanionsTravel(Travelling, kw_only=True):
    """Base of procedures in which Companions travel; a card may change how far (WOTR-7.7, 8.6)."""

    level: int = 0
    """Level that counts for their distance; 0 for the highest one in the group."""
    farther: int = 0
    """Regions that they go farther than usual."""
    into_sieges: bool = False
    """Whether they may end in a besieged Stronghold of their own (WOTR-8.9)."""

    def reach(self, war: War, start: str, group: list[str], extra: int = 0) -> dict[str, int]:
        """The regions that a group can come to, by its Level and some extra steps (WOTR-8.6)."""
        distance = extra + (self.level or level_of(war, group)) + self.farther
        return reach_of_companions(war, group, start, distance, into_sieges=self.into_sieges)


class MoveCompanions(CompanionsTravel, kw_only=True):
    """All Companions on the map may move, alone or in groups (WOTR-8.5, 8.6)."""

    steps = ("choose", "move", "arrived")
    lasting = {"choose": ("moved",)}

    once: bool = False
    """Whether only one Companion or group moves."""
    may_stay: bool = False
    """Whether nobody has to move."""
    moved: tuple[str, ...] = ()
    picks: tuple[Option, ...] = ()

    def group(self) -> list[str]:
        """The Companions picked so far."""
        return TAKE.among(self.draft)

    def goals(self, war: War) -> dict[str, int]:
        """Where the group can go; staying is no move (WOTR-8.6)."""
        group = self.group()
        if not group:
            return {}
        start = war.characters[group[0]]
        found = self.reach(war, start, group)
        del found[start]
        return found

    def choose(self, war: War) -> Flow:
        """Ask for a group and its goal (WOTR-8.6)."""
        options = war.legal(self.seat, TAKE, FREE_CHARACTERS)
        if self.draft:
            goals = by_map(self.goals(war))
            options = [TO[region] for region in goals] + options
        elif self.moved or self.may_stay:
            options.append(DONE())
        return Ask(self.seat, "move-companions", options, "picks", closes=("to", "done"))

    def move(self, war: War) -> Flow:
        """Move the group; it rouses a nation where it ends (WOTR-8.5, 14.21)."""
        if DONE.chosen(self.picks[-1]):
            return Done()
        group, to = tuple(TAKE.among(self.picks)), TO.ref(self.picks[-1])
        war.tell(events.CharactersMoved(group, war.characters[group[0]], to))
        for who in group:
            war.characters[who] = to
        self.moved = (*self.moved, *group)
        return Call(CompanionsArrive(companions=group, region=to))

    def arrived(self, war: War) -> Flow:
        """Go on while a Companion is left who has not moved (WOTR-8.5)."""
        if self.once:
            return Done()
        left = any(who not in self.moved and can_travel(war, who) for who in FREE_CHARACTERS)
        return Goto("choose") if left else Done()


def can_move_companions(war: War) -> bool:
    """Whether a Companion on the map can move (WOTR-8.5)."""
    return any(can_travel(war, who) for who in FREE_CHARACTERS)


def can_travel(war: War, who: str) -> bool:
    """Whether a Companion is on the map and can leave his region (WOTR-8.9)."""
    at = war.characters[who]
    return at not in OFF_THE_MAP and len(reach_of_companions(war, (who,), at, 1)) > 1


# Nazgul and Minions


class MoveMinions(Travelling):
    """Nazgul fly anywhere, and Minions who can move do so (WOTR-8.11 to 8.14)."""

    steps = ("choose", "move", "go_on")
    lasting = {"choose": ("moved", "landed")}

    nazgul_only: bool = False
    """Whether a card moves any number of Nazgul, also none, and no other Minion (WOTR-7.6)."""
    moved: tuple[str, ...] = ()
    """Minions who have moved."""
    landed: dict[str, int] = {}
    """Nazgul that have moved, by the region where they are."""
    picks: tuple[Option, ...] = ()

    def goals(self, war: War) -> dict[str, int]:
        """Where the picked figure can go; staying is no move (WOTR-8.11, 8.12, 8.14)."""
        if not self.draft:
            return {}
        pick = self.draft[0]
        if TAKE.chosen(pick):
            who = TAKE.ref(pick)
            start, level = war.characters[who], war.values.characters[who].level
            if level != FLIES:
                found = reach_of_minion(war, start, level)
                del found[start]
                return found
        else:
            start = TAKE_NAZGUL.ref(pick)
        shut = {region for region in STRONGHOLDS if not nazgul_may_enter(war, region)}
        return {region: 1 for region in REGIONS if region != start and region not in shut}

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        walks = bool(self.draft) and self.draft[0] == TAKE["mouth-of-sauron"]
        return "WOTR-8.14" if walks else "WOTR-8.12"

    def choose(self, war: War) -> Flow:
        """Ask for a figure and its goal (WOTR-8.11)."""
        if self.draft:
            goals = self.goals(war)
            options = [TO[region] for region in REGIONS if region in goals]
        else:
            hosts = war.hosts[SHADOW]
            lairs = [region for region, host in hosts.items() if host.leaders]
            options = war.legal(self.seat, TAKE_NAZGUL, by_map(lairs))
            options += war.legal(self.seat, TAKE, MINIONS)
            if self.moved or self.landed or self.nazgul_only:
                options.append(DONE())
        return Ask(self.seat, "move-minions", options, "picks", closes=("to", "done"))

    def move(self, war: War) -> Flow:
        """Move the figure (WOTR-8.11, 8.14)."""
        if DONE.chosen(self.picks[-1]):
            return Done()
        pick, to = self.picks[0], TO.ref(self.picks[-1])
        if TAKE.chosen(pick):
            who = TAKE.ref(pick)
            war.tell(events.CharactersMoved((who,), war.characters[who], to))
            war.characters[who] = to
            self.moved = (*self.moved, who)
            return None
        source, one = TAKE_NAZGUL.ref(pick), single(SHADOW, "sauron-nazgul")
        war.take(SHADOW, source, one)
        war.put(SHADOW, to, one)
        war.tell(events.NazgulFlew(source, to, 1))
        self.landed[to] = self.landed.get(to, 0) + 1
        return None

    def go_on(self, war: War) -> Flow:
        """Go on while a figure is left that has not moved (WOTR-8.11)."""
        return Goto("choose") if can_move_minions(war, self) else Done()


def can_move_minions(war: War, move: MoveMinions) -> bool:
    """Whether a Nazgul or a Minion is left that can move (WOTR-8.11, 8.14)."""
    return any(
        host.leaders and unmoved_nazgul(war, move, region)
        for region, host in war.hosts[SHADOW].items()
    ) or any(minion_refused(war, move, who) is None for who in MINIONS)


def unmoved_nazgul(war: War, move: MoveMinions, region: str) -> int:
    """Number of Nazgul in a region that have not moved in this action (WOTR-8.11)."""
    return war.counts(SHADOW, region)[NAZGUL_SLOT] - move.landed.get(region, 0)


def minion_refused(war: War, move: MoveMinions, who: str) -> Refusal | None:
    """Refuse a Minion who is not on the map, never moves, or cannot leave (WOTR-8.4, 8.14).

    Nor does one move whom the mate commands; the Witch-king flies as any Nazgul (WOTR-19.1, 19.15,
    1.13).
    """
    at, level = war.characters[who], war.values.characters[who].level
    if at in OFF_THE_MAP or who in move.moved:
        return refuse("WOTR-8.14", who)
    if move.nazgul_only and level != FLIES:
        return refuse("WOTR-7.6", who)
    if level != FLIES and seat_of_minion(war, who) != move.seat:
        return refuse("WOTR-19.1", who)
    if not level:
        return refuse("WOTR-8.4", who)
    if level != FLIES and len(reach_of_minion(war, at, 1)) < 2:
        return refuse("WOTR-8.14", who)
    return None


@TAKE_NAZGUL.rule
def takes_a_nazgul_once(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse where no Nazgul is that has not moved (WOTR-8.11)."""
    move = war.frame(MoveMinions)
    if move is None or move.seat != seat:
        move = MoveMinions(seat=seat)
    able = war.side(seat) == SHADOW and unmoved_nazgul(war, move, region) > 0
    return None if able else refuse("WOTR-8.11", region)


@TAKE.rule
def takes_a_character_who_can_move(war: War, seat: int, character: str) -> Refusal | None:
    """Refuse a character who cannot move now, or not with this group (WOTR-8.4 to 8.14)."""
    if war.side(seat) == SHADOW:
        if character not in MINIONS:
            return refuse("WOTR-5.14", character)
        flight = war.frame(MoveMinions)
        if flight is None or flight.seat != seat:
            flight = MoveMinions(seat=seat)
        return minion_refused(war, flight, character)
    if character not in FREE_CHARACTERS or war.side(seat) != FREE:
        return refuse("WOTR-5.13", character)
    at = war.characters[character]
    if at in OFF_THE_MAP:
        return refuse("WOTR-8.5", character)
    move = war.frame(MoveCompanions)
    if move is not None and move.seat == seat:
        group = move.group()
        if character in move.moved or character in group:
            return refuse("WOTR-8.5", character)
        if group and war.characters[group[0]] != at:
            return refuse("WOTR-8.6", character)
    return None if can_travel(war, character) else refuse("WOTR-8.9", character)
