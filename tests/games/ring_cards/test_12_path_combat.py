"""Chapter 12: combat on a path."""

from __future__ import annotations

import pytest

from games.ring_cards.combat_tables import FRODO, SARUMAN, WITCH_KING, Fray
from games.ring_cards.tables import FREE
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.placement import defends
from ostrog.games.ring_cards.board.state import Fighting
from ostrog.games.ring_cards.combat.common import casualties
from ostrog.games.ring_cards.combat.path_combat import count_path

NAZGUL = ("the-commander", "the-destroyer", "black-riders-mount@the-destroyer")
"""Three path attack icons."""
FELLOWS = ("gimli", "legolas", "bow-of-the-galadhrim@legolas")
"""Gimli has one path defence icon, Legolas with the Bow two."""


def on_egladil(*cards: str) -> Fray:
    """Three attack icons on Egladil (1), against these cards."""
    return Fray().path("egladil", *NAZGUL, *cards)


# Sides and icons


@pytest.mark.rule("RCG-12.1")
@pytest.mark.parametrize("first", ["frodo", "witch-king", "aragorn", "saruman"])
def test_the_free_peoples_defend_a_path_and_the_shadow_attacks_it(first: str) -> None:
    table = on_egladil(*FELLOWS).starts(first).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 1, 3)]
    fighting = table.state.fighting
    assert fighting is not None
    assert fighting.attackers == {"the-commander": 1, "the-destroyer": 2}
    assert fighting.defenders == {"gimli": 1, "legolas": 2}
    assert fighting.supported == []


@pytest.mark.rule("RCG-12.1")
def test_who_defends_a_path_does_not_depend_on_who_activated_it() -> None:
    table = Fray().path("egladil", "ugluk").turn("saruman").chooses("act:ugluk").table
    table.seat(SARUMAN).chooses("activate:lothlorien")
    assert table.state.path == "lothlorien"
    assert defends(table.state, "lothlorien", 0)
    assert not defends(table.state, "lothlorien", 1)


@pytest.mark.rule("RCG-12.2")
def test_attack_icons_are_those_of_shadow_cards_their_items_and_tokens() -> None:
    table = Fray().path("amon-hen", "saruman", "sarumans-staff@saruman", "ugluk", "the-witch-king")
    table.tokens("amon-hen", attack=1).tokens("ugluk", attack=2).fight()
    assert table.counted() == [events.CombatBegan("amon-hen", 9, 0, 0)]
    assert table.state.corruption == 9


@pytest.mark.rule("RCG-12.2")
def test_only_path_icons_of_cards_on_the_path_are_counted() -> None:
    table = Fray().path("egladil", "the-commander", "fell-beast@the-commander", "gimli")
    table.reserve("the-hunter").battleground("moria", "balrog-of-moria").fight()
    table.player("frodo").chooses("fight:egladil")
    assert table.counted()[0] == events.CombatBegan("egladil", 1, 1, 1)


@pytest.mark.rule("RCG-12.2")
@pytest.mark.parametrize(("path", "attack"), [("khazad-dum", 3), ("the-doors-of-durin", 2)])
def test_the_balrog_has_one_icon_more_on_khazad_dum(path: str, attack: int) -> None:
    table = Fray().path(path, "balrog-of-moria").fight()
    assert table.counted()[0].attack == attack


@pytest.mark.rule("RCG-12.3")
@pytest.mark.parametrize(
    ("path", "own", "corruption"),
    [("dimrill-dale", 0, 3), ("egladil", 1, 2), ("lothlorien", 2, 1)],
)
def test_the_path_cancels_as_many_icons_as_it_has_itself(
    path: str, own: int, corruption: int
) -> None:
    table = Fray().path(path, *NAZGUL).fight()
    assert table.counted() == [events.CombatBegan(path, 3, own, 0)]
    assert table.state.corruption == corruption


