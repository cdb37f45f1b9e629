"""What the game tells bots: the judgement leans the right way, and covers all that can happen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.bots import Player, bot_names, make_bot, play_on
from ostrog.bots.policy import move, teams_of
from ostrog.bots.sight import sight_of
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.map import HERE
from ostrog.games.war_of_the_ring.board.pools import DECK_OF, table_zone
from ostrog.games.war_of_the_ring.board.state import ELIMINATED, War
from ostrog.games.war_of_the_ring.board.verbs import (
    ACT,
    ALLOCATE,
    ATTACK,
    BURY,
    CALL_UP,
    CHOOSE_ARMY,
    DISPEL,
    LAY,
    LEAD_ON,
    LOSE_GUIDE,
    MARCH,
    MIX,
    NO_CASUALTY,
    PAY_CARD,
    PLAY,
    QUELL,
    RAISE,
    RECRUIT,
    REROLL,
    SKIP,
    STEP,
    STRIP_CARD,
    STRIP_NOTHING,
    TO,
    VERBS,
)
from ostrog.games.war_of_the_ring.bots import (
    COUNSEL,
    JUDGES,
    ThreatMap,
    advice,
    climb_toll,
    measure,
    peril,
    promise,
    read_counsel,
    way_left,
)
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import FellowshipPhase
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS
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
    open_match,
    resample,
    view,
)

ANY_GAME = cast("Game[State]", game)


def play_at_random(seed: int) -> list[War]:
    """Return every fifth state of a game played at random."""
    random, war, met = Random(seed), new(game, "two-players", Mixer(seed)), []
    number = 0
    while war.outcome is None:
        if number % 5 == 0:
            met.append(war.clone())
        ask = random.choice(asks(war))
        choose(war, ask.seat, random.choice(ask.options))
        number += 1
    return met


@pytest.fixture(scope="module")
def worlds() -> list[War]:
    return [world for seed in range(2) for world in play_at_random(seed)]


# The whole advice


def test_each_feature_has_a_weight_and_each_weight_a_feature() -> None:
    assert set(measure(RingTable().state)) == set(advice.weights)
    assert min(advice.weights.values()) > 0


def test_features_are_bounded(worlds: list[War]) -> None:
    for world in worlds:
        for name, value in measure(world).items():
            assert -2 <= value <= 2, name


def test_every_option_has_a_promise(worlds: list[War]) -> None:
    for world in worlds:
        for ask in asks(world):
            assert min(promise(world, ask.seat, ask.options)) > 0


@pytest.mark.parametrize("name", game.positions)
def test_named_positions_can_be_judged(name: str) -> None:
    war = game.positions[name]()
    assert 0 < advice.chance(war) < 1
    assert sum(advice.chances(war)) == pytest.approx(1)


def test_the_game_has_bots_of_all_levels() -> None:
    assert bot_names(ANY_GAME) == ("random", "greedy", "novice", "captain", "warlord")
    novice, captain, warlord = (
        COUNSEL.levels[name].simulations for name in bot_names(ANY_GAME)[2:]
    )
    assert novice < captain < warlord


@pytest.mark.parametrize(
    ("known", "strange"),
    [("move-fellowship = ", "fly = "), ("stay-out = ", "sing = "), ("nazgul = ", "dragon = ")],
)
def test_advice_names_only_what_is_in_the_game(known: str, strange: str) -> None:
    text = (HERE / "data" / "advice.toml").read_text(encoding="utf-8")
    assert read_counsel(text) == COUNSEL
    with pytest.raises(ValueError, match=strange.split(maxsplit=1)[0]):
        read_counsel(text.replace(f"\n{known}", f"\n{strange}"))


def test_what_nobody_can_know_changes_no_judgement(worlds: list[War]) -> None:
    """Other cards in hands and decks, and another next tile, are judged alike."""
    random, compared = Random(3), 0
    for war in worlds[::20]:
        ask = asks(war)[0]
        other = resample(war, (ask.seat,), random)
        assert view(war, (ask.seat,)) == view(other, (ask.seat,))
        compared += [now.contents for now in war.pools] != [now.contents for now in other.pools]
        assert measure(war) == measure(other)
        options = asks(other)[0].options
        assert promise(war, ask.seat, ask.options) == promise(other, ask.seat, options)
    assert compared > 10


# Each feature


def battle(table: RingTable, attackers: int = 5, defenders: int = 2) -> RingTable:
    """Let Isengard attack Helm's Deep, where nobody has fought yet."""
    table.army("helms-deep", rohan_regular=defenders)
    table.army("fords-of-isen", isengard_regular=attackers)
    return table.attack("fords-of-isen", "helms-deep")


