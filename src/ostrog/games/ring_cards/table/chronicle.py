"""The chronicle of a match: points and corruption by rounds, the fights for places, and losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Cast
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.scoring import points
from ostrog.kernel import Event, Setting
from ostrog.table import Chronicle, Chronicler, ChronicleWriter, Count, FightResult, Mark, Series

POINTS, CORRUPTION = "chronicle-points", "chronicle-corruption"
DRAWN, PLAYED, UNSEEN = "chronicle-drawn", "chronicle-played", "chronicle-unseen"


def chronicle(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count a match from its events."""
    return RoundReader(cast("Cast", setting.derived)).read(told)


class RoundReader:
    """A match as it is read, event by event."""

    def __init__(self, cast_: Cast) -> None:
        """Begin before the first round."""
        self.cast = cast_
        self.won: list[list[str]] = [[], []]
        self.paths: list[list[str]] = [[], []]
        self.corruption = 0
        self.strength: tuple[Mark, ...] = ()
        """The icons of the fight that is going on."""
        self.saved: list[str] = []
        """Cards that were saved and, as far as is known, not in play."""
        self.removed: set[str] = set()
        """Cards that were removed from the game and, as far as is known, not in play."""
        self.written = ChronicleWriter(
            "chronicle-round",
            *(Series(POINTS, side, (0,)) for side in SIDES),
            Series(CORRUPTION, "", (0,)),
        )

    def read(self, told: Sequence[tuple[int, Event]]) -> Chronicle:
        """Read all events."""
        for number, event in told:
            self.written.see(number)
            self.place(event)
            self.loss(event)
            self.card(event)
            self.round(number, event)
        return self.written.chronicle()

    def round(self, number: int, event: Event) -> None:
        """Rounds are the chapters; each ends with the victory check (RCG-4.1, 14.7)."""
        match event:
            case events.RoundBegan(round=round_):
                self.written.begin(round_, number)
            case events.Scored(free=free, shadow=shadow):
                self.score(free, shadow)
                self.written.end(number)

    def score(self, free: int, shadow: int) -> None:
        """Note the points of both sides."""
        self.written.value(POINTS, SIDES[FREE], free)
        self.written.value(POINTS, SIDES[SHADOW], shadow)

    # Places and points

    def place(self, event: Event) -> None:
        """Note who takes places, and corruption (RCG-12.11, 12.12, 13.6, 14.1 to 14.5)."""
        match event:
            case events.CombatBegan(attack=attack, own=own, defence=defence):
                self.strength = Mark("attack", attack), Mark("defence", own + defence)
            case events.BattlegroundTaken(place=place, team=team):
                self.won[SIDES.index(team)].append(place)
                self.decide(place, team, self.cast.values.battlegrounds[place].points)
            case events.BattlegroundReactivated(place=place, team=team):
                self.won[SIDES.index(team)].remove(place)
            case events.PathTaken(place=place, team=team):
                self.paths[SIDES.index(team)].append(place)
                is_worth = team == SIDES[FREE]
                self.decide(place, team, self.cast.values.paths[place].points * is_worth)
            case events.PathLaidAside(place=place):
                self.decide(place, "", 0)
            case events.CorruptionAdded(total=total) | events.CorruptionRemoved(total=total):
                self.corruption = total
                self.written.value(CORRUPTION, "", total)
            case _:
                return
        self.score(*points(self.cast, self.won, self.paths, self.corruption))

    def decide(self, place: str, team: str, worth: int) -> None:
        """Note how the fight for a place ended, and what the place is worth."""
        numbers = (*self.strength, *((Mark("points", worth),) if worth else ()))
        self.written.decide(FightResult(place, f"ref-place-{place}", team, numbers))
        self.strength = ()

    # Cards

    def loss(self, event: Event) -> None:
        """Count eliminated cards; those never shown have no type (RCG-10.8 to 10.18, 20.4)."""
        match event:
            case events.EliminatedFromPlay(card=card):
                # Removal from the game is told before it leaves play, and was counted then.
                self.lose(card, 0 if card in self.removed else 1)
                self.removed.discard(card)
            case events.RemovedFromGame(card=card):
                self.removed.add(card)
                self.lose(card, 1)
            case events.CardEliminated(seat=seat) | events.CardForsaken(seat=seat):
                self.lose_unseen(seat, 1)
            case events.Saved(card=card):
                self.saved.append(card)
                self.lose_unseen(self.cast.sheets[card].owner, -1)
            case events.CycledFromPlay(card=card) if card in self.saved:
                # It was saved in play, so it had not been counted as unseen before.
                self.saved.remove(card)
                self.lose_unseen(self.cast.sheets[card].owner, 1)
                self.lose(card, -1 if card in self.removed else 0)
                self.removed.discard(card)

    def lose(self, card: str, count: int) -> None:
        """Count a card that was eliminated in the open."""
        sheet = self.cast.sheets[card]
        kind = sheet.card.type
        lost = Count(f"ref-cardtype-{kind}", self.team(sheet.owner), count, "cardtype", kind)
        self.written.lose(lost)

    def lose_unseen(self, seat: int, count: int) -> None:
        """Count cards that were eliminated without being shown."""
        self.written.lose(Count(UNSEEN, self.team(seat), count, "cardtype", "unseen"))

    def card(self, event: Event) -> None:
        """Count cards that were drawn and played (RCG-8.1, 10.1)."""
        match event:
            case events.Drew(seat=seat, count=count) | events.SetApart(seat=seat, count=count):
                self.written.count(Count(DRAWN, self.team(seat), count))
            case (
                events.CardPlayed(seat=seat)
                | events.ItemPlayed(seat=seat)
                | events.EventPlayed(seat=seat)
            ):
                self.written.count(Count(PLAYED, self.team(seat), 1))

    def team(self, seat: int) -> str:
        """The side of a player."""
        return SIDES[self.cast.sides[seat]]


chronicler = Chronicler(
    kinds=(
        events.RoundBegan,
        events.Scored,
        events.CombatBegan,
        events.BattlegroundTaken,
        events.BattlegroundReactivated,
        events.PathTaken,
        events.PathLaidAside,
        events.CorruptionAdded,
        events.CorruptionRemoved,
        events.EliminatedFromPlay,
        events.RemovedFromGame,
        events.CardEliminated,
        events.CardForsaken,
        events.Saved,
        events.CycledFromPlay,
        events.Drew,
        events.SetApart,
        events.CardPlayed,
        events.ItemPlayed,
        events.EventPlayed,
    ),
    tell=chronicle,
)