@pytest.mark.rule("RCG-12.3")
def test_tokens_on_the_path_cancel_icons_with_it() -> None:
    table = on_egladil("gimli").tokens("egladil", defence=1).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 2, 1)]
    assert table.where("gimli") == "eliminated"
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-12.3")
def test_icons_of_the_path_that_are_not_needed_cancel_nothing_else() -> None:
    table = Fray().path("lothlorien", "the-hunter", "gimli")
    assert count_path(table.state, "lothlorien").remaining == 0
    table.fight()
    assert table.counted() == [events.CombatBegan("lothlorien", 1, 2, 1)]
    assert table.where("gimli") == "cycle"
    assert table.state.corruption == 0
    assert table.state.paths_won == [["lothlorien"], []]


# Casualties


@pytest.mark.rule("RCG-12.4")
def test_defenders_are_lost_one_by_one_until_the_icons_are_covered() -> None:
    table = on_egladil("gimli", "sam-gamgee", "pippin-took").fight()
    frodo = table.player("frodo")
    assert frodo.options == ["lose:gimli", "lose:sam-gamgee", "lose:pippin-took"]
    frodo.chooses("lose:sam-gamgee")
    assert frodo.options == ["lose:gimli", "lose:pippin-took"]
    frodo.chooses("lose:gimli")
    assert frodo.options == ["done"]
    frodo.chooses("done")
    assert table.piles("gimli", "sam-gamgee", "pippin-took") == ["eliminated"] * 2 + ["cycle"]
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-12.4")
def test_only_defenders_on_the_path_can_be_lost() -> None:
    table = on_egladil(*FELLOWS).reserve("sam-gamgee").battleground("edoras", "village-militia")
    frodo = table.fight().player("frodo").chooses("fight:egladil")
    frodo.may("lose:gimli", "lose:legolas")
    elsewhere = ("lose:sam-gamgee", "lose:village-militia", "lose:the-commander", "lose:arwen")
    frodo.may_not(*elsewhere, because="RCG-12.4")


@pytest.mark.rule("RCG-12.4")
def test_nobody_is_lost_where_it_is_not_fought() -> None:
    table = Fray().path("egladil", "gimli").turn("frodo")
    table.may_not("lose:gimli", because="RCG-12.4")


@pytest.mark.rule("RCG-12.4")
def test_all_defenders_are_lost_if_the_icons_cannot_be_covered() -> None:
    table = on_egladil("gimli").fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.where("gimli") == "eliminated"
    assert table.state.corruption == 1
    assert table.state.paths_won == [[], ["egladil"]]


@pytest.mark.rule("RCG-12.4")
def test_defenders_that_just_cover_the_icons_are_all_lost_and_the_path_is_held() -> None:
    table = on_egladil("gimli", "sam-gamgee").fight()
    assert table.piles("gimli", "sam-gamgee") == ["eliminated", "eliminated"]
    assert table.state.corruption == 0
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-12.5")
def test_gandalf_is_lost_though_he_cancels_one_icon_of_three() -> None:
    table = Fray().path("egladil", "the-witch-king", "gandalf-the-grey").fight()
    assert table.counted() == [events.CombatBegan("egladil", 2, 1, 3)]
    assert table.where("gandalf-the-grey") == "eliminated"
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-12.5")
def test_a_stronger_card_can_be_lost_in_place_of_a_weaker_one() -> None:
    table = Fray().path("egladil", "the-witch-king", "gandalf-the-grey", "gimli").fight()
    table.player("frodo").chooses("lose:gandalf-the-grey", "done")
    assert table.piles("gandalf-the-grey", "gimli") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-12.6")
