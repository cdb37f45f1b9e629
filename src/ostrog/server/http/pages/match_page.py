"""The page of a match names the files of its table, so that a browser fetches them all at once.

Otherwise a browser learns of them one after the other: from the script, from the answer who it is,
and from the answer which game is played; on a slow line every answer takes half a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path

import msgspec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.accounts import guests
from ostrog.server.db import storage
from ostrog.server.protocol.lobby import Me
from ostrog.words import LANGUAGES

FALLBACK = "en"
"""The language whose words stand behind those of the others."""
EARLY = "src/api/early.ts"
"""Source of the script that opens a socket at once; the client goes on with it."""
TABLE = "table"
"""What the client's build calls the chunk of the table."""
VOCABULARIES = "src/words/vocabularies.json"
CARD_TABLE = "src/cardtable/"
"""Folder of the table on which games without a board are played; their skins ask for it."""


class Known(msgspec.Struct, frozen=True):
    """What the page of a match tells the client besides."""

    me: Me
    game: str


class Chunk(msgspec.Struct, frozen=True, rename="camel"):
    """A file of the built client, and what belongs to it, as its manifest lists them."""

    file: str
    name: str = ""
    imports: tuple[str, ...] = ()
    dynamic_imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


class Manifest:
    """The files of the built client by their sources."""

    def __init__(self, client: Path) -> None:
        """Read the manifest of the client in a folder; without one, nothing is known."""
        self._path = client / ".vite" / "manifest.json"
        self._chunks: dict[str, Chunk] = {}
        self._read_at = 0

    def early(self) -> str:
        """Return the script that asks for the match before the others are there, or nothing."""
        self._read()
        return self._chunks[EARLY].file if EARLY in self._chunks else ""

    def files(self, game: str, language: str) -> Iterator[str]:
        """Yield the files that the table of a game needs in a language, each once."""
        self._read()
        skins = (f"src/games/{game}/skin.{suffix}" for suffix in ("ts", "tsx"))
        skin = next((each for each in skins if each in self._chunks), "")
        further = self._chunks[skin].dynamic_imports if skin else ()
        tables = [name for name, chunk in self._chunks.items() if chunk.name == TABLE]
        cards = [name for name in further if name.startswith(CARD_TABLE)]
        words = [
            f"{folder}words/{each}.ftl"
            for each in dict.fromkeys((language, FALLBACK))
            for folder in ("src/", f"../src/ostrog/games/{game}/", f"src/games/{game}/")
        ]
        yield from dict.fromkeys(self._with_parts([*tables, skin, *cards, VOCABULARIES, *words]))

    def _with_parts(self, names: Iterable[str]) -> Iterator[str]:
        for name in names:
            chunk = self._chunks.get(name)
            if chunk is not None:
                yield chunk.file
                yield from chunk.css
                yield from self._with_parts(chunk.imports)

    def _read(self) -> None:
        """Read the manifest if the client was built since."""
        try:
            changed = self._path.stat().st_mtime_ns
            if changed != self._read_at:
                self._chunks = msgspec.json.decode(self._path.read_bytes(), type=dict[str, Chunk])
                self._read_at = changed
        except (OSError, msgspec.MsgspecError):
            self._chunks, self._read_at = {}, 0


async def known_at(engine: AsyncEngine, match: str, token: str | None) -> Known | None:
    """Return what a browser may know at the address of a match; nothing without a session.

    Whoever has a session and the address may ask for as much, and for more. A page is also served
    if the database cannot be read: then the client says so.
    """
    try:
        guest = await guests.recognise(engine, token)
        stored = None if guest is None else await storage.find_match(engine, match)
    except (DBAPIError, OSError):
        return None
    if guest is None or stored is None:
        return None
    return Known(Me(str(guest.id), guest.name), stored.game)


def head(known: Known, manifest: Manifest, language: str) -> str:
    """Return the elements by which files are fetched early, and what the client is told."""
    links = [_link(file) for file in manifest.files(known.game, language)]
    if early := manifest.early():
        links.insert(0, _script(early))
    # A name may contain what would end the element; in JSON it can be written otherwise.
    told = msgspec.json.encode(known).decode().replace("<", "\\u003c")
    data = f'<script type="application/json" id="known">{told}</script>'
    return "".join(f"    {element}\n" for element in (*links, data))


def _script(file: str) -> str:
    address = escape(f"/{file}")
    # It waits for nothing, and nothing waits for it.
    return f'<script type="module" async fetchpriority="high" crossorigin src="{address}"></script>'


def _link(file: str) -> str:
    address = escape(f"/{file}")
    if file.endswith(".js"):
        return f'<link rel="modulepreload" crossorigin href="{address}" />'
    kind = "style" if file.endswith(".css") else "fetch"
    return f'<link rel="preload" as="{kind}" crossorigin href="{address}" />'


def language_of(accepted: str) -> str:
    """Return the first language of an Accept-Language header in which there are words."""
    wanted = (each.strip()[:2].lower() for each in accepted.split(","))
    return next((each for each in wanted if each in LANGUAGES), FALLBACK)
