"""The reference sheets: what each character, the Eagles and the Great Bats can do, and that the
numbers on a sheet are those of the match.
"""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    BilboVanished,
    CardPlayed,
    CardsDrawn,
    CharacterEliminated,
    CharacterEntered,
    CharacterMoved,
    CombatRolled,
    DamagePrevented,
    DamageRemoved,
    EagleRolled,
    GandalfConcentrated,
    Rallied,
    RallyRolled,
    Shot,
    TokenFlipped,
    TokenLaid,
    TurnBegan,
    UnitPlaced,
)
from ostrog.games.five_armies.board.map import EYRIE, REGIONS, SETTLEMENTS, TERRITORIES
from ostrog.games.five_armies.board.state import leadership
from ostrog.games.five_armies.turn.action_dice import pool_size
from ostrog.kernel import Ruleset
from ostrog.kernel.runtime.events import Moved

LORD = "lord-of-the-eagles"
MEN = "dwarves-and-men"
NEAR = "eastern-bank-ford-plains"
HANDS = ("event-hand-free", "event-hand-shadow", "story-free-hand", "story-shadow-hand")
FAR = "broken-lands-southeast-plains"


def use(table: Battlefield, general: str, *, shadow: str = "event event") -> Battlefield:
    """Let the Free Peoples use an activated general; more dice are left."""
    table.board(activated=[general]).acting(FREE, free="character muster event", shadow=shadow)
    table.free.chooses(f"use-general:{general}")
    return table


# Bard


def towns(**tokens: str) -> Battlefield:
    """Bard is alone in the Valley; tokens with these faces lie in settlements."""
    table = Battlefield.empty().character("bard", "valley-west-plains").army(FAR, orcs=2)
    for place in SETTLEMENTS:
        face = tokens.get(place.replace("-", "_"))
        table.lay(f"{MEN}-at-{place}", *([face] if face else []))
    return table


@pytest.mark.rule("B5A-18.6", "B5A-18.7")
def test_bard_lays_a_token_face_down_in_a_settlement_of_the_free_peoples() -> None:
    table = towns().controls("fallen-bridge").army("camp", orcs=1)
    use(table, "bard")
    free = [place for place in SETTLEMENTS if place not in ("fallen-bridge", "camp")]
    assert set(table.free.options) == {"done", *(f"lay:{place}:{MEN}" for place in free)}
    table.free.may_not(f"lay:camp:{MEN}", f"lay:fallen-bridge:{MEN}", because="B5A-18.7")
    table.free.may_not(f"lay:front-gate:{MEN}", f"lay:valley-west-plains:{MEN}", because="B5A-18.6")
    before = table.state.size(f"{MEN}-pile")
    table.free.chooses(f"lay:ruins-of-dale:{MEN}")
    assert TokenLaid(FREE, "ruins-of-dale", MEN) in table.events
    assert table.state.size(f"{MEN}-at-ruins-of-dale") == 1
    assert table.state.size(f"{MEN}-pile") == before - 1
    assert table.free.sees(f"{MEN}-at-ruins-of-dale") == []
    assert table.units("ruins-of-dale") == {}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-11.2", "B5A-18.10")
def test_bard_flips_a_token_and_its_unit_is_placed() -> None:
    table = use(towns(ruins_of_dale="dwarf-veterans", camp="lake-men"), "bard")
    table.free.chooses(f"recruit:ruins-of-dale:{MEN}")
    assert TokenFlipped(FREE, "ruins-of-dale", "dwarf-veterans") in table.events
    assert UnitPlaced(FREE, "ruins-of-dale", "dwarf-veterans") in table.events
    assert table.units("ruins-of-dale") == {"dwarf-veterans": 1}
    assert table.state.size(f"{MEN}-at-camp") == 1  # one token only
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-18.3", "B5A-18.10")
def test_bard_flips_no_token_of_elves_and_none_in_the_enemys_hands() -> None:
    table = towns(ruins_of_dale="lake-men", camp="lake-men")
    table.lay("elves-at-ravenhill", "wood-elf-archers").controls("ruins-of-dale")
    use(table.army("camp", orcs=1), "bard")
    table.free.may_not("recruit:ravenhill:elves", because="B5A-18.10")
    table.free.may_not(f"recruit:ruins-of-dale:{MEN}", f"recruit:camp:{MEN}", because="B5A-18.3")


