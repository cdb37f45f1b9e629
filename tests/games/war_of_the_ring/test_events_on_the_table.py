"""Cards that stay on the table, what the enemy pays to discard them, and abilities of characters.

A card of the table changes rules of movement, politics and battle while it lies there.
"""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    leadership_in_battle,
    nazgul_leadership,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import NATIONS_OF
from ostrog.games.war_of_the_ring.board.pools import DECK_OF, hand_zone, table_zone, used_zone
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.games.war_of_the_ring.dice.event_hands import hand_size
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import Turn
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS

POWER, BOMBADIL = "fp-str-02", "fp-str-03"
PALANTIR, WORMTONGUE = "sh-char-21", "sh-char-22"
FOLLY, THREATS = "sh-str-03", "sh-str-05"


def lying(card: str, table: RingTable | None = None) -> RingTable:
    """Return a table on which a card lies that was played earlier."""
    table = RingTable.empty() if table is None else table
    side = DECK_OF[card][0]
    table.lay(table_zone(*DECK_OF[card]), card)
    table.state.activate(TABLE_CARDS[card], side)
    return table


def lies(table: RingTable, card: str) -> bool:
    """Whether a card is on the table; otherwise it is in force no more."""
    there = card in table.state.faces(table_zone(*DECK_OF[card]))
    assert there == any(active.name == card for active in table.state.active)
    return there


def is_used(table: RingTable, card: str) -> bool:
    """Whether a card lies among the used cards of its side."""
    return card in table.state.faces(used_zone(*DECK_OF[card]))


