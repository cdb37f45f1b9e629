"""The ten combat effects of the Event cards, clause by clause, for attacker and defender."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.state import leadership

DEFENDED = "valley-central-plains"
PLACE = "valley-central-hills"
BESIDE = "valley-east-plains"
"""Another region beside the one defended."""
RAVENHILL = "ravenhill"
BELOW = "southern-spur-west-mountains"
"""A mountain region beside Ravenhill."""

CAPTAIN = "ev-blow-the-horns-captain-of-war"
OTHER_CAPTAIN = "ev-encirclement-captain-of-war"
FIERCE = "ev-blow-the-horns-fierce-defence"
NO_QUARTER = "ev-blow-the-horns-no-quarter"
DETERMINED = "ev-call-to-arms-determined-attack"
OTHER_DETERMINED = "ev-gather-and-marshall-determined-attack"
STAND = "ev-call-to-arms-stand-and-fight"
FOG = "ev-gather-and-marshall-dense-fog"
OVERMASTERED = "ev-gather-and-marshall-overmastered"
FURY = "ev-mustering-for-battle-battle-fury"
VOICE = "ev-mustering-for-battle-commanding-voice"
CONFUSION = "ev-mustering-for-battle-great-confusion"

SEATS = pytest.mark.parametrize("seat", [FREE, SHADOW], ids=["defender", "attacker"])


class Clash(Battlefield):
    """The Shadow attacks from the hills by default; sides get the Event cards they play."""

    def round(
        self,
        *dice: int,
        free: str = "regroup",
        shadow: str = "regroup",
        place: str = PLACE,
        region: str = DEFENDED,
    ) -> Clash:
        """Fight the first round of a battle, the attacker's dice first and black before white."""
        self.take(free, shadow).attack(place, region)
        self.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        self.dice(*dice).manoeuvres(free=free, shadow=shadow)
        return self

    def take(self, free: str, shadow: str) -> Clash:
        """Give each side the Event card it is going to play."""
        for seat, card in ((FREE, free), (SHADOW, shadow)):
            self.hand(seat, *([card] if card.startswith("ev-") else []))
        return self

    def played_by(self, seat: int, card: str, *dice: int, other: str = "regroup") -> Clash:
        """Fight the first round, in which one side plays a card and the other something else."""
        free, shadow = (card, other) if seat == FREE else (other, card)
        return self.round(*dice, free=free, shadow=shadow)

    def again(self, *dice: int, free: str = "regroup", shadow: str = "regroup") -> Clash:
        """Fight the next round: neither side ends the battle."""
        self.spare().go_on()
        if "ev-" in (free[:3], shadow[:3]):
            self.take(free, shadow)
        self.dice(*dice).manoeuvres(free=free, shadow=shadow)
        return self

    def go_on(self) -> Clash:
        """Continue: neither side ends the battle."""
        attacker = self.asked[0][0]
        self.seat(attacker).chooses("press-on")
        self.seat(1 - attacker).chooses("stand")
        return self

    def besiege(self, *places: str) -> Clash:
        """Begin a combined attack by these Shadow armies; the first one fights the first round."""
        self.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
        self.shadow.chooses(f"target:{DEFENDED}", *(f"join:{place}" for place in places), "done")
        self.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        self.shadow.chooses(f"fight-with:{places[0]}")
        return self

    def spare(self) -> Clash:
        """Answer decisions without re-rolls and without voluntary casualties."""
        while self.asked[0][1] in ("leader-reroll", "casualties"):
            seat, kind = self.asked[0]
            self.seat(seat).chooses("done" if kind == "casualties" else "reroll:0:0")
        return self

    def keep_dice(self) -> Clash:
        """Answer decisions without re-rolls."""
        while self.asked[0][1] == "leader-reroll":
            self.seat(self.asked[0][0]).chooses("reroll:0:0")
        return self

    def rolled(self, seat: int) -> events.CombatRolled:
        """Return the last roll of a side."""
        (roll,) = [e for e in self.events if isinstance(e, events.CombatRolled) and e.seat == seat]
        return roll

    def army_of(self, seat: int) -> str:
        """Return the region of a side's army while the Shadow attacks from the hills."""
        return DEFENDED if seat == FREE else PLACE

    @property
    def discards(self) -> list[str]:
        """Return the discarded Event cards."""
        return sorted(self.state.faces("event-discard"))


# When combat effects happen, and what becomes of the cards


