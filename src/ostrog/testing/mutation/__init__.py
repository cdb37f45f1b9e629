"""Mutation: code is changed on purpose, and a test must notice it."""
