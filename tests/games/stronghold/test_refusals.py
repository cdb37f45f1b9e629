"""Why not: refusals name the right rule, and say it in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.cli.terminal.wording import Wording
from ostrog.games import stronghold
from ostrog.kernel import explain
from ostrog.words import LANGUAGES, Words

Case = tuple[str, Callable[[], Walls], int, str, str]

WORDS = Path(stronghold.__file__).parent / "words"

# The Invader's cards


def machines() -> Walls:
    table = Walls.empty().supply(goblin=2, orc=2, wood=20)
    return table.row("ballista", "mantelet", "siege-tower", "banner").phase(2)


def poor() -> Walls:
    return Walls.empty().supply(orc=1, wood=5).row("ballista", "mantelet").phase(2)


def paying() -> Walls:
    table = Walls.empty().supply(goblin=3, troll=1, wood=10).row("ballista", "mantelet").phase(2)
    table.invader.chooses("use-card:ballista")
    return table


def a_card_was_passed_over() -> Walls:
    table = machines()
    table.invader.chooses("use-card:mantelet")
    return table


def full_ramparts() -> Walls:
    table = Walls.empty(ruleset={"cards.mantelet.tokens": 9}).supply(orc=4, wood=9)
    table.board(mantelets=dict.fromkeys(table.state.mantelets, 1))
    return table.row("mantelet", "siege-tower").phase(2)


def no_towers_left() -> Walls:
    return machines().put("siege_towers", fl=2, w1=1).phase(2)


def four_machines() -> Walls:
    table = machines().machine("l1", "ballista").machine("l2", "ballista")
    return table.machine("r1", "catapult").machine("r2", "catapult").phase(2)


def without_machine_cards() -> Walls:
    return machines().lay("machine-stock").lay("machine-out", *["hit"] * 10).phase(2)


def supplies() -> Walls:
    table = Walls.empty(ruleset={"wood.most_in_a_turn": 7}).supply(goblin=2, troll=1)
    table.state.counted = {"wood": 5}
    return table.at("supplies")


def gaining() -> Walls:
    return Walls.empty().supply(goblin=2).at("supplies").supply(goblin=2)


def all_wood() -> Walls:
    return Walls.empty().supply(goblin=2, wood=20).at("supplies")


def exchanged() -> Walls:
    table = Walls.empty().supply(goblin=2)
    table.state.paid["exchange-cards"] = [0, 0, 0, 0]
    return table.at("supplies")


def gained() -> Walls:
    table = Walls.empty().supply(goblin=2)
    table.state.paid["gain-resources"] = [1, 0, 0, 0]
    return table.at("supplies")


def training() -> Walls:
    table = Walls.empty().supply(goblin=9, orc=9, troll=9)
    table.attackers("fl", orc=10).attackers("fr", orc=10)
    return table.row("artilleryman", "trainer", "saboteur").phase(4)


def rituals() -> Walls:
    return Walls.empty().supply(goblin=9).row("blood-stones", "demon").phase(5)


def spy() -> Walls:
    table = Walls.empty().supply(goblin=2, wood=5).row("ballista", "mantelet")
    table.state.spies = ["ballista"]
    return table.phase(2)


# Maneuvers and orders


def marching() -> Walls:
    table = Walls.empty().attackers("l1", orc=7, goblin=1).attackers("w2", orc=4)
    table.attackers("fl", orc=9).put("training", l2=["quartermaster"])
    table.put("equipment", w1=["sap"]).supply(orc=3)
    table.march()
    table.invader.chooses("done")  # nobody comes out of the sap
    return table


def from_the_foregrounds() -> Walls:
    table = marching()
    table.invader.chooses("done")
    return table


def with_a_siege_tower() -> Walls:
    table = Walls.empty().put("siege_towers", l1=1, w1=1).attackers("l1", orc=6)
    table.put("face_up_traps", **{"l1-w2": "siege-tower-trap"}).lay(
        "traps-shown", "siege-tower-trap"
    )
    return table.march()


def new_units() -> Walls:
    table = Walls.empty().supply(orc=9, goblin=9).attackers("fr", orc=8)
    table.march()
    table.invader.chooses("done")
    return table


def a_maneuver_later() -> Walls:
    table = Walls.empty().phase(6)
    table.invader.chooses("march:small")
    return table


def ordering() -> Walls:
    table = Walls.empty().attackers("w2", orc=1).attackers("w3", orc=1).phase(6)
    table.invader.chooses("march:small").chooses("end-phase")
    return table


def ordering_in_secret() -> Walls:
    table = ordering()
    table.invader.chooses("secret-order:bluff:w2")
    return table


# The Defender's window


def window() -> Walls:
    table = Walls.empty().troops("w1", soldier=2).troops("w5", soldier=3).troops("t1", marksman=1)
    table.troops("barracks", veteran=1).troops("forge", soldier=1).troops("hospital", soldier=1)
    return table.hero("officer", "w1").window(3)


def holding(*picks: str) -> Callable[[], Walls]:
    def set_up() -> Walls:
        table = window()
        table.defender.chooses(*picks)
        return table

    return set_up


def without_hourglasses() -> Walls:
    return window().window(0, phase=6)


def gale() -> Walls:
    return window().success("gale", "w1").window(1)


def one_hourglass() -> Walls:
    return window().troops("barracks", marksman=1, soldier=1).window(1)


def completed() -> Walls:
    table = window().board(finished=["poles"]).put("laid", cannon=3)
    return table.window(3)


def forbidden() -> Walls:
    return window().lasting("burning-field").window(3)


def with_plans() -> Walls:
    return window().plans("night-sortie", "hail-of-arrows").window(3)


def before_a_stage() -> Walls:
    table = Walls.empty().plans("night-shift", "hail-of-arrows").troops("w1", marksman=1)
    return table.attackers("l1", orc=1).at("marksmen")


def ordered_once() -> Walls:
    return window().board(issued={"detail": "officer"}).window(3)


def tired_heroes() -> Walls:
    table = window().lasting("heroes-oath").board(issued={"detail": "officer"}, turn=3)
    return table.hero("warrior", "w5").window(3)


def possessed() -> Walls:
    return window().board(lost_orders=["fall-back"]).window(3)


def detailed() -> Walls:
    return window().board(bound="workshop").window(0)


# The assault


def cannons() -> Walls:
    table = Walls.empty().put("tower_works", t1="cannon").attackers("l1", orc=1)
    return table.attackers("l2", orc=1).at("cannons")


def siege_machines() -> Walls:
    table = (
        Walls.empty().machine("l1", "ballista").machine("fl", "trebuchet").machine("l2", "ballista")
    )
    table.board(malfunction="l2", glare="w2").troops("w1", soldier=1).walls(w1=1)
    return table.at("siege_machines")


def marksmen() -> Walls:
    table = Walls.empty().troops("w1", marksman=2).troops("w2", marksman=1)
    table.troops("w3", marksman=1).troops("t2", marksman=1).troops("w6", marksman=1)
    table.attackers("l1", orc=2).attackers("l2", orc=2).attackers("w2", orc=1)
    table.attackers("r1", orc=1).attackers("r2", orc=1).board(blessing="right")
    table.put("mantelets", l2=1)
    return table.at("marksmen")


CASES: list[Case] = [
    # Phases 1 to 5
    ("STR-4.4", Walls, INVADER, "next:trainer", "About the place of Trainer in the row there"),
    ("STR-4.2", machines, INVADER, "use-card:catapult", "Catapult does not lie on the table."),
    ("STR-5.1", machines, INVADER, "use-card:banner", "Banner belongs to another phase."),
    (
        "STR-6.2",
        a_card_was_passed_over,
        INVADER,
        "use-card:ballista",
        "Ballista was already used or",
    ),
    ("STR-6.3", poor, INVADER, "use-card:ballista", "not hold the full price of Ballista."),
    ("STR-6.3", spy, INVADER, "use-card:ballista", "not hold the full price of Ballista."),
    ("STR-6.3", gaining, INVADER, "gain:orc", "Your supply has too few orcs for this."),
    ("STR-6.4", paying, INVADER, "pay:orc", "Ballista cannot be paid with orcs."),
    ("STR-6.7", full_ramparts, INVADER, "use-card:mantelet", "free place for Mantelet."),
    ("STR-6.8", exchanged, INVADER, "exchange", "You have exchanged phase cards in this turn"),
    ("STR-6.8", gained, INVADER, "gain:goblin", "You have discarded a unit for wood in this turn"),
    ("STR-7.7", supplies, INVADER, "gain:troll", "no more than 7 wood in a turn."),
    ("STR-2.4", all_wood, INVADER, "gain:goblin", "There is no wood in stock."),
    ("STR-2.1", no_towers_left, INVADER, "use-card:siege-tower", "All tokens of Siege"),
    ("STR-2.11", without_machine_cards, INVADER, "use-card:ballista", "too few Hit and Miss cards"),
    ("STR-8.3", four_machines, INVADER, "use-card:ballista", "the limit is 4."),
    ("STR-10.11", training, INVADER, "use-card:artilleryman", "No machine has a Miss left"),
    ("STR-10.12", training, INVADER, "use-card:trainer", "Both foregrounds are full."),
    ("STR-11.17", rituals, INVADER, "use-card:blood-stones", "a token of Blood Stones."),
    # Phase 6
    ("STR-12.2", a_maneuver_later, INVADER, "march:small", "Each maneuver is possible once"),
    ("STR-12.3", marching, INVADER, "send:orc:fl-l1:1", "nobody leaves the left foreground."),
    ("STR-12.17", marching, INVADER, "send:goblin:l1-w1:2", "Not so many goblins are left on left"),
    ("STR-12.4", marching, INVADER, "send:orc:l1-w1:6", "at most 5 units leave left rampart 1."),
    ("STR-3.6", marching, INVADER, "send:orc:l1-w2:1", "There is no room left at section 2."),
    (
        "STR-3.2",
        from_the_foregrounds,
        INVADER,
        "send:orc:fl-l1:1",
        "no room left on left rampart 1.",
    ),
    ("STR-9.5", marching, INVADER, "sap:orc:w3", "A sap must lie at section 3 to let out an orc;"),
    (
        "STR-10.3",
        from_the_foregrounds,
        INVADER,
        "pass-through:orc:l1:w1",
        "No quartermaster on left rampart 1 can let",
    ),
    (
        "STR-3.5",
        from_the_foregrounds,
        INVADER,
        "pass-through:orc:l2:w1",
        "No path leads from left rampart 2 to section 1.",
    ),
    ("STR-8.13", marching, INVADER, "tow:l1-w1", "No siege tower stands on left rampart 1."),
    ("STR-8.15", with_a_siege_tower, INVADER, "tow:l1-w1", "A siege tower is at section 1 already"),
    ("STR-16.16", with_a_siege_tower, INVADER, "tow:l1-w2", "A trap holds the siege tower;"),
    ("STR-12.4", new_units, INVADER, "bring:orc:fl:6", "no more new units to the left foreground."),
    ("STR-3.2", new_units, INVADER, "bring:orc:fr:3", "no room left on the right foreground."),
    (
        "STR-13.2",
        ordering,
        INVADER,
        "open-order:bluff:w7",
        "None of your units stands at section 7.",
    ),
    ("STR-13.1", ordering_in_secret, INVADER, "open-order:goblin-fury:w3", "not both."),
    ("STR-13.5", ordering_in_secret, INVADER, "secret-order:troll-call:w2", "order at section 2"),
    # The Defender's window
    (
        "STR-5.4",
        window,
        DEFENDER,
        "close-window",
        "You still hold 3 hourglasses. Spend them first.",
    ),
    ("STR-5.12", window, DEFENDER, "lay:cannon:4", "You do not hold so many hourglasses."),
    ("STR-15.2", window, DEFENDER, "take:veteran:w1", "There is no veteran at section 1."),
    (
        "STR-15.2",
        without_hourglasses,
        DEFENDER,
        "lead:officer",
        "A move costs 1 hourglass, and you",
    ),
    ("STR-15.3", holding("take:soldier:w1"), DEFENDER, "to:w4", "or inside, not to section 4."),
    ("STR-15.6", holding("take:soldier:w1"), DEFENDER, "to:forge", "cannot move to the forge."),
    ("STR-3.8", holding("take:soldier:w1"), DEFENDER, "to:t1", "Only marksmen may be in towers."),
    ("STR-15.15", holding("take:soldier:forge"), DEFENDER, "to:w5", "no room at section 5."),
    ("STR-15.7", holding("lead:officer"), DEFENDER, "to:w4", "A hero moves only between adjacent"),
    ("STR-15.10", holding("lead:officer"), DEFENDER, "swap:soldier:w5", "Heroes do not change"),
    ("STR-15.10", holding("take:soldier:w1"), DEFENDER, "swap:marksman:t1", "One of the two may"),
    (
        "STR-15.12",
        holding("take:soldier:w1"),
        DEFENDER,
        "swap:soldier:forge",
        "in the forge do not",
    ),
    ("STR-15.9", holding("take:soldier:w1"), DEFENDER, "swap:veteran:w5", "There is nobody to"),
    ("STR-16.35", window, DEFENDER, "take:soldier:hospital", "Units in the hospital cannot act."),
    ("STR-11.12", gale, DEFENDER, "take:soldier:w1", "A Gale makes this too dear."),
    ("STR-16.1", completed, DEFENDER, "lay:cannon:2", "Cannon has only 1 free space."),
    ("STR-16.4", completed, DEFENDER, "lay:poles:1", "The action Poles was already completed"),
    ("STR-16.5", window, DEFENDER, "lay:sniper:3", "Sniper in the tower has no legal target"),
    ("STR-16.33", window, DEFENDER, "lay:confuse-orders:2", "There is no order on the board"),
    ("STR-16.31", window, DEFENDER, "finish:cannon", "Cannon still has free spaces."),
    ("STR-16.25", window, DEFENDER, "train:train-soldier", "no marksman in the barracks."),
    ("STR-16.26", window, DEFENDER, "train:train-veteran", "no soldier in the barracks."),
    ("STR-16.27", one_hourglass, DEFENDER, "train:train-soldier", "Training costs 2 hourglasses,"),
    ("STR-18.2", forbidden, DEFENDER, "lay:trap:2", "A plan in force forbids the action Trap."),
    ("STR-18.1", with_plans, DEFENDER, "plan:militia", "You cannot use the plan Militia now."),
    (
        "STR-18.5",
        with_plans,
        DEFENDER,
        "plan:night-sortie",
        "The plan Night Sortie would do nothing",
    ),
    (
        "STR-18.1",
        before_a_stage,
        DEFENDER,
        "plan:night-shift",
        "You cannot use the plan Night Shift now",
    ),
    ("STR-17.3", ordered_once, DEFENDER, "heroic:call-up:officer", "Each hero issues one order"),
    ("STR-17.3", tired_heroes, DEFENDER, "heroic:fall-back:warrior", "only 1 order in a turn."),
    ("STR-17.5", window, DEFENDER, "heroic:call-up:officer", "Nobody is in the courtyard"),
    ("STR-17.9", window, DEFENDER, "heroic:fall-back:warrior", "can only issue Detail."),
    ("STR-17.7", detailed, DEFENDER, "heroic:detail:officer", "The hourglass of the last Detail"),
    (
        "STR-11.9",
        possessed,
        DEFENDER,
        "heroic:fall-back:officer",
        "The order Fall back was lost to a",
    ),
    # The assault
    ("STR-16.7", cannons, DEFENDER, "aim:t2:l2", "There is no cannon in tower 2."),
    ("STR-19.2", cannons, DEFENDER, "aim:t1:r4", "The cannon in tower 1 does not reach right"),
    ("STR-8.4", siege_machines, INVADER, "target:r1:w5", "There is no machine on right rampart 1."),
    ("STR-16.18", siege_machines, INVADER, "target:l2:w3", "on left rampart 2 has a malfunction."),
    ("STR-16.22", siege_machines, INVADER, "target:l1:w2", "glare protects section 2."),
    ("STR-8.6", siege_machines, INVADER, "target:l1:w5", "does not reach section 5."),
    ("STR-8.11", siege_machines, INVADER, "target:fl:w9", "The trebuchet on the left foreground"),
    ("STR-19.8", marksmen, DEFENDER, "fire:w2:l1:1", "The marksmen at section 2 are in melee."),
    (
        "STR-19.9",
        marksmen,
        DEFENDER,
        "fire:w1:l3:1",
        "No path leads from left rampart 3 to section 1",
    ),
    ("STR-19.10", marksmen, DEFENDER, "fire:t2:l1:1", "Marksmen in tower 2 fire only at the"),
    ("STR-19.12", marksmen, DEFENDER, "fire:w3:l3:1", "nobody to fire at on left rampart 3."),
    ("STR-19.14", marksmen, DEFENDER, "fire:w3:l2:1", "A mantelet protects left rampart 2."),
    ("STR-19.16", marksmen, DEFENDER, "fire:w1:l1:3", "Only 2 marksmen at section 1 can still"),
]


RAW = re.compile(
    r"[{}]|hidden|STR-\d.*STR-|\b(?:[wtlr]\d|f[lr])\b|\b(?:ref|rule|option)-", re.ASCII
)
"""What a player must never read: braces, keys, ids of places."""


@pytest.mark.parametrize(
    ("rule", "set_up", "seat", "option", "english"),
    CASES,
    ids=[f"{rule}-{option}" for rule, _, _, option, _ in CASES],
)
def test_a_refusal_names_its_rule_and_says_it_in_three_languages(
    rule: str, set_up: Callable[[], Walls], seat: int, option: str, english: str
) -> None:
    table = set_up()
    refusal = explain(table.state, seat, table.option(option))
    assert refusal is not None
    assert refusal.rule == rule
    said = {
        language: Wording(Words([language], [WORDS]), table.state.setting).refusal(refusal)
        for language in LANGUAGES
    }
    assert english in said["en"]
    key = f"rule-{rule.replace('.', '-')}"
    english_only = [each for each in LANGUAGES if Words([each], [WORDS]).missing([key])]
    assert english_only == [], "it is said in English"
    assert len(set(said.values())) == len(LANGUAGES)
    for language, text in said.items():
        head, _, sentence = text.partition(": ")
        assert head == rule
        assert not RAW.search(sentence), text
        assert sentence.endswith((".", ".”")), text
        first = sentence.lstrip("«„")[0]
        assert first == first.upper(), text
        assert not re.search(r" [.,:;]|  ", sentence), text
        if language == "ru":
            assert not re.search("[A-Za-z]", sentence), text


def test_there_are_at_least_thirty_different_refusals_of_both_sides() -> None:
    for seat in (INVADER, DEFENDER):
        assert len({rule for rule, _, asked, *_ in CASES if asked == seat}) >= 20
    assert len({rule for rule, *_ in CASES}) >= 50
