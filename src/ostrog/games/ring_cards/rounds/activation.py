"""Chapters 5 and 6: activating locations and carrying out their texts."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import ACTIVATE
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out, needs
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

# Locations that can be activated (RCG-5.5, 5.8, 5.11, 5.12)


def in_decks(war: War) -> list[str]:
    """The battlegrounds that can be activated from a deck."""
    return [place for deck in war.decks for place in deck]


def in_scoring_areas(war: War) -> list[str]:
    """The battlegrounds that can be reactivated, from either side's area (RCG-5.8)."""
    return [place for area in war.won for place in area]


def shows(war: War, place: str, faction: str) -> bool:
    """Whether a battleground shows a faction (RCG-1.6)."""
    battleground = war.values.battlegrounds[place]
    return faction in battleground.defenders or faction in battleground.attackers


def either_way(war: War, step: texts.ActivateOrReactivate) -> list[str]:
    """The battlegrounds that a text can activate or reactivate (RCG-5.12)."""
    found = [*in_decks(war), *in_scoring_areas(war)]
    if step.battleground:
        found = [place for place in found if place == step.battleground]
    if step.faction is not None:
        found = [place for place in found if shows(war, place, step.faction)]
    return found


def unused_paths(war: War, number: int) -> list[str]:
    """The paths of a number that have not been active in this game (RCG-3.7, 6.7, 6.10)."""
    return [path for path in war.cast.paths.get(number, ()) if path not in war.used_paths]


@ACTIVATE.rule
def activates_what_is_left(war: War, seat: int, place: str) -> Refusal | None:
    """An active battleground or a used path cannot be activated (RCG-5.11, 6.7)."""
    if place in war.values.paths:
        return refuse("RCG-6.7", place) if place in war.used_paths else None
    return refuse("RCG-5.11", place) if place in war.battlegrounds else None


class ChooseLocation(Procedure):
    """The activating player's choice of a location; returns its name (RCG-5.5, 6.6)."""

    steps = ("choose", "deliver")

    seat: int
    kind: str
    choices: tuple[str, ...]
    chosen: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose among all locations that match the text."""
        if not self.choices:
            return Done("")
        options = war.legal(self.seat, ACTIVATE, self.choices)
        return Ask(self.seat, self.kind, options, "chosen")

    def deliver(self, war: War) -> Flow:
        """Return the name of the location."""
        return Done(ACTIVATE.ref(self.chosen))


class ActivateBattleground(Procedure):
    """Putting a battleground face up and carrying out its text (RCG-5.2, 5.8, 5.15)."""

    steps = ("put_face_up", "carry_out_text")

    seat: int
    place: str

    def crumb(self) -> tuple[str]:
        """The battleground."""
        return (self.place,)

    def put_face_up(self, war: War) -> Flow:
        """Take it from its deck or scoring area and make it active (RCG-5.10, 13.15)."""
        for deck in war.decks:
            if self.place in deck:
                deck.remove(self.place)
                war.tell(events.BattlegroundActivated(self.seat, self.place))
        for side, area in enumerate(war.won):
            if self.place in area:
                area.remove(self.place)
                if SIDES[side] != war.values.battlegrounds[self.place].side:
                    war.bared.append(self.place)
                war.tell(events.BattlegroundReactivated(self.seat, self.place, SIDES[side]))
        war.battlegrounds.append(self.place)
        return None

    def carry_out_text(self, war: War) -> Flow:
        """Carry out its text completely before anything else (RCG-5.14)."""
        return Call(CarryOut(seat=self.seat, source=self.place))


class ActivatePath(Procedure):
    """Combat on the replaced path, then the new path and its text (RCG-6.3, 6.4, 6.13)."""

    steps = ("fight", "put_face_up", "carry_out_text")

    seat: int
    place: str

    def crumb(self) -> tuple[str]:
        """The new path."""
        return (self.place,)

    def fight(self, war: War) -> Flow:
        """Resolve combat on the replaced path at once (RCG-6.4)."""
        return Call(PathCombat(place=war.path)) if war.path else None

    def put_face_up(self, war: War) -> Flow:
        """Make the new path the active one (RCG-6.3, 6.7)."""
        war.path = self.place
        war.number = war.values.paths[self.place].number
        war.used_paths.append(self.place)
        war.tell(events.PathActivated(self.seat, self.place))
        return None

    def carry_out_text(self, war: War) -> Flow:
        """Carry out its text completely before anything else (RCG-5.14)."""
        return Call(CarryOut(seat=self.seat, source=self.place))


# Texts that activate locations


class ActivateChosen(Procedure):
    """A player's choice of a location and its activation; returns its name (D9, D10)."""

    steps = ("choose", "activate", "deliver")

    seat: int
    kind: str
    choices: tuple[str, ...]
    place: str = ""

    def choose(self, war: War) -> Flow:
        """Choose the location before anything else happens (RCG-6.13)."""
        return Call(ChooseLocation(seat=self.seat, kind=self.kind, choices=self.choices), "place")

    def activate(self, war: War) -> Flow:
        """Activate the location and carry out its text."""
        if not self.place:
            return Done("")
        if self.place in war.values.paths:
            return Call(ActivatePath(seat=self.seat, place=self.place))
        return Call(ActivateBattleground(seat=self.seat, place=self.place))

    def deliver(self, war: War) -> Flow:
        """Return the name of the location."""
        return Done(self.place)


