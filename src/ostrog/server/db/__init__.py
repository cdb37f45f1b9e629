"""The database: its tables, what is written to them, and word of it to other processes."""
