"""Odds before a battle: exact, made by the rules, and known to whoever sees the board."""

from __future__ import annotations

import time
import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import NEIGHBOURS, TERRAIN
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.table.battle_panel import ClashPanel, Outlook
from ostrog.games.five_armies.table.odds import factors
from ostrog.kernel import (
    IllegalChoice,
    Mixer,
    Option,
    TrialWorld,
    ask_of,
    asks,
    choose,
    encode,
    new,
    resample,
)
from ostrog.table import Forecast, foresee
from ostrog.testing import SeatDriver

PLAINS = "valley-central-plains"
HILLS = "valley-central-hills"
SPUR, RAVENHILL = "southern-spur-west-mountains", "ravenhill"
FURY = "ev-mustering-for-battle-battle-fury"
VOICE = "ev-mustering-for-battle-commanding-voice"
CONFUSION = "ev-mustering-for-battle-great-confusion"
NO_QUARTER = "ev-blow-the-horns-no-quarter"
FIERCE = "ev-blow-the-horns-fierce-defence"
HOSTS = tomllib.loads((Path(__file__).parent / "rulesets.toml").read_text(encoding="utf-8"))[
    "hosts"
]
"""A ruleset under which armies meet soon."""
EXACT = 1e-5
"""Tolerance for rounded probabilities."""
GAMES = 1_500
TOLERANCE = 0.055
"""Tolerance for simulated frequencies: more than four standard deviations."""


def about(table: Battlefield, seat: int, *picks: str) -> ClashPanel:
    """Return the forecast of the next round for a seat."""
    found = foresee(TrialWorld(table.state, seat), [table.option(pick) for pick in picks])
    assert found is not None
    (clash,) = clashes(found)
    return clash


def clashes(forecast: Forecast) -> list[ClashPanel]:
    """Return the panels of a forecast."""
    return [panel for panel in forecast.panels if isinstance(panel, ClashPanel)]


def before(table: Battlefield, place: str, region: str, *, action: str = "attack") -> ClashPanel:
    """Return the attacker's forecast with the attack picked and not confirmed."""
    seat = seated(table, place, action)
    return about(table, seat.number, f"army:{place}", f"attack:{region}")


def seated(table: Battlefield, place: str, action: str) -> SeatDriver[War]:
    """Return the driver of the attacker, who is to name the army."""
    seat = table.state.armies[place].seat
    face = {"attack": "muster-army", "led-attack": "character"}[action]
    table.acting(seat, **{"shadow" if seat == SHADOW else "free": face})
    return table.seat(seat).chooses(f"act:{face}:{action}")


# By the real rules, many times


def play_round(war: War, cards: dict[int, str]) -> tuple[list[int], list[bool]]:
    """Play one round; return the hits on each seat, and the destroyed armies."""
    suffered, gone = [0, 0], [False, False]
    hurt_by_itself = [int(cards.get(seat) == NO_QUARTER) for seat in (FREE, SHADOW)]
    catalogue = war.setting.rules.catalogue
    while war.battle is not None:
        ask = asks(war)[0]
        if ask.kind in ("stop-attack", "retreat-or-rout", "army-advance", "combined-round-army"):
            break
        if ask.kind == "manoeuvre":
            picks: Sequence[Option] = (
                catalogue.parse(f"manoeuvre:{cards.get(ask.seat, 'regroup')}"),
            )
        elif ask.kind == "use-unit-ability":
            picks = (ask.options[1],)
        elif ask.default:
            picks = ask.default
        else:
            break
        choose(war, ask.seat, *picks)
        for event in (told.event for told in war.scratch.outbox):
            if isinstance(event, events.DamageDealt):
                suffered[event.seat] += event.damage + event.fortification
            if isinstance(event, events.ArmyDestroyed):
                gone[event.seat] = True
            if isinstance(event, events.CharacterEliminated) and event.character == "beorn":
                gone[FREE] = True
    return [total - own for total, own in zip(suffered, hurt_by_itself, strict=True)], gone


