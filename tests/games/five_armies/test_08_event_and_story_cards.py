"""Chapter 8: decks and hands, drawing and discarding, and how cards are played."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBATS, DECKS, EVENTS, FATE_CARDS, STORIES
from ostrog.games.five_armies.board.pieces import SIDES
from ostrog.kernel import Event
from ostrog.kernel.runtime.events import Moved

ARMY_CARD = "ev-encirclement-no-quarter"
CHARACTER_CARD = "ev-troop-leader-battle-fury"
MUSTER_CARD = "ev-blow-the-horns-no-quarter"
FREE_STORIES = ("sf-lucky-number", "sf-dismay", "sf-elf-lords", "sf-last-stand", "sf-rescue")
SHADOW_STORIES = ("ss-war-band", "ss-orc-army", "ss-black-tide", "ss-ill-chance", "ss-great-goblin")
HELD = (ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, *FREE_STORIES[:3])
"""Six cards."""

PLAINS = "valley-central-plains"
HILLS = "valley-central-hills"


def drawing(*cards: str, seat: int = FREE) -> Battlefield:
    """A side that holds these cards is about to act with two Event dice."""
    return Battlefield.empty().hand(seat, *cards).acting(seat, free="event event", shadow="event")


def draws_cards(table: Battlefield, seat: int = FREE) -> Battlefield:
    return table.draws_cards(seat)


def deck_of(table: Battlefield, *cards: str, **zones: tuple[str, ...]) -> Battlefield:
    """Put these cards into the Event deck and named zones, and discard all others."""
    named = [*cards, *(card for held in zones.values() for card in held)]
    for zone, held in zones.items():
        table.lay(f"event-{zone.replace('_', '-')}", *held)
    return table.lay("event-discard", *(card for card in EVENTS if card not in named))


def hands(table: Battlefield, side: str) -> tuple[int, int]:
    """Return the numbers of Event and Story cards in a side's hand."""
    return table.state.size(f"event-hand-{side}"), table.state.size(f"story-{side}-hand")


def told(table: Battlefield, *wanted: type[Event]) -> list[Event]:
    return [event for event in table.events if isinstance(event, wanted)]


# The decks


@pytest.mark.rule("B5A-8.1")
def test_both_players_draw_from_the_one_event_deck() -> None:
    table = deck_of(drawing(), ARMY_CARD, CHARACTER_CARD, MUSTER_CARD)
    first, second, third = table.state.faces("event-deck")
    draws_cards(table.draws("draw event-deck", 1, 0))
    assert table.free.sees("event-hand-free") == [second]
    draws_cards(table, SHADOW)
    assert table.shadow.sees("event-hand-shadow") == [first]
    assert table.state.faces("event-deck") == [third]


@pytest.mark.rule("B5A-8.1")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_either_player_may_draw_any_event_card(seat: int) -> None:
    for card in (EVENTS[0], EVENTS[14], EVENTS[29]):
        table = deck_of(drawing(seat=seat), card)
        draws_cards(table, seat)
        assert table.seat(seat).sees(f"event-hand-{SIDES[seat]}") == [card]


@pytest.mark.rule("B5A-8.4")
def test_each_player_draws_stories_of_his_own_deck_only() -> None:
    drawn = [set[str](), set[str]()]
    for seed in range(12):
        table = Battlefield.empty(seed=seed).acting(FREE, free="event", shadow="event event")
        draws_cards(draws_cards(table), SHADOW)
        drawn[FREE] |= set(table.free.sees("story-free-hand"))
        drawn[SHADOW] |= set(table.shadow.sees("story-shadow-hand"))
        assert table.state.size("story-free-deck") == table.state.size("story-shadow-deck") == 19
    assert {card[:3] for card in drawn[FREE]} == {"sf-"}
    assert {card[:3] for card in drawn[SHADOW]} == {"ss-"}
    assert min(len(cards) for cards in drawn) > 4


@pytest.mark.rule("B5A-8.4")
def test_nobody_plays_a_story_of_the_other_side() -> None:
    table = drawing(*FREE_STORIES).hand(SHADOW, *SHADOW_STORIES)
    table.free.may_not("play:event:ss-war-band", because="B5A-8.13")
    table.acting(SHADOW, shadow="event").shadow.may("play:event:ss-war-band")
    table.shadow.may_not("play:event:sf-dismay", because="B5A-8.13")


