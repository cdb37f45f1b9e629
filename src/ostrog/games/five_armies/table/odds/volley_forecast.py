"""Forecasts of dice outside battle: arrows, a Magic Bolt, Eagles, a rally, Great Dread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ostrog.games.five_armies.armies.damage import ChooseCasualties, deal, is_intact, take_losses
from ostrog.games.five_armies.armies.rally import Rally, RallyArmy, rallies_on
from ostrog.games.five_armies.board.map import EYRIE, TERRAIN, TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, UNIT
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.board.verbs import (
    PLAY,
    RALLY,
    REROLL,
    SHOOT,
    STRIKE,
    SWARM,
    SWOOP,
    USE_GENERAL,
)
from ostrog.games.five_armies.cards.story_shadow import DREAD_DICE, DREAD_ON
from ostrog.games.five_armies.characters.eagles import MASS_ATTACK, MASS_DICE, StrongAndNoble
from ostrog.games.five_armies.characters.generals import (
    Archery,
    is_in_range,
    on_the_battlefield,
    struck,
)
from ostrog.games.five_armies.table.battle_panel import Expectation, VolleyPanel
from ostrog.games.five_armies.table.odds.battle_course import Roll, hits_of
from ostrog.games.five_armies.table.odds.factors import BODYGUARDS, Ground
from ostrog.kernel import Option
from ostrog.table import Factor

DIGITS = 6
"""Number of decimal places of probabilities."""
MOST_TARGETS = 4
"""Number of targets that are foreseen if none is named yet: those with the most dice."""
SHOWER_OF_ARROWS, GREAT_DREAD = "sf-shower-of-arrows", "ss-great-dread"
ARROWS_ON = 4
"""Value on which Shower of Arrows hits (CR-55)."""

SHOOTERS = Ground("", "B5A-11.11")
ARROWS_HIT = Ground("ref-character-thranduil", "B5A-11.7")
SHOWER = Ground(f"ref-card-{SHOWER_OF_ARROWS}", "B5A-CR-55")
BOLT = Ground("ref-character-gandalf", "B5A-11.7")
EAGLE = Ground("forecast-eagle", "B5A-32.11")
EAGLES = Ground(f"ref-card-{MASS_ATTACK}", "B5A-CR-29")
UNITS_RALLIED = Ground("forecast-volley-units", "B5A-19.1")
RALLY_ON = Ground("forecast-usual", "B5A-19.1")
RALLY_AGAIN = Ground("forecast-leadership", "B5A-19.2")
DREAD = Ground(f"ref-card-{GREAT_DREAD}", "B5A-CR-34")
SHELTER = Ground("ref-mark-fortification", "B5A-26.3")


def volleys(war: War, seat: int, option: Option | None) -> Iterator[VolleyPanel]:
    """Yield what the dice of an option, or of the picks so far, would do outside battle."""
    match None if option is None else option.verb:
        case SHOOT.name:
            yield archery(war, SHOOT.ref(option))
        case STRIKE.name:
            yield bolt(war, STRIKE.ref(option))
        case SWARM.name:
            where, count = SWARM.refs(option)
            yield eagles(war, str(where), int(count))
        case USE_GENERAL.name:
            yield from by_general(war, USE_GENERAL.ref(option))
        case PLAY.name:
            yield from by_card(war, str(PLAY.refs(option)[1]))
        case REROLL.name:
            frame = war.frame(RallyArmy)
            if frame is not None:
                yield rally_again(war, frame, int(REROLL.refs(option)[0]))
        case _:
            yield from by_picks(war, option)


def by_picks(war: War, option: Option | None) -> Iterator[VolleyPanel]:
    """Yield the dice of a draft and the option that is considered with it (B5A-7.12, 32.10)."""
    considered = [] if option is None else [option]
    frame = war.stack[-1] if war.stack else None
    if isinstance(frame, StrongAndNoble):
        for region in SWOOP.among([*frame.draft, *considered]):
            yield eagles(war, region, 0)
    elif isinstance(frame, Rally):
        for place in RALLY.among([*frame.draft, *considered]):
            yield rally(war, place)


def by_general(war: War, general: str) -> Iterator[VolleyPanel]:
    """Yield the dice of a general's ability, for each army it can be used on (B5A-11.7, 11.11)."""
    match general:
        case "thranduil":
            yield from best(archery(war, region) for region in shot_at(war))
        case "gandalf":
            yield from best(bolt(war, region) for region in struck(war))


