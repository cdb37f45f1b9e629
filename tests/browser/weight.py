"""Measures the client: the scripts loaded first, the first paint of the board, and its frames.

uv run python tests/browser/weight.py

needs the built client and PostgreSQL, and prints medians of one run:

- the JavaScript (gzip) that is loaded before the landing page and before a table is shown;
- the time to the first paint of a table with a CPU four times slower and a fast 3G line, and the
  time to the first paint of an empty page with a script and styles of the same size;
- the time of a frame while a map that came closer is panned, and while a blank SVG is panned.
"""

from __future__ import annotations

import gzip
import secrets
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, Server, serving
from browser.people import PATIENCE, Person

KILOBYTE = 1000
MOST_SCRIPT = 250 * KILOBYTE
"""Maximum size in bytes (gzip) of the JavaScript that is loaded first."""
MOST_PAINT = 2.0
"""Maximum ratio of the first paint to that of an empty page with the same script size."""
MOST_FRAME = 1.5
"""Maximum ratio of the frame time to that of a blank SVG."""
CLOSER = 1.5
"""Minimum ratio of a map that came closer to the whole map."""
TIMES = 3
SLOWER = 4
FAST_3G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.6 * 1024 * 1024 / 8 * 0.9,
    "uploadThroughput": 750 * 1024 / 8 * 0.9,
}
BOARD = ".board [data-ref], .card-table [data-ref]"
TABLES: dict[str, dict[str, object]] = {
    "five_armies": {"scenario": "standard", "seats": [0, 1]},
    "ring_cards": {"scenario": "duel-two-players", "seats": [0, 1]},
}
"""A match of each game with all seats."""
WATCH = """selector => {
    const there = new MutationObserver(() => {
        if (document.querySelector(selector)) {
            window.there = performance.now()
            there.disconnect()
        }
    })
    there.observe(document, {childList: true, subtree: true})
    const look = () => {
        if (document.querySelector(selector)) {
            requestAnimationFrame(() => requestAnimationFrame(() => {
                window.painted = performance.now()
            }))
        } else requestAnimationFrame(look)
    }
    look()
}"""
"""Script that records when an element appears and when it is painted."""
ASKED_FOR = """() => performance.getEntriesByType('resource')
    .filter(({startTime}) => startTime <= window.there)
    .map(({name}) => name.split('/').at(-1))"""
"""Script that returns the files that were requested before the board appeared."""
PAN = """selector => new Promise((done) => {
    const stage = document.querySelector(selector)
    const {left, top, width, height} = stage.getBoundingClientRect()
    const at = (share) => ({clientX: left + width * (0.5 + share), clientY: top + height * 0.5})
    const send = (target, type, share) => target.dispatchEvent(new MouseEvent(type, {
        bubbles: true, cancelable: true, view: window, button: 0, buttons: 1, ...at(share)}))
    const frames = []
    let last = 0
    let count = 0
    send(stage, 'mousedown', 0)
    const frame = (now) => {
        if (last) frames.push(now - last)
        last = now
        count += 1
        send(window, 'mousemove', 0.3 * Math.sin(count / 10))
        if (count < 90) requestAnimationFrame(frame)
        else {
            send(window, 'mouseup', 0)
            done(frames)
        }
    }
    requestAnimationFrame(frame)
})"""
"""Script that drags an element back and forth and returns the time of each frame in ms."""
BLANK = """<!doctype html><title>blank</title><style>body {{ margin: 0; overflow: hidden }}</style>
<div id="stage" style="width: 100vw; height: 100vh; overflow: hidden"><svg id="plane"
width="{width}" height="{height}" style="transform-origin: 0 0"></svg></div><script>
let from = null
stage.onmousedown = (event) => {{ from = event.clientX }}
onmousemove = (event) => {{
    if (from !== null) plane.style.transform = `translate(${{event.clientX - from}}px, 0) scale(1)`
}}
onmouseup = () => {{ from = null }}
</script>"""
EMPTY = """<!doctype html><html><head><title>empty</title>
<link rel="stylesheet" crossorigin href="/assets/style.css">
<script type="module" crossorigin src="/assets/script.js"></script></head>
<body><div id="root"></div></body></html>"""
PAINT = (
    "const root = document.getElementById('root'); root.textContent = '.'; root.dataset.ref = 1\n"
)