@pytest.mark.rule("B5A-8.5")
def test_every_story_has_a_type() -> None:
    types = {
        "army": {
            *("sf-elven-charge", "sf-last-stand", "sf-moria-dain-dain", "sf-on-the-march"),
            *("ss-war-band", "ss-flying-arrows-and-wild-spears", "ss-great-goblin"),
            *("ss-howling-orcs", "ss-hurrying-multitude", "ss-climbing-goblins"),
            "ss-like-a-sea-of-locusts",
        },
        "character": {
            *("sf-the-skin-changer", "sf-lucky-number", "sf-dismay", "sf-he-is-not-lost"),
            *("sf-hope-rekindled", "sf-ring-of-invisibility", "sf-shower-of-arrows"),
            *("sf-the-arkenstone-of-thrain", "ss-whirling-bats", "ss-troubled-mind"),
            *("ss-black-tide", "ss-ill-chance", "ss-orcs-of-huge-size"),
            "ss-the-shadow-of-the-necromancer",
        },
        "muster": {
            *("sf-clad-in-hauberks-of-steel", "sf-elf-lords", "sf-flying-banners"),
            *("sf-men-of-the-lake-with-long-swords", "sf-redoubled-force", "sf-rescue"),
            *("sf-ringing-trumpets", "sf-the-king-of-all-birds", "ss-great-dread"),
            *("ss-chieftains-and-champions", "ss-orc-army", "ss-returning-to-the-assault"),
            *("ss-orcs-from-gundabad", "ss-the-swiftest-wolf-riders"),
            "ss-victory-vanishes-from-hope",
        },
    }
    table = Battlefield().character("bilbo", "camp").controls("ruins-of-dale", "lower-slopes")
    table.hand(FREE, *STORIES[FREE]).hand(SHADOW, *STORIES[SHADOW])
    for seat in (FREE, SHADOW):
        for die, cards in types.items():
            table.acting(seat, **{SIDES[seat]: die})
            may = {option for option in table.seat(seat).options if option.startswith("play:")}
            assert may == {f"play:{die}:{card}" for card in cards if card in STORIES[seat]}


@pytest.mark.rule("B5A-8.5")
def test_a_story_has_no_combat_effect() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.hand(FREE, *FREE_STORIES).hand(SHADOW, *SHADOW_STORIES).attack(HILLS, PLAINS)
    assert set(table.free.options) == {"manoeuvre:unit-lake-men", "manoeuvre:regroup"}
    assert set(table.shadow.options) == {"manoeuvre:unit-orcs", "manoeuvre:regroup"}
    with pytest.raises(ValueError, match="no such option"):
        table.option("manoeuvre:sf-dismay")


@pytest.mark.rule("B5A-8.5")
def test_a_story_is_played_with_an_action_die_only() -> None:
    table = Battlefield().hand(FREE, *FREE_STORIES)
    assert table.asked == [(FREE, "activate-generals")]
    table.free.may_not("play:event:sf-dismay", because="B5A-6.3")
    table.acting(FREE, free="event", shadow="event").free.chooses("play:event:sf-dismay")
    assert table.state.dice[FREE] == {"event": 0}


# The hand limit


@pytest.mark.rule("B5A-8.6")
@pytest.mark.parametrize(
    ("held", "excess"),
    [
        (HELD[:4], 0),
        (HELD[:5], 1),
        (HELD, 2),
        (EVENTS[:6], 2),
        (STORIES[FREE][:6], 2),
        (STORIES[FREE][:4], 0),
    ],
)
def test_a_hand_has_at_most_six_cards_of_both_kinds_together(
    held: tuple[str, ...], excess: int
) -> None:
    table = draws_cards(drawing(*held))
    if not excess:
        assert table.asked == [(SHADOW, "act")]
    for _ in range(excess):
        assert table.asked == [(FREE, "draw-discard")]
        table.free.may_not("done", because="B5A-8.6")
        discards = [option for option in table.free.options if option.startswith("discard:")]
        table.free.chooses(discards[0])
    if excess:
        table.free.chooses("done")
    assert sum(hands(table, "free")) == len(held) + 2 - excess
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-8.6")
def test_nobody_discards_cards_without_need() -> None:
    drawing(*HELD).free.may_not(f"discard:{ARMY_CARD}", because="B5A-8.6")


