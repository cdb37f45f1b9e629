"""Whatever the rules carry out of a card or a location stands on its face, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.table.card_faces import passages, removed_by
from ostrog.games.ring_cards.table.contract import table
from ostrog.kernel import Mixer, new
from ostrog.words import LANGUAGES, Words

WORDS = Path(events.__file__).parents[1] / "words"

Said = tuple[str, str, str]
"""What a sentence contains, as a pattern in English, Polish and Russian."""

CYCLED: Said = ("cycle", "zrzu", "оборот")
DEFENCE: Said = ("defence", "obron", "защит")
ATTACK: Said = ("attack", "atak", "атак")
MAY: Said = ("may", "moż", "мо(ж|гут)")
THERE: Said = ("there|to helm|to it", "stamtąd|na ", "на это|туда")

BLOCKS: dict[type[msgspec.Struct], Said] = {
    texts.ActivateBattlegroundText: (
        "activate .* if it is in the deck",
        "aktywuj .*, jeśli jest w talii",
        "активиру.*, если оно в колоде",
    ),
    texts.ActivateOrReactivate: (
        "activate or reactivate",
        "aktywuj lub reaktywuj",
        "активиру.* или реактивиру",
    ),
    texts.ActivatePathNextNumber: ("next higher", "wyższym o 1", "следующего номера"),
    texts.ActivatePathSameNumber: ("another unused", "inną niewykorzystaną", "другую неиспольз"),
    texts.AddCorruption: ("add .* corruption", "dodaj .* zepsucia", "добавьте .* порчи"),
    texts.CarryoverBonus: ("carryover limit", "limit pozostałości", "предел остатка"),
    texts.CycleFromHandText: ("cycles? .* from hand", "zrzu.* z ręki", "в оборот .* руки"),
    texts.CycleSelf: CYCLED,
    texts.DrawSet: ("set.* apart", "odk?ł.* osobno", "от(ложите|кладывает) .*не беря .*в руку"),
    texts.DrawStepBonus: (
        "more .* draw step",
        "fazie dobierania .* więcej",
        "фазе добора .*больше",
    ),
    texts.DrawText: ("draw", "dob(ie)?r", "возьмите|берёт"),
    texts.EliminateCard: ("eliminate", "wyklucz", "исключ"),
    texts.EliminateSelf: ("eliminate this card", "wyklucz tę kartę", "исключ.* эту карту"),
    texts.ExamineTop: ("look at the top", "obejrzyj .* wierzchnie", "посмотрите .* верхние"),
    texts.ForsakeText: ("forsake", "poświę[cć]", "жертв"),
    texts.IconAura: ("one more", "dodatkowy symbol", "ещё 1 символ"),
    texts.ItemExclusivity: ("no other", "nie może mieć innej", "не может быть другого"),
    texts.LocationDefence: ("path itself", "sama ścieżka", "самой тропы"),
    texts.MoveAtOnceText: (
        "move .* even if .*played this round",
        "poruszyć .* nawet jeśli został zagrany w tej rundzie",
        "переместит.* даже если он сыгран в этом раунде",
    ),
    texts.OpponentEliminates: ("eliminates", "wyklucza", "исключает"),
    texts.PeekTop: ("look at the top card .* any time", "dowolnej chwili", "в любой момент"),
    texts.PlacementPermission: (
        "may .*played or moved to",
        "można .*(zagr|porusz)",
        "можно играть",
    ),
    texts.PlacementRestriction: ("cannot be played or moved", "nie można", "нельзя играть"),
    texts.ReactivateBattleground: ("reactivate", "reaktywuj", "реактивируйте"),
    texts.Recycle: ("recycle", "odświeża", "обновляет"),
    texts.RemoveCorruption: ("remove .* corruption", "usuń .* zepsucia", "убирает .* порчи"),
    texts.RemoveFromGame: (
        "remove .* from the game, wherever",
        "usuń z gry .*, gdziekolwiek",
        "удалите из игры .*, где бы",
    ),
    texts.ReplaceEliminate: CYCLED,
    texts.SupportPermission: ("may support", "(mogą|może) .*wspierać", "может поддерживать"),
    texts.TakeFromCyclePile: (
        "take.* cycle pile",
        "(weź|wziąć|bierze) .* stosu zrzuconych",
        "(взять|возьмите|берёт) .* оборота",
    ),
    texts.TakeFromDrawDeck: (
        "take.* draw deck",
        "(weź|wziąć) .* talii dobierania",
        "(взять|возьмите).* колоды добора",
    ),
    texts.TokenOnBattleground: ("token .*battleground", "żeton .*pola bitwy", "жетон.* поле битвы"),
    texts.TokenOnCard: ("on this card", "do tej karty", "на эту карту"),
    texts.TokenOnPath: ("token", "żeton", "жетон"),
}
"""What a text says about each of its building blocks."""

CONDITIONS: dict[tuple[str, object], Said] = {
    ("optional", True): MAY,
    ("up_to", True): ("up to", "najwyżej", " до "),
    ("any_number", True): ("any number", "dowolną liczbę", "любое число"),
    ("same_number", True): ("for each of them", "za każdą z nich", "столько же"),
    ("mandatory", True): ("must", "musisz", "переместите"),
    ("by_stages", True): ("then", "potem", "затем"),
    ("once_per_round", True): ("once per round", "raz na rundę", "один раз за раунд"),
    ("wielder", True): ("wielder", "dzierżyciel", "владел"),
    ("with_wielder", True): ("wielder", "dzierżyciel", "владел"),
    ("items", "cycled"): ("and all its items", "wszystkie jej?(go)? przedmioty", "предмет"),
    ("items", "eliminated"): (
        "items are still eliminated",
        "przedmioty i tak .* wykluczone",
        "предметы исключаются",
    ),
    ("items", "none"): CYCLED,
    ("where", "here"): THERE,
    ("where", "in-play"): ("in play", "w grze", "в игре"),
    ("where", "reserve"): ("in your reserve", "(w|ze) (twojej|swojej) rezerw", "резерв"),
    ("where", "active-battlegrounds"): ("active battleground", "aktywnego pola", "активных полей"),
    ("to", "anywhere"): ("may play", "może(sz)? zagrać", "може(т|те) сыграть"),
    ("to", "reserve"): ("to reserve", "do rezerwy", "в резерв"),
    ("to", "here"): THERE,
    ("to", "that-battleground"): THERE,
    ("to", "active-path"): ("active path", "aktywną ścieżkę", "активную тропу"),
    ("to", "active-battleground"): ("active battleground", "aktywne pole", "активное поле"),
    ("keyword", "nazgul"): ("nazgûl", "nazgûl", "назгул"),
    ("keyword", "weapon"): ("weapon", "broni", "оружи"),
    ("keyword", "ent"): ("ent", "ent", "энт"),
    ("types", "army"): ("arm(y|ies)", "armi", "арми"),
    ("types", "character"): ("character", "posta|nazgûl", "персонаж|назгул"),
    ("icon", "battleground-attack"): ATTACK,
    ("icon", "battleground-defence"): DEFENCE,
    ("icon", "path-attack"): ATTACK,
    ("icon", "path-defence"): DEFENCE,
    ("eliminate_first", 1): ("eliminate 1", "wyklucz 1", "исключите 1"),
    ("then_cycle", 1): CYCLED,
}
"""What a text says about a condition or a place of it, by the field and its value."""

SIDES = ("battlegrounds_of", "path_while_active", "side", "who")
NAMES = (*texts.CARD_FIELDS, *texts.PLACE_FIELDS, *SIDES, "actor", "faction", "factions")
NUMBERS = (
    *("count", "for_each", "count_there", "only_number", "play_most"),
    *("eliminate", "cycle", "to_hand"),
)
UNSAID = ("op", "timing", "choice")
"""The name of a block, the heading of a text, and the number of an alternative."""


@cache
def words(language: str) -> Words:
    return Words([language], [WORDS])


def stems(name: str) -> set[str]:
    """Return the words of a name without their endings, which change with the case."""
    return {word[: max(3, len(word) * 2 // 3)].casefold() for word in re.findall(r"\w{3,}", name)}


@cache
def stems_of_card(title: str, language: str) -> frozenset[str]:
    """Return what tells a card from others of the same first name (RCG-1.8)."""
    say = words(language).say
    own = stems(say(f"ref-card-{title}"))
    first = say(f"ref-card-{title}").split()[0]
    names = [say(f"ref-card-{other}") for other in CARDS if other != title]
    others = {stem for name in names if name.split()[0] == first for stem in stems(name)}
    return frozenset(own - others)


def names(field: str, name: str, language: str) -> frozenset[str]:
    """Return the stems of which a sentence that names this thing has at least one."""
    say = words(language).say
    if field in texts.CARD_FIELDS:
        return stems_of_card(name, language)
    if field in texts.PLACE_FIELDS:
        return frozenset(stems(say(f"ref-place-{name}")))
    kind = "team" if name in ("free-peoples", "shadow") else "faction"
    return frozenset(stems(say(f"ref-{kind}-{name}")))


def unsaid(plain: dict[str, Any], said: str, language: str) -> Iterator[str]:
    """Yield what a sentence does not say of a text, a condition or a filter."""
    number = LANGUAGES.index(language)
    for field, value in plain.items():
        if not value or field in UNSAID:
            continue
        if field in ("costs", "steps"):
            for block in value.values():
                yield from unsaid(block, said, language)
        elif field == "icons":
            for icon in value:
                yield from unsaid({"icon": icon}, said, language)
        elif isinstance(value, dict):
            yield from unsaid(value, said, language)
        elif field in NUMBERS:
            if value > 1 and str(value) not in said:
                yield f"{field}: {value}"
        else:
            listed: list[Any] = list(value) if isinstance(value, list | tuple) else [value]
            for each in listed:
                if field in NAMES:
                    is_said = any(stem in said for stem in names(field, each, language))
                else:
                    is_said = bool(re.search(CONDITIONS[field, each][number], said))
                if not is_said:
                    yield f"{field}: {each}"


def gaps(text: msgspec.Struct, key: str, language: str) -> list[str]:
    """Return what the sentence with this key does not say of a text."""
    said = words(language).say(key).casefold()
    found = list(unsaid(msgspec.to_builtins(text), said, language))
    if isinstance(text, texts.Text):
        found += [
            type(block).__name__
            for block in (*text.costs.values(), *text.steps.values())
            if not re.search(BLOCKS[type(block)][LANGUAGES.index(language)], said)
        ]
    return [f"{key}: {gap}" for gap in found]


def printed(title: str) -> Iterator[tuple[str, msgspec.Struct]]:
    """Yield the wielders, bonuses and texts of a card, each with the timing of its passage."""
    card = CARDS[title]
    if card.wielders:
        yield "wielders", card.wielders
    for bonus in card.bonus.values():
        yield "bonus", bonus
    for effect in card.effects.values():
        # A heading says already that something is an action, and so need not be done.
        is_action = effect.timing.startswith("action-")
        yield effect.timing, replace(effect, optional=False) if is_action else effect


def activations() -> dict[str, texts.Text]:
    """Return the activation texts of all locations."""
    battlegrounds = {name: each.activation for name, each in LOCATIONS.battlegrounds.items()}
    return battlegrounds | {name: each.activation for name, each in LOCATIONS.paths.items()}


def test_english_polish_and_russian_are_the_languages_of_the_patterns() -> None:
    assert LANGUAGES == ("en", "pl", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", CARDS)
def test_a_card_says_everything_that_it_does(title: str, language: str) -> None:
    """RCG-3.8 to 3.10, 8.9: its texts, its icons with conditions, and who may wield it."""
    shown = {passage.name: passage.text for passage in passages(title, CARDS)}
    found = []
    for timing, text in printed(title):
        assert timing in shown, f"{title}: {timing}"
        found += gaps(text, shown[timing], language)
    assert [gap for gap in found if not gap.endswith(f"cards: {title}")] == []  # "this card", "he"


@pytest.mark.parametrize("language", LANGUAGES)
def test_icons_with_a_condition_name_their_kind(language: str) -> None:
    """RCG-3.10."""
    for title, card in CARDS.items():
        for icon in card.bonus:
            said = words(language).say(f"text-{title}-bonus").casefold()
            assert re.search(CONDITIONS["icon", icon][LANGUAGES.index(language)], said), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_location_says_everything_that_it_does(language: str) -> None:
    """RCG-3.5, 3.6: its activation text."""
    faces = {face.name: face for face in table.layout(new(game, "trilogy", Mixer(1)).setting).faces}
    found = []
    for place, text in activations().items():
        (passage,) = faces[place].passages
        found += gaps(text, passage.text, language)
    assert found == []


REMOVED = {"strider": "aragorn", "gandalf-the-grey": "gandalf-the-white"}


@pytest.mark.rule("RCG-20.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_another_removes_says_so_itself(language: str) -> None:
    said = {
        (removed, title)
        for title, card in CARDS.items()
        for removed in removed_by(card)
        for passage in passages(removed, CARDS)
        if passage.name == "when-other-card-played"
        and any(
            stem in words(language).say(passage.text).casefold()
            for stem in stems_of_card(title, language)
        )
        and re.search(
            BLOCKS[texts.EliminateSelf][LANGUAGES.index(language)],
            words(language).say(passage.text).casefold(),
        )
    }
    assert said == set(REMOVED.items())


def test_every_building_block_and_condition_that_is_listed_occurs() -> None:
    blocks = set()
    for card in CARDS.values():
        for effect in card.effects.values():
            blocks |= {type(each) for each in (*effect.costs.values(), *effect.steps.values())}
    for text in activations().values():
        blocks |= {type(each) for each in (*text.costs.values(), *text.steps.values())}
    assert blocks == set(BLOCKS)