def tabled(table: RingTable, *cards: str) -> RingTable:
    """Let cards lie on the table that were played earlier."""
    for card in cards:
        table.lay(table_zone(*DECK_OF[card]), card)
        table.state.activate(TABLE_CARDS[card], DECK_OF[card][0])
    return table


BETTER: dict[str, tuple[Callable[[RingTable], object], Callable[[RingTable], object]]] = {
    "free-points": (lambda table: table, lambda table: table.controls(FREE, "moria")),
    "shadow-points": (lambda table: table.controls(SHADOW, "lorien"), lambda table: table),
    "free-wins": (lambda table: table, lambda table: table.controls(FREE, "moria", "dol-guldur")),
    "shadow-wins": (
        lambda table: table.controls(
            SHADOW, "lorien", "rivendell", "helms-deep", "grey-havens", "erebor"
        ),
        lambda table: table,
    ),
    "free-threat": (
        lambda table: table.army("buckland", elves_elite=3),
        lambda table: table.army("dimrill-dale", elves_elite=3),
    ),
    "shadow-threat": (
        lambda table: table.army("dimrill-dale", sauron_regular=5),
        lambda table: table.army("nurn", sauron_regular=5),
    ),
    "free-march": (
        lambda table: table.army("the-shire", elves_elite=3),
        lambda table: table.army("dimrill-dale", elves_elite=3),
    ),
    "shadow-march": (
        lambda table: table.army("dimrill-dale", sauron_regular=5),
        lambda table: table.army("north-rhun", sauron_regular=5),
    ),
    "free-might": (
        lambda table: table.army("lorien", elves_regular=3),
        lambda table: table.army("lorien", elves_elite=3),
    ),
    "shadow-might": (
        lambda table: table.army("moria", sauron_regular=3, sauron_nazgul=1),
        lambda table: table.army("moria", sauron_regular=3),
    ),
    "clash": (lambda table: battle(table, 5, 1), lambda table: battle(table, 1, 5)),
    "stake": (lambda table: battle(table, 5, 1), lambda table: battle(table, 1, 5)),
    "free-politics": (
        lambda table: table.at_peace("gondor", 2),
        lambda table: table.at_peace("gondor", 2, active=True),
    ),
    "shadow-politics": (
        lambda table: table.at_peace("sauron", 1, active=True),
        lambda table: table.at_peace("sauron", 2, active=True),
    ),
    "quest": (
        lambda table: table.fellowship("rivendell", "strider", progress=1),
        lambda table: table.fellowship("lorien", "strider", progress=1),
    ),
    "haste": (
        lambda table: table.controls(SHADOW, "lorien"),
        lambda table: table.controls(SHADOW, "lorien").fellowship("lorien", "strider"),
    ),
    "mordor": (lambda table: table.in_mordor(1), lambda table: table.in_mordor(2)),
    "hope": (
        lambda table: table.fellowship("lorien", "strider", corruption=3),
        lambda table: table.fellowship("lorien", "strider", "gandalf-grey", corruption=3),
    ),
    "corruption": (
        lambda table: table.fellowship("lorien", "strider", corruption=3),
        lambda table: table.fellowship("lorien", "strider", corruption=2),
    ),
    "despair": (
        lambda table: table.fellowship("lorien", "strider", corruption=10),
        lambda table: table.fellowship("lorien", "strider", corruption=9),
    ),
    "revealed": (
        lambda table: table.fellowship("lorien", "strider", revealed=True),
        lambda table: table.fellowship("lorien", "strider"),
    ),
    "striving": (
        lambda table: table.in_mordor(1),
        lambda table: setattr(table.in_mordor(1).state, "strove", True),
    ),
    "hunt": (lambda table: table.box(0, 3), lambda table: table.box(0, 2)),
    "company": (
        lambda table: table.fellowship("lorien", "boromir"),
        lambda table: table.fellowship("lorien", "strider"),
    ),
    "companions": (
        lambda table: table.character("boromir", ELIMINATED),
        lambda table: table.character("boromir", "lorien"),
    ),
    "heirs": (
        lambda table: table.character("strider", "bree"),
        lambda table: table.character("strider", "edoras"),
    ),
    "pool": (lambda table: table.character("witch-king", "moria"), lambda table: table),
    "rings": (
        lambda table: setattr(table.state, "rings", [1, 1]),
        lambda table: setattr(table.state, "rings", [2, 0]),
    ),
    "dice": (
        lambda table: table.acting(FREE, free="event", shadow="event event"),
        lambda table: table.acting(FREE, free="event event", shadow="event event"),
    ),
    "cards": (
        lambda table: table.hand(FREE),
        lambda table: table.hand(FREE, "fp-char-01", "fp-str-01"),
    ),
    "tabled": (
        lambda table: tabled(table, "sh-char-21"),
        lambda table: tabled(table, "fp-char-05"),
    ),
}
"""For each feature a position, and one in which the Free Peoples are better off by it."""


