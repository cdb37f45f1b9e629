"""Driving: performs the same actions and queries in each world, for an observer and the others."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager

from litestar.routes import HTTPRoute
from litestar.testing.websocket_test_session import WebSocketTestSession

from server.accounts.helping import Browser
from server.browsers import Message, Socket, at_table
from server.leaks.houses import House, address, match_id
from server.leaks.pairs import Pair, TwinEntry
from server.leaks.transcripts import Transcript, must_be_equal

PUBLIC_PAGES = {"/api/schema", "/api/schema/{path}", "/api/schema/openapi.json"}
"""Routes with the same answer for everybody at all times."""
OPERATORS_PAGES = {"/metrics"}
"""Routes with counts of everything that happened in the process."""
LOOKING_BACK = {"/api/matches/{match}/course", "/api/matches/{match}/frames"}
"""Routes that replay a match from its beginning, which is possible only for dealt pairs."""


class Eye:
    """The observer's socket; everything received over it is recorded."""

    def __init__(self, session: WebSocketTestSession, transcript: Transcript) -> None:
        self._session = session
        self._transcript = transcript
        self.decisions: list[Message] = []
        self.events = 0
        """Number of events the observer knows of."""

    def say(self, **message: object) -> None:
        self._session.send_json(message)

    def hear(self, *kinds: str) -> Message:
        """Wait for the next message of one of these kinds and return it."""
        while True:
            text = self._session.receive_text(timeout=30)
            self._transcript.frame(text)
            message: Message = json.loads(text)
            if message["type"] in ("Welcome", "Update"):
                self.decisions = message["standing"]["decisions"]
                self.events = max([self.events, *(e["number"] + 1 for e in message["events"])])
            if message["type"] in kinds:
                return message

    def ask(self, **message: object) -> Message:
        """Send a message and return the answer."""
        self.say(**message)
        return self.hear(
            "Welcome",
            "Drafted",
            "Accepted",
            "Refused",
            "Refusals",
            "ForecastInfo",
            "Ways",
            "Trouble",
            "Noted",
        )

    def offers(self, option: str) -> bool:
        """Whether the observer may choose this option now."""
        return any(option == each["id"] for d in self.decisions for each in d["options"])


