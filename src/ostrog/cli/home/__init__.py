"""`ostrog home`: a server with a database of its own, for the people at one table."""
