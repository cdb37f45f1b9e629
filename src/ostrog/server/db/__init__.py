"""The database: its tables, reading and writing, and notification of other processes."""