class Weight(NamedTuple):
    """Bytes that are loaded before something is shown, packed."""

    script: int
    style: int


class Figures(NamedTuple):
    """The results, in bytes and milliseconds."""

    landing: int
    table: int
    paints: dict[str, Paints]
    frame: float
    blank_frame: float

    def lines(self) -> Iterator[str]:
        """Yield the results as readable lines."""
        for name, script in (("landing page", self.landing), ("table", self.table)):
            share = script / MOST_SCRIPT
            yield f"JavaScript of the {name}: {script / KILOBYTE:.0f} kB gzip, {share:.0%} of it"
        for game, paints in self.paints.items():
            yield (
                f"first paint of {game}: {paints.table:.0f} ms, of an empty page of its weight: "
                f"{paints.empty:.0f} ms; {paints.ratio:.2f} times, at most {MOST_PAINT}"
            )
        frame = self.frame / self.blank_frame
        yield (
            f"a frame while the map is panned: {self.frame:.1f} ms, of a blank SVG: "
            f"{self.blank_frame:.1f} ms; {frame:.2f} times, at most {MOST_FRAME}"
        )


# Scripts


class Scripts:
    """Records which scripts, and which files of another kind if wanted, a page loads."""

    def __init__(self, page: Page, kind: str = "script") -> None:
        self._kind = kind
        self._responses = list[Response]()
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.request.resource_type == self._kind:
            self._responses.append(response)

    def sizes(self) -> dict[str, int]:
        """Return the gzip size of each script, by name."""
        return {
            each.url.rsplit("/", 1)[-1]: len(gzip.compress(each.body(), 9))
            for each in tuple(self._responses)  # more may arrive meanwhile
        }


def landing_scripts(browser: Browser, server: Server) -> dict[str, int]:
    """Return the scripts loaded before the buttons of the landing page appear."""
    page = browser.new_context().new_page()
    scripts = Scripts(page)
    page.goto(server.url)
    page.locator(".quick-play .big").first.wait_for()
    sizes = scripts.sizes()
    page.context.close()
    return sizes


def table_scripts(browser: Browser, cookies: BrowserContext, address: str) -> dict[str, int]:
    """Return the scripts loaded before the board of a match appears, with an empty cache."""
    return _table_files(browser, cookies, address)["script"]


def table_weight(browser: Browser, cookies: BrowserContext, address: str) -> Weight:
    """Return the size of what is loaded before the board of a match appears."""
    found = _table_files(browser, cookies, address)
    return Weight(sum(found["script"].values()), sum(found["stylesheet"].values()))


def _table_files(
    browser: Browser, cookies: BrowserContext, address: str
) -> dict[str, dict[str, int]]:
    context = browser.new_context()
    context.add_cookies(cookies.cookies())  # type: ignore[arg-type] # same data, another type
    page = context.new_page()
    files = {kind: Scripts(page, kind) for kind in ("script", "stylesheet")}
    page.add_init_script(f"({WATCH})({BOARD!r})")
    page.goto(address, wait_until="commit", timeout=3 * PATIENCE)
    page.wait_for_function("() => window.painted > 0", timeout=3 * PATIENCE)
    before: list[str] = page.evaluate(ASKED_FOR)
    sizes = {kind: each.sizes() for kind, each in files.items()}
    context.close()
    return {
        kind: {name: size for name, size in found.items() if name in before}
        for kind, found in sizes.items()
    }


# First paint


