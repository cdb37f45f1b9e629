"""Odds before a battle and before the Hunt: exact, and known to whoever sees the board."""

from __future__ import annotations

import time
from collections import Counter
from random import Random

import msgspec
import pytest

from games.war_of_the_ring.combat_tables import CARD, FROM, TO, armies, hold
from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost
from ostrog.games.war_of_the_ring.board.clash import BattleTerms
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.pools import DECK_OF
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.event_effects.card_attacks import RELIEF
from ostrog.games.war_of_the_ring.hunt.hunt_roll import HuntRoll
from ostrog.games.war_of_the_ring.table.hunt_odds import HuntOdds, pool_of_tiles
from ostrog.kernel import (
    Ask,
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
from ostrog.table import Forecast, Prospect, foresee
from ostrog.words.files import sources

EXACT = 1e-5
GAMES = 1_200
TOLERANCE = 0.06
"""Tolerance for simulated frequencies: more than four standard deviations."""


def foreseen(table: RingTable, seat: int, *picks: str) -> Forecast | None:
    return foresee(TrialWorld(table.state, seat), [table.option(pick) for pick in picks])


def prospect(table: RingTable, seat: int, *picks: str) -> Prospect:
    found = foreseen(table, seat, *picks)
    assert found is not None
    (only,) = found.prospects
    return only


def hunt(table: RingTable, seat: int, *picks: str) -> HuntOdds:
    found = foreseen(table, seat, *picks)
    assert found is not None
    (only,) = found.panels
    assert isinstance(only, HuntOdds)
    return only


def endings(found: Prospect) -> dict[str, float]:
    assert sum(each.share for each in found.endings) == pytest.approx(1, abs=EXACT)
    return {each.label.rpartition("-")[2]: each.share for each in found.endings}


def ready(table: RingTable, source: str, target: str) -> RingTable:
    """Let the side of a region choose whom to attack."""
    side = table.side_at(source) if source != target else 1 - table.state.sieges[source]
    return table.uses(side, "army" if side == SHADOW else "muster-army", "attack")


def attacking(table: RingTable, source: str, target: str) -> Prospect:
    ready(table, source, target)
    return prospect(table, asks(table.state)[0].seat, f"attack:{source}:{target}")


# Small battles, by hand


@pytest.mark.rule("WOTR-11.10", "WOTR-11.14", "WOTR-11.38")
def test_one_unit_against_one_in_the_field_is_won_as_often_as_by_the_other() -> None:
    table = RingTable.empty().army("folde", isengard_regular=1).army("westemnet", rohan_regular=1)
    found = attacking(table, "folde", "westemnet")
    # Each side hits with a third: both fall with 1/5, one alone with 2/5.
    shares = endings(found)
    assert shares == pytest.approx({"taken": 0.4, "held": 0.4, "nobody": 0.2}, abs=EXACT)
    assert found.rounds == pytest.approx(9 / 5, abs=EXACT)
    assert [each.mean for each in found.losses] == pytest.approx([0.6, 0.6], abs=EXACT)
    assert [each.seat for each in found.losses] == [SHADOW, FREE]


@pytest.mark.rule("WOTR-11.20")
def test_a_city_helps_its_defender_in_the_first_round_only() -> None:
    table = RingTable.empty().army("westemnet", isengard_regular=1).army("edoras", rohan_regular=1)
    shares = endings(attacking(table, "westemnet", "edoras"))
    open_field = 0.4
    # First round: the attacker hits with 1/6, the defender with 1/3.
    later = (5 / 6) * (2 / 3)
    assert shares["taken"] == pytest.approx((1 / 6) * (2 / 3) + later * open_field, abs=EXACT)


@pytest.mark.rule("WOTR-11.11", "WOTR-11.17")
def test_leaders_re_roll_misses() -> None:
    table = RingTable.empty().army("folde", isengard_regular=1, sauron_nazgul=1)
    table.army("westemnet", rohan_regular=1)
    shares = endings(attacking(table, "folde", "westemnet"))
    attack, defence = 5 / 9, 1 / 3
    any_hit = 1 - (1 - attack) * (1 - defence)
    assert shares["taken"] == pytest.approx(attack * (1 - defence) / any_hit, abs=EXACT)


@pytest.mark.rule("WOTR-13.10", "WOTR-11.23")
def test_an_assault_without_elites_is_one_round_on_sixes() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=1)
    table.state.put(SHADOW, "helms-deep", new_counts(isengard_regular=1))
    table.siege("helms-deep")
    found = attacking(table, "helms-deep", "helms-deep")
    shares = endings(found)
    assert shares["taken"] == pytest.approx((1 / 6) * (2 / 3), abs=EXACT)
    assert shares["stopped"] == pytest.approx((5 / 6) * (2 / 3), abs=EXACT)
    assert found.rounds == 1
    assert found.notes == ("forecast-policy-siege",)


