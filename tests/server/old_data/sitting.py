"""People at one table, each at a screen of their own, who choose at random."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from random import Random

from litestar.testing import TestClient

from ostrog.server.accounts.login_sessions import COOKIE
from server.accounts.helping import Browser
from server.browsers import Refused, Socket, at_table


class Round:
    """The sockets of all people at a table."""

    def __init__(self, sockets: Mapping[str, Socket], seed: int) -> None:
        """Sit down; `seed` is what chance is made from."""
        self.sockets = dict(sockets)
        self.random = Random(seed)

    @property
    def screens(self) -> Sequence[Socket]:
        """The sockets, in no order that matters."""
        return list(self.sockets.values())

    @property
    def at(self) -> int:
        """How many entries there are, as far as anybody has heard."""
        return max(each.at for each in self.screens)

    @property
    def over(self) -> bool:
        """Whether somebody has heard that the match is over."""
        return any(each.over for each in self.screens)

    def play(self, choices: int) -> None:
        """Let people choose until the match is over or has so many more entries."""
        until = self.at + choices
        while self.at < until and not self.over:
            self.choose()

    def choose(self) -> None:
        """Let one of those who are asked choose, or wait for those who are not at a screen."""
        asked = [each for each in self.screens if each.standing["decisions"]]
        if not asked:
            self.screens[0].hear("Update")
        else:
            chooser = self.random.choice(asked)
            try:
                chooser.play_at_random(self.random)
            except Refused:  # somebody else was quicker
                chooser.join()
        self._catch_up()

    def _catch_up(self) -> None:
        for each in self.screens:
            while each.at < self.at:
                each.hear("Update")

    def deal(self, person: str, what: str, **fields: object) -> None:
        """Let somebody do something else than to choose, and all look anew."""
        socket = self.sockets[person]
        request = str(uuid.uuid4())
        socket.say(type=what, request=request, at=socket.at, **fields)
        assert socket.hear("Accepted")["request"] == request
        self.look()

    def tell(self, person: str, what: str, **fields: object) -> None:
        """Let somebody say or note something, or set presets."""
        request = str(uuid.uuid4())
        self.sockets[person].say(type=what, request=request, **fields)
        assert self.sockets[person].hear("Noted")["request"] == request

    def look(self) -> None:
        """All look anew."""
        for each in self.screens:
            each.join()

    def undo(self) -> None:
        """Play until a choice can be undone, and undo it."""
        while True:
            for person, each in self.sockets.items():
                if each.standing["undoable"]:
                    self.deal(person, "Undo", seat=each.standing["undoable"][0])
                    return
            assert not self.over
            self.choose()


def known_browser(server: Browser, session: str) -> Browser:
    """The browser of somebody who comes back, with the cookie that it was given before."""
    found = TestClient(server.app, cookies={COOKIE: session})
    found.blocking_portal = server.blocking_portal
    return found


@contextmanager
def around(people: Mapping[str, Browser], match: str, seed: int) -> Iterator[Round]:
    """These people at the table of a match."""
    with ExitStack() as stack:
        sockets = {
            name: stack.enter_context(at_table(each, match)) for name, each in people.items()
        }
        yield Round(sockets, seed)