@pytest.mark.rule("B5A-11.3", "B5A-18.9")
def test_bard_lays_nothing_from_an_empty_pile_and_may_forgo_it() -> None:
    table = towns()
    faces = table.state.faces(f"{MEN}-pile")
    table.lay(f"{MEN}-flipped", *faces[1:]).lay(f"{MEN}-at-camp", faces[0])
    table.board(activated=["bard"]).acting(FREE, free="character muster")
    table.free.may_not(f"lay:ruins-of-dale:{MEN}", because="B5A-18.9")
    table.free.chooses("use-general:bard")
    assert set(table.free.options) == {"done", f"recruit:camp:{MEN}"}
    table.free.chooses("done")
    assert table.units("camp") == {}
    table.lay(f"{MEN}-at-camp").lay(f"{MEN}-flipped", *faces)
    table.board(activated=["bard"]).acting(FREE, free="character muster")
    table.free.may_not("use-general:bard", because="B5A-11.3")


# Dáin


def wounded() -> Battlefield:
    """Dáin is alone; there are damaged armies with and without Dwarves, and an undamaged one."""
    table = Battlefield.empty().character("dain", "eastern-spur").army(FAR, orcs=2, damage=1)
    table.army("camp", lake_men=3, dwarf_regulars=1, damage=3)
    table.army("ravenhill", dwarf_veterans=2, damage=2, tokens=1)
    table.army("lower-slopes", wood_elf_archers=3, damage=2)
    return table.army("front-gate", dwarf_veterans=2)


@pytest.mark.rule("B5A-11.2", "B5A-19.1")
def test_dain_rallies_one_army_with_dwarves() -> None:
    table = use(wounded(), "dain")
    assert set(table.free.options) == {"done", "rally:camp", "rally:ravenhill"}
    table.free.may_not("rally:lower-slopes", because="B5A-CR-03")
    table.free.may_not("rally:front-gate", because="B5A-19.1")
    table.free.may_not(f"rally:{FAR}", because="B5A-13.1")
    table.free.chooses("rally:camp")
    assert table.free.options == ["done"]
    table.dice(5, 6, 1, 4).free.chooses("done")
    assert RallyRolled(FREE, "camp", (5, 6, 1, 4), again=False, target=5, hits=2) in table.events
    assert Rallied(FREE, "camp", 2) in table.events
    assert (table.damage("camp"), table.damage("ravenhill")) == (1, 2)
    table.free.chooses("done")  # no voluntary casualties
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-19.2")
def test_the_army_dain_rallies_rolls_again_as_its_leadership_allows() -> None:
    table = use(wounded(), "dain").dice(1, 1, 6)
    table.free.chooses("rally:ravenhill", "done")
    table.free.may_not("reroll:2:0", because="B5A-19.2").chooses("reroll:1:0")
    assert RallyRolled(FREE, "ravenhill", (6,), again=True, target=5, hits=1) in table.events
    assert table.damage("ravenhill") == 1


@pytest.mark.rule("B5A-11.3")
def test_dain_is_not_used_when_no_army_with_dwarves_is_damaged() -> None:
    table = Battlefield.empty().character("dain", "camp").army("camp", dwarf_regulars=2)
    table.army("lower-slopes", wood_elf_archers=3, damage=2).board(activated=["dain"])
    table.acting(FREE, free="character muster")
    table.free.may_not("use-general:dain", because="B5A-11.3")
    use(table.army("camp", dwarf_regulars=2, damage=1), "dain").free.chooses("done")
    assert table.damage("camp") == 1  # it may be forgone


# Gandalf


def magic(table: Battlefield | None = None, **fields: object) -> Battlefield:
    """Gandalf is alone in the Camp; Orcs are near, and others out of range."""
    table = (table or Battlefield.empty()).character("gandalf", "camp").board(**fields)
    return use(table.army(NEAR, orcs=5).army(FAR, orcs=5), "gandalf")


@pytest.mark.rule("B5A-11.7")
def test_gandalf_strikes_with_three_dice_and_5_or_6_is_a_damage() -> None:
    table = magic().dice(4, 5, 6)
    table.free.may_not(f"strike:{FAR}", because="B5A-11.8").chooses(f"strike:{NEAR}")
    assert Shot("gandalf", NEAR, (4, 5, 6), target=5, hits=2) in table.events
    assert (table.damage(NEAR), table.damage(FAR)) == (2, 0)
    assert not table.state.concentrated


@pytest.mark.rule("B5A-11.7")
def test_gandalf_concentrates_instead_and_rolls_five_dice_later() -> None:
    table = magic()
    table.free.chooses("concentrate")
    assert GandalfConcentrated() in table.events
    assert table.state.concentrated
    assert table.damage(NEAR) == 0
    table.phase("end_of_turn")
    assert table.state.concentrated
    use(table.dice(5, 6, 4, 4, 5), "gandalf")  # there is nothing to do but strike
    assert Shot("gandalf", NEAR, (5, 6, 4, 4, 5), target=5, hits=3) in table.events
    assert table.damage(NEAR) == 3


