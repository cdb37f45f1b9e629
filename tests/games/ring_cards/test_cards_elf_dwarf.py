"""The twelve titles of the Elves and the two of the Dwarves, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.card_tables import (
    ARAGORN,
    ELF,
    ELF_ATTACKS,
    FRODO,
    SARUMAN,
    WITCH_KING,
    CardTable,
    attack,
    defence,
    open_battlegrounds,
    open_paths,
    open_wielders,
)
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.cards.limits import carryover_limit

NEXT = [(SARUMAN, "turn")]
"""The Aragorn player is done."""
AFTER_FRODO = [(WITCH_KING, "turn")]
"""The Frodo player is done."""

OWN = sorted(ELF + ELF_ATTACKS)
"""The battlegrounds of the Elves."""


# High Elves


@pytest.mark.rule("RCG-8.5", "RCG-8.6", "RCG-13.2")
def test_high_elves_have_two_icons_of_each_kind() -> None:
    assert [defence("high-elves-1", at=place) for place in ELF] == [2, 2]
    assert [attack("high-elves-2", at=place) for place in ELF_ATTACKS] == [2, 2]
    assert attack("high-elves-1", "high-elves-2", at="moria") == 4
    for copy in ("high-elves-1", "high-elves-2"):
        assert open_battlegrounds(copy) == OWN
        assert open_paths(copy) == []


# Arwen


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_arwen_has_one_leadership_icon_for_defence() -> None:
    assert (attack("arwen", at="moria"), defence("arwen", at="lorien")) == (0, 0)
    assert attack("arwen", "high-elves-1", at="moria") == 2
    assert defence("arwen", "high-elves-1", at="lorien") == 1 + 2
    assert open_battlegrounds("arwen") == OWN
    assert open_paths("arwen") == []


@pytest.mark.rule("RCG-10.1", "RCG-8.25")
@pytest.mark.parametrize("place", ["reserve", "lorien"])
def test_arwen_draws_one_card_when_she_is_played(place: str) -> None:
    table = CardTable().battleground("lorien").hand("aragorn", "arwen", "elrond")
    table.on_top("aragorn", "lembas", "legolas").plays(f"play:arwen:{place}", "elrond")
    assert table.in_zone("aragorn", "hand") == ["lembas"]
    assert table.drawn() == [(ARAGORN, 1)]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.4")
def test_arwen_who_is_moved_draws_nothing() -> None:
    table = CardTable().battleground("lorien").reserve("arwen")
    table.moves("arwen", "lorien")
    assert table.where("arwen") == "lorien"
    assert table.in_zone("aragorn", "hand") == []


@pytest.mark.rule("RCG-20.9", "RCG-8.23")
def test_arwen_in_reserve_adds_defence_to_strider_or_aragorn() -> None:
    table = CardTable().reserve("arwen", fresh=True)
    assert table.path("weathertop", "strider").fights("weathertop") == (0, 0, 2 + 1)
    table = CardTable().reserve("arwen").battleground("pelargir", "strider")
    assert table.fights("pelargir") == (0, 1, 1 + 1)
    table = CardTable().reserve("arwen").battleground("pelargir", "aragorn")
    assert table.fights("pelargir") == (0, 1, 1 + 1)


@pytest.mark.rule("RCG-20.9")
def test_arwen_adds_no_attack_and_nothing_to_others() -> None:
    table = CardTable().reserve("arwen").battleground("umbar", "aragorn")
    assert table.fights("umbar") == (1, 2, 0)
    table = CardTable().reserve("arwen").battleground("pelargir", "boromir", "soldiers-of-gondor")
    assert table.fights("pelargir") == (0, 1, 2)
    table = CardTable().reserve("arwen").path("egladil", "legolas", "gimli")
    assert table.fights("egladil") == (0, 1, 2)


@pytest.mark.rule("RCG-20.9")
def test_arwen_adds_nothing_from_a_battleground() -> None:
    table = CardTable().battleground("lorien", "arwen").path("egladil", "strider")
    assert table.fights("egladil") == (0, 1, 2)


@pytest.mark.rule("RCG-20.9", "RCG-11.8")
def test_arwen_gives_icons_that_are_part_of_strider() -> None:
    table = CardTable().reserve("arwen").path("imladris", "strider", "the-witch-king")
    assert table.tokens("imladris", attack=2).fights("imladris") == (4, 1, 3)
    assert table.where("strider") == "eliminated"
    assert table.state.paths_won == [["imladris"], []]
    assert table.where("arwen") == "reserve"


# Elrond


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_elrond_has_his_icons_and_one_path() -> None:
    assert (attack("elrond", at="moria"), defence("elrond", at="rivendell")) == (1, 1)
    assert attack("elrond", "high-elves-1", at="moria") == 1 + 1 + 2
    assert defence("elrond", "high-elves-1", at="rivendell") == 1 + 1 + 2
    assert defence("elrond", at="imladris") == 2
    assert open_battlegrounds("elrond") == OWN
    assert open_paths("elrond") == [3]


@pytest.mark.rule("RCG-10.1", "RCG-9.4")
def test_elrond_draws_one_card_when_he_is_played_and_none_when_moved() -> None:
    for place in ("reserve", "rivendell", "imladris"):
        table = CardTable().battleground("rivendell").path("imladris")
        table.hand("aragorn", "elrond", "arwen").on_top("aragorn", "lembas")
        table.plays(f"play:elrond:{place}", "arwen")
        assert table.in_zone("aragorn", "hand") == ["lembas"]
        assert table.asked == NEXT
    table = CardTable().path("imladris").reserve("elrond")
    table.moves("elrond", "imladris")
    assert table.in_zone("aragorn", "hand") == []


@pytest.mark.rule("RCG-7.7", "RCG-7.3", "RCG-8.23")
def test_elrond_in_reserve_raises_the_limit_of_his_player_at_once() -> None:
    table = CardTable().battleground("rivendell")
    table.hand("aragorn", "elrond", "arwen", "legolas", "denethor")
    table.turn("aragorn").may_not("pass", because="RCG-7.3")
    table.plays("play:elrond:reserve", "arwen")
    assert len(table.in_zone("aragorn", "hand")) == 3
    assert carryover_limit(table.state, ARAGORN) == 3
    assert carryover_limit(table.state, FRODO) == 2
    table.turn("aragorn").may("pass")


@pytest.mark.rule("RCG-7.7", "RCG-7.3")
def test_elrond_lowers_the_limit_again_when_he_leaves_the_reserve() -> None:
    table = CardTable().battleground("rivendell").reserve("elrond")
    table.hand("aragorn", "arwen", "legolas", "denethor")
    table.turn("aragorn").may("pass")
    table.moves("elrond", "rivendell")
    assert carryover_limit(table.state, ARAGORN) == 2
    table.turn("aragorn").may_not("pass", because="RCG-7.3")
    table = CardTable().reserve("elrond").hand("aragorn", "arwen", "legolas", "denethor")
    table.forsakes("aragorn").chooses("forsake:elrond")
    assert carryover_limit(table.state, ARAGORN) == 2


# Galadriel


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_galadriel_has_her_icons_and_one_path() -> None:
    assert (attack("galadriel", at="dol-guldur"), defence("galadriel", at="lorien")) == (1, 1)
    assert attack("galadriel", "high-elves-1", at="dol-guldur") == 1 + 1 + 2
    assert defence("galadriel", "high-elves-1", at="lorien") == 1 + 1 + 2
    assert defence("galadriel", at="egladil") == 2
    assert open_battlegrounds("galadriel") == OWN
    assert open_paths("galadriel") == [5]


@pytest.mark.rule("RCG-10.1", "RCG-9.4")
def test_galadriel_draws_one_card_when_she_is_played_and_none_when_moved() -> None:
    for place in ("reserve", "lorien", "egladil"):
        table = CardTable().battleground("lorien").path("egladil")
        table.hand("aragorn", "galadriel", "arwen").on_top("aragorn", "lembas")
        table.plays(f"play:galadriel:{place}", "arwen")
        assert table.in_zone("aragorn", "hand") == ["lembas"]
        assert table.asked == NEXT
    table = CardTable().path("egladil").reserve("galadriel")
    table.moves("galadriel", "egladil")
    assert table.in_zone("aragorn", "hand") == []


@pytest.mark.rule("RCG-15.2", "RCG-15.3")
def test_galadriel_in_reserve_draws_one_card_more_and_then_cycles_one() -> None:
    table = CardTable().reserve("galadriel").hand("aragorn", "lembas")
    table.on_top("aragorn", "arwen", "elrond", "legolas", "denethor", "boromir").step("draws")
    assert table.drawn() == [(FRODO, 3), (WITCH_KING, 4), (ARAGORN, 4)]
    assert table.asked == [(ARAGORN, "cycle")]
    seat = table.player("aragorn")
    assert seat.options == [
        f"cycle:{c}" for c in ("arwen", "denethor", "elrond", "legolas", "lembas")
    ]
    seat.chooses("cycle:lembas")
    assert table.where("lembas") == "cycle"
    assert table.drawn()[0] == (SARUMAN, 4)


@pytest.mark.rule("RCG-15.2", "RCG-15.3")
def test_galadriel_and_aragorn_in_reserve_draw_five_and_cycle_one() -> None:
    table = CardTable().reserve("galadriel", "aragorn").step("draws")
    assert table.drawn()[2] == (ARAGORN, 5)
    assert len(table.player("aragorn").options) == 5
    table.player("aragorn").chooses(table.player("aragorn").options[0])
    assert len(table.in_zone("aragorn", "cycle")) == 1
    assert (ARAGORN, "cycle") not in table.asked


@pytest.mark.rule("RCG-15.2", "RCG-15.3")
def test_galadriel_on_a_battleground_changes_no_draw() -> None:
    table = CardTable().battleground("lorien", "galadriel").step("draws")
    assert table.drawn()[2:4] == [(ARAGORN, 3), (SARUMAN, 4)]


# Legolas


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_legolas_has_his_icons_and_paths() -> None:
    assert (attack("legolas", at="moria"), defence("legolas", at="lorien")) == (1, 1)
    assert attack("legolas", "high-elves-1", at="moria") == 1 + 2
    assert defence("legolas", "high-elves-1", at="lorien") == 1 + 2
    assert defence("legolas", at="egladil") == 1
    assert open_battlegrounds("legolas") == OWN
    assert open_paths("legolas") == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("RCG-10.19", "RCG-21.1")
def test_legolas_may_fetch_his_bow_from_the_deck() -> None:
    table = CardTable().hand("aragorn", "legolas", "arwen")
    seat = table.plays("play:legolas:reserve", "arwen")
    assert table.asked == [(ARAGORN, "text")]
    seat.chooses("carry-out")
    assert seat.options == ["take:bow-of-the-galadhrim"]
    seat.chooses("take:bow-of-the-galadhrim")
    assert table.in_zone("aragorn", "hand") == ["bow-of-the-galadhrim"]
    assert table.in_zone("aragorn", "cycle") == ["arwen"]
    assert table.player("witch-king").sees("hand-aragorn") == ["bow-of-the-galadhrim"]
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.19")
def test_legolas_may_leave_his_bow_where_it_is() -> None:
    table = CardTable().hand("aragorn", "legolas", "arwen")
    table.plays("play:legolas:reserve", "arwen").chooses("forgo")
    assert table.where("bow-of-the-galadhrim") == "deck"
    assert table.shuffled() == []
    assert table.asked == NEXT


@pytest.mark.rule("RCG-10.19")
def test_legolas_does_not_find_a_bow_that_was_cycled_for_him() -> None:
    table = CardTable().hand("aragorn", "legolas", "bow-of-the-galadhrim")
    seat = table.plays("play:legolas:reserve", "bow-of-the-galadhrim").chooses("carry-out")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.where("bow-of-the-galadhrim") == "cycle"
    assert table.shuffled() == ["deck-aragorn"]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.2", "RCG-10.19")
def test_legolas_as_the_last_card_costs_a_forsaken_card_before_his_text() -> None:
    table = CardTable().reserve("denethor").hand("aragorn", "legolas")
    seat = table.turn("aragorn").chooses("play:legolas:reserve")
    assert seat.options == ["forsake:denethor", "forsake-top"]
    seat.chooses("forsake:denethor")
    assert table.where("denethor") == "eliminated"
    assert table.asked == [(ARAGORN, "text")]


@pytest.mark.rule("RCG-9.4")
def test_legolas_who_is_moved_fetches_nothing() -> None:
    table = CardTable().path("egladil").reserve("legolas")
    table.moves("legolas", "egladil")
    assert table.asked == NEXT


# Bow of the Galadhrim


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_bow_of_the_galadhrim_adds_its_icons_to_an_elf() -> None:
    bow = "bow-of-the-galadhrim@legolas"
    assert attack("legolas", bow, at="moria") == 2
    assert defence("legolas", bow, at="lorien") == 2
    assert defence("legolas", bow, at="egladil") == 2
    assert open_wielders("bow-of-the-galadhrim") == ["arwen", "elrond", "galadriel", "legolas"]


@pytest.mark.rule("RCG-8.20")
def test_bow_of_the_galadhrim_is_the_only_weapon_of_its_wielder() -> None:
    table = CardTable().reserve("legolas", "dwarven-axe@legolas", "elrond")
    seat = table.hand("aragorn", "bow-of-the-galadhrim").turn("aragorn")
    seat.may_not("equip:bow-of-the-galadhrim:legolas", because="RCG-8.20")
    seat.may("equip:bow-of-the-galadhrim:elrond")
    table = CardTable().reserve("aragorn", "bow-of-the-galadhrim@aragorn", "strider")
    seat = table.hand("aragorn", "anduril").turn("aragorn")
    seat.may_not("equip:anduril:aragorn", because="RCG-8.20").may("equip:anduril:strider")


@pytest.mark.rule("RCG-8.20")
def test_bow_of_the_galadhrim_goes_with_items_that_are_no_weapons() -> None:
    table = CardTable().reserve("elrond", "vilya-ring-of-air@elrond")
    table.hand("aragorn", "bow-of-the-galadhrim", "elven-cloak")
    table.plays("equip:bow-of-the-galadhrim:elrond", "elven-cloak")
    assert table.where("bow-of-the-galadhrim") == "elrond"
    table = CardTable().reserve("elrond", "bow-of-the-galadhrim@elrond")
    table.hand("aragorn", "elven-cloak", "vilya-ring-of-air").turn("aragorn")
    table.player("aragorn").may("equip:elven-cloak:elrond", "equip:vilya-ring-of-air:elrond")


# Elven Cloak


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_elven_cloak_adds_one_icon_on_paths_to_a_hobbit_or_elf() -> None:
    assert defence("legolas", "elven-cloak@legolas", at="egladil") == 1 + 1
    assert defence("legolas", "elven-cloak@legolas", at="lorien") == 1
    assert attack("legolas", "elven-cloak@legolas", at="moria") == 1
    assert open_wielders("elven-cloak") == [
        "arwen",
        "bilbo-baggins",
        "elrond",
        "fatty-bolger",
        "frodo-baggins",
        "galadriel",
        "legolas",
        "merry-brandybuck",
        "pippin-took",
        "sam-gamgee",
    ]


@pytest.mark.rule("RCG-12.14", "RCG-10.22", "RCG-8.18")
def test_elven_cloak_saves_a_wielder_lost_in_path_combat_with_all_items() -> None:
    table = CardTable().path(
        "egladil", "sam-gamgee", "elven-cloak@sam-gamgee", "mithril-coat@sam-gamgee", "the-hunter"
    )
    assert table.tokens("egladil", attack=4).fights("egladil") == (5, 1, 4)
    assert table.told(events.Saved) == [events.Saved("sam-gamgee", "elven-cloak")]
    assert table.in_zone("frodo", "cycle") == ["mithril-coat", "sam-gamgee"]
    assert table.in_zone("aragorn", "cycle") == ["elven-cloak"]
    assert table.state.paths_won == [["egladil"], []]  # the icons have cancelled
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-10.22", "RCG-20.4")
def test_elven_cloak_and_frodo_leave_the_choice_to_frodos_player() -> None:
    for saver, coat in (("elven-cloak", "cycle"), ("frodo-baggins", "eliminated")):
        table = CardTable().path("egladil", "frodo-baggins", "elven-cloak@frodo-baggins")
        table.path("egladil", "mithril-coat@frodo-baggins").tokens("egladil", attack=5)
        assert table.fights("egladil") == (5, 1, 4)
        assert table.asked == [(FRODO, "replacement")]
        seat = table.player("frodo")
        assert seat.options == ["save-with:frodo-baggins", "save-with:elven-cloak"]
        seat.chooses(f"save-with:{saver}")
        assert table.where("frodo-baggins") == "cycle"
        assert (table.where("mithril-coat"), table.where("elven-cloak")) == (coat, coat)


@pytest.mark.rule("RCG-10.22")
def test_elven_cloak_leaves_nothing_to_choose_where_both_texts_cycle_everything() -> None:
    table = CardTable().path("egladil", "merry-brandybuck", "elven-cloak@merry-brandybuck")
    table.tokens("egladil", attack=3).fights("egladil")
    assert (table.where("merry-brandybuck"), table.where("elven-cloak")) == ("cycle", "cycle")
    assert (FRODO, "replacement") not in table.asked


@pytest.mark.rule("RCG-10.22", "RCG-8.15")
def test_elven_cloak_saves_nobody_outside_path_combat() -> None:
    table = CardTable().battleground("lorien", "legolas", "elven-cloak@legolas")
    table.tokens("lorien", attack=3).fights("lorien")
    assert (table.where("legolas"), table.where("elven-cloak")) == ("eliminated", "eliminated")
    table = CardTable().reserve("legolas", "elven-cloak@legolas")
    table.forsakes("aragorn").chooses("forsake:legolas")
    assert (table.where("legolas"), table.where("elven-cloak")) == ("eliminated", "eliminated")


# Lembas


@pytest.mark.rule("RCG-14.5", "RCG-9.10", "RCG-8.10")
def test_lembas_removes_corruption_for_each_hobbit_on_the_path() -> None:
    table = CardTable().path("egladil", "sam-gamgee", "lembas@sam-gamgee", "merry-brandybuck")
    table.path("egladil", "gimli").reserve("pippin-took").board(corruption=5)
    table.acts("lembas", "frodo")
    assert table.where("lembas") == "eliminated"
    assert table.in_zone("aragorn", "eliminated") == ["lembas"]
    assert table.state.corruption == 3
    assert table.told(events.CorruptionRemoved) == [events.CorruptionRemoved(2, 3)]
    assert table.where("sam-gamgee") == "egladil"
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-14.5")
def test_lembas_removes_no_more_than_there_is() -> None:
    table = CardTable().path("egladil", "sam-gamgee", "lembas@sam-gamgee", "merry-brandybuck")
    table.path("egladil", "pippin-took").board(corruption=2)
    table.acts("lembas", "frodo")
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-9.15", "RCG-14.5")
def test_lembas_may_be_eaten_without_any_corruption() -> None:
    table = CardTable().path("egladil", "sam-gamgee", "lembas@sam-gamgee")
    table.acts("lembas", "frodo")
    assert (table.state.corruption, table.where("lembas")) == (0, "eliminated")
    assert table.told(events.CorruptionRemoved) == []
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-9.10", "RCG-9.15")
def test_lembas_is_eaten_on_the_path_and_by_the_hobbit_player_only() -> None:
    table = CardTable().path("egladil", "sam-gamgee", "lembas@sam-gamgee").board(corruption=1)
    table.turn("aragorn").may_not("act:lembas", because="RCG-9.10")
    table.turn("frodo").may("act:lembas")
    table = CardTable().path("egladil").reserve("sam-gamgee", "lembas@sam-gamgee")
    table.board(corruption=1).turn("frodo").may_not("act:lembas", because="RCG-9.15")


@pytest.mark.rule("RCG-9.9")
def test_lembas_eliminated_in_another_way_gives_nothing() -> None:
    table = (
        CardTable().reserve("sam-gamgee", "lembas@sam-gamgee").path("egladil", "merry-brandybuck")
    )
    table.board(corruption=3).forsakes("frodo").chooses("forsake:lembas")
    assert (table.where("lembas"), table.state.corruption) == ("eliminated", 3)
    table = CardTable().path("egladil", "sam-gamgee", "lembas@sam-gamgee").board(corruption=3)
    table.tokens("egladil", attack=2).fights("egladil")
    assert (table.where("lembas"), table.state.corruption) == ("eliminated", 3)


@pytest.mark.rule("RCG-8.9", "RCG-8.10")
def test_lembas_is_for_hobbits_and_has_no_icons() -> None:
    assert open_wielders("lembas") == [
        "bilbo-baggins",
        "fatty-bolger",
        "frodo-baggins",
        "merry-brandybuck",
        "pippin-took",
        "sam-gamgee",
    ]
    assert defence("sam-gamgee", "lembas@sam-gamgee", at="egladil") == 1
    assert defence("merry-brandybuck", "lembas@merry-brandybuck", at="helms-deep") == 0


# Mirror of Galadriel


def tops_seen(table: CardTable) -> list[list[str | None]]:
    """Return what each player sees of the top of the Aragorn player's deck."""
    return [list(table.view(seat).zones["deck-aragorn"].order[:2]) for seat in range(4)]