@pytest.mark.rule("B5A-8.7")
def test_with_six_cards_in_hand_two_are_drawn_and_any_two_of_the_eight_discarded() -> None:
    table = drawing(*HELD).draws("draw event-deck", 0).draws("draw story-free-deck", 0)
    event, story = table.state.faces("event-deck")[0], table.state.faces("story-free-deck")[0]
    draws_cards(table)
    assert hands(table, "free") == (4, 4)
    assert set(table.free.options) == {f"discard:{card}" for card in (*HELD, event, story)}
    table.free.chooses(f"discard:{event}").may_not("done", because="B5A-8.6")
    table.free.may_not(f"discard:{event}", because="B5A-8.7")  # it is on its way already
    table.free.chooses(f"discard:{FREE_STORIES[1]}")
    table.free.may_not(f"discard:{story}", because="B5A-8.7")  # two are enough
    table.free.chooses("done")
    assert hands(table, "free") == (3, 3)
    assert story in table.free.sees("story-free-hand")
    assert table.free.sees("event-buried-free") == [event]
    assert table.free.sees("story-free-buried") == [FREE_STORIES[1]]


@pytest.mark.rule("B5A-8.7")
def test_one_discards_own_cards_only() -> None:
    table = draws_cards(drawing(*HELD).hand(SHADOW, EVENTS[4], *SHADOW_STORIES))
    table.free.may_not(f"discard:{EVENTS[4]}", "discard:ss-war-band", because="B5A-8.7")
    table.shadow.may_not("discard:ss-war-band", because="B5A-8.6")


@pytest.mark.rule("B5A-8.7")
def test_excess_cards_go_at_once() -> None:
    table = draws_cards(drawing(*HELD))
    assert table.asked == [(FREE, "draw-discard")]  # before the Shadow acts
    table.free.accepts()
    assert told(table, events.CardsBuried)
    assert sum(hands(table, "free")) == 6
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-8.9")
def test_cards_on_the_table_and_fate_cards_do_not_count_for_the_hand_limit() -> None:
    table = drawing(*HELD[:3], "sf-dismay").on_table("sf-lucky-number").beside(*FATE_CARDS[:6])
    draws_cards(table)
    assert sum(hands(table, "free")) == 6
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-8.9")
def test_unit_cards_regroup_and_special_manoeuvres_do_not_count_for_the_hand_limit() -> None:
    table = Battlefield.empty().army(PLAINS, wood_elf_spearmen=3, lake_men=1, dwarf_regulars=1)
    table.army(HILLS, orcs=1, wargs=1).character("thorin", PLAINS).beside("fate-mighty-strokes")
    table.hand(FREE, *HELD[:5]).attack(HILLS, PLAINS)  # the Elves draw for the plains
    assert sum(hands(table, "free")) == 6
    assert len(table.free.options) == 4 + 3 + 1 + 1
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-8.9")
def test_a_card_being_played_does_not_count_for_the_hand_limit() -> None:
    table = drawing(*EVENTS[:5], "ss-ill-chance", seat=SHADOW)
    table.shadow.chooses("play:event:ss-ill-chance")  # it draws an Event card
    assert hands(table, "shadow") == (6, 0)
    assert table.asked == [(FREE, "act")]


# What is seen


@pytest.mark.rule("B5A-8.8")
def test_cards_discarded_for_the_hand_limit_are_seen_by_their_owner_only() -> None:
    views = []
    for event, story in ((ARMY_CARD, FREE_STORIES[0]), (MUSTER_CARD, FREE_STORIES[2])):
        table = draws_cards(drawing(*HELD))
        table.free.chooses(f"discard:{event}", f"discard:{story}", "done")
        assert table.free.sees("event-buried-free") == [event]
        assert table.free.sees("story-free-buried") == [story]
        assert (
            table.shadow.sees("event-buried-free") == table.shadow.sees("story-free-buried") == []
        )
        assert events.CardsBuried(FREE, 1, 1) in table.shadow.hears()
        assert Moved("event-hand-free", "event-buried-free") in table.shadow.hears()
        assert Moved("event-hand-free", "event-buried-free", event) in table.free.hears()
        views.append((table.view(SHADOW), table.view(), table.shadow.hears()))
    assert views[0] == views[1]