class Drive:
    """One run through all actions in a world, at one house."""

    def __init__(self, house: House, pair: Pair, which: int) -> None:
        self.house, self.pair, self.which = house, pair, which
        self.case = pair.case
        self.match = match_id(pair.case)
        self.at = pair.worlds[which].snapshot.number
        self.transcript = Transcript()
        self._requests = 0
        self._probed = False

    def run(self) -> Transcript:
        """Perform the whole run and return the transcript."""
        for _ in self.course():
            pass
        return self.transcript

    def course(self) -> Generator[None]:
        """Perform the run, with a pause after each part."""
        self.house.store(self.case, self.pair.worlds[self.which])
        browser = self.house.browser(self.case, self.case.observer)
        half = len(self.pair.entries) // 2
        with ExitStack() as open_:
            with self.looking(browser) as eye:
                others = self.come(eye, open_)
                for entry in self.pair.entries[:half]:
                    self.probe_when_asked(eye)
                    self.do(eye, others, entry)
                    yield
                self.talk(eye, others)
                self.deal(eye, others)
                self.read(browser, self.pages(browser))
                self.try_in_vain(browser)
                yield
                events = eye.events
            # The observer comes back having seen nothing, some events, or more than there are.
            for seen in (0, events // 2, events + 100):
                with self.looking(browser, seen):
                    yield
            with self.looking(browser, events) as eye:
                for entry in self.pair.entries[half:]:
                    self.probe_when_asked(eye)
                    self.do(eye, others, entry)
                    yield
                self.probe(eye)
            # Another process has to load the match.
            elsewhere = self.house.browser(self.case, self.case.observer, second=True)
            with self.looking(elsewhere) as eye:
                self.ask_why(eye, min(self.case.observer, default=0))
            self.read(elsewhere, [page for page in self.pages(elsewhere) if "{match}" in page])
            yield

    # The socket

    @contextmanager
    def looking(self, browser: Browser, seen: int = 0) -> Iterator[Eye]:
        """Open the observer's socket and join the match."""
        with browser.websocket_connect(f"/api/matches/{self.match}/socket") as session:
            eye = Eye(session, self.transcript)
            eye.ask(type="Join", seen=seen)
            yield eye

    def come(self, eye: Eye, open_: ExitStack) -> dict[int, Socket]:
        """Let the other players join one after the other; the observer is told each time."""
        others: dict[int, Socket] = {}
        for person in self.case.persons:
            if person != self.case.observer:
                browser = self.house.browser(self.case, person)
                socket = open_.enter_context(at_table(browser, self.match))
                eye.hear("Present")
                others |= dict.fromkeys(person, socket)
        return others

    def do(self, eye: Eye, others: dict[int, Socket], entry: TwinEntry) -> None:
        """Make an entry; the observer is updated, and gets mail if it must decide."""
        before = len(self.letters())
        if entry.back is None:
            picks = [option.id for option in entry.picks[self.which]]
            chosen: Message = {"picks": picks} if picks else {}
            message = self._request("Choose" if picks else "Undo", entry.seat) | chosen
            self._say(eye, others, message)
        else:
            for person in self.case.persons:
                proposed: Message = {"kind": "take-back", "entry": entry.back}
                self._say(eye, others, self._request("Propose", person[0]) | proposed)
        self.at += 1
        if entry.calls:
            to = address(self.case, self.case.observer)
            self.transcript.mail(self.house.letters.wait_for(to, before + 1))

    def _say(self, eye: Eye, others: dict[int, Socket], message: Message) -> None:
        """Send a message for a seat; wait until it is accepted and the observer is updated."""
        other = others.get(message["seat"])
        if other is None:
            answer = eye.ask(**message)
            assert answer["type"] == "Accepted", answer
        else:
            other.say(**message)
            other.hear("Accepted")
            eye.hear("Update")

    def letters(self) -> list[bytes]:
        """Return all mails to the observer so far."""
        return self.house.letters.to(address(self.case, self.case.observer))

    def _request(self, kind: str, seat: int) -> Message:
        """Return the common fields of a message that changes the match."""
        self._requests += 1
        return {
            "type": kind,
            "request": f"drive-{self._requests:04}",
            "seat": seat,
            "at": self.at,
        }

    def probe_when_asked(self, eye: Eye) -> None:
        """Probe once, when the observer has a decision; for a spectator, at once."""
        if not self._probed and (eye.decisions or not self.case.observer):
            self.probe(eye)
            self._probed = True

    def probe(self, eye: Eye) -> None:
        """Send drafts, illegal choices and queries, and record the answers."""
        for seat in self.case.observer or (0,):
            for option in self.pair.options:
                eye.ask(type="Draft", seat=seat, at=self.at, picks=[option])
                eye.ask(type="AskForecast", seat=seat, at=self.at, picks=[option])
                if not eye.offers(option):
                    eye.ask(**self._request("Choose", seat), picks=[option])
            self.ask_why(eye, seat)
            eye.ask(type="AskForecast", seat=seat, at=self.at)
            for thing in self.pair.things:
                eye.ask(type="AskWays", seat=seat, at=self.at, ref=thing)
            for decision in [each for each in eye.decisions if each["seat"] == seat]:
                picks = [decision["options"][0]["id"]]
                eye.ask(type="Draft", seat=seat, at=self.at, picks=[])
                eye.ask(type="Draft", seat=seat, at=self.at, picks=picks)
                for thing in self.pair.things:
                    last = decision["options"][-1]["id"]
                    eye.ask(type="Why", seat=seat, ref=thing, picks=[last])
                eye.ask(type="AskForecast", seat=seat, at=self.at, picks=picks)
                eye.ask(type="AskForecast", seat=seat, at=self.at, before=[picks])
            eye.ask(**self._request("Undo", seat) | {"at": self.at + 1})
            eye.ask(type="Draft", seat=seat, at=self.at + 1, picks=[])
            eye.ask(**self._request("Claim", seat), against=1 - min(seat, 1), wish="win")
        eye.ask(type="Draft", seat=7, at=self.at, picks=[])
        eye.ask(type="Why", seat=0, ref="no-such-thing", picks=["no-such:option"])
        eye.ask(type="AskForecast", seat=7, at=self.at)
        eye.ask(type="AskWays", seat=7, at=self.at, ref="no-such-thing")
        eye.ask(type="Nonsense")

    def ask_why(self, eye: Eye, seat: int) -> None:
        """Ask about things, including some that the observer does not see."""
        for thing in self.pair.things:
            eye.ask(type="Why", seat=seat, ref=thing)

    def talk(self, eye: Eye, others: dict[int, Socket]) -> None:
        """Exchange chat messages and take notes."""
        other = next(iter(others.values()))
        eye.ask(type="SendChat", request="saying-one", text="Well met.")
        eye.hear("ChatLines")
        other.say(type="SendChat", request="saying-two", text="Well met indeed.")
        eye.hear("ChatLines")
        eye.ask(type="NoteDown", request="noting-down", text="Watch the pass.")
        eye.hear("Note")

    def deal(self, eye: Eye, others: dict[int, Socket]) -> None:
        """Propose to take back a choice, and decline."""
        seat, other = next(iter(others.items()))
        other.say(**self._request("Propose", seat), kind="take-back", entry=self.at - 1)
        other.hear("Accepted")
        eye.hear("Update")
        for own in self.case.observer[:1]:
            eye.ask(**self._request("Decline", own), kind="take-back")
            eye.ask(**self._request("Propose", own), kind="take-back", entry=self.at - 1)
        other.say(**self._request("Decline", seat), kind="take-back")
        other.hear("Accepted")
        eye.hear("Update")

    # HTTP

    def pages(self, browser: Browser) -> list[str]:
        """Return all GET routes of a server; new routes are included automatically."""
        routes = [route for route in browser.app.routes if isinstance(route, HTTPRoute)]
        found = {route.path_format for route in routes if "GET" in route.methods}
        elsewhere = set() if self.pair.dealt else LOOKING_BACK
        return sorted(found - PUBLIC_PAGES - OPERATORS_PAGES - elsewhere)

    def read(self, browser: Browser, wanted: Sequence[str]) -> None:
        """Get pages; those about people are read for everybody at the table."""
        for page in wanted:
            for guest in self._guests() if "{guest}" in page else [""]:
                named = {"guest": guest, "game": self.case.game, "language": "en"}
                path = page.format(match=self.match, expansion="none", **named)
                self.transcript.answer(f"GET {path}", browser.get(path))

    def try_in_vain(self, browser: Browser) -> None:
        """Send requests that must fail (missing, taken, not over), and report a ruling."""
        for path in ("/api/matches/no-such-match", f"/api/people/{self.match}"):
            self.transcript.answer(f"GET {path}", browser.get(path))
        ruling = {"match": self.match, "at": 0, "text": "This looks wrong."}
        for path, body in (
            (f"/api/matches/{self.match}/join", {"seat": 0}),
            (f"/api/matches/{self.match}/join", {"seat": 7}),
            ("/api/lobby/rematches", {"match": self.match}),
            ("/api/people/reports/ruling", ruling),
        ):
            self.transcript.answer(f"POST {path}", browser.post(path, json=body))
        data = "/api/people/data"
        self.transcript.answer(f"GET {data}", browser.get(data))

    def _guests(self) -> Sequence[str]:
        return [str(self.case.guest(person)) for person in (*self.case.persons, ())]


def examine(houses: Sequence[House], pair: Pair) -> Transcript:
    """Do the same in both worlds; raise `Leak` as soon as the observer can tell them apart."""
    one, other = (Drive(house, pair, which) for which, house in enumerate(houses))
    with closing(one.course()) as here, closing(other.course()) as there:
        for _ in zip(here, there, strict=True):
            must_be_equal(one.transcript, other.transcript)
    return one.transcript