def test_all_features_but_the_footing_are_compared() -> None:
    assert {"footing", *BETTER} == set(advice.weights)


@pytest.mark.parametrize("name", BETTER)
def test_a_feature_tells_which_position_is_better(name: str) -> None:
    worse, better = RingTable.empty(), RingTable.empty()
    for table, arrange in zip((worse, better), BETTER[name], strict=True):
        arrange(table)
    assert measure(worse.state)[name] < measure(better.state)[name]
    assert measure(worse.state)["footing"] == measure(better.state)["footing"]


def test_an_army_at_peace_threatens_less() -> None:
    """WOTR-11.3: only nations At War attack."""
    war, peace = (RingTable.empty().army("dimrill-dale", sauron_regular=5) for _ in range(2))
    peace.at_peace("sauron", 1, active=True)
    assert measure(war.state)["shadow-threat"] < measure(peace.state)["shadow-threat"]
    assert measure(war.state)["shadow-might"] == measure(peace.state)["shadow-might"]


def test_walls_and_sieges_help_the_defender() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=2).army("westemnet", rohan_regular=2)
    muster = ThreatMap(table.state)
    inside, outside = (muster.defence(FREE, region) for region in ("helms-deep", "westemnet"))
    table.army("helms-deep", isengard_regular=3).army("helms-deep", rohan_regular=2)
    besieged = ThreatMap(table.siege("helms-deep").state).defence(FREE, "helms-deep")
    assert outside < inside < besieged


def test_hits_that_are_not_taken_yet_count_in_a_battle() -> None:
    table = battle(RingTable.empty(), 4, 4)
    assert table.state.battle is not None
    before = ThreatMap(table.state).edge()
    table.state.battle.sides[SHADOW].hits += 2
    assert ThreatMap(table.state).edge() > before
    table.state.battle.sides[FREE].hits += 4
    assert ThreatMap(table.state).edge() < before


def test_a_hunt_is_worse_with_eyes_in_the_box_and_hunters_beside_the_fellowship() -> None:
    """WOTR-16.2, 16.5, 16.7: dice, the Free dice in the box, and re-rolls."""
    table = RingTable.empty().fellowship("dimrill-dale", "strider")
    assert peril(table.state) == 0
    alone = peril(table.box(0, 2).state)
    assert 0 < alone < peril(table.box(1, 2).state)
    table.box(0, 2).army("dimrill-dale", sauron_regular=1)
    assert alone < peril(table.state)


def test_in_mordor_every_die_in_the_box_makes_eyes_worse() -> None:
    """WOTR-17.8."""
    table = RingTable.empty().in_mordor()
    assert peril(table.box(0, 1).state) < peril(table.box(1, 1).state)


def test_progress_shortens_the_way_up_to_the_gates() -> None:
    table = RingTable.empty().fellowship("lorien", "strider", progress=2)
    steps, climb = way_left(table.state)
    assert way_left(table.fellowship("lorien", "strider", progress=3).state) == (steps - 1, climb)
    assert way_left(table.fellowship("morannon", "strider", progress=4).state) == (0, climb)
    assert way_left(table.in_mordor(2).state) == (0, climb - 2)


# How promising options are


def test_attacks_promise_more_against_the_weak() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=5)
    table.army("lorien", elves_elite=5).army("parth-celebrant", rohan_regular=1)
    pairs = [ATTACK["dimrill-dale", to] for to in ("lorien", "parth-celebrant")]
    strong, weak = promise(table.state, SHADOW, pairs)
    assert strong < weak


