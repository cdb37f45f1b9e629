"""How the literal reading of event cards asks and rolls, and every change a card can make.

A card is a generator: it changes its own copy of the position, and stops for an `Ask` (somebody
chooses) or a `Chance` (a die, a tile or a Companion is drawn).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass

from games.war_of_the_ring.literal_events_position import (
    ACTIVATES,
    ELIMINATED,
    FATAL_CORRUPTION,
    FELLOWSHIP,
    FREE,
    GOLLUM,
    NATION_OF,
    NAZGUL,
    SETTLEMENT,
    SHADOW,
    SIDE_OF_NATION,
    SIDES,
    SIEGE_LIMIT,
    STACKING_LIMIT,
    TOP_BOX,
    Option,
    Part,
    Position,
    armies,
    at_war,
    besieged,
    characters_in,
    control,
    enemy,
    figures,
    first_owner,
    guides,
    has_army,
    in_fellowship,
    is_unit,
    kind,
    may_recruit,
    nation,
    nations_with_units,
    unconquered,
    units,
    where,
)


@dataclass(frozen=True)
class Ask:
    """A choice of one player; the card goes on with one of the options."""

    player: int
    options: frozenset[Option]


@dataclass(frozen=True)
class Chance:
    """A die ("die"), a hunt tile ("tile"), a Companion ("companion") or a card from a hand."""

    what: str
    among: tuple[str, ...] = ()
    """The names that can come; empty for a die, which shows 1 to 6."""


Answer = Option | int | str
Script = Generator[Ask | Chance, Answer, None]


class Ended(Exception):
    """The game is over in the middle of a card (WOTR-18.1)."""


def ask(player: int, options: Iterable[Option]) -> Generator[Ask | Chance, Answer, Option]:
    """Let a player choose; a single option is taken without asking."""
    found = frozenset(options)
    if len(found) == 1:
        return next(iter(found))
    answer = yield Ask(player, found)
    if not isinstance(answer, tuple) or answer not in found:
        raise ValueError(f"no such choice: {answer}")
    return answer


def die() -> Generator[Ask | Chance, Answer, int]:
    """Roll a die."""
    answer = yield Chance("die")
    if not isinstance(answer, int) or not 1 <= answer <= 6:
        raise ValueError(f"not the value of a die: {answer}")
    return answer


def successes(number: int, needed: int) -> Generator[Ask | Chance, Answer, int]:
    """Roll some dice and count those that reach a number."""
    found = 0
    for _ in range(number):
        value = yield from die()
        found += value >= needed
    return found


def pick(what: str, among: Iterable[str]) -> Generator[Ask | Chance, Answer, str]:
    """Draw one of several at random."""
    names = tuple(sorted(among))
    answer = yield Chance(what, names)
    if not isinstance(answer, str) or answer not in names:
        raise ValueError(f"not among those to draw: {answer}")
    return answer


# Figures


def add(position: Position, side: int, region: str, figure: str, number: int = 1) -> None:
    """Put figures into a region."""
    here = position.armies[side].setdefault(region, {})
    here[figure] = here.get(figure, 0) + number


def take(position: Position, side: int, region: str, figure: str, number: int = 1) -> None:
    """Take figures out of a region."""
    here = position.armies[side].get(region, {})
    if here.get(figure, 0) < number:
        raise ValueError(f"no {figure} in {region}")
    here[figure] -= number
    if not here[figure]:
        del here[figure]
    if not here:
        del position.armies[side][region]


def reserve(position: Position, side: int, figure: str, change: int = 0) -> int:
    """Change the reinforcements by some figures, and return how many there are (WOTR-1.14)."""
    stock = position.reinforcements[side]
    number = stock.get(figure, 0) + change
    if number < 0:
        raise ValueError(f"no {figure} in reinforcements")
    if change:
        stock[figure] = number
    return number


def out_of_play(position: Position, side: int, figure: str, number: int = 1) -> None:
    """Put eliminated figures where they belong (WOTR-1.15, 1.16, 11.30)."""
    if side == SHADOW:
        reserve(position, SHADOW, figure, number)
    else:
        position.casualties[figure] = position.casualties.get(figure, 0) + number


def eliminate(position: Position, side: int, region: str, figure: str, number: int = 1) -> None:
    """Eliminate figures in a region."""
    take(position, side, region, figure, number)
    out_of_play(position, side, figure, number)


# Politics


def activate(position: Position, name: str, how: str = "other") -> None:
    """Make a nation active (WOTR-14.9).

    Under Wormtongue Rohan needs a Companion, a declaration or an attack on two of its places, said
    by `how` = "companion" or "attack" (sh-char-22).
    """
    if name == "rohan" and "sh-char-22" in position.table[SHADOW] and how == "other":
        return
    position.active[name] = True
    upkeep(position)


def can_advance(position: Position, name: str) -> bool:
    """Whether a counter can go a step forward (WOTR-14.2, 14.3, 14.16)."""
    steps = position.steps_to_war[name]
    return steps > 1 or (steps == 1 and position.active.get(name, False))


def advance(position: Position, name: str) -> None:
    """Advance a nation one step, if it can."""
    if can_advance(position, name):
        position.steps_to_war[name] -= 1


def set_back(position: Position, name: str) -> None:
    """Move a counter one step back, not above the top box (WOTR-14.20)."""
    position.steps_to_war[name] = min(TOP_BOX, position.steps_to_war[name] + 1)


def attacked(position: Position, side: int, region: str) -> None:
    """Activate and advance the nations with units in an army that is attacked (WOTR-14.5, 14.11).

    The side is that of the army. An event that hits like a battle does the same (WOTR-7.15).
    """
    how = "attack" if region in ("edoras", "helms-deep") else "other"
    for name in nations_with_units(position, side, region):
        activate(position, name, how)
        advance(position, name)


def arrived(position: Position, group: Iterable[str], region: str) -> None:
    """Wake a nation where Companions end a move or enter play (WOTR-14.7, 14.8, 13.25)."""
    home = NATION_OF[region]
    if home is None or SIDE_OF_NATION[home] != FREE:
        return
    if SETTLEMENT[region] not in ("city", "stronghold") or not unconquered(position, region):
        return
    if any(ACTIVATES[who] in ("any", home) for who in group):
        activate(position, home, "companion")


# Sieges and control


def capture(position: Position, side: int, region: str) -> None:
    """Give a Settlement to a side (WOTR-13.24, 13.26); a nation that loses it advances (14.12)."""
    if control(position, region) in (None, side):
        return
    position.control[region] = side
    home = NATION_OF[region]
    if home is not None and first_owner(region) != side:
        advance(position, home)


def settle_siege(position: Position, region: str) -> None:
    """End a siege without units on one side (WOTR-13.12, 13.23, 7.13, 11.42)."""
    if region not in position.sieges:
        return
    inside = position.sieges[region]
    if has_army(position, inside, region) and has_army(position, enemy(inside), region):
        return
    del position.sieges[region]
    if has_army(position, enemy(inside), region):
        capture(position, enemy(inside), region)


def leaderless(position: Position) -> None:
    """Eliminate Free Leaders without units (WOTR-10.6, 7.11)."""
    for region in list(position.armies[FREE]):
        if has_army(position, FREE, region):
            continue
        for name, number in figures(position, FREE, region).items():
            eliminate(position, FREE, region, name, number)


def army_lost(position: Position, side: int, region: str, with_others: bool = False) -> None:
    """Do what follows when an event took the last unit of an army (WOTR-7.11, 7.13).

    Free Leaders go; Nazgûl, Companions and Minions go too only if the card says so.
    """
    if has_army(position, side, region):
        return
    leaderless(position)
    if with_others:
        if side == SHADOW and figures(position, SHADOW, region).get(NAZGUL, 0):
            eliminate(position, SHADOW, region, NAZGUL, figures(position, side, region)[NAZGUL])
        for who in characters_in(position, side, region):
            position.characters[who] = ELIMINATED
    settle_siege(position, region)
    upkeep(position)


def suffer(position: Position, side: int, region: str, hits: int) -> Script:
    """Let the owner assign hits on his army in a region (WOTR-7.12, 11.25 to 11.30).

    ("remove", regular) costs one hit, ("reduce", elite) one, ("eliminate", elite) two. An Elite
    that no Regular of before can replace is lost by one: ("lose", elite).
    """
    spare: dict[str, int] = {}
    for name in nations_with_units(position, side, region):
        regular = f"{name}-regular"
        spare[regular] = reserve(position, side, regular)
        if side == FREE:
            spare[regular] += position.casualties.get(regular, 0)
    old = dict(position.casualties)
    while hits > 0 and has_army(position, side, region):
        options: set[Option] = set()
        for figure in figures(position, side, region):
            if kind(figure) == "regular":
                options.add(("remove", figure))
            elif kind(figure) == "elite":
                backed = spare[f"{nation(figure)}-regular"] > 0
                options.add(("reduce" if backed else "lose", figure))
                if hits > 1:
                    options.add(("eliminate", figure))
        what, name_ = yield from ask(side, options)
        figure = str(name_)
        eliminate(position, side, region, figure)
        hits -= 2 if what == "eliminate" else 1
        if what == "reduce":
            regular = f"{nation(figure)}-regular"
            spare[regular] -= 1
            if side == FREE and old.get(regular, 0) > 0:
                old[regular] -= 1
                position.casualties[regular] -= 1
            else:
                reserve(position, side, regular, -1)
            add(position, side, region, regular)


def remove_excess(position: Position) -> Script:
    """Let owners return units above 10, or 5 in a siege, to reinforcements (WOTR-10.3, 13.29)."""
    for side in SIDES:
        for region in armies(position, side):
            limit = SIEGE_LIMIT if besieged(position, side, region) else STACKING_LIMIT
            while units(position, side, region) > limit:
                here = figures(position, side, region)
                options = {("excess", name, region) for name in here if is_unit(name)}
                _, name_, _ = yield from ask(side, options)
                take(position, side, region, str(name_))
                reserve(position, side, str(name_), 1)


# Recruiting

Slot = tuple[tuple[str, ...], str]
"""A recruit of a card: the figures it can be, and the region."""


def unit(name: str) -> tuple[str, str]:
    """Return the figures of "a unit of either kind"."""
    return (f"{name}-regular", f"{name}-elite")


def fits(position: Position, side: int, slot: Slot) -> list[str]:
    """Return the figures that a slot can be now (WOTR-9.8, 9.10 to 9.12, 10.1, 13.29).

    Outside a siege a unit above ten is not recruited; into a besieged Stronghold it is, and the
    excess goes at once. A Leader needs a unit. No nation recruits into its own Settlement while the
    enemy holds it, even if its side besieges it (WOTR-13.25).
    """
    names, region = slot
    if not may_recruit(position, side, region):
        return []
    found = []
    for name in names:
        lost = NATION_OF[region] == nation(name) and control(position, region) == enemy(side)
        if lost or not reserve(position, side, name):
            continue
        full = units(position, side, region) >= STACKING_LIMIT
        if is_unit(name) and full and not besieged(position, side, region):
            continue
        if kind(name) == "leader" and not has_army(position, side, region):
            continue
        found.append(name)
    return found


def place(position: Position, side: int, figure: str, region: str) -> None:
    """Recruit a figure."""
    reserve(position, side, figure, -1)
    add(position, side, region, figure)


def recruit(position: Position, side: int, slots: Sequence[Slot]) -> Script:
    """Place recruits in the order of the text (WOTR-9.8, 7.6).

    Every choice is ("recruit", figure, region). Missing figures are skipped.
    """
    for slot in slots:
        options = {("recruit", figure, slot[1]) for figure in fits(position, side, slot)}
        if options:
            _, figure, region = yield from ask(side, options)
            place(position, side, str(figure), str(region))


def recruit_together(
    position: Position, side: int, names: Sequence[tuple[str, ...]], regions: Iterable[str]
) -> Generator[Ask | Chance, Answer, str]:
    """Place all recruits in one region of the player's choice; return it, or "" for none."""
    options: set[Option] = set()
    for region in regions:
        for each in names:
            found = fits(position, side, (each, region))
            if found:
                options |= {("recruit", figure, region) for figure in found}
                break
    if not options:
        return ""
    _, figure, place_ = yield from ask(side, options)
    region = str(place_)
    place(position, side, str(figure), region)
    rest = list(names)
    rest.remove(next(each for each in names if figure in each))
    yield from recruit(position, side, [(each, region) for each in rest])
    return region


