"""What each Shadow event card does, in the literal reading of event cards."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import partial

from games.war_of_the_ring.literal_events_armies import (
    armies_that_march,
    attack_options,
    battle,
    chosen_march,
    flight_options,
    fly,
    fly_any,
    march,
    march_options,
    may_cross,
    moving_parts,
    nazgul_by_region,
    together,
)
from games.war_of_the_ring.literal_events_free import Event, nothing, tile
from games.war_of_the_ring.literal_events_hunt import (
    drawn_by_card,
)
from games.war_of_the_ring.literal_events_position import (
    ADJACENT,
    COASTAL,
    EAST_EDGE,
    FREE,
    MOST_DICE,
    NATION_OF,
    NAZGUL,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    WITCH_KING,
    Option,
    Part,
    Position,
    armies,
    at_war,
    besieged,
    besieging,
    figures,
    flights,
    has_army,
    is_free,
    is_unit,
    kind,
    may_recruit,
    nation,
    nazgul,
    where,
)
from games.war_of_the_ring.literal_events_requirements import (
    ELVEN_STRONGHOLDS,
    SAURON_STRONGHOLDS,
    dreadful_pairs,
    grond_targets,
    stormcrow_nations,
    uruk_targets,
)
from games.war_of_the_ring.literal_events_shadow_hunt import (
    breaking,
    candles,
    cruel_weather,
    lure,
    morgul_wound,
    nazgul_search,
    nazgul_strike,
)
from games.war_of_the_ring.literal_events_steps import (
    Script,
    Slot,
    add,
    army_lost,
    ask,
    eliminate,
    fits,
    place,
    recruit,
    recruit_together,
    remove_excess,
    reserve,
    set_back,
    successes,
    suffer,
    take,
    unit,
    upkeep,
)

TABLE_CARDS = frozenset(
    {
        "sh-char-15",
        "sh-char-16",
        "sh-char-17",
        "sh-char-21",
        "sh-char-22",
        "sh-str-03",
        "sh-str-05",
    }
)


# Dice


def lidless_eye(position: Position) -> Script:
    """Up to three unused dice become Eyes (sh-char-18)."""
    dice = position.dice[SHADOW]
    all_dice = sorted(face for face, n in dice.items() for _ in range(n))
    options: set[Option] = {
        ("dice", chosen)
        for size in range(min(3, len(all_dice)) + 1)
        for chosen in itertools.combinations(all_dice, size)
    }
    _, faces = yield from ask(SHADOW, options)
    if isinstance(faces, tuple):
        for face in faces:
            dice[face] -= 1
            position.hunt_box[SHADOW] += 1


def no_dawn(position: Position) -> Script:
    """Discard all unused Wills of the West (sh-str-04)."""
    position.dice[FREE]["will-of-the-west"] = 0
    return
    yield


# Hits and losses outside battles


def dreadful_spells(position: Position) -> Script:
    """Nazgûl cast hits on a Free army (sh-char-19)."""
    pairs: set[Option] = {("target", *pair) for pair in dreadful_pairs(position)}
    _, region, target = (str(each) for each in (yield from ask(SHADOW, pairs)))
    hits = yield from successes(min(MOST_DICE, nazgul(position, region)), 5)
    yield from suffer(position, FREE, target, hits)
    army_lost(position, FREE, target)


def return_to_valinor(position: Position) -> Script:
    """Elves of Strongholds without siege sail away; regions in alphabetical order (sh-str-01)."""
    for region in ELVEN_STRONGHOLDS:
        if region in position.sieges or not has_army(position, FREE, region):
            continue
        here = figures(position, FREE, region)
        elves = sum(n for name, n in here.items() if is_unit(name) and nation(name) == "elves")
        hits = yield from successes(min(MOST_DICE, elves), 6)
        yield from suffer(position, FREE, region, hits)
        army_lost(position, FREE, region)


def denethors_folly(position: Position) -> Script:
    """Eliminate a Free Leader in Minas Tirith (sh-str-03)."""
    here = figures(position, FREE, "minas-tirith")
    options: set[Option] = {("eliminate", name) for name in here if kind(name) == "leader"}
    if options:
        _, name_ = yield from ask(SHADOW, options)
        eliminate(position, FREE, "minas-tirith", str(name_))


def stormcrow(position: Position) -> Script:
    """A Free nation steps back and loses a figure (sh-str-06)."""
    options: set[Option] = {("nation", name) for name in stormcrow_nations(position)}
    _, chosen = yield from ask(SHADOW, options)
    set_back(position, str(chosen))
    losses: set[Option] = {
        ("eliminate", name, region)
        for region in position.armies[FREE]
        for name in figures(position, FREE, region)
        if nation(name) == chosen
    }
    if losses:
        _, name_, region_ = yield from ask(FREE, losses)
        eliminate(position, FREE, str(region_), str(name_))
        army_lost(position, FREE, str(region_))


# Attacks and marches


def siege_of_three_rounds(targets: Callable[[Position], list[str]], position: Position) -> Script:
    """Attack a besieged Stronghold for three rounds (sh-char-20, sh-str-02)."""
    options = {
        option
        for region in targets(position)
        for option in attack_options(position, SHADOW, region)
        if option[2] == region
    }
    if options:
        _, start, target = (str(each) for each in (yield from ask(SHADOW, options)))
        extras = ("rounds:3", "first-round-free-card-needs-companion")
        yield from battle(position, SHADOW, start, target, extras=extras)


def _with_nazgul(position: Position, part: Part) -> bool:
    return any(name == NAZGUL for name, _ in part[0]) or WITCH_KING in part[1]


def _with_witch_king(part: Part) -> bool:
    return WITCH_KING in part[1]


def ringwraiths(position: Position) -> Script:
    """Nazgûl fly, then two armies with Nazgûl move or one attacks (sh-char-23)."""
    yield from fly_any(position)
    wanted = partial(_with_nazgul, position)
    marches: set[Option] = set()
    attacks: set[Option] = set()
    for source in armies(position, SHADOW):
        if nazgul(position, source):
            marches |= march_options(position, SHADOW, source, None, 1, wanted=wanted)
            attacks |= attack_options(position, SHADOW, source, wanted)
    if not marches and not attacks:
        return
    choice = yield from ask(SHADOW, {("none",), *marches, *attacks})
    if choice[0] == "attack":
        yield from battle(position, SHADOW, str(choice[1]), str(choice[2]), wanted)
    elif choice[0] == "march":
        start, end = str(choice[1]), str(choice[2])
        part = yield from chosen_march(position, SHADOW, start, end, 1, wanted=wanted)
        more: set[Option] = set()
        for source in armies(position, SHADOW):
            came: Part = part if source == end else ((), ())
            more |= march_options(position, SHADOW, source, None, 1, wanted=wanted, came=came)
        more.discard(("march", start, end))
        if not more:
            return
        choice = yield from ask(SHADOW, {("none",), *more})
        if choice[0] == "march":
            source, target = str(choice[1]), str(choice[2])
            came = part if source == end else ((), ())
            yield from chosen_march(position, SHADOW, source, target, 1, wanted=wanted, came=came)


def black_captain(position: Position) -> Script:
    """Nazgûl come or fly, then the army of the Witch-king moves or attacks (sh-char-24)."""
    options: set[Option] = {("done",)}
    options |= flight_options(position, nazgul_by_region(position), True)
    if reserve(position, SHADOW, NAZGUL):
        options.add(("bring",))
    choice = yield from ask(SHADOW, options)
    region = where(position, WITCH_KING)
    if choice[0] == "bring":
        for _ in range(min(2, reserve(position, SHADOW, NAZGUL))):
            place(position, SHADOW, NAZGUL, region)
    else:
        yield from fly_any(position, choice)
    region = where(position, WITCH_KING)
    if not has_army(position, SHADOW, region):
        return
    deeds = march_options(position, SHADOW, region, None, 1, wanted=_with_witch_king)
    deeds |= attack_options(position, SHADOW, region, _with_witch_king)
    if not deeds:
        return
    choice = yield from ask(SHADOW, {("none",), *deeds})
    if choice[0] == "attack":
        yield from battle(position, SHADOW, region, str(choice[2]), _with_witch_king)
    elif choice[0] == "march":
        yield from chosen_march(
            position, SHADOW, region, str(choice[2]), 1, wanted=_with_witch_king
        )


def march_to_armies(number: int, steps: int, position: Position) -> Script:
    """Armies march to other armies (sh-str-07, sh-str-08)."""
    came: dict[str, Part] = {}
    done: set[Option] = set()

    def other_armies(source: str) -> set[str]:
        held = {r for r in armies(position, SHADOW) if not besieged(position, SHADOW, r)}
        return held - {source}

    for _ in range(number):
        options = armies_that_march(position, other_armies, steps, came) - done
        if not options:
            return
        choice = yield from ask(SHADOW, options)
        done.add(choice)
        start, end = str(choice[1]), str(choice[2])
        before = came.get(start, ((), ()))
        part = yield from chosen_march(position, SHADOW, start, end, steps, came=before)
        came[end] = together(came.get(end, ((), ())), part)


def shadow_is_moving(position: Position) -> Script:
    """Up to four armies march one region (sh-str-09)."""
    came: dict[str, Part] = {}
    done: set[Option] = set()
    for _ in range(4):
        options = armies_that_march(position, lambda _: None, 1, came) - done
        if not options:
            return
        choice = yield from ask(SHADOW, {("done",), *options})
        if choice[0] == "done":
            return
        done.add(choice)
        start, end = str(choice[1]), str(choice[2])
        before = came.get(start, ((), ()))
        part = yield from chosen_march(position, SHADOW, start, end, 1, came=before)
        came[end] = together(came.get(end, ((), ())), part)


def corsairs(position: Position) -> Script:
    """An army sails from Umbar to Gondor, and attacks there (sh-str-10)."""
    source = "umbar"
    if besieged(position, SHADOW, source):
        return
    able: dict[str, list[Part]] = {}
    for end in sorted(COASTAL):
        if NATION_OF[end] != "gondor":
            continue
        fights = has_army(position, FREE, end)
        found = []
        for part in moving_parts(position, SHADOW, source):
            warlike = all(at_war(position, nation(f)) for f, _ in part[0] if f != NAZGUL)
            if warlike if fights else may_cross(position, part, end):
                found.append(part)
        if found:
            able[end] = found
    if not able:
        return
    _, _, end_ = yield from ask(SHADOW, {("march", source, end) for end in able})
    end = str(end_)
    choice = yield from ask(SHADOW, {("part", *part) for part in able[end]})
    part = next(each for each in able[end] if ("part", *each) == choice)
    if has_army(position, FREE, end) and not besieging(position, SHADOW, end):
        position.pending.append(("battle", "field", source, end, *part, ("may-not-cease",)))
        return
    march(position, SHADOW, source, part, (end,))
    yield from remove_excess(position)
    if besieging(position, SHADOW, end):
        yield from battle(position, SHADOW, end, end)


# Recruits


def dunlendings(position: Position) -> Script:
    """Two Regulars near Dunland, and up to four units follow (sh-str-11)."""
    dunland = ("north-dunland", "south-dunland")
    regions = {r for place_ in dunland for r in ADJACENT[place_] if is_free(position, SHADOW, r)}
    regular = "isengard-regular"
    options: set[Option] = {("recruit", regular, r) for r in regions}
    if not options:
        return
    _, _, region_ = yield from ask(SHADOW, options)
    region = str(region_)
    yield from recruit(position, SHADOW, [((regular,), region)] * 2)
    for _ in range(4):
        more: set[Option] = {
            ("transfer", name, start)
            for start in dunland
            if start != region
            for name in figures(position, SHADOW, start)
            if is_unit(name) and nation(name) == "isengard"
        }
        if not more:
            break
        choice = yield from ask(SHADOW, {("done",), *more})
        if choice[0] == "done":
            break
        name, start = str(choice[1]), str(choice[2])
        take(position, SHADOW, start, name)
        add(position, SHADOW, region, name)
    upkeep(position)


def witch_king_returns(position: Position) -> Script:
    """The Witch-king flies to Angmar and musters there (sh-str-12)."""
    if "angmar" in flights(position):
        fly(position, WITCH_KING, where(position, WITCH_KING), "angmar")
    slots = [(("sauron-regular",), "angmar")] * 2 + [(("sauron-elite",), "angmar")]
    yield from recruit(position, SHADOW, slots)


def join_army(name: str, position: Position) -> Script:
    """One unit of either kind joins a Shadow army (sh-str-13, sh-str-14)."""
    yield from recruit_together(position, SHADOW, [unit(name)], armies(position, SHADOW))


def hill_trolls(position: Position) -> Script:
    """Replace two Regulars by Elites (sh-str-15)."""
    for _ in range(2):
        options: set[Option] = {
            ("replace", region)
            for region in armies(position, SHADOW)
            if figures(position, SHADOW, region).get("sauron-regular")
            and reserve(position, SHADOW, "sauron-elite")
        }
        if not options:
            return
        _, region = yield from ask(SHADOW, options)
        eliminate(position, SHADOW, str(region), "sauron-regular")
        place(position, SHADOW, "sauron-elite", str(region))


def three_places(name: str, places: tuple[str, ...], position: Position) -> Script:
    """Two Regulars in each of three places of the player's choice (sh-str-17, sh-str-24)."""
    left = set(places)
    regular = f"{name}-regular"
    for _ in range(3):
        able = {r for r in left if fits(position, SHADOW, ((regular,), r))}
        if not able:
            return
        _, _, region = yield from ask(SHADOW, {("recruit", regular, r) for r in able})
        left.discard(str(region))
        yield from recruit(position, SHADOW, [((regular,), str(region))] * 2)


