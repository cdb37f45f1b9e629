"""Checks that a tag, the version and the changelog agree; prints the notes of the release."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


class NotReady(Exception):
    """Something is missing for the release; the message says what to do."""


def notes_of(tag: str, version: str, changelog: str) -> str:
    """Return what the changelog says about a release."""
    if tag != f"v{version}":
        raise NotReady(f"The tag {tag} is not v{version}, the version in pyproject.toml.")
    heading = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    )
    if heading is None:
        raise NotReady(f"CHANGELOG.md has no section '## [{version}] - YYYY-MM-DD'.")
    rest = changelog[heading.end() :]
    following = re.search(r"^## ", rest, re.MULTILINE)
    notes = rest[: following.start() if following else None].strip()
    if not notes:
        raise NotReady(f"CHANGELOG.md says nothing about {version}.")
    return notes


def main(tag: str) -> int:
    """Print the notes of the release with this tag."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    try:
        print(notes_of(tag, project["version"], changelog))
    except NotReady as reason:
        print(reason, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
