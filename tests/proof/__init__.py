"""Proof games: small, complete, and between them in need of everything the kernel can do."""
