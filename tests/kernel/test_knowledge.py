"""Knowledge: beliefs against brute force over every world that fits what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostrog.kernel import EVERYONE, Pool, Zone
from ostrog.kernel.hidden.knowledge import PoolPlan, PoolState
from ostrog.kernel.hidden.worlds import resample_pool

ZONES = (
    Zone("deck", ordered=True),
    Zone("hand-0", (0,)),
    Zone("hand-1", (1,)),
    Zone("laid-0", (0,)),
    Zone("table", EVERYONE),
    Zone("buried"),
)
DECK, HAND_0, HAND_1, LAID_0, TABLE, BURIED = range(6)
OBSERVERS: tuple[tuple[int, ...], ...] = ((), (0,), (1,), (0, 1))
NOBODY, ZERO, ONE, BOTH = range(4)


def plan(*faces: str) -> PoolPlan:
    return PoolPlan(Pool("cards", faces, ZONES), OBSERVERS)


def known(cards: PoolPlan, now: PoolState, observer: int) -> dict[str, list[str]]:
    every = cards.zone_views(now, observer)
    return {name: list(zone.known) for name, zone in every.items() if zone.known}


def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    cards = plan("a", "b", "c")
    now = cards.start()
    cards.draw(now, 0, DECK, HAND_0)
    drawn = cards.names[now.contents[HAND_0][0]]
    assert known(cards, now, ZERO)["hand-0"] == [drawn]
    assert known(cards, now, BOTH)["hand-0"] == [drawn]
    assert known(cards, now, ONE) == known(cards, now, NOBODY) == {}


def test_a_card_shown_and_taken_into_hand_stays_known() -> None:
    cards = plan("a", "b", "c", "d")
    now = cards.start()
    cards.move(now, cards.codes["a"], DECK, TABLE)
    cards.move(now, cards.codes["a"], TABLE, HAND_0)
    cards.draw(now, 0, DECK, HAND_0)
    assert known(cards, now, ONE)["hand-0"] == ["a"]
    cards.move(now, cards.codes["a"], HAND_0, LAID_0)
    assert "a" not in str(known(cards, now, ONE))  # it may be the laid one, it may not
    cards.move(now, cards.codes["a"], LAID_0, TABLE)
    assert known(cards, now, ONE)["table"] == ["a"]


def test_what_is_turned_over_settles_where_the_other_is() -> None:
    cards = plan("a", "b", "c", "d")
    now = cards.start()
    cards.move(now, cards.codes["a"], DECK, TABLE)
    cards.move(now, cards.codes["a"], TABLE, HAND_0)
    cards.move(now, cards.codes["b"], DECK, HAND_0)
    cards.move(now, cards.codes["b"], HAND_0, LAID_0)
    assert known(cards, now, ONE) == {}
    cards.move(now, cards.codes["b"], LAID_0, TABLE)
    assert known(cards, now, ONE)["hand-0"] == ["a"]  # so it was not the laid one


def test_a_shuffle_forgets_the_order_and_keeps_what_lies_there() -> None:
    cards = plan("a", "b", "c")
    now = cards.start()
    cards.look(now, DECK, 1 << ZERO)
    assert None not in cards.order(now, ZERO, DECK)
    assert cards.order(now, ONE, DECK) == [None, None, None]
    cards.shuffle(now, DECK, [2, 0, 1])
    assert cards.order(now, ZERO, DECK) == [None, None, None]
    assert known(cards, now, ZERO)["deck"] == ["a", "b", "c"]


def test_a_looked_at_top_card_is_recognised_when_another_draws_it() -> None:
    cards = plan("a", "b", "c")
    now = cards.start()
    cards.look(now, DECK, 1 << ZERO, 1)
    top = cards.names[now.contents[DECK][0]]
    cards.draw(now, 0, DECK, HAND_1)
    assert known(cards, now, ZERO)["hand-1"] == [top]
    assert "hand-1" not in known(cards, now, NOBODY)


def test_equal_faces_cannot_be_told_apart() -> None:
    """Which of two equal cards was turned over must not depend on which it really was."""
    seen = []
    for first in (0, 1):
        cards = plan("a", "a", "b", "c")
        now = cards.start()
        now.contents[DECK] = (0, 0, 1, 2) if first else (0, 1, 0, 2)
        cards.look(now, DECK, cards.audience[TABLE], 1)
        cards.draw(now, 0, DECK, HAND_0)  # everybody knows this one: an "a"
        cards.draw(now, 0, DECK, HAND_0)  # nobody but its owner knows this one
        cards.move(now, cards.codes["a"], HAND_0, LAID_0)
        cards.move(now, cards.codes["a"], LAID_0, TABLE)
        seen.append(known(cards, now, ONE))
    assert seen[0] == seen[1]


def test_a_pool_has_a_limited_number_of_things() -> None:
    with pytest.raises(ValueError, match="more than 62"):
        PoolPlan(Pool("many", ("a",) * 63, ZONES), OBSERVERS)


def test_an_observer_knows_what_a_vain_search_rules_out() -> None:
    cards = plan("a", "b", "c")
    now = cards.start()
    cards.move(now, cards.codes["b"], DECK, BURIED)
    assert known(cards, now, ONE) == {}
    cards.rule_out(now, DECK, cards.codes["b"], 1 << ONE)
    assert known(cards, now, ONE) == {"buried": ["b"], "deck": ["a", "c"]}


def test_a_second_hidden_discard_does_not_forget_the_first() -> None:
    """Three shown cards in hand, one of them buried; then two unknown ones come and one goes."""
    cards = plan("a", "b", "c", "x", "y", "z")
    random = Random(1)
    now = cards.lay_out({"hand-0": ("a", "b", "c")})
    cards.look(now, HAND_0, cards.audience[TABLE])
    cards.move(now, cards.codes["a"], HAND_0, BURIED)
    cards.draw(now, 0, DECK, HAND_0)
    cards.draw(now, 0, DECK, HAND_0)
    cards.move(now, cards.codes["b"], HAND_0, BURIED)
    for _ in range(200):
        world = PoolState(list(now.contents), list(now.beliefs))
        resample_pool(cards, world, ONE, random)
        assert {cards.codes[face] for face in "abc"} & set(world.contents[BURIED])


def test_which_world_is_drawn_does_not_depend_on_the_truth() -> None:
    cards = plan(*"abcdefghij")
    now = cards.start()
    for _ in range(4):
        cards.draw(now, 0, DECK, HAND_0)
    for _ in range(3):
        cards.draw(now, 0, DECK, HAND_1)
    drawn = set()
    for seed in range(50):
        twin = PoolState(list(now.contents), list(now.beliefs))
        resample_pool(cards, twin, ONE, Random(seed))
        random = Random("the same")
        resample_pool(cards, twin, ONE, random)
        next_pool = random.random()
        drawn.add((twin.contents[DECK], frozenset(twin.contents[HAND_0]), next_pool))
    assert len(drawn) == 1


# Against brute force: every deed is done in every world that an observer still holds possible.

Deed = tuple[str, int, int, int]
World = tuple[tuple[int, ...], ...]


def deeds(now: PoolState, random: Random) -> Iterator[Deed]:
    """Some things that can be done now: (what, zone, zone or observer, face or position)."""
    for zone, codes in enumerate(now.contents):
        for target in range(len(ZONES)):
            if codes and target != zone:
                position = 0 if ZONES[zone].ordered else random.randrange(len(codes))
                yield "draw", zone, target, position
                yield "move", zone, target, random.choice(codes)
                yield "pour", zone, target, 0
        if codes:
            count = random.randrange(1, len(codes) + 1)
            yield "look", zone, random.randrange(4), count if ZONES[zone].ordered else len(codes)


def do(cards: PoolPlan, now: PoolState, deed: Deed) -> int:
    """Do it; returns who saw the faces that went, or that were looked at, as bits."""
    what, zone, target, detail = deed
    if what == "draw":
        return cards.draw(now, detail, zone, target)[1]
    if what == "move":
        return cards.move(now, detail, zone, target)[0]
    if what == "pour":
        cards.pour(now, zone, target)
        return cards.audience[target]
    cards.look(now, zone, 1 << target, detail if ZONES[zone].ordered else None)
    return 1 << target


def after(world: World, truth: World, deed: Deed, *, saw: bool) -> Iterator[World]:
    """What a possible world may become by a deed of which the observer saw the faces, or not."""
    what, zone, target, detail = deed
    here, ordered = world[zone], ZONES[zone].ordered
    if what == "look":
        if not saw or alike(here[:detail], truth[zone][:detail], ordered=ordered):
            yield world
        return
    if what == "pour":
        poured = [here] if ordered or not ZONES[target].ordered else set(permutations(here))
        for lying in poured:
            held = [*world]
            held[zone], held[target] = (), tuple(lying) + world[target]
            if not saw or alike(lying, truth[zone], ordered=False):
                yield canonical(held)
        return
    face = truth[zone][detail] if what == "draw" else detail
    places = range(len(here)) if what == "move" or not ordered else [detail]
    for place in places:
        first_of_its_face = not ordered or here[place] not in here[:place] or what == "draw"
        if first_of_its_face and (not saw or here[place] == face):
            held = [*world]
            held[zone] = here[:place] + here[place + 1 :]
            held[target] = (here[place], *world[target])
            yield canonical(held)


def alike(one: Sequence[int], other: Sequence[int], *, ordered: bool) -> bool:
    return tuple(one) == tuple(other) if ordered else Counter(one) == Counter(other)


def canonical(world: Sequence[tuple[int, ...]]) -> World:
    return tuple(
        codes if zone.ordered else tuple(sorted(codes))
        for zone, codes in zip(ZONES, world, strict=True)
    )


@settings(max_examples=400)
@given(
    st.sampled_from([("a", "b", "c", "d"), ("a", "b", "c", "d", "e"), ("a", "a", "b", "b", "c")]),
    st.integers(0, 10**6),
)
def test_beliefs_hold_in_every_possible_world(faces: tuple[str, ...], seed: int) -> None:
    """What an observer is certain of is so in every world that fits all it has seen.

    And every sampled world is one of these, if all faces differ. Of equal faces that were mixed
    and parted again the beliefs keep a little less than could be known: how many of each there are.
    """
    random = Random(seed)
    cards = plan(*faces)
    now = cards.start()
    shuffled = list(range(len(faces)))
    random.shuffle(shuffled)
    cards.shuffle(now, DECK, shuffled)
    codes = [cards.codes[face] for face in faces]
    worlds = [{canonical([p, *[()] * 5]) for p in permutations(codes)} for _ in OBSERVERS]
    impossible = 0
    for _ in range(8):
        deed = random.choice(list(deeds(now, random)))
        truth = tuple(now.contents)
        saw = do(cards, now, deed)
        searched = deed[:2] == ("move", DECK)  # and so, as every rule says, shuffled
        if searched:
            order = list(range(len(now.contents[DECK])))
            random.shuffle(order)
            cards.shuffle(now, DECK, order)
        for observer, before in enumerate(worlds):
            sees = bool(saw >> observer & 1)
            possible = {w for world in before for w in after(world, truth, deed, saw=sees)}
            if searched:
                possible = {(p, *w[1:]) for w in possible for p in permutations(w[DECK])}
            worlds[observer] = possible
            assert canonical(now.contents) in possible
            known_now = [zone.known for zone in cards.zone_views(now, observer).values()]
            for zone in range(len(ZONES)):
                certain = Counter(cards.codes[face] for face in known_now[zone])
                assert all(certain <= Counter(world[zone]) for world in possible)
                for place, face in enumerate(cards.order(now, observer, zone)):
                    if face is not None:
                        assert all(w[zone][place] == cards.codes[face] for w in possible)
            sample = PoolState(list(now.contents), list(now.beliefs))
            resample_pool(cards, sample, observer, random)
            assert sample.beliefs[observer] == now.beliefs[observer]
            impossible += canonical(sample.contents) not in possible
    if len(set(faces)) == len(faces):
        assert impossible == 0
