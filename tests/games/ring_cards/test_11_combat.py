"""Chapter 11: the combat step, combat tokens, and who decides what is lost."""

from __future__ import annotations

import pytest

from games.ring_cards.combat_tables import ARAGORN, FRODO, SARUMAN, WITCH_KING, Fray
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.kernel import Violation

SEATS = ("frodo", "witch-king", "aragorn", "saruman")


NAZGUL = ("the-commander", "the-destroyer", "black-riders-mount@the-destroyer")


def on_egladil(*cards: str) -> Fray:
    """Three attack icons of the Witch-king on Egladil (1), against cards of both partners."""
    return Fray().path("egladil", *NAZGUL, *cards)


FELLOWS = ("gimli", "legolas", "bow-of-the-galadhrim@legolas")
"""Gimli (1) is Frodo's card, Legolas with the Bow (2) Aragorn's."""


# The combat step


@pytest.mark.rule("RCG-11.1")
def test_combat_is_fought_at_every_active_battleground_and_on_the_active_path() -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar").combat()
    frodo = table.player("frodo")
    assert table.asked == [(FRODO, "combat")]
    assert frodo.options == ["fight:egladil", "fight:edoras", "fight:umbar"]
    frodo.may("fight:egladil", "fight:edoras", "fight:umbar")
    frodo.chooses("fight:edoras")
    assert table.combats() == ["edoras"]
    assert frodo.options == ["fight:egladil", "fight:umbar"]
    frodo.chooses("fight:umbar")
    assert table.combats() == ["umbar", "egladil"]
    assert table.state.won == [["edoras"], ["umbar"]]
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-11.1")
def test_nothing_is_fought_at_locations_that_are_not_active() -> None:
    table = Fray().path("egladil").battleground("edoras").won(FREE, "lorien").used("lothlorien")
    frodo = table.combat().player("frodo")
    frodo.may_not("fight:moria", "fight:lorien", "fight:lothlorien", because="RCG-11.1")


@pytest.mark.rule("RCG-11.1")
def test_without_an_active_location_nothing_is_fought() -> None:
    table = Fray().combat()
    assert table.combats() == []
    assert table.told(events.Scored) == [events.Scored(0, 0)]


@pytest.mark.rule("RCG-11.1", "RCG-11.4")
def test_a_battleground_is_fought_for_when_no_path_is_active() -> None:
    table = Fray().battleground("umbar").fight()
    assert table.combats() == ["umbar"]
    assert table.state.won == [[], ["umbar"]]


@pytest.mark.rule("RCG-11.2")
@pytest.mark.parametrize("who", SEATS)
def test_the_starting_player_decides_the_order_of_the_combats(who: str) -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar").starts(who)
    seat = table.number(who)
    table.combat()
    assert table.asked == [(seat, "combat")]
    table.player(who).chooses("fight:umbar")
    assert table.asked == [(seat, "combat")]
    table.player(who).chooses("fight:egladil")
    assert table.combats() == ["egladil", "edoras"]


@pytest.mark.rule("RCG-11.2")
def test_the_next_combat_is_named_after_the_one_before_was_resolved() -> None:
    table = on_egladil(*FELLOWS).battleground("edoras").battleground("umbar").combat()
    table.player("frodo").chooses("fight:egladil")
    assert table.asked == [(FRODO, "casualties")]
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("accept")
    assert table.where("legolas") == "eliminated"
    assert table.asked == [(FRODO, "combat")]
    assert table.player("frodo").options == ["fight:edoras", "fight:umbar"]


@pytest.mark.rule("RCG-11.3")
def test_when_the_path_is_replaced_only_path_combat_is_fought() -> None:
    table = Fray().path("caradhras", "strider").battleground("edoras", "wolf-riders")
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    assert table.combats() == ["caradhras"]
    assert table.state.paths_won == [["caradhras"], []]
    assert table.where("strider") == "cycle"
    assert table.state.battlegrounds == ["edoras"]
    assert table.where("wolf-riders") == "edoras"
    assert table.state.won == [[], []]


