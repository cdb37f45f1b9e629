"""What is out of play: eliminated and replaced characters keep nothing in force."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.war_of_the_ring.board.state import ELIMINATED, REPLACED, War
from ostrog.kernel import OutOfPlay


def gone(war: War) -> Iterator[str]:
    """Yield the characters who are out of the game (WOTR-1.15)."""
    for who, at in war.characters.items():
        if at in (ELIMINATED, REPLACED):
            yield who


def left_on(war: War, who: str) -> Iterator[str]:
    """Yield what still names a character out of the game as present (WOTR-15.6)."""
    if war.guide == who:
        yield "guide"


OUT_OF_PLAY = OutOfPlay(gone, left_on, recorded=("characters",))