def simulate(table: Battlefield, cards: dict[int, str]) -> tuple[list[Counter[int]], list[float]]:
    """Return the frequencies of hits on each seat and of destroyed armies in many rounds."""
    found, gone = [Counter[int](), Counter[int]()], [0, 0]
    for seed in range(GAMES):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        suffered, destroyed = play_round(war, cards)
        for seat in (FREE, SHADOW):
            found[seat][suffered[seat]] += 1
            gone[seat] += destroyed[seat]
    return found, [count / GAMES for count in gone]


def agrees(clash: ClashPanel, table: Battlefield, cards: dict[int, str] | None = None) -> None:
    """Check that the forecast agrees with simulated rounds."""
    found, gone = simulate(table, cards or {})
    for side in clash.sides:
        shares = [found[1 - side.seat][hits] / GAMES for hits in range(len(side.hits))]
        assert sum(shares) == pytest.approx(1)
        assert shares == pytest.approx(side.hits, abs=TOLERANCE)
        assert gone[side.seat] == pytest.approx(side.destroyed, abs=TOLERANCE)


def attacked(table: Battlefield, place: str, region: str) -> tuple[ClashPanel, Battlefield]:
    """Return the forecast, and the table after the battle has begun."""
    clash = before(table, place, region)
    seat = table.state.armies[place].seat
    table.seat(seat).chooses(f"army:{place}", f"attack:{region}")
    return clash, table


def test_an_attack_on_open_ground() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3)
    clash, table = attacked(table, HILLS, PLAINS)
    shadow, free = clash.sides
    assert (shadow.seat, shadow.at, shadow.dice, shadow.target) == (SHADOW, HILLS, 3, 5)
    assert (free.seat, free.at, free.dice, free.target) == (FREE, PLAINS, 2, 5)
    assert shadow.hits == pytest.approx((8 / 27, 12 / 27, 6 / 27, 1 / 27), abs=EXACT)
    assert shadow.mean == pytest.approx(1)
    assert free.destroyed == 0
    agrees(clash, table)


def test_leaders_have_misses_rolled_again() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2, tokens=1)
    table.army(HILLS, orcs=4, tokens=2).character("bard", PLAINS).character("bolg", HILLS)
    clash, table = attacked(table, HILLS, PLAINS)
    shadow, free = clash.sides
    assert (shadow.rerolls, free.rerolls) == (4, 2)
    # Every die has two chances.
    assert shadow.hits[0] == pytest.approx((4 / 9) ** 4, abs=EXACT)
    assert free.hits[0] == pytest.approx((4 / 9) ** 2, abs=EXACT)
    agrees(clash, table)


def test_a_fortification_demands_sixes_and_takes_the_first_damage() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=1)
    table.army(SPUR, orcs=5, tokens=3).board(breaches=table.state.breaches | {RAVENHILL: 1})
    clash, table = attacked(table, SPUR, RAVENHILL)
    shadow, free = clash.sides
    assert (shadow.target, free.target) == (6, 5)
    assert free.destroyed == pytest.approx(sum(shadow.hits[4:]), abs=EXACT)
    assert free.destroyed > 0
    assert shadow.wins == pytest.approx(free.destroyed, abs=EXACT)
    agrees(clash, table)


def test_an_army_that_is_nearly_beaten() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=1, damage=1)
    table.army(HILLS, wargs=1, damage=1)
    clash, table = attacked(table, HILLS, PLAINS)
    shadow, free = clash.sides
    assert free.destroyed == pytest.approx(1 - shadow.hits[0], abs=EXACT)
    assert shadow.wins == pytest.approx(free.destroyed * (1 - shadow.destroyed), abs=EXACT)
    assert free.wins == pytest.approx(shadow.destroyed * (1 - free.destroyed), abs=EXACT)
    agrees(clash, table)


@pytest.mark.parametrize("card", [FURY, VOICE, CONFUSION, NO_QUARTER, FIERCE])
def test_an_event_card_of_ones_own_changes_the_odds(card: str) -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=3, tokens=1).army(HILLS, orcs=3, tokens=1)
    table.hand(SHADOW, card)
    _, table = attacked(table, HILLS, PLAINS)
    clash = about(table, SHADOW, f"manoeuvre:{card}")
    assert clash != about(table, SHADOW, "manoeuvre:regroup")
    agrees(clash, table, {SHADOW: card})


