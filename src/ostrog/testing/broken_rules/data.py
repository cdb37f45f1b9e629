"""Data files: changes one key of a TOML file or one message of a Fluent file."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Any


class BadData(ValueError):
    """A change that does not fit a data file."""


def change_data(name: str, text: str, key: str, old: str, new: str) -> str:
    """Return the text of a data file with one key changed."""
    if name.endswith(".toml"):
        return change_toml(text, key, old, new)
    return change_message(text, key, old, new)


def change_toml(text: str, key: str, old: str, new: str) -> str:
    """Change the value of a key, remove it (`new` is empty), or add to its table (`old` is empty).

    Both are TOML: a value, or the lines to add to a table.
    """
    document = tomllib.loads(text)
    path = keys_of(key)
    table: Any = document
    for part in path[:-1] if old else path:
        table = _inside(table, part, key)
    if not old:
        if not isinstance(table, dict):
            raise BadData(f"{key} is no table to add to")
        _merge(table, _parsed(new))
    elif _inside(table, path[-1], key) != _value(old):
        raise BadData(f"{key} is {dump_value(table[path[-1]])}")
    elif new:
        table[path[-1]] = _value(new)
    else:
        del table[path[-1]]
    return dump_toml(document)


def value_at(name: str, text: str, key: str) -> str:
    """Return the value of a key in a data file, as text."""
    if not name.endswith(".toml"):
        return _message(text, key)[0].strip()
    table: Any = tomllib.loads(text)
    for part in keys_of(key):
        table = _inside(table, part, key)
    return dump_value(table)


def keys_of(key: str) -> list[str]:
    """Split a dotted key as TOML does: `units."wood elves".strength`."""
    if not key:
        return []
    try:
        table: Any = tomllib.loads(f"{key} = 0")
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{key} is no key") from error
    path = []
    while isinstance(table, dict):
        ((part, table),) = table.items()
        path.append(part)
    return path


def dump_toml(document: Mapping[str, object]) -> str:
    """Write a document as TOML with one line per top-level key; it parses to the same values."""
    return "".join(f"{json.dumps(key)} = {dump_value(value)}\n" for key, value in document.items())


def dump_value(value: object) -> str:
    """Write a value as TOML on one line."""
    match value:
        case bool() | str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int() | float():
            return repr(value)
        case date() | datetime() | time():
            return value.isoformat()
        case list():
            return f"[{', '.join(dump_value(each) for each in value)}]"
        case dict():
            pairs = [f"{_key(key)} = {dump_value(each)}" for key, each in value.items()]
            return f"{{ {', '.join(pairs)} }}" if pairs else "{}"
    raise TypeError(type(value))


def change_message(text: str, key: str, old: str, new: str) -> str:
    """Replace a piece of text inside one message of a Fluent file."""
    found = _message(text, key)
    places = found[0].count(old) if old else 0
    if places != 1:
        raise BadData(f"{key} has {places} places for it")
    return text[: found.start()] + found[0].replace(old, new) + text[found.end() :]


def _message(text: str, key: str) -> re.Match[str]:
    """Find a message of a Fluent file, including its attributes."""
    found = re.search(rf"^{re.escape(key)} *=.*\n(?:(?:[ \t}}].*)?\n)*", text, re.MULTILINE)
    if found is None:
        raise BadData(f"there is no message {key}")
    return found


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _inside(table: Any, part: str, key: str) -> Any:
    try:
        return table[int(part)] if isinstance(table, list) else table[part]
    except (KeyError, IndexError, ValueError, TypeError) as error:
        raise BadData(f"there is no {key}") from error


def _value(text: str) -> object:
    return _parsed(f"value = {text}")["value"]


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"this is no TOML: {text}") from error


def _merge(table: dict[str, Any], more: Mapping[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict) and isinstance(table.get(key), dict):
            _merge(table[key], value)
        else:
            table[key] = value
