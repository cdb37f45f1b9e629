"""Chapter 21: who sees what, and what everybody hears."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest

from games.ring_cards.round_tables import scene
from games.ring_cards.tables import Ring
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.cards.forsake import CycleFromHand, Forsake
from ostrog.games.ring_cards.effects.drawn_sets import Examine, PlayFromSet
from ostrog.games.ring_cards.rounds.action_step import UseRing
from ostrog.games.ring_cards.rounds.activation import ActivateBattleground
from ostrog.kernel import (
    Event,
    Imagination,
    Mixer,
    Procedure,
    answer_at_random,
    asks,
    encode,
    new,
    view,
)
from ostrog.kernel.hidden.knowledge import ZoneView
from ostrog.kernel.runtime.events import Looked, redact
from ostrog.testing import ScriptedTable

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""

SPECTATOR: tuple[int, ...] = ()
SCENARIOS = [scenario.name for scenario in game.scenarios]

Observer = tuple[int, ...]


def zone(table: Ring, name: str, *observer: int) -> ZoneView:
    """Return a zone as an observer sees it."""
    return table.view(*observer).zones[name]


def knowers(table: Ring, card: str, name: str) -> list[Observer]:
    """Return the observers who know that a card is in a zone."""
    observers = table.state.setting.observers
    return [each for each in observers if card in zone(table, name, *each).known]


def everybody(table: Ring) -> list[Observer]:
    return list(table.state.setting.observers)


def hears(table: Ring, kind: type[Event], *observer: int) -> list[Event]:
    """Return the events of a kind since the last choice, as an observer gets them."""
    who = table.state.setting.observer(observer)
    told = [redact(each, who) for each in table.state.scratch.outbox]
    return [event for event in told if isinstance(event, kind)]


def shown(table: Ring, at: str, *observer: int) -> tuple[list[str], int]:
    """Return the cards an observer sees in a tray, and the number of hidden ones."""
    lying = [marker for marker in scene(table, *observer).markers if marker.at == at]
    cards = sorted(marker.name for marker in lying if marker.form == "card")
    return cards, sum(marker.count for marker in lying if marker.form == "pile")


# Hands


@pytest.mark.rule("RCG-21.3", "RCG-21.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_sees_the_own_hand_and_counts_the_others(scenario: str) -> None:
    table = Ring(scenario)
    names = table.state.cast.names
    hands = {name: sorted(table.state.cast.decks[n][: n + 3]) for n, name in enumerate(names)}
    for name, hand in hands.items():
        table.hand(name, *hand)
    table.turn(names[0])
    for observer in everybody(table):
        for number, name in enumerate(names):
            seen, hand = zone(table, f"hand-{name}", *observer), hands[name]
            mine = number in observer
            assert seen.size == number + 3
            assert list(seen.known) == (hand if mine else [])
            assert shown(table, f"hand-{name}", *observer) == (
                (hand, 0) if mine else ([], number + 3)
            )


@pytest.mark.rule("RCG-21.3")
def test_partners_do_not_see_what_the_other_may_choose() -> None:
    table = Ring().hand("frodo", "gimli", "sting").hand("aragorn", "legolas")
    table.turn("frodo")
    assert len(table.view(FRODO).decisions) == 1
    for observer in (SPECTATOR, (WITCH_KING,), (ARAGORN,), (SARUMAN,)):
        seen = table.view(*observer)
        assert seen.decisions == ()
        assert seen.pending == (FRODO,)
        assert seen.zones["hand-frodo"].known == ()


@pytest.mark.rule("RCG-21.3")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_of_opening_hands_and_what_is_cycled_of_them_others_see_nothing(scenario: str) -> None:
    state = new(game, scenario, Mixer(3))
    rng = random.Random(3)
    while asks(state)[0].kind == "opening":
        answer_at_random(state, asks(state)[0].seat, rng)
    for observer in state.setting.observers:
        seen = view(state, observer)
        for seat, name in enumerate(state.cast.names):
            hand, cycle = seen.zones[f"hand-{name}"], seen.zones[f"cycle-{name}"]
            assert cycle.size == state.cast.players[seat].opening_cycle
            if seat in observer:
                assert list(hand.known) == sorted(state.faces(f"hand-{name}"))
                assert list(cycle.known) == sorted(state.faces(f"cycle-{name}"))
            else:
                assert hand.known == cycle.known == ()


@pytest.mark.rule("RCG-21.6")
def test_hand_sizes_are_public_and_decide_who_may_pass() -> None:
    table = Ring().hand("frodo", "gimli", "sting", "glamdring")
    table.hand("witch-king", "the-reaver", "the-hunter", "fell-beast", "olog-hai")
    table.hand("saruman", "saruman", "ugluk", "wolf-riders").turn("frodo")
    for observer in everybody(table):
        sizes = [zone(table, f"hand-{name}", *observer).size for name in table.state.cast.names]
        assert sizes == [3, 4, 0, 3]
        backs = 0 if WITCH_KING in observer else 4
        assert shown(table, "hand-witch-king", *observer)[1] == backs
    assert [table.state.hand_size(seat) for seat in range(4)] == [3, 4, 0, 3]
    table.turn("frodo").may_not("pass", because="RCG-7.3")
    table.hand("saruman", "saruman", "ugluk", "wolf-riders", "gollum").turn("frodo").may("pass")


# Persons with two seats


@pytest.mark.rule("RCG-21.8")
@pytest.mark.parametrize(
    ("scenario", "held"),
    [("trilogy-2", [(0, 2), (1, 3)]), ("trilogy-3", [(1, 3)]), ("trilogy", [])],
)
def test_a_person_with_two_seats_sees_both_hands(scenario: str, held: list[Observer]) -> None:
    table = Ring(scenario)
    hands = {
        FRODO: ["gimli", "sting"],
        WITCH_KING: ["the-hunter", "the-reaver"],
        ARAGORN: ["arwen", "legolas"],
        SARUMAN: ["gollum", "ugluk"],
    }
    for seat, hand in hands.items():
        table.hand(table.state.cast.names[seat], *hand)
    table.turn("frodo")
    for pair in ((0, 2), (1, 3)):
        if pair not in held:
            with pytest.raises(ValueError, match="nobody can hold"):
                table.view(*pair)
            continue
        for seat, name in enumerate(table.state.cast.names):
            mine = seat in pair
            assert list(zone(table, f"hand-{name}", *pair).known) == (hands[seat] if mine else [])
            assert shown(table, f"hand-{name}", *pair) == ((hands[seat], 0) if mine else ([], 2))
    for observer in ((FRODO, WITCH_KING), (FRODO, SARUMAN), (0, 1, 2, 3)):
        with pytest.raises(ValueError, match="nobody can hold"):
            table.view(*observer)


@pytest.mark.rule("RCG-21.8", "RCG-21.2")
def test_a_person_with_two_seats_sees_the_piles_and_decides_for_both() -> None:
    table = Ring("trilogy-2").hand("frodo", "gimli").cycled("aragorn", "legolas")
    table.eliminated("frodo", "sting").turn("frodo")
    assert zone(table, "cycle-aragorn", 0, 2).known == ("legolas",)
    assert zone(table, "eliminated-frodo", 0, 2).known == ("sting",)
    assert zone(table, "cycle-aragorn", 1, 3).known == ()
    assert [decision.seat for decision in table.view(0, 2).decisions] == [FRODO]
    assert table.view(1, 3).decisions == ()
    assert zone(table, "deck-aragorn", 0, 2).order == ()


@pytest.mark.rule("RCG-21.8")
def test_what_one_seat_takes_in_secret_its_person_sees_with_the_other() -> None:
    table = Ring("trilogy-3").reserve("saruman", "palantir-of-orthanc@saruman")
    table.on_top("saruman", "gollum", "ugluk", "wolf-riders")
    table.turn("saruman").chooses("act:palantir-of-orthanc")
    three = ["gollum", "ugluk", "wolf-riders"]
    assert list(zone(table, "set-saruman", WITCH_KING, SARUMAN).known) == three
    assert zone(table, "set-saruman", WITCH_KING).known == ()
    assert hears(table, events.SetApart, 1, 3) == [
        events.SetApart(SARUMAN, 3, ("gollum", "ugluk", "wolf-riders"))
    ]
    assert hears(table, events.SetApart, WITCH_KING) == [events.SetApart(SARUMAN, 3)]


# Piles and cards in play


@pytest.mark.rule("RCG-21.2")
@pytest.mark.parametrize("pile", ["cycle", "eliminated"])
def test_players_look_through_their_own_piles_and_nobody_elses(pile: str) -> None:
    table = Ring()
    lay = table.cycled if pile == "cycle" else table.eliminated
    lay("frodo", "gimli", "sting")
    lay("saruman", "gollum")
    for who in ("frodo", "witch-king", "aragorn", "saruman"):
        table.turn(who)  # at any time
        for observer in everybody(table):
            mine = ["gimli", "sting"] if FRODO in observer else []
            assert list(zone(table, f"{pile}-frodo", *observer).known) == mine
            assert zone(table, f"{pile}-frodo", *observer).size == 2
            assert shown(table, f"{pile}-frodo", *observer) == (mine, 2 - len(mine))
            theirs = ["gollum"] if SARUMAN in observer else []
            assert list(zone(table, f"{pile}-saruman", *observer).known) == theirs
            assert shown(table, f"{pile}-saruman", *observer) == (theirs, 1 - len(theirs))


@pytest.mark.rule("RCG-21.2")
def test_everybody_sees_the_cards_in_play() -> None:
    table = Ring().path("egladil", "legolas", "bow-of-the-galadhrim@legolas")
    table.battleground("dol-guldur", "mordor-orcs-1").reserve("elrond").turn("frodo")
    lying = {
        "legolas": "location:egladil",
        "bow-of-the-galadhrim": "card:legolas",
        "elrond": "reserve-2",
        "mordor-orcs-1": "location:dol-guldur",
    }
    for observer in everybody(table):
        assert list(zone(table, "play-aragorn", *observer).known) == [
            "bow-of-the-galadhrim",
            "elrond",
            "legolas",
        ]
        assert zone(table, "play-witch-king", *observer).known == ("mordor-orcs-1",)
        markers = scene(table, *observer).markers
        assert {marker.name: marker.at for marker in markers if marker.name in lying} == lying


@pytest.mark.rule("RCG-21.2", "RCG-21.3")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    table = Ring().hand("frodo", "gimli").cycled("aragorn", "arwen").eliminated("saruman", "gollum")
    table.hand("witch-king", "the-reaver").reserve("elrond").turn("frodo")
    seen = table.view()
    assert {name: list(found.known) for name, found in seen.zones.items() if found.known} == {
        "play-aragorn": ["elrond"]
    }
    assert not any(found.order for found in seen.zones.values())
    assert seen.decisions == ()
    assert seen.board == table.view(FRODO).board


@pytest.mark.rule("RCG-21.2", "RCG-21.3", "RCG-21.8")
@pytest.mark.parametrize("scenario", ["trilogy-2", "duel-three-players"])
def test_in_a_whole_game_spectators_know_no_more_than_anybody_and_pairs_no_less(
    scenario: str,
) -> None:
    state, rng = new(game, scenario, Mixer(8)), random.Random(8)
    moments = 0
    while state.outcome is None:
        answer_at_random(state, asks(state)[0].seat, rng)
        moments += 1
        if moments % 10 == 0:
            compare_views(state)
    assert moments > 100


def compare_views(state: War) -> None:
    """Check that views agree: the same board for all, and no less with more seats."""
    views = {observer: view(state, observer) for observer in state.setting.observers}
    public = views[SPECTATOR]
    for observer, seen in views.items():
        assert seen.board == public.board
        for name, found in seen.zones.items():
            assert found.size == public.zones[name].size
            assert not Counter(public.zones[name].known) - Counter(found.known)
            for seat in observer:
                assert not Counter(views[seat,].zones[name].known) - Counter(found.known)
        for seat in observer:
            for own in ("hand", "cycle", "eliminated", "set"):
                name = f"{own}-{state.cast.names[seat]}"
                assert list(seen.zones[name].known) == sorted(state.faces(name))


# Cards that are shown


@pytest.mark.rule("RCG-21.1", "RCG-10.19")
def test_a_card_taken_from_the_deck_is_shown_to_everybody() -> None:
    table = Ring().hand("aragorn", "legolas", "lembas", "denethor")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    aragorn.chooses("carry-out")
    # The deck is looked through in secret; that it is searched, all hear.
    assert list(zone(table, "deck-aragorn", ARAGORN).order) == table.in_zone("aragorn", "deck")
    assert len(shown(table, "deck-aragorn", ARAGORN)[0]) == 27
    for observer in (SPECTATOR, (FRODO,), (WITCH_KING,), (SARUMAN,)):
        assert zone(table, "deck-aragorn", *observer).order == ()
        assert shown(table, "deck-aragorn", *observer) == ([], 27)
        assert hears(table, events.DeckSearched, *observer) == [events.DeckSearched(ARAGORN)]
    aragorn.chooses("take:bow-of-the-galadhrim")
    assert knowers(table, "bow-of-the-galadhrim", "hand-aragorn") == everybody(table)
    assert knowers(table, "denethor", "hand-aragorn") == [(ARAGORN,)]
    for observer in everybody(table):
        taken = events.CardTaken(ARAGORN, "bow-of-the-galadhrim", "deck")
        assert hears(table, events.CardTaken, *observer) == [taken]
        assert zone(table, "deck-aragorn", *observer).order == ()  # shuffled


@pytest.mark.rule("RCG-21.1")
def test_a_shown_card_is_remembered_until_it_may_lie_elsewhere() -> None:
    bow, held = "bow-of-the-galadhrim", "hand-aragorn"
    table = Ring().hand("aragorn", "legolas", "lembas").reserve("elrond")
    table.reserve("vilya-ring-of-air@elrond").deck("aragorn", bow, "arwen")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    aragorn.chooses("carry-out").chooses(f"take:{bow}")
    assert knowers(table, bow, held) == everybody(table)
    # Cycled face down, and everybody can tell what it was: it was the whole hand.
    table.turn("aragorn").chooses(f"discard:{bow}")
    assert knowers(table, bow, held) == []
    assert knowers(table, bow, "cycle-aragorn") == everybody(table)
    assert knowers(table, "lembas", "cycle-aragorn") == [(ARAGORN,)]
    assert shown(table, "cycle-aragorn", FRODO) == ([], 2)
    # Recycled when the deck runs out: it lies in the deck, nobody knows where.
    table.turn("aragorn").chooses("act:vilya-ring-of-air")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert sorted(table.in_zone("aragorn", "deck")) == [bow, "lembas", "vilya-ring-of-air"]
    assert knowers(table, bow, "deck-aragorn") == everybody(table)
    for observer in everybody(table):
        assert zone(table, "deck-aragorn", *observer).order == ()
        assert hears(table, events.Recycled, *observer) == [events.Recycled(ARAGORN, 3)]
    # Two of the three cards are drawn: now only their player knows.
    table.turn("aragorn").chooses("ring")
    where = "hand-aragorn" if table.where(bow) == "hand" else "deck-aragorn"
    assert knowers(table, bow, where) == [(ARAGORN,)]


@pytest.mark.rule("RCG-21.1")
def test_a_shown_card_among_others_is_forgotten_when_one_of_them_is_cycled() -> None:
    bow = "bow-of-the-galadhrim"
    table = Ring().hand("aragorn", "legolas", "lembas", "denethor")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    aragorn.chooses("carry-out").chooses(f"take:{bow}")
    table.turn("aragorn").chooses("discard:denethor")
    assert knowers(table, bow, "hand-aragorn") == [(ARAGORN,)]
    assert knowers(table, bow, "cycle-aragorn") == []


@pytest.mark.rule("RCG-21.1")
def test_a_search_in_vain_tells_no_more_than_that() -> None:
    bow = "bow-of-the-galadhrim"
    table = Ring().hand("aragorn", "legolas", "lembas", "denethor", bow)
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    aragorn.chooses("carry-out")
    assert aragorn.options == ["find-nothing"]
    aragorn.chooses("find-nothing")
    assert knowers(table, bow, "hand-aragorn") == [(ARAGORN,)]
    for observer in everybody(table):
        assert hears(table, events.NothingFound, *observer) == [events.NothingFound(ARAGORN)]
        assert bow not in zone(table, "deck-aragorn", *observer).known


@pytest.mark.rule("RCG-21.1", "RCG-10.20")
def test_a_card_taken_from_the_cycle_pile_is_shown_to_everybody() -> None:
    table = Ring().hand("frodo", "gimli", "sting", "glamdring").cycled("frodo", "dwarven-axe")
    frodo = table.turn("frodo").chooses("play:gimli:reserve").chooses("cycle:sting")
    assert knowers(table, "dwarven-axe", "cycle-frodo") == [(FRODO,)]
    frodo.chooses("carry-out").chooses("take:dwarven-axe")
    assert knowers(table, "dwarven-axe", "hand-frodo") == everybody(table)
    assert knowers(table, "glamdring", "hand-frodo") == [(FRODO,)]
    taken = events.CardTaken(FRODO, "dwarven-axe", "cycle")
    assert hears(table, events.CardTaken) == [taken]


@pytest.mark.rule("RCG-21.1", "RCG-10.18")
@pytest.mark.parametrize("source", ["hand", "cycle", "deck"])
def test_a_card_removed_from_the_game_is_shown_with_the_place_it_came_from(source: str) -> None:
    hand = ["aragorn", "lembas", "arwen"] + (["strider"] if source == "hand" else [])
    table = Ring().hand("aragorn", *hand)
    if source == "cycle":
        table.cycled("aragorn", "strider")
    table.turn("aragorn").chooses("play:aragorn:reserve").chooses("cycle:lembas")
    assert table.where("strider") == "eliminated"
    assert knowers(table, "strider", "eliminated-aragorn") == everybody(table)
    assert hears(table, events.RemovedFromGame) == [events.RemovedFromGame("strider")]
    assert knowers(table, "arwen", "hand-aragorn") == [(ARAGORN,)]


@pytest.mark.rule("RCG-21.1", "RCG-21.5")
def test_a_card_whose_own_text_applies_is_shown() -> None:
    table = Ring().hand("frodo", "frodo-baggins", "gimli", "sting")
    table.turn("frodo").chooses("winnow").chooses(
        "eliminate:frodo-baggins", "eliminate:gimli", "done"
    )
    assert knowers(table, "frodo-baggins", "cycle-frodo") == everybody(table)
    assert knowers(table, "gimli", "eliminated-frodo") == [(FRODO,)]
    assert hears(table, events.Saved) == [events.Saved("frodo-baggins", "frodo-baggins")]


@pytest.mark.rule("RCG-21.1", "RCG-21.5")
def test_saruman_forsaken_from_the_deck_is_shown() -> None:
    table = Ring().hand("saruman", "gollum").on_top("saruman", "saruman")
    table.turn("saruman").chooses("play:gollum:reserve").chooses("forsake-top")
    assert knowers(table, "saruman", "cycle-saruman") == everybody(table)
    assert hears(table, events.CardForsaken) == [events.CardForsaken(SARUMAN, "deck", "saruman")]


# What stays hidden


@pytest.mark.rule("RCG-21.5")
def test_what_is_cycled_as_a_cost_or_by_the_action_stays_hidden() -> None:
    table = Ring().hand("frodo", "gimli", "sting", "glamdring", "shadowfax")
    frodo = table.turn("frodo").chooses("play:gimli:reserve").chooses("cycle:sting")
    assert hears(table, events.CardCycled, FRODO) == [events.CardCycled(FRODO, "sting")]
    for observer in (SPECTATOR, (WITCH_KING,), (ARAGORN,), (SARUMAN,)):
        assert hears(table, events.CardCycled, *observer) == [events.CardCycled(FRODO)]
    assert knowers(table, "sting", "cycle-frodo") == [(FRODO,)]
    frodo.chooses("forgo")
    table.turn("frodo").chooses("discard:glamdring")
    assert hears(table, events.CardCycled, FRODO) == [events.CardCycled(FRODO, "glamdring")]
    assert hears(table, events.CardCycled, ARAGORN) == [events.CardCycled(FRODO)]
    assert knowers(table, "glamdring", "cycle-frodo") == [(FRODO,)]
    assert knowers(table, "shadowfax", "hand-frodo") == [(FRODO,)]
    assert zone(table, "cycle-frodo").size == 2


@pytest.mark.rule("RCG-21.5")
def test_what_a_text_has_cycled_stays_hidden() -> None:
    table = Ring().hand("aragorn", "lembas").on_top("aragorn", "denethor")
    table.carries_out(ActivateBattleground(seat=FRODO, place="rivendell"))
    assert hears(table, events.Drew, FRODO) == [events.Drew(ARAGORN, 1)]
    assert hears(table, events.Drew, ARAGORN) == [events.Drew(ARAGORN, 1, ("denethor",))]
    table.player("aragorn").chooses("cycle:denethor")
    assert knowers(table, "denethor", "cycle-aragorn") == [(ARAGORN,)]
    assert knowers(table, "lembas", "hand-aragorn") == [(ARAGORN,)]


@pytest.mark.rule("RCG-21.5", "RCG-10.10")
def test_what_is_winnowed_stays_hidden() -> None:
    table = Ring().hand("frodo", "gimli", "sting", "glamdring")
    table.turn("frodo").chooses("winnow").chooses("eliminate:gimli", "eliminate:sting", "done")
    for card in ("gimli", "sting"):
        assert knowers(table, card, "eliminated-frodo") == [(FRODO,)]
    assert hears(table, events.CardEliminated, FRODO) == [
        events.CardEliminated(FRODO, "gimli"),
        events.CardEliminated(FRODO, "sting"),
    ]
    assert hears(table, events.CardEliminated, ARAGORN) == [events.CardEliminated(FRODO)] * 2
    assert zone(table, "eliminated-frodo", ARAGORN).size == 2


@pytest.mark.rule("RCG-21.5", "RCG-10.10")
@pytest.mark.parametrize("source", ["hand", "deck"])
def test_what_is_forsaken_from_hand_or_deck_stays_hidden(source: str) -> None:
    table = (
        Ring().hand("frodo", "gimli", "sting").reserve("the-reaver").on_top("frodo", "glamdring")
    )
    table.turn("witch-king").chooses("act:the-reaver")
    card = "gimli" if source == "hand" else "glamdring"
    table.player("frodo").chooses("forsake:gimli" if source == "hand" else "forsake-top")
    assert table.where(card) == "eliminated"
    assert knowers(table, card, "eliminated-frodo") == [(FRODO,)]
    assert hears(table, events.CardForsaken, FRODO) == [events.CardForsaken(FRODO, source, card)]
    for observer in (SPECTATOR, (WITCH_KING,), (ARAGORN,), (SARUMAN,)):
        assert hears(table, events.CardForsaken, *observer) == [events.CardForsaken(FRODO, source)]


@pytest.mark.rule("RCG-21.5", "RCG-8.27")
def test_the_set_drawn_apart_is_hidden_and_what_is_played_of_it_becomes_open() -> None:
    drawn = ["riders-of-rohan-1", "sting", "village-militia", "merry-brandybuck", "theoden"]
    table = Ring().battleground("edoras").hand("frodo", "eomer", "gimli").on_top("frodo", *drawn)
    frodo = table.turn("frodo").chooses("play:eomer:edoras").chooses("cycle:gimli")
    assert hears(table, events.SetApart, FRODO) == [events.SetApart(FRODO, 5, tuple(drawn))]
    for observer in everybody(table):
        mine = FRODO in observer
        assert zone(table, "set-frodo", *observer).size == 5
        assert list(zone(table, "set-frodo", *observer).known) == (sorted(drawn) if mine else [])
        assert shown(table, "set-frodo", *observer) == ((sorted(drawn), 0) if mine else ([], 5))
        if not mine:
            assert hears(table, events.SetApart, *observer) == [events.SetApart(FRODO, 5)]
    frodo.chooses("play:riders-of-rohan-1:edoras")
    assert knowers(table, "riders-of-rohan-1", "play-frodo") == everybody(table)
    for card in drawn[1:]:
        assert knowers(table, card, "cycle-frodo") == [(FRODO,)]
    assert hears(table, events.RestCycled, ARAGORN) == [events.RestCycled(FRODO, 4)]


@pytest.mark.rule("RCG-21.5")
def test_of_seven_cards_the_one_that_is_eliminated_stays_hidden() -> None:
    table = Ring().hand("witch-king", "the-day-without-dawn", "the-reaver")
    table.on_top("witch-king", "olog-hai", "black-uruks")
    witch_king = table.turn("witch-king").chooses("event:the-day-without-dawn")
    assert knowers(table, "the-day-without-dawn", "event-witch-king") == everybody(table)
    witch_king.chooses("cycle:the-reaver").chooses("eliminate:olog-hai")
    assert knowers(table, "olog-hai", "eliminated-witch-king") == [(WITCH_KING,)]
    eliminated = events.CardEliminated(WITCH_KING, "olog-hai")
    assert hears(table, events.CardEliminated, WITCH_KING) == [eliminated]
    assert hears(table, events.CardEliminated, SARUMAN) == [events.CardEliminated(WITCH_KING)]


@pytest.mark.rule("RCG-21.5", "RCG-20.23")
def test_what_the_palantir_shows_only_its_player_sees() -> None:
    table = Ring().reserve("saruman", "palantir-of-orthanc@saruman").hand("saruman", "wolf-riders")
    table.on_top("saruman", "ugluk", "gollum", "shelob")
    saruman = table.turn("saruman").chooses("act:palantir-of-orthanc")
    assert saruman.sees("set-saruman") == ["gollum", "shelob", "ugluk"]
    saruman.chooses("eliminate:gollum")
    assert hears(table, events.CardEliminated, WITCH_KING) == [events.CardEliminated(SARUMAN)]
    saruman.chooses("cycle:ugluk")
    assert hears(table, events.CardCycled, WITCH_KING) == [events.CardCycled(SARUMAN)]
    saruman.chooses("take:shelob")
    assert hears(table, events.Drew, WITCH_KING) == [events.Drew(SARUMAN, 1)]
    assert hears(table, events.Drew, SARUMAN) == [events.Drew(SARUMAN, 1, ("shelob",))]
    for card, pile in (("gollum", "eliminated"), ("ugluk", "cycle"), ("shelob", "hand")):
        assert table.where(card) == pile
        assert knowers(table, card, f"{pile}-saruman") == [(SARUMAN,)]


# What somebody else imagines


def imagined(state: War, observer: Observer) -> bytes:
    """A world as an observer imagines it, with all that its procedures remember."""
    return encode(Imagination(state, observer).world(random.Random(5)))


def assert_only_their_player_knows(tables: list[ScriptedTable[War]], seat: int) -> None:
    """Check that only one player can tell two tables apart, even by what procedures remember."""
    one, other = (table.state for table in tables)
    for observer in one.setting.observers:
        same = imagined(one, observer) == imagined(other, observer)
        assert same == (seat not in observer), observer


@pytest.mark.rule("RCG-21.5", "RCG-2.6")
@pytest.mark.parametrize("scenario", ["trilogy", "trilogy-2"])
def test_nothing_remembers_which_cards_of_an_opening_hand_were_cycled(scenario: str) -> None:
    tables = list[ScriptedTable[War]]()
    for part in (slice(2), slice(-2, None)):
        table: ScriptedTable[War] = ScriptedTable(game, scenario, seed=3)
        cards = [f"cycle:{card}" for card in table.state.hand(WITCH_KING)[part]]
        table.seat(WITCH_KING).chooses(*cards, "done")
        for seat in (FRODO, ARAGORN, SARUMAN):
            table.seat(seat).accepts()
        assert "opening" not in [kind for _, kind in table.asked]
        tables.append(table)
    assert_only_their_player_knows(tables, WITCH_KING)


@pytest.mark.rule("RCG-21.5", "RCG-10.10", "RCG-10.6")
@pytest.mark.parametrize(
    ("procedure", "verb"),
    [
        (CycleFromHand(seat=SARUMAN, count=2), "cycle"),
        (Forsake(seat=SARUMAN, count=2), "forsake"),
        (Examine(seat=SARUMAN, count=3, eliminate=1, cycle=1, take=1), "eliminate"),
        (Examine(seat=SARUMAN, count=3, eliminate=0, cycle=1, take=1), "cycle"),
        (Examine(seat=SARUMAN, count=3, eliminate=0, cycle=0, take=2), "take"),
        (PlayFromSet(seat=SARUMAN, count=3, first=1, most=1, cards=("ugluk",)), "eliminate"),
    ],
)
def test_while_more_is_chosen_nothing_remembers_what_was_chosen_unseen(
    procedure: Procedure, verb: str
) -> None:
    tables = list[ScriptedTable[War]]()
    for card in ("gollum", "wolf-riders"):
        table = Ring()
        if isinstance(procedure, Examine | PlayFromSet):
            table.on_top("saruman", "ugluk", "gollum", "wolf-riders")
        else:
            table.hand("saruman", "ugluk", "gollum", "wolf-riders")
        table.carries_out(msgspec.structs.replace(procedure)).player("saruman").chooses(
            f"{verb}:{card}"
        )
        assert [seat for seat, _ in table.asked] == [SARUMAN]
        tables.append(table)
    assert_only_their_player_knows(tables, SARUMAN)


@pytest.mark.rule("RCG-21.5", "RCG-10.10", "RCG-17.4")
def test_while_a_card_is_cycled_for_the_ring_nothing_remembers_the_eliminated_one() -> None:
    tables = list[ScriptedTable[War]]()
    for card in ("gimli", "arwen"):
        table = Ring("duel-two-players").hand("gandalf", "gimli", "arwen", "elrond")
        table.on_top("gandalf", "strider", "legolas", "boromir")
        table.carries_out(UseRing(seat=0)).seat(0).chooses(f"eliminate:{card}", "done")
        assert table.asked == [(0, "cycle")]
        tables.append(table)
    assert_only_their_player_knows(tables, 0)


# What leaves play


@pytest.mark.rule("RCG-21.7")
def test_what_is_lost_or_cycled_in_combat_is_known_to_everybody() -> None:
    table = Ring().path("egladil", "gimli", "legolas", "bow-of-the-galadhrim@legolas")
    table.path("egladil", "the-commander", "the-destroyer").cycled("frodo", "sting")
    table.eliminated("aragorn", "denethor").combat()
    table.player("frodo").chooses("lose:legolas", "done")
    table.player("aragorn").chooses("accept")
    for card, pile in (
        ("legolas", "eliminated-aragorn"),
        ("bow-of-the-galadhrim", "eliminated-aragorn"),
        ("gimli", "cycle-frodo"),
        ("the-commander", "eliminated-witch-king"),
        ("the-destroyer", "eliminated-witch-king"),
    ):
        assert knowers(table, card, pile) == everybody(table), card
    # What lay there before is as hidden as it was.
    assert knowers(table, "sting", "cycle-frodo") == [(FRODO,)]
    assert knowers(table, "denethor", "eliminated-aragorn") == [(ARAGORN,)]
    # The piles are face down all the same.
    assert shown(table, "cycle-frodo", ARAGORN) == ([], 2)
    assert shown(table, "cycle-frodo", FRODO) == (["gimli", "sting"], 0)


@pytest.mark.rule("RCG-21.7")
def test_what_is_forsaken_from_reserve_or_cycled_for_its_action_is_known_to_everybody() -> None:
    table = Ring().reserve("the-reaver", "nazguls-mantle@the-reaver", "gimli", "elrond")
    table.turn("witch-king").chooses("act:the-reaver")
    assert knowers(table, "the-reaver", "cycle-witch-king") == everybody(table)
    assert knowers(table, "nazguls-mantle", "cycle-witch-king") == everybody(table)
    table.player("frodo").chooses("forsake:gimli")
    assert knowers(table, "gimli", "eliminated-frodo") == everybody(table)
    assert hears(table, events.ReserveForsaken, SARUMAN) == [events.ReserveForsaken(FRODO, "gimli")]


@pytest.mark.rule("RCG-21.7")
def test_an_event_is_known_to_everybody_when_it_is_eliminated() -> None:
    table = Ring().hand("aragorn", "the-red-arrow", "lembas")
    table.turn("aragorn").chooses("event:the-red-arrow").chooses("cycle:lembas")
    assert knowers(table, "the-red-arrow", "eliminated-aragorn") == everybody(table)
    assert knowers(table, "lembas", "cycle-aragorn") == [(ARAGORN,)]


# What partners settle


def defended() -> Ring:
    """Two partners defend Egladil and must choose the casualties."""
    table = Ring().path("egladil", "gimli", "legolas", "bow-of-the-galadhrim@legolas")
    return table.path("egladil", "the-commander", "the-destroyer").combat()


@pytest.mark.rule("RCG-21.4")
def test_what_partners_propose_to_each_other_their_opponents_hear() -> None:
    table = defended()
    table.player("frodo").chooses("lose:gimli")
    for observer in everybody(table):
        assert "lose:gimli" not in proposed(table, *observer)  # he has not spoken yet
    table.player("frodo").chooses("done")
    assert table.asked == [(ARAGORN, "casualties-consent")]
    for observer in everybody(table):
        assert proposed(table, *observer) == ("lose:gimli", "done")


def proposed(table: Ring, *observer: int) -> tuple[object, ...]:
    """Return the proposal that an observer sees."""
    crumbs = table.view(*observer).breadcrumb
    return next(crumb.about for crumb in crumbs if crumb.procedure == "Agreement")


@pytest.mark.rule("RCG-21.4", "RCG-21.7")
def test_the_casualties_they_choose_are_public() -> None:
    table = defended()
    table.player("frodo").chooses("lose:gimli", "done")
    table.player("aragorn").chooses("accept")
    for observer in everybody(table):
        chosen = hears(table, events.CasualtiesChosen, *observer)
        assert chosen == [events.CasualtiesChosen(("gimli",))]
        assert hears(table, events.EliminatedFromPlay, *observer)[0] == events.EliminatedFromPlay(
            "gimli"
        )
    assert knowers(table, "gimli", "eliminated-frodo") == everybody(table)
    assert knowers(table, "legolas", "cycle-aragorn") == everybody(table)


# The top of the draw deck


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
def test_who_forsakes_does_not_know_the_top_card_and_sees_it_afterwards() -> None:
    table = (
        Ring().hand("frodo", "gimli").reserve("the-reaver").on_top("frodo", "glamdring", "sting")
    )
    table.turn("witch-king").chooses("act:the-reaver")
    assert table.asked == [(FRODO, "forsake")]
    for observer in everybody(table):
        assert zone(table, "deck-frodo", *observer).order == ()
        assert shown(table, "deck-frodo", *observer) == ([], 29)
    table.player("frodo").chooses("forsake-top")
    assert knowers(table, "glamdring", "eliminated-frodo") == [(FRODO,)]
    for observer in everybody(table):
        assert zone(table, "deck-frodo", *observer).order == ()


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
def test_through_the_mirror_its_player_alone_knows_the_top_card() -> None:
    table = Ring().reserve("galadriel", "mirror-of-galadriel@galadriel", "the-reaver")
    table.on_top("aragorn", "denethor", "boromir", "faramir")
    table.starts("witch-king").step("actions")
    # That somebody looks is public, what is seen is not.
    looked = Looked("deck-aragorn", (ARAGORN,), 1, ("denethor",))
    assert hears(table, Looked, ARAGORN) == [looked]
    for observer in (SPECTATOR, (FRODO,), (WITCH_KING,), (SARUMAN,)):
        assert hears(table, Looked, *observer) == [Looked("deck-aragorn", (ARAGORN,), 1)]
    assert tops(table, ARAGORN) == ["denethor"]
    assert shown(table, "deck-aragorn", ARAGORN) == (["denethor"], 27)
    for observer in (SPECTATOR, (FRODO,), (WITCH_KING,), (SARUMAN,)):
        assert tops(table, *observer) == []
        assert shown(table, "deck-aragorn", *observer) == ([], 28)
    assert zone(table, "deck-frodo", FRODO).order == ()
    # So she may look before she decides what to forsake, and then sees the next one.
    table.player("witch-king").chooses("act:the-reaver")
    assert table.asked == [(ARAGORN, "forsake")]
    assert tops(table, ARAGORN) == ["denethor"]
    table.player("aragorn").chooses("forsake-top")
    assert table.where("denethor") == "eliminated"
    assert tops(table, ARAGORN) == ["boromir"]


def tops(table: Ring, *observer: int) -> list[str | None]:
    """Return the cards on top of the Aragorn player's deck that an observer knows, in order."""
    return [card for card in zone(table, "deck-aragorn", *observer).order if card is not None]


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
@pytest.mark.parametrize("place", ["egladil", "rivendell", "reserve"])
def test_the_mirror_works_wherever_galadriel_is(place: str) -> None:
    cards = ("galadriel", "mirror-of-galadriel@galadriel")
    table = Ring()
    match place:
        case "egladil":
            table.path(place, *cards)
        case "rivendell":
            table.battleground(place, *cards)
        case _:
            table.reserve(*cards)
    table.on_top("aragorn", "denethor", "boromir").step("actions")
    assert table.asked == [(FRODO, "turn")]
    assert tops(table, ARAGORN) == ["denethor"]
    assert tops(table, FRODO) == []


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
def test_without_the_mirror_the_top_card_that_was_seen_is_known_until_it_is_drawn() -> None:
    table = Ring().hand("aragorn", "legolas").reserve("galadriel", "mirror-of-galadriel@galadriel")
    table.on_top("aragorn", "denethor", "boromir")
    table.turn("aragorn").chooses("play:legolas:reserve").chooses("forsake:mirror-of-galadriel")
    table.player("aragorn").chooses("forgo")
    assert tops(table, ARAGORN) == ["denethor"]
    table.turn("aragorn").chooses("ring")
    assert table.in_zone("aragorn", "hand") == ["boromir", "denethor"]
    assert tops(table, ARAGORN) == []
    assert knowers(table, "denethor", "hand-aragorn") == [(ARAGORN,)]


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
def test_after_a_shuffle_the_mirror_shows_the_new_top_card() -> None:
    table = Ring().hand("aragorn", "legolas", "lembas", "arwen")
    table.reserve("galadriel", "mirror-of-galadriel@galadriel")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    aragorn.chooses("carry-out").chooses("take:bow-of-the-galadhrim")
    assert tops(table, ARAGORN) == table.in_zone("aragorn", "deck")[:1]
    assert tops(table, FRODO) == []


@pytest.mark.rule("RCG-21.9", "RCG-10.14")
def test_with_an_empty_deck_there_is_nothing_to_see_in_the_mirror() -> None:
    table = Ring().reserve("galadriel", "mirror-of-galadriel@galadriel").deck("aragorn")
    table.step("actions")
    assert hears(table, Looked, ARAGORN) == []
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-21.9")
def test_whoever_chooses_a_location_learns_nothing_that_is_not_public() -> None:
    table = Ring().path("caradhras").hand("frodo", "there-is-another-way", "gimli")
    table.turn("frodo").chooses("event:there-is-another-way").chooses("cycle:gimli")
    assert table.asked == [(FRODO, "path")]
    assert table.player("frodo").options == ["activate:khazad-dum", "activate:the-doors-of-durin"]
    for observer in everybody(table):
        assert table.view(*observer).board["used_paths"] == ["caradhras"]
        assert table.view(*observer).board["decks"] == table.state.decks
