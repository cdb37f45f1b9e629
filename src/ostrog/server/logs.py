"""Logs: one JSON object a line on stderr, with nothing in it that is anybody's secret.

What a library says is made of whatever it had at hand, and so is the text of an exception. Of both
only the place is written down, never the words.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from datetime import UTC, datetime

import msgspec
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.types import Scope

OURS = "ostrog"
"""Loggers of this name and below say what they mean; each of their sentences was looked at."""
FOREIGN = "a library says something"
LIBRARIES = ("uvicorn", "uvicorn.access", "uvicorn.error")
"""They would write lines of their own: with addresses, and with the links to matches."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request in the course of which a line is written."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder(order="sorted").encode


class Lines(logging.Formatter):
    """Makes each record a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as it is written down."""
        return line(record)


def line(record: logging.LogRecord) -> str:
    """A record as JSON."""
    ours = record.name == OURS or record.name.startswith(f"{OURS}.")
    found: dict[str, object] = {
        "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
        "level": record.levelname.lower(),
        "logger": record.name,
        "event": record.getMessage() if ours else FOREIGN,
    }
    if not ours:
        found["place"] = f"{record.module}:{record.lineno}"
    if request := request_id.get():
        found["request"] = request
    found |= getattr(record, "fields", {})
    if record.exc_info and record.exc_info[1] is not None:
        found["errors"] = errors(record.exc_info[1])
    return _encode(found).decode()


def errors(error: BaseException) -> list[dict[str, object]]:
    """An exception and those behind it: their types and where they came from."""
    found: list[dict[str, object]] = []
    known: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in known:
        known.add(id(each))
        places = traceback.extract_tb(each.__traceback__, limit=-20)
        found.append(
            {
                "type": f"{type(each).__module__}.{type(each).__qualname__}",
                "stack": [f"{place.filename}:{place.lineno} {place.name}" for place in places],
            }
        )
        each = each.__cause__ or each.__context__
    return found


def short(match: str) -> str:
    """A match as logs name it: its id is the link to it, and stays out of them."""
    return hashlib.sha256(match.encode()).hexdigest()[:12]


def note(event: str, **fields: object) -> None:
    """Write down that something happened."""
    _log.info(event, extra={"fields": fields})


async def note_exception(error: Exception, scope: Scope) -> None:
    """Write down what a handler did not expect; a refusal was meant."""
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        fields = {"route": scope.get("path_template", "")}
        _log.error("a request failed", exc_info=error, extra={"fields": fields})


@asynccontextmanager
async def writing_lines(_: Litestar | None = None) -> AsyncIterator[None]:
    """Write lines while the server or a worker runs.

    Done when it starts and not before, since uvicorn sets up lines of its own in every process.
    """
    lines, root = logging.StreamHandler(sys.stderr), logging.getLogger()
    lines.setFormatter(Lines())
    root.addHandler(lines)
    logging.getLogger(OURS).setLevel(logging.INFO)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers.clear()
        library.propagate = True
        library.setLevel(logging.WARNING)
    try:
        note("starts")
        yield
        note("stops")
    except BaseException as error:
        # The lines stay, since uvicorn is about to say all that it knows of this.
        _log.critical("the server cannot go on", exc_info=error)
        raise
    root.removeHandler(lines)
