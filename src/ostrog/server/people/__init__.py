"""People: accounts, mail, profiles with ratings, blocks, reports, and one's own data."""