@pytest.mark.rule("RCG-10.14", "RCG-21.9")
def test_mirror_of_galadriel_shows_the_top_card_before_forsaking() -> None:
    table = CardTable().reserve("galadriel", "mirror-of-galadriel@galadriel", "denethor")
    seat = table.on_top("aragorn", "aragorn", "arwen").acts("denethor")
    assert table.asked == [(ARAGORN, "forsake")]
    assert tops_seen(table) == [[], [], ["aragorn", None], []]
    seat.chooses("forsake-top")
    assert table.where("aragorn") == "cycle"
    assert table.asked == [(ARAGORN, "search")]
    seat.chooses("take:boromir")
    assert tops_seen(table)[ARAGORN] == [table.in_zone("aragorn", "deck")[0], None]  # shuffled


@pytest.mark.rule("RCG-10.14")
def test_mirror_of_galadriel_works_wherever_galadriel_is_in_play() -> None:
    mirror = "mirror-of-galadriel@galadriel"
    for table in (
        CardTable().path("egladil", "galadriel", mirror),
        CardTable().battleground("lorien", "galadriel", mirror),
    ):
        table.on_top("aragorn", "arwen").turn("frodo").chooses("pass")
        assert tops_seen(table) == [[], [], ["arwen", None], []]


@pytest.mark.rule("RCG-10.14")
def test_mirror_of_galadriel_shows_nothing_when_it_is_not_in_play() -> None:
    table = CardTable().reserve("galadriel").hand("aragorn", "mirror-of-galadriel", "elrond")
    table.on_top("aragorn", "arwen").turn("frodo").chooses("pass")
    assert tops_seen(table) == [[], [], [], []]
    table.plays("equip:mirror-of-galadriel:galadriel", "elrond")
    assert tops_seen(table) == [[], [], ["arwen", None], []]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_mirror_of_galadriel_is_for_galadriel_and_has_no_icons() -> None:
    mirror = "mirror-of-galadriel@galadriel"
    assert open_wielders("mirror-of-galadriel") == ["galadriel"]
    assert defence("galadriel", mirror, at="egladil") == 2
    assert defence("galadriel", mirror, at="lorien") == 1
    assert attack("galadriel", mirror, at="moria") == 1


