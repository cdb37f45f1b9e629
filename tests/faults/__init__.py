"""Fault tests: servers, the worker, PostgreSQL and NATS fail while matches are played."""
