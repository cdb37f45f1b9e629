"""The files of the built client: its page at every screen, and its assets, compressed once."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import secrets
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath

from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.http.pages.match_page import Manifest, head, known_at, language_of
from ostrog.server.http.security import policy

SCREENS = [
    "/",
    "/new",
    "/lobby",
    "/matches",
    "/account",
    "/settings",
    "/people/{guest:str}",
    "/rules/{game:str}",
    "/rules/{game:str}/summary",
    "/rules/{game:str}/cards",
    "/rules/{game:str}/values",
    "/m/{match:str}/replay",
    "/records",
]
"""Paths at which the same page is served; the client shows the screen."""
ROOT_FILES = {
    "/favicon.ico": "image/x-icon",
    "/icon.svg": "image/svg+xml",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/cover.jpg": "image/jpeg",
    "/manifest.webmanifest": "application/manifest+json",
    "/robots.txt": "text/plain",
    "/licences.txt": "text/plain",
}
"""Files that browsers and others look for beside the page, and their media types."""
NOT_SCREENS = ("/api/", "/assets/", "/metrics", "/health")
"""Beginnings of paths below which the client has no screens."""
FOR_A_DAY = f"public, max-age={24 * 60 * 60}"
"""Caching of the other files: their names never change."""
READING = [HttpMethod.GET, HttpMethod.HEAD]
FOREVER = f"public, max-age={365 * 24 * 60 * 60}, immutable"
"""Caching of assets: their names contain a hash of their content."""
COMPRESSED = frozenset({".woff", ".woff2", ".webp", ".png", ".ogg", ".mp3"})
"""Kinds of files that are compressed already."""


class Asset(msgspec.Struct, frozen=True):
    """A file in memory."""

    kind: str
    plain: bytes
    gzipped: bytes
    """Empty if the file is sent as it is."""


class Assets:
    """The assets of the client; each is read and compressed when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        """Serve the files of this folder, also those of a client that is built later."""
        self._folder = folder
        self._kept: dict[str, Asset] = {}

    async def find(self, name: str) -> Asset | None:
        """Return an asset by its name, or None if there is none."""
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        found = await asyncio.to_thread(_read, self._folder / name)
        return None if found is None else self._kept.setdefault(name, found)


def _read(path: Path) -> Asset | None:
    if ".." in path.parts or not path.is_file():
        return None
    kind, _ = mimetypes.guess_type(path.name)
    plain = path.read_bytes()
    gzipped = b"" if path.suffix in COMPRESSED else gzip.compress(plain, mtime=0)
    return Asset(kind or "application/octet-stream", plain, gzipped)


class Client:
    """The built client in a folder."""

    def __init__(self, folder: Path, public_url: str) -> None:
        """Serve the client of this folder to people who reach it at the URL."""
        self._folder = folder
        self._public_url = public_url.rstrip("/")
        self.manifest = Manifest(folder)

    def page(self, status: int = 200, more: str = "") -> Response[str]:
        """Return the page, in which the client shows the screen of the address.

        `more` are further elements of its head.
        """
        html = (self._folder / "index.html").read_text("utf-8")
        # Those who show a preview of a link want whole addresses.
        html = html.replace('content="/cover.jpg"', f'content="{self._public_url}/cover.jpg"')
        nonce = secrets.token_urlsafe(16)
        known = f'<head>\n    <meta property="csp-nonce" nonce="{nonce}" />'
        return Response(
            html.replace("<head>", known, 1).replace("</head>", f"{more}</head>", 1),
            media_type=MediaType.HTML,
            status_code=status,
            headers={"content-security-policy": policy(nonce), "cache-control": "no-store"},
        )

    def nowhere(self, request: Request[object, object, State], error: Exception) -> Response[Any]:
        """Answer a request for an unknown address: a reader gets the page, which says so."""
        path = request.url.path
        if request.method in READING and not path.startswith(NOT_SCREENS):
            return self.page(404)
        return create_exception_response(request, error)

    async def file(self, name: str) -> Response[bytes]:
        """Return a file that lies beside the page."""
        found = await asyncio.to_thread(_read, self._folder / name.removeprefix("/"))
        if found is None:
            raise NotFoundException("no such file")
        headers = {"cache-control": FOR_A_DAY}
        return Response(found.plain, media_type=ROOT_FILES[name], headers=headers)


def client_files(client: Client, folder: Path) -> list[object]:
    """Return handlers that serve the built client in this folder."""
    assets = Assets(folder / "assets")

    @route(SCREENS, http_method=READING, include_in_schema=False)
    async def page() -> Response[str]:
        return await asyncio.to_thread(client.page)

    @route("/m/{match:str}", http_method=READING, include_in_schema=False)
    async def match_page(
        request: Request[object, object, State], match: FromPath[str]
    ) -> Response[str]:
        known = await known_at(request.app.state.engine, match, request.cookies.get(COOKIE))
        language = language_of(request.headers.get("accept-language", ""))

        def page() -> Response[str]:
            return client.page(more=head(known, client.manifest, language) if known else "")

        return await asyncio.to_thread(page)

    @route(list(ROOT_FILES), http_method=READING, include_in_schema=False)
    async def file(request: Request[object, object, State]) -> Response[bytes]:
        return await client.file(request.url.path)

    @route("/assets/{name:str}", http_method=READING, include_in_schema=False)
    async def asset(
        request: Request[object, object, State], name: FromPath[str]
    ) -> Response[bytes]:
        found = await assets.find(name)
        if found is None:
            raise NotFoundException("no such file")
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        if found.gzipped and takes_gzip:
            headers["content-encoding"] = "gzip"
        body = found.gzipped if found.gzipped and takes_gzip else found.plain
        return Response(body, media_type=found.kind, headers=headers)

    return [page, match_page, file, asset]