@pytest.mark.rule("B5A-11.7")
def test_the_concentration_token_is_used_up_by_a_strike() -> None:
    table = magic(Battlefield.empty().army("valley-north-marsh", orcs=1), concentrated=True)
    table.free.may_not("concentrate", because="B5A-11.7")
    table.dice(5, 5, 4, 1, 6).free.chooses(f"strike:{NEAR}")
    assert Shot("gandalf", NEAR, (5, 5, 4, 1, 6), target=5, hits=3) in table.events
    assert table.damage(NEAR) == 3
    assert not table.state.concentrated
    table.shadow.chooses("done")
    table.dice(5, 5, 5)
    use(table, "gandalf").free.chooses(f"strike:{NEAR}")
    assert Shot("gandalf", NEAR, (5, 5, 5), target=5, hits=3) in table.events


@pytest.mark.rule("B5A-11.3", "B5A-11.7")
def test_gandalf_is_not_used_when_he_has_the_token_and_nothing_to_strike() -> None:
    table = Battlefield.empty().character("gandalf", "camp").army(FAR, orcs=5)
    table.board(activated=["gandalf"], concentrated=True).acting(FREE, free="character muster")
    table.free.may_not("use-general:gandalf", because="B5A-11.3")
    table.board(concentrated=False)
    table.free.may("use-general:gandalf")


@pytest.mark.rule("B5A-11.8")
def test_gandalf_strikes_the_army_in_his_own_region() -> None:
    table = Battlefield.empty().character("gandalf", NEAR).army(NEAR, orcs=3)
    use(table, "gandalf").dice(6, 6, 6).free.chooses(f"strike:{NEAR}")
    assert table.damage(NEAR) == 3


# Thranduil


def bows(table: Battlefield | None = None) -> Battlefield:
    """Archers in the mountains and Lake-men in the Camp; Thranduil is with neither."""
    table = (table or Battlefield.empty()).character("thranduil", "broken-lands-east-hills")
    table.army("camp", lake_men=5).army("eastern-bank-central-mountains", wood_elf_archers=4)
    return table.army(NEAR, orcs=5, wargs=5).army(FAR, orcs=5)


@pytest.mark.rule("B5A-11.11")
def test_every_unit_in_range_has_a_die_and_there_is_no_limit() -> None:
    table = use(bows().dice(5, 4, 6, 4, 5, 4, 1, 1, 6), "thranduil")
    assert Shot("thranduil", NEAR, (5, 4, 6, 4, 5, 4, 1, 1, 6), target=5, hits=4) in table.events
    assert (table.damage(NEAR), table.damage(FAR)) == (4, 0)
    assert table.state.activated == []


@pytest.mark.rule("B5A-11.11")
def test_the_shooters_take_no_part_twice_and_lose_nothing() -> None:
    table = use(bows().dice(*[6] * 9), "thranduil")
    assert table.damage(NEAR) == 9
    assert table.units("camp") == {"lake-men": 5}
    table.shadow.chooses("done")
    assert table.asked == [(FREE, "act")]
    table.free.may_not("use-general:thranduil", because="B5A-11.2")


@pytest.mark.rule("B5A-11.2", "B5A-11.11")
def test_thranduil_has_to_be_in_play() -> None:
    table = bows().character("thranduil", "eliminated").phase("activate_generals")
    table.free.may_not("activate:thranduil", because="B5A-4.5")
    table.acting(FREE, free="character muster")
    table.free.may_not("use-general:thranduil", because="B5A-11.2")


# Bilbo vanishes


def burglar(*, rings: int = 2, damage: int = 0, at: str = "ruins-of-dale") -> Battlefield:
    """Bilbo and three Lake-men in Dale, attacked by three Orcs from the south."""
    table = Battlefield.empty().army("ruins-of-dale", lake_men=3, damage=damage)
    table.army("valley-south-plains", orcs=3).army("lower-slopes", lake_men=2)
    table.state.track.pop("bilbo")
    table.character("bilbo", at).board(rings=rings)
    return table.attack("valley-south-plains", "ruins-of-dale")