@pytest.mark.rule("B5A-22.6")
@SEATS
def test_an_event_card_lies_open_for_its_round_and_is_then_discarded(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.played_by(seat, FURY, 6, 1, 6, 1)
    assert table.state.faces("event-in-battle") == [FURY]
    assert table.discards == []
    table.spare()
    assert table.state.faces("event-in-battle") == []
    assert table.discards == [FURY]
    table.go_on().seat(seat).may_not(f"manoeuvre:{FURY}", because="B5A-22.2")


@pytest.mark.rule("B5A-22.6")
@SEATS
def test_a_regroup_does_not_bring_an_event_card_back(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.played_by(seat, FURY, *[1] * 4).again(*[1] * 4).go_on()
    assert table.discards == [FURY]
    table.seat(seat).may_not(f"manoeuvre:{FURY}", because="B5A-22.2")


# Captain of War


def captain(seat: int, *, hits: int, damage: int = 0, tokens: int = 0, who: str = "") -> Clash:
    """A side has played Captain of War; its army of four was hit."""
    units = {FREE: "lake_men", SHADOW: "orcs"}
    own, foe = (DEFENDED, PLACE) if seat == FREE else (PLACE, DEFENDED)
    table = Clash.empty().army(own, damage=damage, tokens=tokens, **{units[seat]: 4})
    table.army(foe, **{units[1 - seat]: 4})
    for character in who.split():
        table.character(character, own)
    struck = [6] * hits + [1] * (4 - hits)
    table.played_by(seat, CAPTAIN, *([1] * 4 + struck if seat == SHADOW else struck + [1] * 4))
    return table.keep_dice()


@pytest.mark.rule("B5A-CR-21", "B5A-22.6")
@SEATS
def test_captain_of_war_takes_a_token_for_two_damage_before_casualties(seat: int) -> None:
    table = captain(seat, hits=3, tokens=2)
    own = table.army_of(seat)
    assert table.asked == [(seat, "captain-of-war")]
    assert table.damage(own) == 3
    assert set(table.seat(seat).options) == {"give-token", "forgo"}
    table.seat(seat).chooses("give-token")
    assert (table.damage(own), table.tokens(own)) == (1, 1)
    assert table.asked == [(seat, "casualties")]


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_eliminates_the_character_who_is_given_up() -> None:
    table = captain(FREE, hits=2, who="bard bilbo").army("camp", lake_men=1, tokens=1)
    table.character("dain", "camp")
    assert set(table.free.options) == {"give-character:bard", "give-character:bilbo", "forgo"}
    table.free.may_not("give-token", because="B5A-CR-21")  # none in this army
    table.free.chooses("give-character:bard")
    assert events.CharacterEliminated("bard") in table.events
    assert table.state.characters["bard"] == "eliminated"
    assert table.state.characters["bilbo"] == DEFENDED
    assert table.damage(DEFENDED) == 0


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_does_not_take_a_character_of_another_army() -> None:
    table = captain(FREE, hits=2, tokens=1).army("camp", lake_men=1).character("dain", "camp")
    table.free.may_not("give-character:dain", because="B5A-CR-21")


@pytest.mark.rule("B5A-CR-20")
@pytest.mark.parametrize(("seat", "who"), [(FREE, "bard"), (SHADOW, "bolg")])
def test_captain_of_war_may_be_declined_and_is_spent_all_the_same(seat: int, who: str) -> None:
    table = captain(seat, hits=2, who=who)
    table.seat(seat).chooses("forgo")
    assert table.damage(table.army_of(seat)) == 2
    assert table.state.characters[who] == table.army_of(seat)
    table.spare()
    assert table.discards == [CAPTAIN]


@pytest.mark.rule("B5A-CR-21")
@SEATS
def test_captain_of_war_needs_something_to_give_and_damage_to_take_off(seat: int) -> None:
    table = captain(seat, hits=2)
    assert table.asked == [(seat, "casualties")]
    table = captain(seat, hits=0, tokens=1)
    assert table.asked == [(SHADOW, "stop-attack")]
    assert table.discards == [CAPTAIN]


@pytest.mark.rule("B5A-CR-21")
@pytest.mark.parametrize(("hits", "damage", "left"), [(1, 0, 0), (0, 1, 0), (0, 3, 1), (1, 2, 1)])
def test_captain_of_war_takes_off_damage_old_or_new(hits: int, damage: int, left: int) -> None:
    table = captain(SHADOW, hits=hits, damage=damage, tokens=1)
    table.shadow.chooses("give-token")
    assert table.damage(PLACE) == left


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_saves_an_army_from_forced_casualties() -> None:
    table = captain(SHADOW, hits=4, damage=2, tokens=1)  # six damage on four units
    table.shadow.chooses("give-token").chooses("done")
    assert (table.units(PLACE), table.damage(PLACE)) == ({"orcs": 4}, 4)


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_takes_nothing_off_a_fortification() -> None:
    table = Clash.empty().army(RAVENHILL, lake_men=3, damage=1, tokens=1).army(BELOW, orcs=3)
    table.round(6, 6, 1, 1, 1, 1, free=CAPTAIN, place=BELOW, region=RAVENHILL)
    table.keep_dice().free.chooses("give-token")
    assert (table.damage(RAVENHILL), table.state.breaches[RAVENHILL]) == (0, 2)
    table = Clash.empty().army(RAVENHILL, lake_men=3, tokens=1).army(BELOW, orcs=3)
    table.round(6, 6, 1, 1, 1, 1, free=CAPTAIN, place=BELOW, region=RAVENHILL).keep_dice()
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_counts_only_the_army_that_fights_this_round() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2, damage=1)
    table.army(BESIDE, orcs=2, damage=2, tokens=2).character("bolg", BESIDE)
    table.hand(SHADOW, CAPTAIN, OTHER_CAPTAIN).besiege(PLACE, BESIDE)
    table.dice(1, 1, 1, 1).manoeuvres(shadow=CAPTAIN)
    assert table.asked == [(SHADOW, "casualties")]
    table.spare().go_on().shadow.chooses(f"fight-with:{BESIDE}")
    table.dice(1, 1, 1, 1).manoeuvres(shadow=OTHER_CAPTAIN).keep_dice()
    assert set(table.shadow.options) == {"give-token", "give-character:bolg", "forgo"}
    table.shadow.chooses("give-token")
    assert (table.damage(PLACE), table.damage(BESIDE)) == (1, 0)


@pytest.mark.rule("B5A-CR-21")
def test_captain_of_war_loses_the_game_at_once_if_bolg_is_given_up() -> None:
    table = captain(SHADOW, hits=2, who="bolg")
    table.shadow.chooses("give-character:bolg")
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("free",), ("shadow",))
    assert table.state.outcome.reason == "B5A-31.4"


