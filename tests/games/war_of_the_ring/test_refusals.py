"""Why not: refusals name the right rule, and say it in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.cli.terminal.wording import Wording
from ostrog.games import war_of_the_ring
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import CHARACTERS, FACES, FIGURES
from ostrog.kernel import explain
from ostrog.words import LANGUAGES, Words

Case = tuple[str, Callable[[], RingTable], int, str, str]

WORDS = Path(war_of_the_ring.__file__).parent / "words"


def playing(seat: int, **sides: str) -> Callable[[], RingTable]:
    """Return a function that sets up an empty map on which a seat is to use a die."""
    return lambda: RingTable.empty().acting(seat, **sides)


# The turn and its dice


def allocating() -> RingTable:
    return RingTable().phase("hunt_allocation")


def allocating_against_gollum() -> RingTable:
    return RingTable().fellowship("rivendell").phase("hunt_allocation")


def allocating_after_a_move() -> RingTable:
    return RingTable().board(taken_back=1).phase("hunt_allocation")


def second_ring() -> RingTable:
    return RingTable().board(ring_used=[True, False]).acting(FREE, free="character")


def rings_of_the_shadow() -> RingTable:
    return RingTable().board(rings=[0, 2]).acting(SHADOW, shadow="army character")


# Characters


def minions_move() -> RingTable:
    table = RingTable.empty().army("barad-dur", sauron_nazgul=1).character("saruman", "orthanc")
    table.character("mouth-of-sauron", "barad-dur")
    return table.uses(SHADOW, "character", "move-minions")


def flying() -> RingTable:
    table = minions_move()
    table.shadow.chooses("take-nazgul:barad-dur")
    return table


def the_mouth_walks() -> RingTable:
    table = minions_move()
    table.shadow.chooses("take:mouth-of-sauron")
    return table


def companions_move() -> RingTable:
    table = RingTable.empty().character("gimli", "edoras").character("strider", "lorien")
    table.character("boromir", "helms-deep").army("helms-deep", rohan_regular=1)
    table.army("helms-deep", isengard_regular=1).siege("helms-deep")
    table.uses(FREE, "character", "move-companions")
    return table


def gimli_goes() -> RingTable:
    table = companions_move()
    table.free.chooses("take:gimli")
    return table


def isengard_at_peace() -> RingTable:
    return RingTable.empty().at_peace("isengard", 1).acting(SHADOW, shadow="muster")


# Recruiting and politics


def recruiting() -> RingTable:
    table = RingTable.empty().at_peace("elves").controls(SHADOW, "dale")
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").army("edoras", rohan_regular=10)
    table.reinforcements(FREE, rohan_regular=2, rohan_elite=1, rohan_leader=1, north_regular=1)
    return table.uses(FREE, "muster", "recruit")


def one_recruited() -> RingTable:
    table = recruiting().army("edoras", rohan_regular=1).uses(FREE, "muster", "recruit")
    table.free.chooses("recruit:rohan-regular:edoras")
    return table


def recruiting_nazgul() -> RingTable:
    return RingTable.empty().uses(SHADOW, "muster", "recruit")


def negotiating() -> RingTable:
    table = RingTable.empty().at_peace("gondor", 1).at_peace("rohan", 2)
    return table.uses(FREE, "muster", "negotiate")


# Moving armies


def marching() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=2).army("folde", isengard_regular=1)
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").at_peace("dwarves").army("erebor", dwarves_regular=1)
    return table.uses(FREE, "muster-army", "move-armies")


def first_part_went() -> RingTable:
    table = marching()
    table.free.chooses("march:edoras:westemnet", "leave:rohan-regular", "go")
    return table


def all_went() -> RingTable:
    table = marching()
    table.free.chooses("march:edoras:westemnet", "go")
    return table


def marching_with_a_character() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.army("lorien", elves_regular=1)
    return table.uses(FREE, "character", "move-led-army")


def led_away() -> RingTable:
    table = marching_with_a_character()
    table.free.chooses("march:edoras:folde")
    return table


def leader_stays() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.uses(FREE, "muster-army", "move-armies")
    table.free.chooses("march:edoras:folde", "leave:rohan-leader")
    return table


def too_many() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=6, rohan_elite=2)
    table.army("folde", rohan_regular=3).uses(FREE, "muster-army", "move-armies")
    table.free.chooses("march:edoras:folde", "go").chooses("done")
    return table


def too_many_inside() -> RingTable:
    table = RingTable.empty().army("helms-deep", rohan_regular=4, rohan_elite=3)
    table.army("fords-of-isen", isengard_regular=4).attack("fords-of-isen", "helms-deep")
    table.free.chooses("go-inside")
    table.shadow.chooses("advance")
    return table


# Battles


def attacking() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.army("westemnet", isengard_regular=2).army("folde", north_regular=1).at_peace("north")
    table.army("helms-deep", isengard_regular=1).army("helms-deep", gondor_regular=1)
    table.controls(SHADOW, "helms-deep").siege("helms-deep")
    table.at_peace("elves").army("fangorn", dwarves_regular=1, elves_leader=1)
    table.army("fords-of-isen", rohan_regular=1)
    return table.uses(FREE, "muster-army", "attack")


def attacking_with_a_character() -> RingTable:
    return attacking().uses(FREE, "character", "led-attack")


def a_rearguard() -> RingTable:
    table = attacking()
    table.free.chooses("attack:edoras:westemnet", "leave:rohan-leader")
    return table


def hit(*, hits: int = 2, **figures: int) -> Callable[[], RingTable]:
    """Return a function that sets up a battle in which Rohan is to suffer hits."""

    def set_up() -> RingTable:
        table = RingTable.empty().army("westemnet", **figures)
        table.army("eastemnet", sauron_regular=hits, sauron_elite=1)
        if not figures.get("gondor_regular"):
            table.reinforcements(FREE, rohan_regular=4)
        else:
            table.reinforcements(FREE)
        units = sum(figures.values())
        table.dice(*[6] * hits, 1, *[1] * units).attack("eastemnet", "westemnet")
        return table

    return set_up


def hit_once() -> RingTable:
    table = hit(hits=1, rohan_regular=1, rohan_elite=1)()
    table.free.chooses("reduce:rohan-elite")
    return table


def rerolling() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=3, rohan_leader=1)
    table.army("folde", sauron_regular=1).dice(1, 1, 1, 1).attack("folde", "edoras")
    return table


def retreating() -> RingTable:
    table = RingTable.empty().army("westemnet", rohan_regular=1)
    table.army("eastemnet", sauron_regular=1).army("fangorn", isengard_regular=1)
    table.dice(1, 1).attack("eastemnet", "westemnet")
    table.shadow.chooses("press")
    return table


def at_the_gate() -> RingTable:
    table = RingTable.empty().army("helms-deep", rohan_regular=1)
    return table.army("fords-of-isen", isengard_regular=1).attack("fords-of-isen", "helms-deep")


def assaulting() -> RingTable:
    table = RingTable.empty().army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.army("helms-deep", isengard_elite=1, sauron_elite=1).reinforcements(
        SHADOW, isengard_regular=1
    )
    table.dice(1, 1, 1, 1).assault("helms-deep")
    return table


def advancing() -> RingTable:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_leader=1)
    table.army("folde", sauron_regular=1).dice(6, 6, 1).attack("edoras", "folde")
    return table


# The Fellowship and the hunt


def declaring() -> RingTable:
    return RingTable().fellowship("rivendell", "gandalf-grey", "boromir").phase("fellowship")


def walking() -> RingTable:
    table = RingTable().fellowship("fords-of-bruinen", "strider", progress=3)
    return table.phase("fellowship")


def guides() -> RingTable:
    table = RingTable().fellowship("rivendell", "gandalf-grey", "strider", "boromir")
    table.phase("fellowship")
    table.free.chooses("say-nothing")
    return table


def seen() -> RingTable:
    return RingTable().fellowship("hollin", "gimli", revealed=True).acting(FREE, free="character")


def unseen() -> RingTable:
    return RingTable().fellowship("hollin", "gimli").acting(FREE, free="character")


def in_mordor() -> RingTable:
    table = RingTable().fellowship("morannon", "gimli").in_mordor(1)
    return table.acting(FREE, free="character")


def separating() -> RingTable:
    table = RingTable().fellowship("rivendell", "gimli", "legolas")
    table.uses(FREE, "character", "separate-companions")
    table.free.chooses("separate:gimli")
    return table


def hunted() -> RingTable:
    table = RingTable().fellowship("hollin", "gimli").box(shadow=1).hunt_dice(6).tiles("std-3")
    return table.uses(FREE, "character", "move-fellowship")


def revealed() -> RingTable:
    table = RingTable().fellowship("rivendell", "gandalf-grey", progress=1)
    table.box(shadow=1).hunt_dice(6).tiles("std-0r")
    return table.uses(FREE, "character", "move-fellowship")


# Teams


def four(seat: int, **sides: str) -> Callable[[], RingTable]:
    """Return a function that sets up four players, with armies of mates in one region."""

    def set_up() -> RingTable:
        table = RingTable.empty("four-players").army("folde", gondor_regular=1, rohan_regular=3)
        table.army("eastemnet", sauron_regular=1).army("edoras", rohan_regular=1)
        table.board(mixed=[["folde"], []]).at_peace("north", 2)
        return table.hand(0, "fp-str-16").acting(seat, **sides)

    return set_up


def four_in_phase(step: str) -> Callable[[], RingTable]:
    """Return a function that sets up a phase of four players, in which the first seats lead."""
    return lambda: RingTable("four-players").fellowship("hollin", "gimli", progress=1).phase(step)


def mates_swap() -> RingTable:
    return (
        RingTable.empty("four-players")
        .hand(0, "fp-str-16")
        .hand(3, "fp-str-01")
        .phase("team_draws")
    )


def mates_disband() -> RingTable:
    table = RingTable.empty("four-players").army("folde", gondor_regular=4, gondor_elite=2)
    table.army("edoras", rohan_regular=4, rohan_elite=2).uses(3, "muster-army", "move-armies")
    table.seat(3).chooses("march:edoras:folde", "go")
    return table


def commander_goes() -> RingTable:
    table = four(3, free="muster-army")()
    table.army("folde", gondor_regular=1, rohan_regular=2)
    table.seat(3).chooses("act:muster-army:move-armies").chooses("march:folde:westemnet")
    return table


def alone_again() -> RingTable:
    table = RingTable.empty("three-players").army("edoras", rohan_regular=1)
    return table.board(last_subjects=("rohan",)).acting(0, free="muster-army", shadow="army")


CASES: list[Case] = [
    # The turn and its dice
    ("WOTR-4.5", RingTable, SHADOW, "declare", "Only the Free Peoples declare the Fellowship."),
    ("WOTR-4.7", allocating, SHADOW, "allocate:8", "one die for each Companion"),
    ("WOTR-4.9", allocating_against_gollum, SHADOW, "allocate:2", "With no Companion in the"),
    ("WOTR-4.10", allocating_after_a_move, SHADOW, "allocate:0", "at least one of yours must go"),
    (
        "WOTR-5.6",
        playing(FREE, free="character"),
        FREE,
        "act:event:draw-event",
        "You have no unused die that shows",
    ),
    ("WOTR-5.7", playing(FREE, free="event", shadow="army"), FREE, "pass", "You may pass only"),
    ("WOTR-5.8", playing(FREE, free="event"), FREE, "skip:muster", "no unused die that shows"),
    (
        "WOTR-5.10",
        playing(FREE, free="character"),
        FREE,
        "act:character:move-led-army",
        "no army with a Leader, Nazgûl or Character can move",
    ),
    (
        "WOTR-5.11",
        playing(FREE, free="character"),
        FREE,
        "act:character:led-attack",
        "no army with a Leader, Nazgûl or Character can attack",
    ),
    (
        "WOTR-5.13",
        playing(FREE, free="character"),
        FREE,
        "act:character:move-companions",
        "no Companion on the map can move",
    ),
    (
        "WOTR-5.14",
        playing(SHADOW, shadow="character event"),
        SHADOW,
        "act:character:move-minions",
        "no Nazgûl or Minion can move",
    ),
    (
        "WOTR-5.15",
        playing(FREE, free="muster-army"),
        FREE,
        "act:muster-army:attack",
        "does not serve to attack",
    ),
    ("WOTR-5.16", negotiating, FREE, "negotiate:sauron", "is not a nation of yours."),
    ("WOTR-5.17", RingTable, FREE, "enter:saruman:orthanc", "Only the Shadow brings Minions"),
    (
        "WOTR-5.19",
        playing(FREE, free="character"),
        FREE,
        "act:character:draw-event",
        "does not draw a card",
    ),
    ("WOTR-5.21", RingTable, SHADOW, "enter:aragorn:minas-tirith", "need a Will of the West"),
    ("WOTR-6.1", rings_of_the_shadow, SHADOW, "ring:event:army", "changes an unused die of yours"),
    ("WOTR-6.4", second_ring, FREE, "ring:character:event", "You have used a Ring in this turn."),
    (
        "WOTR-6.6",
        playing(FREE, free="character"),
        FREE,
        "ring:character:will-of-the-west",
        "No Ring makes a Will of the West.",
    ),
    ("WOTR-6.8", rings_of_the_shadow, SHADOW, "ring:eye:army", "An Eye is not changed."),
    # Characters
    (
        "WOTR-8.2",
        playing(FREE, free="will-of-the-west"),
        FREE,
        "enter:aragorn:minas-tirith",
        "cannot enter play in Minas Tirith now.",
    ),
    ("WOTR-8.3", isengard_at_peace, SHADOW, "enter:saruman:orthanc", "Saruman cannot enter play"),
    ("WOTR-8.4", minions_move, SHADOW, "take:saruman", "Saruman never moves."),
    ("WOTR-8.5", companions_move, FREE, "take:legolas", "Legolas cannot move now"),
    ("WOTR-8.6", gimli_goes, FREE, "take:strider", "Strider is in another region"),
    ("WOTR-8.9", companions_move, FREE, "take:boromir", "Boromir cannot leave the siege."),
    ("WOTR-8.11", minions_move, SHADOW, "take-nazgul:edoras", "can still move is in Edoras."),
    ("WOTR-8.12", flying, SHADOW, "to:lorien", "Lórien has a Stronghold of the Free Peoples"),
    ("WOTR-8.14", the_mouth_walks, SHADOW, "to:rivendell", "or is out of reach."),
    # Recruiting and politics
    ("WOTR-9.1", one_recruited, FREE, "recruit:rohan-elite:westemnet", "One Muster result brings"),
    ("WOTR-9.2", one_recruited, FREE, "recruit:rohan-regular:edoras", "already; the second needs"),
    ("WOTR-9.4", recruiting, FREE, "recruit:elves-regular:lorien", "not at war."),
    ("WOTR-9.5", recruiting, FREE, "recruit:rohan-regular:lorien", "Settlement of its own nation"),
    ("WOTR-9.6", recruiting_nazgul, SHADOW, "recruit:sauron-nazgul:nurn", "Nurn is no Stronghold"),
    (
        "WOTR-9.7",
        recruiting,
        FREE,
        "recruit:rohan-regular:helms-deep",
        "Helm\u2019s Deep is besieged.",
    ),
    ("WOTR-9.8", recruiting, FREE, "recruit:gondor-regular:pelargir", "none is left in the"),
    ("WOTR-9.12", recruiting, FREE, "recruit:rohan-leader:westemnet", "would stand alone in"),
    ("WOTR-10.1", recruiting, FREE, "recruit:rohan-regular:edoras", "Edoras holds as many units"),
    ("WOTR-13.25", recruiting, FREE, "recruit:north-regular:dale", "is not under your control."),
    ("WOTR-14.2", negotiating, FREE, "negotiate:gondor", "a passive nation does not go to war."),
    ("WOTR-14.16", negotiating, FREE, "negotiate:elves", "at war already."),
    # Moving armies
    ("WOTR-1.4", marching, FREE, "march:lorien:parth-celebrant", "an army of yours with at least"),
    ("WOTR-2.1", marching, FREE, "march:edoras:moria", "Edoras and Moria are not adjacent."),
    ("WOTR-10.2", too_many_inside, FREE, "done", "Only five units may stay in the Stronghold"),
    ("WOTR-10.3", too_many, FREE, "disband:gondor-regular", "is not among the units above"),
    ("WOTR-10.8", all_went, FREE, "march:westemnet:fangorn", "has moved in this action."),
    ("WOTR-10.9", marching_with_a_character, FREE, "march:lorien:parth-celebrant", "has no Leader"),
    ("WOTR-10.10", led_away, FREE, "leave:gondor-elite", "does not go along anyway."),
    (
        "WOTR-10.11",
        first_part_went,
        FREE,
        "march:edoras:westemnet",
        "The other part of the army from Edoras went to Westemnet already",
    ),
    ("WOTR-10.12", leader_stays, FREE, "go", "Leaders cannot stay without a unit."),
    ("WOTR-10.13", led_away, FREE, "leave:rohan-leader", "The part that goes needs a Leader"),
    ("WOTR-10.14", marching, FREE, "march:edoras:folde", "An enemy army stands in Folde"),
    ("WOTR-10.15", marching, FREE, "march:erebor:dale", "their nations are not at war."),
    ("WOTR-10.16", marching, FREE, "march:edoras:erech", "impassable border lie in between."),
    ("WOTR-10.20", marching, FREE, "march:helms-deep:westemnet", "The army in Helm\u2019s Deep is"),
    # Battles
    ("WOTR-11.2", attacking, FREE, "attack:edoras:fords-of-isen", "No enemy army can be attacked"),
    ("WOTR-11.3", attacking, FREE, "attack:folde:edoras", "Nobody in Folde is of a nation at war."),
    ("WOTR-11.4", a_rearguard, FREE, "go", "A rearguard needs at least one unit"),
    ("WOTR-11.5", attacking, FREE, "attack:fangorn:westemnet", "leave a Leader alone in Fangorn"),
    (
        "WOTR-11.6",
        attacking_with_a_character,
        FREE,
        "attack:fords-of-isen:westemnet",
        "Those who attack need a Leader",
    ),
    (
        "WOTR-13.9",
        attacking,
        FREE,
        "attack:fords-of-isen:helms-deep",
        "only the besiegers can attack",
    ),
    ("WOTR-11.17", rerolling, FREE, "reroll:2", "You re-roll at most as many missed dice"),
    ("WOTR-11.25", hit(rohan_regular=2, rohan_elite=2), FREE, "done", "Every hit must be assigned"),
    ("WOTR-11.26", hit_once, FREE, "remove:rohan-regular", "All hits are assigned."),
    (
        "WOTR-11.27",
        hit(rohan_regular=2, rohan_elite=2),
        FREE,
        "reduce:elves-elite",
        "of yours is in this battle.",
    ),
    (
        "WOTR-11.28",
        hit(hits=1, rohan_regular=2, rohan_elite=2),
        FREE,
        "remove:rohan-elite",
        "It takes two hits to remove",
    ),
    (
        "WOTR-11.29",
        hit(rohan_elite=2, gondor_regular=1),
        FREE,
        "reduce:rohan-elite",
        "No Regular is left to replace",
    ),
    ("WOTR-11.33", retreating, SHADOW, "retreat-to:folde", "Only the defender may retreat"),
    ("WOTR-11.34", retreating, FREE, "retreat-to:fangorn", "Fangorn is not an adjacent free"),
    ("WOTR-11.43", advancing, FREE, "leave:gondor-leader", "Those who advance need a unit"),
    ("WOTR-13.1", retreating, FREE, "go-inside", "You do not control a Stronghold in Westemnet."),
    ("WOTR-13.2", at_the_gate, SHADOW, "go-inside", "Only a defender in the region of his"),
    ("WOTR-13.10", assaulting, SHADOW, "extend:southrons-elite", "takes part in this assault."),
    ("WOTR-13.11", assaulting, SHADOW, "extend:sauron-elite", "No Regular is left to replace"),
    # The Fellowship and the hunt
    ("WOTR-15.4", guides, FREE, "guide:boromir", "Boromir is not of the highest Level"),
    ("WOTR-15.9", seen, FREE, "act:character:move-fellowship", "Only a hidden Fellowship moves"),
    ("WOTR-15.12", seen, FREE, "declare", "Only a hidden Fellowship declares its position"),
    ("WOTR-15.13", declaring, FREE, "step:trollshaws", "The Fellowship has no step left."),
    ("WOTR-15.15", walking, FREE, "step:moria", "An impassable border lies between here"),
    ("WOTR-15.21", revealed, FREE, "stay-here", "does not end in a City or Stronghold"),
    ("WOTR-15.26", unseen, FREE, "act:character:hide-fellowship", "Only a revealed Fellowship"),
    ("WOTR-15.27", separating, FREE, "to:edoras", "Edoras is out of reach."),
    ("WOTR-15.28", separating, FREE, "separate:gimli", "Gimli leaves already."),
    ("WOTR-15.30", separating, FREE, "separate:boromir", "Boromir is not in the Fellowship."),
    ("WOTR-16.23", hunted, FREE, "lose-at-random", "The casualty is the Guide"),
    ("WOTR-17.1", declaring, FREE, "enter-mordor", "Mordor is entered from Morannon"),
    ("WOTR-17.6", in_mordor, FREE, "separate:gimli", "Mordor"),
    ("WOTR-17.13", in_mordor, FREE, "declare", "Mordor"),
    # Teams
    (
        "WOTR-19.1",
        four(1, shadow="muster"),
        1,
        "enter:saruman:orthanc",
        "Saruman obeys your team mate.",
    ),
    ("WOTR-19.5", mates_swap, 0, "offer:fp-str-01", "you offer a card of your own hand"),
    ("WOTR-19.7", four_in_phase("fellowship"), 3, "declare", "The leading player of the Free"),
    ("WOTR-19.8", four_in_phase("hunt_allocation"), 2, "allocate:1", "The leading player of the"),
    (
        "WOTR-19.12",
        four(0, free="muster-army"),
        0,
        "march:edoras:westemnet",
        "up to your team mate",
    ),
    ("WOTR-19.13", four(0, free="muster"), 0, "negotiate:north", "Only your team mate advances"),
    (
        "WOTR-19.15",
        four(2, shadow="muster"),
        2,
        "recruit:sauron-nazgul:barad-dur",
        "Only the Witch-king player recruits Nazgûl.",
    ),
    (
        "WOTR-19.16",
        four(0, free="event"),
        0,
        "mix:edoras",
        "do not have separate armies in Edoras.",
    ),
    ("WOTR-19.17", mates_disband, 3, "disband:gondor-elite", "is not a unit of yours"),
    ("WOTR-19.19", four(0, free="muster-army"), 0, "attack:folde:eastemnet", "commands the mixed"),
    ("WOTR-19.20", commander_goes, 3, "leave:rohan-regular", "You would not command the part"),
    ("WOTR-19.22", four(0, free="event"), 0, "play:event:fp-str-16", "for another player of your"),
    (
        "WOTR-19.24",
        alone_again,
        0,
        "march:edoras:westemnet",
        "on the same nation or mixed army already",
    ),
]

RAW = re.compile(r"[{}]|WOTR|\b(?:ref|rule|option)-")
"""What a player must never read: braces and keys."""
IDS = [each for each in (*REGIONS, *FIGURES, *CHARACTERS, *FACES) if "-" in each]


@pytest.mark.parametrize(
    ("rule", "set_up", "seat", "option", "english"),
    CASES,
    ids=[f"{rule}-{option}" for rule, _, _, option, _ in CASES],
)
def test_a_refusal_names_its_rule_and_says_it_in_three_languages(
    rule: str, set_up: Callable[[], RingTable], seat: int, option: str, english: str
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
        assert not [each for each in IDS if each in sentence], text
        assert sentence.endswith((".", ".”")), text
        first = sentence.lstrip("«„")[0]
        assert first == first.upper(), text
        assert not re.search(r" [.,:;]|  ", sentence), text
        if language == "ru":
            assert not re.search("[A-Za-z]", sentence), text


def test_there_are_at_least_forty_refusals_of_both_sides() -> None:
    assert len(CASES) >= 80
    assert len({rule for rule, *_ in CASES}) >= 80
    assert len({rule for rule, _, seat, *_ in CASES if seat == SHADOW}) >= 15
