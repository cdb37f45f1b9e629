"""Chapters 8 and 9: cards arriving at a place, and moving there from reserve."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.faction_cards import Timing
from ostrog.games.ring_cards.board.placement import cannot_go, destinations, is_in_reserve
from ostrog.games.ring_cards.board.state import War, reserve_of
from ostrog.games.ring_cards.board.verbs import MOVE, STAY
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out, helps
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Procedure, Refusal, refuse


@MOVE.rule
def moves_from_reserve(war: War, seat: int, card: str, place: str) -> Refusal | None:
    """Only an army or character in the player's own reserve can move (RCG-9.2, 9.6)."""
    known = card in war.cast.sheets and war.owner(card) == seat
    return None if known and is_in_reserve(war, card) else refuse("RCG-9.2", card)


@MOVE.rule
def moves_no_fresh_cards(war: War, seat: int, card: str, place: str) -> Refusal | None:
    """A card played to reserve this round cannot move, unless a text moves it (RCG-8.22, 9.3)."""
    if card in war.fresh and war.frame(MoveAtOnce) is None:
        return refuse("RCG-8.22", card)
    return None


@MOVE.rule
def moves_where_it_could_be_played(war: War, seat: int, card: str, place: str) -> Refusal | None:
    """A card moves only to a location where it could be played (RCG-9.2, 9.7)."""
    return cannot_go(war, card, place)


def arrivals(war: War, place: str, *, played: bool) -> tuple[Timing, ...]:
    """The timings of texts that work when a card comes to a place (RCG-9.4)."""
    timings: list[Timing] = []
    if played:
        timings.append("when-played")
    if place == war.path:
        timings += ["when-played-or-moved-to-path", "when-played-or-moved-to-path-or-battleground"]
        if played:
            timings.append("when-played-to-path")
    elif place in war.battlegrounds:
        timings += [
            "when-played-or-moved-to-battleground",
            "when-played-or-moved-to-path-or-battleground",
        ]
        if played:
            timings.append("when-played-to-battleground")
    elif played:
        timings.append("when-played-to-reserve")
    return tuple(timings)


class Arrive(Procedure):
    """The texts of a card that was played or moved, in their order (RCG-8.25, 20.30)."""

    steps = ("next_text", "go_on")
    lasting = {"next_text": ("waiting",)}

    seat: int
    card: str
    place: str
    waiting: list[str]

    def next_text(self, war: War) -> Flow:
        """Carry out the next text."""
        if not self.waiting:
            return None
        effect = self.waiting.pop(0)
        return Call(CarryOut(seat=self.seat, source=self.card, effect=effect, place=self.place))

    def go_on(self, war: War) -> Flow:
        """Repeat until all texts are carried out."""
        return Goto("next_text") if self.waiting else None


def arrival(war: War, seat: int, card: str, place: str, *, played: bool) -> Arrive:
    """The procedure for the texts that work on a card's arrival."""
    timings = arrivals(war, place, played=played)
    effects = war.cast.sheets[card].card.effects
    waiting = [name for name, effect in effects.items() if effect.timing in timings]
    return Arrive(seat=seat, card=card, place=place, waiting=waiting)


class MoveCard(Procedure):
    """The move of an army or character with its items from reserve (RCG-9.2, 9.4, 9.5)."""

    steps = ("move", "arrive")

    seat: int
    card: str
    place: str

    def move(self, war: War) -> Flow:
        """Move the card; its items stay with it as their wielder (RCG-8.12)."""
        del war.places[self.card]
        war.places[self.card] = self.place
        if self.card in war.fresh:
            war.fresh.remove(self.card)
        war.tell(events.CardMoved(self.seat, self.card, self.place))
        return None

    def arrive(self, war: War) -> Flow:
        """Carry out the texts for moving, but not those for playing (RCG-9.4)."""
        return Call(arrival(war, self.seat, self.card, self.place, played=False))


class MoveAtOnce(Procedure):
    """A text's move of a card from reserve, even one played this round (RCG-20.14 to 20.16)."""

    steps = ("choose", "move")

    seat: int
    card: str
    places: tuple[str, ...]
    mandatory: bool
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose among the places where the card could be played (RCG-9.7)."""
        places = tuple((self.card, place) for place in self.places)
        options = war.legal(self.seat, MOVE, places)
        if not options:
            return Goto("move")
        if not self.mandatory:
            options.append(STAY())
        return Ask(self.seat, "move-at-once", options, "choice", about=(self.card,))

    def move(self, war: War) -> Flow:
        """Move the card, unless the player chose not to."""
        if self.choice is None or self.choice == STAY():
            return None
        _, place = MOVE.refs(self.choice)
        return Call(MoveCard(seat=self.seat, card=self.card, place=place))


def _mover(war: War, frame: CarryOut, step: texts.MoveAtOnceText, seat: int) -> str:
    """The card that a text moves, if in reserve: the named card or else the wielder."""
    if not step.card:
        wielder = frame.wielder or war.places.get(frame.source, "")
        return wielder if is_in_reserve(war, wielder) else ""
    titles = war.cast.sheets
    return next((each for each in reserve_of(war, seat) if titles[each].title == step.card), "")


def _goals(war: War, frame: CarryOut, step: texts.MoveAtOnceText) -> tuple[str, ...]:
    """The places that a text may move the card to."""
    if step.to == "that-battleground":
        return (frame.brought,) if isinstance(frame.brought, str) and frame.brought else ()
    if step.to == "active-path":
        return (war.path,) if war.path else ()
    return tuple(war.battlegrounds)


@carries_out(texts.MoveAtOnceText)
def move_at_once(war: War, frame: CarryOut, step: texts.MoveAtOnceText, seat: int) -> Flow:
    """Move a card from reserve because of a text (RCG-20.14 to 20.16)."""
    card = _mover(war, frame, step, seat)
    if not card:
        return None
    # The player has already decided to use an optional text, so its move is mandatory.
    mandatory = step.mandatory or frame.text(war).optional
    places = _goals(war, frame, step)
    return Call(MoveAtOnce(seat=seat, card=card, places=places, mandatory=mandatory))


@helps(texts.MoveAtOnceText)
def can_move(war: War, frame: CarryOut, step: texts.MoveAtOnceText, seat: int) -> bool:
    """Whether the card is in reserve and has a legal place to go (RCG-20.16)."""
    card = _mover(war, frame, step, seat)
    goals = destinations(war) if step.to == "that-battleground" else _goals(war, frame, step)
    return bool(card) and any(cannot_go(war, card, place) is None for place in goals)
