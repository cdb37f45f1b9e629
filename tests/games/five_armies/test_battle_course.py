"""The odds of whole battles: battles fought by the real rules under the same policy agree."""

from __future__ import annotations

import time
from collections import Counter
from math import sqrt
from random import Random

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.battle.rolls import dice_number
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import NEIGHBOURS, TERRAIN
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.kernel import Mixer, Option, TrialWorld, ask_of, asks, choose, resample
from ostrog.kernel.runtime.flow import Ask
from ostrog.table import Prospect, foresee

PLAINS = "valley-central-plains"
HILLS = "valley-central-hills"
SPUR, RAVENHILL = "southern-spur-west-mountains", "ravenhill"
BATTLES = 200
DEVIATIONS = 4.5
"""Tolerance in standard deviations of a frequency."""
MOST_SECONDS = 0.03


# The policy, played by the real rules


def endurance(war: War, place: str) -> int:
    """The damage that destroys an army or Beorn: two for each unit (B5A-25.8, 33.18)."""
    army = war.armies.get(place)
    return war.wrath if army is None else 2 * army.size - army.damage


def stops(war: War) -> bool:
    """The attacker can take less than half of what the defender can (B5A-28.3)."""
    fight = fight_of(war)
    walls = 0
    if fight.region in war.breaches:
        walls = war.values.defence[fight.region] - war.breaches[fight.region]
    own = sum(endurance(war, place) for place in fight.attackers(war))
    return 2 * own < endurance(war, fight.region) + walls


def answer(war: War, ask: Ask, cards: dict[int, str]) -> tuple[Option, ...]:
    """What a side does by the policy."""
    option = war.setting.rules.catalogue.parse
    match ask.kind:
        case "manoeuvre":
            shown = cards.get(ask.seat, "regroup") if fight_of(war).round == 1 else "regroup"
            return (option(f"manoeuvre:{shown}"),)
        case "stop-attack":
            return (option("stop-attack" if stops(war) else "press-on"),)
        case "retreat-or-rout":
            return (option("stand"),)
        case "combined-round-army":
            fight = fight_of(war)
            left = sorted(fight.attackers(war), key=lambda place: -dice_number(war, place))
            return (option(f"fight-with:{fight.place if fight.place in left else left[0]}"),)
        case "captain-of-war":
            return (ask.options[-1],)
    return ask.default or (ask.options[0],)


class Tally:
    """What came of many battles."""

    def __init__(self) -> None:
        self.endings = Counter[str]()
        self.lost = [0, 0]
        self.squares = [0, 0]
        self.rounds = 0

    def fight(self, war: War, cards: dict[int, str]) -> None:
        """Fight a battle to its end."""
        fight = fight_of(war)
        lost, wrath, rounds, stopped = [0, 0], war.wrath, fight.round, False
        while war.battle is not None:
            fight = fight_of(war)
            rounds = max(rounds, fight.round)
            ask = asks(war)[0]
            choose(war, ask.seat, *answer(war, ask, cards))
            for event in (told.event for told in war.scratch.outbox):
                if isinstance(event, events.UnitsLost):
                    lost[event.seat] += len(event.units)
                stopped |= isinstance(event, events.AttackStopped | events.FogEndedBattle)
                if isinstance(event, events.RoundBegan):
                    rounds = event.round
            if war.outcome is not None:  # Bolg has fallen with his army (B5A-31.4).
                break
            if asks(war)[0].kind in ("advance", "beorn-advance"):
                break
        if fight.beorn:
            lost[FREE] = wrath - war.wrath
        left = bool(fight.attackers(war)), war.force(fight.region) == fight.defender
        over = {(True, False): "taken", (False, True): "held", (False, False): "nobody"}
        self.endings["stopped" if stopped else over[left]] += 1
        self.rounds += rounds
        for seat in (FREE, SHADOW):
            self.lost[seat] += lost[seat]
            self.squares[seat] += lost[seat] ** 2


def agrees(prospect: Prospect, table: Battlefield, cards: dict[int, str] | None = None) -> None:
    """Check that the forecast agrees with battles by the real rules."""
    tally = Tally()
    for seed in range(BATTLES):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        tally.fight(war, cards or {})
    shares = {each.label.removeprefix("forecast-ending-"): each.share for each in prospect.endings}
    assert sum(shares.values()) == pytest.approx(1, abs=1e-4)
    assert set(tally.endings) <= set(shares)
    for name, share in shares.items():
        allowed = DEVIATIONS * sqrt(max(share * (1 - share), 1 / BATTLES) / BATTLES)
        assert tally.endings[name] / BATTLES == pytest.approx(share, abs=allowed), name
    for toll in prospect.losses:
        mean = tally.lost[toll.seat] / BATTLES
        spread = sqrt(max(tally.squares[toll.seat] / BATTLES - mean**2, 0.01))
        assert mean == pytest.approx(toll.mean, abs=DEVIATIONS * spread / sqrt(BATTLES))
        assert sum(toll.shares) == pytest.approx(1, abs=1e-4)
        assert 0 <= toll.low <= toll.mean + 1
        assert toll.mean - 1 <= toll.high <= toll.total
    assert tally.rounds / BATTLES == pytest.approx(prospect.rounds, rel=0.25)


