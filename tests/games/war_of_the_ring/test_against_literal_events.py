"""The game agrees with the literal reading of its event cards on hundreds of drawn positions.

Where OSTROG_LONG is set, there are thousands. The doubts of the literal reading, and where the game
differs on purpose, are in `literal_events_doubts.py`.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

import pytest

from games.war_of_the_ring import literal_events as literal
from games.war_of_the_ring.drawn_positions import drawn
from games.war_of_the_ring.event_positions import (
    position_of,
    prepared,
    with_all_in_hand,
)
from games.war_of_the_ring.literal_events_hunt import refill
from games.war_of_the_ring.literal_events_position import Option as Choice
from games.war_of_the_ring.tables import die_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.pieces import FIGURES_OF, FREE, SHADOW
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.campaigns.splitting import Splitting
from ostrog.games.war_of_the_ring.event_effects.card_hits import LeadAway
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Ask, Option, ask_of, asks, choose, draft_of, unpick

POSITIONS = 4_000 if "OSTROG_LONG" in os.environ else 240
CHUNKS = 8
HASTENED = 0.7
"""The share of games in which battles and sieges come soon."""
CARDS_EACH = 2
"""Cards that are played to all their ends in each position."""
FAR = ("fp-str-12", "sh-str-07", "sh-str-08")
"""Cards by which armies march through several regions; the game asks for one after the other."""
WAYS = 3
"""Ways through a broad card that are followed in each position."""
MOST = 200
"""Most moments of a card that are followed, in the game or in the literal reading."""

BROAD = literal.BROAD | {"fp-char-22", "sh-str-10"}
"""Cards that are followed one way at a time."""


# Chance


@dataclass
class SameChance:
    """Chance for both: the same dice, and the same order of all that is drawn."""

    seed: int
    dice: list[int] = field(default_factory=list)
    war: War | None = None
    before: dict[str, int] = field(default_factory=dict)
    fight: object = None
    """The battle in which dice were rolled since the last choice, as an end to compare."""

    def __post_init__(self) -> None:
        random = Random(self.seed)
        self.dice = [random.randint(1, 6) for _ in range(60)]

    def first(self, names: Sequence[str]) -> str:
        """Return the thing that is drawn among some."""
        return min(names, key=lambda name: Random(f"{self.seed}/{name}").random())

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Draw for the game."""
        war = self.war
        assert war is not None
        if purpose in ("card", "hunt"):
            return self.dice[index - self.before.get(purpose, 0)] - 1
        if purpose == "draw companion":
            names = list(war.company())
        elif purpose == f"draw {HUNT_POOL}" or purpose.startswith("draw hand-"):
            pool, place = war.setting.places[purpose.removeprefix("draw ")]
            plan = war.setting.plans[pool]
            names = [plan.names[code] for code in war.pools[pool].contents[place]]
        else:
            if war.battle is not None and self.fight is None:
                self.fight = fought(war.battle)
            return 0  # dice of battles miss
        return names.index(self.first(names))

    def answer(self, chance: literal.Chance, rolled: int) -> int | str:
        """Answer the literal reading, which has rolled some dice."""
        return self.first(chance.among) if chance.among else self.dice[rolled]


# Ends


def fought(clash: Clash) -> object:
    """Return a battle that begins, as an end to compare."""
    figures = FIGURES_OF[clash.attacker]
    troops = tuple(sorted((f, n) for f, n in zip(figures, clash.part, strict=True) if n))
    return ("battle", clash.source, clash.region, troops, tuple(sorted(clash.who)))


def end_of(position: literal.Position) -> object:
    """Return an end as something to compare, without what is left to others."""
    kinds = {str(each[0]): each for each in position.pending}
    if "battle" in kinds:
        _, _, source, target, troops, who, _ = kinds["battle"]
        return ("battle", source, target, troops, who)
    if position.corruption >= 12:
        return ("fallen", position.corruption)
    if "reveal" in kinds:
        position.revealed = False
        if "fp-str-01" in position.table[FREE]:
            position.table[FREE].discard("fp-str-01")
            position.discards[FREE].add("fp-str-01")
    refill(position)
    position.pending = [(name,) for name in sorted(kinds) if name not in ("draw", "hunt-roll")]
    if "hunt-roll" in kinds and position.hunt_box[SHADOW]:
        position.pending.append(("hunt-roll",))
    return literal.key(position)


