"""Tables in the terminal: a game that describes one is told by what lies on it."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from cli.running import run
from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.rendering import render_table
from ostrog.cli.terminal.table_text import Section, sections
from ostrog.cli.terminal.wording import Wording
from ostrog.games.five_armies.table.battle_panel import BattlePanel, BattleSide
from ostrog.games.stronghold.table.section_panel import SectionPanel
from ostrog.kernel import Mixer, new
from ostrog.table import (
    Area,
    Counter,
    Die,
    Figure,
    Group,
    Layout,
    Mark,
    Marker,
    Panel,
    Part,
    Scene,
    Side,
    Space,
    Track,
    Tray,
)
from ostrog.words import Words
from proof import skirmish

FIELD = new(skirmish.game, "standard", Mixer(1))
WORDING = Wording(Words(["en"], [OWN_WORDS]), FIELD.setting)
TIMES = "\N{MULTIPLICATION SIGN}"
SQUARE = ((0, 0), (9, 0), (9, 9), (0, 9))
ARMY = Counter("army", "ford", 0, (Part("p", "elves", "ref-unit-elves", 2),))
LAYOUT = Layout(
    width=9,
    height=9,
    backdrop="",
    sides=(Side(0, "ref-seat-0", "blue"), Side(1, "ref-seat-1", "no such colour")),
    groups=(Group("north", "ref-land-north", (1, 1)),),
    textures=(),
    areas=(
        Area("ford", "region", "ref-place-ford", (1, 1), SQUARE),
        Area("keep", "region", "ref-place-keep", (1, 1), SQUARE, marks=(Mark("wall", 3),)),
    ),
    lines=(),
    spots=(),
    tracks=(Track("doom", "ref-track-doom", (Space("d0", (1, 1)), Space("d1", (2, 1))), 7),),
    trays=(
        Tray("dice-0", "dice", 0),
        Tray("supply-0", "supply", 0),
        Tray("cards-0", "cards", 0),
        Tray("bag", "tokens", 1, "zone-bag"),
        Tray("open", "tokens", 1, "zone-open"),
        Tray("inn", "waiting"),
        Tray("grave-1", "out", 1),
    ),
)


def scene(
    *counters: Counter,
    figures: tuple[Figure, ...] = (),
    markers: tuple[Marker, ...] = (),
    panels: tuple[Panel, ...] = (),
) -> Scene:
    return Scene(counters=counters, figures=figures, markers=markers, panels=panels)


def told(shown: Scene) -> dict[str, list[tuple[str, str]]]:
    return {section.title: lines_of(section) for section in sections(WORDING, LAYOUT, shown)}


def lines_of(section: Section) -> list[tuple[str, str]]:
    return [(line.label, line.text.plain.replace(TIMES, "x")) for line in section.lines]


def test_an_army_is_told_with_its_place_leadership_damage_and_people() -> None:
    army = Counter("army", "ford", 0, ARMY.parts, (Mark("leadership", 3), Mark("damage", 2)))
    figures = (
        Figure("f1", "army", "gwen", "ref-hero-gwen", 0, ("tired",)),
        Figure("f2", "keep", "hal", "ref-hero-hal", 0),
        Figure("f3", "inn", "ivo", "ref-hero-ivo", 1),
        Figure("f4", "grave-1", "jan", "ref-hero-jan", 1),
    )
    ring = Marker("m", "token", "f2", "ring")
    shown = told(scene(army, figures=figures, markers=(ring,)))
    assert shown["free"] == [
        ("ford", "elves x2 · gwen (tired) · leadership 3 · damage 2"),
        ("keep", "hal (ring x1)"),
    ]
    assert shown["shadow"] == [("out of the game", "jan")]
    assert ("waiting", "ivo") in shown["On the board"]


def test_what_is_alike_is_told_together_with_where_it_lies() -> None:
    markers = (
        Marker("1", "flag", "keep", "conquest"),
        Marker("2", "damage", "keep", "wall", "ref-mark-breach", 2),
        Marker("3", "pile", "ford", "recruits", count=3),
        Marker("4", "pile", "north", "recruits"),
        Marker("5", "pawn", "d1", "doom"),
        Marker("6", "die", "dice-0", "sword", count=2),
        Marker("7", "die", "dice-0", "shield"),
        Marker("8", "token", "supply-0", "elves", count=4),
        Marker("9", "pile", "bag", "coins", "zone-bag", 5),
        Marker("10", "token", "open", "gold", count=2),
        Marker("11", "card", "cards-0", "charge"),
    )
    shown = told(scene(markers=markers))
    assert shown["free"] == [("dice", "sword x2, shield"), ("supply", "elves x4")]
    assert shown["On the board"] == [
        ("conquest", "keep"),
        ("breach", "keep 2/3"),
        ("recruits", "ford x3, north"),
        ("doom", "doom 1/7"),
        ("open", "gold x2"),
        ("face down", "bag x5"),
        ("wall", "keep 3"),
    ]


def test_a_battle_is_told_with_cards_dice_hits_and_damage() -> None:
    cards = tuple(
        Marker(f"c{seat}:{name}", "card", "cards-0", name, owner=seat)
        for seat, name in ((0, "charge"), (0, "feint"), (1, "stand"))
    )
    dice = (
        Die("1", "black", 6, hit=True),
        Die("2", "black", 2),
        Die("3", "white", 5, hit=True),
    )
    attacker = BattleSide(0, "ford", "c0:charge", ("c0:feint",), dice, 5, 2)
    defender = BattleSide(1, "keep", "c1:stand", damage=2)
    sides = (attacker, defender)
    battle = BattlePanel(at="keep", sources=("ford", "north"), fighters=sides, round=2)
    shown = told(scene(ARMY, markers=cards, panels=(battle,)))
    assert shown["Battle: keep"] == [
        ("attack from", "ford, north · round 2"),
        ("free", "ford, charge · black [6] 2, white [5] · target 5 · hits 2"),
        ("shadow", "keep, stand · damage 2"),
    ]
    sides = (BattleSide(0), BattleSide(1, "keep"))
    undecided = BattlePanel(at="keep", sources=("ford",), fighters=sides)
    shown = told(scene(ARMY, panels=(undecided,)))
    assert shown["Battle: keep"] == [("attack from", "ford"), ("free", ""), ("shadow", "keep")]


def test_plates_are_told_together_a_line_for_each_place() -> None:
    held = SectionPanel(at="north", number=1, invader=5, defender=7, units=2, verdict="holds")
    shown = told(Scene(counters=(ARMY,), figures=(), markers=(), plates=(held,)))
    assert shown["Section"] == [("north", "free strength 5 · shadow strength 7")]


def rendered(now: Scene, before: Scene | None, *, whole: bool = False) -> list[str]:
    """A table line by line, as it stands on the screen."""
    screen = Console(width=60, record=True, file=StringIO())
    screen.print(render_table(WORDING, LAYOUT, now, before, whole=whole))
    return [line.rstrip() for line in screen.export_text().replace(TIMES, "x").splitlines()]


def test_what_changed_since_the_last_look_is_marked_and_what_is_gone_is_told() -> None:
    die = Marker("die", "die", "dice-0", "sword")
    moved = Counter("army", "keep", 0, ARMY.parts)
    before = scene(ARMY, markers=(die, Marker("flag", "flag", "keep", "conquest")))
    now = scene(moved, markers=(die, Marker("flag", "flag", "ford", "conquest")))
    shown = rendered(now, before)
    assert shown == [
        "free",
        f"* {'keep':28} elves x2",
        f"  {'dice':28} sword",
        f"* {'ford':28} -",
        "shadow",
        "On the board",
        f"* {'conquest':28} ford",
    ]
    assert not [line for line in rendered(now, now) if line.startswith("*")]
    assert not [line for line in rendered(now, None) if line.startswith("*")]


def test_stock_and_printed_signs_are_told_only_when_the_whole_table_is_asked_for() -> None:
    markers = (
        Marker("1", "token", "supply-0", "elves", count=4),
        Marker("2", "pile", "bag", "coins", "zone-bag", 5),
        Marker("3", "token", "open", "gold", count=2),
    )
    now, empty = scene(markers=markers), scene()
    whole = "\n".join(rendered(now, None, whole=True))
    for text in ("elves x4", "bag x5", "gold x2", "keep 3"):
        assert text in whole
    assert rendered(now, now) == ["free", "shadow", "On the board"]
    assert rendered(now, empty) == ["free", "shadow", "On the board", f"* {'open':28} gold x2"]


@pytest.mark.parametrize(
    ("language", "army", "bats"),
    [
        ("en", "Lake-men", "Great Bats"),
        ("pl", "Ludzie z Miasta na Jeziorze", "Wielkie nietoperze"),
        ("ru", "озёрные жители", "летучие мыши"),
    ],
)
def test_a_game_is_played_over_its_table(language: str, army: str, bats: str) -> None:
    args = ("play", "five_armies", "--seat", "0", "--seed", "x")
    shown = run(*args, lines=("1", "", "q"), language=language).output
    _, first, second, again = re.split("─{70,}", shown)
    assert f"{army} {TIMES}2" in first
    assert len([line for line in second.splitlines() if line.startswith("* ")]) > 5
    assert bats in second
    assert len(again.splitlines()) > len(second.splitlines())
    assert max(map(len, shown.splitlines())) <= 80
    for raw in ("waiting", "broken-lands", "ref-", "(0)", "→"):
        assert raw not in shown


def test_cards_are_told_with_their_signs_and_when_their_texts_apply() -> None:
    lines = ("", "t", "q")
    args = ("play", "ring_cards", "--scenario", "duel-two-players", "--seat", "0", "--seed", "x")
    shown = " ".join(run(*args, lines=lines, language="en").output.split())
    assert re.search(r"\((Character|Army|Item|Event)[^()]*\)", shown)
    assert re.search(r"allowed path \d(, \d)*", shown)
    assert re.search(r"battleground (attack|defence) \d", shown)
    assert re.search(r": (When played|While in play|Action)[^:]*: ", shown)
