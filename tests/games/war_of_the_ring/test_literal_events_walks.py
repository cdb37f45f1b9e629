"""Cards of the literal reading, played at random, keep figures, tiles and armies whole."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games.war_of_the_ring import literal_events_position as board
from games.war_of_the_ring.literal_events import (
    CARDS,
    FREE,
    LEFT_TO_OTHERS,
    SHADOW,
    Ask,
    Position,
    key,
    playable,
    start,
    step,
)
from games.war_of_the_ring.literal_events_requirements import side_of


def shifted_armies(position: Position, chance: random.Random) -> None:
    """Let some armies march and some strongholds fall under siege."""
    for _ in range(chance.randrange(12)):
        side = chance.choice(board.SIDES)
        region = chance.choice(board.armies(position, side))
        target = chance.choice(sorted(board.ADJACENT[region]))
        joined = board.units(position, side, region) + board.units(position, side, target)
        if joined <= board.STACKING_LIMIT and board.is_free_for_movement(position, side, target):
            shift(position, side, region, target)
            if board.control(position, target) == board.enemy(side):
                position.control[target] = side
    for _ in range(chance.randrange(4)):
        region = chance.choice(sorted(board.strongholds(position, FREE)))
        quiet = board.has_army(position, FREE, region) and region not in position.sieges
        if quiet and board.units(position, FREE, region) <= board.SIEGE_LIMIT:
            besiegers = chance.choice(board.armies(position, SHADOW))
            if besiegers not in position.sieges:
                shift(position, SHADOW, besiegers, region)
                position.sieges[region] = FREE


def shift(position: Position, side: int, region: str, target: str) -> None:
    """Move all figures of a side to another region."""
    there = position.armies[side].setdefault(target, {})
    for name, number in position.armies[side].pop(region).items():
        there[name] = there.get(name, 0) + number


def scattered_characters(position: Position, chance: random.Random) -> None:
    """Let some Companions leave the Fellowship and some others come into play."""
    places = [*sorted(board.REGIONS), *board.armies(position, FREE) * 4, "fangorn"]
    for who in board.in_fellowship(position):
        if chance.random() < 0.5:
            position.characters[who] = chance.choice(places)
    for first, later in (("strider", "aragorn"), ("gandalf-grey", "gandalf-white")):
        if board.on_map(position, first) and chance.random() < 0.6:
            position.characters[later] = position.characters[first]
            position.characters[first] = "replaced"
    if chance.random() < 0.2:
        for who in board.in_fellowship(position):
            position.characters[who] = "eliminated"
    position.guide = chance.choice(board.guides(position))
    if position.guide == "gollum":
        position.characters["gollum"] = "fellowship"
    if chance.random() < 0.6:
        position.characters["saruman"] = "orthanc"
    if chance.random() < 0.6:
        position.characters["witch-king"] = chance.choice(board.armies(position, SHADOW))


def random_position(chance: random.Random) -> Position:
    """Return a position in the middle of some game."""
    position = start()
    if chance.random() < 0.3:
        shift(position, FREE, "lorien", "dale")
        position.control["lorien"] = SHADOW
    shifted_armies(position, chance)
    scattered_characters(position, chance)
    for name, steps in position.steps_to_war.items():
        position.steps_to_war[name] = chance.randrange(steps + 1)
        position.active[name] |= position.steps_to_war[name] == 0 or chance.random() < 0.3
    position.corruption = chance.randrange(11)
    position.progress = chance.randrange(4)
    position.revealed = chance.random() < 0.4
    position.ring_bearers = chance.choice(sorted(board.REGIONS))
    if chance.random() < 0.2:
        position.mordor, position.ring_bearers, position.progress = 1, "", 0
    if chance.random() < 0.3:
        chance.shuffle(position.pool)
        position.pool, position.used = position.pool[:2], position.pool[2:]
    for side, faces in ((FREE, ("character", "will-of-the-west")), (SHADOW, ("army", "event"))):
        position.dice[side] = {face: chance.randrange(3) for face in faces}
    for card in ("fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08", "fp-str-02"):
        if chance.random() < 0.3 and playable(position, FREE, card):
            position.table[FREE].add(card)
    position.hands[FREE] = set(chance.sample(CARDS[:24], 3))
    return position


def figures(position: Position) -> Counter[str]:
    found = Counter(position.casualties)
    for side in board.SIDES:
        found.update(position.reinforcements[side])
        for stack in position.armies[side].values():
            found.update(stack)
    return +found


def tiles(position: Position) -> list[str]:
    all_tiles = [*position.pool, *position.used, *position.removed, *position.waiting]
    return sorted(tile for tile in all_tiles if tile.startswith("std-"))


def walked(position: Position, card: str, chance: random.Random) -> Position:
    """Play a card to its end with random choices."""
    made: list[board.Option] = []
    dice: list[int | str] = []
    while True:
        now = step(position, side_of(card), card, made, dice)
        if isinstance(now, Position):
            return now
        if isinstance(now, Ask):
            assert len(now.options) > 1
            made.append(chance.choice(sorted(now.options, key=repr)))
        else:
            dice.append(chance.choice(now.among) if now.among else chance.randint(1, 6))


def check_board(position: Position) -> None:
    for side in board.SIDES:
        for region in position.armies[side]:
            assert board.units(position, side, region) <= board.STACKING_LIMIT
            if board.has_army(position, board.enemy(side), region):
                assert region in position.sieges or not board.has_army(position, side, region)
            assert side == SHADOW or board.has_army(position, FREE, region)
    for region, inside in position.sieges.items():
        assert board.control(position, region) == inside
        assert all(board.has_army(position, side, region) for side in board.SIDES)
        assert board.units(position, inside, region) <= board.SIEGE_LIMIT


@pytest.mark.parametrize("seed", range(6))
def test_every_card_keeps_the_board_whole(seed: int) -> None:
    chance = random.Random(seed)
    position = random_position(chance)
    check_board(position)
    before = key(position)
    for card in CARDS:
        if not playable(position, side_of(card), card):
            continue
        after = walked(position, card, chance)
        assert key(position) == before, card
        assert figures(after) == figures(position), card
        assert tiles(after) == tiles(position), card
        assert {str(each[0]) for each in after.pending} <= LEFT_TO_OTHERS.get(card, frozenset())
        if after.corruption < board.FATAL_CORRUPTION:
            check_board(after)
            assert after.guide in board.guides(after), card
