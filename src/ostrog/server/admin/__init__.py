"""What operators do: repair and close matches, make backups, read reports."""