# Nenya, Ring of Adamant


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_nenya_ring_of_adamant_adds_its_icons_to_galadriel() -> None:
    nenya = "nenya-ring-of-adamant@galadriel"
    assert attack("galadriel", nenya, at="moria") == 2
    assert defence("galadriel", nenya, at="lorien") == 2
    assert defence("galadriel", nenya, at="egladil") == 3
    assert open_wielders("nenya-ring-of-adamant") == ["galadriel"]


def with_nenya() -> CardTable:
    """Galadriel with Nenya in reserve."""
    return CardTable().reserve("galadriel", "nenya-ring-of-adamant@galadriel")


@pytest.mark.rule("RCG-11.6", "RCG-8.16")
def test_nenya_ring_of_adamant_puts_a_token_on_the_path() -> None:
    table = with_nenya().path("egladil").battleground("lorien")
    seat = table.acts("nenya-ring-of-adamant")
    assert table.where("nenya-ring-of-adamant") == "cycle"
    assert table.where("galadriel") == "reserve"
    assert table.asked == [(ARAGORN, "alternative")]
    assert seat.options == ["choose:1", "choose:2"]
    seat.chooses("choose:1")
    assert table.state.tokens == {"egladil": [0, 1]}
    assert table.told(events.TokensPlaced) == [events.TokensPlaced("egladil", "path-defence", 1)]
    assert table.asked == NEXT
    assert table.fights("egladil") == (0, 2, 0)


