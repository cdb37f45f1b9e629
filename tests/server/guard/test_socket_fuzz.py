"""A fuzzer at the socket: whatever it says, it is answered, and nobody else notices."""

from __future__ import annotations

import json
import logging
import time
import unicodedata
import uuid
from contextlib import ExitStack
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from ostrog.server.http.sockets import MOST_BYTES
from ostrog.server.protocol.matches import ProposalKind
from ostrog.server.protocol.replies import ServerMessage
from ostrog.server.protocol.requests import ClientMessage
from ostrog.server.settings import Settings
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import PLENTY, another_browser
from server.guard.fuzzing import Tally, play_round, rounds

UNASKED = {"Update", "ChatLines", "Present", "Note", "Presets"}
"""What comes because of others, or besides an answer."""
ANSWERS = {kind.__name__ for kind in get_args(ServerMessage)} - UNASKED
KINDS = [kind.__name__ for kind in get_args(ClientMessage)]
PICKS = ["done", "activate:bard", "activate:bolg", "fly:away", "", ":", "done:done", "a" * 120]
LAST = "this-was-the-last"
Json = Any
Sent = str | bytes | list[str | bytes]

# What a message is made of

words = st.sampled_from(PICKS) | st.text(max_size=130)
numbers = st.integers(-1, 9) | st.sampled_from(
    [-(2**63), 2**31, 2**64, 10**30, -(10**4000), 10**4000, 10**6, 10**6 + 1]
)
odd: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.floats() | numbers | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
bad_requests = st.sampled_from(["1234567", "x" * 65, "12345678\n", "ąćęłńóśź", "1234 678"])
requests = st.sampled_from(["12345678", "x" * 64]) | st.uuids().map(str)
known = st.sampled_from([each for each in PICKS if each])
picks = st.just(["done"]) | st.lists(known, min_size=1, max_size=5)
no_picks: st.SearchStrategy[list[str]] = st.just([])
bad_picks = st.lists(words, max_size=5) | st.lists(known, min_size=60, max_size=70)
blanks = st.text(st.sampled_from(" \t\n\r\v\f\u00a0\u2003\u3000\u2028\u2029"), max_size=20)
lengths = st.sampled_from([0, 1, 499, 500, 501, 3_999, 4_000, 4_001, MOST_BYTES])
spoken: st.SearchStrategy[str] = st.one_of(
    st.text(max_size=600),
    blanks,
    st.text(st.characters(categories=["Cc", "Cf", "Zs", "Zl", "Zp", "Mn"]), max_size=40),
    st.text(st.characters(min_codepoint=0x590, max_codepoint=0x7FF), max_size=80),  # to the left
    st.sampled_from(
        ["\x00", "a\x00b", "\u202eback", "\u2067\u2066", "a" + "\u0301" * 450, "\ufeff"]
    ),
    st.sampled_from(["<script>alert(1)</script>", "'; DROP TABLE lines; --", "%s", "{0}", "\\"]),
    st.builds(lambda sign, length: sign * length, st.sampled_from("xż\U0001f3f0 \x00"), lengths),
)
short = st.text(min_size=1, max_size=120)
presets = st.fixed_dictionaries(
    {"kind": known | short, "picks": st.lists(known | short, min_size=1, max_size=8)},
    optional={"unless": st.lists(known | short, max_size=20), "once": st.booleans()},
)
seated = {"request": requests, "seat": st.integers(0, 1), "at": st.integers(0, 9)}
deals = st.sampled_from(get_args(ProposalKind))
SHAPES: dict[str, dict[str, st.SearchStrategy[Json]]] = {
    "Join": {"seen": st.integers(0, 9) | st.just(10**6)},
    "Draft": {"seat": st.integers(0, 1), "at": st.integers(0, 9), "picks": no_picks | picks},
    "Choose": {**seated, "picks": picks},
    "Undo": seated,
    "Resign": seated,
    "Propose": {**seated, "kind": deals, "entry": st.integers(0, 9)},
    "Decline": {**seated, "kind": deals},
    "Claim": {
        **seated,
        "against": st.integers(0, 3),
        "wish": st.sampled_from(["win", "bot", "open"]),
        "level": st.sampled_from(["novice", "", "king"]),
    },
    "Why": {
        "seat": st.integers(0, 1),
        "ref": st.sampled_from(["camp", "bard", "bolg"]) | known,
        "picks": no_picks | picks,
    },
    "AskForecast": {
        "seat": st.integers(0, 1),
        "at": st.integers(0, 9),
        "picks": no_picks | picks,
        "before": st.lists(picks, max_size=3),
    },
    "AskWays": {
        "seat": st.integers(0, 1),
        "at": st.integers(0, 9),
        "ref": st.sampled_from(["camp", "bard", "bolg"]) | known,
    },
    "SetPresets": {
        "request": requests,
        "seat": st.integers(0, 1),
        "answers": st.lists(presets, max_size=4),
    },
    "SendChat": {"request": requests, "text": spoken},
    "NoteDown": {"request": requests, "text": spoken},
}

