"""The table: everything lies once, in its place, and nothing is shown that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from games.ring_cards.round_tables import scene
from games.ring_cards.tables import Ring
from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import FREE, SHADOW
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.scoring import points
from ostrog.games.ring_cards.board.state import RESERVE, War
from ostrog.games.ring_cards.board.verbs import VERBS
from ostrog.games.ring_cards.table.card_faces import marks, passages
from ostrog.games.ring_cards.table.contest_panel import ContestPanel, Share
from ostrog.games.ring_cards.table.contract import table as drawing
from ostrog.games.ring_cards.table.layout import COLOURS, KINDS
from ostrog.kernel import EVERYONE, Event, Mixer, asks, choose, new, resample, view
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import NOBODY, Layout, Mark, Marker, Scene, pieces, places, table_faults
from ostrog.words import LANGUAGES, Words

WORDS = Path(events.__file__).parents[1] / "words"
SCENARIOS = [scenario.name for scenario in game.scenarios]
TIMID = ("pass", "done", "discard", "winnow", "forgo", "stay", "decline", "forsake-top")
PLAIN = {
    *("pass", "done", "winnow", "forgo", "stay", "carry-out", "choose", "find-nothing"),
    *("accept", "decline"),
}
"""Verbs of plain answers, which point at nothing."""

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""


def played(scenario: str, seed: int) -> Iterator[tuple[War, int]]:
    """Yield a game at each pick, and the seat; players prefer combats."""
    war, rng = new(game, scenario, Mixer(seed)), random.Random(seed)
    while war.outcome is None:
        ask = rng.choice(asks(war))
        yield war, ask.seat
        options = ask.options
        going = [o for o in options if o.verb in ("play", "move") and o.refs[-1] != RESERVE]
        eager = going or [option for option in options if option.verb not in TIMID]
        choose(war, ask.seat, rng.choice(eager if eager and rng.random() < 0.8 else options))


@cache
def positions(scenario: str) -> tuple[War, ...]:
    """Return a game in many positions, including all in a combat, and its end."""
    found = []
    for seed in (1, 2):
        for number, (war, _) in enumerate(played(scenario, seed)):
            if number % 20 == 0 or war.fighting is not None:
                found.append(war.clone())
        found.append(war)
    return tuple(found)


@cache
def layout(scenario: str) -> Layout:
    return drawing.layout(new(game, scenario, Mixer(1)).setting)


def drawn(war: War, *observer: int) -> Scene:
    return drawing.scene(war.setting, view(war, observer))


def found(ring: Ring, *observer: int) -> dict[str, Marker]:
    """Return the markers an observer sees, by id."""
    return {marker.id: marker for marker in scene(ring, *observer).markers}


def numbers(marker: Marker) -> dict[str, int]:
    return {mark.name: mark.value for mark in marker.values}


def pointed(ring: Ring, seat: int, option: str) -> set[tuple[str, str]]:
    """Return the highlights of an option of a seat."""
    decision = DecisionView(seat, "any", (), (), (), (), ())
    lights = drawing.points_at(scene(ring, seat), decision, ring.option(option))
    return {(light.role, light.ref) for light in lights}


# What never changes


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_has_trays_for_cards_and_tokens(scenario: str) -> None:
    """RCG-3.1, 3.2."""
    names = new(game, scenario, Mixer(1)).cast.names
    trays = {tray.id: (tray.kind, tray.owner) for tray in layout(scenario).trays}
    wanted: dict[str, tuple[str, int]] = {}
    for seat, name in enumerate(names):
        wanted |= {
            f"deck-{name}": ("deck", seat),
            f"hand-{name}": ("hand", seat),
            f"cycle-{name}": ("discard", seat),
            f"eliminated-{name}": ("discard", seat),
            f"set-{name}": ("hand", seat),
            f"event-{name}": ("open", seat),
            f"reserve-{seat}": ("laid", seat),
            f"tokens-{seat}": ("tokens", seat),
        }
    assert trays == wanted | {
        "path": ("places", NOBODY),
        "battlegrounds": ("places", NOBODY),
        "won-free-peoples": ("won", NOBODY),
        "won-shadow": ("won", NOBODY),
        "aside": ("out", NOBODY),
        "path-deck": ("deck", NOBODY),
        "round-track": ("tokens", NOBODY),
        "battleground-deck-free-peoples": ("deck", NOBODY),
        "battleground-deck-shadow": ("deck", NOBODY),
    }


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [
        ("trilogy-2", ["frodo blue", "witch-king red", "aragorn blue", "saruman red"]),
        ("duel-three-players", ["gandalf blue", "witch-king red", "saruman red"]),
        ("fellowship-of-the-ring", ["balrog-of-moria red", "gandalf blue"]),
    ],
)
def test_partners_share_a_colour(scenario: str, seats: list[str]) -> None:
    sides = layout(scenario).sides
    assert [side.seat for side in sides] == list(range(len(seats)))
    words = [f"{side.label.removeprefix('ref-seat-')} {side.colour}" for side in sides]
    assert words == seats
    assert COLOURS == ("blue", "red")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_and_location_of_the_match_has_a_face(scenario: str) -> None:
    cast = new(game, scenario, Mixer(1)).cast
    faces = {face.name: face for face in layout(scenario).faces}
    assert list(faces) == [*cast.sheets, *LOCATIONS.battlegrounds, *LOCATIONS.paths]
    for name, sheet in cast.sheets.items():
        face = faces[name]
        assert (face.owner, face.kind) == (sheet.owner, sheet.card.faction)
        assert face.passages == tuple(passages(sheet.title, cast.values.cards))
        assert face.values == tuple(marks(sheet.card))
    for place in LOCATIONS.paths:
        assert (faces[place].kind, faces[place].owner) == ("path", NOBODY)
    for place in LOCATIONS.battlegrounds:
        assert (faces[place].kind, faces[place].owner) == ("battleground", NOBODY)


def test_a_face_shows_what_is_printed() -> None:
    """RCG-3.5, 3.6, 3.8 to 3.11."""
    faces = {face.name: face for face in layout("trilogy").faces}
    assert faces["legolas"].values == (
        Mark("type-character"),
        Mark("battleground-attack", 1),
        Mark("battleground-defence", 1),
        Mark("path-defence", 1),
        *(Mark("allowed-path", number) for number in range(3, 10)),
    )
    assert faces["denethor"].values == (
        Mark("type-character"),
        Mark("leadership-attack", 1),
        Mark("leadership-defence", 1),
    )
    assert faces["the-great-gate"].values == (
        Mark("type-army"),
        Mark("battleground-defence-from-text"),
    )
    assert faces["fell-beast"].values[:2] == (Mark("type-item"), Mark("keyword-mount"))
    assert faces["dol-guldur"].values == (
        Mark("defence", 2),
        Mark("points", 1),
        Mark("defender-mordor"),
        Mark("attacker-elf"),
        Mark("attacker-wizard"),
    )
    assert faces["egladil"].values == (Mark("defence", 1), Mark("points", 1), Mark("number", 5))
    assert [passage.name for passage in faces["egladil"].passages] == ["activation"]
    assert [passage.name for passage in faces["boromir"].passages] == [
        "when-played",
        "when-played-or-moved-to-path",
    ]
    assert [passage.name for passage in faces["knights-of-dol-amroth"].passages] == ["bonus"]
    assert faces["mordor-orcs-3"].passages == ()


def test_values_that_no_source_confirms_are_told_as_they_are_played() -> None:
    values = {value.path: value.value for value in layout("trilogy").house_values}
    assert values
    path = next(path for path, value in values.items() if type(value) is int)
    other = new(game, "trilogy", Mixer(1), ruleset={path: int(values[path]) + 1})
    changed = {each.path: each.value for each in drawing.layout(other.setting).house_values}
    assert changed == values | {path: int(values[path]) + 1}


# What lies there


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_thing_lies_somewhere_and_has_a_name_of_its_own(scenario: str) -> None:
    for war in positions(scenario):
        for observer in war.setting.observers:
            shown = drawn(war, *observer)
            assert table_faults(layout(scenario), shown) == []
            faces = {face.name for face in layout(scenario).faces}
            for marker in shown.markers:
                assert marker.label or marker.name in faces, marker.id


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_card_of_a_player_lies_somewhere_once(scenario: str) -> None:
    for war in positions(scenario):
        for observer in war.setting.observers:
            markers = drawn(war, *observer).markers
            for seat, deck in enumerate(war.cast.decks):
                cards = [m.name for m in markers if m.form == "card" and m.name in deck]
                backs = [m for m in markers if m.form == "pile" and m.owner == seat]
                assert len(cards) == len(set(cards))
                assert len(cards) + sum(pile.count for pile in backs) == len(deck)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_decks_hands_and_piles_are_open_to_those_who_see_them(scenario: str) -> None:
    """RCG-21.2, 21.3: of all others only the number is shown."""
    for war in positions(scenario):
        for observer in war.setting.observers:
            markers = drawn(war, *observer).markers
            for seat, zones in enumerate(war.cast.zones):
                for field in KINDS:
                    name = getattr(zones, field)
                    cards = [m.name for m in markers if m.at == name and m.form == "card"]
                    backs = sum(m.count for m in markers if m.at == name and m.form == "pile")
                    assert len(cards) + backs == war.size(name)
                    assert not Counter(cards) - Counter(war.faces(name))
                    if field == "event" or (field != "deck" and seat in observer):
                        assert backs == 0
                    elif field != "deck" or seat not in observer:
                        assert cards == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_cards_in_play_lie_where_they_are(scenario: str) -> None:
    """RCG-3.3: in a reserve, at a location, or with their wielder; everybody sees them."""
    for war in positions(scenario):
        for observer in war.setting.observers:
            lying = {m.name: m for m in drawn(war, *observer).markers if m.name in war.places}
            assert set(lying) == set(war.places)
            for card, place in war.places.items():
                owner = war.owner(card)
                goal = f"reserve-{owner}" if place == "reserve" else f"location:{place}"
                assert lying[card].at == (f"card:{place}" if place in war.places else goal)
                assert (lying[card].form, lying[card].owner) == ("card", owner)
                assert ("fresh" in lying[card].marks) == (card in war.fresh)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_locations_and_their_decks_are_counted(scenario: str) -> None:
    for war in positions(scenario):
        markers = drawn(war).markers
        at = {marker.name: marker.at for marker in markers if marker.id.startswith("location:")}
        active = dict.fromkeys(war.battlegrounds, "battlegrounds")
        assert at == ({war.path: "path"} if war.path else {}) | active
        counts = {marker.at: marker.count for marker in markers if marker.name == "locations"}
        paths = sum(len(each) for each in war.cast.paths.values()) - len(war.used_paths)
        wanted = {
            "path-deck": paths,
            "battleground-deck-free-peoples": len(war.decks[FREE]),
            "battleground-deck-shadow": len(war.decks[SHADOW]),
        }
        assert counts == {name: count for name, count in wanted.items() if count}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_was_won_lies_in_the_scoring_areas(scenario: str) -> None:
    """RCG-14.1 to 14.4."""
    for war in positions(scenario):
        markers = {marker.id: marker for marker in drawn(war).markers}
        at = {m.name: m.at for m in markers.values() if m.id.startswith("won:")}
        wanted = dict.fromkeys((*war.won[FREE], *war.paths_won[FREE]), "won-free-peoples")
        wanted |= dict.fromkeys((*war.won[SHADOW], *war.paths_won[SHADOW]), "won-shadow")
        assert at == wanted | dict.fromkeys(war.laid_aside, "aside")
        down = [m.name for m in markers.values() if "face-down" in m.marks]
        assert sorted(down) == sorted(war.paths_won[SHADOW])
        score = points(war.cast, war.won, war.paths_won, war.corruption)
        assert numbers(markers["score:free-peoples"]) == {"points": score[FREE]}
        assert numbers(markers["score:shadow"]) == {"points": score[SHADOW]}
        assert ("corruption" in markers) == (war.corruption > 0)
        if war.corruption:
            assert markers["corruption"].count == war.corruption
            assert markers["corruption"].at == "won-shadow"


def test_the_areas_are_worth_what_lies_there() -> None:
    table = Ring().won(FREE, "helms-deep", "bag-end").won(SHADOW, "umbar", "weathertop")
    table.board(corruption=4, laid_aside=["imladris"]).turn("frodo")
    lying = found(table)
    assert numbers(lying["score:free-peoples"]) == {"points": 2 + 1}
    assert numbers(lying["score:shadow"]) == {"points": 1 + 4}
    assert (lying["won:bag-end"].at, lying["won:bag-end"].marks) == ("won-free-peoples", ())
    assert (lying["won:weathertop"].at, lying["won:weathertop"].marks) == (
        "won-shadow",
        ("face-down",),
    )
    assert lying["won:umbar"].marks == ()
    assert lying["won:imladris"].at == "aside"
    assert lying["corruption"].count == 4


def test_cards_at_locations_show_their_icons_and_what_they_do_there() -> None:
    table = Ring().battleground("dol-guldur", "galadriel", "nenya-ring-of-adamant@galadriel")
    table.battleground("dol-guldur", "high-elves-1", "gorbag-and-shagrat", "mordor-orcs-1")
    table.path("egladil", "the-commander", "the-destroyer", "black-riders-mount@the-destroyer")
    table.path("egladil", "gimli").tokens("dol-guldur", attack=2, defence=1)
    table.turn("frodo")
    lying = found(table)
    # Galadriel leads the High Elves: her icons, those of her ring, and leadership.
    assert numbers(lying["card:galadriel"]) == {"battleground-attack": 3}
    assert lying["card:galadriel"].marks == ("attacking", "supported")
    assert numbers(lying["card:high-elves-1"]) == {"battleground-attack": 2}
    assert lying["card:high-elves-1"].marks == ("attacking",)
    assert lying["card:nenya-ring-of-adamant"].at == "card:galadriel"
    assert numbers(lying["card:nenya-ring-of-adamant"]) == {}
    assert numbers(lying["card:gorbag-and-shagrat"]) == {"battleground-defence": 1}
    assert lying["card:gorbag-and-shagrat"].marks == ("defending", "supported")
    dol_guldur = {"attack": 5 + 2, "defence": 2 + 1, "defenders": 2}
    assert numbers(lying["location:dol-guldur"]) == dol_guldur
    assert numbers(lying["card:the-destroyer"]) == {"path-attack": 2}
    assert lying["card:the-destroyer"].marks == ("attacking",)
    assert numbers(lying["card:gimli"]) == {"path-defence": 1}
    assert lying["card:gimli"].marks == ("defending",)
    assert numbers(lying["location:egladil"]) == {"attack": 3, "defence": 1, "defenders": 1}


def test_a_path_that_nobody_would_score_is_marked_in_a_duel() -> None:
    """RCG-17.7: equal totals, and only there."""
    for scenario, told in (("duel-two-players", ("tied",)), ("trilogy", ())):
        table = Ring(scenario).path("bag-end")
        table.turn(table.state.cast.names[0])
        path = found(table)["location:bag-end"]
        equal = numbers(path)["attack"] == numbers(path)["defence"] + numbers(path)["defenders"]
        assert path.marks == (told if equal else ())
        assert equal or scenario == "trilogy"


def test_a_battleground_without_its_defence_is_marked() -> None:
    """RCG-13.15."""
    table = Ring().battleground("dol-guldur", bared=True).battleground("umbar")
    table.turn("frodo")
    lying = found(table)
    assert lying["location:dol-guldur"].marks == ("no-defence",)
    assert numbers(lying["location:dol-guldur"])["defence"] == 0
    assert lying["location:umbar"].marks == ()
    assert numbers(lying["location:umbar"])["defence"] == 2


def test_tokens_lie_on_locations_and_cards() -> None:
    """RCG-11.6."""
    table = Ring().path("cirith-ungol", "gorbag-and-shagrat").battleground("umbar")
    table.tokens("cirith-ungol", attack=1, defence=2).tokens("umbar", defence=1)
    table.tokens("gorbag-and-shagrat", attack=2).turn("frodo")
    shown = {m.id: (m.at, m.count) for m in found(table).values() if m.id.startswith("token:")}
    assert shown == {
        "token:cirith-ungol:path-attack": ("location:cirith-ungol", 1),
        "token:cirith-ungol:path-defence": ("location:cirith-ungol", 2),
        "token:umbar:battleground-defence": ("location:umbar", 1),
        "token:gorbag-and-shagrat:path-attack": ("card:gorbag-and-shagrat", 2),
    }


def test_cards_that_may_not_be_moved_or_used_again_are_marked() -> None:
    table = Ring().reserve("saruman", "palantir-of-orthanc@saruman").reserve("ugluk", fresh=True)
    table.board(used=["palantir-of-orthanc"]).turn("saruman")
    lying = found(table)
    assert lying["card:ugluk"].marks == ("fresh",)
    assert lying["card:palantir-of-orthanc"].marks == ("used",)
    assert lying["card:saruman"].marks == ()


def test_ring_tokens_and_the_turn_lie_before_the_players() -> None:
    """RCG-2.3, 2.8."""
    table = Ring().starts("witch-king")
    table.turn("aragorn")
    table.state.rings[SARUMAN] = False
    lying = found(table)
    for seat in range(4):
        ring = lying[f"ring:{seat}"]
        assert (ring.at, ring.owner) == (f"tokens-{seat}", seat)
        assert ring.marks == (("used",) if seat == SARUMAN else ())
    assert (lying["starting-player"].at, lying["turn"].at) == ("tokens-1", "tokens-2")
    fellowship = Ring("fellowship-of-the-ring")
    fellowship.turn("gandalf")
    assert not [marker for marker in found(fellowship) if marker.startswith("ring:")]
    duel = Ring("duel-three-players")
    duel.board(first=2)  # the second place of Gandalf
    duel.turn("saruman")
    assert (found(duel)["starting-player"].at, found(duel)["turn"].at) == ("tokens-0", "tokens-2")


# A combat


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_contest_is_shown_while_there_is_a_combat(scenario: str) -> None:
    fought = 0
    for war in positions(scenario):
        for observer in war.setting.observers:
            shown = drawn(war, *observer).panel(ContestPanel)
            assert (shown is None) == (war.fighting is None)
            if shown is not None and war.fighting is not None:
                fought += 1
                assert shown.at == f"location:{war.fighting.place}"
                assert sum(share.value for share in shown.attackers) == shown.attack
                assert shown.withstood <= shown.attack
    assert fought


def bare(contest: ContestPanel | None) -> ContestPanel:
    """Return a contest without its factors."""
    assert contest is not None
    attackers, defenders = (
        tuple(msgspec.structs.replace(share, factors=()) for share in shares)
        for shares in (contest.attackers, contest.defenders)
    )
    return msgspec.structs.replace(contest, attackers=attackers, defenders=defenders)


def test_a_contest_counts_everything_that_attacks_and_defends() -> None:
    table = Ring().path("egladil", "gimli", "legolas", "bow-of-the-galadhrim@legolas")
    table.path("egladil", "the-commander", "the-destroyer").tokens("egladil", attack=1, defence=1)
    table.combat()
    assert table.asked == [(FRODO, "casualties")]
    assert bare(scene(table).panel(ContestPanel)) == ContestPanel(
        at="location:egladil",
        attack=3,
        withstood=2,
        attackers=(
            Share("card:the-commander", 1),
            Share("card:the-destroyer", 1),
            Share("location:egladil", 1),
        ),
        defenders=(
            Share("location:egladil", 2),
            Share("card:gimli", 1),
            Share("card:legolas", 2),
        ),
    )


def test_a_contest_without_tokens_or_own_defence_is_of_cards_alone() -> None:
    table = Ring().path("cirith-ungol", "gimli", "legolas", "the-commander").combat()
    assert bare(scene(table).panel(ContestPanel)) == ContestPanel(
        at="location:cirith-ungol",
        attack=1,
        withstood=0,
        attackers=(Share("card:the-commander", 1),),
        defenders=(Share("card:gimli", 1), Share("card:legolas", 1)),
    )


def test_what_is_lost_in_a_contest_is_marked() -> None:
    table = Ring().path("egladil", "frodo-baggins", "elven-cloak@frodo-baggins")
    table.path("egladil", "mithril-coat@frodo-baggins", "gimli")
    table.path("egladil", "the-commander", "the-witch-king").combat()
    table.player("frodo").chooses("lose:frodo-baggins", "done")
    assert table.asked == [(FRODO, "replacement")]
    contest = bare(scene(table).panel(ContestPanel))
    assert contest.withstood == contest.attack == 3
    assert contest.defenders == (
        Share("location:egladil", 1),
        Share("card:frodo-baggins", 4, lost=True),
        Share("card:gimli", 1),
    )


def test_icons_do_not_change_during_a_combat() -> None:
    """RCG-11.10: what is shown is what counts, also when a card has left."""
    table = Ring().path("egladil", "frodo-baggins", "elven-cloak@frodo-baggins")
    table.path("egladil", "mithril-coat@frodo-baggins", "gimli")
    table.path("egladil", "the-commander", "the-witch-king").combat()
    before = numbers(found(table)["location:egladil"])
    assert before == {"attack": 3, "defence": 1, "defenders": 5}
    table.player("frodo").chooses("lose:frodo-baggins", "done")
    assert numbers(found(table)["location:egladil"]) == before


# What is hidden


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_sees_the_same_table_but_for_cards_that_are_not_in_play(scenario: str) -> None:
    for war in positions(scenario):
        zones = {zone.name for pool in war.setting.pools for zone in pool.zones}
        common = []
        for observer in war.setting.observers:
            shown = drawn(war, *observer)
            left = tuple(marker for marker in shown.markers if marker.at not in zones)
            common.append(msgspec.structs.replace(shown, markers=left))
        assert all(each == common[0] for each in common)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_of_hidden_cards_not_even_the_name_is_in_a_scene(scenario: str) -> None:
    hidden = 0
    for war in positions(scenario):
        seen_by = {zone.name: zone.seen_by for pool in war.setting.pools for zone in pool.zones}
        for observer in war.setting.observers:
            scene_, seen = drawn(war, *observer), view(war, observer)
            text = msgspec.json.encode(scene_).decode()
            for name, who in seen_by.items():
                if who == EVERYONE or set(who) & set(observer):
                    continue
                secret = set(war.faces(name)) - set(seen.zones[name].order)
                hidden += len(secret)
                assert not [card for card in secret if f'"card:{card}"' in text]
    assert hidden > 1000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_another_world_with_other_cards_looks_the_same(scenario: str) -> None:
    differed = 0
    for number, war in enumerate(positions(scenario)):
        if war.outcome is not None or number % 3:
            continue
        for observer in war.setting.observers:
            other = resample(war, observer, random.Random(number))
            differed += war.pools != other.pools
            assert drawn(war, *observer) == drawn(other, *observer)
    assert differed


def test_a_deck_that_is_searched_is_open_to_who_searches_alone() -> None:
    """RCG-10.19."""
    table = Ring().hand("aragorn", "legolas", "lembas")
    table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    before = [m.id for m in found(table, ARAGORN).values() if m.at == "deck-aragorn"]
    assert before == ["cards:deck-aragorn"]
    table.player("aragorn").chooses("carry-out")
    deck = table.in_zone("aragorn", "deck")
    seen = [m.name for m in found(table, ARAGORN).values() if m.at == "deck-aragorn"]
    assert seen == deck
    for observer in ((), (FRODO,), (WITCH_KING,), (SARUMAN,)):
        piles = [m for m in found(table, *observer).values() if m.at == "deck-aragorn"]
        assert [(pile.id, pile.count) for pile in piles] == [("cards:deck-aragorn", len(deck))]


def test_an_event_lies_open_while_it_is_carried_out() -> None:
    table = Ring().hand("aragorn", "paths-of-the-dead", "lembas")
    table.turn("aragorn").chooses("event:paths-of-the-dead")
    for observer in table.state.setting.observers:
        assert found(table, *observer)["card:paths-of-the-dead"].at == "event-aragorn"


# What options point at


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whatever_is_asked_in_a_game_points_at_something_that_is_there(scenario: str) -> None:
    """Drafts too, pick by pick; only plain answers and what lies in a deck point at nothing."""
    fixed = set(places(layout(scenario)))
    met = set()
    for war, seat in played(scenario, 3):
        for observer in war.setting.observers:
            if seat not in observer:
                continue
            seen = view(war, observer)
            shown = drawing.scene(war.setting, seen)
            there = fixed | set(pieces(shown))
            for decision in seen.decisions:
                for option in decision.options:
                    lights = drawing.points_at(shown, decision, option)
                    assert {light.ref for light in lights} <= there, option.id
                    met.add(option.verb)
                    if option.verb in PLAIN:
                        assert lights == ()
                    elif option.verb not in ("activate", "forsake-top"):
                        assert lights, option.id
    assert len(met) > 12, sorted(met)


def test_every_option_of_the_catalogue_can_be_asked_about() -> None:
    table = Ring().path("egladil", "legolas").battleground("dol-guldur").hand("frodo", "gimli")
    table.turn("frodo")
    shown, decision = scene(table, FRODO), DecisionView(FRODO, "any", (), (), (), (), ())
    known = table.state.setting.rules.catalogue
    for verb in VERBS:
        for option in list(known.options(verb))[:300]:
            lights = drawing.points_at(shown, decision, option)
            assert (lights == ()) or verb.name not in PLAIN, option.id


def test_playing_and_moving_point_at_the_card_and_where_it_goes() -> None:
    table = Ring().path("egladil").battleground("rivendell").reserve("legolas", "sam-gamgee")
    table.hand("aragorn", "arwen", "lembas", "the-red-arrow").turn("aragorn")
    assert pointed(table, ARAGORN, "play:arwen:rivendell") == {
        ("source", "card:arwen"),
        ("target", "location:rivendell"),
    }
    assert pointed(table, ARAGORN, "play:arwen:reserve") == {
        ("source", "card:arwen"),
        ("target", f"reserve-{ARAGORN}"),
    }
    assert pointed(table, ARAGORN, "move:legolas:egladil") == {
        ("source", "card:legolas"),
        ("target", "location:egladil"),
    }
    assert pointed(table, ARAGORN, "equip:lembas:sam-gamgee") == {
        ("source", "card:lembas"),
        ("target", "card:sam-gamgee"),
    }
    assert pointed(table, ARAGORN, "event:the-red-arrow") == {("choice", "card:the-red-arrow")}
    assert pointed(table, ARAGORN, "discard:arwen") == {("choice", "card:arwen")}


def test_other_choices_point_at_cards_locations_and_tokens() -> None:
    table = Ring().path("egladil", "legolas").battleground("umbar").won(FREE, "pelargir")
    table.hand("frodo", "gimli").turn("frodo")
    assert pointed(table, FRODO, "ring") == {("choice", "ring:0")}
    assert pointed(table, FRODO, "fight:egladil") == {("choice", "location:egladil")}
    assert pointed(table, FRODO, "put-token:umbar") == {("choice", "location:umbar")}
    assert pointed(table, FRODO, "lose:legolas") == {("choice", "card:legolas")}
    assert pointed(table, FRODO, "activate:pelargir") == {("choice", "won:pelargir")}
    assert pointed(table, FRODO, "activate:harad") == set()  # in its deck
    for plain in ("pass", "winnow", "done", "carry-out", "choose:1"):
        assert pointed(table, FRODO, plain) == set()


def test_forsaking_from_the_top_points_at_the_draw_deck_if_there_is_one() -> None:
    table = Ring().hand("frodo", "gimli")
    table.turn("frodo")
    assert pointed(table, FRODO, "forsake-top") == {("choice", "deck-frodo")}
    empty = Ring().cycled("frodo", "gimli").deck("frodo")
    empty.turn("frodo")
    assert pointed(empty, FRODO, "forsake-top") == set()
    mirror = Ring().reserve("galadriel", "mirror-of-galadriel@galadriel").step("actions")
    assert pointed(mirror, ARAGORN, "forsake-top") == {("choice", "deck-aragorn")}


# How it travels


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_table_is_plain_data_of_a_reasonable_size(scenario: str) -> None:
    """Cards are described once, in the layout; their texts are keys of words."""
    text = msgspec.json.encode(layout(scenario))
    assert msgspec.json.decode(text, type=Layout) == layout(scenario)
    assert len(text) < 100_000
    for war in positions(scenario):
        shown = drawn(war, *war.setting.observers[-1])
        text = msgspec.json.encode(shown)
        assert msgspec.json.encode(msgspec.json.decode(text)) == text
        assert len(text) < 25_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_has_a_label_has_words(language: str) -> None:
    labels: set[str] = set()
    for scenario in SCENARIOS:
        scenes = [
            drawn(war, *each) for war in positions(scenario) for each in war.setting.observers[:2]
        ]
        for each in (layout(scenario), *scenes):
            labels |= set(labels_in(msgspec.to_builtins(each)))
    assert len(labels) > 400
    assert Words([language], [WORDS, OWN_WORDS]).missing(sorted(labels)) == []


def labels_in(plain: object) -> Iterator[str]:
    """Return all message keys in a description: labels, titles and texts."""
    if isinstance(plain, dict):
        yield from (plain[key] for key in ("label", "title", "text") if plain.get(key))
        for value in plain.values():
            yield from labels_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from labels_in(value)


@pytest.mark.rule("RCG-1.5", "RCG-16.1")
def test_a_seat_shows_the_factions_by_which_texts_name_it() -> None:
    sides = layout("trilogy").sides
    assert sides[WITCH_KING].marks == ("faction-mordor",)
    assert set(sides[ARAGORN].marks) == {"faction-dunedain", "faction-elf"}


@pytest.mark.rule("RCG-7.6", "RCG-7.7")
def test_the_carryover_limit_of_each_seat_lies_before_it() -> None:
    table = Ring("trilogy")
    limits = {
        marker.owner: marker.count
        for marker in drawn(table.state).markers
        if marker.name == "carryover"
    }
    assert limits == dict.fromkeys(range(4), 2)
    table.reserve("elrond")
    raised = next(m for m in drawn(table.state).markers if m.id == f"carryover:{ARAGORN}")
    assert (raised.at, raised.count) == (f"tokens-{ARAGORN}", 3)


@pytest.mark.rule("RCG-4.2")
@pytest.mark.parametrize(("scenario", "rounds"), [("trilogy", 9), ("fellowship-of-the-ring", 6)])
def test_the_round_is_shown_with_the_number_of_rounds(scenario: str, rounds: int) -> None:
    war = new(game, scenario, Mixer(1))
    (shown,) = [marker for marker in drawn(war).markers if marker.at == "round-track"]
    assert [mark.value for mark in shown.values] == [war.round, rounds]


def test_the_events_that_begin_and_end_fights_are_told() -> None:
    """Otherwise clients would tell all fights at once."""
    laid = layout("trilogy")
    for kind in (laid.fight_begins, *laid.fight_ends):
        assert issubclass(getattr(events, kind), Event), kind