def new_counts(**figures: int) -> tuple[int, ...]:
    table = RingTable.empty().army("gorgoroth", **figures)
    return table.state.counts(SHADOW, "gorgoroth")


@pytest.mark.rule("WOTR-11.4")
def test_whoever_stays_behind_does_not_count() -> None:
    table = RingTable.empty().army("folde", isengard_regular=3).army("westemnet", rohan_regular=1)
    whole = attacking(table, "folde", "westemnet")
    part = prospect(table, SHADOW, "attack:folde:westemnet", "leave:isengard-regular")
    assert (whole.losses[0].total, part.losses[0].total) == (3, 2)
    assert endings(part)["taken"] < endings(whole)["taken"]


@pytest.mark.rule("WOTR-13.2")
def test_before_a_stronghold_the_defender_may_go_inside() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=2)
    table.army("fords-of-isen", isengard_regular=3)
    assert "forecast-inside" in attacking(table, "fords-of-isen", "helms-deep").notes
    table.seat(SHADOW).chooses("attack:fords-of-isen:helms-deep", "go")
    assert "forecast-inside" in prospect(table, FREE, "field").notes
    assert foreseen(table, FREE, "go-inside") is None


# Many battles by the real rules


def by_policy(war: War, ask: Ask) -> list[Option]:
    """Answer as the forecast assumes."""
    clash = war.battle
    by_verb = {option.verb: option for option in ask.options}
    if ask.kind == "cease" and clash is not None:
        own = worth(clash.part)
        enemy = worth(war.counts(clash.defender, clash.region))
        return [by_verb["cease" if 2 * own < enemy else "press"]]
    if ask.kind == "extend-siege" and clash is not None:
        own, enemy = worth(clash.part), worth(war.counts(clash.defender, clash.region))
        able = "extend" in by_verb and 2 * own >= enemy
        return (
            [next(each for each in ask.options if each.verb == "extend")]
            if able
            else [by_verb["end-assault"]]
        )
    if ask.kind in ("retreat", "stronghold-choice"):
        return [by_verb.get("stand") or by_verb["field"]]
    return list(ask.default)


def worth(counts: tuple[int, ...]) -> int:
    """Return the hits that an army takes: two for an Elite."""
    if len(counts) > 7:
        return sum(n * (1, 2, 0)[slot % 3] for slot, n in enumerate(counts))
    return sum(n * (1, 2)[slot % 2] for slot, n in enumerate(counts[:6]))


def simulate(table: RingTable, source: str, target: str) -> tuple[Counter[str], list[float]]:
    """Attack many times, and fight as the forecast assumes."""
    found, lost = Counter[str](), [0.0, 0.0]
    picks = [table.option(f"attack:{source}:{target}"), table.option("go")]
    names = {(1, 0): "taken", (0, 1): "held", (1, 1): "stopped", (0, 0): "nobody"}
    for seed in range(GAMES):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        attacker = war.side(asks(war)[0].seat)
        begun = war.units(attacker, source), war.units(1 - attacker, target)
        choose(war, asks(war)[0].seat, *picks)
        while war.battle is not None and asks(war)[0].kind != "advance":
            choose(war, asks(war)[0].seat, *by_policy(war, asks(war)[0]))
        left = war.units(attacker, source), war.units(1 - attacker, target)
        found[names[int(left[0] > 0), int(left[1] > 0)]] += 1
        for side in (0, 1):
            lost[side] += (begun[side] - left[side]) / GAMES
    return found, lost