@pytest.mark.rule("B5A-10.21")
def test_bilbo_vanishes_and_takes_two_damage_from_his_army() -> None:
    table = burglar().dice(6, 6, 6, 1, 1, 1).manoeuvres()
    assert table.asked == [(FREE, "use-bilbo")]
    assert set(table.free.options) == {"vanish", "forgo"}
    table.free.chooses("vanish")
    assert BilboVanished("ruins-of-dale", 1) in table.events
    assert DamageRemoved(FREE, "ruins-of-dale", 2) in table.events
    assert table.damage("ruins-of-dale") == 1
    assert table.state.rings == 1
    assert table.state.characters["bilbo"] == "unseen"
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-10.21")
def test_bilbo_may_stay_and_keep_his_ring_tokens() -> None:
    table = burglar().dice(6, 6, 6, 1, 1, 1).manoeuvres()
    table.free.chooses("forgo")
    assert table.damage("ruins-of-dale") == 3
    assert table.state.rings == 2
    assert table.state.characters["bilbo"] == "ruins-of-dale"


@pytest.mark.rule("B5A-10.21")
def test_bilbo_takes_one_damage_away_if_there_is_no_more() -> None:
    table = burglar().dice(6, 1, 1, 1, 1, 1).manoeuvres()
    table.free.chooses("vanish")
    assert DamageRemoved(FREE, "ruins-of-dale", 1) in table.events
    assert table.damage("ruins-of-dale") == 0
    assert table.state.rings == 1


@pytest.mark.rule("B5A-10.21")
def test_bilbo_takes_older_damage_away_too() -> None:
    table = burglar(damage=2).dice(6, 1, 1, 1, 1, 1).manoeuvres()
    table.free.chooses("vanish")
    assert table.damage("ruins-of-dale") == 1


@pytest.mark.rule("B5A-10.21")
@pytest.mark.parametrize(
    ("rings", "at", "roll"),
    [
        (0, "ruins-of-dale", 6),  # no Ring token
        (2, "lower-slopes", 6),  # another army
        (2, "valley-south-plains", 6),  # alone among Orcs
        (2, "unseen", 6),
        (2, "ruins-of-dale", 4),  # no damage is dealt
    ],
)
def test_bilbo_is_not_asked(rings: int, at: str, roll: int) -> None:
    table = burglar(rings=rings, at=at, damage=1).dice(roll, 1, 1, 1, 1, 1).manoeuvres()
    assert table.asked == [(FREE, "casualties")]
    assert table.damage("ruins-of-dale") == 1 + (roll == 6)


@pytest.mark.rule("B5A-10.21")
def test_bilbo_is_not_eliminated_with_the_army_he_left() -> None:
    table = burglar(damage=3).army("ruins-of-dale", lake_men=1, damage=1)
    table.dice(6, 6, 6, 1).manoeuvres().free.chooses("vanish")
    table.free.chooses("lose:lake-men", "done")
    assert table.units("ruins-of-dale") == {}
    assert CharacterEliminated("bilbo") not in table.events
    assert table.state.characters["bilbo"] == "unseen"
    assert table.state.in_play("bilbo")


@pytest.mark.rule("B5A-10.21", "B5A-30.1")
def test_bilbo_vanishes_for_damage_outside_battle_before_the_casualties() -> None:
    table = Battlefield.empty().army("camp", lake_men=2).army("lower-slopes", lake_men=1)
    table.state.track.pop("bilbo")
    table.character("bilbo", "camp").board(rings=1)
    table.plays(SHADOW, "ss-victory-vanishes-from-hope", die="muster")
    table.shadow.chooses("choose:camp", "choose:lower-slopes", "done")
    assert table.asked == [(FREE, "use-bilbo")]
    table.free.chooses("vanish")
    assert DamageRemoved(FREE, "camp", 1) in table.events
    assert table.damage("camp") == 0
    assert table.state.rings == 0
    assert table.state.characters["bilbo"] == "unseen"
    assert table.damage("lower-slopes") == 1


# Bilbo slips away


def shire(*, rings: int = 2, at: str = "camp") -> Battlefield:
    """Bilbo is in a given region; Bard and Lake-men are in the Camp, Orcs near them."""
    table = Battlefield.empty().army("camp", lake_men=2).character("bard", "camp")
    if at != "waiting":
        table.state.track.pop("bilbo")
    return table.army(NEAR, orcs=1).character("bilbo", at).board(rings=rings)


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_after_the_action_of_a_character_result() -> None:
    table = shire().acting(FREE, free="character muster", shadow="event")
    table.free.chooses("act:character:move-characters").chooses("done")
    assert table.asked == [(FREE, "bilbo-relocate")]
    others = {f"slip-away:{region}" for region in REGIONS if region != "camp"}
    assert set(table.free.options) == {"forgo", *others}
    table.free.chooses(f"slip-away:{NEAR}")  # among enemies
    assert CharacterMoved("bilbo", NEAR) in table.events
    assert table.state.characters["bilbo"] == NEAR
    assert table.state.rings == 1
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
def test_bilbo_need_not_slip_away() -> None:
    table = shire().acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:move-characters").chooses("done").chooses("forgo")
    assert table.state.rings == 2
    assert table.state.characters["bilbo"] == "camp"
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_before_the_action_and_moves_with_the_army_he_joined() -> None:
    table = shire(at="ravenhill").acting(FREE, free="character muster", shadow="event")
    table.free.chooses("slip-away:camp")
    assert table.state.rings == 1
    table.free.chooses("act:character:fast-move")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    assert table.state.characters["bilbo"] == "eastern-bank-north-plains"
    assert table.asked == [(SHADOW, "act")]  # not a second time for this die