@pytest.mark.rule("B5A-8.8")
def test_nothing_is_seen_of_a_discard_while_it_is_being_chosen() -> None:
    table, other = draws_cards(drawing(*HELD)), draws_cards(drawing(*HELD))
    table.free.chooses(f"discard:{ARMY_CARD}")
    other.free.chooses(f"discard:{FREE_STORIES[0]}")
    assert table.view(SHADOW) == other.view(SHADOW)
    assert table.shadow.hears() == other.shadow.hears()


@pytest.mark.rule("B5A-8.8")
def test_the_opponent_knows_how_many_cards_of_each_back_one_holds_and_not_which() -> None:
    views = []
    for cards in (HELD, (*EVENTS[:3], *STORIES[FREE][-3:])):
        table = drawing(*cards)
        assert table.free.sees("event-hand-free") == sorted(cards[:3])
        assert table.shadow.sees("event-hand-free") == table.shadow.sees("story-free-hand") == []
        views.append((table.view(SHADOW), table.view()))
    assert views[0] == views[1]
    zones = views[0][0].zones
    assert (zones["event-hand-free"].size, zones["story-free-hand"].size) == (3, 3)


@pytest.mark.rule("B5A-8.8")
def test_the_opponent_hears_how_many_cards_were_drawn_and_not_which() -> None:
    table = drawing(*HELD[:2])
    table.free.chooses("act:event:draw-cards").chooses("draw-event")
    assert table.shadow.hears() == [
        Moved("event-deck", "event-hand-free"),
        events.CardsDrawn(FREE, 1, 0),
    ]
    table.free.chooses("draw-story")
    assert table.shadow.hears() == [
        Moved("story-free-deck", "story-free-hand"),
        events.CardsDrawn(FREE, 0, 1),
    ]
    assert all(event.face for event in table.free.hears() if isinstance(event, Moved))


# Decks that run out


@pytest.mark.rule("B5A-8.10")
def test_the_last_event_card_drawn_makes_a_new_deck_of_all_played_and_discarded_cards() -> None:
    buried = {"buried_free": (ARMY_CARD,), "buried_shadow": (CHARACTER_CARD, MUSTER_CARD)}
    table = deck_of(drawing(), EVENTS[0], hand_shadow=EVENTS[-2:], open=(EVENTS[5],), **buried)
    assert table.state.size("event-deck") == 1
    table.free.chooses("act:event:draw-cards").chooses("draw-event")
    assert events.EventDeckRemade(26) in table.events
    assert table.state.size("event-deck") == 26
    assert not set(table.state.faces("event-deck")) & {EVENTS[0], *EVENTS[-2:], EVENTS[5]}
    assert {ARMY_CARD, CHARACTER_CARD, MUSTER_CARD} <= set(table.state.faces("event-deck"))
    for zone in ("discard", "buried-free", "buried-shadow"):
        assert table.state.size(f"event-{zone}") == 0
    assert table.free.sees("event-hand-free") == [EVENTS[0]]  # only one was drawn


@pytest.mark.rule("B5A-8.10")
def test_the_deck_is_not_made_anew_before_its_last_card_is_drawn() -> None:
    table = draws_cards(deck_of(drawing(), EVENTS[0], EVENTS[1]))
    assert not told(table, events.EventDeckRemade)
    assert table.state.size("event-deck") == 1
    assert table.state.size("event-discard") == 28


@pytest.mark.rule("B5A-8.10")
def test_with_nothing_to_shuffle_a_draw_gives_nothing_until_there_is_something() -> None:
    table = deck_of(drawing(), open=EVENTS[2:], hand_shadow=EVENTS[:2])
    draws_cards(table)
    assert events.CardsDrawn(FREE, 0, 1) in table.events
    assert not told(table, events.EventDeckRemade)
    table.lay("event-open", *EVENTS[5:]).lay("event-discard", *EVENTS[2:5])
    table.shadow.chooses("act:event:draw-cards").chooses("draw-event")
    assert events.EventDeckRemade(3) in table.events
    assert events.CardsDrawn(SHADOW, 1, 0) in table.events
    assert table.state.size("event-deck") == 2


