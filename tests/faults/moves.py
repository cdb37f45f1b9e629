"""What players do at a table: they choose, undo, agree, talk, set presets and resign."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Awaitable, Callable
from contextlib import suppress

from faults.memories import Message
from faults.players import TROUBLE, Person

TIDY = 2.0
"""Seconds to wait for the other to agree to a proposal."""


class Player:
    """Plays one match until it is over or nobody wants to go on."""

    def __init__(self, person: Person, length: int) -> None:
        """Play for a person, who resigns at the latest when there are so many entries."""
        self.person = person
        self.random = person.random
        self.length = length
        self.known: dict[str, str] = {}
        """Options that answered a decision, by its kind; presets are made of them."""

    async def play(self, end: asyncio.Event) -> None:
        """Play until the match is over or `end` is set; sit down again whenever it breaks."""
        person = self.person
        while not end.is_set() and not person.over:
            with suppress(*TROUBLE):
                await person.sit_down()
                while not end.is_set() and not person.over:
                    await self._step()
                    await asyncio.sleep(self.random.random() * 0.2)
            await asyncio.sleep(0.1)
        await person.leave()

    async def _step(self) -> None:
        """Do one thing, or wait for the others."""
        action = self._beside()
        if action is not None:
            await action()
            await self.person.join()
        elif self.person.standing.get("decisions"):
            await self._choose()
            await self.person.join()
        else:
            try:
                await self.person.hear("Update", "Welcome", seconds=1)
            except TimeoutError:
                if self.random.random() < 0.2:
                    await self.person.join()

    def _beside(self) -> Callable[[], Awaitable[None]] | None:
        """Return something to do instead of choosing, or None."""
        person, dice = self.person, self.random.random
        if not person.standing:
            return None
        if person.at >= self.length and dice() < 0.3:
            return self._resign
        if self._proposal() and dice() < 0.7:
            return self._agree
        ways: list[tuple[bool, float, Callable[[], Awaitable[None]]]] = [
            (bool(person.info["newer"]), 0.3, self._go_over),
            (person.seat in person.standing["undoable"], 0.15, self._undo),
            (person.at > 0, 0.04, self._take_back),
            (True, 0.05, self._talk),
            (bool(self.known), 0.05, self._set_presets),
        ]
        return next((way for may, often, way in ways if may and dice() < often), None)

    # Choices

    async def _choose(self) -> None:
        """Answer a decision at random; sometimes an old message arrives late."""
        person = self.person
        picks, decision = await self._picks()
        at = person.at
        if self.random.random() < 0.1 and at > 0:
            late = person.new("Choose", at=0, picks=tuple(picks))
            person.memory.sends(late)
            await person.say(late.message)
        await person.request("Choose", at=at, picks=tuple(picks))
        if len(picks) == 1:
            self.known[decision["kind"]] = picks[0]

    async def _picks(self) -> tuple[list[str], Message]:
        person = self.person
        decision: Message = self.random.choice(person.standing["decisions"])
        picks: list[str] = []
        while True:
            option = self.random.choice(decision["options"])
            picks.append(option["id"])
            if option.get("closes"):
                return picks, decision
            await person.say(
                {"type": "Draft", "seat": person.seat, "at": person.at, "picks": picks}
            )
            heard = await person.hear("Drafted", "Refused")
            if heard["type"] == "Refused":
                raise TimeoutError
            decision = heard["decision"]

    async def _undo(self) -> None:
        await self.person.request("Undo", at=self.person.at)

    async def _resign(self) -> None:
        await self.person.request("Resign", at=self.person.at)

    # Agreements

    def _proposal(self) -> Message | None:
        """Return a proposal of the other that waits for this person."""
        open_: list[Message] = self.person.info["proposals"]
        return next((each for each in open_ if self.person.seat not in each["agreed"]), None)

    async def _agree(self) -> None:
        proposal = self._proposal()
        assert proposal is not None
        await self._propose(proposal["kind"], int(proposal["entry"]))

    async def _take_back(self) -> None:
        at = self.person.at
        await self._propose("take-back", max(0, at - 1 - self.random.randrange(4)))

    async def _go_over(self) -> None:
        await self._propose("migrate", 0)

    async def _propose(self, kind: str, entry: int) -> None:
        """Propose something or agree to it, and give the other a moment to agree."""
        person, at = self.person, self.person.at
        sent = await person.request("Propose", at=at, proposal=kind, entry=entry)
        end = time.monotonic() + TIDY
        while person.accepted_only_as_proposal(sent) and time.monotonic() < end:
            with suppress(TimeoutError):
                await person.hear("Update", "Welcome", seconds=0.5)
            if person.at != at or person.over:
                return

    # Beside the match

    async def _talk(self) -> None:
        await self.person.request("SendChat", text=f"{uuid.uuid4()}: żółw, слон")

    async def _set_presets(self) -> None:
        """Set answers to decisions that came up before, or none."""
        chosen = self.random.sample(sorted(self.known), min(len(self.known), 2))
        answers: list[Message] = [
            {
                "kind": kind,
                "picks": [self.known[kind]],
                "unless": [],
                "once": self.random.random() < 0.5,
            }
            for kind in chosen
            if self.random.random() < 0.8
        ]
        await self.person.request("SetPresets", answers=tuple(answers))