def by_card(war: War, card: str) -> Iterator[VolleyPanel]:
    """Yield the dice of a Story card (CR-34, CR-55)."""
    if card == SHOWER_OF_ARROWS:
        yield from best(archery(war, region, ARROWS_ON) for region in shot_at(war))
    elif card == GREAT_DREAD:
        yield dread()


def shot_at(war: War) -> list[str]:
    """Return the regions that can be shot at (B5A-11.11)."""
    return SHOOT.among(war.legal(FREE, SHOOT, on_the_battlefield(war)))


def best(panels: Iterable[VolleyPanel]) -> list[VolleyPanel]:
    """Return the panels with the most dice."""
    return sorted(panels, key=lambda panel: -panel.dice)[:MOST_TARGETS]


# Each kind of dice


def archery(war: War, region: str, success: int = 0) -> VolleyPanel:
    """Return what arrows would do to an army (B5A-11.11, 11.12, CR-55)."""
    sheet, frame = war.values.archery, war.frame(Archery)
    success = success or (frame.success if frame is not None else 0)
    places = [
        place
        for place, army in war.armies.items()
        if army.seat == FREE
        and sheet.terrain.get(TERRAIN.get(place, ""), False)
        and is_in_range(place, region, sheet.reach)
        and any(army.units[UNIT[unit]] for unit in sheet.shooters)
    ]
    numbers = {
        unit: sheet.dice * sum(war.armies[place].units[UNIT[unit]] for place in places)
        for unit in sheet.shooters
    }
    target, ground = success or sheet.success, SHOWER if success else ARROWS_HIT
    factors = [
        Factor("dice", f"ref-unit-{unit}", dice, SHOOTERS.rule)
        for unit, dice in numbers.items()
        if dice
    ]
    factors.append(Factor("target", ground.name, target, ground.rule, sets=True))
    return against(war, region, "forecast-volley-archery", factors, sources=places)


def bolt(war: War, region: str) -> VolleyPanel:
    """Return what a Magic Bolt would do to an army (B5A-11.7, 11.12)."""
    sheet = war.values.bolt
    factors = [
        Factor("dice", BOLT.name, sheet.dice, BOLT.rule),
        Factor("target", BOLT.name, sheet.success, BOLT.rule, sets=True),
    ]
    if war.concentrated:
        more = sheet.concentrated - sheet.dice
        factors.insert(1, Factor("dice", "board-concentrated", more, BOLT.rule))
    at = war.characters["gandalf"]
    return against(war, region, "forecast-volley-bolt", factors, sources=[at])


def eagles(war: War, region: str, together: int) -> VolleyPanel:
    """Return what one Eagle, or several together, would do (B5A-32.11, 32.12, CR-29)."""
    sheet = war.values.eagles
    ground, dice = (EAGLES, MASS_DICE * together) if together else (EAGLE, sheet.dice)
    factors = [
        Factor("dice", ground.name, dice, ground.rule),
        Factor("target", EAGLE.name, sheet.success, EAGLE.rule, sets=True),
        Factor("rerolls", EAGLE.name, dice, EAGLE.rule),
    ]
    return against(war, region, "forecast-volley-eagle", factors, sources=[TERRITORY[region]])


def against(
    war: War, region: str, label: str, factors: Sequence[Factor], *, sources: Sequence[str]
) -> VolleyPanel:
    """Return what dice would do to a Shadow army outside battle (B5A-30.1, 30.2)."""
    dice, target, rerolls = totals(factors)
    hits = chances(dice, target, rerolls)
    lost, gone = suffering(war, region, hits)
    figures = [
        Expectation("forecast-volley-hits", mean(hits)),
        Expectation("forecast-volley-losses", lost),
    ]
    if gone:
        figures.append(Expectation("forecast-volley-destroyed", gone, chance=True))
    if is_intact(war, region):
        left = war.values.defence[region] - war.breaches[region]
        factors = [*factors, Factor("shelter", SHELTER.name, left, SHELTER.rule)]
    guarded = war.bodyguards and war.characters["bolg"] == region
    return VolleyPanel(
        at=region,
        sources=tuple(place for place in sources if place != EYRIE),
        label=label,
        dice=dice,
        target=target,
        rerolls=rerolls,
        factors=tuple(factors),
        hits=hits,
        figures=tuple(figures),
        notes=(BODYGUARDS,) if guarded else (),
    )