@pytest.mark.rule("B5A-8.10")
def test_after_the_reshuffle_nobody_knows_the_order() -> None:
    found = set[str]()
    for seed in range(12):
        table = Battlefield.empty(seed=seed).acting(FREE, free="event", shadow="event event")
        draws_cards(deck_of(table, EVENTS[0], buried_free=(ARMY_CARD,)))
        for view in (table.view(FREE), table.view(SHADOW), table.view()):
            assert view.zones["event-deck"].order == ()
        draws_cards(table, SHADOW)
        found |= set(table.shadow.sees("event-hand-shadow"))
        assert table.free.sees("event-hand-shadow") == []
        assert ARMY_CARD not in table.free.sees("event-deck")  # the Shadow may have it now
    assert len(found) > 4


@pytest.mark.rule("B5A-8.10")
def test_the_new_deck_does_not_tell_what_was_discarded_unseen() -> None:
    views = []
    for buried, held in ((EVENTS[10], EVENTS[11]), (EVENTS[11], EVENTS[10])):
        table = drawing().draws("draw event-deck", 0)
        deck_of(table, EVENTS[0], buried_free=(buried,), hand_free=(held,))
        draws_cards(table)
        assert not {buried, held} & set(table.shadow.sees("event-deck"))
        views.append((table.view(SHADOW), table.view(), table.shadow.hears()))
    assert views[0] == views[1]


@pytest.mark.rule("B5A-8.11")
def test_who_has_no_stories_left_draws_an_event_card_only() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bard", "camp")
    table.lay("story-free-discard", *STORIES[FREE]).phase("recovery")
    assert hands(table, "free") == (1, 0)
    assert hands(table, "shadow") == (1, 1)  # the other side has its own deck
    draws_cards(table.acting(FREE, free="event", shadow="event"))
    assert events.CardsDrawn(FREE, 1, 0) in table.events
    assert hands(table, "free") == (2, 0)
    assert table.state.size("story-free-discard") == 20


@pytest.mark.rule("B5A-8.11")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_stories_never_come_back(seat: int) -> None:
    side = SIDES[seat]
    last, *others = STORIES[seat]
    table = drawing(seat=seat).lay(f"story-{side}-discard", *others[:10])
    draws_cards(table.lay(f"story-{side}-buried", *others[10:]), seat)
    assert table.seat(seat).sees(f"story-{side}-hand") == [last]
    assert table.state.size(f"story-{side}-deck") == 0
    draws_cards(table.acting(seat, free="event", shadow="event"), seat)
    assert events.CardsDrawn(seat, 1, 0) in table.events
    assert hands(table, side) == (2, 1)


# Playing


PLAYS = {
    "event": {"army", "character", "muster"},
    "army": {"army"},
    "character": {"character"},
    "muster": {"muster"},
    "muster-army": {"muster", "army"},
    "will-of-the-west": {"army", "character", "muster"},
    "eye": set[str](),
}
CARD_OF = {"army": ARMY_CARD, "character": CHARACTER_CARD, "muster": MUSTER_CARD}


@pytest.mark.rule("B5A-8.12")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_an_event_result_plays_every_card(seat: int) -> None:
    table = Battlefield().character("bilbo", "camp").hand(seat, *EVENTS, *STORIES[seat])
    table.controls("ruins-of-dale", "lower-slopes").acting(seat, free="event", shadow="event")
    for card in (*EVENTS, *STORIES[seat]):
        table.seat(seat).may(f"play:event:{card}")


@pytest.mark.rule("B5A-8.12")
def test_a_card_is_played_as_the_action_of_the_event_die() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=1).character("bard", "camp")
    table.plays(FREE, CHARACTER_CARD, die="event")
    assert events.CardPlayed(FREE, "event", CHARACTER_CARD) in table.events
    assert table.damage("camp") == 0
    assert table.state.dice[FREE] == {"event": 0}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-8.13")