def literal_ends(
    position: literal.Position, side: int, card: str, chance: SameChance
) -> dict[object, tuple[Choice, ...]] | None:
    """Return the ends of a card in the literal reading with a way to each; None for too many."""
    found: dict[object, tuple[Choice, ...]] = {}
    open_: list[tuple[Choice, ...]] = [()]
    tried = 0
    while open_:
        made, tried = open_.pop(), tried + 1
        if tried > MOST:
            return None
        now = literal_step(position, side, card, made, chance)
        if isinstance(now, literal.Position):
            found[end_of(now)] = made
        else:
            open_ += [(*made, option) for option in now.options]
    return found


def literal_step(
    position: literal.Position,
    side: int,
    card: str,
    made: tuple[Choice, ...],
    chance: SameChance,
) -> literal.Ask | literal.Position:
    """Follow the literal reading to the next choice or the end."""
    dice: list[int | str] = []
    while True:
        now = literal.step(position, side, card, made, dice)
        if not isinstance(now, literal.Chance):
            return now
        dice.append(chance.answer(now, sum(isinstance(each, int) for each in dice)))


Node = tuple[War, tuple[str, ...], object]


def game_ends(
    war: War, seat: int, play: Option, chance: SameChance
) -> dict[object, tuple[str, ...]] | None:
    """Return the ends of a card in the game with a way to each, or None for too many."""
    found: dict[object, tuple[str, ...]] = {}
    seen = set[object]()
    first = applied(war, seat, play, chance)
    open_: list[Node] = [(first, (), chance.fight)]
    tried = 0
    while open_:
        now, way, fight = open_.pop()
        end = game_end(now, fight)
        if end is not None:
            found[end] = way
            continue
        tried += 1
        if tried > MOST:
            return None
        ask = asks(now)[0]
        here = ask_of(now, ask.seat)
        assert here is not None
        for option in here.options:
            special = left_to_others(now, option)
            if special:
                position = position_of(now)
                position.pending = [(special,)]
                found[end_of(position)] = (*way, option.id)
                continue
            after = applied(now, ask.seat, option, chance)
            mark = (*repr_of(after),)
            if mark not in seen:
                seen.add(mark)
                open_.append((after, (*way, option.id), chance.fight))
    return found


def repr_of(war: War) -> tuple[object, ...]:
    """Return what tells moments apart, regardless of the order of picks."""
    if war.outcome is not None:
        return ("over", war.corruption)
    ask = asks(war)[0]
    picks = tuple(sorted(each.id for each in draft_of(war, ask.seat)))
    frames = []
    for frame in war.stack:
        kept = list(frame.draft)
        frame.draft.clear()
        frames.append(repr(frame))
        frame.draft.extend(kept)
    drawn = tuple(sorted(war.draws.items()))
    return (literal.key(position_of(war)), tuple(frames), picks, drawn)


def applied(war: War, seat: int, option: Option, chance: SameChance) -> War:
    """Return a copy in which a seat has chosen an option."""
    after = war.clone()
    chance.war, chance.fight = after, None
    choose(after, seat, option)
    return after


def left_to_others(war: War, option: Option) -> str:
    """Return what an option starts that is not compared, or an empty text."""
    if option.verb == "hunt-now":
        return "hunt-roll"
    return "mordor-move" if option.verb == "move-on" and war.mordor >= 0 else ""


def game_end(war: War, fight: object) -> object:
    """Return the end of a card as something to compare, or None while it goes on."""
    joined = [e.event for e in war.scratch.outbox if isinstance(e.event, events.BattleJoined)]
    if joined or war.battle is not None:
        return fight if war.battle is None else fought(war.battle)
    if war.outcome is not None:
        return ("fallen", war.corruption)
    reveals = asks(war)[0].kind == "reveal"
    if war.frame(PlayEvent) is not None and not reveals:
        return None
    position = position_of(war)
    position.pending = [("reveal",)] if reveals else []
    return end_of(position)


