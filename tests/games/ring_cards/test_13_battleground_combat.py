"""Chapter 13: combat on a battleground, leadership and support."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest

from games.ring_cards.combat_tables import ARAGORN, FRODO, SARUMAN, WITCH_KING, Fray
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import CARD_NAMES
from ostrog.games.ring_cards.board.icons import BATTLEGROUND_ICONS, unit_icons
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.placement import defends
from ostrog.games.ring_cards.combat.support import assignments
from ostrog.kernel import Violation, asks
from ostrog.testing.soundness.watch import SoundWatch

DEFENCE = {
    FREE: {
        "dol-amroth": 2,
        "edoras": 1,
        "helms-deep": 2,
        "lorien": 2,
        "minas-tirith": 3,
        "pelargir": 1,
        "rivendell": 2,
    },
    SHADOW: {
        "dol-guldur": 2,
        "harad": 1,
        "minas-morgul": 2,
        "morannon": 2,
        "moria": 2,
        "orthanc": 2,
        "umbar": 2,
    },
}
BATTLEGROUNDS = [(place, side) for side in (FREE, SHADOW) for place in DEFENCE[side]]


def ruined(*cards: str, place: str = "dol-guldur") -> Fray:
    """A Shadow battleground without own defence, so that each icon of a card counts."""
    return Fray().battleground(place, *cards, bared=True)


# Sides and icons


@pytest.mark.rule("RCG-13.1")
@pytest.mark.parametrize(("place", "side"), BATTLEGROUNDS)
def test_the_side_of_the_battleground_defends_it(place: str, side: int) -> None:
    table = Fray().battleground(place)
    assert [defends(table.state, place, each) for each in (FREE, SHADOW)] == [
        side == FREE,
        side == SHADOW,
    ]
    table.fight()
    assert place in table.state.won[side]
    table = Fray().battleground(place).tokens(place, attack=4).fight()
    assert place in table.state.won[1 - side]


@pytest.mark.rule("RCG-13.1")
def test_a_battleground_that_the_shadow_activated_is_defended_by_its_own_side() -> None:
    table = Fray().reserve("coastal-raiders").turn("saruman").chooses("act:coastal-raiders").table
    assert isinstance(table, Fray)
    table.player("aragorn").chooses("forgo")
    table.battleground("dol-amroth", "soldiers-of-gondor", "haradrim-mumakil").fight()
    assert table.counted() == [events.CombatBegan("dol-amroth", 2, 2, 1)]
    assert table.piles("soldiers-of-gondor", "haradrim-mumakil") == ["cycle", "eliminated"]
    assert table.state.won == [["dol-amroth"], []]


@pytest.mark.rule("RCG-13.2")
def test_attack_icons_are_those_of_the_attacking_cards_their_items_and_tokens() -> None:
    table = Fray().battleground("minas-tirith", "the-witch-king", "fell-beast@the-witch-king")
    table.battleground("minas-tirith", "haradrim-cavalry", "olog-hai")
    table.tokens("minas-tirith", attack=1).tokens("olog-hai", attack=1).fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 9, 3, 0)]


@pytest.mark.rule("RCG-13.2")
@pytest.mark.parametrize(("place", "attack"), [("dol-amroth", 2), ("pelargir", 1)])
def test_coastal_raiders_have_one_icon_more_on_dol_amroth(place: str, attack: int) -> None:
    table = Fray().battleground(place, "coastal-raiders").fight()
    assert table.counted()[0].attack == attack


@pytest.mark.rule("RCG-13.2")
def test_only_battleground_icons_of_cards_there_are_counted() -> None:
    table = Fray().battleground("moria", "legolas", "elven-cloak@legolas", "hill-troll")
    table.path("egladil", "gimli").reserve("gandalf-the-white").fight()
    table.player("frodo").chooses("fight:moria")
    assert table.counted()[0] == events.CombatBegan("moria", 1, 2, 1)


@pytest.mark.rule("RCG-13.3")
@pytest.mark.parametrize(("place", "side"), BATTLEGROUNDS)
def test_the_battleground_cancels_as_many_icons_as_it_has(place: str, side: int) -> None:
    own = DEFENCE[side][place]
    table = Fray().battleground(place).tokens(place, attack=own).fight()
    assert table.counted() == [events.CombatBegan(place, own, own, 0)]
    assert place in table.state.won[side]
    table = Fray().battleground(place).tokens(place, attack=own + 1).fight()
    assert place in table.state.won[1 - side]


@pytest.mark.rule("RCG-13.3")
def test_tokens_on_the_battleground_cancel_icons_with_it() -> None:
    table = Fray().battleground("edoras", "wolf-riders", "white-hand-orcs-1", "village-militia")
    table.tokens("edoras", defence=2).fight()
    assert table.counted() == [events.CombatBegan("edoras", 3, 3, 1)]
    assert table.where("village-militia") == "cycle"


# Casualties


@pytest.mark.rule("RCG-13.4")
def test_defenders_are_lost_one_by_one_until_the_icons_are_covered() -> None:
    table = Fray().battleground("moria", "gandalf-the-white", "high-elves-1", "hill-troll")
    table.battleground("moria", "goblins-of-the-misty-mountains-1", "cave-troll").fight()
    saruman = table.player("saruman")
    assert table.asked == [(SARUMAN, "casualties")]
    assert saruman.ask.about == ("moria", 2)
    goblins = "goblins-of-the-misty-mountains-1"
    assert saruman.options == ["lose:hill-troll", f"lose:{goblins}", "lose:cave-troll"]
    saruman.chooses("lose:cave-troll")
    assert saruman.options == ["lose:hill-troll", f"lose:{goblins}"]
    saruman.chooses(f"lose:{goblins}")
    assert saruman.options == ["done"]
    saruman.chooses("done")
    assert table.piles("cave-troll", goblins, "hill-troll") == [*["eliminated"] * 2, "cycle"]
    assert table.state.won == [[], ["moria"]]


@pytest.mark.rule("RCG-13.4")
def test_all_defenders_are_lost_if_the_icons_cannot_be_covered() -> None:
    table = Fray().battleground("edoras", "devilry-of-saruman", "village-militia", "theoden")
    table.fight()
    assert table.counted() == [events.CombatBegan("edoras", 3, 1, 1)]
    assert table.piles("village-militia", "theoden") == ["eliminated", "eliminated"]
    assert table.state.won == [[], ["edoras"]]


@pytest.mark.rule("RCG-13.4", "RCG-12.5")
def test_a_card_that_cancels_even_one_icon_is_lost() -> None:
    table = Fray().battleground("edoras", "wolf-riders", "gandalf-the-white").fight()
    assert table.counted() == [events.CombatBegan("edoras", 2, 1, 3)]
    assert table.where("gandalf-the-white") == "eliminated"
    assert table.state.won == [["edoras"], []]


@pytest.mark.rule("RCG-13.4", "RCG-12.6")
def test_a_wielder_and_its_items_are_lost_as_one() -> None:
    table = Fray().battleground("edoras", "gandalf-the-white", "shadowfax@gandalf-the-white")
    table.battleground("edoras", "devilry-of-saruman", "wolf-riders").fight()
    assert table.counted() == [events.CombatBegan("edoras", 5, 1, 4)]
    assert table.piles("gandalf-the-white", "shadowfax") == ["eliminated", "eliminated"]
    assert table.state.won == [["edoras"], []]


@pytest.mark.rule("RCG-13.4", "RCG-12.7")
def test_a_card_without_icons_is_not_offered_while_others_can_cover_them() -> None:
    table = Fray().battleground("edoras", "gandalf-the-white", "gwaihir-the-windlord", "quickbeam")
    table.battleground("edoras", "saruman", "sarumans-staff@saruman").fight()
    frodo = table.player("frodo")
    assert table.asked == [(FRODO, "casualties")]
    assert frodo.options == ["lose:gandalf-the-white", "lose:gwaihir-the-windlord"]
    frodo.may_not("lose:quickbeam", because="RCG-12.7")
    frodo.may_not("lose:saruman", because="RCG-12.4")
    frodo.chooses("lose:gwaihir-the-windlord", "done")
    lost = ("gwaihir-the-windlord", "gandalf-the-white", "quickbeam")
    assert table.piles(*lost) == ["eliminated", "cycle", "cycle"]


@pytest.mark.rule("RCG-13.4", "RCG-12.7")
def test_the_only_card_with_icons_is_lost_without_asking() -> None:
    table = Fray().battleground("edoras", "theoden", "wolf-riders", "village-militia").fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.told(events.CasualtiesChosen) == [events.CasualtiesChosen(("village-militia",))]
    assert table.piles("village-militia", "theoden") == ["eliminated", "cycle"]


@pytest.mark.rule("RCG-13.5")
@pytest.mark.parametrize("attack", [0, 3])
def test_defenders_are_cycled_and_then_all_attackers_eliminated(attack: int) -> None:
    table = Fray().battleground("minas-tirith", "the-witch-king", "fell-beast@the-witch-king")
    table.battleground("minas-tirith", "haradrim-regulars", "denethor", "gandalf-the-white")
    table.battleground("minas-tirith", "glamdring@gandalf-the-white", "gwaihir-the-windlord")
    table.tokens("minas-tirith", attack=attack).fight()
    if attack:
        table.player("frodo").chooses("lose:gandalf-the-white", "done")
    else:
        table.player("frodo").chooses("lose:gwaihir-the-windlord", "done")
    attackers = ("the-witch-king", "fell-beast", "haradrim-regulars")
    assert table.piles(*attackers) == ["eliminated"] * 3
    assert table.where("denethor") == "cycle"
    kept = ("gwaihir-the-windlord",) if attack else ("gandalf-the-white", "glamdring")
    assert set(table.piles(*kept)) == {"cycle"}
    left = [
        e for e in table.events if isinstance(e, events.CycledFromPlay | events.EliminatedFromPlay)
    ]
    last = max(i for i, event in enumerate(left) if isinstance(event, events.CycledFromPlay))
    assert last < left.index(events.EliminatedFromPlay("fell-beast"))
    assert table.state.places == {}


@pytest.mark.rule("RCG-13.5")
def test_attackers_are_eliminated_when_they_win_too() -> None:
    table = Fray().battleground("umbar", "gandalf-the-white", "shadowfax@gandalf-the-white")
    table.reserve("prince-imrahil").battleground("harad", "soldiers-of-gondor").fight()
    table.player("frodo").chooses("fight:umbar")
    assert table.state.won == [["umbar"], ["harad"]]
    assert table.piles("gandalf-the-white", "shadowfax") == ["eliminated", "eliminated"]
    assert table.where("prince-imrahil") == "reserve"


@pytest.mark.rule("RCG-13.5")
def test_a_text_about_combat_saves_an_attacker_on_a_battleground_too() -> None:
    table = Fray().battleground("lorien", "the-commander", "nazguls-mantle@the-commander")
    table.battleground("lorien", "fell-beast@the-commander", "olog-hai").fight()
    saved = ("the-commander", "nazguls-mantle", "fell-beast")
    assert table.piles(*saved) == ["cycle"] * 3
    assert table.where("olog-hai") == "eliminated"


@pytest.mark.rule("RCG-13.6")
def test_the_defender_wins_with_as_many_icons_as_the_attacker() -> None:
    table = Fray().battleground("moria", "high-elves-1", "legolas", "hill-troll").fight()
    assert table.counted() == [events.CombatBegan("moria", 3, 2, 1)]
    assert table.where("hill-troll") == "eliminated"
    assert table.state.won == [[], ["moria"]]
    assert events.BattlegroundTaken("moria", "shadow") in table.events


@pytest.mark.rule("RCG-13.6")
def test_the_attacker_wins_with_one_icon_more() -> None:
    table = Fray().battleground("moria", "high-elves-1", "legolas", "hill-troll")
    table.tokens("moria", attack=1).won(FREE, "edoras").won(SHADOW, "umbar").fight()
    assert table.state.won == [["edoras", "moria"], ["umbar"]]
    assert events.BattlegroundTaken("moria", "free-peoples") in table.events
    assert table.state.corruption == 0


# Leadership and support


@pytest.mark.rule("RCG-13.7")
def test_leadership_icons_count_only_for_a_supported_character() -> None:
    table = Fray().battleground("minas-morgul", "denethor", "boromir").fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 0, 2, 0)]
    table = Fray().battleground("minas-morgul", "denethor", "soldiers-of-gondor").fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 2, 2, 0)]
    assert table.told(events.Supported) == [events.Supported(("denethor",))]


@pytest.mark.rule("RCG-13.7")
def test_an_army_without_icons_supports_as_well() -> None:
    table = Fray().battleground("dol-amroth", "denethor", "the-great-gate")
    (support,) = assignments(table.state, "dol-amroth", FREE)
    assert support.icons == {"denethor": 1, "the-great-gate": 0}
    assert support.supported == {"denethor"}
    table = Fray().battleground("pelargir", "denethor", "dead-men-of-dunharrow").fight()
    assert table.counted() == [events.CombatBegan("pelargir", 0, 1, 1)]


@pytest.mark.rule("RCG-13.7")
def test_leadership_attack_counts_for_attackers_and_leadership_defence_for_defenders() -> None:
    table = Fray().battleground("minas-tirith", "boromir", "soldiers-of-gondor").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 2)]
    assert table.told(events.Supported) == []
    table = Fray().battleground("minas-morgul", "boromir", "soldiers-of-gondor").fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 2, 2, 0)]
    table = Fray().battleground("dol-guldur", "gorbag-and-shagrat", "mordor-orcs-1").fight()
    assert table.counted() == [events.CombatBegan("dol-guldur", 0, 2, 2)]
    table = Fray().battleground("lorien", "gorbag-and-shagrat", "mordor-orcs-1").fight()
    assert table.counted() == [events.CombatBegan("lorien", 1, 2, 0)]


@pytest.mark.rule("RCG-13.7")
def test_an_army_in_reserve_or_elsewhere_supports_nobody() -> None:
    table = Fray().battleground("minas-tirith", "denethor").reserve("soldiers-of-gondor")
    table.battleground("pelargir", "knights-of-dol-amroth").fight()
    table.player("frodo").chooses("fight:minas-tirith")
    assert table.counted()[0] == events.CombatBegan("minas-tirith", 0, 3, 0)


@pytest.mark.rule("RCG-13.7")
def test_a_character_supports_nobody() -> None:
    table = Fray().battleground("minas-tirith", "denethor", "faramir").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 1)]


@pytest.mark.rule("RCG-13.7")
def test_icons_of_both_sides_count_with_their_support() -> None:
    table = Fray().battleground("morannon", "mouth-of-sauron", "mordor-orcs-1", "eowyn")
    table.battleground("morannon", "village-militia", "the-black-serpent", "corsairs-of-umbar")
    table.fight()
    assert table.counted() == [events.CombatBegan("morannon", 2, 2, 4)]
    led = ("eowyn", "mouth-of-sauron", "the-black-serpent")
    assert table.told(events.Supported) == [events.Supported(led)]


@pytest.mark.rule("RCG-13.8")
def test_an_army_supports_at_most_one_character() -> None:
    table = Fray().battleground("minas-morgul", "boromir", "faramir", "soldiers-of-gondor")
    table.fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 2, 2, 0)]
    assert table.told(events.Supported) == [events.Supported(("boromir",))]


@pytest.mark.rule("RCG-13.8")
def test_two_armies_support_two_characters_and_a_character_needs_one_only() -> None:
    table = Fray().battleground("minas-morgul", "boromir", "faramir", "soldiers-of-gondor")
    table.battleground("minas-morgul", "knights-of-dol-amroth").fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 4, 2, 0)]
    table = Fray().battleground("minas-morgul", "boromir", "soldiers-of-gondor")
    table.battleground("minas-morgul", "knights-of-dol-amroth").fight()
    assert table.counted() == [events.CombatBegan("minas-morgul", 3, 2, 0)]


@pytest.mark.rule("RCG-13.9")
def test_support_is_assigned_so_that_the_total_of_the_side_is_largest() -> None:
    table = Fray().battleground("umbar", "denethor", "aragorn", "dead-men-of-dunharrow").fight()
    assert table.counted() == [events.CombatBegan("umbar", 4, 2, 0)]
    assert table.told(events.Supported) == [events.Supported(("aragorn",))]
    table = Fray().battleground("minas-tirith", "denethor", "aragorn", "dead-men-of-dunharrow")
    table.fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 4)]


@pytest.mark.rule("RCG-13.9")
def test_the_dead_men_are_given_to_aragorn_and_another_army_to_denethor() -> None:
    table = Fray().battleground("minas-tirith", "denethor", "aragorn", "soldiers-of-gondor")
    table.battleground("minas-tirith", "dead-men-of-dunharrow")
    (support,) = assignments(table.state, "minas-tirith", FREE)
    assert support.icons == {
        "denethor": 1,
        "aragorn": 2,
        "soldiers-of-gondor": 1,
        "dead-men-of-dunharrow": 2,
    }
    assert support.supported == {"aragorn", "denethor"}


@pytest.mark.rule("RCG-13.9")
def test_the_dead_men_support_strider_who_leads_nobody() -> None:
    table = Fray().battleground("minas-tirith", "denethor", "strider", "dead-men-of-dunharrow")
    support, other = assignments(table.state, "minas-tirith", FREE)
    assert support.icons == {"denethor": 0, "strider": 1, "dead-men-of-dunharrow": 2}
    assert support.paired == {"strider"}
    assert support.supported == set()
    assert other.icons == {"denethor": 1, "strider": 1, "dead-men-of-dunharrow": 0}
    assert other.paired == other.supported == {"denethor"}


@pytest.mark.rule("RCG-13.9")
def test_the_defender_is_asked_where_it_matters_who_has_the_icons() -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia", "wolf-riders")
    table.fight()
    assert table.asked == [(FRODO, "support")]
    frodo = table.player("frodo")
    assert frodo.ask.about == ("edoras",)
    assert frodo.options == ["support:eomer", "support:eowyn"]
    frodo.chooses("support:eowyn")
    assert table.told(events.Supported) == [events.Supported(("eowyn",))]
    assert table.counted() == [events.CombatBegan("edoras", 2, 1, 2)]
    assert frodo.options == ["lose:eowyn", "lose:village-militia"]
    frodo.may_not("lose:eomer", because="RCG-12.7")


@pytest.mark.rule("RCG-13.9")
def test_the_other_choice_gives_the_icons_to_the_other_character() -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia", "wolf-riders")
    frodo = table.fight().player("frodo").chooses("support:eomer")
    assert frodo.options == ["lose:eomer", "lose:village-militia"]
    frodo.may_not("lose:eowyn", because="RCG-12.7")


@pytest.mark.rule("RCG-13.9")
def test_of_three_characters_two_are_chosen_for_two_armies() -> None:
    table = Fray().battleground("lorien", "arwen", "elrond", "galadriel", "high-elves-1")
    table.battleground("lorien", "high-elves-2").tokens("lorien", attack=3).fight()
    assert table.asked == [(ARAGORN, "support")]
    aragorn = table.player("aragorn")
    assert aragorn.options == ["support:arwen", "support:elrond", "support:galadriel"]
    aragorn.chooses("support:galadriel")
    assert table.asked == [(ARAGORN, "support")]
    assert aragorn.options == ["support:arwen", "support:elrond"]
    aragorn.chooses("support:arwen")
    fighting = table.state.fighting
    assert fighting is not None
    elves = {"high-elves-1": 2, "high-elves-2": 2}
    assert fighting.defenders == {"arwen": 1, "elrond": 1, "galadriel": 2, **elves}
    assert fighting.supported == ["arwen", "galadriel"]


@pytest.mark.rule("RCG-13.9")
def test_only_characters_that_may_or_may_not_be_supported_are_offered() -> None:
    table = Fray().battleground("morannon", "mouth-of-sauron", "the-black-serpent")
    table.battleground("morannon", "gorbag-and-shagrat", "mordor-orcs-1", "corsairs-of-umbar")
    table.tokens("morannon", attack=3).fight()
    assert table.asked == [(WITCH_KING, "support")]
    offered = ["support:gorbag-and-shagrat", "support:mouth-of-sauron"]
    assert table.player("witch-king").options == offered


@pytest.mark.rule("RCG-13.9")
def test_partners_whose_characters_need_the_same_army_are_asked() -> None:
    table = Fray().battleground("minas-tirith", "pippin-took", "denethor", "soldiers-of-gondor")
    table.tokens("minas-tirith", attack=4).fight()
    assert table.asked == [(FRODO, "support")]
    offered = ["support:denethor", "support:pippin-took"]
    assert table.player("frodo").options == offered
    table.player("frodo").chooses("support:pippin-took")
    assert table.asked == [(ARAGORN, "support-consent")]
    assert table.player("aragorn").ask.about == ("support:pippin-took",)
    table.player("aragorn").chooses("accept")
    assert table.told(events.Supported) == [events.Supported(("pippin-took",))]


@pytest.mark.rule("RCG-13.9")
def test_partners_go_on_choosing_after_they_have_agreed() -> None:
    """What they agreed on lasts, so to accept does something, and the checks know it."""
    table = Fray().battleground("minas-tirith", "pippin-took", "denethor", "aragorn", "boromir")
    table.battleground("minas-tirith", "soldiers-of-gondor", "knights-of-dol-amroth")
    table.tokens("minas-tirith", attack=6)
    table.fight()
    watch = SoundWatch(table.state)
    assert table.asked == [(FRODO, "support")]
    table.player("frodo").chooses("support:pippin-took")
    before = watch.before(table.state)
    (ask,) = asks(table.state)
    accept = table.option("accept")
    table.player("aragorn").chooses("accept")
    assert table.asked == [(ARAGORN, "support")]
    assert list(watch.after(table.state, before, ask.seat, ask.kind, (accept,))) == []


@pytest.mark.rule("RCG-13.9")
def test_the_other_partner_proposes_too_and_without_agreement_the_total_is_largest() -> None:
    table = Fray().battleground("pelargir", "pippin-took", "aragorn", "dead-men-of-dunharrow")
    table.battleground("pelargir", "haradrim-regulars", "corsairs-of-umbar").fight()
    table.player("frodo").chooses("support:pippin-took")
    table.player("aragorn").chooses("decline")
    assert table.asked == [(ARAGORN, "support")]
    table.player("aragorn").chooses("support:pippin-took")
    table.player("frodo").chooses("decline")
    assert table.counted() == [events.CombatBegan("pelargir", 2, 1, 4)]
    assert table.told(events.Supported) == [events.Supported(("aragorn",))]


@pytest.mark.rule("RCG-13.9")
def test_of_equal_totals_without_agreement_the_character_that_came_first_is_supported() -> None:
    there = ["pippin-took", "denethor"]
    for first, other in (there, there[::-1]):
        table = Fray().battleground("minas-tirith", first, other, "soldiers-of-gondor")
        table.tokens("minas-tirith", attack=4).fight()
        table.player("frodo").chooses("support:denethor")
        table.player("aragorn").chooses("decline").chooses("support:pippin-took")
        table.player("frodo").chooses("decline")
        assert table.told(events.Supported) == [events.Supported((first,))]


@pytest.mark.rule("RCG-13.9")
def test_a_person_who_holds_both_seats_gives_the_army_alone() -> None:
    table = Fray("trilogy-2").battleground("minas-tirith", "pippin-took", "denethor")
    table.battleground("minas-tirith", "soldiers-of-gondor").tokens("minas-tirith", attack=4)
    table.fight().player("frodo").chooses("support:denethor")
    assert table.told(events.Supported) == [events.Supported(("denethor",))]
    assert table.asked == [(ARAGORN, "casualties")]


@pytest.mark.rule("RCG-13.9")
def test_the_army_may_go_to_whoever_is_to_be_lost_though_the_total_is_smaller() -> None:
    table = Fray("trilogy-2").battleground("pelargir", "aragorn", "pippin-took")
    table.battleground("pelargir", "dead-men-of-dunharrow")
    table.battleground("pelargir", "haradrim-regulars", "corsairs-of-umbar").fight()
    assert table.asked == [(FRODO, "support")]
    frodo = table.player("frodo")
    assert frodo.options == ["support:aragorn", "support:pippin-took"]
    frodo.chooses("support:pippin-took")
    assert table.counted() == [events.CombatBegan("pelargir", 2, 1, 2)]
    assert frodo.options == ["lose:aragorn", "lose:pippin-took"]
    frodo.chooses("lose:pippin-took", "done")
    lost = ("pippin-took", "aragorn", "dead-men-of-dunharrow")
    assert table.piles(*lost) == ["eliminated", "cycle", "cycle"]
    assert table.state.won == [["pelargir"], []]


@pytest.mark.rule("RCG-13.9")
def test_an_army_may_be_left_without_anybody_to_support() -> None:
    table = Fray().board(lasting=["the-three-hunters"]).tokens("pelargir", attack=2)
    table.battleground("pelargir", "aragorn", "denethor", "dead-men-of-dunharrow")
    table.battleground("pelargir", "riders-of-rohan-1").fight()
    aragorn = table.player("aragorn")
    assert aragorn.options == ["support:denethor", "done"]
    aragorn.chooses("done")
    assert table.told(events.Supported) == [events.Supported(("aragorn",))]
    fighting = table.state.fighting
    assert fighting is not None
    assert fighting.defenders["dead-men-of-dunharrow"] == 2


@pytest.mark.rule("RCG-13.9")
@pytest.mark.parametrize(("attack", "asked"), [(2, True), (3, True), (4, False), (9, False)])
def test_nobody_is_asked_for_support_where_the_same_cards_are_lost(
    attack: int, asked: bool
) -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia")
    table.tokens("edoras", attack=attack).fight()
    assert (table.asked == [(FRODO, "support")]) == asked


@pytest.mark.rule("RCG-13.9")
def test_nobody_is_asked_for_support_where_the_location_cancels_everything() -> None:
    table = Fray().battleground("minas-tirith", "pippin-took", "denethor", "soldiers-of-gondor")
    table.tokens("minas-tirith", attack=3).fight()
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-13.9")
def test_nobody_is_asked_where_all_can_be_supported_or_for_the_attack() -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia", "riders-of-rohan-1")
    table.fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.told(events.Supported) == [events.Supported(("eomer", "eowyn"))]
    table = Fray().battleground("minas-morgul", "aragorn", "denethor", "soldiers-of-gondor")
    table.fight()
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.counted() == [events.CombatBegan("minas-morgul", 3, 2, 0)]


@pytest.mark.rule("RCG-13.9", "RCG-13.7")
def test_only_characters_on_the_battleground_can_be_supported() -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia")
    table.battleground("minas-tirith", "denethor").reserve("elrond")
    table.tokens("edoras", attack=2).fight()
    frodo = table.player("frodo").chooses("fight:edoras")
    frodo.may("support:eowyn", "support:eomer")
    elsewhere = ("support:denethor", "support:elrond", "support:aragorn")
    frodo.may_not(*elsewhere, because="RCG-13.7")


@pytest.mark.rule("RCG-13.7", "RCG-13.9")
def test_nobody_is_supported_where_it_is_not_fought() -> None:
    table = Fray().battleground("edoras", "eowyn", "eomer", "village-militia")
    table.turn("frodo").may_not("support:eowyn", because="RCG-13.7")


def may_support(army: str, character: str, factions: Mapping[str, str], *, hunters: bool) -> bool:
    """Return who may support whom, according to rules and cards."""
    same = factions[army] == factions[character]
    free = factions[army] in ("dunedain", "dwarf", "elf", "hobbit", "rohan", "wizard")
    return (
        same
        or (character, factions[army]) == ("merry-brandybuck", "rohan")
        or (character, factions[army]) == ("pippin-took", "dunedain")
        or (hunters and free and character in ("legolas", "gimli", "strider", "aragorn"))
    )


def helps_with(army: str, character: str) -> bool:
    """Return whether the text of an army counts while it supports a character."""
    return army == "dead-men-of-dunharrow" and character in ("strider", "aragorn")


@pytest.mark.rule("RCG-13.8", "RCG-13.9", "RCG-13.12")
@pytest.mark.parametrize("seed", range(60))
def test_the_assignments_are_those_that_trying_all_of_them_finds(seed: int) -> None:
    chance = Random(seed)
    place = chance.choice([*LOCATIONS.battlegrounds, "minas-tirith", "helms-deep"])
    hunters = chance.random() < 0.4
    table = Fray().board(lasting=["the-three-hunters"] if hunters else [])
    sheets = table.state.cast.sheets
    factions = {card: sheets[card].card.faction for card in CARD_NAMES}
    shown = LOCATIONS.battlegrounds[place]
    cards = [
        card
        for card in CARD_NAMES
        if factions[card] in (*shown.defenders, *shown.attackers)
        or card in ("merry-brandybuck", "pippin-took", "legolas", "gimli")
        or (hunters and factions[card] in ("dunedain", "rohan"))
    ]
    chance.shuffle(cards)
    armies = [card for card in cards if sheets[card].card.type == "army"]
    characters = [card for card in cards if sheets[card].card.type == "character"]
    if "aragorn" in characters:
        characters.remove("strider")
    there = armies[: chance.randint(1, 5)] + characters[: chance.randint(2, 7)]
    chance.shuffle(there)
    table.battleground(place, *there)
    for side in (FREE, SHADOW):
        kind = "defence" if defends(table.state, place, side) else "attack"
        own = [card for card in there if table.state.cast.side_of(card) == side]
        icon = BATTLEGROUND_ICONS[kind == "defence"]
        plain = {card: unit_icons(table.state, card, icon) for card in own}
        lent = [card for card in own if card in armies]
        led = [card for card in own if card in characters]
        useful = {
            (army, character)
            for army in lent
            for character in led
            if may_support(army, character, factions, hunters=hunters)
            and (getattr(sheets[character].card.leadership, kind) or helps_with(army, character))
        }
        best: dict[frozenset[str], tuple[int, dict[str, int]]] = {}
        for chosen in product([None, *led], repeat=len(lent)):
            pairs = {(a, c) for a, c in zip(lent, chosen, strict=True) if c is not None}
            supported = frozenset(c for _, c in pairs)
            if len(supported) < len(pairs) or not pairs <= useful:
                continue
            serving = {a for a, _ in pairs}
            if any(a not in serving and c not in supported for a, c in useful):
                continue  # an army stands idle
            tried = dict(plain)
            for army, character in pairs:
                tried[character] += getattr(sheets[character].card.leadership, kind)
                if helps_with(army, character):
                    tried[army] += 2
            if supported not in best or sum(tried.values()) > best[supported][0]:
                best[supported] = sum(tried.values()), tried
        ways = assignments(table.state, place, side)
        totals = [sum(way.icons.values()) for way in ways]
        assert totals == sorted(totals, reverse=True)
        assert {way.paired: sum(way.icons.values()) for way in ways} == {
            supported: total for supported, (total, _) in best.items()
        }
        assert len(ways) == len(best)
        for way in ways:
            assert way.icons == best[way.paired][1]
            assert way.supported == {
                card for card in way.paired if getattr(sheets[card].card.leadership, kind)
            }


@pytest.mark.rule("RCG-13.10")
def test_a_supporting_army_and_its_character_are_lost_separately() -> None:
    table = ruined("gorbag-and-shagrat", "olog-hai", "mordor-orcs-1")
    witch_king = table.tokens("dol-guldur", attack=2).fight().player("witch-king")
    witch_king.chooses("lose:olog-hai", "done")
    assert table.piles("olog-hai", "gorbag-and-shagrat") == ["eliminated", "cycle"]
    table = ruined("gorbag-and-shagrat", "olog-hai", "mordor-orcs-1")
    witch_king = table.tokens("dol-guldur", attack=1).fight().player("witch-king")
    witch_king.chooses("lose:gorbag-and-shagrat", "done")
    assert table.piles("olog-hai", "gorbag-and-shagrat") == ["cycle", "eliminated"]
    assert table.state.won == [[], ["dol-guldur"]]


@pytest.mark.rule("RCG-13.10")
def test_leadership_icons_still_count_when_the_army_was_lost() -> None:
    table = ruined("gorbag-and-shagrat", "olog-hai", "trolls-of-udun")
    witch_king = table.tokens("dol-guldur", attack=3).fight().player("witch-king")
    witch_king.chooses("lose:olog-hai")
    assert witch_king.options == ["lose:gorbag-and-shagrat", "lose:trolls-of-udun"]
    witch_king.chooses("lose:gorbag-and-shagrat")
    assert witch_king.options == ["done"]
    witch_king.chooses("done")
    assert table.state.won == [[], ["dol-guldur"]]
    assert table.where("trolls-of-udun") == "cycle"


@pytest.mark.rule("RCG-13.11")
def test_normal_icons_of_a_character_its_items_and_tokens_count_without_support() -> None:
    table = Fray().battleground("umbar", "aragorn", "anduril@aragorn")
    table.tokens("aragorn", attack=1).fight()
    assert table.counted() == [events.CombatBegan("umbar", 3, 2, 0)]
    assert table.told(events.Supported) == []
    table = Fray().battleground("minas-tirith", "aragorn", "anduril@aragorn")
    table.tokens("aragorn", defence=1).fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 3)]


@pytest.mark.rule("RCG-13.11")
def test_an_army_of_another_faction_changes_nothing_about_normal_icons() -> None:
    table = Fray().battleground("lorien", "gandalf-the-white", "high-elves-1").fight()
    assert table.counted() == [events.CombatBegan("lorien", 0, 2, 5)]


@pytest.mark.rule("RCG-13.12")
def test_an_army_of_another_faction_supports_nobody() -> None:
    table = Fray().battleground("morannon", "eowyn", "soldiers-of-gondor").fight()
    assert table.counted() == [events.CombatBegan("morannon", 1, 2, 0)]
    table = Fray().board(lasting=["the-red-arrow"])
    table.battleground("minas-tirith", "denethor", "riders-of-rohan-1").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 1)]


@pytest.mark.rule("RCG-13.12")
def test_merry_is_supported_by_rohan_and_pippin_by_the_dunedain() -> None:
    table = Fray().battleground("helms-deep", "merry-brandybuck", "riders-of-rohan-1").fight()
    assert table.counted() == [events.CombatBegan("helms-deep", 0, 2, 2)]
    assert table.told(events.Supported) == [events.Supported(("merry-brandybuck",))]
    table = Fray().battleground("minas-tirith", "pippin-took", "soldiers-of-gondor").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 2)]
    table = Fray().board(lasting=["the-red-arrow"])
    table.battleground("minas-tirith", "pippin-took", "riders-of-rohan-1").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 0, 3, 1)]


@pytest.mark.rule("RCG-13.12")
@pytest.mark.parametrize(("lasting", "defence"), [([], 2), (["the-three-hunters"], 3)])
def test_with_the_three_hunters_any_army_supports_aragorn(lasting: list[str], defence: int) -> None:
    table = Fray().board(lasting=lasting)
    table.battleground("helms-deep", "aragorn", "riders-of-rohan-1").fight()
    assert table.counted() == [events.CombatBegan("helms-deep", 0, 2, defence)]


@pytest.mark.rule("RCG-13.12")
def test_the_three_hunters_help_nobody_else() -> None:
    table = Fray().board(lasting=["the-three-hunters"])
    table.battleground("morannon", "eowyn", "denethor", "high-elves-1").fight()
    assert table.counted() == [events.CombatBegan("morannon", 2, 2, 0)]


@pytest.mark.rule("RCG-13.13")
def test_a_card_without_icons_may_be_played_to_a_battleground() -> None:
    table = Fray().battleground("edoras").battleground("dol-amroth")
    table.hand("frodo", "theoden", "eowyn").hand("aragorn", "denethor", "the-great-gate")
    frodo = table.turn("frodo").may("play:theoden:edoras", "play:eowyn:edoras")
    assert "play:theoden:edoras" in frodo.options
    frodo.may_not("play:theoden:dol-amroth", because="RCG-8.5")
    aragorn = table.turn("aragorn")
    aragorn.may("play:denethor:dol-amroth", "play:the-great-gate:dol-amroth")
    aragorn.chooses("play:denethor:dol-amroth").chooses("cycle:the-great-gate")
    assert table.where("denethor") == "dol-amroth"
    table.fight().player("frodo").chooses("fight:dol-amroth")
    assert table.counted()[0] == events.CombatBegan("dol-amroth", 0, 2, 0)


@pytest.mark.rule("RCG-13.13")
def test_a_card_without_icons_may_be_moved_to_a_battleground() -> None:
    table = Fray().battleground("dol-amroth").reserve("the-great-gate", "denethor")
    aragorn = table.turn("aragorn")
    aragorn.may("move:denethor:dol-amroth").chooses("move:the-great-gate:dol-amroth")
    assert table.where("the-great-gate") == "dol-amroth"


# The example of the rules


def at_dol_guldur() -> Fray:
    """Galadriel with Nenya and High Elves against Orcs, Gorbag & Shagrat and Olog-hai."""
    elves = ("galadriel", "nenya-ring-of-adamant@galadriel", "high-elves-1")
    return Fray().battleground(
        "dol-guldur", *elves, "mordor-orcs-1", "gorbag-and-shagrat", "olog-hai"
    )


@pytest.mark.rule("RCG-13.14")
def test_orcs_and_olog_hai_cover_the_three_icons_that_dol_guldur_leaves() -> None:
    table = at_dol_guldur().fight()
    assert table.counted() == [events.CombatBegan("dol-guldur", 5, 2, 4)]
    assert table.told(events.Supported) == [events.Supported(("galadriel", "gorbag-and-shagrat"))]
    fighting = table.state.fighting
    assert fighting is not None
    assert fighting.attackers == {"galadriel": 3, "high-elves-1": 2}
    assert fighting.defenders == {"mordor-orcs-1": 1, "gorbag-and-shagrat": 1, "olog-hai": 2}
    assert table.asked == [(WITCH_KING, "casualties")]
    witch_king = table.player("witch-king")
    assert witch_king.ask.about == ("dol-guldur", 3)
    witch_king.chooses("lose:mordor-orcs-1", "lose:olog-hai", "done")
    assert table.piles("mordor-orcs-1", "olog-hai", "gorbag-and-shagrat") == [
        "eliminated",
        "eliminated",
        "cycle",
    ]
    attackers = ("galadriel", "nenya-ring-of-adamant", "high-elves-1")
    assert table.piles(*attackers) == ["eliminated"] * 3
    assert table.state.won == [[], ["dol-guldur"]]
    assert table.step("victory").told(events.Scored) == [events.Scored(0, 1)]


@pytest.mark.rule("RCG-13.14")
def test_the_olog_hai_cannot_be_saved() -> None:
    table = at_dol_guldur().fight()
    witch_king = table.player("witch-king")
    witch_king.chooses("lose:mordor-orcs-1", "lose:gorbag-and-shagrat")
    assert witch_king.options == ["lose:olog-hai"]
    witch_king.chooses("lose:olog-hai", "done")
    lost = ("mordor-orcs-1", "gorbag-and-shagrat", "olog-hai")
    assert table.piles(*lost) == ["eliminated"] * 3
    assert table.state.won == [[], ["dol-guldur"]]


# Reactivated battlegrounds


@pytest.mark.rule("RCG-13.15")
def test_dol_guldur_back_from_the_free_peoples_area_has_no_icons_of_its_own() -> None:
    table = Fray().won(FREE, "dol-guldur", "lorien").reserve("the-witch-king")
    table.hand("witch-king", "the-black-captain", "olog-hai").turn("witch-king")
    witch_king = table.player("witch-king")
    witch_king.chooses("event:the-black-captain").chooses("cycle:olog-hai")
    witch_king.chooses("activate:dol-guldur")
    assert table.state.bared == ["dol-guldur"]
    assert table.state.battlegrounds == ["dol-guldur", "lorien"]
    assert table.state.won == [[], []]
    witch_king.chooses("stay")
    table.battleground("dol-guldur", "legolas", "mordor-orcs-1").fight()
    table.player("frodo").chooses("fight:dol-guldur")
    assert table.counted()[0] == events.CombatBegan("dol-guldur", 1, 0, 1)
    assert table.where("mordor-orcs-1") == "eliminated"
    assert table.counted()[1] == events.CombatBegan("lorien", 0, 2, 0)
    assert table.state.won == [["lorien"], ["dol-guldur"]]
    assert table.state.bared == []


@pytest.mark.rule("RCG-13.15")
def test_defence_tokens_on_it_still_count() -> None:
    table = ruined("gandalf-the-white").tokens("dol-guldur", defence=1).fight()
    assert table.counted() == [events.CombatBegan("dol-guldur", 2, 1, 0)]
    assert table.state.won == [["dol-guldur"], []]
    table = ruined("gandalf-the-white").tokens("dol-guldur", defence=2).fight()
    assert table.state.won == [[], ["dol-guldur"]]


@pytest.mark.rule("RCG-13.15", "RCG-11.12")
def test_only_that_battleground_loses_its_icons_and_only_for_this_combat() -> None:
    table = ruined("mordor-orcs-1").battleground("umbar").battleground("harad").fight()
    table.player("frodo").chooses("fight:umbar")
    assert table.state.bared == ["dol-guldur"]
    assert table.counted() == [events.CombatBegan("umbar", 0, 2, 0)]
    table.player("frodo").chooses("fight:dol-guldur")
    assert table.state.bared == []
    assert table.counted() == [
        events.CombatBegan("dol-guldur", 0, 0, 1),
        events.CombatBegan("harad", 0, 1, 0),
    ]


@pytest.mark.rule("RCG-13.15")
def test_only_active_battlegrounds_can_be_without_their_icons() -> None:
    table = ruined()
    assert violations(table.state) == []
    table.state.bared.append("umbar")
    wrong = Violation("RCG-13.15", ("dol-guldur", "umbar"))
    assert violations(table.state) == [wrong]


@pytest.mark.rule("RCG-13.16")
def test_back_from_the_defenders_own_area_its_icons_count_as_usual() -> None:
    table = Fray().won(FREE, "minas-tirith").reserve("the-black-serpent")
    table.turn("saruman").chooses("act:the-black-serpent")
    table.player("aragorn").chooses("forgo")
    assert table.state.battlegrounds == ["minas-tirith"]
    assert table.state.bared == []
    table.battleground("minas-tirith", "haradrim-mumakil", "olog-hai").fight()
    assert table.counted() == [events.CombatBegan("minas-tirith", 4, 3, 0)]
    assert table.state.won == [[], ["minas-tirith"]]


@pytest.mark.rule("RCG-13.16")
def test_back_from_the_shadows_area_minas_tirith_has_none() -> None:
    table = Fray().won(SHADOW, "minas-tirith").reserve("the-black-serpent")
    table.turn("saruman").chooses("act:the-black-serpent")
    table.player("aragorn").chooses("forgo")
    assert table.state.bared == ["minas-tirith"]


@pytest.mark.rule("RCG-13.17")
def test_the_winner_of_the_new_combat_takes_the_battleground_and_its_points() -> None:
    table = Fray().won(FREE, "dol-guldur", "lorien").board(number=3)
    assert table.step("victory").told(events.Scored) == [events.Scored(3, 0)]
    table = Fray().won(FREE, "dol-guldur", "lorien").reserve("gandalf-the-white")
    table.reserve("shadowfax@gandalf-the-white").turn("frodo").chooses("act:shadowfax")
    table.player("frodo").chooses("activate:dol-guldur")
    assert table.where("gandalf-the-white") == "dol-guldur"
    assert table.step("victory").told(events.Scored) == [events.Scored(0, 0)]


@pytest.mark.rule("RCG-13.17")
@pytest.mark.parametrize(("attack", "winner"), [(0, SHADOW), (1, FREE)])
def test_a_battleground_can_change_sides_or_come_back(attack: int, winner: int) -> None:
    table = ruined("mordor-orcs-1", "legolas").tokens("dol-guldur", attack=attack).fight()
    assert "dol-guldur" in table.state.won[winner]
    scores = [events.Scored(1, 0), events.Scored(0, 1)]
    assert table.step("victory").told(events.Scored) == [scores[winner]]
