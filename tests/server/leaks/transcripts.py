"""Transcripts: every byte that reaches an observer, for comparison with another world."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from httpx import Response

# These values differ between any two runs and cannot be fixed. Digits become nines, so that fields
# keep their length; mails lose two header lines, and answers lose the id of their request.

_MOMENT = re.compile(rb'"(?:at|on)":"\d{4}-\d\d-\d\dT[\d:.]+Z"')
"""The time of a chat line, note or report."""
_TIME_LEFT = re.compile(rb'"milliseconds":\d+')
"""The time left on a clock."""
_MAIL_HEAD = re.compile(rb"^(?:Date|Message-ID): .*\r\n(?:[ \t].*\r\n)*", re.MULTILINE)
_REQUEST_ID = "x-request-id"


def without_time(data: bytes) -> bytes:
    """Return data with moments and clocks replaced by constants."""
    for field in (_MOMENT, _TIME_LEFT):
        data = field.sub(lambda found: re.sub(rb"\d", b"9", found[0]), data)
    return data


class Heard(NamedTuple):
    """A message, answer or mail that reached the observer."""

    how: str
    what: bytes


class Leak(AssertionError):
    """An observer can tell two worlds apart that differ only in what it cannot know."""


class Transcript:
    """Everything that reached an observer, in order."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []

    def frame(self, text: str) -> None:
        """Record a message of the socket."""
        self.heard.append(Heard("frame", without_time(text.encode())))

    def answer(self, request: str, answer: Response) -> None:
        """Record an HTTP answer with its status and headers."""
        head = [f"{answer.status_code}"]
        head += [f"{n}: {v}" for n, v in sorted(answer.headers.items()) if n != _REQUEST_ID]
        body = without_time(answer.content)
        self.heard.append(Heard(request, "\n".join(head).encode() + b"\n\n" + body))

    def mail(self, mail: bytes) -> None:
        """Record a mail."""
        self.heard.append(Heard("mail", _MAIL_HEAD.sub(b"", mail)))

    def all_of(self, how: str) -> list[bytes]:
        """Return everything that came by one way, such as "frame"."""
        return [each.what for each in self.heard if each.how == how]


def must_be_equal(one: Transcript, other: Transcript) -> None:
    """Compare the transcripts of two worlds; raise `Leak` if they differ."""
    for number, (a, b) in enumerate(zip(one.heard, other.heard, strict=False)):
        if a != b:
            raise Leak(f"{number}: {a.how} and {b.how}: {difference(a.what, b.what)}")
    if len(one.heard) != len(other.heard):
        raise Leak(f"{len(one.heard)} and {len(other.heard)} things were heard")


def difference(one: Sequence[int], other: Sequence[int]) -> str:
    """Describe the place where two texts start to differ."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((index for index, (a, b) in pairs if a != b), min(len(one), len(other)))
    near = slice(max(0, at - 80), at + 80)
    return f"{len(one)} and {len(other)} bytes, at {at} {bytes(one[near])!r} {bytes(other[near])!r}"
