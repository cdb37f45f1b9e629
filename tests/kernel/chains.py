"""Hash chains of played-on states, here and in a second process with another hash seed.

Run as a script it is that process: it reads jobs from standard input and writes their chains.
"""

from __future__ import annotations

import hashlib
import os
import struct
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import IO

import msgspec

from ostrog.kernel import State, ask_of, encode
from proof.playing import SETUPS, play_at_random


class Job(msgspec.Struct):
    """Continue this state, whose chance has this seed, for so many decisions."""

    setup: str
    chance: int
    state: bytes
    seed: int
    decisions: int


def chain_of(state: State, seed: int, decisions: int) -> bytes:
    """Play on at random; hash every state, every option id and their order on the way."""
    chain = hashlib.blake2b(encode(state))
    for number, seat in enumerate(play_at_random(state, Random(seed))):
        ask = ask_of(state, seat)
        assert ask is not None
        chain.update(encode(state))
        chain.update(repr((seat, [option.id for option in ask.options])).encode())
        if number == decisions:
            break
    return chain.digest()


def carry_out(job: Job) -> bytes:
    setup = SETUPS[job.setup]
    fresh = setup.new(job.chance)
    state = fresh.setting.rules.decode(job.state, fresh.setting)
    return chain_of(state, job.seed, job.decisions)


class OtherProcess:
    """The second process."""

    def __init__(self) -> None:
        tests = Path(__file__).parents[1]
        env = dict(os.environ, PYTHONHASHSEED="4242", PYTHONPATH=str(tests))
        self._process = subprocess.Popen(
            [sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        )

    def carry_out(self, job: Job) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        _send(self._process.stdin, msgspec.msgpack.encode(job))
        return _receive(self._process.stdout)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=10)


def _send(stream: IO[bytes], data: bytes) -> None:  # a pipe to or from the other process
    stream.write(struct.pack(">I", len(data)) + data)
    stream.flush()


def _receive(stream: IO[bytes]) -> bytes:
    size = stream.read(4)
    return stream.read(struct.unpack(">I", size)[0]) if size else b""


def main() -> None:
    while data := _receive(sys.stdin.buffer):
        _send(sys.stdout.buffer, carry_out(msgspec.msgpack.decode(data, type=Job)))


if __name__ == "__main__":
    main()