@pytest.mark.parametrize(
    ("seat", "die"),
    [
        *((FREE, die) for die in PLAYS if die not in ("eye", "army")),
        *((SHADOW, die) for die in PLAYS if die != "will-of-the-west"),
    ],
)
def test_a_die_result_plays_the_cards_of_its_type(seat: int, die: str) -> None:
    table = Battlefield().hand(seat, *CARD_OF.values())
    table.acting(seat, **{SIDES[seat]: die})
    played = {option for option in table.seat(seat).options if option.startswith("play:")}
    assert played == {f"play:{die}:{CARD_OF[kind]}" for kind in PLAYS[die]}


@pytest.mark.rule("B5A-8.13")
def test_only_cards_in_hand_are_played_and_only_with_a_die_that_is_there() -> None:
    table = drawing(ARMY_CARD, "sf-rescue")
    table.free.may_not(f"play:event:{CHARACTER_CARD}", "play:event:sf-dismay", because="B5A-8.13")
    table.free.may_not(f"play:muster-army:{ARMY_CARD}", because="B5A-6.3")


@pytest.mark.rule("B5A-8.13")
def test_the_will_of_the_west_plays_a_card_of_any_type() -> None:
    for card in CARD_OF.values():
        table = Battlefield.empty().plays(FREE, card, die="will-of-the-west")
        assert events.CardPlayed(FREE, "will-of-the-west", card) in table.events


def marching(*, enemy: str = "") -> Battlefield:
    """On the March is played: two armies may move two regions each."""
    table = (
        Battlefield.empty().army("camp", lake_men=3).army("eastern-bank-north-plains", lake_men=3)
    )
    if enemy:
        table.army(enemy, orcs=1)
    return table.plays(FREE, "sf-on-the-march")


@pytest.mark.rule("B5A-8.14")
def test_an_army_moved_by_a_card_stops_beside_an_enemy() -> None:
    table = marching(enemy="valley-north-marsh")
    table.free.chooses("army:eastern-bank-north-plains", "to:eastern-bank-ford-plains")
    assert table.asked_kind == "select-move"  # on to the other army
    table = marching()
    table.free.chooses("army:eastern-bank-north-plains", "to:eastern-bank-ford-plains")
    assert table.asked_kind == "continue-step"
    table.free.may("to:eastern-bank-east-plains", "halt")


@pytest.mark.rule("B5A-8.14")
def test_an_army_moved_by_a_card_keeps_to_borders_enemies_and_the_stacking_limit() -> None:
    table = marching(enemy="eastern-bank-central-mountains")
    table.free.chooses("army:eastern-bank-north-plains")
    table.free.may_not("to:valley-northwest-plains", because="B5A-3.4")
    table.free.may_not("to:eastern-bank-central-mountains", because="B5A-14.1")
    table.free.may_not("attack:eastern-bank-central-mountains", because="B5A-7.1")
    table.free.chooses("to:camp").chooses("halt").chooses("done")
    assert events.UnitsRemoved(FREE, "camp", ("lake-men",)) in table.events
    assert table.units("camp") == {"lake-men": 5}


@pytest.mark.rule("B5A-8.14")
def test_units_placed_by_a_card_keep_to_the_stacking_limit_and_the_supply() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=4).army("camp", wood_elf_archers=5)
    table.army("lower-slopes", wood_elf_archers=5).plays(FREE, "sf-elf-lords")
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:lake-men", "done")
    assert table.units("ravenhill") == {"lake-men": 3, "wood-elf-spearmen": 2}


# Discarding


@pytest.mark.rule("B5A-8.19")
@pytest.mark.parametrize(
    ("seat", "card", "open_zone", "discard"),
    [
        (FREE, MUSTER_CARD, "event-open", "event-discard"),
        (SHADOW, MUSTER_CARD, "event-open", "event-discard"),
        (FREE, "sf-on-the-march", "story-free-open", "story-free-discard"),
        (SHADOW, "ss-hurrying-multitude", "story-shadow-open", "story-shadow-discard"),
    ],
)
def test_a_played_card_is_discarded_as_soon_as_its_effects_are_done(
    seat: int, card: str, open_zone: str, discard: str
) -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=1)
    table.army("valley-east-plains", orcs=2, damage=1).plays(seat, card)
    assert sum(hands(table, SIDES[seat])) == 0
    for watcher in (table.free, table.shadow):
        assert watcher.sees(open_zone) == [card]  # all see it while it takes effect
        assert watcher.sees(discard) == []
    while table.asked_kind != "act":
        table.seat(seat).accepts()
    for watcher in (table.free, table.shadow):
        assert watcher.sees(open_zone) == []
        assert watcher.sees(discard) == [card]


