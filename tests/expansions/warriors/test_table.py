"""The table with factions: everything lies once, in its place, and options point at it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from expansions.warriors.call_tables import armies
from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from games.war_of_the_ring.walked_tables import walk_tables
from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board.pieces import FACTIONS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.expansions.warriors.table.called_panel import CalledFaction, CalledFactions
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.kernel import Mixer, View, ask_of, new, view
from ostrog.table import (
    Face,
    Figure,
    Highlight,
    Layout,
    Mark,
    Marker,
    Scene,
    Sheet,
    Table,
    table_faults,
    table_of,
)
from ostrog.table.scenes import pieces
from ostrog.words.files import sources

PLAYED = msgspec.structs.replace(game, expansions=(expansion,))


def begun(scenario: str = "two-players", seed: int = 1) -> FactionWar:
    war = new(PLAYED, scenario, Mixer(seed), expansions=("warriors",))
    assert isinstance(war, FactionWar)
    return war


def table_in(war: FactionWar) -> Table:
    found = table_of(war.setting.rules.game)
    assert found is not None
    return found


def scene_of(war: FactionWar, *observer: int) -> Scene:
    return table_in(war).scene(war.setting, view(war, observer))


def layout_of(war: FactionWar) -> Layout:
    return table_in(war).layout(war.setting)


def marker(scene: Scene, ref: str) -> Marker:
    (found,) = [each for each in scene.markers if each.id == ref]
    return found


def there(scene: Scene, ref: str) -> bool:
    return ref in pieces(scene)


def labels(layout: Layout, scene: Scene) -> set[str]:
    """Return the keys of everything that is named on the table."""
    things: list[Figure | Marker] = [*scene.figures, *scene.markers]
    cards: list[Face | Sheet] = [*layout.faces, *layout.sheets]
    marks = {mark for thing in things for mark in thing.marks}
    numbers = {mark.name for each in scene.markers for mark in each.values}
    printed = {mark.name for face in cards for mark in face.values}
    return {
        *(tray.label for tray in layout.trays),
        *(thing.label for thing in things),
        *(face.title for face in cards),
        *(face.label for face in layout.faces),
        *(p.text for face in cards for p in face.passages),
        *(p.title for face in cards for p in face.passages),
        *(f"ref-mark-{name}" for name in marks | numbers | printed),
        *(row.text for page in layout.summary for part in page.sections for row in part.rows),
        *(row.label for panel in scene.panels for row in panel.rows()),
    } - {""}


@pytest.mark.parametrize(
    ("scenario", "seed"), [("two-players", 0), ("two-players", 5), ("four-players", 0)]
)
def test_nothing_is_wrong_with_the_tables_of_a_random_game(scenario: str, seed: int) -> None:
    war = begun(scenario, seed)
    folders = (expansion.words, game.words)
    said = set[str]().union(*(sources(each, "en") for each in folders if each))
    named = walk_tables(war, table_in(war), Random(seed), labels, every=4, most=900)
    assert sorted(named - said) == []


# Figures and factions


@pytest.mark.rule("WOME-8.1")
def test_figures_lie_in_their_region_and_in_no_army() -> None:
    table = FactionTable.empty().faction("ents", fangorn=3).army("fangorn", rohan_regular=2)
    scene = scene_of(table.war)
    ents = marker(scene, "figures:ents:fangorn")
    assert (ents.at, ents.name, ents.count, ents.owner) == ("fangorn", "ents", 3, FREE)
    assert [part.name for each in scene.counters for part in each.parts] == ["rohan-regular"]


@pytest.mark.rule("WOME-2.7", "WOME-3.4", "WOME-5.1", "WOME-5.6")
def test_each_faction_card_tells_whether_it_is_in_play_and_where_its_figures_are() -> None:
    table = FactionTable.empty().faction("spiders", dol_guldur=2)
    table.war.faction_states["eagles"] = "eliminated"
    table.war.added["corsairs"] = {"umbar": 1}
    scene = scene_of(table.war)
    spiders = marker(scene, "faction:spiders")
    assert (spiders.at, spiders.marks) == ("factions-shadow", ("faction-in-play",))
    assert spiders.values == (Mark("faction-on-map", 2), Mark("faction-pool", 6))
    assert marker(scene, "faction:eagles").marks == ("faction-eliminated",)
    corsairs = marker(scene, "faction:corsairs")
    assert corsairs.marks == ("faction-waiting",)
    assert Mark("faction-added", 1) in corsairs.values


@pytest.mark.rule("WOME-2.7")
def test_the_six_faction_cards_can_be_read() -> None:
    layout = layout_of(begun())
    assert tuple(sheet.name for sheet in layout.sheets) == FACTIONS
    for sheet in layout.sheets:
        parts = ("entry", "start", "muster", "use", "end")
        texts = tuple(f"text-faction-{sheet.name}-{part}" for part in parts)
        assert tuple(passage.text for passage in sheet.passages) == texts
    limits = {sheet.name: {m.name: m.value for m in sheet.values} for sheet in layout.sheets}
    assert limits["corsairs"] == {"faction-figures": 8, "faction-limit": 5}
    assert limits["ents"] == {"faction-figures": 8}


@pytest.mark.rule("WOME-5.4")
def test_figures_on_a_card_lie_on_it() -> None:
    table = FactionTable.empty().table_card_with("fp-the-stone-of-erech", 3)
    scene = scene_of(table.war)
    waiting = marker(scene, "on-card:fp-the-stone-of-erech")
    assert (waiting.at, waiting.name, waiting.count) == ("card:fp-the-stone-of-erech", "dead", 3)
    assert there(scene, waiting.at)


@pytest.mark.rule("WOME-11.2", "WOME-11.8")
def test_who_is_in_the_army_of_the_dead_stands_with_no_other_army() -> None:
    table = FactionTable.empty().the_dead("lamedon", 3, "gimli").character("legolas", "lamedon")
    table.army("lamedon", gondor_regular=1)
    figures = {each.name: each for each in scene_of(table.war).figures}
    for who in ("strider", "gimli"):
        assert figures[who].at == "lamedon"
        assert "with-the-dead" in figures[who].marks
    assert (figures["legolas"].at, figures["legolas"].marks) == ("army:free:lamedon", ())


@pytest.mark.rule("WOME-13.5", "WOME-13.17")
def test_entwoods_are_marked_while_ents_are_in_play() -> None:
    table = FactionTable.empty()
    assert not there(scene_of(table.war), "entwood:fangorn")
    table.faction("ents", fangorn=2)
    assert marker(scene_of(table.war), "entwood:fangorn").at == "fangorn"
    assert not there(scene_of(table.war), "entwood:old-forest")
    table.war.second_entwood = True
    assert marker(scene_of(table.war), "entwood:old-forest").at == "old-forest"


# Dice


@pytest.mark.rule("WOME-6.1", "WOME-6.20")
def test_a_faction_die_shows_its_face_and_whether_it_is_used() -> None:
    table = FactionTable.empty().faction("ents", fangorn=2).acts(FREE, "muster-play")
    table.war.shown_faction_dice = ["muster-play", ""]
    die = marker(scene_of(table.war), "faction-die:free")
    assert (die.form, die.name, die.at) == ("die", "faction-muster-play", "factions-free")
    assert die.marks == ()
    table.war.faction_dice[FREE] = ""
    assert marker(scene_of(table.war), "faction-die:free").marks == ("faction-die-used",)
    assert not there(scene_of(table.war), "faction-die:shadow")


@pytest.mark.rule("WOME-6.16", "WOME-6.22")
def test_an_eye_of_the_faction_die_is_no_action_die() -> None:
    war = FactionTable.empty().war
    war.pool, war.dice = [0, 7], [{}, {"army": 4}]
    war.hunt_box = [0, 3]
    assert not there(scene_of(war), "spent:shadow")
    war.has_faction_die[SHADOW] = True
    war.shown_faction_dice = ["", "eye"]
    assert marker(scene_of(war), "spent:shadow").count == 1
    war.dice[SHADOW] = {"army": 5}
    assert not there(scene_of(war), "spent:shadow")


# Cards


@pytest.mark.rule("WOME-2.2", "WOME-2.3", "WOME-2.4", "WOME-2.5")
def test_the_decks_are_those_of_the_expansion_and_every_card_can_be_read() -> None:
    layout = layout_of(begun())
    faces = {face.name for face in layout.faces}
    assert {*CARDS.cards, *CARDS.calls} <= faces
    assert len(faces) == len(layout.faces)
    decks = {deck.tray: deck.cards for deck in layout.decks}
    assert {len(cards) for tray, cards in decks.items() if "faction" not in tray} == {24}
    assert {len(cards) for tray, cards in decks.items() if "faction" in tray} == {20}
    assert {card for cards in decks.values() for card in cards} | {*CARDS.calls} == faces
    assert "sh-str-10" not in faces


@pytest.mark.rule("WOME-4.4")
def test_only_its_holder_sees_a_hand_of_faction_cards() -> None:
    card = "fp-fathers-of-trees"
    table = FactionTable.empty().hand(FREE, card)
    pile = "cards:hand-0-faction"
    assert marker(scene_of(table.war, FREE), f"card:{card}").at == "hand-0-faction"
    assert not there(scene_of(table.war, FREE), pile)
    for observer in ((), (SHADOW,)):
        scene = scene_of(table.war, *observer)
        assert not there(scene, f"card:{card}")
        assert marker(scene, pile).count == 1


@pytest.mark.rule("WOME-2.6", "WOME-9.2")
def test_a_call_is_in_the_hand_during_a_battle_and_everybody_knows_of_it() -> None:
    table = armies().faction("eagles", moria=2)
    call = "card:fp-ctb-out-of-the-high-airs"
    before = scene_of(table.war)
    assert marker(before, call).at.endswith("-calls")
    assert before.panel(CalledFactions) is None
    table.attack("eastemnet", "westemnet")
    own, other = scene_of(table.war, FREE), scene_of(table.war, SHADOW)
    assert marker(own, call).at.startswith("hand-0-")
    assert not there(other, call)
    expected = CalledFaction(
        seat=FREE,
        faction="eagles",
        cards=("fp-ctb-speeding-on-a-gathering-wind", "fp-ctb-out-of-the-high-airs"),
        figures=2,
    )
    for scene in (own, other, scene_of(table.war)):
        panel = scene.panel(CalledFactions)
        assert panel is not None
        assert panel.at == "westemnet"
        assert panel.called == (expected,)


@pytest.mark.rule("WOME-9.4")
def test_the_call_that_is_used_is_seen_only_when_it_lies_open() -> None:
    table = armies().faction("eagles", moria=2).attack("eastemnet", "westemnet")
    card = "fp-ctb-speeding-on-a-gathering-wind"
    used = set[str]()
    while table.asked:
        seat = table.asked[0][0]
        panel = scene_of(table.war, SHADOW).panel(CalledFactions)
        if table.asked_kind == "combat-card":
            assert panel is not None
            assert [each.used for each in panel.called] == [""]
            wanted = f"lay:{card}" if f"lay:{card}" in table.seat(seat).options else "lay-nothing"
            table.seat(seat).chooses(wanted)
            continue
        used |= {each.used for each in panel.called} if panel else set()
        break
    assert used == {card}


# The sea


@pytest.mark.rule("WOME-17.18", "WOME-17.31")
def test_the_western_way_is_a_place_with_the_ring_bearers_on_it() -> None:
    table = FactionTable.empty()
    assert "western-way" in {area.id for area in layout_of(table.war).areas}
    assert not there(scene_of(table.war), "ships")
    table.table_card("fp-the-western-way").fellowship("western-way", "strider")
    scene = scene_of(table.war)
    assert table_faults(layout_of(table.war), scene) == []
    assert marker(scene, "ships").at == "western-way"
    bearers = next(each for each in scene.figures if each.id == "ring-bearers")
    assert bearers.at == "western-way"
    assert marker(scene, "at-sea").at == "western-way"
    table.fellowship("western-way", "strider", progress=2)
    assert not there(scene_of(table.war), "at-sea")
    table.fellowship("lamedon", "strider")
    assert not there(scene_of(table.war), "at-sea")


# What options point at


def pointed(table: FactionTable, seat: int, option: str) -> tuple[Highlight, ...]:
    """Return what an offered option points at."""
    seen: View = view(table.war, (seat,))
    (decision,) = seen.decisions
    (found,) = [each for each in decision.options if each.id == option]
    return table_in(table.war).points_at(scene_of(table.war, seat), decision, found)


def test_an_option_of_the_faction_die_points_at_it_and_at_its_card() -> None:
    card = "fp-the-ents-awaken"
    table = FactionTable.empty().faction("ents", fangorn=2).hand(FREE, card)
    table.fellowship("fangorn", "strider").acts(FREE, "wild", shadow="army")
    table.war.shown_faction_dice = ["wild", ""]
    table._changed()
    die = Highlight("choice", "faction-die:free")
    assert pointed(table, FREE, "faction:wild:draw") == (die,)
    assert pointed(table, FREE, "faction-skip:wild") == (die,)
    assert pointed(table, FREE, f"faction-play:wild:{card}") == (
        Highlight("choice", f"card:{card}"),
        die,
    )


def test_a_figure_that_moves_is_pointed_at_where_it_stands() -> None:
    table = FactionTable.empty().faction("spiders", dol_guldur=1, minas_morgul=1)
    table.plays_faction(SHADOW, "sa-her-own-offspring")
    expected = (Highlight("choice", "figures:spiders:dol-guldur"),)
    assert pointed(table, SHADOW, "take-figure:spiders:dol-guldur") == expected


def test_an_attack_of_ents_points_at_the_army() -> None:
    table = FactionTable.empty().faction("ents", fangorn=3).fellowship("fangorn", "strider")
    table.army("fords-of-isen", isengard_regular=2).plays_faction(FREE, "fp-march-of-the-ents-1")
    assert pointed(table, FREE, "strike:fords-of-isen") == (
        Highlight("attack", "army:shadow:fords-of-isen"),
    )


# Warnings


def warned(table: FactionTable, seat: int, option: str) -> str:
    """Return the rule of the warning about an offered option."""
    ask = ask_of(table.war, seat)
    assert ask is not None
    (found,) = [each for each in ask.options if each.id == option]
    check = table_in(table.war).warning
    assert check is not None
    return check(table.war, seat, found)


@pytest.mark.rule("WOME-5.2", "WOME-5.3")
def test_a_card_of_a_faction_that_is_not_in_play_warns() -> None:
    card = "fp-fathers-of-trees"
    table = FactionTable.empty().hand(FREE, card).acting(FREE, free="event", shadow="army")
    assert warned(table, FREE, f"play:event:{card}") == "WOME-5.2"
    table.fellowship("fangorn", "strider").faction("ents", fangorn=2)
    assert warned(table, FREE, f"play:event:{card}") == ""


@pytest.mark.rule("WOME-4.5", "WOME-6.20")
def test_a_faction_die_that_is_used_in_vain_warns() -> None:
    cards = CARDS.decks["shadow"][:4]
    table = FactionTable.empty().hand(SHADOW, *cards[:3]).faction("spiders", dol_guldur=1)
    table.acts(SHADOW, "play-draw", free="army")
    assert warned(table, SHADOW, "faction:play-draw:draw") == ""
    assert warned(table, SHADOW, "faction-skip:play-draw") == "WOME-6.20"
    table.hand(SHADOW, *cards).acts(SHADOW, "play-draw", free="army")
    assert warned(table, SHADOW, "faction:play-draw:draw") == "WOME-4.5"


def test_faction_dice_have_faces() -> None:
    war = begun()
    faces: Callable[..., tuple[str, ...]] | None = table_in(war).die_faces
    assert faces is not None
    for side, name in enumerate(SIDES):
        expected = tuple(f"ref-faction-die-{face}" for face in war.die_faces(side))
        assert faces(war.setting, f"{name} faction die", -1) == expected
        assert len(faces(war.setting, f"{name} dice", -1)) == 6
