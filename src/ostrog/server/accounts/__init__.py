"""People: guests, accounts, profiles with ratings, blocks, mail, and their own data."""
