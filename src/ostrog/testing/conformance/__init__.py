"""Conformance: what every game must keep, whatever its rules are."""
