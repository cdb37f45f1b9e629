"""The references of the kernel and of tables have every public name, each of them once."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from ostrog import kernel, table

AUTHORS = Path(__file__).parents[2] / "docs" / "authors"
DIRECTIVE = re.compile(r"^\.\. (?:auto\w+|py:data):: (\w+)$", re.MULTILINE)
MODULE = re.compile(r"^\.\. currentmodule:: (\S+)$", re.MULTILINE)


@pytest.mark.parametrize(("page", "package"), [("api.md", kernel), ("table-api.md", table)])
def test_every_public_name_of_a_package_is_in_its_reference(page: str, package: ModuleType) -> None:
    text = (AUTHORS / page).read_text(encoding="utf-8")
    assert sorted(DIRECTIVE.findall(text)) == sorted(package.__all__)
    assert set(MODULE.findall(text)) == {package.__name__}
