"""The rulebook: statements read from TOML, with their marks."""

from __future__ import annotations

from ostrog.kernel import Statement, read_rulebook

RULES = """
[[rule]]
id = "FRD-1"
chapter = "Marching"
text = "A company may wade."

[[rule]]
id = "FRD-2"
text = "A company may swim."
open = "The sources are silent."
"""


def test_a_statement_may_name_the_gap_that_it_fills() -> None:
    assert list(read_rulebook(RULES)) == [
        Statement("FRD-1", "A company may wade.", chapter="Marching"),
        Statement("FRD-2", "A company may swim.", open="The sources are silent."),
    ]
