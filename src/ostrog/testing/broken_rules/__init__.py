"""Broken rules: mistakes an author could make, kept beside the tests that must notice them.

An entry names a symbol of the game and a piece of its syntax tree, so it survives when modules
move, parameters get other names, or the formatter lays out lines anew.
"""
