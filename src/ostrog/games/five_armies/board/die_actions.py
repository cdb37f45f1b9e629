"""The actions that a die can be used for, each with its rules (B5A-6.9, 6.10)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ANY, FACES, SERVES
from ostrog.kernel import Option, Procedure, query


def results_of(die: str) -> tuple[str, ...]:
    """All results for which a die can be used, its own face first (B5A-6.9, 7.19)."""
    return (die, *SERVES.get(die, ()))


class Action(msgspec.Struct, frozen=True, eq=False):
    """An action of chapter 7, or one that a card or reference card adds (B5A-6.10).

    The functions get the war, the side that acts and the die that it uses.
    """

    name: str
    """Its name among the members of the kind `ACTION`."""
    result: str
    """The die result that it needs, or `ANY`."""
    rule: str
    """Id of the rule that defines it."""
    possible: Callable[[War, int, str], bool]
    """Whether it can have an effect now."""
    start: Callable[[War, int, str], Procedure]
    """Function that makes the procedure of the action."""
    may_be: Callable[[War, int, str], tuple[str, ...]] | None = None
    """Function that returns the results it may use a die as, if that depends on the position."""

    def results(self, war: War, seat: int, die: str) -> tuple[str, ...]:
        """The results as which it may use a die (B5A-6.9, 7.19)."""
        return (self.result,) if self.may_be is None else self.may_be(war, seat, die)


class Repertoire(msgspec.Struct, frozen=True, eq=False):
    """All actions of a match, by name and by the dice that give them."""

    by_name: dict[str, Action]
    given: dict[str, tuple[tuple[str, str], ...]]
    """References of the options of each face: the face with each action it can be used for."""
    pairs: frozenset[tuple[str, str]]
    """All pairs of a face and an action that it gives."""

    def __getitem__(self, name: str) -> Action:
        """The action with a name."""
        return self.by_name[name]

    def plus(self, *more: Action) -> Repertoire:
        """The same actions and some more."""
        return repertoire(*self.by_name.values(), *more)


def repertoire(*actions: Action) -> Repertoire:
    """Collect actions; their order is the order in which players are offered them."""
    given = {
        face: tuple(
            [
                (face, each.name)
                for each in actions
                if each.result == ANY or each.result in results_of(face)
            ]
        )
        for face in FACES
    }
    pairs = frozenset([pair for face in FACES for pair in given[face]])
    return Repertoire({each.name: each for each in actions}, given, pairs)


@query
def actions(war: War) -> Repertoire:
    """All actions of the match (B5A-6.10); the base value is what `Game.derive` collected.

    An expansion that adds actions gives this query another base value, or a source that changes
    it, and adds the names to the members of `ACTION`.
    """
    found: Repertoire = war.setting.derived
    return found


class UsingDice(Procedure):
    """What a side does for a die, before it and with it (B5A-6.2, 10.22, 11.4)."""

    actor: int = FREE
    led: bool = False
    """Whether a general was used before the next die (B5A-11.4)."""
    slipped: bool = False
    """Whether Bilbo has moved for the next die (B5A-10.22)."""
    could_slip: bool = False
    """Whether Bilbo could have moved before the action (B5A-10.22)."""
    waited: tuple[str, ...] = ()
    """Characters that waited on the fate track before the action."""
    choice: Option | None = None
    """What the side has chosen for the die."""