@pytest.mark.rule("RCG-11.3")
def test_the_new_path_is_fought_for_in_the_combat_step_as_well() -> None:
    table = Fray().path("caradhras", "strider", "hill-troll").battleground("edoras", "wolf-riders")
    table.turn("aragorn").chooses("act:strider").chooses("activate:dimrill-dale")
    assert table.combats() == ["caradhras"]
    table.combat()
    assert table.player("frodo").options == ["fight:dimrill-dale", "fight:edoras"]
    table.player("frodo").chooses("fight:edoras")
    assert table.combats() == ["edoras", "dimrill-dale"]
    assert table.state.won == [[], ["edoras"]]
    assert table.state.paths_won == [["caradhras", "dimrill-dale"], []]


@pytest.mark.rule("RCG-11.4")
def test_edoras_without_cards_is_won_by_its_defender() -> None:
    table = Fray().battleground("edoras").fight()
    assert table.counted() == [events.CombatBegan("edoras", 0, 1, 0)]
    assert table.state.won == [["edoras"], []]
    assert table.told(events.CasualtiesChosen) == []


@pytest.mark.rule("RCG-11.4")
def test_weathertop_without_cards_goes_to_the_free_peoples() -> None:
    table = Fray().path("weathertop").fight()
    assert table.counted() == [events.CombatBegan("weathertop", 0, 0, 0)]
    assert table.state.paths_won == [["weathertop"], []]
    assert table.step("victory").told(events.Scored) == [events.Scored(2, 0)]


@pytest.mark.rule("RCG-11.4")
def test_combat_with_cards_of_one_side_only() -> None:
    table = Fray().path("weathertop", "the-hunter").battleground("moria", "cave-troll")
    table.battleground("lorien", "mordor-orcs-1", "mordor-orcs-2", "olog-hai")
    table.fight().player("frodo").chooses("fight:weathertop").chooses("fight:moria")
    assert table.state.paths_won == [[], ["weathertop"]]
    assert table.state.corruption == 1
    assert table.state.won == [[], ["moria", "lorien"]]
    assert table.where("the-hunter") == table.where("olog-hai") == "eliminated"
    assert table.where("cave-troll") == "cycle"


@pytest.mark.rule("RCG-11.5")
def test_a_location_is_no_longer_active_once_its_combat_is_resolved() -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar").combat()
    frodo = table.player("frodo")
    frodo.chooses("fight:egladil")
    assert table.state.path == ""
    assert table.state.battlegrounds == ["edoras", "umbar"]
    frodo.may_not("fight:egladil", because="RCG-11.1")
    assert frodo.options == ["fight:edoras", "fight:umbar"]


@pytest.mark.rule("RCG-11.5")
def test_a_battleground_is_no_longer_active_once_its_combat_is_resolved() -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar").combat()
    frodo = table.player("frodo")
    frodo.chooses("fight:edoras")
    assert table.state.path == "egladil"
    assert table.state.battlegrounds == ["umbar"]
    frodo.may_not("fight:edoras", because="RCG-11.1")


@pytest.mark.rule("RCG-11.5")
def test_the_combat_is_over_when_its_location_is_scored() -> None:
    table = Fray().path("weathertop").battleground("edoras").fight()
    table.player("frodo").chooses("fight:edoras")
    assert table.state.fighting is None
    table = Fray().battleground("edoras").fight()
    assert table.state.fighting is None
    table = Fray().path("weathertop").fight()
    assert table.state.fighting is None


# Tokens


@pytest.mark.rule("RCG-11.6")
def test_sam_adds_a_path_defence_icon_to_the_active_path() -> None:
    table = Fray().path("egladil").battleground("edoras").reserve("sam-gamgee")
    table.turn("frodo").chooses("act:sam-gamgee")
    assert table.state.tokens == {"egladil": [0, 1]}
    assert table.told(events.TokensPlaced) == [events.TokensPlaced("egladil", "path-defence", 1)]


@pytest.mark.rule("RCG-11.6")
def test_the_hunter_adds_a_path_attack_icon_and_tokens_add_up() -> None:
    table = Fray().path("egladil").tokens("egladil", attack=2, defence=1).reserve("the-hunter")
    table.turn("witch-king").chooses("act:the-hunter")
    assert table.state.tokens == {"egladil": [3, 1]}


@pytest.mark.rule("RCG-11.6")
def test_the_warrior_adds_a_defence_icon_to_a_battleground_of_ones_choice() -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar")
    witch_king = table.reserve("the-warrior").turn("witch-king").chooses("act:the-warrior")
    assert table.asked == [(WITCH_KING, "token")]
    assert witch_king.options == ["put-token:edoras", "put-token:umbar"]
    witch_king.chooses("put-token:umbar")
    assert table.state.tokens == {"umbar": [0, 1]}


