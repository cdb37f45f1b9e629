"""Agreement: how several seats decide together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrog.kernel.rules.options import Option, Ref, Verb
from ostrog.kernel.runtime.flow import Agree, Ask, Done, Flow, Goto, Procedure

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

ACCEPT = Verb("accept")
DECLINE = Verb("decline")


class Agreement(Procedure):
    """Each seat proposes in turn; the first proposal all the others accept is the decision."""

    steps = ("propose", "put_forward", "consent", "count", "next_proposer")

    asked: int
    """The depth of the frame whose step asks for the agreement."""
    turn: int = 0
    proposed: Option | None = None
    drafted: tuple[Option, ...] = ()
    consented: int = 0
    reply: Option | None = None

    @property
    def proposal(self) -> Option | tuple[Option, ...]:
        """What is on the table: an option or a whole draft."""
        return self.drafted if self.proposed is None else self.proposed

    def crumb(self) -> tuple[Ref, ...]:
        """What is being proposed, once it is."""
        picks = (self.proposed,) if self.proposed is not None else self.drafted
        return tuple(option.id for option in picks)

    def terms(self, state: State) -> Agree:
        """What the asking step wants agreed; asking steps can be called again at any time."""
        frame = state.stack[self.asked]
        terms = state.setting.rules.flow[type(frame)][frame.step].run(frame, state)
        assert isinstance(terms, Agree)
        return terms

    def propose(self, state: State) -> Flow:
        """The seat whose turn it is makes a proposal."""
        terms = self.terms(state)
        return Ask(
            seat=terms.seats[self.turn],
            kind=terms.kind,
            options=terms.options,
            into="drafted" if terms.closes else "proposed",
            closes=terms.closes,
            default=terms.default,
            about=terms.about,
        )

    def put_forward(self, state: State) -> Flow:
        """A new proposal has nobody's consent yet but the proposer's."""
        self.consented = 0
        self.reply = None
        if len(self.terms(state).seats) == 1:
            return Done(self.proposal)
        return None

    def consent(self, state: State) -> Flow:
        """The others are asked one by one."""
        terms = self.terms(state)
        others = [seat for seat in terms.seats if seat != terms.seats[self.turn]]
        return Ask(
            seat=others[self.consented],
            kind=f"{terms.kind}-consent",
            options=(ACCEPT(), DECLINE()),
            into="reply",
            about=self.crumb(),
        )

    def count(self, state: State) -> Flow:
        """Unanimous: decided. Declined: the next seat proposes."""
        if self.reply == DECLINE():
            return None
        self.consented += 1
        if self.consented < len(self.terms(state).seats) - 1:
            return Goto("consent")
        return Done(self.proposal)

    def next_proposer(self, state: State) -> Flow:
        """When every proposal has been declined there is no agreement."""
        self.turn += 1
        self.proposed, self.drafted = None, ()
        terms = self.terms(state)
        more = self.turn < (terms.proposals or len(terms.seats))
        return Goto("propose") if more else Done(None)
