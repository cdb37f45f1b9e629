"""What gives something away for nothing may be chosen, and its player is warned before."""

from __future__ import annotations

from random import Random

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import HuntDamage
from ostrog.games.war_of_the_ring.table.contract import table as game_table
from ostrog.kernel import Mixer, TrialWorld, ask_of, asks, choose, new, resample
from ostrog.words import LANGUAGES, Words


def warned(table: RingTable, seat: int, option: str, *picks: str) -> str:
    """Return the warning about an option, after some picks, in its player's trial world."""
    world = TrialWorld(table.state, seat).after([table.option(pick) for pick in picks])
    ask = ask_of(world, seat)
    assert ask is not None
    (found,) = [each for each in ask.options if each.id == option]
    assert game_table.warning is not None
    rule = game_table.warning(world, seat, found)
    if rule:
        assert game.words is not None
        key = f"warning-{rule.replace('.', '-')}"
        missing = [each for each in LANGUAGES if Words([each], [game.words]).missing([key])]
        assert missing == []
        assert game.rulebook is not None
        assert rule in game.rulebook
    return rule


@pytest.mark.rule("WOTR-5.7", "WOTR-5.8")
def test_discarding_a_die_that_could_be_used_or_kept_warns() -> None:
    table = RingTable.empty().acting(SHADOW, free="muster", shadow="event")
    assert warned(table, SHADOW, "skip:event") == "WOTR-5.8"
    table = RingTable.empty().at_peace("rohan").acting(FREE, free="army", shadow="event event")
    assert warned(table, FREE, "skip:army") == "WOTR-5.8"
    table.acting(FREE, free="army", shadow="event")
    assert warned(table, FREE, "skip:army") == ""


@pytest.mark.rule("WOTR-7.1", "WOTR-15.11")
def test_an_action_in_vain_warns() -> None:
    cards = [f"fp-char-{number:02}" for number in range(1, 7)]
    table = RingTable.empty().hand(FREE, *cards).acting(FREE, free="event character", shadow="")
    assert warned(table, FREE, "act:event:draw-event") == "WOTR-7.1"
    assert warned(table, FREE, "act:character:move-fellowship") == ""
    table.hand(FREE, *cards[:5])
    assert warned(table, FREE, "act:event:draw-event") == ""
    table.fellowship("rivendell", "strider", progress=12)
    assert warned(table, FREE, "act:character:move-fellowship") == "WOTR-15.11"


@pytest.mark.rule("WOTR-7.17")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("fp-char-09", FREE),
        ("fp-char-12", FREE),
        ("fp-str-05", FREE),
        ("fp-str-06", FREE),
        ("sh-str-01", SHADOW),
        ("sh-str-04", SHADOW),
        ("sh-str-15", SHADOW),
    ],
)
def test_an_event_that_would_do_nothing_warns(card: str, seat: int) -> None:
    table = RingTable.empty().controls(SHADOW, "lorien").hand(seat, card)
    table.acting(seat, free="event", shadow="event")
    assert warned(table, seat, f"play:event:{card}") == "WOTR-7.17"
    table.fellowship("rivendell", "gimli", corruption=1).army("rivendell", elves_regular=1)
    table.army("osgiliath", sauron_regular=1, southrons_regular=1)
    table.acting(seat, free="event will-of-the-west", shadow="event")
    assert warned(table, seat, f"play:event:{card}") == ""


@pytest.mark.rule("WOTR-16.3", "WOTR-16.4", "WOTR-17.8")
def test_no_hunt_dice_warns_and_so_do_too_many() -> None:
    table = RingTable().phase("hunt_allocation")
    assert warned(table, SHADOW, "allocate:0") == "WOTR-16.4"
    assert warned(table, SHADOW, "allocate:5") == ""
    assert warned(table, SHADOW, "allocate:6") == "WOTR-16.3"
    table.in_mordor()
    assert warned(table, SHADOW, "allocate:0") == ""
    assert warned(table, SHADOW, "allocate:6") == ""


@pytest.mark.rule("WOTR-9.9")
def test_recruiting_less_than_allowed_warns() -> None:
    table = RingTable.empty().uses(FREE, "muster", "recruit")
    assert warned(table, FREE, "done", "recruit:rohan-regular:edoras") == "WOTR-9.9"
    assert warned(table, FREE, "done", "recruit:rohan-elite:edoras") == ""


@pytest.mark.rule("WOTR-15.13", "WOTR-15.14", "WOTR-15.18")
def test_a_declaration_that_does_nothing_or_gives_up_steps_warns() -> None:
    table = RingTable.empty().fellowship("rivendell", "strider").phase("fellowship")
    assert warned(table, FREE, "declare") == "WOTR-15.14"
    assert warned(table, FREE, "say-nothing") == ""
    table.fellowship("rivendell", "strider", corruption=1)
    assert warned(table, FREE, "declare") == ""
    table.fellowship("rivendell", "strider", progress=2).phase("fellowship")
    assert warned(table, FREE, "declare", "step:fords-of-bruinen") == "WOTR-15.13"
    assert warned(table, FREE, "declare") == ""