@pytest.mark.rule("WOTR-11.13", "WOTR-11.27", "WOTR-11.32")
@pytest.mark.parametrize("kind", ["field", "city", "siege"])
def test_battles_by_the_rules_end_as_often_as_is_foreseen(kind: str) -> None:
    table = RingTable.empty()
    if kind == "siege":
        table.army("helms-deep", rohan_regular=2, rohan_elite=1, rohan_leader=1)
        table.state.put(SHADOW, "helms-deep", new_counts(isengard_regular=3, isengard_elite=2))
        table.siege("helms-deep")
        source = target = "helms-deep"
    else:
        source, target = ("folde", "westemnet") if kind == "field" else ("westemnet", "edoras")
        table.army(source, isengard_regular=3, isengard_elite=1, sauron_nazgul=1)
        table.army(target, rohan_regular=2, rohan_elite=2, rohan_leader=1)
    expected = attacking(table, source, target)
    found, lost = simulate(table, source, target)
    for name, share in endings(expected).items():
        assert found[name] / GAMES == pytest.approx(share, abs=TOLERANCE)
    for one, other in zip(lost, expected.losses, strict=True):
        assert one == pytest.approx(other.mean, abs=4 * TOLERANCE)


# A battle in progress


@pytest.mark.rule("WOTR-11.17", "WOTR-11.25", "WOTR-11.32")
def test_every_decision_of_a_battle_has_its_odds() -> None:
    random, seen = Random(4), Counter[str]()
    for seed in range(12):
        table = RingTable.empty(seed=seed)
        table.army("fords-of-isen", isengard_regular=3, isengard_elite=2, sauron_nazgul=2)
        table.army("helms-deep", rohan_regular=2, rohan_elite=2, rohan_leader=2)
        table.attack("fords-of-isen", "helms-deep")
        war = table.state
        while war.battle is not None and asks(war):
            ask = asks(war)[0]
            trial = TrialWorld(war, ask.seat)
            for option in (None, *ask.options):
                found = foresee(trial, () if option is None else (option,))
                if found is not None:
                    endings(found.prospects[0])
                    seen[ask.kind] += 1
            picks = [random.choice(ask.options)]
            while not choose(war, ask.seat, picks[-1]):
                again = ask_of(war, ask.seat)
                assert again is not None
                picks.append(random.choice(again.options))
    assert {"stronghold-choice", "leader-reroll", "casualties", "cease", "retreat"} <= seen.keys()


@pytest.mark.rule("WOTR-11.17")
def test_re_rolling_more_dice_is_better_for_whoever_does() -> None:
    table = RingTable.empty().army("folde", isengard_regular=4, sauron_nazgul=3)
    table.army("westemnet", rohan_regular=4)
    table.attack("folde", "westemnet")
    assert table.asked_kind == "leader-reroll"
    some = endings(prospect(table, SHADOW, asks(table.state)[0].options[0].id))
    none = endings(prospect(table, SHADOW, "reroll:0"))
    assert some.get("taken", 0) > none.get("taken", 0)


# The Hunt


@pytest.mark.rule("WOTR-16.2", "WOTR-16.3", "WOTR-16.5", "WOTR-16.9")
def test_the_hunt_succeeds_as_often_as_its_dice_say() -> None:
    table = RingTable.empty().fellowship("hollin", "strider").box(free=1, shadow=2)
    table.tiles("std-3", "std-0r", "std-eye", "std-1")
    table.acting(FREE, free="character", shadow="event")
    found = hunt(table, FREE, "act:character:move-fellowship")
    assert (found.dice, found.added, found.rerolls) == (2, 1, 0)
    one, two = 2 * (1 / 3) * (2 / 3), 1 / 9
    assert found.tile == pytest.approx(one + two, abs=EXACT)
    assert found.reveals == pytest.approx((one + two) / 2, abs=EXACT)
    mean = (one + two) * (3 + 0 + 1) / 4 + (one + 2 * two) / 4
    assert found.mean == pytest.approx(mean, abs=EXACT)
    assert sum(found.damage) == pytest.approx(1, abs=EXACT)


@pytest.mark.rule("WOTR-16.7")
def test_failed_hunt_dice_are_rolled_again_where_the_shadow_is_strong() -> None:
    table = RingTable.empty().fellowship("moria", "strider").box(shadow=1)
    table.army("moria", sauron_regular=1)
    table.acting(FREE, free="character", shadow="event")
    found = hunt(table, FREE, "act:character:move-fellowship")
    assert found.rerolls == 2
    assert found.tile == pytest.approx(1 - (5 / 6) ** 2, abs=EXACT)


@pytest.mark.rule("WOTR-17.7", "WOTR-17.8")
def test_in_mordor_a_tile_is_drawn_and_eyes_count_the_dice_in_the_box() -> None:
    table = RingTable.empty().fellowship("morannon", "strider").in_mordor(1).box(free=1, shadow=3)
    table.tiles("std-eye", "std-2")
    table.acting(FREE, free="character", shadow="event")
    found = hunt(table, FREE, "act:character:move-fellowship")
    assert (found.tile, found.reveals, found.mean) == (1, 0.5, 3)


