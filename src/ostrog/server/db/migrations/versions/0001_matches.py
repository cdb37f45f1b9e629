"""Add guests, matches and their entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def created() -> sa.Column[object]:
    """Return the column with the time at which a row was written."""
    now = sa.func.now()
    return sa.Column("created", sa.DateTime(timezone=True), nullable=False, server_default=now)


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        created(),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("guest", sa.Uuid, sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        created(),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("ruleset", sa.JSON, nullable=False, server_default="{}"),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("opened_by", sa.Uuid, sa.ForeignKey("guests.id"), nullable=False),
        created(),
    )
    op.create_table(
        "seats",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Uuid, sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("contribution", sa.LargeBinary, nullable=False, server_default=""),
    )
    op.create_table(
        "entries",
        sa.Column(
            "match", sa.Text, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        created(),
        sa.UniqueConstraint("match", "request"),
    )


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    for table in ("entries", "seats", "matches", "sessions", "guests"):
        op.drop_table(table)