@pytest.mark.rule("RCG-11.6", "RCG-11.8")
def test_gorbag_and_shagrat_get_their_icons_on_the_card() -> None:
    table = Fray().path("cirith-ungol")
    table.hand("witch-king", "gorbag-and-shagrat", "olog-hai", "black-uruks")
    witch_king = table.turn("witch-king")
    witch_king.chooses("play:gorbag-and-shagrat:cirith-ungol").chooses("cycle:olog-hai")
    witch_king.chooses("carry-out").chooses("cycle:black-uruks")
    assert table.state.tokens == {"gorbag-and-shagrat": [2, 0]}
    table.fight()
    assert table.counted() == [events.CombatBegan("cirith-ungol", 2, 0, 0)]
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-11.7")
def test_defence_tokens_on_a_path_cancel_icons_before_any_card_is_considered() -> None:
    table = on_egladil(*FELLOWS).tokens("egladil", defence=2).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 3, 3)]
    assert table.told(events.CasualtiesChosen) == []
    assert [table.where(card) for card in ("gimli", "legolas")] == ["cycle", "cycle"]
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-11.7")
def test_defence_tokens_on_a_battleground_cancel_icons_before_any_card_is_considered() -> None:
    table = Fray().battleground("edoras", "wolf-riders", "village-militia")
    table.tokens("edoras", defence=1).fight()
    assert table.counted() == [events.CombatBegan("edoras", 2, 2, 1)]
    assert table.where("village-militia") == "cycle"
    assert table.state.won == [["edoras"], []]


@pytest.mark.rule("RCG-11.7", "RCG-11.8")
def test_attack_tokens_are_no_defence_and_defence_tokens_no_attack() -> None:
    table = Fray().path("weathertop").tokens("weathertop", attack=1).fight()
    assert table.counted() == [events.CombatBegan("weathertop", 1, 0, 0)]
    table = Fray().battleground("umbar", "soldiers-of-gondor", "corsairs-of-umbar")
    table.tokens("umbar", defence=1).tokens("soldiers-of-gondor", defence=4)
    table.tokens("corsairs-of-umbar", attack=4).fight()
    assert table.counted() == [events.CombatBegan("umbar", 1, 3, 1)]


@pytest.mark.rule("RCG-11.8")
def test_icons_put_on_a_card_are_part_of_it() -> None:
    table = on_egladil(*FELLOWS).tokens("gimli", defence=1).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 1, 4)]
    table.player("frodo").chooses("lose:gimli", "done")
    table.player("aragorn").chooses("accept")
    assert table.where("gimli") == "eliminated"
    assert table.where("legolas") == "cycle"
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-11.8")
def test_icons_on_a_card_cancel_nothing_while_it_is_kept() -> None:
    table = on_egladil(*FELLOWS).tokens("gimli", defence=5).fight()
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("accept")
    assert table.where("gimli") == "cycle"
    assert table.where("legolas") == "eliminated"


@pytest.mark.rule("RCG-11.9")
def test_the_destroyer_adds_an_attack_icon_to_minas_tirith_for_the_shadow() -> None:
    table = Fray().battleground("minas-tirith", "grond-hammer-of-the-underworld")
    witch_king = table.battleground("umbar").reserve("the-destroyer").turn("witch-king")
    witch_king.chooses("act:the-destroyer").chooses("put-token:minas-tirith")
    assert table.state.tokens == {"minas-tirith": [1, 0]}
    table.fight().player("frodo").chooses("fight:minas-tirith")
    assert table.counted()[0] == events.CombatBegan("minas-tirith", 4, 3, 0)
    assert table.state.won == [[], ["minas-tirith", "umbar"]]


@pytest.mark.rule("RCG-11.9")
def test_on_minas_morgul_it_would_help_the_free_peoples() -> None:
    table = Fray().battleground("minas-morgul", "gandalf-the-white")
    table.reserve("the-destroyer").turn("witch-king").chooses("act:the-destroyer")
    assert table.state.tokens == {"minas-morgul": [1, 0]}
    table.fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 3, 2, 0)]
    assert table.state.won == [["minas-morgul"], []]


