"""The rulebook: statements read from TOML, with their marks."""

from __future__ import annotations

from ostrog.kernel import Statement, read_rulebook, read_translation

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


POLISH = """
[chapters]
"Marching" = "Marsz"

[text]
"FRD-1" = "Kompania może brodzić."

[open]
"FRD-2" = "Źródła milczą."
"""


def test_a_translation_takes_the_place_of_what_it_has() -> None:
    assert list(read_rulebook(RULES).translated(read_translation(POLISH))) == [
        Statement("FRD-1", "Kompania może brodzić.", chapter="Marsz"),
        Statement("FRD-2", "A company may swim.", open="Źródła milczą."),
    ]


def test_a_translation_does_not_make_a_ruling_of_ours_out_of_a_rule() -> None:
    text = '[open]\n"FRD-1" = "Źródła milczą."'
    assert read_rulebook(RULES).translated(read_translation(text))["FRD-1"].open == ""