@pytest.mark.rule("WOTR-16.25")
def test_a_guide_worth_more_than_the_damage_warns() -> None:
    table = RingTable.empty().fellowship("hollin", "gandalf-grey", "gimli")
    table.run(HuntDamage(points=2))
    assert warned(table, FREE, "lose-guide") == "WOTR-16.25"
    table.run(HuntDamage(points=3))
    assert warned(table, FREE, "lose-guide") == ""


@pytest.mark.rule("WOTR-13.22", "WOTR-10.15")
def test_leaving_a_city_open_to_an_enemy_nearby_warns() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("folde", isengard_regular=1)
    table.uses(FREE, "muster-army", "move-armies")
    march = "march:edoras:westemnet"
    assert warned(table, FREE, "go", march) == "WOTR-13.22"
    assert warned(table, FREE, "go", march, "leave:rohan-regular") == ""
    table.at_peace("isengard", 1)
    assert warned(table, FREE, "go", march) == ""


@pytest.mark.rule("WOTR-10.3")
def test_more_units_than_a_region_may_hold_warn() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("westemnet", rohan_regular=9)
    table.uses(FREE, "muster-army", "move-armies")
    march = "march:edoras:westemnet"
    assert warned(table, FREE, "go", march) == "WOTR-10.3"
    assert warned(table, FREE, "go", march, "leave:rohan-regular") == ""


@pytest.mark.rule("WOTR-13.5", "WOTR-13.6")
def test_going_inside_with_too_many_and_not_following_them_warn() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=6)
    table.army("fords-of-isen", isengard_regular=4).attack("fords-of-isen", "helms-deep")
    assert warned(table, FREE, "go-inside") == "WOTR-13.6"
    assert warned(table, FREE, "field") == ""
    table = RingTable.empty().army("helms-deep", rohan_regular=5)
    table.army("fords-of-isen", isengard_regular=4).attack("fords-of-isen", "helms-deep")
    assert warned(table, FREE, "go-inside") == ""
    table.free.chooses("go-inside")
    assert warned(table, SHADOW, "hold") == "WOTR-13.5"
    assert warned(table, SHADOW, "advance") == ""


@pytest.mark.rule("WOTR-11.17")
def test_re_rolling_fewer_dice_than_allowed_warns() -> None:
    table = RingTable.empty().army("folde", isengard_regular=4, sauron_nazgul=3)
    table.army("westemnet", rohan_regular=4).attack("folde", "westemnet")
    assert table.asked_kind == "leader-reroll"
    first, *fewer = [option.id for option in asks(table.state)[0].options]
    assert warned(table, SHADOW, first) == ""
    assert {warned(table, SHADOW, each) for each in fewer} == {"WOTR-11.17"}


@pytest.mark.rule("WOTR-11.41")
def test_not_advancing_into_a_settlement_warns() -> None:
    random = Random(1)
    for seed in range(20):
        table = RingTable.empty(seed=seed).army("westemnet", isengard_regular=9)
        table.army("edoras", rohan_regular=1).attack("westemnet", "edoras")
        war = table.state
        while asks(war) and asks(war)[0].kind not in ("advance", "act"):
            ask = asks(war)[0]
            verbs = {option.verb: option for option in ask.options}
            choose(
                war, ask.seat, *(ask.default or (verbs.get("press", random.choice(ask.options)),))
            )
            if ask_of(war, FREE) is not None and asks(war)[0].kind == "retreat":
                choose(war, FREE, table.option("stand"))
        if table.asked_kind == "advance":
            assert warned(table, SHADOW, "hold") == "WOTR-11.41"
            assert warned(table, SHADOW, "advance") == ""
            return
    raise AssertionError("no battle was won")


def test_worlds_that_look_the_same_give_the_same_warnings() -> None:
    assert game_table.warning is not None
    found = set[str]()
    for seed in range(3):
        random, war = Random(seed), new(game, "two-players", Mixer(seed))
        for _ in range(500):
            if war.outcome is not None:
                break
            ask = asks(war)[0]
            other = resample(war, (ask.seat,), random)
            for option in ask.options:
                mine = game_table.warning(war.clone(), ask.seat, option)
                assert mine == game_table.warning(other.clone(), ask.seat, option)
                found.add(mine)
            answered = choose(war, ask.seat, random.choice(ask.options))
            while not answered:
                again = ask_of(war, ask.seat)
                assert again is not None
                answered = choose(war, ask.seat, random.choice(again.options))
    assert {"WOTR-5.8", "WOTR-16.4", "WOTR-15.14"} <= found