@pytest.mark.rule("RCG-11.9")
def test_attack_tokens_on_a_path_are_attack_icons_without_any_attacker() -> None:
    table = Fray().path("egladil").tokens("egladil", attack=3).fight()
    assert table.counted() == [events.CombatBegan("egladil", 3, 1, 0)]
    assert table.state.corruption == 2
    assert table.state.paths_won == [[], ["egladil"]]


@pytest.mark.rule("RCG-11.10")
def test_an_army_keeps_the_icons_for_supporting_a_character_that_was_lost() -> None:
    table = Fray().battleground("pelargir", "aragorn", "dead-men-of-dunharrow", "faramir")
    table.tokens("pelargir", attack=5).fight()
    assert table.counted() == [events.CombatBegan("pelargir", 5, 1, 5)]
    aragorn = table.player("aragorn").chooses("lose:aragorn")
    assert aragorn.options == ["lose:dead-men-of-dunharrow", "lose:faramir"]
    aragorn.chooses("lose:dead-men-of-dunharrow", "done")
    assert table.where("faramir") == "cycle"
    assert table.state.won == [["pelargir"], []]


@pytest.mark.rule("RCG-11.10")
def test_uncancelled_icons_are_those_of_the_beginning() -> None:
    table = on_egladil("gimli").fight()
    assert table.where("gimli") == table.where("the-destroyer") == "eliminated"
    assert table.state.corruption == 1
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 1)]


@pytest.mark.rule("RCG-11.10")
def test_sting_counts_as_when_the_combat_began() -> None:
    table = Fray().path("the-cross-roads", "shelob", "flocks-of-crebain", "gollum")
    table.path("the-cross-roads", "sam-gamgee", "sting@sam-gamgee", "pippin-took")
    table.tokens("the-cross-roads", attack=1).fight()
    assert table.counted() == [events.CombatBegan("the-cross-roads", 4, 0, 4)]
    assert table.where("sam-gamgee") == table.where("sting") == "eliminated"
    assert table.state.paths_won == [["the-cross-roads"], []]


@pytest.mark.rule("RCG-11.10")
def test_a_location_bonus_counts_though_its_card_has_left() -> None:
    table = Fray().path("cirith-ungol", "frodo-baggins", "phial-of-galadriel@frodo-baggins")
    table.tokens("cirith-ungol", attack=3).fight()
    assert table.counted() == [events.CombatBegan("cirith-ungol", 3, 2, 1)]
    assert table.where("phial-of-galadriel") == "eliminated"
    assert table.state.corruption == 0
    assert table.state.paths_won == [["cirith-ungol"], []]


# Who decides


@pytest.mark.rule("RCG-11.11")
def test_one_defending_player_proposes_and_the_other_consents() -> None:
    table = on_egladil(*FELLOWS).fight()
    assert table.asked == [(FRODO, "casualties")]
    frodo = table.player("frodo")
    assert frodo.ask.about == ("egladil", 2)
    assert frodo.options == ["lose:gimli", "lose:legolas"]
    frodo.chooses("lose:legolas", "done")
    assert table.asked == [(ARAGORN, "casualties-consent")]
    aragorn = table.player("aragorn")
    assert aragorn.options == ["accept", "decline"]
    assert aragorn.ask.about == ("lose:legolas", "done")
    aragorn.chooses("accept")
    assert events.CasualtiesChosen(("legolas",)) in table.events
    assert table.where("legolas") == "eliminated"
    assert table.where("gimli") == "cycle"


@pytest.mark.rule("RCG-11.11")
def test_the_defending_player_next_in_turn_order_proposes() -> None:
    table = on_egladil(*FELLOWS).starts("witch-king").fight()
    assert table.asked == [(ARAGORN, "casualties")]
    table.player("aragorn").chooses("lose:gimli", "lose:legolas", "done")
    assert table.asked == [(FRODO, "casualties-consent")]
    table.player("frodo").chooses("accept")
    assert table.where("gimli") == table.where("legolas") == "eliminated"