@pytest.mark.rule("RCG-20.33", "RCG-11.6")
def test_nenya_ring_of_adamant_puts_a_token_on_any_active_battleground() -> None:
    table = with_nenya().path("egladil").battleground("lorien").battleground("moria")
    seat = table.acts("nenya-ring-of-adamant").chooses("choose:2")
    assert table.asked == [(ARAGORN, "token")]
    assert seat.options == ["put-token:lorien", "put-token:moria"]
    seat.may_not("put-token:edoras", because="RCG-20.33")
    seat.chooses("put-token:moria")
    assert table.state.tokens == {"moria": [0, 1]}
    assert table.asked == NEXT


@pytest.mark.rule("RCG-9.15", "RCG-11.6")
def test_nenya_ring_of_adamant_uses_what_is_active() -> None:
    table = with_nenya().battleground("lorien")
    table.acts("nenya-ring-of-adamant")
    assert table.state.tokens == {"lorien": [0, 1]}
    table = with_nenya().path("egladil")
    table.acts("nenya-ring-of-adamant")
    assert table.state.tokens == {"egladil": [0, 1]}
    with_nenya().turn("aragorn").may_not("act:nenya-ring-of-adamant", because="RCG-9.15")


@pytest.mark.rule("RCG-9.15")
def test_nenya_ring_of_adamant_works_with_galadriel_in_reserve_only() -> None:
    table = CardTable().path("egladil", "galadriel", "nenya-ring-of-adamant@galadriel")
    table.turn("aragorn").may_not("act:nenya-ring-of-adamant", because="RCG-9.15")


