"""Asks axe what hinders people at a page."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from browser.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ("light", "dark", "contrast", "safe")
AUDIT = """async (themes) => {
    const colours = ['color-contrast', 'link-in-text-block']
    const audit = async (rules) => {
        const options = {resultTypes: ['violations'], preload: false, ...rules}
        const {violations} = await axe.run(document, options)
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
"""Of a report only what was found leaves the page: the whole of it takes longer than to make it."""


def findings(page: Page, themes: Sequence[str] = ()) -> list[str]:
    """What axe holds to be serious or critical, in the theme that is set or in some.

    A theme changes colours and nothing else: after the first one the other rules are not asked.
    """
    if not page.evaluate("'axe' in window"):
        # Not as a script of the page, which its content policy would not let in.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(AUDIT, list(themes))
    return found