def test_a_unit_card_turns_dice_black() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=1, wargs=2, tokens=1)
    _, table = attacked(table, HILLS, PLAINS)
    shadow = about(table, SHADOW, "manoeuvre:unit-orcs").sides[0]
    assert (shadow.dice, shadow.black) == (3, 1)
    # The black die is re-rolled first.
    assert shadow.black_hits == pytest.approx(1 - (2 / 3) ** 2, abs=EXACT)
    agrees(about(table, SHADOW, "manoeuvre:unit-wargs"), table, {SHADOW: "unit-wargs"})


def test_cards_in_force_count() -> None:
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=1).army(HILLS, orcs=3)
    table.character("thorin", PLAINS).beside("fate-fury-of-the-dwarves")
    clash, table = attacked(table, HILLS, PLAINS)
    free = clash.sides[1]
    assert ("dice", "ref-card-fate-fury-of-the-dwarves", 2, "B5A-CR-11") in told(free)
    assert ("rerolls", "ref-card-fate-fury-of-the-dwarves", 2, "B5A-CR-12") in told(free)
    agrees(clash, table)


def test_beorn_rolls_all_misses_again() -> None:
    table = Battlefield.empty().army(HILLS, orcs=5).beorn(PLAINS, wrath=2)
    table.beside("fate-giant-size", "fate-roaring-voice")
    clash, table = attacked(table, HILLS, PLAINS)
    shadow, beorn = clash.sides
    assert (beorn.dice, beorn.target, beorn.rerolls) == (5, 4, 5)
    assert beorn.destroyed == pytest.approx(sum(shadow.hits[2:]), abs=EXACT)
    agrees(clash, table)


def test_the_leader_re_roll_is_foreseen_with_the_dice_on_the_table() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3, tokens=2)
    table.dice(6, 1, 1, 1, 5).attack(HILLS, PLAINS).manoeuvres()
    shadow, free = about(table, SHADOW, "reroll:2:0").sides
    assert shadow.rolled
    assert shadow.hits == pytest.approx((0, 4 / 9, 4 / 9, 1 / 9), abs=EXACT)
    assert free.hits == (0, 1)
    assert about(table, SHADOW, "reroll:0:0").sides[0].hits == (0, 1)


# Each number has its reason


def told(side: Outlook) -> list[tuple[str, str, int, str]]:
    return [(each.number, each.label, each.value, each.rule) for each in side.factors]


def test_every_number_is_the_sum_of_its_factors() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2, wood_elf_archers=1, tokens=1)
    table.army(HILLS, orcs=4, wargs=2, damage=1).character("bard", PLAINS)
    shadow, free = before(table, HILLS, PLAINS).sides
    assert told(shadow) == [
        ("dice", "ref-unit-orcs", 4, "B5A-23.1"),
        ("dice", "ref-unit-wargs", 2, "B5A-23.1"),
        ("dice", "forecast-most-dice", 5, "B5A-23.1"),
        ("target", "forecast-usual", 5, "B5A-23.8"),
        ("damage", "forecast-damage", 1, "B5A-25.8"),
    ]
    assert ("rerolls", "forecast-tokens", 1, "B5A-12.1") in told(free)
    assert ("rerolls", "ref-character-bard", 1, "B5A-12.1") in told(free)


def check_sums(side: Outlook) -> None:
    """Check that the factors of each number result in it."""
    totals = Counter[str]()
    for each in side.factors:
        totals[each.number] = each.value if each.sets else totals[each.number] + each.value
    assert totals["dice"] == side.dice
    assert totals["black"] == side.black
    assert totals["target"] == side.target
    assert totals["added"] + totals["added-first"] == side.added
    assert totals["added"] + totals["added-again"] == side.added_again
    assert min(side.dice, totals["rerolls"]) == side.rerolls


def test_factors_lead_to_their_numbers_and_chances_to_one_in_random_games() -> None:
    assert game.rulebook is not None
    rules = {statement.id for statement in game.rulebook.statements}
    numbers = Counter[str]()
    for seed in range(5):
        random, war = Random(seed), new(game, "standard", Mixer(seed), ruleset=HOSTS)
        while war.outcome is None:
            ask = random.choice(asks(war))
            option = random.choice(ask.options)
            found = foresee(TrialWorld(war, ask.seat), [option])
            for clash in () if found is None else clashes(found):
                for side in clash.sides:
                    check_sums(side)
                    assert sum(side.hits) == pytest.approx(1, abs=EXACT)
                    assert all(each.rule in rules for each in side.factors)
                    numbers.update(each.number for each in side.factors)
            choose(war, ask.seat, option)
    assert {"dice", "black", "target", "added", "rerolls", "damage"} <= set(numbers)


