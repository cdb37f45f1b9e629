"""How much a server bears, against a bare pipeline that does the same writing and sending."""