def first_paint(
    browser: Browser, address: str, cookies: BrowserContext | None, ready: str
) -> float:
    """Return the time in ms from opening an address to the paint of an element."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    if cookies is not None:
        context.add_cookies(cookies.cookies())  # type: ignore[arg-type] # same data, another type
    page = context.new_page()
    page.add_init_script(f"({WATCH})({ready!r})")
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit", timeout=3 * PATIENCE)
    page.wait_for_function("() => window.painted > 0", timeout=3 * PATIENCE)
    painted: float = page.evaluate("window.painted")
    context.close()
    return painted


@contextmanager
def serving_empty(database: str, weight: Weight) -> Iterator[str]:
    """Serve a page that shows a dot when scripts and styles of this size are loaded."""
    with tempfile.TemporaryDirectory() as folder:
        client = Path(folder)
        (client / "assets").mkdir()
        (client / "index.html").write_text(EMPTY)
        for name, size, rest in (
            ("script.js", weight.script, PAINT),
            ("style.css", weight.style, ""),
        ):
            (client / "assets" / name).write_text(f"/*{_filling(size - len(rest))}*/{rest}")
        server = Server(database, client=client)
        server.start()
        try:
            yield server.url
        finally:
            server.kill()


def _filling(size: int) -> str:
    """Return a text of this size in bytes after it is packed."""
    text = secrets.token_hex(size)
    return text[: len(text) * size // len(gzip.compress(text.encode()))]


class Paints(NamedTuple):
    """Medians of the first paint in milliseconds."""

    table: float
    empty: float

    @property
    def ratio(self) -> float:
        """How many times as long a table takes as an empty page."""
        return self.table / self.empty


def paints_of(browser: Browser, server: Server, game: str, times: int) -> Paints:
    """Measure the first paint of a game's table, and of an empty page of the same weight."""
    ann, address = open_table(browser, server, game)
    weight = table_weight(browser, ann.context, address)  # also wakes the match
    paints, empty_paints = list[float](), list[float]()
    with serving_empty(server.database, weight) as empty:
        first_paint(browser, empty, None, "[data-ref]")
        for _ in range(times):
            paints.append(first_paint(browser, address, ann.context, BOARD))
            empty_paints.append(first_paint(browser, empty, None, "[data-ref]"))
    ann.leave()
    return Paints(median(paints), median(empty_paints))


# Frames


def frame_of_map(context: BrowserContext, address: str) -> tuple[float, dict[str, float]]:
    """Return the median frame time while a map that came closer is panned, and its size."""
    page = context.new_page()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(address)
    page.locator(BOARD).first.wait_for()
    page.locator('.table[data-ready="true"]').wait_for()
    page.locator(".board-wash[data-theme]").wait_for()
    page.wait_for_function("() => document.querySelector('.board-stage').__zoom")
    plane = page.locator(".board-plane")
    size: dict[str, float] = plane.evaluate(
        "each => ({width: each.offsetWidth, height: each.offsetHeight})"
    )
    closer = page.locator(".board-tool").first
    for _ in range(2):  # until the map extends beyond the edge
        closer.press("+")
    width: float = plane.evaluate("each => each.getBoundingClientRect().width")
    assert width > CLOSER * size["width"], (width, size)
    frames = median(frame for _ in range(TIMES) for frame in page.evaluate(PAN, ".board-stage"))
    page.close()
    return frames, size


def frame_of_blank(context: BrowserContext, size: dict[str, float]) -> float:
    """Return the median frame time while a blank SVG of this size is panned."""
    page = context.new_page()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.set_content(BLANK.format(**size))
    frame: float = median(each for _ in range(TIMES) for each in page.evaluate(PAN, "#stage"))
    page.close()
    return frame


# Everything


def open_table(browser: Browser, server: Server, game: str = "five_armies") -> tuple[Person, str]:
    """Open a match for a person on both sides; return the person and the address."""
    ann = Person.enter(browser, painted=True)
    ann.page.request.get(f"{server.url}/api/me")  # creates the guest
    wanted = {"game": game, **TABLES[game]}
    opened = ann.page.request.post(f"{server.url}/api/matches", data=wanted)
    return ann, f"{server.url}/m/{opened.json()['id']}"


def weigh(browser: Browser, server: Server) -> Figures:
    """Measure everything."""
    ann, address = open_table(browser, server)
    landing, table = landing_scripts(browser, server), table_scripts(browser, ann.context, address)
    for name, sizes in (("landing page", landing), ("table", table)):
        heaviest = sorted(sizes.items(), key=lambda each: -each[1])[:6]
        print(name, ", ".join(f"{each} {size / KILOBYTE:.0f} kB" for each, size in heaviest))
    paints = {game: paints_of(browser, server, game, TIMES) for game in TABLES}
    frame, size = frame_of_map(ann.context, address)
    blank = frame_of_blank(ann.context, size)
    ann.leave()
    totals = sum(landing.values()), sum(table.values())
    return Figures(*totals, paints, frame, blank)


def main() -> None:
    """Measure with a separate server and database."""
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        print("\n".join(weigh(browser, server).lines()))
        browser.close()


if __name__ == "__main__":
    main()