@pytest.mark.rule("RCG-11.11")
def test_if_they_do_not_agree_the_attacker_decides_among_the_legal_sets() -> None:
    table = on_egladil(*FELLOWS).fight()
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("decline").chooses("lose:gimli", "lose:legolas", "done")
    table.player("frodo").chooses("decline")
    assert table.asked == [(WITCH_KING, "casualties")]
    witch_king = table.player("witch-king")
    assert witch_king.ask.about == ("egladil", 2)
    assert witch_king.options == ["lose:gimli", "lose:legolas"]
    witch_king.may_not("lose:the-commander", because="RCG-12.4")
    witch_king.chooses("lose:gimli")
    assert witch_king.options == ["lose:legolas"]
    witch_king.chooses("lose:legolas")
    assert witch_king.options == ["done"]
    witch_king.chooses("done")
    assert table.where("gimli") == table.where("bow-of-the-galadhrim") == "eliminated"
    assert table.state.paths_won == [["egladil"], []]


@pytest.mark.rule("RCG-11.11")
@pytest.mark.parametrize(
    ("first", "proposer", "attacker"),
    [("frodo", FRODO, WITCH_KING), ("aragorn", ARAGORN, SARUMAN), ("saruman", FRODO, SARUMAN)],
)
def test_of_two_attacking_players_the_next_in_turn_order_decides(
    first: str, proposer: int, attacker: int
) -> None:
    table = on_egladil(*FELLOWS, "boromir", "hill-troll").starts(first).fight()
    assert table.asked == [(proposer, "casualties")]
    table.seat(proposer).accepts().table.seat(FRODO + ARAGORN - proposer).chooses("decline")
    table.seat(FRODO + ARAGORN - proposer).accepts().table.seat(proposer).chooses("decline")
    assert table.asked == [(attacker, "casualties")]


@pytest.mark.rule("RCG-11.11")
def test_an_attacking_player_without_cards_there_does_not_decide() -> None:
    table = on_egladil(*FELLOWS).starts("saruman").fight()
    table.player("frodo").accepts()
    table.player("aragorn").chooses("decline").accepts()
    table.player("frodo").chooses("decline")
    assert table.asked == [(WITCH_KING, "casualties")]


@pytest.mark.rule("RCG-11.11")
@pytest.mark.parametrize(("first", "attacker"), [("frodo", WITCH_KING), ("aragorn", SARUMAN)])
def test_where_only_tokens_attack_any_opponent_may_decide(first: str, attacker: int) -> None:
    table = Fray().path("dimrill-dale", "gimli", "legolas").tokens("dimrill-dale", attack=1)
    table.starts(first).fight()
    proposer, other = (FRODO, ARAGORN) if first == "frodo" else (ARAGORN, FRODO)
    table.seat(proposer).chooses("lose:gimli", "done")
    table.seat(other).chooses("decline").chooses("lose:legolas", "done")
    table.seat(proposer).chooses("decline")
    assert table.asked == [(attacker, "casualties")]
    table.seat(attacker).chooses("lose:legolas", "done")
    assert table.where("legolas") == "eliminated"
    assert table.where("gimli") == "cycle"


@pytest.mark.rule("RCG-11.11")
def test_shadow_partners_decide_together_and_the_free_peoples_if_they_do_not_agree() -> None:
    table = Fray().battleground("morannon", "mordor-orcs-1", "haradrim-regulars")
    table.tokens("morannon", attack=3).fight()
    assert table.asked == [(WITCH_KING, "casualties")]
    table.player("witch-king").chooses("lose:haradrim-regulars", "done")
    assert table.asked == [(SARUMAN, "casualties-consent")]
    table.player("saruman").chooses("decline")
    assert table.asked == [(SARUMAN, "casualties")]
    table.player("saruman").chooses("lose:mordor-orcs-1", "done")
    assert table.asked == [(WITCH_KING, "casualties-consent")]
    table.player("witch-king").chooses("decline")
    assert table.asked == [(FRODO, "casualties")]
    table.player("frodo").chooses("lose:mordor-orcs-1", "done")
    assert table.where("mordor-orcs-1") == "eliminated"
    assert table.where("haradrim-regulars") == "cycle"


@pytest.mark.rule("RCG-11.11")
def test_a_player_whose_cards_alone_defend_decides_alone() -> None:
    table = on_egladil("gimli", "sam-gamgee", "frodo-baggins").fight()
    assert table.asked == [(FRODO, "casualties")]
    table.player("frodo").chooses("lose:gimli", "lose:sam-gamgee", "done")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.where("gimli") == table.where("sam-gamgee") == "eliminated"
    assert table.where("frodo-baggins") == "cycle"


