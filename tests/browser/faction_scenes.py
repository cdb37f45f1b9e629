"""War of the Ring with factions at the table: its moments."""

from __future__ import annotations

from random import Random

from browser.ring_scenes import RING_WAR
from browser.scenes import Position
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

FACTION_WAR = RING_WAR._replace(
    eager=("enter-faction", "faction", "take-figure", "attack", "reroll", "lay"),
    expansions=("warriors",),
    ruleset=(
        ("politics.isengard.steps", 0),
        ("politics.sauron.steps", 0),
        ("politics.southrons.steps", 0),
        ("politics.rohan.steps", 0),
        ("politics.rohan.active", True),
    ),
)
"""A match with the expansion in which much can happen soon."""

SIX_FACTIONS = FACTION_WAR._replace(
    ruleset=(
        *(
            (f"politics.{nation}.steps", 0)
            for nation in ("isengard", "sauron", "southrons", "rohan", "gondor", "north")
        ),
        *((f"politics.{nation}.active", True) for nation in ("rohan", "gondor", "north")),
        ("characters.strider.level", 99),
        ("characters.legolas.level", 6),
        ("limits.shadow_victory", 5),
        ("dice.free.start", 6),
        ("dice.shadow.start", 9),
        ("dice.shadow.most", 12),
        ("armies.orthanc.isengard-regular", 4),
        ("armies.south-dunland.isengard-regular", 4),
        ("armies.umbar.southrons-regular", 5),
        ("armies.mount-gundabad.sauron-regular", 4),
        ("reinforcements.isengard-regular", 0),
        ("reinforcements.sauron-regular", 6),
        ("reinforcements.southrons-regular", 8),
    )
)
"""A match with many dice, in which each faction can enter in the first turns."""
FULL = Position(Random(51).randbytes(32), (), 0)
"""A new match into which all six come in three turns, with that setup and these wishes."""
FREE_DICE = ("character", "muster-army", "will-of-the-west", "muster", "event")
SHADOW_DICE = ("muster-army", "army", "muster")
MUSTERS = ("muster", "muster-play", "muster-draw")
ENTRIES = tuple(f"faction:{face}:enter" for face in MUSTERS)
FACTION_WISHES = (
    (
        *("step:fords-of-bruinen", "step:hollin", "declare", "enter-faction", *ENTRIES),
        *(f"act:{die}:enter-faction" for die in FREE_DICE),
        *(f"faction:{face}:recruit" for face in MUSTERS),
        *("faction:", "act:character:separate-companions", "separate:strider", "to:erech"),
        *("to:lamedon", "to:fangorn", "separate:legolas", "act:will-of-the-west:move-fellowship"),
        *("act:will-of-the-west:separate-companions", "act:character:move-fellowship"),
        *("lay:fp-ctb", "skip", "faction-skip", "stand", "reroll", "done", "stay-here"),
    ),
    (
        *("allocate:0", "allocate:1", "enter-faction:spiders", "enter-faction", *ENTRIES),
        *("faction:wild:enter", "enter:saruman", "act:muster:bring-minion"),
        *("act:muster-army:bring-minion", "act:muster:enter-faction"),
        *("act:muster-army:enter-faction", "lay:sa-ctb", "go-along"),
        *("attack:gap-of-rohan:fords-of-isen", "attack:west-harondor:pelargir"),
        *("attack:south-ithilien:osgiliath", "attack:lamedon:dol-amroth"),
        *("attack:eagles-eyrie:carrock", "attack:pelargir:dol-amroth"),
        *("march:umbar:west-harondor", "march:minas-morgul:south-ithilien"),
        *("march:south-dunland:gap-of-rohan", "march:mount-gundabad:eagles-eyrie"),
        *("march:pelargir:lamedon", "attack:orthanc:fords-of-isen"),
        *(f"act:{die}:attack" for die in SHADOW_DICE),
        *("act:character:led-attack", *(f"act:{die}:move-armies" for die in SHADOW_DICE)),
        *("skip", "faction-skip", "cease", "advance", "reroll", "go", "done"),
    ),
)
"""What each side wants, so that its factions enter, move and fight."""


def war_of(match: Match[State]) -> FactionWar:
    """Return the state of a match with factions."""
    assert isinstance(match.state, FactionWar)
    return match.state


def with_several_factions(match: Match[State], ask: Ask) -> bool:
    """Whether a faction die can be used, with four factions in play, some of each side."""
    war = war_of(match)
    sides = [len(war.factions_in_play(side)) for side in (FREE, SHADOW)]
    verbs = {option.verb for option in ask.options}
    return ask.kind == "act" and "faction" in verbs and sum(sides) >= 4 and min(sides) > 0


def in_a_battle_with_calls(match: Match[State], ask: Ask) -> bool:
    """Whether a card is laid in a battle to which both sides could call a faction."""
    war = war_of(match)
    return war.battle is not None and len(war.called) >= 2 and ask.kind == "combat-card"