# Phial of Galadriel


@pytest.mark.rule("RCG-12.15", "RCG-12.3")
def test_phial_of_galadriel_adds_two_icons_to_the_path_itself() -> None:
    table = CardTable().path("cirith-ungol", "frodo-baggins", "phial-of-galadriel@frodo-baggins")
    assert table.tokens("cirith-ungol", attack=2).fights("cirith-ungol") == (2, 2, 1)
    assert (table.where("frodo-baggins"), table.where("phial-of-galadriel")) == ("cycle", "cycle")
    assert table.told(events.Saved) == []
    assert table.state.paths_won == [["cirith-ungol"], []]


@pytest.mark.rule("RCG-12.15")
def test_phial_of_galadriel_shines_on_the_path_only() -> None:
    table = CardTable().path("cirith-ungol").reserve("sam-gamgee", "phial-of-galadriel@sam-gamgee")
    assert table.fights("cirith-ungol") == (0, 0, 0)
    table = CardTable().path("egladil", "sam-gamgee", "phial-of-galadriel@sam-gamgee")
    table.battleground("lorien")
    assert table.fights("lorien") == (0, 2, 0)
    assert table.fights("egladil") == (0, 1 + 2, 1)


@pytest.mark.rule("RCG-8.9", "RCG-8.10", "RCG-8.18")
def test_phial_of_galadriel_is_for_frodo_and_sam() -> None:
    assert open_wielders("phial-of-galadriel") == ["frodo-baggins", "sam-gamgee"]
    table = CardTable().path("egladil", "sam-gamgee").hand("aragorn", "phial-of-galadriel", "arwen")
    table.plays("equip:phial-of-galadriel:sam-gamgee", "arwen")
    assert table.asked == NEXT
    assert table.tokens("egladil", attack=4).fights("egladil") == (4, 3, 1)
    assert table.in_zone("frodo", "eliminated") == ["sam-gamgee"]
    assert table.in_zone("aragorn", "eliminated") == ["phial-of-galadriel"]


