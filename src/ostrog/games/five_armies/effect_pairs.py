"""How to bring any two cards or characters into one match, so that they are tried together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ostrog.games.five_armies.armies import bolg
from ostrog.games.five_armies.board.control import is_enemy_ground
from ostrog.games.five_armies.board.decks import COMBAT_OF, DECKS, EVENTS, STORIES
from ostrog.games.five_armies.board.hands import zone_of
from ostrog.games.five_armies.board.map import TERRITORIES
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.cards.card_play import PlayCard
from ostrog.games.five_armies.characters.entry import entry_places
from ostrog.games.five_armies.turn.action_dice import Actions, unused
from ostrog.kernel import Pairs, Scenario, answer_at_random, asks

LONGEST_PRELUDE = 70
"""Largest number of random decisions before the pair is brought in."""
MOST_DICE = 5
"""Largest number of dice of a side then."""
STAYING = tuple(card for card, fate in DECKS.fate.items() if fate.stays)
"""The Fate cards that stay beside a character."""


def effects(scenario: Scenario) -> tuple[str, ...]:
    """All cards that can be played or stay, and all characters."""
    return (*EVENTS, *STORIES[FREE], *STORIES[SHADOW], *STAYING, *CHARACTERS)


def bring(war: War, one: str, other: str, random: Random) -> bool:
    """Play to the action phase of some turn; then bring both in, with dice to use them."""
    for _ in range(random.randrange(LONGEST_PRELUDE)):
        if war.outcome is None:
            answer_at_random(war, random.choice(asks(war)).seat, random)
    while war.outcome is None and asks(war)[0].kind != "act":
        answer_at_random(war, random.choice(asks(war)).seat, random)
    if war.outcome is not None or not all(_bring(war, effect, random) for effect in (one, other)):
        return False
    for seat, side in enumerate(SIDES):
        faces = war.values.dice[side].faces
        rolled = [random.choice(faces) for _ in range(random.randint(1, MOST_DICE))]
        war.dice[seat] = {face: rolled.count(face) for face in dict.fromkeys(rolled)}
    if random.random() < 0.3:  # more characters are ready to enter
        war.marker = random.randint(war.marker, war.values.fate_goal - 1)
    free = war.values.figures["great-bats"] - sum(war.bats.values())
    if random.random() < 0.5 and free:
        war.bats[random.choice(TERRITORIES)] += 1
    generals = [who for who, sheet in war.values.characters.items() if sheet.general]
    for who in generals:
        if war.in_play(who) and who not in war.activated and random.random() < 0.5:
            war.activated.append(who)
    actions = war.frame(Actions)
    assert actions is not None
    actions.led = actions.slipped = False
    if not unused(war, actions.actor):
        actions.actor = 1 - actions.actor
    return True


def _bring(war: War, effect: str, random: Random) -> bool:
    """Bring in one effect: a card into a hand, or a character or its card into play."""
    if effect in CHARACTERS:
        return war.in_play(effect) or _enter(war, effect, random)
    if effect in DECKS.fate:
        character = DECKS.fate[effect].character
        if not (war.in_play(character) or _enter(war, character, random)):
            return False
        if effect not in war.faces("fate-beside"):
            _fetch(war, effect, "fate-beside")
            war.begin_effect(effect, FREE)
        return True
    if effect in COMBAT_OF:
        seat = random.choice((FREE, SHADOW))
    else:
        seat = FREE if effect in STORIES[FREE] else SHADOW
        if war.on_table(effect):
            return True
        if effect in war.faces(f"story-{SIDES[seat]}-discard"):
            return False  # a Story card is played once
    _fetch(war, effect, zone_of(seat, effect, "hand"))
    return True


def _fetch(war: War, face: str, target: str) -> None:
    """Move a card from wherever it lies."""
    pool, _ = war.setting.places[target]
    for zone in war.setting.pools[pool].zones:
        if face in war.faces(zone.name):
            if zone.name != target:
                war.move(face, zone.name, target)
            return


def _enter(war: War, character: str, random: Random) -> bool:
    """Put a character into play as if it had entered."""
    seat = war.owner(character)
    places = [p for p in entry_places(war, character) if not is_enemy_ground(war, seat, p)]
    if not places:
        return False
    war.bring_in(character, random.choice(places))
    war.track.pop(character, None)
    if character == "bolg":
        bolg.gather_bodyguards(war)
    elif character == "bilbo":
        war.rings = war.values.rings
    elif character == "beorn":
        war.wrath = min(war.values.beorn.most_wrath, war.wrath + war.values.beorn.wrath)
    return True


def at_work(war: War) -> Iterator[str]:
    """Yield the characters in play and the cards that lie open or are carried out."""
    yield from (who for who in CHARACTERS if war.in_play(who))
    for zone in ("event-open", "event-in-battle", "fate-beside"):
        yield from war.faces(zone)
    for side in SIDES:
        yield from war.faces(f"story-{side}-open")
        yield from war.faces(f"story-{side}-table")
    for frame in war.stack:
        if isinstance(frame, PlayCard):
            yield frame.card
    yield from (str(pick.refs[1]) for pick in war.scratch.chosen if pick.verb == "play")


PAIRS = Pairs(effects, bring, at_work)
"""Every card with every card and character."""
