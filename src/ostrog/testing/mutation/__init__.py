"""Mutation testing: code is changed on purpose, and a test must fail."""
