"""A server that is told to stop stops soon, whatever hangs on it."""

from __future__ import annotations

import json
import signal
import socket
import time

from websockets.sync.client import connect

from attacks.real_server import LOOPBACK, RealServer, real_server

MOST_SECONDS = 5.0
BUSY = {
    "game": "ring_cards",
    "scenario": "trilogy",
    "seats": [0],
    "bots": [{"seat": seat, "level": "warlord"} for seat in (1, 2, 3)],
}


def half_sent(server: RealServer, text: bytes) -> socket.socket:
    """Send a part of a request, and nothing more."""
    found = socket.create_connection((LOOPBACK, server.port))
    found.sendall(text)
    return found


def test_a_server_stops_within_five_seconds(another_database: str) -> None:
    nobody = {"OSTROG_NATS": "nats://127.0.0.1:9"}
    with real_server(another_database, **nobody) as server:
        ann = server.guest()
        answer = ann.post("/api/matches", json=BUSY)
        assert answer.status_code == 201, answer.text
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        path = f"ws://{LOOPBACK}:{server.port}/api/matches/{answer.json()['id']}/socket"
        held = [half_sent(server, b"GET /api/me HTTP/1.1\r\nHost: x")]
        with connect(path, additional_headers={"Cookie": cookie}) as table:
            table.send(json.dumps({"type": "Join", "seen": 0}))
            table.recv()
            time.sleep(4)  # by now bots think
            begun = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            code = server.process.wait(30)
            took = time.monotonic() - begun
        for each in held:
            each.close()
    print(f"stopped after {took:.1f} s")
    assert took < MOST_SECONDS
    assert code in (0, -signal.SIGTERM)
