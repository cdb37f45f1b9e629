"""Add preset answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.create_table(
        "presets",
        sa.Column(
            "match",
            sa.Text,
            sa.ForeignKey("matches.id", name="fk_presets_match", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column(
            "guest",
            sa.Uuid,
            sa.ForeignKey("guests.id", name="fk_presets_guest", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("answers", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_presets"),
    )


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_table("presets")