@pytest.mark.rule("B5A-10.22")
def test_once_bilbo_has_slipped_away_the_die_must_be_a_character_result() -> None:
    table = shire().acting(FREE, free="character muster-army", shadow="event event event")
    table.free.may("pass").chooses("slip-away:ravenhill")
    table.free.may_not("slip-away:camp", because="B5A-10.22")
    table.free.may_not("act:muster-army:strategic-move", because="B5A-10.22")
    table.free.may_not("skip:muster-army", "skip:character", "pass", because="B5A-10.22")
    table.free.may("act:character:fast-move", "act:character:move-characters")


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_once_for_every_character_result() -> None:
    table = shire(rings=3).acting(FREE, free="character character", shadow="event")
    for region in ("ravenhill", "lower-slopes"):
        table.free.chooses("act:character:move-characters").chooses("done")
        table.free.chooses(f"slip-away:{region}")
        if region == "ravenhill":
            table.shadow.chooses("skip:event")
    assert table.state.rings == 1
    assert table.state.characters["bilbo"] == "lower-slopes"


@pytest.mark.rule("B5A-10.22")
def test_bilbo_comes_back_from_off_the_board() -> None:
    table = shire(at="unseen").acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:move-characters")
    table.free.may_not("go:bilbo:camp", because="B5A-7.7").chooses("done")
    table.free.chooses("slip-away:ruins-of-dale")
    assert table.state.characters["bilbo"] == "ruins-of-dale"
    table = shire(at="unseen").acting(FREE, free="character", shadow="event")
    table.free.may("slip-away:camp")


@pytest.mark.rule("B5A-10.22")
@pytest.mark.parametrize(
    ("rings", "at"), [(0, "camp"), (0, "unseen"), (2, "waiting"), (2, "eliminated")]
)
def test_bilbo_stays_where_he_is_without_ring_tokens_or_out_of_play(rings: int, at: str) -> None:
    table = shire(rings=rings, at=at).acting(FREE, free="character", shadow="event")
    table.free.may_not("slip-away:ravenhill", because="B5A-10.22")
    table.free.chooses("act:character:move-characters").chooses("done")
    assert table.asked == [(SHADOW, "act")]
    assert table.state.characters["bilbo"] == at


@pytest.mark.rule("B5A-10.22")
def test_other_results_do_not_move_bilbo() -> None:
    table = shire().acting(FREE, free="muster-army muster event", shadow="event")
    table.free.may_not("slip-away:ravenhill", because="B5A-10.22")
    table.free.chooses("act:muster-army:strategic-move").chooses("done")
    assert table.asked == [(SHADOW, "act")]
    table = shire().acting(FREE, free="character", shadow="event event")
    table.free.chooses("skip:character")  # a die that is not used
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
def test_a_will_of_the_west_used_as_character_moves_bilbo() -> None:
    table = shire().acting(FREE, free="will-of-the-west", shadow="event")
    table.free.may("slip-away:ravenhill")
    table.free.chooses("act:will-of-the-west:move-characters").chooses("done")
    assert table.asked == [(FREE, "bilbo-relocate")]
    table = shire().acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("act:will-of-the-west:strategic-move").chooses("done")
    assert table.asked == [(SHADOW, "act")]
    table = shire().acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("slip-away:ravenhill")
    table.free.may_not("act:will-of-the-west:strategic-move", because="B5A-10.22")
    table.free.may("act:will-of-the-west:move-characters")


@pytest.mark.rule("B5A-10.22")
def test_a_character_card_played_with_a_character_result_moves_bilbo() -> None:
    card = "sf-lucky-number"
    table = shire().plays(FREE, card, die="character")
    assert CardPlayed(FREE, "character", card) in table.events
    assert table.asked == [(FREE, "bilbo-relocate")]
    table = shire().plays(FREE, card, die="event")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
