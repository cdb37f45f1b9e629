"""Passwords, hashed with argon2id in a thread outside the event loop."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

_hasher = PasswordHasher()


async def hash_password(password: str) -> str:
    """Return the hash of a password for storage."""
    return await asyncio.to_thread(_hasher.hash, password)


async def is_right(stored: str | None, password: str) -> bool:
    """Whether a password fits the stored hash; without a hash the check takes as long and fails."""
    return await asyncio.to_thread(_compare, stored, password)


def is_outdated(stored: str) -> bool:
    """Whether a password was hashed with parameters that are no longer current."""
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