@pytest.mark.rule("B5A-22.7")
@pytest.mark.parametrize(("attacker", "unit"), [(SHADOW, "orcs"), (FREE, "lake_men")])
def test_captain_of_war_is_carried_out_by_the_defender_first(attacker: int, unit: str) -> None:
    foe = "orcs" if unit == "lake_men" else "lake_men"
    table = Clash.empty().army(DEFENDED, tokens=1, damage=1, **{foe: 2})
    table.army(PLACE, tokens=1, damage=1, **{unit: 2})
    table.round(*[1] * 4, free=CAPTAIN, shadow=OTHER_CAPTAIN).keep_dice()
    assert table.asked == [(1 - attacker, "captain-of-war")]
    table.seat(1 - attacker).chooses("give-token")
    assert table.asked == [(attacker, "captain-of-war")]
    table.seat(attacker).chooses("give-token")
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (0, 0)
    assert table.discards == sorted([CAPTAIN, OTHER_CAPTAIN])


# Fierce Defence


@pytest.mark.rule("B5A-23.15", "B5A-CR-10")
@SEATS
def test_fierce_defence_raises_the_target_value_of_the_opponent_to_six(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3, tokens=1).army(PLACE, orcs=3, tokens=1)
    table.played_by(seat, FIERCE, 5, 5, 6, 5, 5, 6, 5, 5)
    assert table.rolled(1 - seat).target == 6
    assert table.rolled(seat).target == 5
    table.seat(1 - seat).chooses("reroll:1:0")  # a five again
    assert table.damage(table.army_of(seat)) == 1
    assert table.damage(table.army_of(1 - seat)) == 3


@pytest.mark.rule("B5A-23.15")
def test_fierce_defence_of_both_sides_raises_both_target_values() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.round(*[5] * 4, free=FIERCE, shadow="ev-encirclement-fierce-defence")
    assert [table.rolled(seat).target for seat in (FREE, SHADOW)] == [6, 6]


@pytest.mark.rule("B5A-23.15")
@SEATS
def test_fierce_defence_lasts_one_round(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.played_by(seat, FIERCE, *[1] * 4).again(*[1] * 4)
    assert [table.rolled(each).target for each in (FREE, SHADOW)] == [5, 5]


@pytest.mark.rule("B5A-CR-10")
def test_fierce_defence_adds_nothing_to_a_fortification() -> None:
    table = Clash.empty().army(RAVENHILL, lake_men=2).army(BELOW, orcs=2)
    table.round(6, 5, 1, 1, free=FIERCE, place=BELOW, region=RAVENHILL)
    assert table.rolled(SHADOW).target == 6
    assert table.state.breaches[RAVENHILL] == 1


@pytest.mark.rule("B5A-CR-10", "B5A-23.16")
@pytest.mark.parametrize("card", [NO_QUARTER, FURY])
def test_a_bonus_helps_against_fierce_defence(card: str) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=4).army(PLACE, orcs=4)
    table.round(6, 5, 4, 1, *[1] * 4, free=FIERCE, shadow=card)
    assert table.rolled(SHADOW).target == 6
    assert table.damage(DEFENDED) == 2


