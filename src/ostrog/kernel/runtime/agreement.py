"""Agreement: the procedure in which several persons make one decision together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostrog.kernel.rules.options import Option, Ref, Verb
from ostrog.kernel.runtime.flow import Agree, Ask, Done, Flow, Goto, Procedure

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

ACCEPT = Verb("accept")
"""Verb of the option with which a seat accepts a proposal under `Agree`."""
DECLINE = Verb("decline", passes=True)
"""Verb of the option with which a seat declines a proposal under `Agree`."""


class Agreement(Procedure):
    """The procedure that the kernel runs when a step returns `Agree`.

    Each person proposes in turn; the first proposal that all others accept is the decision. Seats
    of one person decide once, by the first of them, so that nobody agrees with himself.
    """

    steps = ("propose", "put_forward", "consent", "count", "next_proposer")
    lasting = {"propose": ("turn", "consented"), "consent": ("consented",)}

    asked: int
    """Index in the stack of the frame whose step returned the `Agree`."""
    turn: int = 0
    """Index, among the deciding persons, of the one who proposes now."""
    proposed: Option | None = None
    """The proposal, if the decision is a single choice."""
    drafted: tuple[Option, ...] = ()
    """The proposal, if the decision is composite."""
    consented: int = 0
    """Number of persons who have accepted the proposal."""
    reply: Option | None = None
    """The last person's answer to the proposal."""

    @property
    def proposal(self) -> Option | tuple[Option, ...]:
        """The current proposal: an option or a whole draft."""
        return self.drafted if self.proposed is None else self.proposed

    def crumb(self) -> tuple[Ref, ...]:
        """Return the ids of the proposed options; empty before a proposal is made."""
        picks = (self.proposed,) if self.proposed is not None else self.drafted
        return tuple(option.id for option in picks)

    def terms(self, state: State) -> Agree:
        """Run the asking step again to get its `Agree`; asking steps can always be run again."""
        frame = state.stack[self.asked]
        terms = state.setting.rules.flow[type(frame)][frame.step].run(frame, state)
        assert isinstance(terms, Agree)
        return terms

    def deciders(self, state: State, terms: Agree) -> tuple[int, ...]:
        """Return one seat for each person who decides, in the order in which they propose."""
        if terms.every_seat:
            return terms.seats
        return state.setting.scenario.deciders(terms.seats)

    def propose(self, state: State) -> Flow:
        """Ask the person whose turn it is for a proposal."""
        terms = self.terms(state)
        return Ask(
            seat=self.deciders(state, terms)[self.turn],
            kind=terms.kind,
            options=terms.options,
            into="drafted" if terms.closes else "proposed",
            closes=terms.closes,
            default=terms.default,
            about=terms.about,
        )

    def put_forward(self, state: State) -> Flow:
        """Begin to collect consent for a new proposal; who decides alone needs nobody's consent."""
        self.consented = 0
        self.reply = None
        if len(self.deciders(state, self.terms(state))) == 1:
            return Done(self.proposal)
        return None

    def consent(self, state: State) -> Flow:
        """Ask the other persons one by one whether they accept the proposal."""
        terms = self.terms(state)
        others = list(self.deciders(state, terms))
        del others[self.turn]
        return Ask(
            seat=others[self.consented],
            kind=f"{terms.kind}-consent",
            options=(ACCEPT(), DECLINE()),
            into="reply",
            about=self.crumb(),
        )

    def count(self, state: State) -> Flow:
        """End with the proposal if all accept; move to the next proposer if one declines."""
        if self.reply == DECLINE():
            return None
        self.consented += 1
        if self.consented < len(self.deciders(state, self.terms(state))) - 1:
            return Goto("consent")
        return Done(self.proposal)

    def next_proposer(self, state: State) -> Flow:
        """Let the next person propose; end without agreement when every proposal was declined."""
        self.turn += 1
        self.proposed, self.drafted = None, ()
        terms = self.terms(state)
        more = self.turn < (terms.proposals or len(self.deciders(state, terms)))
        return Goto("propose") if more else Done(None)