def prospect_of(table: Battlefield, seat: int, *picks: str) -> Prospect:
    """The forecast of the battle for a seat that considers these picks."""
    found = foresee(TrialWorld(table.state, seat), [table.option(pick) for pick in picks])
    assert found is not None
    (prospect,) = found.prospects
    return prospect


def attacked(table: Battlefield, place: str, region: str) -> tuple[Prospect, Battlefield]:
    """The forecast before an attack, and the table after it has begun."""
    seat = table.state.force(place)
    face = "muster-army" if place in table.state.armies else "character"
    table.acting(seat, **{"shadow" if seat == SHADOW else "free": face})
    table.seat(seat).chooses(f"act:{face}:attack")
    picks = [f"army:{place}", f"attack:{region}"]
    prospect = prospect_of(table, seat, *picks)
    table.seat(seat).chooses(*picks)
    return prospect, table


@pytest.mark.parametrize(
    ("defender", "attacker"),
    [
        ({"lake_men": 2}, {"orcs": 3}),
        ({"lake_men": 5, "tokens": 1}, {"orcs": 3, "great_orcs": 2, "tokens": 2}),
        ({"dwarf_veterans": 2, "lake_men": 1, "damage": 2}, {"wargs": 4, "damage": 1}),
        ({"wood_elf_archers": 4, "tokens": 2}, {"goblins": 5}),
    ],
)
def test_battles_on_open_ground(defender: dict[str, int], attacker: dict[str, int]) -> None:
    table = Battlefield.empty().army(PLAINS, **defender).army(HILLS, **attacker)
    agrees(*attacked(table, HILLS, PLAINS))


def test_a_fortification_takes_damage_and_demands_sixes() -> None:
    """B5A-23.9, 26.3: until it is destroyed."""
    table = Battlefield.empty().army(RAVENHILL, wood_elf_archers=2).army(SPUR, orcs=5, tokens=3)
    agrees(*attacked(table, SPUR, RAVENHILL))


def test_leaders_and_what_protects_them() -> None:
    """B5A-35.3, CR-28 and 10.21: bodyguards, Shining Armour and Bilbo's Ring."""
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=3).army(HILLS, orcs=4)
    table.character("bolg", HILLS).character("thorin", PLAINS).character("bilbo", PLAINS)
    table.board(bodyguards=2, rings=1, armour=3).beside("fate-shining-armour")
    agrees(*attacked(table, HILLS, PLAINS))


def test_beorn_fights_alone() -> None:
    """B5A-33.14 to 33.18: his wrath is what he can lose."""
    table = Battlefield.empty().army(HILLS, orcs=5).beorn(PLAINS, wrath=6)
    prospect, table = attacked(table, HILLS, PLAINS)
    assert [each.label for each in prospect.losses] == [
        "forecast-losses-units",
        "forecast-losses-wrath",
    ]
    agrees(prospect, table)


def test_several_armies_fight_one_after_another() -> None:
    """B5A-29.2: the army that fights goes on until it is destroyed."""
    west, east = [place for place in NEIGHBOURS[PLAINS] if TERRAIN[place] != "mountains"][:2]
    table = Battlefield.empty().army(PLAINS, lake_men=4, tokens=1)
    table.army(west, orcs=2).army(east, orcs=3)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
    picks = [f"target:{PLAINS}", f"join:{west}", f"join:{east}", "done"]
    prospect = prospect_of(table, SHADOW, *picks)
    table.shadow.chooses(*picks)
    assert prospect.losses[0].total == 5
    agrees(prospect, table)


@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (FREE, "unit-lake-men"),
        (FREE, "unit-wood-elf-spearmen"),
        (FREE, "unit-dwarf-veterans"),
        (SHADOW, "unit-orcs"),
        (SHADOW, "unit-wargs"),
        (SHADOW, "unit-goblins"),
        (SHADOW, "unit-great-orcs"),
    ],
)
def test_the_ability_of_the_card_that_a_side_considers_counts(seat: int, card: str) -> None:
    """B5A-23.5: it is used if a black die hits, in this round."""
    table = Battlefield.empty()
    table.army(PLAINS, lake_men=1, wood_elf_spearmen=2, dwarf_veterans=1, tokens=1)
    table.army(HILLS, orcs=1, wargs=1, goblins=2, great_orcs=1, tokens=1)
    _, table = attacked(table, HILLS, PLAINS)
    agrees(prospect_of(table, seat, f"manoeuvre:{card}"), table, {seat: card})