# No Quarter


@pytest.mark.rule("B5A-23.16", "B5A-CR-20")
@SEATS
def test_no_quarter_adds_one_to_every_die_and_costs_a_damage(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=5).army(PLACE, orcs=5)
    table.played_by(seat, NO_QUARTER, 4, 4, 5, 3, 1, 4, 4, 5, 3, 1)
    own, foe = table.army_of(seat), table.army_of(1 - seat)
    assert events.DamageDealt(seat, own, 1, 0) in table.events  # nobody was asked
    assert table.damage(foe) == 3
    assert table.damage(own) == 1 + 1  # the enemy's fours miss


@pytest.mark.rule("B5A-23.16")
@SEATS
def test_no_quarter_adds_to_the_leader_re_roll_too(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3, tokens=2).army(PLACE, orcs=3, tokens=2)
    table.played_by(seat, NO_QUARTER, *[1] * 6, 4, 4, 4, 4)
    table.shadow.chooses("reroll:2:0")
    table.free.chooses("reroll:2:0")
    assert table.damage(table.army_of(1 - seat)) == 2
    assert table.damage(table.army_of(seat)) == 1


@pytest.mark.rule("B5A-23.16")
def test_no_quarter_lasts_one_round() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=3)
    table.round(*[1] * 6, shadow=NO_QUARTER).again(4, 4, 4, 1, 1, 1)
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (0, 1)


@pytest.mark.rule("B5A-CR-09")
@SEATS
def test_no_quarter_causes_casualties_only_after_the_roll(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=1, damage=1).army(PLACE, orcs=1, damage=1)
    table.played_by(seat, NO_QUARTER, 4, 4)
    assert table.rolled(seat).white == (4,)  # with two damage on one unit
    own, foe = table.army_of(seat), table.army_of(1 - seat)
    assert (table.damage(own), table.damage(foe)) == (2, 2)
    assert sorted(table.asked) == [(FREE, "casualties"), (SHADOW, "casualties")]
    table.free.accepts()
    table.shadow.accepts()
    assert (table.units(own), table.units(foe)) == ({}, {})


@pytest.mark.rule("B5A-CR-08")
def test_no_quarter_puts_its_damage_on_the_army_in_a_fortification() -> None:
    table = Clash.empty().army(RAVENHILL, lake_men=2).army(BELOW, orcs=2)
    table.round(6, 1, 1, 1, free=NO_QUARTER, place=BELOW, region=RAVENHILL)
    assert (table.damage(RAVENHILL), table.state.breaches[RAVENHILL]) == (1, 1)


@pytest.mark.rule("B5A-CR-08")
def test_no_quarter_is_not_prevented_by_bodyguards() -> None:
    for hit, asked in ((1, False), (6, True)):
        table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
        table.character("bolg", PLACE).board(bodyguards=2)
        table.round(1, 1, hit, 1, shadow=NO_QUARTER).keep_dice()
        assert (table.asked == [(SHADOW, "use-bodyguard")]) is asked
        if asked:
            table.shadow.chooses("spend-bodyguard")
        assert table.damage(PLACE) == 1


@pytest.mark.rule("B5A-CR-08")
def test_no_quarter_is_prevented_neither_by_bilbo_nor_by_shining_armour() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_veterans=2).army(PLACE, orcs=2)
    table.character("bilbo", DEFENDED).character("thorin", DEFENDED).board(rings=3)
    table.beside("fate-shining-armour").round(1, 1, *[1] * 4, free=NO_QUARTER).keep_dice()
    assert table.asked == [(FREE, "casualties")]
    assert (table.damage(DEFENDED), table.state.armour, table.state.rings) == (1, 0, 3)


# Determined Attack


@pytest.mark.rule("B5A-CR-22")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_determined_attack_adds_a_card_after_the_reveal_and_before_the_dice(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2, dwarf_regulars=1)
    table.army(PLACE, orcs=2, wargs=1).played_by(seat, DETERMINED, 1, 1, 1, 1, 1, 1)
    assert events.ManoeuvreShown(1 - seat, "regroup") in table.events
    assert not any(isinstance(event, events.CombatRolled) for event in table.events)
    assert table.asked == [(seat, "determined-attack")]
    cards = ("lake-men", "dwarf-regulars") if seat == FREE else ("orcs", "wargs")
    assert set(table.seat(seat).options) == {f"extra:unit-{unit}" for unit in cards}
    table.seat(seat).may_not("extra:unit-goblins", because="B5A-21.10")
    table.seat(seat).chooses(f"extra:unit-{cards[0]}")
    assert events.ManoeuvreShown(seat, f"unit-{cards[0]}") in table.events
    assert table.rolled(seat).black == (1, 1)
    assert table.rolled(1 - seat).black == ()


