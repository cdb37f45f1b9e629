"""The server: guests, matches and live play in the browser."""