# Comparing


class Case(NamedTuple):
    """A card that a seat can play."""

    war: War
    seat: int
    card: str
    play: Option


@dataclass
class Tally:
    """The comparisons made so far, and the differences found."""

    name: str = ""
    compared: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    different: list[str] = field(default_factory=list)

    def same(self, what: str, said: object, expected: object, *about: object) -> None:
        """Compare something of the game with the literal reading."""
        self.compared[what] += 1
        if said != expected:
            self.different.append(f"{self.name}: {what} {about}\n  {said}\n  {expected}")


def brief(end: object, other: object) -> str:
    """Return what is in an end and not in another, for a message."""
    if not isinstance(end, tuple) or end[0] in ("battle", "fallen") or not isinstance(other, tuple):
        return str(end)
    mine, theirs = dict(end), dict(other) if other[:1] not in (("battle",), ("fallen",)) else {}
    text = []
    for name, value in mine.items():
        if value != theirs.get(name):
            if isinstance(value, tuple) and isinstance(theirs.get(name), tuple):
                text.append(
                    f"{name}: {sorted(map(str, set(value) - set(theirs[name])))}"
                    f" not {sorted(map(str, set(theirs[name]) - set(value)))}"
                )
            else:
                text.append(f"{name}: {value} not {theirs.get(name)}")
    return "; ".join(text)


def compare_ends(case: Case, seed: int, tally: Tally) -> bool:
    """Compare all ends of a card with the same chance, unless there are too many."""
    war, seat, card, play = case
    chance = SameChance(seed)
    copy = war.clone()
    copy.setting = war.setting.with_chance(chance)
    chance.before = dict(copy.draws)
    position = before_the_card(war, seat, card)
    expected = literal_ends(position, seat, card, chance)
    said = None if expected is None else game_ends(copy, seat, play, chance)
    if expected is None or said is None:
        tally.compared["too many ends"] += 1
        return False
    tally.compared["ends"] += 1
    tally.cards[card] += 1
    if set(said) != set(expected):
        near = next(iter(expected), None)
        far = next(iter(said), None)
        lines = [
            f"  only the game {len(set(said) - set(expected))}: {said[each]} {brief(each, near)}"
            for each in [e for e in said if e not in expected][:2]
        ]
        lines += [
            f"  only the literal reading {len(set(expected) - set(said))}: {expected[each]}"
            f" {brief(each, far)}"
            for each in [e for e in expected if e not in said][:2]
        ]
        tally.different.append(f"{tally.name}: {card}\n" + "\n".join(lines))
    return True


def before_the_card(war: War, seat: int, card: str) -> literal.Position:
    """Return the position after the die was paid and before the card acts."""
    position = position_of(war)
    position.dice[seat][die_of(seat, card)] -= 1
    return position


def compare_playable(war: War, card: str, tally: Tally) -> Option | None:
    """Compare whether a card can be played; return the option if both say so."""
    seat = literal.CARDS.index(card) // 48
    ask = asks(war)[0]
    assert (ask.seat, ask.kind) == (seat, "act"), (ask.seat, ask.kind)
    play = war.setting.rules.catalogue.parse(f"play:{die_of(seat, card)}:{card}")
    said, expected = play in ask.options, literal.playable(position_of(war), seat, card)
    tally.same("playable", said, expected, card)
    return play if said and expected else None


# One way at a time