@pytest.mark.rule("WOTR-4.7", "WOTR-4.12")
def test_more_dice_in_the_hunt_box_find_more() -> None:
    table = RingTable()
    table.phase("hunt_allocation")
    chances = [hunt(table, SHADOW, f"allocate:{dice}") for dice in range(4)]
    assert [each.dice for each in chances] == [0, 1, 2, 3]
    assert chances[0].tile < chances[1].tile < chances[2].tile < chances[3].tile
    assert chances[0].more == 7


@pytest.mark.rule("WOTR-3.6", "WOTR-16.17")
def test_the_tiles_of_the_pool_are_counted_from_those_that_lie_open() -> None:
    random = Random(2)
    war = new(game, "two-players", Mixer(2))
    for number in range(1_500):
        if war.outcome is not None:
            break
        if number % 5 == 0:
            assert sorted(pool_of_tiles(war).elements()) == sorted(war.faces("hunt-pool"))
        ask = asks(war)[0]
        while not choose(war, ask.seat, random.choice(ask.options)):
            ask = asks(war)[0]
    empty = RingTable.empty().tiles(used=("std-3", "fel-phial"))
    assert pool_of_tiles(empty.state) == {"std-3": 1}


@pytest.mark.rule("WOTR-16.9")
def test_hunts_by_the_rules_find_as_often_as_is_foreseen() -> None:
    table = RingTable.empty().fellowship("moria", "strider").box(free=1, shadow=3)
    table.army("moria", sauron_regular=1)
    table.acting(FREE, free="character", shadow="event")
    expected = hunt(table, FREE, "act:character:move-fellowship").tile
    drawn = 0
    for seed in range(2_000):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        roll = HuntRoll()
        roll.roll(war)
        drawn += roll.successes > 0
    assert drawn / 2_000 == pytest.approx(expected, abs=TOLERANCE)


# Nothing hidden


def test_worlds_that_look_the_same_have_the_same_odds() -> None:
    packed = msgspec.msgpack.Encoder().encode
    seen = 0
    for seed in range(3):
        random, war = Random(seed), new(game, "two-players", Mixer(seed))
        for _ in range(700):
            if war.outcome is not None:
                break
            ask = random.choice(asks(war))
            option = random.choice(ask.options)
            other = resample(war, (ask.seat,), random)
            mine = foresee(TrialWorld(war, ask.seat), [option])
            theirs = foresee(TrialWorld(other, ask.seat, random=Random(1)), [option])
            assert packed(mine) == packed(theirs)
            seen += mine is not None
            answered = choose(war, ask.seat, option)
            while not answered:
                again = ask_of(war, ask.seat)
                assert again is not None
                answered = choose(war, ask.seat, random.choice(again.options))
    assert seen >= 40


def test_a_forecast_changes_nothing_and_all_its_words_are_there() -> None:
    table = RingTable.empty().army("folde", isengard_regular=2, isengard_elite=2)
    table.army("westemnet", rohan_regular=2, rohan_elite=1)
    ready(table, "folde", "westemnet")
    earlier = encode(table.state)
    prospect(table, SHADOW, "attack:folde:westemnet")
    assert encode(table.state) == earlier
    assert game.words is not None
    said = sources(game.words, "en")
    endings_of = [(kind, name) for kind in ("field", "siege", "sortie") for name in ENDINGS]
    assert all(f"forecast-{kind}-{name}" in said for kind, name in endings_of)
    assert SIDES == ("free", "shadow")


ENDINGS = ("taken", "held", "stopped", "nobody")


def test_an_answer_takes_less_than_a_tenth_of_a_second() -> None:
    table = RingTable.empty()
    table.army("folde", isengard_regular=3, isengard_elite=3, sauron_elite=3, sauron_nazgul=4)
    table.army("westemnet", rohan_regular=3, rohan_elite=3, gondor_elite=3, rohan_leader=3)
    ready(table, "folde", "westemnet")
    picks = [table.option("attack:folde:westemnet")]
    took = []
    for _ in range(5):
        start = time.process_time()
        foresee(TrialWorld(table.state, SHADOW), picks)
        took.append(time.process_time() - start)
    assert min(took) < 0.1


# Rounds by card, combat cards that one knows, and cards on the table