@pytest.mark.rule("B5A-CR-20")
def test_determined_attack_leaves_the_ability_of_the_card_optional() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.round(6, 1, 1, 1, shadow=DETERMINED).spare().shadow.chooses("forgo-ability:unit-orcs")
    assert table.tokens(PLACE) == 0


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_takes_a_card_of_the_hand_back_after_the_round() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=2, wargs=1)
    table.round(6, 1, 1, 1, 1, 1, shadow=DETERMINED).shadow.chooses("extra:unit-orcs")
    table.spare().shadow.chooses("use-ability:unit-orcs")  # it works in full
    assert table.tokens(PLACE) == 1
    table.go_on().shadow.may("manoeuvre:unit-orcs", "manoeuvre:unit-wargs")


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_plays_a_used_card_again_which_stays_used() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=2, wargs=1)
    table.round(*[1] * 6, shadow="unit-orcs")
    table.again(6, 1, 1, 1, 1, 1, shadow=DETERMINED).shadow.chooses("extra:unit-orcs")
    assert table.rolled(SHADOW).black == (6, 1)
    table.spare().shadow.chooses("use-ability:unit-orcs")
    table.go_on().shadow.may_not("manoeuvre:unit-orcs", because="B5A-22.4")
    table.shadow.may("manoeuvre:unit-wargs")


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_adds_only_types_still_present() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=4).army(PLACE, orcs=1, wargs=1, goblins=1)
    table.round(1, 1, 1, 6, 1, 1, 1, shadow="unit-wargs").shadow.chooses("lose:wargs", "done")
    table.again(*[1] * 6, shadow=DETERMINED)
    assert set(table.shadow.options) == {"extra:unit-orcs", "extra:unit-goblins"}
    table.shadow.may_not("extra:unit-wargs", because="B5A-21.10")


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_never_adds_regroup_or_another_event_card() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2, dwarf_regulars=1).army(PLACE, orcs=2)
    table.round(*[1] * 5, free=DETERMINED).hand(FREE, FURY)
    assert {option.partition(":")[2][:5] for option in table.free.options} == {"unit-"}
    table.free.chooses("extra:unit-lake-men")
    table.spare().shadow.chooses("press-on")
    table.free.may_not("retreat", because="B5A-28.4")


@pytest.mark.rule("B5A-CR-22")
@pytest.mark.parametrize("bats", [0, 1])
def test_determined_attack_adds_vampire_like_where_there_are_bats(bats: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=4).army(PLACE, orcs=2)
    table.state.bats["valley"] = bats
    table.round(6, 1, 1, 1, 1, 1, shadow=DETERMINED)
    if not bats:
        assert events.ManoeuvreShown(SHADOW, "unit-orcs") in table.events  # there is no other
        return
    table.shadow.chooses("extra:vampire-like")
    assert table.rolled(SHADOW).black == ()
    table.shadow.chooses("spend-bats")
    assert table.damage(DEFENDED) == 2


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_adds_mighty_strokes_where_thorin_may_strike() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_regulars=3).character("thorin", DEFENDED)
    table.army(PLACE, orcs=4).beside("fate-mighty-strokes")
    table.round(*[1] * 4, 4, 4, 3, free=DETERMINED).free.chooses("extra:thorins-mighty-strokes")
    assert table.keep_dice().damage(PLACE) == 2
    table.spare().go_on().free.may("manoeuvre:thorins-mighty-strokes")
    table = Clash.empty().army(DEFENDED, dwarf_regulars=2, lake_men=1).army(PLACE, orcs=4)
    table.character("thorin", DEFENDED).round(*[1] * 4, 4, 4, 3, free=DETERMINED)
    table.free.may_not("extra:thorins-mighty-strokes", because="B5A-CR-24")


@pytest.mark.rule("B5A-CR-22")
@pytest.mark.parametrize("howling", [True, False])
def test_determined_attack_is_affected_by_howling_orcs(howling: bool) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, great_orcs=1, orcs=2)
    if howling:
        table.on_table("ss-howling-orcs")
    table.round(*[1] * 4, 6, 1, free=DETERMINED)
    assert table.rolled(FREE).black == (6, 1)
    assert (table.asked == [(FREE, "use-unit-ability")]) is not howling


