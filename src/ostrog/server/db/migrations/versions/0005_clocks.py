"""Add the status of matches, their clocks, and proposals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _of_match(table: str) -> sa.Column[object]:
    return sa.Column(
        "match",
        sa.Text,
        sa.ForeignKey("matches.id", name=f"fk_{table}_match", ondelete="CASCADE"),
        nullable=False,
    )


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("matches", sa.Column("ended", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("control", sa.JSON(none_as_null=True), nullable=True))
    op.add_column(
        "matches", sa.Column("paused", sa.Boolean, nullable=False, server_default="false")
    )
    op.create_table(
        "clocks",
        _of_match("clocks"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("remaining", sa.Interval, nullable=False),
        sa.Column("deadline", sa.DateTime(timezone=True), nullable=True, index=True),
        sa.Column("flagged", sa.DateTime(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_clocks"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.execute("INSERT INTO pulse (id) VALUES (1)")
    op.create_table(
        "proposals",
        _of_match("proposals"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("made_at", sa.Integer, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "kind", name="pk_proposals"),
    )


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_table("proposals")
    op.drop_table("pulse")
    op.drop_table("clocks")
    op.drop_column("matches", "paused")
    op.drop_column("matches", "control")
    op.drop_column("matches", "ended")