@pytest.mark.parametrize(
    "card",
    [
        "ev-mustering-for-battle-battle-fury",
        "ev-mustering-for-battle-great-confusion",
        "ev-blow-the-horns-no-quarter",
    ],
)
def test_an_event_card_counts_for_one_round(card: str) -> None:
    """B5A-22.6: later rounds are fought without it."""
    table = Battlefield.empty().army(PLAINS, lake_men=3, tokens=1).army(HILLS, orcs=3, tokens=1)
    table.hand(SHADOW, card)
    _, table = attacked(table, HILLS, PLAINS)
    agrees(prospect_of(table, SHADOW, f"manoeuvre:{card}"), table, {SHADOW: card})


# While it is fought


def test_there_is_a_forecast_at_every_question_of_a_battle() -> None:
    table = Battlefield.empty(seed=5)
    table.army(PLAINS, lake_men=2, wood_elf_spearmen=2, tokens=1).army(HILLS, orcs=2, goblins=3)
    _, table = attacked(table, HILLS, PLAINS)
    cards = {FREE: "unit-lake-men", SHADOW: "unit-goblins"}
    war, kinds = table.state, set[str]()
    while war.battle is not None:
        ask = asks(war)[0]
        if ask.kind in ("advance", "army-advance"):
            break
        kinds.add(ask.kind)
        for seat in (FREE, SHADOW):
            prospect = foresee(TrialWorld(war, seat))
            assert prospect is not None, ask.kind
            assert prospect.prospects, ask.kind
        choose(war, ask.seat, *answer(war, ask, cards))
    assert {"manoeuvre", "casualties", "leader-reroll", "stop-attack"} <= kinds


def test_after_the_dice_the_damage_is_counted() -> None:
    """B5A-25.8: what has been rolled is part of the forecast before casualties are taken."""
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3)
    table.dice(6, 6, 6, 1, 1).attack(HILLS, PLAINS).manoeuvres()
    assert asks(table.state)[0].kind == "casualties"
    free = prospect_of(table, FREE).losses[1]
    assert (free.total, free.shares[0]) == (2, 0)


def test_what_one_chooses_to_lose_counts() -> None:
    """B5A-25.5, 25.7: more casualties than are forced leave less damage."""
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3)
    table.dice(6, 6, 1, 1, 1).attack(HILLS, PLAINS).manoeuvres()
    waits, gives = prospect_of(table, FREE), prospect_of(table, FREE, "lose:lake-men")
    assert waits.endings != gives.endings


def test_dense_fog_ends_the_battle() -> None:
    """B5A-CR-23: whatever is left after this round."""
    table = Battlefield.empty().army(PLAINS, lake_men=3).army(HILLS, orcs=3)
    fog = "ev-move-to-strike-dense-fog"
    table.hand(FREE, fog)
    _, table = attacked(table, HILLS, PLAINS)
    prospect = prospect_of(table, FREE, f"manoeuvre:{fog}")
    assert prospect.endings[-1].label == "forecast-ending-stopped"
    assert prospect.rounds == 1


# Nothing hidden


def test_hands_secret_choices_and_coming_dice_change_nothing() -> None:
    """In a world that only looks the same, the battle has the same prospects at every question."""
    table = Battlefield.empty(seed=2).army(PLAINS, lake_men=3, wood_elf_archers=2, tokens=1)
    table.army(HILLS, orcs=2, wargs=3, tokens=1)
    table.hand(FREE, "ev-blow-the-horns-fierce-defence").hand(
        SHADOW, "ev-blow-the-horns-no-quarter"
    )
    _, table = attacked(table, HILLS, PLAINS)
    war, random, compared, waiting = table.state, Random(1), 0, 0
    while war.battle is not None and asks(war)[0].kind != "advance":
        for seat in (FREE, SHADOW):
            mine = foresee(TrialWorld(war, seat))
            other = resample(war, (seat,), random)
            theirs = foresee(TrialWorld(other, seat, random=Random(random.random())))
            assert mine == theirs
            compared += mine is not None
            waiting += ask_of(war, seat) is None
        ask = asks(war)[-1]
        choose(war, ask.seat, *answer(war, ask, {FREE: "unit-lake-men", SHADOW: "unit-wargs"}))
    assert compared > 10
    assert waiting


# Its cost


def test_an_answer_takes_less_than_thirty_milliseconds() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=5, tokens=3)
    table.army(SPUR, orcs=5, tokens=5).character("bolg", SPUR).board(bodyguards=3)
    table.character("thorin", RAVENHILL).character("bilbo", RAVENHILL).board(rings=3)
    table.beside("fate-shining-armour").acting(SHADOW, shadow="muster-army")
    table.shadow.chooses("act:muster-army:attack")
    picks = [table.option(f"army:{SPUR}"), table.option(f"attack:{RAVENHILL}")]
    trial, took = TrialWorld(table.state, SHADOW), []
    for _ in range(7):
        start = time.process_time()
        assert foresee(trial, picks) is not None
        took.append(time.process_time() - start)
    assert min(took) < MOST_SECONDS