# Vilya, Ring of Air


@pytest.mark.rule("RCG-8.9", "RCG-8.13")
def test_vilya_ring_of_air_adds_its_icons_to_elrond() -> None:
    vilya = "vilya-ring-of-air@elrond"
    assert attack("elrond", vilya, at="moria") == 2
    assert defence("elrond", vilya, at="rivendell") == 2
    assert defence("elrond", vilya, at="imladris") == 3
    assert open_wielders("vilya-ring-of-air") == ["elrond"]


@pytest.mark.rule("RCG-10.21", "RCG-8.16")
def test_vilya_ring_of_air_lets_every_player_of_the_free_peoples_draw() -> None:
    table = CardTable().reserve("elrond", "vilya-ring-of-air@elrond").starts("aragorn")
    table.acts("vilya-ring-of-air")
    assert (table.where("vilya-ring-of-air"), table.where("elrond")) == ("cycle", "reserve")
    assert table.drawn() == [(ARAGORN, 1), (FRODO, 1)]
    assert [len(table.in_zone(who, "hand")) for who in table.state.cast.names] == [1, 0, 1, 0]
    assert table.asked == NEXT


@pytest.mark.rule("RCG-17.10", "RCG-17.12")
def test_vilya_ring_of_air_draws_two_for_the_one_player_of_the_duel() -> None:
    table = CardTable("duel-two-players").reserve("elrond", "vilya-ring-of-air@elrond")
    table.acts("vilya-ring-of-air")
    assert len(table.in_zone("gandalf", "hand")) == 2
    assert table.in_zone("gandalf", "cycle") == ["vilya-ring-of-air"]