def requires(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table (WOTR-7.5)."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


# A Power Too Great, The Power of Tom Bombadil

REGIONS = {
    POWER: ("elves", "lorien", "dimrill-dale"),
    BOMBADIL: ("north", "buckland", "bree"),
}
"""The nation that a card advances, a region that it closes, and a neighbour."""


@pytest.mark.parametrize("card", REGIONS)
def test_a_nation_advances_and_regions_are_closed_to_the_shadow(card: str) -> None:
    nation, region, near = REGIONS[card]
    table = RingTable.empty().at_peace(nation, 3)
    table.army(near, sauron_regular=2).plays(FREE, card, "muster-army")
    assert table.state.steps_to_war[nation] == 2
    assert lies(table, card)
    table.at_war("sauron").acting(SHADOW, free="event", shadow="army")
    table.shadow.may_not(f"march:{near}:{region}", because="WOTR-7.8")
    table.army(region, rohan_regular=1).acting(SHADOW, free="event", shadow="army")
    table.shadow.may_not(f"attack:{near}:{region}", because="WOTR-7.8")
    table = lying(card).army(near, rohan_regular=1).acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:move-armies")
    table.free.may(f"march:{near}:{region}")  # their own armies go there


@pytest.mark.parametrize("region", ["lorien", "rivendell", "grey-havens"])
def test_no_siege_is_pressed_where_the_power_is_too_great(region: str) -> None:
    table = lying(POWER).army(region, elves_regular=1).army(region, sauron_regular=2)
    table.siege(region).acting(SHADOW, free="event", shadow="army")
    table.shadow.may_not(f"attack:{region}:{region}", because="WOTR-7.8")
    table.acting(FREE, free="muster-army", shadow="event")
    table.free.chooses("act:muster-army:attack")  # the besieged may sortie
    assert table.state.battle is not None or table.asked == [(FREE, "attack")]


@pytest.mark.rule("WOTR-7.8")
@pytest.mark.rule("WOTR-10.17")
def test_no_march_goes_on_into_a_closed_region() -> None:
    table = lying(POWER).army("moria", sauron_regular=2).army("parth-celebrant", sauron_regular=1)
    table.plays(SHADOW, "sh-str-07").shadow.chooses("march:moria:dimrill-dale", "go")
    table.shadow.may_not("march:dimrill-dale:lorien", because="WOTR-7.8")
    table.shadow.chooses("march:dimrill-dale:parth-celebrant")
    assert table.figures("parth-celebrant") == {"sauron-regular": 3}
    table = lying(POWER).army("dimrill-dale", sauron_regular=2).army("lorien", elves_regular=1)
    table.army("lorien", sauron_regular=1).siege("lorien").army("moria", sauron_regular=1)
    table.plays(SHADOW, "sh-str-07")  # nobody joins the siege, even from afar
    assert "march:dimrill-dale:lorien" not in table.shadow.options


@pytest.mark.parametrize("region", ["old-forest", "the-shire", "buckland"])
def test_bombadil_closes_his_land_also_to_reinforcements(region: str) -> None:
    near = {"old-forest": "cardolan", "the-shire": "evendim", "buckland": "bree"}[region]
    table = lying(BOMBADIL).army(near, sauron_regular=1).acting(SHADOW, shadow="army character")
    table.shadow.may_not(f"march:{near}:{region}", because="WOTR-7.8")


def test_a_passive_nation_does_not_go_to_war_by_a_card() -> None:
    table = RingTable.empty().at_peace("north", 1).plays(FREE, BOMBADIL, "muster-army")
    assert table.state.steps_to_war["north"] == 1
    assert lies(table, BOMBADIL)


def test_a_shadow_army_may_retreat_into_a_closed_region_and_attack_out_of_it() -> None:
    table = lying(BOMBADIL).army("old-forest", sauron_regular=2)
    table.army("cardolan", north_regular=1).attack("old-forest", "cardolan")
    assert table.told(events.BattleJoined)
    table = lying(BOMBADIL).army("bree", sauron_regular=2).army("weather-hills", north_regular=2)
    table.dice(1, 1, 1, 1).attack("weather-hills", "bree")
    table.free.chooses("press")
    table.shadow.may("retreat-to:buckland")


# The price of two cards

HELD = ("sh-str-04", "sh-char-01", "sh-str-05")
"""Cards with the results Army, Character and Muster."""


@pytest.mark.rule("WOTR-7.9")
@pytest.mark.parametrize("card", [POWER, BOMBADIL])
def test_the_shadow_pays_a_die_and_two_cards(card: str) -> None:
    table = lying(card).hand(SHADOW, *HELD, "sh-str-03")
    table.acting(SHADOW, free="event event", shadow="muster event")
    table.shadow.may(f"dispel:event:{card}").chooses(f"dispel:muster:{card}")
    assert table.asked == [(SHADOW, "pay-card")]
    table.shadow.may_not("pay-card:sh-char-01", "pay-card:sh-str-05", because="WOTR-7.9")
    table.shadow.may_not("pay-card:sh-str-02", because="WOTR-7.9")  # not in hand
    table.shadow.chooses("pay-card:sh-str-03")
    table.shadow.may_not("pay-card:sh-str-04", because="WOTR-7.9")
    table.shadow.chooses("pay-card:sh-char-01")
    assert not lies(table, card)
    assert is_used(table, card)
    assert is_used(table, "sh-str-03")
    assert is_used(table, "sh-char-01")
    assert table.state.faces(hand_zone(SHADOW, "strategy")) == ["sh-str-04", "sh-str-05"]
    assert table.state.dice[SHADOW] == {"muster": 0, "event": 1}
    assert table.asked == [(FREE, "act")]  # it was an action


@pytest.mark.rule("WOTR-7.9")
@pytest.mark.parametrize("held", [("sh-str-04",), ("sh-char-01", "sh-str-05"), ()])
def test_both_cards_are_needed(held: tuple[str, ...]) -> None:
    table = lying(POWER).hand(SHADOW, *held).acting(SHADOW, free="event", shadow="event army")
    table.shadow.may_not(f"dispel:event:{POWER}", because="WOTR-7.9")
    table.shadow.may_not(f"dispel:muster:{POWER}", because="WOTR-5.6")


@pytest.mark.rule("WOTR-7.9")
def test_only_the_enemy_pays_and_only_for_what_lies_on_the_table() -> None:
    table = lying(POWER).hand(SHADOW, *HELD).acting(SHADOW, free="event", shadow="event")
    table.shadow.may_not(f"dispel:event:{BOMBADIL}", because="WOTR-7.9")
    table.shadow.may_not("dispel:event:fp-char-05", because="WOTR-7.9")  # has no price
    table.acting(FREE, free="event", shadow="event")
    table.free.may_not(f"dispel:event:{POWER}", because="WOTR-7.9")


def test_the_hand_stays_hidden_while_its_owner_chooses_the_price() -> None:
    table = lying(POWER).hand(SHADOW, *HELD).acting(SHADOW, free="event", shadow="event")
    table.shadow.chooses(f"dispel:event:{POWER}")
    assert table.asked == [(SHADOW, "pay-card")]  # also if there is one such card only
    assert table.shadow.options == ["pay-card:sh-str-04"]
    assert "sh-char-01" not in repr(table.view(FREE))
    table.shadow.chooses("pay-card:sh-str-04")
    assert is_used(table, "sh-str-04")  # now everybody sees it
    assert "sh-char-01" not in repr(table.view(FREE))


# The Palantir of Orthanc


def with_saruman() -> RingTable:
    """Return an empty table with Saruman in Orthanc."""
    return RingTable.empty().character("saruman", "orthanc")


def test_the_palantir_needs_saruman() -> None:
    requires(PALANTIR, SHADOW, RingTable.empty())
    table = with_saruman().plays(SHADOW, PALANTIR, "event")
    assert lies(table, PALANTIR)
    assert table.told(events.EventsDrawn) == []  # it was not yet there when the die was spent
    table.run(EliminateCharacter(who="saruman"))
    assert not lies(table, PALANTIR)
    assert is_used(table, PALANTIR)


def test_the_palantir_draws_after_an_event_result_that_plays_a_card() -> None:
    table = lying(PALANTIR, with_saruman()).hand(SHADOW, "sh-str-22")
    table.acting(SHADOW, free="event", shadow="event muster").shadow.chooses("play:event:sh-str-22")
    assert table.asked == [(SHADOW, "draw-event")]
    table.shadow.may("draw:character", "draw:strategy").chooses("draw:character")
    assert hand_size(table.state, SHADOW) == 1
    table = lying(PALANTIR, with_saruman()).hand(SHADOW, "sh-str-22")
    table.acting(SHADOW, free="event", shadow="muster").shadow.chooses("play:muster:sh-str-22")
    assert table.asked == [(FREE, "act")]
    table.acting(SHADOW, free="event", shadow="event event")
    table.shadow.chooses("act:event:draw-event").chooses("draw:character")
    assert hand_size(table.state, SHADOW) == 1  # nothing is added to a mere draw
    table = lying(PALANTIR, with_saruman()).hand(FREE, "fp-str-14")
    table.fellowship("rivendell", "gimli").acting(FREE, free="event", shadow="event")
    table.free.chooses("play:event:fp-str-14").chooses("raise:gondor-regular:minas-tirith")
    assert hand_size(table.state, SHADOW) == hand_size(table.state, FREE) == 0


def test_the_palantir_draws_from_the_deck_that_is_left_or_from_none() -> None:
    for empty, drawn in ((("str",), 1), (("str", "char"), 0)):
        table = lying(PALANTIR, with_saruman()).hand(SHADOW, "sh-str-22")
        for mark in empty:
            rest = [f"sh-{mark}-{n:02}" for n in range(1, 25)]
            rest = [card for card in rest if card not in (PALANTIR, "sh-str-22")]
            table.lay(f"buried-1-{'character' if mark == 'char' else 'strategy'}", *rest)
        table.acting(SHADOW, free="event", shadow="event").shadow.chooses("play:event:sh-str-22")
        assert hand_size(table.state, SHADOW) == drawn
        assert table.asked == [(FREE, "act")]


@pytest.mark.rule("WOTR-6.9")
def test_the_ring_for_the_palantir_goes_to_the_shadow_and_is_the_one_of_the_turn() -> None:
    table = lying(PALANTIR, with_saruman()).board(rings=[2, 0])
    table.acting(FREE, free="character muster", shadow="event")
    table.free.chooses(f"dispel:character:{PALANTIR}")
    assert table.state.rings == [1, 1]
    assert not lies(table, PALANTIR)
    assert table.told(events.ElvenRingPaid) == [events.ElvenRingPaid(FREE)]
    table.shadow.chooses("skip:event")
    table.free.may_not("ring:muster:character", because="WOTR-6.4")


@pytest.mark.rule("WOTR-6.9", "WOTR-6.4")
def test_without_a_ring_for_this_turn_only_a_will_of_the_west_discards_the_palantir() -> None:
    table = lying(PALANTIR, with_saruman()).board(rings=[2, 0], ring_used=[True, False])
    table.acting(FREE, free="character will-of-the-west", shadow="event")
    table.free.may_not(f"dispel:character:{PALANTIR}", because="WOTR-6.4")
    table.board(rings=[0, 3], ring_used=[False, False])
    table.acting(FREE, free="character will-of-the-west", shadow="event")
    table.free.may_not(f"dispel:character:{PALANTIR}", because="WOTR-6.9")
    table.free.chooses(f"dispel:will-of-the-west:{PALANTIR}")
    assert table.state.rings == [0, 3]
    assert not lies(table, PALANTIR)
    table = lying(PALANTIR, with_saruman()).board(rings=[2, 0])
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses(f"dispel:will-of-the-west:{PALANTIR}")
    assert table.state.rings == [2, 0]  # a Will of the West is enough


# Wormtongue


def lulled() -> RingTable:
    """Return a table with a passive Rohan and Wormtongue on the table."""
    return lying(WORMTONGUE, with_saruman().at_peace("rohan"))


def test_wormtongue_needs_saruman_and_leaves_with_him_or_once_rohan_is_active() -> None:
    requires(WORMTONGUE, SHADOW, RingTable.empty())
    table = with_saruman().at_peace("rohan").plays(SHADOW, WORMTONGUE)
    assert lies(table, WORMTONGUE)
    table.run(EliminateCharacter(who="saruman"))
    assert is_used(table, WORMTONGUE)
    table = with_saruman().plays(SHADOW, WORMTONGUE)  # Rohan is active: legal, but in vain
    assert not lies(table, WORMTONGUE)


def test_entering_rohan_and_attacks_elsewhere_do_not_rouse_it() -> None:
    table = lulled().army("fords-of-isen", isengard_regular=2)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:fords-of-isen:westemnet", "go")
    assert not table.state.active_nations["rohan"]
    table = lulled().army("westemnet", isengard_regular=2).army("eastemnet", rohan_regular=1)
    table.attack("westemnet", "eastemnet")
    assert not table.state.active_nations["rohan"]
    assert table.state.steps_to_war["rohan"] == 2  # the advance is not forbidden
    table = lulled().army("morannon", sauron_regular=1)
    table.at_peace("gondor").acting(SHADOW, free="event", shadow="muster muster")
    table.shadow.chooses("act:muster:bring-minion")
    if table.asked_kind == "bring-character":
        table.shadow.chooses("enter:witch-king:morannon")
    assert table.state.characters["witch-king"] == "morannon"
    assert table.state.active_nations["gondor"]
    assert not table.state.active_nations["rohan"]
    assert lies(table, WORMTONGUE)


@pytest.mark.parametrize(("source", "region"), [("folde", "edoras"), ("westemnet", "helms-deep")])
def test_an_attack_on_a_seat_of_rohan_rouses_it(source: str, region: str) -> None:
    table = lulled().army(source, isengard_regular=2).army(region, rohan_regular=1)
    table.attack(source, region)
    assert table.state.active_nations["rohan"]
    assert not lies(table, WORMTONGUE)


def test_a_companion_or_a_declaration_rouses_rohan() -> None:
    table = lulled().character("gandalf-grey", "folde").uses(FREE, "character", "move-companions")
    table.free.chooses("take:gandalf-grey", "to:edoras")
    assert table.state.active_nations["rohan"]
    assert not lies(table, WORMTONGUE)
    table = lulled().fellowship("helms-deep", "gimli").phase("fellowship")
    table.free.chooses("declare")
    assert table.state.active_nations["rohan"]
    assert is_used(table, WORMTONGUE)


def test_other_nations_are_roused_all_the_same() -> None:
    table = lulled().at_peace("gondor").army("osgiliath", sauron_regular=2)
    table.army("lossarnach", gondor_regular=1).attack("osgiliath", "lossarnach")
    assert table.state.active_nations["gondor"]


# Denethor's Folly


def besieged(**free: int) -> RingTable:
    """Return a table on which the Shadow besieges Minas Tirith."""
    table = RingTable.empty().army("minas-tirith", **(free or {"gondor_regular": 2}))
    return table.army("minas-tirith", sauron_regular=3).siege("minas-tirith")


def test_denethors_folly_needs_a_siege_and_a_leader_falls() -> None:
    requires(FOLLY, SHADOW, RingTable.empty().army("minas-tirith", gondor_regular=1))
    taken = RingTable.empty().controls(SHADOW, "minas-tirith")
    taken.army("minas-tirith", sauron_regular=1).army("minas-tirith", gondor_regular=1)
    requires(FOLLY, SHADOW, taken.siege("minas-tirith"))  # the Shadow is inside
    table = besieged(gondor_regular=1, gondor_leader=2).plays(SHADOW, FOLLY)
    assert table.figures("minas-tirith", FREE) == {"gondor-regular": 1, "gondor-leader": 1}
    assert table.lost("gondor-leader") == 1
    assert lies(table, FOLLY)
    table = besieged().character("boromir", "minas-tirith").plays(SHADOW, FOLLY)
    assert table.state.characters["boromir"] == "minas-tirith"  # a Companion is no Leader
    assert lies(table, FOLLY)


def test_the_shadow_chooses_among_leaders_of_two_nations() -> None:
    table = besieged(gondor_regular=1, gondor_leader=1, rohan_leader=1).plays(SHADOW, FOLLY)
    assert table.asked == [(SHADOW, "lose-leader")]
    table.shadow.chooses("fell-figure:rohan-leader")
    assert table.figures("minas-tirith", FREE) == {"gondor-regular": 1, "gondor-leader": 1}


def test_the_free_peoples_use_no_combat_cards_in_minas_tirith() -> None:
    table = lying(FOLLY, besieged()).hand(FREE, "fp-str-15").hand(SHADOW, "sh-str-01")
    table.assault("minas-tirith")
    assert table.asked == [(SHADOW, "combat-card")]
    table.dice(1, 1, 1, 1, 1).shadow.chooses("lay-nothing")
    assert table.asked_kind != "combat-card"
    table = lying(FOLLY, besieged()).hand(FREE, "fp-str-15").army("lossarnach", gondor_regular=2)
    table.dice(1, 1, 1, 1, 1).attack("lossarnach", "minas-tirith")  # a relief is fought there too
    assert table.asked == [(FREE, "cease")]
    table = lying(FOLLY, besieged()).hand(FREE, "fp-str-15").army("pelargir", gondor_regular=1)
    table.army("lossarnach", sauron_regular=1).attack("pelargir", "lossarnach")
    table.free.may("lay:fp-str-15")


@pytest.mark.rule("WOTR-7.8")
def test_a_refused_combat_card_names_the_card_on_the_table() -> None:
    table = lying(FOLLY, besieged()).hand(FREE, "fp-str-15").hand(SHADOW, "sh-str-01")
    table.assault("minas-tirith")
    frame = table.state.stack[-1]
    frame.side = FREE  # type: ignore[attr-defined]  # as if it were their turn to lay
    table.free.may_not("lay:fp-str-15", because="WOTR-7.8")


@pytest.mark.rule("WOTR-7.8")
def test_denethors_folly_leaves_the_table_when_the_siege_is_over() -> None:
    table = lying(FOLLY, besieged())
    assert lies(table, FOLLY)
    table.uses(SHADOW, "army", "move-armies")
    table.shadow.chooses("march:minas-tirith:osgiliath", "go")
    assert not lies(table, FOLLY)
    assert is_used(table, FOLLY)


@pytest.mark.parametrize(
    ("who", "able"),
    [("gandalf-grey", True), ("gandalf-white", True), ("aragorn", True), ("strider", False)],
)
def test_gandalf_or_aragorn_ends_denethors_folly(who: str, able: bool) -> None:
    table = lying(FOLLY, besieged()).character(who, "minas-tirith")
    table.acting(FREE, free="muster character", shadow="event")
    if able:
        table.free.chooses(f"dispel:muster:{FOLLY}")
        assert is_used(table, FOLLY)
    else:
        table.free.may_not(f"dispel:muster:{FOLLY}", because="WOTR-7.9")


def test_a_will_of_the_west_ends_denethors_folly() -> None:
    table = lying(FOLLY, besieged()).character("aragorn", "pelargir")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.may_not(f"dispel:event:{FOLLY}", because="WOTR-7.9")
    table.free.chooses(f"dispel:will-of-the-west:{FOLLY}")
    assert is_used(table, FOLLY)
    assert table.asked == [(SHADOW, "act")]


# Threats and Promises


def threatened() -> RingTable:
    """Return a table with Gondor passive, Rohan active, and Threats and Promises lying."""
    return lying(THREATS, RingTable.empty().at_peace("gondor").at_peace("rohan", 2, active=True))


def test_no_muster_result_advances_a_passive_nation() -> None:
    table = RingTable.empty().at_peace("gondor").plays(SHADOW, THREATS, "muster")
    assert lies(table, THREATS)
    table = threatened().acting(FREE, free="muster will-of-the-west", shadow="event")
    table.free.may_not("negotiate:gondor", because="WOTR-7.8")
    table.free.chooses("act:muster:negotiate")  # Rohan is the only other nation
    assert table.state.steps_to_war["rohan"] == 1
    assert lies(table, THREATS)
    table = lying(THREATS, RingTable.empty().at_peace("gondor"))
    table.acting(FREE, free="muster", shadow="event")
    table.free.may_not("act:muster:negotiate", because="WOTR-5.16")
    table = lying(THREATS, RingTable.empty().at_peace("isengard", 2))
    table.acting(SHADOW, free="event", shadow="muster")
    table.shadow.may("act:muster:negotiate")  # it hinders the Free Peoples only


def test_a_companion_or_an_attack_that_advances_a_nation_ends_the_threats() -> None:
    table = threatened().character("boromir", "pelargir")
    table.uses(FREE, "event", "speak-for-nation")
    assert table.state.steps_to_war["gondor"] == 2
    assert is_used(table, THREATS)
    table = threatened().army("osgiliath", sauron_regular=1)
    table.army("lossarnach", gondor_regular=1).attack("osgiliath", "lossarnach")
    assert table.state.steps_to_war["gondor"] == 2
    assert is_used(table, THREATS)


def test_other_advances_leave_the_threats_where_they_are() -> None:
    table = threatened().army("osgiliath", sauron_regular=1)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:osgiliath:lossarnach", "go")
    assert lies(table, THREATS)
    table = threatened().army("folde", isengard_regular=1)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:folde:edoras", "go")
    assert table.state.steps_to_war["rohan"] == 1  # captured
    assert lies(table, THREATS)
    table = threatened().at_peace("isengard", 1, active=True)
    table.army("folde", isengard_regular=1).army("westemnet", north_regular=1)
    table.attack("westemnet", "folde")  # a nation of the Shadow advances
    assert table.state.steps_to_war["isengard"] == 0
    assert lies(table, THREATS)
    table = threatened().army("folde", isengard_regular=1).army("westemnet", north_regular=1)
    table.attack("folde", "westemnet")  # the North is at war already
    assert lies(table, THREATS)


# Rules of event cards and dice


@pytest.mark.rule("WOTR-5.12")
def test_a_character_result_plays_a_character_card() -> None:
    table = (
        RingTable.empty().hand(FREE, "fp-char-12", POWER).hand(SHADOW, "sh-char-01", "sh-str-04")
    )
    table.acting(FREE, free="character", shadow="character")
    table.free.may("play:character:fp-char-12")
    table.free.may_not(f"play:character:{POWER}", because="WOTR-7.4")
    table.acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not("play:character:sh-str-04", because="WOTR-7.4")
    table.shadow.chooses("play:character:sh-char-01")
    assert is_used(table, "sh-char-01")


@pytest.mark.rule("WOTR-7.10")
def test_cards_on_the_table_do_not_count_for_the_hand_limit() -> None:
    held = ("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04", "fp-char-05")
    table = lying(POWER).hand(FREE, *held).acting(FREE, free="event", shadow="event")
    assert hand_size(table.state, FREE) == 5
    table.free.chooses("act:event:draw-event").chooses("draw:strategy")
    assert hand_size(table.state, FREE) == 6
    assert table.asked == [(SHADOW, "act")]  # nothing is to be discarded


def play_without_a_die(table: RingTable, seat: int, card: str) -> RingTable:
    """Let an effect play a card of a seat's hand in an action of that seat."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    turn = Turn(number=table.state.turn, step="resolve_actions")
    actions = ResolveActions(actor=seat, step="carry_out")
    return table.frames(turn, actions, PlayEvent(seat=seat, card=card))


@pytest.mark.rule("WOTR-7.18")
def test_a_card_played_without_a_die_uses_no_event_result() -> None:
    table = lying(PALANTIR, with_saruman())
    play_without_a_die(table, SHADOW, "sh-char-01")
    assert is_used(table, "sh-char-01")
    assert hand_size(table.state, SHADOW) == 0
    assert table.asked == [(FREE, "act")]
    table = play_without_a_die(RingTable.empty(), FREE, "fp-char-12")
    assert table.state.guide == "gandalf-grey"
    assert table.asked == [(SHADOW, "act")]


# Gandalf the Grey as Guide


@pytest.mark.rule("WOTR-5.23")
@pytest.mark.parametrize("die", ["event", "will-of-the-west"])
def test_gandalf_the_grey_lets_draw_from_the_deck_of_a_card_played_as_event(die: str) -> None:
    table = RingTable.empty().plays(FREE, "fp-char-12", die)
    assert table.asked == [(FREE, "draw-or-not")]
    assert is_used(table, "fp-char-12")  # the card has been resolved
    assert table.free.options == ["draw:character", "draw-nothing"]
    table.free.may_not("draw:strategy", because="WOTR-7.6")
    table.free.chooses("draw:character")
    assert len(table.state.faces(hand_zone(FREE, "character"))) == 1
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().plays(FREE, "fp-str-14", die)
    table.free.chooses("raise:gondor-regular:minas-tirith")
    table.free.may("draw:strategy").chooses("draw-nothing")
    assert hand_size(table.state, FREE) == 0


def test_gandalf_the_grey_draws_for_no_other_die_use_or_place() -> None:
    table = RingTable.empty().plays(FREE, "fp-char-12", "character")
    assert table.asked == [(SHADOW, "act")]  # a Character result is no Event result
    table = RingTable.empty().acting(FREE, free="event", shadow="event")
    table.free.chooses("act:event:draw-event").chooses("draw:character")
    assert hand_size(table.state, FREE) == 1
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().fellowship("rivendell", "strider").plays(FREE, "fp-char-12")
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().character("gandalf-grey", "edoras")
    table.fellowship("rivendell", "strider").plays(FREE, "fp-char-12")
    assert table.asked == [(SHADOW, "act")]
    table = RingTable.empty().plays(SHADOW, "sh-char-01")
    assert table.asked == [(FREE, "act")]
    rest = [f"fp-char-{n:02}" for n in range(1, 25) if n != 12]
    table = RingTable.empty().lay("buried-0-character", *rest).plays(FREE, "fp-char-12")
    assert table.asked == [(SHADOW, "act")]  # nothing is left to draw


def test_the_hand_limit_applies_to_what_gandalf_draws() -> None:
    held = ("fp-char-01", "fp-char-02", "fp-char-03", "fp-char-04", "fp-char-05", "fp-char-06")
    table = RingTable.empty().hand(FREE, "fp-char-12", *held)
    table.acting(FREE, free="event", shadow="event").free.chooses("play:event:fp-char-12")
    table.free.chooses("draw:character")
    assert table.asked == [(FREE, "hand-limit")]


# Gandalf the White


def white_rider() -> RingTable:
    """Return a table on which Gandalf the White is about to be attacked by Nazgul."""
    table = RingTable.empty().army("eastemnet", sauron_regular=2, sauron_nazgul=2)
    table.army("westemnet", rohan_regular=2, rohan_leader=1)
    return table.character("gandalf-white", "westemnet").character("witch-king", "eastemnet")


def test_the_white_rider_may_cancel_the_leadership_of_nazgul_for_a_battle() -> None:
    table = white_rider().hand(SHADOW, "sh-char-05", "sh-str-01").attack("eastemnet", "westemnet")
    assert table.asked == [(FREE, "white-rider")]
    assert table.state.battle is not None
    assert table.state.battle.round == 0  # before the first round
    table.free.chooses("quell")
    war = table.state
    assert nazgul_leadership(war) == leadership_in_battle(war, SHADOW) == 0
    assert leadership_in_battle(war, FREE) == 1  # only the Leader of Rohan
    table.shadow.may("lay:sh-str-01").may_not("lay:sh-char-05", because="WOTR-12.5")
    table.dice(1, 1, 1, 1, 1).shadow.chooses("lay-nothing")
    table.free.chooses("reroll:0")
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert nazgul_leadership(war) == 0  # also in the second round
    table = white_rider().attack("eastemnet", "westemnet")
    table.dice(1, 1, 1, 1).free.chooses("lead-on")
    assert nazgul_leadership(table.state) == 4
    assert leadership_in_battle(table.state, FREE) == 2


def test_the_white_rider_is_asked_only_where_he_fights() -> None:
    table = white_rider().character("gandalf-white", "edoras").attack("eastemnet", "westemnet")
    assert table.asked_kind != "white-rider"
    table = white_rider().army("westemnet", rohan_regular=3)
    table.attack("westemnet", "eastemnet", "leave-character:gandalf-white", "leave:rohan-regular")
    assert table.asked_kind != "white-rider"  # he stays with the rearguard
    table = white_rider().attack("westemnet", "eastemnet")
    assert table.asked_kind == "white-rider"  # also as attacker
    table = white_rider().character("gandalf-white", "aside").character("gandalf-grey", "westemnet")
    assert table.attack("eastemnet", "westemnet").asked_kind != "white-rider"


# The Witch-king


def led_by_the_witch_king(*cards: str) -> RingTable:
    """Return a table with an attack of the Witch-king whose side holds some cards."""
    table = (
        RingTable.empty().army("eastemnet", sauron_regular=2).character("witch-king", "eastemnet")
    )
    return table.army("westemnet", rohan_regular=2).hand(SHADOW, *cards)


@pytest.mark.parametrize(("card", "deck"), [("sh-char-05", "character"), ("sh-str-01", "strategy")])
def test_the_sorcerer_may_draw_from_the_deck_of_a_combat_card(card: str, deck: str) -> None:
    table = led_by_the_witch_king(card).attack("eastemnet", "westemnet")
    table.dice(1, 1, 1, 1).shadow.chooses(f"lay:{card}")
    assert table.asked == [(SHADOW, "draw-or-not")]
    assert table.shadow.options == [f"draw:{deck}", "draw-nothing"]
    table.shadow.chooses(f"draw:{deck}")
    assert len(table.state.faces(hand_zone(SHADOW, deck))) == 1
    table = led_by_the_witch_king(card).attack("eastemnet", "westemnet")
    table.shadow.chooses(f"lay:{card}")
    table.dice(1, 1, 1, 1).shadow.chooses("draw-nothing")
    assert hand_size(table.state, SHADOW) == 0


def test_the_sorcerer_draws_only_in_the_first_round_and_where_he_fights() -> None:
    table = led_by_the_witch_king("sh-str-01").attack("eastemnet", "westemnet")
    table.dice(1, 1, 1, 1).shadow.chooses("lay-nothing")
    table.shadow.chooses("reroll:0").chooses("press")
    table.free.chooses("stand")
    table.dice(1, 1, 1, 1).shadow.chooses("lay:sh-str-01")
    assert table.asked_kind != "draw-or-not"
    table = led_by_the_witch_king("sh-str-01").character("witch-king", "folde")
    table.dice(1, 1, 1, 1).attack("eastemnet", "westemnet").shadow.chooses("lay:sh-str-01")
    assert table.asked_kind != "draw-or-not"
    table = led_by_the_witch_king().hand(FREE, "fp-str-15").attack("eastemnet", "westemnet")
    table.dice(1, 1, 1, 1).free.chooses("lay:fp-str-15")
    assert table.asked_kind != "draw-or-not"


# The Mouth of Sauron


def messenger(**sides: str) -> RingTable:
    """Return a table on which the Shadow acts with the Mouth of Sauron in play."""
    table = RingTable.empty().character("mouth-of-sauron", "barad-dur")
    table.army("folde", isengard_regular=2).army("eastemnet", isengard_regular=1)
    return table.hand(SHADOW, "sh-str-04").acting(SHADOW, **sides)


def test_the_messenger_lets_a_muster_result_serve_as_army_once_a_turn() -> None:
    table = messenger(free="event", shadow="muster muster")
    table.shadow.may("act:muster:move-armies", "play:muster:sh-str-04")
    table.shadow.chooses("act:muster:move-armies").chooses("march:folde:druadan-forest", "go")
    table.shadow.chooses("done")
    table.free.chooses("skip:event")
    table.shadow.may_not("act:muster:move-armies", because="WOTR-5.15")
    table.shadow.may_not("play:muster:sh-str-04", because="WOTR-7.4")
    table.shadow.may("act:muster:recruit")
    table.phase("recover")
    assert table.state.lent_used == [False, False]


def test_a_card_of_the_army_kind_uses_up_the_messenger() -> None:
    table = messenger(free="event", shadow="muster muster")
    table.shadow.chooses("play:muster:sh-str-04")
    assert is_used(table, "sh-str-04")
    table.free.chooses("skip:event")
    table.shadow.may_not("act:muster:move-armies", because="WOTR-5.15")


def test_what_a_muster_result_gives_by_itself_does_not_use_up_the_messenger() -> None:
    table = messenger(free="event", shadow="muster muster").at_peace("isengard", 1, active=True)
    table.acting(SHADOW, free="event event", shadow="muster muster")
    table.shadow.chooses("act:muster:negotiate")
    table.free.chooses("skip:event")
    table.shadow.may("play:muster:sh-str-04")
    table = messenger(free="event", shadow="character event")
    table.shadow.may_not("act:character:move-armies", because="WOTR-5.15")
    table.character("mouth-of-sauron", "eliminated").acting(SHADOW, free="event", shadow="muster")
    table.shadow.may_not("act:muster:move-armies", because="WOTR-5.15")


def test_only_his_master_sends_the_messenger() -> None:
    table = RingTable.empty("four-players").character("mouth-of-sauron", "barad-dur")
    table.army("nurn", sauron_regular=1).army("folde", isengard_regular=1)
    for seat, able in ((1, True), (2, False)):
        table.acting(seat, free="event", shadow="muster event")
        if able:
            table.seat(seat).may("act:muster:move-armies")
        else:
            table.seat(seat).may_not("act:muster:move-armies", because="WOTR-5.15")


# Every ability


def test_each_character_has_the_abilities_of_his_card() -> None:
    """The values of the sheets by which abilities work that other tests show in play."""
    sheets = RingTable().state.values.characters
    guides = {who: sheet.guide for who, sheet in sheets.items() if sheet.guide}
    assert guides == {
        "gandalf-grey": "draws",
        "strider": "hides",
        "meriadoc": "leaves",
        "peregrin": "leaves",
        "gollum": "betrays",
    }
    captains = {who for who, sheet in sheets.items() if sheet.captain}
    assert captains == {"gandalf-grey", "strider", "aragorn", "boromir", "legolas", "gimli"}
    speakers = {who: len(sheet.speaks_in) for who, sheet in sheets.items() if sheet.speaks_in}
    assert speakers == {"boromir": 3, "legolas": 4, "gimli": 1}
    assert {who for who, sheet in sheets.items() if sheet.escapes} == {"meriadoc", "peregrin"}
    assert sheets["gandalf-white"].rides == 4
    added = {who for who, sheet in sheets.items() if sheet.dice}
    assert added == {"aragorn", "gandalf-white", "saruman", "witch-king", "mouth-of-sauron"}
    assert set(sheets["gandalf-grey"].activates) == set(NATIONS_OF[FREE])
    assert sheets["strider"].activates == ("north",)