# The Fellowship


def corrupt(position: Position, points: int) -> None:
    """Add or remove Corruption, not below 0; with 12 the game is over (WOTR-15.3, 16.32, 18.1)."""
    position.corruption = max(0, position.corruption + points)
    if position.corruption >= FATAL_CORRUPTION:
        raise Ended


def new_guide(position: Position) -> Script:
    """Let the free player appoint a Guide after Companions left (WOTR-15.4 to 15.7)."""
    able = guides(position)
    if able == [GOLLUM]:
        position.characters[GOLLUM] = FELLOWSHIP
    _, who = yield from ask(FREE, {("guide", name) for name in able})
    position.guide = str(who)


def leave_fellowship(position: Position, group: Iterable[str], region: str) -> Script:
    """Put Companions of the Fellowship onto the map (WOTR-15.27, 14.21); "" is out of the game."""
    members = tuple(group)
    for who in members:
        position.characters[who] = region or ELIMINATED
    if region:
        arrived(position, members, region)
    upkeep(position)
    yield from new_guide(position)


# Cards on the table


def upkeep(position: Position) -> None:
    """Discard table cards whose playing requirement is no longer true (WOTR-7.8)."""
    inside = set(in_fellowship(position))
    aragorn = where(position, "aragorn")
    saruman = where(position, "saruman") == "orthanc"
    last_battle = aragorn in NATION_OF and has_army(position, FREE, aragorn)
    if last_battle:
        home = NATION_OF[aragorn]
        last_battle = home is None or SIDE_OF_NATION[home] == SHADOW
    kept = {
        "fp-char-06": bool(inside & {"gimli", "legolas"}),
        "fp-char-07": "boromir" in inside,
        "fp-char-08": "gandalf-grey" in inside,
        "fp-str-01": last_battle,
        "sh-char-21": saruman,
        "sh-char-22": saruman and not position.active.get("rohan", False),
        "sh-str-03": position.sieges.get("minas-tirith") == FREE,
    }
    for side in SIDES:
        for card in list(position.table[side]):
            if not kept.get(card, True):
                discard(position, side, card)


def discard(position: Position, side: int, card: str) -> None:
    """Put a card from the table or a hand onto the discards."""
    position.table[side].discard(card)
    position.hands[side].discard(card)
    position.discards[side].add(card)


def draw_cards(position: Position, side: int, deck: str, number: int) -> None:
    """Note a draw, which is left to others because decks are hidden."""
    position.pending.append(("draw", side, deck, number))


def whole(position: Position, side: int, region: str) -> Part:
    """Return the whole army of a side in a region as a part."""
    here = figures(position, side, region)
    return (tuple(sorted(here.items())), tuple(sorted(characters_in(position, side, region))))


def all_at_war(position: Position, names: Iterable[str]) -> bool:
    """Whether all these nations are At War."""
    return all(at_war(position, name) for name in names)