def game_firsts(war: War, seat: int) -> set[Choice] | None:
    """Return the complete first choices where both readings ask the same, else None."""
    ask = ask_of(war, seat)
    if ask is None or war.frame(PlayEvent) is None:
        return None
    found = set[Choice]()
    if ask.kind in ("which-companions", "gather-or-fly"):
        for option in ask.options:
            if option.verb == "gather":
                found.add(("bring",))
                continue
            after = war.clone()
            choose(after, seat, option)
            inner = game_firsts(after, seat)
            if inner is None:
                return None
            found |= inner
        return found
    if ask.kind == "march":
        return {("march", *map(str, o.refs)) for o in ask.options if o.verb == "march"}
    if ask.kind == "separate":
        for each in drafts(war, seat):
            group = tuple(sorted(refs_of(draft_of(war, seat), "separate")))
            found |= {("separate", group, str(o.refs[0])) for o in each.options if o.verb == "to"}
            found |= {("separate", group, "") for o in each.options if o.verb == "done"}
        return found
    if ask.kind == "move-companions":
        for each in drafts(war, seat):
            group = tuple(sorted(refs_of(draft_of(war, seat), "take")))
            found |= {("move", group, str(o.refs[0])) for o in each.options if o.verb == "to"}
        return found
    if ask.kind == "move-minions":
        for each in drafts(war, seat):
            for option in each.options:
                if option.verb == "to":
                    found.add(flight(war, draft_of(war, seat)[0], str(option.refs[0])))
        return found
    return None


def refs_of(picks: Sequence[Option], verb: str) -> list[str]:
    """Return the only ref of each pick of a verb."""
    return [str(pick.refs[0]) for pick in picks if pick.verb == verb]


def flight(war: War, pick: Option, to: str) -> Choice:
    """Return a flight as the literal reading has it."""
    who = str(pick.refs[0])
    if pick.verb == "take":
        return ("fly", who, war.characters[who], to)
    return ("fly", "sauron-nazgul", who, to)


def drafts(war: War, seat: int) -> Iterator[Ask]:
    """Yield every draft of a seat's pending decision, regardless of the order of its picks."""
    seen = set[tuple[str, ...]]()

    def explore() -> Iterator[Ask]:
        ask = ask_of(war, seat)
        assert ask is not None
        yield ask
        for pick in ask.options:
            if pick.verb in ask.closes:
                continue
            choose(war, seat, pick)
            key = tuple(sorted(each.id for each in draft_of(war, seat)))
            if key not in seen:
                seen.add(key)
                yield from explore()
            unpick(war, seat)

    yield from explore()


ANYWHERE = "anywhere"
"""The goal of a march that goes on from region to region."""
STOP: Choice = ("stop",)
"""To do nothing more, which the literal reading calls "done" or "none"."""


def fits(option: Choice, told: Choice) -> bool:
    """Return whether a choice of the literal reading is one that the game has told."""
    if told == STOP:
        return option in (("done",), ("none",))
    if told[0] == "attack" and option[0] == "march":  # by sea both begin alike (sh-str-10)
        return option[1:] == told[1:]
    if told[0] == "to":  # where nobody could be recruited, but others may go (sh-str-11)
        return option[0] == "recruit" and option[-1] == told[1]
    if told[0] == "excess" or told[-1] == ANYWHERE:
        return option[:2] == told[:2]
    return option == told


HITS = {"remove": "remove", "reduce": "reduce", "remove-for-two": "eliminate"}


def hit(pick: Option) -> Choice:
    """Return how a hit is taken, as the literal reading has it."""
    figure = str(pick.refs[0])
    if pick.verb == "remove" and figure.endswith("elite"):
        return ("lose", figure)
    return (HITS[pick.verb], figure)