@pytest.mark.rule("RCG-9.15")
def test_vilya_ring_of_air_works_with_elrond_in_reserve_only() -> None:
    table = CardTable().path("imladris", "elrond", "vilya-ring-of-air@elrond")
    table.turn("aragorn").may_not("act:vilya-ring-of-air", because="RCG-9.15")


# Gimli


@pytest.mark.rule("RCG-13.7", "RCG-8.8", "RCG-8.5")
def test_gimli_has_his_icons_and_paths() -> None:
    assert attack("gimli", at="moria") == 1
    assert defence("gimli", at="egladil") == 1
    assert CardTable().battleground("lorien", "gimli").fights("lorien") == (0, 2, 1)
    assert open_battlegrounds("gimli") == ["moria"]
    assert open_paths("gimli") == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("RCG-8.1", "RCG-10.20", "RCG-21.1")
def test_gimli_may_take_back_the_axe_that_was_cycled_for_him() -> None:
    table = CardTable().path("egladil").hand("frodo", "gimli", "dwarven-axe")
    seat = table.plays("play:gimli:egladil", "dwarven-axe")
    assert table.asked == [(FRODO, "text")]
    assert seat.options == ["carry-out", "forgo"]
    seat.chooses("carry-out")
    assert table.asked == [(FRODO, "recover")]
    assert seat.options == ["take:dwarven-axe"]
    seat.chooses("take:dwarven-axe")
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert table.in_zone("frodo", "cycle") == []
    assert table.player("saruman").sees("hand-frodo") == ["dwarven-axe"]
    assert events.CardTaken(FRODO, "dwarven-axe", "cycle") in table.player("saruman").hears()
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-10.20")
def test_gimli_may_leave_his_axe_in_the_cycle_pile() -> None:
    table = CardTable().hand("frodo", "gimli", "dwarven-axe")
    table.plays("play:gimli:reserve", "dwarven-axe").chooses("forgo")
    assert table.where("dwarven-axe") == "cycle"
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-10.20")
def test_gimli_finds_no_axe_outside_the_cycle_pile() -> None:
    table = CardTable().hand("frodo", "gimli", "eomer")
    seat = table.plays("play:gimli:reserve", "eomer").chooses("carry-out")
    assert seat.options == ["find-nothing"]
    seat.chooses("find-nothing")
    assert table.where("dwarven-axe") == "deck"
    assert table.in_zone("frodo", "hand") == []
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-8.2", "RCG-10.20")
def test_gimli_is_not_asked_about_an_empty_cycle_pile() -> None:
    table = CardTable().hand("frodo", "gimli").on_top("frodo", "eomer")
    table.turn("frodo").chooses("play:gimli:reserve").chooses("forsake-top")
    assert table.in_zone("frodo", "cycle") == []
    assert table.asked == AFTER_FRODO


@pytest.mark.rule("RCG-9.4")
def test_gimli_who_is_moved_takes_nothing() -> None:
    table = CardTable().path("egladil").reserve("gimli").cycled("frodo", "dwarven-axe")
    table.moves("gimli", "egladil")
    assert table.where("dwarven-axe") == "cycle"
    assert table.asked == AFTER_FRODO


# Dwarven Axe


@pytest.mark.rule("RCG-8.9", "RCG-8.13", "RCG-12.6")
def test_dwarven_axe_adds_its_icons_to_gimli() -> None:
    axe = "dwarven-axe@gimli"
    assert attack("gimli", axe, at="moria") == 2
    assert defence("gimli", axe, at="lorien") == 2
    assert defence("gimli", axe, at="egladil") == 2
    assert open_wielders("dwarven-axe") == ["gimli"]
    table = CardTable().path("egladil", "gimli", axe).tokens("egladil", attack=2)
    table.fights("egladil")
    assert (table.where("gimli"), table.where("dwarven-axe")) == ("eliminated", "eliminated")