def besieged(*, free_rounds: int) -> RingTable:
    """Return an assault on Helm's Deep that is about to begin, with free rounds by a card."""
    table = RingTable.empty().army("helms-deep", rohan_regular=2, rohan_elite=1, rohan_leader=1)
    table.state.put(SHADOW, "helms-deep", new_counts(isengard_regular=3, isengard_elite=2))
    table.siege("helms-deep")
    terms = BattleTerms(rounds=free_rounds)
    pairs = (("helms-deep", "helms-deep"),)
    return table.run(AttackWithHost(seat=SHADOW, pairs=pairs, terms=terms))


@pytest.mark.rule("WOTR-7.7", "WOTR-13.10")
def test_rounds_that_a_card_gives_are_all_fought() -> None:
    pick = "attack:helms-deep:helms-deep"
    one, three = [prospect(besieged(free_rounds=number), SHADOW, pick) for number in (1, 3)]
    assert three.rounds > one.rounds
    assert endings(three)["taken"] > endings(one)["taken"]
    assert "forecast-free-rounds" in three.notes
    assert "forecast-free-rounds" not in one.notes
    lone = RingTable.empty().army("helms-deep", rohan_regular=1)
    lone.state.put(SHADOW, "helms-deep", new_counts(isengard_regular=1))
    pairs = (("helms-deep", "helms-deep"),)
    attack = AttackWithHost(seat=SHADOW, pairs=pairs, terms=BattleTerms(rounds=3))
    shares = endings(prospect(lone.siege("helms-deep").run(attack), SHADOW, pick))
    none = (5 / 6) * (2 / 3)
    assert shares["stopped"] == pytest.approx(none**3, abs=EXACT)
    taken = (1 / 6) * (2 / 3) * (1 + none + none**2)
    assert shares["taken"] == pytest.approx(taken, abs=EXACT)


def relieving() -> RingTable:
    """Return an attack on besiegers whom the besieged keep busy."""
    table = RingTable.empty().army("helms-deep", rohan_regular=2)
    table.state.put(SHADOW, "helms-deep", new_counts(isengard_regular=4, isengard_elite=1))
    table.siege("helms-deep").army("westemnet", rohan_regular=4, rohan_leader=1)
    pairs = (("westemnet", "helms-deep"),)
    return table.run(AttackWithHost(seat=FREE, pairs=pairs, terms=RELIEF))


@pytest.mark.rule("WOTR-7.7", "WOTR-11.13")
@pytest.mark.parametrize("kind", ["free rounds", "relief"])
def test_battles_by_card_end_as_often_as_is_foreseen(kind: str) -> None:
    table, source = (
        (besieged(free_rounds=3), "helms-deep")
        if kind == "free rounds"
        else (relieving(), "westemnet")
    )
    seat = asks(table.state)[0].seat
    expected = prospect(table, seat, f"attack:{source}:helms-deep")
    assert ("forecast-outflanked" in expected.notes) == (kind == "relief")
    found, _ = simulate(table, source, "helms-deep")
    for name, share in endings(expected).items():
        assert found[name] / GAMES == pytest.approx(share, abs=TOLERANCE)


def duel(*titles: str) -> RingTable:
    """Return a battle in which the attacker is about to lay a card."""
    shadow = {"sauron_regular": 3, "southrons_elite": 2, "sauron_nazgul": 3}
    free = {"rohan_regular": 3, "rohan_elite": 2, "rohan_leader": 2}
    return hold(armies(shadow, free), *titles).attack(FROM, TO)


HELPING = ["desperate-battle", "deadly-strife", "they-are-terrible", "mumakil", "foul-stench"]


@pytest.mark.rule("WOTR-12.2", "WOTR-12.6")
@pytest.mark.parametrize("title", HELPING)
def test_the_card_that_one_may_lay_counts_in_this_round(title: str) -> None:
    table = duel(title, "daylight")
    option = f"lay:{CARD[title]}"
    bare, found = prospect(table, SHADOW, "lay-nothing"), prospect(table, SHADOW, option)
    assert endings(found) != pytest.approx(endings(bare), abs=EXACT)
    assert "forecast-card-counted" in found.notes
    assert not {"forecast-card-counted", "forecast-card-uncounted"} & set(bare.notes)
    table.shadow.chooses(option)
    # The one who has laid it knows it; the other does not.
    assert prospect(table, SHADOW) == found
    assert endings(prospect(table, FREE, "lay-nothing")) == pytest.approx(endings(bare), abs=EXACT)


def test_a_card_that_asks_or_strikes_is_not_counted_and_that_is_said() -> None:
    found = prospect(duel("onslaught"), SHADOW, f"lay:{CARD['onslaught']}")
    assert "forecast-card-uncounted" in found.notes


