"""The kernel: what any game is. It knows no game.

Authors import everything from here; `docs/authors/kernel.md` is the contract.
"""

from ostrog.kernel.agreement import ACCEPT, DECLINE
from ostrog.kernel.chance import Chance, Draw, Keyed, Mixer, Scripted, Undrawn
from ostrog.kernel.effects import Active, Query, Source, query
from ostrog.kernel.engine import (
    IllegalChoice,
    ask_of,
    asks,
    choose,
    decode,
    draft_of,
    encode,
    explain,
    new,
    unpick,
)
from ostrog.kernel.events import Event, Hidden
from ostrog.kernel.flow import (
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
from ostrog.kernel.game import BrokenRules, Expansion, Game, NewStep, Rules
from ostrog.kernel.knowledge import EVERYONE, Pool, Zone
from ostrog.kernel.match import Match, open_match
from ostrog.kernel.migration import CannotMigrate
from ostrog.kernel.options import Catalogue, Kind, Option, Ref, Refusal, Verb, refuse
from ostrog.kernel.outcome import Outcome
from ostrog.kernel.records import Record, read_record, write_record
from ostrog.kernel.replays import Replay, Verdict, judge, move_on, replay, verify
from ostrog.kernel.rulebook import Rulebook, Statement, Violation, read_rulebook
from ostrog.kernel.rulesets import BadRuleset, Ruleset
from ostrog.kernel.sampling import answer_at_random, resample
from ostrog.kernel.setting import Scenario, Setting
from ostrog.kernel.sources import KEEP, USE
from ostrog.kernel.state import State
from ostrog.kernel.views import View, view

__all__ = [
    "ACCEPT",
    "DECLINE",
    "EVERYONE",
    "KEEP",
    "USE",
    "Active",
    "Agree",
    "Ask",
    "BadRuleset",
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
    "Keyed",
    "Kind",
    "Match",
    "Mixer",
    "NewStep",
    "Option",
    "Outcome",
    "Pool",
    "Procedure",
    "Query",
    "Record",
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
    "Undrawn",
    "Unwind",
    "Verb",
    "Verdict",
    "View",
    "Violation",
    "Zone",
    "answer_at_random",
    "ask_of",
    "asks",
    "choose",
    "decode",
    "draft_of",
    "encode",
    "explain",
    "judge",
    "move_on",
    "new",
    "open_match",
    "query",
    "read_record",
    "read_rulebook",
    "refuse",
    "replay",
    "resample",
    "unpick",
    "verify",
    "view",
    "write_record",
]
