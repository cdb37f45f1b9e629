"""What the expansion tells bots: it covers all that can happen, and leans the right way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from expansions.warriors.call_tables import FROM, TO, armies, fight
from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.bots import make_bot
from ostrog.bots.sight import sight_of
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import HERE
from ostrog.expansions.warriors.board.verbs import (
    ENTER_FACTION,
    GIVE_CARD,
    KEEP_CARD,
    PAY_FIGURE,
    REMOVE_TILE,
    SKIP_FACTION_DIE,
    STRIKE,
    TAKE_FIGURE,
    USE_FACTION_DIE,
    VERBS,
)
from ostrog.expansions.warriors.bots import (
    COUNSEL,
    JUDGES,
    NEARNESS,
    FigureGrounds,
    measure,
    read_counsel,
    readiness,
)
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.strikes.army_of_the_dead import WraithsMarch
from ostrog.expansions.warriors.strikes.march_of_the_ents import MarchOfTheEnts
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.state import REPLACED
from ostrog.games.war_of_the_ring.board.verbs import ACT, DISPEL, FORGO, LAY, STRIP_CARD
from ostrog.kernel import (
    Advice,
    Game,
    Mixer,
    Option,
    Scenario,
    State,
    asks,
    choose,
    new,
    resample,
    with_installed,
)

RULES = cast("Game[State]", with_installed(game).compose(("warriors",)).game)


def advice_of(war: FactionWar) -> Advice[FactionWar]:
    """The advice of a match with the expansion."""
    found = war.setting.rules.game.advice
    assert found is not None
    return cast("Advice[FactionWar]", found)


def promise(table: FactionTable, seat: int, *options: Option) -> list[float]:
    """How promising options look."""
    return list(advice_of(table.war).promise(table.war, seat, options))


def choice_of(table: FactionTable, seat: int) -> str:
    """What the greedy bot chooses now."""
    bot = make_bot("greedy", RULES, 1)
    return bot.choose(sight_of(table.state, (seat,), seat, 0)).id


def play_at_random(scenario: str, seed: int) -> list[FactionWar]:
    """Return some states of a game played at random, with factions in play."""
    random, met = Random(seed), []
    war = new(RULES, scenario, Mixer(seed), expansions=("warriors",))
    number = 0
    while war.outcome is None and number < 1500:
        if number % 10 == 0:
            met.append(cast("FactionWar", war.clone()))
        ask = random.choice(asks(war))
        choose(war, ask.seat, random.choice(ask.options))
        number += 1
    return met


@pytest.fixture(scope="module")
def worlds() -> list[FactionWar]:
    return play_at_random("two-players", 3)


# The whole advice


def test_every_verb_has_a_judgement() -> None:
    said = {*JUDGES, *COUNSEL.promise.verbs}
    assert not {verb.name for verb in VERBS} - said


def test_every_faction_has_a_worth_and_an_entry() -> None:
    assert set(COUNSEL.worth) == set(NEARNESS)


def test_each_feature_has_a_weight_and_each_weight_a_feature() -> None:
    table = FactionTable()
    found = advice_of(table.war)
    assert set(found.measure(table.war)) == set(found.weights)
    assert min(found.weights.values()) > 0


def test_features_are_bounded(worlds: list[FactionWar]) -> None:
    for world in worlds:
        for name, value in measure(world).items():
            assert -2 <= value <= 2, name
        assert 0 < advice_of(world).chance(world) < 1


@pytest.mark.parametrize("scenario", game.scenarios, ids=lambda each: each.name)
def test_every_option_has_a_promise(scenario: Scenario) -> None:
    for world in play_at_random(scenario.name, 5):
        for ask in asks(world):
            found = advice_of(world).promise(world, ask.seat, ask.options)
            assert len(found) == len(ask.options)
            assert min(found) > 0


def test_what_nobody_can_know_changes_no_judgement(worlds: list[FactionWar]) -> None:
    random = Random(3)
    for war in worlds[::20]:
        ask = asks(war)[0]
        other = resample(war, (ask.seat,), random)
        assert measure(war) == measure(other)
        options = asks(other)[0].options
        found = advice_of(war).promise
        assert found(war, ask.seat, ask.options) == found(other, ask.seat, options)


@pytest.mark.parametrize(
    ("known", "strange"),
    [("dead = {", "elves = {"), ("recruit = ", "sing = "), ("swoop = ", "dive = ")],
)
def test_advice_names_only_what_is_in_the_expansion(known: str, strange: str) -> None:
    text = (HERE / "data" / "advice.toml").read_text(encoding="utf-8")
    assert read_counsel(text) == COUNSEL
    with pytest.raises(ValueError, match=strange.split(maxsplit=1)[0]):
        read_counsel(text.replace(f"\n{known}", f"\n{strange}"))


# Each feature


def struck(table: FactionTable, units: int) -> object:
    """Let the Dead strike an army, which has to choose its casualties now."""
    table.the_dead("lamedon", 3).army("pelargir", southrons_regular=units, southrons_elite=1)
    return table.dice(4, 4, 4).run(WraithsMarch(seat=FREE)).free.chooses("strike:pelargir")


Arrange = Callable[[FactionTable], object]
BETTER: dict[str, tuple[Arrange, Arrange]] = {
    "factions": (lambda t: t, lambda t: t.faction("eagles", eagles_eyrie=1)),
    "faction-pool": (lambda t: t.faction("spiders", moria=1), lambda t: t),
    "figures": (
        lambda t: t.faction("eagles", eagles_eyrie=1),
        lambda t: t.faction("eagles", eagles_eyrie=2),
    ),
    "standing": (
        lambda t: t.army("moria", sauron_regular=4).faction("spiders", moria=2),
        lambda t: t.army("moria", sauron_regular=4).faction("spiders", dol_guldur=2),
    ),
    "struck": (lambda t: struck(t, 1), lambda t: struck(t, 6)),
    "prepared": (
        lambda t: t.character("strider", "rivendell"),
        lambda t: t.character("strider", "edoras"),
    ),
    "faction-dice": (lambda t: t.faction_dice(shadow="wild"), lambda t: t),
    "faction-cards": (lambda t: t, lambda t: t.hand(FREE, "fp-the-dark-door")),
    "faction-tabled": (
        lambda t: t.table_card("sa-strongly-guarded"),
        lambda t: t.table_card("fp-the-western-way"),
    ),
}
"""For each feature two positions, of which the Free Peoples are better off in the second."""


def test_all_features_are_compared() -> None:
    assert set(BETTER) == set(COUNSEL.weights)


@pytest.mark.parametrize("name", BETTER)
def test_a_feature_tells_which_position_is_better(name: str) -> None:
    worse, better = FactionTable.empty(), FactionTable.empty()
    for table, arrange in zip((worse, better), BETTER[name], strict=True):
        arrange(table.fellowship("rivendell"))
    assert measure(worse.war)[name] < measure(better.war)[name]


@pytest.mark.parametrize("faction", NEARNESS)
def test_a_faction_that_may_enter_is_worth_less_than_one_in_play(faction: str) -> None:
    """WOME-7.1."""
    table = FactionTable.empty().fellowship("fangorn").character("strider", "edoras")
    table.character("saruman", "orthanc")
    assert 0 < readiness(table.war, faction) < 1


def test_the_dead_and_the_ents_stand_well_beside_strong_armies() -> None:
    """WOME-11.14, 13.11."""
    table = (
        FactionTable.empty()
        .army("pelargir", sauron_regular=6)
        .army("minas-morgul", sauron_regular=1)
    )
    standing = FigureGrounds(table.war)
    assert standing.value("dead", "lamedon") > standing.value("dead", "south-ithilien")
    assert not standing.value("dead", "rivendell")


# Positions with a right answer


def crowned(figures: int) -> FactionTable:
    """Return an Army of the Dead in Lamedon with Aragorn, who has no way to go any more."""
    table = FactionTable.empty().fellowship("rivendell")
    table.state.characters["strider"] = REPLACED
    return table.the_dead("lamedon", figures, heir="aragorn")


def test_a_faction_enters_by_an_action_die() -> None:
    """WOME-7.2."""
    table = FactionTable.empty().fellowship("hollin", "strider", "gandalf-grey")
    table.acting(FREE, free="muster-army", shadow="army")
    enter, skip = promise(
        table, FREE, ACT["muster-army", "enter-faction"], Option("skip", ("muster-army",))
    )
    assert enter > 1 > skip
    assert choice_of(table, FREE) == "act:muster-army:enter-faction"


@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_a_faction_enters_by_the_faction_die(seat: int) -> None:
    """WOME-6.12."""
    table = FactionTable.empty().fellowship("hollin", "strider", "gandalf-grey")
    table.acts(seat, "muster")
    assert choice_of(table, seat) == "faction:muster:enter"


@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_the_faction_die_is_used_and_not_put_aside(seat: int) -> None:
    """WOME-6.14."""
    table = FactionTable.empty().fellowship("rivendell", "strider").acts(seat, "play-draw")
    use, skip = promise(
        table, seat, USE_FACTION_DIE["play-draw", "draw"], SKIP_FACTION_DIE["play-draw"]
    )
    assert use > 5 * skip
    assert choice_of(table, seat) == "faction:play-draw:draw"


def test_the_dead_strike_a_strong_army() -> None:
    """WOME-11.16."""
    table = crowned(4).army("pelargir", southrons_regular=5, southrons_elite=2)
    table.army("minas-tirith", gondor_regular=2)
    table.run(WraithsMarch(seat=FREE))
    assert choice_of(table, FREE) == "strike:pelargir"


def test_the_dead_pay_for_no_army_of_one() -> None:
    """WOME-11.16: each roll costs a figure."""
    table = crowned(2).army("pelargir", southrons_regular=1)
    for place in ("dol-amroth", "minas-tirith"):
        table.army(place, gondor_regular=2, gondor_elite=3)
    table.run(WraithsMarch(seat=FREE))
    assert choice_of(table, FREE) == "done"


def test_the_dead_do_not_march_for_nothing() -> None:
    """WOME-11.11: each step costs a figure."""
    table = crowned(4)
    table.run(WraithsMarch(seat=FREE))
    assert choice_of(table, FREE) == "done"


def test_ents_take_orthanc_from_saruman() -> None:
    """WOME-13.19."""
    table = FactionTable.empty().fellowship("fangorn").character("saruman", "orthanc")
    table.faction("ents", fangorn=3, fords_of_isen=1).run(MarchOfTheEnts(seat=FREE))
    assert choice_of(table, FREE) == "place-ent:orthanc"


def test_a_strike_promises_more_against_many() -> None:
    """WOME-13.12: a figure is not paid for an army of one."""
    table = FactionTable.empty().army("orthanc", isengard_regular=5)
    table.army("fords-of-isen", isengard_regular=1)
    many, one = promise(table, FREE, STRIKE["orthanc"], STRIKE["fords-of-isen"])
    assert many > 3 * one


def test_the_companions_stay_with_the_dead() -> None:
    """WOME-11.26."""
    table = FactionTable.empty().fellowship("rivendell", "gandalf-grey").the_dead("lamedon", 4)
    table.army("pelargir", southrons_regular=5).acting(FREE, free="event", shadow="army")
    assert "leave-dead" in table.free.options
    assert choice_of(table, FREE) != "leave-dead"


def test_figures_go_where_an_army_of_theirs_is() -> None:
    """WOME-15.15."""
    table = (
        FactionTable.empty().army("enedwaith", isengard_regular=4).army("edoras", rohan_regular=2)
    )
    table.faction("dunlendings", south_dunland=2)
    table.run(MoveFigures(seat=SHADOW, faction="dunlendings"))
    assert choice_of(table, SHADOW) == "take-figure:dunlendings:south-dunland"
    table.shadow.chooses("take-figure:dunlendings:south-dunland", "to:enedwaith")
    away, stay = promise(
        table,
        SHADOW,
        TAKE_FIGURE["dunlendings", "south-dunland"],
        TAKE_FIGURE["dunlendings", "enedwaith"],
    )
    assert away > stay


def test_a_side_calls_its_faction_to_battle() -> None:
    """WOME-9.4."""
    table = armies().faction("spiders", eastemnet=3)
    fight_on = table.attack(FROM, TO)
    assert fight_on.asked_kind == "combat-card"
    assert choice_of(table, SHADOW).startswith("lay:sa-ctb-")


@pytest.mark.parametrize(("defenders", "pays"), [(1, True), (8, False)])
def test_only_a_battle_that_is_being_lost_is_ended(defenders: int, pays: bool) -> None:
    """WOME-17.26."""
    table = armies({"sauron_regular": 5}, {"rohan_regular": defenders})
    table.fellowship("rivendell").the_dead("folde", 3)
    fight(table, "fp-ctb-terror-of-the-dead", dice=(1,) * 12)
    if table.asked_kind == "pay-figure":
        pay, forgo = promise(table, FREE, PAY_FIGURE["dead"], FORGO())
        assert (pay > forgo) is pays


def test_cards_of_a_faction_that_is_not_in_play_are_given_first() -> None:
    """WOME-5.2."""
    table = FactionTable.empty().fellowship("hollin").faction("eagles", eagles_eyrie=2)
    table.hand(FREE, "fp-wraiths-of-fear-1", "fp-upon-the-nazgul-they-bore")
    dead, eagles = promise(
        table, FREE, GIVE_CARD["fp-wraiths-of-fear-1"], GIVE_CARD["fp-upon-the-nazgul-they-bore"]
    )
    assert dead > eagles
    dead, eagles = promise(
        table, FREE, KEEP_CARD["fp-wraiths-of-fear-1"], KEEP_CARD["fp-upon-the-nazgul-they-bore"]
    )
    assert eagles > dead


def test_cards_of_the_expansion_can_be_judged_by_verbs_of_the_game() -> None:
    """WOTR-7.9, 12.1: discarding them, and laying them in battle."""
    table = FactionTable.empty().table_card("sa-strongly-guarded")
    options = (
        DISPEL["will-of-the-west", "sa-strongly-guarded"],
        STRIP_CARD["fp-majesty-and-glory"],
        LAY["fp-swift-boats"],
        LAY["fp-ctb-with-doom-we-come"],
    )
    assert min(promise(table, FREE, *options)) > 0


def test_the_worst_tile_leaves_the_game() -> None:
    """WOME-17.9."""
    table = FactionTable.empty()
    three, zero = promise(table, FREE, REMOVE_TILE["std-3"], REMOVE_TILE["std-0r"])
    assert three > zero


def test_the_faction_worth_more_enters_first() -> None:
    dead, eagles = promise(
        FactionTable.empty(), FREE, ENTER_FACTION["dead"], ENTER_FACTION["eagles"]
    )
    assert dead > eagles
