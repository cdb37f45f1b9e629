"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    func,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _now() -> Column[object]:
    return Column("created", DateTime(timezone=True), nullable=False, server_default=func.now())


guests = Table(
    "guests",
    metadata,
    Column("id", Uuid, primary_key=True),
    Column("name", Text, nullable=False),
    _now(),
)

sessions = Table(
    "sessions",
    metadata,
    # Only a hash is stored: who reads the table cannot become anybody.
    Column("token_hash", LargeBinary, primary_key=True),
    Column("guest", Uuid, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    _now(),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("scenario", Text, nullable=False),
    Column("ruleset", JSON, nullable=False, server_default="{}"),
    Column("seed", LargeBinary, nullable=False),
    Column("opened_by", Uuid, ForeignKey("guests.id"), nullable=False),
    _now(),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Uuid, ForeignKey("guests.id"), nullable=True, index=True),
    # The level of the bot that holds the seat; empty where people sit.
    Column("bot", Text, nullable=False, server_default=""),
    Column("contribution", LargeBinary, nullable=False, server_default=""),
)

entries = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("request", Text, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    _now(),
    # A client that does not hear an answer sends the same request again.
    UniqueConstraint("match", "request"),
)