def test_the_icons_of_a_wielder_and_its_items_are_added() -> None:
    table = Fray().path("dimrill-dale", "gandalf-the-grey", "glamdring@gandalf-the-grey")
    table.path("dimrill-dale", "gandalfs-staff@gandalf-the-grey", *NAZGUL)
    table.tokens("dimrill-dale", attack=2).fight()
    assert table.counted() == [events.CombatBegan("dimrill-dale", 5, 0, 5)]
    lost = ("gandalf-the-grey", "glamdring", "gandalfs-staff")
    assert table.piles(*lost) == ["eliminated"] * 3
    assert events.CasualtiesChosen(("gandalf-the-grey",)) in table.events
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-12.6")
def test_an_item_is_no_casualty_apart_from_its_wielder() -> None:
    table = on_egladil(*FELLOWS).fight()
    assert table.player("frodo").options == ["lose:gimli", "lose:legolas"]
    with pytest.raises(ValueError, match="no such option"):
        table.option("lose:bow-of-the-galadhrim")


@pytest.mark.rule("RCG-12.6")
def test_items_of_both_partners_are_lost_with_the_wielder() -> None:
    table = Fray().path("egladil", "sam-gamgee", "sting@sam-gamgee", *NAZGUL)
    table.path("egladil", "blade-of-westernesse@sam-gamgee").fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 1, 3)]
    assert table.piles("sam-gamgee", "sting", "blade-of-westernesse") == ["eliminated"] * 3
    assert "blade-of-westernesse" in table.in_zone("aragorn", "eliminated")


@pytest.mark.rule("RCG-12.7")
def test_no_further_card_is_lost_once_the_icons_are_covered() -> None:
    table = on_egladil(*FELLOWS).fight()
    frodo = table.player("frodo").chooses("lose:legolas")
    assert frodo.options == ["done"]
    frodo.chooses("done")
    table.player("aragorn").chooses("accept")
    assert table.piles("legolas", "gimli") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-12.7")
def test_nobody_is_lost_if_the_path_covers_the_icons_itself() -> None:
    table = Fray().path("egladil", "the-commander", "gimli", "legolas").fight()
    assert table.told(events.CasualtiesChosen) == []
    assert table.piles("gimli", "legolas") == ["cycle", "cycle"]


@pytest.mark.rule("RCG-12.7")
@pytest.mark.parametrize(
    ("attack", "sets"),
    [
        (1, [("gimli",), ("boromir",), ("legolas",)]),
        (2, [("legolas",), ("gimli", "boromir"), ("gimli", "legolas"), ("boromir", "legolas")]),
        (3, [("gimli", "legolas"), ("boromir", "legolas"), ("gimli", "boromir", "legolas")]),
        (4, [("gimli", "boromir", "legolas")]),
    ],
)
def test_no_set_of_losses_holds_a_card_too_many(attack: int, sets: list[tuple[str, ...]]) -> None:
    defenders = {"gimli": 1, "boromir": 1, "legolas": 2}
    assert casualties(Fighting("amon-hen", attack, 0, {}, defenders, [])) == sets


WITHOUT_ICONS = {"cards.gimli.path.defence": 0}


@pytest.mark.rule("RCG-12.7")
def test_a_card_without_icons_is_not_offered_while_others_can_cover_them() -> None:
    table = Fray(ruleset=WITHOUT_ICONS).path("egladil", *NAZGUL, "gimli", "boromir")
    frodo = table.path("egladil", "sam-gamgee", "pippin-took").fight().player("frodo")
    assert frodo.options == ["lose:boromir", "lose:sam-gamgee", "lose:pippin-took"]
    frodo.may_not("lose:gimli", because="RCG-12.7")


@pytest.mark.rule("RCG-12.7")
@pytest.mark.parametrize(
    ("attack", "lost"),
    [
        (1, []),
        (2, ["sam-gamgee"]),
        (3, ["gimli", "sam-gamgee"]),
    ],
)
def test_a_card_without_icons_is_lost_only_with_all_others(attack: int, lost: list[str]) -> None:
    table = Fray(ruleset=WITHOUT_ICONS).path("egladil", "gimli", "sam-gamgee")
    table.tokens("egladil", attack=attack).fight()
    assert [c for c in ("gimli", "sam-gamgee") if table.where(c) == "eliminated"] == lost
    assert table.state.corruption == (1 if attack == 3 else 0)


