"""What players remember: each request they sent, and how it was answered."""

from __future__ import annotations

import json
from typing import Any

import msgspec

Message = dict[str, Any]
Picks = tuple[str, ...]

LOGGED = ("Choose", "Undo", "Resign", "Propose")
"""Kinds of requests that are written to the log of a match; proposals only once all agree."""


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """A request as a player sent it."""

    match: str
    request: str
    kind: str
    """The type of the message."""
    guest: str
    seat: int
    at: int = 0
    """Number of entries in the match, as far as the player knew."""
    picks: Picks = ()
    """The options chosen."""
    proposal: str = ""
    """What is proposed: take-back or migrate."""
    entry: int = 0
    """The first entry to take back."""
    text: str = ""
    """A chat line."""
    answers: tuple[Message, ...] = ()
    """Preset answers."""

    @property
    def message(self) -> Message:
        """The message as it goes over the wire."""
        found: Message = {"type": self.kind, "request": self.request, "seat": self.seat}
        match self.kind:
            case "Choose":
                return found | {"at": self.at, "picks": self.picks}
            case "Propose":
                return found | {"at": self.at, "kind": self.proposal, "entry": self.entry}
            case "SendChat":
                return {"type": self.kind, "request": self.request, "text": self.text}
            case "SetPresets":
                return found | {"answers": self.answers}
            case _:
                return found | {"at": self.at}


class Memory:
    """Everything that one person sent and was told in a match."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.sent: dict[str, Sent] = {}
        self.copies: dict[str, int] = {}
        """How often each request was sent."""
        self.accepted: dict[str, int] = {}
        """Accepted requests, with the number of entries after each."""
        self.refused: dict[str, str] = {}
        """Refused requests, with the rule that was named."""
        self.noted: list[str] = []
        """Chat lines and presets that were stored, in this order."""
        self.events: dict[int, str] = {}
        """Events by number, as they were first told."""
        self.contradictions: list[str] = []

    def sends(self, sent: Sent) -> None:
        """Remember that a request is sent, once more perhaps."""
        self.sent[sent.request] = sent
        self.copies[sent.request] = self.copies.get(sent.request, 0) + 1

    def hears(self, message: Message) -> None:
        """Remember a message of the server."""
        request = str(message.get("request", ""))
        match message["type"]:
            case "Welcome" | "Update":
                self._remember(message["match"]["id"], message["events"])
            case "Accepted" if request in self.sent:
                self._accept(self.sent[request], int(message["at"]))
            case "Refused" if request in self.sent:
                self._refuse(self.sent[request], message.get("refusal", {}).get("rule", ""))
            case "Noted" if request in self.sent and request not in self.noted:
                self.noted.append(request)

    @property
    def next_event(self) -> int:
        """Number of the first event that was not told yet."""
        return max(self.events, default=-1) + 1

    def entered(self, request: str) -> int | None:
        """Return the acknowledged number of the entry of a request; None if none was."""
        after = self.accepted.get(request)
        return None if after is None or not self._is_entry(self.sent[request], after) else after - 1

    @staticmethod
    def _is_entry(sent: Sent, after: int) -> bool:
        """Whether an acknowledgement means an entry, and not only an open proposal."""
        return sent.kind in LOGGED and (sent.kind != "Propose" or after != sent.at)

    def _accept(self, sent: Sent, after: int) -> None:
        before = self.accepted.get(sent.request)
        if before is not None and before != after and self._is_entry(sent, before):
            self._contradict(sent, f"accepted as {before}, then as {after}")
        # A server that does not know newer rules refuses what another one does.
        refused = sent.request in self.refused and sent.proposal != "migrate"
        if refused and self._is_entry(sent, after):
            rule, copies = self.refused[sent.request], self.copies[sent.request]
            self._contradict(
                sent, f"refused by {rule}, then accepted as {after}; sent {copies} times"
            )
        if before is None or self._is_entry(sent, after):
            self.accepted[sent.request] = after

    def _refuse(self, sent: Sent, rule: str) -> None:
        if self.entered(sent.request) is not None:
            self._contradict(sent, f"accepted as {self.accepted[sent.request]}, then refused")
        self.refused[sent.request] = rule

    def _contradict(self, sent: Sent, what: str) -> None:
        self.contradictions.append(f"{sent.match}: {sent.kind} {sent.request} was {what}")

    def _remember(self, match: str, events: list[Message]) -> None:
        for event in events:
            told = json.dumps(event, sort_keys=True)
            known = self.events.setdefault(int(event["number"]), told)
            if known != told:
                self.contradictions.append(f"{match}: {known} became {told}")
