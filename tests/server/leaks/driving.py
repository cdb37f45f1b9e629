"""Driving: the same is done and asked in a world, by an observer and by those at its table."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager

from litestar.routes import HTTPRoute
from litestar.testing.websocket_test_session import WebSocketTestSession

from server.browsers import Message, Socket, at_table
from server.leaks.houses import House, address, match_id
from server.leaks.pairs import Deed, Pair
from server.leaks.transcripts import Transcript, must_be_equal
from server.people.helping import Browser

PUBLIC_PAGES = {"/api/schema", "/api/schema/{path}", "/api/schema/openapi.json"}
"""What is the same for everybody, at every time."""
OPERATORS_PAGES = {"/metrics"}
"""What counts all that ever happened in the process."""
LOOKING_BACK = {"/api/matches/{match}/course", "/api/matches/{match}/frames"}
"""What is played from the beginning, which only worlds that were dealt otherwise can be."""


class Eye:
    """The observer's socket: all that comes over it is noted."""

    def __init__(self, session: WebSocketTestSession, transcript: Transcript) -> None:
        self._session = session
        self._transcript = transcript
        self.decisions: list[Message] = []
        self.events = 0
        """So many there are, as far as it knows."""

    def say(self, **message: object) -> None:
        self._session.send_json(message)

    def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
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
        """Say something that is answered."""
        self.say(**message)
        return self.hear(
            "Welcome", "Drafted", "Accepted", "Refused", "Because", "Odds", "Trouble", "Noted"
        )

    def offers(self, option: str) -> bool:
        """Whether the observer may choose this now."""
        return any(option == each["id"] for d in self.decisions for each in d["options"])


