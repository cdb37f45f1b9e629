"""Guests, accounts, profiles with ratings, blocks, mail, and personal data."""