def test_every_source_that_may_change_a_roll_has_its_rule() -> None:
    modifiers = game.compose().modifiers
    for asked, known in factors.SOURCES.items():
        assert set(modifiers[asked]) == {each.name for each in known}, asked
        for each in known:
            cited = each.rule.removeprefix("B5A-")
            text = modifiers[asked][each.name].__doc__ or ""
            assert cited in text, f"{each.name}: {text}"


# What it is made for


def test_only_what_begins_or_goes_on_with_a_battle_has_odds() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3)
    seat = seated(table, HILLS, "attack")
    assert foresee(TrialWorld(table.state, SHADOW)) is None
    assert foresee(TrialWorld(table.state, SHADOW), [table.option(f"army:{HILLS}")]) is None
    with pytest.raises(IllegalChoice):
        foresee(TrialWorld(table.state, SHADOW), [table.option(f"attack:{HILLS}")])
    table.dice(1, 1, 1, 1, 1)
    seat.chooses(f"army:{HILLS}", f"attack:{PLAINS}")
    assert about(table, FREE).notes == ("forecast-cards",)
    assert about(table, SHADOW, "manoeuvre:regroup").notes == ("forecast-other-card",)
    table.manoeuvres()
    assert about(table, SHADOW, "press-on").sides[0].dice == 3
    assert foresee(TrialWorld(table.state, SHADOW), [table.option("stop-attack")]) is None


def test_a_combined_attack_has_the_odds_of_each_army() -> None:
    west, east = [place for place in NEIGHBOURS[PLAINS] if TERRAIN[place] != "mountains"][:2]
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(west, orcs=2).army(east, orcs=3)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
    picks = [f"target:{PLAINS}", f"join:{west}", f"join:{east}", "done"]
    found = foresee(TrialWorld(table.state, SHADOW), [table.option(pick) for pick in picks])
    assert found is not None
    assert [(c.sides[0].at, c.sides[0].dice) for c in clashes(found)] == [(west, 2), (east, 3)]
    assert all(c.sides[1].wins == 0 for c in clashes(found))


def test_a_question_changes_nothing() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3)
    _, table = attacked(table, HILLS, PLAINS)
    earlier = encode(table.state)
    about(table, SHADOW, "manoeuvre:unit-orcs")
    assert encode(table.state) == earlier


# Nothing hidden


def test_worlds_that_look_the_same_have_the_same_odds() -> None:
    packed = msgspec.msgpack.Encoder().encode
    seen = 0
    for seed in range(6):
        random, war = Random(seed), new(game, "standard", Mixer(seed), ruleset=HOSTS)
        for _ in range(900):
            if war.outcome is not None or seen >= 120:
                break
            ask = random.choice(asks(war))
            option = random.choice(ask.options)
            other = resample(war, (ask.seat,), random)
            there = ask_of(other, ask.seat)
            assert there is not None
            mine = foresee(TrialWorld(war, ask.seat), [option])
            assert packed(mine) == packed(
                foresee(TrialWorld(other, ask.seat, random=Random(1)), [option])
            )
            seen += mine is not None
            if not choose(war, ask.seat, option):
                again = ask_of(war, ask.seat)
                assert again is not None
                choose(war, ask.seat, *again.default)
    assert seen >= 20


def test_an_answer_takes_less_than_fifty_milliseconds() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=5, tokens=3)
    table.army(SPUR, orcs=5, wargs=5, tokens=5).character("bolg", SPUR)
    seated(table, SPUR, "attack")
    picks = [table.option(f"army:{SPUR}"), table.option(f"attack:{RAVENHILL}")]
    took = []
    for _ in range(5):
        start = time.perf_counter()
        foresee(TrialWorld(table.state, SHADOW), picks)
        took.append(time.perf_counter() - start)
    assert min(took) < 0.05