@pytest.mark.rule("RCG-11.11")
def test_a_partner_whose_card_there_has_no_icons_is_not_asked() -> None:
    table = Fray().battleground("minas-tirith", "gandalf-the-white", "gwaihir-the-windlord")
    table.battleground("minas-tirith", "denethor").tokens("minas-tirith", attack=4).fight()
    table.player("frodo").chooses("lose:gwaihir-the-windlord", "done")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.piles("gwaihir-the-windlord", "denethor") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-11.11")
def test_only_the_partner_decides_whose_cards_have_the_icons() -> None:
    table = Fray().battleground("pelargir", "aragorn", "pippin-took", "dead-men-of-dunharrow")
    table.battleground("pelargir", "haradrim-regulars", "corsairs-of-umbar").fight()
    table.player("frodo").chooses("support:aragorn")
    table.player("aragorn").chooses("accept")
    assert table.asked == [(ARAGORN, "casualties")]
    assert table.player("aragorn").options == ["lose:aragorn", "lose:dead-men-of-dunharrow"]
    table.player("aragorn").chooses("lose:dead-men-of-dunharrow", "done")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.piles("dead-men-of-dunharrow", "aragorn") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-11.11")
def test_each_partner_proposes_once_before_the_attacker_decides() -> None:
    table = on_egladil(*FELLOWS).fight()
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("decline")
    assert table.asked == [(ARAGORN, "casualties")]
    table.player("aragorn").chooses("lose:gimli", "lose:legolas", "done")
    assert table.asked == [(FRODO, "casualties-consent")]
    table.player("frodo").chooses("accept")
    assert table.where("gimli") == table.where("legolas") == "eliminated"


@pytest.mark.rule("RCG-11.11")
@pytest.mark.parametrize(("first", "asked"), [("frodo", FRODO), ("witch-king", ARAGORN)])
def test_a_person_who_holds_both_defending_seats_decides_alone(first: str, asked: int) -> None:
    table = Fray("trilogy-2").path("egladil", *NAZGUL, *FELLOWS).starts(first).fight()
    assert table.asked == [(asked, "casualties")]
    table.seat(asked).chooses("lose:legolas", "done")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.piles("legolas", "gimli") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-11.11", "RCG-12.7")
def test_nobody_is_asked_where_every_card_is_lost_in_any_case() -> None:
    table = Fray().battleground("minas-tirith", "gandalf-the-white", "aragorn", "anduril@aragorn")
    table.tokens("minas-tirith", attack=7).fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 7, 3, 5)]
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.piles("gandalf-the-white", "aragorn") == ["eliminated", "eliminated"]
    assert table.state.won == [["minas-tirith"], []]


@pytest.mark.rule("RCG-11.11")
def test_nobody_is_asked_where_nothing_is_to_choose() -> None:
    table = on_egladil("gimli", "boromir").fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert events.CasualtiesChosen(("gimli", "boromir")) in table.events


@pytest.mark.rule("RCG-11.11")
@pytest.mark.parametrize(
    ("attack", "suggested"),
    [
        (2, ("lose:gimli", "done")),
        (3, ("lose:galadriel", "done")),
        (4, ("lose:gandalf-the-grey", "done")),
        (5, ("lose:gandalf-the-grey", "lose:gimli", "done")),
        (6, ("lose:gandalf-the-grey", "lose:galadriel", "done")),
    ],
)
def test_what_is_suggested_covers_the_icons_with_little(
    attack: int, suggested: tuple[str, ...]
) -> None:
    table = Fray().path("egladil", "galadriel", "gandalf-the-grey", "gimli", "legolas")
    table.tokens("egladil", attack=attack).fight()
    assert tuple(option.id for option in table.player("frodo").ask.default) == suggested


@pytest.mark.rule("RCG-11.11")
def test_what_is_suggested_goes_on_from_what_was_picked() -> None:
    table = Fray().path("egladil", "galadriel", "gandalf-the-grey", "gimli", "legolas")
    frodo = table.tokens("egladil", attack=5).fight().player("frodo")
    frodo.chooses("lose:galadriel")
    assert [option.id for option in frodo.ask.default] == ["lose:gandalf-the-grey", "done"]
    frodo.chooses("lose:gandalf-the-grey")
    assert [option.id for option in frodo.ask.default] == ["done"]


