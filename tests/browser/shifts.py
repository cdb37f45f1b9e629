"""Measures by how much a page moves under its reader while it loads."""

from __future__ import annotations

from playwright.sync_api import Page

QUIET = 3_000
"""Milliseconds for which a page is watched after everything was loaded."""
WATCH = """
window.shifts = []
new PerformanceObserver((list) => {
    for (const {value, startTime, hadRecentInput, sources} of list.getEntries()) {
        if (hadRecentInput) continue
        const moved = sources.map(({node, previousRect: a, currentRect: b}) => {
            const element = node?.nodeType === 1 ? node : node?.parentElement
            return `${element?.tagName}.${element?.className} ${a.y}-${a.bottom} ${b.y}-${b.bottom}`
        })
        window.shifts.push({value, at: Math.round(startTime), moved})
    }
}).observe({type: 'layout-shift', buffered: true})
"""
"""Script that records shifts of the layout, and what moved."""


class Shifts:
    """The shifts of a page since it was opened."""

    def __init__(self, page: Page) -> None:
        """Record from the next page on."""
        self._page = page
        page.add_init_script(WATCH)

    def total(self) -> tuple[float, list[object]]:
        """Return the sum of all shifts, and each of them, once the page has been still for long."""
        self._page.wait_for_load_state("networkidle")
        # What may move late is what nothing announces, so there is nothing to wait for but time.
        self._page.wait_for_timeout(QUIET)
        found = self._page.evaluate("window.shifts")
        return sum(each["value"] for each in found), found
