"""The kernel: the parts that every game is built from. It contains no particular game.

Authors of games import every name from here; `docs/authors/kernel.md` is the contract.
"""

from ostrog.kernel.hidden.imagining import Imagination
from ostrog.kernel.hidden.knowledge import EVERYONE, Pool, Zone
from ostrog.kernel.hidden.sampling import answer_at_random, resample
from ostrog.kernel.hidden.trial_worlds import TrialWorld
from ostrog.kernel.hidden.views import View, view
from ostrog.kernel.matches.match import Match, MissingRules, open_match
from ostrog.kernel.matches.migration import CannotMigrate
from ostrog.kernel.matches.records import Record, read_record, write_record
from ostrog.kernel.matches.replays import (
    Mismatch,
    Mismatched,
    Playback,
    RecordedChance,
    Replay,
    Verdict,
    judge,
    move_on,
    replay,
    verify,
)
from ostrog.kernel.rules.advice import Advice, Level, shares
from ostrog.kernel.rules.coverage_goals import Occurrences
from ostrog.kernel.rules.declarations import OutOfPlay, Pairs
from ostrog.kernel.rules.effects import Active, Query, Source, query
from ostrog.kernel.rules.expansions import Expansion, NewStep
from ostrog.kernel.rules.game import BrokenRules, Game, Rules, rulebook_in
from ostrog.kernel.rules.installed import find_expansions, with_installed
from ostrog.kernel.rules.lessons import Lesson
from ostrog.kernel.rules.options import Catalogue, Kind, Option, Ref, Refusal, Verb, refuse
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.rulebook import (
    Rulebook,
    Statement,
    Translation,
    Violation,
    find_translations,
    read_rulebook,
    read_translation,
)
from ostrog.kernel.rules.rulesets import BadRuleset, Bounds, Ruleset, ValueFault, bounds_of
from ostrog.kernel.rules.setting import Scenario, Setting
from ostrog.kernel.rules.sources import KEEP, USE
from ostrog.kernel.runtime.agreement import ACCEPT, DECLINE
from ostrog.kernel.runtime.chance import Chance, Draw, Keyed, Mixer, Scripted, Undrawn
from ostrog.kernel.runtime.engine import (
    IllegalChoice,
    ask_of,
    asked_seats,
    asks,
    choose,
    decode,
    draft_of,
    encode,
    explain,
    new,
    unpick,
)
from ostrog.kernel.runtime.events import Event, Hidden
from ostrog.kernel.runtime.flow import (
    Agree,
    Ask,
    Call,
    Done,
    End,
    Flow,
    Goto,
    Procedure,
    Together,
    Unwind,
)
from ostrog.kernel.runtime.state import State

__all__ = [
    "ACCEPT",
    "DECLINE",
    "EVERYONE",
    "KEEP",
    "USE",
    "Active",
    "Advice",
    "Agree",
    "Ask",
    "BadRuleset",
    "Bounds",
    "BrokenRules",
    "Call",
    "CannotMigrate",
    "Catalogue",
    "Chance",
    "Done",
    "Draw",
    "End",
    "Event",
    "Expansion",
    "Flow",
    "Game",
    "Goto",
    "Hidden",
    "IllegalChoice",
    "Imagination",
    "Keyed",
    "Kind",
    "Lesson",
    "Level",
    "Match",
    "Mismatch",
    "Mismatched",
    "MissingRules",
    "Mixer",
    "NewStep",
    "Occurrences",
    "Option",
    "OutOfPlay",
    "Outcome",
    "Pairs",
    "Playback",
    "Pool",
    "Procedure",
    "Query",
    "Record",
    "RecordedChance",
    "Ref",
    "Refusal",
    "Replay",
    "Rulebook",
    "Rules",
    "Ruleset",
    "Scenario",
    "Scripted",
    "Setting",
    "Source",
    "State",
    "Statement",
    "Together",
    "Translation",
    "TrialWorld",
    "Undrawn",
    "Unwind",
    "ValueFault",
    "Verb",
    "Verdict",
    "View",
    "Violation",
    "Zone",
    "answer_at_random",
    "ask_of",
    "asked_seats",
    "asks",
    "bounds_of",
    "choose",
    "decode",
    "draft_of",
    "encode",
    "explain",
    "find_expansions",
    "find_translations",
    "judge",
    "move_on",
    "new",
    "open_match",
    "query",
    "read_record",
    "read_rulebook",
    "read_translation",
    "refuse",
    "replay",
    "resample",
    "rulebook_in",
    "shares",
    "unpick",
    "verify",
    "view",
    "with_installed",
    "write_record",
]
