"""The events of cards about the Hunt, card by card: those on the table, and those that hunt."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pools import DECK_OF, hand_zone, table_zone, used_zone
from ostrog.games.war_of_the_ring.event_effects.card_hunts import BreakFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, HuntDamage, RevealFellowship
from ostrog.games.war_of_the_ring.played_events.event_play import event_of
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS, lies_on_table
from ostrog.kernel import Event

COAT, AXE, HORN, STAFF = "fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08"
LAST_BATTLE = "fp-str-01"
SORROW, CREBAIN, BALROG = "sh-char-15", "sh-char-16", "sh-char-17"


def tabled(table: RingTable, *cards: str) -> RingTable:
    """Let cards lie on the table and be in force."""
    zones = dict[str, list[str]]()
    for card in cards:
        zones.setdefault(table_zone(*DECK_OF[card]), []).append(card)
    for zone, found in zones.items():
        table.lay(zone, *found)
    for card in cards:
        seat = table.state.setting.derived.seats[DECK_OF[card][0]][0]
        table.state.activate(TABLE_CARDS[card], seat)
    return table


def lies(table: RingTable, card: str) -> bool:
    """Whether a card lies on the table; it is in force as long as it does."""
    found = lies_on_table(table.state, card)
    assert found == any(active.name == card for active in table.state.active)
    return found


def is_used(table: RingTable, card: str) -> bool:
    """Whether a card is discarded, where everybody sees it."""
    return card in table.state.faces(used_zone(*DECK_OF[card]))


def drawn(table: RingTable) -> list[str]:
    """The tiles that counted since the last choice."""
    return [
        each.tile for each in table.told(events.TileDrawn) if isinstance(each, events.TileDrawn)
    ]


def moves(table: RingTable, *tiles: str, rolled: Sequence[int] = (6,)) -> RingTable:
    """Let the Fellowship move, with these tiles in the pool and these hunt dice."""
    table.tiles(*tiles).box(shadow=len(rolled)).hunt_dice(*rolled)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    return table


def unmet(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


# Cards that stay on the table


@pytest.mark.rule("WOTR-7.8")
@pytest.mark.parametrize("card", [COAT, AXE, HORN, STAFF, LAST_BATTLE, SORROW, CREBAIN, BALROG])
def test_a_card_stays_on_the_table(card: str) -> None:
    seat = FREE if card.startswith("fp") else SHADOW
    table = RingTable.empty().fellowship("folde", "gandalf-grey", "boromir", "gimli")
    table.character("aragorn", "moria").army("moria", gondor_regular=1).plays(seat, card)
    assert table.told(events.CardStays) == [events.CardStays(seat, card)]
    assert lies(table, card)


@pytest.mark.rule("WOTR-7.8")
@pytest.mark.parametrize(
    ("card", "needed"),
    [(AXE, "gimli"), (AXE, "legolas"), (HORN, "boromir"), (STAFF, "gandalf-grey")],
)
def test_a_card_needs_its_companion_in_the_fellowship(card: str, needed: str) -> None:
    unmet(card, FREE, RingTable.empty().fellowship("folde", "strider"))
    unmet(card, FREE, RingTable.empty().fellowship("folde", "strider").character(needed, "edoras"))
    table = RingTable.empty().fellowship("folde", "strider", needed).plays(FREE, card)
    assert lies(table, card)
    table.acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:separate-companions")
    table.free.chooses("separate:strider", "to:folde")
    assert lies(table, card)
    table = RingTable.empty().fellowship("folde", "strider", needed)
    tabled(table, card).acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:separate-companions")
    table.free.chooses(f"separate:{needed}", "to:folde")
    assert table.told(events.TableCardDiscarded) == [events.TableCardDiscarded(card)]
    assert not lies(table, card)
    assert is_used(table, card)


@pytest.mark.rule("WOTR-7.8")
def test_axe_and_bow_stay_while_one_of_two_is_there() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli", "legolas"), AXE)
    table.run(HuntDamage(points=2)).free.chooses("spare-card").chooses("lose-guide")
    assert lies(table, AXE)
    table.run(HuntDamage(points=2)).free.chooses("spare-card").chooses("lose-guide")
    assert is_used(table, AXE)
    assert not lies(table, AXE)


@pytest.mark.rule("WOTR-7.10")
def test_cards_on_the_table_do_not_count_for_the_hand() -> None:
    table = RingTable.empty().fellowship("folde", "gimli")
    table.hand(FREE, "fp-char-01", "fp-char-02", "fp-str-05", "fp-str-06", "fp-str-07")
    tabled(table, COAT, AXE).acting(FREE, free="event event", shadow="event")
    table.free.chooses("act:event:draw-event").chooses("draw:strategy")
    assert table.state.size(hand_zone(FREE, "strategy")) == 4  # six cards, and none is too many
    assert table.told(events.EventsBuried) == []
    assert table.asked != [(FREE, "hand-limit")]


# Mithril Coat and Sting


def test_the_mithril_coat_replaces_a_tile() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT)
    moves(table, "std-3", "std-1", "std-2")
    assert table.asked == [(FREE, "redraw-tile")]
    assert table.state.faces("hunt-drawn") == ["std-3"]
    table.free.chooses(f"spend-card:{COAT}")
    assert table.told(events.TileReplaced) == [events.TileReplaced("std-3")]
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-1", 1)]
    assert is_used(table, COAT)
    assert not lies(table, COAT)
    assert sorted(table.state.faces("hunt-pool")) == ["std-2"]  # the first one waits
    table.free.chooses("no-casualty")
    assert table.state.corruption == 1
    assert table.state.faces("hunt-used") == ["std-1"]
    assert sorted(table.state.faces("hunt-pool")) == ["std-2", "std-3"]


def test_the_mithril_coat_may_be_kept() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT)
    moves(table, "std-3", "std-1").free.chooses("spare-card")
    assert drawn(table) == ["std-3"]
    assert lies(table, COAT)


@pytest.mark.parametrize(("cause", "eye"), [("stronghold", 0), ("card", 0), ("mordor", 2)])
def test_the_mithril_coat_is_good_for_any_tile(cause: str, eye: int) -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT).box(1, 1)
    if cause == "mordor":
        table.in_mordor(1)
    table.tiles("std-3", "std-eye", "std-1").run(DrawTile(cause=cause))  # type: ignore[arg-type]
    table.free.chooses(f"spend-card:{COAT}")
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-eye", eye)]


def test_the_mithril_coat_forgets_the_stop_of_the_first_tile() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli").in_mordor(1), COAT)
    table = moves(table, "sha-on-on", "std-0r", "std-1")
    table.free.chooses(f"spend-card:{COAT}")
    assert (table.state.mordor, table.state.corruption, table.state.revealed) == (2, 0, True)
    assert "sha-on-on" in table.state.faces("hunt-pool")


def test_the_mithril_coat_draws_from_a_pool_that_is_refilled() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT)
    table.tiles("std-3", used=("std-1",)).run(DrawTile(cause="stronghold"))
    table.free.chooses(f"spend-card:{COAT}")
    assert drawn(table) == ["std-1"]
    table.free.chooses("no-casualty")
    assert table.state.faces("hunt-used") == ["std-1"]
    assert table.state.faces("hunt-pool") == ["std-3"]
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT)
    table.tiles("std-3").run(DrawTile(cause="stronghold"))
    assert drawn(table) == ["std-3"]  # there is no second tile


# Axe and Bow, Horn of Gondor


@pytest.mark.rule("WOTR-16.19")
def test_one_card_on_the_table_reduces_the_damage() -> None:
    table = RingTable.empty().fellowship("folde", "boromir", "gimli")
    moves(tabled(table, AXE, HORN), "std-3", "std-1")
    assert table.asked == [(FREE, "reduce-damage")]
    table.free.may("spare-card", f"spend-card:{AXE}").chooses(f"spend-card:{HORN}")
    assert table.told(events.TableCardDiscarded) == [events.TableCardDiscarded(HORN)]
    assert table.asked == [(FREE, "hunt-casualty")]  # a second card is not asked about
    assert lies(table, AXE)
    table.free.chooses("no-casualty")
    assert table.state.corruption == 2


@pytest.mark.rule("WOTR-16.19")
def test_a_card_reduces_the_damage_before_the_guide_does() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli", "meriadoc"), AXE)
    table.board(guide="meriadoc").run(HuntDamage(points=2)).free.chooses(f"spend-card:{AXE}")
    assert table.asked == [(FREE, "guide-ability")]
    table.free.chooses("use-guide").chooses("to:folde")
    assert table.state.corruption == 0


def test_a_card_is_asked_about_for_each_tile_with_damage() -> None:
    table = moves(tabled(RingTable.empty().fellowship("folde", "gimli"), AXE), "std-0r", "std-1")
    assert table.asked_kind == "reveal"
    table = moves(tabled(RingTable.empty().fellowship("folde", "gimli"), AXE), "std-1", "std-2")
    table.free.chooses(f"spend-card:{AXE}")
    assert (table.state.corruption, table.state.size("hunt-pool")) == (0, 1)  # nothing is left
    table = moves(tabled(RingTable.empty().fellowship("folde", "gimli"), AXE), "std-1", "std-2")
    table.free.chooses("spare-card").chooses("no-casualty")
    assert table.state.corruption == 1
    assert lies(table, AXE)


@pytest.mark.rule("WOTR-16.19")
def test_only_cards_that_reduce_the_damage_are_spent_on_it() -> None:
    table = RingTable.empty().fellowship("folde", "boromir", "gandalf-grey")
    tabled(table, HORN, STAFF).run(HuntDamage(points=2))
    table.free.may_not(f"spend-card:{STAFF}", because="WOTR-16.19")
    table.free.may_not(f"spend-card:{AXE}", because="WOTR-7.6")


def test_after_a_replaced_tile_a_card_reduces_the_second() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), COAT, AXE)
    moves(table, "std-3", "std-2", "std-1").free.chooses(f"spend-card:{COAT}")
    table.free.chooses(f"spend-card:{AXE}").chooses("no-casualty")
    assert table.state.corruption == 1


# Wizard's Staff


def test_the_wizards_staff_prevents_a_tile() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gandalf-grey"), STAFF)
    moves(table, "std-3", "std-1")
    assert table.asked == [(FREE, "replacement")]
    table.free.may("keep").chooses(f"spend-card:{STAFF}")
    assert table.told(events.TilePrevented) == [events.TilePrevented()]
    assert drawn(table) == []
    assert table.state.size("hunt-pool") == 2
    assert (table.state.corruption, table.state.revealed) == (0, False)
    assert is_used(table, STAFF)
    assert not lies(table, STAFF)


def test_the_wizards_staff_may_be_kept() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gandalf-grey"), STAFF)
    moves(table, "std-3", "std-1").free.chooses("keep")
    assert drawn(table) == ["std-3"]
    assert lies(table, STAFF)


@pytest.mark.rule("WOTR-17.15")
def test_a_prevented_tile_does_not_stop_the_fellowship_in_mordor() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gandalf-grey"), STAFF).in_mordor(1)
    table.tiles("sha-give-it", "std-1").acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship").chooses(f"spend-card:{STAFF}")
    assert (table.state.mordor, table.state.corruption, table.state.revealed) == (2, 0, False)


def test_the_leading_free_player_prevents_a_tile() -> None:
    table = RingTable.empty("four-players").fellowship("folde", "gandalf-grey")
    tabled(table, STAFF).tiles("std-3", "std-1").board(leading=[1, 0])
    table.run(DrawTile(cause="stronghold"))
    assert table.asked == [(3, "replacement")]


# The Last Battle


def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    table = RingTable.empty().fellowship("folde", "gimli").character("aragorn", "moria")
    table.army("moria", gondor_regular=1)
    moves(tabled(table, LAST_BATTLE), "std-3", rolled=(2,))
    assert table.state.hunt_box == [0, 1]
    assert lies(table, LAST_BATTLE)
    table = moves(RingTable.empty().fellowship("folde", "gimli"), "std-3", rolled=(2,))
    assert table.state.hunt_box == [1, 1]


def abroad() -> RingTable:
    """Return a table where Aragorn leads an army in Moria."""
    table = RingTable.empty().fellowship("hollin", "gimli", progress=1)
    return table.character("aragorn", "moria").army("moria", gondor_regular=1)


def test_the_last_battle_needs_aragorn_with_an_army_abroad() -> None:
    unmet(LAST_BATTLE, FREE, abroad().character("aragorn", "hollin"))  # without an army
    unmet(LAST_BATTLE, FREE, abroad().character("aragorn", "aside").character("strider", "moria"))
    home = abroad().character("aragorn", "edoras").army("edoras", rohan_regular=1)
    unmet(LAST_BATTLE, FREE, home)
    none = abroad().character("aragorn", "osgiliath").army("osgiliath", gondor_regular=1)
    assert lies(none.plays(FREE, LAST_BATTLE), LAST_BATTLE)  # Osgiliath belongs to no nation


def test_the_last_battle_ends_by_a_declaration_or_a_reveal() -> None:
    table = tabled(abroad(), LAST_BATTLE).phase("fellowship")
    table.free.chooses("say-nothing")
    assert lies(table, LAST_BATTLE)
    table = tabled(abroad(), LAST_BATTLE).phase("fellowship")
    table.free.chooses("declare")
    assert is_used(table, LAST_BATTLE)
    table = tabled(abroad(), LAST_BATTLE).run(RevealFellowship())
    table.free.chooses("stay-here")
    assert not lies(table, LAST_BATTLE)


@pytest.mark.rule("WOTR-7.8")
def test_the_last_battle_ends_when_aragorn_comes_home() -> None:
    table = tabled(abroad(), LAST_BATTLE).acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-companions")
    table.free.chooses("take:aragorn", "to:hollin")
    assert is_used(table, LAST_BATTLE)


# Cards that draw a tile


@pytest.mark.parametrize("card", ["sh-char-05", "sh-char-06", "sh-char-07"])
def test_a_card_draws_a_tile_in_the_wild(card: str) -> None:
    unmet(card, SHADOW, RingTable.empty().fellowship("rivendell", "gimli"))
    lost = RingTable.empty().fellowship("lorien", "gimli").controls(SHADOW, "lorien")
    unmet(card, SHADOW, lost)
    for tile in ("std-eye", "fel-phial"):
        table = RingTable.empty().fellowship("hollin", "gimli", corruption=3)
        table.tiles(tile, "std-1").box(shadow=2).plays(SHADOW, card)
        assert table.told(events.TileDrawn) == [events.TileDrawn(tile, 0)]
        assert (table.state.corruption, table.state.revealed) == (3, False)
        assert table.state.faces("hunt-used") == [tile]
    table = RingTable.empty().fellowship("hollin", "gimli").in_mordor(2)
    table.tiles("std-1", "std-2").plays(SHADOW, card)
    assert table.told(events.TileDrawn) == [events.TileDrawn("std-1", 1)]
    assert table.state.mordor == 2  # the Fellowship does not move


def test_orc_patrol_hunts_like_a_roll() -> None:
    table = RingTable.empty().fellowship("hollin", "gimli", "strider").tiles("std-2r", "std-1")
    table.plays(SHADOW, "sh-char-05").free.may("lose-guide").chooses("no-casualty")
    assert table.state.corruption == 2
    assert table.state.revealed  # the tile has a Reveal icon


def test_the_damage_of_isildurs_bane_is_not_reduced() -> None:
    table = RingTable.empty().fellowship("hollin", "meriadoc", "gimli").board(guide="meriadoc")
    tabled(table, AXE).tiles("std-3", "std-1").plays(SHADOW, "sh-char-06")
    assert table.state.corruption == 3
    assert lies(table, AXE)
    table = RingTable.empty().fellowship("hollin").tiles("std-1", "std-1")
    assert table.plays(SHADOW, "sh-char-06").state.corruption == 1  # nor by Gollum
    assert not table.state.revealed


def test_the_tile_of_isildurs_bane_can_be_prevented_or_replaced() -> None:
    table = tabled(RingTable.empty().fellowship("hollin", "gandalf-grey"), STAFF, COAT)
    table.tiles("std-3", "std-1").plays(SHADOW, "sh-char-06")
    table.free.chooses("keep").chooses(f"spend-card:{COAT}")
    assert table.state.corruption == 1
    table = tabled(RingTable.empty().fellowship("hollin", "gandalf-grey"), STAFF)
    table.tiles("std-3", "std-1").plays(SHADOW, "sh-char-06").free.chooses(f"spend-card:{STAFF}")
    assert table.state.corruption == 0


def test_the_foul_thing_takes_a_random_companion() -> None:
    table = RingTable.empty().fellowship("hollin", "strider", "gimli", "legolas")
    table.tiles("std-3", "std-1").draws("draw companion", 2).plays(SHADOW, "sh-char-07")
    assert table.state.characters["gimli"] == "eliminated"
    assert table.state.corruption == 1
    table = RingTable.empty().fellowship("hollin", "gimli").tiles("std-0r", "std-1")
    assert table.plays(SHADOW, "sh-char-07").state.characters["gimli"] == "fellowship"
    table = RingTable.empty().fellowship("hollin").tiles("std-1", "std-1")
    table.plays(SHADOW, "sh-char-07").free.chooses("spare-guide")
    assert table.state.corruption == 1  # there is no Companion


def test_a_card_on_the_table_helps_against_the_foul_thing() -> None:
    table = tabled(RingTable.empty().fellowship("hollin", "gimli"), AXE)
    table.tiles("std-1", "std-2").plays(SHADOW, "sh-char-07").free.chooses(f"spend-card:{AXE}")
    assert table.state.characters["gimli"] == "fellowship"
    assert table.state.corruption == 0


# Lure of the Ring


def test_the_ring_tempts_a_random_companion() -> None:
    unmet("sh-char-13", SHADOW, RingTable.empty().fellowship("folde", "gimli"))
    table = RingTable.empty().fellowship("folde", "strider", "gimli", revealed=True)
    table.draws("draw companion", 1).plays(SHADOW, "sh-char-13")
    assert table.told(events.CompanionLured) == [events.CompanionLured("gimli")]
    assert table.asked == [(FREE, "lure")]
    table.free.may_not("give-up:strider", because="WOTR-7.6").chooses("bear-lure")
    assert table.state.corruption == 2
    assert table.state.company() == ("strider", "gimli")


def test_a_tempted_companion_may_be_eliminated() -> None:
    table = RingTable.empty().fellowship("folde", "strider", "gimli", revealed=True)
    table.draws("draw companion", 0).plays(SHADOW, "sh-char-13").free.chooses("give-up:strider")
    assert table.state.characters["strider"] == "eliminated"
    assert (table.state.corruption, table.state.guide) == (0, "gimli")
    table = RingTable.empty().fellowship("folde", "meriadoc", revealed=True)
    table.plays(SHADOW, "sh-char-13").free.chooses("give-up:meriadoc")
    assert table.asked == [(FREE, "separate")]  # a Hobbit escapes


def test_the_ring_tempts_gollum_for_one() -> None:
    table = RingTable.empty().fellowship("folde", revealed=True).plays(SHADOW, "sh-char-13")
    assert table.state.corruption == 1


# The Breaking of the Fellowship


def test_the_fellowship_breaks_by_the_number_of_a_tile() -> None:
    unmet("sh-char-14", SHADOW, RingTable.empty().fellowship("folde", "gimli"))
    table = RingTable.empty().fellowship("edoras", "strider", "gimli", "legolas", revealed=True)
    table.at_peace("rohan").tiles("std-2r", "std-1").plays(SHADOW, "sh-char-14")
    assert table.asked == [(FREE, "break-fellowship")]
    table.free.chooses("part:gimli").may_not("part:gimli", because="WOTR-7.6")
    breaking = table.state.frame(BreakFellowship)
    assert breaking is not None
    assert breaking.choice is None  # each question begins anew
    table.free.chooses("part:legolas")
    assert table.told(events.CompanionsSeparated) == [
        events.CompanionsSeparated(("gimli", "legolas"), "edoras")
    ]
    assert table.state.characters["gimli"] == table.state.characters["legolas"] == "edoras"
    assert table.state.company() == ("strider",)
    assert table.state.corruption == 0
    assert table.state.faces("hunt-used") == ["std-2r"]


def test_all_companions_leave_if_they_are_fewer() -> None:
    table = RingTable.empty().fellowship("folde", "strider", "gimli", revealed=True)
    table.tiles("std-3", "std-1").plays(SHADOW, "sh-char-14")
    assert table.state.company() == ()
    assert table.state.guide == "gollum"
    assert table.state.characters["strider"] == "folde"


@pytest.mark.parametrize("tile", ["std-eye", "std-0r", "fel-smeagol"])
def test_nobody_leaves_by_an_eye_or_by_zero(tile: str) -> None:
    table = RingTable.empty().fellowship("folde", "gimli", revealed=True, corruption=2)
    table.tiles(tile, "std-1").plays(SHADOW, "sh-char-14")
    assert table.state.company() == ("gimli",)
    assert table.state.corruption == 2
    assert table.state.faces("hunt-used") == [tile]


def test_the_fellowship_breaks_in_mordor() -> None:
    table = RingTable.empty().fellowship("folde", "strider", "gimli", "meriadoc", revealed=True)
    table.in_mordor(1).tiles("sha-shelob", "std-1").hunt_dice(2).plays(SHADOW, "sh-char-14")
    table.free.chooses("part:strider").chooses("part:meriadoc")
    assert table.state.characters["strider"] == "eliminated"
    assert table.state.characters["meriadoc"] == "eliminated"
    assert (table.state.guide, table.state.mordor) == ("gimli", 1)


def test_gollum_alone_is_corrupted() -> None:
    table = RingTable.empty().fellowship("folde", revealed=True).plays(SHADOW, "sh-char-14")
    assert (table.state.corruption, drawn(table)) == (1, [])


def test_the_breaking_of_the_fellowship_can_be_prevented_or_replaced() -> None:
    table = RingTable.empty().fellowship("folde", "gandalf-grey", revealed=True)
    tabled(table, STAFF).tiles("std-3", "std-1").plays(SHADOW, "sh-char-14")
    table.free.chooses(f"spend-card:{STAFF}")
    assert table.state.company() == ("gandalf-grey",)
    table = RingTable.empty().fellowship("folde", "gimli", revealed=True)
    tabled(table, COAT).tiles("std-3", "std-eye", "std-1").plays(SHADOW, "sh-char-14")
    table.free.chooses(f"spend-card:{COAT}")
    assert table.state.company() == ("gimli",)
    assert sorted(table.state.faces("hunt-pool")) == ["std-1", "std-3"]


# Worn with Sorrow and Toil


def test_a_casualty_may_cost_a_card_of_the_hand() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", "boromir").hand(FREE, "fp-char-01")
    tabled(table, SORROW).run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.asked == [(SHADOW, "sorrow-and-toil")]
    assert table.shadow.options == ["strip-nothing", "strip-hand"]
    table.shadow.may_not(f"strip-card:{HORN}", because="WOTR-7.6").chooses("strip-hand")
    assert table.told(events.HandCardDiscarded) == [events.HandCardDiscarded(FREE, "fp-char-01")]
    assert is_used(table, "fp-char-01")
    assert lies(table, SORROW)


def test_a_casualty_may_cost_a_card_on_the_table() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", "boromir").hand(FREE, "fp-str-05")
    tabled(table, SORROW, COAT).run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.shadow.options == ["strip-nothing", f"strip-card:{COAT}"]  # no Strategy card
    table.shadow.may_not("strip-hand", because="WOTR-7.6").chooses(f"strip-card:{COAT}")
    assert is_used(table, COAT)
    assert not lies(table, COAT)


def test_without_a_casualty_or_a_card_nobody_is_asked() -> None:
    table = RingTable.empty().fellowship("folde", "gimli").hand(FREE, "fp-char-01")
    tabled(table, SORROW).run(HuntDamage(points=2)).free.chooses("no-casualty")
    assert table.asked != [(SHADOW, "sorrow-and-toil")]
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), SORROW)
    table.run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.asked != [(SHADOW, "sorrow-and-toil")]
    table = RingTable.empty().fellowship("folde", "gimli", revealed=True).hand(FREE, "fp-char-01")
    tabled(table, SORROW).plays(SHADOW, "sh-char-13").free.chooses("give-up:gimli")
    assert table.asked != [(SHADOW, "sorrow-and-toil")]  # no casualty of a hunt


def test_a_hobbit_who_escapes_is_a_casualty_too() -> None:
    table = RingTable.empty().fellowship("folde", "meriadoc").hand(FREE, "fp-char-01")
    tabled(table, SORROW).run(HuntDamage(points=2)).free.chooses("spare-guide")
    table.free.chooses("lose-guide").chooses("to:folde")
    assert table.asked == [(SHADOW, "sorrow-and-toil")]
    table.shadow.chooses("strip-nothing")
    assert table.state.faces(hand_zone(FREE, "character")) == ["fp-char-01"]


def test_a_random_card_is_hidden_until_it_is_discarded() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", "boromir")
    table.hand(FREE, "fp-char-01", "fp-char-02")
    tabled(table, SORROW).run(HuntDamage(points=2)).free.chooses("lose-guide")
    assert table.shadow.options == ["strip-nothing", "strip-hand"]
    table.draws(f"draw {hand_zone(FREE, 'character')}", 1).shadow.chooses("strip-hand")
    (told,) = table.told(events.HandCardDiscarded)
    assert isinstance(told, events.HandCardDiscarded)
    assert told.card in ("fp-char-01", "fp-char-02")
    assert table.shadow.sees(used_zone(FREE, "character")) == [told.card]
    assert told.card not in table.state.faces(hand_zone(FREE, "character"))


@pytest.mark.parametrize("card", [SORROW, CREBAIN])
def test_a_declaration_in_a_haven_ends_cards_of_the_shadow(card: str) -> None:
    def declared(region: str, *, holder: int = FREE) -> RingTable:
        table = tabled(RingTable.empty().fellowship(region, "gimli"), card)
        table.controls(holder, "lorien").phase("fellowship").free.chooses("declare")
        return table

    assert not lies(declared("lorien"), card)
    assert lies(declared("lorien", holder=SHADOW), card)  # conquered
    assert lies(declared("folde"), card)  # a Town


# Flocks of Crebain


def test_the_crebain_add_one_to_a_hunt_roll() -> None:
    table = RingTable.empty().fellowship("folde", "gimli").army("folde", sauron_regular=1)
    tabled(table, CREBAIN)
    moves(table, "std-1", "std-2", rolled=(5, 1, 4, 5))
    assert table.asked == [(SHADOW, "use-table-card")]
    assert table.told(events.HuntRolled) == []
    table.shadow.chooses(f"spend-card:{CREBAIN}")
    (roll,) = table.told(events.HuntRolled)
    assert isinstance(roll, events.HuntRolled)
    assert roll.added == 1
    assert is_used(table, CREBAIN)
    assert not lies(table, CREBAIN)


def test_the_crebain_count_for_one_roll_and_its_rerolls() -> None:
    table = RingTable.empty().fellowship("folde", "gimli").army("folde", sauron_regular=1)
    tabled(table, CREBAIN).box(shadow=2).hunt_dice(1, 4, 5, 1, 5, 1).tiles("std-0r", "std-2")
    table.acting(FREE, free="character character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    table.shadow.chooses(f"spend-card:{CREBAIN}")
    assert table.told(events.HuntRolled) == [events.HuntRolled((1, 4), (5,), 1, 1)]
    table.free.chooses("stay-here")
    table.board(revealed=False, progress=0).box(shadow=2)
    table.acting(FREE, free="character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.told(events.HuntRolled) == [events.HuntRolled((1, 5), (1,), 0, 0)]


def test_the_crebain_may_wait() -> None:
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), CREBAIN)
    moves(table, "std-1", rolled=(5,)).shadow.chooses("spare-card")
    assert table.told(events.HuntRolled) == [events.HuntRolled((5,), (), 0, 0)]
    assert lies(table, CREBAIN)
    table = tabled(RingTable.empty().fellowship("folde", "gimli"), CREBAIN)
    moves(table, "std-1", rolled=())
    assert table.asked != [(SHADOW, "use-table-card")]  # no roll is made


# The Balrog of Moria


def revealed_on(*path: str, tiles: Sequence[str] = ("std-0r", "std-1", "std-2")) -> RingTable:
    """Let a tile reveal the Fellowship, from Hollin on a path, with the Balrog on the table."""
    table = RingTable.empty().fellowship("hollin", "gimli", progress=4)
    tabled(table, BALROG).tiles(*tiles).run(DrawTile(cause="hunt"))
    table.free.chooses(*(f"step:{region}" for region in path), "stay-here")
    return table


@pytest.mark.rule("WOTR-16.28")
def test_the_example_of_the_balrog_and_moria() -> None:
    told = list[Event]()
    table = RingTable.empty().fellowship("hollin", "gimli", progress=4)
    tabled(table, BALROG).tiles("std-1r", "std-3", "std-2", "std-1")
    table.run(DrawTile(cause="hunt"))
    told += table.told(events.TileDrawn)
    table.free.chooses("no-casualty").chooses("step:moria", "stay-here")
    assert table.state.faces("hunt-used") == ["std-1r"]  # resolved completely
    table.shadow.chooses(f"spend-card:{BALROG}")
    told += table.told(events.TileDrawn)
    table.free.chooses("no-casualty")
    told += table.told(events.TileDrawn)
    assert told == [
        events.TileDrawn("std-1r", 1),
        events.TileDrawn("std-3", 3),  # the Balrog's
        events.TileDrawn("std-2", 2),  # of the Stronghold
    ]
    assert is_used(table, BALROG)


@pytest.mark.rule("WOTR-16.28")
def test_the_balrog_wakes_when_the_path_touches_moria() -> None:
    assert revealed_on("moria", "dimrill-dale").asked == [(SHADOW, "use-table-card")]
    table = revealed_on("north-dunland")
    assert table.asked != [(SHADOW, "use-table-card")]
    assert lies(table, BALROG)
    table = revealed_on("moria")
    table.shadow.chooses("spare-card")
    assert drawn(table) == ["std-1"]  # only that of the Stronghold
    assert lies(table, BALROG)


def test_the_balrog_wakes_in_a_moria_of_the_free_peoples() -> None:
    table = RingTable.empty().fellowship("moria", "gimli", progress=1).controls(FREE, "moria")
    tabled(table, BALROG).tiles("std-0r", "std-1", "std-2").run(DrawTile(cause="hunt"))
    table.free.chooses("step:hollin", "stay-here")
    table.shadow.chooses(f"spend-card:{BALROG}")
    assert drawn(table) == ["std-1"]
    table.free.chooses("no-casualty")
    assert drawn(table) == []


@pytest.mark.rule("WOTR-15.24")
def test_a_declaration_through_moria_draws_only_the_tile_of_the_balrog() -> None:
    way = ("fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")
    table = RingTable.empty().fellowship("rivendell", "gimli", progress=5, corruption=3)
    tabled(table, BALROG).tiles("std-2", "std-1", "std-1").phase("fellowship")
    table.free.chooses(*(f"step:{region}" for region in way), "declare")
    assert table.state.corruption == 2
    assert drawn(table) == []
    assert table.asked == [(SHADOW, "use-table-card")]
    table.shadow.chooses(f"spend-card:{BALROG}")
    assert drawn(table) == ["std-2"]
    table.free.chooses("no-casualty")
    assert drawn(table) == []
    assert table.state.corruption == 4
    assert table.state.size("hunt-pool") == 2


@pytest.mark.rule("WOTR-16.29")
@pytest.mark.parametrize(
    ("start", "step", "holder", "shown"),
    [
        ("dimrill-dale", "lorien", FREE, False),
        ("dimrill-dale", "lorien", SHADOW, True),
        ("moria", "dimrill-dale", FREE, True),
    ],
)
def test_a_tile_of_the_balrog_reveals_nobody_in_a_haven(
    start: str, step: str, holder: int, shown: bool
) -> None:
    way = ["moria", "dimrill-dale", "lorien"]
    path = way[1 : way.index(step) + 1]
    table = RingTable.empty().fellowship("moria", "gimli", progress=2).controls(holder, "lorien")
    tabled(table, BALROG).tiles("std-1r", "std-1", "std-1").phase("fellowship")
    table.free.chooses(*(f"step:{region}" for region in path), "declare")
    table.shadow.chooses(f"spend-card:{BALROG}")
    table.free.chooses("no-casualty")
    assert table.state.revealed is shown


@pytest.mark.rule("WOTR-16.29")
def test_gollum_may_give_away_the_place_if_the_tile_of_the_balrog_does_not() -> None:
    table = RingTable.empty().fellowship("dimrill-dale", "gimli", progress=3)
    tabled(table, BALROG).tiles("std-1r", "std-1", "std-1").phase("fellowship")
    table.free.chooses("step:moria", "step:dimrill-dale", "step:lorien", "declare")
    table.shadow.chooses(f"spend-card:{BALROG}")
    assert table.asked == [(FREE, "hunt-casualty")]


def test_an_eye_of_the_balrog_does_nothing() -> None:
    table = RingTable.empty().fellowship("moria", "gimli")
    tabled(table, BALROG).tiles("std-eye", "std-1").box(1, 2).phase("fellowship")
    table.free.chooses("declare")
    table.shadow.chooses(f"spend-card:{BALROG}")
    assert (table.state.corruption, table.state.revealed) == (0, False)
    assert table.state.faces("hunt-used") == ["std-eye"]


def test_sorrow_and_toil_end_before_the_balrog_hunts() -> None:
    table = RingTable.empty().fellowship("moria", "gimli", progress=2).hand(FREE, "fp-char-01")
    tabled(table, SORROW, BALROG).tiles("std-1", "std-1").phase("fellowship")
    table.free.chooses("step:dimrill-dale", "step:lorien", "declare")
    table.shadow.chooses(f"spend-card:{BALROG}")
    table.free.chooses("lose-guide")
    assert is_used(table, SORROW)
    assert table.asked != [(SHADOW, "sorrow-and-toil")]


def test_the_balrog_fights_from_the_table_and_hunts_no_more() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2)
    table.army("dimrill-dale", elves_regular=3)
    tabled(table, BALROG).attack("moria", "dimrill-dale")
    assert table.shadow.options == ["lay-nothing", f"lay:{BALROG}"]
    table.dice(4, 1, 1, 1, 1, 1, 1, 1).shadow.chooses(f"lay:{BALROG}")
    assert table.figures("dimrill-dale") == {"elves-regular": 2}
    assert is_used(table, BALROG)
    assert not lies(table, BALROG)


def test_each_card_is_an_event() -> None:
    war = RingTable.empty().state
    for card in (COAT, AXE, HORN, STAFF, LAST_BATTLE, SORROW, CREBAIN, BALROG):
        assert event_of(war, card).parts == ()
