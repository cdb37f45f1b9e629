"""A slow second reading of what each of the 96 event cards does as an event.

Written from the statements about rules and cards alone, without the code of the game, so that the
two can be compared. It covers the game of two players. Sides are `FREE` (0) and `SHADOW` (1).

The interface
-------------

`Position` is plain data (see `literal_events_position.py`) for the moment after the die was paid
and before the card acts; the card may still be in the hand. No function changes its argument.

- `playable(position, side, card)`: is the requirement met (WOTR-7.5)? All 96 cards.
- `step(position, side, card, choices, dice)`: plays the card with these choices and this chance so
  far. Returns an `Ask` (player, options) or a `Chance` (what, among) if more is needed, else the
  `Position` afterwards. Everything below rests on it.
- `choices(position, side, card, made=(), dice=())`: the complete set of options of the next choice,
  with nothing in `made` the first one; empty if none is left.
- `apply(position, side, card, choices, dice)`: the position after the whole card.
- `outcome(position, side, card, dice=())`: the same for a card that asks nothing here.
- `outcomes(position, side, card, dice=(), most=5000)`: all positions that some choices reach, by
  `key`. It does not depend on how a game cuts the choice into questions: best for comparing.
- `start()`: the starting position, to build others from.
- `key(position)`: a position as something to compare, with zeros left out.
- `BROAD`: cards with too many outcomes to list; follow single ways through them.
- `LEFT_TO_OTHERS`: which cards can leave something in `pending`, and what.
- `DOUBTS`: where a text can be read in two ways, and how it is read here.

Give `steps_to_war` for all nations, and a position that keeps the rules: limits of 10 and 5, a
possible Guide, both sides in every siege, no Free Leader alone, no table card without its reason.

`dice` is all chance in the order of the card: numbers for dice, ids for hunt tiles, Companions and
cards drawn at random, also if only one can come. A choice with one option is taken without asking.
Optional ones have ("none",) or ("done",). `pending` of the position afterwards lists what is left
to others: draws ("draw", side, deck, number), ("reveal",), ("hunt-roll",), ("mordor-move",), and
battles ("battle", kind, source, target, troops, characters, extras), before their political
effects.

Names of choices
----------------

("recruit", figure, region); ("replace", nation or region); ("number", n) of recruits;
("excess", figure, region) of units above the limit; ("remove" | "reduce" | "lose" | "eliminate",
figure) for hits of the owner, one by one; ("eliminate", figure, region) for a loss;
("target", region) or ("target", from, to); ("nation", name); ("separate", group, region) with
region "" on the Mordor Track, where they leave the game; ("move", group, region);
("transfer", group, region) or ("transfer", figure, from); ("guide", who);
("fly", figure, from, to) or ("fly", to); ("bring",); ("march", from, to), then ("part", troops,
characters) and ("path", regions); ("attack", from, to), then ("part", ...); ("retreat", region);
("ring-bearers", region); ("dice", faces); ("discard", card); ("play", card); ("hide",); ("move",);
("hunt-roll",); ("corruption", n); ("eliminate", who); and in a hunt ("prevent" | "redraw" |
"reduce", card), ("guide-separates", who), ("betray", "gollum"), ("casualty", "guide" | "random"),
("table", card) or ("hand",) for Worn with Sorrow and Toil.

What is covered
---------------

First choices, and all later ones, of all 96 cards. Exact positions for all cards, with these ends
left to `pending`: battles (fp-str-10, sh-char-20, 23, 24, sh-str-02, 10), a hunt roll or a move in
Mordor (fp-char-10, sh-char-11), the walk of a reveal (sh-char-05, 06, 07, 09), and card draws.
What a table card does later in the game is covered only where another event meets it: fp-char-05
to 08 and sh-char-15 in hunts by cards, fp-str-02 and 03 for armies, sh-char-22 for Rohan, and
leaving the table by WOTR-7.8. Cards that react to the die (Gandalf the Grey, sh-char-21) are not.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence

from games.war_of_the_ring.literal_events_doubts import DOUBTS
from games.war_of_the_ring.literal_events_free import FREE_EVENTS
from games.war_of_the_ring.literal_events_free import TABLE_CARDS as FREE_TABLE
from games.war_of_the_ring.literal_events_position import (
    FREE,
    SHADOW,
    Option,
    Position,
    key,
    start,
)
from games.war_of_the_ring.literal_events_requirements import CARDS, playable
from games.war_of_the_ring.literal_events_shadow import SHADOW_EVENTS
from games.war_of_the_ring.literal_events_shadow import TABLE_CARDS as SHADOW_TABLE
from games.war_of_the_ring.literal_events_steps import (
    Ask,
    Chance,
    Ended,
    Script,
    discard,
    remove_excess,
    upkeep,
)

__all__ = [
    "BROAD",
    "CARDS",
    "DOUBTS",
    "FREE",
    "LEFT_TO_OTHERS",
    "SHADOW",
    "Ask",
    "Chance",
    "Position",
    "apply",
    "choices",
    "key",
    "outcome",
    "outcomes",
    "playable",
    "start",
    "step",
]

EVENTS = {**FREE_EVENTS, **SHADOW_EVENTS}
TABLE_CARDS = FREE_TABLE | SHADOW_TABLE


LEFT_TO_OTHERS: dict[str, frozenset[str]] = {
    **dict.fromkeys(("fp-char-23", "fp-char-24"), frozenset({"draw"})),
    **dict.fromkeys(
        ("fp-str-15", "fp-str-19", "fp-str-20", "fp-str-21", "fp-str-24"), frozenset({"draw"})
    ),
    "fp-char-10": frozenset({"hunt-roll", "mordor-move"}),
    **dict.fromkeys(
        ("fp-char-19", "fp-char-20", "fp-char-21"),
        frozenset({"draw", "hunt-roll", "mordor-move"}),
    ),
    **dict.fromkeys(
        ("sh-char-05", "sh-char-06", "sh-char-07", "sh-char-09"), frozenset({"reveal"})
    ),
    "sh-char-11": frozenset({"hunt-roll"}),
    **dict.fromkeys(
        ("fp-str-10", "sh-char-20", "sh-char-23", "sh-char-24", "sh-str-02", "sh-str-10"),
        frozenset({"battle"}),
    ),
}
"""What `pending` of a position after a card can name; nothing for all other cards.

