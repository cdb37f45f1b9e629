"""Chapter 21: who may attack whom, terrain advantage, and the hands for a battle."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

MARSH = "valley-north-marsh"
PLAINS = "valley-central-plains"
HILLS = "valley-central-hills"


EVENTS = (
    "ev-encirclement-fierce-defence",
    "ev-troop-leader-battle-fury",
    "ev-marching-companies-overmastered",
)
OTHER_EVENTS = (
    "ev-encirclement-no-quarter",
    "ev-troop-leader-great-confusion",
    "ev-move-to-strike-dense-fog",
)
FREE_EVENT = "ev-sudden-assault-battle-fury"
STORIES = ("ss-war-band", "ss-orc-army", "ss-black-tide")


def advantages(table: Battlefield) -> list[events.TerrainAdvantage]:
    return [event for event in table.events if isinstance(event, events.TerrainAdvantage)]


def kinds(table: Battlefield, *wanted: type) -> list[str]:
    """Return the names of events, in their order."""
    return [type(event).__name__ for event in table.events if isinstance(event, wanted)]


def quiet_round(table: Battlefield, dice: int) -> Battlefield:
    """Play a round in which both sides play Regroup and every die misses."""
    return table.dice(*[1] * dice).manoeuvres()


# B5A-21.1 to 21.3: the attack


@pytest.mark.rule("B5A-21.1")
@pytest.mark.parametrize(
    ("action", "die"),
    [
        ("attack", "army"),
        ("attack", "muster-army"),
        ("led-attack", "character"),
        ("goblin-attack", "eye"),
    ],
)
def test_the_shadow_attacks_an_adjacent_army(action: str, die: str) -> None:
    table = Battlefield.empty().army(PLAINS, goblins=1, orcs=1, tokens=1).army(HILLS, lake_men=2)
    table.attack(PLAINS, HILLS, action=action, die=die)
    assert events.BattleBegan(SHADOW, (PLAINS,), HILLS) in table.events
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-21.1")
@pytest.mark.parametrize(
    ("action", "die"),
    [
        ("attack", "muster-army"),
        ("attack", "will-of-the-west"),
        ("led-attack", "character"),
        ("led-attack", "will-of-the-west"),
    ],
)
def test_the_free_peoples_attack_an_adjacent_army(action: str, die: str) -> None:
    table = Battlefield.empty().army(PLAINS, orcs=2).army(HILLS, lake_men=2, tokens=1)
    table.attack(HILLS, PLAINS, action=action, die=die)
    assert events.BattleBegan(FREE, (HILLS,), PLAINS) in table.events


@pytest.mark.rule("B5A-21.1")
def test_several_armies_attack_one_with_a_combined_attack() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2)
    table.army(HILLS, orcs=1).army("valley-east-plains", orcs=1).acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:combined-attack")
    table.shadow.chooses(f"target:{PLAINS}", f"join:{HILLS}", "join:valley-east-plains", "done")
    assert events.BattleBegan(SHADOW, (HILLS, "valley-east-plains"), PLAINS) in table.events


@pytest.mark.rule("B5A-21.1")
def test_only_an_adjacent_region_with_an_enemy_army_is_attacked() -> None:
    table = Battlefield.empty().army("valley-northeast-plains", orcs=2).army(MARSH, lake_men=1)
    table.army("eastern-bank-ford-plains", lake_men=1).army("valley-west-plains", lake_men=1)
    table.army("valley-east-marsh", orcs=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-northeast-plains")
    table.shadow.may(f"attack:{MARSH}")
    table.shadow.may_not(f"attack:{HILLS}", because="B5A-21.1")  # nobody there
    table.shadow.may_not("attack:valley-east-marsh", because="B5A-21.1")  # an army of its own
    table.shadow.may_not("attack:eastern-bank-ford-plains", because="B5A-3.4")  # across the river
    table.shadow.may_not("attack:valley-west-plains", because="B5A-3.3")  # far away
    assert [o for o in table.shadow.options if o.startswith("attack:")] == [f"attack:{MARSH}"]


@pytest.mark.rule("B5A-21.2")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_who_acts_is_the_attacker_for_the_whole_battle(attacker: int) -> None:
    table = Battlefield.empty().army(PLAINS, orcs=2).army(HILLS, lake_men=2)
    table.attack(*((PLAINS, HILLS) if attacker == SHADOW else (HILLS, PLAINS)))
    for _ in range(3):
        battle = table.state.battle
        assert battle is not None
        assert (battle.attacker, battle.defender) == (attacker, 1 - attacker)
        quiet_round(table, dice=4)
        assert table.asked == [(attacker, "stop-attack")]
        table.seat(attacker).chooses("press-on")
        assert table.asked == [(1 - attacker, "retreat-or-rout")]
        table.seat(1 - attacker).chooses("stand")


@pytest.mark.rule("B5A-21.3")
def test_the_battle_is_in_the_defenders_region() -> None:
    # The Archers prefer the hills they come from, the Orcs the swamps in which they are attacked.
    table = Battlefield.empty().army(HILLS, wood_elf_archers=2).army(MARSH, orcs=1)
    table.attack(HILLS, MARSH)
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "swamps")]
    battle = table.state.battle
    assert battle is not None
    assert battle.region == MARSH


# B5A-21.4 to 21.8, 21.15: terrain advantage


@pytest.mark.rule("B5A-21.4")
def test_terrain_advantage_comes_before_the_first_round() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=1).army(HILLS, wargs=1)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-21.5")
def test_the_army_with_more_units_in_their_preferred_terrain_has_the_advantage() -> None:
    table = Battlefield.empty().army(PLAINS, wood_elf_spearmen=2, dwarf_veterans=2)
    table.army("valley-east-plains", wargs=3).attack("valley-east-plains", PLAINS)
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]


@pytest.mark.rule("B5A-21.5")
def test_units_are_counted_not_strength() -> None:
    # 3 Goblins have strength 3, 2 Dwarf Veterans strength 4; all of them prefer mountains.
    table = Battlefield.empty().army("southern-spur-south-mountains", dwarf_veterans=2)
    table.army("southern-spur-west-mountains", goblins=3)
    table.attack("southern-spur-west-mountains", "southern-spur-south-mountains")
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "mountains")]


@pytest.mark.rule("B5A-21.5")
def test_the_defender_may_have_the_advantage() -> None:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=1, dwarf_veterans=1)
    table.army(HILLS, orcs=5).attack(HILLS, "ruins-of-dale")
    assert advantages(table) == [events.TerrainAdvantage(FREE, "ruins")]


@pytest.mark.rule("B5A-21.7")
def test_nobody_has_the_advantage_with_two_against_two() -> None:
    table = Battlefield.empty().army(PLAINS, wood_elf_spearmen=2).army(HILLS, wargs=2, orcs=1)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == []


@pytest.mark.rule("B5A-21.7")
def test_nobody_has_the_advantage_with_none_against_none() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=1).army(HILLS, orcs=3)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == []


@pytest.mark.rule("B5A-21.8")
def test_terrain_advantage_is_determined_once_and_changes_no_roll() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, wargs=2)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]
    quiet_round(table, dice=4)
    assert events.CombatRolled(SHADOW, (), (1, 1), 5) in table.events
    assert events.CombatRolled(FREE, (), (1, 1), 5) in table.events
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    assert events.RoundBegan(2, HILLS, PLAINS) in table.events
    assert advantages(table) == []


@pytest.mark.rule("B5A-21.15")
def test_great_orcs_prefer_every_terrain_while_they_attack() -> None:
    table = Battlefield.empty().army(PLAINS, wood_elf_spearmen=2).army(HILLS, great_orcs=2)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == []
    table = Battlefield.empty().army(PLAINS, wood_elf_spearmen=2).army(HILLS, great_orcs=3)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]


@pytest.mark.rule("B5A-21.15")
def test_great_orcs_prefer_no_terrain_while_they_defend() -> None:
    table = Battlefield.empty().army(PLAINS, great_orcs=2).army(HILLS, wood_elf_spearmen=1)
    table.attack(HILLS, PLAINS)
    assert advantages(table) == [events.TerrainAdvantage(FREE, "plains")]


@pytest.mark.rule("B5A-21.6")
@pytest.mark.parametrize(("attacker", "winner"), [(FREE, SHADOW), (SHADOW, SHADOW), (SHADOW, FREE)])
def test_terrain_advantage_draws_one_event_card_at_once(attacker: int, winner: int) -> None:
    units = {"wood_elf_spearmen": 2} if winner == FREE else {"lake_men": 1}
    shadow, free = (HILLS, PLAINS) if attacker == SHADOW else (PLAINS, HILLS)
    table = Battlefield.empty().army(free, **units).army(shadow, wargs=1)
    table.attack(*((shadow, free) if attacker == SHADOW else (free, shadow)))
    side, other = ("free", "shadow") if winner == FREE else ("shadow", "free")
    assert events.CardsDrawn(winner, 1, 0) in table.events
    assert table.state.size(f"event-hand-{side}") == 1
    assert table.state.size(f"story-{side}-hand") == 0
    assert table.state.size(f"event-hand-{other}") == 0
    (drawn,) = table.seat(winner).sees(f"event-hand-{side}")
    table.seat(winner).may(f"manoeuvre:{drawn}")  # it is there for the first round


@pytest.mark.rule("B5A-21.6")
def test_story_cards_count_for_the_hand_limit_of_the_terrain_draw() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=1).army(HILLS, wargs=1)
    table.hand(SHADOW, *EVENTS, *STORIES).draws("draw event-deck", 0)
    fresh = table.state.faces("event-deck")[0]
    table.attack(HILLS, PLAINS)
    assert table.asked == [(SHADOW, "terrain-discard")]
    table.shadow.may(*(f"discard:{card}" for card in (*EVENTS, *STORIES, fresh)))
    table.shadow.may_not("done", because="B5A-8.6").chooses(f"discard:{STORIES[1]}", "done")
    assert table.shadow.sees("event-hand-shadow") == sorted([*EVENTS, fresh])
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-21.6")
def test_a_hand_of_five_takes_the_terrain_draw_without_a_discard() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=1).army(HILLS, wargs=1)
    table.hand(SHADOW, *EVENTS, *STORIES[:2]).attack(HILLS, PLAINS)
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]
    assert table.state.size("event-hand-shadow") == 4


# B5A-21.9 to 21.13: the battle hands


@pytest.mark.rule("B5A-21.9")
def test_event_cards_are_kept_for_the_battle_and_story_cards_are_not() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.hand(SHADOW, *EVENTS, *STORIES).hand(FREE, FREE_EVENT, "sf-dismay")
    table.attack(HILLS, PLAINS)
    assert set(table.shadow.options) == {
        *(f"manoeuvre:{card}" for card in EVENTS),
        "manoeuvre:unit-orcs",
        "manoeuvre:regroup",
    }
    assert set(table.free.options) == {
        f"manoeuvre:{FREE_EVENT}",
        "manoeuvre:unit-lake-men",
        "manoeuvre:regroup",
    }
    table.shadow.may_not(f"manoeuvre:{FREE_EVENT}", because="B5A-22.2")


@pytest.mark.rule("B5A-21.9", "B5A-21.13")
def test_unused_event_cards_and_all_story_cards_are_in_hand_after_the_battle() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.hand(SHADOW, *EVENTS, *STORIES).attack(HILLS, PLAINS).board(dice=[{}, {"army": 1}])
    table.dice(1, 1, 1, 1).manoeuvres(shadow=EVENTS[0]).shadow.chooses("stop-attack")
    assert table.shadow.sees("event-hand-shadow") == sorted(EVENTS[1:])
    assert table.shadow.sees("story-shadow-hand") == sorted(STORIES)
    assert table.state.faces("event-discard") == [EVENTS[0]]


@pytest.mark.rule("B5A-21.9")
def test_nobody_sees_what_the_other_holds_in_a_battle() -> None:
    views = []
    for cards in ((*EVENTS, *STORIES), (*OTHER_EVENTS, "ss-ill-chance", *STORIES[:2])):
        table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
        views.append(table.hand(SHADOW, *cards).attack(HILLS, PLAINS).view(FREE))
    assert views[0] == views[1]
    assert views[0].zones["event-hand-shadow"].size == 3


@pytest.mark.rule("B5A-21.10", "B5A-21.11")
def test_each_side_takes_the_cards_of_its_unit_types_and_regroup() -> None:
    table = Battlefield.empty().army(PLAINS, wood_elf_archers=1, dwarf_regulars=2)
    table.army(HILLS, orcs=2, goblins=1).attack(HILLS, PLAINS)
    assert set(table.free.options) == {
        "manoeuvre:unit-wood-elf-archers",
        "manoeuvre:unit-dwarf-regulars",
        "manoeuvre:regroup",
    }
    assert set(table.shadow.options) == {
        "manoeuvre:unit-orcs",
        "manoeuvre:unit-goblins",
        "manoeuvre:regroup",
    }
    table.free.may_not(
        "manoeuvre:unit-lake-men",
        "manoeuvre:unit-orcs",
        "manoeuvre:unit-goblins",
        because="B5A-21.10",
    )
    table.shadow.may_not(
        "manoeuvre:unit-great-orcs", "manoeuvre:unit-dwarf-regulars", because="B5A-21.10"
    )


@pytest.mark.rule("B5A-21.12")
def test_bats_over_the_battle_region_bring_vampire_like() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.state.bats["valley"] = 1
    table.attack(HILLS, PLAINS).shadow.may("manoeuvre:vampire-like")
    table.free.may_not("manoeuvre:vampire-like", because="B5A-34.5")
    table.attack(PLAINS, HILLS).shadow.may("manoeuvre:vampire-like")  # also in defence


@pytest.mark.rule("B5A-21.12")
def test_bats_over_another_territory_bring_nothing() -> None:
    table = Battlefield.empty().army("valley-northwest-plains", lake_men=2).army("camp", orcs=2)
    table.state.bats["eastern-bank"] = 6
    table.attack("camp", "valley-northwest-plains")
    table.shadow.may_not("manoeuvre:vampire-like", because="B5A-34.5")
    table.attack("valley-northwest-plains", "camp").shadow.may("manoeuvre:vampire-like")


@pytest.mark.rule("B5A-21.13")
def test_the_cards_are_put_away_after_the_battle() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.attack(HILLS, PLAINS).board(dice=[{}, {"army": 1}])
    table.dice(1, 1, 1, 1).manoeuvres(free="unit-lake-men", shadow="unit-orcs")
    assert table.state.battle is not None
    table.shadow.chooses("stop-attack")
    assert table.state.battle is None
    table.shadow.chooses("act:army:attack").chooses(f"army:{HILLS}", f"attack:{PLAINS}")
    table.free.may("manoeuvre:unit-lake-men")
    table.shadow.may("manoeuvre:unit-orcs")


# B5A-21.14: the round


@pytest.mark.rule("B5A-21.14")
def test_a_round_has_five_steps() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2, tokens=1)
    table.attack(HILLS, PLAINS)
    told = (
        events.ManoeuvreShown,
        events.CombatRolled,
        events.DiceRerolled,
        events.DamageDealt,
        events.UnitsLost,
    )
    assert kinds(table, *told) == []
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]
    table.dice(1, 6, 6, 1, 6).manoeuvres()
    assert kinds(table, *told) == ["ManoeuvreShown"] * 2 + ["CombatRolled"] * 2
    assert table.asked == [(SHADOW, "leader-reroll")]
    table.shadow.chooses("reroll:1:0")
    assert kinds(table, *told) == ["DiceRerolled"] + ["DamageDealt"] * 2
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    table.free.chooses("lose:lake-men", "done")
    table.shadow.chooses("done")
    assert kinds(table, *told) == ["UnitsLost"]
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-21.1")
def test_before_any_attack_it_is_said_what_could_never_be_attacked() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, lake_men=2)
    table.acting(SHADOW, free="army", shadow="army")
    table.shadow.may_not(f"attack:{MARSH}", f"attack:{PLAINS}", because="B5A-21.1")
    table.shadow.may_not(f"attack:{HILLS}", because="not-now")
    table.free.may_not(f"attack:{MARSH}", f"attack:{HILLS}", because="B5A-21.1")
    table.free.may_not(f"attack:{PLAINS}", because="not-your-decision")


@pytest.mark.rule("B5A-20.1", "B5A-21.1")
def test_goblins_behind_a_closed_pass_attack_nobody() -> None:
    table = Battlefield.empty().army("goblin-mustering-point-north", goblins=2)
    table.army(PLAINS, goblins=1).army("eastern-bank-central-mountains", lake_men=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:attack")
    table.shadow.may_not("army:goblin-mustering-point-north", because="B5A-20.1")
    table.shadow.may(f"army:{PLAINS}")
