"""Requests that are sent only in part are not waited for."""

from __future__ import annotations

import asyncio

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send

from attacks.real_server import LOOPBACK
from faults.surroundings import free_port
from ostrog.server.http import connections
from ostrog.server.http.connections import TimelyProtocol

HEAD = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc"
WHOLE = HEAD + b"\r\n"


async def answers(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer 200 once the whole request has arrived."""
    while (message := await receive())["type"] == "http.request" and message["more_body"]:
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok", "more_body": False})


async def read_all(port: int, *parts: bytes) -> tuple[bytes, float]:
    """Send parts with pauses; return what was answered, and after which time it was closed."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0.1)
    begun = asyncio.get_running_loop().time()
    try:
        found = await asyncio.wait_for(reader.read(), 6)
    except ConnectionResetError:
        found = b""
    writer.close()
    return found, asyncio.get_running_loop().time() - begun


async def sent(*parts: bytes) -> tuple[bytes, float]:
    """Run a server, and send it these parts of a request."""
    port = free_port()
    config = uvicorn.Config(
        answers,
        host=LOOPBACK,
        port=port,
        http=TimelyProtocol,
        lifespan="off",
        log_config=None,
        timeout_keep_alive=3,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        return await read_all(port, *parts)
    finally:
        server.should_exit = True
        await running


@pytest.mark.parametrize("parts", [(b"",), (HEAD,), (HEAD, b"X-A: b\r\n", b"X-C: d\r\n"), (BODY,)])
def test_a_part_of_a_request_is_given_up(
    parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SECONDS", 0.5)
    found, took = asyncio.run(sent(*parts))
    assert b"200" not in found
    assert took < 2


@pytest.mark.parametrize("parts", [(WHOLE,), (HEAD, b"\r\n"), (BODY, b"defghij"), (WHOLE, WHOLE)])
def test_a_whole_request_is_answered_and_the_connection_kept(
    parts: tuple[bytes, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SECONDS", 0.5)
    found, took = asyncio.run(sent(*parts))
    assert found.count(b"200 OK") == (2 if parts == (WHOLE, WHOLE) else 1)
    assert 2 < took < 5, "a connection without a request is kept as long as uvicorn keeps it"
