"""Chapters 10 and 11: which part of an army goes, and which part stays."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Never

from ostrog.games.war_of_the_ring.board.pieces import (
    FIGURES_OF,
    FREE,
    LEADER_SLOTS,
    NATION_SLOTS,
    NATIONS_OF,
    NO_FIGURES,
    SIDE_OF,
    SLOT,
    UNIT_COUNTS,
    UNIT_SLOTS,
    UNITS,
)
from ostrog.games.war_of_the_ring.board.seats import (
    MatchParts,
    commander_of,
    count,
    mate_of,
    parts_of,
)
from ostrog.games.war_of_the_ring.board.state import Counts, War, minus, single
from ostrog.games.war_of_the_ring.board.verbs import ADVANCE, GO, LEAVE, LEAVE_CHARACTER
from ostrog.games.war_of_the_ring.teams.alternation import (
    is_used_again,
    must_alternate,
    none_can_act,
    subject_of,
)
from ostrog.kernel import Option, Procedure, Refusal, Verb, query, refuse


class Party(NamedTuple):
    """Figures and characters of one side who do the same thing."""

    counts: Counts
    who: tuple[str, ...]


@query
def party_of(war: War, seat: int, region: str, moving: bool) -> Party:
    """Those in a region with whom a seat can act: move, or else attack.

    Who holds a side alone has everybody. Of separate armies a seat has its own, and whoever belongs
    to no nation (WOTR-19.12, 19.16). A mixed army obeys its commander; the other may only take his
    own units and Leaders back by moving them out (WOTR-19.19, 19.21). Leaders of a mate without
    units there belong to the army (WOTR-10.5).
    """
    parts: MatchParts = war.setting.derived
    side = parts.sides[seat]
    counts = war.counts(side, region)
    if parts.mates[seat] < 0:
        return Party(counts, war.characters_at(side, region))
    own = parts.holdings[seat]
    units = count(counts, own.units)
    if not units:
        return Party(NO_FIGURES[side], ())
    who = war.characters_at(side, region)
    if units == unit_number(side, counts):
        return Party(counts, who)
    is_mixed = region in war.mixed[side]
    if is_mixed and commander_of(war, side, counts) == seat:
        return Party(counts, who)
    if is_mixed and not moving:
        return Party(NO_FIGURES[side], ())
    theirs = parts.holdings[parts.mates[seat]].figures
    if is_mixed:
        return Party(tuple([n if s in own.figures else 0 for s, n in enumerate(counts)]), ())
    return Party(tuple([0 if s in theirs else n for s, n in enumerate(counts)]), who)


def command_refused(war: War, seat: int, region: str, moving: bool) -> Refusal | None:
    """Refuse an army that the mate commands (WOTR-19.12, 19.19)."""
    if mate_of(war, seat) < 0 or unit_number(
        war.side(seat), party_of(war, seat, region, moving).counts
    ):
        return None
    own = count(war.counts(war.side(seat), region), parts_of(war).holdings[seat].units)
    return refuse("WOTR-19.19" if own else "WOTR-19.12", region)


def has_own_unit(war: War, seat: int, counts: Counts) -> bool:
    """Whether some figures can be divided so that a seat commands the rest (WOTR-19.20)."""
    return mate_of(war, seat) < 0 or count(counts, parts_of(war).holdings[seat].units) > 0


def can_spare(war: War, seat: int, source: str, party: Party, led: bool) -> bool:
    """Whether one unit of a party can stay behind so that the others can still act.

    They must be led if the action needs it, obey the seat (WOTR-19.20) and not act twice in a row
    (WOTR-19.24).
    """
    side, counts = war.side(seat), party.counts
    if unit_number(side, counts) < 2:
        return False
    if mate_of(war, seat) < 0 and not must_alternate(war, seat):
        return True
    own = parts_of(war).holdings[seat].units
    for slot in UNIT_SLOTS[side]:
        if not counts[slot]:
            continue
        left = Party(minus(counts, single(side, FIGURES_OF[side][slot])), party.who)
        if led and not is_led(war, side, left):
            continue
        if slot in own and commander_of(war, side, left.counts) != seat:
            continue
        if not (source and none_can_act(war, seat, source, left.counts)):
            return True
    return False


@query
def leader_number(war: War, side: int, counts: Counts) -> int:
    """Number of Leaders or Nazgul among some figures (WOTR-11.11)."""
    return sum([counts[slot] for slot in LEADER_SLOTS[side]])


def unit_number(side: int, counts: Counts) -> int:
    """Number of army units among some figures (WOTR-1.2)."""
    return sum(UNIT_COUNTS[side](counts))


def is_led(war: War, side: int, party: Party, leaders: Collection[str] = ()) -> bool:
    """Whether a party contains a Leader, Nazgul or Character (WOTR-5.10, 5.11).

    If some leaders are named, one of them is needed.
    """
    if leaders:
        named = [each for each in leaders if SIDE_OF.get(each) == side]
        return any(who in leaders for who in party.who) or any(
            party.counts[SLOT[each]] for each in named
        )
    return bool(party.who) or leader_number(war, side, party.counts) > 0


def nations_at_peace(war: War, side: int, counts: Counts) -> tuple[str, ...]:
    """The nations among some figures that are not At War (WOTR-14.17)."""
    steps = war.steps_to_war
    found: tuple[str, ...] = ()
    for nation in NATIONS_OF[side]:
        if steps[nation]:
            for slot in NATION_SLOTS[nation]:
                if counts[slot]:
                    found += (nation,)
                    break
    return found


def figures_of(side: int, counts: Counts, nations: Collection[str]) -> Counts:
    """The figures of some nations; Nazgul belong to none (WOTR-8.16)."""
    found = list(NO_FIGURES[side])
    for nation in nations:
        for slot in NATION_SLOTS[nation]:
            found[slot] = counts[slot]
    return tuple(found)


def figures_at_peace(war: War, side: int, counts: Counts) -> Counts:
    """The figures that may not attack, because their nation is not At War (WOTR-11.3)."""
    bound = nations_at_peace(war, side, counts)
    return figures_of(side, counts, bound) if bound else NO_FIGURES[side]


def travellers(war: War, who: tuple[str, ...]) -> tuple[str, ...]:
    """The characters who can move; one of Level 0 never does (WOTR-8.4, 8.13)."""
    sheets = war.values.characters
    return tuple([each for each in who if sheets[each].level])


def act_refused(war: War, seat: int, source: str, party: Party) -> Refusal | None:
    """Refuse a part of an army in a region that its seat does not command, or twice in a row.

    See WOTR-19.20 and 19.24.
    """
    side = war.side(seat)
    if mate_of(war, seat) >= 0 and commander_of(war, side, party.counts) != seat:
        return refuse("WOTR-19.20")
    if source and is_used_again(war, seat, subject_of(side, source, party.counts)):
        return refuse("WOTR-19.24", source)
    return None


class Splitting(Procedure):
    """Base of procedures in which a seat divides an army: what goes and what stays.

    The player names who stays behind; everybody else goes.
    """

    seat: int
    led: bool = False
    """Whether the part that goes must contain a Leader, Nazgul or Character."""
    leaders: tuple[str, ...] = ()
    """Figures and characters one of whom must lead it; empty if anybody can."""
    picks: tuple[Option, ...] = ()

    def whole(self, war: War) -> Party | None:
        """Everybody who can go; None before an army is chosen."""
        raise NotImplementedError

    def standing(self, war: War) -> Party:
        """Everybody in the region of the army."""
        raise NotImplementedError

    def rule_of_split(self) -> str:
        """Id of the rule about the part that goes."""
        return "WOTR-10.10"

    def rule_of_leader(self) -> str:
        """Id of the rule that the part which goes must be led."""
        return "WOTR-10.13"

    def rule_of_rest(self) -> str:
        """Id of the rule about the part that stays."""
        return "WOTR-10.12"

    def needs_unit(self, war: War, rest: Party) -> bool:
        """Whether a part that stays must hold a unit: Free Leaders need one (WOTR-10.12)."""
        return war.side(self.seat) == FREE and any(rest.counts)

    def source_of(self) -> str:
        """The region of the army; empty where the part that goes does not act by itself."""
        return ""

    def may_not_act(self, war: War, party: Party) -> Refusal | None:
        """Refuse a part that its seat does not command, or that acts twice in a row.

        See WOTR-19.20 and 19.24.
        """
        has_teams: bool = parts_of(war).has_teams
        return act_refused(war, self.seat, self.source_of(), party) if has_teams else None

    def party(self, war: War) -> Party | None:
        """Those who go, according to the picks so far."""
        whole = self.whole(war)
        return None if whole is None else without(whole, war.side(self.seat), self.draft)

    def rest(self, war: War, party: Party) -> Party:
        """Those who stay if a party goes."""
        all_of_them = self.standing(war)
        return Party(
            minus(all_of_them.counts, party.counts),
            tuple([who for who in all_of_them.who if who not in party.who]),
        )

    def dividing(self, war: War, close: Verb[Never]) -> list[Option]:
        """The options to set out, and to leave figures and characters behind (WOTR-10.10, 8.15)."""
        party = self.party(war)
        assert party is not None
        stuck = self.cannot_rest(war, party) or self.may_not_act(war, party) is not None
        options = [] if stuck else [close()]
        options += [
            LEAVE[figure]
            for figure, count in zip(FIGURES_OF[war.side(self.seat)], party.counts, strict=True)
            if count and self.figure_refused(war, party, figure) is None
        ]
        options += [
            LEAVE_CHARACTER[who]
            for who in party.who
            if self.character_refused(war, party, who) is None
        ]
        return options

    def figure_refused(self, war: War, party: Party, figure: str) -> Refusal | None:
        """Refuse to leave the last unit, a needed leader, or Leaders without a unit.

        See WOTR-1.4, 10.12, 10.13, 11.4, 11.6 and 11.43.
        """
        side = war.side(self.seat)
        if SIDE_OF[figure] != side or not party.counts[SLOT[figure]]:
            return refuse(self.rule_of_split(), figure)
        left = Party(minus(party.counts, single(side, figure)), party.who)
        if figure in UNITS and not unit_number(side, left.counts):
            return refuse("WOTR-1.4", figure)
        if parts_of(war).has_teams and self.gives_command_away(war, figure, left):
            return refuse("WOTR-19.20", figure)
        return self.cannot_do_with(war, left)

    def gives_command_away(self, war: War, figure: str, left: Party) -> bool:
        """Whether a seat that leaves a unit of its own would not command the rest (WOTR-19.20).

        Units of the mate can be left at any time, so whoever wants to leave both begins with them.
        """
        if mate_of(war, self.seat) < 0:
            return False
        own = SLOT[figure] in parts_of(war).holdings[self.seat].units
        return own and commander_of(war, war.side(self.seat), left.counts) != self.seat

    def character_refused(self, war: War, party: Party, who: str) -> Refusal | None:
        """Refuse to leave a needed leader, or somebody without a unit where one must stay.

        See WOTR-8.15, 10.13, 11.4 and 11.6.
        """
        if who not in party.who:
            return refuse("WOTR-8.15", who)
        left = tuple([each for each in party.who if each != who])
        return self.cannot_do_with(war, Party(party.counts, left))

    def cannot_rest(self, war: War, party: Party) -> bool:
        """Whether those who stay lack a unit that they need (WOTR-10.12, 11.4, 11.43)."""
        rest = self.rest(war, party)
        return not unit_number(war.side(self.seat), rest.counts) and self.needs_unit(war, rest)

    def cannot_do_with(self, war: War, party: Party) -> Refusal | None:
        """Refuse a party without a unit or a needed leader, or one that can never set out."""
        side = war.side(self.seat)
        units = unit_number(side, party.counts)
        if not units:
            return refuse(self.rule_of_split())
        if self.led and not is_led(war, side, party, self.leaders):
            return refuse(self.rule_of_leader())
        bound = parts_of(war).has_teams
        can_spare_one = units > 1 if not bound else self.can_spare(war, party)
        if not can_spare_one and self.cannot_rest(war, party):
            return refuse(self.rule_of_rest())
        source = self.source_of()
        if bound and source and none_can_act(war, self.seat, source, party.counts):
            return refuse("WOTR-19.24", source)
        return None

    def can_spare(self, war: War, party: Party) -> bool:
        """Whether one more unit can stay behind (WOTR-19.20, 19.24)."""
        return can_spare(war, self.seat, self.source_of(), party, self.led)


def without(whole: Party, side: int, picks: tuple[Option, ...] | list[Option]) -> Party:
    """A party without the figures and characters that picks leave behind."""
    counts, who = whole
    for option in picks:
        if option.verb == "leave":
            counts = minus(counts, single(side, str(option.refs[0])))
        elif option.verb == "leave-character":
            who = tuple([each for each in who if each != option.refs[0]])
    return Party(counts, who)


def divided(war: War, seat: int) -> tuple[Splitting, Party] | None:
    """The army that a seat divides now, with the part that goes so far."""
    frame = war.frame(Splitting)
    if frame is None or frame.seat != seat or frame.step != "choose":
        return None
    party = frame.party(war)
    return None if party is None else (frame, party)


@LEAVE.rule
def leaves_a_figure_behind(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse a figure that must go along, or is not there (WOTR-10.10, 11.4)."""
    found = divided(war, seat)
    if found is None:
        return refuse("WOTR-10.10", figure)
    frame, party = found
    return frame.figure_refused(war, party, figure)


@LEAVE_CHARACTER.rule
def leaves_a_character_behind(war: War, seat: int, character: str) -> Refusal | None:
    """Refuse a character who must go along, or is not there (WOTR-8.15)."""
    found = divided(war, seat)
    if found is None:
        return refuse("WOTR-8.15", character)
    frame, party = found
    return frame.character_refused(war, party, character)


@GO.rule
@ADVANCE.rule
def leaves_nobody_without_a_unit(war: War, seat: int) -> Refusal | None:
    """Refuse to set out while those who stay need a unit, or those who go may not act.

    See WOTR-10.12, 11.4, 11.5, 11.43, 19.20 and 19.24.
    """
    found = divided(war, seat)
    if found is None:
        return None
    frame, party = found
    if frame.cannot_rest(war, party):
        return refuse(frame.rule_of_rest())
    return frame.may_not_act(war, party)