def test_the_die_that_brings_bilbo_into_play_does_not_move_him() -> None:
    table = Battlefield.empty().army("camp", lake_men=2).character("bard", "camp").board(marker=2)
    table.acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:enter-play").chooses("enter:bilbo:camp")
    assert table.state.rings == 5
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
@pytest.mark.parametrize("die", ["character", "will-of-the-west"])
def test_bilbo_slips_away_with_the_die_that_brings_thorin(die: str) -> None:
    table = shire().board(marker=6).acting(FREE, free=f"{die}", shadow="event")
    table.free.chooses(f"act:{die}:enter-play").chooses("enter:thorin:front-gate")
    assert table.asked == [(FREE, "bilbo-relocate")]
    table.free.chooses("slip-away:front-gate")
    assert table.state.characters["bilbo"] == "front-gate"


@pytest.mark.rule("B5A-10.22")
def test_bilbo_may_slip_away_before_thorin_enters() -> None:
    table = shire().board(marker=6).acting(FREE, free="character", shadow="event")
    table.free.chooses("slip-away:front-gate").chooses("act:character:enter-play")
    table.free.chooses("enter:thorin:front-gate")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.22")
def test_bilbo_may_slip_away_before_a_will_of_the_west_brings_thorin() -> None:
    table = shire().board(marker=8).acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("slip-away:front-gate").chooses("act:will-of-the-west:enter-play")
    assert f"enter:{LORD}:{EYRIE}" not in table.free.options  # he takes a Muster result
    table.free.chooses("enter:thorin:front-gate")
    assert table.asked == [(SHADOW, "act")]


# Thorin


@pytest.mark.rule("B5A-5.4", "B5A-5.6")
def test_thorin_brings_a_die_from_the_next_turn_on_and_only_one_with_beorn() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).board(marker=6)
    table.acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert table.state.pool == [5, 6]
    table.phase("recovery")
    assert table.state.pool == [6, 6]
    table.beorn("camp")
    assert pool_size(table.state, FREE) == 6
    table.character("thorin", "eliminated")
    assert pool_size(table.state, FREE) == 6
    table.character("beorn", "eliminated")
    assert pool_size(table.state, FREE) == 5


@pytest.mark.rule("B5A-10.6")
def test_thorin_stays_inside_while_the_gate_is_the_enemys() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).board(marker=6).controls("front-gate")
    table.acting(FREE, free="character", shadow="event")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.6")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")


@pytest.mark.rule("B5A-18.17")
def test_thorins_dwarves_do_not_break_the_stacking_limit() -> None:
    table = Battlefield.empty().army("front-gate", dwarf_regulars=5).board(marker=6)
    table.acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:dwarf-regulars", "done")
    assert table.units("front-gate") == {"dwarf-regulars": 4, "dwarf-veterans": 1}


@pytest.mark.rule("B5A-CR-24")
def test_thorin_has_his_manoeuvre_only_with_the_fate_card_and_his_army() -> None:
    for beside, at, there in (
        (("fate-mighty-strokes",), "ruins-of-dale", True),
        ((), "ruins-of-dale", False),
        (("fate-mighty-strokes",), "lower-slopes", False),
    ):
        table = Battlefield.empty().army("ruins-of-dale", lake_men=2).beside(*beside)
        table.character("thorin", at).army("valley-south-plains", orcs=2)
        table.attack("valley-south-plains", "ruins-of-dale")
        if there:
            table.free.may("manoeuvre:thorins-mighty-strokes")
        else:
            table.free.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-CR-24")
        table.shadow.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-CR-24")


# Bolg


@pytest.mark.rule("B5A-35.3", "B5A-35.5")
def test_a_bodyguard_prevents_all_damage_of_one_effect_outside_battle() -> None:
    table = Battlefield.empty().character("bolg", NEAR).board(bodyguards=2)
    magic(table).dice(5, 6, 5).free.chooses(f"strike:{NEAR}")
    table.shadow.chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 3) in table.events
    assert table.damage(NEAR) == 0
    assert table.state.bodyguards == 1


@pytest.mark.rule("B5A-35.8", "B5A-31.4")
def test_the_free_peoples_win_when_bolg_falls_outside_battle() -> None:
    table = Battlefield.empty().character("bolg", NEAR).army("camp", lake_men=1)
    table = magic(table).army(NEAR, orcs=1).dice(6, 6, 6)
    table.free.chooses(f"strike:{NEAR}")
    table.shadow.accepts()
    assert CharacterEliminated("bolg") in table.events
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("free",), ("shadow",))


# Before any of it: nobody holds a card


