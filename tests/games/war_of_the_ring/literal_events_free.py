"""What each Free Peoples event card does, in the literal reading of event cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from games.war_of_the_ring.literal_events_armies import (
    attack_options,
    battle,
    chosen_march,
    companion_moves,
    enter,
    leave,
    march,
    march_options,
    may_cross,
    move_any_companions,
    move_companions,
    moving_parts,
)
from games.war_of_the_ring.literal_events_hunt import (
    is_eye,
    refill,
    separations,
    special_tile,
    take_tile,
)
from games.war_of_the_ring.literal_events_position import (
    ADJACENT,
    COASTAL,
    ELIMINATED,
    FREE,
    GANDALF_WHITE,
    GOLLUM,
    LAST_PROGRESS,
    LEVEL,
    MOST_DICE,
    NATION_OF,
    NATIONS,
    NAZGUL,
    REGIONS,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    STRIDER,
    Option,
    Part,
    Position,
    armies,
    besieged,
    besieging,
    characters_in,
    companions_on_map,
    control,
    figures,
    has_army,
    is_free,
    is_free_for_movement,
    nations_with_units,
    nazgul,
    sorted_groups,
    unconquered,
    units,
    where,
)
from games.war_of_the_ring.literal_events_requirements import (
    SAURON_STRONGHOLDS,
    eagles_targets,
    heir_in_rohan,
    heir_with_army,
    playable,
)
from games.war_of_the_ring.literal_events_steps import (
    Script,
    Slot,
    activate,
    add,
    advance,
    army_lost,
    ask,
    attacked,
    can_advance,
    capture,
    corrupt,
    die,
    discard,
    draw_cards,
    eliminate,
    leave_fellowship,
    out_of_play,
    place,
    recruit,
    recruit_together,
    reserve,
    successes,
    suffer,
    take,
    unit,
    upkeep,
    whole,
)

Event = Callable[[Position], Script]


def nothing(position: Position) -> Script:
    """Do nothing but stay on the table."""
    return
    yield


def tile(name: str, position: Position) -> Script:
    """Bring a special tile into play (fp-char-01 to fp-char-04, sh-char-01 to sh-char-04)."""
    special_tile(position, name)
    return
    yield


def athelas(position: Position) -> Script:
    """Roll three dice that heal (fp-char-09)."""
    healed = yield from successes(3, 3 if position.guide == STRIDER else 5)
    corrupt(position, -healed)


def another_way(position: Position) -> Script:
    """Heal, then hide or move with Gollum (fp-char-10)."""
    corrupt(position, -1)
    if position.guide != GOLLUM:
        return
    what = "hide" if position.revealed else "move"
    choice = yield from ask(FREE, {("none",), (what,)})
    if choice[0] == "hide":
        position.revealed = False
    elif choice[0] == "move" and position.mordor >= 0:
        position.pending.append(("mordor-move",))
    elif choice[0] == "move":
        position.progress = min(LAST_PROGRESS, position.progress + 1)
        position.pending.append(("hunt-roll",))


def separate(position: Position, more: int) -> Script:
    """Separate a group that goes further than usual."""
    options = separations(position, more)
    if options:
        choice = yield from ask(FREE, options)
        yield from carry_out(position, choice)


def carry_out(position: Position, choice: Option) -> Script:
    """Separate or move the chosen group."""
    what, group, region = choice
    if not isinstance(group, tuple):
        raise TypeError("a group is a tuple")
    if what == "separate":
        yield from leave_fellowship(position, group, str(region))
    else:
        move_companions(position, group, str(region))


def go_alone(position: Position) -> Script:
    """Separate one region further, then heal (fp-char-11)."""
    yield from separate(position, 1)
    corrupt(position, -1)


def bilbos_song(position: Position) -> Script:
    """Heal one, or two with Gollum (fp-char-12)."""
    corrupt(position, -2 if position.guide == GOLLUM else -1)
    return
    yield


def mirror(position: Position) -> Script:
    """Turn a Character die into a Will of the West; heal in Lórien (fp-char-13)."""
    dice = position.dice[FREE]
    if dice.get("character", 0):
        dice["character"] -= 1
        dice["will-of-the-west"] = dice.get("will-of-the-west", 0) + 1
    if position.ring_bearers == "lorien" and unconquered(position, "lorien"):
        corrupt(position, -1)
    return
    yield


def challenge(position: Position) -> Script:
    """Take three tiles out of the pool (fp-char-14)."""
    heir = heir_with_army(position, ("gondor", "rohan"))
    drawn: list[str] = []
    for _ in range(3):
        name = yield from take_tile(position)
        if name:
            drawn.append(name)
    eyes = [name for name in drawn if is_eye(name)]
    if len(eyes) == 3:
        position.pool += drawn
        position.characters[heir] = ELIMINATED
        upkeep(position)
    else:
        position.removed += eyes
        position.pool += [name for name in drawn if not is_eye(name)]
    refill(position)


def eagle_or_pony(position: Position, more: int, flat: int | None) -> Script:
    """Separate or move a group, also into a siege (fp-char-15, fp-char-16)."""
    options = separations(position, more, flat, into_siege=True)
    options |= companion_moves(position, companions_on_map(position), more, flat, into_siege=True)
    if options:
        choice = yield from ask(FREE, options)
        yield from carry_out(position, choice)


def there_and_back(position: Position) -> Script:
    """Separate one region further; Gimli or Legolas in the north (fp-char-17)."""
    yield from separate(position, 1)
    places = [r for r in ("dale", "erebor", "woodland-realm") if unconquered(position, r)]
    if any(where(position, who) in places for who in ("gimli", "legolas")):
        activate(position, "dwarves")
        activate(position, "north")
        for name in ("dwarves", "elves", "north"):
            advance(position, name)


def eagles(position: Position) -> Script:
    """Roll against the Nazgûl of an army; the survivors fly away (fp-char-18)."""
    _, place_ = yield from ask(FREE, {("target", region) for region in eagles_targets(position)})
    region = str(place_)
    hits = yield from successes(min(MOST_DICE, nazgul(position, region, False)), 5)
    if hits:
        eliminate(position, SHADOW, region, NAZGUL, hits)
    left = nazgul(position, region, with_witch_king=False)
    ends: set[Option] = {
        ("fly", end) for end in SAURON_STRONGHOLDS if unconquered(position, end) and end != region
    }
    if left and ends:
        _, end_ = yield from ask(FREE, ends)
        take(position, SHADOW, region, NAZGUL, left)
        add(position, SHADOW, str(end_), NAZGUL, left)


def ents(position: Position) -> Script:
    """Hit the Shadow army in Orthanc, then perhaps play another card (fp-char-19 to 21)."""
    if has_army(position, SHADOW, "orthanc"):
        attacked(position, SHADOW, "orthanc")
        hits = yield from successes(3, 4)
        yield from suffer(position, SHADOW, "orthanc", hits)
        army_lost(position, SHADOW, "orthanc", with_others=True)
    if where(position, SARUMAN) == "orthanc" and not has_army(position, SHADOW, "orthanc"):
        position.characters[SARUMAN] = ELIMINATED
        upkeep(position)
    white = where(position, GANDALF_WHITE)
    if white == "fangorn" or (white in NATION_OF and NATION_OF[white] == "rohan"):
        able: set[Option] = {
            ("play", card)
            for card in position.hands[FREE]
            if card.startswith("fp-char-") and playable(position, FREE, card)
        }
        if able:
            choice = yield from ask(FREE, {("none",), *able})
            if choice[0] == "play":
                yield from played(position, str(choice[1]))


TABLE_CARDS = frozenset(
    {"fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08", "fp-str-01", "fp-str-02", "fp-str-03"}
)


def played(position: Position, card: str) -> Script:
    """Take a card from the hand, carry it out and put it where it belongs (WOTR-7.8)."""
    discard(position, FREE, card)
    if card in TABLE_CARDS:
        position.discards[FREE].discard(card)
        position.table[FREE].add(card)
    yield from FREE_EVENTS[card](position)
    upkeep(position)


def dead_men(position: Position) -> Script:
    """Strider or Aragorn and the Dead drive the Shadow out (fp-char-22)."""
    heir = heir_in_rohan(position)
    start = where(position, heir)
    others = [who for who in characters_in(position, FREE, start) if who != heir]
    options: set[Option] = {
        ("transfer", tuple(sorted((heir, *group))), region)
        for group in [(), *sorted_groups(others)]
        for region in ("erech", "lamedon", "pelargir")
    }
    choice = yield from ask(FREE, options)
    region = str(choice[2])
    if isinstance(choice[1], tuple):
        move_companions(position, choice[1], region)
    if has_army(position, SHADOW, region):
        attacked(position, SHADOW, region)
        hits = yield from die()
        yield from suffer(position, SHADOW, region, hits)
        if has_army(position, SHADOW, region):
            yield from forced_retreat(position, region)
        else:
            army_lost(position, SHADOW, region, with_others=True)
    most = min(3, reserve(position, FREE, "gondor-regular"))
    _, number = yield from ask(FREE, {("number", n) for n in range(most + 1)})
    if isinstance(number, int) and number:
        for _ in range(number):
            place(position, FREE, "gondor-regular", region)
        capture(position, FREE, region)


def forced_retreat(position: Position, region: str) -> Script:
    """Let the Shadow army retreat, or destroy it where it cannot (WOTR-11.34, 11.36)."""
    ends: set[Option] = {
        ("retreat", target) for target in ADJACENT[region] if is_free(position, SHADOW, target)
    }
    if not ends:
        here = figures(position, SHADOW, region)
        for name, number in here.items():
            eliminate(position, SHADOW, region, name, number)
        army_lost(position, SHADOW, region, with_others=True)
        return
    _, end_ = yield from ask(SHADOW, ends)
    troops, group = whole(position, SHADOW, region)
    part: Part = (troops, tuple(who for who in group if LEVEL[who] != 0))
    leave(position, SHADOW, part, region)
    enter(position, SHADOW, part, str(end_))
    upkeep(position)


def stewards(position: Position) -> Script:
    """A Gondor unit joins Boromir; draw two cards (fp-char-23)."""
    yield from recruit(position, FREE, [(unit("gondor"), where(position, "boromir"))])
    draw_cards(position, FREE, "strategy", 2)


def grey_company(position: Position) -> Script:
    """Replace a Regular of Strider's or Aragorn's army by an Elite (fp-char-24)."""
    region = where(position, heir_with_army(position))
    options: set[Option] = {
        ("replace", name)
        for name in nations_with_units(position, FREE, region)
        if figures(position, FREE, region).get(f"{name}-regular")
        and reserve(position, FREE, f"{name}-elite")
    }
    if options:
        _, name_ = yield from ask(FREE, options)
        take(position, FREE, region, f"{name_}-regular")
        out_of_play(position, FREE, f"{name_}-regular")
        place(position, FREE, f"{name_}-elite", region)
    draw_cards(position, FREE, "strategy", 2)


def nation_advances(name: str, position: Position) -> Script:
    """Advance a nation as the card comes onto the table (fp-str-02, fp-str-03)."""
    advance(position, name)
    return
    yield


def news_of_war(name: str, places: tuple[str, ...], position: Position) -> Script:
    """Companions move; one in the right place brings his nation to war (fp-str-04, fp-str-07)."""
    yield from move_any_companions(position)
    if any(unconquered(position, r) and characters_in(position, FREE, r) for r in places):
        activate(position, name, "companion")
        position.steps_to_war[name] = 0


def spirit_of_mordor(position: Position) -> Script:
    """Five dice against an army of several Shadow nations (fp-str-05)."""
    options: set[Option] = {
        ("target", region)
        for region in armies(position, SHADOW)
        if len(nations_with_units(position, SHADOW, region)) > 1
    }
    if options:
        yield from hits_on(position, options, 5)


def hits_on(position: Position, options: set[Option], dice: int) -> Script:
    """Choose a Shadow army; each 5 or more is a hit on it (WOTR-7.11, 7.12)."""
    _, region = yield from ask(FREE, options)
    hits = yield from successes(dice, 5)
    yield from suffer(position, SHADOW, str(region), hits)
    army_lost(position, SHADOW, str(region))


def rangers(position: Position) -> Script:
    """Hit an army at Osgiliath or in Ithilien, reinforce Osgiliath (fp-str-06)."""
    places = ("osgiliath", "north-ithilien", "south-ithilien")
    options: set[Option] = {("target", r) for r in places if has_army(position, SHADOW, r)}
    if options:
        yield from hits_on(position, options, 3)
    if has_army(position, FREE, "osgiliath"):
        slots = [(unit("gondor"), "osgiliath"), (("gondor-leader",), "osgiliath")]
        yield from recruit(position, FREE, slots)


def wisdom(position: Position) -> Script:
    """One Free nation becomes active and advances (fp-str-08)."""
    options: set[Option] = set()
    for name in NATIONS[FREE]:
        held_back = name == "rohan" and "sh-char-22" in position.table[SHADOW]
        wakes = not position.active.get(name, False) and not held_back
        if wakes or can_advance(position, name):
            options.add(("nation", name))
    if options:
        _, chosen = yield from ask(FREE, options)
        activate(position, str(chosen))
        advance(position, str(chosen))


def red_arrow(position: Position) -> Script:
    """Rohan advances and musters in Edoras (fp-str-09)."""
    advance(position, "rohan")
    slots = [(unit("rohan"), "edoras"), (("rohan-leader",), "edoras")]
    yield from recruit(position, FREE, slots)


def help_unlooked_for(position: Position) -> Script:
    """Attack besiegers from outside (fp-str-10)."""
    options: set[Option] = set()
    for source in armies(position, FREE):
        if not besieged(position, FREE, source):
            options |= {
                option
                for option in attack_options(position, FREE, source)
                if besieging(position, SHADOW, str(option[2])) and option[2] != source
            }
    if options:
        _, start, target = (str(each) for each in (yield from ask(FREE, options)))
        fewer = f"fewer-dice:{units(position, FREE, target)}"
        yield from battle(position, FREE, start, target, extras=(fewer,))


def woses(position: Position) -> Script:
    """Lead an army out of Rohan to Minas Tirith or near it (fp-str-11)."""
    city = "minas-tirith"
    ends = [city]
    if control(position, city) == SHADOW or besieging(position, SHADOW, city):
        ends = sorted(ADJACENT[city])
    ends = [end for end in ends if is_free_for_movement(position, FREE, end)]
    sources = [r for r in armies(position, FREE) if NATION_OF[r] == "rohan"]
    options: set[Option] = {
        ("march", source, end)
        for source in sources
        for end in ends
        if any(may_cross(position, part, end) for part in moving_parts(position, FREE, source))
    }
    if not options:
        return
    _, start, end = (str(each) for each in (yield from ask(FREE, options)))
    able = [p for p in moving_parts(position, FREE, start) if may_cross(position, p, end)]
    choice = yield from ask(FREE, {("part", *part) for part in able})
    part = next(each for each in able if ("part", *each) == choice)
    march(position, FREE, start, part, (end,))


def _has_companion(part: Part) -> bool:
    return bool(part[1])


def day_and_night(position: Position) -> Script:
    """March an army with a Companion up to two regions (fp-str-12)."""
    options: set[Option] = set()
    for source in armies(position, FREE):
        if characters_in(position, FREE, source):
            options |= march_options(position, FREE, source, None, 2, wanted=_has_companion)
    if options:
        _, start, end = (str(each) for each in (yield from ask(FREE, options)))
        yield from chosen_march(position, FREE, start, end, 2, wanted=_has_companion)


def cirdans_ships(position: Position) -> Script:
    """Two Elven units at the sea (fp-str-13)."""
    places = [r for r in sorted(COASTAL) if has_army(position, FREE, r)]
    yield from recruit_together(position, FREE, [unit("elves"), unit("elves")], places)


def riders(position: Position) -> Script:
    """A unit and a Leader of Rohan in Edoras or beside a Companion (fp-str-16)."""
    places = {"edoras"}
    places |= {r for r in REGIONS if NATION_OF[r] == "rohan" and characters_in(position, FREE, r)}
    yield from unit_and_leader(position, "rohan", sorted(places))


def eomer(position: Position) -> Script:
    """A unit and a Leader of Rohan in a Settlement (fp-str-23)."""
    places = [r for r in sorted(REGIONS) if NATION_OF[r] == "rohan" and SETTLEMENT[r]]
    yield from unit_and_leader(position, "rohan", places)


def unit_and_leader(position: Position, name: str, places: list[str]) -> Script:
    """A unit of either kind and a Leader together in one region of the player's choice."""
    yield from recruit_together(position, FREE, [unit(name), (f"{name}-leader",)], places)


