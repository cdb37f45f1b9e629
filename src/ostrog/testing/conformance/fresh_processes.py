"""A second process with another hash seed, which must continue games exactly like this one."""

from __future__ import annotations

import hashlib
import os
import struct
import subprocess
import sys
from random import Random
from types import TracebackType
from typing import IO, Self

import msgspec

from ostrog.kernel import State, asks, encode, view
from ostrog.testing.conformance.subjects import Subject, play_at_random

_encode_view = msgspec.msgpack.Encoder().encode


class Continuation(msgspec.Struct):
    """A job: continue an encoded state for a number of decisions."""

    subject: Subject
    chance: int
    state: bytes
    seed: int
    decisions: int


def chain_of(state: State, seed: int, decisions: int) -> bytes:
    """Continue at random and return a hash of all states, views, and option ids in order."""
    chain = hashlib.blake2b()
    for number, _ in enumerate(play_at_random(state, Random(seed))):
        chain.update(encode(state))
        for ask in asks(state):
            chain.update(repr((ask.seat, ask.kind, [o.id for o in ask.options])).encode())
        for observer in state.setting.observers:
            chain.update(_encode_view(view(state, observer)))
        if number == decisions:
            break
    chain.update(encode(state))
    return chain.digest()


def carry_out(job: Continuation) -> bytes:
    """Do a job in this process and return its hash."""
    setting = job.subject.new(job.chance).setting
    return chain_of(setting.rules.decode(job.state, setting), job.seed, job.decisions)


class OtherProcess:
    """The second process, which is reused for many jobs."""

    def __init__(self) -> None:
        """Start the process with the import path of this one and another hash seed."""
        path = os.pathsep.join(entry for entry in sys.path if entry)
        env = dict(os.environ, PYTHONHASHSEED="4242", PYTHONPATH=path)
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from ostrog.testing.conformance.fresh_processes import main; main()",
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
        )

    def carry_out(self, job: Continuation) -> bytes:
        """Do a job in the other process; an empty answer means that it crashed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _send(self._process.stdin, msgspec.msgpack.encode(job))
        return _receive(self._process.stdout)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=10)


def _send(stream: IO[bytes], data: bytes) -> None:
    stream.write(struct.pack(">I", len(data)) + data)
    stream.flush()


def _receive(stream: IO[bytes]) -> bytes:
    size = stream.read(4)
    return stream.read(struct.unpack(">I", size)[0]) if size else b""


def main() -> None:
    """Run as the second process: do jobs from standard input until it ends."""
    while data := _receive(sys.stdin.buffer):
        _send(sys.stdout.buffer, carry_out(msgspec.msgpack.decode(data, type=Continuation)))
