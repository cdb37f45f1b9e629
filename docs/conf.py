"""How Sphinx builds these pages."""

from __future__ import annotations

import re
import sys
from importlib.metadata import version as installed_version

from sphinx.application import Sphinx

from ostrog import kernel
from ostrog.kernel.hidden.views import DecisionView

project = "Ostrog"
author = "the Ostrog contributors"
copyright = author
release = version = installed_version("ostrog")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = False
exclude_patterns = ["_build", "examples"]

autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
autodoc_inherit_docstrings = False

html_theme = "furo"
html_title = f"Ostrog {release}"

_SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")


def _spans(_: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Docstrings mark code as Markdown does, with one backtick; Sphinx wants two."""
    text = "\n".join(lines)
    lines[:] = _SPAN.sub(r"``\1``", text).splitlines()


def _name_types() -> None:
    """Let Sphinx find the types that modules of the kernel import for type checkers only."""
    names = {name: getattr(kernel, name) for name in kernel.__all__} | {
        "DecisionView": DecisionView
    }
    for module in [each for name, each in sys.modules.items() if name.startswith("ostrog.kernel.")]:
        for name, value in names.items():
            vars(module).setdefault(name, value)


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    _name_types()
    app.connect("autodoc-process-docstring", _spans)