The Ents can play a further Character card, and have what that one leaves.
"""


BROAD: frozenset[str] = frozenset(
    {
        *("fp-char-11", "fp-char-15", "fp-char-16", "fp-char-17", "fp-str-04", "fp-str-07"),
        *("fp-str-12", "sh-char-09", "sh-char-11", "sh-char-23", "sh-char-24"),
        *("sh-str-07", "sh-str-08", "sh-str-09"),
    }
)
"""Cards with too many choices for `outcomes`: walk with `choices` and `apply` instead."""


def _played(position: Position, side: int, card: str) -> Script:
    """Lay the card down, carry it out, then do what ends an action (WOTR-7.6, 7.8, 10.3)."""
    discard(position, side, card)
    if card in TABLE_CARDS:
        position.discards[side].discard(card)
        position.table[side].add(card)
    yield from EVENTS[card](position)
    yield from remove_excess(position)
    upkeep(position)


def step(
    position: Position,
    side: int,
    card: str,
    choices: Sequence[Option] = (),
    dice: Sequence[int | str] = (),
) -> Ask | Chance | Position:
    """Play a card with some choices and chance; return what it needs next, or its end."""
    if not playable(position, side, card):
        raise ValueError(f"{card} cannot be played")
    after = copy.deepcopy(position)
    script = _played(after, side, card)
    made, rolled = list(choices), list(dice)
    try:
        need = next(script)
        while True:
            if isinstance(need, Ask):
                if not made:
                    return need
                need = script.send(made.pop(0))
            else:
                if not rolled:
                    return need
                need = script.send(rolled.pop(0))
    except (StopIteration, Ended):
        if made or rolled:
            raise ValueError(f"too much was given: {made} {rolled}") from None
        return after


def choices(
    position: Position,
    side: int,
    card: str,
    made: Sequence[Option] = (),
    dice: Sequence[int | str] = (),
) -> frozenset[Option]:
    """Return the options of the next choice of a card, none if it asks nothing more."""
    found = step(position, side, card, made, dice)
    if isinstance(found, Chance):
        raise TypeError(f"{card} needs chance first: {found}")
    return found.options if isinstance(found, Ask) else frozenset()


def apply(
    position: Position,
    side: int,
    card: str,
    choices: Sequence[Option] = (),
    dice: Sequence[int | str] = (),
) -> Position:
    """Return the position after a card with all its choices and chance."""
    found = step(position, side, card, choices, dice)
    if not isinstance(found, Position):
        raise TypeError(f"{card} is not at its end: {found}")
    return found


def outcome(position: Position, side: int, card: str, dice: Sequence[int | str] = ()) -> Position:
    """Return the position after a card that leaves nobody a choice here."""
    return apply(position, side, card, (), dice)


def outcomes(
    position: Position,
    side: int,
    card: str,
    dice: Sequence[int | str] = (),
    most: int = 5000,
) -> dict[object, Position]:
    """Return all positions that choices reach with given chance, by `key`.

    Each way takes as much of the chance as it needs; too little is a TypeError. More than `most`
    sequences of choices raise an OverflowError.
    """
    found: dict[object, Position] = {}
    open_: list[tuple[Option, ...]] = [()]
    tried = 0
    while open_:
        made = open_.pop()
        tried += 1
        if tried > most:
            raise OverflowError(f"more than {most} sequences of choices for {card}")
        now = _with_enough(position, side, card, made, dice)
        if isinstance(now, Position):
            found[key(now)] = now
        else:
            open_ += [(*made, option) for option in now.options]
    return found


def _with_enough(
    position: Position, side: int, card: str, made: Sequence[Option], dice: Sequence[int | str]
) -> Ask | Position:
    """Go on with a card as far as the choices reach, using as much of the chance as needed."""
    for used in range(len(dice) + 1):
        now = step(position, side, card, made, dice[:used])
        if not isinstance(now, Chance):
            return now
    raise TypeError(f"{card} needs more chance than {dice}")
