"""Fixtures: a real server, a real database and Chromium, for tests that play as people do."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from ostrog.server.db.database import create, drop, migrate

ROOT = Path(__file__).parents[2]
CLIENT = Path(os.environ.get("OSTROG_CLIENT", ROOT / "web" / "dist"))
CHROMIUM = os.environ.get("OSTROG_CHROMIUM") or next(
    # The headless shell draws no windows and opens a page in half the time.
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))),
    "/usr/bin/chromium",
)
POSTGRES = os.environ.get("OSTROG_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")
CHOICES = int(os.environ.get("OSTROG_BROWSER_CHOICES", "8"))
"""Number of choices that people make in a match; 0 plays to its end."""
WHOLE = "OSTROG_LONG" in os.environ
"""Whether tests that take minutes run too."""
OSTROG = Path(sys.executable).with_name("ostrog")
"""The command of the environment in which the tests run."""
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the browser tests if the client is not built or there is no browser."""
    here = Path(__file__).parent
    if "CI" in os.environ:  # in CI they must run
        return
    missing = not (CLIENT / "index.html").is_file() or shutil.which(CHROMIUM) is None
    for item in items:
        if here in item.path.parents and missing:
            item.add_marker(pytest.mark.skip(reason="build the client and install chromium first"))


class Server:
    """The server in a separate process, so that it can be killed."""

    def __init__(
        self,
        database: str,
        ostrog: Path = OSTROG,
        client: Path = CLIENT,
    ) -> None:
        self.database = database
        self._client = client
        self._ostrog = ostrog
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        environment = os.environ | {
            "OSTROG_DATABASE": self.database,
            "OSTROG_CLIENT": str(self._client),
            "OSTROG_PORT": str(self.port),
            "OSTROG_MOST_GUESTS": "100000",  # all guests have the same address here
            "OSTROG_MOST_REQUESTS": "10000",
        }
        command = [str(self._ostrog), "serve"]
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kill the server, like a power failure."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Take a screenshot of every page when a test fails, and report its path."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and call.when == "call" and isinstance(browser, Browser):
        folder = Path(tempfile.mkdtemp(prefix=f"{item.name[:60]}-"))
        pages = [page for context in browser.contexts for page in context.pages]
        for number, page in enumerate(pages):
            with suppress(Error):
                page.screenshot(path=folder / f"{number}.png", timeout=5_000)
                report.sections.append((f"{page.url}", str(folder / f"{number}.png")))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server with its own database."""
    with serving() as server:
        yield server


@contextmanager
def serving(ostrog: Path = OSTROG) -> Iterator[Server]:
    """Start a server with its own database, by the command of some environment."""
    database = f"{POSTGRES}/ostrog_browser_{uuid.uuid4().hex[:12]}"
    # Playwright has an event loop in this thread, so the database is created in another.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(lambda: asyncio.run(create(database))).result()
        server = Server(database, ostrog)
        try:  # also what does not start on a busy machine leaves nothing behind
            elsewhere.submit(migrate, database).result()
            server.start()
            yield server
        finally:
            server.kill()
            elsewhere.submit(lambda: asyncio.run(drop(database))).result()
