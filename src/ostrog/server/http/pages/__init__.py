"""The pages of the client and its files."""
