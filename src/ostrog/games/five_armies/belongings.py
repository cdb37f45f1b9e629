"""What can lie on a character or beside it, and must be gone when the character is eliminated."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.five_armies.board.decks import DECKS
from ostrog.games.five_armies.board.state import ELIMINATED, War
from ostrog.kernel import OutOfPlay


def eliminated(war: War) -> Iterator[str]:
    """The eliminated characters (B5A-10.16)."""
    return (who for who, place in war.characters.items() if place == ELIMINATED)


def left_on(war: War, character: str) -> Iterator[str]:
    """Yield the tokens on a character and the cards beside it (B5A-CR-25, CR-51)."""
    tokens: dict[str, dict[str, int]] = {
        "gandalf": {"concentrated": war.concentrated},
        "bilbo": {"rings": war.rings},
        "bolg": {"bodyguards": war.bodyguards},
        "beorn": {"wrath": war.wrath},
        "thorin": {"armour": war.armour},
    }
    yield from (name for name, count in tokens.get(character, {}).items() if count)
    for card in war.faces("fate-beside"):
        if DECKS.fate[card].character == character:
            yield card


OUT_OF_PLAY = OutOfPlay(eliminated, left_on, recorded=("characters", "troubled"))
"""Eliminated characters keep nothing (B5A-10.16); only Troubled Mind stays (B5A-CR-40)."""
