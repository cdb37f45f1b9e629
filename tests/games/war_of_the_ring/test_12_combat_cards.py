"""Chapter 12: combat cards are laid, revealed, carried out by initiative, and discarded."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.combat_tables import (
    CARD,
    FROM,
    TO,
    armies,
    clash,
    fight,
    hold,
    is_open,
    is_used,
)
from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    combat_modifier,
    leadership_in_battle,
    nazgul_leadership,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import REQUIREMENTS
from ostrog.games.war_of_the_ring.combat_cards.initiative import EFFECTS
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import may_lay

ONES = (1,) * 12


def small() -> RingTable:
    """Return two units of each side, with a Leader and a Nazgul."""
    return armies(
        {"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2, "rohan_leader": 1}
    )


def test_every_title_has_a_requirement_and_an_effect_for_each_number() -> None:
    assert set(REQUIREMENTS) == set(EFFECTS) == set(EVENT_CARDS.combats)
    for title, numbers in EVENT_CARDS.combats.items():
        assert len(EFFECTS[title]) == len(numbers)


@pytest.mark.rule("WOTR-7.16", "WOTR-12.1")
def test_a_card_is_used_once_in_a_battle_and_costs_no_action() -> None:
    table = hold(small(), "valour", "daylight", "desperate-battle").acting(
        SHADOW, shadow="army event"
    )
    table.shadow.chooses("act:army:attack").chooses(f"attack:{FROM}:{TO}", "go")
    assert table.asked == [(SHADOW, "combat-card")]
    assert table.shadow.options == ["lay-nothing", f"lay:{CARD['desperate-battle']}"]
    table.dice(*ONES).shadow.chooses(f"lay:{CARD['desperate-battle']}")
    table.free.chooses("lay-nothing")
    assert table.state.dice[SHADOW] == {"army": 0, "event": 1}
    table.shadow.chooses("reroll:0")
    table.free.chooses("reroll:0")
    assert is_used(table, "desperate-battle")
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert table.asked == [(FREE, "combat-card")]  # the hand of the Shadow is empty
    table.shadow.may_not(f"lay:{CARD['desperate-battle']}", because="WOTR-12.1")


@pytest.mark.rule("WOTR-12.1")
def test_one_card_is_laid_in_each_round() -> None:
    table = hold(small(), "daylight", "no-quarter").attack(FROM, TO)
    table.dice(*ONES).free.chooses(f"lay:{CARD['no-quarter']}")
    assert table.asked_kind == "leader-reroll"  # nobody lays a second card
    table.shadow.chooses("reroll:0")
    table.free.chooses("reroll:0")
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert table.free.options == ["lay-nothing", f"lay:{CARD['daylight']}"]


@pytest.mark.rule("WOTR-12.1")
def test_a_card_is_laid_only_from_the_own_hand_before_a_round() -> None:
    table = hold(small(), "daylight", "deadly-strife")
    table.acting(SHADOW, shadow="army")
    table.shadow.may_not(f"lay:{CARD['deadly-strife']}", because="WOTR-12.1")
    table.attack(FROM, TO)
    table.shadow.may_not(f"lay:{CARD['daylight']}", because="WOTR-12.1")
    table.shadow.may_not(f"lay:{CARD['onslaught']}", because="WOTR-12.1")


def test_a_rule_may_forbid_combat_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(may_lay, "base", lambda war, side: side == SHADOW)
    table = hold(small(), "daylight", "deadly-strife").attack(FROM, TO)
    table.dice(*ONES).shadow.chooses(f"lay:{CARD['deadly-strife']}")
    assert table.asked == [(SHADOW, "leader-reroll")]  # the Free Peoples were not asked
    monkeypatch.setattr(may_lay, "base", lambda war, side: False)
    table = hold(small(), "daylight", "deadly-strife").dice(*ONES).attack(FROM, TO)
    assert table.asked == [(SHADOW, "leader-reroll")]


@pytest.mark.rule("WOTR-12.2")
def test_the_attacker_lays_first_and_both_are_revealed_together() -> None:
    table = hold(small(), "daylight", "deadly-strife").attack(FROM, TO)
    assert table.asked == [(SHADOW, "combat-card")]
    table.shadow.chooses(f"lay:{CARD['deadly-strife']}")
    assert table.asked == [(FREE, "combat-card")]
    assert not table.told(events.CombatCardRevealed)
    assert not clash(table).cards[SHADOW].card
    assert table.shadow.sees("laid-1-strategy") == [CARD["deadly-strife"]]
    assert table.free.sees("laid-1-strategy") == []
    table.dice(*ONES).free.chooses(f"lay:{CARD['daylight']}")
    shown = [(e.side, e.card) for e in table.told(events.CombatCardRevealed)]  # type: ignore[attr-defined]
    assert shown == [("shadow", CARD["deadly-strife"]), ("free", CARD["daylight"])]
    assert table.free.sees("shadow-strategy-open") == [CARD["deadly-strife"]]


@pytest.mark.rule("WOTR-12.3")
def test_the_defender_may_use_a_card_even_if_the_attacker_does_not() -> None:
    table = hold(small(), "daylight", "deadly-strife").attack(FROM, TO)
    table.shadow.chooses("lay-nothing")
    table.free.may(f"lay:{CARD['daylight']}", "lay-nothing")
    table.dice(*ONES).free.chooses(f"lay:{CARD['daylight']}")
    assert clash(table).cards[FREE].card == CARD["daylight"]


@pytest.mark.rule("WOTR-12.4")
def test_the_deck_of_a_laid_card_is_seen() -> None:
    table = hold(small(), "foul-stench", "daylight").attack(FROM, TO)
    table.shadow.chooses(f"lay:{CARD['foul-stench']}")
    told = [e for e in table.free.hears() if isinstance(e, events.CombatCardLaid)]
    assert [(each.deck, each.card) for each in told] == [("character", None)]
    sizes = {name: zone.size for name, zone in table.view(FREE).zones.items()}
    assert (sizes["laid-1-character"], sizes["laid-1-strategy"]) == (1, 0)


def test_what_is_laid_stays_secret_in_every_field() -> None:
    """A sampled world keeps frames and fields as they are, so none of them names the card."""
    table = hold(small(), "foul-stench", "daylight").attack(FROM, TO)
    table.shadow.chooses(f"lay:{CARD['foul-stench']}")
    assert CARD["foul-stench"] not in str([*table.state.stack, table.state.battle])


@pytest.mark.rule("WOTR-12.5")
def test_the_requirement_must_be_met_when_a_card_is_laid() -> None:
    table = hold(small(), "mighty-attack", "valour", "durins-bane", "cruel-as-death")
    table.attack(FROM, TO)
    table.shadow.may_not(
        f"lay:{CARD['durins-bane']}", f"lay:{CARD['cruel-as-death']}", because="WOTR-12.5"
    )
    table.shadow.chooses("lay-nothing")
    assert table.free.options == ["lay-nothing"]  # asked all the same: his hand is secret
    table.free.may_not(f"lay:{CARD['mighty-attack']}", f"lay:{CARD['valour']}", because="WOTR-12.5")


@pytest.mark.rule("WOTR-12.5")
def test_a_requirement_is_not_checked_again_later() -> None:
    table = small().character("gimli", TO)
    fight(table, "words-of-power", "sudden-strike", dice=ONES)
    assert clash(table).silenced == ("gimli",)
    assert is_open(table, "sudden-strike")
    dice = table.told(events.AdditionalDiceRolled)
    assert len(dice[0].values) == 1  # type: ignore[attr-defined]  # only the Leader leads


@pytest.mark.rule("WOTR-12.6")
def test_an_effect_lasts_for_a_round_and_the_card_is_discarded() -> None:
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2})
    fight(table, "desperate-battle", dice=(4, 1, 1, 1))
    assert table.asked_kind == "cease"  # a hit by +1, without any choice
    assert table.figures(TO) == {"rohan-regular": 1}
    assert is_used(table, "desperate-battle")
    assert combat_modifier(table.state, SHADOW) == 0
    table.dice(4, 4, 4).shadow.chooses("press")
    table.free.chooses("stand")
    assert table.figures(TO) == {"rohan-regular": 1}  # a 4 misses again
    assert clash(table).cards[SHADOW].card == ""


@pytest.mark.rule("WOTR-12.7")
def test_the_lower_initiative_comes_first() -> None:
    table = RingTable.empty().army("moria", sauron_regular=3)
    table.army("dimrill-dale", elves_regular=2).dice(6, 6, 6)
    fight(table, "durins-bane", "scouts", source="moria", target="dimrill-dale")
    assert table.asked == [(FREE, "scouts")]
    table.free.chooses("retreat-to:parth-celebrant")
    assert table.figures("parth-celebrant") == {"elves-regular": 2}  # nobody was hit
    assert table.asked_kind == "advance"
    assert is_used(table, "durins-bane")
    assert is_used(table, "scouts")


@pytest.mark.rule("WOTR-12.7")
def test_on_a_tie_the_defender_comes_first() -> None:
    table = small().character("gimli", TO)
    fight(table, "swarm-of-bats", "daring-defiance", dice=ONES)  # the Free Peoples defend
    assert (clash(table).cards[SHADOW].cancelled, clash(table).cards[FREE].cancelled) == (
        True,
        False,
    )
    table = small().character("gimli", TO)
    fight(table, "daring-defiance", "swarm-of-bats", dice=ONES, source=TO, target=FROM)
    assert (clash(table).cards[SHADOW].cancelled, clash(table).cards[FREE].cancelled) == (
        False,
        True,
    )


@pytest.mark.rule("WOTR-12.8")
def test_each_of_two_effects_has_its_number() -> None:
    assert EVENT_CARDS.combats["mumakil"] == (3, 5)
    table = armies({"southrons_elite": 1, "southrons_regular": 2}, {"rohan_regular": 5})
    fight(table, "mumakil", dice=(4, 1, 1, 1, 1, 1, 1, 1))
    assert len(table.told(events.CombatCardActed)) == 2
    assert table.figures(TO) == {"rohan-regular": 3}  # a hit by +1, and one more


@pytest.mark.rule("WOTR-12.9")
def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    table = small()
    fight(table, "swarm-of-bats", "daylight", dice=ONES)
    assert [type(e).__name__ for e in table.told(events.CombatCardActed)] == ["CombatCardActed"]
    assert table.told(events.CombatCardCancelled) == [
        events.CombatCardCancelled("free", CARD["daylight"])
    ]
    table.shadow.chooses("reroll:0")
    table.free.chooses("reroll:0")
    assert is_used(table, "daylight")
    assert is_used(table, "swarm-of-bats")


@pytest.mark.rule("WOTR-12.10")
def test_forfeited_leadership_does_not_count_for_the_reroll() -> None:
    table = armies({"sauron_regular": 4, "sauron_nazgul": 3}, {"rohan_regular": 2})
    fight(table, "cruel-as-death", dice=ONES)
    assert leadership_in_battle(table.state, SHADOW) == 1
    table.shadow.may("reroll:1").may_not("reroll:2", because="WOTR-11.17")
    table.shadow.chooses("reroll:0")
    table.dice(*ONES).shadow.chooses("press")
    table.free.chooses("stand")
    assert leadership_in_battle(table.state, SHADOW) == 3  # the next round


@pytest.mark.rule("WOTR-12.10")
def test_a_cancelled_leadership_cannot_be_forfeited() -> None:
    table = small().character("gimli", TO)
    fight(table, "words-of-power", "mighty-attack", dice=ONES)
    assert clash(table).sides[FREE].hits == 0  # Gimli had nothing to give up
    assert table.asked == [(SHADOW, "leader-reroll")]
    table = small().character("gimli", TO).character("legolas", TO)
    fight(table, "words-of-power", "mighty-attack")
    table.dice(*ONES).shadow.chooses("silence:gimli")
    assert clash(table).idle == ("gimli", "legolas")  # Legolas is the only one left
    table.free.may_not("forfeit:gimli", because="WOTR-12.10")


def test_leadership_may_be_cancelled_for_the_whole_battle() -> None:
    table = armies(
        {"sauron_regular": 2, "sauron_nazgul": 2}, {"rohan_regular": 2, "rohan_leader": 1}
    )
    table.character("gimli", TO).character("witch-king", FROM).dice(*ONES).attack(FROM, TO)
    assert (nazgul_leadership(table.state), leadership_in_battle(table.state, FREE)) == (4, 2)
    clash(table).no_nazgul, clash(table).idle_in_battle = True, ("gimli",)
    assert (nazgul_leadership(table.state), leadership_in_battle(table.state, SHADOW)) == (0, 0)
    assert leadership_in_battle(table.state, FREE) == 1
    clash(table).begin_round()
    assert leadership_in_battle(table.state, SHADOW) == 0


@pytest.mark.rule("WOTR-12.11")
def test_an_additional_attack_hits_like_the_combat_roll() -> None:
    table = RingTable.empty().army("osgiliath", sauron_regular=3)
    table.army("minas-tirith", gondor_elite=2).dice(5, 6, *ONES)
    fight(table, "charge", source="minas-tirith", target="osgiliath")  # a Fortification
    (struck,) = table.told(events.AdditionalDiceRolled)
    assert (struck.target, struck.hits) == (6, 1)  # type: ignore[attr-defined]
    table = armies({"sauron_regular": 3}, {"rohan_elite": 2})
    fight(table, "charge", dice=(5, 4, *ONES))
    assert table.figures(FROM) == {"sauron-regular": 2}  # the defender hits with 5


@pytest.mark.rule("WOTR-12.12")
def test_an_additional_attack_is_not_rerolled() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_elite": 1, "rohan_leader": 1})
    fight(table, "charge", dice=(1, 1, 1, 1, 6))  # the charge misses, the combat roll hits
    assert table.asked_kind == "cease"  # no miss of the combat roll is left to re-roll
    assert len(table.told(events.CombatDiceRerolled)) == 0


@pytest.mark.rule("WOTR-12.13")
def test_modifiers_of_the_enemy_do_not_change_an_additional_attack() -> None:
    table = armies({"sauron_elite": 2}, {"rohan_regular": 5})
    fight(table, "we-come-to-kill", "advantageous-position", dice=(1, 5, 1, 1, 1, 1, 1, 5, 1))
    rolled = table.told(events.CombatDiceRolled)
    assert rolled[0].hits == 0  # type: ignore[attr-defined]  # a 5 misses by -1
    (struck,) = table.told(events.AdditionalDiceRolled)
    assert struck.hits == 1  # type: ignore[attr-defined]
    assert table.figures(TO) == {"rohan-regular": 4}


@pytest.mark.rule("WOTR-12.14")
def test_casualties_of_an_additional_attack_come_at_once_and_are_not_prevented() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2)
    table.army("dimrill-dale", elves_regular=4)
    table.dice(4, 4, 4, 1, 1, 1)
    fight(table, "durins-bane", "shield-wall", source="moria", target="dimrill-dale")
    assert table.figures("dimrill-dale") == {"elves-regular": 1}
    rolled = table.told(events.CombatDiceRolled)
    assert len(rolled[1].values) == 1  # type: ignore[attr-defined]  # three are gone before it
    assert not table.told(events.HitsIgnored)


@pytest.mark.rule("WOTR-12.15", "WOTR-11.31")
def test_a_battle_ends_at_once_if_an_additional_attack_destroys_an_army() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2)
    table.army("dimrill-dale", elves_regular=2, elves_leader=1).character("gimli", "dimrill-dale")
    fight(
        table,
        "durins-bane",
        "daylight",
        dice=(4, 4, 1),
        source="moria",
        target="dimrill-dale",
    )
    assert not table.told(events.CombatDiceRolled)
    assert table.figures("dimrill-dale") == {}
    assert table.state.characters["gimli"] == "eliminated"
    assert table.lost("elves-leader") == 1
    assert table.asked_kind == "advance"
    assert is_used(table, "durins-bane")
    assert is_used(table, "daylight")


@pytest.mark.rule("WOTR-12.15")
def test_nothing_else_acts_in_a_battle_that_is_over() -> None:
    table = RingTable.empty().army("moria", sauron_regular=1, sauron_nazgul=1)
    table.army("dimrill-dale", elves_elite=1, elves_regular=1)
    fight(
        table, "durins-bane", "charge", dice=(6,), source="moria", target="dimrill-dale"
    )  # the defender strikes first and destroys the attacker
    assert len(table.told(events.AdditionalDiceRolled)) == 1
    assert table.figures("moria") == {}
    assert table.state.battle is None


@pytest.mark.rule("WOTR-12.16")
def test_nazgul_leadership_counts_nazgul_and_the_witch_king() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 2}, {"rohan_regular": 2})
    table.character("witch-king", FROM).character("mouth-of-sauron", FROM)
    hold(table, "dread-and-despair").attack(FROM, TO)
    assert nazgul_leadership(table.state) == 4
    assert leadership_in_battle(table.state, SHADOW) == 6
    table.shadow.chooses(f"lay:{CARD['dread-and-despair']}").chooses("draw-nothing")
    table.shadow.may("forfeit-points:4").may_not("forfeit-points:5", because="WOTR-12.16")


def test_the_balrog_fights_from_the_table() -> None:
    balrog = CARD["durins-bane"]
    table = RingTable.empty().army("moria", sauron_regular=2)
    table.army("dimrill-dale", elves_regular=3).lay("shadow-character-table", balrog)
    table.attack("moria", "dimrill-dale")
    assert table.shadow.options == ["lay-nothing", f"lay:{balrog}"]
    assert table.told(events.CombatCardLaid) == []
    table.dice(4, 1, 1, *ONES).shadow.chooses(f"lay:{balrog}")
    assert table.state.size("shadow-character-table") == 0
    assert is_used(table, "durins-bane")
    assert table.figures("dimrill-dale") == {"elves-regular": 2}
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2})  # too far from Moria
    table.lay("shadow-character-table", balrog).dice(*ONES).attack(FROM, TO)
    assert table.asked_kind == "cease"
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2})
    table.hand(SHADOW, CARD["deadly-strife"]).lay("shadow-character-table", balrog)
    table.attack(FROM, TO)
    table.shadow.may_not(f"lay:{balrog}", because="WOTR-12.5")


def test_other_cards_on_the_table_are_not_laid() -> None:
    table = small().lay("shadow-character-table", CARD["foul-stench"])
    table.dice(*ONES).attack(FROM, TO)
    assert table.asked_kind == "leader-reroll"


@pytest.mark.rule("WOTR-11.46", "WOTR-12.2")
def test_cards_are_laid_after_the_choice_of_the_stronghold() -> None:
    table = RingTable.empty().army("fords-of-isen", isengard_regular=2)
    table.army("helms-deep", rohan_regular=2)
    hold(table, "daylight", "deadly-strife").attack("fords-of-isen", "helms-deep")
    assert table.asked == [(FREE, "stronghold-choice")]
    table.free.chooses("field")
    assert table.asked == [(SHADOW, "combat-card")]


def test_the_account_tells_which_card_changed_a_number() -> None:
    table = small()
    fight(table, "desperate-battle", dice=ONES)
    first, changes = combat_modifier.account(table.state, FREE)
    assert (first, [change.by.name for change in changes]) == (0, ["desperate-battle"])


def test_combat_cards_are_not_shown_by_who_is_asked() -> None:
    """Whoever has cards is asked, whichever they are; an empty hand is seen by everybody."""
    for title in ("valour", "daylight"):
        table = hold(small(), title).attack(FROM, TO)
        assert table.asked == [(FREE, "combat-card")]
    table = small().dice(*ONES).attack(FROM, TO)
    assert table.asked == [(SHADOW, "leader-reroll")]
