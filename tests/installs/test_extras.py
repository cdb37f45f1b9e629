"""Each extra stands alone: it brings what its commands need, and nothing of the other."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import time
import urllib.request
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from installs.environments import Installed
from installs.homes import free_port
from ostrog.server.db.database import drop
from server.databases import SERVER


def test_the_lab_plays_without_the_server(with_lab: Installed, tmp_path: Path) -> None:
    assert not with_lab.has("sqlalchemy")
    assert not with_lab.has("litestar")
    scenario = ("--scenario", "duel-two-players")
    folder, page = tmp_path / "run", tmp_path / "report.html"
    options = ("--games", "2", "--workers", "1", "--out", str(folder), "--json")
    done = with_lab.run("lab", "duel", "ring_cards", "random", "greedy", *scenario, *options)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["why"], told["games"], told["broken"]) == ("played", 2, [])
    reported = with_lab.run("lab", "report", str(folder), "--to", str(page))
    assert reported.returncode == 0, reported.stderr
    assert "<svg" in page.read_text(encoding="utf-8")


def test_the_server_answers_with_its_client_and_without_the_lab(
    with_server: Installed, database: str
) -> None:
    assert not with_server.has("pyarrow")
    assert not with_server.has("ray")
    port = free_port()
    variables = with_server.variables(OSTROG_DATABASE=database, OSTROG_PORT=str(port))
    migrated = subprocess.run(
        [with_server.ostrog, "migrate"], cwd=with_server.folder, env=variables, check=False
    )
    assert migrated.returncode == 0
    server = subprocess.Popen(
        [with_server.ostrog, "serve"],
        cwd=with_server.folder,
        env=variables,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert answer(server, f"http://127.0.0.1:{port}/api/health") == 200
        assert answer(server, f"http://127.0.0.1:{port}/api/ready") == 200
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as response:
            page = response.read().decode()
        (script,) = re.findall(r'<script[^>]+src="(/assets/[^"]+)"', page)
        assert answer(server, f"http://127.0.0.1:{port}{script}") == 200
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


def answer(server: subprocess.Popen[bytes], url: str) -> int:
    """The status of an answer, which is waited for while the server starts."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(url, timeout=5) as response:
                return int(response.status)
        except OSError:
            time.sleep(0.1)
    pytest.fail("the server does not answer")


@pytest.fixture
def database() -> Iterator[str]:
    """The address of a database that is not there yet, and is dropped afterwards."""
    url = f"{SERVER}/ostrog_test_{uuid.uuid4().hex[:12]}"
    yield url
    asyncio.run(drop(url))