def test_marches_promise_more_towards_the_enemy_and_most_if_they_take_something() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=3)
    there = ("north-anduin-vale", "moria", "lorien")
    away, back, take = promise(
        table.state, SHADOW, [MARCH["dimrill-dale", region] for region in there]
    )
    assert max(away, back) < take


def test_defenders_rather_stay() -> None:
    table = RingTable.empty().army("lorien", elves_elite=3).army("parth-celebrant", elves_elite=3)
    leave, come = promise(
        table.state, FREE, [MARCH["lorien", "parth-celebrant"], MARCH["parth-celebrant", "lorien"]]
    )
    assert leave < come


def test_recruits_are_wanted_where_the_enemy_is() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=3)
    near, far = promise(
        table.state, FREE, [RECRUIT["elves-elite", to] for to in ("lorien", "grey-havens")]
    )
    assert far < near


def test_the_fellowship_is_drawn_to_mordor() -> None:
    table = RingTable.empty().fellowship("dagorlad", "strider", progress=2)
    table.frames(FellowshipPhase())
    on, back = promise(table.state, FREE, [STEP["morannon"], STEP["noman-lands"]])
    assert back < on


def test_companions_go_where_they_rouse_a_nation() -> None:
    table = RingTable.empty().at_peace("rohan")
    rouse, wild = promise(table.state, FREE, [TO["helms-deep"], TO["enedwaith"]])
    assert wild < rouse


def test_nazgul_fly_to_the_ring_bearers() -> None:
    table = RingTable.empty().fellowship("hollin", "strider")
    there, elsewhere = promise(table.state, SHADOW, [TO["hollin"], TO["enedwaith"]])
    assert elsewhere < there


def test_giving_a_die_away_promises_little() -> None:
    war = RingTable().state
    assert promise(war, SHADOW, [SKIP["army"]])[0] < 0.2
    few, all_of_them = promise(war, SHADOW, [ALLOCATE[2], ALLOCATE[7]])
    assert all_of_them < few


# Event cards, on the table and in combat


def test_every_verb_has_a_judgement() -> None:
    said = {*JUDGES, *COUNSEL.promise.verbs}
    assert not {verb.name for verb in VERBS} - said


def test_special_tiles_that_wait_make_the_climb_lighter_or_harder() -> None:
    """WOTR-16.18: they come into the pool when the Fellowship enters Mordor."""
    pool = ("std-1", "std-3", "std-eye")
    plain, phial, on_on = (
        RingTable.empty().tiles(*pool, waiting=waiting).state
        for waiting in ((), ("fel-phial",), ("sha-on-on",))
    )
    assert climb_toll(phial) < climb_toll(plain) < climb_toll(on_on)
    assert measure(on_on)["hope"] < measure(plain)["hope"] < measure(phial)["hope"]


def test_eyes_that_were_drawn_come_back_for_the_climb() -> None:
    """WOTR-17.4."""
    gone = RingTable.empty().tiles("std-1", "std-1").state
    used = RingTable.empty().tiles("std-1", "std-1", used=("std-eye",)).state
    assert climb_toll(gone) < climb_toll(used)


def test_a_card_in_vain_promises_little() -> None:
    """WOTR-7.17."""
    table = RingTable.empty().fellowship("lorien", "strider", corruption=0)
    (vain,) = promise(table.state, FREE, [PLAY["event", "fp-char-09"]])
    table.fellowship("lorien", "strider", corruption=3)
    (useful,) = promise(table.state, FREE, [PLAY["event", "fp-char-09"]])
    assert vain < 0.2 < useful


def test_a_draw_into_a_full_hand_promises_little() -> None:
    """WOTR-7.1."""
    table = RingTable.empty().hand(FREE, *[f"fp-str-0{number}" for number in range(1, 7)])
    (full,) = promise(table.state, FREE, [ACT["event", "draw-event"]])
    table.hand(FREE, "fp-str-01")
    (room,) = promise(table.state, FREE, [ACT["event", "draw-event"]])
    assert full < 0.2 < room


