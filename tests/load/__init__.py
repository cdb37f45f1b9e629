"""Load tests: compare a server with a bare pipeline that does the same writing and sending."""
