"""Chapter 19: rallying armies."""

from __future__ import annotations

import msgspec

from ostrog.games.five_armies.armies.damage import TakeCasualties
from ostrog.games.five_armies.armies.movement import free_part, has
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.board.verbs import DONE, RALLY, REROLL
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


@query
def rallies_on(war: War) -> int:
    """Lowest die value that removes damage in a rally (B5A-19.1)."""
    return 5


class Rally(Procedure):
    """Up to two armies are rallied, one after the other (B5A-7.12)."""

    steps = ("choose", "next_army", "rallied", "casualties", "next_casualties")
    lasting = {"next_army": ("done",), "casualties": ("settled",)}

    seat: int
    armies: int = 2
    must: bool = False
    """Whether at least one army must be rallied, if possible (B5A-8.16)."""
    need: str = ""
    """Requirement for the army; empty if there is none."""
    where: tuple[str, ...] = ()
    """Places whose armies a card names; empty if any army may be rallied."""
    picks: tuple[Option, ...] = ()
    done: int = 0
    settled: int = 0

    def choose(self, war: War) -> Flow:
        """Ask which armies to rally (B5A-7.12)."""
        options = list[Option]()
        if len(self.draft) < self.armies:
            options = war.legal(self.seat, RALLY, war.places(self.seat))
        default = (*options[: self.armies - len(self.draft)], DONE())
        if not self.must or self.draft or not options:
            options = [DONE(), *options]
        return Ask(self.seat, "rally-armies", options, "picks", closes=("done",), default=default)

    def next_army(self, war: War) -> Flow:
        """Rally the next chosen army (B5A-19.1)."""
        if self.done == len(self.picks) - 1:
            return Goto("casualties")
        self.done += 1
        return Call(RallyArmy(seat=self.seat, place=RALLY.ref(self.picks[self.done - 1])))

    def rallied(self, war: War) -> Flow:
        """Continue with the next army."""
        return Goto("next_army")

    def casualties(self, war: War) -> Flow:
        """After all rolls, let the owner take voluntary casualties (B5A-19.4)."""
        if self.settled == len(self.picks) - 1:
            return Done()
        self.settled += 1
        place = RALLY.ref(self.picks[self.settled - 1])
        return Call(TakeCasualties(seat=self.seat, place=place, kind="rally-casualties"))

    def next_casualties(self, war: War) -> Flow:
        """Continue with the casualties of the next rallied army."""
        return Goto("casualties")


class RallyArmy(Procedure):
    """One army is rallied (B5A-19.1 to 19.3)."""

    steps = ("roll", "choose_reroll", "reroll", "recover")

    seat: int
    place: str
    failed: int = 0
    removed: int = 0
    again: Option | None = None

    def crumb(self) -> tuple[str]:
        """The place of the army, for the breadcrumb."""
        return (self.place,)

    def roll(self, war: War) -> Flow:
        """Roll one die for each unit, without a maximum (B5A-19.1, 19.3)."""
        values = war.roll(war.armies[self.place].size)
        needed = rallies_on(war)
        self.removed = hits = sum(value >= needed for value in values)
        war.tell(events.RallyRolled(self.seat, self.place, values, False, needed, hits))
        self.failed = len(values) - self.removed
        return None

    def most_rerolls(self, war: War) -> int:
        """The number of failed dice that may be re-rolled (B5A-19.2)."""
        return min(self.failed, leadership(war, self.place))

    def choose_reroll(self, war: War) -> Flow:
        """Ask how many failed dice to re-roll, if that can help (B5A-19.2)."""
        most = self.most_rerolls(war)
        if not most or self.removed >= war.armies[self.place].damage:
            return None
        choices = [(again, 0) for again in range(most, -1, -1)]
        options = war.legal(self.seat, REROLL, choices)
        return Ask(
            self.seat,
            "rally-reroll",
            options,
            "again",
            default=(options[0],),
            about=(self.place,),
        )

    def reroll(self, war: War) -> Flow:
        """Re-roll the chosen number of failed dice once (B5A-19.2)."""
        dice = 0 if self.again is None else REROLL.refs(self.again)[0]
        if dice:
            values = war.roll(dice)
            needed = rallies_on(war)
            hits = sum(value >= needed for value in values)
            war.tell(events.RallyRolled(self.seat, self.place, values, True, needed, hits))
            self.removed += hits
        return None

    def recover(self, war: War) -> Flow:
        """Remove one damage for each success (B5A-19.1)."""
        army = war.armies[self.place]
        removed = min(army.damage, self.removed)
        war.armies[self.place] = msgspec.structs.replace(army, damage=army.damage - removed)
        war.tell(events.Rallied(self.seat, self.place, removed))
        return Done()


@REROLL.rule
def rerolls_failed_rally_dice(war: War, seat: int, white: int, black: int) -> Refusal | None:
    """Refuse to re-roll more failed dice than leadership allows (B5A-19.2)."""
    frame = war.frame(RallyArmy)
    if frame is None or frame.seat != seat:
        return None
    fits = white <= frame.most_rerolls(war) and not black
    return None if fits else refuse("B5A-19.2", frame.place)


@RALLY.rule
def rallies_a_damaged_army(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse an army that is not the side's own or has no damage (B5A-7.12, 19.1)."""
    army = war.armies.get(place)
    if army is None or army.seat != seat:
        return refuse("B5A-13.1", place)
    if not army.damage:
        return refuse("B5A-19.1", place)
    frame = war.frame(Rally)
    if frame is None or frame.seat != seat:
        return None
    if RALLY[place] in frame.draft:
        return refuse("B5A-7.12", place)
    if frame.where and place not in frame.where:
        return refuse("B5A-CR-03", place)
    fits = has(war, free_part(war, place, None), frame.need)
    return None if fits else refuse("B5A-CR-03", place)


def has_damage(war: War, seat: int, die: str) -> bool:
    """Whether a side has a damaged army (B5A-7.12)."""
    return any(army.damage and army.seat == seat for army in war.armies.values())


RALLY_ARMIES = Action(
    "rally",
    "muster",
    "B5A-7.12",
    possible=has_damage,
    start=lambda war, seat, die: Rally(seat=seat),
)
