"""Broken rules: deliberate mistakes in the code of a game that the tests of its rules must detect.

An entry names a symbol of the game and a piece of its syntax tree. It therefore stays valid when
modules move, parameters are renamed, or the formatter changes the layout.
"""
