"""The table: everything is drawn once, in its place, and nothing that is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from math import dist
from pathlib import Path

import msgspec
import pytest

from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.fight import Fight, Fighter
from ostrog.games.five_armies.board.hands import EVENT, STORY, hand_zone
from ostrog.games.five_armies.board.map import (
    BORDERS,
    FORTIFICATIONS,
    HERE,
    MUSTERING,
    PASSES,
    POINTS,
    REGIONS,
    RIVER,
    ROUTES,
    SETTLEMENTS,
    TERRAIN,
    TERRITORIES,
    TERRITORY,
)
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW, SIDES, UNITS, Values
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import (
    ACT,
    ADVANCE,
    ARMY,
    ATTACK,
    ENTER,
    LEAVE,
    LOSE,
    RECRUIT,
    REROLL,
    SEND_BATS,
    TO,
    VERBS,
)
from ostrog.games.five_armies.table.battle_panel import BattlePanel
from ostrog.games.five_armies.table.contract import table
from ostrog.games.five_armies.table.highlights import VERBAL
from ostrog.games.five_armies.table.layout import CARD_POOLS
from ostrog.games.five_armies.table.shapes import EYRIE, faults, read_drawing
from ostrog.kernel import (
    EVERYONE,
    Mixer,
    Option,
    answer_at_random,
    asks,
    choose,
    new,
    resample,
    view,
)
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Layout, Point, Scene, is_inside, pieces, places, table_faults
from ostrog.words import LANGUAGES, Words

WORDS = Path(events.__file__).parents[1] / "words"
OBSERVERS: tuple[tuple[int, ...], ...] = ((), (FREE,), (SHADOW,))
TIMID = ("done", "skip", "pass", "halt", "hold", "no-attack")
DRAWN = (HERE / "data" / "board.toml").read_text(encoding="utf-8")


def started(seed: int = 1, answers: int = 0) -> War:
    """Return a game after a number of random answers."""
    war = new(game, "standard", Mixer(seed))
    rng = random.Random(seed)
    for _ in range(answers):
        if war.outcome is None:
            answer_at_random(war, asks(war)[0].seat, rng)
    return war


def played(seed: int) -> Iterator[tuple[War, int]]:
    """Yield a game at each pick, and the seat; both sides prefer attacks, so there are battles."""
    war, rng = new(game, "standard", Mixer(seed)), random.Random(seed)
    while war.outcome is None:
        ask = rng.choice(asks(war))
        yield war, ask.seat
        verbs = sorted({option.verb for option in ask.options})
        verb = rng.choice([verb for verb in verbs if verb not in TIMID] or verbs)
        choose(war, ask.seat, rng.choice([o for o in ask.options if o.verb == verb]))


def fought_over(war: War) -> str:
    """Return the region of the battle, or an empty string."""
    crumbs = view(war, ()).breadcrumb
    return next((str(crumb.about[0]) for crumb in crumbs if crumb.procedure == "Battle"), "")


@cache
def battles() -> tuple[War, ...]:
    """Yield games with a decision in a battle."""
    found = [next((w for w, _ in played(seed) if fought_over(w)), None) for seed in range(6)]
    return tuple(war for war in found if war is not None)


@cache
def positions() -> tuple[War, ...]:
    """Return games in many positions."""
    quiet = tuple(started(seed, answers) for seed, answers in enumerate(range(0, 600, 30)))
    return quiet + battles()


def drawn(war: War, *observer: int) -> Scene:
    return table.scene(war.setting, view(war, observer))


@cache
def layout() -> Layout:
    return table.layout(started().setting)


def asked(
    war: War, seat: int, kind: str, *, draft: tuple[Option, ...] = (), about: tuple[str, ...] = ()
) -> DecisionView:
    return DecisionView(seat, kind, (), (), (), draft, about)


def pointed(scene: Scene, decision: DecisionView, option: Option) -> set[tuple[str, str]]:
    return {(each.role, each.ref) for each in table.points_at(scene, decision, option)}


# The board


def test_every_region_and_box_is_drawn_once() -> None:
    areas = [area.id for area in layout().areas]
    assert sorted(areas) == sorted((*REGIONS, *POINTS, *PASSES, EYRIE))
    assert len(REGIONS) == 46
    assert {area.id: area.texture for area in layout().areas if area.kind == "region"} == TERRAIN
    assert {area.id: area.group for area in layout().areas if area.kind == "region"} == TERRITORY


def test_every_border_of_the_map_has_a_line_and_no_other_pair_has_one() -> None:
    borders = [line for line in layout().lines if line.kind == "border"]
    pairs = [frozenset(line.between) for line in borders]
    assert set(pairs) == {frozenset(pair) for pair in BORDERS}
    assert not set(pairs) & {frozenset(pair) for pair in RIVER}
    assert len(pairs) == len(set(pairs))
    assert all(line.style == BORDERS[line.between[0], line.between[1]] for line in borders)


def test_a_border_runs_along_both_regions_with_the_first_to_its_right() -> None:
    outlines = {area.id: area.outline for area in layout().areas}
    for line in layout().lines:
        if line.kind != "border":
            continue
        first, second = (outlines[region] for region in line.between)
        assert set(line.points) <= set(first) & set(second)
        begin, end = line.points[:2]
        assert first[(first.index(begin) + 1) % len(first)] == end


def test_a_slope_names_the_mountains_first() -> None:
    slopes = [line for line in layout().lines if line.style == "slope"]
    assert slopes
    for line in slopes:
        assert [TERRAIN[region] == "mountains" for region in line.between] == [True, False]


def test_a_ford_is_marked_on_the_border_it_crosses() -> None:
    lines = {frozenset(line.between): line for line in layout().lines if line.style == "ford"}
    spots = {frozenset(spot.between): spot for spot in layout().spots}
    assert spots.keys() == lines.keys()
    river = next(line for line in layout().lines if line.kind == "river")
    for pair, spot in spots.items():
        assert distance(spot.at, lines[pair].points) < 4
        assert set(lines[pair].points) <= set(river.points)


def distance(point: Point, line: tuple[Point, ...]) -> float:
    """Return the distance of a point from a line."""
    steps = [n / 20 for n in range(21)]
    return min(
        dist(point, (ax + (bx - ax) * t, ay + (by - ay) * t))
        for (ax, ay), (bx, by) in pairwise(line)
        for t in steps
    )


def test_no_centre_lies_in_two_areas() -> None:
    for area in layout().areas:
        home = [other.id for other in layout().areas if is_inside(other.outline, area.centre)]
        assert home == [area.id]


def test_goblin_routes_are_arrows_from_box_to_box_and_onto_the_battlefield() -> None:
    arrows = {line.between: line.points for line in layout().lines if line.kind == "arrow"}
    outlines = {area.id: area.outline for area in layout().areas}
    wanted = set()
    for route in ROUTES.values():
        wanted |= {(route.point, route.mountain_pass), (route.mountain_pass, route.leads_to)}
        end = arrows[route.mountain_pass, route.leads_to][-1]
        assert is_inside(outlines[route.leads_to], end)
    assert set(arrows) == wanted


def test_signs_are_printed_with_the_numbers_of_the_match() -> None:
    marks = {area.id: {m.name: m.value for m in area.marks} for area in layout().areas}
    assert {id for id, found in marks.items() if "settlement" in found} == set(SETTLEMENTS)
    assert {id for id, found in marks.items() if "fortification" in found} == set(FORTIFICATIONS)
    assert {id for id, found in marks.items() if "mustering" in found} == set(MUSTERING)
    assert marks["front-gate"] == {"fortification": 6, "points": 4}
    assert marks["camp"] == {"settlement": 0, "points": 2}
    other = new(game, "standard", Mixer(1), ruleset={"defence.front-gate": 9})
    gate = next(a for a in table.layout(other.setting).areas if a.id == "front-gate")
    assert {m.name: m.value for m in gate.marks}["fortification"] == 9


def test_a_territory_has_room_for_its_bats() -> None:
    assert [group.id for group in layout().groups] == list(TERRITORIES)
    for group in layout().groups:
        assert min(dist(group.centre, area.centre) for area in layout().areas) > 50


def test_a_drawing_that_does_not_fit_the_map_is_refused() -> None:
    drawing = read_drawing(DRAWN)
    assert faults(drawing) == []
    replace = msgspec.structs.replace
    camp = next(region for region in drawing.region if region.id == "camp")
    rest = tuple(region for region in drawing.region if region.id != "camp")

    def with_camp(**changes: object) -> list[str]:
        return faults(replace(drawing, region=(*rest, replace(camp, **changes))))

    assert faults(replace(drawing, region=rest)) == ["the drawn regions are not those of the map"]
    assert with_camp(centre=(0, 0)) == ["camp: the centre lies outside"]
    assert with_camp(outline=camp.outline[:2])[0] == "camp: no proper outline"
    moved = tuple((x + 1, y) for x, y in camp.outline)
    assert "eastern-bank-bend-hills and camp: do not touch" in with_camp(outline=moved)
    assert "camp: not on the board" in with_camp(outline=((-1, 0), *camp.outline))
    marsh = next(region for region in rest if region.id == "valley-north-marsh").outline
    assert any("overlaps" in fault for fault in with_camp(outline=marsh))
    assert faults(replace(drawing, fords=drawing.fords[1:])) == [
        "the drawn fords are not those of the map"
    ]
    assert faults(replace(drawing, box=drawing.box[1:])) == [
        "the drawn boxes are not those of the board"
    ]
    with pytest.raises(ValueError, match="not those of the map"):
        read_drawing(re.sub(r'id = "camp"', 'id = "elsewhere"', DRAWN))
    with pytest.raises(msgspec.ValidationError):
        read_drawing(DRAWN.replace("centre = [349, 260]", ""))


# What lies on it


def test_every_thing_lies_somewhere_and_has_a_name_of_its_own() -> None:
    for war in positions():
        for observer in OBSERVERS:
            assert table_faults(layout(), drawn(war, *observer)) == []


def test_every_army_is_drawn_once_with_what_it_is_made_of() -> None:
    for war in positions():
        counters = drawn(war).counters
        assert sorted(counter.at for counter in counters) == sorted(war.armies)
        for counter in counters:
            army = war.armies[counter.at]
            units = {part.name: part.count for part in counter.parts}
            assert tuple(units.get(unit, 0) for unit in UNITS) == army.units
            assert counter.owner == army.seat
            assert counter.value("damage") == army.damage
            assert counter.value("leadership-tokens") == army.tokens


def test_every_character_is_drawn_once_where_it_is() -> None:
    war = started()
    war.characters |= {"bard": "front-gate", "dain": "broken-lands-north-plains"}
    war.characters |= {"gandalf": "eliminated"}
    at = {figure.name: figure.at for figure in drawn(war).figures}
    assert list(at) == list(CHARACTERS)
    assert at["bard"] == "army:front-gate"
    assert at["dain"] == "broken-lands-north-plains"  # alone among enemies: B5A-10.11
    assert at["gandalf"] == "eliminated"
    assert at["thorin"] == "fate-6"
    assert at["bolg"] == "waiting"


def test_leadership_counts_tokens_and_characters() -> None:
    war = started()
    war.armies["ravenhill"] = msgspec.structs.replace(war.armies["ravenhill"], tokens=2)
    led = next(c for c in drawn(war).counters if c.at == "ravenhill")
    assert led.value("leadership-tokens") == 2
    assert led.value("leadership") == 5  # with Gandalf and Thranduil


def test_what_else_lies_on_the_board() -> None:
    war = started()
    war.control["camp"] = True
    war.breaches["ravenhill"] = 2
    war.bats["valley"] = 3
    war.open_passes[POINTS[0]] = True
    war.marker, war.rings, war.bodyguards = 4, 5, 3
    war.eagles |= {EYRIE: 2, "valley": 1}
    war.wrath, war.concentrated, war.troubled = 8, True, "dain"
    found = {marker.id: marker for marker in drawn(war).markers}
    assert (found["control:camp"].at, found["control:camp"].owner) == ("camp", SHADOW)
    assert found["damage:ravenhill"].count == 2
    assert (found["bats:valley"].at, found["bats:valley"].count) == ("valley", 3)
    assert found["fate-marker"].at == "fate-4"
    assert [m.at for m in found.values() if m.form == "barrier"] == [
        ROUTES[POINTS[1]].mountain_pass
    ]
    assert (found["rings"].at, found["rings"].count) == ("character:bilbo", 5)
    assert (found["bodyguards"].at, found["bodyguards"].count) == ("character:bolg", 3)
    assert (found[f"eagles:{EYRIE}"].at, found["eagles:valley"].at) == (EYRIE, "valley")
    assert (found["wrath"].at, found["wrath"].count) == ("character:beorn", 8)
    assert found["concentration"].at == "character:gandalf"
    assert found["troubled"].at == "character:dain"


def test_a_battle_is_shown_where_it_is_fought() -> None:
    assert battles()
    for war in positions():
        shown = drawn(war).panel(BattlePanel)
        assert (shown.at if shown is not None else "") == fought_over(war)


def test_cards_and_dice_of_a_battle_are_shown_with_their_hits() -> None:
    war = started()
    north, east = "broken-lands-north-plains", "broken-lands-east-hills"
    attacker = Fighter(used=["unit-wargs", "unit-orcs"], card="unit-orcs", dice=[6, 2, 5, 1])
    attacker.black, attacker.target = 2, 5
    defender = Fighter(card="regroup", dice=[3], target=5, dealt=2, cancelled=1)
    war.battle = Fight(SHADOW, (north, east), "eastern-spur", [defender, attacker], east, 2)
    shown = drawn(war).panel(BattlePanel)
    assert shown is not None
    assert (shown.at, shown.sources, shown.round) == ("eastern-spur", (north, east), 2)
    first, second = shown.fighters
    assert (first.seat, first.at) == (SHADOW, east)
    assert (first.card, first.used) == ("card:1:unit-orcs", ("card:1:unit-wargs",))
    assert [(die.colour, die.value, die.hit) for die in first.dice] == [
        ("black", 6, True),
        ("black", 2, False),
        ("white", 5, True),
        ("white", 1, False),
    ]
    assert (first.target, first.hits, first.damage) == (5, 2, 0)
    assert (second.seat, second.at, second.card) == (FREE, "eastern-spur", "card:0:regroup")
    assert (second.hits, second.damage) == (0, 1)
    assert table_faults(layout(), drawn(war)) == []
    rolling = asked(war, SHADOW, "leader-reroll")
    assert pointed(drawn(war), rolling, REROLL[1, 1]) == {
        ("choice", "battle-die:1:1"),
        ("choice", "battle-die:1:3"),
    }
    advancing = asked(war, SHADOW, "advance", about=("eastern-spur",))
    assert pointed(drawn(war), advancing, ADVANCE()) == {
        ("source", f"army:{east}"),
        ("target", "eastern-spur"),
    }
    assert pointed(drawn(war), advancing, LEAVE["wargs"]) == {("choice", f"army:{east}:wargs")}


def test_what_shaped_a_roll_is_told_with_it() -> None:
    """B5A-23.16, 24.3: what is added, which dice were re-rolled, and why."""
    war = started()
    card = next(card for card in war.faces("event-deck") if COMBAT_OF[card] == "battle-fury")
    war.move(card, "event-deck", "event-in-battle")
    attacker = Fighter(event=card, dice=[4, 3], target=6, added=(1, 0), again=[1])
    attacker.reasons = ("ford", "battle-fury", "unit-orcs")
    region = "broken-lands-north-plains"
    war.battle = Fight(SHADOW, (region,), "eastern-spur", [Fighter(), attacker], region, 1)
    shown = drawn(war).panel(BattlePanel)
    assert shown is not None
    fighter = shown.fighters[0]
    assert (fighter.event, fighter.added) == (f"card:{card}", 1)
    assert [die.again for die in fighter.dice] == [False, True]
    assert fighter.reasons == ("ref-mark-ford", "ref-combat-battle-fury", "ref-card-unit-orcs")
    assert table_faults(layout(), drawn(war)) == []


def test_every_card_has_a_face_and_every_character_a_sheet() -> None:
    """B5A-1.8, 1.10, 8.2."""
    faces = {face.name: face for face in layout().faces}
    for war in positions():
        for observer in OBSERVERS:
            cards = {m.name for m in drawn(war, *observer).markers if m.form == "card"}
            assert cards <= set(faces)
    kinds = Counter(face.kind for face in faces.values())
    assert (len(faces), kinds["fate"], kinds["unit"], kinds["special"]) == (91, 9, 9, 3)
    for card in COMBAT_OF:
        assert [passage.name for passage in faces[card].passages] == ["order", "combat"]
    assert [sheet.name for sheet in layout().sheets] == [*CHARACTERS, "eagles", "great-bats"]


def test_a_fate_card_lies_beside_the_sheet_of_whom_it_is_about() -> None:
    """B5A-9.13."""
    war = started()
    war.move("fate-shining-armour", "fate-deck", "fate-beside")
    war.armour = 2
    found = {marker.id: marker.at for marker in drawn(war).markers}
    assert found["card:fate-shining-armour"] == "sheet:thorin"
    assert found["armour"] == "card:fate-shining-armour"


def test_values_that_no_source_confirms_are_told_as_they_are_played() -> None:
    values = {value.path: value.value for value in layout().house_values}
    assert values["defence.front-gate"] == 6
    other = new(game, "standard", Mixer(1), ruleset={"defence.front-gate": 9})
    changed = {v.path: v.value for v in table.layout(other.setting).house_values}
    assert changed == values | {"defence.front-gate": 9}


def test_a_manoeuvre_is_not_shown_before_it_is_revealed() -> None:
    """B5A-22.1."""
    choosing = [war for war in battles() if {ask.kind for ask in asks(war)} == {"manoeuvre"}]
    assert choosing
    for war in choosing:
        other = war.clone()
        first, second = asks(other)
        choose(other, first.seat, first.options[-1])
        for observer in OBSERVERS:
            assert drawn(other, *observer) == drawn(war, *observer)
        choose(other, second.seat, second.options[-1])
        assert drawn(other) != drawn(war)


def test_dice_and_supply_are_counted() -> None:
    for war in positions():
        markers = drawn(war).markers
        for seat in (FREE, SHADOW):
            shown = {m.name: m.count for m in markers if m.form == "die" and m.owner == seat}
            assert shown == {face: count for face, count in war.dice[seat].items() if count}
        left = {m.name: m.count for m in markers if m.id.startswith("supply:")}
        assert left == {u: war.supply(n) for n, u in enumerate(UNITS) if war.supply(n)}


# What is hidden


def test_of_tokens_face_down_nothing_but_the_number_is_shown() -> None:
    values = game.data
    assert isinstance(values, Values)
    faces = {face for tokens in values.recruitment.values() for face in tokens} | set(values.fate)
    for war in positions():
        hidden = [
            zone.name
            for pool in war.setting.pools
            for zone in pool.zones
            if zone.seen_by != EVERYONE and pool.name not in CARD_POOLS
        ]
        piles = {m.id: m for m in drawn(war, SHADOW).markers if m.id.startswith("tokens:")}
        assert {f"tokens:{zone}": war.size(zone) for zone in hidden if war.size(zone)} == {
            name: pile.count for name, pile in piles.items()
        }
        for pile in piles.values():
            assert pile.form == "pile"
            assert not faces & {pile.name, pile.label, *pile.id.split(":")}


def test_everybody_sees_the_same_table_but_for_cards() -> None:
    """Of all else nobody may know more than a spectator: what is hidden is hidden from both."""
    for war in positions():
        seen = [without_cards(war, drawn(war, *observer)) for observer in OBSERVERS]
        assert seen[0] == seen[1] == seen[2]


def without_cards(war: War, scene: Scene) -> Scene:
    """Return a scene without the cards in hands, decks and discards."""
    pools = [pool for pool in war.setting.pools if pool.name in CARD_POOLS]
    zones = {zone.name for pool in pools for zone in pool.zones}
    left = tuple(marker for marker in scene.markers if marker.at not in zones)
    return msgspec.structs.replace(scene, markers=left)


def test_a_side_sees_its_own_hand_and_of_the_others_only_what_it_can_be_certain_of() -> None:
    """B5A-8.1, 8.4: usually that is nothing but the number; a spectator sees neither hand."""
    hidden = 0
    for war in positions():
        for observer in OBSERVERS:
            scene, seen = drawn(war, *observer), view(war, observer)
            text = msgspec.json.encode(scene).decode()
            for seat, kind in product((FREE, SHADOW), (EVENT, STORY)):
                zone = hand_zone(kind, seat)
                shown = [m.name for m in scene.markers if m.at == zone and m.form == "card"]
                backs = sum(m.count for m in scene.markers if m.at == zone and m.form == "pile")
                assert len(shown) + backs == war.size(zone)
                if seat in observer:
                    assert sorted(shown) == sorted(war.faces(zone))
                else:
                    assert shown == list(seen.zones[zone].known)
                    secret = set(war.faces(zone)) - set(shown)
                    hidden += len(secret)
                    assert not [card for card in secret if f'"card:{card}"' in text]
    assert hidden > 100


def test_what_was_discarded_face_down_is_seen_by_its_owner() -> None:
    """B5A-8.8."""
    buried = 0
    for war in positions():
        for seat, other in ((FREE, SHADOW), (SHADOW, FREE)):
            zone = f"event-buried-{SIDES[seat]}"
            own = [m.name for m in drawn(war, seat).markers if m.at == zone]
            assert sorted(own) == sorted(war.faces(zone))
            theirs = [m for m in drawn(war, other).markers if m.at == zone]
            assert sum(marker.count for marker in theirs) == len(own)
            buried += sum(marker.count for marker in theirs if marker.form == "pile")
    assert buried


def test_another_world_with_other_faces_looks_the_same() -> None:
    differed = 0
    for number, war in enumerate(positions()):
        for observer in OBSERVERS:
            other = resample(war, observer, random.Random(number))
            differed += war.pools != other.pools
            assert drawn(war, *observer) == drawn(other, *observer)
    assert differed


# What options point at


def test_every_verb_of_the_game_is_handled() -> None:
    assert set(VERBAL) == {verb.name for verb in VERBS}


def contexts(war: War) -> Iterator[DecisionView]:
    """Return decisions of both sides about many kinds of things."""
    for seat in (FREE, SHADOW):
        yield asked(war, seat, "none")
        for place in war.places(seat)[:3]:
            yield asked(war, seat, "army", draft=(ARMY[place],))
            yield asked(war, seat, "about", about=(place,))
        yield asked(war, seat, "territory", about=(TERRITORIES[0],))


def test_whatever_the_catalogue_holds_points_at_something_that_is_there() -> None:
    catalogue = game.compose().catalogue
    for war in (started(), started(7, 300)):
        scene = drawn(war)
        there = {*places(layout()), *pieces(scene)}
        for decision in contexts(war):
            for verb in catalogue.verbs.values():
                kinds = {kind.name for kind in verb.roles.values()}
                for option in catalogue.options(verb):
                    refs = {each.ref for each in table.points_at(scene, decision, option)}
                    assert refs <= there, option.id
                    if verb in VERBS and kinds - {"count", "unit"}:
                        assert refs, option.id


def test_whatever_is_asked_in_a_game_points_at_something_that_is_there() -> None:
    """Drafts too, pick by pick."""
    met = set()
    for seed in range(6):
        for war, seat in played(seed):
            seen = view(war, (seat,))
            scene = table.scene(war.setting, seen)
            there = {*places(layout()), *pieces(scene)}
            (decision,) = seen.decisions
            for option in decision.options:
                assert {h.ref for h in table.points_at(scene, decision, option)} <= there
                met.add(option.verb)
    assert len(met) > 35, sorted(met)


def test_a_move_points_at_the_army_and_where_it_goes() -> None:
    war = started()
    scene = drawn(war)
    moving = asked(war, FREE, "select-move", draft=(ARMY["camp"],))
    there = "eastern-bank-north-plains"
    assert pointed(scene, moving, TO[there]) == {("source", "army:camp"), ("target", there)}
    assert pointed(scene, moving, LEAVE["lake-men"]) == {("choice", "army:camp:lake-men")}
    assert pointed(scene, asked(war, FREE, "select-move"), ARMY["camp"]) == {
        ("source", "army:camp")
    }


def test_an_attack_points_at_both_armies() -> None:
    war = started()
    decision = asked(war, SHADOW, "attack-after-move", about=("broken-lands-east-hills",))
    assert pointed(drawn(war), decision, ATTACK["eastern-spur"]) == {
        ("source", "army:broken-lands-east-hills"),
        ("attack", "army:eastern-spur"),
    }


def test_casualties_are_chosen_in_the_army_that_suffers_them() -> None:
    war = started()
    decision = asked(war, SHADOW, "casualties", about=("broken-lands-north-plains",))
    assert pointed(drawn(war), decision, LOSE["orcs"]) == {
        ("choice", "army:broken-lands-north-plains:orcs")
    }


def test_other_choices_are_made_on_dice_piles_characters_and_territories() -> None:
    war = started()
    war.dice[SHADOW] = {"muster": 2}
    scene, decision = drawn(war), asked(war, SHADOW, "any")
    assert pointed(scene, decision, ACT["muster", "recruit"]) == {("choice", "die:1:muster")}
    assert pointed(scene, decision, ACT["eye", "goblin-move"]) == {("choice", "dice-1")}
    north = "broken-lands-north-plains"
    assert pointed(scene, decision, RECRUIT[north, "shadow"]) == {
        ("choice", f"tokens:shadow-at-{north}")
    }
    assert pointed(scene, decision, ENTER["bolg", north]) == {
        ("source", "character:bolg"),
        ("target", north),
    }
    assert pointed(scene, decision, SEND_BATS["valley"]) == {("target", "valley")}


# How it travels


def test_a_table_is_plain_data_of_a_reasonable_size() -> None:
    """Cards and the summary are described once, in the layout; their texts are keys of words."""
    for described, most in ((layout(), 100_000), (drawn(started(2, 200), FREE), 25_000)):
        text = msgspec.json.encode(described)
        assert msgspec.json.decode(text, type=type(described)) == described
        assert len(text) < most


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_label_has_words(language: str) -> None:
    scenes = [drawn(war, *observer) for war in positions() for observer in OBSERVERS]
    shown = [msgspec.to_builtins(each) for each in (layout(), *scenes)]
    labels = {label for each in shown for label in labels_in(each)}
    assert len(labels) > 400
    assert Words([language], [WORDS, OWN_WORDS]).missing(sorted(labels)) == []


def test_every_place_and_piece_has_a_label() -> None:
    assert all(area.label for area in layout().areas)
    assert {area.label for area in layout().areas if area.id == EYRIE} == {f"ref-place-{EYRIE}"}
    for war in positions():
        faces = {face.name for face in layout().faces}
        for marker in drawn(war).markers:
            assert marker.label or marker.name in faces, marker.id


def labels_in(plain: object) -> Iterator[str]:
    """Return all message keys in a description: labels, titles, texts and reasons."""
    if isinstance(plain, dict):
        yield from (plain[key] for key in ("label", "title", "text") if plain.get(key))
        yield from plain.get("reasons", ())
        for value in plain.values():
            yield from labels_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from labels_in(value)
