"""Chapter 5: the actions that a die can be used for, each with its rule."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.games.war_of_the_ring.board.pieces import FACES, SERVES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Procedure, query

ANY_DIE = "any"
"""Marks an action for which every die can be used (WOTR-5.22)."""


def results_of(die: str) -> tuple[str, ...]:
    """All results for which a die can be used, its own face first (WOTR-5.18, 5.20)."""
    return (die, *SERVES.get(die, ()))


@query
def lent_results(war: War, seat: int, die: str) -> tuple[str, ...]:
    """Results that a die does not show, for which a seat can use it all the same (WOTR-5.16)."""
    return ()


def note_loan(war: War, side: int, die: str, *results: str) -> None:
    """Remember that a die was used for a result that it gives only by an ability.

    The results are those of which each would have been enough.
    """
    if not {ANY_DIE, *results_of(die)} & {*results}:
        war.lent_used[side] = True


class DieAction(msgspec.Struct, frozen=True, eq=False):
    """An action of a die, or one that a character adds (WOTR-5.10 to 5.22)."""

    name: str
    """Its name among the members of the kind `ACTION`."""
    side: int
    """Side that can take it; -1 for both."""
    result: str
    """The die result that it needs, or `ANY_DIE`."""
    rule: str
    """Id of the rule that defines it."""
    possible: Callable[[War, int], bool]
    """Whether a seat can have an effect by it now."""
    start: Callable[[War, int], Procedure]
    """Function that makes the procedure of the action for a seat."""
    beside: str = ""
    """Result whose dice do not give it, because they give the same as another action."""

    def uses(self, die: str) -> bool:
        """Whether a die can be used for it."""
        results = results_of(die)
        return self.result in (*results, ANY_DIE) and self.beside not in results


class ActionBook(msgspec.Struct, frozen=True, eq=False):
    """All actions of a match, by name and by the dice that give them."""

    by_name: dict[str, DieAction]
    given: tuple[dict[str, tuple[tuple[str, str], ...]], ...]
    """References of the options of each side and face: the face with each action."""
    pairs: tuple[frozenset[tuple[str, str]], ...]
    """All pairs of a face and an action that it gives, for each side."""


def action_book(*actions: DieAction) -> ActionBook:
    """Collect actions; their order is the order in which players are offered them."""
    given = tuple(
        {
            face: tuple(
                [
                    (face, each.name)
                    for each in actions
                    if each.side in (-1, side) and each.uses(face)
                ]
            )
            for face in FACES
        }
        for side in (0, 1)
    )
    pairs = tuple(frozenset([pair for face in FACES for pair in side[face]]) for side in given)
    return ActionBook({each.name: each for each in actions}, given, pairs)


@query
def actions(war: War) -> ActionBook:
    """All actions of the match (WOTR-5.10 to 5.22).

    An expansion that adds actions changes this query and adds their names to the members of
    `ACTION`.
    """
    found: ActionBook = war.setting.derived.actions
    return found