@pytest.mark.rule("B5A-CR-22")
def test_determined_attack_can_add_redoubtable() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_regulars=2, lake_men=2).army(PLACE, orcs=4)
    table.round(6, 6, 6, 1, 6, 1, 1, 1, free=DETERMINED).free.chooses("extra:unit-dwarf-regulars")
    table.free.chooses("redoubtable", "done")
    table.spare()
    assert table.units(DEFENDED) == {"dwarf-regulars": 1, "lake-men": 2}
    assert table.damage(DEFENDED) == 0


@pytest.mark.rule("B5A-22.7", "B5A-CR-22")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_determined_attack_is_carried_out_by_the_defender_first(attacker: int) -> None:
    free, shadow = (PLACE, DEFENDED) if attacker == FREE else (DEFENDED, PLACE)
    table = Clash.empty().army(free, lake_men=1, dwarf_regulars=1).army(shadow, orcs=1, wargs=1)
    table.round(*[1] * 4, free=DETERMINED, shadow=OTHER_DETERMINED)
    assert table.asked == [(1 - attacker, "determined-attack")]
    table.seat(1 - attacker).chooses(table.seat(1 - attacker).options[0])
    assert table.asked == [(attacker, "determined-attack")]


# Stand and Fight


@pytest.mark.rule("B5A-CR-11")
@SEATS
@pytest.mark.parametrize(("units", "dice"), [(1, 2), (2, 4), (3, 5), (5, 5)])
def test_stand_and_fight_counts_every_unit_as_two(seat: int, units: int, dice: int) -> None:
    own, foe = (DEFENDED, PLACE) if seat == FREE else (PLACE, DEFENDED)
    names = ("lake_men", "orcs") if seat == FREE else ("orcs", "lake_men")
    table = Clash.empty().army(own, **{names[0]: units}).army(foe, **{names[1]: 3})
    table.played_by(seat, STAND, *[1] * (dice + 3))
    assert len(table.rolled(seat).white) == dice
    assert len(table.rolled(1 - seat).white) == 3


@pytest.mark.rule("B5A-CR-11")
def test_stand_and_fight_does_not_double_the_strong() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=1).army(PLACE, great_orcs=1, orcs=1)
    table.round(*[1] * 5, shadow=STAND)
    assert len(table.rolled(SHADOW).white) == 4
    table.again(*[1] * 4)
    assert len(table.rolled(SHADOW).white) == 3  # for one round only


@pytest.mark.rule("B5A-CR-11")
def test_fury_of_the_dwarves_is_added_to_stand_and_fight() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_regulars=1).army(PLACE, orcs=1)
    table.character("thorin", DEFENDED).beside("fate-fury-of-the-dwarves")
    table.round(*[1] * 5, free=STAND)
    assert len(table.rolled(FREE).white) == 4


# Dense Fog


@pytest.mark.rule("B5A-CR-23", "B5A-22.6")
@SEATS
def test_dense_fog_ends_the_battle_with_the_round(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.played_by(seat, FOG, 6, 1, 6, 1).spare()  # the other side regroups
    assert events.FogEndedBattle(DEFENDED) in table.events
    assert events.BattleEnded(DEFENDED, -1) in table.events
    assert table.asked == [(FREE, "act")]
    assert (table.units(DEFENDED), table.units(PLACE)) == ({"lake-men": 2}, {"orcs": 2})
    assert table.discards == [FOG]


@pytest.mark.rule("B5A-CR-23")
def test_dense_fog_leaves_time_for_manoeuvres_at_the_end_of_the_round() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3, damage=2).army(PLACE, wargs=1)
    table.round(6, 1, 1, 1, free=FOG, shadow="unit-wargs").spare()
    table.shadow.chooses("use-ability:unit-wargs")
    table.free.accepts()
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"lake-men": 2}, 1)
    assert table.state.battle is None
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-CR-23")
def test_dense_fog_does_not_keep_a_victor_from_advancing() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=1).army(PLACE, orcs=2)
    table.round(6, 6, 1, shadow=FOG)
    table.free.accepts()
    assert events.FogEndedBattle(DEFENDED) not in table.events
    table.shadow.chooses("advance")
    assert table.units(DEFENDED) == {"orcs": 2}


@pytest.mark.rule("B5A-CR-23")
@pytest.mark.parametrize("destroyed", [False, True])
def test_dense_fog_ends_a_combined_attack_as_a_whole(destroyed: bool) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=1).army(BESIDE, wargs=2)
    table.hand(FREE, FOG).besiege(PLACE, BESIDE)
    table.dice(1, *([6, 6] if destroyed else [1, 1])).manoeuvres(free=FOG)
    if destroyed:
        table.shadow.accepts()
    assert table.units(PLACE) == ({} if destroyed else {"orcs": 1})
    assert table.units(BESIDE) == {"wargs": 2}
    assert table.state.battle is None
    assert table.asked == [(FREE, "act")]


