"""The seven titles of Rohan, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    EVERYWHERE,
    FRODO,
    ROHAN,
    ROHAN_ATTACKS,
    WITCH_KING,
    CardTable,
    attack,
    defence,
    open_battlegrounds,
    open_paths,
    open_wielders,
)
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events

NEXT = [(WITCH_KING, "turn")]
"""The Frodo player is done."""

OWN = sorted(ROHAN + ROHAN_ATTACKS)
"""The battlegrounds of Rohan."""


# Riders of Rohan, Village Militia


@pytest.mark.rule("RCG-8.5", "RCG-8.6", "RCG-13.2")
def test_riders_of_rohan_attack_with_two_icons_and_defend_with_one() -> None:
    for copy in ("riders-of-rohan-1", "riders-of-rohan-2"):
        assert (attack(copy, at="orthanc"), defence(copy, at="edoras")) == (2, 1)
        assert open_battlegrounds(copy) == OWN
        assert open_paths(copy) == []


@pytest.mark.rule("RCG-8.5", "RCG-8.6", "RCG-13.2")
def test_village_militia_have_one_icon_of_each_kind() -> None:
    assert attack("village-militia", at="morannon") == 1
    assert defence("village-militia", at="helms-deep") == 1
    assert open_battlegrounds("village-militia") == OWN
    assert open_paths("village-militia") == []


# Éomer


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_eomer_has_an_attack_icon_and_leads_the_defence() -> None:
    assert (attack("eomer", at="orthanc"), defence("eomer", at="edoras")) == (1, 0)
    assert attack("eomer", "riders-of-rohan-1", at="orthanc") == 1 + 2
    assert defence("eomer", "riders-of-rohan-1", at="edoras") == 1 + 1
    assert open_battlegrounds("eomer") == OWN
    assert open_paths("eomer") == []


FIVE = ("riders-of-rohan-1", "gimli", "village-militia", "theoden", "sting")
"""Five cards on top of the deck, two of them armies of Rohan."""


def eomer_is_played() -> CardTable:
    """Éomer was played to reserve with Edoras active; five cards are set apart."""
    table = CardTable().battleground("edoras").path("egladil")
    table.hand("frodo", "eomer", "eowyn", "shadowfax").on_top("frodo", *FIVE, "quickbeam")
    table.plays("play:eomer:reserve", "eowyn")
    return table


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
def test_eomer_plays_an_army_of_rohan_out_of_five_cards_and_cycles_the_rest() -> None:
    table = eomer_is_played()
    assert table.asked == [(FRODO, "play-from-set")]
    seat = table.player("frodo")
    assert seat.options == [
        "play:riders-of-rohan-1:reserve",
        "play:riders-of-rohan-1:edoras",
        "play:village-militia:reserve",
        "play:village-militia:edoras",
        "done",
    ]
    seat.chooses("play:riders-of-rohan-1:edoras")
    assert table.where("riders-of-rohan-1") == "edoras"
    rest = ["eowyn", "gimli", "sting", "theoden", "village-militia"]
    assert table.in_zone("frodo", "cycle") == rest
    assert table.in_zone("frodo", "hand") == ["shadowfax"]  # nothing more is paid
    assert table.in_zone("frodo", "deck")[0] == "quickbeam"
    assert table.told(events.RestCycled) == [events.RestCycled(FRODO, 4)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.27", "RCG-21.5")
def test_eomer_sets_the_five_cards_apart_unseen_by_others() -> None:
    table = eomer_is_played()
    assert table.in_zone("frodo", "apart") == sorted(FIVE)
    assert table.player("frodo").sees("set-frodo") == sorted(FIVE)
    for other in ("witch-king", "aragorn", "saruman"):
        assert table.player(other).sees("set-frodo") == []
        assert events.SetApart(FRODO, 5) in table.player(other).hears()
    table.player("frodo").chooses("play:village-militia:reserve")
    assert table.player("aragorn").sees("cycle-frodo") == []


@pytest.mark.rule("RCG-8.28", "RCG-8.22")
def test_eomer_may_send_the_army_to_reserve_where_it_waits() -> None:
    table = eomer_is_played()
    table.player("frodo").chooses("play:village-militia:reserve")
    assert table.where("village-militia") == "reserve"
    table.turn("frodo").may_not("move:village-militia:edoras", because="RCG-8.22")


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
def test_eomer_need_not_play_an_army_but_cycles_all_five() -> None:
    table = eomer_is_played()
    table.player("frodo").chooses("done")
    assert table.in_zone("frodo", "cycle") == sorted((*FIVE, "eowyn"))
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
def test_eomer_plays_nothing_but_armies_of_rohan() -> None:
    table = CardTable().hand("frodo", "eomer", "eowyn")
    table.on_top("frodo", "gimli", "theoden", "sting", "quickbeam", "smeagol")
    seat = table.plays("play:eomer:reserve", "eowyn")
    assert seat.options == ["done"]


@pytest.mark.rule("RCG-8.27", "RCG-8.2", "RCG-10.5")
def test_eomer_without_a_rest_to_pay_costs_a_card_for_the_army() -> None:
    table = CardTable().reserve("gimli", "theoden").hand("frodo", "eomer")
    table.deck("frodo", "riders-of-rohan-1").turn("frodo").chooses("play:eomer:reserve")
    seat = table.player("frodo").chooses("forsake:gimli")
    seat.chooses("play:riders-of-rohan-1:reserve")
    assert seat.options == ["forsake:theoden", "forsake:eomer"]
    seat.chooses("forsake:theoden")
    assert table.where("riders-of-rohan-1") == "reserve"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4")
def test_eomer_who_is_moved_draws_nothing() -> None:
    table = CardTable().battleground("edoras").reserve("eomer")
    table.moves("eomer", "edoras")
    assert table.where("eomer") == "edoras"
    assert table.asked == NEXT


# Éowyn


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_eowyn_has_leadership_icons_only() -> None:
    assert (attack("eowyn", at="orthanc"), defence("eowyn", at="edoras")) == (0, 0)
    assert attack("eowyn", "riders-of-rohan-1", at="orthanc") == 1 + 2
    assert defence("eowyn", "riders-of-rohan-1", at="edoras") == 1 + 1
    assert open_battlegrounds("eowyn") == OWN
    assert open_paths("eowyn") == []


def nazgul_on_morannon() -> CardTable:
    """Two Nazgûl and Orcs on the Morannon, other Nazgûl elsewhere; Éowyn is in hand."""
    table = CardTable().battleground("morannon", "the-reaver", "nazguls-mantle@the-reaver")
    table.battleground("morannon", "fell-beast@the-reaver", "the-commander", "mordor-orcs-1")
    table.battleground("dol-guldur", "the-hunter").path("egladil", "the-messenger")
    return table.reserve("the-beguiler").hand("frodo", "eowyn", "gimli", "sting")


@pytest.mark.rule("RCG-20.13", "RCG-8.15")
def test_eowyn_eliminates_a_nazgul_where_she_is_played_and_the_mantle_does_not_help() -> None:
    table = nazgul_on_morannon()
    seat = table.plays("play:eowyn:morannon", "gimli")
    assert table.asked == [(FRODO, "text")]
    seat.chooses("carry-out")
    assert table.asked == [(FRODO, "lose-card")]
    assert seat.options == ["eliminate:the-reaver", "eliminate:the-commander"]
    seat.chooses("eliminate:the-reaver")
    for card in ("the-reaver", "nazguls-mantle", "fell-beast"):
        assert table.where(card) == "eliminated"
    assert table.told(events.Saved) == []
    assert table.where("the-commander") == "morannon"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.13")
def test_eowyn_may_spare_the_nazgul() -> None:
    table = nazgul_on_morannon()
    table.plays("play:eowyn:morannon", "gimli").chooses("forgo")
    assert (table.where("the-reaver"), table.where("the-commander")) == ("morannon", "morannon")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.13")
def test_eowyn_takes_the_only_nazgul_without_a_choice() -> None:
    table = CardTable().battleground("morannon", "the-witch-king", "olog-hai")
    table.hand("frodo", "eowyn", "gimli").plays("play:eowyn:morannon", "gimli").chooses("carry-out")
    assert (table.where("the-witch-king"), table.where("olog-hai")) == ("eliminated", "morannon")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.13", "RCG-9.4")
def test_eowyn_eliminates_nobody_from_elsewhere_or_by_moving() -> None:
    table = nazgul_on_morannon().battleground("edoras", "wolf-riders")
    table.plays("play:eowyn:edoras", "gimli")
    assert table.asked == NEXT
    table = CardTable().battleground("morannon", "the-reaver").reserve("eowyn")
    table.moves("eowyn", "morannon")
    assert table.where("the-reaver") == "morannon"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.20", "RCG-9.15")
def test_eowyn_played_to_reserve_may_take_merry_or_pippin_from_the_cycle_pile() -> None:
    table = CardTable().cycled("frodo", "merry-brandybuck", "pippin-took", "sam-gamgee")
    table.hand("frodo", "eowyn", "gimli")
    seat = table.plays("play:eowyn:reserve", "gimli")
    assert table.asked == [(FRODO, "text")]
    seat.chooses("carry-out")
    assert seat.options == ["take:merry-brandybuck", "take:pippin-took"]
    seat.chooses("take:pippin-took")
    assert table.in_zone("frodo", "hand") == ["pippin-took"]
    assert table.in_zone("frodo", "cycle") == ["gimli", "merry-brandybuck", "sam-gamgee"]
    assert table.player("saruman").sees("hand-frodo") == ["pippin-took"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.20")
def test_eowyn_may_take_nobody_or_find_nobody() -> None:
    table = CardTable().cycled("frodo", "merry-brandybuck").hand("frodo", "eowyn", "gimli")
    table.plays("play:eowyn:reserve", "gimli").chooses("forgo")
    assert table.where("merry-brandybuck") == "cycle"
    assert table.asked == NEXT
    table = CardTable().hand("frodo", "eowyn", "gimli", "merry-brandybuck")
    seat = table.plays("play:eowyn:reserve", "gimli").chooses("carry-out")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.20", "RCG-9.4")
def test_eowyn_takes_nobody_back_from_a_battleground() -> None:
    table = CardTable().battleground("edoras").cycled("frodo", "merry-brandybuck")
    table.hand("frodo", "eowyn", "gimli").plays("play:eowyn:edoras", "gimli")
    assert table.where("merry-brandybuck") == "cycle"
    assert table.asked == NEXT


# Théoden


@pytest.mark.rule("RCG-20.10", "RCG-3.10")
def test_theoden_has_icons_while_a_gandalf_is_in_play() -> None:
    assert (attack("theoden", at="orthanc"), defence("theoden", at="edoras")) == (0, 0)
    for gandalf in ("gandalf-the-grey", "gandalf-the-white"):
        table = CardTable().battleground("orthanc", "theoden").reserve(gandalf)
        assert table.fights("orthanc") == (1, 2, 0)
        table = CardTable().battleground("edoras", "theoden").reserve(gandalf)
        assert table.fights("edoras") == (0, 1, 1)
    table = CardTable().battleground("edoras", "theoden").path("egladil", "gandalf-the-grey")
    assert table.fights("edoras") == (0, 1, 1)
    table = CardTable().battleground("edoras", "theoden").battleground("umbar", "gandalf-the-white")
    assert table.fights("edoras") == (0, 1, 1)


@pytest.mark.rule("RCG-20.10")
def test_theoden_has_no_icons_for_a_gandalf_who_is_not_in_play() -> None:
    table = CardTable().battleground("edoras", "theoden").hand("frodo", "gandalf-the-white")
    assert table.cycled("frodo", "gandalf-the-grey").fights("edoras") == (0, 1, 0)


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_theoden_has_no_leadership_and_goes_to_no_path() -> None:
    assert attack("theoden", "riders-of-rohan-1", at="orthanc") == 2
    assert defence("theoden", "riders-of-rohan-1", at="edoras") == 1
    assert open_battlegrounds("theoden") == OWN
    assert open_paths("theoden") == []


def theoden_is_played(*five: str) -> CardTable:
    """Théoden was played to Edoras with Gandalf in reserve; five cards are set apart."""
    table = CardTable().battleground("edoras").reserve("gandalf-the-grey", "village-militia")
    table.battleground("minas-tirith", "mordor-orcs-1")
    table.hand("frodo", "theoden", "sting", "smeagol").on_top("frodo", *five, "quickbeam")
    table.plays("play:theoden:edoras", "sting")
    return table


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
def test_theoden_plays_a_card_of_rohan_of_any_type() -> None:
    table = theoden_is_played(
        "riders-of-rohan-1", "eowyn", "shadowfax", "death-ride-ride-to-ruin", "gimli"
    )
    assert table.asked == [(FRODO, "play-from-set")]
    seat = table.player("frodo")
    assert seat.options == [
        "event:death-ride-ride-to-ruin",
        "play:eowyn:reserve",
        "play:eowyn:edoras",
        "play:riders-of-rohan-1:reserve",
        "play:riders-of-rohan-1:edoras",
        "equip:shadowfax:gandalf-the-grey",
        "done",
    ]
    seat.chooses("equip:shadowfax:gandalf-the-grey")
    assert table.where("shadowfax") == "gandalf-the-grey"
    assert table.in_zone("frodo", "cycle") == [
        "death-ride-ride-to-ruin",
        "eowyn",
        "gimli",
        "riders-of-rohan-1",
        "sting",
    ]
    assert table.in_zone("frodo", "hand") == ["smeagol"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.28", "RCG-8.21", "RCG-8.27")
def test_theoden_may_play_an_event_whose_text_comes_after_the_rest_is_cycled() -> None:
    table = theoden_is_played("death-ride-ride-to-ruin", "gimli", "eowyn", "eomer", "glamdring")
    seat = table.player("frodo").chooses("event:death-ride-ride-to-ruin")
    assert table.in_zone("frodo", "cycle") == ["eomer", "eowyn", "gimli", "glamdring", "sting"]
    assert seat.options == ["eliminate:village-militia", "done"]
    seat.chooses("eliminate:village-militia")
    assert table.where("mordor-orcs-1") == "eliminated"
    assert table.where("death-ride-ride-to-ruin") == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.28", "RCG-8.27")
def test_theoden_may_play_eomer_who_draws_five_more() -> None:
    table = CardTable().hand("frodo", "theoden", "sting")
    table.on_top("frodo", "eomer", "gimli", "eowyn", "glamdring", "merry-brandybuck")
    seat = table.plays("play:theoden:reserve", "sting").chooses("play:eomer:reserve")
    assert table.in_zone("frodo", "cycle") == [
        "eowyn",
        "gimli",
        "glamdring",
        "merry-brandybuck",
        "sting",
    ]
    assert table.asked == [(FRODO, "play-from-set")]
    assert len(table.in_zone("frodo", "apart")) == 5
    seat.chooses("done")
    assert len(table.in_zone("frodo", "cycle")) == 10
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.28", "RCG-8.9")
def test_theoden_plays_no_item_without_a_wielder_and_need_not_play() -> None:
    table = CardTable().hand("frodo", "theoden", "sting")
    table.on_top("frodo", "shadowfax", "gimli", "glamdring", "quickbeam", "merry-brandybuck")
    seat = table.plays("play:theoden:reserve", "sting")
    assert seat.options == ["done"]
    seat.chooses("done")
    assert len(table.in_zone("frodo", "cycle")) == 6
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4")
def test_theoden_who_is_moved_draws_nothing() -> None:
    table = CardTable().battleground("edoras").reserve("theoden")
    table.moves("theoden", "edoras")
    assert table.where("theoden") == "edoras"
    assert table.asked == NEXT


# Shadowfax


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_shadowfax_adds_its_icons_to_gandalf_on_battlegrounds() -> None:
    for gandalf, icons in (("gandalf-the-grey", (2, 2)), ("gandalf-the-white", (2, 3))):
        horse = f"shadowfax@{gandalf}"
        assert attack(gandalf, horse, at="umbar") == icons[0] + 1
        assert defence(gandalf, horse, at="edoras") == icons[1] + 1
    assert defence("gandalf-the-grey", "shadowfax@gandalf-the-grey", at="egladil") == 3
    assert open_wielders("shadowfax") == ["gandalf-the-grey", "gandalf-the-white"]


@pytest.mark.rule("RCG-20.14", "RCG-5.12", "RCG-5.5")
def test_shadowfax_activates_any_battleground_and_gandalf_goes_there() -> None:
    table = CardTable().reserve("gandalf-the-white", "shadowfax@gandalf-the-white")
    table.won(SHADOW, "rivendell").won(FREE, "moria").battleground("edoras")
    seat = table.acts("shadowfax")
    assert table.asked == [(FRODO, "battleground")]
    others = [f"activate:{p}" for p in EVERYWHERE if p not in ("rivendell", "moria", "edoras")]
    assert seat.options == [*others, "activate:moria", "activate:rivendell"]
    seat.chooses("activate:moria")
    assert table.where("gandalf-the-white") == "moria"
    assert table.where("shadowfax") == "gandalf-the-white"
    assert table.state.battlegrounds == ["edoras", "moria"]
    assert table.state.bared == ["moria"]
    assert table.drawn() == [(3, 2)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.14", "RCG-8.22", "RCG-5.14")
def test_shadowfax_carries_a_gandalf_played_this_round_after_the_text_is_done() -> None:
    gandalf = "gandalf-the-grey"
    table = CardTable().reserve(gandalf, f"shadowfax@{gandalf}", fresh=True)
    table.acts("shadowfax").chooses("activate:lorien")
    assert table.state.battlegrounds == ["lorien", "dol-guldur"]
    assert table.where(gandalf) == "lorien"
    order = [type(event) for event in table.events]
    assert order.index(events.CardMoved) > max(
        place for place, kind in enumerate(order) if kind is events.BattlegroundActivated
    )
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.14")
def test_shadowfax_carries_nobody_who_was_forsaken_for_the_battleground() -> None:
    gandalf = "gandalf-the-grey"
    table = CardTable("duel-two-players").reserve(gandalf, f"shadowfax@{gandalf}")
    seat = table.acts("shadowfax").chooses("activate:pelargir").chooses("carry-out")
    seat.chooses(f"forsake:{gandalf}")
    assert (table.where(gandalf), table.where("shadowfax")) == ("eliminated", "eliminated")
    assert table.state.battlegrounds == ["pelargir"]
    assert len(table.in_zone("gandalf", "hand")) == 1


@pytest.mark.rule("RCG-20.14", "RCG-9.15", "RCG-5.11")
def test_shadowfax_needs_gandalf_in_reserve_and_a_battleground() -> None:
    gandalf = "gandalf-the-grey"
    table = CardTable().path("egladil", gandalf, f"shadowfax@{gandalf}")
    table.turn("frodo").may_not("act:shadowfax", because="RCG-9.15")
    table = CardTable().reserve(gandalf, f"shadowfax@{gandalf}")
    for place in EVERYWHERE[:-1]:
        table.battleground(place)
    table.turn("frodo").may("act:shadowfax")
    table.battleground(EVERYWHERE[-1])
    table.turn("frodo").may_not("act:shadowfax", because="RCG-9.15")


# Death! Ride, Ride to Ruin!


RIDE = "death-ride-ride-to-ruin"


def the_ride() -> CardTable:
    """Rohan cards in reserve, Mordor cards on two battlegrounds and elsewhere."""
    table = CardTable().reserve("eomer", "riders-of-rohan-1", "gandalf-the-grey", "gimli")
    table.reserve("shadowfax@gandalf-the-grey").battleground("edoras", "village-militia")
    table.battleground("morannon", "the-witch-king", "fell-beast@the-witch-king", "mordor-orcs-1")
    table.battleground("minas-tirith", "olog-hai", "haradrim-mumakil")
    table.path("egladil", "the-hunter").reserve("the-reaver")
    return table.hand("frodo", RIDE, "sting", "eowyn")


@pytest.mark.rule("RCG-20.24", "RCG-8.21")
def test_death_ride_ride_to_ruin_costs_mordor_as_many_cards_as_rohan() -> None:
    table = the_ride()
    seat = table.plays(f"event:{RIDE}", "sting")
    assert table.asked == [(FRODO, "lose-card")]
    assert seat.options == [
        "eliminate:eomer",
        "eliminate:riders-of-rohan-1",
        "eliminate:shadowfax",
        "done",
    ]
    seat.chooses("eliminate:riders-of-rohan-1")
    assert seat.options == ["eliminate:eomer", "eliminate:shadowfax", "done"]
    seat.chooses("eliminate:shadowfax").chooses("done")
    assert (table.where("eomer"), table.where("gandalf-the-grey")) == ("reserve", "reserve")
    assert table.asked == [(WITCH_KING, "lose-card")]
    mordor = table.player("witch-king")
    assert mordor.options == [
        "eliminate:the-witch-king",
        "eliminate:fell-beast",
        "eliminate:mordor-orcs-1",
        "eliminate:olog-hai",
    ]
    mordor.chooses("eliminate:olog-hai").chooses("eliminate:fell-beast")
    assert (table.where("olog-hai"), table.where("fell-beast")) == ("eliminated", "eliminated")
    assert (table.where("the-witch-king"), table.where("mordor-orcs-1")) == ("morannon", "morannon")
    assert table.in_zone("frodo", "eliminated") == [RIDE, "riders-of-rohan-1", "shadowfax"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.24")
def test_death_ride_ride_to_ruin_counts_items_that_are_lost_with_their_wielder() -> None:
    table = the_ride()
    table.plays(f"event:{RIDE}", "sting").chooses("eliminate:eomer")
    table.player("frodo").chooses("eliminate:riders-of-rohan-1").chooses("done")
    table.player("witch-king").chooses("eliminate:the-witch-king")
    assert (table.where("the-witch-king"), table.where("fell-beast")) == (
        "eliminated",
        "eliminated",
    )
    assert (table.where("olog-hai"), table.where("mordor-orcs-1")) == ("minas-tirith", "morannon")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.24")
def test_death_ride_ride_to_ruin_may_cost_nothing() -> None:
    table = the_ride()
    table.plays(f"event:{RIDE}", "sting").chooses("done")
    assert table.where("olog-hai") == "minas-tirith"
    assert table.where(RIDE) == "eliminated"
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.24")
def test_death_ride_ride_to_ruin_takes_all_if_mordor_has_fewer() -> None:
    table = (
        CardTable().reserve("eomer", "riders-of-rohan-1", "theoden").hand("frodo", RIDE, "sting")
    )
    table.battleground("morannon", "mordor-orcs-1", "haradrim-mumakil").path(
        "egladil", "the-hunter"
    )
    table.reserve("the-reaver")
    seat = table.plays(f"event:{RIDE}", "sting").chooses("eliminate:eomer")
    seat.chooses("eliminate:theoden").chooses("eliminate:riders-of-rohan-1")
    assert table.where("mordor-orcs-1") == "eliminated"
    assert table.where("haradrim-mumakil") == "morannon"
    assert (table.where("the-hunter"), table.where("the-reaver")) == ("egladil", "reserve")
    assert table.asked == NEXT


@pytest.mark.rule("RCG-20.24", "RCG-8.21")
def test_death_ride_ride_to_ruin_without_rohan_in_reserve_does_nothing() -> None:
    table = (
        CardTable().reserve("gimli").battleground("edoras", "eomer").hand("frodo", RIDE, "sting")
    )
    table.battleground("morannon", "mordor-orcs-1").plays(f"event:{RIDE}", "sting")
    assert table.where("mordor-orcs-1") == "morannon"
    assert table.where(RIDE) == "eliminated"
    assert table.asked == NEXT
