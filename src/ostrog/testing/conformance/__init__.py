"""Conformance: checks that every game must pass, whatever its rules are."""