# Overmastered


@pytest.mark.rule("B5A-CR-12")
@SEATS
def test_overmastered_takes_the_leader_re_roll_from_the_opponent(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2, tokens=2).army(PLACE, orcs=2, tokens=2)
    table.played_by(seat, OVERMASTERED, *[1] * 4, 6, 6)
    assert table.asked == [(seat, "leader-reroll")]
    table.seat(seat).chooses("reroll:2:0")
    assert table.damage(table.army_of(1 - seat)) == 2
    table.again(*[1] * 4).shadow.may("reroll:2:0").chooses("reroll:0:0")
    table.free.may("reroll:2:0")  # for one round only


@pytest.mark.rule("B5A-CR-12")
@SEATS
def test_overmastered_is_stronger_than_a_commanding_voice(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.played_by(seat, OVERMASTERED, *[1] * 4, other=VOICE)
    assert table.asked == [(SHADOW, "stop-attack")]


# Battle-fury


@pytest.mark.rule("B5A-CR-10", "B5A-23.16")
@SEATS
def test_battle_fury_adds_one_to_every_die_of_the_combat_roll_only(seat: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=4, tokens=2).army(PLACE, orcs=4, tokens=2)
    table.played_by(seat, FURY, 4, 4, 3, 1, 4, 4, 3, 1, 4, 5)
    other = 1 - seat
    if seat == SHADOW:
        table.shadow.may_not("reroll:3:0", because="B5A-24.1").chooses("reroll:2:0")
        table.free.chooses("reroll:0:0")
    else:
        table.shadow.chooses("reroll:0:0")
        table.free.chooses("reroll:2:0")
    assert table.damage(table.army_of(other)) == 3  # two fours, and the five of the re-roll
    assert table.damage(table.army_of(seat)) == 0  # the enemy's fours miss


# Commanding Voice


@pytest.mark.rule("B5A-CR-12")
@SEATS
@pytest.mark.parametrize("tokens", [0, 1])
def test_commanding_voice_leads_by_two_more(seat: int, tokens: int) -> None:
    table = Clash.empty().army(DEFENDED, lake_men=4, tokens=tokens)
    table.army(PLACE, orcs=4, tokens=tokens).played_by(seat, VOICE, *[1] * 8)
    if tokens and seat == FREE:
        table.shadow.may_not("reroll:2:0", because="B5A-24.1").chooses("reroll:0:0")
    most = 2 + tokens
    table.seat(seat).may(f"reroll:{most}:0")
    table.seat(seat).may_not(f"reroll:{most + 1}:0", because="B5A-24.1").chooses("reroll:0:0")
    table.again(*[1] * 8)
    assert leadership(table.state, table.army_of(seat)) == tokens  # for one round only


@pytest.mark.rule("B5A-CR-12")
def test_commanding_voice_is_heard_by_the_army_that_fights() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2).army(BESIDE, wargs=2)
    table.hand(SHADOW, VOICE).besiege(PLACE, BESIDE).dice(*[1] * 4).manoeuvres(shadow=VOICE)
    assert [leadership(table.state, place) for place in (PLACE, BESIDE, DEFENDED)] == [2, 0, 0]


@pytest.mark.rule("B5A-CR-12")
def test_bonuses_to_leadership_are_added_to_each_other() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_regulars=4, tokens=1).army(PLACE, orcs=1)
    table.character("thorin", DEFENDED).beside("fate-fury-of-the-dwarves")
    table.round(*[1] * 6, free=VOICE)
    assert leadership(table.state, DEFENDED) == 1 + 2 + 2 + 2


@pytest.mark.rule("B5A-CR-12")
def test_commanding_voice_is_added_to_the_five_of_an_elven_charge() -> None:
    table = Clash.empty().army(PLACE, wood_elf_archers=2, tokens=1).army(DEFENDED, orcs=2)
    table.hand(FREE, "sf-elven-charge", VOICE).acting(FREE, free="event", shadow="event")
    table.free.chooses("play:event:sf-elven-charge")
    table.free.chooses(f"army:{PLACE}", f"attack:{DEFENDED}")
    table.dice(*[1] * 4).manoeuvres(free=VOICE)
    assert leadership(table.state, PLACE) == 5 + 2


# Great Confusion


