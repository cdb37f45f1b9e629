"""Leak tests: hidden information must not change any byte that an observer receives."""