@pytest.mark.rule("RCG-12.7")
def test_a_card_without_icons_survives_when_the_others_just_cover_them() -> None:
    table = Fray(ruleset=WITHOUT_ICONS).path("egladil", "gimli", "sam-gamgee", "pippin-took")
    table.tokens("egladil", attack=3).fight()
    assert table.piles("gimli", "sam-gamgee", "pippin-took") == ["cycle", "eliminated", "cycle"]
    assert table.told(events.CasualtiesChosen) == [
        events.CasualtiesChosen(("sam-gamgee", "pippin-took"))
    ]


# What is left


@pytest.mark.rule("RCG-12.8")
def test_the_free_peoples_cards_left_on_the_path_are_cycled_to_their_players() -> None:
    table = Fray().path("egladil", "the-commander", "frodo-baggins", "elven-cloak@frodo-baggins")
    table.path("egladil", "boromir", "mithril-coat@frodo-baggins").fight()
    cards = ("frodo-baggins", "elven-cloak", "boromir", "mithril-coat")
    assert table.piles(*cards) == ["cycle"] * 4
    assert table.in_zone("frodo", "cycle") == ["frodo-baggins", "mithril-coat"]
    assert table.in_zone("aragorn", "cycle") == ["boromir", "elven-cloak"]
    assert table.state.places == {}


@pytest.mark.rule("RCG-12.8", "RCG-12.9")
def test_the_defenders_are_cycled_before_the_attackers_are_eliminated() -> None:
    table = Fray().path("egladil", "the-commander", "gimli").fight()
    left = (events.CycledFromPlay, events.EliminatedFromPlay)
    assert [event for event in table.events if isinstance(event, left)] == [
        events.CycledFromPlay("gimli"),
        events.EliminatedFromPlay("the-commander"),
    ]


@pytest.mark.rule("RCG-12.8")
def test_cards_that_are_not_on_the_path_stay_where_they_are() -> None:
    table = Fray().path("egladil", "gimli").reserve("sam-gamgee", "sting@sam-gamgee")
    table.battleground("edoras", "village-militia").fight()
    table.player("frodo").chooses("fight:egladil")
    assert table.piles("gimli", "sam-gamgee", "sting") == ["cycle", "reserve", "sam-gamgee"]


@pytest.mark.rule("RCG-12.9")
@pytest.mark.parametrize("path", ["lothlorien", "dimrill-dale"])
def test_all_attackers_are_eliminated_with_their_items_whatever_the_result(path: str) -> None:
    table = Fray().path(path, "the-destroyer", "black-riders-mount@the-destroyer", "hill-troll")
    table.path(path, "morgul-blade@the-destroyer", "gimli").reserve("the-hunter").fight()
    attackers = ("the-destroyer", "black-riders-mount", "morgul-blade", "hill-troll")
    assert table.piles(*attackers) == ["eliminated"] * 4
    assert "hill-troll" in table.in_zone("saruman", "eliminated")
    assert table.where("the-hunter") == "reserve"


@pytest.mark.rule("RCG-12.10")
def test_gollum_is_cycled_after_the_combat() -> None:
    table = Fray().path("amon-hen", "gollum", "the-hunter").fight()
    assert table.piles("gollum", "the-hunter") == ["cycle", "eliminated"]
    assert table.told(events.Saved) == [events.Saved("gollum", "gollum")]
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-12.10")
def test_a_nazgul_with_the_mantle_is_cycled_with_all_its_items() -> None:
    table = Fray().path("amon-hen", "the-destroyer", "nazguls-mantle@the-destroyer")
    table.path("amon-hen", "black-riders-mount@the-destroyer", "the-hunter").fight()
    saved = ("the-destroyer", "nazguls-mantle", "black-riders-mount")
    assert table.piles(*saved) == ["cycle"] * 3
    assert table.where("the-hunter") == "eliminated"
    assert table.told(events.Saved) == [events.Saved("the-destroyer", "nazguls-mantle")]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-12.10")