def told_choices(war: War, picks: Sequence[Option]) -> list[Choice]:
    """Return complete picks of a decision as choices of the literal reading."""
    last, verbs = picks[-1], {pick.verb for pick in picks}
    refs = tuple(map(str, last.refs))
    if last.verb == "to":
        if "separate" in verbs:
            return [("separate", tuple(sorted(refs_of(picks, "separate"))), refs[0])]
        if "take-nazgul" in verbs or refs_of(picks, "take") == ["witch-king"]:
            return [flight(war, picks[0], refs[0])]
        if "take" in verbs:
            return [("move", tuple(sorted(refs_of(picks, "take"))), refs[0])]
        frame = war.frame(LeadAway)
        if frame is not None:
            group = tuple(sorted((frame.who, *refs_of(picks, "bring-along"))))
            return [("transfer", group, refs[0])]
    if last.verb == "go":
        frame_ = war.frame(Splitting)
        party = None if frame_ is None else frame_.party(war)
        assert party is not None
        side = asks(war)[0].seat
        troops = tuple(
            sorted((f, n) for f, n in zip(FIGURES_OF[side], party.counts, strict=True) if n)
        )
        verb, start, end = picks[0].verb, *map(str, picks[0].refs)
        far = isinstance(frame_, MoveHosts) and frame_.regions > 1
        return [(verb, start, ANYWHERE if far else end), ("part", troops, tuple(sorted(party.who)))]
    if "disband" in verbs:
        return [("excess", figure, "") for figure in refs_of(picks, "disband")]
    if "transfer" in verbs:
        return [("transfer", *map(str, pick.refs)) for pick in picks[:-1]] + [STOP]
    if verbs & set(HITS):
        return [hit(pick) for pick in picks if pick.verb in HITS]
    if last.verb == "done":
        if "separate" in verbs:
            return [("separate", tuple(sorted(refs_of(picks, "separate"))), "")]
        return [STOP]
    match last.verb:
        case "guide":
            return [("guide", refs[0])]
        case "gather":
            return [("bring",)]
        case "raise":
            return [("recruit", *refs)]
        case "call-up":
            return [("number", int(refs[0]))]
        case "retreat-to":
            return [("retreat", refs[0])]
        case "discard-tabled":
            return [("discard", refs[0])]
        case "do-no-more" | "play-no-more":
            return [STOP]
        case "play-further":
            return [("play", refs[0])]
        case "hunt-now":
            return [("hunt-roll",)]
    return [(last.verb, *refs)]


def a_way(
    war: War, seat: int, play: Option, chance: SameChance, random: Random
) -> tuple[object, list[Choice], list[str]]:
    """Play a card at random; return its end, and what was chosen in both languages."""
    now, made, way = applied(war, seat, play, chance), list[Choice](), list[str]()
    picks: list[Option] = []
    while True:
        end = game_end(now, chance.fight)
        if end is not None:
            return end, made, way
        seat = asks(now)[0].seat
        ask = ask_of(now, seat)
        assert ask is not None
        closing = [option for option in ask.options if option.verb in ask.closes]
        close = closing and random.random() < 0.7
        able = [o for o in (closing if close else ask.options) if not goes_back(now, ask, o)]
        if not able:
            return None, made, way
        option = random.choice(able)
        way.append(option.id)
        picks.append(option)
        special = left_to_others(now, option)
        complete = not ask.closes or option.verb in ask.closes
        if complete and ask.kind != "march-on":
            made += told_choices(now, picks)
        if special:
            position = position_of(now)
            position.pending = [(special,)]
            return end_of(position), made, way
        now = applied(now, seat, option, chance)
        drafting = now.outcome is None and draft_of(now, seat)
        if not complete and not drafting:  # nothing was left to decide
            made += [(option.verb, str(option.refs[0]), ANYWHERE)]
        if complete or not drafting:
            picks = []


def goes_back(war: War, ask: Ask, option: Option) -> bool:
    """Return whether a march would come to a region again, which only the game allows."""
    frame = war.frame(MoveHosts)
    if frame is None or ask.kind != "march-on" or option.verb != "march":
        return False
    return str(option.refs[1]) in frame.path


def replayed(
    position: literal.Position, side: int, card: str, told: list[Choice], chance: SameChance
) -> set[object]:
    """Return the ends in the literal reading that fit what was chosen in the game."""
    found = set[object]()
    open_: list[tuple[tuple[Choice, ...], list[Choice]]] = [((), told)]
    while open_:
        made, left = open_.pop()
        now = literal_step(position, side, card, made, chance)
        if isinstance(now, literal.Position):
            found.add(end_of(now))
            continue
        if all(option[0] == "path" for option in now.options):
            open_ += [((*made, option), left) for option in now.options]
            continue
        place = next(
            (n for n, each in enumerate(left) if any(fits(o, each) for o in now.options)), None
        )
        if place is not None:
            same = [option for option in now.options if fits(option, left[place])]
            same = same[:1] if left[place][0] == "excess" else same
            open_ += [((*made, option), left[place + 1 :]) for option in same]
            continue
        stops = [option for option in now.options if fits(option, STOP)]
        if stops:
            open_.append(((*made, stops[0]), left))
        else:
            found.add(("nothing fits", made, tuple(sorted(map(str, now.options)))[:6]))
    return found


