"""Accessibility audits of a page with axe."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast", "safe")
BOARD = ".board, .card-table"
AUDIT = """async ([themes, passed]) => {
    const context = passed ? {exclude: [...document.querySelectorAll(passed)]} : document
    const colours = ['color-contrast', 'link-in-text-block']
    const audit = async (rules) => {
        const options = {resultTypes: ['violations'], preload: false, ...rules}
        const {violations} = await axe.run(context, options)
        return violations
            .filter(({impact}) => impact === 'serious' || impact === 'critical')
            .map(({id, nodes: [{html, failureSummary}]}) =>
                `${id}: ${html.slice(0, 400)}: ${failureSummary}`)
    }
    if (!themes.length) return audit({})
    const found = []
    for (const [number, theme] of themes.entries()) {
        document.documentElement.dataset.theme = theme
        const hindering = await audit(number ? {runOnly: colours} : {})
        found.push(...hindering.map((each) => `${theme}: ${each}`))
    }
    return found
}"""
"""Script that runs axe and returns only the findings: sending the whole report would be slow."""


def findings(page: Page, themes: Sequence[str] = (), *, board_passed: bool = False) -> list[str]:
    """Return the serious and critical findings of axe, in the current theme or in these themes.

    A theme changes only colours: after the first theme only the rules about colours are checked.
    The board has most of a page's elements; `board_passed` leaves it out if it was audited before.
    """
    if not page.evaluate("'axe' in window"):
        # Evaluated, not added as a script: the page's content policy would block a script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AUDIT, [list(themes), BOARD if board_passed else ""])
    return found
