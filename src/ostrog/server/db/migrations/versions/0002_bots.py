"""Add seats held by bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Upgrade the database to this revision."""
    op.add_column("seats", sa.Column("bot", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Downgrade the database to the previous revision."""
    op.drop_column("seats", "bot")