@pytest.mark.rule("B5A-CR-11")
@SEATS
@pytest.mark.parametrize(("units", "dice"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_great_confusion_takes_two_dice_from_the_opponent(seat: int, units: int, dice: int) -> None:
    own, foe = (DEFENDED, PLACE) if seat == FREE else (PLACE, DEFENDED)
    names = ("lake_men", "orcs") if seat == FREE else ("orcs", "lake_men")
    table = Clash.empty().army(own, **{names[0]: 4}).army(foe, **{names[1]: units})
    table.played_by(seat, CONFUSION, *[1] * (4 + dice))
    assert len(table.rolled(1 - seat).white) == dice
    assert len(table.rolled(seat).white) == 4


@pytest.mark.rule("B5A-CR-11")
def test_great_confusion_comes_after_the_limit_of_five_dice() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=1).army(PLACE, great_orcs=4)
    table.round(*[1] * 4, free=CONFUSION)
    assert len(table.rolled(SHADOW).white) == 3
    table.again(*[1] * 6)
    assert len(table.rolled(SHADOW).white) == 5  # for one round only
    table = Clash.empty().army(DEFENDED, lake_men=1).army(PLACE, orcs=4)
    table.round(*[1] * 4, free=CONFUSION, shadow=STAND)
    assert len(table.rolled(SHADOW).white) == 3


@pytest.mark.rule("B5A-CR-11")
def test_great_confusion_leaves_no_more_black_dice_than_are_rolled() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=1).army(PLACE, orcs=4, wargs=1)
    table.round(*[1] * 4, free=CONFUSION, shadow="unit-orcs")
    assert (table.rolled(SHADOW).black, table.rolled(SHADOW).white) == ((1, 1, 1), ())


@pytest.mark.rule("B5A-CR-11")
def test_great_confusion_is_for_the_army_that_fights_this_round() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=3).army(BESIDE, wargs=3)
    table.hand(FREE, CONFUSION).besiege(PLACE, BESIDE).dice(*[1] * 4).manoeuvres(free=CONFUSION)
    assert len(table.rolled(SHADOW).white) == 1
    table.spare().go_on().shadow.chooses(f"fight-with:{BESIDE}")
    table.dice(*[1] * 6).manoeuvres()
    assert len(table.rolled(SHADOW).white) == 3


# What the table shows of a roll


def reasons(table: Battlefield) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the reasons that changed the rolls of the Free Peoples and of the Shadow."""
    assert table.state.battle is not None
    free, shadow = table.state.battle.sides
    return free.reasons, shadow.reasons


@pytest.mark.rule("B5A-23.15", "B5A-23.16")
def test_everybody_sees_which_cards_help_or_hinder_a_roll() -> None:
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.round(1, 1, 1, 1, free=FURY, shadow=FIERCE)
    assert reasons(table) == (("fierce-defence", "battle-fury"), ())
    table = Clash.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.round(1, 1, 1, 1, free=CONFUSION, shadow=VOICE)
    assert reasons(table) == ((), ("great-confusion", "commanding-voice"))


@pytest.mark.rule("B5A-23.16", "B5A-33.16")
def test_everybody_sees_which_fate_cards_help_thorin_and_beorn() -> None:
    table = Clash.empty().army(DEFENDED, dwarf_regulars=2).army(PLACE, orcs=2)
    table.beside("fate-fury-of-the-dwarves", "fate-giant-size").character("thorin", DEFENDED)
    table.round(1, 1, 1, 1, 1, 1)
    assert reasons(table) == (("fate-fury-of-the-dwarves",), ())
    table.character("thorin", "camp").army("camp", lake_men=1).round(1, 1, 1, 1)
    assert reasons(table) == ((), ())
    table = Clash.empty().army(PLACE, orcs=2).beorn(DEFENDED)
    table.beside("fate-giant-size", "fate-roaring-voice").attack(PLACE, DEFENDED)
    table.dice(1, 1, 1, 1, 1, 1, 1).shadow.chooses("manoeuvre:regroup")
    assert reasons(table) == (("fate-giant-size", "fate-roaring-voice"), ())


@pytest.mark.rule("B5A-CR-13")
def test_bilbo_is_not_asked_once_captain_of_war_has_taken_all_damage_off() -> None:
    table = captain(FREE, hits=2, tokens=1, who="bilbo").board(rings=5)
    table.free.chooses("give-token")
    assert table.damage(DEFENDED) == 0
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-11")
def test_great_confusion_of_a_shadow_that_defends_confuses_the_attacker() -> None:
    table = Clash.empty().army(PLACE, lake_men=4).army(DEFENDED, orcs=3)
    table.round(1, 1, 1, 1, 1, shadow=CONFUSION)
    assert len(table.rolled(FREE).white) == 2
    assert len(table.rolled(SHADOW).white) == 3
