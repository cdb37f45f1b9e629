"""A fuzzer at the socket: whatever it says, it is answered, and nobody else notices."""

from __future__ import annotations

import json
import logging
import uuid
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.messages import ClientMessage, ServerMessage
from ostrog.server.sockets import MOST_BYTES
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import another_browser
from server.guard.conftest import Serve
from server.guard.fuzzing import play_round, rounds

PLENTY = 10**9
ANSWERS = {kind.__name__ for kind in get_args(ServerMessage)}
KINDS = [kind.__name__ for kind in get_args(ClientMessage)]
PICKS = ["done", "activate:bard", "activate:bolg", "fly:away", "", ":", "done:done", "a" * 120]
Sent = str | bytes | list[str | bytes]

# Messages that are nearly right

words = st.sampled_from(PICKS) | st.text(max_size=130)
numbers = st.integers(-1, 9) | st.sampled_from([-(2**63), 2**31, 2**64, 10**30, 10**6, 10**6 + 1])
odd = st.none() | st.booleans() | st.floats() | numbers | words | st.lists(words, max_size=3)
requests = st.sampled_from(["12345678", "1234567", "x" * 64, "x" * 65, "12345678\n", "ąćęłńóśź"])
deals = st.sampled_from(["take-back", "pause", "resume", "abort"])
picks = st.lists(words, max_size=5) | st.lists(st.just("done"), min_size=60, max_size=70)
messages = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS) | words},
    optional={
        "seen": numbers | odd,
        "seat": st.integers(0, 1) | numbers | odd,
        "at": st.just(0) | numbers | odd,
        "picks": picks | odd,
        "request": requests | odd,
        "ref": st.sampled_from(["camp", "bard", "bolg"]) | words | odd,
        "kind": deals | odd,
        "entry": numbers | odd,
        "against": numbers | odd,
        "wish": st.sampled_from(["win", "bot", "open"]) | odd,
        "level": st.just("novice") | odd,
        "more": odd,
    },
)
seated = {"request": requests, "seat": st.integers(0, 3), "at": st.integers(0, 3)}
choices = st.one_of(
    st.fixed_dictionaries({"type": st.just("Choose"), **seated, "picks": picks}),
    st.fixed_dictionaries({"type": st.sampled_from(["Undo", "Resign"]), **seated}),
    st.fixed_dictionaries(
        {"type": st.just("Propose"), **seated, "kind": deals, "entry": st.integers(0, 3)}
    ),
    st.fixed_dictionaries({"type": st.just("Decline"), **seated, "kind": deals}),
    st.fixed_dictionaries(
        {
            "type": st.just("Claim"),
            **seated,
            "against": st.integers(0, 3),
            "wish": st.sampled_from(["win", "bot", "open"]),
            "level": st.sampled_from(["novice", "", "king"]),
        }
    ),
)

# What is no message at all

anything = st.recursive(
    odd, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20
)
deep = st.builds(
    lambda opening, depth: opening * depth,
    st.sampled_from(["[", '{"type":', '{"a":', '{"type":"Join","seen":[', '{"picks":[']),
    st.integers(1, 50) | st.integers(950, MOST_BYTES // 9),  # Python itself gives up at 1,000
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
    messages.map(json.dumps),
    choices.map(json.dumps),
    anything.map(json.dumps),
    st.text(),
    deep,
    huge,
    unicode,
)
floods = st.builds(lambda text, times: [text] * times, texts, st.integers(2, 40))
sent: st.SearchStrategy[Sent] = texts | st.binary() | floods


class Fuzzer:
    """Somebody who opens a socket and says something odd."""

    def __init__(self, client: TestClient[Litestar], match: str) -> None:
        self.client = client
        self.path = f"/api/matches/{match}/socket"

    def says(self, what: Sent) -> None:
        """Say it; each message must be answered."""
        pieces = what if isinstance(what, list) else [what]
        with self.client.websocket_connect(self.path) as session:
            for piece in pieces:
                if isinstance(piece, str):
                    session.send_text(piece)
                else:
                    session.send_bytes(piece)
            session.send_json({"type": "Draft", "seat": 7, "at": 999_999, "picks": ["the-end"]})
            answered = 0
            while answered <= len(pieces):
                message: Message = session.receive_json(timeout=10)
                assert message["type"] in ANSWERS
                # Whoever has joined also hears of the match's going on.
                answered += message["type"] != "Update"


def is_playable(one: Socket, two: Socket, random: Random) -> None:
    """Two other people make a choice."""
    playing, waiting = (one, two) if one.standing["decisions"] else (two, one)
    playing.play_at_random(random)
    waiting.hear("Update")
    assert one.at == two.at


@pytest.fixture
def ann(serve: Serve) -> TestClient[Litestar]:
    return serve(most_requests=PLENTY, most_messages=PLENTY)


def test_whatever_is_said_is_answered_and_the_others_play_on(
    ann: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    bob, eve = another_browser(ann), another_browser(ann)
    table = open_match(ann, 0)
    bob.post(f"/api/matches/{table}/join", json={"seat": 1})
    own = open_match(eve, 0)
    ann.post(f"/api/matches/{own}/join", json={"seat": 1})
    random = Random(6)
    with at_table(ann, table) as one, at_table(bob, table) as two:
        for number in rounds(at_least=4):
            if number % 10 == 0:  # what Eve does by chance may end her match
                own = open_match(eve, 0, 1)
            # By turns she sits at a table of her own, and looks on at the others'.
            fuzzer = Fuzzer(eve, own if number % 2 else table)

            @given(sent)
            def fuzz(what: Sent) -> None:
                fuzzer.says(what)  # noqa: B023  # used up within its round

            play_round(number, fuzz)
            is_playable(one, two, random)
    failed = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert failed == []


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
