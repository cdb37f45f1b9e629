"""Logs: one JSON object per line on stderr or in a file, without any secrets.

Messages of libraries and texts of exceptions can contain arbitrary data. Only the place in the code
where they arose is logged, never their text.
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
from logging.handlers import RotatingFileHandler

import msgspec
from litestar.exceptions import HTTPException
from litestar.types import Scope

OURS = "ostrog"
"""Root name of our own loggers, whose messages are known to contain no secrets."""
FOREIGN = "a library says something"
"""Text logged in place of a library's message."""
LIBRARIES = ("uvicorn", "uvicorn.access", "uvicorn.error")
"""Loggers whose own lines are disabled, since they contain addresses and links to matches."""
MOST_OF_A_FILE = 5_000_000
"""Maximum length of a log file in bytes; the one before it is kept."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Id of the request being handled; it is added to every log line."""

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder(order="sorted").encode


class Lines(logging.Formatter):
    """Formatter that writes each log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a log record."""
        return line(record)


def line(record: logging.LogRecord) -> str:
    """Return a log record as a line of JSON."""
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
    """Return the type and stack of an exception and of those that caused it, without texts."""
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
    """Return the short hash that identifies a match in logs; its id would give access to it."""
    return hashlib.sha256(match.encode()).hexdigest()[:12]


def note(event: str, **fields: object) -> None:
    """Log an event with its fields."""
    _log.info(event, extra={"fields": fields})


async def note_exception(error: Exception, scope: Scope) -> None:
    """Log an unexpected exception of a handler; intended refusals are not logged."""
    if not isinstance(error, HTTPException) or error.status_code >= 500:
        fields = {"route": scope.get("path_template", "")}
        _log.error("a request failed", exc_info=error, extra={"fields": fields})


@asynccontextmanager
async def writing_lines(file: str = "") -> AsyncIterator[None]:
    """Log as JSON lines while the server or a worker runs; without a file, to stderr.

    This is set up at startup and not earlier, since uvicorn configures its own logging in every
    process first.
    """
    lines, root = _handler(file), logging.getLogger()
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
        # Keep the handler, so that what uvicorn logs about this error is also stripped of its text.
        _log.critical("the server cannot go on", exc_info=error)
        raise
    root.removeHandler(lines)
    lines.close()


def _handler(file: str) -> logging.Handler:
    if file:
        return RotatingFileHandler(file, maxBytes=MOST_OF_A_FILE, backupCount=1, encoding="utf-8")
    return logging.StreamHandler(sys.stderr)
