"""Recording of the messages that the server sends to a page."""

from __future__ import annotations

import gzip
import json

from playwright.sync_api import Page, WebSocket


class Ear:
    """Records all socket messages from the server to a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(self._news(frame)))

    @staticmethod
    def _news(frame: str | bytes) -> str:
        """Return a message without the layout, which describes all existing cards."""
        message = json.loads(gzip.decompress(frame) if isinstance(frame, bytes) else frame)
        return json.dumps({key: value for key, value in message.items() if key != "layout"})