def compare_a_way(case: Case, random: Random, tally: Tally) -> None:
    """Compare the first choice of a broad card, and the ends of some ways through it."""
    war, seat, card, play = case
    chance = SameChance(random.getrandbits(32))
    copy = war.clone()
    copy.setting = war.setting.with_chance(chance)
    chance.before = dict(copy.draws)
    position = before_the_card(war, seat, card)
    begun = applied(copy, seat, play, chance)
    now = literal_step(position, seat, card, (), chance)
    firsts = None if begun.outcome is not None else game_firsts(begun, seat)
    if firsts is not None and isinstance(now, literal.Ask):
        expected = {each for each in now.options if each not in (("done",), ("none",))}
        if card in FAR:
            firsts = {each[:2] for each in firsts}
            expected = {each[:2] for each in expected}
        verbs = {each[0] for each in firsts}
        if verbs and verbs <= {each[0] for each in expected}:
            tally.compared["first choices"] += 1
            if firsts != expected:
                tally.different.append(
                    f"{tally.name}: {card} first\n"
                    f"  only the game {sorted(map(str, firsts - expected))[:4]}\n"
                    f"  only the literal reading {sorted(map(str, expected - firsts))[:4]}"
                )
    for _ in range(WAYS):
        end, told, way = a_way(copy, seat, play, chance, random)
        if end is None:
            continue
        ends = replayed(position, seat, card, told, chance)
        tally.compared["ways"] += 1
        if end not in ends:
            near = next(iter(ends))
            text = brief(end, near) if near[0] != "nothing fits" else str(near)  # type: ignore[index]
            tally.different.append(f"{tally.name}: {card} way\n  {way}\n  {told}\n  {text}")
    tally.cards[card] += 1


def compare_a_card(case: Case, random: Random, tally: Tally) -> None:
    """Compare all ends of a card, or some ways through it if there are too many."""
    if case.card in BROAD or not compare_ends(case, random.getrandbits(32), tally):
        compare_a_way(case, random, tally)


def compare_all_playable(found: War, tally: Tally) -> None:
    """Compare which of all 96 cards can be played, if they were in hand."""
    for seat in (FREE, SHADOW):
        war, held = with_all_in_hand(found, seat)
        ask = asks(war)[0]
        assert (ask.seat, ask.kind) == (seat, "act")
        said = {o.id for o in ask.options if o.verb == "play"}
        position = position_of(war)
        for card in held:
            option = f"play:{die_of(seat, card)}:{card}"
            expected = literal.playable(position, seat, card)
            tally.same("playable", option in said, expected, card)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_agrees_with_the_literal_reading_of_cards(chunk: int) -> None:
    tally, deck = Tally(), list[str]()
    for number, found in enumerate(drawn(Random(chunk), POSITIONS // CHUNKS, HASTENED)):
        tally.name = f"chunk {chunk}, position {number}"
        random = Random(f"{chunk} {number}")
        compare_all_playable(found, tally)
        for _ in range(CARDS_EACH):
            if not deck:
                deck = Random(f"{chunk} {number} deck").sample(literal.CARDS, len(literal.CARDS))
            card = deck.pop()
            war = prepared(found, card, random)
            play = compare_playable(war, card, tally)
            if play is not None:
                compare_a_card(Case(war, asks(war)[0].seat, card, play), random, tally)
    assert tally.different == [], "\n".join(tally.different[:10])
    assert {"playable", "ends", "ways", "first choices"} <= set(tally.compared)
    if "OSTROG_LONG" in os.environ:
        assert [card for card in literal.CARDS if not tally.cards[card]] == []
