"""Version 3 of the rules, in which matches go on that were begun with it.

This module is frozen.
"""

from __future__ import annotations

import msgspec

from ostrog.games.five_armies.from_version_2 import to_version_3
from ostrog.games.five_armies.game import game as version_4
from ostrog.kernel import NewStep

STEPS: tuple[NewStep, ...] = ()
"""Steps in which version 3 differs."""

game = msgspec.structs.replace(
    version_4,
    version=3,
    steps=STEPS,
    migrations={3: to_version_3},
)