def test_the_least_useful_cards_are_given_away() -> None:
    """WOTR-7.1, 7.9: those first whose event cannot be played."""
    table = RingTable.empty().hand(FREE, "fp-str-03", "fp-char-03", "fp-char-18")
    for verb in (BURY, PAY_CARD, LAY):
        bombadil, phial, blocked = promise(
            table.state, FREE, [verb[card] for card in ("fp-str-03", "fp-char-03", "fp-char-18")]
        )
        assert phial < min(bombadil, blocked), verb


def test_cards_on_the_table_are_fought_by_what_they_are_worth() -> None:
    """WOTR-7.9."""
    table = tabled(RingTable.empty(), "fp-str-02", "fp-str-03")
    power, bombadil = promise(
        table.state, SHADOW, [DISPEL["army", card] for card in ("fp-str-02", "fp-str-03")]
    )
    assert bombadil < power
    coat, axe, nothing = promise(
        table.state, SHADOW, [STRIP_CARD["fp-char-05"], STRIP_CARD["fp-char-06"], STRIP_NOTHING()]
    )
    assert nothing < axe < coat


def test_figures_of_a_card_come_where_the_enemy_is_and_many_of_them() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=3)
    near, far = promise(
        table.state, FREE, [RAISE["elves-elite", to] for to in ("lorien", "grey-havens")]
    )
    assert far < near
    for verb in (CALL_UP, REROLL):
        none, one, many = promise(table.state, FREE, [verb[number] for number in (0, 1, 3)])
        assert none < one < many


def test_a_card_aims_at_the_larger_army() -> None:
    table = RingTable.empty().army("folde", sauron_regular=5).army("westemnet", sauron_regular=1)
    large, small = promise(table.state, FREE, [CHOOSE_ARMY["folde"], CHOOSE_ARMY["westemnet"]])
    assert small < large


# Bots


def choice_of(table: RingTable, seat: int, bot: str = "greedy") -> Option:
    """Return what a bot chooses now."""
    return make_bot(bot, ANY_GAME, 1).choose(sight_of(table.state, (seat,), seat, 0))


def test_a_bot_enters_mordor() -> None:
    table = RingTable.empty().fellowship("morannon", "strider")
    table.frames(FellowshipPhase(step="enter_mordor"))
    assert choice_of(table, FREE).id == "enter-mordor"


def test_a_bot_takes_a_stronghold_that_nobody_defends() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=3)
    table.acting(SHADOW, shadow="army")
    assert choice_of(table, SHADOW).id == "act:army:move-armies"
    table.shadow.chooses("act:army:move-armies")
    assert choice_of(table, SHADOW).id == "march:dimrill-dale:lorien"


def test_a_bot_climbs_the_last_step() -> None:
    table = RingTable.empty().fellowship("lorien", "strider").in_mordor(4)
    table.tiles("std-0r", "std-1").acting(FREE, free="character")
    assert choice_of(table, FREE).id == "act:character:move-fellowship"


def test_a_move_with_two_armies_is_judged_when_both_have_moved() -> None:
    table = RingTable.empty().army("dimrill-dale", sauron_regular=3)
    table.army("minas-morgul", sauron_regular=3).acting(SHADOW, shadow="army", free="event")
    world = table.state.clone()
    move(
        cast("Advice[State]", advice),
        world,
        SHADOW,
        Option("act", ("army", "move-armies")),
        teams_of(world),
    )
    assert not {"dimrill-dale", "minas-morgul"} & set(world.hosts[SHADOW])


def test_a_bot_heals_and_does_not_play_in_vain() -> None:
    """WOTR-7.17."""
    table = RingTable.empty().fellowship("lorien", "strider", corruption=8)
    table.hand(FREE, "fp-char-12").acting(FREE, free="event", shadow="army")
    assert choice_of(table, FREE).id == "play:event:fp-char-12"
    table.state.rings[FREE] = 0
    table.fellowship("lorien", "strider", corruption=0).acting(FREE, free="event", shadow="army")
    assert choice_of(table, FREE).id == "act:event:draw-event"


def test_a_bot_brings_the_phial_into_play() -> None:
    """WOTR-16.18."""
    table = RingTable.empty().fellowship("lorien", "strider", corruption=5)
    table.hand(FREE, "fp-char-03").acting(FREE, free="event", shadow="army")
    assert choice_of(table, FREE).id == "play:event:fp-char-03"


