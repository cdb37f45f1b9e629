"""Proof games: small complete games that together use every feature of the kernel."""
