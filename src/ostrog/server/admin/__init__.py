"""Tasks of operators: repairing and closing matches, backups, and reading reports."""
