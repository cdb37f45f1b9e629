"""Passwords: hashed with argon2id, away from the event loop."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

_hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    """What is stored of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_right(stored: str | None, password: str) -> bool:
    """Whether a password is the stored one; where none is stored, no, after the same work."""
    return await asyncio.to_thread(_compare, stored, password)


def is_outdated(stored: str) -> bool:
    """Whether a password was hashed with other parameters than it would be now."""
    return _hasher.check_needs_rehash(stored)


def _compare(stored: str | None, password: str) -> bool:
    try:
        _hasher.verify(_nobodys() if stored is None else stored, password)
    except VerifyMismatchError:
        return False
    return stored is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's password")
