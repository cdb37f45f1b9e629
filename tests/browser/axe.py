"""Asks axe what hinders people at a page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """What axe holds to be serious or critical."""
    if not page.evaluate("'axe' in window"):
        # Not as a script of the page, which its content policy would not let in.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate("async () => await axe.run(document)")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:400]}: {each['nodes'][0]['failureSummary']}"
        for each in report["violations"]
        if each["impact"] in ("serious", "critical")
    ]
