"""How Sphinx builds these pages."""

from importlib.metadata import version as installed_version

project = "Ostrog"
author = "the Ostrog contributors"
copyright = author
release = version = installed_version("ostrog")

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nitpicky = False
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = f"Ostrog {release}"