@pytest.mark.rule("B5A-8.19")
def test_an_event_card_used_in_battle_is_discarded_when_the_round_is_over() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=2)
    table.hand(SHADOW, ARMY_CARD, CHARACTER_CARD).attack(HILLS, PLAINS)
    table.dice(6, 1, 1, 1).manoeuvres(shadow=CHARACTER_CARD)
    assert table.asked == [(FREE, "casualties")]
    assert table.free.sees("event-in-battle") == [CHARACTER_CARD]
    table.free.chooses("done")
    assert table.free.sees("event-discard") == [CHARACTER_CARD]
    assert table.shadow.sees("event-hand-shadow") == [ARMY_CARD]


# Cards on the table


@pytest.mark.rule("B5A-8.20")
@pytest.mark.parametrize(
    ("seat", "card"),
    [
        (FREE, "sf-lucky-number"),
        (SHADOW, "ss-howling-orcs"),
        (SHADOW, "ss-troubled-mind"),
        (SHADOW, "ss-flying-arrows-and-wild-spears"),
    ],
)
def test_a_card_to_be_placed_on_the_table_stays_there_for_all_to_see(seat: int, card: str) -> None:
    table = Battlefield().character("bilbo", "camp").plays(seat, card)
    while table.asked_kind != "act":
        table.seat(seat).chooses(table.seat(seat).options[0])
    side = SIDES[seat]
    for watcher in (table.free, table.shadow):
        assert watcher.sees(f"story-{side}-table") == [card]
    assert table.view().zones[f"story-{side}-table"].known == (card,)
    assert events.CardLaid(seat, card) in table.events
    table.phase("victory_check")  # the next turn begins
    assert table.free.sees(f"story-{side}-table") == [card]
    assert card not in table.free.sees(f"story-{side}-discard")


@pytest.mark.rule("B5A-8.20")
def test_no_other_card_stays_on_the_table() -> None:
    staying = set[str]()
    for seat in (FREE, SHADOW):
        for card in STORIES[seat]:
            table = play_through(seat, card, die="event")
            side = SIDES[seat]
            staying |= set(table.state.faces(f"story-{side}-table"))
            laid = table.state.size(f"story-{side}-table")
            assert laid + table.state.size(f"story-{side}-discard") == 1
    assert staying == {
        "sf-lucky-number",
        "ss-howling-orcs",
        "ss-troubled-mind",
        "ss-flying-arrows-and-wild-spears",
    }


@pytest.mark.rule("B5A-8.20")
@pytest.mark.parametrize(("face", "stays"), [(6, False), (3, True)])
def test_lucky_number_goes_when_a_die_shows_the_will_of_the_west(face: int, stays: bool) -> None:
    table = Battlefield().character("bilbo", "camp").on_table("sf-lucky-number")
    table.draws("action dice", *[0] * 11, face - 1).phase("actions")
    table.free.chooses("throw-again:character")
    assert table.state.on_table("sf-lucky-number") is stays
    assert (events.CardDiscarded(FREE, "sf-lucky-number") in table.events) is not stays
    assert table.state.size("story-free-discard") == (not stays)


@pytest.mark.rule("B5A-8.20")
def test_troubled_mind_goes_when_the_free_peoples_pay_for_it() -> None:
    table = Battlefield().plays(SHADOW, "ss-troubled-mind", other="muster muster")
    table.shadow.chooses("trouble:gandalf")
    table.board(marker=3, activated=["gandalf", "bard"]).free.may("use-general:bard")
    table.free.may_not("use-general:gandalf", because="B5A-CR-40")  # in effect as long as it lies
    table.free.chooses("act:muster:clear-mind-at-a-price")
    assert table.shadow.sees("story-shadow-discard") == ["ss-troubled-mind"]
    table.free.may("use-general:gandalf")


