"""War of the Ring in teams: what a mate, an enemy and a spectator cannot know changes no byte.

A position is set up twice, and hidden things differ. Everybody at the table plays the same choices,
asks the same questions, and must hear the same; only those who know what differs are left out.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import ExitStack
from typing import NamedTuple

import pytest

from games.war_of_the_ring.tables import RingTable
from ostrog.games.war_of_the_ring.board.events import HandCardDiscarded
from ostrog.games.war_of_the_ring.board.pieces import DECKS, SIDES
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import SorrowAndToil
from ostrog.kernel import Match, Option, State
from ostrog.kernel.matches import match as matches
from ostrog.kernel.matches.match import begin, resume
from server.browsers import Message
from server.leaks.conftest import Houses
from server.leaks.driving import Eye
from server.leaks.faces import faces_of, words
from server.leaks.houses import SPECTATOR, House, match_id
from server.leaks.pairs import Case, World, beginning_of, world_at
from server.leaks.test_quiet import Lines
from server.leaks.transcripts import Leak, Transcript, must_be_equal

FOUR = "four-players"
GONDOR, WITCH_KING, SARUMAN, ROHAN = range(4)
EVERYBODY = (GONDOR, WITCH_KING, SARUMAN, ROHAN, -1)
"""The seats, and the spectator."""
THINGS = ("hunt-pool", "free-character-deck", "fp-char-01")
"""Things that everybody asks about."""
DRAFTS = ("act:character:move-fellowship", "offer:fp-char-01", "lay:sh-str-04")
"""Options that everybody tries."""

ASKED_AT = 1
"""Number of choices after which they do."""

Step = tuple[int, str]
"""A seat, and the options that it picks, separated by blanks."""
Hearing = dict[int, Transcript]
"""What everybody has heard, by seat; -1 for the spectator."""


class Onlooker(NamedTuple):
    """Somebody at the table."""

    eye: Eye
    heard: Transcript

    def catches_up(self, at: int) -> None:
        """Wait until the choice with this number is known."""
        while newest(self.heard)["standing"]["at"] < at:
            self.eye.hear("Update")


def newest(heard: Transcript) -> Message:
    """Return the newest message with a standing."""
    for frame in reversed(heard.all_of("frame")):
        message: Message = json.loads(frame)
        if message["type"] in ("Welcome", "Update"):
            return message
    raise AssertionError("nobody has joined")


def stored(case: Case, state: State) -> World:
    """Return a match in which this is the first state."""
    match = begin(case.rules, *beginning_of(case))
    match.told.clear()
    return world_at(match, (), (), state)


def resumed(case: Case, state: State) -> Match[State]:
    """Return the match as the server goes on with it."""
    return resume(case.rules, *beginning_of(case), stored(case, state).snapshot)


def play(house: House, case: Case, state: State, steps: Sequence[Step]) -> Hearing:
    """Play from a position at a server, with everybody at the table; all ask after one step."""
    house.store(case, stored(case, state))
    path = f"/api/matches/{match_id(case)}/socket"
    table: dict[int, Onlooker] = {}
    with ExitStack() as open_:
        for seat, person in zip((-1, 0, 1, 2, 3), (SPECTATOR, *case.persons), strict=True):
            browser = house.browser(case, person)
            heard = Transcript()
            eye = Eye(open_.enter_context(browser.websocket_connect(path)), heard)
            eye.ask(type="Join", seen=0)
            for other in table.values():
                other.eye.hear("Present")
            table[seat] = Onlooker(eye, heard)
        for at, (seat, picks) in enumerate(steps):
            if at == ASKED_AT:
                wonder(table, at)
            sent = {"request": f"choice-{at:04}", "seat": seat, "at": at, "picks": picks.split()}
            answer = table[seat].eye.ask(type="Choose", **sent)
            assert answer["type"] == "Accepted", (picks, answer)
            for each in table.values():
                each.catches_up(at + 1)
    return {seat: each.heard for seat, each in table.items()}


def wonder(table: dict[int, Onlooker], at: int) -> None:
    """Let everybody ask what a choice would do, and why things are as they are."""
    for seat, (eye, _) in table.items():
        asked = {"seat": max(seat, 0), "at": at}
        eye.ask(type="AskForecast", **asked)
        for option in DRAFTS:
            eye.ask(type="Draft", **asked, picks=[option])
        eye.ask(type="AskForecast", **asked, picks=[DRAFTS[0]])
        for thing in THINGS:
            eye.ask(type="Why", seat=max(seat, 0), ref=thing)


def told(heard: Transcript, kind: str) -> list[Message]:
    """Return the fields of all events of a kind that somebody has heard of."""
    frames = [json.loads(frame) for frame in heard.all_of("frame")]
    lists = [each["events"] for each in frames if each["type"] in ("Welcome", "Update")]
    return [each["fields"] for found in lists for each in found if each["kind"] == kind]


def text_of(heard: Transcript) -> set[str]:
    """Return all words that somebody has been sent with standings and events."""
    frames = [json.loads(frame) for frame in heard.all_of("frame")]
    found = [each for each in frames if each["type"] in ("Welcome", "Update")]
    return words(json.dumps([(each["standing"], each["events"]) for each in found]))


def alike(
    houses: Houses,
    case: Case,
    states: tuple[State, State],
    steps: tuple[Sequence[Step], Sequence[Step]],
    seats: Sequence[int],
) -> tuple[Hearing, Hearing]:
    """Play both worlds; raise `Leak` if one of some seats can tell them apart."""
    one, other = (
        play(house, case, state, each)
        for house, state, each in zip(houses, states, steps, strict=True)
    )
    for seat in seats:
        must_be_equal(one[seat], other[seat])
    return one, other


def table_of_four(**hands: str) -> RingTable:
    """Return a table without figures; hands are named by player."""
    table = RingTable.empty(FOUR)
    players = {"gondor": GONDOR, "witch_king": WITCH_KING, "saruman": SARUMAN, "rohan": ROHAN}
    for name, cards in hands.items():
        table.hand(players[name], *cards.split())
    return table


# Swaps


def swapping(gondor: str, rohan: str = "fp-char-02 fp-str-02") -> State:
    """Return the moment at which team mates may swap, with these hands."""
    shadow = {"witch_king": "sh-char-01 sh-str-01", "saruman": "sh-char-02 sh-str-02"}
    return table_of_four(gondor=gondor, rohan=rohan, **shadow).phase("team_draws").state


def swap(gondor: str, rohan: str) -> list[Step]:
    """Return the steps of a swap."""
    return [(GONDOR, gondor), (ROHAN, rohan)]


def test_a_swap_shows_a_mate_only_the_card_that_he_gets(houses: Houses) -> None:
    """WOTR-19.5, H.7: the other cards of the mate change no byte, before the swap and after."""
    states = swapping("fp-char-01 fp-str-01"), swapping("fp-char-05 fp-str-01")
    steps = swap("offer:fp-str-01", "offer:fp-char-02")
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 1)
    one, _ = alike(houses, case, states, (steps, steps), (ROHAN, WITCH_KING, SARUMAN, -1))
    assert [each["card"] for each in told(one[ROHAN], "EventPassed")] == ["fp-str-01", "fp-char-02"]
    assert "fp-char-01" not in text_of(one[ROHAN])
    assert "fp-str-02" not in text_of(one[GONDOR])
    for seat in (WITCH_KING, SARUMAN, -1):
        passed = told(one[seat], "EventPassed")
        assert [(each["deck"], each["card"]) for each in passed] == [
            ("strategy", None),
            ("character", None),
        ]


def test_a_swap_shows_the_enemy_no_card(houses: Houses) -> None:
    """WOTR-19.5, H.1: other cards of the same decks change no byte for anybody else."""
    states = (
        swapping("fp-char-01 fp-str-01"),
        swapping("fp-char-05 fp-str-05", "fp-char-06 fp-str-06"),
    )
    steps = (
        swap("offer:fp-str-01", "offer:fp-char-02"),
        swap("offer:fp-str-05", "offer:fp-char-06"),
    )
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 2)
    alike(houses, case, states, steps, (WITCH_KING, SARUMAN, -1))


def test_an_offer_that_is_not_taken_stays_unknown(houses: Houses) -> None:
    """WOTR-19.5, H.7: a mate who keeps his cards does not learn what was offered, nor if."""
    state = swapping("fp-char-01 fp-str-01")
    steps = swap("offer:fp-str-01", "keep-cards"), swap("keep-cards", "keep-cards")
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 3)
    alike(houses, case, (state, state.clone()), steps, (ROHAN, WITCH_KING, SARUMAN, -1))


def test_a_swap_told_with_all_its_fields_is_found(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "redact", lambda each, _: each.event)
    states = swapping("fp-char-01 fp-str-01"), swapping("fp-char-01 fp-str-05")
    steps = swap("offer:fp-str-01", "offer:fp-char-02"), swap("offer:fp-str-05", "offer:fp-char-02")
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 4)
    with pytest.raises(Leak, match="fields"):
        alike(houses, case, states, steps, (WITCH_KING,))


# Combat cards


def attacking(witch_king: str, saruman: str = "", rohan: str = "fp-str-02") -> State:
    """Return the moment at which the Witch-king player lays a card in a battle."""
    table = table_of_four(witch_king=witch_king, saruman=saruman, rohan=rohan)
    table.army("eastemnet", sauron_regular=3, isengard_regular=2).board(mixed=[[], ["eastemnet"]])
    table.army("folde", rohan_regular=5)
    table.uses(WITCH_KING, "army", "attack")
    table.seat(WITCH_KING).chooses("attack:eastemnet:folde", "go")
    assert table.asked == [(WITCH_KING, "combat-card")]
    return table.state


def test_of_a_laid_card_only_the_deck_is_seen_until_both_have_chosen(houses: Houses) -> None:
    """WOTR-12.2, 12.4, H.2: neither the defender nor the mate of the attacker knows the face."""
    hand = "sh-char-09 sh-str-01 sh-str-04"
    state = attacking(hand)
    before = [(WITCH_KING, "lay:sh-str-01")], [(WITCH_KING, "lay:sh-str-04")]
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 5)
    one, _ = alike(houses, case, (state, state.clone()), before, (GONDOR, SARUMAN, ROHAN, -1))
    for seat in (GONDOR, SARUMAN, ROHAN, -1):
        (laid,) = told(one[seat], "CombatCardLaid")
        assert (laid["deck"], laid["card"]) == ("strategy", None)
    assert [each["card"] for each in told(one[WITCH_KING], "CombatCardLaid")] == ["sh-str-01"]
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 6)
    after = play(houses[0], case, state, [*before[0], (ROHAN, "lay-nothing")])
    for seat in EVERYBODY:
        assert [each["card"] for each in told(after[seat], "CombatCardRevealed")] == ["sh-str-01"]


# Mixed armies


def test_a_mixed_army_is_asked_through_whoever_has_more_units_left(houses: Houses) -> None:
    """WOTR-19.18, 19.19: his hand opens to him alone, and his mate sees none of it."""
    hands = "sh-char-09 sh-str-05", "sh-char-22 sh-str-06"
    states = tuple(attacking("sh-str-04", hand) for hand in hands)
    steps: list[Step] = [
        (WITCH_KING, "lay:sh-str-04"),
        (ROHAN, "lay-nothing"),
        (WITCH_KING, "hurt-own:2"),
        (WITCH_KING, "remove:sauron-regular remove:sauron-regular done"),
    ]
    case = peaceful_case(states[0], steps)
    steps += [(SARUMAN, "press"), (ROHAN, "stand")]
    one, _ = alike(
        houses, case, (states[0], states[1]), (steps, steps), (GONDOR, WITCH_KING, ROHAN, -1)
    )
    for seat in EVERYBODY:
        assert newest(one[seat])["standing"]["pending"] == [SARUMAN]
    (asked,) = newest(one[SARUMAN])["standing"]["decisions"]
    assert asked["kind"] == "combat-card"
    assert newest(one[WITCH_KING])["standing"]["decisions"] == []


def peaceful_case(state: State, steps: Sequence[Step]) -> Case:
    """Return a case in which the dice of the battle miss, and the attacker is asked to go on."""
    for number in range(100, 1_000):
        case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, number)
        match = resumed(case, state)
        for seat, picks in steps:
            match.choose(seat, *options(match, picks))
        if [(ask.seat, ask.kind) for ask in match.asks()] == [(SARUMAN, "cease")]:
            return case
    raise AssertionError("no dice let both armies stand")


def options(match: Match[State], picks: str) -> list[Option]:
    """Return the options with these ids."""
    catalogue_ = match.state.setting.rules.catalogue
    return [catalogue_.parse(each) for each in picks.split()]


# Random discards


def mourning(kept: str) -> State:
    """Return the moment at which the Shadow may let the Free Peoples discard a card."""
    table = table_of_four(gondor=f"fp-char-09 {kept} fp-str-03", rohan="fp-char-02")
    return table.run(SorrowAndToil(seat=WITCH_KING)).state


def test_a_random_discard_shows_only_the_card(houses: Houses) -> None:
    """WOTR-H.6, H.7: the cards that stay in the hand change no byte for the others."""
    states = mourning("fp-char-01"), mourning("fp-char-12")
    steps: list[Step] = [(WITCH_KING, "strip-hand")]
    for number in range(1_000, 2_000):
        case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, number)
        if all(discarded(case, state) == "fp-char-09" for state in states):
            break
    seats = (WITCH_KING, SARUMAN, ROHAN, -1)
    one, _ = alike(houses, case, states, (steps, steps), seats)
    for seat in EVERYBODY:
        assert [each["card"] for each in told(one[seat], "HandCardDiscarded")] == ["fp-char-09"]
    for seat in seats:
        assert not {"fp-char-01", "fp-str-03"} & text_of(one[seat])


def discarded(case: Case, state: State) -> str:
    """Return the card that is discarded at random in this match."""
    match = resumed(case, state)
    match.choose(WITCH_KING, *options(match, "strip-hand"))
    (card,) = [each.event for each in match.told if isinstance(each.event, HandCardDiscarded)]
    return card.card


# The future


def test_neither_the_next_tile_nor_the_decks_are_told(houses: Houses) -> None:
    """WOTR-H.1, H.3, H.8: whoever asks what he likes, learns nothing of what comes next."""
    hands = {"gondor": "fp-char-01", "rohan": "fp-char-02 fp-str-02", "witch_king": "sh-char-05"}
    states = []
    for turned in (False, True):
        table = table_of_four(**hands, saruman="sh-char-02").army("folde", rohan_regular=2)
        for deck in (f"{side}-{deck}-deck" for side in SIDES for deck in DECKS):
            cards = table.state.faces(deck)
            table.lay(deck, *(reversed(cards) if turned else cards))
        table.fellowship("hollin", "gimli", "legolas").box(shadow=2)
        table.acting(ROHAN, free="character event muster-army", shadow="army")
        table.state.epoch += turned  # other tiles and dice
        states.append(table.state)
    decks = [
        [state.faces(f"{side}-{deck}-deck") for side in SIDES for deck in DECKS] for state in states
    ]
    for this, that in zip(*decks, strict=True):
        assert this == that[::-1] != that
    case = Case("war_of_the_ring", FOUR, SPECTATOR, 0, 7)
    steps = [(ROHAN, "skip:muster-army"), (WITCH_KING, "skip:army")]
    written = Lines()
    logging.getLogger().addHandler(written)
    try:
        one, _ = alike(houses, case, (states[0], states[1]), (steps, steps), EVERYBODY)
    finally:
        logging.getLogger().removeHandler(written)
    assert newest(one[-1])["standing"]["at"] == len(steps)
    named = {face for face in faces_of(case) if face.startswith(("fp-", "sh-"))}
    assert named & words("\n".join(written.lines)) == set()