@pytest.mark.rule("B5A-2.11")
def test_hands_are_empty_until_phase_1_of_the_first_turn() -> None:
    table = Battlefield()
    drawn = [event for event in table.events if isinstance(event, CardsDrawn)]
    assert drawn == [CardsDrawn(FREE, 1, 1), CardsDrawn(SHADOW, 1, 1)]
    assert [table.state.size(zone) for zone in HANDS] == [1, 1, 1, 1]
    began = table.events.index(TurnBegan(1))
    held = [
        number
        for number, event in enumerate(table.events)
        if isinstance(event, Moved) and event.target in HANDS
    ]
    assert len(held) == 4
    assert min(held) > began


# The numbers of a match


@pytest.mark.rule("B5A-10.1", "B5A-11.7")
def test_a_match_has_its_own_magic_bolt() -> None:
    ruleset: Ruleset = {"bolt.dice": 2, "bolt.concentrated": 4, "bolt.success": 4}
    table = magic(Battlefield.empty(ruleset=ruleset)).dice(4, 3)
    table.free.chooses(f"strike:{NEAR}")
    assert Shot("gandalf", NEAR, (4, 3), target=4, hits=1) in table.events
    assert table.damage(NEAR) == 1
    table = Battlefield.empty(ruleset=ruleset).army("valley-north-marsh", orcs=1)
    table = magic(table, concentrated=True).dice(4, 3, 4, 4)
    table.free.chooses(f"strike:{NEAR}")
    assert table.damage(NEAR) == 3
    table = magic(Battlefield.empty(ruleset={"bolt.reach": 10}).army("camp", orcs=1))
    table.free.may("strike:camp").may_not(f"strike:{NEAR}", because="B5A-11.8")


@pytest.mark.rule("B5A-10.1", "B5A-11.11")
def test_a_match_has_its_own_archery() -> None:
    ruleset: Ruleset = {"archery.success": 4, "archery.dice": 2}
    table = use(bows(Battlefield.empty(ruleset=ruleset)).dice(*[4] * 17, 3), "thranduil")
    assert table.damage(NEAR) == 17
    table = bows(Battlefield.empty(ruleset={"archery.reach": 50})).dice(*[5] * 4)
    assert (
        Shot("thranduil", NEAR, (5,) * 4, target=5, hits=4) in use(table, "thranduil").events
    )  # not the Camp


@pytest.mark.rule("B5A-10.1", "B5A-11.11")
def test_a_match_has_its_own_terrain_to_shoot_from() -> None:
    ruleset: Ruleset = {"archery.terrain.mountains": False, "archery.terrain.plains": True}
    table = bows(Battlefield.empty(ruleset=ruleset)).army("eastern-bank-north-plains", lake_men=1)
    assert (
        Shot("thranduil", NEAR, (5,) * 6, target=5, hits=6)
        in use(table.dice(*[5] * 6), "thranduil").events
    )


@pytest.mark.rule("B5A-10.1", "B5A-32.11")
def test_a_match_has_its_own_eagles() -> None:
    ruleset: Ruleset = {"eagles.dice": 2, "eagles.success": 5, "figures.eagles": 1}
    table = Battlefield.empty(ruleset=ruleset).army("camp", lake_men=1).army(NEAR, orcs=3)
    table.state.track.pop(LORD)
    table.character(LORD, EYRIE).board(eagles=dict.fromkeys(TERRITORIES, 0) | {EYRIE: 1})
    use(table, LORD).free.may_not("call-eagle", because="B5A-1.7")
    table.free.chooses("send-eagle:eastern-bank", "send-lord:valley", "done")
    table.dice(5, 4, 4).free.chooses("act:muster:strong-and-noble")
    table.free.chooses(f"swoop:{NEAR}", "done")
    assert EagleRolled(NEAR, (5, 4), (4,), target=5, hits=1) in table.events
    assert table.damage(NEAR) == 1


@pytest.mark.rule("B5A-10.1", "B5A-10.5")
def test_a_match_has_its_own_way_for_thorin_to_enter() -> None:
    ruleset: Ruleset = {
        "characters.thorin.enters_at": "ravenhill",
        "characters.thorin.enters_with": "muster",
        "characters.thorin.brings.dwarf-veterans": 2,
        "characters.thorin.fate_space": 4,
    }
    table = Battlefield.empty(ruleset=ruleset).army("camp", lake_men=1).board(marker=4)
    table.character("bilbo", "eliminated")
    table.acting(FREE, free="character muster muster-army", shadow="event")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")
    table.free.may("act:muster-army:enter-play")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.5")
    table.free.chooses("act:muster:enter-play").chooses("enter:thorin:ravenhill")
    assert CharacterEntered("thorin", "ravenhill") in table.events
    assert table.units("ravenhill") == {"dwarf-veterans": 2}