def test_saruman_is_saved_by_woven_of_all_colours_only() -> None:
    table = Fray().path("amon-hen", "saruman", "sarumans-staff@saruman").fight()
    assert table.piles("saruman", "sarumans-staff") == ["eliminated", "eliminated"]
    table = Fray().path("amon-hen", "saruman", "woven-of-all-colours@saruman").fight()
    assert table.piles("saruman", "woven-of-all-colours") == ["cycle", "cycle"]


@pytest.mark.rule("RCG-12.10")
def test_texts_about_path_combat_do_not_help_on_a_battleground() -> None:
    table = Fray().battleground("helms-deep", "merry-brandybuck", "wolf-riders")
    table.tokens("helms-deep", attack=1).fight()
    assert table.where("merry-brandybuck") == "eliminated"


# Who takes the path


@pytest.mark.rule("RCG-12.11")
def test_the_free_peoples_take_the_path_if_all_icons_were_cancelled() -> None:
    table = on_egladil("gimli", "sam-gamgee").fight()
    assert table.state.paths_won == [["egladil"], []]
    assert table.state.laid_aside == []
    assert events.PathTaken("egladil", "free-peoples") in table.events
    assert table.told(events.CorruptionAdded) == []


@pytest.mark.rule("RCG-12.11")
def test_the_free_peoples_take_an_empty_path_without_icons() -> None:
    table = Fray().path("bag-end").fight()
    assert table.state.paths_won == [["bag-end"], []]


@pytest.mark.rule("RCG-12.12")
@pytest.mark.parametrize("before", [0, 4])
def test_the_shadow_gets_a_corruption_token_for_each_icon_left_and_the_path(before: int) -> None:
    table = on_egladil().board(corruption=before).won(FREE, "imladris").fight()
    assert table.state.corruption == before + 2
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(2, before + 2)]
    assert table.state.paths_won == [["imladris"], ["egladil"]]
    assert events.PathTaken("egladil", "shadow") in table.events


@pytest.mark.rule("RCG-12.12")
def test_icons_that_were_cancelled_by_losses_add_no_corruption() -> None:
    table = on_egladil("gimli").tokens("egladil", attack=2).fight()
    assert table.counted() == [events.CombatBegan("egladil", 5, 1, 1)]
    assert table.state.corruption == 3
    assert table.state.paths_won == [[], ["egladil"]]


# The example of the rules


@pytest.mark.rule("RCG-12.13")
def test_legolas_with_the_bow_covers_the_two_icons_that_egladil_leaves() -> None:
    table = on_egladil(*FELLOWS).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 1, 3)]
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("accept")
    assert table.piles("legolas", "bow-of-the-galadhrim", "gimli") == [*["eliminated"] * 2, "cycle"]
    attackers = ("the-commander", "the-destroyer", "black-riders-mount")
    assert table.piles(*attackers) == ["eliminated"] * 3
    assert table.state.paths_won == [["egladil"], []]
    assert table.state.corruption == 0
    assert table.step("victory").told(events.Scored) == [events.Scored(1, 0)]


@pytest.mark.rule("RCG-12.13")
def test_if_gimli_is_chosen_first_legolas_and_the_bow_are_lost_as_well() -> None:
    table = on_egladil(*FELLOWS).fight()
    frodo = table.player("frodo").chooses("lose:gimli")
    assert frodo.options == ["lose:legolas"]
    frodo.chooses("lose:legolas", "done")
    table.player("aragorn").chooses("accept")
    assert table.piles("gimli", "legolas", "bow-of-the-galadhrim") == ["eliminated"] * 3
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-12.13")
def test_the_bow_alone_is_no_legal_casualty() -> None:
    table = on_egladil(*FELLOWS).fight()
    assert [option.id for option in table.player("frodo").ask.default] == ["lose:legolas", "done"]
    assert not any("bow" in option for option in table.player("frodo").options)


