"""Audits the packages of the lock file: a known vulnerability fails the gate.

If the advisories cannot be reached, the script prints so and does not fail: that says nothing about
the packages, and a later run will check them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

UV = os.environ.get("UV", "uv")
"""Path of uv, which `uv run` sets in the environment; uv need not be on PATH."""
LOCKED = [UV, "export", "--frozen", "--no-emit-project", "--all-extras", "--quiet"]
AUDIT = [sys.executable, "-m", "pip_audit", "--disable-pip", "--timeout", "15"]
OUT_OF_REACH = re.compile(r"ConnectionError|HTTPError|SSLError|Timeout|[Cc]ould not connect")
PARTIAL = 10
"""Maximum number of unaudited packages to list by name; of more, only the count is printed."""


def main() -> int:
    """Audit the packages, print the result, and return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        requirements, report = Path(folder, "requirements.txt"), Path(folder, "report.json")
        requirements.write_bytes(subprocess.run(LOCKED, check=True, capture_output=True).stdout)
        files = ["--requirement", str(requirements), "--format", "json", "--output", str(report)]
        done = subprocess.run([*AUDIT, *files], check=False, capture_output=True, text=True)
        if report.is_file():
            return judge(json.loads(report.read_text("utf-8"))["dependencies"])
    if OUT_OF_REACH.search(done.stderr):
        print("NOT AUDITED: the advisories could not be reached.")
        return 0
    print(done.stderr, file=sys.stderr)
    return done.returncode or 1


def judge(packages: list[dict[str, Any]]) -> int:
    """Print the vulnerable and the unaudited packages; return 1 if any is vulnerable."""
    unknown = [each["name"] for each in packages if "skip_reason" in each]
    if unknown:
        named = f": {', '.join(unknown)}" if len(unknown) <= PARTIAL else ""
        print(f"NOT AUDITED: no advice about {len(unknown)} of {len(packages)} packages{named}.")
    vulnerable = [each for each in packages if each.get("vulns")]
    for each in vulnerable:
        for found in each["vulns"]:
            fixed = ", ".join(found["fix_versions"]) or "no version yet"
            print(f"{each['name']} {each['version']}: {found['id']}, mended in {fixed}")
    print(f"{len(packages) - len(unknown)} packages audited, {len(vulnerable)} vulnerable.")
    return 1 if vulnerable else 0


if __name__ == "__main__":
    sys.exit(main())