def after_a_round(table: RingTable, title: str) -> tuple[list[float], float]:
    """Fight many battles by the policy, the first round with a card; return the mean losses."""
    lost, taken = [0.0, 0.0], 0.0
    side = DECK_OF[CARD[title]][0]
    for seed in range(GAMES):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        begun = war.units(SHADOW, FROM), war.units(FREE, TO)
        while war.battle is not None and asks(war)[0].kind != "advance":
            ask = asks(war)[0]
            by_id = {option.id: option for option in ask.options}
            lay = f"lay:{CARD[title]}"
            if ask.kind == "combat-card":
                choose(war, ask.seat, by_id[lay if ask.seat == side else "lay-nothing"])
            else:
                choose(war, ask.seat, *by_policy(war, ask))
        left = war.units(SHADOW, FROM), war.units(FREE, TO)
        taken += (left[0] > 0 and left[1] == 0) / GAMES
        for index in (0, 1):
            lost[index] += (begun[index] - left[index]) / GAMES
    return lost, taken


@pytest.mark.rule("WOTR-12.6", "WOTR-12.7")
@pytest.mark.parametrize("title", ["mumakil", "they-are-terrible", "shield-wall", "no-quarter"])
def test_battles_with_a_card_end_as_often_as_is_foreseen(title: str) -> None:
    table = duel(title)
    expected = prospect(table, asks(table.state)[0].seat, f"lay:{CARD[title]}")
    lost, taken = after_a_round(table, title)
    assert taken == pytest.approx(endings(expected)["taken"], abs=TOLERANCE)
    for one, other in zip(lost, expected.losses, strict=True):
        assert one == pytest.approx(other.mean, abs=4 * TOLERANCE)


@pytest.mark.rule("WOTR-12.2", "WOTR-H.2")
def test_the_card_that_the_other_side_has_laid_changes_no_odds() -> None:
    packed, seen = msgspec.msgpack.Encoder().encode, set[bytes]()
    for title in ("desperate-battle", "deadly-strife", "onslaught"):
        table = duel(title, "daylight")
        table.shadow.chooses(f"lay:{CARD[title]}")
        seen.add(packed(foreseen(table, FREE, f"lay:{CARD['daylight']}")))
    assert len(seen) == 1


@pytest.mark.rule("WOTR-7.8", "WOTR-16.19")
def test_cards_on_the_table_that_may_change_a_hunt_are_named() -> None:
    cards = ["fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08"]
    table = RingTable.empty().fellowship("moria", "strider").box(shadow=1)
    table.lay("free-character-table", *cards).lay("shadow-character-table", "sh-char-16")
    move = "act:character:move-fellowship"
    found = hunt(table.acting(FREE, free="character", shadow="event"), FREE, move)
    notes = [f"forecast-hunt-{card}" for card in (*cards, "sh-char-16")]
    assert [note for note in found.notes if "-char-" in note] == notes
    table.fellowship("morannon", "strider").in_mordor(1)
    table.acting(FREE, free="character", shadow="event")
    there = hunt(table, FREE, move)
    assert [note for note in there.notes if "-char-" in note] == notes[:-1]  # no roll, no Crebain
    assert game.words is not None
    for language in ("en", "pl", "ru"):
        assert set(notes) <= set(sources(game.words, language))


@pytest.mark.rule("WOTR-17.7", "WOTR-17.8")
def test_in_mordor_the_chance_of_damage_at_the_next_step_is_told() -> None:
    table = RingTable.empty().fellowship("morannon", "strider").in_mordor(1).box(shadow=0)
    table.tiles("std-eye", "std-2", "std-0r", "std-1")
    table.acting(FREE, free="character", shadow="event")
    assert hunt(table, FREE, "act:character:move-fellowship").corrupts == 0.5  # an Eye counts 0
    table.box(shadow=2).acting(FREE, free="character", shadow="event")
    assert hunt(table, FREE, "act:character:move-fellowship").corrupts == 0.75
    table.box().phase("hunt_allocation")
    none, one = [hunt(table, SHADOW, f"allocate:{dice}") for dice in (0, 1)]
    assert (none.tile, none.dice, one.corrupts) == (1, 0, 0.75)
    eyes = 1 - (5 / 6) ** none.more  # one die at least shows an Eye
    assert none.corrupts == pytest.approx((2 + eyes) / 4, abs=EXACT)
