"""The twenty Story cards of the Shadow, clause by clause, in the order of the deck."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.battle.rolls import dice_number
from ostrog.games.five_armies.board import events

DREAD = "ss-great-dread"
WAR_BAND = "ss-war-band"
CHIEFTAINS = "ss-chieftains-and-champions"
WHIRLING_BATS = "ss-whirling-bats"
ARROWS = "ss-flying-arrows-and-wild-spears"
TROUBLED_MIND = "ss-troubled-mind"
ORC_ARMY = "ss-orc-army"
BLACK_TIDE = "ss-black-tide"
GREAT_GOBLIN = "ss-great-goblin"
HOWLING = "ss-howling-orcs"
MULTITUDE = "ss-hurrying-multitude"
ILL_CHANCE = "ss-ill-chance"
RETURNING = "ss-returning-to-the-assault"
GUNDABAD = "ss-orcs-from-gundabad"
CLIMBING = "ss-climbing-goblins"
HUGE_SIZE = "ss-orcs-of-huge-size"
NECROMANCER = "ss-the-shadow-of-the-necromancer"
WOLF_RIDERS = "ss-the-swiftest-wolf-riders"
LOCUSTS = "ss-like-a-sea-of-locusts"
VICTORY = "ss-victory-vanishes-from-hope"

SPUR_PLAINS = "broken-lands-spur-plains"
NORTH_PLAINS = "broken-lands-north-plains"
NORTHWEST = "broken-lands-northwest-hills"
NORTHEAST = "broken-lands-northeast-plains"
EAST_HILLS = "broken-lands-east-hills"
MIDDLE_HILLS = "broken-lands-middle-hills"
CENTRE = "broken-lands-central-plains"
DALE = "ruins-of-dale"
SOUTH_PLAINS = "valley-south-plains"
VALLEY = "valley-central-plains"
POINT = "goblin-mustering-point-north"
PASS = "mountain-pass-north"
BELOW_PASS = "eastern-bank-central-mountains"

GOES_ON = [(FREE, "act")]
"""The card is done, and the Free Peoples are to act."""


def is_discarded(table: Battlefield, card: str) -> bool:
    """Whether a card is face up on the discard pile of the Shadow."""
    return table.free.sees("story-shadow-discard") == [card]


def pick(table: Battlefield, place: str) -> Battlefield:
    """Let the Shadow choose an army for its card, if it has a choice."""
    if table.asked == [(SHADOW, "card-army")]:
        table.shadow.chooses(f"choose:{place}")
    return table


def lies_on_table(table: Battlefield, card: str) -> bool:
    """Whether a card is face up on the table."""
    return table.free.sees("story-shadow-table") == [card]


# Move or attack: War-band, Great Goblin, Orcs from Gundabad, Climbing Goblins

EITHER = [
    (WAR_BAND, SPUR_PLAINS, EAST_HILLS, CENTRE),
    (GREAT_GOBLIN, SPUR_PLAINS, EAST_HILLS, CENTRE),
    (GUNDABAD, SOUTH_PLAINS, VALLEY, DALE),
    (CLIMBING, PASS, BELOW_PASS, "eastern-bank-north-plains"),
]
"""A card, the army it reinforces, where that moves, and an enemy beside both."""


@pytest.mark.rule("B5A-CR-01")
@pytest.mark.parametrize(("card", "place", "to", "enemy"), EITHER)
def test_the_reinforced_army_moves_and_then_does_not_attack(
    card: str, place: str, to: str, enemy: str
) -> None:
    table = Battlefield.empty().army(place, goblins=2).army(enemy, lake_men=1)
    pick(table.plays(SHADOW, card), place)
    assert table.asked == [(SHADOW, "select-move")]
    table.shadow.chooses(f"army:{place}", f"to:{to}")
    assert (table.units(place), table.units(to)["goblins"] >= 2) == ({}, True)
    assert table.asked == GOES_ON
    assert is_discarded(table, card)


@pytest.mark.rule("B5A-CR-01")
@pytest.mark.parametrize(("card", "place", "to", "enemy"), EITHER)
def test_the_reinforced_army_attacks_instead_of_moving(
    card: str, place: str, to: str, enemy: str
) -> None:
    foe = to if place == PASS else enemy
    table = Battlefield.empty().army(place, goblins=2).army(foe, lake_men=1)
    pick(table.plays(SHADOW, card), place)
    table.shadow.chooses(f"army:{place}", f"attack:{foe}")
    assert events.BattleBegan(SHADOW, (place,), foe) in table.events
    table.dice(*[1] * 6).manoeuvres()
    if table.asked == [(SHADOW, "leader-reroll")]:
        table.shadow.chooses("reroll:0:0")
    table.shadow.chooses("stop-attack")
    assert table.asked == GOES_ON  # and it does not move afterwards
    assert is_discarded(table, card)


@pytest.mark.rule("B5A-CR-01")
@pytest.mark.parametrize(("card", "place", "to", "enemy"), EITHER)
def test_the_reinforced_army_may_do_neither_and_no_other_army_may(
    card: str, place: str, to: str, enemy: str
) -> None:
    table = Battlefield.empty().army(place, goblins=2).army(enemy, lake_men=1)
    table.army("broken-lands-south-plains", orcs=1, goblins=1)
    pick(table.plays(SHADOW, card), place)
    table.shadow.may_not("army:broken-lands-south-plains", because="B5A-CR-03")
    table.shadow.chooses("done")
    assert table.units(place)["goblins"] >= 2
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-01")
def test_other_cards_give_a_move_and_an_attack() -> None:
    table = Battlefield.empty().army(SOUTH_PLAINS, orcs=2).army(DALE, lake_men=1)
    table.plays(SHADOW, "ev-sudden-assault-dense-fog")
    table.shadow.chooses(f"army:{SOUTH_PLAINS}", f"to:{VALLEY}")
    assert table.asked == [(SHADOW, "attack-after-move")]
    table.shadow.may("no-attack").chooses(f"attack:{DALE}")
    assert events.BattleBegan(SHADOW, (VALLEY,), DALE) in table.events


# Great Dread


def dread() -> Battlefield:
    """Three tokens of the Free Peoples are on the board; the Shadow has two settlements."""
    table = Battlefield.empty().army(VALLEY, orcs=1).army("camp", lake_men=1)
    table.lay("elves-at-lower-slopes", "wood-elf-archers", "wood-elf-spearmen")
    table.lay("dwarves-and-men-at-camp", "dwarf-veterans")
    return table.controls(DALE, "fallen-bridge")


@pytest.mark.rule("B5A-CR-35")
def test_great_dread_needs_two_settlements_and_the_front_gate_is_none() -> None:
    for held in ((), ("camp",), ("front-gate", "camp")):
        table = Battlefield.empty().army(VALLEY, orcs=1).controls(*held).hand(SHADOW, DREAD)
        table.acting(SHADOW, shadow="muster")
        table.shadow.may_not(f"play:muster:{DREAD}", because="B5A-8.15")
    table.controls("ravenhill", "eastern-spur").shadow.may(f"play:muster:{DREAD}")


@pytest.mark.rule("B5A-CR-34", "B5A-8.16")
def test_great_dread_takes_a_token_for_each_die_of_four_or_more() -> None:
    table = dread().dice(4, 3, 6, 1).plays(SHADOW, DREAD, die="muster")
    assert events.DreadRolled((4, 3, 6, 1), target=4, hits=2) in table.events
    table.shadow.may_not("take-token:fallen-bridge:elves", because="B5A-CR-34")
    table.shadow.chooses("take-token:camp:dwarves-and-men")
    table.shadow.may_not("take-token:camp:dwarves-and-men", because="B5A-CR-34")
    table.shadow.may_not("done", because="B5A-8.16")
    table.shadow.chooses("take-token:lower-slopes:elves")
    table.shadow.may_not("take-token:lower-slopes:elves", because="B5A-CR-34").chooses("done")
    assert table.state.size("elves-at-lower-slopes") == 1
    assert table.state.size("dwarves-and-men-at-camp") == 0
    assert table.asked == GOES_ON
    assert is_discarded(table, DREAD)


@pytest.mark.rule("B5A-CR-34")
def test_great_dread_returns_the_tokens_unseen_to_their_piles() -> None:
    table = dread().dice(5, 5, 1, 1).plays(SHADOW, DREAD)
    table.shadow.chooses("take-token:camp:dwarves-and-men", "take-token:lower-slopes:elves", "done")
    for seat in (table.free, table.shadow):
        assert events.TokensRemoved("camp", "dwarves-and-men", 1) in seat.hears()
    assert table.state.size("dwarves-and-men-pile") == 17
    assert table.state.size("elves-pile") == 19
    assert table.state.size("dwarves-and-men-flipped") == table.state.size("elves-flipped") == 0


@pytest.mark.rule("B5A-CR-34", "B5A-8.18")
def test_great_dread_takes_all_tokens_if_there_are_fewer_than_successes() -> None:
    table = dread().lay("elves-at-lower-slopes").dice(6, 5, 4, 4).plays(SHADOW, DREAD)
    table.shadow.may_not("done", because="B5A-8.16").accepts()
    assert table.state.size("dwarves-and-men-at-camp") == 0
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-34")
def test_great_dread_takes_nothing_without_successes() -> None:
    table = dread().dice(3, 3, 2, 1).plays(SHADOW, DREAD)
    assert table.state.size("elves-at-lower-slopes") == 2
    assert table.asked == GOES_ON
    assert is_discarded(table, DREAD)


# War-band


@pytest.mark.rule("B5A-8.16", "B5A-CR-38")
def test_war_band_reinforces_an_army_in_the_broken_lands() -> None:
    table = Battlefield.empty().army(SPUR_PLAINS, wargs=1, tokens=1).army(VALLEY, orcs=1)
    table.army(POINT, goblins=1).army(EAST_HILLS, orcs=1).plays(SHADOW, WAR_BAND, die="army")
    table.shadow.may(f"choose:{EAST_HILLS}")
    table.shadow.may_not(f"choose:{VALLEY}", f"choose:{POINT}", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{SPUR_PLAINS}")
    assert table.units(SPUR_PLAINS) == {"orcs": 2, "wargs": 1}
    assert table.tokens(SPUR_PLAINS) == 3
    assert table.units(EAST_HILLS) == {"orcs": 1}


@pytest.mark.rule("B5A-8.18", "B5A-CR-38")
def test_war_band_places_what_the_supplies_have() -> None:
    table = Battlefield.empty().army(EAST_HILLS, orcs=35, tokens=13).plays(SHADOW, WAR_BAND)
    assert table.units(EAST_HILLS) == {"orcs": 36}
    assert table.tokens(EAST_HILLS) == 14


@pytest.mark.rule("B5A-18.17")
def test_war_band_keeps_the_stacking_limit_before_the_army_moves() -> None:
    table = Battlefield.empty().army(SPUR_PLAINS, wargs=4).plays(SHADOW, WAR_BAND)
    assert table.asked == [(SHADOW, "overstack")]
    table.shadow.may_not("done", because="B5A-13.2").chooses("remove:wargs", "done")
    assert table.units(SPUR_PLAINS) == {"orcs": 2, "wargs": 3}
    assert table.asked == [(SHADOW, "select-move")]


@pytest.mark.rule("B5A-8.18")
def test_war_band_does_nothing_without_an_army_in_the_broken_lands() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=1).plays(SHADOW, WAR_BAND)
    assert table.units(VALLEY) == {"orcs": 1}
    assert table.asked == GOES_ON
    assert is_discarded(table, WAR_BAND)


# Chieftains and Champions


def chieftains(**tokens: int) -> Battlefield:
    """Five Shadow armies, one of them in a mustering point; the card is played."""
    table = Battlefield.empty().army(VALLEY, orcs=1, **tokens).army(SPUR_PLAINS, orcs=1)
    table.army(POINT, goblins=1).army(CENTRE, wargs=1).army(EAST_HILLS, orcs=1)
    return table.plays(SHADOW, CHIEFTAINS, die="muster")


@pytest.mark.rule("B5A-CR-38")
def test_chieftains_and_champions_leads_up_to_four_different_armies() -> None:
    table = chieftains(tokens=1)
    table.shadow.chooses(f"choose:{VALLEY}").may_not(f"choose:{VALLEY}", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{POINT}", f"choose:{CENTRE}", f"choose:{SPUR_PLAINS}")
    table.shadow.may_not(f"choose:{EAST_HILLS}", because="B5A-CR-03").chooses("done")
    assert [table.tokens(p) for p in (VALLEY, POINT, CENTRE, SPUR_PLAINS)] == [2, 1, 1, 1]
    assert table.tokens(EAST_HILLS) == 0
    assert table.asked == GOES_ON
    assert is_discarded(table, CHIEFTAINS)


@pytest.mark.rule("B5A-CR-38")
@pytest.mark.parametrize("chosen", [(), (CENTRE,)])
def test_chieftains_and_champions_may_lead_fewer(chosen: tuple[str, ...]) -> None:
    table = chieftains()
    table.shadow.chooses(*(f"choose:{place}" for place in chosen), "done")
    assert sum(army.tokens for army in table.state.armies.values()) == len(chosen)


@pytest.mark.rule("B5A-CR-38")
def test_only_the_supply_of_fourteen_limits_the_tokens_that_cards_bring() -> None:
    table = chieftains(tokens=12)
    table.shadow.chooses(f"choose:{CENTRE}", f"choose:{VALLEY}", f"choose:{POINT}", "done")
    assert [table.tokens(p) for p in (CENTRE, VALLEY, POINT)] == [1, 13, 0]


@pytest.mark.rule("B5A-CR-38")
def test_tokens_that_cards_brought_go_at_the_end_of_the_turn() -> None:
    table = chieftains()
    table.shadow.chooses(f"choose:{VALLEY}", "done")
    table.board(dice=[{}, {}]).phase("end_of_turn")
    assert table.tokens(VALLEY) == 0


# Whirling Bats


def bats(card: str, **territories: int) -> Battlefield:
    """Great Bats are in play, Free Peoples have Leadership tokens far away; the card is played."""
    table = Battlefield.empty().army("camp", lake_men=2, tokens=1).army(VALLEY, orcs=1, tokens=1)
    table.army("ravenhill", dwarf_veterans=1, tokens=2)
    flying = {name.replace("_", "-"): count for name, count in territories.items()}
    return table.board(bats=table.state.bats | flying).plays(SHADOW, card)


@pytest.mark.rule("B5A-CR-49")
def test_whirling_bats_takes_a_token_for_each_of_two_bats_wherever_they_are() -> None:
    table = bats(WHIRLING_BATS, valley=1, broken_lands=2)
    table.shadow.may_not("take-bats:eastern-bank", because="B5A-CR-49").chooses("take-bats:valley")
    table.shadow.may_not("take-bats:valley", because="B5A-CR-49")
    table.shadow.chooses("take-bats:broken-lands")
    table.shadow.may_not("take-bats:broken-lands", because="B5A-CR-49").chooses("done")
    assert table.state.bats["valley"] == 0
    assert table.state.bats["broken-lands"] == 1
    table.shadow.may_not(f"take-leadership:{VALLEY}", because="B5A-CR-49")
    table.shadow.chooses("take-leadership:camp")
    table.shadow.may_not("take-leadership:camp", because="B5A-CR-49")
    table.shadow.may_not("done", because="B5A-8.16").chooses("take-leadership:ravenhill")
    table.shadow.may_not("take-leadership:ravenhill", because="B5A-CR-49").chooses("done")
    assert (table.tokens("camp"), table.tokens("ravenhill"), table.tokens(VALLEY)) == (0, 1, 1)
    assert is_discarded(table, WHIRLING_BATS)


@pytest.mark.rule("B5A-CR-49")
def test_whirling_bats_may_take_one_figure_for_one_token() -> None:
    table = bats(WHIRLING_BATS, valley=2)
    table.shadow.chooses("take-bats:valley", "done").chooses("take-leadership:ravenhill", "done")
    assert (table.tokens("camp"), table.tokens("ravenhill")) == (1, 1)
    assert table.state.bats["valley"] == 1
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-49", "B5A-8.18")
def test_whirling_bats_takes_the_only_token_for_two_figures() -> None:
    table = bats(WHIRLING_BATS, valley=2).army("ravenhill", dwarf_veterans=1)
    table.shadow.chooses("take-bats:valley", "take-bats:valley", "done")
    table.shadow.chooses("take-leadership:camp", "done")
    assert table.tokens("camp") == 0
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-49")
@pytest.mark.parametrize("card", [WHIRLING_BATS, LOCUSTS])
def test_without_great_bats_on_the_board_the_cards_do_nothing(card: str) -> None:
    table = bats(card)
    assert (table.tokens("camp"), table.tokens("ravenhill")) == (1, 2)
    assert table.asked == GOES_ON
    assert is_discarded(table, card)


@pytest.mark.rule("B5A-CR-49")
def test_great_bats_that_a_card_took_come_back_in_the_next_leadership_phase() -> None:
    table = bats(WHIRLING_BATS, valley=6)
    table.shadow.chooses("take-bats:valley", "take-bats:valley", "done").accepts()
    table.board(bats=dict.fromkeys(table.state.bats, 0)).phase("shadow_leadership")
    table.shadow.may("split:0:6")


# Flying Arrows and Wild Spears


def arrows(stock: int, *, shadow: str = "eye", **units: int) -> Battlefield:
    """The card lies on the table with some Orcs; the Shadow is to act."""
    table = Battlefield.empty().army(VALLEY, **units or {"orcs": 1}).army("camp", lake_men=1)
    table.army(POINT, goblins=1).on_table(ARROWS).board(arrows=stock)
    return table.acting(SHADOW, free="event", shadow=shadow)


@pytest.mark.rule("B5A-CR-48")
def test_flying_arrows_places_one_orcs_unit_and_keeps_six_on_the_card() -> None:
    table = Battlefield.empty().army(VALLEY, wargs=1).army(POINT, goblins=1)
    table.army("camp", lake_men=1).plays(SHADOW, ARROWS, die="army")
    table.shadow.may(f"choose:{POINT}").may_not("choose:camp", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{VALLEY}")
    assert table.units(VALLEY) == {"orcs": 1, "wargs": 1}
    assert table.units(POINT) == {"goblins": 1}
    assert table.state.arrows == 6
    assert table.asked == GOES_ON
    assert lies_on_table(table, ARROWS)


@pytest.mark.rule("B5A-8.18", "B5A-CR-48")
@pytest.mark.parametrize(
    ("left", "placed", "stock"), [(7, 1, 6), (5, 1, 4), (2, 1, 1), (1, 1, 0), (0, 0, 0)]
)
def test_flying_arrows_takes_what_the_supply_has(left: int, placed: int, stock: int) -> None:
    table = Battlefield.empty().army(EAST_HILLS, orcs=36 - left).plays(SHADOW, ARROWS)
    assert table.units(EAST_HILLS) == {"orcs": 36 - left + placed}
    assert table.state.arrows == stock
    assert lies_on_table(table, ARROWS) is (stock > 0)
    assert is_discarded(table, ARROWS) is (stock == 0)


@pytest.mark.rule("B5A-CR-39")
@pytest.mark.parametrize("die", ["character", "army", "muster", "event", "muster-army", "eye"])
def test_any_die_takes_an_orcs_unit_from_flying_arrows_as_its_action(die: str) -> None:
    table = arrows(6, shadow=f"{die} {die}")
    table.shadow.chooses(f"act:{die}:orcs-from-card")
    table.shadow.may(f"choose:{POINT}").may_not("choose:camp", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{VALLEY}")
    assert table.units(VALLEY) == {"orcs": 2}
    assert table.state.arrows == 5
    assert table.state.dice[SHADOW][die] == 1
    assert table.asked == GOES_ON
    assert lies_on_table(table, ARROWS)


@pytest.mark.rule("B5A-CR-39")
def test_orcs_are_taken_from_flying_arrows_only_by_the_shadow_and_while_there_are_any() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=1).acting(SHADOW, shadow="eye")
    table.shadow.may_not("act:eye:orcs-from-card", because="B5A-CR-39")
    table = arrows(6).acting(FREE, free="event", shadow="eye")
    table.free.may_not("act:event:orcs-from-card", because="B5A-CR-39")


@pytest.mark.rule("B5A-8.20", "B5A-CR-39")
def test_flying_arrows_is_discarded_with_its_last_orcs_unit() -> None:
    table = arrows(1)
    table.shadow.chooses("act:eye:orcs-from-card").chooses(f"choose:{VALLEY}")
    assert table.units(VALLEY) == {"orcs": 2}
    assert events.CardDiscarded(SHADOW, ARROWS) in table.events
    assert is_discarded(table, ARROWS)


@pytest.mark.rule("B5A-CR-39", "B5A-18.17")
def test_an_orcs_unit_from_flying_arrows_counts_for_the_stacking_limit() -> None:
    table = arrows(3, wargs=5)
    table.shadow.chooses("act:eye:orcs-from-card").chooses(f"choose:{VALLEY}")
    table.shadow.chooses("remove:orcs", "done")
    assert table.units(VALLEY) == {"wargs": 5}
    assert table.state.arrows == 2


@pytest.mark.rule("B5A-CR-48")
def test_orcs_on_flying_arrows_cannot_be_placed_by_other_cards_or_tokens() -> None:
    table = Battlefield.empty().army(EAST_HILLS, orcs=29).on_table(ARROWS).board(arrows=6)
    table.hand(SHADOW, GUNDABAD).acting(SHADOW, free="event", shadow="event muster")
    table.lay(f"shadow-at-{EAST_HILLS}", "two-orcs")
    table.shadow.chooses(f"play:event:{GUNDABAD}").chooses("done")
    assert table.units(EAST_HILLS) == {"orcs": 30}  # one of two: the others lie on the card
    table.free.chooses("skip:event")
    table.shadow.chooses("act:muster:recruit").chooses(f"recruit:{EAST_HILLS}:shadow")
    assert table.asked == [(SHADOW, "substitute-unit")]
    table.shadow.may_not("place-unit:orcs", because="B5A-1.7")
    assert table.state.arrows == 6


@pytest.mark.rule("B5A-CR-48")
def test_fallen_orcs_do_not_return_to_flying_arrows() -> None:
    table = arrows(2).army(EAST_HILLS, orcs=33).army(VALLEY, orcs=1, damage=1)
    table.army(DALE, lake_men=3).attack(DALE, VALLEY).dice(6, 6, 6, 1).manoeuvres()
    table.shadow.accepts()
    assert table.units(VALLEY) == {}
    assert table.state.arrows == 2
    table.acting(SHADOW, shadow="eye").shadow.chooses("act:eye:orcs-from-card")
    table.shadow.chooses(f"choose:{EAST_HILLS}")
    assert table.units(EAST_HILLS) == {"orcs": 34}
    assert table.state.arrows == 1


# Troubled Mind

GENERALS = ("bard", "dain", "gandalf", "thranduil", "lord-of-the-eagles")


def troubled(general: str, *, marker: int = 0, free: str = "muster") -> Battlefield:
    """The card lies on the table; generals are activated and the Free Peoples are to act."""
    table = Battlefield.empty().army("camp", wood_elf_archers=2).army(VALLEY, orcs=2)
    table.army("ravenhill", dwarf_regulars=1, damage=1).army("valley-northwest-plains", orcs=3)
    table.character("gandalf", "camp").character("thranduil", "camp").character("dain", "ravenhill")
    table.on_table(TROUBLED_MIND).board(troubled=general, marker=marker)
    table.board(activated=["gandalf", "thranduil", "dain"])
    return table.acting(FREE, free=free, shadow="muster")


@pytest.mark.rule("B5A-CR-40")
@pytest.mark.parametrize("general", GENERALS)
def test_troubled_mind_names_any_of_the_five_generals(general: str) -> None:
    table = Battlefield.empty().character("bard", "camp").army("camp", lake_men=1)
    table.plays(SHADOW, TROUBLED_MIND, die="character")
    assert set(table.shadow.options) == {f"trouble:{each}" for each in GENERALS}
    table.shadow.may_not("trouble:thorin", "trouble:beorn", because="B5A-CR-40")
    table.shadow.chooses(f"trouble:{general}")
    assert table.state.troubled == general
    assert events.MindTroubled(general) in table.free.hears()
    assert table.asked == GOES_ON
    assert lies_on_table(table, TROUBLED_MIND)


@pytest.mark.rule("B5A-CR-40")
def test_troubled_mind_blocks_the_ability_of_that_general_and_of_no_other() -> None:
    table = troubled("gandalf")
    table.free.may_not("use-general:gandalf", because="B5A-CR-40")
    table.free.may("use-general:dain", "use-general:thranduil")
    table = troubled("dain")
    table.free.may_not("use-general:dain", because="B5A-CR-40").may("use-general:gandalf")


@pytest.mark.rule("B5A-CR-40")
def test_a_troubled_general_is_activated_and_brings_a_leadership_token() -> None:
    table = troubled("gandalf").phase("activate_generals")
    table.free.chooses("activate:gandalf", "done")
    assert table.state.activated == ["gandalf"]
    assert table.asked == [(FREE, "place-leadership")]
    table.free.chooses("place-token:camp", "done")
    assert table.tokens("camp") == 1


@pytest.mark.rule("B5A-CR-40")
def test_a_card_that_copies_an_ability_is_not_blocked_by_troubled_mind() -> None:
    table = troubled("thranduil").hand(FREE, "sf-shower-of-arrows")
    table.acting(FREE, free="event", shadow="muster")
    table.free.chooses("play:event:sf-shower-of-arrows")
    table.dice(4, 1).free.chooses("shoot:valley-northwest-plains")
    assert table.damage("valley-northwest-plains") == 1


@pytest.mark.rule("B5A-CR-40")
def test_troubled_mind_stays_when_its_general_falls() -> None:
    table = troubled("dain").army("southern-spur-west-mountains", orcs=5)
    table.attack("southern-spur-west-mountains", "ravenhill")
    table.board(breaches=table.state.breaches | {"ravenhill": 3})
    table.dice(*[6] * 5, 1).manoeuvres()
    if table.asked == [(FREE, "leader-reroll")]:
        table.free.chooses("reroll:0:0")
    table.free.accepts()
    assert table.state.characters["dain"] == "eliminated"
    assert lies_on_table(table, TROUBLED_MIND)
    assert table.state.troubled == "dain"


@pytest.mark.rule("B5A-CR-39")
def test_will_of_the_west_removes_troubled_mind_without_a_price() -> None:
    table = troubled("gandalf", marker=3, free="will-of-the-west character")
    table.free.may_not("act:character:clear-mind", because="B5A-CR-39")
    table.free.chooses("act:will-of-the-west:clear-mind")
    assert events.MindCleared("gandalf") in table.events
    assert table.state.marker == 3
    assert table.state.dice[FREE]["will-of-the-west"] == 0
    assert table.asked == [(SHADOW, "act")]  # the die does nothing else
    assert is_discarded(table, TROUBLED_MIND)
    table.shadow.chooses("skip:muster")
    table.free.may("use-general:gandalf")


@pytest.mark.rule("B5A-CR-39", "B5A-9.17")
@pytest.mark.parametrize("die", ["character", "muster", "event", "muster-army"])
def test_any_die_removes_troubled_mind_and_the_fate_marker_goes_back(die: str) -> None:
    table = troubled("gandalf", marker=3, free=die)
    table.free.chooses(f"act:{die}:clear-mind-at-a-price")
    assert table.state.marker == 2
    assert table.state.dice[FREE][die] == 0
    assert table.state.troubled == ""
    assert table.asked == [(SHADOW, "act")]
    assert is_discarded(table, TROUBLED_MIND)


@pytest.mark.rule("B5A-CR-31")
def test_with_the_marker_on_zero_only_will_of_the_west_removes_troubled_mind() -> None:
    table = troubled("gandalf", marker=0, free="muster will-of-the-west")
    table.free.may_not("act:muster:clear-mind-at-a-price", because="B5A-CR-31")
    table.free.may("act:will-of-the-west:clear-mind")
    table.board(marker=1).free.may("act:muster:clear-mind-at-a-price")


@pytest.mark.rule("B5A-CR-39")
def test_troubled_mind_is_removed_only_by_the_free_peoples_and_if_it_is_there() -> None:
    table = troubled("gandalf", marker=3).acting(SHADOW, free="muster", shadow="muster")
    table.shadow.may_not("act:muster:clear-mind-at-a-price", because="B5A-CR-31")
    table = Battlefield.empty().board(marker=3).acting(FREE, free="muster will-of-the-west")
    table.free.may_not("act:muster:clear-mind-at-a-price", because="B5A-CR-31")
    table.free.may_not("act:will-of-the-west:clear-mind", because="B5A-CR-39")


# Orc Army


@pytest.mark.rule("B5A-CR-36")
def test_orc_army_brings_five_orcs_to_a_mustering_region_without_enemies() -> None:
    table = Battlefield.empty().army(NORTH_PLAINS, lake_men=1).army(EAST_HILLS, wargs=3)
    table.beorn(NORTHWEST).plays(SHADOW, ORC_ARMY, die="muster")
    assert table.asked == [(SHADOW, "card-region")]
    assert set(table.shadow.options) == {f"choose:{NORTHEAST}", f"choose:{EAST_HILLS}"}
    table.shadow.may_not(
        f"choose:{NORTH_PLAINS}", f"choose:{NORTHWEST}", f"choose:{CENTRE}", because="B5A-CR-03"
    )
    table.shadow.chooses(f"choose:{EAST_HILLS}")
    assert table.units(EAST_HILLS) == {"orcs": 5, "wargs": 3}  # no limit there


@pytest.mark.rule("B5A-CR-02", "B5A-CR-03")
def test_orc_army_then_moves_any_army_of_the_broken_lands_up_to_two_regions() -> None:
    table = Battlefield.empty().army(MIDDLE_HILLS, wargs=1).army(VALLEY, orcs=1)
    table.army(POINT, goblins=5).board(open_passes=table.state.open_passes | {POINT: True})
    table.plays(SHADOW, ORC_ARMY).shadow.chooses(f"choose:{NORTHEAST}")
    table.shadow.may_not(f"army:{VALLEY}", f"army:{POINT}", because="B5A-CR-03")
    table.shadow.may(f"army:{NORTHEAST}").chooses(f"army:{MIDDLE_HILLS}", f"to:{EAST_HILLS}")
    table.shadow.may("halt").chooses(f"to:{SPUR_PLAINS}")
    assert table.units(SPUR_PLAINS) == {"wargs": 1}
    assert table.units(NORTHEAST) == {"orcs": 5}
    assert table.asked == GOES_ON
    assert is_discarded(table, ORC_ARMY)


@pytest.mark.rule("B5A-CR-02", "B5A-8.18")
def test_orc_army_places_the_orcs_there_are_and_need_not_move() -> None:
    table = Battlefield.empty().army(EAST_HILLS, orcs=33).plays(SHADOW, ORC_ARMY)
    table.shadow.chooses(f"choose:{NORTHWEST}").chooses("done")
    assert table.units(NORTHWEST) == {"orcs": 3}
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-36", "B5A-8.18")
def test_orc_army_without_a_free_mustering_region_still_moves_an_army() -> None:
    table = Battlefield.empty().army(MIDDLE_HILLS, wargs=1)
    for region in (NORTHWEST, NORTH_PLAINS, NORTHEAST, EAST_HILLS):
        table.army(region, lake_men=1)
    table.plays(SHADOW, ORC_ARMY)
    assert table.asked == [(SHADOW, "select-move")]
    assert table.state.supply(5) == 36


# Black Tide


@pytest.mark.rule("B5A-CR-02")
def test_black_tide_moves_every_army_with_leadership_by_one_region() -> None:
    table = Battlefield.empty().army(SPUR_PLAINS, orcs=2, tokens=1).army(VALLEY, wargs=2, tokens=1)
    table.army(PASS, goblins=2, tokens=1).army(CENTRE, orcs=1).army(SOUTH_PLAINS, orcs=1)
    table.character("bolg", SOUTH_PLAINS).plays(SHADOW, BLACK_TIDE, die="character")
    table.shadow.may_not(f"army:{CENTRE}", because="B5A-12.2")
    table.shadow.chooses(f"army:{SPUR_PLAINS}", f"to:{EAST_HILLS}")
    table.shadow.may_not(f"army:{EAST_HILLS}", because="B5A-14.10")  # nothing moves twice
    table.shadow.chooses(f"army:{VALLEY}", f"to:{DALE}")
    table.shadow.chooses(f"army:{PASS}", f"to:{BELOW_PASS}")
    table.shadow.chooses(f"army:{SOUTH_PLAINS}", "to:lower-slopes")
    assert table.asked == GOES_ON
    assert [table.units(p) for p in (EAST_HILLS, DALE, BELOW_PASS, "lower-slopes")] == [
        {"orcs": 2},
        {"wargs": 2},
        {"goblins": 2},
        {"orcs": 1},
    ]
    assert table.units(CENTRE) == {"orcs": 1}
    assert is_discarded(table, BLACK_TIDE)


@pytest.mark.rule("B5A-CR-03")
def test_black_tide_splits_an_army_into_parts_with_leadership() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=2, wargs=1, tokens=2)
    table.plays(SHADOW, BLACK_TIDE)
    table.shadow.chooses(f"army:{VALLEY}", "leave:orcs", "leave:orcs", "leave-token")
    table.shadow.may_not("leave-token", because="B5A-14.8").chooses(f"to:{DALE}")
    table.shadow.chooses(f"army:{VALLEY}", "leave:orcs", f"to:{SOUTH_PLAINS}")
    assert table.asked == GOES_ON  # those who stayed have no leadership
    assert table.units(DALE) == {"wargs": 1}
    assert table.units(SOUTH_PLAINS) == table.units(VALLEY) == {"orcs": 1}


@pytest.mark.rule("B5A-CR-02", "B5A-15.8")
def test_black_tide_looks_at_the_stacking_limit_after_all_moves() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=4, tokens=1).army(DALE, wargs=3, tokens=1)
    table.plays(SHADOW, BLACK_TIDE).shadow.chooses(f"army:{VALLEY}", f"to:{DALE}")
    assert table.asked == [(SHADOW, "select-move")]
    table.shadow.chooses(f"army:{DALE}", f"to:{SOUTH_PLAINS}")
    assert table.units(DALE) == {"orcs": 4}
    assert table.units(SOUTH_PLAINS) == {"wargs": 3}
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-02")
def test_black_tide_need_not_move_anybody_and_gives_no_attack() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=4, tokens=1).army(DALE, lake_men=1)
    table.plays(SHADOW, BLACK_TIDE).shadow.chooses(f"army:{VALLEY}")
    table.shadow.may_not(f"attack:{DALE}", because="B5A-7.1")
    table = Battlefield.empty().army(VALLEY, orcs=4, tokens=1).plays(SHADOW, BLACK_TIDE)
    table.shadow.chooses("done")
    assert table.units(VALLEY) == {"orcs": 4}
    assert table.asked == GOES_ON


# Great Goblin


@pytest.mark.rule("B5A-8.18")
def test_great_goblin_without_a_figure_gives_the_token_and_the_move_or_attack() -> None:
    table = Battlefield.empty().army(VALLEY, goblins=2).army(EAST_HILLS, great_orcs=6)
    table.army(DALE, lake_men=1).plays(SHADOW, GREAT_GOBLIN)
    assert table.units(VALLEY) == {"goblins": 2}
    assert table.tokens(VALLEY) == 1
    table.shadow.chooses(f"army:{VALLEY}")
    table.shadow.may(f"to:{SOUTH_PLAINS}").chooses(f"attack:{DALE}")
    assert events.BattleBegan(SHADOW, (VALLEY,), DALE) in table.events


@pytest.mark.rule("B5A-8.16", "B5A-CR-38")
def test_great_goblin_reinforces_an_army_with_goblins() -> None:
    table = Battlefield.empty().army(VALLEY, goblins=1, orcs=1, tokens=1).army(CENTRE, orcs=2)
    table.army(POINT, goblins=1).plays(SHADOW, GREAT_GOBLIN, die="army")
    table.shadow.may(f"choose:{POINT}").may_not(f"choose:{CENTRE}", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{VALLEY}")
    assert table.units(VALLEY) == {"goblins": 1, "great-orcs": 1, "orcs": 1}
    assert table.tokens(VALLEY) == 2
    table.shadow.chooses("done")
    assert is_discarded(table, GREAT_GOBLIN)


@pytest.mark.rule("B5A-CR-03")
def test_the_part_that_great_goblin_moves_contains_goblins() -> None:
    table = Battlefield.empty().army(VALLEY, goblins=1, orcs=1).plays(SHADOW, GREAT_GOBLIN)
    table.shadow.chooses(f"army:{VALLEY}")
    assert "leave:orcs" in table.shadow.options
    assert "leave:goblins" not in table.shadow.options


@pytest.mark.rule("B5A-8.18")
def test_great_goblin_does_nothing_without_goblins() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=1).plays(SHADOW, GREAT_GOBLIN)
    assert table.units(VALLEY) == {"orcs": 1}
    assert table.tokens(VALLEY) == 0
    assert table.asked == GOES_ON
    assert is_discarded(table, GREAT_GOBLIN)


# Howling Orcs


def howling(shadow: dict[str, int], **free: int) -> Battlefield:
    """The card lies on the table; an army attacks Free Peoples in the Valley, whose dice hit."""
    table = Battlefield.empty().on_table(HOWLING).army(VALLEY, **free)
    table.army(SOUTH_PLAINS, **shadow).attack(SOUTH_PLAINS, VALLEY)
    missed, hit = (dice_number(table.state, place) for place in (SOUTH_PLAINS, VALLEY))
    return table.dice(*[1] * missed, *[6] * hit)


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_stays_on_the_table() -> None:
    table = Battlefield.empty().army(VALLEY, great_orcs=1).plays(SHADOW, HOWLING, die="army")
    assert table.asked == GOES_ON
    assert lies_on_table(table, HOWLING)
    table.army(DALE, lake_men=2).attack(DALE, VALLEY).dice(6, 6, 1, 1)
    table.manoeuvres(free="unit-lake-men")
    assert (FREE, "use-unit-ability") not in table.asked


@pytest.mark.rule("B5A-CR-41")
@pytest.mark.parametrize("unit", ["lake-men", "dwarf-veterans"])
def test_howling_orcs_silences_unit_cards_against_an_army_with_great_orcs(unit: str) -> None:
    own = {unit.replace("-", "_"): 2}
    table = howling({"orcs": 4, "great_orcs": 1}, **own)
    table.free.may(f"manoeuvre:unit-{unit}")  # it may be chosen all the same
    table.manoeuvres(free=f"unit-{unit}")
    rolled = [e for e in table.events if isinstance(e, events.CombatRolled) and e.seat == FREE]
    assert rolled[0].black == (6, 6)
    assert (FREE, "use-unit-ability") not in table.asked
    assert not any(isinstance(e, events.AbilityUsed) for e in table.events)
    assert lies_on_table(table, HOWLING)


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_silences_dwarf_regulars() -> None:
    table = howling({"orcs": 4, "great_orcs": 1}, dwarf_regulars=3, damage=2)
    table.manoeuvres(free="unit-dwarf-regulars")
    table.free.may_not("redoubtable", because="B5A-23.5").may("lose:dwarf-regulars")
    table = howling({"orcs": 5}, dwarf_regulars=3, damage=2)
    table.manoeuvres(free="unit-dwarf-regulars").free.may("redoubtable")


@pytest.mark.rule("B5A-CR-41")
@pytest.mark.parametrize(
    ("unit", "shadow"),
    [("lake-men", {"orcs": 5}), ("wood-elf-archers", {"orcs": 4, "great_orcs": 1})],
)
def test_howling_orcs_leaves_other_cards_and_other_battles_alone(
    unit: str, shadow: dict[str, int]
) -> None:
    table = howling(shadow, **{unit.replace("-", "_"): 2}).army(EAST_HILLS, great_orcs=1)
    table.manoeuvres(free=f"unit-{unit}")
    assert table.asked == [(FREE, "use-unit-ability")]


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_looks_at_the_army_of_the_round_in_a_combined_attack() -> None:
    table = Battlefield.empty().on_table(HOWLING).army(DALE, lake_men=2, dwarf_veterans=1)
    table.army(SOUTH_PLAINS, great_orcs=2).army("valley-central-hills", orcs=3)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
    table.shadow.chooses(f"target:{DALE}")
    table.shadow.chooses(f"join:{SOUTH_PLAINS}", "join:valley-central-hills", "done")
    table.shadow.chooses(f"fight-with:{SOUTH_PLAINS}")
    table.dice(1, 1, 1, 1, 6, 1, 1, 1).manoeuvres(free="unit-lake-men")
    assert table.asked == [(SHADOW, "casualties")]
    table.shadow.chooses("done").chooses("press-on")
    table.free.chooses("stand")
    table.shadow.chooses("fight-with:valley-central-hills")
    table.dice(1, 1, 1, 6, 1, 1, 1).manoeuvres(free="unit-dwarf-veterans")
    assert table.asked == [(FREE, "use-unit-ability")]


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_goes_with_a_fallen_great_orcs_unit_and_not_with_others() -> None:
    table = howling({"orcs": 2, "great_orcs": 2}, dwarf_regulars=3, damage=2)
    table.manoeuvres(free="unit-dwarf-regulars")
    table.shadow.chooses("lose:orcs", "done")
    table.free.chooses("done")
    assert lies_on_table(table, HOWLING)
    table = howling({"orcs": 2, "great_orcs": 2}, dwarf_regulars=3, damage=2)
    table.manoeuvres(free="unit-dwarf-regulars")
    table.shadow.chooses("lose:great-orcs", "done")
    table.free.may_not("redoubtable", because="B5A-23.5")  # not revived in this round
    table.free.chooses("done")
    assert events.CardDiscarded(SHADOW, HOWLING) in table.events
    assert is_discarded(table, HOWLING)


@pytest.mark.rule("B5A-CR-41")
def test_without_howling_orcs_the_next_round_has_its_manoeuvres_again() -> None:
    table = howling({"orcs": 2, "great_orcs": 2}, lake_men=1, dwarf_regulars=2)
    table.manoeuvres(free="unit-dwarf-regulars").shadow.chooses("lose:great-orcs", "done")
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(1, 1, 1, 1, 6, 1, 1).manoeuvres(free="unit-lake-men")
    assert table.units(SOUTH_PLAINS)["great-orcs"] == 1
    assert table.asked == [(FREE, "use-unit-ability")]


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_goes_when_great_orcs_fall_outside_battle() -> None:
    table = Battlefield.empty().on_table(HOWLING).army(VALLEY, great_orcs=1, damage=1)
    table.army("camp", wood_elf_archers=1).army(DALE, lake_men=1)
    table.character("gandalf", DALE).board(activated=["gandalf"])
    table.acting(FREE, free="event", shadow="event").free.chooses("use-general:gandalf")
    table.dice(6, 1, 1).free.chooses(f"strike:{VALLEY}")
    table.shadow.accepts()
    assert table.units(VALLEY) == {}
    assert is_discarded(table, HOWLING)


@pytest.mark.rule("B5A-CR-41")
@pytest.mark.parametrize(("unit", "goes"), [("great-orcs", True), ("orcs", False)])
def test_howling_orcs_goes_with_great_orcs_above_the_stacking_limit(unit: str, goes: bool) -> None:
    table = Battlefield.empty().on_table(HOWLING).army(VALLEY, orcs=3, great_orcs=1)
    table.army(SOUTH_PLAINS, orcs=2).acting(SHADOW, free="event", shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses(f"army:{SOUTH_PLAINS}", f"to:{VALLEY}").chooses("done")
    table.shadow.chooses(f"remove:{unit}", "done")
    assert is_discarded(table, HOWLING) is goes
    assert lies_on_table(table, HOWLING) is not goes


@pytest.mark.rule("B5A-CR-41")
def test_howling_orcs_goes_with_the_price_of_orcs_of_huge_size() -> None:
    table = Battlefield.empty().on_table(HOWLING).army(VALLEY, orcs=2, great_orcs=2)
    table.character("bolg", VALLEY).board(bodyguards=1).plays(SHADOW, HUGE_SIZE)
    assert table.free.sees("story-shadow-discard") == sorted([HOWLING, HUGE_SIZE])
    assert table.free.sees("story-shadow-table") == []


# Hurrying Multitude


@pytest.mark.rule("B5A-CR-02")
def test_hurrying_multitude_moves_two_armies_up_to_two_regions() -> None:
    table = Battlefield.empty().army(SPUR_PLAINS, orcs=2).army(VALLEY, wargs=2)
    table.army("broken-lands-south-plains", orcs=1).plays(SHADOW, MULTITUDE, die="army")
    table.shadow.chooses(f"army:{SPUR_PLAINS}", f"to:{EAST_HILLS}").chooses(f"to:{MIDDLE_HILLS}")
    table.shadow.may_not(f"army:{MIDDLE_HILLS}", because="B5A-14.10")
    table.shadow.chooses(f"army:{VALLEY}", f"to:{SOUTH_PLAINS}").chooses("halt")
    assert table.units(MIDDLE_HILLS) == {"orcs": 2}
    assert table.units(SOUTH_PLAINS) == {"wargs": 2}
    assert table.asked == GOES_ON  # no third move
    assert is_discarded(table, MULTITUDE)


@pytest.mark.rule("B5A-CR-02", "B5A-8.14")
def test_hurrying_multitude_gives_no_attack_and_stops_beside_an_enemy() -> None:
    table = Battlefield.empty().army(SOUTH_PLAINS, orcs=2).army(DALE, lake_men=1)
    table.plays(SHADOW, MULTITUDE).shadow.chooses(f"army:{SOUTH_PLAINS}")
    table.shadow.may_not(f"attack:{DALE}", because="B5A-7.1").chooses(f"to:{VALLEY}")
    assert table.units(VALLEY) == {"orcs": 2}
    assert table.asked != [(SHADOW, "continue-step")]


@pytest.mark.rule("B5A-CR-37")
def test_hurrying_multitude_goes_through_a_mountain_pass() -> None:
    table = Battlefield.empty().army(POINT, goblins=2)
    table.board(open_passes=table.state.open_passes | {POINT: True})
    table.plays(SHADOW, MULTITUDE).shadow.chooses(f"army:{POINT}", f"to:{PASS}")
    table.shadow.chooses(f"to:{BELOW_PASS}")
    assert table.units(BELOW_PASS) == {"goblins": 2}


# Ill-chance


@pytest.mark.rule("B5A-CR-31", "B5A-9.17")
def test_ill_chance_moves_the_marker_back_and_a_waiting_character_is_not_ready() -> None:
    table = Battlefield().board(marker=6).acting(FREE, free="character event", shadow="event")
    table.free.may("act:character:enter-play").chooses("skip:event")
    table.hand(SHADOW, ILL_CHANCE).shadow.chooses(f"play:event:{ILL_CHANCE}")
    assert events.FateAdvanced(-1, 5) in table.events
    assert table.state.marker == 5
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.3")


@pytest.mark.rule("B5A-CR-31", "B5A-9.17")
def test_ill_chance_undoes_no_character_in_play_and_no_fate() -> None:
    table = Battlefield.empty().board(marker=6).character("thorin", "front-gate")
    table.army("front-gate", dwarf_regulars=1).beside("fate-fury-of-the-dwarves")
    removed = ("fate-1", "fate-2-symbol")
    table.lay("fate-special", "fate-arkenstone", "fate-necromancer").lay("fate-removed", *removed)
    table.plays(SHADOW, ILL_CHANCE, die="character")
    assert table.state.marker == 5
    assert table.state.characters["thorin"] == "front-gate"
    assert table.free.sees("fate-beside") == ["fate-fury-of-the-dwarves"]
    assert table.free.sees("fate-removed") == sorted(removed)


@pytest.mark.rule("B5A-CR-31", "B5A-9.17")
def test_ill_chance_leaves_the_marker_on_zero_and_still_draws_an_event_card() -> None:
    table = Battlefield.empty().board(marker=0).plays(SHADOW, ILL_CHANCE)
    assert table.state.marker == 0
    assert table.state.size("event-hand-shadow") == 1
    assert table.state.size("event-hand-free") == table.state.size("story-shadow-hand") == 0
    assert table.asked == GOES_ON
    assert is_discarded(table, ILL_CHANCE)


@pytest.mark.rule("B5A-CR-46", "B5A-8.20")
def test_ill_chance_has_left_the_hand_when_its_event_card_is_drawn() -> None:
    table = Battlefield.empty().board(marker=2)
    others = (DREAD, WAR_BAND, HOWLING, VICTORY, LOCUSTS)
    table.hand(SHADOW, ILL_CHANCE, *others).acting(SHADOW, free="event", shadow="event")
    table.shadow.chooses(f"play:event:{ILL_CHANCE}")
    assert table.asked == GOES_ON  # six again
    table.hand(SHADOW, ILL_CHANCE, *others, MULTITUDE).acting(SHADOW, shadow="event")
    table.shadow.chooses(f"play:event:{ILL_CHANCE}")
    assert table.asked == [(SHADOW, "draw-discard")]


# Returning to the Assault


def returning(*, north: int, east: int, **units: int) -> Battlefield:
    """Warg tokens lie in two mustering regions; the card is played."""
    table = Battlefield.empty().army(MIDDLE_HILLS, **units or {"orcs": 1}).army(VALLEY, orcs=1)
    table.lay(f"shadow-at-{NORTH_PLAINS}", *["wargs"] * north)
    table.lay(f"shadow-at-{EAST_HILLS}", *["wargs"] * east)
    return table.plays(SHADOW, RETURNING, die="muster")


@pytest.mark.rule("B5A-CR-03", "B5A-8.16")
def test_returning_to_the_assault_flips_up_to_five_tokens_then_moves_an_army() -> None:
    table = returning(north=4, east=3)
    for region in (NORTH_PLAINS, NORTH_PLAINS, EAST_HILLS, NORTH_PLAINS, EAST_HILLS):
        assert table.asked == [(SHADOW, "recruit-regions")]
        table.shadow.chooses(f"recruit:{region}:shadow")
    assert table.units(NORTH_PLAINS) == {"wargs": 3}
    assert table.units(EAST_HILLS) == {"wargs": 2}
    assert table.state.size("shadow-flipped") == 5
    assert table.asked == [(SHADOW, "select-move")]
    table.shadow.may_not(f"army:{VALLEY}", because="B5A-CR-03").may(f"army:{NORTH_PLAINS}")
    table.shadow.chooses(f"army:{MIDDLE_HILLS}", f"to:{CENTRE}")
    assert table.units(CENTRE) == {"orcs": 1}
    assert table.asked == GOES_ON  # one region, one army
    assert is_discarded(table, RETURNING)


@pytest.mark.rule("B5A-CR-02")
def test_returning_to_the_assault_may_flip_fewer_and_move_nobody() -> None:
    table = returning(north=2, east=1)
    table.shadow.chooses(f"recruit:{EAST_HILLS}:shadow")
    table.shadow.may_not(f"recruit:{EAST_HILLS}:shadow", because="B5A-18.10")
    table.shadow.chooses("done").chooses("done")
    assert table.state.size(f"shadow-at-{NORTH_PLAINS}") == 2
    assert table.units(MIDDLE_HILLS) == {"orcs": 1}
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-8.18")
def test_returning_to_the_assault_without_tokens_still_moves_an_army() -> None:
    table = returning(north=0, east=0)
    if table.asked == [(SHADOW, "recruit-regions")]:
        table.shadow.chooses("done")
    table.shadow.chooses(f"army:{MIDDLE_HILLS}", f"to:{EAST_HILLS}")
    assert table.units(EAST_HILLS) == {"orcs": 1}


# Orcs from Gundabad


@pytest.mark.rule("B5A-8.16")
def test_orcs_from_gundabad_reinforce_any_shadow_army() -> None:
    table = Battlefield.empty().army(VALLEY, wargs=1).army(SPUR_PLAINS, orcs=1)
    table.army("camp", lake_men=1).plays(SHADOW, GUNDABAD, die="muster")
    table.shadow.may(f"choose:{SPUR_PLAINS}").may_not("choose:camp", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{VALLEY}").chooses("done")
    assert table.units(VALLEY) == {"orcs": 2, "wargs": 1}
    assert table.tokens(VALLEY) == 0
    assert table.units(SPUR_PLAINS) == {"orcs": 1}
    assert is_discarded(table, GUNDABAD)


@pytest.mark.rule("B5A-18.19")
@pytest.mark.parametrize("place", [POINT, PASS])
def test_cards_recruit_with_the_armies_in_goblin_mustering_points_and_passes(place: str) -> None:
    table = Battlefield.empty().army(place, goblins=1).army(VALLEY, orcs=1)
    table.plays(SHADOW, GUNDABAD).shadow.chooses(f"choose:{place}")
    assert table.units(place) == {"goblins": 1, "orcs": 2}
    table = Battlefield.empty().army(place, goblins=1).army(VALLEY, orcs=1)
    table.lay("shadow-flipped", *["orcs"] * 8, *["two-orcs"] * 8, *["great-orcs"] * 4)
    table.plays(SHADOW, "ev-gather-and-marshall-dense-fog")
    table.shadow.may(f"muster:{VALLEY}:shadow")
    table.shadow.may_not("muster:goblin-mustering-point-west:shadow", because="B5A-CR-33")
    table.shadow.chooses(f"muster:{place}:shadow")
    assert table.units(place) == {"goblins": 1, "wargs": 1}


@pytest.mark.rule("B5A-18.19", "B5A-13.5")
def test_orcs_from_gundabad_in_a_pass_keep_the_stacking_limit() -> None:
    table = Battlefield.empty().army(PASS, goblins=4).plays(SHADOW, GUNDABAD)
    table.shadow.chooses("remove:orcs", "done")
    assert table.units(PASS) == {"goblins": 4, "orcs": 1}
    table = Battlefield.empty().army(POINT, goblins=4).plays(SHADOW, GUNDABAD)
    assert table.units(POINT) == {"goblins": 4, "orcs": 2}


# Climbing Goblins


@pytest.mark.rule("B5A-8.16", "B5A-CR-38")
def test_climbing_goblins_reinforces_an_army_inside_the_mountain() -> None:
    table = Battlefield.empty().army(PASS, goblins=1).army(VALLEY, goblins=1)
    table.army("goblin-mustering-point-west", goblins=2).plays(SHADOW, CLIMBING, die="army")
    table.shadow.may("choose:goblin-mustering-point-west")
    table.shadow.may_not(f"choose:{VALLEY}", f"choose:{POINT}", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{PASS}")
    assert table.units(PASS) == {"goblins": 3}
    assert table.tokens(PASS) == 1
    table.shadow.chooses("done")
    assert is_discarded(table, CLIMBING)


@pytest.mark.rule("B5A-20.2")
def test_climbing_goblins_opens_a_pass_before_the_move() -> None:
    table = Battlefield.empty().army(POINT, goblins=3).plays(SHADOW, CLIMBING)
    assert events.PassOpened(PASS) in table.events
    table.shadow.chooses(f"army:{POINT}", f"to:{PASS}")
    assert table.units(PASS) == {"goblins": 5}
    table = Battlefield.empty().army(POINT, goblins=2).plays(SHADOW, CLIMBING)
    assert table.units(POINT) == {"goblins": 4}
    assert table.asked == GOES_ON  # the pass is closed, and nothing else can be done


@pytest.mark.rule("B5A-8.18")
def test_climbing_goblins_places_what_there_is_and_nothing_outside_the_mountain() -> None:
    table = Battlefield.empty().army(PASS, goblins=1).army(VALLEY, goblins=5)
    table.army("goblin-mustering-point-west", goblins=5).plays(SHADOW, CLIMBING)
    table.shadow.chooses(f"choose:{PASS}")
    assert table.units(PASS) == {"goblins": 2}
    assert table.tokens(PASS) == 1
    table = Battlefield.empty().army(VALLEY, goblins=5).plays(SHADOW, CLIMBING)
    assert table.units(VALLEY) == {"goblins": 5}
    assert table.asked == GOES_ON


# Orcs of Huge Size


def huge(*, bodyguards: int = 1, damage: int = 0, **units: int) -> Battlefield:
    """The card is played with Bolg in the Valley, and Great Orcs elsewhere too."""
    table = Battlefield.empty().army(VALLEY, damage=damage, **units or {"great_orcs": 2})
    table.army(CENTRE, great_orcs=1).character("bolg", VALLEY).board(bodyguards=bodyguards)
    return table.plays(SHADOW, HUGE_SIZE, die="character")


@pytest.mark.rule("B5A-8.16")
def test_orcs_of_huge_size_makes_a_great_orcs_unit_of_bolgs_army_a_bodyguard() -> None:
    table = huge(great_orcs=2, orcs=1)
    assert table.units(VALLEY) == {"great-orcs": 1, "orcs": 1}
    assert table.units(CENTRE) == {"great-orcs": 1}
    assert table.state.bodyguards == 2
    assert table.state.supply(6) == 4
    assert table.asked == GOES_ON
    assert is_discarded(table, HUGE_SIZE)


@pytest.mark.rule("B5A-8.16")
def test_orcs_of_huge_size_brings_a_third_bodyguard() -> None:
    assert huge(bodyguards=2).state.bodyguards == 3


@pytest.mark.rule("B5A-8.18")
def test_orcs_of_huge_size_does_nothing_with_three_bodyguards_or_without_great_orcs() -> None:
    table = huge(bodyguards=3)
    assert (table.units(VALLEY), table.state.bodyguards) == ({"great-orcs": 2}, 3)
    assert is_discarded(table, HUGE_SIZE)
    table = huge(orcs=3)
    assert (table.units(VALLEY), table.state.bodyguards) == ({"orcs": 3}, 1)
    table = Battlefield.empty().army(VALLEY, great_orcs=1).plays(SHADOW, HUGE_SIZE)
    assert (table.units(VALLEY), table.state.bodyguards) == ({"great-orcs": 1}, 0)


@pytest.mark.rule("B5A-15.6")
def test_orcs_of_huge_size_may_leave_too_much_damage_for_the_rest() -> None:
    table = huge(great_orcs=1, orcs=2, damage=3)
    assert table.asked == [(SHADOW, "casualties")]
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:orcs", "done")
    assert (table.units(VALLEY), table.damage(VALLEY)) == ({"orcs": 1}, 1)
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-8.16")
def test_orcs_of_huge_size_offers_no_casualties_while_the_damage_fits() -> None:
    table = huge(great_orcs=1, orcs=2, damage=2)
    assert (table.units(VALLEY), table.damage(VALLEY)) == ({"orcs": 2}, 2)
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-27.3", "B5A-15.6")
def test_orcs_of_huge_size_may_take_the_last_unit_and_leave_bolg_alone() -> None:
    table = huge(great_orcs=1)
    assert VALLEY not in table.state.armies
    assert table.state.characters["bolg"] == VALLEY
    assert table.state.bodyguards == 2
    assert table.asked == GOES_ON


# The Shadow of the Necromancer

ORDINARY = (
    *["fate-1"] * 2,
    *["fate-1-symbol"] * 2,
    *["fate-2"] * 2,
    *["fate-2-symbol"] * 2,
    *["fate-3"] * 4,
)


def fate(special: str) -> Battlefield:
    """A special token is drawn in phase 3, when three generals are active."""
    (other,) = {"fate-arkenstone", "fate-necromancer"} - {special}
    table = Battlefield.empty().army("camp", lake_men=1)
    table.board(marker=4, activated=["bard", "dain", "gandalf"])
    table.lay("fate-special", other).lay("fate-removed", *ORDINARY[1:])
    return table.draws("draw fate-pool", 1).phase("fate")


@pytest.mark.rule("B5A-CR-32")
def test_the_shadow_of_the_necromancer_adds_its_token_to_the_pool() -> None:
    table = Battlefield.empty().plays(SHADOW, NECROMANCER, die="character")
    assert events.FateTokenAdded("fate-necromancer") in table.free.hears()
    assert table.state.size("fate-pool") == 13
    assert table.free.sees("fate-special") == ["fate-arkenstone"]  # each exists once
    assert table.asked == GOES_ON
    assert is_discarded(table, NECROMANCER)


@pytest.mark.rule("B5A-CR-32")
def test_the_necromancers_token_ends_the_drawing_and_moves_nothing() -> None:
    table = fate("fate-necromancer")
    assert events.FateDrawn("fate-necromancer", 0) in table.events
    assert not any(isinstance(event, events.FateSetAside) for event in table.events)
    assert table.asked_kind != "fate-draw"  # nothing to decide, though two more could be drawn
    assert table.state.marker == 4
    assert not any(isinstance(event, events.FateCardDrawn) for event in table.events)
    assert "fate-necromancer" in table.free.sees("fate-removed")
    assert table.state.size("fate-pool") == 1


@pytest.mark.rule("B5A-CR-32")
def test_the_arkenstones_token_moves_three_spaces_and_gives_a_fate_card() -> None:
    table = fate("fate-arkenstone")
    assert table.asked_kind != "fate-draw"
    assert table.state.marker == 7
    assert any(isinstance(event, events.FateCardDrawn) for event in table.events)
    assert "fate-arkenstone" in table.free.sees("fate-removed")


# The Swiftest Wolf-riders


@pytest.mark.rule("B5A-8.15")
def test_the_swiftest_wolf_riders_need_the_ruins_of_dale() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=1).controls("camp", "fallen-bridge")
    table.hand(SHADOW, WOLF_RIDERS).acting(SHADOW, shadow="muster")
    table.shadow.may_not(f"play:muster:{WOLF_RIDERS}", because="B5A-8.15")
    table.controls(DALE).shadow.may(f"play:muster:{WOLF_RIDERS}")


@pytest.mark.rule("B5A-CR-36")
def test_the_swiftest_wolf_riders_appear_in_dale_or_beside_it_without_enemies() -> None:
    table = Battlefield.empty().controls(DALE).army(VALLEY, lake_men=1)
    table.beorn("valley-north-marsh").plays(SHADOW, WOLF_RIDERS, die="muster")
    assert set(table.shadow.options) == {
        f"choose:{DALE}",
        f"choose:{SOUTH_PLAINS}",
        "choose:valley-central-hills",
        "choose:valley-northwest-plains",
        "choose:valley-southwest-plains",
    }
    table.shadow.may_not(
        f"choose:{VALLEY}",
        "choose:valley-north-marsh",
        "choose:valley-east-plains",
        because="B5A-CR-03",
    )
    table.shadow.chooses(f"choose:{SOUTH_PLAINS}")
    assert table.units(SOUTH_PLAINS) == {"wargs": 3}
    assert table.tokens(SOUTH_PLAINS) == 1
    assert table.asked == GOES_ON
    assert is_discarded(table, WOLF_RIDERS)


@pytest.mark.rule("B5A-CR-38", "B5A-8.18")
def test_the_swiftest_wolf_riders_bring_a_token_only_to_an_army() -> None:
    table = Battlefield.empty().controls(DALE).army(EAST_HILLS, wargs=12)
    table.plays(SHADOW, WOLF_RIDERS).shadow.chooses(f"choose:{DALE}")
    assert table.units(DALE) == {}
    assert table.asked == GOES_ON
    table = Battlefield.empty().controls(DALE).army(EAST_HILLS, wargs=12).army(DALE, orcs=1)
    table.plays(SHADOW, WOLF_RIDERS).shadow.chooses(f"choose:{DALE}")
    assert (table.units(DALE), table.tokens(DALE)) == ({"orcs": 1}, 1)
    table = Battlefield.empty().controls(DALE).army(EAST_HILLS, wargs=11)
    table.plays(SHADOW, WOLF_RIDERS).shadow.chooses(f"choose:{DALE}")
    assert (table.units(DALE), table.tokens(DALE)) == ({"wargs": 1}, 1)


@pytest.mark.rule("B5A-18.17")
def test_the_swiftest_wolf_riders_keep_the_stacking_limit() -> None:
    table = Battlefield.empty().controls(DALE).army(DALE, orcs=3).plays(SHADOW, WOLF_RIDERS)
    table.shadow.chooses(f"choose:{DALE}").chooses("remove:orcs", "done")
    assert table.units(DALE) == {"orcs": 2, "wargs": 3}


# Like a Sea of Locusts


def locusts(**territories: int) -> Battlefield:
    """Great Bats are in play and three tokens on the board; the card is played."""
    flying = {name.replace("_", "-"): count for name, count in territories.items()}
    table = dread().controls()
    return table.board(bats=table.state.bats | flying).plays(SHADOW, LOCUSTS, die="army")


@pytest.mark.rule("B5A-CR-34", "B5A-CR-49")
def test_like_a_sea_of_locusts_takes_a_recruitment_token_for_each_of_two_bats() -> None:
    table = locusts(southern_spur=1, broken_lands=2)
    table.shadow.chooses("take-bats:southern-spur", "take-bats:broken-lands")
    table.shadow.may_not("take-bats:broken-lands", because="B5A-CR-49").chooses("done")
    table.shadow.chooses("take-token:lower-slopes:elves", "take-token:lower-slopes:elves")
    table.shadow.may_not("take-token:camp:dwarves-and-men", because="B5A-CR-34").chooses("done")
    assert table.state.size("elves-pile") == 20
    assert table.state.size("elves-flipped") == 0
    assert table.state.size("dwarves-and-men-at-camp") == 1
    assert (table.state.bats["southern-spur"], table.state.bats["broken-lands"]) == (0, 1)
    assert is_discarded(table, LOCUSTS)


@pytest.mark.rule("B5A-CR-49")
def test_like_a_sea_of_locusts_may_take_fewer_bats_and_then_must_take_as_many_tokens() -> None:
    table = locusts(valley=3)
    table.shadow.chooses("take-bats:valley", "done")
    table.shadow.may_not("done", because="B5A-8.16")
    table.shadow.chooses("take-token:camp:dwarves-and-men", "done")
    assert table.state.size("elves-at-lower-slopes") == 2
    assert table.state.bats["valley"] == 2
    table = locusts(valley=3)
    table.shadow.chooses("done")
    assert table.state.size("dwarves-and-men-at-camp") == 1
    assert table.asked == GOES_ON


# Victory vanishes from Hope


def hopeful() -> Battlefield:
    """Free Peoples armies, one of them damaged and one in a fortification."""
    table = Battlefield.empty().army("camp", lake_men=2).army("lower-slopes", wood_elf_archers=2)
    table.army(DALE, lake_men=2, damage=1).army("ravenhill", dwarf_veterans=1)
    return table.army("fallen-bridge", lake_men=1).army(VALLEY, orcs=1)


def vanish(table: Battlefield, *places: str) -> Battlefield:
    """Let the card deal damage to these armies."""
    table.plays(SHADOW, VICTORY, die="muster")
    table.shadow.chooses(*(f"choose:{place}" for place in places), "done")
    return table


@pytest.mark.rule("B5A-CR-07")
def test_victory_vanishes_hurts_up_to_three_armies_without_damage() -> None:
    table = hopeful().plays(SHADOW, VICTORY, die="muster")
    table.shadow.may_not(f"choose:{DALE}", f"choose:{VALLEY}", because="B5A-CR-03")
    table.shadow.chooses("choose:camp").may_not("choose:camp", because="B5A-CR-03")
    table.shadow.chooses("choose:lower-slopes", "choose:fallen-bridge")
    table.shadow.may_not("choose:ravenhill", because="B5A-CR-03").chooses("done")
    for place in ("camp", "lower-slopes", "fallen-bridge"):
        assert table.asked == [(FREE, "outside-damage")]  # the owner, one army after the other
        assert table.damage(place) == 1
        table.free.chooses("done")
    assert (table.damage(DALE), table.damage("ravenhill")) == (1, 0)
    assert table.state.size("event-hand-shadow") == 1
    assert table.asked == GOES_ON
    assert is_discarded(table, VICTORY)


@pytest.mark.rule("B5A-CR-07")
@pytest.mark.parametrize("places", [(), ("camp",)])
def test_victory_vanishes_may_hurt_fewer_and_draws_an_event_card_all_the_same(
    places: tuple[str, ...],
) -> None:
    table = vanish(hopeful(), *places)
    if places:
        assert table.state.size("event-hand-shadow") == 0  # drawn at the end
        table.free.chooses("done")
    assert table.state.size("event-hand-shadow") == 1
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-07")
def test_a_fortification_takes_the_damage_of_victory_vanishes_while_it_stands() -> None:
    table = hopeful()
    table.board(breaches=table.state.breaches | {"ravenhill": 2})
    vanish(table, "ravenhill")
    assert (table.damage("ravenhill"), table.state.breaches["ravenhill"]) == (0, 3)
    assert table.asked == GOES_ON
    vanish(table, "ravenhill")
    assert (table.damage("ravenhill"), table.state.breaches["ravenhill"]) == (1, 3)


@pytest.mark.rule("B5A-CR-07")
def test_bilbo_prevents_the_damage_of_victory_vanishes() -> None:
    table = vanish(hopeful().character("bilbo", "camp").board(rings=2), "camp")
    assert table.asked == [(FREE, "use-bilbo")]
    table.free.chooses("vanish")
    assert (table.damage("camp"), table.state.rings) == (0, 1)
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-07")
def test_shining_armour_takes_the_damage_of_victory_vanishes() -> None:
    table = hopeful().character("thorin", "camp").beside("fate-shining-armour")
    vanish(table, "camp").free.chooses("armour:1")
    assert (table.damage("camp"), table.state.armour) == (0, 1)
    assert table.asked == GOES_ON


@pytest.mark.rule("B5A-CR-07")
def test_an_army_given_up_to_victory_vanishes_loses_its_characters_and_nobody_advances() -> None:
    table = hopeful().character("bard", "fallen-bridge").army("valley-west-plains", orcs=2)
    vanish(table, "fallen-bridge").free.chooses("lose:lake-men", "done")
    assert table.units("fallen-bridge") == {}
    assert table.state.characters["bard"] == "eliminated"
    assert table.asked == GOES_ON
    assert not table.state.control["fallen-bridge"]


@pytest.mark.rule("B5A-CR-07")
def test_bodyguards_prevent_the_damage_of_eagles() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=2).character("bolg", VALLEY).board(bodyguards=1)
    table.board(eagles=table.state.eagles | {"valley": 1})
    table.acting(FREE, free="muster", shadow="event").free.chooses("act:muster:strong-and-noble")
    table.dice(6, 6, 6).free.chooses(f"swoop:{VALLEY}", "done")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert (table.damage(VALLEY), table.state.bodyguards) == (0, 0)


@pytest.mark.rule("B5A-CR-04")
def test_victory_vanishes_does_not_hurt_beorn() -> None:
    table = hopeful().beorn("valley-northwest-plains", wrath=3).plays(SHADOW, VICTORY)
    table.shadow.may_not("choose:valley-northwest-plains", because="B5A-CR-03")


# The concentration token


@pytest.mark.rule("B5A-1.13")
def test_the_concentration_token_belongs_to_gandalf_and_is_spent_by_his_bolt() -> None:
    table = Battlefield.empty().army(VALLEY, orcs=5).army(DALE, lake_men=1)
    table.army(SOUTH_PLAINS, orcs=1).character("gandalf", DALE).board(activated=["gandalf"])
    table.acting(FREE, free="event event", shadow="event event")
    table.free.chooses("use-general:gandalf").chooses("concentrate")
    assert table.state.concentrated
    table.free.chooses("skip:event")
    table.board(activated=["gandalf"]).shadow.chooses("skip:event")
    table.free.chooses("use-general:gandalf").may_not("concentrate", because="B5A-11.7")
    table.dice(5, 5, 1, 1, 6).free.chooses(f"strike:{VALLEY}")
    assert events.Shot("gandalf", VALLEY, (5, 5, 1, 1, 6), target=5, hits=3) in table.events
    assert table.damage(VALLEY) == 3
    assert not table.state.concentrated