@pytest.mark.rule("B5A-10.1", "B5A-10.5")
@pytest.mark.parametrize(
    ("who", "place"), [("bilbo", "camp"), (LORD, EYRIE), ("beorn", "ravenhill"), ("bolg", NEAR)]
)
def test_a_match_has_its_own_die_for_every_character(who: str, place: str) -> None:
    seat = SHADOW if who == "bolg" else FREE
    table = Battlefield.empty(ruleset={f"characters.{who}.enters_with": "event"})
    table.army("camp", lake_men=1, tokens=1).army(NEAR, orcs=1).army("valley-west-plains", orcs=1)
    for other in {"bilbo", "thorin", LORD, "beorn"} - {who}:
        table.character(other, "eliminated")
    table.controls("ruins-of-dale", "eastern-spur", "fallen-bridge").board(marker=11)
    table.acting(seat, free="character muster event", shadow="character army event")
    table.seat(seat).may_not("act:character:enter-play", because="B5A-10.5")
    table.seat(seat).chooses("act:event:enter-play").may(f"enter:{who}:{place}")


@pytest.mark.rule("B5A-1.7", "B5A-4.8")
def test_a_match_has_its_own_number_of_great_bats() -> None:
    table = Battlefield.empty(ruleset={"figures.great-bats": 4}).army(NEAR, orcs=1)
    for number, region in enumerate(REGIONS[20:25]):
        table.army(region, orcs=1 + number % 2)
    table.army("camp", lake_men=1).phase("shadow_leadership")
    table.shadow.may("split:2:4").may_not("split:1:5", because="B5A-1.7")


@pytest.mark.rule("B5A-10.1", "B5A-10.20")
def test_a_match_has_its_own_number_of_rings() -> None:
    table = Battlefield.empty(ruleset={"rings": 3}).army("camp", lake_men=1, tokens=1)
    table.board(marker=2).acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:enter-play").chooses("enter:bilbo:camp")
    assert table.state.rings == 3


@pytest.mark.rule("B5A-10.1", "B5A-12.1")
@pytest.mark.parametrize("who", ["bard", "dain", "gandalf", "thranduil", "bilbo", "thorin", "bolg"])
def test_a_match_has_its_own_leadership_and_movement(who: str) -> None:
    ruleset = {f"characters.{who}.leadership": 4, f"characters.{who}.movement": 1}
    table = Battlefield.empty(ruleset=ruleset).character(who, "camp")
    table.army("camp", **{"orcs" if who == "bolg" else "lake_men": 1})
    table.army(FAR, **{"lake_men" if who == "bolg" else "orcs": 1})
    assert leadership(table.state, "camp") == 4
    seat = SHADOW if who == "bolg" else FREE
    table.acting(seat, free="character", shadow="character")
    table.seat(seat).chooses("act:character:move-characters")
    table.seat(seat).may(f"go:{who}:eastern-bank-north-plains")
    table.seat(seat).may_not(f"go:{who}:{NEAR}", because="B5A-10.13")


@pytest.mark.rule("B5A-10.1", "B5A-10.3")
@pytest.mark.parametrize(("who", "space"), [("bilbo", 2), ("thorin", 6), (LORD, 8), ("beorn", 11)])
def test_a_match_has_its_own_spaces_on_the_fate_track(who: str, space: int) -> None:
    assert Battlefield().state.track[who] == space
    table = Battlefield(ruleset={f"characters.{who}.fate_space": space + 1})
    assert table.state.track[who] == space + 1


@pytest.mark.rule("B5A-10.1", "B5A-33.16")
def test_a_match_has_its_own_beorn() -> None:
    ruleset: Ruleset = {"beorn.dice": 2, "beorn.success": 4, "beorn.wrath": 3}
    table = Battlefield.empty(ruleset=ruleset).army("valley-west-plains", orcs=3)
    table.board(marker=11).controls("ruins-of-dale", "eastern-spur")
    table.acting(FREE, free="will-of-the-west will-of-the-west", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play")
    table.free.chooses("enter:beorn:valley-southwest-plains")
    assert table.state.wrath == 3
    table.shadow.chooses("skip:event")
    table.free.chooses("act:will-of-the-west:move-beorn").chooses("halt")
    table.dice(4, 4, 1, 1, 1).free.chooses("attack:valley-west-plains")
    table.shadow.chooses("manoeuvre:regroup")
    assert CombatRolled(FREE, (), (4, 4), 4) in table.events