def test_a_bot_keeps_its_coat_for_a_worse_tile() -> None:
    """WOTR-7.8."""
    table = tabled(RingTable.empty().fellowship("folde", corruption=8), "fp-char-05")
    table.tiles("std-1", "std-3", "std-3", "std-2").run(DrawTile(cause="card"))
    assert choice_of(table, FREE).id == "spare-card"
    table = tabled(RingTable.empty().fellowship("folde", corruption=8), "fp-char-05")
    table.tiles("std-3", "std-1", "std-1").run(DrawTile(cause="card"))
    assert choice_of(table, FREE).id == "spend-card:fp-char-05"


def test_a_bot_loses_no_guide_for_little_damage() -> None:
    """WOTR-16.25."""
    table = RingTable.empty().fellowship("folde", "strider", corruption=2)
    table.tiles("std-1", "std-3").run(DrawTile(cause="card"))
    guide, nobody = promise(table.state, FREE, [LOSE_GUIDE(), NO_CASUALTY()])
    assert guide < nobody
    assert choice_of(table, FREE).id == "no-casualty"


def test_the_white_rider_rides_against_many_nazgul() -> None:
    """WOTR-12.16."""
    found = []
    for number in (1, 4):
        table = RingTable.empty().army("westemnet", rohan_regular=3)
        table.character("gandalf-white", "westemnet")
        table.army("eastemnet", sauron_regular=3, sauron_nazgul=number)
        table.attack("eastemnet", "westemnet")
        assert table.asked_kind == "white-rider"
        found.append(promise(table.state, FREE, [QUELL()])[0])
    few, many = found
    assert few < promise(RingTable.empty().state, FREE, [LEAD_ON()])[0] < many


def test_a_bot_lays_a_card_whose_event_is_of_no_use() -> None:
    """WOTR-12.1."""
    table = RingTable.empty().army("helms-deep", rohan_regular=4)
    table.army("fords-of-isen", isengard_regular=5).hand(SHADOW, "sh-str-13", "sh-str-18")
    table.hand(FREE, "fp-str-03")
    table.attack("fords-of-isen", "helms-deep")
    if table.asked_kind == "stronghold-choice":
        table.free.chooses("field")
    assert table.asked_kind == "combat-card"
    assert choice_of(table, SHADOW).verb == "lay"


@pytest.mark.parametrize("scenario", game.scenarios, ids=lambda each: each.name)
def test_a_whole_game_of_greedy_bots_ends(scenario: Scenario) -> None:
    names = ["greedy"] * len(scenario.seats)
    shorter = {"limits.corruption": 4} if len(names) > 2 else {}
    match = open_match(ANY_GAME, scenario.name, names, b"advice", ruleset=shorter)
    bots = [Player(make_bot("greedy", ANY_GAME, seat), (seat,)) for seat in scenario.seats]
    play_on(match, bots)
    assert match.outcome is not None
    assert match.number < 3000


# Teams


def test_a_bot_offers_a_card_that_only_its_mate_can_use() -> None:
    table = RingTable.empty("four-players").hand(0, "fp-str-01", "fp-str-16")
    table.hand(3, "fp-str-02").phase("team_draws")
    assert choice_of(table, 0).id == "offer:fp-str-16"
    assert choice_of(table, 3).id == "offer:fp-str-02"
    table.hand(0, "fp-str-01", "fp-str-14").phase("team_draws")
    assert choice_of(table, 0).id == "keep-cards"


def test_a_bot_agrees_to_a_mixed_army_where_an_enemy_is_near() -> None:
    table = RingTable.empty("four-players").army("folde", gondor_regular=2, rohan_regular=2)
    table.acting(0, free="event", shadow="army").seat(0).chooses("mix:folde")
    assert choice_of(table, 3).id == "keep-apart"
    table.army("eastemnet", sauron_regular=4).acting(0, free="event", shadow="army")
    near, far = promise(table.state, 0, [MIX["folde"], SKIP["event"]])
    assert near > far
    table.seat(0).chooses("mix:folde")
    assert choice_of(table, 3).id == "join-armies"


@pytest.mark.parametrize("scenario", ["three-players", "four-players"])
def test_every_option_of_a_team_has_a_promise(scenario: str) -> None:
    random, war = Random(3), new(game, scenario, Mixer(3))
    for _ in range(400):
        ask = random.choice(asks(war))
        found = promise(war, ask.seat, list(ask.options))
        assert len(found) == len(ask.options)
        assert min(found) > 0
        choose(war, ask.seat, random.choice(list(ask.options)))
