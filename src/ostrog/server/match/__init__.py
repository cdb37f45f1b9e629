"""Running matches: they are loaded, changed one request at a time, and sent to listeners."""
