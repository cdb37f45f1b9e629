"""Expansions of the games, each a package of its own; no game knows one of them."""
