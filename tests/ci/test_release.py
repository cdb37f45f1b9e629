"""What a release needs: one version, its notes, and forms and workflows that fit their schemas."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from release import NotReady, notes_of

from cli.running import run

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
CHANGELOG = """# Changelog

## [Unreleased]

- later

## [1.2.0] - 2027-01-31

### Added

- a thing

## [1.1.0] - 2026-12-24

- another
"""
SCHEMAS = {
    "vendor.github-workflows": sorted(GITHUB.glob("workflows/*.yml")),
    "vendor.dependabot": [GITHUB / "dependabot.yml"],
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.github-issue-forms": sorted(
        set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"}
    ),
    "vendor.compose-spec": [ROOT / "compose.yaml"],
}
"""The files that others read, by the schema that they must fit."""


def test_the_notes_of_a_release_are_its_section() -> None:
    assert notes_of("v1.2.0", "1.2.0", CHANGELOG) == "### Added\n\n- a thing"
    assert notes_of("v1.1.0", "1.1.0", CHANGELOG) == "- another"


@pytest.mark.parametrize(
    ("tag", "version", "reason"),
    [
        ("v1.2.1", "1.2.0", "is not v1.2.0"),
        ("1.2.0", "1.2.0", "is not v1.2.0"),
        ("v2.0.0", "2.0.0", "has no section"),
    ],
)
def test_nothing_is_released_that_does_not_agree(tag: str, version: str, reason: str) -> None:
    with pytest.raises(NotReady, match=reason):
        notes_of(tag, version, CHANGELOG)


def test_a_release_without_notes_is_refused() -> None:
    with pytest.raises(NotReady, match="says nothing"):
        notes_of("v1.0.0", "1.0.0", "## [1.0.0] - 2026-01-01\n\n## [0.9.0] - 2025-01-01\n- x")


def test_the_command_tells_the_version_of_the_package() -> None:
    (version,) = re.findall(
        r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    assert run("--version").output.strip() == f"ostrog {version}"


def test_the_changelog_collects_what_comes_next() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert headings[0] == "[Unreleased]"


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_for_others_fit_their_schemas(schema: str) -> None:
    files = list(map(str, SCHEMAS[schema]))
    assert files
    tool = Path(sys.executable).with_name("check-jsonschema")
    done = subprocess.run(
        [tool, "--builtin-schema", schema, *files], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_gate_runs_on_every_python_that_is_supported() -> None:
    workflow = msgspec.yaml.decode((GITHUB / "workflows" / "gate.yml").read_bytes())
    pythons = workflow["jobs"]["whole"]["strategy"]["matrix"]["python"]
    needed = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text())
    assert needed is not None
    assert pythons[0] == needed[1]
    assert pythons == [f"3.{minor}" for minor in range(11, 11 + len(pythons))]
    runs = [step.get("run", "") for step in workflow["jobs"]["whole"]["steps"]]
    assert any(command.startswith(".ci/run") for command in runs)


def test_what_publishes_has_no_password_and_waits_for_the_build() -> None:
    workflow = msgspec.yaml.decode((GITHUB / "workflows" / "release.yml").read_bytes())
    publish = workflow["jobs"]["publish"]
    assert publish["needs"] == "build"
    assert publish["permissions"]["id-token"] == "write"
    text = (GITHUB / "workflows" / "release.yml").read_text()
    assert set(re.findall(r"secrets\.(\w+)", text)) == {"GITHUB_TOKEN"}
    for name, job in workflow["jobs"].items():
        if name != "build":
            assert job["needs"]


@pytest.mark.parametrize("form", ["ruling", "fault"])
def test_whoever_reports_is_asked_for_the_record(form: str) -> None:
    fields = msgspec.yaml.decode((GITHUB / "ISSUE_TEMPLATE" / f"{form}.yml").read_bytes())["body"]
    record = next(field for field in fields if field.get("id") == "record")
    assert record["validations"]["required"]
    assert "ostrog play --save" in record["attributes"]["description"]
