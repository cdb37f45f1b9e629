"""The files of the built client: its page at every screen, and its assets, compressed once."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import secrets
from pathlib import Path

import msgspec
from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

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
    "/m/{match:str}",
    "/m/{match:str}/replay",
    "/records",
]
"""Paths at which the page is served; the client shows the screen."""
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


def client_files(folder: Path) -> list[object]:
    """Return handlers that serve the built client in this folder."""
    assets = Assets(folder / "assets")

    @get(SCREENS, include_in_schema=False)
    async def page() -> Response[str]:
        html = await asyncio.to_thread((folder / "index.html").read_text, "utf-8")
        nonce = secrets.token_urlsafe(16)
        known = f'<head>\n    <meta property="csp-nonce" nonce="{nonce}" />'
        return Response(
            html.replace("<head>", known, 1),
            media_type=MediaType.HTML,
            headers={"content-security-policy": policy(nonce), "cache-control": "no-store"},
        )

    @route(
        "/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
    )
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

    return [page, asset]
