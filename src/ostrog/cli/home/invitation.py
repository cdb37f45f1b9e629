"""How friends in the same network find the table: its address, and a picture of it for phones."""

from __future__ import annotations

import io
import socket

import segno

OUTSIDE = ("192.0.2.1", 9)
"""An address that no machine has; nothing is sent, the system only says which way leads there."""


def address_in_network() -> str | None:
    """Return this machine's address in its network, or None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def picture_for_terminal(link: str) -> str:
    """Return the QR code of a link in half blocks, to be printed as it is."""
    drawn = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
