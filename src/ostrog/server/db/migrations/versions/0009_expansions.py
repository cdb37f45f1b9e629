"""Add the expansions with which a match is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("matches", sa.Column("expansions", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("matches", "expansions")
