"""The summaries of the games: two pages of rows with their rules, and numbers from the data."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from ostrog.games.five_armies import game as five_armies
from ostrog.games.five_armies.board.pieces import Values
from ostrog.games.five_armies.board.pools import decks
from ostrog.games.ring_cards import game as ring_cards
from ostrog.games.ring_cards.board.cast import Cast
from ostrog.games.stronghold import game as stronghold
from ostrog.games.stronghold.board.pieces import HEROIC_ORDERS, PHASE_CARDS, TRAPS, WORKS
from ostrog.games.stronghold.board.values import Values as SiegeValues
from ostrog.games.war_of_the_ring import game as war_of_the_ring
from ostrog.games.war_of_the_ring.board.pieces import CHARACTERS
from ostrog.games.war_of_the_ring.board.values import FLIES
from ostrog.games.war_of_the_ring.board.values import Values as WarValues
from ostrog.kernel import Game, Mixer, Setting, new
from ostrog.table import Layout, SummaryRow, SummarySection, table_of
from ostrog.words import LANGUAGES, Words

SCENARIOS = [
    pytest.param(game, scenario.name, id=f"{game.name}-{scenario.name}")
    for game in (five_armies, ring_cards, stronghold, war_of_the_ring)
    for scenario in game.scenarios
]


@cache
def setting(game: Game, scenario: str) -> Setting:  # type: ignore[type-arg]
    found: Setting = new(game, scenario, Mixer(0)).setting
    return found


@cache
def layout(game: Game, scenario: str) -> Layout:  # type: ignore[type-arg]
    table = table_of(game)
    assert table is not None
    return table.layout(setting(game, scenario))


def sections(found: Layout) -> dict[str, SummarySection]:
    return {section.id: section for page in found.summary for section in page.sections}


def rows(found: Layout) -> list[SummaryRow]:
    return [row for section in sections(found).values() for row in section.rows]


def by_text(found: Layout) -> dict[str, SummaryRow]:
    return {row.text: row for row in rows(found)}


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_a_summary_has_its_pages_and_all_its_rules_are_in_the_rulebook(
    game: Game,  # type: ignore[type-arg]
    scenario: str,
) -> None:
    found = layout(game, scenario)
    assert game.rulebook is not None
    pages = [page.title for page in found.summary if page.title != "summary-teams"]
    assert len(pages) == 2  # and a third one where a game has rules of its own for teams
    assert [row.title for row in rows(found) if not row.rules] == []
    assert [rule for row in rows(found) for rule in row.rules if rule not in game.rulebook] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_number_of_a_row_is_said(
    game: Game,  # type: ignore[type-arg]
    scenario: str,
    language: str,
) -> None:
    assert game.words is not None
    words = Words([language], [game.words])
    for row in rows(layout(game, scenario)):
        said = words.say(row.text, **row.numbers)
        assert "{" not in said
        assert [each for each in row.numbers.values() if each and str(each) not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_everything_in_a_summary_has_a_name(
    game: Game,  # type: ignore[type-arg]
    scenario: str,
    language: str,
) -> None:
    assert game.words is not None
    found = layout(game, scenario)
    named = {page.title for page in found.summary}
    named |= {section.title for section in sections(found).values()}
    named |= {key for row in rows(found) for key in (row.title, row.text)}
    assert Words([language], [game.words]).missing(sorted(named)) == []


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_cards_of_all_decks_have_faces(game: Game, scenario: str) -> None:  # type: ignore[type-arg]
    found = layout(game, scenario)
    faces, trays = {face.name for face in found.faces}, {tray.id for tray in found.trays}
    for deck in found.decks:
        assert deck.tray in trays
        assert set(deck.cards) <= faces


@pytest.mark.rule("B5A-5.1", "B5A-5.2", "B5A-13.6", "B5A-1.10")
def test_five_armies_explains_every_die_face_unit_and_character() -> None:
    found = sections(layout(five_armies, "standard"))
    values = setting(five_armies, "standard").data
    assert isinstance(values, Values)
    dice = {sign.name for row in found["dice"].rows for sign in row.signs}
    assert dice == {face for side in values.dice.values() for face in side.faces}
    units = {row.signs[0].name: row for row in found["units"].rows}
    assert units.keys() == values.units.keys()
    for name, unit in values.units.items():
        strength, *terrains = units[name].values
        assert strength.value == unit.strength
        assert {each.name for each in terrains} - {"any-terrain"} == set(unit.preferred)
    signs = {row.signs[0].name for row in found["characters"].rows}
    assert signs == {*values.characters, *values.figures}


@pytest.mark.rule("B5A-31.5", "B5A-31.6", "B5A-31.7")
def test_the_summary_of_a_match_has_the_values_of_the_match() -> None:
    ruleset = {"beorn.success": 4, "archery.dice": 2}
    table = table_of(five_armies)
    assert table is not None
    changed = table.layout(new(five_armies, "standard", Mixer(0), ruleset=ruleset).setting)
    assert by_text(changed)["summary-character-beorn-text"].numbers["success"] == 4
    assert by_text(changed)["summary-character-thranduil-text"].numbers["dice"] == 2


@pytest.mark.rule("B5A-23.8", "B5A-23.9", "B5A-19.1", "B5A-7.1", "B5A-7.5", "B5A-7.11", "B5A-7.12")
def test_numbers_that_five_armies_has_in_its_rules_alone_are_those_of_the_rules() -> None:
    """The words name them, since they are no values of a match."""
    assert five_armies.words is not None
    words, rules = Words(["en"], [five_armies.words]), five_armies.rulebook
    assert rules is not None
    assert words.say("summary-hit-usual") == "5 or 6"
    assert "is 5" in rules["B5A-23.8"].text
    assert words.say("summary-hit-fortification") == "Only 6"
    assert "is 6" in rules["B5A-23.9"].text
    for key, rule in (("character", "B5A-7.5"), ("army", "B5A-7.1"), ("muster", "B5A-7.11")):
        assert "up to 2" in words.say(f"summary-die-{key}-text")
        assert "up to 2" in rules[rule].text


def test_the_decks_of_five_armies_are_its_pools() -> None:
    found = {deck.tray: deck.cards for deck in layout(five_armies, "standard").decks}
    assert found == {pool.zones[0].name: pool.faces for pool in decks()}


@pytest.mark.rule("RCG-2.2", "RCG-2.5", "RCG-19.1", "RCG-19.6")
@pytest.mark.parametrize("scenario", [each.name for each in ring_cards.scenarios])
def test_the_decks_of_the_card_game_are_those_of_the_scenario(scenario: str) -> None:
    cast: Cast = setting(ring_cards, scenario).derived
    found = layout(ring_cards, scenario).decks
    assert [deck.cards for deck in found if deck.owner >= 0] == cast.decks
    war = new(ring_cards, scenario, Mixer(0))
    places = {deck.tray: set(deck.cards) for deck in found if deck.owner < 0}
    active = {*war.battlegrounds}
    assert places["battleground-deck-free-peoples"] >= set(war.decks[0])
    assert places["battleground-deck-free-peoples"] - set(war.decks[0]) <= active
    assert len(places["path-deck"]) == sum(map(len, cast.paths.values()))


@pytest.mark.rule("RCG-9.14", "RCG-17.4", "RCG-19.4", "RCG-17.6", "RCG-12.11")
def test_the_card_game_tells_ring_tokens_and_paths_as_the_scenario_has_them() -> None:
    texts = {name: by_text(layout(ring_cards, name)) for name in ("trilogy", "duel-two-players")}
    texts["fellowship"] = by_text(layout(ring_cards, "fellowship-of-the-ring"))
    assert "summary-ring-game-text" in texts["trilogy"]
    assert "summary-ring-round-text" in texts["duel-two-players"]
    assert not [key for key in texts["fellowship"] if key.startswith("summary-ring")]
    assert "summary-path-won-text" in texts["trilogy"]
    assert "summary-path-duel-won-text" in texts["duel-two-players"]
    assert texts["fellowship"]["summary-last-path-text"].numbers == {"last": 6}


@pytest.mark.rule("STR-2.4", "STR-6.3", "STR-6.4", "STR-13.9", "STR-16.1", "STR-17.3")
def test_stronghold_explains_every_card_work_order_and_trap_with_its_price() -> None:
    found = sections(layout(stronghold, "standard"))
    values = setting(stronghold, "standard").data
    assert isinstance(values, SiegeValues)

    def shown(*names: str) -> dict[str, dict[str, int]]:
        return {
            row.signs[0].name: {mark.name: mark.value for mark in row.values}
            for name in names
            for row in found[name].rows
        }

    works = shown("works")
    assert works == {
        work: {"hourglass": sheet.hourglasses, sheet.building: 0}
        for work, sheet in values.works.items()
    }
    assert works.keys() == set(WORKS)
    cards = shown("machines", "equipment", "training", "rituals")
    assert cards.keys() - {"throwing", "ritual"} == set(PHASE_CARDS)
    for card, sheet in values.cards.items():
        units = msgspec.structs.asdict(sheet.units)
        price = {"wood": sheet.wood, **units, "hourglass": sheet.hourglasses}
        assert cards[card] == {name: number for name, number in price.items() if number}
    assert shown("traps").keys() == set(TRAPS)
    assert shown("heroic").keys() == set(HEROIC_ORDERS)
    assert shown("orders").keys() == {"order", *values.orders}


@pytest.mark.rule("STR-19.1", "STR-20.1")
def test_the_stages_of_an_assault_are_told_in_their_order() -> None:
    rows = sections(layout(stronghold, "standard"))["assault"].rows
    ranged = ["cannons", "machines", "marksmen"]
    melee = ["cauldrons", "poles", "orders", "strength", "hospital"]
    expected = [*ranged, "poison", *melee]
    assert [row.title.removeprefix("summary-") for row in rows] == expected


@pytest.mark.rule("STR-5.8", "STR-7.1", "STR-12.4", "STR-16.29", "STR-1.2", "STR-2.3", "STR-8.3")
@pytest.mark.parametrize(
    ("path", "number", "text", "argument"),
    [
        ("hourglasses.later_turns", 9, "summary-opening-text", "later"),
        ("draw", 11, "summary-supplies-text", "draw"),
        ("wood.gained.troll", 4, "summary-supplies-text", "troll"),
        ("room.rampart", 9, "summary-room-text", "rampart"),
        ("turns", 5, "summary-defender-wins-text", "turns"),
        ("machine_cards.pile_misses", 3, "summary-machines-text", "misses"),
        ("hospital_heals", 4, "summary-hospital-text", "heals"),
        ("invaders.troll.strength", 8, "summary-invader-strength-text", "troll"),
        ("heroes.officer.strength", 6, "summary-defender-strength-text", "officer"),
        ("fury_strength", 5, "summary-goblin-fury-text", "strength"),
        ("throwing_limit", 2, "summary-throwing-text", "most"),
        ("hourglasses.secret_orders", 3, "summary-open-or-secret-text", "secret"),
        ("trainer.orc", 6, "summary-trainer-text", "orc"),
    ],
)
def test_the_summary_of_a_siege_has_the_values_of_the_match(
    path: str, number: int, text: str, argument: str
) -> None:
    table = table_of(stronghold)
    assert table is not None
    assert stronghold.words is not None
    changed = table.layout(new(stronghold, "standard", Mixer(0), ruleset={path: number}).setting)
    row = by_text(changed)[text]
    assert row.numbers[argument] == number
    for language in LANGUAGES:
        assert str(number) in Words([language], [stronghold.words]).say(text, **row.numbers)


@pytest.mark.rule("STR-12.4", "STR-12.5", "STR-16.1")
def test_prices_in_the_summary_of_a_siege_are_those_of_the_match() -> None:
    ruleset = {
        "maneuvers.large.hourglasses": 7,
        "works.cannon.hourglasses": 8,
        "cards.demon.wood": 2,
    }
    table = table_of(stronghold)
    assert table is not None
    found = sections(table.layout(new(stronghold, "standard", Mixer(0), ruleset=ruleset).setting))
    marks = {row.title: row.values for section in found.values() for row in section.rows}
    assert marks["ref-maneuver-large"][0].value == 7
    assert marks["ref-work-cannon"][0].value == 8
    assert marks["ref-card-demon"][0].value == 2


@pytest.mark.rule("WOTR-5.1", "WOTR-5.2", "WOTR-8.4", "WOTR-11.11")
def test_war_of_the_ring_explains_every_die_face_and_character() -> None:
    found = sections(layout(war_of_the_ring, "two-players"))
    values = setting(war_of_the_ring, "two-players").data
    assert isinstance(values, WarValues)
    dice = {sign.name for row in found["dice"].rows for sign in row.signs if sign.form == "die"}
    assert dice == {face for side in values.dice.values() for face in side.faces}
    rows = {row.signs[0].name: row for row in found["characters"].rows}
    assert tuple(rows) == CHARACTERS
    for who, sheet in values.characters.items():
        marks = {mark.name: mark.value for mark in rows[who].values}
        assert marks.get("level", 0) == sheet.level % FLIES
        assert marks.get("leadership", 0) == sheet.leadership
        assert marks.get("more-dice", 0) == sheet.dice


@pytest.mark.rule("WOTR-4.1", "WOTR-18.1", "WOTR-18.5")
def test_phases_and_ways_to_win_are_told_in_their_order() -> None:
    found = sections(layout(war_of_the_ring, "two-players"))
    phases = ["recover", "phase-fellowship", "allocation", "roll", "actions", "check"]
    assert [row.title.removeprefix("summary-") for row in found["turn"].rows] == phases
    rules = [row.rules[0] for row in found["victory"].rows]
    assert rules == ["WOTR-18.1", "WOTR-18.2", "WOTR-18.3", "WOTR-18.4"]


@pytest.mark.rule("WOTR-7.1", "WOTR-10.1", "WOTR-10.2", "WOTR-11.12", "WOTR-16.3", "WOTR-18.3")
@pytest.mark.parametrize(
    ("path", "number", "text", "argument"),
    [
        ("limits.hand", 7, "summary-recover-text", "hand"),
        ("dice.shadow.start", 8, "summary-roll-text", "shadow"),
        ("limits.hunt_dice", 4, "summary-hunt-text", "most"),
        ("limits.corruption", 14, "summary-corrupted-text", "corruption"),
        ("limits.shadow_victory", 11, "summary-conquered-text", "goal"),
        ("points.stronghold", 3, "summary-conquered-text", "stronghold"),
        ("limits.free_victory", 6, "summary-freed-text", "goal"),
        ("limits.stack", 9, "summary-host-text", "stack"),
        ("limits.combat_dice", 4, "summary-combat-roll-text", "most"),
        ("limits.besieged", 4, "summary-inside-text", "besieged"),
        ("characters.gandalf-white.rides", 5, "summary-character-gandalf-white-text", "rides"),
    ],
)
def test_the_summary_of_a_war_has_the_values_of_the_match(
    path: str, number: int, text: str, argument: str
) -> None:
    table = table_of(war_of_the_ring)
    assert table is not None
    assert war_of_the_ring.words is not None
    ruleset = {path: number}
    changed = table.layout(new(war_of_the_ring, "two-players", Mixer(0), ruleset=ruleset).setting)
    row = by_text(changed)[text]
    assert row.numbers[argument] == number
    for language in LANGUAGES:
        assert str(number) in Words([language], [war_of_the_ring.words]).say(text, **row.numbers)


def test_a_summary_survives_the_wire() -> None:
    found = layout(five_armies, "standard")
    plain = msgspec.json.encode(found)
    assert msgspec.json.decode(plain, type=Layout).summary == found.summary