def suffering(war: War, place: str, hits: Sequence[float]) -> tuple[float, float]:
    """Return an army's mean forced loss of units and chance to be destroyed (B5A-30.1, 30.2)."""
    lost, gone = 0.0, 0.0
    for damage, share in enumerate(hits):
        world = war.clone()
        deal(world, place, damage, sheltered=True)
        army = world.armies[place]
        losses = ChooseCasualties(seat=SHADOW, place=place).least(world, army.units, army.damage)
        take_losses(world, place, losses)
        lost += share * len(losses)
        gone += share * (place not in world.armies)
    return round(lost, DIGITS), round(gone, DIGITS)


def rally(war: War, place: str) -> VolleyPanel:
    """Return what a rally would do for an army (B5A-19.1 to 19.3)."""
    factors = [
        Factor("dice", UNITS_RALLIED.name, war.armies[place].size, UNITS_RALLIED.rule),
        Factor("target", RALLY_ON.name, rallies_on(war), RALLY_ON.rule, sets=True),
    ]
    led = leadership(war, place)
    if led:
        factors.append(Factor("rerolls", RALLY_AGAIN.name, led, RALLY_AGAIN.rule))
    dice, target, rerolls = totals(factors)
    return rallied(war, place, factors, chances(dice, target, rerolls))


def rally_again(war: War, frame: RallyArmy, again: int) -> VolleyPanel:
    """Return what a re-roll in a rally would do, after the dice that lie there (B5A-19.2)."""
    target = rallies_on(war)
    factors = [
        Factor("dice", RALLY_AGAIN.name, again, RALLY_AGAIN.rule),
        Factor("target", RALLY_ON.name, target, RALLY_ON.rule, sets=True),
    ]
    hits = (0.0,) * frame.removed + chances(again, target, 0)
    return rallied(war, frame.place, factors, hits)


def rallied(
    war: War, place: str, factors: Sequence[Factor], hits: tuple[float, ...]
) -> VolleyPanel:
    """Return what so many successes remove (B5A-19.1)."""
    damage = war.armies[place].damage
    removed = sum(min(count, damage) * share for count, share in enumerate(hits))
    dice, target, rerolls = totals(factors)
    return VolleyPanel(
        at=place,
        label="forecast-volley-rally",
        dice=dice,
        target=target,
        rerolls=rerolls,
        factors=tuple(factors),
        hits=hits,
        figures=(
            Expectation("forecast-volley-removed", round(removed, DIGITS)),
            Expectation("forecast-volley-all", round(sum(hits[damage:]), DIGITS), chance=True),
        ),
    )


def dread() -> VolleyPanel:
    """Return what Great Dread would do to recruitment tokens (CR-34)."""
    hits = chances(DREAD_DICE, DREAD_ON, 0)
    return VolleyPanel(
        label=DREAD.name,
        dice=DREAD_DICE,
        target=DREAD_ON,
        factors=(
            Factor("dice", DREAD.name, DREAD_DICE, DREAD.rule),
            Factor("target", DREAD.name, DREAD_ON, DREAD.rule, sets=True),
        ),
        hits=hits,
        figures=(Expectation("forecast-volley-tokens", mean(hits)),),
    )


# Numbers


def totals(factors: Iterable[Factor]) -> tuple[int, int, int]:
    """Return the dice, the value they need and the re-rolls that factors add up to."""
    found = {"dice": 0, "target": 0, "rerolls": 0}
    for each in factors:
        if each.number in found:
            found[each.number] += each.value
    return found["dice"], found["target"], min(found["dice"], found["rerolls"])


def chances(dice: int, target: int, rerolls: int) -> tuple[float, ...]:
    """Return the probability of each number of hits; nothing changes these dice (B5A-11.12)."""
    each = (7 - target) / 6
    return tuple(round(share, DIGITS) for share in hits_of(dice, rerolls, Roll(each, each)))


def mean(hits: Sequence[float]) -> float:
    """Return the mean number of hits."""
    return round(sum(count * share for count, share in enumerate(hits)), DIGITS)