def _same_number(war: War, step: texts.ActivatePathSameNumber) -> list[str]:
    """The unused paths with the number of the active one (RCG-6.8)."""
    if not war.path or step.only_path not in ("", war.path):
        return []
    number = war.values.paths[war.path].number
    if step.only_number not in (0, number):
        return []
    return unused_paths(war, number)


def _next_number(war: War) -> list[str]:
    """The unused paths with the next number (RCG-6.9)."""
    return unused_paths(war, war.values.paths[war.path].number + 1) if war.path else []


@needs(texts.ActivatePathSameNumber)
def has_another(war: War, frame: CarryOut, step: texts.ActivatePathSameNumber, seat: int) -> bool:
    """Whether another path of the same number is unused (RCG-6.8)."""
    return bool(_same_number(war, step))


@carries_out(texts.ActivatePathSameNumber)
def replace_path(war: War, frame: CarryOut, step: texts.ActivatePathSameNumber, seat: int) -> Flow:
    """Replace the active path with another of the same number (RCG-6.6, 6.13)."""
    return Call(
        ActivateChosen(seat=seat, kind="path", choices=tuple(_same_number(war, step))), "brought"
    )


@needs(texts.ActivatePathNextNumber)
def has_next(war: War, frame: CarryOut, step: texts.ActivatePathNextNumber, seat: int) -> bool:
    """Whether a path of the next number is unused (RCG-3.7, 6.10)."""
    return bool(_next_number(war))


@carries_out(texts.ActivatePathNextNumber)
def go_further(war: War, frame: CarryOut, step: texts.ActivatePathNextNumber, seat: int) -> Flow:
    """Replace the active path with one of the next number (RCG-6.9, 6.13)."""
    return Call(ActivateChosen(seat=seat, kind="path", choices=tuple(_next_number(war))), "brought")


@needs(texts.ActivateBattlegroundText)
def is_in_deck(war: War, frame: CarryOut, step: texts.ActivateBattlegroundText, seat: int) -> bool:
    """Whether the battleground is still in its deck (RCG-20.20)."""
    return step.battleground in in_decks(war)


@carries_out(texts.ActivateBattlegroundText)
def bring_out(war: War, frame: CarryOut, step: texts.ActivateBattlegroundText, seat: int) -> Flow:
    """Activate a battleground, from its deck only (RCG-5.12)."""
    if step.battleground not in in_decks(war):
        return None
    return Call(ActivateBattleground(seat=seat, place=step.battleground))


@needs(texts.ActivateOrReactivate)
def is_to_be_had(war: War, frame: CarryOut, step: texts.ActivateOrReactivate, seat: int) -> bool:
    """Whether a battleground can be activated or reactivated (RCG-5.11)."""
    return bool(either_way(war, step))


@carries_out(texts.ActivateOrReactivate)
def bring_out_or_back(
    war: War, frame: CarryOut, step: texts.ActivateOrReactivate, seat: int
) -> Flow:
    """Activate a battleground from a deck or a scoring area (RCG-5.12)."""
    return Call(
        ActivateChosen(seat=seat, kind="battleground", choices=tuple(either_way(war, step))),
        "brought",
    )


def _scored(war: War, step: texts.ReactivateBattleground) -> list[str]:
    return [place for place in in_scoring_areas(war) if shows(war, place, step.faction)]


@needs(texts.ReactivateBattleground)
def is_scored(war: War, frame: CarryOut, step: texts.ReactivateBattleground, seat: int) -> bool:
    """Whether a battleground of the faction is in a scoring area (RCG-20.21)."""
    return bool(_scored(war, step))


@carries_out(texts.ReactivateBattleground)
def bring_back(war: War, frame: CarryOut, step: texts.ReactivateBattleground, seat: int) -> Flow:
    """Reactivate a battleground, from a scoring area only (RCG-5.12)."""
    return Call(
        ActivateChosen(seat=seat, kind="battleground", choices=tuple(_scored(war, step))),
        "brought",
    )
