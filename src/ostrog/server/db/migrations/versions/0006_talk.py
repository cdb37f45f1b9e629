"""Add chat, notes, presence, the lobby, invitations and rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _of_match(table: str) -> sa.Column[object]:
    return sa.Column(
        "match",
        sa.Text,
        sa.ForeignKey("matches.id", name=f"fk_{table}_match", ondelete="CASCADE"),
        nullable=False,
    )


def _of_guest(table: str, name: str = "guest") -> sa.Column[object]:
    owner = sa.ForeignKey("guests.id", name=f"fk_{table}_{name}", ondelete="CASCADE")
    return sa.Column(name, sa.Uuid, owner, nullable=False, index=True)


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now())


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column(
        "matches", sa.Column("listed", sa.Boolean, nullable=False, server_default="false")
    )
    op.add_column(
        "matches",
        sa.Column(
            "rematch",
            sa.Text,
            sa.ForeignKey("matches.id", name="fk_matches_rematch", ondelete="SET NULL"),
            nullable=True,
        ),
    )
    op.create_index(
        "ix_matches_listed",
        "matches",
        ["created"],
        postgresql_where=sa.text("listed AND ended = ''"),
    )
    op.create_table(
        "lines",
        _of_match("lines"),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column(
            "guest",
            sa.Uuid,
            sa.ForeignKey("guests.id", name="fk_lines_guest", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        _moment("created"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_lines"),
        sa.UniqueConstraint("match", "request", name="uq_lines_match"),
    )
    op.create_table(
        "notes",
        _of_match("notes"),
        _of_guest("notes"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_notes"),
    )
    op.create_table(
        "presences",
        _of_match("presences"),
        _of_guest("presences"),
        sa.Column("process", sa.Uuid, nullable=False),
        sa.Column(
            "seen",
            sa.DateTime(timezone=True),
            nullable=False,
            server_default=sa.func.now(),
            index=True,
        ),
        sa.PrimaryKeyConstraint("match", "guest", "process", name="pk_presences"),
    )
    op.create_table(
        "invitations",
        _of_match("invitations"),
        _of_guest("invitations"),
        _of_guest("invitations", "invited_by"),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("declined", sa.Boolean, nullable=False, server_default="false"),
        _moment("created"),
        sa.PrimaryKeyConstraint("match", "guest", name="pk_invitations"),
    )


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    for table in ("invitations", "presences", "notes", "lines"):
        op.drop_table(table)
    op.drop_index("ix_matches_listed", "matches")
    op.drop_column("matches", "rematch")
    op.drop_column("matches", "listed")