def misty_mountains(position: Position) -> Script:
    """Two units and a Nazgûl in one of two regions (sh-str-19)."""
    names = [unit("sauron"), unit("sauron"), (NAZGUL,)]
    yield from recruit_together(position, SHADOW, names, ("moria", "mount-gram"))


def horde(position: Position) -> Script:
    """Five Regulars at the eastern edge (sh-str-21)."""
    names: list[tuple[str, ...]] = [("southrons-regular",)] * 5
    places = [r for r in EAST_EDGE if may_recruit(position, SHADOW, r)]
    yield from recruit_together(position, SHADOW, names, places)


def muster(slots: Sequence[Slot], position: Position) -> Script:
    """Place the listed recruits."""
    yield from recruit(position, SHADOW, slots)


def _regulars(*recruits: tuple[int, str, str]) -> Event:
    slots = [((figure,), region) for n, figure, region in recruits for _ in range(n)]
    return partial(muster, slots)


_SOUTHRON_SETTLEMENTS = tuple(
    sorted(r for r in REGIONS if NATION_OF[r] == "southrons" and SETTLEMENT[r])
)

SHADOW_EVENTS: dict[str, Event] = {
    "sh-char-01": partial(tile, "sha-shelob"),
    "sh-char-02": partial(tile, "sha-ring-is-mine"),
    "sh-char-03": partial(tile, "sha-on-on"),
    "sh-char-04": partial(tile, "sha-give-it"),
    "sh-char-05": drawn_by_card,
    "sh-char-06": partial(drawn_by_card, reducible=False),
    "sh-char-07": partial(drawn_by_card, forced=True),
    "sh-char-08": candles,
    "sh-char-09": nazgul_search,
    "sh-char-10": cruel_weather,
    "sh-char-11": nazgul_strike,
    "sh-char-12": morgul_wound,
    "sh-char-13": lure,
    "sh-char-14": breaking,
    "sh-char-15": nothing,
    "sh-char-16": nothing,
    "sh-char-17": nothing,
    "sh-char-18": lidless_eye,
    "sh-char-19": dreadful_spells,
    "sh-char-20": partial(siege_of_three_rounds, grond_targets),
    "sh-char-21": nothing,
    "sh-char-22": nothing,
    "sh-char-23": ringwraiths,
    "sh-char-24": black_captain,
    "sh-str-01": return_to_valinor,
    "sh-str-02": partial(siege_of_three_rounds, uruk_targets),
    "sh-str-03": denethors_folly,
    "sh-str-04": no_dawn,
    "sh-str-05": nothing,
    "sh-str-06": stormcrow,
    "sh-str-07": partial(march_to_armies, 1, 3),
    "sh-str-08": partial(march_to_armies, 2, 2),
    "sh-str-09": shadow_is_moving,
    "sh-str-10": corsairs,
    "sh-str-11": dunlendings,
    "sh-str-12": witch_king_returns,
    "sh-str-13": partial(join_army, "isengard"),
    "sh-str-14": partial(join_army, "sauron"),
    "sh-str-15": hill_trolls,
    "sh-str-16": partial(
        muster,
        [
            *[(("isengard-regular",), "north-dunland")] * 2,
            *[(("isengard-regular",), "south-dunland")] * 2,
            *[(unit("isengard"), "orthanc")] * 2,
        ],
    ),
    "sh-str-17": partial(three_places, "southrons", _SOUTHRON_SETTLEMENTS),
    "sh-str-18": _regulars((5, "sauron-regular", "minas-morgul"), (1, NAZGUL, "minas-morgul")),
    "sh-str-19": misty_mountains,
    "sh-str-20": _regulars(
        (3, "sauron-regular", "dol-guldur"), (3, "sauron-regular", "mount-gundabad")
    ),
    "sh-str-21": horde,
    "sh-str-22": _regulars(
        (1, "sauron-regular", "angmar"),
        (1, "sauron-regular", "ettenmoors"),
        (1, "sauron-regular", "weather-hills"),
        (1, "sauron-elite", "trollshaws"),
    ),
    "sh-str-23": _regulars((5, "southrons-regular", "gorgoroth"), (5, "sauron-regular", "nurn")),
    "sh-str-24": partial(three_places, "sauron", SAURON_STRONGHOLDS),
}
"""The effect of each Shadow card."""