def muster(slots: Sequence[Slot], draw: bool, position: Position) -> Script:
    """Place the listed recruits, and perhaps draw a Strategy card."""
    yield from recruit(position, FREE, slots)
    if draw:
        draw_cards(position, FREE, "strategy", 1)


def _with_leader(name: str, region: str) -> Event:
    return partial(muster, [(unit(name), region), ((f"{name}-leader",), region)], False)


FREE_EVENTS: dict[str, Event] = {
    "fp-char-01": partial(tile, "fel-elven-cloaks"),
    "fp-char-02": partial(tile, "fel-elven-rope"),
    "fp-char-03": partial(tile, "fel-phial"),
    "fp-char-04": partial(tile, "fel-smeagol"),
    "fp-char-05": nothing,
    "fp-char-06": nothing,
    "fp-char-07": nothing,
    "fp-char-08": nothing,
    "fp-char-09": athelas,
    "fp-char-10": another_way,
    "fp-char-11": go_alone,
    "fp-char-12": bilbos_song,
    "fp-char-13": mirror,
    "fp-char-14": challenge,
    "fp-char-15": partial(eagle_or_pony, more=0, flat=4),
    "fp-char-16": partial(eagle_or_pony, more=2, flat=None),
    "fp-char-17": there_and_back,
    "fp-char-18": eagles,
    "fp-char-19": ents,
    "fp-char-20": ents,
    "fp-char-21": ents,
    "fp-char-22": dead_men,
    "fp-char-23": stewards,
    "fp-char-24": grey_company,
    "fp-str-01": nothing,
    "fp-str-02": partial(nation_advances, "elves"),
    "fp-str-03": partial(nation_advances, "north"),
    "fp-str-04": partial(news_of_war, "dwarves", ("erebor", "ered-luin")),
    "fp-str-05": spirit_of_mordor,
    "fp-str-06": rangers,
    "fp-str-07": partial(news_of_war, "north", ("the-shire", "bree")),
    "fp-str-08": wisdom,
    "fp-str-09": red_arrow,
    "fp-str-10": help_unlooked_for,
    "fp-str-11": woses,
    "fp-str-12": day_and_night,
    "fp-str-13": cirdans_ships,
    "fp-str-14": _with_leader("gondor", "minas-tirith"),
    "fp-str-15": partial(muster, [(unit("elves"), "lorien")], True),
    "fp-str-16": riders,
    "fp-str-17": _with_leader("north", "carrock"),
    "fp-str-18": _with_leader("gondor", "dol-amroth"),
    "fp-str-19": partial(muster, [(("north-regular",), "dale")] * 2, True),
    "fp-str-20": partial(
        muster, [(unit("north"), "the-shire"), (unit("dwarves"), "ered-luin")], True
    ),
    "fp-str-21": partial(muster, [(unit("elves"), "rivendell")], True),
    "fp-str-22": _with_leader("dwarves", "erebor"),
    "fp-str-23": eomer,
    "fp-str-24": partial(muster, [(unit("elves"), "woodland-realm")], True),
}
"""The effect of each Free Peoples card."""