# Afterwards


@pytest.mark.rule("RCG-11.12")
def test_tokens_on_a_location_are_discarded_with_its_combat() -> None:
    table = Fray().path("egladil").battleground("edoras").battleground("umbar")
    for place in ("egladil", "edoras", "umbar"):
        table.tokens(place, attack=1, defence=1)
    frodo = table.combat().player("frodo")
    frodo.chooses("fight:egladil")
    assert sorted(table.state.tokens) == ["edoras", "umbar"]
    frodo.chooses("fight:edoras")
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-11.12")
def test_tokens_on_a_card_are_discarded_when_it_leaves() -> None:
    table = Fray().path("cirith-ungol", "gorbag-and-shagrat", "gimli", "legolas")
    table.tokens("gorbag-and-shagrat", attack=1)
    table.tokens("gimli", defence=1).tokens("legolas", defence=1).fight()
    table.player("frodo").chooses("lose:gimli", "done")
    table.player("aragorn").chooses("accept")
    assert table.where("gorbag-and-shagrat") == table.where("gimli") == "eliminated"
    assert table.where("legolas") == "cycle"
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-11.12")
def test_a_battleground_that_is_reactivated_starts_without_tokens() -> None:
    table = Fray().battleground("umbar").tokens("umbar", attack=1, defence=2).fight()
    assert table.state.won == [[], ["umbar"]]
    table.reserve("the-black-serpent").turn("saruman").chooses("act:the-black-serpent")
    assert table.state.battlegrounds == ["umbar"]
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-11.12")
def test_tokens_lie_only_on_active_locations_and_cards_in_play() -> None:
    table = Fray().path("egladil", "gimli").battleground("edoras").won(SHADOW, "umbar")
    for thing in ("egladil", "gimli", "edoras"):
        table.tokens(thing, defence=1)
    assert violations(table.state) == []
    for thing in ("umbar", "legolas"):
        table.tokens(thing, defence=1)
    wrong = [Violation("RCG-11.12", (thing,)) for thing in ("umbar", "legolas")]
    assert violations(table.state) == wrong


@pytest.mark.rule("RCG-11.13")
@pytest.mark.parametrize(
    ("order", "defence", "winner"),
    [(("minas-tirith", "helms-deep"), 0, SHADOW), (("helms-deep", "minas-tirith"), 1, FREE)],
)
def test_an_earlier_combat_can_change_a_later_one(
    order: tuple[str, str], defence: int, winner: int
) -> None:
    table = Fray().path("egladil").battleground("minas-tirith", "gandalf-the-white")
    table.battleground("helms-deep", "theoden", "fighting-uruk-hai", "wolf-riders").combat()
    frodo = table.player("frodo")
    counts = []
    for place in order:
        frodo.chooses(f"fight:{place}")
        counts += table.counted()
    assert events.CombatBegan("helms-deep", 3, 2, defence) in counts
    assert table.where("gandalf-the-white") == "cycle"
    assert table.where("theoden") == "eliminated"
    assert "helms-deep" in table.state.won[winner]


@pytest.mark.rule("RCG-11.13")
def test_a_lost_gandalf_is_missed_just_as_well() -> None:
    table = Fray().path("egladil").battleground("helms-deep", "theoden")
    table.battleground("minas-tirith", "gandalf-the-white", "grond-hammer-of-the-underworld")
    table.tokens("minas-tirith", attack=1).combat()
    table.player("frodo").chooses("fight:minas-tirith")
    assert table.where("gandalf-the-white") == "eliminated"
    table.player("frodo").chooses("fight:helms-deep")
    assert table.counted()[0] == events.CombatBegan("helms-deep", 0, 2, 0)


@pytest.mark.rule("RCG-11.10")
def test_what_each_card_counts_is_told_when_a_combat_begins() -> None:
    table = Fray().battleground("helms-deep", "theoden", "fighting-uruk-hai", "wolf-riders")
    table.combat()
    (defence,) = (event.defence for event in table.counted())
    ((attackers, defenders),) = table.forces()
    assert set(attackers) == {"fighting-uruk-hai", "wolf-riders"}
    assert (sum(attackers.values()), defenders) == (3, {"theoden": defence})
