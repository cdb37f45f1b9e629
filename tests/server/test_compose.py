"""The compose file and the image: what they name is there, and nothing runs as root."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from cli.running import run
from ostrog.server.settings import PREFIX, Settings

pytest.importorskip("yaml")

ROOT = Path(__file__).parents[2]


class HealthCheck(msgspec.Struct, forbid_unknown_fields=True):
    test: list[str]
    interval: str
    timeout: str
    retries: int
    start_period: str = "0s"


class Condition(msgspec.Struct, forbid_unknown_fields=True):
    condition: str


class Build(msgspec.Struct, forbid_unknown_fields=True):
    context: str
    dockerfile: str


class Service(msgspec.Struct, forbid_unknown_fields=True):
    image: str
    restart: str
    build: Build | None = None
    command: list[str] = []
    env_file: str = ""
    environment: dict[str, str] = {}
    ports: list[str] = []
    volumes: list[str] = []
    depends_on: dict[str, Condition] = {}
    healthcheck: HealthCheck | None = None
    read_only: bool = False
    tmpfs: str = ""
    security_opt: list[str] = []
    cap_drop: list[str] = []


class Compose(msgspec.Struct):
    services: dict[str, Service]
    volumes: dict[str, None]


@pytest.fixture(scope="module")
def compose() -> Compose:
    return msgspec.yaml.decode((ROOT / "compose.yaml").read_bytes(), type=Compose)


@pytest.fixture(scope="module")
def image() -> list[str]:
    return (ROOT / "Containerfile").read_text().splitlines()


def test_all_parts_are_watched_over(compose: Compose) -> None:
    assert set(compose.services) == {"postgres", "nats", "migrate", "server", "worker"}
    for name, service in compose.services.items():
        if name == "migrate":
            assert service.restart == "no"
        else:
            assert service.healthcheck is not None, name
            assert service.restart == "unless-stopped"
        for other, needed in service.depends_on.items():
            checked = compose.services[other].healthcheck is not None
            assert needed.condition == (
                "service_healthy" if checked else "service_completed_successfully"
            )


def test_what_is_to_be_kept_is_in_a_volume(compose: Compose) -> None:
    (volume,) = compose.services["postgres"].volumes
    assert volume.partition(":")[0] in compose.volumes


def test_nothing_is_open_to_the_world_and_no_secret_is_written_down(compose: Compose) -> None:
    for service in compose.services.values():
        assert all(port.startswith("127.0.0.1:") for port in service.ports)
        for name, value in service.environment.items():
            if "PASSWORD" in name or ("://" in value and "@" in value):
                assert "${POSTGRES_PASSWORD:?" in value


def test_settings_and_commands_are_known(compose: Compose, image: list[str]) -> None:
    known = {f"{PREFIX}{name.upper()}" for name in Settings.__struct_fields__}
    for service in compose.services.values():
        given = {name for name in service.environment if name.startswith(PREFIX)}
        assert given <= known
        if service.build is not None:
            assert (ROOT / service.build.dockerfile).is_file()
        if service.command[:1] == ["ostrog"]:
            assert run(*service.command[1:], "--help").exit_code == 0
    assert set(re.findall(rf"{PREFIX}\w+", "\n".join(image))) <= known


def test_the_image_copies_what_is_there_and_does_not_run_as_root(image: list[str]) -> None:
    stages = [line.split() for line in image if line.startswith("FROM ")]
    assert len(stages) == 3
    assert "USER ostrog" in image[image.index("WORKDIR /home/ostrog") :]
    for line in image:
        if line.startswith("COPY ") and "--from" not in line:
            *sources, _ = line.split()[1:]
            assert all((ROOT / source).exists() for source in sources), line
