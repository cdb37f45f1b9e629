"""Metrics for operators; none of them identifies a match or a person."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
"""Registry of all metrics of this process."""

requests = Counter(
    "ostrog_requests", "Answered requests.", ("method", "route", "status"), registry=registry
)
latency = Histogram(
    "ostrog_request_seconds", "How long answers took.", ("route",), registry=registry
)
sockets = Gauge("ostrog_open_sockets", "Sockets of matches that are open.", registry=registry)
matches_in_memory = Gauge("ostrog_matches_in_memory", "Matches in memory.", registry=registry)
choices = Counter(
    "ostrog_choices",
    "Choices and undos of people, by what became of them.",
    ("outcome",),
    registry=registry,
)


def text() -> bytes:
    """Return all metrics in the text format of Prometheus."""
    return generate_latest(registry)