class Drive:
    """One run through all that is done in a world, as one of its servers sees it."""

    def __init__(self, house: House, pair: Pair, which: int) -> None:
        self.house, self.pair, self.which = house, pair, which
        self.case = pair.case
        self.match = match_id(pair.case)
        self.at = pair.worlds[which].snapshot.number
        self.transcript = Transcript()
        self._requests = 0
        self._probed = False

    def run(self) -> Transcript:
        """Everything, from the first look to the last."""
        for _ in self.course():
            pass
        return self.transcript

    def course(self) -> Generator[None]:
        """The same, with a pause after each part."""
        self.house.store(self.case, self.pair.worlds[self.which])
        browser = self.house.browser(self.case, self.case.observer)
        half = len(self.pair.deeds) // 2
        with ExitStack() as open_:
            with self.looking(browser) as eye:
                others = self.come(eye, open_)
                for deed in self.pair.deeds[:half]:
                    self.probe_when_asked(eye)
                    self.do(eye, others, deed)
                    yield
                self.talk(eye, others)
                self.deal(eye, others)
                self.read(browser, self.pages(browser))
                self.try_in_vain(browser)
                yield
                events = eye.events
            # Somebody comes back who has seen nothing, something, or more than there is.
            for seen in (0, events // 2, events + 100):
                with self.looking(browser, seen):
                    yield
            with self.looking(browser, events) as eye:
                for deed in self.pair.deeds[half:]:
                    self.probe_when_asked(eye)
                    self.do(eye, others, deed)
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
        """The observer at the table."""
        with browser.websocket_connect(f"/api/matches/{self.match}/socket") as session:
            eye = Eye(session, self.transcript)
            eye.ask(type="Join", seen=seen)
            yield eye

    def come(self, eye: Eye, open_: ExitStack) -> dict[int, Socket]:
        """The others sit down one after the other, as the observer is told."""
        others: dict[int, Socket] = {}
        for person in self.case.persons:
            if person != self.case.observer:
                browser = self.house.browser(self.case, person)
                socket = open_.enter_context(at_table(browser, self.match))
                eye.hear("Present")
                others |= dict.fromkeys(person, socket)
        return others

    def do(self, eye: Eye, others: dict[int, Socket], deed: Deed) -> None:
        """Do something; the observer hears of it, and gets mail if it is asked."""
        before = len(self.letters())
        if deed.back is None:
            picks = [option.id for option in deed.picks[self.which]]
            chosen: Message = {"picks": picks} if picks else {}
            message = self._request("Choose" if picks else "Undo", deed.seat) | chosen
            self._say(eye, others, message)
        else:
            for person in self.case.persons:
                proposed: Message = {"kind": "take-back", "entry": deed.back}
                self._say(eye, others, self._request("Propose", person[0]) | proposed)
        self.at += 1
        if deed.calls:
            to = address(self.case, self.case.observer)
            self.transcript.mail(self.house.letters.wait_for(to, before + 1))

    def _say(self, eye: Eye, others: dict[int, Socket], message: Message) -> None:
        """Say something for a seat that all hear of."""
        other = others.get(message["seat"])
        if other is None:
            answer = eye.ask(**message)
            assert answer["type"] == "Accepted", answer
        else:
            other.say(**message)
            other.hear("Accepted")
            eye.hear("Update")

    def letters(self) -> list[bytes]:
        """All mails to the observer so far."""
        return self.house.letters.to(address(self.case, self.case.observer))

    def _request(self, kind: str, seat: int) -> Message:
        """The beginning of a message that is to change something."""
        self._requests += 1
        return {
            "type": kind,
            "request": f"drive-{self._requests:04}",
            "seat": seat,
            "at": self.at,
        }

    def probe_when_asked(self, eye: Eye) -> None:
        """Probe as soon as the observer has something to decide; a spectator never has."""
        if not self._probed and (eye.decisions or not self.case.observer):
            self.probe(eye)
            self._probed = True

    def probe(self, eye: Eye) -> None:
        """Ask for what cannot be had, and why."""
        for seat in self.case.observer or (0,):
            for option in self.pair.options:
                eye.ask(type="Draft", seat=seat, at=self.at, picks=[option])
                eye.ask(type="AskOdds", seat=seat, at=self.at, picks=[option])
                if not eye.offers(option):
                    eye.ask(**self._request("Choose", seat), picks=[option])
            self.ask_why(eye, seat)
            eye.ask(type="AskOdds", seat=seat, at=self.at)
            for decision in [each for each in eye.decisions if each["seat"] == seat]:
                picks = [decision["options"][0]["id"]]
                eye.ask(type="Draft", seat=seat, at=self.at, picks=[])
                eye.ask(type="Draft", seat=seat, at=self.at, picks=picks)
                eye.ask(type="Why", seat=seat, ref=self.pair.things[0], picks=picks)
                eye.ask(type="AskOdds", seat=seat, at=self.at, picks=picks)
            eye.ask(**self._request("Undo", seat) | {"at": self.at + 1})
            eye.ask(type="Draft", seat=seat, at=self.at + 1, picks=[])
            eye.ask(**self._request("Claim", seat), against=1 - min(seat, 1), wish="win")
        eye.ask(type="Draft", seat=7, at=self.at, picks=[])
        eye.ask(type="Why", seat=0, ref="no-such-thing", picks=["no-such:option"])
        eye.ask(type="AskOdds", seat=7, at=self.at)
        eye.ask(type="Nonsense")

    def ask_why(self, eye: Eye, seat: int) -> None:
        """Ask about things that the observer does not see, and others."""
        for thing in self.pair.things:
            eye.ask(type="Why", seat=seat, ref=thing)

    def talk(self, eye: Eye, others: dict[int, Socket]) -> None:
        """Talk with each other, and take notes."""
        other = next(iter(others.values()))
        eye.ask(type="Say", request="saying-one", text="Well met.")
        eye.hear("Said")
        other.say(type="Say", request="saying-two", text="Well met indeed.")
        eye.hear("Said")
        eye.ask(type="NoteDown", request="noting-down", text="Watch the pass.")
        eye.hear("Note")

    def deal(self, eye: Eye, others: dict[int, Socket]) -> None:
        """Propose to take something back, and do not agree."""
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
        """All that can be got from a server; what is added to it is among it."""
        routes = [route for route in browser.app.routes if isinstance(route, HTTPRoute)]
        found = {route.path_format for route in routes if "GET" in route.methods}
        elsewhere = set() if self.pair.dealt else LOOKING_BACK
        return sorted(found - PUBLIC_PAGES - OPERATORS_PAGES - elsewhere)

    def read(self, browser: Browser, wanted: Sequence[str]) -> None:
        """Get pages, those about people for everybody at the table."""
        for page in wanted:
            for guest in self._guests() if "{guest}" in page else [""]:
                named = {"guest": guest, "game": self.case.game, "language": "en"}
                path = page.format(match=self.match, **named)
                self.transcript.answer(f"GET {path}", browser.get(path))

    def try_in_vain(self, browser: Browser) -> None:
        """Ask for what is not there, not free or not over; a ruling may be doubted by players."""
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
    """Do the same in both worlds; raises `Leak` as soon as the observer can tell them apart."""
    one, other = (Drive(house, pair, which) for which, house in enumerate(houses))
    with closing(one.course()) as here, closing(other.course()) as there:
        for _ in zip(here, there, strict=True):
            must_be_equal(one.transcript, other.transcript)
    return one.transcript