@pytest.mark.rule("RCG-12.13")
def test_without_gimli_and_legolas_the_shadow_takes_egladil_and_two_corruption() -> None:
    table = on_egladil().fight()
    assert table.state.corruption == 2
    assert table.state.paths_won == [[], ["egladil"]]
    assert table.step("victory").told(events.Scored) == [events.Scored(0, 2)]


# Texts


@pytest.mark.rule("RCG-12.14")
def test_a_card_that_is_cycled_instead_of_eliminated_has_cancelled_its_icons() -> None:
    table = Fray().path("dimrill-dale", *NAZGUL, "frodo-baggins", "mithril-coat@frodo-baggins")
    table.fight()
    assert table.counted() == [events.CombatBegan("dimrill-dale", 3, 0, 3)]
    assert table.piles("frodo-baggins", "mithril-coat") == ["cycle", "eliminated"]
    assert table.state.corruption == 0
    assert table.state.paths_won == [["dimrill-dale"], []]
    assert events.Saved("frodo-baggins", "frodo-baggins") in table.events


@pytest.mark.rule("RCG-12.14")
def test_merry_is_cycled_with_his_items_and_his_icons_count() -> None:
    table = on_egladil("merry-brandybuck", "blade-of-westernesse@merry-brandybuck").fight()
    assert table.piles("merry-brandybuck", "blade-of-westernesse") == ["cycle", "cycle"]
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-12.14")
def test_the_controller_chooses_between_two_texts_that_save_differently() -> None:
    table = Fray().path("dimrill-dale", *NAZGUL, "frodo-baggins", "elven-cloak@frodo-baggins")
    table.tokens("dimrill-dale", attack=1).path("dimrill-dale", "mithril-coat@frodo-baggins")
    table.fight()
    assert table.asked == [(FRODO, "replacement")]
    assert table.player("frodo").options == ["save-with:frodo-baggins", "save-with:elven-cloak"]
    table.player("frodo").chooses("save-with:elven-cloak")
    assert table.piles("frodo-baggins", "elven-cloak", "mithril-coat") == ["cycle"] * 3
    assert table.state.paths_won == [["dimrill-dale"], []]


@pytest.mark.rule("RCG-12.15")
@pytest.mark.parametrize("wielder", ["frodo-baggins", "sam-gamgee"])
def test_the_phial_adds_two_icons_to_the_path(wielder: str) -> None:
    table = Fray().path("cirith-ungol", wielder, f"phial-of-galadriel@{wielder}", "the-witch-king")
    table.fight()
    assert table.counted() == [events.CombatBegan("cirith-ungol", 2, 2, 1)]
    assert table.piles(wielder, "phial-of-galadriel") == ["cycle", "cycle"]
    assert table.told(events.CasualtiesChosen) == []
    assert table.state.paths_won == [["cirith-ungol"], []]


@pytest.mark.rule("RCG-12.15")
def test_the_phial_cancels_nothing_from_a_reserve() -> None:
    table = Fray().path("cirith-ungol", "the-witch-king")
    table.reserve("sam-gamgee", "phial-of-galadriel@sam-gamgee").fight()
    assert table.counted() == [events.CombatBegan("cirith-ungol", 2, 0, 0)]
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-12.15")
def test_the_phial_adds_nothing_to_a_battleground() -> None:
    table = Fray().path("cirith-ungol", "sam-gamgee", "phial-of-galadriel@sam-gamgee")
    table.battleground("edoras").fight().player("frodo").chooses("fight:edoras")
    assert table.counted()[0] == events.CombatBegan("edoras", 0, 1, 0)