# Messages that are right, and nearly right


def messages_of(kind: str) -> st.SearchStrategy[dict[str, Json]]:
    """Messages of one kind, as they should be."""
    return st.fixed_dictionaries({"type": st.just(kind), **SHAPES[kind]})


@st.composite
def spoilt(draw: st.DrawFn, kind: str) -> dict[str, Json]:
    """A message of one kind with something in it that is not as it should be."""
    message = draw(messages_of(kind))
    names = sorted(message)
    for name in draw(st.lists(st.sampled_from(names), min_size=1, max_size=2)):
        if draw(st.booleans()):
            message[name] = draw(odd | bad_requests | bad_picks)
        else:
            message.pop(name, None)
    if draw(st.booleans()):
        message[draw(words)] = draw(odd)
    return message


def written(message: dict[str, Json], plain: bool) -> str:
    """A message as JSON, with or without escapes."""
    return json.dumps(message, ensure_ascii=not plain)


right = st.builds(written, st.sampled_from(KINDS).flatmap(messages_of), st.booleans())
asides = st.builds(
    written, st.sampled_from(["SendChat", "NoteDown"]).flatmap(messages_of), st.booleans()
)
wrong = st.builds(written, st.sampled_from(KINDS).flatmap(spoilt), st.booleans())
fields = st.sampled_from([(kind, name) for kind in KINDS for name in SHAPES[kind]])
escapes = st.lists(
    st.sampled_from(
        ["\\ud800", "\\udfff", "\\udc00\\ud800", "\\u0000", "\\uD83C\\uDFF0", "\\x", "a"]
    ),
    min_size=1,
    max_size=4,
).map(lambda found: '"' + "".join(found) + '"')
nested = st.builds(
    lambda pair, depth: pair[0] * depth + pair[1] * depth,
    st.sampled_from([("[", "]"), ('{"a":', "}"), ("[[],", "]")]),
    st.integers(1, 50) | st.integers(950, MOST_BYTES // 9),  # Python itself gives up at 1,000
)


def with_field(field: tuple[str, str], value: str, rest: dict[str, Json]) -> str:
    """A message in which the value of one field is no JSON that Python would write."""
    kind, name = field
    others = [f"{json.dumps(key)}:{json.dumps(each)}" for key, each in rest.items() if key != name]
    return "{" + ",".join([f'"type":"{kind}"', *others, f'"{name}":{value}']) + "}"


ragged = fields.flatmap(
    lambda field: st.builds(
        with_field,
        st.just(field),
        escapes
        | nested
        | st.sampled_from(["1e999", "-0", "1.0", "0x1", "01", "NaN", "", "\u2028"]),
        st.fixed_dictionaries(SHAPES[field[0]]),
    )
)
twice = st.builds(lambda one, two: one[:-1] + "," + two[1:], right, right)

# What is no message at all

deep = st.builds(
    lambda opening, depth: opening * depth,
    st.sampled_from(["[", '{"type":', '{"a":', '{"type":"Join","seen":[', '{"picks":[']),
    st.integers(1, 50) | st.integers(950, MOST_BYTES // 9),
)
huge = st.builds(
    lambda text, times: text * times,
    st.sampled_from(["x", "ż", "\U0001f3f0", '{"type":"Join"}', "\x00", " "]),
    st.integers(MOST_BYTES // 9, 3 * MOST_BYTES),
)
unicode = st.sampled_from(
    ['{"type":"\\ud800"}', '{"type":"Join\\u0000"}', "\ufeff{}", '{"type":"Why","ref":"\\u0000"}']
)
texts: st.SearchStrategy[str] = st.one_of(
    right, asides, wrong, ragged, twice, odd.map(json.dumps), st.text(), deep, huge, unicode
)
floods = st.builds(lambda text, times: [text] * times, texts, st.integers(2, 40))
sent: st.SearchStrategy[Sent] = texts | st.binary() | floods


class Fuzzer:
    """Somebody who opens a socket and says something odd."""

    def __init__(self, client: TestClient[Litestar], match: str, tally: Tally) -> None:
        self.client = client
        self.path = f"/api/matches/{match}/socket"
        self.tally = tally

    def says(self, what: Sent) -> None:
        """Say it; each message must be answered, once and in time."""
        pieces = what if isinstance(what, list) else [what]
        with self.client.websocket_connect(self.path) as session:
            for piece in pieces:
                if isinstance(piece, str):
                    session.send_text(piece)
                else:
                    session.send_bytes(piece)
            session.send_json({"type": "Undo", "request": LAST, "seat": 7, "at": 0})
            answered, since = 0, time.monotonic()
            while True:
                message: Message = session.receive_json(timeout=30)
                kind = message["type"]
                assert kind in ANSWERS | UNASKED
                if kind in UNASKED:
                    continue
                now = time.monotonic()
                if message.get("request") == LAST:
                    break
                self.tally.note(kind, now - since, repr(pieces[min(answered, len(pieces) - 1)]))
                answered, since = answered + 1, now
        assert answered == len(pieces)


def is_decent(text: str) -> bool:
    """Whether a text can be shown to others."""
    return all(sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cs") for sign in text)


def check_talk(client: TestClient[Litestar], match: str) -> None:
    """What was said and noted down is fit to be shown, and there is something to show."""
    with at_table(client, match) as table:
        said = [line["text"] for line in table.welcome["chat"]]
        assert all(text.strip() and len(text) <= 500 for text in said)
        assert all(is_decent(text) for text in [*said, table.welcome["note"]])
        assert len(table.welcome["note"]) <= 4_000


class Bystanders:
    """Two other people who play, one match after the other."""

    def __init__(self, ann: TestClient[Litestar], bob: TestClient[Litestar]) -> None:
        self.ann, self.bob = ann, bob
        self.random = Random(6)
        self.sitting = ExitStack()
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a new match."""
        self.sitting.close()
        self.match = open_match(self.ann, 0)
        self.bob.post(f"/api/matches/{self.match}/join", json={"seat": 1})
        self.tables = [
            self.sitting.enter_context(at_table(browser, self.match))
            for browser in (self.ann, self.bob)
        ]

    def go_on(self) -> None:
        """One makes a choice, and the other hears of it."""
        if any(table.over for table in self.tables):
            self.sit_down()
        one, two = self.tables
        playing, waiting = (one, two) if one.standing["decisions"] else (two, one)
        playing.play_at_random(self.random)
        waiting.hear("Update")
        assert one.at == two.at


@pytest.fixture(scope="module")
def settings(settings: Settings) -> Settings:
    """Settings of a server that a fuzzer may tell anything, as often as it likes."""
    return replace(settings, worker="apart", most_messages=PLENTY)


def test_whatever_is_said_is_answered_and_the_others_play_on(
    ann: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    bob, eve = another_browser(ann), another_browser(ann)
    others, tally = Bystanders(ann, bob), Tally()
    with others.sitting:
        for number in rounds(at_least=4):
            if number % 10 == 0:  # what Eve does by chance may end her match
                own = open_match(eve, 0, 1)
            # By turns she sits at a table of her own, and looks on at the others'.
            match = own if number % 2 else others.match
            fuzzer = Fuzzer(eve, match, tally)

            @given(sent)
            def fuzz(what: Sent) -> None:
                fuzzer.says(what)  # noqa: B023  # used up within its round

            play_round(number, fuzz)
            others.go_on()
            check_talk(eve, match)
    print(tally)
    failed = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert failed == []


def test_every_kind_of_message_and_field_is_fuzzed() -> None:
    for kind in get_args(ClientMessage):
        assert set(SHAPES[kind.__name__]) == set(kind.__struct_fields__)


RIGHT_TO_LEFT = "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627"


UNKNOWN = "trouble-not-understood"
TEXTS: list[tuple[str, str | None, str]] = [
    ('"Hold the gate!"', "Hold the gate!", "Hold the gate!"),
    ('"  two\\nlines \\t"', "two\nlines", "two\nlines"),
    ('" \\t\\n\\u3000\\u00a0\\u2028"', None, ""),
    ('"\\u0000"', None, ""),
    ('"a\\u0000b\\u001bc"', "abc", "abc"),
    ('""', UNKNOWN, ""),
    ('"\\ud800"', UNKNOWN, UNKNOWN),
    ('"\\udc00\\ud800"', UNKNOWN, UNKNOWN),
    ('"\\ud83c\\udff0"', "\U0001f3f0", "\U0001f3f0"),
    (f'"{RIGHT_TO_LEFT}"', RIGHT_TO_LEFT, RIGHT_TO_LEFT),
    (f'"{"x" * 500}"', "x" * 500, "x" * 500),
    (f'"{"x" * 501}"', UNKNOWN, "x" * 501),
    (f'"{"x" * 4_001}"', UNKNOWN, UNKNOWN),
    (f'"{"x" * MOST_BYTES}"', "trouble-too-long", "trouble-too-long"),
    ("null", UNKNOWN, UNKNOWN),
    ("7", UNKNOWN, UNKNOWN),
    ('["x"]', UNKNOWN, UNKNOWN),
]
"""What is sent as a text, and what becomes of it when it is said, and noted down."""


def test_what_can_be_said_and_noted_down(ann: TestClient[Litestar]) -> None:
    for text, said, noted in TEXTS:
        with at_table(ann, open_match(ann, 0, 1)) as table:
            for kind, expected in (("SendChat", said), ("NoteDown", noted)):
                table.session.send_text(f'{{"type":"{kind}","request":"12345678","text":{text}}}')
                answer = _answer(table)
                if expected is None:
                    assert answer["type"] == "Refused", text
                elif expected.startswith("trouble"):
                    assert answer == {"type": "Trouble", "key": expected}, text
                else:
                    assert answer == {"type": "Noted", "request": "12345678"}, text
            welcome = table.join()
            lasting = [said] if said and not said.startswith("trouble") else []
            assert [line["text"] for line in welcome["chat"]] == lasting
            assert welcome["note"] == ("" if noted.startswith("trouble") else noted)
            table.choose(0, "done")
            table.hear("Accepted")


def _answer(table: Socket) -> Message:
    """The next message that answers something."""
    while True:
        message: Message = table.session.receive_json(timeout=30)
        if message["type"] in ANSWERS:
            return message


@pytest.mark.parametrize(
    "what",
    ["[" * 16_000, '{"a":' + "[" * 15_000, '{"type":' * 2_000],
    ids=["lists", "a field", "types"],
)
def test_what_is_nested_too_deeply_is_not_understood(ann: TestClient[Litestar], what: str) -> None:
    with at_table(ann, open_match(ann, 0, 1)) as table:
        table.session.send_text(what)
        assert table.hear("Trouble")["key"] == "trouble-not-understood"
        table.join()


def test_a_flood_of_choices_is_written_once(ann: TestClient[Litestar]) -> None:
    with at_table(ann, open_match(ann, 0, 1)) as table:
        request = str(uuid.uuid4())
        for _ in range(100):
            table.choose(0, "done", request=request)
        for _ in range(100):
            assert table.hear("Accepted")["at"] == 1
        assert table.join()["standing"]["at"] == 1