@pytest.mark.rule("B5A-8.20")
def test_flying_arrows_goes_with_its_last_orcs() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army(PLAINS, orcs=1)
    table.on_table("ss-flying-arrows-and-wild-spears").board(arrows=2)
    for left in (1, 0):
        table.acting(SHADOW, shadow="eye event").shadow.chooses("act:eye:orcs-from-card")
        assert table.state.arrows == left
        assert table.state.on_table("ss-flying-arrows-and-wild-spears") is (left > 0)
    assert table.shadow.sees("story-shadow-discard") == ["ss-flying-arrows-and-wild-spears"]
    assert table.units(PLAINS) == {"orcs": 3}


# What no card does


def play_through(seat: int, card: str, *, die: str, concentrated: bool = False) -> Battlefield:
    """Play a card on a board where it has an effect."""
    table = Battlefield().character("bilbo", "camp").board(rings=0, concentrated=concentrated)
    table.army("camp", lake_men=2, dwarf_regulars=1, damage=2, tokens=1)
    table.army("ravenhill", wood_elf_archers=2, tokens=1)
    table.army("valley-west-plains", goblins=2, great_orcs=1, tokens=1)
    table.army("southern-spur-middle-mountains", orcs=2, damage=1)
    table.controls("ruins-of-dale", "lower-slopes").character("bolg", "valley-west-plains")
    table.state.bats["valley"] = 2
    return answer(table.plays(seat, card, die=die), until=(1 - seat, "act"))


def answer(table: Battlefield, until: tuple[int, str]) -> Battlefield:
    """Choose the default or the last option until this kind of decision comes."""
    for _ in range(80):
        if until in table.asked:
            return table
        for number, _kind in table.asked:
            seat = table.seat(number)
            if seat.ask.default:
                seat.accepts()
            else:
                seat.chooses(seat.options[-1])
    raise AssertionError(f"nobody is asked {until}")


@pytest.mark.rule("B5A-CR-54")
@pytest.mark.parametrize("concentrated", [False, True])
def test_no_order_or_story_uses_the_concentration_token(concentrated: bool) -> None:
    orders = {event.order: card for card, event in DECKS.event.items()}
    assert len(orders) == 9
    for seat in (FREE, SHADOW):
        for card in (*orders.values(), *STORIES[seat]):
            table = play_through(seat, card, die="event", concentrated=concentrated)
            assert table.state.concentrated is concentrated, card


@pytest.mark.rule("B5A-CR-54")
@pytest.mark.parametrize("concentrated", [False, True])
def test_no_combat_effect_or_manoeuvre_uses_the_concentration_token(
    concentrated: bool,
) -> None:
    effects = {event.combat: card for card, event in DECKS.event.items()}
    assert len(effects) == len(COMBATS) == 10
    free = (*effects.values(), "regroup", "thorins-mighty-strokes", "unit-dwarf-veterans")
    for card in free:
        table = Battlefield.empty().army(PLAINS, dwarf_veterans=2, lake_men=1, tokens=1)
        table.character("thorin", PLAINS).character("gandalf", PLAINS).army(HILLS, orcs=3)
        table.beside("fate-mighty-strokes", "fate-fury-of-the-dwarves")
        table.board(concentrated=concentrated)
        table.hand(FREE, *[card] if card in EVENTS else []).attack(HILLS, PLAINS)
        table.board(dice=[{}, {"eye": 1}]).dice(6, 6, 1, 6, 6, 1).manoeuvres(free=card)
        answer(table, until=(SHADOW, "act"))
        assert table.state.concentrated is concentrated, card


@pytest.mark.rule("B5A-CR-54")
def test_gandalf_uses_the_concentration_token() -> None:
    table = Battlefield().board(activated=["gandalf"]).acting(FREE, free="muster", shadow="army")
    table.free.chooses("use-general:gandalf")
    assert table.state.concentrated  # nobody is near enough to be struck


@pytest.mark.rule("B5A-8.8")
def test_the_opponent_hears_how_many_of_each_kind_were_discarded() -> None:
    table = drawing(*HELD).draws_cards(FREE)
    table.free.chooses(f"discard:{ARMY_CARD}", f"discard:{MUSTER_CARD}", "done")
    assert events.CardsBuried(FREE, 2, 0) in table.shadow.hears()
