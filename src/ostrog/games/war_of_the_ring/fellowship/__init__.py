"""Chapter 15: the Fellowship travels, shows itself and loses Companions."""
